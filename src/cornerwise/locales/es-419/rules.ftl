rules-heading-scoring = Puntaje
rules-option-scoring = Puntaje
rules-ties = Si los mejores puntajes son iguales, la victoria se comparte.
rules-scoring-advanced = Cada { $shape ->
    [triangle] triángulo
   *[square] cuadrado
  } de una pieza que sobra cuesta un punto. Si todas tus piezas están colocadas, recibes { $all } puntos, y { $last } más si la más pequeña fue la última. Gana el puntaje más alto.
rules-scoring-sum = El puntaje de un jugador es la suma de sus dos colores.
rules-scoring-team = El puntaje de un equipo es la suma de sus dos colores.
rules-tiles-hands = Cada jugador toma una mano de fichas y la mantiene oculta. El resto es el montón. Ves tu mano, la mesa, todos los puntajes y cuántas fichas tienen los demás y el montón.
