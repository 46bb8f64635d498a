### Those who sit across the table, how well they play, and what stands behind them.

cast-pim = Plays whatever comes to mind, and never minds losing.
cast-lotti = Has only just learnt the rules, and likes the prettiest piece best.
cast-niki = Cheers whenever a piece moves, no matter whose it is.
cast-joost = Always in a hurry, with no eye for what the others are up to.
cast-asha = Learnt it last week, and is proud of every good move.
cast-sander = Reads the rules twice a game, and enjoys every surprise.
cast-mila = Plays every Sunday, with tea, and seldom lets a chance go by.
cast-ruedi = Has sat at the same table for years, and forgives almost everything.
cast-beppe = Up since four for the bread, and wide awake when a piece stands alone.
cast-chiara = Sees what you leave open, and is sorry about it afterwards.
cast-nikos = Says little, watches the whole table, and waits for you to slip.
cast-annelies = Notes every move in pencil, and makes use of what she has noted.
cast-vreni = Has beaten three generations of her family, and keeps count.
cast-vikram = Weighs everything before he moves, and hardly ever regrets it.
cast-spyros = Has played in every harbour, and is in no hurry to win.

skill-child = Child’s play
skill-beginner = Beginner
skill-regular = Regular
skill-strong = Strong
skill-master = Master

level-wins = Wins { $two } of 100 games against the level below.
level-wins-both = Wins { $two } of 100 games against the level below, and { $four } as one against three of them.
level-wins-dog = In a pair, wins { $two } of 100 games against a pair of the level below.

level-none = There is no level “{ $level }”. They go from level:1 to level:{ $most }.
unknown-sitter = Nobody called “{ $name }” can sit here. There are person and empty, the people { $people }, the levels from level:1 to level:5, and the strategies { $known }.

sitter-behind = How it plays
sitter-strategy = A strategy of your choice
sitter-strategy-help = A player without a name, by the strategy and the numbers that you give it.
sitter-elsewhere = Sits at the seat { $seat }, and would change places.
