## The pages

rules-title = Zasady
rules-page-title = { $game }: zasady
rules-lead = Jak gra się w każdą grę, w kilku zdaniach i na obrazkach.
rules-all = Wszystkie gry
rules-play = Zagraj teraz
rules-tutorial = Ucz się, grając
rules-language = Język
rules-allowed = Dozwolone
rules-forbidden = Niedozwolone
rules-clauses = Numery zasad
rules-trade-marks = Blokus, Trigon, Rumis i Triominos są znakami towarowymi swoich właścicieli. Pojawiają się tu tylko po to, by wskazać, według których opublikowanych zasad toczy się gra. Cornerwise jest od tych właścicieli niezależny.

## Families of games, as headings of the list

rules-family-classic = Kwadraty dla najwyżej czterech osób
rules-family-duo = Kwadraty dla dwojga
rules-family-trigon = Trójkąty
rules-family-polyomino = Dowolny początek
rules-family-rumis = Kostki
rules-family-triominos = Liczby

## Headings of sections

rules-heading-goal = Cel gry
rules-heading-pieces = Elementy
rules-heading-tiles = Płytki
rules-heading-setup = Przygotowanie
rules-heading-opening = Otwarcie
rules-heading-start = Pierwszy element
rules-heading-turn = Twój ruch
rules-heading-contact = Stykanie się
rules-heading-others = Inne kolory
rules-heading-strict = Ścisłe rogi
rules-heading-standing = Podparcie
rules-heading-limits = Ograniczenia wysokości
rules-heading-blocked = Brak miejsca
rules-heading-draw = Dobieranie
rules-heading-end = Koniec
rules-heading-scoring = Punktacja
rules-heading-ties = Remisy
rules-heading-example = Przykład
rules-heading-players = Liczba graczy
rules-heading-options = Opcje
rules-heading-tips = Wskazówki

## Goal

rules-goal-left = Wyłóż na planszę jak najwięcej swoich elementów i nie zostaw innym miejsca na ich elementy. To, co zostaje na końcu, liczy się przeciw tobie.
rules-goal-pieces = Ułóż więcej elementów niż drugi gracz.
rules-goal-area = Zakryj więcej pól niż drugi gracz.
rules-goal-complete = Grasz samodzielnie wszystkimi kolorami. Elementy do ułożenia: { $pieces }.
rules-goal-seen = Buduj tak, aby twój kolor był widoczny na jak największej liczbie pól, patrząc prosto z góry.
rules-goal-points = Kładź płytki o pasujących liczbach i zbierz najwięcej punktów.

## Board

rules-board-rectangle = Plansza ma { $width } × { $height } pól.
rules-board-hexagon = Plansza jest sześciokątem z { $cells ->
    [one] { $cells } trójkąta
    [few] { $cells } trójkątów
    [many] { $cells } trójkątów
   *[other] { $cells } trójkąta
  }, po { $side } wzdłuż każdego boku.
rules-board-inner = Używa się tylko wewnętrznego sześciokąta planszy: ma on { $cells ->
    [one] { $cells } trójkąt
    [few] { $cells } trójkąty
    [many] { $cells } trójkątów
   *[other] { $cells } trójkąta
  }, po { $side } wzdłuż każdego boku.
rules-board-heights = Rzut planszy ma { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
    [many] { $squares } pól
   *[other] { $squares } pola
  }. Każde określa, jak wysoko wolno na nim budować; zmieści się tu { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
  }.
rules-board-reconstructed = Nie znamy drukowanych wymiarów tej planszy. Odtworzono ją z jej kształtu i z miejsca na { $each ->
    [one] { $each } kostkę
    [few] { $each } kostki
    [many] { $each } kostek
   *[other] { $each } kostki
  } na gracza.
rules-board-own = Przynosisz własną mapę wysokości: liczbę dla każdego pola rzutu, rzędy rozdzielone ukośnikiem, najdalszy rząd jako pierwszy, 0 tam, gdzie nie ma pola. Wszystkie pola łączą się ze sobą, a kostek jest najwyżej { $most }.
rules-board-table = Płytki układa się na stole, który nie ma krawędzi.

## Pieces

rules-pieces-own = Każdy kolor ma { $pieces ->
    [one] { $pieces } element
    [few] { $pieces } elementy
    [many] { $pieces } elementów
   *[other] { $pieces } elementu
  }, z których każdy ma inny kształt i liczy od { $smallest } do { $largest } { $shape ->
    [triangle] trójkątów
   *[square] kwadratów
  }. Razem to { $shape ->
    [triangle] { $cells ->
    [one] { $cells } trójkąt
    [few] { $cells } trójkąty
    [many] { $cells } trójkątów
   *[other] { $cells } trójkąta
  }
   *[square] { $cells ->
    [one] { $cells } kwadrat
    [few] { $cells } kwadraty
    [many] { $cells } kwadratów
   *[other] { $cells } kwadratu
  }
  }.
rules-pieces-copies = Każdy kolor ma { $pieces ->
    [one] { $pieces } element
    [few] { $pieces } elementy
    [many] { $pieces } elementów
   *[other] { $pieces } elementu
  }, każdy liczy od { $smallest } do { $largest } kwadratów. Kształtów jest { $shapes }, a każdy występuje { $copies } razy. Razem to { $cells ->
    [one] { $cells } kwadrat
    [few] { $cells } kwadraty
    [many] { $cells } kwadratów
   *[other] { $cells } kwadratu
  }.
rules-pieces-shared = Obaj gracze korzystają z jednego zestawu: { $pieces ->
    [one] { $pieces } element
    [few] { $pieces } elementy
    [many] { $pieces } elementów
   *[other] { $pieces } elementu
  }, każdy innego kształtu, od { $smallest } do { $largest } kwadratów. Element położony przez jednego gracza nie jest już dostępny dla drugiego.
rules-pieces-cubes = Każdy kolor ma { $pieces ->
    [one] { $pieces } element
    [few] { $pieces } elementy
    [many] { $pieces } elementów
   *[other] { $pieces } elementu
  }, z których każdy liczy od { $smallest } do { $largest } kostek, razem { $cells ->
    [one] { $cells } kostkę
    [few] { $cells } kostki
    [many] { $cells } kostek
   *[other] { $cells } kostki
  }. Element i jego lustrzane odbicie to dwa elementy. Nie ma pojedynczej kostki.
rules-pieces-tiles = Trójkątnych płytek jest { $tiles }. Każda ma trzy liczby od { $lowest } do { $highest }, które czytane zgodnie z ruchem wskazówek zegara nie maleją, i nie ma dwóch takich samych płytek. Wartość płytki to suma jej liczb.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Kolory grają w tej kolejności: { $colours }.
rules-setup-one-each = Liczba graczy: { $seats }. Każdy ma jeden kolor.
rules-setup-two-each = Dwaj gracze mają po dwa kolory. Pierwszy: { $first }. Drugi: { $second }.
rules-setup-shared = Trzej gracze mają po jednym kolorze. Czwarty ({ $colour }) wykładają na zmianę, zaczynając od tego, kto rozpoczął partię. Robią to także wtedy, gdy ich własny kolor nie ma już miejsca.
rules-setup-teams = Czterej gracze tworzą dwie dwuosobowe drużyny, każdy ma jeden kolor. Pierwsza drużyna: { $first }. Druga: { $second }.
rules-setup-solo = Wykładasz wszystkie kolory, jeden po drugim.
rules-setup-left-out = Trzej gracze mają po jednym kolorze. Jeden kolor ({ $colour }) zostaje w pudełku.

## First piece

rules-start-own = Pierwszy element każdego koloru zakrywa pole startowe tego koloru: { $points }.
rules-start-any = Pierwszy element każdego koloru zakrywa dowolne wolne jeszcze pole startowe: { $points }.
rules-start-free = Pierwszy element każdego koloru leży w dowolnym miejscu planszy.
rules-start-beside = Pierwszy element w partii leży w dowolnym miejscu. Pierwszy element każdego innego koloru dotyka elementu, który już tam jest.
rules-start-opposite = Pierwszy element każdego koloru zakrywa pole startowe: { $points }. Dwa kolory jednego gracza zaczynają naprzeciw siebie, więc nie wolno zająć pola naprzeciw koloru drugiego gracza.
rules-start-spaced = Pierwszy element każdego koloru zakrywa pole startowe: { $points }. Między dwoma kolorami jedno pole startowe pozostaje wolne.
rules-start-swap = Pierwszy gracz kładzie element pierwszego koloru, a potem element drugiego, oba w dowolnym miejscu planszy. Nie mogą na siebie zachodzić i muszą mieć różne kształty. Następnie drugi gracz wybiera kolor. Dalej gra pierwszy kolor ({ $colour }), czyjkolwiek jest.
rules-start-cubes = Pierwszy element w partii stoi w dowolnym miejscu na podłożu. Pierwszy element każdego innego koloru też stoi na podłożu i styka się ścianką z elementem, który już tam jest.

## Turn

rules-turn-flat = Połóż jeden ze swoich elementów na wolnych { $shape ->
    [triangle] trójkątach
   *[square] polach
  } planszy. Możesz go obracać i odwracać na drugą stronę. Raz położony zostaje na miejscu.
rules-turn-cubes = Postaw jeden ze swoich elementów. Możesz go dowolnie obracać. Raz postawiony zostaje na miejscu.

## Contact

rules-contact-corner = Każdy nowy element dotyka elementu tego samego koloru rogiem, a nigdy bokiem.
rules-contact-face = Każdy nowy element dotyka elementu tego samego koloru bokiem. Róg nie wystarczy.
rules-contact-triangles = Wystarczy wspólny punkt: róg może też trafić w środek prostego boku innego elementu.
rules-contact-strict = Przy ścisłych rogach róg twojego koloru może stykać się tylko z rogiem. Wszędzie, gdzie nowy element dotyka własnego koloru, żaden z dwóch elementów nie może biec prosto przez ten punkt. Jeden taki styk wyklucza to miejsce, nawet jeśli inny róg dotyka prawidłowo.
rules-contact-others = Nie ma znaczenia, jak twój element dotyka innych kolorów, rogami czy bokami.
rules-contact-cubes = Każdy nowy element styka się co najmniej jedną ścianką z elementem tego samego koloru, z boku albo od góry. Krawędź lub róg nie wystarczy. Inne kolory nie mają znaczenia.
rules-standing = W każdej kolumnie, którą zajmuje element, jego kostki stoją na podłożu albo na tym, co już tam jest. Pod spodem nigdy nie ma dziury i nic nie wystaje nad pustą przestrzeń.
rules-limits = Nic nie stoi poza rzutem planszy ani powyżej ograniczenia wysokości swojego pola.

## No place left, and the end

rules-blocked-flat = Kto może położyć element, ten musi. Kolor bez miejsca jest pomijany; ponieważ miejsca tylko ubywa, odpada do końca partii.
rules-blocked-out = Kolor, który w swojej kolejce nie może położyć elementu, odpada do końca partii.
rules-blocked-skip = Kolor, który nie może położyć elementu, traci tylko tę kolejkę: miejsce może się znów otworzyć, gdy inni budują.
rules-end = Gra kończy się, gdy żaden kolor nie może już położyć elementu.
rules-ties = Przy równych najlepszych wynikach zwycięstwo jest wspólne.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Każdy { $shape ->
    [triangle] trójkąt
   *[square] kwadrat
  } pozostałego elementu kosztuje punkt. Za ułożenie wszystkich elementów dostajesz { $all ->
    [one] { $all } punkt
    [few] { $all } punkty
    [many] { $all } punktów
   *[other] { $all } punktu
  } i jeszcze { $last }, jeśli ostatni był element najmniejszy. Wygrywa najwyższy wynik.
rules-scoring-basic = Policz kwadraty pozostałych elementów. Wygrywa, kto ma ich najmniej. Nie ma premii.
rules-scoring-pieces = Każdy ułożony element to punkt. Wygrywa, kto ma najwięcej punktów. Nie ma premii.
rules-scoring-area = Każde zakryte pole to punkt. Wygrywa, kto ma najwięcej punktów; przy równej liczbie jest remis. Nie ma premii.
rules-scoring-complete = Wygrywasz, gdy wszystkie elementy są na planszy. Liczba ułożonych elementów pokazuje, ile zabrakło.
rules-scoring-seen = Spójrz prosto z góry: każde pole, na którym na wierzchu jest twój kolor, to punkt. Każdy pozostały element kosztuje punkt, niezależnie od wielkości. Wygrywa, kto ma najwięcej punktów.
rules-scoring-sum = Wynik gracza to suma obu kolorów.
rules-scoring-team = Wynik drużyny to suma jej dwóch kolorów.
rules-scoring-shared = Wspólny kolor nie liczy się nikomu.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Zakończona partia i jej podliczenie.
rules-example-colour = Kolor
rules-example-left = Pozostało
rules-example-points = Punkty
rules-example-turn = Ruch
rules-example-winner = Zwycięstwo: { $winners }.

## Pictures

