## The table of tiles

field-board = Стіл
field-hand = Ваші фішки
field-hand-tile =
    { $numbers }, { $count ->
        [0] нікуди не підходить
        [one] підходить в { $count } місці
        [few] підходить у { $count } місцях
        [many] підходить у { $count } місцях
       *[other] підходить у { $count } місцях
    }, клавіша { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } на { $cell }
field-tile-last = { $apex } { $second } { $third } на { $cell }, останній хід
field-place = Підходить на { $cell }
field-place-points = Підходить на { $cell }, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бали
  }
field-place-bridge = Підходить на { $cell } і будує міст, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бали
  }
field-place-hexagon =
    Підходить на { $cell } і завершує { $count ->
        [1] шестикутник
        [one] { $count } шестикутник
        [few] { $count } шестикутники
        [many] { $count } шестикутників
       *[other] { $count } шестикутника
    }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
field-pile = Запас
field-pile-tiles = { $count ->
    [0] фішок немає
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
  }
field-mine = { $tiles ->
    [one] { $tiles } фішка
    [few] { $tiles } фішки
    [many] { $tiles } фішок
   *[other] { $tiles } фішки
  }, { $pile } у запасі
field-zoom-in = Збільшити
field-zoom-out = Зменшити
field-fit = Показати все

## What can be done with a tile

field-must-draw = Жодна з ваших фішок не підходить. Візьміть ще одну.
field-must-pass = Жодна з ваших фішок не підходить. Доведеться пасувати.
field-scores = Підходить, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бали
  }
field-makes-bridge = Вийде міст, { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бали
  }
field-closes-hexagon =
    Завершить { $count ->
        [1] шестикутник
        [one] { $count } шестикутник
        [few] { $count } шестикутники
        [many] { $count } шестикутників
       *[other] { $count } шестикутника
    }, { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
field-lay = Покласти
field-draw = Узяти
field-pass = Пасувати
field-pick = { $tiles ->
    [one] Виберіть фішку: підходить { $tiles } з ваших.
    [few] Виберіть фішку: підходять { $tiles } з ваших.
    [many] Виберіть фішку: підходять { $tiles } з ваших.
   *[other] Виберіть фішку: підходить { $tiles } з ваших.
  }
