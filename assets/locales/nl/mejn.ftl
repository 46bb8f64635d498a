### Mens erger je niet: what its rules have to say, the list of actions, and how it is played.

game-mejn = Mens erger je niet
invitation-mejn = Breng je pionnen thuis en sla wie in de weg staat.
duration-mejn = 30–45 min
credits-mejn = Mens erger je niet is een wedloopspel uit de familie van pachisi. Het onze stamt af van het Java-programma Mens erger je niet van jrottinghuis. De strategieën Ver, Dichtbij en Rangorde komen van Van der Genugten en Das, de punten van de rangschikking van Sitarz.

## In place of what is said of every game

order-chance-first-mejn = Eerst de dobbelsteen: gooi, en kies dan.
order-no-chance-mejn = Er valt nu niets te gooien: kies een pion.

## Why a move is not allowed

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

## Why a table can't be laid

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

## What happens

event-contested = { $seat } gooit { $face } om te mogen beginnen.
event-begins = { $seat } begint.
event-rolled = { $seat } gooit { $face }.
event-limit = Te vaak op rij: de beurt van { $seat } is voorbij.
event-no-move = { $seat } kan geen zet doen.
event-moved = { $seat } gaat van { $from } naar { $to }.
event-moved-plain = { $seat } loopt verder.
event-entered = { $seat } brengt een pion in het spel op { $to }.
event-entered-plain = { $seat } brengt een pion in het spel.
event-came-home = { $seat } komt thuis op { $to }.
event-came-home-plain = { $seat } komt thuis.
event-struck = { $by } slaat { $seat } op { $spot }.
event-struck-plain = { $by } slaat { $seat }.
event-struck-own = { $seat } slaat een eigen pion op { $spot }.
event-struck-own-plain = { $seat } slaat een eigen pion.
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

## Positions and moves as text

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

## How to play

howto-aim = Doel van het spel
howto-aim-text =
    { $pawns ->
        [one] Breng als eerste je pion thuis, na één rondje over de { $ring } vakken van de baan.
       *[other] Breng als eerste je { $pawns } pionnen thuis, na één rondje over de { $ring } vakken van de baan.
    }{ $empty ->
        [0] { "" }
        [one] { " " }Eén plek is leeg en wordt overgeslagen.
       *[other] { " " }{ $empty } plekken zijn leeg en worden overgeslagen.
    }

howto-begins = Wie begint
howto-begins-text =
    { $who_begins ->
        [drawn] Er wordt geloot wie begint.
        [rolled] Iedereen gooit: de hoogste begint, en wie gelijk gooit, gooit opnieuw.
       *[other] { $beginner } begint.
    } Daarna gaat de beurt met de klok mee rond, ieder één worp.

howto-enter = Een pion in het spel
howto-enter-text =
    Alleen met { howto-six } breng je een pion uit je beginvakken op je startveld.{ $pawns ->
        [one] { "" }
       *[other] { " " }Wacht daar nog een pion en staat er geen eigen pion op je startveld, dan moet dat ook.
    }

howto-start = Weg van het startveld
howto-start-text =
    { $leave_start_first ->
        [always] Staat er een pion op je startveld, dan moet die eerst weg voordat je met een andere loopt, wat je ook gooit.
        [while_begin] Zolang er pionnen in je beginvakken wachten, moet een pion op je startveld eerst weg voordat je met een andere loopt.
       *[never] Een pion mag op je startveld blijven staan, maar dan kan er geen andere bij komen.
    }

howto-walk = Lopen
howto-walk-text = Zet één pion met de klok mee vooruit, precies zoveel vakken als je gooide. Over pionnen onderweg spring je heen; alleen het vak waar je uitkomt telt.

howto-home = Thuiskomen
howto-home-text = Na een heel rondje gaat een pion je honk in. Dat moet precies uitkomen: een worp die voorbij het laatste vak van je honk gaat, kun je niet voor die pion gebruiken.

