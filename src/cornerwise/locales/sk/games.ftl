## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = 4 farby na doske 20 × 20
game-classic-kind = 4 hráči
game-classic-2 = Classic pre dvoch
game-classic-2-about = Každý má dve farby
game-classic-2-kind = 2 hráči
game-classic-3 = Classic pre troch
game-classic-3-about = Štvrtá farba je spoločná pre všetkých
game-classic-3-kind = 3 hráči
game-classic-teams = Classic v tímoch
game-classic-teams-about = Modrá a červená proti žltej a zelenej
game-classic-teams-kind = 2 proti 2
game-classic-solo = Osemdesiatštyri
game-classic-solo-about = Umiestni všetkých 84 dielov, hra pre jedného
game-classic-solo-kind = 1 hráč
game-duo = Duo
game-duo-about = Rýchly súboj na doske 14 × 14
game-duo-kind = 2 hráči
game-junior = Junior
game-junior-about = Jednoduché diely pre deti
game-junior-kind = 2 hráči
game-trigon = Trigon
game-trigon-about = Šesťuholník z trojuholníkov
game-trigon-kind = 4 hráči
game-trigon-2 = Trigon pre dvoch
game-trigon-2-about = Každý má dve farby
game-trigon-2-kind = 2 hráči
game-trigon-3 = Trigon pre troch
game-trigon-3-about = 3 farby na menšom šesťuholníku
game-trigon-3-kind = 3 hráči
game-trigon-teams = Trigon v tímoch
game-trigon-teams-about = Modrá a červená proti žltej a zelenej
game-trigon-teams-kind = 2 proti 2
game-trigon-solo = Osemdesiatosem
game-trigon-solo-about = Umiestni všetkých 88 dielov, hra pre jedného
game-trigon-solo-kind = 1 hráč
game-polyomino = Polyomino
game-polyomino-about = Začni kdekoľvek, potom nechaj alebo vymeň farby
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Každý má 9 dielov, hotovo za pár minút
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Každý má 2 súpravy po 9 dielov
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
game-rumis-tower-about = Úzka a vysoká až 8 kociek
game-rumis-tower-kind = Veža
game-rumis-corner = Rumis Roh
game-rumis-corner-about = Okolo rohu, na 40 políčkach
game-rumis-corner-kind = Roh
game-rumis-steps = Rumis Schody
game-rumis-steps-about = Hore po 4 schodoch
game-rumis-steps-kind = Schody
game-rumis-pyramid = Rumis Pyramída
game-rumis-pyramid-about = K stredu stále vyššie
game-rumis-pyramid-kind = Pyramída
game-rumis-own = Rumis na vlastnej doske
game-rumis-own-about = Vytvor si dosku podľa seba
game-rumis-own-kind = Vlastný
game-triominos = Triominos
game-triominos-about = Spájaj rovnaké čísla, skry svoje kamene
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
option-start-about = Kam kladie každá farba svoj prvý diel.
option-start-own = Na vlastný štartovací bod
option-start-any = Na ktorýkoľvek voľný štartovací bod
option-start-opposite = Oproti svojej druhej farbe
option-start-spaced = Na každý druhý štartovací bod
option-scoring = Bodovanie
option-scoring-about = Ako sa počítajú body.
option-scoring-advanced = Zvyšné štvorčeky, s prémiami
option-scoring-basic = Zvyšné štvorčeky, bez prémií
option-scoring-pieces = Vyhráva najviac položených dielov
option-scoring-cells = Vyhráva najmenej zvyšných štvorčekov
option-scoring-standard = Štandardné
option-scoring-children = Detské bodovanie
option-scoring-no-points = Bez bodov: vyhráva, kto prvý minie kamene
option-first = Kto začína
option-first-about = Hráč, ktorý kladie prvý diel.
option-first-number =
    { $number ->
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
       *[3] Hráč 4
    }
option-shared = Spoločná farba
option-shared-about = Farba, ktorú všetci hráči kladú striedavo.
option-left-out = Vynechaná farba
option-left-out-about = Farba, s ktorou nikto nehrá.
option-strict-corners = Prísne rohy
option-strict-corners-about = Rohy sa smú dotýkať len rohov, nikdy stredu rovnej strany.
option-seats = Hráči
option-seats-about = Počet hráčov.
option-seats-number = { $number }
option-colours-each = Farby
option-colours-each-about = Farby na hráča. Pri dvoch sa počíta len tá lepšia.
option-colours-each-number = po { $number }
option-blocked = Ak nemôžeš položiť diel
option-blocked-about = Čo sa stane s farbou, ktorá vo svojom ťahu nemôže položiť diel.
option-blocked-out = Je mimo hry
option-blocked-skip = Vynechá len tento ťah
option-heights = Výšková mapa
option-heights-about = Výškové limity po radoch, horný rad prvý, medzi radmi /, napríklad 2 2 1/2 2 1.
option-without = Hendikep
option-without-about = Diely, bez ktorých farba hrá, napríklad blue:I5,W5/red:X5.
option-edition = Vydanie
option-edition-about = Vydania sa líšia počtom kameňov, doberaním a pasovaním a tým, ako sa končí rozdanie alebo zápas.
option-edition-international = Medzinárodné
option-edition-french = Francúzske
option-edition-spanish = Španielske
option-edition-portuguese = Portugalské
option-edition-tournament = Turnajové
option-target = Cieľ
option-target-about = Súčet, ktorým sa zápas končí. Najnižšie ciele sú určené pre detské bodovanie.
option-target-number =
    { $number ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodov
    }
option-deals = Rozdania
option-deals-about = Pevný počet rozdaní namiesto cieľa. S detským bodovaním sa hrá jedno rozdanie, ak nezvolíš inak.
option-deals-number = { $number ->
    [0] Bez pevného počtu
    [one] { $number } rozdanie
    [few] { $number } rozdania
    [many] { $number } rozdania
   *[other] { $number } rozdaní
  }
option-after-draw = Po dobratí
option-after-draw-about = Ktorý kameň smieš položiť hneď po dobratí.
option-after-draw-drawn = Len dobratý kameň
option-after-draw-any = Ktorýkoľvek kameň
option-time-limit = Ťahy na čas
option-time-limit-about = Ak ti vyprší čas, doberáš, kým sa tvoj ťah neskončí. Vyžaduje hodiny s časom na ťah.

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
