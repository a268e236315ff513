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
web-legacy-further = Further away
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
web-legacy-own-pawn = own pawn
web-legacy-pawn-of = { $who }: { $pawn }
web-legacy-pawns-here = { $n ->
    [one] { $n } pawn of yours this round
   *[other] { $n } pawns of yours this round
}
web-legacy-acted = On the own board this round

## Cards

web-legacy-deck = deck { $n }
web-legacy-no-hand = No friends in hand.
web-legacy-secrets = Patron and missions
web-legacy-completed = fulfilled: { $n }
web-legacy-lasting = lasts: { $who }
web-legacy-hint-go = Show in the tree whom it is about
web-legacy-hint-open = still open

## Before a wedding

web-legacy-match-where = Onto a relative of the tree.
web-legacy-match-now = now
web-legacy-match-later = at the wedding
web-legacy-match-no-price = no cost
web-legacy-match-children = { $n ->
    [one] a child card
   *[other] { $n } child cards
}
web-legacy-match-parents = { $n ->
    [one] an unknown parent
   *[other] { $n } unknown parents
}
web-legacy-match-met = met: { $needs }
web-legacy-match-not-met = not met: { $needs }

## The count at the end

web-legacy-count-patrons = Patrons
web-legacy-count-covered = face down
web-legacy-count-missed = missed
web-legacy-count-locked = no mission
web-legacy-count-other-goal = not chosen
web-legacy-count-play = Honour of the game
web-legacy-count-prestige = Prestige of all generations
web-legacy-count-children = Children
web-legacy-count-patron = Main goal of the patron
web-legacy-count-goals = Minor goals
web-legacy-count-kin = Foreigners with a parent of their nation
web-legacy-count-strangers = Foreigners among strangers
web-legacy-count-risen = Aristocrats with a craftsman for a parent
web-legacy-count-fallen = Craftsmen with an aristocrat for a parent
web-legacy-count-hints = Hints still open
web-legacy-count-found = found out: { $n } of { $all }
web-legacy-count-so-far = So far
web-legacy-count-sum = Honour
web-legacy-count-leads = { $n ->
    [one] In the lead: { $who }
   *[other] Equal: { $who }
}
web-legacy-tie-friends = Tie: friends in hand
web-legacy-tie-prestige = Tie: prestige

## Rounds and pages

web-legacy-round = Round
web-legacy-places = Parts of the board
web-legacy-tab-tree = Tree
web-legacy-tab-row = Row
web-legacy-tab-hand = Hand
web-legacy-tab-board = Actions
web-legacy-tab-rivals = Families
