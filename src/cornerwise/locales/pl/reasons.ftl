## Why a move is not possible, by the ids that the server gives

why-no-such-placement = Nie ma takiego ruchu
why-no-shape = Żaden element nie ma takiego kształtu
why-too-many-cells = Żaden element nie jest tak duży: największy ma rozmiar { $most }
why-piece-used = { $piece } już położono
why-piece-withheld = { $piece } nie jest używany w tej partii
why-off-board = Poza planszą
why-cell-taken = { $cell } jest zajęte
why-own-side = Dotyka bokiem twojego koloru na { $cell }
why-no-own-corner = Nie dotyka żadnego z twoich rogów
why-start-cell = Twój pierwszy element musi zakryć twoje pole startowe
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
why-must-answer = Najpierw drugi gracz musi zostawić lub zamienić kolory
why-nothing-to-answer = Nie ma teraz czego zostawiać ani zamieniać
why-nothing-below = Na { $cell } nie ma nic pod spodem
why-no-own-face = Nie styka się ścianką z twoim kolorem
why-first-on-floor = Pierwszy element musi stać na podstawie
why-first-beside = Pierwszy element musi stykać się ścianką z innym elementem
why-no-such-move = Nie ma takiego ruchu
why-out-of-reach = Na { $cell } nie może leżeć żadna płytka
why-not-in-hand = Nie masz płytki { $tile }
why-place-taken = Leży tam już płytka
why-no-side = Nie ma wspólnego boku z inną płytką
why-corner-mismatch = W tym rogu { $found } trafia na { $wanted }: liczby muszą być równe
why-must-begin = Pierwszy gracz musi położyć płytkę
why-opening-place = Pierwsza płytka leży na 0,0, najniższą liczbą do góry
why-opening-tile = Zaczyna najwyższa trójka, a gdy jej nie ma, najwyższa suma
why-drawn-tile-only = Po dobraniu możesz położyć tylko dobraną płytkę
why-must-draw = Jeśli nie położysz płytki, musisz ją dobrać
why-drawn-enough = W jednej kolejce możesz dobrać najwyżej { $most ->
    [one] { $most } płytkę
    [few] { $most } płytki
    [many] { $most } płytek
   *[other] { $most } płytki
  }
why-pile-empty = Stos jest pusty
why-must-lay = Stos jest pusty, więc musisz położyć płytkę, jeśli możesz
why-not-timed = Ruchy nie są na czas
why-time-up = Twój czas minął
why-tile-due = Najpierw trzeba dobrać płytkę ze stosu
why-not-in-pile = W stosie nie ma płytki { $tile }
why-no-tile-due = Nie trzeba teraz dobierać płytki ze stosu
why-deal-over = Rozdanie jest zakończone
why-match-over = Mecz jest zakończony
why-another-piece = { $placement } to inny element
why-nothing-there = Nie leży tam żaden element
why-no-such-number = Liczba elementów: { $count }, liczone od 0
why-nothing-to-undo = Nie ma czego cofnąć
why-start-cell-triangle = Twój pierwszy element musi zakryć twoje trójkątne pole startowe
