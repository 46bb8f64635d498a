### The window: title, setting up, the panels beside the table, and the pages over it.

## Keeping games

autosave-second = Homestretch ist schon einmal offen: Diese Partie wird in { $file } aufbewahrt.
autosave-none = Partien lassen sich nicht aufbewahren: { $why }. Du kannst weiterspielen: Nach jedem Schritt wird es wieder versucht, und beim Verlassen wirst du nach einem anderen Ort gefragt.
autosave-failed = Die Partie ließ sich nicht aufbewahren: { $why }. Was vorher aufbewahrt wurde, ist noch da. Du kannst weiterspielen: Nach jedem Schritt wird es wieder versucht.
autosave-again = Die Partie wird wieder aufbewahrt, in { $file }.
autosave-damaged = Eine Partie, die noch offen war, ist beschädigt. Sie bleibt als { $file } erhalten, wo nichts sie überschreibt. { $why }
autosave-passed = Eine Partie, die noch offen war, lässt sich hier nicht öffnen und bleibt, wie sie ist, in { $file }. Öffne sie dort, sobald sie sich lesen lässt. { $why }
saved-as = Die Partie ist als { $file } gespeichert.
written-as = Zu finden in { $file }.
left-behind-kept = Die offene Partie ist als { $name } aufbewahrt.
unkept-title = Die Partie ist nicht aufbewahrt
unkept-why = Die Partie lässt sich nicht aufbewahren, wo Partien liegen: { $why }.
unkept-left = Die Partie, die noch offen war, lässt sich nicht beiseitelegen: { $why }.
unkept-help = Nenn einen anderen Ort: einen Ordner oder eine Datei, die es noch nicht gibt, etwa auf einem anderen Datenträger. Oder schaff Platz, wo Partien liegen, und versuch es noch einmal. Sonst ist die Partie verloren.
unkept-hint = Pfad eines Ordners oder einer Datei
unkept-save = Dort speichern
unkept-again = Noch einmal versuchen
unkept-without = Ohne sie weiter
unkept-stay = Zurück
settings-damaged = Die Einstellungen waren nicht zu lesen ({ $why }). Es gelten die üblichen; die alte Datei bleibt als { $file } erhalten.
settings-unwritten = Die Einstellungen ließen sich nicht speichern: { $why }.
board-unreadable = { $file } ist nicht als Brett zu lesen: { $why }.
board-seats = { $file }: Ein Brett hat 1 bis 6 Plätze, nicht { $count }.
board-vignette = { $file }: Die kleine Zeichnung { $number } liegt nicht auf der Karte oder ist eine zu viel. Ein Brett hat höchstens { $most }, alle innerhalb der Ränder und größer als 0.
board-lacks = { $file }: Das Feld { $spot } fehlt, das das Spiel braucht.
board-double = { $file }: Das Feld { $spot } steht zweimal da; einmal genügt.
board-unknown = { $file } nennt das Feld { $spot }, das dieses Brett nicht hat.
board-no-seat = { $file } gibt das Feld { $spot } dem Platz { $index }, den dieses Brett nicht hat. Plätze werden ab 0 gezählt.
theme-unreadable = { $file } ist nicht als Design zu lesen: { $why }.
theme-no-colour = { $file }: „{ $colour }“ ist keine Farbe. Schreib sechs hexadezimale Ziffern, wie in #8C2F1B.
theme-pale = { $file }: Druck { $print } auf { $ground } hat einen Kontrast von { $contrast } zu 1. Unter 3 zu 1 ist er schlecht zu lesen.
commitment = Der Zufall dieser Partie ist festgelegt durch { $hash }.
word-ask = { $seat }, ein Wort für die Würfel (nur Enter: es wird eines gezogen)?
word-told = { $seat } gibt „{ $word }“ zu den Würfeln.
word-late = Wörter für die Würfel werden vor dem ersten Wurf gewählt.
game-without-window = Diese Partie lässt sich nur im Terminal spielen: homestretch text.

## Title

app-name = Homestretch
app-tagline = Brettspiele an einem Tisch, für verregnete Sonntage
title-continue = Partie fortsetzen
title-last = Letzter Tisch
title-first = Erstes Spiel
title-first-help = Lerne es beim Spielen
title-alone = Schnellstart
title-alone-help = Du gegen { $names }
title-party =
    { $count ->
        [2] Runde zu zweit
        [3] Runde zu dritt
        [4] Runde zu viert
       *[other] Runde mit { $count } Leuten
    }
title-party-help = Alle an diesem Bildschirm
title-watch = Zuschauen
title-watch-help = Computer spielen, und du schaust zu
title-people =
    { $count ->
        [one] 1 Mensch
       *[other] { $count } Menschen
    }
title-computers = { $count } Computer
title-players = { $players } Spieler
title-or = { $few } oder { $more }
title-setup = Tisch einrichten
title-tournament = Turnier
title-settings = Einstellungen
title-rules = Spielregeln
title-help = Tasten und Gamepads
title-about = Info
title-quit = Beenden

## Setting up a table

setup-title = Tisch einrichten
setup-board = Brett
setup-board-seats =
    { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }
setup-board-ring = Kleines Brett für { $seats }
setup-person = Ein Mensch
setup-name = Ein Name, oder einfach { $colour }
setup-person-help = Jemand an diesem Bildschirm, mit Maus oder Tasten.
setup-empty = Niemand
setup-empty-help = Der Platz bleibt leer und wird übersprungen.
setup-parameters-usual = Die üblichen
setup-rules = Hausregeln
setup-rules-each = Alle Regeln
setup-sizes = Größen
setup-undo = Zurücknehmen
setup-undo-fair = Bis etwas zu sehen war
setup-undo-fair-help = Deine letzte Wahl kannst du zurücknehmen, bis jemand anders gewählt hat oder ein Wurf, neue Karten oder eine Enthüllung zu sehen waren. Ein zurückgenommener Wurf fällt wieder gleich.
setup-undo-practice = Übung: alles
setup-undo-practice-help = Jede Wahl lässt sich zurücknehmen, bis ganz zum Anfang, was auch immer zu sehen war; Computer wählen dann neu. Tisch und Aufzeichnung sagen, dass es eine Übung ist.
setup-undo-never = Nichts
setup-undo-never-help = Gezogen ist gezogen.
setup-dice = Würfel und Karten
setup-dice-help = Niemand kennt einen Wurf oder eine Karte im Voraus. Um sicherzugehen, gib selbst ein Wort dazu.
setup-dice-fold = Wörter und Startzahl
setup-commitment = Das Haus hat sein Geheimnis festgelegt. Sein Fingerabdruck: { $hash }
setup-word = Wort von { $seat }
setup-word-hint = gezogen
setup-word-help = Alle Würfe folgen aus diesem Geheimnis und diesen Wörtern: Weder das Haus noch ein Spieler kann sie wählen. Wähle ein Wort nach dem Fingerabdruck, und notiere beide, um die Partie später zu prüfen.
setup-seed = Startzahl der Würfel
setup-seed-hint = neu
setup-seed-help = Dieselbe Startzahl bringt dieselben Würfe. Ohne Eintrag kennt sie niemand.
setup-start = Los
setup-back = Zurück

## Beside the table

panel-menu = Menü
panel-pause = Alles anhalten
panel-go-on = Weiter
panel-step = Ein Schritt
panel-speed = Tempo
panel-slower = Langsamer
panel-faster = Schneller
panel-fold = Leiste einklappen
panel-unfold = Plätze und Verlauf zeigen
panel-events = Was geschah
panel-undo = Zurücknehmen
panel-hint = Rat, Schritt für Schritt
panel-missed = Noch einmal zeigen, was seit dem letzten Zug geschah
panel-redo = Wiederholen
panel-save = Speichern
panel-proof = Niemand sucht Würfe oder Karten aus: So lässt es sich beweisen
sitter-with = { $what }, mit
panel-partner = Partner von { $seat }
coach-leave = Keine Erklärungen mehr
legend-danger = kann vor dem nächsten Zug geschlagen werden
legend-held = durch diese Wahl gefroren, egal was die andere Seite nennt
legend-prospects = was du gewinnst, wenn die andere Seite dieses Feld nennt
legend-advice = Rat: was jemand Starkes täte
legend-ways-now = kürzester Weg jetzt, in der Farbe seiner Figur
legend-ways-then = kürzester Weg nach dieser Wahl
panel-home = { $count } von { $of } im Ziel
panel-laths = Noch { $count } von { $of } Zäunen
panel-score =
    { $count ->
        [one] { $count } Perle geholt
       *[other] { $count } Perlen geholt
    }
panel-go-to = Diesen Moment ansehen
panel-none-yet = Noch ist nichts geschehen.
panel-person = Hier spielt ein Mensch.
panel-elsewhere = Am Telefon
panel-lost = Telefon nicht verbunden
panel-take-back = Selbst auf diesem Platz spielen
panel-hand-to = Den Platz einem Computer geben

stage-round = Runde { $round } von { $rounds }
stage-extra = Zusatzrunde { $round }
turn-to-roll = { $seat } darf würfeln
turn-to-choose = { $seat } ist am Zug
turn-thinks = { $seat } überlegt
turn-elsewhere = { $seat } spielt am Telefon
turn-over = Die Partie ist zu Ende
turn-looks = Ein früherer Moment
turn-paused = Pause
turn-practice = Übung

prompt-roll = Würfle: Drücke { $key } oder klicke den Würfel an
prompt-choose = Wähle eine Figur oder ihr Ziel, und drücke { $key } oder klicke darauf
prompt-choose-laths = Wähle ein Feld oder eine Rille, und drücke { $key } oder klicke darauf. { $turn } wechselt zu den Rillen.
prompt-fill = Rest verstreuen
prompt-clear = Alle zurücknehmen
tally-title = Gesehene Karten
tally-joker = Joker
tally-count = { $seen } von { $of }
cover-title = { $seat } darf schauen
cover-text = Die anderen schauen weg. Dann drücke { $key }.
cover-look = Meine Karten ansehen
cover-ready = Ich bin bereit
blind-title = Alle gleichzeitig: Daumen verdecken und drei Knöpfe drücken
blind-look = Halte { $key }, um deine Karten zu sehen, während die anderen wegschauen.
blind-places = Dann drücke den Platz deiner Karte:
blind-chooses = wählt
blind-chosen = hat gewählt
blind-rest = { $key } verstreut den Rest
blind-anew = { $key } beginnt von vorn
blind-pressed =
    { $count ->
        [one] { $count } gedrückt
       *[other] { $count } gedrückt
    }
prompt-paused = Alles wartet. Weiter geht es mit { $key }.
prompt-lost = Das Telefon ist nicht verbunden. Es kommt von selbst wieder; im Menü, unter „Telefone spielen mit“, kann jemand anders den Platz bekommen.
prompt-onward = Weiter geht es mit { $key }.
outlook-longer =
    { $seat }: { $now ->
        [one] ein Schritt
       *[other] { $now } Schritte
    }, damit { $then }
outlook-same =
    { $seat }: { $now ->
        [one] ein Schritt
       *[other] { $now } Schritte
    } wie bisher
outlook-closed =
    { $seat }: { $now ->
        [one] ein Schritt
       *[other] { $now } Schritte
    }, dann gar kein Weg mehr
prompt-dismiss = Verstanden

place-1 = 1.
place-2 = 2.
place-3 = 3.
place-other = { $place }.

yard-empty = { $seat }: Hier sitzt niemand.

## The end

over-title = { $seat } gewinnt!
over-title-you = Du gewinnst!
over-title-two = { $seat } und { $mate } gewinnen!
over-title-several = Mehrere gewinnen gemeinsam!
over-again = Nochmal
over-look = Brett ansehen
over-board = Brett
over-title-page = Startseite

## Pages

page-close = Schließen

menu-title = Menü
menu-resume = Weiter
menu-again = Neu beginnen
menu-setup = Tisch einrichten
menu-save = Partie speichern
menu-moves = Zugliste
menu-die = Der Würfel
menu-settings = Einstellungen
menu-console = Meldungen
menu-rules = Spielregeln
menu-help = Tasten und Gamepads
menu-about = Info
menu-phones = Telefone spielen mit
menu-title-page = Zur Startseite

quick-title = Schnellmenü
quick-again = Neue Partie

load-title = Spielstände
load-none = Noch ist keine Partie gespeichert. Das geht im Menü einer Partie oder mit Ctrl+S.
load-open = Öffnen
load-numbered = { $game } · { $number }
load-put-away = Löschen
load-name = Einen Namen geben
load-broken = Diese Partie lässt sich nicht lesen.
load-reading = Wird gelesen …
load-away =
    { $count ->
        [one] Eine Partie wurde gelöscht.
       *[other] { $count } Partien wurden gelöscht.
    }
load-bring-back = Zurückholen
load-all = Alle Spiele
load-any = Alle
load-going-on = Laufend
load-over = Beendet
load-shown = Gezeigt:
load-order = Reihenfolge:
load-newest = Neueste zuerst
load-by-name = Nach Namen
load-by-game = Nach Spiel
load-none-such = So eine ist nicht dabei.
load-ago-now = gerade eben
load-ago-minutes =
    { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
load-ago-hours =
    { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
load-ago-days =
    { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }
load-on-day =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
load-folder = Ordner: { $folder }
position-title = Mit einer Stellung beginnen
position-help = Füge hier eine Stellung von { $game } in der Notation des Spiels ein und spiele an diesem Tisch von ihr aus weiter. In der Aufzeichnung steht, dass die Partie dort begann.
position-play = Damit beginnen

settings-title = Einstellungen
settings-speed = Tempo
settings-speed-help = Wie schnell sich alles bewegt.
settings-single-choice = Einzige Züge von selbst
settings-single-choice-help = Ist nur ein Zug erlaubt, wird er für dich gemacht. Karten spielst du immer selbst.
settings-roll-alone = Von selbst würfeln
settings-roll-alone-help = Sobald du dran bist, wird für dich gewürfelt.
settings-numbers = Nummern auf den Feldern
settings-numbers-help = So, wie sie im Verlauf stehen.
settings-flat = Senkrecht von oben
settings-flat-help = Der Tisch als flaches Brett statt von deinem Platz aus.
settings-text-scale = Schriftgröße
settings-text-scale-help = Für alles, was in Leisten und auf Seiten steht.
settings-reset = Alles zurücksetzen
settings-reset-part = Diese Seite zurücksetzen
settings-reset-undo = Wie eben noch
settings-keys = Tasten und Gamepads
settings-safe = Dieser Start lässt die Einstellungen beiseite: Es gelten die üblichen, und deine bleiben unverändert.
settings-at-once = sofort
settings-part-play = Spielen
settings-part-look = Bild
settings-part-sound = Ton
settings-part-language = Sprache
settings-confirm-loss = Nachfragen, bevor du dich selbst schlägst
settings-confirm-loss-help = Wenn der einzige Zug deine eigene Figur schlägt, wartet er auf dich.
settings-turn-table = Tisch drehen
settings-turn-table-help = Spielen mehrere Menschen, dreht sich der Tisch immer zu dem Platz, der dran ist.
settings-danger = Gefahren zeigen
settings-danger-help = Neben deinen Figuren steht, wie wahrscheinlich sie vor deinem nächsten Zug geschlagen werden, ab 5 %.
settings-chances = Zeigen, wer vorn liegt
settings-chances-help = Über den Plätzen liegt ein Balken mit den Gewinnchancen aller. Beim Zuschauen und Zurückblicken ist er immer da.
settings-theme = Design
settings-theme-help = Wie Brett, Tisch und Tafeln aussehen. Eigene Dateien gehören in den Ordner der Designs.
settings-colours = Farben der Plätze
settings-colours-help = Die zweite Auswahl bleibt für alle Augen unterscheidbar, auch in Graustufen. Namen und Zeichen bleiben gleich.
settings-quality = Qualität
settings-quality-help = Wie fein der Tisch gezeichnet wird. Automatisch ist, was dieser Rechner flüssig zeichnet.
settings-motion = Bewegung
settings-motion-help = Wie viel hüpft und purzelt.
settings-full-screen = Vollbild
settings-full-screen-help = Das Fenster füllt den Bildschirm.
settings-effects = Effekte
settings-effects-help = Klopfen, Würfel und Töne.
settings-ambience = Raum
settings-ambience-help = Der Klang eines stillen Zimmers, wenn es regnet.
settings-voice = Stimme
settings-voice-help = Was vorgelesen wird.
settings-mute-unfocused = Im Hintergrund still
settings-mute-unfocused-help = Nichts ist zu hören, während du in einem anderen Fenster arbeitest.
settings-language = Sprache
settings-language-help = Von Menüs, Seiten und Regeln.
settings-language-system = Wie das System
settings-list-language = Sprache der Ereignisse
settings-list-language-help = In ihr wird erzählt, was geschah: in der Liste neben dem Tisch und laut.
settings-list-language-same = Wie alles andere
settings-read-aloud = Ereignisse vorlesen
settings-read-aloud-help = Mit einer Stimme dieses Systems. Die Partie wartet nie auf sie: Was zu spät kommt, entfällt.
settings-speech-language = Sprache der Stimme
settings-speech-language-help = Jede, für die hier eine Stimme installiert ist. Eine Stimme in anderer Sprache liest die Ereignisse mit ihren eigenen Lauten.
settings-speech-language-same = Wie die Ereignisse
settings-speaker = Welche Stimme
settings-speaker-help = Alle, die hier für die Sprache der Stimme installiert sind.
settings-voice-none = Dieses System hat keine Stimmen. Unter Linux bringt speech-dispatcher oder espeak-ng welche mit.
settings-voice-other = „{ $voice }“ ist für eine andere Sprache gemacht und liest { $language } mit den Lauten der eigenen. Das kann der halbe Spaß sein.
settings-voice-lacks = Für { $language } ist hier keine Stimme installiert: Vorgelesen wird erst, wenn du eine in anderer Sprache wählst.

theme-card = Bedruckte Pappe
theme-wood = Spielzeugholz
theme-night = Nacht
theme-contrast = Hoher Kontrast

colours-printed = Wie gedruckt
colours-colour-blind = Bei Farbenblindheit

quality-auto = Automatisch
quality-low = Niedrig
quality-medium = Mittel
quality-high = Hoch
quality-chosen = Zeichenqualität des Tischs: { $quality }. Ein Bild brauchte { $ms } Millisekunden. Ändern lässt sich das in den Einstellungen.

motion-system = Wie im System
motion-full = Alles
motion-reduced = Wenig
motion-off = Nichts

sound-none = Kein Tongerät antwortet: Der Tisch bleibt stumm.

keys-damaged = Die Tasten waren nicht zu lesen ({ $why }). Es gelten die üblichen; die alte Datei bleibt als { $file } erhalten.
keys-unknown = { $file }, Zeile { $line }: „{ $word }“ ist nicht bekannt und wird ausgelassen.

pad-joined = { $seat } spielt jetzt mit einem Gamepad.
pad-left = { $seat } hat das Gamepad weggelegt.
pad-lost = Das Gamepad von { $seat } ist ausgesteckt. Alles wartet: Steck es wieder ein, oder drücke einen Knopf auf einem anderen.

hint-none = Würfle erst, oder warte, bis du dran bist: Rat gibt es, sobald du etwas zu wählen hast.
hint-first = Vielleicht { $what }? Noch einmal fragen verrät mehr.
hint-move = Vielleicht { $move }. Noch einmal fragen verrät den Grund.
hint-move-plain = Vielleicht, wie der Pfeil zeigt. Noch einmal fragen verrät den Grund.
hint-reason = Vielleicht { $move }: { $reason }
hint-reason-plain = Vielleicht, wie der Pfeil zeigt: { $reason }
hint-piece = die Figur auf { $spot }
hint-piece-plain = die Figur mit dem goldenen Ring
hint-lath = ein Zaun
hint-grid = ein Feld in Gitter { $grid }

chances-title = Gewinnchance
chances-each = { $seat } { $percent } %
chances-help = Von hundert Partien, die bei 40 % stehen, werden etwa vierzig gewonnen. Er verrät nicht mehr, als du wissen darfst.
review-decided = Entschieden
review-luck = Glück
review-own = Fehler
review-choices = Eigene Züge
review-best = Am besten gespielt hat { $best }.
review-sums = Glück und Fehler summieren sich Zug um Zug und können darum mehr als 100 % ergeben.
review-choices-sum = Jede Wahl zählt mit dem, was sie geändert hat, und eine gute macht eine schlechte wett.
review-shown = { $seat }: { $grade }, { $cost } % verloren.
review-better = Besser: { $move }.
review-better-plain = Was besser war, ist golden gezeigt.
review-previous = Zum Fehler davor
review-next = Zum nächsten Fehler
review-again = Was würdest du tun?
review-again-help = Der Moment liegt noch einmal auf dem Tisch, vor der Wahl. Versuche es, so oft du magst; von der Partie geht nichts verloren.
review-again-when = Gefragt wird nach einem Fehler: Die Pfeile daneben führen zu einem.
review-reckons = Fehler werden gesucht: { $percent } %
review-at = Fehler { $number } von { $count }
review-count =
    { $count ->
        [one] Ein Fehler zum Ansehen
       *[other] { $count } Fehler zum Ansehen
    }
review-luckiest-brief = Glücklichster Moment: { $seat }, { $gain } %
review-dearest = Teuerster Fehler: { $seat }, { $cost } % verloren

replay-step = Schritt { $step } von { $count }
replay-previous = Zum Schlag oder Zieleinlauf davor
replay-back = Ein Schritt zurück
replay-play = Ab hier abspielen
replay-stop = Stopp
replay-forward = Ein Schritt weiter
replay-next = Zum nächsten Schlag oder Zieleinlauf
replay-leave = Zurück zur Partie
replay-undo = Bis hier zurücknehmen
replay-undo-help = Die Partie selbst kehrt zu diesem Moment zurück.
replay-branch = Von hier weiterspielen
replay-branch-help = In diesem Moment beginnt eine neue Partie mit denselben Würfeln. Da du gesehen hast, wie es weiterging, ist es eine Übungspartie. Die auf dem Tisch bleibt aufbewahrt.
replay-eyes = Blickwinkel
replay-eyes-all = Alle

over-replay = Rückblick
over-figures = Zahlen zur Partie
over-rounds = Gewonnen in jeder Runde
over-return = Revanche
over-return-help = Alle rücken einen Platz weiter, und der Zufall bringt noch einmal dasselbe.
over-share = Teilen
share-photo = Foto vom Tisch
share-drawing = Zeichnung vom Brett
share-clip = Clip der letzten Züge
share-clip-from = Clip beginnt hier
share-clip-begun = Der Clip beginnt bei Schritt { $from }: Geh dorthin, wo er endet.
share-clip-until = Clip endet hier: Schritt { $from } bis { $until }
share-making = Der Clip entsteht gerade …
return-told = Eine Revanche: Alle sind einen Platz weitergerückt, und der Zufall bringt noch einmal dasselbe.
moment-win = Der Siegeszug
moment-strike = Ein harter Schlag
moment-strike-most = Der härteste Schlag
moment-turn-most = Der größte Umschwung
moment-turn = Die Lage ändert sich
moment-swing = { $seat }: { $before } → { $after } %.
moment-open = Diesen Moment noch einmal ansehen
decided-title = Der Platz aller Menschen steht fest. Die Computer spielen weiter.
decided-fast = Schnell weiterspielen
decided-stop = Hier aufhören

rules-title = Spielregeln
rules-first = Ein erstes Spiel spielen
rules-next = Weiter
rules-previous = Zurück
rules-besides = Neben den Regeln
rules-at = { $at } von { $count }
settings-percent = { $percent } %

moves-title = Zugliste
moves-help = Das ist die Partie bis jetzt. Kopiere sie, oder gib eine andere ein, getippt oder eingefügt, und spiel sie von hier aus.
moves-copy = Kopieren
moves-copied = Die Liste ist in der Zwischenablage.
moves-play = Diese Liste spielen
moves-play-help = Eine Partie mit diesen Zügen kommt auf den Tisch, mit derselben Besetzung. Die jetzige bleibt aufbewahrt.

console-title = Meldungen
console-clear = Leeren
console-copy = Zustand kopieren
console-copied = Der Zustand ist in der Zwischenablage.
console-write = Zustand in eine Datei schreiben
console-written = Der Zustand liegt in { $file }.
console-empty = Noch nichts zu berichten.
console-help = Was zu berichten war, das Letzte zuerst.
console-state = Die Stellung, falls du einen Fehler meldest
console-state-game = Spiel
console-state-position = Stellung
console-state-rules = Regeln
console-state-commitment = Festlegung
console-state-events = Zuletzt
console-no-game = Auf dem Tisch steht keine Partie.
console-secret = Die Stellung bleibt geheim, bis die Partie zu Ende ist.

## What screen readers are told of the table

reader-free = { $spot }: frei.
reader-pawn = { $spot }: eine Figur von { $seat }.
reader-lath = { $spot }: ein Zaun von { $seat }.
reader-card = { $card }, eine Karte von { $seat }.
reader-card-hidden = Eine verdeckte Karte von { $seat }.
reader-field = { $spot }: { $first } hat { $one }, { $second } hat { $two }.
reader-goes = Damit ist ein Zug möglich.
reader-chosen = Dieses Feld ist wählbar.
reader-reached = Hier kann ein Zug enden.

## The die

die-title = Der Würfel
die-plain = Aller Zufall dieser Partie stand vor dem ersten Zug fest, und niemand kennt ihn vorher: kein Mensch und kein Computer. Nach dem Ende kann das jeder nachprüfen.
die-few =
    { $rolls ->
        [0] In dieser Partie ist noch nicht gewürfelt worden.
        [one] Bisher ein Wurf in dieser Partie: viel zu wenig, um etwas über einen Würfel zu sagen.
       *[other] Bisher { $rolls } Würfe in dieser Partie: zu wenige, um etwas über einen Würfel zu sagen.
    }
die-even = { $rolls } Würfe in dieser Partie. Von allen Partien mit einem fairen Würfel fallen { $percent } % mindestens so ungleichmäßig aus wie diese: kein Grund, sich zu wundern.
die-uneven = { $rolls } Würfe in dieser Partie. Von allen Partien mit einem fairen Würfel fallen nur { $percent } % mindestens so ungleichmäßig aus wie diese. Das kommt ab und zu vor und sagt nichts über den nächsten Wurf.
die-strange = { $rolls } Würfe in dieser Partie. Von tausend Partien mit einem fairen Würfel fällt nicht einmal eine so ungleichmäßig aus wie diese. Das ist so selten, dass sich ein Blick in die Aufzeichnung lohnt: Speichere die Partie, und prüfe sie.
die-how = Wie er fällt
die-how-text = Jeder Wurf kommt aus dem Generator ChaCha8 und aus einer geheimen Startzahl von 256 Bit, die das System vor der Partie gezogen hat. Was der Generator liefert, wird in gleich große Teile geteilt, einen für jede Seite; ein Rest, der manche bevorzugen würde, wird verworfen und neu gezogen. So ist jede Seite jedes Mal gleich wahrscheinlich, ganz gleich, wer würfelt, was vorher fiel und ob dort ein Mensch oder ein Computer sitzt.
die-sealed = Warum niemand daran drehen kann
die-sealed-text = Das Haus zieht ein Geheimnis und zeigt vor dem ersten Wurf dessen Fingerabdruck (SHA-256), zusammen mit Regeln und Plätzen. Erst dann gibt jede Person ein Wort dazu, oder es wird eines gezogen. Alle Würfe folgen aus dem Geheimnis und den Wörtern: Das Haus kann sein Geheimnis nicht mehr ändern, und kein Spieler kannte es; niemand konnte also die Würfel wählen. Computer bekommen sie nie zu sehen und haben für ihren eigenen Zufall einen eigenen Generator. Solange die Partie läuft, ist ihre Datei verschlüsselt.
die-check-now = Jetzt prüfen
die-check = Wie du ihn prüfst
die-check-text = Speichere die Partie, wenn sie zu Ende ist: Ihre Aufzeichnung verrät das Geheimnis und die Wörter. „homestretch verify FILE --commitment HASH“ vergleicht sie mit dem Fingerabdruck, den du notiert hast, und mit jedem Wurf, und die Aufzeichnung ist so schlicht geschrieben, dass ein kurzes eigenes Programm das auch kann.

help-title = Tasten und Gamepads
help-keys = Tastatur
help-pad = Jedes Gamepad
help-pad-of = Gamepad von { $name }
help-press = drücken …
key-space = Leertaste
help-none = nichts
help-bind = Zum Ändern hier auf eine Taste oder einen Knopf klicken.
help-change = Drücken, um neu zu belegen; mit Esc bleibt es, wie es ist
help-part-choosing = Am Zug
help-part-pace = Tempo
help-part-view = Was zu sehen ist
help-part-pages = Seiten und Spiele
help-reset = Übliche Tasten und Knöpfe
help-mouse = Mit der Maus: Klick an, was ziehen soll, und wohin. Halte die Taste, um dich umzusehen, und dreh das Rad, um näher heranzugehen.
help-mouse-die = Ein Klick auf den Würfel würfelt.

about-title = Über Homestretch
about-version = Version { $version }
about-games = Die Spiele und von wem sie sind
about-fonts = Schriften
about-fonts-text = Alegreya und Alegreya Sans von Juan Pablo del Peral, Noto Sans Hebrew und Noto Sans Arabic von Google, alle unter der SIL Open Font License 1.1
about-crates = Gebaut mit
about-crate-line = { $name } · { $licence }
about-licence = Lizenz
about-licence-text = Homestretch ist freie Software: MIT oder Apache-2.0, ganz wie du willst.

act-confirm = Würfeln, oder tun, was markiert ist
act-confirm-without-die = Tun, was markiert ist
act-up = Zur Möglichkeit darüber
act-down = Zur Möglichkeit darunter
act-left = Zur Möglichkeit links; im Rückblick ein Schritt zurück
act-right = Zur Möglichkeit rechts; im Rückblick ein Schritt weiter
act-back = Seite schließen, oder Menü öffnen
act-undo = Die letzte Wahl zurücknehmen
act-redo = Zurückgenommene Wahl wiederholen
act-rest = Die übrigen Perlen verstreuen
act-clear = Perlen neu setzen
act-hint = Rat: womit, wohin, warum
act-danger = Zeigen, wie wahrscheinlich Figuren geschlagen werden
act-turn = Von Feldern zu Rillen, und Zaun drehen
act-missed = Noch einmal zeigen, was seit deinem letzten Zug geschah
act-pause = Computer und Würfel anhalten, oder weiter
act-pause-without-die = Computer anhalten, oder weiter
act-step = Ein Schritt, dann warten
act-beat = Eine Bewegung, dann warten
act-faster = Doppelt so schnell
act-slower = Halb so schnell
act-reset = Am selben Tisch neu beginnen
act-numbers = Nummern auf den Feldern
act-flat = Senkrecht von oben, oder von deinem Platz
act-home = Die Ansicht wie vor dem Drehen
act-panel = Seitenleiste zeigen oder einklappen
act-quick = Schnellmenü
act-rules = Spielregeln
act-save = Partie speichern
act-load = Spielstände
act-capture = Zustand in eine Datei schreiben
act-picture = Ein Bild des Fensters
act-full-screen = Vollbild oder Fenster
act-console = Meldungen
act-help = Diese Seite
act-leave = Gamepad weglegen

## Tournaments

tournament-title = Turnier
tournament-help = Computer spielen Tausende Partien gegeneinander. Kein Platz ist ein Vorteil: Jeder Tisch wird mit denselben Würfeln oder Karten wiederholt, bis jede Strategie auf jedem Platz gesessen hat.
tournament-players = Strategien
tournament-word = Eine andere, per Kürzel
tournament-word-help = Mit eigenen Zahlen (ranking:-90,20,80,-5,10,0), aus einer Datei (file:PATH), ein eigenes Programm (bot:COMMAND) oder empty für einen Platz, auf dem niemand spielt
tournament-word-hint = ranking:-90,20,80,-5,10,0
tournament-remove = Weglassen
tournament-add = Hinzufügen
tournament-shape = Wer trifft auf wen
shape-table = Ein Tisch
shape-table-help = Alle sitzen an einem Tisch, in der Reihenfolge der Liste.
shape-round-robin = Jede gegen jede
shape-round-robin-help = Je zwei Strategien treffen aufeinander und wechseln sich auf den Plätzen ab.
shape-gauntlet = Die erste gegen jede
shape-gauntlet-help = Die erste Strategie trifft auf jede der anderen, und sie wechseln sich auf den Plätzen ab.
shape-brackets = Jeder Tisch
shape-brackets-help = Jede Auswahl von so vielen Strategien, wie das Brett Plätze hat.
tournament-games = Wie viele Partien
tournament-stop = Aufhören, wenn es feststeht
tournament-stop-help = Sobald von je zwei Strategien feststeht, welche stärker ist, mit höchstens einem Irrtum in zwanzig Fällen.
tournament-orders = Jede Sitzordnung
tournament-orders-help = Auch die Nachbarschaft wechselt, nicht nur der Platz. Das braucht mehr Partien.
tournament-luck = Glück herausrechnen
tournament-luck-help = Was Würfe und Karten brachten, wird berechnet und abgezogen, neben dem einfachen Anteil: Dieselbe Sicherheit braucht weniger Partien. Jede Partie dauert etwa fünfzehnmal so lang.
tournament-seed = Die Startzahl „{ $text }“ ist keine Zahl.
tournament-seed-help = Dieselbe Zahl ergibt wieder dasselbe Turnier, auf jedem Rechner. Ohne Zahl wird eine frische gezogen.
tournament-begin = Beginnen
tournament-ready = Alles ist bereit.
tournament-begins = Die ersten Partien laufen.
tournament-runs = { $games } von { $planned } Partien, { $rate } pro Sekunde
tournament-paused = Pause nach { $games } von { $planned } Partien
tournament-decided = Nach { $games } Partien steht fest, wer stärker ist
tournament-played = Alle { $games } Partien sind gespielt, { $rate } pro Sekunde
tournament-stopped = Angehalten nach { $games } von { $planned } Partien
tournament-axis-games = Gespielte Partien
tournament-axis-wins = Anteil der Siege, %
tournament-even-line = Gestrichelt: was jeder gewänne, wenn alle gleich gut wären, { $share }
tournament-ahead = { $name } liegt vorn und gewinnt { $share } der eigenen Partien; { $other } gewinnt { $less }.
tournament-first = { $name } ist Erster geworden und gewann { $share } der eigenen Partien; { $other } gewann { $less }.
tournament-close = Noch zu knapp: { $name } gewinnt { $share } der eigenen Partien, { $other } { $less }.
tournament-even = Zwischen den ersten beiden ist kein Unterschied zu sehen: { $name } gewinnt { $share } der eigenen Partien, { $other } { $less }.
tournament-figures = { $word }: Punkte { $points }, Wertung { $rating }, Plätze in % { $places }
tournament-adjusted = ohne sein Glück gewinnt er { $win }, sein Glück war { $luck }
page-details = Einzelheiten
tournament-look = In eine Partie schauen
tournament-look-number = Partie Nr.
tournament-look-on = Ansehen
tournament-look-help = Die Partie wird am Tisch noch einmal gespielt, mit denselben Würfeln und denselben Entscheidungen.
tournament-look-meanwhile = Das Turnier läuft inzwischen weiter.
tournament-export = Jetzt Berichte schreiben
tournament-exported = Die Berichte zu den ersten { $games } Partien sind geschrieben.
tournament-folder = Alle Partien und die Berichte liegen in { $folder }.
tournament-pause = Pause
tournament-go-on = Weiter
tournament-stop-now = Stopp
tournament-another = Noch ein Turnier
tournament-threads = Threads
tournament-train = Spieler trainieren

## Trainings

training-title = Training
training-help = Ein Computerspieler wird besser: Tausende Partien mit denselben Würfeln zeigen, welche Varianten am besten spielen, und aus ihnen entstehen die nächsten. Gegen jede Generation kannst du spielen.
training-judgement-help = Ein Netz lernt aus dem Nichts, Stellungen zu beurteilen: In Tausenden Partien gegen sich selbst lernt es, wie wahrscheinlich jeder Platz gewinnt. Hin und wieder trifft es auf { strategy-random-name } und eine Strategie deiner Wahl, damit man sieht, wie weit es ist. Gegen jede Generation kannst du spielen.
training-what = Was gelernt wird
training-what-numbers = Den Geschmack eines Spielers
training-what-judgement = Gespür für das Spiel
training-name = { $name }, trainiert
training-strategy = Wer lernt
training-against = { $rivals ->
    [one] Gegen einen wie
   *[other] Gegen { $rivals } wie
}
training-measured = Wer zeigt, wie weit es ist
training-length = Wie lange
length-short = Kurz
length-usual = Wie üblich
length-long = Lang
training-takes =
    { $generations ->
        [one] Eine Generation
       *[other] { $generations } Generationen
    }, insgesamt etwa { $games } Partien.
training-runs = Generation { $generation } von { $generations } ist fertig: { $games } von etwa { $planned } Partien
training-left = { $minutes ->
    [0] noch weniger als eine Minute
    [one] noch etwa eine Minute
   *[other] noch etwa { $minutes } Minuten
}
training-proving = Alle Generationen sind fertig; jetzt wird das Ergebnis gemessen: bisher { $games } Partien
training-stopped =
    Angehalten nach { $generation ->
        [one] einer Generation
       *[other] { $generation } Generationen
    }. Es kann jederzeit weitergehen.
training-done =
    Fertig nach { $generation ->
        [one] einer Generation
       *[other] { $generation } Generationen
    } und { $games } Partien
training-learnt = Sie hat etwas gelernt: Mit neuen Würfen gewinnt sie { $gain } mehr Partien als mit ihren ersten Zahlen.
training-not-learnt = Sicher besser ist sie nicht: Sie gewinnt zwischen { $low } und { $high } mehr Partien als vorher.
training-judges = Es hat gelernt zu urteilen: Gegen { $name } gewinnt es { $share } seiner Partien; der gleiche Anteil für alle wäre { $even }.
training-judges-not = Sicher schlägt es noch niemanden: Gegen { $name } gewinnt es { $share } seiner Partien; der gleiche Anteil für alle wäre { $even }.
training-judges-so-far = Generation { $generation } gewinnt { $share } ihrer Partien gegen { $name }; der gleiche Anteil für alle wäre { $even }.
training-goes-on = Es wird gelernt, Generation um Generation.
training-file = Die Zahlen liegen in { $file }. Gemessen wurden sie mit Würfeln, die bei der Auswahl keine Rolle spielten.
training-best = beste
training-mean = Mittel aller
training-before = am Anfang, mit neuen Würfen
training-after = gefunden, mit neuen Würfen
training-axis = Generation
training-axis-off = Fehler der Urteile (Nat)
training-even = gleicher Anteil
training-taught = Generation { $generation }: bis dahin { $games } Partien, { $judgements } Urteile gelehrt, im Mittel { $loss } Nat daneben.
training-figure = Gegen { $name }: { $share } von { $games } Partien gewonnen.
training-network = Das Netz liegt in { $file }. Die Chancen, die es nennt, liegen im Mittel um { $off } daneben.
training-folder = Alle Generationen und was daraus wurde liegen in { $folder }.
training-play = Gegen eine Generation spielen
training-play-on = Gegen sie spielen
training-stop-help = Angehalten wird am Ende der Generation.
training-another = Noch ein Training
training-broken-off = Unterbrochen und bereit weiterzugehen
training-broken-off-at = { $what }, nach Generation { $generation } von { $generations }
training-away = Ein Training wurde gelöscht.
