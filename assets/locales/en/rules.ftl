### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Games and colours

game-mejn = Mens erger je niet
game-quoridor = Quoridor
game-dog = Dog

# Who made a game, and what ours comes from.
credits-mejn = Mens erger je niet is a race game of the family of Pachisi. Ours descends from the Java program Mens erger je niet by jrottinghuis. The strategies Far, Near and Ranking go back to van der Genugten and Das, and the points of the ranking to Sitarz.
credits-quoridor = Quoridor was designed by Mirko Marchesi. Behind ours stands a program in Java that was made for school.
credits-dog = Dog is a card race from Switzerland. The house rules “{ preset-library }” follow libdog, a library by leopoldsedev, and “{ preset-brandi }” the rules of the Brändi foundation.

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
mejn-fault-dots = There must be more dots from start to start than faces on the die (dots: { $dots }, faces: { $faces }).
mejn-fault-faces-pawns = The die needs at least as many faces as there are pawns (faces: { $faces }, pawns: { $pawns }).
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

mejn-text-spot = “{ $text }” is no spot of this seat’s on this board. Spots are written B34 (yard), E5 (ring) or H1 (home).
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

## Quoridor: why a step or a fence is not allowed

quoridor-no-fence-left = You have placed all your fences, so your pawn has to move.
quoridor-crosses = That fence would cross { $fence }.
quoridor-overlaps = That fence would lie on { $fence }.
quoridor-closes-way = That fence would close { $seat }’s last way to its goal, and every pawn must keep one.
quoridor-off-board = That lies beyond the edge of this board.
quoridor-stays = Your pawn stands there already. It has to go somewhere else, or you place a fence.
quoridor-occupied = { $seat }’s pawn stands there.
quoridor-fence-between = A fence stands between.
quoridor-nothing-to-jump = A pawn goes two squares only by jumping another one, and none stands between.
quoridor-fence-behind = A fence stands behind that pawn, so it can’t be jumped straight over. Step to its side instead.
quoridor-diagonal-alone = A pawn goes diagonally only past another pawn that stands right beside it, with no fence between them.
quoridor-jump-straight = You can jump straight over that pawn to { $square }, so you can’t step to its side.
quoridor-third-pawn = A third pawn stands behind that one, and at this table that leaves no way past it.
quoridor-fence-beside = A fence stands between that pawn and the square beside it.
quoridor-not-beside = That is too far. A pawn goes one square up, down, left or right, or past a pawn beside it.

## Quoridor: why a table can't be laid

quoridor-fault-seats = Quoridor is played by 2 or 4, not by { $number }.
quoridor-fault-empty = At a Quoridor table no seat is left empty, so somebody has to sit down as { $seat }.
quoridor-fault-columns = A board has 3, 5, 7 or 9 columns, not { $number }: pawns start in the middle.
quoridor-fault-rows = A board has 3, 5, 7 or 9 rows, not { $number }: pawns start in the middle.
quoridor-fault-fences = Each seat has 0 to { $most } fences, not { $number }.
quoridor-fault-plies = A game can be ended after 1 to { $most } plies, not after { $number }.

## Quoridor: what happens

event-quoridor-moved = { $seat } moves to { $to }.
event-quoridor-jumped = { $seat } goes past { $other } to { $to }.
event-quoridor-jumped-back = { $seat } jumps { $other } and comes back to { $to }.
event-quoridor-placed =
    { $seat } places the fence { $fence } and has { $left ->
        [0] none left.
       *[other] { $left } left.
    }
event-quoridor-lost-turn = { $seat } can neither move nor place a fence, and loses the turn.
event-quoridor-won = { $seat } has reached the other side and wins!
event-quoridor-drawn =
    After { $plies ->
        [one] one turn
       *[other] { $plies } turns
    } nobody has won: it is a draw.

## Quoridor: positions and choices as text

quoridor-text-unread = “{ $text }” is neither a square nor a fence. A square is written e2, a fence e3h or e3v.
quoridor-text-capitals = “{ $text }” has capitals. Squares and fences are written in small letters: e2, e3h, e3v.
quoridor-text-off-board = “{ $text }” lies beyond the edge: the squares of this board go from a1 to { $square }.
quoridor-text-fence-off-board = The fence “{ $text }” would stick out of the board. The square at its lower left is one of a1 to { $fence }.
quoridor-text-pawns = “{ $text }” must name one square for each seat, with commas between them.
quoridor-text-taken = Another pawn already stands on “{ $text }”.
quoridor-text-left = “{ $text }” must say for each seat how many fences it has left, and no seat has more than it began with.
quoridor-text-fence = “{ $text }” is no fence. One is written e3h or e3v.
quoridor-text-lies-on = These fences cross or overlap each other: “{ $text }”.
quoridor-text-next = “{ $text }” does not say who is next. It is the number of a seat, counted from 0, or over.
quoridor-text-plies = “{ $text }” does not say how many plies were made.
quoridor-text-part = “{ $text }” is not what comes next. A position is written pawns= left= fences= next=, and plies= where they are counted.
quoridor-text-missing = The part { $text }= is missing.
quoridor-text-count = As many fences must stand on the board as are gone from those that the seats began with.
quoridor-text-no-way = These fences leave a pawn no way to its goal.
quoridor-text-over = By these pawns and plies the game would be over, or would not be: the text says the opposite.
quoridor-text-stuck = The seat that is next can do nothing, so it has lost its turn already.
quoridor-text-no-chance = Nothing is left to chance here, so “{ $text }” means nothing.

## Settings of a table

setting-dots = Dots
setting-dots-help = How many spots lie from one start to the next. There must be more of them than faces on the die.
setting-pawns = Pawns
setting-pawns-help = How many each seat has to bring home. Fewer pawns make a shorter game.
setting-faces = Faces
setting-faces-help = How many the die has. The highest one does what a six does.
setting-self_strike = Strike your own pawns
setting-self_strike-help = Landing on your own pawn on the ring is allowed and sends it back to begin.
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
figure-luck = Luck
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
strategy-greedy-name = Greedy
strategy-dog-greedy = Plays what leaves the board best for its team at this moment, and looks no further.
strategy-compromise-greedy = Names on each axis, by itself, the line on which it leads least.
strategy-far-name = Far
strategy-far = Moves the pawn that has come furthest.
strategy-near-name = Near
strategy-near = Moves the pawn that is nearest to its start.
strategy-ranking-name = Ranking
strategy-ranking = Weighs every move by six numbers and plays the best.
strategy-trained-name = Trained
strategy-trained = Weighs every move as Ranking does, by numbers that were found in training.

parameter-self_strike = Strike own
parameter-other_strike = Strike others
parameter-getting_home = Get home
parameter-already_home = Within home
parameter-from_start = From start
parameter-from_home = To home

# Why this move: said of a computer’s choice, and of a hint after “E11 to E14:”.
why-dog-gives = This card helps the partner more than it would help here.
why-dog-greedy = Of all that can be played this leaves the board best for the team.
why-far = Of the pawns that can move, this one has come furthest.
why-near = Of the pawns that can move, this one is nearest to its start.
why-ranking-strikes = It sends a pawn of { $seat } back.
why-ranking-spares = It leaves the pawns of { $seat } alone.
why-ranking-strikes-own = It sends back a pawn of its own side.
why-ranking-spares-own = The next best move would strike a pawn of its own side.
why-ranking-costs-least = It costs its own side less than the next best move.
why-ranking-gets-home = It brings a pawn home.
why-ranking-stays-out = It keeps a pawn out of the home lane for now.
why-ranking-moves-home = It makes room in the home lane.
why-ranking-rests-home = The roll does more here than within the home lane.
why-ranking-ahead = This pawn is further on its way than the next best one.
why-ranking-behind = This pawn has more of its way before it than the next best one.
why-ranking-even = No other move weighs more.
why-runner-step = It is a step on a shortest way to the goal.
why-runner-fence = It makes { $seat }’s way longer.
why-search-arrives = It reaches the goal.
why-search-runs =
    { $steps ->
        [one] One step is left to go, and { $seat } can no longer stop it.
       *[other] { $steps } steps are left to go, and { $seat }, with { $others }, can no longer stop it.
    }
why-search-jumps = It jumps and saves a step: { $steps } to go, and { $others } for { $seat }.
why-search-nearer = It comes nearer to the goal: { $steps } to go, and { $others } for { $seat }.
why-search-lengthens =
    { $steps ->
        [one] It makes { $seat }’s way one step longer.
       *[other] It makes { $seat }’s way { $steps } steps longer.
    }
why-search-lengthens-both = It makes { $seat }’s way longer by { $steps }, its own by { $own }.
why-search-keeps =
    It keeps { $seat } from placing { $fence }, which would cost { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
why-search-deep = Looking ahead, it found nothing better.
strategy-bot-name = Bot
strategy-bot = Is a program of its own, in any language.

## Dog: what a rule forbids

dog-not-now = Something else is to be chosen now.
dog-not-in-hand = You have no { $card } in your hand.
dog-not-playable = { $card } can’t be played in any way now.
dog-must-play = You can play a card, so you have to: none may be discarded.
dog-other-card = { $card } does something else.
dog-kennel-empty = No piece waits in the kennel.
dog-start-locked = A piece with its star stands on the start, so none can be started.
dog-in-kennel = That piece is still in its kennel.
dog-star-ahead = A piece with its star stands in the way, and nobody passes it.
dog-in-finish = In the finish a piece goes forward only, as far as the spots are free and no further.
dog-no-finish-to-pass = This piece would not turn into its finish anyway.
dog-not-on-ring = That piece is not on the ring.
dog-swap-star = A piece with its star can’t be swapped.
dog-same-colour = Two pieces of one colour can’t be swapped.
dog-mates-piece = At this table that piece can’t be moved by this seven.
dog-rest-of-seven = { $left ->
        [0] A seven has seven steps.
        [one] The step that is left of the seven could not be made then.
       *[other] The { $left } steps that are left of the seven could not be made then.
    }
dog-jack-not-idle = A jack is laid without effect only when nobody else’s piece is on the ring and no card can be played.
dog-no-such-deal = { $seat } can’t be dealt these cards: there are too few or too many, or they are not in the deck.

## Dog: why a table can't be laid

dog-fault-seats = Dog is played by 2 to 6, not by { $number }.
dog-fault-empty = At a Dog table no seat is left empty, so somebody has to sit down as { $seat }.
dog-fault-team = On this board { $number } colours can’t play together: two can where the seats are even, three where they are six.
dog-fault-copies = A pack has 1 to { $most } cards of each rank, not { $number }.
dog-fault-jokers = A pack has at most { $most } jokers, not { $number }.
dog-fault-pack = The pack has only { $pack } cards, and the first deal needs { $needed }.
dog-fault-plies = A game can’t be ended before its first ply.

## Dog: what happens

event-dog-reshuffled = The deck has run out: the discard pile is shuffled.
event-dog-dealt =
    { $seat } is dealt { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-dog-dealt-cards = { $seat } is dealt { $cards }.
event-dog-chose = { $seat } has chosen a card to give.
event-dog-gave = { $seat } gives { $to } a card.
event-dog-gave-card = { $seat } gives { $to } the card { $card }.
event-dog-played = { $seat } plays { $card }.
event-dog-joker = { $seat } plays a joker as { $card }.
event-dog-started = A piece of { $seat } leaves the kennel.
event-dog-moved = A piece of { $seat } goes to { $to }.
event-dog-struck = A piece of { $seat } is struck on P{ $spot }.
event-dog-swapped = { $seat }’s piece on P{ $from } and { $other }’s on P{ $to } change places.
event-dog-discarded = { $seat } can play nothing and discards { $card }.
event-dog-folded = { $seat } can play nothing, lays down { $cards } and sits out this round.
event-dog-won = { $seat } brings the last piece home: the game is won!
event-dog-drawn =
    After { $plies ->
        [one] one turn
       *[other] { $plies } turns
    } nobody has won: it is a draw.

## Dog: positions and actions as text

dog-text-card = A card is expected here: one of A 2 3 4 5 6 7 8 9 T J Q K X.
dog-text-joker = A joker counts as another card, and that one stands here.
dog-text-rank = The rank of a piece is expected here, 0 to 3: 0 is the one furthest along.
dog-text-steps = The steps of a part are expected here, and all parts of a seven together make seven.
dog-text-colour = The number of a colour is expected here.
dog-text-own-colour = A piece is swapped with one of another colour.
dog-text-end = Nothing more is expected here.
dog-text-piece = A piece is expected here: P and its spot on the ring, or F and its spot in the finish.
dog-text-spot = This board has no such spot.
dog-text-taken = Another piece stands on this spot.
dog-text-pieces = A colour has four pieces.
dog-text-sides = A board names the pieces of every colour, with | between them.
dog-text-cards = “{ $text }” is no heap of cards, or has more than 15 of a kind. One is written A23X, or - when it is empty.
dog-text-seats = “{ $text }” must have one entry for each seat, with commas between them.
dog-text-seat = “{ $text }” is no seat of this table. They are counted from 0.
dog-text-deal = “{ $text }” is no size of a hand: 6, 5, 4, 3 or 2 cards are dealt.
dog-text-plies = “{ $text }” does not say how many plies were made.
dog-text-begun = “{ $text }” can’t be chosen there.
dog-text-part = “{ $text }” is not what comes next. A position is written board= hands= deck= pile= gave= spent= deal= starter= next=, and then perhaps plies= and begun=.
dog-text-missing = The part { $text }= is missing.
dog-text-pack = Hands, deck and discard pile together must be the whole pack.
dog-text-hands = Hands, gifts and plies do not fit what is to happen next.
dog-text-over = By this board and these plies the game would be over, or would not be: the text says the opposite.
dog-text-start = “{ $text }” is no position (board=…), no board (P0*F1|P14||P48*) and no picture of one.
dog-text-home = All pieces of a team are home on this board, so nothing is left to be played.
dog-text-star = A piece has its star only on the start of its own colour.
dog-picture-print = “{ $sign }” is printed here on every board.
dog-picture-blank = Nothing is drawn here on any board.
dog-picture-sign = A dot or the number of a colour, 0 to { $colours }, is expected here.
dog-picture-star = A star lies beside the start of a colour, and only while a piece of that colour stands on it.
dog-picture-owner = In a kennel and in a finish only pieces of its own colour stand.
dog-picture-pieces = Colour { $colour } has { $count } pieces in this picture. It must have four, with those in the kennel.
