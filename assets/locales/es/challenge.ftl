### Desafíos, y veladas en las que cada cual ocupa todos los asientos.

challenge-told = { $game }, en el asiento de { $seat }, con los mismos dados o cartas. A superar: puesto { $place } de { $seats }. { $length }
challenge-theirs = El desafío: puesto { $place } de { $seats }. { $length }
challenge-yours = Tú: puesto { $place } de { $seats }. { $length }
challenge-better = Lo has hecho mejor.
challenge-even = Lo has hecho igual de bien.
challenge-worse = No has superado el desafío.
challenge-give = ¿Quién lo hace mejor con los mismos dados o cartas? homestretch text --challenge { $code }

challenge-sign = «{ $sign }» no aparece en ningún código de desafío: letras y cifras sí, pero ninguna U.
challenge-short = Eso es demasiado corto para el código de un desafío.
challenge-typed = En este código hay algo mal, falta algo o está cambiado de sitio. Compáralo con el que te dieron.
challenge-version = El código es de la versión { $version }; este programa lee la versión { $known }. Quizá lo lea un programa más nuevo.
challenge-game = El código es de un juego que este programa no tiene. Quizá lo tenga uno más nuevo.
challenge-unread = El código nombra a un jugador o una regla que este programa no conoce. Lo lee la versión que lo hizo.
challenge-not-over = Una partida puede pasarse como desafío cuando ha terminado.
challenge-nobody = En ese asiento no ha jugado nadie.
challenge-sealed = Este registro no revela su semilla, así que nadie más puede jugar con los mismos dados.
challenge-practice = Una partida de práctica no es un desafío: en ella se puede deshacer todo.
challenge-taken-over = Alguien ocupó un asiento en mitad de esta partida, así que nadie puede jugarla como fue.
challenge-own = Quien ocupa { $seat } solo juega en este ordenador: un programa o una red propios no caben en un código.
challenge-rules = Las reglas de esta mesa no caben en un código.
challenge-whose = Aquí no ha jugado exactamente una persona. Nombra el asiento que hay que superar: --seat con su número en el registro.
challenge-other = No son la mesa ni los dados del desafío.
challenge-one = Nombra un registro de una partida terminada, un código (--code) o ambos; varios registros con --duplicate.
challenge-table = El código ya dice qué mesa es. Deja fuera lo demás que lo diga.
challenge-late = Un desafío nuevo empieza con una partida propia. Deja fuera la guardada.

evening-sums = { $played } de { $games } partidas. Los puestos y su suma, según dónde se sentó cada cual primero:
evening-sum = { $sum } = { $places }  { $seat } ({ $sitter })
evening-next = Partida { $game } de { $games }: cada cual avanza un asiento, y el azar vuelve a dar lo mismo.
evening-other = Esta partida no es de esa velada, o ya está contada.
evening-over = Todos se han sentado en cada asiento: la velada ha terminado.
evening-sums-table = Velada, { $played } de { $games } partidas, puestos y suma:
evening-sum-table = { $seat }: { $places } = { $sum }

challenge-title = Introducir el código de un desafío
challenge-help = Con los mismos dados o cartas que quien te dio el código, en el mismo asiento. Al final los dos resultados están uno junto al otro.
challenge-hint = El código que te dieron
challenge-play = Jugar
challenge-no-person = Ninguno de vosotros ha jugado aquí.
share-challenge = Desafiar a un amigo
share-challenge-help = Un código para un amigo, en el portapapeles: el mismo asiento, los mismos dados o cartas, un resultado junto al otro. De varias personas, hay que superar el mejor resultado.
share-code = En el portapapeles: { $code } – se acepta en «{ load-title }».
