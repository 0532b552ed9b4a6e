## The board of cubes

solid-map = Von oben
solid-map-scores = das zählt
solid-turn-left = Den Tisch nach links drehen
solid-turn-right = Den Tisch nach rechts drehen
solid-zoom-in = Näher
solid-zoom-fit = Alles zeigen
solid-square-free = { $square }, frei, { $limit ->
    [one] 1 Ebene
   *[other] { $limit } Ebenen
  } erlaubt
solid-square-built = { $square }, oben { $colour }, Ebene { $height } von { $limit }
solid-square-full = { $square }, oben { $colour }, Ebene { $height }, voll
solid-square-last = { $named }, letzter Zug
solid-square-held = { $named }, unter dem gehaltenen Stein
