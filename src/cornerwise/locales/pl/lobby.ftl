## The start page

start-hero = Układaj elementy rogiem do rogu.
start-play-now = Zagraj teraz
start-play-now-about = { $game }, poziom { $level }
start-games = Gry
sort-by = Sortuj według
sort-usual = Domyślna kolejność
sort-minutes = Czas gry
sort-age = Wiek
sort-players = Liczba graczy
start-live = Na żywo
start-live-who = { $game }: { $who }
start-sample = Obejrzyj partię
start-waiting = Twój ruch
start-running = Twoje partie
start-all-mine = Wszystkie twoje partie
start-more = Więcej
start-puzzles = Łamigłówki
start-puzzles-about = Znajdź jedyny najlepszy ruch
start-designs = Mozaiki
start-designs-about = Twórz własne obrazki
start-learn = Nauka
start-learn-about = Lekcje i zasady
start-games-about = Trwające i zakończone

## Ways of playing

mode-computer = Komputer
mode-computer-about = 9 poziomów
mode-computer-title = Zagraj z komputerem
mode-friends = Znajomi
mode-friends-about = zaproś linkiem
mode-friends-title = Zaproś znajomych
mode-anyone = Ktokolwiek
mode-anyone-about = znajdź przeciwnika od razu
mode-anyone-title = Znajdź przeciwnika
mode-screen = Jeden ekran
mode-screen-about = wspólnie na tym urządzeniu
mode-screen-title = Grajcie na jednym ekranie
lobby-game = Gra
lobby-kind = Wersja
lobby-mode = Przeciwnik
lobby-strength = Poziom
lobby-anyone-clock = Zagrasz z kimś, kto wybrał taki sam czas.
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
    [one] { $count } wolne miejsce
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
lobby-your-turn-left = Twój ruch. Pozostały czas: { $time }
lobby-their-turn = Ruch: { $name }
lobby-running = W toku
lobby-paused = Wstrzymana
lobby-awaits-players = { $count ->
    [0] Zaraz się zacznie
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
  }
lobby-move-number = Ruch { $number }
lobby-ended-won = Wygrana, { $ago }
lobby-ended-lost = Przegrana, { $ago }
lobby-ended-drawn = Remis, { $ago }
lobby-ended-played = Zakończona { $ago }
lobby-ended-aborted = Anulowana, { $ago }

## Setting a match up

setup-clock-other = Własny
setup-clock-kind = Tempo gry
setup-clock-kind-game = Na partię
setup-clock-kind-move = Na ruch
setup-clock-kind-days = Dni na ruch
setup-clock-minutes = Minuty na gracza
setup-clock-seconds = Sekundy na ruch
setup-clock-days-count = Dni na ruch
setup-clock-increment = Sekundy dodawane po każdym ruchu
setup-seats = Gracze
setup-count = Liczba graczy
setup-who = Kto gra
setup-options = Zasady
setup-table = Ustawienia stołu
setup-listed = Publiczny
setup-listed-about = Każdy może znaleźć ten stół i dołączyć. Gdy wyłączone, potrzebny jest link.
setup-family = Stół rodzinny
setup-family-about = Podpowiedzi dla wszystkich, bez czatu. Dodaj wyrównanie szans, aby dzieci i początkujący też mogli wygrać.
setup-rated = Rankingowa
setup-rated-about = Każdy potrzebuje konta i może zająć tylko jedno miejsce.
setup-rated-account = Zaloguj się, aby grać partie rankingowe. Każdy przy stole potrzebuje konta.
setup-handicap = Wyrównanie szans
setup-handicap-about = Silniejsi gracze zaczynają bez części swoich największych elementów. Partie z wyrównaniem szans nie są rankingowe.
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
setup-chat-off = Wyłączony
setup-clash = Tych opcji nie da się połączyć. Zmień jedną z nich.
setup-clash-heights = Na tej planszy nie da się grać. Połącz wszystkie jej pola i użyj od 2 do 512 kostek.
setup-step-rules = Zegar i zasady
heights-about = Wybierz wysokość, a potem dotykaj pól albo przeciągnij po nich. 0 robi dziurę.
heights-board = Twoja plansza
heights-square = { $square }, wysokość { $height }
heights-columns = Kolumny
heights-columns-count = { $count ->
    [one] { $count } kolumna
    [few] { $count } kolumny
    [many] { $count } kolumn
   *[other] { $count } kolumny
  }
heights-columns-fewer = Usuń kolumnę
heights-columns-more = Dodaj kolumnę
heights-rows = Rzędy
heights-rows-count = { $count ->
    [one] { $count } rząd
    [few] { $count } rzędy
    [many] { $count } rzędów
   *[other] { $count } rzędu
  }
heights-rows-fewer = Usuń rząd
heights-rows-more = Dodaj rząd
setup-play = Graj
setup-open = Otwórz stół
setup-rules = Jak grać: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Ktoś inny przy tym ekranie
setup-seat-name = Nazwa gracza { $number }
setup-seat-open = Otwarte dla innych
setup-seat-number = Gracz { $seat }
setup-seat-of-colours = Gracz { $seat }, { $colours }
setup-seat-with = w drużynie z graczem { $seats }

## Inviting and joining

copy = Kopiuj
copied = Skopiowano
copy-failed = Nie udało się skopiować. Zaznacz i skopiuj ręcznie.
print = Drukuj
invite-title = Zaproś
invite-about = { $count ->
    [one] Jest jedno wolne miejsce. Może je zająć każdy, kto ma link.
    [few] Są { $count } wolne miejsca. Każdy, kto ma link, może zająć jedno z nich.
    [many] Jest { $count } wolnych miejsc. Każdy, kto ma link, może zająć jedno z nich.
   *[other] Jest { $count } wolnego miejsca. Każdy, kto ma link, może zająć jedno z nich.
  }
invite-link = Link do tego stołu
invite-copy = Kopiuj link
invite-share = Udostępnij
invite-camera = Kod QR
invite-camera-about = Kod QR z linkiem do tego stołu
invite-message = Zagrajmy w { $game }.
join-title = Dołącz do gry { $game }
join-invites = { $name } zaprasza cię do gry { $game }
join-rule = Każdy element musi dotykać rogiem innego elementu swojego koloru, nigdy bokiem. Zakryj jak największą część planszy.
join-rule-rumis = Każdy element musi dotykać innego elementu swojego koloru. Punkt dostajesz za każde pole twojego koloru widoczne z góry.
join-rule-triominos = Stykające się liczby muszą być takie same. Liczby na płytkach, które kładziesz, to twoje punkty.
join-there = Już tu są: { $names }.
join-nobody = Nikt jeszcze nie dołączył.
join-which = Wybierz miejsce
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
search-title = { $count ->
    [one] Szukanie przeciwnika
    [few] Szukanie jeszcze { $count } graczy
    [many] Szukanie jeszcze { $count } graczy
   *[other] Szukanie jeszcze { $count } gracza
  }
search-time = Czas szukania: { $time }
search-usual = Zwykle czeka się około: { $time }.
search-usual-unknown = Nie możemy jeszcze powiedzieć, ile to potrwa. Ostatnio zbyt mało partii zaczęło się w ten sposób.
search-nobody = Nikt inny nie szuka teraz partii.
search-others = Partii { $count ->
    [one] szuka jeszcze { $count } osoba
    [few] szukają jeszcze { $count } osoby
    [many] szuka jeszcze { $count } osób
   *[other] szuka jeszcze { $count } osoby
  }:
search-others-game = { $game }: { $count }
search-meanwhile = Zagraj tymczasem z komputerem
search-meanwhile-about = Szukanie trwa. Damy ci znać, gdy ktoś dołączy.
search-stop = Przerwij szukanie
search-goes-on = Nadal szukamy partii: { $game }
search-back = Pokaż szukanie
search-found = Twoja partia { $game } może się zacząć. Ktoś dołączył.
search-go = Przejdź do partii

## Lists of games

games-title = Twoje partie
games-running = W toku
games-finished = Zakończone
games-remove = Usuń z listy
games-remove-back = Wróci, jeśli ktoś wykona ruch.
games-empty = Nie ma jeszcze partii
games-empty-text = Tu pojawią się partie, które zaczniesz albo do których dołączysz. Są zapisane na tym urządzeniu, nawet bez konta.
games-export = Pobierz swoje partie
games-export-about = Wszystkie twoje partie w jednym pliku, do zachowania albo otwarcia w innych programach.
watch-all = Wszystkie gry
watch-waiting = Oczekujące na graczy
watch-playing = W toku
watch-empty = Nie ma teraz publicznych partii
watch-empty-text = Otwórz publiczny stół, aby inni mogli dołączyć. Partie udostępnione linkiem pozostają prywatne.
watch-open = Otwórz stół

## The best players

players-best = Najlepsi gracze: { $game }
players-place = Miejsce
players-name = Nazwa
players-rating = Ranking
players-games = Partie
players-empty = { $game }: nikt nie ma jeszcze rankingu
players-empty-text = Zagraj pierwszą partię rankingową.

## What can go wrong

error-match-bad-plan = Tych opcji nie da się połączyć. Zmień jedną z nich.
error-match-seat-taken = Ktoś właśnie zajął to miejsce. Wybierz inne.
error-match-unknown = Nie możemy znaleźć tego stołu. Być może partia została anulowana.
start-what = Siedem gier planszowych dla jednej do sześciu osób: kładźcie kolejno elementy, zajmujcie miejsce i nie zostawcie go innym.
start-free = Graj z komputerem, znajomymi albo z kimkolwiek online. Za darmo. Bez konta, bez reklam.
start-watch = Oglądaj
start-watch-about = Partie na żywo i powtórki
start-tournaments = Turnieje
start-tournaments-about = Dołącz albo zorganizuj własny
start-players = Gracze
start-players-about = Rankingi i listy najlepszych
