## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }，{ $moves } 步
picture-design = { $game }棋盤上的圖案，{ $pieces } 個棋子
# $pieces are names of pieces, such as 2xI5 W5.
picture-uses = { $colour }：{ $pieces }。
picture-piece = { $piece }，{ $colour }
picture-cells = { $cells } 格
picture-board = 棋盤
picture-turn = 輪到{ $colour }（{ $name }）。
picture-swap = { $name } 選擇：保留或交換。
# $seats is a list of picture-seat.
picture-over = { $count ->
    [0] 對局結束。無人獲勝。
   *[other] 對局結束。{ $names } 獲勝。
  }
# Such as: Player 1 (Blue and Red).
picture-seat = { $name }（{ $colours }）
# $scores is a list of picture-score.
picture-points = 分數：{ $scores }。
# $name is a colour or a player.
picture-score = { $name } { $points }
# Before the pieces that nobody has of their own.
picture-common = 共用

## Tables of tiles. Players are named as in seat-number.

picture-table = 桌面
picture-tiles = { $game }，{ $tiles } 張牌
picture-tile-due = 即將抽一張牌。
picture-seat-turn = 輪到 { $name }。
picture-match-over = 比賽結束。
picture-match-won = { $count ->
    [0] 比賽結束。無人獲勝。
   *[other] 比賽結束。{ $names } 獲勝。
  }
# $counts is a list of picture-score and picture-pile.
picture-held = 手牌數：{ $counts }。
picture-pile = 牌堆 { $tiles }
# Before one's own tiles.
picture-hand = 手牌
