## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

error-at = { $where }: { $problem }
error-at-move = ruch { $number }: { $problem }
error-at-ply = ruch { $number }: { $problem }
error-at-character = { $problem } (przy znaku { $offset })

## Games and options

error-no-game-but = nie ma gry o nazwie { $name }; czy chodziło o { $near }?
error-no-game = nie ma gry o nazwie { $name }; wszystkie gry wypisuje { "`cornerwise games`" }
error-wrong-family = { $wanted ->
    [flat-placing] { $game } nie może być tu użyte: działa to tylko z płaskimi grami w układanie
    [two-party] { $game } nie może być tu użyte: działa to tylko z grami dwóch stron
   *[placing] { $game } nie może być tu użyte: działa to tylko z grami w układanie
  }
error-no-option = nie ma opcji { $option } (wybierz z: { $known })
error-no-options = nie ma opcji { $option }: ta gra nie ma opcji
error-option-value = { $option } nie może mieć wartości { $value } (wybierz z: { $choices })
error-option-no-text = { $option } nie może mieć wartości { $value }: to musi być tekst
error-few-colours = nie wystarczy kolorów, po { $each } na gracza
error-edition-seats = wydanie { $edition } jest dla od { $fewest } do { $most } graczy, a nie { $seats }
error-deals-no-target = mecz o stałej liczbie rozdań nie ma granicy punktów: wybierz jedno z dwóch
error-one-deal = punktacja { $scoring } jest na jedno rozdanie, a nie { $deals }
error-seed = ziarno musi być liczbą całkowitą, a nie { $seed }
error-no-seed = w tej grze nic nie jest losowe, więc nie przyjmuje ziarna
error-few-tiles = płytki: { $tiles }; to za mało na { $seats } graczy po { $hand }

## Handicaps: the option "without"

error-handicap-form = zapisz { "without" } jak { "blue:I5,W5/red:X5" }, a nie { $text }
error-handicap-twice = { "without" } podaje kolor dwa razy: { $text }
error-handicap-colour = { "without" }: { $colour } nie gra w tej grze (wybierz z: { $known })
error-handicap-piece = { "without" }: nie ma elementu { $piece } (wybierz z: { $known })
error-handicap-copies = { "without" }: { $colour } ma { $piece } { $copies ->
    [one] raz
    [few] { $copies } razy
    [many] { $copies } razy
   *[other] { $copies } razy
  }, a nie { $count } razy
error-handicap-all = { "without" }: { $colour } musi zachować co najmniej jeden element
error-handicap-shared = { "without" }: wyrównanie szans nie jest możliwe, bo wszyscy gracze mają wspólny zestaw elementów

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } to nie mapa wysokości: wpisz rzędy liczb rozdzielone / lub nowym wierszem
error-heights-uneven = { $text } to nie mapa wysokości: jej rzędy mają różne długości
error-heights-cubes = { $text } to nie mapa wysokości: ma { $cubes ->
    [one] 1 kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
  }, a nie od 2 do { $most }
error-heights-parts = R4: wszystkie pola mapy wysokości muszą się łączyć
error-heights-long = nie można użyć { $text }: R4: mapa wysokości może mieć najwyżej { $most } bajtów
error-heights-no-text = nie można użyć { $text }: R4: mapa wysokości musi być plikiem tekstowym
error-heights-file = nie można użyć { $text }: { $problem }

## Moves

