cli-about = Gry w rogi: zasady, zapisy, obrazki i granie.
cli-commands = polecenia
cli-examples = przykłady:
cli-version = pokaż numer wersji programu i zakończ
cli-language = mów w tym języku, na przykład de lub pt-BR, niezależnie od systemu
cli-own-games = znaj też gry, które rejestruje ten plik Pythona
cli-interrupted = przerwano
cli-see-help = { $message } (zob. `{ $command }`)

## What each command does, in the list of all commands

cli-games = wypisz wszystkie gry i ich opcje
cli-play = graj w terminalu
cli-serve = udostępniaj mecze przeglądarkom i programom
cli-replay = sprawdź i pokaż partie z pliku
cli-analyse = pokaż najlepsze ruchy w pozycji
cli-review = wskaż ruchy partii, które kosztowały najwięcej
cli-audit = policz punkty oddane pod koniec partii
cli-draw = narysuj pozycję jako SVG lub tekst
cli-perft = policz pozycje po tylu a tylu ruchach
cli-bench = zmierz szybkość i rozmiar i porównaj z celami
cli-solve = znajdź pełną partię dla jednej osoby
cli-gtp = graj z innymi programami przez Go Text Protocol
cli-arena = niech gracze komputerowi grają ze sobą
cli-bot = niech program GTP gra na serwerze
cli-backup = zapisz do pliku wszystko, co wie serwer
cli-restore = wypełnij pustą bazę danych z takiego pliku
cli-i18n = sprawdź tłumaczenia

## What is said about arguments, whatever the command

cli-usage = użycie:
cli-positional-arguments = argumenty pozycyjne
cli-options = opcje
cli-help = pokaż tę pomoc i zakończ
cli-required = wymagane są argumenty: { $value }
cli-one-required = wymagany jest jeden z argumentów: { $value }
cli-unrecognized = nieznane argumenty: { $value }
cli-not-with = nie można łączyć z argumentem { $value }
cli-ambiguous = niejednoznaczna opcja: { $option } może oznaczać { $matches }
cli-argument = argument { $argument_name }: { $message }
cli-invalid-choice = niedozwolony wybór: { $value } (możliwe: { $choices })
cli-ignored = pominięto podany argument { $value }
cli-expected-one = oczekiwano jednego argumentu
cli-expected-some = oczekiwano co najmniej jednego argumentu
cli-expected = { $count ->
    [one] oczekiwano { $value } argumentu
    [few] oczekiwano { $value } argumentów
    [many] oczekiwano { $value } argumentów
   *[other] oczekiwano { $value } argumentu
  }
