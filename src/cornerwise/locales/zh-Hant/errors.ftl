### What is wrong, in one line: it may follow a file's name and a colon.
### Words in plain ASCII that people type (names of games, options, fields, commands) are arguments or
### stand in quotation marks within braces, and stay as they are.

## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

# $where is the name of a game, an option, a field or a file, or the number of a rule.
error-at = { $where }：{ $problem }
error-at-move = 第 { $number } 步：{ $problem }
error-at-ply = 第 { $number } 手：{ $problem }
error-at-character = { $problem }（第 { $offset } 個字元處）

## Games and options

# $name and $near are in quotation marks already, as all that people have typed.
error-no-game-but = 沒有名為 { $name } 的遊戲；你是指 { $near } 嗎？
error-no-game = 沒有名為 { $name } 的遊戲；{ "`cornerwise games`" } 會列出所有遊戲
error-wrong-family = { $wanted ->
    [flat-placing] 這裡不能用 { $game }：只適用於平面放置類遊戲
    [two-party] 這裡不能用 { $game }：只適用於兩方對弈的遊戲
   *[placing] 這裡不能用 { $game }：只適用於放置類遊戲
  }
error-no-option = 沒有選項 { $option }（可選：{ $known }）
error-no-options = 沒有選項 { $option }：這種遊戲沒有選項
error-option-value = { $option } 不能是 { $value }（可選：{ $choices }）
error-option-no-text = { $option } 不能是 { $value }：必須是文字
error-few-colours = 顏色不夠每人 { $each } 種
# $edition is typed, such as french.
error-edition-seats = { $edition } 版本適合 { $fewest } 到 { $most } 位玩家，不是 { $seats } 位
error-deals-no-target = 固定局數的比賽沒有目標分：兩者只能選一個
# $scoring is typed, such as no-points.
error-one-deal = { $scoring } 計分只用於一局，不是 { $deals } 局
error-seed = 種子必須是整數，不是 { $seed }
error-no-seed = 這種遊戲沒有隨機成分，所以不需要種子
error-few-tiles = { $tiles } 張牌不夠發 { $seats } 手，每手 { $hand } 張

## Handicaps: the option "without"

error-handicap-form = { "without" } 要寫成 { "blue:I5,W5/red:X5" } 這樣，而不是 { $text }
error-handicap-twice = { "without" } 中同一種顏色出現了兩次：{ $text }
error-handicap-colour = { "without" }：這場對局沒有顏色 { $colour }（可選：{ $known }）
error-handicap-piece = { "without" }：沒有棋子 { $piece }（可選：{ $known }）
error-handicap-copies = { "without" }：{ $colour } 只有 { $copies } 個 { $piece }，沒有 { $count } 個
error-handicap-all = { "without" }：{ $colour } 至少要保留一個棋子
error-handicap-shared = { "without" }：不能讓子，因為所有玩家共用一套棋子

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } 不是高度圖：請寫成一列列的數字，列與列之間用 / 或換行隔開
error-heights-uneven = { $text } 不是高度圖：各列長度不同
error-heights-cubes = { $text } 不是高度圖：它有 { $cubes } 個立方塊，應為 2 到 { $most } 個
error-heights-parts = R4：高度圖的所有方格必須相連
# $text is the name of a file from here on.
error-heights-long = 不能使用 { $text }：R4：高度圖最多 { $most } 位元組
error-heights-no-text = 不能使用 { $text }：R4：高度圖必須是文字檔
error-heights-file = 不能使用 { $text }：{ $problem }

## Moves

# $why is one of the messages that begin with why-, $clause the number of a rule.
error-illegal-move = 不允許 { $move }：{ $why }（{ $clause }）
error-no-cell = { $board } 棋盤上沒有 { $text }
error-cell-twice = { $text } 把同一個位置寫了兩次
error-lays-nothing = { $text } 沒有放下棋子
error-no-colour = { $text } 不是顏色（可選：{ $known }）
error-no-such-colour = { $game } 沒有顏色 { $colour }（可選：{ $known }）
error-no-tile = { $text } 不是牌（應寫成 { "0-2-5" } 這樣）
error-tile-order = { $text } 不是牌：數字不能遞減（應寫成 { "0-2-5" } 這樣）
error-no-move = { $text } 不是走法（應寫成 { "0-2-5@1,0/2" } 這樣）
error-opponent = 對手應是一個等級、{ "random" }、{ "self" }、一個玩家物件，或一個選擇動作的函式，而不是 { $given }
error-seat-idle = { $game }：要訓練的玩家永遠輪不到
error-text-long = 一個局面最多 { $most } 個字元，這太長了：{ $text }
# $text is the name of a colour, as it is typed.
error-text-missing = { $count } 步之後 { $text } 還能放棋子，但局面裡沒有這種顏色的下一步
error-text-twice = { $text } 出現了兩次
error-text-part = 局面裡沒有名為 { $text } 的部分（可選：{ $known }）
error-text-points = { $text } 應是全部 { $seats } 位玩家的分數，例如 { "120,-5" }
error-text-deals = { $text }：玩完這些局，比賽就已經結束了
error-text-hidden = 只有另一位玩家看過牌 { $text }，所以這個局面不能還原成對局
# For those who write a game in Python; $promise is in English.
error-promise = { $game }：{ $promise }（在 { $moves } 之後）

## Files of games

error-file-long = 檔案超過 { $most } 個字元
error-file-empty = 檔案是空的
error-file-no-game = 這既不是記錄（JSON），也不是 { ".blksgf" } 檔案
error-file-design = 這是圖案，不是對局；{ "`cornerwise draw`" } 可以顯示它
error-file-several = { $file } 裡有 { $count } 場對局；{ "load_games" } 可以全部讀取
error-file-suffix = { $file }：對局檔案的名字必須以下列之一結尾：{ $known }
error-explorer-file = { $file } 不是開局庫檔案
error-file-json = 這不是 JSON 檔案：{ $problem }
error-field-missing = 缺少 { $field }
error-field-twice = { $field } 出現了兩次
error-field-unknown = 沒有名為 { $field } 的欄位
error-field-fraction = { $text } 不是整數，而記錄裡只有整數
# $wanted and $given are one of the following, or stand so in the file.
error-field-type = { $field }：應為{ $wanted }，而不是 { $given }
error-type-object = 物件
error-type-list = 清單
error-type-number = 整數
error-type-text = 文字
error-type-writable = 有效的 Unicode 文字，不含不成對的代理字元
error-type-move = 走法的編號
error-record-version = { "version" }：只能讀取 { $version }，不能讀取 { $given }
error-record-players = { "players" }：{ $game } 有 { $seats } 位玩家
error-record-comment = { "comments" }：沒有第 { $number } 步
error-record-family = { "variant" }：{ $game } 不是放置類遊戲
error-record-not-over = { "result" }：對局還沒有結束
# $result and $given are results in English, as records have them.
error-record-no-result = { "result" }：對局已結束，{ $result }，但沒有給出結果
error-record-result = { "result" }：對局已結束，結果是 { $result }，而不是 { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = 這個節點不在這棵樹裡
error-sgf-charset = 不支援字元集 { $charset }
error-sgf-not-charset = 文字不是有效的 { $charset }
error-sgf-unfinished = 檔案在一棵樹的中間就結束了
error-sgf-no-tree = 檔案裡沒有對局樹
error-sgf-no-node = 樹必須以節點開頭
error-sgf-node-place = 節點必須在樹裡，並且在它的變化之前
error-sgf-many = 節點超過 { $most } 個
error-sgf-close = 這裡沒有可以結束的樹
error-sgf-meaning = 意外的 { $sign }
error-sgf-property-place = 屬性必須在節點裡
error-sgf-property-twice = { $name } 在一個節點裡出現了兩次
error-sgf-no-value = { $name } 沒有值
error-sgf-endless = 值缺少右括號
error-sgf-property = 屬性需要由字母和數字組成的名稱和一個值：{ $name } 缺了其中之一
error-sgf-game = 未知的遊戲 { $name }
error-sgf-own = { $name } 的對局需要屬性 { $property }
error-sgf-two-games = 檔案既說遊戲是 { $name }，又說是 { $game }
error-sgf-setup = { $name } 擺出了局面，所以無法按規則重播對局
error-sgf-two-moves = 一個節點裡有兩步棋：{ $first } 和 { $second }
# P11 is the number of a rule.
error-sgf-early = 這裡 { $colour } 走棋，但輪到的是 { $turn }，而且它放得下棋子（P11）
error-sgf-colour = { $game } 沒有顏色 { $name }

## What has to be installed. $install is a command.

error-extra-solve = 求解需要 OR-tools：{ $install }
error-extra-nets = 神經網路需要 onnxruntime：{ $install }
error-extra-pictures = PNG 和 WebP 圖片需要 resvg 和 Pillow：{ $install }
error-extra-cluster = 叢集需要 Ray：{ $install }

## Puzzles

error-not-solo = { $game } 不是單人遊戲（可選：{ $known }）
solo-no-room = { $colour }沒有地方放 { $piece }
solo-no-reach = { $colour }需要 { $cells } 格，卻只夠得著 { $room } 格
solo-few-cells = 剩下的棋子需要 { $needed } 個空位，卻只剩 { $free } 個
error-puzzle = 這不是謎題檔案
error-puzzle-unproven = 謎題 { $id } 另有解法，或者無解

## The computer player

error-level = 等級是 { $least } 到 { $most }，不是 { $given }
error-strength-both = 等級自帶節點數和時間：給等級，或給節點數和時間，擇一
error-no-parameter = 沒有參數 { $name }（可選：{ $known }）
# $wanted is one of the next three.
error-value = { $name } 必須是{ $wanted }，而不是 { $given }
error-wants-whole = { $least } 到 { $most } 的整數
error-wants-seconds = 不超過 { $most } 的秒數
error-wants-or = { $wanted }，或 { $other }
error-search-nodes = 搜尋至少需要一個節點，而不是 { $given }
error-search-time = 搜尋需要超過 0 秒，而不是 { $given }
error-search-memory = 搜尋至少需要 { $least } MiB 記憶體，而不是 { $given }
error-search-limits = 搜尋需要節點數或時間限制
error-search-tuning = 不能這樣設定搜尋：{ $problem }
error-evaluator = 沒有評估器 { $name }（可選：{ $known }），也沒有同名檔案
error-slip = 失誤比例必須在 0 到 1 之間，而不是 { $given }
error-threads = 執行緒數可為 1 到 { $most }，而不是 { $given }
error-no-net = 套件裡沒有 { $game } 的神經網路
error-nobody-moves = 現在誰也不能走，所以沒有可選的
error-net-large = { $file } 太大，不可能是神經網路
error-net-damaged = { $file } 不是神經網路：{ $problem }
error-net-foreign = { $file } 不是本程式的神經網路
error-net-board = { $file } 是為與 { $game } 不同的棋盤或棋子訓練的
error-net-shape = { $file } 的結構與 { $game } 的神經網路不同

## Arenas, in which computer players are rated

# $spec is the entrant as it was typed.
error-entrant = 參賽者 { $spec }：{ $problem }
error-no-program = 沒有程式 { $program }
error-programs-play = 程式只能下放置類遊戲，而 { $game } 不是
error-not-one-of = 可選：{ $known }
error-not-called = { $name } 不可呼叫
error-not-pair = { $text } 不是 { "NAME=VALUE" } 的形式
error-value-parts = { $name } 是單一值，沒有組成部分
error-worker-ended = 有一個工作行程還沒下棋就停止了；它的錯誤顯示在上面
error-no-cluster = { $address } 沒有 Ray 叢集：{ $problem }
error-machines-lost = 第 { $number } 場對局：下棋時失去了 { $count } 台機器
error-arena-entrants = 競技場至少需要 2 個參賽者
# $name is the same as $spec, in quotation marks.
error-arena-names = 有兩個參賽者都叫 { $name }；請用 { "NAME=" }{ $spec } 給其中一個改名
error-arena-alone = { $game } 是單人遊戲；競技場需要兩人或以上的遊戲
error-arena-time = 每步的時間必須大於 0
error-arena-two = 逐次檢定正好需要 2 個參賽者
error-arena-plies = { $game } 在 { $plies } 手隨機走法之後總是已經結束；請減少手數
error-arena-even = 找不到 { $game } 在 { $plies } 手隨機走法之後足夠均勢的開局；請允許更大的勝率
error-arena-version = 這不是競技場的設定，版本 { $version }
error-arena-settings = 設定已損壞：{ $problem }
error-arena-none = { $folder }：這個資料夾裡沒有競技場，因為缺少 { $file }
error-arena-busy = { $folder }：另一次執行正在使用這個資料夾
error-arena-other = { $folder }：這個資料夾屬於設定不同的執行：{ $name } 原來是 { $was }，現在是 { $now }
error-arena-line = { $file }，第 { $line } 行：已損壞（{ $problem }）

## Training and measuring

error-net-part = { $text } 不是遊戲，也不是 GAME*NUMBER（數字最大 { $most }）
error-net-shared = { $first } 和 { $second } 差別太大，不能共用神經網路
error-window = { $file } 不是 { $game } 的視窗：{ $problem }
error-holds-no = { $folder } 裡沒有 { $name }
error-no-training = { $folder } 裡沒有訓練：{ $problem }
error-other-training = { $folder } 裡是另一種遊戲的訓練，不是 { $game }
error-unreadable = 無法讀取 { $file }：{ $problem }
error-learning = 學習在第 { $step } 步失敗：損失不再是數字
error-no-figure = 沒有指標 { $name }（可選：{ $known }）

## Environments, for programs that learn to play

error-action-of = 第 { $number } 場對局的動作 { $action }
error-action-type = 動作必須是整數
error-action-range = 動作是 0 到 { $most }，不是 { $given }
error-action-place = 沒有空位 { $place }
error-step-after-end = 對局已結束（{ $clause }）：下一個動作之前請先重設
error-not-reset = 在 { $what } 之前先呼叫 { "reset()" }
error-rewards = 獎勵必須是 { $known } 之一，而不是 { $given }
error-illegal-actions = 非法動作的設定必須是 { $known } 之一，而不是 { $given }
error-seat = { $game } 在這裡的座位是 0 到 { $most }，不是 { $given }
error-batch-games = 可以有 1 到 { $most } 場對局，而不是 { $given }
error-no-observer-parameters = 觀測沒有參數

## Running a server

error-smtp-url = { "smtp" } 必須是 { $first } 或 { $second } 這樣的 URL
error-database-url = 資料庫必須是 { $example } 這樣的 URL
error-database-file = 資料庫 URL 必須指明檔案，例如 { $example }
error-database-open = 無法開啟資料庫 { $file }：{ $problem }
error-no-database = 沒有名為 { $name } 的資料庫（可選：{ $known }）
error-database-full = 資料庫不是空的，還原會覆寫其中的資料；請選擇空的資料庫
error-workers-database = 多個工作行程需要 PostgreSQL，因為 SQLite 只能用於一個行程
error-workers-redis = 多個工作行程需要 Redis 來交換事件
error-backup-table = { $file }：備份裡有本版本不認識的資料表
error-backup-version = { $file }：這個備份來自不同的版本；請用那個版本還原
error-backup-damaged = { $file }：這不是備份，或者已損壞

## A program that plays on a server. $said is what the server says, in English.

error-refused = 伺服器拒絕：{ $said }
error-refused-socket = 伺服器拒絕了連線；請檢查金鑰
error-connection = 連線已中斷：{ $problem }
error-no-free-seat = 那場對局沒有空座位

## What a server refuses, for those who write programs for it

refused-no-address = 這個網址沒有內容
refused-http = 無法回應這個請求：{ $said }
refused-request-long = 請求最多 { $most } 位元組
refused-message-long = 訊息最多 { $most } 位元組
refused-games = 一段文字最多 { $games } 場對局，{ $boards } 種不同的棋盤
refused-takes-long = 這需要太多時間或記憶體；請換個小一點的試試
refused-too-many = 這類請求太多；請在 { $seconds } 秒後重試
refused-version = 本伺服器使用協定版本 { $version }
refused-followed = 一個連線最多追蹤 { $most } 場對局
refused-origin = 這個頁面不允許使用本伺服器
refused-host = 本伺服器不回應這個主機名稱
refused-broken = 伺服器出了問題；請重試
refused-storage = 現在無法儲存任何內容；請稍後重試
refused-closing = 伺服器正在關閉；請稍後重試
refused-searches = 排隊的搜尋太多；請稍後重試
refused-no-answer = 電腦沒有找到走法
refused-other-server = 同一時刻有內容變了；請再試一次

## Refusals: accounts and keys

# $how is how a program asks for it.
refused-no-session = 你沒有工作階段；請用 { $how } 開始一個
refused-no-key = 這個金鑰不存在或已刪除
refused-no-such-key = 你沒有這個金鑰
refused-no-such-session = 你沒有這個工作階段
refused-no-such-puzzle = 沒有這道謎題
refused-session-old = 請先重新登入
# $scope is typed: read or play.
refused-scope = 這個金鑰沒有 { $scope } 權限
refused-person = 只有玩家本人能這樣做，持有金鑰的程式不行
refused-account-taken = 這個使用者名稱已被使用，或者你已經有帳號了
refused-account-name = 使用者名稱必須有 1 到 24 個可見字元
refused-password = 使用者名稱或密碼有誤
refused-common-password = 這個密碼太常見；請換一個
refused-recovery-code = 這不是該帳號的復原碼
refused-code = 這個代碼不存在、已被使用，或已過期
refused-passkey = 這個通行金鑰在這裡不能用；請用其他方式登入
refused-passkey-account = 通行金鑰屬於帳號；請先建立帳號
refused-rating = 玩家要有帳號才能下積分對局
refused-subscription = 本伺服器無法向這個瀏覽器傳送通知
refused-no-mail = 本伺服器不寄送電子郵件
refused-mail-failed = 電子郵件無法寄出；請稍後再試
refused-account-letters = 使用者名稱不能混用不同文字的字母，例如拉丁字母和西里爾字母

## Refusals: setting up a match

refused-seat-count = 按這些選項，{ $game } 有 { $seats } 個座位，不是 { $given } 個
refused-levels = 等級是 { $least } 到 { $most }
refused-handicap-twice = 讓子就是選項 { "`without`" }；它被給了兩次
refused-handicap-rated = 讓子的對局不能算積分
refused-nobody-plays = 至少要有一個座位留給人
refused-clock = 棋鐘必須在 1 秒到 { $most } 天之間
refused-increment = 加秒最多 10 分鐘，而且只能用於整局計時的棋鐘
refused-turn-limit = 回合限時需要按步計時的棋鐘
refused-waiting-matches = 你（或你的位址）在大廳裡最多可有 { $most } 場等待中的對局；請先取消一場

## Refusals: tournaments

refused-no-tournament = 沒有這個錦標賽
refused-tournament-phase = 現在不能在這個錦標賽裡這樣做
refused-tournament-full = 這個錦標賽已滿：最多 { $most } 人參加；你仍可以觀看
refused-tournament-host = 只有錦標賽的主辦人能這樣做
refused-tournament-few = 這類錦標賽至少需要 { $least } 位玩家
refused-tournament-clock = 錦標賽需要棋鐘，競技場賽必須以分鐘設定
refused-tournament-game = 錦標賽適用於 2 到 { $most } 位玩家、不分隊的遊戲
refused-tournament-tables = 超過 2 位玩家的對局需要瑞士制錦標賽或競技場賽
refused-tournament-time = 請選擇今後一年之內的開始時間
refused-tournament-number = 錦標賽等待的玩家數不能超過可參加的人數；請選小一點的人數
refused-tournament-engines = 錦標賽中至少要有一位玩家是真人
refused-no-entrant = 錦標賽中沒有這個編號的參賽者
refused-waiting-tournaments = 你最多可有 { $most } 個尚未開始的錦標賽；請先開始或取消一個
refused-in-tournament = 錦標賽對局裡不能這樣做

## Refusals: clubs

refused-no-club = 沒有這個俱樂部
refused-no-member = 俱樂部裡沒有叫這個名字的人
refused-club-account = 使用俱樂部需要帳號；請先登入或註冊
refused-club-name = 俱樂部名稱至少需要 { $least } 個字母或數字
refused-club-letters = 俱樂部名稱不能混用不同文字的字母，例如拉丁字母和西里爾字母
refused-club-taken = 已有俱樂部使用這個名稱，或看起來相似的名稱；請換一個名稱
refused-club-members-only = 只有俱樂部成員能這樣做
refused-club-organisers = 只有俱樂部的主辦人能這樣做
refused-club-owner = 只有俱樂部的擁有者能這樣做
refused-club-invitation = 這個俱樂部只能憑邀請加入；請向主辦人索取連結
refused-club-full = 這個俱樂部已滿：最多 { $most } 名成員；請選擇另一個
refused-club-too-many = 你最多可加入 { $most } 個俱樂部；請先退出一個
refused-club-too-many-owned = 你最多可擁有 { $most } 個俱樂部；請先刪除一個，或把別人設為它的擁有者
refused-club-successor = 這位成員已擁有 { $most } 個俱樂部，達到上限；請選擇其他人
refused-club-owner-leaves = 退出俱樂部之前，請先把別人設為擁有者

## Refusals: in a match. Players are counted from 1.

refused-no-match = 沒有這場對局
refused-phase = { $phase ->
    [waiting] 對局還沒有開始
    [paused] 對局已暫停
    [over] 對局已結束
   *[playing] 對局正在進行
  }
refused-seat-out = 玩家 { $number } 已出局
refused-stale = 對局處於事件 { $seq }，而不是 { $given }
refused-no-seat = 你不能在這裡以玩家 { $number } 的身分下棋
refused-seat-not-yours = 你不是玩家 { $number }
refused-seat-taken = 玩家 { $number } 的座位有人了
refused-have-seat = 你已經有座位了
refused-turn = 還沒輪到你；請等待玩家 { $number }
refused-mover-only = 只有輪到自己時才能提出
refused-nobody-moves = 現在誰也不能走
refused-computer-plays = 這個座位由電腦代下
refused-computer-plays-on = 電腦想繼續下
# $proposal is typed, such as undo.
refused-proposal-open = 之前的提議（{ $proposal }）還沒有得到答覆；請答覆或等待
refused-no-proposal = 沒有需要你答覆的提議
refused-rematch = 新的一局已經開始了
refused-not-gone = 玩家 { $number } 沒有離開
refused-no-undo = 你沒有可以悔的棋
refused-no-hints = 這一桌關閉了提示
refused-no-hint-found = 沒有找到提示；請再試一次
refused-hidden-hands = 手牌保密的對局只能在結束後以 JSON 儲存
refused-match-or-record = 對局和記錄只能給一個
refused-review-early = 對局結束後才能覆盤
refused-no-picture = 沒有這張圖片

## Refusals: talking

refused-no-chat = 這一桌關閉了聊天
refused-speak = 只有玩家能在這裡發言
refused-presets = 這一桌只能用固定用語
refused-preset-or-text = 固定用語和文字只能給一個
refused-said-enough = 這一桌不能再寫訊息了
refused-mute = 那個座位沒有你可以靜音的人
refused-no-line = 沒有這個編號的訊息
refused-free-chat-off = 請先在帳號裡開啟自由輸入
refused-nobody-reads = 這一桌沒有別人開啟自由輸入；請使用固定用語
refused-chat-taken = 你不能再使用聊天；原因請詢問伺服器的管理人員
# $date is written as 2026-11-18.
refused-chat-taken-until = 在 { $date } 之前你不能使用聊天

## Refusals: other people

refused-no-account = 沒有人用這個使用者名稱；請檢查拼寫
refused-contacts-account = 這需要帳號；請先登入或註冊
refused-yourself = 請選擇自己以外的人
refused-contacts-full = 這個清單已滿，最多可有 { $most } 人；請先移除一人
refused-follow = 你不能追蹤這位玩家
refused-company = 你不能加入這個對局；請選擇另一個
refused-challenge = 這位玩家不接受你的挑戰
refused-challenge-open = 這位玩家還沒有答覆你上一次的挑戰；請等待，或先撤回它
refused-challenges-full = 你有 { $most } 個挑戰在等待答覆；請先撤回一個
refused-challenge-seats = 必須有一個座位是你的，一個座位是對方的
refused-no-challenge = 這個挑戰已被答覆、已撤回或已過期
refused-series-seats = 系列賽只適用於兩位玩家的對局
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = 系列賽的局數只能是：{ $lengths }
refused-report-what = 請說明要檢舉哪則訊息或哪位玩家
refused-report-seat = 那個座位沒有可以檢舉的人
refused-report-table = 只有這一桌的玩家能檢舉
refused-suspended = 你的帳號已被停權；原因請詢問伺服器的管理人員
# $date is written as 2026-11-18.
refused-suspended-until = 你的帳號已被停權至 { $date }
refused-name-taken = 你不能更改名字；原因請詢問伺服器的管理人員
refused-name-taken-until = 在 { $date } 之前你不能更改名字

## The opening explorer

error-packed-games = 這不是供開局庫使用的對局集，或者已損壞
error-being-built = 另一個行程正在產生 { $file }
# $command is what to type
refused-no-engine-games = 這台伺服器還沒有可顯示的電腦對局；伺服器管理員可以用這個指令取得：{ $command }
refused-engine-games-soon = 正在準備電腦對局；請幾分鐘後再試
error-moderate-no-report = 沒有檢舉 { $number }
error-moderate-bad-name = { $name } 不能用作名字
error-moderate-name-taken = 名字 { $name } 已被使用
