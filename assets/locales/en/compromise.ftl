### Compromise: what its rules have to say, the list of actions, and how it is played.

game-compromise = Compromise

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, first and second are names of seats; place, places, one and two are digits such as 123: grid, row and column.

event-compromise-scattered =
    { $pips ->
        [one] Round { $round }: a pip of each colour falls.
       *[other] Round { $round }: { $pips } pips of each colour fall.
    }
event-compromise-pip = { $seat } places a pip on { $place }.
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
compromise-no-such-scatter = { $seat } gets { $pips } pips in a round, not { $given }.

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
compromise-text-pips = The pips on the cube and the scores are not together as many as both seats have brought so far.
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
