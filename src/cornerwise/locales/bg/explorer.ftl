## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = Дебютен справочник
# Which games are looked up: those of the next three messages
explorer-source = Кои игри
explorer-source-engine = Игри на компютъра
explorer-source-server = Публични игри
explorer-source-mine = Моите игри
explorer-source-engine-text = Игри, които компютърът е играл срещу себе си.
explorer-source-server-text = Публични игри, завършени на този сървър.
explorer-source-mine-text = Твоите завършени игри на този сървър.
error-explorer-preparing = Игрите на компютъра още се подготвят. След няколко минути ще се появят тук сами.
# How many games had the position that is shown
explorer-games = { $count ->
    [one] Тази позиция се среща в { $count } игра
   *[other] Тази позиция се среща в { $count } игри
  }
explorer-moves = Ходове, играни тук
# Columns of the table
explorer-column-move = Ход
explorer-column-games = Игри
# The share of wins of whoever made the move
explorer-column-won = Победи
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = Преднина в точки
explorer-column-engine = Компютър
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = Изиграй { $move }
explorer-last = Последна игра с { $move }
explorer-none = Тук няма игри
explorer-none-text = Тази позиция не се среща в тези игри. Върни се един ход или виж други игри.
explorer-deep = Справочникът знае първите { $count } хода на всяка игра.
explorer-none-mine = Тази позиция не се среща в никоя от завършените ти игри на този сървър.
explorer-over = Играта свърши. Върни се назад, за да видиш кои ходове са играни.
explorer-engine-on = Анализ
explorer-more = Показани са най-честите ходове: { $count }.
explorer-flat-only = Дебютният справочник познава само игри на плоски дъски.
