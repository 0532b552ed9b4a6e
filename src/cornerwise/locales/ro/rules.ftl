## Paginile

rules-title = Reguli
rules-page-title = { $game }: reguli
rules-lead = Cum se joacă fiecare joc, în câteva propoziții și cu imagini.
rules-all = Toate jocurile
rules-play = Joacă acum
rules-tutorial = Învață jucând
rules-language = Limbă
rules-allowed = Permis
rules-forbidden = Nepermis
rules-clauses = Numerele regulilor
rules-trade-marks = Blokus, Trigon, Rumis și Triominos sunt mărci ale proprietarilor lor. Apar aici doar ca să arate ce reguli publicate urmează un joc. Cornerwise este independent de acești proprietari.

## Familii de jocuri

rules-family-classic = Pătrate pentru cel mult patru
rules-family-duo = Pătrate pentru doi
rules-family-trigon = Triunghiuri
rules-family-polyomino = Start liber
rules-family-rumis = Cuburi
rules-family-triominos = Numere

## Titluri

rules-heading-goal = Scop
rules-heading-pieces = Piese
rules-heading-tiles = Piese
rules-heading-setup = Pregătire
rules-heading-opening = Deschidere
rules-heading-start = Prima piesă
rules-heading-turn = Rândul tău
rules-heading-contact = Contact
rules-heading-others = Alte culori
rules-heading-strict = Colțuri stricte
rules-heading-standing = Sprijin
rules-heading-limits = Înălțimi maxime
rules-heading-blocked = Fără loc
rules-heading-draw = Tragere
rules-heading-end = Sfârșit
rules-heading-scoring = Punctaj
rules-heading-ties = Egalitate
rules-heading-example = Exemplu
rules-heading-players = Numărul de jucători
rules-heading-options = Opțiuni
rules-heading-tips = Sfaturi

## Scop

rules-goal-left = Adu pe tablă cât mai multe dintre piesele tale și nu le lăsa celorlalți loc pentru ale lor. Ce îți rămâne la sfârșit se numără împotriva ta.
rules-goal-pieces = Pune mai multe piese decât celălalt jucător.
rules-goal-area = Acoperă mai multe pătrate decât celălalt jucător.
rules-goal-complete = Joci fără adversar, cu toate culorile. Pune { $pieces ->
    [one] singura piesă
    [few] toate cele { $pieces } piese
   *[other] toate cele { $pieces } de piese
  }.
rules-goal-seen = Construiește astfel încât culoarea ta să se vadă pe cât mai multe pătrate, privind drept de sus.
rules-goal-points = Pune piese ale căror numere se potrivesc și adună cele mai multe puncte.

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
rules-board-inner = Se folosește doar hexagonul interior al tablei: { $cells ->
    [one] { $cells } triunghi
    [few] { $cells } triunghiuri
   *[other] { $cells } de triunghiuri
  }, câte { $side } de-a lungul fiecărei laturi.
rules-board-heights = Planul are { $squares ->
    [one] { $squares } pătrat
    [few] { $squares } pătrate
   *[other] { $squares } de pătrate
  }. Fiecare arată cât de sus se poate construi acolo; este loc pentru { $cubes ->
    [one] { $cubes } cub
    [few] { $cubes } cuburi
   *[other] { $cubes } de cuburi
  }.
rules-board-reconstructed = Nu cunoaștem nicio măsură tipărită a acestei table. Este reconstituită după forma ei și după spațiul pentru { $each ->
    [one] { $each } cub
    [few] { $each } cuburi
   *[other] { $each } de cuburi
  } pentru fiecare jucător.
rules-board-own = Aduci o hartă proprie de înălțimi: câte un număr pentru fiecare pătrat al planului, rândurile despărțite printr-o bară oblică, rândul cel mai îndepărtat primul, 0 unde nu există pătrat. Toate pătratele sunt legate între ele și sunt cel mult { $most ->
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
rules-pieces-shared = Ambii jucători iau dintr-un singur set de { $pieces ->
    [one] { $pieces } piesă
    [few] { $pieces } piese
   *[other] { $pieces } de piese
  }, de la { $smallest } la { $largest } pătrate, toate de forme diferite. O piesă pusă de un jucător nu mai există pentru celălalt.
rules-pieces-cubes = Fiecare culoare are { $pieces ->
    [one] { $pieces } piesă
    [few] { $pieces } piese
   *[other] { $pieces } de piese
  }, de la { $smallest } la { $largest } cuburi, în total { $cells ->
    [one] { $cells } cub
    [few] { $cells } cuburi
   *[other] { $cells } de cuburi
  }. O piesă și imaginea ei în oglindă sunt două piese. Nu există cub singur.
rules-pieces-tiles = Sunt { $tiles ->
    [one] { $tiles } piesă triunghiulară
    [few] { $tiles } piese triunghiulare
   *[other] { $tiles } de piese triunghiulare
  }. Fiecare are trei numere de la { $lowest } la { $highest } care nu scad când se citesc în sensul acelor de ceasornic și nu există două piese la fel. Valoarea unei piese este suma numerelor ei.

## Pregătire

rules-setup-order = Culorile joacă în această ordine: { $colours }.
rules-setup-one-each = Sunt { $seats ->
    [one] { $seats } jucător
    [few] { $seats } jucători
   *[other] { $seats } de jucători
  } și fiecare are o culoare.
rules-setup-two-each = Doi jucători au câte două culori. Primul: { $first }. Al doilea: { $second }.
rules-setup-shared = Trei jucători au câte o culoare. Pe a patra ({ $colour }) o pun pe rând, începând cu jucătorul care a început partida. O fac și atunci când propria culoare nu mai are loc.
rules-setup-teams = Patru jucători formează două echipe de câte doi, cu câte o culoare fiecare. Prima echipă: { $first }. A doua: { $second }.
rules-setup-solo = Pui toate culorile, una după alta.
rules-setup-left-out = Trei jucători au câte o culoare. O culoare ({ $colour }) rămâne în cutie.

## Prima piesă

rules-start-own = Prima piesă a fiecărei culori acoperă punctul de start al acelei culori: { $points }.
rules-start-any = Prima piesă a fiecărei culori acoperă orice punct de start încă liber: { $points }.
rules-start-free = Prima piesă a fiecărei culori stă oriunde pe tablă.
rules-start-beside = Prima piesă a partidei stă oriunde. Prima piesă a fiecăreia dintre celelalte culori atinge o piesă aflată deja acolo.
rules-start-opposite = Prima piesă a fiecărei culori acoperă un punct de start: { $points }. Cele două culori ale unui jucător pornesc una vizavi de alta, așa că nu poți ocupa punctul de vizavi de culoarea celuilalt jucător.
rules-start-spaced = Prima piesă a fiecărei culori acoperă un punct de start: { $points }. Între două culori rămâne liber un punct de start.
rules-start-swap = Primul jucător pune o piesă de prima culoare, apoi una de a doua culoare, fiecare oriunde pe tablă. Cele două nu se pot suprapune și trebuie să aibă forme diferite. Al doilea jucător alege apoi o culoare. Continuă prima culoare ({ $colour }), oricine ar avea-o.
rules-start-cubes = Prima piesă a partidei stă oriunde pe podea. Prima piesă a fiecăreia dintre celelalte culori stă tot pe podea și are o față comună cu o piesă aflată deja acolo.

## Rândul

rules-turn-flat = Pune una dintre piesele tale pe { $shape ->
    [triangle] triunghiuri libere
   *[square] pătrate libere
  } ale tablei. O poți roti și întoarce pe dos. Odată pusă, rămâne.
rules-turn-cubes = Pune una dintre piesele tale. O poți roti oricum. Odată pusă, rămâne.

## Contact

rules-contact-corner = Fiecare piesă nouă atinge o piesă de aceeași culoare cu un colț și niciodată de-a lungul unei laturi.
rules-contact-face = Fiecare piesă nouă atinge o piesă de aceeași culoare de-a lungul unei laturi. Un colț nu ajunge.
rules-contact-triangles = Ajunge un punct comun: un colț poate atinge și mijlocul laturii drepte a altei piese.
rules-contact-strict = Cu colțuri stricte, un colț al culorii tale poate atinge doar un colț. Oriunde piesa nouă își atinge propria culoare, niciuna dintre cele două nu poate trece drept prin acel punct. Un singur astfel de contact interzice locul, chiar dacă alt colț atinge corect.
rules-contact-others = Nu contează cum atinge piesa ta alte culori, la colțuri sau de-a lungul laturilor.
rules-contact-cubes = Fiecare piesă nouă are cel puțin o față comună cu o piesă de aceeași culoare, alături de ea sau deasupra ei. O muchie sau un colț nu ajunge. Celelalte culori nu contează.
rules-standing = În fiecare coloană pe care o folosește piesa, cuburile ei stau pe podea sau pe ce se află deja acolo. Nu există niciodată un gol dedesubt și nimic nu iese peste spațiul gol.
rules-limits = Nimic nu stă în afara planului sau peste înălțimea maximă a pătratului său.

## Fără loc, și sfârșitul

rules-blocked-flat = Cine poate pune o piesă trebuie s-o pună. O culoare fără loc este sărită; cum spațiul doar scade, iese din joc până la sfârșit.
rules-blocked-out = O culoare care nu poate pune o piesă când îi vine rândul iese din joc până la sfârșit.
rules-blocked-skip = O culoare care nu poate pune o piesă pierde doar acel rând: se poate deschide iar un loc când construiesc alții.
rules-end = Jocul se încheie când nicio culoare nu mai poate pune.
rules-ties = Cele mai bune scoruri, dacă sunt egale, împart victoria.

## Punctaj

rules-scoring-advanced = Fiecare { $shape ->
    [triangle] triunghi
   *[square] pătrat
  } al unei piese rămase costă un punct. Dacă ai pus toate piesele, primești { $all ->
    [one] { $all } punct
    [few] { $all } puncte
   *[other] { $all } de puncte
  } și încă { $last } dacă piesa cea mai mică a fost ultima. Câștigă scorul cel mai mare.
rules-scoring-basic = Se numără pătratele pieselor rămase. Câștigă cine are cele mai puține. Nu există bonus.
rules-scoring-pieces = Fiecare piesă pusă este un punct. Câștigă cine are cele mai multe puncte. Nu există bonus.
rules-scoring-area = Fiecare pătrat acoperit este un punct. Câștigă cine are cele mai multe puncte; la puncte egale este remiză. Nu există bonus.
rules-scoring-complete = Câștigi când toate piesele sunt pe tablă. Numărul pieselor puse arată cât de aproape ai ajuns.
rules-scoring-seen = Privește drept de sus: fiecare pătrat pe care culoarea ta este deasupra este un punct. Fiecare piesă rămasă costă un punct, oricât de mare ar fi. Câștigă cine are cele mai multe puncte.
rules-scoring-sum = Scorul unui jucător este suma ambelor culori.
rules-scoring-team = Scorul unei echipe este suma celor două culori ale ei.
rules-scoring-shared = Culoarea comună nu contează pentru nimeni.

## Exemple

rules-example-finished = O partidă încheiată și cum se numără.
rules-example-colour = Culoare
rules-example-left = Rămase
rules-example-points = Puncte
rules-example-turn = Rând
rules-example-winner = Câștigă: { $winners }.

## Imagini

rules-figure-starts = Punctele de start
rules-figure-pieces = Piesele unei culori
rules-figure-start = Prima piesă acoperă un punct de start
rules-figure-corner = Colț la colț
rules-figure-side = Latură lângă latură cu propria culoare
rules-figure-apart = Nu atinge nimic din propria culoare
rules-figure-others = Alte culori pot fi atinse de-a lungul laturilor
rules-figure-tip = Un colț atinge mijlocul unei laturi
rules-figure-face = Are o față comună cu propria culoare
rules-figure-edge = Are doar o muchie comună cu propria culoare
rules-figure-hole = Dedesubt este un gol
rules-figure-match = Ambele numere ale laturii se potrivesc
rules-figure-mismatch = Numerele laturii diferă
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

rules-option-start = Start
rules-option-scoring = Punctaj
rules-option-first = Cine începe
rules-option-shared = Culoare comună
rules-option-strict-corners = Colțuri stricte
rules-option-left-out = Culoare lăsată deoparte
rules-option-seats = Numărul de jucători
rules-option-colours-each = Culorile fiecărui jucător
rules-option-blocked = Fără loc
rules-option-heights = Harta înălțimilor
rules-option-without = Handicap
rules-option-edition = Ediție
rules-option-target = Țintă
rules-option-deals = Numărul de runde
rules-option-after-draw = După tragere
rules-option-time-limit = Limită de timp
rules-option-usual = obișnuit
rules-option-none = Nu există opțiuni.
rules-choice-first = Poate începe orice jucător. Ceilalți urmează în sensul acelor de ceasornic.
rules-choice-shared = Oricare dintre cele patru culori poate fi cea pe care toți o pun pe rând. Ordinea culorilor rămâne aceeași: dacă albastrul este cel comun, deschide albastrul, pus de jucătorul care începe.
rules-choice-left-out = Oricare dintre cele patru culori poate fi cea care rămâne în cutie.
rules-choice-seats-cubes = De la { $fewest } la { $most } jucători. Cu mai puțini jucători este loc pentru mai puține cuburi, iar ultimele culori nu se folosesc.
rules-choice-seats = De la { $fewest } la { $most } jucători.
rules-choice-colours-each = Doi jucători pot avea câte două culori pe tabla pentru patru. Contează doar culoarea cea mai bună a fiecăruia.
rules-choice-heights = Orice hartă a înălțimilor de cel mult { $most ->
    [one] { $most } cub
    [few] { $most } cuburi
   *[other] { $most } de cuburi
  }.
rules-choice-without = Culorile pot renunța la unele dintre piesele lor, pentru ca cei puternici și cei slabi să poată juca împreună. Ce lipsește nu costă nimic. Unde contează căsuțele rămase, mai puține piese mari ajută; altfel, cui are mai puține piese îi este mai greu.
rules-choice-target = Când o rundă s-a încheiat, totalurile se compară cu ținta: { $usual ->
    [one] { $usual } punct
    [few] { $usual } puncte
   *[other] { $usual } de puncte
  } sau alt număr, între { $fewest } și { $most }. Dacă cineva a atins-o, partida s-a terminat.
rules-choice-deals = Sau o partidă cu un număr de runde între { $fewest } și { $most }, oricare ar fi totalurile.
rules-choice-drawn = Dintre piesele tale, după o tragere se poate pune doar cea tocmai trasă.
rules-choice-any = După o tragere se poate pune orice piesă din mâna ta.
rules-choice-time-limit = Fiecare rând are o limită de timp. Când aceasta expiră, tragi până ți se încheie rândul. Dacă mai ai de pus prima piesă, se pune în locul tău una dintre ale tale.

## Triominos

rules-tiles-hands = Fiecare jucător ia o mână de piese și o ține ascunsă. Restul este grămada. Vezi propria mână, masa, toate scorurile și câte piese au ceilalți și grămada.
rules-tiles-begin = Înaintea fiecărei runde, fiecare jucător trage o piesă la vedere. Începe valoarea cea mai mare; cine este la egalitate trage din nou. Apoi toate piesele se amestecă și se împart. Primul jucător pune orice piesă și primește valoarea ei.
rules-tiles-lay = Pune o piesă. Cel puțin o latură întreagă stă lipită de o piesă de pe masă, ambele numere ale acelei laturi se potrivesc și la fel orice alt colț pe care îl atinge.
rules-tiles-score = O piesă aduce valoarea ei. Un pod aduce încă { $bridge ->
    [one] { $bridge } punct
    [few] { $bridge } puncte
   *[other] { $bridge } de puncte
  }, un hexagon încă { $one }, două hexagoane cu o piesă încă { $two }, iar trei încă { $three }.
rules-tiles-bridge = Un pod este o piesă lipită cu o singură latură, al cărei al treilea colț ajunge la o piesă de dincolo: cele două locuri de lângă acel colț sunt goale, iar cel puțin unul dintre cele trei din spatele lui nu este. Un hexagon este închis de a șasea piesă din jurul unui punct. Nicio piesă nu le poate face pe amândouă.
rules-tiles-draw = Dacă nu poți sau nu vrei să pui o piesă, trage una din grămadă pentru { $cost ->
    [one] { $cost } punct
    [few] { $cost } puncte
   *[other] { $cost } de puncte
  }. O poți pune imediat. Poți trage { $most ->
    [one] { $most } piesă
    [few] { $most } piese
   *[other] { $most } de piese
  } într-un rând; dacă nici atunci nu pui niciuna, mai pierzi { $more }, în total { $all }.
rules-tiles-empty = Când grămada este goală, cine poate pune o piesă trebuie s-o pună. Altfel spui pas, fără penalizare.
rules-tiles-out = Cine pune ultima piesă din mână primește { $out ->
    [one] { $out } punct
    [few] { $out } puncte
   *[other] { $out } de puncte
  } și valoarea tuturor pieselor din celelalte mâini. Mai întâi se încheie turul, ca toți să fi avut la fel de multe rânduri. Cine termină al doilea în acel tur primește doar cele { $out }.
rules-tiles-blocked = Când toți jucătorii au spus pas unul după altul, runda este blocată. O câștigă mâna cea mai mică: primește valoarea tuturor celorlalte mâini, minus a sa. Nimeni altcineva nu pierde nimic. Dacă mai multe mâini sunt la fel de mici, fiecare primește așa.
rules-tiles-match = Câștigă totalul cel mai mare la sfârșitul partidei. Totalurile pot coborî sub zero.
rules-tiles-example-sum = O piesă
rules-tiles-example-bridge = O piesă care face un pod
rules-tiles-example-hexagon = O piesă care închide un hexagon
rules-tiles-example-draws = Trei trageri și nicio piesă pusă
rules-tiles-example-out = Ultima piesă, când celelalte mâini valorează { $hands }
rules-scoring-standard = Puncte așa cum este descris mai sus.
rules-scoring-children = Pentru copii: { $tile } punct pentru o piesă, încă { $bridge } pentru un pod, încă { $one }, { $two } sau { $three } pentru unul, două sau trei hexagoane și { $out } pentru primul care termină. Nu se pierde niciodată nimic. Este o singură rundă, dacă nu alegi mai multe sau o țintă.
rules-scoring-no-points = Fără puncte: câștigă cine termină primul. Dacă runda se blochează, câștigă cine are cele mai puține piese.
rules-edition-international = Internațională: așa cum este descris mai sus, pentru { $fewest }–{ $most } jucători.
rules-edition-french = Franceză: pentru { $fewest }–{ $most } jucători. Runda se încheie imediat ce cineva termină. Într-o rundă blocată, fiecare pierde valoarea propriei mâini. Când grămada este goală, poate spune pas și cine nu vrea să pună o piesă. Partida se încheie imediat ce un jucător atinge ținta, iar acel jucător a câștigat.
rules-edition-spanish = Spaniolă: pentru { $fewest }–{ $most } jucători, cu mâini mai mici la trei și patru.
rules-edition-portuguese = Portugheză: ca ediția spaniolă, dar trei trageri costă { $draws } în total.
rules-edition-tournament = Turneu: nimeni nu trage pentru început. Piesa cea mai mare cu trei numere egale din orice mână trebuie pusă prima și aduce încă { $triple }; trei zerouri aduc chiar încă { $zero }. Fără o astfel de piesă, începe valoarea cea mai mare.

## Culori în propoziție

ink-blue = albastru
ink-yellow = galben
ink-red = roșu
ink-green = verde
ink-purple = mov
ink-orange = portocaliu
