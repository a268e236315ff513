### What all lessons say.

lesson-other = That is allowed, but let us do what is highlighted first.
lesson-other-numbers = This lesson uses the standard numbers. A number that it names here is different { $whose ->
    [host] on this server
   *[owner] in your box
  }.
lesson-learner = Hugo

## What a coach says in games against bots

coach-worse = “{ $better }” makes you about { $chance }% more likely to win.

coach-village-begin = Two questions each turn: which cube do I need, which action do I want?
coach-village-bridge = The bridge is near. Choose who should be remembered, and for what.
coach-village-dies = Pick someone whose page in the chronicle has room.
coach-village-market = You could open the market and sell first, for the goods alone.
coach-village-child = Few of yours are at home. Have a child, or call somebody back.
coach-village-time = None of your family has died yet. Hours unspent are work undone.
coach-village-pays = Look: one of these cubes pays for the action it lies on.
coach-village-coin = A coin is sure to bring your member out of the bag.
coach-village-grain = Grain moves your members to the left, where the windows are worth more.
coach-village-end = The end is near. Things on your farm score nothing: customers and places do.
coach-village-last = The last turn. Sell what you can.
coach-village-over = Open each line of the count. Which one was your plan?
coach-village-not-market = You would open the market for the others: bring goods first.
coach-village-not-grave = A grave is worth nothing. Choose the one whose page still has room.
coach-village-not-old = The oldest die first. Give places that score at the end to the young.
coach-village-not-hands = With nobody at home there is no harvest, no journey, no office.
coach-village-not-time = Spend hours instead: the first generation is there to be used up.

coach-lorenzo-dice = Look at the dice first: where will your best member do most?
coach-lorenzo-fields = Your fields are ready, and the small harvest space is free for one member.
coach-lorenzo-workshop = Your workshop has what it needs: produce before your rival sits there.
coach-lorenzo-servants = Without servants the weak members can hardly move. The market has some.
coach-lorenzo-company = Somebody stands in this tower, so it costs extra coins. Is the card worth it?
coach-lorenzo-swords = The third territory wants military points.
coach-lorenzo-rome = Rome asks after the next round. Gather some faith, or read what the tile does.
coach-lorenzo-report = Support the Church for points, or keep the faith and take the tile: does it touch your plan?
coach-lorenzo-late = Two rounds are left. Cards that only work later are worth less now.
coach-lorenzo-count = Only the count matters now: characters, territories, ventures, military points.
coach-lorenzo-over = Open each line. Where did most of your points come from?
coach-lorenzo-not-strong = Send the weakest member that is strong enough.
coach-lorenzo-not-company = Somebody stands in this tower, which costs coins. Go where nobody is.
coach-lorenzo-not-dry = Keep a servant for the grey member, or it will have to stay at home.
coach-lorenzo-not-fields = Your territories sleep until you harvest: keep one good member per round for it.
coach-lorenzo-not-rome = Faith would be enough for Rome. Read the tile before you take something else.

coach-troyes-colour = A colour without a citizen is a colour you will have to buy.
coach-troyes-red = Red counts double here: use the smallest red die that reaches it.
coach-troyes-square = Look at all districts, not only yours: which die does most for you?
coach-troyes-event = You can finish an event now with your own dice.
coach-troyes-tradesman = Your tradesman works for nothing today.
coach-troyes-wages = Keep something for the salaries: whoever cannot pay loses points.
coach-troyes-turn = With enough influence you can turn several poor dice over.
coach-troyes-level = A cathedral level without you costs points at the end.
coach-troyes-last = The last round. Placing citizens and delayed cards no longer pay off.
coach-troyes-pass = Passing pays, and more each turn you wait.
coach-troyes-over = Open “characters”: which of them did you feed without knowing?
coach-troyes-not-great = Beat black dice with the least that is enough.
coach-troyes-not-wages = You could not pay the salaries, and that costs points.
coach-troyes-not-cathedral = Levels without your cube cost points, and you have a white die.
coach-troyes-not-late = In the last round only what scores now is worth a die.
coach-troyes-not-own = Every die on the square can be bought: money in hand builds nothing.

coach-legacy-keep = Can anybody in your hand marry your head? A new hand is free, once.
coach-legacy-wed = A family begins with a wedding.
coach-legacy-promise = Promise a child now: it marries without a pawn when it grows up.
coach-legacy-mansion = Prestige of the first generation is paid in all of them.
coach-legacy-extra = An extra pawn is lost when the generation ends.
coach-legacy-heir = No child yet in this generation. Without one the family dies out!
coach-legacy-hand = Nearly every price needs friends: socialize.
coach-legacy-row = Leave only one friend in the row, and you get that one too.
coach-legacy-single = Whoever is single now stays single.
coach-legacy-complication = After this one you are safe for the generation.
coach-legacy-third = Missions now go under your patron. Read their goals again.
coach-legacy-over = Open “prestige”: it was paid in every generation.
coach-legacy-not-heir = No child in a generation means the end of the family.
coach-legacy-not-prestige = Prestige of the first generation is paid in all of them, gold is not.
coach-legacy-not-pawn = Extra pawns are free turns: use them before the generation ends.
coach-legacy-not-single = Single at the end of the generation, single for ever.
coach-legacy-not-patron = One mission under the patron opens one of their minor goals.
