### The window: title, setting up, the panels beside the table, and the pages over it.

## Keeping games

autosave-second = Ένα άλλο Homestretch είναι ήδη ανοιχτό: αυτό εδώ κρατά την παρτίδα του στο { $file }.
autosave-none = Οι παρτίδες δεν μπορούν να αποθηκευτούν: { $why }. Μπορείς να συνεχίσεις να παίζεις: γίνεται νέα προσπάθεια ύστερα από κάθε βήμα, και φεύγοντας θα ερωτηθείς για άλλο μέρος.
autosave-failed = Η παρτίδα δεν αποθηκεύτηκε: { $why }. Ό,τι είχε αποθηκευτεί πριν είναι ακόμα εκεί. Μπορείς να συνεχίσεις να παίζεις: γίνεται νέα προσπάθεια ύστερα από κάθε βήμα.
autosave-again = Η παρτίδα αποθηκεύεται πάλι, στο { $file }.
autosave-damaged = Μια παρτίδα που είχε μείνει ανοιχτή έχει χαλάσει. Κρατήθηκε ως { $file }, όπου τίποτα δεν γράφεται πάνω της. { $why }
autosave-passed = Μια παρτίδα που είχε μείνει ανοιχτή δεν ανοίγει εδώ και μένει όπως είναι στο { $file }. Άνοιξέ την από εκεί μόλις διαβάζεται. { $why }
saved-as = Η παρτίδα αποθηκεύτηκε ως { $file }.
written-as = Βρίσκεται στο { $file }.
left-behind-kept = Η ανοιχτή παρτίδα φυλάχτηκε ως { $name }.
unkept-title = Η παρτίδα δεν έχει αποθηκευτεί
unkept-why = Η παρτίδα δεν μπορεί να αποθηκευτεί εκεί όπου βρίσκονται οι παρτίδες: { $why }.
unkept-left = Η παρτίδα που είχε μείνει ανοιχτή δεν μπορεί να φυλαχτεί: { $why }.
unkept-help = Δώσε άλλο μέρος: έναν φάκελο, ή ένα αρχείο που δεν υπάρχει ακόμα, για παράδειγμα σε άλλον δίσκο. Ή κάνε χώρο εκεί όπου βρίσκονται οι παρτίδες και δοκίμασε πάλι. Αλλιώς η παρτίδα χάνεται.
unkept-hint = Διαδρομή φακέλου ή αρχείου
unkept-save = Αποθήκευση εκεί
unkept-again = Νέα προσπάθεια
unkept-without = Συνέχεια χωρίς αυτήν
unkept-stay = Πίσω
settings-damaged = Οι ρυθμίσεις δεν διαβάζονται ({ $why }). Ισχύουν οι συνηθισμένες· το παλιό αρχείο κρατήθηκε ως { $file }.
settings-unwritten = Οι ρυθμίσεις δεν αποθηκεύτηκαν: { $why }.
board-unreadable = Το { $file } δεν διαβάζεται ως ταμπλό: { $why }.
board-seats = { $file }: ένα ταμπλό έχει 1 έως 6 θέσεις, όχι { $count }.
board-vignette = { $file }: το μικρό σχέδιο { $number } δεν βρίσκεται πάνω στην κάρτα ή περισσεύει. Ένα ταμπλό έχει το πολύ { $most }, όλα μέσα στις άκρες και μεγαλύτερα από 0.
board-lacks = { $file }: λείπει το κουτάκι { $spot }, που το παιχνίδι το χρειάζεται.
board-double = { $file }: το κουτάκι { $spot } υπάρχει δύο φορές· η μία αρκεί.
board-unknown = Το { $file } αναφέρει το κουτάκι { $spot }, που αυτό το ταμπλό δεν το έχει.
board-no-seat = Το { $file } δίνει το κουτάκι { $spot } στη θέση { $index }, που αυτό το ταμπλό δεν την έχει. Οι θέσεις μετριούνται από το 0.
theme-unreadable = Το { $file } δεν διαβάζεται ως θέμα: { $why }.
theme-no-colour = { $file }: το «{ $colour }» δεν είναι χρώμα. Γράψε έξι δεκαεξαδικά ψηφία, όπως #8C2F1B.
theme-pale = { $file }: το τύπωμα { $print } πάνω σε { $ground } έχει αντίθεση { $contrast } προς 1. Κάτω από 3 προς 1 διαβάζεται δύσκολα.
commitment = Η τύχη αυτής της παρτίδας είναι κλειδωμένη με το { $hash }.
word-ask = { $seat }, μια λέξη για τα ζάρια (σκέτο Enter: κληρώνεται μία);
word-told = { $seat }: προσθέτει «{ $word }» στα ζάρια.
word-late = Οι λέξεις για τα ζάρια επιλέγονται πριν από την πρώτη ζαριά.
game-without-window = Αυτό το παιχνίδι παίζεται μόνο στο τερματικό: homestretch text.

## Title

app-name = Homestretch
app-tagline = Επιτραπέζια σε ένα τραπέζι, για βροχερές Κυριακές
title-continue = Συνέχισε την παρτίδα
title-last = Τελευταίο τραπέζι
title-first = Πρώτη παρτίδα
title-first-help = Μάθε παίζοντας
title-alone = Γρήγορη αρχή
title-alone-help = Απέναντί σου: { $names }
title-party =
    { $count ->
        [2] Παρέα για δύο
        [3] Παρέα για τρεις
        [4] Παρέα για τέσσερις
       *[other] Παρέα για { $count }
    }
title-party-help = Όλοι σε αυτή την οθόνη
title-watch = Δες
title-watch-help = Παίζουν υπολογιστές, κι εσύ παρακολουθείς
title-people =
    { $count ->
        [one] 1 άνθρωπος
       *[other] { $count } άνθρωποι
    }
title-computers =
    { $count ->
        [one] 1 υπολογιστής
       *[other] { $count } υπολογιστές
    }
title-players = { $players } παίκτες
title-or = { $few } ή { $more }
title-setup = Στήσε ένα τραπέζι
title-tournament = Τουρνουά
title-settings = Ρυθμίσεις
title-rules = Πώς παίζεται
title-help = Πλήκτρα και χειριστήρια
title-about = Σχετικά
title-quit = Έξοδος

## Setting up a table

setup-title = Στήσε ένα τραπέζι
setup-board = Ταμπλό
setup-board-seats =
    { $seats ->
        [one] { $seats } θέση
       *[other] { $seats } θέσεις
    }
setup-board-ring = Μικρό ταμπλό για { $seats }
setup-person = Άνθρωπος
setup-name = Ένα όνομα, ή απλώς { $colour }
setup-person-help = Παίζει σε αυτή την οθόνη, με το ποντίκι ή τα πλήκτρα.
setup-empty = Κενή
setup-empty-help = Η θέση μένει άδεια και η σειρά την προσπερνά.
setup-parameters-usual = Οι συνηθισμένοι
setup-rules = Κανόνες του σπιτιού
setup-rules-each = Κάθε κανόνας
setup-sizes = Μεγέθη
setup-undo = Αναίρεση
setup-undo-fair = Ώσπου να φανεί κάτι
setup-undo-fair-help = Αναιρείς την τελευταία σου επιλογή όσο δεν έχει διαλέξει κανείς άλλος και δεν έχει φανεί ζαριά, μοιρασιά ή αποκάλυψη. Μια ζαριά που αναιρέθηκε ξανάρχεται ίδια.
setup-undo-practice = Εξάσκηση: τα πάντα
setup-undo-practice-help = Κάθε επιλογή αναιρείται, ως την αρχή της παρτίδας, ό,τι κι αν έχει φανεί· οι υπολογιστές διαλέγουν τότε από την αρχή. Το τραπέζι και η καταγραφή λένε ότι είναι εξάσκηση.
setup-undo-never = Τίποτα
setup-undo-never-help = Ό,τι παίχτηκε, παίχτηκε.
setup-dice = Ζάρια και χαρτιά
setup-dice-help = Κανείς δεν ξέρει από πριν μια ζαριά ή ένα χαρτί. Για να είσαι σίγουρος, πρόσθεσε μια δική σου λέξη.
setup-dice-fold = Λέξεις και σπόρος
setup-commitment = Το σπίτι έχει ορίσει το μυστικό του. Το αποτύπωμά του: { $hash }
setup-word = Λέξη: { $seat }
setup-word-hint = κληρώνεται
setup-word-help = Όλες οι ζαριές βγαίνουν από εκείνο το μυστικό και από αυτές τις λέξεις: ούτε το σπίτι ούτε κάποιος παίκτης μπορεί να τις διαλέξει. Διάλεξε λέξη αφού δεις το αποτύπωμα και σημείωσε και τα δύο, για να ελέγξεις την παρτίδα αργότερα.
setup-seed = Σπόρος του ζαριού
setup-seed-hint = τυχαίος
setup-seed-help = Ο ίδιος σπόρος φέρνει τις ίδιες ζαριές. Αν μείνει κενός, δεν τις ξέρει κανείς.
setup-start = Έναρξη
setup-back = Πίσω

## Beside the table

panel-menu = Μενού
panel-pause = Παύση για όλα
panel-go-on = Συνέχεια
panel-step = Ένα βήμα
panel-speed = Ταχύτητα
panel-slower = Πιο αργά
panel-faster = Πιο γρήγορα
panel-fold = Κρύψε το πλαίσιο
panel-unfold = Δείξε θέσεις και γεγονότα
panel-events = Τι έγινε
panel-undo = Αναίρεση
panel-hint = Συμβουλή, βήμα βήμα
panel-missed = Δείξε ξανά τι έγινε από τότε που έπαιξες
panel-redo = Επανάληψη
panel-save = Αποθήκευση
panel-proof = Κανείς δεν διαλέγει ζαριές ή φύλλα: δες την απόδειξη
sitter-with = { $what }, με
panel-partner = συμπαίκτης: { $seat }
coach-leave = Όχι άλλες εξηγήσεις
legend-danger = μπορεί να χτυπηθεί πριν από την επόμενη σειρά
legend-held = παγώνει με αυτή την επιλογή, ό,τι κι αν δηλώσει η άλλη πλευρά
legend-prospects = τι κερδίζεις αν η άλλη πλευρά δηλώσει αυτό το κουτάκι
legend-advice = συμβουλή: τι θα έκανε ένας δυνατός παίκτης
legend-ways-now = συντομότερος δρόμος τώρα, στο χρώμα του πιονιού του
legend-ways-then = συντομότερος δρόμος μετά από αυτή την επιλογή
panel-home = Στο τέρμα: { $count } από { $of }
panel-laths = Μένουν φράχτες: { $count } από { $of }
panel-score =
    { $count ->
        [one] Σκορ: { $count } χάντρα
       *[other] Σκορ: { $count } χάντρες
    }
panel-go-to = Δες αυτή τη στιγμή
panel-none-yet = Δεν έγινε τίποτα ακόμα.
panel-person = Εδώ παίζει άνθρωπος.
panel-elsewhere = Στο κινητό
panel-lost = Το κινητό δεν είναι συνδεδεμένο
panel-take-back = Παίξε εσύ σε αυτή τη θέση
panel-hand-to = Δώσε τη θέση σε υπολογιστή

stage-round = Γύρος { $round } από { $rounds }
stage-extra = Επιπλέον γύρος { $round }
turn-to-roll = Ρίχνει: { $seat }
turn-to-choose = Διαλέγει: { $seat }
turn-thinks = Σκέφτεται: { $seat }
turn-elsewhere = Παίζει στο κινητό: { $seat }
turn-over = Η παρτίδα τελείωσε
turn-looks = Μια προηγούμενη στιγμή
turn-paused = Σε παύση
turn-practice = εξάσκηση

prompt-roll = Ρίξε: πάτησε { $key } ή κάνε κλικ στο ζάρι
prompt-choose = Διάλεξε ένα πιόνι ή το κουτάκι όπου θα πάει, και πάτησε { $key } ή κάνε κλικ επάνω του
prompt-choose-laths = Διάλεξε ένα τετράγωνο ή ένα αυλάκι, και πάτησε { $key } ή κάνε κλικ επάνω του. Με { $turn } πας στα αυλάκια.
prompt-fill = Σκόρπισε τις άλλες
prompt-clear = Όλα πίσω
tally-title = Χαρτιά που έχεις δει
tally-joker = Μπαλαντέρ
tally-count = { $seen } από { $of }
cover-title = Κοιτάζει: { $seat }
cover-text = Η υπόλοιπη παρέα κοιτάζει αλλού. Μετά πάτησε { $key }.
cover-look = Δείξε τα χαρτιά μου
cover-ready = Πάμε
blind-title = Ταυτόχρονα: κρύψε τον αντίχειρα και πάτησε τρία κουμπιά
blind-look = Κράτα πατημένο το { $key } για να δεις τα χαρτιά σου, ενώ οι άλλοι κοιτούν αλλού.
blind-places = Μετά πάτησε τη θέση του χαρτιού σου:
blind-chooses = διαλέγει
blind-chosen = έχει διαλέξει
blind-rest = Με { $key } σκορπίζουν οι άλλες
blind-anew = Με { $key } πάλι από την αρχή
blind-pressed =
    { $count ->
        [one] { $count } πάτημα
       *[other] { $count } πατήματα
    }
