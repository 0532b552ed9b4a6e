## Friends: people you follow

friends-title = Φίλοι
friends-empty = Δεν ακολουθείτε κανέναν ακόμα. Βρείτε έναν παίκτη με το όνομα χρήστη του.
friends-find = Αναζήτηση παίκτη
friends-find-do = Αναζήτηση
friends-find-about = Γράψτε ένα όνομα χρήστη ή τα πρώτα του γράμματα. Μπορεί να διαφέρει από το όνομα στο τραπέζι.
friends-find-none = Δεν βρέθηκε κανείς. Ελέγξτε την ορθογραφία του ονόματος χρήστη. Οι παίκτες με ιδιωτικό προφίλ δεν εμφανίζονται στην αναζήτηση.
friends-online = Σε σύνδεση
friends-offline = Εκτός σύνδεσης
# $game is the name of a game.
friends-playing = Παίζει { $game }
friends-watch = Δείτε την παρτίδα
friends-following = Ακολουθείτε
friends-blocked = Αποκλεισμένοι
friends-muted = Σε σίγαση
friends-account = Χρειάζεστε λογαριασμό για να ακολουθείτε και να προκαλείτε άλλους παίκτες.
friends-sign-up = Σύνδεση ή εγγραφή

## What can be done with a player

person-follow = Ακολούθηση
person-unfollow = Διακοπή ακολούθησης
person-challenge = Πρόκληση
person-more = Περισσότερα
person-block = Αποκλεισμός
person-unblock = Άρση αποκλεισμού
person-block-about = Δεν θα παίζετε μεταξύ σας και δεν θα λαμβάνετε προκλήσεις ή μηνύματα ο ένας από τον άλλον.
person-mute = Σίγαση
person-unmute = Άρση σίγασης
person-report = Αναφορά
# $name is the name of a player.
person-followed = Ακολουθείτε: { $name }.
person-was-blocked = Αποκλείστηκε: { $name }.
person-closed = Δεν δέχεται προκλήσεις

## Challenges

# $name is the name of a player.
challenge-title = Πρόκληση: { $name }
challenge-game = Παιχνίδι
challenge-starts = Ποιος ξεκινά
challenge-starts-random = Τυχαία
challenge-starts-me = Εσείς
challenge-starts-them = Ο αντίπαλός σας
challenge-others = Άλλες θέσεις
challenge-others-open = Ανοιχτές σε άλλους
challenge-others-computer = Υπολογιστής
challenge-rated = Με αξιολόγηση
challenge-rated-about = Το αποτέλεσμα μετρά στην αξιολόγηση και των δύο.
challenge-listed = Ανοιχτή σε θεατές
challenge-series = Σειρά παρτίδων
challenge-series-0 = Μία παρτίδα
challenge-series-3 = Έως 3 παρτίδες
challenge-series-5 = Έως 5 παρτίδες
challenge-send = Αποστολή πρόκλησης
challenge-sent = Η πρόκληση στάλθηκε: { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = Πρόκληση από { $name }: { $game }
challenge-to = Αναμονή για { $name }: { $game }
challenge-accept = Αποδοχή
challenge-decline = Απόρριψη
challenge-withdraw = Ανάκληση
challenge-list = Προκλήσεις
challenge-was-declined = { $name }: απέρριψε την πρόκλησή σας.
challenge-was-withdrawn = { $name }: ανακάλεσε την πρόκληση.
challenge-was-accepted = { $name }: δέχτηκε. Η παρτίδα σας ξεκίνησε.
challenge-go = Μετάβαση στην παρτίδα
# The title of a push notice.
challenge-notice = Έχετε νέα πρόκληση

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Σειρά παρτίδων { $one } : { $other }, παρτίδα { $game } από { $of }
series-over = Τέλος της σειράς παρτίδων: { $one } : { $other }
series-next = Επόμενη παρτίδα

## Choices about others, in the account

contact-choices = Άλλοι παίκτες
contact-shows-online = Να φαίνεται πότε είμαι σε σύνδεση
contact-shows-online-about = Οι παίκτες που σας ακολουθούν βλέπουν πότε είστε σε σύνδεση και ποια δημόσια παρτίδα παίζετε.
contact-challenges = Ποιος μπορεί να με προκαλέσει
contact-challenges-everybody = Όλοι
contact-challenges-followed = Παίκτες που ακολουθώ
contact-challenges-nobody = Κανείς
contact-free-chat = Συνομιλία με ελεύθερο κείμενο
contact-free-chat-about = Συνομιλείτε με δικά σας λόγια με παίκτες που το έχουν ανοίξει κι εκείνοι. Αν είναι κλειστό, μπορείτε να στέλνετε μόνο έτοιμες φράσεις.
contact-free-chat-off = Ανοίξτε τη συνομιλία με ελεύθερο κείμενο στον λογαριασμό σας για να γράφετε δικά σας λόγια.

## Reports

# $name is the name of a player.
report-title = Αναφορά: { $name }
report-reason = Ποιο είναι το πρόβλημα;
report-reason-abuse = Προσβολές ή απειλές
report-reason-spam = Σπαμ ή διαφήμιση
report-reason-cheating = Εξαπάτηση
report-reason-name = Προσβλητικό όνομα
report-reason-other = Κάτι άλλο
report-words = Τι συνέβη; (προαιρετικό)
report-send = Αποστολή αναφοράς

## Mail

mail-challenge-subject = Έχετε νέα πρόκληση
# $name is the name of a player, $game that of a game.
mail-challenge = Πρόκληση από { $name } για μια παρτίδα { $game }:
