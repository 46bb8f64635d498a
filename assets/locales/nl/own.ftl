### Eigen spelers, en of bots gestart mogen worden.

## eigen spelers

own-title = Eigen spelers
own-help = Een strategiebestand, de map van een training, of de opdracht die een bot start. Typ of plak het hier, of sleep het bestand naar het venster.
own-hint = python3 mijn_bot.py
own-seat = Laat meespelen
own-named = Eerder gebruikt
own-files = Uit je map
own-folder = Strategiebestanden in { $folder } worden vanzelf gevonden.
own-trainings = Trainingen
own-forget = Uit deze lijst halen
own-group = Van jezelf
own-another = Een andere van jezelf …
own-another-help = Een strategiebestand, een generatie van een training, of een bot.
own-generation = { $training }, generatie { $number }
own-trained = { $training }, getraind
own-training = Training { $name }
own-file = { $strategy } met eigen getallen.
own-network = { $strategy } met een eigen netwerk.
own-gone = “{ $word }” staat niet meer bij je eigen spelers. Noem het opnieuw, of kies iemand anders voor deze plek.
own-fault = { $why }
own-nothing = Schrijf eerst een pad of een opdracht.
own-no-program = Er is geen programma “{ $program }” dat gestart kan worden. Kijk de opdracht na; voor een script hoort wat het uitvoert, zoals in python3 mijn_bot.py.
own-no-training = In { $folder } ligt geen training: geen bestand begint er met “generation-”.

## of bots gestart mogen worden

trust-title =
    { $count ->
        [one] Dit programma starten?
       *[other] Deze programma’s starten?
    }
trust-text = Een bot is een programma op zich. Het draait met jouw rechten: het kan alles lezen, wijzigen en wissen wat jij kunt. Start alleen wat je vertrouwt. Je antwoord geldt tot Homestretch wordt gesloten.
trust-let-in = Starten
trust-leave-out = Zonder openen
trust-leave-out-help = De partij kan ook open zonder dat er iets wordt gestart: ze wacht waar een bot zou kiezen, en je kunt de plek aan iemand anders geven.
trust-cancel = Annuleren
trust-left-out = De bot “{ $command }” op { $seat } is niet gestart. Klik op de plek om de bot te starten, of om de plek aan iemand anders te geven.
