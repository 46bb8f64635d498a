### The command line.

no-window-built = Dieses homestretch wurde ohne Fenster gebaut. „homestretch text“ spielt im Terminal.
stdout-taken = Auf der Standardausgabe steht hier schon, was du liest. Nenn für { $option } eine Datei, nicht „-“.
no-window-display = es gibt keinen Bildschirm, auf dem sich ein Fenster öffnen ließe; „homestretch text“ spielt im Terminal
no-window-adapter = es wurde kein Grafikadapter gefunden; installiere einen Vulkan-Treiber (mesa-vulkan-drivers zeichnet ohne Grafikkarte), oder spiel mit „homestretch text“ im Terminal
no-window = das Fenster ließ sich nicht öffnen: { $why }; „homestretch text“ spielt im Terminal

## What was typed

seats-board =
    { $words ->
        [one] Genannt ist ein Platz
       *[other] Genannt sind { $words } Plätze
    }, aber das Brett hat { $board }. Nenne so viele, wie es hat; „empty“ lässt einen Platz frei.
rule-words = „{ $text }“ sagt nicht, welche Regel wie lauten soll. Schreib NAME=VALUE, wie in self_strike=on.
undo-words = „{ $text }“ sagt nicht, was sich zurücknehmen lässt. Möglich ist fair, practice oder never.
speed-words = Bei Tempo { $text } lässt sich nicht zuschauen. Es reicht von 0.25 bis 16.
games-zero = Keine Partien sind zu wenig zum Messen. Gib mindestens eine an.
number-most = { $name } ist { $number }: So viel nützt niemandem. Möglich ist höchstens { $most }.

## homestretch arena

arena-write = { $path }: { $why }; die Ergebnisse bis hierher sind aufgehoben, und `homestretch arena resume` macht weiter, wenn das behoben ist
arena-held = { $path } wird von einem anderen Programm gehalten (Prozess { $process }), das dort ein Turnier spielt: Warte, bis es fertig ist, oder nenne einen anderen Ordner
arena-in-the-way = { $path } ist schon da und würde überschrieben: Nenne einen anderen Ordner
arena-taken = In { $path } steht schon ein Turnier: Mach weiter mit `homestretch arena resume { $path }` (mit --run-bots, wo Bots spielen), oder nenne einen anderen Ordner
arena-foreign = { $path } gehört zu einem anderen Turnier als dem daneben: Der Hash ist { $found }, nicht { $wanted }
arena-games-changed = { $path } enthält Partien eines anderen Turniers, oder wurde verändert: Stell die Datei wieder her, oder spiel das Turnier noch einmal
arena-game-foreign = Die aufbewahrten Entscheidungen gehören nicht zu dieser Partie.
arena-games-unkept = Was in diesen Partien gewählt wurde, ist nicht aufbewahrt: Spiel das Turnier mit --record
arena-games-which = „{ $text }“ nennt keine Partie. Schreib ihren Block und ihre Nummer darin, beide ab 0: „Block 12, Partie 3“.
arena-games-who = „{ $name }“ war nicht dabei. Möglich ist: { $known }.
arena-games-none = Partie { $game } von Block { $block } ist nicht da: Sie wurde nicht gespielt, oder diese Nummer gibt es nicht.
arena-games-row =
    Block { $block }, Partie { $game }: { $seats }; { $choices ->
        [one] eine Entscheidung
       *[other] { $choices } Entscheidungen
    }
arena-games-found =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }, { $listed } aufgezählt: je Sitz, Strategie und Rang.
arena-games-written =
    { $rows ->
        [one] Eine Entscheidung
       *[other] { $rows } Entscheidungen
    } aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }: { $file }
arena-line = { $path }, Zeile { $line }: { $what }; spiel das Turnier noch einmal, oder mach von einer Kopie aus weiter, die niemand geändert hat
arena-line-first = die erste Zeile fehlt
arena-line-unread = sie ist nicht zu lesen: { $why }
arena-line-form = sie hat nicht die Form, die dort geschrieben wird: { $why }
arena-line-format = ihr Format ist „{ $found }“, nicht „{ $wanted }“
arena-line-part = einen solchen Teil gibt es nicht
arena-line-seats = eine Partie hat mehr Plätze als ein Tisch
arena-line-hash = der Hash passt nicht: Diese Zeile oder eine davor wurde geändert, ging verloren oder kam dazu
arena-line-block = Block { $due } wurde erwartet
arena-parts-none = kein Teil ist genannt: Nenn den Ordner jedes Teils
arena-parts-foreign = { $path } gehört zu einem anderen Turnier als { $other }: Nenn die Teile eines einzigen Turniers
arena-parts-count = { $path } ist einer von { $count } Teilen, { $other } einer von { $others }: Nenn Teile aus einer Teilung
arena-parts-double = { $path } und { $other } sind beide der Teil { $part }: Nenn einen davon
arena-parts-missing = diese Teile fehlen: { $parts }
arena-parts-unfinished = { $path } ist nicht fertig: Von { $blocks } Blöcken fehlen { $missing }; `homestretch arena resume` spielt sie
arena-ron = Zeile { $line }, Spalte { $column }: { $why }
arena-too-few =
    { $count ->
        [one] Eine Strategie ist zu wenig
       *[other] { $count } Strategien sind zu wenig
    } für { $shape }: Mindestens { $least } braucht es. Eine Strategie darf mit anderen Zahlen noch einmal genannt werden, und brackets kann mit --repetition eine mehrmals an den Tisch setzen.
