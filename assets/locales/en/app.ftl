### The window: title, setting up, the panels beside the table, and the pages over it.

## Keeping games

autosave-second = Another Homestretch is open already: this one keeps its game in { $file }.
autosave-none = Games can’t be kept: { $why }. You can play on, but a game that is left is lost.
autosave-failed = The game could not be kept: { $why }. What was kept before is still there.
saved-as = The game is saved as { $file }.
left-behind-kept = The game that was left open is kept as { $file }.
settings-damaged = The settings could not be read ({ $why }). The usual ones hold; the old file is kept as { $file }.
settings-unwritten = The settings could not be kept: { $why }.
commitment = The dice of this game are fixed by { $hash }.
game-without-window = This game can be played in the terminal only: homestretch text.

## Title

app-name = Homestretch
app-tagline = Board games on one table, for a rainy Sunday
title-continue = Go on with the game
title-continue-help = The game that was left open is still here.
title-play = Play
title-play-help = At the last table again; the first time, you against three computers.
title-watch = Watch
title-watch-help = Four computers play, and you look on.
title-setup = Set up a table
title-load = Load a game
title-settings = Settings
title-help = Keys
title-about = About
title-quit = Quit

## Setting up a table

setup-title = Set up a table
setup-board = Board
setup-board-seats =
    { $seats ->
       *[other] { $seats } seats
    }
setup-person = A person
setup-person-help = Somebody at this screen, with the mouse or the keys.
setup-empty = Nobody
setup-empty-help = The seat stays empty and is passed over.
setup-parameters = Numbers
setup-parameters-usual = The usual ones
setup-rules = House rules
setup-rules-each = Every rule
setup-sizes = Sizes
setup-undo = Taking back
setup-undo-free = Everything
setup-undo-free-help = Any choice can be taken back, to the very start. An undone roll comes again the same.
setup-undo-before-roll = Until the next roll
setup-undo-before-roll-help = A choice can be taken back as long as nobody has rolled since.
setup-undo-never = Nothing
setup-undo-never-help = A choice stands.
setup-seed = Seed of the dice
setup-seed-hint = fresh
setup-seed-help = The same seed brings the same rolls. Left blank, nobody knows them.
setup-start = Start
setup-back = Back
setup-ready = Everything is ready.

## Beside the table

panel-menu = Menu
panel-pause = Let everything wait
panel-go-on = Go on
panel-step = One step
panel-speed = Speed
panel-slower = Slower
panel-faster = Faster
panel-fold = Fold the panel away
panel-unfold = Show seats and events
panel-events = What happened
panel-undo = Take back
panel-redo = Do again
panel-save = Save
panel-home = { $home } of { $pawns } home
panel-go-to = Back to this moment
panel-none-yet = Nothing has happened yet.
panel-person = A person plays here.
panel-take-back = Play this seat yourself
panel-hand-to = Hand the seat to a computer

turn-to-roll = { $seat } to roll
turn-to-choose = { $seat } to choose
turn-thinks = { $seat } thinks
turn-over = The game is over
turn-paused = Waiting

prompt-roll = Roll: press Space or click the die
prompt-choose = Choose a pawn, or the spot where it should go
prompt-paused = Everything waits. Press P to go on.
prompt-dismiss = Understood

place-1 = 1st
place-2 = 2nd
place-3 = 3rd
place-other = { $place }th

yard-empty = { $seat }: nobody sits here.

## The end

over-title = { $seat } wins!
over-again = Again
over-look = Look at the board
over-title-page = Title

## Pages

page-close = Close

menu-title = Menu
menu-resume = Go on
menu-setup = Set up a table
menu-save = Save the game
menu-load = Load a game
menu-settings = Settings
menu-console = Console
menu-help = Keys
menu-about = About
menu-title-page = Leave for the title

load-title = Saved games
load-none = No game has been saved yet. Save one from the menu of a game, or with Ctrl+S.
load-open = Open
load-ago-now = just now
load-ago-minutes =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
load-ago-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
load-ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
load-folder = They lie in { $folder }.

settings-title = Settings
settings-speed = Speed
settings-speed-help = How fast everything moves.
settings-single-choice = Single moves by themselves
settings-single-choice-help = When only one move is allowed, it is made for you.
settings-roll-alone = Roll by itself
settings-roll-alone-help = The die is thrown for you as soon as it is your turn.
settings-numbers = Numbers on the spots
settings-numbers-help = As they stand in the list of events.
settings-flat = From straight above
settings-flat-help = The table as a flat board, instead of from your seat.
settings-text-scale = Size of the texts
settings-text-scale-help = Of everything written in panels and on pages.
settings-reset = As they were at first
settings-percent = { $percent } %

console-title = Console
console-clear = Clear
console-copy = Copy the state
console-copied = The state is on the clipboard.
console-write = Write the state to a file
console-written = The state is in { $file }.
console-empty = Nothing to tell yet.
console-state-game = Game
console-state-position = Position
console-state-rules = Rules
console-state-commitment = Commitment
console-state-events = Last events
console-no-game = No game is on the table.

help-title = Keys
help-mouse = With the mouse: click the die to roll, a pawn or its target to move. Hold to look round, turn the wheel to come nearer.

key-confirm = Roll, or move the chosen pawn
key-next = The next pawn that can move
key-previous = The pawn before
key-pause = Let computers and die wait, or go on
key-step = One step, then wait
key-reset = Begin again at the same table
key-undo = Take the last choice back
key-redo = Do it again
key-faster = Twice as fast
key-slower = Half as fast
key-numbers = Numbers on the spots
key-flat = From straight above, or from your seat
key-panel = Show or fold the side panel
key-save = Save the game
key-load = Saved games
key-console = Console
key-capture = Write the state to a file
key-picture = A picture of the window
key-help = This page
key-back = Close a page, or open the menu

about-title = About Homestretch
about-version = Version { $version }
about-rules = Rules and idea
about-rules-text = Mens erger je niet is a race game of the family of pachisi.
about-points = Points of the ranking: Sitarz
about-strategies = Strategies Far, Near and Ranking: after van der Genugten and Das
about-fonts = Fonts
about-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License 1.1
about-crates = Built with
about-crate-line = { $name } · { $licence }
about-licence = Licence
about-licence-text = Homestretch is free software: MIT or Apache-2.0, as you like.
