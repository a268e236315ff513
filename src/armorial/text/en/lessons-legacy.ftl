### The lessons of Legacy. Numbers are written as digits: a test compares them with the game.

lesson-legacy-family = A wedding, a promise, a birth
lesson-legacy-family-1 = Your family is one man. Choose a wife from your hand: Camille, with prestige and { $friends } { $friends ->
    [one] friend
   *[other] friends
  }, or Margot, with { $dowry } gold.
lesson-legacy-family-1-why = Margot costs prestige, Camille brings some. Prestige pays honour after each of the 3 generations, so early prestige is worth most.
lesson-legacy-family-1-camille = Camille stands in the tree. She brought a coin, and will bring friends and prestige.
lesson-legacy-family-1-margot = Margot stands in the tree. { $gold } gold now, but less prestige.
lesson-legacy-family-1-other = A family begins with a wedding. Everything else can wait one turn.
lesson-legacy-family-2 = She brings friends: choose from the open row.
lesson-legacy-family-2-why = Friends are tomorrow's husbands and wives, and nearly every price is paid with them. Men often cost gold and bring income, women often bring gold and friends.
lesson-legacy-family-2-see = Your choice is in your hand, and the row is not refilled. And a daughter is born.
lesson-legacy-family-3 = Promise Carlos to your daughter.
lesson-legacy-family-3-why = She is a child, but may be promised. You pay today. What he brings comes when she grows up, and the wedding then needs no pawn.
lesson-legacy-family-3-see = { $paid } gold paid. Income and prestige come later: Carlos has a dashed frame.
lesson-legacy-family-3-mansion = Strong, and we will build one. First see how a promise works.
lesson-legacy-family-3-match = A good match too. For this lesson take Carlos.
lesson-legacy-family-3-other = Look at your daughter first.
lesson-legacy-family-4 = Your own pawns are placed. Use the blue one: call the doctor, and give up the friend you need least.
lesson-legacy-family-4-why = An extra pawn is a further turn, for the space of its colour only. The doctor costs { $price } gold and a friend and brings { $births } { $births ->
    [one] birth
   *[other] births
  }. Unused, the pawn is lost when the generation ends.
lesson-legacy-family-4-see = A son is born. And then comes a dark card.
lesson-legacy-family-4-pass = You may keep the pawn for the next round, but children are points now.
lesson-legacy-family-5 = A complication: lose the child or the mother. Choose.
lesson-legacy-family-5-why = The first one in a generation takes a life, then you are safe until it ends. If the mother is lost the child lives, and the head may marry again.
lesson-legacy-family-5-child = 2 children, and your wife is still there. When the round ends, your income brings { $income } gold.
lesson-legacy-family-5-mother = 3 children. She is gone, but what she brought stays. When the round ends, your income brings { $income } gold.

lesson-legacy-prestige = Prestige, titles, missions
lesson-legacy-prestige-1 = The last pawn of the generation. A mansion, paid with Zofia, or some gold from friends?
lesson-legacy-prestige-1-why = The generation ends now: honour for your prestige, and 1 for each child. A mansion adds { $mansion } prestige, and prestige stays for the generations to come.
lesson-legacy-prestige-1-mansion = { $prestige } prestige, and each of the generations to come will pay for it.
lesson-legacy-prestige-1-money = 3 honour. With the mansion it would be { $mansion } more, now and after each generation. Once more.
lesson-legacy-prestige-1-friend = Keep this one: pay with Zofia.
lesson-legacy-prestige-1-other = A good move, too. Compare these two first.
lesson-legacy-prestige-2 = The promise came true by itself. Now take a title: Knight, or Royal Councillor. Pay with Pierre and choose who bears it.
lesson-legacy-prestige-2-why = Knight: { $knight } prestige for { $knight_gold } gold and a friend. Councillor: { $councillor } prestige and { $friends } { $friends ->
    [one] new friend
   *[other] new friends
  } for { $councillor_gold } gold and a friend. The first to come closes the space.
lesson-legacy-prestige-2-knight = { $prestige } prestige. The title lies with the person you chose.
lesson-legacy-prestige-2-councillor = { $prestige } prestige, and new friends. The title lies with the person you chose.
lesson-legacy-prestige-2-marquis = { $marquis } gold and more friends leave you nothing. Too early.
lesson-legacy-prestige-2-keep = Keep her: pay with Pierre.
lesson-legacy-prestige-2-other = First the title, before Eleanor takes the space.
lesson-legacy-prestige-3 = Take a mission and pay with Margot: you see two and keep one. Look at your tree, then choose.
lesson-legacy-prestige-3-why = The Grand Tour wants { $nations } { $nations ->
    [one] nation
   *[other] nations
  } in the family. The Royal Audience wants a title and a mansion.
lesson-legacy-prestige-3-audience = It lies beside your patron. The other one is gone.
lesson-legacy-prestige-3-tour = You are far from { $nations } { $nations ->
    [one] nation
   *[other] nations
  }: it may take a generation. Try the other one.
lesson-legacy-prestige-3-claire = Keep Claire: she will be a wife soon. Pay with Margot.
lesson-legacy-prestige-3-other = The title is there, the mansion is there: a mission pays for that.
lesson-legacy-prestige-4 = The condition is already met, so the game asks at once. Fulfil it.
lesson-legacy-prestige-4-why = It costs no pawn and no turn, and brings { $honour } honour and { $income } income. Choose missions for what you have.
lesson-legacy-prestige-4-see = { $honour } more honour, { $income } more income.
lesson-legacy-prestige-4-later = It would wait, but income pays every round. Take it now.
lesson-legacy-prestige-5 = Your son is still single. Marry him to Claire, and pick a friend.
lesson-legacy-prestige-5-why = Anyone unmarried when the generation ends stays so for ever, and has no heirs. And with Claire in the family, socializing brings one more friend until the generation ends.
lesson-legacy-prestige-5-see = A second couple, and the second child of this generation: 2 children born in it.
lesson-legacy-prestige-5-children = That brings an heir too, but then your son may stay single.
lesson-legacy-prestige-5-pawn = That pawn can wait a turn. Here, the wedding.
lesson-legacy-prestige-5-other = First the wedding.

lesson-legacy-count = Heirs, the patron, the count
lesson-legacy-count-1 = The last pawn of the generation, and no child was born in it. Have a child.
lesson-legacy-count-1-why = If a generation ends without a child, your line dies out and you have lost, whatever your honour. To name son or daughter costs 1 honour.
lesson-legacy-count-1-see = The family goes on. And every child is 1 honour.
lesson-legacy-count-1-out = The family has died out, and the game is lost. Nothing is worth that. Once more.
lesson-legacy-count-1-other = First a child: nothing else is worth losing the family for.
lesson-legacy-count-2 = The last of your own pawns in this game. A venture, paid with Odette and Otto, or the Opera House? Look at your patron.
lesson-legacy-count-2-why = Your patron is secret: John Law pays 9 honour for an income of 7, and you have 6. The Opera House pays 5 honour at once.
lesson-legacy-count-2-venture = From 30 to 38: John Law is content.
lesson-legacy-count-2-opera = From 30 to 36. The venture would have been 38, because of the patron.
lesson-legacy-count-2-other = What would it bring at the count? Look at your patron.
lesson-legacy-count-3 = Use the red pawn for a mission, and pay a friend.
lesson-legacy-count-3-why = In the last generation missions go unread under the patron. Each opens one of their minor goals.
lesson-legacy-count-3-see = A closed card lies under your patron.
lesson-legacy-count-3-pass = A pawn and a friend are worth nothing in a minute. Use them.
lesson-legacy-count-4 = One key, two doors: promised craftsmen of the youngest generation, or gold? Count both, then choose.
lesson-legacy-count-4-why = You have two promised craftsmen, and { $gold } gold.
lesson-legacy-count-4-see = The game is over: { $mine } to { $theirs }. Open your honour to see where it came from.
lesson-legacy-count-4-gold = { $mine }, and the craftsmen are worth more. Try the other door.
lesson-legacy-count-5 = A plan to try: prestige early. Marry at once, then mansion or title. First choose your head: man or woman.
lesson-legacy-count-5-why = A man begins with more income, a woman with more gold. Both are right. If the hand that follows is poor, you may change it once.
lesson-legacy-count-5-man = { $gold } gold and an income of { $income }. Your first brides bring gold.
lesson-legacy-count-5-woman = { $gold } gold and an income of { $income }. Your husbands bring income.
