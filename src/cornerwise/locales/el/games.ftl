game-classic = Classic
game-classic-about = 4 χρώματα σε 20 × 20 τετράγωνα
game-classic-kind = 4 παίκτες
game-classic-2 = Classic για δύο
game-classic-2-about = 2 χρώματα ο καθένας
game-classic-2-kind = 2 παίκτες
game-classic-3 = Classic για τρεις
game-classic-3-about = Όλοι μοιράζονται το τέταρτο χρώμα
game-classic-3-kind = 3 παίκτες
game-classic-teams = Classic σε ομάδες
game-classic-teams-about = Μπλε και κόκκινο εναντίον κίτρινου και πράσινου
game-classic-teams-kind = 2 εναντίον 2
game-classic-solo = Ογδόντα τέσσερα
game-classic-solo-about = Τοποθετήστε και τα 84 κομμάτια, μόνοι σας
game-classic-solo-kind = 1 παίκτης
game-duo = Duo
game-duo-about = Γρήγορη μονομαχία, 14 × 14
game-duo-kind = 2 παίκτες
game-junior = Junior
game-junior-about = Εύκολα κομμάτια για παιδιά
game-junior-kind = 2 παίκτες
game-trigon = Trigon
game-trigon-about = Τρίγωνα σε εξάγωνο
game-trigon-kind = 4 παίκτες
game-trigon-2 = Trigon για δύο
game-trigon-2-about = 2 χρώματα ο καθένας
game-trigon-2-kind = 2 παίκτες
game-trigon-3 = Trigon για τρεις
game-trigon-3-about = 3 χρώματα σε μικρότερο εξάγωνο
game-trigon-3-kind = 3 παίκτες
game-trigon-teams = Trigon σε ομάδες
game-trigon-teams-about = Μπλε και κόκκινο εναντίον κίτρινου και πράσινου
game-trigon-teams-kind = 2 εναντίον 2
game-trigon-solo = Ογδόντα οκτώ
game-trigon-solo-about = Τοποθετήστε και τα 88 κομμάτια, μόνοι σας
game-trigon-solo-kind = 1 παίκτης
game-polyomino = Polyomino
game-polyomino-about = Αρχή όπου θέλετε, μετά κρατάτε ή αλλάζετε
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 κομμάτια ο καθένας, σε λίγα λεπτά
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = 2 σετ των 9 κομματιών ο καθένας
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 κομμάτια ο καθένας
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Ένα κοινό σετ 56 κομματιών
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Χτίστε ψηλά και φανείτε από πάνω
game-rumis-tower = Rumis Πύργος
game-rumis-tower-about = Στενό και έως 8 κύβους ψηλό
game-rumis-tower-kind = Πύργος
game-rumis-corner = Rumis Γωνία
game-rumis-corner-about = Γύρω από μια γωνία, σε 40 τετράγωνα
game-rumis-corner-kind = Γωνία
game-rumis-steps = Rumis Σκαλιά
game-rumis-steps-about = Ανεβαίνοντας 4 σκαλιά
game-rumis-steps-kind = Σκαλιά
game-rumis-pyramid = Rumis Πυραμίδα
game-rumis-pyramid-about = Πιο ψηλά προς το κέντρο
game-rumis-pyramid-kind = Πυραμίδα
game-rumis-own = Rumis στο δικό σας ταμπλό
game-rumis-own-about = Φτιάξτε μόνοι σας το ταμπλό
game-rumis-own-kind = Δικό σας
game-triominos = Triominos
game-triominos-about = Ταιριάξτε τους αριθμούς, κρύψτε τα πλακίδιά σας
game-triominos-kind = 1 έως 6 παίκτες

## What is told of every game

facts-players = { $most ->
    [one] { $span } παίκτης
   *[other] { $span } παίκτες
  }
facts-minutes = { $span } λεπτά
facts-age = { $age }+ ετών
option-on = Ναι
option-off = Όχι
option-start = Πρώτο κομμάτι
option-start-about = Πού τοποθετεί κάθε χρώμα το πρώτο του κομμάτι.
option-start-own = Στο δικό του σημείο αφετηρίας
option-start-any = Σε όποιο σημείο αφετηρίας είναι ελεύθερο
option-start-opposite = Απέναντι από το άλλο χρώμα σας
option-start-spaced = Σε κάθε δεύτερο σημείο αφετηρίας
option-scoring = Βαθμολογία
option-scoring-about = Πώς μετριούνται οι πόντοι.
option-scoring-advanced = Τετράγωνα που έμειναν, με πριμ
option-scoring-basic = Τετράγωνα που έμειναν, χωρίς πριμ
option-scoring-pieces = Κερδίζει όποιος τοποθετήσει τα περισσότερα κομμάτια
option-scoring-cells = Κερδίζει όποιος μείνει με τα λιγότερα τετράγωνα
option-scoring-standard = Κανονική
option-scoring-children = Παιδική βαθμολογία
option-scoring-no-points = Χωρίς πόντους: κερδίζει όποιος τελειώσει πρώτος τα πλακίδια
option-first = Ποιος ξεκινά
option-first-about = Ο παίκτης που τοποθετεί το πρώτο κομμάτι.
option-first-number = { $number ->
    [0] Παίκτης 1
    [1] Παίκτης 2
    [2] Παίκτης 3
   *[3] Παίκτης 4
  }
option-shared = Κοινό χρώμα
option-shared-about = Το χρώμα που παίζουν όλοι οι παίκτες εναλλάξ.
option-left-out = Χρώμα που μένει έξω
option-left-out-about = Το χρώμα με το οποίο δεν παίζει κανείς.
option-strict-corners = Αυστηρές γωνίες
option-strict-corners-about = Οι γωνίες ακουμπούν μόνο γωνίες, ποτέ τη μέση μιας ίσιας πλευράς.
option-seats = Παίκτες
option-seats-about = Ο αριθμός των παικτών.
option-seats-number = { $number }
option-colours-each = Χρώματα
option-colours-each-about = Χρώματα ανά παίκτη. Από τα δύο μετρά μόνο το καλύτερο.
option-colours-each-number = { $number ->
    [one] { $number } ο καθένας
   *[other] { $number } ο καθένας
  }
option-blocked = Αν δεν μπορείτε να τοποθετήσετε κομμάτι
option-blocked-about = Τι γίνεται με ένα χρώμα που δεν μπορεί να τοποθετήσει κομμάτι στη σειρά του.
option-blocked-out = Βγαίνει από το παιχνίδι
option-blocked-skip = Χάνει μόνο αυτή τη σειρά
option-heights = Χάρτης υψών
option-heights-about = Όρια ύψους ανά γραμμή, πρώτα η πάνω γραμμή, με / ανάμεσα στις γραμμές, όπως 2 2 1/2 2 1.
option-without = Χάντικαπ
option-without-about = Τα κομμάτια χωρίς τα οποία παίζει ένα χρώμα, όπως blue:I5,W5/red:X5.
option-edition = Έκδοση
option-edition-about = Οι εκδόσεις διαφέρουν στον αριθμό των πλακιδίων, στο τράβηγμα και στο πάσο και στο πώς τελειώνει μια μοιρασιά ή ένας αγώνας.
option-edition-international = Διεθνής
option-edition-french = Γαλλική
option-edition-spanish = Ισπανική
option-edition-portuguese = Πορτογαλική
option-edition-tournament = Τουρνουά
option-target = Στόχος
option-target-about = Το σύνολο που τελειώνει τον αγώνα. Οι χαμηλότεροι στόχοι είναι για την παιδική βαθμολογία.
option-target-number = { $number ->
    [one] { $number } πόντος
   *[other] { $number } πόντοι
  }
option-deals = Μοιρασιές
option-deals-about = Παίξτε σταθερό αριθμό μοιρασιών αντί για στόχο. Με την παιδική βαθμολογία είναι μία μοιρασιά, εκτός αν επιλέξετε αλλιώς.
option-deals-number = { $number ->
    [0] Χωρίς σταθερό αριθμό
    [one] { $number } μοιρασιά
   *[other] { $number } μοιρασιές
  }
option-after-draw = Μετά το τράβηγμα
option-after-draw-about = Ποιο πλακίδιο μπορείτε να τοποθετήσετε αμέσως μετά το τράβηγμα.
option-after-draw-drawn = Μόνο το πλακίδιο που τραβήξατε
option-after-draw-any = Οποιοδήποτε πλακίδιο
option-time-limit = Κινήσεις με όριο χρόνου
option-time-limit-about = Αν τελειώσει ο χρόνος σας, τραβάτε ώσπου να ολοκληρωθεί η σειρά σας. Χρειάζεται ρολόι με χρόνο ανά κίνηση.
level = Επίπεδο { $level }, { $word }
level-1 = πρώτα βήματα
level-2 = αρχάριο
level-3 = χαλαρό
level-4 = ερασιτεχνικό
level-5 = σταθερό
level-6 = ικανό
level-7 = δυνατό
level-8 = έμπειρο
level-9 = κορυφαίο
