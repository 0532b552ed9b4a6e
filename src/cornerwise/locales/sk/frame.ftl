## The frame of every page

nav-main = Hlavná ponuka
nav-skip = Na obsah
nav-back = Späť
nav-play = Hrať
nav-learn = Učiť sa
nav-puzzles = Hlavolamy
nav-watch = Sledovať
nav-players = Hráči
nav-language = Jazyk
nav-account = Ty
sound-off = Zvuk je vypnutý
sound-quiet = Zvuk je tichý
sound-full = Zvuk je naplno
theme-to-light = Svetlé farby
theme-to-dark = Tmavé farby
close = Zavrieť
try-again = Skúsiť znova
page-unknown = Taká stránka tu nie je
page-unknown-text = V adrese môže byť preklep alebo bola hra odstránená.
page-unreachable = Bez spojenia
page-unreachable-text = Stránku sa nepodarilo načítať. Nič sa nestratilo.
error-unexpected = To sa nepodarilo. Nič sa nezmenilo.
error-client-offline = Server nie je dostupný. Nič sa nestratilo.
