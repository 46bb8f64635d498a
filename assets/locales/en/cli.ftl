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

## Bots

bot-failed = { $why }
bot-not-typed = This game names the bot “{ $command }”, but a file starts no programs. Seat it with “sit bot:…”, or start with --run-bots if you trust the file.
bot-option-words = “{ $text }” does not say which option of the bot becomes what. Write it NAME=VALUE, as in depth=3.
bot-time-words = { $text } is no time that a bot can have. Say how many seconds, more than 0.
bot-no-game = A choice is asked for, but no game was begun: new_game comes first.
bot-no-view = This view can’t be read: it needs as many numbers as new_game has names for, and they must fit each other.
why-bot-failed = The bot failed, so chance has chosen for it.

check-start = Starting and greeting
check-hello = It greets, and calls itself “{ $name }”.
check-later = Messages of a later version
check-unknown-game = It also plays “{ $game }”, which this program does not know.
check-no-game = It names no game that there is. There is: { $known }. List them in “games” of its hello.
check-game = { $game } { $rules }
check-failed = { $what }: { $why }.
check-repeats = It plays the same game of { $game } again when the seed is the same.
check-differs = It plays another game of { $game } when the seed is the same: allowed, but faults are harder to find again.
check-quit = It ends when it is told to.
check-stays = It does not end by itself after quit: it should, and also when its input ends.
check-kept = What led to the last fault is kept: { $file }
check-sum = { $right } right, { $wrong } wrong.
