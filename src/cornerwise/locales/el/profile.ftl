## Profiles

profile-since = Παίζει από: { $date }
profile-you = Αυτή τη σελίδα τη βλέπουν και οι άλλοι, αλλά όχι τις ιδιωτικές σας παρτίδες.
profile-settings = Ρυθμίσεις ορατότητας
profile-hidden-others = Αυτό το βλέπετε μόνο εσείς.
profile-private = Αυτός ο παίκτης κρατά ιδιωτικές τις αξιολογήσεις και τις παρτίδες του.
profile-unknown = Δεν υπάρχει τέτοιος παίκτης
profile-unknown-text = Κανείς εδώ δεν έχει αυτό το όνομα χρήστη ή κρατά το προφίλ του ιδιωτικό.
profile-of = Προβολή προφίλ: { $name }

## Ratings

profile-ratings = Αξιολογήσεις
profile-ratings-about = Το ερωτηματικό σημαίνει ότι η αξιολόγηση είναι ακόμα αβέβαιη. Ο αριθμός μετά το ± δείχνει πόσο μπορεί να αποκλίνει.
profile-no-ratings = Καμία παρτίδα με αξιολόγηση ακόμα.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Προσωρινή
profile-provisional-about = Το ερωτηματικό σημαίνει ότι η αξιολόγηση είναι προσωρινή: με περισσότερες παρτίδες με αξιολόγηση θα γίνει ακριβέστερη.
# How strong somebody is, compared with the computer.
profile-level = Περίπου επίπεδο { $level }
profile-level-column = Επίπεδο
profile-rated-games =
    { $count ->
        [one] { $count } παρτίδα με αξιολόγηση
       *[other] { $count } παρτίδες με αξιολόγηση
    }
profile-chart = Αξιολόγηση: { $game }
profile-chart-about = Η αξιολόγηση μετά από κάθε παρτίδα με αξιολόγηση. Η ζώνη δείχνει πόσο μπορεί να αποκλίνει και οι διακεκομμένες γραμμές πόσο δυνατός είναι ο υπολογιστής σε κάθε επίπεδο.
profile-chart-table = Προβολή σε πίνακα
profile-chart-level = Επίπεδο { $level }
profile-date = Ημερομηνία
profile-puzzles = Γρίφοι
profile-puzzles-solved = Λύθηκαν { $solved } από { $tried }

## Results

profile-results = Αποτελέσματα
profile-all-games = Όλα τα παιχνίδια
profile-won = Νίκες
profile-drawn = Ισοπαλίες
profile-lost = Ήττες
profile-tally = Νίκες: { $won }, ισοπαλίες: { $drawn }, ήττες: { $lost }
profile-opponents = Ανά αντίπαλο
profile-opponent = Αντίπαλος
profile-others = Άλλοι παίκτες
profile-colours = Ανά χρώμα
profile-pieces = Αγαπημένα πρώτα κομμάτια
profile-recent = Πρόσφατες παρτίδες
profile-ended-won = Νίκη: { $name }, { $ago }
profile-ended-lost = Ήττα: { $name }, { $ago }
profile-ended-drawn = Ισοπαλία, { $ago }
profile-ended-played = Τελείωσε { $ago }
profile-empty-text = Εδώ εμφανίζονται οι ολοκληρωμένες παρτίδες.
profile-export = Λήψη των παρτίδων σας
profile-export-about = Όλες οι παρτίδες σας σε ένα αρχείο, για να τις κρατήσετε ή να τις ανοίξετε σε άλλα προγράμματα.

## Privacy

privacy-title = Απόρρητο
privacy-about = Το προφίλ σας δείχνει το όνομα χρήστη, τις αξιολογήσεις και τις δημόσιες παρτίδες σας. Εσείς αποφασίζετε τι βλέπουν οι άλλοι.
privacy-open = Προβολή του προφίλ σας
privacy-profile = Απόκρυψη προφίλ
privacy-profile-about = Κανείς δεν μπορεί να ανοίξει το προφίλ σας και δεν εμφανίζεστε στη λίστα παικτών.
privacy-ratings = Απόκρυψη αξιολογήσεων
privacy-ratings-about = Οι αξιολογήσεις σας δεν φαίνονται στο προφίλ σας ούτε στη λίστα παικτών.
privacy-games = Απόκρυψη παρτίδων
privacy-games-about = Οι παρτίδες και τα αποτελέσματά σας δεν φαίνονται στο προφίλ σας, και το όνομά σας στις παρτίδες δεν οδηγεί σε αυτό.

## Links to profiles on other sites

profile-card = Παίζει εδώ παιχνίδια τύπου Blokus και Triominos.
profile-card-rated = Καλύτερη αξιολόγηση: { $game }, { $rating }

## Refusals

refused-no-such-player = δεν υπάρχει τέτοιος παίκτης
