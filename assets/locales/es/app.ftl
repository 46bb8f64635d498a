### The window: title, setting up, the panels beside the table, and the pages over it.

## Keeping games

autosave-second = Ya hay otro Homestretch abierto: este guarda su partida en { $file }.
autosave-none = No se pueden guardar partidas: { $why }. Puedes seguir jugando: se vuelve a intentar después de cada paso, y al salir se te preguntará por otro lugar.
autosave-failed = No se ha podido guardar la partida: { $why }. Lo que se guardó antes sigue ahí. Puedes seguir jugando: se vuelve a intentar después de cada paso.
autosave-again = La partida vuelve a guardarse, en { $file }.
autosave-damaged = Una partida que quedó abierta está dañada. Se conserva como { $file }, donde nada la sobrescribe. { $why }
autosave-passed = Una partida que quedó abierta no se puede abrir aquí y sigue tal cual en { $file }. Ábrela desde ahí cuando se pueda leer. { $why }
saved-as = La partida está guardada como { $file }.
written-as = Está en { $file }.
left-behind-kept = La partida abierta se guarda como { $name }.
unkept-title = La partida no está guardada
unkept-why = La partida no se puede guardar donde están las partidas: { $why }.
unkept-left = La partida que quedó abierta no se puede apartar: { $why }.
unkept-help = Indica otro lugar: una carpeta, o un archivo que aún no exista, por ejemplo en otro disco. O haz sitio donde están las partidas e inténtalo otra vez. Si no, la partida se pierde.
unkept-hint = Ruta de una carpeta o un archivo
unkept-save = Guardar ahí
unkept-again = Intentar otra vez
unkept-without = Seguir sin ella
unkept-stay = Volver
settings-damaged = No se han podido leer los ajustes ({ $why }). Valen los de siempre; el archivo antiguo se guarda como { $file }.
settings-unwritten = No se han podido guardar los ajustes: { $why }.
board-unreadable = { $file } no se puede leer como tablero: { $why }.
board-seats = { $file }: un tablero tiene de 1 a 6 asientos, no { $count }.
board-vignette = { $file }: el dibujo pequeño { $number } no está sobre la carta, o sobra. Un tablero tiene como mucho { $most }, todos dentro de los bordes y mayores que 0.
board-lacks = { $file }: falta la casilla { $spot }, que el juego necesita.
board-double = { $file }: la casilla { $spot } está dos veces; con una basta.
board-unknown = { $file } nombra la casilla { $spot }, que este tablero no tiene.
board-no-seat = { $file } da la casilla { $spot } al asiento { $index }, que este tablero no tiene. Los asientos se cuentan desde 0.
theme-unreadable = { $file } no se puede leer como tema: { $why }.
theme-no-colour = { $file }: «{ $colour }» no es un color. Escribe seis cifras hexadecimales, como #8C2F1B.
theme-pale = { $file }: lo impreso en { $print } sobre { $ground } tiene un contraste de { $contrast } a 1. Por debajo de 3 a 1 cuesta leerlo.
commitment = El azar de esta partida está fijado por { $hash }.
word-ask = { $seat }, ¿una palabra para los dados (solo Intro: se sortea una)?
word-told = { $seat } añade «{ $word }» a los dados.
word-late = Las palabras para los dados se eligen antes de la primera tirada.
game-without-window = Este juego solo se puede jugar en el terminal: homestretch text.

## Title

app-name = Homestretch
app-tagline = Juegos de tablero en una sola mesa, para un domingo de lluvia
title-continue = Seguir con la partida
title-last = Última mesa
title-first = Primera partida
title-first-help = Aprende jugando
title-alone = Partida rápida
title-alone-help = Tú contra { $names }
title-party =
    { $count ->
        [2] Partida para dos
        [3] Partida para tres
        [4] Partida para cuatro
       *[other] Partida para { $count }
    }
title-party-help = Todos ante esta pantalla
title-watch = Mirar
title-watch-help = Juegan los ordenadores y tú miras
title-people =
    { $count ->
        [one] 1 persona
       *[other] { $count } personas
    }
title-computers =
    { $count ->
        [one] 1 ordenador
       *[other] { $count } ordenadores
    }
title-players = { $players } jugadores
title-or = { $few } o { $more }
title-setup = Preparar una mesa
title-tournament = Torneo
title-settings = Ajustes
title-rules = Cómo se juega
title-help = Teclas y mandos
title-about = Acerca de
title-quit = Salir

## Setting up a table

setup-title = Preparar una mesa
setup-board = Tablero
setup-board-seats =
    { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }
setup-board-ring = Tablero pequeño para { $seats }
setup-person = Una persona
setup-name = Un nombre, o simplemente { $colour }
setup-person-help = Alguien ante esta pantalla, con el ratón o el teclado.
setup-empty = Nadie
setup-empty-help = El asiento queda vacío y se salta.
setup-parameters-usual = Los de siempre
setup-rules = Reglas caseras
setup-rules-each = Regla por regla
setup-sizes = Medidas
setup-undo = Deshacer
setup-undo-fair = Hasta que se vea algo
setup-undo-fair-help = Puedes deshacer tu última decisión mientras nadie más haya decidido y no se haya visto una tirada, un reparto ni lo que estaba en secreto. Una tirada deshecha vuelve a salir igual.
setup-undo-practice = Práctica: todo
setup-undo-practice-help = Se puede deshacer cualquier decisión, hasta el principio, se haya visto lo que se haya visto; los ordenadores deciden entonces de nuevo. La mesa y el registro dicen que es práctica.
setup-undo-never = Nada
setup-undo-never-help = Lo hecho, hecho está.
setup-dice = Dados y cartas
setup-dice-help = Nadie conoce de antemano una tirada ni una carta. Para estar seguro, añade una palabra tuya.
setup-dice-fold = Palabras y semilla
setup-commitment = La casa ha fijado su secreto. Su huella: { $hash }
setup-word = Palabra de { $seat }
setup-word-hint = sorteada
setup-word-help = Todas las tiradas salen de ese secreto y de estas palabras: ni la casa ni un jugador puede elegirlas. Elige una palabra después de ver la huella y anota ambas para comprobar la partida más tarde.
setup-seed = Semilla de los dados
setup-seed-hint = nueva
setup-seed-help = La misma semilla da las mismas tiradas. Si la dejas en blanco, nadie las conoce.
setup-start = Empezar
setup-back = Atrás

## Beside the table

panel-menu = Menú
panel-pause = Dejar todo en espera
panel-go-on = Seguir
panel-step = Un paso
panel-speed = Velocidad
panel-slower = Más lento
panel-faster = Más rápido
panel-fold = Plegar el panel
panel-unfold = Ver asientos y sucesos
panel-events = Qué ha pasado
panel-undo = Deshacer
panel-hint = Consejo, paso a paso
panel-missed = Ver de nuevo lo ocurrido desde el último turno
panel-redo = Rehacer
panel-save = Guardar
panel-proof = Nadie elige tiradas ni cartas: así se demuestra
sitter-with = { $what }, con
panel-partner = pareja de { $seat }
coach-leave = Sin más explicaciones
legend-danger = la pueden comer antes de su próximo turno
legend-held = congelado por esta elección, nombre lo que nombre el otro
legend-prospects = lo que ganas si el otro nombra esa casilla
legend-advice = consejo: lo que haría alguien fuerte
legend-ways-now = camino más corto ahora, del color de su peón
legend-ways-then = camino más corto tras esta elección
panel-home = { $count } de { $of } en la meta
panel-laths =
    { $count ->
        [one] Queda { $count } de { $of } vallas
       *[other] Quedan { $count } de { $of } vallas
    }
panel-score =
    { $count ->
        [one] { $count } perla recogida
       *[other] { $count } perlas recogidas
    }
panel-go-to = Ver este momento
panel-none-yet = Todavía no ha pasado nada.
panel-person = Aquí juega una persona.
panel-elsewhere = Con el teléfono
panel-lost = Teléfono sin conexión
panel-take-back = Jugar tú en este asiento
panel-hand-to = Dejar el asiento a un ordenador

stage-round = Ronda { $round } de { $rounds }
stage-extra = Ronda adicional { $round }
turn-to-roll = { $seat } tira
turn-to-choose = { $seat } elige
turn-thinks = { $seat } piensa
turn-elsewhere = { $seat } juega con el teléfono
turn-over = La partida ha terminado
turn-looks = Un momento anterior
turn-paused = En espera
turn-practice = práctica

prompt-roll = Tira: pulsa { $key } o haz clic en el dado
prompt-choose = Elige una ficha o la casilla adonde debe ir, y pulsa { $key } o haz clic en ella
prompt-choose-laths = Elige una casilla o una ranura, y pulsa { $key } o haz clic en ella. Con { $turn } pasas a las ranuras.
prompt-fill = Esparcir el resto
prompt-clear = Recoger todas
tally-title = Cartas que has visto
tally-joker = Comodín
tally-count = { $seen } de { $of }
cover-title = Le toca mirar a { $seat }
cover-text = El resto aparta la vista. Después, pulsa { $key }.
cover-look = Ver mis cartas
cover-ready = Ya estoy
blind-title = Todo el mundo a la vez: esconde el pulgar y pulsa tres botones
blind-look = Mantén pulsado { $key } para ver tus cartas mientras los demás miran a otro lado.
blind-places = Después pulsa el lugar de tu carta:
blind-chooses = elige
blind-chosen = ha elegido
blind-rest = { $key } esparce el resto
blind-anew = { $key } vuelve a empezar
blind-pressed =
    { $count ->
        [one] { $count } pulsado
       *[other] { $count } pulsados
    }
prompt-paused = Todo está en espera. Pulsa { $key } para seguir.
prompt-lost = El teléfono no está conectado. Vuelve por sí solo; en el menú, en «Jugar con los teléfonos», el asiento puede darse a otra persona.
prompt-onward = Pulsa { $key } para seguir.
outlook-longer =
    { $seat }: { $now ->
        [one] { $now } paso
       *[other] { $now } pasos
    }, así { $then }
outlook-same =
    { $seat }: { $now ->
        [one] { $now } paso
       *[other] { $now } pasos
    }, como antes
outlook-closed =
    { $seat }: { $now ->
        [one] { $now } paso
       *[other] { $now } pasos
    }, luego ningún camino
prompt-dismiss = Entendido

place-1 = 1.º
place-2 = 2.º
place-3 = 3.º
place-other = { $place }.º

yard-empty = { $seat }: aquí no se sienta nadie.

## The end

over-title = ¡Gana { $seat }!
over-title-you = ¡Ganas!
over-title-two = ¡Ganan { $seat } y { $mate }!
over-title-several = ¡Victoria compartida!
over-again = Otra vez
over-look = Ver el tablero
over-board = Tablero
over-title-page = Inicio

## Pages

page-close = Cerrar

menu-title = Menú
menu-resume = Seguir
menu-again = Empezar de nuevo
menu-setup = Preparar una mesa
menu-save = Guardar la partida
menu-moves = Lista de jugadas
menu-die = El dado
menu-settings = Ajustes
menu-console = Mensajes
menu-rules = Cómo se juega
menu-help = Teclas y mandos
menu-about = Acerca de
menu-phones = Jugar con los teléfonos
menu-title-page = Volver al inicio

quick-title = Lo más usado
quick-again = Partida nueva

load-title = Partidas guardadas
load-none = Aún no se ha guardado ninguna partida. Guarda una desde el menú de la partida o con Ctrl+S.
load-open = Abrir
load-numbered = { $game } · { $number }
load-put-away = Borrar
load-name = Ponerle nombre
load-broken = Esta partida no se puede leer.
load-reading = Leyendo…
load-away =
    { $count ->
        [one] Se ha borrado una partida.
       *[other] Se han borrado { $count } partidas.
    }
load-bring-back = Recuperar
load-all = Todos los juegos
load-any = Todas
load-going-on = En curso
load-over = Terminadas
load-shown = Mostradas:
load-order = Orden:
load-newest = Las más recientes
load-by-name = Por nombre
load-by-game = Por juego
load-none-such = No hay ninguna así.
load-ago-now = ahora mismo
load-ago-minutes =
    { $count ->
        [one] hace un minuto
       *[other] hace { $count } minutos
    }
load-ago-hours =
    { $count ->
        [one] hace una hora
       *[other] hace { $count } horas
    }
load-ago-days =
    { $count ->
        [one] ayer
       *[other] hace { $count } días
    }
load-on-day =
    { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    } de { $year }
load-folder = Carpeta: { $folder }
position-title = Empezar en una posición
position-help = Pega aquí una posición de { $game }, en su notación, y sigue jugando desde ella en esta mesa. El registro dirá que la partida empezó ahí.
position-play = Empezar con ella

settings-title = Ajustes
settings-speed = Velocidad
settings-speed-help = Lo rápido que se mueve todo.
settings-single-choice = Jugada única automática
settings-single-choice-help = Si solo hay una jugada permitida, se hace por ti. Las cartas las juegas siempre tú.
settings-roll-alone = Tirada automática
settings-roll-alone-help = El dado se tira por ti en cuanto te toca.
settings-numbers = Números en las casillas
settings-numbers-help = Los mismos que en la lista de sucesos.
settings-flat = Vista desde arriba
settings-flat-help = La mesa como un tablero plano, en vez de vista desde tu asiento.
settings-text-scale = Tamaño del texto
settings-text-scale-help = De todo lo que se lee en paneles y páginas.
settings-reset = Todo como al principio
settings-reset-part = Esta página como al principio
settings-reset-undo = Como antes
settings-keys = Teclas y mandos
settings-safe = Este arranque deja los ajustes a un lado: valen los de siempre, y los tuyos no cambian.
settings-at-once = al instante
settings-part-play = Juego
settings-part-look = Imagen
settings-part-sound = Sonido
settings-part-language = Idioma
settings-confirm-loss = Avisar antes de comerte una ficha propia
settings-confirm-loss-help = Si la única jugada come una ficha tuya, espera a que la confirmes.
settings-turn-table = Girar la mesa
settings-turn-table-help = Cuando juegan varias personas, la mesa gira hacia quien tiene el turno.
settings-danger = Mostrar peligros
settings-danger-help = Junto a tus fichas se ve la probabilidad de que te las coman antes de tu próximo turno, desde el 5 %.
settings-chances = Mostrar quién va ganando
settings-chances-help = Encima de los asientos, una barra muestra la probabilidad de ganar de cada uno. Siempre está cuando miras o repasas una partida.
settings-theme = Tema
settings-theme-help = El aspecto del tablero, la mesa y los paneles. Tus propios archivos van en la carpeta de temas.
settings-colours = Colores de los asientos
settings-colours-help = El segundo juego de colores se distingue con cualquier tipo de visión y también en tonos de gris. Los nombres y los signos no cambian.
settings-quality = Calidad
settings-quality-help = La finura con que se dibuja la mesa. En automático se toma lo que este equipo dibuja con soltura.
settings-motion = Movimiento
settings-motion-help = Cuántos saltos y volteretas se ven.
settings-full-screen = Pantalla completa
settings-full-screen-help = La ventana ocupa toda la pantalla.
settings-effects = Efectos
settings-effects-help = Golpes, dados y notas.
settings-ambience = Ambiente
settings-ambience-help = El rumor de una sala tranquila en un día de lluvia.
settings-voice = Voz
settings-voice-help = Lo que se lee en voz alta.
settings-mute-unfocused = Silencio en segundo plano
settings-mute-unfocused-help = No se oye nada mientras trabajas en otra ventana.
settings-language = Idioma
settings-language-help = De menús, páginas y reglas.
settings-language-system = Como el sistema
settings-list-language = Idioma de los sucesos
settings-list-language-help = En él se cuenta lo que pasó, en la lista junto al tablero y en voz alta.
settings-list-language-same = Como todo lo demás
settings-read-aloud = Leer en voz alta lo que pasa
settings-read-aloud-help = Con una voz de este sistema. El juego nunca la espera: lo que llega demasiado tarde se omite.
settings-speech-language = Idioma de la voz
settings-speech-language-help = Cualquiera que tenga una voz instalada aquí. Si no es el de los sucesos, la voz los lee con sus propios sonidos.
settings-speech-language-same = Como los sucesos
settings-speaker = Voz
settings-speaker-help = Todas las que hay instaladas aquí para el idioma de la voz.
settings-voice-none = Este sistema no tiene voces. En Linux, speech-dispatcher o espeak-ng traen algunas.
settings-voice-other = «{ $voice }» es una voz de otro idioma: lo que está en «{ $language }» lo lee con los sonidos del suyo. Quizá ahí esté la mitad de la gracia.
settings-voice-lacks = Aquí no hay instalada ninguna voz para «{ $language }»: no se lee nada en voz alta hasta que elijas una de otro idioma.

theme-card = Cartón impreso
theme-wood = Madera de juguete
theme-night = Noche
theme-contrast = Alto contraste

colours-printed = Como impresos
colours-colour-blind = Para daltonismo

quality-auto = Automática
quality-low = Baja
quality-medium = Media
quality-high = Alta
quality-chosen = La mesa se dibuja con calidad { $quality }: una imagen tardó { $ms ->
    [one] { $ms } milisegundo
   *[other] { $ms } milisegundos
}. Puedes cambiarlo en los ajustes.

motion-system = Según el sistema
motion-full = Todo
motion-reduced = Poco
motion-off = Nada

sound-none = Ningún dispositivo de sonido responde: la mesa está en silencio.

keys-damaged = No se han podido leer las teclas ({ $why }). Valen las de siempre; el archivo antiguo se guarda como { $file }.
keys-unknown = { $file }, línea { $line }: «{ $word }» no nombra nada conocido y se omite.

pad-joined = { $seat } juega ahora con un mando.
pad-left = { $seat } ha dejado el mando.
pad-lost = El mando de { $seat } se ha desconectado. Todo queda en espera: vuelve a conectarlo o pulsa un botón en otro.

