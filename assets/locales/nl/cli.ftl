### The command line.

no-window-built = Deze homestretch is gebouwd zonder venster. Met “homestretch text” speel je in de terminal.
stdout-taken = Op de standaarduitvoer staat hier al wat jij leest. Noem bij { $option } een bestand, geen “-”.
no-window-display = er is geen beeldscherm om een venster op te openen; met “homestretch text” speel je in de terminal
no-window-adapter = er is geen grafische kaart gevonden; installeer een Vulkan-stuurprogramma (mesa-vulkan-drivers tekent zonder grafische kaart), of speel in de terminal met “homestretch text”
no-window = het venster kon niet worden geopend: { $why }; met “homestretch text” speel je in de terminal

## What was typed

seats-board =
    { $words ->
        [one] Er is 1 plek genoemd
       *[other] Er zijn { $words } plekken genoemd
    }, maar het bord heeft er { $board }. Noem er zoveel als het bord heeft; “empty” laat een plek vrij.
rule-words = “{ $text }” zegt niet welke regel wat wordt. Schrijf NAME=VALUE, zoals in self_strike=on.
undo-words = “{ $text }” zegt niet wat je mag terugnemen. Het is fair, practice of never.
speed-words = { $text } is geen snelheid waarmee je kunt meekijken. Die gaat van 0.25 tot 16.
games-zero = Nul partijen is te weinig om te meten. Vraag er een of meer.
number-most = { $name } is { $number }: zoveel heeft geen zin. Het gaat tot en met { $most }.

## homestretch arena

arena-write = { $path }: { $why }; de uitslagen tot nu toe zijn bewaard, en `homestretch arena resume` gaat verder als dat verholpen is
arena-held = { $path } is in gebruik bij een ander programma (proces { $process }), dat daar een toernooi speelt: wacht tot het klaar is, of noem een andere map
arena-in-the-way = { $path } is er al en zou overschreven worden: noem een andere map
arena-taken = In { $path } staat al een toernooi: ga verder met `homestretch arena resume { $path }` (met --run-bots als er bots spelen), of noem een andere map
arena-foreign = { $path } hoort bij een ander toernooi dan dat ernaast: de hash is { $found }, niet { $wanted }
arena-games-changed = { $path } bevat partijen van een ander toernooi, of werd veranderd: zet het terug zoals het was, of speel het toernooi opnieuw
arena-game-foreign = De bewaarde keuzes zijn niet van deze partij.
arena-games-unkept = Wat er in deze partijen is gekozen, is niet bewaard: speel het toernooi met --record
arena-games-which = “{ $text }” noemt geen partij. Schrijf haar blok en haar nummer daarin, beide vanaf 0: “blok 12, partij 3”.
arena-games-who = “{ $name }” deed niet mee. Het is een van: { $known }.
arena-games-none = Partij { $game } van blok { $block } is er niet: ze is niet gespeeld, of dat nummer bestaat niet.
arena-games-row =
    blok { $block }, partij { $game }: { $seats }; { $choices ->
        [one] één keuze
       *[other] { $choices } keuzes
    }
arena-games-found =
    { $count ->
        [one] Eén partij
       *[other] { $count } partijen
    }, { $listed } genoemd: van elk plek, speler en plaats.
arena-games-written =
    { $rows ->
        [one] Eén beslissing
       *[other] { $rows } beslissingen
    } van { $games ->
        [one] één partij
       *[other] { $games } partijen
    }: { $file }
arena-line = { $path }, regel { $line }: { $what }; speel het toernooi opnieuw, of ga verder vanuit een kopie die niemand heeft veranderd
arena-line-first = de eerste regel ontbreekt
arena-line-unread = ze is niet te lezen: { $why }
arena-line-form = ze heeft niet de vorm die daar wordt geschreven: { $why }
arena-line-format = de indeling is “{ $found }”, niet “{ $wanted }”
arena-line-part = zo’n deel is er niet
arena-line-seats = een partij heeft meer plaatsen dan een tafel
arena-line-hash = de hash klopt niet: deze regel of een eerdere is veranderd, verdwenen of toegevoegd
arena-line-block = blok { $due } werd verwacht
arena-parts-none = er is geen deel genoemd: noem de map van elk deel
arena-parts-foreign = { $path } hoort bij een ander toernooi dan { $other }: noem de delen van één toernooi
arena-parts-count = { $path } is een van { $count } delen, { $other } een van { $others }: noem delen van één indeling
arena-parts-double = { $path } en { $other } zijn allebei deel { $part }: noem er een van
arena-parts-missing = deze delen ontbreken: { $parts }
arena-parts-unfinished = { $path } is niet af: van de { $blocks } blokken ontbreken er { $missing }; `homestretch arena resume` speelt ze
arena-ron = regel { $line }, kolom { $column }: { $why }
arena-too-few =
    { $count ->
        [one] 1 speler is te weinig
       *[other] { $count } spelers zijn te weinig
    } voor { $shape }: er zijn er minstens { $least } nodig. Je kunt een strategie nog eens noemen met andere getallen, en bij brackets mag er met --repetition een meer dan eens aan tafel.
arena-twice = “{ $name }” staat twee keer in de lijst. Bij dit soort tafels noem je iedere speler één keer.
arena-fixed-seat = Zo’n plek om op te blijven zitten is er niet. Plekken tel je van 0 tot en met { $most }.
arena-fixed-shape = Alleen aan één tafel kan een speler op een plek blijven. Laat --fixed-seat weg, of kies de vorm “table”.
arena-too-many = Dat zijn meer dan { $most } verschillende tafels. Noem minder spelers.
arena-luck-none = In dit spel is niets toeval, dus valt er geen geluk af te trekken. Laat --luck weg.
arena-luck-unjudged = Wie er aan een tafel met deze regels voor staat kan niemand zeggen, dus is geluk niet te berekenen. Laat --luck weg, of speel met de gewone regels en maten.
arena-threads = Er is minstens één thread nodig.
threads-many = { $asked } threads hebben op geen enkele computer zin: er spelen er { $most }.
arena-no-threads = Het systeem geeft geen threads: { $why }. Vraag er minder met --threads.
arena-seating = Met deze plekken leeg kan het spel niet worden gespeeld.
arena-stop-who = “{ $name }” doet niet mee, dus valt niet te vragen of die sterker is. Het is een van: { $known }; of all.
arena-stop-number = Een marge ligt van 0 tot onder de 1, en een kans op een fout ligt tussen 0 en 1: jij gaf { $by } en { $alpha }.
arena-no-block = Zo’n blok is er niet. Blokken tel je van 0 tot en met { $most }.
arena-no-game = Zo’n partij is er niet in dit blok. Partijen tel je van 0 tot en met { $most }.
arena-shard = “{ $text }” is geen deel van een toernooi. Schrijf 2/8 voor het tweede van acht.
arena-interrupted = De lopende partijen worden nog uitgespeeld, dan stopt het. Nog eens Ctrl-C stopt meteen.
arena-fixed = Alle worpen volgen uit het startgetal { $seed }; regels, spelers en startgetal samen hebben de hash { $hash }.
arena-bot-not-typed = Dit toernooi noemt de bot “{ $command }”, maar een map start geen programma’s. Voeg --run-bots toe als je haar vertrouwt.
arena-shard-seed = Een deel heeft het startgetal nodig dat alle delen gemeen hebben: voeg --seed GETAL toe, of `seed` in het bestand.
arena-opening =
    { $tables ->
        [one] Eén tafel
       *[other] { $tables } tafels
    }, { $blocks ->
        [one] één blok
       *[other] { $blocks } blokken
    } te spelen, samen { $games } partijen.
arena-rounded =
    Je vroeg { $asked ->
        [one] één partij
       *[other] { $asked } partijen
    }: in hele blokken worden dat er { $games }.
arena-opening-off = Opening { $number } kan niet worden gespeeld: { $why }
arena-head-name = speler
arena-head-games = partijen
arena-head-win = gewonnen, %
arena-head-adjusted = zonder geluk, %
arena-head-luck = geluk, %
arena-head-errors = fouten, % per spel
arena-head-points = punten
arena-head-rating = rating
arena-head-places = plaatsen, %
arena-head-time = per keuze
arena-deed-strikes = geslagen
arena-deed-own-strikes = eigen geslagen
arena-deed-fences = hekken
arena-seats = Gewonnen per plek, %:
arena-anybody = iedereen
arena-ahead = Hoe vaak de speler van de rij vóór die van de kolom eindigde, %:
arena-lengths =
    { $games } partijen, elk met { $rolls } worpen en { $choices } keuzes; de kortste duurde { $least } worpen, de langste { $most }. { $draws ->
        [0] Nooit werd de eerste plaats gedeeld.
        [one] Eén keer werd de eerste plaats gedeeld.
       *[other] In { $draws } daarvan werd de eerste plaats gedeeld.
    }
arena-lengths-dog =
    { $games } partijen, elk met { $rolls } keer delen en { $choices } keuzes; de kortste duurde { $least } keer delen, de langste { $most }. { $draws ->
        [0] Nooit werd de eerste plaats gedeeld.
        [one] Eén keer werd de eerste plaats gedeeld.
       *[other] In { $draws } daarvan werd de eerste plaats gedeeld.
    }
arena-lengths-compromise =
    { $games } partijen, elk met { $rolls } keer uitdelen en { $choices } keuzes; de kortste duurde { $least } keer uitdelen, de langste { $most }. { $draws ->
        [0] Nooit werd de eerste plaats gedeeld.
        [one] Eén keer werd de eerste plaats gedeeld.
       *[other] In { $draws } daarvan werd de eerste plaats gedeeld.
    }
