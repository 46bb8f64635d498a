### Les joueurs à soi, et si des bots peuvent être lancés.

## les joueurs à soi

own-title = Tes propres joueurs
own-help = Un fichier de stratégie, le dossier d’un entraînement, ou la commande qui lance un bot. Tape ou colle-la ici, ou dépose le fichier sur la fenêtre.
own-hint = python3 mon_bot.py
own-seat = Faire jouer
own-named = Déjà utilisés
own-files = De ton dossier
own-folder = Les fichiers de stratégie dans { $folder } sont trouvés tout seuls.
own-trainings = Entraînements
own-forget = Retirer de cette liste
own-group = À toi
own-another = Un autre à toi…
own-another-help = Un fichier de stratégie, une génération d’un entraînement, ou un bot.
own-generation = { $training }, génération { $number }
own-trained = { $training }, entraîné
own-training = Entraînement { $name }
own-file = { $strategy } avec ses propres nombres.
own-network = { $strategy } avec son propre réseau.
own-gone = « { $word } » n’est plus parmi tes propres joueurs. Nomme-le de nouveau, ou choisis quelqu’un d’autre pour cette place.
own-fault = { $why }
own-nothing = Écris d’abord un chemin ou une commande.
own-no-program = Il n’y a pas de programme « { $program } » qui puisse être lancé. Vérifie la commande ; un script a besoin de son interpréteur devant lui, comme dans python3 mon_bot.py.
own-no-training = Il n’y a pas d’entraînement dans { $folder } : aucun fichier n’y commence par « generation- ».

## si des bots peuvent être lancés

trust-title =
    { $count ->
        [one] Lancer ce programme ?
       *[other] Lancer ces programmes ?
    }
trust-text = Un bot est un programme à part. Il tourne avec tes droits : il peut lire, modifier et effacer tout ce que tu peux. Ne lance que ce qui a ta confiance. Ta réponse vaut jusqu’à la fermeture de Homestretch.
trust-let-in = Lancer
trust-leave-out = Ouvrir sans
trust-leave-out-help = La partie peut aussi s’ouvrir sans rien lancer : elle attend là où un bot devrait choisir, et tu peux donner la place à quelqu’un d’autre.
trust-cancel = Annuler
trust-left-out = Le bot « { $command } » ({ $seat }) n’a pas été lancé. Clique sur sa place pour le lancer, ou pour la donner à quelqu’un d’autre.
