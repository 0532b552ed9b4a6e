status-loading = Φόρτωση…
status-waiting = Αναμονή για παίκτες
status-waiting-text = Η παρτίδα ξεκινά όταν πιαστούν όλες οι θέσεις.
status-paused = Σε παύση
status-paused-text = Τα ρολόγια έχουν σταματήσει.
status-over = Η παρτίδα τελείωσε
status-your-turn = Σειρά σας
status-turn-of = Παίζει: { $name }
status-watching = Παρακολουθείτε.
opening-both = Τοποθετήστε το πρώτο κομμάτι και των δύο χρωμάτων. Έπειτα ο άλλος παίκτης διαλέγει χρώμα.
opening-choose = Διαλέξτε χρώμα. Παίζει μετά: { $colour }.
opening-take = Παίξτε με: { $colour }
handover-title = Δώστε την οθόνη σε: { $name }
handover-show = Εμφάνιση των πλακιδίων μου
status-viewing = { $ply ->
    [0] στην αρχή
    [one] μετά από { $ply } κίνηση
   *[other] μετά από { $ply } κινήσεις
  }
status-sending = αποστολή…
status-planned = Η επόμενη κίνησή σας είναι σχεδιασμένη.
status-can-plan = Διαλέξτε ένα κομμάτι για να σχεδιάσετε την επόμενη κίνησή σας.
status-plan-hint = Βάλτε το εκεί όπου θέλετε να παίξετε μετά.
status-places = { $places ->
    [one] { $places } κίνηση είναι δυνατή
   *[other] { $places } κινήσεις είναι δυνατές
  }
status-fits = { $places ->
    [0] Τώρα δεν ταιριάζει πουθενά
    [one] Ταιριάζει σε { $places } θέση
   *[other] Ταιριάζει σε { $places } θέσεις
  }
status-it-fits = Ταιριάζει
status-does-not-fit = Δεν ταιριάζει εδώ
status-lost = Επανασύνδεση…
status-lost-text = Η παρτίδα σας είναι ασφαλής. Τα ρολόγια έχουν σταματήσει.
plan-fails = Η κίνηση που σχεδιάσατε δεν είναι πια δυνατή. Διαλέξτε άλλη.
notice-your-turn = Σειρά σας
said-out = { $colour }: δεν μπορεί να τοποθετήσει άλλα κομμάτια.
said-out-you = Δεν μπορείτε να τοποθετήσετε άλλα κομμάτια.
said-bridge = { $name }: γέφυρα, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] εξάγωνο
   *[other] { $count } εξάγωνα
  }, +{ $points }
seat-open = Ελεύθερη θέση
seat-computer = Υπολογιστής, επίπεδο { $level }
seat-engine = Υπολογιστής
seat-level = επίπεδο { $level }
seat-number = Παίκτης { $number }
seat-guest = Επισκέπτης
seat-me = Εσείς
seat-you = { $name } (εσείς)
seat-replaced = ο υπολογιστής παίζει αντί για: { $name }
seat-gone = αποχώρησε
seat-chooses = διαλέγει χρώμα
seat-out = χωρίς κίνηση
seat-cells = μένουν: { $cells }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } κομμάτι
   *[other] { $pieces } κομμάτια
  }, { $shape ->
    [triangle] { $cells ->
        [one] μένει { $cells } τρίγωνο
       *[other] μένουν { $cells } τρίγωνα
      }
    [cube] { $cells ->
        [one] μένει { $cells } κύβος
       *[other] μένουν { $cells } κύβοι
      }
   *[square] { $cells ->
        [one] μένει { $cells } τετράγωνο
       *[other] μένουν { $cells } τετράγωνα
      }
  }
seat-tiles = { $tiles ->
    [one] { $tiles } πλακίδιο
   *[other] { $tiles } πλακίδια
  }
seat-points = { $points ->
    [one] { NUMBER($points) } πόντος
   *[other] { NUMBER($points) } πόντοι
  }
seat-reach = φτάνει σε { $shape ->
    [triangle] { $cells ->
        [one] { $cells } ελεύθερο τρίγωνο
       *[other] { $cells } ελεύθερα τρίγωνα
      }
    [cube] { $cells ->
        [one] { $cells } ελεύθερο κύβο
       *[other] { $cells } ελεύθερους κύβους
      }
   *[square] { $cells ->
        [one] { $cells } ελεύθερο τετράγωνο
       *[other] { $cells } ελεύθερα τετράγωνα
      }
  }
seat-corners-reach = { $corners ->
    [one] { $corners } ανοιχτή γωνία
   *[other] { $corners } ανοιχτές γωνίες
  }, φτάνει σε { $shape ->
    [triangle] { $cells ->
        [one] { $cells } ελεύθερο τρίγωνο
       *[other] { $cells } ελεύθερα τρίγωνα
      }
    [cube] { $cells ->
        [one] { $cells } ελεύθερο κύβο
       *[other] { $cells } ελεύθερους κύβους
      }
   *[square] { $cells ->
        [one] { $cells } ελεύθερο τετράγωνο
       *[other] { $cells } ελεύθερα τετράγωνα
      }
  }
dropped-resigned = παραιτήθηκε
dropped-time = έμεινε από χρόνο
dropped-left = αποχώρησε
colour-blue = Μπλε
colour-yellow = Κίτρινο
colour-red = Κόκκινο
colour-green = Πράσινο
colour-purple = Μοβ
colour-orange = Πορτοκαλί
# Colours inside a sentence
ink-blue = μπλε
ink-yellow = κίτρινο
ink-red = κόκκινο
ink-green = πράσινο
ink-purple = μοβ
ink-orange = πορτοκαλί
board-label = Ταμπλό { $game }
cell-free = { $cell }, ελεύθερο
cell-corner = { $cell }, ελεύθερο, μία από τις γωνίες σας
cell-start = { $cell }, σημείο αφετηρίας
cell-start-of = { $cell }, εδώ ξεκινά: { $colour }
cell-taken = { $cell }, { $colour }, κομμάτι { $piece }
tray-label = Κομμάτια
tray-piece = Κομμάτι { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] { $cells } τρίγωνο
       *[other] { $cells } τρίγωνα
      }
    [cube] { $cells ->
        [one] { $cells } κύβος
       *[other] { $cells } κύβοι
      }
   *[square] { $cells ->
        [one] { $cells } τετράγωνο
       *[other] { $cells } τετράγωνα
      }
  }, { $places ->
    [0] δεν ταιριάζει πουθενά
    [one] ταιριάζει σε { $places } θέση
   *[other] ταιριάζει σε { $places } θέσεις
  }, πλήκτρο { $key }
tray-piece-waiting = Κομμάτι { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] { $cells } τρίγωνο
       *[other] { $cells } τρίγωνα
      }
    [cube] { $cells ->
        [one] { $cells } κύβος
       *[other] { $cells } κύβοι
      }
   *[square] { $cells ->
        [one] { $cells } τετράγωνο
       *[other] { $cells } τετράγωνα
      }
  }, πλήκτρο { $key }
piece-cells = Κομμάτι { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] { $cells } τρίγωνο
       *[other] { $cells } τρίγωνα
      }
    [cube] { $cells ->
        [one] { $cells } κύβος
       *[other] { $cells } κύβοι
      }
   *[square] { $cells ->
        [one] { $cells } τετράγωνο
       *[other] { $cells } τετράγωνα
      }
  }
actions-label = Επιλεγμένο κομμάτι
action-turn = Στροφή
action-flip = Αναστροφή
action-next = Άλλη θέση
action-next-of = { $number } / { $count }
action-drop = Ακύρωση
action-place = Τοποθέτηση
action-plan = Σχεδιασμός κίνησης
action-sending = Αποστολή…
nudge-label = Μετακίνηση του κομματιού
nudge-up = Πάνω
nudge-down = Κάτω
nudge-left = Αριστερά
nudge-right = Δεξιά
nudge-up-left = Πάνω και αριστερά
nudge-up-right = Πάνω και δεξιά
nudge-down-left = Κάτω και αριστερά
nudge-down-right = Κάτω και δεξιά
word-keep = Διατήρηση χρώματος
word-swap = Αλλαγή χρωμάτων
word-draw = Τράβηγμα πλακιδίου
word-pass = Πάσο
type-title = Πληκτρολογήστε μια κίνηση
type-what-tile = Πλακίδιο, και η θέση του αν υπάρχουν πολλές
type-what = Κομμάτι και { $shape ->
    [triangle] τρίγωνο ή όλα τα τρίγωνα
    [cube] κύβος ή όλοι οι κύβοι
   *[square] τετράγωνο ή όλα τα τετράγωνα
  } που καλύπτει
type-several = { $count ->
    [one] Ταιριάζει { $count } κίνηση. Διαλέξτε την παρακάτω.
   *[other] Ταιριάζουν { $count } κινήσεις. Διαλέξτε μία.
  }
type-illegal = { $piece } στο { $cell }: { $reason }
type-all = { $count ->
    [one] Η μόνη επιτρεπτή κίνηση
   *[other] Και οι { $count } επιτρεπτές κινήσεις
  }
type-piece = Κομμάτι { $piece }, { $count ->
    [one] { $count } θέση
   *[other] { $count } θέσεις
  }
said-lays = { $name }: τοποθέτησε { $piece } στο { $cell }.
said-lays-you = Τοποθετήσατε { $piece } στο { $cell }.
said-lays-colour = { $name }: τοποθέτησε { $piece } στο { $cell }, { $colour }.
said-lays-colour-you = Τοποθετήσατε { $piece } στο { $cell }, { $colour }.
said-lays-tile = { $name }: τοποθέτησε το πλακίδιο { $tile }.
said-lays-tile-you = Τοποθετήσατε το πλακίδιο { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }.
said-opened = { $count ->
    [one] { $count } νέα ανοιχτή γωνία
   *[other] { $count } νέες ανοιχτές γωνίες
  }: { $cells }.
said-opened-many = { $count ->
    [one] { $count } νέα ανοιχτή γωνία
   *[other] { $count } νέες ανοιχτές γωνίες
  }, όπως { $cells }.
said-opened-none = Καμία νέα ανοιχτή γωνία.
said-undone = Η τελευταία κίνηση αναιρέθηκε.
clock-hours = ώ
clock-days = μ
plan-players = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
  }
plan-clock-game = { $minutes } λ. + { $seconds } δ.
plan-clock-move = { $seconds } δ. ανά κίνηση
plan-clock-days = { $days ->
    [one] { $days } μέρα ανά κίνηση
   *[other] { $days } μέρες ανά κίνηση
  }
plan-rated = με αξιολόγηση
plan-family = οικογενειακή παρτίδα
tab-moves = Κινήσεις
tab-hints = Υποδείξεις
tab-chat = Συνομιλία
moves-label = Οι κινήσεις ως τώρα
moves-none = Δεν έχει γίνει ακόμα καμία κίνηση.
moves-steps = Βήμα βήμα στην παρτίδα
moves-first = Πρώτη κίνηση
moves-back = Προηγούμενη κίνηση
moves-on = Επόμενη κίνηση
moves-last = Τελευταία κίνηση
hint-ask = Δείξτε μου μια κίνηση
hint-thinking = Σκέφτεται…
hint-move = Δοκιμάστε αυτή την κίνηση:
chat-label = Συνομιλία
chat-empty = Δεν υπάρχουν ακόμα μηνύματα.
chat-is-off = Σε αυτό το τραπέζι η συνομιλία είναι κλειστή.
chat-write = Γράψτε ένα μήνυμα
chat-send = Αποστολή
chat-mute = Σίγαση
chat-muted = Δεν θα βλέπετε πια τα μηνύματα αυτού του παίκτη.
chat-report = Αναφορά
chat-reported = Η αναφορά στάλθηκε. Οι διαχειριστές του διακομιστή θα τη δουν.
chat-news = { $count ->
    [one] { $count } νέο μήνυμα
   *[other] { $count } νέα μηνύματα
  }
phrase-hello = Γεια
phrase-good-luck = Καλή τύχη
phrase-have-fun = Καλή διασκέδαση
phrase-your-turn = Σειρά σας
phrase-one-moment = Μια στιγμή
phrase-nice-move = Ωραία κίνηση
phrase-oops = Ωχ
phrase-well-played = Ωραίο παιχνίδι
phrase-thanks = Ευχαριστώ
phrase-good-game = Ωραία παρτίδα
phrase-again = Παίζουμε ξανά;
phrase-goodbye = Αντίο
menu-title = Μενού
menu-undo = Αναίρεση τελευταίας κίνησης
menu-ask-undo = Αίτημα για αναίρεση κίνησης
menu-pause = Παύση
menu-ask-pause = Αίτημα για διάλειμμα
menu-draw = Πρόταση ισοπαλίας
menu-ask-draw = Πρόταση ισοπαλίας
menu-abort = Ακύρωση παρτίδας
menu-ask-abort = Αίτημα για ακύρωση παρτίδας
menu-resume = Συνέχιση
menu-stand = Αποχώρηση από το τραπέζι
menu-resign = Παραίτηση
menu-resign-sure = Θέλετε να παραιτηθείτε από την παρτίδα;
menu-play-on = Συνέχιση παιχνιδιού
menu-carry = Συνέχιση σε άλλη συσκευή
menu-keys = Συντομεύσεις πληκτρολογίου
menu-rules = Κανόνες
switch-corners = Εμφάνιση ανοιχτών γωνιών
switch-coordinates = Εμφάνιση συντεταγμένων
switch-patterns = Εμφάνιση μοτίβου σε κάθε χρώμα
switch-confirm = Επιβεβαίωση κάθε κίνησης
switch-tips = Εμφάνιση συμβουλών
carry-text = Σαρώστε αυτόν τον κωδικό QR με την άλλη συσκευή σας ή πληκτρολογήστε εκεί τον κωδικό. Ισχύει μία φορά, μέσα σε 5 λεπτά.
carry-picture = Κωδικός QR για να συνεχίσετε την παρτίδα σε άλλη συσκευή
carry-where = Πληκτρολογήστε τον κωδικό στη διεύθυνση { $address }
keys-title = Συντομεύσεις πληκτρολογίου
keys-piece = επιλογή κομματιού
keys-move = μετακίνηση
keys-turn = περιστροφή
keys-flip = αναστροφή
keys-next = επόμενη θέση όπου ταιριάζει
keys-place = τοποθέτηση
keys-back = ένα βήμα πίσω
keys-type = πληκτρολόγηση κίνησης
keys-zen = εμφάνιση μόνο του ταμπλό και των κομματιών
keys-help = εμφάνιση αυτής της λίστας
proposal-undo = { $name }: ζητά αναίρεση μιας κίνησης.
proposal-pause = { $name }: ζητά διάλειμμα.
proposal-draw = { $name }: προτείνει ισοπαλία.
proposal-abort = { $name }: ζητά ακύρωση της παρτίδας.
proposal-rematch = { $name }: ζητά ρεβάνς.
proposal-waits = Αναμονή για τους άλλους…
proposal-declined = { $name }: αρνήθηκε.
answer-yes = Αποδοχή
answer-no = Απόρριψη
gone-text = Αποχώρησε: { $name }. Η θέση κρατιέται. Μπορείτε να περιμένετε, να συνεχίσει ο υπολογιστής ή να μετρήσει η παρτίδα ως ήττα για: { $name }.
gone-wait = Αναμονή
gone-engine = Να παίξει ο υπολογιστής
gone-result = Καταχώριση ήττας
over-rematch = Ρεβάνς
over-to-rematch = Μετάβαση στη ρεβάνς
over-result = Βαθμολογία
over-review = Αποτίμηση
result-aborted = Η παρτίδα ακυρώθηκε.
result-draw = Ισοπαλία
result-you = Κερδίσατε
result-you-by = Κερδίσατε με διαφορά { $points ->
    [one] 1 πόντου
   *[other] { $points } πόντων
  }
result-other = Νίκη: { $name }
result-other-by = Νίκη με διαφορά { $points ->
    [one] 1 πόντου
   *[other] { $points } πόντων
  }: { $name }
task-own-start = Καλύψτε το σημείο αφετηρίας σας με κομμάτι.
task-start = Καλύψτε ένα σημείο αφετηρίας με κομμάτι.
task-anywhere = Διαλέξτε κομμάτι και τοποθετήστε το οπουδήποτε.
task-corner = Διαλέξτε κομμάτι και ακουμπήστε μία από τις γωνίες σας.
task-base = Διαλέξτε κομμάτι και τοποθετήστε το στη βάση.
task-join = Διαλέξτε κομμάτι και τοποθετήστε το στη βάση δίπλα σε άλλο.
task-face = Διαλέξτε κομμάτι και τοποθετήστε το κολλητά στο χρώμα σας.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] { $cells } τρίγωνο στο ταμπλό
       *[other] { $cells } τρίγωνα στο ταμπλό
      }
   *[square] { $cells ->
        [one] { $cells } τετράγωνο στο ταμπλό
       *[other] { $cells } τετράγωνα στο ταμπλό
      }
  }
seat-placed-short = { $cells } στο ταμπλό
seat-seen = φαίνονται από πάνω: { $cells }
seat-seen-short = φαίνονται: { $cells }
tray-more = Άλλα κομμάτια
tray-more-fit = Άλλα κομμάτια που ταιριάζουν
moves-show = Εμφάνιση κινήσεων
