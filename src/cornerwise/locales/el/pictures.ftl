picture-game = { $game }, { $moves ->
    [one] 1 κίνηση
   *[other] { $moves } κινήσεις
  }
picture-design = Σχέδιο στο ταμπλό του { $game }, { $pieces ->
    [one] 1 κομμάτι
   *[other] { $pieces } κομμάτια
  }
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $shape ->
    [triangle] { $cells ->
        [one] 1 τρίγωνο
       *[other] { $cells } τρίγωνα
      }
    [cube] { $cells ->
        [one] 1 κύβος
       *[other] { $cells } κύβοι
      }
   *[square] { $cells ->
        [one] 1 τετράγωνο
       *[other] { $cells } τετράγωνα
      }
  }
picture-board = Ταμπλό
picture-turn = Παίζει: { $colour } ({ $name }).
picture-swap = { $name } διαλέγει: κρατά ή αλλάζει.
picture-over = { $count ->
    [0] Τέλος παρτίδας. Δεν κερδίζει κανείς.
    [one] Τέλος παρτίδας. Νίκη: { $names }.
   *[other] Τέλος παρτίδας. Νίκη: { $names }.
  }
picture-seat = { $name } ({ $colours })
picture-points = Πόντοι: { $scores }.
picture-score = { $name } { $points }
picture-common = κοινά
picture-table = Τραπέζι
picture-tiles = { $game }, { $tiles ->
    [one] 1 πλακίδιο
   *[other] { $tiles } πλακίδια
  }
picture-tile-due = Ετοιμάζεται να τραβηχτεί ένα πλακίδιο.
picture-seat-turn = Παίζει: { $name }.
picture-match-over = Τέλος αγώνα.
picture-match-won = { $count ->
    [0] Τέλος αγώνα. Δεν κερδίζει κανείς.
    [one] Τέλος αγώνα. Νίκη: { $names }.
   *[other] Τέλος αγώνα. Νίκη: { $names }.
  }
picture-held = Πλακίδια: { $counts }.
picture-pile = στοίβα { $tiles }
picture-hand = χέρι
