## Prieteni: cei pe care îi urmărești

friends-title = Prieteni
friends-empty = Încă nu urmărești pe nimeni. Caută un jucător după numele de utilizator.
friends-find = Caută un jucător
friends-find-do = Caută
friends-find-about = Scrie un nume de utilizator sau primele lui litere. Poate fi diferit de numele afișat la masă.
friends-find-none = Nu am găsit pe nimeni. Verifică scrierea numelui de utilizator. Jucătorii cu profil privat nu pot fi găsiți.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = Joacă { $game }
friends-watch = Vezi partida
friends-following = Jucători urmăriți
friends-blocked = Jucători blocați
friends-muted = Jucători ignorați
friends-account = Ai nevoie de un cont ca să urmărești și să provoci alți jucători.
friends-sign-up = Intră în cont sau creează cont

## Ce se poate face cu un jucător

person-follow = Urmărește
person-unfollow = Nu mai urmări
person-challenge = Provoacă
person-more = Mai multe
person-block = Blochează
person-unblock = Deblochează
person-block-about = Nu veți mai juca unul cu altul și nu veți mai primi provocări sau mesaje unul de la altul.
person-mute = Ignoră
person-unmute = Nu mai ignora
person-report = Raportează
# $name is the name of a player.
person-followed = Acum urmărești: { $name }.
person-was-blocked = Ai blocat: { $name }.
person-closed = Nu acceptă provocări

## Provocări

# $name is the name of a player.
challenge-title = Provoacă: { $name }
challenge-game = Joc
challenge-starts = Cine începe
challenge-starts-random = La întâmplare
challenge-starts-me = Tu
challenge-starts-them = Adversarul tău
challenge-others = Alte locuri
challenge-others-open = Deschise pentru alții
challenge-others-computer = Calculator
challenge-rated = Cu rating
challenge-rated-about = Rezultatul contează pentru ambele ratinguri.
challenge-listed = Oricine poate urmări
challenge-series = Serie
challenge-series-0 = O partidă
challenge-series-3 = Cel mai bun din 3
challenge-series-5 = Cel mai bun din 5
challenge-send = Trimite provocarea
challenge-sent = Provocare trimisă: { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } te provoacă: { $game }
challenge-to = Se așteaptă răspuns de la { $name }: { $game }
challenge-accept = Acceptă
challenge-decline = Refuză
challenge-withdraw = Retrage provocarea
challenge-list = Provocări
challenge-was-declined = { $name } a refuzat provocarea ta.
challenge-was-withdrawn = { $name } a retras provocarea.
challenge-was-accepted = { $name } a acceptat. Partida ta a început.
challenge-go = Mergi la partidă
# The title of a push notice.
challenge-notice = Ai primit o provocare

## Serii de partide

# $one and $other are points, such as 1 or 1½.
series-score = Serie { $one } : { $other }, partida { $game } din { $of }
series-over = Serie încheiată: { $one } : { $other }
series-next = Partida următoare

## Alegeri despre ceilalți, în cont

contact-choices = Alți jucători
contact-shows-online = Arată când sunt online
contact-shows-online-about = Jucătorii care te urmăresc văd când ești online și ce partidă publică joci.
contact-challenges = Cine mă poate provoca
contact-challenges-everybody = Oricine
contact-challenges-followed = Jucătorii pe care îi urmăresc
contact-challenges-nobody = Nimeni
contact-free-chat = Chat cu text liber
contact-free-chat-about = Scrie în chat cu propriile cuvinte, împreună cu jucătorii care au pornit și ei această opțiune. Dacă e oprită, poți folosi doar mesaje predefinite.
contact-free-chat-off = Pornește chatul cu text liber în contul tău ca să scrii propriile mesaje.

## Raportări

# $name is the name of a player.
report-title = Raportează: { $name }
report-reason = Care este problema?
report-reason-abuse = Insulte sau amenințări
report-reason-spam = Spam sau reclamă
report-reason-cheating = Trișare
report-reason-name = Nume ofensator
report-reason-other = Altceva
report-words = Ce s-a întâmplat? (opțional)
report-send = Trimite raportarea

## E-mailuri

mail-challenge-subject = Ai primit o provocare
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } te provoacă la o partidă de { $game }:
