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
