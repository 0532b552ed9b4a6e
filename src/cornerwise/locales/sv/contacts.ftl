## Friends: people you follow

friends-title = Vänner
friends-empty = Du följer ingen än. Hitta en spelare med hjälp av användarnamnet.
friends-find = Hitta en spelare
friends-find-do = Sök
friends-find-about = Skriv ett användarnamn eller de första bokstäverna i det. Det kan vara ett annat än namnet vid bordet.
friends-find-none = Vi hittade ingen. Kontrollera hur användarnamnet stavas. Spelare med privat profil går inte att hitta.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = Spelar { $game }
friends-watch = Titta
friends-following = Du följer
friends-blocked = Blockerade
friends-muted = Tystade
friends-account = Du behöver ett konto för att följa och utmana andra spelare.
friends-sign-up = Logga in eller skapa konto

## What can be done with a player

person-follow = Följ
person-unfollow = Sluta följa
person-challenge = Utmana
person-more = Mer
person-block = Blockera
person-unblock = Avblockera
person-block-about = Ni lottas inte mot varandra och får inte varandras utmaningar och meddelanden.
person-mute = Tysta
person-unmute = Sluta tysta
person-report = Anmäl
# $name is the name of a player.
person-followed = Du följer { $name }.
person-was-blocked = { $name } är blockerad.
person-closed = Tar inte emot utmaningar

## Challenges

# $name is the name of a player.
challenge-title = Utmana { $name }
challenge-game = Spel
challenge-starts = Vem som börjar
challenge-starts-random = Slumpen avgör
challenge-starts-me = Du
challenge-starts-them = Din motståndare
challenge-others = Övriga platser
challenge-others-open = Lediga för andra
challenge-others-computer = Dator
challenge-rated = Med rating
challenge-rated-about = Resultatet räknas för bådas rating.
challenge-listed = Vem som helst kan titta
challenge-series = Serie
challenge-series-0 = Ett parti
challenge-series-3 = Bäst av 3
challenge-series-5 = Bäst av 5
challenge-send = Skicka utmaning
challenge-sent = Utmaning skickad till { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } utmanar dig: { $game }
challenge-to = Väntar på { $name }: { $game }
challenge-accept = Anta
challenge-decline = Avböj
challenge-withdraw = Dra tillbaka
challenge-list = Utmaningar
challenge-was-declined = { $name } avböjde din utmaning.
challenge-was-withdrawn = { $name } drog tillbaka utmaningen.
challenge-was-accepted = { $name } antog utmaningen. Ditt parti har börjat.
challenge-go = Gå till partiet
# The title of a push notice.
challenge-notice = Du har blivit utmanad

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Serie { $one } : { $other }, parti { $game } av { $of }
series-over = Serien är slut: { $one } : { $other }
series-next = Nästa parti

## Choices about others, in the account

contact-choices = Andra spelare
contact-shows-online = Visa när jag är online
contact-shows-online-about = Spelare som följer dig ser när du är online och vilket offentligt parti du spelar.
contact-challenges = Vem som kan utmana mig
contact-challenges-everybody = Alla
contact-challenges-followed = Spelare jag följer
contact-challenges-nobody = Ingen
contact-free-chat = Chatt med fri text
contact-free-chat-about = Chatta med egna ord med spelare som också har slagit på det här. Om det är av kan du bara använda färdiga fraser.
contact-free-chat-off = Slå på chatt med fri text i ditt konto för att skriva egna ord.

## Reports

# $name is the name of a player.
report-title = Anmäl { $name }
report-reason = Vad är fel?
report-reason-abuse = Förolämpningar eller hot
report-reason-spam = Spam eller reklam
report-reason-cheating = Fusk
report-reason-name = Stötande namn
report-reason-other = Något annat
report-words = Vad hände? (valfritt)
report-send = Skicka anmälan

## Mail

mail-challenge-subject = Du har blivit utmanad
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } utmanar dig på ett parti { $game }:
