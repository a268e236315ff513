# Lorenzo il Magnifico in English: everything the rules and the boards say.
#
# Amounts, cards and people come as arguments that are messages themselves. The forms of such a message are its
# attributes, and reach the message around it as further variables: the .acc of $what is $what-acc (core.ftl).

game-lorenzo = Lorenzo il Magnifico
game-lorenzo-about = Send your family through the towers of Florence.
game-lorenzo-initial = L

## The options of the game

option-lorenzo-advanced = Variant
option-lorenzo-advanced-help = In the advanced game everyone drafts four leaders in secret and chooses an individual bonus tile. You can also play with only one of the two.
option-lorenzo-advanced-off = basic game
option-lorenzo-advanced-on = advanced game
option-lorenzo-advanced-leaders = leaders only
option-lorenzo-advanced-tiles = bonus tiles only

## The final score

score-lorenzo-vp = victory points
score-lorenzo-territories = territories
score-lorenzo-characters = characters
score-lorenzo-ventures = ventures
score-lorenzo-military = military
score-lorenzo-resources = resources
score-lorenzo-excommunication = excommunication

## Amounts

lorenzo-n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
lorenzo-n-wood = { $n } wood
lorenzo-n-stone = { $n } stone
lorenzo-n-servants = { $n ->
    [one] { $n } servant
   *[other] { $n } servants
}
lorenzo-n-military = { $n ->
    [one] { $n } military point
   *[other] { $n } military points
}
lorenzo-n-faith = { $n ->
    [one] { $n } faith point
   *[other] { $n } faith points
}
lorenzo-n-vp = { $n } VP
lorenzo-n-privileges = { $n ->
    [one] { $n } council privilege
   *[other] { $n } different council privileges
}
lorenzo-n-territory = { $n ->
    [one] { $n } territory
   *[other] { $n } territories
}
lorenzo-n-character = { $n ->
    [one] { $n } character
   *[other] { $n } characters
}
lorenzo-n-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
lorenzo-n-venture = { $n ->
    [one] { $n } venture
   *[other] { $n } ventures
}
lorenzo-n-same_type = { $n ->
    [one] { $n } card of one type
   *[other] { $n } cards of one type
}
lorenzo-nothing = nothing

## People and places

lorenzo-member-white = white member
lorenzo-member-black = black member
lorenzo-member-orange = orange member
lorenzo-member-neutral = neutral member

lorenzo-die-white = white die
lorenzo-die-black = black die
lorenzo-die-orange = orange die

lorenzo-type-territory = territory
lorenzo-type-character = character
lorenzo-type-building = building
lorenzo-type-venture = venture

lorenzo-area-harvest = harvest
lorenzo-area-production = production

lorenzo-space-territory_1 = Territories, floor 1
lorenzo-space-territory_2 = Territories, floor 2
lorenzo-space-territory_3 = Territories, floor 3
lorenzo-space-territory_4 = Territories, floor 4
lorenzo-space-character_1 = Characters, floor 1
lorenzo-space-character_2 = Characters, floor 2
lorenzo-space-character_3 = Characters, floor 3
lorenzo-space-character_4 = Characters, floor 4
lorenzo-space-building_1 = Buildings, floor 1
lorenzo-space-building_2 = Buildings, floor 2
lorenzo-space-building_3 = Buildings, floor 3
lorenzo-space-building_4 = Buildings, floor 4
lorenzo-space-venture_1 = Ventures, floor 1
lorenzo-space-venture_2 = Ventures, floor 2
lorenzo-space-venture_3 = Ventures, floor 3
lorenzo-space-venture_4 = Ventures, floor 4
lorenzo-space-harvest_small = Harvest, small space
lorenzo-space-harvest_large = Harvest, large space
lorenzo-space-production_small = Production, small space
lorenzo-space-production_large = Production, large space
lorenzo-space-market_1 = Market 1
lorenzo-space-market_2 = Market 2
lorenzo-space-market_3 = Market 3
lorenzo-space-market_4 = Market 4
lorenzo-space-council = Council palace

lorenzo-bonus_tile-standard = Bonus tile
lorenzo-bonus_tile-advanced_a = Bonus tile A
lorenzo-bonus_tile-advanced_b = Bonus tile B
lorenzo-bonus_tile-advanced_c = Bonus tile C
lorenzo-bonus_tile-advanced_d = Bonus tile D

## Development cards

lorenzo-card-commercial_hub = Commercial Hub
lorenzo-card-woods = Woods
lorenzo-card-village = Village
lorenzo-card-gravel_pit = Gravel Pit
lorenzo-card-forest = Forest
lorenzo-card-monastery = Monastery
lorenzo-card-citadel = Citadel
lorenzo-card-city = City
lorenzo-card-gold_mine = Gold Mine
lorenzo-card-mountain_town = Mountain Town
lorenzo-card-mining_town = Mining Town
lorenzo-card-rock_pit = Rock Pit
lorenzo-card-estate = Estate
lorenzo-card-hermitage = Hermitage
lorenzo-card-manor_house = Manor House
lorenzo-card-dukedom = Dukedom
lorenzo-card-trading_town = Trading Town
lorenzo-card-farm = Farm
lorenzo-card-colony = Colony
lorenzo-card-marble_pit = Marble Pit
lorenzo-card-province = Province
lorenzo-card-sanctuary = Sanctuary
lorenzo-card-castle = Castle
lorenzo-card-fortified_town = Fortified Town

lorenzo-card-warlord = Warlord
lorenzo-card-stonemason = Stonemason
lorenzo-card-dame = Dame
lorenzo-card-knight = Knight
lorenzo-card-farmer = Farmer
lorenzo-card-artisan = Artisan
lorenzo-card-preacher = Preacher
lorenzo-card-abbess = Abbess
lorenzo-card-captain = Captain
lorenzo-card-architect = Architect
lorenzo-card-patron = Patron
lorenzo-card-hero = Hero
lorenzo-card-peasant = Peasant
lorenzo-card-scholar = Scholar
lorenzo-card-papal_messenger = Papal Messenger
lorenzo-card-royal_messenger = Royal Messenger
lorenzo-card-noble = Noble
lorenzo-card-governor = Governor
lorenzo-card-paramour = Paramour
lorenzo-card-herald = Herald
lorenzo-card-cardinal = Cardinal
lorenzo-card-bishop = Bishop
lorenzo-card-general = General
lorenzo-card-ambassador = Ambassador

lorenzo-card-mint = Mint
lorenzo-card-tax_office = Tax Office
lorenzo-card-triumphal_arch = Triumphal Arch
lorenzo-card-theater = Theater
lorenzo-card-carpenters_shop = Carpenter's Shop
lorenzo-card-stonemasons_shop = Stonemason's Shop
lorenzo-card-chapel = Chapel
lorenzo-card-residence = Residence
lorenzo-card-marketplace = Marketplace
lorenzo-card-treasury = Treasury
lorenzo-card-painters_guild = Painters' Guild
lorenzo-card-sculptors_guild = Sculptors' Guild
lorenzo-card-stonemasons_guild = Stonemasons' Guild
lorenzo-card-baptistery = Baptistery
lorenzo-card-barracks = Barracks
lorenzo-card-stronghold = Stronghold
lorenzo-card-bank = Bank
lorenzo-card-fair = Fair
lorenzo-card-garden = Garden
lorenzo-card-fortress = Fortress
lorenzo-card-palace = Palace
lorenzo-card-church = Church
lorenzo-card-military_academy = Military Academy
lorenzo-card-cathedral = Cathedral

lorenzo-card-hiring_recruits = Hiring Recruits
lorenzo-card-repairing_the_church = Repairing the Church
lorenzo-card-building_the_walls = Building the Walls
lorenzo-card-raising_a_statue = Raising a Statue
lorenzo-card-military_campaign = Military Campaign
lorenzo-card-hosting_panhandlers = Hosting Panhandlers
lorenzo-card-fighting_heresies = Fighting Heresies
lorenzo-card-support_to_the_bishop = Support to the Bishop
lorenzo-card-hiring_soldiers = Hiring Soldiers
lorenzo-card-repairing_the_abbey = Repairing the Abbey
lorenzo-card-building_the_bastions = Building the Bastions
lorenzo-card-support_to_the_king = Support to the King
lorenzo-card-improving_the_canals = Improving the Canals
lorenzo-card-hosting_foreigners = Hosting Foreigners
lorenzo-card-crusade = Crusade
lorenzo-card-support_to_the_cardinal = Support to the Cardinal
lorenzo-card-hiring_mercenaries = Hiring Mercenaries
lorenzo-card-repairing_the_cathedral = Repairing the Cathedral
lorenzo-card-building_the_towers = Building the Towers
lorenzo-card-promoting_sacred_art = Promoting Sacred Art
lorenzo-card-military_conquest = Military Conquest
lorenzo-card-improving_the_roads = Improving the Roads
lorenzo-card-sacred_war = Sacred War
lorenzo-card-support_to_the_pope = Support to the Pope

## Leaders

lorenzo-leader-francesco_sforza = Francesco Sforza
lorenzo-leader-ludovico_ariosto = Ludovico Ariosto
lorenzo-leader-filippo_brunelleschi = Filippo Brunelleschi
lorenzo-leader-federico_da_montefeltro = Federico da Montefeltro
lorenzo-leader-girolamo_savonarola = Girolamo Savonarola
lorenzo-leader-giovanni_dalle_bande_nere = Giovanni dalle Bande Nere
lorenzo-leader-sandro_botticelli = Sandro Botticelli
lorenzo-leader-michelangelo_buonarroti = Michelangelo Buonarroti
lorenzo-leader-ludovico_iii_gonzaga = Ludovico III Gonzaga
lorenzo-leader-leonardo_da_vinci = Leonardo da Vinci
lorenzo-leader-pico_della_mirandola = Pico della Mirandola
lorenzo-leader-sisto_iv = Sisto IV
lorenzo-leader-lucrezia_borgia = Lucrezia Borgia
lorenzo-leader-sigismondo_malatesta = Sigismondo Malatesta
lorenzo-leader-lorenzo_de_medici = Lorenzo de' Medici
lorenzo-leader-ludovico_il_moro = Ludovico il Moro
lorenzo-leader-cesare_borgia = Cesare Borgia
lorenzo-leader-santa_rita = Santa Rita
lorenzo-leader-cosimo_de_medici = Cosimo de' Medici
lorenzo-leader-bartolomeo_colleoni = Bartolomeo Colleoni

## Excommunication tiles

lorenzo-tile-fewer_military = Fewer military
lorenzo-tile-fewer_coins = Fewer coins
lorenzo-tile-fewer_servants = Fewer servants
lorenzo-tile-fewer_wood_or_stone = Less wood or stone
lorenzo-tile-harvest_minus_3 = Weaker harvests
lorenzo-tile-production_minus_3 = Weaker production
lorenzo-tile-coloured_members_minus_1 = Weaker coloured members
lorenzo-tile-territory_minus_4 = Harder territories
lorenzo-tile-building_minus_4 = Harder buildings
lorenzo-tile-character_minus_4 = Harder characters
lorenzo-tile-venture_minus_4 = Harder ventures
lorenzo-tile-no_market = No market
lorenzo-tile-servants_half = Servants halved
lorenzo-tile-skip_first_turn = First turn skipped
lorenzo-tile-no_character_vp = No character points
lorenzo-tile-no_venture_vp = No venture points
lorenzo-tile-no_territory_vp = No territory points
lorenzo-tile-lose_fifth_of_vp = A fifth of the points lost
lorenzo-tile-lose_vp_per_military = Points lost for military
lorenzo-tile-lose_vp_per_building_cost = Points lost for building costs
lorenzo-tile-lose_vp_per_resource = Points lost for resources

## What is printed on cards and tiles

lorenzo-price-military = { $pays-acc } (you need { $n })
lorenzo-gain-per = { $what-acc } { $counted }
lorenzo-per-territory = per territory
lorenzo-per-character = per character
lorenzo-per-building = per building
lorenzo-per-venture = per venture
lorenzo-per-2_military = per 2 military points
lorenzo-take-any = an action of value { $n } to take any card
lorenzo-take-type = an action of value { $n } to take a { $type }
lorenzo-take-type-off = an action of value { $n } to take a { $type } for { $off } less
lorenzo-do-harvest = a harvest of value { $n }
lorenzo-do-production = a production of value { $n }
lorenzo-exchange = { $pays-acc } for { $gets-acc }
lorenzo-final-points = { $n } VP at the end of the game
lorenzo-value = { $n } { $what }
lorenzo-sum = { $n } + { $by } = { $total }
lorenzo-difference = { $n } − { $by } = { $total }
lorenzo-action-territory = when taking territories
lorenzo-action-character = when taking characters
lorenzo-action-building = when taking buildings
lorenzo-action-venture = when taking ventures
lorenzo-action-harvest = when harvesting
lorenzo-action-production = when producing
lorenzo-action-coloured = for your coloured members
lorenzo-action-neutral = for your neutral member
lorenzo-always-building_wood_or_stone_off = buildings cost { $n } wood or { $n } stone less
lorenzo-always-character_coins_off = { $n ->
    [one] characters cost { $n } coin less
   *[other] characters cost { $n } coins less
}
lorenzo-always-any_coins_off = { $n ->
    [one] cards with coins in their price cost { $n } coin less
   *[other] cards with coins in their price cost up to { $n } coins less
}
lorenzo-always-no_floor_bonus = no bonuses from tower floors
lorenzo-always-share_spaces = your members may be placed on occupied spaces
lorenzo-always-no_fee = occupied towers cost you no coins
lorenzo-always-support_vp = { $n } extra VP whenever you support the Church
lorenzo-always-coloured_set = your coloured members have value { $n } instead of their dice
lorenzo-always-copy = copies the ability of a leader that another player has played
lorenzo-always-no_slot_military = you need no military points for territories
lorenzo-always-double_immediate = immediate effects of cards give you twice the wood, stone, coins and servants
lorenzo-once-one_coloured_set = one of your coloured members has value { $n } this round
lorenzo-ability-once = Once a round: { $what }
lorenzo-ability-always = Always: { $what }
lorenzo-does-fewer_military = every card or space that gives you military points gives { $n } fewer
lorenzo-does-fewer_coins = every card or space that gives you coins gives { $n } fewer
lorenzo-does-fewer_servants = every card or space that gives you servants gives { $n } fewer
lorenzo-does-fewer_wood_or_stone = every card or space that gives you wood or stone gives { $n } less
lorenzo-does-no_market = you may not place members in the market
lorenzo-does-servants_for_one = each +1 in value costs you { $n } servants
lorenzo-does-skip_first_turn = you skip your first turn of each round and place that member after everyone else
lorenzo-does-no_character_points = characters give you no VP at the end
lorenzo-does-no_venture_points = ventures give you no VP at the end
lorenzo-does-no_territory_points = territories give you no VP at the end
lorenzo-does-lose_vp_per_vp = before the final scoring you lose 1 VP for every { $n } VP you have
lorenzo-does-lose_vp_per_military = at the end you lose { $n } VP for each military point
lorenzo-does-lose_vp_per_building_price = at the end you lose { $n } VP for each wood and stone in the prices of your buildings
lorenzo-does-lose_vp_per_resource = at the end you lose { $n } VP for each wood, stone, coin and servant you have left

## Questions to the players

lorenzo-ask-choose-tile = { $who }: choose your personal bonus tile
lorenzo-ask-draft = { $who }: keep one of these leaders
lorenzo-ask-turn = { $who }: place a family member
lorenzo-ask-where = { $who }: choose where to place the { $member } (value { $n })
lorenzo-ask-who = { $who }: choose which family member to place there ({ $space })
lorenzo-ask-after = { $who }: use a leader or end your turn
lorenzo-ask-price = { $who }: choose how to pay for { $card }
lorenzo-ask-discount = { $who }: choose the discount on { $card }
lorenzo-ask-privilege = { $left ->
    [one] { $who }: choose a council privilege
   *[other] { $who }: choose { $left } different council privileges
}
lorenzo-ask-fewer = { $who }: choose what to get 1 less of
lorenzo-ask-bonus-card = { $who }: take a { $type } with your bonus action (value { $value })?
lorenzo-ask-bonus-card-off = { $who }: take a { $type } with your bonus action (value { $value }, { $off } off)?
lorenzo-ask-bonus-any = { $who }: take a card of any type with your bonus action (value { $n })?
lorenzo-ask-servants = { $who }: choose how many servants to spend ({ $space }); those left at the end may cost you VP
lorenzo-ask-harvest = { $who }: choose how many servants to spend on the harvest (value { $n })
lorenzo-ask-production = { $who }: choose how many servants to spend on the production (value { $n })
lorenzo-ask-exchange = { $who }: choose exchanges for the production (value { $n })
lorenzo-ask-church = { $who }: give up { $faith-acc } to support the Church?

## Questions to chance

lorenzo-ask-order = Who is next in turn order?
lorenzo-ask-draw-tile = The excommunication tile of period { $period }
lorenzo-ask-deal = A leader is dealt to { $who }
lorenzo-ask-lay = The next card: { $space }
lorenzo-ask-roll = The { $die } is rolled

