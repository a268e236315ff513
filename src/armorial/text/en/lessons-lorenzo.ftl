### The lessons of Lorenzo il Magnifico. Numbers are written as digits: a test compares them with the game.

lesson-lorenzo-members = One member, one place
lesson-lorenzo-members-1 = Each turn you place one member. Your black one is a 5, and the third floor asks for 5: take the Forest.
lesson-lorenzo-members-1-why = Three dice give the value of everybody's white, black and orange member. The grey one is always zero.
lesson-lorenzo-members-1-see = The Forest is yours. You have 2 more wood: one from the floor, one from the lightning sign of the card.
lesson-lorenzo-members-1-orange = It works, with servants. Black does it for nothing.
lesson-lorenzo-members-1-low = A 5 is strong: do not spend it on anything less.
lesson-lorenzo-members-1-other = Take the black member to the Forest first.
lesson-lorenzo-members-2 = Send your white member to the Knight on the second floor.
lesson-lorenzo-members-2-why = White is only a 2 and the floor asks for 3. A servant adds one. Then the Knight's price: { $price } { $price ->
    [one] coin
   *[other] coins
  }.
lesson-lorenzo-members-2-see = A servant and { $price } { $price ->
    [one] coin
   *[other] coins
  } less. The Knight brings an envelope: a council privilege waits for you.
lesson-lorenzo-members-2-orange = Orange goes there without help, but what will your 2 do then? Let the weak one climb.
lesson-lorenzo-members-2-farmer = The Farmer is good as well. We want the Knight's gift now.
lesson-lorenzo-members-2-other = White to the Knight, please.
lesson-lorenzo-members-3 = A council privilege is one gift of 5. Choose what your next turns want.
lesson-lorenzo-members-3-why = Coins pay for people, wood and stone for houses, and servants help weak members.
lesson-lorenzo-members-3-see = A good choice. { $gift } { $gift ->
    [one] servant, for example, is
   *[other] servants, for example, are
  } { $gift } more on any member.
lesson-lorenzo-members-3-early = A bit early, but remember it: Rome wants { $rome } faith after the second round, and the third territory wants swords.
lesson-lorenzo-members-4 = Now orange: to the market for { $market } { $market ->
    [one] coin
   *[other] coins
  }, or to the council for a coin, a privilege and the first turn of the next round?
lesson-lorenzo-members-4-why = The Woods are closed to orange: only one coloured member of yours may stand in a tower. Press them and see.
lesson-lorenzo-members-4-market = { $market } { $market ->
    [one] coin
   *[other] coins
  }. Money is always short in the first rounds.
lesson-lorenzo-members-4-council = You are first in the palace, so you begin the next round.
lesson-lorenzo-members-4-other = Allowed, but compare these two first: you will meet them every round.
lesson-lorenzo-members-5 = The grey member has value zero. Send it to the Gravel Pit, beside your black one.
lesson-lorenzo-members-5-why = It is not coloured, so it may join. A servant makes it a one. But somebody already stands in the tower: that costs { $fee } { $fee ->
    [one] coin
   *[other] coins
  }.
lesson-lorenzo-members-5-see = A servant and { $fee } { $fee ->
    [one] coin
   *[other] coins
  } less, { $stone } stone more. All your members are placed: that is a round.
lesson-lorenzo-members-5-other = Fine in a real game. Here, see what a second card from one tower costs.

lesson-lorenzo-work = Harvest, build, produce
lesson-lorenzo-work-1 = Territories sleep until you harvest. Send white to the small harvest space, and add a servant.
lesson-lorenzo-work-1-why = The green number says which value wakes a field. White is a 4: enough for the Gravel Pit. The Forest wants 5.
lesson-lorenzo-work-1-see = Both fields worked: 4 more wood and 3 more stone.
lesson-lorenzo-work-1-asleep = The Forest stayed asleep: 4 wood instead of 7. Is a servant not worth that? Once more.
lesson-lorenzo-work-1-orange = A 5 without help, but we need orange for the workshop.
lesson-lorenzo-work-1-other = First the fields: only one member fits on this space.
lesson-lorenzo-work-2 = Buy the Painters' Guild with your black member.
lesson-lorenzo-work-2-why = Buildings cost wood and stone, and pay points at once: 4 wood for 5 points. And the Guild turns wood into points later.
lesson-lorenzo-work-2-see = 5 points more. The Guild lies in your row of buildings and waits to be woken.
lesson-lorenzo-work-2-barracks = The Barracks make soldiers. You have wood: buy the house that loves wood.
lesson-lorenzo-work-2-other = First the Guild, before Norbert buys it.
lesson-lorenzo-work-3 = Production wakes buildings. Send orange, and choose how much wood the Guild turns into points.
lesson-lorenzo-work-3-why = One wood brings 3 points, 3 wood bring 7: one or the other, not both.
lesson-lorenzo-work-3-three = 7 points for 3 wood. The bonus tile adds coins and a military point.
lesson-lorenzo-work-3-one = 3 points for one wood, and 2 wood are left for a house.
lesson-lorenzo-work-3-done = Then the Guild has worked for nothing. Use one of the arrows.
lesson-lorenzo-work-3-other = Wake the Guild first: the small production space.
lesson-lorenzo-work-4 = Send the grey member to the Rock Pit: a third territory.
lesson-lorenzo-work-4-why = The third place for territories wants { $third } { $third ->
    [one] military point
   *[other] military points
  }. You need to have them, but you do not spend them.
