# Legacy in English: everything the rules and the boards say.
#
# Amounts, cards and people come as arguments that are messages themselves. The forms of such a message are its
# attributes, and reach the message around it as further variables: the .acc of $what is $what-acc (core.ftl).

game-legacy = Legacy
game-legacy-about = Marry well and grow a tree the Duke would envy.
# The letter it goes by: the Duke's, since Lorenzo has the L.
game-legacy-initial = D

option-legacy-venture_cost = Price of a venture
option-legacy-venture_cost-help = The rulebooks differ: in the Russian one a venture costs gold as well, in the Polish one it does not.
option-legacy-venture_cost-russian = with gold
option-legacy-venture_cost-polish = without gold
option-legacy-solo = Solo game
option-legacy-solo-help = On your own you either raise a family as usual or find out who your ancestors were.
option-legacy-solo-standard = the family
option-legacy-solo-testament = the Testament

## The score

score-legacy-play = during play
score-legacy-prestige = prestige
score-legacy-children = children
score-legacy-patron = patron
score-legacy-goals = minor goals
score-legacy-tree = relatives and hints

## Amounts

legacy-nothing = nothing
legacy-n-gold = { $n } gold
legacy-n-honour = { $n } honour
legacy-n-prestige = { $n } prestige
legacy-n-income = { $n } income
legacy-n-friends = { $n ->
    [one] { $n } friend
   *[other] { $n } friends
}
legacy-n-friends-from-deck = { $n ->
    [one] { $n } friend from the deck
   *[other] { $n } friends from the deck
}
legacy-plus = +{ $what }
legacy-minus = −{ $what }

## Cards

legacy-friend-aleksandr = Aleksandr
legacy-friend-carlos = Carlos
legacy-friend-erich = Erich
legacy-friend-eustachy = Eustachy
legacy-friend-george = George
legacy-friend-hans_heinrich = Hans Heinrich
legacy-friend-jan = Jan
legacy-friend-leonid = Leonid
legacy-friend-nicolas = Nicolas
legacy-friend-robert = Robert
legacy-friend-roger = Roger
legacy-friend-thomas = Thomas
legacy-friend-friedrich = Friedrich
legacy-friend-pierre = Pierre
legacy-friend-laurent = Laurent
legacy-friend-manuel = Manuel
legacy-friend-constant = Constant
legacy-friend-patrick = Patrick
legacy-friend-michael = Michael
legacy-friend-arianne = Arianne
legacy-friend-bernadette = Bernadette
legacy-friend-claire = Claire
legacy-friend-fehmi = Fehmi
legacy-friend-isabella = Isabella
legacy-friend-lucienne = Lucienne
legacy-friend-maria = Maria
legacy-friend-margarethe = Margarethe
legacy-friend-miranda = Miranda
legacy-friend-nancy = Nancy
legacy-friend-sophie = Sophie
legacy-friend-ann = Ann
legacy-friend-evgenia = Evgenia
legacy-friend-gertrude = Gertrude
legacy-friend-katherine = Katherine
legacy-friend-nathalie = Nathalie
legacy-friend-vera = Vera
legacy-friend-angelique = Angelique
legacy-friend-rowena = Rowena
legacy-friend-antoine = Antoine
legacy-friend-armand = Armand
legacy-friend-gaspard = Gaspard
legacy-friend-etienne = Etienne
legacy-friend-felipe = Felipe
legacy-friend-diego = Diego
legacy-friend-lorenzo = Lorenzo
legacy-friend-giacomo = Giacomo
legacy-friend-alessandro = Alessandro
legacy-friend-william = William
legacy-friend-james = James
legacy-friend-otto = Otto
legacy-friend-stanislaw = Stanislaw
legacy-friend-kazimierz = Kazimierz
legacy-friend-dmitri = Dmitri
legacy-friend-pieter = Pieter
legacy-friend-willem = Willem
legacy-friend-mehmed = Mehmed
legacy-friend-charlotte = Charlotte
legacy-friend-margot = Margot
legacy-friend-odette = Odette
legacy-friend-rosalie = Rosalie
legacy-friend-camille = Camille
legacy-friend-josephine = Josephine
legacy-friend-carmen = Carmen
legacy-friend-ines = Ines
legacy-friend-bianca = Bianca
legacy-friend-francesca = Francesca
legacy-friend-elizabeth = Elizabeth
legacy-friend-caroline = Caroline
legacy-friend-agnieszka = Agnieszka
legacy-friend-zofia = Zofia
legacy-friend-anastasia = Anastasia
legacy-friend-tatiana = Tatiana
legacy-friend-johanna = Johanna
legacy-friend-saskia = Saskia
legacy-friend-abigail = Abigail

legacy-child-son = Son
legacy-child-daughter = Daughter
legacy-child-handsome = Handsome
legacy-child-brave = Brave
legacy-child-don_juan = Don Juan
legacy-child-gossip_queen = Gossip Queen
legacy-child-beautiful_smile = Beautiful Smile
legacy-child-true_beauty = A True Beauty
legacy-child-surprise_twins_son = Surprise Twins (a son)
legacy-child-surprise_twins_daughter = Surprise Twins (a daughter)
legacy-child-complication = Complication

legacy-head-blue = the blue head of family
legacy-head-white = the white head of family
legacy-head-beige = the beige head of family
legacy-head-purple = the purple head of family

legacy-title-baron = Baron
legacy-title-viscount = Viscount
legacy-title-count = Count
legacy-title-knight_of_saint_louis = Knight of the Order of Saint Louis
legacy-title-royal_councillor = Royal Councillor
legacy-title-marquis = Marquis
legacy-title-marshal_of_france = Marshal of France
legacy-title-peer_of_france = Peer of France
legacy-title-duke = Duke

legacy-contribution-street_lanterns = Street Lanterns
legacy-contribution-public_fountain = Public Fountain
legacy-contribution-foundling_hospital = Foundling Hospital
legacy-contribution-court_ballet = Court Ballet
legacy-contribution-public_library = Public Library
legacy-contribution-academy_of_painting = Academy of Painting
legacy-contribution-botanical_garden = Botanical Garden
legacy-contribution-royal_military_school = Royal Military School
legacy-contribution-opera_house = Opera House

legacy-patron-john_law = John Law
legacy-patron-madame_de_pompadour = Madame de Pompadour
legacy-patron-emilie_du_chatelet = Émilie du Châtelet
legacy-patron-cardinal_fleury = Cardinal Fleury
legacy-patron-prince_of_conti = Prince of Conti
    .acc = the Prince of Conti
legacy-patron-voltaire = Voltaire

legacy-mission-new_steam_engine = New Steam Engine
legacy-mission-establish_a_craft_guild = Establish a Craft Guild
legacy-mission-renovate_the_old_cathedral = Renovate the Old Cathedral
legacy-mission-diplomatic_mission_to_thailand = Diplomatic Mission to Thailand
legacy-mission-french_culture = French Culture
legacy-mission-found_a_political_party = Found a Political Party
legacy-mission-preparing_for_the_revolution = Preparing for the Revolution
legacy-mission-unrest_at_the_court = Unrest at the Court
legacy-mission-strengthen_the_royal_navy = Strengthen the Royal Navy
legacy-mission-sponsor_the_encyclopedia = Sponsor the Encyclopedia
legacy-mission-masquerade_ball = Masquerade Ball
legacy-mission-grand_tour = The Grand Tour
legacy-mission-numerous_lineage = A Numerous Lineage
legacy-mission-royal_audience = Royal Audience
legacy-mission-paris_salon = The Paris Salon


legacy-pawn-green = green pawn
    .acc = a green pawn
legacy-pawn-orange = orange pawn
    .acc = an orange pawn
legacy-pawn-red = red pawn
    .acc = a red pawn
legacy-pawn-blue = blue pawn
    .acc = a blue pawn
legacy-pawn-yellow = yellow pawn
    .acc = a yellow pawn

## Hints of the Testament: whom they are about, and what must be true

legacy-hint = { $who } { $what }
legacy-hint-one = { $sex ->
    [male] one of the { $kin }
    [female] one of the { $kin }
   *[any] one of the { $kin }
}
legacy-hint-several = at least { $n } of the { $kin }
legacy-kin-relatives = { $sex ->
    [male] male relatives
    [female] female relatives
   *[any] relatives
}
legacy-kin-ancestors = { $sex ->
    [male] male ancestors
    [female] female ancestors
   *[any] ancestors
}
legacy-kin-fathers_side = { $sex ->
    [male] male ancestors on the father's side
    [female] female ancestors on the father's side
   *[any] ancestors on the father's side
}
legacy-kin-mothers_side = { $sex ->
    [male] male ancestors on the mother's side
    [female] female ancestors on the mother's side
   *[any] ancestors on the mother's side
}
legacy-kin-grandparents = { $sex ->
    [male] grandfathers
    [female] grandmothers
   *[any] grandparents
}
legacy-kin-great_grandparents = { $sex ->
    [male] great-grandfathers
    [female] great-grandmothers
   *[any] great-grandparents
}
legacy-kin-great_great_grandparents = { $sex ->
    [male] great-great-grandfathers
    [female] great-great-grandmothers
   *[any] great-great-grandparents
}
legacy-hint-artist = { $form ->
    [many] were artists
    [female] was an artist
   *[male] was an artist
}
legacy-hint-aristocrat = { $form ->
    [many] were aristocrats
    [female] was an aristocrat
   *[male] was an aristocrat
}
legacy-hint-scientist = { $form ->
    [many] were scientists
    [female] was a scientist
   *[male] was a scientist
}
legacy-hint-craftsman = { $form ->
    [many] were craftsmen
    [female] was a craftswoman
   *[male] was a craftsman
}
legacy-hint-diplomat = { $form ->
    [many] were diplomats
    [female] was a diplomat
   *[male] was a diplomat
}
legacy-hint-foreign = { $form ->
    [many] were not French
    [female] was not French
   *[male] was not French
}
legacy-hint-from = { $form ->
    [many] came from { $where }
    [female] came from { $where }
   *[male] came from { $where }
}
legacy-hint-title = { $form ->
    [many] held titles
    [female] held a title
   *[male] held a title
}
legacy-hint-contribution = { $form ->
    [many] made contributions
    [female] made a contribution
   *[male] made a contribution
}
legacy-hint-mansion = { $form ->
    [many] had mansions
    [female] had a mansion
   *[male] had a mansion
}
legacy-hint-venture = { $form ->
    [many] ran ventures
    [female] ran a venture
   *[male] ran a venture
}
legacy-hint-or = { $one } or { $other }
legacy-country-american = America
legacy-country-french = France
legacy-country-british = Britain
legacy-country-italian = Italy
legacy-country-spanish = Spain
legacy-country-polish = Poland
legacy-country-prussian = Prussia
legacy-country-russian = Russia
legacy-country-turkish = Turkey
legacy-country-dutch = Holland
legacy-hint-children = { $couples ->
    [one] a couple among the { $kin }
   *[other] at least { $couples } couples among the { $kin }
} had { $n ->
    [one] a child
   *[other] at least { $n } children
}{ $child }
legacy-hint-child-artist = , one of them an artist
legacy-hint-child-aristocrat = , one of them an aristocrat
legacy-hint-child-scientist = , one of them a scientist
legacy-hint-child-craftsman = , one of them a craftsman
legacy-hint-child-diplomat = , one of them a diplomat
legacy-hint-compatriots = { $couples ->
    [one] a known couple among the { $kin }
   *[other] at least { $couples } known couples among the { $kin }
} came from the same country, but not from France
legacy-hint-nations = { $n ->
    [one] the family tree includes at least { $n } nation
   *[other] the family tree includes at least { $n } nations
}

## Minor goals of the patrons

legacy-goal-gold = gold
legacy-goal-hand = friends in hand
legacy-goal-missions = missions fulfilled
legacy-goal-nationalities = nations in the family
legacy-goal-titles = titles
legacy-goal-family_artist = artists in the family
legacy-goal-family_aristocrat = aristocrats in the family
legacy-goal-family_scientist = scientists in the family
legacy-goal-family_craftsman = craftsmen in the family
legacy-goal-family_diplomat = diplomats in the family
legacy-goal-promised_artist = artists promised in generation IV
legacy-goal-promised_aristocrat = aristocrats promised in generation IV
legacy-goal-promised_scientist = scientists promised in generation IV
legacy-goal-promised_craftsman = craftsmen promised in generation IV
legacy-goal-promised_diplomat = diplomats promised in generation IV
legacy-goal-promised_foreigners = promised friends in generation IV who are not French

## People and places

legacy-holding-mansion = a mansion
legacy-holding-venture = a venture
legacy-unknown-man = unknown man
legacy-unknown-woman = unknown woman
legacy-with-epithet = { $name } { $epithet }
legacy-husband-of = the husband of { $partner }
legacy-wife-of = the wife of { $partner }
legacy-son-of = a son of { $parent } (no. { $n })
legacy-daughter-of = a daughter of { $parent } (no. { $n })
legacy-parents-of = the parents of { $child }
legacy-father-of = the father of { $child }
legacy-mother-of = the mother of { $child }
legacy-brother-of = a brother of { $other } (no. { $n })
legacy-sister-of = a sister of { $other } (no. { $n })
legacy-couple = { $one } and { $other }
legacy-and-his-wife = { $one } and his wife
legacy-and-her-husband = { $one } and her husband
legacy-in-place-of = as { $person }
legacy-beside = married to { $person }

legacy-space-title = Acquire a title
legacy-space-doctor = Hire the doctor
legacy-space-mansion = Buy a mansion
legacy-space-venture = Start a venture
legacy-space-mission = Undertake a mission
legacy-space-contribution = Contribute to the community

## What cards bring

legacy-woman-from-row = a woman from the row
legacy-new-row = a new row of friends
legacy-hidden-mission = a mission face down under your patron
legacy-may-ask-for-money = ask friends for money without a pawn
legacy-exchange-hand = exchange any friends in your hand
legacy-counts-as-artist = counts as an artist
legacy-counts-as-aristocrat = counts as an aristocrat
legacy-counts-as-scientist = counts as a scientist
legacy-counts-as-craftsman = counts as a craftsman
legacy-counts-as-diplomat = counts as a diplomat
legacy-contributions-cheaper = this generation: contributions cost { $n } gold less
legacy-each-other = every other player: { $what }
legacy-each-titled-other = every other player with a title: { $what }
legacy-each-other-gives = every other player gives { $what }
legacy-each-other-discards = every other player discards { $what }
legacy-each-other-or = every other player: { $one } or { $other }
legacy-one-gives = a player of your choice gives { $what }

## Questions

legacy-ask-first = Who begins?
legacy-ask-patron = A patron for { $who }
legacy-ask-head = A head of family for { $who }
legacy-ask-side = { $who }: a man or a woman as head of the family?
legacy-ask-self = { $who }: whose ancestors will you look for?
legacy-ask-mulligan = { $who }: keep your starting hand?
legacy-ask-lay-out = A friend is added to the row
legacy-ask-draw = { $who } draws a friend
legacy-ask-draw-child = { $who } draws a child card
legacy-ask-draw-mission = { $who } draws a mission
legacy-ask-draw-hint = A hint is drawn
legacy-ask-pawn = A pawn for { $who }
legacy-ask-random-friend = A random friend from { $who } for { $to }
legacy-ask-act = { $n ->
    [0] { $who }: use an extra pawn, or stop for this round?
    [one] { $who }: what now? ({ $n } pawn left)
   *[other] { $who }: what now? ({ $n } pawns left)
}
legacy-ask-whom = { $who }: whom does { $friend } marry?
legacy-ask-whose-child = { $who }: to whom is { $friend } promised?
legacy-ask-whom-free = { $who }: whose partner will { $friend } be?
legacy-ask-where = { $who }: where in the tree does { $friend } belong?
legacy-ask-couple = { $n ->
    [one] { $who }: which couple will have a child?
   *[other] { $who }: which couple will have { $n } children?
}
legacy-ask-name-sex = { $who }: a son, a daughter, or leave it to chance?
legacy-ask-keep-child = { $who }: which of the two cards do you keep?
legacy-ask-complication = { $who }: a complication. Whom do you lose?
legacy-ask-source = { $who }: { $what } from the row or from the deck?
legacy-ask-pick-friend = { $n ->
    [one] { $who }: which friend from the row?
   *[other] { $who }: which friend from the row? ({ $n } to take)
}
legacy-ask-pick-woman = { $who }: which woman from the row?
legacy-ask-discard = { $n ->
    [one] { $who }: which friend do you discard?
   *[other] { $who }: which friend do you discard? ({ $n } to discard)
}
legacy-ask-give-friend = { $who }: which friend do you give { $to }?
legacy-ask-exchange = { $who }: exchange a friend? ({ $n } so far)
legacy-ask-money = { $who }: ask friends for money without a pawn?
legacy-ask-lose = { $who }: what do you lose?
legacy-ask-who-gives = { $who }: who gives { $what }?
legacy-ask-title = { $who }: which title?
legacy-ask-contribution = { $who }: which contribution?
legacy-ask-household-title = { $who }: who gets the title of { $what }?
legacy-ask-household-contribution = { $who }: who makes this contribution: { $what }?
legacy-ask-household-mansion = { $who }: who gets the mansion?
legacy-ask-household-venture = { $who }: who gets the venture?
legacy-ask-keep-mission = { $who }: which mission do you keep?
legacy-ask-fulfil = { $who }: fulfil a mission now?
legacy-ask-grows = { $who }: which child grows up first?
legacy-ask-weds = { $who }: whose wedding is next?
legacy-ask-goal = { $who }: which minor goal do you score?

## Answers

legacy-side-man = the man: { $what-acc }
legacy-side-woman = the woman: { $what-acc }
legacy-self = { $friend }: { $what }
legacy-keep-hand = keep this hand
legacy-mulligan = draw a new hand
legacy-action-marry = Marry: { $friend }
legacy-action-arrange = Promise: { $friend }
legacy-action-find = Who were they? { $friend }
legacy-have-children = Have children
legacy-how-big = How big was my family?
legacy-free-wedding = { $friend } joins the family without a pawn
legacy-wed-friend = { $friend } ({ $what-acc })
legacy-money = Ask friends for money: { $what }
legacy-money-for = Ask friends for money: { $what } for { $price }
legacy-socialize = Socialize: { $what }
legacy-socialize-for = Socialize: { $what } for { $price }
legacy-space-for = { $space }: { $price }
legacy-with-pawn = { $action } (with { $pawn-acc })
legacy-fulfil = Fulfil “{ $mission }”: { $what-acc }
legacy-later = later
legacy-pass = Stop for this round
legacy-done = done
legacy-decline = no
legacy-from-row = from the row
legacy-from-deck = from the deck
legacy-any-child = leave it to chance
legacy-name-son = a son, for { $price }
legacy-name-daughter = a daughter, for { $price }
legacy-lose-child = the child: nobody is born
legacy-lose-mother = the mother, { $mother }: a child is born
legacy-card = { $card }: { $what-acc } for { $price }
legacy-choose-goal = { $goal }: { $what }

## What happened

legacy-did-first = { $who } begins.
legacy-did-get-patron = { $who } gets { $patron-acc } as patron.
legacy-did-get-head = { $who } gets { $head }.
legacy-did-choose-man = { $who } chooses the man. { $head } is the head of the family.
legacy-did-choose-woman = { $who } chooses the woman. { $head } is the head of the family.
legacy-did-choose-self = { $who } looks for the ancestors of { $friend }.
legacy-did-mulligan = { $who } draws a new starting hand.
legacy-did-lay-out = { $friend } joins the row.
legacy-did-throw-row = The row is discarded.
legacy-did-round = Round { $n }: { $who } begins.
legacy-did-round-alone = Round { $n } begins.
legacy-did-generation = { $n ->
    [1] Generation I begins.
    [2] Generation II begins.
   *[other] Generation III begins.
}
legacy-did-end-round = Round { $n } ends.
legacy-did-end-generation = { $n ->
    [1] Generation I ends.
    [2] Generation II ends.
   *[other] Generation III ends.
}
legacy-did-place = { $who } places a pawn: { $space }.
legacy-did-place-extra = { $who } places { $pawn-acc }: { $space }.
legacy-did-pass = { $who } stops for this round.
legacy-did-gain = { $who } gains { $what-acc }.
legacy-did-gain-by = { $who } gains { $what-acc } ({ $person }).
legacy-did-no-pawn = { $who }: there is no { $what } left to gain.
legacy-did-lose = { $who } loses { $what }.
legacy-did-pay = { $who } pays { $what-acc }.
legacy-did-draw = { $who } draws { $what } from the deck.
legacy-did-draw-card = { $who } draws { $friend }.
legacy-did-take = { $who } takes { $friend } from the row.
legacy-did-take-last = { $who } also gets the last friend in the row, { $friend }.
legacy-did-discard = { $who } discards { $friend }.
legacy-did-give-friend = { $who } gives { $to } a friend.
legacy-did-give-which = { $who } gives { $to } { $friend }.
legacy-did-give-gold = { $who } gives { $to } { $what }.
legacy-did-ask-for-money = { $who } asks friends for money.
legacy-did-socialize = { $who } socializes.
legacy-did-marry = { $who }: { $friend } marries { $partner }.
legacy-did-promise = { $who }: { $friend } is promised to { $partner }.
legacy-did-wed = { $who }: { $friend } and { $partner } celebrate their wedding.
legacy-did-find = { $who }: { $friend } was { $place }.
legacy-did-find-partner = { $who }: { $friend } was married to { $partner }.
legacy-did-lasting = { $who }: the effect of { $friend } lasts for this generation.
legacy-did-name-son = { $who } hopes for a son.
legacy-did-name-daughter = { $who } hopes for a daughter.
legacy-did-bear-son = { $who }: a son is born to { $parents }: { $child }.
legacy-did-bear-daughter = { $who }: a daughter is born to { $parents }: { $child }.
legacy-did-find-son = { $who }: there was also { $child }, still unknown.
legacy-did-find-daughter = { $who }: there was also { $child }, still unknown.
legacy-did-no-child-card = { $who }: there are no child cards left.
legacy-did-complication = { $who }: a complication.
legacy-did-pass-complication = { $who }: a complication without effect.
legacy-did-lose-child = { $who }: the child is lost.
legacy-did-lose-child-and-rest = { $who }: the child is lost, and no more children are drawn.
legacy-did-lose-mother = { $who }: the mother, { $mother }, is lost.
legacy-did-grow-up = { $who }: { $person } grows up.
legacy-did-acquire-title = { $who } acquires the title of { $what }.
legacy-did-acquire-contribution = { $who } makes a contribution to the community: { $what }.
legacy-did-lay-title = { $who }: the title goes to { $person }.
legacy-did-lay-contribution = { $who }: the contribution is made by { $person }.
legacy-did-lay-mansion = { $who }: the mansion goes to { $person }.
legacy-did-lay-venture = { $who }: the venture goes to { $person }.
legacy-did-draw-mission = { $who } draws the mission “{ $mission }”.
legacy-did-keep-mission = { $who } keeps the mission “{ $mission }”.
legacy-did-hide-mission = { $who } puts a mission face down under the patron.
legacy-did-fulfil = { $who } fulfils “{ $mission }”.
legacy-did-income = { $who } receives { $what } in income.
legacy-did-prestige = { $who }: { $what } for prestige.
legacy-did-children = { $who }: { $what } for children.
legacy-did-die-out = The family of { $who } has no child in this generation and dies out.
legacy-did-hint = Hint: { $hint }.
legacy-did-hint-true = { $who } has found out that { $hint }.
legacy-did-patron = The patron of { $who } is { $patron-acc }: { $what }.
legacy-did-patron-not = The patron of { $who } is { $patron-acc }: the main goal is not met.
legacy-did-goal = { $who }: { $what } for a minor goal ({ $goal }).
legacy-did-tree = { $who }: { $what } for relatives and open hints.
legacy-did-testament-won = All hints are true. The Testament is won!
legacy-did-testament-lost = { $n ->
    [one] The Testament is not won: { $n } hint is still open.
   *[other] The Testament is not won: { $n } hints are still open.
}
legacy-did-hint-open = Still open: { $hint }.
legacy-did-end = The game is over.

## Why not

