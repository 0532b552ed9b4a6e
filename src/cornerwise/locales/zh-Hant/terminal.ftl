### The game in the terminal. Lines of a terminal are short: 80 columns, beside the board 36; a character takes two.
### Single capital letters, Enter, Esc and Tab are keys: letters stay as they are, the names of keys as keyboards have them.
### M3, P4 and the like are clauses of the rule book and stay.

## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = 字母、數字

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } 棋子
terminal-do-tile = { $key } 牌
terminal-do-move = { $key } 移動
terminal-do-turn = { $key } 旋轉
terminal-do-flip = { $key } 翻面
terminal-do-place = { $key } 下一處
terminal-do-lay = { $key } 放下
terminal-do-draw = { $key } 抽牌
terminal-do-pass = { $key } 跳過
terminal-do-keep = { $key } 保留
terminal-do-swap = { $key } 交換
terminal-do-hint = { $key } 提示
terminal-do-undo = { $key } 悔棋
terminal-do-save = { $key } 儲存
terminal-do-marks = { $key } 標記
# Lines between the tiles.
terminal-do-lines = { $key } 線條
terminal-do-look = { $key } 四處看看
terminal-do-look-at-board = { $key } 看棋盤
terminal-do-show-hand = { $key } 顯示手牌
terminal-do-new-game = { $key } 新對局
terminal-do-deal = { $key } 再發一局
terminal-do-quit = { $key } 離開
terminal-do-help = { $key } 按鍵
terminal-do-save-and-leave = { $key } 儲存並離開
terminal-do-leave = { $key } 離開
terminal-do-stay = { $key } 留下
terminal-do-back = { $key } 返回
terminal-do-close = { $key } 關閉
terminal-do-choose = { $key } 選擇
terminal-do-change = { $key } 更改
terminal-do-go-on = { $key } 繼續
terminal-do-open = { $key } 開啟
terminal-do-open-saved = { $key } 開啟已儲存的對局
# The language that is spoken now, in its own words.
terminal-do-language = { $key } 語言：{ $language }
terminal-quit-key = 按 { $key } 離開 Cornerwise。

## What keys do, in the help

terminal-help-pick-piece = 選取托盤中對應按鍵的棋子
terminal-help-next-piece = 選取下一個或上一個放得下的棋子
terminal-help-turn = 向右或向左旋轉
terminal-help-flip = 翻面；立方塊棋子則翻倒
terminal-help-place = 到下一處或上一處可放的位置
terminal-help-lay = 放得下時放下
terminal-help-hint = 顯示提示；再按一次就採用
terminal-help-answer = 開局需要選擇時，保留或交換
terminal-help-undo = 悔掉你的最後一步，別人思考時也可以
terminal-help-save = 儲存對局
terminal-help-marks = 顏色上的標記，不靠顏色也能分辨
terminal-help-leave = 離開
terminal-help-pick-tile = 選取手中對應按鍵的牌
terminal-help-next-tile = 選取下一張或上一張放得下的牌
terminal-help-step = 到下一處可放的位置，或四處看看
terminal-help-turn-tile = 旋轉（那樣也放得下時）
terminal-help-lay-tile = 出牌
terminal-help-draw = 抽一張牌
terminal-help-pass = 規則允許時跳過
terminal-help-undo-tile = 悔掉你的最後一步，但不能越過抽牌
terminal-help-lines = 牌之間的線條，不靠顏色也能分辨
terminal-help-board = 平面棋盤：棋子必須用角碰到自己的顏色，絕不能邊碰邊；第一個要蓋住起始格 ()。立方塊棋盤逐層顯示：必須與自己的顏色共用一個面，下面不能留空洞。
terminal-help-board-notes = 實心的棋子放得下；帶斜線的放不下，並有一行說明原因。上色的方格是它可以蓋住的地方；圓點標出最近放下的棋子。灰色棋子現在哪裡都放不下；暗淡的方格上方還有立方塊。從上方看時，方格顯示高度或上限。
terminal-help-tiles = 一張牌必須有一整條邊貼著另一張牌，在角上相接的數字必須相同。得分是數字之和。橋（隔著空隙碰到別的牌）和六邊形（圍住一個點的第六張牌）另外得分。不能或不想出牌時，最多抽三張牌。
terminal-help-tiles-notes = 你的牌只在放得下的地方顯示；圓點標出其他可放的位置，星號標出最近出的牌。灰色的牌現在哪裡都放不下。

## Setting up a game

terminal-person = 這個鍵盤前的人
terminal-greedy = 電腦，貪心
terminal-random = 電腦，隨機
terminal-seat-keys = 每個座位：H 這裡的人，1 到 9 電腦的等級，G 貪心，R 隨機
# $command is typed at a prompt.
terminal-no-saved-game = 這個資料夾裡沒有儲存的對局。要開啟別處的對局：{ $command }
terminal-open = 繼續已儲存的對局
terminal-nobody = { $name } 不能參加（可選：{ $known }）

## Who sits there, in a short column and as the name in a sentence

terminal-level = { $level } 級
terminal-is-greedy = 貪心
terminal-is-random = 隨機
terminal-shared = 共用
# A player, and what they play or who that is: Level 3 (Orange), Player 2 (Level 3).
terminal-seat = { $name }（{ $note }）
terminal-column-left = 剩餘
terminal-column-points = 分數
terminal-column-tiles = 牌
terminal-column-deal = 本局
terminal-column-total = 總分
# Of a colour that has no place on this turn, in a column.
terminal-rests = 跳過

## Whose turn it is

terminal-your-turn = 輪到你：{ $colour }
terminal-keep-or-swap = 保留還是交換？
terminal-chooses = { $name } 正在選擇
terminal-answer = K：保留，執{ $first }。W：交換，執{ $second }。接下來由{ $first }走。
terminal-over = 對局結束。{ $result }。
terminal-match-over = 比賽結束。{ $result }。
terminal-deal-yours = 第 { $deal } 局：輪到你
terminal-deal-turn = 第 { $deal } 局：輪到 { $name }
terminal-deal-over = 第 { $deal } 局結束
terminal-thinking = { $name } 正在思考… { $time }
terminal-seconds = { $seconds } 秒
terminal-pass-keyboard = 把鍵盤交給 { $name }。按 Enter 顯示手牌。

## The piece or the tile in the hand

# $cells are the names of those it would cover.
terminal-fits = { $piece } 放得下：{ $cells }。
terminal-lay-it = 按 Enter 放下。位置 { $number } / { $count }。
terminal-misfit = { $piece } 放不下。
terminal-places = { $count ->
    [0] 現在哪裡都放不下。
   *[other] 按 N 查看 { $count } 處可放的位置。
  }
# A reason as a sentence, with the clause of the rule book.
terminal-because = { $why }（{ $clause }）。
terminal-because-so = { $why }。
terminal-tile-held = { $tile }：{ $what }。
terminal-you-drew = 你抽到 { $tile }。
terminal-stuck-draw = { $cost ->
    [0] 都放不下：按 D 抽一張牌（M6）。
   *[other] 都放不下：按 D 抽一張牌，扣 { $cost } 分（M6）。
  }
terminal-stuck-empty = 都放不下，牌堆也空了：按 P 跳過（M7）。
terminal-stuck-end = { $cost ->
    [0] 都放不下：按 P 結束你的回合（M6）。
   *[other] 都放不下：按 P 結束你的回合，再扣 { $cost } 分（M6）。
  }
terminal-draw-anyway = { $cost ->
    [0] 你有牌可出。再按 D 抽一張牌（M6）。
   *[other] 你有牌可出。再按 D 抽一張牌，扣 { $cost } 分（M6）。
  }
terminal-tile-nowhere = { $tile } 現在哪裡都放不下（M4）。
terminal-one-way = 換個方向就放不下。
terminal-too-small = 棋盤可以捲動；要看到全部，請用 { $width } x { $height } 的視窗。

## What happened

terminal-about = { $game }：{ $about }。
terminal-laid = { $colour }放下了 { $piece }。
terminal-laid-at = { $colour }在 { $cells } 放下了 { $piece }。
terminal-kept = { $name } 選擇保留，現在執{ $colours }。
terminal-kept-you = 你選擇保留，現在執{ $colours }。
terminal-swapped = { $name } 選擇交換，現在執{ $colours }。
terminal-swapped-you = 你選擇交換，現在執{ $colours }。
terminal-passed = { $name } 跳過。
terminal-passed-you = 你跳過。
terminal-late = { $name } 逾時。
terminal-late-you = 你逾時了。
# $colours is a list of $count colours.
terminal-cannot-place = { $count ->
   *[other] { $colours }放不下棋子，被跳過。
  }
terminal-drew = { $name } 抽了 { $count } 張牌。
terminal-drew-you = 你抽了 { $count } 張牌。
terminal-laid-tile = { $points ->
    [0] { $name } 出了 { $tile }。
   *[other] { $name } 出了 { $tile }，得 { $points } 分。
  }
terminal-laid-tile-you = { $points ->
    [0] 你出了 { $tile }。
   *[other] 你出了 { $tile }，得 { $points } 分。
  }
terminal-made-bridge = 搭成一座橋。
terminal-made-hexagons = 拼成 { $count } 個六邊形。
terminal-went-out = { $name } 出完了牌。
terminal-went-out-you = 你出完了牌。
terminal-tiles-lie = { $game }：桌上有 { $count } 張牌。
terminal-begins = { $name } 先走。
terminal-begins-you = 你先走。
terminal-best-first = 最好的牌先出（M13）。
terminal-any-tile = 出任意一張牌（M3）。
# $lots is a list of players with the tiles that they drew.
terminal-lots = 抽牌決定誰先走（M3）：{ $lots }。
terminal-lot = { $name } { $tile }
terminal-deal-blocked = 第 { $deal } 局封死：所有人都跳過（M9）。
# $names is a list.
terminal-deal-out = 第 { $deal } 局：{ $names } 出完了牌（M8）。
terminal-deal-out-you = 第 { $deal } 局：你出完了牌（M8）。
terminal-scored = 你得了 { $points } 分
terminal-taken-back = 已收回 { $count } 步。
terminal-undo-none = 你沒有可以悔的棋
terminal-undo-none-in-deal = 這一局你沒有可以悔的棋
terminal-undo-deal-over = 這一局已結束，不能再悔棋
terminal-undo-draw = 之後已經抽過牌，抽牌不能收回
terminal-undo-late = 那一回合你逾時了，不能悔棋

## Hints

terminal-looking = 正在尋找好棋… { $time }  按 H 看目前最好的，按 Esc 取消。
terminal-hint = 提示：把 { $piece } 放在標出的位置。
# $move is what one does instead of laying something: Pass.
terminal-hint-word = 提示：{ $move }。
terminal-hint-take = 按 H 採用。
terminal-ahead = 勝率 { $share }，大約領先 { $points } 分。
terminal-behind = 勝率 { $share }，大約落後 { $points } 分。
terminal-level-so-far = 勝率 { $share }，大致持平。

## Saving and leaving

terminal-unsaved = 對局還沒有儲存。
terminal-save-as = 把對局儲存為
terminal-replace = 這個檔案已存在。再按一次 Enter 就會取代它。
# $command is typed at a prompt.
terminal-saved = 已儲存。繼續對局：{ $command }
# $error is what the system says.
terminal-not-saved = 沒有儲存，{ $file }：{ $error }。
