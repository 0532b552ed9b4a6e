## The games for one

solo-title = Gry dla jednej osoby
solo-lead = Gry dla jednej osoby: wykładaj wszystkie cztery kolory, aż nie zostanie żaden element. Możesz przerwać i wrócić, kiedy chcesz.
solo-about-classic-solo = 84 elementy na planszy 20 × 20. Każdy kolor może dotykać siebie tylko rogami. Dasz radę ułożyć wszystkie?
solo-about-trigon-solo = 88 elementów na sześciokącie z trójkątów. Każdy kolor może dotykać siebie tylko rogami. Dasz radę ułożyć wszystkie?
solo-begin = Zacznij
solo-continue = Kontynuuj
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
solo-prospect-yes = To się jeszcze da rozwiązać
solo-prospect-no = Tego nie da się już rozwiązać
solo-prospect-unknown = Nie wiadomo jeszcze, czy da się to rozwiązać
solo-searching = Szukanie rozwiązania…
solo-complete = Ułożone są wszystkie elementy: { $total }
solo-complete-text = Łamigłówka rozwiązana.
solo-stuck = Żaden element już nie pasuje
solo-stuck-text = Cofnij kilka ruchów albo zacznij od nowa.
solo-undo = Cofnij
solo-hint = Pokaż podpowiedź
solo-hint-way = Ten ruch jest częścią rozwiązania.
solo-restart = Zacznij od nowa
solo-restart-sure = Usunąć wszystkie elementy i zacząć od nowa?
solo-again = Zacznij od nowa

## Designs

design-lead = Twórz obrazki z dowolnych elementów i kolorów. Nie ma zasad. Zapisuj swoje mozaiki i udostępniaj je.
design-mine = Twoje mozaiki
design-new = Nowa mozaika
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
    [0] Nie ma jeszcze elementów
    [one] { $count } element
    [few] { $count } elementy
    [many] { $count } elementów
   *[other] { $count } elementu
  }
design-colour = Kolor
design-first = Wybierz kolor i element.
design-put = Połóż go na planszy.
design-how = Wybieraj elementy powyżej, ile razy chcesz. Zaznacz element na planszy, aby go przesunąć, obrócić, zmienić mu kolor lub go usunąć.
design-lifted = Przesuń go, wybierz inny kolor albo usuń.
design-taken = Leży tu inny element
design-remove = Usuń ten element
design-clear = Wyczyść planszę
design-forget = Usuń tę mozaikę
design-forget-sure = Usunąć na zawsze?
design-keep = Zachowaj
design-share = Udostępnij
design-link = Link
design-link-about = Link zawiera całą mozaikę. Kto go otworzy, może pracować dalej na kopii.
design-copy = Kopiuj link
design-send = Wyślij
design-files-about = Albo pobierz plik:
design-file-png = Obraz (PNG)
design-file-svg = Rysunek (SVG)
design-file-json = Dane (JSON)
design-damaged = Tej mozaiki nie da się otworzyć
design-damaged-text = Link może być niepełny albo mozaika została usunięta w tej przeglądarce.
