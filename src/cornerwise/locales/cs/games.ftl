## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = 4 barvy na plánu 20 × 20
game-classic-kind = 4 hráči
game-classic-2 = Classic pro dva
game-classic-2-about = Každý má 2 barvy
game-classic-2-kind = 2 hráči
game-classic-3 = Classic pro tři
game-classic-3-about = Čtvrtá barva je společná
game-classic-3-kind = 3 hráči
game-classic-teams = Classic v týmech
game-classic-teams-about = Modrá a červená proti žluté a zelené
game-classic-teams-kind = 2 proti 2
game-classic-solo = Osmdesát čtyři
game-classic-solo-about = Umísti všech 84 dílů, bez soupeře
game-classic-solo-kind = 1 hráč
game-duo = Duo
game-duo-about = Rychlý souboj, 14 × 14
game-duo-kind = 2 hráči
game-junior = Junior
game-junior-about = Snadné díly pro děti
game-junior-kind = 2 hráči
game-trigon = Trigon
game-trigon-about = Trojúhelníky na šestiúhelníku
game-trigon-kind = 4 hráči
game-trigon-2 = Trigon pro dva
game-trigon-2-about = Každý má 2 barvy
game-trigon-2-kind = 2 hráči
game-trigon-3 = Trigon pro tři
game-trigon-3-about = 3 barvy na menším šestiúhelníku
game-trigon-3-kind = 3 hráči
game-trigon-teams = Trigon v týmech
game-trigon-teams-about = Modrá a červená proti žluté a zelené
game-trigon-teams-kind = 2 proti 2
game-trigon-solo = Osmdesát osm
game-trigon-solo-about = Umísti všech 88 dílů, bez soupeře
game-trigon-solo-kind = 1 hráč
game-polyomino = Polyomino
game-polyomino-about = Začni kdekoli, pak nech, nebo vyměň
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Každý má 9 dílů, hotovo za pár minut
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Každý má 2 sady po 9 dílech
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Každý má 21 dílů
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Jedna společná sada 56 dílů
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Stav do výšky, počítá se pohled shora
game-rumis-tower = Rumis Věž
game-rumis-tower-about = Úzká a až 8 kostek vysoká
game-rumis-tower-kind = Věž
game-rumis-corner = Rumis Roh
game-rumis-corner-about = Kolem rohu, na 40 políčkách
game-rumis-corner-kind = Roh
game-rumis-steps = Rumis Schody
game-rumis-steps-about = Vzhůru po 4 schodech
game-rumis-steps-kind = Schody
game-rumis-pyramid = Rumis Pyramida
game-rumis-pyramid-about = Ke středu stále výš
game-rumis-pyramid-kind = Pyramida
game-rumis-own = Rumis na vlastním herním plánu
game-rumis-own-about = Vytvoř si vlastní herní plán
game-rumis-own-kind = Vlastní
game-triominos = Triominos
game-triominos-about = Slaď čísla, skryj své kameny
game-triominos-kind = 1 až 6 hráčů

## What is told of every game

facts-players = { $most ->
    [one] { $span } hráč
    [few] { $span } hráči
    [many] { $span } hráče
   *[other] { $span } hráčů
  }
facts-minutes = { $span } min
facts-age = { $age }+ let

## Options of games, by their names, with every value that has a word

option-on = Ano
option-off = Ne
option-start = První díl
option-start-about = Kam každá barva položí svůj první díl.
option-start-own = Na své startovní políčko
option-start-any = Na kterékoli volné startovní políčko
option-start-opposite = Naproti své druhé barvě
option-start-spaced = Na každé druhé startovní políčko
option-scoring = Bodování
option-scoring-about = Jak se počítají body.
option-scoring-advanced = Zbylé čtverečky, s prémiemi
option-scoring-basic = Zbylé čtverečky, bez prémií
option-scoring-pieces = Vyhrává nejvíc umístěných dílů
option-scoring-cells = Vyhrává nejméně zbylých čtverečků
option-scoring-standard = Standardní
option-scoring-children = Dětské bodování
option-scoring-no-points = Bez bodů: vyhrává, komu první dojdou kameny
option-first = Kdo začíná
option-first-about = Hráč, který pokládá první díl.
option-first-number = { $number ->
    [0] Hráč 1
    [1] Hráč 2
    [2] Hráč 3
   *[3] Hráč 4
  }
option-shared = Společná barva
option-shared-about = Barva, kterou všichni hráči pokládají střídavě.
option-left-out = Vynechaná barva
option-left-out-about = Barva, se kterou nikdo nehraje.
option-strict-corners = Přísné rohy
option-strict-corners-about = Rohy se smějí dotýkat jen rohů, nikdy prostředku rovné strany.
option-seats = Hráči
option-seats-about = Počet hráčů.
option-seats-number = { $number }
option-colours-each = Barvy
option-colours-each-about = Barvy na hráče. Ze dvou se počítá jen ta lepší.
option-colours-each-number = po { $number }
option-blocked = Když nemůžeš položit díl
option-blocked-about = Co se stane s barvou, která na svém tahu nemůže položit díl.
option-blocked-out = Končí ve hře
option-blocked-skip = Vynechá jen tento tah
option-heights = Výšková mapa
option-heights-about = Výškové limity řadu po řadě, horní první, mezi řadami /, například 2 2 1/2 2 1.
option-without = Hendikep
option-without-about = Díly, bez kterých barva hraje, například blue:I5,W5/red:X5.
option-edition = Vydání
option-edition-about = Vydání se liší počtem kamenů, dobíráním a pasováním a tím, jak končí rozdání nebo zápas.
option-edition-international = Mezinárodní
option-edition-french = Francouzské
option-edition-spanish = Španělské
option-edition-portuguese = Portugalské
option-edition-tournament = Turnajové
option-target = Hraje se do
option-target-about = Součet, kterým zápas končí. Nejnižší jsou určeny pro dětské bodování.
option-target-number = { $number ->
    [one] { $number } bodu
    [few] { $number } bodů
    [many] { $number } bodu
   *[other] { $number } bodů
  }
option-deals = Rozdání
option-deals-about = Hrajte pevný počet rozdání místo cílového součtu. S dětským bodováním se hraje jedno rozdání, pokud nezvolíš jinak.
option-deals-number = { $number ->
    [0] Bez pevného počtu
    [one] { $number } rozdání
    [few] { $number } rozdání
    [many] { $number } rozdání
   *[other] { $number } rozdání
  }
option-after-draw = Po dobrání
option-after-draw-about = Který kámen smíš položit hned po dobrání.
option-after-draw-drawn = Jen dobraný kámen
option-after-draw-any = Kterýkoli kámen
option-time-limit = Tahy na čas
option-time-limit-about = Když ti dojde čas, dobíráš, dokud tvůj tah neskončí. Vyžaduje hodiny s časem na tah.

## How strongly the computer plays

level = Úroveň { $level }, { $word }
level-1 = první kroky
level-2 = začátečnická
level-3 = pohodová
level-4 = rekreační
level-5 = jistá
level-6 = zkušená
level-7 = silná
level-8 = expertní
level-9 = mistrovská
