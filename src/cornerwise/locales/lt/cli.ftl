cli-about = „Blokus“ tipo žaidimai ir „Triominos“: taisyklės, įrašai, paveikslai ir žaidimas.
cli-commands = komandos
cli-examples = pavyzdžiai:
cli-version = parodyti programos versijos numerį ir baigti
cli-language = naudoti šią kalbą, pavyzdžiui, de arba pt-BR, vietoj sistemos kalbos
cli-own-games = įkelti ir žaidimus, kuriuos užregistruoja šis Python failas
cli-interrupted = nutraukta
cli-see-help = { $message } (žr. `{ $command }`)
cli-games = išvardyti visus žaidimus ir jų parinktis
cli-play = žaisti terminale
cli-serve = paleisti serverį naršyklėms ir programoms
cli-replay = patikrinti ir parodyti failo partijas
cli-analyse = parodyti geriausius padėties ėjimus
cli-review = parodyti, kurie partijos ėjimai kainavo daugiausia
cli-audit = suskaičiuoti taškus, atiduotus partijų pabaigoje
cli-draw = nupiešti padėtį kaip SVG arba tekstą
cli-perft = suskaičiuoti padėtis po tam tikro ėjimų skaičiaus
cli-bench = išmatuoti greitį ir dydį ir palyginti su tikslais
cli-solve = rasti visą partiją vienam
cli-gtp = bendrauti su kitomis programomis per Go Text Protocol
cli-arena = leisti kompiuteriniams žaidėjams žaisti tarpusavyje
cli-bot = leisti GTP programai žaisti serveryje
cli-backup = įrašyti į failą visus serverio duomenis
cli-restore = užpildyti tuščią duomenų bazę iš atsarginės kopijos
cli-i18n = patikrinti vertimus
cli-puzzles = kurti ir įrodyti galvosūkius
cli-explore = parodyti, kas žaista padėtyje
cli-usage = naudojimas:
cli-positional-arguments = poziciniai argumentai
cli-options = parinktys
cli-help = parodyti šį pagalbos tekstą ir baigti
cli-required = būtini šie argumentai: { $value }
cli-one-required = būtinas vienas iš argumentų { $value }
cli-unrecognized = neatpažinti argumentai: { $value }
cli-not-with = nedera su argumentu { $value }
cli-ambiguous = neaiški parinktis: { $option } gali reikšti { $matches }
cli-argument = argumentas { $argument_name }: { $message }
cli-invalid-choice = netinkama reikšmė: { $value } (galima: { $choices })
cli-ignored = šis parametras reikšmės neturi, bet nurodyta { $value }
cli-expected-one = reikia vieno argumento
cli-expected-some = reikia bent vieno argumento
cli-expected = { $count ->
    [one] reikia { $value } argumento
    [few] reikia { $value } argumentų
    [many] reikia { $value } argumento
   *[other] reikia { $value } argumentų
  }
cli-moderate = peržiūrėti skundus ir į juos reaguoti
