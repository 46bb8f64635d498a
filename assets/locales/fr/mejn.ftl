### Mens erger je niet: what its rules have to say, the list of actions, and how it is played.

game-mejn = Mens erger je niet
invitation-mejn = Ramène tes pions et chasse ceux qui te gênent.
duration-mejn = 30–45 min
credits-mejn = Mens erger je niet est un jeu de parcours de la famille du pachisi. Le nôtre descend du programme en Java Mens erger je niet de jrottinghuis. Les stratégies Loin, Près et Barème viennent de van der Genugten et Das, les points du classement de Sitarz.

## In place of what is said of every game

order-chance-first-mejn = D’abord le dé : lance-le, puis choisis.
order-no-chance-mejn = Il n’y a rien à lancer maintenant : il faut choisir un pion.

## Why a move is not allowed

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

## Why a table can't be laid

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

## What happens

event-contested = Qui commence ? { $seat } fait un { $face }.
event-begins = { $seat } commence.
event-rolled = { $seat } fait un { $face }.
event-limit = Une fois de trop : { $seat } doit passer la main.
event-no-move = { $seat } ne peut rien jouer.
event-moved = { $seat } va de { $from } à { $to }.
event-moved-plain = { $seat } avance.
event-entered = { $seat } sort un pion sur { $to }.
event-entered-plain = { $seat } sort un pion.
event-came-home = { $seat } rentre à la maison, sur { $to }.
event-came-home-plain = { $seat } rentre à la maison.
event-struck = { $by } prend un pion à { $seat } sur { $spot }.
event-struck-plain = { $by } prend un pion à { $seat }.
event-struck-own = { $seat } prend un de ses propres pions sur { $spot }.
event-struck-own-plain = { $seat } prend un de ses propres pions.
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

## Positions and moves as text

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

## How to play

howto-aim = Le but
howto-aim-text =
    { $pawns ->
        [one] Fais parcourir à ton pion les { $ring } cases du circuit et ramène-le à la maison avant tout le monde.
       *[other] Fais parcourir à tes { $pawns } pions les { $ring } cases du circuit et ramène-les à la maison avant tout le monde.
    }{ $empty ->
        [0] { "" }
        [one] { " " }Une place est vide : son tour est sauté.
       *[other] { " " }{ $empty } places sont vides : leur tour est sauté.
    }

howto-begins = Qui commence
howto-begins-text =
    { $who_begins ->
        [drawn] Une place tirée au sort commence.
        [rolled] Tout le monde lance le dé : le plus haut lancer commence, et en cas d’égalité on relance.
       *[other] { $beginner } commence.
    } On joue ensuite dans le sens des aiguilles d’une montre, un lancer à la fois.

howto-enter = Sortir un pion
howto-enter-text =
    Il faut { howto-six } pour sortir un pion de l’écurie et le poser sur ton départ.{ $pawns ->
        [one] { "" }
       *[other] { " " }Si tu peux en sortir un et qu’aucun des tiens n’occupe ton départ, c’est obligatoire.
    }

howto-start = Quitter le départ
howto-start-text =
    { $leave_start_first ->
        [always] Un pion posé sur ton départ doit le quitter avant que tu en joues un autre, quel que soit le lancer.
        [while_begin] Tant que tu as des pions dans l’écurie, un pion posé sur ton départ doit le quitter avant que tu en joues un autre.
       *[never] Un pion posé sur ton départ peut y rester, mais aucun autre ne peut sortir pendant ce temps.
    }

howto-walk = Avancer
howto-walk-text = Avance un pion dans le sens des aiguilles d’une montre, exactement d’autant de cases que l’indique le dé. On saute par-dessus les pions en chemin ; seule compte la case où tu t’arrêtes.

howto-home = Rentrer à la maison
howto-home-text = Après un tour complet, le pion entre dans ta maison. Il doit y tomber juste : un lancer qui le mènerait au-delà de la dernière case ne peut pas lui servir.

howto-strike = Prendre
howto-strike-text =
    Arrête-toi sur un pion adverse : il retourne à son écurie. Aucune case du circuit n’est un refuge, pas même un départ.{ $strike_is_compulsory ->
        [on] { "" }
       *[off] { " " }Tu peux prendre, mais rien ne t’y oblige.
    }

howto-compulsory = Prise obligatoire
howto-compulsory-text =
    Si tu peux prendre un pion adverse, tu dois le faire ; avec lequel des tiens, c’est à toi de voir.{ $leave_start_first ->
        [never] { " " }Seule la sortie d’un pion passe avant.
       *[other] { " " }Seuls la sortie d’un pion et le départ à libérer passent avant.
    }

howto-own = Tes propres pions
howto-own-text =
    { $self_strike ->
        [on] Si tu t’arrêtes sur un de tes pions sur le circuit, il est pris comme n’importe quel autre.
       *[off] Tu ne peux pas t’arrêter sur un de tes pions.
    }

howto-own-start = Tes propres pions, depuis le départ
howto-own-start-text =
    { $start_strikes_own ->
        [on] Exception : un pion qui quitte ton départ prend celui des tiens sur lequel il s’arrête.
       *[off] Un pion ne peut pas non plus quitter ton départ pour la case d’un autre des tiens ; joues-en alors un autre.
    }

howto-lane = Dans la maison
howto-lane-text =
    { $home_no_jumping ->
        [on] Dans la maison, les pions ne se sautent pas, et il faut à chacun une case libre. On peut encore y avancer vers le fond.
       *[off] Dans la maison, les pions peuvent se sauter, mais il faut à chacun une case libre. On peut encore y avancer vers le fond.
    }

howto-again =
    { $faces ->
        [6] Un six
       *[other] La face la plus haute
    }
howto-again-text =
    { $six_rolls_again ->
        [on] Qui obtient { howto-six } relance, même si aucun pion n’a pu bouger.{ $six_limit ->
            [none] { "" }
            [2] { " " }Mais la deuxième fois de suite ne se joue pas et met fin au tour.
            [3] { " " }Mais la troisième fois de suite ne se joue pas et met fin au tour.
            [4] { " " }Mais la quatrième fois de suite ne se joue pas et met fin au tour.
           *[other] { " " }Mais la { $six_limit }e fois de suite ne se joue pas et met fin au tour.
        }
       *[off] Ici, { howto-six } ne donne pas de second lancer.
    }

howto-tries = Trois essais
howto-tries-text =
    { $pawns ->
        [one] Tant que ton pion attend dans l’écurie, tu lances jusqu’à trois fois pour obtenir { howto-that-six }.
       *[other] Si aucun de tes pions n’est sur le circuit et que ceux de la maison sont le plus au fond possible, tu lances jusqu’à trois fois pour obtenir { howto-that-six }.
    }

howto-pass = Passer
howto-pass-text =
    Si tu peux jouer, tu dois le faire, même à contrecœur. Sinon, tu passes ton tour.{ $three_tries ->
        [on] { "" }
       *[off] { " " }{ $pawns ->
            [one] Il n’y a pas d’essai en plus, même avec ton pion dans l’écurie.
           *[other] Il n’y a pas d’essai en plus, même avec tous tes pions dans l’écurie.
        }
    }

howto-end = La fin
howto-end-text =
    { $pawns ->
        [one] La première couleur dont le pion est à la maison gagne
       *[other] La première couleur dont tous les pions sont à la maison gagne
    }{ $play_to_last ->
        [on] { $seats ->
            [2] . L’autre continue, elle aussi, jusqu’à la maison.
           *[other] . Les autres continuent jusqu’à ce que toutes soient rentrées ; une couleur rentrée ne lance plus le dé.
        }
        [one_left] { $seats ->
            [2] , et la partie est finie.
           *[other] . Les autres continuent jusqu’à ce qu’il n’en reste qu’une ; une couleur rentrée ne lance plus le dé.
        }
       *[off] , et la partie est finie.
    }
