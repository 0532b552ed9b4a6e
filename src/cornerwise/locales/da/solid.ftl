## The board of cubes

solid-map = Fra oven
solid-map-scores = det er det, der tæller
solid-turn-left = Drej bordet til venstre
solid-turn-right = Drej bordet til højre
solid-zoom-in = Tættere på
solid-zoom-fit = Vis alt
solid-square-free = { $square }, frit, { $limit ->
    [one] 1 lag
   *[other] { $limit } lag
  } tilladt
solid-square-built = { $square }, { $colour } øverst, lag { $height } af { $limit }
solid-square-full = { $square }, { $colour } øverst, lag { $height }, fuldt
solid-square-last = { $named }, sidste træk
solid-square-held = { $named }, under brikken i din hånd