prompt-paused = Όλα περιμένουν. Πάτησε { $key } για να συνεχίσεις.
prompt-lost = Το κινητό δεν είναι συνδεδεμένο. Θα επιστρέψει μόνο του. Στο μενού, στο «Παίξτε με τα κινητά», τη θέση μπορεί να την πάρει κάποιος άλλος.
prompt-onward = Πάτησε { $key } για να συνεχίσεις.
outlook-longer =
    { $seat }: { $now ->
        [one] { $now } βήμα
       *[other] { $now } βήματα
    }, έτσι { $then }
outlook-same =
    { $seat }: { $now ->
        [one] { $now } βήμα
       *[other] { $now } βήματα
    }, όπως πριν
outlook-closed =
    { $seat }: { $now ->
        [one] { $now } βήμα
       *[other] { $now } βήματα
    }, μετά κανένας δρόμος
prompt-dismiss = Κατάλαβα

place-1 = 1η
place-2 = 2η
place-3 = 3η
place-other = { $place }η

yard-empty = { $seat }: κενή θέση.

## The end

over-title = Και κερδίζει… { $seat }!
over-title-you = Κερδίζεις!
over-title-two = Και κερδίζουν… { $seat } και { $mate }!
over-title-several = Μοιρασμένη νίκη!
over-again = Πάλι
over-look = Δες το ταμπλό
over-board = Ταμπλό
over-title-page = Αρχική

## Pages

page-close = Κλείσε

menu-title = Μενού
menu-resume = Συνέχεια
menu-again = Από την αρχή
menu-setup = Στήσε ένα τραπέζι
menu-save = Αποθήκευση παρτίδας
menu-moves = Λίστα κινήσεων
menu-die = Το ζάρι
menu-settings = Ρυθμίσεις
menu-console = Μηνύματα
menu-rules = Πώς παίζεται
menu-help = Πλήκτρα και χειριστήρια
menu-about = Σχετικά
menu-phones = Παίξτε με τα κινητά
menu-title-page = Πίσω στην αρχική

quick-title = Τα πιο χρήσιμα
quick-again = Νέα παρτίδα

load-title = Αποθηκευμένες παρτίδες
load-none = Δεν υπάρχει ακόμα αποθηκευμένη παρτίδα. Αποθήκευσε μία από το μενού μιας παρτίδας ή με Ctrl+S.
load-open = Άνοιξε
load-numbered = { $game } · { $number }
load-put-away = Διαγραφή
load-name = Δώσε όνομα
load-broken = Αυτή η παρτίδα δεν διαβάζεται.
load-reading = Διαβάζεται…
load-away =
    { $count ->
        [one] Διαγράφηκε μία παρτίδα.
       *[other] Διαγράφηκαν { $count } παρτίδες.
    }
load-bring-back = Επαναφορά
load-all = Όλα τα παιχνίδια
load-any = Όλες
load-going-on = Σε εξέλιξη
load-over = Τελειωμένες
load-shown = Εμφάνιση:
load-order = Σειρά:
load-newest = Νεότερες πρώτα
load-by-name = Κατά όνομα
load-by-game = Κατά παιχνίδι
load-none-such = Δεν υπάρχει καμία τέτοια.
load-ago-now = μόλις τώρα
load-ago-minutes =
    { $count ->
        [one] πριν από ένα λεπτό
       *[other] πριν από { $count } λεπτά
    }
load-ago-hours =
    { $count ->
        [one] πριν από μία ώρα
       *[other] πριν από { $count } ώρες
    }
load-ago-days =
    { $count ->
        [one] χθες
       *[other] πριν από { $count } μέρες
    }
load-on-day =
    { $day } { $month ->
        [1] Ιανουαρίου
        [2] Φεβρουαρίου
        [3] Μαρτίου
        [4] Απριλίου
        [5] Μαΐου
        [6] Ιουνίου
        [7] Ιουλίου
        [8] Αυγούστου
        [9] Σεπτεμβρίου
        [10] Οκτωβρίου
        [11] Νοεμβρίου
       *[12] Δεκεμβρίου
    } { $year }
load-folder = Φάκελος: { $folder }
position-title = Ξεκίνα από μια θέση
position-help = Επικόλλησε εδώ μια θέση ({ $game }), στη σημειογραφία του παιχνιδιού, και συνέχισε από αυτήν σε αυτό το τραπέζι. Στην καταγραφή της παρτίδας μένει ότι άρχισε από εκεί.
position-play = Άρχισε από αυτήν

