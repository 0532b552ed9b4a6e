## Games that run in the browser

menu-online = Продовжити онлайн
games-here = У цьому браузері
games-import = Додати партії з файлу
games-delete = Видалити
games-keep = Залишити
local-no-undo = Немає вашого ходу, який можна повернути.
local-declined = Комп’ютер грає далі.
local-not-now = Зараз це неможливо.
local-unable = Цей браузер не може сам запустити гру.
