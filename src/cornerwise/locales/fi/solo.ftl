solo-title = Yksinpelit
solo-lead = Pelejä yhdelle: aseta kaikki neljä väriä, kunnes laattoja ei ole jäljellä. Voit lopettaa ja jatkaa milloin haluat.
solo-about-classic-solo = 84 laattaa ja 20 × 20 ruutua. Kukin väri saa koskettaa itseään vain kulmista. Saatko asetettua ne kaikki?
solo-about-trigon-solo = 88 laattaa kolmioista kootulla kuusikulmiolla. Kukin väri saa koskettaa itseään vain kulmista. Saatko asetettua ne kaikki?
solo-begin = Aloita
solo-continue = Jatka
solo-look = Katso
solo-best = Parhaasi: { $best }
solo-progress = Eteneminen
solo-placed = { $placed }/{ $total } laattaa
solo-of = { $placed }/{ $total }
solo-left = { $left ->
    [one] 1 jäljellä
   *[other] { $left } jäljellä
  }
solo-prospect-yes = Tämän voi vielä ratkaista
solo-prospect-no = Tätä ei voi enää ratkaista
solo-prospect-unknown = Vielä ei tiedetä, voiko tämän ratkaista
solo-searching = Etsitään ratkaisua…
solo-complete = Kaikki { $total } laattaa on asetettu
solo-complete-text = Olet ratkaissut pulman.
solo-stuck = Mikään laatta ei enää sovi
solo-stuck-text = Peru muutama siirto tai aloita alusta.
solo-undo = Peru
solo-hint = Näytä vihje
solo-hint-way = Tämä siirto on osa ratkaisua.
solo-restart = Aloita alusta
solo-restart-sure = Poistetaanko kaikki laatat ja aloitetaan alusta?
solo-again = Aloita alusta
design-lead = Tee kuvia millä laatoilla ja väreillä tahansa. Sääntöjä ei ole. Tallenna kuviosi ja jaa ne.
design-mine = Kuviosi
design-new = Uusi kuvio
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
design-first = Valitse väri ja laatta.
design-put = Aseta se laudalle.
design-how = Valitse laatta ylhäältä niin usein kuin haluat. Valitse laudalla oleva laatta, niin voit siirtää tai kiertää sitä, vaihtaa sen värin tai poistaa sen.
design-lifted = Siirrä sitä, valitse toinen väri tai poista se.
design-taken = Tässä on jo toinen laatta
design-remove = Poista tämä laatta
design-clear = Tyhjennä lauta
design-forget = Poista tämä kuvio
design-forget-sure = Poistetaanko se lopullisesti?
design-keep = Säilytä
design-share = Jaa
design-link = Linkki
design-link-about = Linkki sisältää koko kuvion. Kuka tahansa sen avaava voi jatkaa kopiosta.
design-copy = Kopioi linkki
design-send = Lähetä
design-files-about = Tai lataa tiedosto:
design-file-png = Kuva (PNG)
design-file-svg = Piirros (SVG)
design-file-json = Tiedot (JSON)
design-damaged = Tätä kuviota ei voi avata
design-damaged-text = Linkki voi olla vajaa, tai kuvio on poistettu tästä selaimesta.
