## Settings

settings-title = Instellingen
settings-look = Uiterlijk
settings-theme = Kleuren
settings-theme-system = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Minder beweging
settings-motion-about = Steentjes verschijnen op hun plek in plaats van erheen te schuiven.
settings-board = Aan het bord
settings-patterns = Patronen
settings-patterns-about = Een teken op elk vakje dat de kleuren ook zonder hun tint uit elkaar houdt.
settings-corners = Open hoeken
settings-corners-about = Stippen waar je kleur verder kan.
settings-coordinates = Coördinaten
settings-coordinates-about = Letters en cijfers rond het bord, waar ruimte is.
settings-confirm = Zetten bevestigen
settings-confirm-about = Een steentje wordt pas verzonden als je op ‘Leggen’ drukt.
settings-tips = Tips
settings-tips-about = Een kort advies als het van pas komt.
settings-sound-and-touch = Geluid en trillen
settings-sound = Geluid
settings-sound-off = Uit
settings-sound-quiet = Zacht
settings-sound-full = Aan
settings-tick = Tikken als de tijd krap wordt
settings-tick-about = In de laatste twintig seconden.
settings-vibration = Trillen
settings-vibration-about = Kort, als een steentje vastklikt of wordt gelegd, op apparaten die dat kunnen.
settings-notices = Meldingen
settings-push = Als je aan de beurt bent
settings-push-about = Een melding van het systeem, ook als deze pagina gesloten is. Voor partijen die dagen duren.
settings-push-denied = De browser staat meldingen vanaf hier niet toe.
settings-kept = Bewaard in deze browser.

## About

about-title = Over Cornerwise
about-what = Een thuis voor de hoekspellen: exacte regels voor elk spel van de familie, een computertegenstander met negen niveaus en tafels voor vrienden. Gratis, zonder reclame.
about-names = Blokus, Trigon, Rumis en Triominos zijn merken van hun eigenaars. Ze staan hier alleen om te zeggen welke uitgegeven regels een spel volgt. Cornerwise staat los van die eigenaars en wordt niet door hen ondersteund.
about-privacy = Wat er wordt bewaard
about-privacy-text = Een naam, je partijen en één cookie die zegt wie je bent. Er wordt niets gemeten en er gaat niets naar anderen.
about-programs = Voor programma’s
about-programs-text = Wat deze pagina’s doen, kunnen programma’s ook.
about-api = Hoe je met de server praat
about-licences = Broncode en licenties
about-source = Cornerwise valt onder de MIT-licentie. Het bouwt op het werk van anderen, waaronder:
