terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = burti, cipari
terminal-do-piece = { $key } kauliņš
terminal-do-tile = { $key } plāksnīte
terminal-do-move = { $key } bīdīt
terminal-do-turn = { $key } griezt
terminal-do-flip = { $key } apmest
terminal-do-place = { $key } vieta
terminal-do-lay = { $key } nolikt
terminal-do-draw = { $key } vilkt
terminal-do-pass = { $key } izlaist
terminal-do-keep = { $key } paturēt
terminal-do-swap = { $key } samainīt
terminal-do-hint = { $key } mājiens
terminal-do-undo = { $key } atsaukt
terminal-do-save = { $key } saglabāt
terminal-do-marks = { $key } zīmes
terminal-do-lines = { $key } līnijas
terminal-do-look = { $key } palūkoties
terminal-do-look-at-board = { $key } skatīt laukumu
terminal-do-show-hand = { $key } rādīt plāksnītes
terminal-do-new-game = { $key } jauna partija
terminal-do-deal = { $key } jauns dalījums
terminal-do-quit = { $key } beigt
terminal-do-help = { $key } taustiņi
terminal-do-save-and-leave = { $key } saglabāt un iziet
terminal-do-leave = { $key } iziet
terminal-do-stay = { $key } palikt
terminal-do-back = { $key } atpakaļ
terminal-do-close = { $key } aizvērt
terminal-do-choose = { $key } izvēlēties
terminal-do-change = { $key } mainīt
terminal-do-go-on = { $key } tālāk
terminal-do-open = { $key } atvērt
terminal-do-open-saved = { $key } atvērt saglabātu partiju
terminal-do-language = { $key } valoda: { $language }
terminal-quit-key = { $key } – iziet no Cornerwise.
terminal-help-pick-piece = izvēlēties kauliņu, kam ir šis taustiņš
terminal-help-next-piece = izvēlēties nākamo vai iepriekšējo derīgo kauliņu
terminal-help-turn = pagriezt to pa labi vai pa kreisi
terminal-help-flip = apmest to otrādi vai sagāzt klucīšu kauliņu
terminal-help-place = pāriet uz nākamo vai iepriekšējo vietu, kur tas der
terminal-help-lay = nolikt to, ja tas der
terminal-help-hint = rādīt mājienu; nospiežot vēlreiz, to izmantot
terminal-help-answer = paturēt vai samainīt, kad to prasa atklātne
terminal-help-undo = atsaukt savu pēdējo gājienu, arī kamēr citi domā
terminal-help-save = saglabāt partiju
terminal-help-marks = zīmes uz krāsām, lai tās atšķirtu, krāsas neredzot
terminal-help-leave = iziet
terminal-help-pick-tile = izvēlēties savu plāksnīti, kurai ir šis taustiņš
terminal-help-next-tile = izvēlēties nākamo vai iepriekšējo derīgo plāksnīti
terminal-help-step = pāriet uz nākamo vietu, kur tā der, vai palūkoties apkārt
terminal-help-turn-tile = pagriezt to, ja tā der
terminal-help-lay-tile = nolikt to
terminal-help-draw = vilkt plāksnīti
terminal-help-pass = izlaist gājienu, kad noteikumi to atļauj
terminal-help-undo-tile = atsaukt savu pēdējo gājienu, bet nekad vilkšanu
terminal-help-lines = līnijas starp plāksnītēm, lai tās atšķirtu, krāsas neredzot
terminal-help-board = Plakanie laukumi: kauliņam ar stūri jāskar jūsu krāsa un nekad ar malu; pirmais nosedz sākuma lauciņu (). Klucīši, līmeni pa līmenim: tam ar skaldni jāpiekļaujas jūsu krāsai, un zem tā nedrīkst palikt tukšums.
terminal-help-board-notes = Aizpildīts kauliņš der; svītrots neder, un rinda pasaka, kāpēc. Ietonēti ir lauciņi, ko tas varētu nosegt; punktiņi iezīmē pēdējos noliktos kauliņus. Pelēkie kauliņi tagad nekur neder; virs blāvajiem lauciņiem ir klucīši. No augšas lauciņi rāda savu augstumu vai tā robežu.
terminal-help-tiles = Plāksnītei ar veselu malu jāpiekļaujas citai, un skaitļiem, kas satiekas stūrī, jābūt vienādiem. Tā dod to summu punktos. Tilts, kas skar plāksnītes pāri spraugai, un sešstūris, sestā plāksnīte ap punktu, dod vēl. Ja nevarat vai nevēlaties likt, velciet līdz trim plāksnītēm.
terminal-help-tiles-notes = Jūsu plāksnīti rāda tikai tur, kur tā der; punktiņi iezīmē tās citas vietas, zvaigznīte – pēdējo nolikto plāksnīti. Pelēkās plāksnītes tagad nekur neder.
terminal-person = Kāds pie šīs tastatūras
terminal-greedy = Dators, alkatīgs
terminal-random = Dators, nejaušs
terminal-seat-keys = Katrai vietai: H kāds šeit, no 1 līdz 9 datora līmenis, G alkatīgs, R nejaušs
terminal-no-saved-game = Šajā mapē saglabātu partiju nav. Lai atvērtu partiju no citurienes: { $command }
terminal-open = Turpināt saglabātu partiju
terminal-nobody = { $name } nevar spēlēt (izvēlieties no: { $known })
terminal-level = { $level }. līmenis
terminal-is-greedy = Alkatīgs
terminal-is-random = Nejaušs
terminal-shared = Kopīga
terminal-seat = { $name } ({ $note })
terminal-column-left = vēl
terminal-column-points = punkti
terminal-column-tiles = plāksnītes
terminal-column-deal = dalījums
terminal-column-total = kopā
terminal-rests = izlaiž
terminal-your-turn = Jūsu gājiens: { $colour }
terminal-keep-or-swap = Paturēt vai samainīt?
terminal-chooses = Izvēlas { $name }
terminal-answer = K: paturēt, jūsu krāsa – { $first }. W: samainīt, jūsu krāsa – { $second }. Tālāk iet { $first }.
terminal-over = Partija ir beigusies. { $result }.
terminal-match-over = Mačs ir beidzies. { $result }.
terminal-deal-yours = { $deal }. dalījums: jūsu gājiens
terminal-deal-turn = { $deal }. dalījums: iet { $name }
terminal-deal-over = { $deal }. dalījums ir beidzies
terminal-thinking = { $name } domā… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Pie tastatūras sēžas { $name }. Enter rāda plāksnītes.
terminal-fits = { $piece } der: { $cells }.
terminal-lay-it = Enter noliek. { $number }. vieta no { $count }.
terminal-misfit = { $piece } neder.
terminal-places =
    { $count ->
        [0] Tagad tas nekur neder.
        [1] N rāda vietu, kur tas der.
        [zero] N rāda { $count } vietas, kur tas der.
        [one] N rāda { $count } vietu, kur tas der.
       *[other] N rāda { $count } vietas, kur tas der.
    }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Jūs izvilkāt { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Nekas neder: D velk plāksnīti (M6).
   *[other] Nekas neder: D velk plāksnīti un maksā { $cost } (M6).
  }
terminal-stuck-empty = Nekas neder, un kaudzīte ir tukša: P izlaiž (M7).
terminal-stuck-end =
    { $cost ->
        [0] Nekas neder: P beidz jūsu gājienu (M6).
       *[other] Nekas neder: P beidz jūsu gājienu un maksā vēl { $cost } (M6).
    }
terminal-draw-anyway = { $cost ->
    [0] Jūs varat likt plāksnīti. Vēlreiz D – vilkt (M6).
   *[other] Jūs varat likt plāksnīti. Vēlreiz D – vilkt; maksā { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } tagad neder nekur (M4).
terminal-one-way = Citādi tā neder.
terminal-too-small = Laukums ritinās; lai redzētu visu, vajag { $width } × { $height } logu.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour } nolika { $piece }.
terminal-laid-at = { $colour } nolika { $piece } pie { $cells }.
terminal-kept = { $name } paturēja krāsas un tagad spēlē: { $colours }.
terminal-kept-you = Jūs paturējāt krāsas un tagad spēlējat: { $colours }.
terminal-swapped = { $name } samainīja krāsas un tagad spēlē: { $colours }.
terminal-swapped-you = Jūs samainījāt krāsas un tagad spēlējat: { $colours }.
terminal-passed = { $name } izlaida gājienu.
terminal-passed-you = Jūs izlaidāt gājienu.
terminal-late = { $name }: laiks ir beidzies.
terminal-late-you = Jūsu laiks ir beidzies.
terminal-cannot-place =
    { $count ->
        [zero] { $colours } nevar nolikt kauliņu un izlaiž gājienu.
        [one] { $colours } nevar nolikt kauliņu un izlaiž gājienu.
       *[other] { $colours } nevar nolikt kauliņu un izlaiž gājienu.
    }
terminal-drew = { $name } izvilka { $count ->
    [zero] { $count } plāksnītes
    [one] { $count } plāksnīti
   *[other] { $count } plāksnītes
  }.
terminal-drew-you = Jūs izvilkāt { $count ->
    [zero] { $count } plāksnītes
    [one] { $count } plāksnīti
   *[other] { $count } plāksnītes
  }.
terminal-laid-tile = { $points ->
    [0] { $name } nolika { $tile }.
   *[other] { $name } nolika { $tile } par { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Jūs nolikāt { $tile }.
   *[other] Jūs nolikāt { $tile } par { $points }.
  }
terminal-made-bridge = Tā veido tiltu.
terminal-made-hexagons =
    { $count ->
        [zero] Tā pabeidz { $count } sešstūrus.
        [one] Tā pabeidz { $count } sešstūri.
       *[other] Tā pabeidz { $count } sešstūrus.
    }
terminal-went-out = { $name }: plāksnītes beigušās.
terminal-went-out-you = Jums beidzās plāksnītes.
terminal-tiles-lie =
    { $count ->
        [zero] { $game }: uz galda ir { $count } plāksnītes.
        [one] { $game }: uz galda ir { $count } plāksnīte.
       *[other] { $game }: uz galda ir { $count } plāksnītes.
    }
terminal-begins = Sāk { $name }.
terminal-begins-you = Sākat jūs.
terminal-best-first = Pirmo liek labāko plāksnīti (M13).
terminal-any-tile = Lieciet jebkuru plāksnīti (M3).
terminal-lots = Izvilkts, lai noteiktu, kurš sāk (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = { $deal }. dalījums ir bloķēts: visi izlaida gājienu (M9).
terminal-deal-out = { $deal }. dalījums, plāksnītes beigušās: { $names } (M8).
terminal-deal-out-you = { $deal }. dalījums: jums beidzās plāksnītes (M8).
terminal-scored = Jūs ieguvāt { $points ->
    [zero] { $points } punktus
    [one] { $points } punktu
   *[other] { $points } punktus
  }
terminal-taken-back =
    { $count ->
        [zero] Atsaukti { $count } gājieni.
        [one] Atsaukts { $count } gājiens.
       *[other] Atsaukti { $count } gājieni.
    }
terminal-undo-none = Jums nav gājiena, ko atsaukt
terminal-undo-none-in-deal = Šajā dalījumā jums nav gājiena, ko atsaukt
terminal-undo-deal-over = Dalījums ir beidzies, tāpēc neko atsaukt nevar
terminal-undo-draw = Kopš tā laika izvilkta plāksnīte, un vilkšanu atsaukt nevar
terminal-undo-late = Tajā gājienā jūsu laiks beidzās, tāpēc to atsaukt nevar
terminal-looking = Meklē labu gājienu… { $time }  H rāda līdz šim labāko, Esc pārtrauc.
terminal-hint = Mājiens: nolikt { $piece }, kur atzīmēts.
terminal-hint-word = Mājiens: { $move }.
terminal-hint-take = H to paņem.
terminal-ahead = { $points ->
    [zero] { $share } uz uzvaru, pārsvars ap { $points } punktiem.
    [one] { $share } uz uzvaru, pārsvars ap { $points } punktu.
   *[other] { $share } uz uzvaru, pārsvars ap { $points } punktiem.
  }
terminal-behind = { $points ->
    [zero] { $share } uz uzvaru, atpaliekat par aptuveni { $points } punktiem.
    [one] { $share } uz uzvaru, atpaliekat par aptuveni { $points } punktu.
   *[other] { $share } uz uzvaru, atpaliekat par aptuveni { $points } punktiem.
  }
terminal-level-so-far = { $share } uz uzvaru, apmēram vienādi.
terminal-unsaved = Partija nav saglabāta.
terminal-save-as = Saglabāt partiju kā
terminal-replace = Tāds fails jau ir. Lai to aizstātu, vēlreiz nospiediet Enter.
terminal-saved = Saglabāts. Lai turpinātu: { $command }
terminal-not-saved = Nav saglabāts, { $file }: { $error }.
