## The board of cubes

solid-map = Van boven
solid-map-scores = wat je hier ziet, levert punten op
solid-turn-left = Beeld naar links draaien
solid-turn-right = Beeld naar rechts draaien
solid-zoom-in = Inzoomen
solid-zoom-fit = Alles tonen
solid-square-free = { $square }, vrij, { $limit ->
    [one] 1 laag
   *[other] { $limit } lagen
  } toegestaan
solid-square-built = { $square }, bovenop { $colour }, laag { $height } van { $limit }
solid-square-full = { $square }, bovenop { $colour }, laag { $height }, vol
solid-square-last = { $named }, laatste zet
solid-square-held = { $named }, onder het gekozen steentje
solid-after = Na deze zet
solid-seen = { $colour }: { $cells } van boven te zien
solid-drag = Sleep om het beeld te draaien
solid-levels = Tot en met laag { $level }
