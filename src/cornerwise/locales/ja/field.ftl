## The table of tiles

field-board = テーブル
field-hand = あなたのタイル
# A tile in your hand; $count is the number of places where it fits now.
field-hand-tile = { $numbers }、{ $count ->
    [0] 置ける場所なし
   *[other] 置ける場所は{ $count }か所
  }、キー{ $key }
field-hand-waiting = { $numbers }
field-points = +{ $points }
# A tile on the table: its numbers at the tip, then clockwise.
field-tile = { $cell }に{ $apex } { $second } { $third }
field-tile-last = { $cell }に{ $apex } { $second } { $third }、最後の手
field-place = { $cell }に置けます
field-place-points = { $cell }に置けます、{ $points }点
field-place-bridge = { $cell }に置けてブリッジになります、{ $points }点
field-place-hexagon = { $cell }に置けて六角形が{ $count }個完成します、{ $points }点
field-pile = 山
field-pile-tiles = { $count ->
    [0] タイルなし
   *[other] タイル{ $count }枚
  }
field-mine = タイル{ $tiles }枚、山に{ $pile }枚
field-zoom-in = 拡大
field-zoom-out = 縮小
field-fit = 全体を表示

## What can be done with a tile

field-must-draw = 置けるタイルがありません。1枚引いてください。
field-must-pass = 置けるタイルがありません。パスするしかありません。
field-scores = 置けます、{ $points }点
field-makes-bridge = ブリッジになります、{ $points }点
field-closes-hexagon = 六角形が{ $count }個完成します、{ $points }点
field-lay = 置く
field-draw = 引く
field-pass = パス
field-pick = タイルを選んでください。{ $tiles }枚が置けます。
