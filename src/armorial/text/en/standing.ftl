# Profiles, finished games, ratings and statistics in English.

## Who somebody is

web-plays-since = Here since { $month }. Games: { $games }, won: { $won }.

## Ratings

web-ratings = Ratings
web-ratings-none = No rated games yet.
web-ratings-guest = Guests are not rated. With an account your rated games count.
web-rating-unsure = Not reliable yet
web-rating-same = give or take { $n }
web-rating-up = up { $change } this month, give or take { $n }
web-rating-down = down { $change } this month, give or take { $n }
web-rating-curve = { $game }: rating from { $from } to { $to }
web-n-rated = { $n ->
    [one] { $n } rated game
   *[other] { $n } rated games
}
web-strongest = The strongest
web-strongest-note = 1500 is the careful bot. People are listed once their rating is reliable and their profile is public.

## What somebody has done

web-record-of-games = Record
web-people-only = people only
web-count-games = games
web-count-won = won
web-average = average
web-best = best
web-no-finished = No finished games yet.
web-fact-score = Best score: { $n }
web-fact-luck = Luckiest dice: { $n } more than expected
web-fact-village-family = Largest living family: { $n }
web-fact-village-chronicle = Most in the chronicle: { $n }
web-fact-village-cities = Most cities visited: { $n }
web-fact-village-customers = Most customers served: { $n }
web-fact-lorenzo-cards = Most cards: { $n }
web-fact-lorenzo-territories = Most territories: { $n }
web-fact-lorenzo-characters = Most characters: { $n }
web-fact-lorenzo-buildings = Most buildings: { $n }
web-fact-lorenzo-ventures = Most ventures: { $n }
web-fact-lorenzo-leaders = Most leaders played: { $n }
web-fact-lorenzo-military = Most military points: { $n }
web-fact-troyes-cathedral = Most cubes in the cathedral: { $n }
web-fact-troyes-events = Most event cards: { $n }
web-fact-troyes-tradesmen = Most tradesmen: { $n }
web-fact-troyes-influence = Most influence: { $n }
web-fact-legacy-family = Largest family tree: { $n }
web-fact-legacy-children = Most children: { $n }
web-fact-legacy-couples = Most couples: { $n }
web-fact-legacy-missions = Most missions: { $n }

## Finished games

web-any-game = any game
web-any-seats = any size
web-any-result = any result
web-any-opponent = any opponent
web-opponent = Opponent
web-result-won = won
web-result-lost = not won
web-none-such = No such games.
web-place-of = Place { $place } of { $n }
web-left = left the game
web-unrated-friendly = friendly
web-unrated-alone = played alone
web-unrated-device = on one device
web-unrated-numbers = custom numbers
web-unrated-position = from a copy
web-unrated-unknown = nobody to compare with
web-unrated-guest = as a guest

## Statistics

web-statistics-lead = All games that were played to the end on this server.
web-statistics-none = Nobody has finished such a game here yet.
web-who-wins = Who wins
web-who-wins-note = { $n ->
    [one] Wins by turn order at the start, in { $n } game. The dashed line is an equal share; the thin line shows how far chance alone can reach.
   *[other] Wins by turn order at the start, in { $n } games. The dashed line is an equal share; the thin line shows how far chance alone can reach.
}
web-turn-n = Player { $n }
web-points = Points
web-points-label = On average { $average }, winners { $winners }. Winners are drawn in front.
web-what-won = What won
web-what-won-note = Average points of the winners, and of everybody else below.
web-all-others = all others
web-lengths = Length
web-lengths-note = { $average } choices per game on average, all players together.
web-dice = Dice
web-dice-note = { $n ->
    [one] { $n } die. The dashed line is the expected share.
   *[other] { $n } dice. The dashed line is the expected share.
}
web-dice-fair = Fair dice come up at least this unevenly in { $share } of cases.
