### The lessons of Village. Numbers are written as digits: a test compares them with the game.

lesson-village-cubes = A cube and an action
lesson-village-cubes-1 = Each turn you take one cube from one of 7 places, then use that place. Take the orange cube from Grain.
lesson-village-cubes-1-why = You lead a family of 4 people. Cubes are what they pay with, so ask each turn: which cube do I need, which action do I want?
lesson-village-cubes-1-see = The cube is on your farm now. Next comes the action of the place.
lesson-village-cubes-1-plague = Black is plague. We will meet it at the end of this lesson.
lesson-village-cubes-1-other = A fine cube, but let us eat first: the orange one on Grain.
lesson-village-cubes-2 = The cube is yours whatever you do. The action is the second half of the turn: harvest.
lesson-village-cubes-2-why = Somebody is at home, so a harvest brings { $harvest } grain and costs nothing.
lesson-village-cubes-2-see = { $harvest } of the { $boxes } grain boxes { $harvest ->
    [one] is
   *[other] are
  } full, and no time has passed.
lesson-village-cubes-2-decline = You may always decline, except at the market. But a free harvest is a gift: take it.
lesson-village-cubes-3 = You want a wagon: one orange cube and one pink. Take pink from Crafts.
lesson-village-cubes-3-why = The cube you need lies on the action you want. That is rare, so look for it.
lesson-village-cubes-3-see = You have orange and pink, and the workshops are open.
lesson-village-cubes-3-colour = Right place, wrong colour: the wheelwright wants orange and pink.
lesson-village-cubes-3-other = Look for pink on the ribbon of Crafts.
lesson-village-cubes-4 = Two ways to a wagon: pay both cubes, or train a wheelwright and build it. Both are good. Choose one.
lesson-village-cubes-4-why = Cubes take no time. Training takes { $train } { $train ->
    [one] hour
   *[other] hours
  } and building { $make } more, but you keep the cubes and have a craftsman.
lesson-village-cubes-4-bought = The cubes are gone, no time has passed, and all 4 are at home. Cubes are money.
lesson-village-cubes-4-made = { $passed } { $passed ->
    [one] hour has passed
   *[other] hours have passed
  }, the cubes are still yours, and the next wagon takes only { $make }. Time is money too.
lesson-village-cubes-4-stop = They are already trained: { $make } more { $make ->
    [one] hour
   *[other] hours
  } and the wagon is yours.
lesson-village-cubes-4-other = Possible, but we came for a wagon.
lesson-village-cubes-5 = Black cubes are plague. Take the one on Family, and let a child be born.
lesson-village-cubes-5-why = You keep nothing of a plague cube and lose { $plague } { $plague ->
    [one] hour
   *[other] hours
  }. But the action is still yours.
lesson-village-cubes-5-see = { $passed } { $passed ->
    [one] hour
   *[other] hours
  } gone, no cube won, but a member of the second generation stands on your farm.
lesson-village-cubes-5-green = Cheaper, yes. Just this once take the black one, to see what it does.
lesson-village-cubes-5-recall = That calls somebody home. We want a child.
lesson-village-cubes-5-decline = You have paid for it with { $plague } { $plague ->
    [one] hour
   *[other] hours
  }. Use it.
lesson-village-cubes-5-other = Not this time: the black cube on Family.

lesson-village-time = Goods, journeys and death
lesson-village-time-1 = Goods become points at the market. Take the green cube there, then serve one of your two customers.
lesson-village-time-1-why = Whoever opens the market sells first, for the goods alone. Then Martha may sell, and she owns a horse and a plow too.
lesson-village-time-1-see = Horse and plow are gone, the customer is yours: 6 points. Martha has nobody left to serve.
lesson-village-time-1-grain = Martha answers with horse and plow: 3 points for you, 6 for her. Once more.
lesson-village-time-1-brown = Take the green one: before this lesson ends you will be glad of it.
lesson-village-time-1-pass = You opened the market and may sell first. Do not give that away.
lesson-village-time-1-other = To the market first: you have goods to sell.
lesson-village-time-2 = Nobody else can sell, so it is your turn again. Sell the 3 grain for 3 points.
lesson-village-time-2-why = From now on each sale also costs a green cube and an hour. It is still worth it.
lesson-village-time-2-see = A green cube and an hour less, and 9 points in customers. New customers come forward.
lesson-village-time-2-pass = Passing is final for this market day. You have the cube: sell the grain.
lesson-village-time-3 = Take the second brown cube from Travel, and send somebody to Aldermoor.
lesson-village-time-3-why = The road costs { $road } { $road ->
    [one] hour
   *[other] hours
  }, a wagon and { $brown } { $brown ->
    [one] brown cube
   *[other] brown cubes
  }. The first visit to each city pays you at once.
lesson-village-time-3-see = The wagon is used up, { $prize } prestige won. And the more of the 6 cities you visit, the more they count.
lesson-village-time-3-orange = With one brown cube you cannot pay the road, and the action would be lost.
lesson-village-time-3-decline = Go! { $prize } prestige { $prize ->
    [one] is
   *[other] are
  } waiting.
