tip-spread = Eikite į vidurį ir plėskitės į visas puses. Prie pradžios taško vietos užteks nedaugeliui detalių.
tip-large-first = Dideles detales dėkite anksti. Vietos joms mažėja su kiekvienu ėjimu.
tip-corners = Turėkite kelis laisvus kampus. Kai kelias toliau tik vienas, jūsų žaidimą gali užbaigti viena svetima detalė.
tip-escape = Kiekvienoje savo ploto pusėje pasilikite išėjimą.
tip-shapes = Kiekviena forma praverčia: ilgos siekia toli, lenktos pralenda pro tarpus, mažos gelbsti pabaigoje.
tip-their-pieces = Žiūrėkite, kokių detalių liko kitiems. Tarpas, kuriam jos netinka, palauks jūsų.
tip-deny-bonus = Kas padeda viską, gauna iki { $bonus ->
    [one] { $bonus } taško
    [few] { $bonus } taškų
    [many] { $bonus } taško
   *[other] { $bonus } taškų
  }. Užimti paskutinę vietą gali būti vertingiau negu padėti savo detalę.
tip-single-last = Mažiausią detalę pasilaikykite. Jei ją padedate pačią paskutinę, ji duoda dar { $bonus ->
    [one] { $bonus } tašką
    [few] { $bonus } taškus
    [many] { $bonus } taško
   *[other] { $bonus } taškų
  }.
tip-two-colours = Tegul dvi jūsų spalvos padeda viena kitai: viena atveria kelią, kita užveria jį už savęs.
tip-even-opening = Jei pradedate, padėkite dvi vienodos vertės detales. Kitas žaidėjas rinksis geresnę.
tip-stay-on-top = Skaičiuojama tik tai, kas matyti iš viršaus. Statykite ten, kur niekas jūsų neuždengs: prie aukščio ribos ir vėlai.
tip-high-tiles = Didelius kauliukus dėkite anksti. Jie duoda daugiau taškų, o likę pas jus atitenka tam, kas baigia.
tip-bridge = Ieškokite tiltų: tiltas prie kauliuko vertės prideda { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
  }.
tip-hexagon = Kur aplink tašką guli penki kauliukai, šeštasis duoda dar { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
  }. Nepalikite tokios vietos kitiems.
tip-plan-ahead = Kiekvienas kauliukas yra tik vienas. Dėkite tokį, prie kurio kitu ėjimu galėsite pridėti patys.
tip-draw-less = Kiekvienas traukimas kainuoja { $cost ->
    [one] { $cost } tašką
    [few] { $cost } taškus
    [many] { $cost } taško
   *[other] { $cost } taškų
  }. Prieš traukdami apžiūrėkite visas stalo puses.
