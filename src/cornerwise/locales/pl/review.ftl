## The result

result-page = Wynik
result-open = Partia trwa
result-by-resigned = Pozostali poddali partię.
result-by-time = Pozostałym skończył się czas.
result-by-left = Pozostali odeszli od stołu.
result-you-resigned = Partia poddana przez ciebie.
result-you-time = Twój czas się skończył.
result-you-left = Twoje miejsce zostało opuszczone.
result-dropped = { $name }: { $how }
result-by-draw = Gracze tak uzgodnili.
result-all-placed = { $colour }: wszystkie elementy są na planszy.
result-solo-done = Wszystkie elementy są na planszy
result-solo-short = Nie wszystkie elementy znalazły miejsce
over-replay = Powtórka

## The sum of every seat

sum-won = wygrana
sum-deal = Rozdanie { $deal }
sum-together = Razem z partnerem
sum-nobody = Kolor niczyj
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
sheet-single-last = Pojedyncze pole na sam koniec
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
    [one] Trzecia płytka, która nie pasowała
    [few] { $count } trzecie płytki, które nie pasowały
    [many] { $count } trzecich płytek, które nie pasowały
   *[other] { $count } trzeciej płytki, która nie pasowała
  }
sheet-hands = Płytki pozostałe u innych

## The review

review-title = Analiza
review-about = Wklej partię, a silnik powie, jak przebiegła, ile był wart każdy ruch i co było lepsze.
review-progress = { $done ->
    [0] Silnik przegląda partię
   *[other] Przejrzane ruchy: { $done } z { $total }
  }
review-progress-text = W tym czasie możesz przechodzić przez partię. Opuszczenie strony przerywa pracę.
review-quantity = Co pokazują linie
review-margins = Przewaga punktów
review-shares = Szansa na wygraną
review-graph = Stan partii po każdym ruchu
review-as-table = Jako tabela
review-as-graph = Jako wykres
review-table = Stan partii, jako tabela
review-move = Przed ruchem
review-before = { $ply }: { $move }
review-end = Koniec
review-errors = ± to zakres, w którym szesnaście razy dłuższe wyszukiwanie kończy się 95 razy na 100. Wartość bez ± jest dokładna.
review-at = Po { $ply ->
    [0] przygotowaniu
    [one] { $ply } ruchu
    [few] { $ply } ruchach
    [many] { $ply } ruchach
   *[other] { $ply } ruchu
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-percent-lost = −{ $share }%
review-turning = Punkty zwrotne
review-no-turning = Żaden ruch nie kosztował wiele. Wszyscy grali dobrze.
review-lost-margins = strata punktów wobec najlepszego ruchu
review-lost-shares = strata szans wobec najlepszego ruchu
review-move-of = Ruch { $number }, { $name }
review-instead = { $move }; lepszy ruch: { $better }
review-better = Lepszy ruch: { $move }
review-was-best = Silnik nie znalazł nic lepszego.
review-choose = Wybierz ruch, aby zobaczyć, co było lepsze.
review-line = Jak mogła potoczyć się gra
review-line-show = Pokaż wariant
review-line-one = Pokaż ruch
review-line-hide = Ukryj wariant
review-line-back = Ruch wariantu wstecz
review-line-on = Ruch wariantu naprzód
review-line-at = { $step } z { $count }
review-try = Wypróbuj stąd
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
replay-pause = Pauza
replay-end = Na koniec
replay-speed = Szybkość
replay-times = { $speed } ×
replay-next = następny ruch

## Games from elsewhere

doors = Partie z innych miejsc
door-review = Przeanalizuj partię
door-replay = Odtwórz partię
door-editor = Zbuduj pozycję
head-back = Wstecz
record-label = Partia jako .blksgf lub JSON
record-open = Otwórz
record-file = Wybierz plik
record-build = Zbuduj pozycję
record-other = Inna partia
record-hint = Możesz też upuścić tu plik. Na serwerze nic nie zostaje.
record-none = W tym tekście nie ma żadnej partii.
record-which = Liczba partii: { $count }. Która?

## Taking it along

export-title = Udostępnij i zapisz
export-share = Udostępnij
export-link = Kopiuj link
export-blksgf = Plik .blksgf
export-blksgf-text = dla innych programów do tych gier
export-json = Zapis JSON
export-json-text = wszystko, do ponownego otwarcia tutaj
export-svg = Obraz SVG
export-svg-text = ostry w każdym rozmiarze
export-png = Obraz PNG
export-png-text = do wiadomości i na strony

## The editor

editor-title = Edytor
editor-moves = { $count ->
    [0] Połóż pierwszy element
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }
editor-over = Koniec partii
editor-over-text = Nikt nie ma już ruchu.
editor-undo = Cofnij
editor-clear = Wyczyść
editor-computer = Ruch komputera
editor-analyse = Najlepsze ruchy
editor-review = Przeanalizuj
editor-found = Co zrobiłby silnik
editor-value = { $margin } · { $share }%
editor-make = Wykonaj ruch { $letter }
editor-game = Gra
editor-which = Która gra
editor-game-kind = { $game }, { $kind }
editor-begin = Zacznij od nowa
