## The board of cubes

solid-map = Вид сверху
solid-map-scores = что видно здесь, то и считается
solid-turn-left = Повернуть вид влево
solid-turn-right = Повернуть вид вправо
solid-zoom-in = Увеличить
solid-zoom-fit = Показать всё
solid-square-free = { $square }, свободен, можно строить на { $limit ->
    [one] { $limit } уровень
    [few] { $limit } уровня
    [many] { $limit } уровней
   *[other] { $limit } уровня
  }
solid-square-built = { $square }, наверху { $colour }, уровень { $height } из { $limit }
solid-square-full = { $square }, наверху { $colour }, уровень { $height }, выше нельзя
solid-square-last = { $named }, последний ход
solid-square-held = { $named }, под выбранной фигурой
solid-after = После этого хода
solid-seen = { $colour }: сверху видно { $cells }
solid-drag = Тяните, чтобы повернуть вид
solid-levels = До уровня { $level }
