cli-about = Hry typu Blokus a Triominos: pravidlá, záznamy, obrázky a hranie.
cli-commands = príkazy
cli-examples = príklady:
cli-version = ukázať číslo verzie programu a skončiť
cli-language = použiť tento jazyk, napríklad de alebo pt-BR, namiesto jazyka systému
cli-own-games = načítať aj hry, ktoré registruje tento súbor v Pythone
cli-interrupted = prerušené
cli-see-help = { $message } (pozri `{ $command }`)

## What each command does, in the list of all commands

cli-games = vypísať všetky hry a ich voľby
cli-play = hrať v termináli
cli-serve = spustiť server pre prehliadače a programy
cli-replay = skontrolovať hry zo súboru a ukázať ich
cli-analyse = ukázať najlepšie ťahy v pozícii
cli-review = ukázať, ktoré ťahy hry stáli najviac
cli-audit = spočítať body darované na konci hier
cli-draw = nakresliť pozíciu ako SVG alebo text
cli-perft = spočítať pozície po danom počte ťahov
cli-bench = zmerať rýchlosť a veľkosť a porovnať s cieľmi
cli-solve = nájsť úplnú hru pre jedného
cli-gtp = komunikovať s inými programami cez Go Text Protocol
cli-arena = nechať počítačových hráčov hrať proti sebe
cli-bot = nechať program GTP hrať na serveri
cli-backup = zapísať všetky údaje servera do súboru
cli-restore = naplniť prázdnu databázu zo súboru so zálohou
cli-moderate = prezerať hlásenia a reagovať na ne
cli-i18n = skontrolovať preklady
cli-puzzles = vytvárať a dokazovať hlavolamy
cli-explore = vyhľadať, čo sa v pozícii hralo

## What is said about arguments, whatever the command

cli-usage = použitie:
cli-positional-arguments = pozičné argumenty
cli-options = voľby
cli-help = ukázať tohto pomocníka a skončiť
cli-required = chýbajú povinné argumenty: { $value }
cli-one-required = potrebný je jeden z argumentov { $value }
cli-unrecognized = neznáme argumenty: { $value }
cli-not-with = nedá sa použiť s argumentom { $value }
cli-ambiguous = nejednoznačná voľba: { $option } môže znamenať { $matches }
cli-argument = argument { $argument_name }: { $message }
cli-invalid-choice = neplatná voľba: { $value } (na výber: { $choices })
cli-ignored = tento prepínač nemá hodnotu, ale bola zadaná { $value }
cli-expected-one = očakáva sa jeden argument
cli-expected-some = očakáva sa aspoň jeden argument
cli-expected = { $count ->
    [one] očakáva sa { $value } argument
    [few] očakávajú sa { $value } argumenty
    [many] očakáva sa { $value } argumentu
   *[other] očakáva sa { $value } argumentov
  }
