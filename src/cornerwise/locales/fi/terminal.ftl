terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Vaihto+{ $key }
terminal-key-characters = kirjaimet, numerot
terminal-do-piece = { $key } laatta
terminal-do-tile = { $key } laatta
terminal-do-move = { $key } siirrä
terminal-do-turn = { $key } kierrä
terminal-do-flip = { $key } käännä
terminal-do-place = { $key } kohta
terminal-do-lay = { $key } aseta
terminal-do-draw = { $key } nosta
terminal-do-pass = { $key } passaa
terminal-do-keep = { $key } pidä
terminal-do-swap = { $key } vaihda
terminal-do-hint = { $key } vihje
terminal-do-undo = { $key } peru
terminal-do-save = { $key } tallenna
terminal-do-marks = { $key } merkit
terminal-do-lines = { $key } viivat
terminal-do-look = { $key } katsele
terminal-do-look-at-board = { $key } katso lautaa
terminal-do-show-hand = { $key } näytä kätesi
terminal-do-new-game = { $key } uusi peli
terminal-do-deal = { $key } uusi jako
terminal-do-quit = { $key } lopeta
terminal-do-help = { $key } ohje
terminal-do-save-and-leave = { $key } tallenna ja lopeta
terminal-do-leave = { $key } lopeta
terminal-do-stay = { $key } jää
terminal-do-back = { $key } takaisin
terminal-do-close = { $key } sulje
terminal-do-choose = { $key } valitse
terminal-do-change = { $key } muuta
terminal-do-go-on = { $key } jatka
terminal-do-open = { $key } avaa
terminal-do-open-saved = { $key } avaa tallennettu peli
terminal-do-language = { $key } kieli: { $language }
terminal-quit-key = { $key } lopettaa Cornerwisen.
terminal-help-pick-piece = valitse laatta, jolla on se näppäin
terminal-help-next-piece = valitse seuraava tai edellinen sopiva laatta
terminal-help-turn = kierrä sitä oikealle tai vasemmalle
terminal-help-flip = käännä se ympäri tai kallista kuutiolaattaa
terminal-help-place = siirry seuraavaan tai edelliseen kohtaan, johon se sopii
terminal-help-lay = aseta se, jos se sopii
terminal-help-hint = näytä vihje; paina uudelleen, niin käytät sen
terminal-help-answer = pidä tai vaihda, kun avaus kysyy
terminal-help-undo = peru viimeinen siirtosi, myös muiden miettiessä
terminal-help-save = tallenna peli
terminal-help-marks = merkit väreihin, jotta ne erottaa näkemättä värejä
terminal-help-leave = lopeta
terminal-help-pick-tile = valitse kädestäsi laatta, jolla on se näppäin
terminal-help-next-tile = valitse seuraava tai edellinen sopiva laatta
terminal-help-step = siirry seuraavaan sopivaan kohtaan tai katsele
terminal-help-turn-tile = kierrä sitä, jos se sopii niin päin
terminal-help-lay-tile = aseta se
terminal-help-draw = nosta laatta
terminal-help-pass = passaa, kun säännöt sallivat
terminal-help-undo-tile = peru viimeinen siirtosi, ei kuitenkaan nostoa
terminal-help-lines = viivat laattojen väliin, jotta ne erottaa näkemättä värejä
terminal-help-board = Litteät laudat: laatan on kosketettava omaa väriäsi kulmasta, ei koskaan sivusta; ensimmäinen peittää aloitusruudun (). Kuutiot kerros kerrokselta: laatalla on oltava yhteinen tahko värisi kanssa, eikä alle saa jäädä koloa.
terminal-help-board-notes = Täytetty laatta sopii; viivoitettu ei, ja rivi kertoo miksi. Sävytetyt ruudut se voisi peittää; pisteet merkitsevät viimeksi asetettuja laattoja. Harmaat laatat eivät nyt sovi mihinkään; himmeiden ruutujen päällä on kuutioita. Ylhäältä ruudut näyttävät korkeutensa tai korkeusrajansa.
terminal-help-tiles = Laatan on oltava koko sivultaan toista vasten, ja kulmassa kohtaavien lukujen on oltava samat. Siitä saa pisteinä lukujen summan. Silta, joka kohtaa laattoja aukon yli, ja kuusikulmio, kuudes laatta pisteen ympärillä, tuovat lisää. Jos et voi tai halua asettaa, nosta enintään kolme laattaa.
terminal-help-tiles-notes = Laattasi näkyy vain siellä, mihin se sopii; pisteet merkitsevät sen muita paikkoja ja tähti viimeksi asetettua laattaa. Harmaat laatat eivät nyt sovi mihinkään.
terminal-person = Joku tämän näppäimistön ääressä
terminal-greedy = Tietokone, ahne
terminal-random = Tietokone, satunnainen
terminal-seat-keys = Joka paikalle: H joku täällä, 1–9 tietokoneen taso, G ahne, R satunnainen
terminal-no-saved-game = Tässä kansiossa ei ole tallennettua peliä. Muualta pelin voi avata näin: { $command }
terminal-open = Jatka tallennettua peliä
terminal-nobody = { $name } ei voi pelata (valitse näistä: { $known })
terminal-level = Taso { $level }
terminal-is-greedy = Ahne
terminal-is-random = Satunnainen
terminal-shared = Yhteinen
terminal-seat = { $name } ({ $note })
terminal-column-left = jäi
terminal-column-points = pisteet
terminal-column-tiles = laatat
terminal-column-deal = jako
terminal-column-total = summa
terminal-rests = ohitetaan
terminal-your-turn = Sinun vuorosi: { $colour }
terminal-keep-or-swap = Pidätkö vai vaihdatko?
terminal-chooses = { $name } valitsee
terminal-answer = K: pidä, värisi on { $first }. W: vaihda, värisi on { $second }. Seuraavaksi siirtää { $first }.
terminal-over = Peli on päättynyt. { $result }.
terminal-match-over = Ottelu on päättynyt. { $result }.
terminal-deal-yours = Jako { $deal }: sinun vuorosi
terminal-deal-turn = Jako { $deal }: vuorossa { $name }
terminal-deal-over = Jako { $deal } on päättynyt
terminal-thinking = { $name } miettii… { $time }
terminal-seconds = { $seconds } s
terminal-pass-keyboard = Anna näppäimistö pelaajalle { $name }. Enter näyttää käden.
terminal-fits = { $piece } sopii: { $cells }.
terminal-lay-it = Enter asettaa sen. Kohta { $number }/{ $count }.
terminal-misfit = { $piece } ei sovi.
terminal-places =
    { $count ->
        [0] Se ei nyt sovi mihinkään.
        [one] N näyttää paikan, johon se sopii.
       *[other] N näyttää { $count } paikkaa, joihin se sopii.
    }
terminal-because = { $why } ({ $clause }).
terminal-because-so = { $why }.
terminal-tile-held = { $tile }: { $what }.
terminal-you-drew = Nostit laatan { $tile }.
terminal-stuck-draw = { $cost ->
    [0] Mikään ei sovi: D nostaa laatan (M6).
   *[other] Mikään ei sovi: D nostaa laatan ja maksaa { $cost } (M6).
  }
terminal-stuck-empty = Mikään ei sovi ja pino on tyhjä: P passaa (M7).
terminal-stuck-end =
    { $cost ->
        [0] Mikään ei sovi: P päättää vuorosi (M6).
       *[other] Mikään ei sovi: P päättää vuorosi ja maksaa { $cost } lisää (M6).
    }
terminal-draw-anyway = { $cost ->
    [0] Voisit asettaa laatan. D uudelleen nostaa yhden (M6).
   *[other] Voisit asettaa laatan. D uudelleen nostaa yhden ja maksaa { $cost } (M6).
  }
terminal-tile-nowhere = { $tile } ei nyt sovi mihinkään (M4).
terminal-one-way = Se ei sovi muulla tavalla.
terminal-too-small = Lauta vierii; koko laudan näet ikkunassa, jonka koko on { $width } x { $height }.
terminal-about = { $game }: { $about }.
terminal-laid = { $colour } asetti laatan { $piece }.
terminal-laid-at = { $colour } asetti laatan { $piece }: { $cells }.
terminal-kept = { $name } piti värinsä ja pelaa nyt: { $colours }.
terminal-kept-you = Pidit värisi ja pelaat nyt: { $colours }.
terminal-swapped = { $name } vaihtoi ja pelaa nyt: { $colours }.
terminal-swapped-you = Vaihdoit ja pelaat nyt: { $colours }.
terminal-passed = { $name } passasi.
terminal-passed-you = Passasit.
terminal-late = Aika loppui: { $name }.
terminal-late-you = Aikasi loppui.
terminal-cannot-place =
    { $count ->
        [one] { $colours } ei voi asettaa laattaa ja ohitetaan.
       *[other] { $colours } eivät voi asettaa laattaa ja ohitetaan.
    }
terminal-drew =
    { $name } nosti { $count ->
        [one] 1 laatan
       *[other] { $count } laattaa
    }.
terminal-drew-you =
    Nostit { $count ->
        [one] 1 laatan
       *[other] { $count } laattaa
    }.
terminal-laid-tile = { $points ->
    [0] { $name } asetti laatan { $tile }.
   *[other] { $name } asetti laatan { $tile } ja sai { $points }.
  }
terminal-laid-tile-you = { $points ->
    [0] Asetit laatan { $tile }.
   *[other] Asetit laatan { $tile } ja sait { $points }.
  }
terminal-made-bridge = Siitä tulee silta.
terminal-made-hexagons =
    { $count ->
        [one] Se täydentää kuusikulmion.
       *[other] Se täydentää { $count } kuusikulmiota.
    }
terminal-went-out = Laatat loppuivat: { $name }.
terminal-went-out-you = Laattasi loppuivat.
terminal-tiles-lie = { $count ->
    [one] { $game }: pöydällä on { $count } laatta.
   *[other] { $game }: pöydällä on { $count } laattaa.
  }
terminal-begins = { $name } aloittaa.
terminal-begins-you = Sinä aloitat.
terminal-best-first = Paras laatta asetetaan ensin (M13).
terminal-any-tile = Aseta mikä tahansa laatta (M3).
terminal-lots = Aloittaja ratkaistiin nostamalla (M3): { $lots }.
terminal-lot = { $name } { $tile }
terminal-deal-blocked = Jako { $deal } on tukossa: kaikki passasivat (M9).
terminal-deal-out = Jako { $deal }: laatat loppuivat: { $names } (M8).
terminal-deal-out-you = Jako { $deal }: laattasi loppuivat (M8).
terminal-scored = Sait { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
  }
terminal-taken-back =
    { $count ->
        [one] 1 siirto peruttu.
       *[other] { $count } siirtoa peruttu.
    }
terminal-undo-none = Sinulla ei ole peruttavaa siirtoa
terminal-undo-none-in-deal = Sinulla ei ole tässä jaossa peruttavaa siirtoa
terminal-undo-deal-over = Jako on päättynyt, joten mitään ei voi perua
terminal-undo-draw = Sen jälkeen on nostettu laatta, eikä nostoa voi perua
terminal-undo-late = Aikasi loppui sillä vuorolla, joten sitä ei voi perua
terminal-looking = Etsitään hyvää siirtoa… { $time }  H näyttää tähän asti parhaan, Esc keskeyttää.
terminal-hint = Vihje: aseta { $piece } merkittyyn kohtaan.
terminal-hint-word = Vihje: { $move }.
terminal-hint-take = H ottaa sen.
terminal-ahead = { $points ->
    [one] Voitto { $share }, noin { $points } pisteen edellä.
   *[other] Voitto { $share }, noin { $points } pistettä edellä.
  }
terminal-behind = { $points ->
    [one] Voitto { $share }, noin { $points } pisteen jäljessä.
   *[other] Voitto { $share }, noin { $points } pistettä jäljessä.
  }
terminal-level-so-far = Voitto { $share }, melko tasan.
terminal-unsaved = Peliä ei ole tallennettu.
terminal-save-as = Tallenna peli nimellä
terminal-replace = Tiedosto on jo olemassa. Korvaa se painamalla Enter uudelleen.
terminal-saved = Tallennettu. Jatka sitä näin: { $command }
terminal-not-saved = Ei tallennettu, { $file }: { $error }.
