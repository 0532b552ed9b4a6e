
cli-arg-game = mäng, näiteks duo
cli-arg-option = mängu valik, näiteks start=own; need loetleb `cornerwise games`; võib korduda; heights=@FILE loeb kõrguskaardi
cli-arg-file = salvestis või .blksgf-fail või - standardsisendi jaoks
cli-arg-ply = seis pärast N käiku
cli-arg-nth = faili N-es mäng (1)
cli-arg-marks = märgi värvid nii, et neid saab eristada ka värve nägemata
cli-arg-level = mängutugevus, 1–9
cli-arg-nodes = mitu seisu iga käigu jaoks läbi vaadata, taseme oma arvu asemel
cli-arg-time = sekundeid iga käigu jaoks
cli-arg-evaluator = mis seise hindab: best, playouts, net, small, guided või närvivõrgu fail
cli-arg-threads = mitut protsessori lõime kasutada
cli-arg-seed = arv, millega juhuslikud valikud on iga kord samad
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
cli-one-game-only = { $file }: failis on { $count } mängu; see käsk vajab faili, kus on ainult 1
cli-seat = koht { $seat }
cli-column-move = käik
cli-chance = juhus
cli-outcome = { $count ->
    [0] keegi ei võida
    [one] võidab koht { $seats }
   *[other] võidavad kohad { $seats }
  } ({ $points })
cli-games-about = Loetleb kõik mängud koos kohtade, värvide, mängulaudade, klotside ja valikutega.
cli-games-game = näita ainult seda mängu
cli-games-sort = järjesta loend selle järgi
cli-games-json = väljasta kõik iga mängu kohta JSON-ina
cli-games-column-game = mäng
cli-games-column-title = nimi
cli-games-column-seats = kohti
cli-games-column-minutes = minutid
cli-games-column-age = vanus
cli-games-column-colours = värve
cli-games-column-board = laud
cli-games-column-pieces = klotse
cli-games-column-option = valik
cli-games-column-default = vaikimisi
cli-games-column-choices = muud väärtused
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
cli-games-free-text = mis tahes tekst
cli-games-none = puudub
cli-games-given = sisseehitatud
cli-games-more = Kohti loetakse nullist. Rohkem näitab `cornerwise games --json`.
cli-play-about = Mängi terminalis arvuti vastu või teistega ühe klaviatuuri taga. ? näitab klahve.
cli-play-game = mäng, näiteks duo; ilma selleta saad valida loendist
cli-play-seat = kes mängib, kohtade järjekorras: human, 1–9, greedy, random
cli-play-save = salvesta mäng pärast iga käiku sellesse faili
cli-play-resume = jätka mängu salvestisest või .blksgf-failist
cli-play-theme = värviteema (dark)
cli-play-seats = kohad:
cli-play-human = keegi selle klaviatuuri taga
cli-play-levels = arvuti sellel tasemel; 3 on kerge, 9 kõige tugevam
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = arvuti asetab suurima klotsi või kõige rohkem andva kivi
cli-play-random = arvuti teeb mis tahes lubatud käigu
cli-play-usual = Vaikimisi mängib üks inimene ja kõigil teistel kohtadel on vastas { $opponent }.
cli-play-redirected = play vajab terminali; käivita see ümbersuunamata: { $streams }
cli-play-resume-alone = --resume võtab mängu ja selle valikud failist, seega ära muid anna
cli-play-needs-game = --option, --seat ja --save vajavad mängu nime
cli-play-too-many-seats = mängul { $game } on { $seats ->
    [one] { $seats } koht
   *[other] { $seats } kohta
  }, mitte { $asked }
cli-serve-about = Käivitab serveri brauseritele ja programmidele, kuni peatad selle klahvidega Ctrl-C.
cli-serve-host = aadress, mida kuulata (127.0.0.1)
cli-serve-port = port, mida kuulata, või 0 mis tahes vaba pordi jaoks (8000)
cli-serve-database = kus matše hoitakse (sqlite:///cornerwise.db)
cli-serve-redis = Redise server, mis ühendab mitut protsessi
cli-serve-workers = protsesside arv; rohkem kui 1 vajab PostgreSQL-i (1)
cli-serve-engines = otsinguid korraga igas protsessis
cli-serve-ray = saada arvutustöö Ray klastrisse, näiteks ray://host:10001
cli-serve-environment = Iga seade saab määrata ka keskkonnas, näiteks CORNERWISE_PORT=80. Vaata docs/operating.md.
cli-serve-needs = server vajab paketti { $package }: { $install }
cli-serve-ready = Cornerwise on valmis: { $address }
cli-replay-about = Mängib JSON-salvestise või .blksgf-faili läbi, kontrollides iga käiku ja tulemust.
cli-replay-ply = peatu pärast N käiku
cli-replay-nth = ainult faili N-es mäng
cli-replay-verify = ainult kontrolli: väljasta üks rida iga mängu kohta
cli-replay-quiet = ainult kontrolli: ära väljasta midagi, tulemuse ütleb väljumiskood
cli-replay-heading = Mäng { $number } / { $count }: { $game }
cli-replay-event = sündmus: { $text }
cli-replay-date = kuupäev: { $text }
cli-replay-players = mängijad: { $text }
cli-replay-rests = { $colour } ei saa klotsi asetada ja jääb vahele
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, mäng { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } käik
   *[other] { $moves } käiku
  }, { $state }
cli-replay-unfinished = lõpetamata, käigul on { $turn }
cli-analyse-about = Otsib mängu viimasest või mõnest varasemast seisust parimaid käike.
cli-analyse-lines = mitu käiku näidata (5)
cli-analyse-nobody = selles seisus ei saa keegi käia, seega pole midagi analüüsida; vali --ply abil varasem
cli-analyse-column-visits = külastusi
cli-analyse-column-then = siis
cli-analyse-searched = { $count ->
    [one] { $count } seis
   *[other] { $count } seisu
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, lõpuni läbi otsitud
cli-review-about = Otsib läbi mängu iga seisu ja näitab, mida iga käik väärt oli.
cli-review-worst = mitu halvimat käiku nimetada ({ $most })
cli-review-json = väljasta kõik JSON-ina
cli-review-searching = otsimine
cli-review-progress = käik { $done } / { $count }
cli-review-cost =
    käik { $number }: { $turn } { $move } maksis { $share } võidust ja { $points ->
        [one] { $points } punkti
       *[other] { $points } punkti
    }; parem: { $better }
cli-review-column-made = mängitud
cli-review-column-points = kaotatud punktid
cli-review-end = lõpp
cli-audit-about = Lahendab mängude lõpud täpselt ja näitab, mitu punkti iga mängija ära andis.
cli-audit-file = salvestised või .blksgf-failid, nende kaustad või areeni kaust
cli-audit-nodes = seisud, mida lahendaja võib iga käigu juures läbi vaadata
cli-audit-costly = mitu punkte ära andnud käiku nimetada (20)
cli-audit-none = ühtki neist mängudest ei saa täpselt lahendada; see õnnestub ainult kahe mängija või kahe võistkonna mängudega, kus miski pole peidus
cli-audit-progress = mäng { $done } / { $count }
cli-audit-mistake = käik { $number }, { $turn } { $move }: edu enne { $margin }, pärast { $kept }; parim: { $better }
cli-audit-skipped = välja jäetud mängud, sest need pole kahe mängija või kahe võistkonna vahel ilma millegi peidetuta: { $count }
cli-audit-column-player = mängija
cli-audit-column-games = mänge
cli-audit-column-moves = lahendatud käigud
cli-audit-column-mistakes = vead
cli-audit-column-points = ära antud punktid
cli-audit-column-mean = mängu kohta
cli-draw-about = Joonistab salvestise, kujundi või .blksgf-faili või mängu pärast mõnda käiku.
cli-draw-source = salvestis, kujund või .blksgf-fail, - standardsisendi jaoks, või mängu nimi
cli-draw-output = kirjutatav fail; ilma selleta väljastatakse joonis ekraanile
cli-draw-format = faililaiendi järgi: svg, png või webp (kogu mäng animeeritult); muidu text
cli-draw-theme = SVG värviteema (light)
cli-draw-view = näita kuubikuid nurga pealt, ülalt või mõlemat moodi (both)
cli-draw-turn = mitu veerandpööret kuubikuid pöörata (0)
cli-draw-moves = käigud GAME algusest
cli-draw-file-only = mängu { $game } saab joonistada ainult failist, sest selle kivid võetakse juhuslikult
cli-draw-no-file = faili nimega { $name } ei ole, ja { $problem }
cli-draw-game-only = --moves ja --option töötavad mängu nimega, mitte failiga
cli-draw-no-ply = --ply töötab mänguga, mitte kujundiga
cli-perft-about = Loeb kokku kõik viisid mängida algusest DEPTH käiku ja mõõdab kiirust.
cli-perft-depth = mitu käiku mängida
cli-perft-divide = näita arvu iga esimese käigu kohta
cli-perft-make = mängi ja võta tagasi ka viimased käigud, selle asemel et need korraga kokku lugeda
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
cli-bench-about = Mõõdab kiirust ja suurust ühel lõimel, parim mitmest katsest, ja võrdleb eesmärkidega.
cli-bench-names = milliseid arve mõõta; vaikimisi kõik
cli-bench-quick = vähem ja lühemad katsed, ligikaudsed arvud sekunditega
cli-bench-json = väljasta arvud JSON-ina
cli-bench-figures = mõõdud:
cli-bench-target = eesmärk { $value }
cli-bench-reached = { $ratio }x saavutatud
cli-bench-missed = { $ratio }x saavutamata
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }; üle 1x on eesmärgist parem.
cli-figure-perft-bulk = duo perft 3 oma algustega, viimane käik korraga loetud
cli-figure-perft-make = duo perft 3 oma algustega, iga leht mängitud ja tagasi võetud
cli-figure-playouts = ühtlaselt juhuslikud mängud { $game } algusest lõpuni
cli-figure-playouts-middle = ühtlaselt juhuslikud mängud { $game } hea mängu { $ply }. käigust lõpuni
cli-figure-cubes = juhuslikud mängud kuubikute tornis nelja kohaga algusest lõpuni
cli-figure-search = otsingu simulatsioonid mängus { $game } algusest
cli-figure-search-middle = otsingu simulatsioonid mängus { $game } hea mängu { $ply }. käigust
cli-figure-threads = otsingu simulatsioonid mängus duo, kaks lõime võrreldes ühega
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
cli-solve-about = Leiab viisi, kuidas asetada kõik üksimängu klotsid, ja kirjutab selle salvestisena.
cli-solve-game = classic-solo või trigon-solo
cli-solve-from = jätka salvestisest või .blksgf-failist, - tähendab standardsisendit
cli-solve-seconds = lõpeta N sekundi pärast (300)
cli-solve-seed = arv teistsuguse otsingu jaoks (0)
cli-solve-workers = lõimi tõestusteks (1: korratav)
cli-solve-output = fail, kuhu salvestis kirjutada; ilma selleta väljastatakse see ekraanile
cli-solve-codes = väljumiskoodid:
cli-solve-code-found = leiti täielik mäng
cli-solve-code-not = õigeks ajaks ei leitud midagi või pole lahendust; parim mäng kirjutatakse ikkagi
cli-solve-code-stopped = peatatud klahvidega Ctrl-C; parim mäng kirjutatakse ikkagi
cli-solve-interrupted = katkestatud: asetatud { $placed } / { $total }
cli-solve-options-in-file = --from võtab valikud failist, seega ära muid anna
cli-solve-other-game = { $file }: see on mäng { $found }, mitte { $wanted }
cli-solve-best = parim { $placed } / { $total }
cli-solve-playing = mängimine
cli-solve-proving = tõestamine
cli-solve-found = kõik { $total } klotsi asetatud, aeg { $seconds } s
cli-solve-nothing = { $seconds } sekundiga lahendust ei leitud; parim mäng asetab { $placed } / { $total }
cli-solve-impossible = kõiki klotse ei saa asetada: { $reason }
cli-solve-tried = kõik võimalused on proovitud
cli-gtp-about = Vastab Go Text Protocoli käskudele standardsisendis.
cli-gtp-game = mäng, näiteks classic-2, või selle nimi .blksgf-failides, näiteks 'Blokus Two-Player' (duo)
cli-gtp-verbose = teata tagasi lükatud käskudest standardveas
cli-arena-about = Laseb arvutimängijatel mängupaarides omavahel mängida ja annab neile reitingu.
cli-arena-game = mäng, mida mängida, nagu loetleb `cornerwise games`
cli-arena-player = mängijad; kaks või rohkem
cli-arena-games = mängude suurim arv (200)
cli-arena-out = kaust tulemuste jaoks; ilma selleta neid ainult näidatakse
cli-arena-jobs = mänge korraga (üks iga protsessori kohta)
cli-arena-seed = arv teistsuguste avangute ja juhuslike valikute jaoks (0)
cli-arena-opening-plies = juhuslikke käike, enne kui mängijad üle võtavad
cli-arena-even = ainult avangud, kus ühelgi poolel pole sellest suuremat võiduvõimalust
cli-arena-move-timeout = sekundeid käigu jaoks, pärast seda on see kaotatud (60)
cli-arena-sprt = peatu kohe, kui test on kahe vahel otsustanud
cli-arena-alpha = tõenäosus ELO1 ekslikult vastu võtta (0.05)
cli-arena-beta = tõenäosus ELO0 ekslikult vastu võtta (0.05)
cli-arena-ray = mängi Ray klastris; ilma ADDRESS-ita kohalikus
cli-arena-json = väljasta kokkuvõte JSON-ina
cli-arena-show = näita kausta tulemusi mängimata
cli-arena-players = mängijad:
cli-arena-with-options = arvuti nende otsinguvalikutega
cli-arena-gtp = programm, mis räägib GTP-d
cli-arena-python = Pythoni funktsioon, mis saab seemne ja tagastab mängija
cli-arena-renamed = mis tahes neist teise nimega
cli-arena-again = Peatatud töö jätkamiseks sisesta sama käsk uuesti. Vaata docs/arena.md.
cli-arena-goes-on = katkestatud; jätkamiseks sisesta sama käsk uuesti
cli-arena-which-game = milline mäng? Lisa --game GAME või varasemate tulemuste nägemiseks --show FOLDER
cli-arena-bounds = --sprt: { $elo0 } peab olema väiksem kui { $elo1 }
cli-arena-pace = { $rate } mängu/s, aega jäänud: { $left }
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
cli-arena-verdict-yes = vahe on vähemalt { $elo1 }
cli-arena-verdict-no = vahe on kõige rohkem { $elo0 }
cli-arena-verdict-open = otsustamata
cli-arena-played = { $count ->
    [one] { $count } mäng
   *[other] { $count } mängu
  }: { $game }
cli-bot-about = Võtab serveris koha ja laseb programmil käigud valida, kuni matš on läbi.
cli-bot-url = server, näiteks http://localhost:8000
cli-bot-token = sinu API-võti
cli-bot-match = matš, milles sul on koht või milles on vaba koht
cli-bot-pair = mängi kelle tahes vastu, kes otsib mängu
cli-bot-timeout = sekundeid iga käigu jaoks (120)
cli-bot-program = programm koos argumentidega
cli-bot-key = Võtme annab POST /api/tokens õigustega read ja play. Selle võib --token asemel panna muutujasse CORNERWISE_TOKEN.
cli-bot-needs = bot vajab paketti { $package }: { $install }
cli-bot-which = milline programm? Kirjuta see pärast märke --
cli-bot-failed = programm ebaõnnestus: { $problem }
cli-bot-over = { $count ->
    [0] läbi ({ $reason }): keegi ei võitnud, punktid { $points }
   *[other] läbi ({ $reason }): võitis { $seats }, punktid { $points }
  }
cli-backup-about = Kirjutab kõik serveri andmed faili. Need saab taastada ka teist liiki andmebaasi.
cli-restore-about = Täidab tühja andmebaasi varukoopiast. See võib olla pärit teist liiki andmebaasist.
cli-backup-database = andmebaas ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } rida kirjutatud faili { $file }
   *[other] { $rows } rida kirjutatud faili { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } rida loetud failist { $file }
   *[other] { $rows } rida loetud failist { $file }
  }
cli-i18n-about = Kontrollib tõlkeid: puuduvad ja tundmatud tekstid, inglise keelde jäänud tekst ning valed argumendid, mitmused või mõisted.
cli-i18n-languages = keeletähised, näiteks de; vaikimisi kõik
cli-i18n-unknown = keelt { $tag } ei ole (vali üks neist: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } keel
   *[other] { $languages } keelt
  }, { $messages ->
    [one] { $messages } tekst
   *[other] { $messages } teksti
  }: kõik on korras

## puzzles

cli-puzzles-about = Teeb arvuti mängudest ülesandeid või kontrollib, et olemasolevatel on täpselt üks lahendus.
cli-puzzles-path = make: kaust, kuhu kirjutada; verify: ülesannete fail programmi omade asemel
cli-puzzles-game = ainult see mäng; võib anda mitu korda
cli-puzzles-count = mitu ülesannet iga mängu kohta
cli-puzzles-sample = kontrolli iga mängu kohta ainult nii palju, juhuslikult valituna
cli-puzzles-where = millisesse kausta? Kirjuta see make järele
cli-puzzles-made = ülesandeid mängule { $game }: { $count }
cli-puzzles-proven = tõestatud ülesandeid: { $count }, aeg { $seconds } s

