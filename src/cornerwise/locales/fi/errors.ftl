error-at = { $where }: { $problem }
error-at-move = siirto { $number }: { $problem }
error-at-ply = siirto { $number }: { $problem }
error-at-character = { $problem } (merkin { $offset } kohdalla)
error-no-game-but = peliä nimeltä { $name } ei ole; tarkoititko { $near }?
error-no-game = peliä nimeltä { $name } ei ole; { "`cornerwise games`" } luettelee kaikki pelit
error-wrong-family =
    { $wanted ->
        [flat-placing] { $game } ei käy tähän: tämä toimii vain litteissä asettelupeleissä
        [two-party] { $game } ei käy tähän: tämä toimii vain kahden osapuolen peleissä
       *[placing] { $game } ei käy tähän: tämä toimii vain asettelupeleissä
    }
error-no-option = vaihtoehtoa { $option } ei ole (valitse näistä: { $known })
error-no-options = vaihtoehtoa { $option } ei ole: tässä pelissä ei ole vaihtoehtoja
error-option-value = { $option } ei voi olla { $value } (valitse näistä: { $choices })
error-option-no-text = { $option } ei voi olla { $value }: sen on oltava teksti
error-few-colours = värit eivät riitä, kun kullakin on { $each }
error-edition-seats = versio { $edition } on { $fewest }–{ $most } pelaajalle, ei { $seats }
error-deals-no-target = ottelulla, jossa on sovittu määrä jakoja, ei ole tavoitepisteitä: valitse jompikumpi
error-one-deal = pistelasku { $scoring } on yhdelle jaolle, ei { $deals }
error-seed = siemenluvun on oltava kokonaisluku, ei { $seed }
error-no-seed = tässä pelissä ei ole mitään satunnaista, joten siemenlukua ei käytetä
error-few-tiles = { $tiles } laattaa ei riitä, kun käsiä on { $seats } ja kussakin { $hand }
error-handicap-form = kirjoita { "without" } kuten { "blue:I5,W5/red:X5" }, ei { $text }
error-handicap-twice = { "without" } nimeää värin kahdesti: { $text }
error-handicap-colour = { "without" }: { $colour } ei pelaa tässä pelissä (valitse näistä: { $known })
error-handicap-piece = { "without" }: laattaa { $piece } ei ole (valitse näistä: { $known })
error-handicap-copies =
    { "without" }: värillä { $colour } on { $piece } vain { $copies ->
        [one] kerran
       *[other] { $copies } kertaa
    }, ei { $count } kertaa
error-handicap-all = { "without" }: värille { $colour } on jätettävä vähintään yksi laatta
error-handicap-shared = { "without" }: tasoitus ei ole mahdollinen, koska kaikki pelaajat käyttävät samaa laattasarjaa
error-heights-form = { $text } ei ole korkeuskartta: kirjoita rivejä lukuja, joiden välissä on / tai rivinvaihto
error-heights-uneven = { $text } ei ole korkeuskartta: sen rivit ovat erimittaisia
error-heights-cubes = { $text } ei ole korkeuskartta: siinä on { $cubes ->
    [one] 1 kuutio
   *[other] { $cubes } kuutiota
  }, ei 2–{ $most }
error-heights-parts = R4: korkeuskartan kaikkien ruutujen on oltava yhteydessä toisiinsa
error-heights-long = { $text } ei kelpaa: R4: korkeuskartassa voi olla enintään { $most } tavua
error-heights-no-text = { $text } ei kelpaa: R4: korkeuskartan on oltava tekstitiedosto
error-heights-file = { $text } ei kelpaa: { $problem }
error-illegal-move = { $move } ei ole sallittu: { $why } ({ $clause })
error-no-cell = laudalla { $board } ei ole paikkaa { $text }
error-cell-twice = { $text } nimeää saman paikan kahdesti
error-lays-nothing = { $text } ei aseta laattaa
error-no-colour = { $text } ei ole väri (valitse näistä: { $known })
error-no-such-colour = pelissä { $game } ei ole väriä { $colour } (valitse näistä: { $known })
error-no-tile = { $text } ei ole laatta (kirjoita se kuten { "0-2-5" })
error-tile-order = { $text } ei ole laatta: luvut eivät saa pienentyä (kirjoita se kuten { "0-2-5" })
error-no-move = { $text } ei ole siirto (kirjoita se kuten { "0-2-5@1,0/2" })
error-opponent = vastustaja on taso, { "random" }, { "self" }, pelaaja tai toiminnon valitseva funktio, ei { $given }
error-seat-idle = { $game }: opetettava pelaaja ei saa koskaan vuoroa
error-text-long = tämä on liian pitkä asemaksi, jossa on enintään { $most } merkkiä: { $text }
error-text-missing = { $count ->
    [one] 1 siirron
   *[other] { $count } siirron
  } jälkeen { $text } voi asettaa laatan, mutta asemassa ei ole enempää tätä väriä
error-text-twice = { $text } esiintyy kahdesti
error-text-part = asemassa ei ole osaa nimeltä { $text } (valitse: { $known })
error-text-points = kohdassa { $text } pitää olla kaikkien { $seats } pelaajan pisteet, esimerkiksi { "120,-5" }
error-text-deals = { $text }: ottelu päättyisi näiden jakojen jälkeen
error-text-hidden = laatan { $text } näki vain toinen pelaaja, joten tästä asemasta ei voi muodostaa peliä
error-promise = { $game }: { $promise } (siirtojen { $moves } jälkeen)
error-file-long = tiedostossa on yli { $most } merkkiä
error-file-empty = tiedosto on tyhjä
error-file-no-game = tämä ei ole tallenne (JSON) eikä { ".blksgf" }-tiedosto
error-file-design = tämä on kuvio, ei peli; { "`cornerwise draw`" } näyttää sen
error-file-several = tiedostossa { $file } on { $count } peliä; { "load_games" } lukee ne kaikki
error-file-suffix = { $file }: pelitiedoston nimen lopussa on oltava jokin näistä: { $known }
error-explorer-file = { $file } ei ole avauskirjaston tiedosto
error-file-json = tämä ei ole JSON-tiedosto: { $problem }
error-field-missing = { $field } puuttuu
error-field-twice = { $field } esiintyy kahdesti
error-field-unknown = kenttää nimeltä { $field } ei ole
error-field-fraction = { $text } ei ole kokonaisluku, ja tallenteissa on vain kokonaislukuja
error-field-type = { $field }: tähän kuuluu { $wanted }, ei { $given }
error-type-object = objekti
error-type-list = luettelo
error-type-number = kokonaisluku
error-type-text = teksti
error-type-writable = kelvollinen Unicode-teksti ilman sijaismerkkiparien puolikkaita
error-type-move = siirron numero
error-record-version = { "version" }: vain { $version } voidaan lukea, ei { $given }
error-record-players = { "players" }: pelissä { $game } on { $seats } pelaajaa
error-record-comment = { "comments" }: siirtoa { $number } ei ole
error-record-family = { "variant" }: { $game } ei ole asettelupeli
error-record-not-over = { "result" }: peli ei ole päättynyt
error-record-no-result = { "result" }: peli on päättynyt, { $result }, mutta tulosta ei ole annettu
error-record-result = { "result" }: peli on päättynyt, { $result }, ei { $given }
error-sgf-elsewhere = solmu ei ole tässä puussa
error-sgf-charset = merkistöä { $charset } ei tueta
error-sgf-not-charset = teksti ei ole kelvollista merkistöä { $charset }
error-sgf-unfinished = tiedosto päättyy keskellä puuta
error-sgf-no-tree = tiedostossa ei ole pelipuuta
error-sgf-no-node = puun on alettava solmulla
error-sgf-node-place = solmun on oltava puun sisällä ja ennen sen muunnelmia
error-sgf-many = solmuja on enemmän kuin { $most }
error-sgf-close = tässä ei ole suljettavaa puuta
error-sgf-meaning = odottamaton { $sign }
error-sgf-property-place = ominaisuuden on oltava solmun sisällä
error-sgf-property-twice = { $name } esiintyy solmussa kahdesti
error-sgf-no-value = ominaisuudella { $name } ei ole arvoa
error-sgf-endless = arvosta puuttuu loppusulje
error-sgf-property = ominaisuus tarvitsee kirjaimista ja numeroista koostuvan nimen sekä arvon: { $name } on vailla jompaakumpaa
error-sgf-game = tuntematon peli { $name }
error-sgf-own = peli { $name } tarvitsee ominaisuuden { $property }
error-sgf-two-games = tiedoston mukaan peli on { $name } ja myös { $game }
error-sgf-setup = { $name } luo aseman, joten peliä ei voi toistaa sääntöjen mukaan
error-sgf-two-moves = solmussa on kaksi siirtoa, { $first } ja { $second }
error-sgf-early = tässä siirtää { $colour }, mutta vuorossa on { $turn }, joka voi asettaa laatan (P11)
error-sgf-colour = pelissä { $game } ei ole väriä { $name }
error-extra-solve = ratkaisemiseen tarvitaan OR-tools: { $install }
error-extra-nets = verkkoihin tarvitaan onnxruntime: { $install }
error-extra-pictures = PNG- ja WebP-kuviin tarvitaan resvg ja Pillow: { $install }
error-extra-cluster = klusteriin tarvitaan Ray: { $install }
error-not-solo = { $game } ei ole yksinpeli (valitse näistä: { $known })
solo-no-room = { $colour }: laatalle { $piece } ei ole tilaa
solo-no-reach = { $colour } tarvitsee tilaa { $cells }, ja ulottuvilla on vain { $room }
solo-few-cells = jäljellä olevat laatat tarvitsevat { $needed } vapaata paikkaa, ja niitä on vain { $free }
error-puzzle = tämä ei ole pulmatiedosto
error-puzzle-unproven = pulmalla { $id } on toinen ratkaisu tai ei yhtään
error-level = tasot ovat { $least }–{ $most }, ei { $given }
error-strength-both = taso määrää omat solmunsa ja aikansa: anna joko taso tai solmut ja aika
error-no-parameter = parametria { $name } ei ole (valitse näistä: { $known })
error-value = arvon { $name } on oltava { $wanted }, ei { $given }
error-wants-whole = kokonaisluku väliltä { $least }–{ $most }
error-wants-seconds = sekuntimäärä, enintään { $most }
error-wants-or = { $wanted } tai { $other }
error-search-nodes = haku tarvitsee vähintään yhden solmun, ei { $given }
error-search-time = haku tarvitsee yli 0 sekuntia, ei { $given }
error-search-memory = haku tarvitsee vähintään { $least } MiB muistia, ei { $given }
error-search-limits = haku tarvitsee solmujen määrän tai aikarajan
error-search-tuning = hakua ei voi säätää näin: { $problem }
error-evaluator = arvioijaa { $name } ei ole (valitse näistä: { $known }), eikä sen nimistä tiedostoa
error-slip = lipsahdusten osuuden on oltava 0–1, ei { $given }
error-threads = säikeitä voi olla 1–{ $most }, ei { $given }
error-no-net = paketissa ei ole verkkoa peliin { $game }
error-nobody-moves = kukaan ei voi nyt siirtää, joten valittavaa ei ole
error-net-large = { $file } on liian suuri verkoksi
error-net-damaged = { $file } ei ole verkko: { $problem }
error-net-foreign = { $file } ei ole tämän ohjelman verkko
error-net-board = { $file } on opetettu toiselle laudalle tai toisille laatoille, ei peliin { $game }
error-net-shape = { $file } on erimuotoinen kuin verkko peliin { $game }
error-entrant = osallistuja { $spec }: { $problem }
error-no-program = ohjelmaa { $program } ei ole
error-programs-play = ohjelmat voivat pelata vain asettelupelejä, eikä { $game } ole sellainen
error-not-one-of = valitse näistä: { $known }
error-not-called = { $name } ei ole kutsuttavissa
error-not-pair = { $text } ei ole muotoa { "NAME=VALUE" }
error-value-parts = { $name } on yksittäinen arvo, joten siinä ei ole osia
error-worker-ended = työprosessi pysähtyi, ennen kuin se ehti pelata; sen virhe näkyy yllä
error-no-cluster = osoitteessa { $address } ei ole Ray-klusteria: { $problem }
error-machines-lost =
    peli { $number }: { $count ->
        [one] 1 kone menetettiin sitä pelattaessa
       *[other] { $count } konetta menetettiin sitä pelattaessa
    }
error-arena-entrants = areena tarvitsee vähintään 2 osallistujaa
error-arena-names = kahden osallistujan nimi on { $name }; anna toiselle eri nimi: { "NAME=" }{ $spec }
error-arena-alone = { $game } on yksinpeli; areena tarvitsee pelin vähintään kahdelle
error-arena-time = siirtoajan on oltava yli 0
error-arena-two = peräkkäistesti tarvitsee täsmälleen 2 osallistujaa
error-arena-plies = { $game } on aina ohi { $plies } satunnaisen siirron jälkeen; käytä vähemmän
error-arena-even = mikään { $game }-avaus, jossa on { $plies } satunnaista siirtoa, ei ollut riittävän tasainen; salli suurempi mahdollisuus
error-arena-version = nämä eivät ole areenan asetukset, versio { $version }
error-arena-settings = asetukset ovat vialliset: { $problem }
error-arena-none = { $folder }: tässä kansiossa ei ole areenaa, koska siinä ei ole tiedostoa { $file }
error-arena-busy = { $folder }: toinen ajo käyttää tätä kansiota
error-arena-other = { $folder }: kansio kuuluu ajoon, jolla on eri asetukset: { $name } oli { $was } ja on nyt { $now }
error-arena-line = { $file }, rivi { $line }: viallinen ({ $problem })
error-net-part = { $text } ei ole peli eikä GAME*NUMBER, jossa luku on enintään { $most }
error-net-shared = { $first } ja { $second } ovat liian erilaisia jakaakseen verkon
error-window = { $file } ei ole pelin { $game } ikkuna: { $problem }
error-holds-no = kansiossa { $folder } ei ole: { $name }
error-no-training = kansiossa { $folder } ei ole opetusta: { $problem }
error-other-training = kansiossa { $folder } on toisen pelin opetus, ei { $game }
error-unreadable = tiedostoa { $file } ei voida lukea: { $problem }
error-learning = oppiminen epäonnistui askeleessa { $step }: häviö ei ole enää luku
error-no-figure = lukua { $name } ei ole (valitse näistä: { $known })
error-action-of = pelin { $number } toiminto { $action }
error-action-type = toiminnon on oltava kokonaisluku
error-action-range = toiminnot ovat 0–{ $most }, ei { $given }
error-action-place = avointa paikkaa { $place } ei ole
error-step-after-end = peli on päättynyt ({ $clause }): nollaa se ennen seuraavaa toimintoa
error-not-reset = kutsu { "reset()" } ennen: { $what }
error-rewards = palkkioiden on oltava jokin näistä: { $known }, ei { $given }
error-illegal-actions = kiellettyjen toimintojen asetuksen on oltava jokin näistä: { $known }, ei { $given }
error-seat = pelissä { $game } paikat ovat tässä 0–{ $most }, ei { $given }
error-batch-games = pelejä voi olla 1–{ $most }, ei { $given }
error-no-observer-parameters = havainnoilla ei ole parametreja
error-smtp-url = arvon { "smtp" } on oltava URL kuten { $first } tai { $second }
error-database-url = tietokannan on oltava URL kuten { $example }
error-database-file = tietokannan URL:n on nimettävä tiedosto, kuten { $example }
error-database-open = tietokantaa { $file } ei voi avata: { $problem }
error-no-database = tietokantaa nimeltä { $name } ei ole (valitse näistä: { $known })
error-database-full = tietokanta ei ole tyhjä, ja palauttaminen korvaisi tietoja; valitse tyhjä tietokanta
error-workers-database = useat työprosessit tarvitsevat PostgreSQL:n, koska SQLite toimii vain yhdelle prosessille
error-workers-redis = useat työprosessit tarvitsevat Redisin tapahtumien vaihtamiseen
error-backup-table = { $file }: varmuuskopiossa on taulu, jota tämä versio ei tunne
error-backup-version = { $file }: varmuuskopio on eri versiosta; palauta se sillä versiolla
error-backup-damaged = { $file }: tämä ei ole varmuuskopio, tai se on viallinen
error-refused = palvelin torjui: { $said }
error-refused-socket = palvelin torjui yhteyden; tarkista avain
error-connection = yhteys katkesi: { $problem }
error-no-free-seat = siinä ottelussa ei ole vapaata paikkaa
refused-no-address = tässä osoitteessa ei ole mitään
refused-http = pyyntöön ei voida vastata: { $said }
refused-request-long = pyynnössä voi olla enintään { $most } tavua
refused-message-long = viestissä voi olla enintään { $most } tavua
refused-games = tekstissä voi olla enintään { $games } peliä { $boards } eri laudalla
refused-takes-long = se kestää liian kauan tai vie liikaa muistia; kokeile jotain pienempää
refused-too-many = liikaa tällaisia pyyntöjä; yritä uudelleen { $seconds } s:n kuluttua
refused-version = tämä palvelin käyttää protokollan versiota { $version }
refused-followed = yhdellä yhteydellä voi seurata enintään { $most } ottelua
refused-origin = tällä sivulla ei ole lupaa käyttää tätä palvelinta
refused-host = tämä palvelin ei vastaa tuolla isäntänimellä
refused-broken = palvelimella meni jokin vikaan; yritä uudelleen
refused-storage = juuri nyt mitään ei voi tallentaa; yritä hetken päästä uudelleen
refused-closing = palvelin sammuu; yritä hetken kuluttua uudelleen
refused-searches = liikaa hakuja odottaa; yritä hetken kuluttua uudelleen
refused-no-answer = tietokone ei löytänyt siirtoa
refused-other-server = jotain muuttui samalla hetkellä; yritä uudelleen
refused-no-session = sinulla ei ole istuntoa; aloita sellainen: { $how }
refused-no-key = sitä avainta ei ole, tai se on poistettu
refused-no-such-key = sinulla ei ole sellaista avainta
refused-no-such-session = sinulla ei ole sellaista istuntoa
refused-no-such-puzzle = sellaista pulmaa ei ole
refused-session-old = kirjaudu ensin uudelleen sisään
refused-scope = tällä avaimella ei ole oikeutta: { $scope }
refused-person = vain pelaaja voi tehdä tämän, ei ohjelma avaimella
refused-account-taken = käyttäjänimi on varattu, tai sinulla on jo tili
refused-account-name = käyttäjänimessä on oltava 1–24 näkyvää merkkiä
refused-password = väärä käyttäjänimi tai salasana
refused-common-password = tuo salasana on liian yleinen; valitse toinen
refused-recovery-code = tuo ei ole tämän tilin palautuskoodi
refused-code = sitä koodia ei ole, se on jo käytetty tai se on vanhentunut
refused-passkey = tuo pääsyavain ei toimi täällä; kirjaudu toisella tavalla
refused-passkey-account = pääsyavain kuuluu tiliin; luo tili ensin
refused-rating = vain pelaajat, joilla on tili, voivat pelata rankattuja pelejä
refused-subscription = tämä palvelin ei voi lähettää ilmoituksia tälle selaimelle
refused-no-mail = tämä palvelin ei lähetä sähköpostia
refused-mail-failed = sähköpostia ei voitu lähettää; yritä myöhemmin uudelleen
refused-account-letters = käyttäjänimessä ei voi sekoittaa eri kirjoitusjärjestelmien kirjaimia, esimerkiksi latinalaisia ja kyrillisiä
refused-seat-count = pelissä { $game } on näillä vaihtoehdoilla { $seats } paikkaa, ei { $given }
refused-levels = tasot ovat { $least }–{ $most }
refused-handicap-twice = tasoitus on vaihtoehto { "`without`" }; se on annettu kahdesti
refused-handicap-rated = tasoituspeli ei voi olla rankattu
refused-nobody-plays = ainakin yhden paikan on oltava ihmiselle
refused-clock = kellossa on oltava 1 sekunnista { $most } päivään
refused-increment = lisäaika voi olla enintään 10 minuuttia, ja vain koko pelin kellossa
refused-turn-limit = ajastetut vuorot vaativat kellon, jossa on aika siirtoa kohti
refused-waiting-matches = sinulla tai osoitteellasi voi olla aulassa odottamassa enintään { $most } ottelua; peru ensin yksi

## Refusals: tournaments

refused-no-tournament = tällaista turnausta ei ole
refused-tournament-phase = tätä ei voi tehdä tässä turnauksessa nyt
refused-tournament-full = tämä turnaus on täynnä: mukaan mahtuu enintään { $most }; voit silti katsoa sitä
refused-tournament-host = vain turnauksen järjestäjä voi tehdä tämän
refused-tournament-few = tällainen turnaus tarvitsee vähintään { $least } pelaajaa
refused-tournament-clock = turnaus tarvitsee kellon, ja areenassa se on asetettava minuutteina
refused-tournament-game = turnaukset ovat peleille, joissa on 2–{ $most } pelaajaa eikä joukkueita
refused-tournament-tables = yli 2 pelaajan pelit tarvitsevat sveitsiläisen turnauksen tai areenan
refused-waiting-tournaments = sinulla voi olla enintään { $most } turnausta, jotka eivät ole alkaneet; aloita tai peru ensin yksi
refused-in-tournament = tämä ei ole mahdollista turnauspelissä
refused-tournament-time = valitse alkamisaika vuoden sisältä
refused-tournament-number = turnaus ei voi odottaa useampia pelaajia kuin mukaan mahtuu; valitse pienempi määrä
refused-tournament-engines = vähintään yhden turnauksen pelaajan on oltava ihminen
refused-no-entrant = turnauksessa ei ole ketään tällä numerolla
refused-no-match = tällaista ottelua ei ole
refused-phase = { $phase ->
    [waiting] ottelu ei ole alkanut
    [paused] ottelu on tauolla
    [over] ottelu on päättynyt
   *[playing] ottelu on käynnissä
  }
refused-seat-out = pelaaja { $number } on poissa pelistä
refused-stale = ottelu on tapahtumassa { $seq }, ei { $given }
refused-no-seat = et voi pelata täällä pelaajana { $number }
refused-seat-not-yours = et ole pelaaja { $number }
refused-seat-taken = pelaajan { $number } paikka on varattu
refused-have-seat = sinulla on jo paikka
refused-turn = nyt ei ole sinun vuorosi; odota pelaajaa { $number }
refused-mover-only = voit pyytää vain omalla vuorollasi
refused-nobody-moves = kukaan ei voi nyt siirtää
refused-computer-plays = tietokone pelaa tätä paikkaa
refused-computer-plays-on = tietokone haluaa jatkaa pelaamista
refused-proposal-open = aiempaan ehdotukseen ({ $proposal }) ei ole vielä vastattu; vastaa siihen tai odota
refused-no-proposal = sinulla ei ole ehdotusta, johon vastata
refused-rematch = uusintaottelu on jo alkanut
refused-not-gone = pelaaja { $number } ei ole poistunut
refused-no-undo = sinulla ei ole siirtoa, jonka voisi perua
refused-no-hints = vihjeet eivät ole käytössä tässä pöydässä
refused-no-hint-found = vihjettä ei löytynyt; yritä uudelleen
refused-hidden-hands = pelin, jossa kädet ovat piilossa, voi tallentaa vasta sen päätyttyä, JSON-muodossa
refused-match-or-record = anna joko ottelu tai tallenne, ei molempia
refused-review-early = ottelun voi käydä läpi vasta, kun se on päättynyt
refused-no-picture = tällaista kuvaa ei ole
refused-no-chat = chat ei ole käytössä tässä pöydässä
refused-speak = vain pelaajat voivat kirjoittaa tänne
refused-presets = tässä pöydässä voi käyttää vain valmiita lauseita
refused-preset-or-text = anna joko valmis lause tai teksti, ei molempia
refused-said-enough = tähän pöytään ei voi enää kirjoittaa viestejä
refused-mute = sillä paikalla ei ole ketään, jonka voisit mykistää
refused-no-line = sillä numerolla ei ole viestiä

## Refusals: clubs

refused-no-club = tällaista kerhoa ei ole
refused-no-member = kerhossa ei ole ketään tämännimistä
refused-club-account = tarvitset kerhoja varten tilin; kirjaudu tai rekisteröidy ensin
refused-club-name = kerhon nimessä on oltava vähintään { $least } kirjainta tai numeroa
refused-club-letters = kerhon nimessä ei voi sekoittaa eri kirjoitusjärjestelmien kirjaimia, esimerkiksi latinalaisia ja kyrillisiä
refused-club-taken = kerho, jolla on tämä tai samannäköinen nimi, on jo olemassa; valitse toinen nimi
refused-club-members-only = vain kerhon jäsenet voivat tehdä tämän
refused-club-organisers = vain kerhon järjestäjät voivat tehdä tämän
refused-club-owner = vain kerhon omistaja voi tehdä tämän
refused-club-invitation = tähän kerhoon pääsee vain kutsusta; pyydä linkkiä järjestäjältä
refused-club-full = tämä kerho on täynnä: jäseniä voi olla enintään { $most }; valitse toinen
refused-club-too-many = voit kuulua enintään { $most } kerhoon; eroa ensin yhdestä
refused-club-too-many-owned = voit omistaa enintään { $most } kerhoa; poista ensin yksi tai tee joku toinen sen omistajaksi
refused-club-successor = tämä jäsen omistaa jo { $most } kerhoa, enempää ei voi omistaa; valitse joku toinen
refused-club-owner-leaves = tee joku toinen omistajaksi ennen kuin eroat kerhosta

## Refusals: other people

refused-free-chat-off = ota ensin vapaa teksti käyttöön tililläsi
refused-nobody-reads = kukaan muu tässä pöydässä ei ole ottanut vapaata tekstiä käyttöön; käytä valmista lausetta
refused-chat-taken = et voi enää käyttää chatia; kysy syytä palvelimen ylläpitäjiltä
refused-chat-taken-until = et voi käyttää chatia ennen { $date }
refused-no-account = kenelläkään ei ole tätä käyttäjänimeä; tarkista kirjoitusasu
refused-contacts-account = tarvitset tähän tilin; kirjaudu tai rekisteröidy ensin
refused-yourself = valitse joku muu kuin itsesi
refused-contacts-full = tämä luettelo on täynnä: siihen mahtuu enintään { $most } henkilöä; poista ensin joku
refused-follow = et voi seurata tätä pelaajaa
refused-company = et voi liittyä tähän peliin; valitse toinen
refused-challenge = tämä pelaaja ei ota vastaan haasteita sinulta
refused-challenge-open = tämä pelaaja ei ole vielä vastannut edelliseen haasteeseesi; odota tai peru se ensin
refused-challenges-full = { $most } haastettasi odottaa vastausta; peru ensin yksi
refused-challenge-seats = yhden paikan on oltava sinun ja yhden vastustajasi
refused-no-challenge = tähän haasteeseen on jo vastattu, tai se on peruttu tai vanhentunut
refused-series-seats = vain kahden pelaajan pelejä voi pelata sarjana
refused-series-length = sarjan pituus on jokin näistä: { $lengths }
refused-report-what = kerro, mistä viestistä tai pelaajasta haluat ilmoittaa
refused-report-seat = sillä paikalla ei ole ketään, josta ilmoittaa
refused-report-table = vain tämän pöydän pelaajat voivat ilmoittaa siitä
refused-suspended = tilisi on jäädytetty; kysy syytä palvelimen ylläpitäjiltä
refused-suspended-until = tilisi on jäädytetty { $date } asti
refused-name-taken = et voi vaihtaa nimeäsi; kysy syytä palvelimen ylläpitäjiltä
refused-name-taken-until = et voi vaihtaa nimeäsi ennen { $date }

## The opening explorer

error-packed-games = tämä ei ole avauskirjaston pelikokoelma, tai se on vioittunut
error-being-built = toinen prosessi luo juuri tiedostoa { $file }
# $command is what to type
refused-no-engine-games = tällä palvelimella ei ole vielä näytettäviä tietokoneen pelejä; ylläpitäjä saa ne komennolla: { $command }
refused-engine-games-soon = tietokoneen pelejä valmistellaan; yritä muutaman minuutin kuluttua uudelleen
error-moderate-no-report = ilmoitusta { $number } ei ole
error-moderate-bad-name = { $name } ei kelpaa nimeksi
error-moderate-name-taken = nimi { $name } on varattu
