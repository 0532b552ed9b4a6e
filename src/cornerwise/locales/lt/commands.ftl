
cli-arg-game = žaidimas, pavyzdžiui, duo
cli-arg-option = pasirinkti žaidimo parinktį, pavyzdžiui, start=own; jas išvardija `cornerwise games`; galima kartoti; heights=@FILE perskaito aukščių planą
cli-arg-file = įrašas arba .blksgf failas, arba - standartinei įvesčiai
cli-arg-ply = padėtis po N ėjimų
cli-arg-nth = N-oji failo partija (1)
cli-arg-marks = pažymėti spalvas taip, kad jas būtų galima atskirti jų nematant
cli-arg-level = žaidimo stiprumas, nuo 1 iki 9
cli-arg-nodes = kiek padėčių ištirti kiekvienam ėjimui, užuot taikius lygio skaičių
cli-arg-time = sekundės kiekvienam ėjimui
cli-arg-evaluator = kas vertina padėtis: best, playouts, net, small, guided arba tinklo failas
cli-arg-threads = kiek procesoriaus gijų naudoti
cli-arg-seed = skaičius, su kuriuo atsitiktiniai pasirinkimai visada tie patys
cli-arg-memory = megabaitai paieškos medžiui
cli-with-default = { $about } ({ $default })
cli-no-whole-number = { $text } nėra sveikasis skaičius nuo { $least } iki { $most }
cli-no-pair = { $text } nėra NAME=VALUE pavidalo
cli-no-number = { $text } nėra skaičius
cli-no-seconds = { $text } nėra sekundžių skaičius
cli-no-chance = { $text } nėra tarp 0 ir 0,5
cli-no-such-game = partijos { $number } nėra, faile jų yra { $count }
cli-no-games = aplanke { $folder } nėra nė vienos partijos
cli-no-such-ply = ėjimo { $ply } nėra, partijoje jų yra { $count }
cli-one-game-only = { $file }: partijų faile: { $count }; šiai komandai reikia failo tik su 1
cli-seat = vieta { $seat }
cli-column-move = ėjimas
cli-chance = atsitiktinumas
cli-outcome = { $count ->
    [0] nelaimi niekas
    [one] laimi vieta { $seats }
    [few] laimi vietos { $seats }
    [many] laimi vietos { $seats }
   *[other] laimi vietos { $seats }
  } ({ $points })
cli-games-about = Išvardija visus žaidimus, jų vietas, spalvas, lentas, detales ir parinktis.
cli-games-game = rodyti tik šį žaidimą
cli-games-sort = rikiuoti sąrašą pagal tai
cli-games-json = išspausdinti viską apie kiekvieną žaidimą JSON formatu
cli-games-column-game = žaidimas
cli-games-column-title = pavadinimas
cli-games-column-seats = vietos
cli-games-column-minutes = minutės
cli-games-column-age = amžius
cli-games-column-colours = spalvos
cli-games-column-board = lenta
cli-games-column-pieces = detalės
cli-games-column-option = parinktis
cli-games-column-default = numatyta
cli-games-column-choices = kitos reikšmės
cli-games-column-name = vardas
cli-games-column-about = ką ji lemia
cli-games-no-edge = be krašto
cli-games-cubes = { $count ->
    [one] { $count } kubelis
    [few] { $count } kubeliai
    [many] { $count } kubelio
   *[other] { $count } kubelių
  }
cli-games-tiles = { $count ->
    [one] { $count } kauliukas
    [few] { $count } kauliukai
    [many] { $count } kauliuko
   *[other] { $count } kauliukų
  }
cli-games-copies = { $count } × { $copies }
cli-games-free-text = bet koks tekstas
cli-games-none = nėra
cli-games-given = numatyta
cli-games-more = Vietos numeruojamos nuo 0. Daugiau rodo `cornerwise games --json`.
cli-play-about = Žaiskite terminale su kompiuteriu arba su kitais prie vienos klaviatūros. ? rodo klavišus.
cli-play-game = žaidimas, pavyzdžiui, duo; nenurodžius renkamasi iš sąrašo
cli-play-seat = kas žaidžia, vietų tvarka: human, nuo 1 iki 9, greedy, random
cli-play-save = po kiekvieno ėjimo įrašyti partiją į šį failą
cli-play-resume = tęsti partiją iš įrašo arba .blksgf failo
cli-play-theme = spalvų tema (dark)
cli-play-seats = vietos:
cli-play-human = kas nors prie šios klaviatūros
cli-play-levels = to lygio kompiuteris; 3 – lengvas, 9 – stipriausias
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = kompiuteris deda didžiausią detalę arba daugiausia taškų duodantį kauliuką
cli-play-random = kompiuteris daro bet kurį leidžiamą ėjimą
cli-play-usual = Pagal numatymą žaidžia vienas žmogus, o visose kitose vietose { $opponent }.
cli-play-redirected = play reikia terminalo; paleiskite nenukreipdami { $streams }
cli-play-resume-alone = su --resume žaidimas ir jo parinktys imami iš failo, tad kitų nenurodykite
cli-play-needs-game = su --option, --seat ir --save reikia žaidimo vardo
cli-play-too-many-seats = { $game }: vietų yra { $seats ->
    [one] { $seats }
    [few] { $seats }
    [many] { $seats }
   *[other] { $seats }
  }, o ne { $asked }
cli-serve-about = Paleidžia serverį naršyklėms ir programoms, kol jį sustabdote su Ctrl-C.
cli-serve-host = adresas, kurio klausytis (127.0.0.1)
cli-serve-port = prievadas, kurio klausytis, arba 0 – bet kuris laisvas (8000)
cli-serve-database = kur saugomos partijos (sqlite:///cornerwise.db)
cli-serve-redis = Redis serveris, jungiantis kelis procesus
cli-serve-workers = procesų skaičius; daugiau kaip 1 reikia PostgreSQL (1)
cli-serve-engines = paieškos vienu metu kiekviename procese
cli-serve-ray = siųsti variklio darbą į Ray klasterį, pavyzdžiui, ray://host:10001
cli-serve-environment = Kiekvieną nustatymą galima nurodyti ir aplinkoje, pavyzdžiui, CORNERWISE_PORT=80. Žr. docs/operating.md.
cli-serve-needs = serveriui reikia { $package }: { $install }
cli-serve-ready = Cornerwise veikia adresu { $address }
cli-replay-about = Peržiūri JSON įrašą arba .blksgf failą ir patikrina visus ėjimus bei rezultatą.
cli-replay-ply = sustoti po N ėjimų
cli-replay-nth = tik N-oji failo partija
cli-replay-verify = tik tikrinti: išspausdinti po eilutę kiekvienai partijai
cli-replay-quiet = tik tikrinti: nieko nespausdinti, rezultatą pasako baigties kodas
cli-replay-heading = { $number } partija iš { $count }: { $game }
cli-replay-event = renginys: { $text }
cli-replay-date = data: { $text }
cli-replay-players = žaidėjai: { $text }
cli-replay-rests = { $colour } negali padėti detalės ir praleidžia ėjimą
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, { $number } partija: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
    [many] { $moves } ėjimo
   *[other] { $moves } ėjimų
  }, { $state }
cli-replay-unfinished = nebaigta, eina { $turn }
cli-analyse-about = Ieško geriausių ėjimų paskutinėje arba kurioje nors ankstesnėje partijos padėtyje.
cli-analyse-lines = kiek ėjimų rodyti (5)
cli-analyse-nobody = šioje padėtyje niekas negali eiti, tad nėra ko analizuoti; pasirinkite ankstesnę su --ply
cli-analyse-column-visits = apsilankymai
cli-analyse-column-then = tada
cli-analyse-searched = { $count ->
    [one] { $count } padėtis
    [few] { $count } padėtys
    [many] { $count } padėties
   *[other] { $count } padėčių
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, ištirta iki pabaigos
cli-review-about = Ištiria kiekvieną partijos padėtį ir parodo, ko buvo vertas kiekvienas ėjimas.
cli-review-worst = kiek blogiausių ėjimų nurodyti ({ $most })
cli-review-json = išspausdinti viską JSON formatu
cli-review-searching = ieškoma
cli-review-progress = { $done } ėjimas iš { $count }
cli-review-cost =
    { $number } ėjimas: { $turn } { $move } kainavo { $share } pergalės ir { $points ->
        [one] { $points } tašką
        [few] { $points } taškus
        [many] { $points } taško
       *[other] { $points } taškų
    }; geriau: { $better }
cli-review-column-made = sužaista
cli-review-column-points = prarasti taškai
cli-review-end = pabaiga
cli-audit-about = Tiksliai išsprendžia partijų pabaigas ir parodo, kiek taškų atidavė kiekvienas žaidėjas.
cli-audit-file = įrašai arba .blksgf failai, jų aplankai arba arenos aplankas
cli-audit-nodes = padėtys, kurias sprendiklis gali ištirti kiekvienam ėjimui
cli-audit-costly = kiek ėjimų, kuriais atiduota taškų, nurodyti (20)
cli-audit-none = nė vienos iš šių partijų negalima išspręsti tiksliai; tai įmanoma tik dviejų žaidėjų ar dviejų komandų partijose, kuriose nieko neslepiama
cli-audit-progress = partija { $done } iš { $count }
cli-audit-mistake = ėjimas { $number }, { $turn } { $move }: persvara prieš { $margin }, po { $kept }; geriausias: { $better }
cli-audit-skipped = praleistos partijos, nes jos ne tarp dviejų žaidėjų ar dviejų komandų, kai nieko neslepiama: { $count }
cli-audit-column-player = žaidėjas
cli-audit-column-games = partijos
cli-audit-column-moves = išspręsti ėjimai
cli-audit-column-mistakes = klaidos
cli-audit-column-points = atiduoti taškai
cli-audit-column-mean = per partiją
cli-draw-about = Piešia įrašą, piešinį ar .blksgf failą arba žaidimą po kelių ėjimų.
cli-draw-source = įrašas, piešinys arba .blksgf failas, - standartinei įvesčiai, arba žaidimo pavadinimas
cli-draw-output = failas, į kurį rašyti; nenurodžius piešinys išspausdinamas
cli-draw-format = pagal failo plėtinį: svg, png arba webp (visas žaidimas, animuotas); kitu atveju text
cli-draw-theme = SVG spalvų tema (light)
cli-draw-view = rodyti kubelius iš kampo, iš viršaus arba ir taip, ir taip (both)
cli-draw-turn = keliais ketvirčiais pasukti kubelius (0)
cli-draw-moves = ėjimai nuo GAME pradžios
cli-draw-file-only = { $game } galima nupiešti tik iš failo, nes kauliukai traukiami atsitiktinai
cli-draw-no-file = failo { $name } nėra, ir { $problem }
cli-draw-game-only = --moves ir --option veikia su žaidimo pavadinimu, o ne su failu
cli-draw-no-ply = --ply veikia su partija, o ne su piešiniu
cli-perft-about = Suskaičiuoja visus būdus nuo pradžios sužaisti DEPTH ėjimų ir išmatuoja greitį.
cli-perft-depth = kiek ėjimų daryti
cli-perft-divide = rodyti skaičių prie kiekvieno pirmojo ėjimo
cli-perft-make = sužaisti ir atšaukti ir paskutinius ėjimus, užuot juos suskaičiavus kartu
cli-perft-reference = skaičiuoti pagal skaitomas Python taisykles, kurios lėtos
cli-perft-seed = atsitiktinumo žaidime: nuo kurio dalijimo skaičiuoti (įprasta 0)
cli-perft-progress = gylis { $depth }
cli-perft-column-depth = gylis
cli-perft-column-nodes = mazgai
cli-perft-column-seconds = sekundės
cli-perft-column-rate = mazgai/s
cli-perft-total = { $game }, gylis { $depth }: { $count ->
    [one] { $count } mazgas
    [few] { $count } mazgai
    [many] { $count } mazgo
   *[other] { $count } mazgų
  }, { $seconds } s, { $rate } mazgų/s
cli-bench-about = Matuoja greitį ir dydį viena gija, geriausią iš kelių kartų, ir lygina su tikslais.
cli-bench-names = kuriuos dydžius matuoti; pagal numatymą visus
cli-bench-quick = mažiau ir trumpiau, apytiksliai dydžiai per kelias sekundes
cli-bench-json = išspausdinti dydžius JSON formatu
cli-bench-figures = dydžiai:
cli-bench-target = tikslas { $value }
cli-bench-reached = { $ratio }× pasiekta
cli-bench-missed = { $ratio }× nepasiekta
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }; daugiau kaip 1× yra geriau už tikslą.
cli-figure-perft-bulk = duo perft 3 su savomis pradžiomis, paskutinis ėjimas skaičiuojamas iš karto
cli-figure-perft-make = duo perft 3 su savomis pradžiomis, kiekvienas lapas sužaidžiamas ir atšaukiamas
cli-figure-playouts = tolygiai atsitiktinės { $game } partijos nuo pradžios iki pabaigos
cli-figure-playouts-middle = tolygiai atsitiktinės { $game } partijos nuo geros partijos { $ply } ėjimo iki pabaigos
cli-figure-cubes = atsitiktinės kubelių bokšto partijos keturiose vietose nuo pradžios iki pabaigos
cli-figure-search = { $game } paieškos simuliacijos nuo pradžios
cli-figure-search-middle = { $game } paieškos simuliacijos nuo geros partijos { $ply } ėjimo
cli-figure-threads = duo paieškos simuliacijos, dvi gijos, palyginti su viena
cli-figure-deals = atsitiktiniai triominos dalijimai dviejose vietose, su papildomais taškais
cli-figure-sample = paslėpta triominos būsena, ištraukta iš to, ką vieta žino, kviečiant iš Python
cli-figure-list-moves = { $call } Python kalba po geros classic partijos { $ply } ėjimo
cli-figure-first-duo = naujas interpretatorius: import, pirmoji duo partija, pirmasis ėjimas
cli-figure-first-other = naujas interpretatorius: tas pats su lėčiausiu kitu žaidimu
cli-figure-position-bytes = didžiausios padėties atmintis branduolyje
cli-figure-table-size = classic ėjimų lentelės atmintis branduolyje
cli-figure-pile = { $count ->
    [one] { $count } kauliukas krūvelėje
    [few] { $count } kauliukai krūvelėje
    [many] { $count } kauliuko krūvelėje
   *[other] { $count } kauliukų krūvelėje
  }
