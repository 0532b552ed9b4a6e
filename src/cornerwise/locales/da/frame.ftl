## The frame of every page

nav-main = Hovedmenu
nav-skip = Spring til indholdet
nav-play = Spil
nav-learn = Lær
nav-puzzles = Opgaver
nav-analysis = Analyse
nav-watch = Se med
nav-players = Spillere
nav-language = Sprog
language-search = Søg efter sprog
language-none = Intet sprog fundet
nav-account = Konto
nav-back = Tilbage
sound-off = Lyd: fra
sound-quiet = Lyd: lav
sound-full = Lyd: høj
theme-to-light = Skift til lyst tema
theme-to-dark = Skift til mørkt tema
close = Luk
try-again = Prøv igen
page-unknown = Siden blev ikke fundet
page-unknown-text = Måske er adressen skrevet forkert, eller også er siden fjernet.
page-unreachable = Ingen forbindelse
page-unreachable-text = Siden kunne ikke indlæses. Tjek din forbindelse, og prøv igen.
error-unexpected = Noget gik galt. Intet er ændret: Prøv igen.
error-client-offline = Vi kan ikke få forbindelse til serveren. Dine partier er i god behold: Tjek din forbindelse, og prøv igen.
