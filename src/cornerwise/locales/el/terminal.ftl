terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = γράμματα, ψηφία
terminal-do-piece = { $key } κομμάτι
terminal-do-tile = { $key } πλακίδιο
terminal-do-move = { $key } κίνηση
terminal-do-turn = { $key } στροφή
terminal-do-flip = { $key } γύρισμα
terminal-do-place = { $key } θέση
terminal-do-lay = { $key } τοποθέτηση
terminal-do-draw = { $key } τράβηγμα
terminal-do-pass = { $key } πάσο
terminal-do-keep = { $key } κρατώ
terminal-do-swap = { $key } αλλάζω
terminal-do-hint = { $key } υπόδειξη
terminal-do-undo = { $key } πίσω
terminal-do-save = { $key } αποθήκευση
terminal-do-marks = { $key } σημάδια
terminal-do-lines = { $key } γραμμές
terminal-do-look = { $key } περιήγηση
terminal-do-look-at-board = { $key } δείτε το ταμπλό
terminal-do-show-hand = { $key } εμφάνιση πλακιδίων
terminal-do-new-game = { $key } νέα παρτίδα
terminal-do-deal = { $key } νέα μοιρασιά
terminal-do-quit = { $key } έξοδος
terminal-do-help = { $key } πλήκτρα
terminal-do-save-and-leave = { $key } αποθήκευση και έξοδος
terminal-do-leave = { $key } έξοδος
terminal-do-stay = { $key } μένω
terminal-do-back = { $key } επιστροφή
terminal-do-close = { $key } κλείσιμο
terminal-do-choose = { $key } επιλογή
terminal-do-change = { $key } αλλαγή
terminal-do-go-on = { $key } συνέχεια
terminal-do-open = { $key } άνοιγμα
terminal-do-open-saved = { $key } άνοιγμα αποθηκευμένης παρτίδας
terminal-do-language = { $key } γλώσσα: { $language }
terminal-quit-key = { $key }: έξοδος από το Cornerwise.
terminal-help-pick-piece = επιλογή του κομματιού με αυτό το πλήκτρο
terminal-help-next-piece = επιλογή του επόμενου ή προηγούμενου κομματιού που ταιριάζει
terminal-help-turn = περιστροφή δεξιά ή αριστερά
terminal-help-flip = αναστροφή ή γύρισμα ενός κομματιού από κύβους
terminal-help-place = μετάβαση στην επόμενη ή προηγούμενη θέση όπου ταιριάζει
terminal-help-lay = τοποθέτηση, αν ταιριάζει
terminal-help-hint = εμφάνιση υπόδειξης· πατήστε ξανά για να τη χρησιμοποιήσετε
terminal-help-answer = κρατά ή αλλάζει χρώμα, όταν το ζητά το άνοιγμα
terminal-help-undo = αναίρεση της τελευταίας σας κίνησης, και όσο σκέφτονται άλλοι
terminal-help-save = αποθηκεύει την παρτίδα
terminal-help-marks = σημάδια στα χρώματα, για να ξεχωρίζουν χωρίς χρώμα
terminal-help-leave = έξοδος
terminal-help-pick-tile = επιλογή του πλακιδίου σας με αυτό το πλήκτρο
terminal-help-next-tile = επιλογή του επόμενου ή προηγούμενου πλακιδίου που ταιριάζει
terminal-help-step = μετάβαση στην επόμενη θέση όπου ταιριάζει ή περιήγηση
terminal-help-turn-tile = περιστροφή, αν ταιριάζει και έτσι
terminal-help-lay-tile = τοποθέτηση
terminal-help-draw = τραβά ένα πλακίδιο
terminal-help-pass = πάσο, όταν το επιτρέπουν οι κανόνες
terminal-help-undo-tile = αναίρεση της τελευταίας σας κίνησης, όχι όμως τραβήγματος
terminal-help-lines = γραμμές ανάμεσα στα πλακίδια, για να ξεχωρίζουν χωρίς χρώμα
terminal-help-board = Επίπεδα ταμπλό: ένα κομμάτι πρέπει να ακουμπά το χρώμα σας σε γωνία και ποτέ με την πλευρά· το πρώτο καλύπτει σημείο αφετηρίας (). Κύβοι, επίπεδο προς επίπεδο: πρέπει να έχει κοινή έδρα με το χρώμα σας και να μην αφήνει κενό από κάτω.
terminal-help-board-notes = Το γεμάτο κομμάτι ταιριάζει· το γραμμωτό όχι, και μια γραμμή λέει γιατί. Τα χρωματισμένα τετράγωνα είναι αυτά που μπορεί να καλύψει· τελείες δείχνουν τα τελευταία κομμάτια. Τα γκρίζα κομμάτια τώρα δεν ταιριάζουν πουθενά· τα θαμπά τετράγωνα έχουν κύβους από πάνω. Στην όψη από πάνω, τα τετράγωνα δείχνουν το ύψος ή το όριό τους.
terminal-help-tiles = Ένα πλακίδιο πρέπει να ακουμπά άλλο με ολόκληρη πλευρά, και οι αριθμοί που συναντιούνται σε μια γωνία πρέπει να είναι ίσοι. Δίνει το άθροισμά τους. Η γέφυρα, που συναντά πλακίδια πάνω από ένα κενό, και το εξάγωνο, το έκτο πλακίδιο γύρω από ένα σημείο, δίνουν επιπλέον πόντους. Αν δεν μπορείτε ή δεν θέλετε να τοποθετήσετε ένα, τραβήξτε έως τρία πλακίδια.
terminal-help-tiles-notes = Το πλακίδιό σας φαίνεται μόνο όπου ταιριάζει· τελείες δείχνουν τις άλλες θέσεις του, ένα αστέρι το τελευταίο πλακίδιο. Τα γκρίζα πλακίδια τώρα δεν ταιριάζουν πουθενά.
terminal-person = Κάποιος σε αυτό το πληκτρολόγιο
terminal-greedy = Ο υπολογιστής, άπληστα
terminal-random = Ο υπολογιστής, στην τύχη
terminal-seat-keys = Για κάθε θέση: H κάποιος εδώ, 1 έως 9 επίπεδο υπολογιστή, G άπληστα, R τυχαία
terminal-no-saved-game = Σε αυτόν τον φάκελο δεν υπάρχει αποθηκευμένη παρτίδα. Για να ανοίξετε μία από αλλού: { $command }
terminal-open = Συνέχιση αποθηκευμένης παρτίδας
terminal-nobody = το { $name } δεν μπορεί να παίξει (διαλέξτε από: { $known })
terminal-level = Επίπεδο { $level }
terminal-is-greedy = Άπληστα
terminal-is-random = Τυχαία
terminal-shared = Κοινό
terminal-seat = { $name } ({ $note })
terminal-column-left = μένουν
terminal-column-points = πόντοι
terminal-column-tiles = πλακίδια
terminal-column-deal = μοιρασιά
terminal-column-total = σύνολο
terminal-rests = χάνει σειρά
terminal-your-turn = Σειρά σας: { $colour }
terminal-keep-or-swap = Κρατάτε ή αλλάζετε;
terminal-chooses = Διαλέγει: { $name }
terminal-answer = K: κρατάτε, με χρώμα { $first }. W: αλλάζετε, με χρώμα { $second }. Μετά παίζει: { $first }.
terminal-over = Η παρτίδα τελείωσε. { $result }.
terminal-match-over = Ο αγώνας τελείωσε. { $result }.
terminal-deal-yours = Μοιρασιά { $deal }: σειρά σας
terminal-deal-turn = Μοιρασιά { $deal }: παίζει { $name }
terminal-deal-over = Η μοιρασιά { $deal } τελείωσε
terminal-thinking = Σκέφτεται: { $name }… { $time }
terminal-seconds = { $seconds } δ.
terminal-pass-keyboard = Δώστε το πληκτρολόγιο: { $name }. Το Enter δείχνει τα πλακίδια.
terminal-fits = Το { $piece } ταιριάζει: { $cells }.
terminal-lay-it = Το Enter το τοποθετεί. Θέση { $number } από { $count }.
terminal-misfit = Το { $piece } δεν ταιριάζει.
terminal-places = { $count ->
    [0] Τώρα δεν ταιριάζει πουθενά.
    [one] Το N δείχνει τη θέση του.
   *[other] Το N δείχνει τις { $count } θέσεις του.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Τραβήξατε το { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Τίποτα δεν ταιριάζει: το D τραβά ένα πλακίδιο (M6).
   *[other] Τίποτα δεν ταιριάζει: το D τραβά ένα πλακίδιο και κοστίζει { $cost } (M6).
  }
terminal-stuck-empty = Τίποτα δεν ταιριάζει και η στοίβα είναι άδεια: P για πάσο (M7).
terminal-stuck-end = { $cost ->
    [0] Τίποτα δεν ταιριάζει: το P τελειώνει τη σειρά σας (M6).
   *[other] Τίποτα δεν ταιριάζει: το P τελειώνει τη σειρά σας και κοστίζει άλλους { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Μπορείτε να τοποθετήσετε πλακίδιο. Ξανά D: τραβάτε ένα (M6).
   *[other] Μπορείτε να τοποθετήσετε πλακίδιο. Ξανά D: τραβάτε ένα και κοστίζει { $cost } (M6).
  }
terminal-tile-nowhere = Το { $tile } τώρα δεν ταιριάζει πουθενά (M4).
terminal-one-way = Δεν ταιριάζει με άλλον τρόπο.
terminal-too-small = Το ταμπλό κυλά· για να το δείτε όλο, χρησιμοποιήστε παράθυρο { $width } x { $height }.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour }: τοποθετήθηκε το { $piece }.
terminal-laid-at = { $colour }: τοποθετήθηκε το { $piece } στα { $cells }.
terminal-kept = { $name }: κράτησε το χρώμα και παίζει πλέον { $colours }.
terminal-kept-you = Κρατήσατε το χρώμα και παίζετε πλέον { $colours }.
terminal-swapped = { $name }: άλλαξε χρώμα και παίζει πλέον { $colours }.
terminal-swapped-you = Αλλάξατε χρώμα και παίζετε πλέον { $colours }.
terminal-passed = { $name }: πάσο.
terminal-passed-you = Πήγατε πάσο.
terminal-late = { $name }: ο χρόνος τελείωσε.
terminal-late-you = Ο χρόνος σας τελείωσε.
terminal-cannot-place = { $count ->
    [one] { $colours }: δεν μπορεί να τοποθετήσει κομμάτι και χάνει τη σειρά.
   *[other] { $colours }: δεν μπορούν να τοποθετήσουν κομμάτι και χάνουν τη σειρά.
  }
terminal-drew = { $name }: τράβηξε { $count ->
    [one] ένα πλακίδιο
   *[other] { $count } πλακίδια
  }.
terminal-drew-you = Τραβήξατε { $count ->
    [one] ένα πλακίδιο
   *[other] { $count } πλακίδια
  }.
terminal-laid-tile = { $points ->
    [0] { $name }: τοποθέτησε το { $tile }.
   *[other] { $name }: τοποθέτησε το { $tile }: +{ $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Τοποθετήσατε το { $tile }.
   *[other] Τοποθετήσατε το { $tile }: +{ $points }.
  }
terminal-made-bridge = Κάνει γέφυρα.
terminal-made-hexagons = { $count ->
    [one] Συμπληρώνει ένα εξάγωνο.
   *[other] Συμπληρώνει { $count } εξάγωνα.
  }
terminal-went-out = { $name }: ξέμεινε από πλακίδια.
terminal-went-out-you = Ξεμείνατε από πλακίδια.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } πλακίδιο στο τραπέζι.
   *[other] { $game }: { $count } πλακίδια στο τραπέζι.
  }
terminal-begins = Ξεκινά: { $name }.
terminal-begins-you = Ξεκινάτε εσείς.
terminal-best-first = Πρώτο τοποθετείται το καλύτερο πλακίδιο (M13).
terminal-any-tile = Τοποθετήστε όποιο πλακίδιο θέλετε (M3).
terminal-lots = Τράβηγμα για το ποιος ξεκινά (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Η μοιρασιά { $deal } μπλόκαρε: όλοι πήγαν πάσο (M9).
terminal-deal-out = Μοιρασιά { $deal }, χωρίς πλακίδια: { $names } (M8).
terminal-deal-out-you = Μοιρασιά { $deal }: ξεμείνατε από πλακίδια (M8).
terminal-scored = Πήρατε { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
  }
terminal-taken-back = { $count ->
    [one] Μία κίνηση αναιρέθηκε.
   *[other] { $count } κινήσεις αναιρέθηκαν.
  }
terminal-undo-none = Δεν έχετε κίνηση για αναίρεση
terminal-undo-none-in-deal = Σε αυτή τη μοιρασιά δεν έχετε κίνηση για αναίρεση
terminal-undo-deal-over = Η μοιρασιά τελείωσε, οπότε τίποτα δεν αναιρείται
terminal-undo-draw = Από τότε τραβήχτηκε πλακίδιο, και το τράβηγμα δεν αναιρείται
terminal-undo-late = Σε εκείνη τη σειρά τελείωσε ο χρόνος σας, οπότε δεν αναιρείται
terminal-looking = Αναζήτηση καλής κίνησης… { $time }  H: η καλύτερη ως τώρα, Esc: ακύρωση.
terminal-hint = Υπόδειξη: { $piece } στο σημειωμένο μέρος.
terminal-hint-word = Υπόδειξη: { $move }.
terminal-hint-take = Το H το παίρνει.
terminal-ahead = { $points ->
    [one] Νίκη { $share }, περίπου { $points } πόντος μπροστά.
   *[other] Νίκη { $share }, περίπου { $points } πόντοι μπροστά.
  }
terminal-behind = { $points ->
    [one] Νίκη { $share }, περίπου { $points } πόντος πίσω.
   *[other] Νίκη { $share }, περίπου { $points } πόντοι πίσω.
  }
terminal-level-so-far = Νίκη { $share }, περίπου ίσα.
terminal-unsaved = Η παρτίδα δεν έχει αποθηκευτεί.
terminal-save-as = Αποθήκευση παρτίδας ως
terminal-replace = Αυτό το αρχείο υπάρχει ήδη. Πατήστε ξανά Enter για να το αντικαταστήσετε.
terminal-saved = Αποθηκεύτηκε. Για να συνεχίσετε: { $command }
terminal-not-saved = Δεν αποθηκεύτηκε, { $file }: { $error }.
