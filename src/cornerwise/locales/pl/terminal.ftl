## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = litery, cyfry

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } element
terminal-do-tile = { $key } płytka
terminal-do-move = { $key } przesuń
terminal-do-turn = { $key } obróć
terminal-do-flip = { $key } odwróć
terminal-do-place = { $key } miejsce
terminal-do-lay = { $key } połóż
terminal-do-draw = { $key } dobierz
terminal-do-pass = { $key } pas
terminal-do-keep = { $key } zostaw
terminal-do-swap = { $key } zamień
terminal-do-hint = { $key } podpowiedź
terminal-do-undo = { $key } cofnij
terminal-do-save = { $key } zapisz
terminal-do-marks = { $key } znaki
terminal-do-lines = { $key } linie
terminal-do-look = { $key } rozglądaj się
terminal-do-look-at-board = { $key } obejrzyj planszę
terminal-do-show-hand = { $key } pokaż płytki
terminal-do-new-game = { $key } nowa gra
terminal-do-deal = { $key } nowe rozdanie
terminal-do-quit = { $key } wyjdź
terminal-do-help = { $key } klawisze
terminal-do-save-and-leave = { $key } zapisz i wyjdź
terminal-do-leave = { $key } wyjdź
terminal-do-stay = { $key } zostań
terminal-do-back = { $key } wróć
terminal-do-close = { $key } zamknij
terminal-do-choose = { $key } wybierz
terminal-do-change = { $key } zmień
terminal-do-go-on = { $key } kontynuuj
terminal-do-open = { $key } otwórz
terminal-do-open-saved = { $key } otwórz zapisaną partię
terminal-do-language = { $key } język: { $language }
terminal-quit-key = { $key } zamyka Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = wybierz element oznaczony tym klawiszem
terminal-help-next-piece = wybierz następny lub poprzedni pasujący element
terminal-help-turn = obróć go w prawo lub w lewo
terminal-help-flip = odwróć go, a element z kostek przechyl
terminal-help-place = przejdź do następnego lub poprzedniego miejsca, gdzie pasuje
terminal-help-lay = połóż go, jeśli pasuje
terminal-help-hint = pokaż podpowiedź; naciśnij ponownie, aby jej użyć
terminal-help-answer = zostaw lub zamień, gdy pyta o to otwarcie
terminal-help-undo = cofnij swój ostatni ruch, także gdy inni myślą
terminal-help-save = zapisz partię
terminal-help-marks = znaki na kolorach, by odróżnić je bez barwy
terminal-help-leave = wyjdź
terminal-help-pick-tile = wybierz swoją płytkę oznaczoną tym klawiszem
terminal-help-next-tile = wybierz następną lub poprzednią pasującą płytkę
terminal-help-step = przejdź do następnego miejsca, gdzie pasuje, lub rozejrzyj się
terminal-help-turn-tile = obróć ją, jeśli tak pasuje
terminal-help-lay-tile = połóż ją
terminal-help-draw = dobierz płytkę
terminal-help-pass = spasuj, gdy zasady na to pozwalają
terminal-help-undo-tile = cofnij swój ostatni ruch, ale nie dobranie
terminal-help-lines = linie między płytkami, by odróżnić je bez kolorów
terminal-help-board = Plansze płaskie: element musi dotykać twojego koloru rogiem, a nigdy bokiem; pierwszy zakrywa pole startowe (). Kostki, poziom po poziomie: element musi stykać się ścianką z twoim kolorem i nie może zostawić pod sobą dziury.
terminal-help-board-notes = Wypełniony element pasuje; kreskowany nie, a jeden wiersz mówi dlaczego. Zabarwione są pola, które mógłby zakryć; kropki oznaczają elementy położone ostatnio. Szare elementy teraz nigdzie nie pasują; nad matowymi polami są kostki. Z góry pola pokazują swoją wysokość albo limit.
terminal-help-tiles = Płytka musi przylegać całym bokiem do innej, a liczby, które spotykają się w rogu, muszą być równe. Daje ich sumę. Most, który dotyka płytek przez lukę, i sześciokąt, szósta płytka wokół punktu, dają dodatkowe punkty. Jeśli nie możesz lub nie chcesz położyć płytki, dobierz najwyżej trzy.
terminal-help-tiles-notes = Twoją płytkę widać tylko tam, gdzie pasuje; kropki oznaczają jej inne miejsca, gwiazdka płytkę położoną ostatnio. Szare płytki teraz nigdzie nie pasują.

## Setting up a game

terminal-person = Ktoś przy tej klawiaturze
terminal-greedy = Komputer, zachłannie
terminal-random = Komputer, losowo
terminal-seat-keys = Dla każdego miejsca: H ktoś tutaj, 1 do 9 poziom komputera, G zachłannie, R losowo
terminal-no-saved-game = W tym folderze nie ma zapisanej partii. Aby otworzyć partię z innego miejsca: { $command }
terminal-open = Kontynuuj zapisaną partię
terminal-nobody = { $name } nie może grać (wybierz z: { $known })

## Who sits there, in a short column and as the name in a sentence

terminal-level = Poziom { $level }
terminal-is-greedy = Zachłanny
terminal-is-random = Losowy
terminal-shared = Wspólny
terminal-seat = { $name } ({ $note })
terminal-column-left = zost.
terminal-column-points = pkt
terminal-column-tiles = płytki
terminal-column-deal = rozdanie
terminal-column-total = razem
terminal-rests = pominięty

## Whose turn it is

terminal-your-turn = Twój ruch: { $colour }
terminal-keep-or-swap = Zostawić czy zamienić?
terminal-chooses = { $name } wybiera
terminal-answer = K: zostaw ({ $first }). W: zamień ({ $second }). Następny ruch ma { $first }.
terminal-over = Koniec partii. { $result }.
terminal-match-over = Koniec meczu. { $result }.
terminal-deal-yours = Rozdanie { $deal }: twój ruch
terminal-deal-turn = Rozdanie { $deal }: ruch ma { $name }
terminal-deal-over = Rozdanie { $deal } jest zakończone
terminal-thinking = { $name } myśli… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Teraz przy klawiaturze: { $name }. Enter pokazuje płytki.

## The piece or the tile in the hand

terminal-fits = { $piece } pasuje: { $cells }.
terminal-lay-it = Enter kładzie. Miejsce { $number } z { $count }.
terminal-misfit = { $piece } nie pasuje.
terminal-places = { $count ->
    [0] Teraz nigdzie nie pasuje.
    [one] N pokazuje jego miejsce.
    [few] N pokazuje jego { $count } miejsca.
    [many] N pokazuje jego { $count } miejsc.
   *[other] N pokazuje jego { $count } miejsca.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Dobrana płytka: { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Nic nie pasuje: D dobiera płytkę (M6).
    [one] Nic nie pasuje: D dobiera płytkę i kosztuje { $cost } (M6).
    [few] Nic nie pasuje: D dobiera płytkę i kosztuje { $cost } (M6).
    [many] Nic nie pasuje: D dobiera płytkę i kosztuje { $cost } (M6).
   *[other] Nic nie pasuje: D dobiera płytkę i kosztuje { $cost } (M6).
  }
terminal-stuck-empty = Nic nie pasuje, a stos jest pusty: P to pas (M7).
terminal-stuck-end = { $cost ->
    [0] Nic nie pasuje: P kończy kolejkę (M6).
    [one] Nic nie pasuje: P kończy kolejkę i kosztuje jeszcze { $cost } (M6).
    [few] Nic nie pasuje: P kończy kolejkę i kosztuje jeszcze { $cost } (M6).
    [many] Nic nie pasuje: P kończy kolejkę i kosztuje jeszcze { $cost } (M6).
   *[other] Nic nie pasuje: P kończy kolejkę i kosztuje jeszcze { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Możesz położyć płytkę. Ponowne D dobiera jedną (M6).
    [one] Możesz położyć płytkę. Ponowne D dobiera jedną i kosztuje { $cost } (M6).
    [few] Możesz położyć płytkę. Ponowne D dobiera jedną i kosztuje { $cost } (M6).
    [many] Możesz położyć płytkę. Ponowne D dobiera jedną i kosztuje { $cost } (M6).
   *[other] Możesz położyć płytkę. Ponowne D dobiera jedną i kosztuje { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } teraz nigdzie nie pasuje (M4).
terminal-one-way = Inaczej nie pasuje.
terminal-too-small = Ta plansza się przewija; aby zobaczyć całą, użyj okna { $width } × { $height }.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } kładzie { $piece }.
terminal-laid-at = { $colour } kładzie { $piece } na { $cells }.
terminal-kept = { $name } zostawia kolory i gra: { $colours }.
terminal-kept-you = Zostawiasz kolory i grasz: { $colours }.
terminal-swapped = { $name } zamienia kolory i gra: { $colours }.
terminal-swapped-you = Zamieniasz kolory i grasz: { $colours }.
terminal-passed = { $name } mówi pas.
terminal-passed-you = Pasujesz.
terminal-late = { $name }: czas minął.
terminal-late-you = Twój czas minął.
terminal-cannot-place = { $count ->
    [one] { $colours } nie może położyć elementu i jest pomijany.
    [few] { $colours } nie mogą położyć elementu i są pomijane.
    [many] { $colours } nie mogą położyć elementu i są pomijane.
   *[other] { $colours } nie mogą położyć elementu i są pomijane.
  }
terminal-drew = { $name } dobiera { $count ->
    [one] płytkę
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
  }.
terminal-drew-you = Dobierasz { $count ->
    [one] płytkę
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
  }.
terminal-laid-tile = { $points ->
    [0] { $name } kładzie { $tile }.
    [one] { $name } kładzie { $tile } za { $points }.
    [few] { $name } kładzie { $tile } za { $points }.
    [many] { $name } kładzie { $tile } za { $points }.
   *[other] { $name } kładzie { $tile } za { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Kładziesz { $tile }.
    [one] Kładziesz { $tile } za { $points }.
    [few] Kładziesz { $tile } za { $points }.
    [many] Kładziesz { $tile } za { $points }.
   *[other] Kładziesz { $tile } za { $points }.
  }
terminal-made-bridge = Tworzy most.
terminal-made-hexagons = { $count ->
    [one] Zamyka sześciokąt.
    [few] Zamyka { $count } sześciokąty.
    [many] Zamyka { $count } sześciokątów.
   *[other] Zamyka { $count } sześciokąta.
  }
terminal-went-out = { $name } nie ma już płytek.
terminal-went-out-you = Nie masz już płytek.
terminal-tiles-lie = { $count ->
    [one] { $game }: na stole leży { $count } płytka.
    [few] { $game }: na stole leżą { $count } płytki.
    [many] { $game }: na stole leży { $count } płytek.
   *[other] { $game }: na stole leży { $count } płytki.
  }
terminal-begins = Zaczyna { $name }.
terminal-begins-you = Zaczynasz.
terminal-best-first = Najpierw kładzie się najlepszą płytkę (M13).
terminal-any-tile = Połóż dowolną płytkę (M3).
terminal-lots = Dobrano, aby ustalić, kto zaczyna (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Rozdanie { $deal } jest zablokowane: wszyscy spasowali (M9).
terminal-deal-out = Rozdanie { $deal }, bez płytek: { $names } (M8).
terminal-deal-out-you = Rozdanie { $deal }: nie masz już płytek (M8).
terminal-scored = Zdobywasz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
terminal-taken-back = { $count ->
    [one] Cofnięto { $count } ruch.
    [few] Cofnięto { $count } ruchy.
    [many] Cofnięto { $count } ruchów.
   *[other] Cofnięto { $count } ruchu.
  }
terminal-undo-none = Nie masz ruchu do cofnięcia
terminal-undo-none-in-deal = W tym rozdaniu nie masz ruchu do cofnięcia
terminal-undo-deal-over = Rozdanie jest zakończone, więc nic nie można cofnąć
terminal-undo-draw = Od tego czasu dobrano płytkę, a dobrania nie można cofnąć
terminal-undo-late = W tamtym ruchu minął twój czas, więc nie można go cofnąć

## Hints

terminal-looking = Szukanie dobrego ruchu… { $time }  H pokazuje najlepszy dotąd, Esc anuluje.
terminal-hint = Podpowiedź: połóż { $piece } w zaznaczonym miejscu.
terminal-hint-word = Podpowiedź: { $move }.
terminal-hint-take = H z niej korzysta.
terminal-ahead = { $points ->
    [one] { $share } na wygraną, przewaga około { $points } punktu.
    [few] { $share } na wygraną, przewaga około { $points } punktów.
    [many] { $share } na wygraną, przewaga około { $points } punktów.
   *[other] { $share } na wygraną, przewaga około { $points } punktu.
  }
terminal-behind = { $points ->
    [one] { $share } na wygraną, strata około { $points } punktu.
    [few] { $share } na wygraną, strata około { $points } punktów.
    [many] { $share } na wygraną, strata około { $points } punktów.
   *[other] { $share } na wygraną, strata około { $points } punktu.
  }
terminal-level-so-far = { $share } na wygraną, mniej więcej po równo.

## Saving and leaving

terminal-unsaved = Partia nie jest zapisana.
terminal-save-as = Zapisz partię jako
terminal-replace = Ten plik już istnieje. Naciśnij ponownie Enter, aby go zastąpić.
terminal-saved = Zapisano. Aby grać dalej: { $command }
terminal-not-saved = Nie zapisano, { $file }: { $error }.
