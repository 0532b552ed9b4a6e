## The board of cubes

solid-map = Z góry
solid-map-scores = to się liczy
solid-turn-left = Obróć stół w lewo
solid-turn-right = Obróć stół w prawo
solid-zoom-in = Bliżej
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
solid-square-held = { $named }, pod trzymanym elementem
