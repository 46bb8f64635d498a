### Ludo: what its rules have to say, the list of actions, and how it is played.

game-ludo = Ludo
invitation-ludo = Einmal ums Brett, dann hinauf in die eigene Farbe.
duration-ludo = 25–40 Min.
credits-ludo = Die Hausregeln sind die des Ludo, das Ben Kalkhoven für Nice SoftWare geschrieben hat. Herzlichen Dank dafür!

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, victim, first, second and third are names of seats; from, to, spot, start and last are spots such as E5 or H1.

event-ludo-contested = Um den Beginn würfelt { $seat } eine { $face }.
event-ludo-tied-two = { $first } und { $second } haben gleich viel gewürfelt und würfeln noch einmal.
event-ludo-tied-three = { $first }, { $second } und { $third } haben gleich viel gewürfelt und würfeln noch einmal.
event-ludo-tied-four = Alle vier haben gleich viel gewürfelt und würfeln noch einmal.
event-ludo-begins = { $seat } beginnt.
event-ludo-rolled = { $seat } würfelt eine { $face }.
event-ludo-limit = Das ist eine Sechs zu viel: Sie wird nicht gezogen, und der Zug von { $seat } endet.
event-ludo-no-move = { $seat } hat keine Figur, die ziehen kann.
event-ludo-entered = { $seat } bringt auf { $to } eine Figur ins Spiel.
event-ludo-entered-plain = { $seat } bringt eine Figur ins Spiel.
event-ludo-by-itself = Die neue Figur von { $seat } zieht von selbst weiter, von { $from } nach { $to }.
event-ludo-by-itself-plain = Die neue Figur von { $seat } zieht von selbst weiter.
event-ludo-moved = { $seat } zieht von { $from } nach { $to }.
event-ludo-moved-plain = { $seat } zieht weiter.
event-ludo-came-home = { $seat } zieht von { $from } nach { $to } ins Ziel.
event-ludo-came-home-plain = { $seat } kommt ins Ziel.
event-ludo-came-home-bounced = { $seat } zieht von { $from } ins Ziel, kehrt auf { $last } um und landet auf { $to }.
event-ludo-came-home-bounced-plain = { $seat } kommt ins Ziel und muss umkehren.
event-ludo-moved-home = { $seat } zieht im Ziel von { $from } nach { $to }.
event-ludo-moved-home-plain = { $seat } zieht im Ziel weiter.
event-ludo-bounced = { $seat } zieht im Ziel von { $from } los, kehrt auf { $last } um und landet auf { $to }.
event-ludo-bounced-plain = { $seat } zieht im Ziel bis ans Ende und zurück.
event-ludo-struck = { $seat } schlägt auf { $spot } eine Figur von { $victim }.
event-ludo-struck-plain = { $seat } schlägt eine Figur von { $victim }.
event-ludo-struck-own = { $seat } schlägt auf { $spot } eine eigene Figur.
event-ludo-struck-own-plain = { $seat } schlägt eine eigene Figur.
event-ludo-again = { $seat } hat eine Sechs gewürfelt und würfelt noch einmal.
event-ludo-again-new = { $seat } würfelt noch einmal, für die neue Figur.
event-ludo-finished =
    { $place ->
        [1] { $seat } hat alle Figuren im Ziel und gewinnt!
        [2] { $seat } hat alle Figuren im Ziel: zweiter Platz.
        [3] { $seat } hat alle Figuren im Ziel: dritter Platz.
       *[other] { $seat } hat alle Figuren im Ziel: vierter Platz.
    }
event-ludo-ran-out =
    { $rolls ->
        [one] Nach einem Wurf ist Schluss: Es gilt der jetzige Stand.
       *[other] Nach { $rolls } Würfen ist Schluss: Es gilt der jetzige Stand.
    }
event-ludo-over = Die Partie ist zu Ende.

## Why a move is not allowed

ludo-no-pawn-there = Dort steht keine deiner Figuren. Wähle eine eigene.
ludo-enter-needs = Nur eine Sechs bringt eine Figur ins Spiel; gewürfelt hast du { $rolled }.
ludo-enter-first = Du hast eine Sechs gewürfelt: Eine Figur muss vom Wartefeld ins Spiel.
ludo-start-occupied = Auf dem Startfeld steht noch eine eigene Figur. Bevor sie weg ist, kommt keine andere ins Spiel.
ludo-past-home =
    { $most ->
        [0] Weiter kann diese Figur nicht mehr kommen.
        [one] Das ist zu weit: Diese Figur kann nur noch ein Feld weit ziehen, und das muss der Wurf genau treffen.
       *[other] Das ist zu weit: Diese Figur kann höchstens noch { $most } Felder weit ziehen.
    }
ludo-same-spot = Im Ziel hin und her gezogen, käme diese Figur wieder dort an, wo sie steht, und das ist kein Zug.
ludo-home-occupied = Wo diese Figur im Ziel landen würde, steht schon eine eigene.
ludo-own-pawn = Dort steht eine eigene Figur.
ludo-track-first = An diesem Tisch zieht eine Figur im Ziel nur, wenn auf der Laufbahn keine ziehen kann, und dort kann eine.
ludo-home-rests = An diesem Tisch bleibt eine Figur im Ziel stehen, wo sie ist.
ludo-no-such-face = Dieser Würfel hat nur die Zahlen 1 bis 6.
ludo-other-chance = Jetzt ist etwas anderes zu entscheiden: Hier wird der Beginn gelost statt gewürfelt, oder umgekehrt.
ludo-seat-not-in-play = Auf diesem Platz spielt niemand.

## Why a table can't be laid

ludo-fault-seats = Ein Ludo-Tisch hat 2 bis 4 Plätze; { $seats } gehört nicht dazu.
ludo-fault-pawns = Jeder Platz hat 1 bis 4 Figuren, nicht { $pawns }.
ludo-fault-empty = Der Tisch hat keinen Platz { $index } (gezählt wird ab 0), also kann er nicht leer bleiben.
ludo-fault-in-play = Mindestens zwei müssen spielen. Lass noch jemanden Platz nehmen.
ludo-fault-beginner = Platz { $index } (gezählt ab 0) soll beginnen, aber dort spielt niemand. Setz jemanden hin, oder lass einen anderen Platz beginnen.
ludo-fault-six-limit = Die Grenze für Sechsen hintereinander beginnt bei 2: Eine kleinere würde jede Sechs verbieten.
ludo-fault-rolls = Vor dem ersten Wurf kann eine Partie nicht beendet werden.

## Positions and moves as text

ludo-text-spot = „{ $text }“ ist auf diesem Brett kein Feld für diesen Platz. Felder heißen B34 (Wartefeld), E5 (Laufbahn) oder H1 (Zielfeld).
ludo-text-taken = Auf „{ $text }“ steht schon eine andere Figur.
ludo-text-pawns = „{ $text }“ hat nicht so viele Figuren, wie hier jeder Platz hat.
ludo-text-seats = Zu jedem Platz des Tischs gehört eine Liste von Figuren, mit „/“ dazwischen; sieh dir „{ $text }“ an.
ludo-text-empty-seat = Auf diesem Platz spielt niemand, also steht dort „-“ und nicht „{ $text }“.
ludo-text-seat = „{ $text }“ nennt keinen Platz, auf dem hier gespielt wird, oder einen schon genannten. Plätze werden ab 0 gezählt.
ludo-text-face = „{ $text }“ ist keine Zahl des Würfels: Er hat 1 bis 6.
ludo-text-phase = „{ $text }“ sagt nicht, wer dran ist. Schreib 1?, wenn Platz 1 würfeln soll, 1>, wenn dieser Wurf dort die neue Figur zieht, 1:3, wenn dort 3 gewürfelt wurde, oder draw oder over.
ludo-text-field = „{ $text }“ ist hier nicht bekannt. Folgen können sixes=, rolls=, home= und, solange um den Beginn gewürfelt wird, die bisherigen Würfe.
ludo-text-number = „{ $text }“ ist keine Zahl, die hier stehen kann.
ludo-text-home = Unter home stehen nicht die Plätze, deren Figuren alle im Ziel sind.
ludo-text-over = Nach diesen Figuren und Würfen wäre die Partie zu Ende oder eben nicht: Der Text sagt das Gegenteil.
ludo-text-contest = Die Würfe um den Beginn passen nicht zusammen.
ludo-text-turn = Der Platz, der dran sein soll, ist schon fertig.
ludo-text-forced = Auf dem Startfeld dieses Platzes steht keine Figur, also kann von dort keine von selbst weiterziehen.
ludo-text-no-move = Mit diesem Wurf könnte keine Figur ziehen, also gibt es nichts zu wählen.
ludo-text-from = „{ $text }“ ist kein Feld, von dem dieser Platz ziehen könnte. Einen Zug schreibt man E11-E14 oder nur E11.
ludo-text-to = Mit einem Wurf von { $roll } endet dieser Zug nicht auf „{ $text }“.

## Settings of a table

setting-forced_second_roll = Neue Figur zieht von selbst
setting-forced_second_roll-help = Der nächste Wurf, nachdem eine Figur ins Spiel kam, zieht sie von selbst vom Startfeld weiter. Ausgeschaltet ist er ein Wurf wie jeder andere.
setting-forced_strikes_own = Neue Figur schlägt Eigene
setting-forced_strikes_own-help = Zieht die neue Figur von selbst, schickt sie eine eigene zurück, wenn sie auf ihr landet. Ausgeschaltet wartet sie dann auf dem Startfeld, und du wählst einen anderen Zug.
setting-forced_six_also_draws = Zweite Sechs bringt noch eine
setting-forced_six_also_draws-help = Zieht die neue Figur mit einer Sechs von selbst, bringt diese Sechs auch noch eine weitere ins Spiel. Ausgeschaltet bringt sie nur einen weiteren Wurf.
setting-bounce = Hin und her im Ziel
setting-bounce-help = Ein zu hoher Wurf zählt vorwärts bis zum letzten Zielfeld und mit dem Rest zurück. Ausgeschaltet muss der Wurf ins Ziel genau passen.
setting-home_moves = Weiterziehen im Ziel
setting-home_moves-help = Ob eine Figur im Ziel ziehen darf wie jede andere, nur dann, wenn auf der Laufbahn keine kann, oder gar nicht mehr.
setting-max_rolls = Ende nach
setting-max_rolls-help = Nach so vielen Würfen aller Plätze zusammen ist Schluss, und es gilt der Stand.

value-choice = wie jede andere Figur
value-last = nur wenn keine andere ziehen kann

preset-house = Klassisch
preset-house-help = Wie im Programm von Nice SoftWare: Die neue Figur zieht von selbst, und im Ziel geht es hin und her.
preset-exact = Genau ins Ziel
preset-exact-help = Wie es anderswo viele spielen: Über jeden Wurf bestimmst du, ins Ziel muss er genau passen, und drei Sechsen hintereinander beenden den Zug.

figure-bounced = Hin und her
figure-bounced-help = Wie oft eine der eigenen Figuren auf dem letzten Zielfeld umkehrte.

## How to play: the rules as they hold at one table. Every setting is an argument of its own name.

howto-ludo-aim = Das Ziel
howto-ludo-aim-text =
    { $pawns ->
        [one] Bring deine Figur vom Wartefeld einmal rund um die 40 Felder der Laufbahn und auf eins deiner vier Zielfelder, ehe es jemand anderem gelingt.
       *[other] Bring deine { $pawns } Figuren von den Wartefeldern einmal rund um die 40 Felder der Laufbahn und auf deine vier Zielfelder, ehe es jemand anderem gelingt.
    }{ $empty ->
        [0] { "" }
        [one] { " " }Ein Platz ist leer und wird übersprungen.
       *[other] { " " }{ $empty } Plätze sind leer und werden übersprungen.
    }

howto-ludo-begins = Wer beginnt
howto-ludo-begins-text =
    { $who_begins ->
        [rolled] Alle würfeln einmal, und der höchste Wurf beginnt. Wer ihn mit anderen teilt, würfelt noch einmal, sonst niemand.
        [drawn] Ausgelost wird, wer beginnt.
       *[other] { $beginner } beginnt.
    } Dann geht es im Uhrzeigersinn reihum.

howto-ludo-enter = Ins Spiel kommen
howto-ludo-enter-text =
    Nur eine Sechs bringt eine Figur vom Wartefeld auf dein Startfeld. { $forced_second_roll ->
        [on] Wartet noch eine, muss sie ins Spiel.
       *[off] Wartet noch eine und ist dein Startfeld frei von eigenen Figuren, muss sie ins Spiel.
    } Eine fremde Figur auf deinem Startfeld wird geschlagen.

howto-ludo-forced = Die neue Figur zieht von selbst
howto-ludo-forced-text = Ist eine Figur ins Spiel gekommen, würfelst du noch einmal, und dieser Wurf zieht sie vom Startfeld weiter. Zu wählen gibt es nichts: Sie zieht von selbst und schlägt jede fremde Figur, auf der sie landet.

howto-ludo-forced-own = Eigene Figuren schlagen
howto-ludo-forced-own-text =
    { $forced_strikes_own ->
        [on] Steht eine eigene Figur dort, wo die neue landet, wird auch sie geschlagen und muss zurück auf ihr Wartefeld. Nur in diesem Fall schlägst du dich selbst.
       *[off] Steht eine eigene Figur dort, wo die neue landen würde, bleibt die neue auf dem Startfeld, und du kannst den Wurf mit jeder anderen Figur ziehen.
    }

howto-ludo-forced-six = Noch eine Sechs für die neue Figur
howto-ludo-forced-six-text =
    { $forced_six_also_draws ->
        [on] Zieht die neue Figur mit einer Sechs weiter, bringt diese Sechs auch gleich die nächste Figur vom Wartefeld ins Spiel, die dann mit deinem nächsten Wurf von selbst weiterzieht.
       *[off] Zieht die neue Figur mit einer Sechs weiter, bringt diese Sechs keine andere ins Spiel, aber du würfelst noch einmal. Fällt dann eine Sechs, kommt wie üblich eine Figur herein.
    }

howto-ludo-start = Das Startfeld
howto-ludo-start-text = Eine Figur darf auf deinem Startfeld stehen bleiben, solange du willst, aber so lange kommt keine andere ins Spiel.

howto-ludo-six = Eine Sechs
howto-ludo-six-text =
    Wer eine Sechs würfelt, würfelt noch einmal, auch wenn keine Figur ziehen konnte.{ $six_limit ->
        [none] { " " }Eine Grenze gibt es dafür nicht.
        [2] { " " }Aber die zweite hintereinander wird nicht gezogen und beendet den Zug.
        [3] { " " }Aber die dritte hintereinander wird nicht gezogen und beendet den Zug.
        [4] { " " }Aber die vierte hintereinander wird nicht gezogen und beendet den Zug.
       *[other] { " " }Aber die { $six_limit }. hintereinander wird nicht gezogen und beendet den Zug.
    } Steht keine Figur mehr auf den Wartefeldern, ziehst du die Sechs mit einer Figur deiner Wahl.

howto-ludo-walk = Ziehen
howto-ludo-walk-text = Zieh mit einer Figur im Uhrzeigersinn, genau so viele Felder, wie du gewürfelt hast; ein Wurf wird nie aufgeteilt. Figuren auf dem Weg werden übersprungen: Nur das Feld, auf dem du landest, zählt.

howto-ludo-strike = Schlagen
howto-ludo-strike-text = Landest du auf der Laufbahn auf einer fremden Figur, muss sie zurück auf ihr Wartefeld. Kein Feld der Laufbahn ist sicher; die Zielfelder sind es, denn dorthin kommt sonst niemand.

howto-ludo-own = Eigene Figuren
howto-ludo-own-text = Einen Zug, der auf einer eigenen Figur landet, kannst du nicht wählen, weder auf der Laufbahn noch im Ziel.

