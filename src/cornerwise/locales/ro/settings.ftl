## Setări

settings-title = Setări
settings-look = Aspect
settings-theme = Culori
settings-theme-system = Ca sistemul
settings-theme-light = Deschise
settings-theme-dark = Închise
settings-motion = Mai puțină mișcare
settings-motion-about = Piesele apar la locul lor în loc să se miște până acolo.
settings-board = Pe tablă
settings-patterns = Modele
settings-patterns-about = Un semn pe fiecare căsuță, care deosebește culorile fără nuanța lor.
settings-corners = Colțuri deschise
settings-corners-about = Puncte acolo unde culoarea ta poate continua.
settings-coordinates = Coordonate
settings-coordinates-about = Litere și numere în jurul tablei, unde este loc.
settings-confirm = Confirmă mutările
settings-confirm-about = O piesă este trimisă doar când apeși pe Pune.
settings-tips = Sfaturi
settings-tips-about = Un sfat scurt când se potrivește momentului.
settings-sound-and-touch = Sunet și atingere
settings-sound = Sunet
settings-sound-off = Oprit
settings-sound-quiet = Încet
settings-sound-full = Tare
settings-tick = Ticăit când timpul e pe sfârșite
settings-tick-about = În ultimele douăzeci de secunde.
settings-vibration = Vibrație
settings-vibration-about = Una scurtă când o piesă se fixează sau este pusă, pe dispozitivele care pot.
settings-notices = Notificări
settings-push = Când este rândul tău
settings-push-about = O notificare a sistemului, chiar și cu pagina închisă. Pentru partide care durează zile întregi.
settings-push-denied = Browserul nu permite notificări de aici.
settings-kept = Păstrat în acest browser.

## Despre

about-title = Despre
about-what = O casă pentru jocurile cu colțuri: un set exact de reguli pentru fiecare joc al familiei, un motor cu nouă niveluri și mese pentru prieteni. Gratuit, fără reclame.
about-names = Blokus, Trigon, Rumis și Triominos sunt mărci ale proprietarilor lor. Apar aici doar ca să arate ce reguli publicate urmează un joc. Cornerwise este independent de acești proprietari și nu este susținut de ei.
about-privacy = Ce se păstrează
about-privacy-text = Un nume, partidele tale și un cookie care spune cine ești. Nimic nu este măsurat, nimic nu ajunge la alții.
about-programs = Pentru programe
about-programs-text = Tot ce fac aceste pagini poate fi făcut și de programe.
about-api = Cum vorbești cu serverul
about-licences = Cod sursă și licențe
about-source = Cornerwise este sub licența MIT. Se sprijină pe munca altora, între care:
