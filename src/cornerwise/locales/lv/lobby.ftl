start-hero = Lieciet savus kauliņus stūri pie stūra.
start-play-now = Spēlēt tūlīt
start-play-now-about = { $game }, { $level }. līmenis
start-games = Spēles
sort-by = Kārtošana
sort-usual = Noklusējuma secība
sort-minutes = Spēles ilgums
sort-age = Vecums
sort-players = Spēlētāju skaits
start-live = Tiešraidē
start-live-who = { $game }: { $who }
start-sample = Skatīties partiju
start-waiting = Jūsu gājiens
start-running = Jūsu partijas
start-all-mine = Visas jūsu partijas
start-more = Vairāk
start-puzzles = Uzdevumi
start-puzzles-about = Atrodiet vienīgo labāko gājienu
start-designs = Zīmējumi
start-designs-about = Veidojiet savus attēlus
start-learn = Mācīties
start-learn-about = Nodarbības un noteikumi
start-games-about = Notiekošās un pabeigtās
mode-computer = Dators
mode-computer-about = 9 līmeņi
mode-computer-title = Spēlēt ar datoru
mode-friends = Draugi
mode-friends-about = uzaiciniet ar saiti
mode-friends-title = Uzaicināt draugus
mode-anyone = Jebkurš
mode-anyone-about = kas tagad ir tiešsaistē
mode-anyone-title = Atrast pretinieku
mode-screen = Viens ekrāns
mode-screen-about = viena ierīce visiem
mode-screen-title = Spēlēt pie viena ekrāna
lobby-game = Spēle
lobby-kind = Variants
lobby-mode = Pretinieks
lobby-strength = Līmenis
lobby-anyone-clock = Jūsu pretinieks būs kāds, kas izvēlējies tādu pašu pulksteni.
lobby-begin-computer = Spēlēt
lobby-begin-friends = Atvērt galdu
lobby-begin-anyone = Atrast pretinieku
lobby-begin-screen = Spēlēt
lobby-more-choices = Vairāk iespēju
lobby-rules = Noteikumi
setup-clock = Pulkstenis
setup-clock-none = Bez pulksteņa
setup-clock-game = katram { $time }
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } gājienam
setup-clock-days = { $time } gājienam
lobby-open-seat = Brīva vieta
lobby-open-seats =
    { $count ->
        [zero] { $count } brīvas vietas
        [one] { $count } brīva vieta
       *[other] { $count } brīvas vietas
    }
lobby-computer = Dators, { $level }. līmenis
lobby-computers = { $count ->
    [1] dators ({ $level }. līmenis)
    [zero] { $count } datori ({ $level }. līmenis)
    [one] { $count } dators ({ $level }. līmenis)
   *[other] { $count } datori ({ $level }. līmenis)
  }
lobby-open-match = Atvērt šo partiju
lobby-your-turn = Jūsu gājiens
lobby-your-turn-left = Jūsu gājiens. Atlikušais laiks: { $time }
lobby-their-turn = Iet { $name }
lobby-running = Notiek
lobby-paused = Pauze
lobby-awaits-players =
    { $count ->
        [0] Tūlīt sāksies
        [zero] { $count } brīvas vietas
        [one] { $count } brīva vieta
       *[other] { $count } brīvas vietas
    }
lobby-move-number = { $number }. gājiens
lobby-ended-won = Jūs uzvarējāt, { $ago }
lobby-ended-lost = Jūs zaudējāt, { $ago }
lobby-ended-drawn = Neizšķirts, { $ago }
lobby-ended-played = Beigusies { $ago }
lobby-ended-aborted = Atcelta, { $ago }
setup-clock-other = Pielāgots
setup-clock-kind = Laika kontrole
setup-clock-kind-game = Partijai
setup-clock-kind-move = Gājienam
setup-clock-kind-days = Dienas gājienam
setup-clock-minutes = Minūtes katram
setup-clock-seconds = Sekundes gājienam
setup-clock-days-count = Dienas gājienam
setup-clock-increment = Pēc katra gājiena pieliktās sekundes
setup-seats = Spēlētāji
setup-count = Spēlētāju skaits
setup-who = Kas spēlē
setup-options = Noteikumi
setup-table = Galda iestatījumi
setup-listed = Publisks
setup-listed-about = Šo galdu var atrast un tam pievienoties jebkurš. Ja izslēgts, vajadzīga saite.
setup-family = Ģimenes galds
setup-family-about = Mājieni visiem un bez tērzēšanas. Pievienojiet handikapu, lai bērniem un iesācējiem būtu godīgas izredzes.
setup-rated = Ar reitingu
setup-rated-about = Visiem vajag kontu, un katrs drīkst ieņemt tikai vienu vietu.
setup-rated-account = Ieejiet kontā, lai spēlētu partijas ar reitingu. Konts vajadzīgs katram pie galda.
setup-handicap = Handikaps
setup-handicap-about = Stiprāki spēlētāji sāk bez dažiem saviem lielākajiem kauliņiem. Partijas ar handikapu reitingā neskaita.
setup-handicap-count = { $count ->
    [0] Visi kauliņi
    [zero] Bez { $count } kauliņiem
    [one] Bez { $count } kauliņa
   *[other] Bez { $count } kauliņiem
  }
setup-chat = Tērzēšana
setup-chat-presets = Gatavas frāzes
setup-chat-free = Brīvs teksts
setup-chat-off = Izslēgta
setup-clash = Šīs izvēles kopā neder. Lūdzu, mainiet kādu no tām.
setup-clash-heights = Uz šī laukuma nevar spēlēt. Savienojiet visus tā lauciņus un izmantojiet 2–512 klucīšus.
setup-step-rules = Pulkstenis un noteikumi
heights-about = Izvēlieties augstumu un pieskarieties lauciņiem vai velciet pār tiem. 0 izveido caurumu.
heights-board = Jūsu laukums
heights-square = { $square }, augstums { $height }
heights-columns = Kolonnas
heights-columns-count = { $count ->
    [zero] { $count } kolonnas
    [one] { $count } kolonna
   *[other] { $count } kolonnas
  }
heights-columns-fewer = Noņemt kolonnu
heights-columns-more = Pievienot kolonnu
heights-rows = Rindas
heights-rows-count = { $count ->
    [zero] { $count } rindas
    [one] { $count } rinda
   *[other] { $count } rindas
  }
heights-rows-fewer = Noņemt rindu
heights-rows-more = Pievienot rindu
setup-play = Spēlēt
setup-open = Atvērt galdu
setup-rules = Kā spēlē: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Kāds cits pie šī ekrāna
setup-seat-name = { $number }. spēlētāja vārds
setup-seat-open = Brīva citiem
setup-seat-number = { $seat }. spēlētājs
setup-seat-of-colours = { $seat }. spēlētājs, { $colours }
setup-seat-with = vienā komandā ar šo spēlētāju: { $seats }
copy = Kopēt
copied = Nokopēts
copy-failed = Neizdevās nokopēt. Lūdzu, atlasiet tekstu un kopējiet to ar roku.
print = Drukāt
invite-title = Uzaicināt
invite-about =
    { $count ->
        [zero] { $count } vietas ir brīvas. Vienu var ieņemt jebkurš, kam ir saite.
        [one] { $count } vieta ir brīva. To var ieņemt jebkurš, kam ir saite.
       *[other] { $count } vietas ir brīvas. Vienu var ieņemt jebkurš, kam ir saite.
    }
