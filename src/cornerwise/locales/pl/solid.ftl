## The board of cubes

solid-map = Z góry
solid-map-scores = punkty daje to, co tu widać
solid-turn-left = Obróć widok w lewo
solid-turn-right = Obróć widok w prawo
solid-zoom-in = Powiększ
solid-zoom-fit = Pokaż wszystko
solid-square-free = { $square }, wolne, { $limit ->
    [one] dozwolony { $limit } poziom
    [few] dozwolone { $limit } poziomy
    [many] dozwolonych { $limit } poziomów
   *[other] dozwolone { $limit } poziomu
  }
solid-square-built = { $square }, na wierzchu { $colour }, poziom { $height } z { $limit }
solid-square-full = { $square }, na wierzchu { $colour }, poziom { $height }, pełne
solid-square-last = { $named }, ostatni ruch
solid-square-held = { $named }, pod wybranym elementem
solid-after = Po tym ruchu
solid-seen = { $colour }: z góry widać { $cells }
solid-drag = Przeciągnij, aby obrócić widok
solid-levels = Do poziomu { $level }
