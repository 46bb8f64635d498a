### Reports of tournaments: the page, and the titles of its plots.

report-title = { $game } : un tournoi
report-nothing = Aucune partie n’a encore été comptée.
report-first = { $name } est en tête, avec une cote de { $rating } : { $share } des parties jouées à sa table ont été gagnées ({ $low } à { $high }). Une part égale serait de { $even }.
report-apart = Aux tables communes, { $one } a gagné plus souvent que { $other } : { $lead } des parties de plus ({ $low } à { $high }).
report-close = Aux tables communes, { $one } a gagné { $lead } des parties de plus que { $other } ({ $low } à { $high }) : ces parties ne disent pas qui gagne le plus souvent.
report-seats-differ = Les places ne se valent pas, qui que ce soit qui les occupe : { $share } de victoires pour { $most }, { $other_share } pour { $least } (sur { $blocks } blocs, { $p }).
report-seats-alike = Ces parties ne montrent pas de différence entre les places : { $share } de victoires pour { $most }, { $other_share } pour { $least } (sur { $blocks } blocs, { $p }).
report-seats-unknown = Impossible de dire ici si les places se valent : quelqu’un garde la sienne, ou il y a trop peu de blocs.
report-part = Ceci n’est que la partie { $part } d’un tournoi de { $planned } parties ; parties jouées jusqu’ici : { $games }.
report-under-way = Voici où l’on en est. Parties jouées : { $games } sur { $planned }.
report-decided = Arrêt après { $games } parties sur { $planned } au plus, car on sait tout ce qui était demandé.

## Parts of the page

report-standings = Classement
report-known = Ce que l’on sait
report-plots = Graphiques
report-played = Ce qui a été joué
report-numbers = Plus de chiffres
report-how = Comment lire ces résultats

## Plots

report-wins = Part des victoires, avec intervalles à 95 %
report-even = part égale : { $share }
report-ratings = Cotes, avec intervalles à 95 %
report-even-rating = moyenne : 1500
report-seats = Part des victoires par place, avec intervalles à 95 %
report-anybody = toutes
report-course = Comment la part des victoires s’est stabilisée, avec intervalles à 95 %
report-course-games = parties
report-course-first =
    { $count ->
        [one] parties ; on voit la première stratégie ({ $count })
       *[other] parties ; on voit les { $count } premières stratégies
    }
report-pairs = Combien de fois la ligne a fini devant la colonne, %
report-pairs-read = Les colonnes portent les numéros des lignes. Une égalité compte pour moitié.
report-pairs-more =
    { $count ->
        [one] Seule la première ({ $count }) est affichée ; pairs.csv les contient toutes.
       *[other] Les { $count } premières sont affichées ; pairs.csv les contient toutes.
    }
report-leads = De combien la ligne a gagné plus que la colonne dans les mêmes blocs, % des parties
report-axis-wins = part des victoires, %
report-axis-rating = cote, points
report-axis-seats = stratégie, et sa place

## What was played

report-game = Jeu
report-players = Stratégies
report-shape = Tables
report-shape-table = une seule table, où les stratégies changent de place
report-shape-pairs = les stratégies deux à deux, qui se partagent les places tour à tour
report-shape-gauntlet = la première stratégie avec chacune des autres, places partagées tour à tour
report-shape-brackets = toutes les combinaisons de stratégies pour les places
report-house = Règles maison
report-rules = Toutes les règles maison
report-rule = règle
report-value = ici
report-board = Plateau
report-board-seats =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
report-games = Parties
report-blocks = Blocs
report-seed = Graine
report-openings = Ouvertures
report-program = Programme
report-rules-version = Version des règles
report-rules-page = { $page }, SHA-256 { $hash }…
report-machines = Joué sur
report-stop = Question
report-stop-all = Pour chaque paire, quelle stratégie surpasse l’autre de plus de { $by } des victoires, avec un risque d’erreur de { $alpha } au plus ?
report-stop-one = Est-ce que { $one } surpasse { $other } de plus de { $by } des victoires, avec un risque d’erreur de { $alpha } au plus ?
report-hash = Tournoi
report-again = Cette ligne le rejoue, avec les mêmes résultats sur toute machine :

## How to read it

report-how-interval = Un intervalle (±) contient la vraie valeur 95 fois sur 100 ; sur vingt intervalles, il faut s’attendre à ce qu’un la manque. Il vient du t de Student pour le rapport de deux sommes sur les blocs ({ $source }).
report-how-any-time = Ce tournoi peut s’arrêter plus tôt ; les intervalles des parts, des places, des paires et des écarts valent donc à tout moment : le risque que l’un d’eux manque jamais la vraie valeur m est de 5 % au plus, même en regardant aussi souvent qu’on veut. m est écarté dès que K(m) = moyenne sur λ de Π (1 + λ (X − m)/(m − a)), ou son symétrique, atteint 40 ; X sont les nombres des blocs, a le plus petit possible, et λ des mises fixes entre 0 et 1 ({ $source }).
report-how-fixed = Points, cotes, chance, erreurs et test des places sont calculés comme si le nombre de parties avait été fixé d’avance : après un arrêt anticipé, ils sont un peu trop sûrs ({ $source }).
report-how-lead = On ne compare que les stratégies qui se sont rencontrées, par la différence de leurs parts dans les mêmes blocs. Chaque comparaison vaut pour elle-même : sur un grand nombre, quelques-unes sont fausses par hasard.
report-how-course = Les bandes autour des courbes valent pour chaque moment pris à part, non pour tous à la fois. Pour regarder à tout moment, il faut poser une question d’avance (--stronger).
report-how-block = Un bloc est une table dans toutes ses répartitions des places, avec les mêmes dés. Les blocs sont indépendants : c’est d’eux que l’on tire les intervalles.
report-how-points = Les points suivent le rang, comme dans le classement des stratégies de Sitarz : 100 fois les points d’une partie, en moyenne.
report-how-rating = La cote se déduit de qui finit devant qui (Bradley et Terry) ; la moyenne est 1500, et 400 de plus signifient 10 chances contre 1. Le tableau est trié d’après elle. Son intervalle s’obtient en laissant de côté, tour à tour, l’un de 32 groupes de tours, le jackknife ({ $source }). Aux tables de plus de deux, qui gagne le plus souvent ne finit pas forcément le plus souvent devant les autres.
report-how-seats = La différence entre les places est testée par le T² de Hotelling de leurs parts sur les blocs ; p est la probabilité d’écarts aussi grands quand il n’y en a pas ({ $source }).
report-how-fair = Quand k stratégies partagent la première place, chacune reçoit 1/k de la victoire.
report-how-luck = La chance est ce que les lancers et les cartes d’une partie ont ajouté à l’espoir de gagner, au-delà de ce qu’ils font en moyenne. Elle n’est retranchée que de la part de victoires : points, rangs, cotes et questions restent tels quels ({ $source }).
report-how-errors = Une erreur est ce qu’un choix perd de chance de gagner par rapport au meilleur, pour autant que celui qui choisissait pouvait le savoir ; la colonne additionne celles d’une partie. Elle est jugée comme les chances : qui joue d’après le même réseau n’en a donc aucune.
