
cli-arg-game = spēle, piemēram, duo
cli-arg-option = izvēlēties spēles opciju, piemēram, start=own; tās uzskaita `cornerwise games`; drīkst atkārtot; heights=@FILE nolasa augstumu karti
cli-arg-file = ieraksts vai .blksgf fails, vai - standarta ievadei
cli-arg-ply = stāvoklis pēc N gājieniem
cli-arg-nth = faila N-tā partija (1)
cli-arg-marks = atzīmēt krāsas tā, lai tās varētu atšķirt, krāsas neredzot
cli-arg-level = spēles stiprums, no 1 līdz 9
cli-arg-nodes = cik stāvokļu izpētīt katram gājienam līmeņa paša skaita vietā
cli-arg-time = sekundes katram gājienam
cli-arg-evaluator = kas vērtē stāvokļus: best, playouts, net, small, guided vai tīkla fails
cli-arg-threads = cik procesora pavedienu izmantot
cli-arg-seed = skaitlis, ar kuru nejaušās izvēles vienmēr ir tās pašas
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
cli-one-game-only = { $file }: partiju skaits failā: { $count }; šai komandai vajag failu ar tikai 1
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
cli-games-game = rādīt tikai šo spēli
cli-games-sort = kārtot sarakstu pēc šī
cli-games-json = izdrukāt visu par katru spēli JSON formātā
cli-games-column-game = spēle
cli-games-column-title = nosaukums
cli-games-column-seats = vietas
cli-games-column-minutes = minūtes
cli-games-column-age = vecums
cli-games-column-colours = krāsas
cli-games-column-board = laukums
cli-games-column-pieces = kauliņi
cli-games-column-option = opcija
cli-games-column-default = noklusējums
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
cli-games-free-text = jebkurš teksts
cli-games-none = nav
cli-games-given = iebūvēts
cli-games-more = Vietas numurē no 0. Vairāk rāda `cornerwise games --json`.
cli-play-about = Spēlējiet terminālī ar datoru vai ar citiem pie vienas tastatūras. ? rāda taustiņus.
cli-play-game = spēle, piemēram, duo; bez tās izvēlēsieties no saraksta
cli-play-seat = kas spēlē, vietu secībā: human, no 1 līdz 9, greedy, random
cli-play-save = pēc katra gājiena saglabāt partiju šajā failā
cli-play-resume = turpināt partiju no ieraksta vai .blksgf faila
cli-play-theme = krāsu motīvs (dark)
cli-play-seats = vietas:
cli-play-human = kāds pie šīs tastatūras
cli-play-levels = šī līmeņa dators; 3 ir viegls, 9 ir stiprākais
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = dators liek lielāko kauliņu vai plāksnīti, kas dod visvairāk punktu
cli-play-random = dators izdara jebkuru atļautu gājienu
cli-play-usual = Pēc noklusējuma spēlē viens cilvēks, visās pārējās vietās { $opponent }.
cli-play-redirected = play vajag termināli; palaidiet bez pāradresācijas: { $streams }
cli-play-resume-alone = ar --resume spēli un tās opcijas ņem no faila, tāpēc citas nenorādiet
cli-play-needs-game = ar --option, --seat un --save vajag spēles vārdu
cli-play-too-many-seats = { $game }: vietu skaits ir { $seats ->
    [zero] { $seats }
    [one] { $seats }
   *[other] { $seats }
  }, nevis { $asked }
cli-serve-about = Palaiž serveri pārlūkiem un programmām, līdz to apturat ar Ctrl-C.
cli-serve-host = adrese, kurā klausīties (127.0.0.1)
cli-serve-port = ports, kurā klausīties, vai 0 jebkuram brīvam (8000)
cli-serve-database = kur glabājas partijas (sqlite:///cornerwise.db)
cli-serve-redis = Redis serveris, kas savieno vairākus procesus
cli-serve-workers = procesu skaits; vairāk par 1 vajag PostgreSQL (1)
cli-serve-engines = meklējumi vienlaikus katrā procesā
cli-serve-ray = sūtīt programmas darbu uz Ray klasteri, piemēram, ray://host:10001
cli-serve-environment = Katru iestatījumu var norādīt arī vidē, piemēram, CORNERWISE_PORT=80. Sk. docs/operating.md.
cli-serve-needs = serverim vajag { $package }: { $install }
cli-serve-ready = Cornerwise ir gatavs adresē { $address }
cli-replay-about = Atkārto JSON ierakstu vai .blksgf failu, pārbaudot katru gājienu un rezultātu.
cli-replay-ply = apstāties pēc N gājieniem
cli-replay-nth = tikai faila N-tā partija
cli-replay-verify = tikai pārbaudīt: izdrukāt vienu rindu katrai partijai
cli-replay-quiet = tikai pārbaudīt: neko nedrukāt, rezultātu pasaka beigu kods
cli-replay-heading = { $number }. partija no { $count }: { $game }
cli-replay-event = notikums: { $text }
cli-replay-date = datums: { $text }
cli-replay-players = spēlētāji: { $text }
cli-replay-rests = { $colour } nevar nolikt kauliņu un izlaiž gājienu
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, { $number }. partija: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [zero] { $moves } gājieni
    [one] { $moves } gājiens
   *[other] { $moves } gājieni
  }, { $state }
