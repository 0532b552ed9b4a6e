solo-title = Galvosūkiai
solo-lead = Žaidimai vienam: sudėkite visas keturias spalvas, kad neliktų nė vienos detalės. Kur sustosite, nuo ten galėsite tęsti.
solo-about-classic-solo = 84 detalės, 20 × 20 langelių. Kiekviena spalva su savimi susitinka tik kampais, o pabaigoje nieko nelieka.
solo-about-trigon-solo = 88 detalės šešiakampyje iš trikampių. Kiekviena spalva su savimi susitinka tik kampais, o pabaigoje nieko nelieka.
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
solo-prospect-yes = Dar galima užbaigti
solo-prospect-no = Užbaigti nebegalima
solo-prospect-unknown = Dar nežinoma, ar galima užbaigti
solo-searching = Ieškoma kelio į pabaigą
solo-complete = Visos detalės padėtos: { $total }
solo-complete-text = Nieko neliko. Galvosūkis išspręstas.
solo-stuck = Nebetinka nė viena detalė
solo-stuck-text = Atšaukite kelis ėjimus arba pradėkite iš naujo.
solo-undo = Atšaukti
solo-hint = Užuomina
solo-hint-way = Šis ėjimas yra kelio į pabaigą dalis.
solo-restart = Pradėti iš naujo
solo-restart-sure = Nuimti visas detales nuo lentos?
solo-again = Pradėti iš naujo
design-lead = Dėliokite paveikslus iš bet kokių detalių ir spalvų, be taisyklių. Pasilikite juos ir jais dalykitės.
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
design-pieces = { $count ->
    [0] Dar nieko nepadėta
    [one] { $count } detalė
    [few] { $count } detalės
    [many] { $count } detalės
   *[other] { $count } detalių
  }
design-colour = Spalva
design-first = Pasirinkite spalvą ir paimkite detalę.
design-put = Padėkite ją ant lentos.
design-how = Imkite detales iš viršaus tiek kartų, kiek norite. Paėmę detalę nuo lentos, galite ją perkelti, pasukti, perspalvinti arba nuimti.
design-lifted = Perkelkite ją, pasirinkite kitą spalvą arba nuimkite.
design-taken = Ten jau guli kita detalė
design-remove = Nuimti šią detalę
design-clear = Išvalyti lentą
design-forget = Ištrinti šį piešinį
design-forget-sure = Ištrinti visam laikui?
design-keep = Palikti
design-share = Dalytis
design-link = Nuoroda
design-link-about = Nuorodoje yra visas piešinys. Kas ją atvers, galės tęsti kopiją.
design-copy = Kopijuoti nuorodą
design-send = Siųsti
design-files-about = Arba kaip failą:
design-file-png = Paveikslas (PNG)
design-file-svg = Brėžinys (SVG)
design-file-json = Duomenys (JSON)
design-damaged = Šio piešinio atverti nepavyksta
design-damaged-text = Galbūt nuoroda nepilna arba piešinys šioje naršyklėje ištrintas.
