## Whose turn it is and what can be done

status-loading = 載入中…
status-waiting = 等待玩家
status-waiting-text = 所有座位坐滿後，對局就會開始。
status-paused = 已暫停
status-paused-text = 棋鐘已停。
status-over = 對局結束
status-your-turn = 輪到你了
status-turn-of = 輪到{ $name }
status-viewing = { $ply ->
    [0] 開局時
   *[other] { $ply } 步之後
  }
status-sending = 傳送中…
status-planned = 你的下一步已預定。
status-can-plan = 選一個棋子，預定你的下一步。
status-plan-hint = 把它放在你接下來想下的地方。
status-watching = 你正在觀戰。
opening-both = 放下兩種顏色的第一個棋子。然後由對方玩家選顏色。
opening-choose = 選擇你的顏色。接下來由{ $colour }走。
opening-take = 執{ $colour }
handover-title = 把螢幕交給{ $name }
handover-show = 顯示我的牌
status-places = 有 { $places } 種走法
status-fits = { $places ->
    [0] 現在哪裡都放不下
   *[other] 有 { $places } 處可放
  }
status-it-fits = 放得下
status-does-not-fit = 這裡放不下
status-lost = 重新連線中…
status-lost-text = 你的對局不會遺失。棋鐘已暫停。
plan-fails = 你預定的這一步已經不能走了。請選另一步。
notice-your-turn = 輪到你了
## Said on the board for a moment
# A colour has no place left for any of its pieces.
said-out = { $colour }放不下棋子了。
said-out-you = 你放不下棋子了。
# Somebody scored more in Triominos; $name is a name or “You”.
said-bridge = { $name }：橋，+{ $points }
said-hexagon = { $name }：{ $count } 個六邊形，+{ $points }

## Seats

seat-open = 空座位
seat-computer = 電腦，{ $level } 級
seat-engine = 電腦
seat-level = { $level } 級
seat-number = 玩家 { $number }
seat-guest = 訪客
seat-me = 你
seat-you = { $name }（你）
seat-replaced = 電腦正代替{ $name }下棋
seat-gone = 已離開
seat-chooses = 正在選顏色
# Under a name: this player can’t place any more pieces.
seat-out = 已出局
seat-cells = 剩 { $cells }
seat-pieces-cells = { $pieces } 個棋子，剩 { $cells } 格
seat-tiles = { $tiles } 張牌
seat-points = { NUMBER($points) } 分
seat-reach = 可到達 { $cells } 個空格
seat-corners-reach = { $corners } 個空角，可到達 { $cells } 個空格
dropped-resigned = 認輸
dropped-time = 逾時
dropped-left = 離開了對局

## Colours

colour-blue = 藍色
colour-yellow = 黃色
colour-red = 紅色
colour-green = 綠色
colour-purple = 紫色
colour-orange = 橘色
# Colours inside a sentence
ink-blue = 藍色
ink-yellow = 黃色
ink-red = 紅色
ink-green = 綠色
ink-purple = 紫色
ink-orange = 橘色

## The board

board-label = { $game }棋盤
cell-free = { $cell }，空格
cell-corner = { $cell }，空格，你的角之一
cell-start = { $cell }，起始格
cell-start-of = { $cell }，{ $colour }從這裡開始
cell-taken = { $cell }，{ $colour }，棋子 { $piece }

## The tray and what is done with a piece

tray-label = 棋子
tray-piece = 棋子 { $piece }，{ $cells } 格，{ $places ->
    [0] 哪裡都放不下
   *[other] 有 { $places } 處可放
  }，按鍵 { $key }
tray-piece-waiting = 棋子 { $piece }，{ $cells } 格，按鍵 { $key }
piece-cells = 棋子 { $piece }，{ $cells } 格
actions-label = 選中的棋子
action-turn = 旋轉
action-flip = 翻面
action-next = 下一處
action-next-of = { $number } / { $count }
action-drop = 放回
action-place = 放下
action-plan = 預定
action-sending = 傳送中…
nudge-label = 移動棋子
nudge-up = 上
nudge-down = 下
nudge-left = 左
nudge-right = 右
nudge-up-left = 左上
nudge-up-right = 右上
nudge-down-left = 左下
nudge-down-right = 右下
word-keep = 保留我的顏色
word-swap = 交換顏色
word-draw = 抽牌
word-pass = 跳過
type-title = 輸入走法
type-what-tile = 牌；若有幾處可放，再寫位置
type-what = 棋子和它蓋住的一格，或全部格子
type-several = { $count ->
    [1] 有 1 種走法符合。請在下面選它。
   *[other] 有 { $count } 種走法符合。請選一種。
  }
# $reason is one of the reasons in reasons.ftl.
type-illegal = { $piece } 放在 { $cell }：{ $reason }
type-all = { $count ->
    [1] 唯一的合法走法
   *[other] 全部 { $count } 種合法走法
  }
type-piece = 棋子 { $piece }，{ $count } 處可放

## What screen readers say when a move is made

said-lays = { $name }在 { $cell } 放下了 { $piece }。
said-lays-you = 你在 { $cell } 放下了 { $piece }。
said-lays-colour = { $name }在 { $cell } 放下了{ $colour }的 { $piece }。
said-lays-colour-you = 你在 { $cell } 放下了{ $colour }的 { $piece }。
said-lays-tile = { $name }出了牌 { $tile }。
said-lays-tile-you = 你出了牌 { $tile }。
# $word is what was done instead of placing: "Pass", "Draw a tile".
said-word = { $name }：{ $word }。
said-points = { $points } 分。
said-opened = 新增 { $count } 個空角：{ $cells }。
said-opened-many = 新增 { $count } 個空角，例如 { $cells }。
said-opened-none = 沒有新增空角。
said-undone = 最後一步已收回。

## Clocks and what was agreed

clock-hours = 時
clock-days = 天
plan-players = { $count } 人
plan-clock-game = { $minutes } 分 + { $seconds } 秒
plan-clock-move = 每步 { $seconds } 秒
plan-clock-days = 每步 { $days } 天
plan-rated = 積分賽
plan-family = 家庭局

## Moves, hints, chat

tab-moves = 棋譜
tab-hints = 提示
tab-chat = 聊天
moves-label = 已走的棋
moves-none = 還沒有走棋。
moves-steps = 逐步查看對局
moves-first = 第一步
moves-back = 上一步
moves-on = 下一步
moves-last = 最新一步
hint-ask = 教我一招
hint-thinking = 思考中…
hint-move = 試試這一步：
chat-label = 聊天
chat-empty = 還沒有訊息。
chat-is-off = 這一桌關閉了聊天。
chat-write = 寫訊息
chat-send = 傳送
chat-mute = 靜音
chat-muted = 你不會再看到這位玩家的訊息。
chat-report = 檢舉
chat-reported = 已檢舉。伺服器的管理人員會查看。
chat-news = { $count } 則新訊息
phrase-hello = 你好
phrase-good-luck = 祝你好運
phrase-have-fun = 玩得開心
phrase-your-turn = 輪到你了
phrase-one-moment = 稍等一下
phrase-nice-move = 好棋
phrase-oops = 哎呀
phrase-well-played = 下得漂亮
phrase-thanks = 謝謝
phrase-good-game = 這局很精彩
phrase-again = 再來一局？
phrase-goodbye = 再見

## The menu

menu-title = 選單
menu-undo = 悔棋
menu-ask-undo = 請求悔棋
menu-pause = 暫停
menu-ask-pause = 請求暫停
menu-draw = 提議和局
menu-ask-draw = 提議和局
menu-abort = 取消對局
menu-ask-abort = 請求取消對局
menu-resume = 繼續
menu-stand = 離開這一桌
menu-resign = 認輸
menu-resign-sure = 要認輸嗎？
menu-play-on = 繼續下
menu-carry = 在另一台裝置上繼續
menu-keys = 鍵盤快速鍵
menu-rules = 規則
switch-corners = 顯示空角
switch-coordinates = 顯示座標
switch-patterns = 為每種顏色顯示花紋
switch-confirm = 每步都確認
switch-tips = 顯示小技巧
carry-text = 用另一台裝置掃描這個 QR Code，或在那裡輸入代碼。5 分鐘內有效，只能用一次。
carry-picture = 在另一台裝置上繼續這場對局的 QR Code
carry-where = 在 { $address } 輸入代碼
keys-title = 鍵盤快速鍵
keys-piece = 選棋子
keys-move = 移動
keys-turn = 旋轉
keys-flip = 翻面
keys-next = 跳到下一處可放的位置
keys-place = 放下
keys-back = 退回一步
keys-type = 輸入走法
keys-zen = 只顯示棋盤和棋子
keys-help = 顯示此清單

## Asking and answering

proposal-undo = { $name }想悔棋。
proposal-pause = { $name }請求暫停。
proposal-draw = { $name }提議和局。
proposal-abort = { $name }想取消對局。
proposal-rematch = { $name }想再來一局。
proposal-waits = 等待其他人…
answer-yes = 同意
proposal-declined = { $name }拒絕了。
answer-no = 拒絕
gone-text = { $name }離開了，座位會保留。你可以等待，讓電腦接手，或者判{ $name }輸。
gone-wait = 等待
gone-engine = 讓電腦接手
gone-result = 判輸

## At the table before and after

over-rematch = 再來一局
over-to-rematch = 前往新對局
over-result = 得分
over-review = 覆盤
result-aborted = 對局已取消。
result-draw = 和局
result-you = 你贏了
result-you-by = 你贏了 { $points } 分
result-other = { $name }獲勝
result-other-by = { $name }贏了 { $points } 分
task-own-start = 選一個棋子，蓋住你的起始格。
task-start = 選一個棋子，蓋住一個起始格。
task-anywhere = 選一個棋子，放在任意位置。
task-corner = 選一個棋子，角對角接上你的棋子。
task-base = 選一個棋子，放在底板上。
task-join = 選一個棋子，放在底板上，緊貼另一個棋子。
task-face = 選一個棋子，貼著自己的顏色放。
seat-note-standing = { $note }，{ $standing }
# What has been placed so far, in the place of points that would start far below zero.
seat-placed = 已放 { $cells } 格
seat-placed-short = 已放 { $cells }
# How many squares of a colour are seen from above on a board of cubes.
seat-seen = 從上方可見 { $cells } 格
seat-seen-short = 可見 { $cells }
tray-more = 更多棋子
tray-more-fit = 更多放得下的棋子
moves-show = 顯示棋譜
