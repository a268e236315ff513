# Troyes on the web: what only the drawn board says.

## Dice and the square

web-troyes-district = District: { $who }
web-troyes-neutral = Neutral
web-troyes-group = Group of dice
web-troyes-total = Total { $n }
web-troyes-costs = Costs { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
web-troyes-passed = Passed; lying in the district: { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
web-troyes-enemies = Enemies
web-troyes-events-hint = every round, from the left

## Buildings, cathedral, fields

web-troyes-salary = Salary per round for each of your citizens: { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
web-troyes-lies = { $who }: expelled citizen ({ $where })
web-troyes-built = Column { $column }, level { $level }: { $who }
web-troyes-level-lacks = No cube of yours on this level: { $n } VP less at the end
web-troyes-cathedral-gain = Each cube: { $vp } VP, { $n } influence
web-troyes-agriculture = Fields
web-troyes-agriculture-about = The total of your yellow dice divided by { $n }, in deniers
web-troyes-places = Places
web-troyes-square = Square
web-troyes-events = Events
web-troyes-cathedral = Cathedral
web-troyes-first = first player

## Cards

web-troyes-divisor = total divided by { $n }
web-troyes-delayed = delayed: cubes for later
web-troyes-hire = A tradesman costs { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}
web-troyes-hired = Your tradesman stands here
web-troyes-back = Activity card { $n }, not turned up yet
web-troyes-cubes = { $who }: { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
web-troyes-banners = { $n } of { $all } banners taken
web-troyes-event-vp = Most cubes: { $first } VP, second most: { $second } VP
web-troyes-about-artisan = Each use: pay { $pay } influence, take { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}.
web-troyes-about-merchant = Each use: take { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}.
web-troyes-about-miller = Each use: choose palace or bishopric, take { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
} for each of your citizens there.
web-troyes-about-innkeeper = Each use: pay { $pay ->
    [one] { $pay } denier
   *[other] { $pay } deniers
}, gain { $n } influence.
web-troyes-about-blacksmith = A cube adds { $n } to the total of a red group.
web-troyes-about-militia = A cube makes a group of yellow dice count as red.
web-troyes-about-journeyman = Each use: pay { $pay ->
    [one] { $pay } denier
   *[other] { $pay } deniers
}, gain { $n } VP.
web-troyes-about-goldsmith = Each use: gain { $n } VP and { $m ->
    [one] { $m } denier
   *[other] { $m } deniers
}.
web-troyes-about-sculptor = Each use: gain { $n } VP.
web-troyes-about-tithing = With a cube, the first yellow die from each other district is free.
web-troyes-about-monk = A cube makes one white die count as { $n ->
    [one] { $n } yellow die
   *[other] { $n } yellow dice
} of its value.
web-troyes-about-priest = A cube adds { $n } to each die of a yellow group.
web-troyes-about-apprenticeship = A cube makes each die of the group count as { $n }.
web-troyes-about-confession = A cube adds { $n } to each die of the group.
web-troyes-about-templar = A cube makes one white die count as { $n ->
    [one] { $n } red die
   *[other] { $n } red dice
} of its value.
web-troyes-about-pilgrimage = Each use: gain { $n } VP. The dice may be of any colours, even mixed.
web-troyes-about-procession = Each use: { $n } VP to whoever has the most dice left in their district.
web-troyes-about-glassblower = Each use: { $n } VP for every two of your cubes in the cathedral.
web-troyes-about-archer = Each use: roll a die; on { $n } or more, put a cube on any event.
web-troyes-about-chivalry = Each use: put a cube on any event for each red die left in your district.
web-troyes-about-diplomat = Each use: pay { $pay } influence, put a cube on any event.
web-troyes-about-hunting = Each use: gain { $n } influence.
web-troyes-about-mercenary = Each use: take { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}.
web-troyes-about-tax_collector = Each use: the others pay you { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
} for each of their citizens in the city hall; the bank pays for neutral ones.
web-troyes-about-captain = Each use: { $n } VP for each event with a cube of yours.
web-troyes-about-joust = Each use: { $n } VP if the red dice left in your district add up to the most.
web-troyes-about-troubadour = Each use: pay { $pay } influence, gain { $n } VP.
web-troyes-about-marauding = Stays until the end; black dice each round: { $n }.
web-troyes-about-brigands = Black dice each round: { $n }.
web-troyes-about-skirmishes = Black dice each round: { $n }.
web-troyes-about-war = Black dice each round: { $n }.
web-troyes-about-normans_attack = Black dice each round: { $n }.
web-troyes-about-succession_conflict = Each round a die is rolled to place a neutral citizen in the palace.
web-troyes-about-theological_conflict = Each round a die is rolled to place a neutral citizen in the bishopric.
web-troyes-about-wayfarers = Each round a die is rolled to place a neutral citizen in the city hall.
web-troyes-about-heresy = Each round every player loses { $n } influence.
web-troyes-about-civil_war = Each round every player loses { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
}.
web-troyes-about-drought = Each round every player pays { $n ->
    [one] { $n } denier
   *[other] { $n } deniers
} for each of their citizens in the city hall.
web-troyes-about-support = Each round a neutral cube goes on each of the two events to the left.
web-troyes-about-migrant_workers = Each round a neutral cube goes on the lowest free place of the cathedral.
web-troyes-about-interruption_of_work = Each round the highest cube leaves the cathedral.

## Own things

web-troyes-tokens = VP tokens
web-troyes-supply = { $n ->
    [one] { $n } citizen ready for use
   *[other] { $n } citizens ready for use
}
web-troyes-reserve = { $n ->
    [one] { $n } citizen waiting in the general supply
   *[other] { $n } citizens waiting in the general supply
}
web-troyes-taken = { $n ->
    [one] { $n } event card taken
   *[other] { $n } event cards taken
}
web-troyes-influence-may = What influence buys
web-troyes-move-reroll = re-roll a die
web-troyes-move-citizen = new citizen
web-troyes-move-turn = turn dice
web-troyes-move-reroll-about = { $n } influence: re-roll one die of your district
web-troyes-move-citizen-about = { $n } influence: a citizen from the general supply
web-troyes-move-turn-about = { $n } influence: turn up to three dice of your district to their opposite faces
web-troyes-counts-chretien_de_troyes = citizens in the buildings
web-troyes-counts-urban_iv = cubes in the cathedral
web-troyes-counts-thibaut_ii = deniers
web-troyes-counts-hugues_de_payns = influence
web-troyes-counts-le_florentin = tradesmen on cards
web-troyes-counts-henry_i = event cards taken
web-troyes-step = { $n } or more: { $vp } VP

## Answers and phases

web-troyes-round = Round { $n } of { $all }
web-troyes-rounds = Round
web-troyes-group-dice = Dice
web-troyes-group-use = Use
web-troyes-group-cube = Cubes for later
web-troyes-group-influence = Influence
web-troyes-group-black = More enemies
web-troyes-phase-opening = Opening
web-troyes-phase-activities = Activity cards
web-troyes-phase-income = Income
web-troyes-phase-workforce = Workforce
web-troyes-phase-events = Events
web-troyes-phase-black_dice = Enemies
web-troyes-phase-actions = Actions
web-troyes-phase-end_of_round = End of round
web-troyes-phase-over = Game over
