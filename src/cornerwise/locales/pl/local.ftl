## Games that run in the browser

menu-online = Graj dalej online
games-here = W tej przeglądarce
games-import = Dodaj partie z pliku
games-delete = Usuń
games-keep = Zachowaj
local-no-undo = Nie masz ruchu, który można cofnąć.
local-declined = Komputer gra dalej.
local-not-now = Teraz nie jest to możliwe.
local-unable = Ta przeglądarka nie może sama uruchomić gry.
