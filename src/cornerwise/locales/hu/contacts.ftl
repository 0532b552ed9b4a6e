## Friends: people you follow

friends-title = Barátok
friends-empty = Még senkit sem követsz. Keress egy játékost a felhasználóneve alapján.
friends-find = Játékos keresése
friends-find-do = Keresés
friends-find-about = Írd be a felhasználónevet vagy az első betűit. Eltérhet az asztalnál látható névtől.
friends-find-none = Senkit sem találtunk. Ellenőrizd a felhasználónév írásmódját. Az elrejtett profilú játékosok nem kereshetők.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = Most játszik: { $game }
friends-watch = Nézés
friends-following = Követett játékosok
friends-blocked = Letiltva
friends-muted = Némítva
friends-account = Fiók kell ahhoz, hogy másokat kövess és kihívj.
friends-sign-up = Bejelentkezés vagy regisztráció

## What can be done with a player

person-follow = Követés
person-unfollow = Követés megszüntetése
person-challenge = Kihívás
person-more = Továbbiak
person-block = Letiltás
person-unblock = Letiltás feloldása
person-block-about = Nem kerültök össze játszmában, és nem kaptok egymástól kihívást vagy üzenetet.
person-mute = Némítás
person-unmute = Némítás feloldása
person-report = Jelentés
# $name is the name of a player.
person-followed = Mostantól követed: { $name }.
person-was-blocked = Letiltva: { $name }.
person-closed = Nem fogad kihívást

## Challenges

# $name is the name of a player.
challenge-title = { $name } kihívása
challenge-game = Játék
challenge-starts = Ki kezd
challenge-starts-random = Véletlenszerű
challenge-starts-me = Te
challenge-starts-them = Az ellenfeled
challenge-others = Többi hely
challenge-others-open = Mások számára nyitott
challenge-others-computer = Számítógép
challenge-rated = Értékelt
challenge-rated-about = Az eredmény mindkettőtök értékszámába beleszámít.
challenge-listed = Bárki nézheti
challenge-series = Sorozat
challenge-series-0 = Egy játszma
challenge-series-3 = Legfeljebb 3 játszma
challenge-series-5 = Legfeljebb 5 játszma
challenge-send = Kihívás küldése
challenge-sent = Kihívás elküldve: { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } kihív téged: { $game }
challenge-to = Várakozás a válaszra ({ $name }): { $game }
challenge-accept = Elfogadás
challenge-decline = Elutasítás
challenge-withdraw = Visszavonás
challenge-list = Kihívások
challenge-was-declined = { $name } elutasította a kihívásodat.
challenge-was-withdrawn = { $name } visszavonta a kihívást.
challenge-was-accepted = { $name } elfogadta. A játszmátok elkezdődött.
challenge-go = Tovább a játszmához
# The title of a push notice.
challenge-notice = Kihívást kaptál

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Sorozat { $one } : { $other }, { $of }/{ $game }. játszma
series-over = A sorozat véget ért: { $one } : { $other }
series-next = Következő játszma

## Choices about others, in the account

contact-choices = Más játékosok
contact-shows-online = Látszódjon, ha online vagyok
contact-shows-online-about = A követőid látják, mikor vagy online, és melyik nyilvános játszmában játszol.
contact-challenges = Ki hívhat ki
contact-challenges-everybody = Bárki
contact-challenges-followed = Akiket követek
contact-challenges-nobody = Senki
contact-free-chat = Csevegés szabad szöveggel
contact-free-chat-about = Saját szavaiddal cseveghetsz azokkal, akik ezt szintén bekapcsolták. Kikapcsolva csak kész üzeneteket küldhetsz.
contact-free-chat-off = Ha saját szavaiddal szeretnél írni, kapcsold be a fiókodban a szabad szöveges csevegést.

## Reports

# $name is the name of a player.
report-title = { $name } jelentése
report-reason = Mi a gond?
report-reason-abuse = Sértés vagy fenyegetés
report-reason-spam = Spam vagy reklám
report-reason-cheating = Csalás
report-reason-name = Sértő név
report-reason-other = Valami más
report-words = Mi történt? (nem kötelező)
report-send = Jelentés küldése

## Mail

mail-challenge-subject = Kihívást kaptál
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } kihív téged egy játszmára ({ $game }):
