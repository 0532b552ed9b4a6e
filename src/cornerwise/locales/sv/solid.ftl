## The board of cubes

solid-map = Ovanifrån
solid-map-scores = det du ser här ger poäng
solid-turn-left = Vrid vyn åt vänster
solid-turn-right = Vrid vyn åt höger
solid-zoom-in = Zooma in
solid-zoom-fit = Visa allt
solid-square-free = { $square }, ledig, { $limit ->
    [one] 1 våning tillåten
   *[other] { $limit } våningar tillåtna
  }
solid-square-built = { $square }, { $colour } överst, våning { $height } av { $limit }
solid-square-full = { $square }, { $colour } överst, våning { $height }, full
solid-square-last = { $named }, senaste draget
solid-square-held = { $named }, under den valda biten
solid-after = Efter det här draget
solid-seen = { $colour }: { $cells } syns ovanifrån
solid-drag = Dra för att vrida vyn
solid-levels = Upp till våning { $level }