lesson-lorenzo-work-4-see = Your territories now count at the end, and you still have 3 military points. The next place wants { $fourth }.
lesson-lorenzo-work-4-market = Coins are pleasant. But land counts at the end, from the third on.
lesson-lorenzo-work-4-other = Allowed, but look at the third place for territories first.

lesson-lorenzo-count = Rome and the end
lesson-lorenzo-count-1 = Rome asks for { $rome } faith, and you have 4. Support the Church for points, or keep your faith and carry the tile?
lesson-lorenzo-count-1-why = If you support it, all your faith turns into points, here { $worth }. If you do not, you keep it for the next report, which asks for { $following }, but you have the tile for good: every harvest is { $weaker } weaker.
lesson-lorenzo-count-1-kneel = Sensible: { $gained } { $gained ->
    [one] point
   *[other] points
  }, and this tile would have hit your fields. Norbert had 2 faith and was not even asked.
lesson-lorenzo-count-1-refuse = Brave. With two good territories and a Farmer this tile hurts. Norbert had 2 faith and was not even asked.
lesson-lorenzo-count-2 = The last round: only points matter. With orange take the Paramour, or Hiring Mercenaries. You can pay for one.
lesson-lorenzo-count-2-why = The Paramour pays for your characters. The Mercenaries are worth points at the end and give you the most military points.
lesson-lorenzo-count-2-paramour = 10 points more for you.
lesson-lorenzo-count-2-mercenaries = 7 points more for you and 3 fewer for Norbert. Against one rival that is as good as 10.
lesson-lorenzo-count-2-servants = No servants are needed here. Keep them.
lesson-lorenzo-count-2-other = What is it worth at the count? Compare with these two.
lesson-lorenzo-count-3 = One member is left, the grey one. Take the Farm.
lesson-lorenzo-count-3-why = A fourth territory lifts that line from 1 to 4 points. It wants 7 military points, and you have them. 5 servants from the market would be a single point.
lesson-lorenzo-count-3-see = Territories: from 1 to 4 points.
lesson-lorenzo-count-3-market = That is at most one point: 5 resources make one. The Farm makes more.
lesson-lorenzo-count-3-other = The Farm is worth most. Count it.
lesson-lorenzo-count-4 = The last report. What is faith worth now?
lesson-lorenzo-count-4-why = Rome wants { $rome } this time. Your 6 faith are 7 points, and nothing comes afterwards to save them for.
lesson-lorenzo-count-4-see = The game is over: { $mine } to { $theirs }. Norbert had too little faith, and his tile cost him points.
lesson-lorenzo-count-4-refuse = No points for faith, and the tile on you: { $mine }. There is nothing left to save faith for. Once more.
lesson-lorenzo-count-5 = A plan to try: fields first, one good harvest per round, then houses. Your orange 6 reaches the Monastery and the Farmer. Choose.
lesson-lorenzo-count-5-why = Two or three territories and a Farmer make wood and stone every round, and houses turn that into points.
lesson-lorenzo-count-5-land = Land, and { $military } { $military ->
    [one] military point
   *[other] military points
  } at once: they open the next places for territories.
lesson-lorenzo-count-5-farmer = { $stone } stone from the floor, { $coins } { $coins ->
    [one] coin
   *[other] coins
  } gone, and every harvest is stronger from now on.
lesson-lorenzo-count-5-own = Your own plan? Even better. Keep one strong member per round for harvest or production.
