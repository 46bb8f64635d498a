### Compromise: what its rules have to say, the list of actions, and how it is played.

game-compromise = Compromise
invitation-compromise = Allebei kiezen in het geheim; wat niemand noemt, telt.
duration-compromise = 10–15 min
credits-compromise = Compromise is een bordspel dat Thomas James maakte voor een vak over het ontwerpen van bordspellen aan de universiteit van Warwick; de regels ervan worden gedeeld onder de licentie CC BY-NC-SA 3.0. Het programma voor machines die het leren spelen, met zijn spelers en de koppeling met Python, is van gmoutsin (GPL 3.0); van die code zit niets in de onze. Met dank aan allebei.

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, first and second are names of seats; place, places, one and two are digits such as 123: grid, row and column.

event-compromise-scattered =
    { $pips ->
        [one] Ronde { $round }: van elke kleur valt een kraal.
       *[other] Ronde { $round }: van elke kleur vallen { $pips } kralen.
    }
event-compromise-ready = { $seat } is klaar.
event-compromise-placed =
    { $pips ->
        [one] Ronde { $round }: beiden hebben een kraal geplaatst.
       *[other] Ronde { $round }: beiden hebben { $pips } kralen geplaatst.
    }
event-compromise-named = { $first } noemt { $one }, { $second } noemt { $two }.
event-compromise-drawn = Het toeval noemt { $one } voor { $first } en { $two } voor { $second }.
event-compromise-freed =
    { $count ->
        [one] Eén vak blijft vrij: { $places }.
       *[other] { $count } vakken blijven vrij: { $places }.
    }
event-compromise-scored =
    { $gain ->
        [0] { $seat } scoort niets en blijft op { $score }.
       *[other] { $seat } scoort { $gain } en staat op { $score }.
    }
event-compromise-extra = De stand is gelijk, dus wordt ronde { $round } gespeeld.
event-compromise-bound =
    { $rounds ->
        [0] De stand is gelijk, en extra rondes zijn er aan deze tafel niet: gelijkspel.
        [one] Na een extra ronde is de stand nog steeds gelijk, en meer zijn er aan deze tafel niet: gelijkspel.
       *[other] Na { $rounds } extra rondes is de stand nog steeds gelijk, en meer zijn er aan deze tafel niet: gelijkspel.
    }
event-compromise-won = { $seat } wint met { $score } tegen { $less }.
event-compromise-tied = Het spel is afgelopen: beiden hebben { $score }.

## What can't be

compromise-other-chance = Nu moet het toeval iets anders brengen: kralen in plaats van drie cijfers, of andersom.
compromise-no-such-scatter =
    { $pips ->
        [one] { $seat } krijgt één kraal per ronde, niet { $given }.
       *[other] { $seat } krijgt { $pips } kralen per ronde, niet { $given }.
    }

## Why a table can't be laid

compromise-fault-seats = Compromise speel je met 2, niet met { $seats }.
compromise-fault-empty = Compromise speel je met z’n tweeën: geen plek blijft leeg.
compromise-fault-pips = Iedere speler heeft per ronde 1 tot en met { $most } kralen, niet { $value }.
compromise-fault-length = Een partij duurt 0 tot en met { $most } rondes, niet { $value }.
compromise-fault-extra = Er kunnen 0 tot en met { $most } extra rondes zijn, niet { $value }.

## Positions and choices as text

compromise-text-choice = In ronde { $round } antwoordt { $seat } “{ $text }”. Een keuze schrijf je met drie cijfers van 1 tot en met 3 voor raster, rij en kolom, zoals 123.
compromise-text-many =
    { $most ->
        [0] In ronde { $round } antwoordt { $seat } “{ $text }”, maar er valt niets meer te kiezen.
        [one] In ronde { $round } antwoordt { $seat } “{ $text }”. Dat is te lang: er valt maar één vak te kiezen.
       *[other] In ronde { $round } antwoordt { $seat } “{ $text }”. Dat is te lang: er zijn nog maar { $most } kralen te plaatsen.
    }
