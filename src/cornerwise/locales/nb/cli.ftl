## Kommandolinjen: det som alle kommandoer deler

cli-about = Spill av Blokus-typen og Triominos: regler, opptegnelser, bilder og spill.
cli-commands = kommandoer
cli-examples = eksempler:
cli-version = vis programmets versjon og avslutt
cli-language = bruk dette språket, for eksempel de eller pt-BR, i stedet for systemets
cli-own-games = last også inn spillene som denne Python-filen registrerer
cli-interrupted = avbrutt
cli-see-help = { $message } (se `{ $command }`)

## Hva hver kommando gjør, i listen over alle

cli-games = list opp alle spill og innstillingene deres
cli-play = spill i terminalen
cli-serve = kjør en server for nettlesere og programmer
cli-replay = kontroller og vis partiene i en fil
cli-analyse = vis de beste trekkene i en stilling
cli-review = vis hvilke trekk i et parti som kostet mest
cli-audit = tell poengene som ble gitt bort mot slutten av partiene
cli-draw = tegn en stilling som SVG eller tekst
cli-perft = tell stillingene etter et antall trekk
cli-bench = mål fart og størrelse og sammenlign med målene
cli-solve = finn et fullstendig parti for én
cli-gtp = snakk med andre programmer over Go Text Protocol
cli-arena = la datamaskinspillere spille mot hverandre
cli-bot = la et GTP-program spille på en server
cli-backup = skriv alle dataene til en server til en fil
cli-restore = fyll en tom database fra en sikkerhetskopi
cli-i18n = kontroller oversettelsene
cli-puzzles = lag og bevis nøtter
cli-explore = slå opp hva som ble spilt i en stilling
cli-moderate = se rapporter og gjør noe med dem

## Hva som sies om argumenter, uansett kommando

cli-usage = bruk:
cli-positional-arguments = posisjonelle argumenter
cli-options = flagg
cli-help = vis denne hjelpen og avslutt
cli-required = disse argumentene trengs: { $value }
cli-one-required = ett av argumentene { $value } trengs
cli-unrecognized = ukjente argumenter: { $value }
cli-not-with = ikke tillatt sammen med argumentet { $value }
cli-ambiguous = tvetydig flagg: { $option } kan bety { $matches }
cli-argument = argument { $argument_name }: { $message }
cli-invalid-choice = ugyldig valg: { $value } (velg mellom { $choices })
cli-ignored = dette valget tar ingen verdi, men { $value } ble oppgitt
cli-expected-one = ventet ett argument
cli-expected-some = ventet minst ett argument
cli-expected = { $count ->
    [one] ventet { $value } argument
   *[other] ventet { $value } argumenter
  }
