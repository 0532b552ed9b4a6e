## Brettet med kuber

solid-map = Ovenfra
solid-map-scores = det du ser her, gir poeng
solid-turn-left = Vri visningen mot venstre
solid-turn-right = Vri visningen mot høyre
solid-zoom-in = Zoom inn
solid-zoom-fit = Vis alt
solid-square-free = { $square }, ledig, { $limit ->
    [one] 1 nivå
   *[other] { $limit } nivåer
  } tillatt
solid-square-built = { $square }, { $colour } øverst, nivå { $height } av { $limit }
solid-square-full = { $square }, { $colour } øverst, nivå { $height }, full
solid-square-last = { $named }, siste trekk
solid-square-held = { $named }, under den valgte brikken
solid-after = Etter dette trekket
solid-seen = { $colour }: { $cells } sett ovenfra
solid-drag = Dra for å vri visningen
solid-levels = Opp til nivå { $level }
