status-loading = Laadimine…
status-waiting = Ootame mängijaid
status-waiting-text = Mäng algab, kui kõik kohad on võetud.
status-paused = Pausil
status-paused-text = Kellad on peatatud.
status-over = Mäng on läbi
status-your-turn = Sinu kord
status-turn-of = Käigul on { $name }
status-watching = Sa vaatad pealt.
opening-both = Aseta mõlema värvi esimene klots. Seejärel valib teine mängija värvi.
opening-choose = Vali oma värv. Järgmisena käib { $colour }.
opening-take = Mängi: { $colour }
handover-title = Anna ekraan edasi: { $name }
handover-show = Näita minu kive
status-viewing = { $ply ->
    [0] algseis
    [one] pärast 1 käiku
   *[other] pärast { $ply } käiku
  }
status-sending = saatmine…
status-planned = Sinu järgmine käik on kavandatud.
status-can-plan = Vali klots, et järgmist käiku kavandada.
status-plan-hint = Pane see sinna, kuhu soovid järgmisena käia.
status-places = { $places ->
    [one] Võimalik on 1 käik
   *[other] Võimalik on { $places } käiku
  }
status-fits = { $places ->
    [0] See ei sobi praegu kuhugi
    [one] See sobib 1 kohta
   *[other] See sobib { $places } kohta
  }
status-it-fits = Sobib
status-does-not-fit = Siia see ei sobi
status-lost = Ühenduse taastamine…
status-lost-text = Sinu mäng on alles. Kellad on peatatud.
plan-fails = Sinu kavandatud käik pole enam võimalik. Vali teine.
notice-your-turn = Sinu kord
said-out = { $colour } ei saa enam klotse asetada.
said-out-you = Sa ei saa enam klotse asetada.
said-bridge = { $name }: sild, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] kuusnurk
   *[other] { $count } kuusnurka
  }, +{ $points }
seat-open = Vaba koht
seat-computer = Arvuti, { $level }. tase
seat-engine = Arvuti
seat-level = { $level }. tase
seat-number = { $number }. mängija
seat-guest = Külaline
seat-me = Sina
seat-you = { $name } (sina)
seat-replaced = mängija { $name } eest mängib arvuti
seat-gone = on lahkunud
seat-chooses = valib värvi
seat-out = on mängust väljas
seat-cells = { $cells } järel
seat-pieces-cells =
    { $pieces ->
        [one] 1 klots
       *[other] { $pieces } klotsi
    }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 kolmnurk järel
               *[other] { $cells } kolmnurka järel
            }
        [cube]
            { $cells ->
                [one] 1 kuubik järel
               *[other] { $cells } kuubikut järel
            }
       *[square]
            { $cells ->
                [one] 1 ruut järel
               *[other] { $cells } ruutu järel
            }
    }
seat-tiles = { $tiles ->
    [one] 1 kivi
   *[other] { $tiles } kivi
  }
seat-points = { $points ->
    [one] { NUMBER($points) } punkt
   *[other] { NUMBER($points) } punkti
  }
seat-reach =
    ulatuses { $shape ->
        [triangle]
            { $cells ->
                [one] 1 vaba kolmnurk
               *[other] { $cells } vaba kolmnurka
            }
        [cube]
            { $cells ->
                [one] 1 vaba kuubik
               *[other] { $cells } vaba kuubikut
            }
       *[square]
            { $cells ->
                [one] 1 vaba ruut
               *[other] { $cells } vaba ruutu
            }
    }
seat-corners-reach =
    { $corners ->
        [one] 1 avatud nurk
       *[other] { $corners } avatud nurka
    }, ulatuses { $shape ->
        [triangle]
            { $cells ->
                [one] 1 vaba kolmnurk
               *[other] { $cells } vaba kolmnurka
            }
        [cube]
            { $cells ->
                [one] 1 vaba kuubik
               *[other] { $cells } vaba kuubikut
            }
       *[square]
            { $cells ->
                [one] 1 vaba ruut
               *[other] { $cells } vaba ruutu
            }
    }
dropped-resigned = andis alla
dropped-time = aeg sai otsa
dropped-left = lahkus mängust
colour-blue = Sinine
colour-yellow = Kollane
colour-red = Punane
colour-green = Roheline
colour-purple = Lilla
colour-orange = Oranž
# Colours inside a sentence
ink-blue = sinine
ink-yellow = kollane
ink-red = punane
ink-green = roheline
ink-purple = lilla
ink-orange = oranž
board-label = Mängulaud: { $game }
cell-free = { $cell }, vaba
cell-corner = { $cell }, vaba, üks sinu nurkadest
cell-start =
    { $cell }, { $shape ->
        [triangle] alguskolmnurk
       *[square] algusruut
    }
