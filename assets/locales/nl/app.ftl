### The window: title, setting up, the panels beside the table, and the pages over it.

## Keeping games

autosave-second = Er is al een Homestretch open: deze bewaart zijn partij in { $file }.
autosave-none = Partijen kunnen niet worden bewaard: { $why }. Je kunt doorspelen: na elke stap wordt het opnieuw geprobeerd, en wie weggaat, wordt om een andere plaats gevraagd.
autosave-failed = De partij kon niet worden bewaard: { $why }. Wat eerder is bewaard, is er nog. Je kunt doorspelen: na elke stap wordt het opnieuw geprobeerd.
autosave-again = De partij wordt weer bewaard, in { $file }.
autosave-damaged = Een partij die nog openstond, is beschadigd. Ze is bewaard als { $file }, waar niets overheen wordt geschreven. { $why }
autosave-passed = Een partij die nog openstond, kan hier niet worden geopend en blijft zoals ze is in { $file }. Open haar daar zodra ze te lezen is. { $why }
saved-as = De partij is opgeslagen als { $file }.
written-as = Het staat in { $file }.
left-behind-kept = De open partij is bewaard als { $name }.
unkept-title = De partij is niet bewaard
unkept-why = De partij kan niet worden bewaard waar partijen liggen: { $why }.
unkept-left = De partij die nog openstond, kan niet opzij worden gelegd: { $why }.
unkept-help = Noem een andere plaats: een map, of een bestand dat er nog niet is, bijvoorbeeld op een andere schijf. Of maak ruimte waar partijen liggen en probeer het opnieuw. Anders ben je de partij kwijt.
unkept-hint = Pad van een map of een bestand
unkept-save = Daar opslaan
unkept-again = Opnieuw proberen
unkept-without = Doorgaan zonder
unkept-stay = Terug
settings-damaged = De instellingen zijn niet te lezen ({ $why }). De standaardinstellingen gelden; het oude bestand is bewaard als { $file }.
settings-unwritten = De instellingen konden niet worden bewaard: { $why }.
board-unreadable = { $file } is niet als bord te lezen: { $why }.
board-seats = { $file }: een bord heeft 1 tot 6 plaatsen, niet { $count }.
board-vignette = { $file }: tekening { $number } ligt niet op de kaart, of is er een te veel. Een bord heeft er hoogstens { $most }, alle binnen de randen en groter dan 0.
board-lacks = { $file }: vak { $spot } ontbreekt, en dat heeft het spel nodig.
board-double = { $file }: vak { $spot } staat er twee keer in; één keer is genoeg.
board-unknown = { $file } noemt vak { $spot }, dat dit bord niet heeft.
board-no-seat = { $file } geeft vak { $spot } aan plaats { $index }, die dit bord niet heeft. Plaatsen tel je vanaf 0.
theme-unreadable = { $file } is niet als thema te lezen: { $why }.
theme-no-colour = { $file }: “{ $colour }” is geen kleur. Schrijf zes hexadecimale cijfers, zoals #8C2F1B.
theme-pale = { $file }: druk { $print } op { $ground } heeft een contrast van { $contrast } op 1. Onder 3 op 1 is het slecht leesbaar.
commitment = Het toeval van deze partij ligt vast met { $hash }.
word-ask = { $seat }, een woord voor de dobbelstenen (alleen Enter: er wordt er een getrokken)?
word-told = { $seat } voegt “{ $word }” aan de dobbelstenen toe.
word-late = Woorden voor de dobbelstenen worden vóór de eerste worp gekozen.
game-without-window = Dit spel kun je alleen in de terminal spelen: homestretch text.

## Title

app-name = Homestretch
app-tagline = Bordspellen aan één tafel, voor een regenachtige zondag
title-continue = Verder spelen
title-last = Laatste tafel
title-first = Eerste spel
title-first-help = Leer het al spelend
title-alone = Meteen beginnen
title-alone-help = Jij tegen { $names }
title-party =
    { $count ->
        [2] Met z’n tweeën
        [3] Met z’n drieën
        [4] Met z’n vieren
       *[other] Met { $count } mensen
    }
title-party-help = Allemaal aan dit scherm
title-watch = Kijken
title-watch-help = Computers spelen, en jij kijkt toe
title-people =
    { $count ->
        [one] 1 mens
       *[other] { $count } mensen
    }
title-computers =
    { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }
title-players = { $players } spelers
title-or = { $few } of { $more }
title-setup = Spel klaarzetten
title-tournament = Toernooi
title-settings = Instellingen
title-rules = Spelregels
title-help = Toetsen en gamepads
title-about = Info
title-quit = Stoppen

## Setting up a table

setup-title = Spel klaarzetten
setup-board = Bord
setup-board-seats =
    { $seats ->
       *[other] { $seats } plekken
    }
