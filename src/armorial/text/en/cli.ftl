# The terminal in English.

## Players

cli-player = Player
cli-bot = ({ $kind } bot)
cli-bot-short = (bot)
cli-you = (you)

## Welcome and leaving

cli-welcome = Answer with a number. Type "help" to see how to play, "why" to see what is not allowed, "quit" to leave.
cli-welcome-back = The game continues where it was saved. Type "help" to see what you can type.
cli-pass-device = Pass the device to { $name }
cli-press-enter = { "Press Enter when nobody else is looking." }
cli-input-ended = End of input.
cli-interrupted = Interrupted.
cli-fault = Something went wrong.
cli-bye = Goodbye.
cli-save-first = Save the game before you leave? (Enter or "yes": save; "no": do not save; "back": keep playing)
cli-save-how = Please type "yes", "no" or "back".
cli-go-on = The game continues.
cli-saved = Game saved: { $file }
cli-continue = To continue: { $command }
cli-record-saved = Record of the game: { $file }
cli-verify-how = To check it: { $command }

## Question and answer

cli-since = Since your last choice:
cli-turn = Turn
cli-choose = Type a number from 1 to { $n }, or "help".
cli-no-answer = "{ $line }" is neither an answer nor a command: type a number from 1 to { $n }, or "help".
cli-not-allowed = Not allowed
cli-allowed = This is allowed: { $what }
cli-no-option = This question has no answer "{ $word }".
cli-nothing-refused = Nothing is ruled out here.
cli-refused-count = { $n ->
    [one] Not allowed now: { $n } other thing (type "why" for the reason)
   *[other] Not allowed now: { $n } other things (type "why" for the reasons)
}
cli-rules = { $n ->
    [one] rule { $ids }
   *[other] rules { $ids }
}
cli-hint = A master would choose { $number }: { $what }
cli-hint-thinking = The bot is thinking about your move …
cli-cannot-undo = There is nothing to undo: you have not chosen anything this turn, or something has been revealed since.
cli-log-how = Type "log", or "log 50" for the last 50 lines.
cli-confirm = Your turn is over. Press Enter to confirm it; type "undo" to take back the last choice, "restart" to take back the whole turn.
cli-confirm-how = Press Enter to confirm the turn, or type "undo" or "restart".

## Commands. The words are what may be typed besides the English ones; "-" is none.

cli-words-why = -
cli-words-hint = -
cli-words-board = -
cli-words-score = -
cli-words-undo = -
cli-words-restart = -
cli-words-log = -
cli-words-save = -
cli-words-help = -
cli-words-quit = -
cli-words-yes = y yes
cli-words-no = n no
cli-words-back = b back

cli-argument-why = N
cli-argument-log = N
cli-argument-save = FILE

cli-help-why = what is not allowed now, and which rule says so
cli-help-hint = what a bot would do here, and why
cli-help-board = the whole board
cli-help-score = the score if the game ended now
cli-help-undo = take back your last choice
cli-help-restart = start your turn over
cli-help-log = what happened most recently
cli-help-save = save the game
cli-help-help = this help
cli-help-quit = leave the game; you will be asked whether to save it
cli-help-answer = To answer, type the number of an option, or its token (the dim word after it).

## Result

cli-game-over = The game is over
cli-final-score = Final score
cli-score-now = If it ended now
cli-total = Total
cli-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
cli-place = { $points ->
    [one] { $n }. { $name }: { $points } point
   *[other] { $n }. { $name }: { $points } points
}
cli-tied = tied
cli-tie-broken = tie on points, decided by the tie-break
cli-winner = The winner is { $names }.
cli-winners = Shared victory: { $names }.
cli-alone-won = { $points ->
    [one] Victory: { $name } with { $points } point.
   *[other] Victory: { $name } with { $points } points.
}
cli-alone-lost = Defeat: { $name }.
cli-nobody-wins = Nobody wins.

## Replay

cli-replay-title = { $game }, { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
cli-replay-at = Position after line { $n }
cli-replay-answer = { $name }: { $what }.
cli-replay-secret = { $name } chooses in secret.
cli-replay-forced = only one possible move

## Village

cli-village-letter-orange = O
cli-village-letter-green = G
cli-village-letter-brown = B
cli-village-letter-pink = P
cli-village-letter-plague = †
cli-village-plague = plague
cli-village-learn-make = learn + make
cli-village-or-pay = or pay
cli-village-time = time
cli-village-unborn = Unborn
cli-village-wheelwright = wheelwright
cli-village-stable = stable
cli-village-scriptorium = scriptorium
cli-village-smithy = smithy
cli-village-away = Out
cli-village-any-cubes = { $n ->
    [one] any cube
   *[other] any { $n } cubes
}
cli-village-any-goods = { $n ->
    [one] any good
   *[other] any { $n } goods
}
cli-village-first-next = first player next round
cli-village-minus-coins = { $n ->
    [one] −{ $n } coin
   *[other] −{ $n } coins
}
cli-village-every-route = Every route costs { $cost } and the cubes on it.
cli-village-introduction =
    Village in short. You lead a family through four generations; the family with the most prestige wins.
    A turn: take one cube from an action space and, if you like, carry out that space's action. Cubes are what you pay
    with; a coin stands for any cube. A black plague cube costs 2 time instead.
    Time: each unit moves your marker one step. When it crosses the bridge (╫), one of your oldest members dies. If there is
    a free place in the chronicle, they are remembered there, which is worth points; the others get anonymous graves.
    Grain: somebody on the farm brings in grain. Family: have a child, or bring somebody home. Crafts: make or buy goods.
    Market: everybody may sell to the customers at the stalls. Travel: visit cities. Council: climb, use privileges.
    Church: put somebody into the black bag; at the mass at the end of a round some come out into the church.
    Well: pay three cubes of one colour for any action, without taking a cube.
    The end: the last place of the chronicle or the last grave is filled; everybody else has one more turn.
    Green numbers are points. On the board ●1 is a member of generation 1 of the player with this sign.

## Lorenzo il Magnifico

cli-lorenzo-letter-white = W
cli-lorenzo-letter-black = B
cli-lorenzo-letter-orange = O
cli-lorenzo-letter-neutral = N
cli-lorenzo-round = Round { $n }, period { $period }
cli-lorenzo-order = Order
cli-lorenzo-next-order = next order
cli-lorenzo-vp = VP
cli-lorenzo-at-end = { $n } if the game ended now
cli-lorenzo-coins = Coins
cli-lorenzo-wood = Wood
cli-lorenzo-stone = Stone
cli-lorenzo-servants = Servants
cli-lorenzo-military = Military
cli-lorenzo-faith = Faith
cli-lorenzo-members = Members
cli-lorenzo-member-white = white
cli-lorenzo-member-black = black
cli-lorenzo-member-orange = orange
cli-lorenzo-member-neutral = neutral
cli-lorenzo-harvest-at = harvest { $n }:
cli-lorenzo-production-at = production { $n }:
cli-lorenzo-or = or
cli-lorenzo-next-slot = { $n ->
    [one] next: { $n } military point
   *[other] next: { $n } military points
}
cli-lorenzo-bonus-tile = Bonus tile
cli-lorenzo-in-hand = { $n } in hand
cli-lorenzo-hand = Your leaders
cli-lorenzo-packet = Leaders to choose from
cli-lorenzo-areas = Harvest, production, council
cli-lorenzo-small = small
cli-lorenzo-large = large, −{ $n }
cli-lorenzo-closed = closed
cli-lorenzo-introduction =
    Lorenzo il Magnifico in short. You lead a noble house through six rounds; the most victory points (VP) wins.
    A turn: place one of your four family members on an action space and do what it says. Dice give the value of the
    white, black and orange members (W, B, O), the same for everybody; the neutral one (N) is 0. A servant adds 1.
    Towers: the floors ask for 1, 3, 5 and 7. Pay the card's price and take it. If anybody is already in
    the tower, pay 3 coins first. No two of your coloured members may be in the same tower, harvest or production area.
    Territories work when you harvest, buildings when you produce: all whose value your action reaches. Characters
    help at once or for good, ventures count at the end.
    Market: coins, servants and more. Council palace: 1 coin, a privilege, and the turn order of the next round.
    Vatican: after rounds 2, 4 and 6 it asks for 3, 4 and 5 faith points. Support the Church, and your faith turns into
    VP; if you do not, or have too little, that period's tile hurts you until the end of the game.
    The end: VP for territories, characters, ventures and military points, and 1 for every 5 resources.
    On the board ●W is the white member of the player with this sign.

## Troyes

cli-troyes-red = red
cli-troyes-white = white
cli-troyes-yellow = yellow
cli-troyes-black = black
cli-troyes-neutral = Neutral
cli-troyes-round = Round { $n } of { $of }
cli-troyes-phase-opening = opening placement
cli-troyes-phase-activities = activity cards
cli-troyes-phase-income = income
cli-troyes-phase-workforce = workforce
cli-troyes-phase-events = events
cli-troyes-phase-black_dice = black dice
cli-troyes-phase-actions = actions
cli-troyes-phase-end_of_round = end of round
cli-troyes-phase-over = end of the game
cli-troyes-first-player = First player
cli-troyes-passed = passed
cli-troyes-enemies = Black dice
cli-troyes-group = picks
cli-troyes-picked = picked
cli-troyes-against = against
cli-troyes-total = total
cli-troyes-price = price
cli-troyes-cards = Activity cards
cli-troyes-still-hidden = { $n ->
    [one] { $n } card still face down
   *[other] { $n } cards still face down
}
cli-troyes-events = Events
cli-troyes-buildings = Buildings and salaries
cli-troyes-expelled = expelled
cli-troyes-cathedral = Cathedral
cli-troyes-influence-short = Inf.
cli-troyes-deniers = Deniers
cli-troyes-influence = Influence
cli-troyes-points = VP
cli-troyes-at-end = { $total } if the game ended now
cli-troyes-citizens = Citizens
cli-troyes-supply = { $n } ready, { $reserve } left
cli-troyes-taken = Events
cli-troyes-characters = Characters
cli-troyes-counts-chretien_de_troyes = citizens in the buildings
cli-troyes-counts-urban_iv = cubes in the cathedral
cli-troyes-counts-thibaut_ii = deniers
cli-troyes-counts-hugues_de_payns = influence
cli-troyes-counts-le_florentin = tradesmen
cli-troyes-counts-henry_i = events taken
cli-troyes-introduction =
    Troyes in short. Citizens give you dice, dice let you act, and every die on the square is for sale.
    A round: you get 10 deniers and pay your citizens. Then everybody rolls a die for each citizen in the palace (†, red),
    the bishopric (+, white) and the city hall (¤, yellow). Events appear and do harm every round until
    somebody fills their banners. Black dice (×) must be beaten, in turn, with your own dice; red ones count double there.
    A turn: one action with 1 to 3 dice of one colour, or a pass. Your own dice are free; others cost 2, 4 or 6 deniers
    each in a group of 1, 2 or 3, and the owner cannot refuse.
    Activity card: hire a tradesman once, then the sum of your dice divided by the card's number says how often it works.
    Cards with an hourglass (⧗) give you cubes for later actions, one per action.
    Cathedral: each + die puts a cube into its column. Events: your dice put cubes on banners and give influence.
    Place a citizen with one die; somebody may be pushed out. Agriculture: the sum of ¤ dice divided by 2, in deniers.
    Influence: 1 to re-roll a die, 2 for a new citizen, 4 to turn up to three of your dice to their opposite faces.
    The end: points in tokens, tradesmen, events with your cubes, −2 for each cathedral level without you, and the
    secret characters: all are revealed, and everybody scores every one of them.
    A card shows its dice and divisor, its price, its places with their points (●2), and cubes in brackets; an event
    shows its dice and divisor, its banners, and the points for first and second place.

## Analysis

cli-analyse-title = { $game }: { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}, judged by { $bot }
cli-analyse-line = line
cli-analyse-who = player
cli-analyse-before = before
cli-analyse-after = after
cli-analyse-played = chosen
cli-analyse-bot = the bot
cli-analyse-player = { $name }: { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}, { $same } the same as the bot's; on average { $loss }% of the win chance lost
cli-analyse-accuracy = Accuracy { $percent }%.
cli-analyse-luck = Luck of dice and draws: { $points } points.
cli-analyse-mistakes = The biggest mistakes
cli-analyse-no-mistakes = No choice lost { $percent }% of the win chance or more.
cli-analyse-mistake = Line { $line } ({ $question }): { $played }. That took the win chance from { $before }% to { $after }%; the bot would have chosen: { $best }.
cli-analyse-plot = The win chances have been drawn in { $file }.
cli-analyse-axis-line = line of the log
cli-analyse-axis-chance = win chance, %

cli-components-path = component
cli-components-value = value
cli-components-sure = confidence
cli-components-thing = card or place
cli-components-who = who says so
cli-components-count = { $n } components: { $counts }.
cli-agreement-what = what
cli-agreement-standard = standard
cli-agreement-owners = owners
cli-agreement-count = { $owners ->
    [one] { $owners } box
   *[other] { $owners } boxes
}: { $agreed ->
    [one] { $agreed } number
   *[other] { $agreed } numbers
} agreed on, { $disputed } read differently, { $alone } read by one owner only.
cli-agreement-out = What is agreed on is in { $file }.
