### The game in the terminal

## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = літери, цифри

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } фігура
terminal-do-tile = { $key } фішка
terminal-do-move = { $key } зсув
terminal-do-turn = { $key } повернути
terminal-do-flip = { $key } перевернути
terminal-do-place = { $key } місце
terminal-do-lay = { $key } покласти
terminal-do-draw = { $key } узяти
terminal-do-pass = { $key } пасувати
terminal-do-keep = { $key } залишити
terminal-do-swap = { $key } помінятися
terminal-do-hint = { $key } підказка
terminal-do-undo = { $key } скасувати
terminal-do-save = { $key } зберегти
terminal-do-marks = { $key } знаки
terminal-do-lines = { $key } лінії
terminal-do-look = { $key } роздивитися
terminal-do-look-at-board = { $key } на дошку
terminal-do-show-hand = { $key } показати фішки
terminal-do-new-game = { $key } нова гра
terminal-do-deal = { $key } нова роздача
terminal-do-quit = { $key } вихід
terminal-do-help = { $key } клавіші
terminal-do-save-and-leave = { $key } зберегти й вийти
terminal-do-leave = { $key } вийти
terminal-do-stay = { $key } залишитися
terminal-do-back = { $key } назад
terminal-do-close = { $key } закрити
terminal-do-choose = { $key } вибрати
terminal-do-change = { $key } змінити
terminal-do-go-on = { $key } продовжити
terminal-do-open = { $key } відкрити
terminal-do-open-saved = { $key } відкрити збережену партію
terminal-do-language = { $key } мова: { $language }
terminal-quit-key = { $key } — вихід із Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = вибрати фігуру з цією клавішею
terminal-help-next-piece = вибрати наступну або попередню фігуру, що підходить
terminal-help-turn = повернути її праворуч або ліворуч
terminal-help-flip = перевернути її, а фігуру з кубиків перекинути
terminal-help-place = перейти до наступного або попереднього місця, де вона підходить
terminal-help-lay = покласти її, якщо підходить
terminal-help-hint = показати підказку; ще раз — використати її
terminal-help-answer = залишити чи помінятися, коли цього вимагає початок
terminal-help-undo = скасувати свій останній хід, навіть поки думають інші
terminal-help-save = зберегти партію
terminal-help-marks = знаки на кольорах, щоб розрізняти їх без кольору
terminal-help-leave = вийти
terminal-help-pick-tile = вибрати свою фішку з цією клавішею
terminal-help-next-tile = вибрати наступну або попередню фішку, що підходить
terminal-help-step = перейти до наступного місця, де вона підходить, або роздивитися
terminal-help-turn-tile = повернути її, якщо так вона підходить
terminal-help-lay-tile = покласти її
terminal-help-draw = узяти фішку
terminal-help-pass = пасувати, коли правила дозволяють
terminal-help-undo-tile = скасувати свій останній хід, але не взяту фішку
terminal-help-lines = лінії між фішками, щоб розрізняти їх без кольору
terminal-help-board = Пласкі дошки: фігура має торкатися вашого кольору кутом і ніколи — стороною; перша закриває стартову точку (). Кубики, рівень за рівнем: фігура має прилягати гранню до вашого кольору й не лишати під собою порожнини.
terminal-help-board-notes = Залита фігура підходить; заштрихована ні, і рядок каже чому. Підфарбовано квадрати, які вона могла б закрити; крапки позначають фігури, покладені останніми. Сірі фігури зараз нікуди не підходять; над тьмяними квадратами є кубики. На вигляді згори квадрати показують свою висоту або її межу.
terminal-help-tiles = Фішка має прилягати цілою стороною до іншої, і числа, що зустрічаються в куті, мають бути рівні. Вона дає їхню суму. Міст, що дістає до фішок через просвіт, і шестикутник, шоста фішка навколо точки, дають додаткові бали. Якщо ви не можете або не хочете покласти фішку, візьміть до трьох.
terminal-help-tiles-notes = Вашу фішку показано лише там, де вона підходить; крапки позначають інші її місця, зірочка — останню покладену фішку. Сірі фішки зараз нікуди не підходять.

## Setting up a game

terminal-person = Хтось за цією клавіатурою
terminal-greedy = Комп’ютер, жадібний
terminal-random = Комп’ютер, навмання
terminal-seat-keys = Для кожного місця: H людина тут, 1–9 рівень комп’ютера, G жадібний, R навмання
terminal-no-saved-game = У цій теці немає збережених партій. Щоб відкрити партію з іншого місця: { $command }
terminal-open = Продовжити збережену партію
terminal-nobody = { $name } грати не може (можливі: { $known })

## Who sits there, in a short column and as the name in a sentence

terminal-level = Рівень { $level }
terminal-is-greedy = Жадібний
terminal-is-random = Випадковий
terminal-shared = Спільний
terminal-seat = { $name } ({ $note })
terminal-column-left = лишилося
terminal-column-points = бали
terminal-column-tiles = фішки
terminal-column-deal = роздача
terminal-column-total = разом
terminal-rests = пропуск

## Whose turn it is

terminal-your-turn = Ваш хід: { $colour }
terminal-keep-or-swap = Залишити чи помінятися?
terminal-chooses = { $name } вибирає
terminal-answer = K: залишити, ваш колір { $first }. W: помінятися, ваш колір { $second }. Далі ходить { $first }.
terminal-over = Партію завершено. { $result }.
terminal-match-over = Матч завершено. { $result }.
terminal-deal-yours = Роздача { $deal }: ваш хід
terminal-deal-turn = Роздача { $deal }: ходить { $name }
terminal-deal-over = Роздачу { $deal } завершено
terminal-thinking = { $name } думає… { $time }
terminal-seconds = { $seconds } с
terminal-pass-keyboard = Передайте клавіатуру: { $name }. Enter покаже фішки.

## The piece or the tile in the hand

terminal-fits = { $piece } підходить: { $cells }.
terminal-lay-it = Enter кладе її. Місце { $number } з { $count }.
terminal-misfit = { $piece } не підходить.
terminal-places =
    { $count ->
        [0] Зараз нікуди не підходить.
        [one] N покаже { $count } місце.
        [few] N покаже { $count } місця.
        [many] N покаже { $count } місць.
       *[other] N покаже { $count } місця.
    }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Ви взяли { $tile }.
terminal-stuck-draw =
    { $cost ->
        [0] Нічого не підходить: D бере фішку (M6).
       *[other] Нічого не підходить: D бере фішку й коштує { $cost } (M6).
    }
terminal-stuck-empty = Нічого не підходить, і запас порожній: P — пас (M7).
terminal-stuck-end =
    { $cost ->
        [0] Нічого не підходить: P завершує ваш хід (M6).
       *[other] Нічого не підходить: P завершує ваш хід і коштує ще { $cost } (M6).
    }
terminal-draw-anyway =
    { $cost ->
        [0] Можна покласти фішку. Ще раз D бере фішку (M6).
       *[other] Можна покласти фішку. Ще раз D бере фішку й коштує { $cost } (M6).
    }
terminal-tile-nowhere = { $tile } зараз нікуди не підходить (M4).
terminal-one-way = По-іншому не підходить.
terminal-too-small = Ця дошка прокручується; щоб бачити її всю, потрібне вікно { $width } x { $height }.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } кладе { $piece }.
terminal-laid-at = { $colour } кладе { $piece }: { $cells }.
terminal-kept = { $name } залишає кольори й грає за { $colours }.
terminal-kept-you = Ви залишаєте кольори й граєте за { $colours }.
terminal-swapped = { $name } міняється кольорами й грає за { $colours }.
terminal-swapped-you = Ви міняєтеся кольорами й граєте за { $colours }.
terminal-passed = { $name } пасує.
terminal-passed-you = Ви пасуєте.
terminal-late = { $name }: час вийшов.
terminal-late-you = Ваш час вийшов.
terminal-cannot-place =
    { $count ->
        [one] { $colours } не може покласти фігуру й пропускає хід.
        [few] { $colours } не можуть покласти фігуру й пропускають хід.
        [many] { $colours } не можуть покласти фігуру й пропускають хід.
       *[other] { $colours } не можуть покласти фігуру й пропускають хід.
    }
terminal-drew =
    { $name } бере { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }.
terminal-drew-you =
    Ви берете { $count ->
        [one] { $count } фішку
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }.
terminal-laid-tile = { $points ->
    [0] { $name } кладе { $tile }.
   *[other] { $name } кладе { $tile } за { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Ви кладете { $tile }.
   *[other] Ви кладете { $tile } за { $points }.
  }
terminal-made-bridge = Вийшов міст.
terminal-made-hexagons =
    { $count ->
        [1] Завершено шестикутник.
        [one] Завершено { $count } шестикутник.
        [few] Завершено { $count } шестикутники.
        [many] Завершено { $count } шестикутників.
       *[other] Завершено { $count } шестикутника.
    }
terminal-went-out = { $name } викладає всі фішки.
terminal-went-out-you = Ви виклали всі фішки.
terminal-tiles-lie = { $count ->
    [one] { $game }: на столі { $count } фішка.
    [few] { $game }: на столі { $count } фішки.
    [many] { $game }: на столі { $count } фішок.
   *[other] { $game }: на столі { $count } фішки.
  }
terminal-begins = { $name } починає.
terminal-begins-you = Ви починаєте.
terminal-best-first = Першою кладуть найкращу фішку (M13).
terminal-any-tile = Покладіть будь-яку фішку (M3).
terminal-lots = Узято, щоб вирішити, хто починає (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Роздачу { $deal } заблоковано: усі спасували (M9).
terminal-deal-out = Роздача { $deal }: { $names } — усі фішки викладено (M8).
terminal-deal-out-you = Роздача { $deal }: ви виклали всі фішки (M8).
terminal-scored = Ви набрали { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }
terminal-taken-back =
    { $count ->
        [one] Скасовано { $count } хід.
        [few] Скасовано { $count } ходи.
        [many] Скасовано { $count } ходів.
       *[other] Скасовано { $count } ходу.
    }
terminal-undo-none = Ви не маєте ходу, який можна скасувати
terminal-undo-none-in-deal = У цій роздачі ви не маєте ходу, який можна скасувати
terminal-undo-deal-over = Роздачу завершено, тому скасувати нічого не можна
terminal-undo-draw = Відтоді взято фішку, а це скасувати не можна
terminal-undo-late = У той хід ваш час вийшов, тому скасувати його не можна

## Hints

terminal-looking = Шукаємо добрий хід… { $time }  H показує найкращий зі знайдених, Esc скасовує.
terminal-hint = Підказка: покладіть { $piece }, де позначено.
terminal-hint-word = Підказка: { $move }.
terminal-hint-take = H візьме її.
terminal-ahead = { $points ->
    [one] Шанси { $share }, попереду приблизно на { $points } бал.
    [few] Шанси { $share }, попереду приблизно на { $points } бали.
    [many] Шанси { $share }, попереду приблизно на { $points } балів.
   *[other] Шанси { $share }, попереду приблизно на { $points } бала.
  }
terminal-behind = { $points ->
    [one] Шанси { $share }, позаду приблизно на { $points } бал.
    [few] Шанси { $share }, позаду приблизно на { $points } бали.
    [many] Шанси { $share }, позаду приблизно на { $points } балів.
   *[other] Шанси { $share }, позаду приблизно на { $points } бала.
  }
terminal-level-so-far = Шанси { $share }, приблизно порівну.

## Saving and leaving

terminal-unsaved = Партію не збережено.
terminal-save-as = Зберегти партію як
terminal-replace = Такий файл уже є. Натисніть Enter ще раз, щоб замінити його.
terminal-saved = Збережено. Щоб продовжити: { $command }
terminal-not-saved = Не збережено, { $file }: { $error }.
