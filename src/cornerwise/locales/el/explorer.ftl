## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Εξερευνητής ανοιγμάτων
# Which games are looked up: those of the next three messages
explorer-source = Ποιες παρτίδες
explorer-source-engine = Παρτίδες υπολογιστή
explorer-source-server = Δημόσιες παρτίδες
explorer-source-mine = Οι παρτίδες μου
explorer-source-engine-text = Παρτίδες που έπαιξε ο υπολογιστής με τον εαυτό του.
explorer-source-server-text = Δημόσιες παρτίδες που ολοκληρώθηκαν σε αυτόν τον διακομιστή.
explorer-source-mine-text = Οι ολοκληρωμένες παρτίδες σας σε αυτόν τον διακομιστή.
error-explorer-preparing = Οι παρτίδες υπολογιστή ετοιμάζονται ακόμη. Θα εμφανιστούν εδώ μόνες τους σε λίγα λεπτά.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } παρτίδα έφτασε σε αυτή τη θέση
   *[other] { $count } παρτίδες έφτασαν σε αυτή τη θέση
}
explorer-moves = Κινήσεις που παίχτηκαν εδώ
# Columns of the table
explorer-column-move = Κίνηση
explorer-column-games = Παρτίδες
# The share of wins of whoever made the move
explorer-column-won = Νίκες
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Διαφορά πόντων
explorer-column-engine = Υπολογιστής
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = Παίξτε { $move }
explorer-last = Τελευταία παρτίδα με { $move }
explorer-none = Καμία παρτίδα εδώ
explorer-none-text = Κανείς δεν έφτασε σε αυτή τη θέση σε αυτές τις παρτίδες. Πηγαίνετε μία κίνηση πίσω ή δείτε άλλες παρτίδες.
explorer-deep = Ο εξερευνητής καλύπτει τις πρώτες { $count } κινήσεις κάθε παρτίδας.
explorer-none-mine = Καμία από τις ολοκληρωμένες παρτίδες σας σε αυτόν τον διακομιστή δεν έφτασε σε αυτή τη θέση.
explorer-over = Η παρτίδα τελείωσε. Πηγαίνετε πίσω για να δείτε ποιες κινήσεις παίχτηκαν.
explorer-engine-on = Ανάλυση
explorer-more = Εμφανίζονται οι { $count } συχνότερες κινήσεις.
explorer-flat-only = Ο εξερευνητής ανοιγμάτων καλύπτει μόνο παρτίδες σε επίπεδα ταμπλό.
