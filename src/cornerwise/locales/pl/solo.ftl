## The games for one

solo-title = Łamigłówki
solo-lead = Gry dla jednej osoby: wyłóż wszystkie cztery kolory, tak by nie został żaden element. Gdy przerwiesz, możesz wrócić w to samo miejsce.
solo-about-classic-solo = 84 elementy na planszy 20 × 20. Elementy jednego koloru stykają się tylko rogami, a na końcu nic nie zostaje.
solo-about-trigon-solo = 88 elementów na sześciokącie z trójkątów. Elementy jednego koloru stykają się tylko rogami, a na końcu nic nie zostaje.
solo-begin = Zacznij
solo-continue = Dalej
solo-look = Obejrzyj
solo-best = Twój rekord: { $best }
solo-progress = Postęp
solo-placed = Elementy: { $placed } z { $total }
solo-of = { $placed } z { $total }
solo-left = { $left ->
    [one] został { $left }
    [few] zostały { $left }
    [many] zostało { $left }
   *[other] zostało { $left }
  }
solo-prospect-yes = To się jeszcze da ukończyć
solo-prospect-no = Tego nie da się już ukończyć
solo-prospect-unknown = Nie wiadomo jeszcze, czy da się to ukończyć
solo-searching = Szukamy drogi do końca
solo-complete = Ułożone są wszystkie elementy: { $total }
solo-complete-text = Nic nie zostało. Łamigłówka jest rozwiązana.
solo-stuck = Żaden element już nie pasuje
solo-stuck-text = Cofnij kilka ruchów albo zacznij od nowa.
solo-undo = Cofnij
solo-hint = Podpowiedź
solo-hint-way = Ten ruch leży na drodze do końca.
solo-restart = Zacznij od nowa
solo-restart-sure = Zdjąć wszystkie elementy z planszy?
solo-again = Zacznij od nowa

## Designs

design-lead = Układaj obrazki z dowolnych elementów i kolorów, bez zasad. Zachowuj je i udostępniaj.
design-mine = Twoje wzory
design-new = Nowy wzór
design-untitled = Bez nazwy
design-name = Nazwa
design-board-classic = 20 × 20 pól, 21 elementów
design-board-duo = 14 × 14 pól, 21 elementów
design-board-polyomino-8 = 8 × 8 pól, 9 elementów
design-board-polyomino-12 = 12 × 12 pól, 9 elementów
design-board-polyomino-hexa = 20 × 20 pól, 56 elementów
design-board-trigon = Duży sześciokąt, 22 elementy
design-board-trigon-3 = Mały sześciokąt, 22 elementy
design-pieces = { $count ->
    [0] Nic jeszcze nie leży
    [one] { $count } element
    [few] { $count } elementy
    [many] { $count } elementów
   *[other] { $count } elementu
  }
design-colour = Kolor
design-first = Wybierz kolor i weź element.
design-put = Połóż go na planszy.
design-how = Bierz elementy z góry, ile razy chcesz. Złap element na planszy, aby go przesunąć, obrócić, zmienić mu kolor lub go usunąć.
design-lifted = Przesuń go, wybierz inny kolor albo usuń.
design-taken = Leży tam inny element
design-remove = Usuń ten element
design-clear = Wyczyść planszę
design-forget = Usuń ten wzór
design-forget-sure = Usunąć na dobre?
design-keep = Zachowaj
design-share = Udostępnij
design-link = Link
design-link-about = Link zawiera cały wzór. Kto go otworzy, może układać dalej na kopii.
design-copy = Kopiuj link
design-send = Wyślij
design-files-about = Albo jako plik:
design-file-png = Obraz (PNG)
design-file-svg = Rysunek (SVG)
design-file-json = Dane (JSON)
design-damaged = Tego wzoru nie da się otworzyć
design-damaged-text = Link może być ucięty albo wzór został usunięty w tej przeglądarce.
