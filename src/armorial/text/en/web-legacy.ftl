# Legacy on the web: what only the drawn board says.

## Families

web-legacy-tree = Family tree
web-legacy-tree-of = Family tree: { $who }
web-legacy-family = { $n ->
    [one] { $n } person
   *[other] { $n } people
}, { $nations ->
    [one] { $nations } nation
   *[other] { $nations } nations
}, { $children ->
    [one] { $children } child
   *[other] { $children } children
}
web-legacy-head = Head
web-legacy-lost = Lost
web-legacy-state-lost = lost
web-legacy-unknown-man = unknown
web-legacy-unknown-woman = unknown
web-legacy-with = married to { $name }
web-legacy-promised-to = promised to { $name }
web-legacy-closer = Closer
web-legacy-whole = The whole tree
web-legacy-larger = Tree over the whole board
web-legacy-smaller = Back to the board
web-legacy-first = first player

## Actions

web-legacy-own-board = Own board
web-legacy-main-board = Main board
web-legacy-marry = Marry
web-legacy-arrange = Promise
web-legacy-find = Who were they?
web-legacy-children = Have children
web-legacy-how-big = How big was my family?
web-legacy-money = Ask friends for money
web-legacy-socialize = Socialize
web-legacy-space-title = Title
web-legacy-space-contribution = Contribution
web-legacy-space-doctor = Doctor
web-legacy-space-mansion = Mansion
web-legacy-space-venture = Venture
web-legacy-space-mission = Mission
web-legacy-doctor = two children for a couple that has room for both
web-legacy-mission = a mission to fulfil
web-legacy-none-left = none left

## Cards

web-legacy-deck = deck { $n }
web-legacy-no-hand = No friends in hand.
web-legacy-secrets = Patron and missions
web-legacy-completed = fulfilled: { $n }
web-legacy-lasting = lasts: { $who }

## Rounds and pages

web-legacy-round = Round
web-legacy-places = Parts of the board
web-legacy-tab-tree = Tree
web-legacy-tab-row = Row
web-legacy-tab-hand = Hand
web-legacy-tab-board = Actions
web-legacy-tab-rivals = Families
