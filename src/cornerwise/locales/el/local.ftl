## Games that run in the browser

menu-online = Συνέχιση στο διαδίκτυο
games-here = Σε αυτή τη συσκευή
games-import = Προσθήκη παρτίδων από αρχείο
games-delete = Διαγραφή
games-keep = Διατήρηση
local-no-undo = Δεν έχετε κίνηση για αναίρεση.
local-declined = Ο υπολογιστής θέλει να συνεχίσει την παρτίδα.
local-not-now = Αυτό δεν γίνεται αυτή τη στιγμή.
local-unable = Αυτό το πρόγραμμα περιήγησης δεν μπορεί να τρέξει μόνο του το παιχνίδι. Δοκιμάστε ένα νεότερο.
