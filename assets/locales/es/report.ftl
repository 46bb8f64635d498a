### Reports of tournaments: the page, and the titles of its plots.

report-title = { $game }: un torneo
report-nothing = Todavía no se ha contado ninguna partida.
report-first = { $name } va en cabeza, con una puntuación de { $rating }: ganó el { $share } de las partidas en que se sentó a la mesa (de { $low } a { $high }). Un reparto igualado sería el { $even }.
report-apart = En las mesas comunes, { $one } ganó más a menudo que { $other }: un { $lead } más de las partidas (de { $low } a { $high }).
report-close = En las mesas comunes, { $one } ganó un { $lead } más de las partidas que { $other } (de { $low } a { $high }): estas partidas no dicen quién gana más a menudo.
report-seats-differ = Los asientos no son iguales, se siente quien se siente: { $most } ganó el { $share } y { $least } el { $other_share } (en { $blocks } bloques, { $p }).
report-seats-alike = Que los asientos sean distintos no lo muestran estas partidas: { $most } ganó el { $share } y { $least } el { $other_share } (en { $blocks } bloques, { $p }).
report-seats-unknown = Aquí no se puede decir si los asientos son distintos: alguien conserva el suyo, o hay muy pocos bloques.
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
report-leads = Cuánto más ganó la fila que la columna en los mismos bloques, % de las partidas
report-axis-wins = porcentaje de victorias, %
report-axis-rating = puntuación, puntos
report-axis-seats = participante y su asiento

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
report-openings = Aperturas
report-program = Programa
report-rules-version = Versión de las reglas
report-rules-page = { $page }, SHA-256 { $hash }…
report-machines = Jugado en
report-stop = Pregunta
report-stop-all = ¿Cuál de cada dos participantes es más fuerte por más de un { $by } de las victorias, con una probabilidad de error de { $alpha } como mucho?
report-stop-one = ¿Es { $one } más fuerte que { $other } por más de un { $by } de las victorias, con una probabilidad de error de { $alpha } como mucho?
report-hash = Torneo
report-again = Esta línea lo vuelve a jugar, con los mismos resultados en cualquier máquina:

## How to read it

report-how-interval = Un intervalo (±) contiene el número verdadero 95 veces de cada 100; de veinte intervalos se espera que falle uno. Sale de la t de Student para el cociente de dos sumas sobre los bloques ({ $source }).
report-how-any-time = Este torneo puede pararse antes, así que los intervalos de porcentajes, asientos, parejas y ventajas valen en todo momento: la probabilidad de que alguno falle alguna vez el número verdadero m es del 5 % como mucho, por muchas veces que se mire. m se descarta en cuanto K(m) = media sobre λ de Π (1 + λ (X − m)/(m − a)), o su reflejo, llega a 40; X son los números de los bloques, a el menor posible, y λ apuestas fijas entre 0 y 1 ({ $source }).
report-how-fixed = Los puntos, las puntuaciones, la suerte, los errores y la prueba de los asientos se calculan como si el número de partidas se hubiera fijado de antemano: tras una parada temprana son algo demasiado seguros ({ $source }).
report-how-lead = Solo se compara a quienes se encontraron, por la diferencia de sus porcentajes en los mismos bloques. Cada comparación vale por sí sola: de muchas, algunas fallan por azar.
report-how-course = Las bandas en torno a las líneas valen para cada momento por separado, no para todos a la vez. Quien quiera mirar todo el tiempo tiene que hacer antes una pregunta (--stronger).
report-how-block = Un bloque es una mesa en todas sus disposiciones de asientos con los mismos dados. Los bloques son independientes, y por eso los intervalos se calculan a partir de ellos.
report-how-points = Los puntos se dan por los puestos, como en la clasificación de estrategias de Sitarz: 100 veces los puntos de una partida, en promedio.
report-how-rating = Una puntuación sale de quién de cada dos acabó antes (Bradley y Terry); 1500 es la media, y 400 más significan 10 contra 1. La tabla está ordenada por ella. Su intervalo sale de dejar fuera cada vez uno de 32 grupos de rondas, el jackknife ({ $source }). En mesas de más de dos, quien más gana no tiene por qué ser quien más a menudo acaba por delante.
report-how-seats = Si los asientos son distintos se comprueba con la T² de Hotelling de sus porcentajes sobre los bloques; p es lo probables que son diferencias tan grandes cuando no las hay ({ $source }).
report-how-fair = Si k participantes comparten el primer puesto, cada cual se lleva 1/k de la victoria.
report-how-luck = La suerte es cuánto han subido las tiradas y las cartas de una partida la probabilidad de ganar, más allá de lo que hacen de media. Solo se descuenta de la parte de victorias: puntos, puestos, puntuaciones y preguntas quedan como están ({ $source }).
report-how-errors = Un error es lo que una elección pierde de probabilidad de ganar frente a la mejor, hasta donde podía saberlo quien eligió; la columna suma los de una partida. Se juzga como las probabilidades, así que quien juega según la misma red no tiene ninguno.
