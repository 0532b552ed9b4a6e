## The board of cubes

solid-map = Shora
solid-map-scores = to se počítá
solid-turn-left = Otočit stůl doleva
solid-turn-right = Otočit stůl doprava
solid-zoom-in = Blíž
solid-zoom-fit = Ukázat vše
solid-square-free = { $square }, volné, { $limit ->
    [one] povoleno { $limit } patro
    [few] povolena { $limit } patra
    [many] povoleno { $limit } patra
   *[other] povoleno { $limit } pater
  }
solid-square-built = { $square }, nahoře { $colour }, patro { $height } z { $limit }
solid-square-full = { $square }, nahoře { $colour }, patro { $height }, plné
solid-square-last = { $named }, poslední tah
solid-square-held = { $named }, pod drženým dílem
