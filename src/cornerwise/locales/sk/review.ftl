## The result

result-page = Výsledok
result-open = Hra pokračuje
result-by-resigned = Ostatní hru vzdali.
result-by-time = Ostatným vypršal čas.
result-by-left = Ostatní odišli od stola.
result-you-resigned = Vzdal(a) si hru.
result-you-time = Vypršal ti čas.
result-you-left = Odišiel/odišla si od stola.
result-dropped = { $name }: { $how }
result-by-draw = Hráči sa na nej dohodli.
result-all-placed = { $colour } má všetky diely na doske.
result-solo-done = Všetky diely sú na doske
result-solo-short = Nie všetky diely našli miesto
over-replay = Prehrať

## The sum of every seat

sum-won = výhra
sum-deal = Rozdanie { $deal }
sum-together = Spolu so spoluhráčom
sum-nobody = Ničia farba
sum-nobody-text = Kládli ju všetci striedavo. Nepočíta sa.
sheet-left = Zostal diel { $piece }{ $count ->
    [one] {""}
    [few] , { $count } kusy
    [many] , { $count } kusa
   *[other] , { $count } kusov
  }
sheet-cells-placed = { $count ->
    [one] { $count } zakryté políčko
    [few] { $count } zakryté políčka
    [many] { $count } zakrytého políčka
   *[other] { $count } zakrytých políčok
  }
sheet-pieces-placed = { $count ->
    [one] { $count } umiestnený diel
    [few] { $count } umiestnené diely
    [many] { $count } umiestneného dielu
   *[other] { $count } umiestnených dielov
  }
sheet-seen = { $count ->
    [one] { $count } políčko viditeľné zhora
    [few] { $count } políčka viditeľné zhora
    [many] { $count } políčka viditeľného zhora
   *[other] { $count } políčok viditeľných zhora
  }
sheet-all-placed = Všetky diely umiestnené
sheet-single-last = Diel s jedným políčkom celkom na koniec
sheet-tile = { $count ->
    [one] { $count } položený kameň
    [few] { $count } položené kamene
    [many] { $count } položeného kameňa
   *[other] { $count } položených kameňov
  }
sheet-bridge = { $count ->
    [one] { $count } most
    [few] { $count } mosty
    [many] { $count } mosta
   *[other] { $count } mostov
  }
sheet-hexagon = { $count ->
    [one] { $count } uzavretý šesťuholník
    [few] { $count } uzavreté šesťuholníky
    [many] { $count } uzavretého šesťuholníka
   *[other] { $count } uzavretých šesťuholníkov
  }
sheet-opening-triple = Začiatok s tromi rovnakými číslami
sheet-opening-zero = Začiatok s tromi nulami
sheet-out = Položený posledný kameň
sheet-draw = { $count ->
    [one] { $count } dobratý kameň
    [few] { $count } dobraté kamene
    [many] { $count } dobratého kameňa
   *[other] { $count } dobratých kameňov
  }
sheet-third-draw = { $count ->
    [one] Tretí kameň, ktorý nepasoval
    [few] { $count } tretie kamene, ktoré nepasovali
    [many] { $count } tretieho kameňa, ktorý nepasoval
   *[other] { $count } tretích kameňov, ktoré nepasovali
  }
sheet-hands = Kamene, ktoré zostali ostatným

## The review

review-title = Rozbor
review-about = Vlož hru a program povie, ako prebiehala, akú cenu mal každý ťah a čo by bolo lepšie.
review-progress = { $done ->
    [0] Program si hru prezerá
   *[other] Prezreté ťahy: { $done } z { $total }
  }
review-progress-text = Medzitým môžeš hru prechádzať. Odchod zo stránky prácu zastaví.
review-quantity = Čo čiary ukazujú
review-margins = Náskok v bodoch
review-shares = Šanca na výhru
review-graph = Ako hra stála po každom ťahu
review-as-table = Ako tabuľka
review-as-graph = Ako graf
review-table = Ako hra stála, ako tabuľka
review-move = Pred ťahom
review-before = { $ply }: { $move }
review-end = Koniec
review-errors = ± je rozsah, v ktorom šestnásťkrát dlhšie hľadanie skončí 95-krát zo 100. Hodnota bez ± je presná.
review-at = Po { $ply ->
    [0] príprave
    [one] { $ply } ťahu
    [few] { $ply } ťahoch
    [many] { $ply } ťahu
   *[other] { $ply } ťahoch
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Zlomové okamihy
review-no-turning = Žiadny ťah nestál veľa. Všetci hrali dobre.
review-lost-margins = strata bodov oproti najlepšiemu ťahu
review-move-of = Ťah { $number }, { $name }
review-instead = { $move }; lepší ťah: { $better }
review-better = Lepší ťah: { $move }
review-was-best = Program nič lepšie nenašiel.
review-choose = Vyber ťah a uvidíš, čo by bolo lepšie.
review-line = Ako mohla hra pokračovať
review-line-show = Ukázať variant
review-line-one = Ukázať ťah
review-line-hide = Skryť variant
review-line-back = Vo variante o ťah späť
review-line-on = Vo variante o ťah ďalej
review-line-at = { $step } z { $count }
move-lays = { $piece } na { $cell }
move-lays-tile = kameň { $tile }
move-keep = ponechanie farby
move-swap = výmena farieb
move-draw = dobratie kameňa
move-pass = pas

## Replay

replay-title = Prehrávanie
replay-about = Vlož hru a sleduj ju ťah po ťahu.
replay-slider = Miesto v hre
replay-where = { $ply ->
    [0] Pred ťahom 1 z { $count }
   *[other] Ťah { $ply } z { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Prehrať
replay-pause = Pauza
replay-end = Na koniec
replay-speed = Rýchlosť
replay-times = { $speed } ×
replay-next = je na ťahu

## Games from elsewhere

doors = Hry odinakiaľ
door-review = Rozobrať hru
door-replay = Prehrať hru
head-back = Späť
record-label = Hra ako .blksgf alebo JSON
record-open = Otvoriť
record-file = Vybrať súbor
record-other = Iná hra
record-hint = Súbor sem môžeš aj presunúť. Na serveri nič nezostane.
record-none = V tomto texte žiadna hra nie je.
record-which = Počet hier: { $count }. Ktorá?

## Taking it along

export-title = Zdieľať a uložiť
export-share = Zdieľať
export-link = Kopírovať odkaz
export-blksgf = Súbor .blksgf
export-blksgf-text = pre iné programy na tieto hry
export-json = Záznam JSON
export-json-text = všetko, na opätovné otvorenie tu
export-svg = Obrázok SVG
export-svg-text = ostrý v každej veľkosti
export-png = Obrázok PNG
export-png-text = do správ a na stránky

## The editor

editor-moves = { $count ->
    [0] Polož prvý diel
    [one] { $count } ťah
    [few] { $count } ťahy
    [many] { $count } ťahu
   *[other] { $count } ťahov
  }
editor-over = Hra sa skončila
editor-over-text = Nikto už nemôže ťahať.
editor-computer = Ťah počítača
editor-review = Rozobrať
editor-found = Čo by urobil program
editor-value = { $margin } · { $share } %
editor-make = Zahrať ťah { $letter }
editor-game = Hra
editor-which = Ktorá hra
editor-game-kind = { $game }, { $kind }
editor-begin = Začať znova
