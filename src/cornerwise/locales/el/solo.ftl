solo-title = Γρίφοι
solo-lead = Παιχνίδια για έναν: παίξτε και τα τέσσερα χρώματα χωρίς να μείνει κομμάτι. Όπου σταματήσετε, μπορείτε να συνεχίσετε.
solo-about-classic-solo = 84 κομμάτια σε 20 επί 20 τετράγωνα. Κάθε χρώμα ακουμπά τον εαυτό του μόνο σε γωνίες, και στο τέλος δεν μένει τίποτα.
solo-about-trigon-solo = 88 κομμάτια σε ένα εξάγωνο από τρίγωνα. Κάθε χρώμα ακουμπά τον εαυτό του μόνο σε γωνίες, και στο τέλος δεν μένει τίποτα.
solo-begin = Αρχή
solo-continue = Συνέχεια
solo-look = Δείτε το
solo-best = Το καλύτερό σας: { $best }
solo-progress = Πρόοδος
solo-placed = { $placed } από { $total } κομμάτια
solo-of = { $placed } από { $total }
solo-left = { $left ->
    [one] μένει { $left }
   *[other] μένουν { $left }
  }
solo-prospect-yes = Μπορεί ακόμα να ολοκληρωθεί
solo-prospect-no = Δεν μπορεί πια να ολοκληρωθεί
solo-prospect-unknown = Δεν είναι ακόμα γνωστό αν μπορεί να ολοκληρωθεί
solo-searching = Αναζήτηση δρόμου ως το τέλος
solo-complete = Και τα { $total } κομμάτια είναι στο ταμπλό
solo-complete-text = Δεν έμεινε τίποτα. Ο γρίφος λύθηκε.
solo-stuck = Κανένα κομμάτι δεν χωρά πια
solo-stuck-text = Πάρτε πίσω μερικές κινήσεις ή αρχίστε πάλι.
solo-undo = Αναίρεση
solo-hint = Υπόδειξη
solo-hint-way = Αυτή η κίνηση είναι μέρος ενός δρόμου ως το τέλος.
solo-restart = Από την αρχή
solo-restart-sure = Να φύγουν όλα τα κομμάτια από το ταμπλό;
solo-again = Από την αρχή
design-lead = Φτιάξτε εικόνες με όποια κομμάτια και χρώματα θέλετε, χωρίς κανόνες. Κρατήστε τις και μοιραστείτε τις.
design-mine = Τα σχέδιά σας
design-new = Νέο σχέδιο
design-untitled = Χωρίς τίτλο
design-name = Όνομα
design-board-classic = 20 επί 20 τετράγωνα, 21 κομμάτια
design-board-duo = 14 επί 14 τετράγωνα, 21 κομμάτια
design-board-polyomino-8 = 8 επί 8 τετράγωνα, 9 κομμάτια
design-board-polyomino-12 = 12 επί 12 τετράγωνα, 9 κομμάτια
design-board-polyomino-hexa = 20 επί 20 τετράγωνα, 56 κομμάτια
design-board-trigon = Το μεγάλο εξάγωνο, 22 κομμάτια
design-board-trigon-3 = Το μικρό εξάγωνο, 22 κομμάτια
design-pieces = { $count ->
    [0] Κανένα κομμάτι ακόμα
    [one] { $count } κομμάτι
   *[other] { $count } κομμάτια
  }
design-colour = Χρώμα
design-first = Διαλέξτε ένα χρώμα και πάρτε ένα κομμάτι.
design-put = Τοποθετήστε το στο ταμπλό.
design-how = Πάρτε ένα κομμάτι από πάνω, όσες φορές θέλετε. Πιάστε ένα από το ταμπλό για να το μετακινήσετε, να το στρέψετε, να του αλλάξετε χρώμα ή να το αφαιρέσετε.
design-lifted = Μετακινήστε το, διαλέξτε άλλο χρώμα ή αφαιρέστε το.
design-taken = Εκεί βρίσκεται άλλο κομμάτι
design-remove = Αφαίρεση κομματιού
design-clear = Άδειασμα του ταμπλό
design-forget = Διαγραφή σχεδίου
design-forget-sure = Να διαγραφεί οριστικά;
design-keep = Να μείνει
design-share = Κοινοποίηση
design-link = Σύνδεσμος
design-link-about = Ο σύνδεσμος περιέχει ολόκληρο το σχέδιο. Όποιος τον ανοίξει μπορεί να συνεχίσει σε ένα αντίγραφο.
design-copy = Αντιγραφή συνδέσμου
design-send = Αποστολή
design-files-about = Ή ως αρχείο:
design-file-png = Εικόνα (PNG)
design-file-svg = Γραφικό (SVG)
design-file-json = Δεδομένα (JSON)
design-damaged = Αυτό το σχέδιο δεν ανοίγει
design-damaged-text = Ίσως ο σύνδεσμος είναι κομμένος ή το σχέδιο διαγράφηκε σε αυτό το πρόγραμμα περιήγησης.
