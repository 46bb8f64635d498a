### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Games and colours

game-mejn = Mens erger je niet
game-quoridor = Quoridor
game-dog = Dog

# Who made a game, and what ours comes from.
credits-mejn = Mens erger je niet est un jeu de parcours de la famille du pachisi. Le nôtre descend du programme en Java Mens erger je niet de jrottinghuis. Les stratégies Loin, Près et Barème viennent de van der Genugten et Das, les points du classement de Sitarz.
credits-quoridor = Quoridor a été conçu par Mirko Marchesi. Derrière le nôtre, il y a un programme en Java fait pour l’école.
credits-dog = Dog est une course de pions avec des cartes, venue de Suisse. Les règles maison « { preset-library } » suivent libdog, une bibliothèque de leopoldsedev, et « { preset-brandi } » les règles de la fondation Brändi.

colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert
colour-red = Rouge
colour-black = Noir
colour-violet = Violet

# The usual order of the seats, for sentences that know no board.
colour-0 = Bleu
colour-1 = Jaune
colour-2 = Vert
colour-3 = Rouge
colour-4 = Noir
colour-5 = Violet

## Out of turn

order-not-to-act = Ce n’est pas à { $seat } de jouer.
order-chance-first = D’abord le dé : lance-le, puis choisis.
order-no-chance = Il n’y a rien à lancer maintenant : il faut choisir un pion.
order-over = La partie est finie. Commences-en une autre pour continuer à jouer.

## Mens erger je niet: why a move is not allowed

mejn-no-pawn-there = Aucun de tes pions ne se trouve là. Choisis un des tiens.
mejn-enter-needs =
    { $face ->
        [6] Seul un six fait sortir un pion de l’écurie ; tu as fait { $rolled }.
       *[other] Seule la face la plus haute, { $face }, fait sortir un pion de l’écurie ; tu as fait { $rolled }.
    }
mejn-start-first = Le pion qui occupe ton départ doit d’abord le quitter.
mejn-enter-first = Tu as fait la face la plus haute : sors d’abord un pion sur ton départ.
mejn-start-occupied = Un de tes pions occupe encore le départ. Aucun autre ne peut sortir tant qu’il y reste.
mejn-past-home =
    { $most ->
        [0] Ce pion est déjà allé aussi loin que possible.
        [one] C’est trop loin : ce pion n’a plus qu’un pas à faire, et il lui faut exactement ce lancer.
       *[other] C’est trop loin : ce pion peut encore avancer de { $most } pas au plus.
    }
mejn-home-occupied = Un de tes pions occupe déjà cette case de la maison.
mejn-home-jump = À cette table, les pions ne se sautent pas dans la maison.
mejn-own-pawn = Un de tes pions est là, et à cette table on ne se prend pas soi-même.
mejn-strike-first = Tu peux prendre un pion adverse, et à cette table c’est obligatoire.
mejn-no-such-face = Ce dé n’a que les faces 1 à { $faces }.
mejn-other-chance = Il faut décider d’autre chose maintenant : un lancer de dé au lieu d’un tirage au sort pour savoir qui commence, ou l’inverse.
mejn-seat-not-in-play = Personne ne joue à cette place.

## Mens erger je niet: why a table can't be laid

mejn-fault-seats = Un plateau a de 2 à 6 places, et non { $seats }.
mejn-fault-dots = Il faut plus de cases d’un départ à l’autre que de faces au dé (cases : { $dots }, faces : { $faces }).
mejn-fault-faces-pawns = Il faut au dé au moins autant de faces qu’il y a de pions (faces : { $faces }, pions : { $pawns }).
mejn-fault-pawns = Chaque place a de 1 à 8 pions, et non { $pawns }.
mejn-fault-faces = Un dé a de 1 à 20 faces, et non { $faces }.
mejn-fault-way = Le tour du plateau ferait { $way } cases ; 127 est le maximum. Prends moins de cases.
mejn-fault-empty = Le plateau n’a pas de place { $index } (on compte à partir de 0) : elle ne peut pas rester vide.
mejn-fault-in-play = Il faut jouer au moins à deux. Fais occuper une place de plus.
mejn-fault-beginner = La place { $index } (on compte à partir de 0) doit commencer, mais personne n’y joue. Fais-la occuper, ou laisse commencer une autre place.
mejn-fault-rolled = Un dé à une seule face ne peut pas décider qui commence. Choisis le tirage au sort, ou désigne une place.
mejn-fault-six-limit = La limite des faces les plus hautes de suite commence à 2 : en dessous, elle les interdirait toutes.

## Mens erger je niet: what happens

event-contested = Qui commence ? { $seat } fait un { $face }.
event-begins = { $seat } commence.
event-rolled = { $seat } fait un { $face }.
event-limit = Une fois de trop : { $seat } doit passer la main.
event-no-move = { $seat } ne peut rien jouer.
event-moved = { $seat } va de { $from } à { $to }.
event-entered = { $seat } sort un pion sur { $to }.
event-came-home = { $seat } rentre à la maison, sur { $to }.
event-struck = { $by } prend un pion à { $seat } sur { $spot }.
event-struck-own = { $seat } prend un de ses propres pions sur { $spot }.
event-finished =
    { $place ->
        [1] { $seat } est à la maison et gagne !
        [2] { $seat } est à la maison et prend la deuxième place.
        [3] { $seat } est à la maison et prend la troisième place.
        [4] { $seat } est à la maison et prend la quatrième place.
        [5] { $seat } est à la maison et prend la cinquième place.
        [6] { $seat } est à la maison et prend la sixième place.
       *[other] { $seat } est à la maison et prend la { $place }e place.
    }
event-again = { $seat } relance.
event-over = La partie est finie.

## Mens erger je niet: positions and moves as text

mejn-text-spot = « { $text } » n’est pas une case de cette place sur ce plateau. Une case s’écrit B34 (écurie), E5 (circuit) ou H1 (maison).
mejn-text-taken = Un autre pion se trouve déjà sur « { $text } ».
mejn-text-pawns = « { $text } » n’a pas autant de pions que chaque place en a ici.
mejn-text-seats = Il faut une liste de pions par place du plateau, avec « / » entre elles ; regarde « { $text } ».
mejn-text-empty-seat = Personne ne joue à cette place : elle s’écrit « - », et non « { $text } ».
mejn-text-seat = « { $text } » ne désigne aucune place qui joue ici, ou une place déjà nommée. Les places se comptent à partir de 0.
mejn-text-face = « { $text } » n’est pas une face de ce dé.
mejn-text-phase = « { $text } » ne dit pas qui doit jouer. Écris 1? si la place 1 doit lancer, 1:3 si elle a fait 3, draw ou over.
mejn-text-field = « { $text } » est inconnu ici. Peuvent suivre sixes=, tries=, home= et, tant qu’on lance pour savoir qui commence, les lancers déjà faits.
mejn-text-number = « { $text } » n’est pas un nombre possible ici.
mejn-text-home = Les places données comme rentrées ne sont pas celles dont tous les pions sont à la maison.
mejn-text-over = D’après ces pions, la partie serait finie, ou ne le serait pas : le texte dit le contraire.
mejn-text-contest = Les lancers pour savoir qui commence ne vont pas ensemble.
mejn-text-turn = La place dont c’est le tour a déjà terminé.
mejn-text-tries = Tant d’essais ne vont pas avec cette position.
mejn-text-no-move = Avec ce lancer, aucun pion ne pourrait bouger : il n’y a donc rien à choisir.
mejn-text-from = « { $text } » n’est pas une case d’où cette place pourrait jouer. Un coup s’écrit E11-E14, ou seulement E11.
mejn-text-to = Avec un lancer de { $roll }, ce coup ne finit pas sur « { $text } ».

## Quoridor: why a step or a fence is not allowed

quoridor-no-fence-left = Tu as placé toutes tes barrières : ton pion doit bouger.
quoridor-crosses = Cette barrière croiserait { $fence }.
quoridor-overlaps = Cette barrière recouvrirait { $fence }.
quoridor-closes-way = Cette barrière couperait à { $seat } son dernier chemin vers le but, et chaque pion doit en garder un.
quoridor-off-board = C’est au-delà du bord de ce plateau.
quoridor-stays = Ton pion est déjà là. Il doit aller ailleurs, ou bien tu places une barrière.
quoridor-occupied = Cette case est occupée par { $seat }.
quoridor-fence-between = Une barrière se trouve entre les deux.
quoridor-nothing-to-jump = Un pion n’avance de deux cases qu’en sautant un autre pion, et il n’y en a pas entre les deux.
quoridor-fence-behind = Une barrière se trouve derrière ce pion : impossible de le sauter tout droit. Passe plutôt à côté de lui.
quoridor-diagonal-alone = Un pion ne va en diagonale que pour passer un autre pion juste à côté de lui, sans barrière entre eux.
quoridor-jump-straight = Tu peux sauter ce pion tout droit jusqu’à { $square } : tu ne peux donc pas passer à côté.
quoridor-third-pawn = Un troisième pion se trouve derrière celui-ci, et à cette table il n’y a alors plus de passage.
quoridor-fence-beside = Une barrière se trouve entre ce pion et la case à côté de lui.
quoridor-not-beside = C’est trop loin. Un pion va d’une case vers le haut, le bas, la gauche ou la droite, ou passe un pion voisin.

## Quoridor: why a table can't be laid

quoridor-fault-seats = Quoridor se joue à 2 ou à 4, pas à { $number }.
quoridor-fault-empty = À une table de Quoridor, aucune place ne reste vide : il faut occuper la place { $seat }.
quoridor-fault-columns = Un plateau a 3, 5, 7 ou 9 colonnes, et non { $number } : les pions partent du milieu.
quoridor-fault-rows = Un plateau a 3, 5, 7 ou 9 lignes, et non { $number } : les pions partent du milieu.
quoridor-fault-fences = Chaque place a de 0 à { $most } barrières, et non { $number }.
quoridor-fault-plies = Une partie peut s’arrêter après 1 à { $most } coups, et non après { $number }.

## Quoridor: what happens

event-quoridor-moved = { $seat } va en { $to }.
event-quoridor-jumped = { $seat } passe { $other } et va en { $to }.
event-quoridor-jumped-back = { $seat } saute { $other } et revient en { $to }.
event-quoridor-placed =
    { $left ->
        [0] { $seat } place la barrière { $fence } et n’en a plus.
       *[other] { $seat } place la barrière { $fence } et en a encore { $left }.
    }
event-quoridor-lost-turn = { $seat } ne peut ni bouger ni placer de barrière, et perd son tour.
event-quoridor-won = { $seat } atteint le côté opposé et gagne !
event-quoridor-drawn =
    { $plies ->
        [one] Après { $plies } coup, personne n’a gagné : la partie est nulle.
       *[other] Après { $plies } coups, personne n’a gagné : la partie est nulle.
    }

## Quoridor: positions and choices as text

quoridor-text-unread = « { $text } » n’est ni une case ni une barrière. Une case s’écrit e2, une barrière e3h ou e3v.
quoridor-text-capitals = « { $text } » a des majuscules. Cases et barrières s’écrivent en minuscules : e2, e3h, e3v.
quoridor-text-off-board = « { $text } » est au-delà du bord : les cases de ce plateau vont de a1 à { $square }.
quoridor-text-fence-off-board = La barrière « { $text } » dépasserait du plateau. La case en bas à gauche d’une barrière va de a1 à { $fence }.
quoridor-text-pawns = « { $text } » doit nommer une case par place, avec des virgules entre elles.
quoridor-text-taken = Un autre pion se trouve déjà sur « { $text } ».
quoridor-text-left = « { $text } » doit dire combien de barrières il reste à chaque place, et aucune n’en a plus qu’au début.
quoridor-text-fence = « { $text } » n’est pas une barrière. Une barrière s’écrit e3h ou e3v.
quoridor-text-lies-on = Ces barrières se croisent ou se recouvrent : « { $text } ».
quoridor-text-next = « { $text } » ne dit pas qui doit jouer. C’est le numéro d’une place, compté à partir de 0, ou over.
quoridor-text-plies = « { $text } » ne dit pas combien de coups ont été joués.
quoridor-text-part = « { $text } » n’est pas ce qui vient ensuite. Une position s’écrit pawns= left= fences= next=, et plies= si on les compte.
quoridor-text-missing = Il manque la partie { $text }=.
quoridor-text-count = Il doit y avoir sur le plateau autant de barrières qu’il en manque à celles du début.
quoridor-text-no-way = Ces barrières ne laissent à un pion aucun chemin vers son but.
quoridor-text-over = D’après ces pions et ces coups, la partie serait finie, ou ne le serait pas : le texte dit le contraire.
quoridor-text-stuck = La place dont c’est le tour ne peut rien faire : elle a donc déjà perdu son tour.
quoridor-text-no-chance = Ici, rien n’est laissé au hasard : « { $text } » ne veut donc rien dire.

## Settings of a table

setting-dots = Cases
setting-dots-help = Combien de cases séparent un départ du suivant. Il en faut plus que le dé n’a de faces.
setting-pawns = Pions
setting-pawns-help = Combien chaque place doit en ramener à la maison. Moins de pions, partie plus courte.
setting-faces = Faces
setting-faces-help = Combien le dé en a. La plus haute joue le rôle du six.
setting-self_strike = Prendre ses propres pions
setting-self_strike-help = On a le droit de s’arrêter sur un de ses pions sur le circuit, et il retourne à l’écurie.
setting-start_strikes_own = Prendre ses pions depuis le départ
setting-start_strikes_own-help = Un pion qui quitte le départ renvoie un des tiens s’il s’arrête sur lui. Sans cette règle, il ne peut pas s’y arrêter.
setting-leave_start_first = Libérer le départ d’abord
setting-leave_start_first-help = Quand un pion posé sur le départ doit bouger avant tous les autres : toujours, seulement tant que d’autres attendent dans l’écurie, ou jamais.
setting-three_tries = Trois essais
setting-three_tries-help = Quand seule la face la plus haute pourrait t’aider, tu lances jusqu’à trois fois pour l’obtenir.
setting-strike_is_compulsory = Prise obligatoire
setting-strike_is_compulsory-help = Si tu peux prendre un pion adverse, tu dois le faire ; avec lequel des tiens, c’est à toi de voir.
setting-home_no_jumping = Pas de saut à la maison
setting-home_no_jumping-help = Dans ta maison, les pions ne se sautent pas : mieux vaut mener les premiers tout au fond.
setting-six_rolls_again = La face la plus haute relance
setting-six_rolls_again-help = Qui fait la face la plus haute, un six avec le dé habituel, lance encore une fois.
setting-six_limit = Faces hautes de suite
setting-six_limit-help = Autant de faces les plus hautes de suite, c’est trop : la dernière ne se joue pas, et le tour est fini.
setting-play_to_last = Jouer jusqu’au bout
setting-play_to_last-help = La partie continue jusqu’à ce que toutes les places soient à la maison ou qu’il n’en reste qu’une, ou elle s’arrête à la première rentrée.
setting-who_begins = Qui commence
setting-who_begins-help = Au sort, au dé (le plus haut commence, en cas d’égalité on relance), ou une place de ton choix.

setting-columns = Colonnes
setting-columns-help = La largeur du plateau en cases : 3, 5, 7 ou 9. Moins il y en a, plus la partie est courte.
setting-rows = Lignes
setting-rows-help = Combien de cases d’un côté à l’autre : 3, 5, 7 ou 9.
setting-fences = Barrières
setting-fences-help = Combien chaque place peut en poser. Sans aucune, ce n’est qu’une course.
setting-third_pawn = Un troisième pion derrière
setting-third_pawn-help = Ce qui se passe quand le pion que tu sauterais en a un autre derrière lui : tu passes à côté, comme s’il y avait une barrière, ou tu ne peux pas du tout passer par là.
setting-jump_back = Saut et retour
setting-jump_back-help = Ce qui se passe quand il y a une barrière ou le bord derrière le pion que tu sauterais et de ses deux côtés : avec cette règle, tu peux sauter et revenir sur la case où était ton pion, et ton tour est joué. Sans elle, tu ne peux pas du tout passer par là.
setting-max_plies = Partie nulle après
setting-max_plies-help = Après tant de tours, toutes places comprises, personne n’a gagné. À deux, on pourrait se gêner sans fin.

