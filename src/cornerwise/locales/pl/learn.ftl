## The page of all lessons

learn-title = Nauka
learn-lead = Kilka ruchów i znasz zasady. Każda lekcja trwa dwie minuty.
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
  }
learn-begin = Zacznij
learn-again = Jeszcze raz
learn-continue = Dalej
learn-finished = Gotowe
learn-rules = Zasady
learn-tips = Wskazówki
learn-play = Zagraj teraz
learn-all = Wszystkie lekcje

## A lesson

learn-step = Krok { $number } z { $count }
learn-skip = Pomiń
learn-back = Wstecz
learn-show = Pokaż mi
learn-next = Dalej
learn-done = Właśnie tak.
learn-colour = Teraz grasz: { $colour }.
learn-elsewhere = Tak też wolno. W tym kroku wybierz jedno z zaznaczonych miejsc.
learn-over = Znasz już zasady tej gry.
learn-over-text = Zagraj z komputerem albo sprawdź szczegóły w zasadach.
learn-marked = Zaznaczone: { $cells }
learn-loading = Chwileczkę

## Steps on squares and triangles: a heading and what to do

learn-start-own = Zacznij w swoim rogu
learn-start-own-text = Pierwszy element zakrywa twoje pole startowe. Weź element i połóż go tam.
learn-start-any = Zacznij na polu startowym
learn-start-any-text = Pierwszy element zakrywa pole startowe. Weź element i połóż go na wolnym polu startowym.
learn-corner = Rogami, nigdy bokami
learn-corner-text = Każdy nowy element dotyka rogiem jednego z twoich elementów. Połóż następny element.
learn-side = Z dala od własnych boków
learn-side-text = Ten element styka się bokiem z twoim kolorem, więc nie może tu leżeć. Przesuń go lub obróć, aż będzie pasował.
learn-others = Inne kolory nie przeszkadzają
learn-others-text = Innych kolorów możesz dotykać dowolnie. Połóż element bok w bok z innym kolorem.
learn-reach = Ku wolnej przestrzeni
learn-reach-text = W tej grze chodzi o miejsce. Dotrzyj dużym elementem do jednego z zaznaczonych pól.
learn-gap = Przez szczelinę
learn-gap-text = Duże elementy już nie wszędzie się mieszczą. Graj dalej małym.
learn-last = Ostatnie miejsce
learn-last-text = Prawie nie ma już miejsca. Znajdź je dla ostatniego elementu; potem gra się kończy i liczy się to, co zostało.
learn-pairs = Każdy po dwa razy
learn-pairs-text = Każdy kształt masz dwa razy, a każdy element to punkt. Połóż ten sam kształt jeszcze raz.
learn-turn = Obróć go
learn-turn-text = Trójkąty obracają się w sześciu krokach. Obracaj element, aż będzie pasował, a potem go połóż.
learn-tip = Róg może dotykać boku
learn-tip-text = Przy trójkątach wystarczy wspólny punkt. Połóż element tak, aby jego róg trafił w środek prostego boku.
learn-strict = Ścisłe rogi
learn-strict-text = Przy tym stole obowiązują ścisłe rogi: róg może stykać się tylko z rogiem. Znajdź miejsce dla elementu.

## Steps of the free start

learn-open-first = Gdzie tylko chcesz
learn-open-first-text = Nie ma pól startowych. Połóż niebieski element w dowolnym miejscu.
learn-open-second = Jeden dla drugiej strony
learn-open-second-text = Kładziesz też pierwszy pomarańczowy element, o innym kształcie. Zadbaj, by oba były równie dobre: drugi gracz będzie wybierać.
learn-choose = Który kolor wybierasz?
learn-choose-text = Teraz grasz jako drugi gracz. Zostaw kolory tak, jak są, albo je zamień.

## Steps with cubes

