### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Colours

colour-blue = Μπλε
colour-yellow = Κίτρινο
colour-green = Πράσινο
colour-red = Κόκκινο
colour-black = Μαύρο
colour-violet = Μοβ

# The usual order of the seats, for sentences that know no board.
colour-0 = Μπλε
colour-1 = Κίτρινο
colour-2 = Πράσινο
colour-3 = Κόκκινο
colour-4 = Μαύρο
colour-5 = Μοβ

## Out of turn

order-not-to-act = Δεν είναι η σειρά της θέσης { $seat }.
order-chance-first = Πρώτα η τύχη: άφησέ την να δράσει, και μετά διάλεξε.
order-no-chance = Τώρα δεν αποφασίζει η τύχη: πρέπει να διαλέξεις.
order-over = Η παρτίδα τελείωσε. Άρχισε μια καινούργια για να ξαναπαίξεις.

## Settings of a table

setting-dots = Κουτάκια
setting-dots-help = Πόσα κουτάκια είναι από τη μία αφετηρία ως την επόμενη. Πρέπει να είναι περισσότερα από τις πλευρές του ζαριού.
setting-pawns = Πιόνια
setting-pawns-help = Πόσα πρέπει να φέρει στο τέρμα κάθε θέση. Με λιγότερα πιόνια η παρτίδα είναι πιο σύντομη.
setting-faces = Πλευρές
setting-faces-help = Πόσες έχει το ζάρι. Το μεγαλύτερο νούμερο κάνει ό,τι κάνει το εξάρι.
setting-self_strike = Χτύπημα σε δικά σου πιόνια
setting-self_strike-help = Στη διαδρομή επιτρέπεται να φτάσεις πάνω σε δικό σου πιόνι, και γυρίζει στη βάση.
setting-start_strikes_own = Η αφετηρία χτυπά και δικά σου
setting-start_strikes_own-help = Ένα πιόνι που φεύγει από την αφετηρία στέλνει πίσω δικό σου, αν φτάσει πάνω του. Χωρίς τον κανόνα δεν μπορεί να πάει εκεί.
setting-leave_start_first = Πρώτα φεύγεις από την αφετηρία
setting-leave_start_first-help = Πότε πρέπει ένα πιόνι στην αφετηρία να κουνηθεί πριν από κάθε άλλο: πάντα, μόνο όσο περιμένουν κι άλλα στη βάση, ή ποτέ.
setting-three_tries = Τρεις προσπάθειες
setting-three_tries-help = Όταν σε βοηθά μόνο το μεγαλύτερο νούμερο, ρίχνεις ως τρεις φορές για να το φέρεις.
setting-strike_is_compulsory = Υποχρεωτικό χτύπημα
setting-strike_is_compulsory-help = Αν μπορείς να χτυπήσεις ξένο πιόνι, πρέπει· με ποιο δικό σου, το διαλέγεις εσύ.
setting-home_no_jumping = Χωρίς πήδημα στο τέρμα
setting-home_no_jumping-help = Στην τελική σου ευθεία τα πιόνια δεν πηδούν το ένα το άλλο, οπότε τα πρώτα καλό είναι να πηγαίνουν ως το βάθος.
setting-six_rolls_again = Το μεγαλύτερο νούμερο ξαναρίχνει
setting-six_rolls_again-help = Με το μεγαλύτερο νούμερο, στο συνηθισμένο ζάρι το εξάρι, ρίχνεις άλλη μία φορά.
setting-six_limit = Συνεχόμενα μεγαλύτερα νούμερα
setting-six_limit-help = Τόσα συνεχόμενα είναι πάρα πολλά: το τελευταίο δεν παίζεται, και η σειρά τελειώνει.
setting-play_to_last = Ως πότε παίζεται
setting-play_to_last-help = Η παρτίδα συνεχίζεται ώσπου να τερματίσουν όλα τα χρώματα ή να μείνει μόνο ένα, ή τελειώνει με το πρώτο που τερματίζει.
setting-who_begins = Ποια θέση αρχίζει
setting-who_begins-help = Με κλήρωση, με ζαριά (αρχίζει η μεγαλύτερη, οι ισοπαλίες ξαναρίχνουν), ή μια θέση που διαλέγεις εσύ.

