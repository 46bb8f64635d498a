### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Games and colours

game-mejn = Mens erger je niet
game-quoridor = Quoridor
game-dog = Dog

# Who made a game, and what ours comes from.
credits-mejn = Mens erger je niet es un juego de recorrido de la familia del pachisi, como el parchís. El nuestro desciende del programa en Java Mens erger je niet, de jrottinghuis. Las estrategias Lejos, Cerca y Ranking vienen de van der Genugten y Das, y los puntos de la clasificación, de Sitarz.
credits-quoridor = Quoridor lo diseñó Mirko Marchesi. Detrás del nuestro hay un programa en Java hecho para la escuela.
credits-dog = Dog es una carrera con cartas, originaria de Suiza. Las reglas caseras «{ preset-library }» siguen libdog, una biblioteca de leopoldsedev, y las reglas «{ preset-brandi }», las de la fundación Brändi.

colour-blue = Azul
colour-yellow = Amarillo
colour-green = Verde
colour-red = Rojo
colour-black = Negro
colour-violet = Violeta

# The usual order of the seats, for sentences that know no board.
colour-0 = Azul
colour-1 = Amarillo
colour-2 = Verde
colour-3 = Rojo
colour-4 = Negro
colour-5 = Violeta

## Out of turn

order-not-to-act = No es el turno de { $seat }.
order-chance-first = Antes va el dado: tira y luego elige.
order-no-chance = Ahora no hay que tirar, sino elegir una ficha.
order-over = La partida ha terminado. Empieza otra para seguir jugando.

## Mens erger je niet: why a move is not allowed

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

## Mens erger je niet: why a table can't be laid

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

## Mens erger je niet: what happens

event-contested = { $seat } tira para empezar y saca un { $face }.
event-begins = Empieza { $seat }.
event-rolled = { $seat } saca un { $face }.
event-limit = Demasiadas seguidas: acaba el turno de { $seat }.
event-no-move = { $seat } no puede mover.
event-moved = { $seat } va de { $from } a { $to }.
event-entered = { $seat } saca una ficha a { $to }.
event-came-home = { $seat } entra en la meta, en { $to }.
event-struck = { $by } se come una ficha de { $seat } en { $spot }.
event-struck-own = { $seat } se come una ficha propia en { $spot }.
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

## Mens erger je niet: positions and moves as text

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

## Quoridor: why a step or a fence is not allowed

quoridor-no-fence-left = Ya has puesto todas tus vallas, así que tiene que moverse tu peón.
quoridor-crosses = Esa valla cruzaría { $fence }.
quoridor-overlaps = Esa valla quedaría encima de { $fence }.
quoridor-closes-way = Esa valla cerraría el último camino de { $seat } a su meta, y a cada peón debe quedarle uno.
quoridor-off-board = Eso queda fuera del tablero.
quoridor-stays = Tu peón ya está ahí. Tiene que ir a otro sitio, o pones una valla.
quoridor-occupied = Ahí está el peón de { $seat }.
quoridor-fence-between = Hay una valla en medio.
quoridor-nothing-to-jump = Un peón solo avanza dos casillas si salta otro, y no hay ninguno en medio.
quoridor-fence-behind = Detrás de ese peón hay una valla, así que no se puede saltar en línea recta. Pasa a su lado.
quoridor-diagonal-alone = Un peón solo va en diagonal para rodear a otro que esté justo a su lado, sin valla entre los dos.
quoridor-jump-straight = Puedes saltar ese peón en línea recta hasta { $square }, así que no puedes rodearlo.
quoridor-third-pawn = Detrás de ese hay un tercer peón, y en esta mesa así no hay forma de pasarlo.
quoridor-fence-beside = Hay una valla entre ese peón y la casilla de al lado.
quoridor-not-beside = Está demasiado lejos. Un peón va una casilla hacia arriba, abajo, la izquierda o la derecha, o rebasa un peón vecino.

## Quoridor: why a table can't be laid

quoridor-fault-seats = A Quoridor se juega entre 2 o 4, no entre { $number }.
quoridor-fault-empty = En una mesa de Quoridor no queda ningún asiento vacío, así que alguien tiene que sentarse en el de { $seat }.
quoridor-fault-columns = Un tablero tiene 3, 5, 7 o 9 columnas, no { $number }: los peones empiezan en el centro.
quoridor-fault-rows = Un tablero tiene 3, 5, 7 o 9 filas, no { $number }: los peones empiezan en el centro.
quoridor-fault-fences = Cada asiento tiene de 0 a { $most } vallas, no { $number }.
quoridor-fault-plies = Una partida se puede cortar tras un número de turnos de 1 a { $most }, no de { $number }.

