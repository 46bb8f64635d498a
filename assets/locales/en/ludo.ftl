### Ludo: what its rules have to say, the list of actions, and how it is played.

game-ludo = Ludo
invitation-ludo = Once around the board, then up the lane of your colour.
duration-ludo = 25–40 min
credits-ludo = The house rules are those of the Ludo that Ben Kalkhoven wrote for Nice SoftWare. With thanks to its author.

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, victim, first, second and third are names of seats; from, to, spot, start and last are spots such as E5 or H1.

event-ludo-contested = { $seat } rolls { $face } to begin.
event-ludo-tied-two = { $first } and { $second } have rolled the same and roll again.
event-ludo-tied-three = { $first }, { $second } and { $third } have rolled the same and roll again.
event-ludo-tied-four = All four have rolled the same and roll again.
event-ludo-begins = { $seat } begins.
event-ludo-rolled = { $seat } rolls { $face }.
event-ludo-limit = That is one six too many: it is not played, and the turn of { $seat } ends.
event-ludo-no-move = { $seat } has no pawn that can move.
event-ludo-entered = { $seat } brings a pawn in on { $to }.
event-ludo-entered-plain = { $seat } brings a pawn in.
event-ludo-by-itself = The new pawn of { $seat } goes on by itself from { $from } to { $to }.
event-ludo-by-itself-plain = The new pawn of { $seat } goes on by itself.
event-ludo-moved = { $seat } moves from { $from } to { $to }.
event-ludo-moved-plain = { $seat } moves on.
event-ludo-came-home = { $seat } comes home from { $from } to { $to }.
event-ludo-came-home-plain = { $seat } comes home.
event-ludo-came-home-bounced = { $seat } comes home from { $from }, turns at { $last } and ends on { $to }.
event-ludo-came-home-bounced-plain = { $seat } comes home and has to turn back.
event-ludo-moved-home = { $seat } moves at home from { $from } to { $to }.
event-ludo-moved-home-plain = { $seat } moves on at home.
event-ludo-bounced = { $seat } moves at home from { $from }, turns at { $last } and ends on { $to }.
event-ludo-bounced-plain = { $seat } moves at home, to the end and back.
event-ludo-struck = { $seat } strikes a pawn of { $victim } on { $spot }.
event-ludo-struck-plain = { $seat } strikes a pawn of { $victim }.
event-ludo-struck-own = { $seat } strikes a pawn of the same colour on { $spot }.
event-ludo-struck-own-plain = { $seat } strikes a pawn of the same colour.
event-ludo-again = { $seat } has rolled a six and rolls again.
event-ludo-again-new = { $seat } rolls again, for the new pawn.
event-ludo-finished =
    { $place ->
        [1] { $seat } has every pawn home and wins!
        [2] { $seat } has every pawn home and is second.
        [3] { $seat } has every pawn home and is third.
       *[other] { $seat } has every pawn home and is fourth.
    }
event-ludo-ran-out =
    After { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    } the game ends as it stands.
event-ludo-over = The game is over.

## Why a move is not allowed

ludo-no-pawn-there = None of your pawns stands there. Choose one of your own.
ludo-enter-needs = Only a six brings a pawn in from the yard; you rolled { $rolled }.
ludo-enter-first = You rolled a six: a pawn must come in from the yard.
ludo-start-occupied = One of your own pawns still stands on the start. No other can come in before it has left.
ludo-past-home =
    { $most ->
        [0] This pawn has already come as far as it can go.
        [one] That is too far: this pawn can go one more step, and must roll it exactly.
       *[other] That is too far: this pawn can go at most { $most } more steps.
    }
ludo-same-spot = To and fro at home this pawn would come back to where it stands, and that is no move.
ludo-home-occupied = Your own pawn already stands where this one would end at home.
ludo-own-pawn = Your own pawn stands there.
ludo-track-first = At this table a pawn at home moves only when none on the track can, and one can.
ludo-home-rests = At this table a pawn that has come home stays where it is.
ludo-no-such-face = This die has only the faces 1 to 6.
ludo-other-chance = Something else is to be decided now: a roll where the beginner was drawn, or the other way round.
ludo-seat-not-in-play = Nobody plays on that seat.

## Why a table can't be laid

ludo-fault-seats = Ludo is played by 2 to 4; { $seats } is not among them.
ludo-fault-pawns = Each seat has 1 to 4 pawns, not { $pawns }.
ludo-fault-empty = The table has no seat { $index } (they are counted from 0), so it can’t be left empty.
ludo-fault-in-play = At least two must play. Let somebody take a seat.
ludo-fault-beginner = Seat { $index } (counted from 0) is to begin, but nobody plays there. Let somebody sit there, or let another seat begin.
ludo-fault-six-limit = The limit of sixes in a row begins at 2: a lower one would forbid every six.
ludo-fault-rolls = A game can’t be ended before its first roll.

## Positions and moves as text

ludo-text-spot = “{ $text }” is no spot of this seat’s on this board. Spots are written B34 (yard), E5 (ring) or H1 (home).
ludo-text-taken = Another pawn already stands on “{ $text }”.
ludo-text-pawns = “{ $text }” does not have as many pawns as each seat has here.
ludo-text-seats = There must be one list of pawns for each seat of the table, with “/” between them; look at “{ $text }”.
ludo-text-empty-seat = Nobody plays on this seat, so it is written “-”, not “{ $text }”.
ludo-text-seat = “{ $text }” names no seat that plays here, or one that was named before. Seats are counted from 0.
ludo-text-face = “{ $text }” is no face of a die: those are 1 to 6.
ludo-text-phase = “{ $text }” does not say who is next. Write 1? when seat 1 is to roll, 1> when that roll moves its new pawn, 1:3 when it has rolled 3, draw or over.
ludo-text-field = “{ $text }” is not known here. What may follow is sixes=, rolls=, home= and, while it is rolled who begins, the rolls so far.
ludo-text-number = “{ $text }” is not a number that can stand here.
ludo-text-home = The seats listed as home are not those whose pawns are all home.
ludo-text-over = By these pawns and rolls the game would be over, or would not be: the text says the opposite.
ludo-text-contest = The rolls for who begins do not fit together.
ludo-text-turn = The seat that is next has already finished.
ludo-text-forced = No pawn stands on the start of this seat, so none can go on from there by itself.
ludo-text-no-move = With this roll no pawn could move, so nothing is to be chosen.
ludo-text-from = “{ $text }” is no spot from which this seat could move. A move is written E11-E14, or only E11.
ludo-text-to = With a roll of { $roll } this move does not end on “{ $text }”.

## Settings of a table

setting-forced_second_roll = The new pawn goes on by itself
setting-forced_second_roll-help = The roll after a pawn came in moves that pawn off the start by itself. Switched off, it is a roll like any other.
setting-forced_strikes_own = The new pawn strikes your own
setting-forced_strikes_own-help = When the new pawn goes on by itself, it sends back one of your own if it lands on it. Switched off, it then waits on the start, and you choose another move.
setting-forced_six_also_draws = A second six brings in another
setting-forced_six_also_draws-help = When the new pawn goes on by a six, that six brings in another pawn, too. Switched off, it only gives one more roll.
setting-bounce = To and fro at home
setting-bounce-help = A roll that is too high counts forward to the last spot at home, and the rest backward. Switched off, a pawn must come home exactly.
setting-home_moves = Moving on at home
setting-home_moves-help = Whether a pawn at home is a choice like any other, moves only when none on the track can, or stays where it is.
setting-max_rolls = End after
setting-max_rolls-help = After so many rolls, those of all seats together, the game ends as it stands.

value-choice = a choice like any other
value-last = only when no other can move

preset-house = Classic
preset-house-help = As in the program of Nice SoftWare: the new pawn goes on by itself, and at home pawns go to and fro.
preset-exact = Exactly home
preset-exact-help = As many play it elsewhere: every roll is yours to choose, a pawn must come home exactly, and three sixes in a row end the turn.

figure-bounced = To and fro
figure-bounced-help = How often one of its pawns turned at the last spot at home.

## How to play: the rules as they hold at one table. Every setting is an argument of its own name.

howto-ludo-aim = The aim
howto-ludo-aim-text =
    { $pawns ->
        [one] Bring your pawn out of its yard, once round the 40 spots of the track and into one of your four home spots, before anybody else does.
       *[other] Bring your { $pawns } pawns out of their yard, once round the 40 spots of the track and into your four home spots, before anybody else does.
    }{ $empty ->
        [0] { "" }
        [one] { " " }One seat is empty and is passed over.
       *[other] { " " }{ $empty } seats are empty and are passed over.
    }

howto-ludo-begins = Who begins
howto-ludo-begins-text =
    { $who_begins ->
        [rolled] Everybody rolls once, and the highest begins. Those who tie for the highest roll again, and nobody else.
        [drawn] A seat drawn by lot begins.
       *[other] { $beginner } begins.
    } Then the turn goes round clockwise.

howto-ludo-enter = Bringing a pawn in
howto-ludo-enter-text =
    Only a six brings a pawn from the yard onto your start. { $forced_second_roll ->
        [on] If one waits there, it must come in.
       *[off] If one waits there and your start is free of your own pawns, it must come in.
    } Somebody else’s pawn on your start is struck.

howto-ludo-forced = The new pawn goes on by itself
howto-ludo-forced-text = After a pawn came in you roll again, and that roll moves the new pawn off the start. There is nothing to choose: it goes by itself, and strikes any opponent where it lands.

howto-ludo-forced-own = Striking your own pawn
howto-ludo-forced-own-text =
    { $forced_strikes_own ->
        [on] If one of your own pawns stands where the new pawn lands, that one is struck as well and goes back to your yard. It is the only time that you strike yourself.
       *[off] If one of your own pawns stands where the new pawn would land, it stays on the start, and the roll is yours to use for any other pawn.
    }

howto-ludo-forced-six = Another six for the new pawn
howto-ludo-forced-six-text =
    { $forced_six_also_draws ->
        [on] If the new pawn goes on by a six, that six brings in the next pawn from your yard, too, which then goes on by itself with your next roll.
       *[off] If the new pawn goes on by a six, that six brings in nobody else, but you roll once more. A six then brings a pawn in as usual.
    }

howto-ludo-start = The start
howto-ludo-start-text = A pawn on your start may stay there as long as you like, but meanwhile no other can come in.

howto-ludo-six = A six
howto-ludo-six-text =
    Whoever rolls a six rolls once more, even if no pawn could move.{ $six_limit ->
        [none] { " " }There is no limit to it.
        [2] { " " }But the second in a row is not played and ends the turn.
        [3] { " " }But the third in a row is not played and ends the turn.
        [4] { " " }But the fourth in a row is not played and ends the turn.
       *[other] { " " }But number { $six_limit } in a row is not played and ends the turn.
    } With no pawn left in the yard, a six moves any of your pawns.

howto-ludo-walk = Walking
howto-ludo-walk-text = Move one pawn clockwise, exactly as many spots as you rolled; a roll is never split. Pawns on the way are passed freely: only the spot where you land counts.

howto-ludo-strike = Striking
howto-ludo-strike-text = Land on somebody else’s pawn on the track, and it goes back to its yard. No spot of the track is safe; the home spots are, for nobody else gets there.

howto-ludo-own = Your own pawns
howto-ludo-own-text = You can’t choose a move that lands on a pawn of your own, neither on the track nor at home.

howto-ludo-home = Coming home
howto-ludo-home-text = After the whole round a pawn turns into your four home spots. There pawns jump over each other, but each needs a spot of its own.

howto-ludo-bounce =
    { $bounce ->
        [on] To and fro
       *[off] Exactly home
    }
howto-ludo-bounce-text =
    { $bounce ->
        [on] No exact roll is needed. A pawn counts forward to the last home spot and the rest backward; should that lead out again, it turns once more at the first. By a five from home spot 1 it goes three forward to spot 4 and two back, and ends on spot 2.
       *[off] A pawn must come home exactly: a roll that leads beyond the last home spot can’t be used for it.
    }

howto-ludo-bounce-back = No way back to itself
howto-ludo-bounce-back-text = A pawn that would end on the spot where it stands can’t be moved by that roll. So a six never moves a pawn that is at home.

howto-ludo-home-moves = Moving on at home
howto-ludo-home-moves-text =
    { $home_moves ->
        [choice] A pawn at home is a choice like any other. If no other pawn can move, it must go, even where you would rather leave it.
        [last] A pawn at home can move only when none of your pawns on the track can; then it must.
       *[never] A pawn that has come home stays where it is.
    }

howto-ludo-pass = Passing
howto-ludo-pass-text = If you can move, you must. If you can’t, the turn passes to the next seat, unless you rolled a six.

howto-ludo-end = The end
howto-ludo-end-text =
    { $pawns ->
        [one] The first whose pawn is home wins
       *[other] The first whose pawns are all home wins
    }{ $play_to_last ->
        [one_left] { $seats ->
            [2] , and the game is over.
            [3] . The others play on for the second place; who has finished is passed over, even after a six.
           *[other] . The others play on for the second and the third place; who has finished is passed over, even after a six.
        }
        [on] { $seats ->
            [2] . The other plays on until home, too.
           *[other] . The others play on until everybody is home; who has finished is passed over, even after a six.
        }
       *[off] , and the game is over.
    }{ $max_rolls ->
        [none] { "" }
        [one] { " " }After one roll it ends in any case, as it stands.
       *[other] { " " }After { $max_rolls } rolls of all seats together it ends in any case, as it stands.
    }

howto-ludo-opponents = Your opponents
howto-ludo-opponents-text = When a table is set up, each seat gets a person, a computer or nobody, and a click on a seat hands it over in the middle of a game. The computers are people with a name and a face. Pim, Lotti and Niki move whatever comes to mind and are the easiest to beat. Joost, Asha and Sander know the rules, but overlook a lot; Mila, Ruedi and Beppe seldom let a chance go by; Chiara, Nikos and Annelies see nearly everything. Vreni, Vikram and Spyros think several turns ahead, and are the hardest. A bot, which is a program of your own, can be an opponent as well.
strategy-far-ludo = Moves the pawn that has come furthest, of those that come further by it: at home none goes back.

howto-ludo-options = What you can choose
howto-ludo-options-text = “{ title-setup }” offers the board, the seats and every house rule, with a sentence on what each changes. In the settings you choose how you play, at any time: “{ settings-speed }”, “{ settings-single-choice }”, “{ settings-confirm-loss }”, “{ settings-roll-alone }”, “{ settings-turn-table }”, “{ settings-danger }”, “{ settings-chances }” and “{ settings-numbers }”; and also how everything looks and sounds. The pawn in the corner of the board opens a small menu with what is used most.

howto-ludo-messages = The language of the messages
howto-ludo-messages-text = Every roll and every move is written into the list beside the table. The list speaks Dutch, English, French, German, Greek or Spanish, or a language that you have added, whatever the rest of the program speaks. You choose it in the settings as “{ settings-list-language }”; chosen during a game, it holds for the whole list, from the first line on.

howto-ludo-speech = The language of the voice
howto-ludo-speech-text = With “{ settings-read-aloud }” in the settings, a voice of this computer reads the messages: Dutch, English, French, German, Greek or Spanish, if a voice for that language is installed. As “{ settings-speech-language }” you may choose any other one too. A French voice then reads English messages as if they were French, which is half the fun. The game never waits for the voice: what comes too late is left out.

howto-ludo-origin = Where the game comes from
howto-ludo-origin-text = Ludo descends from Pachisi, which was played in India from about the sixth century on: a board of it is said to be seen in the caves of Ajanta. Mughal emperors such as Akbar are said to have played it in their courtyards, with people for pawns. The name Ludo is Latin for “I play”. Many lands have a child of Pachisi: in Dutch it is called Mens erger je niet, in German Mensch ärgere dich nicht, in French Ne t’en fais pas and in Italian Non t’arrabbiare, and each of these names says: do not be annoyed.

howto-ludo-die = Why the die is fair
howto-ludo-die-text = All rolls of a game are fixed by a secret number before the first one, and nobody can change them: neither you nor a computer, and no move makes a six more likely. After the game the number is shown, so that everybody can roll the same rolls again and see. Long waits for a six are nothing odd: one time in six there is none in ten rolls.

howto-ludo-children = What children learn by it
howto-ludo-children-text = Counting to six at a glance, waiting for one’s turn, and choosing among a few pawns. Above all Ludo teaches how to lose, and to try again: everybody is struck some day, and every pawn can come in once more.

howto-ludo-credits = Whose rules these are
howto-ludo-credits-text = { credits-ludo }

## In place of what is said of every game

order-chance-first-ludo = { order-chance-first-mejn }
order-no-chance-ludo = { order-no-chance-mejn }
