### The rule book: plain pages on the web, one for every game.

## The pages

rules-title = 规则
rules-page-title = { $game }规则
rules-lead = 每种游戏的玩法，配有图示。
rules-all = 全部游戏
rules-play = 马上开始
rules-tutorial = 边玩边学
# Before the list of languages
rules-language = 语言
# Read out before a picture with a tick
rules-allowed = 允许
# Read out before a picture with a cross
rules-forbidden = 不允许
# Over the list of the numbers that rules have in errors, such as P4
rules-clauses = 规则编号
rules-trade-marks = Blokus、Trigon、Rumis 和 Triominos 是其各自所有者的商标。我们提到它们，只是为了说明某个游戏遵循哪套已出版的规则。Cornerwise 与这些所有者无关。

## Families of games, as headings of the list

rules-family-classic = 方格，最多 4 人
rules-family-duo = 方格，2 人
rules-family-trigon = 三角形
rules-family-polyomino = 自由开局
rules-family-rumis = 立方块
rules-family-triominos = 数字

## Headings of sections

rules-heading-goal = 目标
rules-heading-pieces = 棋子
rules-heading-tiles = 牌
rules-heading-setup = 准备
rules-heading-opening = 开局
rules-heading-start = 第一块棋子
rules-heading-turn = 你的回合
rules-heading-contact = 棋子必须碰到什么
rules-heading-others = 其他颜色
rules-heading-strict = 严格角对角
rules-heading-standing = 不留空洞
rules-heading-limits = 高度上限
rules-heading-blocked = 放不下棋子时
rules-heading-draw = 抽牌
rules-heading-end = 游戏结束
rules-heading-scoring = 计分
rules-heading-ties = 同分
rules-heading-example = 示例
rules-heading-players = 玩家人数
rules-heading-options = 选项
rules-heading-tips = 小技巧

## Goal

rules-goal-left = 尽可能多地把自己的棋子放到棋盘上，不给别人留地方。到最后剩下的棋子会扣你的分。
rules-goal-pieces = 比对方玩家放下更多的棋子。
rules-goal-area = 比对方玩家占住更多的方格。
rules-goal-complete = 所有颜色都由你自己放。放完全部 { $pieces } 块棋子。
rules-goal-seen = 往上搭，让你的颜色从正上方看去占住尽可能多的方格。
rules-goal-points = 出牌时让相接的数字相同，争取最高分。

## Board

rules-board-rectangle = 棋盘有 { $width } × { $height } 个方格。
rules-board-hexagon = 棋盘是由 { $cells } 个三角形组成的六边形，每条边上有 { $side } 个。
rules-board-inner = 只使用棋盘内圈的六边形：{ $cells } 个三角形，每条边上有 { $side } 个。
rules-board-heights = 底板有 { $squares } 个方格，每格都有搭高的上限。总共可容纳 { $cubes } 个立方块。
rules-board-reconstructed = 我们没有找到这块棋盘公开发表的尺寸。这里的尺寸是根据它的形状以及每位玩家 { $each } 个立方块的容量推算出来的。
rules-board-own = 高度图由你自己写：底板的每个方格写一个数字，行与行之间用斜杠隔开。最远的一行写在最前，0 表示那里没有方格。所有方格必须相连，最多可容纳 { $most } 个立方块。
rules-board-table = 牌放在没有边界的桌面上。

## Pieces

