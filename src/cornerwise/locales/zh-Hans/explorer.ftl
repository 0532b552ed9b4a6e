## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = 开局库
# Which games are looked up: those of the next three messages
explorer-source = 哪些对局
explorer-source-engine = 电脑对局
explorer-source-server = 公开对局
explorer-source-mine = 我的对局
explorer-source-engine-text = 电脑与自己下的对局。
explorer-source-server-text = 在这台服务器上结束的公开对局。
explorer-source-mine-text = 你在这台服务器上结束的对局。
error-explorer-preparing = 电脑对局仍在准备中，几分钟后会自动显示在这里。
# How many games had the position that is shown
explorer-games = { $count } 盘对局到过这个局面
explorer-moves = 这里走过的棋
# Columns of the table
explorer-column-move = 走法
explorer-column-games = 对局
# The share of wins of whoever made the move
explorer-column-won = 获胜
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = 领先分数
explorer-column-engine = 电脑
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = 走 { $move }
explorer-last = 最近一盘走 { $move } 的对局
explorer-none = 这里没有对局
explorer-none-text = 这些对局里没有人到过这个局面。请退回一步，或者看看其他对局。
explorer-deep = 开局库收录每盘对局的前 { $count } 步。
explorer-none-mine = 你在这台服务器上结束的对局都没有到过这个局面。
explorer-over = 对局已结束。退回去就能看到走过哪些棋。
explorer-engine-on = 分析
explorer-more = 显示的是最常见的 { $count } 种走法。
explorer-flat-only = 开局库只收录平面棋盘上的对局。
