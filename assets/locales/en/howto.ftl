### How to play: the rules as they hold at one table. Every setting is an argument of its own name.

# What a six is called here; the second where it has been named before.
howto-six =
    { $faces ->
        [6] a six
       *[other] the highest face, { $faces },
    }
howto-that-six =
    { $faces ->
        [6] a six
       *[other] the highest face
    }

## Mens erger je niet

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

## Quoridor

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
    } Each is two squares long and stands between two pairs of squares. It is never moved again, and nobody goes through it.

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

## Dog

howto-dog-aim = The aim
howto-dog-aim-text =
    { $team ->
        [1] Bring your four pieces from the kennel once round the ring and into your finish before anybody else does.
       *[other] { $seats ->
            [2] Bring the four pieces of each of your two colours from the kennel once round the ring and into their finish before the other does.
           *[other] Bring your four pieces from the kennel once round the ring and into your finish, and help your { $team ->
                [2] partner, who sits opposite, to do
               *[other] partners, who sit at every other seat, to do
            } the same. The team whose pieces are all home first wins.
        }
    }

howto-dog-round = A round
howto-dog-round-text = Everybody is dealt six cards, in the next rounds five, four, three and two, and then six again. One card is played a turn until no hand has any left. Whoever follows the last beginner begins.

howto-dog-exchange = A card for the partner
howto-dog-exchange-text =
    At the beginning of a round everybody chooses a card for { $team ->
        [2] the partner opposite
       *[other] the next of the team, clockwise
    }, face down. They change hands when all have chosen.

howto-dog-start = Leaving the kennel
howto-dog-start-text = An ace or a king brings a piece from the kennel to your start. Whoever stands there without a star is struck.

howto-dog-star = The star
howto-dog-star-text = A piece that has just left the kennel has a star until it moves. Nobody can pass it, land on it, strike it or swap it, and no other piece can be started while it stands there.

howto-dog-cards = Cards
howto-dog-cards-text = A piece goes forward as far as the card says; a queen goes 12, a king 13, an ace 1 or 11. A four goes forward or backward.

howto-dog-finish = The finish
howto-dog-finish-text = After your start the way turns into your finish. A piece goes in as far as the card says, and never over another one; you may also go past it and round again. A piece with its star can’t go straight in.

howto-dog-strike = Striking
howto-dog-strike-text = Landing on a piece sends it back to its kennel, whoever’s it is: your own, too. Only passing it does no harm.

howto-dog-seven = The seven
howto-dog-seven-text =
    A seven is seven steps that you share out among your pieces as you like{ $canadian ->
        [on] { $team ->
            [1] { "" }
           *[other] { $seats ->
                [2] { "" }
               *[other] , and among your partner’s
            }
        }
       *[off] { "" }
    }. All of them have to be made, and every piece that is walked over is struck.{ $rest_to_mate ->
        [on] { " " }What is left when your last piece is home goes to { $seats ->
            [2] your other colour.
           *[other] your partner.
        }
       *[off] { "" }
    }

howto-dog-jack = The jack
howto-dog-jack-text =
    One of your pieces on the ring changes places with one of another colour. Pieces with a star stay where they are.{ $idle_jack ->
        [on] { " " }With only your own pieces on the ring and nothing else to play, it may be laid without effect.
       *[off] { "" }
    }

howto-dog-joker = The joker
howto-dog-joker-text = A joker is played as any other card. The pack has { $jokers } of them and { $copies } of each rank.

howto-dog-must = You have to play
howto-dog-must-text = If any card can be played in any way, you have to. If none can, you discard one of your choice.

howto-dog-sit-out = Sitting out
howto-dog-sit-out-text = If any card can be played in any way, you have to. If none can, you lay down your whole hand and sit out the round.

howto-dog-help = Helping
howto-dog-help-text = Once your finish is full, your cards move the pieces of { $seats ->
        [2] your second colour.
       *[other] your partner.
    }

howto-dog-end = The end
howto-dog-end-text =
    The game is over as soon as one { $team ->
        [1] player’s
       *[other] team’s
    } pieces are all home.{ $max_plies ->
        [none] { "" }
        [one] { " " }After one turn without a winner it is a draw.
       *[other] { " " }After { $max_plies } turns of all together without a winner it is a draw.
    }
