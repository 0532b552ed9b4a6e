result-page = Rezultatas
result-open = Partija vyksta
result-by-resigned = Kiti pasidavė.
result-by-time = Kitiems baigėsi laikas.
result-by-left = Kiti paliko partiją.
result-you-resigned = Jūs pasidavėte.
result-you-time = Jūsų laikas baigėsi.
result-you-left = Jūs išėjote.
result-dropped = { $name }: { $how }
result-by-draw = Žaidėjai susitarė dėl lygiųjų.
result-all-placed = { $colour } padėjo visas detales.
result-solo-done = Visos detalės lentoje
result-solo-short = Padėtos ne visos detalės
over-replay = Peržiūrėti
sum-won = laimėjo
sum-deal = { $deal } dalijimas
sum-together = Komandos suma
sum-nobody = Bendra spalva
sum-nobody-text = Visi ją dėjo paeiliui. Ji neskaičiuojama.
sheet-left = Liko detalė { $piece }{ $count ->
    [1] {""}
    [one] {", "}iš viso { $count }
    [few] {", "}iš viso { $count }
    [many] {", "}iš viso { $count }
   *[other] {", "}iš viso { $count }
  }
sheet-cells-placed = { $count ->
    [one] Uždengtas { $count } langelis
    [few] Uždengti { $count } langeliai
    [many] Uždengta { $count } langelio
   *[other] Uždengta { $count } langelių
  }
sheet-pieces-placed = { $count ->
    [one] Padėta { $count } detalė
    [few] Padėtos { $count } detalės
    [many] Padėta { $count } detalės
   *[other] Padėta { $count } detalių
  }
sheet-seen = { $count ->
    [one] Iš viršaus matomas { $count } langelis
    [few] Iš viršaus matomi { $count } langeliai
    [many] Iš viršaus matoma { $count } langelio
   *[other] Iš viršaus matoma { $count } langelių
  }
sheet-all-placed = Visos detalės padėtos
sheet-single-last = Mažiausia detalė padėta paskutinė
sheet-tile = { $count ->
    [one] Padėtas { $count } kauliukas
    [few] Padėti { $count } kauliukai
    [many] Padėta { $count } kauliuko
   *[other] Padėta { $count } kauliukų
  }
sheet-bridge = { $count ->
    [one] { $count } tiltas
    [few] { $count } tiltai
    [many] { $count } tilto
   *[other] { $count } tiltų
  }
sheet-hexagon = { $count ->
    [one] Užbaigtas { $count } šešiakampis
    [few] Užbaigti { $count } šešiakampiai
    [many] Užbaigta { $count } šešiakampio
   *[other] Užbaigta { $count } šešiakampių
  }
sheet-opening-triple = Pradėta trimis vienodais skaičiais
sheet-opening-zero = Pradėta trimis nuliais
sheet-out = Padėtas paskutinis kauliukas
sheet-draw = { $count ->
    [one] Ištrauktas { $count } kauliukas
    [few] Ištraukti { $count } kauliukai
    [many] Ištraukta { $count } kauliuko
   *[other] Ištraukta { $count } kauliukų
  }
sheet-third-draw =
    { $count ->
        [1] Ištrauktas trečias kauliukas, nė vienas nepadėtas
        [one] Ištrauktas trečias kauliukas, nė vienas nepadėtas: { $count } kartą
        [few] Ištrauktas trečias kauliukas, nė vienas nepadėtas: { $count } kartus
        [many] Ištrauktas trečias kauliukas, nė vienas nepadėtas: { $count } karto
       *[other] Ištrauktas trečias kauliukas, nė vienas nepadėtas: { $count } kartų
    }
sheet-hands = Žaidėjams likę kauliukai
review-title = Apžvalga
review-about = Įklijuokite partiją. Kompiuteris parodys, kaip ji klostėsi, ko buvo vertas kiekvienas ėjimas ir kas būtų buvę geriau.
review-progress =
    { $done ->
        [0] Analizuojama partija…
       *[other] Analizuojama: atlikta ėjimų { $done } iš { $total }
    }
review-progress-text = Tuo metu galite peržiūrėti partiją. Išėjus iš šio puslapio, analizė sustoja.
review-quantity = Ką rodo grafikas
review-margins = Taškų persvara
review-shares = Tikimybė laimėti
review-graph = Kokia buvo padėtis po kiekvieno ėjimo
review-as-table = Rodyti kaip lentelę
review-as-graph = Rodyti kaip grafiką
review-table = Kokia buvo padėtis po kiekvieno ėjimo, lentelėje
review-move = Kitas ėjimas
review-before = { $ply }: { $move }
review-end = Pabaiga
review-errors = ± yra paklaidos riba: 16 kartų ilgesnė paieška į ją patenka 95 kartus iš 100. Vertė be ± yra tiksli.
review-at = { $ply ->
    [0] Pradinė padėtis
    [one] Po { $ply } ėjimo
    [few] Po { $ply } ėjimų
    [many] Po { $ply } ėjimo
   *[other] Po { $ply } ėjimų
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Lūžio taškai
review-no-turning = Nė vienas ėjimas daug nekainavo. Visi žaidė gerai.
review-lost-margins = prarasti taškai, palyginti su geriausiu ėjimu
review-move-of = { $number } ėjimas, { $name }
review-instead = { $move }. Geriau: { $better }
review-better = Geriau: { $move }
review-was-best = Kompiuteris nieko geresnio nerado.
review-choose = Pasirinkite ėjimą ir pamatysite, kas būtų buvę geriau.
review-line = Kaip partija galėjo tęstis
review-line-show = Rodyti ėjimus
review-line-one = Rodyti ėjimą
review-line-hide = Slėpti ėjimus
review-line-back = Ankstesnis iš šių ėjimų
review-line-on = Kitas iš šių ėjimų
review-line-at = { $step } iš { $count }
move-lays = { $piece } ties { $cell }
move-lays-tile = kauliukas { $tile }
move-keep = spalva paliekama
move-swap = spalvos sukeičiamos
move-draw = traukiamas kauliukas
move-pass = ėjimas praleidžiamas
replay-title = Peržiūra
replay-about = Įklijuokite partiją ir žiūrėkite ją ėjimas po ėjimo.
replay-slider = Vieta partijoje
replay-where = { $ply ->
    [0] Prieš pirmą ėjimą iš { $count }
   *[other] { $ply } ėjimas iš { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Leisti
replay-pause = Pristabdyti
replay-end = Pereiti į pabaigą
replay-speed = Greitis
replay-times = { $speed } ×
replay-next = eina
head-back = Atgal
record-label = Partija .blksgf arba JSON formatu
record-open = Atverti
record-file = Pasirinkti failą
record-other = Kita partija
record-hint = Failą galite ir nutempti čia. Serveryje nieko nesaugoma.
record-none = Šiame tekste partijos nėra. Įklijuokite .blksgf arba JSON failą.
record-which = Rasta partijų: { $count }. Pasirinkite vieną.
export-title = Dalytis ir įrašyti
export-share = Dalytis
export-link = Kopijuoti nuorodą
export-text = Kopijuoti kaip tekstą
export-blksgf = .blksgf failas
export-blksgf-text = kitoms programoms
export-json = JSON įrašas
export-json-text = viskas, kad vėl galėtumėte atverti čia
export-svg = SVG paveikslas
export-svg-text = ryškus bet kokio dydžio
export-png = PNG paveikslas
export-png-text = žinutėms ir tinklalapiams
analysis-title = Analizės lenta
analysis-parts = Ką rodyti
analysis-pieces = Detalės
analysis-lines = Geriausi ėjimai
analysis-moves = Ėjimai
analysis-no-moves = Padėkite detalę už bet kurį žaidėją. Čia matysite savo ėjimus ir visus išbandytus variantus.
analysis-searched = { $count ->
    [one] ištirta { $count } padėtis
    [few] ištirtos { $count } padėtys
    [many] ištirta { $count } padėties
   *[other] ištirta { $count } padėčių
  }
analysis-exact = Apskaičiuota iki partijos pabaigos
analysis-bar = Tikimybė laimėti: { $chances }
analysis-bar-empty = Tikimybė laimėti
analysis-promote = Padaryti pagrindiniu variantu
analysis-remove = Ištrinti šį ėjimą ir viską po jo
analysis-menu = Daugiau parinkčių
analysis-new = Nauja analizė
analysis-paste = Įklijuoti ėjimus ar partiją
analysis-paste-text = Kiekvienoje eilutėje vienas ėjimas, nuoroda arba partija .blksgf ar JSON formatu.
analysis-by-moves = Kauliukai traukiami iš krūvelės, todėl pozicija susidaro iš jos ėjimų. Sužaiskite juos ant stalo arba įklijuokite.
analysis-saved = Išsaugota šiame įrenginyje
analysis-forget = Ištrinti šią analizę
analysis-from-here = Analizuoti nuo čia
arrange-title = Sudėti padėtį
arrange-ready = Taisyklės šią padėtį leidžia.
arrange-broken = Dar neįmanoma
arrange-missing = { $colour }: trūksta vienos detalės. Spalvos eina paeiliui.
arrange-turn = Eina
arrange-turn-any = Pagal taisykles
arrange-turn-other = Su šiomis detalėmis eina kita spalva.
editor-moves = { $count ->
    [0] Padėkite pirmąją detalę
    [one] { $count } ėjimas
    [few] { $count } ėjimai
    [many] { $count } ėjimo
   *[other] { $count } ėjimų
  }
editor-over = Partija baigta
editor-over-text = Niekas nebegali eiti.
editor-computer = Leisti eiti kompiuteriui
editor-review = Apžvelgti šią partiją
editor-found = Geriausi ėjimai
editor-value = { $margin } · { $share } %
editor-make = Žaisti ėjimą { $letter }
editor-game = Žaidimas
editor-which = Pasirinkite žaidimą
editor-game-kind = { $game }, { $kind }
editor-begin = Pradėti iš naujo
doors = Atverti partiją
door-review = Apžvelgti partiją
door-replay = Peržiūrėti partiją
