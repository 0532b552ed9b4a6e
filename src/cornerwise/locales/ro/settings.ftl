## Setări

settings-title = Setări
settings-look = Aspect
settings-theme = Temă
settings-theme-system = Sistem
settings-theme-light = Luminoasă
settings-theme-dark = Întunecată
settings-motion = Redu mișcarea
settings-motion-about = Piesele apar direct la locul lor, fără să alunece până acolo.
settings-board = Tablă
settings-patterns = Modele
settings-patterns-about = Un model pe fiecare culoare, ca să le deosebești în orice lumină.
settings-corners = Colțuri deschise
settings-corners-about = Puncte în locurile unde poți juca mai departe.
settings-coordinates = Coordonate
settings-coordinates-about = Litere și numere în jurul tablei, dacă este loc.
settings-confirm = Confirmă mutările
settings-confirm-about = O piesă este pusă doar când apeși pe „Pune”.
settings-tips = Sfaturi
settings-tips-about = Sfaturi scurte în timpul jocului.
settings-sound-and-touch = Sunet și vibrații
settings-sound = Sunet
settings-sound-off = Oprit
settings-sound-quiet = Încet
settings-sound-full = Tare
settings-tick = Avertizare când rămâne puțin timp
settings-tick-about = Un ticăit în ultimele 20 de secunde.
settings-vibration = Vibrații
settings-vibration-about = Când o piesă se fixează sau este pusă, dacă dispozitivul tău poate vibra.
settings-notices = Notificări
settings-push = Anunță-mă când este rândul meu
settings-push-about = Chiar și cu această pagină închisă. Potrivit pentru partide care durează zile întregi.
settings-push-denied = Browserul tău blochează notificările de pe acest site. Le poți permite din setările lui.
settings-kept = Aceste setări sunt salvate în acest browser.

## Despre

about-title = Despre
about-what = Cornerwise este o casă gratuită pentru jocurile de tip Blokus și Triominos: reguli exacte pentru fiecare joc, un adversar calculator cu 9 niveluri și mese pentru tine și prietenii tăi. Fără reclame.
about-names = Blokus, Trigon, Rumis și Triominos sunt mărci ale proprietarilor lor. Le numim doar ca să arătăm ce reguli publicate urmează un joc. Cornerwise este independent de acești proprietari și nu este susținut de ei.
about-privacy = Datele tale
about-privacy-text = Păstrăm numele tău, partidele tale și un singur cookie care te ține conectat. Nu te urmărim și nu dăm nimic mai departe.
about-programs = Pentru dezvoltatori
about-programs-text = Tot ce poți face pe acest site poate face și programul tău.
about-api = Citește documentația API
about-licences = Cod sursă și licențe
about-source = Cornerwise este open source, sub licența MIT. Se bazează pe munca altora, printre care:
