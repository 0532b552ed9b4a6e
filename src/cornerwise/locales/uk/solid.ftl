## The board of cubes

solid-map = Вигляд згори
solid-map-scores = що видно тут, те й рахується
solid-turn-left = Повернути вигляд ліворуч
solid-turn-right = Повернути вигляд праворуч
solid-zoom-in = Збільшити
solid-zoom-fit = Показати все
solid-square-free = { $square }, вільний, можна будувати на { $limit ->
    [one] { $limit } рівень
    [few] { $limit } рівні
    [many] { $limit } рівнів
   *[other] { $limit } рівні
  }
solid-square-built = { $square }, нагорі { $colour }, рівень { $height } з { $limit }
solid-square-full = { $square }, нагорі { $colour }, рівень { $height }, вище не можна
solid-square-last = { $named }, останній хід
solid-square-held = { $named }, під вибраною фігурою
solid-after = Після цього ходу
solid-seen = { $colour }: згори видно { $cells }
solid-drag = Тягніть, щоб повернути вигляд
solid-levels = До рівня { $level }
