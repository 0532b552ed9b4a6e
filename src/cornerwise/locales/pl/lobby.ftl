## The start page

start-hero = Rogiem do rogu.
start-lead = Siedem gier o stykających się elementach: do kuchennego stołu i do długiej analizy. Za darmo, bez konta i bez reklam.
start-play-now = Zagraj teraz
start-play-now-about = { $game }, poziom { $level }
start-games = Gry
sort-by = Sortuj według
sort-usual = Zwykła kolejność
sort-minutes = Czas gry
sort-age = Wiek
sort-players = Liczba graczy
start-live = Na żywo
start-live-who = { $game }: { $who }
start-sample = Zobacz, jak grają inni
start-waiting = Czekają na ciebie
start-running = Twoje partie
start-all-mine = Wszystkie twoje partie
start-more = Więcej
start-puzzles = Łamigłówki
start-puzzles-about = Ułóż wszystkie elementy, w pojedynkę
start-designs = Wzory
start-designs-about = Układaj obrazki, jak chcesz
start-learn = Nauka
start-learn-about = Zasady i pierwsze kroki
start-games-about = Trwające i zakończone

## Ways of playing

mode-computer = Komputer
mode-computer-about = dziewięć poziomów
mode-computer-title = Zagraj z komputerem
mode-friends = Znajomi
mode-friends-about = zaproś linkiem
mode-friends-title = Zaproś znajomych
mode-anyone = Ktokolwiek
mode-anyone-about = kto akurat tu jest
mode-anyone-title = Znajdź przeciwnika
mode-screen = Jeden ekran
mode-screen-about = podawany z rąk do rąk
mode-screen-title = Przy jednym ekranie
lobby-game = Gra
lobby-kind = Która
lobby-mode = Z kim
lobby-strength = Siła gry
lobby-anyone-clock = Spotkasz tych, którzy wybrali ten sam zegar.
lobby-begin-computer = Graj
lobby-begin-friends = Otwórz stół
lobby-begin-anyone = Znajdź przeciwnika
lobby-begin-screen = Graj
lobby-more-choices = Więcej opcji
lobby-rules = Zasady

## Clocks

setup-clock = Zegar
setup-clock-none = Bez zegara
setup-clock-game = po { $time }
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } na ruch
setup-clock-days = { $time } na ruch

## Who plays, and how a match stands

lobby-open-seat = Wolne miejsce
lobby-open-seats = { $count ->
    [one] wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
lobby-computer = Komputer, poziom { $level }
lobby-computers = { $count ->
    [one] komputer (poziom { $level })
    [few] { $count } komputery (poziom { $level })
    [many] { $count } komputerów (poziom { $level })
   *[other] { $count } komputera (poziom { $level })
  }
lobby-open-match = Otwórz tę partię
lobby-your-turn = Twój ruch
lobby-your-turn-left = Twój ruch, zostało: { $time }
lobby-their-turn = Ruch ma { $name }
lobby-running = W toku
lobby-paused = Wstrzymana
lobby-awaits-players = { $count ->
    [0] Zaraz się zacznie
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
lobby-move-number = Ruch { $number }
lobby-ended-won = Wygrana, { $ago }
lobby-ended-lost = Przegrana, { $ago }
lobby-ended-drawn = Remis, { $ago }
lobby-ended-played = Zakończona { $ago }
lobby-ended-aborted = Odwołana, { $ago }

## Setting a match up

setup-clock-other = Inny
setup-clock-kind = Czas
setup-clock-kind-game = Na partię
setup-clock-kind-move = Na każdy ruch
setup-clock-kind-days = Dni na każdy ruch
setup-clock-minutes = Minuty na gracza
setup-clock-seconds = Sekundy na ruch
setup-clock-days-count = Dni na ruch
setup-clock-increment = Dodatkowe sekundy po każdym ruchu
setup-seats = Miejsca
setup-options = Zasady tej gry
setup-table = O stole
setup-listed = Na liście
setup-listed-about = Każdy może znaleźć ten stół i się przysiąść. W przeciwnym razie tylko ci, którzy mają link.
setup-family = Stół rodzinny
setup-family-about = Podpowiedzi dla wszystkich i bez czatu. Dzieci i początkujący mogą grać z wyrównaniem szans na swoją korzyść.
setup-rated = Do rankingu
setup-rated-about = Każdy potrzebuje konta i gra na jednym miejscu.
setup-rated-account = Tylko z kontem, przy stołach różnych osób.
setup-handicap = Wyrównanie szans
setup-handicap-about = Kto gra lepiej, gra bez części największych elementów. Taka partia nie liczy się do rankingu.
setup-handicap-count = { $count ->
    [0] Wszystkie elementy
    [one] Bez { $count } elementu
    [few] Bez { $count } elementów
    [many] Bez { $count } elementów
   *[other] Bez { $count } elementu
  }
setup-chat = Czat
setup-chat-presets = Gotowe zwroty
setup-chat-free = Dowolny tekst
setup-chat-off = Brak
setup-clash = Tego nie da się połączyć.
setup-play = Graj
setup-open = Otwórz stół
setup-rules = Zasady gry { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Ktoś przy tym ekranie
setup-seat-name = Imię gracza { $number }
setup-seat-open = Dla innych
setup-seat-number = Miejsce { $seat }
setup-seat-of-colours = Miejsce { $seat }, { $colours }
setup-seat-with = razem z miejscem { $seats }

## Inviting and joining

copy = Kopiuj
copied = Skopiowano
copy-failed = Skopiuj to ręcznie
print = Drukuj
invite-title = Zaproszenie
invite-about = { $count ->
    [one] Jest jedno wolne miejsce. Może je zająć każdy, kto ma link.
    [few] Są { $count } wolne miejsca. Każdy, kto ma link, może zająć jedno z nich.
    [many] Jest { $count } wolnych miejsc. Każdy, kto ma link, może zająć jedno z nich.
   *[other] Jest { $count } wolnego miejsca. Każdy, kto ma link, może zająć jedno z nich.
  }
invite-link = Link do tego stołu
invite-copy = Kopiuj link
invite-share = Udostępnij
invite-camera = Dla aparatu
invite-camera-about = Link do tego stołu, do odczytania aparatem
invite-message = Zagraj ze mną: { $game }.
join-title = Miejsce przy grze { $game }
join-there = Przy stole: { $names }.
join-nobody = Nikt tu jeszcze nie siedzi.
join-which = Które miejsce
join-sit = Zajmij to miejsce
join-watch = Oglądaj tę partię
join-own = Otwórz własny stół
join-full = Ten stół jest pełny
join-full-text = { $count ->
    [one] Miejsce jest zajęte.
    [few] Zajęte są wszystkie miejsca ({ $count }).
    [many] Zajęte są wszystkie miejsca ({ $count }).
   *[other] Zajęte są wszystkie miejsca ({ $count }).
  } Możesz oglądać albo otworzyć własny stół z tymi samymi zasadami.

## Lists of games

games-title = Twoje partie
games-running = W toku
games-finished = Zakończone
games-empty = Pierwszy róg jest wolny
games-empty-text = Tu pojawią się partie, które zaczniesz albo do których dołączysz. Zostają na tym urządzeniu, także bez konta.
games-export = Zabierz je ze sobą
games-export-about = Wszystkie twoje partie w jednym pliku, dla innych programów albo na później.
watch-all = Wszystkie gry
watch-waiting = Czekają na graczy
watch-playing = W toku
watch-empty = Nikt teraz nie gra publicznie
watch-empty-text = Otwórz stół na liście, a może ktoś się przysiądzie. Partie z linku pozostają prywatne.
watch-open = Otwórz stół

## The best players

players-best = Najlepsi gracze: { $game }
players-place = Miejsce
players-name = Imię
players-rating = Ranking
players-games = Partie
players-empty = { $game }: nikt nie ma jeszcze rankingu
players-empty-text = Wystarczą dwie osoby z kontem, które zagrają do rankingu.

## What can go wrong

error-match-bad-plan = Tych ustawień nie da się połączyć.
error-match-seat-taken = Ktoś właśnie zajął to miejsce.
error-match-unknown = Nie ma takiego stołu. Być może został odwołany.
