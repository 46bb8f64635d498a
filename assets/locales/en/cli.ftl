### The command line.

no-window-built = This homestretch was built without its window. “homestretch text” plays in the terminal.
stdout-taken = Standard output is taken here by what you read. Name a file for { $option }, not “-”.
no-window-display = there is no display to open a window on; “homestretch text” plays in the terminal
no-window-adapter = no graphics adapter was found; install a Vulkan driver (mesa-vulkan-drivers draws without a graphics card), or play in the terminal with “homestretch text”
no-window = the window could not be opened: { $why }; “homestretch text” plays in the terminal

## What was typed

seats-board =
    { $words ->
        [one] One seat is named
       *[other] { $words } seats are named
    }, but the board has { $board }. Name as many as it has; “empty” leaves a seat free.
rule-words = “{ $text }” does not say which rule becomes what. Write it NAME=VALUE, as in self_strike=on.
undo-words = “{ $text }” does not say what may be undone. It is fair, practice or never.
speed-words = { $text } is no speed at which one can watch. It goes from 0.25 to 16.
games-zero = No games is too few to measure. Ask for one or more.
number-most = { $name } is { $number }: so much is of no use. It goes up to { $most }.

## homestretch arena

arena-write = { $path }: { $why }; the results so far are kept, and `homestretch arena resume` goes on when that is mended
arena-held = { $path } is held by another program (process { $process }), which plays a tournament there: wait until it is done, or name another folder
arena-in-the-way = { $path } is there already and would be overwritten: name another folder
arena-taken = { $path } holds a tournament already: go on with `homestretch arena resume { $path }` (with --run-bots where bots play), or name another folder
arena-foreign = { $path } belongs to another tournament than the one beside it: its hash is { $found }, not { $wanted }
arena-games-changed = { $path } holds games of another tournament, or was changed: put it back as it was, or play the tournament again
arena-game-foreign = The choices that were kept are not of this game.
arena-games-unkept = What was chosen in these games was not kept: play the tournament with --record
arena-games-which = “{ $text }” names no game. Write its block and its number there, both from 0: “block 12, game 3”.
arena-games-who = “{ $name }” took no part. It is one of: { $known }.
arena-games-none = Game { $game } of block { $block } is not there: it was not played, or there is none of that number.
arena-games-row =
    block { $block }, game { $game }: { $seats }; { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }
arena-games-found =
    { $count ->
        [one] One game
       *[other] { $count } games
    }, { $listed } listed: seat, player and place of each.
arena-games-written =
    { $rows ->
        [one] One decision
       *[other] { $rows } decisions
    } of { $games ->
        [one] one game
       *[other] { $games } games
    }: { $file }
arena-line = { $path }, line { $line }: { $what }; play the tournament again, or go on from a copy that nobody has changed
arena-line-first = the first line is missing
arena-line-unread = it can’t be read: { $why }
arena-line-form = it is not of the form that is written there: { $why }
arena-line-format = its format is “{ $found }”, not “{ $wanted }”
arena-line-part = there is no such part
arena-line-seats = a game has more seats than a table
arena-line-hash = the hash does not fit: this line or one before it was changed, lost or put in
arena-line-block = block { $due } was expected
arena-parts-none = no part was named: name the folder of every part
arena-parts-foreign = { $path } is of another tournament than { $other }: name the parts of one tournament
arena-parts-count = { $path } is one of { $count } parts, { $other } one of { $others }: name parts of one kind
arena-parts-double = { $path } and { $other } are both part { $part }: name one of them
arena-parts-missing = these parts are missing: { $parts }
arena-parts-unfinished = { $path } is not finished: { $missing } of its { $blocks } blocks are missing; `homestretch arena resume` plays them
arena-ron = line { $line }, column { $column }: { $why }
arena-too-few =
    { $count ->
        [one] One player is too few
       *[other] { $count } players are too few
    } for { $shape }: at least { $least } are needed. A strategy may be named with other parameters, and brackets may sit one several times with --repetition.
arena-twice = “{ $name }” is listed twice. For tables of this shape each player is named once.
arena-fixed-seat = There is no such seat to stay on. Seats are counted from 0 to { $most }.
arena-fixed-shape = Only at a table can a player keep its seat. Leave out --fixed-seat, or choose the shape “table”.
arena-too-many = That makes more than { $most } different tables. Name fewer players.
arena-luck-none = Nothing is left to chance in this game, so there is no luck to take off. Leave out --luck.
arena-luck-unjudged = Nobody can tell who is winning at a table by these rules, so luck can’t be reckoned. Leave out --luck, or play by the usual rules and sizes.
arena-threads = At least one thread is needed.
threads-many = { $asked } threads are of no use on any machine: { $most } play.
arena-no-threads = The system grants no threads: { $why }. Ask for fewer with --threads.
arena-seating = The game can’t be played with these seats left empty.
arena-stop-who = “{ $name }” takes no part, so it can’t be asked whether it is stronger. It is one of: { $known }; or all.
arena-stop-number = A margin goes from 0 to less than 1, and a chance of error lies between 0 and 1: { $by } and { $alpha } were given.
arena-no-block = There is no such block. They are counted from 0 to { $most }.
arena-no-game = There is no such game in this block. They are counted from 0 to { $most }.
arena-shard = “{ $text }” is no part of a tournament. Write 2/8 for the second of eight.
arena-interrupted = The running games are finished, then it stops. Ctrl-C again ends it at once.
arena-fixed = All dice follow from the seed { $seed }; rules, players and seed together have the hash { $hash }.
arena-bot-not-typed = This tournament names the bot “{ $command }”, but a folder starts no programs. Add --run-bots if you trust it.
arena-shard-seed = A part needs the seed that all parts share: add --seed NUMBER, or a `seed` in the file.
arena-opening =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    }, { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } to play, { $games } games in all.
arena-rounded =
    { $asked ->
        [one] One game was
       *[other] { $asked } games were
    } asked for: whole blocks of them make { $games }.
arena-opening-off = Opening { $number } can’t be played: { $why }
arena-head-name = player
arena-head-games = games
arena-head-win = wins, %
arena-head-adjusted = luck-adjusted, %
arena-head-luck = luck, %
arena-head-errors = errors, % a game
arena-head-points = points
arena-head-rating = rating
arena-head-places = places, %
arena-head-time = a choice
arena-deed-strikes = strikes
arena-deed-own-strikes = own struck
arena-deed-fences = fences
arena-seats = Wins by seat, %:
arena-anybody = anybody
arena-ahead = How often the player of the row ended before that of the column, %:
arena-lengths =
    { $games } games, { $rolls } rolls and { $choices } choices each; the shortest took { $least } rolls, the longest { $most }. { $draws ->
        [0] Nobody shared a first place.
        [one] In one of them several shared the first place.
       *[other] In { $draws } of them several shared the first place.
    }
arena-lengths-dog =
    { $games } games, { $rolls } deals and { $choices } choices each; the shortest took { $least } deals, the longest { $most }. { $draws ->
        [0] Nobody shared a first place.
        [one] In one of them several shared the first place.
       *[other] In { $draws } of them several shared the first place.
    }
arena-lengths-compromise =
    { $games } games, { $rolls } deals of pips and { $choices } choices each; the shortest took { $least } deals of pips, the longest { $most }. { $draws ->
        [0] Nobody shared a first place.
        [one] In one of them several shared the first place.
       *[other] In { $draws } of them several shared the first place.
    }
arena-lengths-choices =
    { $games } games, { $choices } choices each; the shortest took { $least }, the longest { $most }. { $draws ->
        [0] Nobody shared a first place.
        [one] In one of them several shared the first place.
       *[other] In { $draws } of them several shared the first place.
    }
arena-adjusted = Luck-adjusted: what chance brought is taken off every result. It brings nothing on average, so both numbers estimate the same; for the same interval the plain one needs { $factor } times as many games.
arena-fouls = What went wrong with { $name }: { $fouls }.
arena-incident = What led to the first of it is kept: { $file }
arena-failing =
    { $name } failed in { $games ->
        [one] its only game
       *[other] all of its { $games } games
    }, so this tournament tells nothing of it. The last time: { $why }{ $kept ->
        [0] {""}
       *[other] . What led to the first fault: { $file }
    }
arena-policy = { $text }.
arena-bot = { $why }.
arena-bot-absent = There is a time of its own for the bot “{ $text }”, which does not take part: write the command as among the players.
arena-written = Written: { $files }.
arena-live-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $rate } games/s
report-no-table = the table of the results can’t be made: { $why }
report-no-plot = a plot of the results can’t be drawn: { $why }
report-folder = { $folder } is a folder: name a file in it, such as { $file }
report-unwritten = { $why }; the tournament itself is as it was: name a file where you may write
arena-rivals = its rivals
arena-stronger =
    { $one } is stronger than { $other }{ $margin ->
        [0] :
       *[other] {" "}by more than { $by } of the wins:
    } known after { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }, with a chance of error of at most { $alpha } however often one looked.
arena-not-stronger =
    { $one } is not stronger than { $other }{ $margin ->
        [0] :
       *[other] {" "}by { $by } of the wins:
    } known after { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }, with a chance of error of at most { $alpha } however often one looked.
arena-neither =
    Neither of { $one } and { $other } is stronger by { $by } of the wins: known after { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }, with a chance of error of at most { $alpha } however often one looked.
arena-undecided =
    Whether { $one } is stronger than { $other }{ $margin ->
        [0] {""}
       *[other] {" "}by more than { $by } of the wins
    } is not known after { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }. More games may tell.
arena-undecided-both =
    Which of { $one } and { $other } is stronger{ $margin ->
        [0] {""}
       *[other] {" "}by more than { $by } of the wins
    } is not known after { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }. More games may tell.
arena-end-decided =
    It stopped because what was asked is known: { $games } games in { $seconds } s, { $rate } games/s on { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }.
arena-end-played =
    It stopped because all games are played: { $games } in { $seconds } s, { $rate } games/s on { $threads ->
        [one] one thread
       *[other] { $threads } threads
    }.
arena-end-stopped = It was stopped after { $games } games in { $seconds } s. “homestretch arena resume { $folder }” goes on.
arena-end-lost = It was stopped after { $games } games in { $seconds } s. Nothing was kept: with --out DIR one can go on later.

## homestretch bots

bots-parameters = numbers

## homestretch speed

speed-games = games/s
speed-plies = plies a game
speed-deals = deals
speed-checked = every choice checked against the rules
speed-events = all events kept
speed-boxed = strategies of any kind
speed-flags = two house rules on
speed-thinkers = two players that think
speed-wrapped = as the table plays: any game, any strategy
speed-headline = whole games, random players

## Strategy files

strategy-file-head = A strategy for homestretch. Write file: and the path of this file where a strategy is named.
strategy-file-form = A strategy file has game, strategy and parameters, and perhaps name, bounds and training: (game: "mejn", strategy: "ranking", parameters: { "{" }"getting_home": 90{ "}" })
strategy-file-game = This strategy is for the game { $game }, but the table is set for { $table }.

## homestretch train

train-strategy = Name the strategy to train: --strategy ranking. “homestretch bots” shows which have numbers.
train-out = Name a folder for the training: --out DIR. To go on with one that was broken off: --resume DIR.
train-no-numbers = There is nothing to train in { $name }: it has no numbers by which it judges. “homestretch bots” shows which numbers strategies have.
train-bound-words = “{ $text }” does not say between what a number may lie. Write it NAME=LOW..HIGH, as in getting_home=0..200.
train-bound-name = { $strategy } has no number called “{ $name }”. The names are: { $names }.
train-bound-order = The bounds of { $name } are the wrong way round: { $low } is above { $high }.
train-fixed = Every number is held fast by its bounds, so there is nothing to train. Give one of them room.
train-population = A generation of { $count } is not possible: it has { $fewest } to { $most } candidates.
train-generations = No generations is too few to train. Ask for one or more.
train-games =
    { $games ->
        [one] One game is
       *[other] { $games } games are
    } too few: every candidate of every generation plays on every seat, which takes { $fewest }. Ask for more, or for fewer generations or candidates.
train-proof =
    { $games ->
        [one] One game is
       *[other] { $games } games are
    } too few to measure what came of it. Ask for { $fewest } or more.
