
cli-arg-game = peli, esimerkiksi duo
cli-arg-option = valitse pelin vaihtoehto, esimerkiksi start=own; `cornerwise games` luettelee ne; voidaan toistaa; heights=@FILE lukee korkeuskartan
cli-arg-file = tallenne tai .blksgf-tiedosto, tai - vakiosyötettä varten
cli-arg-ply = asema N siirron jälkeen
cli-arg-nth = tiedoston N:s peli (1)
cli-arg-marks = merkitse värit niin, että ne erottaa näkemättä värejä
cli-arg-level = pelivahvuus, 1–9
cli-arg-nodes = montako asemaa tutkitaan joka siirtoa varten tason oman määrän sijaan
cli-arg-time = sekunteja joka siirtoon
cli-arg-evaluator = mikä arvioi asemat: best, playouts, net, small, guided tai verkon tiedosto
cli-arg-threads = montako suoritinsäiettä käytetään
cli-arg-seed = luku, jolla satunnaiset valinnat ovat joka kerta samat
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
cli-one-game-only = { $file }: tiedostossa on { $count } peliä; tämä komento tarvitsee tiedoston, jossa on vain 1
cli-seat = paikka { $seat }
cli-column-move = siirto
cli-chance = sattuma
cli-outcome = { $count ->
    [0] kukaan ei voita
    [one] paikka { $seats } voittaa
   *[other] paikat { $seats } voittavat
  } ({ $points })
cli-games-about = Luettelee kaikki pelit ja niiden paikat, värit, laudat, laatat ja vaihtoehdot.
cli-games-game = näytä vain tämä peli
cli-games-sort = järjestä luettelo tämän mukaan
cli-games-json = tulosta kaikki tiedot kaikista peleistä JSON-muodossa
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
cli-games-free-text = mikä tahansa teksti
cli-games-none = ei mitään
cli-games-given = sisäinen
cli-games-more = Paikat numeroidaan nollasta alkaen. `cornerwise games --json` näyttää lisää.
cli-play-about = Pelaa päätteessä tietokonetta vastaan tai muiden kanssa yhdellä näppäimistöllä. ? näyttää näppäimet.
cli-play-game = peli, esimerkiksi duo; jätä pois, niin saat valita luettelosta
cli-play-seat = kuka pelaa, paikkojen järjestyksessä: human, 1–9, greedy, random
cli-play-save = tallenna peli tähän tiedostoon joka siirron jälkeen
cli-play-resume = jatka tallenteessa tai .blksgf-tiedostossa olevaa peliä
cli-play-theme = väriteema (dark)
cli-play-seats = paikat:
cli-play-human = joku tämän näppäimistön ääressä
cli-play-levels = tietokone sillä tasolla; 3 on helppo, 9 vahvin
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = tietokone asettaa suurimman laatan tai sen, josta saa eniten
cli-play-random = tietokone tekee minkä tahansa sallitun siirron
cli-play-usual = Oletuksena yksi ihminen pelaa, ja kaikilla muilla paikoilla on vastassa { $opponent }.
cli-play-redirected = play tarvitsee päätteen; suorita se ilman uudelleenohjausta: { $streams }
cli-play-resume-alone = --resume ottaa pelin ja sen vaihtoehdot tiedostosta, joten älä anna muita
cli-play-needs-game = --option, --seat ja --save vaativat pelin nimen
cli-play-too-many-seats = pelissä { $game } on { $seats ->
    [one] { $seats } paikka
   *[other] { $seats } paikkaa
  }, ei { $asked }
cli-serve-about = Käynnistää palvelimen selaimille ja ohjelmille, kunnes pysäytät sen painamalla Ctrl-C.
cli-serve-host = osoite, jota kuunnellaan (127.0.0.1)
cli-serve-port = portti, jota kuunnellaan, tai 0, jolloin käy mikä tahansa vapaa (8000)
cli-serve-database = missä ottelut säilytetään (sqlite:///cornerwise.db)
cli-serve-redis = Redis-palvelin, joka yhdistää useat prosessit
cli-serve-workers = prosessien määrä; useampi kuin 1 vaatii PostgreSQL:n (1)
cli-serve-engines = samanaikaisia hakuja joka prosessissa
cli-serve-ray = lähetä laskenta Ray-klusterille, esimerkiksi ray://host:10001
cli-serve-environment = Voit antaa jokaisen asetuksen myös ympäristössä, esimerkiksi CORNERWISE_PORT=80. Katso docs/operating.md.
cli-serve-needs = palvelimeen tarvitaan { $package }: { $install }
cli-serve-ready = Cornerwise on valmiina osoitteessa { $address }
cli-replay-about = Toistaa JSON-tallenteen tai .blksgf-tiedoston ja tarkistaa joka siirron ja tuloksen.
cli-replay-ply = pysähdy N siirron jälkeen
cli-replay-nth = vain tiedoston N:s peli
cli-replay-verify = vain tarkista: tulosta yksi rivi pelistä
cli-replay-quiet = vain tarkista: älä tulosta mitään, paluukoodi kertoo tuloksen
cli-replay-heading = Peli { $number }/{ $count }: { $game }
cli-replay-event = tapahtuma: { $text }
cli-replay-date = päiväys: { $text }
cli-replay-players = pelaajat: { $text }
cli-replay-rests = { $colour } ei voi asettaa laattaa ja ohitetaan
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, peli { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
  }, { $state }
cli-replay-unfinished = kesken, vuorossa { $turn }
cli-analyse-about = Etsii parhaat siirrot pelin viimeisestä asemasta tai jostakin aiemmasta.
cli-analyse-lines = montako siirtoa näytetään (5)
cli-analyse-nobody = kukaan ei voi siirtää tässä asemassa, joten analysoitavaa ei ole; valitse aiempi valitsimella --ply
cli-analyse-column-visits = käyntejä
cli-analyse-column-then = sitten
cli-analyse-searched = { $count ->
    [one] { $count } asema
   *[other] { $count } asemaa
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, tutkittu loppuun asti
cli-review-about = Tutkii pelin jokaisen aseman ja näyttää, minkä arvoinen kukin siirto oli.
cli-review-worst = montako huonointa siirtoa nimetään ({ $most })
cli-review-json = tulosta kaikki JSON-muodossa
cli-review-searching = tutkitaan
cli-review-progress = siirto { $done }/{ $count }
cli-review-cost =
    siirto { $number }: { $turn } { $move } maksoi { $share } voitosta ja { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }; parempi: { $better }
cli-review-column-made = pelattu
cli-review-column-points = menetetyt pisteet
cli-review-end = loppu
cli-audit-about = Ratkaisee pelien loput tarkasti ja näyttää, montako pistettä kukin pelaaja antoi pois.
cli-audit-file = tallenteita tai .blksgf-tiedostoja, niiden kansioita tai areenan kansio
cli-audit-nodes = asemia, joita ratkaisija saa tutkia joka siirrolla
cli-audit-costly = montako pisteitä pois antanutta siirtoa nimetään (20)
cli-audit-none = mitään näistä peleistä ei voi ratkaista tarkasti; se onnistuu vain kahden pelaajan tai kahden joukkueen peleissä, joissa mitään ei ole piilossa
cli-audit-progress = peli { $done } / { $count }
cli-audit-mistake = siirto { $number }, { $turn } { $move }: johto ennen { $margin }, jälkeen { $kept }; paras: { $better }
cli-audit-skipped = ohitettuja pelejä, koska ne eivät ole kahden pelaajan tai joukkueen pelejä, joissa mitään ei ole piilossa: { $count }
cli-audit-column-player = pelaaja
cli-audit-column-games = pelejä
cli-audit-column-moves = ratkaistuja siirtoja
cli-audit-column-mistakes = virheitä
cli-audit-column-points = pois annetut pisteet
cli-audit-column-mean = peliä kohti
cli-draw-about = Piirtää tallenteen, kuvion tai .blksgf-tiedoston tai pelin joidenkin siirtojen jälkeen.
cli-draw-source = tallenne, kuvio tai .blksgf-tiedosto, - vakiosyötettä varten, tai pelin nimi
cli-draw-output = kirjoitettava tiedosto; ilman sitä piirros tulostetaan
cli-draw-format = tiedostopäätteen mukaan: svg, png tai webp (koko peli animoituna); muuten text
cli-draw-theme = SVG-kuvan väriteema (light)
cli-draw-view = näytä kuutiot kulmasta, ylhäältä tai kumpikin (both)
cli-draw-turn = montako neljänneskierrosta kuutioita kierretään (0)
cli-draw-moves = siirrot pelin GAME alusta
cli-draw-file-only = { $game } voidaan piirtää vain tiedostosta, koska sen laatat nostetaan satunnaisesti
cli-draw-no-file = tiedostoa { $name } ei ole, ja { $problem }
cli-draw-game-only = --moves ja --option toimivat pelin nimen kanssa, eivät tiedoston kanssa
cli-draw-no-ply = --ply toimii pelin kanssa, ei kuvion kanssa
cli-perft-about = Laskee kaikki tavat pelata DEPTH siirtoa alusta ja mittaa nopeuden.
cli-perft-depth = montako siirtoa pelataan
cli-perft-divide = näytä määrä jokaiselle ensimmäiselle siirrolle
cli-perft-make = pelaa ja peru myös viimeiset siirrot sen sijaan, että ne laskettaisiin kerralla
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
cli-bench-about = Mittaa nopeutta ja kokoa yhdellä säikeellä, paras useasta ajosta, ja vertaa tavoitteisiin.
cli-bench-names = mitkä luvut mitataan; oletuksena kaikki
cli-bench-quick = vähemmän ja lyhyempiä ajoja, karkeat luvut sekunneissa
cli-bench-json = tulosta luvut JSON-muodossa
cli-bench-figures = luvut:
cli-bench-target = tavoite { $value }
cli-bench-reached = { $ratio }x saavutettu
cli-bench-missed = { $ratio }x jäi vajaaksi
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }; yli 1x on tavoitetta parempi.
cli-figure-perft-bulk = duo perft 3 omin aloituksin, viimeinen siirto laskettu kerralla
cli-figure-perft-make = duo perft 3 omin aloituksin, jokainen lehti pelattu ja peruttu
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
cli-solve-from = jatka tallenteesta tai .blksgf-tiedostosta, - on vakiosyöte
cli-solve-seconds = lopeta N sekunnin jälkeen (300)
cli-solve-seed = luku toista hakua varten (0)
cli-solve-workers = säikeitä todistuksiin (1: toistettava)
cli-solve-output = tiedosto, johon tallenne kirjoitetaan; ilman sitä se tulostetaan
cli-solve-codes = paluukoodit:
cli-solve-code-found = kokonainen peli löytyi
cli-solve-code-not = mitään ei löytynyt ajoissa tai ratkaisua ei ole; paras peli kirjoitetaan silti
cli-solve-code-stopped = pysäytetty painamalla Ctrl-C; paras peli kirjoitetaan silti
cli-solve-interrupted = keskeytetty: { $placed }/{ $total } asetettu
cli-solve-options-in-file = --from ottaa vaihtoehdot tiedostosta, joten älä anna muita
cli-solve-other-game = { $file }: peli on { $found }, ei { $wanted }
cli-solve-best = paras { $placed }/{ $total }
cli-solve-playing = pelataan
cli-solve-proving = todistetaan
cli-solve-found = kaikki { $total } laattaa asetettu ajassa { $seconds } s
cli-solve-nothing = ratkaisua ei löytynyt ajassa { $seconds } s; parhaassa pelissä on asetettu { $placed }/{ $total }
cli-solve-impossible = kaikkia laattoja ei voi asettaa: { $reason }
cli-solve-tried = kaikki mahdollisuudet kokeiltiin
cli-gtp-about = Vastaa Go Text Protocolin komentoihin vakiosyötteessä.
cli-gtp-game = peli, esimerkiksi classic-2, tai sen nimi .blksgf-tiedostoissa, esimerkiksi 'Blokus Two-Player' (duo)
cli-gtp-verbose = ilmoita torjutut komennot vakiovirheeseen
cli-arena-about = Pelauttaa tietokonepelaajia toisiaan vastaan pareittaisissa peleissä ja antaa niille vahvuusluvut.
cli-arena-game = pelattava peli, kuten `cornerwise games` sen luettelee
cli-arena-player = pelaajat; kaksi tai useampia
cli-arena-games = pelien enimmäismäärä (200)
cli-arena-out = kansio tuloksille; ilman sitä ne vain näytetään
cli-arena-jobs = samanaikaisia pelejä (yksi suoritinta kohti)
cli-arena-seed = luku toisia avauksia ja satunnaisia valintoja varten (0)
cli-arena-opening-plies = satunnaisia siirtoja, ennen kuin pelaajat jatkavat
cli-arena-even = vain avaukset, joissa kummallakaan puolella ei ole tätä suurempaa voiton mahdollisuutta
cli-arena-move-timeout = sekunteja siirtoon, jonka jälkeen se on menetetty (60)
cli-arena-sprt = lopeta heti, kun testi on ratkaissut, kumpi pätee
cli-arena-alpha = todennäköisyys hyväksyä ELO1 väärin (0.05)
cli-arena-beta = todennäköisyys hyväksyä ELO0 väärin (0.05)
cli-arena-ray = pelaa Ray-klusterissa; ilman osoitetta ADDRESS paikallisessa
cli-arena-json = tulosta yhteenveto JSON-muodossa
cli-arena-show = näytä kansion tulokset pelaamatta
cli-arena-players = pelaajat:
cli-arena-with-options = tietokone näillä hakuasetuksilla
cli-arena-gtp = ohjelma, joka puhuu GTP:tä
cli-arena-python = Python-funktio, joka saa siemenluvun ja palauttaa pelaajan
cli-arena-renamed = mikä tahansa näistä toisella nimellä
cli-arena-again = Jatka pysähtynyttä ajoa antamalla sama komento uudelleen. Katso docs/arena.md.
cli-arena-goes-on = keskeytetty; jatka antamalla sama komento uudelleen
cli-arena-which-game = mikä peli? Lisää --game GAME tai --show FOLDER, jos haluat nähdä aiemmat tulokset
cli-arena-bounds = --sprt: luvun { $elo0 } on oltava pienempi kuin { $elo1 }
cli-arena-pace = { $rate } peliä/s, aikaa jäljellä: { $left }
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
cli-arena-verdict-yes = ero on vähintään { $elo1 }
cli-arena-verdict-no = ero on enintään { $elo0 }
cli-arena-verdict-open = ratkaisematta
cli-arena-played = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
  }: { $game }
cli-bot-about = Ottaa paikan palvelimella ja antaa ohjelman valita siirrot, kunnes ottelu on päättynyt.
cli-bot-url = palvelin, esimerkiksi http://localhost:8000
cli-bot-token = API-avaimesi
cli-bot-match = ottelu, jossa sinulla on paikka tai jossa on vapaa paikka
cli-bot-pair = pelaa ketä tahansa vastaan, joka etsii peliä
cli-bot-timeout = sekunteja kuhunkin siirtoon (120)
cli-bot-program = ohjelma argumentteineen
cli-bot-key = Avaimen saat kutsulla POST /api/tokens, oikeuksina read ja play. Voit panna sen muuttujaan CORNERWISE_TOKEN valitsimen --token sijasta.
cli-bot-needs = bottiin tarvitaan { $package }: { $install }
cli-bot-which = mikä ohjelma? Kirjoita se merkkien -- jälkeen
cli-bot-failed = ohjelma epäonnistui: { $problem }
cli-bot-over = { $count ->
    [0] päättyi ({ $reason }): kukaan ei voittanut, pisteet { $points }
   *[other] päättyi ({ $reason }): { $seats } voitti, pisteet { $points }
  }
cli-backup-about = Kirjoittaa kaikki palvelimen tiedot tiedostoon. Ne voi palauttaa myös toisenlaiseen tietokantaan.
cli-restore-about = Täyttää tyhjän tietokannan varmuuskopiosta. Se voi olla peräisin toisenlaisesta tietokannasta.
cli-backup-database = tietokanta ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } rivi kirjoitettu tiedostoon { $file }
   *[other] { $rows } riviä kirjoitettu tiedostoon { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } rivi luettu tiedostosta { $file }
   *[other] { $rows } riviä luettu tiedostosta { $file }
  }
cli-i18n-about = Tarkistaa käännökset: puuttuvat ja tuntemattomat viestit, englanniksi jäänyt teksti sekä väärät argumentit, monikot tai termit.
cli-i18n-languages = kielitunnuksia kuten de; oletuksena kaikki
cli-i18n-unknown = kieltä { $tag } ei ole (valitse näistä: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } kieli
   *[other] { $languages } kieltä
  }, { $messages ->
    [one] { $messages } viesti
   *[other] { $messages } viestiä
  }: mikään ei ole vialla

## puzzles

cli-puzzles-about = Tekee pulmia tietokoneen peleistä tai tarkistaa, että olemassa olevilla on täsmälleen yksi ratkaisu.
cli-puzzles-path = make: kansio, johon kirjoitetaan; verify: pulmatiedosto ohjelman omien sijaan
cli-puzzles-game = vain tämä peli; voi antaa useasti
cli-puzzles-count = montako pulmaa kustakin pelistä
cli-puzzles-sample = tarkista vain näin monta kustakin pelistä, satunnaisesti
cli-puzzles-where = mihin kansioon? Kirjoita se sanan make jälkeen
cli-puzzles-made = pulmia peliin { $game }: { $count }
cli-puzzles-proven = todistettuja pulmia: { $count }, aika { $seconds } s

## explore

cli-explore-about = Näyttää, mitä siirtoja asemassa on tehty, kuinka usein ja miten ne pelit päättyivät.
cli-explore-work = show: näytä, mitä asemassa on pelattu; add: lisää pelejä avauskirjaston tiedostoon; build: luo tiedosto Cornerwisen mukana tulevista tietokoneen peleistä; make: pelauta tietokonetta itseään vastaan; pack: kirjoita pelit pieninä tiedostoina
cli-explore-path = show, add, build: avauskirjaston tiedosto, muuten tietokoneen pelien tiedosto; make, pack: kansio, johon kirjoitetaan
cli-explore-source = show: peli tai tiedosto, jossa on pelattu peli; add: pelien tiedostoja tai kansioita
cli-explore-count = make: montako peliä pelataan
cli-explore-nodes = make: montako asemaa tutkitaan siirtoa kohti
cli-explore-one = show tarvitsee yhden pelin tai yhden tiedoston avauskirjaston tiedoston jälkeen
cli-explore-nothing = Yksikään tämän tiedoston peli ei päätynyt tähän asemaan.
cli-explore-added = lisättyjä pelejä: { $count }
# Columns of a table
cli-explore-column-games = pelejä
cli-explore-column-won = voittoja
cli-explore-column-margin = pisteitä edellä
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = näytettyjä siirtoja: { $shown }, kaikkiaan { $moves }; pelejä: { $games }

## moderate

cli-moderate-about = Katso, mistä pelaajat ovat ilmoittaneet, ja tee asialle jotain. Käynnissä oleva palvelin ottaa sen huomioon muutamassa sekunnissa.
cli-moderate-works = Toiminnot:
cli-moderate-list = odottavat ilmoitukset
cli-moderate-show = yksi ilmoitus ja chat sitä ennen ja sen jälkeen
cli-moderate-close = poista ilmoitus luettelosta
cli-moderate-mute = estä pelaajaa käyttämästä chatia
cli-moderate-suspend = estä pelaajaa pelaamasta
cli-moderate-rename = anna pelaajalle toinen nimi, jota hän ei voi vaihtaa
cli-moderate-lift = lopeta kaikki pelaajan mykistykset ja jäädytykset
cli-moderate-log = mitä tähän mennessä on tehty
cli-moderate-clear-club = poista kerhon tekstit (linkin perusteella) ja anna sille toinen nimi
cli-moderate-close-club = sulje kerho (linkin perusteella); sen turnaukset jäävät
cli-moderate-rename-tournament = anna turnaukselle (linkin perusteella) toinen otsikko
cli-moderate-cancel-tournament = peru turnaus (linkin perusteella)
cli-moderate-what = ilmoituksen numero tai pelaajan käyttäjänimi (ilman tiliä: tunnus, jonka show antaa)
cli-moderate-new-name = rename: uusi nimi
cli-moderate-for = mute, suspend: kuinka pitkäksi aikaa, esimerkiksi 12h, 7d tai 4w; ilman tätä pysyvästi
cli-moderate-note = miksi; tallennetaan lokiin
cli-moderate-closed = list: suljetut ilmoitukset
cli-moderate-bad-time = { $time } ei ole aika kuten 12h, 7d tai 4w
cli-moderate-empty = Ilmoituksia ei ole odottamassa.
cli-moderate-reporter = ilmoittaja { $reporter }, tunnus { $id }
cli-moderate-reported = kohteena { $name }, tunnus { $id }
cli-moderate-times = ilmoituksia tästä pelaajasta: { $count }
cli-moderate-match = ottelu { $match }, { $game }
cli-moderate-which-report = mikä ilmoitus? Kirjoita sen numero
cli-moderate-who = kuka pelaaja? Kirjoita käyttäjänimi
cli-moderate-which-name = mikä uusi nimi? Kirjoita se käyttäjänimen jälkeen
cli-moderate-nobody = pelaajaa { $name } ei ole
cli-moderate-was-closed = ilmoitus { $number } suljettu
cli-moderate-done-until = tehty: { $name }, { $time } asti
cli-moderate-done-for-good = tehty: { $name }, pysyvästi
cli-moderate-done = tehty: { $name }
cli-moderate-lifted = kumottu: { $name }
cli-moderate-renamed = pelaajan nimi on nyt { $name }

## explore: the engine games

cli-explore-needs-path = anna tiedosto tai kansio, johon kirjoitetaan
cli-explore-not-built = tietokoneen pelejä ei ole vielä valmisteltu; suorita: { $command }
cli-explore-built = tietokoneen pelejä tiedostossa { $file }: { $count }
cli-explore-packed = { $file }: pelejä { $count }, tavuja { $size }
