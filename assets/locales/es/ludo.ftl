### Ludo: what its rules have to say, the list of actions, and how it is played.

game-ludo = Ludo
invitation-ludo = Una vuelta al tablero y luego, por tu color, a casa.
duration-ludo = 25–40 min
credits-ludo = Las reglas caseras son las del Ludo que Ben Kalkhoven escribió para Nice SoftWare. Muchas gracias a su autor.

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, victim, first, second and third are names of seats; from, to, spot, start and last are spots such as E5 or H1.

event-ludo-contested = { $seat } tira para empezar y saca un { $face }.
event-ludo-tied-two = { $first } y { $second } han sacado lo mismo y vuelven a tirar.
event-ludo-tied-three = { $first }, { $second } y { $third } han sacado lo mismo y vuelven a tirar.
event-ludo-tied-four = Los cuatro colores han sacado lo mismo y vuelven a tirar.
event-ludo-begins = Empieza { $seat }.
event-ludo-rolled = { $seat } saca un { $face }.
event-ludo-limit = Es un seis de más: no se juega, y acaba el turno de { $seat }.
event-ludo-no-move = { $seat } no puede mover ninguna ficha.
event-ludo-entered = { $seat } saca una ficha de casa a { $to }.
event-ludo-entered-plain = { $seat } saca una ficha.
event-ludo-by-itself = La ficha nueva de { $seat } avanza sola de { $from } a { $to }.
event-ludo-by-itself-plain = La ficha nueva de { $seat } avanza sola.
event-ludo-moved = { $seat } va de { $from } a { $to }.
event-ludo-moved-plain = { $seat } avanza.
event-ludo-came-home = { $seat } entra en la meta, de { $from } a { $to }.
event-ludo-came-home-plain = { $seat } entra en la meta.
event-ludo-came-home-bounced = { $seat } entra en la meta desde { $from }, rebota en { $last } y acaba en { $to }.
event-ludo-came-home-bounced-plain = { $seat } entra en la meta y rebota.
event-ludo-moved-home = { $seat } avanza en la meta de { $from } a { $to }.
event-ludo-moved-home-plain = { $seat } avanza en la meta.
event-ludo-bounced = { $seat } mueve en la meta desde { $from }, rebota en { $last } y acaba en { $to }.
event-ludo-bounced-plain = { $seat } llega en la meta hasta el final y rebota.
event-ludo-struck = { $seat } se come una ficha de { $victim } en { $spot }.
event-ludo-struck-plain = { $seat } se come una ficha de { $victim }.
event-ludo-struck-own = { $seat } se come una ficha de su propio color en { $spot }.
event-ludo-struck-own-plain = { $seat } se come una ficha de su propio color.
event-ludo-again = { $seat } ha sacado un seis y vuelve a tirar.
event-ludo-again-new = { $seat } vuelve a tirar, ahora para la ficha nueva.
event-ludo-finished =
    { $place ->
        [1] ¡{ $seat } tiene todas sus fichas en la meta y gana!
        [2] { $seat } tiene todas sus fichas en la meta y queda en segundo lugar.
        [3] { $seat } tiene todas sus fichas en la meta y queda en tercer lugar.
       *[other] { $seat } tiene todas sus fichas en la meta y queda en cuarto lugar.
    }
event-ludo-ran-out =
    { $rolls ->
        [one] Tras una tirada, la partida acaba tal como está.
       *[other] Tras { $rolls } tiradas, la partida acaba tal como está.
    }
event-ludo-over = La partida ha terminado.

## Why a move is not allowed

ludo-no-pawn-there = Ahí no hay ninguna ficha tuya. Elige una de las tuyas.
ludo-enter-needs = Solo un seis saca una ficha de la casa; te ha salido un { $rolled }.
ludo-enter-first = Te ha salido un seis: es obligatorio sacar una ficha de la casa.
ludo-start-occupied = En la salida sigue habiendo una ficha tuya. Hasta que la deje no puede salir otra.
ludo-past-home =
    { $most ->
        [0] Esta ficha ya ha llegado todo lo lejos que podía.
        [one] Es demasiado: esta ficha solo puede avanzar un paso, y hay que sacarlo exacto.
       *[other] Es demasiado: esta ficha puede avanzar como mucho { $most } pasos.
    }
ludo-same-spot = Con el rebote, esta ficha acabaría en la misma casilla de la meta, y eso no es una jugada.
ludo-home-occupied = Esta ficha acabaría en una casilla de la meta donde ya hay otra tuya.
ludo-own-pawn = Ahí hay una ficha tuya.
ludo-track-first = En esta mesa, una ficha de la meta solo se mueve cuando no puede ninguna del circuito, y alguna puede.
ludo-home-rests = En esta mesa, una ficha que ha llegado a la meta se queda donde está.
ludo-no-such-face = Este dado solo tiene las caras de 1 a 6.
ludo-other-chance = Ahora se decide otra cosa: se ha dado una tirada donde se sortea quién empieza, o al revés.
ludo-seat-not-in-play = Nadie juega en ese asiento.

## Why a table can't be laid

ludo-fault-seats = Una mesa de Ludo tiene de 2 a 4 asientos; { $seats } no puede ser.
ludo-fault-pawns = Cada asiento tiene de 1 a 4 fichas, no { $pawns }.
ludo-fault-empty = La mesa no tiene ningún asiento { $index } (se cuentan desde 0), así que no puede quedar vacío.
ludo-fault-in-play = Hace falta jugar al menos entre dos. Que alguien ocupe un asiento.
ludo-fault-beginner = Tiene que empezar el asiento { $index } (contando desde 0), pero ahí no juega nadie. Que alguien se siente, o que empiece otro asiento.
ludo-fault-six-limit = El límite de seises seguidos empieza en 2: uno menor los prohibiría todos.
ludo-fault-rolls = Una partida no se puede cortar antes de la primera tirada.

## Positions and moves as text

ludo-text-spot = «{ $text }» no es una casilla de este asiento en este tablero. Las casillas se escriben B34 (casa), E5 (circuito) o H1 (meta).
ludo-text-taken = En «{ $text }» ya hay otra ficha.
ludo-text-pawns = «{ $text }» no tiene tantas fichas como hay aquí por asiento.
ludo-text-seats = Tiene que haber una lista de fichas por cada asiento de la mesa, separadas con «/»; mira «{ $text }».
ludo-text-empty-seat = En este asiento no juega nadie, así que se escribe «-», no «{ $text }».
ludo-text-seat = «{ $text }» no nombra un asiento que juegue aquí, o nombra uno que ya se nombró. Los asientos se cuentan desde 0.
ludo-text-face = «{ $text }» no es una cara de un dado: van de 1 a 6.
ludo-text-phase = «{ $text }» no dice a quién le toca. Escribe 1? si le toca tirar al asiento 1, 1> si esa tirada mueve su ficha nueva, 1:3 si ha sacado 3, draw u over.
ludo-text-field = «{ $text }» no se conoce aquí. Lo que puede seguir es sixes=, rolls=, home= y, mientras se tira para ver quién empieza, las tiradas hasta ahora.
ludo-text-number = «{ $text }» no es un número que pueda ir aquí.
ludo-text-home = Los asientos que se dan por llegados no son los que tienen todas sus fichas en la meta.
ludo-text-over = Según estas fichas y tiradas, la partida habría terminado, o no: el texto dice lo contrario.
ludo-text-contest = Las tiradas para ver quién empieza no encajan entre sí.
ludo-text-turn = El asiento al que le toca ya ha terminado.
ludo-text-forced = En la salida de este asiento no hay ninguna ficha, así que ninguna puede avanzar sola desde ahí.
ludo-text-no-move = Con esta tirada no se podría mover ninguna ficha, así que no hay nada que elegir.
ludo-text-from = «{ $text }» no es una casilla desde la que este asiento pueda mover. Una jugada se escribe E11-E14, o solo E11.
ludo-text-to = Con una tirada de { $roll }, esta jugada no acaba en «{ $text }».

## Settings of a table

setting-forced_second_roll = La ficha nueva avanza sola
setting-forced_second_roll-help = Tras sacar una ficha, la tirada siguiente mueve esa misma ficha, sin elegir. Si se desactiva, es una tirada como cualquier otra.
setting-forced_strikes_own = La ficha nueva se come las propias
setting-forced_strikes_own-help = Cuando la ficha nueva avanza sola, manda a casa una propia si cae donde está. Si se desactiva, espera en la salida y eliges otra jugada.
setting-forced_six_also_draws = Un segundo seis saca otra ficha
setting-forced_six_also_draws-help = Cuando la ficha nueva avanza con un seis, ese seis saca también otra ficha. Si se desactiva, solo da una tirada más.
setting-bounce = Rebotar en la meta
setting-bounce-help = Una tirada demasiado alta cuenta hacia delante hasta la última casilla de la meta, y el resto hacia atrás. Si se desactiva, hay que llegar con el número exacto.
setting-home_moves = Seguir por la meta
setting-home_moves-help = Si una ficha de la meta se puede elegir como cualquier otra, si solo se mueve cuando no puede ninguna del circuito, o si se queda donde está.
setting-max_rolls = Acabar tras
setting-max_rolls-help = Tras tantas tiradas, contando las de todos los asientos, la partida acaba tal como está.

value-choice = como cualquier otra
value-last = solo si no puede otra

preset-house = Clásicas
preset-house-help = Como en el programa de Nice SoftWare: la ficha nueva avanza sola, y en la meta las fichas rebotan.
preset-exact = Meta exacta
preset-exact-help = Como se juega en muchos otros sitios: cada tirada la usas como quieras, hay que llegar a la meta con el número exacto y tres seises seguidos ponen fin al turno.

figure-bounced = Rebotes
figure-bounced-help = Cuántas veces rebotó una de sus fichas en la última casilla de la meta.

## How to play: the rules as they hold at one table. Every setting is an argument of its own name.

howto-ludo-aim = El objetivo
howto-ludo-aim-text =
    { $pawns ->
        [one] Saca tu ficha de la casa, da con ella una vuelta por las 40 casillas del circuito y llévala a una de tus cuatro casillas de meta antes que nadie.
       *[other] Saca tus { $pawns } fichas de la casa, da con ellas una vuelta por las 40 casillas del circuito y llévalas a tus cuatro casillas de meta antes que nadie.
    }{ $empty ->
        [0] { "" }
        [one] { " " }Hay un asiento vacío, que se salta.
       *[other] { " " }Hay { $empty } asientos vacíos, que se saltan.
    }

howto-ludo-begins = Quién empieza
howto-ludo-begins-text =
    { $who_begins ->
        [rolled] Todo el mundo tira una vez, y empieza quien saca más. Si hay empate en lo más alto, vuelven a tirar quienes han empatado, y nadie más.
        [drawn] Se sortea qué asiento empieza.
       *[other] Empieza { $beginner }.
    } Después el turno va pasando en el sentido de las agujas del reloj.

howto-ludo-enter = Sacar una ficha
howto-ludo-enter-text =
    Solo un seis saca una ficha de la casa a tu salida. { $forced_second_roll ->
        [on] Si queda alguna en casa, es obligatorio sacarla.
       *[off] Si queda alguna en casa y en tu salida no hay una ficha tuya, es obligatorio sacarla.
    } Si en tu salida hay una ficha de otro color, te la comes.

howto-ludo-forced = La ficha nueva avanza sola
howto-ludo-forced-text = Tras sacar una ficha vuelves a tirar, y con esa tirada la ficha nueva deja la salida. No hay nada que elegir: avanza sola y se come cualquier ficha rival que haya donde cae.

howto-ludo-forced-own = Comer tus propias fichas
howto-ludo-forced-own-text =
    { $forced_strikes_own ->
        [on] Si donde cae la ficha nueva hay otra tuya, también se la come, y esta vuelve a tu casa. Es el único caso en que te comes una ficha propia.
       *[off] Si la ficha nueva fuera a caer donde hay otra tuya, se queda en la salida, y puedes usar la tirada para cualquier otra ficha.
    }

howto-ludo-forced-six = Otro seis para la ficha nueva
howto-ludo-forced-six-text =
    { $forced_six_also_draws ->
        [on] Si la ficha nueva avanza con un seis, ese seis saca también de tu casa la ficha siguiente, que a su vez avanza sola con tu próxima tirada.
       *[off] Si la ficha nueva avanza con un seis, ese seis no saca ninguna otra, pero vuelves a tirar. Si entonces sale un seis, saca una ficha como siempre.
    }

howto-ludo-start = La salida
howto-ludo-start-text = Una ficha puede quedarse en tu salida todo el tiempo que quieras, pero mientras tanto no puede salir ninguna otra.

howto-ludo-six = Un seis
howto-ludo-six-text =
    Quien saca un seis vuelve a tirar, aunque no haya podido mover ninguna ficha.{ $six_limit ->
        [none] { " " }Para eso no hay límite.
        [2] { " " }Pero el segundo seguido no se juega y pone fin al turno.
        [3] { " " }Pero el tercero seguido no se juega y pone fin al turno.
        [4] { " " }Pero el cuarto seguido no se juega y pone fin al turno.
       *[other] { " " }Pero si salen { $six_limit } seguidos, el último no se juega y pone fin al turno.
    } Si no te quedan fichas en casa, con un seis mueves la que quieras.

howto-ludo-walk = Avanzar
howto-ludo-walk-text = Mueve una ficha en el sentido de las agujas del reloj, exactamente tantas casillas como hayas sacado; una tirada nunca se reparte. Las fichas del camino se saltan sin más: solo cuenta la casilla en la que caes.

howto-ludo-strike = Comer
howto-ludo-strike-text = Si en el circuito caes donde hay una ficha de otro color, te la comes y vuelve a su casa. Ninguna casilla del circuito es segura; las de la meta sí, porque ahí no entra nadie más.

howto-ludo-own = Tus propias fichas
howto-ludo-own-text = No puedes elegir una jugada que acabe donde hay una ficha tuya, ni en el circuito ni en la meta.

howto-ludo-home = Llegar a la meta
howto-ludo-home-text = Tras la vuelta completa, la ficha entra en tus cuatro casillas de meta. Ahí las fichas se saltan unas a otras, pero cada una necesita una casilla para ella sola.

howto-ludo-bounce =
    { $bounce ->
        [on] Rebotar
       *[off] Con el número exacto
    }
howto-ludo-bounce-text =
    { $bounce ->
        [on] No hace falta sacar el número exacto. La ficha cuenta hacia delante hasta la última casilla de la meta, y el resto hacia atrás; si así fuera a salirse, rebota otra vez en la primera. Con un cinco desde la casilla 1 de la meta avanza tres hasta la 4, retrocede dos y acaba en la 2.
       *[off] Hay que llegar a la meta con el número exacto: si la tirada lleva una ficha más allá de la última casilla, no sirve para esa ficha.
    }

howto-ludo-bounce-back = Nadie rebota a su sitio
howto-ludo-bounce-back-text = Si una ficha fuera a acabar en la misma casilla en la que está, con esa tirada no se puede mover. Por eso un seis nunca mueve una ficha que ya está en la meta.

howto-ludo-home-moves = Seguir por la meta
howto-ludo-home-moves-text =
    { $home_moves ->
        [choice] Una ficha de la meta se puede elegir como cualquier otra. Si no puede moverse ninguna más, tiene que hacerlo, aunque prefieras dejarla donde está.
        [last] Una ficha de la meta solo puede moverse cuando no puede ninguna de las tuyas del circuito; entonces es obligatorio.
       *[never] Una ficha que ha llegado a la meta se queda donde está.
    }

howto-ludo-pass = Pasar
howto-ludo-pass-text = Si puedes mover, tienes que hacerlo. Si no puedes, el turno pasa al asiento siguiente, salvo que hayas sacado un seis.

howto-ludo-end = El final
howto-ludo-end-text =
    { $pawns ->
        [one] Gana quien primero lleva su ficha a la meta
       *[other] Gana quien primero lleva todas sus fichas a la meta
    }{ $play_to_last ->
        [one_left] { $seats ->
            [2] , y se acaba la partida.
            [3] . El resto sigue jugando por el segundo puesto; a quien ha llegado ya no le toca, ni siquiera tras un seis.
           *[other] . El resto sigue jugando por el segundo y el tercer puesto; a quien ha llegado ya no le toca, ni siquiera tras un seis.
        }
        [on] { $seats ->
            [2] . El otro color sigue jugando hasta llegar también.
           *[other] . El resto sigue jugando hasta que llega todo el mundo; a quien ha llegado ya no le toca, ni siquiera tras un seis.
        }
       *[off] , y se acaba la partida.
    }{ $max_rolls ->
        [none] { "" }
        [one] { " " }En cualquier caso acaba tras una tirada, tal como esté.
       *[other] { " " }En cualquier caso acaba tras { $max_rolls } tiradas, contando las de todos los asientos, tal como esté.
    }

howto-ludo-opponents = Tus rivales
howto-ludo-opponents-text = Al preparar una mesa, cada asiento recibe a una persona, un ordenador o a nadie; con un clic en un asiento lo cedes en plena partida. Los ordenadores son personajes con nombre y cara. Pim, Lotti y Niki juegan lo primero que se les ocurre y son los más fáciles de vencer. Joost, Asha y Sander conocen las reglas, pero se les escapan muchas cosas; Mila, Ruedi y Beppe rara vez dejan pasar una ocasión; Chiara, Nikos y Annelies lo ven casi todo. Vreni, Vikram y Spyros piensan varios turnos por delante y son los que más cuesta vencer. También puede ser tu rival un bot, es decir, un programa tuyo.
strategy-far-ludo = Mueve la ficha que más lejos ha llegado de las que aún avanzan: en la meta ninguna retrocede.

howto-ludo-options = Lo que puedes elegir
howto-ludo-options-text = «{ title-setup }» ofrece el tablero, los asientos y cada regla de la casa, con una frase sobre lo que cambia. En los ajustes eliges en cualquier momento cómo juegas: «{ settings-speed }», «{ settings-single-choice }», «{ settings-confirm-loss }», «{ settings-roll-alone }», «{ settings-turn-table }», «{ settings-danger }», «{ settings-chances }» y «{ settings-numbers }»; y también cómo se ve y cómo suena todo. La ficha de la esquina del tablero abre un pequeño menú con lo que más se usa.

howto-ludo-messages = El idioma de los mensajes
howto-ludo-messages-text = Cada tirada y cada jugada se anota en la lista junto al tablero. Esa lista habla alemán, español, francés, griego, inglés o neerlandés, o un idioma que hayas añadido, hable lo que hable el resto del programa. Lo eliges en los ajustes como «{ settings-list-language }»; si lo cambias durante la partida, vale para toda la lista, desde la primera línea.

howto-ludo-speech = El idioma de la voz
howto-ludo-speech-text = Con «{ settings-read-aloud }» en los ajustes, una voz de este ordenador lee los mensajes: en alemán, español, francés, griego, inglés o neerlandés, si hay instalada una voz de ese idioma. En «{ settings-speech-language }» puedes elegir también cualquier otra. Una voz francesa lee entonces los mensajes españoles como si fueran francés, y ahí está la mitad de la gracia. El juego nunca espera a la voz: lo que llega demasiado tarde se omite.

howto-ludo-origin = De dónde viene el juego
howto-ludo-origin-text = El Ludo desciende del pachisi, que se jugaba en la India desde el siglo VI, más o menos: se dice que en las cuevas de Ajanta se ve un tablero. También se dice que emperadores mogoles como Akbar lo jugaban en los patios de sus palacios, con personas como fichas. El nombre de Ludo es latín y significa «yo juego». El pachisi tiene descendientes en muchos países: en España es el parchís; en neerlandés se llama Mens erger je niet, en alemán Mensch ärgere dich nicht, en francés Ne t’en fais pas y en italiano Non t’arrabbiare, y esos cuatro nombres dicen lo mismo: no te enfades.

howto-ludo-die = Por qué el dado es justo
howto-ludo-die-text = Un número secreto fija todas las tiradas de una partida antes de la primera, y nadie puede cambiarlas: ni tú ni un ordenador, y ninguna jugada hace más probable un seis. Al acabar la partida se muestra el número, para que cualquiera pueda repetir las mismas tiradas y comprobarlo. Esperar mucho a que salga un seis no tiene nada de raro: una de cada seis veces no sale ninguno en diez tiradas.

howto-ludo-children = Qué se aprende jugando
howto-ludo-children-text = A contar hasta seis de un vistazo, a esperar el turno y a elegir entre unas pocas fichas. Sobre todo, el Ludo enseña a perder y a volver a intentarlo: tarde o temprano a todo el mundo le comen una ficha, y todas pueden volver a salir.

howto-ludo-credits = De quién son estas reglas
howto-ludo-credits-text = { credits-ludo }

## In place of what is said of every game

order-chance-first-ludo = { order-chance-first-mejn }
order-no-chance-ludo = { order-no-chance-mejn }
