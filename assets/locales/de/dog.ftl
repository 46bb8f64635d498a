### Dog: what its rules have to say, the list of actions, and how it is played.

game-dog = Dog
invitation-dog = Ein Rennen in Teams, mit Karten statt Würfel.
duration-dog = 45–60 Min.
credits-dog = Dog ist ein Laufspiel mit Karten aus der Schweiz. Die Hausregeln „{ preset-library }“ folgen der Bibliothek libdog von leopoldsedev, „{ preset-brandi }“ den Regeln der Stiftung Brändi.

## In place of what is said of every game

order-chance-first-dog = Erst die Karten: Sie werden gegeben, dann wählst du.
order-no-chance-dog = Jetzt wird nicht gegeben: Wähle eine Karte oder eine Figur.
strategy-greedy-dog = Spielt, was fürs Team im Moment das beste Brett zurücklässt, und schaut nicht weiter.
strategy-partner = Beurteilt seine Züge, an den meisten Tischen durch ein Netz, das das Spiel im Spiel gegen sich selbst gelernt hat, probiert die besseren in Welten, die zu allem passen, was es gesehen hat, jeweils bis zum Ende der Runde, und spielt, was dem Team am meisten hilft.
why-dog-discards = Keine Karte ist spielbar, und diese fehlt am wenigsten.
why-dog-gives = Die Partnerfarbe kann mit dieser Karte mehr anfangen.
why-dog-gives-you = Diese Karte ist der Partnerfarbe mehr wert als dir.
why-dog-greedy = Von allem, was spielbar ist, lässt das fürs Team das beste Brett zurück.
why-dog-partner = Was die anderen auch haben mögen: Das hilft dem Team am meisten.

## What a rule forbids

dog-not-now = Jetzt ist etwas anderes zu wählen.
dog-not-in-hand = { $card } hast du nicht auf der Hand.
dog-not-playable =
    { $kind ->
        [A] A bringt eine Figur aus dem Zwinger oder zieht eine um 1 oder 11. Beides geht jetzt nicht.
        [K] K bringt eine Figur aus dem Zwinger oder zieht eine um 13. Beides geht jetzt nicht.
        [Q] Q zieht eine Figur um 12. So weit kommt jetzt keine von deinen.
        [J] J tauscht eine deiner Figuren auf der Laufbahn mit einer anderen Farbe. Jetzt sind keine zwei zum Tauschen da.
        [X] Keine Karte, für die der Joker stehen kann, lässt sich jetzt spielen.
        [T] 10 zieht eine Figur um 10. So weit kommt jetzt keine von deinen.
        [four] 4 zieht eine Figur um 4 vor oder zurück. Das kann jetzt keine von deinen.
        [seven] 7 ist sieben Schritte, verteilt auf Figuren. So weit kommen deine jetzt nicht.
       *[other] { $card } zieht eine Figur um { $card }. So weit kommt jetzt keine von deinen.
    }
dog-all-wait =
    { $kind ->
        [T] 10 zieht eine Figur weiter, und deine sind alle noch im Zwinger.
       *[other] { $card } zieht eine Figur weiter, und deine sind alle noch im Zwinger.
    }
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

## Why a table can't be laid

dog-fault-seats = Dog spielt man zu zweit bis zu sechst, nicht mit { $number } Plätzen.
dog-fault-empty = An einem Dog-Tisch bleibt kein Platz leer, also muss sich jemand auf den Platz { $seat } setzen.
dog-fault-team = Auf diesem Brett können nicht { $number } Farben zusammen spielen: Zwei können es bei gerader Zahl der Plätze, drei bei sechs.
dog-fault-copies = Ein Kartensatz hat 1 bis { $most } Karten von jedem Wert, nicht { $number }.
dog-fault-jokers = Ein Kartensatz hat höchstens { $most } Joker, nicht { $number }.
dog-fault-pack = Der Kartensatz hat nur { $pack } Karten, und für das erste Austeilen braucht es { $needed }.
dog-fault-plies = Vor dem ersten Zug kann eine Partie nicht beendet werden.

## What happens

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
event-dog-started-brief = Eine Figur verlässt den Zwinger.
event-dog-moved = Eine Figur von { $seat } zieht nach { $to }.
event-dog-moved-brief = Eine Figur zieht nach { $to }.
event-dog-moved-plain = Eine Figur von { $seat } zieht weiter.
event-dog-moved-plain-brief = Eine Figur zieht weiter.
event-dog-struck = { $by } schlägt auf P{ $spot } eine Figur von { $seat }.
event-dog-struck-plain = { $by } schlägt eine Figur von { $seat }.
event-dog-struck-own = { $by } schlägt auf P{ $spot } eine eigene Figur.
event-dog-struck-own-plain = { $by } schlägt eine eigene Figur.
event-dog-swapped = Die Figur von { $seat } auf P{ $from } und die von { $other } auf P{ $to } tauschen den Platz.
event-dog-swapped-plain = Die Figur von { $seat } und die von { $other } tauschen den Platz.
event-dog-discarded = { $seat } kann nichts spielen und wirft { $card } ab.
event-dog-folded = { $seat } kann nichts spielen, legt { $cards } ab und setzt für diese Runde aus.
event-dog-won = { $seat } bringt die letzte Figur ins Ziel: Die Partie ist gewonnen!
event-dog-drawn =
    Nach { $plies ->
        [one] einem Zug
       *[other] { $plies } Zügen
    } hat niemand gewonnen: unentschieden.

## Positions and actions as text

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

## How to play

howto-dog-aim = Das Ziel
howto-dog-aim-text =
    { $team ->
        [1] Bring deine vier Figuren aus dem Zwinger einmal um die Laufbahn und in dein Ziel, ehe es jemand anderem gelingt.
       *[other] { $seats ->
            [2] Bring die je vier Figuren deiner beiden Farben aus dem Zwinger einmal um die Laufbahn und in ihr Ziel, ehe es der Gegenseite gelingt.
           *[other] Bring deine vier Figuren aus dem Zwinger einmal um die Laufbahn und in dein Ziel, und hilf { $team ->
                [2] deiner Partnerfarbe gegenüber
               *[other] deinen Partnerfarben auf jedem zweiten Platz
            } dabei, dasselbe zu tun. Das Team, das zuerst alle Figuren im Ziel hat, gewinnt.
        }
    }

howto-dog-round = Eine Runde
howto-dog-round-text = Alle bekommen sechs Karten, in den nächsten Runden fünf, vier, drei und zwei, und dann wieder sechs. In jedem Zug wird eine Karte ausgespielt, bis alle Hände leer sind. Die nächste Runde beginnt einen Platz weiter.

howto-dog-exchange = Eine Karte fürs Team
howto-dog-exchange-text =
    Zu Beginn einer Runde wählen alle verdeckt eine Karte für { $team ->
        [2] die Partnerfarbe gegenüber
       *[other] die nächste Farbe des Teams im Uhrzeigersinn
    }. Sobald alle gewählt haben, werden die Karten getauscht.

howto-dog-start = Aus dem Zwinger
howto-dog-start-text = Ein Ass (A) oder ein König (K) bringt eine Figur aus dem Zwinger auf dein Startfeld. Steht dort eine Figur ohne Stern, wird sie geschlagen.

howto-dog-star = Der Stern
howto-dog-star-text = Eine Figur, die gerade aus dem Zwinger kam, trägt einen Stern, bis sie zieht. Niemand kommt an ihr vorbei, landet auf ihr, schlägt oder tauscht sie, und solange sie dort steht, kann keine andere starten.

howto-dog-cards = Karten
howto-dog-cards-text = Eine Figur zieht so weit vor, wie die Karte sagt; eine Dame (Q) 12, ein König (K) 13, ein Ass (A) 1 oder 11. Eine Vier zieht vor oder zurück.

howto-dog-finish = Ins Ziel
howto-dog-finish-text = Hinter deinem Startfeld biegt der Weg in dein Ziel ab. Eine Figur geht so weit hinein, wie die Karte sagt, und nie über eine andere hinweg; du darfst auch am Ziel vorbei und noch einmal herum. Eine Figur mit Stern kann nicht gleich hinein.

howto-dog-strike = Schlagen
howto-dog-strike-text = Wer auf einer Figur landet, schickt sie in ihren Zwinger zurück, ganz gleich, wem sie gehört: auch die eigene. Bloßes Überholen schadet nicht.

howto-dog-seven = Die Sieben
howto-dog-seven-text =
    Eine Sieben bedeutet sieben Schritte, die du frei auf deine Figuren { $canadian ->
        [on] { $team ->
            [1] verteilst
           *[other] { $seats ->
                [2] verteilst
               *[other] und die deiner Partnerfarbe verteilst
            }
        }
       *[off] verteilst
    }. Alle sieben müssen gezogen werden, und jede Figur, über die es dabei hinweggeht, ist geschlagen.{ $rest_to_mate ->
        [on] { " " }Was übrig bleibt, wenn deine letzte Figur im Ziel ist, bekommt { $seats ->
            [2] deine andere Farbe.
           *[other] die Partnerfarbe.
        }
       *[off] { "" }
    }

howto-dog-jack = Der Bube
howto-dog-jack-text =
    Mit dem Buben (J) tauscht eine deiner Figuren auf der Laufbahn den Platz mit einer Figur einer anderen Farbe. Figuren mit Stern bleiben, wo sie sind.{ $idle_jack ->
        [on] { " " }Stehen nur deine eigenen Figuren auf der Laufbahn und ist sonst nichts spielbar, darf er ohne Wirkung abgelegt werden.
       *[off] { "" }
    }

howto-dog-joker = Der Joker
howto-dog-joker-text = Ein Joker wird als beliebige andere Karte gespielt. Im Kartensatz gibt es { $jokers } davon und { $copies } von jedem Wert.

howto-dog-must = Spielen ist Pflicht
howto-dog-must-text = Lässt sich irgendeine Karte irgendwie spielen, so musst du es tun. Geht keine, wirfst du eine ab, die du dir aussuchst.

howto-dog-sit-out = Aussetzen
howto-dog-sit-out-text = Lässt sich irgendeine Karte irgendwie spielen, so musst du es tun. Geht keine, legst du die ganze Hand ab und setzt für diese Runde aus.

howto-dog-help = Helfen
howto-dog-help-text = Ist dein Ziel voll, ziehst du mit deinen Karten die Figuren { $seats ->
        [2] deiner zweiten Farbe.
       *[other] deiner Partnerfarbe.
    }

howto-dog-end = Das Ende
howto-dog-end-text =
    Die Partie ist zu Ende, sobald { $team ->
        [1] eine Farbe
       *[other] ein Team
    } alle Figuren im Ziel hat.{ $max_plies ->
        [none] { "" }
        [one] { " " }Hat nach einem Zug niemand gewonnen, endet sie unentschieden.
       *[other] { " " }Hat nach insgesamt { $max_plies } Zügen niemand gewonnen, endet sie unentschieden.
    }

## At the table

doing-dog-exchange = Alle geben ihrem Partner eine Karte
prompt-dog-give = Wähle eine Karte für deine Partnerfarbe: { $seat }
prompt-dog-card = Spiel eine Karte aus
prompt-dog-discard = Keine deiner Karten passt: Wähle eine zum Abwerfen
prompt-dog-joker = Der Joker gilt als beliebige Karte: Als welche?
prompt-dog-seven = { $left ->
    [7] Sieben Schritte, beliebig auf deine Figuren verteilt: Wähle eine Figur und dann, wie weit sie zieht
    [one] Von der Sieben ist noch ein Schritt übrig: Wähle, welche Figur ihn macht
   *[other] Von der Sieben sind noch { $left } Schritte übrig: Wähle eine Figur und dann, wie weit sie zieht
}
prompt-dog-jack = Der Bube tauscht: Wähle deine eigene Figur
prompt-dog-with = Wähle die Figur, mit der sie den Platz tauscht
prompt-dog-place = { $card }: Wähle, wohin eine Figur zieht
outlook-dog-strikes = Schlägt { $seat } auf { $spot }
explains-dog-give = Für { $seat }.
explains-dog-card =
    { $card ->
        [A] Eine Figur verlässt den Zwinger oder zieht 1 oder 11.
        [K] Eine Figur verlässt den Zwinger oder zieht 13.
        [Q] Eine Figur zieht 12.
        [J] Eine deiner Figuren tauscht den Platz mit einer Figur einer anderen Farbe.
        [7] Sieben Schritte zum Verteilen; was dabei überholt wird, ist geschlagen.
        [4] Eine Figur zieht 4, vor oder zurück.
        [T] Eine Figur zieht 10.
        [X] Steht für jede andere Karte.
       *[other] Eine Figur zieht { $card }.
    }
position-part-dog = Ein Brett allein genügt, als Text (P0*F1|P14P16||P48*) oder als Zeichnung aus Zeichen: Die Karten werden neu gegeben.
hint-dog-card =
    { $card ->
        [A] das Ass
        [K] der König
        [Q] die Dame
        [J] der Bube
        [T] die 10
        [X] der Joker
       *[other] die { $card }
    }
hint-dog-piece = die Figur auf { $spot }
hint-dog-piece-plain = die Figur mit dem goldenen Ring
hint-dog-kennel = eine Figur aus dem Zwinger
hint-dog-give = { $card } für deine Partnerfarbe
hint-dog-discard = { $card } auf den Ablagestapel
hint-dog-joker = der Joker als { $card }
hint-dog-way = von { $from } nach { $to }
hint-dog-swap = ein Tausch mit der Figur auf { $spot }
hint-dog-blank = der Bube ohne Tausch
hint-dog-second = deine zweite Farbe

## In the terminal

text-dog-hand = { $seat } hat auf der Hand: { $cards }
text-dog-alone = beginnt auf { $start }
text-dog-mate = mit { $mate }, beginnt auf { $start }
text-dog-mates = mit { $mate } und { $other }, beginnt auf { $start }
