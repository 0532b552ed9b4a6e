## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }，{ $moves } 步
picture-design = { $game }棋盘上的图案，{ $pieces } 块棋子
# $pieces are names of pieces, such as 2xI5 W5.
picture-uses = { $colour }：{ $pieces }。
picture-piece = { $piece }，{ $colour }
picture-cells = { $cells } 格
picture-board = 棋盘
picture-turn = 轮到{ $colour }（{ $name }）。
picture-swap = { $name } 选择：保留或交换。
# $seats is a list of picture-seat.
picture-over = { $count ->
    [0] 对局结束。无人获胜。
   *[other] 对局结束。{ $names } 获胜。
  }
# Such as: Player 1 (Blue and Red).
picture-seat = { $name }（{ $colours }）
# $scores is a list of picture-score.
picture-points = 分数：{ $scores }。
# $name is a colour or a player.
picture-score = { $name } { $points }
# Before the pieces that nobody has of their own.
picture-common = 共用

## Tables of tiles. Players are named as in seat-number.

picture-table = 桌面
picture-tiles = { $game }，{ $tiles } 张牌
picture-tile-due = 即将抽一张牌。
picture-seat-turn = 轮到 { $name }。
picture-match-over = 比赛结束。
picture-match-won = { $count ->
    [0] 比赛结束。无人获胜。
   *[other] 比赛结束。{ $names } 获胜。
  }
# $counts is a list of picture-score and picture-pile.
picture-held = 手牌数：{ $counts }。
picture-pile = 牌堆 { $tiles }
# Before one's own tiles.
picture-hand = 手牌