## Answers

lorenzo-choose-tile = { $tile }: harvest { $harvest }; production { $production }
lorenzo-place = Place the { $member } (value { $n })
lorenzo-pass = Pass: the { $member } stays at home this round
lorenzo-to = Go to: { $space }
lorenzo-floor = { $space }: { $card }
lorenzo-floor-value = { $space }: { $card } (value { $value })
lorenzo-floor-paying = { $space }: { $card } (first pay { $what-acc })
lorenzo-floor-value-paying = { $space }: { $card } (value { $value }; first pay { $what-acc })
lorenzo-go-value = { $space } (value { $value })
lorenzo-go-paying = { $space } (spend { $what-acc })
lorenzo-go-value-paying = { $space } (value { $value }; spend { $what-acc })
lorenzo-play = Play { $leader }
lorenzo-play-copying = Play { $leader } with the ability of { $other }
lorenzo-discard = Discard { $leader } for a council privilege
lorenzo-activate = Activate { $leader }
lorenzo-activate-for = Activate { $leader } for the { $member }
lorenzo-end-turn = End your turn
lorenzo-pay = Pay { $what-acc }
lorenzo-discount = { $what } off: pay { $price-acc }
lorenzo-fewer = { $what } less
lorenzo-privilege = { $what }
lorenzo-servants = Spend { $what-acc }: value { $value }
lorenzo-use = { $card }: { $pays-acc } for { $gets-acc }
lorenzo-done = No more exchanges
lorenzo-decline = Decline
lorenzo-support = Support the Church: { $what }
lorenzo-refuse = Refuse and be excommunicated: { $tile }

## The log

lorenzo-did-order = Turn order: { $order }.
lorenzo-did-draw-tile = Excommunication tile of period { $period }: { $tile }.
lorenzo-did-choose-tile = { $who } chooses { $tile }.
lorenzo-did-deal = You are dealt { $leader }.
lorenzo-did-draft = { $who } keeps a leader and passes the rest on.
lorenzo-you-draft = You keep { $leader }.
lorenzo-did-end-draft = The draft is over: everyone has their leaders.
lorenzo-did-round = Round { $n } begins (period { $period }). First player: { $who }.
lorenzo-did-lay = { $space }: { $card }.
lorenzo-did-roll = The { $die } shows { $n }.
lorenzo-did-skip-turn = { $who } skips the first turn of the round because of an excommunication tile.
lorenzo-did-place = { $who } places the { $member } (value { $value }): { $space }.
lorenzo-did-pass = { $who } cannot place a family member: the { $member } stays at home this round.
lorenzo-did-spend-servants = { $who } spends { $what-acc } to reach value { $n }.
lorenzo-did-pay-fee = { $who } pays { $what-acc } because the tower is occupied.
lorenzo-did-floor-bonus = { $who } gains { $what-acc } (floor bonus).
lorenzo-did-pay = { $who } pays { $what-acc }.
lorenzo-did-take = { $who } takes the card { $card }.
lorenzo-did-grant = { $source } grants { $who } { $what }.
lorenzo-did-gain = { $who } gains { $what-acc }.
lorenzo-did-gain-from = { $who } gains { $what-acc } ({ $source }).
lorenzo-did-lose = { $who } gets { $what-acc } less because of an excommunication tile.
lorenzo-did-privilege = { $who } takes a council privilege: { $what }.
lorenzo-did-harvest = { $who } harvests with value { $n }.
lorenzo-did-production = { $who } produces with value { $n }.
lorenzo-did-nothing = { $who } gets nothing: the value of the { $area } is too low.
lorenzo-did-exchange = { $who } uses { $card } and pays { $what-acc }.
lorenzo-did-no-card = { $who } cannot take any card with the bonus action (value { $n }).
lorenzo-did-decline = { $who } declines the bonus action.
lorenzo-did-play = { $who } plays the leader { $leader }.
lorenzo-did-copy = { $who } now has the ability of { $leader }.
lorenzo-did-discard = { $who } discards the leader { $leader }.
lorenzo-did-activate = { $who } activates the leader { $leader }.
lorenzo-did-name = { $who }: the { $member } has value { $n } this round.
lorenzo-did-report = Report to the Vatican: { $n } faith points are required.
lorenzo-did-excommunicate = { $who } is excommunicated: { $tile }.
lorenzo-did-support = { $who } supports the Church.
lorenzo-did-faith-vp = { $who } gives up { $faith-acc } and gains { $what-acc }.
lorenzo-did-end = The game is over.

