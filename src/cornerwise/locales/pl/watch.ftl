## Watching games, and the screen for clubs and fairs

watch-featured = Najlepsze partie w tej chwili
watch-finished = Właśnie zakończone
watch-none-now = Nikt nie gra teraz publicznej partii.
watch-none-fits = Żadna partia nie pasuje teraz do tych filtrów.
watch-lost = Utracono połączenie. Łączymy ponownie…
watch-viewers = { $count ->
    [one] 1 widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
  }
watch-see-all = { $count ->
    [0] Oglądaj
    [one] Oglądaj 1 partię
    [few] Oglądaj { $count } partie
    [many] Oglądaj { $count } partii
   *[other] Oglądaj { $count } partii
  }
watch-join = Dołącz
watch-speed = Zegar
watch-speed-any = Dowolny zegar
watch-speed-clock = Z zegarem
watch-speed-none = Bez zegara
watch-speed-days = Dni na ruch
watch-rated-only = Tylko partie rankingowe

## Following a player from game to game

watch-follow = Obserwuj: { $name }
watch-following = Obserwujesz: { $name }
watch-unfollow = Przestań obserwować
watch-nothing-yet = { $name } nie gra teraz publicznej partii. Następna partia pojawi się tutaj.
watch-next-soon = Ta partia jest skończona. Następna partia gracza { $name } pojawi się tutaj.

## Tournaments that can be joined

watch-tournaments = Turnieje, które wkrótce się zaczną
watch-all-tournaments = Wszystkie turnieje
watch-no-tournaments = Do żadnego turnieju nie można teraz dołączyć.

## The screen for clubs and fairs

watch-tv = Tryb TV
watch-kind-live = Na żywo
watch-kind-replay = Powtórka
watch-kind-computer = Partia komputera
watch-won = Zwycięstwo: { $names }
watch-drawn = Remis
watch-play-too = Zagraj i ty
watch-code = Kod QR z adresem tej strony
watch-full = Pełny ekran
watch-leave-tv = Wyjdź z trybu TV

## Sharing a game, and its score sheet on paper

share-embed = Kopiuj kod do osadzenia
share-animation = Animowany obraz
share-animation-about = cała partia jako WebP
share-sheet = Arkusz partii
share-sheet-about = do druku: plansza, punkty i ruchy
paper-title = Arkusz partii
paper-print = Drukuj
paper-back = Wróć do wyniku
paper-player = Gracz
paper-points = Punkty
paper-moves = Ruchy
