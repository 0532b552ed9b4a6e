## Why a move is not possible, by the ids that the server gives

why-no-such-placement = Nie ma takiego ułożenia
why-no-shape = Żaden element nie ma takiego kształtu
why-too-many-cells = Żaden element nie ma więcej niż { $most ->
    [one] { $most } pole
    [few] { $most } pola
    [many] { $most } pól
   *[other] { $most } pola
  }
why-piece-used = { $piece } już leży na planszy
why-piece-withheld = { $piece } nie bierze udziału w tej partii
why-off-board = Poza planszą
why-cell-taken = { $cell } jest zajęte
why-own-side = Styka się bokiem z twoim kolorem na { $cell }
why-no-own-corner = Nie dotyka żadnego z twoich rogów
why-start-cell = Pierwszy element musi zakryć twoje pole startowe
why-strict-corner = Róg nie może dotykać środka prostego boku
why-must-place = { $colour ->
    [blue] Niebieski
    [yellow] Żółty
    [red] Czerwony
    [green] Zielony
    [purple] Fioletowy
    [orange] Pomarańczowy
   *[other] { $colour }
  } może położyć element, więc musi to zrobić
why-game-over = Partia jest zakończona
why-same-shape = Drugi element musi mieć inny kształt niż pierwszy
why-must-answer = Drugi gracz odpowiada: zostawia albo zamienia
why-nothing-to-answer = Nie ma teraz czego zostawiać ani zamieniać
why-nothing-below = Na { $cell } nic nie ma pod spodem
why-no-own-face = Nie styka się ścianką z twoim kolorem
why-first-on-floor = Pierwszy element musi dotykać podłoża
why-first-beside = Pierwszy element musi stykać się ścianką z innym elementem
why-no-such-move = Nie ma takiego ruchu
why-out-of-reach = Na { $cell } nie może leżeć żadna płytka
why-not-in-hand = Nie masz płytki { $tile }
why-place-taken = Leży tam już płytka
why-no-side = Nie ma wspólnego boku z leżącą płytką
why-corner-mismatch = W tym rogu { $found } trafia na { $wanted }
why-must-begin = Miejsce, które zaczyna, musi położyć płytkę
why-opening-place = Pierwsza płytka leży na 0,0, najniższą liczbą do góry
why-opening-tile = Zaczyna najwyższa trójka, a gdy jej nie ma, najwyższa suma
why-drawn-tile-only = Po dobraniu wolno położyć tylko dobraną płytkę
why-must-draw = Kto nie kładzie, ten dobiera
why-drawn-enough = Płytki dobrane w tej kolejce: { $most }
why-pile-empty = Stos jest pusty
why-must-lay = Gdy stos jest pusty, kto może położyć płytkę, ten musi
why-not-timed = Ruchy nie są na czas
why-time-up = Czas minął
why-tile-due = Najpierw trzeba dobrać płytkę ze stosu
why-not-in-pile = W stosie nie ma płytki { $tile }
why-no-tile-due = Nie trzeba teraz dobierać płytki ze stosu
why-deal-over = Rozdanie jest zakończone
why-match-over = Mecz jest zakończony
why-another-piece = { $placement } to inny element
why-nothing-there = Nie leży tam żaden element
why-no-such-number = Liczba elementów: { $count }, liczone od 0
why-nothing-to-undo = Nic nie zostało zmienione
