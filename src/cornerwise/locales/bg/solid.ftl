solid-map = Отгоре
solid-map-scores = това носи точки
solid-turn-left = Завърти масата наляво
solid-turn-right = Завърти масата надясно
solid-zoom-in = По-близо
solid-zoom-fit = Покажи всичко
solid-square-free = { $square }, свободно, { $limit ->
    [one] позволено 1 ниво
   *[other] позволени { $limit } нива
  }
solid-square-built = { $square }, отгоре: { $colour }, ниво { $height } от { $limit }
solid-square-full = { $square }, отгоре: { $colour }, ниво { $height }, запълнено
solid-square-last = { $named }, последен ход
solid-square-held = { $named }, под държаната фигура
