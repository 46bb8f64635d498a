### Puzzels.

puzzle-title = { $game }, puzzel { $number }: niveau { $grade } ({ $skill })
puzzle-day = De puzzel van { $date }
puzzle-legend = { $letter } { $seat }
puzzle-question = { $seat }, een van de { $count } keuzes is veel beter dan de andere. Welke? Antwoord met een nummer of notatie; “help” vertelt meer:
puzzle-help =
    Typ het nummer van een keuze zoals het in de lijst staat, of de notatie.
    board, list  toon het bord, of de keuzes
    quit         stop
puzzle-right = Goed: het best is { $best }. Dat wint { $distance } % vaker dan de op één na beste, { $second }.
puzzle-wrong = Je keuze, { $chosen }, kost { $lost } %. Het best is { $best }: dat wint { $distance } % vaker dan de op één na beste, { $second }.
puzzle-half = { $choice } is geen hele beurt, of leidt tot hetzelfde als geen van de keuzes in de lijst.
puzzle-date = “{ $text }” is geen dag. Een dag schrijf je als 2027-02-28.
puzzle-number = Puzzel { $number } van dit spel is er niet: ze lopen van 1 tot en met { $most }.
puzzles-none = Zulke puzzels zijn er niet.
puzzles-again = Al deze puzzels zijn opgelost of gegeven: nu komen ze opnieuw.
puzzles-row = Goed in deze reeks: { $right }. Fout: { $wrong } van 3.
puzzles-score = Opgelost: { $solved } van { $all }. Goede antwoorden: { $right } van { $answers }. Langste reeks: { $row }.
puzzles-set-aside = De score van je puzzels kon niet gelezen worden. Hij ligt nu in { $file }, en er begint een nieuwe.
puzzles-of-game = { $game }: { $count } (per niveau: { $graded }), waarvan je er { $solved } hebt opgelost
puzzles-stopping = Stopt: wat gevonden is, wordt opgeschreven. Nog eens Ctrl-C breekt meteen af.
puzzles-made = Puzzels: { $count } (per niveau: { $grades }) uit { $games } spellen in { $seconds } s. Ze liggen in { $file }
puzzles-fewer = { $count } waren gewenst: meer van zulke stellingen kwamen er niet. Een ander seed brengt er misschien andere.
puzzles-solves = { $game }: level:{ $level } lost { $share } % van { $count } op
puzzles-proven = Bewezen: { $count }. Fouten: { $faults }.
puzzles-unjudged = De stellingen van het spel { $game } kan nog niemand beoordelen, dus er zijn geen puzzels in te vinden.
puzzles-form = regel { $line }, kolom { $column }: { $why }. Bestanden met puzzels maak je met “homestretch puzzles make”.
puzzles-sum = Puzzel { $number } is niet zoals hij gemaakt werd. Maak het bestand opnieuw met “homestretch puzzles make”.
puzzle-plies = Puzzel { $number } heeft te veel keuzes.
puzzle-illegal = Puzzel { $number }: { $choice } is daar geen toegestane keuze.
puzzle-turn = Puzzel { $number }: die plaats is daar niet aan de beurt.
puzzle-chance = Puzzel { $number }: zo vallen geen dobbelstenen.
puzzle-unjudged = Puzzel { $number }: zo’n tafel kan niemand beoordelen.
puzzle-not-best = Puzzel { $number }: een andere keuze is even goed of beter.
puzzle-near = Puzzel { $number }: de op een na beste keuze ligt te dichtbij.
puzzle-grade = Puzzel { $number }: het niveau vindt hem niet, of een zwakker niveau wel.
puzzle-played-out = Puzzel { $number }: uitgespeeld wint de beste keuze maar { $gain } ± { $half } % vaker dan de op een na beste.

## In the window

puzzles-title = Puzzels
puzzles-help = In elke stelling is één keuze veel beter dan alle andere. Vind haar.
puzzles-daily = De puzzel van de dag
puzzles-daily-solved = opgelost
puzzles-game = Spel
puzzles-any = Alle
puzzles-level = Hoe moeilijk
puzzles-solved = { $solved } van { $count } opgelost
puzzles-of-level = { $level } · { $solved } van { $count }
puzzles-number = Puzzel { $number }
puzzles-number-solved = Puzzel { $number }, opgelost
puzzles-begin = Volgende onopgeloste
riddle-find = Eén keuze is veel beter dan de andere. Maak haar voor { $seat }.
riddle-better = Hier werd iets weggegeven. Kies beter voor { $seat }.
riddle-helped = Met een tip telt het niet.
riddle-right = Goed! Dit wint { $distance } % vaker dan al het andere.
riddle-good = Goed: iets beters is hier niet bekend.
riddle-wrong = Dat kost { $lost } %. De pijl wijst de beste keuze aan.
riddle-next = Volgende puzzel
riddle-again = Nog eens proberen
riddle-next-mistake = Volgende fout
riddle-back = Terug naar de partij
riddle-untold = Dit moment kan niet opnieuw worden geprobeerd: er zijn te veel keuzes, of niemand kan ze beoordelen.
riddle-row = { $count } goed op rij
