## The frame of every page

nav-main = Hovedmenu
nav-skip = Til indholdet
nav-play = Spil
nav-learn = Lær
nav-puzzles = Opgaver
nav-watch = Se med
nav-players = Spillere
nav-language = Sprog
nav-account = Dig
nav-back = Tilbage
sound-off = Lyden er slået fra
sound-quiet = Lyden er lav
sound-full = Lyden er høj
theme-to-light = Lyse farver
theme-to-dark = Mørke farver
close = Luk
try-again = Prøv igen
page-unknown = Siden findes ikke
page-unknown-text = Måske er adressen skrevet forkert, eller også er partiet fjernet.
page-unreachable = Ingen forbindelse
page-unreachable-text = Siden kunne ikke hentes. Intet er gået tabt.
error-unexpected = Det lykkedes ikke. Intet er ændret.
error-client-offline = Der er ingen forbindelse til serveren. Intet er gået tabt.