## Warnings before an answer is given

lorenzo-warn-excommunicated = You will be excommunicated in the report: { $tile }.

## Why something may not be done

lorenzo-why-member-placed = This family member has already been placed.
lorenzo-why-member-passed = This family member was passed and stays at home this round.
lorenzo-why-member-nowhere = There is no space for this family member, even with all your servants.
lorenzo-why-must-place = You must place a family member while there is a space for one.
lorenzo-why-closed = This space is not used with this number of players.
lorenzo-why-occupied = A family member already stands on this space.
lorenzo-why-no-card = There is no card on this floor.
lorenzo-why-floor-occupied = A family member stands on this floor, and the card has been taken.
lorenzo-why-coloured-in-tower = You already have a coloured member in this tower.
lorenzo-why-coloured-in-area = You already have a coloured member in this area.
lorenzo-why-market-forbidden = Your excommunication bars you from the market.
lorenzo-why-value-short = The value is too low: you are { $what } short.
lorenzo-why-other-type = This action cannot take a card of this type.
lorenzo-why-row-full = You already have six cards of this type.
lorenzo-why-slot-short = You are { $what } short for your next territory.
lorenzo-why-fee-short = You are { $what } short for the occupied tower (the floor bonus does not count).
lorenzo-why-price-short = You are { $what } short of the card's price.
lorenzo-why-military-short = You are { $what } short of what the card asks for.
lorenzo-why-no-such-price = This card does not have that price.
lorenzo-why-no-discount = This discount changes nothing, or leaves a price you cannot pay.
lorenzo-why-no-difference = This number of servants makes no difference.
lorenzo-why-servants-short = You do not have that many servants: you are { $what } short.
lorenzo-why-not-optional = Once a family member has been placed, the action must be carried out.
lorenzo-why-not-activated = The value does not reach this building, or the building is not yours.
lorenzo-why-used-already = This building has already been used in this production.
lorenzo-why-exchange-short = You are { $what } short for this exchange (what you gain in this production does not count).
lorenzo-why-same-privilege = Each of these privileges must be different.
lorenzo-why-tile-taken = Another player has already chosen this bonus tile.
lorenzo-why-not-in-packet = This leader is not among those you choose from.
lorenzo-why-not-in-hand = This leader is not in your hand.
lorenzo-why-leader-needs = You are { $what } short of this leader's requirement.
lorenzo-why-nothing-to-copy = No other player has played a leader you can copy.
lorenzo-why-name-who-to-copy = Choose whose ability to copy.
lorenzo-why-not-played = You have not played this leader.
lorenzo-why-not-once = This leader's ability always works and is never activated.
lorenzo-why-face-down = This leader has already been used this round.
lorenzo-why-name-a-member = Choose the family member it is for.
lorenzo-why-leaders-later = Leaders can be used before or after this action, not in the middle of it.
lorenzo-why-no-leaders = This game is being played without leaders.

## The parts of the board

lorenzo-board-tower-territory = Territories
lorenzo-board-tower-character = Characters
lorenzo-board-tower-building = Buildings
lorenzo-board-tower-venture = Ventures
lorenzo-board-harvest = Harvest
lorenzo-board-production = Production
lorenzo-board-market = Market
lorenzo-board-council = Council palace
lorenzo-board-excommunications = Excommunications
lorenzo-board-leaders = Leaders

## What a hint rests on

reason-lorenzo-points = victory points
reason-lorenzo-resources = resources
reason-lorenzo-military = military points
reason-lorenzo-territories = territories
reason-lorenzo-characters = characters
reason-lorenzo-buildings = buildings
reason-lorenzo-ventures = ventures
reason-lorenzo-harvest = the harvest
reason-lorenzo-production = production
reason-lorenzo-faith = faith
reason-lorenzo-excommunication = excommunication
reason-lorenzo-leaders = leaders
reason-lorenzo-members = family members still to be placed
reason-lorenzo-pending = gains still to be taken
reason-lorenzo-order = turn order

## Why numbers of a box do not go together

lorenzo-together-exchanges = a building keeps its exchanges, and each costs something
lorenzo-together-floor = a floor gives one kind of thing (L-20)
lorenzo-together-military = the card pays { $pays } military points and asks for only { $needs } (L-93)
