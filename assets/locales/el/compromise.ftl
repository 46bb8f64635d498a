### Compromise: what its rules have to say, the list of actions, and how it is played.

game-compromise = Compromise
invitation-compromise = Διαλέγουν κρυφά και οι δύο· μετρά ό,τι δεν είπε κανείς.
duration-compromise = 10–15 λεπτά
credits-compromise = Το Compromise είναι ένα επιτραπέζιο παιχνίδι που έφτιαξε ο Thomas James για ένα μάθημα σχεδιασμού επιτραπέζιων παιχνιδιών στο Πανεπιστήμιο του Warwick· οι κανόνες του δίνονται με την άδεια CC BY-NC-SA 3.0. Το πρόγραμμα για μηχανές που μαθαίνουν να το παίζουν, με τους παίκτες του και τη σύνδεσή του με την Python, είναι του gmoutsin (GPL 3.0)· από τον κώδικά του δεν υπάρχει τίποτα εδώ. Ευχαριστούμε και τους δύο.

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, first and second are names of seats; places, one and two are digits such as 123: grid, row and column.

event-compromise-scattered =
    { $pips ->
        [one] Γύρος { $round }: πέφτει μία χάντρα από κάθε χρώμα.
       *[other] Γύρος { $round }: πέφτουν { $pips } χάντρες από κάθε χρώμα.
    }
event-compromise-ready = { $seat }: όλα έτοιμα.
event-compromise-placed =
    { $pips ->
        [one] Γύρος { $round }: και οι δύο πλευρές έβαλαν από μία χάντρα.
       *[other] Γύρος { $round }: και οι δύο πλευρές έβαλαν από { $pips } χάντρες.
    }
event-compromise-named = { $first }: δηλώνει { $one }. { $second }: δηλώνει { $two }.
event-compromise-drawn = Η τύχη δηλώνει { $one } ({ $first }) και { $two } ({ $second }).
event-compromise-freed =
    { $count ->
        [one] Μένει ελεύθερο ένα κουτάκι: { $places }.
       *[other] Μένουν ελεύθερα { $count } κουτάκια: { $places }.
    }
event-compromise-scored =
    { $gain ->
        [0] { $seat }: δεν μαζεύει τίποτα και μένει στο { $score }.
       *[other] { $seat }: μαζεύει { $gain } και έχει { $score }.
    }
event-compromise-extra = Το σκορ είναι ίσο, οπότε παίζεται και ο γύρος { $round }.
event-compromise-bound =
    { $rounds ->
        [0] Το σκορ είναι ίσο, και οι κανόνες του σπιτιού δεν επιτρέπουν πρόσθετο γύρο: η παρτίδα λήγει ισόπαλη.
        [one] Μετά από έναν πρόσθετο γύρο το σκορ είναι ακόμα ίσο, και οι κανόνες του σπιτιού δεν επιτρέπουν άλλον: η παρτίδα λήγει ισόπαλη.
       *[other] Μετά από { $rounds } πρόσθετους γύρους το σκορ είναι ακόμα ίσο, και οι κανόνες του σπιτιού δεν επιτρέπουν άλλον: η παρτίδα λήγει ισόπαλη.
    }
event-compromise-won = { $seat }: κερδίζει με { $score } προς { $less }.
event-compromise-tied = Η παρτίδα τελείωσε: και οι δύο πλευρές έχουν { $score }.

## What can't be

compromise-other-chance = Τώρα κρίνεται κάτι άλλο: χάντρες αντί για τριάδες αριθμών, ή το αντίστροφο.
compromise-no-such-scatter =
    { $pips ->
        [one] { $seat }: παίρνει μία χάντρα σε κάθε γύρο, όχι { $given }.
       *[other] { $seat }: παίρνει { $pips } χάντρες σε κάθε γύρο, όχι { $given }.
    }

## Why a table can't be laid

compromise-fault-seats = Το Compromise παίζεται με 2, όχι με { $seats }.
compromise-fault-empty = Στο Compromise παίζουν και οι δύο θέσεις: καμία δεν μένει κενή.
compromise-fault-pips = Κάθε θέση έχει από 1 έως { $most } χάντρες σε κάθε γύρο, όχι { $value }.
compromise-fault-length = Μια παρτίδα έχει από 0 έως { $most } γύρους, όχι { $value }.
compromise-fault-extra = Οι πρόσθετοι γύροι μπορεί να είναι από 0 έως { $most }, όχι { $value }.

## Positions and choices as text

compromise-text-choice = Στον γύρο { $round } η απάντηση της θέσης { $seat } είναι «{ $text }». Μια επιλογή είναι τρία ψηφία από 1 έως 3 για πλέγμα, σειρά και στήλη, όπως 123.
compromise-text-many =
    { $most ->
        [0] Στον γύρο { $round } η απάντηση της θέσης { $seat } είναι «{ $text }», αλλά δεν μένει τίποτα να επιλεγεί.
        [one] Στον γύρο { $round } η απάντηση της θέσης { $seat } είναι «{ $text }». Είναι πολύ μεγάλη: επιλέγεται μόνο ένα κουτάκι.
       *[other] Στον γύρο { $round } η απάντηση της θέσης { $seat } είναι «{ $text }». Είναι πολύ μεγάλη: μένουν να μπουν μόνο { $most } χάντρες.
    }
compromise-text-number = Το «{ $text }» δεν είναι αριθμός που μπορεί να σταθεί εδώ.
compromise-text-places = Πρέπει να υπάρχουν 27 αριθμοί, ένας για κάθε κουτάκι, με κόμματα ανάμεσά τους· δες το «{ $text }».
compromise-text-seats = Πρέπει να υπάρχει ένα μέρος για κάθε θέση, με «/» ανάμεσά τους· δες το «{ $text }».
compromise-text-triple = Το «{ $text }» δεν είναι τρία ψηφία από 1 έως 3 για πλέγμα, σειρά και στήλη, όπως 123.
compromise-text-scores = Το σκορ γράφεται 12:9, όχι «{ $text }».
compromise-text-phase = Το «{ $text }» δεν λέει τι έρχεται μετά. Γράψε scatter, place, gamble, name ή over.
compromise-text-phase-version = Αυτό που έρχεται μετά δεν υπάρχει σε αυτή την παραλλαγή του παιχνιδιού.
compromise-text-field = Το «{ $text }» δεν είναι γνωστό εδώ. Μπορεί να ακολουθήσουν placed= όσο μπαίνουν χάντρες, named= όσο δηλώνονται πλέγματα, σειρές και στήλες, και past=.
compromise-text-past = Με past= δίνονται οι τελευταίοι τέσσερις γύροι, ή όσοι έγιναν, ο καθένας με 27 αριθμούς και με ό,τι δήλωσαν οι δύο πλευρές, με «:» ανάμεσά τους· δες το «{ $text }».
compromise-text-placed = Δεν μπορεί να έχουν μπει τόσες χάντρες: «{ $text }».
compromise-text-over = Με αυτό το σκορ και αυτούς τους γύρους η παρτίδα θα είχε τελειώσει, ή δεν θα είχε τελειώσει: το κείμενο λέει το αντίθετο.
compromise-text-pips = Οι χάντρες στο ταμπλό και στο σκορ δεν είναι μαζί τόσες όσες έφεραν ως τώρα οι δύο θέσεις.
compromise-text-secrets = Όσα έβαλαν ή δήλωσαν οι δύο θέσεις θα είχαν ήδη φανερωθεί, ή είναι περισσότερα από όσα έχουν.
compromise-text-lead = Σε έναν γύρο που πέρασε, ένα κουτάκι έχει περισσότερες χάντρες από όσες υπήρχαν.

## Settings of a table

setting-pips = Χάντρες ανά γύρο
setting-pips-help = Πόσες φέρνει κάθε θέση σε κάθε γύρο.
setting-length = Γύροι
setting-length-help = Πόσοι παίζονται. Χωρίς κανέναν, η παρτίδα είναι αμέσως ισόπαλη, ή συνεχίζεται ώσπου να προηγηθεί μία πλευρά.
setting-version = Παραλλαγή
setting-version-help = Αν οι χάντρες πέφτουν στην τύχη ή μπαίνουν κρυφά, και αν μετά δηλώνουν οι δύο πλευρές ή η τύχη.
setting-ties = Ισοπαλία
setting-ties-help = Με ίσο σκορ η παρτίδα λήγει ισόπαλη. Χωρίς τον κανόνα παίζονται πρόσθετοι γύροι, ώσπου να προηγηθεί μία πλευρά.
setting-extra_rounds = Όριο πρόσθετων γύρων
setting-extra_rounds-help = Μετά από τόσους πρόσθετους γύρους, με ίσο σκορ η παρτίδα λήγει ούτως ή άλλως ισόπαλη.

