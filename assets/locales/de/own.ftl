### Eigene Spieler, und ob Bots gestartet werden dürfen.

## eigene Spieler

own-title = Eigene Spieler
own-help = Eine Strategiedatei, der Ordner eines Trainings oder der Befehl, der einen Bot startet. Tipp oder füg ihn hier ein, oder zieh die Datei auf das Fenster.
own-hint = python3 mein_bot.py
own-seat = Mitspielen lassen
own-named = Schon benutzt
own-files = Aus deinem Ordner
own-folder = Strategiedateien in { $folder } werden von selbst gefunden.
own-trainings = Trainings
own-forget = Aus dieser Liste nehmen
own-group = Eigene
own-another = Andere eigene …
own-another-help = Eine Strategiedatei, eine Generation eines Trainings oder ein Bot.
own-generation = { $training }, Generation { $number }
own-trained = { $training }, trainiert
own-training = Training { $name }
own-file = { $strategy } mit eigenen Zahlen.
own-network = { $strategy } mit eigenem Netz.
own-gone = „{ $word }“ ist nicht mehr unter deinen eigenen Spielern. Nenn den Spieler noch einmal, oder wähl jemand anderen für diesen Platz.
own-fault = { $why }
own-nothing = Schreib zuerst einen Pfad oder einen Befehl.
own-no-program = Es gibt kein Programm „{ $program }“, das sich starten ließe. Prüf den Befehl; vor einem Skript steht, was es ausführt, wie in python3 mein_bot.py.
own-no-training = In { $folder } liegt kein Training: Keine Datei beginnt dort mit „generation-“.

## ob Bots gestartet werden dürfen

trust-title =
    { $count ->
        [one] Dieses Programm starten?
       *[other] Diese Programme starten?
    }
trust-text = Ein Bot ist ein eigenes Programm. Es läuft mit deinen Rechten: Es kann alles lesen, ändern und löschen, was du kannst. Starte nur, wem du traust. Deine Antwort gilt, bis Homestretch geschlossen wird.
trust-let-in = Starten
trust-leave-out = Ohne öffnen
trust-leave-out-help = Die Partie lässt sich auch öffnen, ohne dass etwas gestartet wird: Sie wartet, wo ein Bot wählen würde, und du kannst den Platz jemand anderem geben.
trust-cancel = Abbrechen
trust-left-out = Der Bot „{ $command }“ auf { $seat } wurde nicht gestartet. Klick auf seinen Platz, um ihn zu starten oder den Platz jemand anderem zu geben.
