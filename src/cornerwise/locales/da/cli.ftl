## The command line: what every command shares.

cli-about = Spil i stil med Blokus og Triominos: regler, optegnelser, billeder og spil.
cli-commands = kommandoer
cli-examples = eksempler:
cli-version = vis programmets version, og afslut
cli-language = brug dette sprog, f.eks. de eller pt-BR, i stedet for systemets
cli-own-games = indlæs også de spil, som denne Python-fil tilmelder
cli-interrupted = afbrudt
cli-see-help = { $message } (se `{ $command }`)

## What each command does, in the list of all commands

cli-games = vis alle spil og deres valgmuligheder
cli-play = spil i terminalen
cli-serve = kør en server til browsere og programmer
cli-replay = kontrollér og vis partierne i en fil
cli-analyse = vis de bedste træk i en stilling
cli-review = vis, hvilke træk i et parti der kostede mest
cli-audit = tæl de point, der blev givet væk sidst i partierne
cli-draw = tegn en stilling som SVG eller tekst
cli-perft = tæl stillingerne efter et antal træk
cli-bench = mål hastighed og størrelse, og sammenlign med målene
cli-solve = find et fuldstændigt parti for én
cli-gtp = tal med andre programmer over Go Text Protocol
cli-arena = lad computerspillere spille mod hinanden
cli-bot = lad et GTP-program spille på en server
cli-backup = skriv alle data på en server til en fil
cli-restore = fyld en tom database fra en sikkerhedskopi
cli-moderate = se anmeldelser, og gør noget ved dem
cli-i18n = kontrollér oversættelserne
cli-puzzles = lav og bevis opgaver
cli-explore = slå op, hvad der blev spillet i en stilling

## What is said about arguments, whatever the command

cli-usage = brug:
cli-positional-arguments = positionelle argumenter
cli-options = tilvalg
cli-help = vis denne hjælp, og afslut
cli-required = disse argumenter er nødvendige: { $value }
cli-one-required = et af argumenterne { $value } er nødvendigt
cli-unrecognized = ukendte argumenter: { $value }
cli-not-with = ikke tilladt sammen med argumentet { $value }
cli-ambiguous = tvetydigt tilvalg: { $option } kan betyde { $matches }
cli-argument = argument { $argument_name }: { $message }
cli-invalid-choice = ugyldigt valg: { $value } (vælg mellem { $choices })
cli-ignored = dette valg tager ingen værdi, men { $value } blev angivet
cli-expected-one = der skal være ét argument
cli-expected-some = der skal være mindst ét argument
cli-expected = { $count ->
    [one] der skal være { $value } argument
   *[other] der skal være { $value } argumenter
  }