rules-pieces-own = 每种颜色有 { $pieces } 块棋子，大小从 { $smallest } 到 { $largest } 格，形状各不相同，合计 { $cells } 格。
rules-pieces-copies = 每种颜色有 { $pieces } 块棋子：{ $shapes } 种形状，每种 { $copies } 块，大小从 { $smallest } 到 { $largest } 格，合计 { $cells } 格。
rules-pieces-shared = 两位玩家从同一套棋子里取：{ $pieces } 块棋子，大小从 { $smallest } 到 { $largest } 格，形状各不相同。一位玩家放下某块棋子后，另一位就不能再用它了。
rules-pieces-cubes = 每种颜色有 { $pieces } 块棋子，由 { $smallest } 到 { $largest } 个立方块组成，共 { $cells } 个立方块。一块棋子和它的镜像是两块不同的棋子。没有单个立方块的棋子。
rules-pieces-tiles = 共有 { $tiles } 张三角形的牌。每张有三个 { $lowest } 到 { $highest } 的数字。从最小的数字起顺时针读，后一个数字不会比前一个小，而且没有两张相同的牌。一张牌的点数就是它的数字之和。

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = 各颜色按这个顺序走：{ $colours }。
rules-setup-one-each = 共 { $seats } 位玩家，每人一种颜色。
rules-setup-two-each = 两位玩家，每人两种颜色。先手玩家执{ $first }，后手玩家执{ $second }。
rules-setup-shared = 三位玩家，每人一种颜色。第四种颜色（{ $colour }）由大家轮流放，从对局的先手玩家开始。即使你自己的颜色已经放不下，轮到你放共用颜色时仍然要放。
rules-setup-teams = 四位玩家分成两队，每队两人，每人一种颜色。第一队是{ $first }，第二队是{ $second }。
rules-setup-solo = 所有颜色都由你按顺序放。
rules-setup-left-out = 三位玩家，每人一种颜色。第四种颜色（{ $colour }）留在盒子里。

## First piece

rules-start-own = 每种颜色的第一块棋子必须盖住自己的起始格：{ $points }。
rules-start-any = 每种颜色的第一块棋子必须盖住一个还空着的起始格：{ $points }。
rules-start-free = 每种颜色的第一块棋子可以放在棋盘的任意位置。
rules-start-beside = 整盘对局的第一块棋子可以放在任意位置。其他每种颜色的第一块棋子必须碰到已有的一块棋子。
rules-start-opposite = 每种颜色的第一块棋子必须盖住一个起始格：{ $points }。同一位玩家的两种颜色从相对的两格开始，所以对方玩家不能占用你第一种颜色对面的起始格。
rules-start-spaced = 每种颜色的第一块棋子必须盖住一个起始格：{ $points }。两种颜色之间必须空出一个起始格。
rules-start-swap = 先手玩家先放一块第一种颜色的棋子，再放一块第二种颜色的棋子，都可以放在棋盘的任意位置。两块不能重叠，形状也必须不同。然后由后手玩家选颜色。接下来由第一种颜色（{ $colour }）走，不论它归谁。
rules-start-cubes = 整盘对局的第一块棋子可以放在底板的任意位置。其他每种颜色的第一块棋子也必须放在底板上，并且必须与已有的一块棋子共用一个面。

## Turn

rules-turn-flat = 把你的一块棋子放在棋盘的空格上。可以旋转，也可以翻面。放下之后就不能再移动。
rules-turn-cubes = 放下你的一块棋子。可以向任何方向旋转。放下之后就不能再移动。

## Contact

rules-contact-corner = 每块新棋子都必须用角碰到至少一块同色棋子，而且绝不能与同色棋子边挨边。
rules-contact-face = 每块新棋子都必须与一块同色棋子边挨边。只碰到角是不够的。
rules-contact-triangles = 只要有一个点相接就够了：角也可以碰到另一块棋子直边的中间。
rules-contact-strict = 在严格角对角规则下，你的颜色的角只能碰另一个角，绝不能碰直边的中间。这适用于新棋子碰到同色棋子的每一处：只要有一处碰错，这步棋就不合法，哪怕另一个角碰得正确。
rules-contact-others = 你的棋子可以任意碰到其他颜色，碰角或挨边都行。
rules-contact-cubes = 每块新棋子都必须与至少一块同色棋子共用一个面，在它旁边或在它上面都行。只碰到棱或角是不够的。其他颜色没有影响。
rules-standing = 在棋子占用的每个方格上，它的立方块必须立在底板上或已有的立方块上。棋子下面不能有空洞，也不能有任何部分悬空伸出。
rules-limits = 任何部分都不能超出底板，也不能超过所在方格的高度上限。

## No place left, and the end

rules-blocked-flat = 能放棋子就必须放。放不下棋子的颜色会被跳过。不会再有新的地方空出来给它，所以直到终局都算出局。
rules-blocked-out = 轮到某种颜色而它放不下棋子时，它直到终局都算出局。
rules-blocked-skip = 放不下棋子的颜色只跳过这一回合。其他人继续往上搭，可能又为它腾出位置。
rules-end = 当所有颜色都放不下棋子时，游戏结束。
rules-ties = 如果几方同为最好成绩，则并列获胜。

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = 你剩下的棋子每格扣 1 分。放完所有棋子可得 { $all } 分；如果最后放的是最小的棋子，再得 { $last } 分。分数最高者胜。
rules-scoring-basic = 数一数各自剩下的棋子共有多少方格。剩余方格最少者胜。没有奖励分。
rules-scoring-pieces = 每放下一块棋子得 1 分。分数最高者胜。没有奖励分。
rules-scoring-area = 每占住一个方格得 1 分。分数最高者胜，同分为平局。没有奖励分。
rules-scoring-complete = 所有棋子都放上棋盘就算赢。如果没有做到，已放的棋子数说明你离成功有多近。
rules-scoring-seen = 从正上方往下看：顶上是你的颜色的每个方格得 1 分。剩下的棋子不论大小，每块扣 1 分。分数最高者胜。
rules-scoring-sum = 玩家的得分是两种颜色的分数之和。
rules-scoring-team = 队伍的得分是两种颜色的分数之和。
rules-scoring-shared = 共用颜色不算任何人的分。

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = 一盘下完的对局和它的得分。
rules-example-colour = 颜色
rules-example-left = 剩余
rules-example-points = 分数
rules-example-turn = 回合
# $winners is a list of colours
rules-example-winner = 胜者：{ $winners }。

## Pictures

rules-figure-starts = 各个起始格
rules-figure-pieces = 一种颜色的棋子
rules-figure-start = 第一块棋子盖住一个起始格
rules-figure-corner = 角对角
rules-figure-side = 与自己的颜色边挨边
rules-figure-apart = 没有碰到自己的颜色
rules-figure-others = 可以与其他颜色边挨边
rules-figure-tip = 角碰到一条边的中间
rules-figure-face = 与自己的颜色共用一个面
rules-figure-edge = 与自己的颜色只共用一条棱
rules-figure-hole = 下面有空洞
rules-figure-match = 边上的数字都对得上
rules-figure-mismatch = 边上的数字对不上
rules-figure-bridge = 一座桥：多得 { $points } 分
rules-figure-hexagon = 一个六边形：多得 { $points } 分
rules-figure-hexagons = 一张牌拼成两个六边形：多得 { $points } 分

## Number of players

rules-players = { $players } 人
rules-players-cubes = { $columns } 个方格，可容纳 { $cubes } 个立方块
rules-players-tiles = 每人 { $tiles } 张牌

## Options. The usual choice stands first

rules-option-start = 第一块棋子
rules-option-scoring = 计分方式
rules-option-first = 谁先走
rules-option-shared = 共用颜色
rules-option-strict-corners = 严格角对角
rules-option-left-out = 不用的颜色
rules-option-seats = 玩家人数
rules-option-colours-each = 每位玩家的颜色数
rules-option-blocked = 放不下棋子时
rules-option-heights = 高度图
rules-option-without = 让子
rules-option-edition = 版本
rules-option-target = 目标分
rules-option-deals = 局数
rules-option-after-draw = 抽牌之后
rules-option-time-limit = 回合限时
rules-option-usual = 默认
rules-option-none = 这种游戏没有选项。
rules-choice-first = 任何玩家都可以先走，其他人按顺时针方向依次进行。
rules-choice-shared = 四种颜色中的任何一种都可以共用。颜色的顺序不变：如果共用蓝色，仍由蓝色先走，由先手玩家来放。
rules-choice-left-out = 四种颜色中的任何一种都可以留在盒子里。
rules-choice-seats-cubes = { $fewest } 到 { $most } 位玩家。人数越少，可容纳的立方块越少，排在后面的颜色不使用。
rules-choice-seats = { $fewest } 到 { $most } 位玩家。
rules-choice-colours-each = 两位玩家可以在四人棋盘上每人执两种颜色。每位玩家只算较好的那种颜色。
rules-choice-heights = 任意高度图，最多 { $most } 个立方块。
rules-choice-without = 各颜色可以不用自己的某些棋子，让强弱不同的玩家势均力敌。不用的棋子不扣分。如果剩下的棋子会扣分，少几块大棋子就有好处；否则，棋子越少越难。
rules-choice-target = 一局结束时，把总分与目标分比较：{ $usual } 分，或 { $fewest } 到 { $most } 之间的任意数字。如果有人达到目标分，整场比赛就结束。
rules-choice-deals = 也可以不管总分，打一场 { $fewest } 到 { $most } 局的比赛。
rules-choice-drawn = 抽牌之后，只能出刚抽到的那张牌。
rules-choice-any = 抽牌之后，可以出手里的任意一张牌。
rules-choice-time-limit = 每回合有时间限制。时间用完后，你要一直抽牌，直到这一回合结束。如果该由你出第一张牌而你还没出，系统会替你出一张手里的牌。

## Triominos

rules-tiles-hands = 每位玩家拿一手牌，不给别人看。其余的牌组成牌堆。你看得见自己的手牌、桌面、所有人的分数，以及其他人和牌堆各有多少张牌。
rules-tiles-begin = 每局开始前，每位玩家抽一张牌亮出来。点数最大者先走，并列者重抽。然后把所有牌洗匀再发。先手玩家出任意一张牌，得到它的点数。
rules-tiles-lay = 出一张牌。它至少要有一整条边贴着桌上的一张牌，而且这条边两端的数字必须与那张牌上对应的数字相同。它碰到的其他每个角上，数字也必须相同。
rules-tiles-score = 一张牌的得分就是它的点数。桥多得 { $bridge } 分，六边形多得 { $one } 分，一张牌拼成两个六边形多得 { $two } 分，三个多得 { $three } 分。
rules-tiles-bridge = 桥是指一张牌只有一条边相接，而第三个角碰到对面的一张牌：这个角旁边的两处是空的，角后面的三处至少有一处有牌。围住一个点的第六张牌拼成六边形。一张牌不能同时做到这两样。
rules-tiles-draw = 如果不能或不想出牌，就从牌堆抽一张。每抽一张扣 { $cost } 分。抽到的牌可以马上出。一回合最多抽 { $most } 张牌。如果仍然没有出牌，再扣 { $more } 分，合计 { $all } 分。
rules-tiles-empty = 牌堆空了之后，能出牌就必须出。不能出牌就跳过，不扣分。
rules-tiles-out = 出完手里最后一张牌时，你得 { $out } 分，再加上其他人手里所有牌的点数。不过要先走完这一轮，让每个人的回合数相同。同一轮里其他出完牌的人只得 { $out } 分。
rules-tiles-blocked = 当所有玩家接连跳过时，这一局就堵死了。手牌点数最小者赢得这一局，得到其他所有手牌的点数，再减去自己的点数。其他人不扣分。如果几手牌同样最小，每一家都这样计分。
rules-tiles-match = 整场比赛结束时总分最高者胜。总分可以低于零。
rules-tiles-example-sum = 一张牌
rules-tiles-example-bridge = 搭成一座桥的牌
rules-tiles-example-hexagon = 拼成六边形的牌
rules-tiles-example-draws = 抽牌三次，没有出牌
rules-tiles-example-out = 最后一张牌，其他人手里还剩 { $hands } 点
rules-scoring-standard = 分数如上所述。
rules-scoring-children = 儿童计分：每张牌 { $tile } 分，桥多得 { $bridge } 分，一个、两个或三个六边形分别多得 { $one }、{ $two } 或 { $three } 分，最先出完牌的人得 { $out } 分。从不扣分。只打一局，除非选择打几局或打到目标分。
rules-scoring-no-points = 不计分：最先出完牌的人获胜。如果这一局堵死，剩下的牌最少者胜。
rules-edition-international = 国际版：如上所述，{ $fewest } 到 { $most } 位玩家。
rules-edition-french = 法国版：{ $fewest } 到 { $most } 位玩家。有人出完牌，这一局立即结束。一局堵死时，每个人扣去自己手牌的点数。牌堆空了之后，即使能出牌也可以跳过。有玩家达到目标分，整场比赛立即结束，由这位玩家获胜。
rules-edition-spanish = 西班牙版：{ $fewest } 到 { $most } 位玩家，三人和四人时每人的牌更少。
rules-edition-portuguese = 葡萄牙版：与西班牙版相同，但抽牌三次合计扣 { $draws } 分。
rules-edition-tournament = 锦标赛版：不靠抽牌决定谁先走。各家手牌里三个数字相同的牌中，最大的一张必须最先出，多得 { $triple } 分；如果是三个零，则多得 { $zero } 分。如果谁都没有这样的牌，由点数最大的牌开局。
