### Compromise: what its rules have to say, the list of actions, and how it is played.

game-compromise = Compromise
invitation-compromise = Ambos eligen en secreto; puntúa lo que nadie nombra.
duration-compromise = 10–15 min
credits-compromise = Compromise es un juego de tablero que Thomas James hizo para una asignatura de diseño de juegos de tablero en la Universidad de Warwick; sus reglas se comparten con la licencia CC BY-NC-SA 3.0. El programa para máquinas que aprenden a jugarlo, con sus estrategias y su interfaz de Python, es de gmoutsin (GPL 3.0); aquí no hay nada de su código. Muchas gracias a los dos.

## What happens, for the list of actions and to be read aloud. Each is a whole sentence.
## seat, first and second are names of seats; place, places, one and two are digits such as 123: grid, row and column.

event-compromise-scattered =
    { $pips ->
        [one] Ronda { $round }: cae una perla de cada color.
       *[other] Ronda { $round }: caen { $pips } perlas de cada color.
    }
event-compromise-ready = { $seat } ya ha elegido.
event-compromise-placed =
    { $pips ->
        [one] Ronda { $round }: cada color ha colocado una perla.
       *[other] Ronda { $round }: cada color ha colocado { $pips } perlas.
    }
event-compromise-named = { $first } ha nombrado { $one }; { $second }, { $two }.
event-compromise-drawn = El azar nombra { $one } para { $first } y { $two } para { $second }.
event-compromise-freed =
    { $count ->
        [one] Queda libre una casilla: { $places }.
       *[other] Quedan libres { $count } casillas: { $places }.
    }
event-compromise-scored =
    { $gain ->
        [0] { $seat } no recoge nada y se queda con { $score }.
        [one] { $seat } recoge { $gain } perla y ya tiene { $score }.
       *[other] { $seat } recoge { $gain } perlas y ya tiene { $score }.
    }
event-compromise-extra = Hay empate, así que se juega la ronda { $round }.
event-compromise-bound =
    { $rounds ->
        [0] Hay empate, y en esta mesa no hay rondas extra: la partida acaba en empate.
        [one] Tras una ronda extra sigue el empate, y en esta mesa no hay más: la partida acaba en empate.
       *[other] Tras { $rounds } rondas extra sigue el empate, y en esta mesa no hay más: la partida acaba en empate.
    }
event-compromise-won = ¡{ $seat } gana por { $score } a { $less }!
event-compromise-tied = La partida ha terminado: empate a { $score }.

## What can't be

compromise-other-chance = Ahora el azar tiene que dar otra cosa: perlas donde se han dado tríos de cifras, o al revés.
compromise-no-such-scatter = Perlas por ronda para { $seat }: { $pips }, no { $given }.

## Why a table can't be laid

compromise-fault-seats = A Compromise se juega entre 2, no entre { $seats }.
compromise-fault-empty = En una mesa de Compromise juegan los dos asientos: ninguno puede quedar vacío.
compromise-fault-pips = Cada asiento tiene de 1 a { $most } perlas por ronda, no { $value }.
compromise-fault-length = Una partida dura de 0 a { $most } rondas, no { $value }.
compromise-fault-extra = Puede haber de 0 a { $most } rondas extra, no { $value }.

## Positions and choices as text

compromise-text-choice = En la ronda { $round }, { $seat } responde «{ $text }». Una elección son tres cifras del 1 al 3 para cuadrícula, fila y columna, como 123.
compromise-text-many =
    { $most ->
        [0] En la ronda { $round }, { $seat } responde «{ $text }», pero ya no queda nada que elegir.
        [one] En la ronda { $round }, { $seat } responde «{ $text }». Es demasiado largo: solo se elige una casilla.
       *[other] En la ronda { $round }, { $seat } responde «{ $text }». Es demasiado largo: solo quedan { $most } perlas por colocar.
    }
