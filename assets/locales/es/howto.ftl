### How to play: the rules as they hold at one table. Every setting is an argument of its own name.

# What a six is called here; the second where it has been named before.
howto-six =
    { $faces ->
        [6] un seis
       *[other] la cara más alta, { $faces },
    }
howto-that-six =
    { $faces ->
        [6] un seis
       *[other] la cara más alta
    }

## Mens erger je niet

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

## Quoridor

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
    } Cada valla mide dos casillas de largo y queda entre dos pares de casillas. Una vez puesta no se mueve, y nadie la atraviesa.

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

## Dog

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
