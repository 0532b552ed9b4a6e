## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = Štyri farby na doske 20 × 20
game-classic-kind = 4 hráči
game-classic-2 = Classic pre dvoch
game-classic-2-about = Každý má dve farby
game-classic-2-kind = 2 hráči
game-classic-3 = Classic pre troch
game-classic-3-about = Štvrtú farbu kladú všetci striedavo
game-classic-3-kind = 3 hráči
game-classic-teams = Classic v tímoch
game-classic-teams-about = Modrá a červená proti žltej a zelenej
game-classic-teams-kind = 2 proti 2
game-classic-solo = Osemdesiatštyri
game-classic-solo-about = Umiestni všetkých 84 dielov, hra pre jedného
game-classic-solo-kind = 1 hráč
game-duo = Duo
game-duo-about = Rýchly súboj na doske 14 × 14
game-duo-kind = 2 hráči
game-junior = Junior
game-junior-about = Jednoduché diely pre malé ruky
game-junior-kind = 2 hráči
game-trigon = Trigon
game-trigon-about = Šesťuholník z trojuholníkov
game-trigon-kind = 4 hráči
game-trigon-2 = Trigon pre dvoch
game-trigon-2-about = Každý má dve farby
game-trigon-2-kind = 2 hráči
game-trigon-3 = Trigon pre troch
game-trigon-3-about = Tri farby na menšom šesťuholníku
game-trigon-3-kind = 3 hráči
game-trigon-teams = Trigon v tímoch
game-trigon-teams-about = Modrá a červená proti žltej a zelenej
game-trigon-teams-kind = 2 proti 2
game-trigon-solo = Osemdesiatosem
game-trigon-solo-about = Umiestni všetkých 88 dielov, hra pre jedného
game-trigon-solo-kind = 1 hráč
game-polyomino = Polyomino
game-polyomino-about = Začni kdekoľvek, potom vymeň alebo zostaň
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Každý má 9 dielov, hotovo za pár minút
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Každý má dve súpravy po 9 dielov
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Každý má 21 dielov
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Jedna spoločná súprava 56 dielov
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Stavaj do výšky, počíta sa pohľad zhora
game-rumis-tower = Rumis Veža
game-rumis-tower-about = Úzka a až osem kociek vysoká
game-rumis-tower-kind = Veža
game-rumis-corner = Rumis Roh
game-rumis-corner-about = Okolo rohu zo 40 políčok
game-rumis-corner-kind = Roh
game-rumis-steps = Rumis Schody
game-rumis-steps-about = Hore po štyroch schodoch
game-rumis-steps-kind = Schody
game-rumis-pyramid = Rumis Pyramída
game-rumis-pyramid-about = K stredu stále vyššie
game-rumis-pyramid-kind = Pyramída
game-rumis-own = Rumis na vlastných výškach
game-rumis-own-about = Doska, ktorú si vytvoríš
game-rumis-own-kind = Vlastný
game-triominos = Triominos
game-triominos-about = Zlaď rohy, skry svoje kamene
game-triominos-kind = 1 až 6 hráčov

## What is told of every game

facts-players = { $most ->
    [one] { $span } hráč
    [few] { $span } hráči
    [many] { $span } hráča
   *[other] { $span } hráčov
  }
facts-minutes = { $span } min
facts-age = od { $age } rokov

## Options of games, by their names, with every value that has a word

option-on = Áno
option-off = Nie
option-start = Prvý diel
option-start-about = Kam smie prísť prvý diel farby.
option-start-own = Na vlastný štartovací bod
option-start-any = Na ktorýkoľvek voľný štartovací bod
option-start-opposite = Oproti svojej druhej farbe
option-start-spaced = Na každý druhý štartovací bod
option-scoring = Body
option-scoring-about = Ako sa počítajú body.
option-scoring-advanced = Zvyšné políčka, s prémiami
option-scoring-basic = Len zvyšné políčka
option-scoring-pieces = Najviac umiestnených dielov
option-scoring-cells = Najmenej zvyšných políčok
option-scoring-standard = Podľa návodu
option-scoring-children = Detské body
option-scoring-no-points = Bez bodov: vyhráva, kto sa prvý zbaví kameňov
option-first = Kto začína
option-first-about = Miesto, ktoré kladie prvý diel.
option-first-number = { $number ->
    [0] Miesto 1
    [1] Miesto 2
    [2] Miesto 3
   *[3] Miesto 4
  }
option-shared = Spoločná farba
option-shared-about = Farba, ktorú všetci hráči kladú striedavo.
option-left-out = Vynechaná farba
option-left-out-about = Farba, s ktorou sa nehrá.
option-strict-corners = Prísne rohy
option-strict-corners-about = Roh sa musí stretnúť s rohom, nikdy so stredom rovnej strany.
option-seats = Hráči
option-seats-about = Koľko ľudí hrá.
option-seats-number = { $number }
option-colours-each = Farby
option-colours-each-about = Farby každého hráča; z dvoch sa počíta len tá lepšia.
option-colours-each-number = po { $number }
option-blocked = Žiadne miesto
option-blocked-about = Čo sa stane s farbou, ktorá na ťahu nemá kam položiť.
option-blocked-out = Nadobro končí
option-blocked-skip = Len vynechá ťah
option-heights = Výšky
option-heights-about = Rady výškových limitov, horný prvý, medzi radmi /, napríklad 2 2 1/2 2 1.
option-without = Hendikep
option-without-about = Diely, bez ktorých farby hrajú, napríklad blue:I5,W5/red:X5.
option-edition = Návod
option-edition-about = Vydania sa líšia počtom kameňov, doberaním, pasovaním a koncom rozdania aj zápasu.
option-edition-international = Medzinárodný
option-edition-french = Francúzsky
option-edition-spanish = Španielsky
option-edition-portuguese = Portugalský
option-edition-tournament = Turnajový
option-target = Hrá sa do
option-target-about = Súčet, ktorým sa zápas končí. Najnižšie sú určené pre detské body.
option-target-number = { $number ->
    [one] { $number } bodu
    [few] { $number } bodov
    [many] { $number } bodu
   *[other] { $number } bodov
  }
option-deals = Rozdania
option-deals-about = Pevný počet rozdaní namiesto cieľového súčtu. S detskými bodmi sa hrá jedno rozdanie, ak nezvolíš inak.
option-deals-number = { $number ->
    [0] Bez pevného počtu
    [one] { $number } rozdanie
    [few] { $number } rozdania
    [many] { $number } rozdania
   *[other] { $number } rozdaní
  }
option-after-draw = Po dobratí
option-after-draw-about = Ktorý kameň sa smie položiť hneď po dobratí.
option-after-draw-drawn = Dobratý kameň
option-after-draw-any = Ktorýkoľvek kameň
option-time-limit = Ťahy na čas
option-time-limit-about = Kto nestihne ťah, doberá, kým sa ťah neskončí. Vyžaduje hodiny na každý ťah.

## How strongly the computer plays

level = Úroveň { $level }, { $word }
level-1 = prvé kroky
level-2 = začiatočnícka
level-3 = pohodová
level-4 = rekreačná
level-5 = istá
level-6 = skúsená
level-7 = silná
level-8 = expertná
level-9 = majstrovská
