solid-map = Ylhäältä
solid-map-scores = tässä näkyvästä saa pisteet
solid-turn-left = Kierrä näkymää vasemmalle
solid-turn-right = Kierrä näkymää oikealle
solid-zoom-in = Lähennä
solid-zoom-fit = Näytä kaikki
solid-square-free = { $square }, vapaa, sallittu { $limit ->
    [one] 1 kerros
   *[other] { $limit } kerrosta
  }
solid-square-built = { $square }, päällä { $colour }, kerros { $height }/{ $limit }
solid-square-full = { $square }, päällä { $colour }, kerros { $height }, täynnä
solid-square-last = { $named }, viimeisin siirto
solid-square-held = { $named }, valitun laatan alla
solid-after = Tämän siirron jälkeen
solid-seen = { $colour }: { $cells } näkyy ylhäältä
solid-drag = Kierrä näkymää vetämällä
solid-levels = Kerrokseen { $level } asti
