### Ce nu este în regulă, într-un rând care începe cu literă mică

## Unde nu este ceva în regulă

error-at = { $where }: { $problem }
error-at-move = mutarea { $number }: { $problem }
error-at-ply = mutarea { $number }: { $problem }
error-at-character = { $problem } (la caracterul { $offset })

## Jocuri și opțiuni

error-no-game-but = nu există niciun joc numit { $name }; ai vrut să spui { $near }?
error-no-game = nu există niciun joc numit { $name }; { "`cornerwise games`" } enumeră toate jocurile
error-wrong-family = { $wanted ->
    [flat-placing] { $game } nu poate fi folosit aici: merge doar cu jocuri plane de așezare
    [two-party] { $game } nu poate fi folosit aici: merge doar cu jocuri cu două tabere
   *[placing] { $game } nu poate fi folosit aici: merge doar cu jocuri de așezare
  }
error-no-option = nu există opțiunea { $option } (alege dintre: { $known })
error-no-options = nu există opțiunea { $option }: acest joc nu are opțiuni
error-option-value = { $option } nu poate fi { $value } (alege dintre: { $choices })
error-option-no-text = { $option } nu poate fi { $value }: trebuie să fie un text
error-few-colours = nu sunt destule culori pentru câte { $each }
error-edition-seats = ediția { $edition } este pentru { $fewest }–{ $most } jucători, nu pentru { $seats }
error-deals-no-target = o partidă cu un număr fix de runde nu are țintă: alege una dintre cele două
error-one-deal = punctajul { $scoring } este pentru o singură rundă, nu { $deals }
error-seed = sămânța trebuie să fie un număr întreg, nu { $seed }
error-no-seed = în acest joc nimic nu este la întâmplare, deci nu primește sămânță
error-few-tiles = piesele ({ $tiles }) nu ajung pentru { $seats } mâini de câte { $hand }

## Handicapuri: opțiunea „without”

error-handicap-form = scrie { "without" } ca în { "blue:I5,W5/red:X5" }, nu { $text }
error-handicap-twice = { "without" } numește o culoare de două ori: { $text }
error-handicap-colour = { "without" }: { $colour } nu joacă în acest joc (alege dintre: { $known })
error-handicap-piece = { "without" }: nu există piesa { $piece } (alege dintre: { $known })
error-handicap-copies = { "without" }: { $colour } are { $piece } doar { $copies ->
    [one] o dată
    [few] de { $copies } ori
   *[other] de { $copies } de ori
  }, nu de { $count } ori
error-handicap-all = { "without" }: { $colour } trebuie să păstreze cel puțin o piesă
error-handicap-shared = { "without" }: nu se poate da handicap, fiindcă toți jucătorii împart un singur set de piese

## Table de cuburi

error-heights-form = { $text } nu este o hartă a înălțimilor: scrie rânduri de numere despărțite prin / sau prin linie nouă
error-heights-uneven = { $text } nu este o hartă a înălțimilor: rândurile ei au lungimi diferite
error-heights-cubes = { $text } nu este o hartă a înălțimilor: are { $cubes ->
    [one] { $cubes } cub
    [few] { $cubes } cuburi
   *[other] { $cubes } de cuburi
  }, nu între 2 și { $most }
error-heights-parts = R4: toate pătratele hărții înălțimilor trebuie să fie legate între ele
error-heights-long = { $text } nu poate fi folosit: R4: o hartă a înălțimilor poate avea cel mult { $most } octeți
error-heights-no-text = { $text } nu poate fi folosit: R4: o hartă a înălțimilor trebuie să fie un fișier text
error-heights-file = { $text } nu se poate folosi: { $problem }

## Mutări

error-illegal-move = { $move } nu este permis: { $why } ({ $clause })
error-no-cell = nu există { $text } pe tabla { $board }
error-cell-twice = { $text } numește același loc de două ori
error-lays-nothing = { $text } nu pune nicio piesă
error-no-colour = { $text } nu este o culoare (alege dintre: { $known })
error-no-such-colour = { $game } nu are culoarea { $colour } (alege dintre: { $known })
error-no-tile = { $text } nu este o piesă (scrie ca în { "0-2-5" })
error-tile-order = { $text } nu este o piesă: numerele nu au voie să scadă (scrie ca în { "0-2-5" })
error-no-move = { $text } nu este o mutare (scrie ca în { "0-2-5@1,0/2" })
error-opponent = adversarul este un nivel, { "random" }, { "self" }, un jucător sau o funcție care alege o acțiune, nu { $given }
error-seat-idle = { $game }: jucătorului de antrenat nu îi vine niciodată rândul
error-text-long = acest text este prea lung pentru o poziție, care are cel mult { $most } caractere: { $text }
error-text-missing = după { $count ->
    [one] o mutare
    [few] { $count } mutări
   *[other] { $count } de mutări
  } { $text } poate pune o piesă, iar poziția nu mai are nimic din această culoare
error-text-twice = { $text } apare de două ori
error-text-part = o poziție nu are o parte numită { $text } (alege dintre: { $known })
error-text-points = { $text } ar trebui să fie punctele tuturor jucătorilor ({ $seats }), ca în { "120,-5" }
error-text-deals = { $text }: partida s-ar fi încheiat după aceste runde
error-text-hidden = piesa { $text } a fost văzută doar de alt jucător, așa că din această poziție nu se poate face o partidă
error-promise = { $game }: { $promise } (după { $moves })

## Fișiere cu partide

error-file-long = fișierul are mai mult de { $most } caractere
error-file-empty = fișierul este gol
error-file-no-game = nu este nici o înregistrare (JSON), nici un fișier { ".blksgf" }
error-file-design = acesta este un desen, nu o partidă; { "`cornerwise draw`" } îl arată
error-file-several = în { $file } sunt mai multe partide ({ $count }); { "load_games" } le citește pe toate
error-file-suffix = { $file }: numele unui fișier cu partide trebuie să se termine cu: { $known }
error-explorer-file = { $file } nu este un fișier al exploratorului de deschideri
error-file-json = acesta nu este un fișier JSON: { $problem }
error-field-missing = { $field } lipsește
error-field-twice = { $field } apare de două ori
error-field-unknown = nu există niciun câmp numit { $field }
error-field-fraction = { $text } nu este un număr întreg, iar înregistrările au doar numere întregi
error-field-type = { $field }: trebuia { $wanted }, nu { $given }
error-type-object = un obiect
error-type-list = o listă
error-type-number = un număr întreg
error-type-text = un text
error-type-writable = un text în Unicode valid, fără jumătăți de perechi surogat
error-type-move = numărul unei mutări
error-record-version = { "version" }: se poate citi doar { $version }, nu { $given }
error-record-players = { "players" }: { $game } are { $seats } jucători
error-record-comment = { "comments" }: nu există mutarea { $number }
error-record-family = { "variant" }: { $game } nu este un joc de așezare
error-record-not-over = { "result" }: partida nu s-a încheiat
error-record-no-result = { "result" }: partida s-a încheiat, { $result }, dar nu este dat niciun rezultat
error-record-result = { "result" }: partida s-a încheiat, { $result }, nu { $given }

## Fișiere SGF

error-sgf-elsewhere = nodul nu este în acest arbore
error-sgf-charset = setul de caractere { $charset } nu este acceptat
error-sgf-not-charset = textul nu este { $charset } valid
error-sgf-unfinished = fișierul se termină în mijlocul unui arbore
error-sgf-no-tree = în fișier nu este niciun arbore de joc
error-sgf-no-node = un arbore trebuie să înceapă cu un nod
error-sgf-node-place = un nod trebuie să fie într-un arbore și înaintea variantelor lui
error-sgf-many = nodurile sunt mai multe de { $most }
error-sgf-close = aici nu este niciun arbore de închis
error-sgf-meaning = { $sign } neașteptat
error-sgf-property-place = o proprietate trebuie să fie într-un nod
error-sgf-property-twice = { $name } apare de două ori într-un nod
error-sgf-no-value = { $name } nu are valoare
error-sgf-endless = valoarea nu are paranteză de închidere
error-sgf-property = o proprietate are nevoie de un nume din litere și cifre și de o valoare: la { $name } lipsește una dintre ele
error-sgf-game = joc necunoscut: { $name }
error-sgf-own = o partidă de { $name } are nevoie de proprietatea { $property }
error-sgf-two-games = fișierul spune că jocul este { $name } și, totodată, { $game }
error-sgf-setup = { $name } stabilește o poziție, așa că partida nu poate fi reluată după reguli
error-sgf-two-moves = un nod are două mutări, { $first } și { $second }
error-sgf-early = { $colour } mută aici, dar este rândul culorii { $turn }, care poate pune o piesă (P11)
error-sgf-colour = { $game } nu are culoarea { $name }

## Ce trebuie instalat

error-extra-solve = rezolvarea are nevoie de OR-tools: { $install }
error-extra-nets = rețelele au nevoie de onnxruntime: { $install }
error-extra-pictures = imaginile PNG și WebP au nevoie de resvg și Pillow: { $install }
error-extra-cluster = un cluster are nevoie de Ray: { $install }

## Provocări

error-not-solo = { $game } nu este un joc pentru o singură persoană (alege dintre: { $known })
solo-no-room = { $colour } nu are loc pentru { $piece }
solo-no-reach = { $colour } are nevoie de loc pentru { $cells } și ajunge doar la { $room }
solo-few-cells = piesele rămase au nevoie de atâtea locuri libere: { $needed }, dar au rămas doar { $free }
error-puzzle = acesta nu este un fișier de puzzle-uri
error-puzzle-unproven = puzzle-ul { $id } are altă soluție sau niciuna

## Calculatorul

error-level = nivelurile merg de la { $least } la { $most }, nu { $given }
error-strength-both = un nivel își stabilește singur nodurile și timpul: dă fie un nivel, fie noduri și timp
error-no-parameter = nu există parametrul { $name } (alege dintre: { $known })
error-value = { $name } trebuie să fie { $wanted }, nu { $given }
error-wants-whole = un număr întreg de la { $least } la { $most }
error-wants-seconds = un număr de secunde până la { $most }
error-wants-or = { $wanted } sau { $other }
error-search-nodes = o căutare are nevoie de cel puțin un nod, nu { $given }
error-search-time = o căutare are nevoie de mai mult de 0 secunde, nu { $given }
error-search-memory = o căutare are nevoie de cel puțin { $least } MiB de memorie, nu { $given }
error-search-limits = o căutare are nevoie de un număr de noduri sau de o limită de timp
error-search-tuning = căutarea nu poate fi configurată așa: { $problem }
error-evaluator = nu există evaluatorul { $name } (alege dintre: { $known }) și niciun fișier cu acest nume
error-slip = proporția de scăpări trebuie să fie de la 0 la 1, nu { $given }
error-threads = firele de execuție pot fi de la 1 la { $most }, nu { $given }
error-no-net = pachetul nu conține nicio rețea pentru { $game }
error-nobody-moves = acum nu poate muta nimeni, deci nu este nimic de ales
error-net-large = { $file } este prea mare pentru o rețea
error-net-damaged = { $file } nu este o rețea: { $problem }
error-net-foreign = { $file } nu este o rețea a acestui program
error-net-board = { $file } a fost antrenată pentru altă tablă sau alte piese decât { $game }
error-net-shape = { $file } are altă formă decât o rețea pentru { $game }

## Arene

error-entrant = participantul { $spec }: { $problem }
error-no-program = nu există programul { $program }
error-programs-play = programele pot juca doar jocuri de așezare, iar { $game } nu este unul
error-not-one-of = alege dintre: { $known }
error-not-called = { $name } nu poate fi apelat
error-not-pair = { $text } nu are forma { "NAME=VALUE" }
error-value-parts = { $name } este o singură valoare, deci nu are părți
error-worker-ended = un proces s-a oprit înainte să poată juca; eroarea lui este afișată mai sus
error-no-cluster = nu există niciun cluster Ray la { $address }: { $problem }
error-machines-lost = partida { $number }: în timpul ei { $count ->
    [one] s-a pierdut { $count } mașină
    [few] s-au pierdut { $count } mașini
   *[other] s-au pierdut { $count } de mașini
  }
error-arena-entrants = o arenă are nevoie de cel puțin 2 participanți
error-arena-names = doi participanți se numesc { $name }; dă unuia alt nume cu { "NAME=" }{ $spec }
error-arena-alone = { $game } se joacă de unul singur; o arenă are nevoie de un joc pentru doi sau mai mulți
error-arena-time = timpul pentru o mutare trebuie să fie mai mare decât 0
error-arena-two = un test secvențial are nevoie de exact 2 participanți
error-arena-plies = { $game } se încheie mereu după { $plies } mutări la întâmplare; folosește mai puține
error-arena-even = nicio deschidere de { $game } cu { $plies } mutări la întâmplare nu a fost destul de echilibrată; permite o șansă mai mare
error-arena-version = acestea nu sunt setările unei arene, versiunea { $version }
error-arena-settings = setările sunt deteriorate: { $problem }
error-arena-none = { $folder }: în acest dosar nu este nicio arenă, fiindcă lipsește { $file }
error-arena-busy = { $folder }: altă rulare folosește acest dosar
error-arena-other = { $folder }: acest dosar ține de o rulare cu alte setări: { $name } era { $was } și acum este { $now }
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
error-no-figure = nu există măsurătoarea { $name } (alege dintre: { $known })

## Medii, pentru programe care învață să joace

error-action-of = acțiunea { $action } a partidei { $number }
error-action-type = o acțiune trebuie să fie un număr întreg
error-action-range = acțiunile merg de la 0 la { $most }, nu { $given }
error-action-place = nu există locul deschis { $place }
error-step-after-end = partida s-a încheiat ({ $clause }): reia de la început înainte de acțiunea următoare
error-not-reset = apelează { "reset()" } înainte de { $what }
error-rewards = recompensele trebuie să fie una dintre { $known }, nu { $given }
error-illegal-actions = setarea pentru acțiuni nepermise trebuie să fie una dintre { $known }, nu { $given }
error-seat = { $game } are aici locurile de la 0 la { $most }, nu { $given }
error-batch-games = partidele pot fi de la 1 la { $most }, nu { $given }
error-no-observer-parameters = observațiile nu au parametri

## Un server în funcțiune

error-smtp-url = { "smtp" } trebuie să fie un URL ca { $first } sau { $second }
error-database-url = baza de date trebuie să fie un URL ca { $example }
error-database-file = URL-ul bazei de date trebuie să numească un fișier, ca în { $example }
error-database-open = baza de date { $file } nu poate fi deschisă: { $problem }
error-no-database = nu există nicio bază de date numită { $name } (alege dintre: { $known })
error-database-full = baza de date nu este goală, iar restaurarea ar suprascrie date; alege una goală
error-workers-database = mai multe procese au nevoie de PostgreSQL, fiindcă SQLite merge doar cu unul
error-workers-redis = mai multe procese au nevoie de Redis ca să schimbe evenimente
error-backup-table = { $file }: copia de rezervă are un tabel pe care această versiune nu îl cunoaște
error-backup-version = { $file }: această copie de rezervă este din altă versiune; restaureaz-o cu acea versiune
error-backup-damaged = { $file }: nu este o copie de rezervă sau este deteriorată

## Un program care joacă pe un server

error-refused = serverul a refuzat: { $said }
error-refused-socket = serverul a refuzat conexiunea; te rugăm să verifici cheia
error-connection = conexiunea s-a pierdut: { $problem }
error-no-free-seat = în acea partidă nu este niciun loc liber

## Ce refuză un server

refused-no-address = la această adresă nu este nimic
refused-http = la cerere nu se poate răspunde: { $said }
refused-request-long = o cerere poate avea cel mult { $most } octeți
refused-message-long = un mesaj poate avea cel mult { $most } octeți
refused-games = un text poate conține cel mult { $games } jocuri pe { $boards } table diferite
refused-takes-long = asta cere prea mult timp sau prea multă memorie; încearcă ceva mai mic
refused-too-many = prea multe cereri de acest fel; încearcă din nou peste { $seconds } s
refused-version = acest server folosește versiunea { $version } a protocolului
refused-followed = printr-o conexiune se pot urmări cel mult { $most } partide
refused-origin = această pagină nu are voie să folosească acest server
refused-host = acest server nu răspunde la acest nume de gazdă
refused-broken = ceva nu a mers bine pe server; încearcă din nou
refused-storage = acum nu se poate salva nimic; încearcă din nou peste puțin timp
refused-closing = serverul se oprește; încearcă din nou peste puțin timp
refused-searches = prea multe căutări așteaptă; încearcă din nou peste puțin timp
refused-no-answer = calculatorul nu a găsit nicio mutare
refused-other-server = ceva s-a schimbat în același moment; încearcă din nou

## Refuzuri: conturi și chei

refused-no-session = nu ai nicio sesiune; începe una cu { $how }
refused-no-key = această cheie nu există sau a fost ștearsă
refused-no-such-key = nu ai o astfel de cheie
refused-no-such-session = nu ai o astfel de sesiune
refused-no-such-puzzle = nu există un astfel de puzzle
refused-scope = această cheie nu are permisiunea { $scope }
refused-person = doar jucătorul poate face asta, nu un program cu o cheie
refused-account-taken = acest nume de utilizator este ocupat sau ai deja un cont
refused-account-name = un nume de utilizator trebuie să aibă între 1 și 24 de caractere vizibile
refused-password = nume de utilizator sau parolă greșite
refused-common-password = această parolă este prea comună; te rugăm să alegi alta
refused-recovery-code = acesta nu este un cod de recuperare al acestui cont
refused-code = acest cod nu există, a fost deja folosit sau a expirat
refused-passkey = această cheie de acces nu funcționează aici; intră în cont altfel
refused-passkey-account = o cheie de acces ține de un cont; creează mai întâi un cont
refused-rating = doar jucătorii cu cont pot juca partide cu rating
refused-session-old = mai întâi intră din nou în cont
refused-subscription = acest server nu poate trimite notificări acestui browser
refused-no-mail = acest server nu trimite e-mailuri
refused-mail-failed = e-mailul nu a putut fi trimis; încearcă din nou mai târziu
refused-account-letters = un nume de utilizator nu poate amesteca litere din scrieri diferite, de exemplu latine și chirilice

## Refuzuri: pregătirea unei partide

refused-seat-count = cu aceste opțiuni, { $game } are { $seats } locuri, nu { $given }
refused-levels = nivelurile merg de la { $least } la { $most }
refused-handicap-twice = un handicap este opțiunea { "`without`" }; a fost dată de două ori
refused-handicap-rated = o partidă cu handicap nu poate fi cu rating
refused-nobody-plays = cel puțin un loc trebuie să fie pentru o persoană
refused-clock = un ceas trebuie să aibă între 1 secundă și { $most } zile
refused-increment = un increment poate fi de cel mult 10 minute și doar cu un ceas pentru toată partida
refused-turn-limit = mutările cu limită de timp au nevoie de un ceas cu timp pe mutare
refused-waiting-matches = tu sau adresa ta puteți avea cel mult { $most } partide în așteptare; anulează mai întâi una

## Refusals: tournaments

refused-no-tournament = nu există un astfel de turneu
refused-tournament-phase = acum nu se poate face asta în acest turneu
refused-tournament-full = acest turneu este plin: numărul maxim de participanți este { $most }; poți totuși să îl privești
refused-tournament-host = numai organizatorul turneului poate face asta
refused-tournament-few = pentru un astfel de turneu, numărul minim de jucători este { $least }
refused-tournament-clock = un turneu are nevoie de ceas, iar într-o arenă el trebuie să fie în minute
refused-tournament-game = turneele sunt pentru jocuri cu 2 până la { $most } jucători, fără echipe
refused-tournament-tables = partidele cu mai mult de 2 jucători au nevoie de un turneu elvețian sau de o arenă
refused-tournament-time = alege un moment de începere în următoarele 12 luni
refused-tournament-number = un turneu nu poate aștepta mai mulți jucători decât pot participa; alege un număr mai mic
refused-tournament-engines = cel puțin un jucător al unui turneu trebuie să fie om
refused-no-entrant = în turneu nu există un jucător cu acest număr
refused-waiting-tournaments = numărul maxim de turnee neîncepute pe care le poți avea este { $most }; începe sau anulează mai întâi unul
refused-in-tournament = asta nu este posibil într-o partidă de turneu

## Refuzuri: cluburi

refused-no-club = nu există un astfel de club
refused-no-member = în club nu este nimeni cu acest nume
refused-club-account = ai nevoie de un cont pentru cluburi; mai întâi intră în cont sau creează unul
refused-club-name = numărul minim de litere sau cifre din numele unui club este { $least }
refused-club-letters = numele unui club nu poate amesteca litere din scrieri diferite, de exemplu latine și chirilice
refused-club-taken = există deja un club cu acest nume sau cu unul care seamănă; alege alt nume
refused-club-members-only = doar membrii clubului pot face asta
refused-club-organisers = doar organizatorii clubului pot face asta
refused-club-owner = doar proprietarul clubului poate face asta
refused-club-invitation = în acest club se intră doar cu invitație; cere linkul unui organizator
refused-club-full = acest club este plin: numărul maxim de membri este { $most }; alege altul
refused-club-too-many = numărul maxim de cluburi în care poți fi este { $most }; ieși mai întâi din unul
refused-club-too-many-owned = numărul maxim de cluburi al căror proprietar poți fi este { $most }; șterge mai întâi unul sau numește pe altcineva proprietarul lui
refused-club-successor = acest membru este deja proprietar al numărului maxim de cluburi: { $most }; alege pe altcineva
refused-club-owner-leaves = numește pe altcineva proprietar înainte să ieși din club

## Refuzuri: într-o partidă

refused-no-match = nu există o astfel de partidă
refused-phase = { $phase ->
    [waiting] partida nu a început
    [paused] partida este în pauză
    [over] partida s-a încheiat
   *[playing] partida este în curs
  }
refused-seat-out = jucătorul { $number } a ieșit din joc
refused-stale = partida este la evenimentul { $seq }, nu { $given }
refused-no-seat = nu poți juca aici ca jucătorul { $number }
refused-seat-not-yours = nu ești jucătorul { $number }
refused-seat-taken = locul jucătorului { $number } este ocupat
refused-have-seat = ai deja un loc
refused-turn = nu este rândul tău; așteaptă-l pe jucătorul { $number }
refused-mover-only = poți cere doar când este rândul tău
refused-nobody-moves = acum nu poate muta nimeni
refused-computer-plays = pe acest loc joacă calculatorul
refused-computer-plays-on = calculatorul vrea să continue partida
refused-proposal-open = o propunere anterioară ({ $proposal }) nu a primit încă răspuns; răspunde-i sau așteaptă
refused-no-proposal = nu există nicio propunere la care să răspunzi
refused-rematch = revanșa a început deja
refused-not-gone = jucătorul { $number } nu a plecat
refused-no-undo = nu ai nicio mutare care să poată fi retrasă
refused-no-hints = la această masă, indiciile sunt oprite
refused-no-hint-found = nu s-a găsit niciun indiciu; încearcă din nou
refused-hidden-hands = o partidă cu mâini ascunse poate fi salvată doar după ce s-a încheiat, ca JSON
refused-match-or-record = dă fie o partidă, fie o înregistrare, nu pe amândouă
refused-review-early = o partidă poate fi evaluată doar după ce s-a încheiat
refused-no-picture = nu există o astfel de imagine

## Refuzuri: discuții

refused-no-chat = la această masă, chatul este oprit
refused-speak = aici pot scrie doar jucătorii
refused-presets = la această masă se pot folosi doar mesaje predefinite
refused-preset-or-text = dă fie un mesaj predefinit, fie un text, nu pe amândouă
refused-said-enough = la această masă nu se mai pot scrie mesaje
refused-mute = pe acel loc nu este nimeni pe care să-l poți ignora
refused-no-line = nu există niciun mesaj cu acest număr
refused-free-chat-off = pornește mai întâi în cont chatul cu text liber
refused-nobody-reads = nimeni altcineva de la această masă nu a pornit textul liber; folosește un mesaj predefinit
refused-chat-taken = nu mai poți folosi chatul; întreabă-i de ce pe administratorii serverului
# $date is written as 2026-11-18.
refused-chat-taken-until = nu poți folosi chatul până la { $date }

## Refuzuri: alte persoane

refused-no-account = nimeni nu are acest nume de utilizator; verifică scrierea
refused-contacts-account = pentru asta ai nevoie de un cont; mai întâi intră în cont sau creează unul
refused-yourself = alege pe altcineva decât tine
refused-contacts-full = această listă este plină: numărul maxim de persoane este { $most }; scoate mai întâi pe cineva
refused-follow = nu poți urmări acest jucător
refused-company = nu poți intra în acest joc; alege altul
refused-challenge = acest jucător nu acceptă provocări de la tine
refused-challenge-open = acest jucător nu a răspuns încă la ultima ta provocare; așteaptă sau retrage-o mai întâi
refused-challenges-full = provocări ale tale care așteaptă răspuns: { $most }; retrage mai întâi una
refused-challenge-seats = un loc trebuie să fie al tău și unul al celuilalt jucător
refused-no-challenge = această provocare a primit deja răspuns, a fost retrasă sau a expirat
refused-series-seats = doar jocurile cu doi jucători se pot juca în serie
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = o serie are una dintre aceste lungimi: { $lengths }
refused-report-what = spune ce mesaj sau ce jucător vrei să raportezi
refused-report-seat = pe acel loc nu este nimeni de raportat
refused-report-table = doar jucătorii de la această masă o pot raporta
refused-suspended = contul tău este suspendat; întreabă-i de ce pe administratorii serverului
# $date is written as 2026-11-18.
refused-suspended-until = contul tău este suspendat până la { $date }
refused-name-taken = nu îți poți schimba numele; întreabă-i de ce pe administratorii serverului
refused-name-taken-until = nu îți poți schimba numele până la { $date }

## Exploratorul de deschideri

error-packed-games = aceasta nu este o colecție de partide pentru exploratorul de deschideri sau este deteriorată
error-being-built = alt proces creează acum { $file }
# $command is what to type
refused-no-engine-games = acest server nu are încă partide ale calculatorului de arătat; administratorul lui le poate obține cu: { $command }
refused-engine-games-soon = partidele calculatorului sunt în pregătire; încearcă din nou peste câteva minute
error-moderate-no-report = nu există raportarea { $number }
error-moderate-bad-name = { $name } nu poate fi folosit ca nume
error-moderate-name-taken = numele { $name } este ocupat
