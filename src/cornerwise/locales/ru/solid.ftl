## The board of cubes

solid-map = Вид сверху
solid-map-scores = по нему считают очки
solid-turn-left = Повернуть стол влево
solid-turn-right = Повернуть стол вправо
solid-zoom-in = Ближе
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
solid-square-held = { $named }, под фигурой в руке
