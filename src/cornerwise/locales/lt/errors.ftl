error-at = { $where }: { $problem }
error-at-move = { $number } ėjimas: { $problem }
error-at-ply = ėjimas nr. { $number }: { $problem }
error-at-character = { $problem } (ties { $offset } ženklu)
error-no-game-but = žaidimo { $name } nėra; gal turėjote galvoje { $near }?
error-no-game = žaidimo { $name } nėra; juos išvardija { "`cornerwise games`" }
error-wrong-family = { $wanted ->
    [flat-placing] { $game } nėra plokščias dėliojimo žaidimas, o čia tinka tik toks
    [two-party] { $game } nėra dviejų pusių žaidimas, o čia tinka tik toks
   *[placing] { $game } nėra dėliojimo žaidimas, o čia tinka tik toks
  }
error-no-option = parinkties { $option } nėra (yra: { $known })
error-no-options = parinkties { $option } nėra (nėra jokių)
error-option-value = { $option } negali būti { $value } (galima: { $choices })
error-option-no-text = { $option } negali būti { $value } (tai tekstas)
error-few-colours = spalvų neužtenka, kad visi turėtų po { $each }
error-edition-seats = leidimas { $edition } skirtas nuo { $fewest } iki { $most } vietų, o ne { $seats }
error-deals-no-target = nustatyto dalijimų skaičiaus mačas neturi siekiamos sumos
error-one-deal = skaičiavimas { $scoring } skirtas vienam dalijimui, o ne { $deals }
error-seed = sėkla yra sveikasis skaičius, o ne { $seed }
error-no-seed = niekas nepalikta atsitiktinumui, tad sėklos nėra
error-few-tiles = kauliukų ({ $tiles }) neužtenka, kad vietose ({ $seats }) būtų po { $hand }
error-handicap-form = { "without" } rašoma kaip { "blue:I5,W5/red:X5" }, o ne { $text }
error-handicap-twice = { "without" } du kartus nurodo spalvą: { $text }
error-handicap-colour = { "without" }: { $colour } nežaidžia (yra: { $known })
error-handicap-piece = { "without" }: detalės { $piece } nėra (yra: { $known })
error-handicap-copies = { "without" }: { $colour } turi { $piece } { $copies ->
    [one] { $copies } kartą
    [few] { $copies } kartus
    [many] { $copies } karto
   *[other] { $copies } kartų
  }, o ne { $count }
error-handicap-all = { "without" }: { $colour } turi pasilikti bent vieną detalę
error-handicap-shared = { "without" }: savų detalių niekas neturi
error-heights-form = { $text } nėra aukščių planas: skaičių eilutės skiriamos / arba eilutės pabaiga
error-heights-uneven = { $text } nėra aukščių planas: jo eilutės nevienodo ilgio
error-heights-cubes = { $text } nėra aukščių planas: jame telpa { $cubes ->
    [one] { $cubes } kubelis
    [few] { $cubes } kubeliai
    [many] { $cubes } kubelio
   *[other] { $cubes } kubelių
  }, o ne nuo 2 iki { $most }
