## Games that run in the browser

menu-online = Продължете онлайн
games-here = В този браузър
games-import = Добави игри от файл
games-delete = Изтриване
games-keep = Запазване
local-no-undo = Нямаш ход, който може да се върне.
local-declined = Компютърът продължава.
local-not-now = Това не е възможно в момента.
local-unable = Този браузър не може сам да играе играта.
