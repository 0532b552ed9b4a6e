## Settings

settings-title = Nastavení
settings-look = Vzhled
settings-theme = Motiv
settings-theme-system = Systémový
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-motion = Omezit pohyb
settings-motion-about = Díly se objeví rovnou na místě, bez klouzání.
settings-board = Herní plán
settings-patterns = Vzory
settings-patterns-about = Vzor na každé barvě, aby se daly rozeznat v každém světle.
settings-corners = Otevřené rohy
settings-corners-about = Tečky tam, kde můžeš hrát dál.
settings-coordinates = Souřadnice
settings-coordinates-about = Písmena a čísla kolem plánu, pokud je místo.
settings-confirm = Potvrzovat tahy
settings-confirm-about = Díl se položí, až když stiskneš „Položit“.
settings-tips = Tipy
settings-tips-about = Krátké rady během hry.
settings-sound-and-touch = Zvuk a vibrace
settings-sound = Zvuk
settings-sound-off = Vypnutý
settings-sound-quiet = Tichý
settings-sound-full = Naplno
settings-tick = Upozornit na docházející čas
settings-tick-about = Tikání v posledních 20 sekundách.
settings-vibration = Vibrace
settings-vibration-about = Když díl zapadne nebo se položí, pokud tvoje zařízení umí vibrovat.
settings-notices = Oznámení
settings-push = Upozornit mě, když jsem na tahu
settings-push-about = I když je tato stránka zavřená. Hodí se pro hry, které trvají několik dní.
settings-push-denied = Tvůj prohlížeč blokuje oznámení z této stránky. Povolit je můžeš v jeho nastavení.
settings-kept = Toto nastavení je uloženo v tomto prohlížeči.

## About

about-title = O Cornerwise
about-what = Cornerwise je bezplatný domov her typu Blokus a Triominos: přesná pravidla pro každou hru, počítačový soupeř s 9 úrovněmi a stoly pro tebe a tvoje přátele. Bez reklam.
about-names = Blokus, Trigon, Rumis a Triominos jsou ochranné známky svých vlastníků. Uvádíme je jen proto, aby bylo jasné, kterými vydanými pravidly se hra řídí. Cornerwise je na těchto vlastnících nezávislý a není jimi schválen.
about-privacy = Tvoje data
about-privacy-text = Ukládáme tvoje jméno, tvoje hry a jednu cookie, která udržuje přihlášení. Nesledujeme tě a nic nepředáváme dál.
about-programs = Pro vývojáře
about-programs-text = Všechno, co můžeš dělat na této stránce, může dělat i tvůj program.
about-api = Přečíst dokumentaci API
about-licences = Zdrojový kód a licence
about-source = Cornerwise je otevřený software s licencí MIT. Staví na práci jiných, mezi nimi:
