## Settings

settings-title = Indstillinger
settings-look = Udseende
settings-theme = Tema
settings-theme-system = System
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-motion = Reducer bevægelse
settings-motion-about = Brikker dukker op på deres plads i stedet for at glide derhen.
settings-pace = Tempo
settings-pace-about = Hvor hurtigt ét træk følger efter et andet på brættet. Med reduceret bevægelse altid med det samme.
settings-pace-calm = Roligt
settings-pace-brisk = Hurtigt
settings-pace-instant = Straks
settings-board = Bræt
settings-patterns = Mønstre
settings-patterns-about = Et mønster på hver farve. Det hjælper, hvis du har svært ved at skelne farver.
settings-corners = Åbne hjørner
settings-corners-about = Prikker, hvor du kan lægge næste gang.
settings-coordinates = Koordinater
settings-coordinates-about = Bogstaver og tal rundt om brættet, hvis der er plads.
settings-confirm = Bekræft træk
settings-confirm-about = En brik lægges først, når du trykker på »Læg«.
settings-tips = Tip
settings-tips-about = Korte råd, mens du spiller.
settings-sound-and-touch = Lyd og vibration
settings-sound = Lyd
settings-sound-off = Fra
settings-sound-quiet = Lav
settings-sound-full = Høj
settings-tick = Advarsel ved lidt tid
settings-tick-about = Tikken i dine sidste 20 sekunder.
settings-vibration = Vibration
settings-vibration-about = Når en brik klikker på plads eller lægges, hvis din enhed kan vibrere.
settings-notices = Notifikationer
settings-push = Giv besked, når det er min tur
settings-push-about = Også når denne side er lukket. Godt til partier, der varer i dagevis.
settings-push-denied = Din browser blokerer notifikationer fra dette websted. Du kan tillade dem i browserens indstillinger.
settings-kept = Disse indstillinger gemmes i denne browser.

## About

about-title = Om Cornerwise
about-what = Cornerwise er et gratis hjem for spil i stil med Blokus og Triominos: præcise regler for hvert spil, en computermodstander med 9 niveauer og borde til dig og dine venner. Ingen reklamer.
about-names = Blokus, Trigon, Rumis og Triominos er varemærker, der tilhører deres ejere. Vi nævner dem kun for at sige, hvilke udgivne regler et spil følger. Cornerwise er uafhængig af disse ejere og støttes ikke af dem.
about-privacy = Dine data
about-privacy-text = Vi gemmer dit navn, dine partier og én cookie, der holder dig logget ind. Vi sporer dig ikke og deler ikke noget med andre.
about-programs = Til udviklere
about-programs-text = Alt, hvad du kan gøre på dette websted, kan dit program også.
about-api = Læs API-dokumentationen
about-licences = Kildekode og licenser
about-source = Cornerwise er open source under MIT-licensen. Det bygger på andres arbejde, blandt andet:
