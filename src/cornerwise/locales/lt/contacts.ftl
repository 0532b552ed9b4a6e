## Friends: people you follow

friends-title = Draugai
friends-empty = Dar nieko nesekate. Raskite žaidėją pagal naudotojo vardą.
friends-find = Rasti žaidėją
friends-find-do = Ieškoti
friends-find-about = Įrašykite naudotojo vardą arba jo pirmąsias raides. Jis gali skirtis nuo vardo prie stalo.
friends-find-none = Nieko neradome. Patikrinkite, kaip parašytas naudotojo vardas. Žaidėjų su privačiu profiliu rasti negalima.
friends-online = Prisijungę
friends-offline = Neprisijungę
# $game is the name of a game.
friends-playing = Žaidžia: { $game }
friends-watch = Stebėti
friends-following = Sekami
friends-blocked = Užblokuoti
friends-muted = Nutildyti
friends-account = Norint sekti kitus žaidėjus ir mesti jiems iššūkį, reikia paskyros.
friends-sign-up = Prisijungti arba registruotis

## What can be done with a player

person-follow = Sekti
person-unfollow = Nebesekti
person-challenge = Mesti iššūkį
person-more = Daugiau
person-block = Blokuoti
person-unblock = Atblokuoti
person-block-about = Jūsų nesuporuosime, ir vienas iš kito negausite iššūkių ar žinučių.
person-mute = Nutildyti
person-unmute = Nebetildyti
person-report = Pateikti skundą
# $name is the name of a player.
person-followed = Sekate: { $name }.
person-was-blocked = Žaidėjas užblokuotas: { $name }.
person-closed = Iššūkių nepriima

## Challenges

# $name is the name of a player.
challenge-title = Iššūkis: { $name }
challenge-game = Žaidimas
challenge-starts = Kas pradeda
challenge-starts-random = Atsitiktinai
challenge-starts-me = Jūs
challenge-starts-them = Jūsų varžovas
challenge-others = Kitos vietos
challenge-others-open = Laisvos kitiems
challenge-others-computer = Kompiuteris
challenge-rated = Reitinginė partija
challenge-rated-about = Rezultatas įskaitomas į abiejų reitingą.
challenge-listed = Stebėti gali bet kas
challenge-series = Serija
challenge-series-0 = Viena partija
challenge-series-3 = Geriausias iš 3
challenge-series-5 = Geriausias iš 5
challenge-send = Siųsti iššūkį
challenge-sent = Iššūkis išsiųstas: { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } meta jums iššūkį: { $game }
challenge-to = Laukiame atsakymo: { $name }, { $game }
challenge-accept = Priimti
challenge-decline = Atmesti
challenge-withdraw = Atšaukti
challenge-list = Iššūkiai
challenge-was-declined = { $name } atmetė jūsų iššūkį.
challenge-was-withdrawn = { $name } atšaukė iššūkį.
challenge-was-accepted = { $name } priėmė iššūkį. Jūsų partija prasidėjo.
challenge-go = Eiti į partiją
# The title of a push notice.
challenge-notice = Jums metė iššūkį

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Serija { $one } : { $other }, { $game } partija iš { $of }
series-over = Serija baigta: { $one } : { $other }
series-next = Kita partija

## Choices about others, in the account

contact-choices = Kiti žaidėjai
contact-shows-online = Rodyti, kai esu tinkle
contact-shows-online-about = Jus sekantys žaidėjai mato, kada esate prisijungę ir kokią viešą partiją žaidžiate.
contact-challenges = Kas gali man mesti iššūkį
contact-challenges-everybody = Visi
contact-challenges-followed = Žaidėjai, kuriuos seku
contact-challenges-nobody = Niekas
contact-free-chat = Pokalbis laisvu tekstu
contact-free-chat-about = Bendraukite savais žodžiais su žaidėjais, kurie tai irgi įjungė. Jei išjungta, pokalbyje galite naudoti tik paruoštas frazes.
contact-free-chat-off = Norėdami rašyti savais žodžiais, paskyroje įjunkite pokalbį laisvu tekstu.

## Reports

# $name is the name of a player.
report-title = Skundas: { $name }
report-reason = Kas negerai?
report-reason-abuse = Įžeidimai ar grasinimai
report-reason-spam = Šlamštas ar reklama
report-reason-cheating = Sukčiavimas
report-reason-name = Įžeidžiantis vardas
report-reason-other = Kas nors kita
report-words = Kas nutiko? (neprivaloma)
report-send = Siųsti skundą

## Mail

mail-challenge-subject = Jums metė iššūkį
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } kviečia jus į partiją ({ $game }):
