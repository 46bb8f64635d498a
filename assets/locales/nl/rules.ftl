### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Colours

colour-blue = Blauw
colour-yellow = Geel
colour-green = Groen
colour-red = Rood
colour-black = Zwart
colour-violet = Paars

# The usual order of the seats, for sentences that know no board.
colour-0 = Blauw
colour-1 = Geel
colour-2 = Groen
colour-3 = Rood
colour-4 = Zwart
colour-5 = Paars

## Out of turn

order-not-to-act = { $seat } is niet aan de beurt.
order-chance-first = Eerst het toeval: laat het gebeuren, en kies dan.
order-no-chance = Er komt nu geen toeval aan te pas: er moet gekozen worden.
order-over = Het spel is afgelopen. Begin een nieuwe partij om verder te spelen.

## Settings of a table

setting-dots = Vakken
setting-dots-help = Hoeveel vakken er van het ene startveld tot het volgende liggen. Het moeten er meer zijn dan de zijden van de dobbelsteen.
setting-pawns = Pionnen
setting-pawns-help = Hoeveel iedere speler thuis moet brengen. Met minder pionnen is het sneller afgelopen.
setting-faces = Zijden
setting-faces-help = Hoeveel de dobbelsteen er heeft. Het hoogste getal doet wat anders een zes doet.
setting-self_strike = Eigen pionnen slaan
setting-self_strike-help = Je mag op de baan op een eigen pion uitkomen; die moet dan terug naar de beginvakken.
setting-start_strikes_own = Vanaf start jezelf slaan
setting-start_strikes_own-help = Een pion die het startveld verlaat, slaat een eigen pion waar hij op uitkomt. Staat dit uit, dan kan hij daar niet heen.
setting-leave_start_first = Eerst van het startveld
setting-leave_start_first-help = Wanneer een pion op het startveld vóór alle andere weg moet: altijd, alleen zolang er nog pionnen in de beginvakken wachten, of nooit.
setting-three_tries = Drie keer proberen
setting-three_tries-help = Als alleen het hoogste getal je kan helpen, mag je er tot drie keer voor gooien.
setting-strike_is_compulsory = Slaan is verplicht
setting-strike_is_compulsory-help = Kun je een tegenstander slaan, dan moet dat; met welke pion mag je zelf weten.
setting-home_no_jumping = Niet springen in het honk
setting-home_no_jumping-help = In je honk kunnen pionnen niet over elkaar heen, dus laat de eerste liefst helemaal doorlopen.
setting-six_rolls_again = Hoogste getal gooit nog eens
setting-six_rolls_again-help = Wie het hoogste getal gooit, met een gewone dobbelsteen een zes, gooit nog een keer.
setting-six_limit = Hoogste getal op rij
setting-six_limit-help = Zoveel keer het hoogste getal achter elkaar is te veel: de laatste telt niet, en de beurt is voorbij.
setting-play_to_last = Doorspelen tot het eind
setting-play_to_last-help = Of er wordt doorgespeeld tot iedereen thuis is of tot er nog één over is, of dat het afgelopen is zodra de eerste thuis is.
setting-who_begins = Wie begint
setting-who_begins-help = Dat wordt geloot, of er wordt om gegooid (de hoogste begint, bij gelijke worpen opnieuw), of je wijst iemand aan.

setting-columns = Kolommen
setting-columns-help = Hoeveel vakken het bord breed is: 3, 5, 7 of 9. Met weinig kolommen is het snel afgelopen.
setting-rows = Rijen
setting-rows-help = Hoeveel vakken er van de ene naar de andere kant liggen: 3, 5, 7 of 9.
setting-fences = Hekken
setting-fences-help = Hoeveel iedere speler er mag plaatsen. Zonder hekken is het alleen een wedloop.
setting-third_pawn = Derde pion erachter
setting-third_pawn-help = Wat er gebeurt als er achter de pion waar je over wilt springen nog een pion staat: je stapt er schuin langs, net als bij een hek, of je kunt daar helemaal niet langs.
setting-jump_back = Springen en terug
setting-jump_back-help = Wat er gebeurt als er achter de pion waar je over wilt springen en aan beide kanten ervan een hek of de rand is: met deze regel mag je springen en terugkomen op het vak waar je pion stond, en dat was dan je beurt. Zonder deze regel kun je daar helemaal niet langs.
setting-max_plies = Gelijkspel na
setting-max_plies-help = Na zoveel zetten, van iedereen samen, heeft niemand gewonnen. Twee spelers die elkaar alleen maar hinderen, zouden eeuwig kunnen doorgaan.

setting-team = Samen spelen
setting-team-help = Hoeveel kleuren samen spelen: twee op een bord voor vier, twee of drie op een bord voor zes, of ieder voor zich. Met z’n tweeën is het hoeveel kleuren ieder heeft.
setting-copies = Kaarten per waarde
setting-copies-help = Hoeveel er in de stapel zitten. Twee gewone kaartspellen hebben er acht.
setting-jokers = Jokers
setting-jokers-help = Hoeveel er in de stapel zitten.
setting-no_play = Niets te spelen
setting-no_play-help = Of je dan één kaart naar keuze aflegt, of al je kaarten, en de rest van de ronde overslaat.
setting-canadian = Zevens voor allebei
setting-canadian-help = De Canadese regel: een zeven mag je ook over de pionnen van je maat verdelen, hoe je maar wilt.
setting-rest_to_mate = De rest voor je maat
setting-rest_to_mate-help = Brengt een zeven je laatste pion thuis, dan lopen de pionnen van je maat wat ervan over is.
setting-idle_jack = Loze boer
setting-idle_jack-help = Een boer mag zonder gevolg op tafel als alleen je eigen pionnen op de baan staan en je verder niets kunt spelen.

value-like_a_fence = schuin erlangs
value-blocks = geen doorgang
value-discard = één kaart afleggen
value-sit_out = ronde overslaan
value-on = aan
value-off = uit
value-none = geen grens
value-always = altijd
value-while_begin = zolang er pionnen wachten
value-never = nooit
value-one_left = tot er één over is
value-drawn = loten
value-rolled = gooien
# The same words where they answer “Play to the last”.
value-play_to_last-on = tot iedereen thuis is
value-play_to_last-one_left = tot er één over is
value-play_to_last-off = tot er één thuis is

preset-reference = Klassiek
preset-reference-help = Zoals het bordspel in Nederland meestal wordt gespeeld.
preset-mensch = Mensch ärgere dich nicht
preset-mensch-help = Zoals het in Duitsland op de doos staat: drie keer proberen om eruit te komen, niet springen in het honk.
preset-quick = Snel
preset-quick-help = Ieder twee pionnen, en wie het eerst thuis is, wint.
preset-standard = Standaard
preset-standard-help = De regels zoals ze bij het spel zitten: een derde pion telt als een hek, en er wordt doorgespeeld tot er iemand wint.
preset-library = Klassiek
preset-library-help = Wie niets kan spelen, legt één kaart af, en een zeven mag ook de pionnen van je maat verzetten.
preset-brandi = Brändi
preset-brandi-help = Zoals het in Luzern op de doos staat: wie niets kan spelen, slaat de rest van de ronde over, en van een zeven gaat alleen wat overblijft naar je maat.
preset-own = Eigen regels
preset-own-help = Huisregels die je zelf hebt bedacht.

## Figures of a game

figure-rolls = Worpen
figure-rolls-help = Aantal worpen; gooien om wie begint telt niet mee.
figure-highest = Hoogste getal
figure-highest-help = Hoeveel van die worpen het hoogste getal waren: een zes, met een gewone dobbelsteen.
figure-expected = Te verwachten
figure-expected-help = Hoe vaak het hoogste getal bij zoveel worpen gemiddeld valt.
figure-entered = Eerste pion in het spel
figure-entered-help = Bij de hoeveelste worp de eerste pion in het spel kwam. Gemiddeld kost dat zoveel worpen als de dobbelsteen zijden heeft.
figure-strikes = Heeft geslagen
figure-strikes-help = Aantal pionnen van anderen dat terug moest.
figure-struck = Werd geslagen
figure-struck-help = Aantal eigen pionnen dat door anderen is teruggestuurd.
figure-own_strikes = Sloeg zichzelf
figure-own_strikes-help = Aantal eigen pionnen dat door een eigen zet terug moest.
figure-luck = Dobbelgeluk
figure-luck-help = Of het hoogste getal vaker (+) of minder vaak (−) viel dan het toeval gemiddeld geeft; zonder pion op de baan telt het dubbel. In twee van de drie partijen blijft het tussen −1 en +1, en af en toe een keer verder dan 2 is heel gewoon. Na een paar worpen zegt het nog niets.

figure-steps = Stappen
figure-steps-help = Hoe vaak de pion liep.
figure-jumps = Sprongen
figure-jumps-help = Hoeveel van die stappen over of langs een andere pion gingen.
figure-placed = Hekken
figure-placed-help = Aantal geplaatste hekken.

figure-laid = Gespeeld
figure-laid-help = Aantal gespeelde kaarten.
figure-discarded = Afgelegd
figure-discarded-help = Aantal kaarten dat afgelegd moest worden.
figure-all_strikes = Heeft geslagen
figure-all_strikes-help = Aantal pionnen dat terug moest naar de kennel, van wie dan ook.
figure-all_struck = Werd geslagen
figure-all_struck-help = Aantal eigen pionnen dat terug moest naar de kennel, door wie dan ook.

## Strategies

strategy-random-name = Toeval
strategy-random = Doet zomaar een zet die mag.
strategy-runner-name = Renner
strategy-runner = Rent langs de kortste weg naar de overkant, en zet bij achterstand af en toe een hek voor wie voorop ligt.
strategy-normal-name = Normaal
strategy-normal = Kijkt een paar zetten vooruit, en kiest zo nu en dan niet precies de beste.
strategy-hard-name = Moeilijk
strategy-hard = Kijkt zo ver vooruit als in een seconde kan, en telt elke stap van beide wegen.
strategy-master-name = Meester
strategy-master = Kijkt vooruit zoals { strategy-hard-name }, en beoordeelt waar dat op uitkomt met een netwerk dat het spel heeft geleerd door tegen zichzelf te spelen. Aan een tafel waarvoor er geen netwerk is, telt het wegen en hekken; met zijn vieren speelt het de beste zetten verder uit, om te zien wat ervan komt.
strategy-greedy-name = Gretig
strategy-partner-name = Partner
strategy-far-name = Ver
strategy-far = Loopt met de pion die het verst is.
strategy-near-name = Dichtbij
strategy-near = Loopt met de pion die het dichtst bij de start staat.
strategy-ranking-name = Rangorde
strategy-ranking = Weegt elke zet met zes getallen en doet de beste.
strategy-trained-name = Getraind
strategy-trained = Weegt elke zet zoals Rangorde, met getallen die door training zijn gevonden.
strategy-racer-name = Racer
strategy-racer = Beoordeelt elke zet met een netwerk dat het spel heeft geleerd door tegen zichzelf te spelen, en neemt de zet waarna zijn kans het best is. Aan een tafel waarvoor er geen netwerk is, speelt het zoals { strategy-trained-name }.

parameter-self_strike = Jezelf slaan
parameter-other_strike = Anderen slaan
parameter-getting_home = Thuiskomen
parameter-already_home = In het honk
parameter-from_start = Vanaf start
parameter-from_home = Tot het honk
parameter-nodes = Stellingen vooruit
parameter-worlds = Werelden
parameter-width = Zetten
parameter-ahead = Vooruit
parameter-infers = Conclusies
parameter-gives = Giften
parameter-slips = Missers op 100
parameter-thousands = Duizenden stellingen
parameter-network = Netwerk
parameter-millis = Milliseconden op de klok (0: geen)

# Why this move: said of a computer’s choice, and of a hint after “E11 to E14:”.
why-far = Van de pionnen die kunnen lopen, is deze het verst.
why-near = Van de pionnen die kunnen lopen, staat deze het dichtst bij de start.
why-ranking-strikes = Zo moet een pion van { $seat } terug.
why-ranking-spares = Zo blijven de pionnen van { $seat } gespaard.
why-ranking-strikes-own = Zo moet een eigen pion terug.
why-ranking-spares-own = De op één na beste zet zou een eigen pion slaan.
why-ranking-costs-least = Dit kost de eigen kleur minder dan de op één na beste zet.
why-ranking-gets-home = Zo komt er een pion thuis.
why-ranking-stays-out = Zo blijft een pion nog even buiten het honk.
why-ranking-moves-home = Zo komt er ruimte in het honk.
why-ranking-rests-home = De worp levert hier meer op dan in het honk.
why-ranking-ahead = Zo gaat de pion verder die dichter bij huis is.
why-ranking-behind = Zo gaat een pion verder die nog ver moet.
why-ranking-even = Het maakt hier weinig uit.
why-racer-escapes = Deze pion kan geslagen worden ({ $before } %); daar staat hij veiliger ({ $after } %).
why-racer-safest = Na elke andere zet kunnen de anderen meer slaan.
why-racer-chases = Van daar kan hij een pion van { $seat } slaan.
why-runner-step = Dit is een stap op een kortste weg naar de overkant.
why-runner-fence = Zo wordt de weg van { $seat } langer.
why-search-arrives = Hiermee bereikt de pion de overkant.
why-search-runs =
    { $steps ->
        [one] Nog één stap, en { $seat } kan dat niet meer tegenhouden.
       *[other] Nog { $steps } stappen, en { $seat }, met nog { $others } te gaan, kan dat niet meer tegenhouden.
    }
why-search-jumps = Dit is een sprong en spaart een stap uit: nog { $steps } te gaan, en nog { $others } voor { $seat }.
why-search-nearer = Zo komt de overkant dichterbij: nog { $steps } te gaan, en nog { $others } voor { $seat }.
why-search-lengthens =
    { $steps ->
        [one] Zo wordt de weg van { $seat } één stap langer.
       *[other] Zo wordt de weg van { $seat } { $steps } stappen langer.
    }
why-search-lengthens-both = Zo wordt de weg van { $seat } { $steps } langer, en de eigen weg { $own }.
why-search-keeps =
    { $steps ->
        [one] Zo kan { $seat } een hek niet meer plaatsen dat een stap zou kosten.
       *[other] Zo kan { $seat } een hek niet meer plaatsen dat { $steps } stappen zou kosten.
    }
why-search-deep = Wat het oplevert, blijkt pas enkele zetten later.
strategy-bot-name = Bot
strategy-bot = Is een eigen programma, in welke programmeertaal dan ook.
