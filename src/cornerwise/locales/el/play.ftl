status-loading = Μια στιγμή
status-waiting = Περιμένουμε παίκτες
status-waiting-text = Η παρτίδα αρχίζει όταν γεμίσουν όλες οι θέσεις.
status-paused = Σε παύση
status-paused-text = Τα ρολόγια είναι σταματημένα.
status-over = Η παρτίδα τελείωσε
status-your-turn = Σειρά σας
status-turn-of = Παίζει: { $name }
status-watching = Παρακολουθείτε.
opening-both = Βάλτε το πρώτο κομμάτι και των δύο χρωμάτων. Έπειτα ο άλλος παίκτης διαλέγει χρώμα.
opening-choose = Διαλέξτε χρώμα. Παίζει μετά: { $colour }.
opening-take = Παίζω: { $colour }
handover-title = Δώστε την οθόνη: { $name }
handover-show = Δείξε τα πλακίδιά μου
status-viewing = μετά από { $ply ->
    [0] την προετοιμασία
    [one] { $ply } κίνηση
   *[other] { $ply } κινήσεις
  }
status-sending = αποστολή
status-planned = Η κίνησή σας είναι σχεδιασμένη.
status-can-plan = Πάρτε ένα κομμάτι για να σχεδιάσετε την επόμενη κίνηση.
status-plan-hint = Βάλτε το εκεί όπου το θέλετε μετά.
status-places = { $places ->
    [one] { $places } κίνηση είναι δυνατή
   *[other] { $places } κινήσεις είναι δυνατές
  }
status-fits = { $places ->
    [0] Τώρα δεν χωρά πουθενά
    [one] Χωρά σε { $places } θέση
   *[other] Χωρά σε { $places } θέσεις
  }
status-it-fits = Ταιριάζει
status-does-not-fit = Δεν ταιριάζει εδώ
status-lost = Επανασύνδεση
status-lost-text = Δεν χάθηκε τίποτα. Τα ρολόγια είναι σε παύση.
plan-fails = Η κίνηση που σχεδιάσατε δεν γίνεται πια.
notice-your-turn = Σειρά σας
seat-open = Ελεύθερη θέση
seat-computer = Υπολογιστής, επίπεδο { $level }
seat-engine = Υπολογιστής
seat-level = επίπεδο { $level }
seat-number = Παίκτης { $number }
seat-guest = Επισκέπτης
seat-me = Εσείς
seat-you = { $name } (εσείς)
seat-replaced = ο υπολογιστής παίζει αντί για: { $name }
seat-gone = έφυγε
seat-chooses = διαλέγει χρώμα
seat-cells = μένουν { $cells }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } κομμάτι
   *[other] { $pieces } κομμάτια
  }, { $cells ->
    [one] μένει { $cells } κελί
   *[other] μένουν { $cells } κελιά
  }
seat-tiles = { $tiles ->
    [one] { $tiles } πλακίδιο
   *[other] { $tiles } πλακίδια
  }
seat-points = { $points ->
    [one] { NUMBER($points) } πόντος
   *[other] { NUMBER($points) } πόντοι
  }
seat-note-points = { $note }, { seat-points }
seat-reach = φτάνει σε { $cells ->
    [one] { $cells } ελεύθερο κελί
   *[other] { $cells } ελεύθερα κελιά
  }
seat-corners-reach = { $corners ->
    [one] { $corners } ανοιχτή γωνία
   *[other] { $corners } ανοιχτές γωνίες
  }, φτάνει σε { $cells ->
    [one] { $cells } ελεύθερο κελί
   *[other] { $cells } ελεύθερα κελιά
  }
dropped-resigned = παραιτήθηκε
dropped-time = έμεινε από χρόνο
dropped-left = έφυγε
colour-blue = Μπλε
colour-yellow = Κίτρινο
colour-red = Κόκκινο
colour-green = Πράσινο
colour-purple = Μοβ
colour-orange = Πορτοκαλί
board-label = Ταμπλό { $game }
cell-free = { $cell }, ελεύθερο
cell-corner = { $cell }, ελεύθερο, δική σας γωνία
cell-start = { $cell }, κελί αφετηρίας
cell-start-of = { $cell }, αφετηρία: { $colour }
cell-taken = { $cell }, { $colour }, κομμάτι { $piece }
tray-label = Κομμάτια
tray-piece = Κομμάτι { $piece }, { $cells ->
    [one] { $cells } κελί
   *[other] { $cells } κελιά
  }, { $places ->
    [0] καμία θέση
    [one] { $places } θέση
   *[other] { $places } θέσεις
  }, πλήκτρο { $key }
tray-piece-waiting = Κομμάτι { $piece }, { $cells ->
    [one] { $cells } κελί
   *[other] { $cells } κελιά
  }, πλήκτρο { $key }
piece-cells = Κομμάτι { $piece }, { $cells ->
    [one] { $cells } κελί
   *[other] { $cells } κελιά
  }
