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

## Strategy files

strategy-file-head = A strategy for homestretch. Write file: and the path of this file where a strategy is named.
strategy-file-form = A strategy file has game, strategy and parameters, and perhaps name, bounds and training: (game: "mejn", strategy: "ranking", parameters: { "{" }"getting_home": 90{ "}" })
strategy-file-game = This strategy is for the game { $game }, but the table is set for { $table }.

## homestretch train

train-strategy = Name the strategy to train: --strategy ranking. “homestretch bots” shows which have numbers.
train-out = Name a folder for the training: --out DIR. To go on with one that was broken off: --resume DIR.
train-no-numbers = There is nothing to train in { $name }: it has no numbers. “homestretch bots” shows which strategies have some.
train-bound-words = “{ $text }” does not say between what a number may lie. Write it NAME=LOW..HIGH, as in getting_home=0..200.
train-bound-name = { $strategy } has no number called “{ $name }”. The names are: { $names }.
train-bound-order = The bounds of { $name } are the wrong way round: { $low } is above { $high }.
train-fixed = Every number is held fast by its bounds, so there is nothing to train. Give one of them room.
train-population = A generation of { $count } is not possible: it has { $fewest } to { $most } candidates.
train-generations = No generations is too few to train. Ask for one or more.
train-games = { $games } games are too few: every candidate of every generation plays on every seat, which takes { $fewest }. Ask for more, or for fewer generations or candidates.
train-proof = { $games } games are too few to measure what came of it. Ask for { $fewest } or more.
train-alone = Nobody plays against it. Name at least one strategy: --against far.
train-person = Nobody can sit through so many games. Only strategies play against it, or empty.
train-variant = “{ $text }” is no way to search. It is lshade or de.
train-measure = “{ $text }” can’t be measured. It is wins or places.
train-no-threads = No threads can’t play. Ask for one or more.
train-threads = The threads can’t be started: { $why }. Ask for fewer.
train-file-form = The file has the names of the options: (strategy: "ranking", against: "far,random,random", bounds: { "{" }"getting_home": (0, 200){ "}" }, seed: 7, out: "training")
train-there = A training lies here already. Go on with it by --resume, or name another folder.
train-nothing-there = No training lies here: there is no campaign.ron. Name the folder that --out named.
train-held = Another program is training here. Wait until it is done, or stop it.
train-form = At line { $line }, column { $column }: { $why }. The file was changed by hand: put it back as it was, or begin anew in another folder.
train-changed = The check sum does not fit: the file was changed or damaged. Put it back as it was, or begin anew in another folder.
train-other = This belongs to another training than campaign.ron beside it. Put both back as they were, or begin anew in another folder.
train-log = { $generations } generations were kept, but only { $lines } have a line. Put the file back as it was, or begin anew in another folder.
train-stopping = The generation is played to its end. Ctrl-C once more stops at once.
train-stopped = Stopped after { $generations } generations. To go on: homestretch train --resume { $folder }
train-choosing = choosing among the last ones
train-proving = measuring what came of it
train-row = { $generation }: best { $best } %, mean { $mean } %, spread { $spread } %, { $numbers }
train-result =
    { $spec }
    scores { $score } % ({ $low } to { $high }, 95 % certain) in { $games } games on fresh dice,
    and { $before } % ({ $before_low } to { $before_high }) with the numbers at the start: { $gain } more ({ $gain_low } to { $gain_high }).
    It can play as file:{ $file }

## homestretch text

text-choose = { $seat }, choose by number or notation; “help” tells more:
text-no-such-number = There is no choice { $number }: they go from 1 to { $most }.
text-help =
    Type the number of a choice, or its notation, such as E11-E14 or only E11.
    undo, redo   take back, do again
    board, list  show the board, or the choices
    sit WORD     hand your seat to a strategy (file:PATH is one of a file), or take it back with “person”
    save FILE    keep the game in a file
    quit         stop; with --save the game is kept
text-sit = Nobody new sits down. { $why }
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
