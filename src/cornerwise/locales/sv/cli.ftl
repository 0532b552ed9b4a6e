## The command line: what every command shares.

cli-about = Spel av Blokus-typ och Triominos: regler, protokoll, bilder och spel.
cli-commands = kommandon
cli-examples = exempel:
cli-version = visa programmets version och avsluta
cli-language = använd det här språket, till exempel de eller pt-BR, i stället för systemets
cli-own-games = läs också in spelen som den här Python-filen registrerar
cli-interrupted = avbrutet
cli-see-help = { $message } (se `{ $command }`)

## What each command does, in the list of all commands

cli-games = lista alla spel och deras alternativ
cli-play = spela i terminalen
cli-serve = kör en server för webbläsare och program
cli-replay = kontrollera och visa partierna i en fil
cli-analyse = visa de bästa dragen i en ställning
cli-review = visa vilka drag i ett parti som kostade mest
cli-audit = räkna poängen som skänktes bort mot slutet av partierna
cli-draw = rita en ställning som SVG eller text
cli-perft = räkna ställningarna efter ett antal drag
cli-bench = mät fart och storlek och jämför med målen
cli-solve = hitta ett fullständigt parti för en
cli-gtp = prata med andra program över Go Text Protocol
cli-arena = låt datorspelare spela mot varandra
cli-bot = låt ett GTP-program spela på en server
cli-backup = skriv all data på en server till en fil
cli-restore = fyll en tom databas från en säkerhetskopia
cli-moderate = se anmälningar och åtgärda dem
cli-i18n = kontrollera översättningarna
cli-puzzles = gör och bevisa pussel
cli-explore = slå upp vad som spelades i en ställning

## What is said about arguments, whatever the command

cli-usage = användning:
cli-positional-arguments = positionsargument
cli-options = flaggor
cli-help = visa den här hjälpen och avsluta
cli-required = de här argumenten krävs: { $value }
cli-one-required = ett av argumenten { $value } krävs
cli-unrecognized = okända argument: { $value }
cli-not-with = inte tillåtet tillsammans med argumentet { $value }
cli-ambiguous = tvetydig flagga: { $option } kan betyda { $matches }
cli-argument = argument { $argument_name }: { $message }
cli-invalid-choice = ogiltigt val: { $value } (välj bland { $choices })
cli-ignored = det här alternativet tar inget värde, men { $value } angavs
cli-expected-one = ett argument väntades
cli-expected-some = minst ett argument väntades
cli-expected = { $count ->
    [one] { $value } argument väntades
   *[other] { $value } argument väntades
  }
