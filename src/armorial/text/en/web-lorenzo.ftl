# Lorenzo il Magnifico on the web: what only the drawn board says.

## Places

web-lorenzo-council-order = first here, first next round
web-lorenzo-closed = closed
web-lorenzo-no-card = no card
web-lorenzo-fee = Tower occupied: { $n ->
    [one] { $n } coin extra
   *[other] { $n } coins extra
}
web-lorenzo-floor = Floor { $floor }, needs { $n }
web-lorenzo-floor-bonus = Floor { $floor }, needs { $n }, gives { $what }
web-lorenzo-dice = Dice
web-lorenzo-die = { $member }: { $n }
web-lorenzo-turn-order = Turn order
web-lorenzo-tracks = Faith, military and victory points

## People and things

web-lorenzo-has = { $who } { $n }
web-lorenzo-order = no. { $n } in turn order
web-lorenzo-nth = no. { $n }
web-lorenzo-member-of = { $who }, { $colour }
web-lorenzo-members = Family members
web-lorenzo-at-home = { $member }, value { $n }, at home
web-lorenzo-away = { $member }, placed
web-lorenzo-leaders-played = { $n ->
    [one] { $n } leader played
   *[other] { $n } leaders played
}
web-lorenzo-leader-hand = in hand
web-lorenzo-leader-played = played
web-lorenzo-leader-used = used this round
web-lorenzo-leader-discarded = discarded
web-lorenzo-leader-hidden = a leader in hand
web-lorenzo-excommunicated = { $who } is excommunicated
web-lorenzo-banned = Excommunicated in period { $n }
web-lorenzo-whole = All cards
web-lorenzo-period = Period { $n }
web-lorenzo-round = Round

## What cards, leaders and tiles do

web-lorenzo-cost = Cost
web-lorenzo-free = none
web-lorenzo-now = At once
web-lorenzo-ever = From then on
web-lorenzo-end = At the end
web-lorenzo-either = { $first } or { $second }
web-lorenzo-harvest-from = In a harvest of { $n } or more
web-lorenzo-production-from = In a production of { $n } or more
web-lorenzo-exchange = { $pay } for { $get }
web-lorenzo-price-military = { $pay } (with at least { $n })
web-lorenzo-once = Once a round
web-lorenzo-always = Always
web-lorenzo-asks = Requires
web-lorenzo-bonus = Bonus tile. Harvest: { $harvest }. Production: { $production }
web-lorenzo-bonus-tile = Bonus tile
web-lorenzo-excommunication = Excommunication { $n }
web-lorenzo-report-needs = The report requires { $n } faith
web-lorenzo-space-small = { $area }, small space: one member
web-lorenzo-space-large = { $area }, large space: any number of members, value −{ $n }
web-lorenzo-spaces = Spaces
web-lorenzo-vatican = Vatican
web-lorenzo-players = Players
web-lorenzo-places = Parts of the board

## Sheets

web-lorenzo-servants-title = How many servants help?
web-lorenzo-servants = Servants
web-lorenzo-servants-value = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}, value { $value }
web-lorenzo-do-harvest = Harvest
web-lorenzo-do-production = Produce
web-lorenzo-fewer = Fewer servants
web-lorenzo-more = More servants
web-lorenzo-exchanges = { $n ->
    [one] and { $n } exchange
   *[other] and { $n } exchanges
}
web-lorenzo-production-title = Production of { $n }: which exchanges?
web-lorenzo-used = used
web-lorenzo-produce = Produce
web-lorenzo-thing = Item
web-lorenzo-before = Before
web-lorenzo-change = Change
web-lorenzo-after = After
web-lorenzo-privilege-title = Council privilege
web-lorenzo-draft-title = Keep one leader, pass the rest on
web-lorenzo-tile-title = Choose your bonus tile
web-lorenzo-tile-text = It works in each of your harvests and productions.
web-lorenzo-report-title = Report to the Vatican, period { $n }
web-lorenzo-support = Support the Church
web-lorenzo-refuse = Be excommunicated

## Names of things

web-lorenzo-thing-coins = coins
web-lorenzo-thing-wood = wood
web-lorenzo-thing-stone = stone
web-lorenzo-thing-servants = servants
web-lorenzo-thing-military = military points
web-lorenzo-thing-faith = faith points
web-lorenzo-thing-vp = victory points
web-lorenzo-thing-privileges = privileges
