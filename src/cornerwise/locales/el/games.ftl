game-classic = Classic
game-classic-about = Τέσσερα χρώματα σε 20 επί 20 τετράγωνα
game-classic-kind = 4 παίκτες
game-classic-2 = Classic για δύο
game-classic-2-about = Δύο χρώματα ο καθένας
game-classic-2-kind = 2 παίκτες
game-classic-3 = Classic για τρεις
game-classic-3-about = Το τέταρτο χρώμα το παίζουν όλοι εναλλάξ
game-classic-3-kind = 3 παίκτες
game-classic-teams = Classic σε ομάδες
game-classic-teams-about = Μπλε και κόκκινο εναντίον κίτρινου και πράσινου
game-classic-teams-kind = 2 εναντίον 2
game-classic-solo = Ογδόντα τέσσερα
game-classic-solo-about = Τοποθετήστε και τα 84 κομμάτια, μόνοι σας
game-classic-solo-kind = 1 παίκτης
game-duo = Duo
game-duo-about = Η γρήγορη μονομαχία σε 14 επί 14
game-duo-kind = 2 παίκτες
game-junior = Junior
game-junior-about = Απλά κομμάτια, μικρά χέρια
game-junior-kind = 2 παίκτες
game-trigon = Trigon
game-trigon-about = Ένα εξάγωνο από τρίγωνα
game-trigon-kind = 4 παίκτες
game-trigon-2 = Trigon για δύο
game-trigon-2-about = Δύο χρώματα ο καθένας
game-trigon-2-kind = 2 παίκτες
game-trigon-3 = Trigon για τρεις
game-trigon-3-about = Τρία χρώματα σε μικρότερο εξάγωνο
game-trigon-3-kind = 3 παίκτες
game-trigon-teams = Trigon σε ομάδες
game-trigon-teams-about = Μπλε και κόκκινο εναντίον κίτρινου και πράσινου
game-trigon-teams-kind = 2 εναντίον 2
game-trigon-solo = Ογδόντα οκτώ
game-trigon-solo-about = Τοποθετήστε και τα 88 κομμάτια, μόνοι σας
game-trigon-solo-kind = 1 παίκτης
game-polyomino = Polyomino
game-polyomino-about = Αρχή όπου θέλετε, μετά αλλαγή ή όχι
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = 9 κομμάτια ο καθένας, τελειώνει σε λίγα λεπτά
game-polyomino-8-kind = 8 επί 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Δύο σετ των 9 κομματιών ο καθένας
game-polyomino-12-kind = 12 επί 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = 21 κομμάτια ο καθένας
game-polyomino-14-kind = 14 επί 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Ένα κοινό σετ 56 κομματιών
game-polyomino-hexa-kind = Hexa, 20 επί 20
game-rumis = Rumis
game-rumis-about = Χτίστε προς τα πάνω, να φαίνεστε από ψηλά
game-rumis-tower = Rumis Πύργος
game-rumis-tower-about = Στενό και έως οκτώ κύβους ψηλό
game-rumis-tower-kind = Πύργος
game-rumis-corner = Rumis Γωνία
game-rumis-corner-about = Γύρω από μια γωνία 40 τετραγώνων
game-rumis-corner-kind = Γωνία
game-rumis-steps = Rumis Σκαλιά
game-rumis-steps-about = Ανεβαίνοντας τέσσερα σκαλιά
game-rumis-steps-kind = Σκαλιά
game-rumis-pyramid = Rumis Πυραμίδα
game-rumis-pyramid-about = Πιο ψηλά προς το κέντρο
game-rumis-pyramid-kind = Πυραμίδα
game-rumis-own = Rumis με δικά σας ύψη
game-rumis-own-about = Ένα ταμπλό που φτιάχνετε εσείς
game-rumis-own-kind = Δικό σας
game-triominos = Triominos
game-triominos-about = Ταιριάξτε τις γωνίες, κρύψτε τα πλακίδιά σας
game-triominos-kind = 1 έως 6 παίκτες

## What is told of every game

facts-players = { $most ->
    [one] { $span } παίκτης
   *[other] { $span } παίκτες
  }
facts-minutes = { $span } λεπτά
facts-age = από { $age } ετών
option-on = Ναι
option-off = Όχι
option-start = Πρώτο κομμάτι
option-start-about = Πού μπορεί να μπει το πρώτο κομμάτι ενός χρώματος.
option-start-own = Στο δικό του κελί αφετηρίας
option-start-any = Σε όποιο κελί αφετηρίας είναι ελεύθερο
option-start-opposite = Απέναντι από το άλλο χρώμα του παίκτη
option-start-spaced = Σε κάθε δεύτερο κελί αφετηρίας
option-scoring = Πόντοι
option-scoring-about = Πώς μετριούνται οι πόντοι.
option-scoring-advanced = Κελιά που έμειναν, με πριμ
option-scoring-basic = Μόνο κελιά που έμειναν
option-scoring-pieces = Περισσότερα κομμάτια στο ταμπλό
option-scoring-cells = Λιγότερα κελιά που έμειναν
option-scoring-standard = Όπως λένε οι κανόνες
option-scoring-children = Παιδικοί πόντοι
option-scoring-no-points = Χωρίς: κερδίζει όποιος τελειώσει πρώτος
option-first = Ποιος αρχίζει
option-first-about = Η θέση που παίζει το πρώτο κομμάτι.
option-first-number = { $number ->
    [0] Θέση 1
    [1] Θέση 2
    [2] Θέση 3
   *[3] Θέση 4
  }
option-shared = Κοινό χρώμα
option-shared-about = Το χρώμα που παίζουν όλοι εναλλάξ.
option-left-out = Χρώμα εκτός
option-left-out-about = Το χρώμα που δεν παίζεται.
option-strict-corners = Αυστηρές γωνίες
option-strict-corners-about = Γωνία ακουμπά μόνο γωνία, ποτέ τη μέση μιας ίσιας πλευράς.
option-seats = Παίκτες
option-seats-about = Πόσοι παίζουν.
option-seats-number = { $number }
option-colours-each = Χρώματα
option-colours-each-about = Τα χρώματα κάθε παίκτη· από δύο μετρά μόνο το καλύτερο.
option-colours-each-number = { $number ->
    [one] { $number } ο καθένας
   *[other] { $number } ο καθένας
  }
option-blocked = Χωρίς άλλη θέση
option-blocked-about = Τι γίνεται με ένα χρώμα που δεν μπορεί να παίξει στη σειρά του.
option-blocked-out = Βγαίνει οριστικά
option-blocked-skip = Χάνει μόνο τη σειρά
option-heights = Ύψη
option-heights-about = Σειρές με όρια ύψους, πρώτα η πάνω σειρά, με / ανάμεσα στις σειρές, όπως 2 2 1/2 2 1.
option-without = Χάντικαπ
option-without-about = Τα κομμάτια που λείπουν από τα χρώματα, όπως blue:I5,W5/red:X5.
option-edition = Έκδοση κανόνων
option-edition-about = Οι εκδόσεις διαφέρουν στα αρχικά πλακίδια, στο τράβηγμα, στο πάσο και στο πώς τελειώνουν η μοιρασιά και ο αγώνας.
option-edition-international = Διεθνής
option-edition-french = Γαλλική
option-edition-spanish = Ισπανική
option-edition-portuguese = Πορτογαλική
option-edition-tournament = Τουρνουά
option-target = Στόχος
option-target-about = Το σύνολο που τελειώνει τον αγώνα. Τα χαμηλότερα είναι για τους παιδικούς πόντους.
option-target-number = { $number ->
    [one] { $number } πόντος
   *[other] { $number } πόντοι
  }
option-deals = Μοιρασιές
option-deals-about = Σταθερός αριθμός μοιρασιών αντί για στόχο. Με παιδικούς πόντους είναι μία μοιρασιά, εκτός αν επιλέξετε αλλιώς.
option-deals-number = { $number ->
    [0] Χωρίς σταθερό αριθμό
    [one] { $number } μοιρασιά
   *[other] { $number } μοιρασιές
  }
option-after-draw = Μετά το τράβηγμα
option-after-draw-about = Ποιο πλακίδιο μπορεί να παιχτεί αμέσως μετά το τράβηγμα.
option-after-draw-drawn = Το πλακίδιο που τραβήχτηκε
option-after-draw-any = Οποιοδήποτε πλακίδιο
option-time-limit = Σειρές με χρόνο
option-time-limit-about = Όποιος αργεί τραβά ώσπου να ολοκληρωθεί η σειρά του. Χρειάζεται ρολόι για κάθε κίνηση.
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
