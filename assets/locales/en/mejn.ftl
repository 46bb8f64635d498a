### Mens erger je niet: what its rules have to say, the list of actions, and how it is played.

game-mejn = Mens erger je niet
invitation-mejn = Bring your pawns home, and strike whoever is in the way.
duration-mejn = 30–45 min
credits-mejn = Mens erger je niet is a race game of the family of Pachisi. Ours descends from the Java program Mens erger je niet by jrottinghuis. The strategies Far, Near and Ranking go back to van der Genugten and Das, and the points of the ranking to Sitarz.

## In place of what is said of every game

order-chance-first-mejn = The die comes first: roll it, then choose.
order-no-chance-mejn = Nothing is to be rolled now: a pawn is to be chosen.

## Why a move is not allowed

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

## Why a table can't be laid

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

## What happens

event-contested = { $seat } rolls { $face } to begin.
event-begins = { $seat } begins.
event-rolled = { $seat } rolls { $face }.
event-limit = Too many in a row: { $seat }’s turn ends.
event-no-move = { $seat } can’t move.
event-moved = { $seat } moves from { $from } to { $to }.
event-moved-plain = { $seat } moves on.
event-entered = { $seat } brings a pawn in on { $to }.
event-entered-plain = { $seat } brings a pawn in.
event-came-home = { $seat } comes home to { $to }.
event-came-home-plain = { $seat } comes home.
event-struck = { $by } strikes { $seat } on { $spot }.
event-struck-plain = { $by } strikes { $seat }.
event-struck-own = { $seat } strikes a pawn of its own on { $spot }.
event-struck-own-plain = { $seat } strikes a pawn of its own.
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

## Positions and moves as text

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

## How to play

howto-aim = The aim
howto-aim-text =
    { $pawns ->
        [one] Bring your pawn once round the { $ring } spots of the ring and home, before anybody else does.
       *[other] Bring your { $pawns } pawns once round the { $ring } spots of the ring and home, before anybody else does.
    }{ $empty ->
        [0] { "" }
        [one] { " " }One seat is empty and is passed over.
       *[other] { " " }{ $empty } seats are empty and are passed over.
    }

howto-begins = Who begins
howto-begins-text =
    { $who_begins ->
        [drawn] A seat drawn by lot begins.
        [rolled] Everybody rolls: the highest begins, and those who tie roll again.
       *[other] { $beginner } begins.
    } Then the turn goes round clockwise, one roll each.

howto-enter = Bringing a pawn in
howto-enter-text =
    Only { howto-six } brings a pawn from the yard onto your start.{ $pawns ->
        [one] { "" }
       *[other] { " " }If one waits there and your start is free of your own pawns, you must bring it in.
    }

howto-start = Leaving the start
howto-start-text =
    { $leave_start_first ->
        [always] A pawn on your start must leave it before you move any other, whatever you roll.
        [while_begin] While pawns of yours wait in the yard, a pawn on your start must leave it before you move any other.
       *[never] A pawn on your start may stay there, but meanwhile no other can come in.
    }

howto-walk = Walking
howto-walk-text = Move one pawn clockwise, exactly as many spots as you rolled. Pawns on the way are jumped over; only the spot where you land counts.

howto-home = Coming home
howto-home-text = After the whole round a pawn turns into your home lane. It must get there exactly: a roll that leads beyond the last home spot can’t be used for it.

howto-strike = Striking
howto-strike-text =
    Land on somebody’s pawn, and it goes back to its yard. No spot of the ring is safe, not even a start.{ $strike_is_compulsory ->
        [on] { "" }
       *[off] { " " }You may strike, but you need not.
    }

howto-compulsory = Striking is a must
howto-compulsory-text =
    If you can strike somebody, you have to; with which pawn is up to you.{ $leave_start_first ->
        [never] { " " }Only bringing a pawn in comes first.
       *[other] { " " }Only bringing a pawn in and leaving the start come first.
    }

howto-own = Your own pawns
howto-own-text =
    { $self_strike ->
        [on] If you land on a pawn of your own on the ring, it is struck like any other.
       *[off] You can’t land on a pawn of your own.
    }

howto-own-start = Your own pawns, from the start
howto-own-start-text =
    { $start_strikes_own ->
        [on] A pawn that leaves your start is the exception: it strikes your own pawn where it lands.
       *[off] A pawn that would leave your start for a pawn of your own can’t go there either; then move another.
    }

howto-lane = In the home lane
howto-lane-text =
    { $home_no_jumping ->
        [on] At home pawns can’t jump over each other, and each needs a free spot. They may move further in.
       *[off] At home pawns may jump over each other, but each needs a free spot. They may move further in.
    }

howto-again =
    { $faces ->
        [6] A six
       *[other] The highest face
    }
howto-again-text =
    { $six_rolls_again ->
        [on] Whoever rolls { howto-six } rolls once more, even if no pawn could move.{ $six_limit ->
            [none] { "" }
            [2] { " " }But the second in a row is not played and ends the turn.
            [3] { " " }But the third in a row is not played and ends the turn.
            [4] { " " }But the fourth in a row is not played and ends the turn.
           *[other] { " " }But number { $six_limit } in a row is not played and ends the turn.
        }
       *[off] Here { howto-six } gives no second roll.
    }

howto-tries = Three tries
howto-tries-text =
    { $pawns ->
        [one] While your pawn waits in the yard, you roll up to three times, until { howto-that-six } comes.
       *[other] With none of your pawns on the ring, and those at home as far in as they can be, you roll up to three times, until { howto-that-six } comes.
    }

howto-pass = Passing
howto-pass-text =
    If you can move, you must, even where you would rather not. If you can’t, the turn passes.{ $three_tries ->
        [on] { "" }
       *[off] { " " }{ $pawns ->
            [one] There are no extra tries, even with your pawn in the yard.
           *[other] There are no extra tries, even with all your pawns in the yard.
        }
    }

howto-end = The end
howto-end-text =
    { $pawns ->
        [one] The first whose pawn is home wins
       *[other] The first whose pawns are all home wins
    }{ $play_to_last ->
        [on] { $seats ->
            [2] . The other plays on until home, too.
           *[other] . The others play on until everybody is home; who is home rolls no more.
        }
        [one_left] { $seats ->
            [2] , and the game is over.
           *[other] . The others play on until only one is left; who is home rolls no more.
        }
       *[off] , and the game is over.
    }
