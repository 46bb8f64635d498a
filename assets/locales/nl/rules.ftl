### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Games and colours

game-mejn = Mens erger je niet
game-quoridor = Quoridor
game-dog = Dog

# Who made a game, and what ours comes from.
credits-mejn = Mens erger je niet is een wedloopspel uit de familie van pachisi. Het onze stamt af van het Java-programma Mens erger je niet van jrottinghuis. De strategieën Ver, Dichtbij en Rangorde komen van Van der Genugten en Das, de punten van de rangschikking van Sitarz.
credits-quoridor = Quoridor is ontworpen door Mirko Marchesi. Achter het onze staat een Java-programma dat voor school is gemaakt.
credits-dog = Dog is een wedloop met kaarten uit Zwitserland. De huisregels “{ preset-library }” volgen libdog, een bibliotheek van leopoldsedev, en “{ preset-brandi }” de regels van de stichting Brändi.

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
order-chance-first = Eerst de dobbelsteen: gooi, en kies dan.
order-no-chance = Er valt nu niets te gooien: kies een pion.
order-over = Het spel is afgelopen. Begin een nieuwe partij om verder te spelen.

## Mens erger je niet: why a move is not allowed

mejn-no-pawn-there = Daar staat geen pion van jou. Kies een eigen pion.
mejn-enter-needs =
    { $face ->
        [6] Alleen met een zes komt een pion in het spel; jij gooide { $rolled }.
       *[other] Alleen met het hoogste getal, { $face }, komt een pion in het spel; jij gooide { $rolled }.
    }
mejn-start-first = De pion op je startveld moet daar eerst weg.
mejn-enter-first = Je gooide het hoogste getal: breng eerst een pion op je startveld.
mejn-start-occupied = Op je startveld staat nog een eigen pion. Zolang die daar staat, kan er geen andere bij komen.
mejn-past-home =
    { $most ->
        [0] Deze pion staat al zo ver als hij komen kan.
        [one] Dat is te ver: deze pion kan nog één stap, en die moet je precies gooien.
       *[other] Dat is te ver: deze pion kan nog hoogstens { $most } stappen.
    }
mejn-home-occupied = Op dat vak van je honk staat al een eigen pion.
mejn-home-jump = Aan deze tafel mag je in het honk niet over andere pionnen springen.
mejn-own-pawn = Daar staat een eigen pion, en aan deze tafel sla je jezelf niet.
mejn-strike-first = Je kunt iemand slaan, en aan deze tafel moet dat ook.
mejn-no-such-face = Deze dobbelsteen heeft alleen de getallen 1 tot en met { $faces }.
mejn-other-chance = Nu moet er iets anders worden beslist: er is gegooid waar de beginner wordt geloot, of andersom.
mejn-seat-not-in-play = Op die plek speelt niemand.

## Mens erger je niet: why a table can't be laid

mejn-fault-seats = Een bord heeft 2 tot en met 6 plekken; { $seats } kan niet.
mejn-fault-dots = Van start tot start moeten er meer vakken liggen dan de dobbelsteen zijden heeft (vakken: { $dots }, zijden: { $faces }).
mejn-fault-faces-pawns = De dobbelsteen moet minstens zoveel zijden hebben als er pionnen zijn (zijden: { $faces }, pionnen: { $pawns }).
mejn-fault-pawns = Iedere speler heeft 1 tot en met 8 pionnen, niet { $pawns }.
mejn-fault-faces = Een dobbelsteen heeft 1 tot en met 20 zijden, niet { $faces }.
mejn-fault-way = De weg rond het bord zou { $way } vakken lang worden; meer dan 127 kan niet. Neem minder vakken.
mejn-fault-empty = Het bord heeft geen plek { $index } (geteld vanaf 0), dus die kan ook niet leeg blijven.
mejn-fault-in-play = Er moeten er minstens twee meespelen. Laat nog iemand aanschuiven.
mejn-fault-beginner = Plek { $index } (geteld vanaf 0) moet beginnen, maar daar speelt niemand. Zet er iemand neer, of laat een andere plek beginnen.
mejn-fault-rolled = Met een dobbelsteen met maar één zijde valt niet te beslissen wie begint. Laat loten, of wijs iemand aan.
mejn-fault-six-limit = De grens voor het hoogste getal op rij begint bij 2: een lagere zou het hoogste getal altijd verbieden.

## Mens erger je niet: what happens

event-contested = { $seat } gooit { $face } om te mogen beginnen.
event-begins = { $seat } begint.
event-rolled = { $seat } gooit { $face }.
event-limit = Te vaak op rij: de beurt van { $seat } is voorbij.
event-no-move = { $seat } kan geen zet doen.
event-moved = { $seat } gaat van { $from } naar { $to }.
event-entered = { $seat } brengt een pion in het spel op { $to }.
event-came-home = { $seat } komt thuis op { $to }.
event-struck = { $by } slaat { $seat } op { $spot }.
event-struck-own = { $seat } slaat een eigen pion op { $spot }.
event-finished =
    { $place ->
        [1] { $seat } is thuis en wint!
        [2] { $seat } is thuis, als tweede.
        [3] { $seat } is thuis, als derde.
        [4] { $seat } is thuis, als vierde.
        [5] { $seat } is thuis, als vijfde.
        [6] { $seat } is thuis, als zesde.
       *[other] { $seat } is thuis op plaats { $place }.
    }
event-again = { $seat } mag nog eens gooien.
event-over = Het spel is afgelopen.

## Mens erger je niet: positions and moves as text

mejn-text-spot = “{ $text }” is op dit bord geen vak van deze speler. Vakken schrijf je als B34 (beginvak), E5 (baan) of H1 (honk).
mejn-text-taken = Op “{ $text }” staat al een andere pion.
mejn-text-pawns = “{ $text }” heeft niet zoveel pionnen als iedere speler hier heeft.
mejn-text-seats = Voor elke plek op het bord hoort er één lijst met pionnen te staan, met “/” ertussen; kijk nog eens naar “{ $text }”.
mejn-text-empty-seat = Op deze plek speelt niemand, dus hoort er “-” te staan, niet “{ $text }”.
mejn-text-seat = “{ $text }” is geen plek die hier meespeelt, of een die al eerder is genoemd. Plekken tel je vanaf 0.
mejn-text-face = “{ $text }” staat niet op deze dobbelsteen.
mejn-text-phase = “{ $text }” zegt niet wie er aan de beurt is. Schrijf 1? als plek 1 moet gooien, 1:3 als die plek 3 heeft gegooid, “draw” of “over”.
mejn-text-field = “{ $text }” is hier niet bekend. Wat kan volgen is sixes=, tries=, home= en, zolang er om het begin wordt gegooid, de worpen tot nu toe.
mejn-text-number = “{ $text }” is geen getal dat hier kan staan.
mejn-text-home = De plekken die als thuis worden genoemd, zijn niet die waarvan alle pionnen thuis zijn.
mejn-text-over = Volgens deze pionnen zou het spel afgelopen zijn, of juist niet: de tekst zegt het omgekeerde.
mejn-text-contest = De worpen om wie begint kloppen niet met elkaar.
mejn-text-turn = De plek die aan de beurt is, is al uitgespeeld.
mejn-text-tries = Zoveel pogingen passen niet bij deze stelling.
mejn-text-no-move = Met deze worp kan geen enkele pion lopen, dus valt er niets te kiezen.
mejn-text-from = “{ $text }” is geen vak waarvandaan deze speler kan lopen. Een zet schrijf je als E11-E14, of alleen E11.
mejn-text-to = Met een worp van { $roll } eindigt deze zet niet op “{ $text }”.

## Quoridor: why a step or a fence is not allowed

quoridor-no-fence-left = Al je hekken staan er al, dus moet je pion lopen.
quoridor-crosses = Dat hek zou { $fence } kruisen.
quoridor-overlaps = Dat hek zou op { $fence } liggen.
quoridor-closes-way = Dat hek zou de laatste weg van { $seat } naar de overkant afsluiten, en elke pion moet een weg houden.
quoridor-off-board = Dat ligt voorbij de rand van dit bord.
quoridor-stays = Daar staat je pion al. Ga ergens anders heen, of plaats een hek.
quoridor-occupied = Daar staat de pion van { $seat }.
quoridor-fence-between = Er staat een hek tussen.
quoridor-nothing-to-jump = Een pion gaat alleen twee vakken ver als hij over een andere springt, en er staat er geen tussen.
quoridor-fence-behind = Achter die pion staat een hek, dus kun je er niet recht overheen springen. Stap er schuin langs.
quoridor-diagonal-alone = Een pion gaat alleen schuin langs een andere pion die er vlak naast staat, zonder hek ertussen.
quoridor-jump-straight = Je kunt recht over die pion heen springen naar { $square }, dus mag je er niet schuin langs.
quoridor-third-pawn = Achter die pion staat een derde pion, en aan deze tafel kom je er dan niet langs.
quoridor-fence-beside = Tussen die pion en het vak ernaast staat een hek.
quoridor-not-beside = Dat is te ver. Een pion gaat één vak omhoog, omlaag, naar links of naar rechts, of langs een pion ernaast.

## Quoridor: why a table can't be laid

quoridor-fault-seats = Quoridor speel je met 2 of 4, niet met { $number }.
quoridor-fault-empty = Aan een Quoridor-tafel blijft geen plek leeg, dus er moet iemand meespelen als { $seat }.
quoridor-fault-columns = Een bord heeft 3, 5, 7 of 9 kolommen, niet { $number }: de pionnen beginnen in het midden.
quoridor-fault-rows = Een bord heeft 3, 5, 7 of 9 rijen, niet { $number }: de pionnen beginnen in het midden.
quoridor-fault-fences = Iedere speler heeft 0 tot en met { $most } hekken, niet { $number }.
quoridor-fault-plies = Een partij kan eindigen na 1 tot en met { $most } zetten, niet na { $number }.

## Quoridor: what happens

event-quoridor-moved = { $seat } gaat naar { $to }.
event-quoridor-jumped = { $seat } gaat langs { $other } naar { $to }.
event-quoridor-jumped-back = { $seat } springt over { $other } en komt terug op { $to }.
event-quoridor-placed =
    { $seat } plaatst het hek { $fence } en heeft er { $left ->
        [0] geen meer over.
       *[other] nog { $left } over.
    }
event-quoridor-lost-turn = { $seat } kan niet lopen en geen hek plaatsen, en verliest de beurt.
event-quoridor-won = { $seat } heeft de overkant bereikt en wint!
event-quoridor-drawn =
    Na { $plies ->
        [one] één zet
       *[other] { $plies } zetten
    } heeft niemand gewonnen: gelijkspel.

## Quoridor: positions and choices as text

quoridor-text-unread = “{ $text }” is geen vak en ook geen hek. Een vak schrijf je als e2, een hek als e3h of e3v.
quoridor-text-capitals = “{ $text }” bevat hoofdletters. Vakken en hekken schrijf je met kleine letters: e2, e3h, e3v.
quoridor-text-off-board = “{ $text }” ligt voorbij de rand: de vakken van dit bord lopen van a1 tot en met { $square }.
quoridor-text-fence-off-board = Het hek “{ $text }” zou buiten het bord steken. Het vak linksonder ervan is er een van a1 tot en met { $fence }.
quoridor-text-pawns = “{ $text }” moet voor elke plek één vak noemen, met komma’s ertussen.
quoridor-text-taken = Op “{ $text }” staat al een andere pion.
quoridor-text-left = “{ $text }” moet voor elke plek zeggen hoeveel hekken er over zijn, en nergens meer dan bij het begin.
quoridor-text-fence = “{ $text }” is geen hek. Een hek schrijf je als e3h of e3v.
quoridor-text-lies-on = Deze hekken kruisen of overlappen elkaar: “{ $text }”.
quoridor-text-next = “{ $text }” zegt niet wie er aan de beurt is. Dat is het nummer van een plek, geteld vanaf 0, of “over”.
quoridor-text-plies = “{ $text }” zegt niet hoeveel zetten er zijn gedaan.
quoridor-text-part = “{ $text }” hoort hier niet. Een stelling schrijf je als pawns= left= fences= next=, met plies= erbij waar de zetten worden geteld.
quoridor-text-missing = Het deel { $text }= ontbreekt.
quoridor-text-count = Op het bord moeten evenveel hekken staan als er bij de spelers af zijn.
quoridor-text-no-way = Met deze hekken houdt een pion geen weg naar de overkant over.
quoridor-text-over = Volgens deze pionnen en zetten zou het spel afgelopen zijn, of juist niet: de tekst zegt het omgekeerde.
quoridor-text-stuck = De plek die aan de beurt is, kan niets doen en heeft de beurt dus al verloren.
quoridor-text-no-chance = Hier wordt niets aan het toeval overgelaten, dus “{ $text }” betekent niets.

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
figure-luck = Geluk
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
strategy-greedy-name = Gretig
strategy-dog-greedy = Speelt wat op dit moment het beste bord oplevert voor het team, en kijkt niet verder.
strategy-compromise-greedy = Noemt op elke as apart de lijn met de kleinste voorsprong.
strategy-far-name = Ver
strategy-far = Loopt met de pion die het verst is.
strategy-near-name = Dichtbij
strategy-near = Loopt met de pion die het dichtst bij de start staat.
strategy-ranking-name = Rangorde
strategy-ranking = Weegt elke zet met zes getallen en doet de beste.
strategy-trained-name = Getraind
strategy-trained = Weegt elke zet zoals Rangorde, met getallen die door training zijn gevonden.

parameter-self_strike = Jezelf slaan
parameter-other_strike = Anderen slaan
parameter-getting_home = Thuiskomen
parameter-already_home = In het honk
parameter-from_start = Vanaf start
parameter-from_home = Tot het honk

# Why this move: said of a computer’s choice, and of a hint after “E11 to E14:”.
why-dog-gives = Deze kaart helpt de maat meer dan hij hier zou helpen.
why-dog-greedy = Van alles wat gespeeld kan worden, levert dit het beste bord op voor het team.
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
why-ranking-ahead = Deze pion is verder op weg dan die van de op één na beste zet.
why-ranking-behind = Deze pion heeft nog meer weg voor zich dan die van de op één na beste zet.
why-ranking-even = Geen andere zet weegt zwaarder.
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
        [one] Zo kan { $seat } het hek { $fence } niet meer plaatsen, dat een stap zou kosten.
       *[other] Zo kan { $seat } het hek { $fence } niet meer plaatsen, dat { $steps } stappen zou kosten.
    }
why-search-deep = Vooruitkijken leverde niets beters op.
strategy-bot-name = Bot
strategy-bot = Is een eigen programma, in welke programmeertaal dan ook.

## Dog: what a rule forbids

dog-not-now = Nu valt er iets anders te kiezen.
dog-not-in-hand = Je hebt geen { $card } in je hand.
dog-not-playable = { $card } is nu op geen enkele manier te spelen.
dog-must-play = Je kunt een kaart spelen, dus dat moet: afleggen mag niet.
dog-other-card = { $card } doet iets anders.
dog-kennel-empty = In de kennel wacht geen pion.
dog-start-locked = Op het startveld staat een pion met een ster, dus er kan geen andere bij komen.
dog-in-kennel = Die pion zit nog in de kennel.
dog-star-ahead = Er staat een pion met een ster in de weg, en daar komt niemand langs.
dog-in-finish = In de finish gaat een pion alleen vooruit, zo ver als de vakken vrij zijn en niet verder.
dog-no-finish-to-pass = Deze pion zou toch niet de finish in gaan.
dog-not-on-ring = Die pion staat niet op de baan.
dog-swap-star = Een pion met een ster kun je niet ruilen.
dog-same-colour = Twee pionnen van dezelfde kleur kun je niet ruilen.
dog-mates-piece = Aan deze tafel kan die pion niet met deze zeven lopen.
dog-rest-of-seven = { $left ->
        [0] Een zeven is zeven stappen.
        [one] De stap die van de zeven over is, zou je dan niet meer kunnen doen.
       *[other] De { $left } stappen die van de zeven over zijn, zou je dan niet meer kunnen doen.
    }
dog-jack-not-idle = Een boer zonder gevolg mag alleen als er geen pion van een ander op de baan staat en geen enkele kaart te spelen is.
dog-no-such-deal = Deze kaarten kun je { $seat } niet geven: het zijn er te weinig of te veel, of ze zitten niet in de trekstapel.

## Dog: why a table can't be laid

dog-fault-seats = Dog speel je met 2 tot en met 6, niet met { $number }.
dog-fault-empty = Aan een Dog-tafel blijft geen plek leeg, dus er moet iemand meespelen als { $seat }.
dog-fault-team = Op dit bord kunnen er geen { $number } kleuren samen spelen: twee kan bij een even aantal plekken, drie bij zes.
dog-fault-copies = Een spel kaarten heeft 1 tot en met { $most } kaarten van elke waarde, niet { $number }.
dog-fault-jokers = Een spel kaarten heeft hoogstens { $most } jokers, niet { $number }.
dog-fault-pack = Het spel heeft maar { $pack } kaarten, en voor de eerste keer delen zijn er { $needed } nodig.
dog-fault-plies = Een partij kan niet eindigen vóór de eerste zet.

## Dog: what happens

event-dog-reshuffled = De trekstapel is op: de aflegstapel wordt geschud.
event-dog-dealt =
    { $seat } krijgt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
