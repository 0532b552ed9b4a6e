cli-arg-game = žaidimas, pavyzdžiui, duo
cli-arg-option = pasirinkti žaidimo parinktį, pavyzdžiui, start=own; jas išvardija `cornerwise games`; galima kartoti; heights=@FILE perskaito aukščių planą
cli-arg-file = įrašas arba .blksgf failas, - reiškia standartinę įvestį
cli-arg-ply = padėtis po N ėjimų
cli-arg-nth = N-oji failo partija (1)
cli-arg-marks = skirti spalvas ir be atspalvio
cli-arg-level = kaip gerai žaidžia, nuo 1 iki 9
cli-arg-nodes = kiek padėčių apžiūrėti kiekvienam ėjimui, užuot taikius lygio skaičių
cli-arg-time = sekundės kiekvienam ėjimui
cli-arg-evaluator = kas vertina padėtis: best, playouts, net, small, guided arba tinklo failas
cli-arg-threads = kiek procesorių naudoti
cli-arg-seed = skaičius, su kuriuo pasirinkimai visada tie patys
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
cli-one-game-only = { $file }: jame partijų yra { $count }, o ne viena
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
cli-games-game = tik šis žaidimas
cli-games-sort = pagal ką rikiuoti sąrašą
cli-games-json = viskas apie kiekvieną žaidimą JSON formatu
cli-games-column-game = žaidimas
cli-games-column-title = pavadinimas
cli-games-column-seats = vietos
cli-games-column-minutes = minutės
cli-games-column-age = amžius
cli-games-column-colours = spalvos
cli-games-column-board = lenta
cli-games-column-pieces = detalės
cli-games-column-option = parinktis
cli-games-column-default = įprasta
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
cli-games-free-text = jūsų tekstas
cli-games-none = nėra
cli-games-given = kaip nurodyta
cli-games-more = Vietos skaičiuojamos nuo 0. Daugiau pasako `cornerwise games --json`.
cli-play-about = Žaidžia terminale su kompiuteriu arba prie vienos klaviatūros. ? rodo klavišus.
cli-play-game = žaidimas, pavyzdžiui, duo; nenurodžius galėsite pasirinkti
cli-play-seat = kas sėdi vietose iš eilės: human, nuo 1 iki 9, greedy, random
cli-play-save = po kiekvieno ėjimo įrašyti partiją į šį failą
cli-play-resume = tęsti partiją iš įrašo arba .blksgf failo
cli-play-theme = spalvos (dark)
cli-play-seats = vietos:
cli-play-human = kas nors prie šios klaviatūros
cli-play-levels = to lygio kompiuteris; 3 – draugiškas, 9 – stipriausias
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = kompiuteris deda didžiausią detalę arba daugiausia taškų duodantį kauliuką
cli-play-random = kompiuteris daro bet kurį leidžiamą ėjimą
cli-play-usual = Jei nepasakyta kitaip: vienas žmogus, o kitose vietose { $opponent }.
cli-play-needs-terminal = komandai play reikia terminalo
cli-play-needs-textual = terminalo žaidimui reikia Textual: { $install }
cli-play-resume-alone = su --resume žaidimas ir jo parinktys imami iš failo
cli-play-needs-game = su --option, --seat ir --save reikia žaidimo vardo
cli-play-too-many-seats = { $game }: vietų yra { $seats ->
    [one] { $seats }
    [few] { $seats }
    [many] { $seats }
   *[other] { $seats }
  }, o ne { $asked }
