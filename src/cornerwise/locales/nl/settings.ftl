## Settings

settings-title = Instellingen
settings-look = Weergave
settings-theme = Thema
settings-theme-system = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Minder beweging
settings-motion-about = Steentjes verschijnen meteen op hun plek in plaats van erheen te schuiven.
settings-pace = Tempo
settings-pace-about = Hoe snel de ene zet op het bord op de andere volgt. Met minder beweging altijd meteen.
settings-pace-calm = Rustig
settings-pace-brisk = Vlot
settings-pace-instant = Direct
settings-board = Bord
settings-patterns = Patronen
settings-patterns-about = Een patroon op elke kleur. Handig als je kleuren moeilijk uit elkaar kunt houden.
settings-corners = Open hoeken
settings-corners-about = Stippen waar je hierna kunt leggen.
settings-coordinates = Coördinaten
settings-coordinates-about = Letters en cijfers rond het bord, als er ruimte is.
settings-confirm = Zetten bevestigen
settings-confirm-about = Een steentje wordt pas gelegd als je op ‘Leggen’ drukt.
settings-tips = Tips
settings-tips-about = Korte adviezen terwijl je speelt.
settings-sound-and-touch = Geluid en trillen
settings-sound = Geluid
settings-sound-off = Uit
settings-sound-quiet = Zacht
settings-sound-full = Hard
settings-tick = Waarschuwing bij weinig tijd
settings-tick-about = Getik in je laatste 20 seconden.
settings-vibration = Trillen
settings-vibration-about = Als een steentje vastklikt of wordt gelegd, als je apparaat kan trillen.
settings-notices = Meldingen
settings-push = Melding als ik aan de beurt ben
settings-push-about = Ook als deze pagina gesloten is. Handig bij partijen die dagen duren.
settings-push-denied = Je browser blokkeert meldingen van deze site. Je kunt ze toestaan in de instellingen van je browser.
settings-kept = Deze instellingen worden in deze browser bewaard.

## About

about-title = Over Cornerwise
about-what = Cornerwise is een gratis thuis voor spellen zoals Blokus en voor Triominos: exacte regels voor elk spel, een computertegenstander met 9 niveaus en tafels voor jou en je vrienden. Geen reclame.
about-names = Blokus, Trigon, Rumis en Triominos zijn merken van hun eigenaars. We noemen ze alleen om te zeggen welke uitgegeven regels een spel volgt. Cornerwise staat los van die eigenaars en wordt niet door hen ondersteund.
about-privacy = Je gegevens
about-privacy-text = We bewaren je naam, je partijen en één cookie waarmee je ingelogd blijft. We volgen je niet en delen niets met anderen.
about-programs = Voor ontwikkelaars
about-programs-text = Alles wat jij op deze site kunt doen, kan je programma ook.
about-api = De API-documentatie lezen
about-licences = Broncode en licenties
about-source = Cornerwise is open source onder de MIT-licentie. Het bouwt voort op het werk van anderen, waaronder:
