# Finding a game: the lobby, looking for others, friends, invitations and series, in English.

web-filter = Show
web-filter-game = any game
web-filter-seats = any player count
web-filter-pace = any pace
web-filter-rating = rated or friendly
web-filter-rated = rated
web-filter-friendly = friendly
web-filter-near = about my strength
web-filter-clear = Show all
web-filter-none = No open table matches.
web-filter-none-running = No game in progress matches.

web-seek = Look for others
web-seek-lead = Say what you want to play. As soon as there are enough of you, the game begins.
web-seek-near = About my strength
web-seek-near-note = The longer you wait, the wider the search.
web-seek-start = Look for others
web-seek-stop = Stop looking
web-seek-live-note = 10 minutes each, plus 20 seconds per turn. Stay here: the table opens by itself.
web-seek-days-note = Three days per turn. You can leave: the game will appear under “My games”.
web-seek-looking = Looking for others
web-seek-what = { $game }, { $n ->
        [one] { $n } player
       *[other] { $n } players
    }, { $pace }, { $rated ->
        [yes] rated
       *[no] friendly
    }
web-seek-waiting = { $n ->
        [one] Nobody else is looking for this yet.
       *[other] { $n } people are looking for this, including you.
    }
web-seek-reach = Now looking within { $n } rating points of yours.
web-seek-found = Everyone has been found. The game begins.
web-seek-over = Nobody turned up in time. You can look again.
web-seek-rated = Rated
web-seek-guest = Rated games need an account.

web-tournaments = Tournaments
web-friends = Friends
web-friends-lead = Invite friends to your tables with one click.
web-friends-nobody = To add friends, choose a name or sign in first.
web-friends-ask = Add a friend
web-friends-name = Their exact name
web-friends-ask-note = Only people with an account can be found by name. Others you can add at a table you share.
web-friends-ask-button = Send a request
web-friends-asked-toast = Request sent to { $name }.
web-friends-now = You and { $name } are friends now.
web-friends-asking = Friend requests
web-friends-accept = Accept
web-friends-accept-player = Accept { $name }
web-friends-decline = Decline
web-friends-decline-player = Decline { $name }
web-friends-list = Your friends
web-friends-none = You have no friends here yet.
web-friends-since = since { $date }
web-friends-waiting = Requests you have sent
web-friends-take-back = Withdraw
web-friends-take-back-player = Withdraw your request to { $name }
web-friends-remove = Remove
web-friends-remove-player = Remove { $name }
web-friends-remove-text = You and { $name } can no longer invite each other. { $name } will not be told.
web-friends-profile = Profile
web-friends-profile-player = Profile of { $name }
web-friends-add = Add as a friend
web-friends-add-player = Add { $name } as a friend

web-invitations = Invitations
web-invitation-by = { $name } invites you
web-invitation-free = { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
web-invitation-accept = Sit down
web-invitation-decline = Decline
web-invitation-look = Look
web-invitation-accept-by = Sit down: { $game }, invited by { $name }
web-invitation-decline-by = Decline: { $game }, invited by { $name }
web-invitation-look-by = Look at the table: { $game }, invited by { $name }
web-invite-friends = Invite friends
web-invite-none = You have no friends here yet. You can add some on the “Friends” page.
web-invite-friend = Invite
web-invite-friend-player = Invite { $name }
web-invite-invited = invited
web-invite-here = already here

web-series = Series
web-series-games = Games
web-series-one = one
web-series-count = { $n ->
    [one] one game
   *[other] { $n } games
}
web-series-note = After each game the next one begins with the same people. Everybody keeps their colour, and somebody else begins.
web-series-round = Game { $round } of { $rounds }
web-series-round-open = Game { $round } with these people
web-series-next = Next game
web-series-game = Game
web-series-won = Won
web-series-points = Points
