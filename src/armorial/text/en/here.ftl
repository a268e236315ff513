# The table in the browser: games without a server. In English.

web-here-title = In this browser
web-here-lead = The whole table runs in this browser: rules, bots, hints and lessons. You need no account and, from the second visit on, no connection. Your games stay here when you close the page.
web-here-fetching = Fetching the table: { $done } of { $all } MB
web-here-starting = Setting up the table…
web-here-failed = The table could not start in this browser.
web-here-stopped = The table in this browser has stopped.
web-here-fault-old = This browser is too old, or is not allowed to run WebAssembly. A current Chrome, Edge, Firefox or Safari can.
web-here-fault-fetch = Not everything came over the network. Check your connection and try again. Games you have here are kept.
web-here-fault-memory = There is not enough memory. Close other pages and apps, and try again. Your games are kept.
web-here-fault-stopped = Your games are kept up to the last answer. Start it again to continue.
web-here-fault-other = Games you have here are kept.
web-here-unkept = This browser keeps nothing, perhaps because the window is private. You can play, but your games are gone when you close the page. A finished game can be saved as a game record.
web-here-understood = I understand
web-here-again = Try again
web-here-internal = Something went wrong in this browser. Load the page again: your game is kept.
web-here-no-room = This browser has no room left, so nothing was changed. Make room, and try again.
web-here-not-kept = This browser could not keep that, so nothing was changed. Try again; if it happens again, load the page again.
web-here-fresh = A new version of Armorial is ready. Your games continue in it.
web-here-take = Use it now
web-here-later = Later
web-here-forget = Delete
web-here-forget-sure = Delete this game from this browser for good?
web-here-none-finished = You have not finished a game here yet.
