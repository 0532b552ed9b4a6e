rules-heading-scoring = Puntaje
rules-option-scoring = Puntaje
rules-ties = Si varios tienen el mejor puntaje, comparten la victoria.
rules-scoring-advanced = Cada { $shape ->
    [triangle] triángulo
   *[square] cuadrado
  } de las piezas que te sobran cuesta 1 punto. Si colocas todas tus piezas, recibes { $all } puntos, y { $last } más si la más pequeña fue la última. Gana el puntaje más alto.
rules-scoring-sum = El puntaje de un jugador es la suma de sus dos colores.
rules-scoring-team = El puntaje de un equipo es la suma de sus dos colores.
rules-tiles-hands = Cada jugador toma una mano de fichas y la mantiene oculta. El resto es el montón. Ves tu mano, la mesa, todos los puntajes y cuántas fichas tienen los demás y el montón.
rules-example-finished = Una partida terminada y su puntaje.
