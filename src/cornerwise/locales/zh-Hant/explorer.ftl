## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = 開局庫
# Which games are looked up: those of the next three messages
explorer-source = 哪些對局
explorer-source-engine = 電腦對局
explorer-source-server = 公開對局
explorer-source-mine = 我的對局
explorer-source-engine-text = 電腦與自己下的對局。
explorer-source-server-text = 在這台伺服器上結束的公開對局。
explorer-source-mine-text = 你在這台伺服器上結束的對局。
error-explorer-preparing = 電腦對局仍在準備中，幾分鐘後會自動顯示在這裡。
# How many games had the position that is shown
explorer-games = { $count } 場對局到過這個局面
explorer-moves = 這裡走過的棋
# Columns of the table
explorer-column-move = 走法
explorer-column-games = 對局
# The share of wins of whoever made the move
explorer-column-won = 獲勝
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = 領先分數
explorer-column-engine = 電腦
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = 走 { $move }
explorer-last = 最近一場走 { $move } 的對局
explorer-none = 這裡沒有對局
explorer-none-text = 這些對局裡沒有人到過這個局面。請退回一步，或者看看其他對局。
explorer-deep = 開局庫收錄每場對局的前 { $count } 步。
explorer-none-mine = 你在這台伺服器上結束的對局都沒有到過這個局面。
explorer-over = 對局已結束。退回去就能看到走過哪些棋。
explorer-engine-on = 分析
explorer-more = 顯示的是最常見的 { $count } 種走法。
explorer-flat-only = 開局庫只收錄平面棋盤上的對局。
