## The board of cubes

solid-map = From above
solid-map-scores = what you see here scores
solid-turn-left = Rotate the view left
solid-turn-right = Rotate the view right
solid-zoom-in = Zoom in
solid-zoom-fit = Show all
# A square of the base as it is read out; $limit is how high you can build there.
solid-square-free = { $square }, free, { $limit ->
    [one] 1 level
   *[other] { $limit } levels
  } allowed
solid-square-built = { $square }, { $colour } on top, level { $height } of { $limit }
solid-square-full = { $square }, { $colour } on top, level { $height }, full
solid-square-last = { $named }, last move
solid-square-held = { $named }, under the selected piece
solid-after = After this move
# How many squares of a colour are seen from above.
solid-seen = { $colour }: { $cells } seen from above
solid-drag = Drag to rotate the view
# The highest level that is shown; higher cubes are hidden.
solid-levels = Up to level { $level }
