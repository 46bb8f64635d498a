### Dog: what its rules have to say, the list of actions, and how it is played.

game-dog = Dog
invitation-dog = Une course par équipes, avec des cartes au lieu d’un dé.
duration-dog = 45–60 min
credits-dog = Dog est une course de pions avec des cartes, venue de Suisse. Les règles maison « { preset-library } » suivent libdog, une bibliothèque de leopoldsedev, et « { preset-brandi } » les règles de la fondation Brändi.

## In place of what is said of every game

order-chance-first-dog = D’abord les cartes : on les distribue, puis tu choisis.
order-no-chance-dog = On ne distribue rien maintenant : il faut choisir une carte ou un pion.
strategy-greedy-dog = Joue ce qui laisse sur le moment le meilleur plateau à son équipe, sans voir plus loin.
strategy-partner = Juge ses coups, à la plupart des tables par un réseau qui a appris le jeu en jouant contre lui-même, essaie les meilleurs dans des mondes conformes à tout ce qu’il a vu, chaque fois jusqu’à la fin de la manche, et joue ce qui aide le plus l’équipe.
why-dog-discards = Aucune carte ne peut se jouer, et celle-ci manquera le moins.
why-dog-gives = Le partenaire saura mieux se servir de cette carte.
why-dog-gives-you = Cette carte vaut plus pour le partenaire que pour toi.
why-dog-greedy = De tout ce qui peut se jouer, c’est ce qui laisse le meilleur plateau à l’équipe.
why-dog-partner = Quoi que les autres aient en main, c’est ce qui aide le plus l’équipe.

## What a rule forbids

dog-not-now = C’est autre chose qu’il faut choisir maintenant.
dog-not-in-hand = Tu n’as pas { $card } en main.
dog-not-playable =
    { $kind ->
        [A] A fait sortir un pion du chenil ou en avance un de 1 ou de 11. Ni l’un ni l’autre n’est possible pour l’instant.
        [K] K fait sortir un pion du chenil ou en avance un de 13. Ni l’un ni l’autre n’est possible pour l’instant.
        [Q] Q avance un pion de 12. Aucun des tiens ne peut aller si loin pour l’instant.
        [J] J échange un de tes pions sur le circuit avec un pion d’une autre couleur. Il n’y en a pas deux à échanger pour l’instant.
        [X] Aucune carte que le joker peut remplacer n’est jouable pour l’instant.
        [T] 10 avance un pion de 10. Aucun des tiens ne peut aller si loin pour l’instant.
        [four] 4 avance ou recule un pion de 4. Aucun des tiens ne le peut pour l’instant.
        [seven] 7 donne sept pas à répartir entre des pions. Les tiens ne peuvent pas aller si loin pour l’instant.
       *[other] { $card } avance un pion de { $card }. Aucun des tiens ne peut aller si loin pour l’instant.
    }
dog-all-wait =
    { $kind ->
        [T] 10 avance un pion, et tous les tiens sont encore au chenil.
       *[other] { $card } avance un pion, et tous les tiens sont encore au chenil.
    }
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

## Why a table can't be laid

dog-fault-seats = On joue à Dog de 2 à 6, pas à { $number }.
dog-fault-empty = À une table de Dog, aucune place ne reste vide : il faut occuper la place { $seat }.
dog-fault-team = Sur ce plateau, { $number } couleurs ne peuvent pas jouer ensemble : il en faut deux quand le nombre de places est pair, ou trois quand il y a six places.
dog-fault-copies = Un paquet a de 1 à { $most } cartes de chaque valeur, et non { $number }.
dog-fault-jokers = Un paquet a au plus { $most } jokers, et non { $number }.
dog-fault-pack = Le paquet n’a que { $pack } cartes, et il en faut { $needed } pour la première donne.
dog-fault-plies = Une partie ne peut pas s’arrêter avant son premier coup.

## What happens

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
event-dog-started-brief = Un pion sort du chenil.
event-dog-moved = { $seat } : un pion va en { $to }.
event-dog-moved-brief = Un pion va en { $to }.
event-dog-moved-plain = { $seat } : un pion avance.
event-dog-moved-plain-brief = Un pion avance.
event-dog-struck = { $by } prend un pion à { $seat } sur P{ $spot }.
event-dog-struck-plain = { $by } prend un pion à { $seat }.
event-dog-struck-own = { $by } prend un de ses propres pions sur P{ $spot }.
event-dog-struck-own-plain = { $by } prend un de ses propres pions.
event-dog-swapped = Échange de places : { $seat } sur P{ $from } et { $other } sur P{ $to }.
event-dog-swapped-plain = Échange de places : { $seat } et { $other }.
event-dog-discarded = { $seat } ne peut rien jouer et défausse { $card }.
event-dog-folded = { $seat } ne peut rien jouer, pose { $cards } et passe cette manche.
event-dog-won = { $seat } rentre le dernier pion : la partie est gagnée !
event-dog-drawn =
    { $plies ->
        [one] Après { $plies } coup, personne n’a gagné : la partie est nulle.
       *[other] Après { $plies } coups, personne n’a gagné : la partie est nulle.
    }

## Positions and actions as text

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

## How to play

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

## At the table

doing-dog-exchange = Chacun donne une carte à son partenaire
prompt-dog-give = Choisis une carte pour { $seat }, de ton équipe
prompt-dog-card = Choisis une carte à jouer
prompt-dog-discard = Aucune de tes cartes n’est jouable : choisis-en une à défausser
prompt-dog-joker = Le joker vaut n’importe quelle carte : laquelle ?
prompt-dog-seven = { $left ->
    [7] Sept pas à répartir comme tu veux entre tes pions : choisis un pion, puis la case où il s’arrête
    [one] Il reste un pas sur les sept : choisis quel pion le fait
   *[other] Il reste { $left } pas sur les sept : choisis un pion, puis la case où il s’arrête
}
prompt-dog-jack = Le valet échange : choisis un de tes pions
prompt-dog-with = Choisis le pion avec lequel il change de place
prompt-dog-place = { $card } : choisis où va un pion
outlook-dog-strikes = Prend un pion à { $seat } sur { $spot }
explains-dog-give = Pour { $seat }.
explains-dog-card =
    { $card ->
        [A] Un pion sort du chenil, ou avance de 1 ou de 11.
        [K] Un pion sort du chenil, ou avance de 13.
        [Q] Un pion avance de 12.
        [J] Un de tes pions change de place avec un pion d’une autre couleur.
        [7] Sept pas à répartir ; ce qu’ils dépassent est pris.
        [4] Un pion avance ou recule de 4.
        [T] Un pion avance de 10.
        [X] Vaut n’importe quelle autre carte.
       *[other] Un pion avance de { $card }.
    }
position-part-dog = Un plateau seul suffit, en texte (P0*F1|P14P16||P48*) ou dessiné en caractères : les cartes sont redistribuées.
hint-dog-card =
    { $card ->
        [A] l’as
        [K] le roi
        [Q] la dame
        [J] le valet
        [T] le 10
        [X] le joker
       *[other] le { $card }
    }
hint-dog-piece = le pion sur { $spot }
hint-dog-piece-plain = le pion à l’anneau doré
hint-dog-kennel = un pion du chenil
hint-dog-give = { $card } pour ton équipe
hint-dog-discard = { $card } pour la défausse
hint-dog-joker = le joker comme { $card }
hint-dog-way = de { $from } à { $to }
hint-dog-swap = un échange avec le pion sur { $spot }
hint-dog-blank = le valet sans échange
hint-dog-second = ton autre couleur

## In the terminal

text-dog-hand = { $seat } a en main { $cards }
text-dog-alone = part de { $start }
text-dog-mate = avec { $mate }, part de { $start }
text-dog-mates = avec { $mate } et { $other }, part de { $start }
