## Placing games

tip-spread = Miř ke středu a rozšiřuj se do všech stran. Tam, kde začínáš, je místo jen pro pár dílů.
tip-large-first = Velké díly pokládej brzy. S každým tahem pro ně zbývá méně místa.
tip-corners = Nech si otevřených několik rohů. Když ti zbude jen jeden, může tě jediný díl zablokovat do konce hry.
tip-escape = Nech si cestu ven na každé straně svého území.
tip-shapes = Každý tvar se k něčemu hodí: dlouhé díly sahají daleko, zahnuté proklouznou mezerami a malé se na konci vejdou všude.
tip-their-pieces = Sleduj, jaké díly zbývají ostatním. Když do mezery žádný nepasuje, můžeš si ji nechat na později.
tip-deny-bonus = Za umístění všech dílů je prémie až { $bonus ->
    [one] { $bonus } bod
    [few] { $bonus } body
    [many] { $bonus } bodu
   *[other] { $bonus } bodů
  }. Zablokovat někomu poslední místo může mít větší cenu než vlastní díl.
tip-single-last = Šetři si nejmenší díl. Když ho položíš jako úplně poslední, získáš { $bonus ->
    [one] { $bonus } bod
    [few] { $bonus } body
    [many] { $bonus } bodu
   *[other] { $bonus } bodů
  } navíc.
tip-two-colours = Ať si tvoje dvě barvy pomáhají: jedna otevře cestu, druhá ji za tebou zavře.

## Polyomino, cubes

tip-even-opening = Pokud začínáš, polož dva stejně dobré díly. Druhý hráč si vybere ten lepší.
tip-stay-on-top = Počítá se jen to, co je vidět shora. Stav tam, kde tě nikdo nezakryje: těsně pod výškovým limitem a ke konci hry.

## Triominos

tip-high-tiles = Kameny s vysokou hodnotou pokládej brzy. Přinesou víc bodů, a co ti zůstane, počítá se tomu, komu kameny dojdou jako prvnímu.
tip-bridge = Hledej mosty: most přinese { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } navíc k hodnotě kamene.
tip-hexagon = Když bod obklopuje 5 kamenů, přinese šestý { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } navíc. Nenech takovou mezeru ostatním.
tip-plan-ahead = Každý kámen je jen jednou. Polož takový, na který můžeš v příštím tahu navázat.
tip-draw-less = Každé dobrání stojí { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodů
  }. Než dobereš, prohlédni si stůl ze všech stran.
