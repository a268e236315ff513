# The web client in English.

## To a table and back

web-back-to-table = Back to the table
web-back-to-replay = Back to the replay
web-data-deleted = Your data has been deleted.
web-remove = Remove
web-remove-player = Remove { $name }
web-remove-player-text = { $name } loses their seat and cannot come back to this table.
web-remove-player-text-private = { $name } loses their seat. The invitation link changes, and the old one no longer works.
web-removed = You have been removed
web-removed-text = The host has removed you from this table. There are others in the lobby.
web-unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
web-n-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-play-options = Players and options
web-you-won = You won
web-you-lost = You lost

## Names and places

web-home = Home
web-nav = Pages
web-nav-play = Play
web-my-box = My box
web-games = Games
web-game = Game

web-hero = Found a house. Outlive the neighbours.
web-hero-lead = Deep strategy games about dynasties, with people or bots, live or one move a day. Every refused move is explained, and every roll of the dice can be checked.
web-lobby = Lobby
web-my-games = My games
web-replays = Replays
web-replays-lead = Finished games, move by move.
web-rules = Rules
web-settings = Settings
web-notices = Notices
web-notices-lead = How you hear from your tables while you are away
web-account = Account
web-not-found = Nothing here
web-not-found-text = This page does not exist.
web-no-table = No such table
web-no-table-text = There is no such table, or it is private and the link lacks its invitation.
web-no-server = The server is not responding. Try again in a moment.
web-loading = Loading…
web-all = All
web-more = More
web-reconstructed = No source gives these numbers: Armorial chose them

## Tables

web-play-now = Play now
web-make-table = Make a table
web-here = Play here, without a connection
web-make-more = More settings
web-make-usual = Save as my usual
web-make-usual-saved = Saved. New tables start like this one.
web-make-sum = { $game }, { $players }: { $who }.
web-make-sum-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
web-make-sum-here = { $n ->
    [one] somebody on this device
   *[other] { $n } others on this device
}
web-make-sum-bots = { $n ->
    [one] a bot ({ $level })
   *[other] { $n } bots ({ $level })
}
web-make-sum-public = in the lobby
web-make-sum-unlisted = by link
web-make-sum-private = by invitation only
web-to-tournament = To the tournament
web-join = Join
web-watch = Watch
web-continue = Continue
web-leave-table = Leave the table
web-free-seat = free seat
web-seats = Seats
web-seat-n = Seat { $n }
web-you = you
web-your-name = Your name
web-name = Name
web-number-of-players = Number of players
web-players-from-to = { $from } to { $to } players
web-houses = { $n ->
    [one] { $n } house
   *[other] { $n } houses
}
web-at-this-device = person on this device
web-seat-here = Another player on this device
web-bot-of = bot, { $level }
# A bot at an older table, which has no name.
web-bot-n = Bot { $n }
web-opponents = Opponents
web-level = Level of the bot
web-fill-level = Bots for the free seats
web-level-novice = Overlooks things and misjudges others. Answers instantly.
web-level-careful = Takes what looks best right now, without considering your reply. Answers instantly.
web-level-strong = Looks a few moves ahead. Thinks for a moment.
web-level-master = Looks far ahead and forgives little. Thinks for a second or more.
web-add-bot = Add a bot
web-remove-bot = Free the seat
web-who-may-see = Who may see the table
web-visibility-public = open
web-visibility-public-note = Listed in the lobby; anyone can join or watch.
web-visibility-unlisted = by link
web-visibility-unlisted-note = Only people with the link can find it.
web-visibility-private = private
web-visibility-private-note = Only people with an invitation can join or watch.
web-who-resigns = When somebody resigns
web-resign-bot = a bot takes the seat
web-resign-out = the seat just passes
web-confirm-turns = Confirm the end of a turn
web-confirm-turns-note = After a turn of several choices you are asked before play passes on; until then it can be undone.
web-invite-link = Invitation link
web-invite-paste = Paste an invitation link
web-copy = Copy
web-copied = Copied.
web-start = Start the game
web-start-with-bots = Start with bots in the free seats
web-host-starts = The host ({ $name }) starts the game.
web-waiting-for-players = waiting for players
web-waiting-for-n = { $n ->
    [one] Waiting for { $n } player.
   *[other] Waiting for { $n } players.
}
web-all-seated = Everybody is here.
web-open-tables = { $n ->
    [one] { $n } open table
   *[other] { $n } open tables
}
web-open-tables-title = Open tables
web-lobby-none = There are no open tables. Make one and send the link to friends.
web-my-games-none = You have no games yet. “Play now” seats you against bots right away.
web-my-games-idle = No game is going on. “Play now” seats you against bots right away.
web-running = In progress
web-running-none = No public game is being played right now.
web-finished = finished
web-finished-games = Finished
web-abandoned = abandoned
web-replays-none = No public game has been finished yet.
web-wait-for-you = { $n ->
    [one] { $n } is waiting for you
   *[other] { $n } are waiting for you
}
web-open-record = Open a game record

## Turn and choice

web-your-turn = Your turn
web-to-move = to move
web-away = away
web-resigned = resigned
web-watching = you are watching
web-answers = Answers
web-beside = Answers, log and chat
web-choose-hint = Choose on the board or in the list.
web-choose-other = Something else
web-sending = Sending…
web-confirm-question = End your turn?
web-confirm-note = Until you do, everything can still be undone.
web-end-turn = End turn
web-undo = Undo
web-undo-turn = Start the turn over
web-undo-request = Ask for an undo
web-undo-wish = { $name } asks to go back to this moment: { $when }.
web-undo-agree = Agree to the undo
web-undo-refuse = Refuse the undo
web-why-not = Why not?
web-skip-to-question = Skip to the question
web-hint = Hint
web-hint-says = A master would choose: { $what }.
web-hint-thinking = A master is thinking about your move…
web-not-now = { $n ->
    [one] Not possible now: { $n }
   *[other] Not possible now: { $n }
}
web-nothing-refused = Nothing is refused at the moment.
web-rule = rule { $id }
web-resign = Resign
web-resign-text-bot = A bot takes over for you. You cannot take the seat back.
web-resign-text-out = From now on your seat just passes. You cannot take it back.

## Log, replay, watching

web-log = log
web-log-none = Nothing has happened yet.
web-since-my-turn = Since my last turn
web-show-moment = Show this moment
web-chat = chat
web-chat-none = Nobody has said anything yet.
web-say-something = Say something to the table
web-notes = notes
web-notes-hint = Only you can read this.
web-saved = Saved.
web-not-saved = Not saved.
web-analysis = Analysis
web-back-to-analysis = Back to the analysis
web-puzzle = Puzzle of the day
web-replay = Replay
web-moment = Round { $round }, turn { $turn }
web-moment-note = An earlier moment. The game goes on in the meantime.
web-to-now = Back to now
web-to-start = To the start
web-to-end = To the end
web-step-back = Step back
web-step-forward = Step forward
web-play = Play
web-pause = Pause
web-speed = Speed
web-copy-position = Copy the link to this position
web-try-here = Try from here
web-to-table = To the table
web-sandbox = Sandbox
web-sandbox-open = Try it in a sandbox
web-sandbox-note = A copy for you alone: you play every house, and nothing counts.
web-record = Download the record
web-verify = Check the dice
web-commitment = Commitment, published before the game
web-secret = Secret, revealed at the end
web-dice-before = The dice come from a secret whose SHA-256 is published here before the game. At the end the secret is revealed, and every roll can be checked.
web-dice-after = The dice came from this secret. Its SHA-256 must equal the commitment published before the game.
web-dice-good = Checked: they match.
web-dice-bad = They do not match.
web-dice-record = To check every single roll, give the record to
web-pass-device = Pass the device to { $name }
web-pass-device-turn = It is this player's turn. Open when nobody else is looking.
web-pass-device-wait = Open when nobody else is looking.
web-i-am = I am { $name }

## Result

