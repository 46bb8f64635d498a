### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Games and colours

game-mejn = Mensch ärgere dich nicht
game-quoridor = Quoridor
game-dog = Dog

# Who made a game, and what ours comes from.
credits-mejn = Mensch ärgere dich nicht ist ein Laufspiel aus der Familie des Pachisi. Unseres stammt vom Java-Programm Mens erger je niet von jrottinghuis ab. Die Strategien Weit, Nah und Rangfolge gehen auf van der Genugten und Das zurück, die Punkte der Rangliste auf Sitarz.
credits-quoridor = Quoridor hat Mirko Marchesi erfunden. Hinter unserem steht ein Java-Programm, das für die Schule geschrieben wurde.
credits-dog = Dog ist ein Laufspiel mit Karten aus der Schweiz. Die Hausregeln „{ preset-library }“ folgen der Bibliothek libdog von leopoldsedev, „{ preset-brandi }“ den Regeln der Stiftung Brändi.

colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-black = Schwarz
colour-violet = Violett

# The usual order of the seats, for sentences that know no board.
colour-0 = Blau
colour-1 = Gelb
colour-2 = Grün
colour-3 = Rot
colour-4 = Schwarz
colour-5 = Violett

## Out of turn

order-not-to-act = { $seat } ist nicht dran.
order-chance-first = Erst der Würfel: Würfle, dann wähle.
order-no-chance = Jetzt wird nicht gewürfelt: Wähle eine Figur.
order-over = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.

## Mens erger je niet: why a move is not allowed

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

## Mens erger je niet: why a table can't be laid

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

## Mens erger je niet: what happens

event-contested = { $seat } würfelt { $face } um den Beginn.
event-begins = { $seat } beginnt.
event-rolled = { $seat } würfelt { $face }.
event-limit = Zu viele hintereinander: Der Zug von { $seat } endet.
event-no-move = { $seat } kann nicht ziehen.
event-moved = { $seat } zieht von { $from } nach { $to }.
event-entered = { $seat } bringt auf { $to } eine Figur ins Spiel.
event-came-home = { $seat } kommt auf { $to } ins Ziel.
event-struck = { $by } schlägt { $seat } auf { $spot }.
event-struck-own = { $seat } schlägt auf { $spot } eine eigene Figur.
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

## Mens erger je niet: positions and moves as text

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

## Quoridor: why a step or a fence is not allowed

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

## Quoridor: why a table can't be laid

quoridor-fault-seats = Quoridor spielt man zu zweit oder zu viert, nicht mit { $number } Plätzen.
quoridor-fault-empty = An einem Quoridor-Tisch bleibt kein Platz leer, also muss sich jemand auf den Platz { $seat } setzen.
quoridor-fault-columns = Ein Brett hat 3, 5, 7 oder 9 Spalten, nicht { $number }: Die Figuren starten in der Mitte.
quoridor-fault-rows = Ein Brett hat 3, 5, 7 oder 9 Reihen, nicht { $number }: Die Figuren starten in der Mitte.
quoridor-fault-fences = Jeder Platz hat 0 bis { $most } Zäune, nicht { $number }.
quoridor-fault-plies = Eine Partie kann nach 1 bis { $most } Zügen beendet werden, nicht nach { $number }.

## Quoridor: what happens

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

## Quoridor: positions and choices as text

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

## Settings of a table

