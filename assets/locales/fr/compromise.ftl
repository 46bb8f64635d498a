### Compromise: what its rules have to say, the list of actions, and how it is played.

game-compromise = Compromise
invitation-compromise = Chacun choisit en secret ; ce que nul ne nomme compte.
duration-compromise = 10–15 min
credits-compromise = Compromise est un jeu de plateau que Thomas James a créé pour un cours de conception de jeux de plateau à l’université de Warwick ; ses règles sont partagées sous la licence CC BY-NC-SA 3.0. Le programme pour machines qui apprennent à y jouer, avec ses stratégies et son interface Python, est de gmoutsin (GPL 3.0) ; rien de son code ne se trouve ici. Un grand merci à tous les deux.

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, first and second are names of seats; place, places, one and two are digits such as 123: grid, row and column.

event-compromise-scattered =
    { $pips ->
        [one] Manche { $round } : une perle de chaque couleur tombe.
       *[other] Manche { $round } : { $pips } perles de chaque couleur tombent.
    }
event-compromise-ready = { $seat } a fait son choix.
event-compromise-placed =
    { $pips ->
        [one] Manche { $round } : chaque camp a placé une perle.
       *[other] Manche { $round } : chaque camp a placé { $pips } perles.
    }
event-compromise-named = { $first } a désigné { $one }, { $second } { $two }.
event-compromise-drawn = Le hasard désigne { $one } pour { $first } et { $two } pour { $second }.
event-compromise-freed =
    { $count ->
        [one] Une case reste libre : { $places }.
       *[other] { $count } cases restent libres : { $places }.
    }
event-compromise-scored =
    { $gain ->
        [0] { $seat } ne récolte rien et reste à { $score }.
        [one] { $seat } récolte { $gain } perle et passe à { $score }.
       *[other] { $seat } récolte { $gain } perles et passe à { $score }.
    }
event-compromise-extra = Les scores sont à égalité : on joue la manche { $round }.
event-compromise-bound =
    { $rounds ->
        [0] Les scores sont à égalité, et cette table n’admet aucune manche en plus : la partie est nulle.
        [one] Après une manche en plus, les scores sont toujours à égalité, et cette table n’en admet pas d’autre : la partie est nulle.
       *[other] Après { $rounds } manches en plus, les scores sont toujours à égalité, et cette table n’en admet pas d’autre : la partie est nulle.
    }
event-compromise-won = { $seat } gagne par { $score } à { $less } !
event-compromise-tied = La partie est finie : égalité à { $score }.

## What can't be

compromise-other-chance = Le hasard doit donner autre chose maintenant : des perles au lieu de triplets de chiffres, ou l’inverse.
compromise-no-such-scatter = Perles par manche pour { $seat } : { $pips }, et non { $given }.

## Why a table can't be laid

compromise-fault-seats = Compromise se joue à 2, pas à { $seats }.
compromise-fault-empty = À une table de Compromise, les deux places jouent : aucune ne reste vide.
compromise-fault-pips = Chaque place a de 1 à { $most } perles par manche, et non { $value }.
compromise-fault-length = Une partie dure de 0 à { $most } manches, et non { $value }.
compromise-fault-extra = Il peut y avoir de 0 à { $most } manches en plus, et non { $value }.

## Positions and choices as text

compromise-text-choice = À la manche { $round }, { $seat } répond « { $text } ». Un choix s’écrit en trois chiffres de 1 à 3, pour la grille, la ligne et la colonne, comme 123.
compromise-text-many =
    { $most ->
        [0] À la manche { $round }, { $seat } répond « { $text } », mais il n’y a plus rien à choisir.
        [one] À la manche { $round }, { $seat } répond « { $text } ». C’est trop long : il n’y a qu’une case à choisir.
       *[other] À la manche { $round }, { $seat } répond « { $text } ». C’est trop long : il ne reste que { $most } perles à placer.
    }
compromise-text-number = « { $text } » n’est pas un nombre possible ici.
compromise-text-places = Il faut 27 nombres, un par case, avec des virgules entre eux ; regarde « { $text } ».
compromise-text-seats = Il faut une partie par place, avec « / » entre elles ; regarde « { $text } ».
compromise-text-triple = « { $text } » n’est pas fait de trois chiffres de 1 à 3 pour la grille, la ligne et la colonne, comme 123.
compromise-text-scores = Les scores s’écrivent 12:9, et non « { $text } ».
compromise-text-phase = « { $text } » ne dit pas ce qui vient ensuite. C’est scatter, place, gamble, name ou over.
compromise-text-phase-version = Ce qui doit venir ensuite n’existe pas dans cette version du jeu.
compromise-text-field = « { $text } » est inconnu ici. Peuvent suivre placed= tant qu’on place des perles, named= tant qu’on désigne grilles, lignes et colonnes, et past=.
compromise-text-past = Les quatre dernières manches, ou toutes s’il y en a eu moins, se racontent avec past=, chacune par 27 nombres et ce que les deux places ont désigné, avec « : » entre eux ; regarde « { $text } ».
compromise-text-placed = Personne ne peut avoir placé autant de perles : « { $text } ».
compromise-text-over = D’après ces scores et ces manches, la partie serait finie, ou ne le serait pas : le texte dit le contraire.
compromise-text-pips = Les perles du plateau et les scores ne font pas ensemble ce que les deux places ont apporté jusqu’ici.
compromise-text-secrets = Ce que les deux places ont placé ou désigné aurait déjà été montré, ou dépasse ce qu’elles ont.
compromise-text-lead = Dans une manche passée, une case porte plus de perles qu’il n’y en avait.

## Settings of a table

setting-pips = Perles par manche
setting-pips-help = Combien chaque place en apporte à chaque manche.
setting-length = Manches
setting-length-help = Combien on en joue. Sans aucune, la partie est nulle d’emblée, ou dure jusqu’à ce qu’un camp mène.
setting-version = Version
setting-version-help = Si les perles tombent au hasard ou se placent en secret, et si les deux camps désignent ensuite, ou le hasard.
setting-ties = Parties nulles
setting-ties-help = À égalité, la partie finit nulle. Sans cette règle, on joue des manches en plus jusqu’à ce qu’un camp mène.
setting-extra_rounds = Manches en plus, maximum
setting-extra_rounds-help = Après tant de manches en plus, une égalité rend quand même la partie nulle.

value-simple = simple : les perles tombent au hasard
value-complex = complexe : on place les perles
value-gamble = pari : on place, le hasard désigne

preset-simple = Simple
preset-simple-help = Les perles tombent au hasard, et les deux camps désignent une grille, une ligne et une colonne.
preset-complex = Complexe
preset-complex-help = Les deux camps placent leurs perles en secret, puis désignent.
preset-gamble = Pari
preset-gamble-help = Les deux camps placent leurs perles en secret, et le hasard désigne pour les deux.

## Figures

figure-rounds_won = Manches gagnées
figure-rounds_won-help = Dans combien de manches cette place a récolté plus que l’autre.
figure-best_round = Meilleure manche
figure-best_round-help = Le plus que cette place a récolté en une manche.
figure-left_lying = Encore gelées
figure-left_lying-help = Combien de ses perles sont encore sur le plateau à la fin, sans avoir jamais compté.
figure-given_away = Cédées
figure-given_away-help = Combien de perles par manche cette place a cédées en moyenne par ce qu’elle a désigné, face à un jeu parfait. Zéro est le mieux possible ; seules les soixante premières manches sont jugées.

## What is said of each round after the game; pips is a number with a decimal, best another triple

review-compromise-best = Manche { $round } : { $seat } désigne { $named }, et il n’y avait pas mieux.
review-compromise-lost = Manche { $round } : { $seat } désigne { $named } et cède { $pips } perles ; le mieux était { $best }.

## Strategies

strategy-determined-name = Déterminé
strategy-determined = Repère ses deux meilleures cases et désigne des numéros qu’elles n’ont pas.
strategy-smart_greedy-name = Avide malin
strategy-smart_greedy = Désigne la grille, ligne ou colonne où son avance est la plus faible, puis la suivante sans ce que celle-ci gèle, etc.
strategy-equilibrium-name = Équilibre
strategy-equilibrium = Résout chaque manche et alterne ses choix comme le veut un jeu parfait ; place ses perles en blocs.
strategy-exploiter-name = Opportuniste
strategy-exploiter = Devine ta façon de jouer d’après ce que tu as désigné, et y répond.

# Why this choice: said of a computer’s choice, and of a hint after “123:”.
why-compromise-determined = Ces numéros ne gèlent aucune de ses deux meilleures cases.
why-compromise-greedy = Ce sont la grille, la ligne et la colonne où son avance est la plus faible.
why-compromise-smart-greedy = Cela gèle la grille, la ligne et la colonne qui serviraient le plus l’autre camp.
why-compromise-block = Des perles sur deux grilles, deux lignes et deux colonnes restent toutes libres si l’on désigne les troisièmes.
why-compromise-mixed =
    { $share ->
        [100] Rien d’autre n’est aussi bon ici, quoi que désigne l’autre camp.
       *[other] Désigner toujours la même chose se devine. Le jeu parfait désigne ceci dans { $share } manches semblables sur 100 : ainsi rien n’est perdu.
    }
why-compromise-unknown = On ne sait encore rien de l’autre camp : c’est le mieux contre toutes les façons de jouer à la fois.
why-compromise-answers-random = L’autre camp semble désigner n’importe quoi (sûr à { $percent } %).
why-compromise-answers-equilibrium = L’autre camp semble jouer à la perfection (sûr à { $percent } %) : ce choix en fait autant.
why-compromise-answers-determined = L’autre camp semble épargner ses deux meilleures cases (sûr à { $percent } %).
why-compromise-answers-greedy = L’autre camp semble désigner la grille, la ligne et la colonne où son avance est la plus faible (sûr à { $percent } %).
why-compromise-answers-smart-greedy = L’autre camp semble geler, l’une après l’autre, la grille, la ligne et la colonne qui lui nuisent le plus (sûr à { $percent } %).

## In a terminal

text-compromise-hand =
    { $count ->
        [0] { $left ->
            [one] { $seat } a { $left } perle à placer.
           *[other] { $seat } a { $left } perles à placer.
        }
       *[other] { $left ->
            [one] { $seat } a encore { $left } perle à placer.
           *[other] { $seat } a encore { $left } perles à placer.
        } Jusqu’ici : { $places }.
    }

## How to play

howto-compromise-aim = Le but
howto-compromise-aim-text =
    Récolte plus de perles que l’autre camp. { $length ->
        [0] { $ties ->
            [on] On ne joue aucune manche.
           *[off] On joue des manches jusqu’à ce qu’un camp mène.
        }
        [one] On joue une seule manche.
       *[other] On joue { $length } manches.
    } À chaque manche, chaque camp reçoit { $pips ->
        [one] une perle.
       *[other] { $pips } perles.
    }

howto-compromise-board = Le plateau
howto-compromise-board-text = Trois grilles de trois lignes et trois colonnes se trouvent côte à côte : 27 cases. Trois chiffres en désignent une : 123, c’est la première grille, deuxième ligne, troisième colonne. Chaque case peut porter autant de perles qu’on veut, des deux camps.

howto-compromise-fall = Les perles tombent
howto-compromise-fall-text = Au début d’une manche, les perles des deux camps tombent au hasard sur le plateau, chacune sur n’importe quelle case.

howto-compromise-place = Placer des perles
howto-compromise-place-text = Au début d’une manche, chaque camp place ses perles en secret, où il veut. On les montre quand les deux ont fini ; d’ici là, tu peux reprendre toutes les tiennes.

