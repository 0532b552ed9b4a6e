## Watching games, and the screen for clubs and fairs

watch-featured = Οι καλύτερες παρτίδες τώρα
watch-finished = Μόλις τελείωσαν
watch-none-now = Κανείς δεν παίζει δημόσια παρτίδα αυτή τη στιγμή.
watch-none-fits = Καμία παρτίδα δεν ταιριάζει σε αυτά τα φίλτρα αυτή τη στιγμή.
watch-lost = Η σύνδεση χάθηκε. Επανασύνδεση…
watch-viewers = { $count ->
    [one] 1 θεατής
   *[other] { $count } θεατές
  }
watch-see-all = { $count ->
    [0] Παρακολούθηση
    [one] Παρακολούθηση 1 παρτίδας
   *[other] Παρακολούθηση { $count } παρτίδων
  }
watch-join = Συμμετοχή
watch-speed = Ρολόι
watch-speed-any = Οποιοδήποτε
watch-speed-clock = Με ρολόι
watch-speed-none = Χωρίς ρολόι
watch-speed-days = Μέρες ανά κίνηση
watch-rated-only = Μόνο παρτίδες με αξιολόγηση

## Following a player from game to game

watch-follow = Ακολούθηση: { $name }
watch-following = Ακολουθείτε: { $name }
watch-unfollow = Διακοπή ακολούθησης
watch-nothing-yet = { $name }: καμία δημόσια παρτίδα αυτή τη στιγμή. Η επόμενη θα εμφανιστεί εδώ.
watch-next-soon = Αυτή η παρτίδα τελείωσε. Η επόμενη παρτίδα ({ $name }) θα εμφανιστεί εδώ.

## Tournaments that can be joined

watch-tournaments = Τουρνουά που ξεκινούν σύντομα
watch-all-tournaments = Όλα τα τουρνουά
watch-no-tournaments = Κανένα τουρνουά δεν είναι ανοιχτό για συμμετοχή αυτή τη στιγμή.

## The screen for clubs and fairs

watch-tv = Λειτουργία TV
watch-kind-live = Ζωντανά
watch-kind-replay = Επανάληψη
watch-kind-computer = Παρτίδα υπολογιστή
watch-won = Νίκη: { $names }
watch-drawn = Ισοπαλία
watch-play-too = Παίξτε κι εσείς
watch-code = Κωδικός QR με τη διεύθυνση του ιστότοπου
watch-full = Πλήρης οθόνη
watch-leave-tv = Έξοδος από τη λειτουργία TV

## Sharing a game, and its score sheet on paper

share-embed = Αντιγραφή κώδικα ενσωμάτωσης
share-animation = Κινούμενη εικόνα
share-animation-about = όλη η παρτίδα ως WebP
share-sheet = Φύλλο παρτίδας
share-sheet-about = για εκτύπωση: ταμπλό, πόντοι και κινήσεις
paper-title = Φύλλο παρτίδας
paper-print = Εκτύπωση
paper-back = Πίσω στο αποτέλεσμα
paper-player = Παίκτης
paper-points = Πόντοι
paper-moves = Κινήσεις
