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
menu-save-online = Zapisz online
alone-from-here = Graj dalej w pojedynkę
alone-about = Rozpoczyna od tej pozycji nową partię z komputerem. Jest zapisana na tym urządzeniu, a pierwotna partia pozostaje bez zmian.
alone-seat = Grasz
online-differs = Ta partia jest już online i potoczyła się tam inaczej. Zachowujemy obie: drugą znajdziesz wśród swoich partii.
games-known = Partie, które już tu masz: { $count }