setting-dots = Felder
setting-dots-help = Wie viele Felder von einem Start zum nächsten führen. Es müssen mehr sein, als der Würfel Seiten hat.
setting-pawns = Figuren
setting-pawns-help = Wie viele jeder Platz ins Ziel bringen muss. Mit weniger Figuren wird die Partie kürzer.
setting-faces = Seiten
setting-faces-help = Wie viele der Würfel hat. Die höchste Zahl wirkt wie eine Sechs.
setting-self_strike = Eigene Figuren schlagen
setting-self_strike-help = Auf der Laufbahn darfst du auf einer eigenen Figur landen; sie muss dann zurück auf ihr Wartefeld.
setting-start_strikes_own = Vom Start Eigene schlagen
setting-start_strikes_own-help = Eine Figur, die das Startfeld verlässt, schickt eine eigene zurück, wenn sie auf ihr landet. Ausgeschaltet kann sie dort nicht landen.
setting-leave_start_first = Startfeld zuerst räumen
setting-leave_start_first-help = Wann eine Figur auf dem Startfeld vor jeder anderen ziehen muss: immer, nur solange noch Figuren auf den Wartefeldern stehen, oder nie.
setting-three_tries = Drei Versuche
setting-three_tries-help = Kann dir nur noch die höchste Zahl helfen, würfelst du bis zu dreimal darum.
setting-strike_is_compulsory = Schlagzwang
setting-strike_is_compulsory-help = Kannst du eine fremde Figur schlagen, so musst du es auch; mit welcher deiner Figuren, entscheidest du.
setting-home_no_jumping = Kein Springen im Ziel
setting-home_no_jumping-help = Auf den Zielfeldern können Figuren einander nicht überspringen; die ersten sollten also ganz durchziehen.
setting-six_rolls_again = Höchste Zahl würfelt nochmal
setting-six_rolls_again-help = Wer die höchste Zahl würfelt, beim üblichen Würfel eine Sechs, würfelt noch einmal.
setting-six_limit = Höchste Zahlen in Folge
setting-six_limit-help = So viele höchste Zahlen hintereinander sind zu viel: Die letzte wird nicht gezogen, und der Zug endet.
setting-play_to_last = Bis zum Schluss
setting-play_to_last-help = Die Partie geht weiter, bis alle im Ziel sind oder nur noch ein Platz übrig ist, oder sie endet, sobald jemand fertig ist.
setting-who_begins = Wer beginnt
setting-who_begins-help = Ausgelost, ausgewürfelt (der höchste Wurf beginnt, bei Gleichstand noch einmal) oder eine bestimmte Farbe.

setting-columns = Spalten
setting-columns-help = Wie viele Felder das Brett breit ist: 3, 5, 7 oder 9. Mit wenigen wird die Partie kurz.
setting-rows = Reihen
setting-rows-help = Wie viele Felder von einer Seite zur anderen liegen: 3, 5, 7 oder 9.
setting-fences = Zäune
setting-fences-help = Wie viele jeder Platz setzen kann. Ganz ohne ist es nur ein Wettlauf.
setting-third_pawn = Dritte Figur dahinter
setting-third_pawn-help = Was gilt, wenn hinter der Figur, die du überspringen willst, noch eine steht: Du weichst zur Seite aus wie bei einem Zaun, oder du kommst dort gar nicht vorbei.
setting-jump_back = Sprung und zurück
setting-jump_back-help = Was gilt, wenn hinter der Figur, die du überspringen willst, und zu beiden Seiten von ihr ein Zaun oder der Rand ist: Mit dieser Regel darfst du springen und auf das Feld zurückkommen, auf dem deine Figur stand, und das war dein Zug. Ohne sie kommst du dort gar nicht vorbei.
setting-max_plies = Remis nach
setting-max_plies-help = Nach so vielen Zügen aller Plätze zusammen hat niemand gewonnen. Wer einander nur behindert, könnte sonst ewig spielen.

setting-team = Gemeinsam spielen
setting-team-help = Wie viele Farben zusammen spielen: zwei auf einem Brett für vier, zwei oder drei auf einem für sechs, oder jede für sich. Zu zweit: wie viele Farben jede Seite hat.
setting-copies = Karten je Wert
setting-copies-help = Wie viele der Kartensatz hat. Zwei gewöhnliche Kartenspiele haben acht.
setting-jokers = Joker
setting-jokers-help = Wie viele der Kartensatz hat.
setting-no_play = Nichts ist spielbar
setting-no_play-help = Ob eine Karte deiner Wahl abgeworfen wird oder die ganze Hand, und du für diese Runde aussetzt.
setting-canadian = Sieben für beide
setting-canadian-help = Die kanadische Regel: Eine Sieben darf auch die Figuren der Partnerfarbe ziehen, beliebig gemischt.
setting-rest_to_mate = Rest an die Partnerfarbe
setting-rest_to_mate-help = Bringt eine Sieben deine letzte Figur ins Ziel, ziehen die Figuren der Partnerfarbe den Rest.
setting-idle_jack = Bube ohne Wirkung
setting-idle_jack-help = Ein Bube darf ohne Wirkung abgelegt werden, wenn nur eigene Figuren auf der Laufbahn stehen und sonst nichts spielbar ist.

value-like_a_fence = zur Seite ausweichen
value-blocks = kein Weg vorbei
value-discard = eine Karte abwerfen
value-sit_out = die Runde aussetzen
value-on = an
value-off = aus
value-none = ohne Grenze
value-always = immer
value-while_begin = solange Figuren warten
value-never = nie
value-one_left = bis eine Farbe übrig ist
value-drawn = ausgelost
value-rolled = ausgewürfelt
# The same words where they answer “Play to the last”.
value-play_to_last-on = bis alle im Ziel sind
value-play_to_last-one_left = bis eine Farbe übrig ist
value-play_to_last-off = bis eine Farbe im Ziel ist

preset-reference = Klassisch
preset-reference-help = Die Regeln, wie man das Brettspiel meist in den Niederlanden kennt.
preset-mensch = Wie in Deutschland
preset-mensch-help = Wie in Deutschland gedruckt: drei Versuche zum Herauskommen, kein Springen im Ziel.
preset-quick = Schnell
preset-quick-help = Je zwei Figuren, und wer sie zuerst im Ziel hat, gewinnt.
preset-standard = Standard
preset-standard-help = Die Regeln, die dem Spiel beiliegen: Eine dritte Figur wirkt wie ein Zaun, und gespielt wird, bis jemand gewinnt.
preset-library = Klassisch
preset-library-help = Wer nichts spielen kann, wirft eine Karte ab, und eine Sieben darf auch die Figuren der Partnerfarbe ziehen.
preset-brandi = Brändi
preset-brandi-help = Wie es in Luzern auf der Schachtel steht: Wer nichts spielen kann, setzt die Runde aus, und nur der Rest einer Sieben geht an die Partnerfarbe.
preset-own = Eigene
preset-own-help = Selbst gemachte Hausregeln.

## Figures of a game

figure-rolls = Würfe
figure-rolls-help = Wie oft gewürfelt wurde, ohne die Würfe um den Beginn.
figure-highest = Höchste Zahlen
figure-highest-help = Wie viele dieser Würfe die höchste Zahl zeigten: eine Sechs beim üblichen Würfel.
figure-expected = Zu erwarten
figure-expected-help = Wie viele höchste Zahlen so viele Würfe im Mittel bringen.
figure-entered = Erste Figur im Spiel
figure-entered-help = Mit dem wievielten Wurf die erste Figur ins Spiel kam. Im Mittel braucht das so viele, wie der Würfel Seiten hat.
figure-strikes = Andere geschlagen
figure-strikes-help = Wie viele fremde Figuren zurückgeschickt wurden.
figure-struck = Wurde geschlagen
figure-struck-help = Wie viele der eigenen Figuren von anderen zurückgeschickt wurden.
figure-own_strikes = Eigene geschlagen
figure-own_strikes-help = Wie viele eigene Figuren selbst zurückgeschickt wurden.
figure-luck = Glück
figure-luck-help = Ob höchste Zahlen öfter (+) oder seltener (−) kamen, als der Zufall sie im Mittel bringt; solche ohne eigene Figur auf der Laufbahn zählen doppelt. Zwei von drei Partien bleiben zwischen −1 und +1, und ab und zu eine jenseits von 2 ist ganz normal. Bei wenigen Würfen steht hier nichts.

figure-steps = Schritte
figure-steps-help = Wie oft die Figur gezogen ist.
figure-jumps = Sprünge
figure-jumps-help = Wie viele dieser Schritte über eine andere Figur oder an ihr vorbei führten.
figure-placed = Zäune
figure-placed-help = Wie viele Zäune gesetzt wurden.

figure-laid = Gespielt
figure-laid-help = Wie viele Karten ausgespielt wurden.
figure-discarded = Abgeworfen
figure-discarded-help = Wie viele Karten abgeworfen werden mussten.
figure-all_strikes = Geschlagen
figure-all_strikes-help = Wie viele Figuren in ihren Zwinger zurückgeschickt wurden, ganz gleich, wem sie gehörten.
figure-all_struck = Wurde geschlagen
figure-all_struck-help = Wie viele der eigenen Figuren in ihren Zwinger zurückmussten, ganz gleich, durch wen.

