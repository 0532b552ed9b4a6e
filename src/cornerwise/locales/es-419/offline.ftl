offline-text = Esta es la última versión que tenemos. Las partidas contra la computadora, los puzles, las lecciones y las reglas funcionan sin conexión.
offline-kept = Las partidas contra la computadora, los puzles, las lecciones y las reglas funcionan aquí sin conexión.
