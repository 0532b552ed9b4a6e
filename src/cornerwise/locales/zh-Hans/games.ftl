## Games, by their ids. A kind says which of its family a game is.

game-classic = 经典
game-classic-about = 4 种颜色，20 × 20 格
game-classic-kind = 4 人
game-classic-2 = 经典双人
game-classic-2-about = 每人 2 种颜色
game-classic-2-kind = 2 人
game-classic-3 = 经典三人
game-classic-3-about = 第四种颜色由大家共用
game-classic-3-kind = 3 人
game-classic-teams = 经典组队
game-classic-teams-about = 蓝红对黄绿
game-classic-teams-kind = 2 对 2
game-classic-solo = 八十四块
game-classic-solo-about = 一个人放完全部 84 块棋子
game-classic-solo-kind = 1 人
game-duo = 对决
game-duo-about = 14 × 14，速战速决
game-duo-kind = 2 人
game-junior = 少儿版
game-junior-about = 适合孩子的简单棋子
game-junior-kind = 2 人
game-trigon = 三角棋
game-trigon-about = 六边形棋盘上的三角形
game-trigon-kind = 4 人
game-trigon-2 = 三角棋双人
game-trigon-2-about = 每人 2 种颜色
game-trigon-2-kind = 2 人
game-trigon-3 = 三角棋三人
game-trigon-3-about = 3 种颜色，小一号的六边形
game-trigon-3-kind = 3 人
game-trigon-teams = 三角棋组队
game-trigon-teams-about = 蓝红对黄绿
game-trigon-teams-kind = 2 对 2
game-trigon-solo = 八十八块
game-trigon-solo-about = 一个人放完全部 88 块棋子
game-trigon-solo-kind = 1 人
game-polyomino = 多连方
game-polyomino-about = 任意开局，再选保留或交换
game-polyomino-8 = 多连方 8
game-polyomino-8-about = 每人 9 块棋子，几分钟一局
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = 多连方 12
game-polyomino-12-about = 每人 2 套，每套 9 块棋子
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = 多连方 14
game-polyomino-14-about = 每人 21 块棋子
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = 多连方六格
game-polyomino-hexa-about = 共用一套 56 块棋子
game-polyomino-hexa-kind = 六格，20 × 20
game-rumis = Rumis
game-rumis-about = 往上搭，让人从上方看见你
game-rumis-tower = Rumis 高塔
game-rumis-tower-about = 狭窄，最高 8 层立方块
game-rumis-tower-kind = 高塔
game-rumis-corner = Rumis 转角
game-rumis-corner-about = 绕着一个角，共 40 格
game-rumis-corner-kind = 转角
game-rumis-steps = Rumis 阶梯
game-rumis-steps-about = 沿着 4 级台阶往上搭
game-rumis-steps-kind = 阶梯
game-rumis-pyramid = Rumis 金字塔
game-rumis-pyramid-about = 越靠近中间越高
game-rumis-pyramid-kind = 金字塔
game-rumis-own = Rumis 自制棋盘
game-rumis-own-about = 自己设计棋盘
game-rumis-own-kind = 自制
game-triominos = 三角骨牌
game-triominos-about = 数字相接，手牌保密
game-triominos-kind = 1 到 6 人

## What is told of every game

# $span is a number of them or two with a dash between, $most the larger one.
facts-players = { $most ->
   *[other] { $span } 人
  }
facts-minutes = { $span } 分钟
facts-age = { $age } 岁以上

## Options of games, by their names, with every value that has a word

option-on = 是
option-off = 否
option-start = 第一块棋子
option-start-about = 每种颜色的第一块棋子放在哪里。
option-start-own = 放在自己的起始格上
option-start-any = 放在任意空着的起始格上
option-start-opposite = 放在自己另一种颜色的对面
option-start-spaced = 彼此隔开一个起始格
option-scoring = 计分方式
option-scoring-about = 分数怎么算。
option-scoring-advanced = 按剩余格数，有奖励分
option-scoring-basic = 按剩余格数，无奖励分
option-scoring-pieces = 放下棋子最多者胜
option-scoring-cells = 剩余格数最少者胜
option-scoring-standard = 标准
option-scoring-children = 儿童计分
option-scoring-no-points = 不计分：先出完牌者胜
option-first = 谁先走
option-first-about = 放第一块棋子的玩家。
option-first-number = { $number ->
    [0] 玩家 1
    [1] 玩家 2
    [2] 玩家 3
   *[3] 玩家 4
 }
option-shared = 共用颜色
option-shared-about = 由所有玩家轮流放的颜色。
option-left-out = 不用的颜色
option-left-out-about = 没有人使用的颜色。
option-strict-corners = 严格角对角
option-strict-corners-about = 角只能碰角，不能碰到直边的中间。
option-seats = 玩家
option-seats-about = 玩家人数。
option-seats-number = { $number }
option-colours-each = 颜色
option-colours-each-about = 每位玩家的颜色数。有两种颜色时，只算较好的那一种。
option-colours-each-number = 每人 { $number } 种
option-blocked = 放不下棋子时
option-blocked-about = 轮到某种颜色却放不下棋子时怎么办。
option-blocked-out = 出局
option-blocked-skip = 只跳过这一回合
option-heights = 高度图
option-heights-about = 逐行写出高度上限，从最上面一行开始，行与行之间用 / 隔开，例如 2 2 1/2 2 1。
option-without = 让子
option-without-about = 某种颜色不用的棋子，例如 blue:I5,W5/red:X5。
option-edition = 版本
option-edition-about = 各版本的牌数、抽牌和跳过的规则，以及一局或整场比赛怎样结束，都有所不同。
option-edition-international = 国际版
option-edition-french = 法国版
option-edition-spanish = 西班牙版
option-edition-portuguese = 葡萄牙版
option-edition-tournament = 锦标赛版
option-target = 目标分
option-target-about = 总分达到目标，整场比赛就结束。最低的几档目标分适合儿童计分。
option-target-number = { $number } 分
option-deals = 局数
option-deals-about = 打固定的局数，而不是打到目标分。儿童计分默认只打一局，除非另选。
option-deals-number = { $number ->
    [0] 不限局数
   *[other] { $number } 局
 }
option-after-draw = 抽牌之后
option-after-draw-about = 抽牌之后可以马上出哪张牌。
option-after-draw-drawn = 只能出抽到的那张牌
option-after-draw-any = 任意一张牌
option-time-limit = 回合限时
option-time-limit-about = 时间用完后，你要一直抽牌，直到这一回合结束。需要按步计时的棋钟。

## How strongly the computer plays

level = { $level } 级，{ $word }
level-1 = 初学
level-2 = 入门
level-3 = 轻松
level-4 = 休闲
level-5 = 稳健
level-6 = 熟练
level-7 = 强手
level-8 = 专家
level-9 = 大师
