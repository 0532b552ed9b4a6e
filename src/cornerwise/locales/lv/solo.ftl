solo-title = Spēles vienam
solo-lead = Spēles vienam: lieciet visas četras krāsas, līdz nav palicis neviens kauliņš. Varat apstāties un turpināt, kad vien vēlaties.
solo-about-classic-solo = 84 kauliņi uz 20 × 20 lauciņiem. Katra krāsa sevi drīkst skart tikai stūros. Vai varat nolikt tos visus?
solo-about-trigon-solo = 88 kauliņi sešstūrī no trīsstūriem. Katra krāsa sevi drīkst skart tikai stūros. Vai varat nolikt tos visus?
solo-begin = Sākt
solo-continue = Turpināt
solo-look = Apskatīt
solo-best = Jūsu labākais: { $best }
solo-progress = Gaita
solo-placed = Kauliņi: { $placed } no { $total }
solo-of = { $placed } no { $total }
solo-left = { $left ->
    [zero] atlikuši { $left }
    [one] atlicis { $left }
   *[other] atlikuši { $left }
  }
solo-prospect-yes = To vēl var atrisināt
solo-prospect-no = To vairs nevar atrisināt
solo-prospect-unknown = Vēl nav zināms, vai to var atrisināt
solo-searching = Meklē atrisinājumu…
solo-complete = Visi { $total } kauliņi ir nolikti
solo-complete-text = Jūs atrisinājāt uzdevumu.
solo-stuck = Vairs neder neviens kauliņš
solo-stuck-text = Atsauciet dažus gājienus vai sāciet no jauna.
solo-undo = Atsaukt
solo-hint = Rādīt mājienu
solo-hint-way = Šis gājiens ir daļa no atrisinājuma.
solo-restart = Sākt no jauna
solo-restart-sure = Noņemt visus kauliņus un sākt no jauna?
solo-again = Sākt no jauna
design-lead = Veidojiet attēlus no jebkādiem kauliņiem un krāsām. Noteikumu nav. Saglabājiet savus zīmējumus un kopīgojiet tos.
design-mine = Jūsu zīmējumi
design-new = Jauns zīmējums
design-untitled = Bez nosaukuma
design-name = Nosaukums
design-board-classic = 20 × 20 lauciņi, 21 kauliņš
design-board-duo = 14 × 14 lauciņi, 21 kauliņš
design-board-polyomino-8 = 8 × 8 lauciņi, 9 kauliņi
design-board-polyomino-12 = 12 × 12 lauciņi, 9 kauliņi
design-board-polyomino-hexa = 20 × 20 lauciņi, 56 kauliņi
design-board-trigon = Lielais sešstūris, 22 kauliņi
design-board-trigon-3 = Mazais sešstūris, 22 kauliņi
design-pieces =
    { $count ->
        [0] Kauliņu vēl nav
        [zero] { $count } kauliņi
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }
design-colour = Krāsa
design-first = Izvēlieties krāsu un kauliņu.
design-put = Nolieciet to uz laukuma.
design-how = Izvēlieties kauliņus augšā, cik vien vēlaties. Izvēlieties kauliņu uz laukuma, lai to pārvietotu, pagrieztu, pārkrāsotu vai noņemtu.
design-lifted = Pārvietojiet to, izvēlieties citu krāsu vai noņemiet to.
design-taken = Te jau ir cits kauliņš
design-remove = Noņemt šo kauliņu
design-clear = Notīrīt laukumu
design-forget = Dzēst šo zīmējumu
design-forget-sure = Dzēst pavisam?
design-keep = Paturēt
design-share = Kopīgot
design-link = Saite
design-link-about = Saitē ir viss zīmējums. Ikviens, kas to atver, var turpināt ar kopiju.
design-copy = Kopēt saiti
design-send = Sūtīt
design-files-about = Vai lejupielādējiet failu:
design-file-png = Attēls (PNG)
design-file-svg = Vektorattēls (SVG)
design-file-json = Dati (JSON)
design-damaged = Šo zīmējumu nevar atvērt
design-damaged-text = Varbūt saite ir nepilnīga vai zīmējums šajā pārlūkā ir izdzēsts.
