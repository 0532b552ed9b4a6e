## Games that run in the browser

menu-online = Продолжить онлайн
games-here = В этом браузере
games-import = Добавить партии из файла
games-delete = Удалить
games-keep = Оставить
local-no-undo = Нет вашего хода, который можно вернуть.
local-declined = Компьютер играет дальше.
local-not-now = Сейчас это невозможно.
local-unable = Этот браузер не может сам запустить игру.
