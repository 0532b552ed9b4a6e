## Settings

settings-title = Налаштування
settings-look = Вигляд
settings-theme = Тема
settings-theme-system = Як у системі
settings-theme-light = Світла
settings-theme-dark = Темна
settings-motion = Менше руху
settings-motion-about = Фігури одразу з’являються на місці, а не ковзають туди.
settings-board = Дошка
settings-patterns = Візерунки
settings-patterns-about = Візерунок на кожному кольорі. Допомагає, якщо вам важко розрізняти кольори.
settings-corners = Відкриті кути
settings-corners-about = Крапки там, куди можна піти далі.
settings-coordinates = Координати
settings-coordinates-about = Літери й числа навколо дошки, якщо вистачає місця.
settings-confirm = Підтверджувати ходи
settings-confirm-about = Фігура лягає на дошку, лише коли ви натиснете «Покласти».
settings-tips = Поради
settings-tips-about = Короткі поради під час гри.
settings-sound-and-touch = Звук і вібрація
settings-sound = Звук
settings-sound-off = Вимкнено
settings-sound-quiet = Тихий
settings-sound-full = Повний
settings-tick = Сигнал, коли мало часу
settings-tick-about = Цокання в останні 20 секунд.
settings-vibration = Вібрація
settings-vibration-about = Коли фігура стає на місце або хід зроблено, якщо ваш пристрій уміє вібрувати.
settings-notices = Сповіщення
settings-push = Повідомляти, коли мій хід
settings-push-about = Навіть якщо цю сторінку закрито. Зручно для партій, що тривають днями.
settings-push-denied = Ваш браузер блокує сповіщення з цього сайту. Дозволити їх можна в його налаштуваннях.
settings-kept = Ці налаштування зберігаються в цьому браузері.

## About

about-title = Про Cornerwise
about-what = Cornerwise — безкоштовний дім для ігор у дусі Blokus і для Triominos: точні правила кожної гри, комп’ютерний суперник із 9 рівнями та столи для вас і ваших друзів. Без реклами.
about-names = Blokus, Trigon, Rumis і Triominos — торговельні марки своїх власників. Ми називаємо їх лише для того, щоб указати, яких виданих правил дотримується гра. Cornerwise не залежить від цих власників і не схвалений ними.
about-privacy = Ваші дані
about-privacy-text = Ми зберігаємо ваше ім’я, ваші партії та один файл cookie, щоб вам не доводилося входити знову. Ми не стежимо за вами й нічого не передаємо іншим.
about-programs = Для розробників
about-programs-text = Усе, що можете робити на цьому сайті ви, може й ваша програма.
about-api = Читати документацію API
about-licences = Початковий код і ліцензії
about-source = Cornerwise — відкритий проєкт за ліцензією MIT. Він спирається на працю інших, зокрема:
