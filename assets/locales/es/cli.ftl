### The command line.

no-window-built = Este homestretch se compiló sin su ventana. «homestretch text» juega en el terminal.
stdout-taken = La salida estándar ya lleva aquí lo que lees. Nombra un archivo para { $option }, no «-».
no-window-display = no hay pantalla en la que abrir una ventana; «homestretch text» juega en el terminal
no-window-adapter = no se ha encontrado ningún adaptador gráfico; instala un controlador de Vulkan (mesa-vulkan-drivers dibuja sin tarjeta gráfica), o juega en el terminal con «homestretch text»
no-window = no se ha podido abrir la ventana: { $why }; «homestretch text» juega en el terminal

## What was typed

seats-board = Se nombran { $words ->
    [one] { $words } asiento
   *[other] { $words } asientos
}, pero el tablero tiene { $board }. Nombra tantos como tenga; «empty» deja un asiento libre.
rule-words = «{ $text }» no dice qué regla toma qué valor. Escríbelo NAME=VALUE, como en self_strike=on.
undo-words = «{ $text }» no dice qué se puede deshacer. Es fair, practice o never.
speed-words = { $text } no es una velocidad a la que se pueda mirar. Va de 0.25 a 16.
games-zero = Con ninguna partida no se puede medir nada. Pide una o más.
number-most = { $name } es { $number }: tanto no sirve de nada. El máximo es { $most }.

## homestretch arena

arena-write = { $path }: { $why }; los resultados hasta ahora están guardados, y `homestretch arena resume` sigue cuando eso esté arreglado
arena-held = { $path } lo tiene otro programa (proceso { $process }), que juega allí un torneo: espera a que termine, o nombra otra carpeta
arena-in-the-way = { $path } ya existe y se sobrescribiría: nombra otra carpeta
arena-taken = { $path } ya contiene un torneo: síguelo con `homestretch arena resume { $path }` (con --run-bots si juegan bots), o nombra otra carpeta
arena-foreign = { $path } pertenece a otro torneo que el que está al lado: su hash es { $found }, no { $wanted }
arena-games-changed = { $path } tiene partidas de otro torneo, o fue cambiado: déjalo como estaba, o juega el torneo otra vez
arena-game-foreign = Las decisiones guardadas no son de esta partida.
arena-games-unkept = Lo que se eligió en estas partidas no se guardó: juega el torneo con --record
arena-games-which = «{ $text }» no nombra ninguna partida. Escribe su bloque y su número en él, ambos desde 0: «bloque 12, partida 3».
arena-games-who = «{ $name }» no participó. Es uno de: { $known }.
arena-games-none = La partida { $game } del bloque { $block } no está: no se jugó, o no hay ninguna con ese número.
arena-games-row =
    bloque { $block }, partida { $game }: { $seats }; { $choices ->
        [one] una decisión
       *[other] { $choices } decisiones
    }
arena-games-found =
    { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }, { $listed } en la lista: asiento, participante y puesto de cada una.
arena-games-written =
    { $rows ->
        [one] Una decisión
       *[other] { $rows } decisiones
    } de { $games ->
        [one] una partida
       *[other] { $games } partidas
    }: { $file }
arena-line = { $path }, línea { $line }: { $what }; juega el torneo otra vez, o sigue desde una copia que nadie haya cambiado
arena-line-first = falta la primera línea
arena-line-unread = no se puede leer: { $why }
arena-line-form = no tiene la forma que se escribe ahí: { $why }
arena-line-format = su formato es «{ $found }», no «{ $wanted }»
arena-line-part = no existe esa parte
arena-line-seats = una partida tiene más asientos que una mesa
arena-line-hash = el hash no cuadra: esta línea o una anterior se cambió, se perdió o se añadió
arena-line-block = se esperaba el bloque { $due }
arena-parts-none = no se ha nombrado ninguna parte: nombra la carpeta de cada una
arena-parts-foreign = { $path } es de otro torneo que { $other }: nombra las partes de un solo torneo
arena-parts-count = { $path } es una de { $count } partes, { $other } una de { $others }: nombra partes de un mismo reparto
arena-parts-double = { $path } y { $other } son las dos la parte { $part }: nombra una de ellas
arena-parts-missing = faltan estas partes: { $parts }
arena-parts-unfinished = { $path } no está terminada: de sus { $blocks } bloques faltan { $missing }; `homestretch arena resume` los juega
arena-ron = línea { $line }, columna { $column }: { $why }
arena-too-few = Con { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
} no basta para { $shape }: hacen falta al menos { $least }. Una estrategia se puede nombrar con otros parámetros, y brackets puede sentar varias veces a la misma con --repetition.
arena-twice = «{ $name }» aparece dos veces en la lista. Para mesas de esta forma, cada participante se nombra una sola vez.
arena-fixed-seat = No existe ese asiento en el que quedarse. Los asientos se cuentan de 0 a { $most }.
arena-fixed-shape = Solo con una única mesa puede alguien conservar su asiento. Quita --fixed-seat o elige la forma «table».
arena-too-many = De ahí salen más de { $most } mesas distintas. Nombra menos participantes.
arena-luck-none = En este juego nada queda al azar, así que no hay suerte que descontar. Quita --luck.
arena-luck-unjudged = Nadie sabe decir quién va ganando en una mesa con estas reglas, así que no se puede calcular la suerte. Quita --luck o juega con las reglas y medidas habituales.
arena-threads = Hace falta al menos un hilo.
threads-many = { $asked } hilos no sirven de nada en ninguna máquina: juegan { $most }.
arena-no-threads = El sistema no concede hilos: { $why }. Pide menos con --threads.
arena-seating = No se puede jugar con esos asientos vacíos.
arena-stop-who = «{ $name }» no participa, así que no se puede preguntar si es más fuerte. Puede ser: { $known }; o all.
arena-stop-number = Un margen va de 0 a menos de 1, y una probabilidad de error está entre 0 y 1: se han dado { $by } y { $alpha }.
arena-no-block = No existe ese bloque. Se cuentan de 0 a { $most }.
arena-no-game = No existe esa partida en este bloque. Se cuentan de 0 a { $most }.
arena-shard = «{ $text }» no es una parte de un torneo. Escribe 2/8 para la segunda de ocho.
arena-interrupted = Se terminan las partidas en curso y luego se para. Con otro Ctrl-C se acaba de inmediato.
arena-fixed = Todas las tiradas salen de la semilla { $seed }; reglas, jugadores y semilla juntos tienen la huella { $hash }.
arena-bot-not-typed = Este torneo nombra el bot «{ $command }», pero una carpeta no inicia programas. Añade --run-bots si te fías de ella.
arena-shard-seed = Una parte necesita la semilla que comparten todas: añade --seed NÚMERO, o `seed` en el archivo.
arena-opening =
    { $tables ->
        [one] Una mesa
       *[other] { $tables } mesas
    }, { $blocks ->
        [one] un bloque
       *[other] { $blocks } bloques
    } por jugar, { $games } partidas en total.
arena-rounded =
    { $asked ->
        [one] Se ha pedido { $asked } partida
       *[other] Se han pedido { $asked } partidas
    }: en bloques enteros son { $games }.
arena-opening-off = La apertura { $number } no se puede jugar: { $why }
arena-head-name = participante
arena-head-games = partidas
arena-head-win = victorias, %
arena-head-adjusted = sin suerte, %
arena-head-luck = suerte, %
arena-head-errors = errores, % por partida
arena-head-points = puntos
arena-head-rating = puntuación
arena-head-places = puestos, %
arena-head-time = por decisión
arena-deed-strikes = capturas
arena-deed-own-strikes = autocapturas
arena-deed-fences = vallas
arena-seats = Victorias por asiento, %:
arena-anybody = cualquiera
arena-ahead = Con qué frecuencia acabó la fila por delante de la columna, %:
arena-lengths =
    { $games } partidas, con { $rolls } tiradas y { $choices } decisiones cada una; la más corta duró { $least } tiradas, la más larga { $most }. { $draws ->
        [0] Nunca se compartió el primer puesto.
        [one] En una de ellas se compartió el primer puesto.
       *[other] En { $draws } de ellas se compartió el primer puesto.
    }
arena-lengths-dog =
    { $games } partidas, con { $rolls } repartos y { $choices } decisiones cada una; la más corta duró { $least } repartos, la más larga { $most }. { $draws ->
        [0] Nunca se compartió el primer puesto.
        [one] En una de ellas se compartió el primer puesto.
       *[other] En { $draws } de ellas se compartió el primer puesto.
    }
arena-lengths-compromise =
    { $games } partidas, con { $rolls } repartos y { $choices } decisiones cada una; la más corta duró { $least } repartos, la más larga { $most }. { $draws ->
        [0] Nunca se compartió el primer puesto.
        [one] En una de ellas se compartió el primer puesto.
       *[other] En { $draws } de ellas se compartió el primer puesto.
    }
arena-lengths-choices =
    { $games } partidas, con { $choices } decisiones cada una; la más corta tuvo { $least }, la más larga { $most }. { $draws ->
        [0] Nunca se compartió el primer puesto.
        [one] En una de ellas se compartió el primer puesto.
       *[other] En { $draws } de ellas se compartió el primer puesto.
    }
arena-adjusted = Sin suerte: lo que trajo el azar se descuenta de cada resultado. De media no trae nada, así que ambos números estiman lo mismo; para el mismo intervalo, el simple necesita { $factor } veces más partidas.
arena-fouls = Lo que falló con { $name }: { $fouls }.
arena-incident = Lo que llevó a lo primero está guardado: { $file }
arena-failing =
    { $name } falló en { $games ->
        [one] su única partida
       *[other] todas sus { $games } partidas
    }, así que este torneo no dice nada de ese bot. La última vez: { $why }{ $kept ->
        [0] {""}
       *[other] . Lo que llevó al primer fallo: { $file }
    }
arena-policy = { $text }.
arena-bot = { $why }.
arena-bot-absent = El bot «{ $text }» tiene un tiempo propio pero no participa: escribe la orden igual que entre los jugadores.
arena-written = Escrito: { $files }.
arena-live-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $rate } partidas/s
report-no-table = no se puede hacer la tabla de los resultados: { $why }
report-no-plot = no se puede dibujar un gráfico de los resultados: { $why }
report-folder = { $folder } es una carpeta: nombra un archivo dentro de ella, como { $file }
report-unwritten = { $why }; el torneo en sí está como estaba: nombra un archivo donde puedas escribir
arena-rivals = sus rivales
arena-stronger =
    { $one } es más fuerte que { $other }{ $margin ->
        [0] {""}
       *[other] {" "}por más de un { $by } de las victorias
    }: se sabe tras { $blocks ->
        [one] un bloque
       *[other] { $blocks } bloques
    }, con una probabilidad de error de { $alpha } como mucho, por muchas veces que se haya mirado.
arena-not-stronger =
    { $one } no es más fuerte que { $other }{ $margin ->
        [0] {""}
       *[other] {" "}por un { $by } de las victorias
    }: se sabe tras { $blocks ->
        [one] un bloque
       *[other] { $blocks } bloques
    }, con una probabilidad de error de { $alpha } como mucho, por muchas veces que se haya mirado.
arena-neither =
    Ni { $one } ni { $other } es más fuerte por un { $by } de las victorias: se sabe tras { $blocks ->
        [one] un bloque
       *[other] { $blocks } bloques
    }, con una probabilidad de error de { $alpha } como mucho, por muchas veces que se haya mirado.
arena-undecided =
    Tras { $blocks ->
        [one] un bloque
       *[other] { $blocks } bloques
    } no se sabe si { $one } es más fuerte que { $other }{ $margin ->
        [0] {""}
       *[other] {" "}por más de un { $by } de las victorias
    }. Con más partidas quizá se sepa.
arena-undecided-both =
    Tras { $blocks ->
        [one] un bloque
       *[other] { $blocks } bloques
    } no se sabe si es más fuerte { $one } o { $other }{ $margin ->
        [0] {""}
       *[other] {" "}por más de un { $by } de las victorias
    }. Con más partidas quizá se sepa.
arena-end-decided = Se ha parado porque ya se sabe lo que se preguntaba: { $games } partidas en { $seconds } s, { $rate } partidas/s en { $threads ->
    [one] { $threads } hilo
   *[other] { $threads } hilos
}.
arena-end-played = Se ha parado porque ya se han jugado todas las partidas: { $games } en { $seconds } s, { $rate } partidas/s en { $threads ->
    [one] { $threads } hilo
   *[other] { $threads } hilos
}.
arena-end-stopped = Parado tras { $games } partidas en { $seconds } s. «homestretch arena resume { $folder }» lo continúa.
arena-end-lost = Parado tras { $games } partidas en { $seconds } s. No se ha guardado nada: con --out DIR se puede continuar más tarde.

## homestretch bots

bots-parameters = números

## homestretch speed

speed-games = partidas/s
speed-plies = jugadas por partida
speed-deals = repartos
speed-checked = cada decisión cotejada con las reglas
speed-events = guardando todos los sucesos
speed-boxed = estrategias de cualquier clase
speed-flags = dos reglas caseras activadas
speed-wrapped = como juega la mesa: cualquier juego y estrategia
speed-headline = partidas enteras, jugadas al azar
speed-thinkers = dos estrategias que piensan

## Strategy files

strategy-file-head = Una estrategia para homestretch. Donde se nombra una estrategia, escribe file: y la ruta de este archivo.
strategy-file-form = Un archivo de estrategia tiene game, strategy y parameters, y quizá name, bounds y training: (game: "mejn", strategy: "ranking", parameters: { "{" }"getting_home": 90{ "}" })
strategy-file-game = Esta estrategia es para el juego { $game }, pero la mesa está preparada para { $table }.

## homestretch train

train-strategy = Nombra la estrategia que hay que entrenar: --strategy ranking. «homestretch bots» muestra cuáles tienen números.
train-out = Nombra una carpeta para el entrenamiento: --out DIR. Para seguir con uno interrumpido: --resume DIR.
train-no-numbers = En { $name } no hay nada que entrenar: no juzga por ningún número. «homestretch bots» muestra los números de las estrategias.
train-bound-words = «{ $text }» no dice entre qué valores puede estar un número. Escríbelo NAME=LOW..HIGH, como en getting_home=0..200.
train-bound-name = { $strategy } no tiene ningún número llamado «{ $name }». Los nombres son: { $names }.
train-bound-order = Los límites de { $name } están al revés: { $low } es mayor que { $high }.
train-fixed = Los límites dejan fijos todos los números, así que no hay nada que entrenar. Dale margen a alguno.
train-population = Una generación de { $count } no es posible: tiene de { $fewest } a { $most } candidatos.
train-generations = Sin ninguna generación no se puede entrenar. Pide una o más.
train-games = { $games ->
    [one] { $games } partida es poco
   *[other] { $games } partidas son pocas
}: cada candidato de cada generación juega en todos los asientos, y para eso hacen falta { $fewest }. Pide más, o menos generaciones o candidatos.
train-proof = { $games ->
    [one] { $games } partida es poco
   *[other] { $games } partidas son pocas
} para medir el resultado. Pide { $fewest } o más.
train-alone = Nadie juega contra ella. Nombra al menos una estrategia: --against far.
train-person = Nadie aguanta sentado tantas partidas. Contra ella solo juegan estrategias, o empty.
train-bot = En un entrenamiento no juega ningún bot: la misma tarea da los mismos archivos, y nadie puede prometer lo que hará un bot. Nombra estrategias de este programa.
train-variant = «{ $text }» no es una forma de buscar. Es lshade o de.
train-measure = «{ $text }» no se puede medir. Es wins o places.
train-no-threads = Hace falta al menos un hilo.
train-threads = No se pueden iniciar los hilos: { $why }. Pide menos.
file-form = { $path }, línea { $line }, columna { $column }: { $why }. { $form }
table-file-form = El archivo tiene los nombres de las opciones: (seats: "person,far", rules: "quick", rule: ["three_tries=on"])
train-file-form = El archivo tiene los nombres de las opciones: (strategy: "ranking", against: "far,random,random", bounds: { "{" }"getting_home": (0, 200){ "}" }, seed: 7, out: "training")
train-there = Aquí ya hay un entrenamiento. Sigue con él mediante --resume o nombra otra carpeta.
train-nothing-there = Aquí no hay ningún entrenamiento: falta campaign.ron. Nombra la carpeta que se dio en --out.
train-held = Otro programa está entrenando aquí (proceso { $process }). Espera a que termine o páralo.
train-form = En la línea { $line }, columna { $column }: { $why }. El archivo se ha cambiado a mano: déjalo como estaba o empieza de nuevo en otra carpeta.
train-changed = La suma de comprobación no cuadra: el archivo se ha cambiado o está dañado. Déjalo como estaba o empieza de nuevo en otra carpeta.
train-other = Esto pertenece a un entrenamiento distinto del de campaign.ron, que está al lado. Deja ambos como estaban o empieza de nuevo en otra carpeta.
train-log =
    { $generations ->
        [one] Se guardó { $generations } generación
       *[other] Se guardaron { $generations } generaciones
    }, pero solo { $lines ->
        [one] { $lines } tiene
       *[other] { $lines } tienen
    } una línea. Deja el archivo como estaba o empieza de nuevo en otra carpeta.
