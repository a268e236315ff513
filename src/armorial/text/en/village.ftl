# Village in English: everything the rules and the boards say.
#
# Amounts, places and people come as arguments that are messages themselves. The forms of such a message are its
# attributes, and reach the message around it as further variables: the .acc of $what is $what-acc (core.ftl).

game-village = Village
game-village-about = Four generations work, travel, pray and are remembered.

## Headings of the boards

village-board-action-spaces = Action spaces
village-board-stalls = Stalls
village-board-queue = Queue
village-board-pile = Pile
village-board-map = Map
village-board-council = Council
village-board-church = Church
village-board-crafts = Crafts quarter
village-board-chronicle = Chronicle
village-board-graves = Graves
village-board-green-bag = Green bag
village-board-black-bag = Black bag
village-board-supply = Supply
village-board-farm = Farm
village-board-life-track = Life track
village-board-family = Family
village-board-unborn = Unborn
village-board-goods = Goods
village-board-cubes = Cubes
village-board-coins = Coins
village-board-grain = Grain
village-board-prestige = Prestige
village-board-customers = Customers
village-board-cities = Cities
village-board-round = Round { $n }
village-board-first-player = First player
village-board-token = Next first player
village-board-last-turns = Last turns
village-board-monks = { $n ->
    [one] { $n } monk
   *[other] { $n } monks
}
village-board-points = Points
village-board-score = Score
village-board-total = Total
village-board-mill = Mill
village-board-village = Village
village-board-generation = Generation { $n }
village-board-each-step = Each step
village-board-into-bag = Into the bag
village-board-grain-steps = ← grain for the step to the left

## The final score

score-village-prestige = prestige
score-village-travel = travel
score-village-council = council
score-village-church = church
score-village-chronicle = chronicle
score-village-customers = customers
score-village-coins = coins

## Action spaces, sections of the chronicle, places

village-space-grain = Grain
village-space-family = Family
village-space-crafts = Crafts
village-space-market = Market
village-space-travel = Travel
village-space-council = Council
village-space-church = Church

village-section-crafts = crafts
village-section-council = council
village-section-travel = travel
village-section-church = church
village-section-farm = farm

village-place-unborn = unborn
village-place-bag = black bag
village-place-farm = farm
    .at = on the farm
village-place-wheelwright = wheelwright
    .at = at the wheelwright
    .from = from the wheelwright
village-place-stable = stable
    .at = at the stable
    .from = from the stable
village-place-scriptorium = scriptorium
    .at = in the scriptorium
    .from = from the scriptorium
village-place-smithy = smithy
    .at = at the smithy
    .from = from the smithy
village-place-north_near = Aldermoor
    .at = in Aldermoor
    .from = from Aldermoor
    .to = to Aldermoor
village-place-south_near = Wexbridge
    .at = in Wexbridge
    .from = from Wexbridge
    .to = to Wexbridge
village-place-north_middle = Saint-Orme
    .at = in Saint-Orme
    .from = from Saint-Orme
    .to = to Saint-Orme
village-place-south_middle = Halmstead
    .at = in Halmstead
    .from = from Halmstead
    .to = to Halmstead
village-place-north_far = Kestrelby
    .at = in Kestrelby
    .from = from Kestrelby
    .to = to Kestrelby
village-place-south_far = Varnholt
    .at = in Varnholt
    .from = from Varnholt
    .to = to Varnholt
village-place-chamber_1 = chamber 1
    .at = in chamber 1
    .from = from chamber 1
    .to = to chamber 1
village-place-chamber_2 = chamber 2
    .at = in chamber 2
    .from = from chamber 2
    .to = to chamber 2
village-place-chamber_3 = chamber 3
    .at = in chamber 3
    .from = from chamber 3
    .to = to chamber 3
village-place-chamber_4 = chamber 4
    .at = in chamber 4
    .from = from chamber 4
    .to = to chamber 4
village-place-window_1 = window 1 (right)
    .at = at window 1
    .from = from window 1
    .to = to window 1
village-place-window_2 = window 2
    .at = at window 2
    .from = from window 2
    .to = to window 2
village-place-window_3 = window 3
    .at = at window 3
    .from = from window 3
    .to = to window 3
village-place-window_4 = window 4 (left)
    .at = at window 4
    .from = from window 4
    .to = to window 4
village-place-chronicle_crafts = chronicle: crafts
    .to = to the chronicle (crafts)
village-place-chronicle_council = chronicle: council
    .to = to the chronicle (council)
village-place-chronicle_travel = chronicle: travel
    .to = to the chronicle (travel)
village-place-chronicle_church = chronicle: church
    .to = to the chronicle (church)
village-place-chronicle_farm = chronicle: farm
    .to = to the chronicle (farm)
village-place-grave = anonymous grave
    .to = to an anonymous grave
village-place-gone = out of the game
    .to = back to the box, as there is no room left

## Amounts

village-n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
village-n-grain = { $n } grain
village-n-time = { $n } time
village-n-prestige = { $n } prestige
village-n-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
village-n-orange = { $n ->
    [one] { $n } orange cube
   *[other] { $n } orange cubes
}
village-n-green = { $n ->
    [one] { $n } green cube
   *[other] { $n } green cubes
}
village-n-brown = { $n ->
    [one] { $n } brown cube
   *[other] { $n } brown cubes
}
village-n-pink = { $n ->
    [one] { $n } pink cube
   *[other] { $n } pink cubes
}
village-n-plague = { $n ->
    [one] { $n } plague cube
   *[other] { $n } plague cubes
}
village-n-scroll = { $n ->
    [one] { $n } scroll
   *[other] { $n } scrolls
}
village-n-horse = { $n ->
    [one] { $n } horse
   *[other] { $n } horses
}
village-n-ox = { $n ->
    [one] { $n } ox
   *[other] { $n } oxen
}
village-n-plow = { $n ->
    [one] { $n } plow
   *[other] { $n } plows
}
village-n-wagon = { $n ->
    [one] { $n } wagon
   *[other] { $n } wagons
}
village-n-cubes-of-choice = { $n ->
    [one] { $n } cube of your choice
   *[other] { $n } cubes of your choice
}
village-n-goods-of-choice = { $n ->
    [one] { $n } good of your choice
   *[other] { $n } goods of your choice
}
village-nothing = nothing
village-next-first-player = the next-first-player token
village-pay-coins = { $n ->
    [one] for { $n } coin
   *[other] for { $n } coins
}

## Customers, who are named by what they ask for

village-one-scroll = scroll
village-one-horse = horse
village-one-ox = ox
village-one-plow = plow
village-one-wagon = wagon
village-one-grain = grain
village-and = { $first }, { $second }
village-customer = { $points ->
    [one] { $asks } ({ $points } point)
   *[other] { $asks } ({ $points } points)
}

## Questions to the players

village-ask-take-cube = { $who }: take a cube, or use the well
village-ask-last-turn = { $who }: this is your last turn; take a cube, use the well, or do nothing
village-ask-any-action = { $who }: choose an action
village-ask-last-action = { $who }: this is your last turn; carry out any action, or none
village-ask-pay = { $who }: choose how to pay { $price-acc }
village-ask-pay-well = { $n ->
    [one] { $who }: pay { $n } cube at the well (a coin can stand in for it)
   *[other] { $who }: pay { $n } cubes of one colour at the well (a coin can stand in for any of them)
}
village-ask-grain = { $who }: bring in the grain?
village-ask-family = { $who }: have a child, or bring somebody back to the farm
village-ask-crafts = { $who }: train, make or buy a good, or use the mill
village-ask-after-training = { $who }: make a good { $place-at } now?
village-ask-market-free = { $who }: serve a customer at no extra price, or pass
village-ask-market = { $who }: serve a customer (extra price: { $price }), or pass
village-ask-travel = { $who }: send a family member out, or move one on
village-ask-council = { $who }: enter the council, move up, or use a privilege
village-ask-privilege = { $who }: use a privilege?
village-ask-church = { $who }: put a family member into the black bag?
village-ask-buy-out = { $who }: take family members out of the black bag for coins? (up to { $left } more)
village-ask-move-up = { $who }: move family members to the left for grain?
village-ask-dies = { $who }: choose which member of the oldest generation dies
village-ask-pick = { $who }: choose what to take from the supply ({ $left } left to take)

## Questions to chance

village-ask-first = Who is the first player?
village-ask-draw-cube = A cube is drawn for { $space }
village-ask-draw-customer = A customer is turned up
village-ask-draw-piece = A piece is drawn from the black bag

## Answers

village-take = Take { $what-acc } from { $space }
village-take-plague = Take { $what-acc } from { $space } ({ $time })
village-use-well = { $n ->
    [one] Use the well ({ $n } cube)
   *[other] Use the well ({ $n } cubes of one colour)
}
village-pay = Pay { $what-acc }
village-harvest = Bring in { $what-acc }
village-birth = Have a child (generation { $generation })
village-birth-any = Have a child
village-recall = Bring a member of generation { $generation } back { $place-from }
village-train = Train a member of generation { $generation } { $place-at } ({ $time })
village-make = Make { $what-acc } ({ $time })
village-buy = Buy { $what-acc } ({ $price })
village-mill = Use the mill: { $what } ({ $price })
village-serve = Serve the customer: { $customer }
village-send = Send a member of generation { $generation } { $to-to } ({ $price }): { $what }
village-move = Move a member of generation { $generation } { $from-from } { $to-to } ({ $price }): { $what }
village-enter = Place a member of generation { $generation } { $to-at } ({ $cubes } or { $goods }; { $time })
village-climb = Move a member of generation { $generation } up { $to-to } ({ $cubes } or { $goods }; { $time })
village-privilege = Use the privilege of { $place }: { $what }
village-privilege-paid = Use the privilege of { $place }: { $what } { $price }
village-devote = Put a member of generation { $generation } into the black bag ({ $cubes } or { $time })
village-buy-out = Take out a member of generation { $generation } ({ $price })
village-move-up = Move a member of generation { $generation } { $to-to } ({ $price })
village-dies = A member of generation { $generation } { $place-at }, who goes { $to-to }
village-monk = a monk
village-member-of = { $who }: a member of generation { $generation }
village-decline = Decline the action
village-no-action = Do nothing
village-no-privilege = Do not use a privilege
village-stop = Do not make a good now
village-pass = Pass
village-done = Done

## The log

village-did-first = First player: { $who }.
village-did-round = Round { $n } begins. First player: { $who }.
village-did-last-round = This is the last round that a game can have (V-117).
village-did-lay = { $what } is placed on { $space }.
village-did-take = { $who } takes { $what-acc } from { $space }.
village-did-use-well = { $who } uses the well and pays { $what-acc }.
village-did-choose = { $who } chooses the { $space } action.
village-did-pay = { $who } pays { $what-acc }.
village-did-spend-time = { $who } spends { $what-acc }.
village-did-gain = { $who } gains { $what-acc }.
village-did-decline = { $who } declines the action.
village-did-forgo = { $who } forgoes the last turn.
village-did-skip = { $who } cannot carry out the { $space } action.
village-did-harvest = { $who } brings in { $what-acc }.
village-did-harvest-none = { $who } brings in no grain.
village-did-birth = { $who }: a member of generation { $generation } is born.
village-did-recall = { $who } brings a member of generation { $generation } back to the farm { $place-from }.
village-did-train = { $who } trains a member of generation { $generation } { $place-at }.
village-did-make = { $who } makes { $what-acc }.
village-did-buy = { $who } buys { $what-acc }.
village-did-mill = { $who } brings { $paid-acc } to the mill and gains { $what-acc }.
village-did-open-market = { $who } opens a market day.
village-did-serve = { $who } serves a customer: { $customer }.
village-did-pass = { $who } passes for the rest of the market day.
village-did-close-market = The market day is over.
village-did-arrive = A customer arrives: { $customer }.
village-did-travel = { $who }: a member of generation { $generation } travels { $place-to }.
village-did-take-chamber = { $who }: a member of generation { $generation } takes a seat { $place-at }.
village-did-use-privilege = { $who } uses the privilege of { $place }.
village-did-take-token = { $who } takes the next-first-player token.
village-did-devote = { $who } puts a member of generation { $generation } into the black bag.
village-did-mass = The mass begins.
village-did-buy-out = { $who } takes a member of generation { $generation } out of the black bag for { $paid-acc }.
village-did-draw-member = { $who }: a member of generation { $generation } comes out of the black bag.
village-did-draw-monk = A monk comes out of the black bag.
village-did-move-up = { $who } moves a member of generation { $generation } { $place-to } for { $paid-acc }.
village-did-lead-church-most = { $who } has the most members in the church and gains { $what-acc }.
village-did-lead-church-window = { $who } ties for the most members in the church, has the one furthest left, and gains { $what-acc }.
village-did-lead-church-shared = { $who } ties for the most members in the church, with nobody further left, and gains { $what-acc }.
village-did-die = { $who }: a member of generation { $generation } dies { $place-at } and goes { $to-to }.
village-did-nobody-die = { $who } has nobody visible left, so nobody dies.
village-did-trigger-chronicle = { $who } fills the last place in the chronicle. This triggers the end of the game: the last turns begin.
village-did-trigger-graves = { $who } fills the last grave. This triggers the end of the game: the last turns begin.
village-did-end = The game is over.

## Warnings before an answer is given

village-warn-dies = This crosses the bridge: a family member of generation { $generation } dies.
village-warn-nobody = This crosses the bridge, but there is nobody who could die.
village-warn-last-turns = This triggers the end of the game: the last turns begin.
village-warn-last-place = Only one place in the chronicle is then left; filling it triggers the end of the game.
village-warn-last-grave = Only one grave is then left; filling it triggers the end of the game.
village-warn-no-action = You cannot carry out the action.
village-warn-harvest = Your harvest shrinks from { $before } to { $n } grain.

## Why something may not be done

village-why-no-such-cube = There is no such cube on this action space.
village-why-not-a-last-turn = You must take a cube or use the well; only a last turn may be forgone.
village-why-well-needs-cubes = You do not have enough cubes of one colour for the well, even with your coins.
village-why-well-needs-influence = The well can be used only while there is an influence cube on some action space.
village-why-cannot-carry-out = You cannot carry out this action now.
village-why-not-your-cubes = You do not have that many cubes of this colour.
village-why-wrong-coins = You cannot pay this way.
village-why-short = To pay this way, you lack { $what }.
village-why-nobody-on-farm = You have nobody on the farm.
village-why-nobody-of-generation = You have no member of this generation on the farm.
village-why-nobody-here = You have no member of this generation there.
village-why-all-born = All members of your family have already been born.
village-why-not-the-oldest = A visible member of a lower generation must die first.
village-why-harvest-needs-member = The harvest needs a family member on the farm.
village-why-no-craftsman = You have no family member in this workshop.
village-why-good-is-out = There are none of this good left in the supply.
village-why-craft-short = For this good you lack { $what } (a coin can stand in for a cube, but not for grain).
village-why-other-workshop = This workshop does not make that good.
village-why-mill-short = For the mill you lack { $what }.
village-why-no-coins-left = There are no coins left in the supply.
village-why-not-at-stall = This customer is not at a stall.
village-why-customer-short = For this customer you lack { $what }.
village-why-extra-short = For the extra price you lack { $what } (a coin can stand in for a cube).
village-why-no-route = No route joins these two places.
village-why-no-traveller = You have no member of this generation in that city.
village-why-route-short = For this journey you lack { $what } (a coin can stand in for a cube, but not for goods).
village-why-council-short = For the council you lack { $what } (a coin can stand in for a cube); a scroll would do instead.
village-why-no-councillor = You have no family member for this in the council.
village-why-chamber-too-high = Your family member is not that high up in the council.
village-why-token-is-gone = The next-first-player token has already been taken.
village-why-no-cubes-left = There are no influence cubes left in the supply.
village-why-no-goods-left = There are no goods left in the supply.
village-why-needs-coin = You do not have enough coins for this privilege.
village-why-colour-is-out = There are no cubes of this colour left in the supply.
village-why-not-in-bag = You have no member of this generation in the black bag.
village-why-mass-needs-coin = You do not have enough coins to take a family member out of the bag.
village-why-step-short = For this step you lack { $what }.
village-why-not-in-window = You have no member of this generation at that window.

## What a hint rests on

reason-village-prestige = prestige
reason-village-travel = travel
reason-village-council = the council
reason-village-church = the church
reason-village-customers = the market and its customers
reason-village-chronicle = the chronicle
reason-village-time = time and deaths in the family
reason-village-coins = coins
reason-village-grain = grain
reason-village-cubes = influence cubes
reason-village-goods = goods
reason-village-crafts = craftsmen
reason-village-family = the family
reason-village-tempo = turns and turn order

## Why numbers of a box do not go together

village-together-no-cubes = without cubes on the board there are no turns
village-together-board = { $n } cubes lie on the board, but only { $most } are put into the bag
village-together-bag = { $n } cubes of one colour go into the bag each round, and { $most } do not last for three rounds
village-together-places = chronicle and graves have room for { $n } dead, but with { $seats } families hardly more than { $most } die
village-together-time = so little time is spent in a round that hardly anybody would die, and only the last round would end the game
village-together-coins = { $n } coins are too few for { $seats } players to start with
village-together-demand = a customer asks for { $n } of something of which nobody can have more than { $most }
village-together-well = an action gives { $n } for the { $price } of the well, and a round would never end
village-together-route = route { $n } joins the same places
village-together-no-route = no route leads to { $names }