arena-twice = „{ $name }“ steht zweimal in der Liste. Für Tische dieser Art wird jede Strategie einmal genannt.
arena-fixed-seat = Diesen Platz zum Bleiben gibt es nicht. Plätze werden von 0 bis { $most } gezählt.
arena-fixed-shape = Nur an einem einzigen Tisch kann eine Strategie ihren Platz behalten. Lass --fixed-seat weg, oder wähle die Form „table“.
arena-too-many = Das ergibt mehr als { $most } verschiedene Tische. Nenne weniger Strategien.
arena-luck-none = In diesem Spiel bleibt nichts dem Zufall überlassen, also gibt es kein Glück abzuziehen. Lass --luck weg.
arena-luck-unjudged = Wer an einem Tisch mit diesen Regeln vorn liegt, kann niemand sagen, also lässt sich kein Glück berechnen. Lass --luck weg, oder spiele mit den üblichen Regeln und Maßen.
arena-threads = Mindestens ein Thread muss es sein.
threads-many = { $asked } Threads nützen auf keinem Rechner etwas: { $most } spielen.
arena-no-threads = Das System gewährt keine Threads: { $why }. Gib mit --threads weniger an.
arena-seating = Mit diesen leeren Plätzen lässt sich das Spiel nicht spielen.
arena-stop-who = „{ $name }“ spielt nicht mit; ob stärker oder nicht, lässt sich also nicht fragen. Möglich ist: { $known }; oder all.
arena-stop-number = Ein Vorsprung liegt zwischen 0 und weniger als 1, eine Irrtumswahrscheinlichkeit zwischen 0 und 1: Angegeben waren { $by } und { $alpha }.
arena-no-block = Diesen Block gibt es nicht. Blöcke werden von 0 bis { $most } gezählt.
arena-no-game = Diese Partie gibt es in diesem Block nicht. Partien werden von 0 bis { $most } gezählt.
arena-shard = „{ $text }“ ist kein Teil eines Turniers. Schreib 2/8 für den zweiten von acht.
arena-interrupted = Die laufenden Partien werden beendet, dann ist Schluss. Noch einmal Ctrl-C, und es ist sofort Schluss.
arena-fixed = Alle Würfe folgen aus der Startzahl { $seed }; Regeln, Spieler und Startzahl zusammen haben den Hash { $hash }.
arena-bot-not-typed = Dieses Turnier nennt den Bot „{ $command }“, aber ein Ordner startet keine Programme. Mit --run-bots starten, wenn du ihm vertraust.
arena-shard-seed = Ein Teil braucht die Startzahl, die alle Teile gemeinsam haben: --seed ZAHL angeben, oder `seed` in der Datei.
arena-opening =
    { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    }, { $blocks ->
        [one] ein Block
       *[other] { $blocks } Blöcke
    } zu spielen, insgesamt { $games } Partien.
arena-rounded =
    Verlangt { $asked ->
        [one] war eine Partie
       *[other] waren { $asked } Partien
    }: In ganzen Blöcken sind das { $games }.
arena-opening-off = Eröffnung { $number } lässt sich nicht spielen: { $why }
arena-head-name = Strategie
arena-head-games = Partien
arena-head-win = Siege, %
arena-head-adjusted = ohne Glück, %
arena-head-luck = Glück, %
arena-head-errors = Fehler, % je Spiel
arena-head-points = Punkte
arena-head-rating = Wertung
arena-head-places = Ränge, %
arena-head-time = Zeit je Wahl
arena-deed-strikes = Schläge
arena-deed-own-strikes = eigene geschlagen
arena-deed-fences = Zäune
arena-seats = Siege je Platz, %:
arena-anybody = alle
arena-ahead = Wie oft die Strategie der Zeile vor der der Spalte ans Ende kam, %:
arena-lengths =
    { $games } Partien mit je { $rolls } Würfen und { $choices } Entscheidungen; die kürzeste brauchte { $least } Würfe, die längste { $most }. { $draws ->
        [0] Nie wurde der Sieg geteilt.
        [one] In einer davon teilten sich mehrere den Sieg.
       *[other] In { $draws } davon teilten sich mehrere den Sieg.
    }
arena-lengths-dog =
    { $games } Partien mit je { $rolls } Ausgaben und { $choices } Entscheidungen; die kürzeste brauchte { $least } Ausgaben, die längste { $most }. { $draws ->
        [0] Nie wurde der Sieg geteilt.
        [one] In einer davon teilten sich mehrere den Sieg.
       *[other] In { $draws } davon teilten sich mehrere den Sieg.
    }
arena-lengths-compromise =
    { $games } Partien mit je { $rolls } Verteilungen und { $choices } Entscheidungen; die kürzeste brauchte { $least } Verteilungen, die längste { $most }. { $draws ->
        [0] Nie wurde der Sieg geteilt.
        [one] In einer davon teilten sich mehrere den Sieg.
       *[other] In { $draws } davon teilten sich mehrere den Sieg.
    }
arena-lengths-choices =
    { $games } Partien mit je { $choices } Entscheidungen; die kürzeste brauchte { $least }, die längste { $most }. { $draws ->
        [0] Nie wurde der Sieg geteilt.
        [one] In einer davon teilten sich mehrere den Sieg.
       *[other] In { $draws } davon teilten sich mehrere den Sieg.
    }
arena-adjusted = Ohne Glück: Was der Zufall gebracht hat, wird von jedem Ergebnis abgezogen. Im Mittel bringt er nichts, also schätzen beide Zahlen dasselbe; für das gleiche Intervall braucht die einfache { $factor }-mal so viele Partien.
arena-fouls = Was bei { $name } schiefging: { $fouls }.
arena-incident = Was zum ersten davon führte, ist aufbewahrt: { $file }
arena-failing =
    { $name } ist in { $games ->
        [one] der einzigen Partie
       *[other] allen { $games } Partien
    } gescheitert, also sagt dieses Turnier nichts über diesen Bot. Zuletzt: { $why }{ $kept ->
        [0] {""}
       *[other] . Was zum ersten Fehler führte: { $file }
    }
arena-policy = { $text }.
arena-bot = { $why }.
arena-bot-absent = Für den Bot „{ $text }“ gibt es eine eigene Zeit, aber er nimmt nicht teil: Schreib den Befehl wie bei den Spielern.
arena-written = Geschrieben: { $files }.
arena-live-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $rate } Partien/s
report-no-table = die Tabelle der Ergebnisse lässt sich nicht machen: { $why }
report-no-plot = ein Diagramm der Ergebnisse lässt sich nicht zeichnen: { $why }
report-folder = { $folder } ist ein Ordner: Nenn eine Datei darin, etwa { $file }
report-unwritten = { $why }; das Turnier selbst ist, wie es war: Nenn eine Datei, wo du schreiben darfst
arena-rivals = die Konkurrenz
arena-stronger =
    { $one } ist { $margin ->
        [0] {""}
       *[other] um mehr als { $by } der Siege{" "}
    }stärker als { $other }: Das steht fest nach { $blocks ->
        [one] einem Block
       *[other] { $blocks } Blöcken
    }, mit einer Irrtumswahrscheinlichkeit von höchstens { $alpha }, ganz gleich, wie oft nachgesehen wurde.
arena-not-stronger =
    { $one } ist nicht { $margin ->
        [0] {""}
       *[other] um { $by } der Siege{" "}
    }stärker als { $other }: Das steht fest nach { $blocks ->
        [one] einem Block
       *[other] { $blocks } Blöcken
    }, mit einer Irrtumswahrscheinlichkeit von höchstens { $alpha }, ganz gleich, wie oft nachgesehen wurde.
arena-neither =
    Weder { $one } noch { $other } ist um { $by } der Siege stärker: Das steht fest nach { $blocks ->
        [one] einem Block
       *[other] { $blocks } Blöcken
    }, mit einer Irrtumswahrscheinlichkeit von höchstens { $alpha }, ganz gleich, wie oft nachgesehen wurde.
arena-undecided =
    Ob { $one } { $margin ->
        [0] {""}
       *[other] um mehr als { $by } der Siege{" "}
    }stärker ist als { $other }, steht nach { $blocks ->
        [one] einem Block
       *[other] { $blocks } Blöcken
    } nicht fest. Mehr Partien können es zeigen.
arena-undecided-both =
    Ob { $one } oder { $other } { $margin ->
        [0] {""}
       *[other] um mehr als { $by } der Siege{" "}
    }stärker ist, steht nach { $blocks ->
        [one] einem Block
       *[other] { $blocks } Blöcken
    } nicht fest. Mehr Partien können es zeigen.
arena-end-decided =
    Schluss, weil feststeht, was gefragt war: { $games } Partien in { $seconds } s, { $rate } Partien/s mit { $threads ->
        [one] einem Thread
       *[other] { $threads } Threads
    }.
arena-end-played =
    Schluss, weil alle Partien gespielt sind: { $games } in { $seconds } s, { $rate } Partien/s mit { $threads ->
        [one] einem Thread
       *[other] { $threads } Threads
    }.
arena-end-stopped = Angehalten nach { $games } Partien in { $seconds } s. „homestretch arena resume { $folder }“ macht weiter.
arena-end-lost = Angehalten nach { $games } Partien in { $seconds } s. Nichts wurde aufbewahrt: Mit --out DIR geht es später weiter.

## homestretch bots

bots-parameters = Zahlen

## homestretch speed

speed-games = Partien/s
speed-plies = Züge je Partie
speed-deals = Gaben
speed-checked = jede Wahl an den Regeln geprüft
speed-events = alle Ereignisse aufbewahrt
speed-boxed = Strategien jeder Art
speed-flags = mit zwei Hausregeln
speed-thinkers = zwei nachdenkende Strategien
speed-wrapped = wie der Tisch spielt: jedes Spiel, jede Strategie
speed-headline = ganze Partien, zufällige Züge

## Strategy files

strategy-file-head = Eine Strategie für homestretch. Schreib file: und den Pfad dieser Datei, wo eine Strategie genannt wird.
strategy-file-form = Eine Strategiedatei hat game, strategy und parameters und vielleicht name, bounds und training: (game: "mejn", strategy: "ranking", parameters: { "{" }"getting_home": 90{ "}" })
strategy-file-game = Diese Strategie ist für das Spiel { $game }, aber auf dem Tisch steht { $table }.

## homestretch train

train-strategy = Nenne die Strategie, die trainieren soll: --strategy ranking. „homestretch bots“ zeigt, welche Zahlen haben.
train-out = Nenne einen Ordner für das Training: --out DIR. Mit einem abgebrochenen geht es weiter durch --resume DIR.
train-no-numbers = An { $name } gibt es nichts zu trainieren: Es gibt keine Zahlen, nach denen geurteilt wird. „homestretch bots“ zeigt, welche Zahlen die Strategien haben.
train-bound-words = „{ $text }“ sagt nicht, zwischen welchen Grenzen eine Zahl liegen darf. Schreib NAME=LOW..HIGH, wie in getting_home=0..200.
train-bound-name = { $strategy } hat keine Zahl namens „{ $name }“. Die Namen sind: { $names }.
train-bound-order = Die Grenzen von { $name } sind vertauscht: { $low } liegt über { $high }.
train-fixed = Alle Zahlen sind durch ihre Grenzen festgehalten, also gibt es nichts zu trainieren. Gib einer davon Spielraum.
train-population = Eine Generation von { $count } geht nicht: Sie hat { $fewest } bis { $most } Kandidaten.
train-generations = Keine Generationen sind zu wenig zum Trainieren. Gib mindestens eine an.
train-games =
    { $games ->
        [one] Eine Partie ist
       *[other] { $games } Partien sind
    } zu wenig: Alle Kandidaten jeder Generation spielen auf jedem Platz, und das braucht { $fewest }. Gib mehr an, oder weniger Generationen oder Kandidaten.
train-proof =
    { $games ->
        [one] Eine Partie ist
       *[other] { $games } Partien sind
    } zu wenig, um das Ergebnis zu messen. Gib mindestens { $fewest } an.
train-alone = Niemand spielt dagegen. Nenne mindestens eine Strategie: --against far.
train-person = So viele Partien sitzt niemand durch. Dagegen spielen nur Strategien, oder empty.
train-bot = In einem Training spielt kein Bot mit: Dieselbe Aufgabe ergibt dieselben Dateien, und was ein Bot tut, kann niemand versprechen. Nenne Strategien dieses Programms.
train-variant = „{ $text }“ ist kein Suchverfahren. Möglich ist lshade oder de.
train-measure = „{ $text }“ lässt sich nicht messen. Möglich ist wins oder places.
train-no-threads = Mindestens ein Thread muss es sein.
train-threads = Die Threads lassen sich nicht starten: { $why }. Gib weniger an.
file-form = { $path }, Zeile { $line }, Spalte { $column }: { $why }. { $form }
table-file-form = In der Datei stehen die Namen der Optionen: (seats: "person,far", rules: "quick", rule: ["three_tries=on"])
train-file-form = In der Datei stehen die Namen der Optionen: (strategy: "ranking", against: "far,random,random", bounds: { "{" }"getting_home": (0, 200){ "}" }, seed: 7, out: "training")
train-there = Hier liegt schon ein Training. Mach mit --resume damit weiter, oder nenne einen anderen Ordner.
train-nothing-there = Hier liegt kein Training: campaign.ron fehlt. Nenne den Ordner, der bei --out stand.
train-held = Hier trainiert gerade ein anderes Programm (Prozess { $process }). Warte, bis es fertig ist, oder halte es an.
train-form = In Zeile { $line }, Spalte { $column }: { $why }. Die Datei wurde von Hand verändert: Stell sie wieder her, oder fang in einem anderen Ordner neu an.
train-changed = Die Prüfsumme passt nicht: Die Datei wurde verändert oder beschädigt. Stell sie wieder her, oder fang in einem anderen Ordner neu an.
train-other = Das gehört zu einem anderen Training als campaign.ron daneben. Stell beide wieder her, oder fang in einem anderen Ordner neu an.
train-log =
    { $generations ->
        [one] Eine Generation ist
       *[other] { $generations } Generationen sind
    } aufbewahrt, aber nur { $lines ->
        [one] eine hat
       *[other] { $lines } haben
    } eine Zeile. Stell die Datei wieder her, oder fang in einem anderen Ordner neu an.
train-stopping = Die Generation wird zu Ende gespielt. Noch einmal Ctrl-C, und es ist sofort Schluss.
train-stopped =
    Angehalten nach { $generations ->
        [one] einer Generation
       *[other] { $generations } Generationen
    }. Weiter geht es mit: homestretch train --resume { $folder }
