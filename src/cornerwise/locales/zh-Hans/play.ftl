## Whose turn it is and what can be done

status-loading = 正在加载…
status-waiting = 等待玩家
status-waiting-text = 所有座位坐满后对局就开始。
status-paused = 已暂停
status-paused-text = 棋钟已停。
status-over = 对局结束
status-your-turn = 轮到你了
status-turn-of = 轮到{ $name }
status-viewing = { $ply ->
    [0] 开局时
   *[other] { $ply } 步之后
  }
status-sending = 正在发送…
status-planned = 你的下一步已预定。
status-can-plan = 选一块棋子，预定你的下一步。
status-plan-hint = 把它放在你接下来想下的地方。
status-watching = 你正在观战。
opening-both = 放下两种颜色的第一块棋子。然后由对方玩家选颜色。
opening-choose = 选择你的颜色。接下来由{ $colour }走。
opening-take = 执{ $colour }
handover-title = 把屏幕交给{ $name }
handover-show = 显示我的牌
status-places = 有 { $places } 种走法
status-fits = { $places ->
    [0] 现在哪里都放不下
   *[other] 有 { $places } 处可放
  }
status-it-fits = 放得下
status-does-not-fit = 这里放不下
status-lost = 正在重新连接…
status-lost-text = 你的对局不会丢失。棋钟已暂停。
plan-fails = 你预定的这一步已经走不了了。请选另一步。
notice-your-turn = 轮到你了
## Said on the board for a moment
# A colour has no place left for any of its pieces.
said-out = { $colour }放不下棋子了。
said-out-you = 你放不下棋子了。
# Somebody scored more in Triominos; $name is a name or “You”.
said-bridge = { $name }：桥，+{ $points }
said-hexagon = { $name }：{ $count } 个六边形，+{ $points }

## Seats

seat-open = 空座位
seat-computer = 电脑，{ $level } 级
seat-engine = 电脑
seat-level = { $level } 级
seat-number = 玩家 { $number }
seat-guest = 访客
seat-me = 你
seat-you = { $name }（你）
seat-replaced = 电脑正代替{ $name }下棋
seat-gone = 已离开
seat-chooses = 正在选颜色
# Under a name: this player can’t place any more pieces.
seat-out = 已出局
seat-cells = 剩 { $cells }
seat-pieces-cells = { $pieces } 块棋子，剩 { $cells } 格
seat-tiles = { $tiles } 张牌
seat-points = { NUMBER($points) } 分
seat-reach = 可达 { $cells } 个空格
seat-corners-reach = { $corners } 个空角，可达 { $cells } 个空格
dropped-resigned = 认输
dropped-time = 超时
dropped-left = 离开了对局

## Colours

colour-blue = 蓝色
colour-yellow = 黄色
colour-red = 红色
colour-green = 绿色
colour-purple = 紫色
colour-orange = 橙色
# Colours inside a sentence
ink-blue = 蓝色
ink-yellow = 黄色
ink-red = 红色
ink-green = 绿色
ink-purple = 紫色
ink-orange = 橙色

## The board

board-label = { $game }棋盘
cell-free = { $cell }，空格
cell-corner = { $cell }，空格，你的角之一
cell-start = { $cell }，起始格
cell-start-of = { $cell }，{ $colour }从这里开始
cell-taken = { $cell }，{ $colour }，棋子 { $piece }

## The tray and what is done with a piece

tray-label = 棋子
tray-piece = 棋子 { $piece }，{ $cells } 格，{ $places ->
    [0] 哪里都放不下
   *[other] 有 { $places } 处可放
  }，按键 { $key }
tray-piece-waiting = 棋子 { $piece }，{ $cells } 格，按键 { $key }
piece-cells = 棋子 { $piece }，{ $cells } 格
actions-label = 选中的棋子
action-turn = 旋转
action-flip = 翻面
action-next = 下一处
action-next-of = { $number } / { $count }
action-drop = 放回
action-place = 放下
action-plan = 预定
action-sending = 发送中…
nudge-label = 移动棋子
nudge-up = 上
nudge-down = 下
nudge-left = 左
nudge-right = 右
nudge-up-left = 左上
nudge-up-right = 右上
nudge-down-left = 左下
nudge-down-right = 右下
word-keep = 保留我的颜色
word-swap = 交换颜色
word-draw = 抽牌
word-pass = 跳过
type-title = 输入走法
type-what-tile = 牌；若有几处可放，再写位置
type-what = 棋子和它盖住的一格，或全部格子
type-several = { $count ->
    [1] 有 1 种走法符合。请在下面选它。
   *[other] 有 { $count } 种走法符合。请选一种。
  }
# $reason is one of the reasons in reasons.ftl.
type-illegal = { $piece } 放在 { $cell }：{ $reason }
type-all = { $count ->
    [1] 唯一的合法走法
   *[other] 全部 { $count } 种合法走法
  }
type-piece = 棋子 { $piece }，{ $count } 处可放

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
said-opened = 新增 { $count } 个空角：{ $cells }。
said-opened-many = 新增 { $count } 个空角，例如 { $cells }。
said-opened-none = 没有新增空角。
said-undone = 最后一步已撤销。

## Clocks and what was agreed

clock-hours = 时
clock-days = 天
plan-players = { $count } 人
plan-clock-game = { $minutes } 分 + { $seconds } 秒
plan-clock-move = 每步 { $seconds } 秒
plan-clock-days = 每步 { $days } 天
plan-rated = 排位
plan-family = 家庭局

## Moves, hints, chat

tab-moves = 棋谱
tab-hints = 提示
tab-chat = 聊天
moves-label = 已走的棋
moves-none = 还没有走棋。
moves-steps = 逐步查看对局
moves-first = 第一步
moves-back = 上一步
moves-on = 下一步
moves-last = 最新一步
hint-ask = 给我支一招
hint-thinking = 正在思考…
hint-move = 试试这一步：
chat-label = 聊天
chat-empty = 还没有消息。
chat-is-off = 这一桌关闭了聊天。
chat-write = 写消息
chat-send = 发送
chat-mute = 屏蔽
chat-muted = 你不会再看到这位玩家的消息。
chat-report = 举报
chat-reported = 已举报。服务器的管理人员会查看。
chat-news = { $count } 条新消息
phrase-hello = 你好
phrase-good-luck = 祝你好运
phrase-have-fun = 玩得开心
phrase-your-turn = 轮到你了
phrase-one-moment = 稍等一下
phrase-nice-move = 好棋
phrase-oops = 哎呀
phrase-well-played = 下得漂亮
phrase-thanks = 谢谢
phrase-good-game = 精彩的一局
phrase-again = 再来一局？
phrase-goodbye = 再见

## The menu

menu-title = 菜单
menu-undo = 悔棋
menu-ask-undo = 请求悔棋
menu-pause = 暂停
menu-ask-pause = 请求暂停
menu-draw = 提议平局
menu-ask-draw = 提议平局
menu-abort = 取消对局
menu-ask-abort = 请求取消对局
menu-resume = 继续
menu-stand = 离开这一桌
menu-resign = 认输
menu-resign-sure = 这盘要认输吗？
menu-play-on = 继续下
menu-carry = 在另一台设备上继续
menu-keys = 键盘快捷键
menu-rules = 规则
switch-corners = 显示空角
switch-coordinates = 显示坐标
switch-patterns = 给每种颜色显示花纹
switch-confirm = 每步都确认
switch-tips = 显示小技巧
carry-text = 用另一台设备扫描这个二维码，或在那里输入代码。5 分钟内有效，只能用一次。
carry-picture = 在另一台设备上继续这盘对局的二维码
carry-where = 在 { $address } 输入代码
keys-title = 键盘快捷键
keys-piece = 选棋子
keys-move = 移动
keys-turn = 旋转
keys-flip = 翻面
keys-next = 跳到下一处可放的位置
keys-place = 放下
keys-back = 退回一步
keys-type = 输入走法
keys-zen = 只显示棋盘和棋子
keys-help = 显示此列表

## Asking and answering

proposal-undo = { $name }想悔棋。
proposal-pause = { $name }请求暂停。
proposal-draw = { $name }提议平局。
proposal-abort = { $name }想取消对局。
proposal-rematch = { $name }想再来一局。
proposal-waits = 等待其他人…
answer-yes = 同意
proposal-declined = { $name }拒绝了。
answer-no = 拒绝
gone-text = { $name }离开了，座位为其保留。你可以等待，让电脑接手，或者判{ $name }负。
gone-wait = 等待
gone-engine = 让电脑接手
gone-result = 判负

## At the table before and after

over-rematch = 再来一局
over-to-rematch = 前往新对局
over-result = 得分
over-review = 复盘
result-aborted = 对局已取消。
result-draw = 平局
result-you = 你赢了
result-you-by = 你赢了 { $points } 分
result-other = { $name }获胜
result-other-by = { $name }赢了 { $points } 分
task-own-start = 选一块棋子，盖住你的起始格。
task-start = 选一块棋子，盖住一个起始格。
task-anywhere = 选一块棋子，放在任意位置。
task-corner = 选一块棋子，角对角接上你的棋子。
task-base = 选一块棋子，放在底板上。
task-join = 选一块棋子，放在底板上，紧挨另一块棋子。
task-face = 选一块棋子，贴着自己的颜色放。
seat-note-standing = { $note }，{ $standing }
# What has been placed so far, in the place of points that would start far below zero.
seat-placed = 已放 { $cells } 格
seat-placed-short = 已放 { $cells }
# How many squares of a colour are seen from above on a board of cubes.
seat-seen = 从上方可见 { $cells } 格
seat-seen-short = 可见 { $cells }
tray-more = 更多棋子
tray-more-fit = 更多放得下的棋子
moves-show = 显示棋谱
