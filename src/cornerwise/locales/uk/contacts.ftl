## Friends: people you follow

friends-title = Друзі
friends-empty = Ви поки ні на кого не підписані. Знайдіть гравця за ім’ям користувача.
friends-find = Знайти гравця
friends-find-do = Знайти
friends-find-about = Введіть ім’я користувача або його перші літери. Воно може відрізнятися від імені за столом.
friends-find-none = Нікого не знайдено. Перевірте, як пишеться ім’я користувача. Гравців із прихованим профілем знайти не можна.
friends-online = Онлайн
friends-offline = Не в мережі
# $game is the name of a game.
friends-playing = Грає у «{ $game }»
friends-watch = Дивитися
friends-following = Ваші підписки
friends-blocked = Заблоковані
friends-muted = Сховані в чаті
friends-account = Щоб підписуватися на інших гравців і викликати їх на гру, потрібен акаунт.
friends-sign-up = Увійти або створити акаунт

## What can be done with a player

person-follow = Підписатися
person-unfollow = Відписатися
person-challenge = Викликати на гру
person-more = Ще
person-block = Заблокувати
person-unblock = Розблокувати
person-block-about = Ви не станете суперниками й не отримуватимете викликів і повідомлень одне від одного.
person-mute = Сховати в чаті
person-unmute = Показувати в чаті
person-report = Поскаржитися
# $name is the name of a player.
person-followed = Ви підписані на гравця { $name }.
person-was-blocked = Гравця { $name } заблоковано.
person-closed = Не приймає викликів

## Challenges

# $name is the name of a player.
challenge-title = Виклик гравцеві { $name }
challenge-game = Гра
challenge-starts = Хто починає
challenge-starts-random = Випадково
challenge-starts-me = Ви
challenge-starts-them = Ваш суперник
challenge-others = Інші місця
challenge-others-open = Відкриті для інших
challenge-others-computer = Комп’ютер
challenge-rated = Рейтингова партія
challenge-rated-about = Результат вплине на рейтинги обох гравців.
challenge-listed = Дивитися може будь-хто
challenge-series = Серія
challenge-series-0 = Одна партія
challenge-series-3 = Із 3 партій
challenge-series-5 = Із 5 партій
challenge-send = Надіслати виклик
challenge-sent = Виклик надіслано гравцеві { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } викликає вас: { $game }
challenge-to = Чекаємо на відповідь гравця { $name }: { $game }
challenge-accept = Прийняти
challenge-decline = Відхилити
challenge-withdraw = Відкликати
challenge-list = Виклики
challenge-was-declined = { $name } відхиляє ваш виклик.
challenge-was-withdrawn = { $name } відкликає виклик.
challenge-was-accepted = { $name } приймає виклик. Ваша партія почалася.
challenge-go = Перейти до партії
# The title of a push notice.
challenge-notice = Вас викликають на гру

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Серія { $one } : { $other }, партія { $game } з { $of }
series-over = Серію завершено: { $one } : { $other }
series-next = Наступна партія

## Choices about others, in the account

contact-choices = Інші гравці
contact-shows-online = Показувати, коли я онлайн
contact-shows-online-about = Гравці, які на вас підписані, бачать, коли ви онлайн і яку відкриту партію граєте.
contact-challenges = Хто може мене викликати
contact-challenges-everybody = Усі
contact-challenges-followed = Гравці з моїх підписок
contact-challenges-nobody = Ніхто
contact-free-chat = Чат вільним текстом
contact-free-chat-about = Спілкуйтеся в чаті власними словами з гравцями, які теж це ввімкнули. Якщо вимкнено, доступні лише готові фрази.
contact-free-chat-off = Щоб писати власними словами, увімкніть в акаунті чат вільним текстом.

## Reports

# $name is the name of a player.
report-title = Скарга на гравця { $name }
report-reason = Що не так?
report-reason-abuse = Образи або погрози
report-reason-spam = Спам або реклама
report-reason-cheating = Нечесна гра
report-reason-name = Образливе ім’я
report-reason-other = Інше
report-words = Що сталося? (необов’язково)
report-send = Надіслати скаргу

## Mail

mail-challenge-subject = Вас викликають на гру
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } викликає вас зіграти у «{ $game }»:
