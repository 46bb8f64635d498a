### Ce que l’on a joué à cette table.

profile-none = Personne n’a encore terminé de partie ici. Assieds-toi avec un nom, et tes parties figureront dessous.
profile-name = { $name } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }
profile-puzzles = Problèmes, de tous ceux qui jouent ici ensemble.
profile-nobody = { $name } n’a pas terminé de telle partie ici : `homestretch profile` dit qui en a terminé.
profile-counted = Cette partie compte maintenant dans le profil de { $names } : `homestretch profile`.
profile-uncounted = Cette partie n’a pu être comptée dans aucun profil : { $why }
profile-everybody = tous
profile-added = Parties lues : { $files }. Comptées et pas encore comptées avant : { $new }.
profile-exported = Parties de { $whose } écrites dans { $file } : { $count }.
profile-deleted = Parties de { $whose } effacées : { $count }.
profile-set-aside = Les profils n’ont pas pu être lus. Ils se trouvent maintenant dans { $file }, et de nouveaux commencent.
profile-line = { $file }, ligne { $line } : elle est illisible et ne compte pas, mais elle reste là : { $why }

profile-game = { $game } : { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $won } % gagnées ({ $fair } % à forces égales), place moyenne { $place }.
profile-even = À forces égales : { $level } (sûr à { $sure } % ; de { $low } à { $high } à 95 %), d’après { $games } parties.
profile-even-unknown = Le niveau de force égale se dira après encore { $more ->
        [one] une partie
       *[other] { $more } parties
    } contre des niveaux.
profile-games = Parties
profile-fair = { $fair } % à forces égales
profile-mean-place = Place moyenne
profile-each = par partie, en moyenne
profile-won = Victoires
profile-luck = Chance
profile-errors = Erreurs
profile-so-far = jusque-là
profile-mean = en moyenne { $mean } %
profile-mean-choice = en moyenne { $mean } %, { $choice } % par choix
profile-head-day = jour
profile-head-place = place
profile-head-luck = chance, %
profile-head-errors = erreurs, %
profile-head-others = autres

profile-title = Profils
profile-help = Ce que chacun a joué ici, gardé sur cet ordinateur seulement. La chance et les fautes sont en pour cent d’une partie : 10 % de fautes perdent une partie sur dix.
profile-export = Écrire dans un fichier
profile-delete = Supprimer
profile-last = Dernières parties
profile-axis-parts = pour cent d’une partie, en moyenne jusque-là
profile-axis-games = parties
profile-place = place { $place } sur { $seats }
