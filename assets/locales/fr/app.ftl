### The window: title, setting up, the panels beside the table, and the pages over it.

## Keeping games

autosave-second = Homestretch est déjà ouvert ailleurs : ici, la partie est gardée dans { $file }.
autosave-none = Impossible de garder les parties : { $why }. Tu peux continuer à jouer : un nouvel essai suit chaque pas, et en quittant on te demandera un autre endroit.
autosave-failed = La partie n’a pas pu être gardée : { $why }. Ce qui était déjà gardé est toujours là. Tu peux continuer à jouer : un nouvel essai suit chaque pas.
autosave-again = La partie est de nouveau gardée, dans { $file }.
autosave-damaged = Une partie restée ouverte est abîmée. Elle est gardée sous { $file }, où rien ne l’écrasera. { $why }
autosave-passed = Une partie restée ouverte ne peut pas être ouverte ici ; elle reste telle quelle dans { $file }. Ouvre-la de là dès qu’elle sera lisible. { $why }
saved-as = La partie est sauvegardée sous { $file }.
written-as = Fichier : { $file }.
left-behind-kept = La partie ouverte est gardée sous { $name }.
unkept-title = La partie n’est pas gardée
unkept-why = La partie ne peut pas être gardée là où sont les parties : { $why }.
unkept-left = La partie restée ouverte ne peut pas être mise de côté : { $why }.
unkept-help = Indique un autre endroit : un dossier, ou un fichier qui n’existe pas encore, par exemple sur un autre disque. Ou fais de la place là où sont les parties, et essaie encore. Sinon la partie est perdue.
unkept-hint = Chemin d’un dossier ou d’un fichier
unkept-save = Sauvegarder là
unkept-again = Essayer encore
unkept-without = Continuer sans elle
unkept-stay = Retour
settings-damaged = Impossible de lire les réglages ({ $why }). Ceux d’origine s’appliquent ; l’ancien fichier est gardé sous { $file }.
settings-unwritten = Les réglages n’ont pas pu être gardés : { $why }.
board-unreadable = Impossible de lire { $file } comme un plateau : { $why }.
board-seats = { $file } : un plateau a de 1 à 6 places, et non { $count }.
board-vignette = { $file } : le petit dessin { $number } n’est pas sur la carte, ou c’est un de trop. Un plateau en a { $most } au plus, tous à l’intérieur des bords et plus grands que 0.
board-lacks = { $file } : il manque la case { $spot }, dont le jeu a besoin.
board-double = { $file } : la case { $spot } y est deux fois ; une suffit.
board-unknown = { $file } nomme la case { $spot }, que ce plateau n’a pas.
board-no-seat = { $file } donne la case { $spot } à la place { $index }, que ce plateau n’a pas. Les places se comptent à partir de 0.
theme-unreadable = Impossible de lire { $file } comme un thème : { $why }.
theme-no-colour = { $file } : « { $colour } » n’est pas une couleur. Écris six chiffres hexadécimaux, comme #8C2F1B.
theme-pale = { $file } : l’impression { $print } sur { $ground } a un contraste de { $contrast } pour 1. En dessous de 3 pour 1, elle se lit mal.
commitment = Le hasard de cette partie est fixé par { $hash }.
word-ask = { $seat }, un mot pour les dés (Entrée seule : il est tiré au sort) ?
word-told = { $seat } ajoute « { $word } » aux dés.
word-late = Les mots pour les dés se choisissent avant le premier lancer.
game-without-window = Ce jeu ne se joue que dans le terminal : homestretch text.

## Title

app-name = Homestretch
app-tagline = Des jeux de plateau autour d’une table, pour un dimanche de pluie
title-continue = Reprendre la partie
title-last = Dernière table
title-first = Première partie
title-first-help = Apprends en jouant
title-alone = Partie rapide
title-alone-help = Toi contre { $names }
title-party =
    { $count ->
        [2] Partie à deux
        [3] Partie à trois
        [4] Partie à quatre
       *[other] Partie à { $count }
    }
title-party-help = Tout le monde à cet écran
title-watch = Regarder
title-watch-help = Des ordinateurs jouent, et tu regardes
title-people =
    { $count ->
        [one] 1 personne
       *[other] { $count } personnes
    }
title-computers =
    { $count ->
        [one] 1 ordinateur
       *[other] { $count } ordinateurs
    }
title-players = { $players } joueurs
title-or = { $few } ou { $more }
title-setup = Préparer une table
title-tournament = Tournoi
title-settings = Réglages
title-rules = Règles du jeu
title-help = Touches et manettes
title-about = À propos
title-quit = Quitter

## Setting up a table

setup-title = Préparer une table
setup-board = Plateau
setup-board-seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
setup-board-ring = Petit plateau pour { $seats }
setup-person = Une personne
setup-name = Un nom, ou simplement { $colour }
setup-person-help = Quelqu’un devant cet écran, à la souris ou au clavier.
setup-empty = Place vide
setup-empty-help = La place reste vide et son tour est sauté.
setup-parameters-usual = Les habituels
setup-rules = Règles maison
setup-rules-each = Toutes les règles
setup-sizes = Dimensions
setup-undo = Retour en arrière
setup-undo-fair = Tant que rien n’a été vu
setup-undo-fair-help = Tu peux annuler ton dernier choix tant que personne d’autre n’a choisi et qu’on n’a vu ni lancer, ni donne, ni révélation. Un lancer annulé revient à l’identique.
setup-undo-practice = Entraînement : tout
setup-undo-practice-help = On peut annuler n’importe quel choix, jusqu’au tout début, quoi qu’on ait vu ; les ordinateurs choisissent alors à nouveau. La table et l’enregistrement disent que c’est un entraînement.
setup-undo-never = Aucun
setup-undo-never-help = Un choix est définitif.
setup-dice = Dés et cartes
setup-dice-help = Nul ne connaît un lancer ni une carte d’avance. Pour en être sûr, ajoute un mot à toi.
setup-dice-fold = Mots et graine
setup-commitment = La maison a fixé son secret. Son empreinte : { $hash }
setup-word = Mot de { $seat }
setup-word-hint = tiré au sort
setup-word-help = Tous les lancers découlent de ce secret et de ces mots : ni la maison ni un joueur ne peut les choisir. Choisis un mot après l’empreinte, et note les deux pour vérifier la partie plus tard.
setup-seed = Graine des dés
setup-seed-hint = nouvelle
setup-seed-help = La même graine redonne les mêmes lancers. Si le champ reste vide, personne ne les connaît.
setup-start = Commencer
setup-back = Retour

## Beside the table

panel-menu = Menu
panel-pause = Tout mettre en pause
panel-go-on = Reprendre
panel-step = Une étape
panel-speed = Vitesse
panel-slower = Moins vite
panel-faster = Plus vite
panel-fold = Replier le panneau
panel-unfold = Montrer places et événements
panel-events = Ce qui s’est passé
panel-undo = Annuler
panel-hint = Conseil, pas à pas
panel-missed = Revoir ce qui s’est passé depuis le dernier tour
panel-redo = Rétablir
panel-save = Sauvegarder
panel-proof = Personne ne choisit les lancers ni les cartes : voici la preuve
sitter-with = { $what }, avec
panel-partner = partenaire : { $seat }
coach-leave = Ne plus rien expliquer
legend-danger = peut être pris avant son prochain tour
legend-held = gelé par ce choix, quoi que désigne l’autre
legend-prospects = ton gain si l’autre désigne cette case
legend-advice = conseil : ce que ferait un fort joueur
legend-ways-now = plus court chemin actuel, à la couleur de son pion
legend-ways-then = plus court chemin après ce choix
panel-home = { $count } sur { $of } à la maison
panel-laths =
    { $count ->
        [one] Reste { $count } barrière sur { $of }
       *[other] Reste { $count } barrières sur { $of }
    }
panel-score =
    { $count ->
        [one] { $count } perle récoltée
       *[other] { $count } perles récoltées
    }
panel-go-to = Revoir ce moment
panel-none-yet = Il ne s’est encore rien passé.
panel-person = Une personne joue ici.
panel-elsewhere = Sur son téléphone
panel-lost = Téléphone non connecté
panel-take-back = Jouer à cette place
panel-hand-to = Confier la place à un ordinateur

stage-round = Manche { $round } sur { $rounds }
stage-extra = Manche supplémentaire { $round }
turn-to-roll = À { $seat } de lancer
turn-to-choose = À { $seat } de choisir
turn-thinks = { $seat } réfléchit
turn-elsewhere = { $seat } joue sur son téléphone
turn-over = La partie est finie
turn-looks = Un moment passé
turn-paused = En pause
turn-practice = entraînement

prompt-roll = Lance : appuie sur { $key } ou clique sur le dé
prompt-choose = Choisis un pion ou la case où il doit aller, puis appuie sur { $key } ou clique dessus
prompt-choose-laths = Choisis une case ou une rainure, puis appuie sur { $key } ou clique dessus. { $turn } fait passer aux rainures.
prompt-fill = Éparpiller le reste
prompt-clear = Tout reprendre
tally-title = Cartes déjà vues
tally-joker = Joker
tally-count = { $seen } sur { $of }
cover-title = À { $seat } de regarder
cover-text = Les autres détournent les yeux. Ensuite, appuie sur { $key }.
cover-look = Voir mes cartes
cover-ready = On peut y aller
blind-title = Tout le monde à la fois : cache ton pouce et appuie sur trois boutons
blind-look = Maintiens { $key } pour voir tes cartes pendant que les autres regardent ailleurs.
blind-places = Appuie ensuite sur la place de ta carte :
blind-chooses = choisit
blind-chosen = a choisi
blind-rest = { $key } éparpille le reste
blind-anew = { $key } recommence
blind-pressed =
    { $count ->
        [one] { $count } pressé
       *[other] { $count } pressés
    }
prompt-paused = Tout est en pause. Appuie sur { $key } pour continuer.
prompt-lost = Le téléphone n’est pas connecté. Il revient de lui-même ; dans le menu, sous « Jouer avec les téléphones », la place peut être donnée à quelqu’un d’autre.
prompt-onward = Appuie sur { $key } pour continuer.
outlook-longer = { $seat } : { $now } pas, ainsi { $then }
outlook-same = { $seat } : { $now } pas, comme avant
outlook-closed = { $seat } : { $now } pas, puis plus aucun chemin
prompt-dismiss = Compris

place-1 = 1er
place-2 = 2e
place-3 = 3e
place-other = { $place }e

yard-empty = { $seat } : la place est vide.

## The end

over-title = { $seat } gagne !
over-title-you = Tu gagnes !
over-title-two = { $seat } et { $mate } gagnent !
over-title-several = Victoire partagée !
over-again = Rejouer
over-look = Voir le plateau
over-board = Plateau
over-title-page = Accueil

## Pages

page-close = Fermer

menu-title = Menu
menu-resume = Reprendre
menu-again = Recommencer
menu-setup = Préparer une table
menu-save = Sauvegarder
menu-moves = Liste des coups
menu-die = Le dé
menu-settings = Réglages
menu-console = Messages
menu-rules = Règles du jeu
menu-help = Touches et manettes
menu-about = À propos
menu-phones = Jouer avec les téléphones
menu-title-page = Retour à l’accueil

quick-title = Le plus utile
quick-again = Nouvelle partie

load-title = Sauvegardes
load-none = Aucune sauvegarde pour l’instant. Fais-en une depuis le menu d’une partie, ou avec Ctrl+S.
load-open = Ouvrir
load-numbered = { $game } · { $number }
load-put-away = Supprimer
load-name = Donner un nom
load-broken = Cette partie est illisible.
load-reading = Lecture en cours…
load-away =
    { $count ->
        [one] Une partie a été supprimée.
       *[other] { $count } parties ont été supprimées.
    }
load-bring-back = Récupérer
load-all = Tous les jeux
load-any = Toutes
load-going-on = En cours
load-over = Terminées
load-shown = Affichées :
load-order = Ordre :
load-newest = Plus récentes d’abord
load-by-name = Par nom
load-by-game = Par jeu
load-none-such = Il n’y en a aucune de ce genre.
load-ago-now = à l’instant
load-ago-minutes =
    { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
load-ago-hours =
    { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
load-ago-days =
    { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }
load-on-day =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
load-folder = Dossier : { $folder }
position-title = Commencer à une position
position-help = Colle ici une position de { $game }, dans sa notation, et continue à partir d’elle à cette table. L’enregistrement dira que la partie a commencé là.
position-play = Commencer par elle

settings-title = Réglages
settings-speed = Vitesse
settings-speed-help = La vitesse de tout ce qui bouge.
settings-single-choice = Coup unique automatique
settings-single-choice-help = Quand un seul coup est permis, il se joue tout seul. Les cartes, c’est toujours toi qui les joues.
settings-roll-alone = Lancer automatique
settings-roll-alone-help = Le dé se lance tout seul dès que vient ton tour.
settings-numbers = Numéros sur les cases
settings-numbers-help = Les mêmes que dans la liste des événements.
settings-flat = Vue d’en haut
settings-flat-help = La table comme un plateau à plat, et non vue de ta place.
settings-text-scale = Taille des textes
settings-text-scale-help = Pour tout ce qui est écrit dans les panneaux et sur les pages.
settings-reset = Tout réinitialiser
settings-reset-part = Réinitialiser cette page
settings-reset-undo = Comme avant
settings-keys = Touches et manettes
settings-safe = Ce démarrage laisse les réglages de côté : ceux d’origine s’appliquent, et les tiens ne changent pas.
settings-at-once = immédiat
settings-part-play = Jeu
settings-part-look = Image
settings-part-sound = Son
settings-part-language = Langue
settings-confirm-loss = Confirmer la prise d’un de tes pions
settings-confirm-loss-help = Si le seul coup possible prend un de tes propres pions, il attend ton accord.
settings-turn-table = Tourner la table
settings-turn-table-help = Quand on joue à plusieurs, la table se tourne vers qui doit jouer.
settings-danger = Montrer les dangers
settings-danger-help = À côté de tes pions s’affiche leur risque d’être pris avant ton prochain tour, à partir de 5 %.
settings-chances = Montrer qui gagne
settings-chances-help = Au-dessus des places, une barre montre les chances de gagner de chacun. Elle est toujours là quand on regarde jouer ou qu’on revient en arrière.
settings-theme = Thème
settings-theme-help = L’aspect du plateau, de la table et des panneaux. Tes propres fichiers vont dans le dossier des thèmes.
settings-colours = Couleurs des places
settings-colours-help = Celles de la seconde palette se distinguent pour tous les yeux, même en nuances de gris. Noms et signes ne changent pas.
settings-quality = Qualité
settings-quality-help = La finesse du dessin de la table. En automatique, c’est ce que cette machine affiche sans à-coups.
settings-motion = Mouvement
settings-motion-help = Combien de sauts et de culbutes on voit.
settings-full-screen = Plein écran
settings-full-screen-help = La fenêtre remplit l’écran.
settings-effects = Effets
settings-effects-help = Petits chocs, dés et notes.
settings-ambience = Ambiance
settings-ambience-help = Le fond sonore d’une pièce tranquille sous la pluie.
settings-voice = Voix
settings-voice-help = Ce qui est lu à voix haute.
settings-mute-unfocused = Silence en arrière-plan
settings-mute-unfocused-help = Plus un son quand tu travailles dans une autre fenêtre.
settings-language = Langue
settings-language-help = Celle des menus, des pages et des règles.
settings-language-system = Selon le système
settings-list-language = Langue des événements
settings-list-language-help = Celle qui raconte ce qui s’est passé, dans la liste à côté de la table et à voix haute.
settings-list-language-same = Comme tout le reste
settings-read-aloud = Événements à voix haute
settings-read-aloud-help = Lus par une voix de ce système. La partie n’attend jamais : ce qui viendrait trop tard n’est pas lu.
settings-speech-language = Langue de la voix
settings-speech-language-help = Toutes celles qui ont une voix installée ici. Si ce n’est pas la langue des événements, la voix les lit avec ses propres sons.
settings-speech-language-same = Comme les événements
settings-speaker = Voix
settings-speaker-help = Toutes celles qui sont installées ici pour la langue de la voix.
settings-voice-none = Ce système n’a aucune voix. Sous Linux, speech-dispatcher ou espeak-ng en fournit.
settings-voice-other = « { $voice } » est faite pour une autre langue et lit celle-ci avec ses propres sons : { $language }. C’est peut-être la moitié du plaisir.
settings-voice-lacks = Aucune voix n’est installée ici pour cette langue : { $language }. Rien n’est lu à voix haute tant que tu n’en choisis pas une d’une autre langue.

theme-card = Carton imprimé
theme-wood = Jouets en bois
theme-night = Nuit
theme-contrast = Fort contraste

colours-printed = Couleurs d’origine
colours-colour-blind = Adaptées au daltonisme

quality-auto = Automatique
quality-low = Basse
quality-medium = Moyenne
quality-high = Haute
quality-chosen = Qualité du dessin de la table : { $quality }. Une image a pris { $ms } millisecondes. Tu peux en changer dans les réglages.

motion-system = Selon le système
motion-full = Complet
motion-reduced = Réduit
motion-off = Aucun

sound-none = Aucun appareil audio ne répond : la table reste muette.

keys-damaged = Impossible de lire les touches ({ $why }). Celles d’origine s’appliquent ; l’ancien fichier est gardé sous { $file }.
keys-unknown = { $file }, ligne { $line } : « { $word } » ne désigne rien de connu et n’est pas pris en compte.

pad-joined = { $seat } joue maintenant à la manette.
pad-left = { $seat } a posé la manette.
pad-lost = { $seat } : la manette est débranchée. Tout est en pause : rebranche-la, ou appuie sur un bouton d’une autre.

hint-none = Lance d’abord, ou attends ton tour : un conseil est possible dès que tu as un choix à faire.
hint-first = Peut-être { $what } ? Redemande pour en savoir plus.
hint-move = Peut-être { $move }. Redemande pour savoir pourquoi.
hint-move-plain = Peut-être comme l’indique la flèche. Redemande pour savoir pourquoi.
hint-reason = Peut-être { $move } : { $reason }
hint-reason-plain = Peut-être comme l’indique la flèche : { $reason }
hint-piece = le pion sur { $spot }
hint-piece-plain = le pion à l’anneau doré
hint-lath = une barrière
hint-grid = une case de la grille { $grid }

chances-title = Chances de gagner
chances-each = { $seat } { $percent } %
chances-help = Sur cent parties à 40 %, une quarantaine sont gagnées. La barre n’en dit pas plus que ce que tu peux savoir.
review-decided = Décidé
review-luck = Chance
review-own = Erreurs
review-choices = Choix propres
review-best = { $best } a le mieux joué.
review-sums = Chance et erreurs s’additionnent coup après coup : leur somme peut dépasser 100 %.
review-choices-sum = Chaque choix compte pour ce qu’il a changé, et un bon en rachète un mauvais.
review-shown = { $seat } : { $grade }, { $cost } % de perdus.
review-better = Mieux : { $move }.
review-better-plain = Ce qui valait mieux est montré en doré.
review-previous = À l’erreur précédente
review-next = À l’erreur suivante
review-again = Que ferais-tu ?
review-again-help = Le moment revient sur la table, avant le choix. Essaie aussi souvent que tu veux ; rien de la partie n’est perdu.
review-again-when = La question porte sur une erreur : les flèches à côté y mènent.
review-reckons = Recherche des erreurs : { $percent } %
review-at = Erreur { $number } sur { $count }
review-count =
    { $count ->
        [one] Une erreur à regarder
       *[other] { $count } erreurs à regarder
    }
review-luckiest-brief = Moment le plus chanceux : { $seat }, { $gain } %
review-dearest = L’erreur la plus chère : { $seat }, { $cost } % de perdus

replay-step = Étape { $step } sur { $count }
replay-previous = Prise ou arrivée précédente
replay-back = Une étape en arrière
replay-play = Lire à partir d’ici
replay-stop = Arrêter
replay-forward = Une étape en avant
replay-next = Prise ou arrivée suivante
replay-leave = Retour à la partie
replay-undo = Annuler jusqu’ici
replay-undo-help = La partie elle-même revient à ce moment.
replay-branch = Repartir d’ici
replay-branch-help = Une nouvelle partie commence à ce moment, avec les mêmes dés. Comme tu as vu la suite, c’est une partie d’entraînement. Celle qui est sur la table est gardée.
replay-eyes = Point de vue
replay-eyes-all = Toutes les places

over-replay = Revoir la partie
over-figures = Chiffres de la partie
over-rounds = Gagné à chaque manche
over-return = Revanche
over-return-help = Chacun avance d’une place, et le hasard redonne la même chose.
over-share = Partager
share-photo = Photo de la table
share-drawing = Dessin du plateau
share-clip = Clip des derniers coups
share-clip-from = Le clip commence ici
share-clip-begun = Le clip commence à l’étape { $from } : va là où il finit.
share-clip-until = Finir le clip ici : étapes { $from } à { $until }
share-making = Le clip se prépare…
return-told = Une revanche : chacun a avancé d’une place, et le hasard redonne la même chose.
moment-win = Le coup gagnant
moment-strike = Une prise cruelle
moment-strike-most = La prise la plus cruelle
moment-turn-most = Le plus grand basculement
moment-turn = L’équilibre change
moment-swing = { $seat } : { $before } → { $after } %.
moment-open = Revoir ce moment
decided-title = La place de chaque personne est décidée. Les ordinateurs continuent.
decided-fast = Finir rapidement
decided-stop = S’arrêter là

rules-title = Règles du jeu
rules-first = Jouer une première partie
rules-next = Suivant
rules-previous = Précédent
rules-besides = En plus des règles
rules-at = { $at } sur { $count }
settings-percent = { $percent } %

moves-title = Liste des coups
moves-help = Voici la partie jusqu’ici. Copie-la, ou bien écris ou colle une autre liste et joue-la à partir d’ici.
moves-copy = Copier
moves-copied = La liste est dans le presse-papiers.
moves-play = Jouer cette liste
moves-play-help = Une partie avec ces coups arrive sur la table, sans rien changer aux places. Celle qui s’y trouve est gardée.

console-title = Messages
console-clear = Effacer
console-copy = Copier l’état
console-copied = L’état est dans le presse-papiers.
console-write = Écrire l’état dans un fichier
console-written = L’état est dans { $file }.
console-empty = Rien à dire pour l’instant.
console-help = Ce qu’il y avait à dire, le plus récent d’abord.
console-state = La position, pour qui signale une erreur
console-state-game = Jeu
console-state-position = Position
console-state-rules = Règles
console-state-commitment = Engagement
console-state-events = Derniers événements
console-no-game = Il n’y a pas de partie sur la table.
console-secret = La position reste secrète jusqu’à la fin de la partie.

## What screen readers are told of the table

reader-free = { $spot } : libre.
reader-pawn = { $spot } : { $seat }, un pion.
reader-lath = { $spot } : { $seat }, une barrière.
reader-card = { $seat } : carte { $card }.
reader-card-hidden = { $seat } : carte face cachée.
reader-field = { $spot } : { $first } en a { $one }, { $second } en a { $two }.
reader-goes = Jouable.
reader-chosen = Choix possible.
reader-reached = Un coup finit ici.

## The die

die-title = Le dé
die-plain = Tout le hasard de cette partie a été fixé avant le premier coup, et nul ne le connaît d’avance : ni personne, ni ordinateur. Une fois la partie finie, tout le monde peut le vérifier.
die-few =
    { $rolls ->
        [0] Rien n’a encore été lancé dans cette partie.
        [one] Un seul lancer jusqu’ici dans cette partie : bien trop peu pour juger un dé.
       *[other] { $rolls } lancers jusqu’ici dans cette partie : trop peu pour juger un dé.
    }
die-even = Lancers dans cette partie : { $rolls }. Avec un dé équitable, { $percent } % des parties ont des lancers au moins aussi inégaux : rien d’étonnant.
die-uneven = Lancers dans cette partie : { $rolls }. Avec un dé équitable, seulement { $percent } % des parties ont des lancers au moins aussi inégaux. Cela arrive de temps en temps, et ne dit rien du prochain lancer.
die-strange = Lancers dans cette partie : { $rolls }. Avec un dé équitable, moins d’une partie sur mille a des lancers aussi inégaux. C’est si rare que l’enregistrement mérite un coup d’œil : sauvegarde la partie et vérifie-la.
die-how = Comment il tombe
die-how-text = Chaque lancer vient du générateur ChaCha8 et d’une graine secrète de 256 bits que le système a tirée avant la partie. Ce qu’il donne est découpé en parts égales, une par face ; un reste qui en favoriserait certaines est jeté, et on tire de nouveau. Toutes les faces ont donc chaque fois la même chance, quelle que soit la place qui lance, quoi qu’il soit sorti avant, et que ce soit une personne ou un ordinateur qui joue.
die-sealed = Pourquoi personne ne peut y toucher
die-sealed-text = La maison tire un secret et en montre l’empreinte (SHA-256), avec celle des règles et des places, avant le premier lancer. Ensuite seulement, chaque personne ajoute un mot, ou il en est tiré un. Tous les lancers découlent du secret et des mots : la maison ne peut plus changer son secret, et aucun joueur ne le connaissait ; personne n’a donc pu choisir les dés. Les ordinateurs ne les voient jamais, et tirent d’un générateur à eux. Tant que la partie dure, son fichier est chiffré.
die-check-now = Vérifier maintenant
die-check = Comment le vérifier
die-check-text = Une fois la partie finie, sauvegarde-la : son enregistrement révèle le secret et les mots. « homestretch verify FILE --commitment HASH » les confronte à l’empreinte que tu as notée et à chaque lancer, et l’enregistrement est écrit si simplement qu’un petit programme de ta main peut en faire autant.

help-title = Touches et manettes
help-keys = Clavier
help-pad = Toute manette
help-pad-of = Manette : { $name }
help-press = appuie sur…
key-space = Espace
help-none = aucune
help-bind = Clique ici sur une touche ou un bouton pour en changer.
help-change = Appuie pour en choisir une autre ; Échap ne change rien
help-part-choosing = À ton tour
help-part-pace = Rythme
help-part-view = Ce que l’on voit
help-part-pages = Pages et parties
help-reset = Touches et boutons d’origine
help-mouse = À la souris : clique sur ce qui doit bouger, puis sur sa destination. Maintiens le bouton pour regarder autour, tourne la molette pour t’approcher.
help-mouse-die = Un clic sur le dé le lance.

about-title = À propos de Homestretch
about-version = Version { $version }
about-games = Les jeux et leurs auteurs
about-fonts = Polices
about-fonts-text = Alegreya et Alegreya Sans de Juan Pablo del Peral, Noto Sans Hebrew et Noto Sans Arabic de Google, toutes sous la SIL Open Font License 1.1
about-crates = Construit avec
about-crate-line = { $name } · { $licence }
about-licence = Licence
about-licence-text = Homestretch est un logiciel libre : MIT ou Apache-2.0, à ton choix.

act-confirm = Lancer le dé, ou jouer ce qui est marqué
act-confirm-without-die = Jouer ce qui est marqué
act-up = Au choix du dessus
act-down = Au choix du dessous
act-left = Au choix de gauche ; une étape en arrière quand on revoit la partie
act-right = Au choix de droite ; une étape en avant quand on revoit la partie
act-back = Fermer une page, ou ouvrir le menu
act-undo = Annuler le dernier choix
act-redo = Rétablir le choix annulé
act-rest = Éparpiller le reste de tes perles
act-clear = Reprendre tes perles et les replacer
act-hint = Conseil : avec quoi, vers où, pourquoi
act-danger = Montrer le risque que courent les pions
act-turn = Passer des cases aux rainures, tourner la barrière
act-missed = Revoir ce qui s’est passé depuis ton dernier tour
act-pause = Mettre ordinateurs et dé en pause, ou reprendre
act-pause-without-die = Mettre les ordinateurs en pause, ou reprendre
act-step = Une étape, puis pause
act-beat = Un mouvement, puis pause
act-faster = Deux fois plus vite
act-slower = Deux fois moins vite
act-reset = Recommencer à la même table
act-numbers = Numéros sur les cases
act-flat = Vue d’en haut, ou de ta place
act-home = Revenir à la vue d’origine
act-panel = Montrer ou replier le panneau
act-quick = Menu rapide
act-rules = Règles du jeu
act-save = Sauvegarder la partie
act-load = Sauvegardes
act-capture = Écrire l’état dans un fichier
act-picture = Une image de la fenêtre
act-full-screen = Plein écran, ou fenêtre
act-console = Messages
act-help = Cette page
act-leave = Poser la manette

## Tournaments

tournament-title = Tournoi
tournament-help = Les ordinateurs s’affrontent sur des milliers de parties. Aucune place n’avantage personne : chaque table est rejouée avec les mêmes dés ou les mêmes cartes jusqu’à ce que chaque stratégie ait occupé chaque place.
tournament-players = Stratégies
tournament-word = Une autre, par son nom
tournament-word-help = Avec tes propres nombres (ranking:-90,20,80,-5,10,0), d’un fichier (file:PATH), un programme à toi (bot:COMMAND), ou empty pour une place vide
tournament-word-hint = ranking:-90,20,80,-5,10,0
tournament-remove = Retirer
tournament-add = Ajouter une stratégie
tournament-shape = Qui rencontre qui
shape-table = Une seule table
shape-table-help = Toutes à une même table, dans l’ordre de la liste.
shape-round-robin = Deux par deux
shape-round-robin-help = Toutes les stratégies se rencontrent deux à deux et se partagent les places tour à tour.
shape-gauntlet = La première contre chacune
shape-gauntlet-help = La première stratégie rencontre chacune des autres, et elles se partagent les places tour à tour.
shape-brackets = Toutes les tables
shape-brackets-help = Toutes les combinaisons d’autant de stratégies que le plateau a de places.
tournament-games = Combien de parties
tournament-stop = Arrêt dès que c’est clair
tournament-stop-help = Dès que l’on sait, pour chaque paire, quelle stratégie est la plus forte, avec au plus une chance sur vingt de se tromper.
tournament-orders = Tous les ordres des places
tournament-orders-help = Les stratégies changent non seulement de place, mais aussi de voisinage. Il faut alors plus de parties.
tournament-luck = Retirer la chance
tournament-luck-help = Ce que les dés et les cartes ont apporté est calculé et retiré, à côté de la part brute : la même certitude demande moins de parties. Chaque partie dure une quinzaine de fois plus longtemps.
tournament-seed = La graine « { $text } » n’est pas un nombre.
tournament-seed-help = Le même nombre redonne le même tournoi, sur n’importe quel ordinateur. Sans nombre, un nouveau est tiré au sort.
tournament-begin = Commencer
tournament-ready = Tout est prêt.
tournament-begins = Les premières parties se jouent.
tournament-runs = Parties : { $games } sur { $planned }, { $rate } par seconde
tournament-paused = En pause. Parties : { $games } sur { $planned }
tournament-decided = On sait laquelle est la plus forte. Parties jouées : { $games }
tournament-played = Toutes les parties sont jouées : { $games }, { $rate } par seconde
tournament-stopped = Arrêté. Parties : { $games } sur { $planned }
tournament-axis-games = Parties jouées
tournament-axis-wins = Part de victoires, %
tournament-even-line = En tirets : ce que chacun gagnerait si tous étaient égaux, { $share }
tournament-ahead = { $name } est en tête et gagne { $share } de ses parties ; { $other } en gagne { $less }.
tournament-first = { $name } a fini en tête et a gagné { $share } de ses parties ; { $other } en a gagné { $less }.
tournament-close = Trop serré pour le dire : { $name } gagne { $share } de ses parties, { $other } { $less }.
tournament-even = Aucune différence visible entre les deux premiers : { $name } gagne { $share } de ses parties, { $other } { $less }.
tournament-figures = { $word } : points { $points }, classement { $rating }, places en % { $places }
tournament-adjusted = sans sa chance il gagne { $win }, sa chance était de { $luck }
page-details = Détails
tournament-look = Voir une partie
tournament-look-number = Partie numéro
tournament-look-on = La regarder
tournament-look-help = La partie est rejouée sur la table, avec les mêmes dés et les mêmes choix.
tournament-look-meanwhile = Le tournoi continue pendant ce temps.
tournament-export = Écrire les rapports
tournament-exported = Les rapports sont écrits. Parties prises en compte : { $games }
tournament-folder = Toutes les parties et les rapports sont gardés dans { $folder }.
tournament-pause = Pause
tournament-go-on = Reprendre
tournament-stop-now = Arrêter
tournament-another = Un autre tournoi
tournament-threads = Threads
tournament-train = Entraîner un joueur

## Trainings

training-title = Entraînement
training-help = Un joueur de l’ordinateur progresse : des milliers de parties avec les mêmes dés montrent lesquelles de ses variantes jouent le mieux, et les suivantes naissent de celles-là. On peut jouer contre chaque génération.
training-judgement-help = Un réseau apprend à juger le jeu en partant de rien, par des milliers de parties contre lui-même : quelle chance chaque place a de gagner. De temps en temps, il rencontre { strategy-random-name } et une stratégie de ton choix, pour que l’on voie où il en est. On peut jouer contre chaque génération.
training-what = Ce qui s’apprend
training-what-numbers = Les goûts d’un joueur
training-what-judgement = Le sens du jeu
training-name = { $name } entraîné
training-strategy = Qui apprend
training-against = { $rivals ->
    [one] Contre un comme
   *[other] Contre { $rivals } comme
}
training-measured = Qui montre où il en est
training-length = Quelle durée
length-short = Courte
length-usual = Habituelle
length-long = Longue
training-takes =
    { $generations ->
        [one] { $generations } génération
       *[other] { $generations } générations
    }, environ { $games } parties en tout.
training-runs = Génération { $generation } sur { $generations } terminée. Parties : { $games } sur { $planned } environ
training-left = { $minutes ->
    [0] moins d’une minute restante
    [one] encore { $minutes } minute environ
   *[other] encore { $minutes } minutes environ
}
training-proving = Toutes les générations sont terminées ; le résultat est mesuré. Parties jusqu’ici : { $games }
training-stopped =
    { $generation ->
        [one] Arrêté après { $generation } génération.
       *[other] Arrêté après { $generation } générations.
    } On peut reprendre à tout moment.
training-done = Terminé. Générations : { $generation }, parties : { $games }
training-learnt = Elle a appris quelque chose : sur de nouveaux lancers, elle gagne { $gain } de parties de plus qu’avec ses premiers nombres.
training-not-learnt = Rien ne prouve qu’elle soit meilleure : elle gagne entre { $low } et { $high } de parties de plus qu’avant.
training-judges = Il a appris à juger : contre { $name }, il gagne { $share } de ses parties ; une part égale serait { $even }.
training-judges-not = Il ne bat encore personne à coup sûr : contre { $name }, il gagne { $share } de ses parties ; une part égale serait { $even }.
training-judges-so-far = La génération { $generation } gagne { $share } de ses parties contre { $name } ; une part égale serait { $even }.
training-goes-on = Elle apprend, génération après génération.
training-file = Les nombres se trouvent dans { $file }. Ils ont été mesurés sur des dés qui n’ont pas servi à la choisir.
training-best = meilleure
training-mean = moyenne
training-before = au départ, sur de nouveaux lancers
training-after = trouvée, sur de nouveaux lancers
training-axis = génération
training-axis-off = erreur des jugements (nats)
training-even = part égale
training-taught = Génération { $generation } : parties jusque-là { $games }, jugements enseignés { $judgements }, écart moyen { $loss } nat.
training-figure = Contre { $name } : { $share } de victoires sur { $games } parties.
training-network = Le réseau se trouve dans { $file }. Les chances qu’il annonce s’écartent de { $off } en moyenne.
training-folder = Toutes les générations et leur résultat sont gardés dans { $folder }.
training-play = Jouer contre une génération
training-play-on = Jouer contre elle
training-stop-help = L’arrêt attend la fin de la génération.
training-another = Un autre entraînement
training-broken-off = Interrompus, prêts à reprendre
training-broken-off-at = { $what }, après la génération { $generation } sur { $generations }
training-away = Un entraînement a été supprimé.
