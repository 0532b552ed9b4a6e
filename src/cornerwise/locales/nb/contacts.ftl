## Friends: people you follow

friends-title = Venner
friends-empty = Du følger ingen ennå. Finn en spiller med brukernavnet.
friends-find = Finn en spiller
friends-find-do = Søk
friends-find-about = Skriv et brukernavn eller de første bokstavene i det. Det kan være et annet enn navnet ved bordet.
friends-find-none = Vi fant ingen. Sjekk hvordan brukernavnet skrives. Spillere med privat profil dukker ikke opp i søket.
friends-online = På nett
friends-offline = Ikke på nett
# $game is the name of a game.
friends-playing = Spiller { $game }
friends-watch = Se på
friends-following = Du følger
friends-blocked = Blokkert
friends-muted = Dempet
friends-account = Du trenger en konto for å følge og utfordre andre spillere.
friends-sign-up = Logg inn eller registrer deg

## What can be done with a player

person-follow = Følg
person-unfollow = Slutt å følge
person-challenge = Utfordre
person-more = Mer
person-block = Blokker
person-unblock = Fjern blokkering
person-block-about = Dere blir ikke satt opp mot hverandre og får ikke hverandres utfordringer og meldinger.
person-mute = Demp
person-unmute = Opphev demping
person-report = Rapporter
# $name is the name of a player.
person-followed = Du følger { $name }.
person-was-blocked = { $name } er blokkert.
person-closed = Tar ikke imot utfordringer

## Challenges

# $name is the name of a player.
challenge-title = Utfordre { $name }
challenge-game = Spill
challenge-starts = Hvem begynner
challenge-starts-random = Tilfeldig
challenge-starts-me = Du
challenge-starts-them = Motstanderen
challenge-others = Andre plasser
challenge-others-open = Åpne for andre
challenge-others-computer = Datamaskin
challenge-rated = Rangert
challenge-rated-about = Resultatet teller for ratingen til begge.
challenge-listed = Alle kan se på
challenge-series = Serie
challenge-series-0 = Ett parti
challenge-series-3 = Best av 3
challenge-series-5 = Best av 5
challenge-send = Send utfordring
challenge-sent = Utfordring sendt til { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } utfordrer deg: { $game }
challenge-to = Venter på { $name }: { $game }
challenge-accept = Godta
challenge-decline = Avslå
challenge-withdraw = Trekk tilbake
challenge-list = Utfordringer
challenge-was-declined = { $name } avslo utfordringen din.
challenge-was-withdrawn = { $name } trakk tilbake utfordringen.
challenge-was-accepted = { $name } godtok utfordringen. Partiet ditt har begynt.
challenge-go = Gå til partiet
# The title of a push notice.
challenge-notice = Du er blitt utfordret

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Serie { $one } : { $other }, parti { $game } av { $of }
series-over = Serien er slutt: { $one } : { $other }
series-next = Neste parti

## Choices about others, in the account

contact-choices = Andre spillere
contact-shows-online = Vis når jeg er på nett
contact-shows-online-about = Spillere som følger deg, ser når du er på nett og hvilket offentlig parti du spiller.
contact-challenges = Hvem kan utfordre meg
contact-challenges-everybody = Alle
contact-challenges-followed = Spillere jeg følger
contact-challenges-nobody = Ingen
contact-free-chat = Chat med fri tekst
contact-free-chat-about = Chat med egne ord med spillere som også har slått på dette. Er det av, kan du bare bruke ferdige fraser.
contact-free-chat-off = Slå på chat med fri tekst på kontoen din for å skrive egne ord.

## Reports

# $name is the name of a player.
report-title = Rapporter { $name }
report-reason = Hva er galt?
report-reason-abuse = Fornærmelser eller trusler
report-reason-spam = Søppelmeldinger eller reklame
report-reason-cheating = Juks
report-reason-name = Støtende navn
report-reason-other = Noe annet
report-words = Hva skjedde? (valgfritt)
report-send = Send rapport

## Mail

mail-challenge-subject = Du er blitt utfordret
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } utfordrer deg til et parti { $game }:
