
## Comenzile terminalului: argumente comune mai multora

cli-arg-game = un joc, de exemplu duo
cli-arg-option = setează o opțiune a jocului, de exemplu start=own; `cornerwise games` le enumeră; se poate repeta; heights=@FILE citește o hartă a înălțimilor
cli-arg-file = o înregistrare sau un fișier .blksgf, - pentru intrarea standard
cli-arg-ply = poziția după N mutări
cli-arg-nth = a N-a partidă din fișier (1)
cli-arg-marks = marchează culorile ca să poată fi deosebite fără culoare
cli-arg-level = forța de joc, de la 1 la 9
cli-arg-nodes = poziții de căutat la fiecare mutare, în locul numărului nivelului
cli-arg-time = secunde pentru fiecare mutare
cli-arg-evaluator = ce evaluează pozițiile: best, playouts, net, small, guided sau fișierul unei rețele
cli-arg-threads = câte fire de procesor să folosească
cli-arg-seed = un număr care face alegerile la întâmplare aceleași de fiecare dată
cli-arg-memory = megaocteți pentru arborele de căutare
cli-with-default = { $about } ({ $default })

## Ce nu este în regulă cu un argument

cli-no-whole-number = { $text } nu este un număr întreg de la { $least } la { $most }
cli-no-pair = { $text } nu are forma NAME=VALUE
cli-no-number = { $text } nu este un număr
cli-no-seconds = { $text } nu este un număr de secunde
cli-no-chance = { $text } nu este între 0 și 0.5

## Ce nu este în regulă cu un fișier sau cu ce i s-a cerut

cli-no-such-game = nu există partida { $number }: fișierul are { $count }
cli-no-games = nu există nicio partidă în dosarul { $folder }
cli-no-such-ply = nu există mutarea { $ply }: partida are { $count }
cli-one-game-only = { $file }: partide în fișier: { $count }; această comandă are nevoie de un fișier cu doar 1

## Nume în tabele și rânduri

cli-seat = locul { $seat }
cli-column-move = mutare
cli-chance = întâmplarea
cli-outcome = { $count ->
    [0] nu câștigă nimeni
    [one] câștigă locul { $seats }
    [few] câștigă locurile { $seats }
   *[other] câștigă locurile { $seats }
  } ({ $points })

## games

cli-games-about = Enumeră toate jocurile cu locurile, culorile, tablele, piesele și opțiunile lor.
cli-games-game = arată doar acest joc
cli-games-sort = sortează lista după
cli-games-json = scrie totul despre fiecare joc, ca JSON
cli-games-column-game = joc
cli-games-column-title = titlu
cli-games-column-seats = locuri
cli-games-column-minutes = minute
cli-games-column-age = vârstă
cli-games-column-colours = culori
cli-games-column-board = tablă
cli-games-column-pieces = piese
cli-games-column-option = opțiune
cli-games-column-default = implicit
cli-games-column-choices = alte valori
cli-games-column-name = nume
cli-games-column-about = ce hotărăște
cli-games-no-edge = fără margini
cli-games-cubes = { $count ->
    [one] { $count } cub
    [few] { $count } cuburi
   *[other] { $count } de cuburi
  }
cli-games-tiles = { $count ->
    [one] { $count } piesă
    [few] { $count } piese
   *[other] { $count } de piese
  }
cli-games-copies = { $count } × { $copies }
cli-games-free-text = orice text
cli-games-none = fără
cli-games-given = inclus
cli-games-more = Locurile se numără de la 0. `cornerwise games --json` arată mai multe.

## play

cli-play-about = Joacă în terminal, împotriva calculatorului sau cu alții la o singură tastatură. Apasă ? pentru taste.
cli-play-game = un joc, de exemplu duo; fără el, alegi dintr-o listă
cli-play-seat = cine joacă, în ordinea locurilor: human, 1–9, greedy, random
cli-play-save = salvează partida în acest fișier după fiecare mutare
cli-play-resume = continuă o partidă dintr-o înregistrare sau dintr-un fișier .blksgf
cli-play-theme = tema de culori (dark)
cli-play-seats = locuri:
cli-play-human = cineva la această tastatură
cli-play-levels = calculatorul la acel nivel; 3 este ușor, 9 cel mai puternic
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = calculatorul pune una dintre piesele cele mai mari sau piesa care aduce cele mai multe puncte
cli-play-random = calculatorul face orice mutare permisă
cli-play-usual = Implicit, o persoană joacă împotriva lui { $opponent } pe toate celelalte locuri.
cli-play-redirected = play are nevoie de un terminal; rulează-l fără să redirecționezi { $streams }
cli-play-resume-alone = --resume ia jocul și opțiunile lui din fișier, deci nu da altele
cli-play-needs-game = --option, --seat și --save cer numele unui joc
cli-play-too-many-seats = { $game } are { $seats ->
    [one] { $seats } loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
  }, nu { $asked }

