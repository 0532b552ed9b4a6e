## Why a move is not possible, by the ids that the server gives

why-no-such-placement = Taký ťah neexistuje
why-no-shape = Žiadny diel nemá taký tvar
why-too-many-cells = Taký veľký diel neexistuje: najväčší má veľkosť { $most }
why-piece-used = { $piece } je už položený
why-piece-withheld = { $piece } sa v tejto hre nepoužíva
why-off-board = Mimo hracej dosky
why-cell-taken = { $cell } je obsadené
why-own-side = Na { $cell } sa stranou dotýka tvojej vlastnej farby
why-no-own-corner = Nedotýka sa žiadneho z tvojich rohov
why-start-cell = Tvoj prvý diel musí zakryť tvoj štartovací bod
why-strict-corner = Roh sa nesmie dotýkať stredu rovnej strany
why-must-place =
    { $colour ->
        [blue] Modrá
        [yellow] Žltá
        [red] Červená
        [green] Zelená
        [purple] Fialová
        [orange] Oranžová
       *[other] { $colour }
    } môže položiť diel, takže musí
why-game-over = Hra sa skončila
why-same-shape = Druhý diel musí mať iný tvar ako prvý
why-must-answer = Druhý hráč musí najprv farby nechať alebo vymeniť
why-nothing-to-answer = Teraz nie je čo nechať ani vymeniť
why-nothing-below = Na { $cell } pod ním nič nie je
why-no-own-face = Nedotýka sa stenou tvojej vlastnej farby
why-first-on-floor = Prvý diel musí stáť na základni
why-first-beside = Prvý diel sa musí stenou dotýkať iného dielu
why-no-such-move = Taký ťah neexistuje
why-out-of-reach = Na { $cell } sa nedá položiť žiadny kameň
why-not-in-hand = Kameň { $tile } nemáš
why-place-taken = Tam už kameň leží
why-no-side = Nemá spoločnú stranu s iným kameňom
why-corner-mismatch = V tomto rohu sa stretáva { $found } s { $wanted }: musia byť rovnaké
why-must-begin = Prvý hráč musí položiť kameň
why-opening-place = Prvý kameň patrí na 0,0 najnižším číslom nahor
why-opening-tile = Začína najvyššia trojica, a ak nie je žiadna, najvyšší súčet
why-drawn-tile-only = Po dobratí smieš položiť len dobratý kameň
why-must-draw = Ak nepoložíš kameň, musíš si jeden dobrať
why-drawn-enough = V jednom ťahu smieš dobrať najviac { $most ->
    [one] { $most } kameň
    [few] { $most } kamene
    [many] { $most } kameňa
   *[other] { $most } kameňov
  }
why-pile-empty = Kôpka je prázdna
why-must-lay = Kôpka je prázdna, takže musíš položiť kameň, ak môžeš
why-not-timed = Ťahy nie sú na čas
why-time-up = Vypršal ti čas
why-tile-due = Najprv treba dobrať kameň z kôpky
why-not-in-pile = Kameň { $tile } na kôpke nie je
why-no-tile-due = Z kôpky sa teraz žiadny kameň nedoberá
why-deal-over = Rozdanie sa skončilo
why-match-over = Zápas sa skončil
why-another-piece = { $placement } je iný diel
why-nothing-there = Nie je tam žiadny diel
why-no-such-number = Počet dielov: { $count }, počítané od 0
why-nothing-to-undo = Nie je čo vrátiť
why-start-cell-triangle = Tvoj prvý diel musí zakryť tvoj štartovací trojuholník
