### The command line.

no-window-built = Ce homestretch a été compilé sans sa fenêtre. « homestretch text » joue dans le terminal.
stdout-taken = La sortie standard porte déjà ici ce que tu lis. Nomme un fichier pour { $option }, et non « - ».
no-window-display = il n’y a pas d’écran où ouvrir une fenêtre ; « homestretch text » joue dans le terminal
no-window-adapter = aucune carte graphique n’a été trouvée ; installe un pilote Vulkan (mesa-vulkan-drivers dessine sans carte graphique), ou joue dans le terminal avec « homestretch text »
no-window = impossible d’ouvrir la fenêtre : { $why } ; « homestretch text » joue dans le terminal

## What was typed

seats-board =
    { $words ->
        [one] { $words } place est nommée
       *[other] { $words } places sont nommées
    }, mais le plateau en a { $board }. Nommes-en autant qu’il en a ; « empty » laisse une place libre.
rule-words = « { $text } » ne dit pas quelle règle devient quoi. Écris NAME=VALUE, comme dans self_strike=on.
undo-words = « { $text } » ne dit pas ce qui peut être annulé. C’est fair, practice ou never.
speed-words = { $text } n’est pas une vitesse à laquelle on peut regarder. Elle va de 0.25 à 16.
games-zero = Zéro partie, c’est trop peu pour mesurer. Demandes-en une ou plus.
number-most = { $name } vaut { $number } : autant ne sert à rien. Le maximum est { $most }.

## homestretch arena

arena-write = { $path } : { $why } ; les résultats obtenus jusqu’ici sont gardés, et `homestretch arena resume` continue quand c’est réparé
arena-held = { $path } est tenu par un autre programme (processus { $process }), qui y joue un tournoi : attends qu’il ait fini, ou nomme un autre dossier
arena-in-the-way = { $path } existe déjà et serait écrasé : nomme un autre dossier
arena-taken = { $path } contient déjà un tournoi : continue-le avec `homestretch arena resume { $path }` (avec --run-bots si des bots jouent), ou nomme un autre dossier
arena-foreign = { $path } appartient à un autre tournoi que celui d’à côté : son empreinte est { $found }, et non { $wanted }
arena-games-changed = { $path } contient les parties d’un autre tournoi, ou a été modifié : remets-le comme il était, ou rejoue le tournoi
arena-game-foreign = Les choix gardés ne sont pas ceux de cette partie.
arena-games-unkept = Les choix de ces parties n’ont pas été gardés : joue le tournoi avec --record
arena-games-which = « { $text } » ne nomme aucune partie. Écris son bloc et son numéro dans celui-ci, à partir de 0 : « bloc 12, partie 3 ».
arena-games-who = « { $name } » n’a pas pris part. Il faut l’un de ceux-ci : { $known }.
arena-games-none = La partie { $game } du bloc { $block } n’est pas là : elle n’a pas été jouée, ou ce numéro n’existe pas.
arena-games-row =
    bloc { $block }, partie { $game } : { $seats } ; { $choices ->
        [one] un choix
       *[other] { $choices } choix
    }
arena-games-found =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    }, { $listed } dans la liste : place, stratégie et rang de chacune.
arena-games-written =
    { $rows ->
        [one] Une décision
       *[other] { $rows } décisions
    } de { $games ->
        [one] une partie
       *[other] { $games } parties
    } : { $file }
arena-line = { $path }, ligne { $line } : { $what } ; rejoue le tournoi, ou continue à partir d’une copie que personne n’a modifiée
arena-line-first = la première ligne manque
arena-line-unread = impossible de la lire : { $why }
arena-line-form = elle n’a pas la forme qui s’écrit là : { $why }
arena-line-format = son format est « { $found } », et non « { $wanted } »
arena-line-part = une telle partie n’existe pas
arena-line-seats = une partie a plus de places qu’une table
arena-line-hash = l’empreinte ne convient pas : cette ligne ou une ligne précédente a été modifiée, perdue ou ajoutée
arena-line-block = le bloc { $due } était attendu
arena-parts-none = aucune partie n’est nommée : nomme le dossier de chacune
arena-parts-foreign = { $path } est d’un autre tournoi que { $other } : nomme les parties d’un seul tournoi
arena-parts-count = { $path } est l’une de { $count } parties, { $other } l’une de { $others } : nomme les parties d’un même partage
arena-parts-double = { $path } et { $other } sont tous deux la partie { $part } : n’en nomme qu’un
arena-parts-missing = il manque ces parties : { $parts }
arena-parts-unfinished = { $path } n’est pas fini : sur { $blocks } blocs, il en manque { $missing } ; `homestretch arena resume` les joue
arena-ron = ligne { $line }, colonne { $column } : { $why }
arena-too-few =
    { $count ->
        [one] { $count } stratégie, c’est trop peu pour { $shape } : il en faut au moins { $least }.
       *[other] { $count } stratégies, c’est trop peu pour { $shape } : il en faut au moins { $least }.
    } On peut reprendre une stratégie avec d’autres paramètres, et brackets peut en asseoir une plusieurs fois avec --repetition.
arena-twice = « { $name } » figure deux fois dans la liste. Pour des tables de cette forme, chaque stratégie n’est nommée qu’une fois.
arena-fixed-seat = Cette place n’existe pas : on ne peut pas la garder. Les places se comptent de 0 à { $most }.
arena-fixed-shape = Garder sa place n’est possible qu’à une seule table. Enlève --fixed-seat, ou choisis la forme « table ».
arena-too-many = Cela fait plus de { $most } tables différentes. Nomme moins de stratégies.
arena-luck-none = Rien n’est laissé au hasard dans ce jeu : il n’y a pas de chance à retrancher. Enlève --luck.
arena-luck-unjudged = Personne ne sait dire qui mène à une table avec ces règles : la chance ne peut pas être calculée. Enlève --luck, ou joue avec les règles et les dimensions habituelles.
arena-threads = Il faut au moins un thread.
threads-many = { $asked } threads ne servent à rien sur aucune machine : { $most } jouent.
arena-no-threads = Le système n’accorde pas de threads : { $why }. Demandes-en moins avec --threads.
arena-seating = Le jeu ne peut pas se jouer avec ces places vides.
arena-stop-who = « { $name } » ne participe pas : impossible de demander si cette stratégie est plus forte. Choix possibles : { $known } ; ou all.
arena-stop-number = Une marge va de 0 à moins de 1, et un risque d’erreur est compris entre 0 et 1 : { $by } et { $alpha } ont été donnés.
arena-no-block = Ce bloc n’existe pas. Les blocs se comptent de 0 à { $most }.
arena-no-game = Cette partie n’existe pas dans ce bloc. Les parties se comptent de 0 à { $most }.
arena-shard = « { $text } » n’est pas une part d’un tournoi. Écris 2/8 pour la deuxième de huit.
arena-interrupted = Les parties en cours se terminent, puis tout s’arrête. Ctrl-C encore une fois arrête aussitôt.
arena-fixed = Tous les lancers découlent de la graine { $seed } ; règles, joueurs et graine ont ensemble l’empreinte { $hash }.
arena-bot-not-typed = Ce tournoi nomme le bot « { $command } », mais un dossier ne lance aucun programme. Ajoute --run-bots si tu lui fais confiance.
arena-shard-seed = Une partie du tournoi a besoin de la graine commune à toutes : ajoute --seed NOMBRE, ou `seed` dans le fichier.
arena-opening =
    { $tables ->
        [one] Une table
       *[other] { $tables } tables
    }, blocs à jouer : { $blocks }, parties en tout : { $games }.
arena-rounded =
    { $asked ->
        [one] { $asked } partie a été demandée : en blocs entiers, cela
       *[other] { $asked } parties ont été demandées : en blocs entiers, cela
    } en fait { $games }.
arena-opening-off = L’ouverture { $number } ne peut pas être jouée : { $why }
arena-head-name = stratégie
arena-head-games = parties
arena-head-win = victoires, %
arena-head-adjusted = sans la chance, %
arena-head-luck = chance, %
arena-head-errors = erreurs, % par partie
arena-head-points = points
arena-head-rating = cote
arena-head-places = rangs, %
arena-head-time = par choix
arena-deed-strikes = prises
arena-deed-own-strikes = prises sur soi
arena-deed-fences = barrières
arena-seats = Victoires par place, % :
arena-anybody = toutes
arena-ahead = Combien de fois la stratégie de la ligne a fini devant celle de la colonne, % :
arena-lengths =
    Parties : { $games }, avec { $rolls } lancers et { $choices } choix chacune ; la plus courte a pris { $least } lancers, la plus longue { $most }. { $draws ->
        [0] Aucune première place n’a été partagée.
       *[other] Premières places partagées : { $draws }.
    }
arena-lengths-dog =
    Parties : { $games }, avec { $rolls } distributions et { $choices } choix chacune ; la plus courte a pris { $least } distributions, la plus longue { $most }. { $draws ->
        [0] Aucune première place n’a été partagée.
       *[other] Premières places partagées : { $draws }.
    }
arena-lengths-compromise =
    Parties : { $games }, avec { $rolls } distributions et { $choices } choix chacune ; la plus courte a pris { $least } distributions, la plus longue { $most }. { $draws ->
        [0] Aucune première place n’a été partagée.
       *[other] Premières places partagées : { $draws }.
    }
arena-lengths-choices =
    Parties : { $games }, avec { $choices } choix chacune ; la plus courte en a pris { $least }, la plus longue { $most }. { $draws ->
        [0] Aucune première place n’a été partagée.
       *[other] Premières places partagées : { $draws }.
    }
arena-adjusted = Sans la chance : ce que le hasard a apporté est retranché de chaque résultat. En moyenne il n’apporte rien, donc les deux nombres estiment la même chose ; pour le même intervalle, le simple demande { $factor } fois plus de parties.
arena-fouls = Ce qui n’a pas marché avec { $name } : { $fouls }.
arena-incident = Ce qui a mené au premier est gardé : { $file }
arena-failing =
    { $name } a échoué dans { $games ->
        [one] sa seule partie
       *[other] chacune de ses { $games } parties
    } : ce tournoi n’en dit donc rien. La dernière fois : { $why }{ $kept ->
        [0] {""}
       *[other] . Ce qui a mené à la première faute : { $file }
    }
arena-policy = { $text }.
arena-bot = { $why }.
arena-bot-absent = Le bot « { $text } » a un temps à lui mais ne participe pas : écris sa commande comme parmi les joueurs.
arena-written = Écrit : { $files }.
arena-live-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $rate } parties/s
report-no-table = impossible de faire la table des résultats : { $why }
report-no-plot = impossible de tracer un graphique des résultats : { $why }
report-folder = { $folder } est un dossier : nomme un fichier dedans, par exemple { $file }
report-unwritten = { $why } ; le tournoi lui-même est tel qu’il était : nomme un fichier là où tu as le droit d’écrire
arena-rivals = ses adversaires
arena-stronger =
    { $one } surpasse { $other }{ $margin ->
        [0] {" "}:
       *[other] {" "}de plus de { $by } des victoires :
    } on le sait après { $blocks ->
        [one] un bloc
       *[other] { $blocks } blocs
    }, avec un risque d’erreur de { $alpha } au plus, même en regardant aussi souvent qu’on veut.
arena-not-stronger =
    { $one } ne surpasse pas { $other }{ $margin ->
        [0] {" "}:
       *[other] {" "}de { $by } des victoires :
    } on le sait après { $blocks ->
        [one] un bloc
       *[other] { $blocks } blocs
    }, avec un risque d’erreur de { $alpha } au plus, même en regardant aussi souvent qu’on veut.
arena-neither =
    Ni { $one } ni { $other } ne surpasse l’autre de { $by } des victoires : on le sait après { $blocks ->
        [one] un bloc
       *[other] { $blocks } blocs
    }, avec un risque d’erreur de { $alpha } au plus, même en regardant aussi souvent qu’on veut.
arena-undecided =
    Après { $blocks ->
        [one] un bloc
       *[other] { $blocks } blocs
    }, on ne sait pas si { $one } surpasse { $other }{ $margin ->
        [0] {""}
       *[other] {" "}de plus de { $by } des victoires
    }. Davantage de parties le diront peut-être.
arena-undecided-both =
    Après { $blocks ->
        [one] un bloc
       *[other] { $blocks } blocs
    }, on ne sait pas qui de { $one } et de { $other } surpasse l’autre{ $margin ->
        [0] {""}
       *[other] {" "}de plus de { $by } des victoires
    }. Davantage de parties le diront peut-être.
arena-end-decided =
    Arrêt, car on sait ce qui était demandé : { $games } parties en { $seconds } s, { $rate } parties/s avec { $threads ->
        [one] un thread
       *[other] { $threads } threads
    }.
arena-end-played =
    Arrêt, car toutes les parties sont jouées : { $games } en { $seconds } s, { $rate } parties/s avec { $threads ->
        [one] un thread
       *[other] { $threads } threads
    }.
arena-end-stopped = Arrêté après { $games } parties en { $seconds } s. « homestretch arena resume { $folder } » continue.
arena-end-lost = Arrêté après { $games } parties en { $seconds } s. Rien n’a été gardé : avec --out DIR, on peut continuer plus tard.

## homestretch bots

bots-parameters = nombres

## homestretch speed

speed-games = parties/s
speed-plies = coups par partie
speed-deals = donnes
speed-checked = chaque choix vérifié d’après les règles
speed-events = tous les événements gardés
speed-boxed = stratégies de toute sorte
speed-flags = deux règles maison activées
speed-wrapped = comme à la table : tout jeu, toute stratégie
speed-headline = parties entières, coups au hasard
speed-thinkers = deux stratégies qui réfléchissent

## Strategy files

strategy-file-head = Une stratégie pour homestretch. Là où l’on nomme une stratégie, écris file: et le chemin de ce fichier.
strategy-file-form = Un fichier de stratégie a game, strategy et parameters, et peut-être name, bounds et training : (game: "mejn", strategy: "ranking", parameters: { "{" }"getting_home": 90{ "}" })
strategy-file-game = Cette stratégie est pour le jeu { $game }, mais la table est mise pour { $table }.

## homestretch train

train-strategy = Nomme la stratégie à entraîner : --strategy ranking. « homestretch bots » montre lesquelles ont des nombres.
train-out = Nomme un dossier pour l’entraînement : --out DIR. Pour en continuer un qui a été interrompu : --resume DIR.
train-no-numbers = Il n’y a rien à entraîner dans { $name }, qui ne juge d’après aucun nombre. « homestretch bots » montre les nombres des stratégies.
train-bound-words = « { $text } » ne dit pas entre quelles bornes un nombre peut se trouver. Écris NAME=LOW..HIGH, comme dans getting_home=0..200.
train-bound-name = { $strategy } n’a pas de nombre appelé « { $name } ». Les noms sont : { $names }.
train-bound-order = Les bornes de { $name } sont inversées : { $low } est au-dessus de { $high }.
train-fixed = Chaque nombre est figé par ses bornes : il n’y a donc rien à entraîner. Laisse du jeu à l’un d’eux.
train-population = Une génération de { $count } est impossible : elle compte de { $fewest } à { $most } candidates.
train-generations = Zéro génération, c’est trop peu pour entraîner. Demandes-en une ou plus.
train-games =
    { $games ->
        [one] { $games } partie, c’est
       *[other] { $games } parties, c’est
    } trop peu : chaque candidate de chaque génération joue à chaque place, ce qui en prend { $fewest }. Demandes-en plus, ou moins de générations ou de candidates.
train-proof =
    { $games ->
        [one] { $games } partie, c’est
       *[other] { $games } parties, c’est
    } trop peu pour mesurer le résultat. Demandes-en { $fewest } ou plus.
train-alone = Personne ne joue contre elle. Nomme au moins une stratégie : --against far.
train-person = Personne ne tiendrait aussi longtemps sur sa chaise. Seules des stratégies jouent contre elle, ou empty.
train-bot = Aucun bot ne participe à un entraînement : la même tâche donne les mêmes fichiers, et personne ne peut promettre ce que fera un bot. Nomme des stratégies de ce programme.
train-variant = « { $text } » n’est pas une façon de chercher. C’est lshade ou de.
train-measure = « { $text } » ne se mesure pas. C’est wins ou places.
train-no-threads = Il faut au moins un thread.
train-threads = Les threads ne peuvent pas démarrer : { $why }. Demandes-en moins.
file-form = { $path }, ligne { $line }, colonne { $column } : { $why }. { $form }
table-file-form = Le fichier a les noms des options : (seats: "person,far", rules: "quick", rule: ["three_tries=on"])
train-file-form = Le fichier a les noms des options : (strategy: "ranking", against: "far,random,random", bounds: { "{" }"getting_home": (0, 200){ "}" }, seed: 7, out: "training")
train-there = Il y a déjà un entraînement ici. Continue-le avec --resume, ou nomme un autre dossier.
train-nothing-there = Il n’y a pas d’entraînement ici : pas de campaign.ron. Nomme le dossier que --out a nommé.
train-held = Un autre programme entraîne ici (processus { $process }). Attends qu’il ait fini, ou arrête-le.
train-form = Ligne { $line }, colonne { $column } : { $why }. Le fichier a été modifié à la main : remets-le comme il était, ou recommence dans un autre dossier.
train-changed = La somme de contrôle ne correspond pas : le fichier a été modifié ou abîmé. Remets-le comme il était, ou recommence dans un autre dossier.
train-other = Ceci appartient à un autre entraînement que campaign.ron à côté. Remets les deux comme ils étaient, ou recommence dans un autre dossier.
train-log =
    { $generations ->
        [one] { $generations } génération a été gardée
       *[other] { $generations } générations ont été gardées
    }, mais le nombre de lignes est { $lines }. Remets le fichier comme il était, ou recommence dans un autre dossier.
train-stopping = La génération se joue jusqu’au bout. Ctrl-C encore une fois arrête aussitôt.
train-stopped =
    { $generations ->
        [one] Arrêté après { $generations } génération.
       *[other] Arrêté après { $generations } générations.
    } Pour continuer : homestretch train --resume { $folder }
