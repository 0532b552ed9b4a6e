## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

error-at = { $where }: { $problem }
error-at-move = ruch { $number }: { $problem }
error-at-ply = ruch { $number }: { $problem }
error-at-character = { $problem } (przy znaku { $offset })

## Games and options

error-no-game-but = nie ma gry { $name }; czy chodziło o { $near }?
error-no-game = nie ma gry { $name }; listę pokazuje { "`cornerwise games`" }
error-wrong-family = { $wanted ->
    [flat-placing] { $game } nie jest płaską grą w układanie elementów, a tylko taka tu pasuje
    [two-party] { $game } nie jest grą dwóch stron, a tylko taka tu pasuje
   *[placing] { $game } nie jest grą w układanie elementów, a tylko taka tu pasuje
  }
error-no-option = nie ma opcji { $option } (możliwe: { $known })
error-no-options = nie ma opcji { $option } (nie ma tu żadnych)
error-option-value = { $option } nie może mieć wartości { $value } (możliwe: { $choices })
error-option-no-text = { $option } nie może mieć wartości { $value } (to tekst)
error-few-colours = nie wystarczy kolorów, po { $each } na gracza
error-edition-seats = wydanie { $edition } ma od { $fewest } do { $most } miejsc, a nie { $seats }
error-deals-no-target = mecz o stałej liczbie rozdań nie ma celu punktowego
error-one-deal = punktacja { $scoring } jest na jedno rozdanie, a nie { $deals }
error-seed = ziarno to liczba całkowita, a nie { $seed }
error-no-seed = nic nie zależy od losu, więc nie ma ziarna
error-few-tiles = płytki: { $tiles }; to za mało na { $seats } graczy po { $hand }

## Handicaps: the option "without"

error-handicap-form = { "without" } zapisuje się jak { "blue:I5,W5/red:X5" }, a nie { $text }
error-handicap-twice = { "without" } podaje kolor dwa razy: { $text }
error-handicap-colour = { "without" }: { $colour } nie gra (możliwe: { $known })
error-handicap-piece = { "without" }: nie ma elementu { $piece } (możliwe: { $known })
error-handicap-copies = { "without" }: { $colour } ma { $piece } { $copies ->
    [one] raz
    [few] { $copies } razy
    [many] { $copies } razy
   *[other] { $copies } razy
  }, a nie { $count } razy
error-handicap-all = { "without" }: { $colour } musi zachować jakiś element
error-handicap-shared = { "without" }: nikt nie ma własnych elementów

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } to nie mapa wysokości: rzędy liczb rozdziela / lub koniec wiersza
error-heights-uneven = { $text } to nie mapa wysokości: jej rzędy mają różne długości
error-heights-cubes = { $text } to nie mapa wysokości: ma { $cubes ->
    [one] 1 kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
  }, a nie od 2 do { $most }
error-heights-parts = R4: mapa wysokości rozpada się na kilka części
error-heights-long = nie można użyć { $text }: R4: mapa wysokości ma najwyżej { $most } bajtów
error-heights-no-text = nie można użyć { $text }: R4: mapa wysokości jest tekstem
error-heights-file = nie można użyć { $text }: { $problem }

## Moves

error-illegal-move = { $move } jest niedozwolone: { $why } ({ $clause })
error-no-cell = { $text } nie jest polem planszy { $board }
error-cell-twice = { $text } podaje jedno pole dwa razy
error-lays-nothing = { $text } nie kładzie żadnego elementu
error-no-colour = { $text } nie jest kolorem (możliwe: { $known })
error-no-such-colour = { $game } nie ma koloru { $colour } (możliwe: { $known })
error-no-tile = { $text } nie jest płytką (jak { "0-2-5" })
error-tile-order = { $text } nie jest płytką: liczby na płytce rosną
error-no-move = { $text } nie jest ruchem (jak { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (po { $moves })

## Files of games

error-file-long = plik jest dłuższy niż { $most } znaków
error-file-empty = plik jest pusty
error-file-no-game = ani zapis (JSON), ani plik { ".blksgf" }
error-file-design = wzór, a nie partia; pokaże go { "`cornerwise draw`" }
error-file-json = to nie plik JSON: { $problem }
error-field-missing = { $field }: brak
error-field-twice = pole { $field } występuje dwa razy
error-field-unknown = nie ma pola o nazwie { $field }
error-field-fraction = { $text } nie jest liczbą całkowitą, a innych zapisy nie zawierają
error-field-type = { $field }: ma być { $wanted }, a nie { $given }
error-type-object = obiekt
error-type-list = lista
error-type-number = liczba całkowita
error-type-text = tekst
error-type-writable = tekst, który da się ponownie zapisać, bez połówek par zastępczych
error-type-move = numer ruchu
error-record-version = { "version" }: można odczytać tylko { $version }, a nie { $given }
error-record-players = { "players" }: liczba miejsc w { $game } to { $seats }
error-record-comment = { "comments" }: nie ma ruchu { $number }
error-record-family = { "variant" }: { $game } nie jest grą w układanie elementów
error-record-not-over = { "result" }: partia nie jest zakończona
error-record-no-result = { "result" }: partia jest zakończona, { $result }, a wyniku nie podano
error-record-result = { "result" }: partia jest zakończona, { $result }, a nie { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = węzeł nie należy do tego drzewa
error-sgf-charset = nie można odczytać zestawu znaków { $charset }
error-sgf-not-charset = tekst nie jest w { $charset }
error-sgf-unfinished = plik kończy się wewnątrz drzewa
error-sgf-no-tree = w pliku nie ma drzewa
error-sgf-no-node = drzewo musi zaczynać się od węzła
error-sgf-node-place = węzeł musi być wewnątrz drzewa i przed jego wariantami
error-sgf-many = jest więcej węzłów niż { $most }
error-sgf-close = nie ma tu drzewa do zamknięcia
error-sgf-meaning = { $sign } nic tu nie znaczy
error-sgf-property-place = właściwość musi być wewnątrz węzła
error-sgf-property-twice = { $name } jest w węźle dwa razy
error-sgf-no-value = { $name } nie ma wartości
error-sgf-endless = wartość się nie kończy
error-sgf-property = właściwość wymaga nazwy z liter i cyfr oraz wartości, a { $name } tego nie ma
error-sgf-game = gra { $name } nie jest znana
error-sgf-own = gra { $name } wymaga właściwości { $property }
error-sgf-two-games = gra to { $name }, a zarazem { $game }
error-sgf-setup = { $name } ustawia pozycję, której nie da się odtworzyć według zasad
error-sgf-two-moves = węzeł ma dwa ruchy, { $first } i { $second }
error-sgf-early = ruch wykonuje { $colour }, ale { $turn } może położyć element i jest wcześniej (P11)
error-sgf-colour = { $game } nie ma koloru { $name }

## What has to be installed. $install is a command.

error-extra-solve = rozwiązywanie wymaga OR-tools: { $install }
error-extra-nets = sieci wymagają onnxruntime: { $install }
error-extra-cluster = klaster wymaga Ray: { $install }

## Puzzles

error-not-solo = { $game } nie jest grą dla jednej osoby (ukończyć można: { $known })
solo-no-room = { $colour } nie ma miejsca na { $piece }
solo-no-reach = potrzebne pola koloru { $colour }: { $cells }, w zasięgu tylko { $room }
solo-few-cells = potrzebne pola: { $needed }, wolne tylko { $free }

## The computer player

error-level = poziomy są od { $least } do { $most }, a nie { $given }
error-strength-both = poziom ma własne węzły i czas: podaj albo poziom, albo węzły i czas
error-no-parameter = nie ma parametru { $name } (możliwe: { $known })
error-value = { $name } to { $wanted }, a nie { $given }
error-wants-whole = liczba całkowita od { $least } do { $most }
error-wants-seconds = liczba sekund do { $most }
error-wants-or = { $wanted } albo { $other }
error-search-nodes = przeszukiwanie wymaga co najmniej jednego węzła, a nie { $given }
error-search-time = przeszukiwanie wymaga trochę czasu, a nie { $given }
error-search-memory = przeszukiwanie wymaga co najmniej { $least } MiB pamięci, a nie { $given }
error-search-limits = przeszukiwanie wymaga liczby węzłów albo czasu
error-search-tuning = przeszukiwania nie można tak ustawić: { $problem }
error-evaluator = nie ma oceniającego { $name } (jest: { $known }) ani pliku o tej nazwie
error-slip = potknięcia to część od 0 do 1, a nie { $given }
error-threads = wątków może być od 1 do { $most }, a nie { $given }
error-no-net = w pakiecie nie ma sieci dla { $game }
error-nobody-moves = nikt nie ma ruchu, więc nie ma czego wybierać
error-net-large = { $file } to plik za duży na sieć
error-net-damaged = { $file } nie jest siecią: { $problem }
error-net-foreign = { $file } nie jest siecią tego programu
error-net-board = { $file } uczono na innej planszy lub z innymi elementami niż { $game }
error-net-shape = { $file } ma inny kształt niż sieć do { $game }

## Arenas, in which computer players are rated

error-entrant = zawodnik { $spec }: { $problem }
error-no-program = nie ma programu { $program }
error-programs-play = programy grają tylko w układanie elementów, a { $game } taką grą nie jest
error-not-one-of = to nie jest żadne z: { $known }
error-not-called = { $name } nie da się wywołać
error-not-pair = { $text } nie ma postaci { "NAME=VALUE" }
error-value-parts = { $name } to jedna wartość, a jednak ma części
error-worker-ended = proces roboczy skończył, zanim mógł zagrać; jego błąd jest wyżej
error-no-cluster = brak klastra Ray pod adresem { $address }: { $problem }
error-machines-lost = partia { $number }: { $count ->
    [one] utracono przy niej 1 maszynę
    [few] utracono przy niej { $count } maszyny
    [many] utracono przy niej { $count } maszyn
   *[other] utracono przy niej { $count } maszyny
  }
error-arena-entrants = arena wymaga co najmniej dwóch zawodników
error-arena-names = dwaj zawodnicy nazywają się { $name }; nazwij jednego przez { "NAME=" }{ $spec }
error-arena-alone = w { $game } gra się tu w pojedynkę; arena wymaga co najmniej dwóch stron
error-arena-time = czas na ruch musi być większy od zera
error-arena-two = test sekwencyjny jest między dwoma zawodnikami
error-arena-plies = po losowych ruchach ({ $plies }) żadna partia { $game } nie trwa dalej
error-arena-version = to nie ustawienia areny w wersji { $version }
error-arena-settings = uszkodzone ustawienia: { $problem }
error-arena-none = { $folder }: nie grano tu areny, nie ma { $file }
error-arena-busy = { $folder }: zapisuje tu inny przebieg
error-arena-other = { $folder }: jest tu przebieg z innymi ustawieniami: { $name } było { $was }, a teraz jest { $now }
error-arena-line = { $file }, wiersz { $line }: uszkodzony ({ $problem })

## Training and measuring

error-net-part = { $text } to nie gra ani GAME*NUMBER z liczbą do { $most }
error-net-shared = { $first } i { $second } zbyt się różnią, by mieć wspólną sieć
error-window = { $file } nie jest oknem gry { $game }: { $problem }
error-holds-no = { $folder } nie zawiera { $name }
error-no-training = { $folder } nie zawiera treningu: { $problem }
error-other-training = { $folder } zawiera trening innej gry, a nie { $game }
error-unreadable = nie można odczytać { $file }: { $problem }
error-learning = uczenie nie udało się w kroku { $step }: strata nie jest już liczbą
error-no-figure = nie ma pomiaru { $name } (możliwe: { $known })

## Environments, for programs that learn to play

error-action-of = akcja { $action } w partii { $number }
error-action-type = akcja to liczba całkowita
error-action-range = akcje są od 0 do { $most }, a nie { $given }
error-action-place = nie ma otwartego miejsca { $place }
error-step-after-end = partia jest zakończona ({ $clause }): zresetuj ją przed następną akcją
error-not-reset = { "reset()" } trzeba wywołać przed { $what }
error-rewards = nagrody są za jedno z: { $known }, a nie za { $given }
error-illegal-actions = skutek niedozwolonej akcji to jedno z: { $known }, a nie { $given }
error-seat = { $game } ma tu miejsca od 0 do { $most }, a nie { $given }
error-batch-games = partii może być od 1 do { $most }, a nie { $given }
error-no-observer-parameters = obserwacje nie mają parametrów

## Running a server

error-smtp-url = { "smtp" } nie jest adresem URL takim jak { $first } lub { $second }
error-database-url = baza danych nie jest adresem URL takim jak { $example }
error-database-file = baza danych wymaga pliku, jak w { $example }
error-database-open = nie można otworzyć bazy danych { $file }: { $problem }
error-no-database = nie ma bazy danych { $name } (możliwe: { $known })
error-database-full = baza danych nie jest pusta, a nic w niej nie jest nadpisywane
error-workers-database = kilka procesów roboczych wymaga PostgreSQL: SQLite jest dla jednego
error-workers-redis = kilka procesów roboczych wymaga Redis, by mówić sobie, co się dzieje
error-backup-table = { $file }: tabela, której ta wersja nie zna
error-backup-version = { $file }: to nie kopia zapasowa tej wersji
error-backup-damaged = { $file }: to nie kopia zapasowa albo jest uszkodzona

## A program that plays on a server. $said is what the server says, in English.

error-refused = serwer odmówił: { $said }
error-refused-socket = serwer odmówił połączenia: czy klucz jest właściwy?
error-connection = połączenie zostało zerwane: { $problem }
error-no-free-seat = w tym meczu nie ma wolnego miejsca

## What a server refuses, for those who write programs for it

refused-no-address = nie ma takiego adresu
refused-http = nie można odpowiedzieć na żądanie: { $said }
refused-request-long = żądanie ma najwyżej { $most } bajtów
refused-message-long = wiadomość ma najwyżej { $most } bajtów
refused-games = tekst może zawierać najwyżej tyle gier: { $games }, i tyle różnych plansz: { $boards }
refused-takes-long = obliczenie tego trwa za długo lub zajmuje za dużo pamięci
refused-too-many = za dużo takich naraz; spróbuj ponownie za { $seconds } s
refused-version = ten serwer mówi w wersji { $version } protokołu
refused-followed = przez jedno gniazdo można śledzić najwyżej tyle meczów: { $most }
refused-origin = ta strona nie może korzystać z tego serwera
refused-host = ten serwer nie odpowiada pod tą nazwą
refused-broken = coś się tu nie udało; spróbuj ponownie
refused-storage = w tej chwili nic nie da się zapisać; spróbuj ponownie za chwilę
refused-closing = serwer się zamyka
refused-searches = zbyt wiele przeszukiwań już czeka
refused-no-answer = silnik nie znalazł odpowiedzi
refused-other-server = inny serwer był szybszy

## Refusals: accounts and keys

refused-no-session = nie ma sesji; rozpocznij ją przez { $how }
refused-no-key = ten klucz nie istnieje lub został unieważniony
refused-no-such-key = nie masz takiego klucza
refused-no-such-session = nie masz takiej sesji
refused-session-old = najpierw zaloguj się ponownie
refused-scope = ten klucz nie pozwala na { $scope }
refused-person = może to zrobić tylko gracz osobiście
refused-account-taken = konto o tej nazwie istnieje albo masz już konto
refused-account-name = nazwa konta ma od 1 do 24 widocznych znaków
refused-password = to nie jest nazwa i hasło żadnego konta
refused-common-password = to hasło jest jednym z pierwszych, których każdy próbuje; wybierz inne
refused-recovery-code = to nie jest kod odzyskiwania tego konta
refused-code = ten kod nie istnieje, był użyty albo jest za stary
refused-passkey = ten klucz dostępu nie pasuje
refused-passkey-account = klucz dostępu należy do konta; najpierw je załóż
refused-rating = do rankingu mogą grać tylko ci, którzy mają konto
refused-subscription = to nie jest subskrypcja usługi powiadomień, którą zna ten serwer
refused-no-mail = ten serwer nie wysyła poczty
refused-mail-failed = nie udało się wysłać wiadomości; spróbuj ponownie później

## Refusals: setting up a match

refused-seat-count = liczba miejsc w { $game } to tutaj { $seats }, a nie { $given }
refused-levels = poziomy są od { $least } do { $most }
refused-handicap-twice = wyrównanie szans to opcja { "`without`" }; podano ją dwa razy
refused-handicap-rated = partia z wyrównaniem szans nie liczy się do rankingu
refused-nobody-plays = nikt nie gra
refused-clock = zegar ma od 1 sekundy do { $most } dni
refused-increment = dodatek czasu to najwyżej 10 minut, i tylko przy zegarze na całą partię
refused-turn-limit = limit czasu ruchu wymaga zegara na każdy ruch
refused-waiting-matches = w poczekalni może czekać najwyżej tyle twoich meczów lub meczów z twojego adresu: { $most }

## Refusals: in a match. Seats are counted from 0.

refused-no-match = nie ma takiego meczu
refused-phase = { $phase ->
    [waiting] mecz się jeszcze nie zaczął
    [paused] mecz jest wstrzymany
    [over] mecz jest zakończony
   *[playing] mecz trwa
  }
refused-seat-out = miejsce { $seat } już nie bierze udziału
refused-stale = mecz jest przy zdarzeniu { $seq }, a nie { $given }
refused-no-seat = nie ma dla ciebie miejsca { $seat }
refused-seat-not-yours = miejsce { $seat } nie jest twoje
refused-seat-taken = miejsce { $seat } jest już zajęte
refused-have-seat = masz już miejsce
refused-turn = ruch ma miejsce { $seat }
refused-mover-only = prosić może tylko ten, kto ma ruch
refused-nobody-moves = nikt nie ma ruchu
refused-computer-plays = na tym miejscu gra komputer
refused-computer-plays-on = komputer gra dalej
refused-proposal-open = wcześniejsza propozycja ({ $proposal }) czeka na odpowiedź
refused-no-proposal = nikt nie czeka na twoją odpowiedź
refused-rematch = rewanż już się zaczął
refused-not-gone = na miejscu { $seat } nikogo nie brakuje
refused-no-undo = nie masz ruchu, który można cofnąć
refused-no-hints = przy tym stole nie ma podpowiedzi
refused-no-hint-found = nie udało się znaleźć podpowiedzi
refused-hidden-hands = partię z zakrytymi płytkami można zapisać, gdy się skończy, jako JSON
refused-match-or-record = albo mecz, albo zapis
refused-review-early = mecz analizuje się, gdy jest zakończony
refused-no-picture = nie ma takiego obrazka

## Refusals: talking

refused-no-chat = przy tym stole nie ma czatu
refused-speak = mówić mogą tylko ci, którzy grają
refused-presets = przy tym stole można mówić tylko gotowymi zwrotami
refused-preset-or-text = albo gotowy zwrot, albo tekst
refused-said-enough = przy tym stole powiedziano już dość
refused-mute = na tym miejscu nie ma nikogo, kogo można wyciszyć
refused-no-line = nic o tym numerze nie powiedziano
