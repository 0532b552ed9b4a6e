terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = букви, цифри
terminal-do-piece = { $key } фигура
terminal-do-tile = { $key } плочка
terminal-do-move = { $key } мести
terminal-do-turn = { $key } завърти
terminal-do-flip = { $key } обърни
terminal-do-place = { $key } място
terminal-do-lay = { $key } постави
terminal-do-draw = { $key } тегли
terminal-do-pass = { $key } пропусни
terminal-do-keep = { $key } запази
terminal-do-swap = { $key } размени
terminal-do-hint = { $key } подсказка
terminal-do-undo = { $key } върни
terminal-do-save = { $key } запиши
terminal-do-marks = { $key } знаци
terminal-do-lines = { $key } линии
terminal-do-look = { $key } огледай
terminal-do-look-at-board = { $key } виж дъската
terminal-do-show-hand = { $key } покажи плочките
terminal-do-new-game = { $key } нова игра
terminal-do-deal = { $key } ново раздаване
terminal-do-quit = { $key } изход
terminal-do-help = { $key } помощ
terminal-do-save-and-leave = { $key } запиши и излез
terminal-do-leave = { $key } излез
terminal-do-stay = { $key } остани
terminal-do-back = { $key } назад
terminal-do-close = { $key } затвори
terminal-do-choose = { $key } избери
terminal-do-change = { $key } промени
terminal-do-go-on = { $key } продължи
terminal-do-open = { $key } отвори
terminal-do-open-saved = { $key } отвори записана игра
terminal-do-language = { $key } език: { $language }
terminal-quit-key = { $key } излиза от Cornerwise.
terminal-help-pick-piece = избери фигурата с този клавиш
terminal-help-next-piece = избери следващата или предишната фигура, която пасва
terminal-help-turn = завърти я надясно или наляво
terminal-help-flip = обърни я, а фигура от кубчета преобърни
terminal-help-place = премини към следващо или предишно място, където пасва
terminal-help-lay = постави я, ако пасва
terminal-help-hint = покажи подсказка; натисни пак, за да я използваш
terminal-help-answer = запази или размени, когато началото го иска
terminal-help-undo = върни последния си ход, дори докато другите мислят
terminal-help-save = запиши играта
terminal-help-marks = знаци върху цветовете, за да се различават и без цвят
terminal-help-leave = излез
terminal-help-pick-tile = избери своята плочка с този клавиш
terminal-help-next-tile = избери следващата или предишната плочка, която пасва
terminal-help-step = премини към следващото място, където пасва, или се огледай
terminal-help-turn-tile = завърти я, ако пасва и така
terminal-help-lay-tile = постави я
terminal-help-draw = изтегли плочка
terminal-help-pass = пропусни, когато правилата позволяват
terminal-help-undo-tile = върни последния си ход, но не и теглене
terminal-help-lines = линии между плочките, за да се различават и без цвят
terminal-help-board = Плоски дъски: фигурата трябва да докосва твоя цвят с ъгъл и никога със страна; първата покрива начална точка (). Кубчета, ниво по ниво: фигурата трябва да има обща стена с твоя цвят и да не оставя дупка отдолу.
terminal-help-board-notes = Запълнена фигура пасва; защрихована не пасва и един ред казва защо. Оцветени са квадратчетата, които тя може да покрие; точки отбелязват последно поставените фигури. Сивите фигури сега не пасват никъде; над матовите квадратчета има кубчета. Отгоре квадратчетата показват височината си или допустимата.
terminal-help-tiles = Плочката трябва да е долепена с цяла страна до друга и числата, които се срещат в ъгъл, трябва да са равни. Тя носи сбора им. Мостът, който среща плочки през пролука, и шестоъгълникът, шестата плочка около една точка, носят още. Ако не можеш или не искаш да поставиш, тегли до три плочки.
terminal-help-tiles-notes = Плочката ти се вижда само там, където пасва; точки отбелязват другите ѝ места, а звезда – последно поставената плочка. Сивите плочки сега не пасват никъде.
terminal-person = Някой на тази клавиатура
terminal-greedy = Компютърът, лаком
terminal-random = Компютърът, наслуки
terminal-seat-keys = За всяко място: H човек тук, 1 до 9 ниво на компютъра, G лаком, R наслуки
terminal-no-saved-game = В тази папка няма записана игра. За да отвориш игра от друго място: { $command }
terminal-open = Продължи записана игра
terminal-nobody = { $name } не може да играе (избери от: { $known })
terminal-level = Ниво { $level }
terminal-is-greedy = Лаком
terminal-is-random = Наслуки
terminal-shared = Общ
terminal-seat = { $name } ({ $note })
terminal-column-left = остава
terminal-column-points = точки
terminal-column-tiles = плочки
terminal-column-deal = раздаване
terminal-column-total = общо
terminal-rests = пропуска
terminal-your-turn = Твой ред е: { $colour }
terminal-keep-or-swap = Запазваш или разменяш?
terminal-chooses = { $name } избира
terminal-answer = K: запазваш, твой цвят { $first }. W: разменяш, твой цвят { $second }. После е на ход { $first }.
terminal-over = Край на играта. { $result }.
terminal-match-over = Край на мача. { $result }.
terminal-deal-yours = Раздаване { $deal }: твой ред е
terminal-deal-turn = Раздаване { $deal }: { $name } е на ход
terminal-deal-over = Раздаване { $deal } свърши
terminal-thinking = { $name } мисли… { $time }
terminal-seconds = { $seconds } с
terminal-pass-keyboard = Подай клавиатурата на { $name }. Enter показва плочките.
terminal-fits = { $piece } пасва: { $cells }.
terminal-lay-it = Enter я поставя. Място { $number } от { $count }.
terminal-misfit = { $piece } не пасва.
terminal-places =
    { $count ->
        [0] Сега не пасва никъде.
        [one] N показва мястото ѝ.
       *[other] N показва нейните { $count } места.
    }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Ти изтегли { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Нищо не пасва: D тегли плочка (M6).
   *[other] Нищо не пасва: D тегли плочка и струва { $cost } (M6).
  }
terminal-stuck-empty = Нищо не пасва и купчината е празна: P пропуска (M7).
terminal-stuck-end =
    { $cost ->
        [0] Нищо не пасва: P завършва хода ти (M6).
       *[other] Нищо не пасва: P завършва хода ти и струва още { $cost } (M6).
    }
terminal-draw-anyway =
    { $cost ->
        [0] Можеш да поставиш плочка. D още веднъж тегли (M6).
       *[other] Можеш да поставиш плочка. D още веднъж тегли и струва { $cost } (M6).
    }
terminal-tile-nowhere = { $tile } сега не пасва никъде (M4).
terminal-one-way = По друг начин не пасва.
terminal-too-small = Тази дъска се превърта; за да я видиш цяла, използвай прозорец { $width } x { $height }.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour } поставя { $piece }.
terminal-laid-at = { $colour } поставя { $piece } на { $cells }.
terminal-kept = { $name } запазва и вече играе с { $colours }.
terminal-kept-you = Запазваш и вече играеш с { $colours }.
terminal-swapped = { $name } разменя и вече играе с { $colours }.
terminal-swapped-you = Разменяш и вече играеш с { $colours }.
terminal-passed = { $name } пропуска.
terminal-passed-you = Пропускаш.
terminal-late = { $name }: времето изтече.
terminal-late-you = Времето ти изтече.
terminal-cannot-place =
    { $count ->
        [one] { $colours } не може да постави фигура и се прескача.
       *[other] { $colours } не могат да поставят фигура и се прескачат.
    }
terminal-drew =
    { $name } тегли { $count ->
        [one] 1 плочка
       *[other] { $count } плочки
    }.
terminal-drew-you =
    Теглиш { $count ->
        [one] 1 плочка
       *[other] { $count } плочки
    }.
terminal-laid-tile = { $points ->
    [0] { $name } поставя { $tile }.
   *[other] { $name } поставя { $tile } за { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Поставяш { $tile }.
   *[other] Поставяш { $tile } за { $points }.
  }
terminal-made-bridge = Прави мост.
terminal-made-hexagons =
    { $count ->
        [one] Завършва шестоъгълник.
       *[other] Завършва { $count } шестоъгълника.
    }
terminal-went-out = { $name } остава без плочки.
terminal-went-out-you = Оставаш без плочки.
terminal-tiles-lie =
    { $count ->
        [one] { $game }: на масата има { $count } плочка.
       *[other] { $game }: на масата има { $count } плочки.
    }
terminal-begins = { $name } започва.
terminal-begins-you = Ти започваш.
terminal-best-first = Първа се поставя най-добрата плочка (M13).
terminal-any-tile = Постави която плочка искаш (M3).
terminal-lots = Изтеглено, за да се реши кой започва (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Раздаване { $deal } е блокирано: всички пропуснаха (M9).
terminal-deal-out = Раздаване { $deal }: { $names } – без плочки (M8).
terminal-deal-out-you = Раздаване { $deal }: оставаш без плочки (M8).
terminal-scored = Спечели { $points ->
    [one] { $points } точка
   *[other] { $points } точки
  }
terminal-taken-back =
    { $count ->
        [one] Върнат е 1 ход.
       *[other] Върнати са { $count } хода.
    }
terminal-undo-none = Нямаш ход, който да върнеш
terminal-undo-none-in-deal = В това раздаване нямаш ход, който да върнеш
terminal-undo-deal-over = Раздаването свърши, затова нищо не може да се върне
terminal-undo-draw = Оттогава е изтеглена плочка, а теглене не може да се върне
terminal-undo-late = Времето ти изтече в този ход, затова той не може да се върне
terminal-looking = Търсене на добър ход… { $time }  H показва най-добрия досега, Esc отменя.
terminal-hint = Подсказка: постави { $piece }, където е отбелязано.
terminal-hint-word = Подсказка: { $move }.
terminal-hint-take = H я взима.
terminal-ahead = { $points ->
    [one] Шанс { $share }, около { $points } точка напред.
   *[other] Шанс { $share }, около { $points } точки напред.
  }
terminal-behind = { $points ->
    [one] Шанс { $share }, около { $points } точка назад.
   *[other] Шанс { $share }, около { $points } точки назад.
  }
terminal-level-so-far = Шанс { $share }, почти наравно.
terminal-unsaved = Играта не е записана.
terminal-save-as = Запиши играта като
terminal-replace = Този файл вече съществува. Натисни Enter отново, за да го замениш.
terminal-saved = Записано. За да продължиш: { $command }
terminal-not-saved = Не е записано, { $file }: { $error }.