cli-replay-unfinished = nepabeigta, iet { $turn }
cli-analyse-about = Meklē labākos gājienus partijas pēdējā vai kādā agrākā stāvoklī.
cli-analyse-lines = cik gājienu rādīt (5)
cli-analyse-nobody = šajā stāvoklī neviens nevar iet, tāpēc nav ko analizēt; izvēlieties agrāku ar --ply
cli-analyse-column-visits = apmeklējumi
cli-analyse-column-then = tad
cli-analyse-searched = { $count ->
    [zero] { $count } stāvokļi
    [one] { $count } stāvoklis
   *[other] { $count } stāvokļi
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, izmeklēts līdz galam
cli-review-about = Izpēta katru partijas stāvokli un rāda, ko katrs gājiens bija vērts.
cli-review-worst = cik sliktāko gājienu nosaukt ({ $most })
cli-review-json = izdrukāt visu JSON formātā
cli-review-searching = meklē
cli-review-progress = { $done }. gājiens no { $count }
cli-review-cost =
    { $number }. gājiens: { $turn } { $move } maksāja { $share } no uzvaras un { $points ->
        [zero] { $points } punktus
        [one] { $points } punktu
       *[other] { $points } punktus
    }; labāk: { $better }
cli-review-column-made = izspēlēts
cli-review-column-points = zaudētie punkti
cli-review-end = beigas
cli-audit-about = Precīzi atrisina partiju beigas un parāda, cik punktu atdevis katrs spēlētājs.
cli-audit-file = ieraksti vai .blksgf faili, mapes ar tiem vai arēnas mape
cli-audit-nodes = stāvokļi, ko risinātājs drīkst izpētīt katram gājienam
cli-audit-costly = cik gājienu, kas atdeva punktus, nosaukt (20)
cli-audit-none = nevienu no šīm partijām nevar atrisināt precīzi; tas iespējams tikai divu spēlētāju vai divu komandu partijās, kurās nekas nav slēpts
cli-audit-progress = partija { $done } no { $count }
cli-audit-mistake = gājiens { $number }, { $turn } { $move }: pārsvars pirms { $margin }, pēc { $kept }; labākais: { $better }
cli-audit-skipped = izlaistās partijas, jo tās nav starp diviem spēlētājiem vai divām komandām bez nekā slēpta: { $count }
cli-audit-column-player = spēlētājs
cli-audit-column-games = partijas
cli-audit-column-moves = atrisināti gājieni
cli-audit-column-mistakes = kļūdas
cli-audit-column-points = atdotie punkti
cli-audit-column-mean = partijā
cli-draw-about = Zīmē ierakstu, zīmējumu vai .blksgf failu, vai spēli pēc dažiem gājieniem.
cli-draw-source = ieraksts, zīmējums vai .blksgf fails, - standarta ievadei, vai spēles nosaukums
cli-draw-output = fails, ko rakstīt; ja nav norādīts, zīmējumu izdrukā
cli-draw-format = pēc faila paplašinājuma: svg, png vai webp (visa spēle, animēta); citādi text
cli-draw-theme = SVG krāsu motīvs (light)
cli-draw-view = rādīt klucīšus no stūra, no augšas vai abējādi (both)
cli-draw-turn = par cik ceturtdaļām pagriezt klucīšus (0)
cli-draw-moves = gājieni no GAME sākuma
cli-draw-file-only = { $game } var zīmēt tikai no faila, jo plāksnītes velk nejauši
cli-draw-no-file = faila { $name } nav, un { $problem }
cli-draw-game-only = --moves un --option darbojas ar spēles nosaukumu, nevis ar failu
cli-draw-no-ply = --ply darbojas ar partiju, nevis ar zīmējumu
cli-perft-about = Saskaita visus veidus izspēlēt DEPTH gājienus no sākuma un izmēra ātrumu.
cli-perft-depth = cik gājienu izdarīt
cli-perft-divide = rādīt skaitu katram pirmajam gājienam
cli-perft-make = izspēlēt un atsaukt arī pēdējos gājienus, nevis saskaitīt tos kopā
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
cli-bench-about = Mēra ātrumu un izmēru vienā pavedienā, labāko no vairākām reizēm, un salīdzina ar mērķiem.
cli-bench-names = kurus rādītājus mērīt; pēc noklusējuma visus
cli-bench-quick = mazāk un īsāk, aptuveni rādītāji dažās sekundēs
cli-bench-json = izdrukāt rādītājus JSON formātā
cli-bench-figures = rādītāji:
cli-bench-target = mērķis { $value }
cli-bench-reached = { $ratio }× sasniegts
cli-bench-missed = { $ratio }× nesasniegts
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }; vairāk par 1× ir labāk nekā mērķis.
cli-figure-perft-bulk = duo perft 3 ar saviem sākumiem, pēdējo gājienu skaita kopā
cli-figure-perft-make = duo perft 3 ar saviem sākumiem, katru lapu izspēlē un atsauc
cli-figure-playouts = vienmērīgi nejaušas { $game } partijas no sākuma līdz beigām
cli-figure-playouts-middle = vienmērīgi nejaušas { $game } partijas no labas partijas { $ply }. gājiena līdz beigām
cli-figure-cubes = nejaušas klucīšu torņa partijas ar četrām vietām no sākuma līdz beigām
cli-figure-search = { $game } meklēšanas simulācijas no sākuma
cli-figure-search-middle = { $game } meklēšanas simulācijas no labas partijas { $ply }. gājiena
cli-figure-threads = duo meklēšanas simulācijas, divi pavedieni salīdzinājumā ar vienu
cli-figure-deals = nejauši triominos dalījumi ar divām vietām, ar papildpunktiem
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
cli-solve-about = Atrod, kā nolikt visus vienspēles kauliņus, un saglabā to kā ierakstu.
cli-solve-game = classic-solo vai trigon-solo
cli-solve-from = turpināt no ieraksta vai .blksgf faila, - nozīmē standarta ievadi
cli-solve-seconds = beigt pēc N sekundēm (300)
cli-solve-seed = skaitlis citai meklēšanai (0)
cli-solve-workers = pavedieni pierādījumiem (1: atkārtojams)
cli-solve-output = fails, kurā rakstīt ierakstu; ja nav norādīts, to izdrukā
cli-solve-codes = beigu kodi:
cli-solve-code-found = atrasta pilna partija
cli-solve-code-not = laikā nekas nav atrasts, vai atrisinājuma nav; labāko partiju tik un tā saglabā
cli-solve-code-stopped = apturēts ar Ctrl-C; labāko partiju tik un tā saglabā
cli-solve-interrupted = pārtraukts: nolikti { $placed } no { $total }
cli-solve-options-in-file = ar --from opcijas ņem no faila, tāpēc citas nenorādiet
cli-solve-other-game = { $file }: tā ir { $found } partija, nevis { $wanted }
cli-solve-best = labākais { $placed } no { $total }
cli-solve-playing = spēlē
cli-solve-proving = pierāda
cli-solve-found = visi kauliņi ({ $total }) ir nolikti { $seconds } s laikā
cli-solve-nothing = { $seconds } s laikā atrisinājums nav atrasts; labākajā partijā nolikti { $placed } no { $total }
cli-solve-impossible = visus kauliņus nolikt nevar: { $reason }
cli-solve-tried = izmēģinātas visas iespējas
cli-gtp-about = Standarta ievadē atbild uz Go Text Protocol komandām.
cli-gtp-game = spēle, piemēram, classic-2, vai tās nosaukums .blksgf failos, piemēram, 'Blokus Two-Player' (duo)
cli-gtp-verbose = standarta kļūdu izvadē ziņot par noraidītām komandām
cli-arena-about = Liek datora spēlētājiem spēlēt savā starpā pāru partijās un piešķir tiem reitingu.
cli-arena-game = spēle, ko spēlēt, kā uzskaita `cornerwise games`
cli-arena-player = spēlētāji; divi vai vairāki
cli-arena-games = lielākais partiju skaits (200)
cli-arena-out = mape rezultātiem; bez tās tos tikai parāda
cli-arena-jobs = partijas vienlaikus (viena katram procesoram)
cli-arena-seed = skaitlis citām atklātnēm un nejaušām izvēlēm (0)
cli-arena-opening-plies = nejauši gājieni, pirms spēlētāji pārņem
cli-arena-even = tikai atklātnes, kurās nevienai pusei nav lielākas izredzes uzvarēt par šo
cli-arena-move-timeout = sekundes gājienam, pēc tam tas ir zaudēts (60)
cli-arena-sprt = apstāties, tiklīdz tests ir izšķīries starp abiem
cli-arena-alpha = iespējamība kļūdaini pieņemt ELO1 (0.05)
cli-arena-beta = iespējamība kļūdaini pieņemt ELO0 (0.05)
cli-arena-ray = spēlēt Ray klasterī; bez ADDRESS – lokālā
cli-arena-json = izdrukāt kopsavilkumu JSON formātā
cli-arena-show = parādīt mapes rezultātus nespēlējot
cli-arena-players = spēlētāji:
cli-arena-with-options = dators ar šīm meklēšanas opcijām
cli-arena-gtp = programma, kas runā GTP
cli-arena-python = Python funkcija, kas saņem sēklu un atgriež spēlētāju
cli-arena-renamed = jebkurš no šiem ar citu vārdu
cli-arena-again = Lai turpinātu apturētu darbu, vēlreiz ievadiet to pašu komandu. Sk. docs/arena.md.
cli-arena-goes-on = pārtraukts; lai turpinātu, vēlreiz ievadiet to pašu komandu
cli-arena-which-game = kura spēle? Pievienojiet --game GAME vai, lai redzētu agrākus rezultātus, --show FOLDER
cli-arena-bounds = --sprt: { $elo0 } jābūt mazākam par { $elo1 }
cli-arena-pace = { $rate } partijas/s, atlikušais laiks: { $left }
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
cli-arena-verdict-yes = atšķirība ir vismaz { $elo1 }
cli-arena-verdict-no = atšķirība nav lielāka par { $elo0 }
cli-arena-verdict-open = nav izšķirts
cli-arena-played = { $game }: { $count ->
    [zero] { $count } partijas
    [one] { $count } partija
   *[other] { $count } partijas
  }
