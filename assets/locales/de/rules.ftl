### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Colours

colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-black = Schwarz
colour-violet = Violett

# The usual order of the seats, for sentences that know no board.
colour-0 = Blau
colour-1 = Gelb
colour-2 = Grün
colour-3 = Rot
colour-4 = Schwarz
colour-5 = Violett

## Out of turn

order-not-to-act = { $seat } ist nicht dran.
order-chance-first = Erst der Zufall: Lass ihn wirken, dann wähle.
order-no-chance = Jetzt entscheidet kein Zufall: Es ist zu wählen.
order-over = Die Partie ist zu Ende. Beginne eine neue, um weiterzuspielen.

## Settings of a table

setting-dots = Felder
setting-dots-help = Wie viele Felder von einem Start zum nächsten führen. Es müssen mehr sein, als der Würfel Seiten hat.
setting-pawns = Figuren
setting-pawns-help = Wie viele jeder Platz ins Ziel bringen muss. Mit weniger Figuren wird die Partie kürzer.
setting-faces = Seiten
setting-faces-help = Wie viele der Würfel hat. Die höchste Zahl wirkt wie eine Sechs.
setting-self_strike = Eigene Figuren schlagen
setting-self_strike-help = Auf der Laufbahn darfst du auf einer eigenen Figur landen; sie muss dann zurück auf ihr Wartefeld.
setting-start_strikes_own = Vom Start Eigene schlagen
setting-start_strikes_own-help = Eine Figur, die das Startfeld verlässt, schickt eine eigene zurück, wenn sie auf ihr landet. Ausgeschaltet kann sie dort nicht landen.
setting-leave_start_first = Startfeld zuerst räumen
setting-leave_start_first-help = Wann eine Figur auf dem Startfeld vor jeder anderen ziehen muss: immer, nur solange noch Figuren auf den Wartefeldern stehen, oder nie.
setting-three_tries = Drei Versuche
setting-three_tries-help = Kann dir nur noch die höchste Zahl helfen, würfelst du bis zu dreimal darum.
setting-strike_is_compulsory = Schlagzwang
setting-strike_is_compulsory-help = Kannst du eine fremde Figur schlagen, so musst du es auch; mit welcher deiner Figuren, entscheidest du.
setting-home_no_jumping = Kein Springen im Ziel
setting-home_no_jumping-help = Auf den Zielfeldern können Figuren einander nicht überspringen; die ersten sollten also ganz durchziehen.
setting-six_rolls_again = Höchste Zahl würfelt nochmal
setting-six_rolls_again-help = Wer die höchste Zahl würfelt, beim üblichen Würfel eine Sechs, würfelt noch einmal.
setting-six_limit = Höchste Zahlen in Folge
setting-six_limit-help = So viele höchste Zahlen hintereinander sind zu viel: Die letzte wird nicht gezogen, und der Zug endet.
setting-play_to_last = Bis zum Schluss
setting-play_to_last-help = Die Partie geht weiter, bis alle im Ziel sind oder nur noch ein Platz übrig ist, oder sie endet, sobald jemand fertig ist.
setting-who_begins = Wer beginnt
setting-who_begins-help = Ausgelost, ausgewürfelt (der höchste Wurf beginnt, bei Gleichstand noch einmal) oder eine bestimmte Farbe.

setting-columns = Spalten
setting-columns-help = Wie viele Felder das Brett breit ist: 3, 5, 7 oder 9. Mit wenigen wird die Partie kurz.
setting-rows = Reihen
setting-rows-help = Wie viele Felder von einer Seite zur anderen liegen: 3, 5, 7 oder 9.
setting-fences = Zäune
setting-fences-help = Wie viele jeder Platz setzen kann. Ganz ohne ist es nur ein Wettlauf.
setting-third_pawn = Dritte Figur dahinter
setting-third_pawn-help = Was gilt, wenn hinter der Figur, die du überspringen willst, noch eine steht: Du weichst zur Seite aus wie bei einem Zaun, oder du kommst dort gar nicht vorbei.
setting-jump_back = Sprung und zurück
setting-jump_back-help = Was gilt, wenn hinter der Figur, die du überspringen willst, und zu beiden Seiten von ihr ein Zaun oder der Rand ist: Mit dieser Regel darfst du springen und auf das Feld zurückkommen, auf dem deine Figur stand, und das war dein Zug. Ohne sie kommst du dort gar nicht vorbei.
setting-max_plies = Remis nach
setting-max_plies-help = Nach so vielen Zügen aller Plätze zusammen hat niemand gewonnen. Wer einander nur behindert, könnte sonst ewig spielen.

setting-team = Gemeinsam spielen
setting-team-help = Wie viele Farben zusammen spielen: zwei auf einem Brett für vier, zwei oder drei auf einem für sechs, oder jede für sich. Zu zweit: wie viele Farben jede Seite hat.
setting-copies = Karten je Wert
setting-copies-help = Wie viele der Kartensatz hat. Zwei gewöhnliche Kartenspiele haben acht.
setting-jokers = Joker
setting-jokers-help = Wie viele der Kartensatz hat.
setting-no_play = Nichts ist spielbar
setting-no_play-help = Ob eine Karte deiner Wahl abgeworfen wird oder die ganze Hand, und du für diese Runde aussetzt.
setting-canadian = Sieben für beide
setting-canadian-help = Die kanadische Regel: Eine Sieben darf auch die Figuren der Partnerfarbe ziehen, beliebig gemischt.
setting-rest_to_mate = Rest an die Partnerfarbe
setting-rest_to_mate-help = Bringt eine Sieben deine letzte Figur ins Ziel, ziehen die Figuren der Partnerfarbe den Rest.
setting-idle_jack = Bube ohne Wirkung
setting-idle_jack-help = Ein Bube darf ohne Wirkung abgelegt werden, wenn nur eigene Figuren auf der Laufbahn stehen und sonst nichts spielbar ist.

value-like_a_fence = zur Seite ausweichen
value-blocks = kein Weg vorbei
value-discard = eine Karte abwerfen
value-sit_out = die Runde aussetzen
value-on = an
value-off = aus
value-none = ohne Grenze
value-always = immer
value-while_begin = solange Figuren warten
value-never = nie
value-one_left = bis eine Farbe übrig ist
value-drawn = ausgelost
value-rolled = ausgewürfelt
# The same words where they answer “Play to the last”.
value-play_to_last-on = bis alle im Ziel sind
value-play_to_last-one_left = bis eine Farbe übrig ist
value-play_to_last-off = bis eine Farbe im Ziel ist

preset-reference = Klassisch
preset-reference-help = Die Regeln, wie man das Brettspiel meist in den Niederlanden kennt.
preset-mensch = Wie in Deutschland
preset-mensch-help = Wie in Deutschland gedruckt: drei Versuche zum Herauskommen, kein Springen im Ziel.
preset-quick = Schnell
preset-quick-help = Je zwei Figuren, und wer sie zuerst im Ziel hat, gewinnt.
preset-standard = Standard
preset-standard-help = Die Regeln, die dem Spiel beiliegen: Eine dritte Figur wirkt wie ein Zaun, und gespielt wird, bis jemand gewinnt.
preset-library = Klassisch
preset-library-help = Wer nichts spielen kann, wirft eine Karte ab, und eine Sieben darf auch die Figuren der Partnerfarbe ziehen.
preset-brandi = Brändi
preset-brandi-help = Wie es in Luzern auf der Schachtel steht: Wer nichts spielen kann, setzt die Runde aus, und nur der Rest einer Sieben geht an die Partnerfarbe.
preset-own = Eigene
preset-own-help = Selbst gemachte Hausregeln.

## Figures of a game

