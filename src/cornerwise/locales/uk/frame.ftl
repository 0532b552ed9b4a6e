## The frame of every page

nav-main = Головне
nav-skip = До вмісту
nav-back = Назад
nav-play = Грати
nav-learn = Вчитися
nav-puzzles = Задачі
nav-watch = Дивитися
nav-players = Гравці
nav-language = Мова
nav-account = Ви
sound-off = Звук вимкнено
sound-quiet = Звук тихий
sound-full = Звук повний
theme-to-light = Світлі кольори
theme-to-dark = Темні кольори
close = Закрити
try-again = Ще раз
page-unknown = Такої сторінки немає
page-unknown-text = Можливо, в адресі є помилка або партію видалено.
page-unreachable = Немає зв’язку
page-unreachable-text = Цю сторінку не вдалося завантажити. Нічого не втрачено.
error-unexpected = Не вийшло. Нічого не змінилося.
error-client-offline = Сервер недоступний. Нічого не втрачено.