cli-serve-about = Teikia partijas per HTTP ir WebSockets, kol sustabdoma su Ctrl-C.
cli-serve-host = kur klausytis (127.0.0.1)
cli-serve-port = kurio prievado klausytis, 0 – bet kurio laisvo (8000)
cli-serve-database = kur saugomos partijos (sqlite:///cornerwise.db)
cli-serve-redis = kur keli procesai praneša vieni kitiems, kas vyksta
cli-serve-workers = kiek procesų, su PostgreSQL (1)
cli-serve-engines = kiek paieškų vienu metu kiekviename procese
cli-serve-ray = siųsti variklio darbą į Ray klasterį, pavyzdžiui, ray://host:10001
cli-serve-environment = Kiekvieną nustatymą galima imti ir iš aplinkos: CORNERWISE_PORT=80. Juos aiškina docs/operating.md.
cli-serve-needs = serveriui reikia { $package }: { $install }
cli-serve-ready = Cornerwise veikia adresu { $address }
cli-replay-about = Peržiūri JSON įrašą arba .blksgf failą ir patikrina visus ėjimus bei rezultatą.
cli-replay-ply = sustoti po N ėjimų
cli-replay-nth = tik N-oji failo partija
cli-replay-verify = tik tikrinti: po eilutę kiekvienai partijai
cli-replay-quiet = tik tikrinti: be jokios eilutės, pasako baigties kodas
cli-replay-heading = { $number } partija iš { $count }: { $game }
cli-replay-event = renginys: { $text }
cli-replay-date = data: { $text }
cli-replay-players = žaidėjai: { $text }
cli-replay-rests = { $colour } neturi kur dėti ir ilsisi
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, { $number } partija: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } ėjimas
    [few] { $moves } ėjimai
    [many] { $moves } ėjimo
   *[other] { $moves } ėjimų
  }, { $state }
