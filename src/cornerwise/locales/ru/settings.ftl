## Settings

settings-title = Настройки
settings-look = Внешний вид
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-motion = Меньше движения
settings-motion-about = Фигуры сразу появляются на месте, а не скользят туда.
settings-board = Доска
settings-patterns = Узоры
settings-patterns-about = Узор на каждом цвете. Помогает, если вам трудно различать цвета.
settings-corners = Открытые углы
settings-corners-about = Точки там, куда можно пойти дальше.
settings-coordinates = Координаты
settings-coordinates-about = Буквы и числа вокруг доски, если хватает места.
settings-confirm = Подтверждать ходы
settings-confirm-about = Фигура ложится на доску, только когда вы нажмёте «Положить».
settings-tips = Советы
settings-tips-about = Короткие советы во время игры.
settings-sound-and-touch = Звук и вибрация
settings-sound = Звук
settings-sound-off = Выключен
settings-sound-quiet = Тихий
settings-sound-full = Полный
settings-tick = Сигнал, когда мало времени
settings-tick-about = Тиканье в последние 20 секунд.
settings-vibration = Вибрация
settings-vibration-about = Когда фигура встаёт на место или ход сделан, если ваше устройство умеет вибрировать.
settings-notices = Уведомления
settings-push = Сообщать, когда мой ход
settings-push-about = Даже если эта страница закрыта. Удобно для партий, которые длятся днями.
settings-push-denied = Ваш браузер блокирует уведомления с этого сайта. Разрешить их можно в его настройках.
settings-kept = Эти настройки хранятся в этом браузере.

## About

about-title = О Cornerwise
about-what = Cornerwise — бесплатный дом для игр в духе Blokus и для Triominos: точные правила каждой игры, компьютерный соперник с 9 уровнями и столы для вас и ваших друзей. Без рекламы.
about-names = Blokus, Trigon, Rumis и Triominos — товарные знаки своих владельцев. Мы называем их лишь для того, чтобы указать, каким изданным правилам следует игра. Cornerwise не зависит от этих владельцев и не одобрен ими.
about-privacy = Ваши данные
about-privacy-text = Мы храним ваше имя, ваши партии и один файл cookie, чтобы вам не приходилось входить заново. Мы не следим за вами и ничего не передаём другим.
about-programs = Для разработчиков
about-programs-text = Всё, что можете делать на этом сайте вы, может и ваша программа.
about-api = Читать документацию API
about-licences = Исходный код и лицензии
about-source = Cornerwise — открытый проект под лицензией MIT. Он опирается на труд других, в том числе:
