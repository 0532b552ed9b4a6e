solo-title = Žaidimai vienam
solo-lead = Žaidimai vienam: dėkite visas keturias spalvas, kol neliks nė vienos detalės. Galite sustoti ir tęsti, kada tik norite.
solo-about-classic-solo = 84 detalės, 20 × 20 langelių. Kiekviena spalva save gali liesti tik kampais. Ar pavyks padėti visas?
solo-about-trigon-solo = 88 detalės šešiakampyje iš trikampių. Kiekviena spalva save gali liesti tik kampais. Ar pavyks padėti visas?
solo-begin = Pradėti
solo-continue = Tęsti
solo-look = Pažiūrėti
solo-best = Jūsų geriausias: { $best }
solo-progress = Eiga
solo-placed = Detalės: { $placed } iš { $total }
solo-of = { $placed } iš { $total }
solo-left = { $left ->
    [one] liko { $left }
    [few] liko { $left }
    [many] liko { $left }
   *[other] liko { $left }
  }
solo-prospect-yes = Dar galima išspręsti
solo-prospect-no = Išspręsti nebegalima
solo-prospect-unknown = Dar nežinoma, ar galima išspręsti
solo-searching = Ieškoma sprendimo…
solo-complete = Visos detalės padėtos: { $total }
solo-complete-text = Išsprendėte galvosūkį.
solo-stuck = Nebetinka nė viena detalė
solo-stuck-text = Atšaukite kelis ėjimus arba pradėkite iš naujo.
solo-undo = Atšaukti
solo-hint = Rodyti užuominą
solo-hint-way = Šis ėjimas yra sprendimo dalis.
solo-restart = Pradėti iš naujo
solo-restart-sure = Nuimti visas detales ir pradėti iš naujo?
solo-again = Pradėti iš naujo
design-lead = Kurkite paveikslus iš bet kokių detalių ir spalvų. Taisyklių nėra. Išsaugokite savo piešinius ir jais dalykitės.
design-mine = Jūsų piešiniai
design-new = Naujas piešinys
design-untitled = Be pavadinimo
design-name = Pavadinimas
design-board-classic = 20 × 20 langelių, 21 detalė
design-board-duo = 14 × 14 langelių, 21 detalė
design-board-polyomino-8 = 8 × 8 langeliai, 9 detalės
design-board-polyomino-12 = 12 × 12 langelių, 9 detalės
design-board-polyomino-hexa = 20 × 20 langelių, 56 detalės
design-board-trigon = Didysis šešiakampis, 22 detalės
design-board-trigon-3 = Mažasis šešiakampis, 22 detalės
design-pieces =
    { $count ->
        [0] Detalių dar nėra
        [one] { $count } detalė
        [few] { $count } detalės
        [many] { $count } detalės
       *[other] { $count } detalių
    }
design-colour = Spalva
design-first = Pasirinkite spalvą ir detalę.
design-put = Padėkite ją ant lentos.
design-how = Rinkitės detales viršuje tiek kartų, kiek norite. Pasirinkę detalę lentoje, galite ją perkelti, pasukti, perspalvinti arba nuimti.
design-lifted = Perkelkite ją, pasirinkite kitą spalvą arba nuimkite.
design-taken = Čia jau yra kita detalė
design-remove = Nuimti šią detalę
design-clear = Išvalyti lentą
design-forget = Ištrinti šį piešinį
design-forget-sure = Ištrinti visam laikui?
design-keep = Palikti
design-share = Dalytis
design-link = Nuoroda
design-link-about = Nuorodoje yra visas piešinys. Kiekvienas, kas ją atvers, galės tęsti kopiją.
design-copy = Kopijuoti nuorodą
design-send = Siųsti
design-files-about = Arba atsisiųskite failą:
design-file-png = Paveikslas (PNG)
design-file-svg = Brėžinys (SVG)
design-file-json = Duomenys (JSON)
design-damaged = Šio piešinio atverti nepavyksta
design-damaged-text = Galbūt nuoroda nepilna arba piešinys šioje naršyklėje ištrintas.