actions-label = Το κομμάτι στο χέρι σας
action-turn = Στροφή
action-flip = Γύρισμα
action-next = Επόμενη
action-next-of = { $number } από { $count }
action-drop = Άκυρο
action-place = Παίξτε
action-plan = Σχέδιο
action-sending = Αποστολή
nudge-label = Μετακίνηση του κομματιού
nudge-up = Πάνω
nudge-down = Κάτω
nudge-left = Αριστερά
nudge-right = Δεξιά
nudge-up-left = Πάνω και αριστερά
nudge-up-right = Πάνω και δεξιά
nudge-down-left = Κάτω και αριστερά
nudge-down-right = Κάτω και δεξιά
word-keep = Κρατώ το χρώμα μου
word-swap = Αλλαγή χρωμάτων
word-draw = Τράβηγμα πλακιδίου
word-pass = Πάσο
type-title = Πληκτρολογήστε μια κίνηση
type-label = Τα κελιά που καλύπτει το κομμάτι
type-all = { $count ->
    [one] Η μόνη επιτρεπτή κίνηση
   *[other] Και οι { $count } επιτρεπτές κινήσεις
  }
type-piece = Κομμάτι { $piece }, { $count ->
    [one] { $count } θέση
   *[other] { $count } θέσεις
  }
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
plan-rated = για την κατάταξη
plan-family = οικογενειακή παρτίδα
tab-moves = Κινήσεις
tab-hints = Ιδέες
tab-chat = Τσατ
moves-label = Οι κινήσεις ως τώρα
moves-none = Δεν έχει γίνει καμία κίνηση.
moves-steps = Βήμα βήμα στην παρτίδα
moves-first = Στην αρχή
moves-back = Μία κίνηση πίσω
moves-on = Μία κίνηση μπροστά
moves-last = Στο τώρα
hint-ask = Δείξτε μου μια κίνηση
hint-thinking = Σκέφτεται
hint-move = Μια δυνατή κίνηση:
chat-label = Συνομιλία
chat-empty = Κανείς δεν έχει πει τίποτα ακόμα.
chat-is-off = Σε αυτό το τραπέζι δεν υπάρχει συνομιλία.
chat-write = Γράψτε κάτι
chat-send = Αποστολή
chat-mute = Σίγαση
chat-muted = Δεν θα βλέπετε τι λέει αυτός ο παίκτης.
chat-report = Αναφορά
chat-reported = Ο διαχειριστής του διακομιστή θα το δει.
chat-news = { $count ->
    [one] { $count } νέα γραμμή
   *[other] { $count } νέες γραμμές
  }
phrase-hello = Γεια
phrase-good-luck = Καλή τύχη
phrase-have-fun = Καλό παιχνίδι
phrase-your-turn = Σειρά σας
phrase-one-moment = Μια στιγμή
phrase-nice-move = Ωραία κίνηση
phrase-oops = Ωχ
phrase-well-played = Ωραία παίξατε
phrase-thanks = Ευχαριστώ
phrase-good-game = Ωραία παρτίδα
phrase-again = Άλλη μία;
phrase-goodbye = Αντίο
menu-title = Μενού
menu-undo = Αναίρεση τελευταίας κίνησης
menu-ask-undo = Αίτημα για αναίρεση κίνησης
menu-pause = Παύση
menu-ask-pause = Αίτημα για παύση
menu-draw = Πρόταση ισοπαλίας
menu-ask-draw = Πρόταση ισοπαλίας
menu-abort = Ακύρωση παρτίδας
menu-ask-abort = Αίτημα για ακύρωση παρτίδας
menu-resume = Συνέχεια
menu-stand = Φεύγω από το τραπέζι
menu-resign = Παραίτηση
menu-resign-sure = Να εγκαταλειφθεί η παρτίδα;
menu-play-on = Συνέχεια
menu-carry = Συνέχεια σε άλλη συσκευή
menu-keys = Πλήκτρα
menu-rules = Κανόνες
switch-corners = Εμφάνιση ανοιχτών γωνιών
switch-coordinates = Εμφάνιση συντεταγμένων
switch-patterns = Σημάδι σε κάθε χρώμα
switch-confirm = Επιβεβαίωση πριν από κάθε κίνηση
switch-tips = Εμφάνιση συμβουλών
carry-text = Στρέψτε την κάμερα της άλλης συσκευής σε αυτή την εικόνα ή πληκτρολογήστε εκεί τον κωδικό. Ισχύει για πέντε λεπτά, μία φορά.
carry-picture = Ο κωδικός ως εικόνα
carry-where = Πληκτρολογήστε τον στο { $address }
keys-title = Πλήκτρα
keys-piece = παίρνει ένα κομμάτι
keys-move = το μετακινεί
keys-turn = το στρέφει
keys-flip = το γυρίζει από την άλλη όψη
keys-next = στην επόμενη θέση όπου ταιριάζει
keys-place = το τοποθετεί
keys-back = ένα βήμα πίσω
keys-type = πληκτρολόγηση κίνησης
keys-zen = μόνο ταμπλό και κομμάτια
keys-help = αυτός ο κατάλογος
proposal-undo = { $name }: αίτημα για αναίρεση κίνησης.
proposal-pause = { $name }: αίτημα για παύση.
proposal-draw = { $name }: πρόταση ισοπαλίας.
proposal-abort = { $name }: αίτημα για ακύρωση της παρτίδας.
proposal-rematch = { $name }: πρόταση για νέα παρτίδα.
proposal-waits = Περιμένουμε τους άλλους.
proposal-declined = { $name }: όχι.
answer-yes = Συμφωνώ
answer-no = Όχι
gone-text = Αποχώρησε: { $name }. Η θέση κρατιέται· τι κάνουμε τώρα;
gone-wait = Αναμονή
gone-engine = Να παίξει ο υπολογιστής
gone-result = Κατοχύρωση αποτελέσματος
over-rematch = Νέα παρτίδα
over-to-rematch = Στη νέα παρτίδα
over-result = Βαθμολογία
over-review = Ανάλυση
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
