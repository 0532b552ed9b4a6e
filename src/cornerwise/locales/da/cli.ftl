## The command line: what every command shares.

cli-about = Hjørnespil: regler, optegnelser, billeder og spil.
cli-commands = kommandoer
cli-examples = eksempler:
cli-version = vis programmets version, og afslut
cli-language = tal dette sprog, f.eks. de eller pt-BR, uanset hvad systemet siger
cli-own-games = kend også de spil, som denne Python-fil tilmelder
cli-interrupted = afbrudt
cli-see-help = { $message } (se `{ $command }`)

## What each command does, in the list of all commands

cli-games = vis alle spil og deres indstillinger
cli-play = spil i terminalen
cli-serve = tilbyd partier til browsere og programmer
cli-replay = kontrollér partierne i en fil, og vis dem
cli-analyse = vis de bedste træk i en stilling
cli-review = nævn de træk i et parti, der kostede mest
cli-audit = tæl de point, der blev givet væk sidst i partierne
cli-draw = tegn en stilling som SVG eller tekst
cli-perft = tæl stillingerne efter så mange træk
cli-bench = mål hastighed og størrelse mod målene
cli-solve = find et fuldstændigt parti for én
cli-gtp = spil med andre programmer over Go Text Protocol
cli-arena = lad computerspillere spille mod hinanden
cli-bot = lad et GTP-program spille på en server
cli-backup = skriv alt, hvad en server ved, til en fil
cli-restore = fyld en tom database fra sådan en fil
cli-i18n = kontrollér oversættelserne

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
cli-ignored = argumentet { $value } bruges ikke her
cli-expected-one = der skal være ét argument
cli-expected-some = der skal være mindst ét argument
cli-expected = { $count ->
    [one] der skal være { $value } argument
   *[other] der skal være { $value } argumenter
  }
