## Profiles

profile-since = Регистрация: { $date }
profile-you = Эту страницу видят и другие, но без ваших закрытых партий.
profile-settings = Изменить, что видят другие
profile-hidden-others = Это видно только вам.
profile-private = Этот игрок скрывает свои рейтинги и партии.
profile-unknown = Такого игрока нет
profile-unknown-text = Пользователя с таким именем здесь нет, или его профиль скрыт.
profile-of = Открыть профиль игрока { $name }

## Ratings

profile-ratings = Рейтинги
profile-ratings-about = Вопросительный знак означает, что рейтинг пока неточный. Число после ± показывает возможное отклонение.
profile-no-ratings = Рейтинговых партий пока нет.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Предварительный
profile-provisional-about = Вопросительный знак означает, что рейтинг предварительный: с новыми рейтинговыми партиями он станет точнее.
# How strong somebody is, compared with the computer.
profile-level = Примерно уровень { $level }
profile-level-column = Уровень
profile-rated-games =
    { $count ->
        [one] { $count } рейтинговая партия
        [few] { $count } рейтинговые партии
        [many] { $count } рейтинговых партий
       *[other] { $count } рейтинговой партии
    }
profile-chart = Рейтинг: { $game }
profile-chart-about = Рейтинг после каждой рейтинговой партии. Полоса показывает его возможное отклонение, пунктирные линии — силу компьютера на каждом уровне.
profile-chart-table = Показать таблицей
profile-chart-level = Уровень { $level }
profile-date = Дата
profile-puzzles = Задачи
profile-puzzles-solved = Решено: { $solved } из { $tried }

## Results

profile-results = Результаты
profile-all-games = Все игры
profile-won = Победы
profile-drawn = Ничьи
profile-lost = Поражения
profile-tally = Победы: { $won }, ничьи: { $drawn }, поражения: { $lost }
profile-opponents = По соперникам
profile-opponent = Соперник
profile-others = Другие игроки
profile-colours = По цветам
profile-pieces = Любимые первые фигуры
profile-recent = Последние партии
profile-ended-won = { $name }: победа, { $ago }
profile-ended-lost = { $name }: поражение, { $ago }
profile-ended-drawn = Ничья, { $ago }
profile-ended-played = Закончена { $ago }
profile-empty-text = Здесь появятся завершённые партии.
profile-export = Скачать свои партии
profile-export-about = Все ваши партии в одном файле, чтобы сохранить или открыть в других программах.

## Privacy

privacy-title = Приватность
privacy-about = В профиле видны ваше имя пользователя, ваши рейтинги и открытые партии. Вы решаете, что видят другие.
privacy-open = Открыть свой профиль
privacy-profile = Скрыть профиль
privacy-profile-about = Никто не может открыть ваш профиль, и вас нет в списке игроков.
privacy-ratings = Скрыть рейтинги
privacy-ratings-about = Ваших рейтингов нет ни в профиле, ни в списке игроков.
privacy-games = Скрыть партии
privacy-games-about = Ваших партий и результатов нет в профиле, и ваше имя в партиях не ведёт к нему.

## Links to profiles on other sites

profile-card = Играет здесь в игры в духе Blokus и в Triominos.
profile-card-rated = Лучший рейтинг: { $game }, { $rating }

## Refusals

refused-no-such-player = такого игрока нет
