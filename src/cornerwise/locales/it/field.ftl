## Il tavolo e le tessere

field-board = Il tavolo
field-hand = Le tue tessere
field-hand-tile = { $numbers }, { $count ->
    [0] nessuna posizione
    [one] { $count } posizione
    [many] { $count } di posizioni
   *[other] { $count } posizioni
  }, tasto { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } in { $cell }
field-tile-last = { $apex } { $second } { $third } in { $cell }, ultima mossa
field-place = Si può posare in { $cell }
field-place-points =
    Si può posare in { $cell }, { $points ->
        [one] 1 punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
field-place-bridge =
    Si può posare in { $cell } e fa un ponte, { $points ->
        [one] 1 punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
field-place-hexagon =
    Si può posare in { $cell } e chiude { $count ->
        [one] un esagono
        [many] { $count } di esagoni
       *[other] { $count } esagoni
    }, { $points ->
        [one] 1 punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
field-pile = Riserva
field-pile-tiles = { $count ->
    [0] nessuna tessera
    [one] { $count } tessera
    [many] { $count } di tessere
   *[other] { $count } tessere
  }
field-mine = { $tiles ->
    [one] { $tiles } tessera
    [many] { $tiles } di tessere
   *[other] { $tiles } tessere
  }, { $pile } nella riserva
field-zoom-in = Ingrandisci
field-zoom-out = Riduci
field-fit = Mostra tutto

## Che cosa si può fare con una tessera

field-must-draw = Nessuna delle tue tessere si può posare. Pescane una.
field-must-pass = Nessuna delle tue tessere si può posare. Devi passare.
field-scores =
    Si può posare, { $points ->
        [one] 1 punto
        [many] { $points } di punti
       *[other] { $points } punti
    }
field-makes-bridge = Fa un ponte, { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
  }
field-closes-hexagon = Chiude { $count ->
    [one] un esagono
    [many] { $count } di esagoni
   *[other] { $count } esagoni
  }, { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
  }
field-lay = Posa
field-draw = Pesca
field-pass = Passa
field-pick = { $tiles ->
    [one] Scegli una tessera: puoi posarne { $tiles }.
    [many] Scegli una tessera: puoi posarne { $tiles }.
   *[other] Scegli una tessera: puoi posarne { $tiles }.
  }
