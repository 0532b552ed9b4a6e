solid-map = Από ψηλά
solid-map-scores = αυτό μετρά στους πόντους
solid-turn-left = Στροφή του τραπεζιού αριστερά
solid-turn-right = Στροφή του τραπεζιού δεξιά
solid-zoom-in = Πιο κοντά
solid-zoom-fit = Όλα
solid-square-free = { $square }, ελεύθερο, { $limit ->
    [one] επιτρέπεται { $limit } επίπεδο
   *[other] επιτρέπονται { $limit } επίπεδα
  }
solid-square-built = { $square }, { $colour } επάνω, επίπεδο { $height } από { $limit }
solid-square-full = { $square }, { $colour } επάνω, επίπεδο { $height }, γεμάτο
solid-square-last = { $named }, τελευταία κίνηση
solid-square-held = { $named }, κάτω από το κομμάτι που κρατάτε
