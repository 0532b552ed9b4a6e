## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = písmena, číslice

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } díl
terminal-do-tile = { $key } kámen
terminal-do-move = { $key } posun
terminal-do-turn = { $key } otoč
terminal-do-flip = { $key } obrať
terminal-do-place = { $key } místo
terminal-do-lay = { $key } polož
terminal-do-draw = { $key } dober
terminal-do-pass = { $key } pas
terminal-do-keep = { $key } nech
terminal-do-swap = { $key } vyměň
terminal-do-hint = { $key } nápověda
terminal-do-undo = { $key } zpět
terminal-do-save = { $key } ulož
terminal-do-marks = { $key } značky
terminal-do-lines = { $key } čáry
terminal-do-look = { $key } rozhled
terminal-do-look-at-board = { $key } prohlédni si plán
terminal-do-show-hand = { $key } ukaž kameny
terminal-do-new-game = { $key } nová hra
terminal-do-deal = { $key } nové rozdání
terminal-do-quit = { $key } konec
terminal-do-help = { $key } klávesy
terminal-do-save-and-leave = { $key } ulož a odejdi
terminal-do-leave = { $key } odejdi
terminal-do-stay = { $key } zůstaň
terminal-do-back = { $key } zpět
terminal-do-close = { $key } zavři
terminal-do-choose = { $key } vyber
terminal-do-change = { $key } změň
terminal-do-go-on = { $key } pokračuj
terminal-do-open = { $key } otevři
terminal-do-open-saved = { $key } otevři uloženou hru
terminal-do-language = { $key } jazyk: { $language }
terminal-quit-key = { $key } ukončí Cornerwise.

## What keys do, in the help

terminal-help-pick-piece = vybrat díl s touto klávesou
terminal-help-next-piece = vybrat další nebo předchozí díl, který pasuje
terminal-help-turn = otočit ho doprava nebo doleva
terminal-help-flip = obrátit ho, díl z kostek překlopit
terminal-help-place = přejít na další nebo předchozí místo, kam pasuje
terminal-help-lay = položit ho, pokud pasuje
terminal-help-hint = ukázat nápovědu; stiskni znovu a použije se
terminal-help-answer = nechat nebo vyměnit, když se zahájení ptá
terminal-help-undo = vrátit svůj poslední tah, i když ostatní přemýšlejí
terminal-help-save = uložit hru
terminal-help-marks = značky na barvách, aby se rozlišily i bez barvy
terminal-help-leave = odejít
terminal-help-pick-tile = vybrat ze své ruky kámen s touto klávesou
terminal-help-next-tile = vybrat další nebo předchozí kámen, který pasuje
terminal-help-step = přejít na další místo, kam pasuje, nebo se rozhlédnout
terminal-help-turn-tile = otočit ho, pokud tak pasuje
terminal-help-lay-tile = položit ho
terminal-help-draw = dobrat kámen
terminal-help-pass = pas, když to pravidla dovolují
terminal-help-undo-tile = vrátit svůj poslední tah, ale ne dobrání
terminal-help-lines = čáry mezi kameny, aby se rozlišily i bez barvy
terminal-help-board = Ploché plány: díl se musí dotýkat tvé barvy rohem a nikdy stranou; první zakryje startovní políčko (). Kostky, patro po patře: díl se musí stěnou dotýkat tvé barvy a nesmí pod sebou nechat díru.
terminal-help-board-notes = Vyplněný díl pasuje; šrafovaný ne a řádek říká proč. Zabarvená políčka by mohl zakrýt; tečky značí naposled položené díly. Šedé díly teď nikam nepasují; nad matnými políčky jsou kostky. Shora políčka ukazují svou výšku nebo limit.
terminal-help-tiles = Kámen musí přiléhat celou stranou k jinému a čísla, která se potkají v rohu, musí být stejná. Přinese jejich součet. Most, který se přes mezeru dotýká jiných kamenů, a šestiúhelník, šestý kámen kolem bodu, přinesou body navíc. Když kámen položit nemůžeš nebo nechceš, dober si nejvýš tři.
terminal-help-tiles-notes = Tvůj kámen je vidět jen tam, kde pasuje; tečky značí jeho další místa, hvězdička naposled položený kámen. Šedé kameny teď nikam nepasují.

## Setting up a game