figure-rolls = Würfe
figure-rolls-help = Wie oft gewürfelt wurde, ohne die Würfe um den Beginn.
figure-highest = Höchste Zahlen
figure-highest-help = Wie viele dieser Würfe die höchste Zahl zeigten: eine Sechs beim üblichen Würfel.
figure-expected = Zu erwarten
figure-expected-help = Wie viele höchste Zahlen so viele Würfe im Mittel bringen.
figure-entered = Erste Figur im Spiel
figure-entered-help = Mit dem wievielten Wurf die erste Figur ins Spiel kam. Im Mittel braucht das so viele, wie der Würfel Seiten hat.
figure-strikes = Andere geschlagen
figure-strikes-help = Wie viele fremde Figuren zurückgeschickt wurden.
figure-struck = Wurde geschlagen
figure-struck-help = Wie viele der eigenen Figuren von anderen zurückgeschickt wurden.
figure-own_strikes = Eigene geschlagen
figure-own_strikes-help = Wie viele eigene Figuren selbst zurückgeschickt wurden.
figure-luck = Würfelglück
figure-luck-help = Ob höchste Zahlen öfter (+) oder seltener (−) kamen, als der Zufall sie im Mittel bringt; solche ohne eigene Figur auf der Laufbahn zählen doppelt. Zwei von drei Partien bleiben zwischen −1 und +1, und ab und zu eine jenseits von 2 ist ganz normal. Bei wenigen Würfen steht hier nichts.

figure-steps = Schritte
figure-steps-help = Wie oft die Figur gezogen ist.
figure-jumps = Sprünge
figure-jumps-help = Wie viele dieser Schritte über eine andere Figur oder an ihr vorbei führten.
figure-placed = Zäune
figure-placed-help = Wie viele Zäune gesetzt wurden.

figure-laid = Gespielt
figure-laid-help = Wie viele Karten ausgespielt wurden.
figure-discarded = Abgeworfen
figure-discarded-help = Wie viele Karten abgeworfen werden mussten.
figure-all_strikes = Geschlagen
figure-all_strikes-help = Wie viele Figuren in ihren Zwinger zurückgeschickt wurden, ganz gleich, wem sie gehörten.
figure-all_struck = Wurde geschlagen
figure-all_struck-help = Wie viele der eigenen Figuren in ihren Zwinger zurückmussten, ganz gleich, durch wen.

## Strategies

strategy-random-name = Zufall
strategy-random = Spielt irgendeinen erlaubten Zug, wie der Zufall will.
strategy-runner-name = Renner
strategy-runner = Rennt auf dem kürzesten Weg zum Ziel und stellt, wenn andere vorn liegen, ihnen ab und zu einen Zaun in den Weg.
strategy-normal-name = Normal
strategy-normal = Schaut ein paar Züge voraus und nimmt ab und zu nicht ganz den besten.
strategy-hard-name = Schwer
strategy-hard = Schaut so weit voraus, wie eine Sekunde erlaubt, und zählt auf beiden Wegen jeden Schritt.
strategy-master-name = Meister
strategy-master = Schaut voraus wie { strategy-hard-name } und beurteilt, worauf das hinausläuft, mit einem Netz, das das Spiel im Spiel gegen sich selbst gelernt hat. An einem Tisch, für den es kein Netz gibt, zählt es Wege und Zäune; zu viert spielt es die besten Züge weiter, um zu sehen, was daraus wird.
strategy-greedy-name = Gierig
strategy-partner-name = Partner
strategy-far-name = Weit
strategy-far = Zieht mit der Figur, die am weitesten gekommen ist.
strategy-near-name = Nah
strategy-near = Zieht mit der Figur, die ihrem Start am nächsten ist.
strategy-ranking-name = Rangfolge
strategy-ranking = Wägt jeden Zug mit sechs Zahlen ab und spielt den besten.
strategy-trained-name = Trainiert
strategy-trained = Wägt jeden Zug ab wie Rangfolge, aber mit Zahlen, die im Training gefunden wurden.
strategy-racer-name = Racer
strategy-racer = Beurteilt jeden Zug mit einem Netz, das das Spiel im Spiel gegen sich selbst gelernt hat, und nimmt den, nach dem seine Aussicht am besten ist. An einem Tisch, für den es kein Netz gibt, spielt es wie { strategy-trained-name }.

parameter-self_strike = Eigene schlagen
parameter-other_strike = Andere schlagen
parameter-getting_home = Ins Ziel kommen
parameter-already_home = Im Ziel ziehen
parameter-from_start = Weg vom Start
parameter-from_home = Weg zum Ziel
parameter-nodes = Stellungen voraus
parameter-worlds = Welten
parameter-width = Züge probiert
parameter-ahead = Züge voraus
parameter-infers = Rückschlüsse
parameter-gives = Gaben probiert
parameter-slips = Fehler auf 100
parameter-thousands = Tausende Stellungen
parameter-network = Netz
parameter-millis = Millisekunden nach der Uhr (0: keine)

# Why this move: said of a computer’s choice, and of a hint after “E11 to E14:”.
why-far = Von den Figuren, die ziehen können, ist diese am weitesten gekommen.
why-near = Von den Figuren, die ziehen können, ist diese ihrem Start am nächsten.
why-ranking-strikes = Das schickt eine Figur von { $seat } zurück.
why-ranking-spares = Das lässt die Figuren von { $seat } in Ruhe.
why-ranking-strikes-own = Das schickt eine Figur der eigenen Seite zurück.
why-ranking-spares-own = Der nächstbeste Zug würde eine Figur der eigenen Seite schlagen.
why-ranking-costs-least = Das kostet die eigene Seite weniger als der nächstbeste Zug.
why-ranking-gets-home = Das bringt eine Figur ins Ziel.
why-ranking-stays-out = Das hält eine Figur vorerst aus dem Ziel heraus.
why-ranking-moves-home = Das schafft Platz auf den Zielfeldern.
why-ranking-rests-home = Der Wurf bewirkt hier mehr als auf den Zielfeldern.
why-ranking-ahead = Das bringt die Figur weiter, die dem Ziel näher ist.
why-ranking-behind = Das bringt eine Figur weiter, die noch viel Weg vor sich hat.
why-ranking-even = Das macht hier keinen großen Unterschied.
why-racer-escapes = Diese Figur könnte geschlagen werden ({ $before } %); dort steht sie sicherer ({ $after } %).
why-racer-safest = Bei jedem anderen Zug können die anderen mehr schlagen.
why-racer-chases = Von dort aus kann sie eine Figur von { $seat } schlagen.
why-runner-step = Das ist ein Schritt auf einem kürzesten Weg zum Ziel.
why-runner-fence = Das macht den Weg von { $seat } länger.
why-search-arrives = Das erreicht das Ziel.
why-search-runs =
    { $steps ->
        [one] Nur ein Schritt fehlt noch, und { $seat } kann das nicht mehr verhindern.
       *[other] Noch { $steps } Schritte fehlen, und { $seat }, mit noch { $others }, kann das nicht mehr verhindern.
    }
why-search-jumps = Der Sprung spart einen Schritt: noch { $steps } zu gehen, und { $others } für { $seat }.
why-search-nearer = Das Ziel kommt näher: noch { $steps } zu gehen, und { $others } für { $seat }.
why-search-lengthens =
    { $steps ->
        [one] Das macht den Weg von { $seat } um einen Schritt länger.
       *[other] Das macht den Weg von { $seat } um { $steps } Schritte länger.
    }
why-search-lengthens-both = Das macht den Weg von { $seat } um { $steps } länger, den eigenen um { $own }.
why-search-keeps =
    Das verhindert einen Zaun von { $seat }, der { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } kosten würde.
why-search-deep = Was das bringt, zeigt sich erst einige Züge später.
strategy-bot-name = Bot
strategy-bot = Ist ein eigenes Programm, in beliebiger Sprache.