howto-compromise-name = Désigner
howto-compromise-name-text = Ensuite, chaque camp désigne en secret une grille, une ligne et une colonne. Les deux choix sont montrés en même temps.

howto-compromise-chance = Le hasard désigne
howto-compromise-chance-text = Ensuite, le hasard désigne une grille, une ligne et une colonne pour chaque camp.

howto-compromise-freeze = Geler
howto-compromise-freeze-text = Toutes les cases d’une grille, d’une ligne ou d’une colonne désignée par un des camps sont gelées. Si tu désignes 111 et l’autre camp 222, seule 333 reste libre.

howto-compromise-same = Désigner pareil
howto-compromise-same-text = Plus les deux choix se ressemblent, plus il reste de cases libres : deux avec un chiffre en commun, quatre avec deux. Si les deux camps désignent 111, huit cases restent libres.

howto-compromise-score = Récolter
howto-compromise-score-text = Les perles des cases libres sont retirées et récoltées, chacune par son camp. Les perles gelées restent où elles sont, pour les manches à venir.

howto-compromise-end = La fin
howto-compromise-end-text =
    { $ties ->
        [on] { $length ->
            [0] D’emblée, aucun camp n’a rien, et la partie est nulle.
           *[other] Après la dernière manche, le plus haut score gagne ; à égalité, la partie est nulle.
        }
       *[off] { $length ->
            [0] Dès qu’un camp mène à la fin d’une manche, il gagne.
           *[other] Après la dernière manche, le plus haut score gagne. Tant qu’il y a égalité, on joue une manche de plus.
        }{ $extra_rounds ->
            [0] { " " }Cette table n’admet pas de manche en plus : à égalité, la partie est nulle.
            [1000] { "" }
            [one] { " " }Après une manche en plus, une égalité rend quand même la partie nulle.
           *[other] { " " }Après { $extra_rounds } manches en plus, une égalité rend quand même la partie nulle.
        }
    }

howto-compromise-origin = De qui est ce jeu
howto-compromise-origin-text = { credits-compromise }

## In place of what is said of every game

order-chance-first-compromise = D’abord les perles : elles tombent, puis tu choisis.
order-no-chance-compromise = Aucune perle ne tombe maintenant : il faut choisir une case.
strategy-greedy-compromise = Désigne, séparément, la grille, la ligne et la colonne où son avance est la plus faible.

## At the table

doing-compromise-fall = De nouvelles perles vont tomber
doing-compromise-draw = Le hasard va désigner
doing-compromise-place = Chaque camp place ses perles en secret
doing-compromise-place-alone = { $other } a fini, { $seat } place encore
doing-compromise-name = Chaque camp désigne en secret
doing-compromise-name-alone = { $other } a désigné, au tour de { $seat }
headline-compromise-fall = De nouvelles perles tombent
headline-compromise-placed = Chaque camp montre où sont ses perles
headline-compromise-ready = { $seat } a désigné, face cachée
headline-compromise-both = Les deux camps ont désigné : on dévoile
headline-compromise-named =
    { $count ->
        [one] Dévoilé en même temps : une case reste libre
       *[other] Dévoilé en même temps : { $count } cases restent libres
    }
headline-compromise-freed = Libre : { $places }  ·  { $first } { $one }, { $second } { $two }
prompt-compromise-place = { $left ->
        [one] Place ta dernière perle
       *[other] Place tes perles : il en reste { $left }
    }
prompt-compromise-name = Désigne une grille, une ligne et une colonne : clique sur une case ou tape trois chiffres
prompt-compromise-name-touch = Désigne une grille, une ligne et une colonne : touche une case, ou ses trois chiffres en dessous
outlook-compromise = { $place } : ton avance change au pire de { $worst }, au mieux de { $best }, en moyenne de { $mean }
text-compromise-left = à gauche de chaque paire
text-compromise-right = à droite de chaque paire
