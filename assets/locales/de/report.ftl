### Reports of tournaments: the page, and the titles of its plots.

report-title = { $game }: ein Turnier
report-nothing = Noch ist keine Partie gezählt.
report-first = { $name } steht vorn, mit einer Wertung von { $rating }: gewonnen wurden { $share } der Partien mit eigenem Platz am Tisch ({ $low } bis { $high }). Ein gleicher Anteil für alle wäre { $even }.
report-apart = Wo beide am Tisch saßen, hat { $one } öfter gewonnen als { $other }: um { $lead } der Partien ({ $low } bis { $high }).
report-close = Wo beide am Tisch saßen, hat { $one } { $lead } der Partien mehr gewonnen als { $other } ({ $low } bis { $high }): Wer öfter gewinnt, verraten diese Partien nicht.
report-seats-differ = Die Plätze unterscheiden sich, wer auch dort sitzt: { $most } gewann { $share } und { $least } { $other_share } (über { $blocks } Blöcke, { $p }).
report-seats-alike = Dass die Plätze sich unterscheiden, zeigen diese Partien nicht: { $most } gewann { $share } und { $least } { $other_share } (über { $blocks } Blöcke, { $p }).
report-seats-unknown = Ob die Plätze sich unterscheiden, lässt sich hier nicht sagen: Jemand behält seinen Platz, oder es gibt zu wenige Blöcke.
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
report-leads = Um wie viel die Zeile mehr gewann als die Spalte in denselben Blöcken, % der Partien
report-axis-wins = Anteil der Siege, %
report-axis-rating = Wertung, Punkte
report-axis-seats = Strategie, und ihr Platz

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
report-openings = Eröffnungen
report-program = Programm
report-rules-version = Fassung der Regeln
report-rules-page = { $page }, SHA-256 { $hash }…
report-machines = Gespielt auf
report-stop = Frage
report-stop-all = Welche von je zwei Strategien ist um mehr als { $by } der Siege stärker, bei einer Irrtumswahrscheinlichkeit von höchstens { $alpha }?
report-stop-one = Ist { $one } um mehr als { $by } der Siege stärker als { $other }, bei einer Irrtumswahrscheinlichkeit von höchstens { $alpha }?
report-hash = Turnier
report-again = Diese Zeile spielt es noch einmal, mit denselben Ergebnissen auf jedem Rechner:

## How to read it

report-how-interval = Ein Intervall (±) enthält die wahre Zahl in 95 von 100 Fällen; von zwanzig Intervallen liegt also wohl eines daneben. Es kommt aus Students t für das Verhältnis zweier Summen über Blöcke ({ $source }).
report-how-any-time = Dieses Turnier kann früher enden, darum gelten die Intervalle von Anteilen, Plätzen, Paaren und Vorsprüngen zu jeder Zeit: Dass eines jemals die wahre Zahl m verfehlt, hat eine Wahrscheinlichkeit von höchstens 5 %, ganz gleich, wie oft man nachsieht. m fällt weg, sobald K(m) = Mittel über λ von Π (1 + λ (X − m)/(m − a)) oder sein Spiegelbild 40 erreicht; X sind die Zahlen der Blöcke, a die kleinste mögliche und λ feste Einsätze zwischen 0 und 1 ({ $source }).
report-how-fixed = Punkte, Wertungen, Glück, Fehler und der Test der Plätze sind berechnet, als hätte die Zahl der Partien vorher festgestanden: Nach einem frühen Ende sind sie ein wenig zu sicher ({ $source }).
report-how-lead = Verglichen wird nur, wer sich begegnet ist, und zwar am Unterschied der Anteile in denselben Blöcken. Jeder Vergleich steht für sich: Von vielen sind einige zufällig falsch.
report-how-course = Die Bänder um die Linien gelten für jeden Moment einzeln, nicht für alle zugleich. Wer ständig nachsehen will, stellt vorher eine Frage (--stronger).
report-how-block = Ein Block ist ein Tisch in allen Sitzordnungen mit denselben Würfeln. Blöcke sind voneinander unabhängig, darum werden die Intervalle aus ihnen berechnet.
report-how-points = Punkte gibt es nach der Platzierung, wie in der Strategie-Rangliste von Sitarz: das Hundertfache der mittleren Punkte je Partie.
report-how-rating = Eine Wertung ergibt sich daraus, wer von zweien vor wem ans Ende kam (Bradley und Terry); 1500 ist das Mittel, und 400 mehr bedeuten Chancen von 10 zu 1. Danach ist die Tabelle geordnet. Das Intervall entsteht, indem je eine von 32 Gruppen von Runden weggelassen wird, das Jackknife ({ $source }). An Tischen für mehr als zwei muss, wer am öftesten gewinnt, nicht am öftesten vor anderen ans Ende kommen.
report-how-seats = Ob die Plätze sich unterscheiden, prüft Hotellings T² ihrer Anteile über Blöcke; p ist, wie wahrscheinlich so große Unterschiede sind, wo es keine gibt ({ $source }).
report-how-fair = Teilen sich k Strategien den Sieg, bekommt jede 1/k davon.
report-how-luck = Glück ist, um wie viel Würfe und Karten einer Partie die Siegchance gehoben haben, über das hinaus, was sie im Mittel tun. Abgezogen wird es nur vom Anteil der Siege: Punkte, Ränge, Wertungen und Fragen bleiben, wie sie sind ({ $source }).
report-how-errors = Ein Fehler ist, was eine Wahl an Gewinnchance gegenüber der besten verliert, soweit es wissen konnte, wer wählte; die Spalte zählt die eines Spiels zusammen. Er wird beurteilt wie die Chancen, wer also nach demselben Netz spielt, hat keine.
