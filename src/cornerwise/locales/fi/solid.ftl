solid-map = Ylhäältä
solid-map-scores = tästä saa pisteet
solid-turn-left = Kierrä pöytää vasemmalle
solid-turn-right = Kierrä pöytää oikealle
solid-zoom-in = Lähemmäs
solid-zoom-fit = Näytä kaikki
solid-square-free = { $square }, vapaa, sallittu { $limit ->
    [one] 1 kerros
   *[other] { $limit } kerrosta
  }
solid-square-built = { $square }, päällä { $colour }, kerros { $height }/{ $limit }
solid-square-full = { $square }, päällä { $colour }, kerros { $height }, täynnä
solid-square-last = { $named }, viimeisin siirto
solid-square-held = { $named }, kädessä olevan laatan alla