lesson-village-time-3-other = The wagon is ready: to Travel.
lesson-village-time-4 = Take the green cube from Crafts, train a smith and make a plow. That crosses the bridge: do it on purpose.
lesson-village-time-4-why = Your marker stands at { $at }, and a life has { $life } { $life ->
    [one] hour
   *[other] hours
  }. Training takes { $train } and the plow { $make } more.
lesson-village-time-4-see = The marker has crossed the bridge and stands at { $stands }. Only now, with the plow made, the game asks who dies.
lesson-village-time-4-pink = Take green: we shall need a third one.
lesson-village-time-4-stop = { $train } { $train ->
    [one] hour
   *[other] hours
  } gone and no plow? Finish it.
lesson-village-time-4-shop = The smithy, please: it has the long hours that we want.
lesson-village-time-4-other = First to Crafts, for the green cube.
lesson-village-time-5 = Somebody of your oldest generation dies. You choose who: look which page of the chronicle has room.
lesson-village-time-5-why = The work decides the page: a smith goes to the crafts, a traveller to travel. The page of the farm is full.
lesson-village-time-5-see = A name in the chronicle. 3 names are worth { $three } { $three ->
    [one] point
   *[other] points
  }, 4 names { $four }, and 5 names { $five }. So spend time gladly.
lesson-village-time-5-grave = No room on that page: a grave. It is worth nothing and brings the end nearer. Choose again.
lesson-village-time-6 = No cube lies on Family any more. Throw 3 cubes of one colour into the well, and call a child into the world.
lesson-village-time-6-why = 3 cubes of one colour buy any action. The young live long enough to score at the end.
lesson-village-time-6-see = 3 green cubes gone, none taken from the board, and a child on the farm.
lesson-village-time-6-take = A good turn too, but you would still be short of hands. Try the well.
lesson-village-time-6-action = Open as well. This time: Family.
lesson-village-time-6-other = The well, this time.

lesson-village-count = The mass and the end
lesson-village-count-1 = Take the brown cube and send somebody into the black bag: the old one or the young one? Pay with the cube.
lesson-village-count-1-why = The church counts at the end, for those who still stand there. In the bag nobody dies, but in a window the oldest may.
lesson-village-count-1-see = 4 monks and your member are in the bag. It counts for nothing there yet.
lesson-village-count-1-old = They would be the first to die, and then the window is empty. Try the young one.
lesson-village-count-1-crafts = Then Martha gets the church. Brown first.
lesson-village-count-1-time = { $hours } { $hours ->
    [one] hour
   *[other] hours
  } instead of the cube: expensive. Pay the cube.
lesson-village-count-1-coin = Keep the coin one minute longer.
lesson-village-count-1-decline = Somebody must go.
lesson-village-count-2 = The last cube is gone, so a mass is held. Pay the coin to bring yours out of the bag.
lesson-village-count-2-why = 4 pieces leave the bag, monks among them. Without the coin yours might stay inside.
lesson-village-count-2-see = Yours stands in the rightmost window, worth 2 points. The monks go back.
lesson-village-count-2-done = Often that works. Today we want to be sure.
lesson-village-count-3 = Grain moves your people to the left. You have 3 grain: find 3 points, not 2.
lesson-village-count-3-why = The windows are worth 2, 3, 4 and 6. The steps between them cost 1, 2 and 2 grain.
lesson-village-count-3-see = 9 points in the church instead of 6. And 2 prestige for most members there.
lesson-village-count-3-two = That makes 8. It could have been 9: try the other one.
lesson-village-count-3-done = Grain keeps, but this mass does not come again. Move somebody.
lesson-village-count-4 = One place is left in the chronicle, for somebody from a farm. Take the plague cube, harvest, and give the place to the one at home.
lesson-village-count-4-why = The plague takes you over the bridge, so somebody dies. A fifth name lifts the chronicle from 7 points to 12.
lesson-village-count-4-see = 12 points for the chronicle, and it is full: everybody else has one last turn, you have none.
lesson-village-count-4-grave = A grave: the chronicle still counts 7, and the game goes on. Once more.
lesson-village-count-4-other = That would let Martha take the place.
lesson-village-count-5 = A last mass before the count. Lift your member from the third window to the leftmost.
lesson-village-count-5-why = 2 grain turn 4 points into 6. Grain itself is worth nothing.
lesson-village-count-5-see = The game is over: 41 to 36. Open your score to see where it came from.
lesson-village-count-5-done = Grain is worth nothing after this. Spend it.
lesson-village-count-6 = A plan to try: the farm that sells. Begin with a smith, or with grain for the animals. Your choice.
lesson-village-count-6-why = Plow and animals bring more at every harvest, and later they go to market.
lesson-village-count-6-smith = A plow for { $passed } { $passed ->
    [one] hour
   *[other] hours
  }. Many customers want one.
lesson-village-count-6-grain = { $harvest } of the { $animal } grain that an animal costs.
lesson-village-count-6-own = Your own plan? Even better.
