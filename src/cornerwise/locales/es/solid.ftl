## El tablero de cubos

solid-map = Desde arriba
solid-map-scores = lo que ves aquí puntúa
solid-turn-left = Girar la vista a la izquierda
solid-turn-right = Girar la vista a la derecha
solid-zoom-in = Acercar
solid-zoom-fit = Verlo todo
solid-square-free = { $square }, libre, { $limit ->
    [one] { $limit } nivel permitido
    [many] { $limit } de niveles permitidos
   *[other] { $limit } niveles permitidos
  }
solid-square-built = { $square }, { $colour } encima, nivel { $height } de { $limit }
solid-square-full = { $square }, { $colour } encima, nivel { $height }, completa
solid-square-last = { $named }, última jugada
solid-square-held = { $named }, bajo la pieza elegida
solid-after = Tras esta jugada
solid-seen = { $colour }: { $cells } a la vista desde arriba
solid-drag = Arrastra para girar la vista
solid-levels = Hasta el nivel { $level }
