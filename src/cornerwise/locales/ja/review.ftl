## The result

result-page = 結果
result-open = ゲーム進行中
result-by-resigned = ほかの人が投了しました。
result-by-time = ほかの人が時間切れになりました。
result-by-left = ほかの人が退席しました。
result-you-resigned = あなたは投了しました。
result-you-time = あなたの時間が切れました。
result-you-left = あなたは退席しました。
result-by-draw = プレイヤーの合意により引き分けです。
result-all-placed = { $colour }がすべてのピースを置きました。
result-dropped = { $name }：{ $how }
result-solo-done = すべてのピースをボードに置きました
result-solo-short = すべてのピースは置けませんでした
over-replay = リプレイ

## The sum of every seat

sum-won = 勝ち
sum-deal = ラウンド{ $deal }
sum-together = チーム合計
sum-nobody = 共有の色
sum-nobody-text = 全員が交代で置きました。得点には数えません。
sheet-left = ピース{ $piece }の残り{ $count ->
    [1] {""}
   *[other] 、{ $count }個
  }
sheet-cells-placed = 覆ったマス：{ $count }
sheet-pieces-placed = 置いたピース：{ $count }個
sheet-seen = 上から見えるマス：{ $count }
sheet-all-placed = すべてのピースを配置
sheet-single-last = 最後に最小のピースを配置
sheet-tile = 置いたタイル：{ $count }枚
sheet-bridge = ブリッジ：{ $count }
sheet-hexagon = 完成した六角形：{ $count }
sheet-opening-triple = 同じ数字3つで開始
sheet-opening-zero = 0が3つのタイルで開始
sheet-out = 最後のタイルを配置
sheet-draw = 引いたタイル：{ $count }枚
sheet-third-draw = { $count ->
    [1] 3枚目を引いてもタイルを置けず
   *[other] 3枚目を引いてもタイルを置けず：{ $count }回
  }
sheet-hands = 手持ちに残ったタイル

## The review

review-title = レビュー
review-about = ゲームを貼り付けてください。コンピューターが、ゲームの流れ、それぞれの手の価値、もっとよい手を示します。
review-progress = { $done ->
    [0] ゲームを解析中…
   *[other] 解析中：{ $total }手のうち{ $done }手が完了
  }
review-progress-text = その間にゲームの手順をたどれます。このページを離れると、解析は止まります。
review-quantity = グラフの内容
review-margins = 点差
review-shares = 勝率
review-graph = 各手の後の形勢
review-as-table = 表で表示
review-as-graph = グラフで表示
review-table = 各手の後の形勢（表）
review-move = 次の手
review-before = { $ply }：{ $move }
review-end = 終了
review-errors = ±は誤差の範囲です。16倍の時間をかけて探索すると、100回中95回はこの範囲に収まります。±のない値は正確です。
review-at = { $ply ->
    [0] 開始時
   *[other] { $ply }手目の後
  }：{ $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = 勝負の分かれ目
review-no-turning = 大きな損になる手はありませんでした。全員お見事です。
review-lost-margins = 最善手と比べて失った点
review-move-of = { $number }手目、{ $name }
review-instead = { $move }。よりよい手：{ $better }
review-better = よりよい手：{ $move }
review-was-best = コンピューターはこれ以上の手を見つけられませんでした。
review-choose = 手を選ぶと、もっとよい手がわかります。
review-line = こう進めることもできました
review-line-show = 手順を表示
review-line-one = 手を表示
review-line-hide = 手順を隠す
review-line-back = この手順の前の手
review-line-on = この手順の次の手
review-line-at = { $step }/{ $count }
move-lays = { $cell }に{ $piece }
move-lays-tile = タイル{ $tile }
move-keep = 色はそのまま
move-swap = 色を交換
move-draw = タイルを引く
move-pass = パス

## Replay

replay-title = リプレイ
replay-about = ゲームを貼り付けて、1手ずつ見ることができます。
replay-slider = 再生位置
replay-where = { $ply ->
    [0] 全{ $count }手の開始前
   *[other] { $count }手中{ $ply }手目
  }
replay-short = { $ply }/{ $count }
replay-play = 再生
replay-pause = 一時停止
replay-end = 最後へ移動
replay-speed = 速度
replay-times = { $speed }倍
replay-next = 手番

## Games from elsewhere

doors = ゲームを開く
door-review = ゲームをレビュー
door-replay = ゲームをリプレイ
head-back = 戻る
record-label = .blksgfまたはJSONのゲーム
record-open = 開く
record-file = ファイルを選択
record-other = 別のゲーム
record-hint = ここにファイルをドロップすることもできます。サーバーには何も保存されません。
record-none = このテキストにはゲームがありません。.blksgfファイルかJSONファイルの内容を貼り付けてください。
record-which = { $count }個のゲームが見つかりました。1つ選んでください。

## Taking it along

export-title = 共有と保存
export-share = 共有
export-link = リンクをコピー
export-text = テキストとしてコピー
export-blksgf = .blksgfファイル
export-blksgf-text = ほかのプログラム用
export-json = JSON記録
export-json-text = すべての内容、ここで再び開けます
export-svg = SVG画像
export-svg-text = どの大きさでも鮮明
export-png = PNG画像
export-png-text = メッセージやウェブページ用

## The analysis board

analysis-title = 解析ボード
analysis-parts = 表示する内容
analysis-pieces = ピース
analysis-lines = 最善手
analysis-moves = 手順
analysis-no-moves = どちらの側のピースでも置けます。置いた手と試した手順がここに並びます。
analysis-searched = { $count }局面を探索
analysis-exact = ゲームの最後まで計算済み
analysis-bar = 勝率：{ $chances }
analysis-bar-empty = 勝率
analysis-promote = これを本筋にする
analysis-remove = この手以降をすべて削除
analysis-menu = その他のオプション
analysis-new = 新しい解析
analysis-paste = 手順またはゲームを貼り付け
analysis-paste-text = 1行に1手、リンク、または.blksgfかJSONのゲーム。
analysis-by-moves = タイルは山から引くため、局面は手順から作られます。ここで手を進めるか、手順を貼り付けてください。
analysis-saved = この端末に保存済み
analysis-forget = この解析を削除
analysis-from-here = ここから解析
arrange-title = 局面を作る
arrange-ready = ルール上可能な局面です。
arrange-broken = まだ成立していません
arrange-missing = { $colour }のピースが足りません。色は順番どおりにプレイします。
arrange-turn = 手番
arrange-turn-any = ルールどおり
arrange-turn-other = このピースの配置では、次は別の色の番です。
editor-moves = { $count ->
    [0] 最初のピースを置く
   *[other] { $count }手
  }
editor-over = ゲーム終了
editor-over-text = もう誰にも可能な手がありません。
editor-computer = コンピューターに任せる
editor-review = このゲームをレビュー
editor-found = 最善手
editor-value = { $margin } · { $share }%
editor-make = 手{ $letter }をプレイ
editor-game = ゲーム
editor-which = ゲームを選ぶ
editor-game-kind = { $game }、{ $kind }
editor-begin = 最初からやり直す
