
## Commands of the terminal: arguments that several of them take

cli-arg-game = gra, na przykład duo
cli-arg-option = ustaw opcję gry, na przykład start=own; listę pokazuje `cornerwise games`; można powtarzać; heights=@FILE wczytuje mapę wysokości
cli-arg-file = zapis lub plik .blksgf, - oznacza standardowe wejście
cli-arg-ply = pozycja po N ruchach
cli-arg-nth = N-ta partia w pliku (1)
cli-arg-marks = oznacz kolory tak, by dało się je odróżnić bez barwy
cli-arg-level = siła gry, od 1 do 9
cli-arg-nodes = pozycje przeszukiwane przed każdym ruchem, zamiast liczby dla poziomu
cli-arg-time = sekundy na każdy ruch
cli-arg-evaluator = co ocenia pozycje: best, playouts, net, small, guided albo plik z siecią
cli-arg-threads = ilu wątków procesora użyć
cli-arg-seed = liczba, przy której losowe wybory są zawsze takie same
cli-arg-memory = megabajty na drzewo przeszukiwania
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } nie jest liczbą całkowitą od { $least } do { $most }
cli-no-pair = { $text } nie ma postaci NAME=VALUE
cli-no-number = { $text } nie jest liczbą
cli-no-seconds = { $text } nie jest liczbą sekund
cli-no-chance = { $text } nie leży między 0 a 0,5

## What is wrong with a file or with what was asked of it

cli-no-such-game = nie ma partii { $number }: liczba partii w pliku to { $count }
cli-no-games = w folderze { $folder } nie ma żadnej partii
cli-no-such-ply = nie ma ruchu { $ply }: liczba ruchów w partii to { $count }
cli-one-game-only = { $file }: liczba partii w pliku: { $count }; to polecenie wymaga pliku tylko z 1

## Names in tables and lines

cli-seat = miejsce { $seat }
cli-column-move = ruch
cli-chance = los
cli-outcome = { $count ->
    [0] nikt nie wygrywa
    [one] wygrywa miejsce { $seats }
    [few] wygrywają miejsca { $seats }
    [many] wygrywają miejsca { $seats }
   *[other] wygrywają miejsca { $seats }
  } ({ $points })

## games

cli-games-about = Wypisuje wszystkie gry z ich miejscami, kolorami, planszami, elementami i opcjami.
cli-games-game = pokaż tylko tę grę
cli-games-sort = sortuj listę według
cli-games-json = wypisz wszystko o każdej grze jako JSON
cli-games-column-game = gra
cli-games-column-title = tytuł
cli-games-column-seats = miejsca
cli-games-column-minutes = minuty
cli-games-column-age = wiek
cli-games-column-colours = kolory
cli-games-column-board = plansza
cli-games-column-pieces = elementy
cli-games-column-option = opcja
cli-games-column-default = domyślnie
cli-games-column-choices = inne wartości
cli-games-column-name = nazwa
cli-games-column-about = o czym decyduje
cli-games-no-edge = bez krawędzi
cli-games-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
    [many] { $count } kostek
   *[other] { $count } kostki
  }
cli-games-tiles = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
  }
cli-games-copies = { $count } × { $copies }
cli-games-free-text = dowolny tekst
cli-games-none = brak
cli-games-given = wbudowane
cli-games-more = Miejsca liczy się od 0. Więcej pokazuje `cornerwise games --json`.

## play

cli-play-about = Graj w terminalu, z komputerem albo z innymi przy jednej klawiaturze. Naciśnij ?, aby zobaczyć klawisze.
cli-play-game = gra, na przykład duo; bez niej wybierzesz z listy
cli-play-seat = kto gra, w kolejności miejsc: human, 1 do 9, greedy, random
cli-play-save = zapisuj partię w tym pliku po każdym ruchu
cli-play-resume = graj dalej partię z zapisu lub pliku .blksgf
cli-play-theme = motyw kolorów (dark)
cli-play-seats = miejsca:
cli-play-human = ktoś przy tej klawiaturze
cli-play-levels = komputer na tym poziomie; 3 jest łatwy, 9 najsilniejszy
cli-play-level-range = { $first } do { $last }
cli-play-greedy = komputer kładzie największy element albo najwyżej punktowaną płytkę
cli-play-random = komputer wykonuje dowolny dozwolony ruch
cli-play-usual = Domyślnie gra jedna osoba, a na wszystkich innych miejscach { $opponent }.
cli-play-redirected = play potrzebuje terminala; uruchom bez przekierowania: { $streams }
cli-play-resume-alone = --resume bierze grę i jej opcje z pliku, więc nie podawaj innych
cli-play-needs-game = --option, --seat i --save wymagają nazwy gry
cli-play-too-many-seats = { $game } ma { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
  }, a nie { $asked }

## serve

cli-serve-about = Uruchamia serwer dla przeglądarek i programów, aż zatrzyma go Ctrl-C.
cli-serve-host = adres nasłuchu (127.0.0.1)
cli-serve-port = port nasłuchu, 0 to dowolny wolny (8000)
cli-serve-database = gdzie przechowywać mecze (sqlite:///cornerwise.db)
cli-serve-redis = serwer Redis, który łączy kilka procesów
cli-serve-workers = liczba procesów; więcej niż 1 wymaga PostgreSQL (1)
cli-serve-engines = jednoczesne przeszukiwania w każdym procesie
cli-serve-ray = wysyłaj pracę silnika do klastra Ray, na przykład ray://host:10001
cli-serve-environment = Każdą opcję możesz też ustawić w środowisku, na przykład CORNERWISE_PORT=80. Zob. docs/operating.md.
cli-serve-needs = serwer wymaga { $package }: { $install }
cli-serve-ready = Cornerwise jest gotowy pod adresem { $address }

## replay

cli-replay-about = Odtwarza zapis JSON lub plik .blksgf, sprawdzając każdy ruch i wynik.
cli-replay-ply = zatrzymaj się po N ruchach
cli-replay-nth = tylko N-ta partia w pliku
cli-replay-verify = tylko sprawdź: wypisz jeden wiersz na partię
cli-replay-quiet = tylko sprawdź: nic nie wypisuj, wynik podaje kod wyjścia
cli-replay-heading = Partia { $number } z { $count }: { $game }
cli-replay-event = turniej: { $text }
cli-replay-date = data: { $text }
cli-replay-players = gracze: { $text }
cli-replay-rests = { $colour } nie może położyć elementu i jest pomijany
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, partia { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }, { $state }
cli-replay-unfinished = niezakończona, ruch: { $turn }

## analyse

cli-analyse-about = Szuka najlepszych ruchów w ostatniej albo wcześniejszej pozycji partii.
cli-analyse-lines = ile ruchów pokazać (5)
cli-analyse-nobody = w tej pozycji nikt nie może wykonać ruchu, więc nie ma czego analizować; wybierz wcześniejszą przez --ply
cli-analyse-column-visits = wizyty
cli-analyse-column-then = dalej
cli-analyse-searched = { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
    [many] { $count } pozycji
   *[other] { $count } pozycji
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, przeszukano do końca

## review

cli-review-about = Przeszukuje każdą pozycję partii i pokazuje, ile był wart każdy ruch.
cli-review-worst = ile najgorszych ruchów wymienić ({ $most })
cli-review-json = wypisz wszystko jako JSON
cli-review-searching = przeszukiwanie
cli-review-progress = ruch { $done } z { $count }
cli-review-cost = ruch { $number }: { $turn } { $move } kosztuje { $share } wygranej i { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }; lepszy ruch: { $better }
cli-review-column-made = zagrany
cli-review-column-points = stracone punkty
cli-review-end = koniec

## audit

cli-audit-about = Dokładnie rozwiązuje końcówki partii i pokazuje, ile punktów oddał każdy gracz.
cli-audit-file = zapisy lub pliki .blksgf, foldery z nimi albo folder areny
cli-audit-nodes = pozycje, które program rozwiązujący może obejrzeć dla każdego ruchu
cli-audit-costly = ile ruchów, które oddały punkty, wskazać (20)
cli-audit-none = żadnej z tych partii nie da się rozwiązać dokładnie; to możliwe tylko dla partii dwóch graczy lub dwóch drużyn, w których nic nie jest ukryte
cli-audit-progress = partia { $done } z { $count }
cli-audit-mistake = ruch { $number }, { $turn } { $move }: przewaga { $margin } przed, { $kept } po; najlepszy był { $better }
cli-audit-skipped = pominięte partie, bo nie grają w nich dwaj gracze lub dwie drużyny bez niczego ukrytego: { $count }
cli-audit-column-player = gracz
cli-audit-column-games = partie
cli-audit-column-moves = rozwiązane ruchy
cli-audit-column-mistakes = błędy
cli-audit-column-points = oddane punkty
cli-audit-column-mean = na partię

## draw

cli-draw-about = Rysuje zapis, mozaikę lub plik .blksgf albo grę po kilku ruchach.
cli-draw-source = zapis, mozaika lub plik .blksgf, - oznacza standardowe wejście, albo nazwa gry
cli-draw-output = plik wynikowy; bez niego rysunek jest wypisywany
cli-draw-format = według rozszerzenia pliku: svg, png lub webp (cała gra, animowana); w innym razie text
cli-draw-theme = motyw kolorów SVG (light)
cli-draw-view = kostki od strony rogu, z góry lub jedno i drugie (both)
cli-draw-turn = o ile ćwierćobrotów obrócić kostki (0)
cli-draw-moves = ruchy od początku gry GAME
cli-draw-file-only = { $game } można narysować tylko z pliku, bo płytki dobiera się losowo
cli-draw-no-file = nie ma pliku o nazwie { $name } i { $problem }
cli-draw-game-only = --moves i --option pasują do nazwy gry, nie do pliku
cli-draw-no-ply = --ply pasuje do partii, nie do mozaiki

## perft

cli-perft-about = Liczy wszystkie sposoby zagrania DEPTH ruchów od początku i mierzy szybkość.
cli-perft-depth = ile ruchów zagrać
cli-perft-divide = pokaż liczbę dla każdego pierwszego ruchu
cli-perft-make = wykonuj i cofaj także ostatnie ruchy, zamiast liczyć je hurtem
cli-perft-reference = licz według czytelnych zasad w Pythonie, które są wolne
cli-perft-seed = w grze losowej: od którego rozdania liczyć (domyślnie 0)
cli-perft-progress = głębokość { $depth }
cli-perft-column-depth = głębokość
cli-perft-column-nodes = węzły
cli-perft-column-seconds = sekundy
cli-perft-column-rate = węzły/s
cli-perft-total = { $game }, głębokość { $depth }: { $count ->
    [one] { $count } węzeł
    [few] { $count } węzły
    [many] { $count } węzłów
   *[other] { $count } węzła
  }, { $seconds } s, { $rate } węzłów/s

## bench

cli-bench-about = Mierzy szybkość i rozmiar w jednym wątku, najlepszy z kilku przebiegów, i porównuje z celami.
cli-bench-names = które pomiary; domyślnie wszystkie
cli-bench-quick = mniej krótszych przebiegów: przybliżone liczby w kilka sekund
cli-bench-json = wypisz liczby jako JSON
cli-bench-figures = pomiary:
cli-bench-target = cel { $value }
cli-bench-reached = { $ratio }×, osiągnięty
cli-bench-missed = { $ratio }×, nieosiągnięty
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Procesor { $processor }, Python { $python }; powyżej 1× jest lepiej niż cel.

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = duo perft 3 z własnymi początkami, ostatni ruch liczony zbiorczo
cli-figure-perft-make = duo perft 3 z własnymi początkami, każdy liść wykonany i cofnięty
cli-figure-playouts = jednostajnie losowe partie { $game } od początku do końca
cli-figure-playouts-middle = jednostajnie losowe partie { $game } od ruchu { $ply } dobrej partii do końca
cli-figure-cubes = losowe partie na wieży z kostek, cztery miejsca, od początku do końca
cli-figure-search = symulacje przeszukiwania { $game } od początku
cli-figure-search-middle = symulacje przeszukiwania { $game } od ruchu { $ply } dobrej partii
cli-figure-threads = symulacje przeszukiwania duo w dwóch wątkach wobec jednego
cli-figure-deals = losowe rozdania triominos na dwa miejsca, z premiami
cli-figure-sample = ukryty stan triominos wylosowany z wiedzy jednego miejsca, wywołany z Pythona
cli-figure-list-moves = { $call } w Pythonie przy ruchu { $ply } dobrej partii classic
cli-figure-first-duo = świeży interpreter: import, pierwsza partia duo, pierwszy ruch
cli-figure-first-other = świeży interpreter: to samo z najwolniejszą inną grą
cli-figure-position-bytes = pamięć największej pozycji w jądrze
cli-figure-table-size = pamięć tablicy ruchów classic w jądrze
cli-figure-pile = { $count ->
    [one] { $count } płytka w stosie
    [few] { $count } płytki w stosie
    [many] { $count } płytek w stosie
   *[other] { $count } płytki w stosie
  }
cli-figure-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }
cli-unit-leaves = liści/s
cli-unit-positions = pozycji/s
cli-unit-games = partii/s
cli-unit-nodes = węzłów/s
cli-unit-times = razy
cli-unit-deals = rozdań/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = bajtów
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Znajduje sposób na ułożenie wszystkich elementów gry dla jednej osoby i zapisuje go.
cli-solve-game = classic-solo lub trigon-solo
cli-solve-from = kontynuuj od zapisu lub pliku .blksgf, - oznacza standardowe wejście
cli-solve-seconds = zatrzymaj po N sekundach (300)
cli-solve-seed = liczba dla innego przeszukiwania (0)
cli-solve-workers = wątki do dowodów (1: powtarzalne)
cli-solve-output = plik na zapis; bez niego jest wypisywany
cli-solve-codes = kody wyjścia:
cli-solve-code-found = znaleziono pełną partię
cli-solve-code-not = nic nie znaleziono w czasie albo nie ma rozwiązania; najlepsza partia i tak jest zapisywana
cli-solve-code-stopped = zatrzymano przez Ctrl-C; najlepsza partia i tak jest zapisywana
cli-solve-interrupted = przerwano: ułożono { $placed } z { $total }
cli-solve-options-in-file = --from bierze opcje z pliku, więc nie podawaj innych
cli-solve-other-game = { $file }: partia gry { $found }, a nie { $wanted }
cli-solve-best = najlepiej { $placed } z { $total }
cli-solve-playing = granie
cli-solve-proving = dowodzenie
cli-solve-found = ułożono wszystkie elementy ({ $total }) w { $seconds } s
cli-solve-nothing = nie znaleziono rozwiązania w { $seconds } s; w najlepszej partii ułożono { $placed } z { $total }
cli-solve-impossible = nie da się ułożyć wszystkich elementów: { $reason }
cli-solve-tried = sprawdzono każdą możliwość

## gtp

cli-gtp-about = Odpowiada na polecenia Go Text Protocol na standardowym wejściu.
cli-gtp-game = gra, na przykład classic-2, albo nazwa z plików .blksgf, na przykład 'Blokus Two-Player' (duo)
cli-gtp-verbose = zgłaszaj odrzucone polecenia na standardowym wyjściu błędów

## arena

cli-arena-about = Gracze komputerowi grają ze sobą w partiach parami i dostają ranking.
cli-arena-game = gra z listy `cornerwise games`
cli-arena-player = gracze; co najmniej dwóch
cli-arena-games = największa liczba partii (200)
cli-arena-out = folder na wyniki; bez niego są tylko pokazywane
cli-arena-jobs = jednoczesne partie (po jednej na procesor)
cli-arena-seed = liczba dla innych otwarć i losowych wyborów (0)
cli-arena-opening-plies = losowe ruchy, zanim zaczną grać gracze
cli-arena-even = tylko otwarcia, w których żadna strona nie ma większej szansy na wygraną
cli-arena-move-timeout = sekundy na ruch, potem ruch jest stracony (60)
cli-arena-sprt = zatrzymaj, gdy test rozstrzygnie między nimi
cli-arena-alpha = szansa błędnego przyjęcia ELO1 (0.05)
cli-arena-beta = szansa błędnego przyjęcia ELO0 (0.05)
cli-arena-ray = graj w klastrze Ray; bez ADDRESS w lokalnym
cli-arena-json = wypisz podsumowanie jako JSON
cli-arena-show = pokaż wyniki z folderu bez grania
cli-arena-players = gracze:
cli-arena-with-options = komputer z tymi opcjami szukania
cli-arena-gtp = program, który mówi w GTP
cli-arena-python = funkcja Pythona, która bierze ziarno i zwraca gracza
cli-arena-renamed = dowolny z nich pod inną nazwą
cli-arena-again = Aby wznowić zatrzymany przebieg, wpisz ponownie to samo polecenie. Zob. docs/arena.md.
cli-arena-goes-on = przerwano; wpisz ponownie to samo polecenie, aby kontynuować
cli-arena-which-game = która gra? Dodaj --game GAME albo --show FOLDER, aby zobaczyć wcześniejsze wyniki
cli-arena-bounds = --sprt: { $elo0 } musi być mniejsze niż { $elo1 }
cli-arena-pace = { $rate } partii/s, pozostały czas: { $left }
cli-arena-progress = partie: { $done } z { $total }, { $pace }: { $standing }
cli-arena-column-entrant = zawodnik
cli-arena-column-elo = elo
cli-arena-column-error = ±95%
cli-arena-column-games = partie
cli-arena-column-share = wygrane
cli-arena-column-points = punkty
cli-arena-column-seconds = s/ruch
cli-arena-column-longest = najdłużej
cli-arena-column-faults = błędy
cli-arena-duel = { $first } przeciw { $second }: { $share }, wygrane { $wins }, remisy { $draws }, przegrane { $losses }; Elo { $elo } ± { $error }
cli-arena-pairs = pary według wyniku 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } przeciw { $elo1 }: { $verdict }, LLR { $llr } (od { $lower } do { $upper })
cli-arena-verdict-yes = różnica wynosi co najmniej { $elo1 }
cli-arena-verdict-no = różnica wynosi najwyżej { $elo0 }
cli-arena-verdict-open = nierozstrzygnięte
cli-arena-played = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
  }, { $game }

## bot

cli-bot-about = Zajmuje miejsce na serwerze i pozwala programowi wybierać ruchy, aż mecz się skończy.
cli-bot-url = serwer, na przykład http://localhost:8000
cli-bot-token = twój klucz API
cli-bot-match = mecz, w którym masz miejsce albo jest wolne
cli-bot-pair = zagraj z kimkolwiek, kto szuka gry
cli-bot-timeout = sekundy na każdy ruch (120)
cli-bot-program = program z argumentami
cli-bot-key = Klucz dostaniesz od POST /api/tokens z zakresami read i play. Zamiast --token możesz go umieścić w CORNERWISE_TOKEN.
cli-bot-needs = bot wymaga { $package }: { $install }
cli-bot-which = który program? Podaj go po --
cli-bot-failed = program zawiódł: { $problem }
cli-bot-over = { $count ->
    [0] koniec ({ $reason }): nikt nie wygrywa, punkty { $points }
    [one] koniec ({ $reason }): wygrywa { $seats }, punkty { $points }
    [few] koniec ({ $reason }): wygrywają { $seats }, punkty { $points }
    [many] koniec ({ $reason }): wygrywają { $seats }, punkty { $points }
   *[other] koniec ({ $reason }): wygrywają { $seats }, punkty { $points }
  }

## backup and restore

cli-backup-about = Zapisuje wszystkie dane serwera do pliku. Można je przywrócić do innego rodzaju bazy danych.
cli-restore-about = Wypełnia pustą bazę danych z kopii zapasowej. Może ona pochodzić z innego rodzaju bazy danych.
cli-backup-database = baza danych ({ $default })
cli-backup-done = { $rows ->
    [one] zapisano { $rows } wiersz do { $file }
    [few] zapisano { $rows } wiersze do { $file }
    [many] zapisano { $rows } wierszy do { $file }
   *[other] zapisano { $rows } wiersza do { $file }
  }
cli-restore-done = { $rows ->
    [one] wczytano { $rows } wiersz z { $file }
    [few] wczytano { $rows } wiersze z { $file }
    [many] wczytano { $rows } wierszy z { $file }
   *[other] wczytano { $rows } wiersza z { $file }
  }

## i18n

cli-i18n-about = Sprawdza tłumaczenia: brakujące lub nieznane komunikaty, teksty po angielsku, błędne argumenty, liczby mnogie lub terminy.
cli-i18n-languages = znaczniki języków, na przykład de; domyślnie wszystkie
cli-i18n-unknown = nie ma języka { $tag } (wybierz z: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } język
    [few] { $languages } języki
    [many] { $languages } języków
   *[other] { $languages } języka
  }, { $messages ->
    [one] { $messages } komunikat
    [few] { $messages } komunikaty
    [many] { $messages } komunikatów
   *[other] { $messages } komunikatu
  }: wszystko w porządku

## puzzles

cli-puzzles-about = Tworzy łamigłówki z partii komputera albo sprawdza, czy istniejące mają dokładnie jedno rozwiązanie.
cli-puzzles-path = make: folder do zapisu; verify: plik łamigłówek zamiast tych z programu
cli-puzzles-game = tylko ta gra; można podać kilka razy
cli-puzzles-count = ile łamigłówek dla każdej gry
cli-puzzles-sample = sprawdź tylko tyle dla każdej gry, losowo
cli-puzzles-where = do którego folderu? Napisz go po make
cli-puzzles-made = łamigłówki dla { $game }: { $count }
cli-puzzles-proven = udowodnione łamigłówki: { $count }, w { $seconds } s

## explore

cli-explore-about = Pokazuje, jakie ruchy wykonano w pozycji, jak często i jak skończyły się te partie.
cli-explore-work = show: pokaż, co zagrano w pozycji; add: dodaj partie do pliku eksploratora; build: utwórz plik partii komputera dołączonych do Cornerwise; make: niech komputer gra partie z samym sobą; pack: zapisz partie jako małe pliki
cli-explore-path = show, add, build: plik eksploratora, w przeciwnym razie plik partii komputera; make, pack: folder do zapisu
cli-explore-source = show: gra albo plik z partią; add: pliki lub foldery z partiami
cli-explore-count = make: ile partii rozegrać
cli-explore-nodes = make: ile pozycji przeszukać na każdy ruch
cli-explore-one = show wymaga jednej gry albo jednego pliku po pliku eksploratora
cli-explore-nothing = Żadna partia w tym pliku nie doszła do tej pozycji.
cli-explore-added = dodane partie: { $count }
# Columns of a table
cli-explore-column-games = partie
cli-explore-column-won = wygrane
cli-explore-column-margin = przewaga punktów
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = pokazane ruchy: { $shown } z { $moves }; partie: { $games }

## moderate

cli-moderate-about = Pokazuje, co zgłosili gracze, i pozwala na to zareagować. Działający serwer stosuje zmiany w ciągu kilku sekund.
cli-moderate-works = Działania:
cli-moderate-list = zgłoszenia, które czekają
cli-moderate-show = jedno zgłoszenie wraz z czatem wokół niego
cli-moderate-close = zdejmij zgłoszenie z listy
cli-moderate-mute = zabroń graczowi czatu
cli-moderate-suspend = zabroń graczowi grać
cli-moderate-rename = nadaj graczowi inną nazwę, której nie może zmienić
cli-moderate-lift = zakończ wszystkie wyciszenia i zawieszenia gracza
cli-moderate-log = co zrobiono do tej pory
cli-moderate-clear-club = usuń teksty klubu (według linku) i nadaj mu inną nazwę
cli-moderate-close-club = zamknij klub (według linku); jego turnieje zostają
cli-moderate-rename-tournament = nadaj turniejowi (według linku) inny tytuł
cli-moderate-cancel-tournament = anuluj turniej (według linku)
cli-moderate-what = numer zgłoszenia albo nazwa użytkownika gracza (bez konta: id, które podaje show)
cli-moderate-new-name = rename: nowa nazwa
cli-moderate-for = mute, suspend: na jak długo, na przykład 12h, 7d lub 4w; bez tego na stałe
cli-moderate-note = dlaczego; zostaje to w dzienniku
cli-moderate-closed = list: zgłoszenia, które zamknięto
cli-moderate-bad-time = { $time } nie jest czasem takim jak 12h, 7d lub 4w
cli-moderate-empty = Nie czekają żadne zgłoszenia.
cli-moderate-reporter = zgłasza { $reporter }, id { $id }
cli-moderate-reported = dotyczy { $name }, id { $id }
cli-moderate-times = zgłoszenia dotyczące tego gracza: { $count }
cli-moderate-match = mecz { $match }, { $game }
cli-moderate-which-report = które zgłoszenie? Wpisz jego numer
cli-moderate-who = który gracz? Wpisz nazwę użytkownika
cli-moderate-which-name = jaka nowa nazwa? Wpisz ją po nazwie użytkownika
cli-moderate-nobody = nie ma gracza { $name }
cli-moderate-was-closed = zamknięto zgłoszenie { $number }
cli-moderate-done-until = gotowe: { $name }, do { $time }
cli-moderate-done-for-good = gotowe: { $name }, na stałe
cli-moderate-done = gotowe: { $name }
cli-moderate-lifted = zniesiono: { $name }
cli-moderate-renamed = gracz nazywa się teraz { $name }
cli-explore-needs-path = podaj plik lub folder do zapisu
# $command is what to type
cli-explore-not-built = partie komputera nie są jeszcze przygotowane; uruchom: { $command }
cli-explore-built = partie komputera w { $file }: { $count }
cli-explore-packed = { $file }: partie: { $count }, bajty: { $size }