train-stopping = La generación se juega hasta el final. Con otro Ctrl-C se para de inmediato.
train-stopped = Parado tras { $generations ->
    [one] { $generations } generación
   *[other] { $generations } generaciones
}. Para seguir: homestretch train --resume { $folder }
train-choosing = eligiendo entre los finalistas
train-proving = midiendo el resultado
train-row = { $generation }: mejor { $best } %, media { $mean } %, dispersión { $spread } %, { $numbers }
learn-cannot = Ninguna red juzga { $name } en una mesa como esta.
learn-number = El número para { $name } no tiene sentido.
learn-few = Hay menos partidas que generaciones ({ $generations }). Pide más --games.
network-other = Esto no es una red de esta versión.
network-altered = La red está cortada o fue alterada. Vuelve a poner el archivo como estaba.
network-shape = La red tiene una forma imposible. Vuelve a poner el archivo como estaba.
learn-row = { $generation }: { $games } partidas, desvío { $loss }
learn-row-measured = { $generation }: { $games } partidas, desvío { $loss }; contra { $figures }
learn-figure = { $against } { $share } ± { $error } %
learn-trial = de { $games } partidas contra la que juega ha ganado el { $share } %: { $stronger ->
    [yes] juega ella desde ahora
   *[no] la otra sigue jugando
}
network-encoding = La red se hizo para otra mesa: lee «{ $found }», y aquí es «{ $wanted }».
analyse-chance = { $chance } %
analyse-wins = { $moves ->
    [one] gana enseguida
   *[other] gana en { $moves } jugadas
}
analyse-loses = { $moves ->
    [one] pierde en una jugada
   *[other] pierde en { $moves } jugadas
}
analyse-open = sin probabilidad conocida
analyse-cannot = «{ $strategy }» no dice lo que espera. Nombre una que mire más allá: --by master, en Quoridor.
judge-none = Ninguna red del programa juzga esta mesa ({ $table }). Nombra una tuya: --by ARCHIVO.
judge-result = En partidas contra sí misma la red dio { $chances } probabilidades: se desvían un { $off } % de media (puntuación de Brier { $brier }).
judge-plot-title = { $game }: hasta dónde se puede creer en las probabilidades
judge-plot-said = { $chances } probabilidades en { $games } partidas, error medio { $off } %
judge-plot-bars = barras: intervalos del 95 % por partidas
judge-plot-came = cuántas veces se cumplió, %
judge-plot-told = probabilidad de ganar predicha, %
judge-plot-counts = cuántas probabilidades se dijeron
judge-watched = Se dijeron { $chances } probabilidades en partidas de { $player } contra sí mismo: se desvían un { $off } % de media (puntuación de Brier { $brier }).
judge-lessons = { $count } valoraciones están en { $folder }, como matrices de numpy.
learn-result =
    Tras { $games } partidas contra sí misma, la red gana contra { $figures } de las partidas: tiene un asiento o un equipo, y los demás tienen el resto.
    Las probabilidades que da se desvían un { $off } % de media (puntuación de Brier { $brier }).
    Está en { $file }
train-result =
    { $spec }
    logra un { $score } % (de { $low } a { $high }, con un 95 % de certeza) en { $games } partidas con dados nuevos,
    y un { $before } % (de { $before_low } a { $before_high }) con los números del principio: { $gain } más (de { $gain_low } a { $gain_high }).
    Puede jugar como file:{ $file }

## homestretch text

