solid-map = Από πάνω
solid-map-scores = ό,τι φαίνεται εδώ δίνει πόντους
solid-turn-left = Περιστροφή προβολής αριστερά
solid-turn-right = Περιστροφή προβολής δεξιά
solid-zoom-in = Μεγέθυνση
solid-zoom-fit = Εμφάνιση όλων
solid-square-free = { $square }, ελεύθερο, { $limit ->
    [one] επιτρέπεται { $limit } επίπεδο
   *[other] επιτρέπονται { $limit } επίπεδα
  }
solid-square-built = { $square }, { $colour } επάνω, επίπεδο { $height } από { $limit }
solid-square-full = { $square }, { $colour } επάνω, επίπεδο { $height }, γεμάτο
solid-square-last = { $named }, τελευταία κίνηση
solid-square-held = { $named }, κάτω από το επιλεγμένο κομμάτι
solid-after = Μετά από αυτή την κίνηση
solid-seen = { $colour }: φαίνονται από πάνω { $cells }
solid-drag = Σύρετε για περιστροφή της προβολής
solid-levels = Έως το επίπεδο { $level }
