## Nume

people-name = Numele tău
people-guest = Oaspete
people-you = Tu

## De pe un dispozitiv pe altul

carry-title = Continuă pe acest dispozitiv
carry-about = Pe celălalt dispozitiv, deschide partida și alege să-ți muți locul. Va arăta un cod valabil o singură dată, timp de cinci minute.
carry-code = Codul
carry-take = Ocupă locul meu

## Conturi

account-name-about = Ceilalți îl văd la masă. Pentru joc nu este nevoie de nimic altceva.
account-rename = Schimbă numele
account-named = Numele a fost schimbat.
account-title = Cont
account-about = Cu un cont ai partidele pe toate dispozitivele și poți juca pentru rating. Nu se cere nicio adresă.
account-make = Cont nou
account-login = Intră în cont
account-recover = Am uitat
account-login-name = Numele contului
account-password = Parolă
account-new-password = Parolă nouă
account-password-about = Cel puțin opt caractere.
account-recovery-code = Cod de recuperare
account-make-do = Creează contul
account-login-do = Intră în cont
account-recover-do = Stabilește parola nouă
account-make-passkey = Creează-l cu o cheie de acces, fără parolă
account-login-passkey = Intră cu o cheie de acces
account-passkey-declined = Nu s-a folosit nicio cheie de acces. Nimic nu s-a schimbat.
account-passkey-later = Contul este creat, deocamdată fără cheie de acces. Păstrează codurile sau adaugă o cheie mai târziu.
account-passkey-added = Cheia de acces a fost adăugată.
account-add-passkey = Adaugă o cheie de acces
account-entered = Bine ai revenit.
account-is = Ești în contul { $login }.
account-ratings = Ratingurile tale
account-no-ratings = Partidele jucate pentru rating vor arăta aici cât de bine joci.
account-log-out = Ieși din cont
account-safety = Siguranță și date
account-sessions = Unde ești conectat
account-session-this = Acest dispozitiv
account-session-seen = Folosit ultima dată: { $date }
account-end-session = Deconectează dispozitivul folosit ultima dată pe { $date }
account-end-others = Deconectează-te peste tot în rest
account-others-ended = Toate celelalte dispozitive sunt deconectate.
account-old-password = Parola de până acum
account-change-password = Schimbă parola
account-password-changed = Parola este schimbată. Toate celelalte dispozitive sunt deconectate.
account-export = Descarcă datele tale
account-delete = Șterge contul
account-delete-about = Tot ce se știe despre tine se șterge. Jocurile rămân, fără numele tău.
account-delete-sure = Șterge definitiv
codes-title = Coduri de recuperare
codes-about = Fiecare îți deschide contul o singură dată, dacă se pierde parola sau cheia de acces. Nu vor mai fi arătate: păstrează-le unde păstrezi astfel de lucruri.
codes-kept = Le-am păstrat

## Chei pentru programe

account-programs = Chei pentru programe
programs-about = Un program al tău poate urmări partidele tale și poate juca pentru tine.
programs-plays = poate privi și juca
programs-reads = poate doar privi
programs-revoke = Retrage cheia { $label }
programs-made = Aceasta este cheia. Nu va mai fi arătată.
programs-label = La ce folosește cheia
programs-play = Poate juca
programs-play-about = Altfel poate doar privi.
programs-make = Creează o cheie

## Ce poate merge prost

error-account-taken = Numele este ocupat sau ai deja un cont.
error-account-wrong = Nu se potrivește. Te rugăm să mai verifici o dată.
error-account-missing = Pentru asta este nevoie de cont.
error-account-weak = Această parolă este printre primele pe care le încearcă oricine. Alege alta.
error-session-missing = Nu ești în cont aici. Partidele tale te așteaptă.
error-request-too-many = Au fost prea multe deodată. Te rugăm să aștepți o clipă.
error-request-malformed = Serverul nu a putut citi asta. Nimic nu s-a schimbat.
error-server-busy = Serverul are prea mult de lucru acum. Te rugăm să încerci din nou.
error-server-closing = Serverul repornește. Nimic nu s-a pierdut.
