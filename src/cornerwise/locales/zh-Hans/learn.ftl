## The page of all lessons

learn-title = 学习
learn-lead = 走几步棋就能学会规则。每课大约 2 分钟。
learn-steps = { $count } 步
learn-begin = 开始
learn-again = 再学一次
learn-continue = 继续
learn-finished = 已完成
learn-rules = 规则
learn-tips = 小技巧
learn-play = 马上开始
learn-all = 全部课程

## A lesson

learn-step = 第 { $number } 步，共 { $count } 步
learn-skip = 跳过
learn-back = 返回
learn-show = 演示
learn-next = 下一步
learn-done = 做得好。
learn-colour = 现在你执{ $colour }。
learn-elsewhere = 这样走是允许的。但在这一步，请放在标出的位置之一。
learn-over = 你已经学会规则了
learn-over-text = 和电脑下一盘，或者在规则里查看细节。
learn-marked = 已标出：{ $cells }
learn-loading = 正在加载…

## Steps on squares and triangles: a heading and what to do

learn-start-own = 从你的角落开始
learn-start-own-text = 你的第一块棋子必须盖住你的起始格。选一块棋子放上去。
learn-start-any = 选一个起始格
learn-start-any-text = 你的第一块棋子必须盖住一个起始格。选一块棋子，放在一个空着的起始格上。
learn-corner = 角碰角，不碰边
learn-corner-text = 每块新棋子都必须用角碰到你自己的一块棋子。放下你的下一块棋子。
learn-side = 不要碰自己的边
learn-side-text = 这块棋子与你自己的颜色边挨边，所以不能放在这里。移动或旋转它，直到放得下。
learn-others = 可以碰别的颜色
learn-others-text = 你的棋子可以任意碰到别的颜色。把一块棋子紧挨着别的颜色放下。
learn-reach = 向空地进发
learn-reach-text = 你的棋子需要空间。用一块大棋子到达标出的一个格子。
learn-gap = 钻过空隙
learn-gap-text = 大棋子已经不是哪里都放得下了。用一块小的继续。
learn-last = 你的最后一块棋子
learn-last-text = 几乎没有地方了。为最后一块棋子找个位置。然后对局结束，开始计分。
learn-pairs = 每种形状 2 块
learn-pairs-text = 每种形状你都有两块，每放下一块棋子得 1 分。再放一次同样的形状。
learn-turn = 旋转棋子
learn-turn-text = 在三角形棋盘上，棋子转一圈有 6 个方向。旋转它，直到放得下，然后放下。
learn-tip = 角可以碰边
learn-tip-text = 在三角形棋盘上，只要有一个点相接就够了。放下这块棋子，让它的角碰到一条直边的中间。
learn-strict = 严格角对角
learn-strict-text = 这盘对局使用严格角对角规则：角只能碰另一个角。为这块棋子找个位置。

## Steps of the free start

learn-open-first = 任意位置开局
learn-open-first-text = 这里没有起始格。把一块蓝色棋子放在任意位置。
learn-open-second = 接着放另一种颜色
learn-open-second-text = 第一块橙色棋子也由你放，形状要不同。让两边一样好：对方玩家会从中选一种。
learn-choose = 你会选哪种颜色？
learn-choose-text = 现在你是后手玩家。保留现在的颜色，或者交换。

## Steps with cubes

learn-floor = 从底板开始
learn-floor-text = 第一块棋子可以放在底板的任意位置。选一块棋子放下。
learn-join = 挨着别人
learn-join-text = 现在你是黄色。你的第一块棋子必须放在底板上，并与已有的一块棋子共用一个面。
learn-face = 面贴面
learn-face-text = 每块新棋子都必须与自己的颜色共用一个面，在旁边或在上面都行。它在这里只碰到一条棱。找个更好的位置。
learn-hole = 不留空洞
learn-hole-text = 棋子不能悬空。这块棋子下面有空洞：把它放到每个立方块下面都有支撑的地方。
learn-cover = 待在最上面
learn-cover-text = 只有从上方看得见的才算分。盖住对方颜色的一个方格。

## Steps with numbered tiles

learn-tile-first = 第一张牌
learn-tile-first-text = 用任意一张牌开局。得分是牌上数字之和，所以用大牌开局很好。
learn-tile-match = 对上 2 个数字
learn-tile-match-text = 把一张牌贴着一条边放下。这条边上的两个数字，在两张牌上必须相同。
learn-tile-hexagon = 拼成六边形
learn-tile-hexagon-text = 一个点周围已有 5 张牌。放下第六张，多得 50 分。
learn-tile-bridge = 搭一座桥
learn-tile-bridge-text = 让一张牌以一条边相接，同时尖端碰到另一张牌。搭成一座桥多得 40 分。
learn-tile-draw = 放不下就抽牌
learn-tile-draw-text = 你的牌都放不下。抽一张吧：每抽一张扣 5 分。
learn-tile-out = 你的最后一张牌
learn-tile-out-text = 出掉最后一张牌。如果你最先出完，可得 25 分，再加上其他人手牌的点数总和。

## Tips beside the board

tip-label = 小技巧
tip-dismiss = 隐藏这条小技巧
## The three marks of a first game

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = 这是唯一的走法。
hint-reason-nothing-to-lay = 你的牌都放不下。
hint-reason-swap = 那种颜色的局面更好。
hint-reason-keep = 你的颜色局面更好。
hint-reason-calculated = 往后推算，这一步结果最好。
hint-reason-blocks = 它夺走别人 { $number } 个角。
hint-reason-opens-corners = 它打开 { $number } 个新的角。
hint-reason-large-piece = 趁还有地方，用掉一块大棋子。
hint-reason-contests = 它占住别人想要的地方。
hint-reason-towards-middle = 它朝中间走。
hint-reason-covers = 它盖住别人 { $number } 个方格。
hint-reason-shows = 它让你的颜色多露出 { $number } 个方格。
hint-reason-shuts = 它封住对手可以继续的 { $number } 个角：{ $cells }。
hint-reason-gave-up = 实际走的那一步放弃了 { $number } 个可以继续的角：{ $cells }。
hint-reason-own-reach = 它保住 { $number } 个够得着的空格。实际走的那一步只留下 { $than } 个。
hint-reason-rival-reach = 走了它之后，对手够得着 { $number } 个空格。实际走的那一步之后是 { $than } 个。
hint-reason-opens-more = 它打开 { $number } 个新的角。实际走的那一步打开 { $than } 个。
hint-reason-covers-more = 它盖住别人 { $number } 个方格。实际走的那一步盖住 { $than } 个。
hint-reason-shows-more = 它让自己的颜色露出 { $number } 个方格。实际走的那一步露出 { $than } 个。
hint-reason-larger-piece = 它用了更大的棋子：{ $number } 格，而不是 { $than } 格。
hint-reason-keeps-going = 它给你留下更多选择。
hint-reason-tile = 这张牌得 { $number } 分。
hint-reason-bridge = 它搭成一座桥，多得 { $number } 分。
hint-reason-hexagon = 它拼成一个六边形，多得 { $number } 分。
hint-reason-opening-triple = 用 3 个相同的数字开局，多得 { $number } 分。
hint-reason-opening-zero = 用 3 个零开局，多得 { $number } 分。
hint-reason-out = 这是你的最后一张牌，多得 { $number } 分。
coach-pick-piece = 选一块棋子。可以旋转，也可以翻面。
coach-pick-tile = 选一张牌。颜色变淡的牌现在放不下。
coach-put-piece = 把它放到棋盘上。着色处是放得下的地方。
coach-put-tile = 把它放到桌面上。标记处是放得下的地方。
coach-place-piece = 这里放得下。按“放下”走这一步。
coach-place-tile = 这里放得下。按“出牌”走这一步。
