### Reports of tournaments: the page, and the titles of its plots.

report-title = { $game }: un torneo
report-nothing = Todavía no se ha contado ninguna partida.
report-first = { $name } ganó más que nadie: el { $share } de las partidas en que se sentó a la mesa (de { $low } a { $high }). Un reparto igualado sería el { $even }.
report-apart = { $one } ganó más a menudo que { $other }, el { $share } frente al { $other_share }, y sus intervalos no se solapan.
report-close = Estas partidas no dicen si { $one } gana más a menudo que { $other }: el { $share } frente al { $other_share }, y sus intervalos se solapan.
report-part = Esta es solo la parte { $part } de un torneo de { $planned } partidas, con { $games } partidas hasta ahora.
report-under-way = Así está tras { $games } de { $planned } partidas.
report-decided = Se paró tras { $games } partidas, de { $planned } como mucho, porque ya se sabe todo lo que se preguntaba.

## Parts of the page

report-standings = Clasificación
report-known = Lo que se sabe
report-plots = Gráficos
report-played = Lo que se jugó
report-numbers = Más números
report-how = Cómo leerlo

## Plots

report-wins = Porcentaje de victorias, con intervalos del 95 %
report-even = igualado: { $share }
report-ratings = Puntuaciones, con intervalos del 95 %
report-even-rating = media: 1500
report-seats = Porcentaje de victorias por asiento, con intervalos del 95 %
report-anybody = cualquiera
report-course = Cómo se asentó el porcentaje de victorias, con intervalos del 95 %
report-course-games = partidas
report-course-first = partidas; se muestran las { $count } primeras estrategias
report-pairs = Con qué frecuencia acabó la fila por delante de la columna, %
report-pairs-read = Las columnas llevan los números de las filas. Los empates cuentan la mitad.
report-pairs-more = Se muestran las primeras { $count }; pairs.csv las tiene todas.

## What was played

report-game = Juego
report-players = Participantes
report-shape = Mesas
report-shape-table = una mesa, en la que se van cambiando los asientos
report-shape-pairs = todos los emparejamientos de dos, que se reparten los asientos por turnos
report-shape-gauntlet = la primera estrategia con cada una de las demás, que se reparten los asientos por turnos
report-shape-brackets = todas las combinaciones de participantes para los asientos
report-house = Reglas caseras
report-rules = Todas las reglas caseras
report-rule = regla
report-value = aquí
report-board = Tablero
report-board-seats = { $count ->
    [one] { $count } asiento
   *[other] { $count } asientos
}
report-games = Partidas
report-blocks = Bloques
report-seed = Semilla
report-stop = Pregunta
report-stop-all = ¿Cuál de cada dos participantes es más fuerte por más de un { $by } de las victorias, con una probabilidad de error de { $alpha } como mucho?
report-stop-one = ¿Es { $one } más fuerte que { $other } por más de un { $by } de las victorias, con una probabilidad de error de { $alpha } como mucho?
report-hash = Torneo
report-again = Esta línea lo vuelve a jugar, con los mismos resultados en cualquier máquina:

## How to read it

report-how-interval = Un intervalo (±) contiene el número verdadero 95 veces de cada 100. De veinte intervalos se espera que falle uno.
report-how-course = Las bandas en torno a las líneas valen para cada momento por separado, no para todos a la vez. Quien quiera mirar todo el tiempo tiene que hacer antes una pregunta (--stronger).
report-how-block = Un bloque es una mesa en todas sus disposiciones de asientos con los mismos dados. Los bloques son independientes, y por eso los intervalos se calculan a partir de ellos.
report-how-points = Los puntos se dan por los puestos, como en la clasificación de estrategias de Sitarz: 100 veces los puntos de una partida, en promedio.
report-how-rating = Una puntuación sale de quién de cada dos acabó antes (Bradley y Terry); 1500 es la media, y 400 más significan 10 contra 1.
report-how-fair = Si k participantes comparten el primer puesto, cada cual se lleva 1/k de la victoria.
report-how-luck = La suerte es cuánto han subido las tiradas y las cartas de una partida la probabilidad de ganar, más allá de lo que hacen de media. Solo se descuenta de la parte de victorias: puntos, puestos, puntuaciones y preguntas quedan como están.
report-how-errors = Un error es lo que una elección pierde de probabilidad de ganar frente a la mejor, hasta donde podía saberlo quien eligió; la columna suma los de una partida. Se juzga como las probabilidades, así que quien juega según la misma red no tiene ninguno.
