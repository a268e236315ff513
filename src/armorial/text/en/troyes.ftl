# Troyes in English: everything the rules say.
#
# Amounts, dice, cards, places and people come as arguments that are messages themselves. The forms of such a message
# are its attributes, and reach the message around it as further variables: the .at of $building is $building-at.

game-troyes = Troyes
game-troyes-about = Buy your neighbours' dice and build the cathedral.

## The final score

score-troyes-vp = VP tokens
score-troyes-events = unfinished events
score-troyes-tradesmen = tradesmen
score-troyes-cathedral = cathedral levels without a cube
score-troyes-characters = characters

## Amounts

troyes-n-deniers = { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
troyes-n-influence = { $n } influence
troyes-n-vp = { $n } VP
troyes-n-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
troyes-n-pips = { $n ->
    [one] { $n } pip
   *[other] { $n } pips
}
troyes-pay-deniers = { $n ->
    [one] −{ $n } denier
   *[other] −{ $n } deniers
}
troyes-pay-influence = −{ $n } influence

## Dice, people, places

troyes-die-red = red { $n }
troyes-die-white = white { $n }
troyes-die-yellow = yellow { $n }
troyes-die-black = black { $n }
troyes-die-of = { $die } ({ $who })
troyes-neutral-die = { $die } (neutral)
troyes-face = { $n }
troyes-neutral = neutral

troyes-building-palace = palace
    .at = in the palace
troyes-building-bishopric = bishopric
    .at = in the bishopric
troyes-building-city_hall = city hall
    .at = in the city hall
troyes-place = { $building }, place { $n }
    .at = { $building-at }, place { $n }
troyes-place-in-row = { $building }, row { $low }–{ $high }, place { $n }
    .at = { $building-at }, row { $low }–{ $high }, place { $n }

troyes-from-supply = from the personal supply
troyes-from-place = from the { $place }
troyes-from-card = from the card { $card }
troyes-from-expelled = the citizen expelled from the { $building }

## Activity cards, by colour and round

troyes-card-artisan = Artisan
troyes-card-merchant = Merchant
troyes-card-miller = Miller
troyes-card-innkeeper = Innkeeper
troyes-card-blacksmith = Blacksmith
troyes-card-militia = Militia
troyes-card-journeyman = Journeyman
troyes-card-goldsmith = Goldsmith
troyes-card-sculptor = Sculptor
troyes-card-tithing = Tithing
troyes-card-monk = Monk
troyes-card-priest = Priest
troyes-card-apprenticeship = Apprenticeship
troyes-card-confession = Confession
troyes-card-templar = Templar
troyes-card-pilgrimage = Pilgrimage
troyes-card-procession = Procession
troyes-card-glassblower = Glassblower
troyes-card-archer = Archer
troyes-card-chivalry = Chivalry
troyes-card-diplomat = Diplomat
troyes-card-hunting = Hunting
troyes-card-mercenary = Mercenary
troyes-card-tax_collector = Tax Collector
troyes-card-captain = Captain
troyes-card-joust = Joust
troyes-card-troubadour = Troubadour

## What one use of a card does, where it is more than an amount

troyes-effect-miller = { $n ->
    [one] { $n } denier per citizen of yours in the palace or the bishopric
   *[other] { $n } deniers per citizen of yours in the palace or the bishopric
}
troyes-effect-tax = { $n ->
    [one] { $n } denier from each other player per citizen of theirs in the city hall; the bank pays for neutral ones
   *[other] { $n } deniers from each other player per citizen of theirs in the city hall; the bank pays for neutral ones
}
troyes-effect-procession = { $n } VP to whoever has the most dice left
troyes-effect-joust = { $n } VP if nobody has a higher total of red dice left
troyes-effect-glassblower = { $n } VP per two of your cubes in the cathedral
troyes-effect-captain = { $n } VP per event with a cube of yours
troyes-effect-archer = roll a die: on { $n } or more, a cube on any event
troyes-effect-chivalry = { $n ->
    [one] { $n } cube on any event per red die left in your district
   *[other] { $n } cubes on any events per red die left in your district
}
troyes-effect-diplomat = { $n ->
    [one] { $n } cube on any event
   *[other] { $n } cubes on any events
}

## What a cube of a delayed card does

troyes-cube-free_yellow = the first yellow die from each other district is free
troyes-cube-white_as_yellow = { $n ->
    [one] one white die is used as a yellow die of its value
   *[other] one white die is used as { $n } yellow dice of its value
}
troyes-cube-each_yellow = +{ $n } to every yellow die in the group
troyes-cube-each_becomes = every die in the group counts as { $n }
troyes-cube-each = +{ $n } to every die in the group
troyes-cube-white_as_red = { $n ->
    [one] one white die is used as a red die of its value
   *[other] one white die is used as { $n } red dice of its value
}
troyes-cube-red_total = +{ $n } to the total of a red group
troyes-cube-yellow_as_red = a yellow group counts as red

## Events

troyes-event-marauding = Marauding
troyes-event-brigands = Brigands
troyes-event-skirmishes = Skirmishes
troyes-event-succession_conflict = Succession Conflict
troyes-event-war = War
troyes-event-normans_attack = Normans Attack
troyes-event-theological_conflict = Theological Conflict
troyes-event-heresy = Heresy
troyes-event-migrant_workers = Migrant Workers
troyes-event-interruption_of_work = Interruption of Work
troyes-event-drought = Drought
troyes-event-support = Support
troyes-event-civil_war = Civil War
troyes-event-wayfarers = Wayfarers

troyes-event-effect-black = { $n ->
    [one] { $n } black die
   *[other] { $n } black dice
}
troyes-event-effect-palace = a die is rolled, and a neutral citizen enters the palace
troyes-event-effect-bishopric = a die is rolled, and a neutral citizen enters the bishopric
troyes-event-effect-city_hall = a die is rolled, and a neutral citizen enters the city hall
troyes-event-effect-influence = each player loses { $n } influence
troyes-event-effect-deniers = { $n ->
    [one] each player loses { $n } denier
   *[other] each player loses { $n } deniers
}
troyes-event-effect-drought = { $n ->
    [one] each player pays { $n } denier per citizen of theirs in the city hall
   *[other] each player pays { $n } deniers per citizen of theirs in the city hall
}
troyes-event-effect-support = { $n ->
    [one] { $n } neutral cube on each of the two events to its left
   *[other] { $n } neutral cubes on each of the two events to its left
}
troyes-event-effect-migrants = { $n ->
    [one] { $n } neutral cube on the lowest free place in the cathedral
   *[other] { $n } neutral cubes on the lowest free places in the cathedral
}
troyes-event-effect-interruption = { $n ->
    [one] the highest cube leaves the cathedral
   *[other] the { $n } highest cubes leave the cathedral
}

## The text of a whole card

troyes-each-use = Each use: { $what }.
troyes-each-use-of-any-colours = Each use: { $what }. The dice may be of any colours, even mixed.
troyes-each-cube = Each cube: { $what }.
troyes-each-round = Each round: { $what }.
troyes-each-round-to-the-end = Each round: { $what }. This event stays until the end of the game.

## Characters

troyes-character-chretien_de_troyes = Chrétien de Troyes
troyes-character-urban_iv = Urban IV
troyes-character-thibaut_ii = Thibaut II
troyes-character-hugues_de_payns = Hugues de Payns
troyes-character-le_florentin = Le Florentin
troyes-character-henry_i = Henry I

## Questions to the players

troyes-ask-open = { $n ->
    [one] { $who }: place your last citizen
   *[other] { $who }: place a citizen ({ $n } left to place)
}
troyes-ask-act = { $who }: pick dice for an action, use influence, or pass
troyes-ask-dice-for-cube = { $who }: pick dice for the { $card } cube
troyes-ask-use = { $n ->
    [one] { $who }: what will you use your die for? Total { $total }, price { $what }
   *[other] { $who }: what will you use your { $n } dice for? Total { $total }, price { $what }
}
troyes-ask-turn-more = { $n ->
    [one] { $who }: turn another die?
   *[other] { $who }: turn up to { $n } more dice?
}
troyes-ask-hire = { $who }: who becomes your tradesman on { $card }?
troyes-ask-settle = { $who }: which citizen enters the { $building } with a { $n }?
troyes-ask-how-often = { $who }: how many times will you use { $card }?
troyes-ask-mill = { $n ->
    [one] { $who }: in which building does the Miller count your citizens?
   *[other] { $who }: in which building does the Miller count your citizens? ({ $n } uses)
}
troyes-ask-lay-cubes = { $n ->
    [one] { $who }: place a cube on an event
   *[other] { $who }: place up to { $n } cubes on events
}
troyes-ask-how-many-cubes = { $who }: how many cubes will you place on { $event }?
troyes-ask-counter = { $who }: counter the { $die }
troyes-ask-counter-more = { $who }: counter the { $die } ({ $need } needed, { $n } so far)

## Questions to chance

troyes-ask-first = Who is the first player?
troyes-ask-deal = { $who } is dealt a character
troyes-ask-turn-up = An activity card is turned up
troyes-ask-draw-event = An event is turned up
troyes-ask-roll = A die is rolled

## Answers

troyes-pick = Take { $die }
troyes-pick-for = Take { $die }; the group costs { $what }
troyes-use-cube = Use a { $card } cube
troyes-reroll = Re-roll { $die } ({ $what })
troyes-take-citizen = Take a citizen from the general supply ({ $what })
troyes-turn = Turn { $die } to { $n } ({ $what })
troyes-turn-too = Turn { $die } to { $n } as well
troyes-no-more-turning = Turn no more dice
troyes-use-card = { $n ->
    [one] { $card }, once: { $what }
   *[other] { $card }, { $n } times: { $what }
}
troyes-store-cubes = { $card }: { $what } for later
troyes-with-hire = { $use }; hire a tradesman for { $price }
troyes-use-event = { $n ->
    [one] { $event }: { $n } cube
   *[other] { $event }: up to { $n } cubes
}
troyes-use-place = Place a citizen { $building-at } with a { $n }
troyes-use-cathedral = { $n ->
    [one] Cathedral: { $n } cube
   *[other] Cathedral: { $n } cubes
}
troyes-use-fields = Agriculture: { $what }
troyes-pass = Pass ({ $what })
troyes-back = Put the dice back
troyes-uses = { $n ->
    [one] Once: { $what }
   *[other] { $n } times: { $what }
}
troyes-mill = { $palace } × palace, { $bishopric } × bishopric: { $what }
troyes-cube-on = { $n ->
    [one] Cube on { $event } ({ $n } banner free)
   *[other] Cube on { $event } ({ $n } banners free)
}
troyes-no-more-cubes = No more cubes
troyes-cubes = { $cubes }: { $what }
troyes-cubes-fill = { $cubes }: { $what }, which fills the event
troyes-with-die = Use { $die } (counts as { $n })
troyes-also-black = Counter the { $die } as well
troyes-fight = Counter: { $n } against { $need }
troyes-suffer = { $n ->
    [0] Too weak, but you have no VP to lose
   *[other] Too weak: lose { $what }
}

## The log

troyes-did-first = First player: { $who }.
troyes-did-deal = { $who } is dealt a character.
troyes-you-drew = Your character: { $character }.
troyes-did-open = { $who } places a citizen { $place-at }.
troyes-did-fill-place = A neutral citizen is placed { $place-at }.
troyes-did-round = Round { $n } begins. First player: { $who }.
troyes-did-turn-up = Activity card: { $card }.
troyes-did-income-phase = Income and salaries.
troyes-did-workforce-phase = The dice are rolled.
troyes-did-events-phase = Events.
troyes-did-income = { $n ->
    [0] { $who } gets { $what-acc } and has no salaries to pay.
   *[other] { $who } gets { $what-acc } and pays { $paid-acc } in salaries.
}
troyes-did-not-pay = { $n ->
    [0] { $who } cannot pay every salary, but has no VP to lose.
   *[other] { $who } cannot pay every salary and loses { $what-acc }.
}
troyes-did-roll = { $who } rolls { $dice }.
troyes-did-roll-neutral = Neutral dice: { $dice }.
troyes-did-draw-event = Event: { $event }.
troyes-did-black-dice = { $n ->
    [one] { $event }: { $n } black die.
   *[other] { $event }: { $n } black dice.
}
troyes-did-no-neutral = { $event } has no effect: all neutral citizens are already in play.
troyes-did-neutral-enter = A neutral citizen enters the { $building } with a { $n }.
troyes-did-neutral-stopped = No neutral citizen enters the { $building } with a { $n }: the citizen who would be expelled is protected.
troyes-did-expel = A citizen of { $who } is expelled from the { $building }.
troyes-did-expel-neutral = A neutral citizen is expelled from the { $building }.
troyes-did-lose = { $who } loses { $what-acc } ({ $event }).
troyes-did-not-bear = { $n ->
    [0] { $who } does not have enough for { $event }, but has no VP to lose.
   *[other] { $who } does not have enough for { $event } and loses { $what-acc }.
}
troyes-did-neutral-build = A neutral cube is placed in the cathedral: level { $level }, column { $column }.
troyes-did-tear-down = { $who } loses a cube in the cathedral: level { $level }, column { $column }.
troyes-did-tear-down-neutral = A neutral cube leaves the cathedral: level { $level }, column { $column }.
troyes-did-roll-black = An enemy appears: { $die }.
troyes-did-counter = { $who } counters { $enemies } with { $dice }.
troyes-did-suffer = { $n ->
    [0] { $who } is too weak against { $die }, but has no VP to lose.
   *[other] { $who } is too weak against { $die } and loses { $what-acc }.
}
troyes-did-reroll = { $who } re-rolls { $before } and gets { $after }.
troyes-did-take-citizen = { $who } takes a citizen from the general supply for { $what-acc }.
troyes-did-turn = { $who } turns { $before } to { $after }.
troyes-did-group = { $who } uses { $dice }: total { $n }.
troyes-did-spend-cube = { $who } uses a { $card } cube.
troyes-did-pay-to = { $who } pays { $to } { $what-acc } for dice.
troyes-did-pay-bank = { $who } pays the bank { $what-acc } for dice.
troyes-did-hire = { $who } hires a tradesman on { $card } for { $what-acc } ({ $source }).
troyes-did-use = { $n ->
    [one] { $who } uses { $card } once.
   *[other] { $who } uses { $card } { $n } times.
}
troyes-did-start-using = { $who } uses { $card }.
troyes-did-store = { $who } places { $what-acc } on { $card }.
troyes-did-pay = { $who } pays { $what-acc }.
troyes-did-gain = { $who } gains { $what-acc }.
troyes-did-gain-nothing = { $who } gains nothing.
troyes-did-tax = { $who } pays { $to } { $what-acc } in tax.
troyes-did-hit = { $who } rolls { $n }: a hit.
troyes-did-miss = { $who } rolls { $n }: a miss.
troyes-did-stop = { $who } places no more cubes.
troyes-did-lay = { $who } places { $what-acc } on { $event } and gains { $gained }.
troyes-did-lay-only = { $who } places { $what-acc } on { $event }.
troyes-did-neutral-cubes = The neutral colour places { $what } on { $event }.
troyes-did-fill-event = { $event } is full.
troyes-did-score-event = { $who } gains { $what-acc } ({ $event }).
troyes-did-take-event = { $who } takes the card { $event }.
troyes-did-discard-event = { $event } is discarded.
troyes-did-build = { $who } builds the cathedral at level { $level }, column { $column }, and gains { $what }.
troyes-did-farm = { $who } works the fields and gains { $what }.
troyes-did-place = { $who } places a citizen { $building-at } with a { $n } ({ $source }).
troyes-did-pass = { $who } passes and gets { $what-acc } in the district.
troyes-did-wait = { $who }, who has passed, gets { $what-acc } in the district.
troyes-did-take-purse = { $who } takes { $what-acc } from the district.
troyes-did-reveal = { $who } reveals { $characters }.
troyes-did-end-round = Round { $n } ends.
troyes-did-end = The game is over.

## Why something may not be done

troyes-why-place-is-taken = This place is taken.
troyes-why-influence-short = You lack { $what }.
troyes-why-not-your-die = No such die lies in your district.
troyes-why-no-citizens-left = All your citizens are already in play.
troyes-why-influence-first = Influence is spent before dice are picked. Put them back first.
troyes-why-no-such-die = No such die is left there.
troyes-why-group-is-full = A group has at most three dice.
troyes-why-other-colour = All dice in a group must be of one colour.
troyes-why-dice-short = You lack { $what } for the dice.
troyes-why-no-use-for-die = With this die, the group could not be used for anything.
troyes-why-nearest-short = This die is no use: the group would be { $what } short of the nearest use.
troyes-why-no-dice-yet = Pick dice first.
troyes-why-dice-first = You have picked dice: use them or put them back.
troyes-why-nothing-chosen = Nothing has been picked yet.
troyes-why-no-cube = You have no cube on this card.
troyes-why-one-cube = Only one cube can be used with a group.
troyes-why-no-use-for-cube = No group of dice could use this cube now.
troyes-why-cube-wants-one-white = This cube needs exactly one white die.
troyes-why-cube-wants-yellow = This cube needs yellow dice.
troyes-why-cube-wants-red = This cube needs red dice only.
troyes-why-cube-is-idle = The cube you chose would change nothing here.
troyes-why-card-not-open = This activity card is not in play.
troyes-why-card-wants-colour = This card needs dice of its own colour.
troyes-why-one-colour-only = Dice of several colours can be used only for Pilgrimage.
troyes-why-card-divisor = The group is { $what } short of one use.
troyes-why-hire-short = You lack { $what } for the dice and the tradesman.
troyes-why-no-citizen = You have no citizen available.
troyes-why-use-short = You lack { $what } to pay for one use.
troyes-why-too-many-uses = The card cannot be used that many times now.
troyes-why-miller-split = The card is not used that many times.
troyes-why-event-not-in-row = This event is not in the row.
troyes-why-event-wants-colour = This event is fought with dice of another colour.
troyes-why-event-divisor = The group is { $what } short of one cube.
troyes-why-too-many-cubes = You cannot place that many cubes.
troyes-why-one-use-at-least = You must place at least one cube.
troyes-why-cathedral-wants-white = The cathedral is built with white dice.
troyes-why-column-is-full = The column of one of the dice has no room left.
troyes-why-no-such-column = One of the dice counts for more than 6, and there is no such column.
troyes-why-place-wants-one-die = A citizen is placed with exactly one die.
troyes-why-place-wants-colour = This building needs a die of its own colour.
troyes-why-place-without-cube = This cube does not help to place a citizen.
troyes-why-protected = The citizen who would be expelled is protected: one of that colour already lies expelled on this building.
troyes-why-nobody-there = You have no citizen there.
troyes-why-same-card = This citizen is already on this card.
troyes-why-fields-want-yellow = Agriculture needs yellow dice.
troyes-why-fields-divisor = The group is { $what } short of one denier.
troyes-why-others-die = Black dice can be countered only with dice from your own district.
troyes-why-no-such-black-die = No such black die is left.
troyes-why-too-many-enemies = To counter this one as well, you are { $what } short.
troyes-why-too-weak = Against the black dice you are { $what } short.
troyes-why-must-counter = You can counter it with your dice, so you must.

## What comes of an answer

troyes-warn-round-ends = The round ends with this; the next income is already counted.
troyes-warn-deniers = As things stand, you will be { $what } short for salaries and events next round.
troyes-warn-influence = As things stand, you will be { $what } short for the events next round.

## What a hint rests on

reason-troyes-points = VP
reason-troyes-money = deniers
reason-troyes-influence = influence
reason-troyes-citizens = citizens
reason-troyes-dice = dice
reason-troyes-cathedral = the cathedral
reason-troyes-characters = characters
reason-troyes-events = events
reason-troyes-trades = activity cards and tradesmen
reason-troyes-trouble = black dice and other trouble
reason-troyes-tempo = turns and turn order

## Why numbers of a box do not go together

troyes-together-one-effect = the card has exactly one effect
troyes-together-calls = each of its { $n } cards has one colour
troyes-together-places = { $seats } players have no places for { $n } citizens
troyes-together-neutral = { $n } neutral citizens are too few for the { $places } places left
troyes-together-citizens = { $n } citizens are more than a player has: { $most }
troyes-together-characters = { $n } characters are too few for { $seats } players
troyes-together-steps = the steps may not fall (T-112)
troyes-together-price = a larger group may not have cheaper dice
troyes-together-influence = a player begins with { $n } influence, and the track ends at { $most }
