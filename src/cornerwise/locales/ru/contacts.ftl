## Friends: people you follow

friends-title = Друзья
friends-empty = Вы пока ни на кого не подписаны. Найдите игрока по имени пользователя.
friends-find = Найти игрока
friends-find-do = Найти
friends-find-about = Введите имя пользователя или его первые буквы. Оно может отличаться от имени за столом.
friends-find-none = Никого не нашлось. Проверьте, как пишется имя пользователя. Игроков со скрытым профилем найти нельзя.
friends-online = Онлайн
friends-offline = Не в сети
# $game is the name of a game.
friends-playing = Играет в «{ $game }»
friends-watch = Смотреть
friends-following = Ваши подписки
friends-blocked = Заблокированные
friends-muted = Скрытые в чате
friends-account = Чтобы подписываться на других игроков и вызывать их на игру, нужен аккаунт.
friends-sign-up = Войти или создать аккаунт

## What can be done with a player

person-follow = Подписаться
person-unfollow = Отписаться
person-challenge = Вызвать на игру
person-more = Ещё
person-block = Заблокировать
person-unblock = Разблокировать
person-block-about = Вы не попадёте друг к другу в соперники и не будете получать вызовы и сообщения друг от друга.
person-mute = Скрыть в чате
person-unmute = Показывать в чате
person-report = Пожаловаться
# $name is the name of a player.
person-followed = Вы подписаны на игрока { $name }.
person-was-blocked = Игрок { $name } заблокирован.
person-closed = Не принимает вызовы

## Challenges

# $name is the name of a player.
challenge-title = Вызов игроку { $name }
challenge-game = Игра
challenge-starts = Кто начинает
challenge-starts-random = Случайно
challenge-starts-me = Вы
challenge-starts-them = Ваш соперник
challenge-others = Остальные места
challenge-others-open = Открыты для других
challenge-others-computer = Компьютер
challenge-rated = Рейтинговая партия
challenge-rated-about = Результат повлияет на рейтинги обоих игроков.
challenge-listed = Смотреть может любой
challenge-series = Серия
challenge-series-0 = Одна партия
challenge-series-3 = Из 3 партий
challenge-series-5 = Из 5 партий
challenge-send = Отправить вызов
challenge-sent = Вызов отправлен игроку { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } вызывает вас: { $game }
challenge-to = Ждём ответа игрока { $name }: { $game }
challenge-accept = Принять
challenge-decline = Отклонить
challenge-withdraw = Отозвать
challenge-list = Вызовы
challenge-was-declined = { $name } отклоняет ваш вызов.
challenge-was-withdrawn = { $name } отзывает вызов.
challenge-was-accepted = { $name } принимает вызов. Ваша партия началась.
challenge-go = Перейти к партии
# The title of a push notice.
challenge-notice = Вас вызывают на игру

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Серия { $one } : { $other }, партия { $game } из { $of }
series-over = Серия окончена: { $one } : { $other }
series-next = Следующая партия

## Choices about others, in the account

contact-choices = Другие игроки
contact-shows-online = Показывать, когда я онлайн
contact-shows-online-about = Игроки, которые на вас подписаны, видят, когда вы онлайн и какую открытую партию играете.
contact-challenges = Кто может меня вызывать
contact-challenges-everybody = Все
contact-challenges-followed = Игроки из моих подписок
contact-challenges-nobody = Никто
contact-free-chat = Чат свободным текстом
contact-free-chat-about = Общайтесь в чате своими словами с игроками, которые тоже это включили. Если выключено, доступны только готовые фразы.
contact-free-chat-off = Чтобы писать своими словами, включите в аккаунте чат свободным текстом.

## Reports

# $name is the name of a player.
report-title = Жалоба на игрока { $name }
report-reason = Что не так?
report-reason-abuse = Оскорбления или угрозы
report-reason-spam = Спам или реклама
report-reason-cheating = Нечестная игра
report-reason-name = Оскорбительное имя
report-reason-other = Другое
report-words = Что произошло? (необязательно)
report-send = Отправить жалобу

## Mail

mail-challenge-subject = Вас вызывают на игру
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } вызывает вас сыграть в «{ $game }»:
