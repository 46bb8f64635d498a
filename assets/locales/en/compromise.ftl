### Compromise: what its rules have to say, the list of actions, and how it is played.

game-compromise = Compromise
invitation-compromise = Both choose in secret; what nobody named is scored.
duration-compromise = 10–15 min
credits-compromise = Compromise is a board game that Thomas James made for a board game design module at Warwick University; its rules are shared under the licence CC BY-NC-SA 3.0. The program for machines that learn to play it, with its players and its Python interface, is by gmoutsin (GPL 3.0); none of its code is in ours. With thanks to both.

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, first and second are names of seats; places, one and two are digits such as 123: grid, row and column.

event-compromise-scattered =
    { $pips ->
        [one] Round { $round }: a pip of each colour falls.
       *[other] Round { $round }: { $pips } pips of each colour fall.
    }
event-compromise-ready = { $seat } is ready.
event-compromise-placed =
    { $pips ->
        [one] Round { $round }: both have placed a pip.
       *[other] Round { $round }: both have placed { $pips } pips.
    }
event-compromise-named = { $first } has named { $one }, { $second } { $two }.
event-compromise-drawn = Chance names { $one } for { $first } and { $two } for { $second }.
event-compromise-freed =
    { $count ->
        [one] One place stays free: { $places }.
       *[other] { $count } places stay free: { $places }.
    }
event-compromise-scored =
    { $gain ->
        [0] { $seat } scores nothing and stays at { $score }.
       *[other] { $seat } scores { $gain } and has { $score }.
    }
event-compromise-extra = The scores are level, so round { $round } is played.
event-compromise-bound =
    { $rounds ->
        [0] The scores are level, and the house allows no extra round: the game ends as a tie.
        [one] After an extra round the scores are still level, and the house allows no more: the game ends as a tie.
       *[other] After { $rounds } extra rounds the scores are still level, and the house allows no more: the game ends as a tie.
    }
event-compromise-won = { $seat } wins by { $score } to { $less }.
event-compromise-tied = The game is over: both have { $score }.

## What can't be

compromise-other-chance = Something else is to be brought by chance now: pips where triples were given, or the other way round.
compromise-no-such-scatter =
    { $seat } gets { $pips ->
        [one] one pip
       *[other] { $pips } pips
    } in a round, not { $given }.

## Why a table can't be laid

compromise-fault-seats = Compromise is played by 2, not by { $seats }.
compromise-fault-empty = Both seats play Compromise: none can be left empty.
compromise-fault-pips = Each seat has 1 to { $most } pips in a round, not { $value }.
compromise-fault-length = A game lasts 0 to { $most } rounds, not { $value }.
compromise-fault-extra = There can be 0 to { $most } extra rounds, not { $value }.

## Positions and choices as text

compromise-text-choice = In round { $round }, { $seat } answers “{ $text }”. A choice is three digits from 1 to 3 for grid, row and column, such as 123.
compromise-text-many =
    { $most ->
        [0] In round { $round }, { $seat } answers “{ $text }”, but nothing is left to be chosen.
        [one] In round { $round }, { $seat } answers “{ $text }”. That is too long: one place is to be chosen.
       *[other] In round { $round }, { $seat } answers “{ $text }”. That is too long: only { $most } pips are left to be placed.
    }
compromise-text-number = “{ $text }” is not a number that can stand here.
compromise-text-places = There must be 27 numbers, one for each place, with commas between them; look at “{ $text }”.
compromise-text-seats = There must be one part for each seat with “/” between them; look at “{ $text }”.
compromise-text-triple = “{ $text }” is not three digits from 1 to 3 for grid, row and column, such as 123.
compromise-text-scores = The scores are written 12:9, not “{ $text }”.
compromise-text-phase = “{ $text }” does not say what comes next. That is scatter, place, gamble, name or over.
compromise-text-phase-version = What comes next does not occur in this version of the game.
compromise-text-field = “{ $text }” is not known here. What may follow is placed= while pips are placed, named= while grids, rows and columns are named, and past=.
compromise-text-past = The last four rounds, or as many as there were, must be told with past=, each as 27 numbers and what both named, with “:” between them; look at “{ $text }”.
compromise-text-placed = Nobody can have placed so many pips: “{ $text }”.
compromise-text-over = By these scores and rounds the game would be over, or would not be: the text says the opposite.
compromise-text-pips = The pips on the board and the scores are not together as many as both seats have brought so far.
compromise-text-secrets = What both have placed or named would have been shown, or is more than they have.
compromise-text-lead = In a round that is past, more pips lie on a place than there were.

## Settings of a table

setting-pips = Pips a round
setting-pips-help = How many each seat brings in every round.
setting-length = Rounds
setting-length-help = How many are played. With none, the game is a tie at once, or goes on until one is ahead.
setting-version = Version
setting-version-help = Whether the pips fall by chance, or are placed in secret; and whether both then name, or chance does.
setting-ties = Ties
setting-ties-help = Level scores end the game as a tie. Switched off, extra rounds are played until one is ahead.
setting-extra_rounds = Most extra rounds
setting-extra_rounds-help = After so many extra rounds, level scores are a tie all the same.

value-simple = simple: pips fall by chance
value-complex = complex: pips are placed
value-gamble = gamble: pips are placed, chance names

preset-simple = Simple
preset-simple-help = The pips fall by chance, and both name a grid, a row and a column.
preset-complex = Complex
preset-complex-help = Both place their pips in secret, and then name.
preset-gamble = Gamble
preset-gamble-help = Both place their pips in secret, and chance names for both.

## Figures

figure-rounds_won = Rounds won
figure-rounds_won-help = In how many rounds it scored more than the other one.
figure-best_round = Best round
figure-best_round-help = The most that it scored in one round.
figure-left_lying = Still frozen
figure-left_lying-help = How many of its pips lie on the board at the end and never scored.
figure-given_away = Given away
figure-given_away-help = How many pips a round it gave away on average by what it named, against an opponent who plays perfectly. Nothing is as good as it gets; the first sixty rounds are judged.

## What is said of each round after the game; pips is a number with a decimal, best another triple

review-compromise-best = Round { $round }: { $seat } named { $named }, and nothing would have been better.
review-compromise-lost = Round { $round }: { $seat } named { $named } and gave away { $pips } pips; { $best } would have been best.

## Strategies

strategy-determined-name = Determined
strategy-determined = Finds its two best places and names numbers that they do not have.
strategy-smart_greedy-name = SmartGreedy
strategy-smart_greedy = Names the line on which it leads least, then the next without what that one freezes, and so on.
strategy-equilibrium-name = Equilibrium
strategy-equilibrium = Solves every round and mixes its choices as a perfect player does; places its pips in blocks.
strategy-exploiter-name = Exploiter
strategy-exploiter = Finds out by what you have named how you play, and answers that.

# Why this choice: said of a computer’s choice, and of a hint after “123:”.
why-compromise-determined = These numbers freeze neither of its two best places.
why-compromise-greedy = On each axis this is the line on which it leads least.
why-compromise-smart-greedy = Freezes the grid, the row and the column that would help the other side most.
why-compromise-block = Pips that lie two lines wide on each axis can all be left free by naming the third.
why-compromise-mixed =
    { $share ->
        [100] Nothing else is as good here, whatever the other side names.
       *[other] Naming always the same would be seen through. Whoever plays perfectly names this in { $share } of 100 such rounds, and so gives nothing away.
    }
why-compromise-unknown = Nothing is known of the other side yet: this does best against all kinds of players together.
why-compromise-answers-random = The other side seems to name anything ({ $percent } % certain).
why-compromise-answers-equilibrium = The other side seems to play perfectly ({ $percent } % certain), so this does the same.
why-compromise-answers-determined = The other side seems to spare its two best places ({ $percent } % certain).
why-compromise-answers-greedy = The other side seems to name on each axis the line on which it leads least ({ $percent } % certain).
why-compromise-answers-smart-greedy = The other side seems to freeze line by line what harms it most ({ $percent } % certain).

## In a terminal

text-compromise-hand =
    { $count ->
        [0] { $seat } has { $left ->
            [one] one pip
           *[other] { $left } pips
        } to place.
       *[other] { $seat } has { $left ->
            [one] one pip
           *[other] { $left } pips
        } left to place. So far: { $places }.
    }

## How to play

howto-compromise-aim = The aim
howto-compromise-aim-text =
    Score more pips than the other. { $length ->
        [0] { $ties ->
            [on] No round is played.
           *[off] Rounds are played until one is ahead.
        }
        [one] One round is played.
       *[other] { $length } rounds are played.
    } Each round brings both of you { $pips ->
        [one] a pip.
       *[other] { $pips } pips.
    }

howto-compromise-board = The board
howto-compromise-board-text = Three grids of three rows and three columns lie side by side: 27 places. Three digits name one of them: 123 is the first grid, second row, third column. Each place can hold any number of pips of both of you.

howto-compromise-fall = Pips fall
howto-compromise-fall-text = At the beginning of a round the pips of both of you fall on the board by chance, each on any place.

howto-compromise-place = Placing pips
howto-compromise-place-text = At the beginning of a round both of you place your pips in secret, each wherever you like. They are shown when both are done; until then you can take all of yours back.

howto-compromise-name = Naming
howto-compromise-name-text = Then each of you names a grid, a row and a column, in secret. What both have named is shown at the same moment.

howto-compromise-chance = Chance names
howto-compromise-chance-text = Then chance names a grid, a row and a column for each of you.

howto-compromise-freeze = Freezing
howto-compromise-freeze-text = All places of a grid, a row or a column that one of you named are frozen. When you name 111 and the other names 222, only 333 stays free.

howto-compromise-same = Naming the same
howto-compromise-same-text = The more you have named alike, the more stays free: two places with one number alike, four with two. When you both name 111, eight places stay free.

howto-compromise-score = Scoring
howto-compromise-score-text = The pips on places that stay free are taken off and scored, each for its owner. Frozen pips stay where they are, for the rounds to come.

howto-compromise-end = The end
howto-compromise-end-text =
    { $ties ->
        [on] { $length ->
            [0] At once both have nothing, and the game is a tie.
           *[other] After the last round the higher score wins; level scores are a tie.
        }
       *[off] { $length ->
            [0] As soon as a round leaves one of you ahead, that one wins.
           *[other] After the last round the higher score wins. As long as the scores are level, another round is played.
        }{ $extra_rounds ->
            [0] { " " }No extra rounds are played at this table, so level scores are a tie.
            [1000] { "" }
            [one] { " " }After one extra round level scores are a tie all the same.
           *[other] { " " }After { $extra_rounds } extra rounds level scores are a tie all the same.
        }
    }

howto-compromise-origin = Whose game this is
howto-compromise-origin-text = { credits-compromise }

## In place of what is said of every game

order-chance-first-compromise = The pips come first: they fall, then you choose.
order-no-chance-compromise = No pips fall now: a place is to be chosen.
strategy-greedy-compromise = Names on each axis, by itself, the line on which it leads least.

## At the table

doing-compromise-fall = New pips are about to fall
doing-compromise-draw = Chance is about to name
doing-compromise-place = Both place their pips in secret
doing-compromise-place-alone = { $other } is ready, { $seat } is still placing
doing-compromise-name = Both name in secret
doing-compromise-name-alone = { $other } has named, now { $seat } does
headline-compromise-fall = New pips fall
headline-compromise-placed = Both show where their pips lie
headline-compromise-ready = { $seat } has named, face down
headline-compromise-both = Both have named: now it is shown
headline-compromise-named =
    { $count ->
        [one] Both are turned over: one place stays free
       *[other] Both are turned over: { $count } places stay free
    }
headline-compromise-freed = Free: { $places }  ·  { $first } { $one }, { $second } { $two }
prompt-compromise-place = { $left ->
        [one] Place your last pip
       *[other] Place your pips: { $left } are left
    }
prompt-compromise-name = Name a grid, a row and a column: click a place or type three digits
prompt-compromise-name-touch = Name a grid, a row and a column: tap a place, or its three digits below
outlook-compromise = { $place }: your lead changes by { $worst } at worst, { $best } at best, { $mean } on average
text-compromise-left = the left one of two numbers
text-compromise-right = the right one of two numbers
