# The terminal in English.

## Players

cli-player = Player
cli-player-n = Player { $n }
# At least eight names, so that there is one for every bot.
cli-bot-names = Agnes, Bruno, Clara, Dorian, Edith, Felix, Greta, Hugo, Irma, Jasper
cli-bot = ({ $kind } bot)
cli-bot-random = random
cli-bot-greedy = greedy
cli-bot-short = (bot)
cli-you = (you)

## Welcome and leaving

cli-welcome = Answer with a number. "help" tells how to play, "why" what is not allowed, "quit" ends the game.
cli-welcome-back = The game goes on where it was saved. "help" tells what you can type.
cli-pass-device = Pass the device to { $name }
cli-press-enter = { "Press Enter when nobody else is looking." }
cli-input-ended = The input has ended.
cli-interrupted = Interrupted.
cli-fault = Something went wrong.
cli-bye = Good-bye.
cli-save-first = Save the game before you leave? (Enter or "yes": save, "no": do not, "back": play on)
cli-save-how = Please type "yes", "no" or "back".
cli-go-on = The game goes on.
cli-saved = The game is saved: { $file }
cli-continue = To go on: { $command }
cli-record-saved = The record of the game: { $file }
cli-verify-how = To check it: { $command }

## Question and answer

cli-since = Since your last choice:
cli-turn = Turn
cli-choose = Type a number from 1 to { $n }, or "help".
cli-no-answer = "{ $line }" is neither an answer nor a command: type a number from 1 to { $n }, or "help".
cli-not-allowed = Not allowed
cli-allowed = This is allowed: { $what }
cli-no-option = This question has no option "{ $word }".
cli-nothing-refused = Everything one might think of here is allowed.
cli-refused-count = { $n ->
    [one] Not allowed now: { $n } other thing ("why" tells the reason)
   *[other] Not allowed now: { $n } other things ("why" tells the reasons)
}
cli-rules = { $n ->
    [one] rule { $ids }
   *[other] rules { $ids }
}
cli-hint = A greedy bot would choose { $number }: { $what }
cli-cannot-undo = There is nothing to undo: you have chosen nothing yet in this turn, or something was revealed since.
cli-log-how = Type "log", or "log 50" for the last 50 lines.
cli-confirm = Your turn is over. Enter confirms it; "undo" takes back the last choice, "restart" the whole turn.
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
cli-help-hint = what a bot would do here
cli-help-board = the whole board
cli-help-score = the score if the game ended now
cli-help-undo = take back your last choice
cli-help-restart = start your turn over
cli-help-log = the last things that happened
cli-help-save = save the game
cli-help-help = this help
cli-help-quit = leave the game; you can save it
cli-help-answer = To answer, type the number of an option, or its token (the dim word behind it).

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

## Replay

cli-replay-title = { $game }, { $n ->
    [one] { $n } line
   *[other] { $n } lines
}
cli-replay-at = Position after line { $n }
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
cli-village-first-next = first next round
cli-village-minus-coins = { $n ->
    [one] −{ $n } coin
   *[other] −{ $n } coins
}
cli-village-every-route = Every route costs { $cost } and the cubes on it.
cli-village-introduction =
    Village in short. You lead a family through four generations; the family with the most prestige wins.
    A turn: take one cube from an action space and, if you like, carry out that space's action. Cubes are what you pay
    with; a coin stands for any cube. A black plague cube costs 2 time instead.
    Time: each unit moves your marker one step. When it crosses the bridge (╫), one of your oldest dies. Who finds a
    free place in the chronicle is remembered there, which is worth points; the others lie in anonymous graves.
    Grain: somebody on the farm brings in grain. Family: a birth, or somebody comes home. Crafts: make or buy goods.
    Market: everybody may sell to the customers at the stalls. Travel: visit cities. Council: climb, use privileges.
    Church: put somebody into the black bag; at the mass at the end of a round some come out into the church.
    Well: three cubes of one colour buy any action without taking a cube.
    The end: the last place of the chronicle or the last grave is filled; all others have one more turn.
    Green numbers are points. On the board ●1 is a member of generation 1 of the player with this sign.
