start-hero = Kohdataan kulmissa.
start-play-now = Pelaa nyt
start-play-now-about = { $game }, vastassa taso { $level }
start-games = Pelit
sort-by = Järjestys
sort-usual = Tavallinen
sort-minutes = Peliaika
sort-age = Ikä
sort-players = Pelaajien määrä
start-live = Käynnissä nyt
start-live-who = { $game }: { $who }
start-sample = Katso, mitä muut pelaavat
start-waiting = Odottaa sinua
start-running = Pelisi
start-all-mine = Kaikki pelisi
start-more = Lisää
start-puzzles = Pulmat
start-puzzles-about = Aseta kaikki laatat, yksin
start-designs = Kuviot
start-designs-about = Sommittele kuvia mielesi mukaan
start-learn = Opi
start-learn-about = Säännöt ja ensiaskeleet
start-games-about = Käynnissä olevat ja päättyneet
mode-computer = Tietokone
mode-computer-about = yhdeksän tasoa
mode-computer-title = Pelaa tietokonetta vastaan
mode-friends = Ystävät
mode-friends-about = kutsu linkillä
mode-friends-title = Kutsu ystäviä
mode-anyone = Kuka vain
mode-anyone-about = joka on nyt paikalla
mode-anyone-title = Etsi vastustaja
mode-screen = Yksi näyttö
mode-screen-about = vuorotellen
mode-screen-title = Saman näytön ääressä
lobby-game = Peli
lobby-kind = Muunnelma
lobby-mode = Ketä vastaan
lobby-strength = Vahvuus
lobby-anyone-clock = Vastaasi tulevat ne, jotka valitsivat saman kellon.
lobby-begin-computer = Pelaa
lobby-begin-friends = Avaa pöytä
lobby-begin-anyone = Etsi vastustaja
lobby-begin-screen = Pelaa
lobby-more-choices = Lisää valintoja
lobby-rules = Säännöt
setup-clock = Kello
setup-clock-none = Ei kelloa
setup-clock-game = { $time } kullekin
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } siirtoon
setup-clock-days = { $time } siirtoon
lobby-open-seat = Vapaa paikka
lobby-open-seats = { $count ->
    [one] vapaa paikka
   *[other] { $count } vapaata paikkaa
 }
lobby-computer = Tietokone, taso { $level }
lobby-computers = { $count ->
    [one] tietokone (taso { $level })
   *[other] { $count } tietokonetta (taso { $level })
 }
lobby-open-match = Avaa tämä peli
lobby-your-turn = Sinun vuorosi
lobby-your-turn-left = Sinun vuorosi, aikaa { $time }
lobby-their-turn = Vuorossa { $name }
lobby-running = Käynnissä
lobby-paused = Tauolla
lobby-awaits-players = { $count ->
    [0] Alkaa pian
    [one] Yksi paikka on vapaana
   *[other] { $count } paikkaa on vapaana
 }
lobby-move-number = Siirto { $number }
lobby-ended-won = Voitit, { $ago }
lobby-ended-lost = Hävisit, { $ago }
lobby-ended-drawn = Tasapeli, { $ago }
lobby-ended-played = Päättyi { $ago }
lobby-ended-aborted = Peruttu, { $ago }
setup-clock-other = Muu
setup-clock-kind = Aika
setup-clock-kind-game = Koko peliin
setup-clock-kind-move = Joka siirtoon
setup-clock-kind-days = Päiviä joka siirtoon
setup-clock-minutes = Minuutteja kullekin
setup-clock-seconds = Sekunteja siirtoon
setup-clock-days-count = Päiviä siirtoon
setup-clock-increment = Lisäsekunteja joka siirron jälkeen
setup-seats = Paikat
setup-options = Tämän pelin säännöt
setup-table = Tietoa pöydästä
setup-listed = Julkinen
setup-listed-about = Kuka tahansa voi löytää pöydän ja istua mukaan. Muuten vain ne, joilla on linkki.
setup-family = Perhepöytä
setup-family-about = Vihjeitä kaikille eikä keskustelua. Lapset ja aloittelijat voivat saada tasoitusta.
setup-rated = Vahvuusluvusta
setup-rated-about = Jokainen tarvitsee tilin ja pelaa yhdellä paikalla.
setup-rated-account = Vain tilin kanssa, pöytiin, joissa pelaa eri ihmisiä.
setup-handicap = Tasoitus
setup-handicap-about = Paremmalta pelaajalta jää pois joitakin suurimmista laatoista. Tällainen ottelu ei vaikuta vahvuuslukuun.
setup-handicap-count = { $count ->
    [0] Kaikki laatat
    [one] Ilman { $count } laattaa
   *[other] Ilman { $count } laattaa
 }
setup-chat = Keskustelu
setup-chat-presets = Valmiit lauseet
setup-chat-free = Vapaa teksti
setup-chat-off = Ei mitään
setup-clash = Nämä eivät sovi yhteen.
setup-play = Pelaa
setup-open = Avaa pöytä
setup-rules = Näin pelataan: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Joku tämän näytön ääressä
setup-seat-name = Pelaajan { $number } nimi
setup-seat-open = Avoin muille
setup-seat-number = Paikka { $seat }
setup-seat-of-colours = Paikka { $seat }, { $colours }
setup-seat-with = yhdessä paikan { $seats } kanssa
copy = Kopioi
copied = Kopioitu
copy-failed = Kopioi se käsin
print = Tulosta
invite-title = Kutsu
invite-about = { $count ->
    [one] Yksi paikka on vapaana. Sen voi ottaa kuka tahansa, jolla on linkki.
   *[other] { $count } paikkaa on vapaana. Paikan voi ottaa kuka tahansa, jolla on linkki.
 }
invite-link = Linkki tähän pöytään
invite-copy = Kopioi linkki
invite-share = Jaa
invite-camera = Kameralle
invite-camera-about = Linkki tähän pöytään kameralla luettavaksi
invite-message = Pelataanko yhdessä? Peli on { $game }.
join-title = Paikka pelissä { $game }
join-there = Pöydässä: { $names }.
join-nobody = Täällä ei istu vielä ketään.
join-which = Mikä paikka
join-sit = Ota tämä paikka
join-watch = Katso tätä peliä
join-own = Avaa oma pöytä
join-full = Tämä pöytä on täynnä
join-full-text = { $count ->
    [one] Paikka on varattu.
   *[other] Kaikki { $count } paikkaa on varattu.
 } Voit katsoa tai avata oman pöydän samoilla säännöillä.
games-title = Pelisi
games-running = Käynnissä
games-finished = Päättyneet
games-empty = Ensimmäinen kulma on vapaa
games-empty-text = Aloittamasi pelit ja ne, joihin liityt, näkyvät tässä. Ne säilyvät tällä laitteella ilman tiliäkin.
games-export = Ota ne mukaan
games-export-about = Kaikki pelisi yhdessä tiedostossa, muille ohjelmille tai myöhempää varten.
watch-all = Kaikki pelit
watch-waiting = Odottaa pelaajia
watch-playing = Käynnissä
watch-empty = Kukaan ei juuri nyt pelaa julkisesti
watch-empty-text = Avaa julkinen pöytä, niin joku voi liittyä. Linkillä avatut pelit pysyvät yksityisinä.
watch-open = Avaa pöytä
players-best = Parhaat pelaajat: { $game }
players-place = Sija
players-name = Nimi
players-rating = Vahvuusluku
players-games = Pelejä
players-empty = { $game }: kenelläkään ei ole vielä vahvuuslukua
players-empty-text = Alkuun tarvitaan kaksi tilin haltijaa, jotka pelaavat vahvuusluvusta.
error-match-bad-plan = Nämä valinnat eivät sovi yhteen.
error-match-seat-taken = Joku otti juuri sen paikan.
error-match-unknown = Tällaista pöytää ei ole. Se on voitu perua.
