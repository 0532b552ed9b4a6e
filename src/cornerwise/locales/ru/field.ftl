## The table of tiles

field-board = Стол
field-hand = Ваши фишки
field-hand-tile =
    { $numbers }, { $count ->
        [0] никуда не подходит
        [one] подходит в { $count } месте
        [few] подходит в { $count } местах
        [many] подходит в { $count } местах
       *[other] подходит в { $count } местах
    }, клавиша { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } на { $cell }
field-tile-last = { $apex } { $second } { $third } на { $cell }, последний ход
field-place = Подходит на { $cell }
field-place-points = Подходит на { $cell }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
field-place-bridge = Подходит на { $cell } и строит мост, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
field-place-hexagon =
    Подходит на { $cell } и завершает { $count ->
        [1] шестиугольник
        [one] { $count } шестиугольник
        [few] { $count } шестиугольника
        [many] { $count } шестиугольников
       *[other] { $count } шестиугольника
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
field-pile = Запас
field-pile-tiles = { $count ->
    [0] фишек нет
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
  }
field-mine = { $tiles ->
    [one] { $tiles } фишка
    [few] { $tiles } фишки
    [many] { $tiles } фишек
   *[other] { $tiles } фишки
  }, { $pile } в запасе
field-zoom-in = Увеличить
field-zoom-out = Уменьшить
field-fit = Показать всё

## What can be done with a tile

field-must-draw = Ни одна из ваших фишек не подходит. Возьмите ещё одну.
field-must-pass = Ни одна из ваших фишек не подходит. Придётся пасовать.
field-scores = Подходит, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
field-makes-bridge = Получится мост, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
  }
field-closes-hexagon =
    Завершит { $count ->
        [1] шестиугольник
        [one] { $count } шестиугольник
        [few] { $count } шестиугольника
        [many] { $count } шестиугольников
       *[other] { $count } шестиугольника
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
field-lay = Положить
field-draw = Взять
field-pass = Пасовать
field-pick = { $tiles ->
    [one] Выберите фишку: подходит { $tiles } из ваших.
    [few] Выберите фишку: подходят { $tiles } из ваших.
    [many] Выберите фишку: подходят { $tiles } из ваших.
   *[other] Выберите фишку: подходит { $tiles } из ваших.
  }
