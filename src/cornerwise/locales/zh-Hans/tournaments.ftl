## Tournaments: the list, the form, the page of one

nav-tournaments = 锦标赛
tournaments-create = 创建锦标赛
tournaments-mine = 你的锦标赛
tournaments-waiting = 正在报名
tournaments-running = 进行中
tournaments-finished = 已结束
tournaments-empty = 现在没有锦标赛
tournaments-empty-text = 创建一个锦标赛并分享链接。有链接的人都能参加，有没有账号都行。

tournament-format-swiss = 瑞士制
tournament-format-arena = 竞技场赛
tournament-format-knockout = 淘汰赛
tournament-format-round-robin = 循环赛
tournament-format-swiss-about = 轮数固定。每一轮你都与积分相近的玩家交手。没有人会被淘汰。
tournament-format-arena-about = 在时间用完之前，尽量多下几盘。从三连胜起，每胜一盘分数加倍。
tournament-format-knockout-about = 输一次就出局。最后留下的玩家夺冠。
tournament-format-round-robin-about = 每个人都与其他所有人交手。最适合人数不多的时候。

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }，{ $format }，{ $count } 位玩家。
tournament-players = { $count } 位玩家
tournament-starts-at = 开始时间：{ $time }
tournament-starts-with = 满 { $count } 位玩家时开始
tournament-starts-host = 组织者准备好后开始
tournament-round-of = 第 { $round } 轮，共 { $rounds } 轮
tournament-round = 第 { $round } 轮
tournament-running = 进行中
tournament-finished = 已结束
tournament-cancelled = 已取消
tournament-cancelled-host = 组织者取消了这个锦标赛。
tournament-cancelled-few = 参加的玩家太少，这个锦标赛已取消。
tournament-cancelled-operator = 服务器的管理人员取消了这个锦标赛。
tournament-cancelled-old = 30 天内没有人宣布开始，这个锦标赛已取消。
tournament-time-left = 剩余时间：{ $time }
tournament-last-games = 时间到。最后几盘对局正在进行。
tournament-next-round = 距下一轮：{ $time }
tournament-wait-round = 本轮还有 { $count } 盘对局正在进行。
tournament-wait-arena = 马上为你配对。
tournament-unknown = 找不到这个锦标赛
tournament-started = 开始于
tournament-unlisted = 仅凭链接参加
tournament-rated = 排位

## Taking part

tournament-join = 参加
tournament-join-late = 现在参加
tournament-return = 重新参加
tournament-withdraw = 退赛
tournament-withdraw-sure = 要退出这个锦标赛吗？
tournament-withdraw-about = 你不会再被配对。正在进行的对局会继续。
tournament-stay = 留下
tournament-joined = 你已参加
tournament-withdrawn = 你已退赛
tournament-play = 进入对局
tournament-your-game = 你的对局准备好了
tournament-bye-now = 你本轮轮空：没有对手，但会得到与获胜相同的积分。
tournament-start = 现在开始
tournament-start-needs = 至少需要 { $count } 位玩家才能开始。
tournament-cancel = 取消锦标赛
tournament-cancel-sure = 要取消这个锦标赛吗？所有人都会受影响。
tournament-keep = 保留
tournament-won = { $name }赢得了锦标赛
tournament-won-several = { $names }并列第一
tournament-you-won = 你赢得了锦标赛！
tournament-your-place = 你的名次：第 { $place } 名，共 { $count } 人
tournament-needs-account = 这个锦标赛的对局是排位对局，所以需要账号才能参加。
tournament-full = 名额已满。你仍可以观看。

tournament-call = 你的锦标赛对局准备好了：{ $title }
tournament-back = 返回锦标赛
tournament-open = 打开锦标赛

## Standings, games, bracket

tournament-view = 视图
tournament-standings = 排名
tournament-games = 对局
tournament-bracket = 对阵图
tournament-no-standings = 还没有人参加
tournament-no-standings-text = 分享链接，邀请玩家参加。
tournament-no-games = 还没有对局
tournament-no-games-text = 锦标赛开始后，对局会显示在这里。
tournament-place = 名次
tournament-name = 名字
tournament-points = 积分
tournament-played = 对局数
tournament-buchholz = 对手分
tournament-buchholz-about = 所有对手的积分之和（布赫霍尔茨分）。
tournament-sonneborn-berger = 索伯分
tournament-sonneborn-berger-about = 所胜对手的积分，加上所平对手积分的一半（索内博恩-伯格分）。
tournament-board = 领先分数
tournament-board-about = 你在自己的对局中领先的分数之和。
tournament-wins = 胜局
tournament-wins-about = 赢下的对局数。
tournament-byes = 轮空
tournament-streak = { $count } 连胜
tournament-computer = 电脑，{ $level } 级
tournament-left = 已退赛
tournament-you = 你
tournament-details = { $name }的详情
tournament-lines = { $from }–{ $to }，共 { $count }
tournament-first-lines = 第一页
tournament-earlier-lines = 上一页
tournament-later-lines = 下一页
tournament-last-lines = 最后一页
tournament-my-line = 我的名次
tournament-earlier-round = 上一轮
tournament-later-round = 下一轮
tournament-playing = 进行中
tournament-bye = 轮空
tournament-absent = { $name }没有到场
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] 决赛
    [4] 半决赛
    [8] 四分之一决赛
   *[other] { $left } 强赛
}
tournament-profile = 查看个人资料
tournament-to-come = 待定
tournament-goes-on = { $name }晋级

## Sharing

tournament-invite = 邀请玩家
tournament-share = 分享锦标赛
tournament-invite-message = 来参加我们的 Cornerwise 锦标赛：{ $title }
tournament-link = 这个锦标赛的链接
tournament-invite-qr = 含有这个锦标赛链接的二维码
tournament-csv = 排名电子表格（CSV）
tournament-json = 全部数据（JSON）
tournament-print = 打印

## Setting one up

tournament-new = 新锦标赛
tournament-step-game = 游戏
tournament-step-format = 赛制
tournament-step-clock = 棋钟
tournament-step-start = 开始与玩家
tournament-title = 标题
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game }{ $format }
tournament-format = 赛制
tournament-tables-note = 每桌 { $count } 位玩家时，可选瑞士制和竞技场赛。
tournament-rounds = 轮数
tournament-rounds-auto = 自动
tournament-rounds-auto-about = 轮数以能决出一位冠军为准。
tournament-times = 与每位对手的对局数
tournament-once = 一盘
tournament-twice = 两盘
tournament-minutes = 时长
tournament-start-how = 开始方式
tournament-start-hand = 等我准备好
tournament-start-time = 定时
tournament-start-number = 人数足够时
tournament-start-when = 日期和时间
tournament-start-count = 玩家人数
tournament-listed = 在列表中显示
tournament-listed-about = 任何人都能找到并参加。否则只有持有链接的人能参加。
tournament-rated-about = 对局计入等级分。每个人都需要账号才能参加。
tournament-rated-account = 要下排位对局，请先创建账号。
tournament-more = 更多选项
tournament-late = 中途参加
tournament-late-about = 开始后仍可参加或回来。
tournament-most = 最多玩家数
tournament-pause = 轮间休息
tournament-no-show = 第一步的时限
tournament-no-show-about = 玩家如果在这段时间内没有走第一步，这盘对局判负，并视为退赛。
tournament-engines = 电脑玩家
tournament-engines-about = 电脑和其他人一样参加。至少要有一个真人。
tournament-engine-add = 添加电脑玩家
tournament-engine-number = 电脑玩家 { $number }
tournament-engine-remove = 移除电脑玩家 { $number }
tournament-tie-breaks = 同分排序
tournament-tie-breaks-about = 玩家积分相同时，先比第一项，仍然相同就比下一项。
tournament-tie-up = 上移：{ $name }
tournament-submit = 创建锦标赛
