### The lessons of Troyes. Numbers are written as digits: a test compares them with the game.

lesson-troyes-dice = Dice, groups, first actions
lesson-troyes-dice-1 = White dice build. Pick both your white dice and build the cathedral.
lesson-troyes-dice-1-why = Your people in the buildings gave you these dice: red fights, white prays, yellow trades. An action uses up to 3 dice of one colour, and your own are free.
lesson-troyes-dice-1-see = Two cubes on the lowest level: { $points } { $points ->
    [one] point
   *[other] points
  }, and { $won } influence. The high columns pay { $high } influence, the low ones { $low }.
lesson-troyes-dice-1-one = Good, but the second die would go with it in the same action.
lesson-troyes-dice-1-bought = { $two } { $two ->
    [one] denier
   *[other] deniers
  } in a group of two. Not needed now: your own are free.
lesson-troyes-dice-1-other = White first: your two white dice.
lesson-troyes-dice-2 = Now the Brigands. Your red 4 alone makes one cube. With the grey 5 it makes 3 and finishes the card, for { $two } { $two ->
    [one] denier
   *[other] deniers
  }. Choose.
lesson-troyes-dice-2-why = Any die may be bought: Fabian just took your yellow one and paid you { $one }. The total of a group is divided by the number on the card, here { $divisor }.
lesson-troyes-dice-2-full = Alone on a full card: { $points } { $points ->
    [one] point
   *[other] points
  }, and it no longer troubles anybody. A bought die costs { $one }, in a group of two { $two }, of three { $three }.
lesson-troyes-dice-2-one = One cube, one influence, nothing paid. The card keeps sending trouble.
lesson-troyes-dice-2-red = Also possible with red. Look at the Brigands first.
lesson-troyes-dice-2-cubes = You have paid for 3. Finish it.
lesson-troyes-dice-2-other = The Brigands first, with red dice.
lesson-troyes-dice-3 = Influence makes people. Get a new citizen for { $price } influence.
lesson-troyes-dice-3-why = The Merchant wants somebody of yours on his card, and all yours stand in buildings, where they earn dice. This is not an action: it is still your turn.
lesson-troyes-dice-3-see = { $lost } influence less, and a citizen in your supply.
lesson-troyes-dice-3-die = You could hire somebody out of a building, but then you would miss that die next round. New citizen first.
lesson-troyes-dice-3-pass = With such a die in hand? Not yet.
lesson-troyes-dice-3-other = First the new citizen.
lesson-troyes-dice-4 = Pick your yellow die and use the Merchant, with the citizen from your supply.
lesson-troyes-dice-4-why = Hiring costs { $hire } { $hire ->
    [one] denier
   *[other] deniers
  }, once. The die divided by { $divisor } is how often he works, and each time brings deniers. Next time he is free.
lesson-troyes-dice-4-see = { $gain } { $gain ->
    [one] denier
   *[other] deniers
  } up after all, and his place is worth { $place } { $place ->
    [one] point
   *[other] points
  } at the end.
lesson-troyes-dice-4-building = He would leave a die behind. Take the new citizen.
lesson-troyes-dice-4-fields = A few deniers and nothing lasting. The Merchant stays.
lesson-troyes-dice-4-later = Later: first the man who earns.
lesson-troyes-dice-4-other = Your own yellow die, and the Merchant.
lesson-troyes-dice-5 = Your dice are gone. You could buy others, but money is short: pass.
lesson-troyes-dice-5-why = Passing pays deniers, and more each time you wait. Wages come soon: { $palace } for each citizen in the palace, { $bishopric } in the bishopric.
lesson-troyes-dice-5-see = Round 2: income came in, wages went out, and everybody has rolled.
lesson-troyes-dice-5-other = You can, but count the wages: { $palace } for each citizen in the palace.

lesson-troyes-engine = Black dice, cubes, influence
lesson-troyes-engine-1 = Beat the black 5: your red 3 is enough. Or face the 2 as well, and add the yellow die that shows one.
lesson-troyes-engine-1-why = Events sent black dice. The first player must beat the highest with their own dice, and red counts double. Each beaten die brings 1 influence.
lesson-troyes-engine-1-one = The die is gone, 1 influence won. Fabian must face the 2.
lesson-troyes-engine-1-both = Both beaten: 2 influence, and Fabian is spared.
lesson-troyes-engine-1-great = That is far too good for it. Use the small red one.
lesson-troyes-engine-1-money = It is enough, but yellow is money. Red does it better.
lesson-troyes-engine-1-other = First the black die: the small red one.
lesson-troyes-engine-2 = Pick both white dice and use the Priest, where your man already stands.
lesson-troyes-engine-2-why = The hourglass means: he works later. The total divided by { $divisor } gives 2 cubes. Each adds to every yellow die of one action.
lesson-troyes-engine-2-see = 2 cubes beside your shield. Nothing else happened: it is an investment.
lesson-troyes-engine-2-cathedral = A fine action. But see first what cubes can do.
lesson-troyes-engine-2-event = Also white work. The Priest, this time.
lesson-troyes-engine-2-other = White dice for the Priest, this time.
lesson-troyes-engine-3 = A yellow die that shows one is poor. Re-roll it for { $lost } influence.
lesson-troyes-engine-3-why = Influence mends dice before you act: { $reroll } { $reroll ->
    [one] re-rolls
   *[other] re-roll
  } a die, { $turn } { $turn ->
    [one] turns
   *[other] turn
  } up to { $turned } { $turned ->
    [one] die
   *[other] dice
  } over.
