### One game being played: seeds, strategies, records, what can be undone.

# What this language calls itself.
language-name = Español
# Between whole and part of a number.
decimal-sign = ,
language-unknown = El idioma «{ $code }» no se conoce. Hay: { $known }.
language-code = Se omite { $folder }: una carpeta de textos lleva el código de un idioma, como nl o pt-BR.
language-unread = No se ha podido leer { $folder } y se omite: { $why }.
language-line = { $file }, línea { $line }: { $why }. Lo que hay ahí se dice en inglés.

unknown-game = No hay ningún juego llamado «{ $name }». Hay: { $known }.
unknown-strategy = No hay ninguna estrategia llamada «{ $name }». Hay: { $known }.
unknown-preset = No hay ningún conjunto de reglas caseras llamado «{ $name }». Hay: { $known }.
unknown-setting = No hay nada llamado «{ $name }» que se pueda ajustar. Hay: { $known }.
setting-value = { $name } no puede ser «{ $value }». Puede ser: { $expected }.
config-ron = Estas reglas no se pueden leer, en la línea { $line }, columna { $column }: { $why }.
seats-count =
    { $count ->
        [one] Un asiento no basta: los tableros de este juego tienen { $known }, contando los vacíos.
       *[other] Con { $count } asientos no hay mesa: los tableros de este juego tienen { $known }, contando los vacíos.
    }
sit-empty = En esta partida nadie juega en ese asiento. Los asientos en juego son para una persona o un ordenador.

spec-count =
    «{ $spec }» tiene { $given ->
        [one] un número
       *[other] { $given } números
    }; { $count ->
        [0] esta estrategia no lleva ninguno
        [one] lleva uno: { $names }
       *[other] lleva { $count }: { $names }
    }.
spec-name =
    { $count ->
        [0] «{ $spec }» nombra el número «{ $name }», pero esta estrategia no lleva ninguno.
       *[other] «{ $spec }» nombra el número «{ $name }», que no se conoce. Los nombres son: { $names }.
    }
spec-mixed = En «{ $spec }» solo algunos números tienen nombre. Nómbralos todos o ninguno; los nombres son: { $names }.
spec-number = «{ $text }» en «{ $spec }» no es un número entero, como lo son todos los de las estrategias.
spec-network = «{ $spec }» nombra con el número { $number } una red que no se ha traído. Nombra en su lugar su archivo: file:RUTA.

seed-text = «{ $text }» no es una semilla. Una semilla es un número entero o 64 cifras hexadecimales.
seed-system = El sistema no da números al azar: { $why }. Indica una semilla con la que jugar.

moves-chance = Con dados o cartas, las jugadas por sí solas no cuentan una partida: guárdala.
moves-fault = La jugada { $at }, «{ $text }», no se puede hacer. { $why }
position-fault =
    { $lines ->
        [one] No se puede leer la posición en el carácter { $at }. { $why }
       *[other] No se puede leer la posición en la línea { $line }, carácter { $at }. { $why }
    }
match-sealed = Este registro no revela su semilla, así que se puede ver, pero no continuar.
save-name = «{ $name }» no puede ser el nombre de un archivo. Escribe algunas letras o cifras.
return-not-over = Habrá revancha cuando termine esta partida.
return-sealed = Este registro no revela su semilla, así que no puede haber revancha con los mismos dados.
return-alone = Para una revancha hacen falta al menos dos jugadores.
no-answer = El ordenador de { $seat } no responde. Ocupa tú su asiento para seguir jugando.
no-such-choice = No existe esa opción. Elige una de las que se muestran.
undo-nothing = No hay nada que deshacer.
undo-forced = Esa jugada era forzada: no había otra, así que no hay nada que deshacer.
undo-chance = Desde entonces se ha visto una tirada o un reparto, así que no se puede cambiar. Solo en una mesa de práctica se puede deshacer todo.
undo-reveal = Lo que se eligió en secreto ya se ha mostrado, así que no se puede cambiar. Solo en una mesa de práctica se puede deshacer todo.
undo-others = Desde entonces ha decidido alguien más, así que no se puede cambiar. Solo en una mesa de práctica se puede deshacer todo.
undo-never = En esta mesa, lo hecho, hecho está.
practice-table = Partida de práctica: se puede deshacer todo, y los ordenadores deciden entonces de nuevo. El registro lo dice.
practice-told =
    { $count ->
        [0] Partida de práctica: se podía deshacer todo, pero no se deshizo nada de lo que ya se había visto.
        [one] Partida de práctica: una vez se volvió atrás más allá de lo que ya se había visto.
       *[other] Partida de práctica: { $count } veces se volvió atrás más allá de lo que ya se había visto.
    }
redo-nothing = No se ha deshecho nada, así que no hay nada que rehacer.

file-too-large = { $file } ocupa más de { $most } MB, y nada de lo que va aquí es tan grande
file-no-text = { $file } no es texto en UTF-8 a partir de la línea { $line }: guárdalo así
autosaves-held = En { $file } no queda sitio para otra partida: { $count } programas ocupan uno, o hay partidas que no se pueden abrir. Cierra un programa o lleva una de esas partidas a otro lugar
no-data-folder = no se conoce ninguna carpeta de datos: indica una con --data-dir o HOMESTRETCH_DATA
system-not-found = no existe
system-permission = no tienes permiso
system-already-there = ya hay algo con ese nombre
system-full = el disco está lleno
system-read-only = solo se puede leer, no escribir
system-folder = una carpeta, no un archivo
system-no-folder = lo que se nombra como carpeta no lo es
system-no-file = una tubería o un dispositivo, no un archivo: pon antes en un archivo lo que sale de ahí
system-too-large = más de { $most } MB, y nada de lo que va aquí es tan grande
system-no-text = no es texto en UTF-8 a partir de la línea { $line }: guárdalo así
system-no-text-line = no es texto en UTF-8

record-foreign = Esto no es el registro de una partida: esos empiezan por «homestretch record».
record-version = El registro es de la versión { $version }; este programa lee la versión { $known }. Quizá lo lea un programa más nuevo.
record-line = Esta línea no se entiende: «{ $text }».
record-missing = El registro no está completo: no dice nada de «{ $what }».
record-empty = El archivo está vacío.
record-truncated = El registro se corta aquí: falta su última línea, la suma de comprobación.
record-after-end = Hay algo detrás de la suma de comprobación, donde acaba el registro.
record-hash = La suma de comprobación no cuadra: el archivo se ha cambiado o está dañado.
record-commitment = El compromiso no cuadra con el secreto y lo acordado: el juego, las reglas, los asientos o el deshacer no son aquellos con los que empezó la partida.
record-roll = El registro habla de «{ $told }», pero aquí la semilla da «{ $drawn }».
record-not-over = El registro da un resultado, pero la partida no ha terminado.
record-result = El registro da el resultado { $told }, pero la partida acabó con { $played }.
record-twice = Esta línea aparece aquí por segunda vez; la primera es la línea { $first }: «{ $text }».
record-no-result = La partida ha terminado, pero el registro no dice el resultado.
record-no-commitment = Lo que figura aquí como compromiso no lo es: serían 64 cifras hexadecimales.
record-sealed = Esta partida no ha terminado y por eso está sellada: se abre donde se guardó, con la clave de la carpeta de datos (seal.key).
record-secrets = En este juego hay asientos que saben lo que otros no, así que nada puede contarse antes del final. Para seguir más tarde, guárdala.
seal-other-key = Esta partida está sellada con otra clave. Ábrela con la carpeta de datos en la que se guardó (--data-dir) o pon a su lado el archivo seal.key de esa carpeta.
seal-broken = Lo que está sellado aquí está dañado.
seal-no-key = { $file } debería contener la clave de las partidas sin terminar y no la contiene. Devuelve el archivo correcto; sin él no se abren. Apártalo para empezar con una clave nueva.

figure-choices = Decisiones
figure-choices-help = Cuántas veces eligió entre varias jugadas.

bot-no-command = «bot:» no nombra ningún programa. Escribe su orden detrás de los dos puntos, como en bot:python3 my_bot.py.

voice-missing = Sin voz: no se ha podido iniciar { $program } ({ $why }). Todo está también en la lista.
voice-failed = { $program } no ha podido leer una frase en voz alta. Todo está también en la lista.
voice-hangs = { $program } no llegaba al final de una frase y se ha detenido. Todo está también en la lista.

## How long a game was

length-rolls =
    { $count ->
        [one] La partida ha terminado tras { $count } tirada.
       *[other] La partida ha terminado tras { $count } tiradas.
    }
length-moves =
    { $count ->
        [one] La partida ha terminado tras { $count } jugada.
       *[other] La partida ha terminado tras { $count } jugadas.
    }
length-cards =
    { $count ->
        [one] La partida ha terminado tras { $count } carta jugada.
       *[other] La partida ha terminado tras { $count } cartas jugadas.
    }
length-rounds =
    { $count ->
        [one] La partida ha terminado tras { $count } ronda.
       *[other] La partida ha terminado tras { $count } rondas.
    }
