game-classic = Classic
game-classic-about = Četras krāsas uz 20 × 20 lauciņiem
game-classic-kind = 4 spēlētāji
game-classic-2 = Classic diviem
game-classic-2-about = Katram divas krāsas
game-classic-2-kind = 2 spēlētāji
game-classic-3 = Classic trim
game-classic-3-about = Ceturto krāsu visi liek pēc kārtas
game-classic-3-kind = 3 spēlētāji
game-classic-teams = Classic komandās
game-classic-teams-about = Zilā un sarkanā pret dzelteno un zaļo
game-classic-teams-kind = 2 pret 2
game-classic-solo = Astoņdesmit četri
game-classic-solo-about = Vienam nolikt visus 84 kauliņus
game-classic-solo-kind = 1 spēlētājs
game-duo = Duo
game-duo-about = Ātrs duelis uz 14 × 14 lauciņiem
game-duo-kind = 2 spēlētāji
game-junior = Junior
game-junior-about = Vienkārši kauliņi mazām rokām
game-junior-kind = 2 spēlētāji
game-trigon = Trigon
game-trigon-about = Sešstūris no trīsstūriem
game-trigon-kind = 4 spēlētāji
game-trigon-2 = Trigon diviem
game-trigon-2-about = Katram divas krāsas
game-trigon-2-kind = 2 spēlētāji
game-trigon-3 = Trigon trim
game-trigon-3-about = Trīs krāsas mazākā sešstūrī
game-trigon-3-kind = 3 spēlētāji
game-trigon-teams = Trigon komandās
game-trigon-teams-about = Zilā un sarkanā pret dzelteno un zaļo
game-trigon-teams-kind = 2 pret 2
game-trigon-solo = Astoņdesmit astoņi
game-trigon-solo-about = Vienam nolikt visus 88 kauliņus
game-trigon-solo-kind = 1 spēlētājs
game-polyomino = Polyomino
game-polyomino-about = Sākt jebkur, tad mainīties vai palikt
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Katram 9 kauliņi, dažas minūtes
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Katram divi komplekti pa 9 kauliņiem
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Katram 21 kauliņš
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Viens kopīgs 56 kauliņu komplekts
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Celt uz augšu un būt redzamam no augšas
game-rumis-tower = Rumis Tornis
game-rumis-tower-about = Šaurs un līdz astoņiem klucīšiem augsts
game-rumis-tower-kind = Tornis
game-rumis-corner = Rumis Stūris
game-rumis-corner-about = Ap 40 lauciņu stūri
game-rumis-corner-kind = Stūris
game-rumis-steps = Rumis Kāpnes
game-rumis-steps-about = Augšup pa četriem pakāpieniem
game-rumis-steps-kind = Kāpnes
game-rumis-pyramid = Rumis Piramīda
game-rumis-pyramid-about = Uz vidu aizvien augstāk
game-rumis-pyramid-kind = Piramīda
game-rumis-own = Rumis ar saviem augstumiem
game-rumis-own-about = Laukums, ko veidojat paši
game-rumis-own-kind = Savs
game-triominos = Triominos
game-triominos-about = Saskaņot stūrus un slēpt savas plāksnītes
game-triominos-kind = 1–6 spēlētāji

## What is told of every game

facts-players = { $most ->
    [zero] { $span } spēlētāju
    [one] { $span } spēlētājs
   *[other] { $span } spēlētāji
  }
facts-minutes = { $span } min
facts-age = no { $age } gadu vecuma
option-on = Jā
option-off = Nē
option-start = Pirmais kauliņš
option-start-about = Kur drīkst likt krāsas pirmo kauliņu.
option-start-own = Uz sava sākuma lauciņa
option-start-any = Uz jebkura brīva sākuma lauciņa
option-start-opposite = Pretī savai otrai krāsai
option-start-spaced = Uz katra otrā sākuma lauciņa
option-scoring = Punkti
option-scoring-about = Kā skaita punktus.
option-scoring-advanced = Atlikušie lauciņi un prēmijas
option-scoring-basic = Tikai atlikušie lauciņi
option-scoring-pieces = Visvairāk noliktu kauliņu
option-scoring-cells = Vismazāk atlikušo lauciņu
option-scoring-standard = Kā noteikumu lapā
option-scoring-children = Bērnu punkti
option-scoring-no-points = Bez punktiem: uzvar, kas beidz pirmais
option-first = Kas sāk
option-first-about = Vieta, no kuras liek pirmo kauliņu.
option-first-number = { $number ->
    [0] 1. vieta
    [1] 2. vieta
    [2] 3. vieta
   *[3] 4. vieta
  }
option-shared = Kopīgā krāsa
option-shared-about = Krāsa, ko visi liek pēc kārtas.
option-left-out = Atliktā krāsa
option-left-out-about = Krāsa, ar kuru nespēlē.
option-strict-corners = Stingrie stūri
option-strict-corners-about = Stūris skar tikai stūri, nekad taisnas malas vidu.
option-seats = Spēlētāji
option-seats-about = Cik spēlē.
option-seats-number = { $number }
option-colours-each = Krāsas
option-colours-each-about = Katra spēlētāja krāsas; no divām skaita tikai labāko.
option-colours-each-number = { $number ->
    [zero] katram { $number }
    [one] katram { $number }
   *[other] katram { $number }
  }
option-blocked = Nav kur likt
option-blocked-about = Kas notiek ar krāsu, kurai savā gājienā nav kur likt.
option-blocked-out = Tā izstājas pavisam
option-blocked-skip = Tā tikai izlaiž gājienu
option-heights = Augstumi
option-heights-about = Augstuma robežu rindas, augšējā pirmā, starp rindām /, piemēram, 2 2 1/2 2 1.
option-without = Handikaps
option-without-about = Kauliņi, kuru krāsām nav, piemēram, blue:I5,W5/red:X5.
option-edition = Noteikumu lapa
option-edition-about = Izdevumi atšķiras ar plāksnīšu skaitu, vilkšanu, gājiena izlaišanu un to, kā beidzas dalījums un mačs.
option-edition-international = Starptautiskais
option-edition-french = Franču
option-edition-spanish = Spāņu
option-edition-portuguese = Portugāļu
option-edition-tournament = Turnīra
option-target = Spēlē līdz
option-target-about = Summa, ar kuru beidzas mačs. Mazākās ir domātas bērnu punktiem.
option-target-number = { $number ->
    [zero] { $number } punktiem
    [one] { $number } punktam
   *[other] { $number } punktiem
  }
option-deals = Dalījumi
option-deals-about = Noteikts dalījumu skaits mērķa vietā. Ar bērnu punktiem ir viens dalījums, ja neizvēlaties citādi.
option-deals-number = { $number ->
    [0] Bez noteikta skaita
    [zero] { $number } dalījumi
    [one] { $number } dalījums
   *[other] { $number } dalījumi
  }
option-after-draw = Pēc vilkšanas
option-after-draw-about = Kuru plāksnīti drīkst likt uzreiz pēc vilkšanas.
option-after-draw-drawn = Izvilkto plāksnīti
option-after-draw-any = Jebkuru plāksnīti
option-time-limit = Ierobežots gājiena laiks
option-time-limit-about = Kas kavējas, velk, līdz gājiens ir galā. Vajag pulksteni katram gājienam.
level = { $level }. līmenis, { $word }
level-1 = pirmie soļi
level-2 = iesācējs
level-3 = rāms
level-4 = gadījuma spēlētājs
level-5 = stabils
level-6 = prasmīgs
level-7 = stiprs
level-8 = lietpratējs
level-9 = meistars