terminal-person = Někdo u této klávesnice
terminal-greedy = Počítač, hladově
terminal-random = Počítač, náhodně
terminal-seat-keys = Pro každé místo: H někdo tady, 1 až 9 úroveň počítače, G hladově, R náhodně
terminal-no-saved-game = V této složce není uložená hra. Hru odjinud otevře: { $command }
terminal-open = Pokračovat v uložené hře
terminal-nobody = { $name } hrát nemůže (vyber z: { $known })

## Who sits there, in a short column and as the name in a sentence

terminal-level = Úroveň { $level }
terminal-is-greedy = Hladový
terminal-is-random = Náhodný
terminal-shared = Společná
terminal-seat = { $name } ({ $note })
terminal-column-left = zbývá
terminal-column-points = body
terminal-column-tiles = kameny
terminal-column-deal = rozdání
terminal-column-total = celkem
terminal-rests = přeskočeno

## Whose turn it is

terminal-your-turn = Jsi na tahu: { $colour }
terminal-keep-or-swap = Nechat, nebo vyměnit?
terminal-chooses = { $name } vybírá
terminal-answer = K: nech ({ $first }). W: vyměň ({ $second }). Dál táhne { $first }.
terminal-over = Hra skončila. { $result }.
terminal-match-over = Zápas skončil. { $result }.
terminal-deal-yours = Rozdání { $deal }: jsi na tahu
terminal-deal-turn = Rozdání { $deal }: na tahu { $name }
terminal-deal-over = Rozdání { $deal } skončilo
terminal-thinking = { $name } přemýšlí… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Teď je u klávesnice { $name }. Enter ukáže kameny.

## The piece or the tile in the hand

terminal-fits = { $piece } pasuje: { $cells }.
terminal-lay-it = Enter položí. Místo { $number } z { $count }.
terminal-misfit = { $piece } nepasuje.
terminal-places = { $count ->
    [0] Teď nikam nepasuje.
    [one] N ukáže jeho místo.
    [few] N ukáže jeho { $count } místa.
    [many] N ukáže jeho { $count } místa.
   *[other] N ukáže jeho { $count } míst.
  }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Dobraný kámen: { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Nic nepasuje: D dobere kámen (M6).
    [one] Nic nepasuje: D dobere kámen a stojí { $cost } (M6).
    [few] Nic nepasuje: D dobere kámen a stojí { $cost } (M6).
    [many] Nic nepasuje: D dobere kámen a stojí { $cost } (M6).
   *[other] Nic nepasuje: D dobere kámen a stojí { $cost } (M6).
  }
terminal-stuck-empty = Nic nepasuje a hromádka je prázdná: P je pas (M7).
terminal-stuck-end = { $cost ->
    [0] Nic nepasuje: P ukončí tah (M6).
    [one] Nic nepasuje: P ukončí tah a stojí další { $cost } (M6).
    [few] Nic nepasuje: P ukončí tah a stojí další { $cost } (M6).
    [many] Nic nepasuje: P ukončí tah a stojí dalších { $cost } (M6).
   *[other] Nic nepasuje: P ukončí tah a stojí dalších { $cost } (M6).
  }
terminal-draw-anyway = { $cost ->
    [0] Kámen položit můžeš. Další D jeden dobere (M6).
    [one] Kámen položit můžeš. Další D jeden dobere a stojí { $cost } (M6).
    [few] Kámen položit můžeš. Další D jeden dobere a stojí { $cost } (M6).
    [many] Kámen položit můžeš. Další D jeden dobere a stojí { $cost } (M6).
   *[other] Kámen položit můžeš. Další D jeden dobere a stojí { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } teď nikam nepasuje (M4).
terminal-one-way = Jinak nepasuje.
terminal-too-small = Tento plán se posouvá; celý ho uvidíš v okně { $width } × { $height }.

## What happened

terminal-about = { $game }: { $about }.
terminal-laid = { $colour } pokládá { $piece }.
terminal-laid-at = { $colour } pokládá { $piece } na { $cells }.
terminal-kept = { $name } nechává barvy a hraje: { $colours }.
terminal-kept-you = Necháváš barvy a hraješ: { $colours }.
terminal-swapped = { $name } mění barvy a hraje: { $colours }.
terminal-swapped-you = Měníš barvy a hraješ: { $colours }.
terminal-passed = { $name } hlásí pas.
terminal-passed-you = Hlásíš pas.
terminal-late = { $name }: čas vypršel.
terminal-late-you = Tvůj čas vypršel.
terminal-cannot-place = { $count ->
    [one] { $colours } nemůže položit díl a přeskočí se.
    [few] { $colours } nemohou položit díl a přeskočí se.
    [many] { $colours } nemohou položit díl a přeskočí se.
   *[other] { $colours } nemohou položit díl a přeskočí se.
  }
terminal-drew = { $name } dobírá { $count ->
    [one] kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  }.
terminal-drew-you = Dobíráš { $count ->
    [one] kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  }.
terminal-laid-tile = { $points ->
    [0] { $name } pokládá { $tile }.
    [one] { $name } pokládá { $tile } za { $points }.
    [few] { $name } pokládá { $tile } za { $points }.
    [many] { $name } pokládá { $tile } za { $points }.
   *[other] { $name } pokládá { $tile } za { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Pokládáš { $tile }.
    [one] Pokládáš { $tile } za { $points }.
    [few] Pokládáš { $tile } za { $points }.
    [many] Pokládáš { $tile } za { $points }.
   *[other] Pokládáš { $tile } za { $points }.
  }
terminal-made-bridge = Tvoří most.
terminal-made-hexagons = { $count ->
    [one] Uzavírá šestiúhelník.
    [few] Uzavírá { $count } šestiúhelníky.
    [many] Uzavírá { $count } šestiúhelníku.
   *[other] Uzavírá { $count } šestiúhelníků.
  }
terminal-went-out = { $name } už nemá kameny.
terminal-went-out-you = Už nemáš kameny.
terminal-tiles-lie = { $count ->
    [one] { $game }: na stole leží { $count } kámen.
    [few] { $game }: na stole leží { $count } kameny.
    [many] { $game }: na stole leží { $count } kamene.
   *[other] { $game }: na stole leží { $count } kamenů.
  }
terminal-begins = Začíná { $name }.
terminal-begins-you = Začínáš.
terminal-best-first = Nejdřív se pokládá nejlepší kámen (M13).
terminal-any-tile = Polož kterýkoli kámen (M3).
terminal-lots = Taženo o to, kdo začíná (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Rozdání { $deal } je zablokované: všichni pasovali (M9).
terminal-deal-out = Rozdání { $deal }, bez kamenů: { $names } (M8).
terminal-deal-out-you = Rozdání { $deal }: už nemáš kameny (M8).
terminal-scored = Získáváš { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
terminal-taken-back = { $count ->
    [one] { $count } tah vrácen.
    [few] { $count } tahy vráceny.
    [many] { $count } tahu vráceno.
   *[other] { $count } tahů vráceno.
  }
terminal-undo-none = Nemáš žádný tah k vrácení
terminal-undo-none-in-deal = V tomto rozdání nemáš žádný tah k vrácení
terminal-undo-deal-over = Rozdání skončilo, takže nic už vrátit nejde
terminal-undo-draw = Mezitím byl dobrán kámen a dobrání vrátit nejde
terminal-undo-late = V tom tahu ti vypršel čas, takže ho vrátit nejde

## Hints

terminal-looking = Hledá se dobrý tah… { $time }  H ukáže zatím nejlepší, Esc hledání zruší.
terminal-hint = Nápověda: polož { $piece } na označené místo.
terminal-hint-word = Nápověda: { $move }.
terminal-hint-take = H ji použije.
terminal-ahead = { $points ->
    [one] { $share } na výhru, náskok asi { $points } bodu.
    [few] { $share } na výhru, náskok asi { $points } bodů.
    [many] { $share } na výhru, náskok asi { $points } bodu.
   *[other] { $share } na výhru, náskok asi { $points } bodů.
  }
terminal-behind = { $points ->
    [one] { $share } na výhru, ztráta asi { $points } bodu.
    [few] { $share } na výhru, ztráta asi { $points } bodů.
    [many] { $share } na výhru, ztráta asi { $points } bodu.
   *[other] { $share } na výhru, ztráta asi { $points } bodů.
  }
terminal-level-so-far = { $share } na výhru, zhruba vyrovnané.

## Saving and leaving

terminal-unsaved = Hra není uložená.
terminal-save-as = Uložit hru jako
terminal-replace = Tento soubor už existuje. Dalším stiskem Enter ho nahradíš.
terminal-saved = Uloženo. Pokračování: { $command }
terminal-not-saved = Neuloženo, { $file }: { $error }.
