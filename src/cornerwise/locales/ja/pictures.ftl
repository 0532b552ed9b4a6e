## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }、{ $moves }手
picture-design = { $game }のボードのデザイン、ピース{ $pieces }個
# $pieces are names of pieces, such as 2xI5 W5.
picture-uses = { $colour }：{ $pieces }
picture-piece = { $piece }、{ $colour }
picture-cells = { $shape ->
    [cube] キューブ{ $cells }個
   *[square] { $cells }マス
  }
picture-board = ボード
picture-turn = { $colour }の番（{ $name }）。
picture-swap = { $name }が選ぶ番：そのままか交換か。
# $seats is a list of picture-seat.
picture-over = { $count ->
    [0] ゲーム終了。勝者なし。
   *[other] ゲーム終了。勝者：{ $names }。
  }
# Such as: Player 1 (Blue and Red).
picture-seat = { $name }（{ $colours }）
# $scores is a list of picture-score.
picture-points = 得点：{ $scores }。
# $name is a colour or a player.
picture-score = { $name } { $points }
# Before the pieces that nobody has of their own.
picture-common = 共有

## Tables of tiles. Players are named as in seat-number.

picture-table = テーブル
picture-tiles = { $game }、タイル{ $tiles }枚
picture-tile-due = これからタイルを1枚引きます。
picture-seat-turn = { $name }の番。
picture-match-over = 対戦終了。
picture-match-won = { $count ->
    [0] 対戦終了。勝者なし。
   *[other] 対戦終了。勝者：{ $names }。
  }
# $counts is a list of picture-score and picture-pile.
picture-held = タイル：{ $counts }。
picture-pile = 山 { $tiles }
# Before one's own tiles.
picture-hand = 手持ち
