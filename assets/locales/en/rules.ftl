### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Colours

colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-red = Red
colour-black = Black
colour-violet = Violet

# The usual order of the seats, for sentences that know no board.
colour-0 = Blue
colour-1 = Yellow
colour-2 = Green
colour-3 = Red
colour-4 = Black
colour-5 = Violet

## Out of turn

order-not-to-act = It is not { $seat }’s turn.
order-chance-first = Chance comes first: let it act, then choose.
order-no-chance = Nothing is left to chance now: a choice is to be made.
order-over = The game is over. Start another one to play on.

## Settings of a table

setting-dots = Spots from start to start
setting-dots-help = How many spots lie from one start to the next. There must be more of them than faces on the die.
setting-pawns = Pawns
setting-pawns-help = How many each seat has to bring home. Fewer pawns make a shorter game.
setting-faces = Faces
setting-faces-help = How many the die has. The highest one does what a six does.
setting-self_strike = Strike your own pawns
setting-self_strike-help = Landing on your own pawn on the ring is allowed and sends it back to its yard.
setting-start_strikes_own = Leaving the start strikes your own
setting-start_strikes_own-help = A pawn that leaves the start sends back one of your own if it lands on it. Switched off, it can’t land there.
setting-leave_start_first = Leave the start first
setting-leave_start_first-help = When a pawn on the start has to move before any other: always, only while more pawns wait in the yard, or never.
setting-three_tries = Three tries
setting-three_tries-help = When nothing but the highest face could help you, you roll up to three times for it.
setting-strike_is_compulsory = You must strike
setting-strike_is_compulsory-help = If you can strike an opponent, you have to; with which pawn is up to you.
setting-home_no_jumping = No jumping at home
setting-home_no_jumping-help = In your home lane pawns can’t jump over each other, so the first ones in should go all the way.
setting-six_rolls_again = The highest face rolls again
setting-six_rolls_again-help = Whoever rolls the highest face, a six on the usual die, rolls once more.
setting-six_limit = Highest face in a row
setting-six_limit-help = So many highest faces in a row are too many: the last of them is not played, and the turn ends.
setting-play_to_last = Play to the last
setting-play_to_last-help = The game goes on until everybody is home or until only one seat is left, or it ends with the first who is home.
setting-who_begins = Who begins
setting-who_begins-help = Drawn by lot, rolled for (the highest begins, ties roll again), or one of you.

setting-columns = Columns
setting-columns-help = How many squares the board is wide: 3, 5, 7 or 9. Few of them make a short game.
setting-rows = Rows
setting-rows-help = How many squares lie from one side to the other: 3, 5, 7 or 9.
setting-fences = Fences
setting-fences-help = How many each seat can place. With none it is only a race.
setting-third_pawn = A third pawn behind
setting-third_pawn-help = What happens when the pawn that you would jump has another one behind it: you step to its side, as with a fence there, or you can’t go that way at all.
setting-jump_back = Jump and come back
setting-jump_back-help = What happens when the pawn that you would jump has a fence or the edge behind it and on both its sides: with this rule you may jump and come back to the square where your pawn stood, and that was your turn. Without it you can’t go that way at all.
setting-max_plies = Draw after
setting-max_plies-help = After so many turns, all seats together, nobody has won. Two players who only hinder each other could play for ever.

setting-team = Playing together
setting-team-help = How many colours play together: two on a board for four, two or three on one for six, or each for itself. Between two it is how many colours each has.
setting-copies = Cards of each rank
setting-copies-help = How many the pack has. Two ordinary packs have eight.
setting-jokers = Jokers
setting-jokers-help = How many the pack has.
setting-no_play = Nothing can be played
setting-no_play-help = Whether one card of your choice is discarded, or the whole hand, and you sit out the round.
setting-canadian = Sevens for both
setting-canadian-help = The Canadian rule: a seven may move the partner’s pieces, too, in any mixture.
setting-rest_to_mate = The rest goes to the partner
setting-rest_to_mate-help = When a seven brings your last piece home, the partner’s pieces walk what is left of it.
setting-idle_jack = Idle jack
setting-idle_jack-help = A jack may be laid without effect when only your own pieces are on the ring and nothing else can be played.

value-like_a_fence = step to its side
value-blocks = no way past
value-discard = discard one card
value-sit_out = sit out the round
value-on = on
value-off = off
value-none = no limit
value-always = always
value-while_begin = while pawns wait
value-never = never
value-one_left = until one is left
value-drawn = drawn by lot
value-rolled = rolled for
# The same words where they answer “Play to the last”.
value-play_to_last-on = until all are home
value-play_to_last-one_left = until one is left
value-play_to_last-off = until one is home

preset-reference = Classic
preset-reference-help = The rules as the board game is usually known in the Netherlands.
preset-mensch = Mensch ärgere dich nicht
preset-mensch-help = As printed in Germany: three tries to get out, no jumping at home.
preset-quick = Quick
preset-quick-help = Two pawns each, and the first who is home wins.
preset-standard = Standard
preset-standard-help = The rules as they come with the game: a third pawn is like a fence, and the game goes on until somebody wins.
preset-library = Classic
preset-library-help = Whoever can play nothing discards one card, and a seven may move the partner’s pieces.
preset-brandi = Brändi
preset-brandi-help = As printed in Lucerne: whoever can play nothing sits out the round, and only what is left of a seven goes to the partner.
preset-own = Your own
preset-own-help = House rules of your own making.

## Figures of a game

figure-rolls = Rolls
figure-rolls-help = How often it rolled, not counting the rolls for who begins.
figure-highest = Highest faces
figure-highest-help = How many of its rolls showed the highest face: a six, on a usual die.
figure-expected = To be expected
figure-expected-help = How many highest faces so many rolls bring on average.
figure-entered = First pawn in
figure-entered-help = With which of its rolls the first pawn came in. On average that takes as many as the die has faces.
figure-strikes = Struck others
figure-strikes-help = How many pawns of others it sent back.
figure-struck = Was struck
figure-struck-help = How many of its pawns others sent back.
figure-own_strikes = Struck its own
figure-own_strikes-help = How many of its own pawns it sent back itself.
figure-luck = Dice luck
figure-luck-help = Whether highest faces came more often (+) or less often (−) than chance has it on average; those with no pawn on the ring count twice. Two games in three stay between −1 and +1, and now and then one beyond 2 is quite normal. With few rolls nothing is told.

figure-steps = Steps
figure-steps-help = How often its pawn moved.
figure-jumps = Jumps
figure-jumps-help = How many of these steps went over or past another pawn.
figure-placed = Fences
figure-placed-help = How many fences it placed.

figure-laid = Played
figure-laid-help = How many cards it played.
figure-discarded = Discarded
figure-discarded-help = How many cards it had to discard.
figure-all_strikes = Struck
figure-all_strikes-help = How many pieces it sent back to their kennel, whoever’s they were.
figure-all_struck = Was struck
figure-all_struck-help = How many of its pieces were sent back to their kennel, by whomever.

## Strategies

strategy-random-name = Random
strategy-random = Plays any move that is allowed, by chance.
strategy-runner-name = Runner
strategy-runner = Runs for its goal by the shortest way, and when behind now and then puts a fence before the one who is ahead.
strategy-normal-name = Normal
strategy-normal = Looks a few moves ahead, and now and then prefers what is not quite the best.
strategy-hard-name = Hard
strategy-hard = Looks as far ahead as a second allows, and counts every step of both ways.
strategy-master-name = Master
strategy-master = Looks ahead as { strategy-hard-name } does, and judges what that comes to by a network that has learnt the game by playing against itself. At a table for which there is no network it counts ways and fences; among four it plays the best moves on, to see what comes of them.
strategy-greedy-name = Greedy
strategy-partner-name = Partner
strategy-far-name = Far
strategy-far = Moves the pawn that has come furthest.
strategy-near-name = Near
strategy-near = Moves the pawn that is nearest to its start.
strategy-ranking-name = Ranking
strategy-ranking = Weighs every move by six numbers and plays the best.
strategy-trained-name = Trained
strategy-trained = Weighs every move as Ranking does, by numbers that were found in training.
strategy-racer-name = Racer
strategy-racer = Judges every move by a network that has learnt the game by playing against itself, and takes the one behind which its chance is best. At a table for which there is no network it plays as { strategy-trained-name } does.

parameter-self_strike = Strike own
parameter-other_strike = Strike others
parameter-getting_home = Get home
parameter-already_home = Within home
parameter-from_start = From start
parameter-from_home = To home
parameter-nodes = Positions ahead
parameter-worlds = Worlds
parameter-width = Plays tried
parameter-ahead = Plies ahead
parameter-infers = Inference
parameter-gives = Gifts tried
parameter-slips = Slips in 100
parameter-thousands = Thousands of positions
parameter-network = Network
parameter-millis = Milliseconds by the clock (0: none)

# Why this move: said of a computer’s choice, and of a hint after “E11 to E14:”.
why-far = Of the pawns that can move, this one has come furthest.
why-near = Of the pawns that can move, this one is nearest to its start.
why-ranking-strikes = Sends a pawn of { $seat } back.
why-ranking-spares = Leaves the pawns of { $seat } alone.
why-ranking-strikes-own = Sends back a pawn of its own side.
why-ranking-spares-own = The next best move would strike a pawn of its own side.
why-ranking-costs-least = Costs its own side less than the next best move.
why-ranking-gets-home = Brings a pawn home.
why-ranking-stays-out = Keeps a pawn out of the home lane for now.
why-ranking-moves-home = Makes room in the home lane.
why-ranking-rests-home = The roll does more here than within the home lane.
why-ranking-ahead = Takes on the pawn that is nearer to its home.
why-ranking-behind = Takes on a pawn that still has far to go.
why-ranking-even = Makes no great difference here.
why-racer-escapes = This pawn could be struck ({ $before } %); there it is safer ({ $after } %).
why-racer-safest = Every other move leaves more within reach of the others.
why-racer-chases = From there the pawn can strike one of { $seat }’s.
why-runner-step = A step on a shortest way to the goal.
why-runner-fence = Makes { $seat }’s way longer.
why-search-arrives = Reaches the goal.
why-search-runs =
    { $steps ->
        [one] One step is left to go, and { $seat } can no longer stop it.
       *[other] { $steps } steps are left to go, and { $seat }, with { $others }, can no longer stop it.
    }
why-search-jumps = Jumps and saves a step: { $steps } to go, and { $others } for { $seat }.
why-search-nearer = Comes nearer to the goal: { $steps } to go, and { $others } for { $seat }.
why-search-lengthens =
    { $steps ->
        [one] Makes { $seat }’s way one step longer.
       *[other] Makes { $seat }’s way { $steps } steps longer.
    }
why-search-lengthens-both = Makes { $seat }’s way longer by { $steps }, at the price of { $own }.
why-search-keeps =
    Keeps { $seat } from placing a fence that would cost { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
why-search-deep = What this brings shows only some moves later.
strategy-bot-name = Bot
strategy-bot = Is a program of its own, in any language.