text-turn = { $seat }, te toca.
text-rolled = { $seat }, has sacado { $face }.
text-asked = { $seat }: { $asked }
text-choose = Escribe un número del 1 al { $count }, o notación como { $example }; «help» explica más.
text-choose-many = Escribe una de { $count } jugadas, como { $example }; «list» las muestra todas con sus números, «help» explica más.
text-forced = Solo es posible { $choice }: pulsa Intro; «help» dice qué más se puede escribir.
text-hint-forced = No hay nada que aconsejar: solo es posible { $choice }.
text-go-on = «{ $words }» la continúa.
text-unknown = «{ $word }» no es aquí ni palabra ni jugada; «help» dice todas las palabras.
text-unknown-near = No hay ninguna palabra «{ $word }». ¿Querías decir «{ $near }»?
text-help = Escribe el número de una opción tal como está en la lista, o su notación; Intro hace la única. O una palabra:
text-word-undo = undo, u         deshacer tu última elección
text-word-redo = redo            rehacer lo deshecho
text-word-reset = reset, r        retirar todo lo que has elegido en este turno
text-word-board = board, b        mostrar el tablero
text-word-list = list, l         mostrar las opciones
text-word-hint = hint            qué jugaría la estrategia más fuerte, y por qué
text-word-any = any             dejar que el azar elija, hasta el final de tu turno
text-word-why = why             por qué los ordenadores eligieron así
text-word-moves = moves           las jugadas hasta ahora, o lo último que ha pasado
text-word-rules = rules [NUMBER]  las reglas de esta mesa
text-word-sit = sit [SEAT] WHO  sentar a alguien: person, mila, level:3, una estrategia
text-word-save = save [FILE]     guardar la partida; «save!» en lugar de un archivo que ya existe
text-word-language = language CODE   hablar otro idioma: en, nl, de, fr, es, el
text-word-help = help [WORD]     todas las palabras, o qué hace una
text-word-quit = quit, q         parar; la partida se guarda
text-rules = «rules 3» explica la tercera; «rules» con parte del título, también.
text-no-rule = Aquí ninguna regla se llama «{ $word }». «rules» las nombra todas.
text-why = { $seat }: { $why }
text-no-why = Nadie ha dado razones desde que elegiste.
text-sits = Ahora { $sitter } juega por { $seat }.
text-on = { $sitter } juega por { $seat }. Intro sigue, «run» juega hasta el final, «sit person» recupera el asiento.
text-cover = Le toca mirar a { $seat }; después, pulsa Intro.
text-no-such-number = No existe la opción { $number }: van de 1 a { $most }.
text-sit = El asiento se queda como está. { $why }
text-hint = «{ $strategy }» jugaría { $choice }. { $why }
text-no-reset = Aún no has elegido nada en este turno. «undo» deshace el anterior.
text-undo-barred = { $why } Una mesa así empieza con --practice.
text-no-hint = Aquí ninguna estrategia tiene respuesta.
text-left = Has dejado la partida antes de que terminara.
text-save-failed = No se ha podido guardar la partida: { $why }. La partida sigue.
text-save-there = { $file } ya existe, y se queda como está. «save! { $file }» pone esta partida en su lugar.
text-unkept = La partida no está guardada: { $why }. Escribe el nombre de otro archivo; una línea vacía lo intenta otra vez, «quit» sale sin guardar.
text-last-kept = Lo último que se ha podido guardar de la partida está en { $file }.
text-lost = No se ha podido guardar nada de la partida.
nothing-left-behind = No quedó ninguna partida abierta, así que no hay ninguna que seguir.
text-look-back = Esta partida ya había terminado al cargarla. «homestretch play --load { $file }» la muestra jugada a jugada, «homestretch verify { $file }» la comprueba.
text-legend = { $letter } { $seat } ({ $sitter })
text-place = { $place }. { $seat } ({ $sitter })

## homestretch rules

rules-levels = Contra quién puedes jugar
rules-levels-text = Los ordenadores ven lo que su asiento puede ver y nada más, y sus dados y sus cartas caen como los tuyos. Uno más flojo juzga peor, mira menos lejos o se equivoca a propósito. Los niveles están medidos, con las reglas habituales.
rules-allowed = { $seat } ({ $letter }) puede jugar { $ply }.
rules-forbidden = { $seat } ({ $letter }) no puede jugar { $ply }. { $why }

## homestretch choices

choices-count =
    { $count ->
        [one] Una opción
       *[other] { $count } opciones
    } en { $position }
choices-many = Aquí hay más de { $most } acciones enteras, demasiadas para una lista.

## homestretch verify

verify-fair =
    El registro es correcto: { $steps ->
        [one] un paso se repite tal como se cuenta
       *[other] { $steps } pasos se repiten tal como se cuentan
    }{ $drawn ->
        [0] .
       *[other] , y todo lo que trajo el azar sale de la semilla.
    }
verify-no-secret = Sin verificar: la partida ha terminado, pero el registro no dice el secreto de la casa; nadie puede saber de dónde salen las tiradas.
verify-other = Sin verificar: no es la partida del compromiso anotado. Se jugó otra, o las reglas, los asientos o los dados se cambiaron después.
verify-commitment = Compromiso: { $hash }.
verify-words =
    { $count ->
        [0] Ningún jugador añadió una palabra a los dados: quien empezó la partida pudo elegirlos.
        [one] La palabra de un jugador está en los dados.
       *[other] Las palabras de { $count } jugadores están en los dados.
    }
verify-open =
    El registro es correcto hasta aquí: { $steps ->
        [one] un paso se repite tal como se cuenta
       *[other] { $steps } pasos se repiten tal como se cuentan
    }{ $drawn ->
        [0] .
       *[other] , y todo lo que trajo el azar sale de la semilla.
    } La partida no ha terminado.
verify-sealed =
    El registro sigue las reglas durante { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }.{ $drawn ->
        [0] { "" }
       *[other] { " " }Su semilla aún no se ha revelado, así que lo que trajo el azar no se puede comprobar.
    }

## homestretch review

