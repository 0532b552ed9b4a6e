## Friends: people you follow

friends-title = Vrienden
friends-empty = Je volgt nog niemand. Zoek een speler op gebruikersnaam.
friends-find = Speler zoeken
friends-find-do = Zoeken
friends-find-about = Typ een gebruikersnaam of de eerste letters ervan. Die kan anders zijn dan de naam aan tafel.
friends-find-none = Niemand gevonden. Controleer de spelling van de gebruikersnaam. Spelers met een privéprofiel zijn niet te vinden.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = Speelt { $game }
friends-watch = Kijken
friends-following = Je volgt
friends-blocked = Geblokkeerd
friends-muted = Gedempt
friends-account = Je hebt een account nodig om andere spelers te volgen en uit te dagen.
friends-sign-up = Inloggen of registreren

## What can be done with a player

person-follow = Volgen
person-unfollow = Niet meer volgen
person-challenge = Uitdagen
person-more = Meer
person-block = Blokkeren
person-unblock = Deblokkeren
person-block-about = Jullie worden niet meer tegen elkaar ingedeeld en krijgen geen uitdagingen of berichten van elkaar.
person-mute = Dempen
person-unmute = Niet meer dempen
person-report = Melden
# $name is the name of a player.
person-followed = Je volgt { $name }.
person-was-blocked = { $name } is geblokkeerd.
person-closed = Neemt geen uitdagingen aan

## Challenges

# $name is the name of a player.
challenge-title = { $name } uitdagen
challenge-game = Spel
challenge-starts = Wie begint
challenge-starts-random = Willekeurig
challenge-starts-me = Jij
challenge-starts-them = Je tegenstander
challenge-others = Andere plaatsen
challenge-others-open = Vrij voor anderen
challenge-others-computer = Computer
challenge-rated = Met rating
challenge-rated-about = Het resultaat telt voor jullie beider rating.
challenge-listed = Iedereen kan kijken
challenge-series = Serie
challenge-series-0 = Eén partij
challenge-series-3 = Best of 3
challenge-series-5 = Best of 5
challenge-send = Uitdaging versturen
challenge-sent = Uitdaging verstuurd naar { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } daagt je uit: { $game }
challenge-to = Wachten op { $name }: { $game }
challenge-accept = Aannemen
challenge-decline = Weigeren
challenge-withdraw = Intrekken
challenge-list = Uitdagingen
challenge-was-declined = { $name } heeft je uitdaging geweigerd.
challenge-was-withdrawn = { $name } heeft de uitdaging ingetrokken.
challenge-was-accepted = { $name } heeft je uitdaging aangenomen. Je partij is begonnen.
challenge-go = Naar de partij
# The title of a push notice.
challenge-notice = Je bent uitgedaagd

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Serie { $one } : { $other }, partij { $game } van { $of }
series-over = Serie afgelopen: { $one } : { $other }
series-next = Volgende partij

## Choices about others, in the account

contact-choices = Andere spelers
contact-shows-online = Tonen wanneer ik online ben
contact-shows-online-about = Spelers die je volgen, zien wanneer je online bent en welke openbare partij je speelt.
contact-challenges = Wie mij kan uitdagen
contact-challenges-everybody = Iedereen
contact-challenges-followed = Spelers die ik volg
contact-challenges-nobody = Niemand
contact-free-chat = Chat met vrije tekst
contact-free-chat-about = Chat in je eigen woorden met spelers die dit ook hebben aangezet. Staat het uit, dan kun je alleen vaste zinnen gebruiken.
contact-free-chat-off = Zet chat met vrije tekst aan in je account om eigen woorden te schrijven.

## Reports

# $name is the name of a player.
report-title = { $name } melden
report-reason = Wat is er mis?
report-reason-abuse = Beledigingen of bedreigingen
report-reason-spam = Spam of reclame
report-reason-cheating = Valsspelen
report-reason-name = Aanstootgevende naam
report-reason-other = Iets anders
report-words = Wat is er gebeurd? (optioneel)
report-send = Melding versturen

## Mail

mail-challenge-subject = Je bent uitgedaagd
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } daagt je uit voor een partij { $game }:
