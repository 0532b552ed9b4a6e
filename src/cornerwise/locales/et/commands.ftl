cli-arg-game = mäng, näiteks duo
cli-arg-option = mängu valik, näiteks start=own; need loetleb `cornerwise games`; võib korduda; heights=@FILE loeb kõrguskaardi
cli-arg-file = salvestis või .blksgf-fail, - tähendab standardsisendit
cli-arg-ply = seis pärast N käiku
cli-arg-nth = faili N-es mäng (1)
cli-arg-marks = erista värve ilma toonita
cli-arg-level = kui hästi see mängib, 1–9
cli-arg-nodes = mitu seisu iga käigu jaoks läbi vaadata, taseme oma arvu asemel
cli-arg-time = sekundeid iga käigu jaoks
cli-arg-evaluator = mis seise hindab: best, playouts, net, small, guided või närvivõrgu fail
cli-arg-threads = mitut protsessorit kasutada
cli-arg-seed = arv, millega valikud on iga kord samad
cli-arg-memory = otsingupuu mälu megabaitides
cli-with-default = { $about } ({ $default })
cli-no-whole-number = { $text } ei ole täisarv vahemikus { $least }–{ $most }
cli-no-pair = { $text } ei ole kujul NAME=VALUE
cli-no-number = { $text } ei ole arv
cli-no-seconds = { $text } ei ole sekundite arv
cli-no-chance = { $text } ei ole 0 ja 0.5 vahel
cli-no-such-game = { $number }. mängu ei ole, failis on neid { $count }
cli-no-games = kaustas { $folder } pole ühtegi mängu
cli-no-such-ply = { $ply }. käiku ei ole, mängus on neid { $count }
cli-one-game-only = { $file }: mänge on siin { $count }, mitte üks
cli-seat = koht { $seat }
cli-column-move = käik
cli-chance = juhus
cli-outcome = { $count ->
    [0] keegi ei võida
    [one] võidab koht { $seats }
   *[other] võidavad kohad { $seats }
  } ({ $points })
cli-games-about = Loetleb kõik mängud koos kohtade, värvide, mängulaudade, klotside ja valikutega.
cli-games-game = ainult see mäng
cli-games-sort = mille järgi loend järjestatakse
cli-games-json = kõik iga mängu kohta, JSON-ina
cli-games-column-game = mäng
cli-games-column-title = nimi
cli-games-column-seats = kohti
cli-games-column-minutes = minutid
cli-games-column-age = vanus
cli-games-column-colours = värve
cli-games-column-board = laud
cli-games-column-pieces = klotse
cli-games-column-option = valik
cli-games-column-default = tavaline
cli-games-column-choices = muud valikud
cli-games-column-name = nimi
cli-games-column-about = mida see määrab
cli-games-no-edge = servata
cli-games-cubes = { $count ->
    [one] { $count } kuubik
   *[other] { $count } kuubikut
  }
cli-games-tiles = { $count ->
    [one] { $count } kivi
   *[other] { $count } kivi
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = oma tekst
cli-games-none = puudub
cli-games-given = nagu antud
cli-games-more = Kohti loetakse nullist. Rohkem räägib `cornerwise games --json`.
cli-play-about = Mängib terminalis, arvutiga või ühe klaviatuuri taga. ? näitab klahve.
cli-play-game = mäng, näiteks duo; ilma selleta saad valida
cli-play-seat = kes kohtadel istuvad, järjekorras: human, 1–9, greedy, random
cli-play-save = hoia mängu pärast iga käiku selles failis
cli-play-resume = jätka mängu salvestisest või .blksgf-failist
cli-play-theme = värvid (dark)
cli-play-seats = kohad:
cli-play-human = keegi selle klaviatuuri taga
cli-play-levels = arvuti sellel tasemel; 3 on muhe, 9 kõige tugevam
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = arvuti asetab suurima klotsi või kõige rohkem andva kivi
cli-play-random = arvuti teeb mis tahes lubatud käigu
cli-play-usual = Kui muud pole öeldud: üks inimene ja teistel kohtadel { $opponent }.
cli-play-needs-terminal = play vajab terminali
cli-play-needs-textual = terminalimäng vajab Textuali: { $install }
cli-play-resume-alone = --resume võtab mängu ja selle valikud failist
cli-play-needs-game = --option, --seat ja --save vajavad mängu nime
cli-play-too-many-seats = mängul { $game } on { $seats ->
    [one] { $seats } koht
   *[other] { $seats } kohta
  }, mitte { $asked }
cli-serve-about = Pakub matše HTTP ja WebSocketite kaudu, kuni selle peatab Ctrl-C.
cli-serve-host = kus kuulata (127.0.0.1)
cli-serve-port = mis pordil kuulata, 0 tähendab mis tahes vaba porti (8000)
cli-serve-database = kus matše hoitakse (sqlite:///cornerwise.db)
cli-serve-redis = kus mitu protsessi üksteisele toimuvast teada annavad
cli-serve-workers = mitu protsessi, PostgreSQL-i korral (1)
cli-serve-engines = mitu otsingut korraga igas protsessis
cli-serve-ray = saada arvutustöö Ray klastrisse, näiteks ray://host:10001
cli-serve-environment = Iga seade võib tulla ka keskkonnast: CORNERWISE_PORT=80. Neid selgitab docs/operating.md.
cli-serve-needs = server vajab paketti { $package }: { $install }
cli-serve-ready = Cornerwise on valmis: { $address }
cli-replay-about = Mängib JSON-salvestise või .blksgf-faili läbi, kontrollides iga käiku ja tulemust.
cli-replay-ply = peatu pärast N käiku
cli-replay-nth = ainult faili N-es mäng
cli-replay-verify = ainult kontrolli: üks rida iga mängu kohta
cli-replay-quiet = ainult kontrolli: ei ühtegi rida, räägib väljumiskood
cli-replay-heading = Mäng { $number } / { $count }: { $game }
cli-replay-event = sündmus: { $text }
cli-replay-date = kuupäev: { $text }
cli-replay-players = mängijad: { $text }
cli-replay-rests = { $colour } ei saa asetada, kord jääb vahele
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, mäng { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } käik
   *[other] { $moves } käiku
  }, { $state }
cli-replay-unfinished = lõpetamata, käigul on { $turn }
cli-analyse-about = Otsib mängu viimasest või varasemast seisust parimaid käike.
cli-analyse-lines = nii mitu käiku (5)
cli-analyse-nobody = seal pole keegi käigul, seega pole midagi analüüsida; --ply läheb tagasi
cli-analyse-column-visits = külastusi
cli-analyse-column-then = siis
cli-analyse-searched = { $count ->
    [one] { $count } seis
   *[other] { $count } seisu
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, lõpuni läbi otsitud
cli-review-about = Otsib läbi mängu iga seisu ja näitab, mida käigud väärt olid.
cli-review-json = kõik JSON-ina
cli-review-searching = otsimine
cli-review-progress = käik { $done } / { $count }
cli-review-cost = käik { $number }: { $turn } { $move } maksis { $share } võidust ja { $points ->
    [one] { $points } punkti
   *[other] { $points } punkti
  }; parem oli { $better }
cli-review-column-made = tehtud
cli-review-end = lõpp
cli-audit-about = Lahendab mängude lõpud täpselt ja näitab, mitu punkti iga mängija seal ära andis.
cli-audit-file = salvestised või .blksgf-failid, nende kaustad või areeni kaust
cli-audit-nodes = seisud, mida lahendaja võib iga käigu juures vaadata
cli-audit-costly = nimeta nii mitu käiku, mis andsid punkte ära (20)
cli-audit-none = täpne mäng on teada ainult kahe mängija või kahe võistkonna mängudes, kus miski pole peidus, ja ükski neist pole selline
cli-audit-progress = mäng { $done } / { $count }
cli-audit-mistake = käik { $number }, { $turn } { $move }: { $margin } muutus: { $kept }; parim oli { $better }
cli-audit-skipped = välja jäetud mängud, sest neis pole kahte mängijat või võistkonda ilma millegi peidetuta: { $count }
cli-audit-column-player = mängija
cli-audit-column-games = mänge
cli-audit-column-moves = lahendatud käigud
cli-audit-column-mistakes = vead
cli-audit-column-points = ära antud punktid
cli-audit-column-mean = mängu kohta
cli-draw-about = Joonistab salvestise, kujundi või .blksgf-faili sisu või mängu mõne käiguga.
cli-draw-source = salvestis, kujund või .blksgf-fail, - tähendab standardsisendit, või mäng
cli-draw-output = kuhu kirjutada; muidu ekraanile
cli-draw-format = kui pole öeldud, siis failidele svg ja muidu text
cli-draw-theme = SVG värvid (light)
cli-draw-view = kuubikud nurga pealt, ülalt või mõlemat moodi (both)
cli-draw-turn = mitu veerandit on kuubikute lauda pööratud (0)
cli-draw-moves = käigud GAME algusest
cli-draw-file-only = mängu { $game } saab joonistada ainult failist: selle kivid tulevad juhuslikult
cli-draw-no-file = ühegi faili nimi ei ole { $name }, ja { $problem }
cli-draw-game-only = --moves ja --option käivad mängu nime, mitte faili juurde
cli-draw-no-ply = --ply käib mängu, mitte kujundi juurde
cli-perft-about = Loeb kokku kõik viisid mängida algusest DEPTH käiku ja mõõdab, kui kiiresti see läks.
cli-perft-depth = mitu käiku mängida
cli-perft-divide = ütle iga esimese käigu kohta, mitu viisi sellega algab
cli-perft-make = tee ja võta tagasi ka viimased käigud
cli-perft-reference = loe loetavate Pythoni reeglitega, mis on aeglased
cli-perft-seed = juhusega mängus: millisest jagamisest lugeda (tavaliselt 0)
cli-perft-progress = sügavus { $depth }
cli-perft-column-depth = sügavus
cli-perft-column-nodes = sõlmi
cli-perft-column-seconds = sekundeid
cli-perft-column-rate = sõlmi/s
cli-perft-total = { $game }, sügavus { $depth }: { $count ->
    [one] { $count } sõlm
   *[other] { $count } sõlme
  }, { $seconds } s, { $rate } sõlme/s
cli-bench-about = Mõõdab kiirust ja suurust ühel lõimel, parim mõnest katsest, eesmärkide kõrval.
cli-bench-names = millised mõõdud; kui ühtegi pole nimetatud, siis kõik
cli-bench-quick = vähem ja lühemad katsed: ligikaudsed arvud sekunditega
cli-bench-json = mõõdud JSON-ina
cli-bench-figures = mõõdud:
cli-bench-target = eesmärk { $value }
cli-bench-reached = { $ratio }x saavutatud
cli-bench-missed = { $ratio }x saavutamata
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }; üle 1x on eesmärgist parem.
cli-figure-perft-bulk = duo perft 3 oma algustega, viimane käik korraga loetud
cli-figure-perft-make = duo perft 3 oma algustega, iga leht tehtud ja tagasi võetud
cli-figure-playouts = ühtlaselt juhuslikud mängud { $game } algusest lõpuni
cli-figure-playouts-middle = ühtlaselt juhuslikud mängud { $game } hea mängu { $ply }. käigust lõpuni
cli-figure-cubes = juhuslikud mängud kuubikute tornis nelja kohaga algusest lõpuni
cli-figure-search = otsingu simulatsioonid mängus { $game } algusest
cli-figure-search-middle = otsingu simulatsioonid mängus { $game } hea mängu { $ply }. käigust
cli-figure-threads = otsingu simulatsioonid mängus duo, kaks lõime ühe vastu
cli-figure-deals = juhuslikud mängu triominos jagamised kahe kohaga, lisapunktidega
cli-figure-sample = mängu triominos varjatud seis, loositud sellest, mida koht teab, kutsutud Pythonist
cli-figure-list-moves = { $call } Pythonis hea mängu classic { $ply }. käigul
cli-figure-first-duo = värske interpretaator: import, esimene mäng duo, esimene käik
cli-figure-first-other = värske interpretaator: sama kõige aeglasema muu mänguga
cli-figure-position-bytes = suurima seisu mälu tuumas
cli-figure-table-size = mängu classic käigutabeli mälu tuumas
cli-figure-pile = { $count ->
    [one] varus { $count } kivi
   *[other] varus { $count } kivi
  }
cli-figure-moves = { $count ->
    [one] { $count } käik
   *[other] { $count } käiku
  }
cli-unit-leaves = lehte/s
cli-unit-positions = seisu/s
cli-unit-games = mängu/s
cli-unit-nodes = sõlme/s
cli-unit-times = korda
cli-unit-deals = jagamist/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = baiti
cli-unit-mebibytes = MiB
cli-solve-about = Otsib viisi, kuidas asetada kõik üksimängu klotsid, ja kirjutab selle salvestisena.
cli-solve-game = classic-solo või trigon-solo
cli-solve-from = jätka salvestist või .blksgf-faili, - tähendab standardsisendit
cli-solve-seconds = lõpeta N sekundi pärast (300)
cli-solve-seed = teine otsing (0)
cli-solve-workers = lõimi tõestusteks (1: korratav)
cli-solve-output = kuhu salvestis kirjutada; muidu ekraanile
cli-solve-codes = väljumiskoodid:
cli-solve-code-found = leiti täielik mäng
cli-solve-code-not = mitte selle ajaga, või seda polegi; parim mäng kirjutatakse ikkagi
cli-solve-code-stopped = peatatud klahvidega Ctrl-C; parim mäng kirjutatakse ikkagi
cli-solve-interrupted = katkestatud: asetatud { $placed } / { $total }
cli-solve-options-in-file = --from võtab valikud failist
cli-solve-other-game = { $file }: mäng { $found }, mitte { $wanted }
cli-solve-best = parim { $placed } / { $total }
cli-solve-playing = mängimine
cli-solve-proving = tõestamine
cli-solve-found = kõik { $total } klotsi asetatud, leitud { $seconds } sekundiga
cli-solve-nothing = { $seconds } sekundiga ei leitud midagi; parim mäng asetab { $placed } / { $total }
cli-solve-impossible = kõiki klotse ei saa asetada: { $reason }
cli-solve-tried = kõik viisid on proovitud
cli-gtp-about = Vastab Go Text Protocoli käskudele standardsisendis.
cli-gtp-game = mäng, näiteks classic-2, või .blksgf-failide nimega, näiteks 'Blokus Two-Player' (duo)
cli-gtp-verbose = ütle standardveas, millest keelduti
cli-arena-about = Laseb arvutimängijatel mängupaaridena omavahel mängida ja hindab neid.
cli-arena-game = mida mängitakse, nagu loetleb `cornerwise games`
cli-arena-player = kes mängib; kaks või rohkem
cli-arena-games = kui palju kõige rohkem (200)
cli-arena-out = kus tulemusi hoitakse; ilma selleta neid ainult näidatakse
cli-arena-jobs = mänge korraga (üks iga protsessori kohta)
cli-arena-seed = teised avangud, teine juhus (0)
cli-arena-opening-plies = juhuslikke käike, enne kui mängijad üle võtavad
cli-arena-move-timeout = sekundid, mille järel käik on kaotatud (60)
cli-arena-sprt = peatu, kui on selge, kumb on õige
cli-arena-alpha = kui sageli tohib ELO1 uskuda ekslikult (0.05)
cli-arena-beta = kui sageli tohib ELO0 uskuda ekslikult (0.05)
cli-arena-ray = mängi Ray klastris; ilma ADDRESS-ita kohalikus
cli-arena-json = väljasta kokkuvõte andmetena
cli-arena-show = näita kausta tabelit ja ära mängi midagi
cli-arena-players = mängijad:
cli-arena-with-options = arvutimängija valikutega
cli-arena-gtp = programm, mis räägib GTP-d
cli-arena-python = seemnega kutsutuna annab mängija
cli-arena-renamed = mis tahes neist teise nimega
cli-arena-again = Sama rida uuesti jätkab sealt, kus töö katkes. Vaata docs/arena.md.
cli-arena-goes-on = katkestatud; sama käsk jätkab siit
cli-arena-which-game = milline mäng? (--game GAME või --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } peab olema väiksem kui { $elo1 }
cli-arena-pace = { $rate } mängu/s, jäänud { $left }
cli-arena-progress = { $done } / { $total } mängu, { $pace }: { $standing }
cli-arena-column-entrant = osaleja
cli-arena-column-elo = Elo
cli-arena-column-error = ±95%
cli-arena-column-games = mänge
cli-arena-column-share = võite
cli-arena-column-points = punkte
cli-arena-column-seconds = s/käik
cli-arena-column-longest = pikim
cli-arena-column-faults = vigu
cli-arena-duel = { $first } – { $second }: { $share }, võite { $wins }, viike { $draws }, kaotusi { $losses }; Elo { $elo } ± { $error }
cli-arena-pairs = paarid tulemusega 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } või { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } kuni { $upper })
cli-arena-verdict-yes = õige on vähemalt { $elo1 }
cli-arena-verdict-no = õige on kõige rohkem { $elo0 }
cli-arena-verdict-open = otsustamata
cli-arena-played = { $count ->
    [one] { $count } mäng
   *[other] { $count } mängu
  }: { $game }
cli-bot-about = Võtab serveris koha ja teeb käigud, mille valib programm, kuni matš on läbi.
cli-bot-url = server, näiteks http://localhost:8000
cli-bot-token = võti, millega mängida
cli-bot-match = matš: sinu kohaga või vaba kohaga
cli-bot-pair = mängi mängu sellega, kes samuti tahab
cli-bot-timeout = iga käigu jaoks (120)
cli-bot-program = programm koos argumentidega
cli-bot-key = Võtme annab POST /api/tokens õigustega read ja play. --token asemel sobib ka CORNERWISE_TOKEN.
cli-bot-needs = bot vajab paketti { $package }: { $install }
cli-bot-which = milline programm? Anna see pärast märke --
cli-bot-failed = programm ebaõnnestus: { $problem }
cli-bot-over = { $count ->
    [0] läbi ({ $reason }): keegi ei võitnud, punktid { $points }
   *[other] läbi ({ $reason }): võitis { $seats }, punktid { $points }
  }
cli-backup-about = Kirjutab faili kõik, mida server teab. Andmebaasid võivad olla eri liiki.
cli-restore-about = Täidab tühja andmebaasi sellisest failist. Andmebaasid võivad olla eri liiki.
cli-backup-database = andmebaas ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } rida kirjutatud faili { $file }
   *[other] { $rows } rida kirjutatud faili { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } rida loetud failist { $file }
   *[other] { $rows } rida loetud failist { $file }
  }
cli-i18n-about = Kontrollib tõlkeid: puuduvad, tundmatud või inglise keelde jäänud tekstid, teised argumendid, välja jäetud mitmused või mõisted.
cli-i18n-languages = keeletähised, näiteks de; kui pole öeldud, siis kõik
cli-i18n-unknown = keelt { $tag } ei ole (üks neist: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } keel
   *[other] { $languages } keelt
  }, { $messages ->
    [one] { $messages } tekst
   *[other] { $messages } teksti
  }: kõik on korras