review-head = { $winner } gana con un { $luck } % de suerte; quien mejor jugó: { $best }.
review-head-both = { $winner } gana con un { $luck } % de suerte, y también jugó mejor.
review-head-team = Quienes ganaron tuvieron un { $luck } % de suerte; quien mejor jugó: { $best }.
review-open = Nadie ha ganado todavía: así está la partida.
review-account = { $seat }: { $start } % al principio, { $luck } por suerte, { $own } por errores propios, { $others } por errores ajenos: { $end } %.
review-luckiest = El momento de más suerte fue el paso { $step }, { $gain } % para { $seat }. { $what }
review-error = Paso { $step }, { $seat }: { $grade }, { $cost } % perdido por { $chosen }; mejor era { $best }.
review-no-errors = Ninguna elección costó un 2 % o más.
review-none = { $file }: nadie sabe juzgar todavía una mesa así.
review-secrets = { $file }: esta partida no ha terminado, y quien la juega no debe saber lo que tienen los demás. Pregunta otra vez cuando termine.
grade-slight = imprecisión
grade-mistake = error
grade-blunder = error grave

## Bots

bot-failed = { $why }
bot-fault = el bot «{ $command }»: { $fault }
bot-fault-complains = el bot «{ $command }»: { $fault } (se queja: { $line })
bot-fault-missing = no se puede iniciar: { $why }. Revisa la orden y desde dónde se da
bot-fault-crashed = terminó ({ $how }) cuando hacía falta
bot-fault-closed = cerró su entrada o su salida estándar, pero sigue en marcha
bot-fault-silent-start = la respuesta a hello tardó más de { $seconds } s
bot-fault-silent-choice = una decisión tardó más de { $seconds } s
bot-fault-silent-game = las decisiones de una partida tardaron juntas más de { $seconds } s
bot-fault-deaf = no ha leído su entrada estándar durante { $seconds } s
bot-fault-rubbish = dijo «{ $line }», que no es un mensaje: { $why }. Cada línea de su salida debe serlo; un registro va a la salida de error estándar
bot-fault-unasked = dijo «{ $line }» sin que se le preguntara: a una pregunta hay una sola respuesta, con el id de esa pregunta
bot-fault-illegal = eligió { $said }, y no está permitido: { $why }
bot-fault-flood = dijo demasiado: { $what }
bot-fault-unfit = no encaja: { $why }
bot-fault-ended = se le puso fin tras un fallo anterior
bot-ended-code = código de salida { $code }
bot-ended-signal = señal { $signal }
bot-ended-unknown = por un motivo desconocido
bot-no-pipes = no tiene tuberías
bot-log-ends = … el registro termina aquí, pues ha llegado a su límite.
bot-policy = «{ $text }» no dice qué se hace cuando falla un bot: es forfeit, random o restart
bot-incident-last = La última línea de { $file } es la que no aguantó. Dáselo otra vez, y mira cada respuesta:
bot-incident-without = o sin este programa:
bot-incident-complaints = El final de su salida de error estándar:
bot-feed-many = más de { $most } líneas, que no lee nadie
bot-feed-closed = el bot ha cerrado su entrada o su salida
env-two-games = Se nombran dos juegos. Deja fuera --game: la primera palabra dice cuál es.
bot-why-game = juega a { $games }, pero el juego es { $game }
bot-why-protocol = habla el protocolo { $theirs }, este programa el { $ours }
bot-why-line = una línea de más de { $most } bytes
bot-why-notes = más de { $most } notas entre dos preguntas
bot-why-index = la lista tiene { $count ->
    [one] una opción, el índice 0
   *[other] { $count } opciones, desde el índice 0
}
bot-why-several = no es una sola opción
bot-why-form = una elección tiene exactamente uno de «index», «number» y «text»
bot-command-empty = la orden del bot está vacía: nombra el programa y sus argumentos, como en «python3 my_bot.py»
bot-command-open = en la orden «{ $text }» se abren unas comillas que no se cierran: ciérralas
bot-not-typed = Esta partida nombra el bot «{ $command }», pero un archivo no inicia programas. Siéntalo con «sit bot:…», o empieza con --run-bots si te fías del archivo.
bot-option-words = «{ $text }» no dice qué opción del bot toma qué valor. Escríbelo NAME=VALUE, como en depth=3.
bot-time-words = { $text } no es un tiempo que un bot pueda tener. Di cuántos segundos, más de 0.
bot-time-of = { $text } no dice lo que puede tomar un bot: escribe su orden, =, y los segundos, como «python3 my_bot.py=10».
bot-no-game = Se pide una decisión, pero no se ha empezado ninguna partida: antes va new_game.
bot-no-view = Esta vista no se puede leer: necesita tantos números como nombres da new_game, y deben encajar entre sí.
why-bot-failed = El bot falló, así que el azar ha elegido en su lugar.

check-start = Arranque y saludo
check-hello = Saluda y se hace llamar «{ $name }».
check-later = Mensajes de una versión posterior
check-unknown-game = También juega a «{ $game }», que este programa no conoce.
check-no-game = No nombra ningún juego que exista. Existen: { $known }. Enuméralos en «games» de su hello.
check-game = { $game } { $rules }
check-failed = { $what }: { $why }.
check-failed-at = { $what }: { $why }. Está en { $file }, línea { $line }.
check-again =
    El fallo de «{ $what }» se repitió { $count ->
        [one] una vez
       *[other] { $count } veces
    }.
check-repeats = Vuelve a jugar la misma partida de { $game } cuando la semilla es la misma.
check-differs = Juega otra partida de { $game } cuando la semilla es la misma: está permitido, pero así cuesta más reproducir los fallos.
check-quit = Termina cuando se le dice.
check-stays = No termina por sí solo tras quit: debería, y también cuando se acaba su entrada.
check-kept = Lo que llevó al último fallo está guardado: { $file }
check-sum = { $right } bien, { $wrong } mal.

## homestretch perft, homestretch solve

perft-count =
    profundidad { $depth }: { $count ->
        [1] una secuencia
       *[other] { $count } secuencias
    } en { $seconds } s, { $rate } millones por segundo
perft-chance = { $name } tiene resultados del azar que no se pueden enumerar, así que sus secuencias no se pueden contar. Cuenta menos pasos.
solve-board = «{ $text }» no es un tablero. Escribe columnas y filas, como en 5x3.
solve-cannot = { $name } no se puede resolver: hace falta un juego en el que nada esté oculto y con pocas posiciones.
solve-seats = Solo se puede resolver un juego entre dos.
solve-too-large = Hay unas { $positions } posiciones, que ocupan { $gibibytes } GiB de memoria; el máximo son { $most } GiB. Toma un tablero más pequeño, o menos peones o vallas.
solve-first = Gana quien empieza. ({ $positions } posiciones, { $seconds } s)
solve-second = Gana quien juega en segundo lugar. ({ $positions } posiciones, { $seconds } s)
solve-draw = Nadie puede forzar la victoria. ({ $positions } posiciones, { $seconds } s)
solve-counts = Una regla de la casa cuenta las tiradas de toda la partida, y así hay demasiadas posiciones. Quítala para resolver el juego.
solve-endless = No tiene fin: alguien puede impedir que la partida acabe. Toma otras reglas de la casa.
solve-no-answer = { $strategy } no da una respuesta con la que se pueda calcular.
solve-nobody = «{ $text }» no es una estrategia. «homestretch bots» muestra las que hay.
solve-no-table = En { $name } no hay azar: no hay tabla que guardar ni estrategia que pierda parte de una partida. Deja fuera --out y --of.
solve-size =
    { $positions } posiciones, { $mebibytes } MiB de memoria, { $minutes ->
        [0] menos de un minuto
        [one] cerca de un minuto
       *[other] unos { $minutes } minutos
    }.
solve-stopping = Se detiene enseguida.
solve-stopped =
    Detenido tras { $sweeps ->
        [one] una pasada
       *[other] { $sweeps } pasadas
    }. Lo que se sabe hasta ahora está guardado: con las mismas palabras sigue desde ahí.
solve-lost =
    Detenido tras { $sweeps ->
        [one] una pasada
       *[other] { $sweeps } pasadas
    }. No se ha guardado nada: nombra una carpeta con --out DIR.
solve-chance = Si ambas partes juegan a la perfección, quien empieza gana el { $first } % de las partidas. Tras la primera tirada es { $faces }. ({ $sweeps } pasadas, { $seconds } s)
solve-fare = { $strategy } gana el { $first } % si empieza y el { $second } % si no: contra el juego perfecto pierde el { $loss } % de una partida, y el { $known } % contra quien sabe lo que hace.
solve-held = Otro programa está resolviendo aquí (proceso { $process }). Espera a que acabe o detenlo.
solve-foreign = Esto no es una tabla de este programa, o es de otra versión (debería empezar por «{ $format }»). Nombra otra carpeta.
solve-other = Esta es una tabla de { $name } con otras reglas: { $config }. Nombra otra carpeta.
solve-changed = El archivo está cortado o ha sido modificado. Bórralo para empezar de nuevo, o déjalo como estaba.