setting-columns = Στήλες
setting-columns-help = Πόσα τετράγωνα πλάτος έχει το ταμπλό: 3, 5, 7 ή 9. Με λίγα η παρτίδα είναι σύντομη.
setting-rows = Σειρές
setting-rows-help = Πόσα τετράγωνα είναι από τη μία πλευρά ως την άλλη: 3, 5, 7 ή 9.
setting-fences = Φράχτες
setting-fences-help = Πόσους μπορεί να βάλει κάθε θέση. Χωρίς κανέναν είναι απλώς αγώνας δρόμου.
setting-third_pawn = Τρίτο πιόνι από πίσω
setting-third_pawn-help = Τι γίνεται όταν το πιόνι που θα πηδούσες έχει άλλο πίσω του: πας στο πλάι, όπως αν ήταν εκεί φράχτης, ή δεν περνάς καθόλου.
setting-jump_back = Πήδημα και πίσω
setting-jump_back-help = Τι γίνεται όταν πίσω από το πιόνι που θα πηδούσες και στις δύο πλευρές του είναι φράχτης ή η άκρη: με αυτόν τον κανόνα μπορείς να πηδήξεις και να γυρίσεις στο τετράγωνο όπου στεκόταν το πιόνι σου, και αυτή ήταν η κίνησή σου. Χωρίς αυτόν δεν περνάς από εκεί καθόλου.
setting-max_plies = Ισοπαλία μετά από
setting-max_plies-help = Μετά από τόσες κινήσεις, όλων των θέσεων μαζί, η παρτίδα λήγει χωρίς νίκη. Αν δύο πλευρές μόνο εμπόδιζαν η μία την άλλη, δεν θα τελείωνε ποτέ.

setting-team = Παίζουν μαζί
setting-team-help = Πόσα χρώματα παίζουν μαζί: δύο σε ταμπλό με τέσσερις θέσεις, δύο ή τρία σε ταμπλό με έξι, ή το καθένα μόνο του. Όταν παίζουν δύο, είναι πόσα χρώματα έχει η κάθε πλευρά.
setting-copies = Χαρτιά από κάθε αξία
setting-copies-help = Πόσα έχει η τράπουλα. Δύο συνηθισμένες τράπουλες έχουν οκτώ.
setting-jokers = Μπαλαντέρ
setting-jokers-help = Πόσους έχει η τράπουλα.
setting-no_play = Δεν παίζεται τίποτα
setting-no_play-help = Αν πετάς ένα χαρτί της επιλογής σου, ή κατεβάζεις όλο το χέρι και μένεις εκτός γύρου.
setting-canadian = Εφτάρια και για το ταίρι
setting-canadian-help = Ο καναδικός κανόνας: ένα εφτάρι μπορεί να κουνήσει και πιόνια του ταιριού, σε οποιονδήποτε συνδυασμό.
setting-rest_to_mate = Το υπόλοιπο πάει στο ταίρι
setting-rest_to_mate-help = Όταν ένα εφτάρι φέρνει το τελευταίο σου πιόνι στο τέρμα, τα πιόνια του ταιριού περπατούν ό,τι περισσεύει.
setting-idle_jack = Βαλές χωρίς αποτέλεσμα
setting-idle_jack-help = Ένας βαλές μπορεί να πέσει χωρίς αποτέλεσμα, όταν στη διαδρομή είναι μόνο δικά σου πιόνια και δεν παίζεται τίποτα άλλο.

value-like_a_fence = πας στο πλάι του
value-blocks = δεν περνάς
value-discard = πετάς ένα χαρτί
value-sit_out = μένεις εκτός γύρου
value-on = ναι
value-off = όχι
value-none = χωρίς όριο
value-always = πάντα
value-while_begin = όσο περιμένουν πιόνια
value-never = ποτέ
value-one_left = ώσπου να μείνει ένα
value-drawn = με κλήρωση
value-rolled = με ζαριά
# The same words where they answer “Play to the last”.
value-play_to_last-on = ώσπου να τερματίσουν όλα
value-play_to_last-one_left = ώσπου να μείνει ένα
value-play_to_last-off = ώσπου να τερματίσει ένα

preset-reference = Κλασικό
preset-reference-help = Οι κανόνες όπως είναι συνήθως γνωστό το παιχνίδι στην Ολλανδία.
preset-mensch = Mensch ärgere dich nicht
preset-mensch-help = Όπως τυπώνεται στη Γερμανία: τρεις προσπάθειες για να βγεις, χωρίς πήδημα στο τέρμα.
preset-quick = Γρήγορο
preset-quick-help = Δύο πιόνια η κάθε θέση, και κερδίζει η πρώτη που τερματίζει.
preset-standard = Συνηθισμένο
preset-standard-help = Οι κανόνες όπως έρχονται με το παιχνίδι: ένα τρίτο πιόνι είναι σαν φράχτης, και η παρτίδα συνεχίζεται ώσπου να υπάρξει νίκη.
preset-library = Κλασικό
preset-library-help = Αν δεν μπορείς να παίξεις τίποτα, πετάς ένα χαρτί, και ένα εφτάρι μπορεί να κουνήσει και τα πιόνια του ταιριού.
preset-brandi = Brändi
preset-brandi-help = Όπως τυπώνεται στη Λουκέρνη: αν δεν μπορείς να παίξεις τίποτα, μένεις εκτός γύρου, και στο ταίρι πάει μόνο ό,τι περισσεύει από ένα εφτάρι.
preset-own = Δικό σου
preset-own-help = Κανόνες του σπιτιού που φτιάχνεις εσύ.

## Figures of a game

figure-rolls = Ζαριές
figure-rolls-help = Πόσες φορές έπεσε το ζάρι, χωρίς τις ζαριές για την πρώτη σειρά.
figure-highest = Μεγαλύτερα νούμερα
figure-highest-help = Πόσες από τις ζαριές έδειξαν το μεγαλύτερο νούμερο: στο συνηθισμένο ζάρι, το εξάρι.
figure-expected = Αναμενόμενα
figure-expected-help = Πόσα μεγαλύτερα νούμερα φέρνουν κατά μέσο όρο τόσες ζαριές.
figure-entered = Πρώτο πιόνι έξω
figure-entered-help = Σε ποια ζαριά βγήκε το πρώτο πιόνι. Κατά μέσο όρο χρειάζονται τόσες όσες οι πλευρές του ζαριού.
figure-strikes = Χτύπησε άλλα
figure-strikes-help = Πόσα ξένα πιόνια έστειλε πίσω.
figure-struck = Χτυπήθηκε
figure-struck-help = Πόσα δικά της πιόνια έστειλαν πίσω οι άλλες θέσεις.
figure-own_strikes = Χτύπησε δικά
figure-own_strikes-help = Πόσα δικά της πιόνια έστειλε η θέση πίσω.
figure-luck = Τύχη στο ζάρι
figure-luck-help = Αν το μεγαλύτερο νούμερο ήρθε πιο συχνά (+) ή πιο σπάνια (−) από όσο το θέλει η τύχη κατά μέσο όρο· όσο δεν υπάρχει πιόνι στη διαδρομή, μετράει διπλά. Δύο παρτίδες στις τρεις μένουν ανάμεσα στο −1 και το +1, και πότε πότε κάτι πάνω από 2 είναι απόλυτα φυσικό. Με λίγες ζαριές δεν φαίνεται τίποτα.

figure-steps = Βήματα
figure-steps-help = Πόσες φορές κουνήθηκε το πιόνι.
figure-jumps = Πηδήματα
figure-jumps-help = Πόσα από αυτά τα βήματα πήδησαν ή πέρασαν πλάι από άλλο πιόνι.
figure-placed = Φράχτες
figure-placed-help = Πόσοι φράχτες μπήκαν.

figure-laid = Παιγμένα
figure-laid-help = Πόσα χαρτιά παίχτηκαν.
figure-discarded = Πεταμένα
figure-discarded-help = Πόσα χαρτιά έπρεπε να πεταχτούν.
figure-all_strikes = Χτύπησε
figure-all_strikes-help = Πόσα πιόνια έστειλε πίσω στο σκυλόσπιτο, όποιου χρώματος κι αν ήταν.
figure-all_struck = Χτυπήθηκε
figure-all_struck-help = Πόσα δικά της πιόνια στάλθηκαν πίσω στο σκυλόσπιτο, όποια θέση κι αν τα χτύπησε.

## Strategies

strategy-random-name = Τυχαία
strategy-random = Παίζει στην τύχη οποιαδήποτε κίνηση επιτρέπεται.
strategy-runner-name = Δρομέας
strategy-runner = Τρέχει στον στόχο από τον πιο σύντομο δρόμο, και όταν μένει πίσω βάζει πότε πότε φράχτη μπροστά σε όποιο πιόνι προηγείται.
strategy-normal-name = Κανονική
strategy-normal = Κοιτάζει μερικές κινήσεις μπροστά, και πότε πότε προτιμά κάτι που δεν είναι ακριβώς το καλύτερο.
strategy-hard-name = Δύσκολη
strategy-hard = Κοιτάζει όσο μπροστά προλαβαίνει σε ένα δευτερόλεπτο, και μετρά κάθε βήμα και των δύο δρόμων.
strategy-master-name = Δάσκαλος
strategy-master = Κοιτάζει μπροστά όπως η «{ strategy-hard-name }», και κρίνει ό,τι προκύπτει με ένα δίκτυο που έμαθε το παιχνίδι παίζοντας με τον εαυτό του. Σε τραπέζι για το οποίο δεν υπάρχει δίκτυο μετρά δρόμους και φράχτες· με τέσσερις παίκτες συνεχίζει το παιχνίδι από τις καλύτερες κινήσεις, για να δει τι βγαίνει.
strategy-greedy-name = Άπληστη
strategy-partner-name = Συμπαίκτης
strategy-far-name = Μακριά
strategy-far = Κουνάει το πιόνι που έχει φτάσει πιο μακριά.
strategy-near-name = Κοντά
strategy-near = Κουνάει το πιόνι που είναι πιο κοντά στην αφετηρία του.
strategy-ranking-name = Κατάταξη
strategy-ranking = Ζυγίζει κάθε κίνηση με έξι αριθμούς και παίζει την καλύτερη.
strategy-trained-name = Προπονημένη
strategy-trained = Ζυγίζει κάθε κίνηση όπως η «Κατάταξη», με αριθμούς που βρέθηκαν στην προπόνηση.
strategy-racer-name = Racer
strategy-racer = Κρίνει κάθε κίνηση με ένα δίκτυο που έμαθε το παιχνίδι παίζοντας με τον εαυτό του, και διαλέγει εκείνη μετά την οποία η πιθανότητά του είναι η καλύτερη. Σε τραπέζι για το οποίο δεν υπάρχει δίκτυο παίζει όπως «{ strategy-trained-name }».

parameter-self_strike = Χτυπά δικό
parameter-other_strike = Χτυπά ξένο
parameter-getting_home = Φτάνει στο τέρμα
parameter-already_home = Μέσα στο τέρμα
parameter-from_start = Από την αφετηρία
parameter-from_home = Ως το τέρμα
parameter-nodes = Θέσεις μπροστά
parameter-worlds = Κόσμοι
parameter-width = Κινήσεις
parameter-ahead = Βάθος
parameter-infers = Συμπεράσματα
parameter-gives = Δώρα
parameter-slips = Λάθη στα 100
parameter-thousands = Χιλιάδες θέσεις
parameter-network = Δίκτυο
parameter-millis = Χιλιοστά του δευτερολέπτου με το ρολόι (0: χωρίς)

