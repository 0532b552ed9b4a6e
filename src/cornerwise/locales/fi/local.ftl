## Games that run in the browser

menu-online = Jatka verkossa
games-here = Tässä selaimessa
games-import = Lisää pelejä tiedostosta
games-delete = Poista
games-keep = Säilytä
local-no-undo = Sinulla ei ole siirtoa, jonka voisi perua.
local-declined = Tietokone jatkaa pelaamista.
local-not-now = Se ei onnistu juuri nyt.
local-unable = Tämä selain ei pysty ajamaan peliä itse.
menu-save-online = Tallenna verkkoon
alone-from-here = Jatka yksin tästä
alone-about = Tästä asemasta alkaa uusi peli tietokonetta vastaan. Se pysyy tässä selaimessa, ja alkuperäinen peli pysyy ennallaan.
alone-seat = Pelaat
online-differs = Tämä peli on jo verkossa ja jatkui siellä toisin. Molemmat säilyvät; toinen on omissa peleissäsi.
games-known = Pelejä, jotka olivat jo täällä: { $count }
