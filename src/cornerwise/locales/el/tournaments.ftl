## Tournaments: the list, the form, the page of one

nav-tournaments = Τουρνουά
tournaments-create = Δημιουργία τουρνουά
tournaments-mine = Τα τουρνουά σας
tournaments-waiting = Ανοιχτά για συμμετοχή
tournaments-running = Σε εξέλιξη
tournaments-finished = Ολοκληρωμένα
tournaments-empty = Κανένα τουρνουά αυτή τη στιγμή
tournaments-empty-text = Δημιουργήστε ένα και κοινοποιήστε τον σύνδεσμό του. Όποιος έχει τον σύνδεσμο μπορεί να συμμετάσχει, με ή χωρίς λογαριασμό.

tournament-format-swiss = Ελβετικό
tournament-format-arena = Αρένα
tournament-format-knockout = Νοκ άουτ
tournament-format-round-robin = Όλοι με όλους
tournament-format-swiss-about = Καθορισμένος αριθμός γύρων. Σε κάθε γύρο παίζετε με κάποιον που έχει περίπου τους ίδιους πόντους με εσάς. Κανείς δεν αποκλείεται.
tournament-format-arena-about = Παίξτε όσο περισσότερες παρτίδες μπορείτε μέχρι να τελειώσει ο χρόνος. Από την τρίτη συνεχόμενη νίκη σας, οι νίκες μετρούν διπλά.
tournament-format-knockout-about = Με μία ήττα αποκλείεστε. Κερδίζει ο τελευταίος παίκτης που μένει.
tournament-format-round-robin-about = Όλοι παίζουν με όλους. Ιδανικό για μικρές ομάδες.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } παίκτης.
   *[other] { $count } παίκτες.
}
tournament-players = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
}
tournament-starts-at = Έναρξη: { $time }
tournament-starts-with = Ξεκινά με { $count } παίκτες
tournament-starts-host = Το ξεκινά ο διοργανωτής
tournament-round-of = Γύρος { $round } από { $rounds }
tournament-round = Γύρος { $round }
tournament-running = Σε εξέλιξη
tournament-finished = Ολοκληρώθηκε
tournament-cancelled = Ακυρώθηκε
tournament-cancelled-host = Ο διοργανωτής ακύρωσε αυτό το τουρνουά.
tournament-cancelled-few = Αυτό το τουρνουά ακυρώθηκε επειδή συμμετείχαν πολύ λίγοι παίκτες.
tournament-cancelled-operator = Οι διαχειριστές του διακομιστή ακύρωσαν αυτό το τουρνουά.
tournament-cancelled-old = Αυτό το τουρνουά ακυρώθηκε επειδή κανείς δεν το ξεκίνησε για 30 ημέρες.
tournament-time-left = Χρόνος που απομένει: { $time }
tournament-last-games = Ο χρόνος τελείωσε. Παίζονται οι τελευταίες παρτίδες.
tournament-next-round = Χρόνος ως τον επόμενο γύρο: { $time }
tournament-wait-round = { $count ->
    [one] { $count } παρτίδα αυτού του γύρου παίζεται ακόμα.
   *[other] { $count } παρτίδες αυτού του γύρου παίζονται ακόμα.
}
tournament-wait-arena = Σε λίγο θα έχετε αντίπαλο.
tournament-unknown = Δεν βρίσκουμε αυτό το τουρνουά
tournament-started = Έναρξη
tournament-unlisted = Μόνο με σύνδεσμο
tournament-rated = Με αξιολόγηση

## Taking part

tournament-join = Συμμετοχή
tournament-join-late = Συμμετοχή τώρα
tournament-return = Επιστροφή στο τουρνουά
tournament-withdraw = Αποχώρηση
tournament-withdraw-sure = Θέλετε να αποχωρήσετε από αυτό το τουρνουά;
tournament-withdraw-about = Δεν θα σας ορίζεται πια αντίπαλος. Μια παρτίδα σε εξέλιξη συνεχίζεται.
tournament-stay = Παραμονή
tournament-joined = Συμμετέχετε
tournament-withdrawn = Αποχωρήσατε
tournament-play = Μετάβαση στην παρτίδα σας
tournament-your-game = Η παρτίδα σας είναι έτοιμη
tournament-bye-now = Έχετε ρεπό: δεν έχετε αντίπαλο σε αυτόν τον γύρο και παίρνετε τους πόντους μιας νίκης.
tournament-start = Έναρξη τώρα
tournament-start-needs = Για την έναρξη χρειάζονται τουλάχιστον { $count } παίκτες.
tournament-cancel = Ακύρωση του τουρνουά
tournament-cancel-sure = Να ακυρωθεί το τουρνουά για όλους;
tournament-keep = Διατήρηση
tournament-won = Νικητής του τουρνουά: { $name }
tournament-won-several = Ισοβαθμούν στην πρώτη θέση: { $names }
tournament-you-won = Κερδίσατε το τουρνουά!
tournament-your-place = Η θέση σας: { $place } από { $count }
tournament-needs-account = Οι παρτίδες αυτού του τουρνουά είναι με αξιολόγηση, γι’ αυτό χρειάζεστε λογαριασμό για να συμμετάσχετε.
tournament-full = Όλες οι θέσεις είναι πιασμένες. Μπορείτε ακόμα να παρακολουθήσετε.

tournament-call = Η παρτίδα σας στο τουρνουά είναι έτοιμη: { $title }
tournament-back = Πίσω στο τουρνουά
tournament-open = Άνοιγμα του τουρνουά

## Standings, games, bracket

tournament-view = Προβολή
tournament-standings = Κατάταξη
tournament-games = Παρτίδες
tournament-bracket = Δέντρο
tournament-no-standings = Κανείς δεν συμμετέχει ακόμα
tournament-no-standings-text = Κοινοποιήστε τον σύνδεσμο για να προσκαλέσετε παίκτες.
tournament-no-games = Δεν υπάρχουν παρτίδες ακόμα
tournament-no-games-text = Εμφανίζονται εδώ όταν ξεκινήσει το τουρνουά.
tournament-place = Θέση
tournament-name = Όνομα
tournament-points = Πόντοι
tournament-played = Παρτίδες
tournament-buchholz = Μπούχολτς
tournament-buchholz-about = Το άθροισμα των πόντων των αντιπάλων σας.
tournament-sonneborn-berger = Ζόνεμπορν-Μπέργκερ
tournament-sonneborn-berger-about = Οι πόντοι των αντιπάλων που νικήσατε, συν τους μισούς πόντους εκείνων με τους οποίους φέρατε ισοπαλία.
tournament-board = Διαφορά πόντων
tournament-board-about = Το άθροισμα της διαφοράς πόντων σας σε όλες τις παρτίδες σας.
tournament-wins = Νίκες
tournament-wins-about = Παρτίδες που κερδήθηκαν.
tournament-byes = Ρεπό
tournament-streak = { $count ->
    [one] { $count } νίκη στη σειρά
   *[other] { $count } νίκες στη σειρά
}
tournament-computer = Υπολογιστής, επίπεδο { $level }
tournament-left = αποχώρησε
tournament-you = εσείς
tournament-details = Στοιχεία: { $name }
tournament-lines = { $from }–{ $to } από { $count }
tournament-first-lines = Πρώτη σελίδα
tournament-earlier-lines = Προηγούμενη σελίδα
tournament-later-lines = Επόμενη σελίδα
tournament-last-lines = Τελευταία σελίδα
tournament-my-line = Η θέση μου
tournament-earlier-round = Προηγούμενος γύρος
tournament-later-round = Επόμενος γύρος
tournament-playing = Παίζεται
tournament-bye = Ρεπό
tournament-absent = { $name }: δεν εμφανίστηκε
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Τελικός
    [4] Ημιτελικά
    [8] Προημιτελικά
    [one] Φάση των { $left }
   *[other] Φάση των { $left }
}
tournament-profile = Προβολή προφίλ
tournament-to-come = Θα κριθεί
tournament-goes-on = { $name }: προκρίνεται

## Sharing

tournament-invite = Πρόσκληση παικτών
tournament-share = Κοινοποίηση του τουρνουά
tournament-invite-message = Ελάτε στο τουρνουά μας στο Cornerwise: { $title }
tournament-link = Σύνδεσμος για αυτό το τουρνουά
tournament-invite-qr = Κωδικός QR με τον σύνδεσμο για αυτό το τουρνουά
tournament-csv = Κατάταξη ως υπολογιστικό φύλλο (CSV)
tournament-json = Όλα τα δεδομένα (JSON)
tournament-print = Εκτύπωση

## Setting one up

tournament-new = Νέο τουρνουά
tournament-step-game = Παιχνίδι
tournament-step-format = Σύστημα
tournament-step-clock = Ρολόι
tournament-step-start = Έναρξη και παίκτες
tournament-title = Τίτλος
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } – { $format }
tournament-format = Σύστημα
tournament-tables-note = Με { $count } παίκτες σε ένα τραπέζι, μπορείτε να επιλέξετε ελβετικό ή αρένα.
tournament-rounds = Γύροι
tournament-rounds-auto = Αυτόματα
tournament-rounds-auto-about = Όσοι γύροι χρειάζονται για να βρεθεί ένας νικητής.
tournament-times = Παρτίδες με κάθε αντίπαλο
tournament-once = Μία
tournament-twice = Δύο
tournament-minutes = Διάρκεια
tournament-start-how = Έναρξη
tournament-start-hand = Όταν το ξεκινήσω εγώ
tournament-start-time = Σε συγκεκριμένη ώρα
tournament-start-number = Όταν μαζευτούν αρκετοί
tournament-start-when = Ημερομηνία και ώρα
tournament-start-count = Αριθμός παικτών
tournament-listed = Εμφάνιση στη λίστα
tournament-listed-about = Οποιοσδήποτε μπορεί να το βρει και να συμμετάσχει. Αν είναι κλειστό, χρειάζεται ο σύνδεσμος.
tournament-rated-about = Οι παρτίδες μετρούν στην αξιολόγηση. Όλοι χρειάζονται λογαριασμό για να συμμετάσχουν.
tournament-rated-account = Για παρτίδες με αξιολόγηση, δημιουργήστε πρώτα λογαριασμό.
tournament-more = Περισσότερες επιλογές
tournament-late = Καθυστερημένη συμμετοχή
tournament-late-about = Οι παίκτες μπορούν να συμμετάσχουν ή να επιστρέψουν και μετά την έναρξη.
tournament-most = Μέγιστος αριθμός παικτών
tournament-pause = Διάλειμμα ανάμεσα στους γύρους
tournament-no-show = Χρόνος για την πρώτη κίνηση
tournament-no-show-about = Αν ένας παίκτης δεν κάνει την πρώτη του κίνηση σε αυτόν τον χρόνο, χάνει την παρτίδα και αποσύρεται από το τουρνουά.
tournament-engines = Παίκτες-υπολογιστές
tournament-engines-about = Ο υπολογιστής συμμετέχει όπως κάθε παίκτης. Πρέπει να παίζει τουλάχιστον ένας άνθρωπος.
tournament-engine-add = Προσθήκη παίκτη-υπολογιστή
tournament-engine-number = Παίκτης-υπολογιστής { $number }
tournament-engine-remove = Αφαίρεση παίκτη-υπολογιστή { $number }
tournament-tie-breaks = Κριτήρια ισοβαθμίας
tournament-tie-breaks-about = Αν παίκτες ισοβαθμούν σε πόντους, αποφασίζει το πρώτο κριτήριο, μετά το επόμενο.
tournament-tie-up = Μετακίνηση προς τα πάνω: { $name }
tournament-submit = Δημιουργία τουρνουά
