## Rammen rundt hver side

nav-main = Hovedmeny
nav-skip = Til innholdet
nav-back = Tilbake
nav-play = Spill
nav-learn = Lær
nav-puzzles = Nøtter
nav-watch = Se på
nav-players = Spillere
nav-language = Språk
nav-account = Du
sound-off = Lyden er av
sound-quiet = Lyden er lav
sound-full = Lyden er høy
theme-to-light = Lyse farger
theme-to-dark = Mørke farger
close = Lukk
try-again = Prøv igjen
page-unknown = Denne siden finnes ikke
page-unknown-text = Adressen kan være feilskrevet, eller partiet er fjernet.
page-unreachable = Ingen forbindelse
page-unreachable-text = Siden kunne ikke lastes. Ingenting er tapt.
error-unexpected = Det gikk ikke. Ingenting er endret.
error-client-offline = Serveren kan ikke nås. Ingenting er tapt.