## Quoridor: what happens

event-quoridor-moved = { $seat } va a { $to }.
event-quoridor-jumped = { $seat } rebasa a { $other } y va a { $to }.
event-quoridor-jumped-back = { $seat } salta a { $other } y vuelve a { $to }.
event-quoridor-placed =
    { $seat } pone la valla { $fence } y { $left ->
        [0] ya no le queda ninguna.
        [one] le queda una.
       *[other] le quedan { $left }.
    }
event-quoridor-lost-turn = { $seat } no puede mover ni poner una valla, y pierde el turno.
event-quoridor-won = ¡{ $seat } ha llegado al otro lado y gana!
event-quoridor-drawn = Tras { $plies ->
    [one] { $plies } turno
   *[other] { $plies } turnos
} no ha ganado nadie: tablas.

## Quoridor: positions and choices as text

quoridor-text-unread = «{ $text }» no es ni una casilla ni una valla. Una casilla se escribe e2; una valla, e3h o e3v.
quoridor-text-capitals = «{ $text }» lleva mayúsculas. Las casillas y las vallas se escriben en minúsculas: e2, e3h, e3v.
quoridor-text-off-board = «{ $text }» queda fuera: las casillas de este tablero van de a1 a { $square }.
quoridor-text-fence-off-board = La valla «{ $text }» se saldría del tablero. Su casilla de abajo a la izquierda va de a1 a { $fence }.
quoridor-text-pawns = «{ $text }» tiene que nombrar una casilla por asiento, separadas con comas.
quoridor-text-taken = En «{ $text }» ya hay otro peón.
quoridor-text-left = «{ $text }» tiene que decir cuántas vallas le quedan a cada asiento, y ninguno tiene más que al empezar.
quoridor-text-fence = «{ $text }» no es una valla. Se escriben e3h o e3v.
quoridor-text-lies-on = Estas vallas se cruzan o se solapan: «{ $text }».
quoridor-text-next = «{ $text }» no dice a quién le toca. Es el número de un asiento, contado desde 0, u over.
quoridor-text-plies = «{ $text }» no dice cuántos turnos se han jugado.
quoridor-text-part = «{ $text }» no es lo que viene ahora. Una posición se escribe pawns= left= fences= next=, y plies= donde se cuentan.
quoridor-text-missing = Falta la parte { $text }=.
quoridor-text-count = En el tablero tiene que haber tantas vallas como les faltan a los asientos desde el principio.
quoridor-text-no-way = Estas vallas dejan a un peón sin camino a su meta.
quoridor-text-over = Según estos peones y turnos, la partida habría terminado, o no: el texto dice lo contrario.
quoridor-text-stuck = El asiento al que le toca no puede hacer nada, así que ya ha perdido el turno.
quoridor-text-no-chance = Aquí nada se deja al azar, así que «{ $text }» no significa nada.

## Settings of a table

setting-dots = Casillas
setting-dots-help = Cuántas hay de una salida a la siguiente. Tiene que haber más que caras en el dado.
setting-pawns = Fichas
setting-pawns-help = Cuántas tiene que llevar a la meta cada asiento. Con menos fichas la partida es más corta.
setting-faces = Caras
setting-faces-help = Cuántas tiene el dado. La más alta hace lo que hace un seis.
setting-self_strike = Comer las propias
setting-self_strike-help = Se puede caer en el circuito donde hay una ficha propia, que vuelve entonces a casa.
setting-start_strikes_own = Desde la salida se comen las propias
setting-start_strikes_own-help = Una ficha que deja la salida manda a casa una propia si cae donde está. Si se desactiva, no puede caer ahí.
setting-leave_start_first = Primero, dejar la salida
setting-leave_start_first-help = Cuándo una ficha que está en la salida tiene que moverse antes que ninguna otra: siempre, solo mientras queden fichas en casa, o nunca.
setting-three_tries = Tres intentos
setting-three_tries-help = Cuando solo la cara más alta te serviría de algo, tiras hasta tres veces para sacarla.
setting-strike_is_compulsory = Comer es obligatorio
setting-strike_is_compulsory-help = Si puedes comer a un rival, tienes que hacerlo; con qué ficha, lo decides tú.
setting-home_no_jumping = Sin saltos en la meta
setting-home_no_jumping-help = En tu pasillo de meta las fichas no pueden saltarse unas a otras, así que conviene que las primeras entren hasta el fondo.
setting-six_rolls_again = La cara más alta repite tirada
setting-six_rolls_again-help = Quien saca la cara más alta, un seis en el dado normal, vuelve a tirar.
setting-six_limit = Caras más altas seguidas
setting-six_limit-help = Tantas caras más altas seguidas son demasiadas: la última no se juega, y acaba el turno.
setting-play_to_last = Jugar hasta el final
setting-play_to_last-help = La partida sigue hasta que llega todo el mundo, o hasta que solo queda un asiento, o acaba con la primera llegada.
setting-who_begins = Quién empieza
setting-who_begins-help = Por sorteo, con el dado (empieza quien saca más; si hay empate, se repite), o alguien en concreto.

setting-columns = Columnas
setting-columns-help = Cuántas casillas tiene de ancho el tablero: 3, 5, 7 o 9. Con pocas, la partida es corta.
setting-rows = Filas
setting-rows-help = Cuántas casillas hay de un lado al otro: 3, 5, 7 o 9.
setting-fences = Vallas
setting-fences-help = Cuántas puede poner cada asiento. Sin ninguna, es solo una carrera.
setting-third_pawn = Un tercer peón detrás
setting-third_pawn-help = Qué pasa cuando el peón que ibas a saltar tiene otro detrás: pasas a su lado, como si hubiera una valla, o por ahí no puedes ir de ningún modo.
setting-jump_back = Saltar y volver
setting-jump_back-help = Qué pasa cuando hay una valla o el borde detrás del peón que ibas a saltar y también a sus dos lados: con esta regla puedes saltar y volver a la casilla donde estaba tu peón, y ese es tu turno. Sin ella, por ahí no puedes ir de ningún modo.
setting-max_plies = Tablas tras
setting-max_plies-help = Tras tantos turnos, contando todos los asientos, no gana nadie. Dos rivales que solo se estorben podrían jugar eternamente.

setting-team = Jugar en equipo
setting-team-help = Cuántos colores juegan juntos: dos en un tablero para cuatro, dos o tres en uno para seis, o cada uno por su cuenta. Entre dos, es cuántos colores lleva cada cual.
setting-copies = Cartas de cada valor
setting-copies-help = Cuántas tiene la baraja. Dos barajas normales suman ocho.
setting-jokers = Comodines
setting-jokers-help = Cuántos tiene la baraja.
setting-no_play = Si no se puede jugar
setting-no_play-help = Si te descartas de una carta a tu elección, o de toda la mano y quedas fuera de la ronda.
setting-canadian = Sietes para el equipo
setting-canadian-help = La regla canadiense: un siete también puede mover fichas de tu pareja o equipo, en cualquier mezcla.
setting-rest_to_mate = El resto, para el equipo
setting-rest_to_mate-help = Cuando un siete lleva tu última ficha a la meta, lo que sobra lo andan las fichas de tu pareja o equipo.
setting-idle_jack = Jota sin efecto
setting-idle_jack-help = Se puede echar una jota sin efecto cuando en el circuito solo hay fichas tuyas y no se puede jugar otra cosa.

value-like_a_fence = pasar a su lado
value-blocks = no se puede pasar
value-discard = descartar una carta
value-sit_out = quedar fuera de la ronda
value-on = sí
value-off = no
value-none = sin límite
value-always = siempre
value-while_begin = mientras queden en casa
value-never = nunca
value-one_left = hasta que quede un color
value-drawn = por sorteo
value-rolled = con el dado
# The same words where they answer “Play to the last”.
value-play_to_last-on = hasta la última llegada
value-play_to_last-one_left = hasta que quede un color
value-play_to_last-off = hasta la primera llegada

preset-reference = Clásicas
preset-reference-help = Las reglas con que se suele jugar en los Países Bajos.
preset-mensch = Mensch ärgere dich nicht
preset-mensch-help = Como se imprimen en Alemania: tres intentos para salir, sin saltos en la meta.
preset-quick = Rápidas
preset-quick-help = Dos fichas por color, y gana quien llega primero.
preset-standard = Estándar
preset-standard-help = Las reglas que vienen con el juego: un tercer peón es como una valla, y se juega hasta que alguien gana.
preset-library = Clásicas
preset-library-help = Quien no puede jugar nada se descarta de una carta, y un siete puede mover las fichas de la pareja.
preset-brandi = Brändi
preset-brandi-help = Como se imprimen en Lucerna: quien no puede jugar nada queda fuera de la ronda, y a la pareja solo le llega lo que sobra de un siete.
preset-own = A tu gusto
preset-own-help = Reglas caseras hechas por ti.

## Figures of a game

figure-rolls = Tiradas
figure-rolls-help = Cuántas veces tiró, sin contar las tiradas para ver quién empieza.
figure-highest = Caras más altas
figure-highest-help = En cuántas de sus tiradas salió la cara más alta: un seis, en un dado normal.
figure-expected = Lo esperable
figure-expected-help = Cuántas caras más altas dan tantas tiradas en promedio.
figure-entered = Primera salida
figure-entered-help = En cuál de sus tiradas salió de casa la primera ficha. En promedio hacen falta tantas como caras tiene el dado.
figure-strikes = Comió ajenas
figure-strikes-help = Cuántas fichas ajenas mandó a casa.
figure-struck = Le comieron
figure-struck-help = Cuántas de sus fichas mandó a casa el resto.
figure-own_strikes = Comió propias
figure-own_strikes-help = Cuántas de sus propias fichas mandó a casa.
figure-luck = Suerte
figure-luck-help = Si las caras más altas salieron más (+) o menos (−) de lo que da el azar en promedio; las que salen sin ninguna ficha en el circuito cuentan el doble. Dos de cada tres partidas se quedan entre −1 y +1, y que de vez en cuando una pase de 2 es muy normal. Con pocas tiradas no se dice nada.

figure-steps = Pasos
figure-steps-help = Cuántas veces se movió su peón.
figure-jumps = Saltos
figure-jumps-help = Cuántos de esos pasos saltaron o rodearon otro peón.
figure-placed = Vallas
figure-placed-help = Cuántas vallas puso.

figure-laid = Jugadas
figure-laid-help = Cuántas cartas jugó.
figure-discarded = Descartadas
figure-discarded-help = De cuántas cartas tuvo que descartarse.
figure-all_strikes = Comió
figure-all_strikes-help = Cuántas fichas mandó a su perrera, fueran de quien fueran.
figure-all_struck = Le comieron
figure-all_struck-help = Cuántas de sus fichas volvieron a la perrera, las comiera quien las comiera.

## Strategies

strategy-random-name = Azar
strategy-random = Hace al azar cualquier jugada permitida.
strategy-runner-name = Carrera
strategy-runner = Corre a su meta por el camino más corto y, si va por detrás, de vez en cuando le pone una valla a quien va en cabeza.
strategy-normal-name = Normal
strategy-normal = Mira unas jugadas por delante, y de vez en cuando prefiere algo que no es lo mejor del todo.
strategy-hard-name = Difícil
strategy-hard = Mira tan lejos como permite un segundo, y cuenta cada paso de los dos caminos.
strategy-greedy-name = Voraz
strategy-dog-greedy = Juega lo que en ese momento mejor deja el tablero para su equipo, y no mira más allá.
strategy-compromise-greedy = Nombra, por separado, la cuadrícula, la fila y la columna donde menos ventaja tiene.
strategy-far-name = Lejos
strategy-far = Mueve la ficha que más lejos ha llegado.
strategy-near-name = Cerca
strategy-near = Mueve la ficha que está más cerca de su salida.
strategy-ranking-name = Ranking
strategy-ranking = Sopesa cada jugada con seis números y hace la mejor.
strategy-trained-name = Entrenada
strategy-trained = Sopesa cada jugada como Ranking, con números hallados por entrenamiento.

parameter-self_strike = Comer propias
parameter-other_strike = Comer ajenas
parameter-getting_home = Llegar a meta
parameter-already_home = Dentro de meta
parameter-from_start = Desde la salida
parameter-from_home = Hasta la meta

