### Quoridor: what its rules have to say, the list of actions, and how it is played.

game-quoridor = Quoridor
invitation-quoridor = Traverse en premier et barre la route aux autres.
duration-quoridor = 10–20 min
credits-quoridor = Quoridor a été conçu par Mirko Marchesi. Derrière le nôtre, il y a un programme en Java fait pour l’école.

## Why a step or a fence is not allowed

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

## Why a table can't be laid

quoridor-fault-seats = Quoridor se joue à 2 ou à 4, pas à { $number }.
quoridor-fault-empty = À une table de Quoridor, aucune place ne reste vide : il faut occuper la place { $seat }.
quoridor-fault-columns = Un plateau a 3, 5, 7 ou 9 colonnes, et non { $number } : les pions partent du milieu.
quoridor-fault-rows = Un plateau a 3, 5, 7 ou 9 lignes, et non { $number } : les pions partent du milieu.
quoridor-fault-fences = Chaque place a de 0 à { $most } barrières, et non { $number }.
quoridor-fault-plies = Une partie peut s’arrêter après 1 à { $most } coups, et non après { $number }.

## What happens

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

## Positions and choices as text

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

## How to play

howto-quoridor-aim = Le but
howto-quoridor-aim-text =
    Amène ton pion, avant tout le monde, sur n’importe quelle case du côté opposé à son départ. Le plateau a { $columns } colonnes et { $rows } lignes, et on y joue à { $seats ->
        [2] deux
       *[other] { $seats }
    }.

howto-quoridor-turn = Ton tour
howto-quoridor-turn-text =
    { $fences ->
        [0] Avance ton pion d’une case vers le haut, le bas, la gauche ou la droite. Tu ne peux pas passer.
       *[other] Avance ton pion d’une case vers le haut, le bas, la gauche ou la droite, ou place une barrière : l’un ou l’autre, et tu ne peux pas passer.
    } C’est ensuite le tour de { $seats ->
        [2] l’autre camp.
       *[other] la place suivante, dans le sens des aiguilles d’une montre.
    }

howto-quoridor-fence = Les barrières
howto-quoridor-fence-text =
    { $fences ->
        [one] Tu as { $fences } barrière.
       *[other] Tu as { $fences } barrières.
    } Une barrière est longue de deux cases et se place entre deux paires de cases. Elle ne bouge plus jamais, et personne ne la traverse. Dans la liste, elle porte le nom de la case en bas à gauche : e3h est au-dessus de e3 et f3, e3v à droite de e3 et e4.

howto-quoridor-apart = Chaque barrière à sa place
howto-quoridor-apart-text = Une barrière peut en toucher une autre, bout à bout ou en T. Elle ne peut ni la croiser ni la recouvrir à moitié.

howto-quoridor-way = Toujours un chemin
howto-quoridor-way-text = Une barrière peut rallonger un chemin autant que tu veux, mais jamais couper le dernier chemin d’un pion vers son but. Les pions ne barrent pas un chemin.

howto-quoridor-jump = Sauter
howto-quoridor-jump-text = Quand un pion est juste à côté du tien, tu peux le sauter tout droit, jusqu’à la case de derrière, si elle est libre et qu’aucune barrière ne gêne.

howto-quoridor-side = À côté d’un pion
howto-quoridor-side-text = Si une barrière ou le bord se trouve derrière le pion que tu voudrais sauter, tu vas plutôt sur une case à côté de lui, si elle est libre et qu’aucune barrière ne gêne.

howto-quoridor-back = Aller et retour
howto-quoridor-back-text = Si une barrière ou le bord se trouve derrière le pion que tu voudrais sauter et de ses deux côtés, ton pion peut sauter et revenir sur la case où il était. Rien n’a bougé, mais ton tour est joué.

howto-quoridor-third = Un troisième pion
howto-quoridor-third-text =
    { $third_pawn ->
        [like_a_fence] Un troisième pion derrière celui que tu voudrais sauter compte comme une barrière : tu passes sur le côté.
       *[blocks] Si un troisième pion se trouve derrière celui que tu voudrais sauter, tu ne peux pas du tout passer par là.
    }

howto-quoridor-lost = Perdre son tour
howto-quoridor-lost-text = Qui ne peut ni bouger ni placer de barrière perd son tour. C’est la seule façon de passer.

howto-quoridor-end = La fin
howto-quoridor-end-text =
    Qui atteint en premier le côté opposé gagne, et les autres ne continuent pas.{ $max_plies ->
        [none] { "" }
        [one] { " " }Après un seul tour sans victoire, la partie est nulle.
       *[other] { " " }Après { $max_plies } tours sans victoire, toutes places confondues, la partie est nulle.
    }

## What the terminal shows beside the board


## What the terminal shows beside the board


## What the terminal shows beside the board

text-quoridor-row = va à la rangée { $row }
text-quoridor-column = va à la colonne { $column }
