## Settings

settings-title = Настройки
settings-look = Вид
settings-theme = Цвета
settings-theme-system = Как в системе
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-motion = Меньше движения
settings-motion-about = Фигуры появляются на своих местах, а не движутся туда.
settings-board = За доской
settings-patterns = Узоры
settings-patterns-about = Знак на каждой клетке, по которому цвета различимы без оттенка.
settings-corners = Открытые углы
settings-corners-about = Точки там, где ваш цвет может продолжить.
settings-coordinates = Координаты
settings-coordinates-about = Буквы и числа вокруг доски, где хватает места.
settings-confirm = Подтверждать ходы
settings-confirm-about = Фигура отправляется, только когда вы нажмёте «Положить».
settings-tips = Советы
settings-tips-about = Короткий совет, когда он к месту.
settings-sound-and-touch = Звук и касание
settings-sound = Звук
settings-sound-off = Выключен
settings-sound-quiet = Тихий
settings-sound-full = Полный
settings-tick = Тиканье, когда мало времени
settings-tick-about = В последние двадцать секунд.
settings-vibration = Вибрация
settings-vibration-about = Короткая, когда фигура встаёт на место или ход сделан, на устройствах, где она есть.
settings-notices = Уведомления
settings-push = Когда ваш ход
settings-push-about = Уведомление системы, даже если эта страница закрыта. Для партий, которые длятся днями.
settings-push-denied = Браузер не разрешает уведомления отсюда.
settings-kept = Хранится в этом браузере.

## About

about-title = О Cornerwise
about-what = Дом угловых игр: единые точные правила для каждой игры семейства, компьютерный соперник девяти уровней и столы для друзей. Бесплатно и без рекламы.
about-names = Blokus, Trigon, Rumis и Triominos — товарные знаки своих владельцев. Здесь они названы лишь для того, чтобы сказать, каким изданным правилам следует игра. Cornerwise не зависит от этих владельцев и не одобрен ими.
about-privacy = Что хранится
about-privacy-text = Имя, ваши партии и один файл cookie, который говорит, кто вы. Ничего не измеряется, ничего не передаётся другим.
about-programs = Для программ
about-programs-text = Всё, что делают эти страницы, могут делать и программы.
about-api = Как обращаться к серверу
about-licences = Исходный код и лицензии
about-source = Cornerwise распространяется по лицензии MIT. Он опирается на труд других, в том числе:
