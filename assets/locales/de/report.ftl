### Reports of tournaments: the page, and the titles of its plots.

report-title = { $game }: ein Turnier
report-nothing = Noch ist keine Partie gezählt.
report-first = { $name } hat am meisten gewonnen: { $share } der Partien mit eigenem Platz am Tisch ({ $low } bis { $high }). Ein gleicher Anteil für alle wäre { $even }.
report-apart = { $one } hat öfter gewonnen als { $other }, { $share } gegen { $other_share }, und die Intervalle überlappen sich nicht.
report-close = Ob { $one } öfter gewinnt als { $other }, verraten diese Partien nicht: { $share } gegen { $other_share }, und die Intervalle überschneiden sich.
report-part = Das ist nur der Teil { $part } eines Turniers von { $planned } Partien, mit bisher { $games } Partien.
report-under-way = So steht es nach { $games } von { $planned } Partien.
report-decided = Schluss nach { $games } von höchstens { $planned } Partien, denn alles Gefragte steht fest.

## Parts of the page

report-standings = Rangliste
report-known = Was feststeht
report-plots = Diagramme
report-played = Was gespielt wurde
report-numbers = Mehr Zahlen
report-how = Wie man das liest

## Plots

report-wins = Anteil der Siege, mit 95-%-Intervallen
report-even = gleich: { $share }
report-ratings = Wertungen, mit 95-%-Intervallen
report-even-rating = Mittel: 1500
report-seats = Anteil der Siege je Platz, mit 95-%-Intervallen
report-anybody = alle
report-course = Wie sich der Anteil der Siege einpendelte, mit 95-%-Intervallen
report-course-games = Partien
report-course-first = Partien; gezeigt sind die ersten { $count } Strategien
report-pairs = Wie oft die Zeile vor der Spalte ans Ende kam, %
report-pairs-read = Die Spalten tragen die Nummern der Zeilen. Gleichstände zählen halb.
report-pairs-more = Gezeigt sind die ersten { $count }; pairs.csv enthält alle.

## What was played

report-game = Spiel
report-players = Strategien
report-shape = Tische
report-shape-table = ein Tisch, an dem die Plätze gewechselt werden
report-shape-pairs = je zwei Strategien, die sich auf den Plätzen abwechseln
report-shape-gauntlet = die erste Strategie mit jeder der anderen, die sich auf den Plätzen abwechseln
report-shape-brackets = jede Auswahl von Strategien für die Plätze
report-house = Hausregeln
report-rules = Alle Hausregeln
report-rule = Regel
report-value = hier
report-board = Brett
report-board-seats = { $count } Plätze
report-games = Partien
report-blocks = Blöcke
report-seed = Startzahl
report-stop = Frage
report-stop-all = Welche von je zwei Strategien ist um mehr als { $by } der Siege stärker, bei einer Irrtumswahrscheinlichkeit von höchstens { $alpha }?
report-stop-one = Ist { $one } um mehr als { $by } der Siege stärker als { $other }, bei einer Irrtumswahrscheinlichkeit von höchstens { $alpha }?
report-hash = Turnier
report-again = Diese Zeile spielt es noch einmal, mit denselben Ergebnissen auf jedem Rechner:

## How to read it

report-how-interval = Ein Intervall (±) enthält die wahre Zahl in 95 von 100 Fällen. Von zwanzig Intervallen liegt also wohl eines daneben.
report-how-course = Die Bänder um die Linien gelten für jeden Moment einzeln, nicht für alle zugleich. Wer ständig nachsehen will, stellt vorher eine Frage (--stronger).
report-how-block = Ein Block ist ein Tisch in allen Sitzordnungen mit denselben Würfeln. Blöcke sind voneinander unabhängig, darum werden die Intervalle aus ihnen berechnet.
report-how-points = Punkte gibt es nach der Platzierung, wie in der Strategie-Rangliste von Sitarz: das Hundertfache der mittleren Punkte je Partie.
report-how-rating = Eine Wertung ergibt sich daraus, wer von zweien vor wem ans Ende kam (Bradley und Terry); 1500 ist das Mittel, und 400 mehr bedeuten Chancen von 10 zu 1.
report-how-fair = Teilen sich k Strategien den Sieg, bekommt jede 1/k davon.
report-how-luck = Glück ist, um wie viel Würfe und Karten einer Partie die Siegchance gehoben haben, über das hinaus, was sie im Mittel tun. Abgezogen wird es nur vom Anteil der Siege: Punkte, Ränge, Wertungen und Fragen bleiben, wie sie sind.
report-how-errors = Ein Fehler ist, was eine Wahl an Gewinnchance gegenüber der besten verliert, soweit es wissen konnte, wer wählte; die Spalte zählt die eines Spiels zusammen. Er wird beurteilt wie die Chancen, wer also nach demselben Netz spielt, hat keine.
