## The frame of every page

nav-main = Huvudmeny
nav-skip = Till innehållet
nav-play = Spela
nav-learn = Lär dig
nav-puzzles = Pussel
nav-watch = Titta
nav-players = Spelare
nav-language = Språk
nav-account = Du
nav-back = Tillbaka
sound-off = Ljudet är av
sound-quiet = Ljudet är lågt
sound-full = Ljudet är på
theme-to-light = Ljusa färger
theme-to-dark = Mörka färger
close = Stäng
try-again = Försök igen
page-unknown = Sidan finns inte
page-unknown-text = Adressen kan vara felskriven, eller så har partiet tagits bort.
page-unreachable = Ingen anslutning
page-unreachable-text = Sidan kunde inte laddas. Inget är förlorat.
error-unexpected = Det gick inte. Inget har ändrats.
error-client-offline = Servern kan inte nås. Inget är förlorat.
