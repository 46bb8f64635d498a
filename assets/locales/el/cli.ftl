### The command line.

no-window-built = Αυτό το homestretch φτιάχτηκε χωρίς το παράθυρό του. Με το «homestretch text» παίζεις στο τερματικό.

## What was typed

seats-board =
    { $words ->
        [one] Δόθηκε μία θέση ({ $words })
       *[other] Δόθηκαν { $words } θέσεις
    }, αλλά το ταμπλό έχει { $board }. Δώσε τόσες όσες έχει· το «empty» αφήνει μια θέση άδεια.
rule-words = Το «{ $text }» δεν λέει ποιος κανόνας γίνεται τι. Γράψε NAME=VALUE, όπως self_strike=on.
undo-words = Το «{ $text }» δεν λέει τι μπορεί να αναιρεθεί. Γράψε fair, practice ή never.
speed-words = Με ταχύτητα { $text } δεν παρακολουθείται παρτίδα. Οι τιμές πάνε από 0.25 έως 16.
games-zero = Με μηδέν παρτίδες δεν μετριέται τίποτα. Ζήτησε μία ή περισσότερες.

## homestretch arena

arena-ron = γραμμή { $line }, στήλη { $column }: { $why }
arena-too-few =
    { $count ->
        [one] { $count } παίκτης δεν φτάνει
       *[other] { $count } παίκτες δεν φτάνουν
    } για το σχήμα { $shape }: χρειάζονται τουλάχιστον { $least }. Μια στρατηγική μπορεί να δοθεί ξανά με άλλες παραμέτρους, και στο brackets η ίδια μπορεί να καθίσει πολλές φορές με --repetition.
arena-twice = Το «{ $name }» υπάρχει δύο φορές στη λίστα. Σε τραπέζια αυτού του σχήματος κάθε παίκτης δίνεται μία φορά.
arena-fixed-seat = Δεν υπάρχει τέτοια θέση για να μείνει σταθερή. Οι θέσεις μετριούνται από το 0 έως το { $most }.
arena-fixed-shape = Σταθερή θέση γίνεται μόνο σε ένα τραπέζι. Βγάλε το --fixed-seat ή διάλεξε το σχήμα «table».
arena-too-many = Έτσι βγαίνουν πάνω από { $most } διαφορετικά τραπέζια. Δώσε λιγότερους παίκτες.
arena-threads = Χρειάζεται τουλάχιστον ένα νήμα.
threads-many = { $asked } νήματα δεν ωφελούν σε κανένα μηχάνημα: παίζουν { $most }.
arena-no-threads = Το σύστημα δεν δίνει νήματα: { $why }. Ζήτησε λιγότερα με --threads.
arena-seating = Με αυτές τις θέσεις άδειες το παιχνίδι δεν παίζεται.
arena-stop-who = Το «{ $name }» δεν συμμετέχει, άρα δεν γίνεται να ρωτήσεις αν παίζει καλύτερα. Γράψε ένα από αυτά: { $known }· ή all.
arena-stop-number = Η διαφορά πάει από 0 έως κάτω από 1, και η πιθανότητα λάθους βρίσκεται ανάμεσα στο 0 και στο 1: δόθηκαν { $by } και { $alpha }.
arena-no-block = Δεν υπάρχει τέτοιο μπλοκ. Μετριούνται από το 0 έως το { $most }.
arena-no-game = Δεν υπάρχει τέτοια παρτίδα σε αυτό το μπλοκ. Μετριούνται από το 0 έως το { $most }.
arena-shard = Το «{ $text }» δεν είναι μέρος ενός τουρνουά. Για το δεύτερο από τα οκτώ γράψε 2/8.
arena-interrupted = Τελειώνουν οι παρτίδες που τρέχουν, και μετά σταματά. Με δεύτερο Ctrl-C τελειώνει αμέσως.
arena-opening =
    { $tables ->
        [one] Ένα τραπέζι
       *[other] { $tables } τραπέζια
    }, { $blocks } μπλοκ να παιχτούν, { $games } παρτίδες συνολικά.
arena-rounded =
    { $asked ->
        [one] Ζητήθηκε { $asked } παρτίδα
       *[other] Ζητήθηκαν { $asked } παρτίδες
    }: σε ολόκληρα μπλοκ γίνονται { $games }.
arena-head-name = παίκτης
arena-head-games = παρτίδες
arena-head-win = νίκες, %
arena-head-points = βαθμοί
arena-head-rating = επίδοση
arena-head-places = κατάταξη, %
arena-head-time = ανά επιλογή
arena-deed-strikes = χτυπήματα
arena-deed-own-strikes = χτύπησε δικά
arena-deed-fences = φράχτες
arena-seats = Νίκες ανά θέση, %:
arena-anybody = όλοι μαζί
arena-ahead = Πόσο συχνά ο παίκτης της γραμμής τερμάτισε πριν από εκείνον της στήλης, %:
arena-lengths =
    { $games } παρτίδες, κατά μέσο όρο { $rolls } ζαριές και { $choices } επιλογές· η πιο σύντομη πήρε { $least } ζαριές, η πιο μακριά { $most }. { $draws ->
        [0] Πουθενά δεν μοιράστηκε η πρώτη θέση.
        [one] Σε μία από αυτές η πρώτη θέση μοιράστηκε.
       *[other] Σε { $draws } από αυτές η πρώτη θέση μοιράστηκε.
    }
arena-lengths-choices =
    { $games } παρτίδες, κατά μέσο όρο { $choices } επιλογές· η πιο σύντομη πήρε { $least }, η πιο μακριά { $most }. { $draws ->
        [0] Πουθενά δεν μοιράστηκε η πρώτη θέση.
        [one] Σε μία από αυτές η πρώτη θέση μοιράστηκε.
       *[other] Σε { $draws } από αυτές η πρώτη θέση μοιράστηκε.
    }
arena-fouls = Τι πήγε στραβά με { $name }: { $fouls }.
arena-policy = { $text }.
arena-bot = { $why }.
arena-written = Γράφτηκαν: { $files }.
arena-rivals = τους αντιπάλους
arena-stronger =
    { $one } παίζει καλύτερα από { $other }{ $margin ->
        [0] :
       *[other] {" "}με διαφορά πάνω από { $by } των νικών:
    } κρίθηκε μετά από { $blocks } μπλοκ, με πιθανότητα λάθους το πολύ { $alpha }, όσο συχνά κι αν κοίταξε κανείς.
arena-not-stronger =
    { $one } δεν παίζει καλύτερα από { $other }{ $margin ->
        [0] :
       *[other] {" "}με διαφορά { $by } των νικών:
    } κρίθηκε μετά από { $blocks } μπλοκ, με πιθανότητα λάθους το πολύ { $alpha }, όσο συχνά κι αν κοίταξε κανείς.
arena-undecided =
    Δεν κρίθηκε αν παίζει καλύτερα { $one } από { $other }{ $margin ->
        [0] {""}
       *[other] {" "}με διαφορά πάνω από { $by } των νικών
    } μετά από { $blocks ->
        [one] ένα μπλοκ
       *[other] { $blocks } μπλοκ
    }. Περισσότερες παρτίδες ίσως το δείξουν.
arena-end-decided =
    Σταμάτησε, γιατί κρίθηκε ό,τι ζητήθηκε: { $games } παρτίδες σε { $seconds } δ., { $rate } παρτίδες/δ. σε { $threads ->
        [one] ένα νήμα
       *[other] { $threads } νήματα
    }.
arena-end-played =
    Σταμάτησε, γιατί παίχτηκαν όλες οι παρτίδες: { $games } σε { $seconds } δ., { $rate } παρτίδες/δ. σε { $threads ->
        [one] ένα νήμα
       *[other] { $threads } νήματα
    }.
