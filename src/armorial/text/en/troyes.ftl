# Troyes in English: everything the rules say.
#
# Amounts, dice, cards, places and people come as arguments that are messages themselves. The forms of such a message
# are its attributes, and reach the message around it as further variables: the .at of $building is $building-at.

game-troyes = Troyes

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

troyes-from-supply = from the personal supply
troyes-from-place = from the { $place }
troyes-from-card = from the card { $card }
troyes-from-expelled = the one lying expelled { $building-at }

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
    [one] { $n } denier per own citizen in the palace or the bishopric
   *[other] { $n } deniers per own citizen in the palace or the bishopric
}
troyes-effect-tax = { $n ->
    [one] { $n } denier from everybody per citizen in the city hall, and per neutral one from the bank
   *[other] { $n } deniers from everybody per citizen in the city hall, and per neutral one from the bank
}
troyes-effect-procession = { $n } VP to whoever has most dice left
troyes-effect-joust = { $n } VP if nobody has a higher total of red dice left
troyes-effect-glassblower = { $n } VP per two own cubes in the cathedral
troyes-effect-captain = { $n } VP per event with an own cube
troyes-effect-archer = a roll: with { $n } or more a cube on any event
troyes-effect-chivalry = { $n ->
    [one] { $n } cube on any event per red die left in the own district
   *[other] { $n } cubes on any events per red die left in the own district
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
troyes-cube-each_yellow = +{ $n } to every yellow die of the group
troyes-cube-each_becomes = every die of the group counts as { $n }
troyes-cube-each = +{ $n } to every die of the group
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
    [one] { $n } black die every round
   *[other] { $n } black dice every round
}
troyes-event-effect-palace = a die is rolled, and a neutral citizen enters the palace
troyes-event-effect-bishopric = a die is rolled, and a neutral citizen enters the bishopric
troyes-event-effect-city_hall = a die is rolled, and a neutral citizen enters the city hall
troyes-event-effect-influence = everybody loses { $n } influence
troyes-event-effect-deniers = { $n ->
    [one] everybody loses { $n } denier
   *[other] everybody loses { $n } deniers
}
troyes-event-effect-drought = { $n ->
    [one] everybody pays { $n } denier per own citizen in the city hall
   *[other] everybody pays { $n } deniers per own citizen in the city hall
}
troyes-event-effect-support = { $n ->
    [one] { $n } neutral cube on each of the two events to its left
   *[other] { $n } neutral cubes on each of the two events to its left
}
troyes-event-effect-migrants = { $n ->
    [one] { $n } neutral cube on the lowest free place of the cathedral
   *[other] { $n } neutral cubes on the lowest free places of the cathedral
}
troyes-event-effect-interruption = { $n ->
    [one] the highest cube leaves the cathedral
   *[other] the { $n } highest cubes leave the cathedral
}

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
   *[other] { $who }: place a citizen ({ $n } still to place)
}
troyes-ask-act = { $who }: pick dice for an action, use influence, or pass
troyes-ask-dice-for-cube = { $who }: pick dice for the cube of { $card }
troyes-ask-use = { $n ->
    [one] { $who }: what does your die do? Total { $total }, price { $what }
   *[other] { $who }: what do your { $n } dice do? Total { $total }, price { $what }
}
troyes-ask-turn-more = { $n ->
    [one] { $who }: turn another die?
   *[other] { $who }: turn other dice, up to { $n }?
}
troyes-ask-hire = { $who }: who becomes tradesman on { $card }?
troyes-ask-settle = { $who }: which citizen enters with a { $n } ({ $building })?
troyes-ask-how-often = { $who }: how often do you use { $card }?
troyes-ask-mill = { $n ->
    [one] { $who }: where does the Miller count your citizens?
   *[other] { $who }: where does the Miller count your citizens, { $n } times?
}
troyes-ask-lay-cubes = { $n ->
    [one] { $who }: put a cube on an event
   *[other] { $who }: put up to { $n } cubes on events
}
troyes-ask-how-many-cubes = { $who }: how many cubes on { $event }?
troyes-ask-counter = { $who }: counter the { $die }
troyes-ask-counter-more = { $who }: counter the { $die } ({ $n } of { $need } so far)

## Questions to chance

troyes-ask-first = Who is the first player?
troyes-ask-deal = { $who } is dealt a character
troyes-ask-turn-up = An activity card is turned up
troyes-ask-draw-event = An event is turned up
troyes-ask-roll = A die is rolled

## Answers

troyes-pick = Take { $die }
troyes-pick-for = Take { $die } (the group costs { $what })
troyes-use-cube = Use a cube of { $card }
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
troyes-with-hire = { $use }; hire for { $price }
troyes-use-event = { $n ->
    [one] { $event }: { $n } cube
   *[other] { $event }: up to { $n } cubes
}
troyes-use-place = Place a citizen with a { $n } ({ $building })
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
troyes-cubes-fill = { $cubes }: { $what }, and the event is full
troyes-with-die = Use { $die } (counts { $n })
troyes-also-black = Counter the { $die } as well
troyes-fight = Counter: { $n } against { $need }
troyes-suffer = Too weak: lose { $what }

## The log

troyes-did-first = First player: { $who }.
troyes-did-deal = { $who } is dealt a character.
troyes-you-drew = Your character: { $character }.
troyes-did-open = { $who } places a citizen: { $place }.
troyes-did-fill-place = A neutral citizen is placed: { $place }.
troyes-did-round = Round { $n } begins. First player: { $who }.
troyes-did-turn-up = Activity card: { $card }.
troyes-did-income-phase = Income and salaries.
troyes-did-workforce-phase = The dice are rolled.
troyes-did-events-phase = Events.
troyes-did-income = { $who } gets { $what-acc } and pays { $paid-acc } in salaries.
troyes-did-not-pay = { $who } cannot pay all salaries and loses { $what-acc }.
troyes-did-roll = { $who } rolls { $dice }.
troyes-did-roll-neutral = Neutral dice: { $dice }.
troyes-did-draw-event = Event: { $event }.
troyes-did-black-dice = { $n ->
    [one] { $event }: { $n } black die.
   *[other] { $event }: { $n } black dice.
}
troyes-did-no-neutral = { $event } is ignored: all neutral citizens are in play.
troyes-did-neutral-enter = A neutral citizen enters with a { $n } ({ $building }).
troyes-did-neutral-stopped = The neutral citizen does not enter with a { $n } ({ $building }): who would be expelled is protected.
troyes-did-expel = Expelled: a citizen of { $who } ({ $building }).
troyes-did-lose = { $who } loses { $what-acc } ({ $event }).
troyes-did-not-bear = { $who } cannot bear { $event } and loses { $what-acc }.
troyes-did-neutral-build = A neutral cube on the cathedral: level { $level }, column { $column }.
troyes-did-tear-down = The cathedral loses a cube ({ $who }): level { $level }, column { $column }.
troyes-did-roll-black = An enemy comes: { $die }.
troyes-did-counter = { $who } counters { $enemies } with { $dice } and gains { $n } influence.
troyes-did-suffer = { $who } is too weak against { $die } and loses { $what-acc }.
troyes-did-reroll = { $who } re-rolls { $before }: { $after }.
troyes-did-take-citizen = { $who } takes a citizen from the general supply for { $what-acc }.
troyes-did-turn = { $who } turns { $before } to { $after }.
troyes-did-group = { $who } uses { $dice }: total { $n }.
troyes-did-spend-cube = { $who } uses a cube of { $card }.
troyes-did-pay-to = { $who } pays { $what-acc } for dice ({ $to }).
troyes-did-pay-bank = { $who } pays { $what-acc } for dice (bank).
troyes-did-hire = { $who } hires a tradesman on { $card } for { $what-acc } ({ $source }).
troyes-did-use = { $n ->
    [one] { $who } uses { $card } once.
   *[other] { $who } uses { $card } { $n } times.
}
troyes-did-store = { $who } puts { $what-acc } on { $card }.
troyes-did-pay = { $who } pays { $what-acc }.
troyes-did-gain = { $who } gains { $what-acc }.
troyes-did-gain-nothing = { $who } gains nothing.
troyes-did-tax = { $who } pays { $what-acc } in tax ({ $to }).
troyes-did-hit = { $who } rolls { $n }: a hit.
troyes-did-miss = { $who } rolls { $n }: a miss.
troyes-did-stop = { $who } puts down no more cubes.
troyes-did-lay = { $who } puts { $what-acc } on { $event } and gains { $gained }.
troyes-did-neutral-cubes = Neutral: { $what } on { $event }.
troyes-did-fill-event = { $event } is full.
troyes-did-score-event = { $who } gains { $what-acc } ({ $event }).
troyes-did-take-event = { $who } takes the card { $event }.
troyes-did-discard-event = { $event } is discarded.
troyes-did-build = { $who } builds level { $level }, column { $column }: { $what }.
troyes-did-farm = { $who } works the fields: { $what }.
troyes-did-place = { $who } places a citizen with a { $n } ({ $building }), { $source }.
troyes-did-pass = { $who } passes: { $what } in the district.
troyes-did-wait = { $who } has passed: { $what } more in the district.
troyes-did-take-purse = { $who } takes { $what-acc } from the district.
troyes-did-reveal = { $who } reveals { $characters }.
troyes-did-end = The game is over.

## Why something may not be done

troyes-why-place-is-taken = This place is taken.
troyes-why-influence-short = Missing: { $what }.
troyes-why-not-your-die = No such die lies in your district.
troyes-why-no-citizens-left = All your citizens are in play already.
troyes-why-influence-first = Influence is used before dice are picked. Put them back first.
troyes-why-no-such-die = No such die is left there.
troyes-why-group-is-full = A group has three dice at most.
troyes-why-other-colour = The dice of a group have one colour.
troyes-why-dice-short = Missing for the dice: { $what }.
troyes-why-no-use-for-die = With this die the group could not be used for anything.
troyes-why-nearest-short = Nothing can be done with this die. Missing for the nearest use: { $what }.
troyes-why-no-dice-yet = Pick dice first.
troyes-why-dice-first = You have picked dice: use them or put them back.
troyes-why-nothing-chosen = Nothing is picked yet.
troyes-why-no-cube = You have no cube on this card.
troyes-why-one-cube = Only one cube changes a group.
troyes-why-no-use-for-cube = No group of dice could use this cube now.
troyes-why-cube-wants-one-white = This cube needs exactly one white die.
troyes-why-cube-wants-yellow = This cube needs yellow dice.
troyes-why-cube-wants-red = This cube needs red dice only.
troyes-why-cube-is-idle = The chosen cube would change nothing here.
troyes-why-card-not-open = This activity card is not in play.
troyes-why-card-wants-colour = This card needs dice of its own colour.
troyes-why-one-colour-only = Dice of several colours serve the Pilgrimage only.
troyes-why-card-divisor = Missing for one use: { $what }.
troyes-why-hire-short = Missing for the dice and the tradesman: { $what }.
troyes-why-no-citizen = You have no citizen to take.
troyes-why-use-short = Missing to pay one use: { $what }.
troyes-why-too-many-uses = The card cannot be used so often now.
troyes-why-miller-split = The card is not used so often.
troyes-why-event-not-in-row = This event is not in the row.
troyes-why-event-wants-colour = This event is fought with dice of another colour.
troyes-why-event-divisor = Missing for one cube: { $what }.
troyes-why-too-many-cubes = So many cubes cannot be placed.
troyes-why-one-use-at-least = At least one cube must be placed.
troyes-why-cathedral-wants-white = The cathedral is built with white dice.
troyes-why-column-is-full = A column has no room for its die.
troyes-why-no-such-column = A die counts more than 6 and has no column.
troyes-why-place-wants-one-die = A citizen is placed with exactly one die.
troyes-why-place-wants-colour = This building needs a die of its own colour.
troyes-why-place-without-cube = This cube does not help to place a citizen.
troyes-why-protected = Who would be expelled is protected: a citizen of that colour lies there already.
troyes-why-nobody-there = You have no citizen there.
troyes-why-same-card = This citizen stands on this card already.
troyes-why-fields-want-yellow = Agriculture needs yellow dice.
troyes-why-fields-divisor = Missing for one denier: { $what }.
troyes-why-others-die = Black dice are countered with dice of your own district only.
troyes-why-no-such-black-die = No such black die is left.
troyes-why-too-many-enemies = Missing to counter this one as well: { $what }.
troyes-why-too-weak = Missing against the black dice: { $what }.
troyes-why-must-counter = Your dice can counter it, so they must.
