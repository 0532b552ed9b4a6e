## The board of cubes

solid-map = Van boven
solid-map-scores = dit telt
solid-turn-left = De tafel naar links draaien
solid-turn-right = De tafel naar rechts draaien
solid-zoom-in = Dichterbij
solid-zoom-fit = Alles tonen
solid-square-free = { $square }, vrij, { $limit ->
    [one] 1 laag
   *[other] { $limit } lagen
  } toegestaan
solid-square-built = { $square }, bovenop { $colour }, laag { $height } van { $limit }
solid-square-full = { $square }, bovenop { $colour }, laag { $height }, vol
solid-square-last = { $named }, laatste zet
solid-square-held = { $named }, onder het vastgehouden steentje
