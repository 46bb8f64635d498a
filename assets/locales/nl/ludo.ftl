### Ludo: what its rules have to say, the list of actions, and how it is played.

game-ludo = Ludo
invitation-ludo = Eerst het bord rond, dan je eigen kleur in.
duration-ludo = 25–40 min
credits-ludo = De huisregels zijn die van het programma Ludo, dat Ben Kalkhoven voor Nice SoftWare schreef. Met dank aan de maker.

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, victim, first, second and third are names of seats; from, to, spot, start and last are spots such as E5 or H1.

event-ludo-contested = { $seat } gooit { $face } om te mogen beginnen.
event-ludo-tied-two = { $first } en { $second } hebben hetzelfde gegooid en gooien opnieuw.
event-ludo-tied-three = { $first }, { $second } en { $third } hebben hetzelfde gegooid en gooien opnieuw.
event-ludo-tied-four = Alle vier hebben hetzelfde gegooid en gooien opnieuw.
event-ludo-begins = { $seat } begint.
event-ludo-rolled = { $seat } gooit { $face }.
event-ludo-limit = Dat is één zes te veel: die telt niet, en de beurt van { $seat } is voorbij.
event-ludo-no-move = { $seat } heeft geen pion die kan lopen.
event-ludo-entered = { $seat } brengt een pion in het spel op { $to }.
event-ludo-entered-plain = { $seat } brengt een pion in het spel.
event-ludo-by-itself = De nieuwe pion van { $seat } loopt vanzelf door van { $from } naar { $to }.
event-ludo-by-itself-plain = De nieuwe pion van { $seat } loopt vanzelf door.
event-ludo-moved = { $seat } gaat van { $from } naar { $to }.
event-ludo-moved-plain = { $seat } loopt verder.
event-ludo-came-home = { $seat } komt van { $from } thuis op { $to }.
event-ludo-came-home-plain = { $seat } komt thuis.
event-ludo-came-home-bounced = { $seat } komt van { $from } thuis, keert om op { $last } en eindigt op { $to }.
event-ludo-came-home-bounced-plain = { $seat } komt thuis en moet omkeren.
event-ludo-moved-home = { $seat } gaat in het honk van { $from } naar { $to }.
event-ludo-moved-home-plain = { $seat } loopt verder in het honk.
event-ludo-bounced = { $seat } loopt in het honk vanaf { $from }, keert om op { $last } en eindigt op { $to }.
event-ludo-bounced-plain = { $seat } loopt in het honk tot het eind en terug.
event-ludo-struck = { $seat } slaat een pion van { $victim } op { $spot }.
event-ludo-struck-plain = { $seat } slaat een pion van { $victim }.
event-ludo-struck-own = { $seat } slaat een eigen pion op { $spot }.
event-ludo-struck-own-plain = { $seat } slaat een eigen pion.
event-ludo-again = { $seat } heeft een zes gegooid en mag nog eens gooien.
event-ludo-again-new = { $seat } mag nog eens gooien, voor de nieuwe pion.
event-ludo-finished =
    { $place ->
        [1] { $seat } heeft alle pionnen thuis en wint!
        [2] { $seat } heeft alle pionnen thuis en wordt tweede.
        [3] { $seat } heeft alle pionnen thuis en wordt derde.
       *[other] { $seat } heeft alle pionnen thuis en wordt vierde.
    }
event-ludo-ran-out =
    { $rolls ->
        [one] Na één worp stopt het spel, zoals het er nu voor staat.
       *[other] Na { $rolls } worpen stopt het spel, zoals het er nu voor staat.
    }
event-ludo-over = Het spel is afgelopen.

## Why a move is not allowed

ludo-no-pawn-there = Daar staat geen pion van jou. Kies een eigen pion.
ludo-enter-needs = Alleen met een zes komt een pion in het spel; jij gooide { $rolled }.
ludo-enter-first = Je gooide een zes: breng eerst een pion in het spel.
ludo-start-occupied = Op je startveld staat nog een eigen pion. Zolang die daar staat, kan er geen andere bij komen.
ludo-past-home =
    { $most ->
        [0] Deze pion staat al zo ver als hij komen kan.
        [one] Dat is te ver: deze pion kan nog één stap, en die moet je precies gooien.
       *[other] Dat is te ver: deze pion kan nog hoogstens { $most } stappen.
    }
