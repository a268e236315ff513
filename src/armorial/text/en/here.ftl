# The table in the browser: games without a server. In English.

web-here-title = In this browser
web-here-lead = The whole table runs in this browser: rules, bots, hints and lessons. You need no account and, from the second visit on, no connection. Your games stay here when you close the page.
web-here-fetching = Fetching the table: { $done } of { $all } MB
web-here-starting = Setting up the table…
web-here-failed = The table could not start in this browser.
web-here-again = Try again
web-here-internal = Something went wrong in this browser. Load the page again: your game is kept.
web-here-no-room = This browser has no room left, so nothing was changed. Make room, and try again.
web-here-fresh = A new version of Armorial is ready. Your games continue in it.
web-here-take = Use it now
web-here-later = Later
web-here-forget = Delete
web-here-forget-sure = Delete this game from this browser for good?
web-here-none-finished = You have not finished a game here yet.
