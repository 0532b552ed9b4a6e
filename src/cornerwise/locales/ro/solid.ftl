## Tabla de cuburi

solid-map = De sus
solid-map-scores = ce se vede aici aduce puncte
solid-turn-left = Rotește imaginea la stânga
solid-turn-right = Rotește imaginea la dreapta
solid-zoom-in = Mărește
solid-zoom-fit = Arată tot
solid-square-free = { $square }, liber, { $limit ->
    [one] un nivel permis
    [few] { $limit } niveluri permise
   *[other] { $limit } de niveluri permise
  }
solid-square-built = { $square }, { $colour } deasupra, nivelul { $height } din { $limit }
solid-square-full = { $square }, { $colour } deasupra, nivelul { $height }, plin
solid-square-last = { $named }, ultima mutare
solid-square-held = { $named }, sub piesa aleasă
solid-after = După această mutare
solid-seen = { $colour }: văzute de sus: { $cells }
solid-drag = Trage ca să rotești imaginea
solid-levels = Până la nivelul { $level }
