solo-title = Uzdevumi
solo-lead = Spēles vienam: nolieciet visas četras krāsas tā, lai nepaliek neviens kauliņš. Kur apstājaties, no turienes var turpināt.
solo-about-classic-solo = 84 kauliņi uz 20 × 20 lauciņiem. Katra krāsa ar sevi saskaras tikai stūros, un beigās nekas nepaliek pāri.
solo-about-trigon-solo = 88 kauliņi sešstūrī no trīsstūriem. Katra krāsa ar sevi saskaras tikai stūros, un beigās nekas nepaliek pāri.
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
solo-prospect-yes = To vēl var pabeigt
solo-prospect-no = To vairs nevar pabeigt
solo-prospect-unknown = Vēl nav zināms, vai to var pabeigt
solo-searching = Meklē ceļu līdz beigām
solo-complete = Visi { $total } kauliņi ir nolikti
solo-complete-text = Nekas nav palicis pāri. Uzdevums ir atrisināts.
solo-stuck = Vairs neder neviens kauliņš
solo-stuck-text = Atsauciet dažus gājienus vai sāciet no jauna.
solo-undo = Atsaukt
solo-hint = Mājiens
solo-hint-way = Šis gājiens ir daļa no ceļa līdz beigām.
solo-restart = Sākt no jauna
solo-restart-sure = Noņemt visus kauliņus no laukuma?
solo-again = Sākt no jauna
design-lead = Lieciet attēlus no jebkādiem kauliņiem un krāsām, bez noteikumiem. Saglabājiet tos un kopīgojiet.
