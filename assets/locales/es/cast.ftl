### Those who sit across the table, how well they play, and what stands behind them.

cast-pim = Juega lo que se le ocurre, y nunca le importa perder.
cast-lotti = Acaba de aprender las reglas, y prefiere la pieza más bonita.
cast-niki = Aplaude cada jugada, sea de quien sea.
cast-joost = Siempre con prisa, y sin ojos para lo que traman los demás.
cast-asha = Aprendió la semana pasada, y se alegra de cada buena jugada.
cast-sander = Lee las reglas dos veces por partida, y disfruta de cada sorpresa.
cast-mila = Juega todos los domingos, con té, y rara vez deja pasar una ocasión.
cast-ruedi = Lleva años en la misma mesa, y lo perdona casi todo.
cast-beppe = En pie desde las cuatro por el pan, y bien despierto cuando una pieza está sola.
cast-chiara = Ve lo que dejas al descubierto, y después lo siente mucho.
cast-nikos = Habla poco, vigila toda la mesa y espera tu descuido.
cast-annelies = Apunta cada jugada a lápiz, y saca partido de lo apuntado.
cast-vreni = Ha ganado a tres generaciones de su familia, y lleva la cuenta.
cast-vikram = Lo sopesa todo antes de jugar, y casi nunca se arrepiente.
cast-spyros = Ha jugado en todos los puertos, y no tiene prisa por ganar.

skill-child = Juego de niños
skill-beginner = Nivel principiante
skill-regular = Nivel habitual
skill-strong = Nivel fuerte
skill-master = Nivel maestro

level-wins = Gana { $two } de cada 100 partidas contra el nivel inferior.
level-wins-both = Gana { $two } de cada 100 partidas contra el nivel inferior, y { $four } como uno contra tres.
level-wins-dog = En pareja, gana { $two } de cada 100 partidas contra una pareja del nivel inferior.

level-none = No hay ningún nivel «{ $level }». Van de level:1 a level:{ $most }.
unknown-sitter = Aquí no puede sentarse nadie llamado «{ $name }». Hay person y empty, los personajes { $people }, los niveles de level:1 a level:5 y las estrategias { $known }.

sitter-behind = Cómo juega
sitter-strategy = Una estrategia a elegir
sitter-strategy-help = Un jugador sin nombre, con la estrategia y los números que le des.
sitter-elsewhere = Está en el sitio de { $seat }, y cambiaría de lugar.
