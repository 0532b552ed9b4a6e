start-live = En vivo
mode-computer = Computadora
mode-computer-title = Juega contra la computadora
lobby-anyone-clock = Jugarás contra alguien que haya elegido el mismo reloj.
lobby-computer = Computadora, nivel { $level }
lobby-computers = { $count ->
    [one] la computadora (nivel { $level })
    [many] { $count } de computadoras (nivel { $level })
   *[other] { $count } computadoras (nivel { $level })
  }
heights-columns-more = Agregar una columna
heights-rows-more = Agregar una fila
search-usual-unknown = Aún no sabemos cuánto demora. Últimamente empezaron muy pocas partidas así.
search-meanwhile = Mientras, jugar contra la computadora
search-found = Tu partida de { $game } puede empezar. Alguien se unió.
start-what = Siete juegos de mesa para una a seis personas: coloca piezas por turnos, gana espacio y deja a los demás sin lugar.
start-free = Juega contra la computadora, con amigos o con cualquiera en línea. Gratis. Sin cuenta, sin anuncios.
start-watch-about = Partidas en vivo y repeticiones
setup-table = Configuración de la mesa
setup-family-about = Pistas para todos y sin chat. Agrega un hándicap para que niños y principiantes tengan las mismas opciones.
setup-rated-account = Ingresa para jugar partidas puntuables. Todos en la mesa necesitan una cuenta.
copy-failed = No se pudo copiar. Selecciónalo y cópialo a mano.
