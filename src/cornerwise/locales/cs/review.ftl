## The result

result-page = Výsledek
result-open = Hra pokračuje
result-by-resigned = Ostatní hru vzdali.
result-by-time = Ostatním došel čas.
result-by-left = Ostatní odešli od stolu.
result-you-resigned = Hru jsi vzdal(a).
result-you-time = Došel ti čas.
result-you-left = Odešel/odešla jsi od stolu.
result-dropped = { $name }: { $how }
result-by-draw = Hráči se na ní dohodli.
result-all-placed = { $colour } má všechny díly na plánu.
result-solo-done = Všechny díly jsou na plánu
result-solo-short = Ne všechny díly našly místo
over-replay = Přehrát

## The sum of every seat

sum-won = výhra
sum-deal = Rozdání { $deal }
sum-together = Spolu se spoluhráčem
sum-nobody = Ničí barva
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
sheet-single-last = Díl o jednom políčku úplně nakonec
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
    [one] Třetí kámen, který nepasoval
    [few] { $count } třetí kameny, které nepasovaly
    [many] { $count } třetího kamene, který nepasoval
   *[other] { $count } třetích kamenů, které nepasovaly
  }
sheet-hands = Kameny, které zbyly ostatním

## The review

review-title = Rozbor
review-about = Vlož hru a engine řekne, jak probíhala, jakou cenu měl každý tah a co by bylo lepší.
review-progress = { $done ->
    [0] Engine si hru prohlíží
   *[other] Prohlédnuté tahy: { $done } z { $total }
  }
review-progress-text = Mezitím můžeš hru procházet. Odchod ze stránky práci zastaví.
review-quantity = Co čáry ukazují
review-margins = Náskok v bodech
review-shares = Šance na výhru
review-graph = Jak hra stála po každém tahu
review-as-table = Jako tabulka
review-as-graph = Jako graf
review-table = Jak hra stála, jako tabulka
review-move = Před tahem
review-before = { $ply }: { $move }
review-end = Konec
review-errors = ± je rozsah, ve kterém šestnáctkrát delší hledání skončí 95krát ze 100. Hodnota bez ± je přesná.
review-at = Po { $ply ->
    [0] přípravě
    [one] { $ply } tahu
    [few] { $ply } tazích
    [many] { $ply } tahu
   *[other] { $ply } tazích
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share } %
review-percent-lost = −{ $share } %
review-turning = Zlomové okamžiky
review-no-turning = Žádný tah nestál mnoho. Všichni hráli dobře.
review-lost-margins = ztráta bodů proti nejlepšímu tahu
review-lost-shares = ztráta šance proti nejlepšímu tahu
review-move-of = Tah { $number }, { $name }
review-instead = { $move }; lepší tah: { $better }
review-better = Lepší tah: { $move }
review-was-best = Engine nic lepšího nenašel.
review-choose = Vyber tah a uvidíš, co by bylo lepší.
review-line = Jak mohla hra pokračovat
review-line-show = Ukázat variantu
review-line-one = Ukázat tah
review-line-hide = Skrýt variantu
review-line-back = Ve variantě o tah zpět
review-line-on = Ve variantě o tah dál
review-line-at = { $step } z { $count }
review-try = Zkusit odtud
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
replay-pause = Pauza
replay-end = Na konec
replay-speed = Rychlost
replay-times = { $speed } ×
replay-next = je na tahu

## Games from elsewhere

doors = Hry odjinud
door-review = Rozebrat hru
door-replay = Přehrát hru
door-editor = Sestavit pozici
head-back = Zpět
record-label = Hra jako .blksgf nebo JSON
record-open = Otevřít
record-file = Vybrat soubor
record-build = Sestavit pozici
record-other = Jiná hra
record-hint = Soubor sem můžeš i přetáhnout. Na serveru nic nezůstane.
record-none = V tomto textu žádná hra není.
record-which = Počet her: { $count }. Která?

## Taking it along

export-title = Sdílet a uložit
export-share = Sdílet
export-link = Kopírovat odkaz
export-blksgf = Soubor .blksgf
export-blksgf-text = pro jiné programy na tyto hry
export-json = Záznam JSON
export-json-text = všechno, k novému otevření tady
export-svg = Obrázek SVG
export-svg-text = ostrý v každé velikosti
export-png = Obrázek PNG
export-png-text = do zpráv a na stránky

## The editor

editor-title = Editor
editor-moves = { $count ->
    [0] Polož první díl
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
  }
editor-over = Hra skončila
editor-over-text = Nikdo už nemůže táhnout.
editor-undo = Vrátit
editor-clear = Vyčistit
editor-computer = Tah počítače
editor-analyse = Nejlepší tahy
editor-review = Rozebrat
editor-found = Co by udělal engine
editor-value = { $margin } · { $share } %
editor-make = Zahrát tah { $letter }
editor-game = Hra
editor-which = Která hra
editor-game-kind = { $game }, { $kind }
editor-begin = Začít znovu