value-simple = απλό: οι χάντρες πέφτουν στην τύχη
value-complex = σύνθετο: βάζεις τις χάντρες
value-gamble = τυχερό: βάζεις τις χάντρες, δηλώνει η τύχη

preset-simple = Απλό
preset-simple-help = Οι χάντρες πέφτουν στην τύχη, και οι δύο πλευρές δηλώνουν ένα πλέγμα, μια σειρά και μια στήλη.
preset-complex = Σύνθετο
preset-complex-help = Οι δύο πλευρές βάζουν κρυφά τις χάντρες τους, και μετά δηλώνουν.
preset-gamble = Τυχερό
preset-gamble-help = Οι δύο πλευρές βάζουν κρυφά τις χάντρες τους, και η τύχη δηλώνει και για τις δύο.

## Figures

figure-rounds_won = Κερδισμένοι γύροι
figure-rounds_won-help = Σε πόσους γύρους μάζεψε περισσότερες χάντρες από την άλλη πλευρά.
figure-best_round = Καλύτερος γύρος
figure-best_round-help = Οι περισσότερες χάντρες που μάζεψε σε έναν γύρο.
figure-left_lying = Ακόμα παγωμένες
figure-left_lying-help = Πόσες δικές της χάντρες μένουν στο τέλος πάνω στο ταμπλό και δεν μαζεύτηκαν ποτέ.
figure-given_away = Χαρισμένες
figure-given_away-help = Πόσες χάντρες ανά γύρο χάρισε κατά μέσο όρο με όσα δήλωσε, απέναντι σε μια πλευρά που παίζει τέλεια. Το μηδέν είναι το καλύτερο που γίνεται· κρίνονται οι πρώτοι εξήντα γύροι.

## What is said of each round after the game; pips is a number with a decimal, best another triple

review-compromise-best = Γύρος { $round }: { $seat } δηλώνει { $named } και καλύτερο δεν γινόταν.
review-compromise-lost = Γύρος { $round }: { $seat } δηλώνει { $named } και χαρίζει { $pips } χάντρες· το καλύτερο ήταν { $best }.

## Strategies

strategy-determined-name = Αποφασισμένη
strategy-determined = Βρίσκει τα δύο καλύτερα κουτάκια της και δηλώνει αριθμούς που δεν τους έχουν.
strategy-smart_greedy-name = Έξυπνη Άπληστη
strategy-smart_greedy = Δηλώνει τη γραμμή όπου προηγείται λιγότερο, μετά την επόμενη χωρίς όσα παγώνει εκείνη, κι έτσι ως το τέλος.
strategy-equilibrium-name = Ισορροπία
strategy-equilibrium = Λύνει κάθε γύρο και εναλλάσσει τις επιλογές της όπως θέλει το τέλειο παίξιμο· τις χάντρες της τις βάζει σε μπλοκ.
strategy-exploiter-name = Καιροσκόπος
strategy-exploiter = Βρίσκει από όσα έχεις δηλώσει πώς παίζεις, και απαντά σε αυτό.

# Why this choice: said of a computer’s choice, and of a hint after “123:”.
why-compromise-determined = Αυτοί οι αριθμοί δεν παγώνουν τα δύο καλύτερα κουτάκια της πλευράς που παίζει.
why-compromise-greedy = Σε κάθε άξονα αυτή είναι η γραμμή όπου η πλευρά που παίζει προηγείται λιγότερο.
why-compromise-smart-greedy = Παγώνει το πλέγμα, τη σειρά και τη στήλη που θα ευνοούσαν περισσότερο την άλλη πλευρά.
why-compromise-block = Χάντρες που πιάνουν δύο γραμμές σε κάθε άξονα μπορούν να μείνουν όλες ελεύθερες: αρκεί να δηλωθεί η τρίτη.
why-compromise-mixed =
    { $share ->
        [100] Τίποτε άλλο δεν είναι τόσο καλό εδώ, ό,τι κι αν δηλώσει η άλλη πλευρά.
       *[other] Όποιος δηλώνει πάντα το ίδιο, προδίδεται. Το τέλειο είναι να δηλώνεται αυτό σε { $share } από 100 τέτοιους γύρους: έτσι δεν χαρίζεται τίποτα.
    }
