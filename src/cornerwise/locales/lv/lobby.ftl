start-hero = Tiekamies stūros.
start-play-now = Spēlēt tūlīt
start-play-now-about = { $game }, { $level }. līmenis
start-games = Spēles
sort-by = Kārtošana
sort-usual = Parastā secība
sort-minutes = Spēles ilgums
sort-age = Vecums
sort-players = Spēlētāju skaits
start-live = Tiešraidē
start-live-who = { $game }: { $who }
start-sample = Skatieties, ko spēlē citi
start-waiting = Gaida jūs
start-running = Jūsu partijas
start-all-mine = Visas jūsu partijas
start-more = Vairāk
start-puzzles = Uzdevumi
start-puzzles-about = Vienam nolikt visus kauliņus
start-designs = Zīmējumi
start-designs-about = Likt attēlus, kā patīk
start-learn = Mācīties
start-learn-about = Noteikumi un pirmie soļi
start-games-about = Iesāktās un pabeigtās
mode-computer = Dators
mode-computer-about = deviņi līmeņi
mode-computer-title = Spēlēt ar datoru
mode-friends = Draugi
mode-friends-about = uzaicināt ar saiti
mode-friends-title = Uzaicināt draugus
mode-anyone = Jebkurš
mode-anyone-about = kas tagad te ir
mode-anyone-title = Atrast pretinieku
mode-screen = Viens ekrāns
mode-screen-about = no rokas rokā
mode-screen-title = Pie viena ekrāna
lobby-game = Spēle
lobby-kind = Kura no tām
lobby-mode = Ar ko
lobby-strength = Stiprums
lobby-anyone-clock = Jūs satiksiet tos, kas izvēlējās tādu pašu pulksteni.
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
lobby-open-seats = { $count ->
    [1] brīva vieta
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
lobby-your-turn-left = Jūsu gājiens, atlicis { $time }
lobby-their-turn = Iet { $name }
lobby-running = Notiek
lobby-paused = Pauze
lobby-awaits-players = { $count ->
    [0] Tūlīt sāksies
    [zero] { $count } vietas ir brīvas
    [one] { $count } vieta ir brīva
   *[other] { $count } vietas ir brīvas
  }
lobby-move-number = { $number }. gājiens
lobby-ended-won = Jūs uzvarējāt, { $ago }
lobby-ended-lost = Jūs zaudējāt, { $ago }
lobby-ended-drawn = Neizšķirts, { $ago }
lobby-ended-played = Beigusies { $ago }
lobby-ended-aborted = Atcelta, { $ago }
setup-clock-other = Cits
setup-clock-kind = Laiks
setup-clock-kind-game = Visai partijai
setup-clock-kind-move = Katram gājienam
setup-clock-kind-days = Dienas katram gājienam
setup-clock-minutes = Minūtes katram
setup-clock-seconds = Sekundes gājienam
setup-clock-days-count = Dienas gājienam
setup-clock-increment = Papildu sekundes pēc katra gājiena
setup-seats = Vietas
setup-options = Šīs partijas noteikumi
setup-table = Par galdu
setup-listed = Publiskajā sarakstā
setup-listed-about = Galdu var atrast un apsēsties jebkurš. Citādi tikai tie, kam ir saite.
setup-family = Ģimenes galds
setup-family-about = Mājieni visiem un bez tērzēšanas. Bērniem un iesācējiem var dot handikapu viņu labā.
setup-rated = Uz reitingu
setup-rated-about = Visiem vajag kontu, un katrs spēlē vienā vietā.
setup-rated-account = Tikai ar kontu, galdiem ar dažādiem cilvēkiem.
setup-handicap = Handikaps
setup-handicap-about = Kas spēlē labāk, iztiek bez dažiem lielākajiem kauliņiem. Tādu partiju reitingā neskaita.
setup-handicap-count = { $count ->
    [0] Visi kauliņi
    [zero] Bez { $count } kauliņiem
    [one] Bez { $count } kauliņa
   *[other] Bez { $count } kauliņiem
  }
setup-chat = Tērzēšana
setup-chat-presets = Gatavas frāzes
setup-chat-free = Brīvs teksts
setup-chat-off = Nav
setup-clash = Tas kopā neder.
setup-play = Spēlēt
setup-open = Atvērt galdu
setup-rules = Kā spēlē: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Kāds pie šī ekrāna
setup-seat-name = { $number }. spēlētāja vārds
setup-seat-open = Brīva citiem
setup-seat-number = { $seat }. vieta
setup-seat-of-colours = { $seat }. vieta, { $colours }
setup-seat-with = kopā ar vietu { $seats }
copy = Kopēt
copied = Nokopēts
copy-failed = Lūdzu, nokopējiet ar roku
print = Drukāt
invite-title = Uzaicināt
invite-about = { $count ->
    [zero] { $count } vietas ir brīvas. Vienu var ieņemt jebkurš, kam ir saite.
    [one] { $count } vieta ir brīva. To var ieņemt jebkurš, kam ir saite.
   *[other] { $count } vietas ir brīvas. Vienu var ieņemt jebkurš, kam ir saite.
  }
invite-link = Šī galda saite
invite-copy = Kopēt saiti
invite-share = Kopīgot
invite-camera = Kamerai
invite-camera-about = Šī galda saite, ko nolasīt ar kameru
invite-message = Uzspēlēsim { $game }.
join-title = Vieta pie galda: { $game }
join-there = Pie galda: { $names }.
join-nobody = Te vēl neviens nesēž.
join-which = Kura vieta
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
games-title = Jūsu partijas
games-running = Iesāktās
games-finished = Pabeigtās
games-empty = Pirmais stūris ir brīvs
games-empty-text = Te parādās partijas, ko sākat vai kam pievienojaties. Tās paliek šajā ierīcē arī bez konta.
games-export = Paņemt līdzi
games-export-about = Visas jūsu partijas vienā failā, citām programmām vai vēlākam laikam.
watch-all = Visas spēles
watch-waiting = Gaida spēlētājus
watch-playing = Notiek
watch-empty = Pašlaik neviens nespēlē atklāti
watch-empty-text = Atveriet galdu publiskajā sarakstā, un varbūt kāds pievienosies. Partijas ar saiti paliek privātas.
watch-open = Atvērt galdu
players-best = Labākie spēlētāji: { $game }
players-place = Vieta
players-name = Vārds
players-rating = Reitings
players-games = Partijas
players-empty = { $game }: reitinga vēl nevienam nav
players-empty-text = Sākumam pietiek ar diviem cilvēkiem, kam ir konts un kas spēlē uz reitingu.
error-match-bad-plan = Šīs izvēles kopā neder.
error-match-seat-taken = Šo vietu kāds tikko ieņēma.
error-match-unknown = Tāda galda nav. Varbūt partija ir atcelta.
