## Watching games, and the screen for clubs and fairs

watch-featured = Praegu parimad mängud
watch-finished = Äsja lõppenud
watch-none-now = Praegu ei mängi keegi avalikku mängu.
watch-none-fits = Praegu ei vasta ükski mäng nendele filtritele.
watch-lost = Ühendus katkes. Taastame ühendust…
watch-viewers = { $count ->
    [one] 1 vaataja
   *[other] { $count } vaatajat
  }
watch-see-all = { $count ->
    [0] Vaata
    [one] Vaata 1 mängu
   *[other] Vaata { $count } mängu
  }
watch-join = Liitu
watch-speed = Kell
watch-speed-any = Mis tahes kell
watch-speed-clock = Kellaga
watch-speed-none = Kellata
watch-speed-days = Päevi käigu kohta
watch-rated-only = Ainult reitinguga mängud

## Following a player from game to game

watch-follow = Jälgi: { $name }
watch-following = Jälgid: { $name }
watch-unfollow = Lõpeta jälgimine
watch-nothing-yet = { $name } ei mängi praegu avalikku mängu. Järgmine mäng ilmub siia.
watch-next-soon = See mäng on läbi. Siia ilmub järgmine mäng, mida mängib { $name }.

## Tournaments that can be joined

watch-tournaments = Peagi algavad turniirid
watch-all-tournaments = Kõik turniirid
watch-no-tournaments = Praegu pole ühtegi turniiri, millega liituda.

## The screen for clubs and fairs

watch-tv = Telerirežiim
watch-kind-live = Otse
watch-kind-replay = Kordus
watch-kind-computer = Arvuti mäng
watch-won = Võitja: { $names }
watch-drawn = Viik
watch-play-too = Mängi ka sina
watch-code = QR-kood selle saidi aadressiga
watch-full = Täisekraan
watch-leave-tv = Välju telerirežiimist

## Sharing a game, and its score sheet on paper

share-embed = Kopeeri manustuskood
share-animation = Animeeritud pilt
share-animation-about = kogu mäng WebP-failina
share-sheet = Mänguleht
share-sheet-about = printimiseks: mängulaud, punktid ja käigud
paper-title = Mänguleht
paper-print = Prindi
paper-back = Tagasi tulemuse juurde
paper-player = Mängija
paper-points = Punktid
paper-moves = Käigud
