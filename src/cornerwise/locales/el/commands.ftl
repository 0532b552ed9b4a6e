
cli-arg-game = ένα παιχνίδι, όπως duo
cli-arg-option = μια επιλογή του παιχνιδιού, όπως start=own· το `cornerwise games` τις δείχνει· επαναλαμβάνεται· το heights=@FILE διαβάζει χάρτη υψών
cli-arg-file = εγγραφή ή αρχείο .blksgf, - για την τυπική είσοδο
cli-arg-ply = η θέση μετά από N κινήσεις
cli-arg-nth = η παρτίδα N του αρχείου (1)
cli-arg-marks = σημάδεμα των χρωμάτων ώστε να ξεχωρίζουν χωρίς χρώμα
cli-arg-level = δύναμη παιχνιδιού, από 1 έως 9
cli-arg-nodes = πόσες θέσεις εξετάζει για κάθε κίνηση, αντί για τον αριθμό του επιπέδου
cli-arg-time = δευτερόλεπτα για κάθε κίνηση
cli-arg-evaluator = τι αξιολογεί τις θέσεις: best, playouts, net, small, guided ή το αρχείο ενός δικτύου
cli-arg-threads = πόσα νήματα επεξεργαστή χρησιμοποιεί
cli-arg-seed = ένας αριθμός που κάνει τις τυχαίες επιλογές κάθε φορά ίδιες
cli-arg-memory = megabyte για το δέντρο αναζήτησης
cli-with-default = { $about } ({ $default })
cli-no-whole-number = το { $text } δεν είναι ακέραιος από { $least } έως { $most }
cli-no-pair = το { $text } δεν έχει τη μορφή NAME=VALUE
cli-no-number = το { $text } δεν είναι αριθμός
cli-no-seconds = το { $text } δεν είναι αριθμός δευτερολέπτων
cli-no-chance = το { $text } δεν είναι ανάμεσα στο 0 και το 0.5
cli-no-such-game = δεν υπάρχει παρτίδα { $number }: το αρχείο έχει { $count }
cli-no-games = δεν υπάρχει παρτίδα στον φάκελο { $folder }
cli-no-such-ply = δεν υπάρχει κίνηση { $ply }: η παρτίδα έχει { $count }
cli-one-game-only = { $file }: το αρχείο έχει { $count } παρτίδες· αυτή η εντολή θέλει αρχείο με μόνο 1
cli-seat = θέση { $seat }
cli-column-move = κίνηση
cli-chance = τύχη
cli-outcome = { $count ->
    [0] δεν κερδίζει κανείς
    [one] κερδίζει η θέση { $seats }
   *[other] κερδίζουν οι θέσεις { $seats }
  } ({ $points })
cli-games-about = Όλα τα παιχνίδια με τις θέσεις, τα χρώματα, τα ταμπλό, τα κομμάτια και τις επιλογές τους.
cli-games-game = εμφάνιση μόνο αυτού του παιχνιδιού
cli-games-sort = ταξινόμηση της λίστας κατά
cli-games-json = εκτύπωση όλων για κάθε παιχνίδι, ως JSON
cli-games-column-game = παιχνίδι
cli-games-column-title = τίτλος
cli-games-column-seats = θέσεις
cli-games-column-minutes = λεπτά
cli-games-column-age = ηλικία
cli-games-column-colours = χρώματα
cli-games-column-board = ταμπλό
cli-games-column-pieces = κομμάτια
cli-games-column-option = επιλογή
cli-games-column-default = αρχική
cli-games-column-choices = άλλες τιμές
cli-games-column-name = όνομα
cli-games-column-about = τι ορίζει
cli-games-no-edge = χωρίς άκρες
cli-games-cubes = { $count ->
    [one] { $count } κύβος
   *[other] { $count } κύβοι
  }
cli-games-tiles = { $count ->
    [one] { $count } πλακίδιο
   *[other] { $count } πλακίδια
  }
cli-games-copies = { $count } x { $copies }
cli-games-free-text = οποιοδήποτε κείμενο
cli-games-none = καμία
cli-games-given = ενσωματωμένο
cli-games-more = Οι θέσεις μετριούνται από το 0. Το `cornerwise games --json` δείχνει περισσότερα.
cli-play-about = Παιχνίδι στο τερματικό, με τον υπολογιστή ή με άλλους σε ένα πληκτρολόγιο. Πατήστε ? για τα πλήκτρα.
cli-play-game = ένα παιχνίδι, όπως duo· χωρίς αυτό διαλέγετε από λίστα
cli-play-seat = ποιος παίζει, με τη σειρά των θέσεων: human, 1 έως 9, greedy, random
cli-play-save = αποθηκεύει την παρτίδα σε αυτό το αρχείο μετά από κάθε κίνηση
cli-play-resume = συνέχιση παρτίδας από εγγραφή ή αρχείο .blksgf
cli-play-theme = το χρωματικό θέμα (dark)
cli-play-seats = θέσεις:
cli-play-human = κάποιος σε αυτό το πληκτρολόγιο
cli-play-levels = ο υπολογιστής σε αυτό το επίπεδο· το 3 είναι εύκολο, το 9 το δυνατότερο
cli-play-level-range = { $first } έως { $last }
cli-play-greedy = ο υπολογιστής τοποθετεί το μεγαλύτερο κομμάτι ή το πλακίδιο με τους περισσότερους πόντους
cli-play-random = ο υπολογιστής παίζει όποια κίνηση επιτρέπεται
cli-play-usual = Προεπιλογή: ένας άνθρωπος, και { $opponent } σε όλες τις άλλες θέσεις.
cli-play-redirected = το play χρειάζεται τερματικό· εκτελέστε το χωρίς ανακατεύθυνση: { $streams }
cli-play-resume-alone = το --resume παίρνει το παιχνίδι και τις επιλογές του από το αρχείο, γι’ αυτό μη δώσετε άλλες
cli-play-needs-game = τα --option, --seat και --save χρειάζονται το όνομα ενός παιχνιδιού
cli-play-too-many-seats = το { $game } έχει { $seats ->
    [one] { $seats } θέση
   *[other] { $seats } θέσεις
  }, όχι { $asked }