setup-board-ring = Klein bord voor { $seats }
setup-person = Een mens
setup-name = Een naam, of gewoon { $colour }
setup-person-help = Iemand aan dit scherm, met de muis of de toetsen.
setup-empty = Niemand
setup-empty-help = De plek blijft leeg en wordt overgeslagen.
setup-parameters-usual = De gewone
setup-rules = Huisregels
setup-rules-each = Elke regel
setup-sizes = Afmetingen
setup-undo = Terugnemen
setup-undo-fair = Tot er iets te zien is
setup-undo-fair-help = Je laatste keuze mag je terugnemen tot iemand anders heeft gekozen, of tot er een worp, nieuwe kaarten of een onthulling te zien was. Een teruggenomen worp valt weer hetzelfde.
setup-undo-practice = Oefenen: alles
setup-undo-practice-help = Elke keuze mag je terugnemen, tot het allereerste begin, wat er ook te zien was; computers kiezen dan opnieuw. De tafel en het verslag zeggen dat het oefenen is.
setup-undo-never = Niets
setup-undo-never-help = Gekozen is gekozen.
setup-dice = Dobbelstenen en kaarten
setup-dice-help = Niemand kent een worp of kaart voordat die valt. Wil je dat zeker weten, voeg dan zelf een woord toe.
setup-dice-fold = Woorden en startgetal
setup-commitment = Het huis heeft zijn geheim vastgelegd. De vingerafdruk: { $hash }
setup-word = Woord van { $seat }
setup-word-hint = getrokken
setup-word-help = Alle worpen volgen uit dat geheim en deze woorden: noch het huis noch een speler kan ze kiezen. Kies een woord ná de vingerafdruk, en noteer beide om de partij later na te gaan.
setup-seed = Startgetal van de worpen
setup-seed-hint = nieuw
setup-seed-help = Hetzelfde startgetal geeft dezelfde worpen. Laat je het leeg, dan kent niemand ze.
setup-start = Beginnen
setup-back = Terug

## Beside the table

panel-menu = Menu
panel-pause = Alles laten wachten
panel-go-on = Verder
panel-step = Eén stap
panel-speed = Snelheid
panel-slower = Langzamer
panel-faster = Sneller
panel-fold = Paneel inklappen
panel-unfold = Spelers en verloop tonen
panel-events = Wat er gebeurde
panel-undo = Terugnemen
panel-hint = Tip, stap voor stap
panel-missed = Laat nog eens zien wat er sinds de vorige beurt gebeurde
panel-redo = Opnieuw doen
panel-save = Opslaan
panel-proof = Niemand kiest worpen of kaarten: zo is dat bewezen
sitter-with = { $what }, met
panel-partner = partner van { $seat }
coach-leave = Geen uitleg meer
legend-danger = kan geslagen worden voor de volgende beurt
legend-held = bevroren door deze keuze, wat de ander ook noemt
legend-prospects = wat je wint als de ander dat vak noemt
legend-advice = advies: wat een sterke speler zou doen
legend-ways-now = kortste weg nu, in de kleur van zijn pion
legend-ways-then = kortste weg na deze keuze
panel-home = { $count } van { $of } thuis
panel-laths = Nog { $count } van { $of } hekken
panel-score =
    { $count ->
        [one] { $count } kraal gescoord
       *[other] { $count } kralen gescoord
    }
panel-go-to = Dit moment bekijken
panel-none-yet = Er is nog niets gebeurd.
panel-person = Hier speelt een mens.
panel-elsewhere = Op de telefoon
panel-lost = Telefoon niet verbonden
panel-take-back = Zelf op deze plek spelen
panel-hand-to = Plek aan een computer geven

stage-round = Ronde { $round } van { $rounds }
stage-extra = Extra ronde { $round }
turn-to-roll = { $seat } mag gooien
turn-to-choose = { $seat } mag kiezen
turn-thinks = { $seat } denkt na
turn-elsewhere = { $seat } speelt op de telefoon
turn-over = Het spel is afgelopen
turn-looks = Een eerder moment
turn-paused = Pauze
turn-practice = oefenpartij

prompt-roll = Gooien: druk op { $key } of klik op de dobbelsteen
prompt-choose = Kies een pion of het vak waar hij heen moet, en druk op { $key } of klik erop
prompt-choose-laths = Kies een vak of een gleuf, en druk op { $key } of klik erop. Met { $turn } ga je naar de gleuven.
prompt-fill = Rest uitstrooien
prompt-clear = Alles terugnemen
tally-title = Kaarten die je hebt gezien
tally-joker = Joker
tally-count = { $seen } van { $of }
cover-title = { $seat } mag kijken
cover-text = De anderen kijken even weg. Druk dan op { $key }.
cover-look = Mijn kaarten bekijken
cover-ready = Ik ben klaar
blind-title = Allebei tegelijk: verberg je duim en druk op drie knoppen
blind-look = Houd { $key } ingedrukt om je kaarten te zien, terwijl de anderen wegkijken.
blind-places = Druk dan op de plaats van je kaart:
blind-chooses = kiest
blind-chosen = heeft gekozen
blind-rest = { $key } strooit de rest uit
blind-anew = { $key } begint opnieuw
blind-pressed =
    { $count ->
        [one] { $count } keer gedrukt
       *[other] { $count } keer gedrukt
    }
prompt-paused = Alles wacht. Druk op { $key } om verder te gaan.
prompt-lost = De telefoon is niet verbonden. Hij komt vanzelf terug; in het menu, bij “Telefoons doen mee”, kan iemand anders de plaats krijgen.
prompt-onward = Druk op { $key } om verder te gaan.
outlook-longer =
    { $seat }: { $now ->
        [one] 1 stap
       *[other] { $now } stappen
    }, daarmee { $then }
outlook-same =
    { $seat }: { $now ->
        [one] 1 stap
       *[other] { $now } stappen
    }, net als nu
outlook-closed =
    { $seat }: { $now ->
        [one] 1 stap
       *[other] { $now } stappen
    }, dan geen weg meer
prompt-dismiss = Begrepen

place-1 = 1e
place-2 = 2e
place-3 = 3e
place-other = { $place }e

yard-empty = { $seat }: hier zit niemand.

## The end

over-title = { $seat } wint!
over-title-you = Je wint!
over-title-two = { $seat } en { $mate } winnen!
over-title-several = Meerdere spelers winnen samen!
over-again = Nog eens
over-look = Het bord bekijken
over-board = Bord
over-title-page = Beginscherm

## Pages

page-close = Sluiten

menu-title = Menu
menu-resume = Verder
menu-again = Opnieuw beginnen
menu-setup = Spel klaarzetten
menu-save = Partij opslaan
menu-moves = Zettenlijst
menu-die = De dobbelsteen
menu-settings = Instellingen
menu-console = Meldingen
menu-rules = Spelregels
menu-help = Toetsen en gamepads
menu-about = Info
menu-phones = Telefoons doen mee
menu-title-page = Naar het beginscherm

quick-title = Veelgebruikt
quick-again = Nieuwe partij

load-title = Opgeslagen partijen
load-none = Er is nog geen partij opgeslagen. Dat kan in het menu van een partij, of met Ctrl+S.
load-open = Openen
load-numbered = { $game } · { $number }
load-put-away = Verwijderen
load-name = Een naam geven
load-broken = Deze partij kan niet worden gelezen.
load-reading = Wordt gelezen …
load-away =
    { $count ->
        [one] Er is een partij verwijderd.
       *[other] Er zijn { $count } partijen verwijderd.
    }
load-bring-back = Terughalen
load-all = Alle spellen
load-any = Alle
load-going-on = Nog bezig
load-over = Afgelopen
load-shown = Getoond:
load-order = Volgorde:
load-newest = Nieuwste eerst
load-by-name = Op naam
load-by-game = Op spel
load-none-such = Zo een is er niet bij.
load-ago-now = zojuist
load-ago-minutes =
    { $count ->
        [one] een minuut geleden
       *[other] { $count } minuten geleden
    }
load-ago-hours =
    { $count ->
        [one] een uur geleden
       *[other] { $count } uur geleden
    }
load-ago-days =
    { $count ->
        [one] gisteren
       *[other] { $count } dagen geleden
    }
load-on-day =
    { $day } { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    } { $year }
load-folder = Map: { $folder }
position-title = Begin bij een stelling
position-help = Plak hier een stelling van { $game } in de notatie van dat spel en speel er aan deze tafel mee verder. In het verslag staat dat het spel daar begon.
position-play = Begin ermee