arena-lengths-choices =
    { $games } partijen, elk met { $choices } keuzes; de kortste had er { $least }, de langste { $most }. { $draws ->
        [0] Nooit werd de eerste plaats gedeeld.
        [one] Eén keer werd de eerste plaats gedeeld.
       *[other] In { $draws } daarvan werd de eerste plaats gedeeld.
    }
arena-adjusted = Zonder geluk: wat het toeval bracht is van elke uitslag afgetrokken. Gemiddeld brengt het niets, dus schatten beide getallen hetzelfde; voor hetzelfde interval heeft het gewone { $factor } keer zoveel partijen nodig.
arena-fouls = Wat er misging met { $name }: { $fouls }.
arena-incident = Wat tot het eerste daarvan leidde, is bewaard: { $file }
arena-failing =
    { $name } faalde in { $games ->
        [one] de enige partij
       *[other] alle { $games } partijen
    }, dus dit toernooi zegt niets over deze bot. De laatste keer: { $why }{ $kept ->
        [0] {""}
       *[other] . Wat tot de eerste fout leidde: { $file }
    }
arena-policy = { $text }.
arena-bot = { $why }.
arena-bot-absent = Er is een eigen tijd voor de bot “{ $text }”, die niet meedoet: schrijf de opdracht zoals bij de spelers.
arena-written = Geschreven: { $files }.
arena-live-games =
    { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    }, { $rate } partijen/s
report-no-table = de tabel met de uitslagen is niet te maken: { $why }
report-no-plot = een grafiek van de uitslagen is niet te tekenen: { $why }
report-folder = { $folder } is een map: noem een bestand erin, zoals { $file }
report-unwritten = { $why }; het toernooi zelf is zoals het was: noem een bestand waar je mag schrijven
arena-rivals = de tegenstanders
arena-stronger =
    { $one } is sterker dan { $other }{ $margin ->
        [0] :
       *[other] {", "}met meer dan { $by } verschil in gewonnen partijen:
    } dat staat vast na { $blocks ->
        [one] één blok
       *[other] { $blocks } blokken
    }, met een kans op een fout van hoogstens { $alpha }, hoe vaak er ook is gekeken.
arena-not-stronger =
    { $one } is niet sterker dan { $other }{ $margin ->
        [0] :
       *[other] {", "}met { $by } verschil in gewonnen partijen:
    } dat staat vast na { $blocks ->
        [one] één blok
       *[other] { $blocks } blokken
    }, met een kans op een fout van hoogstens { $alpha }, hoe vaak er ook is gekeken.
arena-neither =
    Geen van beide, { $one } en { $other }, is { $by } van de gewonnen partijen sterker: dat staat vast na { $blocks ->
        [one] één blok
       *[other] { $blocks } blokken
    }, met een kans op een fout van hoogstens { $alpha }, hoe vaak er ook is gekeken.
arena-undecided =
    Of { $one } sterker is dan { $other }{ $margin ->
        [0] {""}
       *[other] {", "}met meer dan { $by } verschil in gewonnen partijen
    }, staat niet vast na { $blocks ->
        [one] één blok
       *[other] { $blocks } blokken
    }. Meer partijen wijzen het misschien uit.
arena-undecided-both =
    Wie van { $one } en { $other } sterker is{ $margin ->
        [0] {""}
       *[other] {", "}met meer dan { $by } verschil in gewonnen partijen
    }, staat niet vast na { $blocks ->
        [one] één blok
       *[other] { $blocks } blokken
    }. Meer partijen wijzen het misschien uit.
arena-end-decided =
    Gestopt, want wat gevraagd was, is bekend: { $games } partijen in { $seconds } s, { $rate } partijen/s op { $threads ->
        [one] één thread
       *[other] { $threads } threads
    }.
arena-end-played =
    Gestopt, want alle partijen zijn gespeeld: { $games } in { $seconds } s, { $rate } partijen/s op { $threads ->
        [one] één thread
       *[other] { $threads } threads
    }.
arena-end-stopped = Gestopt na { $games } partijen in { $seconds } s. Met “homestretch arena resume { $folder }” gaat het verder.
arena-end-lost = Gestopt na { $games } partijen in { $seconds } s. Er is niets bewaard: met --out DIR kun je later verdergaan.

## homestretch bots

bots-parameters = getallen

## homestretch speed

speed-games = partijen/s
speed-plies = zetten per partij
speed-deals = keer delen
speed-checked = elke keuze gecontroleerd op de regels
speed-events = alle gebeurtenissen bewaard
speed-boxed = strategieën van elke soort
speed-flags = twee huisregels aan
speed-thinkers = twee spelers die nadenken
speed-wrapped = zoals aan tafel: elk spel, elke strategie
speed-headline = hele partijen, spelers die maar wat doen

## Strategy files

