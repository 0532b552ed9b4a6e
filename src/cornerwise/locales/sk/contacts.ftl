## Friends: people you follow

friends-title = Priatelia
friends-empty = Zatiaľ nikoho nesleduješ. Nájdi hráča podľa používateľského mena.
friends-find = Nájsť hráča
friends-find-do = Hľadať
friends-find-about = Napíš používateľské meno alebo jeho prvé písmená. Môže sa líšiť od mena pri stole.
friends-find-none = Nikoho sme nenašli. Skontroluj, ako sa píše používateľské meno. Hráčov so súkromným profilom nemožno nájsť.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = Práve hrá: { $game }
friends-watch = Sledovať hru
friends-following = Sledovaní
friends-blocked = Zablokovaní
friends-muted = Stíšení
friends-account = Na sledovanie a vyzývanie iných hráčov potrebuješ účet.
friends-sign-up = Prihlásiť sa alebo registrovať

## What can be done with a player

person-follow = Sledovať
person-unfollow = Prestať sledovať
person-challenge = Vyzvať
person-more = Viac
person-block = Zablokovať
person-unblock = Odblokovať
person-block-about = Nebudete spolu hrať ako náhodní súperi a nebudete od seba dostávať výzvy ani správy.
person-mute = Stíšiť
person-unmute = Zrušiť stíšenie
person-report = Nahlásiť
# $name is the name of a player.
person-followed = Sleduješ hráča { $name }.
person-was-blocked = Hráč { $name } je zablokovaný.
person-closed = Neprijíma výzvy

## Challenges

# $name is the name of a player.
challenge-title = Vyzvať: { $name }
challenge-game = Hra
challenge-starts = Kto začína
challenge-starts-random = Náhodne
challenge-starts-me = Ty
challenge-starts-them = Súper
challenge-others = Ostatné miesta
challenge-others-open = Voľné pre ostatných
challenge-others-computer = Počítač
challenge-rated = Hodnotená hra
challenge-rated-about = Výsledok sa počíta do hodnotenia oboch hráčov.
challenge-listed = Sledovať môže ktokoľvek
challenge-series = Séria
challenge-series-0 = Jedna hra
challenge-series-3 = Najviac 3 hry
challenge-series-5 = Najviac 5 hier
challenge-send = Poslať výzvu
challenge-sent = Výzva odoslaná: { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } ťa vyzýva: { $game }
challenge-to = Čaká sa na odpoveď: { $name }, { $game }
challenge-accept = Prijať
challenge-decline = Odmietnuť
challenge-withdraw = Stiahnuť výzvu
challenge-list = Výzvy
challenge-was-declined = { $name } tvoju výzvu neprijíma.
challenge-was-withdrawn = { $name } sťahuje výzvu.
challenge-was-accepted = { $name } tvoju výzvu prijíma. Vaša hra sa začala.
challenge-go = Prejsť na hru
# The title of a push notice.
challenge-notice = Niekto ťa vyzýva

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Séria { $one } : { $other }, hra { $game } z { $of }
series-over = Séria sa skončila: { $one } : { $other }
series-next = Ďalšia hra

## Choices about others, in the account

contact-choices = Ostatní hráči
contact-shows-online = Ukazovať, že som online
contact-shows-online-about = Hráči, ktorí ťa sledujú, vidia, že si online a ktorú verejnú hru hráš.
contact-challenges = Kto ma môže vyzvať
contact-challenges-everybody = Ktokoľvek
contact-challenges-followed = Hráči, ktorých sledujem
contact-challenges-nobody = Nikto
contact-free-chat = Čet s voľným textom
contact-free-chat-about = Čet vlastnými slovami s hráčmi, ktorí to majú tiež zapnuté. Keď je to vypnuté, môžeš používať len hotové vety.
contact-free-chat-off = Ak chceš písať vlastnými slovami, zapni si v účte čet s voľným textom.

## Reports

# $name is the name of a player.
report-title = Nahlásiť hráča { $name }
report-reason = Čo je zle?
report-reason-abuse = Urážky alebo vyhrážky
report-reason-spam = Spam alebo reklama
report-reason-cheating = Podvádzanie
report-reason-name = Urážlivé meno
report-reason-other = Niečo iné
report-words = Čo sa stalo? (nepovinné)
report-send = Odoslať hlásenie

## Mail

mail-challenge-subject = Niekto ťa vyzýva
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } ťa vyzýva na hru { $game }:
