status-loading = Hetki vain
status-waiting = Odotetaan pelaajia
status-waiting-text = Peli alkaa, kun kaikki paikat on otettu.
status-paused = Tauolla
status-paused-text = Kellot seisovat.
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
    [0] alkuasetelman jälkeen
    [one] 1 siirron jälkeen
   *[other] { $ply } siirron jälkeen
  }
status-sending = lähetetään
status-planned = Siirtosi on suunniteltu.
status-can-plan = Ota laatta ja suunnittele seuraava siirtosi.
status-plan-hint = Aseta se sinne, minne haluat sen seuraavaksi.
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
status-lost = Yhdistetään uudelleen
status-lost-text = Mitään ei ole kadonnut. Kellot on pysäytetty.
plan-fails = Suunniteltu siirtosi ei ole enää mahdollinen.
notice-your-turn = Sinun vuorosi
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
seat-cells = { $cells } jäljellä
seat-pieces-cells = { $pieces ->
    [one] 1 laatta
   *[other] { $pieces } laattaa
  }, { $cells ->
    [one] 1 ruutu jäljellä
   *[other] { $cells } ruutua jäljellä
  }
seat-tiles = { $tiles ->
    [one] 1 laatta
   *[other] { $tiles } laattaa
  }
seat-points = { $points ->
    [one] { NUMBER($points) } piste
   *[other] { NUMBER($points) } pistettä
  }
seat-reach = ulottuu { $cells ->
    [one] 1 vapaaseen ruutuun
   *[other] { $cells } vapaaseen ruutuun
  }
seat-corners-reach = { $corners ->
    [one] 1 avoin kulma
   *[other] { $corners } avointa kulmaa
  }, ulottuvilla { $cells ->
    [one] 1 vapaa ruutu
   *[other] { $cells } vapaata ruutua
  }
dropped-resigned = on luovuttanut
dropped-time = aika loppui
dropped-left = on poistunut
colour-blue = Sininen
colour-yellow = Keltainen
colour-red = Punainen
colour-green = Vihreä
colour-purple = Violetti
colour-orange = Oranssi
board-label = Pelilauta: { $game }
cell-free = { $cell }, vapaa
cell-corner = { $cell }, vapaa, oma kulmasi
cell-start = { $cell }, aloitusruutu
cell-start-of = { $cell }, aloitusruutu: { $colour }
cell-taken = { $cell }, { $colour }, laatta { $piece }
tray-label = Laatat
tray-piece = Laatta { $piece }, { $cells ->
    [one] 1 ruutu
   *[other] { $cells } ruutua
  }, { $places ->
    [0] ei paikkaa
    [one] 1 paikka
   *[other] { $places } paikkaa
  }, näppäin { $key }
tray-piece-waiting = Laatta { $piece }, { $cells ->
    [one] 1 ruutu
   *[other] { $cells } ruutua
  }, näppäin { $key }
piece-cells = Laatta { $piece }, { $cells ->
    [one] 1 ruutu
   *[other] { $cells } ruutua
  }
actions-label = Kädessäsi oleva laatta
action-turn = Kierrä
action-flip = Käännä
action-next = Seuraava
action-next-of = { $number }/{ $count }
action-drop = Palauta
action-place = Aseta
action-plan = Varaa
action-sending = Lähetetään
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
type-label = Ruudut, jotka laatta peittää
type-all = { $count ->
    [one] Ainoa sallittu siirto
   *[other] Kaikki { $count } sallittua siirtoa
  }
type-piece = Laatta { $piece }, { $count ->
    [one] 1 paikka
   *[other] { $count } paikkaa
  }
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
plan-rated = vahvuusluvusta
plan-family = perhepeli
tab-moves = Siirrot
tab-hints = Vihjeet
tab-chat = Chatti
moves-label = Tähänastiset siirrot
moves-none = Yhtään siirtoa ei ole tehty.
moves-steps = Selaa peliä siirto kerrallaan
moves-first = Alkuun
moves-back = Siirto taaksepäin
moves-on = Siirto eteenpäin
moves-last = Nykyhetkeen
hint-ask = Näytä siirto
hint-thinking = Mietitään
hint-move = Vahva siirto:
chat-label = Keskustelu
chat-empty = Kukaan ei ole vielä sanonut mitään.
chat-is-off = Tässä pöydässä ei keskustella.
chat-write = Kirjoita jotakin
chat-send = Lähetä
chat-mute = Mykistä
chat-muted = Et näe, mitä tämä pelaaja sanoo.
chat-report = Ilmoita
chat-reported = Palvelimen ylläpitäjä katsoo asiaa.
chat-news = { $count ->
    [one] 1 uusi rivi
   *[other] { $count } uutta riviä
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
phrase-again = Vielä yksi?
phrase-goodbye = Hei hei
menu-title = Valikko
menu-undo = Peru viimeinen siirto
menu-ask-undo = Pyydä siirron perumista
menu-pause = Tauko
menu-ask-pause = Pyydä taukoa
menu-draw = Tarjoa tasapeliä
menu-ask-draw = Tarjoa tasapeliä
menu-abort = Keskeytä peli
menu-ask-abort = Pyydä pelin keskeytystä
menu-resume = Jatka
menu-stand = Poistu pöydästä
menu-resign = Luovuta
menu-resign-sure = Luovutatko pelin?
menu-play-on = Jatka
menu-carry = Jatka toisella laitteella
menu-keys = Näppäimet
menu-rules = Säännöt
switch-corners = Näytä avoimet kulmat
switch-coordinates = Näytä koordinaatit
switch-patterns = Merkki joka väriin
switch-confirm = Vahvista ennen asettamista
switch-tips = Näytä vinkit
carry-text = Osoita toisen laitteen kamera tähän kuvaan tai kirjoita koodi siellä. Se toimii viisi minuuttia, kerran.
carry-picture = Koodi kuvana
carry-where = Kirjoita se osoitteessa { $address }
keys-title = Näppäimet
keys-piece = ota laatta
keys-move = siirrä sitä
keys-turn = kierrä sitä
keys-flip = käännä se ympäri
keys-next = seuraavaan sopivaan paikkaan
keys-place = aseta se
keys-back = askel taaksepäin
keys-type = kirjoita siirto
keys-zen = vain lauta ja laatat
keys-help = tämä luettelo
proposal-undo = { $name } haluaisi perua siirron.
proposal-pause = { $name } pyytää taukoa.
proposal-draw = { $name } tarjoaa tasapeliä.
proposal-abort = { $name } haluaisi keskeyttää pelin.
proposal-rematch = { $name } haluaisi pelata uudelleen.
proposal-waits = Odotetaan muita.
proposal-declined = { $name } kieltäytyy.
answer-yes = Hyväksy
answer-no = Hylkää
gone-text = { $name } on poistunut. Paikka säilyy; mitä nyt tehdään?
gone-wait = Odota
gone-engine = Anna tietokoneen pelata
gone-result = Vaadi tulos
over-rematch = Pelaa uudelleen
over-to-rematch = Uuteen peliin
over-result = Tulos
over-review = Analyysi
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