# Why this move: said of a computer’s choice, and of a hint after “E11 to E14:”.
why-dog-gives = Esta carta ayuda más al resto del equipo de lo que ayudaría aquí.
why-dog-greedy = De todo lo que se puede jugar, es lo que mejor deja el tablero para el equipo.
why-far = De las fichas que pueden mover, esta es la que más lejos ha llegado.
why-near = De las fichas que pueden mover, esta es la que está más cerca de su salida.
why-ranking-strikes = Manda a casa una ficha de { $seat }.
why-ranking-spares = Deja en paz las fichas de { $seat }.
why-ranking-strikes-own = Manda a casa una ficha de su propio color.
why-ranking-spares-own = La segunda mejor jugada se comería una ficha de su propio color.
why-ranking-costs-least = Le cuesta a su propio color menos que la segunda mejor jugada.
why-ranking-gets-home = Lleva una ficha a la meta.
why-ranking-stays-out = De momento deja una ficha fuera del pasillo de meta.
why-ranking-moves-home = Hace sitio en el pasillo de meta.
why-ranking-rests-home = La tirada rinde más aquí que dentro del pasillo de meta.
why-ranking-ahead = Esta ficha va más avanzada que la segunda mejor.
why-ranking-behind = A esta ficha le queda más camino que a la segunda mejor.
why-ranking-even = Ninguna otra jugada pesa más.
why-runner-step = Es un paso por uno de los caminos más cortos a la meta.
why-runner-fence = Alarga el camino de { $seat }.
why-search-arrives = Llega a la meta.
why-search-runs =
    { $steps ->
        [one] Queda un paso, y { $seat } ya no puede impedirlo.
       *[other] Quedan { $steps } pasos, y { $seat }, a { $others } de su meta, ya no puede impedirlo.
    }
why-search-jumps =
    Salta y ahorra un paso: { $steps ->
        [one] queda { $steps }
       *[other] quedan { $steps }
    }, frente a { $others } de { $seat }.
why-search-nearer =
    Se acerca a la meta: { $steps ->
        [one] queda { $steps } paso
       *[other] quedan { $steps } pasos
    }, frente a { $others } de { $seat }.
why-search-lengthens =
    { $steps ->
        [one] Alarga un paso el camino de { $seat }.
       *[other] Alarga { $steps } pasos el camino de { $seat }.
    }
why-search-lengthens-both =
    Alarga en { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    } el camino de { $seat } y en { $own } el propio.
why-search-keeps =
    Impide que { $seat } ponga { $fence }, que costaría { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }.
why-search-deep = Mirando hacia delante, no encontró nada mejor.
strategy-bot-name = Bot
strategy-bot = Es un programa aparte, en cualquier lenguaje.

## Dog: what a rule forbids

dog-not-now = Ahora hay que elegir otra cosa.
dog-not-in-hand = No tienes { $card } en la mano.
dog-not-playable = { $card } no se puede jugar ahora de ninguna manera.
dog-must-play = Puedes jugar una carta, así que tienes que hacerlo: no puedes descartarte de ninguna.
dog-other-card = { $card } hace otra cosa.
dog-kennel-empty = En la perrera no queda ninguna ficha.
dog-start-locked = En la salida hay una ficha con su estrella, así que no puede salir ninguna.
dog-in-kennel = Esa ficha sigue en su perrera.
dog-star-ahead = Hay en el camino una ficha con su estrella, y a esa no la adelanta nadie.
dog-in-finish = En la meta una ficha solo va hacia delante, mientras haya casillas libres y no más allá.
dog-no-finish-to-pass = De todos modos, esta ficha no entraría en su meta.
dog-not-on-ring = Esa ficha no está en el circuito.
dog-swap-star = Una ficha con su estrella no se puede intercambiar.
dog-same-colour = Dos fichas del mismo color no se pueden intercambiar.
dog-mates-piece = En esta mesa, este siete no puede mover esa ficha.
dog-rest-of-seven = { $left ->
        [0] Un siete tiene siete pasos.
        [one] El paso que queda del siete ya no se podría dar.
       *[other] Los { $left } pasos que quedan del siete ya no se podrían dar.
    }
dog-jack-not-idle = Una jota solo se echa sin efecto si en el circuito no hay fichas ajenas y no se puede jugar ninguna carta.
dog-no-such-deal = A { $seat } no se le pueden repartir estas cartas: son muy pocas o demasiadas, o no están en el mazo.

## Dog: why a table can't be laid

dog-fault-seats = A Dog se juega entre 2 y 6, no entre { $number }.
dog-fault-empty = En una mesa de Dog no queda ningún asiento vacío, así que alguien tiene que sentarse en el de { $seat }.
dog-fault-team = En este tablero no pueden jugar juntos { $number } colores: dos pueden donde los asientos son pares, tres donde son seis.
dog-fault-copies = Una baraja tiene de 1 a { $most } cartas de cada valor, no { $number }.
dog-fault-jokers = Una baraja tiene como mucho { $most } comodines, no { $number }.
dog-fault-pack = La baraja solo tiene { $pack } cartas, y el primer reparto necesita { $needed }.
dog-fault-plies = Una partida no se puede cortar antes del primer turno.

## Dog: what happens

event-dog-reshuffled = Se ha acabado el mazo: se barajan los descartes.
event-dog-dealt = { $seat } recibe { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
event-dog-dealt-cards = { $seat } recibe { $cards }.
event-dog-chose = { $seat } ya tiene elegida una carta para dar.
event-dog-gave = { $seat } da una carta a { $to }.
event-dog-gave-card = { $seat } da a { $to } la carta { $card }.
event-dog-played = { $seat } juega { $card }.
event-dog-joker = { $seat } juega un comodín como { $card }.
event-dog-started = Una ficha de { $seat } sale de la perrera.
event-dog-moved = Una ficha de { $seat } va a { $to }.
event-dog-struck = Se comen una ficha de { $seat } en P{ $spot }.
event-dog-swapped = La ficha de { $seat } en P{ $from } y la de { $other } en P{ $to } cambian de sitio.
event-dog-discarded = { $seat } no puede jugar nada y se descarta de { $card }.
event-dog-folded = { $seat } no puede jugar nada, deja { $cards } y queda fuera de esta ronda.
event-dog-won = ¡{ $seat } lleva la última ficha a la meta y gana!
event-dog-drawn = Tras { $plies ->
    [one] { $plies } turno
   *[other] { $plies } turnos
} no ha ganado nadie: tablas.

## Dog: positions and actions as text

dog-text-card = Aquí se espera una carta: una de A 2 3 4 5 6 7 8 9 T J Q K X.
dog-text-joker = Un comodín vale por otra carta, y aquí va esa otra.
dog-text-rank = Aquí se espera el orden de una ficha, de 0 a 3: 0 es la más avanzada.
dog-text-steps = Aquí se esperan los pasos de una parte; todas las partes de un siete juntas suman siete.
dog-text-colour = Aquí se espera el número de un color.
dog-text-own-colour = Una ficha se intercambia con una de otro color.
dog-text-end = Aquí no se espera nada más.
dog-text-piece = Aquí se espera una ficha: P y su casilla del circuito, o F y su casilla de la meta.
dog-text-spot = Este tablero no tiene esa casilla.
dog-text-taken = En esta casilla hay otra ficha.
dog-text-pieces = Un color tiene cuatro fichas.
dog-text-sides = Un tablero nombra las fichas de cada color, separadas con |.
dog-text-cards = «{ $text }» no es un montón de cartas, o tiene más de 15 iguales. Uno se escribe A23X, o - si está vacío.
dog-text-seats = «{ $text }» tiene que llevar una entrada por asiento, separadas con comas.
dog-text-seat = «{ $text }» no es un asiento de esta mesa. Se cuentan desde 0.
dog-text-deal = «{ $text }» no es un tamaño de mano: se reparten 6, 5, 4, 3 o 2 cartas.
dog-text-plies = «{ $text }» no dice cuántos turnos se han jugado.
dog-text-begun = «{ $text }» no se puede elegir ahí.
dog-text-part = «{ $text }» no es lo que viene ahora. Una posición se escribe board= hands= deck= pile= gave= spent= deal= starter= next=, y luego quizá plies= y begun=.
dog-text-missing = Falta la parte { $text }=.
dog-text-pack = Las manos, el mazo y los descartes juntos tienen que formar la baraja entera.
dog-text-hands = Las manos, las cartas dadas y los turnos no encajan con lo que toca ahora.
dog-text-over = Según este tablero y estos turnos, la partida habría terminado, o no: el texto dice lo contrario.
dog-text-start = «{ $text }» no es una posición (board=…), ni un tablero (P0*F1|P14||P48*), ni el dibujo de uno.
dog-text-home = En este tablero ya han llegado todas las fichas de un equipo, así que no queda nada por jugar.
dog-text-star = Una ficha solo tiene su estrella en la salida de su propio color.
dog-picture-print = Aquí todo tablero lleva «{ $sign }».
dog-picture-blank = Aquí ningún tablero lleva nada.
dog-picture-sign = Aquí va un punto o el número de un color, de 0 a { $colours }.
dog-picture-star = Una estrella está junto a la salida de un color, y solo mientras una ficha de ese color esté en ella.
dog-picture-owner = En una perrera y en una meta solo hay fichas de su color.
dog-picture-pieces = El color { $colour } tiene { $count } fichas en este dibujo. Tienen que ser cuatro, contando las de la perrera.
