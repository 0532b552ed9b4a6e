## The table of tiles

field-board = 桌面
field-hand = 你的手牌
# A tile in your hand; $count is the number of places where it fits now.
field-hand-tile = { $numbers }，{ $count ->
    [0] 哪里都放不下
   *[other] 有 { $count } 处可放
  }，按键 { $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
# A tile on the table: its numbers at the tip, then clockwise.
field-tile = { $cell } 处的 { $apex } { $second } { $third }
field-tile-last = { $cell } 处的 { $apex } { $second } { $third }，最近一步
field-place = 可放在 { $cell }
field-place-points = 可放在 { $cell }，{ $points } 分
field-place-bridge = 可放在 { $cell }，搭成一座桥，{ $points } 分
field-place-hexagon = 可放在 { $cell }，拼成 { $count } 个六边形，{ $points } 分
field-pile = 牌堆
field-pile-tiles = { $count ->
    [0] 没有牌了
   *[other] { $count } 张牌
  }
field-mine = { $tiles } 张牌，牌堆还有 { $pile } 张
field-zoom-in = 放大
field-zoom-out = 缩小
field-fit = 显示全部

## What can be done with a tile

field-must-draw = 你的牌都放不下。抽一张吧。
field-must-pass = 你的牌都放不下。你只能跳过。
field-scores = 放得下，{ $points } 分
field-makes-bridge = 搭成一座桥，{ $points } 分
field-closes-hexagon = 拼成 { $count } 个六边形，{ $points } 分
field-lay = 出牌
field-draw = 抽牌
field-pass = 跳过
field-pick = 选一张牌：你有 { $tiles } 张牌放得下。
