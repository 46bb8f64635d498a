### Lo que se ha jugado en esta mesa.

profile-none = Nadie ha terminado aún una partida aquí. Siéntate con un nombre y tus partidas aparecerán con él.
profile-name = { $name }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
profile-puzzles = Problemas, de todos los que juegan aquí juntos.
profile-nobody = { $name } no ha terminado aquí ninguna partida así: `homestretch profile` dice quién sí.
profile-counted = Esta partida cuenta ahora en el perfil de { $names }: `homestretch profile`.
profile-uncounted = Esta partida no se pudo contar en ningún perfil: { $why }
profile-everybody = todos
profile-added = Partidas leídas: { $files }. Contadas y no contadas antes: { $new }.
profile-exported = Partidas de { $whose } escritas en { $file }: { $count }.
profile-deleted = Partidas de { $whose } borradas: { $count }.
profile-set-aside = No se pudieron leer los perfiles. Están ahora en { $file }, y empiezan otros nuevos.
profile-line = { $file }, línea { $line }: no se puede leer y no cuenta, pero se queda ahí: { $why }

profile-game = { $game }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $won } % ganadas ({ $fair } % sería lo igualado), puesto medio { $place }.
profile-even = Igualado: { $level } (seguro al { $sure } %; de { $low } a { $high } con 95 %), de { $games } partidas.
profile-even-unknown = Qué sería igualado se sabrá tras { $more ->
        [one] una partida más
       *[other] { $more } partidas más
    } contra niveles.
profile-games = Partidas
profile-fair = { $fair } % sería lo igualado
profile-mean-place = Puesto medio
profile-each = por partida, de media
profile-won = Victorias
profile-luck = Suerte
profile-errors = Errores
profile-so-far = hasta entonces
profile-mean = media { $mean } %
profile-mean-choice = media { $mean } %, { $choice } % por jugada
profile-head-day = día
profile-head-place = puesto
profile-head-luck = suerte, %
profile-head-errors = errores, %
profile-head-others = otros

profile-title = Perfiles
profile-help = Lo que ha jugado cada persona aquí, guardado solo en este equipo. La suerte y los errores van en tanto por ciento de una partida: un 10 % de errores pierde una partida de cada diez.
profile-export = Escribir en un archivo
profile-delete = Borrar
profile-last = Últimas partidas
profile-axis-parts = por ciento de una partida, en promedio hasta ahí
profile-axis-games = partidas
profile-place = puesto { $place } de { $seats }