train-alone = Nobody plays against it. Name at least one strategy: --against far.
train-person = Nobody can sit through so many games. Only strategies play against it, or empty.
train-bot = There is no bot in a training: the same task gives the same files, and what a bot does nobody can promise. Name strategies of this program.
train-variant = “{ $text }” is no way to search. It is lshade or de.
train-measure = “{ $text }” can’t be measured. It is wins or places.
train-no-threads = At least one thread is needed.
train-threads = The threads can’t be started: { $why }. Ask for fewer.
file-form = { $path }, line { $line }, column { $column }: { $why }. { $form }
table-file-form = The file has the names of the options: (seats: "person,far", rules: "quick", rule: ["three_tries=on"])
train-file-form = The file has the names of the options: (strategy: "ranking", against: "far,random,random", bounds: { "{" }"getting_home": (0, 200){ "}" }, seed: 7, out: "training")
train-there = A training lies here already. Go on with it by --resume, or name another folder.
train-nothing-there = No training lies here: there is no campaign.ron. Name the folder that --out named.
train-held = Another program is training here (process { $process }). Wait until it is done, or stop it.
train-form = At line { $line }, column { $column }: { $why }. The file was changed by hand: put it back as it was, or begin anew in another folder.
train-changed = The check sum does not fit: the file was changed or damaged. Put it back as it was, or begin anew in another folder.
train-other = This belongs to another training than campaign.ron beside it. Put both back as they were, or begin anew in another folder.
train-log =
    { $generations ->
        [one] One generation was
       *[other] { $generations } generations were
    } kept, but only { $lines ->
        [one] one has
       *[other] { $lines } have
    } a line. Put the file back as it was, or begin anew in another folder.
train-stopping = The generation is played to its end. Ctrl-C once more stops at once.
train-stopped =
    Stopped after { $generations ->
        [one] one generation
       *[other] { $generations } generations
    }. To go on: homestretch train --resume { $folder }
train-choosing = choosing among the last ones
train-proving = measuring what came of it
train-row = { $generation }: best { $best } %, mean { $mean } %, spread { $spread } %, { $numbers }
learn-cannot = No network judges { $name } at a table like this.
learn-number = The number for { $name } makes no sense.
learn-few = There are fewer games than generations ({ $generations }). Ask for more --games.
network-other = This is no network of this version.
network-altered = The network was cut off or altered. Put the file back as it was.
network-shape = The network has an impossible shape. Put the file back as it was.
learn-row = { $generation }: { $games } games, off by { $loss }
learn-row-measured = { $generation }: { $games } games, off by { $loss }; against { $figures }
learn-figure = { $against } { $share } ± { $error } %
learn-trial = of { $games } games against the one that plays it won { $share } %: { $stronger ->
    [yes] it plays from now on
   *[no] that one plays on
}
network-encoding = The network was made for another table: it reads “{ $found }”, and here is “{ $wanted }”.
analyse-chance = { $chance } %
analyse-wins = { $moves ->
    [one] wins at once
   *[other] wins in { $moves } moves
}
analyse-loses = { $moves ->
    [one] loses in one move
   *[other] loses in { $moves } moves
}
analyse-open = no chance is known
analyse-cannot = “{ $strategy }” does not tell what it expects. Name one that looks ahead: --by master, for Quoridor.
judge-none = No network that comes with the program judges this table ({ $table }). Name one of yours: --by FILE.
judge-result = { $chances } chances were told in games against itself: they are off by { $off } % on average (Brier score { $brier }).
judge-plot-title = { $game }: how far the chances can be believed
judge-plot-said = { $chances } chances told in { $games } games, off by { $off } % on average
judge-plot-bars = bars: 95 % intervals by games
judge-plot-came = how often it came true, %
judge-plot-told = predicted chance of winning, %
judge-plot-counts = how many chances were told
judge-watched = { $chances } chances were told in games of { $player } against itself: they are off by { $off } % on average (Brier score { $brier }).
judge-lessons = { $count } judgements lie in { $folder }, as arrays of numpy.
learn-result =
    After { $games } games against itself the network wins against { $figures } of the games: it has one seat or one team, and the others have the rest.
    The chances that it tells are off by { $off } % on average (Brier score { $brier }).
    It lies in { $file }
train-result =
    { $spec }
    scores { $score } % ({ $low } to { $high }, 95 % certain) in { $games } games on fresh dice,
    and { $before } % ({ $before_low } to { $before_high }) with the numbers at the start: { $gain } more ({ $gain_low } to { $gain_high }).
    It can play as file:{ $file }

## homestretch text

text-turn = { $seat }, it is your turn.
text-rolled = { $seat }, you rolled { $face }.
text-asked = { $seat }: { $asked }
text-choose = Type a number from 1 to { $count }, or notation such as { $example }; “help” tells more.
text-choose-many = Type one of { $count } moves, such as { $example }; “list” shows them all with their numbers, “help” tells more.
text-forced = Only { $choice } is possible: press Enter; “help” tells what else may be typed.
text-hint-forced = There is nothing to advise: only { $choice } is possible.
text-go-on = “{ $words }” goes on with it.
text-unknown = “{ $word }” is neither a word nor a move here; “help” tells all words.
text-unknown-near = There is no word “{ $word }”. Did you mean “{ $near }”?
text-help = Type the number of a choice as it stands in the list, or its notation; Enter makes the only one. Or a word:
text-word-undo = undo, u         take back your last choice
text-word-redo = redo            do again what was taken back
text-word-reset = reset, r        take back all that you have chosen in this turn
text-word-board = board, b        show the board
text-word-list = list, l         show the choices
text-word-hint = hint            what the strongest strategy would play, and why
text-word-any = any             let chance choose for you, to the end of your turn
text-word-why = why             why the computers chose as they did
text-word-moves = moves           the moves so far, or what happened last
text-word-rules = rules [NUMBER]  the rules of this table
text-word-sit = sit [SEAT] WHO  seat somebody: person, mila, level:3, a strategy
text-word-save = save [FILE]     keep the game; “save!” in place of a file that is there
text-word-language = language CODE   speak another language: en, nl, de, fr, es, el
text-word-help = help [WORD]     all words, or what one does
text-word-quit = quit, q         stop; the game is kept
text-rules = “rules 3” tells the third of them, “rules” and a part of its title does, too.
text-no-rule = No rule here is called “{ $word }”. “rules” names them all.
text-why = { $seat }: { $why }
text-no-why = Nobody has given a reason since you chose.
text-sits = { $sitter } plays for { $seat } now.
text-on = { $sitter } plays for { $seat }. Enter goes on, “run” plays to the end, “sit person” takes the seat back.
text-cover = { $seat } to look, then press Enter.
text-no-such-number = There is no choice { $number }: they go from 1 to { $most }.
text-sit = The seat stays as it is. { $why }
text-hint = “{ $strategy }” would play { $choice }. { $why }
text-no-reset = You have not begun a turn that could be taken back. “undo” takes back the one before.
text-undo-barred = { $why } One begins with --practice.
text-no-hint = No strategy has an answer here.
text-left = You left before the game was over.
text-save-failed = The game could not be saved: { $why }. It goes on.
text-save-there = { $file } is there already, and stays as it is. “save! { $file }” puts this game in its place.
text-unkept = The game is not kept: { $why }. Type the name of another file; an empty line tries again, “quit” leaves without.
text-last-kept = What could be kept last of the game lies in { $file }.
text-lost = Nothing of the game could be kept.
nothing-left-behind = No game was left open, so there is none to go on with.
text-look-back = This game was over when it was loaded. “homestretch play --load { $file }” shows it move by move, “homestretch verify { $file }” checks it.
text-legend = { $letter } { $seat } ({ $sitter })
text-place = { $place }. { $seat } ({ $sitter })

## homestretch rules

rules-levels = Whom you can play against
rules-levels-text = Computers see what their seats may see and nothing more, and their dice and cards fall as yours do. A weaker one judges less well, looks less far ahead or slips on purpose. The levels are measured, by the usual rules.
rules-allowed = { $seat } ({ $letter }) may play { $ply }.
rules-forbidden = { $seat } ({ $letter }) may not play { $ply }. { $why }

## homestretch choices

choices-count =
    { $count ->
        [one] One choice
       *[other] { $count } choices
    } in { $position }
choices-many = There are more than { $most } whole actions here, too many to list.

## homestretch verify

verify-fair =
    The record checks out: { $steps ->
        [one] one step plays again as told
       *[other] { $steps } steps play again as told
    }{ $drawn ->
        [0] .
       *[other] , and everything left to chance came from the seed.
    }
verify-no-secret = Not verified: the game is over, but the record does not tell the secret of the house, so nobody can say where its rolls come from.
verify-other = Not verified: this is not the game with the commitment that was noted. Another game was played, or its rules, seats or dice were changed afterwards.
verify-commitment = Commitment: { $hash }.
verify-words =
    { $count ->
        [0] No player added a word to the dice: whoever began the game may have chosen them.
        [one] The word of one player is in the dice.
       *[other] The words of { $count } players are in the dice.
    }
verify-open =
    The record checks out so far: { $steps ->
        [one] one step plays again as told
       *[other] { $steps } steps play again as told
    }{ $drawn ->
        [0] .
       *[other] , and everything left to chance came from the seed.
    } The game is not over.
verify-sealed =
    The record plays by the rules for { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.{ $drawn ->
        [0] { "" }
       *[other] { " " }Its seed is not told yet, so what was left to chance can’t be checked.
    }

## homestretch review

review-head = { $winner } won with { $luck } % luck; { $best } played best.
review-head-both = { $winner } won with { $luck } % luck and played best.
review-head-team = The winners had { $luck } % luck; { $best } played best.
review-open = Nobody has won yet: so it stands.
review-account = { $seat }: { $start } % at the start, { $luck } by luck, { $own } by own errors, { $others } by errors of others: { $end } %.
review-luckiest = The luckiest moment was step { $step }, { $gain } % for { $seat }. { $what }
review-error = Step { $step }, { $seat }: { $grade }, { $cost } % lost by { $chosen }; { $best } was better.
review-no-errors = No choice lost as much as 2 %.
review-none = { $file }: nobody can judge such a table yet.
review-secrets = { $file }: this game is not over, and who plays it must not learn what others hold. Ask again when it is over.
grade-slight = slip
grade-mistake = mistake
grade-blunder = blunder

## Bots

bot-failed = { $why }
bot-fault = the bot «{ $command }»: { $fault }
bot-fault-complains = the bot «{ $command }»: { $fault } (it complains: { $line })
bot-fault-missing = it can’t be started: { $why }. Check the command and where it is called from
bot-fault-crashed = it ended ({ $how }) while it was needed
bot-fault-closed = it closed its standard input or output, but runs on
bot-fault-silent-start = the answer to hello took longer than { $seconds } s
bot-fault-silent-choice = a choice took longer than { $seconds } s
bot-fault-silent-game = the choices of one game together took longer than { $seconds } s
bot-fault-deaf = it has not read its standard input for { $seconds } s
bot-fault-rubbish = it said «{ $line }», which is no message: { $why }. Each line of its output must be one; a log goes to standard error
bot-fault-unasked = it said «{ $line }» without being asked: there is one answer to a question, with the id of that question
bot-fault-illegal = it chose { $said }, which is not allowed: { $why }
bot-fault-flood = it said too much: { $what }
bot-fault-unfit = it does not fit: { $why }
bot-fault-ended = it was ended after an earlier fault
bot-ended-code = exit code { $code }
bot-ended-signal = signal { $signal }
bot-ended-unknown = for an unknown reason
bot-no-pipes = it has no pipes
bot-log-ends = … the log ends here, for it has reached its limit.
bot-policy = “{ $text }” does not say what is done when a bot fails: it is forfeit, random or restart
bot-incident-last = The last line of { $file } is what it could not stand. Feed it again, and see each answer:
bot-incident-without = or without this program:
bot-incident-complaints = The end of its standard error:
bot-feed-many = more than { $most } lines, which nobody reads
bot-feed-closed = the bot has closed its input or output
env-two-games = Two games are named. Leave out --game: the first word says which it is.
bot-why-game = it plays { $games }, but the game is { $game }
bot-why-protocol = it speaks protocol { $theirs }, this program { $ours }
bot-why-line = a line of more than { $most } bytes
bot-why-notes = more than { $most } notes between two questions
bot-why-index = the list has { $count ->
    [one] one choice, index 0
   *[other] { $count } choices, from index 0
}
bot-why-several = it is not one choice
bot-why-form = a choice has exactly one of «index», «number» and «text»
bot-command-empty = the command of the bot is empty: name the program and its arguments, as in «python3 my_bot.py»
bot-command-open = in the command «{ $text }» a quotation mark is opened and not closed: close it
bot-not-typed = This game names the bot “{ $command }”, but a file starts no programs. Seat it with “sit bot:…”, or start with --run-bots if you trust the file.
bot-option-words = “{ $text }” does not say which option of the bot becomes what. Write it NAME=VALUE, as in depth=3.
bot-time-words = { $text } is no time that a bot can have. Say how many seconds, more than 0.
bot-time-of = { $text } doesn’t say what a bot may take: write its command, =, and the seconds, such as “python3 my_bot.py=10”.
bot-no-game = A choice is asked for, but no game was begun: new_game comes first.
bot-no-view = This view can’t be read: it needs as many numbers as new_game has names for, and they must fit each other.
why-bot-failed = The bot failed, so chance has chosen for it.

check-start = Starting and greeting
check-hello = It greets, and calls itself “{ $name }”.
check-later = Messages of a later version
check-unknown-game = It also plays “{ $game }”, which this program does not know.
check-no-game = It names no game that there is. There are: { $known }. List them in “games” of its hello.
check-game = { $game } { $rules }
check-failed = { $what }: { $why }.
check-failed-at = { $what }: { $why }. It stands in { $file }, line { $line }.
check-again =
    The fault in “{ $what }” came { $count ->
        [one] once more
       *[other] { $count } times more
    }.
check-repeats = It plays the same game of { $game } again when the seed is the same.
check-differs = It plays another game of { $game } when the seed is the same: allowed, but faults are harder to find again.
check-quit = It ends when it is told to.
check-stays = It does not end by itself after quit: it should, and also when its input ends.
check-kept = What led to the last fault is kept: { $file }
check-sum = { $right } right, { $wrong } wrong.

## homestretch perft, homestretch solve

perft-count =
    depth { $depth }: { $count ->
        [1] one sequence
       *[other] { $count } sequences
    } in { $seconds } s, { $rate } million a second
perft-chance = { $name } has outcomes of chance that can’t be listed, so its sequences can’t be counted. Count fewer steps.
solve-board = “{ $text }” is no board. Write columns and rows, as in 5x3.
solve-cannot = { $name } can’t be solved: that takes a game in which nothing is hidden, and few positions.
solve-seats = Only a game between two can be solved.
solve-too-large = There are about { $positions } positions, which take { $gibibytes } GiB of memory; { $most } GiB is the most. Take a smaller board, or fewer pawns or fences.
solve-first = The first player wins. ({ $positions } positions, { $seconds } s)
solve-second = The second player wins. ({ $positions } positions, { $seconds } s)
solve-draw = Nobody can force a win. ({ $positions } positions, { $seconds } s)
solve-counts = A house rule counts the rolls of the whole game, so there are too many positions. Take it away to solve the game.
solve-endless = There is no end to it: somebody can keep the game from ending. Take other house rules.
solve-no-answer = { $strategy } gives no answer that can be reckoned with.
solve-nobody = “{ $text }” is no strategy. “homestretch bots” shows which there are.
solve-no-table = { $name } has no chance in it: there is no table to be kept, and no strategy that loses a part of a game. Leave --out and --of away.
solve-size =
    { $positions } positions, { $mebibytes } MiB of memory, { $minutes ->
        [0] less than a minute
        [one] about a minute
       *[other] about { $minutes } minutes
    }.
solve-stopping = It stops at once.
solve-stopped =
    Stopped after { $sweeps ->
        [one] one sweep
       *[other] { $sweeps } sweeps
    }. What is known so far is kept: the same words go on from there.
solve-lost =
    Stopped after { $sweeps ->
        [one] one sweep
       *[other] { $sweeps } sweeps
    }. Nothing is kept: name a folder by --out DIR.
solve-chance = With perfect play who begins wins { $first } % of the games. After the first throw that is { $faces }. ({ $sweeps } sweeps, { $seconds } s)
solve-fare = { $strategy } wins { $first } % when it begins and { $second } % when it does not: against perfect play it loses { $loss } % of a game, and { $known } % against whoever knows what it does.
solve-held = Another program is solving here (process { $process }). Wait until it is done, or stop it.
solve-foreign = This is no table of this program, or one of another version (it should begin with “{ $format }”). Name another folder.
solve-other = This is a table of { $name } by other rules: { $config }. Name another folder.
solve-changed = The file is cut off, or was changed. Delete it to begin anew, or put it back as it was.