hint-none = Tira primero, o espera tu turno: hay consejo cuando te toca elegir.
hint-first = ¿Quizá { $what }? Pregunta otra vez para saber más.
hint-move = ¿Quizá { $move }? Pregunta otra vez para saber por qué.
hint-move-plain = Quizá como indica la flecha. Pregunta otra vez para saber por qué.
hint-reason = Quizá { $move }: { $reason }
hint-reason-plain = Quizá como indica la flecha: { $reason }
hint-piece = la ficha de { $spot }
hint-piece-plain = el peón del anillo dorado
hint-lath = una valla
hint-grid = una casilla de la cuadrícula { $grid }

chances-title = Probabilidad de ganar
chances-each = { $seat } { $percent } %
chances-help = De cien partidas que están al 40 %, se ganan unas cuarenta. No dice más de lo que puedes saber.
review-decided = Decidido
review-luck = Suerte
review-own = Errores
review-choices = Elecciones propias
review-best = Quien mejor jugó: { $best }.
review-sums = La suerte y los errores se suman jugada a jugada: pueden pasar del 100 %.
review-choices-sum = Cada elección cuenta por lo que cambió, y una buena compensa una mala.
review-shown = { $seat }: { $grade }, { $cost } % perdido.
review-better = Mejor: { $move }.
review-better-plain = Lo que era mejor se muestra en dorado.
review-previous = Al error anterior
review-next = Al error siguiente
review-again = ¿Qué harías tú?
review-again-help = El momento vuelve a la mesa, antes de la elección. Inténtalo cuantas veces quieras; de la partida no se pierde nada.
review-again-when = Se pregunta por un error: las flechas de al lado llevan a uno.
review-reckons = Se buscan errores: { $percent } %
review-at = Error { $number } de { $count }
review-count =
    { $count ->
        [one] Un error que mirar
       *[other] { $count } errores que mirar
    }
review-luckiest-brief = Momento de más suerte: { $seat }, { $gain } %
review-dearest = Error más caro: { $seat }, { $cost } % perdido

replay-step = Paso { $step } de { $count }
replay-previous = A la captura o llegada anterior
replay-back = Un paso atrás
replay-play = Reproducir desde aquí
replay-stop = Parar
replay-forward = Un paso adelante
replay-next = A la captura o llegada siguiente
replay-leave = Volver a la partida
replay-undo = Deshacer hasta aquí
replay-undo-help = La propia partida vuelve a este momento.
replay-branch = Seguir jugando desde aquí
replay-branch-help = Empieza una partida nueva en este momento, con los mismos dados. Como has visto cómo siguió, es una partida de práctica. La que hay en la mesa se guarda.
replay-eyes = Punto de vista
replay-eyes-all = De todo el mundo

over-replay = Repasar
over-figures = Cifras de la partida
over-rounds = Ganado en cada ronda
over-return = Revancha
over-return-help = Cada cual avanza un asiento, y el azar vuelve a dar lo mismo.
over-share = Compartir
share-photo = Foto de la mesa
share-drawing = Dibujo del tablero
share-clip = Clip de las últimas jugadas
share-clip-from = El clip empieza aquí
share-clip-begun = El clip empieza en el paso { $from }: ve adonde acaba.
share-clip-until = El clip acaba aquí: pasos { $from } a { $until }
share-making = Se está haciendo el clip…
return-told = Una revancha: cada cual ha avanzado un asiento, y el azar vuelve a dar lo mismo.
moment-win = La jugada ganadora
moment-strike = Una captura dura
moment-strike-most = La captura más dura
moment-turn-most = El mayor cambio de ventaja
moment-turn = Cambio de ventaja
moment-swing = { $seat }: { $before } → { $after } %.
moment-open = Volver a ver este momento
decided-title = El puesto de cada persona está decidido. Los ordenadores siguen jugando.
decided-fast = Terminar rápido
decided-stop = Parar aquí

rules-title = Cómo se juega
rules-first = Jugar una primera partida
rules-next = Siguiente
rules-previous = Anterior
rules-besides = Además de las reglas
rules-at = { $at } de { $count }
settings-percent = { $percent } %

moves-title = Lista de jugadas
moves-help = Esta es la partida hasta ahora. Cópiala, o escribe o pega otra y juégala desde aquí.
moves-copy = Copiar
moves-copied = La lista está en el portapapeles.
moves-play = Jugar esta lista
moves-play-help = Llega a la mesa una partida con estas jugadas, para quienes ya juegan en ella. La que hay ahora se guarda.

console-title = Mensajes
console-clear = Limpiar
console-copy = Copiar el estado
console-copied = El estado está en el portapapeles.
console-write = Escribir el estado en un archivo
console-written = El estado está en { $file }.
console-empty = Todavía no hay nada que contar.
console-help = Lo que había que contar, lo último primero.
console-state = La posición, para quien avise de un fallo
console-state-game = Partida
console-state-position = Posición
console-state-rules = Reglas
console-state-commitment = Compromiso
console-state-events = Últimos sucesos
console-no-game = No hay ninguna partida en la mesa.
console-secret = La posición es secreta hasta que termine la partida.

## What screen readers are told of the table

reader-free = { $spot }: libre.
reader-pawn = { $spot }: una ficha de { $seat }.
reader-lath = { $spot }: una valla de { $seat }.
reader-card = { $card }, una carta de { $seat }.
reader-card-hidden = Una carta de { $seat }, boca abajo.
reader-field = { $spot }: { $first } tiene { $one }, { $second } tiene { $two }.
reader-goes = Se puede mover.
reader-chosen = Se puede elegir.
reader-reached = Aquí acaba una jugada.

## The die

die-title = El dado
die-plain = Todo el azar de esta partida quedó fijado antes de la primera jugada, y nadie lo conoce de antemano: ni las personas ni los ordenadores. Al terminar la partida, cualquiera puede comprobarlo.
die-few =
    { $rolls ->
        [0] En esta partida todavía no se ha tirado el dado.
        [one] Una sola tirada en esta partida hasta ahora: no basta, ni de lejos, para decir nada de un dado.
       *[other] { $rolls } tiradas en esta partida hasta ahora: pocas para decir algo de un dado.
    }
die-even = { $rolls } tiradas en esta partida. De todas las partidas con un dado justo, el { $percent } % sale al menos tan desigual como esta: nada que deba extrañar.
die-uneven = { $rolls } tiradas en esta partida. De todas las partidas con un dado justo, solo el { $percent } % sale al menos tan desigual como esta. Ocurre de vez en cuando, y no dice nada de la próxima tirada.
die-strange = { $rolls } tiradas en esta partida. De mil partidas con un dado justo, no llega a una la que sale tan desigual como esta. Es tan raro que conviene echar un vistazo al registro: guarda la partida y compruébalo.
die-how = Cómo cae
die-how-text = Cada tirada sale del generador ChaCha8 y de una semilla secreta de 256 bits que el sistema sorteó antes de la partida. Los números que da se reparten en partes iguales, una por cara; el resto, que favorecería a algunas, se desecha y se vuelve a sortear. Así cada cara es siempre igual de probable, tire quien tire, haya salido lo que haya salido, y tanto si ahí se sienta una persona como un ordenador.
die-sealed = Por qué nadie puede amañarlo
die-sealed-text = La casa sortea un secreto y muestra su huella (SHA-256), junto con la de las reglas y los asientos, antes de la primera tirada. Solo entonces cada persona añade una palabra, o se sortea una. Todas las tiradas salen del secreto y de las palabras: la casa ya no puede cambiar su secreto y ningún jugador lo conocía, así que nadie pudo elegir los dados. Los ordenadores nunca los ven: para sus sorteos tienen un generador propio. Mientras dura la partida, su archivo está cifrado.
die-check-now = Comprobar ahora
die-check = Cómo comprobarlo
die-check-text = Guarda la partida cuando haya terminado: su registro revela el secreto y las palabras. «homestretch verify FILE --commitment HASH» los coteja con la huella que anotaste y con cada tirada, y el registro está escrito con tanta sencillez que un pequeño programa tuyo puede hacer lo mismo.

help-title = Teclas y mandos
help-keys = Teclado
help-pad = Cualquier mando
help-pad-of = Mando de { $name }
help-press = pulsa ahora…
key-space = Espacio
help-none = nada
help-bind = Haz clic aquí en una tecla o un botón para cambiarlo.
help-change = Haz clic para asignar otra cosa; Esc la deja como está
help-part-choosing = Tu turno
help-part-pace = Ritmo
help-part-view = Lo que se ve
help-part-pages = Páginas y partidas
help-reset = Teclas y botones de siempre
help-mouse = Con el ratón: haz clic en lo que va a moverse y adónde. Mantén pulsado para mirar alrededor; gira la rueda para acercarte.
help-mouse-die = Un clic en el dado lo tira.

about-title = Acerca de Homestretch
about-version = Versión { $version }
about-games = Los juegos y quiénes los hicieron
about-fonts = Tipos de letra
about-fonts-text = Alegreya y Alegreya Sans, de Juan Pablo del Peral; Noto Sans Hebrew y Noto Sans Arabic, de Google; todos con la SIL Open Font License 1.1
about-crates = Hecho con
about-crate-line = { $name } · { $licence }
about-licence = Licencia
about-licence-text = Homestretch es software libre: MIT o Apache-2.0, como prefieras.

act-confirm = Tirar, o hacer lo que está marcado
act-confirm-without-die = Hacer lo que está marcado
act-up = A la opción de arriba
act-down = A la opción de abajo
act-left = A la opción de la izquierda; al repasar, un paso atrás
act-right = A la opción de la derecha; al repasar, un paso adelante
act-back = Cerrar una página o abrir el menú
act-undo = Deshacer la última decisión
act-redo = Rehacer la decisión deshecha
act-rest = Esparcir el resto de tus perlas
act-clear = Volver a colocar tus perlas
act-hint = Consejo: con qué, adónde y por qué
act-danger = Ver el peligro que corre cada ficha
act-turn = De las casillas a las ranuras, y girar la valla
act-missed = Ver de nuevo lo ocurrido desde tu último turno
act-pause = Dejar en espera ordenadores y dado, o seguir
act-pause-without-die = Dejar en espera los ordenadores, o seguir
act-step = Un paso, y esperar
act-beat = Un movimiento, y esperar
act-faster = El doble de rápido
act-slower = La mitad de rápido
act-reset = Volver a empezar en la misma mesa
act-numbers = Números en las casillas
act-flat = Vista desde arriba o desde tu asiento
act-home = La vista como estaba antes de girarla
act-panel = Mostrar o plegar el panel lateral
act-quick = Menú rápido
act-rules = Cómo se juega
act-save = Guardar la partida
act-load = Partidas guardadas
act-capture = Escribir el estado en un archivo
act-picture = Una imagen de la ventana
act-full-screen = Pantalla completa o ventana
act-console = Mensajes
act-help = Esta página
act-leave = Dejar el mando

## Tournaments

tournament-title = Torneo
tournament-help = Los ordenadores juegan entre sí miles de partidas. Ningún asiento da ventaja: cada mesa se repite con los mismos dados o cartas hasta que cada participante ha ocupado todos los asientos.
tournament-players = Participantes
tournament-word = Otra estrategia, por su palabra
tournament-word-help = Con tus propios números (ranking:-90,20,80,-5,10,0), de un archivo (file:PATH), un programa tuyo (bot:COMMAND), o empty para un asiento en el que no juega nadie
tournament-word-hint = ranking:-90,20,80,-5,10,0
tournament-remove = Quitar
tournament-add = Añadir
tournament-shape = Quién juega con quién
shape-table = Una mesa
shape-table-help = Se sientan a una sola mesa, en el orden de la lista.
shape-round-robin = De dos en dos
shape-round-robin-help = Cada dos estrategias se enfrentan y se reparten los asientos por turnos.
shape-gauntlet = La primera contra cada una
shape-gauntlet-help = La primera estrategia se enfrenta a cada una de las demás, y se reparten los asientos por turnos.
shape-brackets = Todas las mesas
shape-brackets-help = Todas las combinaciones de tantas estrategias como asientos tiene el tablero.
tournament-games = Cuántas partidas
tournament-stop = Parar cuando se sepa
tournament-stop-help = En cuanto se sepa de cada dos estrategias cuál es más fuerte, con una probabilidad de error de una entre veinte como mucho.
tournament-orders = Todos los órdenes de asiento
tournament-orders-help = También cambia quién se sienta junto a quién, no solo el asiento. Para eso hacen falta más partidas.
tournament-luck = Descontar la suerte
tournament-luck-help = Lo que trajeron tiradas y cartas se calcula y se descuenta, junto a la parte simple: la misma certeza pide menos partidas. Cada partida dura unas quince veces más.
tournament-seed = La semilla «{ $text }» no es un número.
tournament-seed-help = El mismo número vuelve a dar el mismo torneo, en cualquier ordenador. Sin número, se sortea uno nuevo.
tournament-begin = Empezar
tournament-ready = Todo está listo.
tournament-begins = Se están jugando las primeras partidas.
tournament-runs = { $games } de { $planned } partidas, { $rate } por segundo
tournament-paused = En pausa tras { $games } de { $planned } partidas
tournament-decided = Tras { $games } partidas se sabe cuál es más fuerte
tournament-played = Jugadas las { $games } partidas, { $rate } por segundo
tournament-stopped = Parado tras { $games } de { $planned } partidas
tournament-axis-games = Partidas jugadas
tournament-axis-wins = Parte de victorias, %
tournament-even-line = A trazos: lo que ganaría cada uno si todos fueran iguales, { $share }
tournament-ahead = { $name } va por delante: gana el { $share } de sus partidas; { $other } gana el { $less }.
tournament-first = { $name } ha quedado en primer lugar: ganó el { $share } de sus partidas; { $other } ganó el { $less }.
tournament-close = Aún no se sabe: { $name } gana el { $share } de sus partidas y { $other } el { $less }.
tournament-even = No se ve diferencia entre los dos primeros: { $name } gana el { $share } de sus partidas y { $other } el { $less }.
tournament-figures = { $word }: puntos { $points }, clasificación { $rating }, puestos en % { $places }
tournament-adjusted = sin su suerte gana { $win }, su suerte fue { $luck }
page-details = Detalles
tournament-look = Asomarse a una partida
tournament-look-number = Número de partida
tournament-look-on = Verla
tournament-look-help = La partida se vuelve a jugar en la mesa, con los mismos dados y las mismas decisiones.
tournament-look-meanwhile = Mientras tanto, el torneo sigue.
tournament-export = Escribir ya los informes
tournament-exported = Ya están escritos los informes de las primeras { $games } partidas.
tournament-folder = Todas las partidas y los informes se guardan en { $folder }.
tournament-pause = Pausa
tournament-go-on = Seguir
tournament-stop-now = Parar
tournament-another = Otro torneo
tournament-threads = Hilos
tournament-train = Entrenar a un jugador

## Trainings

training-title = Entrenamiento
training-help = Un jugador del ordenador mejora: miles de partidas con los mismos dados muestran cuáles de sus variantes juegan mejor, y de ellas salen las siguientes. Se puede jugar contra cada generación.
training-judgement-help = Una red aprende a juzgar el juego desde cero, con miles de partidas contra sí misma: qué probabilidad tiene cada asiento de ganar. De vez en cuando se enfrenta a { strategy-random-name } y a una estrategia que elijas, para que se vea hasta dónde ha llegado. Se puede jugar contra cada generación.
training-what = Qué se aprende
training-what-numbers = El gusto de un jugador
training-what-judgement = Intuición para el juego
training-name = { $name } entrenada
training-strategy = Quién aprende
training-against = { $rivals ->
    [one] Contra uno como
   *[other] Contra { $rivals } como
}
training-measured = Quién muestra hasta dónde ha llegado
training-length = Cuánto tiempo
length-short = Poco
length-usual = Lo normal
length-long = Mucho
training-takes = { $generations ->
    [one] { $generations } generación
   *[other] { $generations } generaciones
}, unas { $games } partidas en total.
training-runs = Ha acabado la generación { $generation } de { $generations }: { $games } de unas { $planned } partidas
training-left = { $minutes ->
    [0] queda menos de un minuto
    [one] queda alrededor de { $minutes } minuto
   *[other] quedan unos { $minutes } minutos
}
training-proving = Han acabado todas las generaciones; se mide el resultado: { $games } partidas hasta ahora
training-stopped = Parado tras { $generation ->
    [one] { $generation } generación
   *[other] { $generation } generaciones
}. Puede seguir cuando quieras.
training-done = Terminado tras { $generation ->
    [one] { $generation } generación
   *[other] { $generation } generaciones
} y { $games } partidas
training-learnt = Ha aprendido algo: con tiradas nuevas gana un { $gain } más de partidas que con sus primeros números.
training-not-learnt = No es seguro que haya mejorado: gana entre un { $low } y un { $high } más de partidas que antes.
training-judges = Ha aprendido a juzgar: contra { $name } gana el { $share } de sus partidas; una parte igual sería el { $even }.
training-judges-not = Todavía no vence a nadie con seguridad: contra { $name } gana el { $share } de sus partidas; una parte igual sería el { $even }.
training-judges-so-far = La generación { $generation } gana el { $share } de sus partidas contra { $name }; una parte igual sería el { $even }.
training-goes-on = Aprende, generación tras generación.
training-file = Los números están en { $file }. Se midieron con dados que no intervinieron en la selección.
training-best = el mejor
training-mean = media de todos
training-before = al principio, con tiradas nuevas
training-after = lo hallado, con tiradas nuevas
training-axis = generación
training-axis-off = error de los juicios (nats)
training-even = parte igual
training-taught = Generación { $generation }: { $games } partidas hasta entonces, { $judgements } juicios enseñados, error medio de { $loss } nats.
training-figure = Contra { $name }: { $share } de victorias en { $games } partidas.
training-network = La red está en { $file }. Las probabilidades que da se desvían un { $off } de media.
training-folder = Todas las generaciones y su resultado se guardan en { $folder }.
training-play = Jugar contra una generación
training-play-on = Jugar contra ella
training-stop-help = Al parar se espera al final de la generación.
training-another = Otro entrenamiento
training-broken-off = Interrumpidos, listos para seguir
training-broken-off-at = { $what }, tras la generación { $generation } de { $generations }
training-away = Se ha borrado un entrenamiento.