lesson-troyes-engine-3-see = The best it could be, and it is still your turn.
lesson-troyes-engine-3-turn = That is certain, for { $turn }. Too expensive for one die: for { $turned } at once it is worth it.
lesson-troyes-engine-3-other = First mend the bad die.
lesson-troyes-engine-4 = All together: both yellow dice, a cube of the Priest, then the Merchant.
lesson-troyes-engine-4-why = The cube adds 3 to each die. The total divided by { $divisor } is how often the Merchant works. Watch the total before you confirm.
lesson-troyes-engine-4-see = { $gain } { $gain ->
    [one] denier
   *[other] deniers
  } in one action, from { $first } to { $then }. And one cube is left.
lesson-troyes-engine-4-bare = With the cube it is much more, and one cube per action is allowed.
lesson-troyes-engine-4-fields = Half of that. The Merchant pays more.
lesson-troyes-engine-4-other = Yellow dice, the cube, the Merchant.
lesson-troyes-engine-5 = One red die. Reap: fight the Skirmishes, with 2 cubes. Or sow: put a citizen into the palace.
lesson-troyes-engine-5-why = Cubes bring influence now and points later. A citizen throws Fabian's man out and rolls one more red die each round, for { $palace } { $palace ->
    [one] denier
   *[other] deniers
  } of wages.
lesson-troyes-engine-5-reap = 2 cubes, { $won } influence, and you lead on the card. Late in the game, reap.
lesson-troyes-engine-5-sow = Fabian's shield lies under the palace until the round ends. Early in the game, sow.
lesson-troyes-engine-5-archer = He costs deniers and rolls for luck. Choose between fighting and placing.
lesson-troyes-engine-5-cubes = 2, while they are there.
lesson-troyes-engine-5-from = Take the one from your supply: nobody else has to leave.
lesson-troyes-engine-5-other = Your red die: fight or place.

lesson-troyes-count = Levels, secrets, the count
lesson-troyes-count-1 = The last round. You have no cube on the highest level. Use the white 4 of the grey district for { $one } { $one ->
    [one] denier
   *[other] deniers
  }, or together with your own 2 for { $two }.
lesson-troyes-count-1-why = Each level without your cube costs { $level } { $level ->
    [one] point
   *[other] points
  }. Column 4 has room exactly there, and your own die would go to the second level.
lesson-troyes-count-1-both = Two points and no penalty any more. And your own secret character counts cubes in the cathedral.
lesson-troyes-count-1-level = The penalty is gone, and a point is won.
lesson-troyes-count-1-low = One point, but the highest level is still empty, and that costs { $level }. Once more.
lesson-troyes-count-1-other = The cathedral first: points are waiting there.
lesson-troyes-count-2 = Your red die makes one cube. On the Skirmishes it is the last banner, on the War a beginning. Choose.
lesson-troyes-count-2-why = A full card pays at once: { $first } { $first ->
    [one] point
   *[other] points
  } for most cubes, { $second } for second most. On an open card a cube is a single point at the end.
lesson-troyes-count-2-finish = { $won } { $won ->
    [one] point
   *[other] points
  } for you, { $second } for Fabian, and the card is yours: a secret character may want cards.
lesson-troyes-count-2-begin = One point at the end. The Skirmishes would have been { $first }: the lesson goes on from there.
lesson-troyes-count-2-place = They would give a die in the next round. There is none.
lesson-troyes-count-2-other = Your red die first.
lesson-troyes-count-3 = Your yellow die: deniers from the Merchant, or two cubes on Marauding? What is Fabian hiding?
lesson-troyes-count-3-why = All secret characters score for everybody. Fabian sits on his deniers: perhaps his counts money. Marauding is a sure point.
lesson-troyes-count-3-money = { $gain } { $gain ->
    [one] denier
   *[other] deniers
  }. The answer comes at the count.
lesson-troyes-count-3-cubes = A sure point. The rest comes at the count.
lesson-troyes-count-3-fields = A few deniers. Your Merchant would have made twice as many.
lesson-troyes-count-3-other = First your yellow die.
lesson-troyes-count-4 = Nothing useful is left. Pass, and the game ends.
lesson-troyes-count-4-why = Then all characters are turned up, and every one of them counts for both of you.
lesson-troyes-count-4-see = { $mine } to { $theirs }. Open your score: the characters show whether your guess was right.
lesson-troyes-count-4-other = Count what it brings: at the very end usually less than it costs.
lesson-troyes-count-5 = The opening of a real game. Place your first citizen: city hall, bishopric or palace.
lesson-troyes-count-5-why = A plan: money, then stone. Some in the city hall for yellow dice, two in the bishopric, one or two in the palace. Wages: palace { $palace }, bishopric { $bishopric }, city hall nothing.
lesson-troyes-count-5-yellow = One yellow die each round, and no wages.
lesson-troyes-count-5-white = One white die each round, for { $bishopric } { $bishopric ->
    [one] denier
   *[other] deniers
  } of wages.
lesson-troyes-count-5-red = One red die each round, for { $palace } { $palace ->
    [one] denier
   *[other] deniers
  } of wages.