cli-bot-about = Ieņem vietu serverī un ļauj programmai izvēlēties gājienus, līdz partija beidzas.
cli-bot-url = serveris, piemēram, http://localhost:8000
cli-bot-token = jūsu API atslēga
cli-bot-match = partija, kurā jums ir vieta vai kurā ir brīva vieta
cli-bot-pair = spēlēt ar jebkuru, kas meklē partiju
cli-bot-timeout = sekundes katram gājienam (120)
cli-bot-program = programma ar saviem argumentiem
cli-bot-key = Atslēgu iegūst ar POST /api/tokens un tiesībām read un play. To var ielikt CORNERWISE_TOKEN, nevis lietot --token.
cli-bot-needs = botam vajag { $package }: { $install }
cli-bot-which = kura programma? Rakstiet to aiz --
cli-bot-failed = programmai neizdevās: { $problem }
cli-bot-over = { $count ->
    [0] beigas ({ $reason }): neuzvarēja neviens, punkti { $points }
   *[other] beigas ({ $reason }): uzvarēja { $seats }, punkti { $points }
  }
cli-backup-about = Ieraksta failā visus servera datus. Tos var atjaunot cita veida datubāzē.
cli-restore-about = Aizpilda tukšu datubāzi no rezerves kopijas. Tā var būt no cita veida datubāzes.
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
cli-i18n-about = Pārbauda tulkojumus: trūkstoši un nezināmi ziņojumi, angliski atstāts teksts, nepareizi argumenti, daudzskaitļi vai termini.
cli-i18n-languages = valodu apzīmējumi, piemēram, de; pēc noklusējuma visi
cli-i18n-unknown = valodas { $tag } nav (izvēlieties no: { $known })
cli-i18n-whole = { $languages ->
    [zero] { $languages } valodas
    [one] { $languages } valoda
   *[other] { $languages } valodas
  }, { $messages ->
    [zero] { $messages } ziņojumi
    [one] { $messages } ziņojums
   *[other] { $messages } ziņojumi
  }: viss kārtībā

## puzzles

cli-puzzles-about = Veido uzdevumus no datora partijām vai pārbauda, vai esošajiem ir tieši viens atrisinājums.
cli-puzzles-path = make: mape, kurā rakstīt; verify: uzdevumu fails programmas uzdevumu vietā
cli-puzzles-game = tikai šī spēle; var norādīt vairākas reizes
cli-puzzles-count = cik uzdevumu katrai spēlei
cli-puzzles-sample = pārbaudīt tikai tik katrai spēlei, nejauši izvēlētus
cli-puzzles-where = kurā mapē? Uzrakstiet to aiz make
cli-puzzles-made = uzdevumi, { $game }: { $count }
cli-puzzles-proven = pierādīti uzdevumi: { $count }, { $seconds } s laikā

## explore

cli-explore-about = Parāda, kādi gājieni stāvoklī izdarīti, cik bieži un kā šīs partijas beigušās.
cli-explore-work = show: parādīt, kas stāvoklī spēlēts; add: pievienot partijas pārlūka failam; build: izveidot failu ar datora partijām, kas nāk līdzi Cornerwise; make: likt datoram spēlēt partijas pašam pret sevi; pack: ierakstīt partijas mazos failos
cli-explore-path = show, add, build: pārlūka fails, citādi datora partiju fails; make, pack: mape, kurā rakstīt
cli-explore-source = show: spēle vai fails ar partiju; add: faili vai mapes ar partijām
cli-explore-count = make: cik partiju izspēlēt
cli-explore-nodes = make: cik stāvokļu izmeklēt katram gājienam
cli-explore-one = aiz pārlūka faila show vajag vienu spēli vai vienu failu
cli-explore-nothing = Neviena šī faila partija nav nonākusi šajā stāvoklī.
cli-explore-added = pievienotas partijas: { $count }
# Columns of a table
cli-explore-column-games = partijas
cli-explore-column-won = uzvaras
cli-explore-column-margin = punktu pārsvars
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = parādīti gājieni: { $shown } no { $moves }; partijas: { $games }
cli-moderate-about = Parāda spēlētāju sūdzības un ļauj uz tām reaģēt. Strādājošs serveris to ņem vērā dažu sekunžu laikā.
cli-moderate-works = Darbības:
cli-moderate-list = sūdzības, kas gaida
cli-moderate-show = viena sūdzība ar tērzēšanu ap to
cli-moderate-close = noņemt sūdzību no saraksta
cli-moderate-mute = liegt spēlētājam tērzēšanu
cli-moderate-suspend = liegt spēlētājam spēlēt
cli-moderate-rename = dot spēlētājam citu vārdu, ko viņš nevar mainīt
cli-moderate-lift = izbeigt visus spēlētāja apklusinājumus un apturējumus
cli-moderate-log = kas līdz šim darīts
cli-moderate-clear-club = noņemt kluba (pēc tā saites) tekstus un dot tam citu nosaukumu
cli-moderate-close-club = slēgt klubu (pēc tā saites); tā turnīri paliek
cli-moderate-rename-tournament = dot turnīram (pēc tā saites) citu nosaukumu
cli-moderate-cancel-tournament = atcelt turnīru (pēc tā saites)
cli-moderate-what = sūdzības numurs vai spēlētāja lietotājvārds (bez konta: id, ko rāda show)
cli-moderate-new-name = rename: jaunais vārds
cli-moderate-for = mute, suspend: uz cik ilgu laiku, piemēram, 12h, 7d vai 4w; bez tā uz visiem laikiem
cli-moderate-note = kāpēc; tas paliek žurnālā
cli-moderate-closed = list: slēgtās sūdzības
cli-moderate-bad-time = { $time } nav laiks, kāds ir 12h, 7d vai 4w
cli-moderate-empty = Neviena sūdzība negaida.
cli-moderate-reporter = iesniedza { $reporter }, id { $id }
cli-moderate-reported = par: { $name }, id { $id }
cli-moderate-times = sūdzības par šo spēlētāju: { $count }
cli-moderate-match = partija { $match }, { $game }
cli-moderate-which-report = kura sūdzība? Uzrakstiet tās numuru
cli-moderate-who = kurš spēlētājs? Uzrakstiet lietotājvārdu
cli-moderate-which-name = kāds jaunais vārds? Uzrakstiet to aiz lietotājvārda
cli-moderate-nobody = spēlētāja { $name } nav
cli-moderate-was-closed = sūdzība { $number } ir slēgta
cli-moderate-done-until = izdarīts: { $name }, līdz { $time }
cli-moderate-done-for-good = izdarīts: { $name }, uz visiem laikiem
cli-moderate-done = izdarīts: { $name }
cli-moderate-lifted = liegumi atcelti: { $name }
cli-moderate-renamed = spēlētāja vārds tagad ir { $name }
cli-explore-needs-path = norādiet failu vai mapi, kurā rakstīt
# $command is what to type
cli-explore-not-built = datora partijas vēl nav sagatavotas; palaidiet: { $command }
cli-explore-built = datora partijas failā { $file }: { $count }
cli-explore-packed = { $file }: partijas: { $count }, baiti: { $size }
