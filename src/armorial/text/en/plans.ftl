# Plans for one's next turn, and standing orders. In English.

web-plan = Plan ahead
web-plan-title = A plan.
web-plan-frame = Nothing here happens at the table. You see your next turn as if the others changed nothing until then.
web-plan-full = Planned up to here. Save it, or take something back.
web-plan-save = Save plan
web-plan-back = Take back
web-plan-leave = Leave
web-plan-confirm = End the turn too
web-plan-saved = Plan saved. It is played when your turn comes, if nothing about it has changed.
web-plan-moved-on = The game has moved on. Your plan was tried again from here.
web-plan-shortened = The game has moved on. Your plan no longer fits from here on.
web-plan-waiting = Your plan:
web-plan-playing = Your plan is being played:
web-plan-change = Change plan
web-plan-drop = Drop plan
web-plan-stop = Stop
web-plan-stopped = Your plan was not played.
web-plan-stopped-later = Your plan stopped partway.
web-plan-why-illegal = This can no longer be done: { $what }.
web-plan-why-asked = Something else was asked first: { $what }.
web-plan-why-changed = This would now mean, cost or bring something else: { $what }.
web-plan-why-taken_back = The game was taken back to before you planned.
web-plan-why-answered = You have answered the question yourself.
web-plan-seen = OK

## Standing orders

web-orders = Standing orders
web-orders-note = They apply at this table until you change them. Nobody else can see them.
web-orders-pass = Pass for me when there is nothing else to do
web-orders-declined = Questions that are declined for you
web-orders-none = None yet. When you are asked something optional, you can choose to have it declined from then on.
web-orders-ask = Ask me again
web-orders-decline = Always decline this
web-orders-decline-round = Until the end of this round
web-orders-this-round = until the end of this round
web-orders-decline-note = Questions of this kind can be declined for you at this table: “{ $what }”.
