start-hero = Ραντεβού στις γωνίες.
start-lead = Επτά παιχνίδια με κομμάτια που ακουμπούν, για το τραπέζι της κουζίνας και για τη μακρά ανάλυση. Δωρεάν, χωρίς λογαριασμό και χωρίς διαφημίσεις.
start-play-now = Παίξτε τώρα
start-play-now-about = { $game } με αντίπαλο επιπέδου { $level }
start-games = Παιχνίδια
sort-by = Ταξινόμηση
sort-usual = Συνήθης σειρά
sort-minutes = Διάρκεια
sort-age = Ηλικία
sort-players = Αριθμός παικτών
start-live = Ζωντανά
start-live-who = { $game }: { $who }
start-sample = Δείτε τι παίζουν άλλοι
start-waiting = Σας περιμένουν
start-running = Οι παρτίδες σας
start-all-mine = Όλες οι παρτίδες σας
start-more = Περισσότερα
start-puzzles = Γρίφοι
start-puzzles-about = Τοποθετήστε κάθε κομμάτι, μόνοι σας
start-designs = Σχέδια
start-designs-about = Φτιάξτε εικόνες όπως θέλετε
start-learn = Μάθετε
start-learn-about = Κανόνες και πρώτα βήματα
start-games-about = Σε εξέλιξη και τελειωμένες
mode-computer = Ο υπολογιστής
mode-computer-about = εννέα επίπεδα
mode-computer-title = Παίξτε με τον υπολογιστή
mode-friends = Φίλοι
mode-friends-about = πρόσκληση με σύνδεσμο
mode-friends-title = Προσκαλέστε φίλους
mode-anyone = Οποιοσδήποτε
mode-anyone-about = όποιος είναι εδώ τώρα
mode-anyone-title = Βρείτε αντίπαλο
mode-screen = Μία οθόνη
mode-screen-about = από χέρι σε χέρι
mode-screen-title = Γύρω από μία οθόνη
lobby-game = Παιχνίδι
lobby-kind = Ποιο από αυτά
lobby-mode = Με ποιον
lobby-strength = Δύναμη
lobby-anyone-clock = Συναντάτε όσους διάλεξαν το ίδιο ρολόι.
lobby-begin-computer = Παίξτε
lobby-begin-friends = Ανοίξτε το τραπέζι
lobby-begin-anyone = Βρείτε αντίπαλο
lobby-begin-screen = Παίξτε
lobby-more-choices = Περισσότερες επιλογές
lobby-rules = Κανόνες
setup-clock = Ρολόι
setup-clock-none = Χωρίς ρολόι
setup-clock-game = { $time } ο καθένας
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = { $time } ανά κίνηση
setup-clock-days = { $time } ανά κίνηση
lobby-open-seat = Ελεύθερη θέση
lobby-open-seats = { $count ->
    [one] μία ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
  }
lobby-computer = Υπολογιστής, επίπεδο { $level }
lobby-computers = { $count ->
    [one] ο υπολογιστής (επίπεδο { $level })
   *[other] { $count } υπολογιστές (επίπεδο { $level })
  }
lobby-open-match = Ανοίξτε την παρτίδα
lobby-your-turn = Σειρά σας
lobby-your-turn-left = Σειρά σας, απομένουν { $time }
lobby-their-turn = Παίζει: { $name }
lobby-running = Σε εξέλιξη
lobby-paused = Σε παύση
lobby-awaits-players = { $count ->
    [0] Αρχίζει σε λίγο
    [one] Μία θέση είναι ελεύθερη
   *[other] { $count } θέσεις είναι ελεύθερες
  }
lobby-move-number = Κίνηση { $number }
lobby-ended-won = Κερδίσατε, { $ago }
lobby-ended-lost = Χάσατε, { $ago }
lobby-ended-drawn = Ισοπαλία, { $ago }
lobby-ended-played = Τελείωσε { $ago }
lobby-ended-aborted = Ακυρώθηκε, { $ago }
setup-clock-other = Άλλο
setup-clock-kind = Χρόνος
setup-clock-kind-game = Για την παρτίδα
setup-clock-kind-move = Για κάθε κίνηση
setup-clock-kind-days = Μέρες για κάθε κίνηση
setup-clock-minutes = Λεπτά για τον καθένα
setup-clock-seconds = Δευτερόλεπτα ανά κίνηση
setup-clock-days-count = Μέρες ανά κίνηση
setup-clock-increment = Επιπλέον δευτερόλεπτα μετά από κάθε κίνηση
setup-seats = Θέσεις
setup-options = Κανόνες αυτής της παρτίδας
setup-table = Για το τραπέζι
setup-listed = Στον κατάλογο
setup-listed-about = Όλοι μπορούν να βρουν το τραπέζι και να καθίσουν. Αλλιώς μόνο όσοι έχουν τον σύνδεσμο.
setup-family = Οικογενειακό τραπέζι
setup-family-about = Υποδείξεις για όλους και χωρίς συνομιλία. Παιδιά και αρχάριοι μπορούν να έχουν χάντικαπ υπέρ τους.
setup-rated = Για την κατάταξη
setup-rated-about = Όλοι χρειάζονται λογαριασμό και παίζουν από μία θέση.
setup-rated-account = Μόνο με λογαριασμό, για τραπέζια με διαφορετικούς ανθρώπους.
setup-handicap = Χάντικαπ
setup-handicap-about = Όποιος παίζει καλύτερα στερείται μερικά από τα μεγαλύτερα κομμάτια. Μια τέτοια παρτίδα δεν μετρά στην κατάταξη.
setup-handicap-count = { $count ->
    [0] Όλα τα κομμάτια
    [one] Χωρίς { $count } κομμάτι
   *[other] Χωρίς { $count } κομμάτια
  }
setup-chat = Συνομιλία
setup-chat-presets = Έτοιμες φράσεις
setup-chat-free = Ελεύθερο κείμενο
setup-chat-off = Καμία
setup-clash = Αυτά δεν συνδυάζονται.
setup-play = Παίξτε
setup-open = Ανοίξτε το τραπέζι
setup-rules = Πώς παίζεται: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Κάποιος σε αυτή την οθόνη
setup-seat-name = Όνομα παίκτη { $number }
setup-seat-open = Ανοιχτή σε άλλους
setup-seat-number = Θέση { $seat }
setup-seat-of-colours = Θέση { $seat }, { $colours }
setup-seat-with = μαζί με τη θέση { $seats }
copy = Αντιγραφή
copied = Αντιγράφηκε
copy-failed = Αντιγράψτε το με το χέρι
print = Εκτύπωση
invite-title = Πρόσκληση
invite-about = { $count ->
    [one] Μία θέση είναι ελεύθερη. Όποιος έχει τον σύνδεσμο μπορεί να την πάρει.
   *[other] { $count } θέσεις είναι ελεύθερες. Όποιος έχει τον σύνδεσμο μπορεί να πάρει μία.
  }
invite-link = Ο σύνδεσμος για αυτό το τραπέζι
invite-copy = Αντιγραφή συνδέσμου
invite-share = Κοινοποίηση
invite-camera = Για κάμερα
invite-camera-about = Ο σύνδεσμος για αυτό το τραπέζι, για ανάγνωση με κάμερα
invite-message = Παίξτε μαζί μου { $game }.
join-title = Μια θέση στο { $game }
join-there = Στο τραπέζι: { $names }.
join-nobody = Κανείς δεν κάθεται ακόμα εδώ.
join-which = Ποια θέση
join-sit = Πάρτε αυτή τη θέση
join-watch = Παρακολουθήστε την παρτίδα
join-own = Δικό μου τραπέζι
join-full = Αυτό το τραπέζι είναι γεμάτο
join-full-text = { $count ->
    [one] Η θέση είναι πιασμένη.
   *[other] Και οι { $count } θέσεις είναι πιασμένες.
  } Μπορείτε να παρακολουθήσετε ή να ανοίξετε δικό σας τραπέζι με τους ίδιους κανόνες.
games-title = Οι παρτίδες σας
games-running = Σε εξέλιξη
games-finished = Τελειωμένες
games-empty = Η πρώτη γωνία είναι ελεύθερη
games-empty-text = Οι παρτίδες που αρχίζετε ή στις οποίες μπαίνετε εμφανίζονται εδώ. Μένουν, και χωρίς λογαριασμό, σε αυτή τη συσκευή.
games-export = Πάρτε τις μαζί σας
games-export-about = Όλες οι παρτίδες σας σε ένα αρχείο, για άλλα προγράμματα ή για αργότερα.
watch-all = Όλα τα παιχνίδια
watch-waiting = Περιμένουν παίκτες
watch-playing = Σε εξέλιξη
watch-empty = Κανείς δεν παίζει δημόσια αυτή τη στιγμή
watch-empty-text = Ανοίξτε ένα τραπέζι στον κατάλογο και ίσως έρθει κάποιος. Οι παρτίδες με σύνδεσμο μένουν ιδιωτικές.
watch-open = Ανοίξτε τραπέζι
players-best = Οι καλύτεροι παίκτες: { $game }
players-place = Θέση
players-name = Όνομα
players-rating = Βαθμός
players-games = Παρτίδες
players-empty = Κανείς δεν έχει ακόμα κατάταξη στο { $game }
players-empty-text = Δύο άνθρωποι με λογαριασμό που παίζουν για την κατάταξη κάνουν την αρχή.
error-match-bad-plan = Αυτές οι επιλογές δεν συνδυάζονται.
error-match-seat-taken = Κάποιος μόλις πήρε αυτή τη θέση.
error-match-unknown = Δεν υπάρχει τέτοιο τραπέζι. Ίσως έχει ακυρωθεί.
