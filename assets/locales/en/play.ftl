### One game being played: seeds, strategies, records, what can be undone.

# What this language calls itself.
language-name = English
# Between whole and part of a number.
decimal-sign = .
language-unknown = The language “{ $code }” is not known. There are: { $known }.
language-code = { $folder } is left out: a folder of texts bears the code of a language, such as nl or pt-BR.
language-unread = { $folder } could not be read and is left out: { $why }.
language-line = { $file }, line { $line }: { $why }. What stands there is told in English.

unknown-game = There is no game called “{ $name }”. There are: { $known }.
unknown-strategy = There is no strategy called “{ $name }”. There are: { $known }.
unknown-preset = There is no set of house rules called “{ $name }”. There are: { $known }.
unknown-setting = There is nothing called “{ $name }” to be set. There are: { $known }.
setting-value = { $name } can’t be “{ $value }”. It can be: { $expected }.
config-ron = These rules can’t be read, at line { $line }, column { $column }: { $why }.
seats-count =
    { $count ->
        [one] One seat is not enough: the boards of this game have { $known }, empty ones included.
       *[other] { $count } seats do not make a table: the boards of this game have { $known }, empty ones included.
    }
sit-empty = Nobody plays on that seat in this game. A seat in play goes to a person or to a computer.

spec-count =
    “{ $spec }” has { $given ->
        [one] one number
       *[other] { $given } numbers
    }; { $count ->
        [0] this strategy takes none
        [one] it takes one: { $names }
       *[other] it takes { $count }: { $names }
    }.
spec-name =
    { $count ->
        [0] “{ $spec }” names the number “{ $name }”, but this strategy takes none.
       *[other] “{ $spec }” names the number “{ $name }”, which is not known. The names are: { $names }.
    }
spec-mixed = In “{ $spec }” only some of the numbers have a name. Name all of them or none; the names are: { $names }.
spec-number = “{ $text }” in “{ $spec }” is not a whole number, as all numbers of strategies are.
spec-network = “{ $spec }” names a network by the number { $number } that was not brought along. Name its file instead: file:PATH.

seed-text = “{ $text }” is no seed. A seed is a whole number, or 64 hexadecimal digits.
seed-system = The system gives no random numbers: { $why }. Name a seed to play with.

moves-chance = With dice or cards the moves alone do not tell a game: save it instead.
moves-fault = Move { $at }, “{ $text }”, can’t be made. { $why }
position-fault =
    { $lines ->
        [one] The position can’t be read at character { $at }. { $why }
       *[other] The position can’t be read in line { $line } at character { $at }. { $why }
    }
match-sealed = This record does not tell its seed, so it can be looked at, but not gone on with.
save-name = “{ $name }” can’t be the name of a file. Write some letters or digits.
return-not-over = There can be a return match once this game is over.
return-sealed = This record does not tell its seed, so there can be no return match by the same dice.
return-alone = A return match takes at least two players.
no-answer = The computer on { $seat } has no answer. Take over its seat to play on.
no-such-choice = There is no such choice. Choose one of those that are shown.
undo-nothing = There is nothing to take back.
undo-forced = That move was forced: there was no other, so there is nothing to take back.
undo-chance = A roll or a deal has been seen since, so the choice before it stands. Only a table for practice takes everything back.
undo-reveal = What was chosen in secret has been shown, so it stands. Only a table for practice takes everything back.
undo-others = Somebody else has chosen since, so the choice before stands. Only a table for practice takes everything back.
undo-never = At this table a choice stands.
practice-table = A game for practice: everything can be taken back, and computers then choose anew. Its record says so.
practice-told =
    { $count ->
        [0] A game for practice: everything could be taken back, though nothing that had been seen was.
        [one] A game for practice: once it went back behind what had been seen.
       *[other] A game for practice: { $count } times it went back behind what had been seen.
    }
redo-nothing = Nothing was taken back, so there is nothing to do again.

file-too-large = { $file } is larger than { $most } MB, which nothing is that belongs here
file-no-text = { $file } is no text in UTF-8 from line { $line } on: save it as such
autosaves-held = No autosave can be taken in { $file }: { $count } programs hold one, or games lie there that can’t be opened. Close a program, or move such a game elsewhere
no-data-folder = no folder for data is known: name one with --data-dir or HOMESTRETCH_DATA
system-not-found = it is not there
system-permission = you have no permission for it
system-already-there = something of that name is there already
system-full = the disk is full
system-read-only = it can only be read, not written
system-folder = a folder, not a file
system-no-folder = what is named as a folder is none
system-no-file = a pipe or a device, not a file: put what comes from it into a file first
system-too-large = larger than { $most } MB, which nothing is that belongs here
system-no-text = no text in UTF-8 from line { $line } on: save it as such
system-no-text-line = no text in UTF-8

record-foreign = This is no record of a game: those begin with “homestretch record”.
record-version = The record is of version { $version }; this program reads version { $known }. A newer program may read it.
record-line = This line is not understood: “{ $text }”.
record-missing = The record is not complete: it says nothing of “{ $what }”.
record-empty = The file is empty.
record-truncated = The record breaks off here: its last line, the check sum, is missing.
record-after-end = Something stands behind the check sum, where the record ends.
record-hash = The check sum does not fit: the file was changed or damaged.
record-commitment = The commitment does not fit the secret and what was agreed: game, rules, seats or undo are not those that the game was begun with.
record-roll = The record tells of “{ $told }”, but the seed brings “{ $drawn }” here.
record-not-over = The record tells a result, but the game is not over.
record-result = The record tells the result { $told }, but the game ended { $played }.
record-twice = This line stands here a second time; the first is line { $first }: “{ $text }”.
record-no-result = The game is over, but the record tells no result.
record-no-commitment = What stands here as the commitment is none: it would be 64 hexadecimal digits.
record-sealed = This game is not over and therefore sealed: it can be opened where it was saved, with the key in the data folder (seal.key).
record-secrets = Seats of this game know what others do not, so nothing can be told of it before it is over. To go on later, save it.
seal-other-key = This game is sealed with another key. Open it with the data folder in which it was saved (--data-dir), or lay the file seal.key of that folder beside it.
seal-broken = What is sealed here is damaged.
seal-no-key = { $file } should hold the key to unfinished games and does not. Put the right file back; without it they can’t be opened. Move it away to begin with a new key.

figure-choices = Choices
figure-choices-help = How often it chose among several moves.

bot-no-command = “bot:” names no program. Write its command behind the colon, as in bot:python3 my_bot.py.

voice-missing = No voice: { $program } could not be started ({ $why }). Everything stands in the list as well.
voice-failed = { $program } could not read a sentence aloud. Everything stands in the list as well.
voice-hangs = { $program } did not come to the end of a sentence and was stopped. Everything stands in the list as well.

## How long a game was

length-rolls =
    { $count ->
        [one] The game is over after { $count } roll.
       *[other] The game is over after { $count } rolls.
    }
length-moves =
    { $count ->
        [one] The game is over after { $count } move.
       *[other] The game is over after { $count } moves.
    }
length-cards =
    { $count ->
        [one] The game is over after { $count } played card.
       *[other] The game is over after { $count } played cards.
    }
length-rounds =
    { $count ->
        [one] The game is over after { $count } round.
       *[other] The game is over after { $count } rounds.
    }
