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