error-heights-parts = R4: aukščių planas suskyla į kelias dalis
error-heights-long = { $text } netinka: R4: aukščių planas turi ne daugiau kaip { $most } baitų
error-heights-no-text = { $text } netinka: R4: aukščių planas yra tekstas
error-heights-file = { $text } netinka: { $problem }
error-illegal-move = { $move } neleidžiama: { $why } ({ $clause })
error-no-cell = { $text } nėra { $board } lentos langelis
error-cell-twice = { $text } du kartus nurodo langelį
error-lays-nothing = { $text } nepadeda jokios detalės
error-no-colour = { $text } nėra spalva (galima: { $known })
error-no-such-colour = { $game } neturi spalvos { $colour } (yra: { $known })
error-no-tile = { $text } nėra kauliukas (kaip { "0-2-5" })
error-tile-order = { $text } nėra kauliukas: kauliuko skaičiai didėja
error-no-move = { $text } nėra ėjimas (kaip { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (po { $moves })
error-file-long = failas ilgesnis negu { $most } ženklų
error-file-empty = failas tuščias
error-file-no-game = nei įrašas (JSON), nei { ".blksgf" } failas
error-file-design = tai piešinys, o ne partija; jį parodo { "`cornerwise draw`" }
error-file-json = tai ne JSON failas: { $problem }
error-field-missing = { $field }: trūksta
error-field-twice = { $field } yra du kartus
error-field-unknown = lauko { $field } nėra
error-field-fraction = { $text } nėra sveikasis skaičius, o kitokių įrašuose nebūna
error-field-type = { $field }: reikia „{ $wanted }“, o ne „{ $given }“
error-type-object = objektas
error-type-list = sąrašas
error-type-number = sveikasis skaičius
error-type-text = tekstas
error-type-writable = tekstas, kurį galima vėl įrašyti, be pakaitinių porų pusių
error-type-move = ėjimo numeris
error-record-version = { "version" }: galima skaityti tik { $version }, o ne { $given }
error-record-players = { "players" }: { $game } turi vietų: { $seats }
error-record-comment = { "comments" }: ėjimo { $number } nėra
error-record-family = { "variant" }: { $game } nėra dėliojimo žaidimas
error-record-not-over = { "result" }: partija nebaigta
error-record-no-result = { "result" }: partija baigta, { $result }, o nenurodyta nieko
error-record-result = { "result" }: partija baigta, { $result }, o ne { $given }
error-sgf-elsewhere = mazgo šiame medyje nėra
error-sgf-charset = ženklų rinkinio { $charset } perskaityti negalima
error-sgf-not-charset = tekstas nėra { $charset }
error-sgf-unfinished = failas baigiasi medžio viduje
error-sgf-no-tree = faile nėra medžio
error-sgf-no-node = medis turi prasidėti mazgu
error-sgf-node-place = mazgas turi būti medyje ir prieš jo variantus
error-sgf-many = mazgų daugiau kaip { $most }
error-sgf-close = čia nėra medžio, kurį būtų galima užbaigti
error-sgf-meaning = { $sign } čia nieko nereiškia
error-sgf-property-place = savybė turi būti mazge
error-sgf-property-twice = { $name } mazge yra du kartus
error-sgf-no-value = { $name } neturi reikšmės
error-sgf-endless = reikšmė niekada nesibaigia
error-sgf-property = savybei reikia vardo iš raidžių bei skaitmenų ir reikšmės, o { $name } to neturi
error-sgf-game = žaidimas { $name } nežinomas
error-sgf-own = žaidimui { $name } reikia savybės { $property }
error-sgf-two-games = žaidimas yra { $name } ir kartu { $game }
error-sgf-setup = { $name } sudėlioja padėtį, kurios pagal taisykles pakartoti negalima
error-sgf-two-moves = mazge yra du ėjimai, { $first } ir { $second }
error-sgf-early = eina { $colour }, bet { $turn } turi kur dėti ir eina pirma (P11)
error-sgf-colour = { $game } neturi spalvos { $name }
error-extra-solve = sprendimui reikia OR-tools: { $install }
error-extra-nets = tinklams reikia onnxruntime: { $install }
error-extra-cluster = klasteriui reikia Ray: { $install }
error-not-solo = { $game } nėra žaidimas vienam (užbaigti galima: { $known })
solo-no-room = { $colour } neturi vietos detalei { $piece }
solo-no-reach = { $colour }: reikia langelių { $cells }, o pasiekiama tik { $room }
solo-few-cells = reikia langelių { $needed }, o laisvi tik { $free }
error-level = lygiai yra nuo { $least } iki { $most }, o ne { $given }
error-strength-both = lygis turi savo mazgus ir laiką: nurodykite arba lygį, arba mazgus ir laiką
error-no-parameter = parametro { $name } nėra (yra: { $known })
error-value = { $name } yra { $wanted }, o ne { $given }
error-wants-whole = sveikasis skaičius nuo { $least } iki { $most }
error-wants-seconds = sekundžių skaičius iki { $most }
error-wants-or = { $wanted } arba { $other }
error-search-nodes = paieškai reikia bent vieno mazgo, o ne { $given }
error-search-time = paieškai reikia laiko, o ne { $given }
error-search-memory = paieškai reikia bent { $least } MiB atminties, o ne { $given }
error-search-limits = paieškai reikia mazgų skaičiaus arba laiko
error-search-tuning = paieškos taip nustatyti negalima: { $problem }
error-evaluator = nėra vertintojo { $name } (yra: { $known }) ir nėra tokio failo
error-slip = suklydimai yra dalis nuo 0 iki 1, o ne { $given }
error-threads = gijų gali būti nuo 1 iki { $most }, o ne { $given }
error-no-net = pakete nėra tinklo žaidimui { $game }
error-nobody-moves = niekas neina, tad nėra ko rinktis
error-net-large = { $file } per didelis, kad būtų tinklas
error-net-damaged = { $file } nėra tinklas: { $problem }
error-net-foreign = { $file } nėra šios programos tinklas
error-net-board = { $file } mokytas su kita lenta ar kitomis detalėmis, o ne { $game }
error-net-shape = { $file } yra kitokio pavidalo negu { $game } tinklas
error-entrant = dalyvis { $spec }: { $problem }
error-no-program = programos { $program } nėra
error-programs-play = programos žaidžia tik dėliojimo žaidimus, o { $game } ne toks
error-not-one-of = nėra tarp galimų: { $known }
error-not-called = { $name } iškviesti negalima
error-not-pair = { $text } nėra { "NAME=VALUE" } pavidalo
error-value-parts = { $name } yra viena reikšmė, bet turi dalių
error-worker-ended = vykdytojas baigėsi dar nepradėjęs žaisti; jo klaida parodyta aukščiau
error-no-cluster = adresu { $address } Ray klasterio nėra: { $problem }
error-machines-lost = { $number } partija: { $count ->
    [one] dėl jos prarastas { $count } kompiuteris
    [few] dėl jos prarasti { $count } kompiuteriai
    [many] dėl jos prarasta { $count } kompiuterio
   *[other] dėl jos prarasta { $count } kompiuterių
  }
error-arena-entrants = arenai reikia dviejų ar daugiau dalyvių
error-arena-names = du dalyviai vadinasi { $name }; vieną pavadinkite { "NAME=" }{ $spec }
error-arena-alone = { $game } čia žaidžiama po vieną; arenai reikia dviejų ar daugiau pusių
error-arena-time = ėjimo laikas turi būti didesnis už nulį
error-arena-two = nuoseklusis testas vyksta tarp dviejų dalyvių
error-arena-plies = po atsitiktinių ėjimų ({ $plies }) nė viena { $game } partija nebesitęsia
error-arena-version = tai ne arenos nustatymai, versija { $version }
error-arena-settings = nustatymai sugadinti: { $problem }
error-arena-none = { $folder }: čia arena nežaista, failo { $file } nėra
error-arena-busy = { $folder }: čia jau rašo kitas paleidimas
error-arena-other = { $folder }: ten yra kitų nustatymų rezultatai: { $name } buvo { $was }, o dabar { $now }
error-arena-line = { $file }, { $line } eilutė: sugadinta ({ $problem })
error-net-part = { $text } nėra žaidimas ar GAME*NUMBER, kur skaičius iki { $most }
error-net-shared = { $first } ir { $second } per daug skiriasi, kad turėtų bendrą tinklą
error-window = { $file } nėra { $game } langas: { $problem }
error-holds-no = aplanke { $folder } nėra { $name }
error-no-training = aplanke { $folder } nėra mokymo: { $problem }
error-other-training = aplanke { $folder } yra kito žaidimo mokymas, o ne { $game }
error-unreadable = { $file } perskaityti negalima: { $problem }
error-learning = mokymas nepavyko { $step } žingsnyje: nuostolis nebėra skaičius
error-no-figure = dydžio { $name } nėra (galima: { $known })
error-action-of = { $number } partijos veiksmas { $action }
error-action-type = veiksmas yra sveikasis skaičius
error-action-range = veiksmai yra nuo 0 iki { $most }, o ne { $given }
error-action-place = atviros vietos { $place } nėra
error-step-after-end = partija baigta ({ $clause }): prieš kitą veiksmą pradėkite iš naujo
error-not-reset = pirma reikia kviesti { "reset()" }, tik paskui { $what }
error-rewards = atlygis skiriamas už vieną iš { $known }, o ne už { $given }
error-illegal-actions = neleistino veiksmo pasekmė yra viena iš { $known }, o ne { $given }
error-seat = { $game } čia turi vietas nuo 0 iki { $most }, o ne { $given }
error-batch-games = partijų gali būti nuo 1 iki { $most }, o ne { $given }
error-no-observer-parameters = stebėjimai neturi parametrų
error-smtp-url = { "smtp" } nėra toks URL kaip { $first } ar { $second }
error-database-url = duomenų bazė nėra toks URL kaip { $example }
error-database-file = duomenų bazei reikia failo, kaip { $example }
error-no-database = duomenų bazės { $name } nėra (galima: { $known })
error-database-full = duomenų bazė netuščia, o joje niekas neperrašoma
error-workers-database = keliems procesams reikia PostgreSQL: SQLite skirta vienam
error-workers-redis = keliems procesams reikia Redis, kad praneštų vieni kitiems, kas vyksta
error-backup-table = { $file }: lentelė, kurios ši versija nežino
error-backup-version = { $file }: ne šios versijos atsarginė kopija
error-backup-damaged = { $file }: tai ne atsarginė kopija arba ji sugadinta
error-refused = serveris atsisakė: { $said }
error-refused-socket = serveris atsisakė jungties: ar raktas teisingas?
error-connection = ryšys nutrūko: { $problem }
error-no-free-seat = toje partijoje laisvos vietos nėra
refused-no-address = tokio adreso nėra
refused-http = į užklausą atsakyti negalima: { $said }
refused-request-long = užklausa turi ne daugiau kaip { $most } baitų
refused-message-long = pranešimas turi ne daugiau kaip { $most } baitų
refused-too-many = jų per daug; pabandykite dar kartą po { $seconds } s
refused-version = šis serveris kalba protokolo { $version } versija
refused-followed = viena jungtimi galima sekti ne daugiau kaip { $most } partijų
refused-origin = šis puslapis negali naudotis šiuo serveriu
refused-broken = čia kažkas nepavyko; pabandykite dar kartą
refused-closing = serveris stabdomas
refused-searches = jau laukia per daug paieškų
refused-no-answer = variklis atsakymo nerado
refused-other-server = kitas serveris buvo greitesnis
refused-no-session = seanso nėra; pradėkite jį su { $how }
refused-no-key = tokio rakto nėra arba jis atšauktas
refused-no-such-key = tokio rakto neturite
refused-scope = šis raktas neleidžia { $scope }
refused-person = tai gali daryti tik pats žaidėjas
refused-account-taken = paskyra tokiu vardu jau yra arba ją jau turite
refused-password = tai nėra paskyros vardas ir slaptažodis
refused-recovery-code = tai nėra tos paskyros atkūrimo kodas
refused-code = tokio kodo nėra, jis panaudotas arba per senas
refused-passkey = tas prieigos raktas netinka
refused-passkey-account = prieigos raktas priklauso paskyrai; pirma ją susikurkite
refused-rating = dėl reitingo gali žaisti tik turintys paskyrą
refused-subscription = tai nėra šiam serveriui žinomos pranešimų tarnybos prenumerata
refused-no-mail = šis serveris laiškų nesiunčia
refused-mail-failed = laiško išsiųsti nepavyko; pabandykite vėliau
refused-seat-count = { $game } čia turi vietų: { $seats }, o ne { $given }
refused-levels = lygiai yra nuo { $least } iki { $most }
refused-handicap-twice = handikapas yra parinktis { "`without`" }; ji čia du kartus
refused-handicap-rated = partija su handikapu į reitingą neįskaitoma
refused-nobody-plays = niekas nežaidžia
refused-clock = laikrodyje gali būti nuo 1 sekundės iki { $most } dienų
refused-increment = priedas yra ne daugiau kaip 10 minučių ir tik su visos partijos laikrodžiu
refused-turn-limit = ėjimo laiko ribai reikia laikrodžio kiekvienam ėjimui
refused-no-match = tokios partijos nėra
refused-phase = { $phase ->
    [waiting] partija dar neprasidėjo
    [paused] partija pristabdyta
    [over] partija baigta
   *[playing] partija žaidžiama
  }
refused-seat-out = vieta { $seat } nebedalyvauja
refused-stale = partijoje dabar įvykis { $seq }, o ne { $given }
refused-no-seat = vietos { $seat } jums nėra
refused-seat-not-yours = vieta { $seat } ne jūsų
refused-seat-taken = vieta { $seat } jau užimta
refused-have-seat = vietą jau turite
refused-turn = dabar vietos { $seat } ėjimas
refused-mover-only = klausti gali tik tas, kas eina
refused-nobody-moves = niekas neina
refused-computer-plays = šioje vietoje žaidžia kompiuteris
refused-computer-plays-on = toliau žaidžia kompiuteris
refused-proposal-open = ankstesnis pasiūlymas ({ $proposal }) laukia atsakymo
refused-no-proposal = jūsų atsakymo niekas nelaukia
refused-rematch = revanšas jau prasidėjo
refused-not-gone = vietoje { $seat } nieko netrūksta
refused-no-undo = neturite ėjimo, kurį būtų galima atšaukti
refused-no-hints = prie šio stalo užuominų nėra
refused-no-hint-found = užuominos rasti nepavyko
refused-hidden-hands = partiją su paslėptais kauliukais galima įrašyti, kai ji baigta, JSON formatu
refused-match-or-record = arba partija, arba įrašas
refused-review-early = partija apžvelgiama, kai ji baigta
refused-no-picture = tokio paveikslo nėra
refused-no-chat = prie šio stalo nesikalbama
refused-speak = kalbėti gali tik žaidžiantieji
refused-presets = prie šio stalo galima sakyti tik paruoštas frazes
refused-preset-or-text = arba paruošta frazė, arba tekstas
refused-said-enough = prie šio stalo pasakyta pakankamai
refused-mute = toje vietoje nėra nieko, ką galėtumėte nutildyti
refused-no-line = tokiu numeriu nieko nepasakyta
