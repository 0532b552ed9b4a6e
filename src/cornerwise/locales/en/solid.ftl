## The board of cubes

solid-map = From above
solid-map-scores = this is what scores
solid-turn-left = Turn the table left
solid-turn-right = Turn the table right
solid-zoom-in = Nearer
solid-zoom-fit = Show all
# A square of the ground plan as it is read out; $limit is how high one may build there.
solid-square-free = { $square }, free, { $limit ->
    [one] 1 level
   *[other] { $limit } levels
  } allowed
solid-square-built = { $square }, { $colour } on top, level { $height } of { $limit }
solid-square-full = { $square }, { $colour } on top, level { $height }, full
solid-square-last = { $named }, last move
solid-square-held = { $named }, under the held piece
