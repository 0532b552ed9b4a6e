## The page of all lessons

learn-title = Nauka
learn-lead = Poznaj zasady, grając kilka ruchów. Każda lekcja trwa około 2 minut.
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroku
  }
learn-begin = Zacznij
learn-again = Powtórz
learn-continue = Kontynuuj
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
learn-done = Dobra robota.
learn-elsewhere = Ten ruch jest dozwolony. W tym kroku wybierz jednak jedno z zaznaczonych miejsc.
learn-over = Znasz już zasady
learn-colour = Teraz grasz: { $colour }.
learn-over-text = Zagraj z komputerem albo sprawdź szczegóły w zasadach.
learn-marked = Zaznaczone: { $cells }
learn-loading = Wczytywanie…

## Steps on squares and triangles: a heading and what to do

learn-start-own = Zacznij w swoim rogu
learn-start-own-text = Pierwszy element musi zakryć twoje pole startowe. Wybierz element i połóż go tam.
learn-start-any = Wybierz pole startowe
learn-start-any-text = Pierwszy element musi zakryć pole startowe. Wybierz element i połóż go na wolnym polu startowym.
learn-corner = Dotykaj rogami, nigdy bokami
learn-corner-text = Każdy nowy element musi dotykać rogiem jednego z twoich elementów. Połóż następny element.
learn-side = Nie dotykaj własnych boków
learn-side-text = Ten element dotyka bokiem twojego koloru, więc nie może tu leżeć. Przesuń go lub obróć, aż będzie pasował.
learn-others = Możesz dotykać innych kolorów
learn-others-text = Twoje elementy mogą dowolnie dotykać innych kolorów. Połóż element bok w bok z innym kolorem.
learn-reach = Zmierzaj ku wolnej przestrzeni
learn-reach-text = Potrzebujesz miejsca na swoje elementy. Dotrzyj dużym elementem do jednego z zaznaczonych { $shape ->
    [triangle] trójkątów
   *[square] pól
  }.
learn-gap = Prześlizgnij się przez szczelinę
learn-gap-text = Duże elementy już nie wszędzie się mieszczą. Graj dalej małym.
learn-last = Twój ostatni element
learn-last-text = Prawie nie ma już miejsca. Znajdź je dla ostatniego elementu. Potem gra się kończy i liczymy punkty.
learn-pairs = Każdy kształt po 2 razy
learn-pairs-text = Każdy kształt masz dwa razy, a każdy położony element daje 1 punkt. Połóż ten sam kształt jeszcze raz.
learn-turn = Obróć element
learn-turn-text = Na trójkątach element obraca się w 6 krokach. Obracaj go, aż będzie pasował, a potem połóż.
learn-tip = Róg może dotykać boku
learn-tip-text = Przy trójkątach wystarczy jeden wspólny punkt. Połóż element tak, aby jego róg dotykał środka prostego boku.
learn-strict = Ścisłe rogi
learn-strict-text = W tej partii obowiązują ścisłe rogi: róg może dotykać tylko innego rogu. Znajdź miejsce dla elementu.

## Steps of the free start

learn-open-first = Zacznij, gdzie chcesz
learn-open-first-text = Nie ma pól startowych. Połóż niebieski element w dowolnym miejscu.
learn-open-second = Teraz drugi kolor
learn-open-second-text = Kładziesz też pierwszy pomarańczowy element, o innym kształcie. Niech oba będą równie dobre: drugi gracz wybierze jeden z nich.
learn-choose = Który kolor wybierasz?
learn-choose-text = Teraz grasz jako drugi gracz. Zostaw kolory tak, jak są, albo je zamień.

## Steps with cubes

learn-floor = Zacznij na podstawie
learn-floor-text = Pierwszy element może stać w dowolnym miejscu podstawy. Wybierz element i postaw go.
learn-join = Dołącz do innych
learn-join-text = Teraz grasz żółtym. Twój pierwszy element musi stać na podstawie i stykać się ścianką z elementem, który już tam jest.
learn-face = Ścianka do ścianki
learn-face-text = Każdy nowy element musi stykać się ścianką z twoim kolorem, z boku albo od góry. Tutaj dotyka tylko krawędzi. Znajdź lepsze miejsce.
learn-hole = Bez dziur
learn-hole-text = Elementy nie mogą wisieć w powietrzu. Pod tym jest dziura: postaw go tam, gdzie każda kostka na czymś stoi.
learn-cover = Bądź na wierzchu
learn-cover-text = Liczy się tylko to, co widać z góry. Zakryj pole innego koloru.

## Steps with numbered tiles

learn-tile-first = Pierwsza płytka
learn-tile-first-text = Zacznij dowolną płytką. Daje ona sumę swoich liczb, więc wysoka wartość to dobry początek.
learn-tile-match = Dopasuj 2 liczby
learn-tile-match-text = Dołóż płytkę do boku. Obie liczby na tym boku muszą być takie same na obu płytkach.
learn-tile-hexagon = Zamknij sześciokąt
learn-tile-hexagon-text = Wokół punktu leży 5 płytek. Połóż szóstą i zdobądź 50 dodatkowych punktów.
learn-tile-bridge = Zbuduj most
learn-tile-bridge-text = Dołóż płytkę jednym bokiem tak, aby jej wierzchołek dotknął innej płytki. Most daje 40 dodatkowych punktów.
learn-tile-draw = Dobierz, gdy nic nie pasuje
learn-tile-draw-text = Żadna z twoich płytek nie pasuje. Dobierz jedną: każde dobranie kosztuje 5 punktów.
learn-tile-out = Twoja ostatnia płytka
learn-tile-out-text = Połóż ostatnią płytkę. Kto pierwszy pozbędzie się płytek, dostaje 25 punktów i wartość płytek pozostałych graczy.

## Tips beside the board

tip-label = Wskazówka
tip-dismiss = Ukryj tę wskazówkę

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = To jedyny możliwy ruch.
hint-reason-nothing-to-lay = Żadna z twoich płytek nie pasuje.
hint-reason-swap = Tamten kolor ma lepszą pozycję.
hint-reason-keep = Twój kolor ma lepszą pozycję.
hint-reason-calculated = W dalszej grze daje najlepszy wynik.
hint-reason-blocks = Zabiera innym { $number ->
    [one] { $number } róg
    [few] { $number } rogi
    [many] { $number } rogów
   *[other] { $number } rogu
  }.
hint-reason-opens-corners = Otwiera { $number ->
    [one] { $number } nowy róg
    [few] { $number } nowe rogi
    [many] { $number } nowych rogów
   *[other] { $number } nowego rogu
  }.
hint-reason-large-piece = Wykorzystuje duży element, póki jest miejsce.
hint-reason-contests = Zajmuje miejsce, na które liczą inni.
hint-reason-towards-middle = Zmierza ku środkowi.
hint-reason-covers = Zakrywa innym { $number ->
    [one] { $number } pole
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
hint-reason-shuts = Zamyka { $number ->
    [one] { $number } róg, od którego przeciwnik mógłby grać dalej
    [few] { $number } rogi, od których przeciwnicy mogliby grać dalej
    [many] { $number } rogów, od których przeciwnicy mogliby grać dalej
   *[other] { $number } rogu, od którego przeciwnicy mogliby grać dalej
  }: { $cells }.
hint-reason-gave-up = Zagrany ruch oddał { $number ->
    [one] { $number } róg, od którego można było grać dalej
    [few] { $number } rogi, od których można było grać dalej
    [many] { $number } rogów, od których można było grać dalej
   *[other] { $number } rogu, od którego można było grać dalej
  }: { $cells }.
hint-reason-own-reach = { $shape ->
    [triangle] Trójkąty
   *[square] Pola
  } w twoim zasięgu po tym ruchu: { $number }. Po zagranym ruchu: { $than }.
hint-reason-rival-reach = { $shape ->
    [triangle] Trójkąty
   *[square] Pola
  } w zasięgu przeciwników po tym ruchu: { $number }. Po zagranym ruchu: { $than }.
hint-reason-opens-more = Otwiera { $number ->
    [one] { $number } nowy róg
    [few] { $number } nowe rogi
    [many] { $number } nowych rogów
   *[other] { $number } nowego rogu
  }. Zagrany ruch otworzył { $than }.
hint-reason-covers-more = Zakrywa innym { $number ->
    [one] { $number } pole
    [few] { $number } pola
    [many] { $number } pól
   *[other] { $number } pola
  }. Zagrany ruch zakrył { $than }.
hint-reason-shows-more = Pokazuje swój kolor na { $number ->
    [one] { $number } polu
    [few] { $number } polach
    [many] { $number } polach
   *[other] { $number } pola
  }. Zagrany ruch pokazał go na { $than }.
hint-reason-larger-piece = Używa większego elementu: { $number } zamiast { $than }.
hint-reason-keeps-going = Zostawia ci więcej możliwości.
hint-reason-tile = Płytka daje { $number ->
    [one] { $number } punkt
    [few] { $number } punkty
    [many] { $number } punktów
   *[other] { $number } punktu
  }.
hint-reason-bridge = Tworzy most: { $number ->
    [one] { $number } dodatkowy punkt
    [few] { $number } dodatkowe punkty
    [many] { $number } dodatkowych punktów
   *[other] { $number } dodatkowego punktu
  }.
hint-reason-hexagon = Zamyka sześciokąt: { $number ->
    [one] { $number } dodatkowy punkt
    [few] { $number } dodatkowe punkty
    [many] { $number } dodatkowych punktów
   *[other] { $number } dodatkowego punktu
  }.
hint-reason-opening-triple = Początek z trzema równymi liczbami daje dodatkowo { $number }.
hint-reason-opening-zero = Początek z trzema zerami daje dodatkowo { $number }.
hint-reason-out = To twoja ostatnia płytka: { $number ->
    [one] { $number } dodatkowy punkt
    [few] { $number } dodatkowe punkty
    [many] { $number } dodatkowych punktów
   *[other] { $number } dodatkowego punktu
  }.
coach-pick-piece = Wybierz element. Możesz go obrócić i odwrócić.
coach-pick-tile = Wybierz płytkę. Blade teraz nie pasują.
coach-put-piece = Umieść go na planszy. Odcień pokazuje, gdzie pasuje.
coach-put-tile = Umieść ją na stole. Znaki pokazują, gdzie pasuje.
coach-place-piece = Pasuje. Naciśnij „Połóż”.
coach-place-tile = Pasuje. Naciśnij „Połóż”.
