## Settings

settings-title = Nastavení
settings-look = Vzhled
settings-theme = Barvy
settings-theme-system = Podle systému
settings-theme-light = Světlé
settings-theme-dark = Tmavé
settings-motion = Méně pohybu
settings-motion-about = Díly se objeví na svém místě, místo aby se tam posouvaly.
settings-board = U herního plánu
settings-patterns = Vzory
settings-patterns-about = Značka na každém políčku, která barvy rozliší i bez odstínu.
settings-corners = Otevřené rohy
settings-corners-about = Tečky tam, kde tvoje barva může pokračovat.
settings-coordinates = Souřadnice
settings-coordinates-about = Písmena a čísla kolem plánu, kde je na ně místo.
settings-confirm = Potvrzovat tahy
settings-confirm-about = Díl se odešle, až když stiskneš „Položit“.
settings-tips = Tipy
settings-tips-about = Krátká rada, když se zrovna hodí.
settings-sound-and-touch = Zvuk a dotek
settings-sound = Zvuk
settings-sound-off = Vypnutý
settings-sound-quiet = Tichý
settings-sound-full = Naplno
settings-tick = Tikat, když je málo času
settings-tick-about = V posledních dvaceti sekundách.
settings-vibration = Vibrace
settings-vibration-about = Krátká, když díl zapadne nebo se položí, na zařízeních, která to umějí.
settings-notices = Oznámení
settings-push = Když jsi na tahu
settings-push-about = Oznámení systému, i když je tato stránka zavřená. Pro hry, které se hrají několik dní.
settings-push-denied = Prohlížeč odtud oznámení nedovoluje.
settings-kept = Uloženo v tomto prohlížeči.

## About

about-title = O Cornerwise
about-what = Domov her, ve kterých se potkávají rohy: jedna přesná sada pravidel pro každou hru této rodiny, engine na devíti úrovních a stoly pro přátele. Zdarma, bez reklam.
about-names = Blokus, Trigon, Rumis a Triominos jsou ochranné známky svých vlastníků. Uvádějí se tu jen proto, aby bylo jasné, kterými vydanými pravidly se hra řídí. Cornerwise je na těchto vlastnících nezávislý a není jimi schválen.
about-privacy = Co se uchovává
about-privacy-text = Jméno, tvoje hry a jedna cookie, která říká, kdo jsi. Nic se neměří, nic se nepředává jiným.
about-programs = Pro programy
about-programs-text = Cokoli umějí tyto stránky, mohou dělat i programy.
about-api = Jak mluvit se serverem
about-licences = Zdrojový kód a licence
about-source = Cornerwise má licenci MIT. Stojí na práci jiných, mezi nimi:
