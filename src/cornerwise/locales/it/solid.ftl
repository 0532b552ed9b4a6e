## Il tabellone di cubi

solid-map = Dall’alto
solid-map-scores = questo è ciò che conta
solid-turn-left = Gira il tavolo a sinistra
solid-turn-right = Gira il tavolo a destra
solid-zoom-in = Più vicino
solid-zoom-fit = Mostra tutto
solid-square-free = { $square }, libera, { $limit ->
    [one] { $limit } livello permesso
    [many] { $limit } di livelli permessi
   *[other] { $limit } livelli permessi
  }
solid-square-built = { $square }, { $colour } in cima, livello { $height } di { $limit }
solid-square-full = { $square }, { $colour } in cima, livello { $height }, piena
solid-square-last = { $named }, ultima mossa
solid-square-held = { $named }, sotto il pezzo in mano
