# Tournaments, in English.

web-tournaments-lead = The server pairs, makes the tables and counts. You play over days, or live.
web-tournaments-none = There is no tournament yet. Make the first one.
web-tournaments-going = Open and running
web-tournaments-over = Over
web-tournament-make = Make a tournament
web-tournament-make-lead = People sign up until you begin it.
web-tournament-account = You need an account to play in a tournament or to make one.
web-tournament-name = Name
web-tournament-name-hint = Autumn cup
web-tournament-format = Format
web-tournament-format-swiss = Swiss
web-tournament-format-round_robin = round robin
web-tournament-format-swiss-note = In each round people with similar scores meet, and nobody meets the same person twice if it can be avoided. Good for many people and few rounds.
web-tournament-format-round_robin-note = Everybody meets everybody. At tables for three or four some meet more than once.
web-tournament-table-size = Players per table
web-tournament-table-size-note = If the numbers do not fit, some tables have one player fewer. At tables for two somebody may have a bye.
web-tournament-rounds = Rounds
web-tournament-most = Players at most
web-tournament-who = Who can sign up
web-tournament-who-listed = everybody
web-tournament-who-link = by link
web-tournament-by-hand = I begin each round myself
web-tournament-by-hand-note = Otherwise the next round begins as soon as the last game of the round is over.
web-tournament-enter-too = I play too
web-tournament-by = by { $name }
web-tournament-people = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
web-tournament-people-of = { $n } of at most { $most } players
web-tournament-round-of = Round { $n } of { $of }
web-tournament-round = Round { $n }
web-tournament-rounds-n = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
web-tournament-tables-of = tables for { $n }
web-tournament-state-open = sign-up
web-tournament-state-running = running
web-tournament-state-finished = over
web-tournament-state-cancelled = called off
web-tournament-enter = Sign up
web-tournament-leave = Withdraw
web-tournament-leave-title = Withdraw?
web-tournament-leave-open-text = You can sign up again until the tournament begins.
web-tournament-leave-text = You will not play in any further round, and you cannot come back. Please play your current game to its end.
web-tournament-begin = Begin the tournament
web-tournament-begin-round = Begin round { $n }
web-tournament-begin-few = It can begin with at least three players.
web-tournament-cancel = Call off
web-tournament-cancel-title = Call off the tournament?
web-tournament-cancel-text = Games in progress can be played to their end, but there will be no further round.
web-tournament-remove-player = Remove { $name }
web-tournament-remove-text = { $name } will not play in any further round. If they are at a table now, a bot takes over for them, and they come last there.
web-tournament-link = Link to sign up
web-tournament-my-table = To your table
web-tournament-bye-now = You have a bye in this round.
web-tournament-waiting = The round ends with its last game.
web-tournament-waiting-organiser = { $name } begins the next round.
web-tournament-entrants = Players
web-tournament-left = withdrawn
web-tournament-standings = Standings
web-tournament-rank = Rank
web-tournament-player = Player
web-tournament-points = Points
web-tournament-games = Games
web-tournament-bye = Bye: { $names }
web-tournament-table = Table { $n }
web-tournament-goes-on = in progress
web-tournament-look = Look
web-tournament-look-at = Look at table { $n } of round { $round }
web-tournament-gone = did not play to the end
web-tournament-counted = How it is counted
web-tournament-counted-points = Points: 1 for coming first at your table, 0 for coming last, and evenly in between; those who share a place share its points. So a table of two gives 1 or 0, one of four 1, ⅔, ⅓ or 0. A bye is worth 1 point. Whoever leaves a game is last in it.
web-tournament-counted-ties = With equal points these decide, in this order:
web-tournament-tie-opponents = Opponents
web-tournament-tie-opponents-note = Buchholz: the points of those you met, on average for each of your tables, added up. A bye adds nothing.
web-tournament-tie-beaten = Beaten
web-tournament-tie-beaten-note = Sonneborn-Berger: the points of those you came in ahead of and half the points of those you tied with, on average for each of your tables, added up.
web-tournament-tie-won = Won
web-tournament-tie-won-note = Games won. A shared victory counts in part for each winner.
web-tournament-tie-share = Share
web-tournament-tie-share-note = Your share of all points scored in the games at your tables.
web-tournament-counted-equal = Players whom none of these separates share a rank.
web-tournament-save-csv = Save as a table (CSV)
web-tournament-save-json = Save as JSON
