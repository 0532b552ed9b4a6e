## The result

result-page = Výsledek
result-open = Rozehraná hra
result-by-resigned = Ostatní hru vzdali.
result-by-time = Ostatním došel čas.
result-by-left = Ostatní odešli ze hry.
result-you-resigned = Vzdáváš hru.
result-you-time = Došel ti čas.
result-you-left = Odcházíš ze hry.
result-dropped = { $name }: { $how }
result-by-draw = Hráči se dohodli na remíze.
result-all-placed = { $colour }: všechny díly umístěné.
result-solo-done = Všechny díly jsou na herním plánu
result-solo-short = Ne všechny díly byly umístěny
over-replay = Přehrát

## The sum of every seat

sum-won = výhra
sum-deal = Rozdání { $deal }
sum-together = Součet týmu
sum-nobody = Společná barva
sum-nobody-text = Pokládali ji všichni střídavě. Nepočítá se.
sheet-left = Zbyl díl { $piece }{ $count ->
    [one] {""}
    [few] , { $count } kusy
    [many] , { $count } kusu
   *[other] , { $count } kusů
  }
sheet-cells-placed = { $count ->
    [one] { $count } zakryté políčko
    [few] { $count } zakrytá políčka
    [many] { $count } zakrytého políčka
   *[other] { $count } zakrytých políček
  }
sheet-pieces-placed = { $count ->
    [one] { $count } umístěný díl
    [few] { $count } umístěné díly
    [many] { $count } umístěného dílu
   *[other] { $count } umístěných dílů
  }
sheet-seen = { $count ->
    [one] { $count } políčko viditelné shora
    [few] { $count } políčka viditelná shora
    [many] { $count } políčka viditelného shora
   *[other] { $count } políček viditelných shora
  }
sheet-all-placed = Všechny díly umístěné
sheet-single-last = Nejmenší díl položený poslední
sheet-tile = { $count ->
    [one] { $count } položený kámen
    [few] { $count } položené kameny
    [many] { $count } položeného kamene
   *[other] { $count } položených kamenů
  }
sheet-bridge = { $count ->
    [one] { $count } most
    [few] { $count } mosty
    [many] { $count } mostu
   *[other] { $count } mostů
  }
sheet-hexagon = { $count ->
    [one] { $count } uzavřený šestiúhelník
    [few] { $count } uzavřené šestiúhelníky
    [many] { $count } uzavřeného šestiúhelníku
   *[other] { $count } uzavřených šestiúhelníků
  }
sheet-opening-triple = Začátek se třemi stejnými čísly
sheet-opening-zero = Začátek se třemi nulami
sheet-out = Položený poslední kámen
sheet-draw = { $count ->
    [one] { $count } dobraný kámen
    [few] { $count } dobrané kameny
    [many] { $count } dobraného kamene
   *[other] { $count } dobraných kamenů
  }
sheet-third-draw = { $count ->
    [one] Třetí kámen dobrán, žádný položen
    [few] Třetí kámen dobrán, žádný položen: { $count }krát
    [many] Třetí kámen dobrán, žádný položen: { $count }krát
   *[other] Třetí kámen dobrán, žádný položen: { $count }krát
  }
sheet-hands = Kameny, které zbyly v rukou

## The review

review-title = Rozbor
review-about = Vlož hru. Počítač ukáže, jak probíhala, jakou cenu měl každý tah a co by bylo lepší.
review-progress = { $done ->
    [0] Rozbor hry…
   *[other] Rozbor: hotové tahy { $done } z { $total }
  }
review-progress-text = Mezitím můžeš hru procházet. Když stránku opustíš, rozbor se zastaví.
review-quantity = Co graf ukazuje
review-margins = Náskok v bodech
review-shares = Šance na výhru
review-graph = Jak hra stála po každém tahu
review-as-table = Ukázat jako tabulku
review-as-graph = Ukázat jako graf
review-table = Jak hra stála po každém tahu, jako tabulka
review-move = Další tah
review-before = { $ply }: { $move }
review-end = Konec
review-errors = ± je rozpětí chyby: 16krát delší hledání se do něj vejde 95krát ze 100. Hodnota bez ± je přesná.
review-at = { $ply ->
    [0] Na začátku
    [one] Po { $ply } tahu
    [few] Po { $ply } tazích
    [many] Po { $ply } tahu
   *[other] Po { $ply } tazích
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-turning = Zlomové okamžiky
review-no-turning = Žádný tah nestál mnoho. Všichni hráli dobře.
review-lost-margins = ztráta bodů proti nejlepšímu tahu
review-move-of = Tah { $number }, { $name }
review-instead = { $move }. Lepší tah: { $better }
review-better = Lepší tah: { $move }
review-was-best = Počítač nic lepšího nenašel.
review-choose = Vyber tah a uvidíš, co by bylo lepší.
review-line = Jak mohla hra pokračovat
review-line-show = Ukázat tahy
review-line-one = Ukázat tah
review-line-hide = Skrýt tahy
review-line-back = Předchozí z těchto tahů
review-line-on = Další z těchto tahů
review-line-at = { $step } z { $count }
move-lays = { $piece } na { $cell }
move-lays-tile = kámen { $tile }
move-keep = ponechání barvy
move-swap = výměna barev
move-draw = dobrání kamene
move-pass = pas

## Replay

replay-title = Přehrávání
replay-about = Vlož hru a sleduj ji tah po tahu.
replay-slider = Místo ve hře
replay-where = { $ply ->
    [0] Před tahem 1 z { $count }
   *[other] Tah { $ply } z { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Přehrát
replay-pause = Pozastavit
replay-end = Přejít na konec
replay-speed = Rychlost
replay-times = { $speed } ×
replay-next = na tahu

## Games from elsewhere

doors = Otevřít hru
door-review = Rozebrat hru
door-replay = Přehrát hru
head-back = Zpět
record-label = Hra jako .blksgf nebo JSON
record-open = Otevřít
record-file = Vybrat soubor
record-other = Jiná hra
record-hint = Soubor sem můžeš i přetáhnout. Na server se nic neukládá.
record-none = V tomto textu žádná hra není. Vlož prosím soubor .blksgf nebo JSON.
record-which = Nalezené hry: { $count }. Vyber jednu.

## Taking it along

export-title = Sdílet a uložit
export-share = Sdílet
export-link = Kopírovat odkaz
export-text = Kopírovat jako text
export-blksgf = Soubor .blksgf
export-blksgf-text = pro jiné programy
export-json = Záznam JSON
export-json-text = všechno, aby se to tu dalo znovu otevřít
export-svg = Obrázek SVG
export-svg-text = ostrý v každé velikosti
export-png = Obrázek PNG
export-png-text = do zpráv a na webové stránky
analysis-title = Herní plán pro analýzu
analysis-parts = Co ukázat
analysis-pieces = Díly
analysis-lines = Nejlepší tahy
analysis-moves = Tahy
analysis-no-moves = Polož díl za kteroukoli stranu. Tady se objeví tvoje tahy a každá vyzkoušená varianta.
analysis-searched = { $count ->
    [one] Prohledána { $count } pozice
    [few] Prohledány { $count } pozice
    [many] Prohledáno { $count } pozice
   *[other] Prohledáno { $count } pozic
  }
analysis-exact = Spočítáno do konce hry
analysis-bar = Šance na výhru: { $chances }
analysis-bar-empty = Šance na výhru
analysis-promote = Nastavit jako hlavní variantu
analysis-remove = Smazat tento tah a vše po něm
analysis-menu = Další možnosti
analysis-new = Nová analýza
analysis-paste = Vložit tahy nebo hru
analysis-paste-text = Na každém řádku jeden tah, odkaz nebo hra jako .blksgf či JSON.
analysis-by-moves = Kameny se dobírají z hromádky, proto pozice vzniká ze svých tahů. Zahraj je na stole, nebo je vlož.
analysis-saved = Uloženo na tomto zařízení
analysis-forget = Smazat tuto analýzu
analysis-from-here = Analyzovat odtud
arrange-title = Sestavit pozici
arrange-ready = Pravidla tuto pozici dovolují.
arrange-broken = Zatím není možné
arrange-missing = { $colour }: chybí jeden díl. Barvy se střídají.
arrange-turn = Na tahu
arrange-turn-any = Podle pravidel
arrange-turn-other = S těmito díly je na tahu jiná barva.

## The editor

editor-moves = { $count ->
    [0] Polož první díl
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
  }
editor-over = Hra skončila
editor-over-text = Nikdo už nemůže táhnout.
editor-computer = Nechat táhnout počítač
editor-review = Rozebrat tuto hru
editor-found = Nejlepší tahy
editor-value = { $margin } · { $share } %
editor-make = Zahrát tah { $letter }
editor-game = Hra
editor-which = Vyber hru
editor-game-kind = { $game }, { $kind }
editor-begin = Začít znovu
