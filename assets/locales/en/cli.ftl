### The command line.

no-window-built = This homestretch was built without its window. “homestretch text” plays in the terminal.

## What was typed

seats-board = { $words } seats are named, but the board has { $board }. Name as many as it has; “empty” leaves a seat free.
rule-words = “{ $text }” does not say which rule becomes what. Write it NAME=VALUE, as in self_strike=on.
undo-words = “{ $text }” does not say what may be undone. It is free, before-roll or never.
speed-words = { $text } is no speed at which one can watch. It goes from 0.25 to 16.
games-zero = No games is too few to measure. Ask for one or more.

## homestretch arena

arena-ron = line { $line }, column { $column }: { $why }
arena-too-few = { $count } players are too few for { $shape }: at least { $least } are needed. A strategy may be named with other parameters, and brackets may sit one several times with --repetition.
arena-twice = “{ $name }” is listed twice. For tables of this shape each player is named once.
arena-fixed-seat = There is no such seat to stay on. Seats are counted from 0 to { $most }.
arena-fixed-shape = Only at a table can a player keep its seat. Leave out --fixed-seat, or choose the shape “table”.
arena-too-many = That makes more than { $most } different tables. Name fewer players.
arena-threads = No threads is too few. Ask for one or more.
arena-no-threads = The system grants no threads: { $why }. Ask for fewer with --threads.
arena-seating = The game can’t be played with these seats left empty.
arena-stop-who = “{ $name }” takes no part, so it can’t be asked whether it is stronger. It is one of: { $known }; or all.
arena-stop-number = A margin goes from 0 to less than 1, and a chance of error lies between 0 and 1: { $by } and { $alpha } were given.
arena-shard = “{ $text }” is no part of a tournament. Write 2/8 for the second of eight.
arena-interrupted = The running games are finished, then it stops. Ctrl-C again ends it at once.
arena-opening =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    }, { $blocks } blocks to play, { $games } games in all.
arena-rounded = { $asked } games were asked for: whole blocks of them make { $games }.
arena-head-name = player
arena-head-games = games
arena-head-win = wins, %
arena-head-points = points
arena-head-rating = rating
arena-head-places = places, %
arena-head-time = a choice
arena-deed-strikes = strikes
arena-deed-own-strikes = own struck
arena-seats = Wins by seat, %:
arena-anybody = anybody
arena-ahead = How often the player of the row ended before that of the column, %:
arena-lengths =
    { $games } games, { $rolls } rolls and { $choices } choices each; the shortest took { $least } rolls, the longest { $most }. { $draws ->
        [0] Nobody shared a first place.
       *[other] In { $draws } of them several shared the first place.
    }
arena-written = Written: { $files }.
arena-rivals = its rivals
arena-stronger = { $one } is stronger than { $other } by more than { $by } of the wins: known after { $blocks } blocks, with a chance of error of at most { $alpha } however often one looked.
arena-not-stronger = { $one } is not stronger than { $other } by { $by } of the wins: known after { $blocks } blocks, with a chance of error of at most { $alpha } however often one looked.
arena-undecided = Whether { $one } is stronger than { $other } by more than { $by } of the wins is not known after { $blocks } blocks. More games may tell.
arena-end-decided = It stopped because what was asked is known: { $games } games in { $seconds } s, { $rate } games/s on { $threads } threads.
arena-end-played = It stopped because all games are played: { $games } in { $seconds } s, { $rate } games/s on { $threads } threads.
arena-end-stopped = It was stopped after { $games } games in { $seconds } s. “homestretch arena resume { $folder }” goes on.
arena-end-lost = It was stopped after { $games } games in { $seconds } s. Nothing was kept: with --out DIR one can go on later.

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
