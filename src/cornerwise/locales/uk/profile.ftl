## Profiles

profile-since = Реєстрація: { $date }
profile-you = Цю сторінку бачать і інші, але без ваших закритих партій.
profile-settings = Змінити, що бачать інші
profile-hidden-others = Це бачите лише ви.
profile-private = Цей гравець приховує свої рейтинги й партії.
profile-unknown = Такого гравця немає
profile-unknown-text = Користувача з таким ім’ям тут немає, або його профіль приховано.
profile-of = Відкрити профіль гравця { $name }

## Ratings

profile-ratings = Рейтинги
profile-ratings-about = Знак питання означає, що рейтинг поки неточний. Число після ± показує можливе відхилення.
profile-no-ratings = Рейтингових партій поки немає.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Попередній
profile-provisional-about = Знак питання означає, що рейтинг попередній: з новими рейтинговими партіями він стане точнішим.
# How strong somebody is, compared with the computer.
profile-level = Приблизно рівень { $level }
profile-level-column = Рівень
profile-rated-games =
    { $count ->
        [one] { $count } рейтингова партія
        [few] { $count } рейтингові партії
        [many] { $count } рейтингових партій
       *[other] { $count } рейтингової партії
    }
profile-chart = Рейтинг: { $game }
profile-chart-about = Рейтинг після кожної рейтингової партії. Смуга показує його можливе відхилення, пунктирні лінії — силу комп’ютера на кожному рівні.
profile-chart-table = Показати таблицею
profile-chart-level = Рівень { $level }
profile-date = Дата
profile-puzzles = Задачі
profile-puzzles-solved = Розв’язано: { $solved } з { $tried }

## Results

profile-results = Результати
profile-all-games = Усі ігри
profile-won = Перемоги
profile-drawn = Нічиї
profile-lost = Поразки
profile-tally = Перемоги: { $won }, нічиї: { $drawn }, поразки: { $lost }
profile-opponents = За суперниками
profile-opponent = Суперник
profile-others = Інші гравці
profile-colours = За кольорами
profile-pieces = Улюблені перші фігури
profile-recent = Останні партії
profile-ended-won = { $name }: перемога, { $ago }
profile-ended-lost = { $name }: поразка, { $ago }
profile-ended-drawn = Нічия, { $ago }
profile-ended-played = Завершено { $ago }
profile-empty-text = Тут з’являться завершені партії.
profile-export = Завантажити свої партії
profile-export-about = Усі ваші партії в одному файлі, щоб зберегти або відкрити в інших програмах.

## Privacy

privacy-title = Приватність
privacy-about = У профілі видно ваше ім’я користувача, ваші рейтинги й відкриті партії. Ви вирішуєте, що бачать інші.
privacy-open = Відкрити свій профіль
privacy-profile = Приховати профіль
privacy-profile-about = Ніхто не може відкрити ваш профіль, і вас немає у списку гравців.
privacy-ratings = Приховати рейтинги
privacy-ratings-about = Ваших рейтингів немає ні в профілі, ні у списку гравців.
privacy-games = Приховати партії
privacy-games-about = Ваших партій і результатів немає в профілі, і ваше ім’я в партіях не веде до нього.

## Links to profiles on other sites

profile-card = Грає тут в ігри в дусі Blokus і в Triominos.
profile-card-rated = Найкращий рейтинг: { $game }, { $rating }

## Refusals

refused-no-such-player = такого гравця немає
