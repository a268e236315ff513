# Village on the web: what only the drawn board says.

## Short names, for small signs

web-village-space-grain = Grain
web-village-space-family = Family
web-village-space-crafts = Crafts
web-village-space-market = Market
web-village-space-travel = Travel
web-village-space-council = Council
web-village-space-church = Church
web-village-shop-wheelwright = Wheelwright
web-village-shop-stable = Stable
web-village-shop-scriptorium = Scriptorium
web-village-shop-smithy = Smithy
web-village-shop-mill = Mill
web-village-well = Well
web-village-any-action = any action
web-village-next-sales = each further sale
web-village-bridge = to the bridge

## People and things

web-village-person = { $who } (generation { $generation })
web-village-who-where = Generation { $generation }: { $place }
web-village-to-bridge = { $n } time to the bridge
web-village-served = { $n ->
    [one] { $n } customer
   *[other] { $n } customers
}
web-village-now = if it ended now
web-village-cubes-left = Cubes left
web-village-bag-count = In the black bag: { $n ->
    [one] { $n } family member
   *[other] { $n } family members
}, { $monks ->
    [one] { $monks } monk
   *[other] { $monks } monks
}
web-village-token-held = { $who } has the next-first-player token

## The board in words

web-village-sum = { $what }: { $list }
web-village-sum-cubes = Cubes: { $list }
web-village-sum-been = visited by { $list }
web-village-sum-written = { $n } of { $all } places taken
web-village-sum-graves = Graves: { $n } of { $all } taken

## Answers in short

web-village-group-train = Train
web-village-group-make = Make
web-village-group-buy = Buy
web-village-group-send = Send out
web-village-group-move = Move on
web-village-group-enter = Enter
web-village-group-climb = Move up
web-village-group-privilege = Privilege
web-village-group-recall = Bring back
web-village-places = Places
web-village-take-from = Take a cube
