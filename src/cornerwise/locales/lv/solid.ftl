solid-map = No augšas
solid-map-scores = šeit redzamais dod punktus
solid-turn-left = Griezt skatu pa kreisi
solid-turn-right = Griezt skatu pa labi
solid-zoom-in = Tuvināt
solid-zoom-fit = Rādīt visu
solid-square-free = { $square }, brīvs, { $limit ->
    [zero] atļauti { $limit } līmeņi
    [one] atļauts { $limit } līmenis
   *[other] atļauti { $limit } līmeņi
  }
solid-square-built = { $square }, virspusē { $colour }, { $height }. līmenis no { $limit }
solid-square-full = { $square }, virspusē { $colour }, { $height }. līmenis, pilns
solid-square-last = { $named }, pēdējais gājiens
solid-square-held = { $named }, zem izvēlētā kauliņa
solid-after = Pēc šī gājiena
solid-seen = { $colour }, no augšas redzami: { $cells }
solid-drag = Velciet, lai grieztu skatu
solid-levels = Līdz { $level }. līmenim
