status-loading = Ladataan…
status-waiting = Odotetaan pelaajia
status-waiting-text = Peli alkaa, kun kaikki paikat on otettu.
status-paused = Tauolla
status-paused-text = Kellot on pysäytetty.
status-over = Peli on päättynyt
status-your-turn = Sinun vuorosi
status-turn-of = Vuorossa { $name }
status-watching = Katselet peliä.
opening-both = Aseta kummankin värin ensimmäinen laatta. Sitten toinen pelaaja valitsee värin.
opening-choose = Valitse värisi. Seuraavaksi siirtää { $colour }.
opening-take = Pelaa: { $colour }
handover-title = Anna näyttö: { $name }
handover-show = Näytä laattani
status-viewing = { $ply ->
    [0] alkuasetelma
    [one] 1 siirron jälkeen
   *[other] { $ply } siirron jälkeen
  }
status-sending = lähetetään…
status-planned = Seuraava siirtosi on suunniteltu.
status-can-plan = Valitse laatta ja suunnittele seuraava siirtosi.
status-plan-hint = Aseta se sinne, minne haluat pelata seuraavaksi.
status-places = { $places ->
    [one] 1 siirto on mahdollinen
   *[other] { $places } siirtoa on mahdollista
  }
status-fits = { $places ->
    [0] Se ei nyt sovi mihinkään
    [one] Se sopii 1 kohtaan
   *[other] Se sopii { $places } kohtaan
  }
status-it-fits = Se sopii
status-does-not-fit = Se ei sovi tähän
status-lost = Yhdistetään uudelleen…
status-lost-text = Pelisi on turvassa. Kellot on pysäytetty.
plan-fails = Suunniteltu siirtosi ei ole enää mahdollinen. Valitse toinen.
notice-your-turn = Sinun vuorosi
said-out = { $colour } ei voi enää asettaa laattoja.
said-out-you = Et voi enää asettaa laattoja.
said-bridge = { $name }: silta, +{ $points }
said-hexagon = { $name }: { $count ->
    [one] kuusikulmio
   *[other] { $count } kuusikulmiota
  }, +{ $points }
seat-open = Vapaa paikka
seat-computer = Tietokone, taso { $level }
seat-engine = Tietokone
seat-level = taso { $level }
seat-number = Pelaaja { $number }
seat-guest = Vieras
seat-me = Sinä
seat-you = { $name } (sinä)
seat-replaced = tietokone pelaa pelaajan { $name } puolesta
seat-gone = on poistunut
seat-chooses = valitsee värin
seat-out = ei voi jatkaa
seat-cells = { $cells } jäljellä
seat-pieces-cells =
    { $pieces ->
        [one] 1 laatta
       *[other] { $pieces } laattaa
    }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 kolmio jäljellä
               *[other] { $cells } kolmiota jäljellä
            }
        [cube]
            { $cells ->
                [one] 1 kuutio jäljellä
               *[other] { $cells } kuutiota jäljellä
            }
       *[square]
            { $cells ->
                [one] 1 ruutu jäljellä
               *[other] { $cells } ruutua jäljellä
            }
    }
seat-tiles = { $tiles ->
    [one] 1 laatta
   *[other] { $tiles } laattaa
  }
seat-points = { $points ->
    [one] { NUMBER($points) } piste
   *[other] { NUMBER($points) } pistettä
  }
seat-reach =
    ulottuvilla { $shape ->
        [triangle]
            { $cells ->
                [one] 1 vapaa kolmio
               *[other] { $cells } vapaata kolmiota
            }
        [cube]
            { $cells ->
                [one] 1 vapaa kuutio
               *[other] { $cells } vapaata kuutiota
            }
       *[square]
            { $cells ->
                [one] 1 vapaa ruutu
               *[other] { $cells } vapaata ruutua
            }
    }
seat-corners-reach =
    { $corners ->
        [one] 1 avoin kulma
       *[other] { $corners } avointa kulmaa
    }, ulottuvilla { $shape ->
        [triangle]
            { $cells ->
                [one] 1 vapaa kolmio
               *[other] { $cells } vapaata kolmiota
            }
        [cube]
            { $cells ->
                [one] 1 vapaa kuutio
               *[other] { $cells } vapaata kuutiota
            }
       *[square]
            { $cells ->
                [one] 1 vapaa ruutu
               *[other] { $cells } vapaata ruutua
            }
    }
dropped-resigned = luovutti
dropped-time = aika loppui
dropped-left = poistui pelistä
colour-blue = Sininen
colour-yellow = Keltainen
colour-red = Punainen
colour-green = Vihreä
colour-purple = Violetti
colour-orange = Oranssi
# Colours inside a sentence
ink-blue = sininen
ink-yellow = keltainen
ink-red = punainen
ink-green = vihreä
ink-purple = violetti
ink-orange = oranssi
board-label = Pelilauta: { $game }
cell-free = { $cell }, vapaa
cell-corner = { $cell }, vapaa, yksi kulmistasi
cell-start =
    { $cell }, { $shape ->
        [triangle] aloituskolmio
       *[square] aloitusruutu
    }
cell-start-of = { $cell }, tästä aloittaa { $colour }
cell-taken = { $cell }, { $colour }, laatta { $piece }
tray-label = Laatat
tray-piece =
    Laatta { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 kolmio
               *[other] { $cells } kolmiota
            }
        [cube]
            { $cells ->
                [one] 1 kuutio
               *[other] { $cells } kuutiota
            }
       *[square]
            { $cells ->
                [one] 1 ruutu
               *[other] { $cells } ruutua
            }
    }, { $places ->
        [0] ei sovi mihinkään
        [one] sopii 1 kohtaan
       *[other] sopii { $places } kohtaan
    }, näppäin { $key }
tray-piece-waiting =
    Laatta { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 kolmio
               *[other] { $cells } kolmiota
            }
        [cube]
            { $cells ->
                [one] 1 kuutio
               *[other] { $cells } kuutiota
            }
       *[square]
            { $cells ->
                [one] 1 ruutu
               *[other] { $cells } ruutua
            }
    }, näppäin { $key }
piece-cells =
    Laatta { $piece }, { $shape ->
        [triangle]
            { $cells ->
                [one] 1 kolmio
               *[other] { $cells } kolmiota
            }
        [cube]
            { $cells ->
                [one] 1 kuutio
               *[other] { $cells } kuutiota
            }
       *[square]
            { $cells ->
                [one] 1 ruutu
               *[other] { $cells } ruutua
            }
    }
actions-label = Valittu laatta
action-turn = Kierrä
action-flip = Käännä
action-next = Seuraava
action-next-of = { $number }/{ $count }
action-drop = Palauta
action-place = Aseta
action-plan = Suunnittele siirto
action-sending = Lähetetään…
nudge-label = Siirrä laattaa
nudge-up = Ylös
nudge-down = Alas
nudge-left = Vasemmalle
nudge-right = Oikealle
nudge-up-left = Ylös vasemmalle
nudge-up-right = Ylös oikealle
nudge-down-left = Alas vasemmalle
nudge-down-right = Alas oikealle
word-keep = Pidä värini
word-swap = Vaihda värit
word-draw = Nosta laatta
word-pass = Passaa
type-title = Kirjoita siirto
type-what-tile = Laatta, ja sen paikka, jos niitä on useita
type-what = Laatta ja { $shape ->
        [triangle] kolmio tai kaikki kolmiot, jotka
        [cube] kuutio tai kaikki kuutiot, jotka
       *[square] ruutu tai kaikki ruudut, jotka
    } se peittää
type-several = { $count ->
    [one] 1 siirto sopii. Valitse se alta.
   *[other] { $count } siirtoa sopii. Valitse yksi.
  }
type-illegal = { $piece }, { $cell }: { $reason }
type-all = { $count ->
    [one] Ainoa sallittu siirto
   *[other] Kaikki { $count } sallittua siirtoa
  }
type-piece = Laatta { $piece }, { $count ->
    [one] 1 paikka
   *[other] { $count } paikkaa
  }
said-lays = { $name } asetti laatan { $piece }: { $cell }.
said-lays-you = Asetit laatan { $piece }: { $cell }.
said-lays-colour = { $name } asetti laatan { $piece }: { $cell }, { $colour }.
said-lays-colour-you = Asetit laatan { $piece }: { $cell }, { $colour }.
said-lays-tile = { $name } asetti laatan { $tile }.
said-lays-tile-you = Asetit laatan { $tile }.
said-word = { $name }: { $word }.
said-points = { $points ->
    [one] 1 piste.
   *[other] { $points } pistettä.
  }
said-opened = { $count ->
    [one] 1 uusi avoin kulma: { $cells }.
   *[other] { $count } uutta avointa kulmaa: { $cells }.
  }
said-opened-many = { $count ->
    [one] 1 uusi avoin kulma, esimerkiksi { $cells }.
   *[other] { $count } uutta avointa kulmaa, esimerkiksi { $cells }.
  }
said-opened-none = Ei uusia avoimia kulmia.
said-undone = Viimeinen siirto peruttiin.
clock-hours = t
clock-days = pv
plan-players = { $count ->
    [one] 1 pelaaja
   *[other] { $count } pelaajaa
  }
plan-clock-game = { $minutes } min + { $seconds } s
plan-clock-move = { $seconds } s siirtoon
plan-clock-days = { $days ->
    [one] 1 päivä siirtoon
   *[other] { $days } päivää siirtoon
  }
plan-rated = rankattu
plan-family = perhepeli
tab-moves = Siirrot
tab-hints = Vihjeet
tab-chat = Chat
moves-label = Tähänastiset siirrot
moves-none = Ei vielä siirtoja.
moves-steps = Selaa peliä siirto kerrallaan
moves-first = Ensimmäinen siirto
moves-back = Edellinen siirto
moves-on = Seuraava siirto
moves-last = Viimeisin siirto
hint-ask = Näytä siirto
hint-thinking = Mietitään…
hint-move = Kokeile tätä siirtoa:
chat-label = Chat
chat-empty = Ei vielä viestejä.
chat-is-off = Chat ei ole käytössä tässä pöydässä.
chat-write = Kirjoita viesti
chat-send = Lähetä
chat-mute = Mykistä
chat-muted = Et näe enää tämän pelaajan viestejä.
chat-report = Ilmoita
chat-reported = Ilmoitettu. Palvelimen ylläpitäjät katsovat asiaa.
chat-news =
    { $count ->
        [one] 1 uusi viesti
       *[other] { $count } uutta viestiä
    }
phrase-hello = Hei
phrase-good-luck = Onnea peliin
phrase-have-fun = Hauskaa peliä
phrase-your-turn = Sinun vuorosi
phrase-one-moment = Hetki vain
phrase-nice-move = Hyvä siirto
phrase-oops = Hups
phrase-well-played = Hyvin pelattu
phrase-thanks = Kiitos
phrase-good-game = Hyvä peli
phrase-again = Pelataanko uudelleen?
phrase-goodbye = Hei hei
menu-title = Valikko
menu-undo = Peru viimeinen siirto
menu-ask-undo = Pyydä siirron perumista
menu-pause = Pidä tauko
menu-ask-pause = Pyydä taukoa
menu-draw = Tarjoa tasapeliä
menu-ask-draw = Tarjoa tasapeliä
menu-abort = Keskeytä peli
menu-ask-abort = Pyydä pelin keskeyttämistä
menu-resume = Jatka
menu-stand = Poistu pöydästä
menu-resign = Luovuta
menu-resign-sure = Luovutatko tämän pelin?
menu-play-on = Jatka pelaamista
menu-carry = Jatka toisella laitteella
menu-keys = Pikanäppäimet
menu-rules = Säännöt
switch-corners = Näytä avoimet kulmat
switch-coordinates = Näytä koordinaatit
switch-patterns = Näytä kuviointi joka värissä
switch-confirm = Vahvista jokainen siirto
switch-tips = Näytä vinkit
carry-text = Skannaa tämä QR-koodi toisella laitteella tai kirjoita koodi siellä. Se toimii kerran 5 minuutin kuluessa.
carry-picture = QR-koodi, jolla peli jatkuu toisella laitteella
carry-where = Kirjoita koodi osoitteessa { $address }
keys-title = Pikanäppäimet
keys-piece = valitse laatta
keys-move = siirrä sitä
keys-turn = kierrä sitä
keys-flip = käännä se ympäri
keys-next = siirry seuraavaan paikkaan, johon se sopii
keys-place = aseta se
keys-back = palaa askel taaksepäin
keys-type = kirjoita siirto
keys-zen = näytä vain lauta ja laatat
keys-help = näytä tämä luettelo
proposal-undo = { $name } haluaa perua siirron.
proposal-pause = { $name } pyytää taukoa.
proposal-draw = { $name } tarjoaa tasapeliä.
proposal-abort = { $name } haluaa keskeyttää pelin.
proposal-rematch = { $name } haluaa uusintaottelun.
proposal-waits = Odotetaan muita…
proposal-declined = { $name } kieltäytyi.
answer-yes = Hyväksy
answer-no = Hylkää
gone-text = { $name } on poistunut, mutta paikka säilyy. Voit odottaa, antaa tietokoneen jatkaa tai merkitä pelin pelaajan { $name } tappioksi.
gone-wait = Odota
gone-engine = Anna tietokoneen pelata
gone-result = Merkitse tappioksi
over-rematch = Uusintaottelu
over-to-rematch = Siirry uusintaotteluun
over-result = Tulos
over-review = Käy läpi
result-aborted = Peli keskeytettiin.
result-draw = Tasapeli
result-you = Voitit
result-you-by = Voitit { $points ->
    [one] 1 pisteellä
   *[other] { $points } pisteellä
  }
result-other = { $name } voitti
result-other-by = { $name } voitti { $points ->
    [one] 1 pisteellä
   *[other] { $points } pisteellä
  }
task-own-start = Valitse laatta ja peitä { $shape ->
    [triangle] aloituskolmiosi
   *[square] aloitusruutusi
  }.
task-start = Valitse laatta ja peitä jokin { $shape ->
    [triangle] aloituskolmio
   *[square] aloitusruutu
  }.
task-anywhere = Valitse laatta ja aseta se mihin tahansa.
task-corner = Valitse laatta ja kosketa yhtä kulmistasi.
task-base = Valitse laatta ja aseta se pohjalle.
task-join = Valitse laatta ja aseta se pohjalle toisen laatan viereen.
task-face = Valitse laatta ja aseta se omaa väriäsi vasten.
seat-note-standing = { $note }, { $standing }
seat-placed = { $shape ->
        [triangle] { $cells ->
    [one] 1 kolmio asetettu
   *[other] { $cells } kolmiota asetettu
  }
       *[square] { $cells ->
    [one] 1 ruutu asetettu
   *[other] { $cells } ruutua asetettu
  }
    }
seat-placed-short = { $cells } asetettu
seat-seen = { $cells } näkyy ylhäältä
seat-seen-short = { $cells } näkyy
tray-more = Lisää laattoja
tray-more-fit = Lisää sopivia laattoja
moves-show = Näytä siirrot
