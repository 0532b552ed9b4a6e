cli-arg-game = peli, esimerkiksi duo
cli-arg-option = valitse pelin vaihtoehto, esimerkiksi start=own; `cornerwise games` luettelee ne; voidaan toistaa; heights=@FILE lukee korkeuskartan
cli-arg-file = tallenne tai .blksgf-tiedosto, - tarkoittaa vakiosyötettä
cli-arg-ply = asema N siirron jälkeen
cli-arg-nth = tiedoston N:s peli (1)
cli-arg-marks = erota värit toisistaan ilman sävyä
cli-arg-level = miten hyvin se pelaa, 1–9
cli-arg-nodes = montako asemaa tutkitaan joka siirtoa varten tason oman määrän sijaan
cli-arg-time = sekunteja joka siirtoon
cli-arg-evaluator = mikä arvioi asemat: best, playouts, net, small, guided tai verkon tiedosto
cli-arg-threads = montako suoritinta käytetään
cli-arg-seed = luku, jolla sen valinnat ovat joka kerta samat
cli-arg-memory = megatavuja hakupuulle
cli-with-default = { $about } ({ $default })
cli-no-whole-number = { $text } ei ole kokonaisluku väliltä { $least }–{ $most }
cli-no-pair = { $text } ei ole muotoa NAME=VALUE
cli-no-number = { $text } ei ole luku
cli-no-seconds = { $text } ei ole sekuntimäärä
cli-no-chance = { $text } ei ole välillä 0–0.5
cli-no-such-game = peliä { $number } ei ole, tiedostossa niitä on { $count }
cli-no-games = kansiossa { $folder } ei ole yhtään peliä
cli-no-such-ply = siirtoa { $ply } ei ole, pelissä niitä on { $count }
cli-one-game-only = { $file }: siinä on { $count } peliä, ei yksi
cli-seat = paikka { $seat }
cli-column-move = siirto
cli-chance = sattuma
cli-outcome = { $count ->
    [0] kukaan ei voita
    [one] paikka { $seats } voittaa
   *[other] paikat { $seats } voittavat
  } ({ $points })
cli-games-about = Luettelee kaikki pelit ja niiden paikat, värit, laudat, laatat ja vaihtoehdot.
cli-games-game = vain tämä peli
cli-games-sort = minkä mukaan luettelo järjestetään
cli-games-json = kaikki tiedot kaikista peleistä, JSON-muodossa
cli-games-column-game = peli
cli-games-column-title = nimi
cli-games-column-seats = paikat
cli-games-column-minutes = minuutit
cli-games-column-age = ikä
cli-games-column-colours = värit
cli-games-column-board = lauta
cli-games-column-pieces = laatat
cli-games-column-option = vaihtoehto
cli-games-column-default = oletus
cli-games-column-choices = muut arvot
cli-games-column-name = nimi
cli-games-column-about = mistä se päättää
cli-games-no-edge = ei reunaa
cli-games-cubes = { $count ->
    [one] { $count } kuutio
   *[other] { $count } kuutiota
  }
cli-games-tiles = { $count ->
    [one] { $count } laatta
   *[other] { $count } laattaa
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = oma teksti
cli-games-none = ei mitään
cli-games-given = kuten annettu
cli-games-more = Paikat lasketaan nollasta alkaen. `cornerwise games --json` kertoo lisää.
cli-play-about = Pelataan päätteessä, tietokoneen kanssa tai yhdellä näppäimistöllä. ? näyttää näppäimet.
cli-play-game = peli, esimerkiksi duo; ilman sitä saat valita
cli-play-seat = ketkä istuvat paikoilla, järjestyksessä: human, 1–9, greedy, random
cli-play-save = tallenna peli tähän tiedostoon joka siirron jälkeen
cli-play-resume = jatka tallenteessa tai .blksgf-tiedostossa olevaa peliä
cli-play-theme = värit (dark)
cli-play-seats = paikat:
cli-play-human = joku tämän näppäimistön ääressä
cli-play-levels = tietokone sillä tasolla; 3 on leppoisa, 9 vahvin
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = tietokone asettaa suurimman laatan tai sen, josta saa eniten
cli-play-random = tietokone tekee minkä tahansa sallitun siirron
cli-play-usual = Yksi ihminen ja muilla paikoilla { $opponent }, ellei muuta sanota.
cli-play-needs-terminal = pelaamiseen tarvitaan pääte
cli-play-needs-textual = päätepeliin tarvitaan Textual: { $install }
cli-play-resume-alone = --resume ottaa pelin ja sen vaihtoehdot tiedostosta
cli-play-needs-game = --option, --seat ja --save vaativat pelin nimen
cli-play-too-many-seats = pelissä { $game } on { $seats ->
    [one] { $seats } paikka
   *[other] { $seats } paikkaa
  }, ei { $asked }
cli-serve-about = Tarjoaa otteluita HTTP:n ja WebSocketien kautta, kunnes se pysäytetään: Ctrl-C.
cli-serve-host = missä kuunnellaan (127.0.0.1)
cli-serve-port = mitä porttia kuunnellaan, 0 on mikä tahansa vapaa (8000)
cli-serve-database = missä ottelut säilytetään (sqlite:///cornerwise.db)
cli-serve-redis = missä useat prosessit kertovat toisilleen, mitä tapahtuu
cli-serve-workers = montako prosessia, PostgreSQL:llä (1)
cli-serve-engines = montako hakua kerralla joka prosessissa
cli-serve-ray = lähetä laskenta Ray-klusterille, esimerkiksi ray://host:10001
cli-serve-environment = Jokainen asetus voi tulla myös ympäristöstä: CORNERWISE_PORT=80. docs/operating.md selittää ne.
cli-serve-needs = palvelimeen tarvitaan { $package }: { $install }
cli-serve-ready = Cornerwise on valmiina osoitteessa { $address }
cli-replay-about = Toistaa JSON-tallenteen tai .blksgf-tiedoston ja tarkistaa joka siirron ja tuloksen.
cli-replay-ply = pysähdy N siirron jälkeen
cli-replay-nth = vain tiedoston N:s peli
cli-replay-verify = vain tarkista: yksi rivi pelistä
cli-replay-quiet = vain tarkista: ei yhtään riviä, paluukoodi kertoo
cli-replay-heading = Peli { $number }/{ $count }: { $game }
cli-replay-event = tapahtuma: { $text }
cli-replay-date = päiväys: { $text }
cli-replay-players = pelaajat: { $text }
cli-replay-rests = { $colour } ei voi asettaa laattaa ja lepää
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, peli { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
  }, { $state }
cli-replay-unfinished = kesken, vuorossa { $turn }
cli-analyse-about = Etsii parhaat siirrot pelin viimeisestä asemasta tai aiemmasta.
cli-analyse-lines = näin monta siirtoa (5)
cli-analyse-nobody = siinä kukaan ei ole vuorossa, joten analysoitavaa ei ole; --ply palaa taaksepäin
cli-analyse-column-visits = käyntejä
cli-analyse-column-then = sitten
cli-analyse-searched = { $count ->
    [one] { $count } asema
   *[other] { $count } asemaa
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, tutkittu loppuun asti
cli-review-about = Tutkii pelin jokaisen aseman ja näyttää, minkä arvoisia siirrot olivat.
cli-review-json = kaikki JSON-muodossa
cli-review-searching = tutkitaan
cli-review-progress = siirto { $done }/{ $count }
cli-review-cost = siirto { $number }: { $turn } { $move } maksoi { $share } voitosta ja { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
  }; parempi oli { $better }
cli-review-column-made = tehty
cli-review-end = loppu
cli-audit-about = Ratkaisee pelien loput tarkasti ja näyttää, montako pistettä kukin pelaaja antoi siellä pois.
cli-audit-file = tallenteita tai .blksgf-tiedostoja, niiden kansioita tai areenan kansio
cli-audit-nodes = asemia, joita ratkaisija saa katsoa joka siirrolla
cli-audit-costly = nimeä näin monta siirtoa, joilla annettiin pisteitä pois (20)
cli-audit-none = tarkka peli tunnetaan vain kahden pelaajan tai kahden joukkueen peleissä, joissa mitään ei ole piilossa, eikä mikään näistä ole sellainen
cli-audit-progress = peli { $done } / { $count }
cli-audit-mistake = siirto { $number }, { $turn } { $move }: { $margin } muuttui arvoksi { $kept }; paras oli { $better }
cli-audit-skipped = ohitettuja pelejä, koska niissä ei ole kahta pelaajaa tai joukkuetta ilman piilotettua: { $count }
cli-audit-column-player = pelaaja
cli-audit-column-games = pelejä
cli-audit-column-moves = ratkaistuja siirtoja
cli-audit-column-mistakes = virheitä
cli-audit-column-points = pois annetut pisteet
cli-audit-column-mean = peliä kohti
cli-draw-about = Piirtää tallenteen, kuvion tai .blksgf-tiedoston sisällön tai pelin siirtoineen.
cli-draw-source = tallenne, kuvio tai .blksgf-tiedosto, - tarkoittaa vakiosyötettä, tai peli
cli-draw-output = minne kirjoitetaan; muuten tulostetaan
cli-draw-format = ellei annettu, tiedostoihin svg ja muuten text
cli-draw-theme = SVG-kuvan värit (light)
cli-draw-view = kuutiot kulmasta, ylhäältä vai molemmat (both)
cli-draw-turn = montako neljänneskierrosta kuutiopöytää kierretään (0)
cli-draw-moves = siirrot pelin GAME alusta
cli-draw-file-only = { $game } voidaan piirtää vain tiedostosta: sen laatat tulevat sattumalta
cli-draw-no-file = tiedostoa { $name } ei ole, ja { $problem }
cli-draw-game-only = --moves ja --option kuuluvat pelin nimen yhteyteen, eivät tiedoston
cli-draw-no-ply = --ply kuuluu pelin yhteyteen, ei kuvion
cli-perft-about = Laskee kaikki tavat pelata DEPTH siirtoa alusta ja kertoo, miten nopeasti se kävi.
cli-perft-depth = montako siirtoa pelataan
cli-perft-divide = kerro joka ensimmäisestä siirrosta, moniko tapa alkaa sillä
cli-perft-make = tee ja peru myös viimeiset siirrot
cli-perft-reference = laske helppolukuisilla Python-säännöillä, jotka ovat hitaita
cli-perft-seed = sattumanvaraisessa pelissä: mistä jaosta lasketaan (oletus 0)
cli-perft-progress = syvyys { $depth }
cli-perft-column-depth = syvyys
cli-perft-column-nodes = solmuja
cli-perft-column-seconds = sekunteja
cli-perft-column-rate = solmua/s
cli-perft-total = { $game }, syvyys { $depth }: { $count ->
    [one] { $count } solmu
   *[other] { $count } solmua
  }, { $seconds } s, { $rate } solmua/s
cli-bench-about = Mittaa nopeutta ja kokoa yhdellä säikeellä, paras tulos tavoitteiden rinnalla.
cli-bench-names = mitkä luvut; kaikki, ellei yhtään nimetä
cli-bench-quick = vähemmän ja lyhyempiä ajoja: karkeat luvut sekunneissa
cli-bench-json = luvut JSON-muodossa
cli-bench-figures = luvut:
cli-bench-target = tavoite { $value }
cli-bench-reached = { $ratio }x saavutettu
cli-bench-missed = { $ratio }x jäi vajaaksi
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }; yli 1x on tavoitetta parempi.
cli-figure-perft-bulk = duo perft 3 omin aloituksin, viimeinen siirto laskettu kerralla
cli-figure-perft-make = duo perft 3 omin aloituksin, jokainen lehti tehty ja peruttu
cli-figure-playouts = satunnaisia pelejä ({ $game }) alusta loppuun
cli-figure-playouts-middle = satunnaisia pelejä ({ $game }) hyvän pelin siirrosta { $ply } loppuun
cli-figure-cubes = satunnaisia kuutiotornin pelejä neljällä paikalla alusta loppuun
cli-figure-search = haun simulaatioita alusta ({ $game })
cli-figure-search-middle = haun simulaatioita hyvän pelin siirrosta { $ply } ({ $game })
cli-figure-threads = haun simulaatioita (duo) kahdella säikeellä yhteen verrattuna
cli-figure-deals = satunnaisia jakoja (triominos) kahdella paikalla, lisäpisteet laskettu
cli-figure-sample = piilossa oleva tila (triominos), arvottu siitä, mitä yksi paikka tietää, kutsuttu Pythonista
cli-figure-list-moves = { $call } Pythonissa hyvän pelin siirrossa { $ply } (classic)
cli-figure-first-duo = uusi tulkki: tuonti, ensimmäinen duo-peli, ensimmäinen siirto
cli-figure-first-other = uusi tulkki: sama muista peleistä hitaimmalla
cli-figure-position-bytes = suurimman aseman muisti ytimessä
cli-figure-table-size = siirtotaulukon (classic) muisti ytimessä
cli-figure-pile = { $count ->
    [one] { $count } laatta pinossa
   *[other] { $count } laattaa pinossa
  }
cli-figure-moves = { $count ->
    [one] { $count } siirto
   *[other] { $count } siirtoa
  }
cli-unit-leaves = lehteä/s
cli-unit-positions = asemaa/s
cli-unit-games = peliä/s
cli-unit-nodes = solmua/s
cli-unit-times = kertaa
cli-unit-deals = jakoa/s
cli-unit-microseconds = us
cli-unit-seconds = s
cli-unit-bytes = tavua
cli-unit-mebibytes = MiB
cli-solve-about = Etsii tavan asettaa yksinpelin kaikki laatat ja kirjoittaa sen tallenteeksi.
cli-solve-game = classic-solo tai trigon-solo
cli-solve-from = jatka tallennetta tai .blksgf-tiedostoa, - on vakiosyöte
cli-solve-seconds = luovuta N sekunnin jälkeen (300)
cli-solve-seed = toinen haku (0)
cli-solve-workers = säikeitä todistuksiin (1: toistettava)
cli-solve-output = minne tallenne kirjoitetaan; muuten tulostetaan
cli-solve-codes = paluukoodit:
cli-solve-code-found = kokonainen peli löytyi
cli-solve-code-not = ei tässä ajassa, tai sellaista ei ole; paras peli kirjoitetaan silti
cli-solve-code-stopped = pysäytetty, Ctrl-C; paras peli kirjoitetaan silti
cli-solve-interrupted = keskeytetty: { $placed }/{ $total } asetettu
cli-solve-options-in-file = --from ottaa vaihtoehdot tiedostosta
cli-solve-other-game = { $file }: peli on { $found }, ei { $wanted }
cli-solve-best = paras { $placed }/{ $total }
cli-solve-playing = pelataan
cli-solve-proving = todistetaan
cli-solve-found = kaikki { $total } laattaa asetettu, löytyi ajassa { $seconds } s
cli-solve-nothing = mitään ei löytynyt ajassa { $seconds } s; parhaassa pelissä on asetettu { $placed }/{ $total }
cli-solve-impossible = kaikkia laattoja ei voi asettaa: { $reason }
cli-solve-tried = kaikki tavat kokeiltiin
cli-gtp-about = Vastaa Go Text Protocolin komentoihin vakiosyötteessä.
cli-gtp-game = peli, esimerkiksi classic-2, tai .blksgf-tiedostojen nimi, esimerkiksi 'Blokus Two-Player' (duo)
cli-gtp-verbose = kerro vakiovirheessä, mitä torjuttiin
cli-arena-about = Panee tietokonepelaajat pelaamaan pareittaisia pelejä ja antaa niille vahvuusluvut.
cli-arena-game = mitä pelataan, kuten `cornerwise games` sen luettelee
cli-arena-player = kuka pelaa; kaksi tai useampia
cli-arena-games = montako enintään (200)
cli-arena-out = missä tulokset säilytetään; muuten ne vain näytetään
cli-arena-jobs = pelejä kerralla (yksi suoritinta kohti)
cli-arena-seed = toiset avaukset, toinen sattuma (0)
cli-arena-opening-plies = satunnaisia siirtoja, ennen kuin pelaajat jatkavat
cli-arena-move-timeout = sekunteja, joiden jälkeen siirto on menetetty (60)
cli-arena-sprt = lopeta, kun on selvää, kumpi pitää paikkansa
cli-arena-alpha = miten usein ELO1 saadaan uskoa väärin (0.05)
cli-arena-beta = miten usein ELO0 saadaan uskoa väärin (0.05)
cli-arena-ray = pelaa Ray-klusterissa; ilman osoitetta ADDRESS paikallisessa
cli-arena-json = tulosta yhteenveto datana
cli-arena-show = näytä kansion taulukko äläkä pelaa mitään
cli-arena-players = pelaajat:
cli-arena-with-options = moottorin asetuksin
cli-arena-gtp = ohjelma, joka puhuu GTP:tä
cli-arena-python = siemenluvulla kutsuttuna se luo pelaajan
cli-arena-renamed = mikä tahansa näistä toisella nimellä
cli-arena-again = Sama rivi uudelleen jatkaa siitä, mihin ajo pysähtyi. Katso docs/arena.md.
cli-arena-goes-on = keskeytetty; sama komento jatkaa tästä
cli-arena-which-game = mikä peli? (--game GAME tai --show FOLDER)
cli-arena-bounds = --sprt: luvun { $elo0 } on oltava pienempi kuin { $elo1 }
cli-arena-pace = { $rate } peliä/s, jäljellä { $left }
cli-arena-progress = { $done }/{ $total } peliä, { $pace }: { $standing }
cli-arena-column-entrant = osallistuja
cli-arena-column-elo = elo
cli-arena-column-error = ±95 %
cli-arena-column-games = pelejä
cli-arena-column-share = voitto-osuus
cli-arena-column-points = pisteet
cli-arena-column-seconds = s/siirto
cli-arena-column-longest = pisin
cli-arena-column-faults = virheitä
cli-arena-duel = { $first } vastaan { $second }: { $share }, { $wins } voittoa, { $draws } tasapeliä, { $losses } tappiota; Elo { $elo } ± { $error }
cli-arena-pairs = parit tuloksin 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } vastaan { $elo1 }: { $verdict }, LLR { $llr } (väli { $lower } … { $upper })
cli-arena-verdict-yes = vähintään { $elo1 } pitää paikkansa
cli-arena-verdict-no = enintään { $elo0 } pitää paikkansa
cli-arena-verdict-open = ratkaisematta
cli-arena-played = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
  }: { $game }
cli-bot-about = Ottaa paikan palvelimella ja tekee ohjelman valitsemat siirrot, kunnes ottelu on päättynyt.
cli-bot-url = palvelin, esimerkiksi http://localhost:8000
cli-bot-token = avain, jolla pelataan
cli-bot-match = ottelu, jossa on sinun paikkasi tai vapaa paikka
cli-bot-pair = pelaa peli kenen tahansa halukkaan kanssa
cli-bot-timeout = kuhunkin siirtoon (120)
cli-bot-program = ohjelma argumentteineen
cli-bot-key = Avaimen saa kutsulla POST /api/tokens, oikeuksina read ja play. CORNERWISE_TOKEN käy valitsimen --token sijasta.
cli-bot-needs = bottiin tarvitaan { $package }: { $install }
cli-bot-which = mikä ohjelma? Anna se merkkien -- jälkeen
cli-bot-failed = ohjelma epäonnistui: { $problem }
cli-bot-over = { $count ->
    [0] päättyi ({ $reason }): kukaan ei voittanut, pisteet { $points }
   *[other] päättyi ({ $reason }): { $seats } voitti, pisteet { $points }
  }
cli-backup-about = Kirjoittaa kaikki palvelimen tiedot tiedostoon. Tietokannat saavat olla eri lajia.
cli-restore-about = Täyttää tyhjän tietokannan sellaisesta tiedostosta. Tietokannat saavat olla eri lajia.
cli-backup-database = tietokanta ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } rivi kirjoitettu tiedostoon { $file }
   *[other] { $rows } riviä kirjoitettu tiedostoon { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } rivi luettu tiedostosta { $file }
   *[other] { $rows } riviä luettu tiedostosta { $file }
  }
cli-i18n-about = Tarkistaa käännökset: puuttuvat, tuntemattomat tai englanniksi jääneet viestit, muut argumentit, pois jääneet monikot tai termit.
cli-i18n-languages = tunnuksia kuten de; kaikki, ellei muuta sanota
cli-i18n-unknown = kieltä { $tag } ei ole (jokin näistä: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } kieli
   *[other] { $languages } kieltä
  }, { $messages ->
    [one] { $messages } viesti
   *[other] { $messages } viestiä
  }: mikään ei ole vialla
