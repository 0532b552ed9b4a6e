## Whose turn it is and what can be done

status-loading = Wczytywanie…
status-waiting = Oczekiwanie na graczy
status-waiting-text = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
status-paused = Pauza
status-paused-text = Zegary są zatrzymane.
status-over = Koniec partii
status-your-turn = Twój ruch
status-turn-of = Ruch: { $name }
status-watching = Oglądasz grę.
opening-both = Połóż pierwszy element obu kolorów. Potem drugi gracz wybierze kolor.
opening-choose = Wybierz kolor. Następny ruch: { $colour }.
opening-take = Graj: { $colour }
handover-title = Przekaż ekran: { $name }
handover-show = Pokaż moje płytki
status-viewing = { $ply ->
    [0] na początku
    [one] po { $ply } ruchu
    [few] po { $ply } ruchach
    [many] po { $ply } ruchach
   *[other] po { $ply } ruchu
  }
status-sending = wysyłanie…
status-planned = Twój następny ruch jest zaplanowany.
status-can-plan = Wybierz element, aby zaplanować następny ruch.
status-plan-hint = Połóż go tam, gdzie chcesz zagrać w następnym ruchu.
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
status-lost = Ponowne łączenie…
status-lost-text = Twoja partia jest bezpieczna. Zegary są wstrzymane.
plan-fails = Twój zaplanowany ruch nie jest już możliwy. Wybierz inny.
notice-your-turn = Twój ruch
said-out = { $colour } nie może już położyć żadnego elementu.
said-out-you = Nie możesz już położyć żadnego elementu.
said-bridge = { $name }: most, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] sześciokąt
    [few] { $count } sześciokąty
    [many] { $count } sześciokątów
   *[other] { $count } sześciokąta
  }, +{ $points }

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
seat-gone = opuszcza stół
seat-chooses = wybiera kolor
seat-out = odpada
seat-cells = zostało: { $cells }
seat-pieces-cells = { $pieces ->
    [one] { $pieces } element
    [few] { $pieces } elementy
    [many] { $pieces } elementów
   *[other] { $pieces } elementu
  }, { $shape ->
    [triangle] { $cells ->
        [one] został { $cells } trójkąt
        [few] zostały { $cells } trójkąty
        [many] zostało { $cells } trójkątów
       *[other] zostało { $cells } trójkąta
      }
    [cube] { $cells ->
        [one] została { $cells } kostka
        [few] zostały { $cells } kostki
        [many] zostało { $cells } kostek
       *[other] zostało { $cells } kostki
      }
   *[square] { $cells ->
        [one] został { $cells } kwadrat
        [few] zostały { $cells } kwadraty
        [many] zostało { $cells } kwadratów
       *[other] zostało { $cells } kwadratu
      }
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
seat-reach = w zasięgu { $shape ->
    [triangle] { $cells ->
        [one] { $cells } wolny trójkąt
        [few] { $cells } wolne trójkąty
        [many] { $cells } wolnych trójkątów
       *[other] { $cells } wolnego trójkąta
      }
    [cube] { $cells ->
        [one] { $cells } wolna kostka
        [few] { $cells } wolne kostki
        [many] { $cells } wolnych kostek
       *[other] { $cells } wolnej kostki
      }
   *[square] { $cells ->
        [one] { $cells } wolne pole
        [few] { $cells } wolne pola
        [many] { $cells } wolnych pól
       *[other] { $cells } wolnego pola
      }
  }
seat-corners-reach = { $corners ->
    [one] { $corners } otwarty róg
    [few] { $corners } otwarte rogi
    [many] { $corners } otwartych rogów
   *[other] { $corners } otwartego rogu
  }, w zasięgu { $shape ->
    [triangle] { $cells ->
        [one] { $cells } wolny trójkąt
        [few] { $cells } wolne trójkąty
        [many] { $cells } wolnych trójkątów
       *[other] { $cells } wolnego trójkąta
      }
    [cube] { $cells ->
        [one] { $cells } wolna kostka
        [few] { $cells } wolne kostki
        [many] { $cells } wolnych kostek
       *[other] { $cells } wolnej kostki
      }
   *[square] { $cells ->
        [one] { $cells } wolne pole
        [few] { $cells } wolne pola
        [many] { $cells } wolnych pól
       *[other] { $cells } wolnego pola
      }
  }
dropped-resigned = partia poddana
dropped-time = koniec czasu
dropped-left = partia opuszczona

## Colours

colour-blue = Niebieski
colour-yellow = Żółty
colour-red = Czerwony
colour-green = Zielony
colour-purple = Fioletowy
colour-orange = Pomarańczowy
# Colours inside a sentence
ink-blue = niebieski
ink-yellow = żółty
ink-red = czerwony
ink-green = zielony
ink-purple = fioletowy
ink-orange = pomarańczowy

## The board

board-label = Plansza gry { $game }
cell-free = { $cell }, wolne
cell-corner = { $cell }, wolne, jeden z twoich rogów
cell-start = { $cell }, pole startowe
cell-start-of = { $cell }, tu zaczyna { $colour }
cell-taken = { $cell }, { $colour }, element { $piece }

## The tray and what is done with a piece

tray-label = Elementy
tray-piece = Element { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] { $cells } trójkąt
        [few] { $cells } trójkąty
        [many] { $cells } trójkątów
       *[other] { $cells } trójkąta
      }
    [cube] { $cells ->
        [one] { $cells } kostka
        [few] { $cells } kostki
        [many] { $cells } kostek
       *[other] { $cells } kostki
      }
   *[square] { $cells ->
        [one] { $cells } kwadrat
        [few] { $cells } kwadraty
        [many] { $cells } kwadratów
       *[other] { $cells } kwadratu
      }
  }, { $places ->
    [0] nigdzie nie pasuje
    [one] pasuje w { $places } miejscu
    [few] pasuje w { $places } miejscach
    [many] pasuje w { $places } miejscach
   *[other] pasuje w { $places } miejsca
  }, klawisz { $key }
tray-piece-waiting = Element { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] { $cells } trójkąt
        [few] { $cells } trójkąty
        [many] { $cells } trójkątów
       *[other] { $cells } trójkąta
      }
    [cube] { $cells ->
        [one] { $cells } kostka
        [few] { $cells } kostki
        [many] { $cells } kostek
       *[other] { $cells } kostki
      }
   *[square] { $cells ->
        [one] { $cells } kwadrat
        [few] { $cells } kwadraty
        [many] { $cells } kwadratów
       *[other] { $cells } kwadratu
      }
  }, klawisz { $key }
piece-cells = Element { $piece }, { $shape ->
    [triangle] { $cells ->
        [one] { $cells } trójkąt
        [few] { $cells } trójkąty
        [many] { $cells } trójkątów
       *[other] { $cells } trójkąta
      }
    [cube] { $cells ->
        [one] { $cells } kostka
        [few] { $cells } kostki
        [many] { $cells } kostek
       *[other] { $cells } kostki
      }
   *[square] { $cells ->
        [one] { $cells } kwadrat
        [few] { $cells } kwadraty
        [many] { $cells } kwadratów
       *[other] { $cells } kwadratu
      }
  }
actions-label = Wybrany element
action-turn = Obróć
action-flip = Odwróć
action-next = Następne miejsce
action-next-of = { $number } z { $count }
action-drop = Odłóż
action-place = Połóż
action-plan = Zaplanuj ruch
action-sending = Wysyłanie…
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
word-pass = Spasuj
type-title = Wpisz ruch
type-what-tile = Płytka i jej miejsce, jeśli jest ich kilka
type-what = Element i { $shape ->
    [triangle] zakryty trójkąt albo wszystkie trójkąty
    [cube] zajęta kostka albo wszystkie kostki
   *[square] zakryte pole albo wszystkie pola
  }
type-several = { $count ->
    [one] Pasuje { $count } ruch. Wybierz go poniżej.
    [few] Pasują { $count } ruchy. Wybierz jeden.
    [many] Pasuje { $count } ruchów. Wybierz jeden.
   *[other] Pasuje { $count } ruchu. Wybierz jeden.
  }
type-illegal = { $piece } na { $cell }: { $reason }
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
said-lays = { $name } kładzie { $piece } na { $cell }.
said-lays-you = Kładziesz { $piece } na { $cell }.
said-lays-colour = { $name } kładzie { $piece } na { $cell }, { $colour }.
said-lays-colour-you = Kładziesz { $piece } na { $cell }, { $colour }.
said-lays-tile = { $name } kładzie płytkę { $tile }.
said-lays-tile-you = Kładziesz płytkę { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
said-opened = { $count ->
    [one] { $count } nowy otwarty róg
    [few] { $count } nowe otwarte rogi
    [many] { $count } nowych otwartych rogów
   *[other] { $count } nowego otwartego rogu
  }: { $cells }.
said-opened-many = { $count ->
    [one] { $count } nowy otwarty róg
    [few] { $count } nowe otwarte rogi
    [many] { $count } nowych otwartych rogów
   *[other] { $count } nowego otwartego rogu
  }, na przykład { $cells }.
said-opened-none = Brak nowych otwartych rogów.
said-undone = Ostatni ruch został cofnięty.

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
plan-rated = rankingowa
plan-family = partia rodzinna

## Moves, hints, chat

tab-moves = Ruchy
tab-hints = Podpowiedzi
tab-chat = Czat
moves-label = Dotychczasowe ruchy
moves-none = Nie ma jeszcze ruchów.
moves-steps = Przejdź przez partię
moves-first = Pierwszy ruch
moves-back = Poprzedni ruch
moves-on = Następny ruch
moves-last = Ostatni ruch
hint-ask = Pokaż mi ruch
hint-thinking = Myśli…
hint-move = Spróbuj tego ruchu:
chat-label = Czat
chat-empty = Nie ma jeszcze wiadomości.
chat-is-off = Przy tym stole czat jest wyłączony.
chat-write = Napisz wiadomość
chat-send = Wyślij
chat-mute = Wycisz
chat-muted = Nie zobaczysz już wiadomości tego gracza.
chat-report = Zgłoś
chat-reported = Zgłoszono. Osoby prowadzące ten serwer to sprawdzą.
chat-news = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
  }
phrase-hello = Cześć
phrase-good-luck = Powodzenia
phrase-have-fun = Miłej zabawy
phrase-your-turn = Twój ruch
phrase-one-moment = Chwileczkę
phrase-nice-move = Ładny ruch
phrase-oops = Ojej
phrase-well-played = Dobrze zagrane
phrase-thanks = Dzięki
phrase-good-game = Fajna partia
phrase-again = Zagramy jeszcze raz?
phrase-goodbye = Do widzenia

## The menu

menu-title = Menu
menu-undo = Cofnij ostatni ruch
menu-ask-undo = Poproś o cofnięcie ruchu
menu-pause = Wstrzymaj
menu-ask-pause = Poproś o przerwę
menu-draw = Zaproponuj remis
menu-ask-draw = Zaproponuj remis
menu-abort = Anuluj partię
menu-ask-abort = Poproś o anulowanie partii
menu-resume = Wznów
menu-stand = Odejdź od stołu
menu-resign = Poddaj się
menu-resign-sure = Poddać tę partię?
menu-play-on = Graj dalej
menu-carry = Graj dalej na innym urządzeniu
menu-keys = Skróty klawiszowe
menu-rules = Zasady
switch-corners = Pokazuj otwarte rogi
switch-coordinates = Pokazuj współrzędne
switch-patterns = Pokazuj wzór na każdym kolorze
switch-confirm = Potwierdzaj każdy ruch
switch-tips = Pokazuj wskazówki
carry-text = Zeskanuj ten kod QR drugim urządzeniem albo wpisz tam kod. Działa raz, w ciągu 5 minut.
carry-picture = Kod QR, który przenosi tę partię na inne urządzenie
carry-where = Wpisz kod na { $address }
keys-title = Skróty klawiszowe
keys-piece = wybierz element
keys-move = przesuń go
keys-turn = obróć go
keys-flip = odwróć go na drugą stronę
keys-next = przejdź do następnego miejsca, gdzie pasuje
keys-place = połóż go
keys-back = cofnij się o krok
keys-type = wpisz ruch
keys-zen = pokaż tylko planszę i elementy
keys-help = pokaż tę listę

## Asking and answering

proposal-undo = { $name } chce cofnąć ruch.
proposal-pause = { $name } prosi o przerwę.
proposal-draw = { $name } proponuje remis.
proposal-abort = { $name } chce anulować partię.
proposal-rematch = { $name } chce rewanżu.
proposal-waits = Oczekiwanie na pozostałych…
proposal-declined = { $name } odmawia.
answer-yes = Zgódź się
answer-no = Odmów
gone-text = { $name } opuszcza partię, ale miejsce jest zachowane. Możesz poczekać, oddać miejsce komputerowi albo uznać partię za przegraną tego gracza.
gone-wait = Poczekaj
gone-engine = Niech gra komputer
gone-result = Uznaj za przegraną

## At the table before and after

over-rematch = Zagraj rewanż
over-to-rematch = Przejdź do rewanżu
over-result = Wynik
over-review = Przejrzyj
result-aborted = Partia została anulowana.
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
task-own-start = Zakryj elementem swoje pole startowe.
task-start = Zakryj elementem pole startowe.
task-anywhere = Wybierz element i połóż go gdziekolwiek.
task-corner = Wybierz element i dotknij jednego ze swoich rogów.
task-base = Wybierz element i połóż go na podstawie.
task-join = Wybierz element i połóż go na podstawie obok innego.
task-face = Wybierz element i połóż go przy swoim kolorze.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
    [triangle] { $cells ->
        [one] położono { $cells } trójkąt
        [few] położono { $cells } trójkąty
        [many] położono { $cells } trójkątów
       *[other] położono { $cells } trójkąta
      }
   *[square] { $cells ->
        [one] położono { $cells } pole
        [few] położono { $cells } pola
        [many] położono { $cells } pól
       *[other] położono { $cells } pola
      }
  }
seat-placed-short = położono { $cells }
seat-seen = z góry widać { $cells }
seat-seen-short = widać { $cells }
tray-more = Więcej elementów
tray-more-fit = Więcej pasujących elementów
moves-show = Pokaż ruchy
