### How to play: the rules as they hold at one table. Every setting is an argument of its own name.

# What a six is called here; the second where it has been named before.
howto-six =
    { $faces ->
        [6] un six
       *[other] la face la plus haute, { $faces },
    }
howto-that-six =
    { $faces ->
        [6] un six
       *[other] la face la plus haute
    }

## Mens erger je niet

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

## Quoridor

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
    } Une barrière est longue de deux cases et se place entre deux paires de cases. Elle ne bouge plus jamais, et personne ne la traverse.

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

## Dog

howto-dog-aim = Le but
howto-dog-aim-text =
    { $team ->
        [1] Sors tes quatre pions du chenil, fais-leur faire le tour du circuit et rentre-les dans ta maison avant tout le monde.
       *[other] { $seats ->
            [2] Sors les quatre pions de chacune de tes deux couleurs du chenil, fais-leur faire le tour du circuit et rentre-les dans leur maison avant l’autre camp.
           *[other] Sors tes quatre pions du chenil, fais-leur faire le tour du circuit et rentre-les dans ta maison, et aide { $team ->
                [2] la place alliée, en face de toi,
               *[other] le reste de ton équipe, une place sur deux,
            } à en faire autant. La première équipe dont tous les pions sont rentrés gagne.
        }
    }

howto-dog-round = Une manche
howto-dog-round-text = Tout le monde reçoit six cartes, puis cinq, quatre, trois et deux aux manches suivantes, et de nouveau six. On joue une carte par tour jusqu’à ce que toutes les mains soient vides. À chaque nouvelle manche, c’est la place suivante qui commence.

howto-dog-exchange = Une carte pour l’équipe
howto-dog-exchange-text =
    Au début d’une manche, on choisit une carte, face cachée, pour { $team ->
        [2] la place alliée, en face
       *[other] la place suivante de l’équipe, dans le sens des aiguilles d’une montre
    }. Les cartes changent de main quand tout le monde a choisi.

howto-dog-start = Sortir du chenil
howto-dog-start-text = Un as ou un roi fait sortir un pion du chenil sur ton départ. Un pion sans étoile qui s’y trouve est pris.

howto-dog-star = L’étoile
howto-dog-star-text = Un pion qui vient de sortir du chenil porte une étoile jusqu’à ce qu’il bouge. Personne ne peut le dépasser, s’arrêter sur sa case, le prendre ni l’échanger, et aucun autre pion ne peut sortir tant qu’il est là.

howto-dog-cards = Les cartes
howto-dog-cards-text = Un pion avance d’autant de cases que le dit la carte ; une dame avance de 12, un roi de 13, un as de 1 ou de 11. Avec un quatre, il avance ou recule.

howto-dog-finish = La maison
howto-dog-finish-text = Après ton départ, le chemin tourne vers ta maison. Un pion y entre d’autant de cases que le dit la carte, sans jamais en sauter un autre ; il peut aussi passer devant et refaire un tour. Un pion qui porte son étoile ne peut pas y entrer directement.

howto-dog-strike = Prendre
howto-dog-strike-text = S’arrêter sur un pion le renvoie à son chenil, quel qu’il soit, même un des tiens. Le dépasser est sans danger pour lui.

howto-dog-seven = Le sept
howto-dog-seven-text =
    Un sept donne sept pas à répartir comme tu veux entre tes pions{ $canadian ->
        [on] { $team ->
            [1] { "" }
           *[other] { $seats ->
                [2] { "" }
               *[other] { " " }et ceux de ton équipe
            }
        }
       *[off] { "" }
    }. Il faut tous les faire, et chaque pion dépassé est pris.{ $rest_to_mate ->
        [on] { " " }Ce qui reste quand ton dernier pion est rentré va à { $seats ->
            [2] ton autre couleur.
           *[other] l’équipe.
        }
       *[off] { "" }
    }

howto-dog-jack = Le valet
howto-dog-jack-text =
    Un de tes pions sur le circuit change de place avec un pion d’une autre couleur. Les pions qui portent une étoile restent où ils sont.{ $idle_jack ->
        [on] { " " }S’il n’y a que tes pions sur le circuit et rien d’autre à jouer, tu peux le poser sans effet.
       *[off] { "" }
    }

howto-dog-joker = Le joker
howto-dog-joker-text = Un joker se joue comme n’importe quelle autre carte. Nombre de jokers dans le paquet : { $jokers } ; de cartes de chaque valeur : { $copies }.

howto-dog-must = Jouer est obligatoire
howto-dog-must-text = Si une carte peut être jouée, d’une façon ou d’une autre, tu dois jouer. Sinon, tu en défausses une de ton choix.

howto-dog-sit-out = Passer la manche
howto-dog-sit-out-text = Si une carte peut être jouée, d’une façon ou d’une autre, tu dois jouer. Sinon, tu poses toute ta main et tu passes la manche.

howto-dog-help = Aider
howto-dog-help-text =
    Une fois ta maison pleine, tes cartes font avancer les pions { $seats ->
        [2] de ta seconde couleur.
       *[other] du reste de ton équipe.
    }

howto-dog-end = La fin
howto-dog-end-text =
    La partie est finie dès que tous les pions d’une { $team ->
        [1] couleur
       *[other] équipe
    } sont rentrés.{ $max_plies ->
        [none] { "" }
        [one] { " " }Après un seul tour sans victoire, la partie est nulle.
       *[other] { " " }Après { $max_plies } tours sans victoire, toutes places confondues, la partie est nulle.
    }