cell-start-of = { $cell }, siit alustab { $colour }
cell-taken = { $cell }, { $colour }, klots { $piece }
tray-label = Klotsid
tray-piece =
    Klots { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 kolmnurk
               *[other] { $cells } kolmnurka
            }
        [cube]
            { $cells ->
                [one] 1 kuubik
               *[other] { $cells } kuubikut
            }
       *[square]
            { $cells ->
                [one] 1 ruut
               *[other] { $cells } ruutu
            }
    }, { $places ->
        [0] ei sobi kuhugi
        [one] sobib 1 kohta
       *[other] sobib { $places } kohta
    }, klahv { $key }
tray-piece-waiting =
    Klots { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 kolmnurk
               *[other] { $cells } kolmnurka
            }
        [cube]
            { $cells ->
                [one] 1 kuubik
               *[other] { $cells } kuubikut
            }
       *[square]
            { $cells ->
                [one] 1 ruut
               *[other] { $cells } ruutu
            }
    }, klahv { $key }
piece-cells =
    Klots { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 kolmnurk
               *[other] { $cells } kolmnurka
            }
        [cube]
            { $cells ->
                [one] 1 kuubik
               *[other] { $cells } kuubikut
            }
       *[square]
            { $cells ->
                [one] 1 ruut
               *[other] { $cells } ruutu
            }
    }
actions-label = Valitud klots
action-turn = Pööra
action-flip = Keera ümber
action-next = Järgmine
action-next-of = { $number } / { $count }
action-drop = Pane tagasi
action-place = Aseta
action-plan = Kavanda käik
action-sending = Saatmine…
nudge-label = Nihuta klotsi
nudge-up = Üles
nudge-down = Alla
nudge-left = Vasakule
nudge-right = Paremale
nudge-up-left = Üles vasakule
nudge-up-right = Üles paremale
nudge-down-left = Alla vasakule
nudge-down-right = Alla paremale
word-keep = Jää oma värvi juurde
word-swap = Vaheta värvid
word-draw = Võta kivi
word-pass = Jäta vahele
type-title = Kirjuta käik
type-what-tile = Kivi, ja selle koht, kui neid on mitu
type-what = Klots ja { $shape ->
        [triangle] kolmnurk või kõik kolmnurgad
        [cube] kuubik või kõik kuubikud
       *[square] ruut või kõik ruudud
    }, mida see katab
type-several = { $count ->
    [one] Sobib 1 käik. Vali see altpoolt.
   *[other] Sobib { $count } käiku. Vali üks.
  }
type-illegal = { $piece }, { $cell }: { $reason }
type-all = { $count ->
    [one] Ainus lubatud käik
   *[other] Kõik { $count } lubatud käiku
  }
type-piece = Klots { $piece }, { $count ->
    [one] 1 koht
   *[other] { $count } kohta
  }
said-lays = { $name } asetas klotsi { $piece }: { $cell }.
said-lays-you = Sa asetasid klotsi { $piece }: { $cell }.
said-lays-colour = { $name } asetas klotsi { $piece }: { $cell }, { $colour }.
said-lays-colour-you = Sa asetasid klotsi { $piece }: { $cell }, { $colour }.
said-lays-tile = { $name } asetas kivi { $tile }.
said-lays-tile-you = Sa asetasid kivi { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] 1 punkt.
   *[other] { $points } punkti.
  }
said-opened = { $count ->
    [one] 1 uus avatud nurk: { $cells }.
   *[other] { $count } uut avatud nurka: { $cells }.
  }
said-opened-many = { $count ->
    [one] 1 uus avatud nurk, näiteks { $cells }.
   *[other] { $count } uut avatud nurka, näiteks { $cells }.
  }
