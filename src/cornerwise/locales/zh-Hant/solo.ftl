## The games for one

solo-title = 單人遊戲
solo-lead = 一個人玩的遊戲：放四種顏色，直到一個棋子也不剩。隨時可以停下，之後再繼續。
solo-about-classic-solo = 20 × 20 格，84 個棋子。同色之間只能角對角相碰。你能全部放下嗎？
solo-about-trigon-solo = 三角形組成的六邊形棋盤，88 個棋子。同色之間只能角對角相碰。你能全部放下嗎？
solo-begin = 開始
solo-continue = 繼續
solo-look = 查看
solo-best = 你的最佳成績：{ $best }
solo-progress = 進度
solo-placed = 已放 { $placed } 個棋子，共 { $total } 個
solo-of = { $placed } / { $total }
solo-left = 還剩 { $left } 個
solo-prospect-yes = 仍然有解
solo-prospect-no = 已經無解
solo-prospect-unknown = 還不知道是否有解
solo-searching = 正在尋找解法…
solo-complete = { $total } 個棋子全部放下了
solo-complete-text = 你解開了這道謎題。
solo-stuck = 沒有棋子放得下了
solo-stuck-text = 退回幾步，或者重新開始。
solo-undo = 復原
solo-hint = 顯示提示
solo-hint-way = 這一步可以通往一種解法。
solo-restart = 重新開始
solo-restart-sure = 拿掉所有棋子，重新開始嗎？
solo-again = 重新開始

## Designs

design-lead = 用任意的棋子和顏色拼圖案，沒有規則限制。你可以儲存圖案，也可以分享。
design-mine = 你的圖案
design-new = 新圖案
design-untitled = 未命名
design-name = 名稱
design-board-classic = 20 × 20 格，21 個棋子
design-board-duo = 14 × 14 格，21 個棋子
design-board-polyomino-8 = 8 × 8 格，9 個棋子
design-board-polyomino-12 = 12 × 12 格，9 個棋子
design-board-polyomino-hexa = 20 × 20 格，56 個棋子
design-board-trigon = 大六邊形，22 個棋子
design-board-trigon-3 = 小六邊形，22 個棋子
design-pieces = { $count ->
    [0] 還沒有棋子
   *[other] { $count } 個棋子
  }
design-colour = 顏色
design-first = 選一種顏色，再選一個棋子。
design-put = 把它放到棋盤上。
design-how = 在上面選棋子，想選幾次都可以。點選棋盤上的棋子，可以移動、旋轉、換色或移除。
design-lifted = 移動它，換一種顏色，或者移除它。
design-taken = 這裡已經有別的棋子
design-remove = 移除這個棋子
design-clear = 清空棋盤
design-forget = 刪除這個圖案
design-forget-sure = 永久刪除嗎？
design-keep = 保留
design-share = 分享
design-link = 連結
design-link-about = 連結裡包含整個圖案。開啟連結的人可以用副本繼續拼。
design-copy = 複製連結
design-send = 傳送
design-files-about = 或者下載檔案：
design-file-png = 圖片（PNG）
design-file-svg = 向量圖（SVG）
design-file-json = 資料（JSON）
design-damaged = 無法開啟這個圖案
design-damaged-text = 連結可能不完整，或者圖案已從這個瀏覽器中刪除。
