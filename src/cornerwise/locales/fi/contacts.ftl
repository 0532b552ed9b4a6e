## Friends: people you follow

friends-title = Ystävät
friends-empty = Et seuraa vielä ketään. Etsi pelaaja käyttäjänimellä.
friends-find = Etsi pelaaja
friends-find-do = Etsi
friends-find-about = Kirjoita käyttäjänimi tai sen ensimmäiset kirjaimet. Se voi olla eri kuin pöydässä näkyvä nimi.
friends-find-none = Ketään ei löytynyt. Tarkista käyttäjänimen kirjoitusasu. Pelaajia, joiden profiili on yksityinen, ei voi löytää.
friends-online = Verkossa
friends-offline = Ei verkossa
# $game is the name of a game.
friends-playing = Pelaa: { $game }
friends-watch = Katso
friends-following = Seuraat
friends-blocked = Estetyt
friends-muted = Mykistetyt
friends-account = Tarvitset tilin, jotta voit seurata ja haastaa muita pelaajia.
friends-sign-up = Kirjaudu tai rekisteröidy

## What can be done with a player

person-follow = Seuraa
person-unfollow = Lopeta seuraaminen
person-challenge = Haasta
person-more = Lisää
person-block = Estä
person-unblock = Poista esto
person-block-about = Teitä ei aseteta vastakkain, ettekä saa toistenne haasteita tai viestejä.
person-mute = Mykistä
person-unmute = Poista mykistys
person-report = Ilmoita
# $name is the name of a player.
person-followed = Seuraat pelaajaa { $name }.
person-was-blocked = { $name } on estetty.
person-closed = Ei ota vastaan haasteita

## Challenges

# $name is the name of a player.
challenge-title = Haasta { $name }
challenge-game = Peli
challenge-starts = Kuka aloittaa
challenge-starts-random = Arvotaan
challenge-starts-me = Sinä
challenge-starts-them = Vastustaja
challenge-others = Muut paikat
challenge-others-open = Avoinna muille
challenge-others-computer = Tietokone
challenge-rated = Rankattu
challenge-rated-about = Tulos vaikuttaa kummankin vahvuuslukuun.
challenge-listed = Kuka tahansa voi katsoa
challenge-series = Sarja
challenge-series-0 = Yksi peli
challenge-series-3 = Paras 3 pelistä
challenge-series-5 = Paras 5 pelistä
challenge-send = Lähetä haaste
challenge-sent = Haaste lähetetty: { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } haastaa sinut: { $game }
challenge-to = Odottaa vastausta: { $name }, { $game }
challenge-accept = Hyväksy
challenge-decline = Hylkää
challenge-withdraw = Peru haaste
challenge-list = Haasteet
challenge-was-declined = { $name } hylkäsi haasteesi.
challenge-was-withdrawn = { $name } perui haasteen.
challenge-was-accepted = { $name } hyväksyi haasteen. Pelisi on alkanut.
challenge-go = Siirry peliin
# The title of a push notice.
challenge-notice = Sinut on haastettu

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Sarja { $one } : { $other }, peli { $game }/{ $of }
series-over = Sarja päättyi: { $one } : { $other }
series-next = Seuraava peli

## Choices about others, in the account

contact-choices = Muut pelaajat
contact-shows-online = Näytä, kun olen verkossa
contact-shows-online-about = Sinua seuraavat pelaajat näkevät, milloin olet verkossa ja mitä julkista peliä pelaat.
contact-challenges = Kuka voi haastaa minut
contact-challenges-everybody = Kaikki
contact-challenges-followed = Pelaajat, joita seuraan
contact-challenges-nobody = Ei kukaan
contact-free-chat = Chat vapaalla tekstillä
contact-free-chat-about = Käytä chatia omin sanoin niiden pelaajien kanssa, jotka ovat myös ottaneet tämän käyttöön. Jos tämä on pois päältä, voit käyttää vain valmiita lauseita.
contact-free-chat-off = Ota chat vapaalla tekstillä käyttöön tililläsi, niin voit kirjoittaa omin sanoin.

## Reports

# $name is the name of a player.
report-title = Ilmoita pelaajasta { $name }
report-reason = Mikä on vialla?
report-reason-abuse = Loukkauksia tai uhkailua
report-reason-spam = Roskaviestejä tai mainontaa
report-reason-cheating = Huijaamista
report-reason-name = Loukkaava nimi
report-reason-other = Jotain muuta
report-words = Mitä tapahtui? (valinnainen)
report-send = Lähetä ilmoitus

## Mail

mail-challenge-subject = Sinut on haastettu
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } haastaa sinut peliin { $game }:
