# What notices say, in English. They are sent by push, by e-mail and to webhooks, not shown in the client.

told-your_turn = Your turn: { $game }
told-begins = The game begins: { $game }
told-begins-first = The game begins, and it is your turn: { $game }
told-ends = The game has ended: { $game }
told-closed = The table was closed: { $game }
told-undo_asked = { $by } asks to go back: { $game }
told-named_in_chat = { $by } mentions you in the chat: { $game }
told-time_short = Your time is running out: { $game }
told-invitation = { $by } invites you to a table: { $game }
told-rematch = { $by } wants to play again: { $game }
told-reminder = The others are waiting for you: { $game }
told-plan_stopped = Your plan no longer fits, and it is your turn: { $game }
told-friend_asked = { $by } wants to be your friend
told-round_begins = { $tournament }, round { $round }: your game begins ({ $game })
told-round_bye = { $tournament }, round { $round }: you have a bye
told-round_over = { $tournament }: round { $round } is over, you can begin the next one
told-tournament_over = { $tournament } is over: see the standings
told-with = With { $names }
told-won =
    { $n ->
        [one] The winner: { $names }
       *[other] The winners: { $names }
    }
told-several =
    { $n ->
        [one] { $n } piece of news from your tables
       *[other] { $n } pieces of news from your tables
    }
told-trial = Notices work
told-trial-body = This is how you will hear from your tables.
told-letter-hello = Hello,
told-letter-end =
    You are getting this e-mail because you asked for notices.
    Choose what you hear about: { $settings }
    Stop these e-mails: { $stop }
