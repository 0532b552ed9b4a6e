## The board of cubes

solid-map = Zhora
solid-map-scores = čo tu vidíš, to sa počíta
solid-turn-left = Otočiť pohľad doľava
solid-turn-right = Otočiť pohľad doprava
solid-zoom-in = Priblížiť
solid-zoom-fit = Ukázať všetko
solid-square-free = { $square }, voľné, { $limit ->
    [one] povolené { $limit } poschodie
    [few] povolené { $limit } poschodia
    [many] povolené { $limit } poschodia
   *[other] povolených { $limit } poschodí
  }
solid-square-built = { $square }, navrchu { $colour }, poschodie { $height } z { $limit }
solid-square-full = { $square }, navrchu { $colour }, poschodie { $height }, plné
solid-square-last = { $named }, posledný ťah
solid-square-held = { $named }, pod vybraným dielom
solid-after = Po tomto ťahu
solid-seen = { $colour }: zhora vidno { $cells }
solid-drag = Ťahaním otočíš pohľad
solid-levels = Po poschodie { $level }
