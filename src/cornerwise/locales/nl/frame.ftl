## The frame of every page

nav-main = Hoofdmenu
nav-skip = Naar de inhoud
nav-play = Spelen
nav-learn = Leren
nav-puzzles = Puzzels
nav-analysis = Analyse
nav-watch = Kijken
nav-players = Spelers
nav-language = Taal
language-search = Talen zoeken
language-none = Geen taal gevonden
nav-account = Account
nav-back = Terug
sound-off = Geluid: uit
sound-quiet = Geluid: zacht
sound-full = Geluid: hard
theme-to-light = Overschakelen naar licht thema
theme-to-dark = Overschakelen naar donker thema
close = Sluiten
try-again = Opnieuw proberen
page-unknown = Pagina niet gevonden
page-unknown-text = Misschien zit er een tikfout in het adres, of is de pagina verwijderd.
page-unreachable = Geen verbinding
page-unreachable-text = Deze pagina kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
error-unexpected = Er ging iets mis. Er is niets veranderd: probeer het opnieuw.
error-client-offline = We kunnen de server niet bereiken. Je partijen zijn veilig: controleer je verbinding en probeer het opnieuw.
