result-page = Rezultāts
result-open = Partija turpinās
result-by-resigned = Pārējie padevās.
result-by-time = Pārējiem beidzās laiks.
result-by-left = Pārējie aizgāja.
result-you-resigned = Jūs padevāties.
result-you-time = Jūsu laiks beidzās.
result-you-left = Jūs aizgājāt.
result-dropped = { $name }: { $how }
result-by-draw = Spēlētāji tā vienojās.
result-all-placed = Visi kauliņi ir uz laukuma: { $colour }.
result-solo-done = Visi kauliņi ir uz laukuma
result-solo-short = Ne visi kauliņi atrada vietu
over-replay = Atkārtojums
sum-won = uzvara
sum-deal = { $deal }. dalījums
sum-together = Kopā ar partneri
sum-nobody = Krāsa, kas nepieder nevienam
sum-nobody-text = Visi to lika pēc kārtas. To neskaita.
sheet-left = Palika kauliņš { $piece }{ $count ->
    [1] {""}
    [zero] {", "}kopā { $count }
    [one] {", "}kopā { $count }
   *[other] {", "}kopā { $count }
  }
sheet-cells-placed = { $count ->
    [zero] Nosegti { $count } lauciņi
    [one] Nosegts { $count } lauciņš
   *[other] Nosegti { $count } lauciņi
  }
sheet-pieces-placed = { $count ->
    [zero] Nolikti { $count } kauliņi
    [one] Nolikts { $count } kauliņš
   *[other] Nolikti { $count } kauliņi
  }
sheet-seen = { $count ->
    [zero] No augšas redzami { $count } lauciņi
    [one] No augšas redzams { $count } lauciņš
   *[other] No augšas redzami { $count } lauciņi
  }
sheet-all-placed = Visi kauliņi nolikti
sheet-single-last = Viena lauciņa kauliņš pats pēdējais
sheet-tile = { $count ->
    [zero] Noliktas { $count } plāksnītes
    [one] Nolikta { $count } plāksnīte
   *[other] Noliktas { $count } plāksnītes
  }
sheet-bridge = { $count ->
    [zero] { $count } tilti
    [one] { $count } tilts
   *[other] { $count } tilti
  }
sheet-hexagon = { $count ->
    [zero] Noslēgti { $count } sešstūri
    [one] Noslēgts { $count } sešstūris
   *[other] Noslēgti { $count } sešstūri
  }
sheet-opening-triple = Sākums ar trim vienādiem skaitļiem
sheet-opening-zero = Sākums ar trim nullēm
sheet-out = Nolikta pēdējā plāksnīte
sheet-draw = { $count ->
    [zero] Izvilktas { $count } plāksnītes
    [one] Izvilkta { $count } plāksnīte
   *[other] Izvilktas { $count } plāksnītes
  }
sheet-third-draw = { $count ->
    [1] Nederēja trešā plāksnīte
    [zero] { $count } reizes nederēja trešā plāksnīte
    [one] { $count } reizi nederēja trešā plāksnīte
   *[other] { $count } reizes nederēja trešā plāksnīte
  }
sheet-hands = Spēlētājiem palikušās plāksnītes
review-title = Apskats
review-about = Ielīmējiet partiju, un programma pateiks, kā gāja, ko katrs gājiens bija vērts un kas būtu bijis labāk.
review-progress = { $done ->
    [0] Programma aplūko partiju
   *[other] Aplūkoti gājieni: { $done } no { $total }
  }
review-progress-text = Tikmēr varat staigāt pa partiju. Aizejot no lapas, darbs apstājas.
review-quantity = Ko rāda līnijas
review-margins = Punktu pārsvars
review-shares = Izredzes uzvarēt
review-graph = Stāvoklis pēc katra gājiena
review-as-table = Kā tabula
review-as-graph = Kā grafiks
review-table = Partijas gaita tabulā
review-move = Pirms
review-before = { $ply }: { $move }
review-end = Beigas
review-errors = ± ir robežas, kurās sešpadsmit reižu garāka meklēšana beidzas 95 reizes no 100. Vērtība bez ± ir precīza.
review-at = { $ply ->
    [0] Sākuma stāvoklis
    [zero] Pēc { $ply } gājieniem
    [one] Pēc { $ply } gājiena
   *[other] Pēc { $ply } gājieniem
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Pagrieziena punkti
review-no-turning = Neviens gājiens daudz nemaksāja. Visi spēlēja labi.
review-lost-margins = zaudētie punkti pret labāko gājienu
review-move-of = { $number }. gājiens, { $name }
review-instead = { $move }; labāk: { $better }
review-better = Labāk: { $move }
review-was-best = Programma neko labāku neatrada.
review-choose = Izvēlieties gājienu, lai redzētu, kas būtu bijis labāk.
review-line = Kā spēle varēja turpināties
review-line-show = Rādīt turpinājumu
review-line-one = Rādīt gājienu
review-line-hide = Slēpt turpinājumu
review-line-back = Vienu turpinājuma gājienu atpakaļ
review-line-on = Vienu turpinājuma gājienu uz priekšu
review-line-at = { $step } no { $count }
move-lays = { $piece } pie { $cell }
move-lays-tile = plāksnīte { $tile }
move-keep = paturēt krāsu
move-swap = samainīt krāsas
move-draw = vilkt plāksnīti
move-pass = izlaist gājienu
replay-title = Atkārtojums
replay-about = Ielīmējiet partiju un skatieties to gājienu pa gājienam.
replay-slider = Vieta partijā
replay-where = { $ply ->
    [0] Pirms pirmā gājiena no { $count }
   *[other] { $ply }. gājiens no { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Atskaņot
replay-pause = Pauze
replay-end = Uz beigām
replay-speed = Ātrums
replay-times = { $speed } ×
replay-next = iet nākamais
head-back = Atpakaļ
record-label = Partija .blksgf vai JSON formātā
record-open = Atvērt
record-file = Izvēlēties failu
record-other = Cita partija
record-hint = Failu var arī ievilkt šeit. Serverī nekas netiek glabāts.
record-none = Šajā tekstā partijas nav.
record-which = Partijas: { $count }. Kuru?
export-title = Kopīgot un saglabāt
export-share = Kopīgot
export-link = Kopēt saiti
export-blksgf = .blksgf fails
export-blksgf-text = citām šo spēļu programmām
export-json = JSON ieraksts
export-json-text = viss, lai šeit atvērtu atkal
export-svg = SVG attēls
export-svg-text = ass jebkurā izmērā
export-png = PNG attēls
export-png-text = ziņām un lapām
editor-moves = { $count ->
    [0] Nolieciet pirmo kauliņu
    [zero] { $count } gājieni
    [one] { $count } gājiens
   *[other] { $count } gājieni
  }
editor-over = Partija ir beigusies
editor-over-text = Neviens vairs nevar iet.
editor-computer = Iet dators
editor-review = Apskatīt
editor-found = Ko darītu programma
editor-value = { $margin } · { $share }%
editor-make = Izdarīt gājienu { $letter }
editor-game = Spēle
editor-which = Kura spēle
editor-game-kind = { $game }, { $kind }
editor-begin = Sākt no jauna
doors = Partijas no citurienes
door-review = Apskatīt partiju
door-replay = Atkārtot partiju
