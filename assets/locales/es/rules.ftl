### What the rules have to say: colours, settings, events, refusals, and texts that can't be read.

## Colours

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
order-chance-first = Antes va el azar: deja que actúe y luego elige.
order-no-chance = Ahora no decide el azar: hay que elegir.
order-over = La partida ha terminado. Empieza otra para seguir jugando.

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
figure-luck = Suerte con el dado
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
strategy-master-name = Maestro
strategy-master = Mira adelante como { strategy-hard-name }, y juzga lo que resulta con una red que ha aprendido el juego jugando contra sí misma. En una mesa para la que no hay red cuenta caminos y vallas; entre cuatro sigue el juego tras las mejores jugadas, para ver qué resulta de ellas.
strategy-greedy-name = Voraz
strategy-partner-name = Compañero
strategy-far-name = Lejos
strategy-far = Mueve la ficha que más lejos ha llegado.
strategy-near-name = Cerca
strategy-near = Mueve la ficha que está más cerca de su salida.
strategy-ranking-name = Ranking
strategy-ranking = Sopesa cada jugada con seis números y hace la mejor.
strategy-trained-name = Entrenada
strategy-trained = Sopesa cada jugada como Ranking, con números hallados por entrenamiento.
strategy-racer-name = Racer
strategy-racer = Juzga cada jugada con una red que ha aprendido el juego jugando contra sí misma, y elige aquella tras la cual su probabilidad es mejor. En una mesa para la que no hay red juega como { strategy-trained-name }.

parameter-self_strike = Comer propias
parameter-other_strike = Comer ajenas
parameter-getting_home = Llegar a meta
parameter-already_home = Dentro de meta
parameter-from_start = Desde la salida
parameter-from_home = Hasta la meta
parameter-nodes = Posiciones por delante
parameter-worlds = Mundos
parameter-width = Jugadas
parameter-ahead = Por delante
parameter-infers = Deducciones
parameter-gives = Regalos
parameter-slips = Fallos de 100
parameter-thousands = Miles de posiciones
parameter-network = Red
parameter-millis = Milisegundos de reloj (0: sin reloj)

# Why this move: said of a computer’s choice, and of a hint after “E11 to E14:”.
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
why-ranking-ahead = Adelanta la ficha que está más cerca de la meta.
why-ranking-behind = Adelanta una ficha a la que aún le queda mucho camino.
why-ranking-even = Aquí no cambia gran cosa.
why-racer-escapes = Podían comerse esta ficha ({ $before } %); allí está más segura ({ $after } %).
why-racer-safest = Con cualquier otra jugada, los demás podrían comerse más.
why-racer-chases = Desde allí puede comerse una ficha de { $seat }.
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
    Impide que { $seat } ponga una valla que costaría { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }.
why-search-deep = Lo que aporta se ve solo unas jugadas después.
strategy-bot-name = Bot
strategy-bot = Es un programa aparte, en cualquier lenguaje.
