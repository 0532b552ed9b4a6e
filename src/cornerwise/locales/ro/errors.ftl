### Ce nu este în regulă, într-un rând care începe cu literă mică

## Unde nu este ceva în regulă

error-at = { $where }: { $problem }
error-at-move = mutarea { $number }: { $problem }
error-at-ply = mutarea { $number }: { $problem }
error-at-character = { $problem } (la caracterul { $offset })

## Jocuri și opțiuni

error-no-game-but = nu există jocul { $name }; ai vrut să spui { $near }?
error-no-game = nu există jocul { $name }; { "`cornerwise games`" } le enumeră
error-wrong-family = { $wanted ->
    [flat-placing] { $game } nu este un joc de așezat pe plan, iar aici merge doar un astfel de joc
    [two-party] { $game } nu este un joc cu două tabere, iar aici merge doar un astfel de joc
   *[placing] { $game } nu este un joc de așezat, iar aici merge doar un astfel de joc
  }
error-no-option = nu există opțiunea { $option } (există: { $known })
error-no-options = nu există opțiunea { $option } (nu există niciuna)
error-option-value = { $option } nu poate fi { $value } (la alegere: { $choices })
error-option-no-text = { $option } nu poate fi { $value } (este un text)
error-few-colours = nu sunt destule culori pentru câte { $each }
error-edition-seats = ediția { $edition } este pentru { $fewest }–{ $most } locuri, nu { $seats }
error-deals-no-target = o partidă cu număr fix de runde nu are țintă
error-one-deal = punctajul { $scoring } este pentru o singură rundă, nu { $deals }
error-seed = o sămânță este un număr întreg, nu { $seed }
error-no-seed = nimic nu este lăsat la întâmplare, deci nu există sămânță
error-few-tiles = piesele ({ $tiles }) nu ajung pentru { $seats } mâini de câte { $hand }

## Handicapuri: opțiunea „without”

error-handicap-form = { "without" } se scrie ca în { "blue:I5,W5/red:X5" }, nu { $text }
error-handicap-twice = { "without" } numește o culoare de două ori: { $text }
error-handicap-colour = { "without" }: { $colour } nu joacă (există: { $known })
error-handicap-piece = { "without" }: nu există piesa { $piece } (există: { $known })
error-handicap-copies = { "without" }: { $colour } are { $piece } { $copies ->
    [one] o dată
    [few] de { $copies } ori
   *[other] de { $copies } de ori
  }, nu de { $count } ori
error-handicap-all = { "without" }: { $colour } trebuie să păstreze o piesă
error-handicap-shared = { "without" }: nimeni nu are piese proprii

## Table de cuburi

error-heights-form = { $text } nu este o hartă a înălțimilor: rândurile de numere se despart prin / sau prin sfârșit de rând
error-heights-uneven = { $text } nu este o hartă a înălțimilor: rândurile ei au lungimi diferite
error-heights-cubes = { $text } nu este o hartă a înălțimilor: are { $cubes ->
    [one] { $cubes } cub
    [few] { $cubes } cuburi
   *[other] { $cubes } de cuburi
  }, nu între 2 și { $most }
error-heights-parts = R4: harta înălțimilor se împarte în mai multe bucăți
error-heights-long = { $text } nu se poate folosi: R4: o hartă a înălțimilor are cel mult atâția octeți: { $most }
error-heights-no-text = { $text } nu se poate folosi: R4: o hartă a înălțimilor este un text
error-heights-file = { $text } nu se poate folosi: { $problem }

## Mutări

error-illegal-move = { $move } nu este permis: { $why } ({ $clause })
error-no-cell = { $text } nu este o căsuță a tablei { $board }
error-cell-twice = { $text } numește o căsuță de două ori
error-lays-nothing = { $text } nu pune nicio piesă
error-no-colour = { $text } nu este o culoare (la alegere: { $known })
error-no-such-colour = { $game } nu are culoarea { $colour } (există: { $known })
error-no-tile = { $text } nu este o piesă (ca în { "0-2-5" })
error-tile-order = { $text } nu este o piesă: numerele unei piese cresc
error-no-move = { $text } nu este o mutare (ca în { "0-2-5@1,0/2" })
error-promise = { $game }: { $promise } (după { $moves })

## Fișiere cu partide

error-file-long = fișierul depășește limita de caractere: { $most }
error-file-empty = fișierul este gol
error-file-no-game = nici înregistrare (JSON), nici fișier { ".blksgf" }
error-file-design = un desen, nu o partidă; { "`cornerwise draw`" } îl arată
error-file-json = nu este un fișier JSON: { $problem }
error-field-missing = { $field }: lipsește
error-field-twice = { $field } apare de două ori
error-field-unknown = niciun câmp nu se numește { $field }
error-field-fraction = { $text } nu este un număr întreg, iar înregistrările nu conțin altele
error-field-type = { $field }: trebuia { $wanted }, nu { $given }
error-type-object = un obiect
error-type-list = o listă
error-type-number = un număr întreg
error-type-text = un text
error-type-writable = un text care poate fi scris din nou, fără jumătăți de perechi surogat
error-type-move = numărul unei mutări
error-record-version = { "version" }: se poate citi doar { $version }, nu { $given }
error-record-players = { "players" }: { $game } are { $seats } locuri
error-record-comment = { "comments" }: nu există mutarea { $number }
error-record-family = { "variant" }: { $game } nu este un joc de așezat
error-record-not-over = { "result" }: partida nu s-a încheiat
error-record-no-result = { "result" }: partida s-a încheiat, { $result }, dar nu este dat niciunul
error-record-result = { "result" }: partida s-a încheiat, { $result }, nu { $given }

## Fișiere SGF

error-sgf-elsewhere = nodul nu este în acest arbore
error-sgf-charset = setul de caractere { $charset } nu poate fi citit
error-sgf-not-charset = textul nu este { $charset }
error-sgf-unfinished = fișierul se termină în interiorul unui arbore
error-sgf-no-tree = în fișier nu este niciun arbore
error-sgf-no-node = un arbore trebuie să înceapă cu un nod
error-sgf-node-place = un nod trebuie să fie într-un arbore și înaintea variantelor lui
error-sgf-many = nodurile sunt mai multe de { $most }
error-sgf-close = aici nu este niciun arbore de închis
error-sgf-meaning = { $sign } nu are înțeles aici
error-sgf-property-place = o proprietate trebuie să fie într-un nod
error-sgf-property-twice = { $name } apare de două ori într-un nod
error-sgf-no-value = { $name } nu are valoare
error-sgf-endless = valoarea nu se termină
error-sgf-property = o proprietate are nevoie de un nume din litere și cifre și de o valoare, iar lui { $name } îi lipsește
error-sgf-game = jocul { $name } nu este cunoscut
error-sgf-own = un joc { $name } are nevoie de proprietatea { $property }
error-sgf-two-games = jocul este { $name } și totuși { $game }
error-sgf-setup = { $name } așază o poziție, care nu se poate relua după reguli
error-sgf-two-moves = un nod are două mutări, { $first } și { $second }
error-sgf-early = { $colour } mută, dar { $turn } poate pune și este la rând înainte (P11)
error-sgf-colour = { $game } nu are culoarea { $name }

## Ce trebuie instalat

error-extra-solve = rezolvarea are nevoie de OR-tools: { $install }
error-extra-nets = rețelele au nevoie de onnxruntime: { $install }
error-extra-cluster = un cluster are nevoie de Ray: { $install }

## Provocări

error-not-solo = { $game } nu este un joc fără adversar (cele care se pot completa: { $known })
solo-no-room = { $colour } nu are loc pentru { $piece }
solo-no-reach = { $colour }: căsuțe necesare { $cells }, la îndemână doar { $room }
solo-few-cells = căsuțe necesare { $needed }, libere doar { $free }

