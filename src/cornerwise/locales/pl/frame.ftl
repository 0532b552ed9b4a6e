## The frame of every page

nav-main = Menu główne
nav-skip = Do treści
nav-back = Wstecz
nav-play = Graj
nav-learn = Nauka
nav-puzzles = Łamigłówki
nav-watch = Oglądaj
nav-players = Gracze
nav-language = Język
nav-account = Ty
sound-off = Dźwięk jest wyłączony
sound-quiet = Dźwięk jest cichy
sound-full = Dźwięk jest głośny
theme-to-light = Jasne kolory
theme-to-dark = Ciemne kolory
close = Zamknij
try-again = Spróbuj ponownie
page-unknown = Nie ma takiej strony
page-unknown-text = W adresie może być literówka albo partia została usunięta.
page-unreachable = Brak połączenia
page-unreachable-text = Nie udało się wczytać tej strony. Nic nie przepadło.
error-unexpected = To się nie udało. Nic się nie zmieniło.
error-client-offline = Serwer jest nieosiągalny. Nic nie przepadło.
