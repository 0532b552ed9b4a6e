## The pages

rules-title = Zasady
rules-page-title = Zasady: { $game }
rules-lead = Jak grać w każdą grę, z obrazkami.
rules-all = Wszystkie gry
rules-play = Zagraj teraz
rules-tutorial = Ucz się, grając
rules-language = Język
rules-allowed = Dozwolone
rules-forbidden = Niedozwolone
rules-clauses = Numery zasad
rules-trade-marks = Blokus, Trigon, Rumis i Triominos są znakami towarowymi swoich właścicieli. Wymieniamy je tylko po to, by wskazać, według których opublikowanych zasad toczy się gra. Cornerwise jest od tych właścicieli niezależny.

## Families of games, as headings of the list

rules-family-classic = Kwadraty, do 4 graczy
rules-family-duo = Kwadraty, 2 graczy
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
rules-heading-contact = Czego musi dotykać element
rules-heading-others = Inne kolory
rules-heading-strict = Ścisłe rogi
rules-heading-standing = Bez dziur
rules-heading-limits = Limity wysokości
rules-heading-blocked = Gdy nie możesz położyć elementu
rules-heading-draw = Dobieranie płytek
rules-heading-end = Koniec gry
rules-heading-scoring = Punktacja
rules-heading-ties = Remisy
rules-heading-example = Przykład
rules-heading-players = Liczba graczy
rules-heading-options = Opcje
rules-heading-tips = Wskazówki

## Goal

rules-goal-left = Połóż na planszy jak najwięcej swoich elementów i nie zostaw innym miejsca na ich elementy. To, co zostanie ci na końcu, liczy się przeciw tobie.
rules-goal-pieces = Ułóż więcej elementów niż drugi gracz.
rules-goal-area = Zakryj więcej pól niż drugi gracz.
rules-goal-complete = Grasz wszystkimi kolorami. Ułóż wszystkie elementy: { $pieces }.
rules-goal-seen = Buduj tak, aby twój kolor było widać prosto z góry na jak największej liczbie pól.
rules-goal-points = Kładź płytki o pasujących liczbach i zbierz najwięcej punktów.

## Board

rules-board-rectangle = Plansza ma { $width } × { $height } pól.
rules-board-hexagon = Plansza jest sześciokątem z { $cells ->
    [one] { $cells } trójkąta
    [few] { $cells } trójkątów
    [many] { $cells } trójkątów
   *[other] { $cells } trójkąta
  }, po { $side } wzdłuż każdego boku.
rules-board-inner = Używacie tylko wewnętrznego sześciokąta planszy: ma on { $cells ->
    [one] { $cells } trójkąt
    [few] { $cells } trójkąty
    [many] { $cells } trójkątów
   *[other] { $cells } trójkąta
  }, po { $side } wzdłuż każdego boku.
rules-board-heights = Podstawa ma { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
    [many] { $squares } pól
   *[other] { $squares } pola
  }, każde z limitem, jak wysoko wolno na nim budować. Razem zmieści się tu { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostki
  }.
rules-board-reconstructed = Nie znamy opublikowanych wymiarów tej planszy. Ustaliliśmy je na podstawie jej kształtu i miejsca na { $each ->
    [one] { $each } kostkę
    [few] { $each } kostki
    [many] { $each } kostek
   *[other] { $each } kostki
  } na gracza.
rules-board-own = Mapę wysokości tworzysz samodzielnie: jedna liczba dla każdego pola podstawy, z ukośnikiem między rzędami. Najdalszy rząd jest pierwszy, a 0 oznacza brak pola. Wszystkie pola muszą się ze sobą łączyć, a kostek może być najwyżej { $most }.
rules-board-table = Płytki układacie na stole, który nie ma krawędzi.

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
rules-pieces-shared = Obaj gracze biorą elementy z jednego zestawu: { $pieces ->
    [one] { $pieces } element
    [few] { $pieces } elementy
    [many] { $pieces } elementów
   *[other] { $pieces } elementu
  }, każdy innego kształtu, od { $smallest } do { $largest } kwadratów. Elementu położonego przez jednego gracza drugi nie może już użyć.
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
  }. Element i jego lustrzane odbicie to dwa różne elementy. Nie ma elementu z jednej kostki.
rules-pieces-tiles = Trójkątnych płytek jest { $tiles }. Każda ma trzy liczby od { $lowest } do { $highest }. Czytane od najniższej zgodnie z ruchem wskazówek zegara nigdy nie maleją i nie ma dwóch takich samych płytek. Wartość płytki to suma jej liczb.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = Kolory grają w tej kolejności: { $colours }.
rules-setup-one-each = Liczba graczy: { $seats }. Każdy ma jeden kolor.
rules-setup-two-each = Dwaj gracze mają po dwa kolory. Pierwszy: { $first }. Drugi: { $second }.
rules-setup-shared = Trzej gracze mają po jednym kolorze. Czwarty kolor ({ $colour }) wykładają na zmianę, zaczynając od gracza, który rozpoczyna partię. Grasz nim w swojej kolejce także wtedy, gdy twój własny kolor nie może już nic położyć.
rules-setup-teams = Czterej gracze tworzą dwie dwuosobowe drużyny, każdy ma jeden kolor. Pierwsza drużyna: { $first }. Druga: { $second }.
rules-setup-solo = Wykładasz wszystkie kolory, jeden po drugim.
rules-setup-left-out = Trzej gracze mają po jednym kolorze. Czwarty kolor ({ $colour }) zostaje w pudełku.

## First piece

rules-start-own = Pierwszy element każdego koloru musi zakryć jego własne pole startowe: { $points }.
rules-start-any = Pierwszy element każdego koloru musi zakryć pole startowe, które jest jeszcze wolne: { $points }.
rules-start-free = Pierwszy element każdego koloru może leżeć w dowolnym miejscu planszy.
rules-start-beside = Pierwszy element w partii może leżeć w dowolnym miejscu. Pierwszy element każdego innego koloru musi dotykać elementu, który już tam jest.
rules-start-opposite = Pierwszy element każdego koloru musi zakryć pole startowe: { $points }. Twoje dwa kolory zaczynają naprzeciw siebie, więc drugi gracz nie może zająć pola startowego naprzeciw twojego pierwszego koloru.
rules-start-spaced = Pierwszy element każdego koloru musi zakryć pole startowe: { $points }. Między dwoma kolorami jedno pole startowe musi pozostać wolne.
rules-start-swap = Pierwszy gracz kładzie element pierwszego koloru, a potem element drugiego, w dowolnych miejscach planszy. Nie mogą na siebie zachodzić i muszą mieć różne kształty. Następnie drugi gracz wybiera kolor. Potem gra pierwszy kolor ({ $colour }), czyjkolwiek jest.
rules-start-cubes = Pierwszy element w partii może stać w dowolnym miejscu podstawy. Pierwszy element każdego innego koloru też musi stać na podstawie i stykać się ścianką z elementem, który już tam jest.

## Turn

rules-turn-flat = Połóż jeden ze swoich elementów na wolnych { $shape ->
    [triangle] trójkątach
   *[square] polach
  } planszy. Możesz go obrócić i odwrócić na drugą stronę. Położonego elementu nie można już przesuwać.
rules-turn-cubes = Postaw jeden ze swoich elementów. Możesz go obrócić w dowolnym kierunku. Postawionego elementu nie można już przesuwać.

## Contact

rules-contact-corner = Każdy nowy element musi dotykać rogiem co najmniej jednego elementu swojego koloru. Nie może nigdy dotykać swojego koloru bokiem.
rules-contact-face = Każdy nowy element musi dotykać bokiem elementu swojego koloru. Styk rogiem nie wystarczy.
rules-contact-triangles = Wystarczy jeden wspólny punkt: róg może też dotykać środka prostego boku innego elementu.
rules-contact-strict = Przy ścisłych rogach róg twojego koloru może dotykać tylko innego rogu, nigdy środka prostego boku. Dotyczy to każdego miejsca, w którym nowy element dotyka własnego koloru: jeden nieprawidłowy styk sprawia, że ruch jest niedozwolony, nawet jeśli inny róg dotyka prawidłowo.
rules-contact-others = Twój element może dowolnie dotykać innych kolorów, rogami lub bokami.
rules-contact-cubes = Każdy nowy element musi stykać się co najmniej jedną ścianką z elementem swojego koloru, z boku albo od góry. Styk krawędzią lub rogiem nie wystarczy. Inne kolory nie mają znaczenia.
rules-standing = W każdej kolumnie, którą zajmuje element, jego kostki muszą stać na podstawie albo na kostkach, które już tam są. Pod elementem nie może być dziury i nic nie może wystawać nad pustą przestrzeń.
rules-limits = Nic nie może stać poza podstawą ani powyżej limitu wysokości swojego pola.

## No place left, and the end

rules-blocked-flat = Jeśli możesz położyć element, musisz to zrobić. Kolor, który nie może położyć elementu, jest pomijany. Miejsca dla niego już nie przybędzie, więc odpada do końca partii.
rules-blocked-out = Kolor, który w swojej kolejce nie może położyć elementu, odpada do końca partii.
rules-blocked-skip = Kolor, który nie może położyć elementu, traci tylko tę kolejkę. Gdy inni budują, miejsce może się znów otworzyć.
rules-end = Gra kończy się, gdy żaden kolor nie może już położyć elementu.
rules-ties = Jeśli kilku graczy ma najlepszy wynik, dzielą się zwycięstwem.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = Każdy { $shape ->
    [triangle] trójkąt
   *[square] kwadrat
  } elementów, które ci zostały, kosztuje 1 punkt. Za ułożenie wszystkich elementów dostajesz { $all ->
    [one] { $all } punkt
    [few] { $all } punkty
    [many] { $all } punktów
   *[other] { $all } punktu
  } i jeszcze { $last }, jeśli ostatni był najmniejszy element. Wygrywa najwyższy wynik.
rules-scoring-basic = Policz kwadraty elementów, które ci zostały. Wygrywa, komu zostało najmniej kwadratów. Nie ma premii.
rules-scoring-pieces = Każdy położony element daje 1 punkt. Wygrywa, kto ma najwięcej punktów. Nie ma premii.
rules-scoring-area = Każde zakryte pole daje 1 punkt. Wygrywa, kto ma najwięcej punktów; przy równej liczbie jest remis. Nie ma premii.
rules-scoring-complete = Wygrywasz, gdy wszystkie elementy są na planszy. Jeśli się nie uda, liczba ułożonych elementów pokazuje, ile zabrakło.
rules-scoring-seen = Spójrz prosto z góry: każde pole, na którym na wierzchu jest twój kolor, daje 1 punkt. Każdy element, który ci został, kosztuje 1 punkt, niezależnie od wielkości. Wygrywa, kto ma najwięcej punktów.
rules-scoring-sum = Wynik gracza to suma jego dwóch kolorów.
rules-scoring-team = Wynik drużyny to suma jej dwóch kolorów.
rules-scoring-shared = Wspólny kolor nie liczy się nikomu.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = Zakończona partia i jej wynik.
rules-example-colour = Kolor
rules-example-left = Pozostało
rules-example-points = Punkty
rules-example-turn = Ruch
rules-example-winner = Zwycięzca: { $winners }.

## Pictures

rules-figure-starts = Pola startowe
rules-figure-pieces = Elementy jednego koloru
rules-figure-start = Pierwszy element zakrywa pole startowe
rules-figure-corner = Rogiem do rogu
rules-figure-side = Bokiem do boku z własnym kolorem
rules-figure-apart = Nie dotyka własnego koloru
rules-figure-others = Inne kolory mogą stykać się bokami
rules-figure-tip = Róg dotyka środka boku
rules-figure-face = Styka się ścianką z własnym kolorem
rules-figure-edge = Styka się z własnym kolorem tylko krawędzią
rules-figure-hole = Pod spodem jest dziura
rules-figure-match = Obie liczby na boku są równe
rules-figure-mismatch = Liczby na boku są różne
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
    [one] { $players } gracz
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

rules-option-start = Pierwszy element
rules-option-scoring = Punktacja
rules-option-first = Kto zaczyna
rules-option-shared = Wspólny kolor
rules-option-strict-corners = Ścisłe rogi
rules-option-left-out = Pominięty kolor
rules-option-seats = Liczba graczy
rules-option-colours-each = Kolory na gracza
rules-option-blocked = Gdy nie możesz położyć elementu
rules-option-heights = Mapa wysokości
rules-option-without = Wyrównanie szans
rules-option-edition = Wydanie
rules-option-target = Gra do
rules-option-deals = Liczba rozdań
rules-option-after-draw = Po dobraniu
rules-option-time-limit = Ruchy na czas
rules-option-usual = domyślnie
rules-option-none = Ta gra nie ma opcji.
rules-choice-first = Zacząć może dowolny gracz. Pozostali grają po kolei, zgodnie z ruchem wskazówek zegara.
rules-choice-shared = Wspólny może być każdy z czterech kolorów. Kolejność kolorów się nie zmienia: jeśli wspólny jest niebieski, nadal zaczyna niebieski, a kładzie go gracz, który rozpoczyna.
rules-choice-left-out = W pudełku może zostać każdy z czterech kolorów.
rules-choice-seats-cubes = Od { $fewest } do { $most } graczy. Przy mniejszej liczbie graczy jest miejsce na mniej kostek, a ostatnie kolory nie biorą udziału w grze.
rules-choice-seats = Od { $fewest } do { $most } graczy.
rules-choice-colours-each = Dwaj gracze mogą mieć po dwa kolory, na planszy dla czterech. Liczy się tylko lepszy kolor gracza.
rules-choice-heights = Dowolna mapa wysokości, na której zmieści się najwyżej { $most ->
    [one] { $most } kostka
    [few] { $most } kostki
    [many] { $most } kostek
   *[other] { $most } kostki
  }.
rules-choice-without = Kolory mogą grać bez niektórych swoich elementów, aby partia silniejszych i słabszych graczy była wyrównana. Elementy, bez których grasz, nic nie kosztują. Jeśli pozostałe elementy liczą się przeciw tobie, pomaga mniejsza liczba dużych elementów. W innych grach mniej elementów utrudnia grę.
rules-choice-target = Po zakończeniu rozdania sumy porównuje się z granicą punktów: { $usual ->
    [one] { $usual } punkt
    [few] { $usual } punkty
    [many] { $usual } punktów
   *[other] { $usual } punktu
  } albo inna liczba od { $fewest } do { $most }. Jeśli ktoś ją osiągnął, mecz się kończy.
rules-choice-deals = Albo zagrajcie mecz od { $fewest } do { $most } rozdań, niezależnie od sumy punktów.
rules-choice-drawn = Po dobraniu możesz położyć tylko płytkę, którą właśnie dobrano.
rules-choice-any = Po dobraniu możesz położyć dowolną ze swoich płytek.
rules-choice-time-limit = Każdy ruch ma limit czasu. Gdy czas minie, dobierasz, aż twoja kolejka się skończy. Jeśli masz dopiero położyć pierwszą płytkę, jedna z twoich płytek zostaje położona za ciebie.

## Triominos

rules-tiles-hands = Każdy gracz bierze swoje płytki i trzyma je zakryte. Reszta tworzy stos. Widzisz własne płytki, stół, wszystkie wyniki oraz to, ile płytek mają inni i ile leży w stosie.
rules-tiles-begin = Przed każdym rozdaniem każdy gracz dobiera płytkę i ją pokazuje. Zaczyna najwyższa wartość, a gracze z równą wartością dobierają ponownie. Potem wszystkie płytki miesza się i rozdaje. Pierwszy gracz kładzie dowolną płytkę i zdobywa jej wartość.
rules-tiles-lay = Połóż jedną płytkę. Co najmniej jeden cały bok musi przylegać do płytki na stole, a obie liczby na tym boku muszą być równe. W każdym innym rogu, którego płytka dotyka, liczby też muszą być równe.
rules-tiles-score = Płytka daje swoją wartość. Most daje dodatkowo { $bridge ->
    [one] { $bridge } punkt
    [few] { $bridge } punkty
    [many] { $bridge } punktów
   *[other] { $bridge } punktu
  }, sześciokąt dodatkowo { $one }, dwa sześciokąty jedną płytką dodatkowo { $two }, a trzy dodatkowo { $three }.
rules-tiles-bridge = Most to płytka dołączona tylko jednym bokiem, której trzeci róg dotyka dalszej płytki: dwa miejsca obok tego rogu są puste, a z trzech za nim co najmniej jedno jest zajęte. Szósta płytka wokół punktu zamyka sześciokąt. Jedna płytka nie może zrobić obu naraz.
rules-tiles-draw = Jeśli nie możesz lub nie chcesz położyć płytki, dobierz jedną ze stosu. Każde dobranie kosztuje { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
    [many] { $cost } punktów
   *[other] { $cost } punktu
  }. Dobraną płytkę możesz od razu położyć. W jednej kolejce możesz dobrać najwyżej { $most ->
    [one] { $most } płytkę
    [few] { $most } płytki
    [many] { $most } płytek
   *[other] { $most } płytki
  }. Jeśli nadal żadnej nie położysz, tracisz jeszcze { $more }, razem { $all ->
    [one] { $all } punkt
    [few] { $all } punkty
    [many] { $all } punktów
   *[other] { $all } punktu
  }.
rules-tiles-empty = Gdy stos jest pusty, musisz położyć płytkę, jeśli możesz. Jeśli nie możesz, pasujesz bez kary.
rules-tiles-out = Gdy położysz swoją ostatnią płytkę, dostajesz { $out ->
    [one] { $out } punkt
    [few] { $out } punkty
    [many] { $out } punktów
   *[other] { $out } punktu
  } i wartość wszystkich płytek pozostałych graczy. Najpierw kończy się rundę, aby wszyscy mieli tyle samo ruchów. Kto jeszcze pozbędzie się płytek w tej rundzie, dostaje tylko { $out }.
rules-tiles-blocked = Gdy wszyscy gracze kolejno spasują, rozdanie jest zablokowane. Wygrywa je gracz, którego płytki mają najniższą wartość: zdobywa wartość płytek wszystkich innych pomniejszoną o wartość własnych. Nikt inny nic nie traci. Przy równej najniższej wartości każdy z tych graczy dostaje punkty w ten sposób.
rules-tiles-match = Wygrywa najwyższa suma na koniec meczu. Sumy mogą spaść poniżej zera.
rules-tiles-example-sum = Płytka
rules-tiles-example-bridge = Płytka, która tworzy most
rules-tiles-example-hexagon = Płytka, która zamyka sześciokąt
rules-tiles-example-draws = Trzy dobrania i żadnej położonej płytki
rules-tiles-example-out = Ostatnia płytka, gdy u innych zostało { $hands }
rules-scoring-standard = Punkty jak opisano wyżej.
rules-scoring-children = Dla dzieci: { $tile ->
    [one] { $tile } punkt
    [few] { $tile } punkty
    [many] { $tile } punktów
   *[other] { $tile } punktu
  } za płytkę, dodatkowo { $bridge } za most, dodatkowo { $one }, { $two } lub { $three } za jeden, dwa lub trzy sześciokąty i { $out } dla gracza, który pierwszy pozbędzie się płytek. Nigdy nie traci się punktów. Jest jedno rozdanie, chyba że wybierzesz kilka albo granicę punktów.
rules-scoring-no-points = Bez punktów: wygrywa, kto pierwszy pozbędzie się płytek. Gdy rozdanie jest zablokowane, wygrywa, komu zostało najmniej płytek.
rules-edition-international = Międzynarodowe: jak opisano wyżej, od { $fewest } do { $most } graczy.
rules-edition-french = Francuskie: od { $fewest } do { $most } graczy. Rozdanie kończy się, gdy tylko ktoś pozbędzie się płytek. W zablokowanym rozdaniu każdy traci wartość własnych płytek. Gdy stos jest pusty, możesz spasować, nawet jeśli możesz położyć płytkę. Mecz kończy się od razu, gdy gracz osiągnie granicę punktów, i ten gracz wygrywa.
rules-edition-spanish = Hiszpańskie: od { $fewest } do { $most } graczy, z mniejszą liczbą płytek na gracza, gdy gra trzech lub czterech.
rules-edition-portuguese = Portugalskie: jak wydanie hiszpańskie, ale trzy dobrania kosztują razem { $draws ->
    [one] { $draws } punkt
    [few] { $draws } punkty
    [many] { $draws } punktów
   *[other] { $draws } punktu
  }.
rules-edition-tournament = Turniejowe: nikt nie dobiera, aby ustalić, kto zaczyna. Najwyższą płytkę z trzema równymi liczbami, jaką ktoś ma, trzeba położyć jako pierwszą; daje dodatkowo { $triple }, a z trzema zerami dodatkowo { $zero }. Jeśli nikt takiej nie ma, zaczyna najwyższa wartość.
