## Friends: people you follow

friends-title = Draugi
friends-empty = Jūs vēl nevienam nesekojat. Atrodiet spēlētāju pēc lietotājvārda.
friends-find = Atrast spēlētāju
friends-find-do = Meklēt
friends-find-about = Ierakstiet lietotājvārdu vai tā pirmos burtus. Tas var atšķirties no vārda pie galda.
friends-find-none = Nevienu neatradām. Pārbaudiet, kā uzrakstīts lietotājvārds. Spēlētājus ar privātu profilu nevar atrast.
friends-online = Tiešsaistē
friends-offline = Bezsaistē
# $game is the name of a game.
friends-playing = Spēlē: { $game }
friends-watch = Skatīties
friends-following = Sekojat
friends-blocked = Bloķētie
friends-muted = Apklusinātie
friends-account = Lai sekotu citiem spēlētājiem un tos izaicinātu, vajadzīgs konts.
friends-sign-up = Ieiet vai reģistrēties

## What can be done with a player

person-follow = Sekot
person-unfollow = Vairs nesekot
person-challenge = Izaicināt
person-more = Vairāk
person-block = Bloķēt
person-unblock = Atbloķēt
person-block-about = Jūs netiksiet salikti kopā spēlē un nesaņemsiet viens no otra izaicinājumus vai ziņas.
person-mute = Apklusināt
person-unmute = Atcelt apklusināšanu
person-report = Iesniegt sūdzību
# $name is the name of a player.
person-followed = Jūs sekojat: { $name }.
person-was-blocked = Bloķēts spēlētājs: { $name }.
person-closed = Nepieņem izaicinājumus

## Challenges

# $name is the name of a player.
challenge-title = Izaicinājums: { $name }
challenge-game = Spēle
challenge-starts = Kas sāk
challenge-starts-random = Nejauši
challenge-starts-me = Jūs
challenge-starts-them = Jūsu pretinieks
challenge-others = Pārējās vietas
challenge-others-open = Brīvas citiem
challenge-others-computer = Dators
challenge-rated = Ar reitingu
challenge-rated-about = Rezultāts ietekmē abu reitingu.
challenge-listed = Skatīties var jebkurš
challenge-series = Sērija
challenge-series-0 = Viena partija
challenge-series-3 = Labākais no 3
challenge-series-5 = Labākais no 5
challenge-send = Nosūtīt izaicinājumu
challenge-sent = Izaicinājums nosūtīts: { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } jūs izaicina: { $game }
challenge-to = Gaidām atbildi: { $name }, { $game }
challenge-accept = Pieņemt
challenge-decline = Noraidīt
challenge-withdraw = Atsaukt
challenge-list = Izaicinājumi
challenge-was-declined = { $name } noraidīja jūsu izaicinājumu.
challenge-was-withdrawn = { $name } atsauca izaicinājumu.
challenge-was-accepted = { $name } pieņēma izaicinājumu. Jūsu partija ir sākusies.
challenge-go = Doties uz partiju
# The title of a push notice.
challenge-notice = Jums ir izaicinājums

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Sērija { $one } : { $other }, { $game }. partija no { $of }
series-over = Sērija beigusies: { $one } : { $other }
series-next = Nākamā partija

## Choices about others, in the account

contact-choices = Citi spēlētāji
contact-shows-online = Rādīt, kad esmu tiešsaistē
contact-shows-online-about = Spēlētāji, kas jums seko, redz, kad esat tiešsaistē un kādu publisku partiju spēlējat.
contact-challenges = Kas var mani izaicināt
contact-challenges-everybody = Visi
contact-challenges-followed = Spēlētāji, kam sekoju
contact-challenges-nobody = Neviens
contact-free-chat = Tērzēšana ar brīvu tekstu
contact-free-chat-about = Tērzējiet saviem vārdiem ar spēlētājiem, kas to arī ir ieslēguši. Ja izslēgts, varat lietot tikai gatavas frāzes.
contact-free-chat-off = Lai rakstītu saviem vārdiem, ieslēdziet kontā tērzēšanu ar brīvu tekstu.

## Reports

# $name is the name of a player.
report-title = Sūdzība: { $name }
report-reason = Kas nav kārtībā?
report-reason-abuse = Apvainojumi vai draudi
report-reason-spam = Surogātpasts vai reklāma
report-reason-cheating = Krāpšanās
report-reason-name = Aizskarošs vārds
report-reason-other = Kas cits
report-words = Kas notika? (nav obligāti)
report-send = Nosūtīt sūdzību

## Mail

mail-challenge-subject = Jums ir izaicinājums
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } izaicina jūs uz partiju ({ $game }):
