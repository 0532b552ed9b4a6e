picture-game = { $game }, { $moves } lépés
picture-design = Mozaik ezen a táblán: { $game }, { $pieces } lapocska
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $cells } { $shape ->
    [triangle] háromszög
    [cube] kocka
   *[square] mező
  }
picture-board = Tábla
picture-turn = { $colour } jön ({ $name }).
picture-swap = { $name } választ: marad vagy csere.
picture-over = { $count ->
    [0] A játszma véget ért. Senki sem nyer.
    [one] A játszma véget ért. { $names } nyer.
   *[other] A játszma véget ért. { $names } nyer.
  }
picture-seat = { $name } ({ $colours })
picture-points = Pontok: { $scores }.
picture-score = { $name } { $points }
picture-common = közös
picture-table = Asztal
picture-tiles = { $game }, { $tiles } lapka
picture-tile-due = Hamarosan húznak egy lapkát.
picture-seat-turn = { $name } jön.
picture-match-over = A mérkőzés véget ért.
picture-match-won = { $count ->
    [0] A mérkőzés véget ért. Senki sem nyer.
    [one] A mérkőzés véget ért. { $names } nyer.
   *[other] A mérkőzés véget ért. { $names } nyer.
  }
picture-held = Lapkák: { $counts }.
picture-pile = talon { $tiles }
picture-hand = kéz
