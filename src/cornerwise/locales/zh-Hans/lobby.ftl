## The start page

start-hero = 角对角，放下棋子。
start-play-now = 马上开始
start-play-now-about = { $game }，对手：电脑 { $level } 级
start-games = 游戏
sort-by = 排序
sort-usual = 默认顺序
sort-minutes = 时长
sort-age = 年龄
sort-players = 玩家人数
start-live = 直播
start-live-who = { $game }：{ $who }
start-sample = 看一盘对局
start-waiting = 轮到你了
start-running = 你的对局
start-all-mine = 你的全部对局
start-more = 更多
start-puzzles = 谜题
start-puzzles-about = 找出唯一的最佳走法
start-designs = 图案
start-designs-about = 拼出自己的图画
start-learn = 学习
start-learn-about = 课程与规则
start-games-about = 进行中和已结束

## Ways of playing

mode-computer = 电脑
mode-computer-about = 9 个等级
mode-computer-title = 与电脑对弈
mode-friends = 好友
mode-friends-about = 用链接邀请
mode-friends-title = 邀请好友
mode-anyone = 网友
mode-anyone-about = 当前在线玩家
mode-anyone-title = 寻找对手
mode-screen = 同屏
mode-screen-about = 共用这台设备
mode-screen-title = 同屏对弈
lobby-game = 游戏
lobby-kind = 版本
lobby-mode = 对手
lobby-strength = 等级
lobby-anyone-clock = 你会与选择相同棋钟的人配对。
lobby-begin-computer = 开始
lobby-begin-friends = 开桌
lobby-begin-anyone = 寻找对手
lobby-begin-screen = 开始
lobby-more-choices = 更多选项
lobby-rules = 规则

## Clocks

setup-clock = 棋钟
setup-clock-none = 不计时
setup-clock-game = 每人 { $time }
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = 每步 { $time }
setup-clock-days = 每步 { $time }

## Who plays, and how a match stands

lobby-open-seat = 空座位
lobby-open-seats = { $count } 个空座位
lobby-computer = 电脑，{ $level } 级
lobby-computers = { $count ->
    [1] 电脑（{ $level } 级）
   *[other] { $count } 个电脑玩家（{ $level } 级）
  }
lobby-open-match = 打开这盘对局
lobby-your-turn = 轮到你了
lobby-your-turn-left = 轮到你了。剩余时间：{ $time }
lobby-their-turn = 轮到{ $name }
lobby-running = 进行中
lobby-paused = 已暂停
lobby-awaits-players = { $count ->
    [0] 即将开始
   *[other] { $count } 个空座位
 }
lobby-move-number = 第 { $number } 步
lobby-ended-won = 你赢了，{ $ago }
lobby-ended-lost = 你输了，{ $ago }
lobby-ended-drawn = 平局，{ $ago }
lobby-ended-played = { $ago }结束
lobby-ended-aborted = 已取消，{ $ago }

## Setting a match up

setup-clock-other = 自定义
setup-clock-kind = 计时方式
setup-clock-kind-game = 按局
setup-clock-kind-move = 按步
setup-clock-kind-days = 按天
setup-clock-minutes = 每人分钟数
setup-clock-seconds = 每步秒数
setup-clock-days-count = 每步天数
setup-clock-increment = 每步加秒
setup-seats = 玩家
setup-count = 玩家人数
setup-who = 谁来玩
setup-options = 规则
setup-table = 本桌设置
setup-listed = 公开
setup-listed-about = 任何人都能找到这一桌并加入。关闭后需要链接才能加入。
setup-family = 家庭桌
setup-family-about = 人人都有提示，没有聊天。还可以让子，让孩子和新手也有公平的机会。
setup-rated = 排位
setup-rated-about = 每个人都需要账号，并且只坐一个座位。
setup-rated-account = 登录后才能下排位对局。同桌的每个人都需要账号。
setup-handicap = 让子
setup-handicap-about = 较强的玩家少用几块最大的棋子。让子的对局不算排位。
setup-handicap-count = { $count ->
    [0] 全部棋子
   *[other] 少 { $count } 块棋子
 }
setup-chat = 聊天
setup-chat-presets = 固定短语
setup-chat-free = 自由输入
setup-chat-off = 关闭
setup-clash = 这些选项不能同时使用。请更改其中一项。
setup-clash-heights = 这块棋盘没法玩。请让所有方格相连，并使用 2 到 512 个立方块。
setup-step-rules = 棋钟与规则
# A board of your own for the game with cubes.
heights-about = 先选高度，再点方格或在上面拖动。0 表示空洞。
heights-board = 你的棋盘
heights-square = { $square }，高度 { $height }
heights-columns = 列
heights-columns-count = { $count } 列
heights-columns-fewer = 减少一列
heights-columns-more = 增加一列
heights-rows = 行
heights-rows-count = { $count } 行
heights-rows-fewer = 减少一行
heights-rows-more = 增加一行
setup-play = 开始
setup-open = 开桌
setup-rules = { $game }怎么玩
setup-seat-me = { $name }
setup-seat-beside-me = 同屏的另一个人
setup-seat-name = 玩家 { $number } 的名字
setup-seat-open = 对他人开放
setup-seat-number = 玩家 { $seat }
setup-seat-of-colours = 玩家 { $seat }，{ $colours }
setup-seat-with = 与玩家 { $seats } 同队

## Inviting and joining

copy = 复制
copied = 已复制
copy-failed = 无法复制。请选中后自行复制。
print = 打印
invite-title = 邀请
invite-about = 有 { $count } 个空座位。有链接的人都能入座。
invite-link = 这一桌的链接
invite-copy = 复制链接
invite-share = 分享
invite-camera = 二维码
invite-camera-about = 含有这一桌链接的二维码
invite-message = 来和我下一盘{ $game }吧。
join-title = 加入一盘{ $game }
join-invites = { $name }邀请你下{ $game }
join-rule = 每块棋子都必须用角碰到同色的另一块棋子，而且绝不能边挨边。尽量占满棋盘。
join-rule-rumis = 每块棋子都必须挨着同色的另一块棋子。从上方能看见的每一格你的颜色得 1 分。
join-rule-triominos = 相接的数字必须相同。你放下的牌上的数字就是你的得分。
join-there = 已经在这里的：{ $names }。
join-nobody = 还没有人加入。
join-which = 选择座位
join-sit = 坐这个座位
join-watch = 观看这盘对局
join-own = 自己开桌
join-full = 这一桌已满
join-full-text = { $count ->
    [1] 座位已经有人了。
   *[other] { $count } 个座位都有人了。
  }你可以观战，或者用相同的规则自己开桌。

## Looking for an opponent

search-title = { $count ->
    [1] 正在寻找对手
   *[other] 还差 { $count } 位玩家
  }
search-time = 已寻找 { $time }
search-usual = 通常要等大约 { $time }。
search-usual-unknown = 还说不准要等多久。最近这样开始的对局太少了。
search-nobody = 现在没有别人在找对局。
search-others = 还有 { $count } 人在找对局：
search-others-game = { $game }：{ $count }
search-meanwhile = 先和电脑下一盘
search-meanwhile-about = 寻找会继续。有人加入时我们会告诉你。
search-stop = 停止寻找
search-goes-on = 仍在寻找{ $game }对局
search-back = 显示寻找进度
search-found = 你的{ $game }对局可以开始了。有人加入了。
search-go = 前往对局

## Lists of games

games-title = 你的对局
games-running = 进行中
games-finished = 已结束
games-remove = 从列表中移除
games-remove-back = 有人走棋时它会再次出现。
games-empty = 还没有对局
games-empty-text = 你开始或加入的对局会显示在这里。没有账号也会保存在这台设备上。
games-export = 下载你的对局
games-export-about = 把你的所有对局放在一个文件里，用来保存或用其他程序打开。
watch-all = 全部游戏
watch-waiting = 等待玩家
watch-playing = 进行中
watch-empty = 现在没有公开的对局
watch-empty-text = 开一张公开桌，让别人加入。用链接分享的对局不会公开。
watch-open = 开桌

## The best players

players-best = 顶尖玩家：{ $game }
players-place = 排名
players-name = 名字
players-rating = 等级分
players-games = 对局数
players-empty = 还没有人有{ $game }的等级分
players-empty-text = 下完一盘排位对局，你就是第一个上榜的人。

## What can go wrong

error-match-bad-plan = 这些选项不能同时使用。请更改其中一项。
error-match-seat-taken = 这个座位刚被别人坐了。请选另一个。
error-match-unknown = 找不到这一桌。它可能已被取消。
start-what = 七种桌游，一到六人：轮流放棋子，占地盘，不给别人留地方。
start-free = 与电脑、好友或在线玩家对弈。免费，无需账号，没有广告。
start-watch = 观战
start-watch-about = 直播与回放
start-tournaments = 锦标赛
start-tournaments-about = 参加或自己举办
start-players = 玩家
start-players-about = 等级分与排行榜
