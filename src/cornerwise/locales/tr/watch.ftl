## Watching games, and the screen for clubs and fairs

watch-featured = Şu anki en iyi oyunlar
watch-finished = Az önce bitenler
watch-none-now = Şu an herkese açık oyun oynayan yok.
watch-none-fits = Şu an bu filtrelere uyan oyun yok.
watch-lost = Bağlantı koptu. Yeniden bağlanılıyor…
watch-viewers = { $count ->
    [one] 1 izleyici
   *[other] { $count } izleyici
  }
watch-see-all = { $count ->
    [0] İzle
    [one] 1 oyunu izle
   *[other] { $count } oyunu izle
  }
watch-join = Katıl
watch-speed = Saat
watch-speed-any = Fark etmez
watch-speed-clock = Saatli
watch-speed-none = Saatsiz
watch-speed-days = Hamle başına gün
watch-rated-only = Yalnızca dereceli oyunlar

## Following a player from game to game

watch-follow = Takip et: { $name }
watch-following = Takip ediyorsun: { $name }
watch-unfollow = Takibi bırak
watch-nothing-yet = { $name } şu an herkese açık bir oyun oynamıyor. Sonraki oyunu burada görünecek.
watch-next-soon = Bu oyun bitti. { $name } yeni bir oyuna başlayınca burada görünecek.

## Tournaments that can be joined

watch-tournaments = Yakında başlayacak turnuvalar
watch-all-tournaments = Bütün turnuvalar
watch-no-tournaments = Şu an katılıma açık turnuva yok.

## The screen for clubs and fairs

watch-tv = TV modu
watch-kind-live = Canlı
watch-kind-replay = Tekrar
watch-kind-computer = Bilgisayar oyunu
watch-won = Kazanan: { $names }
watch-drawn = Berabere
watch-play-too = Sen de oyna
watch-code = Bu sitenin adresini içeren QR kodu
watch-full = Tam ekran
watch-leave-tv = TV modundan çık

## Sharing a game, and its score sheet on paper

share-embed = Yerleştirme kodunu kopyala
share-animation = Hareketli resim
share-animation-about = bütün oyun, WebP olarak
share-sheet = Puan kâğıdı
share-sheet-about = yazdırmak için: tahta, puanlar ve hamleler
paper-title = Puan kâğıdı
paper-print = Yazdır
paper-back = Sonuca dön
paper-player = Oyuncu
paper-points = Puan
paper-moves = Hamleler
