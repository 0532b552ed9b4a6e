
## Commands of the terminal: arguments that several of them take

cli-arg-game = hra, napríklad duo
cli-arg-option = nastaví voľbu hry, napríklad start=own; vypíše ich `cornerwise games`; dá sa opakovať; heights=@FILE načíta výškovú mapu
cli-arg-file = záznam alebo súbor .blksgf, alebo - pre štandardný vstup
cli-arg-ply = pozícia po N ťahoch
cli-arg-nth = N-tá hra v súbore (1)
cli-arg-marks = označiť farby tak, aby sa dali rozlíšiť aj bez farby
cli-arg-level = sila hry, od 1 do 9
cli-arg-nodes = pozície prehľadané pred každým ťahom, namiesto počtu danej úrovne
cli-arg-time = sekundy na každý ťah
cli-arg-evaluator = čo hodnotí pozície: best, playouts, net, small, guided alebo súbor so sieťou
cli-arg-threads = koľko vlákien procesora použiť
cli-arg-seed = číslo, s ktorým sú náhodné voľby zakaždým rovnaké
cli-arg-memory = megabajty pre strom prehľadávania
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } nie je celé číslo od { $least } do { $most }
cli-no-pair = { $text } nemá tvar NAME=VALUE
cli-no-number = { $text } nie je číslo
cli-no-seconds = { $text } nie je počet sekúnd
cli-no-chance = { $text } nie je medzi 0 a 0,5

## What is wrong with a file or with what was asked of it

cli-no-such-game = hra { $number } neexistuje: počet hier v súbore je { $count }
cli-no-games = v priečinku { $folder } nie je žiadna hra
cli-no-such-ply = ťah { $ply } neexistuje: počet ťahov v hre je { $count }
cli-one-game-only = { $file }: počet hier v súbore: { $count }; tento príkaz potrebuje súbor len s 1

## Names in tables and lines

cli-seat = miesto { $seat }
cli-column-move = ťah
cli-chance = náhoda
cli-outcome = { $count ->
    [0] nikto nevyhráva
    [one] vyhráva miesto { $seats }
    [few] vyhrávajú miesta { $seats }
    [many] vyhrávajú miesta { $seats }
   *[other] vyhrávajú miesta { $seats }
  } ({ $points })

## games

cli-games-about = Vypíše všetky hry s ich miestami, farbami, doskami, dielmi a voľbami.
cli-games-game = ukázať len túto hru
cli-games-sort = zoradiť zoznam podľa tohto
cli-games-json = vypísať všetko o každej hre ako JSON
cli-games-column-game = hra
cli-games-column-title = názov
cli-games-column-seats = miesta
cli-games-column-minutes = minúty
cli-games-column-age = vek
cli-games-column-colours = farby
cli-games-column-board = doska
cli-games-column-pieces = diely
cli-games-column-option = voľba
cli-games-column-default = predvolené
cli-games-column-choices = iné hodnoty
cli-games-column-name = meno
cli-games-column-about = o čom rozhoduje
cli-games-no-edge = bez okraja
cli-games-cubes = { $count ->
    [one] { $count } kocka
    [few] { $count } kocky
    [many] { $count } kocky
   *[other] { $count } kociek
  }
cli-games-tiles = { $count ->
    [one] { $count } kameň
    [few] { $count } kamene
    [many] { $count } kameňa
   *[other] { $count } kameňov
  }
cli-games-copies = { $count } × { $copies }
cli-games-free-text = ľubovoľný text
cli-games-none = nič
cli-games-given = vstavané
cli-games-more = Miesta sa číslujú od 0. Viac ukáže `cornerwise games --json`.

## play

cli-play-about = Hra v termináli, proti počítaču alebo s ostatnými pri jednej klávesnici. Klávesy ukáže ?.
cli-play-game = hra, napríklad duo; ak ju vynecháš, vyberieš si zo zoznamu
cli-play-seat = kto hrá, v poradí miest: human, 1 až 9, greedy, random
cli-play-save = po každom ťahu ukladať hru do tohto súboru
cli-play-resume = pokračovať v hre zo záznamu alebo súboru .blksgf
cli-play-theme = farebný motív (dark)
cli-play-seats = miesta:
cli-play-human = niekto pri tejto klávesnici
cli-play-levels = počítač na tejto úrovni; 3 je ľahká, 9 najsilnejšia
cli-play-level-range = { $first } až { $last }
cli-play-greedy = počítač kladie niektorý z najväčších dielov alebo kameň, ktorý prinesie najviac
cli-play-random = počítač zahrá ktorýkoľvek dovolený ťah
cli-play-usual = Predvolene hrá jeden človek a na všetkých ostatných miestach { $opponent }.
cli-play-redirected = play potrebuje terminál; spusti ho bez presmerovania: { $streams }
cli-play-resume-alone = --resume berie hru a jej voľby zo súboru, takže nezadávaj iné
cli-play-needs-game = --option, --seat a --save potrebujú názov hry
cli-play-too-many-seats = { $game } má { $seats ->
    [one] { $seats } miesto
    [few] { $seats } miesta
    [many] { $seats } miesta
   *[other] { $seats } miest
  }, nie { $asked }

## serve

cli-serve-about = Spustí server pre prehliadače a programy, kým ho nezastavíš cez Ctrl-C.
cli-serve-host = adresa, na ktorej počúvať (127.0.0.1)
cli-serve-port = port, na ktorom počúvať, alebo 0 pre ktorýkoľvek voľný (8000)
cli-serve-database = kde sa uchovávajú zápasy (sqlite:///cornerwise.db)
cli-serve-redis = server Redis, ktorý spája viaceré procesy
cli-serve-workers = počet procesov; viac ako 1 potrebuje PostgreSQL (1)
cli-serve-engines = koľko hľadaní naraz v každom procese
cli-serve-ray = posielať prácu herného programu do klastra Ray, napríklad ray://host:10001
cli-serve-environment = Každú voľbu môžeš nastaviť aj v prostredí, napríklad CORNERWISE_PORT=80. Pozri docs/operating.md.
cli-serve-needs = server potrebuje { $package }: { $install }
cli-serve-ready = Cornerwise je pripravený na { $address }

## replay

cli-replay-about = Prehrá záznam JSON alebo súbor .blksgf a skontroluje každý ťah aj výsledok.
cli-replay-ply = zastaviť po N ťahoch
cli-replay-nth = len N-tá hra v súbore
cli-replay-verify = len skontrolovať: vypísať jeden riadok na hru
cli-replay-quiet = len skontrolovať: nič nevypísať, výsledok povie návratový kód
cli-replay-heading = Hra { $number } z { $count }: { $game }
cli-replay-event = turnaj: { $text }
cli-replay-date = dátum: { $text }
cli-replay-players = hráči: { $text }
cli-replay-rests = { $colour } nemôže položiť diel a vynecháva
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, hra { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } ťah
    [few] { $moves } ťahy
    [many] { $moves } ťahu
   *[other] { $moves } ťahov
  }, { $state }
cli-replay-unfinished = nedohrané, na ťahu { $turn }

## analyse