compromise-text-number = “{ $text }” is geen getal dat hier kan staan.
compromise-text-places = Er horen 27 getallen te staan, één voor elk vak, met komma’s ertussen; kijk nog eens naar “{ $text }”.
compromise-text-seats = Voor elke plek hoort er één deel te staan, met “/” ertussen; kijk nog eens naar “{ $text }”.
compromise-text-triple = “{ $text }” bestaat niet uit drie cijfers van 1 tot en met 3 voor raster, rij en kolom, zoals 123.
compromise-text-scores = De stand schrijf je als 12:9, niet als “{ $text }”.
compromise-text-phase = “{ $text }” zegt niet wat er nu komt. Dat is scatter, place, gamble, name of over.
compromise-text-phase-version = Wat er nu zou komen, bestaat niet in deze variant van het spel.
compromise-text-field = “{ $text }” is hier niet bekend. Wat kan volgen is placed= zolang er kralen worden geplaatst, named= zolang er een raster, rij en kolom worden genoemd, en past=.
compromise-text-past = Achter past= horen de laatste vier rondes te staan, of zoveel als er waren, elk met 27 getallen en wat beiden noemden, met “:” ertussen; kijk nog eens naar “{ $text }”.
compromise-text-placed = Zoveel kralen kan niemand hebben geplaatst: “{ $text }”.
compromise-text-over = Volgens deze stand en rondes zou het spel afgelopen zijn, of juist niet: de tekst zegt het omgekeerde.
compromise-text-pips = De kralen op het bord en de gescoorde kralen zijn er samen niet zoveel als beide plekken tot nu toe hebben gekregen.
compromise-text-secrets = Wat beiden hebben geplaatst of genoemd, zou al getoond zijn, of het is meer dan ze hebben.
compromise-text-lead = In een ronde die voorbij is, liggen op een vak meer kralen dan er toen waren.

## Settings of a table

setting-pips = Kralen per ronde
setting-pips-help = Hoeveel iedere speler er in elke ronde krijgt.
setting-length = Rondes
setting-length-help = Hoeveel er worden gespeeld. Bij nul is het meteen gelijkspel, of gaat het door tot er iemand voorstaat.
setting-version = Variant
setting-version-help = Of de kralen bij toeval vallen of in het geheim worden geplaatst, en of daarna beide spelers noemen of het toeval.
setting-ties = Gelijkspel
setting-ties-help = Bij een gelijke stand is het gelijkspel. Staat dit uit, dan komen er extra rondes tot er iemand voorstaat.
setting-extra_rounds = Extra rondes, hoogstens
setting-extra_rounds-help = Is de stand na zoveel extra rondes nog gelijk, dan is het toch gelijkspel.

value-simple = eenvoudig: kralen vallen bij toeval
value-complex = uitgebreid: kralen plaatsen
value-gamble = gokken: kralen plaatsen, toeval noemt

preset-simple = Eenvoudig
preset-simple-help = De kralen vallen bij toeval, en beiden noemen een raster, een rij en een kolom.
preset-complex = Uitgebreid
preset-complex-help = Beiden plaatsen hun kralen in het geheim en noemen dan.
preset-gamble = Gokken
preset-gamble-help = Beiden plaatsen hun kralen in het geheim, en het toeval noemt voor allebei.

## Figures

figure-rounds_won = Rondes gewonnen
figure-rounds_won-help = Aantal rondes met een hogere score dan de ander.
figure-best_round = Beste ronde
figure-best_round-help = De hoogste score in één ronde.
figure-left_lying = Nog bevroren
figure-left_lying-help = Aantal eigen kralen dat aan het eind op het bord ligt en nooit heeft gescoord.
figure-given_away = Weggegeven
figure-given_away-help = Hoeveel kralen per ronde er met het noemen gemiddeld zijn weggegeven, tegenover een tegenstander die volmaakt speelt. Beter dan nul kan niet; alleen de eerste zestig rondes worden beoordeeld.

## What is said of each round after the game; pips is a number with a decimal, best another triple

review-compromise-best = Ronde { $round }: { $seat } noemde { $named }; beter kon niet.
review-compromise-lost = Ronde { $round }: { $seat } noemde { $named } en gaf daarmee { $pips } kralen weg; het best was { $best }.

