## Watching games, and the screen for clubs and fairs

watch-featured = A legjobb játszmák most
watch-finished = Most értek véget
watch-none-now = Most senki sem játszik nyilvános játszmát.
watch-none-fits = Most egy játszma sem felel meg ezeknek a szűrőknek.
watch-lost = Megszakadt a kapcsolat. Újracsatlakozás…
watch-viewers = { $count ->
    [one] 1 néző
   *[other] { $count } néző
  }
watch-see-all = { $count ->
    [0] Nézés
    [one] 1 játszma megtekintése
   *[other] { $count } játszma megtekintése
  }
watch-join = Csatlakozás
watch-speed = Óra
watch-speed-any = Bármilyen óra
watch-speed-clock = Órával
watch-speed-none = Óra nélkül
watch-speed-days = Napok lépésenként
watch-rated-only = Csak értékelt játszmák

## Following a player from game to game

watch-follow = { $name } követése
watch-following = Követed: { $name }
watch-unfollow = Követés megszüntetése
watch-nothing-yet = { $name } most nem játszik nyilvános játszmát. A következő játszmája itt jelenik majd meg.
watch-next-soon = Ez a játszma véget ért. { $name } következő játszmája itt jelenik majd meg.

## Tournaments that can be joined

watch-tournaments = Hamarosan kezdődő versenyek
watch-all-tournaments = Minden verseny
watch-no-tournaments = Most egyetlen versenyhez sem lehet csatlakozni.

## The screen for clubs and fairs

watch-tv = TV mód
watch-kind-live = Élő
watch-kind-replay = Visszajátszás
watch-kind-computer = Gépi játszma
watch-won = Győztes: { $names }
watch-drawn = Döntetlen
watch-play-too = Játssz te is
watch-code = QR-kód az oldal címével
watch-full = Teljes képernyő
watch-leave-tv = Kilépés a TV módból

## Sharing a game, and its score sheet on paper

share-embed = Beágyazó kód másolása
share-animation = Animált kép
share-animation-about = a teljes játszma WebP-ként
share-sheet = Eredménylap
share-sheet-about = nyomtatáshoz: tábla, pontok és lépések
paper-title = Eredménylap
paper-print = Nyomtatás
paper-back = Vissza az eredményhez
paper-player = Játékos
paper-points = Pont
paper-moves = Lépések