why-compromise-unknown = Για την άλλη πλευρά δεν είναι ακόμα τίποτα γνωστό: αυτό τα πάει καλύτερα απέναντι σε κάθε λογής παίξιμο.
why-compromise-answers-random = Η άλλη πλευρά φαίνεται πως δηλώνει ό,τι τύχει (βεβαιότητα { $percent }%).
why-compromise-answers-equilibrium = Η άλλη πλευρά φαίνεται πως παίζει τέλεια (βεβαιότητα { $percent }%), οπότε το ίδιο γίνεται κι εδώ.
why-compromise-answers-determined = Η άλλη πλευρά φαίνεται πως προστατεύει τα δύο καλύτερα κουτάκια της (βεβαιότητα { $percent }%).
why-compromise-answers-greedy = Η άλλη πλευρά φαίνεται πως δηλώνει σε κάθε άξονα τη γραμμή όπου προηγείται λιγότερο (βεβαιότητα { $percent }%).
why-compromise-answers-smart-greedy = Η άλλη πλευρά φαίνεται πως παγώνει γραμμή γραμμή ό,τι τη βλάπτει περισσότερο (βεβαιότητα { $percent }%).

## In a terminal

text-compromise-hand =
    { $count ->
        [0] { $left ->
            [one] { $seat }: έχει μία χάντρα να βάλει.
           *[other] { $seat }: έχει { $left } χάντρες να βάλει.
        }
       *[other] { $left ->
            [one] { $seat }: έχει ακόμα μία χάντρα να βάλει. Ως τώρα: { $places }.
           *[other] { $seat }: έχει ακόμα { $left } χάντρες να βάλει. Ως τώρα: { $places }.
        }
    }

## How to play

howto-compromise-aim = Ο σκοπός
howto-compromise-aim-text =
    Μάζεψε περισσότερες χάντρες από την άλλη πλευρά. { $length ->
        [0] { $ties ->
            [on] Δεν παίζεται κανένας γύρος.
           *[off] Παίζονται γύροι ώσπου να προηγηθεί μία πλευρά.
        }
        [one] Παίζεται ένας γύρος.
       *[other] Παίζονται { $length } γύροι.
    } { $pips ->
        [one] Σε κάθε γύρο κάθε πλευρά παίρνει μία χάντρα.
       *[other] Σε κάθε γύρο κάθε πλευρά παίρνει { $pips } χάντρες.
    }

howto-compromise-board = Το ταμπλό
howto-compromise-board-text = Τρία πλέγματα, με τρεις σειρές και τρεις στήλες το καθένα, είναι το ένα πλάι στο άλλο: 27 κουτάκια. Τρία ψηφία δείχνουν ένα από αυτά: το 123 είναι πρώτο πλέγμα, δεύτερη σειρά, τρίτη στήλη. Κάθε κουτάκι χωράει απεριόριστες χάντρες και των δύο πλευρών.

howto-compromise-fall = Οι χάντρες πέφτουν
howto-compromise-fall-text = Στην αρχή κάθε γύρου οι χάντρες και των δύο πλευρών πέφτουν στην τύχη πάνω στο ταμπλό, η καθεμία σε οποιοδήποτε κουτάκι.

howto-compromise-place = Βάζοντας χάντρες
howto-compromise-place-text = Στην αρχή κάθε γύρου οι δύο πλευρές βάζουν κρυφά τις χάντρες τους, την καθεμία όπου θέλουν. Φανερώνονται όταν τελειώσουν και οι δύο· ως τότε μπορείς να πάρεις πίσω όλες τις δικές σου.

howto-compromise-name = Η δήλωση
howto-compromise-name-text = Μετά κάθε πλευρά δηλώνει κρυφά ένα πλέγμα, μια σειρά και μια στήλη. Οι δύο δηλώσεις φανερώνονται την ίδια στιγμή.

howto-compromise-chance = Δηλώνει η τύχη
howto-compromise-chance-text = Μετά η τύχη δηλώνει ένα πλέγμα, μια σειρά και μια στήλη για κάθε πλευρά.

howto-compromise-freeze = Το πάγωμα
howto-compromise-freeze-text = Παγώνουν όλα τα κουτάκια κάθε πλέγματος, σειράς ή στήλης που δηλώθηκε. Με 111 από σένα και 222 από την άλλη πλευρά, μένει ελεύθερο μόνο το 333.

howto-compromise-same = Ίδιες δηλώσεις
howto-compromise-same-text = Όσο περισσότεροι αριθμοί συμπίπτουν, τόσο περισσότερα κουτάκια μένουν ελεύθερα: δύο με έναν ίδιο αριθμό, τέσσερα με δύο. Με 111 και από τις δύο πλευρές, μένουν ελεύθερα οκτώ.

howto-compromise-score = Το μάζεμα
howto-compromise-score-text = Οι χάντρες στα κουτάκια που μένουν ελεύθερα μαζεύονται, και η καθεμία μετράει για την πλευρά της. Οι παγωμένες μένουν εκεί που είναι, για τους επόμενους γύρους.

howto-compromise-end = Το τέλος
howto-compromise-end-text =
    { $ties ->
        [on] { $length ->
            [0] Και οι δύο πλευρές έχουν από την αρχή μηδέν, και η παρτίδα είναι ισόπαλη.
           *[other] Μετά τον τελευταίο γύρο κερδίζει το μεγαλύτερο σκορ· με ίσο σκορ η παρτίδα είναι ισόπαλη.
        }
       *[off] { $length ->
            [0] Μόλις ένας γύρος φέρει μία πλευρά μπροστά, εκείνη κερδίζει.
           *[other] Μετά τον τελευταίο γύρο κερδίζει το μεγαλύτερο σκορ. Όσο το σκορ είναι ίσο, παίζεται άλλος ένας γύρος.
        }{ $extra_rounds ->
            [0] { " " }Σε αυτό το τραπέζι δεν παίζονται πρόσθετοι γύροι, οπότε με ίσο σκορ η παρτίδα είναι ισόπαλη.
            [1000] { "" }
            [one] { " " }Μετά από έναν πρόσθετο γύρο, με ίσο σκορ η παρτίδα είναι ούτως ή άλλως ισόπαλη.
           *[other] { " " }Μετά από { $extra_rounds } πρόσθετους γύρους, με ίσο σκορ η παρτίδα είναι ούτως ή άλλως ισόπαλη.
        }
    }

howto-compromise-origin = Τίνος είναι το παιχνίδι
howto-compromise-origin-text = { credits-compromise }

## In place of what is said of every game

order-chance-first-compromise = Πρώτα οι χάντρες: πέφτουν, και μετά διαλέγεις.
order-no-chance-compromise = Τώρα δεν πέφτουν χάντρες: πρέπει να διαλέξεις κουτάκι.
strategy-greedy-compromise = Δηλώνει σε κάθε άξονα χωριστά τη γραμμή όπου προηγείται λιγότερο.

## At the table

doing-compromise-fall = Σε λίγο πέφτουν νέες χάντρες
doing-compromise-draw = Σε λίγο δηλώνει η τύχη
doing-compromise-place = Και οι δύο πλευρές βάζουν κρυφά τις χάντρες τους
doing-compromise-place-alone = Όλα έτοιμα: { $other }. Βάζει ακόμη: { $seat }
doing-compromise-name = Και οι δύο πλευρές δηλώνουν κρυφά
doing-compromise-name-alone = Δήλωσε ήδη: { $other }. Απομένει: { $seat }
headline-compromise-fall = Πέφτουν νέες χάντρες
headline-compromise-placed = Και οι δύο πλευρές δείχνουν πού είναι οι χάντρες τους
headline-compromise-ready = { $seat }: δήλωσε, με την όψη κάτω
headline-compromise-both = Δήλωσαν και οι δύο: ώρα για αποκάλυψη
headline-compromise-named =
    { $count ->
        [one] Ταυτόχρονη αποκάλυψη: μένει ελεύθερο ένα κουτάκι
       *[other] Ταυτόχρονη αποκάλυψη: μένουν ελεύθερα { $count } κουτάκια
    }
headline-compromise-freed = Ελεύθερα: { $places }  ·  { $first } { $one }, { $second } { $two }
prompt-compromise-place = { $left ->
        [one] Βάλε την τελευταία σου χάντρα
       *[other] Βάλε τις χάντρες σου: μένουν { $left }
    }
prompt-compromise-name = Δήλωσε ένα πλέγμα, μια σειρά και μια στήλη: κάνε κλικ σε ένα κουτάκι ή γράψε τρία ψηφία
prompt-compromise-name-touch = Δήλωσε ένα πλέγμα, μια σειρά και μια στήλη: πάτησε ένα κουτάκι ή τα τρία ψηφία του από κάτω
outlook-compromise = { $place }: το προβάδισμά σου αλλάζει κατά { $worst } στη χειρότερη, { $best } στην καλύτερη, { $mean } κατά μέσο όρο
text-compromise-left = ο αριστερός από δύο αριθμούς
text-compromise-right = ο δεξιός από δύο αριθμούς
