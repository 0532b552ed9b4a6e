picture-game = { $game }, { $moves } hamle
picture-design = { $game } tahtasında mozaik, { $pieces } parça
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $cells } { $shape ->
    [triangle] üçgen
    [cube] küp
   *[square] kare
  }
picture-board = Tahta
picture-turn = Sıra: { $colour } ({ $name }).
picture-swap = { $name } seçecek: korumak ya da değiştirmek.
picture-over = { $count ->
    [0] Oyun bitti. Kazanan yok.
    [one] Oyun bitti. { $names } kazandı.
   *[other] Oyun bitti. { $names } kazandı.
  }
picture-seat = { $name } ({ $colours })
picture-points = Puanlar: { $scores }.
picture-score = { $name } { $points }
picture-common = ortak
picture-table = Masa
picture-tiles = { $game }, { $tiles } taş
picture-tile-due = Bir taş çekilmek üzere.
picture-seat-turn = Sıra: { $name }.
picture-match-over = Maç bitti.
picture-match-won = { $count ->
    [0] Maç bitti. Kazanan yok.
    [one] Maç bitti. { $names } kazandı.
   *[other] Maç bitti. { $names } kazandı.
  }
picture-held = Taşlar: { $counts }.
picture-pile = yığın { $tiles }
picture-hand = el
