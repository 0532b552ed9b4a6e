## Placing games

tip-spread = Mier do stredu a rozširuj sa na všetky strany. Tam, kde začínaš, je miesto len pre pár dielov.
tip-large-first = Veľké diely klaď skoro. S každým ťahom je pre ne menej miesta.
tip-corners = Nechaj si otvorených niekoľko rohov. Ak ti zostane jediný, môže ťa jeden diel zablokovať až do konca hry.
tip-escape = Nechaj si cestu von na každej strane svojho územia.
tip-shapes = Každý tvar sa na niečo hodí: dlhé diely siahajú ďaleko, zahnuté prekĺznu medzerami a malé sa na konci zmestia kamkoľvek.
tip-their-pieces = Sleduj, aké diely zostávajú ostatným. Ak žiadny z nich do medzery nepasuje, môžeš si ju nechať na neskôr.
tip-deny-bonus =
    Za umiestnenie všetkých dielov je až { $bonus ->
        [one] { $bonus } bod
        [few] { $bonus } body
        [many] { $bonus } bodu
       *[other] { $bonus } bodov
    } navyše. Zablokovať niekomu posledné miesto môže mať väčšiu cenu ako vlastný diel.
tip-single-last =
    Šetri si najmenší diel. Keď ho položíš ako úplne posledný, získaš { $bonus ->
        [one] { $bonus } bod
        [few] { $bonus } body
        [many] { $bonus } bodu
       *[other] { $bonus } bodov
    } navyše.
tip-two-colours = Nech si tvoje dve farby pomáhajú: jedna otvorí cestu, druhá ju za tebou zavrie.

## Polyomino, cubes

tip-even-opening = Ak hráš ako prvý hráč, polož dva rovnako dobré diely. Druhý hráč si vyberie ten lepší.
tip-stay-on-top = Počíta sa len to, čo vidno zhora. Stavaj tam, kde ťa nikto nezakryje: tesne pod výškovým limitom a neskoro v hre.

## Triominos

tip-high-tiles = Kamene s vysokou hodnotou klaď skoro. Prinesú viac, a čo ti zostane, počíta sa tomu, kto prvý minie kamene.
tip-bridge =
    Hľadaj mosty: most prinesie { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    } k hodnote samotného kameňa.
tip-hexagon =
    Keď okolo bodu leží 5 kameňov, šiesty prinesie { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    } navyše. Nenechaj takú medzeru ostatným.
tip-plan-ahead = Každý kameň je v hre len raz. Polož taký, na ktorý môžeš v ďalšom ťahu nadviazať.
tip-draw-less = Každé dobratie stojí { $cost ->
    [one] { $cost } bod
    [few] { $cost } body
    [many] { $cost } bodu
   *[other] { $cost } bodov
  }. Skôr než doberieš, prezri si stôl zo všetkých strán.
