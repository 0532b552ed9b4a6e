## The result

result-page = Wynik
result-open = Partia w toku
result-by-resigned = Pozostali poddali partię.
result-by-time = Pozostałym skończył się czas.
result-by-left = Pozostali odeszli od stołu.
result-you-resigned = Poddajesz partię.
result-you-time = Twój czas się skończył.
result-you-left = Opuszczasz partię.
result-dropped = { $name }: { $how }
result-by-draw = Gracze zgodzili się na remis.
result-all-placed = { $colour }: wszystkie elementy położone.
result-solo-done = Wszystkie elementy są na planszy
result-solo-short = Nie wszystkie elementy zostały ułożone
over-replay = Odtwórz

## The sum of every seat

sum-won = wygrana
sum-deal = Rozdanie { $deal }
sum-together = Suma drużyny
sum-nobody = Wspólny kolor
sum-nobody-text = Wszyscy wykładali go na zmianę. Nie liczy się.
sheet-left = Pozostał element { $piece }{ $count ->
    [one] {""}
    [few] , { $count } sztuki
    [many] , { $count } sztuk
   *[other] , { $count } sztuki
  }
sheet-cells-placed = { $count ->
    [one] { $count } zakryte pole
    [few] { $count } zakryte pola
    [many] { $count } zakrytych pól
   *[other] { $count } zakrytego pola
  }
sheet-pieces-placed = { $count ->
    [one] { $count } ułożony element
    [few] { $count } ułożone elementy
    [many] { $count } ułożonych elementów
   *[other] { $count } ułożonego elementu
  }
sheet-seen = { $count ->
    [one] { $count } pole widoczne z góry
    [few] { $count } pola widoczne z góry
    [many] { $count } pól widocznych z góry
   *[other] { $count } pola widocznego z góry
  }
sheet-all-placed = Wszystkie elementy ułożone
sheet-single-last = Najmniejszy element na końcu
sheet-tile = { $count ->
    [one] { $count } położona płytka
    [few] { $count } położone płytki
    [many] { $count } położonych płytek
   *[other] { $count } położonej płytki
  }
sheet-bridge = { $count ->
    [one] { $count } most
    [few] { $count } mosty
    [many] { $count } mostów
   *[other] { $count } mostu
  }
sheet-hexagon = { $count ->
    [one] { $count } zamknięty sześciokąt
    [few] { $count } zamknięte sześciokąty
    [many] { $count } zamkniętych sześciokątów
   *[other] { $count } zamkniętego sześciokąta
  }
sheet-opening-triple = Początek z trzema równymi liczbami
sheet-opening-zero = Początek z trzema zerami
sheet-out = Położona ostatnia płytka
sheet-draw = { $count ->
    [one] { $count } dobrana płytka
    [few] { $count } dobrane płytki
    [many] { $count } dobranych płytek
   *[other] { $count } dobranej płytki
  }
sheet-third-draw = { $count ->
    [one] Trzecia płytka dobrana, żadna położona
    [few] Trzecia płytka dobrana, żadna położona: { $count } razy
    [many] Trzecia płytka dobrana, żadna położona: { $count } razy
   *[other] Trzecia płytka dobrana, żadna położona: { $count } raza
  }
sheet-hands = Płytki pozostałe na rękach

## The review

review-title = Przegląd
review-about = Wklej partię. Komputer pokaże, jak przebiegła, ile był wart każdy ruch i co byłoby lepsze.
review-progress = { $done ->
    [0] Analiza partii…
   *[other] Analiza: gotowe ruchy { $done } z { $total }
  }
review-progress-text = W tym czasie możesz przechodzić przez partię. Opuszczenie strony przerywa analizę.
review-quantity = Co pokazuje wykres
review-margins = Przewaga punktów
review-shares = Szansa na wygraną
review-graph = Stan partii po każdym ruchu
review-as-table = Pokaż jako tabelę
review-as-graph = Pokaż jako wykres
review-table = Stan partii po każdym ruchu, jako tabela
review-move = Następny ruch
review-before = { $ply }: { $move }
review-end = Koniec
review-errors = ± to margines błędu: 16 razy dłuższe wyszukiwanie mieści się w nim 95 razy na 100. Wartość bez ± jest dokładna.
review-at = { $ply ->
    [0] Na początku
    [one] Po { $ply } ruchu
    [few] Po { $ply } ruchach
    [many] Po { $ply } ruchach
   *[other] Po { $ply } ruchu
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = Punkty zwrotne
review-no-turning = Żaden ruch nie kosztował wiele. Wszyscy grali dobrze.
review-lost-margins = strata punktów wobec najlepszego ruchu
review-move-of = Ruch { $number }, { $name }
review-instead = { $move }. Lepszy ruch: { $better }
review-better = Lepszy ruch: { $move }
review-was-best = Komputer nie znalazł nic lepszego.
review-choose = Wybierz ruch, aby zobaczyć, co byłoby lepsze.
review-line = Jak mogła potoczyć się partia
review-line-show = Pokaż ruchy
review-line-one = Pokaż ruch
review-line-hide = Ukryj ruchy
review-line-back = Poprzedni z tych ruchów
review-line-on = Następny z tych ruchów
review-line-at = { $step } z { $count }
move-lays = { $piece } na { $cell }
move-lays-tile = płytka { $tile }
move-keep = zostawienie koloru
move-swap = zamiana kolorów
move-draw = dobranie płytki
move-pass = pas

## Replay

replay-title = Powtórka
replay-about = Wklej partię i oglądaj ją ruch po ruchu.
replay-slider = Miejsce w partii
replay-where = { $ply ->
    [0] Przed ruchem 1 z { $count }
   *[other] Ruch { $ply } z { $count }
  }
replay-short = { $ply } / { $count }
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-end = Przejdź na koniec
replay-speed = Szybkość
replay-times = { $speed } ×
replay-next = przy ruchu

## Games from elsewhere

doors = Otwórz partię
door-review = Przejrzyj partię
door-replay = Odtwórz partię
head-back = Wstecz
record-label = Partia jako .blksgf lub JSON
record-open = Otwórz
record-file = Wybierz plik
record-other = Inna partia
record-hint = Możesz też upuścić tu plik. Na serwerze nic nie jest zapisywane.
record-none = W tym tekście nie ma partii. Wklej plik .blksgf lub JSON.
record-which = Znalezione partie: { $count }. Wybierz jedną.

## Taking it along

export-title = Udostępnij i zapisz
export-share = Udostępnij
export-link = Kopiuj link
export-text = Kopiuj jako tekst
export-blksgf = Plik .blksgf
export-blksgf-text = dla innych programów
export-json = Zapis JSON
export-json-text = wszystko, do ponownego otwarcia tutaj
export-svg = Obraz SVG
export-svg-text = ostry w każdym rozmiarze
export-png = Obraz PNG
export-png-text = do wiadomości i na strony internetowe
analysis-title = Plansza analizy
analysis-parts = Co pokazać
analysis-pieces = Elementy
analysis-lines = Najlepsze ruchy
analysis-moves = Ruchy
analysis-no-moves = Połóż element za dowolną stronę. Tu pojawią się twoje ruchy i każdy wypróbowany wariant.
analysis-searched = { $count ->
    [one] Przeszukano { $count } pozycję
    [few] Przeszukano { $count } pozycje
    [many] Przeszukano { $count } pozycji
   *[other] Przeszukano { $count } pozycji
  }
analysis-exact = Obliczone do końca partii
analysis-bar = Szansa na wygraną: { $chances }
analysis-bar-empty = Szansa na wygraną
analysis-promote = Ustaw jako główny wariant
analysis-remove = Usuń ten ruch i wszystkie po nim
analysis-menu = Więcej opcji
analysis-new = Nowa analiza
analysis-paste = Wklej ruchy albo partię
analysis-paste-text = Jeden ruch w wierszu, link albo partia jako .blksgf lub JSON.
analysis-by-moves = Płytki dobiera się ze stosu, więc pozycja wynika z ruchów. Zagraj je na stole albo wklej.
analysis-saved = Zapisano na tym urządzeniu
analysis-forget = Usuń tę analizę
analysis-from-here = Analizuj stąd
arrange-title = Ustaw pozycję
arrange-ready = Zasady dopuszczają tę pozycję.
arrange-broken = Jeszcze niemożliwe
arrange-missing = { $colour }: brakuje elementu. Kolory grają na zmianę.
arrange-turn = Ruch
arrange-turn-any = Zgodnie z zasadami
arrange-turn-other = Przy tych elementach ruch ma inny kolor.

## The editor

editor-moves = { $count ->
    [0] Połóż pierwszy element
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }
editor-over = Koniec partii
editor-over-text = Nikt nie może już wykonać ruchu.
editor-computer = Niech ruszy komputer
editor-review = Przejrzyj tę partię
editor-found = Najlepsze ruchy
editor-value = { $margin } · { $share }%
editor-make = Zagraj ruch { $letter }
editor-game = Gra
editor-which = Wybierz grę
editor-game-kind = { $game }, { $kind }
editor-begin = Zacznij od nowa