train-choosing = choix parmi les dernières
train-proving = mesure du résultat
train-row = { $generation } : meilleure { $best } %, moyenne { $mean } %, écart { $spread } %, { $numbers }
learn-cannot = Aucun réseau ne juge { $name } à une table comme celle-ci.
learn-number = Le nombre pour { $name } n’a pas de sens.
learn-few = Il y a moins de parties que de générations ({ $generations }). Demande plus de --games.
network-other = Ce n’est pas un réseau de cette version.
network-altered = Le réseau a été coupé ou modifié. Remets le fichier comme il était.
network-shape = Le réseau a une forme impossible. Remets le fichier comme il était.
learn-row = { $generation } : { $games } parties, écart { $loss }
learn-row-measured = { $generation } : { $games } parties, écart { $loss } ; contre { $figures }
learn-figure = { $against } { $share } ± { $error } %
learn-trial = sur { $games } parties contre celui qui joue, il en a gagné { $share } % : { $stronger ->
    [yes] c’est lui qui joue désormais
   *[no] l’autre continue de jouer
}
network-encoding = Le réseau a été fait pour une autre table : il lit « { $found } », et ici c’est « { $wanted } ».
analyse-chance = { $chance } %
analyse-wins = { $moves ->
    [one] gagne tout de suite
   *[other] gagne en { $moves } coups
}
analyse-loses = { $moves ->
    [one] perd en un coup
   *[other] perd en { $moves } coups
}
analyse-open = aucune chance connue
analyse-cannot = « { $strategy } » ne dit pas ce qu’elle attend. Nommez-en une qui regarde plus loin : --by master, au Quoridor.
judge-none = Aucun réseau fourni avec le programme ne juge cette table ({ $table }). Donnes-en un à toi : --by FICHIER.
judge-result = Dans des parties contre lui-même, le réseau a annoncé { $chances } chances : elles s’écartent de { $off } % en moyenne (score de Brier { $brier }).
judge-plot-title = { $game } : jusqu’où on peut croire les chances
judge-plot-said = { $chances } chances en { $games } parties, écart moyen { $off } %
judge-plot-bars = traits : intervalles à 95 % par partie
judge-plot-came = fréquence observée, %
judge-plot-told = chance de gagner prédite, %
judge-plot-counts = combien de chances ont été annoncées
judge-watched = { $chances } chances ont été annoncées dans des parties de { $player } contre lui-même : elles s’écartent de { $off } % en moyenne (score de Brier { $brier }).
judge-lessons = { $count } jugements se trouvent dans { $folder }, sous forme de tableaux numpy.
learn-result =
    Après { $games } parties contre lui-même, le réseau gagne contre { $figures } des parties, où il tient une place ou une équipe et les autres le reste.
    Les chances qu’il annonce s’écartent de { $off } % en moyenne (score de Brier { $brier }).
    Il se trouve dans { $file }
train-result =
    { $spec }
    obtient { $score } % ({ $low } à { $high }, sûr à 95 %) en { $games } parties avec de nouveaux dés,
    et { $before } % ({ $before_low } à { $before_high }) avec les nombres du début : { $gain } de plus ({ $gain_low } à { $gain_high }).
    Pour la faire jouer : file:{ $file }

## homestretch text

text-turn = { $seat }, c’est ton tour.
text-rolled = { $seat }, tu as fait { $face }.
text-asked = { $seat } : { $asked }
text-choose = Tape un numéro de 1 à { $count }, ou une notation comme { $example } ; « help » en dit plus.
text-choose-many = Tape un des { $count } coups, comme { $example } ; « list » les montre tous avec leurs numéros, « help » en dit plus.
text-forced = Seul { $choice } est possible : appuie sur Entrée ; « help » dit ce qu’on peut taper d’autre.
text-hint-forced = Il n’y a rien à conseiller : seul { $choice } est possible.
text-go-on = « { $words } » la reprend.
text-unknown = « { $word } » n’est ici ni un mot ni un coup ; « help » donne tous les mots.
text-unknown-near = Le mot « { $word } » n’existe pas. Voulais-tu dire « { $near } » ?
text-help = Tape le numéro d’un choix comme dans la liste, ou sa notation ; Entrée joue le seul possible. Ou un mot :
text-word-undo = undo, u         annuler ton dernier choix
text-word-redo = redo            rétablir ce qui a été annulé
text-word-reset = reset, r        reprendre tout ce que tu as choisi pendant ce tour
text-word-board = board, b        montrer le plateau
text-word-list = list, l         montrer les choix
text-word-hint = hint            ce que jouerait la plus forte stratégie, et pourquoi
text-word-any = any             laisser le hasard choisir, jusqu’à la fin de ton tour
text-word-why = why             pourquoi les ordinateurs ont choisi ainsi
text-word-moves = moves           les coups joués, ou ce qui s’est passé en dernier
text-word-rules = rules [NUMBER]  les règles de cette table
text-word-sit = sit [SEAT] WHO  asseoir quelqu’un : person, mila, level:3, une stratégie
text-word-save = save [FILE]     garder la partie ; « save! » à la place d’un fichier qui existe
text-word-language = language CODE   parler une autre langue : en, nl, de, fr, es, el
text-word-help = help [WORD]     tous les mots, ou ce que fait l’un d’eux
text-word-quit = quit, q         arrêter ; la partie est gardée
text-rules = « rules 3 » explique la troisième, « rules » et une partie du titre aussi.
text-no-rule = Aucune règle ne s’appelle ici « { $word } ». « rules » les nomme toutes.
text-why = { $seat } : { $why }
text-no-why = Personne n’a donné de raison depuis ton choix.
text-sits = { $sitter } joue maintenant pour { $seat }.
text-on = { $sitter } joue pour { $seat }. Entrée continue, « run » joue jusqu’à la fin, « sit person » reprend la place.
text-cover = À { $seat } de regarder, puis appuie sur Entrée.
text-no-such-number = Le choix { $number } n’existe pas : ils vont de 1 à { $most }.
text-sit = La place reste comme elle est. { $why }
text-hint = « { $strategy } » jouerait { $choice }. { $why }
text-no-reset = Tu n’as encore rien choisi pendant ce tour. « undo » annule le précédent.
text-undo-barred = { $why } Une telle table commence avec --practice.
text-no-hint = Aucune stratégie n’a de réponse ici.
text-left = Tu as quitté la partie avant la fin.
text-save-failed = La partie n’a pas pu être sauvegardée : { $why }. Elle continue.
text-save-there = { $file } existe déjà, et reste tel quel. « save! { $file } » met cette partie à sa place.
text-unkept = La partie n’est pas gardée : { $why }. Tape le nom d’un autre fichier ; une ligne vide essaie encore, « quit » quitte sans la garder.
text-last-kept = Ce qui a pu être gardé en dernier de la partie est dans { $file }.
text-lost = Rien de la partie n’a pu être gardé.
nothing-left-behind = Aucune partie n’est restée ouverte : il n’y en a pas à reprendre.
text-look-back = Cette partie était déjà finie au chargement. « homestretch play --load { $file } » la montre coup par coup, « homestretch verify { $file } » la vérifie.
text-legend = { $letter } { $seat } ({ $sitter })
text-place = { $place }. { $seat } ({ $sitter })

## homestretch rules

rules-levels = Contre qui tu peux jouer
rules-levels-text = Les ordinateurs voient ce que leur place a le droit de voir, et rien de plus ; leurs dés et leurs cartes tombent comme les tiens. Un plus faible juge moins bien, regarde moins loin ou se trompe exprès. Les niveaux sont mesurés, avec les règles habituelles.
rules-allowed = { $seat } ({ $letter }) peut jouer { $ply }.
rules-forbidden = { $seat } ({ $letter }) ne peut pas jouer { $ply }. { $why }

## homestretch choices

choices-count =
    { $count ->
        [one] Un choix
       *[other] { $count } choix
    } dans { $position }
choices-many = Il y a ici plus de { $most } actions entières, trop pour une liste.

## homestretch verify

verify-fair =
    L’enregistrement est exact : { $steps ->
        [one] { $steps } étape se rejoue comme annoncé
       *[other] { $steps } étapes se rejouent comme annoncé
    }{ $drawn ->
        [0] .
       *[other] , et tout ce qu’a donné le hasard vient de la graine.
    }
verify-no-secret = Non vérifié : la partie est finie, mais l’enregistrement ne donne pas le secret de la maison ; nul ne peut dire d’où viennent les lancers.
verify-other = Non vérifié : ce n’est pas la partie dont l’engagement a été noté. Une autre partie a été jouée, ou les règles, les places ou les dés ont été changés après coup.
verify-commitment = Engagement : { $hash }.
verify-words =
    { $count ->
        [0] Aucun joueur n’a ajouté de mot aux dés : qui a commencé la partie peut les avoir choisis.
        [one] Le mot d’un joueur est dans les dés.
       *[other] Les mots de { $count } joueurs sont dans les dés.
    }
verify-open =
    L’enregistrement est exact jusqu’ici : { $steps ->
        [one] { $steps } étape se rejoue comme annoncé
       *[other] { $steps } étapes se rejouent comme annoncé
    }{ $drawn ->
        [0] .
       *[other] , et tout ce qu’a donné le hasard vient de la graine.
    } La partie n’est pas finie.
verify-sealed =
    L’enregistrement suit les règles pendant { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }.{ $drawn ->
        [0] { "" }
       *[other] { " " }Sa graine n’est pas encore révélée : ce qu’a donné le hasard ne peut pas être vérifié.
    }

## homestretch review

