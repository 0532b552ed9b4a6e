result-page = Αποτέλεσμα
result-open = Παρτίδα σε εξέλιξη
result-by-resigned = Οι άλλοι παραιτήθηκαν.
result-by-time = Οι άλλοι έμειναν από χρόνο.
result-by-left = Οι άλλοι αποχώρησαν.
result-by-draw = Οι παίκτες συμφώνησαν ισοπαλία.
result-all-placed = Τοποθέτησε όλα τα κομμάτια: { $colour }.
result-you-resigned = Παραιτηθήκατε.
result-you-time = Ο χρόνος σας τελείωσε.
result-you-left = Αποχωρήσατε από την παρτίδα.
result-dropped = { $name }: { $how }
result-solo-done = Όλα τα κομμάτια είναι στο ταμπλό
result-solo-short = Δεν τοποθετήθηκαν όλα τα κομμάτια
over-replay = Επανάληψη
sum-won = νίκη
sum-deal = Μοιρασιά { $deal }
sum-together = Σύνολο ομάδας
sum-nobody = Κοινό χρώμα
sum-nobody-text = Το έπαιξαν όλοι εναλλάξ. Δεν μετρά.
sheet-left = Έμεινε το κομμάτι { $piece }{ $count ->
    [one] {""}
   *[other] {", "}{ $count } φορές
  }
sheet-cells-placed = { $count ->
    [one] { $count } τετράγωνο καλύφθηκε
   *[other] { $count } τετράγωνα καλύφθηκαν
  }
sheet-pieces-placed = { $count ->
    [one] { $count } κομμάτι τοποθετήθηκε
   *[other] { $count } κομμάτια τοποθετήθηκαν
  }
sheet-seen = { $count ->
    [one] { $count } τετράγωνο φαίνεται από πάνω
   *[other] { $count } τετράγωνα φαίνονται από πάνω
  }
sheet-all-placed = Τοποθετήθηκαν όλα τα κομμάτια
sheet-single-last = Το μικρότερο κομμάτι τελευταίο
sheet-tile = { $count ->
    [one] { $count } πλακίδιο τοποθετήθηκε
   *[other] { $count } πλακίδια τοποθετήθηκαν
  }
sheet-bridge = { $count ->
    [one] { $count } γέφυρα
   *[other] { $count } γέφυρες
  }
sheet-hexagon = { $count ->
    [one] { $count } εξάγωνο συμπληρώθηκε
   *[other] { $count } εξάγωνα συμπληρώθηκαν
  }
sheet-opening-triple = Αρχή με τρεις ίδιους αριθμούς
sheet-opening-zero = Αρχή με τρία μηδενικά
sheet-out = Τοποθέτησε το τελευταίο πλακίδιο
sheet-draw = { $count ->
    [one] { $count } πλακίδιο τραβήχτηκε
   *[other] { $count } πλακίδια τραβήχτηκαν
  }
sheet-third-draw = { $count ->
    [one] Τρίτο τράβηγμα, κανένα πλακίδιο στο τραπέζι
   *[other] Τρίτο τράβηγμα, κανένα πλακίδιο στο τραπέζι: { $count } φορές
  }
sheet-hands = Πλακίδια που έμειναν στα χέρια
review-title = Αποτίμηση
review-about = Επικολλήστε μια παρτίδα. Ο υπολογιστής δείχνει πώς εξελίχθηκε, τι άξιζε κάθε κίνηση και τι θα ήταν καλύτερο.
review-progress = { $done ->
    [0] Αποτίμηση της παρτίδας…
   *[other] Αποτίμηση: έτοιμες { $done } από { $total } κινήσεις
  }
review-progress-text = Στο μεταξύ μπορείτε να περιηγηθείτε στην παρτίδα. Αν φύγετε από τη σελίδα, η αποτίμηση σταματά.
review-quantity = Τι δείχνει το γράφημα
review-margins = Προβάδισμα σε πόντους
review-shares = Πιθανότητα νίκης
review-graph = Πώς ήταν η παρτίδα μετά από κάθε κίνηση
review-as-table = Προβολή σε πίνακα
review-as-graph = Προβολή σε γράφημα
review-table = Πώς ήταν η παρτίδα μετά από κάθε κίνηση, σε πίνακα
review-move = Επόμενη κίνηση
review-before = { $ply }: { $move }
review-end = Το τέλος
review-errors = Το ± είναι το περιθώριο σφάλματος: μια 16 φορές μεγαλύτερη αναζήτηση καταλήγει μέσα σε αυτό 95 στις 100 φορές. Τιμή χωρίς ± είναι ακριβής.
review-at = { $ply ->
    [0] Στην αρχή
    [one] Μετά από { $ply } κίνηση
   *[other] Μετά από { $ply } κινήσεις
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Σημεία καμπής
review-no-turning = Καμία κίνηση δεν κόστισε πολύ. Όλοι έπαιξαν καλά.
review-lost-margins = πόντοι που χάθηκαν σε σχέση με την καλύτερη κίνηση
review-move-of = Κίνηση { $number }, { $name }
review-instead = { $move }. Καλύτερο: { $better }
review-better = Καλύτερο: { $move }
review-was-best = Ο υπολογιστής δεν βρήκε κάτι καλύτερο.
review-choose = Διαλέξτε μια κίνηση για να δείτε τι θα ήταν καλύτερο.
review-line = Πώς θα μπορούσε να συνεχιστεί η παρτίδα
review-line-show = Εμφάνιση κινήσεων
review-line-one = Εμφάνιση κίνησης
review-line-hide = Απόκρυψη κινήσεων
review-line-back = Προηγούμενη από αυτές τις κινήσεις
review-line-on = Επόμενη από αυτές τις κινήσεις
review-line-at = { $step } από { $count }
move-lays = { $piece } στο { $cell }
move-lays-tile = το πλακίδιο { $tile }
move-keep = διατήρηση χρώματος
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
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-end = Μετάβαση στο τέλος
replay-speed = Ταχύτητα
replay-times = { $speed } ×
replay-next = παίζει
head-back = Πίσω
record-label = Μια παρτίδα σε .blksgf ή JSON
record-open = Άνοιγμα
record-file = Επιλογή αρχείου
record-other = Άλλη παρτίδα
record-hint = Μπορείτε και να σύρετε ένα αρχείο εδώ. Τίποτα δεν αποθηκεύεται στον διακομιστή.
record-none = Σε αυτό το κείμενο δεν υπάρχει παρτίδα. Επικολλήστε ένα αρχείο .blksgf ή JSON.
record-which = Βρέθηκαν { $count } παρτίδες. Διαλέξτε μία.
export-title = Κοινοποίηση και αποθήκευση
export-share = Κοινοποίηση
export-link = Αντιγραφή συνδέσμου
export-text = Αντιγραφή ως κείμενο
export-blksgf = Αρχείο .blksgf
export-blksgf-text = για άλλα προγράμματα
export-json = Εγγραφή JSON
export-json-text = όλα, για να τα ανοίξετε ξανά εδώ
export-svg = Εικόνα SVG
export-svg-text = καθαρή σε κάθε μέγεθος
export-png = Εικόνα PNG
export-png-text = για μηνύματα και ιστοσελίδες
analysis-title = Ταμπλό ανάλυσης
analysis-parts = Τι εμφανίζεται
analysis-pieces = Κομμάτια
analysis-lines = Καλύτερες κινήσεις
analysis-moves = Κινήσεις
analysis-no-moves = Τοποθετήστε κομμάτι για οποιονδήποτε παίκτη. Οι κινήσεις σας και κάθε βαριάντα που δοκιμάζετε εμφανίζονται εδώ.
analysis-searched = { $count ->
    [one] Εξετάστηκε { $count } θέση
   *[other] Εξετάστηκαν { $count } θέσεις
  }
analysis-exact = Υπολογισμένο ως το τέλος της παρτίδας
analysis-bar = Πιθανότητα νίκης: { $chances }
analysis-bar-empty = Πιθανότητα νίκης
analysis-promote = Ορισμός ως κύρια βαριάντα
analysis-remove = Διαγραφή κίνησης και όσων ακολουθούν
analysis-menu = Περισσότερες επιλογές
analysis-new = Νέα ανάλυση
analysis-paste = Επικόλληση κινήσεων ή παρτίδας
analysis-paste-text = Μία κίνηση ανά γραμμή, ένας σύνδεσμος ή μια παρτίδα ως .blksgf ή JSON.
analysis-by-moves = Τα πλακίδια τραβιούνται από στοίβα, γι’ αυτό μια θέση προκύπτει από τις κινήσεις της. Παίξτε τις στο τραπέζι ή επικολλήστε τις.
analysis-saved = Αποθηκεύτηκε σε αυτή τη συσκευή
analysis-forget = Διαγραφή ανάλυσης
analysis-from-here = Ανάλυση από εδώ
arrange-title = Στήσιμο θέσης
arrange-ready = Οι κανόνες επιτρέπουν αυτή τη θέση.
arrange-broken = Δεν γίνεται ακόμη
arrange-missing = { $colour }: λείπει ένα κομμάτι. Τα χρώματα παίζουν με τη σειρά.
arrange-turn = Σειρά
arrange-turn-any = Κατά τους κανόνες
arrange-turn-other = Με αυτά τα κομμάτια παίζει άλλο χρώμα.
editor-moves = { $count ->
    [0] Τοποθετήστε το πρώτο κομμάτι
    [one] { $count } κίνηση
   *[other] { $count } κινήσεις
  }
editor-over = Η παρτίδα τελείωσε
editor-over-text = Κανείς δεν μπορεί πια να παίξει.
editor-computer = Κίνηση από τον υπολογιστή
editor-review = Αποτίμηση της παρτίδας
editor-found = Οι καλύτερες κινήσεις
editor-value = { $margin } · { $share }%
editor-make = Παίξτε την κίνηση { $letter }
editor-game = Παιχνίδι
editor-which = Διαλέξτε παιχνίδι
editor-game-kind = { $game }, { $kind }
editor-begin = Νέα αρχή
doors = Άνοιγμα παρτίδας
door-review = Αποτίμηση παρτίδας
door-replay = Επανάληψη παρτίδας
