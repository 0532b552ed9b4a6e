## Cadrul tuturor paginilor

nav-main = Principal
nav-skip = La conținut
nav-back = Înapoi
nav-play = Joacă
nav-learn = Învață
nav-puzzles = Provocări
nav-watch = Privește
nav-players = Jucători
nav-language = Limbă
nav-account = Tu
sound-off = Sunetul este oprit
sound-quiet = Sunetul este încet
sound-full = Sunetul este tare
theme-to-light = Culori deschise
theme-to-dark = Culori închise
close = Închide
try-again = Încearcă din nou
page-unknown = Această pagină nu există
page-unknown-text = Adresa poate fi scrisă greșit sau partida a fost ștearsă.
page-unreachable = Fără conexiune
page-unreachable-text = Pagina nu a putut fi încărcată. Nimic nu s-a pierdut.
error-unexpected = Nu a mers. Nimic nu s-a schimbat.
error-client-offline = Serverul nu poate fi contactat. Nimic nu s-a pierdut.