cli-serve-about = Τρέχει διακομιστή για προγράμματα περιήγησης και άλλα προγράμματα, ώσπου να τον σταματήσετε με Ctrl-C.
cli-serve-host = διεύθυνση όπου ακούει (127.0.0.1)
cli-serve-port = θύρα όπου ακούει, 0 για όποια είναι ελεύθερη (8000)
cli-serve-database = πού κρατιούνται οι παρτίδες (sqlite:///cornerwise.db)
cli-serve-redis = διακομιστής Redis που συνδέει πολλές διεργασίες
cli-serve-workers = αριθμός διεργασιών· πάνω από 1 χρειάζεται PostgreSQL (1)
cli-serve-engines = ταυτόχρονες αναζητήσεις σε κάθε διεργασία
cli-serve-ray = η δουλειά της μηχανής σε συστοιχία Ray, όπως ray://host:10001
cli-serve-environment = Κάθε επιλογή ορίζεται και από το περιβάλλον, όπως CORNERWISE_PORT=80. Δείτε το docs/operating.md.
cli-serve-needs = ο διακομιστής χρειάζεται το { $package }: { $install }
cli-serve-ready = Το Cornerwise είναι έτοιμο στο { $address }
cli-replay-about = Παίζει ξανά μια εγγραφή JSON ή ένα αρχείο .blksgf, ελέγχοντας κάθε κίνηση και το αποτέλεσμα.
cli-replay-ply = σταματά μετά από N κινήσεις
cli-replay-nth = μόνο η παρτίδα N του αρχείου
cli-replay-verify = μόνο έλεγχος: τυπώνει μία γραμμή για κάθε παρτίδα
cli-replay-quiet = μόνο έλεγχος: δεν τυπώνει τίποτα, το λέει ο κωδικός εξόδου
cli-replay-heading = Παρτίδα { $number } από { $count }: { $game }
cli-replay-event = διοργάνωση: { $text }
cli-replay-date = ημερομηνία: { $text }
cli-replay-players = παίκτες: { $text }
cli-replay-rests = { $colour }: δεν μπορεί να τοποθετήσει κομμάτι και χάνει τη σειρά
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, παρτίδα { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
  }, { $state }
cli-replay-unfinished = ατελείωτη, παίζει: { $turn }
cli-analyse-about = Ψάχνει τις καλύτερες κινήσεις στην τελευταία θέση μιας παρτίδας ή σε παλιότερη.
cli-analyse-lines = πόσες κινήσεις να δείξει (5)
cli-analyse-nobody = σε αυτή τη θέση δεν μπορεί να παίξει κανείς, άρα δεν υπάρχει τίποτα να αναλυθεί· διαλέξτε προηγούμενη με --ply
cli-analyse-column-visits = επισκέψεις
cli-analyse-column-then = μετά
cli-analyse-searched = { $count ->
    [one] { $count } θέση
   *[other] { $count } θέσεις
  }, { $seconds } δ.
cli-analyse-exact = { cli-analyse-searched }, αναζήτηση ως το τέλος
cli-review-about = Εξετάζει κάθε θέση μιας παρτίδας και δείχνει τι άξιζε κάθε κίνηση.
cli-review-worst = πόσες από τις χειρότερες κινήσεις να αναφερθούν ({ $most })
cli-review-json = εκτύπωση όλων ως JSON
cli-review-searching = αναζήτηση
cli-review-progress = κίνηση { $done } από { $count }
cli-review-cost = κίνηση { $number }: { $turn } { $move }, κόστισε { $share } της νίκης και { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
  }· καλύτερο: { $better }
cli-review-column-made = παίχτηκε
cli-review-column-points = χαμένοι πόντοι
cli-review-end = τέλος
cli-audit-about = Λύνει με ακρίβεια το τέλος των παρτίδων και δείχνει πόσους πόντους χάρισε εκεί κάθε παίκτης.
cli-audit-file = εγγραφές ή αρχεία .blksgf, φάκελοι με αυτά ή ο φάκελος μιας αρένας
cli-audit-nodes = θέσεις που μπορεί να εξετάσει ο λύτης για κάθε κίνηση
cli-audit-costly = πόσες από τις κινήσεις που χάρισαν πόντους να αναφέρει (20)
cli-audit-none = καμία από αυτές τις παρτίδες δεν λύνεται με ακρίβεια· αυτό γίνεται μόνο σε παρτίδες δύο παικτών ή δύο ομάδων χωρίς τίποτα κρυφό
cli-audit-progress = παρτίδα { $done } από { $count }
cli-audit-mistake = κίνηση { $number }, { $turn } { $move }: προβάδισμα { $margin } πριν, { $kept } μετά· καλύτερη: { $better }
cli-audit-skipped = παρτίδες που παραλείφθηκαν, γιατί δεν είναι δύο παικτών ή δύο ομάδων χωρίς τίποτα κρυφό: { $count }
cli-audit-column-player = παίκτης
cli-audit-column-games = παρτίδες
cli-audit-column-moves = λυμένες κινήσεις
cli-audit-column-mistakes = λάθη
cli-audit-column-points = πόντοι που χαρίστηκαν
cli-audit-column-mean = ανά παρτίδα
cli-draw-about = Σχεδιάζει μια εγγραφή, ένα σχέδιο ή ένα αρχείο .blksgf, ή ένα παιχνίδι μετά από μερικές κινήσεις.
cli-draw-source = εγγραφή, σχέδιο ή αρχείο .blksgf, - για την τυπική είσοδο, ή το όνομα ενός παιχνιδιού
cli-draw-output = το αρχείο που θα γραφτεί· αλλιώς το σχέδιο τυπώνεται
cli-draw-format = από την κατάληξη του αρχείου: svg, png ή webp (όλο το παιχνίδι, κινούμενο)· αλλιώς text
cli-draw-theme = το χρωματικό θέμα ενός SVG (light)
cli-draw-view = εμφάνιση κύβων από μια γωνία, από πάνω ή και τα δύο (both)
cli-draw-turn = πόσα τέταρτα περιστρέφονται οι κύβοι (0)
cli-draw-moves = κινήσεις από την αρχή του GAME
cli-draw-file-only = το { $game } σχεδιάζεται μόνο από αρχείο, γιατί τα πλακίδιά του τραβιούνται τυχαία
cli-draw-no-file = δεν υπάρχει αρχείο με το όνομα { $name }, και { $problem }
cli-draw-game-only = τα --moves και --option πάνε με το όνομα παιχνιδιού, όχι με αρχείο
cli-draw-no-ply = το --ply πάει με παρτίδα, όχι με σχέδιο
cli-perft-about = Μετρά όλους τους τρόπους να παιχτούν DEPTH κινήσεις από την αρχή, και την ταχύτητα.
cli-perft-depth = πόσες κινήσεις θα παιχτούν
cli-perft-divide = δείχνει τον αριθμό για κάθε πρώτη κίνηση
cli-perft-make = παίζει και αναιρεί και τις τελευταίες κινήσεις, αντί να τις μετρά μαζί
cli-perft-reference = μέτρηση με τους ευανάγνωστους κανόνες σε Python, που είναι αργοί
cli-perft-seed = σε παιχνίδι τύχης, από ποια μοιρασιά γίνεται η μέτρηση (προεπιλογή 0)
cli-perft-progress = βάθος { $depth }
cli-perft-column-depth = βάθος
cli-perft-column-nodes = κόμβοι
cli-perft-column-seconds = δευτερόλεπτα
cli-perft-column-rate = κόμβοι/δ.
cli-perft-total = { $game }, βάθος { $depth }: { $count ->
    [one] { $count } κόμβος
   *[other] { $count } κόμβοι
  }, { $seconds } δ., { $rate } κόμβοι/δ.
cli-bench-about = Μετρά ταχύτητα και μέγεθος σε ένα νήμα, το καλύτερο πολλών εκτελέσεων, και συγκρίνει με στόχους.
cli-bench-names = ποια μεγέθη· προεπιλογή όλα
cli-bench-quick = λιγότερες και πιο σύντομες δοκιμές: πρόχειρα νούμερα σε δευτερόλεπτα
cli-bench-json = εκτύπωση των μεγεθών ως JSON
cli-bench-figures = μεγέθη:
cli-bench-target = στόχος { $value }
cli-bench-reached = { $ratio }x, πέτυχε
cli-bench-missed = { $ratio }x, δεν πέτυχε
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Σε { $processor }, Python { $python }. Πάνω από 1x είναι καλύτερο από τον στόχο.
cli-figure-perft-bulk = duo perft 3 με δικές τους αφετηρίες, η τελευταία κίνηση μετρημένη μαζικά
cli-figure-perft-make = duo perft 3 με δικές τους αφετηρίες, κάθε φύλλο παίζεται και αναιρείται
cli-figure-playouts = ομοιόμορφα τυχαίες παρτίδες { $game } από την αρχή ως το τέλος
cli-figure-playouts-middle = ομοιόμορφα τυχαίες παρτίδες { $game } από την κίνηση { $ply } μιας καλής παρτίδας ως το τέλος
cli-figure-cubes = τυχαίες παρτίδες του πύργου των κύβων με τέσσερις θέσεις, από την αρχή ως το τέλος
cli-figure-search = προσομοιώσεις μιας αναζήτησης { $game } από την αρχή
cli-figure-search-middle = προσομοιώσεις μιας αναζήτησης { $game } από την κίνηση { $ply } μιας καλής παρτίδας
cli-figure-threads = προσομοιώσεις μιας αναζήτησης duo με δύο νήματα ως προς ένα
cli-figure-deals = τυχαίες μοιρασιές triominos με δύο θέσεις, με τα πριμ
cli-figure-sample = μια κρυφή κατάσταση triominos από όσα ξέρει μια θέση, με κλήση από Python
cli-figure-list-moves = { $call } σε Python στην κίνηση { $ply } μιας καλής παρτίδας classic
cli-figure-first-duo = νέος διερμηνευτής: εισαγωγή, πρώτη παρτίδα duo, πρώτη κίνηση
cli-figure-first-other = νέος διερμηνευτής: το ίδιο με το πιο αργό άλλο παιχνίδι
cli-figure-position-bytes = μνήμη της μεγαλύτερης θέσης στον πυρήνα
cli-figure-table-size = μνήμη του πίνακα κινήσεων του classic στον πυρήνα
cli-figure-pile = { $count ->
    [one] { $count } πλακίδιο στη στοίβα
   *[other] { $count } πλακίδια στη στοίβα
  }
cli-figure-moves = { $count ->
    [one] { $count } κίνηση
   *[other] { $count } κινήσεις
  }
cli-unit-leaves = φύλλα/δ.
cli-unit-positions = θέσεις/δ.
cli-unit-games = παρτίδες/δ.
cli-unit-nodes = κόμβοι/δ.
cli-unit-times = φορές
cli-unit-deals = μοιρασιές/δ.
cli-unit-microseconds = μs
cli-unit-seconds = δ.
cli-unit-bytes = byte
cli-unit-mebibytes = MiB
cli-solve-about = Βρίσκει τρόπο να τοποθετηθούν όλα τα κομμάτια ενός ατομικού παιχνιδιού και τον γράφει ως εγγραφή.
cli-solve-game = classic-solo ή trigon-solo
cli-solve-from = συνέχιση από εγγραφή ή αρχείο .blksgf, - για την τυπική είσοδο
cli-solve-seconds = σταματά μετά από N δευτερόλεπτα (300)
cli-solve-seed = ένας αριθμός για άλλη αναζήτηση (0)
cli-solve-workers = νήματα για αποδείξεις (1: επαναλήψιμο)
cli-solve-output = το αρχείο της εγγραφής· αλλιώς τυπώνεται
cli-solve-codes = κωδικοί εξόδου:
cli-solve-code-found = βρέθηκε πλήρης παρτίδα
cli-solve-code-not = δεν βρέθηκε τίποτα σε αυτόν τον χρόνο ή δεν υπάρχει λύση· η καλύτερη παρτίδα γράφεται ούτως ή άλλως
cli-solve-code-stopped = σταμάτησε με Ctrl-C· η καλύτερη παρτίδα γράφεται ούτως ή άλλως
cli-solve-interrupted = διακόπηκε: μπήκαν { $placed } από { $total }
cli-solve-options-in-file = το --from παίρνει τις επιλογές από το αρχείο, γι’ αυτό μη δώσετε άλλες
cli-solve-other-game = { $file }: μια παρτίδα { $found }, όχι { $wanted }
cli-solve-best = καλύτερο { $placed } από { $total }
cli-solve-playing = παιχνίδι
cli-solve-proving = απόδειξη
cli-solve-found = τοποθετήθηκαν και τα { $total } κομμάτια σε { $seconds } δ.
cli-solve-nothing = δεν βρέθηκε λύση σε { $seconds } δ.· στην καλύτερη παρτίδα τοποθετούνται { $placed } από { $total }
cli-solve-impossible = δεν γίνεται να μπουν όλα τα κομμάτια: { $reason }
cli-solve-tried = δοκιμάστηκε κάθε δυνατότητα
cli-gtp-about = Απαντά στις εντολές του Go Text Protocol στην τυπική είσοδο.
cli-gtp-game = ένα παιχνίδι όπως classic-2, ή το όνομά του στα αρχεία .blksgf, όπως 'Blokus Two-Player' (duo)
cli-gtp-verbose = αναφορά των εντολών που απορρίφθηκαν στην τυπική έξοδο σφαλμάτων
cli-arena-about = Παίκτες υπολογιστή παίζουν μεταξύ τους σε ζεύγη παρτίδων και αξιολογούνται.
cli-arena-game = το παιχνίδι, όπως το δείχνει το `cornerwise games`
cli-arena-player = οι παίκτες· δύο ή περισσότεροι
cli-arena-games = ο μέγιστος αριθμός παρτίδων (200)
cli-arena-out = φάκελος για τα αποτελέσματα· αλλιώς μόνο εμφανίζονται
cli-arena-jobs = ταυτόχρονες παρτίδες (μία για κάθε επεξεργαστή)
cli-arena-seed = ένας αριθμός για άλλα ανοίγματα και τυχαίες επιλογές (0)
cli-arena-opening-plies = τυχαίες κινήσεις πριν αναλάβουν οι παίκτες
cli-arena-even = μόνο ανοίγματα όπου καμία πλευρά δεν έχει μεγαλύτερη πιθανότητα νίκης από αυτή
cli-arena-move-timeout = δευτερόλεπτα για μια κίνηση, μετά χάνεται (60)
cli-arena-sprt = σταματά μόλις ο έλεγχος αποφασίσει ανάμεσα στα δύο
cli-arena-alpha = πιθανότητα λανθασμένης αποδοχής του ELO1 (0.05)
cli-arena-beta = πιθανότητα λανθασμένης αποδοχής του ELO0 (0.05)
cli-arena-ray = παιχνίδι σε συστοιχία Ray· χωρίς ADDRESS σε τοπική
cli-arena-json = εκτύπωση της σύνοψης ως JSON
cli-arena-show = εμφάνιση των αποτελεσμάτων ενός φακέλου χωρίς παιχνίδι
cli-arena-players = παίκτες:
cli-arena-with-options = ο υπολογιστής με αυτές τις επιλογές αναζήτησης
cli-arena-gtp = ένα πρόγραμμα που μιλά GTP
cli-arena-python = συνάρτηση Python που δέχεται σπόρο και επιστρέφει παίκτη
cli-arena-renamed = οποιοδήποτε από αυτά με άλλο όνομα
cli-arena-again = Για να συνεχίσετε μια εκτέλεση που σταμάτησε, δώστε ξανά την ίδια εντολή. Δείτε το docs/arena.md.
cli-arena-goes-on = διακόπηκε· δώστε ξανά την ίδια εντολή για να συνεχιστεί
cli-arena-which-game = ποιο παιχνίδι; Προσθέστε --game GAME ή --show FOLDER για παλαιότερα αποτελέσματα
cli-arena-bounds = --sprt: το { $elo0 } πρέπει να είναι μικρότερο από το { $elo1 }
cli-arena-pace = { $rate } παρτίδες/δ., χρόνος που απομένει: { $left }
cli-arena-progress = { $done } από { $total } παρτίδες, { $pace }: { $standing }
cli-arena-column-entrant = συμμετοχή
cli-arena-column-elo = elo
cli-arena-column-error = ±95%
cli-arena-column-games = παρτίδες
cli-arena-column-share = μερίδιο νικών
cli-arena-column-points = πόντοι
cli-arena-column-seconds = δ./κίνηση
cli-arena-column-longest = μέγιστος
cli-arena-column-faults = σφάλματα
cli-arena-duel = { $first } εναντίον { $second }: { $share }, { $wins } νίκες, { $draws } ισοπαλίες, { $losses } ήττες· Elo { $elo } ± { $error }
cli-arena-pairs = ζεύγη ανά αποτέλεσμα 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } εναντίον { $elo1 }: { $verdict }, LLR { $llr } ({ $lower } έως { $upper })
cli-arena-verdict-yes = η διαφορά είναι τουλάχιστον { $elo1 }
cli-arena-verdict-no = η διαφορά είναι το πολύ { $elo0 }
cli-arena-verdict-open = δεν κρίθηκε ακόμα
cli-arena-played = { $count ->
    [one] { $count } παρτίδα
   *[other] { $count } παρτίδες
  } { $game }
