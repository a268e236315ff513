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
