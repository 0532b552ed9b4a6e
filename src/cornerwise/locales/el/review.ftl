result-page = Αποτέλεσμα
result-open = Η παρτίδα συνεχίζεται
result-by-resigned = Οι άλλοι παραιτήθηκαν.
result-by-time = Οι άλλοι έμειναν από χρόνο.
result-by-left = Οι άλλοι έφυγαν.
result-you-resigned = Παραιτηθήκατε.
result-you-time = Ο χρόνος σας τελείωσε.
result-you-left = Φύγατε.
result-dropped = { $name }: { $how }
result-by-draw = Οι παίκτες το συμφώνησαν.
result-all-placed = Με όλα τα κομμάτια στο ταμπλό: { $colour }.
result-solo-done = Όλα τα κομμάτια είναι στο ταμπλό
result-solo-short = Δεν βρήκαν θέση όλα τα κομμάτια
over-replay = Επανάληψη
sum-won = νίκη
sum-deal = Μοιρασιά { $deal }
sum-together = Μαζί με τον συμπαίκτη
sum-nobody = Χρώμα κανενός
sum-nobody-text = Το έπαιξαν όλοι εναλλάξ. Δεν μετρά.
sheet-left = Έμεινε το κομμάτι { $piece }{ $count ->
    [one] {""}
   *[other] {", "}{ $count } φορές
  }
sheet-cells-placed = { $count ->
    [one] { $count } κελί καλυμμένο
   *[other] { $count } κελιά καλυμμένα
  }
sheet-pieces-placed = { $count ->
    [one] { $count } κομμάτι στο ταμπλό
   *[other] { $count } κομμάτια στο ταμπλό
  }
sheet-seen = { $count ->
    [one] { $count } τετράγωνο φαίνεται από ψηλά
   *[other] { $count } τετράγωνα φαίνονται από ψηλά
  }
sheet-all-placed = Όλα τα κομμάτια στο ταμπλό
sheet-single-last = Τελευταίο απ’ όλα το μονό κελί
sheet-tile = { $count ->
    [one] { $count } πλακίδιο παίχτηκε
   *[other] { $count } πλακίδια παίχτηκαν
  }
sheet-bridge = { $count ->
    [one] { $count } γέφυρα
   *[other] { $count } γέφυρες
  }
sheet-hexagon = { $count ->
    [one] { $count } εξάγωνο έκλεισε
   *[other] { $count } εξάγωνα έκλεισαν
  }
sheet-opening-triple = Αρχή με τρεις ίδιους αριθμούς
sheet-opening-zero = Αρχή με τρία μηδενικά
sheet-out = Έπαιξε το τελευταίο πλακίδιο
sheet-draw = { $count ->
    [one] { $count } πλακίδιο τραβήχτηκε
   *[other] { $count } πλακίδια τραβήχτηκαν
  }
sheet-third-draw = { $count ->
    [one] Ένα τρίτο πλακίδιο που δεν ταίριαξε
   *[other] { $count } τρίτα πλακίδια που δεν ταίριαξαν
  }
sheet-hands = Πλακίδια που έμειναν στα χέρια
review-title = Ανάλυση
review-about = Επικολλήστε μια παρτίδα και η μηχανή λέει πώς πήγε, τι άξιζε κάθε κίνηση και τι θα ήταν καλύτερο.
review-progress = { $done ->
    [0] Η μηχανή κοιτάζει την παρτίδα
   *[other] Εξετάστηκαν { $done } από { $total } κινήσεις
  }
review-progress-text = Στο μεταξύ μπορείτε να περιηγηθείτε στην παρτίδα. Αν φύγετε από τη σελίδα, η εργασία σταματά.
review-quantity = Τι δείχνουν οι γραμμές
review-margins = Πόντοι μπροστά
review-shares = Πιθανότητα νίκης
review-graph = Πώς ήταν η παρτίδα μετά από κάθε κίνηση
review-as-table = Ως πίνακας
review-as-graph = Ως γράφημα
review-table = Πώς ήταν η παρτίδα, ως πίνακας
review-move = Πριν από
review-before = { $ply }: { $move }
review-end = Το τέλος
review-errors = ± είναι το εύρος όπου μια δεκαέξι φορές μεγαλύτερη αναζήτηση καταλήγει 95 στις 100 φορές. Τιμή χωρίς ± είναι ακριβής.
review-at = Μετά από { $ply ->
    [0] την προετοιμασία
    [one] { $ply } κίνηση
   *[other] { $ply } κινήσεις
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-percent-lost = −{ $share }%
review-turning = Σημεία καμπής
review-no-turning = Καμία κίνηση δεν κόστισε πολύ. Όλοι έπαιξαν καλά.
review-lost-margins = πόντοι που χάθηκαν σε σχέση με την καλύτερη κίνηση
review-lost-shares = πιθανότητα που χάθηκε σε σχέση με την καλύτερη κίνηση
review-move-of = Κίνηση { $number }, { $name }
review-instead = { $move }· καλύτερο ήταν: { $better }
review-better = Καλύτερο: { $move }
review-was-best = Η μηχανή δεν βρήκε κάτι καλύτερο.
review-choose = Διαλέξτε μια κίνηση για να δείτε τι θα ήταν καλύτερο.
review-line = Πώς θα μπορούσε να συνεχιστεί
review-line-show = Εμφάνιση συνέχειας
review-line-one = Εμφάνιση κίνησης
review-line-hide = Απόκρυψη συνέχειας
review-line-back = Μία κίνηση της συνέχειας πίσω
review-line-on = Μία κίνηση της συνέχειας μπροστά
review-line-at = { $step } από { $count }
review-try = Δοκιμή από εδώ
move-lays = { $piece } στο { $cell }
move-lays-tile = το πλακίδιο { $tile }
move-keep = το χρώμα μένει
move-swap = αλλαγή χρωμάτων
move-draw = τράβηγμα πλακιδίου
move-pass = πάσο
replay-title = Επανάληψη
replay-about = Επικολλήστε μια παρτίδα και δείτε την κίνηση προς κίνηση.
replay-slider = Σημείο της παρτίδας
replay-where = { $ply ->
    [0] Πριν από την πρώτη από { $count ->
        [one] 1 κίνηση
       *[other] { $count } κινήσεις
      }
   *[other] Κίνηση { $ply } από { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Έναρξη
replay-pause = Παύση
replay-end = Στο τέλος
replay-speed = Ταχύτητα
replay-times = { $speed } ×
replay-next = παίζει τώρα
head-back = Πίσω
record-label = Μια παρτίδα σε .blksgf ή JSON
record-open = Άνοιγμα
record-file = Επιλογή αρχείου
record-build = Στήσιμο θέσης
record-other = Άλλη παρτίδα
record-hint = Μπορείτε και να σύρετε ένα αρχείο εδώ. Τίποτα δεν κρατιέται στον διακομιστή.
record-none = Σε αυτό το κείμενο δεν υπάρχει παρτίδα.
record-which = { $count } παρτίδες. Ποια από αυτές;
export-title = Κοινοποίηση και αποθήκευση
export-share = Κοινοποίηση
export-link = Αντιγραφή συνδέσμου
export-blksgf = Αρχείο .blksgf
export-blksgf-text = για άλλα προγράμματα αυτών των παιχνιδιών
export-json = Εγγραφή JSON
export-json-text = τα πάντα, για να ανοίξουν πάλι εδώ
export-svg = Εικόνα SVG
export-svg-text = καθαρή σε κάθε μέγεθος
export-png = Εικόνα PNG
export-png-text = για μηνύματα και σελίδες
editor-title = Στήσιμο θέσεων
editor-moves = { $count ->
    [0] Βάλτε το πρώτο κομμάτι
    [one] { $count } κίνηση
   *[other] { $count } κινήσεις
  }
editor-over = Η παρτίδα τελείωσε
editor-over-text = Κανείς δεν μπορεί πια να παίξει.
editor-undo = Αναίρεση
editor-clear = Άδειασμα
editor-computer = Παίζει ο υπολογιστής
editor-analyse = Καλύτερες κινήσεις
editor-review = Ανάλυση
editor-found = Τι θα έκανε η μηχανή
editor-value = { $margin } · { $share }%
editor-make = Κάντε την κίνηση { $letter }
editor-game = Το παιχνίδι
editor-which = Ποιο παιχνίδι
editor-game-kind = { $game }, { $kind }
editor-begin = Από την αρχή
doors = Παρτίδες από αλλού
door-review = Ανάλυση παρτίδας
door-replay = Επανάληψη παρτίδας
door-editor = Στήσιμο θέσης