ludo-same-spot = Heen en weer in het honk zou deze pion weer uitkomen waar hij al staat, en dat is geen zet.
ludo-home-occupied = Op het vak van je honk waar deze pion zou uitkomen, staat al een eigen pion.
ludo-own-pawn = Daar staat een eigen pion.
ludo-track-first = Aan deze tafel loopt een pion in het honk alleen als er op de baan geen pion kan lopen, en daar kan er nog een.
ludo-home-rests = Aan deze tafel blijft een pion die thuis is, staan waar hij staat.
ludo-no-such-face = Deze dobbelsteen heeft alleen de getallen 1 tot en met 6.
ludo-other-chance = Nu moet er iets anders worden beslist: er is gegooid waar de beginner wordt geloot, of andersom.
ludo-seat-not-in-play = Op die plek speelt niemand.

## Why a table can't be laid

ludo-fault-seats = Ludo speel je met 2 tot en met 4, niet met { $seats }.
ludo-fault-pawns = Iedere speler heeft 1 tot en met 4 pionnen, niet { $pawns }.
ludo-fault-empty = De tafel heeft geen plek { $index } (geteld vanaf 0), dus die kan ook niet leeg blijven.
ludo-fault-in-play = Er moeten er minstens twee meespelen. Laat nog iemand aanschuiven.
ludo-fault-beginner = Plek { $index } (geteld vanaf 0) moet beginnen, maar daar speelt niemand. Zet er iemand neer, of laat een andere plek beginnen.
ludo-fault-six-limit = De grens voor zessen op rij begint bij 2: een lagere zou elke zes verbieden.
ludo-fault-rolls = Een partij kan niet eindigen vóór de eerste worp.

## Positions and moves as text

ludo-text-spot = “{ $text }” is op dit bord geen vak van deze speler. Vakken schrijf je als B34 (beginvak), E5 (baan) of H1 (honk).
ludo-text-taken = Op “{ $text }” staat al een andere pion.
ludo-text-pawns = “{ $text }” heeft niet zoveel pionnen als iedere speler hier heeft.
ludo-text-seats = Voor elke plek aan de tafel hoort er één lijst met pionnen te staan, met “/” ertussen; kijk nog eens naar “{ $text }”.
ludo-text-empty-seat = Op deze plek speelt niemand, dus hoort er “-” te staan, niet “{ $text }”.
ludo-text-seat = “{ $text }” is geen plek die hier meespeelt, of een die al eerder is genoemd. Plekken tel je vanaf 0.
ludo-text-face = “{ $text }” staat niet op een dobbelsteen: daarop staan 1 tot en met 6.
ludo-text-phase = “{ $text }” zegt niet wie er aan de beurt is. Schrijf 1? als plek 1 moet gooien, 1> als die worp de nieuwe pion van die plek zet, 1:3 als die plek 3 heeft gegooid, “draw” of “over”.
ludo-text-field = “{ $text }” is hier niet bekend. Wat kan volgen is sixes=, rolls=, home= en, zolang er om het begin wordt gegooid, de worpen tot nu toe.
ludo-text-number = “{ $text }” is geen getal dat hier kan staan.
ludo-text-home = De plekken die als thuis worden genoemd, zijn niet die waarvan alle pionnen thuis zijn.
ludo-text-over = Volgens deze pionnen en worpen zou het spel afgelopen zijn, of juist niet: de tekst zegt het omgekeerde.
ludo-text-contest = De worpen om wie begint kloppen niet met elkaar.
ludo-text-turn = De plek die aan de beurt is, is al uitgespeeld.
ludo-text-forced = Op het startveld van deze plek staat geen pion, dus kan er ook geen vanzelf doorlopen.
ludo-text-no-move = Met deze worp kan geen enkele pion lopen, dus valt er niets te kiezen.
ludo-text-from = “{ $text }” is geen vak waarvandaan deze speler kan lopen. Een zet schrijf je als E11-E14, of alleen E11.
ludo-text-to = Met een worp van { $roll } eindigt deze zet niet op “{ $text }”.

## Settings of a table

setting-forced_second_roll = Nieuwe pion loopt vanzelf door
setting-forced_second_roll-help = De worp nadat een pion in het spel kwam, zet die pion vanzelf van het startveld. Staat dit uit, dan is het een worp als elke andere.
setting-forced_strikes_own = Nieuwe pion slaat eigen pion
setting-forced_strikes_own-help = Loopt de nieuwe pion vanzelf door, dan slaat hij ook een eigen pion waar hij op uitkomt. Staat dit uit, dan wacht hij op het startveld en kies je een andere zet.
setting-forced_six_also_draws = Tweede zes, nog een pion erbij
setting-forced_six_also_draws-help = Loopt de nieuwe pion door met een zes, dan brengt die zes ook nog een pion in het spel. Staat dit uit, dan mag je alleen nog eens gooien.
setting-bounce = Heen en weer in het honk
setting-bounce-help = Met een te hoge worp loopt een pion vooruit tot het laatste vak van het honk, en de rest weer terug. Staat dit uit, dan moet een pion precies thuiskomen.
setting-home_moves = Doorlopen in het honk
setting-home_moves-help = Of een pion in het honk een keuze is als elke andere, alleen loopt als er op de baan geen pion kan lopen, of blijft staan waar hij staat.
setting-max_rolls = Stoppen na
setting-max_rolls-help = Na zoveel worpen, van iedereen samen, stopt het spel zoals het er dan voor staat.

value-choice = een keuze als elke andere
value-last = alleen als geen andere kan

preset-house = Klassiek
preset-house-help = Zoals in het programma van Nice SoftWare: een nieuwe pion loopt vanzelf door, en in het honk gaan pionnen heen en weer.
preset-exact = Precies thuis
preset-exact-help = Zoals het elders vaak wordt gespeeld: bij elke worp kies je zelf, een pion moet precies thuiskomen, en na drie zessen op rij is de beurt voorbij.

figure-bounced = Heen en weer
figure-bounced-help = Hoe vaak een eigen pion omkeerde op het laatste vak van het honk.

## How to play: the rules as they hold at one table. Every setting is an argument of its own name.

howto-ludo-aim = Doel van het spel
howto-ludo-aim-text =
    { $pawns ->
        [one] Breng als eerste je pion uit je beginvakken, één rondje over de 40 vakken van de baan, naar een van de vier vakken van je honk.
       *[other] Breng als eerste je { $pawns } pionnen uit je beginvakken, één rondje over de 40 vakken van de baan, naar de vier vakken van je honk.
    }{ $empty ->
        [0] { "" }
        [one] { " " }Eén plek is leeg en wordt overgeslagen.
       *[other] { " " }{ $empty } plekken zijn leeg en worden overgeslagen.
    }

howto-ludo-begins = Wie begint
howto-ludo-begins-text =
    { $who_begins ->
        [rolled] Iedereen gooit één keer, en de hoogste begint. Delen er meer de hoogste worp, dan gooien alleen zij opnieuw.
        [drawn] Er wordt geloot wie begint.
       *[other] { $beginner } begint.
    } Daarna gaat de beurt met de klok mee rond.

howto-ludo-enter = Een pion in het spel
howto-ludo-enter-text =
    Alleen met een zes breng je een pion uit je beginvakken op je startveld. { $forced_second_roll ->
        [on] Wacht er nog een pion, dan moet dat ook.
       *[off] Wacht er nog een pion en staat er geen eigen pion op je startveld, dan moet dat ook.
    } Staat er een pion van een ander op je startveld, dan wordt die geslagen.

howto-ludo-forced = De nieuwe pion loopt vanzelf door
howto-ludo-forced-text = Heb je een pion in het spel gebracht, dan gooi je nog eens, en die worp zet de nieuwe pion van het startveld. Te kiezen valt er niets: hij loopt vanzelf, en slaat een tegenstander op het vak waar hij uitkomt.

howto-ludo-forced-own = Je eigen pion slaan
howto-ludo-forced-own-text =
    { $forced_strikes_own ->
        [on] Staat er een eigen pion waar de nieuwe uitkomt, dan wordt die ook geslagen en moet hij terug naar je beginvakken. Alleen dan sla je jezelf.
       *[off] Staat er een eigen pion waar de nieuwe zou uitkomen, dan blijft de nieuwe op het startveld staan, en is de worp voor een andere pion naar keuze.
    }

howto-ludo-forced-six = Nog een zes voor de nieuwe pion
howto-ludo-forced-six-text =
    { $forced_six_also_draws ->
        [on] Loopt de nieuwe pion door met een zes, dan brengt die zes ook de volgende pion uit je beginvakken in het spel. Die loopt vanzelf door met je volgende worp.
       *[off] Loopt de nieuwe pion door met een zes, dan brengt die zes geen andere pion in het spel, maar mag je nog eens gooien. Bij een zes komt er dan zoals altijd een pion bij.
    }

howto-ludo-start = Het startveld
howto-ludo-start-text = Een pion mag op je startveld blijven staan zolang je wilt, maar intussen kan er geen andere bij komen.

howto-ludo-six = Een zes
howto-ludo-six-text =
    Wie een zes gooit, gooit nog een keer, ook als er geen pion kon lopen.{ $six_limit ->
        [none] { " " }Een grens is er niet.
        [2] { " " }Maar de tweede op rij telt niet en beëindigt de beurt.
        [3] { " " }Maar de derde op rij telt niet en beëindigt de beurt.
        [4] { " " }Maar de vierde op rij telt niet en beëindigt de beurt.
       *[other] { " " }Maar nummer { $six_limit } op rij telt niet en beëindigt de beurt.
    } Wacht er geen pion meer in je beginvakken, dan loop je de zes met een pion naar keuze.

howto-ludo-walk = Lopen
howto-ludo-walk-text = Zet één pion met de klok mee vooruit, precies zoveel vakken als je gooide; een worp verdeel je nooit. Over pionnen onderweg spring je heen; alleen het vak waar je uitkomt telt.

howto-ludo-strike = Slaan
howto-ludo-strike-text = Kom je op de baan uit op een pion van een ander, dan is die geslagen en moet hij terug naar de beginvakken. Geen vak van de baan is veilig; in je honk sta je dat wel, want daar komt niemand anders.

howto-ludo-own = Je eigen pionnen
howto-ludo-own-text = Je kunt geen zet kiezen die uitkomt op een eigen pion, niet op de baan en niet in het honk.

howto-ludo-home = Thuiskomen
howto-ludo-home-text = Na een heel rondje gaat een pion je honk in, met zijn vier vakken. Daar mogen pionnen over elkaar heen springen, maar elke pion heeft een vrij vak nodig.

howto-ludo-bounce =
    { $bounce ->
        [on] Heen en weer
       *[off] Precies thuis
    }
howto-ludo-bounce-text =
    { $bounce ->
        [on] Precies gooien hoeft niet. Een pion loopt vooruit tot het laatste vak van het honk en de rest weer terug; zou hij er zo weer uit lopen, dan keert hij op het eerste vak nog eens om. Met een vijf vanaf vak 1 gaat hij drie vooruit naar vak 4 en twee terug, en eindigt hij op vak 2.
       *[off] Een pion moet precies thuiskomen: een worp die voorbij het laatste vak van je honk gaat, kun je niet voor die pion gebruiken.
    }

howto-ludo-bounce-back = Niet terug naar hetzelfde vak
howto-ludo-bounce-back-text = Een pion die zou eindigen op het vak waar hij al staat, kun je met die worp niet zetten. Daarom loopt een pion in het honk nooit met een zes.

howto-ludo-home-moves = Doorlopen in het honk
howto-ludo-home-moves-text =
    { $home_moves ->
        [choice] Een pion in het honk is een keuze als elke andere. Kan geen andere pion lopen, dan moet hij, ook als je hem liever laat staan.
        [last] Een pion in het honk kan alleen lopen als geen van je pionnen op de baan dat kan; dan moet het ook.
       *[never] Een pion die thuis is, blijft staan waar hij staat.
    }

howto-ludo-pass = Passen
howto-ludo-pass-text = Kun je lopen, dan moet dat. Kun je niet, dan gaat de beurt naar de volgende, behalve als je een zes gooide.

howto-ludo-end = Het einde
howto-ludo-end-text =
    { $pawns ->
        [one] Wie het eerst de pion thuis heeft, wint
       *[other] Wie het eerst alle pionnen thuis heeft, wint
    }{ $play_to_last ->
        [one_left] { $seats ->
            [2] , en dan is het spel afgelopen.
            [3] . De anderen spelen door om de tweede plaats; wie thuis is, wordt overgeslagen, ook na een zes.
           *[other] . De anderen spelen door om de tweede en de derde plaats; wie thuis is, wordt overgeslagen, ook na een zes.
        }
        [on] { $seats ->
            [2] . De ander speelt ook nog door tot het honk vol is.
           *[other] . De anderen spelen door tot iedereen thuis is; wie thuis is, wordt overgeslagen, ook na een zes.
        }
       *[off] , en dan is het spel afgelopen.
    }{ $max_rolls ->
        [none] { "" }
        [one] { " " }Na één worp stopt het in elk geval, zoals het er dan voor staat.
       *[other] { " " }Na { $max_rolls } worpen van iedereen samen stopt het in elk geval, zoals het er dan voor staat.
    }

howto-ludo-opponents = Je tegenstanders
howto-ludo-opponents-text = Bij het klaarzetten krijgt elke plaats een mens, een computer of niemand; met een klik op een plaats geef je die midden in het spel over. De computers zijn mensen met een naam en een gezicht. Pim, Lotti en Niki doen wat in hen opkomt en zijn het makkelijkst te verslaan. Joost, Asha en Sander kennen de regels, maar zien veel over het hoofd; Mila, Ruedi en Beppe laten zelden een kans liggen; Chiara, Nikos en Annelies zien bijna alles. Vreni, Vikram en Spyros denken een paar beurten vooruit en zijn het moeilijkst. Ook een bot, een programma van jezelf, kan je tegenstander zijn.
strategy-far-ludo = Loopt met de pion die het verst is en nog verder komt: thuis gaat er geen terug.

howto-ludo-options = Wat je kunt kiezen
howto-ludo-options-text = “{ title-setup }” biedt het bord, de plaatsen en elke huisregel, met een zin over wat die verandert. In de instellingen kies je op elk moment hoe je speelt: “{ settings-speed }”, “{ settings-single-choice }”, “{ settings-confirm-loss }”, “{ settings-roll-alone }”, “{ settings-turn-table }”, “{ settings-danger }”, “{ settings-chances }” en “{ settings-numbers }”; en ook hoe alles eruitziet en klinkt. De pion in de hoek van het bord opent een klein menu met wat je het meest gebruikt.

howto-ludo-messages = De taal van de meldingen
howto-ludo-messages-text = Elke worp en elke zet komt in de lijst naast de tafel te staan. Die lijst spreekt Nederlands, Engels, Frans, Duits, Grieks of Spaans, of een taal die je zelf hebt toegevoegd, wat de rest van het programma ook spreekt. Je kiest die in de instellingen onder “{ settings-list-language }”; kies je tijdens het spel, dan geldt het voor de hele lijst, vanaf de eerste regel.

howto-ludo-speech = De taal van de stem
howto-ludo-speech-text = Met “{ settings-read-aloud }” in de instellingen leest een stem van deze computer de meldingen voor: in het Nederlands, Engels, Frans, Duits, Grieks of Spaans, als er een stem voor die taal is geïnstalleerd. Bij “{ settings-speech-language }” mag je ook elke andere kiezen. Een Franse stem leest Nederlandse meldingen dan alsof het Frans was, en dat is de helft van de pret. Het spel wacht nooit op de stem: wat te laat komt, wordt overgeslagen.

howto-ludo-origin = Waar het spel vandaan komt
howto-ludo-origin-text = Ludo stamt af van pachisi, dat vanaf ongeveer de zesde eeuw in India werd gespeeld: in de grotten van Ajanta zou een bord ervan te zien zijn. Mogolkeizers als Akbar zouden het op hun binnenplaatsen hebben gespeeld, met mensen als pionnen. De naam Ludo is Latijn voor “ik speel”. Veel landen hebben hun eigen kind van pachisi: in het Nederlands heet het Mens erger je niet, in het Duits Mensch ärgere dich nicht, in het Frans Ne t’en fais pas en in het Italiaans Non t’arrabbiare, en al die namen zeggen hetzelfde: erger je niet.

howto-ludo-die = Waarom de dobbelsteen eerlijk is
howto-ludo-die-text = Alle worpen van een partij liggen al vóór de eerste vast door een geheim getal, en niemand kan ze veranderen: jij niet en een computer niet, en geen enkele zet maakt een zes waarschijnlijker. Na de partij wordt het getal getoond, zodat iedereen dezelfde worpen nog eens kan gooien en het kan nagaan. Lang op een zes wachten is niets vreemds: in één op de zes gevallen valt er in tien worpen geen enkele.

howto-ludo-children = Wat kinderen ervan leren
howto-ludo-children-text = In één oogopslag tot zes tellen, op je beurt wachten, en kiezen uit een paar pionnen. Bij Ludo leer je vooral verliezen, en het dan weer proberen: iedereen wordt weleens geslagen, en elke pion kan opnieuw in het spel komen.

howto-ludo-credits = Van wie deze regels zijn
howto-ludo-credits-text = { credits-ludo }

## In place of what is said of every game

order-chance-first-ludo = { order-chance-first-mejn }
order-no-chance-ludo = { order-no-chance-mejn }