review-head = { $winner } gagne avec { $luck } % de chance ; { $best } a le mieux joué.
review-head-both = { $winner } gagne avec { $luck } % de chance et a aussi le mieux joué.
review-head-team = Les vainqueurs ont eu { $luck } % de chance ; { $best } a le mieux joué.
review-open = Personne n’a encore gagné : voilà où on en est.
review-account = { $seat } : { $start } % au début, { $luck } par chance, { $own } par ses erreurs, { $others } par celles des autres : { $end } %.
review-luckiest = Le moment le plus chanceux : étape { $step }, { $gain } % pour { $seat }. { $what }
review-error = Étape { $step }, { $seat } : { $grade }, { $cost } % perdus par { $chosen } ; mieux valait { $best }.
review-no-errors = Aucun choix n’a coûté 2 % ou plus.
review-none = { $file } : personne ne sait encore juger une telle table.
review-secrets = { $file } : cette partie n’est pas finie, et qui la joue ne doit pas apprendre ce que les autres ont en main. Redemandez à la fin.
grade-slight = imprécision
grade-mistake = erreur
grade-blunder = gaffe

## Bots

bot-failed = { $why }
bot-fault = le bot « { $command } » : { $fault }
bot-fault-complains = le bot « { $command } » : { $fault } (il se plaint : { $line })
bot-fault-missing = il est impossible de le démarrer : { $why }. Vérifie la commande et d’où elle est appelée
bot-fault-crashed = il s’est arrêté ({ $how }) alors qu’on avait besoin de lui
bot-fault-closed = il a fermé son entrée ou sa sortie standard, mais continue de tourner
bot-fault-silent-start = la réponse à hello a pris plus de { $seconds } s
bot-fault-silent-choice = un choix a pris plus de { $seconds } s
bot-fault-silent-game = les choix d’une partie ont pris ensemble plus de { $seconds } s
bot-fault-deaf = il n’a pas lu son entrée standard pendant { $seconds } s
bot-fault-rubbish = il a dit « { $line } », qui n’est pas un message : { $why }. Chaque ligne de sa sortie doit en être un ; un journal va sur la sortie d’erreur standard
bot-fault-unasked = il a dit « { $line } » sans qu’on le lui demande : une question a une seule réponse, avec l’id de cette question
bot-fault-illegal = il a choisi { $said }, ce qui n’est pas permis : { $why }
bot-fault-flood = il en a trop dit : { $what }
bot-fault-unfit = il ne convient pas : { $why }
bot-fault-ended = il a été arrêté après une faute antérieure
bot-ended-code = code de sortie { $code }
bot-ended-signal = signal { $signal }
bot-ended-unknown = pour une raison inconnue
bot-no-pipes = il n’a pas de tubes
bot-log-ends = … le journal s’arrête ici, car il a atteint sa limite.
bot-policy = « { $text } » ne dit pas ce qui se fait quand un bot échoue : c’est forfeit, random ou restart
bot-incident-last = La dernière ligne de { $file } est celle qu’il n’a pas supportée. Redonne-lui le tout, et regarde chaque réponse :
bot-incident-without = ou sans ce programme :
bot-incident-complaints = La fin de sa sortie d’erreur standard :
bot-feed-many = plus de { $most } lignes, que personne ne lit
bot-feed-closed = le bot a fermé son entrée ou sa sortie
env-two-games = Deux jeux sont nommés. Laisse --game de côté : le premier mot dit lequel c’est.
bot-why-game = il joue à { $games }, mais le jeu est { $game }
bot-why-protocol = il parle le protocole { $theirs }, ce programme le { $ours }
bot-why-line = une ligne de plus de { $most } octets
bot-why-notes = plus de { $most } remarques entre deux questions
bot-why-index = la liste a { $count ->
    [one] un choix, l’index 0
   *[other] { $count } choix, à partir de l’index 0
}
bot-why-several = ce n’est pas un seul choix
bot-why-form = un choix a exactement un seul de « index », « number » et « text »
bot-command-empty = la commande du bot est vide : nomme le programme et ses arguments, comme dans « python3 my_bot.py »
bot-command-open = dans la commande « { $text } », un guillemet est ouvert et n’est pas fermé : ferme-le
bot-not-typed = Cette partie nomme le bot « { $command } », mais un fichier ne lance pas de programmes. Assieds-le avec « sit bot:… », ou démarre avec --run-bots si tu te fies au fichier.
bot-option-words = « { $text } » ne dit pas quelle option du bot devient quoi. Écris NAME=VALUE, comme dans depth=3.
bot-time-words = { $text } n’est pas un temps qu’un bot puisse avoir. Dis combien de secondes, plus que 0.
bot-time-of = { $text } ne dit pas ce qu’un bot peut prendre : écris sa commande, =, et les secondes, comme « python3 my_bot.py=10 ».
bot-no-game = Un choix est demandé, mais aucune partie n’a commencé : new_game vient d’abord.
bot-no-view = Cette vue est illisible : il lui faut autant de nombres que new_game a de noms pour eux, et ils doivent s’accorder.
why-bot-failed = Le bot n’a pas répondu comme il faut : le hasard a choisi pour lui.

