### Rätsel.

puzzle-title = { $game }, Rätsel { $number }: Stufe { $grade } ({ $skill })
puzzle-day = Das Rätsel vom { $date }
puzzle-legend = { $letter } { $seat }
puzzle-question = { $seat }, eine der { $count } Möglichkeiten ist viel besser als die anderen. Welche? Antworte mit Nummer oder Notation; „help“ verrät mehr:
puzzle-help =
    Tippe die Nummer einer Möglichkeit, wie sie in der Liste steht, oder ihre Notation.
    board, list  zeigt das Brett oder die Möglichkeiten
    quit         hört auf
puzzle-right = Richtig: Am besten ist { $best }. Das gewinnt { $distance } % öfter als die nächstbeste Möglichkeit, { $second }.
puzzle-wrong = Deine Wahl, { $chosen }, kostet { $lost } %. Am besten ist { $best }: Das gewinnt { $distance } % öfter als die nächstbeste Möglichkeit, { $second }.
puzzle-half = { $choice } ist kein ganzer Zug oder führt zu demselben wie keine Möglichkeit der Liste.
puzzle-date = „{ $text }“ ist kein Tag. Man schreibt ihn wie 2027-02-28.
puzzle-number = Das Rätsel { $number } dieses Spiels gibt es nicht: Sie reichen von 1 bis { $most }.
puzzles-none = Solche Rätsel gibt es nicht.
puzzles-again = Alle diese Rätsel wurden gelöst oder gestellt: Nun kommen sie noch einmal.
puzzles-row = Richtig in dieser Reihe: { $right }. Falsch: { $wrong } von 3.
puzzles-score = Gelöst: { $solved } von { $all }. Richtige Antworten: { $right } von { $answers }. Längste Reihe: { $row }.
puzzles-set-aside = Der Stand deiner Rätsel war nicht zu lesen. Er liegt nun in { $file }, und ein neuer beginnt.
puzzles-of-game = { $game }: { $count } (nach Stufe: { $graded }), davon hast du { $solved } gelöst
puzzles-stopping = Es wird aufgehört: Was gefunden wurde, wird geschrieben. Noch einmal Strg-C beendet sofort.
puzzles-made = Rätsel: { $count } (nach Stufe: { $grades }) aus { $games } Spielen in { $seconds } s. Sie liegen in { $file }
puzzles-fewer = { $count } waren gewünscht: Mehr solche Stellungen kamen nicht. Ein anderer Seed bringt vielleicht andere.
puzzles-solves = { $game }: level:{ $level } löst { $share } % von { $count }
puzzles-proven = Geprüft: { $count }. Fehler: { $faults }.
puzzles-unjudged = Die Stellungen des Spiels { $game } kann noch niemand beurteilen, also sind darin keine Rätsel zu finden.
puzzles-form = Zeile { $line }, Spalte { $column }: { $why }. Dateien mit Rätseln macht „homestretch puzzles make“.
puzzles-sum = Rätsel { $number } ist nicht so, wie es gemacht wurde. Mache die Datei neu mit „homestretch puzzles make“.
puzzle-plies = Rätsel { $number } hat zu viele Möglichkeiten.
puzzle-illegal = Rätsel { $number }: { $choice } ist dort nicht erlaubt.
puzzle-turn = Rätsel { $number }: Der Platz ist dort nicht an der Reihe.
puzzle-chance = Rätsel { $number }: So fallen keine Würfel.
puzzle-unjudged = Rätsel { $number }: Einen solchen Tisch kann niemand beurteilen.
puzzle-not-best = Rätsel { $number }: Eine andere Möglichkeit ist ebenso gut oder besser.
puzzle-near = Rätsel { $number }: Die nächstbeste Möglichkeit ist zu nah.
puzzle-grade = Rätsel { $number }: Seine Stufe findet es nicht, oder eine schwächere findet es.
puzzle-played-out = Rätsel { $number }: Ausgespielt gewinnt die beste Möglichkeit nur { $gain } ± { $half } % öfter als die nächstbeste.

## In the window

puzzles-title = Rätsel
puzzles-help = In jeder Stellung ist eine Wahl viel besser als alle anderen. Finde sie.
puzzles-daily = Das Rätsel des Tages
puzzles-daily-solved = gelöst
puzzles-game = Spiel
puzzles-any = Alle
puzzles-level = Wie schwer
puzzles-solved = { $solved } von { $count } gelöst
puzzles-of-level = { $level } · { $solved } von { $count }
puzzles-number = Rätsel { $number }
puzzles-number-solved = Rätsel { $number }, gelöst
puzzles-begin = Nächstes ungelöstes
riddle-find = Eine Wahl ist viel besser als die anderen. Triff sie für { $seat }.
riddle-better = Hier wurde etwas verschenkt. Wähle besser für { $seat }.
riddle-helped = Mit einem Rat zählt es nicht.
riddle-right = Richtig! Das gewinnt { $distance } % öfter als alles andere.
riddle-good = Richtig: Besseres ist hier nicht bekannt.
riddle-wrong = Das kostet { $lost } %. Der Pfeil zeigt die beste Wahl.
riddle-next = Nächstes Rätsel
riddle-again = Noch einmal versuchen
riddle-next-mistake = Nächster Fehler
riddle-back = Zurück zur Partie
riddle-untold = Dieser Moment kann nicht noch einmal versucht werden: Es gibt zu viele Möglichkeiten, oder niemand kann sie beurteilen.
riddle-row = { $count } hintereinander richtig
