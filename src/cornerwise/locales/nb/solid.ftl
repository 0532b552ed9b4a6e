## Brettet med kuber

solid-map = Ovenfra
solid-map-scores = dette gir poeng
solid-turn-left = Vri bordet mot venstre
solid-turn-right = Vri bordet mot høyre
solid-zoom-in = Nærmere
solid-zoom-fit = Vis alt
solid-square-free = { $square }, ledig, { $limit ->
    [one] 1 nivå
   *[other] { $limit } nivåer
  } tillatt
solid-square-built = { $square }, { $colour } øverst, nivå { $height } av { $limit }
solid-square-full = { $square }, { $colour } øverst, nivå { $height }, full
solid-square-last = { $named }, siste trekk
solid-square-held = { $named }, under brikken i hånden