check-start = Démarrage et salutation
check-hello = Il salue et s’appelle « { $name } ».
check-later = Messages d’une version plus récente
check-unknown-game = Il joue aussi à « { $game } », que ce programme ne connaît pas.
check-no-game = Il ne nomme aucun jeu qui existe. Il y a : { $known }. Énumère-les dans « games » de son hello.
check-game = { $game } { $rules }
check-failed = { $what } : { $why }.
check-failed-at = { $what } : { $why }. C’est dans { $file }, ligne { $line }.
check-again =
    La faute de « { $what } » est revenue { $count ->
        [one] une fois
       *[other] { $count } fois
    }.
check-repeats = Avec la même graine, il rejoue la même partie de { $game }.
check-differs = Avec la même graine, il joue une autre partie de { $game } : c’est permis, mais les erreurs sont plus difficiles à retrouver.
check-quit = Il s’arrête quand on le lui dit.
check-stays = Il ne s’arrête pas de lui-même après quit : il le devrait, et aussi quand son entrée se termine.
check-kept = Ce qui a mené à la dernière erreur est gardé : { $file }
check-sum = Réussis : { $right }, ratés : { $wrong }.

## homestretch perft, homestretch solve

perft-count =
    profondeur { $depth } : { $count ->
        [1] une suite
       *[other] { $count } suites
    } en { $seconds } s, { $rate } millions par seconde
perft-chance = { $name } a des issues de hasard qu’on ne peut pas énumérer : ses suites ne peuvent pas être comptées. Compte moins loin.
solve-board = « { $text } » n’est pas un plateau. Écris colonnes et lignes, comme dans 5x3.
solve-cannot = { $name } ne peut pas être résolu : il faut un jeu où rien n’est caché, et peu de positions.
solve-seats = Seul un jeu à deux peut être résolu.
solve-too-large = Il y a environ { $positions } positions, qui prennent { $gibibytes } Gio de mémoire ; { $most } Gio est le maximum. Prends un plateau plus petit, ou moins de pions ou de barrières.
solve-first = Qui commence gagne. ({ $positions } positions, { $seconds } s)
solve-second = Qui joue en second gagne. ({ $positions } positions, { $seconds } s)
solve-draw = Personne ne peut forcer la victoire. ({ $positions } positions, { $seconds } s)
solve-counts = Une règle maison compte les lancers de toute la partie, et il y a ainsi trop de positions. Enlève-la pour résoudre le jeu.
solve-endless = Il n’y a pas de fin : quelqu’un peut empêcher la partie de se terminer. Prends d’autres règles maison.
solve-no-answer = { $strategy } ne donne pas de réponse avec laquelle on puisse calculer.
solve-nobody = « { $text } » n’est pas une stratégie. « homestretch bots » montre celles qu’il y a.
solve-no-table = Il n’y a pas de hasard dans { $name } : pas de table à garder, ni de stratégie qui perde une part de partie. Laisse de côté --out et --of.
solve-size =
    { $positions } positions, { $mebibytes } Mio de mémoire, { $minutes ->
        [0] moins d’une minute
        [one] environ une minute
       *[other] environ { $minutes } minutes
    }.
solve-stopping = Arrêt immédiat.
solve-stopped =
    Arrêté après { $sweeps ->
        [one] un passage
       *[other] { $sweeps } passages
    }. Ce qui est connu jusqu’ici est gardé : les mêmes mots reprennent à cet endroit.
solve-lost =
    Arrêté après { $sweeps ->
        [one] un passage
       *[other] { $sweeps } passages
    }. Rien n’est gardé : nomme un dossier par --out DIR.
solve-chance = Si les deux jouent parfaitement, qui commence gagne { $first } % des parties. Après le premier lancer, c’est { $faces }. ({ $sweeps } passages, { $seconds } s)
solve-fare = { $strategy } gagne { $first } % en commençant et { $second } % sinon : contre un jeu parfait, elle perd { $loss } % d’une partie, et { $known } % contre quelqu’un qui sait ce qu’elle fait.
solve-held = Un autre programme résout déjà ici (processus { $process }). Attends qu’il ait fini, ou arrête-le.
solve-foreign = Ce n’est pas une table de ce programme, ou elle est d’une autre version (elle devrait commencer par « { $format } »). Nomme un autre dossier.
solve-other = C’est une table de { $name } selon d’autres règles : { $config }. Nomme un autre dossier.
solve-changed = Le fichier est coupé ou a été modifié. Supprime-le pour recommencer, ou remets-le comme il était.
