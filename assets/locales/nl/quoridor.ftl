### Quoridor: what its rules have to say, the list of actions, and how it is played.

game-quoridor = Quoridor
invitation-quoridor = Kom als eerste aan de overkant en zet anderen een hek voor.
duration-quoridor = 10–20 min
credits-quoridor = Quoridor is ontworpen door Mirko Marchesi. Achter het onze staat een Java-programma dat voor school is gemaakt.

## Why a step or a fence is not allowed

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

## Why a table can't be laid

quoridor-fault-seats = Quoridor speel je met 2 of 4, niet met { $number }.
quoridor-fault-empty = Aan een Quoridor-tafel blijft geen plek leeg, dus er moet iemand meespelen als { $seat }.
quoridor-fault-columns = Een bord heeft 3, 5, 7 of 9 kolommen, niet { $number }: de pionnen beginnen in het midden.
quoridor-fault-rows = Een bord heeft 3, 5, 7 of 9 rijen, niet { $number }: de pionnen beginnen in het midden.
quoridor-fault-fences = Iedere speler heeft 0 tot en met { $most } hekken, niet { $number }.
quoridor-fault-plies = Een partij kan eindigen na 1 tot en met { $most } zetten, niet na { $number }.

## What happens

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

## Positions and choices as text

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

## How to play

howto-quoridor-aim = Doel van het spel
howto-quoridor-aim-text =
    Breng als eerste je pion naar de overkant, op welk vak dan ook. Het bord heeft { $columns } kolommen en { $rows } rijen, en je speelt { $seats ->
        [2] met z’n tweeën
       *[other] met { $seats } spelers
    }.

howto-quoridor-turn = Jouw beurt
howto-quoridor-turn-text =
    { $fences ->
        [0] Zet je pion één vak omhoog, omlaag, naar links of naar rechts. Passen mag niet.
       *[other] Zet je pion één vak omhoog, omlaag, naar links of naar rechts, of plaats een hek: een van de twee, en passen mag niet.
    } Daarna is { $seats ->
        [2] de ander aan de beurt.
       *[other] de volgende aan de beurt, met de klok mee.
    }

howto-quoridor-fence = Hekken
howto-quoridor-fence-text =
    { $fences ->
        [one] Je hebt één hek.
       *[other] Je hebt { $fences } hekken.
    } Een hek is twee vakken lang en staat tussen twee paar vakken. Het wordt nooit meer verzet, en niemand gaat erdoorheen. In de lijst heet het naar het vak linksonder: e3h ligt boven e3 en f3, e3v staat rechts van e3 en e4.

howto-quoridor-apart = Hekken kruisen elkaar niet
howto-quoridor-apart-text = Een hek mag een ander hek raken, in het verlengde of in een T. Het mag een ander hek niet kruisen of er half op liggen.

howto-quoridor-way = Iedereen houdt een weg
howto-quoridor-way-text = Een hek mag een weg zo lang maken als je wilt, maar het mag geen pion de laatste weg naar de overkant afnemen. Pionnen versperren geen weg.

howto-quoridor-jump = Springen
howto-quoridor-jump-text = Staat er een pion vlak naast de jouwe, dan mag je er recht overheen springen naar het vak erachter, als dat vrij is en er geen hek tussen staat.

howto-quoridor-side = Langs een pion
howto-quoridor-side-text = Staat er een hek of de rand achter de pion waar je over wilt springen, dan stap je in plaats daarvan naar een vak naast die pion, als dat vrij is en er geen hek tussen staat.

howto-quoridor-back = Heen en terug
howto-quoridor-back-text = Is er achter de pion waar je over wilt springen en aan beide kanten ervan een hek of de rand, dan mag je pion springen en terugkomen op het vak waar hij stond. Er is dan niets verzet, maar je beurt is voorbij.

howto-quoridor-third = Een derde pion
howto-quoridor-third-text =
    { $third_pawn ->
        [like_a_fence] Een derde pion achter de pion waar je over wilt springen, telt als een hek: je stapt er schuin langs.
       *[blocks] Staat er een derde pion achter de pion waar je over wilt springen, dan kun je daar helemaal niet langs.
    }

howto-quoridor-lost = Een beurt verliezen
howto-quoridor-lost-text = Wie niet kan lopen en ook geen hek kan plaatsen, verliest de beurt. Alleen dan wordt een beurt overgeslagen.

howto-quoridor-end = Het einde
howto-quoridor-end-text =
    Wie het eerst de overkant bereikt, wint, en de anderen spelen niet door.{ $max_plies ->
        [none] { "" }
        [one] { " " }Na één beurt zonder winnaar is het gelijkspel.
       *[other] { " " }Na { $max_plies } beurten van iedereen samen zonder winnaar is het gelijkspel.
    }

## What the terminal shows beside the board


## What the terminal shows beside the board


## What the terminal shows beside the board

text-quoridor-row = gaat naar rij { $row }
text-quoridor-column = gaat naar kolom { $column }