cli-figure-moves = { $count ->
    [one] { $count } ėjimas
    [few] { $count } ėjimai
    [many] { $count } ėjimo
   *[other] { $count } ėjimų
  }
cli-unit-leaves = lapai/s
cli-unit-positions = padėtys/s
cli-unit-games = partijos/s
cli-unit-nodes = mazgai/s
cli-unit-times = kartai
cli-unit-deals = dalijimai/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = baitai
cli-unit-mebibytes = MiB
cli-solve-about = Randa, kaip padėti visas žaidimo vienam detales, ir įrašo tai kaip įrašą.
cli-solve-game = classic-solo arba trigon-solo
cli-solve-from = tęsti nuo įrašo arba .blksgf failo, - reiškia standartinę įvestį
cli-solve-seconds = liautis po N sekundžių (300)
cli-solve-seed = skaičius kitai paieškai (0)
cli-solve-workers = gijos įrodymams (1: pakartojama)
cli-solve-output = failas, į kurį rašyti įrašą; nenurodžius jis išspausdinamas
cli-solve-codes = baigties kodai:
cli-solve-code-found = rasta visa partija
cli-solve-code-not = laiku nieko nerasta arba sprendimo nėra; geriausia partija vis tiek įrašoma
cli-solve-code-stopped = sustabdyta su Ctrl-C; geriausia partija vis tiek įrašoma
cli-solve-interrupted = nutraukta: padėta { $placed } iš { $total }
cli-solve-options-in-file = su --from parinktys imamos iš failo, tad kitų nenurodykite
cli-solve-other-game = { $file }: tai { $found } partija, o ne { $wanted }
cli-solve-best = geriausia { $placed } iš { $total }
cli-solve-playing = žaidžiama
cli-solve-proving = įrodinėjama
cli-solve-found = visos detalės ({ $total }) padėtos per { $seconds } s
cli-solve-nothing = per { $seconds } s sprendimo nerasta; geriausioje partijoje padėta { $placed } iš { $total }
cli-solve-impossible = visų detalių padėti neįmanoma: { $reason }
cli-solve-tried = išbandytos visos galimybės
cli-gtp-about = Standartinėje įvestyje atsako į Go Text Protocol komandas.
cli-gtp-game = žaidimas, pavyzdžiui, classic-2, arba jo pavadinimas .blksgf failuose, pavyzdžiui, 'Blokus Two-Player' (duo)
cli-gtp-verbose = standartinėje klaidų išvestyje pranešti apie atmestas komandas
cli-arena-about = Leidžia kompiuteriniams žaidėjams žaisti tarpusavyje poromis ir suteikia jiems reitingą.
cli-arena-game = žaidimas, kurį žaisti, kaip išvardija `cornerwise games`
cli-arena-player = žaidėjai; du ar daugiau
cli-arena-games = didžiausias partijų skaičius (200)
cli-arena-out = aplankas rezultatams; nenurodžius jie tik parodomi
cli-arena-jobs = partijos vienu metu (po vieną procesoriui)
cli-arena-seed = skaičius kitoms pradžioms ir atsitiktiniams pasirinkimams (0)
cli-arena-opening-plies = atsitiktiniai ėjimai, kol perima žaidėjai
cli-arena-even = tik debiutai, kuriuose nė viena pusė neturi didesnės tikimybės laimėti
cli-arena-move-timeout = sekundės ėjimui, po jų jis prarandamas (60)
cli-arena-sprt = sustoti, kai tik testas nusprendžia tarp dviejų
cli-arena-alpha = tikimybė klaidingai priimti ELO1 (0.05)
cli-arena-beta = tikimybė klaidingai priimti ELO0 (0.05)
cli-arena-ray = žaisti Ray klasteryje; be ADDRESS – vietiniame
cli-arena-json = išspausdinti santrauką JSON formatu
cli-arena-show = parodyti aplanko rezultatus nežaidžiant
cli-arena-players = žaidėjai:
cli-arena-with-options = kompiuteris su šiomis paieškos parinktimis
cli-arena-gtp = programa, kalbanti GTP
cli-arena-python = Python funkcija, kuri gauna sėklą ir grąžina žaidėją
cli-arena-renamed = bet kuris iš jų kitu vardu
cli-arena-again = Kad tęstumėte sustabdytą paleidimą, dar kartą įveskite tą pačią komandą. Žr. docs/arena.md.
cli-arena-goes-on = nutraukta; kad tęstumėte, dar kartą įveskite tą pačią komandą
cli-arena-which-game = kuris žaidimas? Pridėkite --game GAME arba --show FOLDER ankstesniems rezultatams pamatyti
cli-arena-bounds = --sprt: { $elo0 } turi būti mažiau už { $elo1 }
cli-arena-pace = { $rate } partijų/s, liko laiko: { $left }
cli-arena-progress = partijos: { $done } iš { $total }, { $pace }: { $standing }
cli-arena-column-entrant = dalyvis
cli-arena-column-elo = Elo
cli-arena-column-error = ±95 %
cli-arena-column-games = partijos
cli-arena-column-share = pergalių dalis
cli-arena-column-points = taškai
cli-arena-column-seconds = s/ėjimas
cli-arena-column-longest = ilgiausias
cli-arena-column-faults = klaidos
cli-arena-duel = { $first } prieš { $second }: { $share }, laimėta { $wins }, lygiosios { $draws }, pralaimėta { $losses }; Elo { $elo } ± { $error }
cli-arena-pairs = poros pagal rezultatą 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } prieš { $elo1 }: { $verdict }, LLR { $llr } (nuo { $lower } iki { $upper })
cli-arena-verdict-yes = skirtumas bent { $elo1 }
cli-arena-verdict-no = skirtumas ne didesnis kaip { $elo0 }
cli-arena-verdict-open = neišspręsta
cli-arena-played = { $game }: { $count ->
    [one] { $count } partija
    [few] { $count } partijos
    [many] { $count } partijos
   *[other] { $count } partijų
  }
cli-bot-about = Užima vietą serveryje ir leidžia programai rinktis ėjimus, kol partija baigiasi.
cli-bot-url = serveris, pavyzdžiui, http://localhost:8000
cli-bot-token = jūsų API raktas
cli-bot-match = partija, kurioje turite vietą arba kurioje yra laisva
cli-bot-pair = žaisti su bet kuo, kas ieško partijos
cli-bot-timeout = sekundės kiekvienam ėjimui (120)
cli-bot-program = programa su savo argumentais
cli-bot-key = Raktas gaunamas per POST /api/tokens su teisėmis read ir play. Jį galima įrašyti į CORNERWISE_TOKEN, užuot naudojus --token.
cli-bot-needs = botui reikia { $package }: { $install }
cli-bot-which = kuri programa? Parašykite ją po --
cli-bot-failed = programa sutriko: { $problem }
cli-bot-over = { $count ->
    [0] baigta ({ $reason }): niekas nelaimėjo, taškai { $points }
   *[other] baigta ({ $reason }): laimėjo { $seats }, taškai { $points }
  }
cli-backup-about = Įrašo į failą visus serverio duomenis. Juos galima atkurti ir kitos rūšies duomenų bazėje.
cli-restore-about = Užpildo tuščią duomenų bazę iš atsarginės kopijos. Ji gali būti iš kitos rūšies duomenų bazės.
cli-backup-database = duomenų bazė ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } eilutė įrašyta į { $file }
    [few] { $rows } eilutės įrašytos į { $file }
    [many] { $rows } eilutės įrašyta į { $file }
   *[other] { $rows } eilučių įrašyta į { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } eilutė perskaityta iš { $file }
    [few] { $rows } eilutės perskaitytos iš { $file }
    [many] { $rows } eilutės perskaityta iš { $file }
   *[other] { $rows } eilučių perskaityta iš { $file }
  }
cli-i18n-about = Patikrina vertimus: trūkstami ir nežinomi pranešimai, likęs angliškas tekstas, neteisingi argumentai, daugiskaitos ar terminai.
cli-i18n-languages = kalbų žymės, pavyzdžiui, de; pagal numatymą visos
cli-i18n-unknown = kalbos { $tag } nėra (rinkitės iš: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } kalba
    [few] { $languages } kalbos
    [many] { $languages } kalbos
   *[other] { $languages } kalbų
  }, { $messages ->
    [one] { $messages } pranešimas
    [few] { $messages } pranešimai
    [many] { $messages } pranešimo
   *[other] { $messages } pranešimų
  }: viskas gerai

## puzzles

cli-puzzles-about = Kuria galvosūkius iš kompiuterio partijų arba tikrina, ar esami turi lygiai vieną sprendimą.
cli-puzzles-path = make: aplankas, į kurį rašoma; verify: galvosūkių failas vietoj programos galvosūkių
cli-puzzles-game = tik šis žaidimas; galima nurodyti kelis kartus
cli-puzzles-count = kiek galvosūkių kiekvienam žaidimui
cli-puzzles-sample = tikrinti tik tiek kiekvienam žaidimui, atsitiktinai
cli-puzzles-where = į kurį aplanką? Parašykite jį po make
cli-puzzles-made = galvosūkiai, { $game }: { $count }
cli-puzzles-proven = įrodyti galvosūkiai: { $count }, per { $seconds } s

## explore

cli-explore-about = Parodo, kokie ėjimai daryti padėtyje, kaip dažnai ir kuo baigėsi tos partijos.
cli-explore-work = show: parodyti, kas žaista padėtyje; add: pridėti partijas į naršyklės failą; build: sukurti su Cornerwise pateikiamų kompiuterio partijų failą; make: sužaisti kompiuterio partijas su pačiu savimi; pack: įrašyti partijas mažais failais
cli-explore-path = show, add, build: naršyklės failas, kitaip – kompiuterio partijų failas; make, pack: aplankas, į kurį rašoma
cli-explore-source = show: žaidimas arba failas su partija; add: failai arba aplankai su partijomis
cli-explore-count = make: kiek partijų sužaisti
cli-explore-nodes = make: kiek padėčių peržiūrėti kiekvienam ėjimui
cli-explore-one = po naršyklės failo show reikia vieno žaidimo arba vieno failo
cli-explore-nothing = Nė viena šio failo partija nepasiekė šios padėties.
cli-explore-added = pridėta partijų: { $count }
# Columns of a table
cli-explore-column-games = partijos
cli-explore-column-won = laimėta
cli-explore-column-margin = taškų persvara
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = parodyta ėjimų: { $shown } iš { $moves }; partijų: { $games }
cli-moderate-about = Parodo žaidėjų skundus ir leidžia į juos reaguoti. Veikiantis serveris į tai atsižvelgia per kelias sekundes.
cli-moderate-works = Veiksmai:
cli-moderate-list = laukiantys skundai
cli-moderate-show = vienas skundas su pokalbiu aplink jį
cli-moderate-close = pašalinti skundą iš sąrašo
cli-moderate-mute = neleisti žaidėjui naudotis pokalbiu
cli-moderate-suspend = neleisti žaidėjui žaisti
cli-moderate-rename = duoti žaidėjui kitą vardą, kurio jis negali pakeisti
cli-moderate-lift = baigti visus žaidėjo nutildymus ir sustabdymus
cli-moderate-log = kas iki šiol padaryta
cli-moderate-clear-club = pašalinti klubo (pagal jo nuorodą) tekstus ir duoti jam kitą pavadinimą
cli-moderate-close-club = uždaryti klubą (pagal jo nuorodą); jo turnyrai lieka
cli-moderate-rename-tournament = duoti turnyrui (pagal jo nuorodą) kitą pavadinimą
cli-moderate-cancel-tournament = atšaukti turnyrą (pagal jo nuorodą)
cli-moderate-what = skundo numeris arba žaidėjo naudotojo vardas (be paskyros: id, kurį rodo show)
cli-moderate-new-name = rename: naujas vardas
cli-moderate-for = mute, suspend: kiek laiko, pavyzdžiui, 12h, 7d arba 4w; be to – visam laikui
cli-moderate-note = kodėl; tai lieka žurnale
cli-moderate-closed = list: užverti skundai
cli-moderate-bad-time = { $time } nėra laikas, koks yra 12h, 7d arba 4w
cli-moderate-empty = Laukiančių skundų nėra.
cli-moderate-reporter = pateikė { $reporter }, id { $id }
cli-moderate-reported = dėl ko: { $name }, id { $id }
cli-moderate-times = skundų dėl šio žaidėjo: { $count }
cli-moderate-match = partija { $match }, { $game }
cli-moderate-which-report = kuris skundas? Parašykite jo numerį
cli-moderate-who = kuris žaidėjas? Parašykite naudotojo vardą
cli-moderate-which-name = koks naujas vardas? Parašykite jį po naudotojo vardo
cli-moderate-nobody = žaidėjo { $name } nėra
cli-moderate-was-closed = skundas { $number } užvertas
cli-moderate-done-until = padaryta: { $name }, iki { $time }
cli-moderate-done-for-good = padaryta: { $name }, visam laikui
cli-moderate-done = padaryta: { $name }
cli-moderate-lifted = draudimai panaikinti: { $name }
cli-moderate-renamed = žaidėjo vardas dabar yra { $name }
cli-explore-needs-path = nurodykite failą arba aplanką, į kurį rašyti
# $command is what to type
cli-explore-not-built = kompiuterio partijos dar neparuoštos; paleiskite: { $command }
cli-explore-built = kompiuterio partijų faile { $file }: { $count }
cli-explore-packed = { $file }: partijų: { $count }, baitų: { $size }
