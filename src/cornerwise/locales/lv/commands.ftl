cli-arg-game = spēle, piemēram, duo
cli-arg-option = izvēlēties spēles opciju, piemēram, start=own; tās uzskaita `cornerwise games`; drīkst atkārtot; heights=@FILE nolasa augstumu karti
cli-arg-file = ieraksts vai .blksgf fails, - nozīmē standarta ievadi
cli-arg-ply = stāvoklis pēc N gājieniem
cli-arg-nth = faila N-tā partija (1)
cli-arg-marks = atšķirt krāsas arī bez toņa
cli-arg-level = cik labi spēlē, no 1 līdz 9
cli-arg-nodes = cik stāvokļu apskatīt katram gājienam līmeņa paša skaita vietā
cli-arg-time = sekundes katram gājienam
cli-arg-evaluator = kas vērtē stāvokļus: best, playouts, net, small, guided vai tīkla fails
cli-arg-threads = cik procesoru izmantot
cli-arg-seed = skaitlis, ar kuru izvēles vienmēr ir tās pašas
cli-arg-memory = megabaiti meklēšanas kokam
cli-with-default = { $about } ({ $default })
cli-no-whole-number = { $text } nav vesels skaitlis no { $least } līdz { $most }
cli-no-pair = { $text } nav formā NAME=VALUE
cli-no-number = { $text } nav skaitlis
cli-no-seconds = { $text } nav sekunžu skaits
cli-no-chance = { $text } nav starp 0 un 0,5
cli-no-such-game = partijas { $number } nav, failā to ir { $count }
cli-no-games = mapē { $folder } nav nevienas partijas
cli-no-such-ply = gājiena { $ply } nav, partijā to ir { $count }
cli-one-game-only = { $file }: tajā partiju skaits ir { $count }, nevis viena
cli-seat = vieta { $seat }
cli-column-move = gājiens
cli-chance = nejaušība
cli-outcome = { $count ->
    [0] neuzvar neviens
    [zero] uzvar vietas { $seats }
    [one] uzvar vieta { $seats }
   *[other] uzvar vietas { $seats }
  } ({ $points })
cli-games-about = Uzskaita visas spēles, to vietas, krāsas, laukumus, kauliņus un opcijas.
cli-games-game = tikai šī spēle
cli-games-sort = pēc kā kārtot sarakstu
cli-games-json = viss par katru spēli JSON formātā
cli-games-column-game = spēle
cli-games-column-title = nosaukums
cli-games-column-seats = vietas
cli-games-column-minutes = minūtes
cli-games-column-age = vecums
cli-games-column-colours = krāsas
cli-games-column-board = laukums
cli-games-column-pieces = kauliņi
cli-games-column-option = opcija
cli-games-column-default = parasti
cli-games-column-choices = citas vērtības
cli-games-column-name = vārds
cli-games-column-about = ko tā nosaka
cli-games-no-edge = bez malām
cli-games-cubes = { $count ->
    [zero] { $count } klucīši
    [one] { $count } klucītis
   *[other] { $count } klucīši
  }
cli-games-tiles = { $count ->
    [zero] { $count } plāksnītes
    [one] { $count } plāksnīte
   *[other] { $count } plāksnītes
  }
cli-games-copies = { $count } × { $copies }
cli-games-free-text = jūsu teksts
cli-games-none = nav
cli-games-given = kā norādīts
cli-games-more = Vietas skaita no 0. Vairāk pasaka `cornerwise games --json`.
cli-play-about = Spēlē terminālī ar datoru vai pie vienas tastatūras. ? rāda taustiņus.
cli-play-game = spēle, piemēram, duo; bez tās varēsiet izvēlēties
cli-play-seat = kas sēž vietās pēc kārtas: human, no 1 līdz 9, greedy, random
cli-play-save = pēc katra gājiena saglabāt partiju šajā failā
cli-play-resume = turpināt partiju no ieraksta vai .blksgf faila
cli-play-theme = krāsas (dark)
cli-play-seats = vietas:
cli-play-human = kāds pie šīs tastatūras
cli-play-levels = šī līmeņa dators; 3 ir draudzīgs, 9 ir stiprākais
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = dators liek lielāko kauliņu vai plāksnīti, kas dod visvairāk punktu
cli-play-random = dators izdara jebkuru atļautu gājienu
cli-play-usual = Ja nekas cits nav teikts: viens cilvēks, pārējās vietās { $opponent }.
cli-play-needs-terminal = komandai play vajag termināli
cli-play-needs-textual = termināļa spēlei vajag Textual: { $install }
cli-play-resume-alone = ar --resume spēli un tās opcijas ņem no faila
cli-play-needs-game = ar --option, --seat un --save vajag spēles vārdu
cli-play-too-many-seats = { $game }: vietu skaits ir { $seats ->
    [zero] { $seats }
    [one] { $seats }
   *[other] { $seats }
  }, nevis { $asked }
cli-serve-about = Piedāvā partijas pa HTTP un WebSockets, līdz to aptur ar Ctrl-C.
cli-serve-host = kur klausīties (127.0.0.1)
cli-serve-port = kurā portā klausīties, 0 nozīmē jebkuru brīvu (8000)
cli-serve-database = kur glabājas partijas (sqlite:///cornerwise.db)
cli-serve-redis = kur vairāki procesi cits citam stāsta, kas notiek
cli-serve-workers = cik procesu, ar PostgreSQL (1)
cli-serve-engines = cik meklējumu vienlaikus katrā procesā
cli-serve-ray = sūtīt programmas darbu uz Ray klasteri, piemēram, ray://host:10001
cli-serve-environment = Katru iestatījumu var ņemt arī no vides: CORNERWISE_PORT=80. Tos izskaidro docs/operating.md.
cli-serve-needs = serverim vajag { $package }: { $install }
cli-serve-ready = Cornerwise ir gatavs adresē { $address }
cli-replay-about = Atkārto JSON ierakstu vai .blksgf failu, pārbaudot katru gājienu un rezultātu.
cli-replay-ply = apstāties pēc N gājieniem
cli-replay-nth = tikai faila N-tā partija
cli-replay-verify = tikai pārbaudīt: viena rinda katrai partijai
cli-replay-quiet = tikai pārbaudīt: bez rindām, pasaka beigu kods
cli-replay-heading = { $number }. partija no { $count }: { $game }
cli-replay-event = notikums: { $text }
cli-replay-date = datums: { $text }
cli-replay-players = spēlētāji: { $text }
cli-replay-rests = { $colour } nevar likt un atpūšas
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, { $number }. partija: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [zero] { $moves } gājieni
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
  }, { $state }
cli-replay-unfinished = nepabeigta, iet { $turn }
cli-analyse-about = Meklē labākos gājienus partijas pēdējā vai agrākā stāvoklī.
cli-analyse-lines = tik gājienu (5)
cli-analyse-nobody = tur neviens neiet, tāpēc nav ko analizēt; --ply iet atpakaļ
cli-analyse-column-visits = apmeklējumi
cli-analyse-column-then = tad
cli-analyse-searched = { $count ->
    [zero] { $count } stāvokļu
    [one] { $count } stāvoklis
   *[other] { $count } stāvokļi
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, izmeklēts līdz galam
cli-review-about = Izpēta katru partijas stāvokli un rāda, ko gājieni bija vērti.
cli-review-json = viss JSON formātā
cli-review-searching = meklē
cli-review-progress = { $done }. gājiens no { $count }
cli-review-cost = { $number }. gājiens: { $turn } { $move } maksāja { $share } no uzvaras un { $points ->
    [zero] { $points } punktus
    [one] { $points } punktu
   *[other] { $points } punktus
  }; labāk bija { $better }
cli-review-column-made = izdarīts
cli-review-end = beigas
cli-audit-about = Precīzi atrisina partiju beigas un parāda, cik punktu tur atdevis katrs spēlētājs.
cli-audit-file = ieraksti vai .blksgf faili, mapes ar tiem vai arēnas mape
cli-audit-nodes = stāvokļi, ko risinātājs drīkst apskatīt katram gājienam
cli-audit-costly = nosaukt tik gājienu, kas atdeva punktus (20)
cli-audit-none = precīza spēle zināma tikai divu spēlētāju vai divu komandu partijās, kurās nekas nav slēpts, un neviena no šīm tāda nav
cli-audit-progress = partija { $done } no { $count }
cli-audit-mistake = gājiens { $number }, { $turn } { $move }: { $margin } kļuva par { $kept }; labākais bija { $better }
cli-audit-skipped = izlaistās partijas, jo tajās nav divu spēlētāju vai divu komandu bez nekā slēpta: { $count }
cli-audit-column-player = spēlētājs
cli-audit-column-games = partijas
cli-audit-column-moves = atrisināti gājieni
cli-audit-column-mistakes = kļūdas
cli-audit-column-points = atdotie punkti
cli-audit-column-mean = partijā
cli-draw-about = Zīmē to, kas ir ierakstā, zīmējumā vai .blksgf failā, vai spēli ar gājieniem.
cli-draw-source = ieraksts, zīmējums vai .blksgf fails, - nozīmē standarta ievadi, vai spēle
cli-draw-output = kur rakstīt; ja nav norādīts, izdrukā
cli-draw-format = ja nav norādīts, svg failiem un text citur
cli-draw-theme = SVG krāsas (light)
cli-draw-view = klucīši no stūra, no augšas vai abējādi (both)
cli-draw-turn = par cik ceturtdaļām pagriezts klucīšu galds (0)
cli-draw-moves = gājieni no GAME sākuma
cli-draw-file-only = { $game } var zīmēt tikai no faila: plāksnītes nāk nejauši
cli-draw-no-file = faila { $name } nav, un { $problem }
cli-draw-game-only = --moves un --option der kopā ar spēles vārdu, nevis ar failu
cli-draw-no-ply = --ply der kopā ar partiju, nevis ar zīmējumu
cli-perft-about = Saskaita visus veidus izdarīt DEPTH gājienus no sākuma un cik ātri tas gāja.
cli-perft-depth = cik gājienu izdarīt
cli-perft-divide = katram pirmajam gājienam pateikt, cik veidu ar to sākas
cli-perft-make = izdarīt un atsaukt arī pēdējos gājienus
cli-perft-reference = skaitīt pēc lasāmajiem Python noteikumiem, kas ir lēni
cli-perft-seed = nejaušības spēlē: no kura dalījuma skaitīt (parasti 0)
cli-perft-progress = dziļums { $depth }
cli-perft-column-depth = dziļums
cli-perft-column-nodes = mezgli
cli-perft-column-seconds = sekundes
cli-perft-column-rate = mezgli/s
cli-perft-total = { $game }, dziļums { $depth }: { $count ->
    [zero] { $count } mezgli
    [one] { $count } mezgls
   *[other] { $count } mezgli
  }, { $seconds } s, { $rate } mezgli/s
cli-bench-about = Mēra ātrumu un izmēru vienā pavedienā, labāko no vairākām reizēm, blakus mērķiem.
cli-bench-names = kuri rādītāji; ja neviens nav nosaukts, visi
cli-bench-quick = mazāk un īsāk: aptuveni rādītāji dažās sekundēs
cli-bench-json = rādītāji JSON formātā
cli-bench-figures = rādītāji:
cli-bench-target = mērķis { $value }
cli-bench-reached = { $ratio }× sasniegts
cli-bench-missed = { $ratio }× nesasniegts
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }; vairāk par 1× ir labāk nekā mērķis.
cli-figure-perft-bulk = duo perft 3 ar saviem sākumiem, pēdējo gājienu skaita kopā
cli-figure-perft-make = duo perft 3 ar saviem sākumiem, katru lapu izdara un atsauc
cli-figure-playouts = vienmērīgi nejaušas { $game } partijas no sākuma līdz beigām
cli-figure-playouts-middle = vienmērīgi nejaušas { $game } partijas no labas partijas { $ply }. gājiena līdz beigām
cli-figure-cubes = nejaušas klucīšu torņa partijas ar četrām vietām no sākuma līdz beigām
cli-figure-search = { $game } meklēšanas simulācijas no sākuma
cli-figure-search-middle = { $game } meklēšanas simulācijas no labas partijas { $ply }. gājiena
cli-figure-threads = duo meklēšanas simulācijas divos pavedienos pret vienu
cli-figure-deals = nejauši triominos dalījumi ar divām vietām, ar prēmijām
cli-figure-sample = slēpts triominos stāvoklis, izlozēts no tā, ko vieta zina, izsaukts no Python
cli-figure-list-moves = { $call } valodā Python pie labas classic partijas { $ply }. gājiena
cli-figure-first-duo = jauns interpretators: import, pirmā duo partija, pirmais gājiens
cli-figure-first-other = jauns interpretators: tas pats ar lēnāko citu spēli
cli-figure-position-bytes = lielākā stāvokļa atmiņa kodolā
cli-figure-table-size = classic gājienu tabulas atmiņa kodolā
cli-figure-pile = { $count ->
    [zero] { $count } plāksnītes kaudzītē
    [one] { $count } plāksnīte kaudzītē
   *[other] { $count } plāksnītes kaudzītē
  }