arena-end-stopped = Διακόπηκε μετά από { $games } παρτίδες σε { $seconds } δ. Το «homestretch arena resume { $folder }» συνεχίζει.
arena-end-lost = Διακόπηκε μετά από { $games } παρτίδες σε { $seconds } δ. Δεν αποθηκεύτηκε τίποτα: με --out DIR μπορείς να συνεχίσεις αργότερα.

## homestretch bots

bots-parameters = αριθμοί

## homestretch speed

speed-games = παρτίδες/δ.
speed-plies = κινήσεις ανά παρτίδα
speed-deals = μοιρασιές
speed-checked = κάθε επιλογή ελέγχεται με τους κανόνες
speed-events = κρατιούνται όλα τα γεγονότα
speed-boxed = στρατηγικές κάθε είδους
speed-flags = με δύο κανόνες του σπιτιού
speed-wrapped = όπως παίζει το τραπέζι: κάθε παιχνίδι, κάθε στρατηγική
speed-headline = ολόκληρες παρτίδες, τυχαίοι παίκτες
speed-sparring = δύο παίκτες που σκέφτονται

## Strategy files

strategy-file-head = Μια στρατηγική για το homestretch. Όπου δίνεται στρατηγική, γράψε file: και τη διαδρομή αυτού του αρχείου.
strategy-file-form = Ένα αρχείο στρατηγικής έχει game, strategy και parameters, και ίσως name, bounds και training: (game: "mejn", strategy: "ranking", parameters: { "{" }"getting_home": 90{ "}" })
strategy-file-game = Αυτή η στρατηγική είναι για το παιχνίδι { $game }, αλλά το τραπέζι είναι στημένο για { $table }.

## homestretch train

train-strategy = Δώσε τη στρατηγική που θα προπονηθεί: --strategy ranking. Το «homestretch bots» δείχνει ποιες έχουν αριθμούς.
train-out = Δώσε έναν φάκελο για την προπόνηση: --out DIR. Για να συνεχίσεις μία που διακόπηκε: --resume DIR.
train-no-numbers = Δεν υπάρχει κάτι να προπονηθεί στο { $name }: δεν έχει αριθμούς. Το «homestretch bots» δείχνει ποιες στρατηγικές έχουν.
train-bound-words = Το «{ $text }» δεν λέει ανάμεσα σε ποια όρια μπορεί να κινείται ένας αριθμός. Γράψε NAME=LOW..HIGH, όπως getting_home=0..200.
train-bound-name = Στο { $strategy } κανένας αριθμός δεν λέγεται «{ $name }». Τα ονόματα είναι: { $names }.
train-bound-order = Τα όρια του { $name } είναι ανάποδα: το { $low } είναι πάνω από το { $high }.
train-fixed = Τα όρια κρατούν ακίνητο κάθε αριθμό, οπότε δεν υπάρχει κάτι να προπονηθεί. Άφησε περιθώριο σε έναν από αυτούς.
train-population = Γενιά με { $count } δεν γίνεται: έχει από { $fewest } έως { $most } υποψήφιες.
train-generations = Με μηδέν γενιές δεν γίνεται προπόνηση. Ζήτησε μία ή περισσότερες.
train-games =
    { $games ->
        [one] { $games } παρτίδα δεν φτάνει
       *[other] { $games } παρτίδες δεν φτάνουν
    }: κάθε υποψήφια κάθε γενιάς παίζει σε κάθε θέση, και αυτό θέλει { $fewest }. Ζήτησε περισσότερες, ή λιγότερες γενιές ή υποψήφιες.
train-proof =
    { $games ->
        [one] { $games } παρτίδα δεν φτάνει
       *[other] { $games } παρτίδες δεν φτάνουν
    } για να μετρηθεί το αποτέλεσμα. Ζήτησε { $fewest } ή περισσότερες.
train-alone = Δεν υπάρχει αντίπαλος. Δώσε τουλάχιστον μία στρατηγική: --against far.
train-person = Τόσες παρτίδες δεν τις αντέχει άνθρωπος. Αντίπαλοι γίνονται μόνο στρατηγικές, ή empty.
train-variant = Το «{ $text }» δεν είναι τρόπος αναζήτησης. Γράψε lshade ή de.
train-measure = Το «{ $text }» δεν μετριέται. Γράψε wins ή places.
train-no-threads = Χρειάζεται τουλάχιστον ένα νήμα.
train-threads = Τα νήματα δεν ξεκινούν: { $why }. Ζήτησε λιγότερα με --threads.
table-file-form = Το αρχείο έχει τα ονόματα των επιλογών: (seats: "person,far", rules: "quick", rule: ["three_tries=on"])
train-file-form = Το αρχείο έχει τα ονόματα των επιλογών: (strategy: "ranking", against: "far,random,random", bounds: { "{" }"getting_home": (0, 200){ "}" }, seed: 7, out: "training")
train-there = Εδώ υπάρχει ήδη μια προπόνηση. Συνέχισέ τη με --resume, ή δώσε άλλον φάκελο.
train-nothing-there = Εδώ δεν υπάρχει προπόνηση: λείπει το campaign.ron. Δώσε τον φάκελο που είχες δώσει με --out.
train-held = Ένα άλλο πρόγραμμα κάνει προπόνηση εδώ. Περίμενε να τελειώσει, ή σταμάτησέ το.
train-form = Στη γραμμή { $line }, στήλη { $column }: { $why }. Το αρχείο άλλαξε με το χέρι: φέρ’ το όπως ήταν, ή άρχισε από την αρχή σε άλλον φάκελο.
train-changed = Το άθροισμα ελέγχου δεν ταιριάζει: το αρχείο άλλαξε ή έπαθε ζημιά. Φέρ’ το όπως ήταν, ή άρχισε από την αρχή σε άλλον φάκελο.
train-other = Αυτό ανήκει σε άλλη προπόνηση από το campaign.ron δίπλα του. Φέρ’ τα και τα δύο όπως ήταν, ή άρχισε από την αρχή σε άλλον φάκελο.
train-log =
    { $generations ->
        [one] Αποθηκεύτηκε { $generations } γενιά
       *[other] Αποθηκεύτηκαν { $generations } γενιές
    }, αλλά γραμμή { $lines ->
        [one] έχει μόνο { $lines }
       *[other] έχουν μόνο { $lines }
    }. Φέρε το αρχείο όπως ήταν, ή άρχισε από την αρχή σε άλλον φάκελο.
train-stopping = Η γενιά παίζεται ως το τέλος της. Με άλλο ένα Ctrl-C σταματά αμέσως.
train-stopped =
    { $generations ->
        [one] Σταμάτησε μετά από { $generations } γενιά.
       *[other] Σταμάτησε μετά από { $generations } γενιές.
    } Για να συνεχίσεις: homestretch train --resume { $folder }
train-choosing = επιλογή ανάμεσα στις τελευταίες
train-proving = μέτρηση του αποτελέσματος
train-row = { $generation }: καλύτερη { $best }%, μέση { $mean }%, άνοιγμα { $spread }%, { $numbers }
train-result =
    { $spec }
    πετυχαίνει { $score }% ({ $low } έως { $high }, με βεβαιότητα 95%) σε { $games } παρτίδες με νέες ζαριές,
    και { $before }% ({ $before_low } έως { $before_high }) με τους αριθμούς της αρχής: { $gain } περισσότερο ({ $gain_low } έως { $gain_high }).
    Μπορεί να παίξει ως file:{ $file }

## homestretch text

