## Settings

settings-title = Nastavenia
settings-look = Vzhľad
settings-theme = Farby
settings-theme-system = Podľa systému
settings-theme-light = Svetlé
settings-theme-dark = Tmavé
settings-motion = Menej pohybu
settings-motion-about = Diely sa objavia na svojom mieste namiesto toho, aby sa tam posúvali.
settings-board = Pri hracej doske
settings-patterns = Vzory
settings-patterns-about = Značka na každom políčku, ktorá farby rozlíši aj bez odtieňa.
settings-corners = Otvorené rohy
settings-corners-about = Bodky tam, kde tvoja farba môže pokračovať.
settings-coordinates = Súradnice
settings-coordinates-about = Písmená a čísla okolo dosky, kde je na ne miesto.
settings-confirm = Potvrdzovať ťahy
settings-confirm-about = Diel sa odošle, až keď stlačíš „Položiť“.
settings-tips = Tipy
settings-tips-about = Krátka rada, keď sa práve hodí.
settings-sound-and-touch = Zvuk a dotyk
settings-sound = Zvuk
settings-sound-off = Vypnutý
settings-sound-quiet = Tichý
settings-sound-full = Naplno
settings-tick = Tikať, keď je málo času
settings-tick-about = V posledných dvadsiatich sekundách.
settings-vibration = Vibrácie
settings-vibration-about = Krátke, keď diel zapadne alebo sa položí, na zariadeniach, ktoré to vedia.
settings-notices = Oznámenia
settings-push = Keď si na ťahu
settings-push-about = Oznámenie systému, aj keď je táto stránka zavretá. Pre hry, ktoré sa hrajú niekoľko dní.
settings-push-denied = Prehliadač odtiaľto oznámenia nedovoľuje.
settings-kept = Uložené v tomto prehliadači.

## About

about-title = O Cornerwise
about-what = Domov hier, v ktorých sa stretávajú rohy: jedna presná sada pravidiel pre každú hru tejto rodiny, program s deviatimi úrovňami a stoly pre priateľov. Zadarmo, bez reklám.
about-names = Blokus, Trigon, Rumis a Triominos sú ochranné známky svojich vlastníkov. Uvádzajú sa tu len preto, aby bolo jasné, ktorými vydanými pravidlami sa hra riadi. Cornerwise je od týchto vlastníkov nezávislý a nie je nimi schválený.
about-privacy = Čo sa uchováva
about-privacy-text = Meno, tvoje hry a jeden súbor cookie, ktorý hovorí, kto si. Nič sa nemeria, nič sa neposiela iným.
about-programs = Pre programy
about-programs-text = Všetko, čo vedia tieto stránky, môžu robiť aj programy.
about-api = Ako sa rozprávať so serverom
about-licences = Zdrojový kód a licencie
about-source = Cornerwise má licenciu MIT. Stojí na práci iných, medzi nimi:
