### One game being played: seeds, strategies, records, what can be undone.

# What this language calls itself.
language-name = Deutsch
# Between whole and part of a number.
decimal-sign = ,
language-unknown = Die Sprache „{ $code }“ ist nicht bekannt. Es gibt: { $known }.
language-code = { $folder } wird ausgelassen: Ein Ordner mit Texten heißt wie das Kürzel einer Sprache, etwa nl oder pt-BR.
language-unread = { $folder } war nicht zu lesen und wird ausgelassen: { $why }.
language-line = { $file }, Zeile { $line }: { $why }. Was dort steht, erscheint auf Englisch.

unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
unknown-strategy = Eine Strategie namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
unknown-preset = Hausregeln namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
unknown-setting = Eine Einstellung namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
setting-value = { $name } kann nicht „{ $value }“ sein. Möglich ist: { $expected }.
config-ron = Diese Regeln sind nicht zu lesen, in Zeile { $line }, Spalte { $column }: { $why }.
seats-count =
    { $count ->
        [one] Ein Platz genügt nicht: Die Bretter dieses Spiels haben { $known }, leere mitgezählt.
       *[other] { $count } Plätze ergeben keinen Tisch: Die Bretter dieses Spiels haben { $known }, leere mitgezählt.
    }
sit-empty = Auf diesem Platz spielt in dieser Partie niemand. Ein Platz im Spiel geht an einen Menschen oder einen Computer.

spec-count =
    „{ $spec }“ hat { $given ->
        [one] eine Zahl
       *[other] { $given } Zahlen
    }; { $count ->
        [0] diese Strategie nimmt keine
        [one] diese Strategie nimmt eine: { $names }
       *[other] diese Strategie nimmt { $count }: { $names }
    }.
spec-name =
    { $count ->
        [0] „{ $spec }“ nennt die Zahl „{ $name }“, aber diese Strategie nimmt keine.
       *[other] „{ $spec }“ nennt die Zahl „{ $name }“, die nicht bekannt ist. Die Namen sind: { $names }.
    }
spec-mixed = In „{ $spec }“ haben nur manche Zahlen einen Namen. Benenne alle oder keine; die Namen sind: { $names }.
spec-number = „{ $text }“ in „{ $spec }“ ist keine ganze Zahl, wie es alle Zahlen von Strategien sind.
spec-network = „{ $spec }“ nennt mit der Zahl { $number } ein Netz, das nicht mitgebracht wurde. Nenne stattdessen seine Datei: file:PFAD.

seed-text = „{ $text }“ ist keine Startzahl. Eine Startzahl ist eine ganze Zahl oder hat 64 hexadezimale Ziffern.
seed-system = Das System liefert keine Zufallszahlen: { $why }. Nenne eine Startzahl, um zu spielen.

moves-chance = Mit Würfeln oder Karten ergeben die Züge allein noch keine Partie: Speichere sie stattdessen.
moves-fault = Zug { $at }, „{ $text }“, ist nicht möglich. { $why }
position-fault =
    { $lines ->
        [one] Die Stellung ist bei Zeichen { $at } nicht zu lesen. { $why }
       *[other] Die Stellung ist in Zeile { $line } bei Zeichen { $at } nicht zu lesen. { $why }
    }
match-sealed = Diese Aufzeichnung verrät ihre Startzahl nicht; man kann sie also ansehen, aber nicht weiterspielen.
save-name = „{ $name }“ kann kein Dateiname sein. Schreib ein paar Buchstaben oder Ziffern.
return-not-over = Eine Revanche gibt es, sobald diese Partie vorbei ist.
return-sealed = Diese Aufzeichnung verrät ihre Startzahl nicht; eine Revanche mit denselben Würfeln gibt es daher nicht.
return-alone = Zu einer Revanche gehören mindestens zwei.
no-answer = Der Computer auf { $seat } weiß keine Antwort. Übernimm den Platz, um weiterzuspielen.
no-such-choice = Diese Möglichkeit gibt es nicht. Wähle eine von denen, die gezeigt werden.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-forced = Dieser Zug war erzwungen: Es gab keinen anderen, also ist nichts zurückzunehmen.
undo-chance = Seither war ein Wurf oder eine neue Karte zu sehen, darum gilt es. Nur an einem Übungstisch lässt sich alles zurücknehmen.
undo-reveal = Was geheim gewählt wurde, ist aufgedeckt, darum gilt es. Nur an einem Übungstisch lässt sich alles zurücknehmen.
undo-others = Seither hat jemand anders gewählt, darum gilt es. Nur an einem Übungstisch lässt sich alles zurücknehmen.
undo-never = An diesem Tisch gilt jede Wahl.
practice-table = Eine Übungspartie: Alles lässt sich zurücknehmen, und Computer wählen dann neu. Die Aufzeichnung sagt es.
practice-told =
    { $count ->
        [0] Eine Übungspartie: Alles ließ sich zurücknehmen, doch nichts, was schon zu sehen war, wurde zurückgenommen.
        [one] Eine Übungspartie: Einmal ging es hinter etwas zurück, das schon zu sehen war.
       *[other] Eine Übungspartie: { $count }-mal ging es hinter etwas zurück, das schon zu sehen war.
    }
redo-nothing = Nichts wurde zurückgenommen, also gibt es nichts zu wiederholen.

file-too-large = { $file } ist größer als { $most } MB, und so groß ist nichts, was hierher gehört
file-no-text = { $file } ist ab Zeile { $line } kein Text in UTF-8: speichere es so
autosaves-held = In { $file } ist kein Platz für eine Partie frei: { $count } Programme halten einen, oder dort liegen Partien, die sich nicht öffnen lassen. Schließ ein Programm, oder leg so eine Partie anderswohin
no-data-folder = es ist kein Ordner für Daten bekannt: nenne einen mit --data-dir oder HOMESTRETCH_DATA
system-not-found = das gibt es nicht
system-permission = dir fehlt die Berechtigung dafür
system-already-there = etwas mit diesem Namen gibt es schon
system-full = der Datenträger ist voll
system-read-only = es lässt sich nur lesen, nicht schreiben
system-folder = ein Ordner, keine Datei
system-no-folder = was als Ordner genannt ist, ist keiner
system-no-file = eine Pipe oder ein Gerät, keine Datei: leg erst in einer Datei ab, was daraus kommt
system-too-large = größer als { $most } MB, und so groß ist nichts, was hierher gehört
system-no-text = ab Zeile { $line } kein Text in UTF-8: speichere es so
system-no-text-line = kein Text in UTF-8

record-foreign = Das ist keine Aufzeichnung einer Partie: Die beginnen mit „homestretch record“.
record-version = Die Aufzeichnung hat die Version { $version }; dieses Programm liest Version { $known }. Ein neueres kann sie vielleicht lesen.
record-line = Diese Zeile ist nicht verständlich: „{ $text }“.
record-missing = Die Aufzeichnung ist unvollständig: „{ $what }“ fehlt.
record-empty = Die Datei ist leer.
record-truncated = Hier bricht die Aufzeichnung ab: Ihre letzte Zeile, die Prüfsumme, fehlt.
record-after-end = Hinter der Prüfsumme, wo die Aufzeichnung endet, steht noch etwas.
record-hash = Die Prüfsumme passt nicht: Die Datei wurde verändert oder beschädigt.
record-commitment = Die Festlegung passt nicht zum Geheimnis und zu dem, was vereinbart war: Mit diesem Spiel, diesen Regeln, Plätzen oder dieser Rücknahme wurde die Partie nicht begonnen.
record-roll = Die Aufzeichnung nennt „{ $told }“, aber die Startzahl bringt hier „{ $drawn }“.
record-not-over = Die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht zu Ende.
record-result = Die Aufzeichnung nennt das Ergebnis { $told }, aber die Partie endete mit { $played }.
record-twice = Diese Zeile steht hier ein zweites Mal; die erste ist Zeile { $first }: „{ $text }“.
record-no-result = Die Partie ist zu Ende, aber die Aufzeichnung nennt kein Ergebnis.
record-no-commitment = Was hier als Festlegung steht, ist keine: Das wären 64 hexadezimale Ziffern.
record-sealed = Diese Partie ist noch nicht zu Ende und deshalb versiegelt: Sie öffnet sich dort, wo sie gespeichert wurde, mit dem Schlüssel im Datenordner (seal.key).
record-secrets = In diesem Spiel wissen manche Plätze, was andere nicht wissen; bevor es zu Ende ist, lässt sich daher nichts davon erzählen. Speichere es, um später weiterzuspielen.
seal-other-key = Diese Partie ist mit einem anderen Schlüssel versiegelt. Öffne sie mit dem Datenordner, in dem sie gespeichert wurde (--data-dir), oder lege die Datei seal.key aus jenem Ordner daneben.
seal-broken = Was hier versiegelt ist, ist beschädigt.
seal-no-key = { $file } sollte den Schlüssel zu unfertigen Partien enthalten und tut es nicht. Lege die richtige Datei zurück; ohne sie lassen sie sich nicht öffnen. Räume sie beiseite, um mit einem neuen Schlüssel zu beginnen.

figure-choices = Entscheidungen
figure-choices-help = Wie oft unter mehreren Zügen zu wählen war.

bot-no-command = „bot:“ nennt kein Programm. Schreib den Befehl hinter den Doppelpunkt, wie in bot:python3 my_bot.py.

voice-missing = Keine Stimme: { $program } ließ sich nicht starten ({ $why }). Im Verlauf steht alles auch geschrieben.
voice-failed = { $program } konnte einen Satz nicht vorlesen. Im Verlauf steht alles auch geschrieben.
voice-hangs = { $program } kam mit einem Satz nicht zu Ende und wurde angehalten. Im Verlauf steht alles auch geschrieben.

## How long a game was

length-rolls =
    { $count ->
        [one] Die Partie ist nach { $count } Wurf zu Ende.
       *[other] Die Partie ist nach { $count } Würfen zu Ende.
    }
length-moves =
    { $count ->
        [one] Die Partie ist nach { $count } Zug zu Ende.
       *[other] Die Partie ist nach { $count } Zügen zu Ende.
    }
length-cards =
    { $count ->
        [one] Die Partie ist nach { $count } gespielten Karte zu Ende.
       *[other] Die Partie ist nach { $count } gespielten Karten zu Ende.
    }
length-rounds =
    { $count ->
        [one] Die Partie ist nach { $count } Runde zu Ende.
       *[other] Die Partie ist nach { $count } Runden zu Ende.
    }
