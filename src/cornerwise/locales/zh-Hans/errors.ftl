### What is wrong, in one line: it may follow a file's name and a colon.
### Words in plain ASCII that people type (names of games, options, fields, commands) are arguments or
### stand in quotation marks within braces, and stay as they are.

## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

# $where is the name of a game, an option, a field or a file, or the number of a rule.
error-at = { $where }：{ $problem }
error-at-move = 第 { $number } 步：{ $problem }
error-at-ply = 第 { $number } 手：{ $problem }
error-at-character = { $problem }（第 { $offset } 个字符处）

## Games and options

# $name and $near are in quotation marks already, as all that people have typed.
error-no-game-but = 没有名为 { $name } 的游戏；你是指 { $near } 吗？
error-no-game = 没有名为 { $name } 的游戏；{ "`cornerwise games`" } 会列出所有游戏
error-wrong-family = { $wanted ->
    [flat-placing] 这里不能用 { $game }：只适用于平面放置类游戏
    [two-party] 这里不能用 { $game }：只适用于两方对弈的游戏
   *[placing] 这里不能用 { $game }：只适用于放置类游戏
  }
error-no-option = 没有选项 { $option }（可选：{ $known }）
error-no-options = 没有选项 { $option }：这种游戏没有选项
error-option-value = { $option } 不能是 { $value }（可选：{ $choices }）
error-option-no-text = { $option } 不能是 { $value }：必须是文本
error-few-colours = 颜色不够每人 { $each } 种
# $edition is typed, such as french.
error-edition-seats = { $edition } 版本适合 { $fewest } 到 { $most } 位玩家，不是 { $seats } 位
error-deals-no-target = 固定局数的比赛没有目标分：两者只能选一个
# $scoring is typed, such as no-points.
error-one-deal = { $scoring } 计分只用于一局，不是 { $deals } 局
error-seed = 种子必须是整数，不是 { $seed }
error-no-seed = 这种游戏没有随机成分，所以不需要种子
error-few-tiles = { $tiles } 张牌不够发 { $seats } 手，每手 { $hand } 张

## Handicaps: the option "without"

error-handicap-form = { "without" } 要写成 { "blue:I5,W5/red:X5" } 这样，而不是 { $text }
error-handicap-twice = { "without" } 中同一种颜色出现了两次：{ $text }
error-handicap-colour = { "without" }：这盘对局没有颜色 { $colour }（可选：{ $known }）
error-handicap-piece = { "without" }：没有棋子 { $piece }（可选：{ $known }）
error-handicap-copies = { "without" }：{ $colour } 只有 { $copies } 块 { $piece }，没有 { $count } 块
error-handicap-all = { "without" }：{ $colour } 至少要保留一块棋子
error-handicap-shared = { "without" }：不能让子，因为所有玩家共用一套棋子

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text } 不是高度图：请写成一行行的数字，行与行之间用 / 或换行隔开
error-heights-uneven = { $text } 不是高度图：各行长度不同
error-heights-cubes = { $text } 不是高度图：它有 { $cubes } 个立方块，应为 2 到 { $most } 个
error-heights-parts = R4：高度图的所有方格必须相连
# $text is the name of a file from here on.
error-heights-long = 不能使用 { $text }：R4：高度图最多 { $most } 字节
error-heights-no-text = 不能使用 { $text }：R4：高度图必须是文本文件
error-heights-file = 不能使用 { $text }：{ $problem }

## Moves

# $why is one of the messages that begin with why-, $clause the number of a rule.
error-illegal-move = 不允许 { $move }：{ $why }（{ $clause }）
error-no-cell = { $board } 棋盘上没有 { $text }
error-cell-twice = { $text } 把同一个位置写了两次
error-lays-nothing = { $text } 没有放下棋子
error-no-colour = { $text } 不是颜色（可选：{ $known }）
error-no-such-colour = { $game } 没有颜色 { $colour }（可选：{ $known }）
error-no-tile = { $text } 不是牌（应写成 { "0-2-5" } 这样）
error-tile-order = { $text } 不是牌：数字不能递减（应写成 { "0-2-5" } 这样）
error-no-move = { $text } 不是走法（应写成 { "0-2-5@1,0/2" } 这样）
error-opponent = 对手应是一个等级、{ "random" }、{ "self" }、一个玩家对象，或一个选择动作的函数，而不是 { $given }
error-seat-idle = { $game }：要训练的玩家永远轮不到
error-text-long = 一个局面最多 { $most } 个字符，这太长了：{ $text }
# $text is the name of a colour, as it is typed.
error-text-missing = { $count } 步之后 { $text } 还能放棋子，但局面里没有这种颜色的下一步
error-text-twice = { $text } 出现了两次
error-text-part = 局面里没有名为 { $text } 的部分（可选：{ $known }）
error-text-points = { $text } 应是全部 { $seats } 位玩家的分数，例如 { "120,-5" }
error-text-deals = { $text }：打完这些局，比赛就已经结束了
error-text-hidden = 只有另一位玩家看过牌 { $text }，所以这个局面不能还原成对局
# For those who write a game in Python; $promise is in English.
error-promise = { $game }：{ $promise }（在 { $moves } 之后）

## Files of games

error-file-long = 文件超过 { $most } 个字符
error-file-empty = 文件是空的
error-file-no-game = 这既不是记录（JSON），也不是 { ".blksgf" } 文件
error-file-design = 这是图案，不是对局；{ "`cornerwise draw`" } 可以显示它
error-file-several = { $file } 里有 { $count } 盘对局；{ "load_games" } 可以全部读取
error-file-suffix = { $file }：对局文件的名字必须以下列之一结尾：{ $known }
error-explorer-file = { $file } 不是开局库文件
error-file-json = 这不是 JSON 文件：{ $problem }
error-field-missing = 缺少 { $field }
error-field-twice = { $field } 出现了两次
error-field-unknown = 没有名为 { $field } 的字段
error-field-fraction = { $text } 不是整数，而记录里只有整数
# $wanted and $given are one of the following, or stand so in the file.
error-field-type = { $field }：应为{ $wanted }，而不是 { $given }
error-type-object = 对象
error-type-list = 列表
error-type-number = 整数
error-type-text = 文本
error-type-writable = 有效的 Unicode 文本，不含不成对的代理项
error-type-move = 走法的编号
error-record-version = { "version" }：只能读取 { $version }，不能读取 { $given }
error-record-players = { "players" }：{ $game } 有 { $seats } 位玩家
error-record-comment = { "comments" }：没有第 { $number } 步
error-record-family = { "variant" }：{ $game } 不是放置类游戏
error-record-not-over = { "result" }：对局还没有结束
# $result and $given are results in English, as records have them.
error-record-no-result = { "result" }：对局已结束，{ $result }，但没有给出结果
error-record-result = { "result" }：对局已结束，结果是 { $result }，而不是 { $given }

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = 这个节点不在这棵树里
error-sgf-charset = 不支持字符集 { $charset }
error-sgf-not-charset = 文本不是有效的 { $charset }
error-sgf-unfinished = 文件在一棵树的中间就结束了
error-sgf-no-tree = 文件里没有对局树
error-sgf-no-node = 树必须以节点开头
error-sgf-node-place = 节点必须在树里，并且在它的变化之前
error-sgf-many = 节点超过 { $most } 个
error-sgf-close = 这里没有可以结束的树
error-sgf-meaning = 意外的 { $sign }
error-sgf-property-place = 属性必须在节点里
error-sgf-property-twice = { $name } 在一个节点里出现了两次
error-sgf-no-value = { $name } 没有值
error-sgf-endless = 值缺少右括号
error-sgf-property = 属性需要由字母和数字组成的名称和一个值：{ $name } 缺了其中之一
error-sgf-game = 未知的游戏 { $name }
error-sgf-own = { $name } 的对局需要属性 { $property }
error-sgf-two-games = 文件既说游戏是 { $name }，又说是 { $game }
error-sgf-setup = { $name } 摆出了局面，所以无法按规则回放对局
error-sgf-two-moves = 一个节点里有两步棋：{ $first } 和 { $second }
# P11 is the number of a rule.
error-sgf-early = 这里 { $colour } 走棋，但轮到的是 { $turn }，而且它放得下棋子（P11）
error-sgf-colour = { $game } 没有颜色 { $name }

## What has to be installed. $install is a command.

error-extra-solve = 求解需要 OR-tools：{ $install }
error-extra-nets = 神经网络需要 onnxruntime：{ $install }
error-extra-pictures = PNG 和 WebP 图片需要 resvg 和 Pillow：{ $install }
error-extra-cluster = 集群需要 Ray：{ $install }

## Puzzles

error-not-solo = { $game } 不是单人游戏（可选：{ $known }）
solo-no-room = { $colour }没有地方放 { $piece }
solo-no-reach = { $colour }需要 { $cells } 格，却只够得着 { $room } 格
solo-few-cells = 剩下的棋子需要 { $needed } 个空位，却只剩 { $free } 个
error-puzzle = 这不是谜题文件
error-puzzle-unproven = 谜题 { $id } 另有解法，或者无解

## The computer player

error-level = 等级是 { $least } 到 { $most }，不是 { $given }
error-strength-both = 等级自带节点数和时间：要么给等级，要么给节点数和时间
error-no-parameter = 没有参数 { $name }（可选：{ $known }）
# $wanted is one of the next three.
error-value = { $name } 必须是{ $wanted }，而不是 { $given }
error-wants-whole = { $least } 到 { $most } 的整数
error-wants-seconds = 不超过 { $most } 的秒数
error-wants-or = { $wanted }，或 { $other }
error-search-nodes = 搜索至少需要一个节点，而不是 { $given }
error-search-time = 搜索需要超过 0 秒，而不是 { $given }
error-search-memory = 搜索至少需要 { $least } MiB 内存，而不是 { $given }
error-search-limits = 搜索需要节点数或时间限制
error-search-tuning = 不能这样设置搜索：{ $problem }
error-evaluator = 没有评估器 { $name }（可选：{ $known }），也没有同名文件
error-slip = 失误比例必须在 0 到 1 之间，而不是 { $given }
error-threads = 线程数可为 1 到 { $most }，而不是 { $given }
error-no-net = 软件包里没有 { $game } 的神经网络
error-nobody-moves = 现在谁也不能走，所以没有可选的
error-net-large = { $file } 太大，不可能是神经网络
error-net-damaged = { $file } 不是神经网络：{ $problem }
error-net-foreign = { $file } 不是本程序的神经网络
error-net-board = { $file } 是为与 { $game } 不同的棋盘或棋子训练的
error-net-shape = { $file } 的结构与 { $game } 的神经网络不同

## Arenas, in which computer players are rated

# $spec is the entrant as it was typed.
error-entrant = 参赛者 { $spec }：{ $problem }
error-no-program = 没有程序 { $program }
error-programs-play = 程序只能下放置类游戏，而 { $game } 不是
error-not-one-of = 可选：{ $known }
error-not-called = { $name } 不可调用
error-not-pair = { $text } 不是 { "NAME=VALUE" } 的形式
error-value-parts = { $name } 是单个值，没有组成部分
error-worker-ended = 有一个工作进程还没下棋就停止了；它的错误显示在上面
error-no-cluster = { $address } 没有 Ray 集群：{ $problem }
error-machines-lost = 第 { $number } 盘对局：下棋时失去了 { $count } 台机器
error-arena-entrants = 竞技场至少需要 2 个参赛者
# $name is the same as $spec, in quotation marks.
error-arena-names = 有两个参赛者都叫 { $name }；请用 { "NAME=" }{ $spec } 给其中一个改名
error-arena-alone = { $game } 是单人游戏；竞技场需要两人或以上的游戏
error-arena-time = 每步的时间必须大于 0
error-arena-two = 序贯检验正好需要 2 个参赛者
error-arena-plies = { $game } 在 { $plies } 手随机走法之后总是已经结束；请减少手数
error-arena-even = 找不到 { $game } 在 { $plies } 手随机走法之后足够均势的开局；请允许更大的胜率
error-arena-version = 这不是竞技场的设置，版本 { $version }
error-arena-settings = 设置已损坏：{ $problem }
error-arena-none = { $folder }：这个文件夹里没有竞技场，因为缺少 { $file }
error-arena-busy = { $folder }：另一次运行正在使用这个文件夹
error-arena-other = { $folder }：这个文件夹属于设置不同的运行：{ $name } 原来是 { $was }，现在是 { $now }
error-arena-line = { $file }，第 { $line } 行：已损坏（{ $problem }）

