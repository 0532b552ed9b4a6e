## The result

result-page = Výsledok
result-open = Rozohratá hra
result-by-resigned = Ostatní hru vzdali.
result-by-time = Ostatným vypršal čas.
result-by-left = Ostatní odišli.
result-you-resigned = Vzdávaš hru.
result-you-time = Vypršal ti čas.
result-you-left = Odchádzaš z hry.
result-dropped = { $name }: { $how }
result-by-draw = Hráči sa dohodli na remíze.
result-all-placed = { $colour } má umiestnené všetky diely.
result-solo-done = Všetky diely sú na doske
result-solo-short = Nepodarilo sa umiestniť všetky diely
over-replay = Pozrieť záznam

## The sum of every seat

sum-won = výhra
sum-deal = Rozdanie { $deal }
sum-together = Súčet tímu
sum-nobody = Spoločná farba
sum-nobody-text = Kládli ju striedavo všetci. Nepočíta sa.
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
sheet-single-last = Najmenší diel položený ako posledný
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
sheet-hexagon =
    { $count ->
        [one] { $count } dokončený šesťuholník
        [few] { $count } dokončené šesťuholníky
        [many] { $count } dokončeného šesťuholníka
       *[other] { $count } dokončených šesťuholníkov
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
sheet-third-draw =
    { $count ->
        [one] Tretí kameň dobratý, žiadny nepoložený
        [few] Tretí kameň dobratý, žiadny nepoložený: { $count }-krát
        [many] Tretí kameň dobratý, žiadny nepoložený: { $count }-krát
       *[other] Tretí kameň dobratý, žiadny nepoložený: { $count }-krát
    }
sheet-hands = Kamene, ktoré zostali v rukách

## The review

review-title = Rozbor
review-about = Vlož hru. Počítač ukáže, ako prebiehala, akú cenu mal každý ťah a čo by bolo lepšie.
review-progress =
    { $done ->
        [0] Analyzuje sa hra…
       *[other] Analýza: { $done } z { $total } ťahov hotových
    }
review-progress-text = Hru môžeš zatiaľ prechádzať. Ak túto stránku opustíš, analýza sa zastaví.
review-quantity = Čo graf ukazuje
review-margins = Náskok v bodoch
review-shares = Šanca na výhru
review-graph = Stav hry po každom ťahu
review-as-table = Ukázať ako tabuľku
review-as-graph = Ukázať ako graf
review-table = Stav hry po každom ťahu, ako tabuľka
review-move = Ďalší ťah
review-before = { $ply }: { $move }
review-end = Koniec
review-errors = ± je možná odchýlka: 16-krát dlhšie hľadanie sa do nej zmestí 95-krát zo 100. Hodnota bez ± je presná.
review-at = { $ply ->
    [0] Na začiatku
    [one] Po { $ply } ťahu
    [few] Po { $ply } ťahoch
    [many] Po { $ply } ťahu
   *[other] Po { $ply } ťahoch
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Zlomové okamihy
review-no-turning = Žiadny ťah nestál veľa. Všetci hrali dobre.
review-lost-margins = body stratené oproti najlepšiemu ťahu
review-move-of = Ťah { $number }, { $name }
review-instead = { $move }. Lepší ťah: { $better }
review-better = Lepší ťah: { $move }
review-was-best = Počítač nič lepšie nenašiel.
review-choose = Vyber ťah a uvidíš, čo by bolo lepšie.
review-line = Ako mohla hra pokračovať
review-line-show = Ukázať ťahy
review-line-one = Ukázať ťah
review-line-hide = Skryť ťahy
review-line-back = Predchádzajúci z týchto ťahov
review-line-on = Ďalší z týchto ťahov
review-line-at = { $step } z { $count }
move-lays = { $piece } na { $cell }
move-lays-tile = kameň { $tile }
move-keep = ponechanie farby
move-swap = výmena farieb
move-draw = dobratie kameňa
move-pass = pas

## Replay

replay-title = Záznam hry
replay-about = Vlož hru a sleduj ju ťah po ťahu.
replay-slider = Pozícia v hre
replay-where = { $ply ->
    [0] Pred ťahom 1 z { $count }
   *[other] Ťah { $ply } z { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Spustiť
replay-pause = Pozastaviť
replay-end = Skočiť na koniec
replay-speed = Rýchlosť
replay-times = { $speed } ×
replay-next = na ťahu

## Games from elsewhere

doors = Otvoriť hru
door-review = Rozobrať hru
door-replay = Pozrieť záznam hry
head-back = Späť
record-label = Hra ako .blksgf alebo JSON
record-open = Otvoriť
record-file = Vybrať súbor
record-other = Iná hra
record-hint = Súbor sem môžeš aj presunúť. Na server sa nič neukladá.
record-none = V tomto texte nie je žiadna hra. Vlož, prosím, súbor .blksgf alebo JSON.
record-which = Nájdené hry: { $count }. Vyber jednu.

## Taking it along

export-title = Zdieľať a uložiť
export-share = Zdieľať
export-link = Kopírovať odkaz
export-text = Kopírovať ako text
export-blksgf = Súbor .blksgf
export-blksgf-text = pre iné programy
export-json = Záznam JSON
export-json-text = všetko, dá sa tu znova otvoriť
export-svg = Obrázok SVG
export-svg-text = ostrý v každej veľkosti
export-png = Obrázok PNG
export-png-text = do správ a na webové stránky

## The analysis board

analysis-title = Analytická doska
analysis-parts = Čo ukázať
analysis-pieces = Diely
analysis-lines = Najlepšie ťahy
analysis-moves = Ťahy
analysis-no-moves = Polož diel za ktorúkoľvek stranu. Tu uvidíš svoje ťahy a všetky varianty, ktoré vyskúšaš.
analysis-searched = { $count ->
    [one] { $count } prehľadaná pozícia
    [few] { $count } prehľadané pozície
    [many] { $count } prehľadanej pozície
   *[other] { $count } prehľadaných pozícií
  }
analysis-exact = Prepočítané do konca hry
analysis-bar = Šanca na výhru: { $chances }
analysis-bar-empty = Šanca na výhru
analysis-promote = Urobiť hlavným variantom
analysis-remove = Vymazať tento ťah a všetko po ňom
analysis-menu = Ďalšie možnosti
analysis-new = Nová analýza
analysis-paste = Vložiť ťahy alebo hru
analysis-paste-text = Na každom riadku jeden ťah, odkaz alebo hra ako .blksgf či JSON.
analysis-by-moves = Kamene sa doberajú z kôpky, preto pozícia vzniká zo svojich ťahov. Zahraj ich na stole alebo ich vlož.
analysis-saved = Uložené na tomto zariadení
analysis-forget = Vymazať túto analýzu
analysis-from-here = Analyzovať odtiaľto
arrange-title = Zostaviť pozíciu
arrange-ready = Pravidlá túto pozíciu dovoľujú.
arrange-broken = Zatiaľ nie je možné
arrange-missing = { $colour }: chýba jeden diel. Farby sa striedajú.
arrange-turn = Na ťahu
arrange-turn-any = Podľa pravidiel
arrange-turn-other = S týmito dielmi je na ťahu iná farba.

## The editor

editor-moves = { $count ->
    [0] Polož prvý diel
    [one] { $count } ťah
    [few] { $count } ťahy
    [many] { $count } ťahu
   *[other] { $count } ťahov
  }
editor-over = Koniec hry
editor-over-text = Nikto už nemôže ťahať.
editor-computer = Nechať ťahať počítač
editor-review = Rozobrať túto hru
editor-found = Najlepšie ťahy
editor-value = { $margin } · { $share } %
editor-make = Zahrať ťah { $letter }
editor-game = Hra
editor-which = Vyber hru
editor-game-kind = { $game }, { $kind }
editor-begin = Začať znova
