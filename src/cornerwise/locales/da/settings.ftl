## Settings

settings-title = Indstillinger
settings-look = Udseende
settings-theme = Farver
settings-theme-system = Som systemet
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-motion = Mindre bevægelse
settings-motion-about = Brikker dukker op på deres plads i stedet for at glide derhen.
settings-board = Ved brættet
settings-patterns = Mønstre
settings-patterns-about = Et mærke på hvert felt, der skelner farverne også uden deres nuance.
settings-corners = Åbne hjørner
settings-corners-about = Prikker, hvor din farve kan gå videre.
settings-coordinates = Koordinater
settings-coordinates-about = Bogstaver og tal rundt om brættet, hvor der er plads.
settings-confirm = Bekræft træk
settings-confirm-about = En brik sendes først, når du trykker på »Læg«.
settings-tips = Tip
settings-tips-about = Et kort råd, når det passer.
settings-sound-and-touch = Lyd og vibration
settings-sound = Lyd
settings-sound-off = Fra
settings-sound-quiet = Lav
settings-sound-full = Høj
settings-tick = Tik, når tiden er knap
settings-tick-about = I de sidste tyve sekunder.
settings-vibration = Vibration
settings-vibration-about = En kort, når en brik klikker på plads eller lægges, på enheder, der kan.
settings-notices = Meddelelser
settings-push = Når det er din tur
settings-push-about = En meddelelse fra systemet, også mens denne side er lukket. Til partier, der spilles over flere dage.
settings-push-denied = Browseren tillader ikke meddelelser herfra.
settings-kept = Gemt i denne browser.

## About

about-title = Om Cornerwise
about-what = Et hjem for hjørnespillene: præcise regler for hvert spil i familien, en computermodstander på ni niveauer og borde til venner. Gratis, uden reklamer.
about-names = Blokus, Trigon, Rumis og Triominos er varemærker, der tilhører deres ejere. De nævnes her kun for at sige, hvilke udgivne regler et spil følger. Cornerwise er uafhængig af disse ejere og støttes ikke af dem.
about-privacy = Hvad der gemmes
about-privacy-text = Et navn, dine partier og én cookie, der siger, hvem du er. Intet måles, intet går videre til andre.
about-programs = Til programmer
about-programs-text = Det, som disse sider gør, kan programmer også gøre.
about-api = Sådan taler man med serveren
about-licences = Kildekode og licenser
about-source = Cornerwise er under MIT-licensen. Det bygger på andres arbejde, blandt andet:
