## The board of cubes

solid-map = Fra oven
solid-map-scores = det, du ser her, giver point
solid-turn-left = Drej visningen til venstre
solid-turn-right = Drej visningen til højre
solid-zoom-in = Zoom ind
solid-zoom-fit = Vis alt
solid-square-free = { $square }, frit, { $limit ->
    [one] 1 lag
   *[other] { $limit } lag
  } tilladt
solid-square-built = { $square }, { $colour } øverst, lag { $height } af { $limit }
solid-square-full = { $square }, { $colour } øverst, lag { $height }, fuldt
solid-square-last = { $named }, sidste træk
solid-square-held = { $named }, under den valgte brik
solid-after = Efter dette træk
solid-seen = { $colour }: { $cells } set fra oven
solid-drag = Træk for at dreje visningen
solid-levels = Op til lag { $level }
