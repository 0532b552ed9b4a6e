## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }, { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
  }
picture-design = Mozaika na planszy gry { $game }, { $pieces ->
    [one] 1 element
    [few] { $pieces } elementy
    [many] { $pieces } elementów
   *[other] { $pieces } elementu
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $shape ->
    [triangle] { $cells ->
        [one] 1 trójkąt
        [few] { $cells } trójkąty
        [many] { $cells } trójkątów
       *[other] { $cells } trójkąta
      }
    [cube] { $cells ->
        [one] 1 kostka
        [few] { $cells } kostki
        [many] { $cells } kostek
       *[other] { $cells } kostki
      }
   *[square] { $cells ->
        [one] 1 kwadrat
        [few] { $cells } kwadraty
        [many] { $cells } kwadratów
       *[other] { $cells } kwadratu
      }
  }
picture-board = Plansza
picture-turn = Ruch: { $colour } ({ $name }).
picture-swap = { $name } wybiera: zostawić czy zamienić.
picture-over = { $count ->
    [0] Koniec partii. Nikt nie wygrywa.
    [one] Koniec partii. Wygrywa { $names }.
    [few] Koniec partii. Wygrywają { $names }.
    [many] Koniec partii. Wygrywają { $names }.
   *[other] Koniec partii. Wygrywają { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Punkty: { $scores }.
picture-score = { $name } { $points }
picture-common = wspólne

## Tables of tiles. Players are named as in seat-number.

picture-table = Stół
picture-tiles = { $game }, { $tiles ->
    [one] 1 płytka
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
  }
picture-tile-due = Za chwilę zostanie dobrana płytka.
picture-seat-turn = Ruch: { $name }.
picture-match-over = Koniec meczu.
picture-match-won = { $count ->
    [0] Koniec meczu. Nikt nie wygrywa.
    [one] Koniec meczu. Wygrywa { $names }.
    [few] Koniec meczu. Wygrywają { $names }.
    [many] Koniec meczu. Wygrywają { $names }.
   *[other] Koniec meczu. Wygrywają { $names }.
  }
picture-held = Płytki: { $counts }.
picture-pile = stos { $tiles }
picture-hand = ręka
