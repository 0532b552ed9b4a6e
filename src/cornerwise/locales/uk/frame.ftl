## The frame of every page

nav-main = Головне
nav-skip = Перейти до вмісту
nav-back = Назад
nav-play = Грати
nav-learn = Вчитися
nav-puzzles = Задачі
nav-analysis = Аналіз
nav-watch = Дивитися
nav-players = Гравці
nav-language = Мова
language-search = Знайти мову
language-none = Такої мови немає
nav-account = Акаунт
sound-off = Звук: вимкнено
sound-quiet = Звук: тихий
sound-full = Звук: повний
theme-to-light = Увімкнути світлу тему
theme-to-dark = Увімкнути темну тему
close = Закрити
try-again = Спробувати ще раз
page-unknown = Сторінку не знайдено
page-unknown-text = Можливо, в адресі є помилка або сторінку видалено.
page-unreachable = Немає зв’язку
page-unreachable-text = Цю сторінку не вдалося завантажити. Перевірте з’єднання й спробуйте ще раз.
error-unexpected = Щось пішло не так. Нічого не змінилося: будь ласка, спробуйте ще раз.
error-client-offline = Немає зв’язку із сервером. Ваші партії збережено: перевірте з’єднання й спробуйте ще раз.
