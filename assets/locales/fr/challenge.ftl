### Défis, et soirées où chacun occupe chaque place.

challenge-told = { $game }, à la place de { $seat }, avec les mêmes dés ou cartes. À battre : rang { $place } sur { $seats }. { $length }
challenge-theirs = Le défi : rang { $place } sur { $seats }. { $length }
challenge-yours = Toi : rang { $place } sur { $seats }. { $length }
challenge-better = Tu as fait mieux.
challenge-even = Tu as fait aussi bien.
challenge-worse = Le défi n’est pas relevé.
challenge-give = Qui fait mieux avec les mêmes dés ou cartes ? homestretch text --challenge { $code }

challenge-sign = « { $sign } » ne figure dans aucun code de défi : des lettres et des chiffres, mais pas de U.
challenge-short = C’est trop court pour le code d’un défi.
challenge-typed = Dans ce code quelque chose est faux, manque ou est interverti. Compare-le avec celui qui t’a été donné.
challenge-version = Le code est de version { $version } ; ce programme lit la version { $known }. Un programme plus récent saura peut-être le lire.
challenge-game = Le code est d’un jeu que ce programme n’a pas. Un programme plus récent l’a peut-être.
challenge-unread = Le code nomme un joueur ou une règle que ce programme ne connaît pas. La version qui l’a fait le lit.
challenge-not-over = Une partie peut être transmise comme défi une fois qu’elle est terminée.
challenge-nobody = Personne n’a joué à cette place.
challenge-sealed = Cet enregistrement ne révèle pas sa graine : personne d’autre ne peut jouer avec les mêmes dés.
challenge-practice = Une partie d’entraînement n’est pas un défi : tout peut y être repris.
challenge-taken-over = Quelqu’un a repris une place au milieu de cette partie : personne ne peut la jouer telle qu’elle était.
challenge-own = Qui occupe { $seat } ne joue que sur cet ordinateur : un programme ou un réseau à toi ne tient pas dans un code.
challenge-rules = Les règles de cette table ne tiennent pas dans un code.
challenge-whose = Il n’y a pas eu exactement une personne à jouer. Nomme la place à battre : --seat avec son numéro dans l’enregistrement.
challenge-other = Ce ne sont ni la table ni les dés du défi.
challenge-one = Nomme un enregistrement de partie terminée, un code (--code), ou les deux ; plusieurs enregistrements avec --duplicate.
challenge-table = Le code dit de quelle table il s’agit. Laisse de côté ce qui le dit aussi.
challenge-late = Un nouveau défi commence par une partie à lui. Laisse de côté la partie enregistrée.

evening-sums = { $played } parties sur { $games }. Les rangs et leur somme, selon la première place de chacun :
evening-sum = { $sum } = { $places }  { $seat } ({ $sitter })
evening-next = Partie { $game } sur { $games } : chacun avance d’une place, et le hasard redonne la même chose.
evening-other = Cette partie n’est pas de cette soirée, ou est déjà comptée.
evening-over = Chacun a occupé chaque place : la soirée est finie.
evening-sums-table = Soirée, { $played } parties sur { $games }, places et somme :
evening-sum-table = { $seat }: { $places } = { $sum }

challenge-title = Saisir le code d’un défi
challenge-help = Avec les mêmes dés ou cartes que la personne qui t’a donné le code, à la même place. À la fin, les deux résultats sont côte à côte.
challenge-hint = Le code que tu as reçu
challenge-play = Jouer
challenge-no-person = Aucun de vous n’a joué ici.
share-challenge = Défier un ami
share-challenge-help = Un code pour un ami, dans le presse-papiers : la même place, les mêmes dés ou cartes, un résultat à côté de l’autre. De plusieurs personnes, c’est le meilleur résultat qui est à battre.
share-code = Dans le presse-papiers : { $code } – il se relève sous « { load-title } ».
