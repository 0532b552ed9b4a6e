## The page of all lessons

learn-title = Вчитися
learn-lead = Зробіть кілька ходів, і ви знатимете правила. Кожен урок триває дві хвилини.
learn-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроки
  }
learn-begin = Почати
learn-again = Ще раз
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
learn-done = Саме так.
learn-colour = Тепер ваш колір: { $colour }.
learn-elsewhere = Так теж можна. Але на цьому кроці виберіть одне з позначених місць.
learn-over = Тепер ви знаєте правила цієї гри.
learn-over-text = Зіграйте з комп’ютером або перегляньте подробиці в правилах.
learn-marked = Позначено: { $cells }
learn-loading = Хвилинку

## Steps on squares and triangles

learn-start-own = Почніть у своєму куті
learn-start-own-text = Перша фігура закриває вашу стартову точку. Візьміть фігуру й покладіть її туди.
learn-start-any = Почніть зі стартової точки
learn-start-any-text = Перша фігура закриває стартову точку. Візьміть фігуру й покладіть її на будь-яку вільну.
learn-corner = Кутами, але не сторонами
learn-corner-text = Кожна нова фігура торкається кутом однієї з ваших фігур. Покладіть наступну.
learn-side = Не торкайтеся своїх сторін
learn-side-text = Ця фігура торкається вашого кольору стороною, тому тут їй лежати не можна. Рухайте або повертайте її, доки не підійде.
learn-others = Чужі не заважають
learn-others-text = Інших кольорів можна торкатися як завгодно. Покладіть фігуру впритул до іншого кольору.
learn-reach = До відкритого місця
learn-reach-text = У цій грі змагаються за простір. Дотягніться великою фігурою до однієї з позначених клітинок.
learn-gap = Прослизнути
learn-gap-text = Великі фігури вже не всюди вміщаються. Продовжте маленькою.
learn-last = Останнє місце
learn-last-text = Місця майже не залишилося. Знайдіть, куди покласти останню фігуру; після цього партія закінчиться, і залишок порахують.
learn-pairs = Кожної по дві
learn-pairs-text = Кожну форму ви маєте двічі, і кожна фігура дає бал. Покладіть ту саму форму ще раз.
learn-turn = Поверніть її
learn-turn-text = Трикутники повертаються за шість кроків. Повертайте фігуру, доки не підійде, і покладіть її.
learn-tip = Кут може зустріти сторону
learn-tip-text = Трикутникам досить спільної точки. Покладіть фігуру так, щоб її кут припав на середину прямої сторони.
learn-strict = Суворі кути
learn-strict-text = За цим столом грають із суворими кутами: кут може зустріти лише кут. Знайдіть місце для фігури.

## Steps of the free start

learn-open-first = Де завгодно
learn-open-first-text = Стартових точок тут немає. Покладіть синю фігуру куди завгодно.
learn-open-second = І одну для суперника
learn-open-second-text = Першу помаранчеву фігуру, іншої форми, теж кладете ви. Хай обидві будуть однаково добрі: вибиратиме другий гравець.
learn-choose = Який колір узяли б ви?
learn-choose-text = Тепер ви другий гравець. Залиште кольори як є або поміняйтеся.

## Steps with cubes

learn-floor = Почніть із підлоги
learn-floor-text = Перша фігура стоїть на підлозі, де завгодно. Візьміть фігуру й поставте її.
learn-join = Приєднуйтеся
learn-join-text = Тепер ваш колір жовтий. Перша фігура стоїть на підлозі й прилягає гранню до фігури, яка там уже є.
learn-face = Грань до грані
learn-face-text = Кожна нова фігура прилягає гранню до вашого кольору, збоку або згори. Тут вона торкається лише ребром; знайдіть краще місце.
learn-hole = Жодних порожнин
learn-hole-text = Ніщо не висить у повітрі. Під цією фігурою порожнина; поставте її так, щоб кожен кубик на чомусь стояв.
learn-cover = Опиніться нагорі
learn-cover-text = Рахується лише те, що видно згори. Накрийте квадрат іншого кольору.

## Steps with numbered tiles

learn-tile-first = Перша фішка
learn-tile-first-text = Почніть із будь-якої фішки. Вона дає суму своїх чисел, тож старша фішка — добрий початок.
learn-tile-match = Два числа збігаються
learn-tile-match-text = Прикладіть фішку до сторони. Обидва числа цієї сторони мають бути однакові на обох фішках.
learn-tile-hexagon = Замкніть шестикутник
learn-tile-hexagon-text = Навколо точки лежать п’ять фішок. Покладіть шосту: вона дає ще 50 балів.
learn-tile-bridge = Збудуйте міст
learn-tile-bridge-text = Прикладіть фішку однією стороною так, щоб її вершина зустріла іншу фішку. Міст дає ще 40 балів.
learn-tile-draw = Не підходить — беріть
learn-tile-draw-text = Жодна з ваших фішок не підходить. Візьміть ще одну; це коштує 5 балів.
learn-tile-out = Остання фішка
learn-tile-out-text = Покладіть останню фішку. Хто виклав усі, отримує 25 балів і суму всіх фішок в інших гравців.

## Tips beside the board

tip-label = Порада
tip-dismiss = Сховати пораду

## Why a hint is good

hint-reason-only-move = Це єдиний хід.
hint-reason-nothing-to-lay = Жодна з ваших фішок не підходить.
hint-reason-swap = Той колір стоїть краще.
hint-reason-keep = Ваш колір стоїть краще.
hint-reason-calculated = Якщо грати далі, цей хід виявляється найкращим.
hint-reason-blocks = Забирає в інших { $number ->
    [1] кут
    [one] { $number } кут
    [few] { $number } кути
    [many] { $number } кутів
   *[other] { $number } кути
  }.
hint-reason-opens-corners = Відкриває { $number ->
    [1] новий кут
    [one] { $number } новий кут
    [few] { $number } нові кути
    [many] { $number } нових кутів
   *[other] { $number } нові кути
  }.
hint-reason-large-piece = Велика фігура йде в хід, поки є місце.
hint-reason-contests = Веде туди, куди прагнуть й інші.
hint-reason-towards-middle = Веде до середини.
hint-reason-covers = Накриває { $number ->
    [1] чужий квадрат
    [one] { $number } чужий квадрат
    [few] { $number } чужі квадрати
    [many] { $number } чужих квадратів
   *[other] { $number } чужі квадрати
  }.
hint-reason-shows = Ваш колір видно ще на { $number ->
    [1] одному квадраті
    [one] { $number } квадраті
    [few] { $number } квадратах
    [many] { $number } квадратах
   *[other] { $number } квадратах
  }.
hint-reason-keeps-going = Залишає вам шляхи далі.
hint-reason-tile = Фішка варта { $number }.
hint-reason-bridge = Будує міст за { $number ->
    [one] { $number } бал
    [few] { $number } бали
    [many] { $number } балів
   *[other] { $number } бали
  }.
hint-reason-hexagon = Замикає шестикутник за { $number ->
    [one] { $number } бал
    [few] { $number } бали
    [many] { $number } балів
   *[other] { $number } бали
  }.
hint-reason-opening-triple = Три рівні числа дають ще { $number }.
hint-reason-opening-zero = Три нулі дають ще { $number }.
hint-reason-out = Це ваша остання фішка, за неї { $number ->
    [one] { $number } бал
    [few] { $number } бали
    [many] { $number } балів
   *[other] { $number } бали
  }.
