### Quoridor: what its rules have to say, the list of actions, and how it is played.

game-quoridor = Quoridor
invitation-quoridor = Be first across, and build fences in everybody’s way.
duration-quoridor = 10–20 min
credits-quoridor = Quoridor was designed by Mirko Marchesi. Behind ours stands a program in Java that was made for school.

## Why a step or a fence is not allowed

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

## Why a table can't be laid

quoridor-fault-seats = Quoridor is played by 2 or 4, not by { $number }.
quoridor-fault-empty = At a Quoridor table no seat is left empty, so somebody has to sit down as { $seat }.
quoridor-fault-columns = A board has 3, 5, 7 or 9 columns, not { $number }: pawns start in the middle.
quoridor-fault-rows = A board has 3, 5, 7 or 9 rows, not { $number }: pawns start in the middle.
quoridor-fault-fences = Each seat has 0 to { $most } fences, not { $number }.
quoridor-fault-plies = A game can be ended after 1 to { $most } plies, not after { $number }.

## What happens

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

## Positions and choices as text

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

## How to play

howto-quoridor-aim = The aim
howto-quoridor-aim-text =
    Bring your pawn to any square of the side opposite to where it starts, before anybody else does. The board has { $columns } columns and { $rows } rows, and { $seats ->
        [2] two play
       *[other] { $seats } play
    }.

howto-quoridor-turn = Your turn
howto-quoridor-turn-text =
    { $fences ->
        [0] Move your pawn one square up, down, left or right. You can’t pass.
       *[other] Move your pawn one square up, down, left or right, or place a fence: one of the two, and you can’t pass.
    } Then it is the turn of { $seats ->
        [2] the other.
       *[other] the next one clockwise.
    }

howto-quoridor-fence = Fences
howto-quoridor-fence-text =
    { $fences ->
        [one] You have one fence.
       *[other] You have { $fences } fences.
    } Each is two squares long and stands between two pairs of squares. It is never moved again, and nobody goes through it. In the list it is named by the square at its lower left: e3h lies above e3 and f3, e3v stands right of e3 and e4.

howto-quoridor-apart = Fences keep apart
howto-quoridor-apart-text = A fence may touch another one, end to end or in a T. It may not cross one or lie on half of it.

howto-quoridor-way = Everybody keeps a way
howto-quoridor-way-text = A fence may make a way as long as you like, but it may not take away the last way of any pawn to its goal. Pawns do not block a way.

howto-quoridor-jump = Jumping
howto-quoridor-jump-text = When a pawn stands right beside yours, you may jump straight over it to the square behind, if that is free and no fence stands between.

howto-quoridor-side = Past a pawn
howto-quoridor-side-text = When a fence or the edge is behind the pawn that you would jump, you step to a square at its side instead, if that is free and no fence stands between.

howto-quoridor-back = There and back
howto-quoridor-back-text = When the pawn that you would jump has a fence or the edge behind it and on both its sides, your pawn may jump and come back to the square where it stood. Nothing has moved then, but your turn is over.

howto-quoridor-third = A third pawn
howto-quoridor-third-text =
    { $third_pawn ->
        [like_a_fence] A third pawn behind the one that you would jump is like a fence: you step to the side.
       *[blocks] When a third pawn stands behind the one that you would jump, you can’t go that way at all.
    }

howto-quoridor-lost = Losing a turn
howto-quoridor-lost-text = Whoever can neither move nor place a fence loses the turn. It is the only way to pass.

howto-quoridor-end = The end
howto-quoridor-end-text =
    Whoever reaches the other side first wins, and the others do not play on.{ $max_plies ->
        [none] { "" }
        [one] { " " }After one turn without a winner it is a draw.
       *[other] { " " }After { $max_plies } turns of all together without a winner it is a draw.
    }

## What the terminal shows beside the board


## What the terminal shows beside the board


## What the terminal shows beside the board

text-quoridor-row = goes to row { $row }
text-quoridor-column = goes to column { $column }
