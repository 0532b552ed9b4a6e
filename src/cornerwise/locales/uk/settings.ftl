## Settings

settings-title = Налаштування
settings-look = Вигляд
settings-theme = Кольори
settings-theme-system = Як у системі
settings-theme-light = Світлі
settings-theme-dark = Темні
settings-motion = Менше руху
settings-motion-about = Фігури з’являються на своїх місцях, а не рухаються туди.
settings-board = За дошкою
settings-patterns = Візерунки
settings-patterns-about = Знак на кожній клітинці, за яким кольори можна розрізнити без відтінку.
settings-corners = Відкриті кути
settings-corners-about = Крапки там, де ваш колір може продовжити.
settings-coordinates = Координати
settings-coordinates-about = Літери й числа навколо дошки, де вистачає місця.
settings-confirm = Підтверджувати ходи
settings-confirm-about = Фігура надсилається, лише коли ви натиснете «Покласти».
settings-tips = Поради
settings-tips-about = Коротка порада, коли вона доречна.
settings-sound-and-touch = Звук і дотик
settings-sound = Звук
settings-sound-off = Вимкнено
settings-sound-quiet = Тихий
settings-sound-full = Повний
settings-tick = Цокання, коли мало часу
settings-tick-about = В останні двадцять секунд.
settings-vibration = Вібрація
settings-vibration-about = Коротка, коли фігура стає на місце або хід зроблено, на пристроях, де вона є.
settings-notices = Сповіщення
settings-push = Коли ваш хід
settings-push-about = Сповіщення системи, навіть якщо цю сторінку закрито. Для партій, що тривають днями.
settings-push-denied = Браузер не дозволяє сповіщення звідси.
settings-kept = Зберігається в цьому браузері.

## About

about-title = Про Cornerwise
about-what = Дім кутових ігор: єдині точні правила для кожної гри родини, комп’ютерний суперник дев’яти рівнів і столи для друзів. Безкоштовно й без реклами.
about-names = Blokus, Trigon, Rumis і Triominos — торговельні марки своїх власників. Тут їх названо лише для того, щоб сказати, яких виданих правил дотримується гра. Cornerwise не залежить від цих власників і не схвалений ними.
about-privacy = Що зберігається
about-privacy-text = Ім’я, ваші партії та один файл cookie, який каже, хто ви. Нічого не вимірюється, нічого не передається іншим.
about-programs = Для програм
about-programs-text = Усе, що роблять ці сторінки, можуть робити й програми.
about-api = Як звертатися до сервера
about-licences = Початковий код і ліцензії
about-source = Cornerwise поширюється за ліцензією MIT. Він спирається на працю інших, зокрема:
