## Settings

settings-title = Inställningar
settings-look = Utseende
settings-theme = Färger
settings-theme-system = Som systemet
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-motion = Mindre rörelse
settings-motion-about = Bitar dyker upp på sin plats i stället för att glida dit.
settings-board = Vid brädet
settings-patterns = Mönster
settings-patterns-about = Ett märke på varje fält som skiljer färgerna åt även utan deras nyans.
settings-corners = Öppna hörn
settings-corners-about = Prickar där din färg kan gå vidare.
settings-coordinates = Koordinater
settings-coordinates-about = Bokstäver och siffror runt brädet, där det finns plats.
settings-confirm = Bekräfta drag
settings-confirm-about = En bit skickas först när du trycker på ”Lägg”.
settings-tips = Tips
settings-tips-about = Ett kort råd när det passar.
settings-sound-and-touch = Ljud och vibration
settings-sound = Ljud
settings-sound-off = Av
settings-sound-quiet = Lågt
settings-sound-full = På
settings-tick = Ticka när tiden är knapp
settings-tick-about = Under de sista tjugo sekunderna.
settings-vibration = Vibration
settings-vibration-about = En kort när en bit fäster eller läggs, på enheter som kan.
settings-notices = Aviseringar
settings-push = När det är din tur
settings-push-about = En avisering från systemet, även när sidan är stängd. För partier som spelas över flera dagar.
settings-push-denied = Webbläsaren tillåter inte aviseringar härifrån.
settings-kept = Sparas i den här webbläsaren.

## About

about-title = Om Cornerwise
about-what = Ett hem för hörnspelen: exakta regler för varje spel i familjen, en datormotståndare på nio nivåer och bord för vänner. Gratis, utan reklam.
about-names = Blokus, Trigon, Rumis och Triominos är varumärken som tillhör sina ägare. De nämns här bara för att säga vilka utgivna regler ett spel följer. Cornerwise är oberoende av dessa ägare och stöds inte av dem.
about-privacy = Vad som sparas
about-privacy-text = Ett namn, dina partier och en kaka som säger vem du är. Inget mäts, inget går till andra.
about-programs = För program
about-programs-text = Det som de här sidorna gör kan program också göra.
about-api = Hur man talar med servern
about-licences = Källkod och licenser
about-source = Cornerwise har MIT-licens. Det vilar på andras arbete, bland annat:
