start-hero = Τοποθετήστε τα κομμάτια σας, γωνία με γωνία.
start-play-now = Παίξτε τώρα
start-play-now-about = { $game } εναντίον επιπέδου { $level }
start-games = Παιχνίδια
sort-by = Ταξινόμηση
sort-usual = Προεπιλεγμένη σειρά
sort-minutes = Διάρκεια παιχνιδιού
sort-age = Ηλικία
sort-players = Αριθμός παικτών
start-live = Ζωντανά
start-live-who = { $game }: { $who }
start-sample = Παρακολουθήστε μια παρτίδα
start-waiting = Σειρά σας
start-running = Οι παρτίδες σας
start-all-mine = Όλες οι παρτίδες σας
start-more = Περισσότερα
start-puzzles = Γρίφοι
start-puzzles-about = Βρείτε τη μία καλύτερη κίνηση
start-designs = Σχέδια
start-designs-about = Φτιάξτε τις δικές σας εικόνες
start-learn = Μάθετε
start-learn-about = Μαθήματα και κανόνες
start-games-about = Σε εξέλιξη και ολοκληρωμένες
mode-computer = Υπολογιστής
mode-computer-about = 9 επίπεδα
mode-computer-title = Παίξτε με τον υπολογιστή
mode-friends = Φίλοι
mode-friends-about = πρόσκληση με σύνδεσμο
mode-friends-title = Προσκαλέστε φίλους
mode-anyone = Όλοι
mode-anyone-about = παίκτες σε σύνδεση τώρα
mode-anyone-title = Βρείτε αντίπαλο
mode-screen = Μία οθόνη
mode-screen-about = μοιραστείτε αυτή τη συσκευή
mode-screen-title = Παίξτε σε μία οθόνη
lobby-game = Παιχνίδι
lobby-kind = Παραλλαγή
lobby-mode = Αντίπαλος
lobby-strength = Επίπεδο
lobby-anyone-clock = Θα παίξετε με κάποιον που διάλεξε τον ίδιο χρόνο.
lobby-begin-computer = Παίξτε
lobby-begin-friends = Ανοίξτε τραπέζι
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
    [one] { $count } ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
  }
lobby-computer = Υπολογιστής, επίπεδο { $level }
lobby-computers = { $count ->
    [one] ο υπολογιστής (επίπεδο { $level })
   *[other] { $count } υπολογιστές (επίπεδο { $level })
  }
lobby-open-match = Ανοίξτε την παρτίδα
lobby-your-turn = Σειρά σας
lobby-your-turn-left = Σειρά σας. Χρόνος που απομένει: { $time }
lobby-their-turn = Παίζει: { $name }
lobby-running = Σε εξέλιξη
lobby-paused = Σε παύση
lobby-awaits-players = { $count ->
    [0] Ξεκινά σε λίγο
    [one] { $count } ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
  }
lobby-move-number = Κίνηση { $number }
lobby-ended-won = Κερδίσατε, { $ago }
lobby-ended-lost = Χάσατε, { $ago }
lobby-ended-drawn = Ισοπαλία, { $ago }
lobby-ended-played = Τελείωσε { $ago }
lobby-ended-aborted = Ακυρώθηκε, { $ago }
setup-clock-other = Προσαρμοσμένο
setup-clock-kind = Χρόνος σκέψης
setup-clock-kind-game = Ανά παρτίδα
setup-clock-kind-move = Ανά κίνηση
setup-clock-kind-days = Μέρες ανά κίνηση
setup-clock-minutes = Λεπτά ανά παίκτη
setup-clock-seconds = Δευτερόλεπτα ανά κίνηση
setup-clock-days-count = Μέρες ανά κίνηση
setup-clock-increment = Δευτερόλεπτα που προστίθενται μετά από κάθε κίνηση
setup-seats = Παίκτες
setup-count = Αριθμός παικτών
setup-who = Ποιος παίζει
setup-options = Κανόνες
setup-table = Ρυθμίσεις τραπεζιού
setup-listed = Δημόσιο
setup-listed-about = Οποιοσδήποτε μπορεί να βρει το τραπέζι και να μπει. Αν είναι κλειστό, χρειάζεται ο σύνδεσμος.
setup-family = Οικογενειακό τραπέζι
setup-family-about = Υποδείξεις για όλους και χωρίς συνομιλία. Προσθέστε χάντικαπ για να έχουν ευκαιρίες και τα παιδιά και οι αρχάριοι.
setup-rated = Με αξιολόγηση
setup-rated-about = Όλοι χρειάζονται λογαριασμό και ο καθένας μπορεί να πάρει μόνο μία θέση.
setup-rated-account = Συνδεθείτε για να παίξετε παρτίδες με αξιολόγηση. Όλοι στο τραπέζι χρειάζονται λογαριασμό.
setup-handicap = Χάντικαπ
setup-handicap-about = Οι πιο δυνατοί παίκτες ξεκινούν χωρίς μερικά από τα μεγαλύτερα κομμάτια τους. Οι παρτίδες με χάντικαπ δεν μετρούν στην αξιολόγηση.
setup-handicap-count = { $count ->
    [0] Όλα τα κομμάτια
    [one] Χωρίς { $count } κομμάτι
   *[other] Χωρίς { $count } κομμάτια
  }
setup-chat = Συνομιλία
setup-chat-presets = Έτοιμες φράσεις
setup-chat-free = Ελεύθερο κείμενο
setup-chat-off = Κλειστή
setup-clash = Αυτές οι επιλογές δεν συνδυάζονται. Αλλάξτε μία από αυτές.
setup-clash-heights = Σε αυτό το ταμπλό δεν γίνεται να παίξετε. Ενώστε όλα τα τετράγωνά του και βάλτε από 2 έως 512 κύβους.
setup-step-rules = Ρολόι και κανόνες
heights-about = Διαλέξτε ύψος και μετά πατήστε τετράγωνα ή σύρετε πάνω τους. Το 0 αφήνει τρύπα.
heights-board = Το ταμπλό σας
heights-square = { $square }, ύψος { $height }
heights-columns = Στήλες
heights-columns-count = { $count ->
    [one] { $count } στήλη
   *[other] { $count } στήλες
  }
heights-columns-fewer = Αφαίρεση στήλης
heights-columns-more = Προσθήκη στήλης
heights-rows = Γραμμές
heights-rows-count = { $count ->
    [one] { $count } γραμμή
   *[other] { $count } γραμμές
  }
heights-rows-fewer = Αφαίρεση γραμμής
heights-rows-more = Προσθήκη γραμμής
setup-play = Παίξτε
setup-open = Ανοίξτε το τραπέζι
setup-rules = Πώς παίζεται: { $game }
setup-seat-me = { $name }
setup-seat-beside-me = Κάποιος άλλος σε αυτή την οθόνη
setup-seat-name = Όνομα παίκτη { $number }
setup-seat-open = Ανοιχτή σε άλλους
setup-seat-number = Παίκτης { $seat }
setup-seat-of-colours = Παίκτης { $seat }, { $colours }
setup-seat-with = ομάδα με τον παίκτη { $seats }
copy = Αντιγραφή
copied = Αντιγράφηκε
copy-failed = Η αντιγραφή απέτυχε. Επιλέξτε το και αντιγράψτε το εσείς.
print = Εκτύπωση
invite-title = Πρόσκληση
invite-about = { $count ->
    [one] { $count } θέση είναι ελεύθερη. Όποιος έχει τον σύνδεσμο μπορεί να την πάρει.
   *[other] { $count } θέσεις είναι ελεύθερες. Όποιος έχει τον σύνδεσμο μπορεί να πάρει μία.
  }
invite-link = Σύνδεσμος για αυτό το τραπέζι
invite-copy = Αντιγραφή συνδέσμου
invite-share = Κοινοποίηση
invite-camera = Κωδικός QR
invite-camera-about = Κωδικός QR με τον σύνδεσμο για αυτό το τραπέζι
invite-message = Πάμε μια παρτίδα { $game };
join-title = Συμμετοχή σε παρτίδα { $game }
join-invites = { $name }: πρόσκληση για { $game }
join-rule = Κάθε κομμάτι πρέπει να ακουμπά με γωνία άλλο κομμάτι του ίδιου χρώματος, ποτέ με την πλευρά. Καλύψτε όσο μεγαλύτερο μέρος του ταμπλό μπορείτε.
join-rule-rumis = Κάθε κομμάτι πρέπει να ακουμπά άλλο κομμάτι του ίδιου χρώματος. Παίρνετε έναν πόντο για κάθε τετράγωνο του χρώματός σας που φαίνεται από πάνω.
join-rule-triominos = Οι αριθμοί που συναντιούνται πρέπει να είναι ίδιοι. Οι αριθμοί στα πλακίδια που τοποθετείτε είναι οι πόντοι σας.
join-there = Ήδη εδώ: { $names }.
join-nobody = Δεν έχει μπει κανείς ακόμα.
join-which = Διαλέξτε θέση
join-sit = Πάρτε αυτή τη θέση
join-watch = Παρακολουθήστε την παρτίδα
join-own = Ανοίξτε δικό σας τραπέζι
join-full = Αυτό το τραπέζι είναι γεμάτο
join-full-text = { $count ->
    [one] Η θέση είναι πιασμένη.
   *[other] Και οι { $count } θέσεις είναι πιασμένες.
  } Μπορείτε να παρακολουθήσετε ή να ανοίξετε δικό σας τραπέζι με τους ίδιους κανόνες.
search-title = { $count ->
    [one] Αναζήτηση αντιπάλου
   *[other] Αναζήτηση { $count } ακόμα παικτών
  }
search-time = Χρόνος αναζήτησης: { $time }
search-usual = Συνήθης αναμονή: περίπου { $time }.
search-usual-unknown = Δεν μπορούμε να πούμε ακόμα πόσο διαρκεί. Τελευταία ξεκίνησαν έτσι πολύ λίγες παρτίδες.
search-nobody = Κανείς άλλος δεν ψάχνει παρτίδα τώρα.
search-others = { $count ->
    [one] Ακόμα { $count } άτομο ψάχνει παρτίδα
   *[other] Ακόμα { $count } άτομα ψάχνουν παρτίδα
  }:
search-others-game = { $game }: { $count }
search-meanwhile = Παιχνίδι με τον υπολογιστή στο μεταξύ
search-meanwhile-about = Η αναζήτηση συνεχίζεται. Θα σας ειδοποιήσουμε όταν μπει κάποιος.
search-stop = Διακοπή αναζήτησης
search-goes-on = Αναζήτηση σε εξέλιξη: { $game }
search-back = Εμφάνιση αναζήτησης
search-found = Η παρτίδα σας { $game } μπορεί να ξεκινήσει. Κάποιος μπήκε.
search-go = Μετάβαση στην παρτίδα
games-title = Οι παρτίδες σας
games-running = Σε εξέλιξη
games-finished = Ολοκληρωμένες
games-remove = Αφαίρεση από τη λίστα
games-remove-back = Επιστρέφει αν κάποιος κάνει κίνηση.
games-empty = Καμία παρτίδα ακόμα
games-empty-text = Εδώ εμφανίζονται οι παρτίδες που ξεκινάτε ή στις οποίες μπαίνετε. Αποθηκεύονται σε αυτή τη συσκευή, ακόμα και χωρίς λογαριασμό.
games-export = Λήψη των παρτίδων σας
games-export-about = Όλες οι παρτίδες σας σε ένα αρχείο, για να τις κρατήσετε ή να τις ανοίξετε σε άλλα προγράμματα.
watch-all = Όλα τα παιχνίδια
watch-waiting = Αναμονή για παίκτες
watch-playing = Σε εξέλιξη
watch-empty = Καμία δημόσια παρτίδα αυτή τη στιγμή
watch-empty-text = Ανοίξτε ένα δημόσιο τραπέζι για να μπορούν να μπουν και άλλοι. Οι παρτίδες που μοιράζεστε με σύνδεσμο μένουν ιδιωτικές.
watch-open = Ανοίξτε τραπέζι
players-best = Οι καλύτεροι παίκτες: { $game }
players-place = Θέση
players-name = Όνομα
players-rating = Αξιολόγηση
players-games = Παρτίδες
players-empty = Κανείς δεν έχει ακόμα αξιολόγηση στο { $game }
players-empty-text = Παίξτε πρώτοι μια παρτίδα με αξιολόγηση.
error-match-bad-plan = Αυτές οι επιλογές δεν συνδυάζονται. Αλλάξτε μία από αυτές.
error-match-seat-taken = Κάποιος άλλος μόλις πήρε αυτή τη θέση. Διαλέξτε άλλη.
error-match-unknown = Δεν βρίσκουμε αυτό το τραπέζι. Ίσως έχει ακυρωθεί.
start-what = Επτά επιτραπέζια για ένα έως έξι άτομα: τοποθετήστε κομμάτια με τη σειρά, κερδίστε χώρο και μην αφήσετε θέση στους άλλους.
start-free = Παίξτε με τον υπολογιστή, με φίλους ή με οποιονδήποτε online. Δωρεάν. Χωρίς λογαριασμό, χωρίς διαφημίσεις.
start-players = Παίκτες
start-players-about = Αξιολογήσεις και κατατάξεις
start-watch = Δείτε
start-watch-about = Ζωντανές παρτίδες και επαναλήψεις
start-tournaments = Τουρνουά
start-tournaments-about = Συμμετέχετε ή διοργανώστε δικό σας