rules-figure-starts = Pola startowe
rules-figure-pieces = Elementy jednego koloru
rules-figure-start = Pierwszy element zakrywa pole startowe
rules-figure-corner = Rogiem do rogu
rules-figure-side = Bokiem do boku z własnym kolorem
rules-figure-apart = Nie dotyka własnego koloru
rules-figure-others = Inne kolory mogą stykać się bokami
rules-figure-tip = Róg trafia w środek boku
rules-figure-face = Styka się ścianką z własnym kolorem
rules-figure-edge = Styka się z własnym kolorem tylko krawędzią
rules-figure-hole = Pod spodem jest dziura
rules-figure-match = Obie liczby na boku się zgadzają
rules-figure-mismatch = Liczby na boku się różnią
rules-figure-bridge = Most: dodatkowo { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
rules-figure-hexagon = Sześciokąt: dodatkowo { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
rules-figure-hexagons = Dwa sześciokąty jedną płytką: dodatkowo { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }

## Number of players

rules-players = { $players ->
    [one] Jeden gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
  }
rules-players-cubes = { $columns ->
    [one] { $columns } pole
    [few] { $columns } pola
    [many] { $columns } pól
   *[other] { $columns } pola
  }, miejsce na { $cubes ->
    [one] { $cubes } kostkę
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
  }
rules-players-tiles = po { $tiles ->
    [one] { $tiles } płytce
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
  }

## Options. The usual choice stands first

rules-option-start = Początek
rules-option-scoring = Punktacja
rules-option-first = Kto zaczyna
rules-option-shared = Wspólny kolor
rules-option-strict-corners = Ścisłe rogi
rules-option-left-out = Pominięty kolor
rules-option-seats = Liczba graczy
rules-option-colours-each = Kolory każdego gracza
rules-option-blocked = Brak miejsca
rules-option-heights = Mapa wysokości
rules-option-without = Wyrównanie szans
rules-option-edition = Wydanie
rules-option-target = Gra do
rules-option-deals = Liczba rozdań
rules-option-after-draw = Po dobraniu
rules-option-time-limit = Limit czasu
rules-option-usual = domyślnie
rules-option-none = Nie ma opcji.
rules-choice-first = Zacząć może dowolny gracz. Pozostali grają po kolei, zgodnie z ruchem wskazówek zegara.
rules-choice-shared = Każdy z czterech kolorów może być tym, który wszyscy wykładają na zmianę. Kolejność kolorów się nie zmienia: jeśli wspólny jest niebieski, to on otwiera grę, a wykłada go gracz, który zaczyna.
rules-choice-left-out = Każdy z czterech kolorów może być tym, który zostaje w pudełku.
rules-choice-seats-cubes = Od { $fewest } do { $most } graczy. Przy mniejszej liczbie graczy jest miejsce na mniej kostek, a ostatnie kolory nie biorą udziału w grze.
rules-choice-seats = Od { $fewest } do { $most } graczy.
rules-choice-colours-each = Dwaj gracze mogą mieć po dwa kolory na planszy dla czterech. Liczy się tylko lepszy kolor gracza.
rules-choice-heights = Dowolna mapa wysokości, na której zmieści się najwyżej { $most ->
    [one] { $most } kostka
    [few] { $most } kostki
    [many] { $most } kostek
   *[other] { $most } kostki
  }.
rules-choice-without = Kolory mogą grać bez niektórych swoich elementów, aby silni i słabsi mogli grać ze sobą. Odłożone elementy nic nie kosztują. Tam, gdzie liczą się pozostałe pola, mniej dużych elementów pomaga; w innych grach trudniej ma ten, kto ma mniej elementów.
rules-choice-target = Po zakończeniu rozdania sumy porównuje się z granicą punktów: { $usual ->
    [one] { $usual } punkt
    [few] { $usual } punkty
    [many] { $usual } punktów
   *[other] { $usual } punktu
  } albo inna liczba od { $fewest } do { $most }. Jeśli ktoś ją osiągnął, mecz się kończy.
rules-choice-deals = Albo mecz o stałej długości, od { $fewest } do { $most } rozdań, niezależnie od sumy punktów.
rules-choice-drawn = Po dobraniu wolno położyć tylko tę płytkę, która została właśnie dobrana.
rules-choice-any = Po dobraniu wolno położyć dowolną ze swoich płytek.
rules-choice-time-limit = Każdy ruch ma limit czasu. Gdy czas minie, dobierasz, aż twoja kolejka się skończy. Jeśli masz dopiero położyć pierwszą płytkę, jedna z twoich płytek zostaje położona za ciebie.

## Triominos

rules-tiles-hands = Każdy gracz bierze swoje płytki i trzyma je zakryte. Reszta tworzy stos. Widzisz własne płytki, stół, wszystkie wyniki oraz to, ile płytek mają inni i ile leży w stosie.
rules-tiles-begin = Przed każdym rozdaniem wszyscy gracze dobierają jawnie po jednej płytce. Zaczyna najwyższa wartość; przy równych dobiera się ponownie. Potem wszystkie płytki miesza się i rozdaje. Pierwszy gracz kładzie dowolną płytkę i zdobywa jej wartość.
rules-tiles-lay = Połóż jedną płytkę. Co najmniej jeden cały bok przylega do płytki na stole, obie liczby na tym boku się zgadzają, podobnie jak liczby w każdym innym rogu, którego płytka dotyka.
rules-tiles-score = Płytka daje swoją wartość. Most daje dodatkowo { $bridge ->
    [one] { $bridge } punkt
    [few] { $bridge } punkty
    [many] { $bridge } punktów
   *[other] { $bridge } punktu
  }, sześciokąt { $one }, dwa sześciokąty jedną płytką { $two }, a trzy { $three }.
rules-tiles-bridge = Most to płytka dołączona tylko jednym bokiem, której trzeci róg sięga dalszej płytki: dwa miejsca obok tego rogu są puste, a z trzech za nim co najmniej jedno jest zajęte. Sześciokąt zamyka szósta płytka wokół punktu. Żadna płytka nie może zrobić jednego i drugiego.
rules-tiles-draw = Jeśli nie możesz lub nie chcesz położyć płytki, dobierz jedną ze stosu za { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
  }. Możesz ją od razu położyć. W jednej kolejce wolno dobrać { $most ->
    [one] { $most } płytkę
    [few] { $most } płytki
    [many] { $most } płytek
   *[other] { $most } płytki
  }; jeśli potem nadal żadnej nie położysz, tracisz jeszcze { $more }, razem { $all ->
    [one] { $all } punkt
    [few] { $all } punkty
    [many] { $all } punktów
   *[other] { $all } punktu
  }.
rules-tiles-empty = Gdy stos jest pusty, kto może położyć płytkę, ten musi. W przeciwnym razie pasujesz, bez kary.
rules-tiles-out = Kto położy swoją ostatnią płytkę, dostaje { $out ->
    [one] { $out } punkt
    [few] { $out } punkty
    [many] { $out } punktów
   *[other] { $out } punktu
  } i wartość wszystkich płytek pozostałych graczy. Runda jest dogrywana do końca, aby wszyscy mieli tyle samo ruchów. Kto skończy w niej jako drugi, dostaje tylko { $out }.
rules-tiles-blocked = Gdy wszyscy gracze kolejno spasują, rozdanie jest zablokowane. Wygrywa je, kto ma płytki o najniższej wartości: zdobywa wartość płytek wszystkich innych pomniejszoną o wartość własnych. Nikt inny nic nie traci. Przy równej najniższej wartości każdy z tych graczy dostaje punkty w ten sposób.
rules-tiles-match = Wygrywa najwyższa suma na koniec meczu. Sumy mogą spaść poniżej zera.
rules-tiles-example-sum = Płytka
rules-tiles-example-bridge = Płytka, która tworzy most
rules-tiles-example-hexagon = Płytka, która zamyka sześciokąt
rules-tiles-example-draws = Trzy dobrania i żadnej położonej płytki
rules-tiles-example-out = Ostatnia płytka, gdy płytki innych są warte { $hands }
rules-scoring-standard = Punkty jak opisano wyżej.
rules-scoring-children = Dla dzieci: { $tile ->
    [one] { $tile } punkt
    [few] { $tile } punkty
    [many] { $tile } punktów
   *[other] { $tile } punktu
  } za płytkę, { $bridge } więcej za most, { $one }, { $two } lub { $three } więcej za jeden, dwa lub trzy sześciokąty i { $out } dla tego, kto pierwszy wyłoży wszystkie płytki. Nigdy nic się nie traci. Jest jedno rozdanie, chyba że wybierzesz kilka albo granicę punktów.
rules-scoring-no-points = Bez punktów: wygrywa, kto pierwszy wyłoży wszystkie płytki. Gdy rozdanie jest zablokowane, wygrywa, kto ma ich najmniej.
rules-edition-international = Międzynarodowe: jak opisano wyżej, od { $fewest } do { $most } graczy.
rules-edition-french = Francuskie: od { $fewest } do { $most } graczy. Rozdanie kończy się, gdy tylko ktoś wyłoży wszystkie płytki. W zablokowanym rozdaniu każdy traci wartość własnych płytek. Gdy stos jest pusty, pasować może też ten, kto nie chce położyć płytki. Mecz kończy się od razu, gdy gracz osiągnie granicę punktów, i ten gracz wygrywa.
rules-edition-spanish = Hiszpańskie: od { $fewest } do { $most } graczy, z mniejszą liczbą płytek przy trzech i czterech graczach.
rules-edition-portuguese = Portugalskie: jak wydanie hiszpańskie, ale trzy dobrania kosztują razem { $draws }.
rules-edition-tournament = Turniejowe: nikt nie losuje początku. Najwyższą płytkę z trzema równymi liczbami, jaką ktoś ma, trzeba położyć jako pierwszą; daje { $triple } więcej, a trzy zera nawet { $zero } więcej. Bez takiej płytki zaczyna najwyższa wartość.

## Colours inside a sentence

ink-blue = niebieski
ink-yellow = żółty
ink-red = czerwony
ink-green = zielony
ink-purple = fioletowy
ink-orange = pomarańczowy
