## Friends: people you follow

friends-title = Přátelé
friends-empty = Zatím nikoho nesleduješ. Najdi hráče podle uživatelského jména.
friends-find = Najít hráče
friends-find-do = Hledat
friends-find-about = Napiš uživatelské jméno nebo jeho první písmena. Může se lišit od jména u stolu.
friends-find-none = Nikoho jsme nenašli. Zkontroluj, jak je uživatelské jméno napsané. Hráče se soukromým profilem najít nejde.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = Právě hraje: { $game }
friends-watch = Sledovat hru
friends-following = Sledovaní
friends-blocked = Zablokovaní
friends-muted = Ztlumení
friends-account = Ke sledování a vyzývání jiných hráčů potřebuješ účet.
friends-sign-up = Přihlásit se nebo zaregistrovat

## What can be done with a player

person-follow = Sledovat
person-unfollow = Přestat sledovat
person-challenge = Vyzvat
person-more = Více
person-block = Zablokovat
person-unblock = Odblokovat
person-block-about = Nebudete spolu hrát jako náhodní soupeři a nebudete od sebe dostávat výzvy ani zprávy.
person-mute = Ztlumit
person-unmute = Zrušit ztlumení
person-report = Nahlásit
# $name is the name of a player.
person-followed = Sleduješ hráče { $name }.
person-was-blocked = Hráč { $name } je zablokovaný.
person-closed = Nepřijímá výzvy

## Challenges

# $name is the name of a player.
challenge-title = Vyzvat: { $name }
challenge-game = Hra
challenge-starts = Kdo začíná
challenge-starts-random = Náhodně
challenge-starts-me = Ty
challenge-starts-them = Soupeř
challenge-others = Ostatní místa
challenge-others-open = Volná pro ostatní
challenge-others-computer = Počítač
challenge-rated = Hodnocená
challenge-rated-about = Výsledek se počítá do hodnocení obou hráčů.
challenge-listed = Sledovat může kdokoli
challenge-series = Série
challenge-series-0 = Jedna hra
challenge-series-3 = Nejvýše 3 hry
challenge-series-5 = Nejvýše 5 her
challenge-send = Poslat výzvu
challenge-sent = Výzva odeslána: { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } tě vyzývá: { $game }
challenge-to = Čeká se na odpověď: { $name }, { $game }
challenge-accept = Přijmout
challenge-decline = Odmítnout
challenge-withdraw = Stáhnout výzvu
challenge-list = Výzvy
challenge-was-declined = { $name } tvou výzvu nepřijímá.
challenge-was-withdrawn = { $name } stahuje výzvu.
challenge-was-accepted = { $name } tvou výzvu přijímá. Vaše hra začala.
challenge-go = Přejít ke hře
# The title of a push notice.
challenge-notice = Někdo tě vyzývá

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Série { $one } : { $other }, hra { $game } z { $of }
series-over = Série skončila: { $one } : { $other }
series-next = Další hra

## Choices about others, in the account

contact-choices = Ostatní hráči
contact-shows-online = Ukazovat, že jsem online
contact-shows-online-about = Hráči, kteří tě sledují, vidí, že jsi online a kterou veřejnou hru hraješ.
contact-challenges = Kdo mě může vyzvat
contact-challenges-everybody = Kdokoli
contact-challenges-followed = Hráči, které sleduji
contact-challenges-nobody = Nikdo
contact-free-chat = Chat s volným textem
contact-free-chat-about = Chat vlastními slovy s hráči, kteří to mají také zapnuté. Když je to vypnuté, můžeš používat jen připravené věty.
contact-free-chat-off = Chceš-li psát vlastními slovy, zapni si v účtu chat s volným textem.

## Reports

# $name is the name of a player.
report-title = Nahlásit hráče { $name }
report-reason = Co je špatně?
report-reason-abuse = Urážky nebo výhrůžky
report-reason-spam = Spam nebo reklama
report-reason-cheating = Podvádění
report-reason-name = Urážlivé jméno
report-reason-other = Něco jiného
report-words = Co se stalo? (nepovinné)
report-send = Odeslat hlášení

## Mail

mail-challenge-subject = Někdo tě vyzývá
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } tě vyzývá ke hře { $game }:
