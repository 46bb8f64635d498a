### Dog: what its rules have to say, the list of actions, and how it is played.

game-dog = Dog
invitation-dog = Una carrera por equipos, con cartas en vez de dado.
duration-dog = 45–60 min
credits-dog = Dog es una carrera con cartas, originaria de Suiza. Las reglas caseras «{ preset-library }» siguen libdog, una biblioteca de leopoldsedev, y las reglas «{ preset-brandi }», las de la fundación Brändi.

## In place of what is said of every game

order-chance-first-dog = Antes van las cartas: se reparten y luego eliges.
order-no-chance-dog = Ahora no se reparte: hay que elegir una carta o una ficha.
strategy-greedy-dog = Juega lo que en ese momento mejor deja el tablero para su equipo, y no mira más allá.
strategy-partner = Valora sus jugadas, en la mayoría de las mesas con una red que ha aprendido el juego jugando contra sí misma, prueba las mejores en mundos que encajan con todo lo que ha visto, cada vez hasta que acaba la ronda, y juega lo que más ayuda al equipo.
why-dog-discards = Ninguna carta se puede jugar, y esta es la que menos falta hará.
why-dog-gives = La pareja le sacará más partido a esta carta.
why-dog-gives-you = Esta carta vale más para tu pareja que para ti.
why-dog-greedy = De todo lo que se puede jugar, es lo que mejor deja el tablero para el equipo.
why-dog-partner = Tengan lo que tengan los demás, es lo que más ayuda al equipo.

## What a rule forbids

dog-not-now = Ahora hay que elegir otra cosa.
dog-not-in-hand = No tienes { $card } en la mano.
dog-not-playable =
    { $kind ->
        [A] A saca una ficha de la perrera o mueve una 1 u 11. Ahora no se puede ni lo uno ni lo otro.
        [K] K saca una ficha de la perrera o mueve una 13. Ahora no se puede ni lo uno ni lo otro.
        [Q] Q mueve una ficha 12. Ninguna de las tuyas puede ir tan lejos ahora.
        [J] J intercambia una ficha tuya del circuito con una de otro color. Ahora no hay dos que intercambiar.
        [X] Ninguna carta por la que valga el comodín se puede jugar ahora.
        [T] 10 mueve una ficha 10. Ninguna de las tuyas puede ir tan lejos ahora.
        [four] 4 mueve una ficha 4 hacia delante o hacia atrás. Ninguna de las tuyas puede ahora.
        [seven] 7 son siete pasos repartidos entre fichas. Las tuyas no pueden ir tan lejos ahora.
       *[other] { $card } mueve una ficha { $card }. Ninguna de las tuyas puede ir tan lejos ahora.
    }
dog-all-wait =
    { $kind ->
        [T] 10 mueve una ficha, y todas las tuyas siguen en la perrera.
       *[other] { $card } mueve una ficha, y todas las tuyas siguen en la perrera.
    }
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

## Why a table can't be laid

dog-fault-seats = A Dog se juega entre 2 y 6, no entre { $number }.
dog-fault-empty = En una mesa de Dog no queda ningún asiento vacío, así que alguien tiene que sentarse en el de { $seat }.
dog-fault-team = En este tablero no pueden jugar juntos { $number } colores: dos pueden donde los asientos son pares, tres donde son seis.
dog-fault-copies = Una baraja tiene de 1 a { $most } cartas de cada valor, no { $number }.
dog-fault-jokers = Una baraja tiene como mucho { $most } comodines, no { $number }.
dog-fault-pack = La baraja solo tiene { $pack } cartas, y el primer reparto necesita { $needed }.
dog-fault-plies = Una partida no se puede cortar antes del primer turno.

## What happens

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
event-dog-started-brief = Una ficha sale de la perrera.
event-dog-moved = Una ficha de { $seat } va a { $to }.
event-dog-moved-brief = Una ficha va a { $to }.
event-dog-moved-plain = Una ficha de { $seat } avanza.
event-dog-moved-plain-brief = Una ficha avanza.
event-dog-struck = { $by } se come una ficha de { $seat } en P{ $spot }.
event-dog-struck-plain = { $by } se come una ficha de { $seat }.
event-dog-struck-own = { $by } se come una ficha propia en P{ $spot }.
event-dog-struck-own-plain = { $by } se come una ficha propia.
event-dog-swapped = La ficha de { $seat } en P{ $from } y la de { $other } en P{ $to } cambian de sitio.
event-dog-swapped-plain = La ficha de { $seat } y la de { $other } cambian de sitio.
event-dog-discarded = { $seat } no puede jugar nada y se descarta de { $card }.
event-dog-folded = { $seat } no puede jugar nada, deja { $cards } y queda fuera de esta ronda.
event-dog-won = ¡{ $seat } lleva la última ficha a la meta y gana!
event-dog-drawn = Tras { $plies ->
    [one] { $plies } turno
   *[other] { $plies } turnos
} no ha ganado nadie: tablas.

## Positions and actions as text

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

## How to play

howto-dog-aim = El objetivo
howto-dog-aim-text =
    { $team ->
        [1] Saca tus cuatro fichas de la perrera, da con ellas una vuelta al circuito y llévalas a tu meta antes que nadie.
       *[other] { $seats ->
            [2] Saca de la perrera las cuatro fichas de cada uno de tus dos colores, da con ellas una vuelta al circuito y llévalas a su meta antes que tu rival.
           *[other] Saca tus cuatro fichas de la perrera, da con ellas una vuelta al circuito y llévalas a tu meta, y ayuda { $team ->
                [2] a tu pareja, que se sienta enfrente,
               *[other] al resto de tu equipo, en asientos alternos,
            } a hacer lo mismo. Gana el equipo que primero tiene todas sus fichas en la meta.
        }
    }

howto-dog-round = Una ronda
howto-dog-round-text = Se reparten seis cartas por cabeza; en las rondas siguientes, cinco, cuatro, tres y dos, y luego otra vez seis. En cada turno se juega una carta, hasta que no quedan cartas en ninguna mano. La ronda siguiente la empieza el asiento que va después del que empezó la anterior.

howto-dog-exchange = Una carta para el equipo
howto-dog-exchange-text =
    Al principio de cada ronda, todo el mundo elige, boca abajo, una carta para { $team ->
        [2] su pareja, que se sienta enfrente
       *[other] el siguiente asiento de su equipo, en el sentido de las agujas del reloj
    }. Las cartas cambian de mano cuando ya se han elegido todas.

howto-dog-start = Salir de la perrera
howto-dog-start-text = Un as o un rey saca una ficha de la perrera a tu salida. Si allí hay una ficha sin estrella, te la comes.

howto-dog-star = La estrella
howto-dog-star-text = Una ficha recién salida de la perrera lleva una estrella hasta que se mueve. Nadie puede adelantarla, caer en su casilla, comérsela ni intercambiarla, y mientras esté ahí no puede salir ninguna otra ficha.

howto-dog-cards = Las cartas
howto-dog-cards-text = Una ficha avanza tantas casillas como dice la carta; la reina vale 12, el rey 13 y el as 1 u 11. Con un cuatro se va hacia delante o hacia atrás.

howto-dog-finish = La meta
howto-dog-finish-text = Pasada tu salida, el camino se desvía hacia tu meta. La ficha entra tantas casillas como dice la carta, y nunca por encima de otra; también puedes pasar de largo y dar otra vuelta. Una ficha con su estrella no puede entrar directamente.

howto-dog-strike = Comer
howto-dog-strike-text = Si caes en la casilla de una ficha, te la comes y vuelve a su perrera, sea de quien sea, también si es tuya. Adelantarla no le hace nada.

howto-dog-seven = El siete
howto-dog-seven-text =
    Un siete son siete pasos que repartes como quieras entre tus fichas{ $canadian ->
        [on] { $team ->
            [1] { "" }
           *[other] { $seats ->
                [2] { "" }
               *[other] { " " }y las de tu equipo
            }
        }
       *[off] { "" }
    }. Hay que darlos todos, y te comes toda ficha por la que pases.{ $rest_to_mate ->
        [on] { " " }Lo que sobra cuando tu última ficha llega a la meta lo aprovecha { $seats ->
            [2] tu otro color.
           *[other] tu equipo.
        }
       *[off] { "" }
    }

howto-dog-jack = La jota
howto-dog-jack-text =
    Una de tus fichas del circuito cambia de sitio con una de otro color. Las fichas con estrella se quedan donde están.{ $idle_jack ->
        [on] { " " }Si en el circuito solo hay fichas tuyas y no puedes jugar otra cosa, puedes echarla sin efecto.
       *[off] { "" }
    }

