## Friends: people you follow

friends-title = Sõbrad
friends-empty = Sa ei jälgi veel kedagi. Otsi mängijat kasutajanime järgi.
friends-find = Otsi mängijat
friends-find-do = Otsi
friends-find-about = Kirjuta kasutajanimi või selle esimesed tähed. See võib erineda nimest laua taga.
friends-find-none = Me ei leidnud kedagi. Kontrolli kasutajanime kirjapilti. Privaatse profiiliga mängijaid ei saa leida.
friends-online = Võrgus
friends-offline = Pole võrgus
# $game is the name of a game.
friends-playing = Mängib: { $game }
friends-watch = Vaata
friends-following = Jälgitavad
friends-blocked = Blokeeritud
friends-muted = Vaigistatud
friends-account = Teiste mängijate jälgimiseks ja väljakutsete esitamiseks on vaja kontot.
friends-sign-up = Logi sisse või registreeru

## What can be done with a player

person-follow = Jälgi
person-unfollow = Lõpeta jälgimine
person-challenge = Kutsu välja
person-more = Veel
person-block = Blokeeri
person-unblock = Tühista blokeering
person-block-about = Teid ei panda kokku mängima ning te ei saa teineteiselt väljakutseid ega sõnumeid.
person-mute = Vaigista
person-unmute = Tühista vaigistus
person-report = Esita kaebus
# $name is the name of a player.
person-followed = Jälgid nüüd: { $name }.
person-was-blocked = { $name } on blokeeritud.
person-closed = Ei võta väljakutseid vastu

## Challenges

# $name is the name of a player.
challenge-title = Väljakutse: { $name }
challenge-game = Mäng
challenge-starts = Kes alustab
challenge-starts-random = Juhuslik
challenge-starts-me = Sina
challenge-starts-them = Sinu vastane
challenge-others = Ülejäänud kohad
challenge-others-open = Teistele avatud
challenge-others-computer = Arvuti
challenge-rated = Reitinguga
challenge-rated-about = Tulemus mõjutab mõlema reitingut.
challenge-listed = Igaüks võib vaadata
challenge-series = Seeria
challenge-series-0 = Üks mäng
challenge-series-3 = Parim kolmest
challenge-series-5 = Parim viiest
challenge-send = Saada väljakutse
challenge-sent = Väljakutse saadetud: { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } kutsub su välja: { $game }
challenge-to = Ootame vastust: { $name }, { $game }
challenge-accept = Võta vastu
challenge-decline = Keeldu
challenge-withdraw = Võta tagasi
challenge-list = Väljakutsed
challenge-was-declined = { $name } keeldus sinu väljakutsest.
challenge-was-withdrawn = { $name } võttis väljakutse tagasi.
challenge-was-accepted = { $name } võttis väljakutse vastu. Teie mäng on alanud.
challenge-go = Mine mängu
# The title of a push notice.
challenge-notice = Sulle esitati väljakutse

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Seeria { $one } : { $other }, mäng { $game }/{ $of }
series-over = Seeria läbi: { $one } : { $other }
series-next = Järgmine mäng

## Choices about others, in the account

contact-choices = Teised mängijad
contact-shows-online = Näita, kui olen võrgus
contact-shows-online-about = Sind jälgivad mängijad näevad, kui oled võrgus ja millist avalikku mängu mängid.
contact-challenges = Kes võivad mind välja kutsuda
contact-challenges-everybody = Kõik
contact-challenges-followed = Mängijad, keda jälgin
contact-challenges-nobody = Mitte keegi
contact-free-chat = Vaba tekstiga vestlus
contact-free-chat-about = Vestle oma sõnadega nende mängijatega, kes on selle samuti sisse lülitanud. Kui see on väljas, saad kasutada ainult valmis lauseid.
contact-free-chat-off = Oma sõnadega kirjutamiseks lülita kontol sisse vaba tekstiga vestlus.

## Reports

# $name is the name of a player.
report-title = Kaebus: { $name }
report-reason = Mis on valesti?
report-reason-abuse = Solvangud või ähvardused
report-reason-spam = Spämm või reklaam
report-reason-cheating = Sohitegemine
report-reason-name = Solvav nimi
report-reason-other = Midagi muud
report-words = Mis juhtus? (pole kohustuslik)
report-send = Saada kaebus

## Mail

mail-challenge-subject = Sulle esitati väljakutse
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } kutsub su mängima mängu { $game }:
