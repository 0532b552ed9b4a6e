solid-map = Ülalt
solid-map-scores = siin nähtav annab punkte
solid-turn-left = Pööra vaadet vasakule
solid-turn-right = Pööra vaadet paremale
solid-zoom-in = Suurenda
solid-zoom-fit = Näita kõike
solid-square-free = { $square }, vaba, lubatud { $limit ->
    [one] 1 korrus
   *[other] { $limit } korrust
  }
solid-square-built = { $square }, peal { $colour }, korrus { $height } / { $limit }
solid-square-full = { $square }, peal { $colour }, korrus { $height }, täis
solid-square-last = { $named }, viimane käik
solid-square-held = { $named }, valitud klotsi all
solid-after = Pärast seda käiku
solid-seen = { $colour }: { $cells } ülalt näha
solid-drag = Lohista, et vaadet pöörata
solid-levels = Kuni korruseni { $level }
