## Innstillinger

settings-title = Innstillinger
settings-look = Utseende
settings-theme = Tema
settings-theme-system = System
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-motion = Mindre bevegelse
settings-motion-about = Brikkene vises rett på plass i stedet for å gli dit.
settings-board = Brett
settings-patterns = Mønstre
settings-patterns-about = Et mønster på hver farge. Nyttig hvis du har vanskelig for å skille fargene.
settings-corners = Åpne hjørner
settings-corners-about = Prikker der du kan legge neste brikke.
settings-coordinates = Koordinater
settings-coordinates-about = Bokstaver og tall rundt brettet, hvis det er plass.
settings-confirm = Bekreft trekk
settings-confirm-about = En brikke legges først når du trykker på «Legg».
settings-tips = Tips
settings-tips-about = Korte råd mens du spiller.
settings-sound-and-touch = Lyd og vibrasjon
settings-sound = Lyd
settings-sound-off = Av
settings-sound-quiet = Lav
settings-sound-full = Høy
settings-tick = Varsel om lite tid
settings-tick-about = Tikking de siste 20 sekundene dine.
settings-vibration = Vibrasjon
settings-vibration-about = Når en brikke klikker på plass eller legges, hvis enheten din kan vibrere.
settings-notices = Varsler
settings-push = Gi meg beskjed når det er min tur
settings-push-about = Også når denne siden er lukket. Fint for partier som går over flere dager.
settings-push-denied = Nettleseren din blokkerer varsler fra dette nettstedet. Du kan tillate dem i innstillingene til nettleseren.
settings-kept = Innstillingene lagres i denne nettleseren.

## Om

about-title = Om
about-what = Cornerwise er et gratis hjem for spill av Blokus-typen og Triominos: nøyaktige regler for hvert spill, en datamaskin å spille mot på 9 nivåer, og bord for deg og vennene dine. Uten reklame.
about-names = Blokus, Trigon, Rumis og Triominos er varemerker som tilhører sine eiere. Vi nevner dem bare for å si hvilke utgitte regler et spill følger. Cornerwise er uavhengig av disse eierne og ikke støttet av dem.
about-privacy = Dine data
about-privacy-text = Vi lagrer navnet ditt, partiene dine og én informasjonskapsel som holder deg innlogget. Vi sporer deg ikke og deler ingenting med andre.
about-programs = For utviklere
about-programs-text = Alt du kan gjøre på dette nettstedet, kan programmet ditt også gjøre.
about-api = Les API-dokumentasjonen
about-licences = Kildekode og lisenser
about-source = Cornerwise er åpen kildekode under MIT-lisensen. Det bygger på andres arbeid, blant annet:
