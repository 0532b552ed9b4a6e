### Tips: on the pages of the rule book, and beside the board while a game is played.

## Placing games

tip-spread = 朝中間走，向各個方向展開。起始的地方只放得下幾個棋子。
tip-large-first = 及早放大棋子。能放下它們的地方一回合比一回合少。
tip-corners = 多留幾個空角。如果只剩一個角，別人放一個棋子就能把你封死，直到終局。
tip-escape = 你的地盤每一面都要留一條出路。
tip-shapes = 每種形狀都有用處：長的伸得遠，彎的能鑽空隙，小的到最後哪裡都放得下。
tip-their-pieces = 看看別人還剩哪些棋子。如果沒有一個放得進某個空位，你就可以把它留到以後。
tip-deny-bonus = 放完所有棋子最多有 { $bonus } 分獎勵。擋住別人最後的位置，可能比多放一個自己的棋子更划算。
tip-single-last = 留著你最小的棋子。如果它是你放的最後一個，你可以多得 { $bonus } 分。
tip-two-colours = 讓你的兩種顏色互相幫忙：一種開路，另一種在後面把路封上。

## Polyomino, cubes

tip-even-opening = 如果你先走，就放兩個一樣好的棋子。對方玩家會挑走更好的那一種。
tip-stay-on-top = 只有從上方看得見的才算分。要疊在沒人能蓋住你的地方：緊貼高度上限之下，而且盡量晚放。

## Triominos

tip-high-tiles = 及早出大牌。它們得分多，而留在你手裡的牌會算給最先出完的人。
tip-bridge = 留意搭橋的機會：除了牌本身的分數，一座橋再得 { $points } 分。
tip-hexagon = 5 張牌圍住一個點時，第六張可以多得 { $points } 分。別把這樣的缺口留給別人。
tip-plan-ahead = 每種牌只有一張。出一張你下回合自己能接上的牌。
tip-draw-less = 每抽一張扣 { $cost } 分。抽牌之前先看遍桌上的每一條邊。