cli-analyse-about = Hľadá najlepšie ťahy v poslednej alebo skoršej pozícii hry.
cli-analyse-lines = koľko ťahov ukázať (5)
cli-analyse-nobody = v tejto pozícii nikto nemôže ťahať, takže nie je čo analyzovať; skoršiu vyber cez --ply
cli-analyse-column-visits = návštevy
cli-analyse-column-then = potom
cli-analyse-searched = { $count ->
    [one] { $count } pozícia
    [few] { $count } pozície
    [many] { $count } pozície
   *[other] { $count } pozícií
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, prehľadané do konca

## review

cli-review-about = Prehľadá každú pozíciu hry a ukáže, akú cenu mal každý ťah.
cli-review-worst = koľko najhorších ťahov vymenovať ({ $most })
cli-review-json = vypísať všetko ako JSON
cli-review-searching = hľadá sa
cli-review-progress = ťah { $done } z { $count }
cli-review-cost = ťah { $number }: { $turn } { $move } stojí { $share } výhry a { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  }; lepší ťah: { $better }
cli-review-column-made = zahrané
cli-review-column-points = stratené body
cli-review-end = koniec

## audit

cli-audit-about = Presne vyrieši konce hier a ukáže, koľko bodov tam každý hráč daroval.
cli-audit-file = záznamy alebo súbory .blksgf, priečinky s nimi alebo priečinok arény
cli-audit-nodes = pozície, ktoré smie riešiteľ prehľadať pre každý ťah
cli-audit-costly = koľko ťahov, ktoré darovali body, uviesť (20)
cli-audit-none = žiadnu z týchto hier nemožno vyriešiť presne; dá sa to len pri hrách dvoch hráčov alebo dvoch tímov, kde nie je nič skryté
cli-audit-progress = hra { $done } z { $count }
cli-audit-mistake = ťah { $number }, { $turn } { $move }: náskok predtým { $margin }, potom { $kept }; najlepší: { $better }
cli-audit-skipped = vynechané hry, lebo to nie sú hry dvoch hráčov alebo dvoch tímov, kde nie je nič skryté: { $count }
cli-audit-column-player = hráč
cli-audit-column-games = hry
cli-audit-column-moves = vyriešené ťahy
cli-audit-column-mistakes = chyby
cli-audit-column-points = darované body
cli-audit-column-mean = na hru

## draw

cli-draw-about = Nakreslí záznam, mozaiku alebo súbor .blksgf, alebo hru po niekoľkých ťahoch.
cli-draw-source = záznam, mozaika alebo súbor .blksgf, - pre štandardný vstup, alebo názov hry
cli-draw-output = súbor, do ktorého zapísať; ak chýba, kresba sa vypíše
cli-draw-format = podľa prípony súboru: svg, png alebo webp (celá hra, animovane); inak text
cli-draw-theme = farebný motív obrázka SVG (light)
cli-draw-view = ukázať kocky od rohu, zhora, alebo oboje (both)
cli-draw-turn = o koľko štvrtín otočiť kocky (0)
cli-draw-moves = ťahy od začiatku hry GAME
cli-draw-file-only = { $game } sa dá nakresliť len zo súboru, lebo jej kamene sa ťahajú náhodne
cli-draw-no-file = súbor s názvom { $name } neexistuje a { $problem }
cli-draw-game-only = --moves a --option fungujú s názvom hry, nie so súborom
cli-draw-no-ply = --ply funguje s hrou, nie s mozaikou

## perft

cli-perft-about = Spočíta všetky spôsoby, ako zahrať DEPTH ťahov od začiatku, a zmeria rýchlosť.
cli-perft-depth = koľko ťahov zahrať
cli-perft-divide = ukázať počet pre každý prvý ťah
cli-perft-make = zahrať a vrátiť aj posledné ťahy namiesto hromadného počítania
cli-perft-reference = počítať podľa čitateľných pravidiel v Pythone, ktoré sú pomalé
cli-perft-seed = v hre s náhodou: od ktorého rozdania počítať (predvolene 0)
cli-perft-progress = hĺbka { $depth }
cli-perft-column-depth = hĺbka
cli-perft-column-nodes = uzly
cli-perft-column-seconds = sekundy
cli-perft-column-rate = uzly/s
cli-perft-total = { $game }, hĺbka { $depth }: { $count ->
    [one] { $count } uzol
    [few] { $count } uzly
    [many] { $count } uzla
   *[other] { $count } uzlov
  }, { $seconds } s, { $rate } uzlov/s

## bench

cli-bench-about = Zmeria rýchlosť a veľkosť v jednom vlákne, najlepší z niekoľkých behov, a porovná ich s cieľmi.
cli-bench-names = ktoré údaje zmerať; predvolene všetky
cli-bench-quick = menej kratších behov, hrubé údaje za pár sekúnd
cli-bench-json = vypísať údaje ako JSON
cli-bench-figures = údaje:
cli-bench-target = cieľ { $value }
cli-bench-reached = { $ratio }×, splnené
cli-bench-missed = { $ratio }×, nesplnené
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Procesor { $processor }, Python { $python }. Viac ako 1× je lepšie než cieľ.

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = duo perft 3 s vlastnými začiatkami, posledný ťah počítaný hromadne
cli-figure-perft-make = duo perft 3 s vlastnými začiatkami, každý list zahraný a vrátený
cli-figure-playouts = rovnomerne náhodné hry { $game } od začiatku do konca
cli-figure-playouts-middle = rovnomerne náhodné hry { $game } od ťahu { $ply } dobrej hry do konca
cli-figure-cubes = náhodné hry na veži z kociek so štyrmi miestami od začiatku do konca
cli-figure-search = simulácie hľadania v { $game } od začiatku
cli-figure-search-middle = simulácie hľadania v { $game } od ťahu { $ply } dobrej hry
cli-figure-threads = simulácie hľadania v duo s dvoma vláknami oproti jednému
cli-figure-deals = náhodné rozdania triominos na dve miesta, s prémiami
cli-figure-sample = skrytý stav triominos vyžrebovaný z toho, čo miesto vie, volané z Pythonu
cli-figure-list-moves = { $call } v Pythone pri ťahu { $ply } dobrej hry classic
cli-figure-first-duo = čerstvý interpret: import, prvá hra duo, prvý ťah
cli-figure-first-other = čerstvý interpret: to isté s najpomalšou inou hrou
cli-figure-position-bytes = pamäť najväčšej pozície v jadre
cli-figure-table-size = pamäť tabuľky ťahov hry classic v jadre
cli-figure-pile = { $count ->
    [one] { $count } kameň na kôpke
    [few] { $count } kamene na kôpke
    [many] { $count } kameňa na kôpke
   *[other] { $count } kameňov na kôpke
  }
cli-figure-moves = { $count ->
    [one] { $count } ťah
    [few] { $count } ťahy
    [many] { $count } ťahu
   *[other] { $count } ťahov
  }
cli-unit-leaves = listov/s
cli-unit-positions = pozícií/s
cli-unit-games = hier/s
cli-unit-nodes = uzlov/s
cli-unit-times = krát
cli-unit-deals = rozdaní/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = bajtov
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Nájde spôsob, ako umiestniť všetky diely hry pre jedného, a zapíše ho ako záznam.
cli-solve-game = classic-solo alebo trigon-solo
cli-solve-from = pokračovať zo záznamu alebo súboru .blksgf, - pre štandardný vstup
cli-solve-seconds = skončiť po N sekundách (300)
cli-solve-seed = číslo pre iné hľadanie (0)
cli-solve-workers = vlákna na dôkazy (1: opakovateľné)
cli-solve-output = súbor, do ktorého zapísať záznam; ak chýba, vypíše sa
cli-solve-codes = návratové kódy:
cli-solve-code-found = našla sa úplná hra
cli-solve-code-not = nič sa nenašlo včas alebo riešenie neexistuje; najlepšia hra sa aj tak zapíše
cli-solve-code-stopped = zastavené cez Ctrl-C; najlepšia hra sa aj tak zapíše
cli-solve-interrupted = prerušené: umiestnené { $placed } z { $total }
cli-solve-options-in-file = --from berie voľby zo súboru, takže nezadávaj iné
cli-solve-other-game = { $file }: toto je hra { $found }, nie { $wanted }
cli-solve-best = najlepšie { $placed } z { $total }
cli-solve-playing = hrá sa
cli-solve-proving = dokazuje sa
cli-solve-found = všetky diely ({ $total }) umiestnené za { $seconds } s
cli-solve-nothing = za { $seconds } s sa nenašlo riešenie; najlepšia hra umiestni { $placed } z { $total }
cli-solve-impossible = všetky diely sa umiestniť nedajú: { $reason }
cli-solve-tried = vyskúšali sa všetky možnosti

## gtp

cli-gtp-about = Odpovedá na príkazy Go Text Protocol na štandardnom vstupe.
cli-gtp-game = hra, napríklad classic-2, alebo názov zo súborov .blksgf, napríklad 'Blokus Two-Player' (duo)
cli-gtp-verbose = hlásiť odmietnuté príkazy na štandardný chybový výstup

## arena

cli-arena-about = Nechá počítačových hráčov hrať proti sebe v párových hrách a ohodnotí ich.
cli-arena-game = hra, ktorá sa má hrať, ako ju vypíše `cornerwise games`
cli-arena-player = hráči; dvaja alebo viac
cli-arena-games = najväčší počet hier (200)
cli-arena-out = priečinok na výsledky; ak chýba, len sa ukážu
cli-arena-jobs = počet hier naraz (jedna na procesor)
cli-arena-seed = číslo pre iné otvorenia a náhodné voľby (0)
cli-arena-opening-plies = náhodné ťahy, kým hru prevezmú hráči
cli-arena-even = len otvorenia, v ktorých žiadna strana nemá väčšiu šancu na výhru
cli-arena-move-timeout = sekundy na ťah, potom je stratený (60)
cli-arena-sprt = skončiť, len čo test medzi dvoma rozhodne
cli-arena-alpha = pravdepodobnosť, že sa mylne prijme ELO1 (0.05)
cli-arena-beta = pravdepodobnosť, že sa mylne prijme ELO0 (0.05)
cli-arena-ray = hrať na klastri Ray; bez ADDRESS na miestnom
cli-arena-json = vypísať súhrn ako JSON
cli-arena-show = ukázať výsledky z priečinka bez hrania
cli-arena-players = hráči:
cli-arena-with-options = počítač s týmito voľbami hľadania
cli-arena-gtp = program, ktorý hovorí GTP
cli-arena-python = funkcia v Pythone, ktorá dostane semienko a vráti hráča
cli-arena-renamed = ktorýkoľvek z nich pod iným menom
cli-arena-again = Zastavený beh pokračuje, keď zadáš ten istý príkaz znova. Pozri docs/arena.md.
cli-arena-goes-on = prerušené; pokračuj zadaním toho istého príkazu
cli-arena-which-game = ktorá hra? Pridaj --game GAME alebo --show FOLDER pre skoršie výsledky
cli-arena-bounds = --sprt: { $elo0 } musí byť menšie ako { $elo1 }
cli-arena-pace = { $rate } hier/s, zostávajúci čas: { $left }
cli-arena-progress = hry: { $done } z { $total }, { $pace }: { $standing }
cli-arena-column-entrant = účastník
cli-arena-column-elo = elo
cli-arena-column-error = ±95 %
cli-arena-column-games = hry
cli-arena-column-share = výhry
cli-arena-column-points = body
cli-arena-column-seconds = s/ťah
cli-arena-column-longest = najdlhšie
cli-arena-column-faults = chyby
cli-arena-duel = { $first } proti { $second }: { $share }, výhry { $wins }, remízy { $draws }, prehry { $losses }; Elo { $elo } ± { $error }
cli-arena-pairs = dvojice podľa výsledku 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } proti { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } až { $upper })
cli-arena-verdict-yes = rozdiel je aspoň { $elo1 }
cli-arena-verdict-no = rozdiel je najviac { $elo0 }
cli-arena-verdict-open = nerozhodnuté
cli-arena-played = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } hier
  }, { $game }

## bot

cli-bot-about = Zaujme miesto na serveri a nechá program vyberať ťahy, kým sa zápas neskončí.
cli-bot-url = server, napríklad http://localhost:8000
cli-bot-token = tvoj kľúč API
cli-bot-match = zápas, v ktorom máš miesto alebo v ktorom je voľné
cli-bot-pair = hrať s kýmkoľvek iným, kto hľadá hru
cli-bot-timeout = sekundy na každý ťah (120)
cli-bot-program = program s argumentmi
cli-bot-key = Kľúč získaš cez POST /api/tokens s rozsahmi read a play. Namiesto --token ho môžeš dať do CORNERWISE_TOKEN.
cli-bot-needs = bot potrebuje { $package }: { $install }
cli-bot-which = ktorý program? Napíš ho za --
cli-bot-failed = program zlyhal: { $problem }
cli-bot-over = { $count ->
    [0] koniec ({ $reason }): nikto nevyhráva, body { $points }
    [one] koniec ({ $reason }): vyhráva { $seats }, body { $points }
    [few] koniec ({ $reason }): vyhrávajú { $seats }, body { $points }
    [many] koniec ({ $reason }): vyhrávajú { $seats }, body { $points }
   *[other] koniec ({ $reason }): vyhrávajú { $seats }, body { $points }
  }