train-choosing = wählt unter den letzten aus
train-proving = misst, was dabei herauskam
train-row = { $generation }: beste { $best } %, Mittel { $mean } %, Streuung { $spread } %, { $numbers }
learn-cannot = { $name } wird an einem Tisch wie diesem von keinem Netz beurteilt.
learn-number = Die Zahl für { $name } ergibt keinen Sinn.
learn-few = Es sind weniger Partien als Generationen ({ $generations }). Verlange mehr --games.
network-other = Das ist kein Netz dieser Version.
network-altered = Das Netz wurde abgeschnitten oder verändert. Stell die Datei wieder her, wie sie war.
network-shape = Das Netz hat eine unmögliche Form. Stell die Datei wieder her, wie sie war.
learn-row = { $generation }: { $games } Partien, { $loss } daneben
learn-row-measured = { $generation }: { $games } Partien, { $loss } daneben; gegen { $figures }
learn-figure = { $against } { $share } ± { $error } %
learn-trial = von { $games } Partien gegen das, das spielt, hat es { $share } % gewonnen: { $stronger ->
    [yes] von nun an spielt es
   *[no] jenes spielt weiter
}
network-encoding = Das Netz ist für einen anderen Tisch gemacht: Es liest „{ $found }“, und hier ist „{ $wanted }“.
analyse-chance = { $chance } %
analyse-wins = { $moves ->
    [one] gewinnt sofort
   *[other] gewinnt in { $moves } Zügen
}
analyse-loses = { $moves ->
    [one] verliert in einem Zug
   *[other] verliert in { $moves } Zügen
}
analyse-open = keine Chance bekannt
analyse-cannot = „{ $strategy }“ sagt nicht, was es erwartet. Eine Strategie, die vorausschaut, wäre bei Quoridor --by master.
judge-none = Kein Netz des Programms beurteilt diesen Tisch ({ $table }). Nenne ein eigenes: --by DATEI.
judge-result = In Partien gegen sich selbst wurden { $chances } Chancen genannt: Sie liegen im Mittel um { $off } % daneben (Brier-Wert { $brier }).
judge-plot-title = { $game }: wie weit man den Chancen glauben kann
judge-plot-said = { $chances } Chancen in { $games } Spielen, im Mittel { $off } % daneben
judge-plot-bars = Striche: 95-%-Intervalle nach Spielen
judge-plot-came = wie oft es eintraf, %
judge-plot-told = vorhergesagte Gewinnchance, %
judge-plot-counts = wie viele Chancen genannt wurden
judge-watched = In Spielen von { $player } gegen sich selbst wurden { $chances } Chancen genannt: Sie liegen im Mittel { $off } % daneben (Brier-Wert { $brier }).
judge-lessons = { $count } Urteile liegen in { $folder }, als Arrays von numpy.
learn-result =
    Nach { $games } Partien gegen sich selbst gewinnt das Netz gegen { $figures } der Partien: Es hat einen Platz oder ein Team, die anderen haben den Rest.
    Die Chancen, die es nennt, liegen im Mittel um { $off } % daneben (Brier-Wert { $brier }).
    Es liegt in { $file }
train-result =
    { $spec }
    erreicht { $score } % ({ $low } bis { $high }, zu 95 % sicher) in { $games } Partien mit neuen Würfeln,
    und { $before } % ({ $before_low } bis { $before_high }) mit den Zahlen vom Anfang: { $gain } mehr ({ $gain_low } bis { $gain_high }).
    Spielbar ist das als file:{ $file }

## homestretch text

text-turn = { $seat }, du bist dran.
text-rolled = { $seat }, du hast { $face } gewürfelt.
text-asked = { $seat }: { $asked }
text-choose = Tippe eine Nummer von 1 bis { $count } oder Notation wie { $example }; „help“ verrät mehr.
text-choose-many = Tippe einen von { $count } Zügen, etwa { $example }; „list“ zeigt alle mit ihren Nummern, „help“ verrät mehr.
text-forced = Nur { $choice } geht: drücke Enter; „help“ verrät, was sich sonst tippen lässt.
text-hint-forced = Da ist nichts zu raten: Nur { $choice } geht.
text-go-on = „{ $words }“ macht damit weiter.
text-unknown = „{ $word }“ ist hier weder ein Wort noch ein Zug; „help“ nennt alle Wörter.
text-unknown-near = Ein Wort „{ $word }“ gibt es nicht. Meintest du „{ $near }“?
text-help = Tippe die Nummer einer Möglichkeit aus der Liste oder ihre Notation; Enter nimmt die einzige. Oder ein Wort:
text-word-undo = undo, u         die letzte Wahl zurücknehmen
text-word-redo = redo            Zurückgenommenes wiederholen
text-word-reset = reset, r        alles zurücknehmen, was du in diesem Zug gewählt hast
text-word-board = board, b        das Brett zeigen
text-word-list = list, l         die Möglichkeiten zeigen
text-word-hint = hint            was die stärkste Strategie spielen würde, und warum
text-word-any = any             den Zufall wählen lassen, bis dein Zug zu Ende ist
text-word-why = why             warum die Computer so gewählt haben
text-word-moves = moves           die Züge bisher, oder was zuletzt geschah
text-word-rules = rules [NUMBER]  die Regeln dieses Tisches
text-word-sit = sit [SEAT] WHO  jemanden hinsetzen: person, mila, level:3, eine Strategie
text-word-save = save [FILE]     die Partie aufbewahren; „save!“ an Stelle einer Datei, die es gibt
text-word-language = language CODE   eine andere Sprache sprechen: en, nl, de, fr, es, el
text-word-help = help [WORD]     alle Wörter, oder was eines tut
text-word-quit = quit, q         aufhören; die Partie wird aufbewahrt
text-rules = „rules 3“ erklärt die dritte, „rules“ mit einem Teil des Titels geht auch.
text-no-rule = Keine Regel heißt hier „{ $word }“. „rules“ nennt alle.
text-why = { $seat }: { $why }
text-no-why = Seit du gewählt hast, hat niemand einen Grund genannt.
text-sits = Für { $seat } spielt jetzt { $sitter }.
text-on = { $sitter } spielt für { $seat }. Enter macht weiter, „run“ spielt zu Ende, „sit person“ holt den Platz zurück.
text-cover = { $seat } darf schauen; dann Enter drücken.
text-no-such-number = Die Möglichkeit { $number } gibt es nicht: Sie reichen von 1 bis { $most }.
text-sit = Der Platz bleibt, wie er ist. { $why }
text-hint = „{ $strategy }“ würde { $choice } spielen. { $why }
text-no-reset = Du hast noch keinen Zug begonnen, der sich zurücknehmen ließe. „undo“ nimmt den davor zurück.
text-undo-barred = { $why } Ein solcher beginnt mit --practice.
text-no-hint = Keine Strategie weiß hier eine Antwort.
text-left = Du bist gegangen, bevor die Partie zu Ende war.
text-save-failed = Die Partie ließ sich nicht speichern: { $why }. Sie geht weiter.
text-save-there = { $file } gibt es schon, und es bleibt, wie es ist. „save! { $file }“ setzt diese Partie an seine Stelle.
text-unkept = Die Partie ist nicht aufbewahrt: { $why }. Tipp den Namen einer anderen Datei; eine leere Zeile versucht es noch einmal, „quit“ geht ohne.
text-last-kept = Was sich zuletzt von der Partie aufbewahren ließ, liegt in { $file }.
text-lost = Von der Partie ließ sich nichts aufbewahren.
nothing-left-behind = Es blieb keine Partie offen, mit der es weitergehen könnte.
text-look-back = Diese Partie war beim Laden schon zu Ende. „homestretch play --load { $file }“ zeigt sie Zug für Zug, „homestretch verify { $file }“ prüft sie.
text-legend = { $letter } { $seat } ({ $sitter })
text-place = { $place }. { $seat } ({ $sitter })

## homestretch rules

rules-levels = Gegen wen du spielen kannst
rules-levels-text = Computer sehen, was ihr Platz sehen darf, und nicht mehr, und ihre Würfel und Karten fallen wie deine. Ein schwächerer urteilt weniger gut, schaut weniger weit voraus oder macht mit Absicht Fehler. Die Stufen sind gemessen, mit den üblichen Regeln.
rules-allowed = { $seat } ({ $letter }) darf { $ply } spielen.
rules-forbidden = { $seat } ({ $letter }) darf { $ply } nicht spielen. { $why }

## homestretch choices

choices-count =
    { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    } in { $position }
choices-many = Hier gibt es mehr als { $most } ganze Aktionen, zu viele für eine Liste.

## homestretch verify

verify-fair =
    Die Aufzeichnung stimmt: { $steps ->
        [one] Ein Schritt verläuft wie angegeben
       *[other] { $steps } Schritte verlaufen wie angegeben
    }{ $drawn ->
        [0] .
       *[other] , und alles, was der Zufall brachte, folgt aus der Startzahl.
    }
verify-no-secret = Nicht bestätigt: Die Partie ist zu Ende, aber die Aufzeichnung nennt das Geheimnis des Hauses nicht; niemand kann sagen, woher die Würfe kommen.
verify-other = Nicht bestätigt: Dies ist nicht die Partie mit der notierten Festlegung. Es wurde eine andere gespielt, oder Regeln, Plätze oder Würfel wurden nachträglich geändert.
verify-commitment = Festlegung: { $hash }.
verify-words =
    { $count ->
        [0] Kein Spieler hat ein Wort zu den Würfeln gegeben: Wer die Partie begann, kann sie gewählt haben.
        [one] Das Wort eines Spielers steckt in den Würfeln.
       *[other] Die Wörter von { $count } Spielern stecken in den Würfeln.
    }
verify-open =
    Die Aufzeichnung stimmt so weit: { $steps ->
        [one] Ein Schritt verläuft wie angegeben
       *[other] { $steps } Schritte verlaufen wie angegeben
    }{ $drawn ->
        [0] .
       *[other] , und alles, was der Zufall brachte, folgt aus der Startzahl.
    } Die Partie ist noch nicht zu Ende.
verify-sealed =
    Die Aufzeichnung hält sich an die Regeln, { $steps ->
        [one] einen Schritt lang
       *[other] { $steps } Schritte lang
    }.{ $drawn ->
        [0] { "" }
       *[other] { " " }Ihre Startzahl ist noch nicht verraten; was der Zufall brachte, lässt sich also nicht prüfen.
    }

## homestretch review

review-head = { $winner } hat mit { $luck } % Glück gewonnen; am besten gespielt hat { $best }.
review-head-both = { $winner } hat mit { $luck } % Glück gewonnen und auch am besten gespielt.
review-head-team = Wer gewonnen hat, hatte { $luck } % Glück; am besten gespielt hat { $best }.
review-open = Noch hat niemand gewonnen: So steht es.
review-account = { $seat }: { $start } % am Anfang, { $luck } durch Glück, { $own } durch eigene Fehler, { $others } durch Fehler der anderen: { $end } %.
review-luckiest = Der glücklichste Augenblick war Schritt { $step }, { $gain } % für { $seat }. { $what }
review-error = Schritt { $step }, { $seat }: { $grade }, { $cost } % verloren durch { $chosen }; besser war { $best }.
review-no-errors = Keine Wahl hat 2 % oder mehr gekostet.
review-none = { $file }: Einen solchen Tisch kann noch niemand beurteilen.
review-secrets = { $file }: Dieses Spiel ist nicht zu Ende, und wer es spielt, darf nicht erfahren, was andere haben. Frag nach dem Ende noch einmal.
grade-slight = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = Patzer

## Bots

bot-failed = { $why }
bot-fault = der Bot „{ $command }“: { $fault }
bot-fault-complains = der Bot „{ $command }“: { $fault } (er klagt: { $line })
bot-fault-missing = er lässt sich nicht starten: { $why }. Prüf den Befehl und von wo er gegeben wird
bot-fault-crashed = er endete ({ $how }), als er gebraucht wurde
bot-fault-closed = er schloss seine Standardein- oder -ausgabe, läuft aber weiter
bot-fault-silent-start = die Antwort auf hello dauerte länger als { $seconds } s
bot-fault-silent-choice = eine Wahl dauerte länger als { $seconds } s
bot-fault-silent-game = alle Wahlen einer Partie zusammen dauerten länger als { $seconds } s
bot-fault-deaf = er hat seine Standardeingabe { $seconds } s lang nicht gelesen
bot-fault-rubbish = er sagte „{ $line }“, und das ist keine Nachricht: { $why }. Jede Zeile seiner Ausgabe muss eine sein; ein Protokoll geht an die Standardfehlerausgabe
bot-fault-unasked = er sagte ungefragt „{ $line }“: Auf eine Frage gibt es eine Antwort, mit der id dieser Frage
bot-fault-illegal = er wählte { $said }, und das ist nicht erlaubt: { $why }
bot-fault-flood = er sagte zu viel: { $what }
bot-fault-unfit = er passt nicht: { $why }
bot-fault-ended = er wurde nach einem früheren Fehler beendet
bot-ended-code = Exitcode { $code }
bot-ended-signal = Signal { $signal }
bot-ended-unknown = aus unbekanntem Grund
bot-no-pipes = er hat keine Pipes
bot-log-ends = … das Protokoll endet hier, denn es hat seine Grenze erreicht.
bot-policy = „{ $text }“ sagt nicht, was geschieht, wenn ein Bot versagt: Es ist forfeit, random oder restart
bot-incident-last = Die letzte Zeile von { $file } ist die, an der er scheiterte. Füttere ihn noch einmal, und sieh dir jede Antwort an:
bot-incident-without = oder ohne dieses Programm:
bot-incident-complaints = Das Ende seiner Standardfehlerausgabe:
bot-feed-many = mehr als { $most } Zeilen, die niemand liest
bot-feed-closed = der Bot hat seine Ein- oder Ausgabe geschlossen
env-two-games = Zwei Spiele sind genannt. Lass --game weg: Das erste Wort sagt, welches es ist.
bot-why-game = er spielt { $games }, aber das Spiel ist { $game }
bot-why-protocol = er spricht Protokoll { $theirs }, dieses Programm { $ours }
bot-why-line = eine Zeile von mehr als { $most } Bytes
bot-why-notes = mehr als { $most } Bemerkungen zwischen zwei Fragen
bot-why-index = in der Liste { $count ->
    [one] steht eine Wahl, Index 0
   *[other] stehen { $count } Wahlen, ab Index 0
}
bot-why-several = das ist nicht eine Wahl
bot-why-form = eine Wahl hat genau eines von „index“, „number“ und „text“
bot-command-empty = der Befehl des Bots ist leer: Nenne das Programm und was dazugehört, wie in „python3 my_bot.py“
bot-command-open = im Befehl „{ $text }“ wird ein Anführungszeichen geöffnet und nicht geschlossen: Schließ es
bot-not-typed = Diese Partie nennt den Bot „{ $command }“, aber eine Datei startet keine Programme. Setz ihn mit „sit bot:…“ an den Tisch, oder starte mit --run-bots, wenn du der Datei traust.
bot-option-words = „{ $text }“ sagt nicht, welche Option des Bots wie lauten soll. Schreib NAME=VALUE, wie in depth=3.
bot-time-words = { $text } ist keine Zeit, die ein Bot haben kann. Nenne die Sekunden, mehr als 0.
bot-time-of = { $text } sagt nicht, was ein Bot brauchen darf: Schreib seinen Befehl, =, und die Sekunden, wie „python3 my_bot.py=10“.
bot-no-game = Verlangt ist eine Wahl, aber keine Partie wurde begonnen: new_game kommt zuerst.
bot-no-view = Diese Ansicht ist nicht zu lesen: Sie braucht so viele Zahlen, wie new_game Namen dafür hat, und die müssen zueinander passen.
why-bot-failed = Der Bot hat versagt, also hat der Zufall für ihn gewählt.

check-start = Starten und Grüßen
check-hello = Er grüßt und nennt sich „{ $name }“.
check-later = Nachrichten einer späteren Version
check-unknown-game = Er spielt auch „{ $game }“, was dieses Programm nicht kennt.
check-no-game = Er nennt kein Spiel, das es gibt. Es gibt: { $known }. Sie gehören unter „games“ in sein hello.
check-game = { $game } { $rules }
check-failed = { $what }: { $why }.
check-failed-at = { $what }: { $why }. Es steht in { $file }, Zeile { $line }.
check-again =
    Der Fehler bei „{ $what }“ kam noch { $count ->
        [one] einmal
       *[other] { $count }-mal
    } vor.
check-repeats = Er spielt dieselbe Partie { $game } wieder, wenn die Startzahl dieselbe ist.
check-differs = Er spielt eine andere Partie { $game }, obwohl die Startzahl dieselbe ist: erlaubt, aber Fehler sind so schwerer wiederzufinden.
check-quit = Er hört auf, wenn man es ihm sagt.
check-stays = Er hört nach quit nicht von selbst auf: Das sollte er, auch wenn seine Eingabe endet.
check-kept = Was zum letzten Fehler führte, ist aufbewahrt: { $file }
check-sum = { $right } richtig, { $wrong } falsch.

## homestretch perft, homestretch solve

perft-count =
    Tiefe { $depth }: { $count ->
        [1] eine Zugfolge
       *[other] { $count } Zugfolgen
    } in { $seconds } s, { $rate } Millionen pro Sekunde
perft-chance = Bei { $name } hat der Zufall Ergebnisse, die sich nicht aufzählen lassen, also lassen sich die Zugfolgen nicht zählen. Zähle weniger Schritte.
solve-board = „{ $text }“ ist kein Brett. Schreib Spalten und Reihen, wie in 5x3.
solve-cannot = { $name } lässt sich nicht lösen: Dafür braucht es ein Spiel, in dem nichts verborgen ist, und wenige Stellungen.
solve-seats = Lösen lässt sich nur ein Spiel zu zweit.
solve-too-large = Es gibt etwa { $positions } Stellungen, die { $gibibytes } GiB Speicher brauchen; { $most } GiB sind das Höchste. Nimm ein kleineres Brett oder weniger Figuren oder Zäune.
solve-first = Wer anfängt, gewinnt. ({ $positions } Stellungen, { $seconds } s)
solve-second = Wer als Zweites zieht, gewinnt. ({ $positions } Stellungen, { $seconds } s)
solve-draw = Niemand kann einen Sieg erzwingen. ({ $positions } Stellungen, { $seconds } s)
solve-counts = Eine Hausregel zählt die Würfe des ganzen Spiels, und so gibt es zu viele Stellungen. Lass sie weg, um das Spiel zu lösen.
solve-endless = Es nimmt kein Ende: Jemand kann verhindern, dass das Spiel ausgeht. Nimm andere Hausregeln.
solve-no-answer = { $strategy } gibt keine Antwort, mit der sich rechnen lässt.
solve-nobody = „{ $text }“ ist keine Strategie. „homestretch bots“ zeigt, welche es gibt.
solve-no-table = In { $name } gibt es keinen Zufall: Es gibt keine Tabelle, die sich aufheben ließe, und keine Strategie, die einen Teil einer Partie verliert. Lass --out und --of weg.
solve-size =
    { $positions } Stellungen, { $mebibytes } MiB Speicher, { $minutes ->
        [0] weniger als eine Minute
        [one] etwa eine Minute
       *[other] etwa { $minutes } Minuten
    }.
solve-stopping = Es hört sofort auf.
solve-stopped =
    Angehalten nach { $sweeps ->
        [one] einem Durchgang
       *[other] { $sweeps } Durchgängen
    }. Was bisher bekannt ist, ist aufgehoben: Mit denselben Worten geht es dort weiter.
solve-lost =
    Angehalten nach { $sweeps ->
        [one] einem Durchgang
       *[other] { $sweeps } Durchgängen
    }. Nichts ist aufgehoben: Nenne mit --out DIR einen Ordner.
solve-chance = Wenn beide perfekt spielen, gewinnt, wer anfängt, { $first } % der Partien. Nach dem ersten Wurf sind es { $faces }. ({ $sweeps } Durchgänge, { $seconds } s)
solve-fare = { $strategy } gewinnt { $first } %, wenn es anfängt, und { $second } %, wenn nicht: Gegen perfektes Spiel verliert es { $loss } % einer Partie, und { $known } % gegen jemanden, der weiß, was es tut.
solve-held = Hier löst schon ein anderes Programm (Prozess { $process }). Warte, bis es fertig ist, oder halte es an.
solve-foreign = Das ist keine Tabelle dieses Programms, oder eine von einer anderen Version (sie müsste mit „{ $format }“ anfangen). Nenne einen anderen Ordner.
solve-other = Das ist eine Tabelle von { $name } nach anderen Regeln: { $config }. Nenne einen anderen Ordner.
solve-changed = Die Datei ist abgeschnitten oder wurde verändert. Lösche sie, um neu anzufangen, oder stelle sie wieder her, wie sie war.
