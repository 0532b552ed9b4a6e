solid-map = Iš viršaus
solid-map-scores = už tai, ką čia matote, duodami taškai
solid-turn-left = Sukti vaizdą kairėn
solid-turn-right = Sukti vaizdą dešinėn
solid-zoom-in = Priartinti
solid-zoom-fit = Rodyti viską
solid-square-free = { $square }, laisvas, { $limit ->
    [one] leidžiamas { $limit } lygis
    [few] leidžiami { $limit } lygiai
    [many] leidžiama { $limit } lygio
   *[other] leidžiama { $limit } lygių
  }
solid-square-built = { $square }, viršuje { $colour }, { $height } lygis iš { $limit }
solid-square-full = { $square }, viršuje { $colour }, { $height } lygis, pilnas
solid-square-last = { $named }, paskutinis ėjimas
solid-square-held = { $named }, po pasirinkta detale
solid-after = Po šio ėjimo
solid-seen = { $colour }: iš viršaus matoma { $cells }
solid-drag = Vilkite, kad suktumėte vaizdą
solid-levels = Iki { $level } lygio
