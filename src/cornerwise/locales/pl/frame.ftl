## The frame of every page

nav-main = Menu główne
nav-skip = Przejdź do treści
nav-back = Wstecz
nav-play = Graj
nav-learn = Nauka
nav-puzzles = Łamigłówki
nav-analysis = Analiza
nav-watch = Oglądaj
nav-players = Gracze
nav-language = Język
language-search = Szukaj języka
language-none = Nie znaleziono języka
nav-account = Konto
sound-off = Dźwięk: wyłączony
sound-quiet = Dźwięk: cichy
sound-full = Dźwięk: głośny
theme-to-light = Włącz jasny motyw
theme-to-dark = Włącz ciemny motyw
close = Zamknij
try-again = Spróbuj ponownie
page-unknown = Nie znaleziono strony
page-unknown-text = W adresie może być literówka albo strona została usunięta.
page-unreachable = Brak połączenia
page-unreachable-text = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj ponownie.
error-unexpected = Coś poszło nie tak. Nic się nie zmieniło: spróbuj ponownie.
error-client-offline = Nie możemy połączyć się z serwerem. Twoje partie są bezpieczne: sprawdź połączenie i spróbuj ponownie.