cli-bot-about = Παίρνει μια θέση σε διακομιστή και αφήνει ένα πρόγραμμα να διαλέγει τις κινήσεις, ώσπου να τελειώσει η παρτίδα.
cli-bot-url = ο διακομιστής, όπως http://localhost:8000
cli-bot-token = το κλειδί API σας
cli-bot-match = μια παρτίδα όπου έχετε θέση ή που έχει ελεύθερη θέση
cli-bot-pair = παιχνίδι με όποιον άλλον ψάχνει παρτίδα
cli-bot-timeout = δευτερόλεπτα για κάθε κίνηση (120)
cli-bot-program = το πρόγραμμα με τα ορίσματά του
cli-bot-key = Παίρνετε κλειδί από το POST /api/tokens με τα δικαιώματα read και play. Μπορείτε να το βάλετε στο CORNERWISE_TOKEN αντί για το --token.
cli-bot-needs = ένα bot χρειάζεται το { $package }: { $install }
cli-bot-which = ποιο πρόγραμμα; Δώστε το μετά από --
cli-bot-failed = το πρόγραμμα απέτυχε: { $problem }
cli-bot-over = { $count ->
    [0] τέλος ({ $reason }): δεν κέρδισε κανείς, πόντοι { $points }
   *[other] τέλος ({ $reason }): νίκη { $seats }, πόντοι { $points }
  }
cli-backup-about = Γράφει όλα τα δεδομένα ενός διακομιστή σε αρχείο. Μπορείτε να τα επαναφέρετε σε άλλο είδος βάσης.
cli-restore-about = Γεμίζει μια άδεια βάση από αντίγραφο ασφαλείας. Αυτό μπορεί να προέρχεται από άλλο είδος βάσης.
cli-backup-database = η βάση δεδομένων ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } γραμμή γράφτηκε στο { $file }
   *[other] { $rows } γραμμές γράφτηκαν στο { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } γραμμή διαβάστηκε από το { $file }
   *[other] { $rows } γραμμές διαβάστηκαν από το { $file }
  }
cli-i18n-about = Έλεγχος των μεταφράσεων: μηνύματα που λείπουν ή είναι άγνωστα, κείμενα στα αγγλικά, λάθος ορίσματα, πληθυντικοί ή όροι.
cli-i18n-languages = κωδικοί γλώσσας όπως de· προεπιλογή όλες
cli-i18n-unknown = δεν υπάρχει γλώσσα { $tag } (διαλέξτε από: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } γλώσσα
   *[other] { $languages } γλώσσες
  }, { $messages ->
    [one] { $messages } μήνυμα
   *[other] { $messages } μηνύματα
  }: κανένα λάθος

## puzzles

cli-puzzles-about = Δημιουργεί γρίφους από παρτίδες του υπολογιστή ή ελέγχει αν οι υπάρχοντες έχουν ακριβώς μία λύση.
cli-puzzles-path = make: ο φάκελος για την εγγραφή· verify: ένα αρχείο γρίφων αντί για όσους έχει το πρόγραμμα
cli-puzzles-game = μόνο αυτό το παιχνίδι· μπορεί να δοθεί πολλές φορές
cli-puzzles-count = πόσοι γρίφοι για κάθε παιχνίδι
cli-puzzles-sample = έλεγχος μόνο τόσων για κάθε παιχνίδι, τυχαία
cli-puzzles-where = σε ποιον φάκελο; Γράψε τον μετά το make
cli-puzzles-made = γρίφοι για { $game }: { $count }
cli-puzzles-proven = αποδεδειγμένοι γρίφοι: { $count }, σε { $seconds } s

## explore

cli-explore-about = Δείχνει ποιες κινήσεις παίχτηκαν σε μια θέση, πόσο συχνά και πώς τελείωσαν εκείνες οι παρτίδες.
cli-explore-work = show: εμφάνιση όσων παίχτηκαν σε μια θέση· add: προσθήκη παρτίδων στο αρχείο του εξερευνητή· build: δημιουργία του αρχείου με τις παρτίδες υπολογιστή που συνοδεύουν το Cornerwise· make: δημιουργία παρτίδων του υπολογιστή με τον εαυτό του· pack: εγγραφή παρτίδων σε μικρά αρχεία
cli-explore-path = show, add, build: το αρχείο του εξερευνητή, αλλιώς εκείνο των παρτίδων υπολογιστή· make, pack: ο φάκελος για την εγγραφή
cli-explore-source = show: ένα παιχνίδι ή ένα αρχείο με μια παρτίδα· add: αρχεία ή φάκελοι με παρτίδες
cli-explore-count = make: πόσες παρτίδες να παιχτούν
cli-explore-nodes = make: πόσες θέσεις να εξεταστούν για κάθε κίνηση
cli-explore-one = το show χρειάζεται ένα παιχνίδι ή ένα αρχείο μετά το αρχείο του εξερευνητή
cli-explore-nothing = Καμία παρτίδα σε αυτό το αρχείο δεν έφτασε σε αυτή τη θέση.
cli-explore-added = παρτίδες που προστέθηκαν: { $count }
# Columns of a table
cli-explore-column-games = παρτίδες
cli-explore-column-won = νίκες
cli-explore-column-margin = προβάδισμα σε πόντους
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = κινήσεις που φαίνονται: { $shown } από { $moves }· παρτίδες: { $games }
cli-moderate-about = Δείχνει τι ανέφεραν οι παίκτες και επιτρέπει τη λήψη μέτρων. Ένας διακομιστής σε λειτουργία τα εφαρμόζει μέσα σε δευτερόλεπτα.
cli-moderate-works = Ενέργειες:
cli-moderate-list = οι αναφορές που περιμένουν
cli-moderate-show = μία αναφορά, με τη συνομιλία γύρω της
cli-moderate-close = αφαίρεση μιας αναφοράς από τη λίστα
cli-moderate-mute = αποκλεισμός ενός παίκτη από τη συνομιλία
cli-moderate-suspend = αποκλεισμός ενός παίκτη από τις παρτίδες
cli-moderate-rename = άλλο όνομα για έναν παίκτη, που δεν μπορεί να το αλλάξει
cli-moderate-lift = τέλος σε κάθε σίγαση και αναστολή ενός παίκτη
cli-moderate-log = τι έχει γίνει ως τώρα
cli-moderate-clear-club = αφαίρεση των κειμένων ενός συλλόγου (με τον σύνδεσμό του) και άλλο όνομα για αυτόν
cli-moderate-close-club = κλείσιμο ενός συλλόγου (με τον σύνδεσμό του)· τα τουρνουά του μένουν
cli-moderate-rename-tournament = άλλος τίτλος για ένα τουρνουά (με τον σύνδεσμό του)
cli-moderate-cancel-tournament = ακύρωση ενός τουρνουά (με τον σύνδεσμό του)
cli-moderate-what = ο αριθμός μιας αναφοράς ή το όνομα χρήστη ενός παίκτη (χωρίς λογαριασμό: το αναγνωριστικό που δίνει το show)
cli-moderate-new-name = rename: το νέο όνομα
cli-moderate-for = mute, suspend: για πόσο, όπως 12h, 7d ή 4w· αλλιώς οριστικά
cli-moderate-note = γιατί· φυλάσσεται στο ιστορικό
cli-moderate-closed = list: οι αναφορές που έκλεισαν
cli-moderate-bad-time = το { $time } δεν είναι χρόνος όπως 12h, 7d ή 4w
cli-moderate-empty = Καμία αναφορά δεν περιμένει.
cli-moderate-reporter = αναφορά από: { $reporter }, αναγνωριστικό { $id }
cli-moderate-reported = αναφορά για: { $name }, αναγνωριστικό { $id }
cli-moderate-times = αναφορές για αυτόν τον παίκτη: { $count }
cli-moderate-match = παρτίδα { $match }, { $game }
cli-moderate-which-report = ποια αναφορά; Γράψτε τον αριθμό της
cli-moderate-who = ποιος παίκτης; Γράψτε το όνομα χρήστη
cli-moderate-which-name = ποιο νέο όνομα; Γράψτε το μετά το όνομα χρήστη
cli-moderate-nobody = δεν υπάρχει παίκτης { $name }
cli-moderate-was-closed = η αναφορά { $number } έκλεισε
cli-moderate-done-until = έγινε: { $name }, έως { $time }
cli-moderate-done-for-good = έγινε: { $name }, οριστικά
cli-moderate-done = έγινε: { $name }
cli-moderate-lifted = άρση μέτρων: { $name }
cli-moderate-renamed = ο παίκτης λέγεται τώρα { $name }
cli-explore-needs-path = δώστε το αρχείο ή τον φάκελο για την εγγραφή
# $command is what to type
cli-explore-not-built = οι παρτίδες υπολογιστή δεν έχουν ετοιμαστεί ακόμα· εκτελέστε: { $command }
cli-explore-built = παρτίδες υπολογιστή στο { $file }: { $count }
cli-explore-packed = { $file }: παρτίδες: { $count }, byte: { $size }
