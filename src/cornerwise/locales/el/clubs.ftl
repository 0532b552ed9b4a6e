## Clubs: the list, the form, the page of one

clubs-title = Σύλλογοι
clubs-about = Παίξτε με ανθρώπους που γνωρίζετε και διοργανώστε δικά σας τουρνουά.
clubs-open = Ίδρυση συλλόγου
clubs-mine = Οι σύλλογοί σας
clubs-all = Όλοι οι σύλλογοι
clubs-search = Αναζήτηση με όνομα ή τόπο
clubs-found = { $count ->
    [one] Βρέθηκε { $count } σύλλογος
   *[other] Βρέθηκαν { $count } σύλλογοι
}
clubs-none = Δεν βρέθηκε σύλλογος
clubs-none-text = Δοκιμάστε άλλη λέξη ή ιδρύστε εσείς έναν σύλλογο.
clubs-more = Εμφάνιση περισσότερων συλλόγων

club-members = { $count ->
    [one] { $count } μέλος
   *[other] { $count } μέλη
}
club-people = Μέλη
club-people-more = Εμφάνιση περισσότερων μελών
club-unknown = Δεν βρίσκουμε αυτόν τον σύλλογο
club-role-owner = Ιδιοκτήτης
club-role-organiser = Διοργανωτής
club-role-member = Μέλος
club-entry = Πώς γίνεται κανείς μέλος
club-entry-open = Ανοιχτός σε όλους
club-entry-request = Με αίτημα
club-entry-invitation = Με σύνδεσμο πρόσκλησης
club-entry-open-about = Όποιος έχει λογαριασμό γίνεται αμέσως μέλος.
club-entry-request-about = Όποιος θέλει να μπει στέλνει αίτημα, και αποφασίζει ένας διοργανωτής.
club-entry-invitation-about = Μπορεί να μπει μόνο όποιος έχει τον σύνδεσμο πρόσκλησης.

club-join = Είσοδος στον σύλλογο
club-ask = Αίτημα εισόδου
club-asked = Στείλατε αίτημα εισόδου. Θα αποφασίσει ένας διοργανωτής.
club-take-back = Ανάκληση αιτήματος
club-invited-only = Τα νέα μέλη χρειάζονται τον σύνδεσμο πρόσκλησης. Ζητήστε τον από έναν διοργανωτή του συλλόγου.
club-account = Χρειάζεστε λογαριασμό για να μπείτε σε σύλλογο.
club-log-in = Σύνδεση ή εγγραφή
club-leave = Αποχώρηση από τον σύλλογο
club-leave-sure = Θέλετε να αποχωρήσετε από αυτόν τον σύλλογο;
club-stay = Παραμονή

club-tournament = Δημιουργία τουρνουά
club-running = Τουρνουά σε εξέλιξη
club-next = Προσεχή τουρνουά
club-past = Παλαιότερα τουρνουά
club-no-tournaments = Κανένα τουρνουά ακόμα
club-no-tournaments-text = Τουρνουά μπορούν να δημιουργήσουν οι διοργανωτές.
club-of = Τουρνουά συλλόγου: { $club }
club-who = Ποιος μπορεί να συμμετάσχει
club-who-all = Όλοι
club-who-members = Μόνο μέλη: { $club }
club-members-only = Σε αυτό το τουρνουά μπορούν να συμμετάσχουν μόνο μέλη του συλλόγου.
club-to-club = Προβολή του συλλόγου

club-requests = Αιτήματα εισόδου
club-accept = Αποδοχή: { $name }
club-decline = Απόρριψη: { $name }
club-manage = Διαχείριση: { $name }
club-make-organiser = Ορισμός ως διοργανωτή
club-make-member = Ορισμός ως απλού μέλους
club-make-owner = Ορισμός ως ιδιοκτήτη
club-make-owner-about = Εσείς θα γίνετε διοργανωτής. Κάθε σύλλογος έχει μόνο έναν ιδιοκτήτη.
club-remove = Αφαίρεση από τον σύλλογο

club-invitation = Σύνδεσμος πρόσκλησης
club-invitation-about = Μπορεί να μπει όποιος έχει αυτόν τον σύνδεσμο και λογαριασμό.
club-invitation-new = Νέος σύνδεσμος
club-invitation-new-about = Ο παλιός σύνδεσμος παύει να ισχύει.

club-new = Ίδρυση συλλόγου
club-edit = Επεξεργασία του συλλόγου
club-name = Όνομα
club-text = Σχετικά με τον σύλλογο
club-place = Τόπος (προαιρετικό)
club-language = Γλώσσα (προαιρετικό)
club-create = Ίδρυση συλλόγου
club-save = Αποθήκευση
club-delete = Διαγραφή του συλλόγου
club-delete-sure = Να διαγραφεί αυτός ο σύλλογος για όλους;
club-delete-about = Τα τουρνουά του μένουν, αλλά δεν ανήκουν πια σε σύλλογο.
club-keep = Διατήρηση
