game-classic = Classic
game-classic-about = 4 krāsas uz 20 × 20 lauciņiem
game-classic-kind = 4 spēlētāji
game-classic-2 = Classic diviem
game-classic-2-about = Katram 2 krāsas
game-classic-2-kind = 2 spēlētāji
game-classic-3 = Classic trim
game-classic-3-about = Ceturtā krāsa ir kopīga visiem
game-classic-3-kind = 3 spēlētāji
game-classic-teams = Classic komandās
game-classic-teams-about = Zilā un sarkanā pret dzelteno un zaļo
game-classic-teams-kind = 2 pret 2
game-classic-solo = Astoņdesmit četri
game-classic-solo-about = Nolieciet visus 84 kauliņus vienatnē
game-classic-solo-kind = 1 spēlētājs
game-duo = Duo
game-duo-about = Ātrs duelis, 14 × 14
game-duo-kind = 2 spēlētāji
game-junior = Junior
game-junior-about = Vienkārši kauliņi bērniem
game-junior-kind = 2 spēlētāji
game-trigon = Trigon
game-trigon-about = Trīsstūri sešstūrī
game-trigon-kind = 4 spēlētāji
game-trigon-2 = Trigon diviem
game-trigon-2-about = Katram 2 krāsas
game-trigon-2-kind = 2 spēlētāji
game-trigon-3 = Trigon trim
game-trigon-3-about = 3 krāsas mazākā sešstūrī
game-trigon-3-kind = 3 spēlētāji
game-trigon-teams = Trigon komandās
game-trigon-teams-about = Zilā un sarkanā pret dzelteno un zaļo
game-trigon-teams-kind = 2 pret 2
game-trigon-solo = Astoņdesmit astoņi
game-trigon-solo-about = Nolieciet visus 88 kauliņus vienatnē
game-trigon-solo-kind = 1 spēlētājs
game-polyomino = Polyomino
game-polyomino-about = Sāciet jebkur, tad paturiet vai mainiet
game-polyomino-8 = Polyomino 8
game-polyomino-8-about = Katram 9 kauliņi, dažas minūtes
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = Polyomino 12
game-polyomino-12-about = Katram 2 komplekti pa 9 kauliņiem
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = Polyomino 14
game-polyomino-14-about = Katram 21 kauliņš
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = Polyomino Hexa
game-polyomino-hexa-about = Viens kopīgs 56 kauliņu komplekts
game-polyomino-hexa-kind = Hexa, 20 × 20
game-rumis = Rumis
game-rumis-about = Celiet uz augšu un esiet redzami
game-rumis-tower = Rumis Tornis
game-rumis-tower-about = Šaurs, līdz 8 klucīšiem augsts
game-rumis-tower-kind = Tornis
game-rumis-corner = Rumis Stūris
game-rumis-corner-about = Ap stūri, 40 lauciņi
game-rumis-corner-kind = Stūris
game-rumis-steps = Rumis Kāpnes
game-rumis-steps-about = Augšup pa 4 pakāpieniem
game-rumis-steps-kind = Kāpnes
game-rumis-pyramid = Rumis Piramīda
game-rumis-pyramid-about = Uz vidu aizvien augstāk
game-rumis-pyramid-kind = Piramīda
game-rumis-own = Rumis uz sava laukuma
game-rumis-own-about = Izveidojiet laukumu paši
game-rumis-own-kind = Savs
game-triominos = Triominos
game-triominos-about = Saskaņojiet skaitļus, slēpiet plāksnītes
game-triominos-kind = 1–6 spēlētāji

## What is told of every game

facts-players = { $most ->
    [zero] { $span } spēlētāji
    [one] { $span } spēlētājs
   *[other] { $span } spēlētāji
  }
facts-minutes = { $span } min
facts-age = vecums { $age }+
option-on = Jā
option-off = Nē
option-start = Pirmais kauliņš
option-start-about = Kur katra krāsa liek savu pirmo kauliņu.
option-start-own = Uz sava sākuma lauciņa
option-start-any = Uz jebkura brīva sākuma { $shape ->
    [triangle] trīsstūra
   *[square] lauciņa
  }
option-start-opposite = Pretī savai otrai krāsai
option-start-spaced = Uz katra otrā sākuma { $shape ->
    [triangle] trīsstūra
   *[square] lauciņa
  }
option-scoring = Punktu skaitīšana
option-scoring-about = Kā skaita punktus.
option-scoring-advanced = Atlikušie kvadrāti, ar papildpunktiem
option-scoring-basic = Atlikušie kvadrāti, bez papildpunktiem
option-scoring-pieces = Uzvar, kam nolikts visvairāk kauliņu
option-scoring-cells = Uzvar, kam vismazāk kvadrātu atlicis
option-scoring-standard = Standarta
option-scoring-children = Bērnu punktu skaitīšana
option-scoring-no-points = Bez punktiem: uzvar, kam pirmajam beidzas plāksnītes
option-first = Kas sāk
option-first-about = Spēlētājs, kurš liek pirmo kauliņu.
option-first-number =
    { $number ->
        [0] 1. spēlētājs
        [1] 2. spēlētājs
        [2] 3. spēlētājs
       *[3] 4. spēlētājs
    }
option-shared = Kopīgā krāsa
option-shared-about = Krāsa, ko visi spēlētāji liek pēc kārtas.
option-left-out = Atliktā krāsa
option-left-out-about = Krāsa, ar kuru neviens nespēlē.
option-strict-corners = Stingrie stūri
option-strict-corners-about = Stūri drīkst skart tikai stūrus, nekad taisnas malas vidu.
option-seats = Spēlētāji
option-seats-about = Spēlētāju skaits.
option-seats-number = { $number }
option-colours-each = Krāsas
option-colours-each-about = Krāsas katram spēlētājam. No divām skaita tikai labāko.
option-colours-each-number = { $number ->
    [zero] katram { $number }
    [one] katram { $number }
   *[other] katram { $number }
  }
option-blocked = Ja nevarat nolikt kauliņu
option-blocked-about = Kas notiek ar krāsu, kas savā gājienā nevar nolikt kauliņu.
option-blocked-out = Tā izstājas no partijas
option-blocked-skip = Tā izlaiž tikai šo gājienu
option-heights = Augstumu karte
option-heights-about = Augstuma robežas pa rindām, augšējā rinda pirmā, starp rindām /, piemēram, 2 2 1/2 2 1.
option-without = Handikaps
option-without-about = Kauliņi, bez kuriem krāsa spēlē, piemēram, blue:I5,W5/red:X5.
option-edition = Izdevums
option-edition-about = Izdevumi atšķiras ar plāksnīšu skaitu, vilkšanu un gājiena izlaišanu un to, kā beidzas dalījums vai mačs.
option-edition-international = Starptautiskais
option-edition-french = Franču
option-edition-spanish = Spāņu
option-edition-portuguese = Portugāļu
option-edition-tournament = Turnīra
option-target = Mērķis
option-target-about = Summa, ar kuru beidzas mačs. Mazākie mērķi domāti bērnu punktu skaitīšanai.
option-target-number = { $number ->
    [zero] { $number } punkti
    [one] { $number } punkts
   *[other] { $number } punkti
  }
option-deals = Dalījumi
option-deals-about = Spēlējiet noteiktu dalījumu skaitu mērķa vietā. Ar bērnu punktu skaitīšanu ir viens dalījums, ja neizvēlaties citādi.
option-deals-number = { $number ->
    [0] Bez noteikta skaita
    [zero] { $number } dalījumi
    [one] { $number } dalījums
   *[other] { $number } dalījumi
  }
option-after-draw = Pēc vilkšanas
option-after-draw-about = Kuru plāksnīti drīkst likt uzreiz pēc vilkšanas.
option-after-draw-drawn = Tikai izvilkto plāksnīti
option-after-draw-any = Jebkuru plāksnīti
option-time-limit = Ierobežots gājiena laiks
option-time-limit-about = Ja jūsu laiks beidzas, jūs velkat, līdz gājiens ir galā. Vajag pulksteni ar laiku katram gājienam.
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
