### Dog: what its rules have to say, the list of actions, and how it is played.

game-dog = Dog
invitation-dog = A race in teams, with cards instead of a die.
duration-dog = 45–60 min
credits-dog = Dog is a card race from Switzerland. The house rules “{ preset-library }” follow libdog, a library by leopoldsedev, and “{ preset-brandi }” the rules of the Brändi foundation.

## In place of what is said of every game

order-chance-first-dog = The cards come first: they are dealt, then you choose.
order-no-chance-dog = No cards are dealt now: a card or a piece is to be chosen.
strategy-greedy-dog = Plays what leaves the board best for its team at this moment, and looks no further.
strategy-partner = Judges its plays, at most tables by a network that has learnt the game by playing against itself, tries the better ones in worlds that agree with all that it has seen, each until the round ends, and plays what helps the team most.
why-dog-discards = No card can be played, and this one will be missed least.
why-dog-gives = The partner can make more of this card.
why-dog-gives-you = This card is worth more to the partner than to you.
why-dog-greedy = Of all that can be played this leaves the board best for the team.
why-dog-partner = Whatever the others may hold, this helps the team most.

## What a rule forbids

dog-not-now = Something else is to be chosen now.
dog-not-in-hand = You have no { $card } in your hand.
dog-not-playable =
    { $kind ->
        [A] A brings a piece from the kennel or moves one 1 or 11. Neither is possible now.
        [K] K brings a piece from the kennel or moves one 13. Neither is possible now.
        [Q] Q moves a piece 12. None of yours can go so far now.
        [J] J swaps one of your pieces on the ring with one of another colour. There are no two to swap now.
        [X] No card that the joker may stand for can be played now.
        [T] 10 moves a piece 10. None of yours can go so far now.
        [four] 4 moves a piece 4 forward or backward. None of yours can go there now.
        [seven] 7 is seven steps shared out among pieces. Yours can’t go so far now.
       *[other] { $card } moves a piece { $card }. None of yours can go so far now.
    }
dog-all-wait =
    { $kind ->
        [T] 10 moves a piece on, and all of yours are still in the kennel.
       *[other] { $card } moves a piece on, and all of yours are still in the kennel.
    }
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

## Why a table can't be laid

dog-fault-seats = Dog is played by 2 to 6, not by { $number }.
dog-fault-empty = At a Dog table no seat is left empty, so somebody has to sit down as { $seat }.
dog-fault-team = On this board { $number } colours can’t play together: two can where the seats are even, three where they are six.
dog-fault-copies = A pack has 1 to { $most } cards of each rank, not { $number }.
dog-fault-jokers = A pack has at most { $most } jokers, not { $number }.
dog-fault-pack = The pack has only { $pack } cards, and the first deal needs { $needed }.
dog-fault-plies = A game can’t be ended before its first ply.

## What happens

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
event-dog-started-brief = A piece leaves the kennel.
event-dog-moved = A piece of { $seat } goes to { $to }.
event-dog-moved-brief = A piece goes to { $to }.
event-dog-moved-plain = A piece of { $seat } moves on.
event-dog-moved-plain-brief = A piece moves on.
event-dog-struck = { $by } strikes a piece of { $seat } on P{ $spot }.
event-dog-struck-plain = { $by } strikes a piece of { $seat }.
event-dog-struck-own = { $by } strikes a piece of its own on P{ $spot }.
event-dog-struck-own-plain = { $by } strikes a piece of its own.
event-dog-swapped = { $seat }’s piece on P{ $from } and { $other }’s on P{ $to } change places.
event-dog-swapped-plain = { $seat }’s piece and { $other }’s change places.
event-dog-discarded = { $seat } can play nothing and discards { $card }.
event-dog-folded = { $seat } can play nothing, lays down { $cards } and sits out this round.
event-dog-won = { $seat } brings the last piece home: the game is won!
event-dog-drawn =
    After { $plies ->
        [one] one turn
       *[other] { $plies } turns
    } nobody has won: it is a draw.

## Positions and actions as text

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

## How to play

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

## At the table

doing-dog-exchange = Everybody passes a card to the partner
prompt-dog-give = Choose a card for your partner { $seat }
prompt-dog-card = Choose a card to play
prompt-dog-discard = None of your cards can be played: choose one to discard
prompt-dog-joker = The joker counts as any card: which one?
prompt-dog-seven = { $left ->
    [7] Seven steps, as you like among your pieces: choose a piece, then where its part ends
    [one] One step of the seven is left: choose which piece takes it
   *[other] { $left } steps are left of the seven: choose a piece, then where its part ends
}
prompt-dog-jack = The jack swaps: choose your own piece
prompt-dog-with = Choose the piece with which it changes places
prompt-dog-place = { $card }: choose where a piece goes
outlook-dog-strikes = Strikes { $seat } on { $spot }
explains-dog-give = For { $seat }.
explains-dog-card =
    { $card ->
        [A] A piece leaves the kennel, or goes 1 or 11.
        [K] A piece leaves the kennel, or goes 13.
        [Q] A piece goes 12.
        [J] One of your pieces and one of another colour change places.
        [7] Seven steps to share out; what they pass over is struck.
        [4] A piece goes 4, forward or backward.
        [T] A piece goes 10.
        [X] Stands for any other card.
       *[other] A piece goes { $card }.
    }
position-part-dog = A board alone will do, as text (P0*F1|P14P16||P48*) or as its picture in characters: the cards are dealt anew.
hint-dog-card =
    { $card ->
        [A] the ace
        [K] the king
        [Q] the queen
        [J] the jack
        [T] the 10
        [X] the joker
       *[other] the { $card }
    }
hint-dog-piece = the piece on { $spot }
hint-dog-piece-plain = the piece with the golden ring
hint-dog-kennel = a piece from the kennel
hint-dog-give = { $card } for your partner
hint-dog-discard = { $card } for the discard pile
hint-dog-joker = the joker as { $card }
hint-dog-way = from { $from } to { $to }
hint-dog-swap = a swap with the piece on { $spot }
hint-dog-blank = the jack without a swap
hint-dog-second = your other colour

## In the terminal

text-dog-hand = { $seat } holds { $cards }
text-dog-alone = starts on { $start }
text-dog-mate = with { $mate }, starts on { $start }
text-dog-mates = with { $mate } and { $other }, starts on { $start }