compromise-text-number = «{ $text }» no es un número que pueda ir aquí.
compromise-text-places = Tiene que haber 27 números, uno por casilla, separados con comas; mira «{ $text }».
compromise-text-seats = Tiene que haber una parte por cada asiento, separadas con «/»; mira «{ $text }».
compromise-text-triple = «{ $text }» no son tres cifras del 1 al 3 para cuadrícula, fila y columna, como 123.
compromise-text-scores = Las puntuaciones se escriben 12:9, no «{ $text }».
compromise-text-phase = «{ $text }» no dice qué viene ahora. Es scatter, place, gamble, name u over.
compromise-text-phase-version = Lo que viene ahora no existe en esta versión del juego.
compromise-text-field = «{ $text }» no se conoce aquí. Lo que puede seguir es placed= mientras se colocan perlas, named= mientras se nombran cuadrículas, filas y columnas, y past=.
compromise-text-past = Las cuatro últimas rondas, o las que haya habido, se cuentan con past=, cada una con 27 números y lo que nombraron los dos colores, separados con «:»; mira «{ $text }».
compromise-text-placed = Nadie puede haber colocado tantas perlas: «{ $text }».
compromise-text-over = Según estas puntuaciones y rondas, la partida habría terminado, o no: el texto dice lo contrario.
compromise-text-pips = Las perlas del tablero y las puntuaciones no suman lo que han aportado los dos asientos hasta ahora.
compromise-text-secrets = Lo que los dos asientos han colocado o nombrado ya se habría mostrado, o es más de lo que tienen.
compromise-text-lead = En una ronda pasada hay en una casilla más perlas de las que había.

## Settings of a table

setting-pips = Perlas por ronda
setting-pips-help = Cuántas aporta cada asiento en cada ronda.
setting-length = Rondas
setting-length-help = Cuántas se juegan. Sin ninguna, la partida es un empate desde el principio, o sigue hasta que un color va por delante.
setting-version = Versión
setting-version-help = Si las perlas caen al azar o se colocan en secreto, y si después nombran los dos colores o nombra el azar.
setting-ties = Empates
setting-ties-help = Con los mismos puntos, la partida acaba en empate. Si se desactiva, se juegan rondas extra hasta que un color va por delante.
setting-extra_rounds = Máximo de rondas extra
setting-extra_rounds-help = Tras tantas rondas extra, con los mismos puntos hay empate de todos modos.

value-simple = simple: las perlas caen al azar
value-complex = compleja: se colocan las perlas
value-gamble = apuesta: se colocan, y nombra el azar

preset-simple = Simple
preset-simple-help = Las perlas caen al azar, y los dos colores nombran una cuadrícula, una fila y una columna.
preset-complex = Compleja
preset-complex-help = Los dos colores colocan sus perlas en secreto y después nombran.
preset-gamble = Apuesta
preset-gamble-help = Los dos colores colocan sus perlas en secreto, y el azar nombra por los dos.

## Figures

figure-rounds_won = Rondas ganadas
figure-rounds_won-help = En cuántas rondas recogió más que el otro color.
figure-best_round = Mejor ronda
figure-best_round-help = Lo máximo que recogió en una ronda.
figure-left_lying = Aún congeladas
figure-left_lying-help = Cuántas de sus perlas quedan al final en el tablero, sin haber puntuado nunca.
figure-given_away = Regaladas
figure-given_away-help = Cuántas perlas por ronda regaló en promedio con lo que nombró, frente a un juego perfecto. Cero es lo mejor posible; se juzgan las primeras sesenta rondas.

## What is said of each round after the game; pips is a number with a decimal, best another triple

review-compromise-best = Ronda { $round }: { $seat } nombró { $named }, y no había nada mejor.
review-compromise-lost = Ronda { $round }: { $seat } nombró { $named } y regaló { $pips } perlas; lo mejor era { $best }.

## Strategies

strategy-determined-name = Decidida
strategy-determined = Busca sus dos mejores casillas y nombra números que ellas no tienen.
strategy-smart_greedy-name = Voraz astuta
strategy-smart_greedy = Nombra la cuadrícula, fila o columna donde menos ventaja tiene, luego la siguiente sin lo que esa congela, y así sucesivamente.
strategy-equilibrium-name = Equilibrio
strategy-equilibrium = Resuelve cada ronda y alterna sus elecciones como lo pide el juego perfecto; coloca sus perlas en bloques.
strategy-exploiter-name = Oportunista
strategy-exploiter = Averigua cómo juegas por lo que has nombrado, y responde a eso.

# Why this choice: said of a computer’s choice, and of a hint after “123:”.
why-compromise-determined = Estos números no congelan ninguna de sus dos mejores casillas.
why-compromise-greedy = Son la cuadrícula, la fila y la columna donde menos ventaja tiene.
why-compromise-smart-greedy = Congela la cuadrícula, la fila y la columna que más favorecerían al otro color.
why-compromise-block = Las perlas que ocupan dos cuadrículas, dos filas y dos columnas quedan todas libres si se nombran las terceras.
why-compromise-mixed =
    { $share ->
        [100] Aquí nada es tan bueno, nombre lo que nombre el otro bando.
       *[other] Nombrar siempre lo mismo se adivina. Lo perfecto es nombrar esto en { $share } de cada 100 rondas así: no se regala nada.
    }
why-compromise-unknown = Del otro color aún no se sabe nada: esto es lo mejor contra todas las formas de jugar a la vez.
why-compromise-answers-random = El otro color parece nombrar cualquier cosa (con un { $percent } % de certeza).
why-compromise-answers-equilibrium = El otro color parece jugar a la perfección (con un { $percent } % de certeza), así que esto hace lo mismo.
why-compromise-answers-determined = El otro color parece respetar sus dos mejores casillas (con un { $percent } % de certeza).
why-compromise-answers-greedy = El otro color parece nombrar la cuadrícula, la fila y la columna donde menos ventaja tiene (con un { $percent } % de certeza).
why-compromise-answers-smart-greedy = El otro color parece congelar, una tras otra, la cuadrícula, la fila y la columna que más le perjudican (con un { $percent } % de certeza).

## In a terminal

text-compromise-hand =
    { $count ->
        [0] { $left ->
            [one] { $seat } tiene { $left } perla por colocar.
           *[other] { $seat } tiene { $left } perlas por colocar.
        }
       *[other] { $left ->
            [one] A { $seat } le queda { $left } perla por colocar.
           *[other] A { $seat } le quedan { $left } perlas por colocar.
        } Hasta ahora: { $places }.
    }

## How to play

howto-compromise-aim = El objetivo
howto-compromise-aim-text =
    Recoge más perlas que el otro color. { $length ->
        [0] { $ties ->
            [on] No se juega ninguna ronda.
           *[off] Se juegan rondas hasta que un color va por delante.
        }
        [one] Se juega una sola ronda.
       *[other] Se juegan { $length } rondas.
    } En cada ronda, cada color recibe { $pips ->
        [one] una perla.
       *[other] { $pips } perlas.
    }

howto-compromise-board = El tablero
howto-compromise-board-text = Hay tres cuadrículas, una al lado de otra, de tres filas y tres columnas: 27 casillas. Cada una se nombra con tres cifras: 123 es la primera cuadrícula, segunda fila, tercera columna. En cada casilla caben todas las perlas que haga falta, de los dos colores.

howto-compromise-fall = Caen las perlas
howto-compromise-fall-text = Al principio de una ronda, las perlas de los dos colores caen al azar en el tablero, cada una en cualquier casilla.

howto-compromise-place = Colocar perlas
howto-compromise-place-text = Al principio de una ronda, cada color coloca sus perlas en secreto, donde quiera. Se muestran cuando los dos han acabado; hasta entonces puedes retirar todas las tuyas.

