## Friends: people you follow

friends-title = Venner
friends-empty = Du følger ingen endnu. Find en spiller ved hjælp af brugernavnet.
friends-find = Find en spiller
friends-find-do = Søg
friends-find-about = Skriv et brugernavn eller de første bogstaver i det. Det kan være et andet end navnet ved bordet.
friends-find-none = Vi fandt ingen. Tjek, hvordan brugernavnet staves. Spillere med privat profil kan ikke findes.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = Spiller { $game }
friends-watch = Se med
friends-following = Du følger
friends-blocked = Blokerede
friends-muted = Ignorerede
friends-account = Du skal have en konto for at følge og udfordre andre spillere.
friends-sign-up = Log ind, eller opret konto

## What can be done with a player

person-follow = Følg
person-unfollow = Følg ikke længere
person-challenge = Udfordr
person-more = Mere
person-block = Bloker
person-unblock = Fjern blokering
person-block-about = I bliver ikke sat sammen og får ikke hinandens udfordringer og beskeder.
person-mute = Ignorer
person-unmute = Ignorer ikke længere
person-report = Anmeld
# $name is the name of a player.
person-followed = Du følger { $name }.
person-was-blocked = { $name } er blokeret.
person-closed = Tager ikke imod udfordringer

## Challenges

# $name is the name of a player.
challenge-title = Udfordr { $name }
challenge-game = Spil
challenge-starts = Hvem begynder
challenge-starts-random = Tilfældigt
challenge-starts-me = Dig
challenge-starts-them = Din modstander
challenge-others = Andre pladser
challenge-others-open = Ledige for andre
challenge-others-computer = Computer
challenge-rated = Med rating
challenge-rated-about = Resultatet tæller med i begges rating.
challenge-listed = Alle kan se med
challenge-series = Serie
challenge-series-0 = Ét parti
challenge-series-3 = Bedst af 3
challenge-series-5 = Bedst af 5
challenge-send = Send udfordring
challenge-sent = Udfordring sendt til { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } udfordrer dig: { $game }
challenge-to = Venter på { $name }: { $game }
challenge-accept = Accepter
challenge-decline = Afslå
challenge-withdraw = Træk tilbage
challenge-list = Udfordringer
challenge-was-declined = { $name } afslog din udfordring.
challenge-was-withdrawn = { $name } trak udfordringen tilbage.
challenge-was-accepted = { $name } accepterede udfordringen. Dit parti er begyndt.
challenge-go = Gå til partiet
# The title of a push notice.
challenge-notice = Du er blevet udfordret

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Serie { $one } : { $other }, parti { $game } af { $of }
series-over = Serien er slut: { $one } : { $other }
series-next = Næste parti

## Choices about others, in the account

contact-choices = Andre spillere
contact-shows-online = Vis, når jeg er online
contact-shows-online-about = Spillere, der følger dig, ser, hvornår du er online, og hvilket offentligt parti du spiller.
contact-challenges = Hvem der kan udfordre mig
contact-challenges-everybody = Alle
contact-challenges-followed = Spillere, jeg følger
contact-challenges-nobody = Ingen
contact-free-chat = Chat med fri tekst
contact-free-chat-about = Chat med dine egne ord med spillere, der også har slået dette til. Er det slået fra, kan du kun bruge færdige sætninger.
contact-free-chat-off = Slå chat med fri tekst til på din konto for at skrive egne ord.

## Reports

# $name is the name of a player.
report-title = Anmeld { $name }
report-reason = Hvad er der galt?
report-reason-abuse = Fornærmelser eller trusler
report-reason-spam = Spam eller reklame
report-reason-cheating = Snyd
report-reason-name = Stødende navn
report-reason-other = Noget andet
report-words = Hvad skete der? (valgfrit)
report-send = Send anmeldelse

## Mail

mail-challenge-subject = Du er blevet udfordret
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } udfordrer dig til et parti { $game }:
