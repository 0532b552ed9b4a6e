## Friends: people you follow

friends-title = Приятели
friends-empty = Още не следваш никого. Намери играч по потребителско име.
friends-find = Намери играч
friends-find-do = Търси
friends-find-about = Въведи потребителско име или първите му букви. То може да е различно от името на масата.
friends-find-none = Не намерихме никого. Провери как е изписано потребителското име. Играчи със скрит профил не могат да бъдат намерени.
friends-online = Онлайн
friends-offline = Офлайн
# $game is the name of a game.
friends-playing = Сега играе: { $game }
friends-watch = Гледай
friends-following = Следвани
friends-blocked = Блокирани
friends-muted = Заглушени
friends-account = За да следваш и предизвикваш други играчи, ти трябва профил.
friends-sign-up = Влез или се регистрирай

## What can be done with a player

person-follow = Следвай
person-unfollow = Спри да следваш
person-challenge = Предизвикай
person-more = Още
person-block = Блокирай
person-unblock = Отблокирай
person-block-about = Няма да се падате един срещу друг и няма да получавате предизвикателства и съобщения един от друг.
person-mute = Заглуши
person-unmute = Спри заглушаването
person-report = Докладвай
# $name is the name of a player.
person-followed = Следваш { $name }.
person-was-blocked = { $name } е в списъка с блокирани.
person-closed = Не приема предизвикателства

## Challenges

# $name is the name of a player.
challenge-title = Предизвикай { $name }
challenge-game = Игра
challenge-starts = Кой започва
challenge-starts-random = Случайно
challenge-starts-me = Ти
challenge-starts-them = Противникът
challenge-others = Други места
challenge-others-open = Свободни за други
challenge-others-computer = Компютър
challenge-rated = За рейтинг
challenge-rated-about = Резултатът се брои за рейтинга и на двамата.
challenge-listed = Всеки може да гледа
challenge-series = Серия
challenge-series-0 = Една игра
challenge-series-3 = Най-много 3 игри
challenge-series-5 = Най-много 5 игри
challenge-send = Изпрати предизвикателство
challenge-sent = Предизвикателството е изпратено до { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } те предизвиква: { $game }
challenge-to = Чакаме отговор от { $name }: { $game }
challenge-accept = Приеми
challenge-decline = Откажи
challenge-withdraw = Оттегли
challenge-list = Предизвикателства
challenge-was-declined = { $name } отказва предизвикателството ти.
challenge-was-withdrawn = { $name } оттегля предизвикателството.
challenge-was-accepted = { $name } приема. Играта ви започна.
challenge-go = Към играта
# The title of a push notice.
challenge-notice = Някой те предизвиква

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Серия { $one } : { $other }, игра { $game } от { $of }
series-over = Край на серията: { $one } : { $other }
series-next = Следваща игра

## Choices about others, in the account

contact-choices = Други играчи
contact-shows-online = Показвай кога съм онлайн
contact-shows-online-about = Играчите, които те следват, виждат кога си онлайн и коя публична игра играеш.
contact-challenges = Кой може да ме предизвиква
contact-challenges-everybody = Всички
contact-challenges-followed = Играчите, които следвам
contact-challenges-nobody = Никой
contact-free-chat = Чат със свободен текст
contact-free-chat-about = Пиши в чата със свои думи на играчи, които също са включили това. Ако е изключено, можеш да ползваш само готови реплики.
contact-free-chat-off = За да пишеш със свои думи, включи чата със свободен текст в профила си.

## Reports

# $name is the name of a player.
report-title = Докладвай { $name }
report-reason = Какво не е наред?
report-reason-abuse = Обиди или заплахи
report-reason-spam = Спам или реклама
report-reason-cheating = Измама
report-reason-name = Обидно име
report-reason-other = Нещо друго
report-words = Какво се случи? (по желание)
report-send = Изпрати доклада

## Mail

mail-challenge-subject = Някой те предизвиква
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } те предизвиква на игра на { $game }:
