## Placing games

tip-spread = Zmierzaj ku środkowi i rozchodź się we wszystkie strony. Przy polu startowym zmieści się niewiele elementów.
tip-large-first = Duże elementy wykładaj wcześnie. Miejsca dla nich ubywa z każdym ruchem.
tip-corners = Zostawiaj sobie kilka wolnych rogów. Gdy droga jest tylko jedna, jeden cudzy element może zakończyć twoją grę.
tip-escape = Zostaw sobie wyjście z każdej strony swojego obszaru.
tip-shapes = Każdy kształt się przydaje: długie sięgają daleko, zgięte przechodzą przez szczeliny, małe ratują na końcu.
tip-their-pieces = Patrz, jakie elementy zostały innym. Luka, do której nic im nie pasuje, poczeka na ciebie.
tip-deny-bonus = Kto ułoży wszystko, zyskuje do { $bonus ->
    [one] { $bonus } punktu
    [few] { $bonus } punktów
    [many] { $bonus } punktów
   *[other] { $bonus } punktu
  }. Zablokowanie ostatniego miejsca może być warte więcej niż własny element.
tip-single-last = Zachowaj najmniejszy element. Położony jako ostatni daje dodatkowo { $bonus ->
    [one] { $bonus } punkt
    [few] { $bonus } punkty
    [many] { $bonus } punktów
   *[other] { $bonus } punktu
  }.
tip-two-colours = Niech twoje dwa kolory sobie pomagają: jeden otwiera drogę, drugi zamyka ją za sobą.

## Polyomino, cubes

tip-even-opening = Jako pierwszy gracz połóż dwa elementy tyle samo warte. Drugi gracz wybiera lepszy.
tip-stay-on-top = Liczy się tylko to, co widać z góry. Buduj tam, gdzie nikt cię nie zakryje: tuż pod ograniczeniem wysokości i dopiero późno.

## Triominos

tip-high-tiles = Wysokie płytki kładź wcześnie. Dają więcej, a zatrzymane liczą się temu, kto skończy pierwszy.
tip-bridge = Szukaj mostów: każdy daje o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } więcej niż sama płytka.
tip-hexagon = Gdzie wokół punktu leży pięć płytek, szósta daje dodatkowo { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }. Nie zostawiaj innym takiej luki.
tip-plan-ahead = Każda płytka jest tylko jedna. Połóż taką, do której w następnym ruchu coś dołożysz.
tip-draw-less = Każde dobranie kosztuje { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
  }. Zanim dobierzesz, obejrzyj stół ze wszystkich stron.
