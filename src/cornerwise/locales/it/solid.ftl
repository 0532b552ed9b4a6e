## Il tabellone di cubi

solid-map = Dall’alto
solid-map-scores = ciò che vedi qui conta
solid-turn-left = Ruota la vista a sinistra
solid-turn-right = Ruota la vista a destra
solid-zoom-in = Ingrandisci
solid-zoom-fit = Mostra tutto
solid-square-free = { $square }, libera, { $limit ->
    [one] { $limit } livello permesso
    [many] { $limit } di livelli permessi
   *[other] { $limit } livelli permessi
  }
solid-square-built = { $square }, { $colour } in cima, livello { $height } di { $limit }
solid-square-full = { $square }, { $colour } in cima, livello { $height }, piena
solid-square-last = { $named }, ultima mossa
solid-square-held = { $named }, sotto il pezzo scelto
solid-after = Dopo questa mossa
solid-seen = { $colour }: { $cells } in vista dall’alto
solid-drag = Trascina per ruotare la vista
solid-levels = Fino al livello { $level }
