## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Avauskirjasto
# Which games are looked up: those of the next three messages
explorer-source = Mitkä pelit
explorer-source-engine = Tietokoneen pelit
explorer-source-server = Julkiset pelit
explorer-source-mine = Omat pelit
explorer-source-engine-text = Pelit, jotka tietokone on pelannut itseään vastaan.
explorer-source-server-text = Julkiset pelit, jotka on pelattu loppuun tällä palvelimella.
explorer-source-mine-text = Päättyneet pelisi tällä palvelimella.
error-explorer-preparing = Tietokoneen pelejä valmistellaan vielä. Ne ilmestyvät tähän itsestään muutaman minuutin kuluttua.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] { $count } peli päätyi tähän asemaan
   *[other] { $count } peliä päätyi tähän asemaan
}
explorer-moves = Tässä pelatut siirrot
# Columns of the table
explorer-column-move = Siirto
explorer-column-games = Pelejä
# The share of wins of whoever made the move
explorer-column-won = Voittoja
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Pisteitä edellä
explorer-column-engine = Tietokone
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = Pelaa { $move }
explorer-last = Viimeisin peli siirrolla { $move }
explorer-none = Ei pelejä tässä
explorer-none-text = Kukaan ei ole päätynyt tähän asemaan näissä peleissä. Palaa siirto taaksepäin tai katso muita pelejä.
explorer-deep = Avauskirjasto kattaa jokaisen pelin { $count } ensimmäistä siirtoa.
explorer-none-mine = Yksikään päättynyt pelisi tällä palvelimella ei päätynyt tähän asemaan.
explorer-over = Peli on päättynyt. Palaa taaksepäin, niin näet, mitä siirtoja on pelattu.
explorer-engine-on = Analysoi
explorer-more = Näytetään { $count } yleisintä siirtoa.
explorer-flat-only = Avauskirjasto kattaa vain pelit, joissa lauta on tasainen.
