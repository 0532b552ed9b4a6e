## Paginile

rules-title = Reguli
rules-page-title = Reguli: { $game }
rules-lead = Cum se joacă fiecare joc, cu imagini.
rules-all = Toate jocurile
rules-play = Joacă acum
rules-tutorial = Învață jucând
rules-language = Limbă
rules-allowed = Permis
rules-forbidden = Nepermis
rules-clauses = Numerele regulilor
rules-trade-marks = Blokus, Trigon, Rumis și Triominos sunt mărci ale proprietarilor lor. Le numim doar ca să arătăm ce reguli publicate urmează un joc. Cornerwise este independent de acești proprietari.

## Familii de jocuri

rules-family-classic = Pătrate, până la 4 jucători
rules-family-duo = Pătrate, 2 jucători
rules-family-trigon = Triunghiuri
rules-family-polyomino = Start liber
rules-family-rumis = Cuburi
rules-family-triominos = Numere

## Titluri

rules-heading-goal = Scopul jocului
rules-heading-pieces = Piese
rules-heading-tiles = Piese
rules-heading-setup = Pregătire
rules-heading-opening = Deschidere
rules-heading-start = Prima piesă
rules-heading-turn = Rândul tău
rules-heading-contact = Ce trebuie să atingă o piesă
rules-heading-others = Alte culori
rules-heading-strict = Colțuri stricte
rules-heading-standing = Fără goluri
rules-heading-limits = Limite de înălțime
rules-heading-blocked = Dacă nu poți pune o piesă
rules-heading-draw = Tragerea pieselor
rules-heading-end = Sfârșitul jocului
rules-heading-scoring = Punctaj
rules-heading-ties = Egalitate
rules-heading-example = Exemplu
rules-heading-players = Numărul de jucători
rules-heading-options = Opțiuni
rules-heading-tips = Sfaturi

## Scop

rules-goal-left = Pune pe tablă cât mai multe dintre piesele tale și nu le lăsa celorlalți loc pentru ale lor. Ce îți rămâne la sfârșit se numără împotriva ta.
rules-goal-pieces = Pune mai multe piese decât celălalt jucător.
rules-goal-area = Acoperă mai multe pătrate decât celălalt jucător.
rules-goal-complete = Joci cu toate culorile. Pune { $pieces ->
    [one] singura piesă
    [few] toate cele { $pieces } piese
   *[other] toate cele { $pieces } de piese
  }.
rules-goal-seen = Construiește astfel încât culoarea ta să se vadă exact de sus pe cât mai multe pătrate.
rules-goal-points = Pune piese cu numere care se potrivesc și adună cele mai multe puncte.

## Tabla

rules-board-rectangle = Tabla are { $width } × { $height ->
    [one] { $height } pătrat
    [few] { $height } pătrate
   *[other] { $height } de pătrate
  }.
rules-board-hexagon = Tabla este un hexagon format din { $cells ->
    [one] { $cells } triunghi
    [few] { $cells } triunghiuri
   *[other] { $cells } de triunghiuri
  }, câte { $side } de-a lungul fiecărei laturi.
rules-board-inner = Folosiți doar hexagonul interior al tablei: { $cells ->
    [one] { $cells } triunghi
    [few] { $cells } triunghiuri
   *[other] { $cells } de triunghiuri
  }, câte { $side } de-a lungul fiecărei laturi.
rules-board-heights = Baza are { $squares ->
    [one] { $squares } pătrat
    [few] { $squares } pătrate
   *[other] { $squares } de pătrate
  }, fiecare cu o limită pentru cât de sus poți construi. În total este loc pentru { $cubes ->
    [one] { $cubes } cub
    [few] { $cubes } cuburi
   *[other] { $cubes } de cuburi
  }.
rules-board-reconstructed = Nu cunoaștem măsuri publicate pentru această tablă. Le-am dedus din forma ei și din spațiul pentru { $each ->
    [one] { $each } cub
    [few] { $each } cuburi
   *[other] { $each } de cuburi
  } pe jucător.
rules-board-own = Harta înălțimilor o faci chiar tu: câte un număr pentru fiecare pătrat al bazei, cu o bară oblică între rânduri. Rândul cel mai îndepărtat este primul, iar 0 înseamnă că acolo nu este niciun pătrat. Toate pătratele trebuie să fie legate între ele și pot fi cel mult { $most ->
    [one] { $most } cub
    [few] { $most } cuburi
   *[other] { $most } de cuburi
  }.
rules-board-table = Piesele se pun pe o masă fără margini.

## Piese

rules-pieces-own = Fiecare culoare are { $pieces ->
    [one] { $pieces } piesă
    [few] { $pieces } piese
   *[other] { $pieces } de piese
  }, de la { $smallest } la { $largest } { $shape ->
    [triangle] triunghiuri
   *[square] pătrate
  }, toate de forme diferite. Împreună au { $shape ->
    [triangle] { $cells ->
        [one] { $cells } triunghi
        [few] { $cells } triunghiuri
       *[other] { $cells } de triunghiuri
      }
   *[square] { $cells ->
        [one] { $cells } pătrat
        [few] { $cells } pătrate
       *[other] { $cells } de pătrate
      }
  }.
rules-pieces-copies = Fiecare culoare are { $pieces ->
    [one] { $pieces } piesă
    [few] { $pieces } piese
   *[other] { $pieces } de piese
  }: câte { $copies } din fiecare dintre cele { $shapes ->
    [one] { $shapes } formă
    [few] { $shapes } forme
   *[other] { $shapes } de forme
  }, de la { $smallest } la { $largest } pătrate. Împreună au { $cells ->
    [one] { $cells } pătrat
    [few] { $cells } pătrate
   *[other] { $cells } de pătrate
  }.
rules-pieces-shared = Ambii jucători își iau piesele dintr-un singur set: { $pieces ->
    [one] { $pieces } piesă
    [few] { $pieces } piese
   *[other] { $pieces } de piese
  }, de la { $smallest } la { $largest } pătrate, toate de forme diferite. După ce un jucător a pus o piesă, celălalt nu o mai poate folosi.
rules-pieces-cubes = Fiecare culoare are { $pieces ->
    [one] { $pieces } piesă
    [few] { $pieces } piese
   *[other] { $pieces } de piese
  }, de la { $smallest } la { $largest } cuburi, în total { $cells ->
    [one] { $cells } cub
    [few] { $cells } cuburi
   *[other] { $cells } de cuburi
  }. O piesă și imaginea ei în oglindă sunt două piese diferite. Nu există nicio piesă de un singur cub.
rules-pieces-tiles = Sunt { $tiles ->
    [one] { $tiles } piesă triunghiulară
    [few] { $tiles } piese triunghiulare
   *[other] { $tiles } de piese triunghiulare
  }. Fiecare are trei numere de la { $lowest } la { $highest }. Citite de la cel mai mic în sensul acelor de ceasornic, numerele nu scad niciodată și nu există două piese la fel. Valoarea unei piese este suma numerelor ei.

## Pregătire

rules-setup-order = Culorile joacă în această ordine: { $colours }.
rules-setup-one-each = Sunt { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
  } și fiecare are o culoare.
rules-setup-two-each = Sunt doi jucători cu câte două culori. Primul jucător are { $first }, al doilea are { $second }.
rules-setup-shared = Sunt trei jucători cu câte o culoare. A patra culoare ({ $colour }) o pun pe rând, începând cu jucătorul care începe partida. Îți vine rândul la ea și atunci când propria ta culoare nu mai poate pune nimic.
rules-setup-teams = Patru jucători formează două echipe de câte doi, fiecare cu câte o culoare. Prima echipă are { $first }, a doua are { $second }.
rules-setup-solo = Pui toate culorile, una după alta.
rules-setup-left-out = Sunt trei jucători cu câte o culoare. A patra culoare ({ $colour }) rămâne în cutie.

## Prima piesă

rules-start-own = Prima piesă a fiecărei culori trebuie să acopere propriul punct de start: { $points }.
rules-start-any = Prima piesă a fiecărei culori trebuie să acopere un punct de start încă liber: { $points }.
rules-start-free = Prima piesă a fiecărei culori poate fi pusă oriunde pe tablă.
rules-start-beside = Prima piesă a partidei poate fi pusă oriunde. Prima piesă a fiecăreia dintre celelalte culori trebuie să atingă o piesă aflată deja acolo.
rules-start-opposite = Prima piesă a fiecărei culori trebuie să acopere un punct de start: { $points }. Cele două culori ale tale încep una vizavi de alta, așa că celălalt jucător nu poate ocupa punctul de start de vizavi de prima ta culoare.
rules-start-spaced = Prima piesă a fiecărei culori trebuie să acopere un punct de start: { $points }. Între două culori trebuie să rămână liber un punct de start.
rules-start-swap = Primul jucător pune o piesă de prima culoare și apoi una de a doua culoare, oriunde pe tablă. Cele două nu au voie să se suprapună și trebuie să aibă forme diferite. Apoi al doilea jucător alege o culoare. Urmează la mutare prima culoare ({ $colour }), oricine ar avea-o.
rules-start-cubes = Prima piesă a partidei poate sta oriunde pe bază. Prima piesă a fiecăreia dintre celelalte culori trebuie și ea să stea pe bază și să aibă o față comună cu o piesă aflată deja acolo.

## Rândul

rules-turn-flat = Pune una dintre piesele tale pe { $shape ->
    [triangle] triunghiuri libere
   *[square] pătrate libere
  } ale tablei. O poți roti și o poți întoarce pe cealaltă parte. Odată pusă, nu mai poate fi mutată.
rules-turn-cubes = Pune una dintre piesele tale. O poți roti în orice direcție. Odată pusă, nu mai poate fi mutată.

## Contact

rules-contact-corner = Fiecare piesă nouă trebuie să atingă la un colț cel puțin o piesă de aceeași culoare. Nu are voie niciodată să-și atingă propria culoare de-a lungul unei laturi.
rules-contact-face = Fiecare piesă nouă trebuie să atingă o piesă de aceeași culoare de-a lungul unei laturi. Atingerea la un colț nu este de ajuns.
rules-contact-triangles = Este de ajuns un singur punct comun: un colț poate atinge și mijlocul laturii drepte a altei piese.
rules-contact-strict = Cu colțuri stricte, un colț al culorii tale poate atinge doar alt colț, niciodată mijlocul unei laturi drepte. Regula este valabilă oriunde piesa nouă își atinge propria culoare: un singur contact greșit face mutarea nepermisă, chiar dacă alt colț atinge corect.
rules-contact-others = Piesa ta poate atinge alte culori oricum, la colțuri sau de-a lungul laturilor.
rules-contact-cubes = Fiecare piesă nouă trebuie să aibă cel puțin o față comună cu o piesă de aceeași culoare, alături sau deasupra ei. Atingerea la o muchie sau la un colț nu este de ajuns. Celelalte culori nu contează.
rules-standing = În fiecare coloană pe care o folosește piesa, cuburile ei trebuie să stea pe bază sau pe cuburile aflate deja acolo. Sub o piesă nu poate fi niciun gol și nimic nu poate ieși deasupra unui spațiu gol.
rules-limits = Nimic nu poate sta în afara bazei sau peste limita de înălțime a pătratului său.

## Fără loc, și sfârșitul

rules-blocked-flat = Dacă poți pune o piesă, trebuie să o pui. O culoare care nu poate pune o piesă este sărită. Nu i se mai poate deschide loc nou, așa că iese din joc până la sfârșit.
rules-blocked-out = O culoare care nu poate pune o piesă când îi vine rândul iese din joc până la sfârșit.
rules-blocked-skip = O culoare care nu poate pune o piesă pierde doar acel rând. Construind, ceilalți îi pot deschide din nou un loc.
rules-end = Jocul se încheie când nicio culoare nu mai poate pune nicio piesă.
rules-ties = Dacă mai mulți au cel mai bun scor, împart victoria.

## Punctaj

rules-scoring-advanced = Fiecare { $shape ->
    [triangle] triunghi
   *[square] pătrat
  } al pieselor care ți-au rămas costă 1 punct. Dacă îți pui toate piesele, primești { $all ->
    [one] { $all } punct
    [few] { $all } puncte
   *[other] { $all } de puncte
  } și încă { $last } dacă piesa cea mai mică a fost ultima. Câștigă scorul cel mai mare.
rules-scoring-basic = Numără pătratele pieselor care ți-au rămas. Câștigă cine are cele mai puține pătrate rămase. Nu există bonus.
rules-scoring-pieces = Fiecare piesă pusă aduce 1 punct. Câștigă cine are cele mai multe puncte. Nu există bonus.
rules-scoring-area = Fiecare pătrat acoperit aduce 1 punct. Câștigă cine are cele mai multe puncte; la puncte egale este remiză. Nu există bonus.
rules-scoring-complete = Câștigi când toate piesele sunt pe tablă. Dacă nu reușești, numărul pieselor puse arată cât de aproape ai fost.
rules-scoring-seen = Privește exact de sus: fiecare pătrat pe care culoarea ta este deasupra aduce 1 punct. Fiecare piesă rămasă costă 1 punct, oricât de mare ar fi. Câștigă cine are cele mai multe puncte.
rules-scoring-sum = Scorul unui jucător este suma celor două culori ale sale.
rules-scoring-team = Scorul unei echipe este suma celor două culori ale ei.
rules-scoring-shared = Culoarea comună nu contează pentru nimeni.

## Exemple

rules-example-finished = O partidă încheiată și scorul ei.
rules-example-colour = Culoare
rules-example-left = Rămase
rules-example-points = Puncte
rules-example-turn = Mutare
rules-example-winner = Câștigător: { $winners }.

## Imagini

rules-figure-starts = Punctele de start
rules-figure-pieces = Piesele unei culori
rules-figure-start = Prima piesă acoperă un punct de start
rules-figure-corner = Colț la colț
rules-figure-side = Latură lângă latură cu propria culoare
rules-figure-apart = Nu își atinge propria culoare
rules-figure-others = Alte culori se pot atinge de-a lungul laturilor
rules-figure-tip = Un colț atinge mijlocul unei laturi
rules-figure-face = Are o față comună cu propria culoare
rules-figure-edge = Are doar o muchie comună cu propria culoare
rules-figure-hole = Dedesubt este un gol
rules-figure-match = Ambele numere de pe latură sunt egale
rules-figure-mismatch = Numerele de pe latură sunt diferite
rules-figure-bridge = Un pod: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } în plus
rules-figure-hexagon = Un hexagon: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } în plus
rules-figure-hexagons = Două hexagoane cu o piesă: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  } în plus

## Numărul de jucători

rules-players = { $players ->
    [one] Un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
  }
rules-players-cubes = { $columns ->
    [one] { $columns } pătrat
    [few] { $columns } pătrate
   *[other] { $columns } de pătrate
  }, loc pentru { $cubes ->
    [one] { $cubes } cub
    [few] { $cubes } cuburi
   *[other] { $cubes } de cuburi
  }
rules-players-tiles = { $tiles ->
    [one] Câte o piesă
    [few] Câte { $tiles } piese
   *[other] Câte { $tiles } de piese
  }

## Opțiuni

rules-option-start = Prima piesă
rules-option-scoring = Punctaj
rules-option-first = Cine începe
rules-option-shared = Culoare comună
rules-option-strict-corners = Colțuri stricte
rules-option-left-out = Culoare lăsată deoparte
rules-option-seats = Numărul de jucători
rules-option-colours-each = Culori pe jucător
rules-option-blocked = Dacă nu poți pune o piesă
rules-option-heights = Harta înălțimilor
rules-option-without = Handicap
rules-option-edition = Ediție
rules-option-target = Țintă
rules-option-deals = Numărul de runde
rules-option-after-draw = După tragere
rules-option-time-limit = Mutări cu limită de timp
rules-option-usual = implicit
rules-option-none = Acest joc nu are opțiuni.
rules-choice-first = Poate începe orice jucător. Ceilalți urmează în sensul acelor de ceasornic.
rules-choice-shared = Oricare dintre cele patru culori poate fi cea comună. Ordinea culorilor rămâne aceeași: dacă albastrul este comun, tot albastrul începe, pus de jucătorul care începe partida.
rules-choice-left-out = Oricare dintre cele patru culori poate rămâne în cutie.
rules-choice-seats-cubes = De la { $fewest } la { $most } jucători. Cu mai puțini jucători este loc pentru mai puține cuburi, iar ultimele culori nu se folosesc.
rules-choice-seats = De la { $fewest } la { $most } jucători.
rules-choice-colours-each = Doi jucători pot avea câte două culori, pe tabla pentru patru. Contează doar culoarea mai bună a fiecărui jucător.
rules-choice-heights = Orice hartă a înălțimilor de cel mult { $most ->
    [one] { $most } cub
    [few] { $most } cuburi
   *[other] { $most } de cuburi
  }.
rules-choice-without = Culorile pot juca fără unele dintre piesele lor, pentru ca jucătorii mai puternici și cei mai slabi să aibă o partidă echilibrată. Piesele fără care joci nu costă nimic. Dacă piesele rămase se numără împotriva ta, ajută să ai mai puține piese mari. Altfel, cu mai puține piese este mai greu.
rules-choice-target = Când se încheie o rundă, totalurile se compară cu ținta: { $usual ->
    [one] { $usual } punct
    [few] { $usual } puncte
   *[other] { $usual } de puncte
  } sau orice alt număr de la { $fewest } la { $most }. Dacă cineva a atins-o, partida s-a încheiat.
rules-choice-deals = Sau jucați o partidă cu un număr fix de runde, de la { $fewest } la { $most }, oricare ar fi totalurile.
rules-choice-drawn = După ce tragi, poți pune doar piesa pe care tocmai ai tras-o.
rules-choice-any = După ce tragi, poți pune orice piesă din mâna ta.
rules-choice-time-limit = Fiecare rând are o limită de timp. Dacă expiră, tragi până ți se încheie rândul. Dacă mai ai de pus prima piesă, se pune în locul tău una dintre ale tale.

## Triominos

rules-tiles-hands = Fiecare jucător își ia piesele și le ține ascunse. Restul formează grămada. Îți vezi propriile piese, masa, toate scorurile și câte piese au ceilalți și grămada.
rules-tiles-begin = Înaintea fiecărei runde, fiecare jucător trage o piesă și o arată. Începe cine are valoarea cea mai mare, iar cei aflați la egalitate trag din nou. Apoi toate piesele se amestecă și se împart. Primul jucător pune orice piesă și primește valoarea ei.
rules-tiles-lay = Pune o piesă. Cel puțin o latură întreagă trebuie să stea lipită de o piesă de pe masă, iar ambele numere de pe acea latură trebuie să fie egale. La orice alt colț pe care îl atinge, numerele trebuie să fie de asemenea egale.
rules-tiles-score = O piesă aduce valoarea ei. Un pod aduce { $bridge ->
    [one] { $bridge } punct
    [few] { $bridge } puncte
   *[other] { $bridge } de puncte
  } în plus, un hexagon { $one } în plus, două hexagoane cu o singură piesă { $two } în plus, iar trei { $three } în plus.
rules-tiles-bridge = Un pod este o piesă lipită cu o singură latură, al cărei al treilea colț atinge o piesă de dincolo: cele două locuri de lângă acel colț sunt goale, iar cel puțin unul dintre cele trei din spatele lui nu este. A șasea piesă din jurul unui punct completează un hexagon. O piesă nu le poate face pe amândouă.
rules-tiles-draw = Dacă nu poți sau nu vrei să pui o piesă, trage una din grămadă. Fiecare tragere te costă { $cost ->
    [one] { $cost } punct
    [few] { $cost } puncte
   *[other] { $cost } de puncte
  }. Piesa trasă o poți pune imediat. La un rând poți trage cel mult { $most ->
    [one] { $most } piesă
    [few] { $most } piese
   *[other] { $most } de piese
  }. Dacă tot nu pui niciuna, mai pierzi { $more ->
    [one] { $more } punct
    [few] { $more } puncte
   *[other] { $more } de puncte
  }, în total { $all }.
rules-tiles-empty = Când grămada este goală, trebuie să pui o piesă dacă poți. Dacă nu poți, spui pas, fără penalizare.
rules-tiles-out = Când îți pui ultima piesă, primești { $out ->
    [one] { $out } punct
    [few] { $out } puncte
   *[other] { $out } de puncte
  } plus valoarea tuturor pieselor rămase la ceilalți. Mai întâi se termină turul, ca toți să fi avut același număr de rânduri. Oricine altcineva rămâne fără piese în acel tur primește doar cele { $out } de puncte.
rules-tiles-blocked = Când toți jucătorii au spus pas unul după altul, runda este blocată. O câștigă cine are piesele cu cea mai mică valoare și primește valoarea pieselor tuturor celorlalți, minus a sa. Nimeni altcineva nu pierde nimic. Dacă mai mulți au aceeași valoare minimă, fiecare primește punctele astfel.
rules-tiles-match = Câștigă cine are cel mai mare total la sfârșitul partidei. Totalurile pot coborî sub zero.
rules-tiles-example-sum = O piesă
rules-tiles-example-bridge = O piesă care face un pod
rules-tiles-example-hexagon = O piesă care completează un hexagon
rules-tiles-example-draws = Trei trageri și nicio piesă pusă
rules-tiles-example-out = Ultima piesă, când la ceilalți au rămas { $hands }
rules-scoring-standard = Punctele se dau așa cum este descris mai sus.
rules-scoring-children = Pentru copii: { $tile } punct pentru fiecare piesă, { $bridge } în plus pentru un pod, { $one }, { $two } sau { $three } în plus pentru unul, două sau trei hexagoane și { $out } pentru cine rămâne primul fără piese. Nu se pierd niciodată puncte. Se joacă o singură rundă, dacă nu alegi mai multe sau o țintă.
rules-scoring-no-points = Fără puncte: câștigă cine rămâne primul fără piese. Dacă runda se blochează, câștigă cine are cele mai puține piese rămase.
rules-edition-international = Internațională: așa cum este descris mai sus, pentru { $fewest }–{ $most } jucători.
rules-edition-french = Franceză: pentru { $fewest }–{ $most } jucători. Runda se încheie imediat ce cineva rămâne fără piese. Într-o rundă blocată, fiecare pierde valoarea propriilor piese. Când grămada este goală, poți spune pas chiar dacă ai putea pune o piesă. Partida se încheie imediat ce un jucător atinge ținta, iar acel jucător câștigă.
rules-edition-spanish = Spaniolă: pentru { $fewest }–{ $most } jucători, cu mai puține piese fiecare la trei și patru jucători.
rules-edition-portuguese = Portugheză: ca ediția spaniolă, dar trei trageri costă în total { $draws ->
    [one] { $draws } punct
    [few] { $draws } puncte
   *[other] { $draws } de puncte
  }.
rules-edition-tournament = Turneu: nimeni nu trage ca să se stabilească cine începe. Piesa cea mai mare cu trei numere egale din mâna oricui trebuie pusă prima și aduce { $triple } în plus sau { $zero } în plus dacă are trei zerouri. Dacă nimeni nu are o astfel de piesă, începe piesa cu valoarea cea mai mare.