event-dog-dealt-cards = { $seat } krijgt { $cards }.
event-dog-chose = { $seat } heeft een kaart gekozen om te geven.
event-dog-gave = { $seat } geeft { $to } een kaart.
event-dog-gave-card = { $seat } geeft { $to } de kaart { $card }.
event-dog-played = { $seat } speelt { $card }.
event-dog-joker = { $seat } speelt een joker als { $card }.
event-dog-started = Een pion van { $seat } verlaat de kennel.
event-dog-moved = Een pion van { $seat } gaat naar { $to }.
event-dog-struck = Een pion van { $seat } wordt geslagen op P{ $spot }.
event-dog-swapped = De pion van { $seat } op P{ $from } en die van { $other } op P{ $to } ruilen van plaats.
event-dog-discarded = { $seat } kan niets spelen en legt { $card } af.
event-dog-folded = { $seat } kan niets spelen, legt { $cards } neer en slaat de rest van de ronde over.
event-dog-won = { $seat } brengt de laatste pion thuis: gewonnen!
event-dog-drawn =
    Na { $plies ->
        [one] één zet
       *[other] { $plies } zetten
    } heeft niemand gewonnen: gelijkspel.

## Dog: positions and actions as text

dog-text-card = Hier hoort een kaart: een van A 2 3 4 5 6 7 8 9 T J Q K X.
dog-text-joker = Een joker telt als een andere kaart, en die hoort hier te staan.
dog-text-rank = Hier hoort het rangnummer van een pion, 0 tot en met 3: 0 is de voorste.
dog-text-steps = Hier horen de stappen van een deel, en alle delen van een zeven zijn samen zeven.
dog-text-colour = Hier hoort het nummer van een kleur.
dog-text-own-colour = Je ruilt een pion met een van een andere kleur.
dog-text-end = Hier hoort niets meer.
dog-text-piece = Hier hoort een pion: P en het vak op de baan, of F en het vak in de finish.
dog-text-spot = Dat vak heeft dit bord niet.
dog-text-taken = Op dit vak staat een andere pion.
dog-text-pieces = Een kleur heeft vier pionnen.
dog-text-sides = Een bord noemt de pionnen van elke kleur, met | ertussen.
dog-text-cards = “{ $text }” is geen stapel kaarten, of heeft er meer dan 15 van één soort. Je schrijft die als A23X, of - als er geen zijn.
dog-text-seats = “{ $text }” moet voor elke plek iets noemen, met komma’s ertussen.
dog-text-seat = “{ $text }” is geen plek aan deze tafel. Plekken tel je vanaf 0.
dog-text-deal = “{ $text }” is geen aantal om te delen: dat zijn er 6, 5, 4, 3 of 2.
dog-text-plies = “{ $text }” zegt niet hoeveel zetten er zijn gedaan.
dog-text-begun = “{ $text }” valt daar niet te kiezen.
dog-text-part = “{ $text }” hoort hier niet. Een stelling schrijf je als board= hands= deck= pile= gave= spent= deal= starter= next=, en dan eventueel plies= en begun=.
dog-text-missing = Het deel { $text }= ontbreekt.
dog-text-pack = Handen, trekstapel en aflegstapel moeten samen het hele spel kaarten zijn.
dog-text-hands = Handen, gegeven kaarten en zetten passen niet bij wat er nu moet gebeuren.
dog-text-over = Volgens dit bord en deze zetten zou het spel afgelopen zijn, of juist niet: de tekst zegt het omgekeerde.
dog-text-start = “{ $text }” is geen stelling (board=…), geen bord (P0*F1|P14||P48*) en ook geen tekening van een bord.
dog-text-home = Op dit bord zijn alle pionnen van een team thuis, dus er valt niets meer te spelen.
dog-text-star = Een pion heeft zijn ster alleen op het startveld van zijn eigen kleur.
dog-picture-print = Hier staat op elk bord “{ $sign }”.
dog-picture-blank = Hier staat op geen enkel bord iets.
dog-picture-sign = Hier hoort een punt of het nummer van een kleur, 0 tot en met { $colours }.
dog-picture-star = Een ster staat naast het startveld van een kleur, en alleen als er een pion van die kleur op staat.
dog-picture-owner = In een kennel en in een finish staan alleen pionnen van de eigen kleur.
dog-picture-pieces = Kleur { $colour } heeft in deze tekening { $count } pionnen. Het moeten er vier zijn, die in de kennel meegeteld.
