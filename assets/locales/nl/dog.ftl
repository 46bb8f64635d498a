### Dog: what its rules have to say, the list of actions, and how it is played.

game-dog = Dog
invitation-dog = Een race in teams, met kaarten in plaats van een dobbelsteen.
duration-dog = 45–60 min
credits-dog = Dog is een wedloop met kaarten uit Zwitserland. De huisregels “{ preset-library }” volgen libdog, een bibliotheek van leopoldsedev, en “{ preset-brandi }” de regels van de stichting Brändi.

## In place of what is said of every game

order-chance-first-dog = Eerst de kaarten: er wordt gedeeld, en dan kies je.
order-no-chance-dog = Er wordt nu niet gedeeld: kies een kaart of een pion.
strategy-greedy-dog = Speelt wat op dit moment het beste bord oplevert voor het team, en kijkt niet verder.
strategy-partner = Beoordeelt zijn zetten, aan de meeste tafels met een netwerk dat het spel heeft geleerd door tegen zichzelf te spelen, probeert de betere in werelden die passen bij alles wat hij heeft gezien, telkens tot de ronde om is, en speelt wat het team het meest helpt.
why-dog-discards = Geen kaart kan worden gespeeld, en deze wordt het minst gemist.
why-dog-gives = De maat heeft meer aan deze kaart.
why-dog-gives-you = Deze kaart is voor de maat meer waard dan voor jou.
why-dog-greedy = Van alles wat gespeeld kan worden, levert dit het beste bord op voor het team.
why-dog-partner = Wat de anderen ook hebben: dit helpt het team het meest.

## What a rule forbids

dog-not-now = Nu valt er iets anders te kiezen.
dog-not-in-hand = Je hebt geen { $card } in je hand.
dog-not-playable =
    { $kind ->
        [A] A brengt een pion uit de kennel of gaat er 1 of 11 mee vooruit. Geen van beide kan nu.
        [K] K brengt een pion uit de kennel of gaat er 13 mee vooruit. Geen van beide kan nu.
        [Q] Q gaat 12 vooruit. Zo ver kan nu geen van je pionnen.
        [J] J ruilt een van je pionnen op de baan met een pion van een andere kleur. Er zijn er nu geen twee om te ruilen.
        [X] Geen kaart waarvoor de joker kan doorgaan, is nu te spelen.
        [T] 10 gaat 10 vooruit. Zo ver kan nu geen van je pionnen.
        [four] 4 gaat 4 vooruit of achteruit. Dat kan nu met geen van je pionnen.
        [seven] 7 is zeven stappen, verdeeld over pionnen. Zo ver kunnen de jouwe nu niet.
       *[other] { $card } gaat { $card } vooruit. Zo ver kan nu geen van je pionnen.
    }
dog-all-wait =
    { $kind ->
        [T] 10 gaat vooruit met een pion, en de jouwe zitten allemaal nog in de kennel.
       *[other] { $card } gaat vooruit met een pion, en de jouwe zitten allemaal nog in de kennel.
    }
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

## Why a table can't be laid

dog-fault-seats = Dog speel je met 2 tot en met 6, niet met { $number }.
dog-fault-empty = Aan een Dog-tafel blijft geen plek leeg, dus er moet iemand meespelen als { $seat }.
dog-fault-team = Op dit bord kunnen er geen { $number } kleuren samen spelen: twee kan bij een even aantal plekken, drie bij zes.
dog-fault-copies = Een spel kaarten heeft 1 tot en met { $most } kaarten van elke waarde, niet { $number }.
dog-fault-jokers = Een spel kaarten heeft hoogstens { $most } jokers, niet { $number }.
dog-fault-pack = Het spel heeft maar { $pack } kaarten, en voor de eerste keer delen zijn er { $needed } nodig.
dog-fault-plies = Een partij kan niet eindigen vóór de eerste zet.

## What happens

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
event-dog-started-brief = Een pion verlaat de kennel.
event-dog-moved = Een pion van { $seat } gaat naar { $to }.
event-dog-moved-brief = Een pion gaat naar { $to }.
event-dog-moved-plain = Een pion van { $seat } loopt verder.
event-dog-moved-plain-brief = Een pion loopt verder.
event-dog-struck = { $by } slaat een pion van { $seat } op P{ $spot }.
event-dog-struck-plain = { $by } slaat een pion van { $seat }.
event-dog-struck-own = { $by } slaat een eigen pion op P{ $spot }.
event-dog-struck-own-plain = { $by } slaat een eigen pion.
event-dog-swapped = De pion van { $seat } op P{ $from } en die van { $other } op P{ $to } ruilen van plaats.
event-dog-swapped-plain = De pion van { $seat } en die van { $other } ruilen van plaats.
event-dog-discarded = { $seat } kan niets spelen en legt { $card } af.
event-dog-folded = { $seat } kan niets spelen, legt { $cards } neer en slaat de rest van de ronde over.
event-dog-won = { $seat } brengt de laatste pion thuis: gewonnen!
event-dog-drawn =
    Na { $plies ->
        [one] één zet
       *[other] { $plies } zetten
    } heeft niemand gewonnen: gelijkspel.

## Positions and actions as text

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

## How to play

howto-dog-aim = Doel van het spel
howto-dog-aim-text =
    { $team ->
        [1] Breng als eerste je vier pionnen uit de kennel, een rondje over de baan, naar je finish.
       *[other] { $seats ->
            [2] Breng eerder dan de ander van je beide kleuren de vier pionnen uit de kennel, een rondje over de baan, naar hun finish.
           *[other] Breng je vier pionnen uit de kennel, een rondje over de baan, naar je finish, en help je { $team ->
                [2] maat aan de overkant om
               *[other] maten, om de andere plek, om
            } hetzelfde te doen. Het team dat het eerst alle pionnen thuis heeft, wint.
        }
    }

howto-dog-round = Een ronde
howto-dog-round-text = Iedereen krijgt zes kaarten, in de volgende rondes vijf, vier, drie en twee, en dan weer zes. Per beurt speel je één kaart, tot niemand er nog een heeft. Een nieuwe ronde begint bij wie na de vorige beginner komt.

howto-dog-exchange = Een kaart voor je maat
howto-dog-exchange-text =
    Aan het begin van een ronde kiest iedereen een kaart voor { $team ->
        [2] de maat aan de overkant
       *[other] de volgende van het team, met de klok mee,
    } en legt die gedekt neer. Heeft iedereen gekozen, dan wisselen de kaarten van hand.

howto-dog-start = Uit de kennel
howto-dog-start-text = Met een aas (A) of een heer (K) komt een pion uit de kennel op je startveld. Staat daar al een pion zonder ster, dan wordt die geslagen.

howto-dog-star = De ster
howto-dog-star-text = Een pion die net uit de kennel komt, heeft een ster tot hij loopt. Niemand mag erlangs, erop uitkomen, hem slaan of hem ruilen, en zolang hij daar staat, kan er geen andere pion uit de kennel.

howto-dog-cards = De kaarten
howto-dog-cards-text = Een pion gaat zo ver vooruit als de kaart zegt; een vrouw (Q) is 12, een heer (K) 13, een aas 1 of 11. Een vier gaat vooruit of achteruit.

howto-dog-finish = De finish
howto-dog-finish-text = Na je startveld buigt de weg af naar je finish. Een pion gaat zo ver naar binnen als de kaart zegt, en nooit over een andere heen; je mag er ook voorbijlopen en nog een rondje maken. Een pion met een ster kan niet meteen naar binnen.

howto-dog-strike = Slaan
howto-dog-strike-text = Kom je uit op een pion, dan gaat die terug naar de kennel, van wie hij ook is, zelfs van jezelf. Er alleen langslopen kan geen kwaad.

howto-dog-seven = De zeven
howto-dog-seven-text =
    Een zeven is zeven stappen, die je naar eigen keuze verdeelt over je pionnen{ $canadian ->
        [on] { $team ->
            [1] { "" }
           *[other] { $seats ->
                [2] { "" }
               *[other] { " " }en over die van je maat
            }
        }
       *[off] { "" }
    }. Je moet ze alle zeven zetten, en elke pion waar je overheen loopt, wordt geslagen.{ $rest_to_mate ->
        [on] { " " }Wat er over is als je laatste pion thuis is, gaat naar { $seats ->
            [2] je andere kleur.
           *[other] je maat.
        }
       *[off] { "" }
    }

howto-dog-jack = De boer
howto-dog-jack-text =
    Met een boer (J) ruilt een van je pionnen op de baan van plaats met een pion van een andere kleur. Pionnen met een ster blijven staan.{ $idle_jack ->
        [on] { " " }Staan alleen je eigen pionnen op de baan en kun je verder niets spelen, dan mag de boer zonder gevolg op tafel.
       *[off] { "" }
    }

howto-dog-joker = De joker
howto-dog-joker-text = Een joker speel je als elke andere kaart die je maar wilt. In het spel kaarten zitten er { $jokers }, en van elke waarde { $copies }.

howto-dog-must = Spelen moet
howto-dog-must-text = Is er een kaart die je op welke manier ook kunt spelen, dan moet dat. Is die er niet, dan leg je een kaart naar keuze af.

howto-dog-sit-out = De ronde overslaan
howto-dog-sit-out-text = Is er een kaart die je op welke manier ook kunt spelen, dan moet dat. Is die er niet, dan leg je al je kaarten neer en sla je de rest van de ronde over.

howto-dog-help = Helpen
howto-dog-help-text = Is je finish vol, dan lopen met jouw kaarten de pionnen van { $seats ->
        [2] je tweede kleur.
       *[other] je maat.
    }

howto-dog-end = Het einde
howto-dog-end-text =
    Het spel is afgelopen zodra één { $team ->
        [1] speler
       *[other] team
    } alle pionnen thuis heeft.{ $max_plies ->
        [none] { "" }
        [one] { " " }Na één beurt zonder winnaar is het gelijkspel.
       *[other] { " " }Na { $max_plies } beurten van iedereen samen zonder winnaar is het gelijkspel.
    }

## At the table

doing-dog-exchange = Iedereen geeft zijn maat een kaart
prompt-dog-give = Kies een kaart voor je maat { $seat }
prompt-dog-card = Kies een kaart om te spelen
prompt-dog-discard = Je kunt geen van je kaarten spelen: kies er een om af te leggen
prompt-dog-joker = De joker telt als elke kaart: welke wil je?
prompt-dog-seven = { $left ->
    [7] Zeven stappen, verdeel ze over je pionnen zoals je wilt: kies een pion, dan waar zijn deel eindigt
    [one] Van de zeven is nog één stap over: kies welke pion die doet
   *[other] Van de zeven zijn nog { $left } stappen over: kies een pion, dan waar zijn deel eindigt
}
prompt-dog-jack = De boer ruilt: kies je eigen pion
prompt-dog-with = Kies de pion waarmee hij van plaats ruilt
prompt-dog-place = { $card }: kies waar een pion heen gaat
outlook-dog-strikes = Slaat { $seat } op { $spot }
explains-dog-give = Voor { $seat }.
explains-dog-card =
    { $card ->
        [A] Een pion komt uit de kennel, of gaat 1 of 11.
        [K] Een pion komt uit de kennel, of gaat 13.
        [Q] Een pion gaat 12.
        [J] Een van je pionnen ruilt van plaats met een van een andere kleur.
        [7] Zeven stappen om te verdelen; waar ze overheen gaan, wordt geslagen.
        [4] Een pion gaat 4, vooruit of achteruit.
        [T] Een pion gaat 10.
        [X] Telt als elke andere kaart die je wilt.
       *[other] Een pion gaat { $card }.
    }
position-part-dog = Alleen een bord is genoeg, als tekst (P0*F1|P14P16||P48*) of als tekening in tekens: de kaarten worden opnieuw gedeeld.
hint-dog-card =
    { $card ->
        [A] de aas
        [K] de heer
        [Q] de vrouw
        [J] de boer
        [T] de 10
        [X] de joker
       *[other] de { $card }
    }
hint-dog-piece = de pion op { $spot }
hint-dog-piece-plain = de pion met de gouden ring
hint-dog-kennel = een pion uit de kennel
hint-dog-give = { $card } voor je maat
hint-dog-discard = { $card } voor de aflegstapel
hint-dog-joker = de joker als { $card }
hint-dog-way = van { $from } naar { $to }
hint-dog-swap = ruilen met de pion op { $spot }
hint-dog-blank = de boer zonder ruil
hint-dog-second = je andere kleur

## In the terminal

text-dog-hand = { $seat } heeft in de hand: { $cards }
text-dog-alone = begint op { $start }
text-dog-mate = met { $mate }, begint op { $start }
text-dog-mates = met { $mate } en { $other }, begint op { $start }