## Strategies

strategy-determined-name = Vastberaden
strategy-determined = Zoekt de twee beste eigen vakken en noemt cijfers die daar niet in voorkomen.
strategy-smart_greedy-name = Slim gretig
strategy-smart_greedy = Noemt de lijn met de kleinste voorsprong, dan de volgende zonder wat daardoor al bevriest, enzovoort.
strategy-equilibrium-name = Evenwicht
strategy-equilibrium = Rekent elke ronde uit en wisselt van keuze zoals een volmaakte speler; plaatst de kralen in blokken.
strategy-exploiter-name = Uitbuiter
strategy-exploiter = Leidt uit wat je hebt genoemd af hoe je speelt, en speelt daarop in.

# Why this choice: said of a computer’s choice, and of a hint after “123:”.
why-compromise-determined = Deze cijfers bevriezen geen van de twee beste eigen vakken.
why-compromise-greedy = Op elke as is dit de lijn met de kleinste voorsprong.
why-compromise-smart-greedy = Dit bevriest het raster, de rij en de kolom die de ander het meest zouden opleveren.
why-compromise-block = Kralen die op elke as twee lijnen breed liggen, kunnen allemaal vrij blijven door de derde te noemen.
why-compromise-mixed =
    { $share ->
        [100] Niets anders is hier zo goed, wat de andere kant ook noemt.
       *[other] Wie altijd hetzelfde noemt, wordt doorzien. Volmaakt is om dit in { $share } van 100 zulke ronden te noemen: zo wordt er niets weggegeven.
    }
why-compromise-unknown = Van de ander is nog niets bekend: dit doet het het best tegen alle soorten spelers samen.
why-compromise-answers-random = De ander lijkt maar wat te noemen ({ $percent } % zeker).
why-compromise-answers-equilibrium = De ander lijkt volmaakt te spelen ({ $percent } % zeker), dus gebeurt dat hier ook.
why-compromise-answers-determined = De ander lijkt de twee beste eigen vakken te sparen ({ $percent } % zeker).
why-compromise-answers-greedy = De ander lijkt op elke as de lijn met de kleinste eigen voorsprong te noemen ({ $percent } % zeker).
why-compromise-answers-smart-greedy = De ander lijkt lijn voor lijn te bevriezen wat de meeste schade doet ({ $percent } % zeker).

## In a terminal

text-compromise-hand =
    { $count ->
        [0] { $seat } heeft { $left ->
            [one] één kraal
           *[other] { $left } kralen
        } te plaatsen.
       *[other] { $seat } heeft nog { $left ->
            [one] één kraal
           *[other] { $left } kralen
        } te plaatsen. Tot nu toe: { $places }.
    }

## How to play

howto-compromise-aim = Doel van het spel
howto-compromise-aim-text =
    Scoor meer kralen dan de ander. { $length ->
        [0] { $ties ->
            [on] Er wordt geen ronde gespeeld.
           *[off] Er worden rondes gespeeld tot er iemand voorstaat.
        }
        [one] Er wordt één ronde gespeeld.
       *[other] Er worden { $length } rondes gespeeld.
    } In elke ronde krijgen jullie allebei { $pips ->
        [one] een kraal.
       *[other] { $pips } kralen.
    }

howto-compromise-board = Het bord
howto-compromise-board-text = Drie rasters van drie rijen en drie kolommen liggen naast elkaar: 27 vakken. Elk vak heeft drie cijfers: 123 is het eerste raster, tweede rij, derde kolom. Op elk vak kunnen van jullie allebei willekeurig veel kralen liggen.

howto-compromise-fall = Kralen vallen
howto-compromise-fall-text = Aan het begin van een ronde vallen de kralen van jullie allebei bij toeval op het bord, elk op een willekeurig vak.

howto-compromise-place = Kralen plaatsen
howto-compromise-place-text = Aan het begin van een ronde plaatsen jullie allebei in het geheim je kralen, waar je maar wilt. Ze worden getoond als jullie allebei klaar zijn; tot dan kun je al die van jou terugnemen.

howto-compromise-name = Noemen
howto-compromise-name-text = Daarna noemen jullie allebei in het geheim een raster, een rij en een kolom. Wat jullie noemden, wordt op hetzelfde moment getoond.

howto-compromise-chance = Het toeval noemt
howto-compromise-chance-text = Daarna noemt het toeval voor jullie allebei een raster, een rij en een kolom.

howto-compromise-freeze = Bevriezen
howto-compromise-freeze-text = Alle vakken van een raster, rij of kolom die een van jullie noemde, zijn bevroren. Noem jij 111 en de ander 222, dan blijft alleen 333 vrij.

howto-compromise-same = Hetzelfde noemen
howto-compromise-same-text = Hoe meer jullie hetzelfde hebben genoemd, hoe meer er vrij blijft: twee vakken bij één gelijk cijfer, vier bij twee. Noemen jullie allebei 111, dan blijven er acht vakken vrij.

howto-compromise-score = Scoren
howto-compromise-score-text = Kralen op vakken die vrij blijven, gaan van het bord af en tellen voor wie ze zijn. Bevroren kralen blijven liggen, voor de rondes die nog komen.

howto-compromise-end = Het einde
howto-compromise-end-text =
    { $ties ->
        [on] { $length ->
            [0] Beiden hebben meteen niets, en dus is het gelijkspel.
           *[other] Na de laatste ronde wint de hoogste score; bij een gelijke stand is het gelijkspel.
        }
       *[off] { $length ->
            [0] Wie na een ronde als eerste voorstaat, wint.
           *[other] Na de laatste ronde wint de hoogste score. Zolang de stand gelijk is, komt er nog een ronde.
        }{ $extra_rounds ->
            [0] { " " }Extra rondes zijn er aan deze tafel niet, dus bij een gelijke stand is het gelijkspel.
            [1000] { "" }
            [one] { " " }Is de stand na één extra ronde nog gelijk, dan is het toch gelijkspel.
           *[other] { " " }Is de stand na { $extra_rounds } extra rondes nog gelijk, dan is het toch gelijkspel.
        }
    }

howto-compromise-origin = Van wie dit spel is
howto-compromise-origin-text = { credits-compromise }

## In place of what is said of every game

order-chance-first-compromise = Eerst de kralen: ze vallen, en dan kies je.
order-no-chance-compromise = Er vallen nu geen kralen: kies een vak.
strategy-greedy-compromise = Noemt op elke as apart de lijn met de kleinste voorsprong.

## At the table

doing-compromise-fall = Zo vallen er nieuwe kralen
doing-compromise-draw = Zo noemt het toeval
doing-compromise-place = Beiden plaatsen hun kralen in het geheim
doing-compromise-place-alone = { $other } is klaar, { $seat } plaatst nog
doing-compromise-name = Beiden noemen in het geheim
doing-compromise-name-alone = { $other } heeft genoemd, nu { $seat } nog
headline-compromise-fall = Nieuwe kralen vallen
headline-compromise-placed = Beiden laten zien waar hun kralen liggen
headline-compromise-ready = { $seat } heeft genoemd, nog bedekt
headline-compromise-both = Beiden hebben genoemd: nu wordt het getoond
headline-compromise-named =
    { $count ->
        [one] Tegelijk omgedraaid: één vak blijft vrij
       *[other] Tegelijk omgedraaid: { $count } vakken blijven vrij
    }
headline-compromise-freed = Vrij: { $places }  ·  { $first } { $one }, { $second } { $two }
prompt-compromise-place = { $left ->
        [one] Plaats je laatste kraal
       *[other] Plaats je kralen: nog { $left } te gaan
    }
prompt-compromise-name = Noem een raster, een rij en een kolom: klik op een vak of typ drie cijfers
prompt-compromise-name-touch = Noem een raster, een rij en een kolom: tik op een vak, of op de drie cijfers eronder
outlook-compromise = { $place }: je voorsprong verandert op z’n slechtst met { $worst }, op z’n best met { $best }, gemiddeld met { $mean }
text-compromise-left = het linker van twee getallen
text-compromise-right = het rechter van twee getallen