cli-figure-moves = { $count ->
    [zero] { $count } gājieni
    [one] { $count } gājiens
   *[other] { $count } gājieni
  }
cli-unit-leaves = lapas/s
cli-unit-positions = stāvokļi/s
cli-unit-games = partijas/s
cli-unit-nodes = mezgli/s
cli-unit-times = reizes
cli-unit-deals = dalījumi/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = baiti
cli-unit-mebibytes = MiB
cli-solve-about = Meklē, kā nolikt visus vienspēles kauliņus, un saglabā to kā ierakstu.
cli-solve-game = classic-solo vai trigon-solo
cli-solve-from = turpināt ierakstu vai .blksgf failu, - nozīmē standarta ievadi
cli-solve-seconds = beigt pēc N sekundēm (300)
cli-solve-seed = cita meklēšana (0)
cli-solve-workers = pavedieni pierādījumiem (1: atkārtojams)
cli-solve-output = kur rakstīt ierakstu; ja nav norādīts, izdrukā
cli-solve-codes = beigu kodi:
cli-solve-code-found = atrasta pilna partija
cli-solve-code-not = šajā laikā nav atrasta, vai tādas nav; labāko partiju tik un tā saglabā
cli-solve-code-stopped = apturēts ar Ctrl-C; labāko partiju tik un tā saglabā
cli-solve-interrupted = pārtraukts: nolikti { $placed } no { $total }
cli-solve-options-in-file = ar --from opcijas ņem no faila
cli-solve-other-game = { $file }: tā ir { $found } partija, nevis { $wanted }
cli-solve-best = labākais { $placed } no { $total }
cli-solve-playing = spēlē
cli-solve-proving = pierāda
cli-solve-found = visi kauliņi ({ $total }) ir nolikti, atrasts { $seconds } s laikā
cli-solve-nothing = { $seconds } s laikā nekas nav atrasts; labākajā partijā nolikti { $placed } no { $total }
cli-solve-impossible = visus kauliņus nolikt nevar: { $reason }
cli-solve-tried = izmēģināti visi veidi
cli-gtp-about = Standarta ievadē atbild uz Go Text Protocol komandām.
cli-gtp-game = spēle, piemēram, classic-2, vai .blksgf failu nosaukums, piemēram, 'Blokus Two-Player' (duo)
cli-gtp-verbose = standarta kļūdu izvadē pateikt, kas noraidīts
cli-arena-about = Liek datorspēlētājiem spēlēt savā starpā pāru partijas un tos vērtē.
cli-arena-game = ko spēlē, kā uzskaita `cornerwise games`
cli-arena-player = kas spēlē; divi vai vairāki
cli-arena-games = cik ne vairāk (200)
cli-arena-out = kur glabā rezultātus; bez tā tos tikai parāda
cli-arena-jobs = partijas vienlaikus (viena katram procesoram)
cli-arena-seed = citas atklātnes, cita nejaušība (0)
cli-arena-opening-plies = nejauši gājieni, pirms spēlētāji pārņem
cli-arena-move-timeout = sekundes, pēc kurām gājiens ir zaudēts (60)
cli-arena-sprt = apstāties, kad skaidrs, kas ir pareizi
cli-arena-alpha = cik bieži drīkst kļūdaini noticēt ELO1 (0.05)
cli-arena-beta = cik bieži drīkst kļūdaini noticēt ELO0 (0.05)
cli-arena-ray = spēlēt Ray klasterī; bez ADDRESS – lokālā
cli-arena-json = izdrukāt kopsavilkumu kā datus
cli-arena-show = parādīt mapes tabulu un neko nespēlēt
cli-arena-players = spēlētāji:
cli-arena-with-options = ar programmas opcijām
cli-arena-gtp = programma, kas runā GTP
cli-arena-python = izsaukts ar sēklu, izveido spēlētāju
cli-arena-renamed = jebkurš no šiem ar citu vārdu
cli-arena-again = Tā pati rinda vēlreiz turpina no vietas, kur apstājās. Sk. docs/arena.md.
cli-arena-goes-on = pārtraukts; tā pati komanda turpina no šejienes
cli-arena-which-game = kura spēle? (--game GAME vai --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } jābūt mazākam par { $elo1 }
cli-arena-pace = { $rate } partijas/s, atlicis { $left }
cli-arena-progress = partijas: { $done } no { $total }, { $pace }: { $standing }
cli-arena-column-entrant = dalībnieks
cli-arena-column-elo = Elo
cli-arena-column-error = ±95 %
cli-arena-column-games = partijas
cli-arena-column-share = uzvaru daļa
cli-arena-column-points = punkti
cli-arena-column-seconds = s/gājiens
cli-arena-column-longest = garākais
cli-arena-column-faults = kļūdas
cli-arena-duel = { $first } pret { $second }: { $share }, uzvaras { $wins }, neizšķirti { $draws }, zaudējumi { $losses }; Elo { $elo } ± { $error }
cli-arena-pairs = pāri pēc rezultāta 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } pret { $elo1 }: { $verdict }, LLR { $llr } (no { $lower } līdz { $upper })
cli-arena-verdict-yes = pareizi ir vismaz { $elo1 }
cli-arena-verdict-no = pareizi ir ne vairāk par { $elo0 }
cli-arena-verdict-open = nav izšķirts
cli-arena-played = { $game }: { $count ->
    [zero] { $count } partijas
    [one] { $count } partija
   *[other] { $count } partijas
  }
cli-bot-about = Ieņem vietu serverī un izdara gājienus, ko izvēlas programma, līdz partija beidzas.
cli-bot-url = serveris, piemēram, http://localhost:8000
cli-bot-token = atslēga, ar ko spēlēt
cli-bot-match = partija: ar jūsu vietu vai ar brīvu
cli-bot-pair = spēlēt partiju ar jebkuru, kas vēlas
cli-bot-timeout = katram gājienam (120)
cli-bot-program = programma ar saviem argumentiem
cli-bot-key = Atslēgu iegūst ar POST /api/tokens un tiesībām read un play. CORNERWISE_TOKEN der --token vietā.
cli-bot-needs = botam vajag { $package }: { $install }
cli-bot-which = kura programma? Norādiet to aiz --
cli-bot-failed = programmai neizdevās: { $problem }
cli-bot-over = { $count ->
    [0] beigas ({ $reason }): neuzvarēja neviens, punkti { $points }
   *[other] beigas ({ $reason }): uzvarēja { $seats }, punkti { $points }
  }
cli-backup-about = Ieraksta failā visu, ko zina serveris. Datubāzes var būt dažādu veidu.
cli-restore-about = Aizpilda tukšu datubāzi no šāda faila. Datubāzes var būt dažādu veidu.
cli-backup-database = datubāze ({ $default })
cli-backup-done = { $rows ->
    [zero] { $rows } rindas ierakstītas failā { $file }
    [one] { $rows } rinda ierakstīta failā { $file }
   *[other] { $rows } rindas ierakstītas failā { $file }
  }
cli-restore-done = { $rows ->
    [zero] { $rows } rindas nolasītas no { $file }
    [one] { $rows } rinda nolasīta no { $file }
   *[other] { $rows } rindas nolasītas no { $file }
  }
cli-i18n-about = Pārbaudīt tulkojumus: trūkstoši, nezināmi vai angliski atstāti ziņojumi, citi argumenti, izlaisti daudzskaitļi vai termini.
cli-i18n-languages = apzīmējumi, piemēram, de; ja nav norādīts, visi
cli-i18n-unknown = valodas { $tag } nav (var būt: { $known })
cli-i18n-whole = { $languages ->
    [zero] { $languages } valodas
    [one] { $languages } valoda
   *[other] { $languages } valodas
  }, { $messages ->
    [zero] { $messages } ziņojumi
    [one] { $messages } ziņojums
   *[other] { $messages } ziņojumi
  }: viss kārtībā
