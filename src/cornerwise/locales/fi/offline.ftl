offline-title = Ei yhteyttä
offline-text = Näet viimeksi tiedossa olleen tilanteen. Kuvioita voi sommitella ilman yhteyttäkin.
offline-match = Mitään ei ole kadonnut. Peli jatkuu tästä heti, kun yhteys palaa.
offline-unseen = Tätä peliä ei ole avattu täällä aiemmin. Se näkyy heti, kun yhteys palaa.
offline-meanwhile = Sommittele sillä välin kuva
