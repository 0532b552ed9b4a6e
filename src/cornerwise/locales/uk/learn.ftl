## The page of all lessons

learn-title = Вчитися
learn-lead = Вивчіть правила, зробивши кілька ходів. Кожен урок триває близько 2 хвилин.
learn-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроки
  }
learn-begin = Почати
learn-again = Повторити
learn-continue = Продовжити
learn-finished = Пройдено
learn-rules = Правила
learn-tips = Поради
learn-play = Грати
learn-all = Усі уроки

## A lesson

learn-step = Крок { $number } з { $count }
learn-skip = Пропустити
learn-back = Назад
learn-show = Показати
learn-next = Далі
learn-done = Чудово.
learn-colour = Тепер ваш колір: { $colour }.
learn-elsewhere = Такий хід дозволено. Але на цьому кроці, будь ласка, виберіть одне з позначених місць.
learn-over = Тепер ви знаєте правила
learn-over-text = Зіграйте з комп’ютером або перегляньте подробиці в правилах.
learn-marked = Позначено: { $cells }
learn-loading = Завантаження…

## Steps on squares and triangles

learn-start-own = Почніть у своєму куті
learn-start-own-text = Ваша перша фігура має закрити вашу стартову точку. Виберіть фігуру й покладіть її туди.
learn-start-any = Виберіть стартову точку
learn-start-any-text = Ваша перша фігура має закрити стартову точку. Виберіть фігуру й покладіть її на одну з вільних.
learn-corner = Торкайтеся кутами, але не сторонами
learn-corner-text = Кожна нова фігура має торкатися кутом однієї з ваших фігур. Покладіть наступну.
learn-side = Не торкайтеся своїх сторін
learn-side-text = Ця фігура торкається вашого кольору стороною, тому тут її покласти не можна. Рухайте або повертайте її, доки не підійде.
learn-others = Інших кольорів торкатися можна
learn-others-text = Ваші фігури можуть торкатися інших кольорів як завгодно. Покладіть фігуру сторона до сторони з іншим кольором.
learn-reach = До вільного місця
learn-reach-text =
    Вашим фігурам потрібне місце. Дотягніться великою фігурою до одного з позначених { $shape ->
        [triangle] трикутників
       *[square] квадратів
    }.
learn-gap = Прослизніть у щілину
learn-gap-text = Великі фігури вже не всюди вміщаються. Продовжте маленькою.
learn-last = Ваша остання фігура
learn-last-text = Місця майже не залишилося. Знайдіть, куди покласти останню фігуру. Після цього партія закінчиться, і бали порахують.
learn-pairs = Кожної форми по 2
learn-pairs-text = Кожну форму ви маєте двічі, і кожна покладена фігура дає 1 бал. Покладіть ту саму форму ще раз.
learn-turn = Поверніть її
learn-turn-text = На трикутниках фігура повертається за 6 кроків. Повертайте її, доки не підійде, і покладіть.
learn-tip = Кут може торкатися сторони
learn-tip-text = Трикутникам досить однієї спільної точки. Покладіть фігуру так, щоб її кут торкався середини прямої сторони.
learn-strict = Суворі кути
learn-strict-text = У цій партії суворі кути: кут може торкатися лише іншого кута. Знайдіть місце для фігури.

## Steps of the free start

learn-open-first = Почніть де завгодно
learn-open-first-text = Стартових точок тут немає. Покладіть синю фігуру куди завгодно.
learn-open-second = Тепер інший колір
learn-open-second-text = Першу помаранчеву фігуру, іншої форми, теж кладете ви. Хай обидві будуть однаково добрі: інший гравець вибере одну з них.
learn-choose = Який колір узяли б ви?
learn-choose-text = Тепер ви другий гравець. Залиште кольори як є або поміняйтеся.

## Steps with cubes

learn-floor = Почніть на основі
learn-floor-text = Перша фігура може стояти на основі де завгодно. Виберіть фігуру й поставте її.
learn-join = Приєднуйтеся
learn-join-text = Тепер ваш колір жовтий. Ваша перша фігура має стояти на основі й прилягати гранню до фігури, яка там уже є.
learn-face = Грань до грані
learn-face-text = Кожна нова фігура має прилягати гранню до вашого кольору, збоку або згори. Тут вона торкається лише ребром. Знайдіть краще місце.
learn-hole = Жодних порожнин
learn-hole-text = Фігури не можуть висіти в повітрі. Під цією порожнина: поставте її так, щоб кожен кубик на чомусь стояв.
learn-cover = Залишіться нагорі
learn-cover-text = Рахується лише те, що видно згори. Накрийте квадрат іншого кольору.

## Steps with numbered tiles

learn-tile-first = Перша фішка
learn-tile-first-text = Почніть із будь-якої фішки. Вона дає суму своїх чисел, тож вигідно почати з великих чисел.
learn-tile-match = Поєднайте 2 числа
learn-tile-match-text = Прикладіть фішку до сторони. Обидва числа цієї сторони мають бути однакові на обох фішках.
learn-tile-hexagon = Завершіть шестикутник
learn-tile-hexagon-text = Навколо точки лежать 5 фішок. Покладіть шосту й отримайте ще 50 балів.
learn-tile-bridge = Збудуйте міст
learn-tile-bridge-text = Прикладіть фішку однією стороною так, щоб її вершина торкалася іншої фішки. Міст дає ще 40 балів.
learn-tile-draw = Нічого не підходить — беріть фішку
learn-tile-draw-text = Жодна з ваших фішок не підходить. Візьміть ще одну: кожна взята фішка коштує 5 балів.
learn-tile-out = Ваша остання фішка
learn-tile-out-text = Покладіть останню фішку. Хто перший виклав усі фішки, отримує 25 балів і вартість усіх фішок в інших гравців.

## Tips beside the board

tip-label = Порада
tip-dismiss = Сховати пораду

## Why a hint is good

hint-reason-only-move = Це єдиний хід.
hint-reason-nothing-to-lay = Жодна з ваших фішок не підходить.
hint-reason-swap = Цей колір має кращу позицію.
hint-reason-keep = Ваш колір має кращу позицію.
hint-reason-calculated = Якщо прорахувати наперед, він виходить найкращим.
hint-reason-blocks =
    Забирає в інших { $number ->
        [one] { $number } кут
        [few] { $number } кути
        [many] { $number } кутів
       *[other] { $number } кута
    }.
hint-reason-opens-corners =
    Відкриває { $number ->
        [one] { $number } новий кут
        [few] { $number } нові кути
        [many] { $number } нових кутів
       *[other] { $number } нового кута
    }.
hint-reason-large-piece = Використовує велику фігуру, поки є місце.
hint-reason-contests = Займає місце, потрібне іншим.
hint-reason-towards-middle = Веде до середини.
hint-reason-covers =
    Накриває { $number ->
        [one] { $number } чужий квадрат
        [few] { $number } чужі квадрати
        [many] { $number } чужих квадратів
       *[other] { $number } чужого квадрата
    }.
hint-reason-shows =
    Ваш колір буде видно ще на { $number ->
        [one] { $number } квадраті
        [few] { $number } квадратах
        [many] { $number } квадратах
       *[other] { $number } квадрата
    }.
hint-reason-shuts = Закриває { $number ->
    [one] { $number } кут, від якого міг би продовжити суперник
    [few] { $number } кути, від яких могли б продовжити суперники
    [many] { $number } кутів, від яких могли б продовжити суперники
   *[other] { $number } кута, від яких могли б продовжити суперники
  }: { $cells }.
hint-reason-gave-up = Через зіграний хід { $number ->
    [one] втрачено { $number } кут для продовження
    [few] втрачено { $number } кути для продовження
    [many] втрачено { $number } кутів для продовження
   *[other] втрачено { $number } кута для продовження
  }: { $cells }.
hint-reason-own-reach = { $shape ->
    [triangle] Трикутники
   *[square] Квадрати
  } в досяжності після нього: { $number }. Після зіграного ходу: { $than }.
hint-reason-rival-reach = { $shape ->
    [triangle] Трикутники
   *[square] Квадрати
  } в досяжності суперників після нього: { $number }. Після зіграного ходу: { $than }.
hint-reason-opens-more = Відкриває { $number ->
    [one] { $number } новий кут
    [few] { $number } нові кути
    [many] { $number } нових кутів
   *[other] { $number } нового кута
  }. Зіграний хід: { $than }.
hint-reason-covers-more = Накриває { $number ->
    [one] { $number } чужий квадрат
    [few] { $number } чужі квадрати
    [many] { $number } чужих квадратів
   *[other] { $number } чужого квадрата
  }. Зіграний хід: { $than }.
hint-reason-shows-more = Показує свій колір на { $number ->
    [one] { $number } квадраті
    [few] { $number } квадратах
    [many] { $number } квадратах
   *[other] { $number } квадрата
  }. Зіграний хід: { $than }.
hint-reason-larger-piece = Використовує більшу фігуру: { $number } замість { $than }.
hint-reason-keeps-going = Залишає вам більше можливостей.
hint-reason-tile = Фішка дає { $number }.
hint-reason-bridge =
    Будує міст, ще { $number ->
        [one] { $number } бал
        [few] { $number } бали
        [many] { $number } балів
       *[other] { $number } бала
    }.
hint-reason-hexagon =
    Завершує шестикутник, ще { $number ->
        [one] { $number } бал
        [few] { $number } бали
        [many] { $number } балів
       *[other] { $number } бала
    }.
hint-reason-opening-triple = Почати з 3 рівних чисел — ще { $number }.
hint-reason-opening-zero = Почати з 3 нулів — ще { $number }.
hint-reason-out =
    Це ваша остання фішка, ще { $number ->
        [one] { $number } бал
        [few] { $number } бали
        [many] { $number } балів
       *[other] { $number } бала
    }.
coach-pick-piece = Виберіть фігуру. Її можна повернути й перевернути.
coach-pick-tile = Виберіть фішку. Бліді зараз не підходять.
coach-put-piece = Поставте її на дошку. Підсвітка показує, куди вона підходить.
coach-put-tile = Поставте її на стіл. Позначки показують, куди вона підходить.
coach-place-piece = Сюди підходить. Натисніть «Покласти», щоб зробити хід.
coach-place-tile = Сюди підходить. Натисніть «Покласти», щоб зробити хід.
