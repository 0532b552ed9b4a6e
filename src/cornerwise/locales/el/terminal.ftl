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
terminal-do-lay = { $key } παίξτε
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
terminal-do-show-hand = { $key } δείτε τα πλακίδια
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
terminal-help-pick-piece = παίρνει το κομμάτι με αυτό το πλήκτρο
terminal-help-next-piece = το επόμενο ή προηγούμενο κομμάτι που ταιριάζει
terminal-help-turn = το στρέφει δεξιά ή αριστερά
terminal-help-flip = το γυρίζει ανάποδα ή γέρνει ένα κομμάτι από κύβους
terminal-help-place = επόμενη ή προηγούμενη θέση όπου ταιριάζει
terminal-help-lay = το τοποθετεί, όπου ταιριάζει
terminal-help-hint = υπόδειξη: τι θα έκανε ένας δυνατός παίκτης· ξανά: την παίρνει
terminal-help-answer = κρατά ή αλλάζει χρώμα, όταν το ζητά το άνοιγμα
terminal-help-undo = παίρνει πίσω την κίνησή σας, και όσο σκέφτονται άλλοι
terminal-help-save = αποθηκεύει την παρτίδα
terminal-help-marks = σημάδια που ξεχωρίζουν τα χρώματα χωρίς απόχρωση
terminal-help-leave = έξοδος
terminal-help-pick-tile = παίρνει το πλακίδιό σας με αυτό το πλήκτρο
terminal-help-next-tile = το επόμενο ή προηγούμενο πλακίδιο που ταιριάζει
terminal-help-step = στην επόμενη θέση όπου ταιριάζει· χωρίς πλακίδιο, περιήγηση
terminal-help-turn-tile = το στρέφει, όπου ταιριάζει και έτσι
terminal-help-lay-tile = το τοποθετεί
terminal-help-draw = τραβά ένα πλακίδιο
terminal-help-pass = πάσο, όταν το επιτρέπουν οι κανόνες
terminal-help-undo-tile = παίρνει πίσω την κίνησή σας, ποτέ όμως τράβηγμα
terminal-help-lines = γραμμές ανάμεσα στα πλακίδια, και χωρίς χρώματα
terminal-help-board = Επίπεδα ταμπλό: ένα κομμάτι ακουμπά το χρώμα σας σε γωνία και ποτέ με την πλευρά· το πρώτο καλύπτει κελί αφετηρίας (). Ταμπλό με κύβους, όροφο προς όροφο: μοιράζεται μια έδρα με το χρώμα σας και δεν αφήνει κενό από κάτω.
terminal-help-board-notes = Το γεμάτο κομμάτι ταιριάζει· το γραμμωτό όχι, και μια γραμμή λέει γιατί. Τα χρωματισμένα κελιά μπορεί να τα καλύψει· τελείες δείχνουν τα τελευταία κομμάτια. Τα γκρίζα κομμάτια δεν έχουν τώρα θέση· τα θαμπά κελιά έχουν άλλα από πάνω. Από ψηλά, τα τετράγωνα δείχνουν το ύψος ή το όριό του.
terminal-help-tiles = Ένα πλακίδιο ακουμπά άλλο με ολόκληρη πλευρά, και όλοι οι αριθμοί που συναντιούνται σε μια γωνία είναι ίδιοι. Δίνει το άθροισμά του· η γέφυρα, που συναντά άλλα πάνω από ένα κενό, και το εξάγωνο, το έκτο πλακίδιο γύρω από ένα σημείο, δίνουν περισσότερα. Όποιος δεν μπορεί ή δεν θέλει να παίξει τραβά, έως τρία πλακίδια στη σειρά του.
terminal-help-tiles-notes = Το πλακίδιο που κρατάτε φαίνεται μόνο όπου ταιριάζει· τελείες δείχνουν τις άλλες θέσεις του, ένα αστέρι το τελευταίο πλακίδιο. Τα γκρίζα πλακίδια τώρα δεν ταιριάζουν πουθενά.
terminal-person = Κάποιος σε αυτό το πληκτρολόγιο
terminal-greedy = Ο υπολογιστής, άπληστα
terminal-random = Ο υπολογιστής, στην τύχη
terminal-seat-keys = Σε μια θέση: H κάποιος εδώ, 1 έως 9 επίπεδο υπολογιστή, G άπληστα, R τυχαία
terminal-no-saved-game = Σε αυτόν τον φάκελο δεν υπάρχει παρτίδα· το { $command } ανοίγει άλλες.
terminal-open = Συνέχεια αποθηκευμένης παρτίδας
terminal-nobody = δεν μπορεί να καθίσει εκεί κάποιος με το όνομα { $name } (ένα από: { $known })
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
terminal-rests = έξω
terminal-your-turn = Σειρά σας: { $colour }
terminal-keep-or-swap = Κρατάτε ή αλλάζετε;
terminal-chooses = Διαλέγει: { $name }
terminal-answer = K: κρατάτε, με χρώμα { $first }. W: αλλάζετε, με χρώμα { $second }. Μετά παίζει: { $first }.
terminal-over = Η παρτίδα τελείωσε. { $result }.
terminal-match-over = Ο αγώνας τελείωσε. { $result }.
terminal-deal-yours = Μοιρασιά { $deal }: σειρά σας
terminal-deal-turn = Μοιρασιά { $deal }: παίζει { $name }
terminal-deal-over = Η μοιρασιά { $deal } τελείωσε
terminal-thinking = Σκέφτεται: { $name } ... { $time }
terminal-seconds = { $seconds } δ.
terminal-pass-keyboard = Δώστε το πληκτρολόγιο: { $name }. Το Enter δείχνει τα πλακίδια.
terminal-fits = Το { $piece } ταιριάζει: { $cells }.
terminal-lay-it = Το Enter το τοποθετεί. Θέση { $number } από { $count }.
terminal-misfit = Το { $piece } δεν ταιριάζει.
terminal-places = { $count ->
    [0] Τώρα δεν έχει θέση.
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
    [0] Μπορείτε να παίξετε πλακίδιο. Ξανά D: τραβάτε ένα (M6).
   *[other] Μπορείτε να παίξετε πλακίδιο. Ξανά D: τραβάτε ένα και κοστίζει { $cost } (M6).
  }
terminal-tile-nowhere = Το { $tile } τώρα δεν ταιριάζει πουθενά (M4).
terminal-one-way = Δεν ταιριάζει με άλλον τρόπο.
terminal-too-small = Το ταμπλό κυλά· χρειάζεται παράθυρο { $width } x { $height }.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour }: παίχτηκε το { $piece }.
terminal-laid-at = { $colour }: παίχτηκε το { $piece } στα { $cells }.
terminal-kept = { $name }: κράτησε το χρώμα και παίζει { $colours }.
terminal-kept-you = Κρατήσατε το χρώμα και παίζετε { $colours }.
terminal-swapped = { $name }: άλλαξε χρώμα και παίζει { $colours }.
terminal-swapped-you = Αλλάξατε χρώμα και παίζετε { $colours }.
terminal-passed = { $name }: πάσο.
terminal-passed-you = Πήγατε πάσο.
terminal-late = { $name }: ο χρόνος τελείωσε.
terminal-late-you = Ο χρόνος σας τελείωσε.
terminal-cannot-place = { $count ->
    [one] { $colours }: δεν έχει θέση και μένει έξω.
   *[other] { $colours }: δεν έχουν θέση και μένουν έξω.
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
    [0] { $name }: έπαιξε το { $tile }.
   *[other] { $name }: έπαιξε το { $tile } για { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Παίξατε το { $tile }.
   *[other] Παίξατε το { $tile } για { $points }.
  }
terminal-made-bridge = Έγινε γέφυρα.
terminal-made-hexagons = { $count ->
    [one] Έκλεισε ένα εξάγωνο.
   *[other] Έκλεισαν { $count } εξάγωνα.
  }
terminal-went-out = { $name }: τέλος πλακιδίων.
terminal-went-out-you = Παίξατε όλα σας τα πλακίδια.
terminal-tiles-lie = { $count ->
    [one] { $game }: { $count } πλακίδιο στο τραπέζι.
   *[other] { $game }: { $count } πλακίδια στο τραπέζι.
  }
terminal-begins = Αρχίζει: { $name }.
terminal-begins-you = Αρχίζετε εσείς.
terminal-best-first = Πρώτο παίζεται το καλύτερο πλακίδιο (M13).
terminal-any-tile = Παίξτε όποιο πλακίδιο θέλετε (M3).
terminal-lots = Κλήρωση (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Η μοιρασιά { $deal } μπλόκαρε: όλοι πήγαν πάσο (M9).
terminal-deal-out = Μοιρασιά { $deal }, τέλος πλακιδίων: { $names } (M8).
terminal-deal-out-you = Μοιρασιά { $deal }: παίξατε όλα σας τα πλακίδια (M8).
terminal-scored = Πήρατε { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
  }
terminal-taken-back = { $count ->
    [one] Μία κίνηση αναιρέθηκε.
   *[other] { $count } κινήσεις αναιρέθηκαν.
  }
terminal-undo-none = Δεν υπάρχει δική σας κίνηση για αναίρεση
terminal-undo-none-in-deal = Σε αυτή τη μοιρασιά δεν υπάρχει δική σας κίνηση για αναίρεση
terminal-undo-deal-over = Η μοιρασιά τελείωσε: τίποτα δεν αναιρείται
terminal-undo-draw = Από τότε τραβήχτηκε πλακίδιο, και το τράβηγμα δεν αναιρείται
terminal-undo-late = Ο χρόνος εκείνης της σειράς τελείωσε, και αυτό δεν αναιρείται
terminal-looking = Ψάχνω μια καλή κίνηση ... { $time }  H: η καλύτερη ως τώρα, Esc: διακοπή.
terminal-hint = Ιδέα: { $piece } στο σημειωμένο μέρος.
terminal-hint-word = Ιδέα: { $move }.
terminal-hint-take = Το H την παίρνει.
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
terminal-replace = Υπάρχει αρχείο με αυτό το όνομα. Με άλλο ένα Enter αντικαθίσταται.
terminal-saved = Αποθηκεύτηκε. Συνέχεια με: { $command }
terminal-not-saved = Δεν αποθηκεύτηκε, { $file }: { $error }.