## Strategies

strategy-random-name = Zufall
strategy-random = Spielt irgendeinen erlaubten Zug, wie der Zufall will.
strategy-runner-name = Renner
strategy-runner = Rennt auf dem kürzesten Weg zum Ziel und stellt, wenn andere vorn liegen, ihnen ab und zu einen Zaun in den Weg.
strategy-normal-name = Normal
strategy-normal = Schaut ein paar Züge voraus und nimmt ab und zu nicht ganz den besten.
strategy-hard-name = Schwer
strategy-hard = Schaut so weit voraus, wie eine Sekunde erlaubt, und zählt auf beiden Wegen jeden Schritt.
strategy-greedy-name = Gierig
strategy-dog-greedy = Spielt, was fürs Team im Moment das beste Brett zurücklässt, und schaut nicht weiter.
strategy-compromise-greedy = Nennt auf jeder Achse für sich die Linie mit dem kleinsten Vorsprung.
strategy-far-name = Weit
strategy-far = Zieht mit der Figur, die am weitesten gekommen ist.
strategy-near-name = Nah
strategy-near = Zieht mit der Figur, die ihrem Start am nächsten ist.
strategy-ranking-name = Rangfolge
strategy-ranking = Wägt jeden Zug mit sechs Zahlen ab und spielt den besten.
strategy-trained-name = Trainiert
strategy-trained = Wägt jeden Zug ab wie Rangfolge, aber mit Zahlen, die im Training gefunden wurden.

parameter-self_strike = Eigene schlagen
parameter-other_strike = Andere schlagen
parameter-getting_home = Ins Ziel kommen
parameter-already_home = Im Ziel ziehen
parameter-from_start = Weg vom Start
parameter-from_home = Weg zum Ziel

# Why this move: said of a computer’s choice, and of a hint after “E11 to E14:”.
why-dog-gives = Diese Karte hilft der Partnerfarbe mehr, als sie hier helfen würde.
why-dog-greedy = Von allem, was spielbar ist, lässt das fürs Team das beste Brett zurück.
why-far = Von den Figuren, die ziehen können, ist diese am weitesten gekommen.
why-near = Von den Figuren, die ziehen können, ist diese ihrem Start am nächsten.
why-ranking-strikes = Das schickt eine Figur von { $seat } zurück.
why-ranking-spares = Das lässt die Figuren von { $seat } in Ruhe.
why-ranking-strikes-own = Das schickt eine Figur der eigenen Seite zurück.
why-ranking-spares-own = Der nächstbeste Zug würde eine Figur der eigenen Seite schlagen.
why-ranking-costs-least = Das kostet die eigene Seite weniger als der nächstbeste Zug.
why-ranking-gets-home = Das bringt eine Figur ins Ziel.
why-ranking-stays-out = Das hält eine Figur vorerst aus dem Ziel heraus.
why-ranking-moves-home = Das schafft Platz auf den Zielfeldern.
why-ranking-rests-home = Der Wurf bewirkt hier mehr als auf den Zielfeldern.
why-ranking-ahead = Diese Figur ist auf ihrem Weg weiter als die nächstbeste.
why-ranking-behind = Diese Figur hat noch mehr Weg vor sich als die nächstbeste.
why-ranking-even = Kein anderer Zug wiegt mehr.
why-runner-step = Das ist ein Schritt auf einem kürzesten Weg zum Ziel.
why-runner-fence = Das macht den Weg von { $seat } länger.
why-search-arrives = Das erreicht das Ziel.
why-search-runs =
    { $steps ->
        [one] Nur ein Schritt fehlt noch, und { $seat } kann das nicht mehr verhindern.
       *[other] Noch { $steps } Schritte fehlen, und { $seat }, mit noch { $others }, kann das nicht mehr verhindern.
    }
why-search-jumps = Der Sprung spart einen Schritt: noch { $steps } zu gehen, und { $others } für { $seat }.
why-search-nearer = Das Ziel kommt näher: noch { $steps } zu gehen, und { $others } für { $seat }.
why-search-lengthens =
    { $steps ->
        [one] Das macht den Weg von { $seat } um einen Schritt länger.
       *[other] Das macht den Weg von { $seat } um { $steps } Schritte länger.
    }
why-search-lengthens-both = Das macht den Weg von { $seat } um { $steps } länger, den eigenen um { $own }.
why-search-keeps =
    Das hindert { $seat } daran, { $fence } zu setzen, was { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } kosten würde.
why-search-deep = Beim Vorausschauen fand sich nichts Besseres.
strategy-bot-name = Bot
strategy-bot = Ist ein eigenes Programm, in beliebiger Sprache.

## Dog: what a rule forbids

dog-not-now = Jetzt ist etwas anderes zu wählen.
dog-not-in-hand = { $card } hast du nicht auf der Hand.
dog-not-playable = { $card } lässt sich jetzt gar nicht spielen.
dog-must-play = Du kannst eine Karte spielen, also musst du es auch: Abgeworfen wird nichts.
dog-other-card = { $card } bewirkt etwas anderes.
dog-kennel-empty = Im Zwinger wartet keine Figur.
dog-start-locked = Auf dem Startfeld steht eine Figur mit Stern, also kann keine starten.
dog-in-kennel = Diese Figur ist noch im Zwinger.
dog-star-ahead = Eine Figur mit Stern steht im Weg, und an ihr kommt niemand vorbei.
dog-in-finish = Im Ziel geht eine Figur nur vorwärts, und nur so weit die Felder frei sind.
dog-no-finish-to-pass = Diese Figur würde ohnehin nicht ins Ziel abbiegen.
dog-not-on-ring = Diese Figur ist nicht auf der Laufbahn.
dog-swap-star = Eine Figur mit Stern lässt sich nicht tauschen.
dog-same-colour = Zwei Figuren derselben Farbe lassen sich nicht tauschen.
dog-mates-piece = An diesem Tisch kann diese Sieben jene Figur nicht ziehen.
dog-rest-of-seven = { $left ->
        [0] Eine Sieben hat sieben Schritte.
        [one] Der Schritt, der von der Sieben übrig bleibt, wäre dann nicht mehr möglich.
       *[other] Die { $left } Schritte, die von der Sieben übrig bleiben, wären dann nicht mehr möglich.
    }
dog-jack-not-idle = Ein Bube wird nur dann ohne Wirkung abgelegt, wenn keine fremde Figur auf der Laufbahn steht und keine Karte spielbar ist.
dog-no-such-deal = { $seat } kann diese Karten nicht bekommen: Es sind zu wenige oder zu viele, oder sie sind nicht im Stapel.

## Dog: why a table can't be laid

dog-fault-seats = Dog spielt man zu zweit bis zu sechst, nicht mit { $number } Plätzen.
dog-fault-empty = An einem Dog-Tisch bleibt kein Platz leer, also muss sich jemand auf den Platz { $seat } setzen.
dog-fault-team = Auf diesem Brett können nicht { $number } Farben zusammen spielen: Zwei können es bei gerader Zahl der Plätze, drei bei sechs.
dog-fault-copies = Ein Kartensatz hat 1 bis { $most } Karten von jedem Wert, nicht { $number }.
dog-fault-jokers = Ein Kartensatz hat höchstens { $most } Joker, nicht { $number }.
dog-fault-pack = Der Kartensatz hat nur { $pack } Karten, und für das erste Austeilen braucht es { $needed }.
dog-fault-plies = Vor dem ersten Zug kann eine Partie nicht beendet werden.

## Dog: what happens

event-dog-reshuffled = Der Stapel ist aufgebraucht: Der Ablagestapel wird gemischt.
event-dog-dealt = { $seat } bekommt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
event-dog-dealt-cards = { $seat } bekommt { $cards }.
event-dog-chose = { $seat } hat eine Karte zum Weitergeben gewählt.
event-dog-gave = { $seat } gibt eine Karte an { $to }.
event-dog-gave-card = { $seat } gibt die Karte { $card } an { $to }.
event-dog-played = { $seat } spielt { $card }.
event-dog-joker = { $seat } spielt einen Joker als { $card }.
event-dog-started = Eine Figur von { $seat } verlässt den Zwinger.
event-dog-moved = Eine Figur von { $seat } zieht nach { $to }.
event-dog-struck = Eine Figur von { $seat } wird auf P{ $spot } geschlagen.
event-dog-swapped = Die Figur von { $seat } auf P{ $from } und die von { $other } auf P{ $to } tauschen den Platz.
event-dog-discarded = { $seat } kann nichts spielen und wirft { $card } ab.
event-dog-folded = { $seat } kann nichts spielen, legt { $cards } ab und setzt für diese Runde aus.
event-dog-won = { $seat } bringt die letzte Figur ins Ziel: Die Partie ist gewonnen!
event-dog-drawn =
    Nach { $plies ->
        [one] einem Zug
       *[other] { $plies } Zügen
    } hat niemand gewonnen: unentschieden.

## Dog: positions and actions as text

dog-text-card = Hier gehört eine Karte hin: eine von A 2 3 4 5 6 7 8 9 T J Q K X.
dog-text-joker = Ein Joker gilt als eine andere Karte, und die steht hier.
dog-text-rank = Hier gehört die Stelle einer Figur hin, 0 bis 3: 0 ist die vorderste.
dog-text-steps = Hier gehören die Schritte eines Teils hin, und alle Teile einer Sieben ergeben zusammen sieben.
dog-text-colour = Hier gehört die Nummer einer Farbe hin.
dog-text-own-colour = Getauscht wird mit einer Figur einer anderen Farbe.
dog-text-end = Hier gehört nichts mehr hin.
dog-text-piece = Hier gehört eine Figur hin: P und ihr Feld auf der Laufbahn, oder F und ihr Feld im Ziel.
dog-text-spot = Dieses Feld gibt es auf diesem Brett nicht.
dog-text-taken = Auf diesem Feld steht eine andere Figur.
dog-text-pieces = Eine Farbe hat vier Figuren.
dog-text-sides = Ein Brett nennt die Figuren jeder Farbe, mit | dazwischen.
dog-text-cards = „{ $text }“ ist kein Kartenstapel, oder er hat mehr als 15 von einer Sorte. Man schreibt A23X, oder -, wenn er leer ist.
dog-text-seats = „{ $text }“ muss für jeden Platz einen Eintrag haben, mit Kommas dazwischen.
dog-text-seat = „{ $text }“ ist kein Platz dieses Tischs. Plätze werden ab 0 gezählt.
dog-text-deal = „{ $text }“ gibt es nicht als Handgröße: Ausgeteilt werden 6, 5, 4, 3 oder 2 Karten.
dog-text-plies = „{ $text }“ sagt nicht, wie viele Züge gemacht wurden.
dog-text-begun = „{ $text }“ lässt sich dort nicht wählen.
dog-text-part = „{ $text }“ ist nicht das, was hier folgt. Eine Stellung heißt board= hands= deck= pile= gave= spent= deal= starter= next= und dann vielleicht plies= und begun=.
dog-text-missing = Der Teil { $text }= fehlt.
dog-text-pack = Hände, Stapel und Ablagestapel müssen zusammen den ganzen Kartensatz ergeben.
dog-text-hands = Hände, Tauschkarten und Züge passen nicht zu dem, was als Nächstes geschehen soll.
dog-text-over = Nach diesem Brett und diesen Zügen wäre die Partie zu Ende oder eben nicht: Der Text sagt das Gegenteil.
dog-text-start = „{ $text }“ ist keine Stellung (board=…), kein Brett (P0*F1|P14||P48*) und auch keine Zeichnung eines Bretts.
dog-text-home = Auf diesem Brett sind alle Figuren eines Teams zu Hause, also gibt es nichts mehr zu spielen.
dog-text-star = Eine Figur hat ihren Stern nur auf dem Startfeld ihrer eigenen Farbe.
dog-picture-print = Hier steht auf jedem Brett „{ $sign }“.
dog-picture-blank = Hier steht auf keinem Brett etwas.
dog-picture-sign = Hier wird ein Punkt oder die Nummer einer Farbe erwartet, 0 bis { $colours }.
dog-picture-star = Ein Stern steht neben dem Startfeld einer Farbe, und nur solange eine Figur dieser Farbe darauf steht.
dog-picture-owner = In einem Zwinger und in einem Ziel stehen nur Figuren der eigenen Farbe.
dog-picture-pieces = Farbe { $colour } hat in dieser Zeichnung { $count } Figuren. Es müssen vier sein, die im Zwinger mitgezählt.
