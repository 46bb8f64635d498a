### How to play: the rules as they hold at one table. Every setting is an argument of its own name.

# What a six is called here; the second where it has been named before.
howto-six =
    { $faces ->
        [6] een zes
       *[other] het hoogste getal, { $faces },
    }
howto-that-six =
    { $faces ->
        [6] een zes
       *[other] het hoogste getal
    }

## Mens erger je niet

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

## Quoridor

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
    } Een hek is twee vakken lang en staat tussen twee paar vakken. Het wordt nooit meer verzet, en niemand gaat erdoorheen.

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

## Dog

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
