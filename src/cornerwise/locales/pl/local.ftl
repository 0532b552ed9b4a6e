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
menu-save-online = Zapisz online
alone-from-here = Graj dalej sam od tego miejsca
alone-about = Od tej pozycji zaczyna się nowa partia z komputerem. Zostaje w tej przeglądarce, a partia, z której pochodzi, pozostaje bez zmian.
alone-seat = Grasz
online-differs = Ta partia jest już online i potoczyła się tam inaczej. Obie zostają; druga jest wśród twoich partii.
games-known = Partie, które już tu były: { $count }
