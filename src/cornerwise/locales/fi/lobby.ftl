start-hero = Aseta laattasi kulma kulmaa vasten.
start-play-now = Pelaa nyt
start-play-now-about = { $game }, vastassa taso { $level }
start-games = Pelit
sort-by = Järjestys
sort-usual = Oletusjärjestys
sort-minutes = Peliaika
sort-age = Ikä
sort-players = Pelaajien määrä
start-live = Käynnissä nyt
start-live-who = { $game }: { $who }
start-sample = Katso peliä
start-waiting = Sinun vuorosi
start-running = Pelisi
start-all-mine = Kaikki pelisi
start-more = Lisää
start-puzzles = Pulmat
start-puzzles-about = Löydä ainoa paras siirto
start-designs = Kuviot
start-designs-about = Tee omia kuvia
start-learn = Opi
start-learn-about = Oppitunnit ja säännöt
start-games-about = Käynnissä olevat ja päättyneet
mode-computer = Tietokone
mode-computer-about = 9 tasoa
mode-computer-title = Pelaa tietokonetta vastaan
mode-friends = Ystävät
mode-friends-about = kutsu linkillä
mode-friends-title = Kutsu ystäviä
mode-anyone = Kuka vain
mode-anyone-about = nyt verkossa olevat
mode-anyone-title = Etsi vastustaja
mode-screen = Yksi näyttö
mode-screen-about = jaettu laite
mode-screen-title = Pelatkaa samalla näytöllä
lobby-game = Peli
lobby-kind = Versio
lobby-mode = Vastustaja
lobby-strength = Taso
lobby-anyone-clock = Saat vastustajan, joka on valinnut saman kellon.
lobby-begin-computer = Pelaa
lobby-begin-friends = Avaa pöytä
lobby-begin-anyone = Etsi vastustaja
lobby-begin-screen = Pelaa
lobby-more-choices = Lisää vaihtoehtoja
lobby-rules = Säännöt
setup-clock = Kello
setup-clock-none = Ei kelloa
setup-clock-game = { $time } kullekin
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } siirtoon
setup-clock-days = { $time } siirtoon
lobby-open-seat = Vapaa paikka
lobby-open-seats =
    { $count ->
        [one] 1 vapaa paikka
       *[other] { $count } vapaata paikkaa
    }
lobby-computer = Tietokone, taso { $level }
lobby-computers = { $count ->
    [one] tietokone (taso { $level })
   *[other] { $count } tietokonetta (taso { $level })
 }
lobby-open-match = Avaa tämä peli
lobby-your-turn = Sinun vuorosi
lobby-your-turn-left = Sinun vuorosi. Aikaa jäljellä: { $time }
lobby-their-turn = Vuorossa { $name }
lobby-running = Käynnissä
lobby-paused = Tauolla
lobby-awaits-players =
    { $count ->
        [0] Alkaa pian
        [one] 1 vapaa paikka
       *[other] { $count } vapaata paikkaa
    }
lobby-move-number = Siirto { $number }
lobby-ended-won = Voitit, { $ago }
lobby-ended-lost = Hävisit, { $ago }
lobby-ended-drawn = Tasapeli, { $ago }
lobby-ended-played = Päättyi { $ago }
lobby-ended-aborted = Keskeytetty, { $ago }
setup-clock-other = Mukautettu
setup-clock-kind = Aikaraja
setup-clock-kind-game = Peliä kohti
setup-clock-kind-move = Siirtoa kohti
setup-clock-kind-days = Päiviä siirtoa kohti
setup-clock-minutes = Minuutteja kullekin
setup-clock-seconds = Sekunteja siirtoa kohti
setup-clock-days-count = Päiviä siirtoa kohti
setup-clock-increment = Lisäsekunteja jokaisen siirron jälkeen
setup-seats = Pelaajat
setup-count = Pelaajien määrä
setup-who = Ketkä pelaavat
setup-options = Säännöt
setup-table = Pöydän asetukset
setup-listed = Julkinen
setup-listed-about = Kuka tahansa voi löytää pöydän ja liittyä. Jos tämä on pois päältä, tarvitaan linkki.
setup-family = Perhepöytä
setup-family-about = Vihjeitä kaikille eikä chatia. Lisää tasoitus, niin lapsilla ja aloittelijoilla on reilu mahdollisuus.
setup-rated = Rankattu
setup-rated-about = Jokainen tarvitsee tilin ja voi ottaa vain yhden paikan.
setup-rated-account = Kirjaudu, niin voit pelata rankattuja pelejä. Jokainen pöydässä tarvitsee tilin.
setup-handicap = Tasoitus
setup-handicap-about = Vahvemmat pelaajat aloittavat ilman osaa suurimmista laatoistaan. Tasoituspelit eivät ole rankattuja.
setup-handicap-count = { $count ->
    [0] Kaikki laatat
    [one] Ilman { $count } laattaa
   *[other] Ilman { $count } laattaa
 }
setup-chat = Chat
setup-chat-presets = Valmiit lauseet
setup-chat-free = Vapaa teksti
setup-chat-off = Pois
setup-clash = Nämä valinnat eivät sovi yhteen. Muuta jotakin niistä.
setup-clash-heights = Tällä laudalla ei voi pelata. Yhdistä kaikki sen ruudut ja käytä 2–512 kuutiota.
setup-step-rules = Kello ja säännöt
heights-about = Valitse korkeus ja napauta ruutuja tai vedä niiden yli. 0 tekee aukon.
heights-board = Oma lautasi
heights-square = { $square }, korkeus { $height }
heights-columns = Sarakkeet
heights-columns-count = { $count ->
    [one] 1 sarake
   *[other] { $count } saraketta
  }
heights-columns-fewer = Poista sarake
heights-columns-more = Lisää sarake
heights-rows = Rivit
heights-rows-count = { $count ->
    [one] 1 rivi
   *[other] { $count } riviä
  }
heights-rows-fewer = Poista rivi
heights-rows-more = Lisää rivi
setup-play = Pelaa
setup-open = Avaa pöytä
setup-rules = Näin pelataan: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Joku muu tällä näytöllä
setup-seat-name = Pelaajan { $number } nimi
setup-seat-open = Avoin muille
setup-seat-number = Pelaaja { $seat }
setup-seat-of-colours = Pelaaja { $seat }, { $colours }
setup-seat-with = samassa joukkueessa pelaajan { $seats } kanssa
copy = Kopioi
copied = Kopioitu
copy-failed = Kopiointi ei onnistunut. Valitse teksti ja kopioi se itse.
print = Tulosta
invite-title = Kutsu
invite-about =
    { $count ->
        [one] 1 paikka on vapaana. Sen voi ottaa kuka tahansa, jolla on linkki.
       *[other] { $count } paikkaa on vapaana. Paikan voi ottaa kuka tahansa, jolla on linkki.
    }
invite-link = Linkki tähän pöytään
invite-copy = Kopioi linkki
invite-share = Jaa
invite-camera = QR-koodi
invite-camera-about = QR-koodi, jossa on linkki tähän pöytään
invite-message = Tule pelaamaan kanssani: { $game }.
join-title = Liity peliin: { $game }
join-invites = { $name } kutsuu sinut pelaamaan: { $game }
join-rule = Jokaisen laatan on kosketettava toista samanväristä laattaa kulmasta, ei koskaan sivusta. Peitä laudasta niin paljon kuin voit.
join-rule-rumis = Jokaisen laatan on kosketettava toista samanväristä laattaa. Saat pisteen jokaisesta värisi ruudusta, joka näkyy ylhäältä.
join-rule-triominos = Kohtaavien lukujen on oltava samat. Saat pisteinä asettamiesi laattojen luvut.
join-there = Jo paikalla: { $names }.
join-nobody = Kukaan ei ole vielä liittynyt.
join-which = Valitse paikka
join-sit = Ota tämä paikka
join-watch = Katso tätä peliä
join-own = Avaa oma pöytä
join-full = Tämä pöytä on täynnä
join-full-text = { $count ->
    [one] Paikka on varattu.
   *[other] Kaikki { $count } paikkaa on varattu.
 } Voit katsoa tai avata oman pöydän samoilla säännöillä.
search-title = { $count ->
    [one] Etsitään vastustajaa
   *[other] Etsitään vielä { $count } pelaajaa
  }
search-time = Etsitty: { $time }
search-usual = Tavallinen odotusaika on noin { $time }.
search-usual-unknown = Emme osaa vielä sanoa, kauanko tämä kestää. Näin on alkanut viime aikoina liian vähän pelejä.
search-nobody = Kukaan muu ei etsi peliä juuri nyt.
search-others = { $count ->
    [one] 1 muu etsii peliä:
   *[other] { $count } muuta etsii peliä:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Pelaa sillä välin tietokonetta vastaan
search-meanwhile-about = Haku jatkuu. Kerromme, kun joku liittyy.
search-stop = Lopeta haku
search-goes-on = Peliä etsitään yhä: { $game }
search-back = Näytä haku
search-found = Pelisi voi alkaa: { $game }. Joku on liittynyt.
search-go = Siirry peliin
games-title = Pelisi
games-running = Käynnissä
games-finished = Päättyneet
games-remove = Poista luettelosta
games-remove-back = Se palaa, jos joku tekee siirron.
games-empty = Ei vielä pelejä
games-empty-text = Pelit, jotka aloitat tai joihin liityt, näkyvät tässä. Ne tallennetaan tälle laitteelle, vaikka sinulla ei olisi tiliä.
games-export = Lataa pelisi
games-export-about = Kaikki pelisi yhdessä tiedostossa, talteen tai muissa ohjelmissa avattavaksi.
watch-all = Kaikki pelit
watch-waiting = Odottaa pelaajia
watch-playing = Käynnissä
watch-empty = Ei julkisia pelejä juuri nyt
watch-empty-text = Avaa julkinen pöytä, niin muut voivat liittyä. Linkillä jakamasi pelit pysyvät yksityisinä.
watch-open = Avaa pöytä
players-best = Parhaat pelaajat: { $game }
players-place = Sija
players-name = Nimi
players-rating = Vahvuusluku
players-games = Pelejä
players-empty = { $game }: kenelläkään ei ole vielä vahvuuslukua
players-empty-text = Pelaa rankattu peli ja ole ensimmäinen.
error-match-bad-plan = Nämä valinnat eivät sovi yhteen. Muuta jotakin niistä.
error-match-seat-taken = Joku muu otti juuri sen paikan. Valitse toinen.
error-match-unknown = Emme löydä tätä pöytää. Peli on ehkä keskeytetty.
start-what = Seitsemän lautapeliä yhdestä kuuteen pelaajalle: asettakaa laattoja vuorotellen, vallatkaa tilaa ja jättäkää muut ilman.
start-free = Pelaa tietokonetta, ystäviä tai ketä tahansa vastaan verkossa. Ilmainen. Ei tiliä, ei mainoksia.
start-players = Pelaajat
start-players-about = Vahvuusluvut ja kärkilistat
start-watch = Katso
start-watch-about = Käynnissä olevat pelit ja uusinnat
start-tournaments = Turnaukset
start-tournaments-about = Liity tai järjestä oma
