### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Colours

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
order-chance-first = D’abord le hasard : laisse-le agir, puis choisis.
order-no-chance = Rien n’est laissé au hasard maintenant : il faut choisir.
order-over = La partie est finie. Commences-en une autre pour continuer à jouer.

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
figure-luck = Chance au dé
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
strategy-master-name = Maître
strategy-master = Prévoit comme { strategy-hard-name }, et juge ce qui en sort par un réseau qui a appris le jeu en jouant contre lui-même. À une table pour laquelle il n’y a pas de réseau, il compte les chemins et les barrières ; à quatre, il joue la suite des meilleurs coups, pour voir ce qu’ils donnent.
strategy-greedy-name = Avide
strategy-partner-name = Partenaire
strategy-far-name = Loin
strategy-far = Joue le pion le plus avancé.
strategy-near-name = Près
strategy-near = Joue le pion le plus proche de son départ.
strategy-ranking-name = Barème
strategy-ranking = Pèse chaque coup selon six nombres et joue le meilleur.
strategy-trained-name = Entraîné
strategy-trained = Pèse chaque coup comme Barème, avec des nombres trouvés par entraînement.
strategy-racer-name = Racer
strategy-racer = Juge chaque coup par un réseau qui a appris le jeu en jouant contre lui-même, et prend celui après lequel sa chance est la meilleure. À une table pour laquelle il n’y a pas de réseau, il joue comme { strategy-trained-name }.

parameter-self_strike = Prise sur soi
parameter-other_strike = Prise adverse
parameter-getting_home = Rentrée
parameter-already_home = Dans la maison
parameter-from_start = Depuis le départ
parameter-from_home = Vers la maison
parameter-nodes = Positions d’avance
parameter-worlds = Mondes
parameter-width = Coups essayés
parameter-ahead = Coups d’avance
parameter-infers = Déductions
parameter-gives = Dons essayés
parameter-slips = Erreurs sur 100
parameter-thousands = Milliers de positions
parameter-network = Réseau
parameter-millis = Millisecondes à l’horloge (0 : aucune)

# Why this move: said of a computer’s choice, and of a hint after “E11 to E14:”.
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
why-ranking-ahead = Ce coup fait avancer le pion le plus proche de la maison.
why-ranking-behind = Ce coup fait avancer un pion qui a encore beaucoup de chemin.
why-ranking-even = Ici, cela ne change pas grand-chose.
why-racer-escapes = Ce pion risquait d’être pris ({ $before } %) ; là, il est plus à l’abri ({ $after } %).
why-racer-safest = Tout autre coup en laisse davantage à la portée des autres.
why-racer-chases = De là, il peut prendre un pion à { $seat }.
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
why-search-keeps = Ce coup empêche { $seat } de placer une barrière qui coûterait { $steps } pas.
why-search-deep = Ce que cela apporte ne se voit que quelques coups plus tard.
strategy-bot-name = Bot
strategy-bot = Un programme à part, dans n’importe quel langage.
