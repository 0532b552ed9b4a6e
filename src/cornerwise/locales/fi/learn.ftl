learn-title = Opi
learn-lead = Opi säännöt pelaamalla muutama siirto. Jokainen oppitunti kestää noin 2 minuuttia.
learn-steps = { $count ->
    [one] 1 vaihe
   *[other] { $count } vaihetta
  }
learn-begin = Aloita
learn-again = Kertaa
learn-continue = Jatka
learn-finished = Valmis
learn-rules = Säännöt
learn-tips = Vinkit
learn-play = Pelaa nyt
learn-all = Kaikki oppitunnit
learn-step = Vaihe { $number }/{ $count }
learn-skip = Ohita
learn-back = Takaisin
learn-show = Näytä
learn-next = Seuraava
learn-done = Hienoa.
learn-colour = Nyt värisi on { $colour }.
learn-elsewhere = Siirto on sallittu. Käytä tässä vaiheessa kuitenkin jotakin merkityistä paikoista.
learn-over = Nyt osaat säännöt
learn-over-text = Pelaa peli tietokonetta vastaan tai katso yksityiskohdat säännöistä.
learn-marked = Merkitty: { $cells }
learn-loading = Ladataan…
learn-start-own = Aloita omasta kulmastasi
learn-start-own-text = Ensimmäisen laattasi on peitettävä aloitusruutusi. Valitse laatta ja aseta se siihen.
learn-start-any =
    Valitse { $shape ->
        [triangle] aloituskolmio
       *[square] aloitusruutu
    }
learn-start-any-text =
    Ensimmäisen laattasi on peitettävä { $shape ->
        [triangle] aloituskolmio
       *[square] aloitusruutu
    }. Valitse laatta ja aseta se vapaaseen { $shape ->
        [triangle] aloituskolmioon
       *[square] aloitusruutuun
    }.
learn-corner = Kosketa kulmia, älä koskaan sivuja
learn-corner-text = Jokaisen uuden laatan on kosketettava kulmallaan jotakin omaa laattaasi. Aseta seuraava laattasi.
learn-side = Älä kosketa omia sivujasi
learn-side-text = Tämä laatta koskettaa omaa väriäsi sivullaan, joten sitä ei voi asettaa tähän. Siirrä tai kierrä sitä, kunnes se sopii.
learn-others = Muita värejä saa koskettaa
learn-others-text = Laattasi saavat koskettaa muita värejä miten tahansa. Aseta laatta vierekkäin toisen värin kanssa, sivu sivua vasten.
learn-reach = Suuntaa avoimeen tilaan
learn-reach-text =
    Laattasi tarvitsevat tilaa. Ulota suuri laatta johonkin { $shape ->
        [triangle] merkityistä kolmioista
       *[square] merkityistä ruuduista
    }.
learn-gap = Pujahda raosta
learn-gap-text = Suuret laatat eivät enää mahdu kaikkialle. Jatka pienellä.
learn-last = Viimeinen laattasi
learn-last-text = Tilaa on tuskin enää. Etsi paikka vielä yhdelle laatalle. Sitten peli päättyy ja pisteet lasketaan.
learn-pairs = 2 jokaista muotoa
learn-pairs-text = Sinulla on jokaista muotoa kaksi, ja jokaisesta asettamastasi laatasta saa 1 pisteen. Aseta sama muoto uudelleen.
learn-turn = Kierrä sitä
learn-turn-text = Kolmiolaudalla laatta kiertyy 6 askeleessa. Kierrä sitä, kunnes se sopii, ja aseta se sitten.
learn-tip = Kulma saa koskettaa sivua
learn-tip-text = Kolmioilla yksi yhteinen piste riittää. Aseta laatta niin, että sen kulma koskettaa suoran sivun keskikohtaa.
learn-strict = Tarkat kulmat
learn-strict-text = Tässä pelissä on tarkat kulmat: kulma saa koskettaa vain toista kulmaa. Etsi laatalle paikka.
learn-open-first = Aloita mistä vain
learn-open-first-text = Aloitusruutuja ei ole. Aseta sininen laatta minne haluat.
learn-open-second = Nyt toinen väri
learn-open-second-text = Asetat myös ensimmäisen oranssin laatan, erimuotoisen. Tee kummastakin yhtä hyvä: toinen pelaaja valitsee niistä.
learn-choose = Kumman värin ottaisit?
learn-choose-text = Nyt olet toinen pelaaja. Pidä värit ennallaan tai vaihda ne.
learn-floor = Aloita pohjalta
learn-floor-text = Ensimmäinen laatta voi seisoa missä tahansa pohjalla. Valitse laatta ja aseta se.
learn-join = Liity muihin
learn-join-text = Nyt olet keltainen. Ensimmäisen laattasi on seistävä pohjalla, ja sillä on oltava yhteinen tahko jo asetetun laatan kanssa.
learn-face = Tahko tahkoa vasten
learn-face-text = Jokaisella uudella laatalla on oltava yhteinen tahko oman värisi kanssa, vieressä tai päällä. Tässä se koskettaa vain särmää. Etsi parempi paikka.
learn-hole = Ei koloja
learn-hole-text = Laatat eivät saa leijua. Tämän alla on kolo: aseta se niin, että jokainen kuutio seisoo jonkin päällä.
learn-cover = Pysy päällimmäisenä
learn-cover-text = Vain ylhäältä näkyvä lasketaan. Peitä toisen värin ruutu.
learn-tile-first = Ensimmäinen laatta
learn-tile-first-text = Aloita millä laatalla tahansa. Siitä saa lukujensa summan, joten suuri on hyvä alku.
learn-tile-match = Sovita 2 lukua
learn-tile-match-text = Aseta laatta sivua vasten. Sivun kummankin luvun on oltava sama molemmissa laatoissa.
learn-tile-hexagon = Täydennä kuusikulmio
learn-tile-hexagon-text = Pisteen ympärillä on 5 laattaa. Aseta kuudes ja saat 50 lisäpistettä.
learn-tile-bridge = Rakenna silta
learn-tile-bridge-text = Liitä laatta yhdellä sivulla niin, että sen kärki koskettaa toista laattaa. Sillasta saa 40 lisäpistettä.
learn-tile-draw = Nosta, kun mikään ei sovi
learn-tile-draw-text = Mikään laatoistasi ei sovi. Nosta yksi: jokainen nosto maksaa 5 pistettä.
learn-tile-out = Viimeinen laattasi
learn-tile-out-text = Aseta viimeinen laattasi. Jos laattasi loppuvat ensimmäisenä, saat 25 pistettä ja kaikkien muiden käsien arvon.
tip-label = Vinkki
tip-dismiss = Piilota tämä vinkki
hint-reason-only-move = Se on ainoa siirto.
hint-reason-nothing-to-lay = Mikään laatoistasi ei sovi.
hint-reason-swap = Se väri on paremmassa asemassa.
hint-reason-keep = Oma värisi on paremmassa asemassa.
hint-reason-calculated = Pidemmälle laskettuna se on paras.
hint-reason-blocks =
    Se vie muilta { $number ->
        [one] 1 kulman
       *[other] { $number } kulmaa
    }.
hint-reason-opens-corners =
    Se avaa { $number ->
        [one] 1 uuden kulman
       *[other] { $number } uutta kulmaa
    }.
hint-reason-large-piece = Se käyttää suuren laatan, kun tilaa vielä on.
hint-reason-contests = Se vie tilaa, jota muut haluavat.
hint-reason-towards-middle = Se vie kohti keskustaa.
hint-reason-covers =
    Se peittää muilta { $number ->
        [one] 1 ruudun
       *[other] { $number } ruutua
    }.
hint-reason-shows =
    Se tuo värisi näkyviin { $number ->
        [one] 1 uudessa ruudussa
       *[other] { $number } uudessa ruudussa
    }.
hint-reason-shuts = Se sulkee { $number ->
    [one] 1 kulman, josta vastustaja voisi jatkaa
   *[other] { $number } kulmaa, joista vastustajat voisivat jatkaa
  }: { $cells }.
hint-reason-gave-up = Pelattu siirto luopui { $number ->
    [one] 1 kulmasta, josta olisi voinut jatkaa
   *[other] { $number } kulmasta, joista olisi voinut jatkaa
  }: { $cells }.
hint-reason-own-reach = Se pitää ulottuvilla { $shape ->
    [triangle] { $number ->
        [one] 1 kolmion
       *[other] { $number } kolmiota
      }
   *[square] { $number ->
        [one] 1 ruudun
       *[other] { $number } ruutua
      }
  }. Pelatun siirron jälkeen niitä jäi { $than }.
hint-reason-rival-reach = Sen jälkeen vastustajien ulottuvilla on { $shape ->
    [triangle] { $number ->
        [one] 1 kolmio
       *[other] { $number } kolmiota
      }
   *[square] { $number ->
        [one] 1 ruutu
       *[other] { $number } ruutua
      }
  }. Pelatun siirron jälkeen niitä oli { $than }.
hint-reason-opens-more = Se avaa { $number ->
    [one] 1 uuden kulman
   *[other] { $number } uutta kulmaa
  }. Pelattu siirto avasi { $than }.
hint-reason-covers-more = Se peittää muilta { $number ->
    [one] 1 ruudun
   *[other] { $number } ruutua
  }. Pelattu siirto peitti { $than }.
hint-reason-shows-more = Se tuo värinsä näkyviin { $number ->
    [one] 1 ruudussa
   *[other] { $number } ruudussa
  }. Pelattu siirto toi sen näkyviin { $than } ruudussa.
hint-reason-larger-piece = Se käyttää suuremman laatan: koko { $number }, ei { $than }.
hint-reason-keeps-going = Se pitää vaihtoehtosi avoinna.
hint-reason-tile = Laatasta saa { $number }.
hint-reason-bridge = Se muodostaa sillan: { $number } lisäpistettä.
hint-reason-hexagon = Se täydentää kuusikulmion: { $number } lisäpistettä.
hint-reason-opening-triple = Aloitus 3 samalla luvulla tuo { $number } lisää.
hint-reason-opening-zero = Aloitus 3 nollalla tuo { $number } lisää.
hint-reason-out = Se on viimeinen laattasi: { $number } lisäpistettä.
coach-pick-piece = Valitse laatta. Voit kiertää ja kääntää sitä.
coach-pick-tile = Valitse laatta. Haaleat eivät sovi nyt.
coach-put-piece = Vie se laudalle. Väritys näyttää, mihin se sopii.
coach-put-tile = Vie se pöydälle. Merkit näyttävät, mihin se sopii.
coach-place-piece = Se sopii tähän. Tee siirto painamalla ”Aseta”.
coach-place-tile = Se sopii tähän. Tee siirto painamalla ”Aseta”.
