## Tournaments: the list, the form, the page of one

nav-tournaments = Turnaukset
tournaments-create = Luo turnaus
tournaments-mine = Turnauksesi
tournaments-waiting = Ilmoittautuminen auki
tournaments-running = Käynnissä
tournaments-finished = Päättyneet
tournaments-empty = Ei turnauksia juuri nyt
tournaments-empty-text = Luo turnaus ja jaa sen linkki. Kuka tahansa linkin saanut voi liittyä, myös ilman tiliä.

tournament-format-swiss = Sveitsiläinen
tournament-format-arena = Areena
tournament-format-knockout = Pudotuspelit
tournament-format-round-robin = Kaikki kaikkia vastaan
tournament-format-swiss-about = Kierroksia on kiinteä määrä. Joka kierroksella pelaat jotakuta vastaan, jolla on suunnilleen yhtä paljon pisteitä kuin sinulla. Kukaan ei putoa.
tournament-format-arena-about = Pelaa niin monta peliä kuin ehdit ennen kuin aika loppuu. Kolmannesta peräkkäisestä voitostasi alkaen voitot lasketaan kaksinkertaisina.
tournament-format-knockout-about = Yksi tappio pudottaa. Viimeinen jäljellä oleva pelaaja voittaa.
tournament-format-round-robin-about = Jokainen pelaa jokaista vastaan. Sopii parhaiten pienille ryhmille.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } pelaaja.
   *[other] { $count } pelaajaa.
}
tournament-players = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
}
tournament-starts-at = Alkaa: { $time }
tournament-starts-with = Alkaa, kun pelaajia on { $count }
tournament-starts-host = Alkaa, kun järjestäjä on valmis
tournament-round-of = Kierros { $round }/{ $rounds }
tournament-round = Kierros { $round }
tournament-running = Käynnissä
tournament-finished = Päättynyt
tournament-cancelled = Peruttu
tournament-cancelled-host = Järjestäjä perui tämän turnauksen.
tournament-cancelled-few = Tämä turnaus peruttiin, koska liian vähän pelaajia liittyi.
tournament-cancelled-operator = Palvelimen ylläpitäjät peruivat tämän turnauksen.
tournament-cancelled-old = Tämä turnaus peruttiin, koska kukaan ei aloittanut sitä 30 päivään.
tournament-time-left = Aikaa jäljellä: { $time }
tournament-last-games = Aika on loppunut. Viimeisiä pelejä pelataan.
tournament-next-round = Aikaa seuraavaan kierrokseen: { $time }
tournament-wait-round = { $count ->
    [one] { $count } tämän kierroksen peli on vielä käynnissä.
   *[other] { $count } tämän kierroksen peliä on vielä käynnissä.
}
tournament-wait-arena = Saat vastustajan hetken kuluttua.
tournament-unknown = Emme löydä tätä turnausta
tournament-started = Alkoi
tournament-unlisted = Vain linkillä
tournament-rated = Rankattu

## Taking part

tournament-join = Liity
tournament-join-late = Liity nyt
tournament-return = Liity uudelleen
tournament-withdraw = Vetäydy
tournament-withdraw-sure = Haluatko vetäytyä turnauksesta?
tournament-withdraw-about = Sinulle ei enää arvota vastustajia. Käynnissä oleva peli jatkuu.
tournament-stay = Pysy mukana
tournament-joined = Olet mukana
tournament-withdrawn = Olet vetäytynyt
tournament-play = Pelaa pelisi
tournament-your-game = Pelisi voi alkaa
tournament-bye-now = Sinulla on vapaakierros: ei vastustajaa tällä kierroksella, mutta saat pisteet kuin voitosta.
tournament-start = Aloita nyt
tournament-start-needs = Aloittamiseen tarvitaan vähintään { $count } pelaajaa.
tournament-cancel = Peru turnaus
tournament-cancel-sure = Haluatko perua turnauksen kaikilta?
tournament-keep = Säilytä turnaus
tournament-won = { $name } voitti turnauksen
tournament-won-several = { $names } jakavat ensimmäisen sijan
tournament-you-won = Voitit turnauksen!
tournament-your-place = Sijoituksesi: { $place }/{ $count }
tournament-needs-account = Tämän turnauksen pelit ovat rankattuja, joten tarvitset liittymiseen tilin.
tournament-full = Kaikki paikat on varattu. Voit silti katsoa.

tournament-call = Turnauspelisi voi alkaa: { $title }
tournament-back = Takaisin turnaukseen
tournament-open = Avaa turnaus

## Standings, games, bracket

tournament-view = Näkymä
tournament-standings = Sijoitukset
tournament-games = Pelit
tournament-bracket = Kaavio
tournament-no-standings = Kukaan ei ole vielä liittynyt
tournament-no-standings-text = Kutsu pelaajia jakamalla linkki.
tournament-no-games = Pelejä ei ole vielä
tournament-no-games-text = Ne näkyvät tässä, kun turnaus alkaa.
tournament-place = Sija
tournament-name = Nimi
tournament-points = Pisteet
tournament-played = Pelejä
tournament-buchholz = Buchholz
tournament-buchholz-about = Vastustajiesi pisteet yhteensä.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Voittamiesi vastustajien pisteet ja puolet niiden pisteistä, joiden kanssa pelasit tasapelin.
tournament-board = Pisteitä edellä
tournament-board-about = Kuinka paljon olit edellä peleissäsi, yhteensä.
tournament-wins = Voitot
tournament-wins-about = Voitetut pelit.
tournament-byes = Vapaakierrokset
tournament-streak = { $count ->
    [one] { $count } voitto peräkkäin
   *[other] { $count } voittoa peräkkäin
}
tournament-computer = Tietokone, taso { $level }
tournament-left = vetäytyi
tournament-you = sinä
tournament-details = Tarkemmat tiedot: { $name }
tournament-lines = { $from }–{ $to } / { $count }
tournament-first-lines = Ensimmäinen sivu
tournament-earlier-lines = Edellinen sivu
tournament-later-lines = Seuraava sivu
tournament-last-lines = Viimeinen sivu
tournament-my-line = Oma sijoitus
tournament-earlier-round = Edellinen kierros
tournament-later-round = Seuraava kierros
tournament-playing = Käynnissä
tournament-bye = Vapaakierros
tournament-absent = { $name } ei saapunut
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finaali
    [4] Välierät
    [8] Puolivälierät
    [16] Neljännesvälierät
   *[other] { $left } parasta
}
tournament-profile = Näytä profiili
tournament-to-come = Ratkeaa myöhemmin
tournament-goes-on = { $name } pääsee jatkoon

## Sharing

tournament-invite = Kutsu pelaajia
tournament-share = Jaa turnaus
tournament-invite-message = Tule mukaan Cornerwise-turnaukseemme: { $title }
tournament-link = Linkki tähän turnaukseen
tournament-invite-qr = QR-koodi, jossa on linkki tähän turnaukseen
tournament-csv = Sijoitukset taulukkona (CSV)
tournament-json = Kaikki tiedot (JSON)
tournament-print = Tulosta

## Setting one up

tournament-new = Uusi turnaus
tournament-step-game = Peli
tournament-step-format = Turnausmuoto
tournament-step-clock = Kello
tournament-step-start = Alku ja pelaajat
tournament-title = Nimi
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Turnausmuoto
tournament-tables-note = Kun pöydässä on { $count } pelaajaa, voit valita sveitsiläisen tai areenan.
tournament-rounds = Kierroksia
tournament-rounds-auto = Automaattinen
tournament-rounds-auto-about = Niin monta kierrosta, että löytyy yksi voittaja.
tournament-times = Pelejä kutakin vastustajaa vastaan
tournament-once = Yksi
tournament-twice = Kaksi
tournament-minutes = Kesto
tournament-start-how = Alku
tournament-start-hand = Kun olen valmis
tournament-start-time = Tiettyyn aikaan
tournament-start-number = Kun tarpeeksi moni on liittynyt
tournament-start-when = Päivä ja aika
tournament-start-count = Pelaajien määrä
tournament-listed = Näytä luettelossa
tournament-listed-about = Kuka tahansa voi löytää turnauksen ja liittyä. Muuten tarvitaan linkki.
tournament-rated-about = Pelit vaikuttavat vahvuuslukuihin. Jokainen tarvitsee liittymiseen tilin.
tournament-rated-account = Luo ensin tili, niin voit pelata rankattuja pelejä.
tournament-more = Lisää vaihtoehtoja
tournament-late = Myöhässä liittyminen
tournament-late-about = Mukaan voi liittyä, myös uudelleen, alun jälkeen.
tournament-most = Pelaajia enintään
tournament-pause = Tauko kierrosten välillä
tournament-no-show = Aika ensimmäiseen siirtoon
tournament-no-show-about = Jos pelaaja ei tee ensimmäistä siirtoaan tässä ajassa, hän häviää pelin ja joutuu pois turnauksesta.
tournament-engines = Tietokonepelaajat
tournament-engines-about = Tietokone osallistuu kuten kaikki muutkin. Vähintään yhden ihmisen on pelattava.
tournament-engine-add = Lisää tietokonepelaaja
tournament-engine-number = Tietokonepelaaja { $number }
tournament-engine-remove = Poista tietokonepelaaja { $number }
tournament-tie-breaks = Tasapisteiden ratkaisu
tournament-tie-breaks-about = Jos pelaajilla on yhtä paljon pisteitä, ensimmäinen näistä ratkaisee, sitten seuraava.
tournament-tie-up = Siirrä ylös: { $name }
tournament-submit = Luo turnaus