## Training and measuring

error-net-part = { $text } 不是游戏，也不是 GAME*NUMBER（数字最大 { $most }）
error-net-shared = { $first } 和 { $second } 差别太大，不能共用神经网络
error-window = { $file } 不是 { $game } 的窗口：{ $problem }
error-holds-no = { $folder } 里没有 { $name }
error-no-training = { $folder } 里没有训练：{ $problem }
error-other-training = { $folder } 里是另一种游戏的训练，不是 { $game }
error-unreadable = 无法读取 { $file }：{ $problem }
error-learning = 学习在第 { $step } 步失败：损失不再是数字
error-no-figure = 没有指标 { $name }（可选：{ $known }）

## Environments, for programs that learn to play

error-action-of = 第 { $number } 盘对局的动作 { $action }
error-action-type = 动作必须是整数
error-action-range = 动作是 0 到 { $most }，不是 { $given }
error-action-place = 没有空位 { $place }
error-step-after-end = 对局已结束（{ $clause }）：下一个动作之前请先重置
error-not-reset = 在 { $what } 之前先调用 { "reset()" }
error-rewards = 奖励必须是 { $known } 之一，而不是 { $given }
error-illegal-actions = 非法动作的设置必须是 { $known } 之一，而不是 { $given }
error-seat = { $game } 在这里的座位是 0 到 { $most }，不是 { $given }
error-batch-games = 可以有 1 到 { $most } 盘对局，而不是 { $given }
error-no-observer-parameters = 观测没有参数

## Running a server

error-smtp-url = { "smtp" } 必须是 { $first } 或 { $second } 这样的 URL
error-database-url = 数据库必须是 { $example } 这样的 URL
error-database-file = 数据库 URL 必须指明文件，例如 { $example }
error-database-open = 无法打开数据库 { $file }：{ $problem }
error-no-database = 没有名为 { $name } 的数据库（可选：{ $known }）
error-database-full = 数据库不是空的，恢复会覆盖其中的数据；请选择空的数据库
error-workers-database = 多个工作进程需要 PostgreSQL，因为 SQLite 只能用于一个进程
error-workers-redis = 多个工作进程需要 Redis 来交换事件
error-backup-table = { $file }：备份里有本版本不认识的表
error-backup-version = { $file }：这个备份来自不同的版本；请用那个版本恢复
error-backup-damaged = { $file }：这不是备份，或者已损坏

## A program that plays on a server. $said is what the server says, in English.

error-refused = 服务器拒绝：{ $said }
error-refused-socket = 服务器拒绝了连接；请检查密钥
error-connection = 连接已断开：{ $problem }
error-no-free-seat = 那盘对局没有空座位

## What a server refuses, for those who write programs for it

refused-no-address = 这个地址没有内容
refused-http = 无法响应这个请求：{ $said }
refused-request-long = 请求最多 { $most } 字节
refused-message-long = 消息最多 { $most } 字节
refused-games = 一段文本最多 { $games } 盘对局，{ $boards } 种不同的棋盘
refused-takes-long = 这需要太多时间或内存；请换个小一点的试试
refused-too-many = 这类请求太多；请在 { $seconds } 秒后重试
refused-version = 本服务器使用协议版本 { $version }
refused-followed = 一个连接最多关注 { $most } 盘对局
refused-origin = 这个页面不允许使用本服务器
refused-host = 本服务器不响应这个主机名
refused-broken = 服务器出了问题；请重试
refused-storage = 现在无法保存任何内容；请稍后重试
refused-closing = 服务器正在关闭；请稍后重试
refused-searches = 排队的搜索太多；请稍后重试
refused-no-answer = 电脑没有找到走法
refused-other-server = 同一时刻有内容变了；请重试

## Refusals: accounts and keys

# $how is how a program asks for it.
refused-no-session = 你没有会话；请用 { $how } 开始一个
refused-no-key = 这个密钥不存在或已删除
refused-no-such-key = 你没有这个密钥
refused-no-such-session = 你没有这个会话
refused-no-such-puzzle = 没有这道谜题
refused-session-old = 请先重新登录
# $scope is typed: read or play.
refused-scope = 这个密钥没有 { $scope } 权限
refused-person = 只有玩家本人能这样做，持有密钥的程序不行
refused-account-taken = 这个用户名已被使用，或者你已经有账号了
refused-account-name = 用户名必须有 1 到 24 个可见字符
refused-password = 用户名或密码有误
refused-common-password = 这个密码太常见；请换一个
refused-recovery-code = 这不是该账号的恢复码
refused-code = 这个代码不存在、已被使用，或已过期
refused-passkey = 这个通行密钥在这里不能用；请用其他方式登录
refused-passkey-account = 通行密钥属于账号；请先创建账号
refused-rating = 玩家要有账号才能下排位对局
refused-subscription = 本服务器无法向这个浏览器发送通知
refused-no-mail = 本服务器不发送邮件
refused-mail-failed = 邮件无法发送；请稍后重试
refused-account-letters = 用户名不能混用不同文字的字母，例如拉丁字母和西里尔字母

## Refusals: setting up a match

refused-seat-count = 按这些选项，{ $game } 有 { $seats } 个座位，不是 { $given } 个
refused-levels = 等级是 { $least } 到 { $most }
refused-handicap-twice = 让子就是选项 { "`without`" }；它被给了两次
refused-handicap-rated = 让子的对局不能算排位
refused-nobody-plays = 至少要有一个座位留给人
refused-clock = 棋钟必须在 1 秒到 { $most } 天之间
refused-increment = 加秒最多 10 分钟，而且只能用于整局计时的棋钟
refused-turn-limit = 回合限时需要按步计时的棋钟
refused-waiting-matches = 你（或你的地址）在大厅里最多可有 { $most } 盘等待中的对局；请先取消一盘

## Refusals: tournaments

refused-no-tournament = 没有这个锦标赛
refused-tournament-phase = 现在不能在这个锦标赛里这样做
refused-tournament-full = 这个锦标赛已满：最多 { $most } 人参加；你仍可以观看
refused-tournament-host = 只有锦标赛的组织者能这样做
refused-tournament-few = 这类锦标赛至少需要 { $least } 位玩家
refused-tournament-clock = 锦标赛需要棋钟，竞技场赛必须以分钟设定
refused-tournament-game = 锦标赛适用于 2 到 { $most } 位玩家、不分队的游戏
refused-tournament-tables = 超过 2 位玩家的对局需要瑞士制锦标赛或竞技场赛
refused-tournament-time = 请选择今后一年之内的开始时间
refused-tournament-number = 锦标赛等待的玩家数不能超过可参加的人数；请选小一点的人数
refused-tournament-engines = 锦标赛中至少要有一位玩家是真人
refused-no-entrant = 锦标赛中没有这个编号的参赛者
refused-waiting-tournaments = 你最多可有 { $most } 个尚未开始的锦标赛；请先开始或取消一个
refused-in-tournament = 锦标赛对局里不能这样做

## Refusals: clubs

refused-no-club = 没有这个俱乐部
refused-no-member = 俱乐部里没有叫这个名字的人
refused-club-account = 使用俱乐部需要账号；请先登录或注册
refused-club-name = 俱乐部名称至少需要 { $least } 个字母或数字
refused-club-letters = 俱乐部名称不能混用不同文字的字母，例如拉丁字母和西里尔字母
refused-club-taken = 已有俱乐部使用这个名称，或看起来相似的名称；请换一个名称
refused-club-members-only = 只有俱乐部成员能这样做
refused-club-organisers = 只有俱乐部的组织者能这样做
refused-club-owner = 只有俱乐部的所有者能这样做
refused-club-invitation = 这个俱乐部只能凭邀请加入；请向组织者索取链接
refused-club-full = 这个俱乐部已满：最多 { $most } 名成员；请选择另一个
refused-club-too-many = 你最多可加入 { $most } 个俱乐部；请先退出一个
refused-club-too-many-owned = 你最多可拥有 { $most } 个俱乐部；请先删除一个，或把别人设为它的所有者
refused-club-successor = 这位成员已拥有 { $most } 个俱乐部，达到上限；请选择其他人
refused-club-owner-leaves = 退出俱乐部之前，请先把别人设为所有者

## Refusals: in a match. Players are counted from 1.

refused-no-match = 没有这盘对局
refused-phase = { $phase ->
    [waiting] 对局还没有开始
    [paused] 对局已暂停
    [over] 对局已结束
   *[playing] 对局正在进行
  }
refused-seat-out = 玩家 { $number } 已出局
refused-stale = 对局处于事件 { $seq }，而不是 { $given }
refused-no-seat = 你不能在这里以玩家 { $number } 的身份下棋
refused-seat-not-yours = 你不是玩家 { $number }
refused-seat-taken = 玩家 { $number } 的座位有人了
refused-have-seat = 你已经有座位了
refused-turn = 还没轮到你；请等待玩家 { $number }
refused-mover-only = 只有轮到自己时才能提出
refused-nobody-moves = 现在谁也不能走
refused-computer-plays = 这个座位由电脑代下
refused-computer-plays-on = 电脑想继续下
# $proposal is typed, such as undo.
refused-proposal-open = 之前的提议（{ $proposal }）还没有得到答复；请答复或等待
refused-no-proposal = 没有需要你答复的提议
refused-rematch = 新的一局已经开始了
refused-not-gone = 玩家 { $number } 没有离开
refused-no-undo = 你没有可以悔的棋
refused-no-hints = 这一桌关闭了提示
refused-no-hint-found = 没有找到提示；请重试
refused-hidden-hands = 手牌保密的对局只能在结束后以 JSON 保存
refused-match-or-record = 对局和记录只能给一个
refused-review-early = 对局结束后才能复盘
refused-no-picture = 没有这张图片

## Refusals: talking

refused-no-chat = 这一桌关闭了聊天
refused-speak = 只有玩家能在这里发言
refused-presets = 这一桌只能用固定短语
refused-preset-or-text = 固定短语和文本只能给一个
refused-said-enough = 这一桌不能再写消息了
refused-mute = 那个座位没有你可以屏蔽的人
refused-no-line = 没有这个编号的消息
refused-free-chat-off = 请先在账号里开启自由输入
refused-nobody-reads = 这一桌没有别人开启自由输入；请使用固定短语
refused-chat-taken = 你不能再使用聊天；原因请询问服务器的管理人员
# $date is written as 2026-11-18.
refused-chat-taken-until = 在 { $date } 之前你不能使用聊天

## Refusals: other people

refused-no-account = 没有人用这个用户名；请检查拼写
refused-contacts-account = 这需要账号；请先登录或注册
refused-yourself = 请选择自己以外的人
refused-contacts-full = 这个列表已满，最多可有 { $most } 人；请先移除一人
refused-follow = 你不能关注这位玩家
refused-company = 你不能加入这个对局；请选择另一个
refused-challenge = 这位玩家不接受你的挑战
refused-challenge-open = 这位玩家还没有答复你上一次的挑战；请等待，或先撤回它
refused-challenges-full = 你有 { $most } 个挑战在等待答复；请先撤回一个
refused-challenge-seats = 必须有一个座位是你的，一个座位是对方的
refused-no-challenge = 这个挑战已被答复、已撤回或已过期
refused-series-seats = 系列赛只适用于两位玩家的对局
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = 系列赛的局数只能是：{ $lengths }
refused-report-what = 请说明要举报哪条消息或哪位玩家
refused-report-seat = 那个座位没有可以举报的人
refused-report-table = 只有这一桌的玩家能举报
refused-suspended = 你的账号已被封禁；原因请询问服务器的管理人员
# $date is written as 2026-11-18.
refused-suspended-until = 你的账号已被封禁至 { $date }
refused-name-taken = 你不能更改名字；原因请询问服务器的管理人员
refused-name-taken-until = 在 { $date } 之前你不能更改名字

## The opening explorer

error-packed-games = 这不是供开局库使用的对局集，或者已损坏
error-being-built = 另一个进程正在生成 { $file }
# $command is what to type
refused-no-engine-games = 这台服务器还没有可显示的电脑对局；服务器管理员可以用这条命令获取：{ $command }
refused-engine-games-soon = 正在准备电脑对局；请几分钟后再试
error-moderate-no-report = 没有举报 { $number }
error-moderate-bad-name = { $name } 不能用作名字
error-moderate-name-taken = 名字 { $name } 已被使用
