field-board = Stalas
field-hand = Jūsų kauliukai
field-hand-tile =
    { $numbers }, { $count ->
        [0] niekur netinka
        [one] tinka { $count } vietoje
        [few] tinka { $count } vietose
        [many] tinka { $count } vietos
       *[other] tinka { $count } vietų
    }, klavišas { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
field-tile = { $apex } { $second } { $third } vietoje { $cell }
field-tile-last = { $apex } { $second } { $third } vietoje { $cell }, paskutinis ėjimas
field-place = Tinka vietoje { $cell }
field-place-points = Tinka vietoje { $cell }, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
  }
field-place-bridge = Tinka vietoje { $cell } ir sudaro tiltą, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
  }
field-place-hexagon = Tinka vietoje { $cell } ir užbaigia { $count ->
    [1] šešiakampį
    [one] { $count } šešiakampį
    [few] { $count } šešiakampius
    [many] { $count } šešiakampio
   *[other] { $count } šešiakampių
  }, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
  }
field-pile = Krūvelė
field-pile-tiles = { $count ->
    [0] kauliukų nėra
    [one] { $count } kauliukas
    [few] { $count } kauliukai
    [many] { $count } kauliuko
   *[other] { $count } kauliukų
  }
field-mine = { $tiles ->
    [one] { $tiles } kauliukas
    [few] { $tiles } kauliukai
    [many] { $tiles } kauliuko
   *[other] { $tiles } kauliukų
  }, krūvelėje { $pile }
field-zoom-in = Priartinti
field-zoom-out = Nutolinti
field-fit = Rodyti viską
field-must-draw = Nė vienas jūsų kauliukas netinka. Traukite vieną.
field-must-pass = Nė vienas jūsų kauliukas netinka. Turite praleisti ėjimą.
field-scores = Tinka, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
  }
field-makes-bridge = Sudaro tiltą, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
  }
field-closes-hexagon = Užbaigia { $count ->
    [1] šešiakampį
    [one] { $count } šešiakampį
    [few] { $count } šešiakampius
    [many] { $count } šešiakampio
   *[other] { $count } šešiakampių
  }, { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
  }
field-lay = Padėti
field-draw = Traukti
field-pass = Praleisti
field-pick = { $tiles ->
    [one] Pasirinkite kauliuką: tinka { $tiles } jūsų kauliukas.
    [few] Pasirinkite kauliuką: tinka { $tiles } jūsų kauliukai.
    [many] Pasirinkite kauliuką: tinka { $tiles } jūsų kauliuko.
   *[other] Pasirinkite kauliuką: tinka { $tiles } jūsų kauliukų.
  }
