## The result

result-page = 結果
result-open = 對局進行中
result-by-resigned = 其他人認輸。
result-by-time = 其他人逾時。
result-by-left = 其他人離開了。
result-you-resigned = 你認輸了。
result-you-time = 你逾時了。
result-you-left = 你離開了對局。
result-by-draw = 玩家們同意和局。
result-all-placed = { $colour }放完了所有棋子。
result-dropped = { $name } { $how }
result-solo-done = 所有棋子都在棋盤上了
result-solo-short = 沒有放完所有棋子
over-replay = 重播

## The sum of every seat

sum-won = 獲勝
sum-deal = 第 { $deal } 局
sum-together = 隊伍總分
sum-nobody = 共用顏色
sum-nobody-text = 由大家輪流放，不計分。
sheet-left = 剩下棋子 { $piece }{ $count ->
    [1] {""}
   *[other] ，{ $count } 個
  }
sheet-cells-placed = 佔了 { $count } 個方格
sheet-pieces-placed = 放下 { $count } 個棋子
sheet-seen = 從上方可見 { $count } 個方格
sheet-all-placed = 放完所有棋子
sheet-single-last = 最後放最小的棋子
sheet-tile = 出了 { $count } 張牌
sheet-bridge = { $count } 座橋
sheet-hexagon = 拼成 { $count } 個六邊形
sheet-opening-triple = 用三個相同的數字開局
sheet-opening-zero = 用三個零開局
sheet-out = 出完最後一張牌
sheet-draw = 抽了 { $count } 張牌
sheet-third-draw = { $count ->
    [1] 抽了第三張牌仍未出牌
   *[other] 抽了第三張牌仍未出牌：{ $count } 次
  }
sheet-hands = 各家手裡剩下的牌

## The review

review-title = 覆盤
review-about = 貼上一場對局。電腦會告訴你局勢如何變化、每一步值多少、怎麼走更好。
review-progress = { $done ->
    [0] 正在分析對局…
   *[other] 正在分析：已完成 { $done } / { $total } 步
  }
review-progress-text = 你可以先逐步查看對局。離開這個頁面，分析就會停止。
review-quantity = 圖表顯示什麼
review-margins = 領先分數
review-shares = 勝率
review-graph = 每一步之後的局勢
review-as-table = 以表格顯示
review-as-graph = 以圖表顯示
review-table = 每一步之後的局勢（表格）
review-move = 下一步
review-before = { $ply }：{ $move }
review-end = 終局
review-errors = ± 是誤差範圍：用 16 倍時間搜尋，100 次裡有 95 次結果落在其中。沒有 ± 的數值是精確的。
review-at = { $ply ->
    [0] 開局時
   *[other] { $ply } 步之後
  }：{ $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = 轉折點
review-no-turning = 沒有哪一步損失很大。大家都下得很好。
review-lost-margins = 比最佳走法少得的分數
review-move-of = 第 { $number } 步，{ $name }
review-instead = { $move }。更好：{ $better }
review-better = 更好：{ $move }
review-was-best = 電腦沒有找到更好的走法。
review-choose = 選一步，看看怎麼走更好。
review-line = 對局本可以這樣繼續
review-line-show = 顯示這些走法
review-line-one = 顯示這一步
review-line-hide = 隱藏這些走法
review-line-back = 這些走法的上一步
review-line-on = 這些走法的下一步
review-line-at = { $step } / { $count }
move-lays = { $piece } 放在 { $cell }
move-lays-tile = 牌 { $tile }
move-keep = 保留顏色
move-swap = 交換顏色
move-draw = 抽牌
move-pass = 跳過

## Replay

replay-title = 重播
replay-about = 貼上一場對局，一步一步地看。
replay-slider = 對局中的位置
replay-where = { $ply ->
    [0] 第一步之前，共 { $count } 步
   *[other] 第 { $ply } 步，共 { $count } 步
  }
replay-short = { $ply } / { $count }
replay-play = 播放
replay-pause = 暫停
replay-end = 跳到結尾
replay-speed = 速度
replay-times = { $speed } ×
replay-next = 輪到走棋

## Games from elsewhere

doors = 開啟對局
door-review = 覆盤一場對局
door-replay = 重播一場對局
head-back = 返回
record-label = .blksgf 或 JSON 格式的對局
record-open = 開啟
record-file = 選擇檔案
record-other = 另一場對局
record-hint = 也可以把檔案拖到這裡。伺服器不會儲存任何東西。
record-none = 這段文字裡沒有對局。請貼上 .blksgf 或 JSON 檔案的內容。
record-which = 找到 { $count } 場對局。請選一場。

## Taking it along

export-title = 分享與儲存
export-share = 分享
export-link = 複製連結
export-text = 複製為文字
export-blksgf = .blksgf 檔案
export-blksgf-text = 用於其他程式
export-json = JSON 記錄
export-json-text = 全部內容，可在這裡再次開啟
export-svg = SVG 圖片
export-svg-text = 任意大小都清晰
export-png = PNG 圖片
export-png-text = 用於訊息和網頁

## The analysis board

analysis-title = 分析棋盤
analysis-parts = 顯示什麼
analysis-pieces = 棋子
analysis-lines = 最佳走法
analysis-moves = 棋譜
analysis-no-moves = 替任意一方放一個棋子。你的走法和試過的每條變化都會列在這裡。
analysis-searched = 已搜尋 { $count } 個局面
analysis-exact = 已算到終局
analysis-bar = 勝率：{ $chances }
analysis-bar-empty = 勝率
analysis-promote = 設為主變化
analysis-remove = 刪除這一步及其後的所有走法
analysis-menu = 更多選項
analysis-new = 開始新分析
analysis-paste = 貼上走法或對局
analysis-paste-text = 可以是每行一步的走法、連結，或 .blksgf、JSON 格式的對局。
analysis-by-moves = 牌是從牌堆抽的，所以局面只能由走法得來。在這裡走出來，或者貼上走法。
analysis-saved = 已儲存在這台裝置上
analysis-forget = 刪除這個分析
analysis-from-here = 從這裡開始分析
arrange-title = 擺出局面
arrange-ready = 規則允許這個局面。
arrange-broken = 這個局面還不成立
arrange-missing = { $colour }少一個棋子。各顏色按順序走。
arrange-turn = 輪到
arrange-turn-any = 按規則決定
arrange-turn-other = 按這些棋子，接下來應是另一種顏色。
editor-moves = { $count ->
    [0] 放下第一個棋子
   *[other] { $count } 步
  }
editor-over = 對局結束
editor-over-text = 誰都不能再走了。
editor-computer = 讓電腦走一步
editor-review = 覆盤這場對局
editor-found = 最佳走法
editor-value = { $margin } · { $share }%
editor-make = 走 { $letter } 這一步
editor-game = 遊戲
editor-which = 選擇遊戲
editor-game-kind = { $game }，{ $kind }
editor-begin = 重新開始
