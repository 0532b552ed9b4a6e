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
