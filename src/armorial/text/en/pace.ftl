# How fast a table is played: clocks, people who are away, vacations. In English.

## Times

web-clock-seconds = { $n } s
web-clock-minutes = { $n } min
web-clock-hours = { $n } h
web-clock-days = { $n } d
web-clock-more = +{ $n } s
web-clock-left = Time left:
web-clock-out = out of time
web-clock-lent = they may come back
web-clock-until = until { $when }
web-clock-vacation = on vacation

## The pace of a table

web-pace = Pace
web-pace-live = live
web-pace-days = days
web-pace-none = no clock
web-pace-live-note = Everybody has their own clock. It runs only while they have to decide.
web-pace-days-note = Each turn may take this long. Nobody has to be there at the same time.
web-pace-none-note = Everybody takes the time they need.
web-pace-bank = Time for each player
web-pace-each = each, and
web-pace-increment = Extra time per turn
web-pace-more = more per turn
web-pace-a-turn = per turn
web-pace-of-live = Live: { $n } min each, +{ $more } s per turn
web-pace-of-bank = Live: { $n } min each
web-pace-of-days = { $n ->
    [one] By turns: { $n } day per turn
   *[other] By turns: { $n } days per turn
}

## Away

web-absence = If somebody stays away
web-absence-bot = a bot sits in
web-absence-end = end the game
web-absence-wait = we wait
web-absence-bot-note = The others may let a bot play for the missing player, who can come back at any time.
web-absence-end-note = Once their time is up, the others may end the game, and the missing player loses.
web-absence-wait-note = The others wait, however long it takes.
web-away-title = { $name } is away
web-out-title = { $name } is out of time
web-away-since = No sign of them for { $time }.
web-away-left = { $time } left on their clock.
web-away-out = They can still move until the others decide otherwise.
web-away-agree = { $n } of { $of } agree
web-remind = Remind
web-reminded = Reminder sent
web-let-bot = Let a bot take the seat
web-claim = Claim the game
web-claim-later = once their time is up
web-undo-lapses = Without an answer the request lapses in { $time }.
web-back = I am back
web-back-text = A bot is playing for { $name }.
web-closed-time = Somebody ran out of time, and the others have ended the game.

## Vacation

web-vacation = Vacation
web-vacation-left = { $n } of { $of } days left this year
web-vacation-note = While you are on vacation, your clock is stopped in games that take days. Live games go on.
web-vacation-first = First day
web-vacation-last = Last day
web-vacation-take = Take vacation
web-vacation-end = End it now
web-vacation-drop = Cancel
web-vacation-active = Your clocks are stopped.
web-vacation-planned = Planned
