rules-title = Säännöt
rules-page-title = { $game }: säännöt
rules-lead = Miten kutakin peliä pelataan, kuvien kera.
rules-all = Kaikki pelit
rules-play = Pelaa nyt
rules-tutorial = Opi pelaamalla
rules-language = Kieli
rules-allowed = Sallittu
rules-forbidden = Ei sallittu
rules-clauses = Sääntöjen numerot
rules-trade-marks = Blokus, Trigon, Rumis ja Triominos ovat omistajiensa tavaramerkkejä. Mainitsemme ne vain kertoaksemme, mitä julkaistuja sääntöjä peli noudattaa. Cornerwise on näistä omistajista riippumaton.
rules-family-classic = Ruutuja, enintään 4 pelaajaa
rules-family-duo = Ruutuja, 2 pelaajaa
rules-family-trigon = Kolmioita
rules-family-polyomino = Vapaa aloitus
rules-family-rumis = Kuutioita
rules-family-triominos = Lukuja
rules-heading-goal = Tavoite
rules-heading-pieces = Laatat
rules-heading-tiles = Laatat
rules-heading-setup = Valmistelut
rules-heading-opening = Avaus
rules-heading-start = Ensimmäinen laatta
rules-heading-turn = Vuorosi
rules-heading-contact = Mitä laatan on kosketettava
rules-heading-others = Muut värit
rules-heading-strict = Tarkat kulmat
rules-heading-standing = Ei koloja
rules-heading-limits = Korkeusrajat
rules-heading-blocked = Jos et voi asettaa laattaa
rules-heading-draw = Laattojen nostaminen
rules-heading-end = Pelin loppu
rules-heading-scoring = Pistelasku
rules-heading-ties = Tasatilanne
rules-heading-example = Esimerkki
rules-heading-players = Pelaajien määrä
rules-heading-options = Vaihtoehdot
rules-heading-tips = Vinkit
rules-goal-left = Aseta laudalle mahdollisimman monta laattaasi ja jätä muille mahdollisimman vähän tilaa. Lopussa jäljelle jääneet lasketaan sinua vastaan.
rules-goal-pieces = Aseta useampia laattoja kuin toinen pelaaja.
rules-goal-area = Peitä useampia ruutuja kuin toinen pelaaja.
rules-goal-complete = Pelaat itse kaikilla väreillä. Aseta kaikki { $pieces } laattaa.
rules-goal-seen = Rakenna niin, että värisi näkyy suoraan ylhäältä katsottuna mahdollisimman monessa ruudussa.
rules-goal-points = Aseta laattoja, joiden luvut täsmäävät, ja kerää eniten pisteitä.
rules-board-rectangle = Laudassa on { $width } × { $height } ruutua.
rules-board-hexagon = Lauta on kuusikulmio, jossa on { $cells } kolmiota, { $side } kullakin sivulla.
rules-board-inner = Laudasta käytetään vain sisempää kuusikulmiota: { $cells } kolmiota, { $side } kullakin sivulla.
rules-board-heights = Pohjassa on { $squares } ruutua, ja kullakin on raja sille, miten korkealle siihen saa rakentaa. Kaikkiaan tilaa on { $cubes } kuutiolle.
rules-board-reconstructed = Emme tunne tämän laudan painettuja mittoja. Olemme päätelleet ne laudan muodosta ja siitä, että tilaa on { $each } kuutiolle pelaajaa kohti.
rules-board-own = Teet korkeuskartan itse: yksi luku pohjan jokaiselle ruudulle, rivien välissä vinoviiva. Kauimmainen rivi tulee ensin, ja 0 tarkoittaa, ettei ruutua ole. Kaikkien ruutujen on oltava yhteydessä toisiinsa, ja kuutioita saa olla enintään { $most }.
rules-board-table = Laatat asetetaan pöydälle, jolla ei ole reunoja.
rules-pieces-own = Kullakin värillä on { $pieces } laattaa, joissa on { $smallest }–{ $largest } { $shape ->
    [triangle] kolmiota
   *[square] ruutua
  }, kaikki erimuotoisia. Yhteensä niissä on { $cells } { $shape ->
    [triangle] kolmiota
   *[square] ruutua
  }.
rules-pieces-copies = Kullakin värillä on { $pieces } laattaa: { $shapes } eri muotoa, kutakin { $copies }, ja niissä on { $smallest }–{ $largest } ruutua. Yhteensä niissä on { $cells } ruutua.
rules-pieces-shared = Molemmat pelaajat ottavat laattansa samasta sarjasta: { $pieces } laattaa, joissa on { $smallest }–{ $largest } ruutua, kaikki erimuotoisia. Kun toinen pelaaja on asettanut laatan, toinen ei voi enää käyttää sitä.
rules-pieces-cubes = Kullakin värillä on { $pieces } laattaa, joissa on { $smallest }–{ $largest } kuutiota, yhteensä { $cells } kuutiota. Laatta ja sen peilikuva ovat kaksi eri laattaa. Yksittäistä kuutiota ei ole.
rules-pieces-tiles = Kolmionmuotoisia laattoja on { $tiles }. Kussakin on kolme lukua väliltä { $lowest }–{ $highest }. Pienimmästä alkaen myötäpäivään luettuina luvut eivät koskaan pienene, eikä kahta samanlaista laattaa ole. Laatan arvo on sen lukujen summa.
rules-setup-order = Värit pelaavat tässä järjestyksessä: { $colours }.
rules-setup-one-each = Pelaajia on { $seats }, ja kullakin on yksi väri.
rules-setup-two-each = Pelaajia on kaksi, ja kummallakin on kaksi väriä. Ensimmäisellä pelaajalla: { $first }. Toisella pelaajalla: { $second }.
rules-setup-shared = Pelaajia on kolme, ja kullakin on yksi väri. Neljättä väriä ({ $colour }) he pelaavat vuorotellen alkaen siitä pelaajasta, joka aloittaa pelin. Pelaat sitä omalla vuorollasi myös silloin, kun omaa väriäsi ei voi enää asettaa.
rules-setup-teams = Neljä pelaajaa muodostaa kaksi kahden hengen joukkuetta, kullakin yksi väri. Ensimmäisellä joukkueella: { $first }. Toisella joukkueella: { $second }.
rules-setup-solo = Asetat kaikki värit, yhden toisensa jälkeen.
rules-setup-left-out = Pelaajia on kolme, ja kullakin on yksi väri. Neljäs väri ({ $colour }) jää laatikkoon.
rules-start-own =
    Kunkin värin ensimmäisen laatan on peitettävä värin oma { $shape ->
        [triangle] aloituskolmio
       *[square] aloitusruutu
    }: { $points }.
rules-start-any =
    Kunkin värin ensimmäisen laatan on peitettävä jokin vielä vapaa { $shape ->
        [triangle] aloituskolmio
       *[square] aloitusruutu
    }: { $points }.
rules-start-free = Kunkin värin ensimmäisen laatan saa asettaa mihin tahansa laudalla.
rules-start-beside = Pelin ensimmäisen laatan saa asettaa mihin tahansa. Jokaisen muun värin ensimmäisen laatan on kosketettava jo asetettua laattaa.
rules-start-opposite =
    Kunkin värin ensimmäisen laatan on peitettävä { $shape ->
        [triangle] aloituskolmio
       *[square] aloitusruutu
    }: { $points }. Pelaajan kaksi väriä aloittavat toisiaan vastapäätä, joten toinen pelaaja ei saa ottaa { $shape ->
        [triangle] aloituskolmiota
       *[square] aloitusruutua
    }, joka on ensimmäistä väriäsi vastapäätä.
rules-start-spaced =
    Kunkin värin ensimmäisen laatan on peitettävä { $shape ->
        [triangle] aloituskolmio
       *[square] aloitusruutu
    }: { $points }. Kahden värin väliin on jätettävä yksi vapaa { $shape ->
        [triangle] aloituskolmio
       *[square] aloitusruutu
    }.
rules-start-swap = Ensimmäinen pelaaja asettaa ensimmäisen värin laatan ja sitten toisen värin laatan, kummankin minne tahansa laudalle. Ne eivät saa mennä päällekkäin, ja niiden on oltava erimuotoisia. Sitten toinen pelaaja valitsee värin. Seuraavaksi pelaa ensimmäinen väri ({ $colour }), olipa se kummalla tahansa.
rules-start-cubes = Pelin ensimmäinen laatta saa seistä missä tahansa pohjalla. Myös jokaisen muun värin ensimmäisen laatan on seistävä pohjalla, ja sillä on oltava yhteinen tahko jo asetetun laatan kanssa.
rules-turn-flat =
    Aseta yksi laatoistasi laudan { $shape ->
        [triangle] vapaisiin kolmioihin
       *[square] vapaisiin ruutuihin
    }. Saat kiertää sitä ja kääntää sen ympäri. Asetettua laattaa ei voi enää siirtää.
rules-turn-cubes = Aseta yksi laatoistasi. Saat kiertää sitä mihin suuntaan tahansa. Asetettua laattaa ei voi enää siirtää.
rules-contact-corner = Jokaisen uuden laatan on kosketettava kulmallaan ainakin yhtä samanväristä laattaa. Se ei saa koskaan koskettaa omaa väriään sivullaan.
rules-contact-face = Jokaisen uuden laatan on kosketettava samanväristä laattaa sivullaan. Kulman kosketus ei riitä.
rules-contact-triangles = Yksi yhteinen piste riittää: kulma saa koskettaa myös toisen laatan suoran sivun keskikohtaa.
rules-contact-strict = Kun pelataan tarkoin kulmin, oman värisi kulma saa koskettaa vain toista kulmaa, ei koskaan suoran sivun keskikohtaa. Tämä koskee jokaista kohtaa, jossa uusi laatta koskettaa omaa väriään: yksikin väärä kosketus tekee siirrosta kielletyn, vaikka toinen kulma koskettaisi oikein.
rules-contact-others = Laattasi saa koskettaa muita värejä miten tahansa, kulmista tai sivuista.
rules-contact-cubes = Jokaisella uudella laatalla on oltava vähintään yksi yhteinen tahko samanvärisen laatan kanssa, sen vieressä tai päällä. Särmän tai kulman kosketus ei riitä. Muilla väreillä ei ole väliä.
rules-standing = Jokaisessa pylväässä, jota laatta käyttää, sen kuutioiden on seistävä pohjalla tai siinä jo olevien kuutioiden päällä. Laatan alla ei saa olla koloa, eikä mikään saa työntyä tyhjän päälle.
rules-limits = Mikään ei saa olla pohjan ulkopuolella eikä ruutunsa korkeusrajan yläpuolella.
rules-blocked-flat = Jos voit asettaa laatan, sinun on asetettava se. Väri, joka ei voi asettaa laattaa, ohitetaan. Sille ei voi enää avautua uutta tilaa, joten se on poissa pelin loppuun asti.
rules-blocked-out = Väri, joka ei vuorollaan voi asettaa laattaa, on poissa pelin loppuun asti.
rules-blocked-skip = Väri, joka ei voi asettaa laattaa, menettää vain sen vuoron. Muut voivat rakentaessaan avata sille paikan.
rules-end = Peli päättyy, kun mikään väri ei voi enää asettaa laattaa.
rules-ties = Jos paras tulos on usealla, he jakavat voiton.
rules-scoring-advanced =
    Jokainen jäljelle jääneiden laattojesi { $shape ->
        [triangle] kolmio
       *[square] ruutu
    } maksaa 1 pisteen. Jos asetat kaikki laattasi, saat { $all } pistettä ja vielä { $last } lisää, jos pienin laatta oli viimeinen. Suurin pistemäärä voittaa.
rules-scoring-basic = Laske jäljelle jääneiden laattojesi ruudut. Se, jolla ruutuja on jäljellä vähiten, voittaa. Lisäpisteitä ei ole.
rules-scoring-pieces = Jokaisesta asettamastasi laatasta saa 1 pisteen. Se, jolla on eniten pisteitä, voittaa. Lisäpisteitä ei ole.
rules-scoring-area = Jokaisesta peittämästäsi ruudusta saa 1 pisteen. Se, jolla on eniten pisteitä, voittaa, ja tasapisteillä peli on tasapeli. Lisäpisteitä ei ole.
rules-scoring-complete = Voitat, kun kaikki laatat ovat laudalla. Jos et onnistu, asetettujen laattojen määrä kertoo, miten lähelle pääsit.
rules-scoring-seen = Katso suoraan alas: jokaisesta ruudusta, jossa värisi on päällimmäisenä, saa 1 pisteen. Jokainen jäljelle jäänyt laatta maksaa 1 pisteen koosta riippumatta. Se, jolla on eniten pisteitä, voittaa.
rules-scoring-sum = Pelaajan tulos on molempien värien summa.
rules-scoring-team = Joukkueen tulos on sen kahden värin summa.
rules-scoring-shared = Yhteistä väriä ei lasketa kenellekään.
rules-example-finished = Päättynyt peli ja sen pistelasku.
rules-example-colour = Väri
rules-example-left = Jäi yli
rules-example-points = Pisteet
rules-example-turn = Vuoro
rules-example-winner = Voittaja: { $winners }.
rules-figure-starts =
    { $shape ->
        [triangle] Aloituskolmiot
       *[square] Aloitusruudut
    }
rules-figure-pieces = Yhden värin laatat
rules-figure-start =
    Ensimmäinen laatta peittää { $shape ->
        [triangle] aloituskolmion
       *[square] aloitusruudun
    }
rules-figure-corner = Kulma kulmaa vasten
rules-figure-side = Sivu oman värin sivua vasten
rules-figure-apart = Ei kosketa omaa väriään
rules-figure-others = Muut värit saavat koskettaa sivuista
rules-figure-tip = Kulma koskettaa sivun keskikohtaa
rules-figure-face = Yhteinen tahko oman värin kanssa
rules-figure-edge = Vain yhteinen särmä oman värin kanssa
rules-figure-hole = Sen alla on kolo
rules-figure-match = Sivun molemmat luvut ovat samat
rules-figure-mismatch = Sivun luvut eroavat
rules-figure-bridge = Silta: { $points } lisäpistettä
rules-figure-hexagon = Kuusikulmio: { $points } lisäpistettä
rules-figure-hexagons = Kaksi kuusikulmiota yhdellä laatalla: { $points } lisäpistettä
rules-players =
    { $players ->
        [one] 1 pelaaja
       *[other] { $players } pelaajaa
    }
rules-players-cubes = { $columns } ruutua, tilaa { $cubes } kuutiolle
rules-players-tiles = { $tiles } laattaa kullakin
rules-option-start = Ensimmäinen laatta
rules-option-scoring = Pistelasku
rules-option-first = Kuka aloittaa
rules-option-shared = Yhteinen väri
rules-option-strict-corners = Tarkat kulmat
rules-option-left-out = Pois jäävä väri
rules-option-seats = Pelaajien määrä
rules-option-colours-each = Värejä pelaajaa kohti
rules-option-blocked = Jos et voi asettaa laattaa
rules-option-heights = Korkeuskartta
rules-option-without = Tasoitus
rules-option-edition = Versio
rules-option-target = Tavoite
rules-option-deals = Jakojen määrä
rules-option-after-draw = Noston jälkeen
rules-option-time-limit = Vuorot ajalla
rules-option-usual = oletus
rules-option-none = Tässä pelissä ei ole vaihtoehtoja.
rules-choice-first = Kuka tahansa pelaaja voi aloittaa. Muut seuraavat myötäpäivään.
rules-choice-shared = Mikä tahansa neljästä väristä voi olla yhteinen. Värien järjestys pysyy samana: jos sininen on yhteinen, sininen aloittaa silti, ja sen asettaa aloittava pelaaja.
rules-choice-left-out = Mikä tahansa neljästä väristä voi jäädä laatikkoon.
rules-choice-seats-cubes = { $fewest }–{ $most } pelaajaa. Kun pelaajia on vähemmän, kuutioille on vähemmän tilaa, eikä viimeisiä värejä käytetä.
rules-choice-seats = { $fewest }–{ $most } pelaajaa.
rules-choice-colours-each = Kahdella pelaajalla voi olla kummallakin kaksi väriä neljän pelaajan laudalla. Pelaajan väreistä vain parempi lasketaan.
rules-choice-heights = Mikä tahansa korkeuskartta, jossa on enintään { $most } kuutiota.
rules-choice-without = Värit voivat pelata ilman joitakin laattojaan, jotta vahvemmat ja heikommat pelaajat saavat tasaisen pelin. Pois jätetyt laatat eivät maksa mitään. Jos jäljelle jääneet laatat lasketaan sinua vastaan, on etu, että suuria laattoja on vähemmän. Muuten vähemmillä laatoilla on vaikeampaa.
rules-choice-target = Kun jako päättyy, yhteispisteitä verrataan tavoitteeseen: { $usual } pistettä tai jokin muu luku väliltä { $fewest }–{ $most }. Jos joku on saavuttanut sen, ottelu on ohi.
rules-choice-deals = Tai pelatkaa ottelu, jossa on { $fewest }–{ $most } jakoa, pisteistä riippumatta.
rules-choice-drawn = Noston jälkeen saat asettaa vain juuri nostamasi laatan.
rules-choice-any = Noston jälkeen saat asettaa minkä tahansa kätesi laatan.
rules-choice-time-limit = Jokaisella vuorolla on aikaraja. Jos se umpeutuu, nostat laattoja, kunnes vuorosi on ohi. Jos sinun on vielä asetettava ensimmäinen laatta, yksi laatoistasi asetetaan puolestasi.
rules-tiles-hands = Kukin pelaaja ottaa käteensä laattoja ja pitää ne piilossa. Loput ovat pinossa. Näet oman kätesi, pöydän, kaikkien pisteet sekä sen, montako laattaa muilla ja pinossa on.
rules-tiles-begin = Ennen kutakin jakoa jokainen pelaaja nostaa laatan ja näyttää sen. Suurin arvo aloittaa, ja tasatilanteessa olevat nostavat uudelleen. Sitten kaikki laatat sekoitetaan ja jaetaan. Ensimmäinen pelaaja asettaa minkä tahansa laatan ja saa sen arvon.
rules-tiles-lay = Aseta yksi laatta. Vähintään yhden kokonaisen sivun on oltava pöydällä olevaa laattaa vasten, ja sivun molempien lukujen on oltava samat. Myös jokaisessa muussa kulmassa, jota se koskettaa, lukujen on oltava samat.
rules-tiles-score = Laatasta saa sen arvon. Silta tuo { $bridge } lisäpistettä, kuusikulmio { $one }, kaksi kuusikulmiota yhdellä laatalla { $two } ja kolme { $three }.
rules-tiles-bridge = Silta on vain yhdestä sivustaan liitetty laatta, jonka kolmas kulma koskettaa kauempana olevaa laattaa: kulman viereiset kaksi paikkaa ovat tyhjiä, mutta sen takana olevista kolmesta vähintään yksi ei ole. Kuudes laatta pisteen ympärillä täydentää kuusikulmion. Yksi laatta ei voi muodostaa molempia.
rules-tiles-draw = Jos et voi tai halua asettaa laattaa, nosta yksi pinosta. Jokainen nosto maksaa { $cost } pistettä. Saat asettaa laatan heti. Vuorolla saa nostaa enintään { $most } laattaa. Jos et vieläkään aseta laattaa, menetät { $more } pistettä lisää, yhteensä { $all }.
rules-tiles-empty = Kun pino on tyhjä, sinun on asetettava laatta, jos voit. Jos et voi, passaat ilman rangaistusta.
rules-tiles-out = Kun asetat kätesi viimeisen laatan, saat { $out } pistettä ja kaikkien muiden käsissä olevien laattojen arvon. Kierros pelataan ensin loppuun, jotta kaikilla on ollut yhtä monta vuoroa. Jos joltakulta muulta loppuvat laatat samalla kierroksella, hän saa vain nuo { $out } pistettä.
rules-tiles-blocked = Kun kaikki pelaajat ovat passanneet peräkkäin, jako on tukossa. Pienin käsi voittaa sen ja saa kaikkien muiden käsien arvon vähennettynä omallaan. Kukaan muu ei menetä mitään. Jos yhtä pieniä käsiä on useita, kukin niistä saa pisteet näin.
rules-tiles-match = Ottelun lopussa suurin yhteistulos voittaa. Tulos voi laskea alle nollan.
rules-tiles-example-sum = Laatta
rules-tiles-example-bridge = Laatta, joka muodostaa sillan
rules-tiles-example-hexagon = Laatta, joka täydentää kuusikulmion
rules-tiles-example-draws = Kolme nostoa, eikä laattaa asetettu
rules-tiles-example-out = Viimeinen laatta, kun muissa käsissä on jäljellä { $hands }
rules-scoring-standard = Pisteet kuten edellä.
rules-scoring-children = Lapsille: laatasta { $tile } piste, sillasta { $bridge } lisää, yhdestä, kahdesta tai kolmesta kuusikulmiosta { $one }, { $two } tai { $three } lisää ja { $out } sille, jolta laatat loppuvat ensin. Pisteitä ei koskaan menetä. Jakoja on yksi, ellet valitse useampaa tai tavoitetta.
rules-scoring-no-points = Ilman pisteitä: se voittaa, jolta laatat loppuvat ensin. Jos jako menee tukkoon, se voittaa, jolla on vähiten laattoja jäljellä.
rules-edition-international = Kansainvälinen: kuten edellä, { $fewest }–{ $most } pelaajalle.
rules-edition-french = Ranskalainen: { $fewest }–{ $most } pelaajalle. Jako päättyy heti, kun joltakulta loppuvat laatat. Tukkoon menneessä jaossa jokainen menettää oman kätensä arvon. Kun pino on tyhjä, saat passata, vaikka voisit asettaa laatan. Ottelu päättyy heti, kun pelaaja saavuttaa tavoitteen, ja tämä pelaaja voittaa.
rules-edition-spanish = Espanjalainen: { $fewest }–{ $most } pelaajalle; kolmen ja neljän pelaajan pelissä kullakin on vähemmän laattoja.
rules-edition-portuguese = Portugalilainen: kuten espanjalainen versio, mutta kolme nostoa maksaa yhteensä { $draws } pistettä.
rules-edition-tournament = Turnaus: aloittajaa ei ratkaista nostamalla. Suurin laatta, jossa on kolme samaa lukua, on asetettava ensin, kenen kädessä se onkin, ja siitä saa { $triple } lisää, tai { $zero } lisää, jos siinä on kolme nollaa. Jos kenelläkään ei ole sellaista laattaa, suurin arvo aloittaa.