invite-link = Saite uz šo galdu
invite-copy = Kopēt saiti
invite-share = Kopīgot
invite-camera = QR kods
invite-camera-about = QR kods ar saiti uz šo galdu
invite-message = Nāc uzspēlēt ar mani: { $game }.
join-title = Pievienoties partijai: { $game }
join-invites = { $name } aicina jūs spēlēt: { $game }
join-rule = Katram kauliņam ar stūri jāskar cits savas krāsas kauliņš, bet nekad ar malu. Nosedziet pēc iespējas lielāku laukuma daļu.
join-rule-rumis = Katram kauliņam jāskar cits savas krāsas kauliņš. Punktu dod katrs jūsu krāsas lauciņš, kas redzams no augšas.
join-rule-triominos = Skaitļiem, kas saskaras, jābūt vienādiem. Skaitļi uz jūsu noliktajām plāksnītēm ir jūsu punkti.
join-there = Jau šeit: { $names }.
join-nobody = Vēl neviens nav pievienojies.
join-which = Izvēlieties vietu
join-sit = Ieņemt šo vietu
join-watch = Skatīties šo partiju
join-own = Atvērt savu galdu
join-full = Pie šī galda vietu vairs nav
join-full-text = { $count ->
    [1] Vieta ir aizņemta.
    [zero] Visas { $count } vietas ir aizņemtas.
    [one] { $count } vieta ir aizņemta.
   *[other] Visas { $count } vietas ir aizņemtas.
  } Varat skatīties vai atvērt savu galdu ar tiem pašiem noteikumiem.
search-title = { $count ->
    [1] Meklējam pretinieku
    [zero] Meklējam vēl { $count } spēlētājus
    [one] Meklējam vēl { $count } spēlētāju
   *[other] Meklējam vēl { $count } spēlētājus
  }
search-time = Meklēšanas laiks: { $time }
search-usual = Parasti jāgaida aptuveni: { $time }.
search-usual-unknown = Vēl nevaram pateikt, cik ilgi tas prasīs. Pēdējā laikā šādi sākts pārāk maz partiju.
search-nobody = Pašlaik neviens cits partiju nemeklē.
search-others = { $count ->
    [zero] Partiju meklē vēl { $count } cilvēki:
    [one] Partiju meklē vēl { $count } cilvēks:
   *[other] Partiju meklē vēl { $count } cilvēki:
  }
search-others-game = { $game }: { $count }
search-meanwhile = Pa to laiku spēlēt ar datoru
search-meanwhile-about = Meklēšana turpinās. Paziņosim, kad kāds pievienosies.
search-stop = Beigt meklēšanu
search-goes-on = Vēl meklējam partiju: { $game }
search-back = Rādīt meklēšanu
search-found = Jūsu partija var sākties: { $game }. Kāds ir pievienojies.
search-go = Doties uz partiju
games-title = Jūsu partijas
games-running = Notiek
games-finished = Pabeigtās
games-remove = Noņemt no saraksta
games-remove-back = Tā atgriezīsies, ja kāds izdarīs gājienu.
games-empty = Partiju vēl nav
games-empty-text = Te parādās partijas, ko sākat vai kam pievienojaties. Tās saglabā šajā ierīcē arī bez konta.
games-export = Lejupielādēt savas partijas
games-export-about = Visas jūsu partijas vienā failā, ko paturēt vai atvērt citās programmās.
watch-all = Visas spēles
watch-waiting = Gaida spēlētājus
watch-playing = Notiek
watch-empty = Publisku partiju pašlaik nav
watch-empty-text = Atveriet publisku galdu, lai citi var pievienoties. Partijas, ko kopīgojat ar saiti, paliek privātas.
watch-open = Atvērt galdu
players-best = Labākie spēlētāji: { $game }
players-place = Vieta
players-name = Vārds
players-rating = Reitings
players-games = Partijas
players-empty = { $game }: reitinga vēl nevienam nav
players-empty-text = Izspēlējiet pirmo partiju ar reitingu.
error-match-bad-plan = Šīs izvēles kopā neder. Lūdzu, mainiet kādu no tām.
error-match-seat-taken = Šo vietu tikko ieņēma kāds cits. Lūdzu, izvēlieties citu.
error-match-unknown = Mēs šo galdu neatrodam. Varbūt partija ir atcelta.
start-what = Septiņas galda spēles vienam līdz sešiem spēlētājiem: pēc kārtas lieciet kauliņus, aizņemiet vietu un neatstājiet to citiem.
start-free = Spēlējiet ar datoru, draugiem vai jebkuru tiešsaistē. Bez maksas, bez konta, bez reklāmām.
start-players = Spēlētāji
start-players-about = Reitingi un labāko saraksti
start-watch = Skatīties
start-watch-about = Tiešraides un atkārtojumi
start-tournaments = Turnīri
start-tournaments-about = Pievienojieties vai rīkojiet savu
