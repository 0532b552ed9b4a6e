## Games that run in the browser

menu-online = Graj dalej online
games-here = Na tym urządzeniu
games-import = Dodaj partie z pliku
games-delete = Usuń
games-keep = Zachowaj
local-no-undo = Nie masz ruchu do cofnięcia.
local-declined = Komputer chce grać dalej.
local-not-now = Teraz nie możesz tego zrobić.
local-unable = Ta przeglądarka nie może sama uruchomić gry. Spróbuj nowszej przeglądarki.
