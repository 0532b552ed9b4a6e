offline-text = Ves lo último que se supo. Las partidas contra la computadora, los solitarios, las lecciones y las reglas funcionan sin conexión.
offline-kept = Las partidas contra la computadora, los solitarios, las lecciones y las reglas funcionan aquí sin conexión.
