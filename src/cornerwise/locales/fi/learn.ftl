learn-title = Opi
learn-lead = Pelaa muutama siirto, niin osaat säännöt. Jokainen oppitunti kestää kaksi minuuttia.
learn-steps = { $count ->
    [one] 1 vaihe
   *[other] { $count } vaihetta
  }
learn-begin = Aloita
learn-again = Uudelleen
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
learn-done = Juuri niin.
learn-colour = Nyt värisi on { $colour }.
learn-elsewhere = Sekin olisi sallittu. Käytä tässä vaiheessa jotakin merkityistä paikoista.
learn-over = Nyt osaat tämän pelin säännöt.
learn-over-text = Pelaa peli tietokonetta vastaan tai katso yksityiskohdat säännöistä.
learn-marked = Merkitty: { $cells }
learn-loading = Hetki vain
learn-start-own = Aloita omasta kulmastasi
learn-start-own-text = Ensimmäinen laattasi peittää aloituspisteesi. Ota laatta ja aseta se siihen.
learn-start-any = Aloita aloituspisteestä
learn-start-any-text = Ensimmäinen laattasi peittää aloituspisteen. Ota laatta ja aseta se vapaaseen pisteeseen.
learn-corner = Kulmat, ei koskaan sivut
learn-corner-text = Jokainen uusi laatta koskettaa kulmallaan omaa laattaasi. Aseta seuraava laattasi.
learn-side = Vältä omia sivujasi
learn-side-text = Tämä laatta koskettaa omaa väriäsi sivullaan, joten se ei saa olla tässä. Siirrä tai kierrä sitä, kunnes se sopii.
learn-others = Muilla ei ole väliä
learn-others-text = Muita värejä saat koskettaa miten haluat. Aseta laatta sivuttain toista väriä vasten.
learn-reach = Suuntaa avoimeen tilaan
learn-reach-text = Pelissä on kyse tilasta. Ulota suuri laatta johonkin merkityistä ruuduista.
learn-gap = Pujahda raosta
learn-gap-text = Suuret laatat eivät enää mahdu kaikkialle. Jatka pienellä.
learn-last = Viimeinen paikka
learn-last-text = Tilaa on tuskin enää. Etsi paikka viimeiselle laatalle; sitten peli päättyy ja lasketaan, mitä jäi.
learn-pairs = Kaksi kutakin
learn-pairs-text = Sinulla on jokaista muotoa kaksi, ja jokainen laatta on piste. Aseta sama muoto vielä kerran.
learn-turn = Kierrä sitä
learn-turn-text = Kolmiot kiertyvät kuudessa askeleessa. Kierrä laattaa, kunnes se sopii, ja aseta se.
learn-tip = Kulma saa kohdata sivun
learn-tip-text = Kolmioilla riittää yhteinen piste. Aseta laatta niin, että sen kulma kohtaa suoran sivun keskikohdan.
learn-strict = Tarkat kulmat
learn-strict-text = Tässä pöydässä pelataan tarkoin kulmin: kulma saa kohdata vain kulman. Etsi laatalle paikka.
learn-open-first = Minne vain
learn-open-first-text = Aloituspisteitä ei ole. Aseta sininen laatta minne haluat.
learn-open-second = Yksi toiselle puolelle
learn-open-second-text = Asetat myös ensimmäisen oranssin laatan, erimuotoisen. Tee kummastakin yhtä hyvä: toinen pelaaja saa valita.
learn-choose = Kumman värin ottaisit?
learn-choose-text = Nyt olet toinen pelaaja. Pidä värit ennallaan tai vaihda ne.
learn-floor = Aloita lattialta
learn-floor-text = Ensimmäinen laatta seisoo missä tahansa lattialla. Ota laatta ja aseta se.
learn-join = Liity muihin
learn-join-text = Nyt olet keltainen. Ensimmäinen laattasi seisoo lattialla, ja sillä on yhteinen tahko jo asetetun laatan kanssa.
learn-face = Tahko tahkoa vasten
learn-face-text = Jokaisella uudella laatalla on yhteinen tahko oman värisi kanssa, vieressä tai päällä. Tässä se koskettaa vain särmää; etsi parempi paikka.
learn-hole = Ei koloja
learn-hole-text = Mikään ei saa leijua. Tämän laatan alla on kolo; aseta se niin, että jokainen kuutio seisoo jonkin päällä.
learn-cover = Pääse päällimmäiseksi
learn-cover-text = Vain ylhäältä näkyvä lasketaan. Peitä toisen värin ruutu.
learn-tile-first = Ensimmäinen laatta
learn-tile-first-text = Aloita millä laatalla tahansa. Siitä saa lukujensa summan, joten suuri on hyvä alku.
learn-tile-match = Kaksi lukua täsmää
learn-tile-match-text = Aseta laatta sivua vasten. Sivun kummankin luvun on oltava sama molemmissa laatoissa.
learn-tile-hexagon = Sulje kuusikulmio
learn-tile-hexagon-text = Pisteen ympärillä on viisi laattaa. Aseta kuudes: se tuo 50 pistettä lisää.
learn-tile-bridge = Rakenna silta
learn-tile-bridge-text = Liitä laatta yhdellä sivulla niin, että sen kärki kohtaa toisen laatan. Silta tuo 40 pistettä lisää.
learn-tile-draw = Nosta, kun mikään ei sovi
learn-tile-draw-text = Mikään laatoistasi ei sovi. Nosta yksi; se maksaa 5 pistettä.
learn-tile-out = Viimeinen laatta
learn-tile-out-text = Aseta viimeinen laattasi. Se, jolta laatat loppuvat, saa 25 pistettä ja kaikkien muiden käsien arvon.
tip-label = Vinkki
tip-dismiss = Piilota tämä vinkki
hint-reason-only-move = Se on ainoa siirto.
hint-reason-nothing-to-lay = Mikään laatoistasi ei sovi.
hint-reason-swap = Se väri on paremmassa asemassa.
hint-reason-keep = Oma värisi on paremmassa asemassa.
hint-reason-calculated = Se kestää parhaiten, kun peliä pelataan eteenpäin.
hint-reason-blocks = Se vie muilta { $number ->
    [one] kulman
   *[other] { $number } kulmaa
  }.
hint-reason-opens-corners = Se avaa { $number ->
    [one] uuden kulman
   *[other] { $number } uutta kulmaa
  }.
hint-reason-large-piece = Se käyttää suuren laatan, kun tilaa vielä on.
hint-reason-contests = Se menee sinne, minne muutkin haluavat.
hint-reason-towards-middle = Se vie kohti keskustaa.
hint-reason-covers = Se peittää muilta { $number ->
    [one] ruudun
   *[other] { $number } ruutua
  }.
hint-reason-shows = Se tuo värisi näkyviin { $number ->
    [one] yhdessä uudessa ruudussa
   *[other] { $number } uudessa ruudussa
  }.
hint-reason-keeps-going = Se jättää sinulle tapoja jatkaa.
hint-reason-tile = Laatan arvo on { $number }.
hint-reason-bridge = Se muodostaa sillan, { $number } pistettä.
hint-reason-hexagon = Se sulkee kuusikulmion, { $number } pistettä.
hint-reason-opening-triple = Kolme samaa lukua tuo { $number } lisää.
hint-reason-opening-zero = Kolme nollaa tuo { $number } lisää.
hint-reason-out = Se on viimeinen laattasi, { $number } pistettä.
