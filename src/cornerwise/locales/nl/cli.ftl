## The command line: what every command shares. Words in capitals (FILE, GAME) and options (--ply) are typed and stay.

cli-about = Spellen zoals Blokus, en Triominos: regels, verslagen, tekeningen en partijen.
cli-commands = opdrachten
cli-examples = voorbeelden:
cli-version = het versienummer van het programma tonen en stoppen
cli-language = deze taal gebruiken, zoals de of pt-BR, in plaats van die van het systeem
cli-own-games = ook de spellen laden die dit Python-bestand aanmeldt
cli-interrupted = onderbroken
# $message says what is wrong, $command is a command to be typed.
cli-see-help = { $message } (zie `{ $command }`)

## What each command does, in the list of all commands

cli-games = alle spellen en hun opties opsommen
cli-play = in de terminal spelen
cli-serve = een server voor browsers en programma’s draaien
cli-replay = de partijen in een bestand controleren en tonen
cli-analyse = de beste zetten in een stelling tonen
cli-review = tonen welke zetten van een partij het meest kostten
cli-audit = de punten tellen die aan het eind van partijen zijn weggegeven
cli-draw = een stelling tekenen als SVG of tekst
cli-perft = de stellingen na een aantal zetten tellen
cli-bench = snelheid en grootte meten en met de doelen vergelijken
cli-solve = een volledige partij voor één speler vinden
cli-gtp = met andere programma’s praten via het Go Text Protocol
cli-arena = computerspelers tegen elkaar laten spelen
cli-bot = een GTP-programma op een server laten spelen
cli-backup = alle gegevens van een server in een bestand schrijven
cli-restore = een lege database vullen uit een back-upbestand
cli-moderate = meldingen bekijken en afhandelen
cli-i18n = de vertalingen controleren
cli-puzzles = puzzels maken en bewijzen
cli-explore = opzoeken wat in een stelling is gespeeld

## What is said about arguments, whatever the command

cli-usage = gebruik:
cli-positional-arguments = argumenten
cli-options = opties
cli-help = deze hulp tonen en stoppen
cli-required = deze argumenten ontbreken: { $value }
cli-one-required = een van de argumenten { $value } is nodig
cli-unrecognized = onbekende argumenten: { $value }
cli-not-with = niet toegestaan samen met argument { $value }
cli-ambiguous = dubbelzinnige optie: { $option } kan { $matches } zijn
cli-argument = argument { $argument_name }: { $message }
cli-invalid-choice = die keuze bestaat niet: { $value } (kies uit { $choices })
cli-ignored = deze optie heeft geen waarde, maar { $value } is opgegeven
cli-expected-one = één argument verwacht
cli-expected-some = minstens één argument verwacht
# $count is the number, $value shows it.
cli-expected = { $count ->
    [one] { $value } argument verwacht
   *[other] { $value } argumenten verwacht
  }
