## Placing games

tip-spread = Mier k stredu a rozširuj sa na všetky strany. Blízko štartovacieho bodu je miesto len pre pár dielov.
tip-large-first = Veľké diely klaď zavčasu. Miesta pre ne s každým ťahom ubúda.
tip-corners = Nechaj si voľných niekoľko rohov. S jedinou cestou ďalej môže tvoju hru ukončiť jeden cudzí diel.
tip-escape = Nechaj si cestu von na každej strane svojho územia.
tip-shapes = Každý tvar má svoju úlohu: dlhé diely siahajú ďaleko, zahnuté prekĺznu medzerami, malé zachraňujú na konci.
tip-their-pieces = Sleduj, aké diely zostávajú ostatným. Medzera, do ktorej im nič nepasuje, na teba počká.
tip-deny-bonus = Kto umiestni všetko, získa až { $bonus ->
    [one] { $bonus } bod
    [few] { $bonus } body
    [many] { $bonus } bodu
   *[other] { $bonus } bodov
  }. Zablokovať posledné miesto môže mať väčšiu cenu ako vlastný diel.
tip-single-last = Šetri si najmenší diel. Keď ho položíš ako úplne posledný, prinesie { $bonus ->
    [one] { $bonus } bod
    [few] { $bonus } body
    [many] { $bonus } bodu
   *[other] { $bonus } bodov
  } navyše.
tip-two-colours = Nech si tvoje dve farby pomáhajú: jedna otvorí cestu, druhá ju za sebou zavrie.

## Polyomino, cubes

tip-even-opening = Ako prvý hráč polož dva diely, ktoré majú rovnakú cenu. Druhý hráč si vyberie ten lepší.
tip-stay-on-top = Počíta sa len to, čo vidno zhora. Stavaj tam, kde ťa nikto nezakryje: tesne pod výškovým limitom a až neskôr.

## Triominos

tip-high-tiles = Vysoké kamene klaď zavčasu. Prinesú viac, a keď ti zostanú, počítajú sa tomu, kto skončí prvý.
tip-bridge = Hľadaj mosty: každý prinesie o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  } viac ako samotný kameň.
tip-hexagon = Kde okolo bodu leží päť kameňov, prinesie šiesty { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
  } navyše. Nenechaj takú medzeru ostatným.
tip-plan-ahead = Každý kameň existuje len raz. Polož taký, na ktorý v ďalšom ťahu môžeš nadviazať.
tip-draw-less = Každé dobratie stojí { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodov
  }. Skôr než doberieš, prezri si stôl zo všetkých strán.
