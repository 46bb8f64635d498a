### Quoridor: what its rules have to say, the list of actions, and how it is played.

game-quoridor = Quoridor
invitation-quoridor = Sei als Erster drüben und bau den anderen Zäune hin.
duration-quoridor = 10–20 Min.
credits-quoridor = Quoridor hat Mirko Marchesi erfunden. Hinter unserem steht ein Java-Programm, das für die Schule geschrieben wurde.

## Why a step or a fence is not allowed

quoridor-no-fence-left = Alle deine Zäune stehen schon, also muss deine Figur ziehen.
quoridor-crosses = Dieser Zaun würde { $fence } kreuzen.
quoridor-overlaps = Dieser Zaun würde auf { $fence } liegen.
quoridor-closes-way = Dieser Zaun würde den letzten Weg von { $seat } zum Ziel versperren, und einen muss jede Figur behalten.
quoridor-off-board = Das liegt außerhalb dieses Bretts.
quoridor-stays = Dort steht deine Figur schon. Sie muss woandershin, oder du setzt einen Zaun.
quoridor-occupied = Dort steht die Figur von { $seat }.
quoridor-fence-between = Dazwischen steht ein Zaun.
quoridor-nothing-to-jump = Zwei Felder weit kommt eine Figur nur mit einem Sprung über eine andere, und dazwischen steht keine.
quoridor-fence-behind = Hinter dieser Figur steht ein Zaun, also kannst du nicht geradeaus über sie springen. Weich stattdessen zur Seite aus.
quoridor-diagonal-alone = Schräg zieht eine Figur nur an einer anderen vorbei, die direkt neben ihr steht, ohne Zaun dazwischen.
quoridor-jump-straight = Über diese Figur kannst du geradeaus nach { $square } springen, also darfst du nicht zur Seite ausweichen.
quoridor-third-pawn = Hinter dieser Figur steht eine dritte, und an diesem Tisch kommt man dann nicht vorbei.
quoridor-fence-beside = Zwischen dieser Figur und dem Feld neben ihr steht ein Zaun.
quoridor-not-beside = Das ist zu weit. Eine Figur zieht ein Feld nach oben, unten, links oder rechts oder an einer Figur neben ihr vorbei.

## Why a table can't be laid

quoridor-fault-seats = Quoridor spielt man zu zweit oder zu viert, nicht mit { $number } Plätzen.
quoridor-fault-empty = An einem Quoridor-Tisch bleibt kein Platz leer, also muss sich jemand auf den Platz { $seat } setzen.
quoridor-fault-columns = Ein Brett hat 3, 5, 7 oder 9 Spalten, nicht { $number }: Die Figuren starten in der Mitte.
quoridor-fault-rows = Ein Brett hat 3, 5, 7 oder 9 Reihen, nicht { $number }: Die Figuren starten in der Mitte.
quoridor-fault-fences = Jeder Platz hat 0 bis { $most } Zäune, nicht { $number }.
quoridor-fault-plies = Eine Partie kann nach 1 bis { $most } Zügen beendet werden, nicht nach { $number }.

## What happens

event-quoridor-moved = { $seat } zieht nach { $to }.
event-quoridor-jumped = { $seat } zieht an { $other } vorbei nach { $to }.
event-quoridor-jumped-back = { $seat } springt über { $other } und kommt auf { $to } zurück.
event-quoridor-placed =
    { $seat } setzt den Zaun { $fence } und hat { $left ->
        [0] keinen mehr.
       *[other] noch { $left }.
    }
event-quoridor-lost-turn = { $seat } kann weder ziehen noch einen Zaun setzen und muss aussetzen.
event-quoridor-won = { $seat } hat die andere Seite erreicht und gewinnt!
event-quoridor-drawn =
    Nach { $plies ->
        [one] einem Zug
       *[other] { $plies } Zügen
    } hat niemand gewonnen: unentschieden.

## Positions and choices as text

quoridor-text-unread = „{ $text }“ ist weder ein Feld noch ein Zaun. Ein Feld heißt e2, ein Zaun e3h oder e3v.
quoridor-text-capitals = „{ $text }“ hat Großbuchstaben. Felder und Zäune werden kleingeschrieben: e2, e3h, e3v.
quoridor-text-off-board = „{ $text }“ liegt außerhalb: Die Felder dieses Bretts reichen von a1 bis { $square }.
quoridor-text-fence-off-board = Der Zaun „{ $text }“ würde über das Brett hinausragen. Sein Feld links unten ist eins von a1 bis { $fence }.
quoridor-text-pawns = „{ $text }“ muss für jeden Platz ein Feld nennen, mit Kommas dazwischen.
quoridor-text-taken = Auf „{ $text }“ steht schon eine andere Figur.
quoridor-text-left = „{ $text }“ muss für jeden Platz sagen, wie viele Zäune er noch hat, und keiner hat mehr als am Anfang.
quoridor-text-fence = „{ $text }“ ist kein Zaun. Einer heißt e3h oder e3v.
quoridor-text-lies-on = Diese Zäune kreuzen oder überdecken einander: „{ $text }“.
quoridor-text-next = „{ $text }“ sagt nicht, wer dran ist. Das ist die Nummer eines Platzes, ab 0 gezählt, oder over.
quoridor-text-plies = „{ $text }“ sagt nicht, wie viele Züge gemacht wurden.
quoridor-text-part = „{ $text }“ ist nicht das, was hier folgt. Eine Stellung heißt pawns= left= fences= next= und plies=, wo Züge gezählt werden.
quoridor-text-missing = Der Teil { $text }= fehlt.
quoridor-text-count = Auf dem Brett müssen so viele Zäune stehen, wie den Plätzen seit dem Anfang fehlen.
quoridor-text-no-way = Diese Zäune lassen einer Figur keinen Weg zum Ziel.
quoridor-text-over = Nach diesen Figuren und Zügen wäre die Partie zu Ende oder eben nicht: Der Text sagt das Gegenteil.
quoridor-text-stuck = Der Platz, der dran sein soll, kann nichts tun und musste also schon aussetzen.
quoridor-text-no-chance = Hier bleibt nichts dem Zufall überlassen, also bedeutet „{ $text }“ nichts.

## How to play

howto-quoridor-aim = Das Ziel
howto-quoridor-aim-text =
    Bring deine Figur auf irgendein Feld der Seite, die ihrer Startseite gegenüberliegt, ehe es jemand anderem gelingt. Das Brett hat { $columns } Spalten und { $rows } Reihen, und gespielt wird { $seats ->
        [2] zu zweit
        [4] zu viert
       *[other] zu { $seats }
    }.

howto-quoridor-turn = Dein Zug
howto-quoridor-turn-text =
    { $fences ->
        [0] Zieh mit deiner Figur ein Feld nach oben, unten, links oder rechts. Aussetzen darfst du nicht.
       *[other] Zieh mit deiner Figur ein Feld nach oben, unten, links oder rechts, oder setz einen Zaun: eins von beiden, denn aussetzen darfst du nicht.
    } Dann { $seats ->
        [2] ist die andere Seite dran.
       *[other] geht es im Uhrzeigersinn weiter.
    }

howto-quoridor-fence = Zäune
howto-quoridor-fence-text =
    { $fences ->
        [one] Du hast einen Zaun.
       *[other] Du hast { $fences } Zäune.
    } Jeder ist zwei Felder lang und steht zwischen zwei Paaren von Feldern. Er bleibt stehen, wo er steht, und niemand geht hindurch. In der Liste heißt er nach dem Feld links unter ihm: e3h liegt über e3 und f3, e3v steht rechts von e3 und e4.

howto-quoridor-apart = Zäune und Zäune
howto-quoridor-apart-text = Ein Zaun darf einen anderen berühren, Ende an Ende oder als T. Er darf keinen kreuzen und auch nicht halb auf einem anderen liegen.

howto-quoridor-way = Ein Weg bleibt immer
howto-quoridor-way-text = Ein Zaun darf einen Weg so lang machen, wie du willst, aber keiner Figur den letzten Weg zum Ziel nehmen. Figuren versperren keinen Weg.

howto-quoridor-jump = Springen
howto-quoridor-jump-text = Steht eine Figur direkt neben deiner, darfst du geradeaus über sie auf das Feld dahinter springen, wenn es frei ist und kein Zaun dazwischensteht.

howto-quoridor-side = Seitlich vorbei
howto-quoridor-side-text = Ist hinter der Figur, die du überspringen willst, ein Zaun oder der Rand, ziehst du stattdessen auf ein Feld seitlich von ihr, wenn es frei ist und kein Zaun dazwischensteht.

howto-quoridor-back = Hin und zurück
howto-quoridor-back-text = Ist hinter der Figur, die du überspringen willst, und zu beiden Seiten von ihr ein Zaun oder der Rand, darf deine Figur springen und auf das Feld zurückkommen, auf dem sie stand. Dann steht alles wie zuvor, aber dein Zug ist vorbei.

howto-quoridor-third = Eine dritte Figur
howto-quoridor-third-text =
    { $third_pawn ->
        [like_a_fence] Eine dritte Figur hinter der, die du überspringen willst, wirkt wie ein Zaun: Du weichst zur Seite aus.
       *[blocks] Steht eine dritte Figur hinter der, die du überspringen willst, kommst du dort gar nicht vorbei.
    }

howto-quoridor-lost = Wenn nichts mehr geht
howto-quoridor-lost-text = Wer weder ziehen noch einen Zaun setzen kann, setzt aus. Anders lässt sich nicht aussetzen.

howto-quoridor-end = Das Ende
howto-quoridor-end-text =
    Wer zuerst die andere Seite erreicht, gewinnt, und die Partie ist zu Ende.{ $max_plies ->
        [none] { "" }
        [one] { " " }Hat nach einem Zug niemand gewonnen, endet sie unentschieden.
       *[other] { " " }Hat nach insgesamt { $max_plies } Zügen niemand gewonnen, endet sie unentschieden.
    }

## What the terminal shows beside the board


## What the terminal shows beside the board


## What the terminal shows beside the board

text-quoridor-row = geht zu Reihe { $row }
text-quoridor-column = geht zu Spalte { $column }
