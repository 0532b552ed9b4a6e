## The frame of every page

nav-main = Главное
nav-skip = К содержанию
nav-back = Назад
nav-play = Играть
nav-learn = Учиться
nav-puzzles = Задачи
nav-watch = Смотреть
nav-players = Игроки
nav-language = Язык
nav-account = Вы
sound-off = Звук выключен
sound-quiet = Звук тихий
sound-full = Звук полный
theme-to-light = Светлые цвета
theme-to-dark = Тёмные цвета
close = Закрыть
try-again = Ещё раз
page-unknown = Такой страницы нет
page-unknown-text = Возможно, в адресе опечатка или партия удалена.
page-unreachable = Нет связи
page-unreachable-text = Эту страницу не удалось загрузить. Ничего не потеряно.
error-unexpected = Не получилось. Ничего не изменилось.
error-client-offline = Сервер недоступен. Ничего не потеряно.
