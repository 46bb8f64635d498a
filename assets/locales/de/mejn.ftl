### Mens erger je niet: what its rules have to say, the list of actions, and how it is played.

game-mejn = Mensch ärgere dich nicht
invitation-mejn = Bring deine Figuren heim und schlag, wer im Weg steht.
duration-mejn = 30–45 Min.
credits-mejn = Mensch ärgere dich nicht ist ein Laufspiel aus der Familie des Pachisi. Unseres stammt vom Java-Programm Mens erger je niet von jrottinghuis ab. Die Strategien Weit, Nah und Rangfolge gehen auf van der Genugten und Das zurück, die Punkte der Rangliste auf Sitarz.

## In place of what is said of every game

order-chance-first-mejn = Erst der Würfel: Würfle, dann wähle.
order-no-chance-mejn = Jetzt wird nicht gewürfelt: Wähle eine Figur.

## Why a move is not allowed

mejn-no-pawn-there = Dort steht keine deiner Figuren. Wähle eine eigene.
mejn-enter-needs =
    { $face ->
        [6] Nur eine Sechs bringt eine Figur ins Spiel; gewürfelt hast du { $rolled }.
       *[other] Nur die höchste Zahl, { $face }, bringt eine Figur ins Spiel; gewürfelt hast du { $rolled }.
    }
mejn-start-first = Zuerst muss die Figur auf deinem Startfeld weiterziehen.
mejn-enter-first = Du hast die höchste Zahl gewürfelt: Bring zuerst eine Figur auf dein Startfeld.
mejn-start-occupied = Auf dem Startfeld steht noch eine eigene Figur. Bevor sie weg ist, kommt keine andere ins Spiel.
mejn-past-home =
    { $most ->
        [0] Weiter kann diese Figur nicht mehr kommen.
        [one] Das ist zu weit: Diese Figur kann nur noch ein Feld weit ziehen, und das muss der Wurf genau treffen.
       *[other] Das ist zu weit: Diese Figur kann höchstens noch { $most } Felder weit ziehen.
    }
mejn-home-occupied = Auf diesem Zielfeld steht schon eine eigene Figur.
mejn-home-jump = An diesem Tisch lassen sich Figuren auf den Zielfeldern nicht überspringen.
mejn-own-pawn = Dort steht eine eigene Figur, und an diesem Tisch schlägt man sich nicht selbst.
mejn-strike-first = Du kannst eine fremde Figur schlagen, und an diesem Tisch musst du es.
mejn-no-such-face = Dieser Würfel hat nur die Zahlen 1 bis { $faces }.
mejn-other-chance = Jetzt ist etwas anderes zu entscheiden: Hier wird der Beginn gelost statt gewürfelt, oder umgekehrt.
mejn-seat-not-in-play = Auf diesem Platz spielt niemand.

## Why a table can't be laid

mejn-fault-seats = Ein Brett hat 2 bis 6 Plätze; { $seats } gehört nicht dazu.
mejn-fault-dots = Von Start zu Start müssen mehr Felder liegen, als der Würfel Seiten hat (Felder: { $dots }, Seiten: { $faces }).
mejn-fault-faces-pawns = Der Würfel braucht mindestens so viele Seiten, wie es Figuren gibt (Seiten: { $faces }, Figuren: { $pawns }).
mejn-fault-pawns = Jeder Platz hat 1 bis 8 Figuren, nicht { $pawns }.
mejn-fault-faces = Ein Würfel hat 1 bis 20 Seiten, nicht { $faces }.
mejn-fault-way = Der Weg ums Brett wäre { $way } Felder lang; höchstens 127 sind möglich. Nimm weniger Felder.
mejn-fault-empty = Das Brett hat keinen Platz { $index } (gezählt wird ab 0), also kann er nicht leer bleiben.
mejn-fault-in-play = Mindestens zwei müssen spielen. Lass noch jemanden Platz nehmen.
mejn-fault-beginner = Platz { $index } (gezählt ab 0) soll beginnen, aber dort spielt niemand. Setz jemanden hin, oder lass einen anderen Platz beginnen.
mejn-fault-rolled = Ein Würfel mit nur einer Seite kann nicht entscheiden, wer beginnt. Lass es auslosen, oder bestimme es selbst.
mejn-fault-six-limit = Die Grenze für höchste Zahlen hintereinander beginnt bei 2: Eine kleinere würde jede davon verbieten.

## What happens

