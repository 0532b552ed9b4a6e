## Settings

settings-title = Inställningar
settings-look = Utseende
settings-theme = Tema
settings-theme-system = System
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-motion = Minska rörelser
settings-motion-about = Bitar dyker upp på sin plats i stället för att glida dit.
settings-pace = Tempo
settings-pace-about = Hur snabbt ett drag följer på ett annat på brädet. Med minskade rörelser alltid direkt.
settings-pace-calm = Lugnt
settings-pace-brisk = Raskt
settings-pace-instant = Direkt
settings-board = Bräde
settings-patterns = Mönster
settings-patterns-about = Ett mönster på varje färg. Det hjälper om du har svårt att skilja färger åt.
settings-corners = Öppna hörn
settings-corners-about = Prickar där du kan spela härnäst.
settings-coordinates = Koordinater
settings-coordinates-about = Bokstäver och siffror runt brädet, om det finns plats.
settings-confirm = Bekräfta drag
settings-confirm-about = En bit läggs först när du trycker på ”Lägg”.
settings-tips = Tips
settings-tips-about = Korta råd medan du spelar.
settings-sound-and-touch = Ljud och vibration
settings-sound = Ljud
settings-sound-off = Av
settings-sound-quiet = Lågt
settings-sound-full = Högt
settings-tick = Varning vid ont om tid
settings-tick-about = Ett tickande under dina sista 20 sekunder.
settings-vibration = Vibration
settings-vibration-about = När en bit fäster eller läggs, om din enhet kan vibrera.
settings-notices = Aviseringar
settings-push = Meddela mig när det är min tur
settings-push-about = Även när sidan är stängd. Bra för partier som pågår i flera dagar.
settings-push-denied = Din webbläsare blockerar aviseringar från den här webbplatsen. Du kan tillåta dem i webbläsarens inställningar.
settings-kept = Inställningarna sparas i den här webbläsaren.

## About

about-title = Om Cornerwise
about-what = Cornerwise är ett gratis hem för spel av Blokus-typ och Triominos: exakta regler för varje spel, en datormotståndare med 9 nivåer och bord för dig och dina vänner. Ingen reklam.
about-names = Blokus, Trigon, Rumis och Triominos är varumärken som tillhör sina ägare. Vi nämner dem bara för att säga vilka utgivna regler ett spel följer. Cornerwise är oberoende av dessa ägare och stöds inte av dem.
about-privacy = Dina data
about-privacy-text = Vi sparar ditt namn, dina partier och en kaka som håller dig inloggad. Vi spårar dig inte och delar inget med andra.
about-programs = För utvecklare
about-programs-text = Allt du kan göra på den här webbplatsen kan ditt program också göra.
about-api = Läs API-dokumentationen
about-licences = Källkod och licenser
about-source = Cornerwise är öppen källkod med MIT-licens. Det bygger på andras arbete, bland annat:
