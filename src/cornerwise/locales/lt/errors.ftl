error-at = { $where }: { $problem }
error-at-move = { $number } ėjimas: { $problem }
error-at-ply = ėjimas nr. { $number }: { $problem }
error-at-character = { $problem } (ties { $offset } ženklu)
error-no-game-but = žaidimo pavadinimu { $name } nėra; gal turėjote galvoje { $near }?
error-no-game = žaidimo pavadinimu { $name } nėra; visus žaidimus išvardija { "`cornerwise games`" }
error-wrong-family =
    { $wanted ->
        [flat-placing] { $game } čia naudoti negalima: tai veikia tik su plokščiais dėliojimo žaidimais
        [two-party] { $game } čia naudoti negalima: tai veikia tik su dviejų pusių žaidimais
       *[placing] { $game } čia naudoti negalima: tai veikia tik su dėliojimo žaidimais
    }
error-no-option = parinkties { $option } nėra (rinkitės iš: { $known })
error-no-options = parinkties { $option } nėra: šis žaidimas parinkčių neturi
error-option-value = { $option } negali būti { $value } (rinkitės iš: { $choices })
error-option-no-text = { $option } negali būti { $value }: tai turi būti tekstas
error-few-colours = spalvų neužtenka, kad visi turėtų po { $each }
error-edition-seats = leidimas { $edition } skirtas nuo { $fewest } iki { $most } žaidėjų, o ne { $seats }
error-deals-no-target = nustatyto dalijimų skaičiaus mačas neturi siekiamos sumos: pasirinkite vieną iš dviejų
error-one-deal = skaičiavimas { $scoring } skirtas vienam dalijimui, o ne { $deals }
error-seed = sėkla turi būti sveikasis skaičius, o ne { $seed }
error-no-seed = šiame žaidime nieko atsitiktinio nėra, tad sėklos nereikia
error-few-tiles = kauliukų ({ $tiles }) neužtenka, kad vietose ({ $seats }) būtų po { $hand }
error-handicap-form = rašykite { "without" } kaip { "blue:I5,W5/red:X5" }, o ne { $text }
error-handicap-twice = { "without" } du kartus nurodo spalvą: { $text }
error-handicap-colour = { "without" }: spalva { $colour } šiame žaidime nežaidžia (rinkitės iš: { $known })
error-handicap-piece = { "without" }: detalės { $piece } nėra (rinkitės iš: { $known })
error-handicap-copies =
    { "without" }: { $colour } turi { $piece } tik { $copies ->
        [one] { $copies } kartą
        [few] { $copies } kartus
        [many] { $copies } karto
       *[other] { $copies } kartų
    }, o ne { $count }
error-handicap-all = { "without" }: { $colour } turi pasilikti bent vieną detalę
error-handicap-shared = { "without" }: handikapas neįmanomas, nes visi žaidėjai turi vieną bendrą detalių rinkinį
error-heights-form = { $text } nėra aukščių planas: rašykite skaičių eilutes, tarp jų / arba nauja eilutė
error-heights-uneven = { $text } nėra aukščių planas: jo eilutės nevienodo ilgio
error-heights-cubes = { $text } nėra aukščių planas: jame telpa { $cubes ->
    [one] { $cubes } kubelis
    [few] { $cubes } kubeliai
    [many] { $cubes } kubelio
   *[other] { $cubes } kubelių
  }, o ne nuo 2 iki { $most }
error-heights-parts = R4: visi aukščių plano langeliai turi susisiekti
error-heights-long = { $text } netinka: R4: aukščių planas gali turėti iki { $most } baitų
error-heights-no-text = { $text } netinka: R4: aukščių planas turi būti tekstinis failas
error-heights-file = { $text } netinka: { $problem }
error-illegal-move = { $move } neleidžiama: { $why } ({ $clause })
error-no-cell = { $board } lentoje nėra vietos { $text }
error-cell-twice = { $text } tą pačią vietą nurodo du kartus
error-lays-nothing = { $text } nepadeda jokios detalės
error-no-colour = { $text } nėra spalva (rinkitės iš: { $known })
error-no-such-colour = { $game } neturi spalvos { $colour } (rinkitės iš: { $known })
error-no-tile = { $text } nėra kauliukas (rašykite kaip { "0-2-5" })
error-tile-order = { $text } nėra kauliukas: skaičiai negali mažėti (rašykite kaip { "0-2-5" })
error-no-move = { $text } nėra ėjimas (rašykite kaip { "0-2-5@1,0/2" })
error-opponent = varžovas yra lygis, { "random" }, { "self" }, žaidėjas arba veiksmą renkanti funkcija, o ne { $given }
error-seat-idle = { $game }: mokomam žaidėjui niekada neateina eilė
error-text-long = tai per ilgas tekstas padėčiai, kurioje yra ne daugiau kaip { $most } ženklų: { $text }
error-text-missing = po { $count ->
    [one] { $count } ėjimo
    [few] { $count } ėjimų
    [many] { $count } ėjimo
   *[other] { $count } ėjimų
  } { $text } gali padėti detalę, bet padėtyje šios spalvos daugiau nėra
error-text-twice = { $text } pasikartoja du kartus
error-text-part = padėtis neturi dalies { $text } (rinkitės iš: { $known })
error-text-points = { $text } turi būti visų žaidėjų ({ $seats }) taškai, pavyzdžiui, { "120,-5" }
error-text-deals = { $text }: po šių dalijimų mačas jau būtų baigtas
error-text-hidden = kauliuką { $text } matė tik kitas žaidėjas, todėl iš šios padėties partijos sudaryti negalima
error-promise = { $game }: { $promise } (po { $moves })
error-file-long = faile daugiau kaip { $most } ženklų
error-file-empty = failas tuščias
error-file-no-game = tai nei įrašas (JSON), nei { ".blksgf" } failas
error-file-design = tai piešinys, o ne partija; jį parodo { "`cornerwise draw`" }
error-file-several = faile { $file } partijų yra { $count }; { "load_games" } perskaito jas visas
error-file-suffix = { $file }: partijos failo pavadinimas turi baigtis vienu iš: { $known }
error-explorer-file = { $file } nėra debiutų naršyklės failas
error-file-json = tai ne JSON failas: { $problem }
error-field-missing = trūksta { $field }
error-field-twice = { $field } pasitaiko du kartus
error-field-unknown = lauko pavadinimu { $field } nėra
error-field-fraction = { $text } nėra sveikasis skaičius, o įrašuose būna tik sveikieji skaičiai
error-field-type = { $field }: reikia „{ $wanted }“, o ne „{ $given }“
error-type-object = objektas
error-type-list = sąrašas
error-type-number = sveikasis skaičius
error-type-text = tekstas
error-type-writable = tinkamas Unicode tekstas, be pakaitinių porų pusių
error-type-move = ėjimo numeris
error-record-version = { "version" }: galima skaityti tik { $version }, o ne { $given }
error-record-players = { "players" }: { $game } turi žaidėjų: { $seats }
error-record-comment = { "comments" }: ėjimo { $number } nėra
error-record-family = { "variant" }: { $game } nėra dėliojimo žaidimas
error-record-not-over = { "result" }: partija nebaigta
error-record-no-result = { "result" }: partija baigta, { $result }, bet rezultatas nenurodytas
error-record-result = { "result" }: partija baigta, { $result }, o ne { $given }
error-sgf-elsewhere = mazgo šiame medyje nėra
error-sgf-charset = ženklų rinkinys { $charset } nepalaikomas
error-sgf-not-charset = tekstas nėra tinkamas { $charset }
error-sgf-unfinished = failas baigiasi medžio viduryje
error-sgf-no-tree = faile nėra partijos medžio
error-sgf-no-node = medis turi prasidėti mazgu
error-sgf-node-place = mazgas turi būti medyje ir prieš jo variantus
error-sgf-many = mazgų daugiau kaip { $most }
error-sgf-close = čia nėra medžio, kurį būtų galima užbaigti
error-sgf-meaning = netikėtas { $sign }
error-sgf-property-place = savybė turi būti mazge
error-sgf-property-twice = { $name } mazge pasitaiko du kartus
error-sgf-no-value = { $name } neturi reikšmės
error-sgf-endless = reikšmė neturi uždaromojo skliausto
error-sgf-property = savybei reikia pavadinimo iš raidžių bei skaitmenų ir reikšmės: { $name } vieno iš jų neturi
error-sgf-game = nežinomas žaidimas { $name }
error-sgf-own = žaidimui { $name } reikia savybės { $property }
error-sgf-two-games = faile pasakyta, kad žaidimas yra { $name } ir kartu { $game }
error-sgf-setup = { $name } sudėlioja padėtį, todėl partijos pagal taisykles pakartoti negalima
error-sgf-two-moves = mazge yra du ėjimai, { $first } ir { $second }
error-sgf-early = čia eina { $colour }, bet ėjimas priklauso spalvai { $turn }, ir ji gali padėti detalę (P11)
error-sgf-colour = { $game } neturi spalvos { $name }
error-extra-solve = sprendimui reikia OR-tools: { $install }
error-extra-nets = tinklams reikia onnxruntime: { $install }
error-extra-pictures = PNG ir WebP paveikslėliams reikia resvg ir Pillow: { $install }
error-extra-cluster = klasteriui reikia Ray: { $install }
error-not-solo = { $game } nėra žaidimas vienam (rinkitės iš: { $known })
solo-no-room = { $colour } neturi vietos detalei { $piece }
solo-no-reach = { $colour }: reikia vietos { $cells }, o pasiekiama tik { $room }
solo-few-cells = likusioms detalėms laisvų vietų reikia { $needed }, o liko tik { $free }
error-puzzle = tai ne galvosūkių failas
error-puzzle-unproven = galvosūkis { $id } turi kitą sprendimą arba jokio
error-level = lygiai yra nuo { $least } iki { $most }, o ne { $given }
error-strength-both = lygis pats nustato mazgus ir laiką: nurodykite arba lygį, arba mazgus ir laiką
error-no-parameter = parametro { $name } nėra (rinkitės iš: { $known })
error-value = { $name } turi būti { $wanted }, o ne { $given }
error-wants-whole = sveikasis skaičius nuo { $least } iki { $most }
error-wants-seconds = sekundžių skaičius iki { $most }
error-wants-or = { $wanted } arba { $other }
error-search-nodes = paieškai reikia bent vieno mazgo, o ne { $given }
error-search-time = paieškai reikia daugiau kaip 0 sekundžių, o ne { $given }
error-search-memory = paieškai reikia bent { $least } MiB atminties, o ne { $given }
error-search-limits = paieškai reikia mazgų skaičiaus arba laiko ribos
error-search-tuning = paieškos taip nustatyti negalima: { $problem }
error-evaluator = vertintojo { $name } nėra (rinkitės iš: { $known }) ir nėra tokio failo
error-slip = suklydimų dalis turi būti nuo 0 iki 1, o ne { $given }
error-threads = gijų gali būti nuo 1 iki { $most }, o ne { $given }
error-no-net = pakete nėra tinklo žaidimui { $game }
error-nobody-moves = dabar niekas negali eiti, tad nėra ko rinktis
error-net-large = { $file } per didelis, kad būtų tinklas
error-net-damaged = { $file } nėra tinklas: { $problem }
error-net-foreign = { $file } nėra šios programos tinklas
error-net-board = { $file } mokytas su kita lenta ar kitomis detalėmis, o ne { $game }
error-net-shape = { $file } yra kitokio pavidalo negu { $game } tinklas
error-entrant = dalyvis { $spec }: { $problem }
error-no-program = programos { $program } nėra
error-programs-play = programos gali žaisti tik dėliojimo žaidimus, o { $game } ne toks
error-not-one-of = rinkitės iš: { $known }
error-not-called = { $name } iškviesti negalima
error-not-pair = { $text } nėra { "NAME=VALUE" } pavidalo
error-value-parts = { $name } yra viena reikšmė, todėl dalių neturi
error-worker-ended = vykdytojas sustojo dar nepradėjęs žaisti; jo klaida parodyta aukščiau
error-no-cluster = adresu { $address } Ray klasterio nėra: { $problem }
error-machines-lost =
    { $number } partija: { $count ->
        [one] ją žaidžiant prarastas { $count } kompiuteris
        [few] ją žaidžiant prarasti { $count } kompiuteriai
        [many] ją žaidžiant prarasta { $count } kompiuterio
       *[other] ją žaidžiant prarasta { $count } kompiuterių
    }
error-arena-entrants = arenai reikia bent 2 dalyvių
error-arena-names = du dalyviai vadinasi { $name }; vienam duokite kitą vardą su { "NAME=" }{ $spec }
error-arena-alone = { $game } žaidžiama po vieną; arenai reikia žaidimo dviem ar daugiau
error-arena-time = ėjimo laikas turi būti didesnis už 0
error-arena-two = nuosekliajam testui reikia lygiai 2 dalyvių
error-arena-plies = { $game } po atsitiktinių ėjimų ({ $plies }) visada baigta; naudokite mažiau
error-arena-even = nė vienas { $game } debiutas su atsitiktiniais ėjimais ({ $plies }) nebuvo pakankamai lygus; leiskite didesnę tikimybę
error-arena-version = tai ne arenos nustatymai, versija { $version }
error-arena-settings = nustatymai sugadinti: { $problem }
error-arena-none = { $folder }: šiame aplanke arenos nėra, nes nėra failo { $file }
error-arena-busy = { $folder }: šį aplanką naudoja kitas paleidimas
error-arena-other = { $folder }: šis aplankas priklauso paleidimui su kitais nustatymais: { $name } buvo { $was }, o dabar { $now }
error-arena-line = { $file }, { $line } eilutė: sugadinta ({ $problem })
error-net-part = { $text } nėra žaidimas ar GAME*NUMBER, kur skaičius iki { $most }
error-net-shared = { $first } ir { $second } per daug skiriasi, kad turėtų bendrą tinklą
error-window = { $file } nėra { $game } langas: { $problem }
error-holds-no = aplanke { $folder } nėra { $name }
error-no-training = aplanke { $folder } nėra mokymo: { $problem }
error-other-training = aplanke { $folder } yra kito žaidimo mokymas, o ne { $game }
error-unreadable = { $file } perskaityti negalima: { $problem }
error-learning = mokymas nepavyko { $step } žingsnyje: nuostolis nebėra skaičius
error-no-figure = dydžio { $name } nėra (rinkitės iš: { $known })
error-action-of = { $number } partijos veiksmas { $action }
error-action-type = veiksmas turi būti sveikasis skaičius
error-action-range = veiksmai yra nuo 0 iki { $most }, o ne { $given }
error-action-place = atviros vietos { $place } nėra
error-step-after-end = partija baigta ({ $clause }): prieš kitą veiksmą pradėkite iš naujo
error-not-reset = kvieskite { "reset()" } prieš { $what }
error-rewards = atlygis turi būti vienas iš { $known }, o ne { $given }
error-illegal-actions = neleistinų veiksmų nustatymas turi būti vienas iš { $known }, o ne { $given }
error-seat = { $game } čia turi vietas nuo 0 iki { $most }, o ne { $given }
error-batch-games = partijų gali būti nuo 1 iki { $most }, o ne { $given }
error-no-observer-parameters = stebėjimai neturi parametrų
error-smtp-url = { "smtp" } turi būti URL, pavyzdžiui, { $first } ar { $second }
error-database-url = duomenų bazė turi būti URL, pavyzdžiui, { $example }
error-database-file = duomenų bazės URL turi nurodyti failą, pavyzdžiui, { $example }
error-database-open = duomenų bazės { $file } negalima atverti: { $problem }
error-no-database = duomenų bazės pavadinimu { $name } nėra (rinkitės iš: { $known })
error-database-full = duomenų bazė netuščia, ir atkūrimas perrašytų duomenis; pasirinkite tuščią
error-workers-database = keliems procesams reikia PostgreSQL, nes SQLite veikia tik vienam procesui
error-workers-redis = keliems procesams reikia Redis, kad keistųsi įvykiais
error-backup-table = { $file }: atsarginėje kopijoje yra lentelė, kurios ši versija nežino
error-backup-version = { $file }: ši atsarginė kopija yra iš kitos versijos; atkurkite ją ta versija
error-backup-damaged = { $file }: tai ne atsarginė kopija arba ji sugadinta
error-refused = serveris atsisakė: { $said }
error-refused-socket = serveris atsisakė jungties; patikrinkite raktą
error-connection = ryšys nutrūko: { $problem }
error-no-free-seat = toje partijoje laisvos vietos nėra
refused-no-address = šiuo adresu nieko nėra
refused-http = į užklausą atsakyti negalima: { $said }
refused-request-long = užklausa gali turėti iki { $most } baitų
refused-message-long = pranešimas gali turėti iki { $most } baitų
refused-games = tekste gali būti iki { $games } partijų ant { $boards } skirtingų lentų
refused-takes-long = tam reikia per daug laiko ar atminties; pabandykite ką nors mažesnio
refused-too-many = per daug tokių užklausų; bandykite dar kartą po { $seconds } s
refused-version = šis serveris naudoja protokolo { $version } versiją
refused-followed = viena jungtimi galima sekti iki { $most } partijų
refused-origin = šiam puslapiui neleidžiama naudotis šiuo serveriu
refused-host = šis serveris neatsako į tokį mazgo vardą
refused-broken = serveryje kažkas nepavyko; bandykite dar kartą
refused-storage = šiuo metu nieko negalima išsaugoti; bandykite po akimirkos
refused-closing = serveris stabdomas; bandykite po akimirkos
refused-searches = laukia per daug paieškų; bandykite po akimirkos
refused-no-answer = kompiuteris ėjimo nerado
refused-other-server = tuo pačiu metu kažkas pasikeitė; bandykite dar kartą
refused-no-session = neturite seanso; pradėkite jį su { $how }
refused-no-key = tokio rakto nėra arba jis ištrintas
refused-no-such-key = tokio rakto neturite
refused-no-such-session = tokio seanso neturite
refused-no-such-puzzle = tokio galvosūkio nėra
refused-session-old = pirma prisijunkite iš naujo
refused-scope = šis raktas neturi leidimo: { $scope }
refused-person = tai gali daryti tik žaidėjas, o ne programa su raktu
refused-account-taken = šis naudotojo vardas užimtas arba paskyrą jau turite
refused-account-name = naudotojo vardą turi sudaryti nuo 1 iki 24 matomų ženklų
refused-password = neteisingas naudotojo vardas arba slaptažodis
refused-common-password = šis slaptažodis per dažnas; pasirinkite kitą
refused-recovery-code = tai nėra tos paskyros atkūrimo kodas
refused-code = tokio kodo nėra, jis jau panaudotas arba nebegalioja
refused-passkey = tas prieigos raktas čia neveikia; prisijunkite kitu būdu
refused-passkey-account = prieigos raktas priklauso paskyrai; pirma susikurkite paskyrą
refused-rating = reitingines partijas gali žaisti tik žaidėjai su paskyra
refused-subscription = šis serveris negali siųsti pranešimų į šią naršyklę
refused-no-mail = šis serveris laiškų nesiunčia
refused-mail-failed = laiško išsiųsti nepavyko; pabandykite vėliau
refused-account-letters = naudotojo varde negalima maišyti skirtingų raštų raidžių, pavyzdžiui, lotyniškų ir kirilicos
refused-seat-count = { $game } su šiomis parinktimis turi vietų: { $seats }, o ne { $given }
refused-levels = lygiai yra nuo { $least } iki { $most }
refused-handicap-twice = handikapas yra parinktis { "`without`" }; ji nurodyta du kartus
refused-handicap-rated = partija su handikapu negali būti reitinginė
refused-nobody-plays = bent viena vieta turi būti žmogui
refused-clock = laikrodyje turi būti nuo 1 sekundės iki { $most } dienų
refused-increment = priedas gali būti iki 10 minučių ir tik su visos partijos laikrodžiu
refused-turn-limit = ribotam ėjimo laikui reikia laikrodžio su laiku kiekvienam ėjimui
refused-waiting-matches = laukti gali iki { $most } jūsų arba jūsų adreso partijų; pirma vieną atšaukite

## Refusals: tournaments

refused-no-tournament = tokio turnyro nėra
refused-tournament-phase = šiame turnyre to dabar padaryti negalima
refused-tournament-full = šis turnyras pilnas: gali dalyvauti iki { $most }; vis tiek galite jį žiūrėti
refused-tournament-host = tai gali padaryti tik turnyro organizatorius
refused-tournament-few = tokiam turnyrui reikia bent { $least } žaidėjų
refused-tournament-clock = turnyrui reikia laikrodžio, o arenoje jis turi būti nustatytas minutėmis
refused-tournament-game = turnyrai skirti žaidimams nuo 2 iki { $most } žaidėjų be komandų
refused-tournament-tables = partijoms, kuriose daugiau kaip 2 žaidėjai, reikia šveicariškos sistemos arba arenos
refused-waiting-tournaments = galite turėti iki { $most } neprasidėjusių turnyrų; pirma vieną pradėkite arba atšaukite
refused-in-tournament = turnyro partijoje tai neįmanoma
refused-no-match = tokios partijos nėra
refused-phase =
    { $phase ->
        [waiting] partija dar neprasidėjo
        [paused] partija pristabdyta
        [over] partija baigta
       *[playing] partija vyksta
    }
refused-seat-out = žaidėjas { $number } iškrito iš partijos
refused-stale = partijoje dabar įvykis { $seq }, o ne { $given }
refused-no-seat = čia negalite žaisti kaip žaidėjas { $number }
refused-seat-not-yours = jūs ne žaidėjas { $number }
refused-seat-taken = žaidėjo { $number } vieta užimta
refused-have-seat = jau turite vietą
refused-turn = dabar ne jūsų ėjimas; palaukite žaidėjo { $number }
refused-mover-only = prašyti galite tik savo ėjimu
refused-nobody-moves = dabar niekas negali eiti
refused-computer-plays = šioje vietoje žaidžia kompiuteris
refused-computer-plays-on = kompiuteris nori žaisti toliau
refused-proposal-open = į ankstesnį pasiūlymą ({ $proposal }) dar neatsakyta; atsakykite arba palaukite
refused-no-proposal = nėra pasiūlymo, į kurį galėtumėte atsakyti
refused-rematch = revanšas jau prasidėjo
refused-not-gone = žaidėjas { $number } neišėjo
refused-no-undo = neturite ėjimo, kurį būtų galima atšaukti
refused-no-hints = prie šio stalo užuominos išjungtos
refused-no-hint-found = užuominos rasti nepavyko; bandykite dar kartą
refused-hidden-hands = partiją su paslėptais kauliukais galima įrašyti tik kai ji baigta, JSON formatu
refused-match-or-record = nurodykite arba partiją, arba įrašą, bet ne abu
refused-review-early = partiją galima apžvelgti tik kai ji baigta
refused-no-picture = tokio paveikslo nėra
refused-no-chat = prie šio stalo pokalbis išjungtas
refused-speak = čia rašyti gali tik žaidėjai
refused-presets = prie šio stalo galima naudoti tik paruoštas frazes
refused-preset-or-text = nurodykite arba paruoštą frazę, arba tekstą, bet ne abu
refused-said-enough = prie šio stalo žinučių rašyti nebegalima
refused-mute = toje vietoje nėra nieko, ką galėtumėte nutildyti
refused-no-line = žinutės tokiu numeriu nėra
refused-tournament-time = pasirinkite pradžios laiką per artimiausius metus
refused-tournament-number = turnyras negali laukti daugiau žaidėjų, nei gali dalyvauti; pasirinkite mažesnį skaičių
refused-tournament-engines = bent vienas turnyro žaidėjas turi būti žmogus
refused-no-entrant = turnyre nėra nieko su šiuo numeriu
refused-no-club = tokio klubo nėra
refused-no-member = klube nėra nieko šiuo vardu
refused-club-account = klubams reikia paskyros; pirma prisijunkite arba registruokitės
refused-club-name = klubo pavadinime raidžių ar skaitmenų turi būti bent { $least }
refused-club-letters = klubo pavadinime negalima maišyti skirtingų raštų raidžių, pavyzdžiui, lotyniškų ir kirilicos
refused-club-taken = klubas tokiu ar panašiai atrodančiu pavadinimu jau yra; pasirinkite kitą pavadinimą
refused-club-members-only = tai gali daryti tik klubo nariai
refused-club-organisers = tai gali daryti tik klubo organizatoriai
refused-club-owner = tai gali daryti tik klubo savininkas
refused-club-invitation = į šį klubą įstojama tik su kvietimu; paprašykite organizatoriaus nuorodos
refused-club-full = šis klubas pilnas: narių gali būti ne daugiau kaip { $most }; pasirinkite kitą
refused-club-too-many = klubų, kuriuose esate, gali būti ne daugiau kaip { $most }; pirma išeikite iš vieno
refused-club-too-many-owned = klubų, kurių savininkas esate, gali būti ne daugiau kaip { $most }; pirma vieną ištrinkite arba jo savininku paskirkite ką nors kitą
refused-club-successor = šis narys jau yra tiek klubų savininkas, kiek galima: { $most }; pasirinkite ką nors kitą
refused-club-owner-leaves = prieš išeidami iš klubo, savininku paskirkite ką nors kitą
refused-free-chat-off = pirma savo paskyroje įjunkite laisvą tekstą
refused-nobody-reads = niekas kitas prie šio stalo laisvo teksto neįjungė; naudokite paruoštą frazę
refused-chat-taken = pokalbiu naudotis nebegalite; priežasties klauskite šio serverio prižiūrėtojų
# $date is written as 2026-11-18.
refused-chat-taken-until = pokalbiu naudotis negalite iki { $date }
refused-no-account = niekas neturi tokio naudotojo vardo; patikrinkite, kaip parašyta
refused-contacts-account = tam reikia paskyros; pirma prisijunkite arba registruokitės
refused-yourself = pasirinkite ką nors kitą, o ne save
refused-contacts-full = šis sąrašas pilnas, didžiausias žmonių skaičius: { $most }; pirma ką nors pašalinkite
refused-follow = šio žaidėjo sekti negalite
refused-company = prie šios partijos prisijungti negalite; pasirinkite kitą
refused-challenge = šis žaidėjas iš jūsų iššūkių nepriima
refused-challenge-open = šis žaidėjas dar neatsakė į ankstesnį jūsų iššūkį; palaukite arba pirma jį atšaukite
refused-challenges-full = jūsų iššūkiai, laukiantys atsakymo: { $most }; pirma vieną iš jų atšaukite
refused-challenge-seats = viena vieta turi būti jūsų, o viena – varžovo
refused-no-challenge = į šį iššūkį jau atsakyta, jis atšauktas arba nebegalioja
refused-series-seats = serijos skirtos tik dviejų žaidėjų partijoms
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = serijos ilgis turi būti vienas iš: { $lengths }
refused-report-what = nurodykite, dėl kurios žinutės ar kurio žaidėjo skundžiatės
refused-report-seat = toje vietoje nėra nieko, dėl ko būtų galima skųstis
refused-report-table = skųstis gali tik prie šio stalo esantys žaidėjai
refused-suspended = jūsų paskyra sustabdyta; priežasties klauskite šio serverio prižiūrėtojų
# $date is written as 2026-11-18.
refused-suspended-until = jūsų paskyra sustabdyta iki { $date }
refused-name-taken = savo vardo keisti negalite; priežasties klauskite šio serverio prižiūrėtojų
refused-name-taken-until = savo vardo keisti negalite iki { $date }
error-packed-games = tai ne debiutų naršyklės partijų rinkinys arba jis sugadintas
error-being-built = kitas procesas šiuo metu kuria failą { $file }
# $command is what to type
refused-no-engine-games = šis serveris dar neturi kompiuterio partijų, kurias galėtų rodyti; serverio prižiūrėtojas jas gali gauti su: { $command }
refused-engine-games-soon = kompiuterio partijos ruošiamos; po kelių minučių bandykite dar kartą
error-moderate-no-report = skundo { $number } nėra
error-moderate-bad-name = { $name } negali būti vardas
error-moderate-name-taken = vardas { $name } užimtas
