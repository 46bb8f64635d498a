### The command line.

no-window-built = This homestretch was built without its window. “homestretch text” plays in the terminal.

## What was typed

seats-board = { $words } seats are named, but the board has { $board }. Name as many as it has; “empty” leaves a seat free.
rule-words = “{ $text }” does not say which rule becomes what. Write it NAME=VALUE, as in self_strike=on.
undo-words = “{ $text }” does not say what may be undone. It is free, before-roll or never.
speed-words = { $text } is no speed at which one can watch. It goes from 0.25 to 16.
games-zero = No games is too few to measure. Ask for one or more.

## homestretch bots

bots-parameters = numbers

## homestretch speed

speed-unmeasured = The speed of { $name } can’t be measured yet.
speed-games = games/s
speed-rolls = rolls a game
speed-checked = every choice checked against the rules
speed-events = all events kept
speed-boxed = strategies of any kind
speed-flags = two house rules on
speed-wrapped = as the table plays: any game, any strategy
speed-headline = whole games, four random players

## homestretch text

text-choose = { $seat }, choose by number or notation; “help” tells more:
text-no-such-number = There is no choice { $number }: they go from 1 to { $most }.
text-help =
    Type the number of a choice, or its notation, such as E11-E14 or only E11.
    undo, redo   take back, do again
    board, list  show the board, or the choices
    sit WORD     hand your seat to a strategy, or take it back with “person”
    save FILE    keep the game in a file
    quit         stop; with --save the game is kept
text-left = You left before the game was over.
nothing-left-behind = No game was left open, so there is none to go on with.
text-over = The game is over after { $rolls } rolls.
text-legend = { $letter } { $seat } ({ $sitter })
text-place = { $place }. { $seat } ({ $sitter })

## homestretch rules

rules-allowed = { $seat } ({ $letter }) may play { $ply }.
rules-forbidden = { $seat } ({ $letter }) may not play { $ply }. { $why }

## homestretch verify

verify-fair = The record is true: { $steps } steps play again as told, and every roll is the one that the seed brings.
verify-open = The record is true so far: { $steps } steps play again as told, and every roll is the one that the seed brings. The game is not over.
verify-sealed = The record plays by the rules for { $steps } steps. Its seed is not told yet, so the rolls can’t be checked.
