## Comenzile terminalului: argumente comune mai multora

cli-arg-game = un joc, de exemplu duo
cli-arg-option = alege o opțiune a jocului, de exemplu start=own; `cornerwise games` le enumeră; se poate repeta; heights=@FILE citește o hartă a înălțimilor
cli-arg-file = o înregistrare sau un fișier .blksgf, - pentru intrarea standard
cli-arg-ply = poziția după N mutări
cli-arg-nth = a N-a partidă din fișier (1)
cli-arg-marks = deosebește culorile fără nuanța lor
cli-arg-level = cât de bine joacă, de la 1 la 9
cli-arg-nodes = poziții de cercetat la fiecare mutare, în locul numărului propriu nivelului
cli-arg-time = secunde pentru fiecare mutare
cli-arg-evaluator = ce evaluează pozițiile: best, playouts, net, small, guided sau fișierul unei rețele
cli-arg-threads = câte procesoare să folosească
cli-arg-seed = un număr care face alegerile aceleași de fiecare dată
cli-arg-memory = megaocteți pentru arborele de căutare
cli-with-default = { $about } ({ $default })

## Ce nu este în regulă cu un argument

cli-no-whole-number = { $text } nu este un număr întreg de la { $least } la { $most }
cli-no-pair = { $text } nu are forma NAME=VALUE
cli-no-number = { $text } nu este un număr
cli-no-seconds = { $text } nu este un număr de secunde
cli-no-chance = { $text } nu este între 0 și 0.5

## Ce nu este în regulă cu un fișier sau cu ce i s-a cerut

cli-no-such-game = nu există partida { $number }, câte are fișierul: { $count }
cli-no-games = nu există nicio partidă în dosarul { $folder }
cli-no-such-ply = nu există mutarea { $ply }, câte are partida: { $count }
cli-one-game-only = { $file }: partide în el: { $count }, nu una singură

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
cli-games-game = doar acest joc
cli-games-sort = după ce se sortează lista
cli-games-json = totul despre fiecare joc, ca JSON
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
cli-games-column-choices = alte alegeri
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
cli-games-free-text = un text al tău
cli-games-none = fără
cli-games-given = după plac
cli-games-more = Locurile se numără de la 0. `cornerwise games --json` spune mai multe.

## play

cli-play-about = Se joacă în terminal, cu calculatorul sau la o singură tastatură. ? arată tastele.
cli-play-game = un joc, de exemplu duo; fără el poți alege
cli-play-seat = cine stă pe locuri, în ordine: human, 1–9, greedy, random
cli-play-save = păstrează partida în acest fișier după fiecare mutare
cli-play-resume = continuă o partidă dintr-o înregistrare sau dintr-un fișier .blksgf
cli-play-theme = culorile (dark)
cli-play-seats = locuri:
cli-play-human = cineva la această tastatură
cli-play-levels = calculatorul la acel nivel; 3 este relaxat, 9 cel mai puternic
cli-play-level-range = { $first }–{ $last }
cli-play-greedy = calculatorul pune una dintre piesele cele mai mari sau cea care aduce cel mai mult
cli-play-random = calculatorul face orice mutare permisă
cli-play-usual = O persoană, iar pe celelalte locuri { $opponent }, dacă nu se spune altceva.
cli-play-needs-terminal = play are nevoie de un terminal
cli-play-needs-textual = jocul în terminal are nevoie de Textual: { $install }
cli-play-resume-alone = --resume ia jocul și opțiunile lui din fișier
cli-play-needs-game = --option, --seat și --save cer numele unui joc
cli-play-too-many-seats = { $game } are { $seats ->
    [one] { $seats } loc
    [few] { $seats } locuri
   *[other] { $seats } de locuri
  }, nu { $asked }

## serve

cli-serve-about = Oferă partide prin HTTP și WebSocket până este oprit cu Ctrl-C.
cli-serve-host = unde să asculte (127.0.0.1)
cli-serve-port = la ce port să asculte, 0 pentru oricare liber (8000)
cli-serve-database = unde se păstrează partidele (sqlite:///cornerwise.db)
cli-serve-redis = unde își spun mai multe procese ce se întâmplă
cli-serve-workers = câte procese, cu PostgreSQL (1)
cli-serve-engines = câte căutări deodată în fiecare proces
cli-serve-ray = trimite calculele la un cluster Ray, ca în ray://host:10001
cli-serve-environment = Orice setare poate veni și din mediu: CORNERWISE_PORT=80. docs/operating.md le explică.
cli-serve-needs = serverul are nevoie de { $package }: { $install }
cli-serve-ready = Cornerwise este gata la { $address }

## replay

cli-replay-about = Reia o înregistrare JSON sau un fișier .blksgf, verificând fiecare mutare și rezultatul.
cli-replay-ply = se oprește după N mutări
cli-replay-nth = doar a N-a partidă din fișier
cli-replay-verify = doar verifică: câte un rând pentru fiecare partidă
cli-replay-quiet = doar verifică: niciun rând, codul de ieșire spune tot
cli-replay-heading = Partida { $number } din { $count }: { $game }
cli-replay-event = eveniment: { $text }
cli-replay-date = data: { $text }
cli-replay-players = jucători: { $text }
cli-replay-rests = { $colour } nu poate pune și stă
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
cli-analyse-lines = atâtea mutări (5)
cli-analyse-nobody = acolo nu este nimeni la mutare, deci nu e nimic de analizat; --ply merge înapoi
cli-analyse-column-visits = vizite
cli-analyse-column-then = apoi
cli-analyse-searched = { $count ->
    [one] { $count } poziție
    [few] { $count } poziții
   *[other] { $count } de poziții
  }, { $seconds } s
cli-analyse-exact = { cli-analyse-searched }, calculat până la capăt

## review

cli-review-about = Cercetează fiecare poziție a unei partide și arată cât au valorat mutările ei.
cli-review-costly = numește atâtea (3)
cli-review-json = totul ca JSON
cli-review-searching = căutare
cli-review-progress = mutarea { $done } din { $count }
cli-review-cost = mutarea { $number }: { $turn } { $move } a costat { $share } din victorie și { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }; mai bine era { $better }
cli-review-column-made = făcută
cli-review-column-cost = cost
cli-review-end = sfârșit

## audit

cli-audit-about = Rezolvă exact finalurile partidelor și arată câte puncte a cedat acolo fiecare jucător.
cli-audit-file = înregistrări sau fișiere .blksgf, dosare cu ele sau dosarul unei arene
cli-audit-nodes = poziții pe care rezolvitorul le poate cerceta la fiecare mutare
cli-audit-costly = numește atâtea dintre mutările care au cedat puncte (20)
cli-audit-none = jocul exact se cunoaște doar în partide de doi jucători sau două echipe în care nimic nu e ascuns, iar niciuna nu e așa
cli-audit-progress = partida { $done } din { $count }
cli-audit-mistake = mutarea { $number }, { $turn } { $move }: { $margin } a devenit { $kept }; cea mai bună era { $better }
cli-audit-skipped = partide lăsate deoparte, fiindcă nu sunt de doi jucători sau două echipe fără nimic ascuns: { $count }
cli-audit-column-player = jucător
cli-audit-column-games = partide
cli-audit-column-moves = mutări rezolvate
cli-audit-column-mistakes = greșeli
cli-audit-column-points = puncte cedate
cli-audit-column-mean = pe partidă

## draw

cli-draw-about = Desenează ce conține o înregistrare, un desen sau un fișier .blksgf, ori un joc cu câteva mutări.
cli-draw-source = o înregistrare, un desen sau un fișier .blksgf, - pentru intrarea standard, ori un joc
cli-draw-output = unde să scrie; pe ecran, dacă lipsește
cli-draw-format = svg pentru fișiere și text altfel, dacă lipsește
cli-draw-theme = culorile unui SVG (light)
cli-draw-view = cuburile dintr-un colț, de sus sau ambele (both)
cli-draw-turn = cu câte sferturi se rotește masa cu cuburi (0)
cli-draw-moves = mutări de la începutul unui joc GAME
cli-draw-file-only = { $game } se poate desena doar dintr-un fișier: piesele lui vin la întâmplare
cli-draw-no-file = niciun fișier nu se numește { $name } și { $problem }
cli-draw-game-only = --moves și --option merg cu numele unui joc, nu cu un fișier
cli-draw-no-ply = --ply merge cu o partidă, nu cu un desen

## perft

cli-perft-about = Numără toate felurile de a juca DEPTH mutări de la început și cât de repede a mers.
cli-perft-depth = câte mutări să joace
cli-perft-divide = spune pentru fiecare primă mutare câte feluri încep cu ea
cli-perft-make = face și retrage și ultimele mutări
cli-perft-reference = numără cu regulile lizibile în Python, care sunt lente
cli-perft-seed = într-un joc cu întâmplare: de la ce rundă să numere (implicit 0)
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

cli-bench-about = Măsoară viteza și mărimea pe un singur fir, cea mai bună din câteva încercări, lângă ținte.
cli-bench-names = ce măsurători; toate, dacă nu se numește niciuna
cli-bench-quick = mai puține încercări, mai scurte: cifre aproximative în câteva secunde
cli-bench-json = măsurătorile ca JSON
cli-bench-figures = măsurători:
cli-bench-target = ținta { $value }
cli-bench-reached = { $ratio }x, atinsă
cli-bench-missed = { $ratio }x, ratată
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Pe { $processor }, Python { $python }; peste 1x este mai bine decât ținta.

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
cli-figure-sample = o stare ascunsă de triominos trasă din ce știe un loc, chemată din Python
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

cli-solve-about = Caută un fel de a pune toate piesele unui joc fără adversar și îl scrie ca înregistrare.
cli-solve-game = classic-solo sau trigon-solo
cli-solve-from = continuă o înregistrare sau un fișier .blksgf, - pentru intrarea standard
cli-solve-seconds = renunță după N secunde (300)
cli-solve-seed = altă căutare (0)
cli-solve-workers = fire pentru demonstrații (1: repetabil)
cli-solve-output = unde să scrie înregistrarea; pe ecran, dacă lipsește
cli-solve-codes = coduri de ieșire:
cli-solve-code-found = s-a găsit o partidă completă
cli-solve-code-not = nu în acest timp sau nu există; cea mai bună partidă este scrisă oricum
cli-solve-code-stopped = oprit cu Ctrl-C; cea mai bună partidă este scrisă oricum
cli-solve-interrupted = întrerupt: puse { $placed } din { $total }
cli-solve-options-in-file = --from ia opțiunile din fișier
cli-solve-other-game = { $file }: o partidă de { $found }, nu de { $wanted }
cli-solve-best = cel mai bine { $placed } din { $total }
cli-solve-playing = joc
cli-solve-proving = demonstrație
cli-solve-found = toate piesele puse ({ $total }), în { $seconds } s
cli-solve-nothing = nimic găsit în { $seconds } s; cea mai bună partidă pune { $placed } din { $total }
cli-solve-impossible = nu se pot pune toate piesele: { $reason }
cli-solve-tried = s-a încercat totul

## gtp

cli-gtp-about = Răspunde la comenzile Go Text Protocol pe intrarea standard.
cli-gtp-game = un joc ca classic-2 sau după un nume din fișierele .blksgf, ca 'Blokus Two-Player' (duo)
cli-gtp-verbose = spune pe ieșirea de erori ce a fost refuzat

## arena

cli-arena-about = Pune jucători automați să joace între ei partide pereche și îi evaluează.
cli-arena-game = ce se joacă, așa cum enumeră `cornerwise games`
cli-arena-player = cine joacă; doi sau mai mulți
cli-arena-games = câte cel mult (200)
cli-arena-out = unde se păstrează rezultatele; altfel sunt doar arătate
cli-arena-jobs = partide deodată (una pentru fiecare procesor)
cli-arena-seed = alte deschideri, alte zaruri (0)
cli-arena-opening-plies = mutări la întâmplare înainte ca jucătorii să preia
cli-arena-move-timeout = secunde după care o mutare este pierdută (60)
cli-arena-sprt = se oprește când este clar care este adevărată
cli-arena-alpha = cât de des poate fi crezut greșit ELO1 (0.05)
cli-arena-beta = cât de des poate fi crezut greșit ELO0 (0.05)
cli-arena-ray = joacă pe un cluster Ray; fără ADDRESS, pe unul local
cli-arena-json = scrie rezumatul ca date
cli-arena-show = arată tabelul unui dosar și nu joacă nimic
cli-arena-players = jucători:
cli-arena-with-options = cu opțiuni ale motorului
cli-arena-gtp = un program care vorbește GTP
cli-arena-python = chemat cu o sămânță, creează un jucător
cli-arena-renamed = oricare dintre ei sub alt nume
cli-arena-again = Aceeași linie continuă de unde s-a oprit o serie. Vezi docs/arena.md.
cli-arena-goes-on = întrerupt; aceeași comandă continuă de aici
cli-arena-which-game = ce joc? (--game GAME sau --show FOLDER)
cli-arena-bounds = --sprt: { $elo0 } trebuie să fie mai mic decât { $elo1 }
cli-arena-pace = { $rate } partide/s, mai rămân { $left }
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
cli-arena-verdict-yes = cel puțin { $elo1 } este adevărat
cli-arena-verdict-no = cel mult { $elo0 } este adevărat
cli-arena-verdict-open = nehotărât
cli-arena-played = { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
  } de { $game }

## bot

cli-bot-about = Ocupă un loc pe un server și face mutările alese de un program, până se încheie partida.
cli-bot-url = serverul, de exemplu http://localhost:8000
cli-bot-token = cheia cu care se joacă
cli-bot-match = o partidă cu un loc al tău sau cu unul liber
cli-bot-pair = joacă o partidă cu cine mai vrea
cli-bot-timeout = pentru fiecare mutare (120)
cli-bot-program = programul cu argumentele lui
cli-bot-key = O cheie vine de la POST /api/tokens cu drepturile read și play. CORNERWISE_TOKEN poate ține locul lui --token.
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

cli-backup-about = Scrie într-un fișier tot ce știe un server. Bazele de date pot fi de feluri diferite.
cli-restore-about = Umple o bază de date goală dintr-un astfel de fișier. Bazele de date pot fi de feluri diferite.
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

cli-i18n-about = Verifică traducerile: mesaje lipsă, necunoscute sau rămase în engleză, alte argumente, plurale sau termeni omiși.
cli-i18n-languages = etichete precum de; toate, dacă nu se spune altceva
cli-i18n-unknown = nu există limba { $tag } (la alegere: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } limbă
    [few] { $languages } limbi
   *[other] { $languages } de limbi
  }, { $messages ->
    [one] { $messages } mesaj
    [few] { $messages } mesaje
   *[other] { $messages } de mesaje
  }: totul este în regulă
