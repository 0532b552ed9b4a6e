## The frame of every page

nav-main = Huvudmeny
nav-skip = Hoppa till innehållet
nav-play = Spela
nav-learn = Lär dig
nav-puzzles = Pussel
nav-analysis = Analys
nav-watch = Titta
nav-players = Spelare
nav-language = Språk
language-search = Sök språk
language-none = Inget språk hittades
nav-account = Konto
nav-back = Tillbaka
sound-off = Ljud: av
sound-quiet = Ljud: lågt
sound-full = Ljud: högt
theme-to-light = Byt till ljust tema
theme-to-dark = Byt till mörkt tema
close = Stäng
try-again = Försök igen
page-unknown = Sidan hittades inte
page-unknown-text = Adressen kan vara felskriven, eller så har sidan tagits bort.
page-unreachable = Ingen anslutning
page-unreachable-text = Sidan kunde inte laddas. Kontrollera anslutningen och försök igen.
error-unexpected = Något gick fel. Inget har ändrats: försök igen.
error-client-offline = Vi kan inte nå servern. Dina partier är i tryggt förvar: kontrollera anslutningen och försök igen.
