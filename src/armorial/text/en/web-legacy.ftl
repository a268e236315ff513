# Legacy on the web: what only the drawn board says.

## Families

web-legacy-tree = Family tree
web-legacy-tree-of = Family tree: { $who }
web-legacy-state-lost = lost
web-legacy-with = married to { $name }
web-legacy-promised-to = promised to { $name }
web-legacy-closer = Closer
web-legacy-whole = The whole tree
web-legacy-first = first player

## Actions

web-legacy-own-board = Your board
web-legacy-main-board = Main board
web-legacy-marry = Marry
web-legacy-arrange = Promise
web-legacy-pass = Stop
web-legacy-done = Done
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
web-legacy-own-pawn = player's pawn
web-legacy-pawn-of = { $who }: { $pawn }
web-legacy-pawns-here = { $n ->
    [one] { $n } pawn of yours this round
   *[other] { $n } pawns of yours this round
}

## Cards

web-legacy-deck = deck { $n }
web-legacy-no-hand = No friends in hand.
web-legacy-secrets = Patron and missions
web-legacy-completed = fulfilled: { $n }
web-legacy-lasting = lasts: { $who }
web-legacy-hint-go = Show in the tree who it is about
web-legacy-hint-open = still open

## Before a wedding

web-legacy-match-where = Choose a relative in the tree.
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
web-legacy-count-play = Honour gained in play
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
web-legacy-tab-row = Row
web-legacy-tab-hand = Hand

## Houses and trees

web-legacy-house-azure = House of the Lily
web-legacy-house-argent = House of the Moon
web-legacy-house-tenne = House of the Key
web-legacy-house-purpure = House of the Rose
web-legacy-lone = one person so far; the rest is parchment
web-legacy-heirs = { $n ->
    [one] founded by { $name }, { $n } person
   *[other] founded by { $name }, { $n } people
}
web-legacy-people = people: { $n }
web-legacy-in-family = in the family
web-legacy-back = Back to my tree
web-legacy-to-left = { $n ->
    [one] { $n } person to the left
   *[other] { $n } people to the left
}
web-legacy-to-right = { $n ->
    [one] { $n } person to the right
   *[other] { $n } people to the right
}
web-legacy-above = { $n ->
    [one] { $n } person above
   *[other] { $n } people above
}
web-legacy-to-come = { $n ->
    [one] a child
   *[other] { $n } children
}
web-legacy-a-bride = A bride
web-legacy-a-groom = A groom
web-legacy-in-hand = { $n } in your hand
web-legacy-rounds = rounds { $first } to { $last }
web-legacy-row-four = only the patron looks here
web-legacy-before-end = Before this generation ends
web-legacy-todo-marry = Marry { $name }
web-legacy-todo-child = Have a child, or the line dies out
web-legacy-todo-prestige = Prestige gained now counts three times
web-legacy-hints-found = { $n } of { $all } found
web-legacy-hints-win = You win if all { $all } are true at the end
web-legacy-if-ended = If it ended now
web-legacy-won = Won
web-legacy-not-won = Not won yet
web-legacy-lost = Not won

## Numbers and pawns

web-legacy-number-gold = gold
web-legacy-number-income = income
web-legacy-number-prestige = prestige
web-legacy-number-hand = friends
web-legacy-of = { $n } of { $all }
web-legacy-pawn-yellow = yellow pawn: title or contribution
web-legacy-pawn-blue = blue pawn: doctor
web-legacy-pawn-green = green pawn: mansion
web-legacy-pawn-orange = orange pawn: venture
web-legacy-pawn-red = red pawn: mission
web-legacy-pawns-left = { $n } left
web-legacy-pawns-extra = { $n } extra

## Hand, row, patron and missions

web-legacy-your-hand = Your hand
web-legacy-able = { $n ->
    [one] { $n } can join the family
   *[other] { $n } can join the family
}
web-legacy-places-for = { $n ->
    [one] { $n } place for { $name }
   *[other] { $n } places for { $name }
}
web-legacy-row-rule = The last one left comes free
web-legacy-secret = patron, secret
web-legacy-goal-income = Income
web-legacy-goal-born_in_generation_3 = Born in III
web-legacy-goal-scientist = Scientists
web-legacy-goal-missions = Missions
web-legacy-goal-prestige = Prestige
web-legacy-goal-nationalities = Nations
web-legacy-goal-open = opened by a hidden mission
web-legacy-goal-locked = needs a hidden mission
web-legacy-no-missions = No missions yet. Each asks for something your family must have; one friend buys a choice of two.
web-legacy-unsure = No source, chosen by Armorial: { $what }
web-legacy-unsure-benefit = gain
web-legacy-unsure-couple = effect
web-legacy-unsure-dowry = dowry
web-legacy-unsure-effect = effect
web-legacy-unsure-friends = friends
web-legacy-unsure-generation = generation
web-legacy-unsure-goals = minor goals
web-legacy-unsure-income = income
web-legacy-unsure-man = man's numbers
web-legacy-unsure-nation = nation
web-legacy-unsure-needs = condition
web-legacy-unsure-pawn = pawn
web-legacy-unsure-prestige = prestige
web-legacy-unsure-price = price
web-legacy-unsure-profession = profession
web-legacy-unsure-reward = reward
web-legacy-unsure-sex = sex
web-legacy-unsure-woman = woman's numbers
web-legacy-brief-n-friends-from-deck = +{ $n } from the deck
web-legacy-brief-new-row = a new row
web-legacy-brief-hidden-mission = a hidden mission
web-legacy-brief-may-ask-for-money = ask for money
web-legacy-brief-exchange-hand = exchange friends
web-legacy-brief-contributions-cheaper = contributions −{ $n } gold
web-legacy-brief-lasting-money_gold = +{ $n } gold when asking
web-legacy-brief-lasting-socialize_friends = +{ $n } when socializing
web-legacy-brief-lasting-row_or_deck = row or deck
web-legacy-brief-without-pawn = no pawn
web-legacy-tab-court = Court
web-legacy-tab-missions = Missions
