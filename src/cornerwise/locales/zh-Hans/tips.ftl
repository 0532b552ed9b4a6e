### Tips: on the pages of the rule book, and beside the board while a game is played.

## Placing games

tip-spread = 朝中间走，向各个方向展开。起始的地方只放得下几块棋子。
tip-large-first = 趁早放大棋子。能放下它们的地方一回合比一回合少。
tip-corners = 多留几个空角。如果只剩一个角，别人放一块棋子就能把你堵死，直到终局。
tip-escape = 你的地盘每一面都要留条出路。
tip-shapes = 每种形状都有用处：长的伸得远，弯的能钻空隙，小的到最后哪里都放得下。
tip-their-pieces = 看看别人还剩哪些棋子。如果没有一块放得进某个空位，你就可以把它留到以后。
tip-deny-bonus = 放完所有棋子最多有 { $bonus } 分奖励。堵住别人最后的位置，可能比多放一块自己的棋子更值。
tip-single-last = 留着你最小的棋子。如果它是你放的最后一块，你可以多得 { $bonus } 分。
tip-two-colours = 让你的两种颜色互相帮忙：一种开路，另一种在后面把路封上。

## Polyomino, cubes

tip-even-opening = 如果你先走，就放两块一样好的棋子。对方玩家会挑走更好的那一种。
tip-stay-on-top = 只有从上方看得见的才算分。要搭在没人能盖住你的地方：紧贴高度上限之下，而且尽量晚放。

## Triominos

tip-high-tiles = 趁早出大牌。它们得分多，而留在你手里的牌会算给最先出完的人。
tip-bridge = 留意搭桥的机会：除了牌本身的分数，一座桥再得 { $points } 分。
tip-hexagon = 5 张牌围住一个点时，第六张可以多得 { $points } 分。别把这样的缺口留给别人。
tip-plan-ahead = 每种牌只有一张。出一张你下回合自己能接上的牌。
tip-draw-less = 每抽一张扣 { $cost } 分。抽牌之前先看遍桌上的每一条边。
