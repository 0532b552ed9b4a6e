## The frame of every page

nav-main = Hlavní nabídka
nav-skip = Přejít k obsahu
nav-back = Zpět
nav-play = Hrát
nav-learn = Učit se
nav-puzzles = Hlavolamy
nav-analysis = Analýza
nav-watch = Sledovat
nav-players = Hráči
nav-language = Jazyk
language-search = Hledat jazyk
language-none = Žádný jazyk nenalezen
nav-account = Účet
sound-off = Zvuk: vypnutý
sound-quiet = Zvuk: tichý
sound-full = Zvuk: naplno
theme-to-light = Přepnout na světlý motiv
theme-to-dark = Přepnout na tmavý motiv
close = Zavřít
try-again = Zkusit znovu
page-unknown = Stránka nenalezena
page-unknown-text = V adrese může být překlep, nebo byla stránka odstraněna.
page-unreachable = Bez spojení
page-unreachable-text = Stránku se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
error-unexpected = Něco se nepovedlo. Nic se nezměnilo: zkus to prosím znovu.
error-client-offline = Server není dostupný. Tvoje hry jsou v bezpečí: zkontroluj připojení a zkus to znovu.