howto-compromise-name = Nombrar
howto-compromise-name-text = Después, cada color nombra en secreto una cuadrícula, una fila y una columna. Lo que han nombrado los dos se muestra a la vez.

howto-compromise-chance = Nombra el azar
howto-compromise-chance-text = Después, el azar nombra una cuadrícula, una fila y una columna para cada color.

howto-compromise-freeze = Congelar
howto-compromise-freeze-text = Se congelan todas las casillas de una cuadrícula, fila o columna que haya nombrado alguno de los dos. Si nombras 111 y el otro color 222, solo queda libre 333.

howto-compromise-same = Nombrar lo mismo
howto-compromise-same-text = Cuanto más se coincide, más queda libre: dos casillas con una cifra igual, cuatro con dos. Si los dos colores nombran 111, quedan libres ocho casillas.

howto-compromise-score = Recoger
howto-compromise-score-text = Las perlas de las casillas libres se retiran y puntúan, cada una para su color. Las perlas congeladas se quedan donde están, para las rondas siguientes.

howto-compromise-end = El final
howto-compromise-end-text =
    { $ties ->
        [on] { $length ->
            [0] Desde el principio nadie tiene nada, y la partida acaba en empate.
           *[other] Tras la última ronda gana quien tiene más puntos; con los mismos, hay empate.
        }
       *[off] { $length ->
            [0] En cuanto un color va por delante al acabar una ronda, gana.
           *[other] Tras la última ronda gana quien tiene más puntos. Mientras haya empate, se juega otra ronda.
        }{ $extra_rounds ->
            [0] { " " }En esta mesa no hay rondas extra, así que con los mismos puntos hay empate.
            [1000] { "" }
            [one] { " " }Tras una ronda extra con los mismos puntos, acaba de todos modos en empate.
           *[other] { " " }Tras { $extra_rounds } rondas extra con los mismos puntos, acaba de todos modos en empate.
        }
    }

howto-compromise-origin = De quién es este juego
howto-compromise-origin-text = { credits-compromise }

## In place of what is said of every game

order-chance-first-compromise = Antes van las perlas: caen y luego eliges.
order-no-chance-compromise = Ahora no cae ninguna perla: hay que elegir una casilla.
strategy-greedy-compromise = Nombra, por separado, la cuadrícula, la fila y la columna donde menos ventaja tiene.

## At the table

doing-compromise-fall = Van a caer perlas nuevas
doing-compromise-draw = El azar va a nombrar
doing-compromise-place = Cada color coloca sus perlas en secreto
doing-compromise-place-alone = { $other } ya está, { $seat } sigue colocando
doing-compromise-name = Cada color nombra en secreto
doing-compromise-name-alone = { $other } ya ha nombrado, ahora le toca a { $seat }
headline-compromise-fall = Caen perlas nuevas
headline-compromise-placed = Cada color enseña dónde están sus perlas
headline-compromise-ready = { $seat } ha nombrado, boca abajo
headline-compromise-both = Ambos han nombrado: ahora se descubre
headline-compromise-named =
    { $count ->
        [one] A la vez, boca arriba: queda libre una casilla
       *[other] A la vez, boca arriba: quedan libres { $count } casillas
    }
headline-compromise-freed = Libre: { $places }  ·  { $first } { $one }, { $second } { $two }
prompt-compromise-place = { $left ->
        [one] Coloca tu última perla
       *[other] Coloca tus perlas: quedan { $left }
    }
prompt-compromise-name = Nombra una cuadrícula, una fila y una columna: haz clic en una casilla o teclea tres cifras
prompt-compromise-name-touch = Nombra una cuadrícula, una fila y una columna: toca una casilla o sus tres cifras, debajo
outlook-compromise = { $place }: tu ventaja cambia en { $worst } en el peor caso, { $best } en el mejor, { $mean } en promedio
text-compromise-left = el número de la izquierda
text-compromise-right = el número de la derecha
