## Games that run in the browser

menu-online = Jatka verkossa
games-here = Tällä laitteella
games-import = Lisää pelejä tiedostosta
games-delete = Poista
games-keep = Säilytä
local-no-undo = Sinulla ei ole siirtoa, jonka voisit perua.
local-declined = Tietokone haluaa jatkaa pelaamista.
local-not-now = Et voi tehdä sitä juuri nyt.
local-unable = Tämä selain ei pysty ajamaan peliä itse. Kokeile uudempaa selainta.
menu-save-online = Tallenna verkkoon
alone-from-here = Jatka yksin
alone-about = Aloittaa tästä asemasta uuden pelin tietokonetta vastaan. Se tallennetaan tälle laitteelle, ja alkuperäinen peli säilyy ennallaan.
alone-seat = Pelaat
online-differs = Tämä peli on jo verkossa ja jatkui siellä toisin. Molemmat säilyvät: löydät toisen omista peleistäsi.
games-known = Pelejä, jotka sinulla on jo täällä: { $count }