learn-floor = Zacznij na podłożu
learn-floor-text = Pierwszy element stoi w dowolnym miejscu na podłożu. Weź element i postaw go.
learn-join = Dołącz do innych
learn-join-text = Teraz twój kolor to żółty. Twój pierwszy element stoi na podłożu i styka się ścianką z elementem, który już tam jest.
learn-face = Ścianka do ścianki
learn-face-text = Każdy nowy element styka się ścianką z twoim kolorem, z boku albo od góry. Tutaj dotyka tylko krawędzi; znajdź lepsze miejsce.
learn-hole = Bez dziur
learn-hole-text = Nic nie może wisieć. Pod tym elementem jest dziura; postaw go tam, gdzie każda kostka na czymś stoi.
learn-cover = Na wierzchu
learn-cover-text = Liczy się tylko to, co widać z góry. Zakryj pole innego koloru.

## Steps with numbered tiles

learn-tile-first = Pierwsza płytka
learn-tile-first-text = Zacznij dowolną płytką. Daje ona sumę swoich liczb, więc wysoka to dobry początek.
learn-tile-match = Dwie liczby się zgadzają
learn-tile-match-text = Dołóż płytkę do boku. Obie liczby na tym boku muszą być takie same na obu płytkach.
learn-tile-hexagon = Zamknij sześciokąt
learn-tile-hexagon-text = Wokół punktu leży pięć płytek. Połóż szóstą: daje 50 dodatkowych punktów.
learn-tile-bridge = Zbuduj most
learn-tile-bridge-text = Dołóż płytkę jednym bokiem tak, aby jej wierzchołek dotknął innej płytki. Most daje 40 dodatkowych punktów.
learn-tile-draw = Dobierz, gdy nic nie pasuje
learn-tile-draw-text = Żadna z twoich płytek nie pasuje. Dobierz jedną; kosztuje to 5 punktów.
learn-tile-out = Ostatnia płytka
learn-tile-out-text = Połóż ostatnią płytkę. Kto pozbędzie się wszystkich, dostaje 25 punktów i wartość płytek pozostałych graczy.

## Tips beside the board

tip-label = Wskazówka
tip-dismiss = Ukryj tę wskazówkę

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = To jedyny ruch.
hint-reason-nothing-to-lay = Żadna z twoich płytek nie pasuje.
hint-reason-swap = Tamten kolor stoi lepiej.
hint-reason-keep = Twój kolor stoi lepiej.
hint-reason-calculated = Wypada najlepiej w dalszej grze.
hint-reason-blocks = Zabiera innym { $number ->
    [one] róg
    [few] { $number } rogi
    [many] { $number } rogów
   *[other] { $number } rogu
  }.
hint-reason-opens-corners = Otwiera { $number ->
    [one] nowy róg
    [few] { $number } nowe rogi
    [many] { $number } nowych rogów
   *[other] { $number } nowego rogu
  }.
hint-reason-large-piece = Wykorzystuje duży element, póki jest miejsce.
hint-reason-contests = Wchodzi tam, dokąd chcą dotrzeć inni.
hint-reason-towards-middle = Prowadzi ku środkowi.
hint-reason-covers = Zakrywa innym { $number ->
    [one] pole
    [few] { $number } pola
    [many] { $number } pól
   *[other] { $number } pola
  }.
hint-reason-shows = Pokazuje twój kolor na { $number ->
    [one] kolejnym polu
    [few] { $number } kolejnych polach
    [many] { $number } kolejnych polach
   *[other] { $number } kolejnego pola
  }.
hint-reason-keeps-going = Zostawia ci dalsze drogi.
hint-reason-tile = Płytka jest warta { $number }.
hint-reason-bridge = Tworzy most za { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
  }.
hint-reason-hexagon = Zamyka sześciokąt za { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
  }.
hint-reason-opening-triple = Trzy równe liczby dają { $number } więcej.
hint-reason-opening-zero = Trzy zera dają { $number } więcej.
hint-reason-out = To twoja ostatnia płytka, za { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
  }.
