## Innstillinger

settings-title = Innstillinger
settings-look = Utseende
settings-theme = Farger
settings-theme-system = Som systemet
settings-theme-light = Lyse
settings-theme-dark = Mørke
settings-motion = Mindre bevegelse
settings-motion-about = Brikkene dukker opp på plass i stedet for å bevege seg dit.
settings-board = Ved brettet
settings-patterns = Mønstre
settings-patterns-about = Et merke på hvert felt som skiller fargene uten fargetonen.
settings-corners = Åpne hjørner
settings-corners-about = Prikker der fargen din kan gå videre.
settings-coordinates = Koordinater
settings-coordinates-about = Bokstaver og tall rundt brettet, der det er plass.
settings-confirm = Bekreft trekk
settings-confirm-about = En brikke sendes først når du trykker på «Legg».
settings-tips = Tips
settings-tips-about = Et kort råd når det passer.
settings-sound-and-touch = Lyd og vibrasjon
settings-sound = Lyd
settings-sound-off = Av
settings-sound-quiet = Lav
settings-sound-full = Høy
settings-tick = Tikking når tiden er knapp
settings-tick-about = De siste tjue sekundene.
settings-vibration = Vibrasjon
settings-vibration-about = Et kort støt når en brikke fester seg eller legges, på enheter som kan det.
settings-notices = Varsler
settings-push = Når det er din tur
settings-push-about = Et varsel fra systemet, også når denne siden er lukket. For partier som går over flere dager.
settings-push-denied = Nettleseren tillater ikke varsler herfra.
settings-kept = Lagret i denne nettleseren.

## Om

about-title = Om
about-what = Et hjem for hjørnespillene: ett nøyaktig sett med regler for hvert spill i familien, en motor på ni nivåer og bord for venner. Gratis, uten reklame.
about-names = Blokus, Trigon, Rumis og Triominos er varemerker som tilhører sine eiere. De nevnes her bare for å si hvilke utgitte regler et spill følger. Cornerwise er uavhengig av disse eierne og ikke støttet av dem.
about-privacy = Hva som lagres
about-privacy-text = Et navn, partiene dine og én informasjonskapsel som sier hvem du er. Ingenting måles, ingenting går til andre.
about-programs = For programmer
about-programs-text = Alt disse sidene gjør, kan også gjøres av programmer.
about-api = Hvordan man snakker med serveren
about-licences = Kildekode og lisenser
about-source = Cornerwise er under MIT-lisensen. Det bygger på andres arbeid, blant annet:
