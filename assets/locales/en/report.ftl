### Reports of tournaments: the page, and the titles of its plots.

report-title = { $game }: a tournament
report-nothing = No game has been counted yet.
report-first = { $name } stands first, with a rating of { $rating }: it won { $share } of the games in which it sat at the table ({ $low } to { $high }). An even share would be { $even }.
report-apart = Where both sat at the table, { $one } won more often than { $other }: by { $lead } of the games ({ $low } to { $high }).
report-close = Where both sat at the table, { $one } won { $lead } of the games more than { $other } ({ $low } to { $high }): who wins more often, these games do not tell.
report-seats-differ = The seats differ, whoever sits there: { $most } won { $share } and { $least } { $other_share } (over { $blocks } blocks, { $p }).
report-seats-alike = That the seats differ, these games do not show: { $most } won { $share } and { $least } { $other_share } (over { $blocks } blocks, { $p }).
report-seats-unknown = Whether the seats differ can’t be told here: somebody keeps its seat, or there are too few blocks.
report-part = This is only part { $part } of a tournament of { $planned } games, with { $games } games so far.
report-under-way = This is how it stands after { $games } of { $planned } games.
report-decided = It stopped after { $games } of at most { $planned } games, for all that was asked is known.

## Parts of the page

report-standings = Standings
report-known = What is known
report-plots = Plots
report-played = What was played
report-numbers = More numbers
report-how = How to read it

## Plots

report-wins = Share of the wins, with 95 % intervals
report-even = even: { $share }
report-ratings = Ratings, with 95 % intervals
report-even-rating = mean: 1500
report-seats = Share of the wins by seat, with 95 % intervals
report-anybody = anybody
report-course = How the share of the wins settled, with 95 % intervals
report-course-games = games
report-course-first = games; the first { $count } players are shown
report-pairs = How often the row ended before the column, %
report-pairs-read = The columns have the numbers of the rows. Ties count half.
report-pairs-more = The first { $count } are shown; pairs.csv has all of them.
report-leads = By how much the row won more than the column in the same blocks, % of the games
report-axis-wins = share of the wins, %
report-axis-rating = rating, points
report-axis-seats = player, and its seat

## What was played

report-game = Game
report-players = Players
report-shape = Tables
report-shape-table = one table, whose players change seats
report-shape-pairs = every two players, who share the seats in turn
report-shape-gauntlet = the first player with each of the others, who share the seats in turn
report-shape-brackets = every choice of players for the seats
report-house = House rules
report-rules = All house rules
report-rule = rule
report-value = here
report-board = Board
report-board-seats = { $count } seats
report-games = Games
report-blocks = Blocks
report-seed = Seed
report-openings = Openings
report-program = Program
report-rules-version = Version of the rules
report-rules-page = { $page }, SHA-256 { $hash }…
report-machines = Played on
report-stop = Question
report-stop-all = Which of every two players is stronger by more than { $by } of the wins, with a chance of error of at most { $alpha }?
report-stop-one = Is { $one } stronger than { $other } by more than { $by } of the wins, with a chance of error of at most { $alpha }?
report-hash = Tournament
report-again = This line plays it again, with the same results on every machine:

## How to read it

report-how-interval = An interval (±) covers the true number 95 times in 100; of twenty intervals one is expected to miss. It is made by Student’s t for the ratio of two sums over blocks ({ $source }).
report-how-any-time = This tournament may stop early, so the intervals of shares, of seats, of pairs and of leads hold at any time: the chance that one ever misses the true number m is at most 5 %, however often one looks. m is left out once K(m) = mean over λ of Π (1 + λ (X − m)/(m − a)) or its mirror image reaches 40, where X are the numbers of the blocks, a the least that is possible, and λ fixed stakes between 0 and 1 ({ $source }).
report-how-fixed = Points, ratings, luck, errors and the test of the seats are told as if the number of games had been fixed beforehand: after an early stop they are a little too sure ({ $source }).
report-how-lead = Players are compared only where they met, by the difference of their shares in the same blocks. Each comparison stands by itself: of many, some are wrong by chance.
report-how-course = The bands around the lines hold for each moment by itself, not for all at once. Who wants to look all the time asks a question beforehand (--stronger).
report-how-block = A block is one table in all its seatings with the same dice. Blocks are independent, so intervals are taken from them.
report-how-points = Points go by places, as in Sitarz’s ranking of strategies: 100 times the points of a game, on average.
report-how-rating = A rating comes from who of two ended before the other (Bradley and Terry); 1500 is the mean, and 400 more means odds of 10 to 1. The table is sorted by it. Its interval comes from leaving out one of 32 groups of rounds at a time, the jackknife ({ $source }). At tables for more than two, who wins most often need not be who ends before others most often.
report-how-seats = Whether the seats differ is tested by Hotelling’s T² of their shares over blocks; p is how likely so large differences are where there is none ({ $source }).
report-how-fair = k players who share the first place have 1/k of the win each.
report-how-luck = Luck is by how much the rolls and deals of a game raised the chance to win, beyond what they do on average. It is taken off the share of the wins alone: points, places, ratings and questions stay as they are ({ $source }).
report-how-errors = An error is what a choice loses of the chance to win against the best one, as far as who chose could know it; the column adds up those of a game. It is judged as the chances are, so who plays by the same network has none.
