### The window: title, setting up, the panels beside the table, and the pages over it.

## Keeping games

autosave-second = Another Homestretch is open already: this one keeps its game in { $file }.
autosave-none = Games can’t be kept: { $why }. You can play on: it is tried again after every step, and when you leave you are asked for another place.
autosave-failed = The game could not be kept: { $why }. What was kept before is still there. You can play on: it is tried again after every step.
autosave-again = The game is kept again, in { $file }.
autosave-damaged = A game that was left open is damaged. It is kept as { $file }, where nothing is written over it. { $why }
autosave-passed = A game that was left open can’t be opened here, and stays as it is in { $file }. Open it from there once it can be read. { $why }
saved-as = The game is saved as { $file }.
written-as = It lies in { $file }.
left-behind-kept = The open game is kept as { $name }.
unkept-title = The game is not kept
unkept-why = The game can’t be kept where games lie: { $why }.
unkept-left = The game that was left open can’t be put aside: { $why }.
unkept-help = Name another place: a folder, or a file that is not there yet, on another disk for example. Or make room where games lie, and try again. Without either the game is lost.
unkept-hint = Path of a folder or a file
unkept-save = Save there
unkept-again = Try again
unkept-without = Go without it
unkept-stay = Back
settings-damaged = The settings could not be read ({ $why }). The usual ones hold; the old file is kept as { $file }.
settings-unwritten = The settings could not be kept: { $why }.
board-unreadable = { $file } can’t be read as a board: { $why }.
board-seats = { $file }: a board has 1 to 6 seats, not { $count }.
board-vignette = { $file }: the small drawing number { $number } does not lie on the card, or is one too many. A board has at most { $most }, all of them inside its edges and larger than 0.
board-lacks = { $file }: the spot { $spot } is missing, which the game needs.
board-double = { $file }: the spot { $spot } is there twice; once is enough.
board-unknown = { $file } names the spot { $spot }, which this board does not have.
board-no-seat = { $file } gives the spot { $spot } to seat { $index }, which this board does not have. Seats are counted from 0.
theme-unreadable = { $file } can’t be read as a theme: { $why }.
theme-no-colour = { $file }: “{ $colour }” is no colour. Write six hexadecimal digits, as in #8C2F1B.
theme-pale = { $file }: print { $print } on { $ground } has a contrast of { $contrast } to 1. Below 3 to 1 it is hard to read.
commitment = All chance in this game is fixed by { $hash }.
word-ask = { $seat }, a word for the dice (Enter alone: one is drawn)?
word-told = { $seat } adds “{ $word }” to the dice.
word-late = Words for the dice are chosen before the first roll.
game-without-window = This game can be played in the terminal only: homestretch text.

## Title

app-name = Homestretch
app-tagline = Board games on one table, for a rainy Sunday
title-continue = Go on with the game
title-last = Last table
title-first = First game
title-first-help = Learn it while you play
title-alone = Quick start
title-alone-help = You against { $names }
title-party =
    { $count ->
        [2] Party for two
        [3] Party for three
        [4] Party for four
       *[other] Party for { $count }
    }
title-party-help = Everybody at this screen
title-watch = Watch
title-watch-help = Computers play, and you look on
title-people =
    { $count ->
        [one] 1 person
       *[other] { $count } people
    }
title-computers =
    { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }
title-players = { $players } players
title-or = { $few } or { $more }
title-setup = Set up a table
title-tournament = Tournament
title-settings = Settings
title-rules = How to play
title-help = Keys and gamepads
title-about = About
title-quit = Quit

## Setting up a table

setup-title = Set up a table
setup-board = Board
setup-board-seats =
    { $seats ->
       *[other] { $seats } seats
    }
