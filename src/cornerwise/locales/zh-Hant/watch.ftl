## Watching games, and the screen for clubs and fairs

watch-featured = 目前最精彩的對局
watch-finished = 剛剛結束
watch-none-now = 現在沒有人在下公開對局。
watch-none-fits = 現在沒有符合篩選條件的對局。
watch-lost = 連線已中斷，正在重新連線…
watch-viewers = { $count } 人觀戰
watch-see-all = { $count ->
    [0] 觀戰
   *[other] 觀看 { $count } 場對局
  }
watch-join = 加入
watch-speed = 棋鐘
watch-speed-any = 任何棋鐘
watch-speed-clock = 計時
watch-speed-none = 不計時
watch-speed-days = 每步以天計
watch-rated-only = 僅積分對局

## Following a player from game to game

watch-follow = 追蹤{ $name }
watch-following = 正在追蹤{ $name }
watch-unfollow = 停止追蹤
watch-nothing-yet = { $name }現在沒有在下公開對局。下一場會顯示在這裡。
watch-next-soon = 這場對局已結束。{ $name }的下一場會顯示在這裡。

## Tournaments that can be joined

watch-tournaments = 即將開始的錦標賽
watch-all-tournaments = 全部錦標賽
watch-no-tournaments = 現在沒有可以加入的錦標賽。

## The screen for clubs and fairs

watch-tv = 電視模式
watch-kind-live = 直播
watch-kind-replay = 重播
watch-kind-computer = 電腦對局
watch-won = { $names }獲勝
watch-drawn = 和局
watch-play-too = 我也要玩
watch-code = 含有本站網址的 QR Code
watch-full = 全螢幕
watch-leave-tv = 離開電視模式

## Sharing a game, and its score sheet on paper

share-embed = 複製嵌入碼
share-animation = 動態圖片
share-animation-about = 整場對局，WebP 格式
share-sheet = 記錄紙
share-sheet-about = 可列印：棋盤、得分和走法
paper-title = 記錄紙
paper-print = 列印
paper-back = 返回結果
paper-player = 玩家
paper-points = 得分
paper-moves = 棋譜
