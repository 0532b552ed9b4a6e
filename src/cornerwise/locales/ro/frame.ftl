## Cadrul tuturor paginilor

nav-main = Meniu principal
nav-skip = Sari la conținut
nav-back = Înapoi
nav-play = Joacă
nav-learn = Învață
nav-puzzles = Puzzle-uri
nav-analysis = Analiză
nav-watch = Urmărește
nav-players = Jucători
nav-language = Limbă
language-search = Caută o limbă
language-none = Nicio limbă găsită
nav-account = Cont
sound-off = Sunet: oprit
sound-quiet = Sunet: încet
sound-full = Sunet: tare
theme-to-light = Treci la tema luminoasă
theme-to-dark = Treci la tema întunecată
close = Închide
try-again = Încearcă din nou
page-unknown = Pagina nu a fost găsită
page-unknown-text = Adresa poate fi scrisă greșit sau pagina a fost ștearsă.
page-unreachable = Fără conexiune
page-unreachable-text = Pagina nu a putut fi încărcată. Verifică-ți conexiunea și încearcă din nou.
error-unexpected = Ceva nu a mers bine. Nu s-a schimbat nimic: te rugăm să încerci din nou.
error-client-offline = Nu putem contacta serverul. Partidele tale sunt în siguranță: verifică-ți conexiunea și încearcă din nou.