legacy-why-short = You are { $what } short.
legacy-why-wedding-short = You cannot pay for the wedding: you are { $what } short.
legacy-why-no-pawn = You have no pawn of your own left this round.
legacy-why-no-extra-pawn = You have no extra pawn of this colour.
legacy-why-space-taken = This action has already been taken this round.
legacy-why-space-closed = A friend with this profession is in the row, which closes the action.
legacy-why-must-place-pawn = You must place your own pawns before you may stop.
legacy-why-not-in-hand = This friend is not in your hand.
legacy-why-not-in-row = This friend is not in the row.
legacy-why-not-a-woman = Only a woman can be taken.
legacy-why-no-friends-left = There are no friends left there.
legacy-why-nobody-to-marry = Your family has no unmarried adult of this generation.
legacy-why-no-child-to-promise = Your family has no child who is not promised yet.
legacy-why-no-match = Nobody of the opposite sex is free to marry.
legacy-why-needs-a-pawn = This wedding needs a pawn unless somebody of the same nation is already in the family.
legacy-why-nobody-there = There is no such person in the tree.
legacy-why-other-generation = This person belongs to another generation.
legacy-why-same-sex = A couple must be a man and a woman.
legacy-why-has-partner = This person already has a partner.
legacy-why-a-friend-may-not = Somebody who married into the family cannot marry again.
legacy-why-still-a-child = A child can only be promised.
legacy-why-not-a-child = Only a child can be promised.
legacy-why-no-couple = Your family has no couple in this generation.
legacy-why-not-a-couple = This person is not part of a couple.
legacy-why-children-enough = There is no room for another child.
legacy-why-no-room-for-two = No couple has room for two more children.
legacy-why-not-drawn = This card was not drawn.
legacy-why-no-card-left = There are no such cards left.
legacy-why-not-laid-out = This card is not on offer.
legacy-why-everybody-has-one = Every adult and every couple of this generation already has one.
legacy-why-has-one-already = This household already has one.
legacy-why-not-a-household = Only an adult or a couple can have this. For a couple, choose the partner who was in the family first.
legacy-why-no-mission-left = There are no missions left.
legacy-why-no-patron = There is no patron in the Testament.
legacy-why-not-your-mission = This is not one of your missions.
legacy-why-not-fulfilled = The condition is not met.
legacy-why-no-such-player = Choose another player who is still in the game.
legacy-why-not-enough-gold = You do not have enough gold to lose.
legacy-why-other-game = This action belongs to another version of the game.
legacy-why-not-you = This cannot be you or one of your parents.
legacy-why-cannot-be-replaced = Only an unknown relative can be replaced.
legacy-why-nowhere-to-put = There is no place for this friend in the tree.

## What is printed on the cards

legacy-lasting-money_gold = this generation: { $n } more gold whenever you ask friends for money
legacy-lasting-socialize_friends = { $n ->
    [one] this generation: { $n } more friend whenever you socialize
   *[other] this generation: { $n } more friends whenever you socialize
}
legacy-lasting-mansion_gold_off = this generation: mansions cost { $n } gold less
legacy-lasting-row_or_deck = this generation: take friends from the row or from the deck, as you choose
legacy-couple-children-shown = draw { $n } child cards each time and keep one
legacy-couple-wedding-children = { $n } children at the wedding
legacy-couple-child-limit = up to { $n } children
legacy-without-pawn = the wedding needs no pawn
legacy-trait-grown = { $sex ->
    [female] { $what } when she grows up
   *[male] { $what } when he grows up
}
legacy-trait-money = { $sex ->
    [female] once she is grown up
   *[male] once he is grown up
}: { $n } more gold whenever you ask friends for money
legacy-trait-wedding = { $sex ->
    [female] her wedding costs { $n } gold less
   *[male] his wedding costs { $n } gold less
}
legacy-trait-wedded = { $sex ->
    [female] { $what } after her wedding
   *[male] { $what } after his wedding
}
legacy-trait-twin = one more child at once
legacy-trait-complication = the child or the mother is lost
legacy-goal-worth = { $each ->
    [one] { $goal }: { $n } honour for each
   *[other] { $goal }: { $n } honour for every { $each }
}
legacy-need-american = Americans: at least { $n }
legacy-need-french = French: at least { $n }
legacy-need-british = Britons: at least { $n }
legacy-need-italian = Italians: at least { $n }
legacy-need-spanish = Spaniards: at least { $n }
legacy-need-polish = Poles: at least { $n }
legacy-need-prussian = Prussians: at least { $n }
legacy-need-russian = Russians: at least { $n }
legacy-need-turkish = Turks: at least { $n }
legacy-need-dutch = Dutch: at least { $n }
legacy-need-artist = artists: at least { $n }
legacy-need-aristocrat = aristocrats: at least { $n }
legacy-need-scientist = scientists: at least { $n }
legacy-need-craftsman = craftsmen: at least { $n }
legacy-need-diplomat = diplomats: at least { $n }
legacy-need-gold = gold: at least { $n }
legacy-need-income = income: at least { $n }
legacy-need-prestige = prestige: at least { $n }
legacy-need-hand = friends in hand: at least { $n }
legacy-need-missions = missions fulfilled: at least { $n }
legacy-need-nationalities = nations in the family: at least { $n }
legacy-need-titles = titles: at least { $n }
legacy-need-mansions = mansions: at least { $n }
legacy-need-born_in_one_generation = children born in one generation: at least { $n }
legacy-need-born_in_generation_3 = children born in generation III: at least { $n }

## The terminal

## What an answer leads to

legacy-warn-died-out = No child has been born in this generation: your family dies out.
legacy-warn-no-child = This is your last pawn of the generation, and no child has been born in it: without one your family dies out.
legacy-warn-generation = The generation ends.
legacy-warn-pawns = { $n ->
    [one] The generation ends before you can use your extra pawn.
   *[other] The generation ends before you can use your { $n } extra pawns.
}
legacy-warn-mission = You no longer meet what “{ $mission }” asks for.
legacy-warn-prestige = Your prestige falls below 0: at the end of a generation that costs honour.
legacy-warn-no-gold = You have no gold left.
legacy-warn-no-friends = You have no friends left in your hand.

## Parts of the board

legacy-board-generation = Generation { $generation }, round { $n }
legacy-board-row = Row of friends
legacy-board-taken = taken
legacy-board-left = { $n } left
legacy-board-hand = Hand
legacy-board-missions = Missions
legacy-board-hints = Hints
legacy-board-found = found
legacy-board-promised = promised
legacy-board-widowed = widower
legacy-board-child = child
legacy-board-needs = needs
legacy-board-out = the family has died out
legacy-board-hand-count = hand: { $n }
legacy-board-hidden = hidden missions: { $n }
legacy-board-pawns = pawns: { $n }

## Terminal

cli-legacy-introduction =
    Legacy in short: arrange good marriages, have children, and win honour over three generations.

    On your turn you place a pawn: marry a friend from your hand, promise one to a child, have children, ask friends
    for money, or socialize; or take one of the six actions of the main board, each of which is open only once per round.
    At the end of a generation you get honour equal to your prestige, and 1 for every child born in it. A family
    without a child dies out! Your secret patron counts at the end.

    In the Testament, a solo game, you look for your ancestors: friends take the places of unknown relatives.
    You win only if all hints come true.
cli-legacy-board = Main board
cli-legacy-patron = Patron
cli-legacy-brother = brother
cli-legacy-sister = sister

legacy-nation-american = American
legacy-nation-french = French
legacy-nation-british = British
legacy-nation-italian = Italian
legacy-nation-spanish = Spanish
legacy-nation-polish = Polish
legacy-nation-prussian = Prussian
legacy-nation-russian = Russian
legacy-nation-turkish = Turkish
legacy-nation-dutch = Dutch
legacy-profession-artist = artist
legacy-profession-aristocrat = aristocrat
legacy-profession-scientist = scientist
legacy-profession-craftsman = craftsman
legacy-profession-diplomat = diplomat

## What a hint rests on

reason-legacy-honour = honour
reason-legacy-prestige = prestige
reason-legacy-gold = gold and income
reason-legacy-friends = friends
reason-legacy-effects = the effects of cards
reason-legacy-marriages = marriages and possible matches
reason-legacy-heirs = children
reason-legacy-holdings = titles, mansions and other holdings
reason-legacy-missions = missions
reason-legacy-patron = the patron
reason-legacy-spaces = free action spaces
reason-legacy-pawns = pawns and turn order
reason-legacy-testament = ancestors and their hints

## Why numbers of a box do not go together

legacy-together-children = { $n } children of one sex are too few: { $reserve } are put aside, and 10 more must be left
legacy-together-money = one way to ask for money must need no friend: otherwise a player without friends and gold could do nothing (G-37)
legacy-together-either = a card has a price or a dowry, and income or friends, never both (G-302)
legacy-together-pawn = without a pawn only certain friends can be married (G-28)
legacy-together-generation = generation { $generation } has { $n } of these cards, not 3 (G-01)
