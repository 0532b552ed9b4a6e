cli-arg-game = ένα παιχνίδι, όπως duo
cli-arg-option = μια επιλογή του παιχνιδιού, όπως start=own· το `cornerwise games` τις δείχνει· επαναλαμβάνεται· το heights=@FILE διαβάζει χάρτη υψών
cli-arg-file = εγγραφή ή αρχείο .blksgf, - για την τυπική είσοδο
cli-arg-ply = η θέση μετά από N κινήσεις
cli-arg-nth = η παρτίδα N του αρχείου (1)
cli-arg-marks = τα χρώματα να ξεχωρίζουν χωρίς την απόχρωσή τους
cli-arg-level = πόσο καλά παίζει, από 1 έως 9
cli-arg-nodes = πόσες θέσεις εξετάζει για κάθε κίνηση, αντί για τον αριθμό του επιπέδου
cli-arg-time = δευτερόλεπτα για κάθε κίνηση
cli-arg-evaluator = τι αξιολογεί τις θέσεις: best, playouts, net, small, guided ή το αρχείο ενός δικτύου
cli-arg-threads = πόσους επεξεργαστές χρησιμοποιεί
cli-arg-seed = ένας αριθμός που κάνει τις επιλογές του κάθε φορά ίδιες
cli-arg-memory = megabyte για το δέντρο αναζήτησης
cli-with-default = { $about } ({ $default })
cli-no-whole-number = το { $text } δεν είναι ακέραιος από { $least } έως { $most }
cli-no-pair = το { $text } δεν έχει τη μορφή NAME=VALUE
cli-no-number = το { $text } δεν είναι αριθμός
cli-no-seconds = το { $text } δεν είναι αριθμός δευτερολέπτων
cli-no-chance = το { $text } δεν είναι ανάμεσα στο 0 και το 0.5
cli-no-such-game = δεν υπάρχει παρτίδα { $number }, το αρχείο έχει { $count }
cli-no-games = δεν υπάρχει παρτίδα στον φάκελο { $folder }
cli-no-such-ply = δεν υπάρχει κίνηση { $ply }, η παρτίδα έχει { $count }
cli-one-game-only = { $file }: περιέχει { $count } παρτίδες, όχι μία
cli-seat = θέση { $seat }
cli-column-move = κίνηση
cli-chance = τύχη
cli-outcome = { $count ->
    [0] δεν κερδίζει κανείς
    [one] κερδίζει η θέση { $seats }
   *[other] κερδίζουν οι θέσεις { $seats }
  } ({ $points })
cli-games-about = Όλα τα παιχνίδια με τις θέσεις, τα χρώματα, τα ταμπλό, τα κομμάτια και τις επιλογές τους.
cli-games-game = μόνο αυτό το παιχνίδι
cli-games-sort = με τι ταξινομείται η λίστα
cli-games-json = τα πάντα για κάθε παιχνίδι, ως JSON
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
cli-games-free-text = δικό σας κείμενο
cli-games-none = καμία
cli-games-given = όπως δοθεί
cli-games-more = Οι θέσεις μετριούνται από το 0. Το `cornerwise games --json` λέει περισσότερα.
cli-play-about = Παιχνίδι στο τερματικό, με τον υπολογιστή ή σε ένα πληκτρολόγιο. Το ? δείχνει τα πλήκτρα.
cli-play-game = ένα παιχνίδι, όπως duo· χωρίς αυτό διαλέγετε
cli-play-seat = ποιος κάθεται στις θέσεις, με τη σειρά: human, 1 έως 9, greedy, random
cli-play-save = κρατά την παρτίδα σε αυτό το αρχείο μετά από κάθε κίνηση
cli-play-resume = συνέχεια παρτίδας από εγγραφή ή αρχείο .blksgf
cli-play-theme = τα χρώματα (dark)
cli-play-seats = θέσεις:
cli-play-human = κάποιος σε αυτό το πληκτρολόγιο
cli-play-levels = ο υπολογιστής σε αυτό το επίπεδο· το 3 είναι χαλαρό, το 9 το δυνατότερο
cli-play-level-range = { $first } έως { $last }
cli-play-greedy = ο υπολογιστής παίζει το μεγαλύτερο κομμάτι ή το πλακίδιο με τους περισσότερους πόντους
cli-play-random = ο υπολογιστής κάνει όποια κίνηση επιτρέπεται
cli-play-usual = Ένας άνθρωπος και { $opponent } στις άλλες θέσεις, αν δεν οριστεί κάτι άλλο.
cli-play-needs-terminal = για το παιχνίδι χρειάζεται τερματικό
cli-play-needs-textual = το παιχνίδι στο τερματικό χρειάζεται το Textual: { $install }
cli-play-resume-alone = το --resume παίρνει το παιχνίδι και τις επιλογές του από το αρχείο
cli-play-needs-game = τα --option, --seat και --save χρειάζονται το όνομα ενός παιχνιδιού
cli-play-too-many-seats = το { $game } έχει { $seats ->
    [one] { $seats } θέση
   *[other] { $seats } θέσεις
  }, όχι { $asked }
cli-serve-about = Εξυπηρετεί παρτίδες μέσω HTTP και WebSocket ώσπου να σταματήσει με Ctrl-C.
cli-serve-host = πού ακούει (127.0.0.1)
cli-serve-port = σε ποια θύρα ακούει, 0 για όποια είναι ελεύθερη (8000)
cli-serve-database = πού κρατιούνται οι παρτίδες (sqlite:///cornerwise.db)
cli-serve-redis = πού ενημερώνονται μεταξύ τους πολλές διεργασίες
cli-serve-workers = πόσες διεργασίες, με PostgreSQL (1)
cli-serve-engines = πόσες αναζητήσεις μαζί σε κάθε διεργασία
cli-serve-ray = η δουλειά της μηχανής σε συστοιχία Ray, όπως ray://host:10001
cli-serve-environment = Κάθε ρύθμιση μπορεί να έρθει και από το περιβάλλον: CORNERWISE_PORT=80. Το docs/operating.md τις εξηγεί.
cli-serve-needs = ο διακομιστής χρειάζεται το { $package }: { $install }
cli-serve-ready = Το Cornerwise είναι έτοιμο στο { $address }
cli-replay-about = Παίζει ξανά μια εγγραφή JSON ή ένα αρχείο .blksgf, ελέγχοντας κάθε κίνηση και το αποτέλεσμα.
cli-replay-ply = σταματά μετά από N κινήσεις
cli-replay-nth = μόνο η παρτίδα N του αρχείου
cli-replay-verify = μόνο έλεγχος: μία γραμμή για κάθε παρτίδα
cli-replay-quiet = μόνο έλεγχος: καμία γραμμή, μιλά ο κωδικός εξόδου
cli-replay-heading = Παρτίδα { $number } από { $count }: { $game }
cli-replay-event = διοργάνωση: { $text }
cli-replay-date = ημερομηνία: { $text }
cli-replay-players = παίκτες: { $text }
cli-replay-rests = { $colour }: δεν έχει θέση και μένει έξω
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, παρτίδα { $number }: { $summary }
cli-replay-summary = { $game }, { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
  }, { $state }
cli-replay-unfinished = ατελείωτη, παίζει: { $turn }
cli-analyse-about = Ψάχνει τις καλύτερες κινήσεις στην τελευταία θέση μιας παρτίδας ή σε παλιότερη.
cli-analyse-lines = τόσες κινήσεις (5)
cli-analyse-nobody = εκεί δεν παίζει κανείς, άρα δεν υπάρχει τίποτα να αναλυθεί· το --ply πηγαίνει πίσω
cli-analyse-column-visits = επισκέψεις
cli-analyse-column-then = μετά
cli-analyse-searched = { $count ->
    [one] { $count } θέση
   *[other] { $count } θέσεις
  }, { $seconds } δ.
cli-analyse-exact = { cli-analyse-searched }, αναζήτηση ως το τέλος
cli-review-about = Εξετάζει κάθε θέση μιας παρτίδας και δείχνει τι άξιζαν οι κινήσεις της.
cli-review-costly = τόσες κινήσεις (3)
cli-review-json = τα πάντα ως JSON
cli-review-searching = αναζήτηση
cli-review-progress = κίνηση { $done } από { $count }
cli-review-cost = κίνηση { $number }: { $turn } { $move }, κόστισε { $share } της νίκης και { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
  }· καλύτερο ήταν: { $better }
cli-review-column-made = έγινε
cli-review-column-cost = κόστος
cli-review-end = τέλος
cli-audit-about = Λύνει με ακρίβεια το τέλος των παρτίδων και δείχνει πόσους πόντους χάρισε εκεί κάθε παίκτης.
cli-audit-file = εγγραφές ή αρχεία .blksgf, φάκελοι με αυτά ή ο φάκελος μιας αρένας
cli-audit-nodes = θέσεις που μπορεί να εξετάσει ο λύτης για κάθε κίνηση
cli-audit-costly = τόσες από τις κινήσεις που χάρισαν πόντους (20)
cli-audit-none = το ακριβές παιχνίδι είναι γνωστό μόνο σε παρτίδες δύο παικτών ή δύο ομάδων χωρίς τίποτα κρυφό, και καμία δεν είναι τέτοια
cli-audit-progress = παρτίδα { $done } από { $count }
cli-audit-mistake = κίνηση { $number }, { $turn } { $move }: το { $margin } έγινε { $kept }· καλύτερη ήταν: { $better }
cli-audit-skipped = παρτίδες που παραλείφθηκαν, γιατί δεν είναι δύο παικτών ή δύο ομάδων χωρίς τίποτα κρυφό: { $count }
cli-audit-column-player = παίκτης
cli-audit-column-games = παρτίδες
cli-audit-column-moves = λυμένες κινήσεις
cli-audit-column-mistakes = λάθη
cli-audit-column-points = πόντοι που χαρίστηκαν
cli-audit-column-mean = ανά παρτίδα
cli-draw-about = Σχεδιάζει μια εγγραφή, ένα σχέδιο, ένα αρχείο .blksgf ή ένα παιχνίδι με μερικές κινήσεις.
cli-draw-source = εγγραφή, σχέδιο ή αρχείο .blksgf, - για την τυπική είσοδο, ή ένα παιχνίδι
cli-draw-output = πού θα γραφτεί· αλλιώς τυπώνεται
cli-draw-format = αν δεν δοθεί, svg για αρχεία και αλλιώς text
cli-draw-theme = τα χρώματα ενός SVG (light)
cli-draw-view = κύβοι από μια γωνία, από ψηλά ή και τα δύο (both)
cli-draw-turn = πόσα τέταρτα στρέφεται το τραπέζι των κύβων (0)
cli-draw-moves = κινήσεις από την αρχή ενός GAME
cli-draw-file-only = το { $game } σχεδιάζεται μόνο από αρχείο: τα πλακίδιά του έρχονται στην τύχη
cli-draw-no-file = κανένα αρχείο δεν λέγεται { $name }, και { $problem }
cli-draw-game-only = τα --moves και --option πάνε με το όνομα παιχνιδιού, όχι με αρχείο
cli-draw-no-ply = το --ply πάει με παρτίδα, όχι με σχέδιο
cli-perft-about = Μετρά όλους τους τρόπους να παιχτούν DEPTH κινήσεις από την αρχή, και πόσο γρήγορα.
cli-perft-depth = πόσες κινήσεις θα παιχτούν
cli-perft-divide = για κάθε πρώτη κίνηση, πόσοι τρόποι αρχίζουν με αυτήν
cli-perft-make = κάνει και αναιρεί και τις τελευταίες κινήσεις
cli-perft-reference = μέτρηση με τους ευανάγνωστους κανόνες σε Python, που είναι αργοί
cli-perft-seed = σε παιχνίδι τύχης: από ποια μοιρασιά γίνεται η μέτρηση (αρχική τιμή 0)
cli-perft-progress = βάθος { $depth }
cli-perft-column-depth = βάθος
cli-perft-column-nodes = κόμβοι
cli-perft-column-seconds = δευτερόλεπτα
cli-perft-column-rate = κόμβοι/δ.
cli-perft-total = { $game }, βάθος { $depth }: { $count ->
    [one] { $count } κόμβος
   *[other] { $count } κόμβοι
  }, { $seconds } δ., { $rate } κόμβοι/δ.
cli-bench-about = Μετρά ταχύτητα και μέγεθος σε ένα νήμα, το καλύτερο μερικών δοκιμών, δίπλα στους στόχους.
cli-bench-names = ποια μεγέθη· όλα, αν δεν δοθεί κανένα
cli-bench-quick = λιγότερες και πιο σύντομες δοκιμές: πρόχειρα νούμερα σε δευτερόλεπτα
cli-bench-json = τα νούμερα ως JSON
cli-bench-figures = μεγέθη:
cli-bench-target = στόχος { $value }
cli-bench-reached = { $ratio }x, πέτυχε
cli-bench-missed = { $ratio }x, δεν πέτυχε
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = Σε { $processor }, Python { $python }· πάνω από 1x είναι καλύτερο από τον στόχο.
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
cli-solve-about = Ψάχνει τρόπο να μπουν όλα τα κομμάτια ενός ατομικού παιχνιδιού και τον γράφει ως εγγραφή.
cli-solve-game = classic-solo ή trigon-solo
cli-solve-from = συνέχεια από εγγραφή ή αρχείο .blksgf, - για την τυπική είσοδο
cli-solve-seconds = σταματά μετά από N δευτερόλεπτα (300)
cli-solve-seed = άλλη αναζήτηση (0)
cli-solve-workers = νήματα για αποδείξεις (1: επαναλήψιμο)
cli-solve-output = πού θα γραφτεί η εγγραφή· αλλιώς τυπώνεται
cli-solve-codes = κωδικοί εξόδου:
cli-solve-code-found = βρέθηκε πλήρης παρτίδα
cli-solve-code-not = όχι σε αυτόν τον χρόνο, ή δεν υπάρχει· η καλύτερη παρτίδα γράφεται έτσι κι αλλιώς
cli-solve-code-stopped = σταμάτησε με Ctrl-C· η καλύτερη παρτίδα γράφεται έτσι κι αλλιώς
cli-solve-interrupted = διακόπηκε: μπήκαν { $placed } από { $total }
cli-solve-options-in-file = το --from παίρνει τις επιλογές από το αρχείο
cli-solve-other-game = { $file }: μια παρτίδα { $found }, όχι { $wanted }
cli-solve-best = καλύτερο { $placed } από { $total }
cli-solve-playing = παιχνίδι
cli-solve-proving = απόδειξη
cli-solve-found = μπήκαν και τα { $total } κομμάτια, σε { $seconds } δ.
cli-solve-nothing = δεν βρέθηκε τίποτα σε { $seconds } δ.· στην καλύτερη παρτίδα μπαίνουν { $placed } από { $total }
cli-solve-impossible = δεν γίνεται να μπουν όλα τα κομμάτια: { $reason }
cli-solve-tried = δοκιμάστηκαν όλοι οι τρόποι
cli-gtp-about = Απαντά στις εντολές του Go Text Protocol στην τυπική είσοδο.
cli-gtp-game = ένα παιχνίδι όπως classic-2, ή με όνομα των αρχείων .blksgf, όπως 'Blokus Two-Player' (duo)
cli-gtp-verbose = λέει στην τυπική έξοδο σφαλμάτων τι δεν έγινε δεκτό
cli-arena-about = Παίκτες υπολογιστή παίζουν μεταξύ τους σε ζεύγη παρτίδων και βαθμολογούνται.
cli-arena-game = τι παίζεται, όπως το δείχνει το `cornerwise games`
cli-arena-player = ποιος παίζει· δύο ή περισσότεροι
cli-arena-games = πόσες το πολύ (200)
cli-arena-out = πού κρατιούνται τα αποτελέσματα· αλλιώς μόνο εμφανίζονται
cli-arena-jobs = παρτίδες ταυτόχρονα (μία για κάθε επεξεργαστή)
cli-arena-seed = άλλα ανοίγματα, άλλη τύχη (0)
cli-arena-opening-plies = τυχαίες κινήσεις πριν αναλάβουν οι παίκτες
cli-arena-move-timeout = δευτερόλεπτα μετά από τα οποία χάνεται η κίνηση (60)
cli-arena-sprt = σταματά όταν είναι σαφές ποιο ισχύει
cli-arena-alpha = πόσο συχνά μπορεί να θεωρηθεί λανθασμένα ότι ισχύει το ELO1 (0.05)
cli-arena-beta = πόσο συχνά μπορεί να θεωρηθεί λανθασμένα ότι ισχύει το ELO0 (0.05)
cli-arena-ray = παιχνίδι σε συστοιχία Ray· χωρίς ADDRESS σε τοπική
cli-arena-json = εκτύπωση της σύνοψης ως δεδομένα
cli-arena-show = δείχνει τον πίνακα ενός φακέλου και δεν παίζει τίποτα
cli-arena-players = παίκτες:
cli-arena-with-options = με επιλογές της μηχανής
cli-arena-gtp = ένα πρόγραμμα που μιλά GTP
cli-arena-python = καλείται με έναν σπόρο και φτιάχνει έναν παίκτη
cli-arena-renamed = οποιοδήποτε από αυτά με άλλο όνομα
cli-arena-again = Η ίδια γραμμή συνεχίζει από εκεί όπου σταμάτησε μια δοκιμή. Δείτε το docs/arena.md.
cli-arena-goes-on = διακόπηκε· η ίδια εντολή συνεχίζει από εδώ
cli-arena-which-game = ποιο παιχνίδι; (--game GAME ή --show FOLDER)
cli-arena-bounds = --sprt: το { $elo0 } πρέπει να είναι μικρότερο από το { $elo1 }
cli-arena-pace = { $rate } παρτίδες/δ., μένουν { $left }
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
cli-arena-verdict-yes = ισχύει τουλάχιστον { $elo1 }
cli-arena-verdict-no = ισχύει το πολύ { $elo0 }
cli-arena-verdict-open = δεν κρίθηκε ακόμα
cli-arena-played = { $count ->
    [one] { $count } παρτίδα
   *[other] { $count } παρτίδες
  } { $game }
cli-bot-about = Παίρνει μια θέση σε διακομιστή και κάνει τις κινήσεις που διαλέγει ένα πρόγραμμα, ώσπου να τελειώσει η παρτίδα.
cli-bot-url = ο διακομιστής, όπως http://localhost:8000
cli-bot-token = το κλειδί για το παιχνίδι
cli-bot-match = μια παρτίδα με δική σας θέση ή με ελεύθερη θέση
cli-bot-pair = μια παρτίδα με όποιον άλλον θέλει
cli-bot-timeout = για κάθε κίνηση (120)
cli-bot-program = το πρόγραμμα με τα ορίσματά του
cli-bot-key = Το κλειδί έρχεται από το POST /api/tokens με τα δικαιώματα read και play. Το CORNERWISE_TOKEN αρκεί αντί για το --token.
cli-bot-needs = ένα bot χρειάζεται το { $package }: { $install }
cli-bot-which = ποιο πρόγραμμα; Δώστε το μετά από --
cli-bot-failed = το πρόγραμμα απέτυχε: { $problem }
cli-bot-over = { $count ->
    [0] τέλος ({ $reason }): δεν κέρδισε κανείς, πόντοι { $points }
   *[other] τέλος ({ $reason }): νίκη { $seats }, πόντοι { $points }
  }
cli-backup-about = Γράφει σε αρχείο όσα γνωρίζει ένας διακομιστής. Οι βάσεις μπορούν να είναι διαφορετικού είδους.
cli-restore-about = Γεμίζει μια άδεια βάση από τέτοιο αρχείο. Οι βάσεις μπορούν να είναι διαφορετικού είδους.
cli-backup-database = η βάση δεδομένων ({ $default })
cli-backup-done = { $rows ->
    [one] { $rows } γραμμή γράφτηκε στο { $file }
   *[other] { $rows } γραμμές γράφτηκαν στο { $file }
  }
cli-restore-done = { $rows ->
    [one] { $rows } γραμμή διαβάστηκε από το { $file }
   *[other] { $rows } γραμμές διαβάστηκαν από το { $file }
  }
cli-i18n-about = Έλεγχος των μεταφράσεων: μηνύματα που λείπουν, είναι άγνωστα ή έμειναν στα αγγλικά, άλλα ορίσματα, πληθυντικοί ή όροι που λείπουν.
cli-i18n-languages = κωδικοί γλώσσας όπως de· όλες, αν δεν δοθεί κάτι άλλο
cli-i18n-unknown = δεν υπάρχει γλώσσα { $tag } (μία από: { $known })
cli-i18n-whole = { $languages ->
    [one] { $languages } γλώσσα
   *[other] { $languages } γλώσσες
  }, { $messages ->
    [one] { $messages } μήνυμα
   *[other] { $messages } μηνύματα
  }: κανένα λάθος