# Why this move: said of a computer’s choice, and of a hint after “E11 to E14:”.
why-far = Από τα πιόνια που κουνιούνται, αυτό έχει φτάσει πιο μακριά.
why-near = Από τα πιόνια που κουνιούνται, αυτό είναι πιο κοντά στην αφετηρία του.
why-ranking-strikes = Στέλνει πίσω ένα πιόνι της θέσης { $seat }.
why-ranking-spares = Αφήνει στην ησυχία τους τα πιόνια της θέσης { $seat }.
why-ranking-strikes-own = Στέλνει πίσω ένα πιόνι της πλευράς που παίζει.
why-ranking-spares-own = Η δεύτερη καλύτερη κίνηση θα χτυπούσε πιόνι της πλευράς που παίζει.
why-ranking-costs-least = Κοστίζει στην πλευρά που παίζει λιγότερο από τη δεύτερη καλύτερη κίνηση.
why-ranking-gets-home = Φέρνει ένα πιόνι στο τέρμα.
why-ranking-stays-out = Κρατά προς το παρόν ένα πιόνι έξω από την τελική ευθεία.
why-ranking-moves-home = Κάνει χώρο στην τελική ευθεία.
why-ranking-rests-home = Η ζαριά αποδίδει περισσότερο εδώ παρά μέσα στην τελική ευθεία.
why-ranking-ahead = Προχωρά το πιόνι που είναι πιο κοντά στο τέρμα.
why-ranking-behind = Προχωρά ένα πιόνι που έχει ακόμη πολύ δρόμο.
why-ranking-even = Εδώ δεν κάνει μεγάλη διαφορά.
why-racer-escapes = Αυτό το πιόνι μπορούσε να χτυπηθεί ({ $before }%)· εκεί είναι πιο ασφαλές ({ $after }%).
why-racer-safest = Κάθε άλλη κίνηση αφήνει στους άλλους περισσότερα να χτυπήσουν.
why-racer-chases = Από εκεί μπορεί να χτυπήσει ένα πιόνι της θέσης { $seat }.
why-runner-step = Είναι ένα βήμα στον πιο σύντομο δρόμο ως τον στόχο.
why-runner-fence = Μακραίνει τον δρόμο της θέσης { $seat }.
why-search-arrives = Φτάνει στον στόχο.
why-search-runs =
    { $steps ->
        [one] Μένει ένα βήμα, και η θέση { $seat } δεν προλαβαίνει πια να το εμποδίσει.
       *[other] Μένουν { $steps } βήματα, και η θέση { $seat }, με { $others }, δεν προλαβαίνει πια να τα εμποδίσει.
    }
why-search-jumps =
    Πηδάει και κερδίζει ένα βήμα: { $steps ->
        [one] μένει { $steps }
       *[other] μένουν { $steps }
    } ως τον στόχο, και { $others } για τη θέση { $seat }.
why-search-nearer = Πλησιάζει στον στόχο: { $steps } ακόμα, και { $others } για τη θέση { $seat }.
why-search-lengthens =
    { $steps ->
        [one] Μακραίνει τον δρόμο της θέσης { $seat } κατά ένα βήμα.
       *[other] Μακραίνει τον δρόμο της θέσης { $seat } κατά { $steps } βήματα.
    }
why-search-lengthens-both = Μακραίνει τον δρόμο της θέσης { $seat } κατά { $steps }, και της πλευράς που παίζει κατά { $own }.
why-search-keeps =
    Εμποδίζει τη θέση { $seat } να βάλει έναν φράχτη που θα κόστιζε { $steps ->
        [one] ένα βήμα
       *[other] { $steps } βήματα
    }.
why-search-deep = Το όφελος φαίνεται μόνο μερικές κινήσεις αργότερα.
strategy-bot-name = Μποτ
strategy-bot = Είναι ένα ξεχωριστό πρόγραμμα, σε οποιαδήποτε γλώσσα.
