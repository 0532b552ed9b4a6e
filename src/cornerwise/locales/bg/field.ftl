field-board = Масата
field-hand = Твоите плочки
field-hand-tile =
    { $numbers }, { $count ->
        [0] не пасва никъде
        [one] пасва на 1 място
       *[other] пасва на { $count } места
    }, клавиш { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } на { $cell }
field-tile-last = { $apex } { $second } { $third } на { $cell }, последен ход
field-place = Пасва на { $cell }
field-place-points = Пасва на { $cell }, { $points ->
    [one] 1 точка
   *[other] { $points } точки
  }
field-place-bridge = Пасва на { $cell } и прави мост, { $points ->
    [one] 1 точка
   *[other] { $points } точки
  }
field-place-hexagon =
    Пасва на { $cell } и завършва { $count ->
        [one] шестоъгълник
       *[other] { $count } шестоъгълника
    }, { $points ->
        [one] 1 точка
       *[other] { $points } точки
    }
field-pile = Купчина
field-pile-tiles = { $count ->
    [0] няма плочки
    [one] 1 плочка
   *[other] { $count } плочки
  }
field-mine = { $tiles ->
    [one] 1 плочка
   *[other] { $tiles } плочки
  }, { $pile } в купчината
field-zoom-in = Увеличи
field-zoom-out = Намали
field-fit = Покажи всичко
field-must-draw = Никоя от плочките ти не пасва. Изтегли една.
field-must-pass = Никоя от плочките ти не пасва. Трябва да пропуснеш.
field-scores = Пасва, { $points ->
    [one] 1 точка
   *[other] { $points } точки
  }
field-makes-bridge = Прави мост, { $points ->
    [one] 1 точка
   *[other] { $points } точки
  }
field-closes-hexagon =
    Завършва { $count ->
        [one] шестоъгълник
       *[other] { $count } шестоъгълника
    }, { $points ->
        [one] 1 точка
       *[other] { $points } точки
    }
field-lay = Постави
field-draw = Тегли
field-pass = Пропусни
field-pick = { $tiles ->
    [one] Избери плочка: пасва 1 от твоите.
   *[other] Избери плочка: пасват { $tiles } от твоите.
  }
