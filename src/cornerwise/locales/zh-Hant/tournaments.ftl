## Tournaments: the list, the form, the page of one

nav-tournaments = 錦標賽
tournaments-create = 建立錦標賽
tournaments-mine = 你的錦標賽
tournaments-waiting = 開放報名
tournaments-running = 進行中
tournaments-finished = 已結束
tournaments-empty = 現在沒有錦標賽
tournaments-empty-text = 建立一個錦標賽並分享連結。有連結的人都能參加，有沒有帳號都可以。

tournament-format-swiss = 瑞士制
tournament-format-arena = 競技場賽
tournament-format-knockout = 淘汰賽
tournament-format-round-robin = 循環賽
tournament-format-swiss-about = 輪數固定。每一輪你都與分數相近的玩家交手。沒有人會被淘汰。
tournament-format-arena-about = 在時間用完之前，盡量多下幾場。從三連勝起，每勝一場分數加倍。
tournament-format-knockout-about = 輸一次就出局。最後留下的玩家奪冠。
tournament-format-round-robin-about = 每個人都與其他所有人交手。最適合人數不多的時候。

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }，{ $format }，{ $count } 位玩家。
tournament-players = { $count } 位玩家
tournament-starts-at = 開始時間：{ $time }
tournament-starts-with = 滿 { $count } 位玩家時開始
tournament-starts-host = 主辦人準備好後開始
tournament-round-of = 第 { $round } 輪，共 { $rounds } 輪
tournament-round = 第 { $round } 輪
tournament-running = 進行中
tournament-finished = 已結束
tournament-cancelled = 已取消
tournament-cancelled-host = 主辦人取消了這個錦標賽。
tournament-cancelled-few = 參加的玩家太少，這個錦標賽已取消。
tournament-cancelled-operator = 伺服器的管理人員取消了這個錦標賽。
tournament-cancelled-old = 30 天內沒有人宣布開始，這個錦標賽已取消。
tournament-time-left = 剩餘時間：{ $time }
tournament-last-games = 時間到。最後幾場對局正在進行。
tournament-next-round = 距離下一輪：{ $time }
tournament-wait-round = 本輪還有 { $count } 場對局正在進行。
tournament-wait-arena = 馬上為你配對。
tournament-unknown = 找不到這個錦標賽
tournament-started = 開始於
tournament-unlisted = 僅憑連結參加
tournament-rated = 積分賽

## Taking part

tournament-join = 參加
tournament-join-late = 現在參加
tournament-return = 重新參加
tournament-withdraw = 退賽
tournament-withdraw-sure = 要退出這個錦標賽嗎？
tournament-withdraw-about = 你不會再被配對。正在進行的對局會繼續。
tournament-stay = 留下
tournament-joined = 你已參加
tournament-withdrawn = 你已退賽
tournament-play = 進入對局
tournament-your-game = 你的對局準備好了
tournament-bye-now = 你本輪輪空：沒有對手，但會得到與獲勝相同的分數。
tournament-start = 現在開始
tournament-start-needs = 至少需要 { $count } 位玩家才能開始。
tournament-cancel = 取消錦標賽
tournament-cancel-sure = 要取消這個錦標賽嗎？所有人都會受影響。
tournament-keep = 保留
tournament-won = { $name }贏得了錦標賽
tournament-won-several = { $names }並列第一
tournament-you-won = 你贏得了錦標賽！
tournament-your-place = 你的名次：第 { $place } 名，共 { $count } 人
tournament-needs-account = 這個錦標賽的對局是積分對局，所以需要帳號才能參加。
tournament-full = 名額已滿。你仍可以觀看。

tournament-call = 你的錦標賽對局準備好了：{ $title }
tournament-back = 返回錦標賽
tournament-open = 開啟錦標賽

## Standings, games, bracket

tournament-view = 檢視
tournament-standings = 排名
tournament-games = 對局
tournament-bracket = 對戰表
tournament-no-standings = 還沒有人參加
tournament-no-standings-text = 分享連結，邀請玩家參加。
tournament-no-games = 還沒有對局
tournament-no-games-text = 錦標賽開始後，對局會顯示在這裡。
tournament-place = 名次
tournament-name = 名字
tournament-points = 分數
tournament-played = 對局數
tournament-buchholz = 對手分
tournament-buchholz-about = 所有對手的分數總和（布赫霍茲分）。
tournament-sonneborn-berger = 索伯分
tournament-sonneborn-berger-about = 所勝對手的分數，加上和局對手分數的一半（索內博恩-伯格分）。
tournament-board = 領先分數
tournament-board-about = 你在自己的對局中領先的分數總和。
tournament-wins = 勝場
tournament-wins-about = 贏下的對局數。
tournament-byes = 輪空
tournament-streak = { $count } 連勝
tournament-computer = 電腦，{ $level } 級
tournament-left = 已退賽
tournament-you = 你
tournament-details = { $name }的詳細資料
tournament-lines = { $from }–{ $to }，共 { $count }
tournament-first-lines = 第一頁
tournament-earlier-lines = 上一頁
tournament-later-lines = 下一頁
tournament-last-lines = 最後一頁
tournament-my-line = 我的名次
tournament-earlier-round = 上一輪
tournament-later-round = 下一輪
tournament-playing = 進行中
tournament-bye = 輪空
tournament-absent = { $name }沒有到場
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] 決賽
    [4] 準決賽
    [8] 八強賽
   *[other] { $left } 強賽
}
tournament-profile = 查看個人檔案
tournament-to-come = 待定
tournament-goes-on = { $name }晉級

## Sharing

tournament-invite = 邀請玩家
tournament-share = 分享錦標賽
tournament-invite-message = 來參加我們的 Cornerwise 錦標賽：{ $title }
tournament-link = 這個錦標賽的連結
tournament-invite-qr = 含有這個錦標賽連結的 QR Code
tournament-csv = 排名試算表（CSV）
tournament-json = 全部資料（JSON）
tournament-print = 列印

## Setting one up

tournament-new = 新錦標賽
tournament-step-game = 遊戲
tournament-step-format = 賽制
tournament-step-clock = 棋鐘
tournament-step-start = 開始與玩家
tournament-title = 標題
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }{ $format }
tournament-format = 賽制
tournament-tables-note = 每桌 { $count } 位玩家時，可選瑞士制和競技場賽。
tournament-rounds = 輪數
tournament-rounds-auto = 自動
tournament-rounds-auto-about = 輪數以能決出一位冠軍為準。
tournament-times = 與每位對手的對局數
tournament-once = 一場
tournament-twice = 兩場
tournament-minutes = 時間長度
tournament-start-how = 開始方式
tournament-start-hand = 等我準備好
tournament-start-time = 定時
tournament-start-number = 人數足夠時
tournament-start-when = 日期和時間
tournament-start-count = 玩家人數
tournament-listed = 在清單中顯示
tournament-listed-about = 任何人都能找到並參加。否則只有擁有連結的人能參加。
tournament-rated-about = 對局會計入積分。每個人都需要帳號才能參加。
tournament-rated-account = 要下積分對局，請先建立帳號。
tournament-more = 更多選項
tournament-late = 中途參加
tournament-late-about = 開始後仍可參加或回來。
tournament-most = 玩家人數上限
tournament-pause = 輪間休息
tournament-no-show = 第一步的時限
tournament-no-show-about = 玩家如果在這段時間內沒有走第一步，這場對局判輸，並視為退賽。
tournament-engines = 電腦玩家
tournament-engines-about = 電腦和其他人一樣參加。至少要有一個真人。
tournament-engine-add = 新增電腦玩家
tournament-engine-number = 電腦玩家 { $number }
tournament-engine-remove = 移除電腦玩家 { $number }
tournament-tie-breaks = 同分排序
tournament-tie-breaks-about = 玩家分數相同時，先比第一項，仍然相同就比下一項。
tournament-tie-up = 上移：{ $name }
tournament-submit = 建立錦標賽