## serve

cli-serve-about = Pornește un server pentru browsere și programe, până îl oprești cu Ctrl-C.
cli-serve-host = adresa la care ascultă (127.0.0.1)
cli-serve-port = portul la care ascultă, 0 pentru oricare liber (8000)
cli-serve-database = unde se păstrează partidele (sqlite:///cornerwise.db)
cli-serve-redis = serverul Redis care leagă mai multe procese
cli-serve-workers = numărul de procese; mai mult de 1 cere PostgreSQL (1)
cli-serve-engines = căutări simultane în fiecare proces
cli-serve-ray = trimite calculele la un cluster Ray, ca în ray://host:10001
cli-serve-environment = Poți seta orice opțiune și din mediu, ca în CORNERWISE_PORT=80. Vezi docs/operating.md.
cli-serve-needs = serverul are nevoie de { $package }: { $install }
cli-serve-ready = Cornerwise este gata la { $address }

## replay

cli-replay-about = Reia o înregistrare JSON sau un fișier .blksgf, verificând fiecare mutare și rezultatul.
cli-replay-ply = se oprește după N mutări
cli-replay-nth = doar a N-a partidă din fișier
cli-replay-verify = doar verifică: scrie câte un rând pentru fiecare partidă
cli-replay-quiet = doar verifică: nu scrie nimic, rezultatul este codul de ieșire
cli-replay-heading = Partida { $number } din { $count }: { $game }
cli-replay-event = eveniment: { $text }
cli-replay-date = data: { $text }
cli-replay-players = jucători: { $text }
cli-replay-rests = { $colour } nu poate pune o piesă și este sărit
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, partida { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
  }, { $state }
cli-replay-unfinished = neîncheiată, { $turn } la mutare

## analyse

cli-analyse-about = Caută cele mai bune mutări în ultima poziție a unei partide sau într-una anterioară.
cli-analyse-lines = câte mutări să arate (5)
cli-analyse-nobody = în această poziție nu poate muta nimeni, deci nu este nimic de analizat; alege una anterioară cu --ply
cli-analyse-column-visits = vizite
cli-analyse-column-then = apoi
cli-analyse-searched = { $count ->
    [one] { $count } poziție
    [few] { $count } poziții
   *[other] { $count } de poziții
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, calculat până la capăt

## review

cli-review-about = Caută în fiecare poziție a unei partide și arată cât a valorat fiecare mutare.
cli-review-worst = câte dintre cele mai slabe mutări să fie numite ({ $most })
cli-review-json = scrie totul ca JSON
cli-review-searching = căutare
cli-review-progress = mutarea { $done } din { $count }
cli-review-cost = mutarea { $number }: { $turn } { $move } a costat { $share } din victorie și { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }; mai bine: { $better }
cli-review-column-made = jucată
cli-review-column-points = puncte pierdute
cli-review-end = sfârșit

## audit

cli-audit-about = Rezolvă exact finalurile partidelor și arată câte puncte a cedat fiecare jucător.
cli-audit-file = înregistrări sau fișiere .blksgf, dosare cu ele sau dosarul unei arene
cli-audit-nodes = poziții în care rezolvitorul poate căuta la fiecare mutare
cli-audit-costly = câte dintre mutările care au cedat puncte să numească (20)
cli-audit-none = niciuna dintre aceste partide nu se poate rezolva exact; asta se poate doar pentru partidele între doi jucători sau două echipe, fără nimic ascuns
cli-audit-progress = partida { $done } din { $count }
cli-audit-mistake = mutarea { $number }, { $turn } { $move }: avans { $margin } înainte, { $kept } după; cea mai bună: { $better }
cli-audit-skipped = partide lăsate deoparte, fiindcă nu sunt între doi jucători sau două echipe fără nimic ascuns: { $count }
cli-audit-column-player = jucător
cli-audit-column-games = partide
cli-audit-column-moves = mutări rezolvate
cli-audit-column-mistakes = greșeli
cli-audit-column-points = puncte cedate
cli-audit-column-mean = pe partidă

## draw

cli-draw-about = Desenează o înregistrare, un desen sau un fișier .blksgf ori un joc după câteva mutări.
cli-draw-source = o înregistrare, un desen sau un fișier .blksgf, - pentru intrarea standard, ori numele unui joc
cli-draw-output = fișierul de scris; dacă lipsește, desenul apare pe ecran
cli-draw-format = după extensia fișierului: svg, png sau webp (tot jocul, animat); altfel text
cli-draw-theme = tema de culori a unui SVG (light)
cli-draw-view = arată cuburile dintr-un colț, de sus sau în ambele feluri (both)
cli-draw-turn = cu câte sferturi se rotesc cuburile (0)
cli-draw-moves = mutări de la începutul lui GAME
cli-draw-file-only = { $game } se poate desena doar dintr-un fișier, fiindcă piesele lui se trag la întâmplare
cli-draw-no-file = nu există niciun fișier numit { $name } și { $problem }
cli-draw-game-only = --moves și --option merg cu numele unui joc, nu cu un fișier
cli-draw-no-ply = --ply merge cu o partidă, nu cu un desen

## perft

cli-perft-about = Numără toate felurile de a juca DEPTH mutări de la început și măsoară viteza.
cli-perft-depth = câte mutări să joace
cli-perft-divide = arată numărul pentru fiecare primă mutare
cli-perft-make = joacă și retrage și ultimele mutări, în loc să le numere la grămadă
cli-perft-reference = numără cu regulile lizibile în Python, care sunt lente
cli-perft-seed = într-un joc cu noroc, de la ce rundă se numără (implicit 0)
cli-perft-progress = adâncimea { $depth }
cli-perft-column-depth = adâncime
cli-perft-column-nodes = noduri
cli-perft-column-seconds = secunde
cli-perft-column-rate = noduri/s
cli-perft-total = { $game }, adâncimea { $depth }: { $count ->
    [one] { $count } nod
    [few] { $count } noduri
   *[other] { $count } de noduri
  }, { $seconds } s, { $rate } noduri/s

## bench

cli-bench-about = Măsoară viteza și mărimea pe un singur fir, cea mai bună din câteva rulări, și le compară cu ținte.
cli-bench-names = ce măsurători; implicit toate
cli-bench-quick = rulări mai puține și mai scurte, pentru cifre aproximative în câteva secunde
cli-bench-json = scrie măsurătorile ca JSON
cli-bench-figures = măsurători:
cli-bench-target = ținta { $value }
cli-bench-reached = { $ratio }x, atinsă
cli-bench-missed = { $ratio }x, ratată
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Pe { $processor }, Python { $python }. Peste 1x este mai bine decât ținta.

## Măsurătorile lui bench

cli-figure-perft-bulk = duo perft 3 cu starturi proprii, ultima mutare numărată în bloc
cli-figure-perft-make = duo perft 3 cu starturi proprii, fiecare frunză jucată și retrasă
cli-figure-playouts = partide uniform întâmplătoare de { $game } de la început la sfârșit
cli-figure-playouts-middle = partide uniform întâmplătoare de { $game } de la mutarea { $ply } a unei partide bune la sfârșit
cli-figure-cubes = partide întâmplătoare ale turnului de cuburi cu patru locuri de la început la sfârșit
cli-figure-search = simulări ale unei căutări de { $game } de la început
cli-figure-search-middle = simulări ale unei căutări de { $game } de la mutarea { $ply } a unei partide bune
cli-figure-threads = simulări ale unei căutări de duo cu două fire în loc de unul
cli-figure-deals = runde întâmplătoare de triominos cu două locuri, cu bonusuri
cli-figure-sample = o stare ascunsă de triominos trasă din ce știe un loc, apelată din Python
cli-figure-list-moves = { $call } în Python la mutarea { $ply } a unei partide bune de classic
cli-figure-first-duo = un interpretor proaspăt: import, prima partidă de duo, prima mutare
cli-figure-first-other = un interpretor proaspăt: la fel cu cel mai lent dintre celelalte jocuri
cli-figure-position-bytes = memoria celei mai mari poziții din nucleu
cli-figure-table-size = memoria tabelului de mutări pentru classic din nucleu
cli-figure-pile = { $count ->
    [one] { $count } piesă în grămadă
    [few] { $count } piese în grămadă
   *[other] { $count } de piese în grămadă
  }
cli-figure-moves = { $count ->
    [one] { $count } mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
  }
cli-unit-leaves = frunze/s
cli-unit-positions = poziții/s
cli-unit-games = partide/s
cli-unit-nodes = noduri/s
cli-unit-times = ori
cli-unit-deals = runde/s
cli-unit-microseconds = µs
cli-unit-seconds = s
cli-unit-bytes = octeți
cli-unit-mebibytes = MiB

## solve

cli-solve-about = Găsește un fel de a pune toate piesele unui joc pentru o singură persoană și îl scrie ca înregistrare.
cli-solve-game = classic-solo sau trigon-solo
cli-solve-from = continuă dintr-o înregistrare sau dintr-un fișier .blksgf, - pentru intrarea standard
cli-solve-seconds = oprește-te după N secunde (300)
cli-solve-seed = un număr pentru altă căutare (0)
cli-solve-workers = fire pentru demonstrații (1: repetabil)
cli-solve-output = fișierul în care se scrie înregistrarea; dacă lipsește, apare pe ecran
cli-solve-codes = coduri de ieșire:
cli-solve-code-found = s-a găsit o partidă completă
cli-solve-code-not = nimic găsit la timp sau nu există soluție; cea mai bună partidă este scrisă oricum
cli-solve-code-stopped = oprit cu Ctrl-C; cea mai bună partidă este scrisă oricum
cli-solve-interrupted = întrerupt: puse { $placed } din { $total }
cli-solve-options-in-file = --from ia opțiunile din fișier, deci nu da altele
cli-solve-other-game = { $file }: aceasta este o partidă de { $found }, nu de { $wanted }
cli-solve-best = cel mai bine { $placed } din { $total }
cli-solve-playing = joc
cli-solve-proving = demonstrație
cli-solve-found = toate piesele ({ $total }) au fost puse în { $seconds } s
cli-solve-nothing = nicio soluție găsită în { $seconds } s; cea mai bună partidă pune { $placed } din { $total }
cli-solve-impossible = nu se pot pune toate piesele: { $reason }
cli-solve-tried = s-au încercat toate posibilitățile

## gtp

cli-gtp-about = Răspunde la comenzile Go Text Protocol pe intrarea standard.
cli-gtp-game = un joc ca classic-2 sau numele lui din fișierele .blksgf, ca 'Blokus Two-Player' (duo)
cli-gtp-verbose = raportează comenzile refuzate pe ieșirea de erori

## arena

cli-arena-about = Pune jucători automați să joace între ei partide pereche și îi evaluează.
cli-arena-game = jocul, așa cum îl enumeră `cornerwise games`
cli-arena-player = jucătorii; doi sau mai mulți
cli-arena-games = numărul maxim de partide (200)
cli-arena-out = dosarul pentru rezultate; dacă lipsește, sunt doar arătate
cli-arena-jobs = partide simultane (una pentru fiecare procesor)
cli-arena-seed = un număr pentru alte deschideri și alegeri la întâmplare (0)
cli-arena-opening-plies = mutări la întâmplare înainte ca jucătorii să preia
cli-arena-even = numai deschideri în care nicio parte nu are o șansă de câștig mai mare decât aceasta
cli-arena-move-timeout = secunde pentru o mutare, după care este pierdută (60)
cli-arena-sprt = se oprește imediat ce testul a decis între cele două
cli-arena-alpha = șansa de a accepta greșit ELO1 (0.05)
cli-arena-beta = șansa de a accepta greșit ELO0 (0.05)
cli-arena-ray = joacă pe un cluster Ray; fără ADDRESS, pe unul local
cli-arena-json = scrie rezumatul ca JSON
cli-arena-show = arată rezultatele dintr-un dosar, fără să joace
cli-arena-players = jucători:
cli-arena-with-options = calculatorul cu aceste opțiuni de căutare
cli-arena-gtp = un program care vorbește GTP
cli-arena-python = o funcție Python care primește o sămânță și întoarce un jucător
cli-arena-renamed = oricare dintre ei sub alt nume
cli-arena-again = Ca să continui o rulare oprită, dă din nou aceeași comandă. Vezi docs/arena.md.
cli-arena-goes-on = întrerupt; dă din nou aceeași comandă ca să continui
cli-arena-which-game = ce joc? Adaugă --game GAME sau --show FOLDER ca să vezi rezultate anterioare
cli-arena-bounds = --sprt: { $elo0 } trebuie să fie mai mic decât { $elo1 }
cli-arena-pace = { $rate } partide/s, timp rămas: { $left }
cli-arena-progress = partide: { $done } din { $total }, { $pace }: { $standing }
cli-arena-column-entrant = participant
cli-arena-column-elo = elo
cli-arena-column-error = ±95%
cli-arena-column-games = partide
cli-arena-column-share = victorii
cli-arena-column-points = puncte
cli-arena-column-seconds = s/mutare
cli-arena-column-longest = maxim
cli-arena-column-faults = greșeli
cli-arena-duel = { $first } contra { $second }: { $share }, { $wins } câștigate, { $draws } remize, { $losses } pierdute; Elo { $elo } ± { $error }
cli-arena-pairs = perechi după scorul 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } contra { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } până la { $upper })
cli-arena-verdict-yes = diferența este de cel puțin { $elo1 }
cli-arena-verdict-no = diferența este de cel mult { $elo0 }
cli-arena-verdict-open = nehotărât
cli-arena-played = { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
  } de { $game }

## bot

cli-bot-about = Ocupă un loc pe un server și lasă un program să aleagă mutările, până se încheie partida.
cli-bot-url = serverul, de exemplu http://localhost:8000
cli-bot-token = cheia ta API
cli-bot-match = o partidă în care ai un loc sau care are unul liber
cli-bot-pair = joacă împotriva oricui caută o partidă
cli-bot-timeout = secunde pentru fiecare mutare (120)
cli-bot-program = programul cu argumentele lui
cli-bot-key = Primești o cheie de la POST /api/tokens cu drepturile read și play. O poți pune în CORNERWISE_TOKEN în loc să folosești --token.
cli-bot-needs = un bot are nevoie de { $package }: { $install }
cli-bot-which = ce program? Scrie-l după --
cli-bot-failed = programul nu a reușit: { $problem }
cli-bot-over = { $count ->
    [0] încheiată ({ $reason }): n-a câștigat nimeni, puncte { $points }
    [one] încheiată ({ $reason }): a câștigat { $seats }, puncte { $points }
    [few] încheiată ({ $reason }): au câștigat { $seats }, puncte { $points }
   *[other] încheiată ({ $reason }): au câștigat { $seats }, puncte { $points }
  }

## backup și restore

cli-backup-about = Scrie într-un fișier toate datele unui server. Le poți restaura în alt tip de bază de date.
cli-restore-about = Umple o bază de date goală dintr-o copie de rezervă. Aceasta poate veni din alt tip de bază de date.
cli-backup-database = baza de date ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } rând scris în { $file }
    [few] { $rows } rânduri scrise în { $file }
   *[other] { $rows } de rânduri scrise în { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } rând citit din { $file }
    [few] { $rows } rânduri citite din { $file }
   *[other] { $rows } de rânduri citite din { $file }
  }

