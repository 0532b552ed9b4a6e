## Why a move is not possible, by the ids that the server gives

why-no-such-placement = Také umiestnenie neexistuje
why-no-shape = Žiadny diel nemá taký tvar
why-too-many-cells = Žiadny diel nemá viac ako { $most ->
    [one] { $most } políčko
    [few] { $most } políčka
    [many] { $most } políčka
   *[other] { $most } políčok
  }
why-piece-used = { $piece } už na doske leží
why-piece-withheld = { $piece } sa v tejto hre nepoužíva
why-off-board = Mimo hracej dosky
why-cell-taken = { $cell } je obsadené
why-own-side = Dotýka sa tvojej farby stranou na { $cell }
why-no-own-corner = Nedotýka sa žiadneho tvojho rohu
why-start-cell = Prvý diel musí zakryť tvoj štartovací bod
why-strict-corner = Roh sa nesmie dotýkať stredu rovnej strany
why-must-place = { $colour ->
    [blue] Modrá
    [yellow] Žltá
    [red] Červená
    [green] Zelená
    [purple] Fialová
    [orange] Oranžová
   *[other] { $colour }
  } má kam položiť diel, a tak musí
why-game-over = Hra sa skončila
why-same-shape = Druhý diel musí mať iný tvar ako prvý
why-must-answer = Druhý hráč odpovedá: nechať alebo vymeniť
why-nothing-to-answer = Teraz nie je čo nechať ani vymeniť
why-nothing-below = Na { $cell } pod ním nič nie je
why-no-own-face = Nedotýka sa žiadnej steny tvojej farby
why-first-on-floor = Prvý diel sa musí dotýkať podlahy
why-first-beside = Prvý diel sa musí dotýkať steny iného dielu
why-no-such-move = Taký ťah neexistuje
why-out-of-reach = Na { $cell } nemôže ležať žiadny kameň
why-not-in-hand = Kameň { $tile } nemáš
why-place-taken = Tam už kameň leží
why-no-side = Nemá spoločnú stranu s položeným kameňom
why-corner-mismatch = V tomto rohu je { $found } proti { $wanted }
why-must-begin = Kto začína, musí položiť kameň
why-opening-place = Prvý kameň leží na 0,0 najnižším číslom nahor
why-opening-tile = Začína najvyššia trojica, a ak nie je, najvyšší súčet
why-drawn-tile-only = Po dobratí sa smie položiť len dobratý kameň
why-must-draw = Kto nekladie, doberá
why-drawn-enough = Kamene dobraté v tomto ťahu: { $most }
why-pile-empty = Kôpka je prázdna
why-must-lay = Keď je kôpka prázdna, kto môže položiť, musí
why-not-timed = Ťahy nie sú na čas
why-time-up = Čas vypršal
why-tile-due = Najprv príde kameň z kôpky
why-not-in-pile = Kameň { $tile } na kôpke nie je
why-no-tile-due = Z kôpky teraz žiadny kameň nepríde
why-deal-over = Rozdanie sa skončilo
why-match-over = Zápas sa skončil
why-another-piece = { $placement } je iný diel
why-nothing-there = Neleží tam žiadny diel
why-no-such-number = Počet dielov: { $count }, počítané od 0
why-nothing-to-undo = Nič sa nezmenilo
