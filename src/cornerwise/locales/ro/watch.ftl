## Urmărirea partidelor și ecranul pentru cluburi și târguri

watch-featured = Cele mai bune partide de acum
watch-finished = Tocmai încheiate
watch-none-now = Acum nimeni nu joacă o partidă publică.
watch-none-fits = Acum nicio partidă nu se potrivește cu aceste filtre.
watch-lost = Conexiune pierdută. Se reconectează…
watch-viewers = { $count ->
    [one] un spectator
    [few] { $count } spectatori
   *[other] { $count } de spectatori
  }
watch-see-all = { $count ->
    [0] Urmărește
    [one] Urmărește o partidă
    [few] Urmărește { $count } partide
   *[other] Urmărește { $count } de partide
  }
watch-join = Alătură-te
watch-speed = Ceas
watch-speed-any = Orice ceas
watch-speed-clock = Cu ceas
watch-speed-none = Fără ceas
watch-speed-days = Zile pe mutare
watch-rated-only = Doar partide cu rating

## Urmărirea unui jucător din partidă în partidă

watch-follow = Urmărește: { $name }
watch-following = Urmărești: { $name }
watch-unfollow = Nu mai urmări
watch-nothing-yet = { $name } nu joacă acum o partidă publică. Următoarea va apărea aici.
watch-next-soon = Această partidă s-a încheiat. Când { $name } joacă din nou, partida va apărea aici.

## Turnee la care se poate participa

watch-tournaments = Turnee care încep în curând
watch-all-tournaments = Toate turneele
watch-no-tournaments = Acum nu sunt turnee cu înscrieri deschise.

## Ecranul pentru cluburi și târguri

watch-tv = Mod TV
watch-kind-live = În direct
watch-kind-replay = Reluare
watch-kind-computer = Partidă a calculatorului
watch-won = Victorie: { $names }
watch-drawn = Remiză
watch-play-too = Joacă și tu
watch-code = Cod QR cu adresa acestui site
watch-full = Ecran complet
watch-leave-tv = Ieși din modul TV

## Distribuirea unei partide și foaia ei pe hârtie

share-embed = Copiază codul de încorporare
share-animation = Imagine animată
share-animation-about = toată partida ca WebP
share-sheet = Foaia partidei
share-sheet-about = de tipărit: tablă, puncte și mutări
paper-title = Foaia partidei
paper-print = Tipărește
paper-back = Înapoi la rezultat
paper-player = Jucător
paper-points = Puncte
paper-moves = Mutări
