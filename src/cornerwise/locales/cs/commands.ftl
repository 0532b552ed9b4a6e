
## Commands of the terminal: arguments that several of them take

cli-arg-game = hra, například duo
cli-arg-option = nastavit volbu hry, například start=own; vypíše je `cornerwise games`; lze opakovat; heights=@FILE načte výškovou mapu
cli-arg-file = záznam nebo soubor .blksgf, - pro standardní vstup
cli-arg-ply = pozice po N tazích
cli-arg-nth = N-tá hra v souboru (1)
cli-arg-marks = označit barvy, aby se daly rozlišit i bez barvy
cli-arg-level = síla hry, od 1 do 9
cli-arg-nodes = pozice prohledané před každým tahem, místo počtu dané úrovně
cli-arg-time = sekundy na každý tah
cli-arg-evaluator = co hodnotí pozice: best, playouts, net, small, guided, nebo soubor se sítí
cli-arg-threads = kolik vláken procesoru použít
cli-arg-seed = číslo, se kterým jsou náhodné volby pokaždé stejné
cli-arg-memory = megabajty pro prohledávací strom
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } není celé číslo od { $least } do { $most }
cli-no-pair = { $text } nemá tvar NAME=VALUE
cli-no-number = { $text } není číslo
cli-no-seconds = { $text } není počet sekund
cli-no-chance = { $text } není mezi 0 a 0,5

## What is wrong with a file or with what was asked of it

cli-no-such-game = hra { $number } neexistuje: počet her v souboru je { $count }
cli-no-games = ve složce { $folder } není žádná hra
cli-no-such-ply = tah { $ply } neexistuje: počet tahů ve hře je { $count }
cli-one-game-only = { $file }: počet her v souboru: { $count }; tento příkaz potřebuje soubor jen s 1

## Names in tables and lines

cli-seat = místo { $seat }
cli-column-move = tah
cli-chance = náhoda
cli-outcome = { $count ->
    [0] nikdo nevyhrává
    [one] vyhrává místo { $seats }
    [few] vyhrávají místa { $seats }
    [many] vyhrávají místa { $seats }
   *[other] vyhrávají místa { $seats }
  } ({ $points })

## games

cli-games-about = Vypíše všechny hry s jejich místy, barvami, herními plány, díly a volbami.
cli-games-game = ukázat jen tuto hru
cli-games-sort = řadit seznam podle
cli-games-json = vypsat všechno o každé hře jako JSON
cli-games-column-game = hra
cli-games-column-title = název
cli-games-column-seats = místa
cli-games-column-minutes = minuty
cli-games-column-age = věk
cli-games-column-colours = barvy
cli-games-column-board = herní plán
cli-games-column-pieces = díly
cli-games-column-option = volba
cli-games-column-default = výchozí
cli-games-column-choices = další hodnoty
cli-games-column-name = jméno
cli-games-column-about = o čem rozhoduje
cli-games-no-edge = bez okraje
cli-games-cubes = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
    [many] { $count } kostky
   *[other] { $count } kostek
  }
cli-games-tiles = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  }
cli-games-copies = { $count } × { $copies }
cli-games-free-text = libovolný text
cli-games-none = nic
cli-games-given = vestavěné
cli-games-more = Místa se počítají od 0. Víc ukáže `cornerwise games --json`.

## play

cli-play-about = Hraj v terminálu, proti počítači nebo s ostatními u jedné klávesnice. Klávesy ukáže ?.
cli-play-game = hra, například duo; bez ní si vybereš ze seznamu
cli-play-seat = kdo hraje, v pořadí míst: human, 1 až 9, greedy, random
cli-play-save = po každém tahu ukládat hru do tohoto souboru
cli-play-resume = pokračovat ve hře ze záznamu nebo souboru .blksgf
cli-play-theme = barevný motiv (dark)
cli-play-seats = místa:
cli-play-human = někdo u této klávesnice
cli-play-levels = počítač na této úrovni; 3 je snadná, 9 nejsilnější
cli-play-level-range = { $first } až { $last }
cli-play-greedy = počítač pokládá největší díl, nebo kámen, který přinese nejvíc bodů
cli-play-random = počítač zahraje kterýkoli dovolený tah
cli-play-usual = Ve výchozím nastavení hraje jeden člověk a na všech ostatních místech { $opponent }.
cli-play-redirected = play potřebuje terminál; spusť ho bez přesměrování: { $streams }
cli-play-resume-alone = --resume bere hru a její volby ze souboru, jiné proto nezadávej
cli-play-needs-game = --option, --seat a --save potřebují jméno hry
cli-play-too-many-seats = { $game } má { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
  }, ne { $asked }

## serve

cli-serve-about = Spustí server pro prohlížeče a programy, dokud ho nezastaví Ctrl-C.
cli-serve-host = adresa, na které naslouchá (127.0.0.1)
cli-serve-port = port, na kterém naslouchá, 0 pro kterýkoli volný (8000)
cli-serve-database = kde se uchovávají zápasy (sqlite:///cornerwise.db)
cli-serve-redis = server Redis, který spojuje více procesů
cli-serve-workers = počet procesů; víc než 1 potřebuje PostgreSQL (1)
cli-serve-engines = hledání najednou v každém procesu
cli-serve-ray = posílat práci enginu do clusteru Ray, například ray://host:10001
cli-serve-environment = Každou volbu lze nastavit i v prostředí, například CORNERWISE_PORT=80. Viz docs/operating.md.
cli-serve-needs = server potřebuje { $package }: { $install }
cli-serve-ready = Cornerwise je připraven na { $address }

## replay

cli-replay-about = Přehraje záznam JSON nebo soubor .blksgf a zkontroluje každý tah i výsledek.
cli-replay-ply = zastavit po N tazích
cli-replay-nth = jen N-tá hra v souboru
cli-replay-verify = jen zkontrolovat: vypsat jeden řádek na hru
cli-replay-quiet = jen zkontrolovat: nic nevypisovat, výsledek řekne návratový kód
cli-replay-heading = Hra { $number } z { $count }: { $game }
cli-replay-event = turnaj: { $text }
cli-replay-date = datum: { $text }
cli-replay-players = hráči: { $text }
cli-replay-rests = { $colour } nemůže položit díl a přeskočí se
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, hra { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahu
   *[other] { $moves } tahů
  }, { $state }
cli-replay-unfinished = nedohráno, na tahu { $turn }

## analyse

cli-analyse-about = Hledá nejlepší tahy v poslední nebo dřívější pozici hry.
cli-analyse-lines = kolik tahů ukázat (5)
cli-analyse-nobody = v této pozici nikdo nemůže táhnout, není tedy co rozebírat; dřívější vybere --ply
cli-analyse-column-visits = návštěvy
cli-analyse-column-then = potom
cli-analyse-searched = { $count ->
    [one] { $count } pozice
    [few] { $count } pozice
    [many] { $count } pozice
   *[other] { $count } pozic
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, prohledáno do konce

## review

cli-review-about = Prohledá každou pozici hry a ukáže, jakou cenu měl každý tah.
cli-review-worst = kolik nejhorších tahů vypsat ({ $most })
cli-review-json = vypsat všechno jako JSON
cli-review-searching = hledá se
cli-review-progress = tah { $done } z { $count }
cli-review-cost = tah { $number }: { $turn } { $move } stojí { $share } výhry a { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }; lepší tah: { $better }
cli-review-column-made = zahráno
cli-review-column-points = ztracené body
cli-review-end = konec

## audit

cli-audit-about = Přesně vyřeší konce her a ukáže, kolik bodů každý hráč daroval.
cli-audit-file = záznamy nebo soubory .blksgf, složky s nimi nebo složka arény
cli-audit-nodes = pozice, které smí řešitel prohlédnout pro každý tah
cli-audit-costly = kolik tahů, které darovaly body, uvést (20)
cli-audit-none = žádnou z těchto her nelze vyřešit přesně; jde to jen u her dvou hráčů nebo dvou týmů bez čehokoli skrytého
cli-audit-progress = hra { $done } z { $count }
cli-audit-mistake = tah { $number }, { $turn } { $move }: náskok předtím { $margin }, potom { $kept }; nejlepší byl { $better }
cli-audit-skipped = vynechané hry, protože v nich nehrají dva hráči nebo dva týmy bez skrytých věcí: { $count }
cli-audit-column-player = hráč
cli-audit-column-games = hry
cli-audit-column-moves = vyřešené tahy
cli-audit-column-mistakes = chyby
cli-audit-column-points = darované body
cli-audit-column-mean = na hru

## draw

cli-draw-about = Nakreslí záznam, mozaiku nebo soubor .blksgf, nebo hru po několika tazích.
cli-draw-source = záznam, mozaika nebo soubor .blksgf, - pro standardní vstup, nebo jméno hry
cli-draw-output = soubor k zapsání; bez něj se kresba vypíše
cli-draw-format = podle přípony souboru: svg, png nebo webp (celá hra, animovaně); jinak text
cli-draw-theme = barevný motiv SVG (light)
cli-draw-view = kostky od rohu, shora, nebo obojí (both)
cli-draw-turn = o kolik čtvrtotáček se kostky otočí (0)
cli-draw-moves = tahy od začátku hry GAME
cli-draw-file-only = { $game } lze nakreslit jen ze souboru, protože kameny se dobírají náhodně
cli-draw-no-file = soubor jménem { $name } neexistuje a { $problem }
cli-draw-game-only = --moves a --option patří ke jménu hry, ne k souboru
cli-draw-no-ply = --ply patří ke hře, ne k mozaice

## perft

cli-perft-about = Spočítá všechny způsoby, jak zahrát DEPTH tahů od začátku, a změří rychlost.
cli-perft-depth = kolik tahů zahrát
cli-perft-divide = ukázat počet pro každý první tah
cli-perft-make = zahrát a vrátit i poslední tahy, místo počítání naráz
cli-perft-reference = počítat podle čitelných pravidel v Pythonu, která jsou pomalá
cli-perft-seed = ve hře s náhodou: od kterého rozdání počítat (výchozí 0)
cli-perft-progress = hloubka { $depth }
cli-perft-column-depth = hloubka
cli-perft-column-nodes = uzly
cli-perft-column-seconds = sekundy
cli-perft-column-rate = uzly/s
cli-perft-total = { $game }, hloubka { $depth }: { $count ->
    [one] { $count } uzel
    [few] { $count } uzly
    [many] { $count } uzlu
   *[other] { $count } uzlů
  }, { $seconds } s, { $rate } uzlů/s

## bench

cli-bench-about = Měří rychlost a velikost v jednom vláknu, nejlepší z několika běhů, a porovná je s cíli.
cli-bench-names = které údaje; výchozí jsou všechny
cli-bench-quick = méně kratších běhů: hrubé údaje za pár sekund
cli-bench-json = vypsat údaje jako JSON
cli-bench-figures = údaje:
cli-bench-target = cíl { $value }
cli-bench-reached = { $ratio }×, splněno
cli-bench-missed = { $ratio }×, nesplněno
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Procesor { $processor }, Python { $python }; víc než 1× je lepší než cíl.

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = duo perft 3 s vlastními začátky, poslední tah počítán hromadně
cli-figure-perft-make = duo perft 3 s vlastními začátky, každý list proveden a vrácen
cli-figure-playouts = rovnoměrně náhodné hry { $game } od začátku do konce
cli-figure-playouts-middle = rovnoměrně náhodné hry { $game } od tahu { $ply } dobré hry do konce
cli-figure-cubes = náhodné hry na věži z kostek se čtyřmi místy od začátku do konce
cli-figure-search = simulace hledání v { $game } od začátku
cli-figure-search-middle = simulace hledání v { $game } od tahu { $ply } dobré hry
cli-figure-threads = simulace hledání v duo se dvěma vlákny proti jednomu
cli-figure-deals = náhodná rozdání triominos na dvě místa, s prémiemi
cli-figure-sample = skrytý stav triominos vylosovaný z toho, co místo ví, voláno z Pythonu
cli-figure-list-moves = { $call } v Pythonu u tahu { $ply } dobré hry classic
cli-figure-first-duo = čerstvý interpret: import, první hra duo, první tah
cli-figure-first-other = čerstvý interpret: totéž s nejpomalejší jinou hrou
cli-figure-position-bytes = paměť největší pozice v jádře
cli-figure-table-size = paměť tabulky tahů hry classic v jádře
cli-figure-pile = { $count ->
    [one] { $count } kámen na hromádce
    [few] { $count } kameny na hromádce
    [many] { $count } kamene na hromádce
   *[other] { $count } kamenů na hromádce
  }
cli-figure-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
  }
cli-unit-leaves = listů/s
cli-unit-positions = pozic/s
cli-unit-games = her/s
cli-unit-nodes = uzlů/s
cli-unit-times = krát
cli-unit-deals = rozdání/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = bajtů
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Najde způsob, jak umístit všechny díly hry pro jednoho, a zapíše ho jako záznam.
cli-solve-game = classic-solo nebo trigon-solo
cli-solve-from = pokračovat ze záznamu nebo souboru .blksgf, - pro standardní vstup
cli-solve-seconds = skončit po N sekundách (300)
cli-solve-seed = číslo pro jiné hledání (0)
cli-solve-workers = vlákna pro důkazy (1: opakovatelné)
cli-solve-output = soubor pro záznam; bez něj se vypíše
cli-solve-codes = návratové kódy:
cli-solve-code-found = nalezena úplná hra
cli-solve-code-not = v tomto čase se nic nenašlo, nebo řešení není; nejlepší hra se přesto zapíše
cli-solve-code-stopped = zastaveno přes Ctrl-C; nejlepší hra se přesto zapíše
cli-solve-interrupted = přerušeno: umístěno { $placed } z { $total }
cli-solve-options-in-file = --from bere volby ze souboru, jiné proto nezadávej
cli-solve-other-game = { $file }: je to { $found }, ne { $wanted }
cli-solve-best = nejlépe { $placed } z { $total }
cli-solve-playing = hraje se
cli-solve-proving = dokazuje se
cli-solve-found = všechny díly ({ $total }) umístěny za { $seconds } s
cli-solve-nothing = za { $seconds } s se řešení nenašlo; nejlepší hra umístí { $placed } z { $total }
cli-solve-impossible = všechny díly umístit nejde: { $reason }
cli-solve-tried = vyzkoušely se všechny možnosti

## gtp

cli-gtp-about = Odpovídá na příkazy Go Text Protocol na standardním vstupu.
cli-gtp-game = hra, například classic-2, nebo jméno ze souborů .blksgf, například 'Blokus Two-Player' (duo)
cli-gtp-verbose = hlásit odmítnuté příkazy na standardní chybový výstup

## arena

cli-arena-about = Počítačoví hráči hrají proti sobě v párových hrách a dostanou hodnocení.
cli-arena-game = hra, jak ji vypíše `cornerwise games`
cli-arena-player = hráči; dva nebo víc
cli-arena-games = největší počet her (200)
cli-arena-out = složka pro výsledky; bez ní se jen ukážou
cli-arena-jobs = her najednou (jedna na procesor)
cli-arena-seed = číslo pro jiná zahájení a náhodné volby (0)
cli-arena-opening-plies = náhodné tahy, než převezmou hru hráči
cli-arena-even = jen zahájení, v nichž žádná strana nemá větší šanci na výhru
cli-arena-move-timeout = sekundy na tah, pak je tah ztracen (60)
cli-arena-sprt = skončit, jakmile test mezi nimi rozhodne
cli-arena-alpha = šance na mylné přijetí ELO1 (0.05)
cli-arena-beta = šance na mylné přijetí ELO0 (0.05)
cli-arena-ray = hrát na clusteru Ray; bez ADDRESS na místním
cli-arena-json = vypsat souhrn jako JSON
cli-arena-show = ukázat výsledky ze složky bez hraní
cli-arena-players = hráči:
cli-arena-with-options = počítač s těmito volbami hledání
cli-arena-gtp = program, který mluví GTP
cli-arena-python = funkce v Pythonu, která vezme semínko a vrátí hráče
cli-arena-renamed = kterýkoli z nich pod jiným jménem
cli-arena-again = V zastaveném běhu pokračuje stejný příkaz zadaný znovu. Viz docs/arena.md.
cli-arena-goes-on = přerušeno; pokračuje stejný příkaz zadaný znovu
cli-arena-which-game = která hra? Přidej --game GAME, nebo --show FOLDER pro dřívější výsledky
cli-arena-bounds = --sprt: { $elo0 } musí být menší než { $elo1 }
cli-arena-pace = { $rate } her/s, zbývající čas: { $left }
cli-arena-progress = hry: { $done } z { $total }, { $pace }: { $standing }
cli-arena-column-entrant = účastník
cli-arena-column-elo = elo
cli-arena-column-error = ±95 %
cli-arena-column-games = hry
cli-arena-column-share = výhry
cli-arena-column-points = body
cli-arena-column-seconds = s/tah
cli-arena-column-longest = nejdéle
cli-arena-column-faults = chyby
cli-arena-duel = { $first } proti { $second }: { $share }, výhry { $wins }, remízy { $draws }, prohry { $losses }; Elo { $elo } ± { $error }
cli-arena-pairs = dvojice podle výsledku 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } proti { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } až { $upper })
cli-arena-verdict-yes = rozdíl je aspoň { $elo1 }
cli-arena-verdict-no = rozdíl je nejvýš { $elo0 }
cli-arena-verdict-open = nerozhodnuto
cli-arena-played = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
  }, { $game }

