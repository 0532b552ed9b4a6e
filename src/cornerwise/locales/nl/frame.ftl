## The frame of every page

nav-main = Hoofdmenu
nav-skip = Naar de inhoud
nav-play = Spelen
nav-learn = Leren
nav-puzzles = Puzzels
nav-watch = Kijken
nav-players = Spelers
nav-language = Taal
nav-account = Jij
nav-back = Terug
sound-off = Geluid staat uit
sound-quiet = Geluid staat zacht
sound-full = Geluid staat aan
theme-to-light = Lichte kleuren
theme-to-dark = Donkere kleuren
close = Sluiten
try-again = Opnieuw proberen
page-unknown = Deze pagina bestaat niet
page-unknown-text = Misschien zit er een tikfout in het adres, of is de partij verwijderd.
page-unreachable = Geen verbinding
page-unreachable-text = Deze pagina kon niet worden geladen. Er is niets verloren.
error-unexpected = Dat is niet gelukt. Er is niets veranderd.
error-client-offline = De server is niet bereikbaar. Er is niets verloren.
