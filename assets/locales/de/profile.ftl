### Was Menschen an diesem Tisch gespielt haben.

profile-none = Hier hat noch niemand eine Partie zu Ende gespielt. Setz dich mit einem Namen an den Tisch, dann stehen deine Partien darunter.
profile-name = { $name }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
profile-puzzles = Rätsel, von allen, die hier zusammen sitzen.
profile-nobody = { $name } hat hier keine solche Partie zu Ende gespielt: `homestretch profile` nennt, wer es hat.
profile-counted = Diese Partie zählt nun im Profil von { $names }: `homestretch profile`.
profile-uncounted = Diese Partie konnte in keinem Profil gezählt werden: { $why }
profile-everybody = allen
profile-added = Gelesene Partien: { $files }. Gezählt und vorher nicht gezählt: { $new }.
profile-exported = Partien von { $whose } in { $file } geschrieben: { $count }.
profile-deleted = Partien von { $whose } gelöscht: { $count }.
profile-set-aside = Die Profile waren nicht zu lesen. Sie liegen nun in { $file }, und neue beginnen.
profile-line = { $file }, Zeile { $line }: Sie ist nicht zu lesen und zählt nicht, bleibt aber stehen: { $why }

profile-game = { $game }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $won } % gewonnen ({ $fair } % wären ausgeglichen), mittlerer Platz { $place }.
profile-even = Ausgeglichen: { $level } (zu { $sure } % sicher; zu 95 % { $low } bis { $high }), aus { $games } Partien.
profile-even-unknown = Was ausgeglichen wäre, zeigt sich nach { $more ->
        [one] einer weiteren Partie
       *[other] { $more } weiteren Partien
    } gegen Stufen.
profile-games = Partien
profile-fair = { $fair } % wären ausgeglichen
profile-mean-place = Mittlerer Platz
profile-each = je Partie, im Mittel
profile-won = Siege
profile-luck = Glück
profile-errors = Fehler
profile-so-far = bis dahin
profile-mean = im Mittel { $mean } %
profile-mean-choice = im Mittel { $mean } %, { $choice } % je Wahl
profile-head-day = Tag
profile-head-place = Platz
profile-head-luck = Glück, %
profile-head-errors = Fehler, %
profile-head-others = andere

profile-title = Profile
profile-help = Was alle, die hier sitzen, gespielt haben, nur auf diesem Rechner aufbewahrt. Glück und Fehler stehen in Prozent einer Partie: 10 % Fehler verlieren eine Partie von zehn.
profile-export = In eine Datei schreiben
profile-delete = Löschen
profile-last = Letzte Partien
profile-axis-parts = Prozent einer Partie, im Mittel bis dahin
profile-axis-games = Partien
profile-place = Platz { $place } von { $seats }