settings-title = Ρυθμίσεις
settings-speed = Ταχύτητα
settings-speed-help = Πόσο γρήγορα κινούνται όλα.
settings-single-choice = Μοναδικές κινήσεις μόνες τους
settings-single-choice-help = Όταν επιτρέπεται μόνο μία κίνηση, γίνεται αυτόματα. Τα χαρτιά τα παίζεις πάντα εσύ.
settings-roll-alone = Αυτόματη ζαριά
settings-roll-alone-help = Το ζάρι πέφτει μόνο του, μόλις έρθει η σειρά σου.
settings-numbers = Αριθμοί στα κουτάκια
settings-numbers-help = Όπως φαίνονται στη λίστα των γεγονότων.
settings-flat = Ακριβώς από πάνω
settings-flat-help = Το τραπέζι σαν επίπεδο ταμπλό, αντί για τη ματιά από τη θέση σου.
settings-text-scale = Μέγεθος κειμένων
settings-text-scale-help = Για όλα όσα γράφονται σε πλαίσια και σελίδες.
settings-reset = Όλα όπως στην αρχή
settings-reset-part = Η σελίδα όπως στην αρχή
settings-reset-undo = Όπως πριν
settings-keys = Πλήκτρα και χειριστήρια
settings-safe = Σε αυτή την εκκίνηση οι ρυθμίσεις μένουν στην άκρη: ισχύουν οι συνηθισμένες, και οι δικές σου δεν αλλάζουν.
settings-at-once = αμέσως
settings-part-play = Παιχνίδι
settings-part-look = Εικόνα
settings-part-sound = Ήχος
settings-part-language = Γλώσσα
settings-confirm-loss = Ερώτηση πριν χτυπήσεις δικό σου πιόνι
settings-confirm-loss-help = Όταν η μόνη κίνηση χτυπά δικό σου πιόνι, περιμένει να τη δεχτείς.
settings-turn-table = Γύρισμα τραπεζιού
settings-turn-table-help = Όταν παίζουν πολλοί άνθρωποι, το τραπέζι γυρίζει προς τη θέση που έχει σειρά.
settings-danger = Δείξε κινδύνους
settings-danger-help = Πλάι στα πιόνια σου φαίνεται πόσο πιθανό είναι να χτυπηθούν πριν από την επόμενη σειρά σου, από 5 % και πάνω.
settings-chances = Δείξε ποιος κερδίζει
settings-chances-help = Πάνω από τις θέσεις υπάρχει μια μπάρα με την πιθανότητα νίκης του καθενός. Όταν παρακολουθείς ή ξανακοιτάς μια παρτίδα, είναι πάντα εκεί.
settings-theme = Θέμα
settings-theme-help = Πώς δείχνουν το ταμπλό, το τραπέζι και οι σελίδες. Τα δικά σου αρχεία μπαίνουν στον φάκελο των θεμάτων.
settings-colours = Χρώματα των θέσεων
settings-colours-help = Το δεύτερο σύνολο ξεχωρίζει με κάθε είδος όρασης, ακόμα και σε γκρι τόνους. Ονόματα και σύμβολα μένουν ίδια.
settings-quality = Ποιότητα
settings-quality-help = Πόσο λεπτομερές είναι το τραπέζι. Με το «Αυτόματα» διαλέγεται ό,τι δείχνει ομαλά αυτός ο υπολογιστής.
settings-motion = Κίνηση
settings-motion-help = Πόσο χοροπηδούν και κυλούν τα πράγματα.
settings-full-screen = Πλήρης οθόνη
settings-full-screen-help = Το παράθυρο γεμίζει την οθόνη.
settings-effects = Εφέ
settings-effects-help = Χτύποι, ζάρια και νότες.
settings-ambience = Δωμάτιο
settings-ambience-help = Ο ήχος ενός ήσυχου δωματίου, ενώ έξω βρέχει.
settings-voice = Φωνή
settings-voice-help = Τι διαβάζεται δυνατά.
settings-mute-unfocused = Σιωπή στο παρασκήνιο
settings-mute-unfocused-help = Δεν ακούγεται τίποτα όσο δουλεύεις σε άλλο παράθυρο.
settings-language = Γλώσσα
settings-language-help = Για μενού, σελίδες και κανόνες.
settings-language-system = Όπως το σύστημα
settings-list-language = Γλώσσα των γεγονότων
settings-list-language-help = Σε αυτήν εξιστορείται ό,τι έγινε, στη λίστα δίπλα στο τραπέζι και φωναχτά.
settings-list-language-same = Όπως όλα τα άλλα
settings-read-aloud = Ανάγνωση γεγονότων
settings-read-aloud-help = Φωναχτά, με μια φωνή αυτού του συστήματος. Η παρτίδα δεν την περιμένει ποτέ: ό,τι θα ακουγόταν πολύ αργά, παραλείπεται.
settings-speech-language = Γλώσσα της φωνής
settings-speech-language-help = Όποια έχει φωνή εγκατεστημένη εδώ. Αν δεν είναι η γλώσσα των γεγονότων, η φωνή τα διαβάζει με τους δικούς της ήχους.
settings-speech-language-same = Όπως τα γεγονότα
settings-speaker = Ποια φωνή
settings-speaker-help = Όλες όσες είναι εγκατεστημένες εδώ για τη γλώσσα της φωνής.
settings-voice-none = Αυτό το σύστημα δεν έχει φωνές. Στο Linux τις φέρνει το speech-dispatcher ή το espeak-ng.
settings-voice-other = Η φωνή «{ $voice }» φτιάχτηκε για άλλη γλώσσα και διαβάζει { $language } με τους δικούς της ήχους. Ίσως εκεί είναι η μισή χάρη.
settings-voice-lacks = Εδώ δεν είναι εγκατεστημένη φωνή για { $language }: δεν διαβάζεται τίποτα, ώσπου να διαλέξεις φωνή άλλης γλώσσας.

theme-card = Τυπωμένο χαρτόνι
theme-wood = Ξύλο παιχνιδιών
theme-night = Νύχτα
theme-contrast = Έντονη αντίθεση

colours-printed = Τα τυπωμένα
colours-colour-blind = Για δυσχρωματοψία

quality-auto = Αυτόματα
quality-low = Χαμηλή
quality-medium = Μεσαία
quality-high = Υψηλή
quality-chosen = Ποιότητα σχεδίασης του τραπεζιού: { $quality }. Μια εικόνα πήρε { $ms } χιλιοστά του δευτερολέπτου. Αλλάζει στις ρυθμίσεις.

motion-system = Όπως το σύστημα
motion-full = Πλήρης
motion-reduced = Λίγη
motion-off = Καμία

sound-none = Δεν βρέθηκε συσκευή ήχου: το τραπέζι μένει βουβό.

keys-damaged = Τα πλήκτρα δεν διαβάζονται ({ $why }). Ισχύουν τα συνηθισμένα· το παλιό αρχείο κρατήθηκε ως { $file }.
keys-unknown = { $file }, γραμμή { $line }: το «{ $word }» δεν αντιστοιχεί σε κάτι γνωστό και αγνοείται.

pad-joined = { $seat }: παίζει πλέον με χειριστήριο.
pad-left = { $seat }: έχει αφήσει το χειριστήριο.
pad-lost = Το χειριστήριο αποσυνδέθηκε ({ $seat }). Όλα περιμένουν: σύνδεσέ το ξανά ή πάτησε ένα κουμπί σε άλλο.

hint-none = Ρίξε πρώτα, ή περίμενε τη σειρά σου: συμβουλή υπάρχει όταν έχεις κάτι να διαλέξεις.
hint-first = Μήπως { $what }; Ρώτα ξανά για περισσότερα.
hint-move = Μήπως { $move }; Ρώτα ξανά για τον λόγο.
hint-move-plain = Μήπως όπως δείχνει το βέλος; Ρώτησε ξανά για τον λόγο.
hint-reason = Μήπως { $move }; { $reason }
hint-reason-plain = Μήπως όπως δείχνει το βέλος: { $reason }
hint-piece = το πιόνι στο { $spot }
hint-piece-plain = το πιόνι με το χρυσό δαχτυλίδι
hint-lath = ένας φράχτης
hint-grid = ένα κουτάκι στο πλέγμα { $grid }

chances-title = Πιθανότητα νίκης
chances-each = { $seat } { $percent } %
chances-help = Από εκατό παρτίδες που βρίσκονται στο 40 %, κερδίζονται περίπου σαράντα. Δεν λέει περισσότερα από όσα επιτρέπεται να ξέρεις.
review-decided = Κρίθηκε
review-luck = Τύχη
review-own = Λάθη
review-choices = Δικές του επιλογές
review-best = Το καλύτερο παιχνίδι: { $best }.
review-sums = Η τύχη και τα λάθη αθροίζονται κίνηση με κίνηση και μπορεί να ξεπεράσουν το 100%.
review-choices-sum = Κάθε επιλογή μετράει όσο άλλαξε τη θέση, και μια καλή ισοφαρίζει μια κακή.
review-shown = { $seat }: { $grade }, χάθηκε { $cost } %.
review-better = Καλύτερα: { $move }.
review-better-plain = Ό,τι ήταν καλύτερο δείχνεται με χρυσό.
review-previous = Στο προηγούμενο λάθος
review-next = Στο επόμενο λάθος
review-again = Τι θα έκανες εσύ;
review-again-help = Η στιγμή βρίσκεται πάλι στο τραπέζι, πριν από την επιλογή. Δοκίμασε όσες φορές θέλεις· τίποτα από την παρτίδα δεν χάνεται.
review-again-when = Η ερώτηση αφορά ένα λάθος: τα βέλη δίπλα οδηγούν σε ένα.
review-reckons = Αναζητούνται λάθη: { $percent } %
review-at = Λάθος { $number } από { $count }
review-count =
    { $count ->
        [one] Ένα λάθος για να δεις
       *[other] { $count } λάθη για να δεις
    }
review-luckiest-brief = Πιο τυχερή στιγμή: { $seat }, { $gain } %
review-dearest = Ακριβότερο λάθος: { $seat }, χάθηκε { $cost } %

replay-step = Βήμα { $step } από { $count }
replay-previous = Στο προηγούμενο χτύπημα ή τερματισμό
replay-back = Ένα βήμα πίσω
replay-play = Δείξε από εδώ
replay-stop = Στοπ
replay-forward = Ένα βήμα εμπρός
replay-next = Στο επόμενο χτύπημα ή τερματισμό
replay-leave = Πίσω στην παρτίδα
replay-undo = Αναίρεση ως εδώ
replay-undo-help = Η ίδια η παρτίδα γυρίζει σε αυτή τη στιγμή.
replay-branch = Συνέχισε από εδώ
replay-branch-help = Μια νέα παρτίδα αρχίζει από αυτή τη στιγμή, με τις ίδιες ζαριές. Αφού είδες πώς συνεχίστηκε, είναι παρτίδα εξάσκησης. Εκείνη που είναι στο τραπέζι κρατιέται.
replay-eyes = Οπτική γωνία
replay-eyes-all = Όλων

over-replay = Αναδρομή
over-figures = Η παρτίδα σε αριθμούς
over-rounds = Κέρδος σε κάθε γύρο
over-return = Ρεβάνς
over-return-help = Καθένας πάει μία θέση παρακάτω, και η τύχη φέρνει ξανά τα ίδια.
over-share = Μοιράσου το
share-photo = Φωτογραφία του τραπεζιού
share-drawing = Σχέδιο του ταμπλό
share-clip = Κλιπ των τελευταίων κινήσεων
share-clip-from = Το κλιπ αρχίζει εδώ
share-clip-begun = Το κλιπ αρχίζει στο βήμα { $from }: πήγαινε εκεί που τελειώνει.
share-clip-until = Τέλος του κλιπ εδώ: βήματα { $from } έως { $until }
share-making = Το κλιπ ετοιμάζεται…
return-told = Ρεβάνς: καθένας πήγε μία θέση παρακάτω, και η τύχη φέρνει ξανά τα ίδια.
moment-win = Η κίνηση της νίκης
moment-strike = Ένα σκληρό χτύπημα
moment-strike-most = Το πιο σκληρό χτύπημα
moment-turn-most = Η μεγαλύτερη αλλαγή υπεροχής
moment-turn = Αλλαγή υπεροχής
moment-swing = { $seat }: { $before } → { $after } %.
moment-open = Δες ξανά αυτή τη στιγμή
decided-title = Η θέση κάθε ανθρώπου έχει κριθεί. Οι υπολογιστές συνεχίζουν.
decided-fast = Γρήγορα ως το τέλος
decided-stop = Σταμάτα εδώ

rules-title = Πώς παίζεται
rules-first = Παίξε μια πρώτη παρτίδα
rules-next = Επόμενο
rules-previous = Προηγούμενο
rules-besides = Πέρα από τους κανόνες
rules-at = { $at } από { $count }
settings-percent = { $percent }%

moves-title = Λίστα κινήσεων
moves-help = Αυτή είναι η παρτίδα ως τώρα. Αντίγραψέ τη, ή γράψε ή επικόλλησε μια άλλη και παίξε τη από εδώ.
moves-copy = Αντιγραφή
moves-copied = Η λίστα είναι στο πρόχειρο.
moves-play = Παίξε αυτή τη λίστα
moves-play-help = Μια παρτίδα με αυτές τις κινήσεις έρχεται στο τραπέζι, με την ίδια παρέα. Εκείνη που είναι εκεί κρατιέται.

console-title = Μηνύματα
console-clear = Άδειασμα
console-copy = Αντιγραφή κατάστασης
console-copied = Η κατάσταση είναι στο πρόχειρο.
console-write = Εγγραφή κατάστασης σε αρχείο
console-written = Η κατάσταση είναι στο { $file }.
console-empty = Δεν έχω κάτι να πω ακόμα.
console-help = Όσα είχα να πω, τα τελευταία πρώτα.
console-state = Η θέση, για όποιον αναφέρει ένα σφάλμα
console-state-game = Παιχνίδι
console-state-position = Διάταξη
console-state-rules = Κανόνες
console-state-commitment = Δέσμευση
console-state-events = Τελευταία γεγονότα
console-no-game = Δεν υπάρχει παρτίδα στο τραπέζι.
console-secret = Η θέση μένει μυστική ώσπου να τελειώσει η παρτίδα.

## What screen readers are told of the table

reader-free = { $spot }: ελεύθερο.
reader-pawn = { $spot }: πιόνι της θέσης { $seat }.
reader-lath = { $spot }: φράχτης της θέσης { $seat }.
reader-card = { $card }, χαρτί της θέσης { $seat }.
reader-card-hidden = Κλειστό χαρτί της θέσης { $seat }.
reader-field = { $spot }: { $first } με { $one }, { $second } με { $two }.
reader-goes = Μπορεί να κουνηθεί.
reader-chosen = Μπορεί να επιλεγεί.
reader-reached = Εδώ τελειώνει μια κίνηση.

## The die

die-title = Το ζάρι
die-plain = Όλη η τύχη αυτής της παρτίδας ορίστηκε πριν από την πρώτη κίνηση, και κανείς δεν την ξέρει από πριν: ούτε άνθρωπος ούτε υπολογιστής. Μόλις τελειώσει η παρτίδα, μπορεί να το ελέγξει ο καθένας.
die-few =
    { $rolls ->
        [0] Σε αυτή την παρτίδα δεν έχει πέσει ακόμα ζάρι.
        [one] Μία ζαριά ως τώρα σε αυτή την παρτίδα: δεν φτάνει για να πεις κάτι για ένα ζάρι.
       *[other] { $rolls } ζαριές ως τώρα σε αυτή την παρτίδα: δεν φτάνουν για να πεις κάτι για ένα ζάρι.
    }
die-even = { $rolls } ζαριές σε αυτή την παρτίδα. Με τίμιο ζάρι, στο { $percent }% όλων των παρτίδων οι ζαριές μοιράζονται τουλάχιστον τόσο άνισα όσο εδώ: τίποτα το παράξενο.
die-uneven = { $rolls } ζαριές σε αυτή την παρτίδα. Με τίμιο ζάρι, μόνο στο { $percent }% όλων των παρτίδων οι ζαριές μοιράζονται τουλάχιστον τόσο άνισα όσο εδώ. Συμβαίνει πότε πότε, και δεν λέει τίποτα για την επόμενη ζαριά.
die-strange = { $rolls } ζαριές σε αυτή την παρτίδα. Με τίμιο ζάρι ούτε μία παρτίδα στις χίλιες δεν έχει τόσο άνισες ζαριές. Είναι τόσο σπάνιο, που η καταγραφή αξίζει μια ματιά: αποθήκευσε την παρτίδα και έλεγξέ την.
die-how = Πώς πέφτει
die-how-text = Κάθε ζαριά βγαίνει από τη γεννήτρια ChaCha8 και έναν μυστικό σπόρο των 256 bit, που το σύστημα τράβηξε πριν από την παρτίδα. Ό,τι φέρνει η γεννήτρια χωρίζεται σε ίσα μέρη, ένα για κάθε πλευρά, και ένα υπόλοιπο που θα ευνοούσε κάποιες πλευρές πετιέται και τραβιέται από την αρχή. Έτσι κάθε πλευρά είναι κάθε φορά εξίσου πιθανή, όποια θέση κι αν ρίχνει, ό,τι κι αν έπεσε πριν, είτε κάθεται εκεί άνθρωπος είτε υπολογιστής.
die-sealed = Γιατί δεν μπορεί να το πειράξει κανείς
die-sealed-text = Το σπίτι τραβά ένα μυστικό και δείχνει το αποτύπωμά του (SHA-256), μαζί με των κανόνων και των θέσεων, πριν από την πρώτη ζαριά. Μόνο τότε κάθε άνθρωπος προσθέτει μια λέξη, ή κληρώνεται μία. Όλες οι ζαριές βγαίνουν από το μυστικό και τις λέξεις: το σπίτι δεν μπορεί πια να αλλάξει το μυστικό του, και κανένας παίκτης δεν το ήξερε, οπότε κανείς δεν μπόρεσε να διαλέξει τα ζάρια. Οι υπολογιστές δεν τα βλέπουν ποτέ, και τραβούν από δική τους γεννήτρια. Όσο η παρτίδα συνεχίζεται, το αρχείο της είναι κρυπτογραφημένο.
die-check-now = Έλεγχος τώρα
die-check = Πώς το ελέγχεις
die-check-text = Αποθήκευσε την παρτίδα όταν τελειώσει: η καταγραφή της λέει το μυστικό και τις λέξεις. Το «homestretch verify FILE --commitment HASH» τα συγκρίνει με το αποτύπωμα που σημείωσες και με κάθε ζαριά, και η καταγραφή είναι γραμμένη τόσο απλά, που το ίδιο κάνει και ένα μικρό δικό σου πρόγραμμα.

help-title = Πλήκτρα και χειριστήρια
help-keys = Πληκτρολόγιο
help-pad = Κάθε χειριστήριο
help-pad-of = Χειριστήριο { $name }
help-press = πάτησε ένα …
key-space = Διάστημα
help-none = κανένα
help-bind = Κάνε κλικ εδώ σε ένα πλήκτρο ή κουμπί για να το αλλάξεις.
help-change = Πάτησε για να ορίσεις άλλο· με Esc μένει όπως είναι
help-part-choosing = Η σειρά σου
help-part-pace = Ρυθμός
help-part-view = Τι φαίνεται
help-part-pages = Σελίδες και παιχνίδια
help-reset = Τα συνηθισμένα πλήκτρα και κουμπιά
help-mouse = Με το ποντίκι: κλικ σε ό,τι θα κινηθεί και στο πού θα πάει. Κράτα πατημένο για να κοιτάξεις γύρω, γύρνα τη ροδέλα για να πλησιάσεις.
help-mouse-die = Με ένα κλικ στο ζάρι το ρίχνεις.

about-title = Σχετικά με το Homestretch
about-version = Έκδοση { $version }
about-games = Τα παιχνίδια και οι δημιουργοί τους
about-fonts = Γραμματοσειρές
about-fonts-text = Alegreya και Alegreya Sans του Juan Pablo del Peral, Noto Sans Hebrew και Noto Sans Arabic της Google, όλες με την άδεια SIL Open Font License 1.1
about-crates = Φτιάχτηκε με
about-crate-line = { $name } · { $licence }
about-licence = Άδεια
about-licence-text = Το Homestretch είναι ελεύθερο λογισμικό: MIT ή Apache-2.0, όπως προτιμάς.

act-confirm = Ρίξε, ή κάνε ό,τι είναι σημειωμένο
act-confirm-without-die = Κάνε ό,τι είναι σημειωμένο
act-up = Στην επιλογή επάνω
act-down = Στην επιλογή κάτω
act-left = Στην επιλογή αριστερά· στην αναδρομή ένα βήμα πίσω
act-right = Στην επιλογή δεξιά· στην αναδρομή ένα βήμα εμπρός
act-back = Κλείσε σελίδα ή άνοιξε το μενού
act-undo = Αναίρεση της τελευταίας επιλογής
act-redo = Επανάληψη της επιλογής που αναιρέθηκε
act-rest = Σκόρπισε τις υπόλοιπες χάντρες σου
act-clear = Βάλε τις χάντρες σου από την αρχή
act-hint = Συμβουλή: με τι, πού, γιατί
act-danger = Δείξε πόσο κινδυνεύουν τα πιόνια να χτυπηθούν
act-turn = Από τετράγωνα σε αυλάκια, και στροφή του φράχτη
act-missed = Δείξε ξανά τι έγινε από τότε που έπαιξες
act-pause = Υπολογιστές και ζάρι σε παύση, ή συνέχεια
act-pause-without-die = Υπολογιστές σε παύση, ή συνέχεια
act-step = Ένα βήμα, μετά παύση
act-beat = Μία κίνηση, μετά παύση
act-faster = Διπλή ταχύτητα
act-slower = Μισή ταχύτητα
act-reset = Πάλι από την αρχή στο ίδιο τραπέζι
act-numbers = Αριθμοί στα κουτάκια
act-flat = Ακριβώς από πάνω, ή από τη θέση σου
act-home = Η θέα όπως πριν τη γυρίσεις
act-panel = Δείξε ή κρύψε το πλαϊνό πλαίσιο
act-quick = Γρήγορο μενού
act-rules = Πώς παίζεται
act-save = Αποθήκευση παρτίδας
act-load = Αποθηκευμένες παρτίδες
act-capture = Εγγραφή κατάστασης σε αρχείο
act-picture = Εικόνα του παραθύρου
act-full-screen = Πλήρης οθόνη, ή παράθυρο
act-console = Μηνύματα
act-help = Αυτή η σελίδα
act-leave = Άφησε το χειριστήριο

## Tournaments

tournament-title = Τουρνουά
tournament-help = Οι υπολογιστές παίζουν μεταξύ τους χιλιάδες παρτίδες. Η τυχερή θέση δεν δίνει πλεονέκτημα: κάθε τραπέζι γυρίζει, ώσπου κάθε παίκτης να καθίσει σε όλες τις θέσεις με τις ίδιες ζαριές ή τα ίδια χαρτιά.
tournament-players = Παίκτες
tournament-word = Άλλος, με κωδικό
tournament-word-help = Με δικούς σου αριθμούς (ranking:-90,20,80,-5,10,0), από αρχείο (file:PATH), ένα δικό σου πρόγραμμα (bot:COMMAND), ή empty για θέση χωρίς παίκτη
tournament-word-hint = ranking:-90,20,80,-5,10,0
tournament-remove = Βγάλε
tournament-add = Πρόσθεσε παίκτη
tournament-shape = Ποιος με ποιον
shape-table = Ένα τραπέζι
shape-table-help = Κάθονται όλοι σε ένα τραπέζι, με τη σειρά της λίστας.
shape-round-robin = Ανά δύο
shape-round-robin-help = Κάθε δύο παίκτες συναντιούνται και μοιράζονται τις θέσεις εναλλάξ.
shape-gauntlet = Ο πρώτος με καθέναν
shape-gauntlet-help = Ο πρώτος παίκτης συναντά καθέναν από τους άλλους, και μοιράζονται τις θέσεις εναλλάξ.
shape-brackets = Κάθε τραπέζι
shape-brackets-help = Κάθε επιλογή από τόσους παίκτες όσες οι θέσεις του ταμπλό.
tournament-games = Πόσες παρτίδες
tournament-stop = Τέλος μόλις κριθεί
tournament-stop-help = Μόλις κριθεί για κάθε δύο παίκτες ποιος παίζει καλύτερα, με πιθανότητα λάθους το πολύ μία στις είκοσι.
tournament-orders = Κάθε σειρά των θέσεων
tournament-orders-help = Οι παίκτες αλλάζουν και γείτονες, όχι μόνο θέσεις. Έτσι χρειάζονται περισσότερες παρτίδες.
tournament-luck = Χωρίς την τύχη
tournament-luck-help = Ό,τι έφεραν οι ζαριές και τα χαρτιά υπολογίζεται και αφαιρείται, δίπλα στο απλό ποσοστό: η ίδια βεβαιότητα θέλει λιγότερες παρτίδες. Κάθε παρτίδα διαρκεί περίπου δεκαπέντε φορές περισσότερο.
tournament-seed = Ο σπόρος «{ $text }» δεν είναι αριθμός.
tournament-seed-help = Ο ίδιος αριθμός δίνει ξανά το ίδιο τουρνουά, σε οποιονδήποτε υπολογιστή. Χωρίς αριθμό κληρώνεται ένας καινούριος.
tournament-begin = Έναρξη
tournament-ready = Όλα είναι έτοιμα.
tournament-begins = Παίζονται οι πρώτες παρτίδες.
tournament-runs = { $games } από { $planned } παρτίδες, { $rate } το δευτερόλεπτο
tournament-paused = Παύση μετά από { $games } από { $planned } παρτίδες
tournament-decided = Κρίθηκε ποιος παίζει καλύτερα μετά από { $games } παρτίδες
tournament-played = Παίχτηκαν και οι { $games } παρτίδες, { $rate } το δευτερόλεπτο
tournament-stopped = Σταμάτησε μετά από { $games } από { $planned } παρτίδες
tournament-axis-games = Παρτίδες
tournament-axis-wins = Μερίδιο νικών, %
tournament-even-line = Διακεκομμένη: τι θα κέρδιζε ο καθένας αν ήταν όλοι ίσοι, { $share }
tournament-ahead = Προηγείται: { $name }, με νίκες στο { $share } των παρτίδων. Ακολουθεί: { $other }, με { $less }.
tournament-first = Στην πρώτη θέση: { $name }, με νίκες στο { $share } των παρτίδων. Ακολουθεί: { $other }, με { $less }.
tournament-close = Δεν έχει κριθεί ακόμα: { $name } { $share } νίκες, { $other } { $less }.
tournament-even = Δεν φαίνεται διαφορά ανάμεσα στους δύο πρώτους: { $name } { $share } νίκες, { $other } { $less }.
tournament-figures = { $word }: πόντοι { $points }, βαθμολογία { $rating }, θέσεις σε % { $places }
tournament-adjusted = χωρίς την τύχη του κερδίζει { $win }, η τύχη του ήταν { $luck }
page-details = Λεπτομέρειες
tournament-look = Δες μια παρτίδα
tournament-look-number = Αριθμός παρτίδας
tournament-look-on = Δες την
tournament-look-help = Η παρτίδα παίζεται ξανά στο τραπέζι, με τις ίδιες ζαριές και τις ίδιες επιλογές.
tournament-look-meanwhile = Το τουρνουά συνεχίζεται στο μεταξύ.
tournament-export = Γράψε τις αναφορές τώρα
tournament-exported = Γράφτηκαν οι αναφορές για τις πρώτες { $games } παρτίδες.
tournament-folder = Κάθε παρτίδα και οι αναφορές αποθηκεύονται στον φάκελο { $folder }.
tournament-pause = Παύση
tournament-go-on = Συνέχεια
tournament-stop-now = Στοπ
tournament-another = Άλλο τουρνουά
tournament-threads = Νήματα
tournament-train = Προπόνησε παίκτη

## Trainings

training-title = Προπόνηση
training-help = Ένας παίκτης του υπολογιστή γίνεται καλύτερος: χιλιάδες παρτίδες με τις ίδιες ζαριές δείχνουν ποιες παραλλαγές του παίζουν καλύτερα, και από αυτές βγαίνουν οι επόμενες. Μπορείς να παίξεις με κάθε γενιά.
training-judgement-help = Ένα δίκτυο μαθαίνει από το μηδέν να κρίνει το παιχνίδι, παίζοντας χιλιάδες παρτίδες με τον εαυτό του: πόσο πιθανό είναι να κερδίσει η κάθε θέση. Πού και πού συναντά τη στρατηγική «{ strategy-random-name }» και μια στρατηγική της επιλογής σου, για να φαίνεται ως πού έχει φτάσει. Με κάθε γενιά μπορείς να παίξεις.
training-what = Τι μαθαίνεται
training-what-numbers = Το γούστο ενός παίκτη
training-what-judgement = Αίσθηση του παιχνιδιού
training-name = { $name } με προπόνηση
training-strategy = Ποιος μαθαίνει
training-against = { $rivals ->
    [one] Αντίπαλος: ένας σαν
   *[other] Αντίπαλοι: { $rivals } σαν
}
training-measured = Ποια στρατηγική δείχνει ως πού έφτασε
training-length = Διάρκεια
length-short = Σύντομη
length-usual = Συνηθισμένη
length-long = Μεγάλη
training-takes =
    { $generations ->
        [one] { $generations } γενιά
       *[other] { $generations } γενιές
    }, περίπου { $games } παρτίδες συνολικά.
training-runs = Τελείωσε η γενιά { $generation } από { $generations }: { $games } από περίπου { $planned } παρτίδες
training-left = { $minutes ->
    [0] μένει λιγότερο από ένα λεπτό
    [one] μένει περίπου { $minutes } λεπτό
   *[other] μένουν περίπου { $minutes } λεπτά
}
training-proving = Τελείωσαν όλες οι γενιές· τώρα μετριέται το αποτέλεσμα: { $games } παρτίδες ως τώρα
training-stopped =
    { $generation ->
        [one] Σταμάτησε μετά από { $generation } γενιά.
       *[other] Σταμάτησε μετά από { $generation } γενιές.
    } Μπορεί να συνεχίσει όποτε θέλεις.
training-done =
    Τέλος μετά από { $generation ->
        [one] { $generation } γενιά
       *[other] { $generation } γενιές
    } και { $games } παρτίδες
training-learnt = Κάτι έμαθε: με νέες ζαριές κερδίζει { $gain } περισσότερες παρτίδες απ’ ό,τι με τους πρώτους αριθμούς της.
training-not-learnt = Δεν είναι βέβαιο ότι έγινε καλύτερη: κερδίζει από { $low } έως { $high } περισσότερες παρτίδες από πριν.
training-judges = Έμαθε να κρίνει: με αντίπαλο «{ $name }» κερδίζει το { $share } των παρτίδων του· το ίσο μερίδιο θα ήταν { $even }.
training-judges-not = Ακόμη δεν νικά κανέναν με βεβαιότητα: με αντίπαλο «{ $name }» κερδίζει το { $share } των παρτίδων του· το ίσο μερίδιο θα ήταν { $even }.
training-judges-so-far = Η γενιά { $generation } κερδίζει το { $share } των παρτίδων της με αντίπαλο «{ $name }»· το ίσο μερίδιο θα ήταν { $even }.
training-goes-on = Μαθαίνει, γενιά με γενιά.
training-file = Οι αριθμοί βρίσκονται στο { $file }. Μετρήθηκαν με ζαριές που δεν έπαιξαν ρόλο στην επιλογή.
training-best = καλύτερη
training-mean = μέσος όρος όλων
training-before = στην αρχή, με νέες ζαριές
training-after = το εύρημα, με νέες ζαριές
training-axis = γενιά
training-axis-off = σφάλμα των κρίσεων (nat)
training-even = ίσο μερίδιο
training-taught = Γενιά { $generation }: { $games } παρτίδες ως τότε, { $judgements } κρίσεις διδάχτηκαν, μέσο σφάλμα { $loss } nat.
training-figure = Αντίπαλος «{ $name }»: νίκες { $share } σε { $games } παρτίδες.
training-network = Το δίκτυο βρίσκεται στο { $file }. Οι πιθανότητες που δίνει απέχουν κατά μέσο όρο { $off }.
training-folder = Κάθε γενιά και το αποτέλεσμα αποθηκεύονται στον φάκελο { $folder }.
training-play = Παίξε με μια γενιά
training-play-on = Παίξε με αυτήν
training-stop-help = Πριν σταματήσει, περιμένει να τελειώσει η γενιά.
training-another = Άλλη προπόνηση
training-broken-off = Διακόπηκαν και μπορούν να συνεχιστούν
training-broken-off-at = { $what }, μετά τη γενιά { $generation } από { $generations }
training-away = Μια εκπαίδευση διαγράφηκε.
