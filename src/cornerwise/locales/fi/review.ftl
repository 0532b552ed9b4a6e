result-page = Tulos
result-open = Peli on kesken
result-by-resigned = Muut luovuttivat.
result-by-time = Muilta loppui aika.
result-by-left = Muut poistuivat pelistä.
result-you-resigned = Luovutit.
result-you-time = Aikasi loppui.
result-you-left = Poistuit pelistä.
result-dropped = { $name }: { $how }
result-by-draw = Pelaajat sopivat tasapelistä.
result-all-placed = { $colour } asetti kaikki laatat.
result-solo-done = Kaikki laatat ovat laudalla
result-solo-short = Kaikkia laattoja ei saatu asetettua
over-replay = Toista
sum-won = voitti
sum-deal = Jako { $deal }
sum-together = Joukkueen pisteet
sum-nobody = Yhteinen väri
sum-nobody-text = Kaikki asettivat sitä vuorotellen. Sitä ei lasketa.
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
sheet-single-last = Pienin laatta asetettu viimeisenä
sheet-tile = { $count ->
    [one] 1 laatta asetettu
   *[other] { $count } laattaa asetettu
  }
sheet-bridge = { $count ->
    [one] 1 silta
   *[other] { $count } siltaa
  }
sheet-hexagon =
    { $count ->
        [one] 1 kuusikulmio täydennetty
       *[other] { $count } kuusikulmiota täydennetty
    }
sheet-opening-triple = Aloitti kolmella samalla luvulla
sheet-opening-zero = Aloitti kolmella nollalla
sheet-out = Asetti viimeisen laatan
sheet-draw = { $count ->
    [one] 1 laatta nostettu
   *[other] { $count } laattaa nostettu
  }
sheet-third-draw =
    { $count ->
        [one] Kolmas laatta nostettu, yhtään ei asetettu
       *[other] Kolmas laatta nostettu, yhtään ei asetettu: { $count } kertaa
    }
sheet-hands = Käsiin jääneet laatat
review-title = Läpikäynti
review-about = Liitä peli. Tietokone näyttää, miten se sujui, minkä arvoinen kukin siirto oli ja mikä olisi ollut parempi.
review-progress =
    { $done ->
        [0] Analysoidaan peliä…
       *[other] Analysoidaan: { $done }/{ $total } siirtoa valmiina
    }
review-progress-text = Voit sillä välin selata peliä. Jos poistut sivulta, analyysi pysähtyy.
review-quantity = Mitä kaavio näyttää
review-margins = Pisteitä edellä
review-shares = Voiton todennäköisyys
review-graph = Pelin tilanne jokaisen siirron jälkeen
review-as-table = Näytä taulukkona
review-as-graph = Näytä kaaviona
review-table = Pelin tilanne jokaisen siirron jälkeen taulukkona
review-move = Seuraava siirto
review-before = { $ply }: { $move }
review-end = Loppu
review-errors = ± on virhemarginaali: 16 kertaa pidempi haku päätyy sen sisään 95 kertaa sadasta. Arvo ilman merkkiä ± on tarkka.
review-at = { $ply ->
    [0] Alkuasetelma
    [one] 1 siirron jälkeen
   *[other] { $ply } siirron jälkeen
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Käännekohdat
review-no-turning = Mikään siirto ei maksanut paljon. Kaikki pelasivat hyvin.
review-lost-margins = pistettä menetetty parhaaseen siirtoon verrattuna
review-move-of = Siirto { $number }, { $name }
review-instead = { $move }. Parempi: { $better }
review-better = Parempi: { $move }
review-was-best = Tietokone ei löytänyt parempaa.
review-choose = Valitse siirto, niin näet, mikä olisi ollut parempi.
review-line = Miten peli olisi voinut jatkua
review-line-show = Näytä siirrot
review-line-one = Näytä siirto
review-line-hide = Piilota siirrot
review-line-back = Edellinen näistä siirroista
review-line-on = Seuraava näistä siirroista
review-line-at = { $step }/{ $count }
move-lays = { $piece } kohtaan { $cell }
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
replay-pause = Pysäytä
replay-end = Siirry loppuun
replay-speed = Nopeus
replay-times = { $speed } ×
replay-next = vuorossa
head-back = Takaisin
record-label = Peli .blksgf- tai JSON-muodossa
record-open = Avaa
record-file = Valitse tiedosto
record-other = Toinen peli
record-hint = Voit myös pudottaa tiedoston tähän. Palvelimelle ei tallenneta mitään.
record-none = Tässä tekstissä ei ole peliä. Liitä .blksgf- tai JSON-tiedosto.
record-which = Löytyi { $count } peliä. Valitse yksi.
export-title = Jaa ja tallenna
export-share = Jaa
export-link = Kopioi linkki
export-text = Kopioi tekstinä
export-blksgf = .blksgf-tiedosto
export-blksgf-text = muille ohjelmille
export-json = JSON-tallenne
export-json-text = kaikki tiedot, avattavissa täällä uudelleen
export-svg = SVG-kuva
export-svg-text = terävä joka koossa
export-png = PNG-kuva
export-png-text = viesteihin ja verkkosivuille
analysis-title = Analyysilauta
analysis-parts = Mitä näytetään
analysis-pieces = Laatat
analysis-lines = Parhaat siirrot
analysis-moves = Siirrot
analysis-no-moves = Aseta laatta kenen puolesta tahansa. Siirtosi ja kaikki kokeilemasi muunnelmat näkyvät tässä.
analysis-searched = { $count ->
    [one] { $count } asema tutkittu
   *[other] { $count } asemaa tutkittu
  }
analysis-exact = Laskettu pelin loppuun asti
analysis-bar = Voiton todennäköisyys: { $chances }
analysis-bar-empty = Voiton todennäköisyys
analysis-promote = Tee tästä päämuunnelma
analysis-remove = Poista tämä siirto ja kaikki sen jälkeen
analysis-menu = Lisää vaihtoehtoja
analysis-new = Uusi analyysi
analysis-paste = Liitä siirtoja tai peli
analysis-paste-text = Yksi siirto joka rivillä, linkki tai peli .blksgf- tai JSON-muodossa.
analysis-by-moves = Laatat nostetaan pinosta, joten asema syntyy siirroistaan. Pelaa ne pöydällä tai liitä ne.
analysis-saved = Tallennettu tälle laitteelle
analysis-forget = Poista tämä analyysi
analysis-from-here = Analysoi tästä
arrange-title = Rakenna asema
arrange-ready = Säännöt sallivat tämän aseman.
arrange-broken = Ei vielä mahdollinen
arrange-missing = { $colour }: yksi laatta puuttuu. Värit pelaavat vuorotellen.
arrange-turn = Vuorossa
arrange-turn-any = Sääntöjen mukaan
arrange-turn-other = Näillä laatoilla vuorossa on toinen väri.
editor-moves = { $count ->
    [0] Aseta ensimmäinen laatta
    [one] 1 siirto
   *[other] { $count } siirtoa
  }
editor-over = Peli on päättynyt
editor-over-text = Kukaan ei voi enää siirtää.
editor-computer = Anna tietokoneen siirtää
editor-review = Käy tämä peli läpi
editor-found = Parhaat siirrot
editor-value = { $margin } · { $share } %
editor-make = Pelaa siirto { $letter }
editor-game = Peli
editor-which = Valitse peli
editor-game-kind = { $game }, { $kind }
editor-begin = Aloita alusta
doors = Avaa peli
door-review = Käy peli läpi
door-replay = Toista peli
