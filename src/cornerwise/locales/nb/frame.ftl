## Rammen rundt hver side

nav-main = Hovedmeny
nav-skip = Hopp til innholdet
nav-back = Tilbake
nav-play = Spill
nav-learn = Lær
nav-puzzles = Nøtter
nav-analysis = Analyse
nav-watch = Se på
nav-players = Spillere
nav-language = Språk
language-search = Søk etter språk
language-none = Fant ikke noe språk
nav-account = Konto
sound-off = Lyd: av
sound-quiet = Lyd: lav
sound-full = Lyd: høy
theme-to-light = Bytt til lyst tema
theme-to-dark = Bytt til mørkt tema
close = Lukk
try-again = Prøv igjen
page-unknown = Fant ikke siden
page-unknown-text = Adressen kan være feilskrevet, eller siden kan være fjernet.
page-unreachable = Ingen forbindelse
page-unreachable-text = Siden kunne ikke lastes. Sjekk forbindelsen og prøv igjen.
error-unexpected = Noe gikk galt. Ingenting er endret: Prøv igjen.
error-client-offline = Vi får ikke kontakt med serveren. Partiene dine er trygge: Sjekk forbindelsen og prøv igjen.
