## The table of tiles

field-board = 桌面
field-hand = 你的手牌
# A tile in your hand; $count is the number of places where it fits now.
field-hand-tile = { $numbers }，{ $count ->
    [0] 哪裡都放不下
   *[other] 有 { $count } 處可放
  }，按鍵 { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
# A tile on the table: its numbers at the tip, then clockwise.
field-tile = { $cell } 處的 { $apex } { $second } { $third }
field-tile-last = { $cell } 處的 { $apex } { $second } { $third }，最近一步
field-place = 可放在 { $cell }
field-place-points = 可放在 { $cell }，{ $points } 分
field-place-bridge = 可放在 { $cell }，搭成一座橋，{ $points } 分
field-place-hexagon = 可放在 { $cell }，拼成 { $count } 個六邊形，{ $points } 分
field-pile = 牌堆
field-pile-tiles = { $count ->
    [0] 沒有牌了
   *[other] { $count } 張牌
  }
field-mine = { $tiles } 張牌，牌堆還有 { $pile } 張
field-zoom-in = 放大
field-zoom-out = 縮小
field-fit = 顯示全部

## What can be done with a tile

field-must-draw = 你的牌都放不下。抽一張吧。
field-must-pass = 你的牌都放不下。你只能跳過。
field-scores = 放得下，{ $points } 分
field-makes-bridge = 搭成一座橋，{ $points } 分
field-closes-hexagon = 拼成 { $count } 個六邊形，{ $points } 分
field-lay = 出牌
field-draw = 抽牌
field-pass = 跳過
field-pick = 選一張牌：你有 { $tiles } 張牌放得下。
