## Profiles

profile-since = Играе от: { $date }
profile-you = И другите виждат тази страница, но без личните ти игри.
profile-settings = Промени какво виждат другите
profile-hidden-others = Само ти виждаш това.
profile-private = Този играч не показва рейтингите и игрите си.
profile-unknown = Няма такъв играч
profile-unknown-text = Никой тук няма това потребителско име или профилът му е скрит.
profile-of = Виж профила на { $name }

## Ratings

profile-ratings = Рейтинги
profile-ratings-about = Въпросителният знак означава, че рейтингът още не е сигурен. Числото след ± показва с колко може да се различава.
profile-no-ratings = Още няма игри за рейтинг.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = Временен
profile-provisional-about = Въпросителният знак означава временен рейтинг: с още игри за рейтинг ще стане по-точен.
# How strong somebody is, compared with the computer.
profile-level = Около ниво { $level }
profile-level-column = Ниво
profile-rated-games = { $count ->
    [one] { $count } игра за рейтинг
   *[other] { $count } игри за рейтинг
  }
profile-chart = Рейтинг: { $game }
profile-chart-about = Рейтингът след всяка игра за рейтинг. Ивицата показва с колко може да се различава, а пунктирните линии показват колко силен е компютърът на всяко ниво.
profile-chart-table = Покажи като таблица
profile-chart-level = Ниво { $level }
profile-date = Дата
profile-puzzles = Пъзели
profile-puzzles-solved = Решени: { $solved } от { $tried }

## Results

profile-results = Резултати
profile-all-games = Всички игри
profile-won = Победи
profile-drawn = Равенства
profile-lost = Загуби
profile-tally = Победи: { $won }, равенства: { $drawn }, загуби: { $lost }
profile-opponents = По противник
profile-opponent = Противник
profile-others = Други играчи
profile-colours = По цвят
profile-pieces = Любими първи фигури
profile-recent = Последни игри
profile-ended-won = { $name }: победа, { $ago }
profile-ended-lost = { $name }: загуба, { $ago }
profile-ended-drawn = Равенство, { $ago }
profile-ended-played = Завършена { $ago }
profile-empty-text = Тук се показват завършените игри.
profile-export = Изтегли игрите си
profile-export-about = Всичките ти игри в един файл, за да ги запазиш или отвориш в други програми.

## Privacy

privacy-title = Поверителност
privacy-about = Публичният ти профил показва потребителското ти име, рейтингите и публичните ти игри. Ти решаваш какво виждат другите.
privacy-open = Виж публичния си профил
privacy-profile = Скрий публичния профил
privacy-profile-about = Никой не може да отвори профила ти и не си в списъка с играчи.
privacy-ratings = Скрий рейтингите
privacy-ratings-about = Рейтингите ти не са в профила ти, нито в списъка с играчи.
privacy-games = Скрий игрите
privacy-games-about = Игрите и резултатите ти не са в профила ти, а името ти в игрите не води към него.

## Links to profiles on other sites

profile-card = Тук играе игри от типа Blokus и Triominos.
profile-card-rated = Най-добър рейтинг: { $game }, { $rating }

## Refusals

refused-no-such-player = няма такъв играч
