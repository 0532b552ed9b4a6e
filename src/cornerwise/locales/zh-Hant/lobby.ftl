## The start page

start-hero = 角對角，放下棋子。
start-play-now = 馬上開始
start-play-now-about = { $game }，對手：電腦 { $level } 級
start-games = 遊戲
sort-by = 排序
sort-usual = 預設順序
sort-minutes = 遊戲時間
sort-age = 年齡
sort-players = 玩家人數
start-live = 直播
start-live-who = { $game }：{ $who }
start-sample = 看一場對局
start-waiting = 輪到你了
start-running = 你的對局
start-all-mine = 你的全部對局
start-more = 更多
start-puzzles = 謎題
start-puzzles-about = 找出唯一的最佳走法
start-designs = 圖案
start-designs-about = 拼出自己的圖畫
start-learn = 學習
start-learn-about = 課程與規則
start-games-about = 進行中和已結束

## Ways of playing

mode-computer = 電腦
mode-computer-about = 9 個等級
mode-computer-title = 與電腦對弈
mode-friends = 好友
mode-friends-about = 用連結邀請
mode-friends-title = 邀請好友
mode-anyone = 網友
mode-anyone-about = 目前線上玩家
mode-anyone-title = 尋找對手
mode-screen = 同螢幕
mode-screen-about = 共用這台裝置
mode-screen-title = 同螢幕對弈
lobby-game = 遊戲
lobby-kind = 版本
lobby-mode = 對手
lobby-strength = 等級
lobby-anyone-clock = 你會與選擇相同棋鐘的人配對。
lobby-begin-computer = 開始
lobby-begin-friends = 開桌
lobby-begin-anyone = 尋找對手
lobby-begin-screen = 開始
lobby-more-choices = 更多選項
lobby-rules = 規則

## Clocks

setup-clock = 棋鐘
setup-clock-none = 不計時
setup-clock-game = 每人 { $time }
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = 每步 { $time }
setup-clock-days = 每步 { $time }

## Who plays, and how a match stands

lobby-open-seat = 空座位
lobby-open-seats = { $count } 個空座位
lobby-computer = 電腦，{ $level } 級
lobby-computers = { $count ->
    [1] 電腦（{ $level } 級）
   *[other] { $count } 個電腦玩家（{ $level } 級）
  }
lobby-open-match = 開啟這場對局
lobby-your-turn = 輪到你了
lobby-your-turn-left = 輪到你了。剩餘時間：{ $time }
lobby-their-turn = 輪到{ $name }
lobby-running = 進行中
lobby-paused = 已暫停
lobby-awaits-players = { $count ->
    [0] 即將開始
   *[other] { $count } 個空座位
 }
lobby-move-number = 第 { $number } 步
lobby-ended-won = 你贏了，{ $ago }
lobby-ended-lost = 你輸了，{ $ago }
lobby-ended-drawn = 和局，{ $ago }
lobby-ended-played = { $ago }結束
lobby-ended-aborted = 已取消，{ $ago }

## Setting a match up

setup-clock-other = 自訂
setup-clock-kind = 計時方式
setup-clock-kind-game = 依整局
setup-clock-kind-move = 依每步
setup-clock-kind-days = 依天數
setup-clock-minutes = 每人分鐘數
setup-clock-seconds = 每步秒數
setup-clock-days-count = 每步天數
setup-clock-increment = 每步加秒
setup-seats = 玩家
setup-count = 玩家人數
setup-who = 誰來玩
setup-options = 規則
setup-table = 本桌設定
setup-listed = 公開
setup-listed-about = 任何人都能找到這一桌並加入。關閉後需要連結才能加入。
setup-family = 家庭桌
setup-family-about = 人人都有提示，沒有聊天。還可以讓子，讓孩子和新手也有公平的機會。
setup-rated = 積分賽
setup-rated-about = 每個人都需要帳號，並且只坐一個座位。
setup-rated-account = 登入後才能下積分對局。同桌的每個人都需要帳號。
setup-handicap = 讓子
setup-handicap-about = 較強的玩家少用幾個最大的棋子。讓子的對局不算積分。
setup-handicap-count = { $count ->
    [0] 全部棋子
   *[other] 少 { $count } 個棋子
 }
setup-chat = 聊天
setup-chat-presets = 固定用語
setup-chat-free = 自由輸入
setup-chat-off = 關閉
setup-clash = 這些選項不能同時使用。請更改其中一項。
setup-clash-heights = 這個棋盤無法遊玩。請讓所有方格相連，並使用 2 到 512 個立方塊。
setup-step-rules = 棋鐘與規則
# A board of your own for the game with cubes.
heights-about = 先選高度，再點方格或在上面拖曳。0 表示空洞。
heights-board = 你的棋盤
heights-square = { $square }，高度 { $height }
heights-columns = 欄
heights-columns-count = { $count } 欄
heights-columns-fewer = 減少一欄
heights-columns-more = 增加一欄
heights-rows = 列
heights-rows-count = { $count } 列
heights-rows-fewer = 減少一列
heights-rows-more = 增加一列
setup-play = 開始
setup-open = 開桌
setup-rules = { $game }怎麼玩
setup-seat-me = { $name }
setup-seat-beside-me = 同螢幕的另一個人
setup-seat-name = 玩家 { $number } 的名字
setup-seat-open = 對他人開放
setup-seat-number = 玩家 { $seat }
setup-seat-of-colours = 玩家 { $seat }，{ $colours }
setup-seat-with = 與玩家 { $seats } 同隊

## Inviting and joining

copy = 複製
copied = 已複製
copy-failed = 無法複製。請選取後自行複製。
print = 列印
invite-title = 邀請
invite-about = 有 { $count } 個空座位。有連結的人都能入座。
invite-link = 這一桌的連結
invite-copy = 複製連結
invite-share = 分享
invite-camera = QR Code
invite-camera-about = 含有這一桌連結的 QR Code
invite-message = 來和我下一盤{ $game }吧。
join-title = 加入一場{ $game }
join-invites = { $name }邀請你下{ $game }
join-rule = 每個棋子都必須用角碰到同色的另一個棋子，而且絕不能邊碰邊。盡量佔滿棋盤。
join-rule-rumis = 每個棋子都必須貼著同色的另一個棋子。從上方能看見的每一格你的顏色得 1 分。
join-rule-triominos = 相接的數字必須相同。你放下的牌上的數字就是你的得分。
join-there = 已經在這裡的：{ $names }。
join-nobody = 還沒有人加入。
join-which = 選擇座位
join-sit = 坐這個座位
join-watch = 觀看這場對局
join-own = 自己開桌
join-full = 這一桌已滿
join-full-text = { $count ->
    [1] 座位已經有人了。
   *[other] { $count } 個座位都有人了。
  }你可以觀戰，或者用相同的規則自己開桌。

## Looking for an opponent

search-title = { $count ->
    [1] 正在尋找對手
   *[other] 還差 { $count } 位玩家
  }
search-time = 已尋找 { $time }
search-usual = 通常要等大約 { $time }。
search-usual-unknown = 還說不準要等多久。最近這樣開始的對局太少了。
search-nobody = 現在沒有別人在找對局。
search-others = 還有 { $count } 人在找對局：
search-others-game = { $game }：{ $count }
search-meanwhile = 先和電腦下一盤
search-meanwhile-about = 尋找會繼續。有人加入時我們會告訴你。
search-stop = 停止尋找
search-goes-on = 仍在尋找{ $game }對局
search-back = 顯示尋找進度
search-found = 你的{ $game }對局可以開始了。有人加入了。
search-go = 前往對局

## Lists of games

games-title = 你的對局
games-running = 進行中
games-finished = 已結束
games-remove = 從清單中移除
games-remove-back = 有人走棋時它會再次出現。
games-empty = 還沒有對局
games-empty-text = 你開始或加入的對局會顯示在這裡。沒有帳號也會儲存在這台裝置上。
games-export = 下載你的對局
games-export-about = 把你的所有對局放在一個檔案裡，用來儲存或用其他程式開啟。
watch-all = 全部遊戲
watch-waiting = 等待玩家
watch-playing = 進行中
watch-empty = 現在沒有公開的對局
watch-empty-text = 開一張公開桌，讓別人加入。用連結分享的對局不會公開。
watch-open = 開桌

## The best players

players-best = 頂尖玩家：{ $game }
players-place = 排名
players-name = 名字
players-rating = 積分
players-games = 對局數
players-empty = 還沒有人有{ $game }的積分
players-empty-text = 下完一盤積分對局，你就是第一個上榜的人。

## What can go wrong

error-match-bad-plan = 這些選項不能同時使用。請更改其中一項。
error-match-seat-taken = 這個座位剛被別人坐了。請選另一個。
error-match-unknown = 找不到這一桌。它可能已被取消。
start-what = 七種桌遊，一到六人：輪流放棋子，搶佔地盤，不留空間給別人。
start-free = 與電腦、好友或線上玩家對弈。免費，不需帳號，沒有廣告。
start-watch = 觀戰
start-watch-about = 直播與重播
start-tournaments = 錦標賽
start-tournaments-about = 參加或自己舉辦
start-players = 玩家
start-players-about = 積分與排行榜