setup-board-ring = Small board for { $seats }
setup-person = A person
setup-name = A name, or just { $colour }
setup-person-help = Somebody at this screen, with the mouse or the keys.
setup-empty = Nobody
setup-empty-help = The seat stays empty and is passed over.
setup-parameters-usual = The usual ones
setup-rules = House rules
setup-rules-each = Every rule
setup-sizes = Sizes
setup-undo = Taking back
setup-undo-fair = Until something is seen
setup-undo-fair-help = You may take back your last choice until somebody else has chosen, or a roll, a deal or a reveal has been seen. An undone roll comes again the same.
setup-undo-practice = Practice: everything
setup-undo-practice-help = Any choice can be taken back, to the very start, whatever has been seen; computers then choose anew. The table and the record say that it is practice.
setup-undo-never = Nothing
setup-undo-never-help = A choice stands.
setup-dice = Dice and cards
setup-dice-help = Nobody knows a roll or a card before it comes. To be sure of that, add a word of your own.
setup-dice-fold = Words and seed
setup-commitment = The house has fixed its secret. Its fingerprint: { $hash }
setup-word = Word of { $seat }
setup-word-hint = drawn
setup-word-help = All rolls follow from that secret and from these words: neither the house nor a player can choose them. Choose a word after the fingerprint, and note both to check the game later.
setup-seed = Seed of the dice
setup-seed-hint = fresh
setup-seed-help = The same seed brings the same rolls. Left blank, nobody knows them.
setup-start = Start
setup-back = Back

## Beside the table

panel-menu = Menu
panel-pause = Let everything wait
panel-go-on = Go on
panel-step = One step
panel-speed = Speed
panel-slower = Slower
panel-faster = Faster
panel-fold = Fold the panel away
panel-unfold = Show seats and events
panel-events = What happened
panel-undo = Take back
panel-hint = Advice, step by step
panel-missed = Show again what happened since the last turn
panel-redo = Do again
panel-save = Save
panel-proof = Nobody picks rolls or cards: see how that is proved
sitter-with = { $what }, with
panel-partner = partner of { $seat }
coach-leave = No more explanations
legend-danger = may be struck before its next turn
legend-held = frozen by this choice, whatever the other names
legend-prospects = what you gain if the other names that place
legend-advice = advice: what a strong player would do
legend-ways-now = shortest way now, in the colour of its pawn
legend-ways-then = shortest way after this choice
panel-home = { $count } of { $of } home
panel-laths = { $count } of { $of } fences left
panel-score =
    { $count ->
        [one] { $count } pip scored
       *[other] { $count } pips scored
    }
panel-go-to = Look at this moment
panel-none-yet = Nothing has happened yet.
panel-person = A person plays here.
panel-elsewhere = On the phone
panel-lost = Phone not connected
panel-take-back = Play this seat yourself
panel-hand-to = Hand the seat to a computer

stage-round = Round { $round } of { $rounds }
stage-extra = Extra round { $round }
turn-to-roll = { $seat } to roll
turn-to-choose = { $seat } to choose
turn-thinks = { $seat } thinks
turn-elsewhere = { $seat } plays on the phone
turn-over = The game is over
turn-looks = An earlier moment
turn-paused = Waiting
turn-practice = practice

prompt-roll = Roll: press { $key } or click the die
prompt-choose = Choose a pawn or the spot where it should go, and press { $key } or click it
prompt-choose-laths = Choose a square or a groove, and press { $key } or click it. { $turn } turns to the grooves.
prompt-fill = Scatter the rest
prompt-clear = Take all back
tally-title = Cards you have seen
tally-joker = Joker
tally-count = { $seen } of { $of }
cover-title = { $seat } to look
cover-text = The others look away. Then press { $key }.
cover-look = Look at my cards
cover-ready = I am ready
blind-title = All at once: hide your thumb and press three buttons
blind-look = Hold { $key } to look at your cards while the others look away.
blind-places = Then press the place of your card:
blind-chooses = chooses
blind-chosen = has chosen
blind-rest = { $key } scatters the rest
blind-anew = { $key } begins anew
blind-pressed =
    { $count ->
        [one] { $count } pressed
       *[other] { $count } pressed
    }
prompt-paused = Everything waits. Press { $key } to go on.
prompt-lost = Its phone is not connected. It comes back by itself; in the menu, at “Phones join”, the seat can be given to somebody else.
prompt-onward = Press { $key } to go on.
outlook-longer =
    { $seat }: { $now ->
        [one] one step
       *[other] { $now } steps
    } now, { $then } with it
outlook-same =
    { $seat }: { $now ->
        [one] one step
       *[other] { $now } steps
    } as before
outlook-closed =
    { $seat }: { $now ->
        [one] one step
       *[other] { $now } steps
    }, then no way at all
prompt-dismiss = Understood

place-1 = 1st
place-2 = 2nd
place-3 = 3rd
place-other = { $place }th

yard-empty = { $seat }: nobody sits here.

## The end

over-title = { $seat } wins!
over-title-you = You win!
over-title-two = { $seat } and { $mate } win!
over-title-several = Several win together!
over-again = Again
over-look = Look at the board
over-board = Board
over-title-page = Title

## Pages

page-close = Close

menu-title = Menu
menu-resume = Continue
menu-again = Begin again
menu-setup = Set up a table
menu-save = Save the game
menu-moves = List of moves
menu-die = The die
menu-settings = Settings
menu-console = Messages
menu-rules = How to play
menu-help = Keys and gamepads
menu-about = About
menu-phones = Phones join
menu-title-page = Back to the title

quick-title = What is used most
quick-again = New game

load-title = Saved games
load-none = No game has been saved yet. Save one from the menu of a game, or with Ctrl+S.
load-open = Open
load-numbered = { $game } · { $number }
load-put-away = Delete
load-name = Give it a name
load-broken = This game can’t be read.
load-reading = Being read …
load-away =
    { $count ->
        [one] A game was deleted.
       *[other] { $count } games were deleted.
    }
load-bring-back = Bring back
load-all = All games
load-any = All
load-going-on = Going on
load-over = Over
load-shown = Shown:
load-order = Order:
load-newest = Newest first
load-by-name = By name
load-by-game = By game
load-none-such = There is none of that kind.
load-ago-now = just now
load-ago-minutes =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
load-ago-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
load-ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
load-on-day =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
load-folder = Folder: { $folder }
position-title = Begin at a position
position-help = Paste a position of { $game } here, in its notation, and play on from it at this table. The record tells that the game began there.
position-play = Begin with it

settings-title = Settings
settings-speed = Speed
settings-speed-help = How fast everything moves.
settings-single-choice = Play forced moves at once
settings-single-choice-help = When only one move is allowed, it is made for you. Cards you always play yourself.
settings-roll-alone = Roll by itself
settings-roll-alone-help = The die is thrown for you as soon as it is your turn.
settings-numbers = Numbers on the spots
settings-numbers-help = As they stand in the list of events.
settings-flat = From straight above
settings-flat-help = The table as a flat board, instead of from your seat.
settings-text-scale = Size of the texts
settings-text-scale-help = Of everything written in panels and on pages.
settings-reset = Reset everything
settings-reset-part = Reset this page
settings-reset-undo = As it was before
settings-keys = Keys and gamepads
settings-safe = This start leaves the settings aside: the usual ones hold, and yours are not changed.
settings-at-once = at once
settings-part-play = Playing
settings-part-look = Picture
settings-part-sound = Sound
settings-part-language = Language
settings-confirm-loss = Ask before striking yourself
settings-confirm-loss-help = Where the only move strikes your own pawn, it waits for you.
settings-turn-table = Turn the table
settings-turn-table-help = Where several people play, the table turns towards whoever is to act.
settings-danger = Show dangers
settings-danger-help = Beside your pawns stands how likely they are to be struck before your next turn, from 5 % on.
settings-chances = Show who is winning
settings-chances-help = A bar above the seats shows everybody’s chance to win. It is always shown when you watch or look back.
settings-theme = Theme
settings-theme-help = What board, table and panels look like. Files of your own lie in the folder of themes.
settings-colours = Colours of the seats
settings-colours-help = The second set stays apart for every kind of sight, and in shades of grey. Names and signs stay as they are.
settings-quality = Quality
settings-quality-help = How finely the table is drawn. Automatic is what this machine draws smoothly.
settings-motion = Motion
settings-motion-help = How much leaps and tumbles.
settings-full-screen = Full screen
settings-full-screen-help = The window fills the screen.
settings-effects = Effects
settings-effects-help = Knocks, dice and notes.
settings-ambience = Room
settings-ambience-help = The tone of a quiet room in the rain.
settings-voice = Voice
settings-voice-help = What is read aloud.
settings-mute-unfocused = Quiet in the background
settings-mute-unfocused-help = Nothing is heard while you work in another window.
settings-language = Language
settings-language-help = Of menus, pages and rules.
settings-language-system = As the system
settings-list-language = Language of the events
settings-list-language-help = What happened is told in it, in the list beside the table and aloud.
settings-list-language-same = As everything else
settings-read-aloud = Read aloud what happens
settings-read-aloud-help = By a voice of this system. The game never waits for it: what comes too late is left out.
settings-speech-language = Language of the voice
settings-speech-language-help = Any that is installed here. A voice of another language than that of the events reads them by its own sounds.
settings-speech-language-same = As the events
settings-speaker = Voice
settings-speaker-help = All that are installed here for the language of the voice.
settings-voice-none = This system has no voices. On Linux, speech-dispatcher or espeak-ng brings some.
settings-voice-other = “{ $voice }” was made for another language: it reads { $language } by the sounds of its own. That can be half the fun.
settings-voice-lacks = No voice for { $language } is installed here: nothing is read aloud until you choose one of another language.

theme-card = Printed card
theme-wood = Toy maker’s wood
theme-night = Night
theme-contrast = High contrast

colours-printed = As printed
colours-colour-blind = For colour-blind eyes

quality-auto = Automatic
quality-low = Low
quality-medium = Medium
quality-high = High
quality-chosen = The table is drawn at { $quality } quality: a picture took { $ms } milliseconds. Settings can change that.

motion-system = As the system wishes
motion-full = Everything
motion-reduced = Little
motion-off = Nothing

sound-none = No sound device answers: the table is silent.

keys-damaged = The keys could not be read ({ $why }). The usual ones hold; the old file is kept as { $file }.
keys-unknown = { $file }, line { $line }: «{ $word }» names nothing that is known, and is left out.

pad-joined = { $seat } plays with a gamepad now.
pad-left = { $seat } has put the gamepad away.
pad-lost = The gamepad of { $seat } is unplugged. Everything waits: plug it in, or press a button on another one.

hint-none = Roll first, or wait for your turn: there is advice whenever you are to choose.
hint-first = Perhaps { $what }? Ask again for more.
hint-move = Perhaps { $move }. Ask again for the reason.
hint-move-plain = Perhaps as the arrow shows. Ask again for the reason.
hint-reason = Perhaps { $move }: { $reason }
hint-reason-plain = Perhaps as the arrow shows: { $reason }
hint-piece = the pawn on { $spot }
hint-piece-plain = the pawn with the golden ring
hint-lath = a fence
hint-grid = a place on grid { $grid }

chances-title = Chance to win
chances-each = { $seat } { $percent } %
chances-help = Of a hundred games that stand at 40 %, about forty are won. It tells no more than you may know.
review-decided = Decided
review-luck = Luck
review-own = Errors
review-choices = Own choices
review-best = { $best } played best.
review-sums = Luck and errors add up move by move, so they may come to more than 100 %.
review-choices-sum = Each choice counts by what it changed, and a good one makes up for a bad one.
review-shown = { $seat }: { $grade }, { $cost } % lost.
review-better = Better: { $move }.
review-better-plain = What was better is shown in gold.
review-previous = To the error before
review-next = To the next error
review-again = What would you do?
review-again-help = The moment lies on the table once more, before the choice. Try as often as you like; nothing of the game is lost.
review-again-when = This asks about an error: the arrows beside it lead to one.
review-reckons = Errors are being looked for: { $percent } %
review-at = Error { $number } of { $count }
review-count =
    { $count ->
        [one] One error to look at
       *[other] { $count } errors to look at
    }
review-luckiest-brief = Luckiest moment: { $seat }, { $gain } %
review-dearest = Costliest error: { $seat }, { $cost } % lost

replay-step = Step { $step } of { $count }
replay-previous = To the strike or finish before
replay-back = One step back
replay-play = Play from here
replay-stop = Stop
replay-forward = One step on
replay-next = To the next strike or finish
replay-leave = Back to the game
replay-undo = Take back to here
replay-undo-help = The game itself goes back to this moment.
replay-branch = Play on from here
replay-branch-help = A new game begins at this moment, with the same dice. As you have seen how it went on, it is a game for practice. The one on the table is kept.
replay-eyes = Point of view
replay-eyes-all = Everybody’s

over-replay = Look back
over-figures = Figures of the game
over-rounds = Gained in each round
over-return = Return match
over-return-help = Everybody moves one seat on, and chance brings the same again.
over-share = Share
share-photo = Photo of the table
share-drawing = Drawing of the board
share-clip = Clip of the last moves
share-clip-from = Clip begins here
share-clip-begun = The clip begins at step { $from }: go to where it ends.
share-clip-until = End the clip here: steps { $from } to { $until }
share-making = The clip is being made …
return-told = A return match: everybody has moved one seat on, and chance brings the same again.
moment-win = The winning move
moment-strike = A hard strike
moment-strike-most = The hardest strike
moment-turn-most = The greatest shift
moment-turn = The balance shifts
moment-swing = { $seat }: { $before } → { $after } %.
moment-open = Watch this moment again
decided-title = Every person’s place is decided. The computers play on.
decided-fast = Play on fast
decided-stop = Stop here

rules-title = How to play
rules-first = Play a first game
rules-next = Next
rules-previous = Back
rules-besides = Besides the rules
rules-at = { $at } of { $count }
settings-percent = { $percent } %

moves-title = List of moves
moves-help = This is the game so far. Copy it, or write or paste another one and play it from here.
moves-copy = Copy
moves-copied = The list is on the clipboard.
moves-play = Play this list
moves-play-help = A game with these moves comes to the table, with the same players. The one that is there is kept.

console-title = Messages
console-clear = Clear
console-copy = Copy the state
console-copied = The state is on the clipboard.
console-write = Write the state to a file
console-written = The state is in { $file }.
console-empty = Nothing to tell yet.
console-help = What there was to tell, the last thing first.
console-state = The position, for those who report a fault
console-state-game = Game
console-state-position = Position
console-state-rules = Rules
console-state-commitment = Commitment
console-state-events = Last events
console-no-game = No game is on the table.
console-secret = The position is secret until the game is over.

## What screen readers are told of the table

reader-free = { $spot }: free.
reader-pawn = { $spot }: a pawn of { $seat }.
reader-lath = { $spot }: a fence of { $seat }.
reader-card = { $card }, a card of { $seat }.
reader-card-hidden = A card of { $seat }, face down.
reader-field = { $spot }: { $first } has { $one }, { $second } has { $two }.
reader-goes = It can be moved.
reader-chosen = It can be chosen.
reader-reached = A move ends here.

## The die

die-title = The die
die-plain = All chance of this game was fixed before the first move, and nobody knows it beforehand: no player, and no computer. Everybody can check that when the game is over.
die-few =
    { $rolls ->
        [0] Nothing has been rolled in this game yet.
        [one] One roll in this game so far: far too few to tell anything of a die.
       *[other] { $rolls } rolls in this game so far: too few to tell anything of a die.
    }
die-even = { $rolls } rolls in this game. Of all games with a fair die { $percent } % fall at least as unevenly as this one: nothing to wonder at.
die-uneven = { $rolls } rolls in this game. Of all games with a fair die only { $percent } % fall at least as unevenly as this one. That happens now and then, and says nothing about the next roll.
die-strange = { $rolls } rolls in this game. Of a thousand games with a fair die fewer than one falls as unevenly as this one. That is so rare that the record deserves a look: save the game and check it.
die-how = How it falls
die-how-text = Every roll comes from the generator ChaCha8 and from a secret seed of 256 bits that the system drew before the game. What it brings is cut into equal parts, one for each face, and a rest that would favour some of them is thrown away and drawn again. So every face is equally likely each time, whoever rolls, whatever came before, and whether a person or a computer sits there.
die-sealed = Why nobody can have a hand in it
die-sealed-text = The house draws a secret and shows its fingerprint (SHA-256), together with that of rules and seats, before the first roll. Only then each person adds a word, or one is drawn. All rolls follow from the secret and the words: the house can’t change its secret any more, and no player knew it, so nobody could choose the dice. Computers never see them, and draw from a generator of their own. As long as the game goes on, its file is encrypted.
die-check-now = Check it now
die-check = How to check it
die-check-text = Save the game when it is over: its record tells the secret and the words. “homestretch verify FILE --commitment HASH” holds them, the fingerprint that you noted and every roll against each other, and the record is written so plainly that a short program of your own can do the same.

help-title = Keys and gamepads
help-keys = Keyboard
help-pad = Any gamepad
help-pad-of = Gamepad of { $name }
help-press = press one …
key-space = Space
help-none = nothing
help-bind = Click a key or button here to change it.
help-change = Press to bind another one; Esc leaves it as it is
help-part-choosing = Your turn
help-part-pace = Pace
help-part-view = What you see
help-part-pages = Pages and games
help-reset = The usual keys and buttons
help-mouse = With the mouse: click what is to move, and where to. Hold to look round, turn the wheel to come nearer.
help-mouse-die = A click on the die rolls it.

about-title = About Homestretch
about-version = Version { $version }
about-games = Games and their makers
about-fonts = Fonts
about-fonts-text = Alegreya and Alegreya Sans by Juan Pablo del Peral, Noto Sans Hebrew and Noto Sans Arabic by Google, all under the SIL Open Font License 1.1
about-crates = Built with
about-crate-line = { $name } · { $licence }
about-licence = Licence
about-licence-text = Homestretch is free software: MIT or Apache-2.0, as you like.

act-confirm = Roll, or make the choice that is marked
act-confirm-without-die = Make the choice that is marked
act-up = To the choice above
act-down = To the choice below
act-left = To the choice on the left; one step back while looking back
act-right = To the choice on the right; one step on while looking back
act-back = Close a page, or open the menu
act-undo = Take the last choice back
act-redo = Redo the choice that was taken back
act-rest = Scatter the rest of your pips
act-clear = Place your pips anew
act-hint = Advice: with what, where to, why
act-danger = Show how likely pawns are to be struck
act-turn = From squares to grooves, and turn the fence
act-missed = Show again what happened since your last turn
act-pause = Let computers and die wait, or go on
act-pause-without-die = Let computers wait, or go on
act-step = One step, then wait
act-beat = One motion, then wait
act-faster = Twice as fast
act-slower = Half as fast
act-reset = Begin again at the same table
act-numbers = Numbers on the spots
act-flat = From straight above, or from your seat
act-home = The view as it was before you turned it
act-panel = Show or fold the side panel
act-quick = Quick menu
act-rules = How to play
act-save = Save the game
act-load = Saved games
act-capture = Write the state to a file
act-picture = A picture of the window
act-full-screen = Full screen, or a window
act-console = Messages
act-help = This page
act-leave = Put the gamepad away

## Tournaments

tournament-title = Tournament
tournament-help = Computers play each other by the thousand of games. No seat is an advantage: every table is played again with the same dice or cards, until each player has sat in every seat.
tournament-players = Players
tournament-word = Another, by its word
tournament-word-help = With numbers of your own (ranking:-90,20,80,-5,10,0), from a file (file:PATH), a program of your own (bot:COMMAND), or empty for a seat without a player
tournament-word-hint = ranking:-90,20,80,-5,10,0
tournament-remove = Leave out
tournament-add = Add a player
tournament-shape = Who meets whom
shape-table = One table
shape-table-help = All sit at one table, in the order of the list.
shape-round-robin = Everybody meets everybody
shape-round-robin-help = Every two players meet and share the seats in turn.
shape-gauntlet = The first meets the others
shape-gauntlet-help = The first player meets each of the others, and they share the seats in turn.
shape-brackets = Every table
shape-brackets-help = Every choice of as many players as the board has seats.
tournament-games = How many games
tournament-stop = Stop once it is certain
tournament-stop-help = As soon as it is known of every two players which is stronger, with at most one chance in twenty of an error.
tournament-orders = Every order of the seats
tournament-orders-help = Players also change their neighbours, not only their seats. That takes more games.
tournament-luck = Take luck off
tournament-luck-help = What the rolls and deals brought is reckoned and taken off, beside the plain share: the same certainty takes fewer games. Each game takes some fifteen times as long.
tournament-seed = The seed “{ $text }” is no number.
tournament-seed-help = The same number gives the same tournament again, on any computer. Without one, a fresh number is drawn.
tournament-begin = Begin
tournament-ready = Everything is ready.
tournament-begins = The first games are being played.
tournament-runs = { $games } of { $planned } games, { $rate } a second
tournament-paused = Paused after { $games } of { $planned } games
tournament-decided = It is known who is stronger after { $games } games
tournament-played = All { $games } games are played, { $rate } a second
tournament-stopped = Stopped after { $games } of { $planned } games
tournament-axis-games = Games played
tournament-axis-wins = Share of wins, %
tournament-even-line = Dashed: what each would win if all were even, { $share }
tournament-ahead = { $name } is ahead: it wins { $share } of its games, { $other } wins { $less }.
tournament-first = { $name } came first: it won { $share } of its games, { $other } won { $less }.
tournament-close = Too close to tell yet: { $name } wins { $share } of its games, { $other } { $less }.
tournament-even = The first two can’t be told apart: { $name } wins { $share } of its games, { $other } { $less }.
tournament-figures = { $word }: points { $points }, rating { $rating }, places in % { $places }
tournament-adjusted = without its luck it wins { $win }, its luck was { $luck }
page-details = Details
tournament-look = Look into a game
tournament-look-number = Game number
tournament-look-on = Look at it
tournament-look-help = The game is played again at the table, with the same dice and the same choices.
tournament-look-meanwhile = The tournament goes on meanwhile.
tournament-export = Write the reports now
tournament-exported = The reports of the first { $games } games are written.
tournament-folder = Every game and the reports are kept in { $folder }.
tournament-pause = Pause
tournament-go-on = Go on
tournament-stop-now = Stop
tournament-another = Another tournament
tournament-threads = Threads
tournament-train = Train a player

## Trainings

training-title = Training
training-help = A computer player gets better: thousands of games with the same dice show which of its variants plays best, and the next ones are made of those. You can play against each generation.
training-judgement-help = A network learns to judge the game from nothing, by playing thousands of games against itself: how likely each seat is to win. Now and then it meets { strategy-random-name } and a strategy that you choose, so that one sees how far it is. Each generation can be played against.
training-what = What is learnt
training-what-numbers = A player’s taste
training-what-judgement = A feel for the game
training-name = { $name } trained
training-strategy = Who is to learn
training-against = { $rivals ->
    [one] Against one like
   *[other] Against { $rivals } like
}
training-measured = Who shows how far it is
training-length = How long
length-short = Short
length-usual = As usual
length-long = Long
training-takes =
    { $generations ->
        [one] One generation
       *[other] { $generations } generations
    }, about { $games } games in all.
training-runs = Generation { $generation } of { $generations } is over: { $games } of about { $planned } games
training-left = { $minutes ->
    [0] less than a minute is left
    [one] about a minute is left
   *[other] about { $minutes } minutes are left
}
training-proving = All generations are over; what came of them is measured: { $games } games so far
training-stopped =
    Stopped after { $generation ->
        [one] one generation
       *[other] { $generation } generations
    }. It can go on whenever you like.
training-done =
    Done after { $generation ->
        [one] one generation
       *[other] { $generation } generations
    } and { $games } games
training-learnt = It has learnt something: on fresh dice it wins { $gain } more games than with its first numbers.
training-not-learnt = It has not become better for certain: it wins between { $low } and { $high } more games than before.
training-judges = It has learnt to judge: against { $name } it wins { $share } of its games; an equal share would be { $even }.
training-judges-not = It beats nobody for certain yet: against { $name } it wins { $share } of its games; an equal share would be { $even }.
training-judges-so-far = Generation { $generation } wins { $share } of its games against { $name }; an equal share would be { $even }.
training-goes-on = It learns, generation by generation.
training-file = The numbers lie in { $file }. They were measured on dice that played no part in the choice.
training-best = best
training-mean = mean of all
training-before = at the start, on fresh dice
training-after = found, on fresh dice
training-axis = generation
training-axis-off = how far judgements are off (nats)
training-even = equal share
training-taught = Generation { $generation }: { $games } games until then, { $judgements } judgements taught, off by { $loss } nats on average.
training-figure = Against { $name }: { $share } of { $games } games won.
training-network = The network lies in { $file }. The chances that it tells are off by { $off } on average.
training-folder = Every generation and what came of them are kept in { $folder }.
training-play = Play against a generation
training-play-on = Play against it
training-stop-help = Stopping waits for the end of the generation.
training-another = Another training
training-broken-off = Broken off, and ready to go on
training-broken-off-at = { $what }, after generation { $generation } of { $generations }
training-away = A training was deleted.
