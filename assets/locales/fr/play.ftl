### One game being played: seeds, strategies, records, what can be undone.

# What this language calls itself.
language-name = Français
# Between whole and part of a number.
decimal-sign = ,
language-unknown = La langue « { $code } » n’est pas connue. Il y a : { $known }.
language-code = { $folder } n’est pas pris en compte : un dossier de textes porte le code d’une langue, comme nl ou pt-BR.
language-unread = Impossible de lire { $folder }, qui n’est pas pris en compte : { $why }.
language-line = { $file }, ligne { $line } : { $why }. Ce qui s’y trouve est dit en anglais.

unknown-game = Aucun jeu ne s’appelle « { $name } ». Il y a : { $known }.
unknown-strategy = Aucune stratégie ne s’appelle « { $name } ». Il y a : { $known }.
unknown-preset = Aucun ensemble de règles maison ne s’appelle « { $name } ». Il y a : { $known }.
unknown-setting = Aucun réglage ne s’appelle « { $name } ». Il y a : { $known }.
setting-value = { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $expected }.
config-ron = Ces règles sont illisibles, ligne { $line }, colonne { $column } : { $why }.
seats-count =
    { $count ->
        [one] Une seule place ne suffit pas : les plateaux de ce jeu en ont { $known }, places vides comprises.
       *[other] Il n’y a pas de table à { $count } places : les plateaux de ce jeu en ont { $known }, places vides comprises.
    }
sit-empty = Personne ne joue à cette place dans cette partie. Une place en jeu revient à une personne ou à un ordinateur.

spec-count =
    « { $spec } » a { $given ->
        [one] { $given } nombre
       *[other] { $given } nombres
    } ; { $count ->
        [0] cette stratégie n’en prend aucun
        [one] elle en prend un : { $names }
       *[other] elle en prend { $count } : { $names }
    }.
spec-name =
    { $count ->
        [0] « { $spec } » cite le nombre « { $name } », mais cette stratégie n’en prend aucun.
       *[other] « { $spec } » cite le nombre « { $name } », qui est inconnu. Les noms sont : { $names }.
    }
spec-mixed = Dans « { $spec } », seule une partie des nombres porte un nom. Nomme-les tous ou aucun ; les noms sont : { $names }.
spec-number = Dans « { $spec } », « { $text } » n’est pas un nombre entier ; les nombres des stratégies le sont tous.
spec-network = « { $spec } » nomme par le nombre { $number } un réseau qui n’a pas été apporté. Nomme plutôt son fichier : file:CHEMIN.

seed-text = « { $text } » n’est pas une graine. Une graine est un nombre entier, ou 64 chiffres hexadécimaux.
seed-system = Le système ne fournit pas de nombres au hasard : { $why }. Indique une graine pour jouer.

moves-chance = Avec des dés ou des cartes, les coups seuls ne suffisent pas à raconter une partie : sauvegarde-la plutôt.
moves-fault = Le coup { $at }, « { $text } », est impossible. { $why }
position-fault =
    { $lines ->
        [one] La position est illisible au caractère { $at }. { $why }
       *[other] La position est illisible à la ligne { $line }, au caractère { $at }. { $why }
    }
match-sealed = Cet enregistrement ne révèle pas sa graine : on peut le regarder, mais pas continuer la partie.
save-name = « { $name } » ne peut pas être un nom de fichier. Écris quelques lettres ou chiffres.
return-not-over = La revanche sera possible une fois cette partie terminée.
return-sealed = Cet enregistrement ne révèle pas sa graine : pas de revanche avec les mêmes dés.
return-alone = Une revanche demande au moins deux joueurs.
no-answer = { $seat } : l’ordinateur ne répond pas. Prends sa place pour continuer à jouer.
no-such-choice = Ce choix n’existe pas. Choisis parmi ceux qui sont affichés.
undo-nothing = Il n’y a rien à annuler.
undo-forced = Ce coup était forcé : il n’y en avait pas d’autre, donc rien à reprendre.
undo-chance = On a vu depuis un lancer ou une donne : ce choix est définitif. Seule une table d’entraînement permet de tout annuler.
undo-reveal = Les choix secrets ont été révélés : ils sont définitifs. Seule une table d’entraînement permet de tout annuler.
undo-others = Quelqu’un d’autre a choisi depuis : ce choix est définitif. Seule une table d’entraînement permet de tout annuler.
undo-never = À cette table, un choix est définitif.
practice-table = Partie d’entraînement : on peut tout annuler, et les ordinateurs choisissent alors à nouveau. L’enregistrement le dit.
practice-told =
    { $count ->
        [0] Partie d’entraînement : on pouvait tout annuler, mais rien de ce qu’on avait vu ne l’a été.
        [one] Partie d’entraînement : une fois, on est revenu avant quelque chose qu’on avait vu.
       *[other] Partie d’entraînement : { $count } fois, on est revenu avant quelque chose qu’on avait vu.
    }
redo-nothing = Rien n’a été annulé : il n’y a rien à rétablir.

file-too-large = { $file } dépasse { $most } Mo, ce que ne fait rien qui ait sa place ici
file-no-text = { $file } n’est pas du texte en UTF-8 à partir de la ligne { $line } : enregistre-le ainsi
autosaves-held = Aucune place pour une partie n’est libre dans { $file } : { $count } programmes en occupent une, ou il s’y trouve des parties impossibles à ouvrir. Ferme un programme, ou déplace une telle partie
no-data-folder = aucun dossier de données n’est connu : indiques-en un avec --data-dir ou HOMESTRETCH_DATA
system-not-found = cela n’existe pas
system-permission = tu n’en as pas le droit
system-already-there = quelque chose de ce nom existe déjà
system-full = le disque est plein
system-read-only = la lecture seule est permise, pas l’écriture
system-folder = un dossier, pas un fichier
system-no-folder = ce qui est nommé comme dossier n’en est pas un
system-no-file = un tube ou un périphérique, pas un fichier : mets d’abord ce qui en sort dans un fichier
system-too-large = plus de { $most } Mo, ce que ne fait rien qui ait sa place ici
system-no-text = pas du texte en UTF-8 à partir de la ligne { $line } : enregistre-le ainsi
system-no-text-line = pas du texte en UTF-8

record-foreign = Ceci n’est pas l’enregistrement d’une partie : il commencerait par « homestretch record ».
record-version = L’enregistrement est de version { $version } ; ce programme lit la version { $known }. Un programme plus récent saura peut-être le lire.
record-line = Cette ligne est incompréhensible : « { $text } ».
record-missing = L’enregistrement est incomplet : il ne dit rien de « { $what } ».
record-empty = Le fichier est vide.
record-truncated = L’enregistrement s’interrompt ici : il manque sa dernière ligne, la somme de contrôle.
record-after-end = Il y a quelque chose après la somme de contrôle, là où l’enregistrement finit.
record-hash = La somme de contrôle ne correspond pas : le fichier a été modifié ou abîmé.
record-commitment = L’engagement ne correspond pas au secret ni à ce qui était convenu : le jeu, les règles, les places ou l’annulation ne sont pas ceux du début de la partie.
record-roll = L’enregistrement annonce « { $told } », mais la graine donne ici « { $drawn } ».
record-not-over = L’enregistrement annonce un résultat, mais la partie n’est pas finie.
record-result = L’enregistrement annonce le résultat { $told }, mais la partie s’est terminée sur { $played }.
record-twice = Cette ligne figure ici une seconde fois ; la première est la ligne { $first } : « { $text } ».
record-no-result = La partie est finie, mais l’enregistrement ne donne pas de résultat.
record-no-commitment = Ce qui figure ici comme engagement n’en est pas un : ce seraient 64 chiffres hexadécimaux.
record-sealed = Cette partie n’est pas finie et reste donc scellée : elle s’ouvre là où elle a été sauvegardée, avec la clé du dossier de données (seal.key).
record-secrets = Dans ce jeu, des places savent ce que d’autres ignorent ; rien ne peut donc en être dit avant la fin. Pour continuer plus tard, sauvegarde la partie.
seal-other-key = Cette partie est scellée avec une autre clé. Ouvre-la avec le dossier de données où elle a été sauvegardée (--data-dir), ou place le fichier seal.key de ce dossier à côté d’elle.
seal-broken = Ce qui est scellé ici est endommagé.
seal-no-key = { $file } devrait contenir la clé des parties inachevées et ne la contient pas. Remets le bon fichier ; sans lui, elles ne s’ouvrent pas. Déplace-le pour commencer avec une nouvelle clé.

figure-choices = Choix
figure-choices-help = Combien de fois il y avait à choisir entre plusieurs coups.

bot-no-command = « bot: » ne nomme aucun programme. Écris sa commande après les deux-points, comme dans bot:python3 my_bot.py.

voice-missing = Pas de voix : { $program } n’a pas pu démarrer ({ $why }). Tout se trouve aussi dans la liste.
voice-failed = { $program } n’a pas pu lire une phrase à voix haute. Tout se trouve aussi dans la liste.
voice-hangs = { $program } n’arrivait pas au bout d’une phrase : ce programme a été arrêté. Tout se trouve aussi dans la liste.

## How long a game was

length-rolls =
    { $count ->
        [one] La partie est finie après { $count } lancer.
       *[other] La partie est finie après { $count } lancers.
    }
length-moves =
    { $count ->
        [one] La partie est finie après { $count } coup.
       *[other] La partie est finie après { $count } coups.
    }
length-cards =
    { $count ->
        [one] La partie est finie après { $count } carte jouée.
       *[other] La partie est finie après { $count } cartes jouées.
    }
length-rounds =
    { $count ->
        [one] La partie est finie après { $count } manche.
       *[other] La partie est finie après { $count } manches.
    }
