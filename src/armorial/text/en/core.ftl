# Words that all games share, in English.
#
# How messages meet: an argument of a message may be a message itself, or a list of them (list-and).
# A message may have forms besides its plain one, as attributes: .acc after a verb, .of for whose,
# .at, .from and .to for places.
# The message around it asks for a form by name: "{ $who } pays { $what-acc }". Where a message does not have the
# form, its plain one is used. Names of players are never changed.

# A player who has no name.
seat = player { $n }
player-n = Player { $n }
player-thinking = { $name } is thinking

# The last of several things in a list; those before it are joined with commas.
list-and = { $before } and { $last }

ask-chance = Chance decides
why-impossible = This cannot be drawn or rolled.
warn-game-ends = This ends the game.
match-undo = { $who } takes back a move.
match-rewind = Everyone has agreed: the game goes back to an earlier moment.

## Where a number comes from

confidence-known = known
confidence-likely = likely
confidence-reconstructed = reconstructed

## Bots: how strong they are, and what they are called

bot-level-novice = novice
bot-level-careful = careful
bot-level-strong = strong
bot-level-master = master
bot-level-greedy = greedy
bot-level-random = random
bot-name-beatrice = Beatrice
bot-name-conrad = Conrad
bot-name-eleanor = Eleanor
bot-name-fabian = Fabian
bot-name-isolde = Isolde
bot-name-leopold = Leopold
bot-name-martha = Martha
bot-name-norbert = Norbert
bot-name-octavia = Octavia
bot-name-roland = Roland
bot-name-sabina = Sabina
bot-name-balthasar = Balthasar

## Hints: what a bot would do, and why

decimal = { $whole }.{ $part }
hint-chance = With it, a master puts your chance of winning at { $chance }%.
hint-ahead = It is { $points } points better than the next best answer: { $other }.
hint-level = The next best answer promises about as much: { $other }.
hint-safer = The next best answer promises { $points } points more, but a smaller chance of winning, { $chance }%: { $other }.
hint-gains = The gain: { $gains }.
hint-costs = The cost: { $costs }.
hint-gains-costs = The gain: { $gains }; the cost: { $costs }.
hint-more = Compared with that one, your move ends { $more } ahead.
hint-less = Compared with that one, your move ends { $less } behind; the gain comes later.
hint-more-less = Compared with that one, your move ends { $more } ahead and { $less } behind.
hint-part = { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $part })
hint-reason = { $what } ({ $points })
hint-other-numbers = This bot counts with the numbers of this table, but it was trained on the standard numbers.
hint-line = Expected to follow:
hint-yours = You: { $what }
hint-theirs = { $who }: { $what }
hint-then = { $first }; { $next }
reason-worth = points and things in hand
reason-table = what lies on the table
reason-rivals = what the others are left with
reason-later = the play that follows

## Colours

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-white = white
colour-orange = orange
colour-green = green
colour-brown = brown
colour-pink = pink
colour-black = black

## What can be wrong with an answer or a request, by the name of the error

error-rule-error = That is not allowed.
error-illegal-answer = This move is not allowed.
error-unknown-token = That is not an answer to this question.
error-game-over = The game is over.
error-not-your-turn = It is not your turn.
error-confirmation-pending = Confirm your turn first, or take it back.
error-nothing-to-confirm = There is no turn for you to confirm.
error-cannot-undo = This move can no longer be undone: something has been revealed, or it is another player's turn.
error-no-such-line = The log has no such line.
