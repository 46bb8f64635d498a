### Compromise: what its rules have to say, the list of actions, and how it is played.

game-compromise = Compromise
invitation-compromise = Beide wählen geheim; was niemand nennt, zählt.
duration-compromise = 10–15 Min.
credits-compromise = Compromise ist ein Brettspiel, das Thomas James für ein Seminar über den Entwurf von Brettspielen an der Universität Warwick gemacht hat; seine Regeln stehen unter der Lizenz CC BY-NC-SA 3.0. Das Programm für Maschinen, die es spielen lernen, mit seinen Spielern und seiner Python-Schnittstelle ist von gmoutsin (GPL 3.0); von dessen Code ist hier nichts enthalten. Beiden herzlichen Dank!

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, first and second are names of seats; place, places, one and two are digits such as 123: grid, row and column.

event-compromise-scattered =
    { $pips ->
        [one] Runde { $round }: Von jeder Farbe fällt eine Perle.
       *[other] Runde { $round }: Von jeder Farbe fallen { $pips } Perlen.
    }
event-compromise-ready = { $seat } ist bereit.
event-compromise-placed =
    { $pips ->
        [one] Runde { $round }: Beide haben eine Perle gesetzt.
       *[other] Runde { $round }: Beide haben { $pips } Perlen gesetzt.
    }
event-compromise-named = { $first } nennt { $one }, { $second } nennt { $two }.
event-compromise-drawn = Der Zufall nennt { $one } für { $first } und { $two } für { $second }.
event-compromise-freed =
    { $count ->
        [one] Ein Feld bleibt frei: { $places }.
       *[other] { $count } Felder bleiben frei: { $places }.
    }
event-compromise-scored =
    { $gain ->
        [0] { $seat } holt nichts und bleibt bei { $score }.
       *[other] { $seat } holt { $gain } und hat { $score }.
    }
event-compromise-extra = Es herrscht Gleichstand, also folgt Runde { $round }.
event-compromise-bound =
    { $rounds ->
        [0] Es herrscht Gleichstand, und Zusatzrunden gibt es an diesem Tisch nicht: unentschieden.
        [one] Auch nach einer Zusatzrunde herrscht Gleichstand, und mehr gibt es an diesem Tisch nicht: unentschieden.
       *[other] Auch nach { $rounds } Zusatzrunden herrscht Gleichstand, und mehr gibt es an diesem Tisch nicht: unentschieden.
    }
event-compromise-won = { $seat } gewinnt mit { $score } zu { $less }.
event-compromise-tied = Die Partie ist zu Ende: Beide haben { $score }.

## What can't be

compromise-other-chance = Jetzt soll der Zufall etwas anderes bringen: Perlen statt je drei Ziffern, oder umgekehrt.
compromise-no-such-scatter =
    { $pips ->
        [one] { $seat } bekommt in einer Runde eine Perle, nicht { $given }.
       *[other] { $seat } bekommt in einer Runde { $pips } Perlen, nicht { $given }.
    }

## Why a table can't be laid

compromise-fault-seats = Compromise spielt man zu zweit, nicht mit { $seats } Plätzen.
compromise-fault-empty = Compromise spielt man zu zweit: Kein Platz bleibt leer.
compromise-fault-pips = Jeder Platz hat pro Runde 1 bis { $most } Perlen, nicht { $value }.
compromise-fault-length = Eine Partie dauert 0 bis { $most } Runden, nicht { $value }.
compromise-fault-extra = Es kann 0 bis { $most } Zusatzrunden geben, nicht { $value }.

## Positions and choices as text

compromise-text-choice = In Runde { $round } antwortet { $seat } „{ $text }“. Eine Wahl hat drei Ziffern von 1 bis 3 für Gitter, Reihe und Spalte, etwa 123.
compromise-text-many =
    { $most ->
        [0] In Runde { $round } antwortet { $seat } „{ $text }“, aber zu wählen gibt es nichts mehr.
        [one] In Runde { $round } antwortet { $seat } „{ $text }“. Das ist zu lang: Zu wählen ist nur ein Feld.
       *[other] In Runde { $round } antwortet { $seat } „{ $text }“. Das ist zu lang: Zu setzen sind nur noch { $most } Perlen.
    }
compromise-text-number = „{ $text }“ ist keine Zahl, die hier stehen kann.
compromise-text-places = Hier gehören 27 Zahlen hin, eine für jedes Feld, mit Kommas dazwischen; sieh dir „{ $text }“ an.
compromise-text-seats = Zu jedem Platz gehört ein Teil, mit „/“ dazwischen; sieh dir „{ $text }“ an.
compromise-text-triple = „{ $text }“ hat nicht drei Ziffern von 1 bis 3 für Gitter, Reihe und Spalte, wie etwa 123.
compromise-text-scores = Der Stand heißt 12:9, nicht „{ $text }“.
compromise-text-phase = „{ $text }“ sagt nicht, was als Nächstes kommt. Das ist scatter, place, gamble, name oder over.
compromise-text-phase-version = Was als Nächstes kommen soll, gibt es in dieser Variante des Spiels nicht.
compromise-text-field = „{ $text }“ ist hier nicht bekannt. Folgen können placed=, solange Perlen gesetzt werden, named=, solange Gitter, Reihen und Spalten genannt werden, und past=.
compromise-text-past = Unter past= müssen die letzten vier Runden stehen, oder so viele, wie es gab, jede mit 27 Zahlen und dem, was beide genannt haben, mit „:“ dazwischen; sieh dir „{ $text }“ an.
compromise-text-placed = So viele Perlen kann niemand gesetzt haben: „{ $text }“.
compromise-text-over = Nach diesem Stand und diesen Runden wäre die Partie zu Ende oder eben nicht: Der Text sagt das Gegenteil.
compromise-text-pips = Die Perlen auf dem Brett und die geholten sind zusammen nicht so viele, wie beide bisher bekommen haben.
compromise-text-secrets = Was beide gesetzt oder genannt haben, wäre schon gezeigt worden, oder es ist mehr, als sie haben.
compromise-text-lead = In einer vergangenen Runde liegen auf einem Feld mehr Perlen, als es damals gab.

## Settings of a table

setting-pips = Perlen pro Runde
setting-pips-help = Wie viele jeder Platz in jeder Runde bekommt.
setting-length = Runden
setting-length-help = Wie viele gespielt werden. Bei null endet die Partie sofort unentschieden, oder sie dauert, bis jemand vorn liegt.
setting-version = Variante
setting-version-help = Ob die Perlen zufällig fallen oder heimlich gesetzt werden, und ob danach beide nennen oder der Zufall.
setting-ties = Unentschieden
setting-ties-help = Bei Gleichstand endet die Partie unentschieden. Ausgeschaltet folgen Zusatzrunden, bis jemand vorn liegt.
setting-extra_rounds = Zusatzrunden höchstens
setting-extra_rounds-help = Herrscht danach noch Gleichstand, bleibt es beim Unentschieden.

value-simple = einfach: Perlen fallen zufällig
value-complex = komplex: Perlen werden gesetzt
value-gamble = Glück: Perlen setzen, Zufall nennt

preset-simple = Einfach
preset-simple-help = Die Perlen fallen zufällig, und beide nennen Gitter, Reihe und Spalte.
preset-complex = Komplex
preset-complex-help = Beide setzen ihre Perlen heimlich und nennen danach.
preset-gamble = Glück
preset-gamble-help = Beide setzen ihre Perlen heimlich, und der Zufall nennt für beide.

## Figures

figure-rounds_won = Gewonnene Runden
figure-rounds_won-help = In wie vielen Runden mehr geholt wurde als auf der anderen Seite.
figure-best_round = Beste Runde
figure-best_round-help = Das meiste, was in einer Runde geholt wurde.
figure-left_lying = Noch eingefroren
figure-left_lying-help = Wie viele der eigenen Perlen am Ende auf dem Brett liegen und nie geholt wurden.
figure-given_away = Verschenkt
figure-given_away-help = Wie viele Perlen pro Runde das Nennen im Mittel verschenkt hat, gemessen an einer Gegenseite, die perfekt spielt. Besser als null geht es nicht; beurteilt werden die ersten sechzig Runden.

## What is said of each round after the game; pips is a number with a decimal, best another triple

review-compromise-best = Runde { $round }: { $seat } nannte { $named }, besser ging es nicht.
review-compromise-lost = Runde { $round }: { $seat } nannte { $named } und verschenkte { $pips } Perlen; am besten war { $best }.

## Strategies

strategy-determined-name = Entschlossen
strategy-determined = Sucht die zwei besten eigenen Felder und nennt Ziffern, die in ihnen nicht vorkommen.
strategy-smart_greedy-name = Schlau gierig
strategy-smart_greedy = Nennt die Linie mit dem kleinsten Vorsprung, dann die nächste ohne das, was jene einfriert, und so weiter.
strategy-equilibrium-name = Gleichgewicht
strategy-equilibrium = Löst jede Runde und mischt die Wahlen, wie es perfektes Spiel verlangt; setzt die Perlen in Blöcken.
strategy-exploiter-name = Ausnutzer
strategy-exploiter = Erkennt an dem, was du genannt hast, wie du spielst, und stellt sich darauf ein.

# Why this choice: said of a computer’s choice, and of a hint after “123:”.
why-compromise-determined = Diese Ziffern frieren keins der zwei besten eigenen Felder ein.
why-compromise-greedy = Auf jeder Achse ist das die Linie mit dem kleinsten Vorsprung.
why-compromise-smart-greedy = Das friert Gitter, Reihe und Spalte ein, die der anderen Seite am meisten nützen würden.
why-compromise-block = Perlen, die auf jeder Achse zwei Linien breit liegen, können alle frei bleiben, wenn die dritte genannt wird.
why-compromise-mixed =
    { $share ->
        [100] Nichts anderes ist hier so gut, was die andere Seite auch nennt.
       *[other] Wer immer dasselbe nennt, wird durchschaut. Perfekt ist, das hier in { $share } von 100 solchen Runden zu nennen: So wird nichts verschenkt.
    }
why-compromise-unknown = Über die andere Seite ist noch nichts bekannt: Gegen alle Spielweisen zusammen ist das am besten.
why-compromise-answers-random = Die andere Seite scheint irgendetwas zu nennen (zu { $percent } % sicher).
why-compromise-answers-equilibrium = Die andere Seite scheint perfekt zu spielen (zu { $percent } % sicher), also geschieht hier dasselbe.
why-compromise-answers-determined = Die andere Seite scheint ihre zwei besten Felder zu schonen (zu { $percent } % sicher).
why-compromise-answers-greedy = Die andere Seite scheint auf jeder Achse die Linie mit ihrem kleinsten Vorsprung zu nennen (zu { $percent } % sicher).
why-compromise-answers-smart-greedy = Die andere Seite scheint Linie für Linie einzufrieren, was ihr am meisten schadet (zu { $percent } % sicher).

## In a terminal

text-compromise-hand =
    { $count ->
        [0] { $seat } hat { $left ->
            [one] eine Perle
           *[other] { $left } Perlen
        } zu setzen.
       *[other] { $seat } hat noch { $left ->
            [one] eine Perle
           *[other] { $left } Perlen
        } zu setzen. Bisher: { $places }.
    }

## How to play

howto-compromise-aim = Das Ziel
howto-compromise-aim-text =
    Hol mehr Perlen als die andere Seite. { $length ->
        [0] { $ties ->
            [on] Gespielt wird keine Runde.
           *[off] Gespielt wird, bis jemand vorn liegt.
        }
        [one] Gespielt wird eine Runde.
       *[other] Gespielt werden { $length } Runden.
    } In jeder Runde bekommt ihr beide { $pips ->
        [one] eine Perle.
       *[other] { $pips } Perlen.
    }

howto-compromise-board = Das Brett
howto-compromise-board-text = Drei Gitter mit je drei Reihen und drei Spalten liegen nebeneinander: 27 Felder. Drei Ziffern nennen eins davon: 123 ist das erste Gitter, zweite Reihe, dritte Spalte. Auf jedem Feld können von euch beiden beliebig viele Perlen liegen.

howto-compromise-fall = Perlen fallen
howto-compromise-fall-text = Zu Beginn einer Runde fallen die Perlen von euch beiden zufällig auf das Brett, jede auf irgendein Feld.

howto-compromise-place = Perlen setzen
howto-compromise-place-text = Zu Beginn einer Runde setzt ihr beide heimlich eure Perlen, jede, wohin ihr wollt. Gezeigt werden sie, wenn ihr beide fertig seid; bis dahin kannst du alle deine zurücknehmen.

howto-compromise-name = Nennen
howto-compromise-name-text = Dann nennt ihr beide heimlich ein Gitter, eine Reihe und eine Spalte. Was ihr genannt habt, wird gleichzeitig gezeigt.

howto-compromise-chance = Der Zufall nennt
howto-compromise-chance-text = Dann nennt der Zufall für jeden Platz ein Gitter, eine Reihe und eine Spalte.

howto-compromise-freeze = Einfrieren
howto-compromise-freeze-text = Alle Felder eines Gitters, einer Reihe oder einer Spalte, die genannt wurde, sind eingefroren. Nennst du 111 und die andere Seite 222, bleibt nur 333 frei.

howto-compromise-same = Dasselbe nennen
howto-compromise-same-text = Je mehr Ziffern bei beiden gleich sind, desto mehr bleibt frei: zwei Felder bei einer gleichen, vier bei zweien. Nennt ihr beide 111, bleiben acht Felder frei.

howto-compromise-score = Perlen holen
howto-compromise-score-text = Die Perlen auf Feldern, die frei bleiben, kommen vom Brett und zählen, jede für ihre Farbe. Eingefrorene bleiben für die nächsten Runden liegen, wo sie sind.

howto-compromise-end = Das Ende
howto-compromise-end-text =
    { $ties ->
        [on] { $length ->
            [0] Beide haben von Anfang an nichts, und die Partie endet unentschieden.
           *[other] Nach der letzten Runde gewinnt, wer mehr geholt hat; bei Gleichstand ist es unentschieden.
        }
       *[off] { $length ->
            [0] Sobald nach einer Runde jemand vorn liegt, ist die Partie gewonnen.
           *[other] Nach der letzten Runde gewinnt, wer mehr geholt hat. Solange Gleichstand herrscht, folgt noch eine Runde.
        }{ $extra_rounds ->
            [0] { " " }Zusatzrunden gibt es an diesem Tisch nicht; bei Gleichstand bleibt es also unentschieden.
            [1000] { "" }
            [one] { " " }Herrscht nach einer Zusatzrunde noch Gleichstand, bleibt es beim Unentschieden.
           *[other] { " " }Herrscht nach { $extra_rounds } Zusatzrunden noch Gleichstand, bleibt es beim Unentschieden.
        }
    }

howto-compromise-origin = Wessen Spiel das ist
howto-compromise-origin-text = { credits-compromise }

## In place of what is said of every game

order-chance-first-compromise = Erst die Perlen: Sie fallen, dann wählst du.
order-no-chance-compromise = Jetzt fallen keine Perlen: Wähle ein Feld.
strategy-greedy-compromise = Nennt auf jeder Achse für sich die Linie mit dem kleinsten Vorsprung.

## At the table

doing-compromise-fall = Gleich fallen neue Perlen
doing-compromise-draw = Gleich nennt der Zufall
doing-compromise-place = Beide setzen ihre Perlen verdeckt
doing-compromise-place-alone = { $other } ist bereit, { $seat } setzt noch
doing-compromise-name = Beide nennen verdeckt
doing-compromise-name-alone = { $other } hat genannt, jetzt ist { $seat } dran
headline-compromise-fall = Neue Perlen fallen
headline-compromise-placed = Beide zeigen, wo ihre Perlen liegen
headline-compromise-ready = { $seat } hat verdeckt genannt
headline-compromise-both = Beide haben genannt: Jetzt wird aufgedeckt
headline-compromise-named =
    { $count ->
        [one] Zugleich aufgedeckt: Ein Feld bleibt frei
       *[other] Zugleich aufgedeckt: { $count } Felder bleiben frei
    }
headline-compromise-freed = Frei: { $places }  ·  { $first } { $one }, { $second } { $two }
prompt-compromise-place = { $left ->
        [one] Setz deine letzte Perle
       *[other] Setz deine Perlen: noch { $left } übrig
    }
prompt-compromise-name = Nenne Gitter, Reihe und Spalte: Klick ein Feld an oder tippe drei Ziffern
prompt-compromise-name-touch = Nenne Gitter, Reihe und Spalte: Tipp ein Feld an oder seine drei Ziffern darunter
outlook-compromise = { $place }: dein Vorsprung ändert sich schlimmstenfalls um { $worst }, bestenfalls um { $best }, im Mittel um { $mean }
text-compromise-left = die linke von zwei Zahlen
text-compromise-right = die rechte von zwei Zahlen
