## The page of all lessons

learn-title = Učiť sa
learn-lead = Nauč sa pravidlá na niekoľkých ťahoch. Každá lekcia trvá asi 2 minúty.
learn-steps = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
    [many] { $count } kroku
   *[other] { $count } krokov
  }
learn-begin = Začať
learn-again = Zopakovať
learn-continue = Pokračovať
learn-finished = Hotovo
learn-rules = Pravidlá
learn-tips = Tipy
learn-play = Hrať hneď
learn-all = Všetky lekcie

## A lesson

learn-step = Krok { $number } z { $count }
learn-skip = Preskočiť
learn-back = Späť
learn-show = Ukázať
learn-next = Ďalej
learn-done = Výborne.
learn-colour = Teraz hráš za: { $colour }.
learn-elsewhere = Taký ťah je dovolený. V tomto kroku však použi, prosím, jedno z vyznačených miest.
learn-over = Teraz už poznáš pravidlá
learn-over-text = Zahraj si proti počítaču alebo si pozri podrobnosti v pravidlách.
learn-marked = Vyznačené: { $cells }
learn-loading = Načítava sa…

## Steps on squares and triangles: a heading and what to do

learn-start-own = Začni vo svojom rohu
learn-start-own-text = Tvoj prvý diel musí zakryť tvoj štartovací bod. Vyber diel a polož ho tam.
learn-start-any = Vyber si štartovací bod
learn-start-any-text = Tvoj prvý diel musí zakryť štartovací bod. Vyber diel a polož ho na niektorý voľný.
learn-corner = Dotýkaj sa rohom, nikdy stranou
learn-corner-text = Každý nový diel sa musí rohom dotýkať niektorého tvojho dielu. Polož ďalší diel.
learn-side = Nedotýkaj sa vlastných strán
learn-side-text = Tento diel sa dotýka tvojej farby stranou, preto sem nesmie. Posuň ho alebo otoč, kým nebude pasovať.
learn-others = Iných farieb sa dotýkať smieš
learn-others-text = Tvoje diely sa smú dotýkať iných farieb akokoľvek. Polož diel stranou k inej farbe.
learn-reach = Za voľným priestorom
learn-reach-text =
    Pre svoje diely potrebuješ priestor. Dosiahni veľkým dielom na { $shape ->
        [triangle] niektorý z vyznačených trojuholníkov
       *[square] niektoré z vyznačených políčok
    }.
learn-gap = Prekĺzni medzerou
learn-gap-text = Veľké diely sa už všade nezmestia. Pokračuj malým.
learn-last = Tvoj posledný diel
learn-last-text = Miesta už takmer niet. Nájdi ho pre posledný diel. Potom sa hra skončí a spočítajú sa body.
learn-pairs = Každý tvar dvakrát
learn-pairs-text = Každý tvar máš dvakrát a za každý položený diel je 1 bod. Polož ten istý tvar ešte raz.
learn-turn = Otoč ho
learn-turn-text = Na trojuholníkoch sa diel otáča v 6 krokoch. Otáčaj ho, kým nebude pasovať, a potom ho polož.
learn-tip = Roh sa smie dotknúť strany
learn-tip-text = Pri trojuholníkoch stačí jediný spoločný bod. Polož diel tak, aby sa jeho roh dotkol stredu rovnej strany.
learn-strict = Prísne rohy
learn-strict-text = V tejto hre platia prísne rohy: roh sa smie dotknúť len iného rohu. Nájdi pre diel miesto.

## Steps of the free start

learn-open-first = Začni kdekoľvek
learn-open-first-text = Nie sú tu žiadne štartovacie body. Polož modrý diel kamkoľvek.
learn-open-second = Teraz druhá farba
learn-open-second-text = Kladieš aj prvý oranžový diel, iného tvaru. Nech sú oba rovnako dobré: druhý hráč si z nich vyberie.
learn-choose = Ktorú farbu si vezmeš?
learn-choose-text = Teraz si druhý hráč. Nechaj farby, ako sú, alebo ich vymeň.

## Steps with cubes

learn-floor = Začni na základni
learn-floor-text = Prvý diel môže stáť kdekoľvek na základni. Vyber diel a postav ho.
learn-join = Pridaj sa k ostatným
learn-join-text = Teraz hráš so žltou. Tvoj prvý diel musí stáť na základni a dotýkať sa stenou dielu, ktorý tam už je.
learn-face = Stenou k stene
learn-face-text = Každý nový diel sa musí stenou dotýkať tvojej farby, zboku alebo zhora. Tu sa dotýka len hranou. Nájdi lepšie miesto.
learn-hole = Žiadne diery
learn-hole-text = Diely nesmú visieť vo vzduchu. Pod týmto je diera: postav ho tam, kde každá kocka na niečom stojí.
learn-cover = Zostaň navrchu
learn-cover-text = Počíta sa len to, čo vidno zhora. Zakry políčko inej farby.

## Steps with numbered tiles

learn-tile-first = Prvý kameň
learn-tile-first-text = Začni ktorýmkoľvek kameňom. Získaš súčet jeho čísel, takže sa oplatí začať vysokou hodnotou.
learn-tile-match = Prilož 2 rovnaké čísla
learn-tile-match-text = Prilož kameň k strane. Obe čísla na tejto strane musia byť na oboch kameňoch rovnaké.
learn-tile-hexagon = Dokonči šesťuholník
learn-tile-hexagon-text = Okolo bodu leží 5 kameňov. Polož šiesty a získaš 50 bodov navyše.
learn-tile-bridge = Postav most
learn-tile-bridge-text = Prilož kameň jednou stranou tak, aby sa jeho špička dotkla iného kameňa. Most prinesie 40 bodov navyše.
learn-tile-draw = Dober, keď nič nepasuje
learn-tile-draw-text = Žiadny tvoj kameň nepasuje. Jeden si dober: každé dobratie stojí 5 bodov.
learn-tile-out = Tvoj posledný kameň
learn-tile-out-text = Polož svoj posledný kameň. Ak ich minieš ako prvý hráč, získaš 25 bodov a k tomu hodnotu kameňov všetkých ostatných.

## Tips beside the board

tip-label = Tip
tip-dismiss = Skryť tento tip

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = Je to jediný ťah.
hint-reason-nothing-to-lay = Žiadny tvoj kameň nepasuje.
hint-reason-swap = Tá farba má lepšiu pozíciu.
hint-reason-keep = Tvoja farba má lepšiu pozíciu.
hint-reason-calculated = Pri pohľade dopredu vychádza najlepšie.
hint-reason-blocks =
    Berie ostatným { $number ->
        [one] { $number } roh
        [few] { $number } rohy
        [many] { $number } rohu
       *[other] { $number } rohov
    }.
hint-reason-opens-corners =
    Otvára { $number ->
        [one] { $number } nový roh
        [few] { $number } nové rohy
        [many] { $number } nového rohu
       *[other] { $number } nových rohov
    }.
hint-reason-large-piece = Využíva veľký diel, kým je miesto.
hint-reason-contests = Zaberá miesto, ktoré chcú ostatní.
hint-reason-towards-middle = Smeruje do stredu.
hint-reason-covers =
    Zakrýva ostatným { $number ->
        [one] { $number } políčko
        [few] { $number } políčka
        [many] { $number } políčka
       *[other] { $number } políčok
    }.
hint-reason-shows =
    Tvoju farbu vidno o { $number ->
        [one] { $number } políčko
        [few] { $number } políčka
        [many] { $number } políčka
       *[other] { $number } políčok
    } viac.
hint-reason-shuts = Zatvára { $number ->
    [one] { $number } roh, od ktorého by mohol pokračovať súper
    [few] { $number } rohy, od ktorých by mohli pokračovať súperi
    [many] { $number } rohu, od ktorého by mohli pokračovať súperi
   *[other] { $number } rohov, od ktorých by mohli pokračovať súperi
  }: { $cells }.
hint-reason-gave-up = Zahraným ťahom sa { $number ->
    [one] stratil { $number } roh na pokračovanie
    [few] stratili { $number } rohy na pokračovanie
    [many] stratilo { $number } rohu na pokračovanie
   *[other] stratilo { $number } rohov na pokračovanie
  }: { $cells }.
hint-reason-own-reach = { $shape ->
    [triangle] Trojuholníky
   *[square] Políčka
  } na dosah po tomto ťahu: { $number }. Po zahranom ťahu: { $than }.
hint-reason-rival-reach = { $shape ->
    [triangle] Trojuholníky
   *[square] Políčka
  } na dosah súperov po tomto ťahu: { $number }. Po zahranom ťahu: { $than }.
hint-reason-opens-more = Otvára { $number ->
    [one] { $number } nový roh
    [few] { $number } nové rohy
    [many] { $number } nového rohu
   *[other] { $number } nových rohov
  }. Zahraný ťah: { $than }.
hint-reason-covers-more = Zakrýva ostatným { $number ->
    [one] { $number } políčko
    [few] { $number } políčka
    [many] { $number } políčka
   *[other] { $number } políčok
  }. Zahraný ťah: { $than }.
hint-reason-shows-more = Svoju farbu ukazuje na { $number ->
    [one] { $number } políčku
    [few] { $number } políčkach
    [many] { $number } políčka
   *[other] { $number } políčkach
  }. Zahraný ťah: { $than }.
hint-reason-larger-piece = Využíva väčší diel, { $number } namiesto { $than }.
hint-reason-keeps-going = Necháva ti viac možností.
hint-reason-tile =
    Kameň prinesie { $number ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodov
    }.
hint-reason-bridge =
    Tvorí most za { $number ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodov
    } navyše.
hint-reason-hexagon =
    Dokončuje šesťuholník za { $number ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodov
    } navyše.
hint-reason-opening-triple = Začať s 3 rovnakými číslami prinesie { $number } navyše.
hint-reason-opening-zero = Začať s 3 nulami prinesie { $number } navyše.
hint-reason-out =
    Je to tvoj posledný kameň, za { $number ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodov
    } navyše.
coach-pick-piece = Vyber diel. Môžeš ho otočiť a obrátiť.
coach-pick-tile = Vyber kameň. Bledé teraz nepasujú.
coach-put-piece = Daj ho na dosku. Zafarbenie ukazuje, kam pasuje.
coach-put-tile = Daj ho na stôl. Značky ukazujú, kam pasuje.
coach-place-piece = Sem pasuje. Ťah urobíš tlačidlom Položiť.
coach-place-tile = Sem pasuje. Ťah urobíš tlačidlom Položiť.