text-choose = { $seat }, διάλεξε με αριθμό ή με σημειογραφία· το «help» εξηγεί περισσότερα:
text-cover = Κοιτάζει: { $seat }. Μετά πάτησε Enter.
text-dog-hand = { $seat }: στο χέρι { $cards }
text-choose-many = { $seat }, διάλεξε μία από { $count } με σημειογραφία, όπως { $example }· το «list» τις δείχνει όλες, το «help» εξηγεί περισσότερα:
text-no-such-number = Δεν υπάρχει επιλογή { $number }: πάνε από 1 έως { $most }.
text-help =
    Γράψε τον αριθμό μιας επιλογής όπως είναι στη λίστα, ή τη σημειογραφία της, όπως { $example }.
    undo, redo   αναίρεση, επανάληψη
    board, list  δείξε το ταμπλό, ή τις επιλογές
    sit WORD     δώσε τη θέση σου σε μια στρατηγική (file:PATH από αρχείο), ή πάρε την πίσω με «person»
    any          η τύχη διαλέγει για σένα, ως το τέλος της σειράς σου (ή: scatter)
    reset, r     πάρε πίσω όλα όσα διάλεξες σε αυτή τη σειρά
    hint         τι θα έπαιζε η πιο δυνατή διαθέσιμη στρατηγική, και γιατί
    moves        οι κινήσεις ως τώρα σε λίστα (παιχνίδια χωρίς ζάρι)· το --moves FILE αρχίζει με τέτοια λίστα
    save FILE    αποθήκευσε την παρτίδα σε αρχείο
    quit         σταμάτα· με --save η παρτίδα αποθηκεύεται
text-sit = Η θέση μένει όπως είναι. { $why }
text-hint = Η στρατηγική «{ $strategy }» θα έπαιζε { $choice }. { $why }
text-no-reset = Δεν έχεις αρχίσει σειρά που να μπορείς να πάρεις πίσω. Με «undo» αναιρείται η προηγούμενη.
text-no-hint = Εδώ καμία στρατηγική δεν έχει απάντηση.
text-left = Έφυγες πριν τελειώσει η παρτίδα.
nothing-left-behind = Δεν έμεινε καμία παρτίδα ανοιχτή, άρα δεν υπάρχει κάτι να συνεχιστεί.
text-look-back = Αυτή η παρτίδα είχε ήδη τελειώσει όταν φορτώθηκε. Το «homestretch play --load { $file }» τη δείχνει κίνηση προς κίνηση, το «homestretch verify { $file }» την ελέγχει.
text-legend = { $letter } { $seat } ({ $sitter })
text-place = { $place }. { $seat } ({ $sitter })

## homestretch rules

rules-allowed = { $seat } ({ $letter }): επιτρέπεται { $ply }.
rules-forbidden = { $seat } ({ $letter }): δεν επιτρέπεται { $ply }. { $why }

## homestretch verify

verify-fair =
    Η καταγραφή είναι σωστή: { $steps ->
        [one] ένα βήμα ξαναπαίζεται όπως γράφτηκε
       *[other] { $steps } βήματα ξαναπαίζονται όπως γράφτηκαν
    }{ $drawn ->
        [0] .
       *[other] , και ό,τι έφερε η τύχη βγαίνει από τον σπόρο.
    }
verify-open =
    Η καταγραφή είναι ως τώρα σωστή: { $steps ->
        [one] ένα βήμα ξαναπαίζεται όπως γράφτηκε
       *[other] { $steps } βήματα ξαναπαίζονται όπως γράφτηκαν
    }{ $drawn ->
        [0] .
       *[other] , και ό,τι έφερε η τύχη βγαίνει από τον σπόρο.
    } Η παρτίδα δεν έχει τελειώσει.
verify-sealed =
    Η καταγραφή τηρεί τους κανόνες για { $steps ->
        [one] ένα βήμα
       *[other] { $steps } βήματα
    }.{ $drawn ->
        [0] { "" }
       *[other] { " " }Ο σπόρος της δεν έχει φανερωθεί ακόμα, οπότε ό,τι έφερε η τύχη δεν ελέγχεται.
    }

## Bots

bot-failed = { $why }
bot-not-typed = Αυτή η παρτίδα αναφέρει το μποτ «{ $command }», αλλά ένα αρχείο δεν ξεκινά προγράμματα. Κάθισέ το με «sit bot:…», ή ξεκίνα με --run-bots αν εμπιστεύεσαι το αρχείο.
bot-option-words = Το «{ $text }» δεν λέει ποια επιλογή του μποτ γίνεται τι. Γράψε NAME=VALUE, όπως depth=3.
bot-time-words = Το { $text } δεν είναι χρόνος για μποτ. Πες πόσα δευτερόλεπτα, πάνω από 0.
bot-no-game = Ζητείται επιλογή, αλλά δεν άρχισε παρτίδα: πρώτα έρχεται το new_game.
bot-no-view = Αυτή η όψη της παρτίδας δεν διαβάζεται: χρειάζεται τόσους αριθμούς όσα ονόματα έχει το new_game, και πρέπει να ταιριάζουν μεταξύ τους.
why-bot-failed = Το μποτ απέτυχε, οπότε διάλεξε η τύχη.

check-start = Εκκίνηση και χαιρετισμός
check-hello = Χαιρετά και λέγεται «{ $name }».
check-later = Μηνύματα μιας νεότερης έκδοσης
check-unknown-game = Παίζει και «{ $game }», που αυτό το πρόγραμμα δεν το ξέρει.
check-no-game = Δεν αναφέρει κανένα υπαρκτό παιχνίδι. Υπάρχουν: { $known }. Γράψ’ τα στο «games» του hello.
check-game = { $game } { $rules }
check-failed = { $what }: { $why }.
check-repeats = Παίζει ξανά την ίδια παρτίδα { $game }, όταν ο σπόρος είναι ίδιος.
check-differs = Παίζει άλλη παρτίδα { $game }, όταν ο σπόρος είναι ίδιος: επιτρέπεται, αλλά τα λάθη ξαναβρίσκονται πιο δύσκολα.
check-quit = Τελειώνει όταν του το ζητούν.
check-stays = Δεν τελειώνει μόνο του μετά το quit: θα έπρεπε, όπως και όταν τελειώνει η είσοδός του.
check-kept = Ό,τι οδήγησε στο τελευταίο λάθος αποθηκεύτηκε: { $file }
check-sum = { $right } σωστά, { $wrong } λάθος.

## homestretch perft, homestretch solve

perft-count = βάθος { $depth }: { $count } ακολουθίες σε { $seconds } δ., { $rate } εκατομμύρια το δευτερόλεπτο
perft-chance = Το { $name } έχει ενδεχόμενα τύχης που δεν μπαίνουν σε λίστα, οπότε οι ακολουθίες του δεν μετριούνται. Μέτρησε λιγότερα βήματα.
solve-board = Το «{ $text }» δεν είναι ταμπλό. Γράψε στήλες και σειρές, όπως 5x3.
solve-cannot = Το { $name } δεν λύνεται: χρειάζεται παιχνίδι χωρίς τύχη ή μυστικά, και με λίγες διατάξεις.
solve-seats = Λύνεται μόνο παιχνίδι για δύο.
solve-too-large = Αυτό το ταμπλό έχει περίπου { $positions } διατάξεις, που θέλουν { $gibibytes } GiB μνήμης· το ανώτατο όριο είναι { $most } GiB. Πάρε μικρότερο ταμπλό ή λιγότερους φράχτες.
solve-first = Κερδίζει η πρώτη θέση. ({ $positions } διατάξεις, { $seconds } δ.)
solve-second = Κερδίζει η δεύτερη θέση. ({ $positions } διατάξεις, { $seconds } δ.)
solve-draw = Καμία πλευρά δεν μπορεί να εξασφαλίσει τη νίκη. ({ $positions } διατάξεις, { $seconds } δ.)