web-score = Score
web-score-of = Score of { $name }
web-score-now = if it ended now
web-score-hidden = Part of the score is hidden until the end.
web-score-all-hidden = The points are hidden until the end.
web-result = result
web-result-show = Result
web-counting = The end: counting
web-skip = Skip
web-over-winner = { $n ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}
web-over-alone-won = { $name } has won
web-over-alone-lost = { $name } has lost
web-over-nobody = Nobody wins
web-rank = place { $n }
web-rematch = Rematch
web-rematch-offered = There is a rematch.

## Account and settings

web-sign-in = Sign in
web-sign-out = Sign out
web-sign-up = Create an account
web-sign-up-note = You keep your games. If you forget the password, you can get back in by e-mail once you have added an address, or with a code from whoever runs this server.
web-signed-in = You are signed in.
web-signed-out = You are signed out.
web-account-made = Your account is ready.
web-guest = guest
# Names that a new guest may get, until they choose one.
web-guest-names = Agnes, Bruno, Clara, Dorian, Edith, Felix, Greta, Hugo, Irma, Jasper, Lucian, Mathilda, Odo, Rosamund, Theobald, Ursula
web-guest-note = You are a guest: your games are tied to this browser. With an account you have them everywhere.
web-login = Login
web-password = Password
web-delete-account = Delete my account
web-delete-guest = Delete my data
web-delete-account-text = Your name and settings are deleted immediately. Your seats stay, without a name; you resign from games in progress.
web-account-deleted = Your account has been deleted.
web-language = Language
web-theme = Theme
web-theme-light = light
web-theme-dark = dark
web-theme-system = same as system
web-theme-flip = Switch between light and dark
web-animation = Animation
web-animation-normal = normal
web-animation-fast = fast
web-animation-off = off
web-animation-note = If your system asks for less motion, nothing moves.
web-sound = Sound
web-sound-note = A few soft sounds: your turn, an answer, the end.
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-settings-guest = A guest's settings are kept in this browser.
web-keyboard = Keyboard shortcuts
web-key-numbers = Choose an answer
web-key-enter = End the turn
web-key-why = What is not possible, and why
web-key-hint = A hint, when no other people are playing
web-key-arrows = Earlier and later moments
web-contents = Contents
web-search = Search
web-search-rules = Words, or a rule such as V-30
web-hits = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
web-rules-in-english = These rules have not been translated yet; here they are in English.
web-rules-five = The game in five minutes
web-rules-symbols = What the symbols mean
web-rules-no-table = There is no such table, or it is private.
web-rules-standard = The rules with the standard numbers
web-rules-to-table = To the table
web-rules-reference = Reference
web-rules-print = Print
web-legend-pay = To pay and to gain
web-legend-people = People
web-legend-spaces = Action spaces
web-legend-workshops = Workshops
web-legend-market = Market
web-legend-places = On the board
web-legend-cards = On the cards
web-legend-square = On the square
web-legend-events = Events
web-open-page = Open as a page
web-close = Close
web-cancel = Cancel
web-save = Save
web-connection-lost = Connection lost. Reconnecting; nothing you did is lost.

## What the others did, and how fast it is shown

web-moment-start = Before the first round
web-recap = Since your last turn
web-recap-of = { $n } of { $all }
web-recap-next = Next
web-recap-back = Previous
web-recap-to-move = To my move
web-recap-show = Show a recap when my turn begins
web-tempo = Pace of bots and dice
web-tempo-calm = calm
web-tempo-normal = normal
web-tempo-fast = fast
web-tempo-once = at once
web-behind = { $n ->
    [one] { $n } more to show
   *[other] { $n } more to show
}
web-resume = Continue
web-skip-to-now = Skip to now

web-numbers-box = Box numbers
web-numbers-bots = Bots play with these numbers, but they learned with the standard ones.
web-numbers-differ = Which numbers differ
web-numbers-drop = Remove the file
web-numbers-here = Here
web-numbers-host = Played with the host's own numbers
web-numbers-host-note = Tables here are played with the host's own numbers.
web-numbers-of = Played with the numbers from the box of { $owner }
web-numbers-own = Numbers from your own box
web-numbers-owner = Played with the numbers from the owner's box
web-numbers-rules = Some numbers differ at this table: the text shows them beside the standard ones.
web-numbers-same = All numbers are the same as in the standard file.
web-numbers-usual = Standard
web-numbers-yours = Played with the numbers from your box

## Keeping the peace

web-people = People
web-people-here = People at the table
web-host = host
web-muted = muted
web-mute = Mute
web-mute-player = Mute { $name } in the chat
web-unmute = Unmute
web-unmute-player = Let { $name } write in the chat again
web-muted-you = The host has muted you in this chat.
web-block = Block
web-block-player = Block { $name }
web-block-text = You will no longer see what they write, and they cannot join your tables. They will not be told.
web-blocked = { $name } is blocked. You can change this in the settings.
web-blocked-people = Blocked people
web-blocked-none = You have not blocked anybody.
web-unblock = Unblock
web-unblock-player = Unblock { $name }
web-block-or-report = Block or report
web-block-or-report-player = Block or report { $name }
web-report = Report to those who run this server
web-report-abuse = Insults or harassment
web-report-spam = Spam
web-report-name = Offensive name
web-report-cheating = Cheating
web-report-stalling = Stalling or leaving on purpose
web-report-other = Something else
web-report-words = In your words, if you like
web-report-text = The chat of this table is sent along.
web-report-send = Send the report
web-reported = Thank you. Those who run this server will look into it.
web-new-invite = New invitation link
web-new-invite-text = The table becomes private, and older links no longer lead to it. Those who are seated stay.
web-new-invite-done = There is a new link. Older ones no longer work.
web-close-table = Close the table
web-close-table-text = The table is closed for everybody here.
web-close-table-running = The game ends here for everybody, without a result. It can still be viewed.
web-closed-host = The host has closed this table.
web-closed-server = Those who run this server have closed this table.
web-closed-age = This table was closed because nothing happened here for a long time.
web-show-more = Show more

## Ratings

web-statistics = Statistics
web-counts = Rating
web-rated = rated
web-friendly = friendly
web-rated-note = The result changes the ratings of everybody with an account. There are no hints, and anyone who leaves comes last.
web-rated-guest = You are a guest: create an account first, or the game will not count for you.
web-friendly-note = Nothing is at stake, and against bots you may ask for hints and go back.
web-cannot-rate-alone = A game for one player cannot be rated.
web-cannot-rate-device = At a rated table everybody plays on a device of their own.
web-cannot-rate-numbers = A rated game is played with the numbers of this server.
web-public-profile = Public profile
web-public-profile-note = Everybody may see your ratings, your records, and your finished games at open tables.
web-my-puzzles = Puzzles from my games
web-my-puzzles-note = Positions of your finished games may become a puzzle of the day on this server, if everybody who played consents. Nobody is named. If you switch it off, the puzzles from your games disappear.
web-my-puzzles-made = { $n ->
    [one] { $n } puzzle is from your games.
   *[other] { $n } puzzles are from your games.
}
web-see-profile = See your profile
web-profile = Profile

## Lessons

web-learn = Learn
web-learn-lead = Short lessons on a real board. You move the pieces, and a teacher tells you why.
web-learn-done = { $n } of { $of } lessons
web-learn-finished = done
web-learn-minutes = { $n } min
web-learn-now = Learn in ten minutes
web-lesson = Lesson
web-lesson-step = Step { $n } of { $of }
web-lesson-show = Show me
web-lesson-why = Why?
web-lesson-back = Back
web-lesson-skip = Skip
web-lesson-on = Go on
web-lesson-again = Try again
web-lesson-next = Next: { $title }
web-lesson-all = All lessons
web-lesson-leave = Leave
web-lesson-none = There is no such lesson
web-lesson-none-text = Choose another one from the list of lessons.
web-lesson-done = Well done
web-lesson-only-tried = Not quite
web-coach = Coach
web-coach-off = off
web-coach-gentle = gentle
web-coach-strict = strict
web-coach-anyway = Do it anyway
web-coach-again = Choose again
web-coach-warns = The coach warns
web-learn-first = Your first game, with a coach
