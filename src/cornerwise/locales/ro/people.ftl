## Nume

people-name = Numele tău
people-guest = Vizitator
people-you = Tu

## De pe un dispozitiv pe altul

carry-title = Continuă pe acest dispozitiv
carry-about = Pe celălalt dispozitiv, deschide meniul partidei și alege „Continuă pe alt dispozitiv”. Vei vedea un cod care poate fi folosit o singură dată, timp de 5 minute.
carry-code = Cod
carry-take = Continuă aici

## Conturi

account-name-about = Ceilalți văd acest nume la masă. Ca să joci, nu ai nevoie de altceva.
account-rename = Schimbă numele
account-named = Numele tău a fost schimbat.
account-title = Cont
account-about = Cu un cont, îți ai partidele pe orice dispozitiv și poți juca partide cu rating. Nu este nevoie de o adresă de e-mail.
account-make = Creează cont
account-login = Intră în cont
account-recover = Ai uitat parola?
account-login-name = Nume de utilizator
account-password = Parolă
account-new-password = Parolă nouă
account-password-about = Cel puțin 8 caractere.
account-recovery-code = Cod de recuperare
account-make-do = Creează contul
account-login-do = Intră în cont
account-recover-do = Setează parola nouă
account-make-passkey = Creează cont cu o cheie de acces, fără parolă
account-login-passkey = Intră cu o cheie de acces
account-passkey-declined = Nu s-a folosit nicio cheie de acces, deci nu s-a schimbat nimic. Poți încerca din nou.
account-passkey-later = Contul tău este gata, dar încă nu are o cheie de acces. Salvează codurile de mai jos. Poți adăuga o cheie de acces mai târziu.
account-passkey-added = Cheia de acces a fost adăugată.
account-add-passkey = Adaugă o cheie de acces
account-entered = Bine ai revenit.
account-is = Ai intrat în cont ca { $login }.
account-ratings = Ratingurile tale
account-no-ratings = Joacă o partidă cu rating ca să primești primul tău rating.
account-log-out = Ieși din cont
account-safety = Securitate și date
account-sessions = Dispozitive conectate
account-session-this = Acest dispozitiv
account-session-seen = Folosit ultima dată: { $date }
account-end-session = Deconectează dispozitivul folosit ultima dată pe { $date }
account-end-others = Deconectează toate celelalte dispozitive
account-others-ended = Toate celelalte dispozitive au fost deconectate.
account-old-password = Parola actuală
account-change-password = Schimbă parola
account-password-changed = Parola a fost schimbată. Toate celelalte dispozitive au fost deconectate.
account-export = Descarcă-ți datele
account-delete = Șterge contul
account-delete-about = Se șterg contul tău și datele lui. Partidele tale rămân, fără numele tău.
account-delete-sure = Șterge definitiv
codes-title = Coduri de recuperare
codes-about = Dacă îți pierzi parola sau cheia de acces, cu fiecare dintre aceste coduri poți intra în cont o singură dată. Nu vor mai fi afișate, așa că salvează-le într-un loc sigur.
codes-kept = Le-am salvat

## Chei pentru programe

account-programs = Chei API
programs-about = Cu o cheie, propriul tău program poate urmări partidele tale sau poate juca pentru tine.
programs-plays = poate citi și juca
programs-reads = poate doar citi
programs-revoke = Șterge cheia { $label }
programs-made = Aceasta este cheia ta. Copiaz-o acum: nu va mai fi afișată.
programs-label = La ce folosește cheia
programs-play = Permite jocul
programs-play-about = Dacă e oprit, cheia poate doar citi.
programs-make = Creează cheia

## Ce poate merge prost

error-account-taken = Acest nume de utilizator este ocupat sau ai deja un cont. Încearcă alt nume sau intră în cont.
error-account-wrong = Numele de utilizator, parola sau codul este greșit. Te rugăm să verifici și să încerci din nou.
error-account-missing = Pentru asta ai nevoie de un cont. Mai întâi intră în cont sau creează unul.
error-account-weak = Această parolă este prea ușor de ghicit. Te rugăm să alegi alta.
error-session-missing = Sesiunea de pe acest dispozitiv s-a încheiat. Partidele tale sunt în siguranță: intră în cont ca să le vezi.
error-request-malformed = Serverul nu a înțeles cererea. Nu s-a schimbat nimic: te rugăm să reîncarci pagina și să încerci din nou.
error-server-busy = Serverul este ocupat. Te rugăm să încerci din nou peste puțin timp.
error-server-closing = Serverul repornește. Partidele tale sunt în siguranță: încearcă din nou peste puțin timp.
