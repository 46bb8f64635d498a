### How to play: the rules as they hold at one table. Every setting is an argument of its own name.

# What a six is called here; the second where it has been named before.
howto-six =
    { $faces ->
        [6] eine Sechs
       *[other] die höchste Zahl ({ $faces })
    }
howto-that-six =
    { $faces ->
        [6] eine Sechs
       *[other] die höchste Zahl
    }

## Mens erger je niet

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

## Quoridor

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
    } Jeder ist zwei Felder lang und steht zwischen zwei Paaren von Feldern. Er bleibt stehen, wo er steht, und niemand geht hindurch.

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

## Dog

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
