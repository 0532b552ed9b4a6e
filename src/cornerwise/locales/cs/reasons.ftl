## Why a move is not possible, by the ids that the server gives

why-no-such-placement = Takové umístění neexistuje
why-no-shape = Žádný díl nemá takový tvar
why-too-many-cells = Žádný díl nemá víc než { $most ->
    [one] { $most } políčko
    [few] { $most } políčka
    [many] { $most } políčka
   *[other] { $most } políček
  }
why-piece-used = { $piece } už na plánu leží
why-piece-withheld = { $piece } se v této hře nepoužívá
why-off-board = Mimo herní plán
why-cell-taken = { $cell } je obsazené
why-own-side = Dotýká se tvé barvy stranou na { $cell }
why-no-own-corner = Nedotýká se žádného tvého rohu
why-start-cell = První díl musí zakrýt tvoje startovní políčko
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
why-must-answer = Druhý hráč odpovídá: nechat, nebo vyměnit
why-nothing-to-answer = Teď není co nechat ani vyměnit
why-nothing-below = Na { $cell } pod ním nic není
why-no-own-face = Nedotýká se žádné stěny tvé barvy
why-first-on-floor = První díl se musí dotýkat podlahy
why-first-beside = První díl se musí dotýkat stěny jiného dílu
why-no-such-move = Takový tah neexistuje
why-out-of-reach = Na { $cell } nemůže ležet žádný kámen
why-not-in-hand = Kámen { $tile } nemáš
why-place-taken = Tam už kámen leží
why-no-side = Nemá společnou stranu s položeným kamenem
why-corner-mismatch = V tomto rohu je { $found } proti { $wanted }
why-must-begin = Kdo začíná, musí položit kámen
why-opening-place = První kámen leží na 0,0 nejnižším číslem nahoru
why-opening-tile = Začíná nejvyšší trojice, a když není, nejvyšší součet
why-drawn-tile-only = Po dobrání se smí položit jen dobraný kámen
why-must-draw = Kdo nepokládá, dobírá
why-drawn-enough = Kameny dobrané v tomto tahu: { $most }
why-pile-empty = Hromádka je prázdná
why-must-lay = Když je hromádka prázdná, kdo může položit, musí
why-not-timed = Tahy nejsou na čas
why-time-up = Čas vypršel
why-tile-due = Nejdřív přijde kámen z hromádky
why-not-in-pile = Kámen { $tile } na hromádce není
why-no-tile-due = Z hromádky teď žádný kámen nepřijde
why-deal-over = Rozdání skončilo
why-match-over = Zápas skončil
why-another-piece = { $placement } je jiný díl
why-nothing-there = Neleží tam žádný díl
why-no-such-number = Počet dílů: { $count }, počítáno od 0
why-nothing-to-undo = Nic se nezměnilo
