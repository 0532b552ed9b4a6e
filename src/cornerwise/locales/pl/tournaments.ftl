## Tournaments: the list, the form, the page of one

nav-tournaments = Turnieje
tournaments-create = Utwórz turniej
tournaments-mine = Twoje turnieje
tournaments-waiting = Można dołączyć
tournaments-running = W toku
tournaments-finished = Zakończone
tournaments-empty = Nie ma teraz turniejów
tournaments-empty-text = Utwórz turniej i udostępnij link. Może dołączyć każdy, kto ma link, z kontem lub bez.

tournament-format-swiss = System szwajcarski
tournament-format-arena = Arena
tournament-format-knockout = System pucharowy
tournament-format-round-robin = Każdy z każdym
tournament-format-swiss-about = Ustalona liczba rund. W każdej rundzie grasz z kimś, kto ma podobną liczbę punktów. Nikt nie odpada.
tournament-format-arena-about = Zagraj jak najwięcej partii, zanim skończy się czas. Od trzeciej wygranej z rzędu wygrane liczą się podwójnie.
tournament-format-knockout-about = Jedna porażka i odpadasz. Wygrywa ostatni gracz, który zostanie.
tournament-format-round-robin-about = Każdy gra z każdym. Najlepsze dla małych grup.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } gracz.
    [few] { $count } gracze.
    [many] { $count } graczy.
   *[other] { $count } gracza.
  }
tournament-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
  }
tournament-starts-at = Początek: { $time }
tournament-starts-with = Zaczyna się przy { $count } graczach
tournament-starts-host = Start, gdy organizator da znak
tournament-round-of = Runda { $round } z { $rounds }
tournament-round = Runda { $round }
tournament-running = W toku
tournament-finished = Zakończony
tournament-cancelled = Anulowany
tournament-cancelled-host = Organizator anulował ten turniej.
tournament-cancelled-few = Ten turniej anulowano, bo dołączyło za mało graczy.
tournament-cancelled-operator = Osoby prowadzące ten serwer anulowały ten turniej.
tournament-cancelled-old = Ten turniej anulowano, bo przez 30 dni nikt go nie rozpoczął.
tournament-time-left = Pozostały czas: { $time }
tournament-last-games = Czas minął. Trwają ostatnie partie.
tournament-next-round = Czas do następnej rundy: { $time }
tournament-wait-round = { $count ->
    [one] W tej rundzie trwa jeszcze { $count } partia.
    [few] W tej rundzie trwają jeszcze { $count } partie.
    [many] W tej rundzie trwa jeszcze { $count } partii.
   *[other] W tej rundzie trwa jeszcze { $count } partii.
  }
tournament-wait-arena = Za chwilę dostaniesz przeciwnika.
tournament-unknown = Nie możemy znaleźć tego turnieju
tournament-started = Rozpoczęcie
tournament-unlisted = Tylko przez link
tournament-rated = Rankingowy

## Taking part

tournament-join = Dołącz
tournament-join-late = Dołącz teraz
tournament-return = Dołącz ponownie
tournament-withdraw = Wycofaj się
tournament-withdraw-sure = Wycofać się z tego turnieju?
tournament-withdraw-about = Nie dostaniesz już przeciwników. Rozpoczęta partia trwa dalej.
tournament-stay = Zostań
tournament-joined = Bierzesz udział
tournament-withdrawn = Nie bierzesz już udziału
tournament-play = Zagraj swoją partię
tournament-your-game = Twoja partia jest gotowa
tournament-bye-now = Masz wolny los: w tej rundzie nie masz przeciwnika i dostajesz punkty jak za wygraną.
tournament-start = Zacznij teraz
tournament-start-needs = Do rozpoczęcia potrzeba co najmniej { $count } graczy.
tournament-cancel = Anuluj turniej
tournament-cancel-sure = Anulować turniej dla wszystkich?
tournament-keep = Zostaw
tournament-won = { $name } wygrywa turniej
tournament-won-several = Pierwsze miejsce dzielą: { $names }
tournament-you-won = Wygrywasz turniej!
tournament-your-place = Twoje miejsce: { $place } z { $count }
tournament-needs-account = Partie tego turnieju są rankingowe, więc aby dołączyć, potrzebujesz konta.
tournament-full = Wszystkie miejsca są zajęte. Nadal możesz oglądać.

tournament-call = Twoja partia turniejowa jest gotowa: { $title }
tournament-back = Wróć do turnieju
tournament-open = Otwórz turniej

## Standings, games, bracket

tournament-view = Widok
tournament-standings = Klasyfikacja
tournament-games = Partie
tournament-bracket = Drabinka
tournament-no-standings = Nikt jeszcze nie dołączył
tournament-no-standings-text = Udostępnij link, aby zaprosić graczy.
tournament-no-games = Nie ma jeszcze partii
tournament-no-games-text = Pojawią się tu, gdy turniej się zacznie.
tournament-place = Miejsce
tournament-name = Nazwa
tournament-points = Punkty
tournament-played = Partie
tournament-buchholz = Buchholz
tournament-buchholz-about = Suma punktów wszystkich przeciwników.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Punkty pokonanych przeciwników i połowa punktów tych, z którymi był remis.
tournament-board = Przewaga punktów
tournament-board-about = Suma przewag z twoich partii.
tournament-wins = Wygrane
tournament-wins-about = Wygrane partie.
tournament-byes = Wolne losy
tournament-streak = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane z rzędu
    [many] { $count } wygranych z rzędu
   *[other] { $count } wygranej z rzędu
  }
tournament-computer = Komputer, poziom { $level }
tournament-left = wycofanie
tournament-you = ty
tournament-details = Szczegóły: { $name }
tournament-lines = { $from }–{ $to } z { $count }
tournament-first-lines = Pierwsza strona
tournament-earlier-lines = Poprzednia strona
tournament-later-lines = Następna strona
tournament-last-lines = Ostatnia strona
tournament-my-line = Moje miejsce
tournament-earlier-round = Poprzednia runda
tournament-later-round = Następna runda
tournament-playing = W toku
tournament-bye = Wolny los
tournament-absent = { $name }: nieobecność
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finał
    [4] Półfinały
    [8] Ćwierćfinały
    [16] 1/8 finału
    [32] 1/16 finału
    [64] 1/32 finału
   *[other] Runda: { $left } graczy
  }
tournament-profile = Pokaż profil
tournament-to-come = Jeszcze nieznany
tournament-goes-on = { $name } przechodzi dalej

## Sharing

tournament-invite = Zaproś graczy
tournament-share = Udostępnij turniej
tournament-invite-message = Dołącz do naszego turnieju w Cornerwise: { $title }
tournament-link = Link do tego turnieju
tournament-invite-qr = Kod QR z linkiem do tego turnieju
tournament-csv = Klasyfikacja jako arkusz (CSV)
tournament-json = Wszystkie dane (JSON)
tournament-print = Drukuj

## Setting one up

tournament-new = Nowy turniej
tournament-step-game = Gra
tournament-step-format = System
tournament-step-clock = Zegar
tournament-step-start = Początek i gracze
tournament-title = Tytuł
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = System rozgrywek
tournament-tables-note = Przy stołach na { $count } graczy możliwe są system szwajcarski i arena.
tournament-rounds = Rundy
tournament-rounds-auto = Automatycznie
tournament-rounds-auto-about = Tyle rund, ile trzeba, aby wyłonić jednego zwycięzcę.
tournament-times = Partie z każdym przeciwnikiem
tournament-once = Jedna
tournament-twice = Dwie
tournament-minutes = Czas trwania
tournament-start-how = Początek
tournament-start-hand = Gdy dam znak
tournament-start-time = O ustalonej porze
tournament-start-number = Gdy zbierze się dość graczy
tournament-start-when = Data i godzina
tournament-start-count = Liczba graczy
tournament-listed = Pokaż na liście
tournament-listed-about = Każdy może znaleźć turniej i dołączyć. W przeciwnym razie tylko osoby z linkiem.
tournament-rated-about = Partie liczą się do rankingu. Aby dołączyć, każdy potrzebuje konta.
tournament-rated-account = Aby grać partie rankingowe, najpierw załóż konto.
tournament-more = Więcej opcji
tournament-late = Dołączanie po rozpoczęciu
tournament-late-about = Po rozpoczęciu można dołączyć albo wrócić.
tournament-most = Maksimum graczy
tournament-pause = Przerwa między rundami
tournament-no-show = Czas na pierwszy ruch
tournament-no-show-about = Gracz, który w tym czasie nie wykona pierwszego ruchu, przegrywa partię i zostaje wycofany z turnieju.
tournament-engines = Gracze komputerowi
tournament-engines-about = Komputer gra jak wszyscy inni. Musi grać co najmniej jedna osoba.
tournament-engine-add = Dodaj gracza komputerowego
tournament-engine-number = Gracz komputerowy { $number }
tournament-engine-remove = Usuń gracza komputerowego { $number }
tournament-tie-breaks = Dodatkowe kryteria
tournament-tie-breaks-about = Jeśli gracze mają tyle samo punktów, decyduje pierwsze z tych kryteriów, potem następne.
tournament-tie-up = Przesuń w górę: { $name }
tournament-submit = Utwórz turniej
