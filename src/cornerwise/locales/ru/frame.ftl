## The frame of every page

nav-main = Главное
nav-skip = Перейти к содержанию
nav-back = Назад
nav-play = Играть
nav-learn = Учиться
nav-puzzles = Задачи
nav-analysis = Анализ
nav-watch = Смотреть
nav-players = Игроки
nav-language = Язык
language-search = Найти язык
language-none = Такого языка нет
nav-account = Аккаунт
sound-off = Звук: выключен
sound-quiet = Звук: тихий
sound-full = Звук: полный
theme-to-light = Включить светлую тему
theme-to-dark = Включить тёмную тему
close = Закрыть
try-again = Попробовать ещё раз
page-unknown = Страница не найдена
page-unknown-text = Возможно, в адресе опечатка или страница удалена.
page-unreachable = Нет связи
page-unreachable-text = Эту страницу не удалось загрузить. Проверьте соединение и попробуйте ещё раз.
error-unexpected = Что-то пошло не так. Ничего не изменилось: пожалуйста, попробуйте ещё раз.
error-client-offline = Нет связи с сервером. Ваши партии сохранены: проверьте соединение и попробуйте ещё раз.
