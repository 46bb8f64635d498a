### Ludo: what its rules have to say, the list of actions, and how it is played.

game-ludo = Ludo
invitation-ludo = Un tour de plateau, puis l’allée de ta couleur.
duration-ludo = 25–40 min
credits-ludo = Les règles maison sont celles du Ludo que Ben Kalkhoven a écrit pour Nice SoftWare. Un grand merci à son auteur.

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, victim, first, second and third are names of seats; from, to, spot, start and last are spots such as E5 or H1.

event-ludo-contested = Qui commence ? { $seat } fait un { $face }.
event-ludo-tied-two = { $first } et { $second } sont à égalité et relancent.
event-ludo-tied-three = { $first }, { $second } et { $third } sont à égalité et relancent.
event-ludo-tied-four = Les quatre places sont à égalité et relancent.
event-ludo-begins = { $seat } commence.
event-ludo-rolled = { $seat } fait un { $face }.
event-ludo-limit = C’est un six de trop : il ne se joue pas, et { $seat } doit passer la main.
event-ludo-no-move = { $seat } ne peut bouger aucun pion.
event-ludo-entered = { $seat } sort un pion sur { $to }.
event-ludo-entered-plain = { $seat } sort un pion.
event-ludo-by-itself = Le pion que { $seat } vient de sortir avance tout seul de { $from } à { $to }.
event-ludo-by-itself-plain = Le pion que { $seat } vient de sortir avance tout seul.
event-ludo-moved = { $seat } va de { $from } à { $to }.
event-ludo-moved-plain = { $seat } avance.
event-ludo-came-home = { $seat } quitte { $from } et rentre à la maison, sur { $to }.
event-ludo-came-home-plain = { $seat } rentre à la maison.
event-ludo-came-home-bounced = { $seat } quitte { $from }, rentre à la maison, fait demi-tour sur { $last } et s’arrête sur { $to }.
event-ludo-came-home-bounced-plain = { $seat } rentre à la maison et doit faire demi-tour.
event-ludo-moved-home = { $seat } avance dans la maison, de { $from } à { $to }.
event-ludo-moved-home-plain = { $seat } avance dans la maison.
event-ludo-bounced = Dans la maison, { $seat } part de { $from }, fait demi-tour sur { $last } et s’arrête sur { $to }.
event-ludo-bounced-plain = Dans la maison, { $seat } va au bout et revient.
event-ludo-struck = { $seat } prend un pion à { $victim } sur { $spot }.
event-ludo-struck-plain = { $seat } prend un pion à { $victim }.
event-ludo-struck-own = { $seat } prend un de ses propres pions sur { $spot }.
event-ludo-struck-own-plain = { $seat } prend un de ses propres pions.
event-ludo-again = { $seat } a fait un six et relance.
event-ludo-again-new = { $seat } relance pour le nouveau pion.
event-ludo-finished =
    { $place ->
        [1] { $seat } a rentré tous ses pions et gagne !
        [2] { $seat } a rentré tous ses pions et prend la deuxième place.
        [3] { $seat } a rentré tous ses pions et prend la troisième place.
       *[other] { $seat } a rentré tous ses pions et prend la quatrième place.
    }
event-ludo-ran-out =
    { $rolls ->
        [one] Après { $rolls } lancer, la partie s’arrête en l’état.
       *[other] Après { $rolls } lancers, la partie s’arrête en l’état.
    }
event-ludo-over = La partie est finie.

## Why a move is not allowed

ludo-no-pawn-there = Aucun de tes pions ne se trouve là. Choisis un des tiens.
ludo-enter-needs = Seul un six fait sortir un pion de l’écurie ; tu as fait { $rolled }.
ludo-enter-first = Tu as fait un six : il faut sortir un pion de l’écurie.
ludo-start-occupied = Un de tes pions occupe encore le départ. Aucun autre ne peut sortir tant qu’il y reste.
ludo-past-home =
    { $most ->
        [0] Ce pion est déjà allé aussi loin que possible.
        [one] C’est trop loin : ce pion n’a plus qu’un pas à faire, et il lui faut exactement ce lancer.
       *[other] C’est trop loin : ce pion peut encore avancer de { $most } pas au plus.
    }
ludo-same-spot = Avec son demi-tour dans la maison, ce pion reviendrait là où il est déjà : ce n’est pas un coup.
ludo-home-occupied = Un de tes pions occupe déjà la case de la maison où celui-ci s’arrêterait.
ludo-own-pawn = Un de tes pions est déjà là.
ludo-track-first = À cette table, un pion de la maison ne bouge que si aucun du circuit ne le peut, et l’un d’eux le peut.
ludo-home-rests = À cette table, un pion rentré à la maison ne bouge plus.
ludo-no-such-face = Ce dé n’a que les faces 1 à 6.
ludo-other-chance = Il faut décider d’autre chose maintenant : un lancer de dé au lieu d’un tirage au sort pour savoir qui commence, ou l’inverse.
ludo-seat-not-in-play = Personne ne joue à cette place.

## Why a table can't be laid

ludo-fault-seats = Ludo se joue à 2, 3 ou 4, pas à { $seats }.
ludo-fault-pawns = Chaque place a de 1 à 4 pions, et non { $pawns }.
ludo-fault-empty = La table n’a pas de place { $index } (on compte à partir de 0) : elle ne peut pas rester vide.
ludo-fault-in-play = Il faut jouer au moins à deux. Fais occuper une place de plus.
ludo-fault-beginner = La place { $index } (on compte à partir de 0) doit commencer, mais personne n’y joue. Fais-la occuper, ou laisse commencer une autre place.
ludo-fault-six-limit = La limite des six de suite commence à 2 : en dessous, elle les interdirait tous.
ludo-fault-rolls = Une partie ne peut pas s’arrêter avant son premier lancer.

## Positions and moves as text

ludo-text-spot = « { $text } » n’est pas une case de cette place sur ce plateau. Une case s’écrit B34 (écurie), E5 (circuit) ou H1 (maison).
ludo-text-taken = Un autre pion se trouve déjà sur « { $text } ».
ludo-text-pawns = « { $text } » n’a pas autant de pions que chaque place en a ici.
ludo-text-seats = Il faut une liste de pions par place de la table, avec « / » entre elles ; regarde « { $text } ».
ludo-text-empty-seat = Personne ne joue à cette place : elle s’écrit « - », et non « { $text } ».
ludo-text-seat = « { $text } » ne désigne aucune place qui joue ici, ou une place déjà nommée. Les places se comptent à partir de 0.
ludo-text-face = « { $text } » n’est pas une face du dé : elles vont de 1 à 6.
ludo-text-phase = « { $text } » ne dit pas qui doit jouer. Écris 1? si la place 1 doit lancer, 1> si ce lancer fait avancer son nouveau pion, 1:3 si elle a fait 3, draw ou over.
ludo-text-field = « { $text } » est inconnu ici. Peuvent suivre sixes=, rolls=, home= et, tant qu’on lance pour savoir qui commence, les lancers déjà faits.
ludo-text-number = « { $text } » n’est pas un nombre possible ici.
ludo-text-home = Les places données comme rentrées ne sont pas celles dont tous les pions sont à la maison.
ludo-text-over = D’après ces pions et ces lancers, la partie serait finie, ou ne le serait pas : le texte dit le contraire.
ludo-text-contest = Les lancers pour savoir qui commence ne vont pas ensemble.
ludo-text-turn = La place dont c’est le tour a déjà terminé.
ludo-text-forced = Aucun pion n’occupe le départ de cette place : aucun ne peut donc en partir tout seul.
ludo-text-no-move = Avec ce lancer, aucun pion ne pourrait bouger : il n’y a donc rien à choisir.
ludo-text-from = « { $text } » n’est pas une case d’où cette place pourrait jouer. Un coup s’écrit E11-E14, ou seulement E11.
ludo-text-to = Avec un lancer de { $roll }, ce coup ne finit pas sur « { $text } ».

## Settings of a table

setting-forced_second_roll = Le nouveau pion avance seul
setting-forced_second_roll-help = Le lancer qui suit la sortie d’un pion lui fait quitter le départ tout seul. Sans cette règle, c’est un lancer comme les autres.
setting-forced_strikes_own = Le nouveau pion prend les tiens
setting-forced_strikes_own-help = Quand le nouveau pion avance seul, il renvoie un des tiens s’il s’arrête sur lui. Sans cette règle, il attend alors sur le départ, et tu choisis un autre coup.
setting-forced_six_also_draws = Un second six en sort un autre
setting-forced_six_also_draws-help = Quand le nouveau pion avance sur un six, ce six sort aussi un autre pion. Sans cette règle, il ne donne qu’un lancer de plus.
setting-bounce = Demi-tour à la maison
setting-bounce-help = Un lancer trop haut se compte en avant jusqu’à la dernière case de la maison, et le reste en arrière. Sans cette règle, un pion doit y tomber juste.
setting-home_moves = Bouger dans la maison
setting-home_moves-help = Un pion de la maison est un choix comme un autre, ou ne bouge que si aucun du circuit ne le peut, ou ne bouge plus.
setting-max_rolls = Fin après
setting-max_rolls-help = Après tant de lancers, toutes places comprises, la partie s’arrête en l’état.

value-choice = un choix comme un autre
value-last = si rien d’autre ne peut bouger

preset-house = Classique
preset-house-help = Comme dans le programme de Nice SoftWare : le nouveau pion avance seul, et les pions font demi-tour dans la maison.
preset-exact = Tomber juste
preset-exact-help = Comme on y joue souvent ailleurs : tu choisis ton coup à chaque lancer, il faut tomber juste dans la maison, et trois six de suite mettent fin au tour.

figure-bounced = Demi-tours
figure-bounced-help = Combien de fois un pion de cette place a fait demi-tour sur la dernière case de la maison.

## How to play: the rules as they hold at one table. Every setting is an argument of its own name.

howto-ludo-aim = Le but
howto-ludo-aim-text =
    { $pawns ->
        [one] Sors ton pion de l’écurie, fais-lui parcourir les 40 cases du circuit et ramène-le sur une des quatre cases de ta maison avant tout le monde.
       *[other] Sors tes { $pawns } pions de l’écurie, fais-leur parcourir les 40 cases du circuit et ramène-les dans les quatre cases de ta maison avant tout le monde.
    }{ $empty ->
        [0] { "" }
        [one] { " " }Une place est vide : son tour est sauté.
       *[other] { " " }{ $empty } places sont vides : leur tour est sauté.
    }

howto-ludo-begins = Qui commence
howto-ludo-begins-text =
    { $who_begins ->
        [rolled] Tout le monde lance le dé une fois : le plus haut lancer commence. En cas d’égalité en tête, on relance, mais seulement entre ex æquo.
        [drawn] Une place tirée au sort commence.
       *[other] { $beginner } commence.
    } On joue ensuite dans le sens des aiguilles d’une montre.

howto-ludo-enter = Sortir un pion
howto-ludo-enter-text =
    Il faut un six pour sortir un pion de l’écurie et le poser sur ton départ. { $forced_second_roll ->
        [on] S’il en attend un, tu dois le sortir.
       *[off] S’il en attend un et qu’aucun des tiens n’occupe ton départ, tu dois le sortir.
    } Un pion adverse posé sur ton départ est pris.

howto-ludo-forced = Le nouveau pion avance seul
howto-ludo-forced-text = Après la sortie d’un pion, tu relances, et ce lancer fait quitter le départ au nouveau pion. Il n’y a rien à choisir : il avance tout seul, et prend le pion adverse sur lequel il s’arrête.

howto-ludo-forced-own = Prendre ton propre pion
howto-ludo-forced-own-text =
    { $forced_strikes_own ->
        [on] Si un de tes pions se trouve là où le nouveau s’arrête, il est pris lui aussi et retourne à ton écurie. C’est le seul cas où l’on se prend soi-même.
       *[off] Si un de tes pions se trouve là où le nouveau s’arrêterait, celui-ci reste sur le départ, et tu joues ce lancer avec n’importe quel autre pion.
    }

howto-ludo-forced-six = Un autre six pour le nouveau pion
howto-ludo-forced-six-text =
    { $forced_six_also_draws ->
        [on] Si le nouveau pion avance sur un six, ce six sort aussi le pion suivant de ton écurie, et celui-là avancera tout seul à ton prochain lancer.
       *[off] Si le nouveau pion avance sur un six, ce six ne fait sortir aucun autre pion, mais tu relances. Un nouveau six fait alors sortir un pion comme d’habitude.
    }

howto-ludo-start = Le départ
howto-ludo-start-text = Un pion posé sur ton départ peut y rester aussi longtemps que tu veux, mais aucun autre ne peut sortir pendant ce temps.

howto-ludo-six = Un six
howto-ludo-six-text =
    Qui fait un six relance, même si aucun pion n’a pu bouger.{ $six_limit ->
        [none] { " " }Il n’y a pas de limite.
        [2] { " " }Mais le deuxième de suite ne se joue pas et met fin au tour.
        [3] { " " }Mais le troisième de suite ne se joue pas et met fin au tour.
        [4] { " " }Mais le quatrième de suite ne se joue pas et met fin au tour.
       *[other] { " " }Mais le { $six_limit }e de suite ne se joue pas et met fin au tour.
    } Quand ton écurie est vide, un six fait avancer le pion de ton choix.

howto-ludo-walk = Avancer
howto-ludo-walk-text = Avance un pion dans le sens des aiguilles d’une montre, exactement d’autant de cases que l’indique le dé, sans jamais partager un lancer. On passe librement par-dessus les pions en chemin ; seule compte la case où tu t’arrêtes.

howto-ludo-strike = Prendre
howto-ludo-strike-text = Arrête-toi sur un pion adverse du circuit : il retourne à son écurie. Aucune case du circuit n’est un refuge ; ta maison en est un, car personne d’autre n’y entre.

howto-ludo-own = Tes propres pions
howto-ludo-own-text = Tu ne peux pas choisir un coup qui s’arrête sur un de tes pions, ni sur le circuit ni dans la maison.

howto-ludo-home = Rentrer à la maison
howto-ludo-home-text = Après un tour complet, le pion entre dans les quatre cases de ta maison. Les pions y passent les uns par-dessus les autres, mais il faut à chacun une case libre.

howto-ludo-bounce =
    { $bounce ->
        [on] Demi-tour
       *[off] Tomber juste
    }
howto-ludo-bounce-text =
    { $bounce ->
        [on] Pas besoin de tomber juste. Le pion avance jusqu’à la dernière case de la maison, puis recule du reste ; si cela devait le faire ressortir, il refait demi-tour sur la première. Avec un cinq depuis la case 1 de la maison, il avance de trois jusqu’à la case 4, recule de deux et s’arrête sur la case 2.
       *[off] Un pion doit tomber juste dans la maison : un lancer qui le mènerait au-delà de la dernière case ne peut pas lui servir.
    }

howto-ludo-bounce-back = Pas de surplace
howto-ludo-bounce-back-text = Un pion qui reviendrait sur la case où il se trouve ne peut pas jouer ce lancer. C’est pourquoi un six ne fait jamais bouger un pion de la maison.

howto-ludo-home-moves = Bouger dans la maison
howto-ludo-home-moves-text =
    { $home_moves ->
        [choice] Un pion de la maison est un choix comme un autre. Si aucun autre ne peut bouger, il doit le faire, même si tu préférerais le laisser où il est.
        [last] Un pion de la maison ne peut bouger que si aucun de tes pions du circuit ne le peut ; il doit alors le faire.
       *[never] Un pion rentré à la maison ne bouge plus.
    }

howto-ludo-pass = Passer
howto-ludo-pass-text = Si tu peux jouer, tu dois le faire. Sinon, c’est au tour de la place suivante, sauf si tu as fait un six.

howto-ludo-end = La fin
howto-ludo-end-text =
    { $pawns ->
        [one] La première couleur dont le pion est à la maison gagne
       *[other] La première couleur dont tous les pions sont à la maison gagne
    }{ $play_to_last ->
        [one_left] { $seats ->
            [2] , et la partie est finie.
            [3] . Les autres continuent pour la deuxième place ; le tour d’une couleur rentrée est sauté, même après un six.
           *[other] . Les autres continuent pour la deuxième et la troisième place ; le tour d’une couleur rentrée est sauté, même après un six.
        }
        [on] { $seats ->
            [2] . L’autre continue, elle aussi, jusqu’à la maison.
           *[other] . Les autres continuent jusqu’à ce que toutes soient rentrées ; le tour d’une couleur rentrée est sauté, même après un six.
        }
       *[off] , et la partie est finie.
    }{ $max_rolls ->
        [none] { "" }
        [one] { " " }Après un seul lancer, la partie s’arrête de toute façon, en l’état.
       *[other] { " " }Après { $max_rolls } lancers, toutes places comprises, la partie s’arrête de toute façon, en l’état.
    }

howto-ludo-opponents = Tes adversaires
howto-ludo-opponents-text = Quand on prépare une table, chaque place reçoit une personne, un ordinateur ou personne du tout ; un clic sur une place la confie à un autre en pleine partie. Les ordinateurs sont des personnages avec un nom et un visage. Pim, Lotti et Niki jouent ce qui leur passe par la tête et sont les plus faciles à battre. Joost, Asha et Sander connaissent les règles, mais ne voient pas tout ; Mila, Ruedi et Beppe laissent rarement passer une occasion ; Chiara, Nikos et Annelies voient presque tout. Vreni, Vikram et Spyros pensent plusieurs tours à l’avance et sont les plus difficiles. Un bot, c’est-à-dire un programme à toi, peut aussi être ton adversaire.
strategy-far-ludo = Joue le pion le plus avancé de ceux qui avancent encore : à la maison, aucun ne recule.

howto-ludo-options = Ce que tu peux choisir
howto-ludo-options-text = « { title-setup } » propose le plateau, les places et chaque règle maison, avec une phrase sur ce qu’elle change. Dans les réglages, tu choisis à tout moment comment tu joues : « { settings-speed } », « { settings-single-choice } », « { settings-confirm-loss } », « { settings-roll-alone } », « { settings-turn-table } », « { settings-danger } », « { settings-chances } » et « { settings-numbers } » ; et aussi l’aspect et le son de l’ensemble. Le pion dans le coin du plateau ouvre un petit menu avec ce qui sert le plus.

howto-ludo-messages = La langue des messages
howto-ludo-messages-text = Chaque lancer et chaque coup s’inscrit dans la liste à côté de la table. Cette liste parle allemand, anglais, espagnol, français, grec ou néerlandais, ou une langue que tu as ajoutée, quelle que soit celle du reste du programme. Tu la choisis dans les réglages, sous « { settings-list-language } » ; choisie en cours de partie, elle vaut pour toute la liste, dès la première ligne.

howto-ludo-speech = La langue de la voix
howto-ludo-speech-text = Avec « { settings-read-aloud } » dans les réglages, une voix de cet ordinateur lit les messages : en allemand, en anglais, en espagnol, en français, en grec ou en néerlandais, si une voix de cette langue est installée. Sous « { settings-speech-language } », tu peux aussi choisir n’importe quelle autre. Une voix anglaise lit alors les messages français comme si c’était de l’anglais, et c’est la moitié du plaisir. La partie n’attend jamais la voix : ce qui viendrait trop tard n’est pas lu.

howto-ludo-origin = D’où vient le jeu
howto-ludo-origin-text = Ludo descend du pachisi, auquel on jouait en Inde dès le sixième siècle environ : on en verrait un plateau dans les grottes d’Ajanta. Des empereurs moghols comme Akbar y auraient joué dans les cours de leurs palais, avec des personnes pour pions. Le nom de Ludo vient du latin : « je joue ». Bien des pays ont un enfant du pachisi : il s’appelle Mens erger je niet en néerlandais, Mensch ärgere dich nicht en allemand, Ne t’en fais pas en français et Non t’arrabbiare en italien, et chacun de ces noms le dit : inutile de s’énerver.

howto-ludo-die = Pourquoi le dé est équitable
howto-ludo-die-text = Tous les lancers d’une partie sont fixés par un nombre secret avant le premier, et personne ne peut les changer : ni toi ni un ordinateur, et aucun coup ne rend un six plus probable. Après la partie, ce nombre est montré : tout le monde peut refaire les mêmes lancers et vérifier. Attendre longtemps un six n’a rien d’étrange : une fois sur six, il n’en vient aucun en dix lancers.

howto-ludo-children = Ce que les enfants y apprennent
howto-ludo-children-text = Compter jusqu’à six d’un coup d’œil, attendre son tour et choisir entre quelques pions. Surtout, Ludo apprend à perdre et à recommencer : tout le monde se fait prendre un jour, et chaque pion peut ressortir.

howto-ludo-credits = À qui l’on doit ces règles
howto-ludo-credits-text = { credits-ludo }

## In place of what is said of every game

order-chance-first-ludo = { order-chance-first-mejn }
order-no-chance-ludo = { order-no-chance-mejn }