error-illegal-move = { $move } jest niedozwolone: { $why } ({ $clause })
error-no-cell = na planszy { $board } nie ma { $text }
error-cell-twice = { $text } podaje to samo miejsce dwa razy
error-lays-nothing = { $text } nie kładzie żadnego elementu
error-no-colour = { $text } nie jest kolorem (wybierz z: { $known })
error-no-such-colour = { $game } nie ma koloru { $colour } (wybierz z: { $known })
error-no-tile = { $text } nie jest płytką (zapisz jak { "0-2-5" })
error-tile-order = { $text } nie jest płytką: liczby nie mogą maleć (zapisz jak { "0-2-5" })
error-no-move = { $text } nie jest ruchem (zapisz jak { "0-2-5@1,0/2" })
error-opponent = przeciwnik to poziom, { "random" }, { "self" }, gracz albo funkcja wybierająca akcję, a nie { $given }
error-seat-idle = { $game }: gracz, który ma się uczyć, nigdy nie ma ruchu
error-text-long = to za długie na pozycję, która ma najwyżej { $most } znaków: { $text }
error-text-missing = po { $count ->
    [one] { $count } ruchu
    [few] { $count } ruchach
    [many] { $count } ruchach
   *[other] { $count } ruchu
  } { $text } może położyć element, a w pozycji nie ma już nic w tym kolorze
error-text-twice = { $text } występuje dwa razy
error-text-part = pozycja nie ma części o nazwie { $text } (do wyboru: { $known })
error-text-points = { $text } powinno podawać punkty wszystkich graczy ({ $seats }), na przykład { "120,-5" }
error-text-deals = { $text }: po tych rozdaniach mecz byłby już skończony
error-text-hidden = płytkę { $text } widział tylko inny gracz, więc z tej pozycji nie da się odtworzyć partii
error-promise = { $game }: { $promise } (po { $moves })

## Files of games

error-file-long = plik ma więcej niż { $most } znaków
error-file-empty = plik jest pusty
error-file-no-game = to nie jest ani zapis (JSON), ani plik { ".blksgf" }
error-file-design = to mozaika, a nie partia; pokaże ją { "`cornerwise draw`" }
error-file-several = w { $file } jest kilka partii ({ $count }); wszystkie wczytuje { "load_games" }
error-file-suffix = { $file }: nazwa pliku z partią musi mieć jedną z końcówek: { $known }
error-explorer-file = { $file } nie jest plikiem eksploratora otwarć
error-file-json = to nie jest plik JSON: { $problem }
error-field-missing = brakuje { $field }
error-field-twice = pole { $field } występuje dwa razy
error-field-unknown = nie ma pola o nazwie { $field }
error-field-fraction = { $text } nie jest liczbą całkowitą, a zapisy mają tylko liczby całkowite
error-field-type = { $field }: ma być { $wanted }, a nie { $given }
error-type-object = obiekt
error-type-list = lista
error-type-number = liczba całkowita
error-type-text = tekst
error-type-writable = tekst w poprawnym Unicode, bez połówek par zastępczych
error-type-move = numer ruchu
error-record-version = { "version" }: można odczytać tylko { $version }, a nie { $given }
error-record-players = { "players" }: liczba graczy w { $game } to { $seats }
error-record-comment = { "comments" }: nie ma ruchu { $number }
error-record-family = { "variant" }: { $game } nie jest grą w układanie elementów
error-record-not-over = { "result" }: partia nie jest zakończona
error-record-no-result = { "result" }: partia jest zakończona, { $result }, ale nie podano wyniku
error-record-result = { "result" }: partia jest zakończona, { $result }, a nie { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = węzeł nie należy do tego drzewa
error-sgf-charset = zestaw znaków { $charset } nie jest obsługiwany
error-sgf-not-charset = tekst nie jest poprawnym { $charset }
error-sgf-unfinished = plik kończy się w środku drzewa
error-sgf-no-tree = w pliku nie ma drzewa gry
error-sgf-no-node = drzewo musi zaczynać się od węzła
error-sgf-node-place = węzeł musi być wewnątrz drzewa i przed jego wariantami
error-sgf-many = jest więcej węzłów niż { $most }
error-sgf-close = nie ma tu drzewa do zamknięcia
error-sgf-meaning = nieoczekiwane { $sign }
error-sgf-property-place = właściwość musi być wewnątrz węzła
error-sgf-property-twice = { $name } jest w węźle dwa razy
error-sgf-no-value = { $name } nie ma wartości
error-sgf-endless = wartość nie ma nawiasu zamykającego
error-sgf-property = właściwość wymaga nazwy z liter i cyfr oraz wartości: w { $name } czegoś brakuje
error-sgf-game = nieznana gra { $name }
error-sgf-own = gra { $name } wymaga właściwości { $property }
error-sgf-two-games = plik mówi, że gra to { $name }, a zarazem { $game }
error-sgf-setup = { $name } ustawia pozycję, więc partii nie da się odtworzyć według zasad
error-sgf-two-moves = węzeł ma dwa ruchy, { $first } i { $second }
error-sgf-early = ruch wykonuje tu { $colour }, ale kolej na { $turn }, a ten kolor może położyć element (P11)
error-sgf-colour = { $game } nie ma koloru { $name }

## What has to be installed. $install is a command.

error-extra-solve = rozwiązywanie wymaga OR-tools: { $install }
error-extra-nets = sieci wymagają onnxruntime: { $install }
error-extra-pictures = obrazy PNG i WebP wymagają resvg i Pillow: { $install }
error-extra-cluster = klaster wymaga Ray: { $install }

## Puzzles

error-not-solo = { $game } nie jest grą dla jednej osoby (wybierz z: { $known })
solo-no-room = { $colour } nie ma miejsca na { $piece }
solo-no-reach = { $colour } potrzebuje miejsca na { $cells }, a w zasięgu ma tylko { $room }
solo-few-cells = pozostałe elementy potrzebują tylu wolnych miejsc: { $needed }, a zostało tylko { $free }
error-puzzle = to nie jest plik łamigłówek
error-puzzle-unproven = łamigłówka { $id } ma inne rozwiązanie albo żadnego

## The computer player

error-level = poziomy są od { $least } do { $most }, a nie { $given }
error-strength-both = poziom sam ustala węzły i czas: podaj albo poziom, albo węzły i czas
error-no-parameter = nie ma parametru { $name } (wybierz z: { $known })
error-value = { $name } musi być: { $wanted }, a nie { $given }
error-wants-whole = liczba całkowita od { $least } do { $most }
error-wants-seconds = liczba sekund do { $most }
error-wants-or = { $wanted } albo { $other }
error-search-nodes = przeszukiwanie wymaga co najmniej jednego węzła, a nie { $given }
error-search-time = przeszukiwanie wymaga więcej niż 0 sekund, a nie { $given }
error-search-memory = przeszukiwanie wymaga co najmniej { $least } MiB pamięci, a nie { $given }
error-search-limits = przeszukiwanie wymaga liczby węzłów albo limitu czasu
error-search-tuning = przeszukiwania nie można tak ustawić: { $problem }
error-evaluator = nie ma oceniającego { $name } (wybierz z: { $known }) ani pliku o tej nazwie
error-slip = udział potknięć musi być od 0 do 1, a nie { $given }
error-threads = wątków może być od 1 do { $most }, a nie { $given }
error-no-net = w pakiecie nie ma sieci dla { $game }
error-nobody-moves = nikt nie może teraz wykonać ruchu, więc nie ma czego wybierać
error-net-large = { $file } to plik za duży na sieć
error-net-damaged = { $file } nie jest siecią: { $problem }
error-net-foreign = { $file } nie jest siecią tego programu
error-net-board = { $file } uczono na innej planszy lub z innymi elementami niż { $game }
error-net-shape = { $file } ma inny kształt niż sieć do { $game }

## Arenas, in which computer players are rated

error-entrant = zawodnik { $spec }: { $problem }
error-no-program = nie ma programu { $program }
error-programs-play = programy mogą grać tylko w gry w układanie, a { $game } taką nie jest
error-not-one-of = wybierz z: { $known }
error-not-called = { $name } nie da się wywołać
error-not-pair = { $text } nie ma postaci { "NAME=VALUE" }
error-value-parts = { $name } to jedna wartość, więc nie ma części
error-worker-ended = proces roboczy zatrzymał się, zanim mógł zagrać; jego błąd jest wyżej
error-no-cluster = nie ma klastra Ray pod adresem { $address }: { $problem }
error-machines-lost = partia { $number }: { $count ->
    [one] utracono przy niej 1 maszynę
    [few] utracono przy niej { $count } maszyny
    [many] utracono przy niej { $count } maszyn
   *[other] utracono przy niej { $count } maszyny
  }
error-arena-entrants = arena wymaga co najmniej 2 zawodników
error-arena-names = dwaj zawodnicy nazywają się { $name }; nadaj jednemu inną nazwę przez { "NAME=" }{ $spec }
error-arena-alone = w { $game } gra się w pojedynkę; arena wymaga gry dla co najmniej dwóch osób
error-arena-time = czas na ruch musi być większy od 0
error-arena-two = test sekwencyjny wymaga dokładnie 2 zawodników
error-arena-plies = { $game } zawsze kończy się po losowych ruchach ({ $plies }); użyj mniejszej liczby
error-arena-even = żadne otwarcie { $game } z losowymi ruchami ({ $plies }) nie było dość wyrównane; dopuść większą szansę
error-arena-version = to nie ustawienia areny w wersji { $version }
error-arena-settings = ustawienia są uszkodzone: { $problem }
error-arena-none = { $folder }: w tym folderze nie ma areny, bo brakuje { $file }
error-arena-busy = { $folder }: tego folderu używa inny przebieg
error-arena-other = { $folder }: ten folder należy do przebiegu z innymi ustawieniami: { $name } było { $was }, a teraz jest { $now }
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
error-no-figure = nie ma pomiaru { $name } (wybierz z: { $known })

## Environments, for programs that learn to play

error-action-of = akcja { $action } w partii { $number }
error-action-type = akcja musi być liczbą całkowitą
error-action-range = akcje są od 0 do { $most }, a nie { $given }
error-action-place = nie ma otwartego miejsca { $place }
error-step-after-end = partia jest zakończona ({ $clause }): zresetuj ją przed następną akcją
error-not-reset = wywołaj { "reset()" } przed { $what }
error-rewards = nagrody muszą być jednym z: { $known }, a nie { $given }
error-illegal-actions = ustawienie niedozwolonych akcji musi być jednym z: { $known }, a nie { $given }
error-seat = { $game } ma tu miejsca od 0 do { $most }, a nie { $given }
error-batch-games = partii może być od 1 do { $most }, a nie { $given }
error-no-observer-parameters = obserwacje nie mają parametrów

## Running a server

error-smtp-url = { "smtp" } musi być adresem URL takim jak { $first } lub { $second }
error-database-url = baza danych musi być adresem URL takim jak { $example }
error-database-file = adres URL bazy danych musi wskazywać plik, jak w { $example }
error-database-open = nie można otworzyć bazy danych { $file }: { $problem }
error-no-database = nie ma bazy danych o nazwie { $name } (wybierz z: { $known })
error-database-full = baza danych nie jest pusta, a przywracanie nadpisałoby dane; wybierz pustą
error-workers-database = kilka procesów roboczych wymaga PostgreSQL, bo SQLite działa tylko z jednym
error-workers-redis = kilka procesów roboczych wymaga Redis do wymiany zdarzeń
error-backup-table = { $file }: kopia zapasowa ma tabelę, której ta wersja nie zna
error-backup-version = { $file }: ta kopia zapasowa pochodzi z innej wersji; przywróć ją tamtą wersją
error-backup-damaged = { $file }: to nie kopia zapasowa albo jest uszkodzona

## A program that plays on a server. $said is what the server says, in English.

error-refused = serwer odmówił: { $said }
error-refused-socket = serwer odmówił połączenia; sprawdź klucz
error-connection = połączenie zostało utracone: { $problem }
error-no-free-seat = w tym meczu nie ma wolnego miejsca

## What a server refuses, for those who write programs for it

refused-no-address = pod tym adresem nic nie ma
refused-http = nie można odpowiedzieć na żądanie: { $said }
refused-request-long = żądanie może mieć najwyżej { $most } bajtów
refused-message-long = wiadomość może mieć najwyżej { $most } bajtów
refused-games = tekst może zawierać najwyżej tyle gier: { $games }, i tyle różnych plansz: { $boards }
refused-takes-long = to wymaga za dużo czasu lub pamięci; spróbuj czegoś mniejszego
refused-too-many = za dużo żądań tego rodzaju; spróbuj ponownie za { $seconds } s
refused-version = ten serwer używa wersji { $version } protokołu
refused-followed = przez jedno gniazdo można śledzić najwyżej tyle meczów: { $most }
refused-origin = ta strona nie ma zgody na korzystanie z tego serwera
refused-host = ten serwer nie odpowiada pod tą nazwą hosta
refused-broken = coś poszło nie tak na serwerze; spróbuj ponownie
refused-storage = teraz nic nie da się zapisać; spróbuj ponownie za chwilę
refused-closing = serwer się zamyka; spróbuj ponownie za chwilę
refused-searches = czeka zbyt wiele przeszukiwań; spróbuj ponownie za chwilę
refused-no-answer = komputer nie znalazł ruchu
refused-other-server = w tej samej chwili coś się zmieniło; spróbuj ponownie

## Refusals: accounts and keys

refused-no-session = nie masz sesji; rozpocznij ją przez { $how }
refused-no-key = ten klucz nie istnieje lub został usunięty
refused-no-such-key = nie masz takiego klucza
refused-no-such-session = nie masz takiej sesji
refused-no-such-puzzle = nie ma takiej łamigłówki
refused-scope = ten klucz nie ma uprawnienia { $scope }
refused-person = może to zrobić tylko gracz, a nie program z kluczem
refused-account-taken = ta nazwa użytkownika jest zajęta albo masz już konto
refused-account-name = nazwa użytkownika musi mieć od 1 do 24 widocznych znaków
refused-password = błędna nazwa użytkownika lub hasło
refused-common-password = to hasło jest zbyt popularne; wybierz inne
refused-session-old = najpierw zaloguj się ponownie
refused-recovery-code = to nie jest kod odzyskiwania tego konta
refused-code = ten kod nie istnieje, został już użyty albo wygasł
refused-passkey = ten klucz dostępu tu nie działa; zaloguj się w inny sposób
refused-passkey-account = klucz dostępu należy do konta; najpierw załóż konto
refused-rating = partie rankingowe mogą grać tylko gracze z kontem
refused-subscription = ten serwer nie może wysyłać powiadomień do tej przeglądarki
refused-no-mail = ten serwer nie wysyła e-maili
refused-mail-failed = nie udało się wysłać e-maila; spróbuj ponownie później
refused-account-letters = nazwa użytkownika nie może mieszać liter różnych alfabetów, na przykład łacińskiego i cyrylicy

## Refusals: setting up a match

refused-seat-count = z tymi opcjami liczba miejsc w { $game } to { $seats }, a nie { $given }
refused-levels = poziomy są od { $least } do { $most }
refused-handicap-twice = wyrównanie szans to opcja { "`without`" }; podano ją dwa razy
refused-handicap-rated = partia z wyrównaniem szans nie może być rankingowa
refused-nobody-plays = co najmniej jedno miejsce musi być dla człowieka
refused-clock = zegar musi mieć od 1 sekundy do { $most } dni
refused-increment = dodatek czasu może wynosić najwyżej 10 minut, i tylko przy zegarze na całą partię
refused-turn-limit = ruchy na czas wymagają zegara z czasem na ruch
refused-waiting-matches = w poczekalni może czekać najwyżej tyle twoich meczów lub meczów z twojego adresu: { $most }; najpierw anuluj jeden

## Refusals: tournaments

refused-no-tournament = nie ma takiego turnieju
refused-tournament-phase = nie można tego teraz zrobić w tym turnieju
refused-tournament-full = ten turniej jest pełny; najwyższa liczba uczestników: { $most }; nadal możesz go oglądać
refused-tournament-host = może to zrobić tylko organizator turnieju
refused-tournament-few = taki turniej potrzebuje co najmniej tylu graczy: { $least }
refused-tournament-clock = turniej potrzebuje zegara, a na arenie musi on być ustawiony w minutach
refused-tournament-game = turnieje są dla gier od 2 do { $most } graczy bez drużyn
refused-tournament-tables = partie dla więcej niż 2 graczy wymagają systemu szwajcarskiego lub areny
refused-tournament-time = wybierz termin rozpoczęcia w ciągu najbliższego roku
refused-tournament-number = turniej nie może czekać na więcej graczy, niż może wziąć udział; wybierz mniejszą liczbę
refused-tournament-engines = co najmniej jeden gracz turnieju musi być człowiekiem
refused-no-entrant = w turnieju nie ma nikogo z tym numerem
refused-waiting-tournaments = możesz mieć najwyżej tyle nierozpoczętych turniejów: { $most }; najpierw rozpocznij lub anuluj jeden
refused-in-tournament = w partii turniejowej nie jest to możliwe

## Refusals: clubs

refused-no-club = nie ma takiego klubu
refused-no-member = w klubie nie ma nikogo o tej nazwie
refused-club-account = do klubów potrzebujesz konta; najpierw zaloguj się lub zarejestruj
refused-club-name = nazwa klubu musi mieć co najmniej tyle liter lub cyfr: { $least }
refused-club-letters = nazwa klubu nie może mieszać liter różnych alfabetów, na przykład łacińskiego i cyrylicy
refused-club-taken = jest już klub o tej albo podobnie wyglądającej nazwie; wybierz inną nazwę
refused-club-members-only = mogą to zrobić tylko członkowie klubu
refused-club-organisers = mogą to zrobić tylko organizatorzy klubu
refused-club-owner = może to zrobić tylko właściciel klubu
refused-club-invitation = do tego klubu można wejść tylko z zaproszeniem; poproś organizatora o link
refused-club-full = ten klub jest pełny; najwyższa liczba członków: { $most }; wybierz inny
refused-club-too-many = możesz należeć najwyżej do tylu klubów: { $most }; najpierw opuść jeden
refused-club-too-many-owned = możesz być właścicielem najwyżej tylu klubów: { $most }; najpierw usuń jeden lub przekaż go innemu właścicielowi
refused-club-successor = ten członek jest już właścicielem tylu klubów, ilu można najwyżej: { $most }; wybierz kogoś innego
refused-club-owner-leaves = zanim opuścisz klub, przekaż go innemu właścicielowi

## Refusals: in a match. Players are counted from 1.

refused-no-match = nie ma takiego meczu
refused-phase = { $phase ->
    [waiting] mecz się jeszcze nie zaczął
    [paused] mecz jest wstrzymany
    [over] mecz jest zakończony
   *[playing] mecz jest w toku
  }
refused-seat-out = gracz { $number } odpadł z gry
refused-stale = mecz jest przy zdarzeniu { $seq }, a nie { $given }
refused-no-seat = nie możesz tu grać jako gracz { $number }
refused-seat-not-yours = nie jesteś graczem { $number }
refused-seat-taken = miejsce gracza { $number } jest zajęte
refused-have-seat = masz już miejsce
refused-turn = to nie twój ruch; poczekaj na gracza { $number }
refused-mover-only = możesz prosić tylko w swojej kolejce
refused-nobody-moves = nikt nie może teraz wykonać ruchu
refused-computer-plays = na tym miejscu gra komputer
refused-computer-plays-on = komputer chce grać dalej
refused-proposal-open = na wcześniejszą propozycję ({ $proposal }) jeszcze nie odpowiedziano; odpowiedz na nią albo poczekaj
refused-no-proposal = nie ma propozycji, na którą możesz odpowiedzieć
refused-rematch = rewanż już się zaczął
refused-not-gone = gracz { $number } nie odszedł
refused-no-undo = nie masz ruchu, który można cofnąć
refused-no-hints = przy tym stole podpowiedzi są wyłączone
refused-no-hint-found = nie znaleziono podpowiedzi; spróbuj ponownie
refused-hidden-hands = partię z zakrytymi płytkami można zapisać dopiero po zakończeniu, jako JSON
refused-match-or-record = podaj albo mecz, albo zapis, nie jedno i drugie
refused-review-early = mecz można przejrzeć dopiero po zakończeniu
refused-no-picture = nie ma takiego obrazka

## Refusals: talking

refused-no-chat = przy tym stole czat jest wyłączony
refused-speak = pisać mogą tu tylko gracze
refused-presets = przy tym stole można używać tylko gotowych zwrotów
refused-preset-or-text = podaj albo gotowy zwrot, albo tekst, nie jedno i drugie
refused-said-enough = przy tym stole nie można już pisać wiadomości
refused-mute = na tym miejscu nie ma nikogo, kogo można wyciszyć
refused-no-line = nie ma wiadomości o tym numerze
refused-free-chat-off = najpierw włącz dowolny tekst na swoim koncie
refused-nobody-reads = nikt inny przy tym stole nie włączył dowolnego tekstu; użyj gotowego zwrotu
refused-chat-taken = nie możesz już używać czatu; o powód zapytaj osoby prowadzące ten serwer
# $date is written as 2026-11-18.
refused-chat-taken-until = nie możesz używać czatu do { $date }

## Refusals: other people

refused-no-account = nikt nie ma takiej nazwy użytkownika; sprawdź pisownię
refused-contacts-account = do tego potrzebujesz konta; najpierw zaloguj się lub zarejestruj
refused-yourself = wybierz kogoś innego niż ty
refused-contacts-full = ta lista jest pełna, największa liczba osób: { $most }; najpierw kogoś usuń
refused-follow = nie możesz obserwować tego gracza
refused-company = do tej gry nie możesz dołączyć; wybierz inną
refused-challenge = ten gracz nie przyjmuje od ciebie wyzwań
refused-challenge-open = ten gracz nie odpowiedział jeszcze na twoje ostatnie wyzwanie; poczekaj albo najpierw je wycofaj
refused-challenges-full = na odpowiedź czeka już tyle twoich wyzwań: { $most }; najpierw wycofaj jedno
refused-challenge-seats = jedno miejsce musi być twoje, a jedno drugiego gracza
refused-no-challenge = to wyzwanie wygasło, zostało wycofane albo już na nie odpowiedziano
refused-series-seats = jako serię można grać tylko gry dla dwóch graczy
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = seria ma jedną z tych długości: { $lengths }
refused-report-what = podaj, którą wiadomość lub którego gracza chcesz zgłosić
refused-report-seat = na tym miejscu nie ma nikogo, kogo można zgłosić
refused-report-table = zgłosić to mogą tylko gracze przy tym stole
refused-suspended = twoje konto jest zawieszone; o powód zapytaj osoby prowadzące ten serwer
# $date is written as 2026-11-18.
refused-suspended-until = twoje konto jest zawieszone do { $date }
refused-name-taken = nie możesz zmienić swojej nazwy; o powód zapytaj osoby prowadzące ten serwer
refused-name-taken-until = nie możesz zmienić swojej nazwy do { $date }

## The opening explorer

error-packed-games = to nie jest zbiór partii dla eksploratora otwarć albo jest uszkodzony
error-being-built = inny proces właśnie tworzy { $file }
# $command is what to type
refused-no-engine-games = ten serwer nie ma jeszcze partii komputera do pokazania; osoba, która go prowadzi, może je pobrać poleceniem: { $command }
refused-engine-games-soon = partie komputera są właśnie przygotowywane; spróbuj ponownie za kilka minut
error-moderate-no-report = nie ma zgłoszenia { $number }
error-moderate-bad-name = { $name } nie może być nazwą
error-moderate-name-taken = nazwa { $name } jest zajęta
