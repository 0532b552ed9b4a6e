solo-title = Nuputamine
solo-lead = Mängud ühele: aseta kõik neli värvi ja ära jäta ühtegi klotsi järele. Kus pooleli jätad, sealt saad jätkata.
solo-about-classic-solo = 84 klotsi 20 × 20 ruudul. Iga värv kohtub iseendaga ainult nurkapidi ja lõpuks ei jää midagi järele.
solo-about-trigon-solo = 88 klotsi kolmnurkadest kuusnurgal. Iga värv kohtub iseendaga ainult nurkapidi ja lõpuks ei jää midagi järele.
solo-begin = Alusta
solo-continue = Jätka
solo-look = Vaata
solo-best = Sinu parim: { $best }
solo-progress = Edenemine
solo-placed = { $placed } / { $total } klotsi
solo-of = { $placed } / { $total }
solo-left = { $left ->
    [one] 1 järel
   *[other] { $left } järel
  }
solo-prospect-yes = Selle saab veel lõpuni viia
solo-prospect-no = Seda ei saa enam lõpuni viia
solo-prospect-unknown = Pole veel teada, kas selle saab lõpuni viia
solo-searching = Otsime teed lõpuni
solo-complete = Kõik { $total } klotsi on asetatud
solo-complete-text = Midagi ei jäänud järele. Ülesanne on lahendatud.
solo-stuck = Ükski klots enam ei sobi
solo-stuck-text = Võta mõni käik tagasi või alusta uuesti.
solo-undo = Tagasi
solo-hint = Vihje
solo-hint-way = See käik on osa teest lõpuni.
solo-restart = Alusta uuesti
solo-restart-sure = Kas võtta kõik klotsid laualt ära?
solo-again = Alusta uuesti
design-lead = Lao pilte mis tahes klotside ja värvidega, ilma reegliteta. Hoia need alles ja jaga neid.
