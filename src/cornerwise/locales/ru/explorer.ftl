## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = База дебютов
# Which games are looked up: those of the next three messages
explorer-source = Какие партии
explorer-source-engine = Партии компьютера
explorer-source-server = Открытые партии
explorer-source-mine = Мои партии
explorer-source-engine-text = Партии, которые компьютер сыграл сам с собой.
explorer-source-server-text = Открытые партии, завершённые на этом сервере.
explorer-source-mine-text = Ваши завершённые партии на этом сервере.
error-explorer-preparing = Партии компьютера ещё готовятся. Через несколько минут они появятся здесь сами.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] Эта позиция была в { $count } партии
    [few] Эта позиция была в { $count } партиях
    [many] Эта позиция была в { $count } партиях
   *[other] Эта позиция была в { $count } партии
}
explorer-moves = Сыгранные здесь ходы
# Columns of the table
explorer-column-move = Ход
explorer-column-games = Партии
# The share of wins of whoever made the move
explorer-column-won = Победы
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Перевес в очках
explorer-column-engine = Компьютер
explorer-percent = { $share } %
# $move is such as: X5 e8
explorer-play = Сыграть { $move }
explorer-last = Последняя партия с ходом { $move }
explorer-none = Здесь партий нет
explorer-none-text = В этих партиях такой позиции не было. Вернитесь на ход назад или выберите другие партии.
explorer-deep = База знает первые ходы каждой партии: { $count }.
explorer-none-mine = Этой позиции не было ни в одной из ваших завершённых партий на этом сервере.
explorer-over = Партия окончена. Вернитесь назад, чтобы увидеть, какие ходы делались.
explorer-engine-on = Анализировать
explorer-more = Показаны самые частые ходы: { $count }.
explorer-flat-only = База дебютов знает только партии на плоских досках.
