field-board = Το τραπέζι
field-hand = Τα πλακίδιά σας
field-hand-tile = { $numbers }, { $count ->
    [0] δεν ταιριάζει πουθενά
    [one] ταιριάζει σε { $count } θέση
   *[other] ταιριάζει σε { $count } θέσεις
  }, πλήκτρο { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } στο { $cell }
field-tile-last = { $apex } { $second } { $third } στο { $cell }, τελευταία κίνηση
field-place = Ταιριάζει στο { $cell }
field-place-points = Ταιριάζει στο { $cell }, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
field-place-bridge = Ταιριάζει στο { $cell } και κάνει γέφυρα, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
field-place-hexagon = Ταιριάζει στο { $cell } και συμπληρώνει { $count ->
    [one] ένα εξάγωνο
   *[other] { $count } εξάγωνα
  }, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
field-pile = Στοίβα
field-pile-tiles = { $count ->
    [0] κανένα πλακίδιο
    [one] { $count } πλακίδιο
   *[other] { $count } πλακίδια
  }
field-mine = { $tiles ->
    [one] { $tiles } πλακίδιο
   *[other] { $tiles } πλακίδια
  }, { $pile } στη στοίβα
field-zoom-in = Μεγέθυνση
field-zoom-out = Σμίκρυνση
field-fit = Εμφάνιση όλων
field-must-draw = Κανένα πλακίδιό σας δεν ταιριάζει. Τραβήξτε ένα.
field-must-pass = Κανένα πλακίδιό σας δεν ταιριάζει. Πρέπει να πάτε πάσο.
field-scores = Ταιριάζει, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
field-makes-bridge = Κάνει γέφυρα, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
field-closes-hexagon = Συμπληρώνει { $count ->
    [one] ένα εξάγωνο
   *[other] { $count } εξάγωνα
  }, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
field-lay = Τοποθέτηση
field-draw = Τράβηγμα
field-pass = Πάσο
field-pick = Διαλέξτε πλακίδιο: { $tiles ->
    [one] ταιριάζει { $tiles } δικό σας
   *[other] ταιριάζουν { $tiles } δικά σας
  }.
