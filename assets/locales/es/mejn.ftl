### Mens erger je niet: what its rules have to say, the list of actions, and how it is played.

game-mejn = Mens erger je niet
invitation-mejn = Lleva tus fichas a casa y come a quien estorbe.
duration-mejn = 30–45 min
credits-mejn = Mens erger je niet es un juego de recorrido de la familia del pachisi, como el parchís. El nuestro desciende del programa en Java Mens erger je niet, de jrottinghuis. Las estrategias Lejos, Cerca y Ranking vienen de van der Genugten y Das, y los puntos de la clasificación, de Sitarz.

## In place of what is said of every game

order-chance-first-mejn = Antes va el dado: tira y luego elige.
order-no-chance-mejn = Ahora no hay que tirar, sino elegir una ficha.

## Why a move is not allowed

mejn-no-pawn-there = Ahí no hay ninguna ficha tuya. Elige una de las tuyas.
mejn-enter-needs =
    { $face ->
        [6] Solo un seis saca una ficha al tablero; te ha salido un { $rolled }.
       *[other] Solo la cara más alta, { $face }, saca una ficha al tablero; te ha salido un { $rolled }.
    }
mejn-start-first = Antes tiene que moverse la ficha que está en tu salida.
mejn-enter-first = Te ha salido la cara más alta: primero saca una ficha a tu salida.
mejn-start-occupied = En la salida sigue habiendo una ficha tuya. Hasta que la deje no puede salir otra.
mejn-past-home =
    { $most ->
        [0] Esta ficha ya ha llegado todo lo lejos que podía.
        [one] Es demasiado: esta ficha solo puede avanzar un paso, y hay que sacarlo exacto.
       *[other] Es demasiado: esta ficha puede avanzar como mucho { $most } pasos.
    }
mejn-home-occupied = En esa casilla de la meta ya hay una ficha tuya.
mejn-home-jump = En esta mesa las fichas del pasillo de meta no se pueden saltar.
mejn-own-pawn = Ahí hay una ficha tuya, y en esta mesa nadie se come las propias.
mejn-strike-first = Puedes comer, y en esta mesa es obligatorio.
mejn-no-such-face = Este dado solo tiene las caras de 1 a { $faces }.
mejn-other-chance = Ahora se decide otra cosa: se ha dado una tirada donde se sortea quién empieza, o al revés.
mejn-seat-not-in-play = Nadie juega en ese asiento.

## Why a table can't be laid

mejn-fault-seats = Un tablero tiene de 2 a 6 asientos; { $seats } no puede ser.
mejn-fault-dots = De salida a salida tiene que haber más casillas que caras en el dado (casillas: { $dots }, caras: { $faces }).
mejn-fault-faces-pawns = El dado necesita al menos tantas caras como fichas haya (caras: { $faces }, fichas: { $pawns }).
mejn-fault-pawns = Cada asiento tiene de 1 a 8 fichas, no { $pawns }.
mejn-fault-faces = Un dado tiene de 1 a 20 caras, no { $faces }.
mejn-fault-way = La vuelta al tablero tendría { $way } casillas; el máximo es 127. Pon menos casillas.
mejn-fault-empty = El tablero no tiene ningún asiento { $index } (se cuentan desde 0), así que no puede quedar vacío.
mejn-fault-in-play = Hace falta jugar al menos entre dos. Que alguien ocupe un asiento.
mejn-fault-beginner = Tiene que empezar el asiento { $index } (contando desde 0), pero ahí no juega nadie. Que alguien se siente, o que empiece otro asiento.
mejn-fault-rolled = Un dado de una sola cara no puede decidir quién empieza. Que se sortee, o elige a alguien.
mejn-fault-six-limit = El límite de caras más altas seguidas empieza en 2: uno menor las prohibiría todas.

## What happens

event-contested = { $seat } tira para empezar y saca un { $face }.
event-begins = Empieza { $seat }.
event-rolled = { $seat } saca un { $face }.
event-limit = Demasiadas seguidas: acaba el turno de { $seat }.
event-no-move = { $seat } no puede mover.
event-moved = { $seat } va de { $from } a { $to }.
event-moved-plain = { $seat } avanza.
event-entered = { $seat } saca una ficha a { $to }.
event-entered-plain = { $seat } saca una ficha.
event-came-home = { $seat } entra en la meta, en { $to }.
event-came-home-plain = { $seat } entra en la meta.
event-struck = { $by } se come una ficha de { $seat } en { $spot }.
event-struck-plain = { $by } se come una ficha de { $seat }.
event-struck-own = { $seat } se come una ficha propia en { $spot }.
event-struck-own-plain = { $seat } se come una ficha propia.
event-finished =
    { $place ->
        [1] ¡{ $seat } llega a la meta y gana!
        [2] { $seat } llega a la meta en segundo lugar.
        [3] { $seat } llega a la meta en tercer lugar.
        [4] { $seat } llega a la meta en cuarto lugar.
        [5] { $seat } llega a la meta en quinto lugar.
        [6] { $seat } llega a la meta en sexto lugar.
       *[other] { $seat } llega a la meta en el puesto { $place }.
    }
event-again = { $seat } vuelve a tirar.
event-over = La partida ha terminado.

## Positions and moves as text

mejn-text-spot = «{ $text }» no es una casilla de este asiento en este tablero. Las casillas se escriben B34 (casa), E5 (circuito) o H1 (meta).
mejn-text-taken = En «{ $text }» ya hay otra ficha.
mejn-text-pawns = «{ $text }» no tiene tantas fichas como hay aquí por asiento.
mejn-text-seats = Tiene que haber una lista de fichas por cada asiento del tablero, separadas con «/»; mira «{ $text }».
mejn-text-empty-seat = En este asiento no juega nadie, así que se escribe «-», no «{ $text }».
mejn-text-seat = «{ $text }» no nombra un asiento que juegue aquí, o nombra uno que ya se nombró. Los asientos se cuentan desde 0.
mejn-text-face = «{ $text }» no es una cara de este dado.
mejn-text-phase = «{ $text }» no dice a quién le toca. Escribe 1? si le toca tirar al asiento 1, 1:3 si ha sacado 3, draw u over.
mejn-text-field = «{ $text }» no se conoce aquí. Lo que puede seguir es sixes=, tries=, home= y, mientras se tira para ver quién empieza, las tiradas hasta ahora.
mejn-text-number = «{ $text }» no es un número que pueda ir aquí.
mejn-text-home = Los asientos que se dan por llegados no son los que tienen todas sus fichas en la meta.
mejn-text-over = Según estas fichas, la partida habría terminado, o no: el texto dice lo contrario.
mejn-text-contest = Las tiradas para ver quién empieza no encajan entre sí.
mejn-text-turn = El asiento al que le toca ya ha terminado.
mejn-text-tries = Tantos intentos no encajan con esta posición.
mejn-text-no-move = Con esta tirada no se podría mover ninguna ficha, así que no hay nada que elegir.
mejn-text-from = «{ $text }» no es una casilla desde la que este asiento pueda mover. Una jugada se escribe E11-E14, o solo E11.
mejn-text-to = Con una tirada de { $roll }, esta jugada no acaba en «{ $text }».

## How to play

howto-aim = El objetivo
howto-aim-text =
    { $pawns ->
        [one] Da una vuelta con tu ficha por las { $ring } casillas del circuito y llévala a la meta antes que nadie.
       *[other] Da una vuelta con tus { $pawns } fichas por las { $ring } casillas del circuito y llévalas a la meta antes que nadie.
    }{ $empty ->
        [0] { "" }
        [one] { " " }Hay un asiento vacío, que se salta.
       *[other] { " " }Hay { $empty } asientos vacíos, que se saltan.
    }

howto-begins = Quién empieza
howto-begins-text =
    { $who_begins ->
        [drawn] Se sortea qué asiento empieza.
        [rolled] Todo el mundo tira el dado: empieza quien saca más, y en caso de empate se vuelve a tirar.
       *[other] Empieza { $beginner }.
    } Después el turno va pasando en el sentido de las agujas del reloj, con una tirada por turno.

howto-enter = Sacar una ficha
howto-enter-text =
    Solo { howto-six } saca una ficha de la casa a tu salida.{ $pawns ->
        [one] { "" }
       *[other] { " " }Si queda alguna en casa y en tu salida no hay una ficha tuya, es obligatorio sacarla.
    }

howto-start = Dejar la salida
howto-start-text =
    { $leave_start_first ->
        [always] Una ficha que está en tu salida tiene que dejarla antes de que muevas cualquier otra, saques lo que saques.
        [while_begin] Mientras te queden fichas en casa, una ficha que está en tu salida tiene que dejarla antes de que muevas cualquier otra.
       *[never] Una ficha puede quedarse en tu salida, pero mientras tanto no puede salir ninguna otra.
    }

howto-walk = Avanzar
howto-walk-text = Mueve una ficha en el sentido de las agujas del reloj, exactamente tantas casillas como hayas sacado. Las fichas del camino se saltan; solo cuenta la casilla en la que caes.

howto-home = Llegar a la meta
howto-home-text = Tras la vuelta completa, la ficha entra en tu pasillo de meta. Hay que llegar con el número exacto: si la tirada la lleva más allá de la última casilla, no sirve para esa ficha.

howto-strike = Comer
howto-strike-text =
    Si caes donde hay una ficha de otro color, te la comes y vuelve a su casa. Ninguna casilla del circuito es segura, ni siquiera una salida.{ $strike_is_compulsory ->
        [on] { "" }
       *[off] { " " }Puedes comer, pero también vale otra jugada.
    }

howto-compulsory = Comer es obligatorio
howto-compulsory-text =
    Si puedes comer, tienes que hacerlo; con qué ficha, lo decides tú.{ $leave_start_first ->
        [never] { " " }Solo sacar una ficha va antes.
       *[other] { " " }Solo sacar una ficha y dejar la salida van antes.
    }

howto-own = Tus propias fichas
howto-own-text =
    { $self_strike ->
        [on] Si en el circuito caes donde hay una ficha tuya, te la comes como cualquier otra.
       *[off] No puedes caer donde hay una ficha tuya.
    }

howto-own-start = Tus propias fichas, desde la salida
howto-own-start-text =
    { $start_strikes_own ->
        [on] La excepción es la ficha que deja tu salida: si cae donde hay una ficha tuya, se la come.
       *[off] La ficha que al dejar tu salida caería donde hay otra tuya tampoco puede ir allí; entonces mueve otra.
    }

howto-lane = En el pasillo de meta
howto-lane-text =
    { $home_no_jumping ->
        [on] En la meta las fichas no pueden saltarse unas a otras, y cada una necesita una casilla libre. Pueden seguir avanzando hacia dentro.
       *[off] En la meta las fichas pueden saltarse unas a otras, pero cada una necesita una casilla libre. Pueden seguir avanzando hacia dentro.
    }

howto-again =
    { $faces ->
        [6] Un seis
       *[other] La cara más alta
    }
howto-again-text =
    { $six_rolls_again ->
        [on] Quien saca { howto-six } vuelve a tirar, aunque no haya podido mover ninguna ficha.{ $six_limit ->
            [none] { "" }
            [2] { " " }Pero si sale dos veces seguidas, la segunda no se juega y acaba el turno.
            [3] { " " }Pero si sale tres veces seguidas, la tercera no se juega y acaba el turno.
            [4] { " " }Pero si sale cuatro veces seguidas, la cuarta no se juega y acaba el turno.
           *[other] { " " }Pero si sale { $six_limit } veces seguidas, la última no se juega y acaba el turno.
        }
       *[off] Aquí { howto-six } no da derecho a volver a tirar.
    }

howto-tries = Tres intentos
howto-tries-text =
    { $pawns ->
        [one] Mientras tu ficha espera en casa, tiras hasta tres veces, a ver si sale { howto-that-six }.
       *[other] Si no tienes ninguna ficha en el circuito y las que están en la meta ya no pueden avanzar más, tiras hasta tres veces, a ver si sale { howto-that-six }.
    }

howto-pass = Pasar
howto-pass-text =
    Si puedes mover, tienes que hacerlo, aunque no te convenga. Si no puedes, pasa el turno.{ $three_tries ->
        [on] { "" }
       *[off] { " " }{ $pawns ->
            [one] No hay intentos de más, ni siquiera con tu ficha en casa.
           *[other] No hay intentos de más, ni siquiera con todas tus fichas en casa.
        }
    }

howto-end = El final
howto-end-text =
    { $pawns ->
        [one] Gana quien primero lleva su ficha a la meta
       *[other] Gana quien primero lleva todas sus fichas a la meta
    }{ $play_to_last ->
        [on] { $seats ->
            [2] . El otro color sigue jugando hasta llegar también.
           *[other] . El resto sigue jugando hasta que llega todo el mundo; quien ha llegado ya no tira.
        }
        [one_left] { $seats ->
            [2] , y se acaba la partida.
           *[other] . El resto sigue jugando hasta que solo queda un color; quien ha llegado ya no tira.
        }
       *[off] , y se acaba la partida.
    }
