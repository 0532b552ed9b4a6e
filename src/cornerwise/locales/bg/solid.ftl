solid-map = Отгоре
solid-map-scores = видимото тук носи точки
solid-turn-left = Завърти изгледа наляво
solid-turn-right = Завърти изгледа надясно
solid-zoom-in = Увеличи
solid-zoom-fit = Покажи всичко
solid-square-free = { $square }, свободно, { $limit ->
    [one] позволено 1 ниво
   *[other] позволени { $limit } нива
  }
solid-square-built = { $square }, отгоре: { $colour }, ниво { $height } от { $limit }
solid-square-full = { $square }, отгоре: { $colour }, ниво { $height }, запълнено
solid-square-last = { $named }, последен ход
solid-square-held = { $named }, под избраната фигура
solid-after = След този ход
solid-seen = { $colour }: отгоре се виждат { $cells }
solid-drag = Влачи, за да завъртиш изгледа
solid-levels = До ниво { $level }