## backup and restore

cli-backup-about = Zapíše všetky údaje servera do súboru. Obnoviť ho môžeš aj do databázy iného druhu.
cli-restore-about = Naplní prázdnu databázu zo súboru so zálohou. Tá môže pochádzať z databázy iného druhu.
cli-backup-database = databáza ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } riadok zapísaný do { $file }
    [few] { $rows } riadky zapísané do { $file }
    [many] { $rows } riadka zapísaného do { $file }
   *[other] { $rows } riadkov zapísaných do { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } riadok načítaný z { $file }
    [few] { $rows } riadky načítané z { $file }
    [many] { $rows } riadka načítaného z { $file }
   *[other] { $rows } riadkov načítaných z { $file }
  }

## i18n

cli-i18n-about = Skontroluje preklady: chýbajúce alebo neznáme správy, text ponechaný po anglicky a nesprávne argumenty, množné čísla alebo termíny.
cli-i18n-languages = značky jazykov, napríklad de; predvolene všetky
cli-i18n-unknown = jazyk { $tag } neexistuje (na výber: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } jazyk
    [few] { $languages } jazyky
    [many] { $languages } jazyka
   *[other] { $languages } jazykov
  }, { $messages ->
    [one] { $messages } správa
    [few] { $messages } správy
    [many] { $messages } správy
   *[other] { $messages } správ
  }: všetko v poriadku

## puzzles

cli-puzzles-about = Vytvorí hlavolamy z hier počítača alebo overí, že tie existujúce majú práve jedno riešenie.
cli-puzzles-path = make: priečinok, do ktorého sa zapisuje; verify: súbor s hlavolamami namiesto tých v programe
cli-puzzles-game = len táto hra; možno zadať viackrát
cli-puzzles-count = koľko hlavolamov pre každú hru
cli-puzzles-sample = overiť len toľko pre každú hru, náhodne vybraných
cli-puzzles-where = do ktorého priečinka? Napíš ho za make
cli-puzzles-made = hlavolamy pre { $game }: { $count }
cli-puzzles-proven = dokázané hlavolamy: { $count }, za { $seconds } s

## explore

cli-explore-about = Vyhľadá, ktoré ťahy sa v pozícii hrali, ako často a ako sa tie hry skončili.
cli-explore-work = show: ukázať, čo sa v pozícii hralo; add: pridať hry do súboru prieskumníka; build: vytvoriť súbor hier počítača dodávaných s Cornerwise; make: nechať počítač hrať hry proti sebe samému; pack: zapísať hry ako malé súbory
cli-explore-path = show, add, build: súbor prieskumníka, inak súbor hier počítača; make, pack: priečinok, do ktorého sa zapisuje
cli-explore-source = show: hra alebo súbor s odohranou hrou; add: súbory alebo priečinky s hrami
cli-explore-count = make: koľko hier odohrať
cli-explore-nodes = make: koľko pozícií prehľadať na každý ťah
cli-explore-one = show potrebuje za súborom prieskumníka jednu hru alebo jeden súbor
cli-explore-nothing = Žiadna hra v tomto súbore nedošla do tejto pozície.
cli-explore-added = pridané hry: { $count }
# Columns of a table
cli-explore-column-games = hry
cli-explore-column-won = výhry
cli-explore-column-margin = náskok v bodoch
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = ukázané ťahy: { $shown } z { $moves }; hry: { $games }

## moderate

cli-moderate-about = Ukáže, čo hráči nahlásili, a umožní zasiahnuť. Bežiaci server zmeny prevezme do niekoľkých sekúnd.
cli-moderate-works = Akcie:
cli-moderate-list = hlásenia, ktoré čakajú
cli-moderate-show = jedno hlásenie aj s četom okolo neho
cli-moderate-close = odstrániť hlásenie zo zoznamu
cli-moderate-mute = zakázať hráčovi čet
cli-moderate-suspend = zakázať hráčovi hrať
cli-moderate-rename = dať hráčovi iné meno, ktoré si nemôže zmeniť
cli-moderate-lift = ukončiť všetky stíšenia a pozastavenia hráča
cli-moderate-log = čo sa zatiaľ urobilo
cli-moderate-clear-club = odstrániť texty klubu (podľa jeho odkazu) a dať mu iný názov
cli-moderate-close-club = zrušiť klub (podľa jeho odkazu); jeho turnaje zostanú
cli-moderate-rename-tournament = dať turnaju (podľa jeho odkazu) iný názov
cli-moderate-cancel-tournament = zrušiť turnaj (podľa jeho odkazu)
cli-moderate-what = číslo hlásenia alebo používateľské meno hráča (bez účtu: id, ktoré ukazuje show)
cli-moderate-new-name = rename: nové meno
cli-moderate-for = mute, suspend: na ako dlho, napríklad 12h, 7d alebo 4w; inak natrvalo
cli-moderate-note = prečo; zostane to v protokole
cli-moderate-closed = list: hlásenia, ktoré boli uzavreté
cli-moderate-bad-time = { $time } nie je čas ako 12h, 7d alebo 4w
cli-moderate-empty = Nečakajú žiadne hlásenia.
cli-moderate-reporter = hlásenie podáva { $reporter }, id { $id }
cli-moderate-reported = týka sa { $name }, id { $id }
cli-moderate-times = hlásenia o tomto hráčovi: { $count }
cli-moderate-match = zápas { $match }, { $game }
cli-moderate-which-report = ktoré hlásenie? Napíš jeho číslo
cli-moderate-who = ktorý hráč? Napíš používateľské meno
cli-moderate-which-name = aké nové meno? Napíš ho za používateľské meno
cli-moderate-nobody = hráč { $name } neexistuje
cli-moderate-was-closed = hlásenie { $number } uzavreté
cli-moderate-done-until = hotovo: { $name }, do { $time }
cli-moderate-done-for-good = hotovo: { $name }, natrvalo
cli-moderate-done = hotovo: { $name }
cli-moderate-lifted = zrušené: { $name }
cli-moderate-renamed = hráč sa teraz volá { $name }
cli-explore-needs-path = zadaj súbor alebo priečinok, kam sa má zapísať
# $command is what to type
cli-explore-not-built = hry počítača ešte nie sú pripravené; spusti: { $command }
cli-explore-built = hry počítača v { $file }: { $count }
cli-explore-packed = { $file }: hry: { $count }, bajty: { $size }
