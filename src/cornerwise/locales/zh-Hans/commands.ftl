## Commands of the terminal: arguments that several of them take

cli-arg-game = 游戏，例如 duo
cli-arg-option = 设置游戏的选项，例如 start=own；`cornerwise games` 会列出它们；可重复；heights=@FILE 读取高度图
cli-arg-file = 记录文件或 .blksgf 文件，- 表示标准输入
cli-arg-ply = N 步之后的局面
cli-arg-nth = 文件中的第 N 盘对局（1）
cli-arg-marks = 给颜色加标记，不靠颜色也能分辨
cli-arg-level = 棋力，1 到 9
cli-arg-nodes = 每步搜索的局面数，代替等级的数目
cli-arg-time = 每步的秒数
cli-arg-evaluator = 用什么评估局面：best、playouts、net、small、guided，或神经网络文件
cli-arg-threads = 使用多少个处理器线程
cli-arg-seed = 让随机选择每次都相同的数字
cli-arg-memory = 搜索树使用的内存（MB）
# What an argument does, and what it is where nobody says anything else.
cli-with-default = { $about }（{ $default }）

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text } 不是 { $least } 到 { $most } 的整数
cli-no-pair = { $text } 不是 NAME=VALUE 的形式
cli-no-number = { $text } 不是数字
cli-no-seconds = { $text } 不是秒数
cli-no-chance = { $text } 不在 0 到 0.5 之间

## What is wrong with a file or with what was asked of it

cli-no-games = 文件夹 { $folder } 里没有对局
cli-no-such-game = 没有第 { $number } 盘对局：文件里有 { $count } 盘
cli-no-such-ply = 没有第 { $ply } 手：对局共 { $count } 手
cli-one-game-only = { $file }：文件里有 { $count } 盘对局；这个命令需要只有 1 盘的文件

## Names in tables and lines

cli-seat = 座位 { $seat }
cli-column-move = 走法
cli-chance = 胜率
# Who won, and how many points everybody has.
cli-outcome = { $count ->
    [0] 无人获胜
   *[other] 座位 { $seats } 获胜
  }（{ $points }）

## games

cli-games-about = 列出所有游戏及其座位、颜色、棋盘、棋子和选项。
cli-games-game = 只显示这个游戏
cli-games-sort = 按此排序
cli-games-json = 以 JSON 输出每个游戏的全部信息
cli-games-column-game = 游戏
cli-games-column-title = 名称
cli-games-column-seats = 座位
cli-games-column-minutes = 分钟
cli-games-column-age = 年龄
cli-games-column-colours = 颜色
cli-games-column-board = 棋盘
cli-games-column-pieces = 棋子
cli-games-column-option = 选项
cli-games-column-default = 默认
cli-games-column-choices = 其他值
cli-games-column-name = 名称
cli-games-column-about = 决定什么
# The table of a game whose board has no edge.
cli-games-no-edge = 无边界
cli-games-cubes = { $count } 个立方块
cli-games-tiles = { $count } 张牌
cli-games-copies = { $count } x { $copies }
cli-games-free-text = 任意文本
cli-games-none = 无
cli-games-given = 内置
cli-games-more = 座位从 0 开始编号。`cornerwise games --json` 会显示更多。

## play

cli-play-about = 在终端里与电脑对弈，或与别人共用一个键盘。按 ? 查看按键。
cli-play-game = 游戏，例如 duo；省略则从列表中选择
cli-play-seat = 谁来玩，按座位顺序：human、1 到 9、greedy、random
cli-play-save = 每步之后把对局保存到这个文件
cli-play-resume = 从记录文件或 .blksgf 文件继续对局
cli-play-theme = 颜色主题（dark）
cli-play-seats = 座位：
cli-play-human = 这个键盘前的人
cli-play-levels = 该等级的电脑；3 很轻松，9 最强
# How all levels of the computer are called together: they are typed as numbers.
cli-play-level-range = { $first } 到 { $last }
cli-play-greedy = 电脑总是放最大的棋子，或得分最多的牌
cli-play-random = 电脑随便走一步合法的棋
cli-play-usual = 默认由一个人对阵其他所有座位上的 { $opponent }。
# $streams are some of stdin, stdout and stderr.
cli-play-redirected = play 需要终端；运行时请不要重定向 { $streams }
# $install is a command, here and below.
cli-play-resume-alone = --resume 会从文件读取游戏及其选项，请不要再给
cli-play-needs-game = --option、--seat 和 --save 需要游戏名
cli-play-too-many-seats = { $game } 有 { $seats } 个座位，不是 { $asked } 个

## serve

cli-serve-about = 运行供浏览器和程序使用的服务器，直到你按 Ctrl-C 停止。
cli-serve-host = 监听的地址（127.0.0.1）
cli-serve-port = 监听的端口，0 表示任意空闲端口（8000）
cli-serve-database = 对局保存在哪里（sqlite:///cornerwise.db）
cli-serve-redis = 连接多个进程的 Redis 服务器
cli-serve-workers = 进程数；多于 1 个需要 PostgreSQL（1）
cli-serve-engines = 每个进程同时进行的搜索数
cli-serve-ray = 把引擎的工作交给 Ray 集群，例如 ray://host:10001
cli-serve-environment = 每个选项也可以在环境变量里设置，例如 CORNERWISE_PORT=80。参见 docs/operating.md。
cli-serve-needs = 服务器需要 { $package }：{ $install }
cli-serve-ready = Cornerwise 已就绪：{ $address }

## replay

cli-replay-about = 回放 JSON 记录或 .blksgf 文件，检查每一步和结果。
cli-replay-ply = N 步之后停止
cli-replay-nth = 只看文件中的第 N 盘对局
cli-replay-verify = 只检查：每盘对局输出一行
cli-replay-quiet = 只检查：不输出任何内容，用退出码报告
# $game is the name of a game with its options, as it is typed.
cli-replay-heading = 对局 { $number } / { $count }：{ $game }
cli-replay-event = 赛事：{ $text }
cli-replay-date = 日期：{ $text }
cli-replay-players = 玩家：{ $text }
cli-replay-rests = { $colour }放不下棋子，被跳过
# One line for a game: where it stands, what it is, and how it ended.
cli-replay-line = { $file }：{ $summary }
cli-replay-line-of = { $file }，第 { $number } 盘：{ $summary }
cli-replay-summary = { $game }，{ $moves } 步，{ $state }
cli-replay-unfinished = 未下完，轮到{ $turn }

## analyse

cli-analyse-about = 在一盘对局的最后局面或更早的局面中搜索最佳走法。
cli-analyse-lines = 显示多少种走法（5）
cli-analyse-nobody = 这个局面里谁也不能走，所以没有可分析的；请用 --ply 选择更早的局面
cli-analyse-column-visits = 访问数
cli-analyse-column-then = 后续
cli-analyse-searched = { $count } 个局面，{ $seconds } 秒
cli-analyse-exact = { cli-analyse-searched }，已算到终局

## review

cli-review-about = 搜索一盘对局的每个局面，显示每一步值多少。
cli-review-worst = 列出多少步最差的棋（{ $most }）
cli-review-json = 以 JSON 输出全部信息
cli-review-searching = 正在搜索
cli-review-progress = 第 { $done } 步，共 { $count } 步
cli-review-cost = 第 { $number } 步：{ $turn } { $move } 损失 { $share } 胜率和 { $points } 分；更好：{ $better }
cli-review-column-made = 实战
cli-review-column-points = 损失分数
cli-review-end = 终局

## audit

cli-audit-about = 精确求解对局的收尾，显示每位玩家送掉多少分。
cli-audit-file = 记录文件或 .blksgf 文件，装有它们的文件夹，或竞技场的文件夹
cli-audit-nodes = 求解器每步最多搜索的局面数
cli-audit-costly = 列出多少步送分的棋（20）
cli-audit-none = 这些对局都不能精确求解；只有两位玩家或两队之间、没有隐藏信息的对局才可以
cli-audit-progress = 对局 { $done } / { $count }
# $margin and $kept are the points by which the player would have ended ahead before and after the move.
cli-audit-mistake = 第 { $number } 步，{ $turn } { $move }：领先由 { $margin } 变成 { $kept }；最佳：{ $better }
cli-audit-skipped = 略过的对局（不是两位玩家或两队之间、没有隐藏信息的对局）：{ $count }
cli-audit-column-player = 玩家
cli-audit-column-games = 对局
cli-audit-column-moves = 已求解步数
cli-audit-column-mistakes = 失误
cli-audit-column-points = 送掉的分数
cli-audit-column-mean = 每局

## draw

cli-draw-about = 画出记录、图案或 .blksgf 文件，或走了几步之后的对局。
cli-draw-source = 记录、图案或 .blksgf 文件，- 表示标准输入，或游戏名
cli-draw-output = 要写入的文件；省略则直接输出
cli-draw-format = 按文件结尾：svg、png 或 webp（整盘对局的动画）；否则为文字
cli-draw-theme = SVG 的颜色主题（light）
cli-draw-view = 立方块的视角：从一角、从上方，或两者都显示（both）
cli-draw-turn = 把立方块旋转多少个四分之一圈（0）
cli-draw-moves = 从 GAME 开局起的走法
cli-draw-file-only = { $game } 只能从文件画出，因为它的牌是随机抽取的
# $name is in quotation marks; $problem says that there is no such game either.
cli-draw-no-file = 没有名为 { $name } 的文件，而且{ $problem }
cli-draw-game-only = --moves 和 --option 要与游戏名一起用，不能与文件一起用
cli-draw-no-ply = --ply 用于对局，不能用于图案

## perft

cli-perft-about = 统计从开局走 DEPTH 步的所有走法数，并测量速度。
cli-perft-depth = 走多少步
cli-perft-divide = 显示每种第一步的数目
cli-perft-make = 最后几步也走出来再撤销，而不是批量统计
cli-perft-reference = 用易读但较慢的 Python 规则来统计
cli-perft-seed = 在有随机成分的游戏里，从哪一局开始统计（默认 0）
cli-perft-progress = 深度 { $depth }
cli-perft-column-depth = 深度
cli-perft-column-nodes = 节点
cli-perft-column-seconds = 秒
cli-perft-column-rate = 节点/秒
cli-perft-total = { $game }，深度 { $depth }：{ $count } 个节点，{ $seconds } 秒，{ $rate } 节点/秒

## bench

cli-bench-about = 在单线程上测量速度与大小，取多次运行中的最好成绩，并与目标比较。
cli-bench-names = 测量哪些指标；默认全部
cli-bench-quick = 次数更少、时间更短，几秒内得到粗略数字
cli-bench-json = 以 JSON 输出指标
cli-bench-figures = 指标：
# The number to reach; $value begins with a sign for more or less than that.
cli-bench-target = 目标 { $value }
# $ratio is how many times as good as the target.
cli-bench-reached = { $ratio } 倍，达到
cli-bench-missed = { $ratio } 倍，未达到
cli-bench-detail = { $about }（{ $detail }）
cli-bench-machine = 运行于 { $processor }，Python { $python }。大于 1 倍表示优于目标。

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = duo 的 perft 3，各用自己的起始格，最后一手批量统计
cli-figure-perft-make = duo 的 perft 3，各用自己的起始格，每个叶子都走出来再撤销
# $game is the name of a game as it is typed, here and below.
cli-figure-playouts = { $game } 从开局到终局的均匀随机对局
cli-figure-playouts-middle = { $game } 从一盘好棋的第 { $ply } 手到终局的均匀随机对局
cli-figure-cubes = 四个座位的立方块高塔从开局到终局的随机对局
cli-figure-search = { $game } 从开局搜索的模拟次数
cli-figure-search-middle = { $game } 从一盘好棋的第 { $ply } 手搜索的模拟次数
cli-figure-threads = duo 搜索的模拟次数，双线程与单线程比较
cli-figure-deals = 两个座位的 triominos 随机牌局，含奖励分
cli-figure-sample = 按一个座位所知随机生成 triominos 的隐藏状态，从 Python 调用
# $call is a line of Python.
cli-figure-list-moves = 在一盘 classic 好棋的第 { $ply } 手，Python 中的 { $call }
cli-figure-first-duo = 全新的解释器：导入、第一盘 duo、第一步
cli-figure-first-other = 全新的解释器：同上，用其余游戏中最慢的
cli-figure-position-bytes = 内核中最大局面占用的内存
cli-figure-table-size = 内核中 classic 走法表占用的内存
cli-figure-pile = 牌堆有 { $count } 张牌
cli-figure-moves = { $count } 步
cli-unit-leaves = 叶子/秒
cli-unit-positions = 局面/秒
cli-unit-games = 对局/秒
cli-unit-nodes = 节点/秒
cli-unit-times = 倍
cli-unit-deals = 局/秒
cli-unit-microseconds = 微秒
cli-unit-seconds = 秒
cli-unit-bytes = 字节
cli-unit-mebibytes = MiB

## solve

cli-solve-about = 找出放完单人游戏所有棋子的方法，并写成记录。
cli-solve-game = classic-solo 或 trigon-solo
cli-solve-from = 从记录文件或 .blksgf 文件继续，- 表示标准输入
cli-solve-seconds = N 秒之后停止（300）
cli-solve-seed = 换一个数字就换一种搜索（0）
cli-solve-workers = 用于证明的线程数（1：可重现）
cli-solve-output = 写入记录的文件；省略则直接输出
cli-solve-codes = 退出码：
cli-solve-code-found = 找到了完整的一局
cli-solve-code-not = 没有及时找到，或者无解；仍会写出最好的一局
cli-solve-code-stopped = 用 Ctrl-C 停止；仍会写出最好的一局
cli-solve-interrupted = 已中断：已放 { $placed } / { $total }
cli-solve-options-in-file = --from 会从文件读取选项，请不要再给
cli-solve-other-game = { $file }：这是 { $found } 的对局，不是 { $wanted } 的
cli-solve-best = 最好 { $placed } / { $total }
cli-solve-playing = 正在下棋
cli-solve-proving = 正在证明
cli-solve-found = { $total } 块棋子全部放下，用时 { $seconds } 秒
cli-solve-nothing = { $seconds } 秒内没有找到解法；最好的一局放下 { $placed } / { $total }
cli-solve-impossible = 无法放完所有棋子：{ $reason }
cli-solve-tried = 所有可能都试过了

## gtp

cli-gtp-about = 在标准输入上回应 Go 文本协议（GTP）的命令。
cli-gtp-game = 游戏，例如 classic-2，或它在 .blksgf 文件里的名字，例如 'Blokus Two-Player'（duo）
cli-gtp-verbose = 在标准错误输出上报告被拒绝的命令

## arena

cli-arena-about = 让电脑玩家成对对弈并评定等级分。
cli-arena-game = 要玩的游戏，如 `cornerwise games` 所列
cli-arena-player = 玩家；两个或更多
cli-arena-games = 对局数上限（200）
cli-arena-out = 保存结果的文件夹；省略则只显示
cli-arena-jobs = 同时进行的对局数（每个处理器一盘）
cli-arena-seed = 换一个数字就换一批开局和随机选择（0）
cli-arena-opening-plies = 玩家接手之前的随机步数
cli-arena-even = 只用任何一方胜率都不超过此值的开局
cli-arena-move-timeout = 每步的秒数，超过即判负（60）
cli-arena-sprt = 检验在两者之间作出判定后立即停止
cli-arena-alpha = 错误接受 ELO1 的概率（0.05）
cli-arena-beta = 错误接受 ELO0 的概率（0.05）
cli-arena-ray = 在 Ray 集群上对弈；不给 ADDRESS 则用本地集群
cli-arena-json = 以 JSON 输出摘要
cli-arena-show = 显示文件夹里的结果，不对弈
cli-arena-players = 玩家：
cli-arena-with-options = 使用这些搜索选项的电脑
cli-arena-gtp = 支持 GTP 的程序
cli-arena-python = 接受种子并返回玩家的 Python 函数
cli-arena-renamed = 以上任意一种，另取名字
cli-arena-again = 要继续停止的运行，再次输入相同的命令即可。参见 docs/arena.md。
cli-arena-goes-on = 已中断；再次输入相同的命令即可继续
cli-arena-which-game = 哪种游戏？请加上 --game GAME，或用 --show FOLDER 查看以前的结果
cli-arena-bounds = --sprt：{ $elo0 } 必须小于 { $elo1 }
# How fast games are played, and how long it takes at that (as hours, minutes and seconds).
cli-arena-pace = { $rate } 对局/秒，剩余时间：{ $left }
# $pace says how fast games are played; $standing lists the players.
cli-arena-progress = 对局 { $done } / { $total }，{ $pace }：{ $standing }
cli-arena-column-entrant = 参赛者
cli-arena-column-elo = Elo
cli-arena-column-error = ±95%
cli-arena-column-games = 对局
cli-arena-column-share = 胜率
cli-arena-column-points = 分数
cli-arena-column-seconds = 秒/步
cli-arena-column-longest = 最长
cli-arena-column-faults = 犯规
# Two players by name; $elo and $error are numbers, $share is a percentage.
cli-arena-duel = { $first } 对 { $second }：{ $share }，{ $wins } 胜 { $draws } 平 { $losses } 负；Elo { $elo } ± { $error }
cli-arena-pairs = 各得分 0、½、1、1½、2 的配对数：{ $counts }
cli-arena-test = SPRT { $elo0 } 对 { $elo1 }：{ $verdict }，LLR { $llr }（{ $lower } 到 { $upper }）
cli-arena-verdict-yes = 差距至少 { $elo1 }
cli-arena-verdict-no = 差距至多 { $elo0 }
cli-arena-verdict-open = 未定
cli-arena-played = { $count } 盘 { $game }

## bot

cli-bot-about = 在服务器上入座，由程序选择走法，直到对局结束。
cli-bot-url = 服务器，例如 http://localhost:8000
cli-bot-token = 你的 API 密钥
cli-bot-match = 你有座位的对局，或有空座位的对局
cli-bot-pair = 与任何正在找对局的人对弈
cli-bot-timeout = 每步的秒数（120）
cli-bot-program = 程序及其参数
cli-bot-key = 密钥由 POST /api/tokens 取得，权限为 read 和 play。可以放进 CORNERWISE_TOKEN，而不用 --token。
cli-bot-needs = 机器人需要 { $package }：{ $install }
cli-bot-which = 哪个程序？请写在 -- 之后
cli-bot-failed = 程序失败：{ $problem }
# $reason is one word of the protocol; $seats and $points are lists of numbers.
cli-bot-over = { $count ->
    [0] 结束（{ $reason }）：无人获胜，分数 { $points }
   *[other] 结束（{ $reason }）：{ $seats } 获胜，分数 { $points }
  }

## backup and restore

cli-backup-about = 把服务器的全部数据写入文件。可以恢复到另一种数据库。
cli-restore-about = 用备份文件填充空数据库。备份可以来自另一种数据库。
cli-backup-database = 数据库（{ $default }）
cli-backup-done = 已将 { $rows } 行写入 { $file }
cli-restore-done = 已从 { $file } 读取 { $rows } 行

## i18n

cli-i18n-about = 检查翻译：缺失或未知的消息、遗留的英文，以及错误的参数、复数或术语。
cli-i18n-languages = 语言标签，例如 de；默认全部
cli-i18n-unknown = 没有语言 { $tag }（可选：{ $known }）
cli-i18n-whole = { $languages } 种语言，{ $messages } 条消息：没有问题

## puzzles

cli-puzzles-about = 用电脑的对局制作谜题，或检查已有的谜题是否恰好只有一个答案。
cli-puzzles-path = make：要写入的文件夹；verify：谜题文件，代替程序自带的谜题
cli-puzzles-game = 只用这种游戏；可多次给出
cli-puzzles-count = 每种游戏多少道谜题
cli-puzzles-sample = 每种游戏只随机检查这么多道
cli-puzzles-where = 写到哪个文件夹？请写在 make 之后
cli-puzzles-made = { $game } 的谜题：{ $count }
cli-puzzles-proven = 已验证的谜题：{ $count }，用时 { $seconds } 秒

## explore

cli-explore-about = 查询一个局面里走过哪些棋、走过多少次，以及那些对局如何结束。
cli-explore-work = show：一个局面里走过哪些棋；add：把对局加入开局库文件；build：生成 Cornerwise 自带的电脑对局的文件；make：让电脑与自己对弈；pack：把对局写成小文件
cli-explore-path = show、add、build：开局库文件，默认为电脑对局的文件；make、pack：要写入的文件夹
cli-explore-source = show：游戏，或含有一盘对局的文件；add：对局文件或文件夹
cli-explore-count = make：下多少盘对局
cli-explore-nodes = make：每步搜索多少个局面
cli-explore-one = show 在开局库文件之后需要一个游戏或一个文件
cli-explore-nothing = 这个文件里没有对局到过这个局面。
cli-explore-added = 已加入的对局：{ $count }
# Columns of a table
cli-explore-column-games = 对局
cli-explore-column-won = 获胜
cli-explore-column-margin = 领先分数
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = 显示的走法：{ $shown } / { $moves }；对局：{ $games }

## moderate

cli-moderate-about = 查看玩家的举报并处理。运行中的服务器会在几秒内生效。
cli-moderate-works = 操作：
cli-moderate-list = 等待处理的举报
cli-moderate-show = 一条举报，以及前后的聊天
cli-moderate-close = 从列表中移除一条举报
cli-moderate-mute = 禁止一位玩家聊天
cli-moderate-suspend = 禁止一位玩家对局
cli-moderate-rename = 给一位玩家换一个本人不能更改的名字
cli-moderate-lift = 结束一位玩家的所有禁言和封禁
cli-moderate-log = 迄今的处理记录
cli-moderate-clear-club = 移除一个俱乐部（用链接指明）的文字并给它换一个名称
cli-moderate-close-club = 关闭一个俱乐部（用链接指明）；它的锦标赛会保留
cli-moderate-rename-tournament = 给一个锦标赛（用链接指明）换一个标题
cli-moderate-cancel-tournament = 取消一个锦标赛（用链接指明）
cli-moderate-what = 举报的编号，或玩家的用户名（没有账号时：show 显示的 id）
cli-moderate-new-name = rename：新名字
cli-moderate-for = mute、suspend：多长时间，例如 12h、7d 或 4w；不写则为永久
cli-moderate-note = 原因；会保存在记录里
cli-moderate-closed = list：已处理的举报
cli-moderate-bad-time = { $time } 不是 12h、7d 或 4w 这样的时间
cli-moderate-empty = 没有等待处理的举报。
cli-moderate-reporter = 举报人：{ $reporter }，id { $id }
cli-moderate-reported = 被举报人：{ $name }，id { $id }
cli-moderate-times = 对这位玩家的举报：{ $count }
cli-moderate-match = 对局 { $match }，{ $game }
cli-moderate-which-report = 哪条举报？请写编号
cli-moderate-who = 哪位玩家？请写用户名
cli-moderate-which-name = 新名字是什么？请写在用户名之后
cli-moderate-nobody = 没有玩家 { $name }
cli-moderate-was-closed = 举报 { $number } 已处理
cli-moderate-done-until = 完成：{ $name }，直到 { $time }
cli-moderate-done-for-good = 完成：{ $name }，永久
cli-moderate-done = 完成：{ $name }
cli-moderate-lifted = 已解除：{ $name }
cli-moderate-renamed = 这位玩家现在叫 { $name }
cli-explore-needs-path = 请指定要写入的文件或文件夹
# $command is what to type
cli-explore-not-built = 电脑对局还没有准备好；请运行：{ $command }
cli-explore-built = { $file } 中的电脑对局：{ $count }
cli-explore-packed = { $file }：{ $count } 盘对局，{ $size } 字节
