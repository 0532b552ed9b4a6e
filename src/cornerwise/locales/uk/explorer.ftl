## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = База дебютів
# Which games are looked up: those of the next three messages
explorer-source = Які партії
explorer-source-engine = Партії комп’ютера
explorer-source-server = Відкриті партії
explorer-source-mine = Мої партії
explorer-source-engine-text = Партії, які комп’ютер зіграв сам із собою.
explorer-source-server-text = Відкриті партії, завершені на цьому сервері.
explorer-source-mine-text = Ваші завершені партії на цьому сервері.
error-explorer-preparing = Партії комп’ютера ще готуються. За кілька хвилин вони з’являться тут самі.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] Ця позиція була в { $count } партії
    [few] Ця позиція була в { $count } партіях
    [many] Ця позиція була в { $count } партіях
   *[other] Ця позиція була в { $count } партії
}
explorer-moves = Зіграні тут ходи
# Columns of the table
explorer-column-move = Хід
explorer-column-games = Партії
# The share of wins of whoever made the move
explorer-column-won = Перемоги
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Перевага в балах
explorer-column-engine = Комп’ютер
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = Зіграти { $move }
explorer-last = Остання партія з ходом { $move }
explorer-none = Тут партій немає
explorer-none-text = У цих партіях такої позиції не було. Поверніться на хід назад або виберіть інші партії.
explorer-deep = База знає перші ходи кожної партії: { $count }.
explorer-none-mine = Цієї позиції не було в жодній із ваших завершених партій на цьому сервері.
explorer-over = Партію завершено. Поверніться назад, щоб побачити, які ходи робили.
explorer-engine-on = Аналізувати
explorer-more = Показано найчастіші ходи: { $count }.
explorer-flat-only = База дебютів знає лише партії на пласких дошках.
