## The board of cubes

solid-map = Von oben
solid-map-scores = was du hier siehst, zählt
solid-turn-left = Ansicht nach links drehen
solid-turn-right = Ansicht nach rechts drehen
solid-zoom-in = Vergrößern
solid-zoom-fit = Alles zeigen
solid-square-free = { $square }, frei, { $limit ->
    [one] 1 Ebene
   *[other] { $limit } Ebenen
  } erlaubt
solid-square-built = { $square }, oben { $colour }, Ebene { $height } von { $limit }
solid-square-full = { $square }, oben { $colour }, Ebene { $height }, voll
solid-square-last = { $named }, letzter Zug
solid-square-held = { $named }, unter dem gewählten Stein
solid-after = Nach diesem Zug
solid-seen = { $colour }: { $cells } von oben zu sehen
solid-drag = Ziehen, um die Ansicht zu drehen
solid-levels = Bis Ebene { $level }