howto-dog-joker = El comodín
howto-dog-joker-text = Un comodín se juega como cualquier otra carta. En la baraja hay { $jokers ->
        [one] { $jokers } comodín
       *[other] { $jokers } comodines
    } y { $copies ->
        [one] { $copies } carta
       *[other] { $copies } cartas
    } de cada valor.

howto-dog-must = Hay que jugar
howto-dog-must-text = Si alguna carta se puede jugar de alguna manera, tienes que hacerlo. Si no se puede ninguna, te descartas de la que quieras.

howto-dog-sit-out = Quedar fuera
howto-dog-sit-out-text = Si alguna carta se puede jugar de alguna manera, tienes que hacerlo. Si no se puede ninguna, dejas toda tu mano y quedas fuera hasta la ronda siguiente.

howto-dog-help = Ayudar
howto-dog-help-text = En cuanto tu meta está llena, tus cartas mueven las fichas de { $seats ->
        [2] tu segundo color.
       *[other] tu equipo.
    }

howto-dog-end = El final
howto-dog-end-text =
    La partida acaba en cuanto todas las fichas de { $team ->
        [1] un color
       *[other] un equipo
    } están en la meta.{ $max_plies ->
        [none] { "" }
        [one] { " " }Tras un turno sin victoria, la partida acaba en tablas.
       *[other] { " " }Tras { $max_plies } turnos en total sin victoria, la partida acaba en tablas.
    }

## At the table

doing-dog-exchange = Cada cual da una carta a su pareja
prompt-dog-give = Elige una carta para { $seat }, de tu equipo
prompt-dog-card = Elige la carta que vas a jugar
prompt-dog-discard = No puedes jugar ninguna de tus cartas: elige una para descartarla
prompt-dog-joker = El comodín vale por cualquier carta: ¿por cuál?
prompt-dog-seven = { $left ->
    [7] Siete pasos, a repartir como quieras entre tus fichas: elige una ficha y luego dónde acaba su parte
    [one] Queda un paso del siete: elige qué ficha lo da
   *[other] Quedan { $left } pasos del siete: elige una ficha y luego dónde acaba su parte
}
prompt-dog-jack = La jota intercambia: elige una ficha tuya
prompt-dog-with = Elige la ficha con la que cambia de sitio
prompt-dog-place = { $card }: elige adónde va una ficha
outlook-dog-strikes = Come a { $seat } en { $spot }
explains-dog-give = Para { $seat }.
explains-dog-card =
    { $card ->
        [A] Una ficha sale de la perrera, o avanza 1 u 11.
        [K] Una ficha sale de la perrera, o avanza 13.
        [Q] Una ficha avanza 12.
        [J] Una ficha tuya cambia de sitio con una de otro color.
        [7] Siete pasos para repartir; te comes toda ficha por la que pasen.
        [4] Una ficha va 4 hacia delante o hacia atrás.
        [T] Una ficha avanza 10.
        [X] Vale por cualquier otra carta.
       *[other] Una ficha avanza { $card }.
    }
position-part-dog = Basta con un tablero solo, como texto (P0*F1|P14P16||P48*) o dibujado con caracteres: las cartas se reparten de nuevo.
hint-dog-card =
    { $card ->
        [A] el as
        [K] el rey
        [Q] la reina
        [J] la jota
        [T] el 10
        [X] el comodín
       *[other] el { $card }
    }
hint-dog-piece = la ficha de { $spot }
hint-dog-piece-plain = la ficha del anillo dorado
hint-dog-kennel = una ficha de la perrera
hint-dog-give = { $card } para tu equipo
hint-dog-discard = { $card } para los descartes
hint-dog-joker = el comodín como { $card }
hint-dog-way = de { $from } a { $to }
hint-dog-swap = un cambio con la ficha de { $spot }
hint-dog-blank = la jota sin cambio
hint-dog-second = tu otro color

## In the terminal

text-dog-hand = { $seat } tiene { $cards }
text-dog-alone = sale de { $start }
text-dog-mate = con { $mate }, sale de { $start }
text-dog-mates = con { $mate } y { $other }, sale de { $start }