## bot

cli-bot-about = Zaujme místo na serveru a nechá program vybírat tahy, dokud zápas neskončí.
cli-bot-url = server, například http://localhost:8000
cli-bot-token = tvůj klíč API
cli-bot-match = zápas, ve kterém máš místo, nebo je tam volné
cli-bot-pair = zahrát si s kýmkoli, kdo hledá hru
cli-bot-timeout = sekundy na každý tah (120)
cli-bot-program = program s argumenty
cli-bot-key = Klíč dostaneš od POST /api/tokens s rozsahy read a play. Místo --token ho můžeš vložit do CORNERWISE_TOKEN.
cli-bot-needs = bot potřebuje { $package }: { $install }
cli-bot-which = který program? Uveď ho za --
cli-bot-failed = program selhal: { $problem }
cli-bot-over = { $count ->
    [0] konec ({ $reason }): nikdo nevyhrává, body { $points }
    [one] konec ({ $reason }): vyhrává { $seats }, body { $points }
    [few] konec ({ $reason }): vyhrávají { $seats }, body { $points }
    [many] konec ({ $reason }): vyhrávají { $seats }, body { $points }
   *[other] konec ({ $reason }): vyhrávají { $seats }, body { $points }
  }

## backup and restore

cli-backup-about = Zapíše všechna data serveru do souboru. Obnovit je lze i do jiného druhu databáze.
cli-restore-about = Naplní prázdnou databázi ze zálohy. Ta může být i z jiného druhu databáze.
cli-backup-database = databáze ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } řádek zapsán do { $file }
    [few] { $rows } řádky zapsány do { $file }
    [many] { $rows } řádku zapsáno do { $file }
   *[other] { $rows } řádků zapsáno do { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } řádek načten z { $file }
    [few] { $rows } řádky načteny z { $file }
    [many] { $rows } řádku načteno z { $file }
   *[other] { $rows } řádků načteno z { $file }
  }

## i18n

cli-i18n-about = Zkontroluje překlady: chybějící nebo neznámé zprávy, anglické texty, chybné argumenty, množná čísla nebo termíny.
cli-i18n-languages = značky jazyků, například de; výchozí jsou všechny
cli-i18n-unknown = jazyk { $tag } neexistuje (vyber z: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } jazyk
    [few] { $languages } jazyky
    [many] { $languages } jazyka
   *[other] { $languages } jazyků
  }, { $messages ->
    [one] { $messages } zpráva
    [few] { $messages } zprávy
    [many] { $messages } zprávy
   *[other] { $messages } zpráv
  }: vše v pořádku

## puzzles

cli-puzzles-about = Vytvoří hlavolamy z her počítače, nebo ověří, že ty existující mají právě jedno řešení.
cli-puzzles-path = make: složka, do které se zapisuje; verify: soubor s hlavolamy místo těch, které jsou v programu
cli-puzzles-game = jen tato hra; lze zadat víckrát
cli-puzzles-count = kolik hlavolamů pro každou hru
cli-puzzles-sample = ověřit jen tolik pro každou hru, náhodně vybraných
cli-puzzles-where = do které složky? Napiš ji za make
cli-puzzles-made = hlavolamy pro { $game }: { $count }
cli-puzzles-proven = dokázané hlavolamy: { $count }, za { $seconds } s

## explore

cli-explore-about = Vyhledá, které tahy se v pozici hrály, jak často a jak ty hry skončily.
cli-explore-work = show: ukázat, co se v pozici hrálo; add: přidat hry do souboru průzkumníka; build: vytvořit soubor her počítače dodávaných s Cornerwise; make: nechat počítač hrát hry proti sobě samému; pack: zapsat hry jako malé soubory
cli-explore-path = show, add, build: soubor průzkumníka, jinak soubor her počítače; make, pack: složka, do které se zapisuje
cli-explore-source = show: hra, nebo soubor s odehranou hrou; add: soubory nebo složky s hrami
cli-explore-count = make: kolik her odehrát
cli-explore-nodes = make: kolik pozic prohledat na každý tah
cli-explore-one = show potřebuje za souborem průzkumníka jednu hru nebo jeden soubor
cli-explore-nothing = Žádná hra v tomto souboru nedošla do této pozice.
cli-explore-added = přidané hry: { $count }
# Columns of a table
cli-explore-column-games = hry
cli-explore-column-won = výhry
cli-explore-column-margin = náskok v bodech
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = ukázané tahy: { $shown } z { $moves }; hry: { $games }

## moderate

cli-moderate-about = Ukáže, co hráči nahlásili, a umožní zasáhnout. Běžící server změny převezme během několika sekund.
cli-moderate-works = Akce:
cli-moderate-list = hlášení, která čekají
cli-moderate-show = jedno hlášení i s chatem kolem něj
cli-moderate-close = odebrat hlášení ze seznamu
cli-moderate-mute = zakázat hráči chat
cli-moderate-suspend = zakázat hráči hrát
cli-moderate-rename = dát hráči jiné jméno, které si nemůže změnit
cli-moderate-lift = ukončit všechna ztlumení a pozastavení hráče
cli-moderate-log = co se zatím udělalo
cli-moderate-clear-club = odstranit texty klubu (podle jeho odkazu) a dát mu jiný název
cli-moderate-close-club = zrušit klub (podle jeho odkazu); jeho turnaje zůstanou
cli-moderate-rename-tournament = dát turnaji (podle jeho odkazu) jiný název
cli-moderate-cancel-tournament = zrušit turnaj (podle jeho odkazu)
cli-moderate-what = číslo hlášení, nebo uživatelské jméno hráče (bez účtu: id, které ukazuje show)
cli-moderate-new-name = rename: nové jméno
cli-moderate-for = mute, suspend: na jak dlouho, například 12h, 7d nebo 4w; jinak natrvalo
cli-moderate-note = proč; zůstane to v protokolu
cli-moderate-closed = list: hlášení, která byla uzavřena
cli-moderate-bad-time = { $time } není doba jako 12h, 7d nebo 4w
cli-moderate-empty = Žádná hlášení nečekají.
cli-moderate-reporter = hlášení podává { $reporter }, id { $id }
cli-moderate-reported = týká se { $name }, id { $id }
cli-moderate-times = hlášení o tomto hráči: { $count }
cli-moderate-match = zápas { $match }, { $game }
cli-moderate-which-report = které hlášení? Napiš jeho číslo
cli-moderate-who = který hráč? Napiš uživatelské jméno
cli-moderate-which-name = jaké nové jméno? Napiš ho za uživatelské jméno
cli-moderate-nobody = hráč { $name } neexistuje
cli-moderate-was-closed = hlášení { $number } uzavřeno
cli-moderate-done-until = hotovo: { $name }, do { $time }
cli-moderate-done-for-good = hotovo: { $name }, natrvalo
cli-moderate-done = hotovo: { $name }
cli-moderate-lifted = zrušeno: { $name }
cli-moderate-renamed = hráč se teď jmenuje { $name }
cli-explore-needs-path = zadej soubor nebo složku, kam se má zapsat
# $command is what to type
cli-explore-not-built = hry počítače zatím nejsou připravené; spusť: { $command }
cli-explore-built = hry počítače v { $file }: { $count }
cli-explore-packed = { $file }: hry: { $count }, bajty: { $size }