## i18n

cli-i18n-about = Verifică traducerile: mesaje lipsă sau necunoscute, texte rămase în engleză, argumente, plurale sau termeni greșiți.
cli-i18n-languages = etichete de limbă precum de; implicit toate
cli-i18n-unknown = nu există limba { $tag } (alege dintre: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } limbă
    [few] { $languages } limbi
   *[other] { $languages } de limbi
  }, { $messages ->
    [one] { $messages } mesaj
    [few] { $messages } mesaje
   *[other] { $messages } de mesaje
  }: totul este în regulă

## puzzles

cli-puzzles-about = Creează puzzle-uri din partidele calculatorului sau verifică dacă cele existente au exact o soluție.
cli-puzzles-path = make: dosarul în care se scrie; verify: un fișier de puzzle-uri în locul celor din program
cli-puzzles-game = doar acest joc; se poate repeta
cli-puzzles-count = câte puzzle-uri pentru fiecare joc
cli-puzzles-sample = verifică doar atâtea pentru fiecare joc, la întâmplare
cli-puzzles-where = în ce dosar? Scrie-l după make
cli-puzzles-made = puzzle-uri pentru { $game }: { $count }
cli-puzzles-proven = puzzle-uri demonstrate: { $count }, în { $seconds } s

## explore

cli-explore-about = Caută ce mutări s-au făcut într-o poziție, cât de des și cum s-au încheiat acele partide.
cli-explore-work = show: arată ce s-a jucat într-o poziție; add: adaugă partide în fișierul exploratorului; build: creează fișierul partidelor calculatorului care vin cu Cornerwise; make: pune calculatorul să joace partide cu el însuși; pack: scrie partide ca fișiere mici
cli-explore-path = show, add, build: fișierul exploratorului, altfel cel al partidelor calculatorului; make, pack: dosarul în care se scrie
cli-explore-source = show: un joc sau un fișier cu o partidă; add: fișiere sau dosare cu partide
cli-explore-count = make: câte partide să joace
cli-explore-nodes = make: câte poziții să cerceteze pentru fiecare mutare
cli-explore-one = show are nevoie de un singur joc sau de un singur fișier după fișierul exploratorului
cli-explore-nothing = Nicio partidă din acest fișier nu a ajuns la această poziție.
cli-explore-added = partide adăugate: { $count }
# Columns of a table
cli-explore-column-games = partide
cli-explore-column-won = câștigate
cli-explore-column-margin = puncte în avans
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = mutări arătate: { $shown } din { $moves }; partide: { $games }

## moderate

cli-moderate-about = Vezi ce au raportat jucătorii și ia măsuri. Un server pornit le aplică în câteva secunde.
cli-moderate-works = Acțiuni:
cli-moderate-list = raportările care așteaptă
cli-moderate-show = o raportare, cu chatul din jurul ei
cli-moderate-close = scoate o raportare din listă
cli-moderate-mute = oprește chatul unui jucător
cli-moderate-suspend = nu lasă un jucător să joace
cli-moderate-rename = dă unui jucător alt nume, pe care nu îl poate schimba
cli-moderate-lift = încheie toate interdicțiile de chat și suspendările unui jucător
cli-moderate-log = ce s-a făcut până acum
cli-moderate-clear-club = elimină textele unui club (după linkul lui) și îi dă alt nume
cli-moderate-close-club = închide un club (după linkul lui); turneele lui rămân
cli-moderate-rename-tournament = dă unui turneu (după linkul lui) alt titlu
cli-moderate-cancel-tournament = anulează un turneu (după linkul lui)
cli-moderate-what = numărul unei raportări sau numele de utilizator al unui jucător (fără cont: id-ul dat de show)
cli-moderate-new-name = rename: numele nou
cli-moderate-for = mute, suspend: pentru cât timp, de exemplu 12h, 7d sau 4w; fără, definitiv
cli-moderate-note = de ce; se păstrează în jurnal
cli-moderate-closed = list: raportările închise
cli-moderate-bad-time = { $time } nu este o durată precum 12h, 7d sau 4w
cli-moderate-empty = Nicio raportare nu așteaptă.
cli-moderate-reporter = raportat de { $reporter }, id { $id }
cli-moderate-reported = despre { $name }, id { $id }
cli-moderate-times = raportări despre acest jucător: { $count }
cli-moderate-match = partida { $match }, { $game }
cli-moderate-which-report = ce raportare? Scrie numărul ei
cli-moderate-who = ce jucător? Scrie numele de utilizator
cli-moderate-which-name = ce nume nou? Scrie-l după numele de utilizator
cli-moderate-nobody = nu există jucătorul { $name }
cli-moderate-was-closed = raportarea { $number } a fost închisă
cli-moderate-done-until = gata: { $name }, până la { $time }
cli-moderate-done-for-good = gata: { $name }, definitiv
cli-moderate-done = gata: { $name }
cli-moderate-lifted = măsuri ridicate: { $name }
cli-moderate-renamed = jucătorul se numește acum { $name }
cli-explore-needs-path = indică fișierul sau dosarul în care se scrie
# $command is what to type
cli-explore-not-built = partidele calculatorului nu sunt încă pregătite; rulează: { $command }
cli-explore-built = partide ale calculatorului în { $file }: { $count }
cli-explore-packed = { $file }: partide: { $count }, octeți: { $size }
