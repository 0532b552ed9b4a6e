cli-about = Blokus tipa spēles un Triominos: noteikumi, ieraksti, attēli un spēle.
cli-commands = komandas
cli-examples = piemēri:
cli-version = parādīt programmas versijas numuru un beigt
cli-language = lietot šo valodu, piemēram, de vai pt-BR, sistēmas valodas vietā
cli-own-games = ielādēt arī spēles, ko reģistrē šis Python fails
cli-interrupted = pārtraukts
cli-see-help = { $message } (sk. `{ $command }`)
cli-games = uzskaitīt visas spēles un to opcijas
cli-play = spēlēt terminālī
cli-serve = palaist serveri pārlūkiem un programmām
cli-replay = pārbaudīt un parādīt faila partijas
cli-analyse = parādīt stāvokļa labākos gājienus
cli-review = parādīt, kuri partijas gājieni maksāja visvairāk
cli-audit = saskaitīt punktus, kas atdoti partiju beigās
cli-draw = uzzīmēt stāvokli kā SVG vai tekstu
cli-perft = saskaitīt stāvokļus pēc noteikta gājienu skaita
cli-bench = izmērīt ātrumu un izmēru un salīdzināt ar mērķiem
cli-solve = atrast pilnu partiju vienam
cli-gtp = sazināties ar citām programmām pa Go Text Protocol
cli-arena = likt datorspēlētājiem spēlēt savā starpā
cli-bot = ļaut GTP programmai spēlēt serverī
cli-backup = ierakstīt failā visus servera datus
cli-restore = aizpildīt tukšu datubāzi no rezerves kopijas
cli-i18n = pārbaudīt tulkojumus
cli-puzzles = veidot un pierādīt uzdevumus
cli-explore = parādīt, kas stāvoklī spēlēts
cli-usage = lietojums:
cli-positional-arguments = pozicionālie argumenti
cli-options = opcijas
cli-help = parādīt šo palīdzības tekstu un beigt
cli-required = vajadzīgi šādi argumenti: { $value }
cli-one-required = vajadzīgs viens no argumentiem { $value }
cli-unrecognized = nepazīti argumenti: { $value }
cli-not-with = neder kopā ar argumentu { $value }
cli-ambiguous = neskaidra opcija: { $option } var nozīmēt { $matches }
cli-argument = arguments { $argument_name }: { $message }
cli-invalid-choice = nederīga vērtība: { $value } (var būt: { $choices })
cli-ignored = šai opcijai vērtības nav, bet norādīta { $value }
cli-expected-one = vajadzīgs viens arguments
cli-expected-some = vajadzīgs vismaz viens arguments
cli-expected = { $count ->
    [zero] vajadzīgi { $value } argumenti
    [one] vajadzīgs { $value } arguments
   *[other] vajadzīgi { $value } argumenti
  }
cli-moderate = skatīt sūdzības un reaģēt uz tām
