## Commands of the terminal: arguments that several of them take

cli-arg-game = 遊戲，例如 duo
cli-arg-option = 設定遊戲的選項，例如 start=own；`cornerwise games` 會列出它們；可重複；heights=@FILE 讀取高度圖
cli-arg-file = 記錄檔案或 .blksgf 檔案，- 表示標準輸入
cli-arg-ply = N 步之後的局面
cli-arg-nth = 檔案中的第 N 場對局（1）
cli-arg-marks = 給顏色加標記，不靠顏色也能分辨
cli-arg-level = 棋力，1 到 9
cli-arg-nodes = 每步搜尋的局面數，代替等級的數目
cli-arg-time = 每步的秒數
cli-arg-evaluator = 用什麼評估局面：best、playouts、net、small、guided，或神經網路檔案
cli-arg-threads = 使用多少個處理器執行緒
cli-arg-seed = 讓隨機選擇每次都相同的數字
cli-arg-memory = 搜尋樹使用的記憶體（MB）
# What an argument does, and what it is where nobody says anything else.
cli-with-default = { $about }（{ $default }）

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } 不是 { $least } 到 { $most } 的整數
cli-no-pair = { $text } 不是 NAME=VALUE 的形式
cli-no-number = { $text } 不是數字
cli-no-seconds = { $text } 不是秒數
cli-no-chance = { $text } 不在 0 到 0.5 之間

## What is wrong with a file or with what was asked of it

cli-no-games = 資料夾 { $folder } 裡沒有對局
cli-no-such-game = 沒有第 { $number } 場對局：檔案裡有 { $count } 場
cli-no-such-ply = 沒有第 { $ply } 手：對局共 { $count } 手
cli-one-game-only = { $file }：檔案裡有 { $count } 場對局；這個指令需要只有 1 場的檔案

## Names in tables and lines

cli-seat = 座位 { $seat }
cli-column-move = 走法
cli-chance = 勝率
# Who won, and how many points everybody has.
cli-outcome = { $count ->
    [0] 無人獲勝
   *[other] 座位 { $seats } 獲勝
  }（{ $points }）

## games

cli-games-about = 列出所有遊戲及其座位、顏色、棋盤、棋子和選項。
cli-games-game = 只顯示這個遊戲
cli-games-sort = 按此排序
cli-games-json = 以 JSON 輸出每個遊戲的全部資訊
cli-games-column-game = 遊戲
cli-games-column-title = 名稱
cli-games-column-seats = 座位
cli-games-column-minutes = 分鐘
cli-games-column-age = 年齡
cli-games-column-colours = 顏色
cli-games-column-board = 棋盤
cli-games-column-pieces = 棋子
cli-games-column-option = 選項
cli-games-column-default = 預設
cli-games-column-choices = 其他值
cli-games-column-name = 名稱
cli-games-column-about = 決定什麼
# The table of a game whose board has no edge.
cli-games-no-edge = 無邊界
cli-games-cubes = { $count } 個立方塊
cli-games-tiles = { $count } 張牌
cli-games-copies = { $count } x { $copies }
cli-games-free-text = 任意文字
cli-games-none = 無
cli-games-given = 內建
cli-games-more = 座位從 0 開始編號。`cornerwise games --json` 會顯示更多。

## play

cli-play-about = 在終端機裡與電腦對弈，或與別人共用一個鍵盤。按 ? 查看按鍵。
cli-play-game = 遊戲，例如 duo；省略則從清單中選擇
cli-play-seat = 誰來玩，按座位順序：human、1 到 9、greedy、random
cli-play-save = 每步之後把對局儲存到這個檔案
cli-play-resume = 從記錄檔案或 .blksgf 檔案繼續對局
cli-play-theme = 顏色主題（dark）
cli-play-seats = 座位：
cli-play-human = 這個鍵盤前的人
cli-play-levels = 該等級的電腦；3 很輕鬆，9 最強
# How all levels of the computer are called together: they are typed as numbers.
cli-play-level-range = { $first } 到 { $last }
cli-play-greedy = 電腦總是放最大的棋子，或得分最多的牌
cli-play-random = 電腦隨便走一步合法的棋
cli-play-usual = 預設由一個人對上其他所有座位的 { $opponent }。
# $streams are some of stdin, stdout and stderr.
cli-play-redirected = play 需要終端機；執行時請不要重新導向 { $streams }
# $install is a command, here and below.
cli-play-resume-alone = --resume 會從檔案讀取遊戲及其選項，請不要再給
cli-play-needs-game = --option、--seat 和 --save 需要遊戲名
cli-play-too-many-seats = { $game } 有 { $seats } 個座位，不是 { $asked } 個

