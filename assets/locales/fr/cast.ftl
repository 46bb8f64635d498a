### Those who sit across the table, how well they play, and what stands behind them.

cast-pim = Joue ce qui lui passe par la tête, et perd toujours de bon cœur.
cast-lotti = Vient d’apprendre les règles, et préfère la plus jolie pièce.
cast-niki = Applaudit chaque coup, peu importe de qui il vient.
cast-joost = Toujours pressé, sans un regard pour ce que préparent les autres.
cast-asha = A appris la semaine dernière, et se réjouit de chaque bon coup.
cast-sander = Lit les règles deux fois par partie, et savoure chaque surprise.
cast-mila = Joue tous les dimanches, avec son thé, et laisse rarement passer sa chance.
cast-ruedi = Assis à la même table depuis des années, il pardonne presque tout.
cast-beppe = Debout depuis quatre heures pour le pain, et bien éveillé dès qu’une pièce est seule.
cast-chiara = Voit ce que vous laissez à découvert, et s’en excuse après coup.
cast-nikos = Parle peu, surveille toute la table, et attend votre faux pas.
cast-annelies = Note chaque coup au crayon, et se sert de ce qu’elle a noté.
cast-vreni = A battu trois générations de sa famille, et tient les comptes.
cast-vikram = Pèse tout avant de jouer, et ne le regrette presque jamais.
cast-spyros = A joué dans tous les ports, et n’est pas pressé de gagner.

skill-child = Jeu d’enfant
skill-beginner = Niveau débutant
skill-regular = Bon joueur
skill-strong = Niveau fort
skill-master = Niveau maître

level-wins = Gagne { $two } parties sur 100 contre le niveau du dessous.
level-wins-both = Gagne { $two } parties sur 100 contre le niveau du dessous, et { $four } seul contre trois.
level-wins-dog = En équipe, gagne { $two } parties sur 100 contre une équipe du niveau du dessous.

level-none = Il n’y a pas de niveau « { $level } ». Ils vont de level:1 à level:{ $most }.
unknown-sitter = Personne du nom de « { $name } » ne peut s’asseoir ici. Il y a person et empty, les personnages { $people }, les niveaux de level:1 à level:5 et les stratégies { $known }.

sitter-behind = Sa façon de jouer
sitter-strategy = Une stratégie au choix
sitter-strategy-help = Un joueur sans nom, avec la stratégie et les nombres que vous lui donnez.
sitter-elsewhere = Occupe la place de { $seat }, et l’échangerait.
