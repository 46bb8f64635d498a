### Those who sit across the table, how well they play, and what stands behind them.

cast-pim = Spielt, was ihm gerade einfällt, und verliert ohne Murren.
cast-lotti = Hat die Regeln eben erst gelernt und mag die schönste Figur am liebsten.
cast-niki = Jubelt bei jedem Zug, ganz gleich, wer ihn macht.
cast-joost = Immer in Eile und ohne Blick für das, was die anderen vorhaben.
cast-asha = Hat es letzte Woche gelernt und ist stolz auf jeden guten Zug.
cast-sander = Liest die Regeln zweimal pro Spiel und freut sich über jede Überraschung.
cast-mila = Spielt jeden Sonntag beim Tee und lässt selten eine Gelegenheit aus.
cast-ruedi = Sitzt seit Jahren am selben Tisch und verzeiht fast alles.
cast-beppe = Seit vier Uhr auf fürs Brot und hellwach, sobald eine Figur allein steht.
cast-chiara = Sieht, was du offen lässt, und hinterher tut es ihr leid.
cast-nikos = Redet wenig, hat den ganzen Tisch im Blick und wartet auf deinen Fehler.
cast-annelies = Schreibt jeden Zug mit Bleistift auf und macht etwas daraus.
cast-vreni = Hat drei Generationen ihrer Familie besiegt und führt Buch darüber.
cast-vikram = Wägt alles ab, bevor er zieht, und bereut es fast nie.
cast-spyros = Hat in jedem Hafen gespielt und hat es mit dem Gewinnen nicht eilig.

skill-child = Kinderspiel
skill-beginner = Anfänger
skill-regular = Geübt
skill-strong = Stark
skill-master = Meisterhaft

level-wins = Gewinnt { $two } von 100 Spielen gegen die Stufe darunter.
level-wins-both = Gewinnt { $two } von 100 Spielen gegen die Stufe darunter, und { $four } als einer gegen drei davon.
level-wins-dog = Gewinnt als Paar { $two } von 100 Spielen gegen ein Paar der Stufe darunter.

level-none = Eine Stufe „{ $level }“ gibt es nicht. Es gibt level:1 bis level:{ $most }.
unknown-sitter = Niemand namens „{ $name }“ kann hier sitzen. Es gibt person und empty, die Leute { $people }, die Stufen level:1 bis level:5 und die Strategien { $known }.

sitter-behind = Spielweise
sitter-strategy = Eine Strategie nach Wahl
sitter-strategy-help = Ein Spieler ohne Namen, mit der Strategie und den Zahlen, die du ihm gibst.
sitter-elsewhere = Sitzt auf dem Platz von { $seat } und würde den Platz tauschen.