said-opened-none = Uusi avatud nurki pole.
said-undone = Viimane käik võeti tagasi.
clock-hours = t
clock-days = p
plan-players = { $count ->
    [one] 1 mängija
   *[other] { $count } mängijat
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s käigu kohta
plan-clock-days = { $days ->
    [one] 1 päev käigu kohta
   *[other] { $days } päeva käigu kohta
  }
plan-rated = reitinguga
plan-family = peremäng
tab-moves = Käigud
tab-hints = Vihjed
tab-chat = Vestlus
moves-label = Senised käigud
moves-none = Käike veel pole.
moves-steps = Liigu mängus samm-sammult
moves-first = Esimene käik
moves-back = Eelmine käik
moves-on = Järgmine käik
moves-last = Viimane käik
hint-ask = Näita mulle käiku
hint-thinking = Mõtleb…
hint-move = Proovi seda käiku:
chat-label = Vestlus
chat-empty = Sõnumeid veel pole.
chat-is-off = Vestlus on selles lauas välja lülitatud.
chat-write = Kirjuta sõnum
chat-send = Saada
chat-mute = Vaigista
chat-muted = Sa ei näe enam selle mängija sõnumeid.
chat-report = Esita kaebus
chat-reported = Kaebus on esitatud. Selle serveri haldajad vaatavad asja üle.
chat-news =
    { $count ->
        [one] 1 uus sõnum
       *[other] { $count } uut sõnumit
    }
phrase-hello = Tere
phrase-good-luck = Edu sulle
phrase-have-fun = Head mängu
phrase-your-turn = Sinu kord
phrase-one-moment = Üks hetk
phrase-nice-move = Ilus käik
phrase-oops = Oih
phrase-well-played = Hästi mängitud
phrase-thanks = Aitäh
phrase-good-game = Hea mäng
phrase-again = Mängime veel?
phrase-goodbye = Head aega
menu-title = Menüü
menu-undo = Võta viimane käik tagasi
menu-ask-undo = Palu luba käik tagasi võtta
menu-pause = Tee paus
menu-ask-pause = Palu pausi
menu-draw = Paku viiki
menu-ask-draw = Paku viiki
menu-abort = Katkesta mäng
menu-ask-abort = Palu mäng katkestada
menu-resume = Jätka
menu-stand = Lahku lauast
menu-resign = Anna alla
menu-resign-sure = Kas annad selles mängus alla?
menu-play-on = Mängi edasi
menu-carry = Jätka teises seadmes
menu-keys = Kiirklahvid
menu-rules = Reeglid
switch-corners = Näita avatud nurki
switch-coordinates = Näita koordinaate
switch-patterns = Näita igal värvil mustrit
switch-confirm = Kinnita iga käik
switch-tips = Näita nõuandeid
carry-text = Skanni see QR-kood teise seadmega või kirjuta kood seal. See kehtib ühe korra, 5 minuti jooksul.
carry-picture = QR-kood, millega mäng teises seadmes jätkub
carry-where = Sisesta kood siin: { $address }
keys-title = Kiirklahvid
keys-piece = vali klots
keys-move = nihuta seda
keys-turn = pööra seda
keys-flip = keera see ümber
keys-next = liigu järgmisele kohale, kuhu see sobib
keys-place = aseta see
keys-back = mine samm tagasi
keys-type = kirjuta käik
keys-zen = näita ainult mängulauda ja klotse
keys-help = näita seda loendit
proposal-undo = { $name } soovib käigu tagasi võtta.
proposal-pause = { $name } palub pausi.
proposal-draw = { $name } pakub viiki.
proposal-abort = { $name } soovib mängu katkestada.
proposal-rematch = { $name } soovib revanši.
proposal-waits = Ootame teisi…
proposal-declined = { $name } keeldus.
answer-yes = Nõustu
answer-no = Keeldu
gone-text = { $name } on lahkunud, koht jääb alles. Võid oodata, lasta arvutil edasi mängida või lugeda mängu mängija { $name } kaotuseks.
gone-wait = Oota
gone-engine = Las arvuti mängib
gone-result = Loe kaotuseks
over-rematch = Revanš
over-to-rematch = Mine revanšile
over-result = Tulemus
over-review = Vaata üle
result-aborted = Mäng katkestati.
result-draw = Viik
result-you = Sina võitsid
result-you-by = Võitsid { $points ->
    [one] 1 punktiga
   *[other] { $points } punktiga
  }
result-other = { $name } võitis
result-other-by = { $name } võitis { $points ->
    [one] 1 punktiga
   *[other] { $points } punktiga
  }
task-own-start = Vali klots ja kata oma { $shape ->
    [triangle] alguskolmnurk
   *[square] algusruut
  }.
task-start = Vali klots ja kata mõni { $shape ->
    [triangle] alguskolmnurk
   *[square] algusruut
  }.
task-anywhere = Vali klots ja aseta see ükskõik kuhu.
task-corner = Vali klots ja puuduta üht oma nurka.
task-base = Vali klots ja aseta see alusele.
task-join = Vali klots ja aseta see alusele teise klotsi kõrvale.
task-face = Vali klots ja aseta see oma värvi vastu.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
        [triangle] { $cells ->
    [one] 1 kolmnurk asetatud
   *[other] { $cells } kolmnurka asetatud
  }
       *[square] { $cells ->
    [one] 1 ruut asetatud
   *[other] { $cells } ruutu asetatud
  }
    }
seat-placed-short = { $cells } asetatud
seat-seen = { $cells } ülalt näha
seat-seen-short = { $cells } näha
tray-more = Rohkem klotse
tray-more-fit = Rohkem sobivaid klotse
moves-show = Näita käike