## serve

cli-serve-about = 執行供瀏覽器和程式使用的伺服器，直到你按 Ctrl-C 停止。
cli-serve-host = 監聽的位址（127.0.0.1）
cli-serve-port = 監聽的連接埠，0 表示任意空閒的連接埠（8000）
cli-serve-database = 對局儲存在哪裡（sqlite:///cornerwise.db）
cli-serve-redis = 串接多個行程的 Redis 伺服器
cli-serve-workers = 行程數；多於 1 個需要 PostgreSQL（1）
cli-serve-engines = 每個行程同時進行的搜尋數
cli-serve-ray = 把引擎的工作交給 Ray 叢集，例如 ray://host:10001
cli-serve-environment = 每個選項也可以在環境變數裡設定，例如 CORNERWISE_PORT=80。參見 docs/operating.md。
cli-serve-needs = 伺服器需要 { $package }：{ $install }
cli-serve-ready = Cornerwise 已就緒：{ $address }

## replay

cli-replay-about = 重播 JSON 記錄或 .blksgf 檔案，檢查每一步和結果。
cli-replay-ply = N 步之後停止
cli-replay-nth = 只看檔案中的第 N 場對局
cli-replay-verify = 只檢查：每場對局輸出一行
cli-replay-quiet = 只檢查：不輸出任何內容，以結束碼報告
# $game is the name of a game with its options, as it is typed.
cli-replay-heading = 對局 { $number } / { $count }：{ $game }
cli-replay-event = 賽事：{ $text }
cli-replay-date = 日期：{ $text }
cli-replay-players = 玩家：{ $text }
cli-replay-rests = { $colour }放不下棋子，被跳過
# One line for a game: where it stands, what it is, and how it ended.
cli-replay-line = { $file }：{ $summary }
cli-replay-line-of = { $file }，第 { $number } 場：{ $summary }
cli-replay-summary = { $game }，{ $moves } 步，{ $state }
cli-replay-unfinished = 未下完，輪到{ $turn }

## analyse

cli-analyse-about = 在一場對局的最後局面或更早的局面中搜尋最佳走法。
cli-analyse-lines = 顯示多少種走法（5）
cli-analyse-nobody = 這個局面裡誰也不能走，所以沒有可分析的；請用 --ply 選擇更早的局面
cli-analyse-column-visits = 造訪數
cli-analyse-column-then = 後續
cli-analyse-searched = { $count } 個局面，{ $seconds } 秒
cli-analyse-exact = { cli-analyse-searched }，已算到終局

## review

cli-review-about = 搜尋一場對局的每個局面，顯示每一步值多少。
cli-review-worst = 列出多少步最差的棋（{ $most }）
cli-review-json = 以 JSON 輸出全部資訊
cli-review-searching = 正在搜尋
cli-review-progress = 第 { $done } 步，共 { $count } 步
cli-review-cost = 第 { $number } 步：{ $turn } { $move } 損失 { $share } 勝率和 { $points } 分；更好：{ $better }
cli-review-column-made = 實戰
cli-review-column-points = 損失分數
cli-review-end = 終局

## audit

cli-audit-about = 精確求解對局的收尾，顯示每位玩家送掉幾分。
cli-audit-file = 記錄檔案或 .blksgf 檔案，裝有它們的資料夾，或競技場的資料夾
cli-audit-nodes = 求解器每步最多搜尋的局面數
cli-audit-costly = 列出多少步送分的棋（20）
cli-audit-none = 這些對局都不能精確求解；只有兩位玩家或兩隊之間、沒有隱藏資訊的對局才可以
cli-audit-progress = 對局 { $done } / { $count }
# $margin and $kept are the points by which the player would have ended ahead before and after the move.
cli-audit-mistake = 第 { $number } 步，{ $turn } { $move }：領先由 { $margin } 變成 { $kept }；最佳：{ $better }
cli-audit-skipped = 略過的對局（不是兩位玩家或兩隊之間、沒有隱藏資訊的對局）：{ $count }
cli-audit-column-player = 玩家
cli-audit-column-games = 對局
cli-audit-column-moves = 已求解步數
cli-audit-column-mistakes = 失誤
cli-audit-column-points = 送掉的分數
cli-audit-column-mean = 每局

## draw

cli-draw-about = 畫出記錄、圖案或 .blksgf 檔案，或走了幾步之後的對局。
cli-draw-source = 記錄、圖案或 .blksgf 檔案，- 表示標準輸入，或遊戲名
cli-draw-output = 要寫入的檔案；省略則直接輸出
cli-draw-format = 按檔案結尾：svg、png 或 webp（整場對局的動畫）；否則為文字
cli-draw-theme = SVG 的顏色主題（light）
cli-draw-view = 立方塊的視角：從一角、從上方，或兩者都顯示（both）
cli-draw-turn = 把立方塊旋轉多少個四分之一圈（0）
cli-draw-moves = 從 GAME 開局起的走法
cli-draw-file-only = { $game } 只能從檔案畫出，因為它的牌是隨機抽取的
# $name is in quotation marks; $problem says that there is no such game either.
cli-draw-no-file = 沒有名為 { $name } 的檔案，而且{ $problem }
cli-draw-game-only = --moves 和 --option 要與遊戲名一起用，不能與檔案一起用
cli-draw-no-ply = --ply 用於對局，不能用於圖案

## perft

cli-perft-about = 統計從開局走 DEPTH 步的所有走法數，並測量速度。
cli-perft-depth = 走多少步
cli-perft-divide = 顯示每種第一步的數目
cli-perft-make = 最後幾步也走出來再復原，而不是批次統計
cli-perft-reference = 用易讀但較慢的 Python 規則來統計
cli-perft-seed = 在有隨機成分的遊戲裡，從哪一局開始統計（預設 0）
cli-perft-progress = 深度 { $depth }
cli-perft-column-depth = 深度
cli-perft-column-nodes = 節點
cli-perft-column-seconds = 秒
cli-perft-column-rate = 節點/秒
cli-perft-total = { $game }，深度 { $depth }：{ $count } 個節點，{ $seconds } 秒，{ $rate } 節點/秒

## bench

cli-bench-about = 在單執行緒上測量速度與大小，取多次執行中的最好成績，並與目標比較。
cli-bench-names = 測量哪些指標；預設全部
cli-bench-quick = 次數更少、時間更短，幾秒內得到粗略數字
cli-bench-json = 以 JSON 輸出指標
cli-bench-figures = 指標：
# The number to reach; $value begins with a sign for more or less than that.
cli-bench-target = 目標 { $value }
# $ratio is how many times as good as the target.
cli-bench-reached = { $ratio } 倍，達到
cli-bench-missed = { $ratio } 倍，未達到
cli-bench-detail = { $about }（{ $detail }）
cli-bench-machine = 執行於 { $processor }，Python { $python }。大於 1 倍表示優於目標。

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = duo 的 perft 3，各用自己的起始格，最後一手批次統計
cli-figure-perft-make = duo 的 perft 3，各用自己的起始格，每個葉子都走出來再復原
# $game is the name of a game as it is typed, here and below.
cli-figure-playouts = { $game } 從開局到終局的均勻隨機對局
cli-figure-playouts-middle = { $game } 從一場好棋的第 { $ply } 手到終局的均勻隨機對局
cli-figure-cubes = 四個座位的立方塊高塔從開局到終局的隨機對局
cli-figure-search = { $game } 從開局搜尋的模擬次數
cli-figure-search-middle = { $game } 從一場好棋的第 { $ply } 手搜尋的模擬次數
cli-figure-threads = duo 搜尋的模擬次數，雙執行緒與單執行緒比較
cli-figure-deals = 兩個座位的 triominos 隨機牌局，含獎勵分
cli-figure-sample = 按一個座位所知隨機生成 triominos 的隱藏狀態，從 Python 呼叫
# $call is a line of Python.
cli-figure-list-moves = 在一場 classic 好棋的第 { $ply } 手，Python 中的 { $call }
cli-figure-first-duo = 全新的直譯器：匯入、第一場 duo、第一步
cli-figure-first-other = 全新的直譯器：同上，用其餘遊戲中最慢的
cli-figure-position-bytes = 核心中最大局面佔用的記憶體
cli-figure-table-size = 核心中 classic 走法表佔用的記憶體
cli-figure-pile = 牌堆有 { $count } 張牌
cli-figure-moves = { $count } 步
cli-unit-leaves = 葉子/秒
cli-unit-positions = 局面/秒
cli-unit-games = 對局/秒
cli-unit-nodes = 節點/秒
cli-unit-times = 倍
cli-unit-deals = 局/秒
cli-unit-microseconds = 微秒
cli-unit-seconds = 秒
cli-unit-bytes = 位元組
cli-unit-mebibytes = MiB

## solve

cli-solve-about = 找出放完單人遊戲所有棋子的方法，並寫成記錄。
cli-solve-game = classic-solo 或 trigon-solo
cli-solve-from = 從記錄檔案或 .blksgf 檔案繼續，- 表示標準輸入
cli-solve-seconds = N 秒之後停止（300）
cli-solve-seed = 換一個數字就換一種搜尋（0）
cli-solve-workers = 用於證明的執行緒數（1：可重現）
cli-solve-output = 寫入記錄的檔案；省略則直接輸出
cli-solve-codes = 結束碼：
cli-solve-code-found = 找到了完整的一局
cli-solve-code-not = 沒有及時找到，或者無解；仍會寫出最好的一局
cli-solve-code-stopped = 用 Ctrl-C 停止；仍會寫出最好的一局
cli-solve-interrupted = 已中斷：已放 { $placed } / { $total }
cli-solve-options-in-file = --from 會從檔案讀取選項，請不要再給
cli-solve-other-game = { $file }：這是 { $found } 的對局，不是 { $wanted } 的
cli-solve-best = 最好 { $placed } / { $total }
cli-solve-playing = 正在下棋
cli-solve-proving = 正在證明
cli-solve-found = { $total } 個棋子全部放下，用時 { $seconds } 秒
cli-solve-nothing = { $seconds } 秒內沒有找到解法；最好的一局放下 { $placed } / { $total }
cli-solve-impossible = 無法放完所有棋子：{ $reason }
cli-solve-tried = 所有可能都試過了

## gtp

cli-gtp-about = 在標準輸入上回應 Go 文字協定（GTP）的指令。
cli-gtp-game = 遊戲，例如 classic-2，或它在 .blksgf 檔案裡的名字，例如 'Blokus Two-Player'（duo）
cli-gtp-verbose = 在標準錯誤輸出上報告被拒絕的指令

## arena

cli-arena-about = 讓電腦玩家成對對弈並評定積分。
cli-arena-game = 要玩的遊戲，如 `cornerwise games` 所列
cli-arena-player = 玩家；兩個或更多
cli-arena-games = 對局數上限（200）
cli-arena-out = 儲存結果的資料夾；省略則只顯示
cli-arena-jobs = 同時進行的對局數（每個處理器一場）
cli-arena-seed = 換一個數字就換一批開局和隨機選擇（0）
cli-arena-opening-plies = 玩家接手之前的隨機步數
cli-arena-even = 只用任何一方勝率都不超過此值的開局
cli-arena-move-timeout = 每步的秒數，超過即判輸（60）
cli-arena-sprt = 檢定在兩者之間做出判定後立即停止
cli-arena-alpha = 錯誤接受 ELO1 的機率（0.05）
cli-arena-beta = 錯誤接受 ELO0 的機率（0.05）
cli-arena-ray = 在 Ray 叢集上對弈；不給 ADDRESS 則用本地叢集
cli-arena-json = 以 JSON 輸出摘要
cli-arena-show = 顯示資料夾裡的結果，不對弈
cli-arena-players = 玩家：
cli-arena-with-options = 使用這些搜尋選項的電腦
cli-arena-gtp = 支援 GTP 的程式
cli-arena-python = 接受種子並傳回玩家的 Python 函式
cli-arena-renamed = 以上任意一種，另取名字
cli-arena-again = 要繼續停止的執行，再次輸入相同的指令即可。參見 docs/arena.md。
cli-arena-goes-on = 已中斷；再次輸入相同的指令即可繼續
cli-arena-which-game = 哪種遊戲？請加上 --game GAME，或用 --show FOLDER 檢視以前的結果
cli-arena-bounds = --sprt：{ $elo0 } 必須小於 { $elo1 }
# How fast games are played, and how long it takes at that (as hours, minutes and seconds).
cli-arena-pace = { $rate } 對局/秒，剩餘時間：{ $left }
# $pace says how fast games are played; $standing lists the players.
cli-arena-progress = 對局 { $done } / { $total }，{ $pace }：{ $standing }
cli-arena-column-entrant = 參賽者
cli-arena-column-elo = Elo
cli-arena-column-error = ±95%
cli-arena-column-games = 對局
cli-arena-column-share = 勝率
cli-arena-column-points = 分數
cli-arena-column-seconds = 秒/步
cli-arena-column-longest = 最長
cli-arena-column-faults = 犯規
# Two players by name; $elo and $error are numbers, $share is a percentage.
cli-arena-duel = { $first } 對 { $second }：{ $share }，{ $wins } 勝 { $draws } 和 { $losses } 敗；Elo { $elo } ± { $error }
cli-arena-pairs = 各得分 0、½、1、1½、2 的配對數：{ $counts }
cli-arena-test = SPRT { $elo0 } 對 { $elo1 }：{ $verdict }，LLR { $llr }（{ $lower } 到 { $upper }）
cli-arena-verdict-yes = 差距至少 { $elo1 }
cli-arena-verdict-no = 差距至多 { $elo0 }
cli-arena-verdict-open = 未定
cli-arena-played = { $count } 場 { $game }

## bot

cli-bot-about = 在伺服器上入座，由程式選擇走法，直到對局結束。
cli-bot-url = 伺服器，例如 http://localhost:8000
cli-bot-token = 你的 API 金鑰
cli-bot-match = 你有座位的對局，或有空座位的對局
cli-bot-pair = 與任何正在找對局的人對弈
cli-bot-timeout = 每步的秒數（120）
cli-bot-program = 程式及其參數
cli-bot-key = 金鑰由 POST /api/tokens 取得，權限為 read 和 play。可以放進 CORNERWISE_TOKEN，而不用 --token。
cli-bot-needs = 機器人需要 { $package }：{ $install }
cli-bot-which = 哪個程式？請寫在 -- 之後
cli-bot-failed = 程式失敗：{ $problem }
# $reason is one word of the protocol; $seats and $points are lists of numbers.
cli-bot-over = { $count ->
    [0] 結束（{ $reason }）：無人獲勝，分數 { $points }
   *[other] 結束（{ $reason }）：{ $seats } 獲勝，分數 { $points }
  }

## backup and restore

cli-backup-about = 把伺服器的全部資料寫入檔案。可以還原到另一種資料庫。
cli-restore-about = 用備份檔案填入空的資料庫。備份可以來自另一種資料庫。
cli-backup-database = 資料庫（{ $default }）
cli-backup-done = 已將 { $rows } 筆資料寫入 { $file }
cli-restore-done = 已從 { $file } 讀取 { $rows } 筆資料

## i18n

cli-i18n-about = 檢查翻譯：缺少或未知的訊息、遺留的英文，以及錯誤的參數、複數或術語。
cli-i18n-languages = 語言標籤，例如 de；預設全部
cli-i18n-unknown = 沒有語言 { $tag }（可選：{ $known }）
cli-i18n-whole = { $languages } 種語言，{ $messages } 則訊息：沒有問題

## puzzles

cli-puzzles-about = 用電腦的對局製作謎題，或檢查已有的謎題是否恰好只有一個答案。
cli-puzzles-path = make：要寫入的資料夾；verify：謎題檔案，代替程式自帶的謎題
cli-puzzles-game = 只用這種遊戲；可多次給出
cli-puzzles-count = 每種遊戲多少道謎題
cli-puzzles-sample = 每種遊戲只隨機檢查這麼多道
cli-puzzles-where = 寫到哪個資料夾？請寫在 make 之後
cli-puzzles-made = { $game } 的謎題：{ $count }
cli-puzzles-proven = 已驗證的謎題：{ $count }，用時 { $seconds } 秒

## explore

cli-explore-about = 查詢一個局面裡走過哪些棋、走過多少次，以及那些對局如何結束。
cli-explore-work = show：一個局面裡走過哪些棋；add：把對局加入開局庫檔案；build：產生 Cornerwise 內附的電腦對局的檔案；make：讓電腦與自己對弈；pack：把對局寫成小檔案
cli-explore-path = show、add、build：開局庫檔案，預設為電腦對局的檔案；make、pack：要寫入的資料夾
cli-explore-source = show：遊戲，或含有一場對局的檔案；add：對局檔案或資料夾
cli-explore-count = make：下多少場對局
cli-explore-nodes = make：每步搜尋多少個局面
cli-explore-one = show 在開局庫檔案之後需要一個遊戲或一個檔案
cli-explore-nothing = 這個檔案裡沒有對局到過這個局面。
cli-explore-added = 已加入的對局：{ $count }
# Columns of a table
cli-explore-column-games = 對局
cli-explore-column-won = 獲勝
cli-explore-column-margin = 領先分數
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = 顯示的走法：{ $shown } / { $moves }；對局：{ $games }

## moderate

cli-moderate-about = 查看玩家的檢舉並處理。執行中的伺服器會在幾秒內生效。
cli-moderate-works = 操作：
cli-moderate-list = 等待處理的檢舉
cli-moderate-show = 一則檢舉，以及前後的聊天
cli-moderate-close = 從清單中移除一則檢舉
cli-moderate-mute = 禁止一位玩家聊天
cli-moderate-suspend = 禁止一位玩家對局
cli-moderate-rename = 給一位玩家換一個本人不能更改的名字
cli-moderate-lift = 結束一位玩家的所有禁言和停權
cli-moderate-log = 至今的處理記錄
cli-moderate-clear-club = 移除一個俱樂部（用連結指明）的文字並給它換一個名稱
cli-moderate-close-club = 關閉一個俱樂部（用連結指明）；它的錦標賽會保留
cli-moderate-rename-tournament = 給一個錦標賽（用連結指明）換一個標題
cli-moderate-cancel-tournament = 取消一個錦標賽（用連結指明）
cli-moderate-what = 檢舉的編號，或玩家的使用者名稱（沒有帳號時：show 顯示的 id）
cli-moderate-new-name = rename：新名字
cli-moderate-for = mute、suspend：多長時間，例如 12h、7d 或 4w；不寫則為永久
cli-moderate-note = 原因；會保存在記錄裡
cli-moderate-closed = list：已處理的檢舉
cli-moderate-bad-time = { $time } 不是 12h、7d 或 4w 這樣的時間
cli-moderate-empty = 沒有等待處理的檢舉。
cli-moderate-reporter = 檢舉人：{ $reporter }，id { $id }
cli-moderate-reported = 被檢舉人：{ $name }，id { $id }
cli-moderate-times = 對這位玩家的檢舉：{ $count }
cli-moderate-match = 對局 { $match }，{ $game }
cli-moderate-which-report = 哪則檢舉？請寫編號
cli-moderate-who = 哪位玩家？請寫使用者名稱
cli-moderate-which-name = 新名字是什麼？請寫在使用者名稱之後
cli-moderate-nobody = 沒有玩家 { $name }
cli-moderate-was-closed = 檢舉 { $number } 已處理
cli-moderate-done-until = 完成：{ $name }，直到 { $time }
cli-moderate-done-for-good = 完成：{ $name }，永久
cli-moderate-done = 完成：{ $name }
cli-moderate-lifted = 已解除：{ $name }
cli-moderate-renamed = 這位玩家現在叫 { $name }
cli-explore-needs-path = 請指定要寫入的檔案或資料夾
# $command is what to type
cli-explore-not-built = 電腦對局還沒有準備好；請執行：{ $command }
cli-explore-built = { $file } 中的電腦對局：{ $count }
cli-explore-packed = { $file }：{ $count } 場對局，{ $size } 位元組
