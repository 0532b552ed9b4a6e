## Placing games

tip-spread = Zmierzaj ku środkowi i rozchodź się we wszystkie strony. Tam, gdzie zaczynasz, zmieści się tylko kilka elementów.
tip-large-first = Duże elementy wykładaj wcześnie. Z każdym ruchem zostaje dla nich mniej miejsca.
tip-corners = Utrzymuj kilka otwartych rogów. Jeśli zostanie ci tylko jeden, jeden element może cię zablokować do końca partii.
tip-escape = Zostaw sobie wyjście z każdej strony swojego obszaru.
tip-shapes = Każdy kształt się przydaje: długie sięgają daleko, zgięte przechodzą przez szczeliny, a małe na końcu mieszczą się wszędzie.
tip-their-pieces = Sprawdzaj, jakie elementy zostały innym. Jeśli żaden nie pasuje do luki, możesz ją zostawić na później.
tip-deny-bonus = Za ułożenie wszystkich elementów można dostać premię do { $bonus ->
    [one] { $bonus } punktu
    [few] { $bonus } punktów
    [many] { $bonus } punktów
   *[other] { $bonus } punktu
  }. Zablokowanie komuś ostatniego miejsca może być warte więcej niż własny element.
tip-single-last = Zachowaj najmniejszy element. Jeśli położysz go jako ostatni, dostaniesz dodatkowo { $bonus ->
    [one] { $bonus } punkt
    [few] { $bonus } punkty
    [many] { $bonus } punktów
   *[other] { $bonus } punktu
  }.
tip-two-colours = Niech twoje dwa kolory sobie pomagają: jeden otwiera drogę, drugi zamyka ją za tobą.

## Polyomino, cubes

tip-even-opening = Jeśli zaczynasz, połóż dwa równie dobre elementy. Drugi gracz wybierze lepszy.
tip-stay-on-top = Liczy się tylko to, co widać z góry. Buduj tam, gdzie nikt cię nie zakryje: tuż pod limitem wysokości i pod koniec partii.

## Triominos

tip-high-tiles = Płytki o wysokiej wartości kładź wcześnie. Dają więcej punktów, a to, co zostanie ci na ręce, liczy się temu, kto pierwszy pozbędzie się płytek.
tip-bridge = Szukaj mostów: most daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } oprócz wartości płytki.
tip-hexagon = Gdy punkt otacza 5 płytek, szósta daje dodatkowo { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }. Nie zostawiaj innym takiej luki.
tip-plan-ahead = Każda płytka jest tylko jedna. Połóż taką, do której możesz coś dołożyć w następnym ruchu.
tip-draw-less = Każde dobranie kosztuje { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
  }. Zanim dobierzesz, obejrzyj stół ze wszystkich stron.
