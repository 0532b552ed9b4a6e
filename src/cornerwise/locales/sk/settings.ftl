## Settings

settings-title = Nastavenia
settings-look = Vzhľad
settings-theme = Motív
settings-theme-system = Podľa systému
settings-theme-light = Svetlý
settings-theme-dark = Tmavý
settings-motion = Obmedziť pohyb
settings-motion-about = Diely sa hneď objavia na svojom mieste, namiesto toho aby sa tam posúvali.
settings-board = Hracia doska
settings-patterns = Vzory
settings-patterns-about = Vzor na každej farbe. Pomôže, ak sa ti farby ťažko rozlišujú.
settings-corners = Otvorené rohy
settings-corners-about = Bodky tam, kde môžeš hrať ďalej.
settings-coordinates = Súradnice
settings-coordinates-about = Písmená a čísla okolo dosky, ak je na ne miesto.
settings-confirm = Potvrdzovať ťahy
settings-confirm-about = Diel sa položí, až keď stlačíš „Položiť“.
settings-tips = Tipy
settings-tips-about = Krátke rady počas hry.
settings-sound-and-touch = Zvuk a vibrácie
settings-sound = Zvuk
settings-sound-off = Vypnutý
settings-sound-quiet = Tichý
settings-sound-full = Naplno
settings-tick = Upozornenie na málo času
settings-tick-about = Tikanie v posledných 20 sekundách.
settings-vibration = Vibrácie
settings-vibration-about = Keď diel zapadne na miesto alebo sa položí, ak tvoje zariadenie vie vibrovať.
settings-notices = Upozornenia
settings-push = Upozorniť ma, keď som na ťahu
settings-push-about = Aj keď je táto stránka zavretá. Hodí sa pre hry, ktoré trvajú celé dni.
settings-push-denied = Tvoj prehliadač blokuje upozornenia z tejto stránky. Povoliť ich môžeš v jeho nastaveniach.
settings-kept = Tieto nastavenia sa ukladajú v tomto prehliadači.

## About

about-title = O Cornerwise
about-what = Cornerwise je bezplatný domov hier typu Blokus a Triominos: presné pravidlá každej hry, počítačový súper s 9 úrovňami a stoly pre teba a tvojich priateľov. Bez reklám.
about-names = Blokus, Trigon, Rumis a Triominos sú ochranné známky svojich vlastníkov. Uvádzame ich len preto, aby bolo jasné, ktorými vydanými pravidlami sa hra riadi. Cornerwise je od týchto vlastníkov nezávislý a nie je nimi schválený.
about-privacy = Tvoje údaje
about-privacy-text = Ukladáme tvoje meno, tvoje hry a jeden súbor cookie, vďaka ktorému zostávaš v účte. Nesledujeme ťa a nič neposkytujeme iným.
about-programs = Pre vývojárov
about-programs-text = Všetko, čo na tejto stránke môžeš robiť ty, môže robiť aj tvoj program.
about-api = Prečítať si dokumentáciu API
about-licences = Zdrojový kód a licencie
about-source = Cornerwise má otvorený zdrojový kód s licenciou MIT. Stavia na práci iných, okrem iného:
