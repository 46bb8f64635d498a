### Τι έχει παιχτεί σε αυτό το τραπέζι.

profile-none = Κανείς δεν έχει τελειώσει ακόμη παρτίδα εδώ. Κάθισε με ένα όνομα, και οι παρτίδες σου θα βρίσκονται σε αυτό.
profile-name = { $name }: { $games ->
        [one] μία παρτίδα
       *[other] { $games } παρτίδες
    }
profile-puzzles = Γρίφοι, όλων όσοι κάθονται εδώ μαζί.
profile-nobody = { $name } δεν έχει τελειώσει τέτοια παρτίδα εδώ: το `homestretch profile` λέει ποιος έχει.
profile-counted = Αυτή η παρτίδα μετράει τώρα στο προφίλ: { $names }. `homestretch profile`.
profile-uncounted = Αυτή η παρτίδα δεν μπόρεσε να μετρηθεί σε κανένα προφίλ: { $why }
profile-everybody = όλοι
profile-added = Παρτίδες που διαβάστηκαν: { $files }. Μετρήθηκαν για πρώτη φορά: { $new }.
profile-exported = Παρτίδες που γράφτηκαν στο { $file } ({ $whose }): { $count }.
profile-deleted = Παρτίδες που διαγράφηκαν ({ $whose }): { $count }.
profile-set-aside = Τα προφίλ δεν μπορούσαν να διαβαστούν. Βρίσκονται τώρα στο { $file }, και αρχίζουν νέα.
profile-line = { $file }, γραμμή { $line }: δεν διαβάζεται και δεν μετράει, αλλά μένει εκεί: { $why }

profile-game = { $game }: { $games ->
        [one] μία παρτίδα
       *[other] { $games } παρτίδες
    }, { $won } % νίκες ({ $fair } % θα ήταν ισόπαλο), μέση θέση { $place }.
profile-even = Ισάξιο: { $level } (βέβαιο κατά { $sure } %· με 95 % { $low } έως { $high }), από { $games } παρτίδες.
profile-even-unknown = Τι θα ήταν ισάξιο φαίνεται ύστερα από { $more ->
        [one] μία ακόμη παρτίδα
       *[other] { $more } ακόμη παρτίδες
    } με επίπεδα.
profile-games = Παρτίδες
profile-fair = { $fair } % θα ήταν ισόπαλο
profile-mean-place = Μέση θέση
profile-each = ανά παρτίδα, κατά μέσο όρο
profile-won = Νίκες
profile-luck = Τύχη
profile-errors = Λάθη
profile-so-far = ως τότε
profile-mean = μέσος όρος { $mean } %
profile-mean-choice = μέσος όρος { $mean } %, { $choice } % ανά επιλογή
profile-head-day = μέρα
profile-head-place = θέση
profile-head-luck = τύχη, %
profile-head-errors = λάθη, %
profile-head-others = άλλοι

profile-title = Προφίλ
profile-help = Τι έχει παίξει ο καθένας εδώ, φυλαγμένο μόνο σε αυτόν τον υπολογιστή. Τύχη και λάθη είναι σε ποσοστά μιας παρτίδας: 10 % λάθη χάνουν μία παρτίδα στις δέκα.
profile-export = Γράψε σε αρχείο
profile-delete = Διαγραφή
profile-last = Τελευταίες παρτίδες
profile-axis-parts = ποσοστό μιας παρτίδας, κατά μέσο όρο ως τότε
profile-axis-games = παρτίδες
profile-place = θέση { $place } από { $seats }
