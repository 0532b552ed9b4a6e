tip-spread = Eikite į vidurį ir plėskitės į visas puses. Ten, kur pradėjote, vietos užteks tik kelioms detalėms.
tip-large-first = Dideles detales dėkite anksti. Vietos joms mažėja su kiekvienu ėjimu.
tip-corners = Turėkite kelis atvirus kampus. Jei liko tik vienas, viena vienintelė detalė gali jus užblokuoti iki partijos pabaigos.
tip-escape = Kiekvienoje savo ploto pusėje pasilikite išėjimą.
tip-shapes = Kiekviena forma praverčia: ilgos detalės siekia toli, lenktos pralenda pro tarpus, o mažos pabaigoje tinka bet kur.
tip-their-pieces = Žiūrėkite, kokių detalių liko kitiems. Jei kuriam nors tarpui nė viena jų netinka, galite jį pasilikti vėlesniam laikui.
tip-deny-bonus =
    Padėjus visas detales, gaunama iki { $bonus ->
        [one] { $bonus } papildomo taško
        [few] { $bonus } papildomų taškų
        [many] { $bonus } papildomo taško
       *[other] { $bonus } papildomų taškų
    }. Užimti paskutinę kito vietą gali būti vertingiau negu padėti savo detalę.
tip-single-last =
    Pasilaikykite mažiausią detalę. Jei ją padedate pačią paskutinę, gaunate { $bonus ->
        [one] { $bonus } papildomą tašką
        [few] { $bonus } papildomus taškus
        [many] { $bonus } papildomo taško
       *[other] { $bonus } papildomų taškų
    }.
tip-two-colours = Tegul dvi jūsų spalvos padeda viena kitai: viena atveria kelią, kita užveria jį už jūsų.
tip-even-opening = Jei pradedate jūs, padėkite dvi vienodai geras detales. Kitas žaidėjas rinksis geresnę.
tip-stay-on-top = Skaičiuojama tik tai, kas matyti iš viršaus. Statykite ten, kur niekas jūsų neuždengs: tiesiai po aukščio riba ir partijos pabaigoje.
tip-high-tiles = Didelės vertės kauliukus dėkite anksti. Jie duoda daugiau taškų, o tai, kas lieka pas jus, atitenka tam, kam kauliukai baigiasi pirmam.
tip-bridge =
    Ieškokite tiltų: tiltas prie paties kauliuko vertės prideda { $points ->
        [one] { $points } tašką
        [few] { $points } taškus
        [many] { $points } taško
       *[other] { $points } taškų
    }.
tip-hexagon =
    Kai aplink tašką yra 5 kauliukai, šeštasis duoda { $points ->
        [one] { $points } papildomą tašką
        [few] { $points } papildomus taškus
        [many] { $points } papildomo taško
       *[other] { $points } papildomų taškų
    }. Nepalikite tokios vietos kitiems.
tip-plan-ahead = Kiekvienas kauliukas yra tik vienas. Dėkite tokį, prie kurio kitu ėjimu galėsite pridėti patys.
tip-draw-less = Kiekvienas traukimas kainuoja { $cost ->
    [one] { $cost } tašką
    [few] { $cost } taškus
    [many] { $cost } taško
   *[other] { $cost } taškų
  }. Prieš traukdami apžiūrėkite visas stalo puses.
