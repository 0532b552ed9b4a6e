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
