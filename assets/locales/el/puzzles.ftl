### Γρίφοι.

puzzle-title = { $game }, γρίφος { $number }: επίπεδο { $grade } ({ $skill })
puzzle-day = Ο γρίφος της { $date }
puzzle-legend = { $letter } { $seat }
puzzle-question = { $seat }, μία από τις { $count } επιλογές είναι πολύ καλύτερη από τις άλλες. Ποια; Απάντησε με αριθμό ή με σημειογραφία· το «help» εξηγεί περισσότερα:
puzzle-help =
    Γράψε τον αριθμό μιας επιλογής όπως είναι στη λίστα, ή τη σημειογραφία της.
    board, list  δείχνει το ταμπλό ή τις επιλογές
    quit         σταματά
puzzle-right = Σωστά: το καλύτερο είναι { $best }. Κερδίζει { $distance } % συχνότερα από τη δεύτερη επιλογή: { $second }.
puzzle-wrong = Η επιλογή σου: { $chosen }. Κοστίζει { $lost } %. Το καλύτερο είναι { $best }: κερδίζει { $distance } % συχνότερα από τη δεύτερη επιλογή: { $second }.
puzzle-half = Το { $choice } δεν είναι ολόκληρη σειρά, ή δεν οδηγεί στο ίδιο με καμία επιλογή της λίστας.
puzzle-date = Το «{ $text }» δεν είναι ημέρα. Γράφεται όπως 2027-02-28.
puzzle-number = Δεν υπάρχει γρίφος { $number } σε αυτό το παιχνίδι: πάνε από 1 έως { $most }.
puzzles-none = Δεν υπάρχουν τέτοιοι γρίφοι.
puzzles-again = Όλοι αυτοί έχουν λυθεί ή δοθεί: τώρα έρχονται ξανά.
puzzles-row = Σωστά σε αυτή τη σειρά: { $right }. Λάθος: { $wrong } από 3.
puzzles-score = Λυμένοι: { $solved } από { $all }. Σωστές απαντήσεις: { $right } από { $answers }. Μεγαλύτερη σειρά: { $row }.
puzzles-set-aside = Το σκορ των γρίφων σου δεν μπορούσε να διαβαστεί. Βρίσκεται τώρα στο { $file }, και αρχίζει ένα νέο.
puzzles-of-game = { $game }: { $count } (ανά επίπεδο: { $graded }), από τους οποίους έχεις λύσει { $solved }
puzzles-stopping = Σταματά: ό,τι βρέθηκε γράφεται. Ξανά Ctrl-C τελειώνει αμέσως.
puzzles-made = Γρίφοι: { $count } (ανά επίπεδο: { $grades }) από { $games } παρτίδες σε { $seconds } s. Βρίσκονται στο { $file }
puzzles-fewer = Ζητήθηκαν { $count }: δεν ήρθαν περισσότερες τέτοιες θέσεις. Ένας άλλος σπόρος ίσως φέρει άλλες.
puzzles-solves = { $game }: το level:{ $level } λύνει { $share } % από { $count }
puzzles-proven = Ελέγχθηκαν: { $count }. Λάθη: { $faults }.
puzzles-unjudged = Κανείς δεν μπορεί ακόμα να κρίνει τις θέσεις του παιχνιδιού { $game }, άρα δεν βρίσκονται γρίφοι σε αυτό.
puzzles-form = γραμμή { $line }, στήλη { $column }: { $why }. Αρχεία γρίφων φτιάχνει το «homestretch puzzles make».
puzzles-sum = Ο γρίφος { $number } δεν είναι όπως φτιάχτηκε. Φτιάξε ξανά το αρχείο με «homestretch puzzles make».
puzzle-plies = Ο γρίφος { $number } έχει πάρα πολλές επιλογές.
puzzle-illegal = Γρίφος { $number }: το { $choice } δεν επιτρέπεται εκεί.
puzzle-turn = Γρίφος { $number }: αυτή η θέση δεν έχει σειρά εκεί.
puzzle-chance = Γρίφος { $number }: τα ζάρια δεν πέφτουν έτσι.
puzzle-unjudged = Γρίφος { $number }: ένα τέτοιο τραπέζι δεν μπορεί να το κρίνει κανείς.
puzzle-not-best = Γρίφος { $number }: μια άλλη επιλογή είναι εξίσου καλή ή καλύτερη.
puzzle-near = Γρίφος { $number }: η δεύτερη επιλογή είναι πολύ κοντά.
puzzle-grade = Γρίφος { $number }: το επίπεδό του δεν τον βρίσκει, ή τον βρίσκει ένα πιο αδύναμο.
puzzle-played-out = Γρίφος { $number }: αν παιχτεί ως το τέλος, η καλύτερη επιλογή κερδίζει μόνο { $gain } ± { $half } % συχνότερα από τη δεύτερη.

## In the window

puzzles-title = Γρίφοι
puzzles-help = Σε κάθε θέση μία επιλογή είναι πολύ καλύτερη από όλες τις άλλες. Βρες την.
puzzles-daily = Ο γρίφος της ημέρας
puzzles-daily-solved = λύθηκε
puzzles-game = Παιχνίδι
puzzles-any = Όλα
puzzles-level = Πόσο δύσκολο
puzzles-solved = { $solved } από { $count } λυμένοι
puzzles-of-level = { $level } · { $solved } από { $count }
puzzles-number = Γρίφος { $number }
puzzles-number-solved = Γρίφος { $number }, λυμένος
puzzles-begin = Επόμενος άλυτος
riddle-find = Μία επιλογή είναι πολύ καλύτερη από τις άλλες. Κάνε την για: { $seat }.
riddle-better = Εδώ χαρίστηκε κάτι. Διάλεξε καλύτερα για: { $seat }.
riddle-helped = Με συμβουλή δεν μετράει.
riddle-right = Σωστά! Αυτό κερδίζει { $distance } % πιο συχνά από κάθε άλλο.
riddle-good = Σωστά: εδώ δεν είναι γνωστό τίποτα καλύτερο.
riddle-wrong = Αυτό κοστίζει { $lost } %. Το βέλος δείχνει την καλύτερη επιλογή.
riddle-next = Επόμενος γρίφος
riddle-again = Δοκίμασε ξανά
riddle-next-mistake = Επόμενο λάθος
riddle-back = Πίσω στην παρτίδα
riddle-untold = Αυτή η στιγμή δεν μπορεί να ξαναπαιχτεί: οι επιλογές είναι πάρα πολλές ή κανείς δεν μπορεί να τις κρίνει.
riddle-row = { $count } σωστά στη σειρά
