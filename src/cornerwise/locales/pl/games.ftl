## Games, by their ids. A kind says which of its family a game is.

game-classic = Classic
game-classic-about = Cztery kolory na planszy 20 × 20
game-classic-kind = 4 graczy
game-classic-2 = Classic dla dwojga
game-classic-2-about = Po dwa kolory na gracza
game-classic-2-kind = 2 graczy
game-classic-3 = Classic dla trojga
game-classic-3-about = Czwarty kolor wykładają wszyscy na zmianę
game-classic-3-kind = 3 graczy
game-classic-teams = Classic w drużynach
game-classic-teams-about = Niebieski i czerwony przeciw żółtemu i zielonemu
game-classic-teams-kind = 2 na 2
game-classic-solo = Osiemdziesiąt cztery
game-classic-solo-about = Ułóż samodzielnie wszystkie 84 elementy
game-classic-solo-kind = 1 gracz
game-duo = Duo
game-duo-about = Szybki pojedynek na planszy 14 × 14
game-duo-kind = 2 graczy
game-junior = Junior
game-junior-about = Proste elementy dla małych rąk
game-junior-kind = 2 graczy
game-trigon = Trigon
game-trigon-about = Sześciokąt z trójkątów
game-trigon-kind = 4 graczy
game-trigon-2 = Trigon dla dwojga
game-trigon-2-about = Po dwa kolory na gracza
game-trigon-2-kind = 2 graczy
game-trigon-3 = Trigon dla trojga
game-trigon-3-about = Trzy kolory na mniejszym sześciokącie
game-trigon-3-kind = 3 graczy
game-trigon-teams = Trigon w drużynach
game-trigon-teams-about = Niebieski i czerwony przeciw żółtemu i zielonemu
game-trigon-teams-kind = 2 na 2
game-trigon-solo = Osiemdziesiąt osiem
game-trigon-solo-about = Ułóż samodzielnie wszystkie 88 elementów
game-trigon-solo-kind = 1 gracz
game-polyomino = Polyomino
game-polyomino-about = Zacznij, gdzie chcesz, potem zamień lub zostań
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Po 9 elementów, kilka minut i koniec
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Po dwa zestawy 9 elementów
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
game-rumis-tower-about = Wąsko i do ośmiu kostek w górę
game-rumis-tower-kind = Wieża
game-rumis-corner = Rumis Narożnik
game-rumis-corner-about = Wokół narożnika z 40 pól
game-rumis-corner-kind = Narożnik
game-rumis-steps = Rumis Schody
game-rumis-steps-about = W górę po czterech stopniach
game-rumis-steps-kind = Schody
game-rumis-pyramid = Rumis Piramida
game-rumis-pyramid-about = Im bliżej środka, tym wyżej
game-rumis-pyramid-kind = Piramida
game-rumis-own = Rumis na własnych wysokościach
game-rumis-own-about = Plansza, którą tworzysz samodzielnie
game-rumis-own-kind = Własny
game-triominos = Triominos
game-triominos-about = Dopasuj rogi, ukryj swoje płytki
game-triominos-kind = 1–6 graczy

## What is told of every game

facts-players = { $most ->
    [one] { $span } gracz
    [few] { $span } graczy
    [many] { $span } graczy
   *[other] { $span } gracza
  }
facts-minutes = { $span } min
facts-age = od { $age } lat

## Options of games, by their names, with every value that has a word

option-on = Tak
option-off = Nie
option-start = Pierwszy element
option-start-about = Gdzie wolno położyć pierwszy element koloru.
option-start-own = Na własnym polu startowym
option-start-any = Na dowolnym wolnym polu startowym
option-start-opposite = Naprzeciw swojego drugiego koloru
option-start-spaced = Na co drugim polu startowym
option-scoring = Punkty
option-scoring-about = Jak liczy się punkty.
option-scoring-advanced = Pozostałe pola, z premiami
option-scoring-basic = Tylko pozostałe pola
option-scoring-pieces = Najwięcej ułożonych elementów
option-scoring-cells = Najmniej pozostałych pól
option-scoring-standard = Zgodnie z instrukcją
option-scoring-children = Punkty dziecięce
option-scoring-no-points = Bez punktów: wygrywa, kto pierwszy skończy
option-first = Kto zaczyna
option-first-about = Miejsce, które kładzie pierwszy element.
option-first-number = { $number ->
    [0] Miejsce 1
    [1] Miejsce 2
    [2] Miejsce 3
   *[3] Miejsce 4
  }
option-shared = Wspólny kolor
option-shared-about = Kolor, który wszyscy gracze wykładają na zmianę.
option-left-out = Pominięty kolor
option-left-out-about = Kolor, którym się nie gra.
option-strict-corners = Ścisłe rogi
option-strict-corners-about = Róg musi stykać się z rogiem, nigdy ze środkiem prostego boku.
option-seats = Gracze
option-seats-about = Ile osób gra.
option-seats-number = { $number }
option-colours-each = Kolory
option-colours-each-about = Kolory każdego gracza; z dwóch liczy się tylko lepszy.
option-colours-each-number = po { $number }
option-blocked = Brak miejsca
option-blocked-about = Co się dzieje z kolorem, który w swojej kolejce nie może nic położyć.
option-blocked-out = Odpada na stałe
option-blocked-skip = Traci tylko kolejkę
option-heights = Wysokości
option-heights-about = Rzędy ograniczeń wysokości, od górnego, rozdzielone znakiem /, na przykład 2 2 1/2 2 1.
option-without = Wyrównanie szans
option-without-about = Elementy, bez których grają kolory, na przykład blue:I5,W5/red:X5.
option-edition = Instrukcja
option-edition-about = Wydania różnią się liczbą płytek, dobieraniem, pasowaniem oraz końcem rozdania i meczu.
option-edition-international = Międzynarodowa
option-edition-french = Francuska
option-edition-spanish = Hiszpańska
option-edition-portuguese = Portugalska
option-edition-tournament = Turniejowa
option-target = Gra do
option-target-about = Suma, która kończy mecz. Najniższe są przeznaczone dla punktów dziecięcych.
option-target-number = { $number ->
    [one] { $number } punktu
    [few] { $number } punktów
    [many] { $number } punktów
   *[other] { $number } punktu
  }
option-deals = Rozdania
option-deals-about = Stała liczba rozdań zamiast sumy punktów. Przy punktach dziecięcych jest jedno rozdanie, chyba że wybierzesz inaczej.
option-deals-number = { $number ->
    [0] Bez stałej liczby
    [one] { $number } rozdanie
    [few] { $number } rozdania
    [many] { $number } rozdań
   *[other] { $number } rozdania
  }
option-after-draw = Po dobraniu
option-after-draw-about = Którą płytkę wolno położyć zaraz po dobraniu.
option-after-draw-drawn = Dobraną płytkę
option-after-draw-any = Dowolną płytkę
option-time-limit = Ruchy na czas
option-time-limit-about = Kto nie zdąży, dobiera, aż kolejka się skończy. Potrzebny jest zegar na każdy ruch.

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