cli-replay-unfinished = nebaigta, eina { $turn }
cli-analyse-about = Ieško geriausių ėjimų paskutinėje arba ankstesnėje partijos padėtyje.
cli-analyse-lines = tiek ėjimų (5)
cli-analyse-nobody = ten niekas neina, tad nėra ko analizuoti; --ply grįžta atgal
cli-analyse-column-visits = apsilankymai
cli-analyse-column-then = tada
cli-analyse-searched = { $count ->
    [one] { $count } padėtis
    [few] { $count } padėtys
    [many] { $count } padėties
   *[other] { $count } padėčių
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, ištirta iki pabaigos
cli-review-about = Ištiria kiekvieną partijos padėtį ir parodo, ko verti jos ėjimai.
cli-review-json = viskas JSON formatu
cli-review-searching = ieškoma
cli-review-progress = { $done } ėjimas iš { $count }
cli-review-cost = { $number } ėjimas: { $turn } { $move } kainavo { $share } pergalės ir { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
  }; geriau buvo { $better }
cli-review-column-made = padaryta
cli-review-end = pabaiga
cli-audit-about = Tiksliai išsprendžia partijų pabaigas ir parodo, kiek taškų ten atidavė kiekvienas žaidėjas.
cli-audit-file = įrašai arba .blksgf failai, jų aplankai arba arenos aplankas
cli-audit-nodes = pozicijos, kurias sprendiklis gali peržiūrėti kiekvienam ėjimui
cli-audit-costly = įvardyti tiek ėjimų, kuriais atiduota taškų (20)
cli-audit-none = tikslus žaidimas žinomas tik dviejų žaidėjų ar dviejų komandų partijose, kuriose nieko neslepiama, o tokių čia nėra
cli-audit-progress = partija { $done } iš { $count }
cli-audit-mistake = ėjimas { $number }, { $turn } { $move }: { $margin } virto { $kept }; geriausias buvo { $better }
cli-audit-skipped = praleistos partijos, nes jose ne du žaidėjai ar dvi komandos, nieko neslepiančios: { $count }
cli-audit-column-player = žaidėjas
cli-audit-column-games = partijos
cli-audit-column-moves = išspręsti ėjimai
cli-audit-column-mistakes = klaidos
cli-audit-column-points = atiduoti taškai
cli-audit-column-mean = per partiją
cli-draw-about = Piešia, kas yra įraše, piešinyje ar .blksgf faile, arba žaidimą su keliais ėjimais.
cli-draw-source = įrašas, piešinys arba .blksgf failas, - reiškia standartinę įvestį, arba žaidimas
cli-draw-output = kur rašyti; nenurodžius išspausdinama
cli-draw-format = nenurodžius – svg failams, kitur text
cli-draw-theme = SVG spalvos (light)
cli-draw-view = kubeliai iš kampo, iš viršaus arba ir taip, ir taip (both)
cli-draw-turn = keliais ketvirčiais pasuktas kubelių stalas (0)
cli-draw-moves = ėjimai nuo GAME pradžios
cli-draw-file-only = { $game } galima nupiešti tik iš failo: kauliukai ateina atsitiktinai
cli-draw-no-file = failo { $name } nėra, ir { $problem }
cli-draw-game-only = --moves ir --option dera su žaidimo vardu, o ne su failu
cli-draw-no-ply = --ply dera su partija, o ne su piešiniu
cli-perft-about = Skaičiuoja, kiek būdų nuo pradžios padaryti DEPTH ėjimų ir kaip greitai tai pavyko.
cli-perft-depth = kiek ėjimų daryti
cli-perft-divide = prie kiekvieno pirmojo ėjimo pasakyti, kiek būdų juo prasideda
cli-perft-make = padaryti ir atšaukti ir paskutinius ėjimus
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
cli-bench-about = Matuoja greitį ir dydį viena gija, geriausią iš kelių kartų, šalia tikslų.
cli-bench-names = kurie dydžiai; nenurodžius – visi
cli-bench-quick = mažiau ir trumpiau: apytiksliai dydžiai per kelias sekundes
cli-bench-json = dydžiai JSON formatu
cli-bench-figures = dydžiai:
cli-bench-target = tikslas { $value }
cli-bench-reached = { $ratio }× pasiekta
cli-bench-missed = { $ratio }× nepasiekta
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }; daugiau kaip 1× yra geriau už tikslą.
cli-figure-perft-bulk = duo perft 3 su savomis pradžiomis, paskutinis ėjimas skaičiuojamas iš karto
cli-figure-perft-make = duo perft 3 su savomis pradžiomis, kiekvienas lapas padaromas ir atšaukiamas
cli-figure-playouts = tolygiai atsitiktinės { $game } partijos nuo pradžios iki pabaigos
cli-figure-playouts-middle = tolygiai atsitiktinės { $game } partijos nuo geros partijos { $ply } ėjimo iki pabaigos
cli-figure-cubes = atsitiktinės kubelių bokšto partijos keturiose vietose nuo pradžios iki pabaigos
cli-figure-search = { $game } paieškos simuliacijos nuo pradžios
cli-figure-search-middle = { $game } paieškos simuliacijos nuo geros partijos { $ply } ėjimo
cli-figure-threads = duo paieškos simuliacijos dviem gijomis, palyginti su viena
cli-figure-deals = atsitiktiniai triominos dalijimai dviejose vietose, su premijomis
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
cli-solve-about = Ieško, kaip padėti visas žaidimo vienam detales, ir įrašo tai kaip įrašą.
cli-solve-game = classic-solo arba trigon-solo
cli-solve-from = tęsti įrašą arba .blksgf failą, - reiškia standartinę įvestį
cli-solve-seconds = liautis po N sekundžių (300)
cli-solve-seed = kita paieška (0)
cli-solve-workers = gijos įrodymams (1: pakartojama)
cli-solve-output = kur rašyti įrašą; nenurodžius išspausdinamas
cli-solve-codes = baigties kodai:
cli-solve-code-found = rasta visa partija
cli-solve-code-not = per šį laiką nerasta arba jos nėra; geriausia partija vis tiek įrašoma
cli-solve-code-stopped = sustabdyta su Ctrl-C; geriausia partija vis tiek įrašoma
cli-solve-interrupted = nutraukta: padėta { $placed } iš { $total }
cli-solve-options-in-file = su --from parinktys imamos iš failo
cli-solve-other-game = { $file }: tai { $found } partija, o ne { $wanted }
cli-solve-best = geriausia { $placed } iš { $total }
cli-solve-playing = žaidžiama
cli-solve-proving = įrodinėjama
cli-solve-found = padėtos visos detalės ({ $total }), rasta per { $seconds } s
cli-solve-nothing = per { $seconds } s nieko nerasta; geriausioje partijoje padėta { $placed } iš { $total }
cli-solve-impossible = visų detalių padėti neįmanoma: { $reason }
cli-solve-tried = išbandyti visi būdai
cli-gtp-about = Standartinėje įvestyje atsako į Go Text Protocol komandas.
cli-gtp-game = žaidimas, pavyzdžiui, classic-2, arba .blksgf failų vardas, pavyzdžiui, 'Blokus Two-Player' (duo)
cli-gtp-verbose = standartinėje klaidų išvestyje pasakyti, kas atmesta
cli-arena-about = Leidžia kompiuteriniams žaidėjams žaisti tarpusavyje poromis ir juos vertina.
cli-arena-game = kas žaidžiama, kaip išvardija `cornerwise games`
cli-arena-player = kas žaidžia; du ar daugiau
cli-arena-games = kiek daugiausia (200)
cli-arena-out = kur saugomi rezultatai; nenurodžius jie tik parodomi
cli-arena-jobs = partijos vienu metu (po vieną procesoriui)
cli-arena-seed = kitos pradžios, kitas atsitiktinumas (0)
cli-arena-opening-plies = atsitiktiniai ėjimai, kol perima žaidėjai
cli-arena-move-timeout = po kiek sekundžių ėjimas prarandamas (60)
cli-arena-sprt = sustoti, kai aišku, kas teisinga
cli-arena-alpha = kaip dažnai galima klaidingai patikėti ELO1 (0.05)
cli-arena-beta = kaip dažnai galima klaidingai patikėti ELO0 (0.05)
cli-arena-ray = žaisti Ray klasteryje; be ADDRESS – vietiniame
cli-arena-json = išspausdinti santrauką kaip duomenis
cli-arena-show = parodyti aplanko lentelę ir nieko nežaisti
cli-arena-players = žaidėjai:
cli-arena-with-options = su variklio parinktimis
cli-arena-gtp = programa, kalbanti GTP
cli-arena-python = iškviesta su sėkla, sukuria žaidėją
cli-arena-renamed = bet kuris iš jų kitu vardu
cli-arena-again = Ta pati eilutė dar kartą tęsia nuo ten, kur sustota. Žr. docs/arena.md.
cli-arena-goes-on = nutraukta; ta pati komanda tęsia nuo čia
cli-arena-which-game = kuris žaidimas? (--game GAME arba --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } turi būti mažiau už { $elo1 }
cli-arena-pace = { $rate } partijų/s, liko { $left }
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
cli-arena-verdict-yes = teisinga bent { $elo1 }
cli-arena-verdict-no = teisinga ne daugiau kaip { $elo0 }
cli-arena-verdict-open = neišspręsta
cli-arena-played = { $game }: { $count ->
    [one] { $count } partija
    [few] { $count } partijos
    [many] { $count } partijos
   *[other] { $count } partijų
  }
cli-bot-about = Užima vietą serveryje ir daro ėjimus, kuriuos renkasi programa, kol partija baigiasi.
cli-bot-url = serveris, pavyzdžiui, http://localhost:8000
cli-bot-token = raktas, su kuriuo žaisti
cli-bot-match = partija: su jūsų vieta arba su laisva
cli-bot-pair = žaisti partiją su bet kuo, kas nori
cli-bot-timeout = kiekvienam ėjimui (120)
cli-bot-program = programa su savo argumentais
cli-bot-key = Raktas gaunamas per POST /api/tokens su teisėmis read ir play. Vietoj --token tinka CORNERWISE_TOKEN.
cli-bot-needs = botui reikia { $package }: { $install }
cli-bot-which = kuri programa? Nurodykite ją po --
cli-bot-failed = programa sutriko: { $problem }
cli-bot-over = { $count ->
    [0] baigta ({ $reason }): niekas nelaimėjo, taškai { $points }
   *[other] baigta ({ $reason }): laimėjo { $seats }, taškai { $points }
  }
cli-backup-about = Įrašo į failą viską, ką žino serveris. Duomenų bazės gali būti skirtingų rūšių.
cli-restore-about = Užpildo tuščią duomenų bazę iš tokio failo. Duomenų bazės gali būti skirtingų rūšių.
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
cli-i18n-about = Patikrinti vertimus: trūkstami, nežinomi ar angliški likę pranešimai, kiti argumentai, praleistos daugiskaitos ar terminai.
cli-i18n-languages = žymės, pavyzdžiui, de; nenurodžius – visos
cli-i18n-unknown = kalbos { $tag } nėra (galima: { $known })
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
