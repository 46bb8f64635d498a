### Problèmes.

puzzle-title = { $game }, problème { $number } : niveau { $grade } ({ $skill })
puzzle-day = Le problème du { $date }
puzzle-legend = { $letter } { $seat }
puzzle-question = À { $seat } de choisir : un des { $count } choix vaut bien mieux que les autres. Lequel ? Répondez par un numéro ou par notation ; « help » en dit plus :
puzzle-help =
    Tapez le numéro d’un choix tel qu’il est dans la liste, ou sa notation.
    board, list  montre le plateau, ou les choix
    quit         arrête
puzzle-right = Juste : le mieux est { $best }. Cela gagne { $distance } % plus souvent que le deuxième choix, { $second }.
puzzle-wrong = Ton choix, { $chosen }, coûte { $lost } %. Le mieux est { $best } : cela gagne { $distance } % plus souvent que le deuxième choix, { $second }.
puzzle-half = { $choice } n’est pas un tour entier, ou ne mène au même résultat qu’aucun choix de la liste.
puzzle-date = « { $text } » n’est pas un jour. On l’écrit comme 2027-02-28.
puzzle-number = Ce jeu n’a pas de problème { $number } : ils vont de 1 à { $most }.
puzzles-none = Il n’y a pas de tels problèmes.
puzzles-again = Tous ceux-là ont été résolus ou posés : ils reviennent maintenant.
puzzles-row = Justes dans cette série : { $right }. Faux : { $wrong } sur 3.
puzzles-score = Résolus : { $solved } sur { $all }. Réponses justes : { $right } sur { $answers }. Plus longue série : { $row }.
puzzles-set-aside = Le score de vos problèmes n’a pas pu être lu. Il se trouve maintenant dans { $file }, et un nouveau commence.
puzzles-of-game = { $game } : { $count } (par niveau : { $graded }), dont vous avez résolu { $solved }
puzzles-stopping = Arrêt : ce qui a été trouvé est écrit. Encore Ctrl-C met fin tout de suite.
puzzles-made = Problèmes : { $count } (par niveau : { $grades }) de { $games } parties en { $seconds } s. Ils se trouvent dans { $file }
puzzles-fewer = { $count } étaient voulus : il n’est pas venu plus de telles positions. Une autre graine en apportera peut-être d’autres.
puzzles-solves = { $game } : level:{ $level } résout { $share } % de { $count }
puzzles-proven = Vérifiés : { $count }. Fautes : { $faults }.
puzzles-unjudged = Personne ne sait encore juger les positions du jeu { $game } : on ne peut donc y trouver de problèmes.
puzzles-form = ligne { $line }, colonne { $column } : { $why }. Les fichiers de problèmes sont faits par « homestretch puzzles make ».
puzzles-sum = Le problème { $number } n’est pas tel qu’il a été fait. Refaites le fichier avec « homestretch puzzles make ».
puzzle-plies = Le problème { $number } a trop de choix.
puzzle-illegal = Problème { $number } : { $choice } n’y est pas un choix permis.
puzzle-turn = Problème { $number } : ce n’est pas à cette place de choisir.
puzzle-chance = Problème { $number } : aucun dé ne tombe ainsi.
puzzle-unjudged = Problème { $number } : personne ne sait juger une telle table.
puzzle-not-best = Problème { $number } : un autre choix est aussi bon ou meilleur.
puzzle-near = Problème { $number } : le deuxième choix est trop proche.
puzzle-grade = Problème { $number } : son niveau ne le trouve pas, ou un plus faible le trouve.
puzzle-played-out = Problème { $number } : joué jusqu’au bout, le meilleur choix ne gagne que { $gain } ± { $half } % plus souvent que le deuxième.

## In the window

puzzles-title = Énigmes
puzzles-help = Dans chaque position, un choix est bien meilleur que tous les autres. Trouve-le.
puzzles-daily = L’énigme du jour
puzzles-daily-solved = résolue
puzzles-game = Jeu
puzzles-any = Tous
puzzles-level = Difficulté
puzzles-solved = { $solved } sur { $count } résolues
puzzles-of-level = { $level } · { $solved } sur { $count }
puzzles-number = Énigme { $number }
puzzles-number-solved = Énigme { $number }, résolue
puzzles-begin = Suivante à résoudre
riddle-find = Un choix est bien meilleur que les autres. Fais-le pour { $seat }.
riddle-better = Ici, quelque chose a été perdu. Choisis mieux pour { $seat }.
riddle-helped = Avec un conseil, cela ne compte pas.
riddle-right = Juste ! Cela gagne { $distance } % plus souvent que tout le reste.
riddle-good = Bien : on ne connaît rien de mieux ici.
riddle-wrong = Cela coûte { $lost } %. La flèche montre le meilleur choix.
riddle-next = Énigme suivante
riddle-again = Réessayer
riddle-next-mistake = Faute suivante
riddle-back = Retour à la partie
riddle-untold = Ce moment ne peut pas être rejoué : il y a trop de choix, ou personne ne peut les juger.
riddle-row = { $count } justes d’affilée