settings-title = Instellingen
settings-speed = Snelheid
settings-speed-help = Hoe snel alles beweegt.
settings-single-choice = Enige zet vanzelf doen
settings-single-choice-help = Mag er maar één zet, dan gebeurt die vanzelf. Kaarten speel je altijd zelf.
settings-roll-alone = Vanzelf gooien
settings-roll-alone-help = Zodra je aan de beurt bent, rolt de dobbelsteen vanzelf.
settings-numbers = Nummers op de vakken
settings-numbers-help = Zoals ze in de lijst met gebeurtenissen staan.
settings-flat = Recht van boven
settings-flat-help = De tafel als plat bord, in plaats van vanaf jouw plek.
settings-text-scale = Grootte van de tekst
settings-text-scale-help = Van alles wat in panelen en op pagina’s staat.
settings-reset = Alles als in het begin
settings-reset-part = Deze pagina als in het begin
settings-reset-undo = Zoals daarnet
settings-keys = Toetsen en gamepads
settings-safe = Deze keer tellen je instellingen niet mee: de standaardinstellingen gelden, en die van jou veranderen niet.
settings-at-once = meteen
settings-part-play = Spelen
settings-part-look = Beeld
settings-part-sound = Geluid
settings-part-language = Taal
settings-confirm-loss = Vragen vóór je jezelf slaat
settings-confirm-loss-help = Slaat de enige zet een eigen pion, dan wordt er op jou gewacht.
settings-turn-table = Tafel draaien
settings-turn-table-help = Spelen er meerdere mensen mee, dan draait de tafel naar wie aan de beurt is.
settings-danger = Gevaar tonen
settings-danger-help = Naast je pionnen staat hoe groot de kans is dat ze vóór je volgende beurt worden geslagen, vanaf 5 %.
settings-chances = Tonen wie er wint
settings-chances-help = Boven de plaatsen ligt een balk met ieders kans om te winnen. Bij toekijken en terugkijken is die er altijd.
settings-theme = Thema
settings-theme-help = Hoe bord, tafel en panelen eruitzien. Je eigen bestanden zet je in de map met thema’s.
settings-colours = Kleuren van de spelers
settings-colours-help = De tweede reeks blijft voor alle ogen goed uit elkaar te houden, ook in grijstinten. Namen en tekens blijven gelijk.
settings-quality = Kwaliteit
settings-quality-help = Hoe fijn de tafel wordt getekend. Automatisch kiest wat deze computer vloeiend kan tekenen.
settings-motion = Beweging
settings-motion-help = Hoeveel er springt en tuimelt.
settings-full-screen = Volledig scherm
settings-full-screen-help = Het venster vult het scherm.
settings-effects = Effecten
settings-effects-help = Getik, dobbelstenen en tonen.
settings-ambience = Kamer
settings-ambience-help = De klank van een stille kamer in de regen.
settings-voice = Stem
settings-voice-help = Wat er wordt voorgelezen.
settings-mute-unfocused = Stil op de achtergrond
settings-mute-unfocused-help = Je hoort niets terwijl je in een ander venster werkt.
settings-language = Taal
settings-language-help = Van menu’s, pagina’s en spelregels.
settings-language-system = Zoals het systeem
settings-list-language = Taal van de gebeurtenissen
settings-list-language-help = Daarin wordt verteld wat er gebeurde, in de lijst naast de tafel en hardop.
settings-list-language-same = Zoals al het andere
settings-read-aloud = Gebeurtenissen voorlezen
settings-read-aloud-help = Door een stem van dit systeem. Het spel wacht er nooit op: wat te laat komt, wordt overgeslagen.
settings-speech-language = Taal van de stem
settings-speech-language-help = Elke taal waarvoor hier een stem is geïnstalleerd. Is het een andere taal dan die van de gebeurtenissen, dan leest de stem ze met haar eigen klanken.
settings-speech-language-same = Zoals de gebeurtenissen
settings-speaker = Stem
settings-speaker-help = Alle stemmen die hier voor de taal van de stem zijn geïnstalleerd.
settings-voice-none = Dit systeem heeft geen stemmen. Op Linux krijg je die met speech-dispatcher of espeak-ng.
settings-voice-other = “{ $voice }” is voor een andere taal gemaakt en leest { $language } met de klanken van haar eigen taal. Dat kan de helft van de pret zijn.
settings-voice-lacks = Voor { $language } is hier geen stem geïnstalleerd: er wordt niets voorgelezen totdat je er een van een andere taal kiest.

theme-card = Bedrukt karton
theme-wood = Speelgoedhout
theme-night = Nacht
theme-contrast = Hoog contrast

colours-printed = Zoals gedrukt
colours-colour-blind = Voor kleurenblinden

quality-auto = Automatisch
quality-low = Laag
quality-medium = Gemiddeld
quality-high = Hoog
quality-chosen = De tafel wordt getekend met kwaliteit “{ $quality }”: een beeld kostte { $ms } milliseconden. Bij de instellingen kun je dat veranderen.

motion-system = Zoals het systeem wil
motion-full = Alles
motion-reduced = Weinig
motion-off = Niets

sound-none = Er antwoordt geen geluidsapparaat: de tafel is stil.

keys-damaged = De toetsen zijn niet te lezen ({ $why }). De standaardtoetsen gelden; het oude bestand is bewaard als { $file }.
keys-unknown = { $file }, regel { $line }: “{ $word }” is hier niet bekend en wordt overgeslagen.

pad-joined = { $seat } speelt nu met een gamepad.
pad-left = { $seat } heeft de gamepad weggelegd.
pad-lost = De gamepad van { $seat } is losgekoppeld. Alles wacht: sluit hem weer aan, of druk op een knop van een andere.

hint-none = Gooi eerst, of wacht op je beurt: er is een tip zodra jij iets te kiezen hebt.
hint-first = Misschien { $what }? Vraag nog eens voor meer.
hint-move = Misschien { $move }. Vraag nog eens waarom.
hint-move-plain = Misschien zoals de pijl wijst. Vraag nog eens voor de reden.
hint-reason = Misschien { $move }. { $reason }
hint-reason-plain = Misschien zoals de pijl wijst: { $reason }
hint-piece = de pion op { $spot }
hint-piece-plain = de pion met de gouden ring
hint-lath = een hek
hint-grid = een vak in raster { $grid }

chances-title = Kans om te winnen
chances-each = { $seat } { $percent } %
chances-help = Van honderd partijen die op 40 % staan, worden er ongeveer veertig gewonnen. Er staat niet meer dan jij mag weten.
review-decided = Beslist
review-luck = Geluk
review-own = Fouten
review-choices = Eigen keuzes
review-best = { $best } speelde het best.
review-sums = Geluk en fouten tellen zet voor zet op en kunnen dus samen meer dan 100 % zijn.
review-choices-sum = Elke keuze telt voor wat ze veranderde, en een goede maakt een slechte goed.
review-shown = { $seat }: { $grade }, { $cost } % verloren.
review-better = Beter: { $move }.
review-better-plain = Wat beter was, is goud aangegeven.
review-previous = Naar de fout ervoor
review-next = Naar de volgende fout
review-again = Wat zou jij doen?
review-again-help = Het moment ligt nog eens op tafel, vóór de keuze. Probeer het zo vaak je wilt; van de partij gaat niets verloren.
review-again-when = Dit wordt bij een fout gevraagd: met de pijlen hiernaast ga je naar een fout.
review-reckons = Fouten worden gezocht: { $percent } %
review-at = Fout { $number } van { $count }
review-count =
    { $count ->
        [one] Eén fout om te bekijken
       *[other] { $count } fouten om te bekijken
    }
review-luckiest-brief = Gelukkigste moment: { $seat }, { $gain } %
review-dearest = Duurste fout: { $seat }, { $cost } % verloren

replay-step = Stap { $step } van { $count }
replay-previous = Naar de vorige slag of thuiskomst
replay-back = Een stap terug
replay-play = Vanaf hier afspelen
replay-stop = Stoppen
replay-forward = Een stap verder
replay-next = Naar de volgende slag of thuiskomst
replay-leave = Terug naar het spel
replay-undo = Tot hier terugnemen
replay-undo-help = De partij zelf gaat terug naar dit moment.
replay-branch = Vanaf hier verder spelen
replay-branch-help = Op dit moment begint een nieuwe partij, met dezelfde worpen. Omdat je hebt gezien hoe het verderging, is het een oefenpartij. De partij op tafel wordt bewaard.
replay-eyes = Gezichtspunt
replay-eyes-all = Iedereen

over-replay = Terugkijken
over-figures = Cijfers van de partij
over-rounds = Gewonnen per ronde
over-return = Revanche
over-return-help = Iedereen schuift een plaats op, en het toeval brengt nog eens hetzelfde.
over-share = Delen
share-photo = Foto van de tafel
share-drawing = Tekening van het bord
share-clip = Filmpje van de laatste zetten
share-clip-from = Filmpje begint hier
share-clip-begun = Het filmpje begint bij stap { $from }: ga naar het einde ervan.
share-clip-until = Filmpje eindigt hier: stap { $from } tot { $until }
share-making = Het filmpje wordt gemaakt …
return-told = Een revanche: iedereen is een plaats opgeschoven, en het toeval brengt nog eens hetzelfde.
moment-win = De winnende zet
moment-strike = Een harde slag
moment-strike-most = De hardste slag
moment-turn-most = De grootste omslag
moment-turn = De balans verschuift
moment-swing = { $seat }: { $before } → { $after } %.
moment-open = Dit moment nog eens bekijken
decided-title = De plaats van iedere mens staat vast. De computers spelen door.
decided-fast = Snel doorspelen
decided-stop = Hier stoppen

rules-title = Spelregels
rules-first = Speel een eerste spel
rules-next = Volgende
rules-previous = Vorige
rules-besides = Naast de regels
rules-at = { $at } van { $count }
settings-percent = { $percent } %

moves-title = Zettenlijst
moves-help = Dit is de partij tot nu toe. Kopieer de lijst, of schrijf of plak een andere en speel vanaf daar.
moves-copy = Kopiëren
moves-copied = De lijst staat op het klembord.
moves-play = Deze lijst spelen
moves-play-help = Een partij met deze zetten komt op tafel, met dezelfde spelers. De partij die er staat, wordt bewaard.

console-title = Meldingen
console-clear = Wissen
console-copy = Toestand kopiëren
console-copied = De toestand staat op het klembord.
console-write = Toestand in een bestand zetten
console-written = De toestand staat in { $file }.
console-empty = Er valt nog niets te melden.
console-help = Wat er te melden was, het laatste eerst.
console-state = De stelling, voor wie een fout meldt
console-state-game = Spel
console-state-position = Stelling
console-state-rules = Regels
console-state-commitment = Vastlegging
console-state-events = Laatste gebeurtenissen
console-no-game = Er staat geen partij op tafel.
console-secret = De stelling blijft geheim tot de partij is afgelopen.

## What screen readers are told of the table

reader-free = { $spot }: vrij.
reader-pawn = { $spot }: een pion van { $seat }.
reader-lath = { $spot }: een hek van { $seat }.
reader-card = { $card }, een kaart van { $seat }.
reader-card-hidden = Een kaart van { $seat }, gedekt.
reader-field = { $spot }: { $first } heeft er { $one }, { $second } heeft er { $two }.
reader-goes = Hiermee kun je een zet doen.
reader-chosen = Dit vak kun je kiezen.
reader-reached = Hier eindigt een zet.

## The die

die-title = De dobbelsteen
die-plain = Al het toeval van deze partij lag vast vóór de eerste zet, en niemand kent het vooraf: geen speler en geen computer. Na afloop kan iedereen dat controleren.
die-few =
    { $rolls ->
        [0] In deze partij is nog niet gegooid.
        [one] In deze partij is nog maar één keer gegooid: veel te weinig om iets over een dobbelsteen te zeggen.
       *[other] { $rolls } worpen in deze partij tot nu toe: te weinig om iets over een dobbelsteen te zeggen.
    }
die-even = { $rolls } worpen in deze partij. Van alle partijen met een eerlijke dobbelsteen valt { $percent } % minstens zo ongelijk uit als deze: niets om je over te verbazen.
die-uneven = { $rolls } worpen in deze partij. Van alle partijen met een eerlijke dobbelsteen valt maar { $percent } % minstens zo ongelijk uit als deze. Dat komt af en toe voor, en het zegt niets over de volgende worp.
die-strange = { $rolls } worpen in deze partij. Van duizend partijen met een eerlijke dobbelsteen valt er nog geen één zo ongelijk uit als deze. Dat is zo zeldzaam dat je het verslag beter even kunt nakijken: sla de partij op en controleer de worpen.
die-how = Hoe hij valt
die-how-text = Elke worp komt uit de generator ChaCha8 en uit een geheim startgetal van 256 bits, dat het systeem vóór de partij heeft getrokken. Wat daaruit komt, wordt in gelijke delen verdeeld, één voor elke zijde; een rest die sommige zijden zou bevoordelen, wordt weggegooid en opnieuw getrokken. Zo is elke zijde telkens even waarschijnlijk, wie er ook gooit, wat er ook aan voorafging, en of daar nu een mens of een computer zit.
die-sealed = Waarom niemand ermee kan knoeien
die-sealed-text = Het huis trekt een geheim en toont vóór de eerste worp de vingerafdruk (SHA-256) ervan, samen met regels en plaatsen. Pas dan voegt elke persoon een woord toe, of er wordt er een getrokken. Alle worpen volgen uit het geheim en de woorden: het huis kan zijn geheim niet meer veranderen en geen speler kende het, dus niemand kon de dobbelstenen kiezen. Computers zien ze nooit en trekken uit een eigen generator. Zolang de partij duurt, is haar bestand versleuteld.
die-check-now = Nu controleren
die-check = Hoe je het controleert
die-check-text = Sla de partij op zodra die is afgelopen: in het verslag staan dan het geheim en de woorden. “homestretch verify FILE --commitment HASH” legt ze naast de vingerafdruk die je noteerde en naast elke worp, en het verslag is zo eenvoudig geschreven dat een kort programma van jezelf dat ook kan.

help-title = Toetsen en gamepads
help-keys = Toetsenbord
help-pad = Elke gamepad
help-pad-of = Gamepad van { $name }
help-press = druk er een in …
key-space = Spatie
help-none = geen
help-bind = Klik hier op een toets of knop om die te veranderen.
help-change = Druk om een andere te kiezen; Esc laat het zoals het is
help-part-choosing = Jouw beurt
help-part-pace = Tempo
help-part-view = Wat je ziet
help-part-pages = Pagina’s en spellen
help-reset = De standaardtoetsen en -knoppen
help-mouse = Met de muis: klik op wat er moet bewegen en waarheen. Houd ingedrukt om rond te kijken, draai aan het wiel om dichterbij te komen.
help-mouse-die = Met een klik op de dobbelsteen gooi je.

about-title = Over Homestretch
about-version = Versie { $version }
about-games = De spellen en hun makers
about-fonts = Lettertypen
about-fonts-text = Alegreya en Alegreya Sans van Juan Pablo del Peral, Noto Sans Hebrew en Noto Sans Arabic van Google, alle onder de SIL Open Font License 1.1
about-crates = Gebouwd met
about-crate-line = { $name } · { $licence }
about-licence = Licentie
about-licence-text = Homestretch is vrije software: MIT of Apache-2.0, wat je maar wilt.

