## The frame of every page

nav-main = Hlavná ponuka
nav-skip = Preskočiť na obsah
nav-back = Späť
nav-play = Hrať
nav-learn = Učiť sa
nav-puzzles = Hlavolamy
nav-analysis = Analýza
nav-watch = Sledovať
nav-players = Hráči
nav-language = Jazyk
language-search = Hľadať jazyk
language-none = Žiadny jazyk sa nenašiel
nav-account = Účet
sound-off = Zvuk: vypnutý
sound-quiet = Zvuk: tichý
sound-full = Zvuk: naplno
theme-to-light = Prepnúť na svetlý motív
theme-to-dark = Prepnúť na tmavý motív
close = Zavrieť
try-again = Skúsiť znova
page-unknown = Stránka sa nenašla
page-unknown-text = V adrese môže byť preklep alebo bola stránka odstránená.
page-unreachable = Bez spojenia
page-unreachable-text = Stránku sa nepodarilo načítať. Skontroluj pripojenie a skús to znova.
error-unexpected = Niečo sa nepodarilo. Nič sa nezmenilo: skús to, prosím, znova.
error-client-offline = Server nie je dostupný. Tvoje hry sú v bezpečí: skontroluj pripojenie a skús to znova.