strategy-file-head = Een strategie voor homestretch. Schrijf file: en het pad van dit bestand waar een strategie wordt genoemd.
strategy-file-form = Een strategiebestand heeft game, strategy en parameters, en eventueel name, bounds en training: (game: "mejn", strategy: "ranking", parameters: { "{" }"getting_home": 90{ "}" })
strategy-file-game = Deze strategie is voor het spel { $game }, maar de tafel staat klaar voor { $table }.

## homestretch train

train-strategy = Noem de strategie die je wilt trainen: --strategy ranking. “homestretch bots” toont welke getallen hebben.
train-out = Noem een map voor de training: --out DIR. Verdergaan met een die is afgebroken: --resume DIR.
train-no-numbers = Aan { $name } valt niets te trainen: er zijn geen getallen waarnaar het oordeelt. “homestretch bots” toont welke getallen de strategieën hebben.
train-bound-words = “{ $text }” zegt niet waartussen een getal mag liggen. Schrijf NAME=LOW..HIGH, zoals in getting_home=0..200.
train-bound-name = { $strategy } heeft geen getal dat “{ $name }” heet. De namen zijn: { $names }.
train-bound-order = De grenzen van { $name } staan verkeerd om: { $low } is hoger dan { $high }.
train-fixed = Elk getal ligt door zijn grenzen vast, dus er valt niets te trainen. Geef er een ruimte.
train-population = Een generatie van { $count } kan niet: het zijn { $fewest } tot en met { $most } kandidaten.
train-generations = Nul generaties is te weinig om te trainen. Vraag er een of meer.
train-games =
    { $games ->
        [one] Eén partij is
       *[other] { $games } partijen is
    } te weinig: elke kandidaat van elke generatie speelt op elke plek, en daarvoor zijn er { $fewest } nodig. Vraag er meer, of neem minder generaties of kandidaten.
train-proof =
    { $games ->
        [one] Eén partij is
       *[other] { $games } partijen is
    } te weinig om te meten wat het heeft opgeleverd. Vraag er { $fewest } of meer.
train-alone = Er speelt niemand tegen. Noem minstens één strategie: --against far.
train-person = Zoveel partijen houdt geen mens vol. Tegen een training spelen alleen strategieën, of empty.
train-bot = In een training speelt geen bot mee: dezelfde opdracht geeft dezelfde bestanden, en wat een bot doet kan niemand beloven. Noem strategieën van dit programma.
train-variant = “{ $text }” is geen manier van zoeken. Het is lshade of de.
train-measure = “{ $text }” valt niet te meten. Het is wins of places.
train-no-threads = Er is minstens één thread nodig.
train-threads = De threads kunnen niet worden gestart: { $why }. Vraag er minder.
file-form = { $path }, regel { $line }, kolom { $column }: { $why }. { $form }
table-file-form = Het bestand heeft de namen van de opties: (seats: "person,far", rules: "quick", rule: ["three_tries=on"])
train-file-form = Het bestand heeft de namen van de opties: (strategy: "ranking", against: "far,random,random", bounds: { "{" }"getting_home": (0, 200){ "}" }, seed: 7, out: "training")
train-there = Hier ligt al een training. Ga ermee verder met --resume, of noem een andere map.
train-nothing-there = Hier ligt geen training: er is geen campaign.ron. Noem de map die je bij --out opgaf.
train-held = Een ander programma is hier aan het trainen (proces { $process }). Wacht tot het klaar is, of stop het.
train-form = Bij regel { $line }, kolom { $column }: { $why }. Het bestand is met de hand veranderd: zet het terug zoals het was, of begin opnieuw in een andere map.
train-changed = De controlesom klopt niet: het bestand is veranderd of beschadigd. Zet het terug zoals het was, of begin opnieuw in een andere map.
train-other = Dit hoort bij een andere training dan de campaign.ron ernaast. Zet beide terug zoals ze waren, of begin opnieuw in een andere map.
train-log =
    { $generations ->
        [one] Er is één generatie
       *[other] Er zijn { $generations } generaties
    } bewaard, maar slechts { $lines ->
        [one] één heeft
       *[other] { $lines } hebben
    } een regel. Zet het bestand terug zoals het was, of begin opnieuw in een andere map.
train-stopping = De generatie wordt nog uitgespeeld. Nog eens Ctrl-C stopt meteen.
train-stopped =
    Gestopt na { $generations ->
        [one] één generatie
       *[other] { $generations } generaties
    }. Verdergaan: homestretch train --resume { $folder }
train-choosing = kiezen tussen de laatste
train-proving = meten wat het heeft opgeleverd
train-row = { $generation }: beste { $best } %, gemiddeld { $mean } %, spreiding { $spread } %, { $numbers }
learn-cannot = Geen netwerk beoordeelt { $name } aan een tafel als deze.
learn-number = Het getal voor { $name } kan niet.
learn-few = Er zijn minder partijen dan generaties ({ $generations }). Vraag om meer --games.
network-other = Dit is geen netwerk van deze versie.
network-altered = Het netwerk is afgebroken of veranderd. Zet het bestand terug zoals het was.
network-shape = Het netwerk heeft een onmogelijke vorm. Zet het bestand terug zoals het was.
learn-row = { $generation }: { $games } partijen, { $loss } ernaast
learn-row-measured = { $generation }: { $games } partijen, { $loss } ernaast; tegen { $figures }
learn-figure = { $against } { $share } ± { $error } %
learn-trial = van { $games } partijen tegen wie er speelt won het { $share } %: { $stronger ->
    [yes] het speelt van nu af aan
   *[no] de ander speelt verder
}
network-encoding = Het netwerk is voor een andere tafel gemaakt: het leest „{ $found }”, en hier is het „{ $wanted }”.
analyse-chance = { $chance } %
analyse-wins = { $moves ->
    [one] wint meteen
   *[other] wint in { $moves } zetten
}
analyse-loses = { $moves ->
    [one] verliest in één zet
   *[other] verliest in { $moves } zetten
}
analyse-open = geen kans bekend
analyse-cannot = “{ $strategy }” zegt niet wat hij verwacht. Noem er een die vooruitkijkt: --by master, bij Quoridor.
judge-none = Geen netwerk bij het programma beoordeelt deze tafel ({ $table }). Noem er een van jezelf: --by BESTAND.
judge-result = In partijen tegen zichzelf werden { $chances } kansen genoemd: ze zitten er gemiddeld { $off } % naast (Brier-score { $brier }).
judge-plot-title = { $game }: hoe ver de kansen te vertrouwen zijn
judge-plot-said = { $chances } kansen in { $games } spellen, gemiddeld { $off } % ernaast
judge-plot-bars = streepjes: 95 %-intervallen per spel
judge-plot-came = hoe vaak het uitkwam, %
judge-plot-told = voorspelde winstkans, %
judge-plot-counts = hoeveel kansen er werden genoemd
judge-watched = In spellen van { $player } tegen zichzelf werden { $chances } kansen genoemd: ze zitten er gemiddeld { $off } % naast (Brierscore { $brier }).
judge-lessons = { $count } oordelen staan in { $folder }, als arrays van numpy.
learn-result =
    Na { $games } partijen tegen zichzelf wint het netwerk tegen { $figures } van de partijen: het heeft één plaats of één team, de anderen hebben de rest.
    De kansen die het noemt, zitten er gemiddeld { $off } % naast (Brier-score { $brier }).
    Het staat in { $file }
train-result =
    { $spec }
    haalt { $score } % ({ $low } tot { $high }, 95 % zeker) in { $games } partijen met nieuwe worpen,
    en { $before } % ({ $before_low } tot { $before_high }) met de getallen van het begin: { $gain } meer ({ $gain_low } tot { $gain_high }).
    Speelt mee als file:{ $file }

## homestretch text

text-turn = { $seat }, je bent aan de beurt.
text-rolled = { $seat }, je gooide { $face }.
text-asked = { $seat }: { $asked }
text-choose = Typ een nummer van 1 tot en met { $count }, of notatie zoals { $example }; “help” vertelt meer.
text-choose-many = Typ een van { $count } zetten, zoals { $example }; “list” toont ze allemaal met hun nummers, “help” vertelt meer.
text-forced = Alleen { $choice } kan: druk op Enter; “help” vertelt wat je verder kunt typen.
text-hint-forced = Er valt niets te raden: alleen { $choice } kan.
text-go-on = “{ $words }” gaat ermee verder.
text-unknown = “{ $word }” is hier geen woord en geen zet; “help” noemt alle woorden.
text-unknown-near = Het woord “{ $word }” is er niet. Bedoelde je “{ $near }”?
text-help = Typ het nummer van een keuze zoals het in de lijst staat, of de notatie ervan; Enter doet de enige. Of een woord:
text-word-undo = undo, u         je laatste keuze terugnemen
text-word-redo = redo            opnieuw doen wat is teruggenomen
text-word-reset = reset, r        alles terugnemen wat je in deze beurt hebt gekozen
text-word-board = board, b        het bord tonen
text-word-list = list, l         de keuzes tonen
text-word-hint = hint            wat de sterkste strategie zou spelen, en waarom
text-word-any = any             het toeval laten kiezen, tot het eind van je beurt
text-word-why = why             waarom de computers zo kozen
text-word-moves = moves           de zetten tot nu toe, of wat er het laatst gebeurde
text-word-rules = rules [NUMBER]  de regels van deze tafel
text-word-sit = sit [SEAT] WHO  iemand laten zitten: person, mila, level:3, een strategie
text-word-save = save [FILE]     de partij bewaren; “save!” in plaats van een bestand dat er is
text-word-language = language CODE   een andere taal spreken: en, nl, de, fr, es, el
text-word-help = help [WORD]     alle woorden, of wat er een doet
text-word-quit = quit, q         stoppen; de partij wordt bewaard
text-rules = “rules 3” vertelt de derde, en “rules” met een deel van de titel kan ook.
text-no-rule = Hier heet geen regel “{ $word }”. “rules” noemt ze allemaal.
text-why = { $seat }: { $why }
text-no-why = Sinds je koos heeft niemand een reden gegeven.
text-sits = Voor { $seat } speelt nu { $sitter }.
text-on = { $sitter } speelt voor { $seat }. Enter gaat verder, “run” speelt tot het eind, “sit person” neemt de plek terug.
text-cover = { $seat } mag kijken; druk dan op Enter.
text-no-such-number = Keuze { $number } is er niet: ze lopen van 1 tot en met { $most }.
text-sit = De plek blijft zoals die is. { $why }
text-hint = “{ $strategy }” zou { $choice } spelen. { $why }
text-no-reset = Je bent nog niet begonnen aan een beurt die je kunt terugnemen. “undo” neemt die ervoor terug.
text-undo-barred = { $why } Zo’n tafel begint met --practice.
text-no-hint = Geen strategie weet hier een antwoord.
text-left = Je bent gestopt voordat de partij was afgelopen.
text-save-failed = De partij kon niet worden opgeslagen: { $why }. Ze gaat gewoon door.
text-save-there = { $file } is er al, en blijft zoals het is. Met “save! { $file }” komt deze partij ervoor in de plaats.
text-unkept = De partij is niet bewaard: { $why }. Typ de naam van een ander bestand; een lege regel probeert het opnieuw, met “quit” ga je zonder te bewaren.
text-last-kept = Wat het laatst van de partij kon worden bewaard, ligt in { $file }.
text-lost = Van de partij kon niets worden bewaard.
nothing-left-behind = Er staat geen partij open om mee verder te gaan.
text-look-back = Deze partij was al afgelopen toen ze werd geladen. “homestretch play --load { $file }” laat haar zet voor zet zien, “homestretch verify { $file }” controleert haar.
text-legend = { $letter } { $seat } ({ $sitter })
text-place = { $place }. { $seat } ({ $sitter })

## homestretch rules

rules-levels = Tegen wie je kunt spelen
rules-levels-text = Computers zien wat hun plek mag zien en niets meer, en hun dobbelstenen en kaarten vallen zoals die van jou. Een zwakkere oordeelt minder goed, kijkt minder ver vooruit of vergist zich met opzet. De niveaus zijn gemeten, met de gewone regels.
rules-allowed = { $seat } ({ $letter }) mag { $ply } spelen.
rules-forbidden = { $seat } ({ $letter }) mag { $ply } niet spelen. { $why }

## homestretch choices

choices-count =
    { $count ->
        [one] Eén keuze
       *[other] { $count } keuzes
    } in { $position }
choices-many = Hier zijn meer dan { $most } hele acties, te veel om op te noemen.

## homestretch verify

verify-fair =
    Het verslag klopt: { $steps ->
        [one] één stap is na te spelen zoals die er staat
       *[other] { $steps } stappen zijn na te spelen zoals ze er staan
    }{ $drawn ->
        [0] .
       *[other] , en alles wat het toeval bracht, volgt uit het startgetal.
    }
verify-no-secret = Niet geverifieerd: de partij is afgelopen, maar het verslag noemt het geheim van het huis niet, dus niemand kan zeggen waar de worpen vandaan komen.
verify-other = Niet geverifieerd: dit is niet de partij met de genoteerde vastlegging. Er is een andere gespeeld, of regels, plaatsen of dobbelstenen zijn achteraf veranderd.
verify-commitment = Vastlegging: { $hash }.
verify-words =
    { $count ->
        [0] Geen speler heeft een woord aan de dobbelstenen toegevoegd: wie de partij begon, kan ze gekozen hebben.
        [one] Het woord van één speler zit in de dobbelstenen.
       *[other] De woorden van { $count } spelers zitten in de dobbelstenen.
    }
verify-open =
    Het verslag klopt tot zover: { $steps ->
        [one] één stap is na te spelen zoals die er staat
       *[other] { $steps } stappen zijn na te spelen zoals ze er staan
    }{ $drawn ->
        [0] .
       *[other] , en alles wat het toeval bracht, volgt uit het startgetal.
    } De partij is nog niet afgelopen.
verify-sealed =
    Het verslag houdt zich aan de regels, { $steps ->
        [one] één stap lang
       *[other] { $steps } stappen lang
    }.{ $drawn ->
        [0] { "" }
       *[other] { " " }Het startgetal is nog niet verklapt, dus wat het toeval bracht, is niet te controleren.
    }

## homestretch review