## Calculatorul

error-level = nivelurile merg de la { $least } la { $most }, nu { $given }
error-strength-both = un nivel are nodurile și timpul lui: dați fie un nivel, fie noduri și timp
error-no-parameter = nu există parametrul { $name } (există: { $known })
error-value = { $name } este { $wanted }, nu { $given }
error-wants-whole = un număr întreg de la { $least } la { $most }
error-wants-seconds = un număr de secunde până la { $most }
error-wants-or = { $wanted } sau { $other }
error-search-nodes = o căutare are nevoie de cel puțin un nod, nu { $given }
error-search-time = o căutare are nevoie de ceva timp, nu { $given }
error-search-memory = o căutare are nevoie de cel puțin { $least } MiB de memorie, nu { $given }
error-search-limits = o căutare are nevoie de un număr de noduri sau de un timp
error-search-tuning = căutarea nu se poate potrivi așa: { $problem }
error-evaluator = nu există evaluator { $name } (există: { $known }) și niciun fișier cu acest nume
error-slip = scăpările sunt o parte de la 0 la 1, nu { $given }
error-threads = firele de execuție pot fi de la 1 la { $most }, nu { $given }
error-no-net = pachetul nu conține nicio rețea pentru { $game }
error-nobody-moves = nimeni nu este la mutare, deci nu e nimic de ales
error-net-large = { $file } este prea mare pentru o rețea
error-net-damaged = { $file } nu este o rețea: { $problem }
error-net-foreign = { $file } nu este o rețea a acestui program
error-net-board = { $file } a fost antrenată pentru altă tablă sau alte piese decât { $game }
error-net-shape = { $file } are altă formă decât o rețea pentru { $game }

## Arene

error-entrant = participantul { $spec }: { $problem }
error-no-program = nu există programul { $program }
error-programs-play = programele joacă doar jocuri de așezat, iar { $game } nu este unul
error-not-one-of = nu este printre { $known }
error-not-called = { $name } nu poate fi chemat
error-not-pair = { $text } nu are forma { "NAME=VALUE" }
error-value-parts = { $name } este o singură valoare și totuși are părți
error-worker-ended = un proces s-a încheiat înainte să poată juca; eroarea lui este mai sus
error-no-cluster = niciun cluster Ray la { $address }: { $problem }
error-machines-lost = partida { $number }: { $count ->
    [one] s-a pierdut { $count } mașină
    [few] s-au pierdut { $count } mașini
   *[other] s-au pierdut { $count } de mașini
  }
error-arena-entrants = o arenă are nevoie de cel puțin doi participanți
error-arena-names = doi participanți se numesc { $name }; dă unuia alt nume cu { "NAME=" }{ $spec }
error-arena-alone = { $game } se joacă aici fără adversar; o arenă are nevoie de cel puțin două tabere
error-arena-time = timpul pentru o mutare trebuie să fie mai mare decât zero
error-arena-two = un test secvențial este între doi participanți
error-arena-plies = după mutări la întâmplare ({ $plies }) nicio partidă de { $game } nu continuă
error-arena-version = nu sunt setările unei arene, versiunea { $version }
error-arena-settings = setări deteriorate: { $problem }
error-arena-none = { $folder }: aici nu s-a jucat nicio arenă, lipsește { $file }
error-arena-busy = { $folder }: aici scrie altă serie
error-arena-other = { $folder }: acolo este o serie cu alte setări: { $name } era { $was } și acum este { $now }
error-arena-line = { $file }, rândul { $line }: deteriorat ({ $problem })

## Antrenare și măsurare

error-net-part = { $text } nu este un joc sau GAME*NUMBER, numărul până la { $most }
error-net-shared = { $first } și { $second } diferă prea mult ca să împartă o rețea
error-window = { $file } nu este o fereastră de { $game }: { $problem }
error-holds-no = { $folder } nu conține { $name }
error-no-training = { $folder } nu conține nicio antrenare: { $problem }
error-other-training = { $folder } conține antrenarea altui joc, nu a lui { $game }
error-unreadable = { $file } nu poate fi citit: { $problem }
error-learning = învățarea nu a reușit la pasul { $step }: pierderea nu mai este un număr
error-no-figure = nu există măsurătoarea { $name } (la alegere: { $known })

## Medii, pentru programe care învață să joace

error-action-of = acțiunea { $action } a partidei { $number }
error-action-type = o acțiune este un număr întreg
error-action-range = acțiunile merg de la 0 la { $most }, nu { $given }
error-action-place = nu există locul deschis { $place }
error-step-after-end = partida s-a încheiat ({ $clause }): reia de la început înainte de acțiunea următoare
error-not-reset = { "reset()" } trebuie chemat înainte de { $what }
error-rewards = recompensele sunt, la alegere, pentru { $known }, nu pentru { $given }
error-illegal-actions = efectul unei acțiuni nepermise este, la alegere, { $known }, nu { $given }
error-seat = { $game } are aici locurile de la 0 la { $most }, nu { $given }
error-batch-games = partidele pot fi de la 1 la { $most }, nu { $given }
error-no-observer-parameters = observațiile nu au parametri

## Un server în funcțiune

error-smtp-url = { "smtp" } nu este un URL ca { $first } sau { $second }
error-database-url = baza de date nu este un URL ca { $example }
error-database-file = baza de date are nevoie de un fișier, ca în { $example }
error-database-open = baza de date { $file } nu poate fi deschisă: { $problem }
error-no-database = nu există baza de date { $name } (la alegere: { $known })
error-database-full = baza de date nu este goală și nimic din ea nu se suprascrie
error-workers-database = mai multe procese au nevoie de PostgreSQL: SQLite este pentru unul singur
error-workers-redis = mai multe procese au nevoie de Redis ca să-și spună ce se întâmplă
error-backup-table = { $file }: un tabel pe care această versiune nu îl cunoaște
error-backup-version = { $file }: nu este o copie de rezervă a acestei versiuni
error-backup-damaged = { $file }: nu este o copie de rezervă sau este deteriorată

## Un program care joacă pe un server

error-refused = serverul a refuzat: { $said }
error-refused-socket = serverul a refuzat conexiunea: este bună cheia?
error-connection = conexiunea s-a întrerupt: { $problem }
error-no-free-seat = în acea partidă nu este niciun loc liber

## Ce refuză un server

refused-no-address = nu există o astfel de adresă
refused-http = la cerere nu se poate răspunde: { $said }
refused-request-long = o cerere are cel mult atâția octeți: { $most }
refused-message-long = un mesaj are cel mult atâția octeți: { $most }
refused-games = un text poate conține cel mult { $games } jocuri pe { $boards } table diferite
refused-takes-long = acest calcul durează prea mult sau ocupă prea multă memorie
refused-too-many = sunt prea multe; încearcă din nou peste { $seconds } s
refused-version = acest server vorbește versiunea { $version } a protocolului
refused-followed = partidele urmărite printr-o conexiune sunt cel mult { $most }
refused-origin = această pagină nu poate folosi acest server
refused-host = acest server nu răspunde la acest nume
refused-broken = ceva nu a mers aici; încearcă din nou
refused-storage = momentan nu se poate salva nimic; încearcă din nou peste puțin timp
refused-closing = serverul se oprește
refused-searches = prea multe căutări așteaptă deja
refused-no-answer = motorul nu a găsit niciun răspuns
refused-other-server = alt server a fost mai rapid

## Refuzuri: conturi și chei

