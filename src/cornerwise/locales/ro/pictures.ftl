## Ce stă sub o tablă desenată sau se citește cu voce tare. Locurile se numără de la 0.

picture-game = { $game }, { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
  }
picture-design = Desen pe tabla de { $game }, { $pieces ->
    [one] { $pieces } piesă
    [few] { $pieces } piese
   *[other] { $pieces } de piese
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $shape ->
    [triangle] { $cells ->
        [one] un triunghi
        [few] { $cells } triunghiuri
       *[other] { $cells } de triunghiuri
      }
    [cube] { $cells ->
        [one] un cub
        [few] { $cells } cuburi
       *[other] { $cells } de cuburi
      }
   *[square] { $cells ->
        [one] un pătrat
        [few] { $cells } pătrate
       *[other] { $cells } de pătrate
      }
  }
picture-board = Tablă
picture-turn = { $colour } la mutare ({ $name }).
picture-swap = { $name } alege: păstrează sau schimbă.
picture-over = { $count ->
    [0] Partidă încheiată. Nu câștigă nimeni.
    [one] Partidă încheiată. { $names } câștigă.
    [few] Partidă încheiată. { $names } câștigă.
   *[other] Partidă încheiată. { $names } câștigă.
  }
picture-seat = { $name } ({ $colours })
picture-points = Puncte: { $scores }.
picture-score = { $name } { $points }
picture-common = comune

## Mese cu piese numerotate

picture-table = Masă
picture-tiles = { $game }, { $tiles ->
    [one] { $tiles } piesă
    [few] { $tiles } piese
   *[other] { $tiles } de piese
  }
picture-tile-due = Urmează să fie trasă o piesă.
picture-seat-turn = { $name } la mutare.
picture-match-over = Partidă încheiată.
picture-match-won = { $count ->
    [0] Partidă încheiată. Nu câștigă nimeni.
    [one] Partidă încheiată. { $names } câștigă.
    [few] Partidă încheiată. { $names } câștigă.
   *[other] Partidă încheiată. { $names } câștigă.
  }
picture-held = Piese: { $counts }.
picture-pile = grămadă { $tiles }
picture-hand = mână
