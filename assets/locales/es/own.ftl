### Jugadores propios, y si se pueden iniciar bots.

## jugadores propios

own-title = Tus propios jugadores
own-help = Un archivo de estrategia, la carpeta de un entrenamiento o la orden que inicia un bot. Escríbelo o pégalo aquí, o arrastra el archivo a la ventana.
own-hint = python3 mi_bot.py
own-seat = Que juegue
own-named = Usados antes
own-files = De tu carpeta
own-folder = Los archivos de estrategia de { $folder } se encuentran solos.
own-trainings = Entrenamientos
own-forget = Quitar de esta lista
own-group = Tuyos
own-another = Otro de los tuyos…
own-another-help = Un archivo de estrategia, una generación de un entrenamiento o un bot.
own-generation = { $training }, generación { $number }
own-trained = { $training }, resultado
own-training = Entrenamiento { $name }
own-file = { $strategy } con números propios.
own-network = { $strategy } con una red propia.
own-gone = «{ $word }» ya no está entre tus jugadores. Vuelve a nombrarlo o elige a otro para este asiento.
own-fault = { $why }
own-nothing = Escribe primero una ruta o una orden.
own-no-program = No hay ningún programa «{ $program }» que se pueda iniciar. Revisa la orden; delante de un script va su intérprete, como en python3 mi_bot.py.
own-no-training = En { $folder } no hay ningún entrenamiento: ningún archivo empieza por «generation-».

## si se pueden iniciar bots

trust-title =
    { $count ->
        [one] ¿Iniciar este programa?
       *[other] ¿Iniciar estos programas?
    }
trust-text = Un bot es un programa aparte. Funciona con tus permisos: puede leer, cambiar y borrar todo lo que tú puedes. Inicia solo aquello de lo que te fías. Tu respuesta vale hasta que se cierre Homestretch.
trust-let-in = Iniciar
trust-leave-out = Abrir sin iniciar
trust-leave-out-help = La partida también se puede abrir sin iniciar nada: espera donde elegiría un bot, y puedes dejar el asiento a otro.
trust-cancel = Cancelar
trust-left-out = El bot «{ $command }» ({ $seat }) no se ha iniciado. Pulsa en su asiento para iniciarlo o para dejar el asiento a otro.