howto-strike = Slaan
howto-strike-text =
    Kom je uit op een pion van een ander, dan is die geslagen en moet terug naar de beginvakken. Geen vak van de baan is veilig, ook een startveld niet.{ $strike_is_compulsory ->
        [on] { "" }
       *[off] { " " }Slaan mag, maar een andere zet is ook goed.
    }

howto-compulsory = Slaan moet
howto-compulsory-text =
    Kun je iemand slaan, dan moet dat; met welke pion mag je zelf weten.{ $leave_start_first ->
        [never] { " " }Alleen een pion in het spel brengen gaat voor.
       *[other] { " " }Alleen een pion in het spel brengen en het startveld vrijmaken gaan voor.
    }

howto-own = Je eigen pionnen
howto-own-text =
    { $self_strike ->
        [on] Kom je op de baan uit op een eigen pion, dan wordt die geslagen als elke andere.
       *[off] Je kunt niet uitkomen op een eigen pion.
    }

howto-own-start = Je eigen pionnen, vanaf start
howto-own-start-text =
    { $start_strikes_own ->
        [on] Een pion die je startveld verlaat is de uitzondering: die slaat ook een eigen pion waar hij op uitkomt.
       *[off] Een pion die van je startveld op een eigen pion zou uitkomen, kan daar ook niet heen; loop dan met een andere.
    }

howto-lane = In het honk
howto-lane-text =
    { $home_no_jumping ->
        [on] In het honk kunnen pionnen niet over elkaar heen springen, en elke pion heeft een vrij vak nodig. Verder naar binnen lopen mag.
       *[off] In het honk mogen pionnen over elkaar heen springen, maar elke pion heeft een vrij vak nodig. Verder naar binnen lopen mag.
    }

howto-again =
    { $faces ->
        [6] Een zes
       *[other] Het hoogste getal
    }
howto-again-text =
    { $six_rolls_again ->
        [on] Wie { howto-six } gooit, gooit nog een keer, ook als er geen pion kon lopen.{ $six_limit ->
            [none] { "" }
            [2] { " " }Maar de tweede op rij telt niet en beëindigt de beurt.
            [3] { " " }Maar de derde op rij telt niet en beëindigt de beurt.
            [4] { " " }Maar de vierde op rij telt niet en beëindigt de beurt.
           *[other] { " " }Maar nummer { $six_limit } op rij telt niet en beëindigt de beurt.
        }
       *[off] Hier geeft { howto-six } geen tweede worp.
    }

howto-tries = Drie keer proberen
howto-tries-text =
    { $pawns ->
        [one] Zolang je pion nog op een beginvak wacht, mag je tot drie keer gooien, totdat je { howto-that-six } gooit.
       *[other] Heb je geen pion op de baan, en staan de pionnen in je honk zo ver mogelijk naar binnen, dan mag je tot drie keer gooien, totdat je { howto-that-six } gooit.
    }

howto-pass = Passen
howto-pass-text =
    Kun je lopen, dan moet dat, ook als je liever niet wilt. Kun je niet, dan gaat de beurt naar de volgende.{ $three_tries ->
        [on] { "" }
       *[off] { " " }{ $pawns ->
            [one] Extra pogingen zijn er niet, ook niet als je pion nog op een beginvak staat.
           *[other] Extra pogingen zijn er niet, ook niet als al je pionnen nog in de beginvakken staan.
        }
    }

howto-end = Het einde
howto-end-text =
    { $pawns ->
        [one] Wie het eerst de pion thuis heeft, wint
       *[other] Wie het eerst alle pionnen thuis heeft, wint
    }{ $play_to_last ->
        [on] { $seats ->
            [2] . De ander speelt ook nog door tot het honk vol is.
           *[other] . De anderen spelen door tot iedereen thuis is; wie thuis is, gooit niet meer.
        }
        [one_left] { $seats ->
            [2] , en dan is het spel afgelopen.
           *[other] . De anderen spelen door tot er nog één over is; wie thuis is, gooit niet meer.
        }
       *[off] , en dan is het spel afgelopen.
    }
