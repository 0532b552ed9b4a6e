## Why a move is not possible, by the ids that the server gives

why-no-such-placement = Takový tah neexistuje
why-no-shape = Žádný díl nemá takový tvar
why-too-many-cells = Tak velký žádný díl není: největší má velikost { $most }
why-piece-used = { $piece } už byl položen
why-piece-withheld = { $piece } se v této hře nepoužívá
why-off-board = Mimo herní plán
why-cell-taken = { $cell } je obsazené
why-own-side = Dotýká se tvé barvy stranou na { $cell }
why-no-own-corner = Nedotýká se žádného tvého rohu
why-start-cell = Tvůj první díl musí zakrýt tvoje startovní políčko
why-strict-corner = Roh se nesmí dotýkat prostředku rovné strany
why-must-place = { $colour ->
    [blue] Modrá
    [yellow] Žlutá
    [red] Červená
    [green] Zelená
    [purple] Fialová
    [orange] Oranžová
   *[other] { $colour }
  } má kam položit díl, a tak musí
why-game-over = Hra skončila
why-same-shape = Druhý díl musí mít jiný tvar než první
why-must-answer = Nejdřív musí druhý hráč barvy nechat, nebo vyměnit
why-nothing-to-answer = Teď není co nechat ani vyměnit
why-nothing-below = Na { $cell } pod ním nic není
why-no-own-face = Nedotýká se tvé barvy stěnou
why-first-on-floor = První díl musí stát na základně
why-first-beside = První díl se musí stěnou dotýkat jiného dílu
why-no-such-move = Takový tah neexistuje
why-out-of-reach = Na { $cell } se nedá položit žádný kámen
why-not-in-hand = Kámen { $tile } nemáš
why-place-taken = Tam už kámen leží
why-no-side = Nemá společnou stranu s jiným kamenem
why-corner-mismatch = V tomto rohu je { $found } proti { $wanted }: musí být stejná
why-must-begin = První hráč musí položit kámen
why-opening-place = První kámen leží na 0,0 nejnižším číslem nahoru
why-opening-tile = Začíná nejvyšší trojice, a když není, nejvyšší součet
why-drawn-tile-only = Po dobrání smíš položit jen dobraný kámen
why-must-draw = Když nepoložíš kámen, musíš ho dobrat
why-drawn-enough = V jednom tahu smíš dobrat nejvýš { $most ->
    [one] { $most } kámen
    [few] { $most } kameny
    [many] { $most } kamene
   *[other] { $most } kamenů
  }
why-pile-empty = Hromádka je prázdná
why-must-lay = Hromádka je prázdná, takže musíš položit kámen, pokud můžeš
why-not-timed = Tahy nejsou na čas
why-time-up = Tvůj čas vypršel
why-tile-due = Nejdřív je třeba dobrat kámen z hromádky
why-not-in-pile = Kámen { $tile } na hromádce není
why-no-tile-due = Z hromádky se teď nedobírá žádný kámen
why-deal-over = Rozdání skončilo
why-match-over = Zápas skončil
why-another-piece = { $placement } je jiný díl
why-nothing-there = Neleží tam žádný díl
why-no-such-number = Počet dílů: { $count }, počítáno od 0
why-nothing-to-undo = Není co vrátit
why-start-cell-triangle = Tvůj první díl musí zakrýt tvoje startovní políčko (trojúhelník)
