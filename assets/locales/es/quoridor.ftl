### Quoridor: what its rules have to say, the list of actions, and how it is played.

game-quoridor = Quoridor
invitation-quoridor = Cruza antes que nadie y pon vallas a los demás.
duration-quoridor = 10–20 min
credits-quoridor = Quoridor lo diseñó Mirko Marchesi. Detrás del nuestro hay un programa en Java hecho para la escuela.

## Why a step or a fence is not allowed

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

## Why a table can't be laid

quoridor-fault-seats = A Quoridor se juega entre 2 o 4, no entre { $number }.
quoridor-fault-empty = En una mesa de Quoridor no queda ningún asiento vacío, así que alguien tiene que sentarse en el de { $seat }.
quoridor-fault-columns = Un tablero tiene 3, 5, 7 o 9 columnas, no { $number }: los peones empiezan en el centro.
quoridor-fault-rows = Un tablero tiene 3, 5, 7 o 9 filas, no { $number }: los peones empiezan en el centro.
quoridor-fault-fences = Cada asiento tiene de 0 a { $most } vallas, no { $number }.
quoridor-fault-plies = Una partida se puede cortar tras un número de turnos de 1 a { $most }, no de { $number }.

## What happens

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

## Positions and choices as text

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

## How to play

howto-quoridor-aim = El objetivo
howto-quoridor-aim-text =
    Lleva tu peón a cualquier casilla del lado opuesto al de partida antes que nadie. El tablero tiene { $columns } columnas y { $rows } filas, y { $seats ->
        [2] se juega entre dos
       *[other] se juega entre { $seats }
    }.

howto-quoridor-turn = Tu turno
howto-quoridor-turn-text =
    { $fences ->
        [0] Mueve tu peón una casilla hacia arriba, abajo, la izquierda o la derecha. No puedes pasar.
       *[other] Mueve tu peón una casilla hacia arriba, abajo, la izquierda o la derecha, o pon una valla: una de las dos cosas, y no puedes pasar.
    } Después le toca { $seats ->
        [2] al otro color.
       *[other] al siguiente color en el sentido de las agujas del reloj.
    }

howto-quoridor-fence = Vallas
howto-quoridor-fence-text =
    { $fences ->
        [one] Tienes una valla.
       *[other] Tienes { $fences } vallas.
    } Cada valla mide dos casillas de largo y queda entre dos pares de casillas. Una vez puesta no se mueve, y nadie la atraviesa. En la lista lleva el nombre de la casilla de abajo a la izquierda: e3h está sobre e3 y f3, e3v a la derecha de e3 y e4.

howto-quoridor-apart = Las vallas no se pisan
howto-quoridor-apart-text = Una valla puede tocar otra, por la punta o en forma de T. No puede cruzarla ni cubrir la mitad de ella.

howto-quoridor-way = Siempre queda un camino
howto-quoridor-way-text = Una valla puede alargar un camino todo lo que quieras, pero no puede quitarle a ningún peón el último camino a su meta. Los peones no cierran caminos.

howto-quoridor-jump = Saltar
howto-quoridor-jump-text = Si hay un peón justo al lado del tuyo, puedes saltarlo en línea recta a la casilla de detrás, si está libre y no hay ninguna valla en medio.

howto-quoridor-side = Rodear un peón
howto-quoridor-side-text = Si detrás del peón que ibas a saltar hay una valla o el borde, pasas a una de las casillas de su lado, si está libre y no hay ninguna valla en medio.

howto-quoridor-back = Ida y vuelta
howto-quoridor-back-text = Si hay una valla o el borde detrás del peón que ibas a saltar y también a sus dos lados, tu peón puede saltar y volver a la casilla donde estaba. Todo queda como antes, pero tu turno se ha acabado.

howto-quoridor-third = Un tercer peón
howto-quoridor-third-text =
    { $third_pawn ->
        [like_a_fence] Un tercer peón detrás del que ibas a saltar cuenta como una valla: pasas a un lado.
       *[blocks] Si hay un tercer peón detrás del que ibas a saltar, por ahí no puedes pasar de ningún modo.
    }

howto-quoridor-lost = Perder el turno
howto-quoridor-lost-text = Quien no puede ni mover ni poner una valla pierde el turno. Es la única manera de pasar.

howto-quoridor-end = El final
howto-quoridor-end-text =
    Gana quien primero llega al otro lado, y el resto no sigue jugando.{ $max_plies ->
        [none] { "" }
        [one] { " " }Tras un turno sin victoria, la partida acaba en tablas.
       *[other] { " " }Tras { $max_plies } turnos en total sin victoria, la partida acaba en tablas.
    }

## What the terminal shows beside the board


## What the terminal shows beside the board


## What the terminal shows beside the board

text-quoridor-row = va a la fila { $row }
text-quoridor-column = va a la columna { $column }
