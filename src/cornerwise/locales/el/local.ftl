## Games that run in the browser

menu-online = Συνέχεια στο διαδίκτυο
games-here = Σε αυτό το πρόγραμμα περιήγησης
games-import = Προσθήκη παρτίδων από αρχείο
games-delete = Διαγραφή
games-keep = Διατήρηση
local-no-undo = Δεν υπάρχει δική σας κίνηση που να αναιρείται.
local-declined = Ο υπολογιστής συνεχίζει να παίζει.
local-not-now = Αυτό δεν γίνεται τώρα.
local-unable = Αυτό το πρόγραμμα περιήγησης δεν μπορεί να τρέξει το παιχνίδι μόνο του.
