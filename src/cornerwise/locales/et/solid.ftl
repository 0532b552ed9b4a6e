solid-map = Ülalt
solid-map-scores = see annab punkte
solid-turn-left = Pööra lauda vasakule
solid-turn-right = Pööra lauda paremale
solid-zoom-in = Lähemale
solid-zoom-fit = Näita kõike
solid-square-free = { $square }, vaba, lubatud { $limit ->
    [one] 1 korrus
   *[other] { $limit } korrust
  }
solid-square-built = { $square }, peal { $colour }, korrus { $height } / { $limit }
solid-square-full = { $square }, peal { $colour }, korrus { $height }, täis
solid-square-last = { $named }, viimane käik
solid-square-held = { $named }, käes oleva klotsi all
