## Watching games, and the screen for clubs and fairs

watch-featured = Najlepšie hry práve teraz
watch-finished = Práve dohrané
watch-none-now = Teraz nikto nehrá verejnú hru.
watch-none-fits = Týmto filtrom teraz nezodpovedá žiadna hra.
watch-lost = Spojenie sa prerušilo. Obnovujeme ho…
watch-viewers = { $count ->
    [one] 1 divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } divákov
  }
watch-see-all = { $count ->
    [0] Sledovať
    [one] Sledovať 1 hru
    [few] Sledovať { $count } hry
    [many] Sledovať { $count } hry
   *[other] Sledovať { $count } hier
  }
watch-join = Pridať sa
watch-speed = Hodiny
watch-speed-any = Ľubovoľné hodiny
watch-speed-clock = S hodinami
watch-speed-none = Bez hodín
watch-speed-days = Dni na ťah
watch-rated-only = Len hodnotené hry

## Following a player from game to game

watch-follow = Sledovať: { $name }
watch-following = Sleduješ: { $name }
watch-unfollow = Prestať sledovať
watch-nothing-yet = { $name } teraz nehrá verejnú hru. Ďalšia hra sa objaví tu.
watch-next-soon = Táto hra sa skončila. Ďalšia hra hráča { $name } sa objaví tu.

## Tournaments that can be joined

watch-tournaments = Turnaje, ktoré sa čoskoro začnú
watch-all-tournaments = Všetky turnaje
watch-no-tournaments = Do žiadneho turnaja sa teraz nedá prihlásiť.

## The screen for clubs and fairs

watch-tv = Režim TV
watch-kind-live = Naživo
watch-kind-replay = Záznam
watch-kind-computer = Hra počítača
watch-won = Víťazstvo: { $names }
watch-drawn = Remíza
watch-play-too = Poď si zahrať
watch-code = QR kód s adresou tohto webu
watch-full = Celá obrazovka
watch-leave-tv = Ukončiť režim TV

## Sharing a game, and its score sheet on paper

share-embed = Kopírovať kód na vloženie
share-animation = Animovaný obrázok
share-animation-about = celá hra ako WebP
share-sheet = Zápis hry
share-sheet-about = na tlač: hracia doska, body a ťahy
paper-title = Zápis hry
paper-print = Vytlačiť
paper-back = Späť na výsledok
paper-player = Hráč
paper-points = Body
paper-moves = Ťahy