setting-team = Jouer ensemble
setting-team-help = Combien de couleurs jouent ensemble : deux sur un plateau à quatre, deux ou trois sur un plateau à six, ou chacune pour soi. À deux, c’est le nombre de couleurs par place.
setting-copies = Cartes de chaque valeur
setting-copies-help = Combien le paquet en a. Deux jeux de cartes ordinaires en ont huit.
setting-jokers = Jokers
setting-jokers-help = Combien le paquet en a.
setting-no_play = Rien à jouer
setting-no_play-help = Défausser une carte de ton choix, ou bien toute la main et passer la manche.
setting-canadian = Le sept pour l’équipe
setting-canadian-help = La règle canadienne : un sept peut aussi faire avancer les pions alliés, mélangés comme on veut aux tiens.
setting-rest_to_mate = Le reste à l’équipe
setting-rest_to_mate-help = Quand un sept fait rentrer ton dernier pion, les pions alliés avancent de ce qui en reste.
setting-idle_jack = Valet sans effet
setting-idle_jack-help = On peut poser un valet sans effet s’il n’y a que ses propres pions sur le circuit et rien d’autre à jouer.

value-like_a_fence = passer à côté
value-blocks = aucun passage
value-discard = défausser une carte
value-sit_out = passer la manche
value-on = oui
value-off = non
value-none = sans limite
value-always = toujours
value-while_begin = si des pions attendent
value-never = jamais
value-one_left = jusqu’à l’avant-dernière
value-drawn = au sort
value-rolled = au dé
# The same words where they answer “Play to the last”.
value-play_to_last-on = jusqu’à la dernière
value-play_to_last-one_left = jusqu’à l’avant-dernière
value-play_to_last-off = jusqu’à la première

preset-reference = Classique
preset-reference-help = Les règles telles qu’on joue d’ordinaire aux Pays-Bas.
preset-mensch = Mensch ärgere dich nicht
preset-mensch-help = Comme on les imprime en Allemagne : trois essais pour sortir, pas de saut dans la maison.
preset-quick = Rapide
preset-quick-help = Deux pions par place, et la première à la maison gagne.
preset-standard = Standard
preset-standard-help = Les règles fournies avec le jeu : un troisième pion compte comme une barrière, et la partie dure jusqu’à la victoire.
preset-library = Classique
preset-library-help = Qui ne peut rien jouer défausse une carte, et un sept peut faire avancer les pions alliés.
preset-brandi = Brändi
preset-brandi-help = Comme on les imprime à Lucerne : qui ne peut rien jouer passe la manche, et seul le reste d’un sept va à l’équipe.
preset-own = Les tiennes
preset-own-help = Des règles maison de ton invention.

## Figures of a game

figure-rolls = Lancers
figure-rolls-help = Nombre de lancers, sans compter ceux pour savoir qui commence.
figure-highest = Faces hautes
figure-highest-help = Combien de ces lancers ont donné la face la plus haute : un six, avec le dé habituel.
figure-expected = À attendre
figure-expected-help = Combien de faces les plus hautes donnent en moyenne autant de lancers.
figure-entered = Première sortie
figure-entered-help = À quel lancer le premier pion est sorti. En moyenne, il en faut autant que le dé a de faces.
figure-strikes = Prises
figure-strikes-help = Combien de pions adverses ont été renvoyés.
figure-struck = Pions perdus
figure-struck-help = Combien de pions de cette place ont été pris par les autres.
figure-own_strikes = Prises sur soi
figure-own_strikes-help = Combien de ses propres pions cette place a renvoyés elle-même.
figure-luck = Chance
figure-luck-help = Si les faces les plus hautes sont sorties plus souvent (+) ou moins souvent (−) que le hasard ne le veut en moyenne ; celles qui sortent sans pion sur le circuit comptent double. Deux parties sur trois restent entre −1 et +1, et dépasser 2 de temps en temps est tout à fait normal. Avec peu de lancers, on ne peut rien dire.

figure-steps = Pas
figure-steps-help = Combien de fois le pion a bougé.
figure-jumps = Sauts
figure-jumps-help = Combien de ces pas ont sauté ou contourné un autre pion.
figure-placed = Barrières
figure-placed-help = Nombre de barrières placées.

figure-laid = Jouées
figure-laid-help = Nombre de cartes jouées.
figure-discarded = Défaussées
figure-discarded-help = Nombre de cartes qu’il a fallu défausser.
figure-all_strikes = Prises
figure-all_strikes-help = Combien de pions ont été renvoyés à leur chenil, quels qu’ils soient.
figure-all_struck = Pions perdus
figure-all_struck-help = Combien de pions de cette place ont été renvoyés à leur chenil, par qui que ce soit.

## Strategies

strategy-random-name = Hasard
strategy-random = Joue au hasard n’importe quel coup permis.
strategy-runner-name = Sprint
strategy-runner = Court vers son but par le plus court chemin et, en cas de retard, place de temps en temps une barrière devant le pion qui mène la course.
strategy-normal-name = Normal
strategy-normal = Prévoit quelques coups d’avance, et préfère parfois un coup qui n’est pas tout à fait le meilleur.
strategy-hard-name = Difficile
strategy-hard = Prévoit aussi loin qu’une seconde le permet, et compte chaque pas des deux chemins.
strategy-greedy-name = Avide
strategy-dog-greedy = Joue ce qui laisse sur le moment le meilleur plateau à son équipe, sans voir plus loin.
strategy-compromise-greedy = Désigne, séparément, la grille, la ligne et la colonne où son avance est la plus faible.
strategy-far-name = Loin
strategy-far = Joue le pion le plus avancé.
strategy-near-name = Près
strategy-near = Joue le pion le plus proche de son départ.
strategy-ranking-name = Barème
strategy-ranking = Pèse chaque coup selon six nombres et joue le meilleur.
strategy-trained-name = Entraîné
strategy-trained = Pèse chaque coup comme Barème, avec des nombres trouvés par entraînement.

parameter-self_strike = Prise sur soi
parameter-other_strike = Prise adverse
parameter-getting_home = Rentrée
parameter-already_home = Dans la maison
parameter-from_start = Depuis le départ
parameter-from_home = Vers la maison

# Why this move: said of a computer’s choice, and of a hint after “E11 to E14:”.
why-dog-gives = Cette carte aidera plus l’équipe qu’elle n’aiderait ici.
why-dog-greedy = De tout ce qui peut se jouer, c’est ce qui laisse le meilleur plateau à l’équipe.
why-far = Des pions qui peuvent bouger, c’est le plus avancé.
why-near = Des pions qui peuvent bouger, c’est le plus proche de son départ.
why-ranking-strikes = Ce coup prend un pion à { $seat }.
why-ranking-spares = Ce coup laisse { $seat } tranquille.
why-ranking-strikes-own = Ce coup prend un pion de son propre camp.
why-ranking-spares-own = Le second choix prendrait un pion de son propre camp.
why-ranking-costs-least = Ce coup coûte moins à son camp que le second choix.
why-ranking-gets-home = Ce coup ramène un pion à la maison.
why-ranking-stays-out = Ce coup garde pour l’instant un pion hors de la maison.
why-ranking-moves-home = Ce coup fait de la place dans la maison.
why-ranking-rests-home = Le lancer sert mieux ici qu’à l’intérieur de la maison.
why-ranking-ahead = Ce pion est plus avancé que le second choix.
why-ranking-behind = Ce pion a plus de chemin devant lui que le second choix.
why-ranking-even = Aucun autre coup ne pèse plus lourd.
why-runner-step = C’est un pas sur un plus court chemin vers le but.
why-runner-fence = Ce coup rallonge le chemin pour { $seat }.
why-search-arrives = Ce coup atteint le but.
why-search-runs =
    { $steps ->
        [one] Plus qu’un pas, et { $seat } ne peut plus rien y changer.
       *[other] Plus que { $steps } pas, et { $seat }, à { $others } du but, ne peut plus rien y changer.
    }
why-search-jumps = Ce coup saute et gagne un pas : encore { $steps } pas à faire, contre { $others } pour { $seat }.
why-search-nearer = Ce coup rapproche du but : encore { $steps } pas à faire, contre { $others } pour { $seat }.
why-search-lengthens =
    { $steps ->
        [one] Ce coup impose un pas de plus à { $seat }.
       *[other] Ce coup impose { $steps } pas de plus à { $seat }.
    }
why-search-lengthens-both = Ce coup impose { $steps } pas de plus à { $seat }, et { $own } à son propre camp.
why-search-keeps = Ce coup empêche { $seat } de placer { $fence }, qui coûterait { $steps } pas.
why-search-deep = En regardant plus loin, rien de mieux ne s’est trouvé.
strategy-bot-name = Bot
strategy-bot = Un programme à part, dans n’importe quel langage.

## Dog: what a rule forbids

dog-not-now = C’est autre chose qu’il faut choisir maintenant.
dog-not-in-hand = Tu n’as pas { $card } en main.
dog-not-playable = { $card } n’est jouable d’aucune façon pour l’instant.
dog-must-play = Tu peux jouer une carte, donc tu le dois : pas de défausse.
dog-other-card = { $card } sert à autre chose.
dog-kennel-empty = Aucun pion n’attend dans le chenil.
dog-start-locked = Un pion avec son étoile occupe le départ : aucun autre ne peut sortir.
dog-in-kennel = Ce pion est encore dans son chenil.
dog-star-ahead = Un pion avec son étoile barre le chemin, et personne ne le dépasse.
dog-in-finish = Dans la maison, un pion ne fait qu’avancer, aussi loin que les cases sont libres et pas plus.
dog-no-finish-to-pass = De toute façon, ce pion n’allait pas entrer dans sa maison.
dog-not-on-ring = Ce pion n’est pas sur le circuit.
dog-swap-star = Un pion avec son étoile ne s’échange pas.
dog-same-colour = Deux pions de même couleur ne s’échangent pas.
dog-mates-piece = À cette table, ce sept ne peut pas faire avancer ce pion-là.
dog-rest-of-seven =
    { $left ->
        [0] Un sept donne sept pas.
        [one] Le pas qui reste du sept ne pourrait alors pas se faire.
       *[other] Les { $left } pas qui restent du sept ne pourraient alors pas se faire.
    }
dog-jack-not-idle = Un valet ne se pose sans effet que s’il n’y a sur le circuit que tes pions et qu’aucune carte n’est jouable.
dog-no-such-deal = { $seat } ne peut pas recevoir ces cartes : il y en a trop ou trop peu, ou elles ne sont pas dans la pioche.

## Dog: why a table can't be laid

dog-fault-seats = On joue à Dog de 2 à 6, pas à { $number }.
dog-fault-empty = À une table de Dog, aucune place ne reste vide : il faut occuper la place { $seat }.
dog-fault-team = Sur ce plateau, { $number } couleurs ne peuvent pas jouer ensemble : il en faut deux quand le nombre de places est pair, ou trois quand il y a six places.
dog-fault-copies = Un paquet a de 1 à { $most } cartes de chaque valeur, et non { $number }.
dog-fault-jokers = Un paquet a au plus { $most } jokers, et non { $number }.
dog-fault-pack = Le paquet n’a que { $pack } cartes, et il en faut { $needed } pour la première donne.
dog-fault-plies = Une partie ne peut pas s’arrêter avant son premier coup.

## Dog: what happens

event-dog-reshuffled = La pioche est vide : on mélange la défausse.
event-dog-dealt =
    { $count ->
        [one] { $seat } reçoit { $count } carte.
       *[other] { $seat } reçoit { $count } cartes.
    }