event-contested = { $seat } würfelt { $face } um den Beginn.
event-begins = { $seat } beginnt.
event-rolled = { $seat } würfelt { $face }.
event-limit = Zu viele hintereinander: Der Zug von { $seat } endet.
event-no-move = { $seat } kann nicht ziehen.
event-moved = { $seat } zieht von { $from } nach { $to }.
event-moved-plain = { $seat } zieht weiter.
event-entered = { $seat } bringt auf { $to } eine Figur ins Spiel.
event-entered-plain = { $seat } bringt eine Figur ins Spiel.
event-came-home = { $seat } kommt auf { $to } ins Ziel.
event-came-home-plain = { $seat } kommt ins Ziel.
event-struck = { $by } schlägt { $seat } auf { $spot }.
event-struck-plain = { $by } schlägt { $seat }.
event-struck-own = { $seat } schlägt auf { $spot } eine eigene Figur.
event-struck-own-plain = { $seat } schlägt eine eigene Figur.
event-finished =
    { $place ->
        [1] { $seat } ist im Ziel und gewinnt!
        [2] { $seat } ist im Ziel: zweiter Platz.
        [3] { $seat } ist im Ziel: dritter Platz.
        [4] { $seat } ist im Ziel: vierter Platz.
        [5] { $seat } ist im Ziel: fünfter Platz.
        [6] { $seat } ist im Ziel: sechster Platz.
       *[other] { $seat } ist im Ziel: Platz { $place }.
    }
event-again = { $seat } würfelt noch einmal.
event-over = Die Partie ist zu Ende.

## Positions and moves as text

mejn-text-spot = „{ $text }“ ist auf diesem Brett kein Feld für diesen Platz. Felder heißen B34 (Wartefeld), E5 (Laufbahn) oder H1 (Zielfeld).
mejn-text-taken = Auf „{ $text }“ steht schon eine andere Figur.
mejn-text-pawns = „{ $text }“ hat nicht so viele Figuren, wie hier jeder Platz hat.
mejn-text-seats = Zu jedem Platz des Bretts gehört eine Liste von Figuren, mit „/“ dazwischen; sieh dir „{ $text }“ an.
mejn-text-empty-seat = Auf diesem Platz spielt niemand, also steht dort „-“ und nicht „{ $text }“.
mejn-text-seat = „{ $text }“ nennt keinen Platz, auf dem hier gespielt wird, oder einen schon genannten. Plätze werden ab 0 gezählt.
mejn-text-face = „{ $text }“ ist keine Zahl dieses Würfels.
mejn-text-phase = „{ $text }“ sagt nicht, wer dran ist. Schreib 1?, wenn Platz 1 würfeln soll, 1:3, wenn dort 3 gewürfelt wurde, oder draw oder over.
mejn-text-field = „{ $text }“ ist hier nicht bekannt. Folgen können sixes=, tries=, home= und, solange um den Beginn gewürfelt wird, die bisherigen Würfe.
mejn-text-number = „{ $text }“ ist keine Zahl, die hier stehen kann.
mejn-text-home = Unter home stehen nicht die Plätze, deren Figuren alle im Ziel sind.
mejn-text-over = Nach diesen Figuren wäre die Partie zu Ende oder eben nicht: Der Text sagt das Gegenteil.
mejn-text-contest = Die Würfe um den Beginn passen nicht zusammen.
mejn-text-turn = Der Platz, der dran sein soll, ist schon fertig.
mejn-text-tries = So viele Versuche passen nicht zu dieser Stellung.
mejn-text-no-move = Mit diesem Wurf könnte keine Figur ziehen, also gibt es nichts zu wählen.
mejn-text-from = „{ $text }“ ist kein Feld, von dem dieser Platz ziehen könnte. Einen Zug schreibt man E11-E14 oder nur E11.
mejn-text-to = Mit einem Wurf von { $roll } endet dieser Zug nicht auf „{ $text }“.

## How to play

howto-aim = Das Ziel
howto-aim-text =
    { $pawns ->
        [one] Bring deine Figur einmal rund um die { $ring } Felder der Laufbahn und ins Ziel, ehe es jemand anderem gelingt.
       *[other] Bring deine { $pawns } Figuren einmal rund um die { $ring } Felder der Laufbahn und ins Ziel, ehe es jemand anderem gelingt.
    }{ $empty ->
        [0] { "" }
        [one] { " " }Ein Platz ist leer und wird übersprungen.
       *[other] { " " }{ $empty } Plätze sind leer und werden übersprungen.
    }

howto-begins = Wer beginnt
howto-begins-text =
    { $who_begins ->
        [drawn] Ausgelost wird, wer beginnt.
        [rolled] Alle würfeln: Der höchste Wurf beginnt, bei Gleichstand wird noch einmal gewürfelt.
       *[other] { $beginner } beginnt.
    } Dann geht es im Uhrzeigersinn reihum, mit je einem Wurf.

howto-enter = Ins Spiel kommen
howto-enter-text =
    Nur { howto-six } bringt eine Figur vom Wartefeld auf dein Startfeld.{ $pawns ->
        [one] { "" }
       *[other] { " " }Wartet dort noch eine und ist dein Startfeld frei von eigenen Figuren, musst du sie ins Spiel bringen.
    }

howto-start = Das Startfeld räumen
howto-start-text =
    { $leave_start_first ->
        [always] Eine Figur auf deinem Startfeld muss weiterziehen, bevor du eine andere bewegst, was du auch würfelst.
        [while_begin] Solange noch Figuren von dir auf den Wartefeldern stehen, muss eine Figur auf deinem Startfeld weiterziehen, bevor du eine andere bewegst.
       *[never] Eine Figur darf auf deinem Startfeld stehen bleiben, aber so lange kommt keine andere ins Spiel.
    }

howto-walk = Ziehen
howto-walk-text = Zieh mit einer Figur im Uhrzeigersinn, genau so viele Felder, wie du gewürfelt hast. Figuren auf dem Weg werden übersprungen; nur das Feld, auf dem du landest, zählt.

howto-home = Ins Ziel
howto-home-text = Nach der ganzen Runde biegt eine Figur auf deine Zielfelder ein. Der Wurf muss genau passen: Führt er über das letzte Zielfeld hinaus, gilt er nicht für sie.

howto-strike = Schlagen
howto-strike-text =
    Landest du auf einer fremden Figur, muss sie zurück auf ihr Wartefeld. Kein Feld der Laufbahn ist sicher, auch kein Startfeld.{ $strike_is_compulsory ->
        [on] { "" }
       *[off] { " " }Du darfst schlagen, aber du musst nicht.
    }

howto-compulsory = Schlagzwang
howto-compulsory-text =
    Kannst du eine fremde Figur schlagen, so musst du es auch; mit welcher deiner Figuren, entscheidest du.{ $leave_start_first ->
        [never] { " " }Nur das Hereinbringen einer Figur geht vor.
       *[other] { " " }Nur das Hereinbringen einer Figur und das Räumen des Startfelds gehen vor.
    }

howto-own = Eigene Figuren
howto-own-text =
    { $self_strike ->
        [on] Landest du auf der Laufbahn auf einer eigenen Figur, wird sie geschlagen wie jede andere.
       *[off] Auf einer eigenen Figur kannst du nicht landen.
    }

howto-own-start = Eigene Figuren, vom Startfeld aus
howto-own-start-text =
    { $start_strikes_own ->
        [on] Eine Figur, die dein Startfeld verlässt, ist die Ausnahme: Sie schlägt auch eine eigene, auf der sie landet.
       *[off] Auch wenn eine Figur dein Startfeld räumt, kann sie nicht auf einer eigenen landen; dann zieh mit einer anderen.
    }

howto-lane = Auf den Zielfeldern
howto-lane-text =
    { $home_no_jumping ->
        [on] Im Ziel können Figuren einander nicht überspringen, und jede braucht ein freies Feld. Sie dürfen weiter aufrücken.
       *[off] Im Ziel dürfen Figuren einander überspringen, aber jede braucht ein freies Feld. Sie dürfen weiter aufrücken.
    }

howto-again =
    { $faces ->
        [6] Eine Sechs
       *[other] Die höchste Zahl
    }
howto-again-text =
    { $six_rolls_again ->
        [on] Wer { howto-six } würfelt, würfelt noch einmal, auch wenn keine Figur ziehen konnte.{ $six_limit ->
            [none] { "" }
            [2] { " " }Aber die zweite hintereinander wird nicht gezogen und beendet den Zug.
            [3] { " " }Aber die dritte hintereinander wird nicht gezogen und beendet den Zug.
            [4] { " " }Aber die vierte hintereinander wird nicht gezogen und beendet den Zug.
           *[other] { " " }Aber die { $six_limit }. hintereinander wird nicht gezogen und beendet den Zug.
        }
       *[off] Hier gibt es für { howto-six } keinen zweiten Wurf.
    }

howto-tries = Drei Versuche
howto-tries-text =
    { $pawns ->
        [one] Solange deine Figur auf dem Wartefeld steht, würfelst du bis zu dreimal, bis { howto-that-six } fällt.
       *[other] Steht keine deiner Figuren auf der Laufbahn und sind die im Ziel so weit aufgerückt wie möglich, würfelst du bis zu dreimal, bis { howto-that-six } fällt.
    }

howto-pass = Aussetzen
howto-pass-text =
    Kannst du ziehen, so musst du es auch, selbst wenn du lieber nicht würdest. Kannst du nicht, geht es reihum weiter.{ $three_tries ->
        [on] { "" }
       *[off] { " " }{ $pawns ->
            [one] Zusätzliche Versuche gibt es nicht, auch nicht, wenn deine Figur auf dem Wartefeld steht.
           *[other] Zusätzliche Versuche gibt es nicht, auch nicht, wenn alle deine Figuren auf den Wartefeldern stehen.
        }
    }

howto-end = Das Ende
howto-end-text =
    { $pawns ->
        [one] Wer die eigene Figur zuerst im Ziel hat, gewinnt
       *[other] Wer zuerst alle eigenen Figuren im Ziel hat, gewinnt
    }{ $play_to_last ->
        [on] { $seats ->
            [2] . Die andere Farbe spielt weiter, bis auch sie im Ziel ist.
           *[other] . Die anderen spielen weiter, bis alle im Ziel sind; wer fertig ist, würfelt nicht mehr.
        }
        [one_left] { $seats ->
            [2] , und die Partie ist zu Ende.
           *[other] . Die anderen spielen weiter, bis nur noch eine Farbe übrig ist; wer fertig ist, würfelt nicht mehr.
        }
       *[off] , und die Partie ist zu Ende.
    }
