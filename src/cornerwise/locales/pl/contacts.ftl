## Friends: people you follow

friends-title = Znajomi
friends-empty = Nie obserwujesz jeszcze nikogo. Znajdź gracza po nazwie użytkownika.
friends-find = Znajdź gracza
friends-find-do = Szukaj
friends-find-about = Wpisz nazwę użytkownika lub jej pierwsze litery. Może być inna niż nazwa widoczna przy stole.
friends-find-none = Nikogo nie znaleziono. Sprawdź pisownię nazwy użytkownika. Graczy, którzy ukrywają swój profil, nie można znaleźć.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = Gra teraz: { $game }
friends-watch = Oglądaj
friends-following = Obserwowani
friends-blocked = Zablokowani
friends-muted = Wyciszeni
friends-account = Aby obserwować innych graczy i rzucać im wyzwania, potrzebujesz konta.
friends-sign-up = Zaloguj się lub zarejestruj

## What can be done with a player

person-follow = Obserwuj
person-unfollow = Przestań obserwować
person-challenge = Rzuć wyzwanie
person-more = Więcej
person-block = Zablokuj
person-unblock = Odblokuj
person-block-about = Nie traficie na siebie w grze i nie dostaniecie od siebie wyzwań ani wiadomości.
person-mute = Wycisz
person-unmute = Wyłącz wyciszenie
person-report = Zgłoś
# $name is the name of a player.
person-followed = Obserwujesz gracza { $name }.
person-was-blocked = Gracz { $name } jest zablokowany.
person-closed = Nie przyjmuje wyzwań

## Challenges

# $name is the name of a player.
challenge-title = Rzuć wyzwanie: { $name }
challenge-game = Gra
challenge-starts = Kto zaczyna
challenge-starts-random = Losowo
challenge-starts-me = Ty
challenge-starts-them = Przeciwnik
challenge-others = Pozostałe miejsca
challenge-others-open = Otwarte dla innych
challenge-others-computer = Komputer
challenge-rated = Rankingowa
challenge-rated-about = Wynik liczy się do rankingu obu graczy.
challenge-listed = Każdy może oglądać
challenge-series = Seria
challenge-series-0 = Jedna partia
challenge-series-3 = Najwyżej 3 partie
challenge-series-5 = Najwyżej 5 partii
challenge-send = Wyślij wyzwanie
challenge-sent = Wyzwanie wysłane do gracza { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } rzuca ci wyzwanie: { $game }
challenge-to = Oczekiwanie na gracza { $name }: { $game }
challenge-accept = Przyjmij
challenge-decline = Odrzuć
challenge-withdraw = Wycofaj
challenge-list = Wyzwania
challenge-was-declined = { $name } odrzuca twoje wyzwanie.
challenge-was-withdrawn = { $name } wycofuje wyzwanie.
challenge-was-accepted = { $name } przyjmuje wyzwanie. Wasza partia się zaczęła.
challenge-go = Przejdź do partii
# The title of a push notice.
challenge-notice = Ktoś rzuca ci wyzwanie

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Seria { $one } : { $other }, partia { $game } z { $of }
series-over = Koniec serii: { $one } : { $other }
series-next = Następna partia

## Choices about others, in the account

contact-choices = Inni gracze
contact-shows-online = Pokazuj, kiedy jestem online
contact-shows-online-about = Gracze, którzy cię obserwują, widzą, kiedy jesteś online i w którą publiczną partię grasz.
contact-challenges = Kto może rzucać mi wyzwania
contact-challenges-everybody = Wszyscy
contact-challenges-followed = Gracze, których obserwuję
contact-challenges-nobody = Nikt
contact-free-chat = Czat z dowolnym tekstem
contact-free-chat-about = Czat własnymi słowami z graczami, którzy też to włączyli. Po wyłączeniu zostają tylko gotowe zwroty.
contact-free-chat-off = Aby pisać własnymi słowami, włącz na koncie czat z dowolnym tekstem.

## Reports

# $name is the name of a player.
report-title = Zgłoś gracza { $name }
report-reason = Co jest nie tak?
report-reason-abuse = Obelgi lub groźby
report-reason-spam = Spam lub reklama
report-reason-cheating = Oszukiwanie
report-reason-name = Obraźliwa nazwa
report-reason-other = Coś innego
report-words = Co się stało? (opcjonalnie)
report-send = Wyślij zgłoszenie

## Mail

mail-challenge-subject = Ktoś rzuca ci wyzwanie
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } wyzywa cię na partię { $game }:
