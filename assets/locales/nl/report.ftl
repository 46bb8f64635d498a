### Reports of tournaments: the page, and the titles of its plots.

report-title = { $game }: een toernooi
report-nothing = Er is nog geen partij geteld.
report-first = { $name } staat bovenaan, met een rating van { $rating }: deze speler won { $share } van de partijen waaraan hij meedeed ({ $low } tot { $high }). Een gelijk deel zou { $even } zijn.
report-apart = Waar beide aan tafel zaten, won { $one } vaker dan { $other }: { $lead } van de partijen meer ({ $low } tot { $high }).
report-close = Waar beide aan tafel zaten, won { $one } { $lead } van de partijen meer dan { $other } ({ $low } tot { $high }): wie er vaker wint, zeggen deze partijen niet.
report-seats-differ = De plekken verschillen, wie er ook zit: { $most } won { $share } en { $least } { $other_share } (over { $blocks } blokken, { $p }).
report-seats-alike = Dat de plekken verschillen, tonen deze partijen niet: { $most } won { $share } en { $least } { $other_share } (over { $blocks } blokken, { $p }).
report-seats-unknown = Of de plekken verschillen, is hier niet te zeggen: iemand houdt zijn plek, of er zijn te weinig blokken.
report-part = Dit is alleen deel { $part } van een toernooi van { $planned } partijen, met tot nu toe { $games } partijen.
report-under-way = Dit is de stand na { $games } van { $planned } partijen.
report-decided = Het hield op na { $games } van hoogstens { $planned } partijen, want alles wat gevraagd was, is bekend.

## Parts of the page

report-standings = Stand
report-known = Wat vaststaat
report-plots = Grafieken
report-played = Wat er is gespeeld
report-numbers = Meer cijfers
report-how = Hoe je dit leest

## Plots

report-wins = Aandeel gewonnen partijen, met 95%-intervallen
report-even = gelijk: { $share }
report-ratings = Ratings, met 95%-intervallen
report-even-rating = gemiddeld: 1500
report-seats = Aandeel gewonnen partijen per plek, met 95%-intervallen
report-anybody = iedereen
report-course = Hoe het aandeel gewonnen partijen zich stabiliseerde, met 95%-intervallen
report-course-games = partijen
report-course-first = partijen; alleen de eerste { $count } spelers
report-pairs = Hoe vaak de rij vóór de kolom eindigde, %
report-pairs-read = De kolommen hebben de nummers van de rijen. Gelijk eindigen telt half.
report-pairs-more = Hier staan de eerste { $count }; in pairs.csv staan ze allemaal.
report-leads = Hoeveel de rij meer won dan de kolom in dezelfde blokken, % van de partijen
report-axis-wins = aandeel gewonnen partijen, %
report-axis-rating = rating, punten
report-axis-seats = speler, en zijn plek

## What was played

report-game = Spel
report-players = Spelers
report-shape = Tafels
report-shape-table = één tafel, waaraan de spelers van plek wisselen
report-shape-pairs = telkens twee spelers, die de plekken om de beurt delen
report-shape-gauntlet = de eerste speler met elk van de anderen, die de plekken om de beurt delen
report-shape-brackets = elke keuze van spelers voor de plekken
report-house = Huisregels
report-rules = Alle huisregels
report-rule = regel
report-value = hier
report-board = Bord
report-board-seats = { $count } plekken
report-games = Partijen
report-blocks = Blokken
report-seed = Startgetal
report-openings = Openingen
report-program = Programma
report-rules-version = Versie van de regels
report-rules-page = { $page }, SHA-256 { $hash }…
report-machines = Gespeeld op
report-stop = Vraag
report-stop-all = Wie van elke twee spelers is sterker, met meer dan { $by } verschil in gewonnen partijen en met een kans op een fout van hoogstens { $alpha }?
report-stop-one = Is { $one } sterker dan { $other }, met meer dan { $by } verschil in gewonnen partijen en met een kans op een fout van hoogstens { $alpha }?
report-hash = Toernooi
report-again = Deze regel speelt het opnieuw, met dezelfde uitslagen op elke computer:

## How to read it

report-how-interval = Een interval (±) bevat het ware getal 95 van de 100 keer; van twintig intervallen zit er naar verwachting één naast. Het komt uit Students t voor de verhouding van twee sommen over blokken ({ $source }).
report-how-any-time = Dit toernooi kan eerder stoppen, daarom gelden de intervallen van aandelen, plekken, paren en voorsprongen op elk moment: de kans dat er een ooit het ware getal m mist is hoogstens 5 %, hoe vaak er ook wordt gekeken. m valt af zodra K(m) = gemiddelde over λ van Π (1 + λ (X − m)/(m − a)) of het spiegelbeeld ervan 40 bereikt; X zijn de getallen van de blokken, a het kleinste dat kan, en λ vaste inzetten tussen 0 en 1 ({ $source }).
report-how-fixed = Punten, ratings, geluk, fouten en de toets van de plekken zijn berekend alsof het aantal partijen vooraf vaststond: na een vroege stop zijn ze iets te zeker ({ $source }).
report-how-lead = Spelers worden alleen vergeleken waar ze elkaar troffen, met het verschil van hun aandelen in dezelfde blokken. Elke vergelijking staat op zichzelf: van vele zijn er enkele bij toeval fout.
report-how-course = De banden om de lijnen gelden voor elk moment apart, niet voor alle tegelijk. Wie steeds wil kijken, stelt vooraf een vraag (--stronger).
report-how-block = Een blok is één tafel in al zijn opstellingen met dezelfde worpen. Blokken zijn onafhankelijk, daarom komen de intervallen daarvandaan.
report-how-points = Punten gaan naar plaats, zoals in de rangschikking van strategieën van Sitarz: 100 keer de punten van een partij, gemiddeld.
report-how-rating = Een rating volgt uit wie van twee vóór de ander eindigde (Bradley en Terry); 1500 is het gemiddelde, en 400 meer betekent een kans van 10 tegen 1. De tabel staat in die volgorde. Het interval komt van het weglaten van telkens een van 32 groepen ronden, de jackknife ({ $source }). Aan tafels voor meer dan twee hoeft wie het vaakst wint niet het vaakst vóór anderen te eindigen.
report-how-seats = Of de plekken verschillen, wordt getoetst met Hotellings T² van hun aandelen over blokken; p is hoe waarschijnlijk zulke grote verschillen zijn waar er geen zijn ({ $source }).
report-how-fair = k spelers die samen de eerste plaats delen, krijgen ieder 1/k van de overwinning.
report-how-luck = Geluk is hoeveel de worpen en kaarten van een partij de winstkans hebben verhoogd, boven wat ze gemiddeld doen. Het gaat alleen af van het aandeel in de overwinningen: punten, plaatsen, ratings en vragen blijven zoals ze zijn ({ $source }).
report-how-errors = Een fout is wat een keuze van de winstkans verliest tegenover de beste, voor zover wie koos dat kon weten; de kolom telt die van een spel op. Ze wordt beoordeeld zoals de kansen, dus wie met hetzelfde netwerk speelt heeft er geen.
