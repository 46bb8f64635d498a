### Those who sit across the table, how well they play, and what stands behind them.

cast-pim = Doet wat hem te binnen schiet, en vindt verliezen nooit erg.
cast-lotti = Heeft de regels net geleerd, en vindt het mooiste stuk het liefst.
cast-niki = Juicht bij elke zet, van wie hij ook is.
cast-joost = Altijd haast, en geen oog voor wat de anderen uitspoken.
cast-asha = Heeft het vorige week geleerd, en is trots op elke goede zet.
cast-sander = Leest de regels twee keer per spel, en geniet van elke verrassing.
cast-mila = Speelt elke zondag, met thee, en laat zelden een kans liggen.
cast-ruedi = Zit al jaren aan dezelfde tafel, en vergeeft bijna alles.
cast-beppe = Al vanaf vier uur op voor het brood, en klaarwakker als een stuk alleen staat.
cast-chiara = Ziet wat je openlaat, en heeft er achteraf spijt van.
cast-nikos = Zegt weinig, kijkt naar de hele tafel, en wacht tot je een fout maakt.
cast-annelies = Schrijft elke zet met potlood op, en doet er iets mee.
cast-vreni = Heeft drie generaties van haar familie verslagen, en houdt het bij.
cast-vikram = Weegt alles af voor hij zet, en heeft er bijna nooit spijt van.
cast-spyros = Heeft in elke haven gespeeld, en heeft geen haast om te winnen.

skill-child = Kinderspel
skill-beginner = Beginner
skill-regular = Vaste speler
skill-strong = Sterk
skill-master = Meester

level-wins = Wint { $two } van de 100 partijen tegen het niveau eronder.
level-wins-both = Wint { $two } van de 100 partijen tegen het niveau eronder, en { $four } als één tegen drie daarvan.
level-wins-dog = Wint als paar { $two } van de 100 partijen tegen een paar van het niveau eronder.

level-none = Er is geen niveau “{ $level }”. Ze lopen van level:1 tot level:{ $most }.
unknown-sitter = Niemand die “{ $name }” heet kan hier zitten. Wel: person en empty, de mensen { $people }, de niveaus van level:1 tot level:5, en de strategieën { $known }.

sitter-behind = Speelwijze
sitter-strategy = Een strategie naar keuze
sitter-strategy-help = Een speler zonder naam, met de strategie en de getallen die je hem geeft.
sitter-elsewhere = Zit op de plaats van { $seat }, en zou van plaats wisselen.
