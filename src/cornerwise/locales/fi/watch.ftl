## Watching games, and the screen for clubs and fairs

watch-featured = Parhaat pelit juuri nyt
watch-finished = Juuri päättyneet
watch-none-now = Kukaan ei pelaa julkista peliä juuri nyt.
watch-none-fits = Mikään peli ei vastaa näitä suodattimia juuri nyt.
watch-lost = Yhteys katkesi. Yhdistetään uudelleen…
watch-viewers = { $count ->
    [one] 1 katsoja
   *[other] { $count } katsojaa
  }
watch-see-all = { $count ->
    [0] Katso
    [one] Katso 1 peli
   *[other] Katso { $count } peliä
  }
watch-join = Liity
watch-speed = Kello
watch-speed-any = Mikä tahansa kello
watch-speed-clock = Kellon kanssa
watch-speed-none = Ei kelloa
watch-speed-days = Päiviä siirtoa kohti
watch-rated-only = Vain rankatut pelit

## Following a player from game to game

watch-follow = Seuraa pelaajaa { $name }
watch-following = Seuraat pelaajaa { $name }
watch-unfollow = Lopeta seuraaminen
watch-nothing-yet = { $name } ei pelaa julkista peliä juuri nyt. Seuraava peli ilmestyy tähän.
watch-next-soon = Tämä peli on päättynyt. Pelaajan { $name } seuraava peli ilmestyy tähän.

## Tournaments that can be joined

watch-tournaments = Pian alkavat turnaukset
watch-all-tournaments = Kaikki turnaukset
watch-no-tournaments = Yhteenkään turnaukseen ei voi liittyä juuri nyt.

## The screen for clubs and fairs

watch-tv = TV-tila
watch-kind-live = Käynnissä nyt
watch-kind-replay = Uusinta
watch-kind-computer = Tietokoneen peli
watch-won = Voitti: { $names }
watch-drawn = Tasapeli
watch-play-too = Tule pelaamaan
watch-code = QR-koodi, jossa on tämän sivuston osoite
watch-full = Koko näyttö
watch-leave-tv = Poistu TV-tilasta

## Sharing a game, and its score sheet on paper

share-embed = Kopioi upotuskoodi
share-animation = Animoitu kuva
share-animation-about = koko peli WebP-muodossa
share-sheet = Pelipöytäkirja
share-sheet-about = tulostettavaksi: lauta, pisteet ja siirrot
paper-title = Pelipöytäkirja
paper-print = Tulosta
paper-back = Takaisin tulokseen
paper-player = Pelaaja
paper-points = Pisteet
paper-moves = Siirrot
