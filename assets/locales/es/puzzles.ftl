### Problemas.

puzzle-title = { $game }, problema { $number }: nivel { $grade } ({ $skill })
puzzle-day = El problema del { $date }
puzzle-legend = { $letter } { $seat }
puzzle-question = { $seat }, una de las { $count } opciones es mucho mejor que las demás. ¿Cuál? Responde con un número o con notación; «help» explica más:
puzzle-help =
    Escribe el número de una opción tal como está en la lista, o su notación.
    board, list  muestra el tablero, o las opciones
    quit         termina
puzzle-right = Correcto: lo mejor es { $best }. Gana un { $distance } % más a menudo que la segunda opción, { $second }.
puzzle-wrong = Tu elección, { $chosen }, cuesta un { $lost } %. Lo mejor es { $best }: gana un { $distance } % más a menudo que la segunda opción, { $second }.
puzzle-half = { $choice } no es un turno entero, o no lleva a lo mismo que ninguna opción de la lista.
puzzle-date = «{ $text }» no es un día. Se escribe como 2027-02-28.
puzzle-number = No existe el problema { $number } de este juego: van de 1 a { $most }.
puzzles-none = No hay problemas así.
puzzles-again = Todos estos se han resuelto o planteado: ahora vuelven.
puzzles-row = Correctos en esta serie: { $right }. Incorrectos: { $wrong } de 3.
puzzles-score = Resueltos: { $solved } de { $all }. Respuestas correctas: { $right } de { $answers }. Serie más larga: { $row }.
puzzles-set-aside = No se pudo leer la puntuación de tus problemas. Está ahora en { $file }, y empieza una nueva.
puzzles-of-game = { $game }: { $count } (por nivel: { $graded }), de los que has resuelto { $solved }
puzzles-stopping = Se termina: lo encontrado se escribe. Otra vez Ctrl-C acaba enseguida.
puzzles-made = Problemas: { $count } (por nivel: { $grades }) de { $games } partidas en { $seconds } s. Están en { $file }
puzzles-fewer = Se querían { $count }: no salieron más posiciones así. Otra semilla quizá traiga otras.
puzzles-solves = { $game }: level:{ $level } resuelve el { $share } % de { $count }
puzzles-proven = Comprobados: { $count }. Faltas: { $faults }.
puzzles-unjudged = Nadie sabe juzgar todavía las posiciones del juego { $game }, así que no se pueden encontrar problemas en él.
puzzles-form = línea { $line }, columna { $column }: { $why }. Los archivos de problemas los hace «homestretch puzzles make».
puzzles-sum = El problema { $number } no es como se hizo. Vuelve a hacer el archivo con «homestretch puzzles make».
puzzle-plies = El problema { $number } tiene demasiadas opciones.
puzzle-illegal = Problema { $number }: { $choice } no es allí una opción permitida.
puzzle-turn = Problema { $number }: a ese asiento no le toca elegir allí.
puzzle-chance = Problema { $number }: los dados no caen así.
puzzle-unjudged = Problema { $number }: nadie sabe juzgar una mesa así.
puzzle-not-best = Problema { $number }: otra opción es igual de buena o mejor.
puzzle-near = Problema { $number }: la segunda opción está demasiado cerca.
puzzle-grade = Problema { $number }: su nivel no lo encuentra, o lo encuentra uno más débil.
puzzle-played-out = Problema { $number }: jugado hasta el final, la mejor opción solo gana un { $gain } ± { $half } % más a menudo que la segunda.

## In the window

puzzles-title = Problemas
puzzles-help = En cada posición hay una jugada mucho mejor que todas las demás. Encuéntrala.
puzzles-daily = El problema del día
puzzles-daily-solved = resuelto
puzzles-game = Juego
puzzles-any = Todos
puzzles-level = Dificultad
puzzles-solved = { $solved } de { $count } resueltos
puzzles-of-level = { $level } · { $solved } de { $count }
puzzles-number = Problema { $number }
puzzles-number-solved = Problema { $number }, resuelto
puzzles-begin = Siguiente sin resolver
riddle-find = Una jugada es mucho mejor que las demás. Hazla por { $seat }.
riddle-better = Aquí se regaló algo. Elige mejor para { $seat }.
riddle-helped = Con un consejo no cuenta.
riddle-right = ¡Bien! Esto gana un { $distance } % más a menudo que todo lo demás.
riddle-good = Bien: aquí no se conoce nada mejor.
riddle-wrong = Eso cuesta un { $lost } %. La flecha muestra la mejor jugada.
riddle-next = Siguiente problema
riddle-again = Intentar otra vez
riddle-next-mistake = Siguiente error
riddle-back = Volver a la partida
riddle-untold = Este momento no se puede repetir: hay demasiadas opciones, o nadie puede juzgarlas.
riddle-row = { $count } seguidos bien
