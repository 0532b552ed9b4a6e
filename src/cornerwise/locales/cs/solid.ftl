## The board of cubes

solid-map = Shora
solid-map-scores = body přináší to, co je tu vidět
solid-turn-left = Otočit pohled doleva
solid-turn-right = Otočit pohled doprava
solid-zoom-in = Přiblížit
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
solid-square-held = { $named }, pod vybraným dílem
solid-after = Po tomto tahu
solid-seen = { $colour }: shora je vidět { $cells }
solid-drag = Pohled otočíš tažením
solid-levels = Do patra { $level }
