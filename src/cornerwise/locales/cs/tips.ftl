## Placing games

tip-spread = Miř ke středu a rozšiřuj se do všech stran. Poblíž startovního políčka je místo jen pro pár dílů.
tip-large-first = Velké díly pokládej brzy. Místa pro ně s každým tahem ubývá.
tip-corners = Nech si volných několik rohů. S jedinou cestou dál může tvou hru ukončit jeden cizí díl.
tip-escape = Nech si cestu ven na každé straně svého území.
tip-shapes = Každý tvar má svůj úkol: dlouhé díly sahají daleko, zahnuté proklouznou mezerami, malé zachraňují na konci.
tip-their-pieces = Dívej se, jaké díly zbývají ostatním. Mezera, do které jim nic nepasuje, na tebe počká.
tip-deny-bonus = Kdo umístí všechno, získá až { $bonus ->
    [one] { $bonus } bod
    [few] { $bonus } body
    [many] { $bonus } bodu
   *[other] { $bonus } bodů
  }. Zablokovat poslední místo může mít větší cenu než vlastní díl.
tip-single-last = Šetři si nejmenší díl. Když ho položíš jako úplně poslední, přinese { $bonus ->
    [one] { $bonus } bod
    [few] { $bonus } body
    [many] { $bonus } bodu
   *[other] { $bonus } bodů
  } navíc.
tip-two-colours = Ať si tvoje dvě barvy pomáhají: jedna otevře cestu, druhá ji za sebou zavře.

## Polyomino, cubes

tip-even-opening = Jako první hráč polož dva díly, které mají stejnou cenu. Druhý hráč si vybere ten lepší.
tip-stay-on-top = Počítá se jen to, co je vidět shora. Stav tam, kde tě nikdo nezakryje: těsně pod výškovým limitem a až později.

## Triominos

tip-high-tiles = Vysoké kameny pokládej brzy. Přinesou víc, a když ti zůstanou, počítají se tomu, kdo skončí první.
tip-bridge = Hledej mosty: každý přinese o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } víc než samotný kámen.
tip-hexagon = Kde kolem bodu leží pět kamenů, přinese šestý { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } navíc. Nenech takovou mezeru ostatním.
tip-plan-ahead = Každý kámen existuje jen jednou. Polož takový, na který v příštím tahu můžeš navázat.
tip-draw-less = Každé dobrání stojí { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodů
  }. Než dobereš, prohlédni si stůl ze všech stran.