review-head = { $winner } won met { $luck } % geluk; { $best } speelde het best.
review-head-both = { $winner } won met { $luck } % geluk en speelde ook het best.
review-head-team = De winnaars hadden { $luck } % geluk; { $best } speelde het best.
review-open = Nog niemand heeft gewonnen: zo staat het.
review-account = { $seat }: { $start } % aan het begin, { $luck } door geluk, { $own } door eigen fouten, { $others } door fouten van anderen: { $end } %.
review-luckiest = Het gelukkigste moment was stap { $step }, { $gain } % voor { $seat }. { $what }
review-error = Stap { $step }, { $seat }: { $grade }, { $cost } % verloren door { $chosen }; { $best } was beter.
review-no-errors = Geen keuze kostte 2 % of meer.
review-none = { $file }: zo’n tafel kan nog niemand beoordelen.
review-secrets = { $file }: dit spel is niet afgelopen, en wie het speelt mag niet weten wat anderen hebben. Vraag het opnieuw na afloop.
grade-slight = foutje
grade-mistake = fout
grade-blunder = blunder

## Bots

bot-failed = { $why }
bot-fault = de bot “{ $command }”: { $fault }
bot-fault-complains = de bot “{ $command }”: { $fault } (hij klaagt: { $line })
bot-fault-missing = hij is niet te starten: { $why }. Kijk de opdracht na, en vanwaar die wordt gegeven
bot-fault-crashed = hij hield op ({ $how }) terwijl hij nodig was
bot-fault-closed = hij sloot zijn standaardinvoer of -uitvoer, maar loopt door
bot-fault-silent-start = het antwoord op hello duurde langer dan { $seconds } s
bot-fault-silent-choice = een keuze duurde langer dan { $seconds } s
bot-fault-silent-game = de keuzes van één partij duurden samen langer dan { $seconds } s
bot-fault-deaf = hij heeft zijn standaardinvoer { $seconds } s lang niet gelezen
bot-fault-rubbish = hij zei “{ $line }”, en dat is geen bericht: { $why }. Elke regel van zijn uitvoer moet er een zijn; een logboek gaat naar de standaardfoutuitvoer
bot-fault-unasked = hij zei ongevraagd “{ $line }”: op een vraag is er één antwoord, met het id van die vraag
bot-fault-illegal = hij koos { $said }, en dat mag niet: { $why }
bot-fault-flood = hij zei te veel: { $what }
bot-fault-unfit = hij past niet: { $why }
bot-fault-ended = hij is na een eerdere fout beëindigd
bot-ended-code = exitcode { $code }
bot-ended-signal = signaal { $signal }
bot-ended-unknown = om een onbekende reden
bot-no-pipes = hij heeft geen pijpen
bot-log-ends = … het logboek eindigt hier, want het heeft zijn grens bereikt.
bot-policy = “{ $text }” zegt niet wat er gebeurt als een bot faalt: het is forfeit, random of restart
bot-incident-last = De laatste regel van { $file } is die waarop het misging. Voer alles nog eens, en bekijk elk antwoord:
bot-incident-without = of zonder dit programma:
bot-incident-complaints = Het einde van zijn standaardfoutuitvoer:
bot-feed-many = meer dan { $most } regels, en die leest niemand
bot-feed-closed = de bot heeft zijn invoer of uitvoer gesloten
env-two-games = Er worden twee spellen genoemd. Laat --game weg: het eerste woord zegt welk het is.
bot-why-game = hij speelt { $games }, maar het spel is { $game }
bot-why-protocol = hij spreekt protocol { $theirs }, dit programma { $ours }
bot-why-line = een regel van meer dan { $most } bytes
bot-why-notes = meer dan { $most } opmerkingen tussen twee vragen
bot-why-index = de lijst heeft { $count ->
    [one] één keuze, index 0
   *[other] { $count } keuzes, vanaf index 0
}
bot-why-several = het is niet één keuze
bot-why-form = een keuze heeft precies één van “index”, “number” en “text”
bot-command-empty = de opdracht van de bot is leeg: noem het programma en wat erbij hoort, zoals in “python3 my_bot.py”
bot-command-open = in de opdracht “{ $text }” wordt een aanhalingsteken geopend en niet gesloten: sluit het
bot-not-typed = Deze partij noemt de bot “{ $command }”, maar een bestand start geen programma’s. Geef de bot een plek met “sit bot:…”, of start met --run-bots als je het bestand vertrouwt.
bot-option-words = “{ $text }” zegt niet welke optie van de bot wat wordt. Schrijf NAME=VALUE, zoals in depth=3.
bot-time-words = { $text } is geen tijd voor een bot. Zeg hoeveel seconden, meer dan 0.
bot-time-of = { $text } zegt niet wat een bot mag gebruiken: schrijf de opdracht, =, en de seconden, zoals “python3 my_bot.py=10”.
bot-no-game = Er wordt een keuze gevraagd, maar er is geen partij begonnen: new_game komt eerst.
bot-no-view = Deze weergave van het spel is niet te lezen: er horen zoveel getallen in als new_game namen heeft, en ze moeten bij elkaar passen.
why-bot-failed = De bot liet het afweten, dus heeft het toeval gekozen.

check-start = Starten en begroeten
check-hello = De bot groet, en noemt zich “{ $name }”.
check-later = Berichten van een latere versie
check-unknown-game = De bot speelt ook “{ $game }”, dat dit programma niet kent.
check-no-game = De bot noemt geen spel dat er is. Wel: { $known }. Zet ze bij “games” in de hello.
check-game = { $game } { $rules }
check-failed = { $what }: { $why }.
check-failed-at = { $what }: { $why }. Het staat in { $file }, regel { $line }.
check-again =
    De fout bij “{ $what }” kwam nog { $count ->
        [one] één keer
       *[other] { $count } keer
    } voor.
check-repeats = De bot speelt bij hetzelfde startgetal weer dezelfde partij { $game }.
check-differs = De bot speelt bij hetzelfde startgetal een andere partij { $game }: dat mag, maar fouten zijn zo moeilijker terug te vinden.
check-quit = De bot stopt als dat wordt gevraagd.
check-stays = De bot stopt na quit niet uit zichzelf: dat hoort wel, ook als de invoer ophoudt.
check-kept = Wat tot de laatste fout leidde, is bewaard: { $file }
check-sum = { $right } goed, { $wrong } fout.

## homestretch perft, homestretch solve

perft-count =
    diepte { $depth }: { $count ->
        [1] één reeks
       *[other] { $count } reeksen
    } in { $seconds } s, { $rate } miljoen per seconde
perft-chance = { $name } kent toeval dat niet valt op te sommen, dus de reeksen zijn niet te tellen. Tel minder stappen.
solve-board = “{ $text }” is geen bord. Schrijf kolommen en rijen, zoals in 5x3.
solve-cannot = { $name } is niet op te lossen: dat kan alleen bij een spel waarin niets verborgen is, met weinig stellingen.
solve-seats = Alleen een spel voor twee is op te lossen.
solve-too-large = Er zijn ongeveer { $positions } stellingen, en die vragen { $gibibytes } GiB geheugen; meer dan { $most } GiB kan niet. Neem een kleiner bord, of minder pionnen of hekken.
solve-first = De eerste speler wint. ({ $positions } stellingen, { $seconds } s)
solve-second = De tweede speler wint. ({ $positions } stellingen, { $seconds } s)
solve-draw = Niemand kan de winst afdwingen. ({ $positions } stellingen, { $seconds } s)
solve-counts = Een huisregel telt de worpen van het hele spel, en dan zijn er te veel stellingen. Laat die regel weg om het spel op te lossen.
solve-endless = Er komt geen einde aan: iemand kan verhinderen dat het spel afloopt. Neem andere huisregels.
solve-no-answer = { $strategy } geeft geen antwoord waarmee te rekenen valt.
solve-nobody = “{ $text }” is geen strategie. Met “homestretch bots” zie je welke er zijn.
solve-no-table = In { $name } zit geen toeval: er is geen tabel om te bewaren, en geen strategie die een deel van een partij verliest. Laat --out en --of weg.
solve-size =
    { $positions } stellingen, { $mebibytes } MiB geheugen, { $minutes ->
        [0] minder dan een minuut
        [one] ongeveer een minuut
       *[other] ongeveer { $minutes } minuten
    }.
solve-stopping = Het stopt meteen.
solve-stopped =
    Gestopt na { $sweeps ->
        [one] één ronde
       *[other] { $sweeps } rondes
    }. Wat tot nu toe bekend is, is bewaard: met dezelfde woorden gaat het daar verder.
solve-lost =
    Gestopt na { $sweeps ->
        [one] één ronde
       *[other] { $sweeps } rondes
    }. Er is niets bewaard: noem een map met --out DIR.
solve-chance = Als beiden perfect spelen, wint wie begint { $first } % van de partijen. Na de eerste worp is dat { $faces }. ({ $sweeps } rondes, { $seconds } s)
solve-fare = { $strategy } wint { $first } % als het begint en { $second } % als het niet begint: tegen perfect spel verliest het { $loss } % van een partij, en { $known } % tegen wie weet wat het doet.
solve-held = Een ander programma is hier aan het oplossen (proces { $process }). Wacht tot het klaar is, of stop het.
solve-foreign = Dit is geen tabel van dit programma, of een van een andere versie (het begin moet “{ $format }” zijn). Noem een andere map.
solve-other = Dit is een tabel van { $name } met andere regels: { $config }. Noem een andere map.
solve-changed = Het bestand is afgebroken of veranderd. Verwijder het om opnieuw te beginnen, of zet het terug zoals het was.
