result-page = Tulos
result-open = Peli jatkuu
result-by-resigned = Muut luovuttivat.
result-by-time = Muilta loppui aika.
result-by-left = Muut poistuivat.
result-you-resigned = Luovutit.
result-you-time = Aikasi loppui.
result-you-left = Poistuit pelistä.
result-dropped = { $name }: { $how }
result-by-draw = Pelaajat sopivat siitä.
result-all-placed = Kaikki laatat laudalla: { $colour }.
result-solo-done = Kaikki laatat ovat laudalla
result-solo-short = Kaikille laatoille ei löytynyt paikkaa
over-replay = Toista
sum-won = voitti
sum-deal = Jako { $deal }
sum-together = Yhdessä parin kanssa
sum-nobody = Ei kenenkään väri
sum-nobody-text = Kaikki pelasivat sitä vuorotellen. Sitä ei lasketa.
sheet-left = Laatta { $piece } jäi{ $count ->
    [one] {""}
   *[other] , yhteensä { $count }
  }
sheet-cells-placed = { $count ->
    [one] 1 ruutu peitetty
   *[other] { $count } ruutua peitetty
  }
sheet-pieces-placed = { $count ->
    [one] 1 laatta asetettu
   *[other] { $count } laattaa asetettu
  }
sheet-seen = { $count ->
    [one] 1 ruutu näkyy ylhäältä
   *[other] { $count } ruutua näkyy ylhäältä
  }
sheet-all-placed = Kaikki laatat asetettu
sheet-single-last = Yhden ruudun laatta viimeisenä
sheet-tile = { $count ->
    [one] 1 laatta asetettu
   *[other] { $count } laattaa asetettu
  }
sheet-bridge = { $count ->
    [one] 1 silta
   *[other] { $count } siltaa
  }
sheet-hexagon = { $count ->
    [one] 1 kuusikulmio suljettu
   *[other] { $count } kuusikulmiota suljettu
  }
sheet-opening-triple = Aloitti kolmella samalla luvulla
sheet-opening-zero = Aloitti kolmella nollalla
sheet-out = Asetti viimeisen laatan
sheet-draw = { $count ->
    [one] 1 laatta nostettu
   *[other] { $count } laattaa nostettu
  }
sheet-third-draw = { $count ->
    [one] Kolmas laatta, joka ei sopinut
   *[other] { $count } kolmatta laattaa, jotka eivät sopineet
  }
sheet-hands = Käsiin jääneet laatat
review-title = Analyysi
review-about = Liitä peli, niin tietokone kertoo, miten se sujui, minkä arvoinen kukin siirto oli ja mikä olisi ollut parempi.
review-progress = { $done ->
    [0] Tietokone tutkii peliä
   *[other] { $done }/{ $total } siirtoa tutkittu
  }
review-progress-text = Voit sillä välin selata peliä. Työ pysähtyy, jos poistut sivulta.
review-quantity = Mitä viivat näyttävät
review-margins = Pisteitä edellä
review-shares = Voiton mahdollisuus
review-graph = Pelin tilanne joka siirron jälkeen
review-as-table = Taulukkona
review-as-graph = Kaaviona
review-table = Pelin tilanne taulukkona
review-move = Ennen
review-before = { $ply }: { $move }
review-end = Loppu
review-errors = ± on väli, johon kuusitoista kertaa pidempi haku päätyy 95 kertaa sadasta. Arvo ilman merkkiä ± on tarkka.
review-at = { $ply ->
    [0] Alkuasetelman jälkeen
    [one] 1 siirron jälkeen
   *[other] { $ply } siirron jälkeen
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Käännekohdat
review-no-turning = Mikään siirto ei maksanut paljon. Kaikki pelasivat hyvin.
review-lost-margins = pistettä menetetty parhaaseen siirtoon verrattuna
review-move-of = Siirto { $number }, { $name }
review-instead = { $move }; parempi oli { $better }
review-better = Parempi: { $move }
review-was-best = Tietokone ei löytänyt parempaa.
review-choose = Valitse siirto, niin näet, mikä olisi ollut parempi.
review-line = Miten peli olisi voinut jatkua
review-line-show = Näytä jatko
review-line-one = Näytä siirto
review-line-hide = Piilota jatko
review-line-back = Jatkossa siirto taaksepäin
review-line-on = Jatkossa siirto eteenpäin
review-line-at = { $step }/{ $count }
move-lays = { $piece } ruutuun { $cell }
move-lays-tile = laatta { $tile }
move-keep = värin pitäminen
move-swap = värien vaihto
move-draw = laatan nosto
move-pass = passaus
replay-title = Toisto
replay-about = Liitä peli ja katso se siirto siirrolta.
replay-slider = Kohta pelissä
replay-where = { $ply ->
    [0] Alussa, edessä { $count ->
        [one] 1 siirto
       *[other] { $count } siirtoa
      }
   *[other] Siirto { $ply }/{ $count }
  }
replay-short = { $ply } / { $count }
replay-play = Toista
replay-pause = Tauko
replay-end = Loppuun
replay-speed = Nopeus
replay-times = { $speed } ×
replay-next = siirtää seuraavaksi
head-back = Takaisin
record-label = Peli .blksgf- tai JSON-muodossa
record-open = Avaa
record-file = Valitse tiedosto
record-other = Toinen peli
record-hint = Voit myös pudottaa tiedoston tähän. Palvelimelle ei tallenneta mitään.
record-none = Tässä tekstissä ei ole peliä.
record-which = { $count } peliä. Mikä niistä?
export-title = Jaa ja tallenna
export-share = Jaa
export-link = Kopioi linkki
export-blksgf = .blksgf-tiedosto
export-blksgf-text = näiden pelien muille ohjelmille
export-json = JSON-tallenne
export-json-text = kaikki tiedot, avattavissa täällä uudelleen
export-svg = SVG-kuva
export-svg-text = terävä joka koossa
export-png = PNG-kuva
export-png-text = viesteihin ja sivuille
editor-moves = { $count ->
    [0] Aseta ensimmäinen laatta
    [one] 1 siirto
   *[other] { $count } siirtoa
  }
editor-over = Peli on päättynyt
editor-over-text = Kukaan ei voi enää siirtää.
editor-computer = Tietokone siirtää
editor-review = Analysoi
editor-found = Mitä tietokone tekisi
editor-value = { $margin } · { $share } %
editor-make = Tee siirto { $letter }
editor-game = Peli
editor-which = Mikä peli
editor-game-kind = { $game }, { $kind }
editor-begin = Aloita alusta
doors = Pelejä muualta
door-review = Analysoi peli
door-replay = Toista peli
