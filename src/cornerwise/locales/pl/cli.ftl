cli-about = Gry typu Blokus i Triominos: zasady, zapisy, obrazki i granie.
cli-commands = polecenia
cli-examples = przykłady:
cli-version = pokaż numer wersji programu i zakończ
cli-language = użyj tego języka, na przykład de lub pt-BR, zamiast systemowego
cli-own-games = wczytaj też gry, które rejestruje ten plik Pythona
cli-interrupted = przerwano
cli-see-help = { $message } (zob. `{ $command }`)

## What each command does, in the list of all commands

cli-games = wypisz wszystkie gry i ich opcje
cli-play = graj w terminalu
cli-serve = uruchom serwer dla przeglądarek i programów
cli-replay = sprawdź i pokaż partie z pliku
cli-analyse = pokaż najlepsze ruchy w pozycji
cli-review = pokaż ruchy partii, które kosztowały najwięcej
cli-audit = policz punkty oddane pod koniec partii
cli-draw = narysuj pozycję jako SVG lub tekst
cli-perft = policz pozycje po danej liczbie ruchów
cli-bench = zmierz szybkość i rozmiar i porównaj z celami
cli-solve = znajdź pełną partię dla jednej osoby
cli-gtp = rozmawiaj z innymi programami przez Go Text Protocol
cli-arena = niech gracze komputerowi grają ze sobą
cli-bot = niech program GTP gra na serwerze
cli-backup = zapisz wszystkie dane serwera do pliku
cli-restore = wypełnij pustą bazę danych z kopii zapasowej
cli-moderate = przeglądaj zgłoszenia i reaguj na nie
cli-i18n = sprawdź tłumaczenia
cli-puzzles = twórz i udowadniaj łamigłówki
cli-explore = sprawdź, co zagrano w pozycji

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
cli-invalid-choice = niedozwolony wybór: { $value } (wybierz z: { $choices })
cli-ignored = ta opcja nie przyjmuje wartości, a podano { $value }
cli-expected-one = oczekiwano jednego argumentu
cli-expected-some = oczekiwano co najmniej jednego argumentu
cli-expected = { $count ->
    [one] oczekiwano { $value } argumentu
    [few] oczekiwano { $value } argumentów
    [many] oczekiwano { $value } argumentów
   *[other] oczekiwano { $value } argumentu
  }