act-confirm = Gooien, of doen wat gemarkeerd is
act-confirm-without-die = Doen wat gemarkeerd is
act-up = Naar de keuze erboven
act-down = Naar de keuze eronder
act-left = Naar de keuze links; bij het terugkijken een stap terug
act-right = Naar de keuze rechts; bij het terugkijken een stap verder
act-back = Pagina sluiten, of het menu openen
act-undo = Laatste keuze terugnemen
act-redo = Teruggenomen keuze herstellen
act-rest = De rest van je kralen uitstrooien
act-clear = Je kralen opnieuw plaatsen
act-hint = Tip: waarmee, waarheen, waarom
act-danger = Tonen hoe groot de kans is dat pionnen worden geslagen
act-turn = Van vakken naar gleuven, en het hek draaien
act-missed = Nog eens tonen wat er sinds je vorige beurt gebeurde
act-pause = Computers en dobbelsteen laten wachten, of verder
act-pause-without-die = Computers laten wachten, of verder
act-step = Eén stap, dan wachten
act-beat = Eén beweging, dan wachten
act-faster = Twee keer zo snel
act-slower = Half zo snel
act-reset = Aan dezelfde tafel opnieuw beginnen
act-numbers = Nummers op de vakken
act-flat = Recht van boven, of vanaf jouw plek
act-home = Weer kijken zoals vóór het draaien
act-panel = Zijpaneel tonen of inklappen
act-quick = Snelmenu
act-rules = Spelregels
act-save = Partij opslaan
act-load = Opgeslagen partijen
act-capture = Toestand in een bestand zetten
act-picture = Een afbeelding van het venster
act-full-screen = Volledig scherm, of een venster
act-console = Meldingen
act-help = Deze pagina
act-leave = Gamepad wegleggen

## Tournaments

tournament-title = Toernooi
tournament-help = Computers spelen duizenden partijen tegen elkaar. Niemand heeft voordeel van een betere plek: elke tafel wordt gedraaid tot iedere speler met dezelfde worpen of kaarten op elke plek heeft gezeten.
tournament-players = Spelers
tournament-word = Een andere, met codewoord
tournament-word-help = Met eigen getallen (ranking:-90,20,80,-5,10,0), uit een bestand (file:PATH), een eigen programma (bot:COMMAND), of empty voor een plek zonder speler
tournament-word-hint = ranking:-90,20,80,-5,10,0
tournament-remove = Weglaten
tournament-add = Speler erbij
tournament-shape = Wie tegen wie
shape-table = Eén tafel
shape-table-help = Iedereen zit aan één tafel, in de volgorde van de lijst.
shape-round-robin = Telkens twee
shape-round-robin-help = Elke twee spelers ontmoeten elkaar en delen de plekken om de beurt.
shape-gauntlet = De eerste tegen de rest
shape-gauntlet-help = De eerste speler ontmoet elk van de anderen, en ze delen de plekken om de beurt.
shape-brackets = Elke tafel
shape-brackets-help = Elke keuze van zoveel spelers als het bord plekken heeft.
tournament-games = Hoeveel partijen
tournament-stop = Stoppen als het vaststaat
tournament-stop-help = Zodra van elke twee spelers bekend is wie de sterkste is, met hoogstens één kans op twintig op een fout.
tournament-orders = Elke volgorde aan tafel
tournament-orders-help = Spelers wisselen dan ook van buren, niet alleen van plek. Dat kost meer partijen.
tournament-luck = Geluk eraf rekenen
tournament-luck-help = Wat worpen en kaarten brachten, wordt berekend en eraf getrokken, naast het gewone aandeel: dezelfde zekerheid vraagt minder partijen. Elke partij duurt zo’n vijftien keer zo lang.
tournament-seed = Het startgetal “{ $text }” is geen getal.
tournament-seed-help = Hetzelfde getal geeft weer hetzelfde toernooi, op elke computer. Zonder getal wordt een nieuw getrokken.
tournament-begin = Beginnen
tournament-ready = Alles staat klaar.
tournament-begins = De eerste partijen worden gespeeld.
tournament-runs = { $games } van { $planned } partijen, { $rate } per seconde
tournament-paused = Onderbroken na { $games } van { $planned } partijen
tournament-decided = Na { $games } partijen is bekend wie sterker is
tournament-played = Alle { $games } partijen zijn gespeeld, { $rate } per seconde
tournament-stopped = Gestopt na { $games } van { $planned } partijen
tournament-axis-games = Gespeelde partijen
tournament-axis-wins = Aandeel gewonnen, %
tournament-even-line = Streepjeslijn: wat ieder zou winnen als allen even sterk waren, { $share }
tournament-ahead = { $name } ligt voor en wint { $share } van zijn partijen; { $other } wint { $less }.
tournament-first = { $name } is eerste geworden en won { $share } van zijn partijen; { $other } won { $less }.
tournament-close = Nog te dicht bij elkaar: { $name } wint { $share } van zijn partijen, { $other } { $less }.
tournament-even = Tussen de eerste twee is geen verschil te zien: { $name } wint { $share } van zijn partijen, { $other } { $less }.
tournament-figures = { $word }: punten { $points }, rating { $rating }, plaatsen in % { $places }
tournament-adjusted = zonder zijn geluk wint hij { $win }, zijn geluk was { $luck }
page-details = Details
tournament-look = Een partij bekijken
tournament-look-number = Partijnummer
tournament-look-on = Bekijken
tournament-look-help = De partij wordt aan de tafel nagespeeld, met dezelfde worpen en dezelfde keuzes.
tournament-look-meanwhile = Het toernooi gaat intussen door.
tournament-export = Nu rapporten schrijven
tournament-exported = De rapporten van de eerste { $games } partijen zijn geschreven.
tournament-folder = Elke partij en de rapporten worden bewaard in { $folder }.
tournament-pause = Pauze
tournament-go-on = Verder
tournament-stop-now = Stoppen
tournament-another = Nog een toernooi
tournament-threads = Threads
tournament-train = Speler trainen

## Trainings

training-title = Training
training-help = Een computerspeler wordt beter: duizenden partijen met dezelfde worpen laten zien welke varianten het best spelen, en daaruit komen de volgende voort. Tegen elke generatie kun je spelen.
training-judgement-help = Een netwerk leert vanuit het niets het spel beoordelen, door duizenden partijen tegen zichzelf te spelen: hoe groot de kans is dat elke plaats wint. Af en toe treft het { strategy-random-name } en een strategie naar keuze, zodat je ziet hoe ver het is. Tegen elke generatie kun je spelen.
training-what = Wat er geleerd wordt
training-what-numbers = De smaak van een speler
training-what-judgement = Gevoel voor het spel
training-name = { $name } getraind
training-strategy = Wie er leert
training-against = { $rivals ->
    [one] Tegen één zoals
   *[other] Tegen { $rivals } zoals
}
training-measured = Wie laat zien hoe ver het is
training-length = Hoelang
length-short = Kort
length-usual = Gewoon
length-long = Lang
training-takes =
    { $generations ->
        [one] Eén generatie
       *[other] { $generations } generaties
    }, samen ongeveer { $games } partijen.
training-runs = Generatie { $generation } van { $generations } is klaar: { $games } van ongeveer { $planned } partijen
training-left = { $minutes ->
    [0] nog geen minuut
    [one] nog ongeveer een minuut
   *[other] nog ongeveer { $minutes } minuten
}
training-proving = Alle generaties zijn klaar; nu wordt het resultaat gemeten: tot nu toe { $games } partijen
training-stopped =
    Gestopt na { $generation ->
        [one] één generatie
       *[other] { $generation } generaties
    }. Het kan altijd verdergaan.
training-done =
    Klaar na { $generation ->
        [one] één generatie
       *[other] { $generation } generaties
    } en { $games } partijen
training-learnt = Er is iets geleerd: met nieuwe worpen wint de strategie { $gain } meer partijen dan met haar eerste getallen.
training-not-learnt = Beter is ze niet met zekerheid: ze wint tussen { $low } en { $high } meer partijen dan eerst.
training-judges = Het heeft leren oordelen: tegen { $name } wint het { $share } van zijn partijen; een gelijk aandeel zou { $even } zijn.
training-judges-not = Zeker verslaat het nog niemand: tegen { $name } wint het { $share } van zijn partijen; een gelijk aandeel zou { $even } zijn.
training-judges-so-far = Generatie { $generation } wint { $share } van haar partijen tegen { $name }; een gelijk aandeel zou { $even } zijn.
training-goes-on = Er wordt geleerd, generatie na generatie.
training-file = De getallen staan in { $file }. Ze zijn gemeten met worpen die bij de keuze niet meededen.
training-best = beste
training-mean = gemiddelde van alle
training-before = aan het begin, met nieuwe worpen
training-after = gevonden, met nieuwe worpen
training-axis = generatie
training-axis-off = hoe ver oordelen ernaast zitten (nat)
training-even = gelijk aandeel
training-taught = Generatie { $generation }: tot dan { $games } partijen, { $judgements } oordelen geleerd, gemiddeld { $loss } nat ernaast.
training-figure = Tegen { $name }: { $share } van { $games } partijen gewonnen.
training-network = Het netwerk staat in { $file }. De kansen die het noemt zitten er gemiddeld { $off } naast.
training-folder = Elke generatie en wat ervan kwam worden bewaard in { $folder }.
training-play = Tegen een generatie spelen
training-play-on = Ertegen spelen
training-stop-help = Stoppen wacht tot de generatie klaar is.
training-another = Nog een training
training-broken-off = Afgebroken, en klaar om verder te gaan
training-broken-off-at = { $what }, na generatie { $generation } van { $generations }
training-away = Een training is verwijderd.
