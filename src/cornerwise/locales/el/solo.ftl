solo-title = Παιχνίδια για έναν
solo-lead = Παιχνίδια για έναν: τοποθετήστε και τα τέσσερα χρώματα ώσπου να μη μείνει κανένα κομμάτι. Μπορείτε να σταματήσετε και να συνεχίσετε όποτε θέλετε.
solo-about-classic-solo = 84 κομμάτια σε 20 × 20 τετράγωνα. Κομμάτια του ίδιου χρώματος μπορούν να ακουμπούν μόνο σε γωνίες. Μπορείτε να τα τοποθετήσετε όλα;
solo-about-trigon-solo = 88 κομμάτια σε ένα εξάγωνο από τρίγωνα. Κομμάτια του ίδιου χρώματος μπορούν να ακουμπούν μόνο σε γωνίες. Μπορείτε να τα τοποθετήσετε όλα;
solo-begin = Έναρξη
solo-continue = Συνέχεια
solo-look = Προβολή
solo-best = Η καλύτερη επίδοσή σας: { $best }
solo-progress = Πρόοδος
solo-placed = { $placed } από { $total } κομμάτια
solo-of = { $placed } από { $total }
solo-left = { $left ->
    [one] μένει { $left }
   *[other] μένουν { $left }
  }
solo-prospect-yes = Μπορεί ακόμα να λυθεί
solo-prospect-no = Δεν μπορεί πια να λυθεί
solo-prospect-unknown = Δεν είναι ακόμα γνωστό αν μπορεί να λυθεί
solo-searching = Αναζήτηση λύσης…
solo-complete = Τοποθετήθηκαν και τα { $total } κομμάτια
solo-complete-text = Λύσατε τον γρίφο.
solo-stuck = Κανένα κομμάτι δεν ταιριάζει πια
solo-stuck-text = Αναιρέστε μερικές κινήσεις ή ξεκινήστε από την αρχή.
solo-undo = Αναίρεση
solo-hint = Εμφάνιση υπόδειξης
solo-hint-way = Αυτή η κίνηση είναι μέρος μιας λύσης.
solo-restart = Νέα αρχή
solo-restart-sure = Να αφαιρεθούν όλα τα κομμάτια και να ξεκινήσετε από την αρχή;
solo-again = Νέα αρχή
design-lead = Φτιάξτε εικόνες με όποια κομμάτια και χρώματα θέλετε. Δεν υπάρχουν κανόνες. Αποθηκεύστε και μοιραστείτε τα σχέδιά σας.
design-mine = Τα σχέδιά σας
design-new = Νέο σχέδιο
design-untitled = Χωρίς τίτλο
design-name = Όνομα
design-board-classic = 20 × 20 τετράγωνα, 21 κομμάτια
design-board-duo = 14 × 14 τετράγωνα, 21 κομμάτια
design-board-polyomino-8 = 8 × 8 τετράγωνα, 9 κομμάτια
design-board-polyomino-12 = 12 × 12 τετράγωνα, 9 κομμάτια
design-board-polyomino-hexa = 20 × 20 τετράγωνα, 56 κομμάτια
design-board-trigon = Μεγάλο εξάγωνο, 22 κομμάτια
design-board-trigon-3 = Μικρό εξάγωνο, 22 κομμάτια
design-pieces = { $count ->
    [0] Κανένα κομμάτι ακόμα
    [one] { $count } κομμάτι
   *[other] { $count } κομμάτια
  }
design-colour = Χρώμα
design-first = Διαλέξτε ένα χρώμα και ένα κομμάτι.
design-put = Τοποθετήστε το στο ταμπλό.
design-how = Διαλέξτε ένα κομμάτι από πάνω, όσες φορές θέλετε. Επιλέξτε ένα στο ταμπλό για να το μετακινήσετε, να το περιστρέψετε, να του αλλάξετε χρώμα ή να το αφαιρέσετε.
design-lifted = Μετακινήστε το, διαλέξτε άλλο χρώμα ή αφαιρέστε το.
design-taken = Εδώ υπάρχει άλλο κομμάτι
design-remove = Αφαίρεση κομματιού
design-clear = Άδειασμα του ταμπλό
design-forget = Διαγραφή σχεδίου
design-forget-sure = Να διαγραφεί οριστικά;
design-keep = Διατήρηση
design-share = Κοινοποίηση
design-link = Σύνδεσμος
design-link-about = Ο σύνδεσμος περιέχει ολόκληρο το σχέδιο. Όποιος τον ανοίξει μπορεί να συνεχίσει με ένα αντίγραφο.
design-copy = Αντιγραφή συνδέσμου
design-send = Αποστολή
design-files-about = Ή κατεβάστε ένα αρχείο:
design-file-png = Εικόνα (PNG)
design-file-svg = Γραφικό (SVG)
design-file-json = Δεδομένα (JSON)
design-damaged = Αυτό το σχέδιο δεν ανοίγει
design-damaged-text = Ίσως ο σύνδεσμος δεν είναι πλήρης ή το σχέδιο διαγράφηκε από αυτό το πρόγραμμα περιήγησης.