howto-ludo-home = Ins Ziel
howto-ludo-home-text = Nach der ganzen Runde biegt eine Figur auf deine vier Zielfelder ein. Dort dürfen Figuren einander überspringen, aber jede braucht ein freies Feld.

howto-ludo-bounce =
    { $bounce ->
        [on] Hin und her
       *[off] Genau ins Ziel
    }
howto-ludo-bounce-text =
    { $bounce ->
        [on] Der Wurf muss nicht genau passen. Eine Figur zählt vorwärts bis zum letzten Zielfeld und mit dem Rest zurück; ginge es dabei wieder hinaus, kehrt sie auf dem ersten noch einmal um. Mit einer Fünf zieht sie von Zielfeld 1 drei vor auf Feld 4 und zwei zurück und landet auf Feld 2.
       *[off] Der Wurf muss genau passen: Führt er über das letzte Zielfeld hinaus, gilt er nicht für diese Figur.
    }

howto-ludo-bounce-back = Nicht aufs selbe Feld zurück
howto-ludo-bounce-back-text = Käme eine Figur wieder auf dem Feld an, auf dem sie steht, kann sie mit diesem Wurf nicht ziehen. Darum bewegt eine Sechs nie eine Figur, die im Ziel ist.

howto-ludo-home-moves = Weiterziehen im Ziel
howto-ludo-home-moves-text =
    { $home_moves ->
        [choice] Eine Figur im Ziel kannst du wählen wie jede andere. Kann keine andere ziehen, muss sie es tun, auch wenn du sie lieber stehen ließest.
        [last] Eine Figur im Ziel kann nur ziehen, wenn auf der Laufbahn keine deiner Figuren ziehen kann; dann muss sie es.
       *[never] Eine Figur, die im Ziel ist, bleibt stehen, wo sie ist.
    }

howto-ludo-pass = Aussetzen
howto-ludo-pass-text = Kannst du ziehen, so musst du es auch. Kannst du nicht, geht es reihum weiter, es sei denn, du hast eine Sechs gewürfelt.

howto-ludo-end = Das Ende
howto-ludo-end-text =
    { $pawns ->
        [one] Wer die eigene Figur zuerst im Ziel hat, gewinnt
       *[other] Wer zuerst alle eigenen Figuren im Ziel hat, gewinnt
    }{ $play_to_last ->
        [one_left] { $seats ->
            [2] , und die Partie ist zu Ende.
            [3] . Die anderen spielen weiter um den zweiten Platz; wer fertig ist, würfelt nicht mehr, auch nicht nach einer Sechs.
           *[other] . Die anderen spielen weiter um den zweiten und dritten Platz; wer fertig ist, würfelt nicht mehr, auch nicht nach einer Sechs.
        }
        [on] { $seats ->
            [2] . Die andere Farbe spielt weiter, bis auch sie im Ziel ist.
           *[other] . Die anderen spielen weiter, bis alle im Ziel sind; wer fertig ist, würfelt nicht mehr, auch nicht nach einer Sechs.
        }
       *[off] , und die Partie ist zu Ende.
    }{ $max_rolls ->
        [none] { "" }
        [one] { " " }Spätestens nach einem Wurf ist Schluss, und es gilt der Stand.
       *[other] { " " }Spätestens nach insgesamt { $max_rolls } Würfen ist Schluss, und es gilt der Stand.
    }

howto-ludo-opponents = Deine Gegner
howto-ludo-opponents-text = Beim Einrichten des Tisches bekommt jeder Platz einen Menschen, einen Computer oder niemanden; mit einem Klick auf einen Platz übergibst du ihn mitten in der Partie. Die Computer sind Leute mit Namen und Gesicht. Pim, Lotti und Niki ziehen, was ihnen gerade einfällt, und sind am leichtesten zu schlagen. Joost, Asha und Sander kennen die Regeln, übersehen aber viel; Mila, Ruedi und Beppe lassen selten eine Gelegenheit aus; Chiara, Nikos und Annelies sehen fast alles. Vreni, Vikram und Spyros denken mehrere Züge voraus und sind am schwersten zu schlagen. Auch ein Bot, also ein eigenes Programm, kann dein Gegner sein.
strategy-far-ludo = Zieht mit der vordersten Figur, die dabei weiterkommt: Im Ziel geht keine zurück.

howto-ludo-options = Was du wählen kannst
howto-ludo-options-text = „{ title-setup }“ bietet das Brett, die Plätze und jede Hausregel, mit einem Satz dazu, was sie ändert. In den Einstellungen wählst du jederzeit, wie du spielst: „{ settings-speed }“, „{ settings-single-choice }“, „{ settings-confirm-loss }“, „{ settings-roll-alone }“, „{ settings-turn-table }“, „{ settings-danger }“, „{ settings-chances }“ und „{ settings-numbers }“, und auch, wie alles aussieht und klingt. Die Figur in der Ecke des Bretts öffnet ein kleines Menü mit dem, was man am häufigsten braucht.

howto-ludo-messages = Die Sprache der Meldungen
howto-ludo-messages-text = Jeder Wurf und jeder Zug steht im Verlauf neben dem Tisch. Er spricht Niederländisch, Englisch, Französisch, Deutsch, Griechisch oder Spanisch oder eine Sprache, die du selbst hinzugefügt hast, was auch immer der Rest des Programms spricht. Du wählst sie in den Einstellungen als „{ settings-list-language }“; während der Partie gewählt, gilt sie für den ganzen Verlauf, von der ersten Zeile an.

howto-ludo-speech = Die Sprache der Stimme
howto-ludo-speech-text = Mit „{ settings-read-aloud }“ in den Einstellungen liest eine Stimme dieses Computers die Meldungen vor: auf Niederländisch, Englisch, Französisch, Deutsch, Griechisch oder Spanisch, sofern eine Stimme für diese Sprache installiert ist. Als „{ settings-speech-language }“ darfst du auch jede andere wählen. Eine französische Stimme liest deutsche Meldungen dann, als wären sie Französisch, und das ist der halbe Spaß. Die Partie wartet nie auf die Stimme: Was zu spät kommt, entfällt.

howto-ludo-origin = Woher das Spiel kommt
howto-ludo-origin-text = Ludo stammt vom Pachisi ab, das in Indien etwa ab dem sechsten Jahrhundert gespielt wurde: In den Höhlen von Ajanta soll ein Spielbrett zu sehen sein. Mogulkaiser wie Akbar sollen es in ihren Höfen gespielt haben, mit Menschen als Figuren. Der Name Ludo ist Latein und heißt „ich spiele“. Viele Länder haben ein Kind des Pachisi: Auf Niederländisch heißt es Mens erger je niet, auf Deutsch Mensch ärgere dich nicht, auf Französisch Ne t’en fais pas und auf Italienisch Non t’arrabbiare, und jeder dieser Namen rät, sich nicht zu ärgern.

howto-ludo-die = Warum der Würfel fair ist
howto-ludo-die-text = Alle Würfe einer Partie sind schon vor dem ersten durch eine geheime Zahl festgelegt, und niemand kann sie ändern: weder du noch ein Computer, und kein Zug macht eine Sechs wahrscheinlicher. Nach der Partie wird die Zahl gezeigt, und alle können dieselben Würfe noch einmal würfeln und nachsehen. Langes Warten auf eine Sechs ist nichts Besonderes: In einem von sechs Fällen ist unter zehn Würfen keine.

howto-ludo-children = Was Kinder dabei lernen
howto-ludo-children-text = Auf einen Blick bis sechs zählen, warten, bis man dran ist, und unter wenigen Figuren wählen. Vor allem lehrt Ludo, zu verlieren und es noch einmal zu versuchen: Alle werden irgendwann geschlagen, und jede Figur kann wieder ins Spiel kommen.

howto-ludo-credits = Von wem diese Regeln sind
howto-ludo-credits-text = { credits-ludo }

## In place of what is said of every game

order-chance-first-ludo = { order-chance-first-mejn }
order-no-chance-ludo = { order-no-chance-mejn }
