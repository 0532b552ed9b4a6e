## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = 4 kolory na planszy 20 × 20
game-classic-kind = 4 graczy
game-classic-2 = Classic dla dwojga
game-classic-2-about = Po 2 kolory na gracza
game-classic-2-kind = 2 graczy
game-classic-3 = Classic dla trojga
game-classic-3-about = Czwarty kolor jest wspólny
game-classic-3-kind = 3 graczy
game-classic-teams = Classic w drużynach
game-classic-teams-about = Niebieski i czerwony przeciw żółtemu i zielonemu
game-classic-teams-kind = 2 na 2
game-classic-solo = Osiemdziesiąt cztery
game-classic-solo-about = Ułóż samodzielnie wszystkie 84 elementy
game-classic-solo-kind = 1 gracz
game-duo = Duo
game-duo-about = Szybki pojedynek, 14 × 14
game-duo-kind = 2 graczy
game-junior = Junior
game-junior-about = Łatwe elementy dla dzieci
game-junior-kind = 2 graczy
game-trigon = Trigon
game-trigon-about = Trójkąty na sześciokącie
game-trigon-kind = 4 graczy
game-trigon-2 = Trigon dla dwojga
game-trigon-2-about = Po 2 kolory na gracza
game-trigon-2-kind = 2 graczy
game-trigon-3 = Trigon dla trojga
game-trigon-3-about = 3 kolory na mniejszym sześciokącie
game-trigon-3-kind = 3 graczy
game-trigon-teams = Trigon w drużynach
game-trigon-teams-about = Niebieski i czerwony przeciw żółtemu i zielonemu
game-trigon-teams-kind = 2 na 2
game-trigon-solo = Osiemdziesiąt osiem
game-trigon-solo-about = Ułóż samodzielnie wszystkie 88 elementów
game-trigon-solo-kind = 1 gracz
game-polyomino = Polyomino
game-polyomino-about = Zacznij, gdzie chcesz, potem zostaw lub zamień
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Po 9 elementów, partia na kilka minut
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Po 2 zestawy 9 elementów
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Po 21 elementów
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Jeden wspólny zestaw 56 elementów
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Buduj w górę, liczy się widok z góry
game-rumis-tower = Rumis Wieża
game-rumis-tower-about = Wąsko i do 8 kostek w górę
game-rumis-tower-kind = Wieża
game-rumis-corner = Rumis Narożnik
game-rumis-corner-about = Wokół narożnika, na 40 polach
game-rumis-corner-kind = Narożnik
game-rumis-steps = Rumis Schody
game-rumis-steps-about = W górę po 4 stopniach
game-rumis-steps-kind = Schody
game-rumis-pyramid = Rumis Piramida
game-rumis-pyramid-about = Im bliżej środka, tym wyżej
game-rumis-pyramid-kind = Piramida
game-rumis-own = Rumis na własnej planszy
game-rumis-own-about = Stwórz własną planszę
game-rumis-own-kind = Własna
game-triominos = Triominos
game-triominos-about = Dopasuj liczby, ukryj swoje płytki
game-triominos-kind = 1–6 graczy

## What is told of every game

facts-players = { $most ->
    [one] { $span } gracz
    [few] { $span } graczy
    [many] { $span } graczy
   *[other] { $span } gracza
  }
facts-minutes = { $span } min
facts-age = { $age }+ lat

## Options of games, by their names, with every value that has a word

option-on = Tak
option-off = Nie
option-start = Pierwszy element
option-start-about = Gdzie każdy kolor kładzie swój pierwszy element.
option-start-own = Na swoim polu startowym
option-start-any = Na dowolnym wolnym polu startowym
option-start-opposite = Naprzeciw swojego drugiego koloru
option-start-spaced = Na co drugim polu startowym
option-scoring = Punktacja
option-scoring-about = Jak liczy się punkty.
option-scoring-advanced = Pozostałe kwadraty, z premiami
option-scoring-basic = Pozostałe kwadraty, bez premii
option-scoring-pieces = Wygrywa najwięcej ułożonych elementów
option-scoring-cells = Wygrywa najmniej pozostałych kwadratów
option-scoring-standard = Standardowa
option-scoring-children = Punktacja dla dzieci
option-scoring-no-points = Bez punktów: wygrywa, komu pierwszemu skończą się płytki
option-first = Kto zaczyna
option-first-about = Gracz, który kładzie pierwszy element.
option-first-number = { $number ->
    [0] Gracz 1
    [1] Gracz 2
    [2] Gracz 3
   *[3] Gracz 4
  }
option-shared = Wspólny kolor
option-shared-about = Kolor, który wszyscy gracze wykładają na zmianę.
option-left-out = Pominięty kolor
option-left-out-about = Kolor, którym nikt nie gra.
option-strict-corners = Ścisłe rogi
option-strict-corners-about = Rogi mogą dotykać tylko rogów, nigdy środka prostego boku.
option-seats = Gracze
option-seats-about = Liczba graczy.
option-seats-number = { $number }
option-colours-each = Kolory
option-colours-each-about = Kolory na gracza. Z dwóch liczy się tylko lepszy.
option-colours-each-number = po { $number }
option-blocked = Gdy nie możesz położyć elementu
option-blocked-about = Co się dzieje z kolorem, który w swojej kolejce nie może położyć elementu.
option-blocked-out = Odpada z gry
option-blocked-skip = Traci tylko tę kolejkę
option-heights = Mapa wysokości
option-heights-about = Limity wysokości rząd po rzędzie, od górnego, rozdzielone znakiem /, na przykład 2 2 1/2 2 1.
option-without = Wyrównanie szans
option-without-about = Elementy, bez których gra kolor, na przykład blue:I5,W5/red:X5.
option-edition = Wydanie
option-edition-about = Wydania różnią się liczbą płytek, dobieraniem i pasowaniem oraz tym, jak kończy się rozdanie lub mecz.
option-edition-international = Międzynarodowe
option-edition-french = Francuskie
option-edition-spanish = Hiszpańskie
option-edition-portuguese = Portugalskie
option-edition-tournament = Turniejowe
option-target = Gra do
option-target-about = Suma, która kończy mecz. Najniższe są przeznaczone dla punktacji dziecięcej.
option-target-number = { $number ->
    [one] { $number } punktu
    [few] { $number } punktów
    [many] { $number } punktów
   *[other] { $number } punktu
  }
option-deals = Rozdania
option-deals-about = Zagrajcie stałą liczbę rozdań zamiast do sumy punktów. Przy punktacji dla dzieci jest jedno rozdanie, chyba że wybierzesz inaczej.
option-deals-number = { $number ->
    [0] Bez stałej liczby
    [one] { $number } rozdanie
    [few] { $number } rozdania
    [many] { $number } rozdań
   *[other] { $number } rozdania
  }
option-after-draw = Po dobraniu
option-after-draw-about = Którą płytkę możesz położyć zaraz po dobraniu.
option-after-draw-drawn = Tylko dobraną płytkę
option-after-draw-any = Dowolną płytkę
option-time-limit = Ruchy na czas
option-time-limit-about = Jeśli skończy ci się czas, dobierasz, aż twoja kolejka się skończy. Potrzebny jest zegar z czasem na ruch.

## How strongly the computer plays

level = Poziom { $level }, { $word }
level-1 = pierwsze kroki
level-2 = początkujący
level-3 = spokojny
level-4 = rekreacyjny
level-5 = solidny
level-6 = wprawny
level-7 = silny
level-8 = ekspert
level-9 = mistrz
