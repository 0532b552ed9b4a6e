result-page = Rezultāts
result-open = Partija notiek
result-by-resigned = Pārējie padevās.
result-by-time = Pārējiem beidzās laiks.
result-by-left = Pārējie pameta partiju.
result-you-resigned = Jūs padevāties.
result-you-time = Jūsu laiks beidzās.
result-you-left = Jūs aizgājāt.
result-dropped = { $name }: { $how }
result-by-draw = Spēlētāji vienojās par neizšķirtu.
result-all-placed = { $colour } nolika visus kauliņus.
result-solo-done = Visi kauliņi ir uz laukuma
result-solo-short = Nav nolikti visi kauliņi
over-replay = Skatīt atkārtojumu
sum-won = uzvara
sum-deal = { $deal }. dalījums
sum-together = Komandas summa
sum-nobody = Kopīgā krāsa
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
sheet-single-last = Mazākais kauliņš nolikts pēdējais
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
sheet-hexagon =
    { $count ->
        [zero] { $count } pabeigti sešstūri
        [one] { $count } pabeigts sešstūris
       *[other] { $count } pabeigti sešstūri
    }
sheet-opening-triple = Sākums ar trim vienādiem skaitļiem
sheet-opening-zero = Sākums ar trim nullēm
sheet-out = Nolikta pēdējā plāksnīte
sheet-draw = { $count ->
    [zero] Izvilktas { $count } plāksnītes
    [one] Izvilkta { $count } plāksnīte
   *[other] Izvilktas { $count } plāksnītes
  }
sheet-third-draw =
    { $count ->
        [1] Izvilkta trešā plāksnīte, neviena nav nolikta
        [zero] Izvilkta trešā plāksnīte, neviena nav nolikta: { $count } reizes
        [one] Izvilkta trešā plāksnīte, neviena nav nolikta: { $count } reizi
       *[other] Izvilkta trešā plāksnīte, neviena nav nolikta: { $count } reizes
    }
sheet-hands = Spēlētājiem palikušās plāksnītes
review-title = Izvērtējums
review-about = Ielīmējiet partiju. Dators parādīs, kā tā noritēja, ko katrs gājiens bija vērts un kas būtu bijis labāk.
review-progress =
    { $done ->
        [0] Analizē partiju…
       *[other] Analizē: pabeigti { $done } no { $total } gājieniem
    }
review-progress-text = Tikmēr varat pārlūkot partiju. Ja aiziesiet no šīs lapas, analīze apstāsies.
review-quantity = Ko rāda grafiks
review-margins = Punktu pārsvars
review-shares = Izredzes uzvarēt
review-graph = Partijas stāvoklis pēc katra gājiena
review-as-table = Rādīt kā tabulu
review-as-graph = Rādīt kā grafiku
review-table = Partijas stāvoklis pēc katra gājiena tabulā
review-move = Nākamais gājiens
review-before = { $ply }: { $move }
review-end = Beigas
review-errors = ± ir kļūdas robeža: 16 reizes garāka meklēšana beidzas tās ietvaros 95 reizes no 100. Vērtība bez ± ir precīza.
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
review-lost-margins = zaudētie punkti salīdzinājumā ar labāko gājienu
review-move-of = { $number }. gājiens, { $name }
review-instead = { $move }. Labāk: { $better }
review-better = Labāk: { $move }
review-was-best = Dators neko labāku neatrada.
review-choose = Izvēlieties gājienu, lai redzētu, kas būtu bijis labāk.
review-line = Kā partija varēja turpināties
review-line-show = Rādīt gājienus
review-line-one = Rādīt gājienu
review-line-hide = Slēpt gājienus
review-line-back = Iepriekšējais no šiem gājieniem
review-line-on = Nākamais no šiem gājieniem
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
replay-end = Pāriet uz beigām
replay-speed = Ātrums
replay-times = { $speed } ×
replay-next = iet
head-back = Atpakaļ
record-label = Partija .blksgf vai JSON formātā
record-open = Atvērt
record-file = Izvēlēties failu
record-other = Cita partija
record-hint = Failu var arī ievilkt šeit. Serverī neko neglabā.
record-none = Šajā tekstā partijas nav. Lūdzu, ielīmējiet .blksgf vai JSON failu.
record-which = Atrastās partijas: { $count }. Izvēlieties vienu.
export-title = Kopīgot un saglabāt
export-share = Kopīgot
export-link = Kopēt saiti
export-text = Kopēt kā tekstu
export-blksgf = .blksgf fails
export-blksgf-text = citām programmām
export-json = JSON ieraksts
export-json-text = viss, lai šeit atvērtu atkal
export-svg = SVG attēls
export-svg-text = ass jebkurā izmērā
export-png = PNG attēls
export-png-text = ziņām un tīmekļa lapām
analysis-title = Analīzes laukums
analysis-parts = Ko rādīt
analysis-pieces = Kauliņi
analysis-lines = Labākie gājieni
analysis-moves = Gājieni
analysis-no-moves = Nolieciet kauliņu jebkura spēlētāja vārdā. Te redzēsiet savus gājienus un visus izmēģinātos variantus.
analysis-searched = { $count ->
    [zero] izpētīti { $count } stāvokļi
    [one] izpētīts { $count } stāvoklis
   *[other] izpētīti { $count } stāvokļi
  }
analysis-exact = Aprēķināts līdz partijas beigām
analysis-bar = Izredzes uzvarēt: { $chances }
analysis-bar-empty = Izredzes uzvarēt
analysis-promote = Padarīt par galveno variantu
analysis-remove = Dzēst šo gājienu un visu pēc tā
analysis-menu = Vairāk iespēju
analysis-new = Jauna analīze
analysis-paste = Ielīmēt gājienus vai partiju
analysis-paste-text = Katrā rindā viens gājiens, saite vai partija .blksgf vai JSON formātā.
analysis-by-moves = Plāksnītes velk no kaudzītes, tāpēc pozīcija rodas no tās gājieniem. Izspēlējiet tos uz galda vai ielīmējiet.
analysis-saved = Saglabāts šajā ierīcē
analysis-forget = Dzēst šo analīzi
analysis-from-here = Analizēt no šejienes
arrange-title = Salikt stāvokli
arrange-ready = Noteikumi šo stāvokli pieļauj.
arrange-broken = Vēl nav iespējams
arrange-missing = { $colour }: trūkst viena kauliņa. Krāsas iet pamīšus.
arrange-turn = Kam jāiet
arrange-turn-any = Pēc noteikumiem
arrange-turn-other = Ar šiem kauliņiem jāiet citai krāsai.
editor-moves = { $count ->
    [0] Nolieciet pirmo kauliņu
    [zero] { $count } gājieni
    [one] { $count } gājiens
   *[other] { $count } gājieni
  }
editor-over = Partija ir beigusies
editor-over-text = Neviens vairs nevar iet.
editor-computer = Ļaut iet datoram
editor-review = Izvērtēt šo partiju
editor-found = Labākie gājieni
editor-value = { $margin } · { $share }%
editor-make = Izdarīt gājienu { $letter }
editor-game = Spēle
editor-which = Izvēlieties spēli
editor-game-kind = { $game }, { $kind }
editor-begin = Sākt no jauna
doors = Atvērt partiju
door-review = Izvērtēt partiju
door-replay = Skatīt partijas atkārtojumu
