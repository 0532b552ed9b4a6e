## Tabla de cuburi

solid-map = De sus
solid-map-scores = asta se punctează
solid-turn-left = Rotește masa la stânga
solid-turn-right = Rotește masa la dreapta
solid-zoom-in = Mai aproape
solid-zoom-fit = Arată tot
solid-square-free = { $square }, liber, { $limit ->
    [one] un nivel permis
    [few] { $limit } niveluri permise
   *[other] { $limit } de niveluri permise
  }
solid-square-built = { $square }, { $colour } deasupra, nivelul { $height } din { $limit }
solid-square-full = { $square }, { $colour } deasupra, nivelul { $height }, plin
solid-square-last = { $named }, ultima mutare
solid-square-held = { $named }, sub piesa din mână