## explore

cli-explore-about = Näitab, milliseid käike on seisus tehtud, kui sageli ja kuidas need mängud lõppesid.
cli-explore-work = show: näita, mida on seisus mängitud; add: lisa mänge uurija faili; build: koosta Cornerwise'iga kaasas olevate arvuti mängude fail; make: lase arvutil iseenda vastu mängida; pack: kirjuta mängud väikeste failidena
cli-explore-path = show, add, build: uurija fail, muidu arvuti mängude fail; make, pack: kaust, kuhu kirjutada
cli-explore-source = show: mäng või mängitud mängu fail; add: mängude failid või kaustad
cli-explore-count = make: mitu mängu mängida
cli-explore-nodes = make: mitu seisu iga käigu jaoks läbi otsida
cli-explore-one = show vajab uurija faili järel üht mängu või üht faili
cli-explore-nothing = Ükski mäng selles failis ei jõudnud sellesse seisu.
cli-explore-added = lisatud mänge: { $count }
# Columns of a table
cli-explore-column-games = mänge
cli-explore-column-won = võite
cli-explore-column-margin = punkte ees
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = näidatud käike: { $shown }, kokku { $moves }; mänge: { $games }
cli-moderate-about = Näitab mängijate kaebusi ja laseb neile reageerida. Töötav server järgib otsust mõne sekundi jooksul.
cli-moderate-works = Toimingud:
cli-moderate-list = ootel kaebused
cli-moderate-show = üks kaebus koos seda ümbritseva vestlusega
cli-moderate-close = eemalda kaebus loendist
cli-moderate-mute = keela mängijal vestlus
cli-moderate-suspend = keela mängijal mängimine
cli-moderate-rename = anna mängijale teine nimi, mida ta muuta ei saa
cli-moderate-lift = lõpeta kõik mängija vaigistused ja peatamised
cli-moderate-log = mida on seni tehtud
cli-moderate-clear-club = eemalda klubi tekstid (klubi lingi järgi) ja anna talle teine nimi
cli-moderate-close-club = sulge klubi (selle lingi järgi); turniirid jäävad alles
cli-moderate-rename-tournament = anna turniirile (selle lingi järgi) teine pealkiri
cli-moderate-cancel-tournament = tühista turniir (selle lingi järgi)
cli-moderate-what = kaebuse number või mängija kasutajanimi (kontota mängijal tunnus, mille annab show)
cli-moderate-new-name = rename: uus nimi
cli-moderate-for = mute, suspend: kui kauaks, näiteks 12h, 7d või 4w; ilma selleta jäädavalt
cli-moderate-note = miks; see jääb logisse
cli-moderate-closed = list: suletud kaebused
cli-moderate-bad-time = { $time } ei ole aeg nagu 12h, 7d või 4w
cli-moderate-empty = Ootel kaebusi ei ole.
cli-moderate-reporter = esitas { $reporter }, tunnus { $id }
cli-moderate-reported = kelle kohta: { $name }, tunnus { $id }
cli-moderate-times = kaebusi selle mängija kohta: { $count }
cli-moderate-match = matš { $match }, { $game }
cli-moderate-which-report = milline kaebus? Kirjuta selle number
cli-moderate-who = milline mängija? Kirjuta kasutajanimi
cli-moderate-which-name = milline uus nimi? Kirjuta see kasutajanime järele
cli-moderate-nobody = mängijat { $name } ei ole
cli-moderate-was-closed = kaebus { $number } suletud
cli-moderate-done-until = tehtud: { $name }, kuni { $time }
cli-moderate-done-for-good = tehtud: { $name }, jäädavalt
cli-moderate-done = tehtud: { $name }
cli-moderate-lifted = piirangud tühistatud: { $name }
cli-moderate-renamed = mängija uus nimi on { $name }
cli-explore-needs-path = nimeta fail või kaust, kuhu kirjutada
# $command is what to type
cli-explore-not-built = arvuti mängud pole veel ette valmistatud; käivita: { $command }
cli-explore-built = arvuti mänge failis { $file }: { $count }
cli-explore-packed = { $file }: mänge { $count }, baite { $size }
