## Tournaments: the list, the form, the page of one

nav-tournaments = Turniirid
tournaments-create = Loo turniir
tournaments-mine = Sinu turniirid
tournaments-waiting = Saab liituda
tournaments-running = Käimas
tournaments-finished = Lõppenud
tournaments-empty = Praegu turniire pole
tournaments-empty-text = Loo turniir ja jaga selle linki. Lingiga saab liituda igaüks, kontoga või kontota.

tournament-format-swiss = Šveitsi süsteem
tournament-format-arena = Areen
tournament-format-knockout = Karikasüsteem
tournament-format-round-robin = Ringturniir
tournament-format-swiss-about = Kindel arv voore. Igas voorus mängid kellegagi, kellel on umbes sama palju punkte. Keegi ei lange välja.
tournament-format-arena-about = Mängi enne aja lõppu nii palju mänge, kui jõuad. Alates kolmandast järjestikusest võidust annavad võidud topeltpunktid.
tournament-format-knockout-about = Kes kaotab ühe korra, langeb välja. Võidab viimasena alles jäänud mängija.
tournament-format-round-robin-about = Kõik mängivad kõigiga. Sobib kõige paremini väikestele rühmadele.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. { $count ->
    [one] { $count } mängija.
   *[other] { $count } mängijat.
  }
tournament-players = { $count ->
    [one] { $count } mängija
   *[other] { $count } mängijat
  }
tournament-starts-at = Algus: { $time }
tournament-starts-with = Algab, kui mängijaid on { $count }
tournament-starts-host = Algab, kui korraldaja on valmis
tournament-round-of = Voor { $round }/{ $rounds }
tournament-round = { $round }. voor
tournament-running = Käimas
tournament-finished = Lõppenud
tournament-cancelled = Tühistatud
tournament-cancelled-host = Korraldaja tühistas selle turniiri.
tournament-cancelled-few = See turniir tühistati, sest liitus liiga vähe mängijaid.
tournament-cancelled-operator = Selle serveri haldajad tühistasid selle turniiri.
tournament-cancelled-old = See turniir tühistati, sest 30 päeva jooksul ei alustanud seda keegi.
tournament-time-left = Aega jäänud: { $time }
tournament-last-games = Aeg on läbi. Viimased mängud on veel käimas.
tournament-next-round = Järgmise vooruni: { $time }
tournament-wait-round = { $count ->
    [one] Selles voorus on pooleli veel { $count } mäng.
   *[other] Selles voorus on pooleli veel { $count } mängu.
  }
tournament-wait-arena = Kohe saad vastase.
tournament-unknown = Me ei leia seda turniiri
tournament-started = Algas
tournament-unlisted = Ainult lingiga
tournament-rated = Reitinguga

## Taking part

tournament-join = Liitu
tournament-join-late = Liitu kohe
tournament-return = Liitu uuesti
tournament-withdraw = Loobu
tournament-withdraw-sure = Kas loobud sellest turniirist?
tournament-withdraw-about = Sulle ei anta enam vastaseid. Pooleliolev mäng jätkub.
tournament-stay = Jää turniirile
tournament-joined = Osaled turniiril
tournament-withdrawn = Oled loobunud
tournament-play = Mängi oma mäng
tournament-your-game = Sinu mäng on valmis
tournament-bye-now = Sul on vaba voor: vastast ei ole ja saad võidu punktid.
tournament-start = Alusta kohe
tournament-start-needs = Alustamiseks on vaja vähemalt { $count } mängijat.
tournament-cancel = Tühista turniir
tournament-cancel-sure = Kas tühistad turniiri kõigi jaoks?
tournament-keep = Jäta alles
tournament-won = { $name } võitis turniiri
tournament-won-several = Esikohta jagavad { $names }
tournament-you-won = Sina võitsid turniiri!
tournament-your-place = Sinu koht: { $place }/{ $count }
tournament-needs-account = Selle turniiri mängud on reitinguga, seega on liitumiseks vaja kontot.
tournament-full = Kõik kohad on võetud. Vaadata saad ikka.

tournament-call = Sinu turniirimäng on valmis: { $title }
tournament-back = Tagasi turniirile
tournament-open = Ava turniir

## Standings, games, bracket

tournament-view = Vaade
tournament-standings = Tabel
tournament-games = Mängud
tournament-bracket = Turniiripuu
tournament-no-standings = Keegi pole veel liitunud
tournament-no-standings-text = Jaga linki, et mängijaid kutsuda.
tournament-no-games = Mänge veel pole
tournament-no-games-text = Need ilmuvad siia, kui turniir algab.
tournament-place = Koht
tournament-name = Nimi
tournament-points = Punktid
tournament-played = Mänge
tournament-buchholz = Buchholz
tournament-buchholz-about = Kõigi vastaste punktide summa.
tournament-sonneborn-berger = Sonneborn-Berger
tournament-sonneborn-berger-about = Võidetud vastaste punktid ja pool nende punktidest, kellega jäid viiki.
tournament-board = Punktiedu
tournament-board-about = Kui palju olid oma mängudes ees, kokku liidetuna.
tournament-wins = Võite
tournament-wins-about = Võidetud mängud.
tournament-byes = Vabu voore
tournament-streak = { $count ->
    [one] { $count } võit järjest
   *[other] { $count } võitu järjest
  }
tournament-computer = Arvuti, { $level }. tase
tournament-left = loobus
tournament-you = sina
tournament-details = Üksikasjad: { $name }
tournament-lines = { $from }–{ $to }, kokku { $count }
tournament-first-lines = Esimene leht
tournament-earlier-lines = Eelmine leht
tournament-later-lines = Järgmine leht
tournament-last-lines = Viimane leht
tournament-my-line = Minu koht
tournament-earlier-round = Eelmine voor
tournament-later-round = Järgmine voor
tournament-playing = Mäng käib
tournament-bye = Vaba voor
tournament-absent = { $name } ei ilmunud kohale
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] Finaal
    [4] Poolfinaalid
    [8] Veerandfinaalid
    [16] Kaheksandikfinaalid
    [one] { $left } mängija voor
   *[other] { $left } mängija voor
  }
tournament-profile = Näita profiili
tournament-to-come = Selgub hiljem
tournament-goes-on = { $name } pääseb edasi

## Sharing

tournament-invite = Kutsu mängijaid
tournament-share = Jaga turniiri
tournament-invite-message = Liitu meie Cornerwise’i turniiriga: { $title }
tournament-link = Selle turniiri link
tournament-invite-qr = QR-kood selle turniiri lingiga
tournament-csv = Turniiritabel arvutustabelina (CSV)
tournament-json = Kõik andmed (JSON)
tournament-print = Prindi

## Setting one up

tournament-new = Uus turniir
tournament-step-game = Mäng
tournament-step-format = Süsteem
tournament-step-clock = Kell
tournament-step-start = Algus ja mängijad
tournament-title = Pealkiri
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }: { $format }
tournament-format = Süsteem
tournament-tables-note = Kui lauas on { $count } mängijat, saab valida Šveitsi süsteemi või areeni.
tournament-rounds = Voorud
tournament-rounds-auto = Automaatselt
tournament-rounds-auto-about = Nii palju voore, kui on vaja ühe võitja leidmiseks.
tournament-times = Mänge iga vastasega
tournament-once = Üks
tournament-twice = Kaks
tournament-minutes = Kestus
tournament-start-how = Algus
tournament-start-hand = Kui olen valmis
tournament-start-time = Kindlal ajal
tournament-start-number = Kui mängijaid on piisavalt
tournament-start-when = Kuupäev ja kellaaeg
tournament-start-count = Mängijate arv
tournament-listed = Näita loendis
tournament-listed-about = Igaüks võib turniiri leida ja liituda. Muidu saavad liituda ainult need, kellel on link.
tournament-rated-about = Mängud mõjutavad reitingut. Liitumiseks vajab igaüks kontot.
tournament-rated-account = Reitinguga mängude mängimiseks loo esmalt konto.
tournament-more = Rohkem valikuid
tournament-late = Hilinenud liitumine
tournament-late-about = Liituda või naasta saab ka pärast algust.
tournament-most = Suurim mängijate arv
tournament-pause = Paus voorude vahel
tournament-no-show = Aeg esimeseks käiguks
tournament-no-show-about = Kui mängija selle ajaga esimest käiku ei tee, kaotab ta mängu ja eemaldatakse turniirilt.
tournament-engines = Arvutimängijad
tournament-engines-about = Arvuti osaleb nagu kõik teised. Vähemalt üks inimene peab mängima.
tournament-engine-add = Lisa arvutimängija
tournament-engine-number = { $number }. arvutimängija
tournament-engine-remove = Eemalda { $number }. arvutimängija
tournament-tie-breaks = Lisanäitajad
tournament-tie-breaks-about = Kui mängijatel on võrdselt punkte, otsustab neist esimene, seejärel järgmine.
tournament-tie-up = Liiguta üles: { $name }
tournament-submit = Loo turniir
