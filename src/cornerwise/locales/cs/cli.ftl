cli-about = Hry typu Blokus a Triominos: pravidla, záznamy, obrázky a hraní.
cli-commands = příkazy
cli-examples = příklady:
cli-version = ukázat číslo verze programu a skončit
cli-language = použít tento jazyk, například de nebo pt-BR, místo jazyka systému
cli-own-games = načíst i hry, které zapíše tento soubor v Pythonu
cli-interrupted = přerušeno
cli-see-help = { $message } (viz `{ $command }`)

## What each command does, in the list of all commands

cli-games = vypsat všechny hry a jejich volby
cli-play = hrát v terminálu
cli-serve = spustit server pro prohlížeče a programy
cli-replay = zkontrolovat a ukázat hry ze souboru
cli-analyse = ukázat nejlepší tahy v pozici
cli-review = ukázat tahy hry, které stály nejvíc
cli-audit = spočítat body darované na konci her
cli-draw = nakreslit pozici jako SVG nebo text
cli-perft = spočítat pozice po daném počtu tahů
cli-bench = změřit rychlost a velikost a porovnat s cíli
cli-solve = najít úplnou hru pro jednoho
cli-gtp = mluvit s jinými programy přes Go Text Protocol
cli-arena = nechat počítačové hráče hrát proti sobě
cli-bot = nechat program GTP hrát na serveru
cli-backup = zapsat všechna data serveru do souboru
cli-restore = naplnit prázdnou databázi ze zálohy
cli-moderate = prohlížet hlášení a reagovat na ně
cli-i18n = zkontrolovat překlady
cli-puzzles = vytvářet a dokazovat hlavolamy
cli-explore = vyhledat, co se v pozici hrálo

## What is said about arguments, whatever the command

cli-usage = použití:
cli-positional-arguments = poziční argumenty
cli-options = volby
cli-help = ukázat tuto nápovědu a skončit
cli-required = chybí povinné argumenty: { $value }
cli-one-required = je potřeba jeden z argumentů { $value }
cli-unrecognized = neznámé argumenty: { $value }
cli-not-with = nelze použít s argumentem { $value }
cli-ambiguous = nejednoznačná volba: { $option } může znamenat { $matches }
cli-argument = argument { $argument_name }: { $message }
cli-invalid-choice = neplatná volba: { $value } (vyber z: { $choices })
cli-ignored = tento přepínač nemá hodnotu, ale byla zadána { $value }
cli-expected-one = očekává se jeden argument
cli-expected-some = očekává se aspoň jeden argument
cli-expected = { $count ->
    [one] očekává se { $value } argument
    [few] očekávají se { $value } argumenty
    [many] očekává se { $value } argumentu
   *[other] očekává se { $value } argumentů
  }
