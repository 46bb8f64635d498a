### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Games and colours

game-mejn = Mens erger je niet

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
order-chance-first = The die comes first: roll it, then choose.
order-no-chance = Nothing is to be rolled now: a pawn is to be chosen.
order-over = The game is over. Start another one to play on.

## Mens erger je niet: why a move is not allowed

mejn-no-pawn-there = None of your pawns stands there. Choose one of your own.
mejn-enter-needs =
    { $face ->
        [6] Only a six brings a pawn onto the board; you rolled { $rolled }.
       *[other] Only the highest face, { $face }, brings a pawn onto the board; you rolled { $rolled }.
    }
mejn-start-first = The pawn on your start must leave it first.
mejn-enter-first = You rolled the highest face: first bring a pawn onto your start.
mejn-start-occupied = One of your own pawns still stands on the start. No other can come in before it has left.
mejn-past-home =
    { $most ->
        [0] This pawn has already come as far as it can go.
        [one] That is too far: this pawn can go one more step, and must roll it exactly.
       *[other] That is too far: this pawn can go at most { $most } more steps.
    }
mejn-home-occupied = Your own pawn already stands on that home spot.
mejn-home-jump = Pawns in the home lane can’t be jumped over at this table.
mejn-own-pawn = Your own pawn stands there, and at this table one does not strike oneself.
mejn-strike-first = You can strike someone, and at this table you must.
mejn-no-such-face = This die has only the faces 1 to { $faces }.
mejn-other-chance = Something else is to be decided now: a roll where the beginner was drawn, or the other way round.
mejn-seat-not-in-play = Nobody plays on that seat.

## Mens erger je niet: why a table can't be laid

mejn-fault-seats = A board has 2 to 6 seats; { $seats } is not among them.
mejn-fault-dots = There must be more dots from start to start than faces on the die: { $dots } dots are too few for { $faces } faces.
mejn-fault-faces-pawns = The die needs at least as many faces as there are pawns: { $faces } faces are too few for { $pawns } pawns.
mejn-fault-pawns = Each seat has 1 to 8 pawns, not { $pawns }.
mejn-fault-faces = A die has 1 to 20 faces, not { $faces }.
mejn-fault-way = The way round the board would be { $way } spots long; 127 is the most. Take fewer dots.
mejn-fault-empty = The board has no seat { $index } (they are counted from 0), so it can’t be left empty.
mejn-fault-in-play = At least two must play. Let somebody take a seat.
mejn-fault-beginner = Seat { $index } (counted from 0) is to begin, but nobody plays there. Let somebody sit there, or let another seat begin.
mejn-fault-rolled = A die with one face can’t decide who begins. Let it be drawn, or choose somebody.
mejn-fault-six-limit = The limit of highest faces in a row begins at 2: a lower one would forbid every one of them.

## Mens erger je niet: what happens

event-contested = { $seat } rolls { $face } to begin.
event-begins = { $seat } begins.
event-rolled = { $seat } rolls { $face }.
event-limit = Too many in a row: { $seat }’s turn ends.
event-no-move = { $seat } can’t move.
event-moved = { $seat } moves from { $from } to { $to }.
event-entered = { $seat } brings a pawn in on { $to }.
event-came-home = { $seat } comes home to { $to }.
event-struck = { $by } strikes { $seat } on { $spot }.
event-struck-own = { $seat } strikes a pawn of its own on { $spot }.
event-finished =
    { $place ->
        [1] { $seat } is home and wins!
        [2] { $seat } is home, second.
        [3] { $seat } is home, third.
        [4] { $seat } is home, fourth.
        [5] { $seat } is home, fifth.
        [6] { $seat } is home, sixth.
       *[other] { $seat } is home on place { $place }.
    }
event-again = { $seat } rolls again.
event-over = The game is over.

## Mens erger je niet: positions and moves as text

mejn-text-spot = “{ $text }” is no spot of this seat’s on this board. Spots are written B34 (begin), E5 (ring) or H1 (home).
mejn-text-taken = Another pawn already stands on “{ $text }”.
mejn-text-pawns = “{ $text }” does not have as many pawns as each seat has here.
mejn-text-seats = There must be one list of pawns for each seat of the board, with “/” between them; look at “{ $text }”.
mejn-text-empty-seat = Nobody plays on this seat, so it is written “-”, not “{ $text }”.
mejn-text-seat = “{ $text }” names no seat that plays here, or one that was named before. Seats are counted from 0.
mejn-text-face = “{ $text }” is no face of this die.
mejn-text-phase = “{ $text }” does not say who is next. Write 1? when seat 1 is to roll, 1:3 when it has rolled 3, draw or over.
mejn-text-field = “{ $text }” is not known here. What may follow is sixes=, tries=, home= and, while it is rolled who begins, the rolls so far.
mejn-text-number = “{ $text }” is not a number that can stand here.
mejn-text-home = The seats listed as home are not those whose pawns are all home.
mejn-text-over = By these pawns the game would be over, or would not be: the text says the opposite.
mejn-text-contest = The rolls for who begins do not fit together.
mejn-text-turn = The seat that is next has already finished.
mejn-text-tries = So many tries do not fit this position.
mejn-text-no-move = With this roll no pawn could move, so nothing is to be chosen.
mejn-text-from = “{ $text }” is no spot from which this seat could move. A move is written E11-E14, or only E11.
mejn-text-to = With a roll of { $roll } this move does not end on “{ $text }”.

## Settings of a table

setting-dots = Dots
setting-dots-help = Spots from one start to the next; more of them than the die has faces.
setting-pawns = Pawns
setting-pawns-help = For each seat to bring home. Fewer pawns make a shorter game.
setting-faces = Faces
setting-faces-help = Of the die. The highest one does what a six does.
setting-self_strike = Strike your own pawns
setting-self_strike-help = Landing on your own pawn on the ring is allowed and sends it back to begin.
setting-start_strikes_own = Leaving the start strikes your own
setting-start_strikes_own-help = A pawn that leaves the start sends back one of your own if it lands on it. Switched off, it can’t go there.
setting-leave_start_first = Leave the start first
setting-leave_start_first-help = When a pawn on the start has to move before any other: always, only while more pawns wait in begin, or never.
setting-three_tries = Three tries
setting-three_tries-help = With no pawn that could move but by the highest face, you roll up to three times.
setting-strike_is_compulsory = You must strike
setting-strike_is_compulsory-help = If a move strikes an opponent, you have to make one that does.
setting-home_no_jumping = No jumping at home
setting-home_no_jumping-help = Pawns in your home lane can’t be jumped over.
setting-six_rolls_again = The highest face rolls again
setting-six_rolls_again-help = Whoever rolls a six, or whatever is highest, rolls once more.
setting-six_limit = Highest face in a row
setting-six_limit-help = So many highest faces in a row are too many: the last of them is not played, and the turn ends.
setting-play_to_last = Play to the last
setting-play_to_last-help = The game goes on until everybody is home, until one seat is left, or ends with the first who is home.
setting-who_begins = Who begins
setting-who_begins-help = Drawn by lot, rolled for (the highest begins, ties roll again), or one of you.

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
preset-own = Your own
preset-own-help = House rules of your own making.

## Strategies

strategy-random-name = Random
strategy-random = Plays any move that is allowed, by chance.
strategy-far-name = Far
strategy-far = Moves the pawn that has come furthest.
strategy-near-name = Near
strategy-near = Moves the pawn that is nearest to its start.
strategy-ranking-name = Ranking
strategy-ranking = Weighs every move by six numbers and plays the best.

parameter-self_strike = Strike own
parameter-other_strike = Strike others
parameter-getting_home = Get home
parameter-already_home = Within home
parameter-from_start = From start
parameter-from_home = To home

why-far = It moved its furthest pawn.
why-near = It moved the pawn nearest to its start.
why-ranking = Of all its moves this one weighed most: { $value }.