event-dog-dealt-cards = { $seat } reçoit { $cards }.
event-dog-chose = { $seat } a choisi une carte à donner.
event-dog-gave = { $seat } donne une carte à { $to }.
event-dog-gave-card = { $seat } donne { $card } à { $to }.
event-dog-played = { $seat } joue { $card }.
event-dog-joker = { $seat } joue un joker, qui vaut { $card }.
event-dog-started = { $seat } : un pion sort du chenil.
event-dog-moved = { $seat } : un pion va en { $to }.
event-dog-struck = { $seat } : un pion est pris sur P{ $spot }.
event-dog-swapped = { $seat } sur P{ $from } et { $other } sur P{ $to } : les deux pions changent de place.
event-dog-discarded = { $seat } ne peut rien jouer et défausse { $card }.
event-dog-folded = { $seat } ne peut rien jouer, pose { $cards } et passe cette manche.
event-dog-won = { $seat } rentre le dernier pion : la partie est gagnée !
event-dog-drawn =
    { $plies ->
        [one] Après { $plies } coup, personne n’a gagné : la partie est nulle.
       *[other] Après { $plies } coups, personne n’a gagné : la partie est nulle.
    }

## Dog: positions and actions as text

dog-text-card = Il faut ici une carte : A 2 3 4 5 6 7 8 9 T J Q K X.
dog-text-joker = Un joker compte comme une autre carte, et c’est elle qu’il faut ici.
dog-text-rank = Il faut ici le rang d’un pion, de 0 à 3 : 0 est le plus avancé.
dog-text-steps = Il faut ici les pas d’une part, et toutes les parts d’un sept font sept ensemble.
dog-text-colour = Il faut ici le numéro d’une couleur.
dog-text-own-colour = Un pion s’échange avec celui d’une autre couleur.
dog-text-end = Rien d’autre n’est attendu ici.
dog-text-piece = Il faut ici un pion : P et sa case sur le circuit, ou F et sa case dans la maison.
dog-text-spot = Ce plateau n’a pas cette case.
dog-text-taken = Un autre pion se trouve sur cette case.
dog-text-pieces = Une couleur a quatre pions.
dog-text-sides = Un plateau nomme les pions de chaque couleur, avec | entre les couleurs.
dog-text-cards = « { $text } » n’est pas un tas de cartes, ou en a plus de 15 d’une sorte. Un tas s’écrit A23X, ou - s’il est vide.
dog-text-seats = « { $text } » doit avoir une entrée par place, avec des virgules entre elles.
dog-text-seat = « { $text } » n’est pas une place de cette table. Elles se comptent à partir de 0.
dog-text-deal = « { $text } » n’est pas une taille de main : on donne 6, 5, 4, 3 ou 2 cartes.
dog-text-plies = « { $text } » ne dit pas combien de coups ont été joués.
dog-text-begun = « { $text } » ne peut pas être choisi là.
dog-text-part = « { $text } » n’est pas ce qui vient ensuite. Une position s’écrit board= hands= deck= pile= gave= spent= deal= starter= next=, puis éventuellement plies= et begun=.
dog-text-missing = Il manque la partie { $text }=.
dog-text-pack = Mains, pioche et défausse doivent former ensemble tout le paquet.
dog-text-hands = Mains, dons et coups ne vont pas avec ce qui doit suivre.
dog-text-over = D’après ce plateau et ces coups, la partie serait finie, ou ne le serait pas : le texte dit le contraire.
dog-text-start = « { $text } » n’est ni une position (board=…), ni un plateau (P0*F1|P14||P48*), ni le dessin d’un plateau.
dog-text-home = Sur ce plateau, tous les pions d’une équipe sont rentrés : il n’y a plus rien à jouer.
dog-text-star = Un pion n’a son étoile que sur le départ de sa propre couleur.
dog-picture-print = Sur tout plateau, « { $sign } » est imprimé ici.
dog-picture-blank = Rien n’est dessiné ici, sur aucun plateau.
dog-picture-sign = On attend ici un point ou le numéro d’une couleur, de 0 à { $colours }.
dog-picture-star = Une étoile se trouve à côté du départ d’une couleur, et seulement tant qu’un pion de cette couleur y est.
dog-picture-owner = Dans un chenil et dans une maison, il n’y a que des pions de la même couleur.
dog-picture-pieces = La couleur { $colour } a { $count } pions sur ce dessin. Il en faut quatre, ceux du chenil compris.
