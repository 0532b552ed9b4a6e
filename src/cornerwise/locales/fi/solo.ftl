solo-title = Pulmat
solo-lead = Pelejä yhdelle: aseta kaikki neljä väriä äläkä jätä yhtään laattaa yli. Voit jatkaa siitä, mihin jäit.
solo-about-classic-solo = 84 laattaa ja 20 × 20 ruutua. Kukin väri kohtaa itsensä vain kulmissa, eikä lopussa jää mitään yli.
solo-about-trigon-solo = 88 laattaa kolmioista kootulla kuusikulmiolla. Kukin väri kohtaa itsensä vain kulmissa, eikä lopussa jää mitään yli.
solo-begin = Aloita
solo-continue = Jatka
solo-look = Katso sitä
solo-best = Parhaasi: { $best }
solo-progress = Eteneminen
solo-placed = { $placed }/{ $total } laattaa
solo-of = { $placed }/{ $total }
solo-left = { $left ->
    [one] 1 jäljellä
   *[other] { $left } jäljellä
  }
solo-prospect-yes = Tämän voi vielä saada valmiiksi
solo-prospect-no = Tätä ei voi enää saada valmiiksi
solo-prospect-unknown = Vielä ei tiedetä, voiko tämän saada valmiiksi
solo-searching = Etsitään tietä loppuun
solo-complete = Kaikki { $total } laattaa on asetettu
solo-complete-text = Mitään ei jäänyt yli. Pulma on ratkaistu.
solo-stuck = Mikään laatta ei enää sovi
solo-stuck-text = Peru muutama siirto tai aloita alusta.
solo-undo = Peru
solo-hint = Vihje
solo-hint-way = Tämä siirto on osa tietä loppuun.
solo-restart = Aloita alusta
solo-restart-sure = Otetaanko kaikki laatat pois laudalta?
solo-again = Aloita alusta
design-lead = Sommittele kuvia millä laatoilla ja väreillä tahansa, ilman sääntöjä. Säilytä ne ja jaa ne.
design-mine = Kuviosi
design-new = Uusi
design-untitled = Nimetön
design-name = Nimi
design-board-classic = 20 × 20 ruutua, 21 laattaa
design-board-duo = 14 × 14 ruutua, 21 laattaa
design-board-polyomino-8 = 8 × 8 ruutua, 9 laattaa
design-board-polyomino-12 = 12 × 12 ruutua, 9 laattaa
design-board-polyomino-hexa = 20 × 20 ruutua, 56 laattaa
design-board-trigon = Suuri kuusikulmio, 22 laattaa
design-board-trigon-3 = Pieni kuusikulmio, 22 laattaa
design-pieces = { $count ->
    [0] Ei vielä laattoja
    [one] 1 laatta
   *[other] { $count } laattaa
  }
design-colour = Väri
design-first = Valitse väri ja ota laatta.
design-put = Aseta se laudalle.
design-how = Ota laatta ylhäältä niin usein kuin haluat. Tartu laudalla olevaan laattaan, niin voit siirtää sitä, kiertää sitä, vaihtaa sen värin tai poistaa sen.
design-lifted = Siirrä sitä, valitse toinen väri tai poista se.
design-taken = Siinä on jo toinen laatta
design-remove = Poista tämä laatta
design-clear = Tyhjennä lauta
design-forget = Poista tämä kuvio
design-forget-sure = Poistetaanko se lopullisesti?
design-keep = Säilytä
design-share = Jaa
design-link = Linkki
design-link-about = Linkki sisältää koko kuvion. Se, joka sen avaa, voi jatkaa kopiosta.
design-copy = Kopioi linkki
design-send = Lähetä
design-files-about = Tai tiedostona:
design-file-png = Kuva (PNG)
design-file-svg = Piirros (SVG)
design-file-json = Tiedot (JSON)
design-damaged = Tätä kuviota ei voi avata
design-damaged-text = Linkki voi olla katkennut, tai kuvio on poistettu tästä selaimesta.
