## Watching games, and the screen for clubs and fairs

watch-featured = Nejlepší hry právě teď
watch-finished = Právě dohrané
watch-none-now = Teď nikdo nehraje veřejnou hru.
watch-none-fits = Těmto filtrům teď žádná hra neodpovídá.
watch-lost = Spojení přerušeno. Obnovujeme ho…
watch-viewers = { $count ->
    [one] 1 divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
  }
watch-see-all = { $count ->
    [0] Sledovat
    [one] Sledovat 1 hru
    [few] Sledovat { $count } hry
    [many] Sledovat { $count } hry
   *[other] Sledovat { $count } her
  }
watch-join = Přidat se
watch-speed = Hodiny
watch-speed-any = Libovolné hodiny
watch-speed-clock = S hodinami
watch-speed-none = Bez hodin
watch-speed-days = Dny na tah
watch-rated-only = Jen hodnocené hry

## Following a player from game to game

watch-follow = Sledovat: { $name }
watch-following = Sleduješ: { $name }
watch-unfollow = Přestat sledovat
watch-nothing-yet = { $name } teď nehraje veřejnou hru. Další hra se objeví tady.
watch-next-soon = Tato hra skončila. Další hra hráče { $name } se objeví tady.

## Tournaments that can be joined

watch-tournaments = Turnaje, které brzy začnou
watch-all-tournaments = Všechny turnaje
watch-no-tournaments = Do žádného turnaje se teď nedá přihlásit.

## The screen for clubs and fairs

watch-tv = Režim TV
watch-kind-live = Živě
watch-kind-replay = Záznam
watch-kind-computer = Hra počítače
watch-won = Vítězství: { $names }
watch-drawn = Remíza
watch-play-too = Pojď si zahrát
watch-code = QR kód s adresou těchto stránek
watch-full = Celá obrazovka
watch-leave-tv = Ukončit režim TV

## Sharing a game, and its score sheet on paper

share-embed = Kopírovat kód pro vložení
share-animation = Animovaný obrázek
share-animation-about = celá hra jako WebP
share-sheet = Zápis hry
share-sheet-about = k tisku: herní plán, body a tahy
paper-title = Zápis hry
paper-print = Vytisknout
paper-back = Zpět na výsledek
paper-player = Hráč
paper-points = Body
paper-moves = Tahy
