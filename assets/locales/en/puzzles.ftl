### Puzzles.

puzzle-title = { $game }, puzzle { $number }: level { $grade } ({ $skill })
puzzle-day = The puzzle of { $date }
puzzle-legend = { $letter } { $seat }
puzzle-question = { $seat }, one of the { $count } choices is far better than the others. Which? A number or notation answers; “help” tells more:
puzzle-help =
    Type the number of a choice as it stands in the list, or its notation.
    board, list  show the board, or the choices
    quit         stop
puzzle-right = Right: best is { $best }. That wins { $distance } % more often than the next best, { $second }.
puzzle-wrong = Your choice, { $chosen }, costs { $lost } %. Best is { $best }: that wins { $distance } % more often than the next best, { $second }.
puzzle-half = { $choice } is not a whole turn, or goes the same way as none of the choices in the list.
puzzle-date = “{ $text }” is no day. One is written like 2027-02-28.
puzzle-number = There is no puzzle { $number } of this game: they go from 1 to { $most }.
puzzles-none = There are no such puzzles.
puzzles-again = Every one of these has been solved or given: now they come again.
puzzles-row = Right in this row: { $right }. Wrong: { $wrong } of 3.
puzzles-score = Solved: { $solved } of { $all }. Right answers: { $right } of { $answers }. Longest streak: { $row }.
puzzles-set-aside = The score of your puzzles could not be read. It lies in { $file } now, and a new one begins.
puzzles-of-game = { $game }: { $count } (by level: { $graded }), of which you have solved { $solved }
puzzles-stopping = Stopping: what has been found is written. Ctrl-C again ends at once.
puzzles-made = Puzzles: { $count } (by level: { $grades }) from { $games } games in { $seconds } s. They lie in { $file }
puzzles-fewer = { $count } were wanted: more such positions did not come. Another seed may bring others.
puzzles-solves = { $game }: level:{ $level } solves { $share } % of { $count }
puzzles-proven = Proven: { $count }. Faults: { $faults }.
puzzles-unjudged = Nobody can judge the positions of the game { $game } yet, so no puzzles can be found in it.
puzzles-form = line { $line }, column { $column }: { $why }. Files of puzzles are made by “homestretch puzzles make”.
puzzles-sum = Puzzle { $number } is not as it was made. Make the file again with “homestretch puzzles make”.
puzzle-plies = Puzzle { $number } has too many choices.
puzzle-illegal = Puzzle { $number }: { $choice } is no legal choice there.
puzzle-turn = Puzzle { $number }: the seat is not to choose there.
puzzle-chance = Puzzle { $number }: no dice fall like that.
puzzle-unjudged = Puzzle { $number }: nobody can judge such a table.
puzzle-not-best = Puzzle { $number }: another choice is as good or better.
puzzle-near = Puzzle { $number }: the next best choice is too near.
puzzle-grade = Puzzle { $number }: its level does not find it, or a weaker one does.
puzzle-played-out = Puzzle { $number }: played out, its best choice wins only { $gain } ± { $half } % more often than the next best one.

## In the window

puzzles-title = Puzzles
puzzles-help = In each position one choice is far better than all others. Find it.
puzzles-daily = The puzzle of the day
puzzles-daily-solved = solved
puzzles-game = Game
puzzles-any = All
puzzles-level = How hard
puzzles-solved = { $solved } of { $count } solved
puzzles-of-level = { $level } · { $solved } of { $count }
puzzles-number = Puzzle { $number }
puzzles-number-solved = Puzzle { $number }, solved
puzzles-begin = Next unsolved
riddle-find = One choice is far better than the others. Make it for { $seat }.
riddle-better = Something was given away here. Choose better for { $seat }.
riddle-helped = With a hint it does not count.
riddle-right = Right! This wins { $distance } % more often than anything else.
riddle-good = Right: nothing better is known here.
riddle-wrong = That costs { $lost } %. The arrow shows the best choice.
riddle-next = Next puzzle
riddle-again = Try again
riddle-next-mistake = Next error
riddle-back = Back to the game
riddle-untold = This moment can’t be tried again: there are too many choices, or nobody can judge them.
riddle-row = { $count } right in a row
