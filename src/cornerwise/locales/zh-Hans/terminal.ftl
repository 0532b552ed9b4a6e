### The game in the terminal. Lines of a terminal are short: 80 columns, beside the board 36; a character takes two.
### Single capital letters, Enter, Esc and Tab are keys: letters stay as they are, the names of keys as keyboards have them.
### M3, P4 and the like are clauses of the rule book and stay.

## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = 字母、数字

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } 棋子
terminal-do-tile = { $key } 牌
terminal-do-move = { $key } 移动
terminal-do-turn = { $key } 旋转
terminal-do-flip = { $key } 翻面
terminal-do-place = { $key } 下一处
terminal-do-lay = { $key } 放下
terminal-do-draw = { $key } 抽牌
terminal-do-pass = { $key } 跳过
terminal-do-keep = { $key } 保留
terminal-do-swap = { $key } 交换
terminal-do-hint = { $key } 提示
terminal-do-undo = { $key } 悔棋
terminal-do-save = { $key } 保存
terminal-do-marks = { $key } 标记
# Lines between the tiles.
terminal-do-lines = { $key } 线条
terminal-do-look = { $key } 四处看看
terminal-do-look-at-board = { $key } 看棋盘
terminal-do-show-hand = { $key } 显示手牌
terminal-do-new-game = { $key } 新对局
terminal-do-deal = { $key } 再发一局
terminal-do-quit = { $key } 退出
terminal-do-help = { $key } 按键
terminal-do-save-and-leave = { $key } 保存并退出
terminal-do-leave = { $key } 退出
terminal-do-stay = { $key } 留下
terminal-do-back = { $key } 返回
terminal-do-close = { $key } 关闭
terminal-do-choose = { $key } 选择
terminal-do-change = { $key } 更改
terminal-do-go-on = { $key } 继续
terminal-do-open = { $key } 打开
terminal-do-open-saved = { $key } 打开已保存的对局
# The language that is spoken now, in its own words.
terminal-do-language = { $key } 语言：{ $language }
terminal-quit-key = 按 { $key } 退出 Cornerwise。

## What keys do, in the help

terminal-help-pick-piece = 选取托盘中对应按键的棋子
terminal-help-next-piece = 选取下一块或上一块放得下的棋子
terminal-help-turn = 向右或向左旋转
terminal-help-flip = 翻面；立方块棋子则翻倒
terminal-help-place = 到下一处或上一处可放的位置
terminal-help-lay = 放得下时放下
terminal-help-hint = 显示提示；再按一次就采用
terminal-help-answer = 开局需要选择时，保留或交换
terminal-help-undo = 悔掉你的最后一步，别人思考时也可以
terminal-help-save = 保存对局
terminal-help-marks = 颜色上的标记，不靠颜色也能分辨
terminal-help-leave = 退出
terminal-help-pick-tile = 选取手中对应按键的牌
terminal-help-next-tile = 选取下一张或上一张放得下的牌
terminal-help-step = 到下一处可放的位置，或四处看看
terminal-help-turn-tile = 旋转（那样也放得下时）
terminal-help-lay-tile = 出牌
terminal-help-draw = 抽一张牌
terminal-help-pass = 规则允许时跳过
terminal-help-undo-tile = 悔掉你的最后一步，但不能越过抽牌
terminal-help-lines = 牌之间的线条，不靠颜色也能分辨
terminal-help-board = 平面棋盘：棋子必须用角碰到自己的颜色，绝不能边挨边；第一块要盖住起始格 ()。立方块棋盘逐层显示：必须与自己的颜色共用一个面，下面不能留空洞。
terminal-help-board-notes = 实心的棋子放得下；带斜线的放不下，并有一行说明原因。着色的方格是它可以盖住的地方；圆点标出最近放下的棋子。灰色棋子现在哪里都放不下；暗淡的方格上方还有立方块。从上方看时，方格显示高度或上限。
terminal-help-tiles = 一张牌必须有一整条边贴着另一张牌，在角上相接的数字必须相同。得分是数字之和。桥（隔着空隙碰到别的牌）和六边形（围住一个点的第六张牌）另外得分。不能或不想出牌时，最多抽三张牌。
terminal-help-tiles-notes = 你的牌只在放得下的地方显示；圆点标出其他可放的位置，星号标出最近出的牌。灰色的牌现在哪里都放不下。

## Setting up a game

terminal-person = 这个键盘前的人
terminal-greedy = 电脑，贪心
terminal-random = 电脑，随机
terminal-seat-keys = 每个座位：H 这里的人，1 到 9 电脑的等级，G 贪心，R 随机
# $command is typed at a prompt.
terminal-no-saved-game = 这个文件夹里没有保存的对局。要打开别处的对局：{ $command }
terminal-open = 继续已保存的对局
terminal-nobody = { $name } 不能参加（可选：{ $known }）

## Who sits there, in a short column and as the name in a sentence

terminal-level = { $level } 级
terminal-is-greedy = 贪心
terminal-is-random = 随机
terminal-shared = 共用
# A player, and what they play or who that is: Level 3 (Orange), Player 2 (Level 3).
terminal-seat = { $name }（{ $note }）
terminal-column-left = 剩余
terminal-column-points = 分数
terminal-column-tiles = 牌
terminal-column-deal = 本局
terminal-column-total = 总分
# Of a colour that has no place on this turn, in a column.
terminal-rests = 跳过

## Whose turn it is

terminal-your-turn = 轮到你：{ $colour }
terminal-keep-or-swap = 保留还是交换？
terminal-chooses = { $name } 正在选择
terminal-answer = K：保留，执{ $first }。W：交换，执{ $second }。接下来由{ $first }走。
terminal-over = 对局结束。{ $result }。
terminal-match-over = 比赛结束。{ $result }。
terminal-deal-yours = 第 { $deal } 局：轮到你
terminal-deal-turn = 第 { $deal } 局：轮到 { $name }
terminal-deal-over = 第 { $deal } 局结束
terminal-thinking = { $name } 正在思考… { $time }
terminal-seconds = { $seconds } 秒
terminal-pass-keyboard = 把键盘交给 { $name }。按 Enter 显示手牌。

## The piece or the tile in the hand

# $cells are the names of those it would cover.
terminal-fits = { $piece } 放得下：{ $cells }。
terminal-lay-it = 按 Enter 放下。位置 { $number } / { $count }。
terminal-misfit = { $piece } 放不下。
terminal-places = { $count ->
    [0] 现在哪里都放不下。
   *[other] 按 N 查看 { $count } 处可放的位置。
  }
# A reason as a sentence, with the clause of the rule book.
terminal-because = { $why }（{ $clause }）。
terminal-because-so = { $why }。
terminal-tile-held = { $tile }：{ $what }。
terminal-you-drew = 你抽到 { $tile }。
terminal-stuck-draw = { $cost ->
    [0] 都放不下：按 D 抽一张牌（M6）。
   *[other] 都放不下：按 D 抽一张牌，扣 { $cost } 分（M6）。
  }
terminal-stuck-empty = 都放不下，牌堆也空了：按 P 跳过（M7）。
terminal-stuck-end = { $cost ->
    [0] 都放不下：按 P 结束你的回合（M6）。
   *[other] 都放不下：按 P 结束你的回合，再扣 { $cost } 分（M6）。
  }
terminal-draw-anyway = { $cost ->
    [0] 你有牌可出。再按 D 抽一张牌（M6）。
   *[other] 你有牌可出。再按 D 抽一张牌，扣 { $cost } 分（M6）。
  }
terminal-tile-nowhere = { $tile } 现在哪里都放不下（M4）。
terminal-one-way = 换个方向就放不下。
terminal-too-small = 棋盘可以滚动；要看到全部，请用 { $width } x { $height } 的窗口。

## What happened

terminal-about = { $game }：{ $about }。
terminal-laid = { $colour }放下了 { $piece }。
terminal-laid-at = { $colour }在 { $cells } 放下了 { $piece }。
terminal-kept = { $name } 选择保留，现在执{ $colours }。
terminal-kept-you = 你选择保留，现在执{ $colours }。
terminal-swapped = { $name } 选择交换，现在执{ $colours }。
terminal-swapped-you = 你选择交换，现在执{ $colours }。
terminal-passed = { $name } 跳过。
terminal-passed-you = 你跳过。
terminal-late = { $name } 超时。
terminal-late-you = 你超时了。
# $colours is a list of $count colours.
terminal-cannot-place = { $count ->
   *[other] { $colours }放不下棋子，被跳过。
  }
terminal-drew = { $name } 抽了 { $count } 张牌。
terminal-drew-you = 你抽了 { $count } 张牌。
terminal-laid-tile = { $points ->
    [0] { $name } 出了 { $tile }。
   *[other] { $name } 出了 { $tile }，得 { $points } 分。
  }
terminal-laid-tile-you = { $points ->
    [0] 你出了 { $tile }。
   *[other] 你出了 { $tile }，得 { $points } 分。
  }
terminal-made-bridge = 搭成一座桥。
terminal-made-hexagons = 拼成 { $count } 个六边形。
terminal-went-out = { $name } 出完了牌。
terminal-went-out-you = 你出完了牌。
terminal-tiles-lie = { $game }：桌上有 { $count } 张牌。
terminal-begins = { $name } 先走。
terminal-begins-you = 你先走。
terminal-best-first = 最好的牌先出（M13）。
terminal-any-tile = 出任意一张牌（M3）。
# $lots is a list of players with the tiles that they drew.
terminal-lots = 抽牌决定谁先走（M3）：{ $lots }。
terminal-lot = { $name } { $tile }
terminal-deal-blocked = 第 { $deal } 局堵死：所有人都跳过（M9）。
# $names is a list.
terminal-deal-out = 第 { $deal } 局：{ $names } 出完了牌（M8）。
terminal-deal-out-you = 第 { $deal } 局：你出完了牌（M8）。
terminal-scored = 你得了 { $points } 分
terminal-taken-back = 已撤销 { $count } 步。
terminal-undo-none = 你没有可以悔的棋
terminal-undo-none-in-deal = 这一局你没有可以悔的棋
terminal-undo-deal-over = 这一局已结束，不能再悔棋
terminal-undo-draw = 之后已经抽过牌，抽牌不能撤销
terminal-undo-late = 那一回合你超时了，不能悔棋

## Hints

terminal-looking = 正在寻找好棋… { $time }  按 H 看目前最好的，按 Esc 取消。
terminal-hint = 提示：把 { $piece } 放在标出的位置。
# $move is what one does instead of laying something: Pass.
terminal-hint-word = 提示：{ $move }。
terminal-hint-take = 按 H 采用。
terminal-ahead = 胜率 { $share }，大约领先 { $points } 分。
terminal-behind = 胜率 { $share }，大约落后 { $points } 分。
terminal-level-so-far = 胜率 { $share }，大致持平。

## Saving and leaving

terminal-unsaved = 对局还没有保存。
terminal-save-as = 把对局保存为
terminal-replace = 这个文件已存在。再按一次 Enter 就替换它。
# $command is typed at a prompt.
terminal-saved = 已保存。继续对局：{ $command }
# $error is what the system says.
terminal-not-saved = 没有保存，{ $file }：{ $error }。