refused-no-session = nu există nicio sesiune; începe una cu { $how }
refused-no-key = acea cheie nu există sau a fost retrasă
refused-no-such-key = nu ai o astfel de cheie
refused-no-such-session = nu ai o astfel de sesiune
refused-session-old = mai întâi intră din nou în cont
refused-scope = această cheie nu dă dreptul { $scope }
refused-person = doar jucătorul însuși poate face asta
refused-account-taken = există deja un cont cu acest nume sau ai deja unul
refused-account-name = numele unui cont are între 1 și 24 de caractere vizibile
refused-password = nu sunt numele și parola unui cont
refused-common-password = această parolă este printre primele pe care le încearcă oricine; alege alta
refused-recovery-code = nu este un cod de recuperare al acelui cont
refused-code = acel cod nu există, a fost folosit sau este prea vechi
refused-passkey = acea cheie de acces nu se potrivește
refused-passkey-account = o cheie de acces ține de un cont; creează întâi unul
refused-rating = doar cine are cont poate juca pentru rating
refused-subscription = nu este un abonament al unui serviciu push cunoscut de acest server
refused-no-mail = acest server nu trimite e-mailuri
refused-mail-failed = e-mailul nu a putut fi trimis; încearcă din nou mai târziu

## Refuzuri: pregătirea unei partide

refused-seat-count = { $game } are aici { $seats } locuri, nu { $given }
refused-levels = nivelurile merg de la { $least } la { $most }
refused-handicap-twice = un handicap este opțiunea { "`without`" }; apare de două ori
refused-handicap-rated = o partidă cu handicap nu contează pentru rating
refused-nobody-plays = nu joacă nimeni
refused-clock = un ceas are de la o secundă la { $most } zile
refused-increment = un increment este de cel mult 10 minute și doar la un ceas pentru toată partida
refused-turn-limit = o limită pe rând are nevoie de un ceas pentru fiecare mutare
refused-waiting-matches = cel mult { $most } partide de la tine sau de la adresa ta pot aștepta în lobby

## Refuzuri: într-o partidă

refused-no-match = nu există o astfel de partidă
refused-phase = { $phase ->
    [waiting] partida nu a început
    [paused] partida este în pauză
    [over] partida s-a încheiat
   *[playing] partida este în curs
  }
refused-seat-out = locul { $seat } nu mai joacă
refused-stale = partida este la evenimentul { $seq }, nu { $given }
refused-no-seat = locul { $seat } nu există pentru tine
refused-seat-not-yours = locul { $seat } nu este al tău
refused-seat-taken = cineva a ocupat locul { $seat }
refused-have-seat = ai deja un loc
refused-turn = este rândul locului { $seat }
refused-mover-only = poate cere doar cine este la mutare
refused-nobody-moves = nimeni nu este la mutare
refused-computer-plays = calculatorul joacă pe acest loc
refused-computer-plays-on = calculatorul joacă mai departe
refused-proposal-open = o propunere anterioară ({ $proposal }) așteaptă răspuns
refused-no-proposal = nimeni nu așteaptă răspunsul tău
refused-rematch = partida nouă a început deja
refused-not-gone = nu lipsește nimeni de pe locul { $seat }
refused-no-undo = nu ai nicio mutare care să poată fi retrasă
refused-no-hints = la această masă nu există indicii
refused-no-hint-found = nu s-a găsit niciun indiciu
refused-hidden-hands = o partidă cu mâini ascunse se poate salva când s-a încheiat, ca JSON
refused-match-or-record = ori o partidă, ori o înregistrare
refused-review-early = o partidă se analizează după ce s-a încheiat
refused-no-picture = nu există o astfel de imagine

## Refuzuri: discuții

refused-no-chat = la această masă nu există chat
refused-speak = doar cine joacă poate vorbi
refused-presets = la această masă se pot spune doar frazele gata făcute
refused-preset-or-text = ori o frază gata făcută, ori un text
refused-said-enough = la această masă s-a spus destul
refused-mute = pe acel loc nu este nimeni pe care să-l poți ignora
refused-no-line = cu acel număr nu s-a spus nimic
