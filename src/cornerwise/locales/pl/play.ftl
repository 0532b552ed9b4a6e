## Whose turn it is and what can be done

status-loading = Chwileczkę
status-waiting = Czekamy na graczy
status-waiting-text = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
status-paused = Pauza
status-paused-text = Zegary stoją.
status-over = Koniec partii
status-your-turn = Twój ruch
status-turn-of = Ruch: { $name }
status-watching = Oglądasz grę.
opening-both = Połóż pierwszy element obu kolorów. Potem drugi gracz wybierze kolor.
opening-choose = Wybierz kolor. Następny ruch: { $colour }.
opening-take = Graj: { $colour }
handover-title = Przekaż ekran: { $name }
handover-show = Pokaż moje płytki
status-viewing = po { $ply ->
    [0] przygotowaniu
    [one] { $ply } ruchu
    [few] { $ply } ruchach
    [many] { $ply } ruchach
   *[other] { $ply } ruchu
  }
status-sending = wysyłanie
status-planned = Twój ruch jest zaplanowany.
status-can-plan = Weź element, aby zaplanować następny ruch.
status-plan-hint = Połóż go tam, gdzie chcesz zagrać.
status-places = { $places ->
    [one] Możliwy jest { $places } ruch
    [few] Możliwe są { $places } ruchy
    [many] Możliwych jest { $places } ruchów
   *[other] Możliwe jest { $places } ruchu
  }
status-fits = { $places ->
    [0] Teraz nigdzie nie pasuje
    [one] Pasuje w { $places } miejscu
    [few] Pasuje w { $places } miejscach
    [many] Pasuje w { $places } miejscach
   *[other] Pasuje w { $places } miejsca
  }
status-it-fits = Pasuje
status-does-not-fit = Tu nie pasuje
status-lost = Łączymy ponownie
status-lost-text = Nic nie przepadło. Zegary są wstrzymane.
plan-fails = Twój zaplanowany ruch nie jest już możliwy.
notice-your-turn = Twój ruch

## Seats

seat-open = Wolne miejsce
seat-computer = Komputer, poziom { $level }
seat-engine = Komputer
seat-level = poziom { $level }
seat-number = Gracz { $number }
seat-guest = Gość
seat-me = Ty
seat-you = { $name } (ty)
seat-replaced = za gracza { $name } gra komputer
seat-gone = nie ma przy stole
seat-chooses = wybiera kolor
seat-cells = zostało { $cells }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } element
    [few] { $pieces } elementy
    [many] { $pieces } elementów
   *[other] { $pieces } elementu
  }, { $cells ->
    [one] zostało { $cells } pole
    [few] zostały { $cells } pola
    [many] zostało { $cells } pól
   *[other] zostało { $cells } pola
  }
seat-tiles = { $tiles ->
    [one] { $tiles } płytka
    [few] { $tiles } płytki
    [many] { $tiles } płytek
   *[other] { $tiles } płytki
  }
seat-points = { $points ->
    [one] { NUMBER($points) } punkt
    [few] { NUMBER($points) } punkty
    [many] { NUMBER($points) } punktów
   *[other] { NUMBER($points) } punktu
  }
seat-note-points = { $note }, { seat-points }
seat-reach = w zasięgu { $cells ->
    [one] { $cells } wolne pole
    [few] { $cells } wolne pola
    [many] { $cells } wolnych pól
   *[other] { $cells } wolnego pola
  }
seat-corners-reach = { $corners ->
    [one] { $corners } otwarty róg
    [few] { $corners } otwarte rogi
    [many] { $corners } otwartych rogów
   *[other] { $corners } otwartego rogu
  }, w zasięgu { $cells ->
    [one] { $cells } wolne pole
    [few] { $cells } wolne pola
    [many] { $cells } wolnych pól
   *[other] { $cells } wolnego pola
  }
dropped-resigned = partia poddana
dropped-time = koniec czasu
dropped-left = miejsce opuszczone

## Colours

colour-blue = Niebieski
colour-yellow = Żółty
colour-red = Czerwony
colour-green = Zielony
colour-purple = Fioletowy
colour-orange = Pomarańczowy

## The board

board-label = Plansza gry { $game }
cell-free = { $cell }, wolne
cell-corner = { $cell }, wolne, twój róg
cell-start = { $cell }, pole startowe
cell-start-of = { $cell }, pole startowe: { $colour }
cell-taken = { $cell }, { $colour }, element { $piece }

## The tray and what is done with a piece

tray-label = Elementy
tray-piece = Element { $piece }, { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
  }, { $places ->
    [0] brak miejsca
    [one] { $places } miejsce
    [few] { $places } miejsca
    [many] { $places } miejsc
   *[other] { $places } miejsca
  }, klawisz { $key }
tray-piece-waiting = Element { $piece }, { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
  }, klawisz { $key }
piece-cells = Element { $piece }, { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
  }
actions-label = Element w twojej ręce
action-turn = Obróć
action-flip = Odwróć
action-next = Następne
action-next-of = { $number } z { $count }
action-drop = Odłóż
action-place = Połóż
action-plan = Planuj
action-sending = Wysyłanie
nudge-label = Przesuń element
nudge-up = W górę
nudge-down = W dół
nudge-left = W lewo
nudge-right = W prawo
nudge-up-left = W górę i w lewo
nudge-up-right = W górę i w prawo
nudge-down-left = W dół i w lewo
nudge-down-right = W dół i w prawo
word-keep = Zostaw mój kolor
word-swap = Zamień kolory
word-draw = Dobierz płytkę
word-pass = Pas
type-title = Wpisz ruch
type-label = Pola, które zakrywa element
type-all = { $count ->
    [one] Jedyny dozwolony ruch
    [few] Wszystkie { $count } dozwolone ruchy
    [many] Wszystkie { $count } dozwolonych ruchów
   *[other] Wszystkie { $count } dozwolonego ruchu
  }
type-piece = Element { $piece }, { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
  }

## Clocks and what was agreed

clock-hours = h
clock-days = d
plan-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s na ruch
plan-clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
  }
plan-rated = do rankingu
plan-family = partia rodzinna

## Moves, hints, chat

tab-moves = Ruchy
tab-hints = Rady
tab-chat = Czat
moves-label = Dotychczasowe ruchy
moves-none = Nie było jeszcze żadnego ruchu.
moves-steps = Przejdź przez partię
moves-first = Na początek
moves-back = Ruch wstecz
moves-on = Ruch naprzód
moves-last = Do teraz
hint-ask = Pokaż mi ruch
hint-thinking = Myślę
hint-move = Mocny ruch:
chat-label = Czat
chat-empty = Nikt jeszcze nic nie powiedział.
chat-is-off = Przy tym stole nie ma czatu.
chat-write = Napisz coś
chat-send = Wyślij
chat-mute = Wycisz
chat-muted = Nie zobaczysz, co pisze ten gracz.
chat-report = Zgłoś
chat-reported = Zajmie się tym operator tego serwera.
chat-news = { $count ->
    [one] { $count } nowy wpis
    [few] { $count } nowe wpisy
    [many] { $count } nowych wpisów
   *[other] { $count } nowego wpisu
  }
phrase-hello = Cześć
phrase-good-luck = Powodzenia
phrase-have-fun = Miłej gry
phrase-your-turn = Twój ruch
phrase-one-moment = Chwileczkę
phrase-nice-move = Ładny ruch
phrase-oops = Ojej
phrase-well-played = Dobra gra
phrase-thanks = Dzięki
phrase-good-game = Fajna partia
phrase-again = Jeszcze raz?
phrase-goodbye = Do widzenia

## The menu

menu-title = Menu
menu-undo = Cofnij ostatni ruch
menu-ask-undo = Poproś o cofnięcie ruchu
menu-pause = Pauza
menu-ask-pause = Poproś o pauzę
menu-draw = Zaproponuj remis
menu-ask-draw = Zaproponuj remis
menu-abort = Odwołaj partię
menu-ask-abort = Poproś o odwołanie partii
menu-resume = Graj dalej
menu-stand = Odejdź od stołu
menu-resign = Poddaj się
menu-resign-sure = Poddać tę partię?
menu-play-on = Graj dalej
menu-carry = Graj na innym urządzeniu
menu-keys = Klawisze
menu-rules = Zasady
switch-corners = Pokazuj otwarte rogi
switch-coordinates = Pokazuj współrzędne
switch-patterns = Znak na każdym kolorze
switch-confirm = Potwierdzaj przed położeniem
switch-tips = Pokazuj wskazówki
carry-text = Skieruj aparat drugiego urządzenia na ten obrazek albo wpisz tam kod. Jest ważny pięć minut, jeden raz.
carry-picture = Kod jako obrazek
carry-where = Wpisz go na { $address }
keys-title = Klawisze
keys-piece = weź element
keys-move = przesuń go
keys-turn = obróć go
keys-flip = odwróć go
keys-next = do następnego miejsca, gdzie pasuje
keys-place = połóż go
keys-back = krok wstecz
keys-type = wpisz ruch
keys-zen = tylko plansza i elementy
keys-help = ta lista

## Asking and answering

proposal-undo = { $name } chce cofnąć ruch.
proposal-pause = { $name } prosi o pauzę.
proposal-draw = { $name } proponuje remis.
proposal-abort = { $name } chce odwołać partię.
proposal-rematch = { $name } chce zagrać jeszcze raz.
proposal-waits = Czekamy na pozostałych.
proposal-declined = { $name } odmawia.
answer-yes = Zgoda
answer-no = Odmów
gone-text = { $name } odchodzi od stołu. Miejsce czeka; co teraz?
gone-wait = Czekaj
gone-engine = Niech gra komputer
gone-result = Zatwierdź wynik

## At the table before and after

over-rematch = Zagraj ponownie
over-to-rematch = Do nowej partii
over-result = Wynik
over-review = Analiza
result-aborted = Partia została odwołana.
result-draw = Remis
result-you = Wygrywasz
result-you-by = Wygrywasz różnicą { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
  }
result-other = Wygrywa { $name }
result-other-by = Wygrywa { $name } różnicą { $points ->
    [one] { $points } punktu
    [few] { $points } punktów
    [many] { $points } punktów
   *[other] { $points } punktu
  }
