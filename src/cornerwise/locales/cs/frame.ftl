## The frame of every page

nav-main = Hlavní nabídka
nav-skip = K obsahu
nav-back = Zpět
nav-play = Hrát
nav-learn = Učit se
nav-puzzles = Hlavolamy
nav-watch = Sledovat
nav-players = Hráči
nav-language = Jazyk
nav-account = Ty
sound-off = Zvuk je vypnutý
sound-quiet = Zvuk je tichý
sound-full = Zvuk je naplno
theme-to-light = Světlé barvy
theme-to-dark = Tmavé barvy
close = Zavřít
try-again = Zkusit znovu
page-unknown = Taková stránka tu není
page-unknown-text = V adrese může být překlep, nebo byla hra odstraněna.
page-unreachable = Bez spojení
page-unreachable-text = Stránku se nepodařilo načíst. Nic se neztratilo.
error-unexpected = To se nepovedlo. Nic se nezměnilo.
error-client-offline = Server není dostupný. Nic se neztratilo.
