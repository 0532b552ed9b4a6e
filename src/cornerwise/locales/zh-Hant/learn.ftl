## The page of all lessons

learn-title = 學習
learn-lead = 走幾步棋就能學會規則。每課大約 2 分鐘。
learn-steps = { $count } 步
learn-begin = 開始
learn-again = 再學一次
learn-continue = 繼續
learn-finished = 已完成
learn-rules = 規則
learn-tips = 小技巧
learn-play = 馬上開始
learn-all = 全部課程

## A lesson

learn-step = 第 { $number } 步，共 { $count } 步
learn-skip = 跳過
learn-back = 返回
learn-show = 示範
learn-next = 下一步
learn-done = 做得好。
learn-colour = 現在你執{ $colour }。
learn-elsewhere = 這樣走是允許的。但在這一步，請放在標出的位置之一。
learn-over = 你已經學會規則了
learn-over-text = 和電腦下一盤，或者在規則裡查看細節。
learn-marked = 已標出：{ $cells }
learn-loading = 載入中…

## Steps on squares and triangles: a heading and what to do

learn-start-own = 從你的角落開始
learn-start-own-text = 你的第一個棋子必須蓋住你的起始格。選一個棋子放上去。
learn-start-any = 選一個起始格
learn-start-any-text = 你的第一個棋子必須蓋住一個起始格。選一個棋子，放在一個空著的起始格上。
learn-corner = 角碰角，不碰邊
learn-corner-text = 每個新棋子都必須用角碰到你自己的一個棋子。放下你的下一個棋子。
learn-side = 不要碰自己的邊
learn-side-text = 這個棋子與你自己的顏色邊碰邊，所以不能放在這裡。移動或旋轉它，直到放得下。
learn-others = 可以碰別的顏色
learn-others-text = 你的棋子可以任意碰到別的顏色。把一個棋子緊貼著別的顏色放下。
learn-reach = 往空曠處前進
learn-reach-text = 你的棋子需要空間。用一個大棋子到達標出的一個格子。
learn-gap = 鑽過空隙
learn-gap-text = 大棋子已經不是哪裡都放得下了。改用小棋子繼續。
learn-last = 你的最後一個棋子
learn-last-text = 幾乎沒有地方了。為最後一個棋子找個位置。然後對局結束，開始計分。
learn-pairs = 每種形狀 2 個
learn-pairs-text = 每種形狀你都有兩個，每放下一個棋子得 1 分。再放一次同樣的形狀。
learn-turn = 旋轉棋子
learn-turn-text = 在三角形棋盤上，棋子轉一圈有 6 個方向。旋轉它，直到放得下，然後放下。
learn-tip = 角可以碰邊
learn-tip-text = 在三角形棋盤上，只要有一個點相接就夠了。放下這個棋子，讓它的角碰到一條直邊的中間。
learn-strict = 嚴格角對角
learn-strict-text = 這場對局使用嚴格角對角規則：角只能碰另一個角。為這個棋子找個位置。

## Steps of the free start

learn-open-first = 任意位置開局
learn-open-first-text = 這裡沒有起始格。把一個藍色棋子放在任意位置。
learn-open-second = 接著放另一種顏色
learn-open-second-text = 第一個橘色棋子也由你放，形狀要不同。讓兩邊一樣好：對方玩家會從中選一種。
learn-choose = 你會選哪種顏色？
learn-choose-text = 現在你是後手玩家。保留現在的顏色，或者交換。

## Steps with cubes

learn-floor = 從底板開始
learn-floor-text = 第一個棋子可以放在底板的任意位置。選一個棋子放下。
learn-join = 貼著別人
learn-join-text = 現在你是黃色。你的第一個棋子必須放在底板上，並與已有的一個棋子共用一個面。
learn-face = 面貼面
learn-face-text = 每個新棋子都必須與自己的顏色共用一個面，在旁邊或在上面都行。它在這裡只碰到一條稜。找個更好的位置。
learn-hole = 不留空洞
learn-hole-text = 棋子不能懸空。這個棋子下面有空洞：把它放到每個立方塊下面都有支撐的地方。
learn-cover = 待在最上面
learn-cover-text = 只有從上方看得見的才算分。蓋住對方顏色的一個方格。

## Steps with numbered tiles

learn-tile-first = 第一張牌
learn-tile-first-text = 用任意一張牌開局。得分是牌上數字之和，所以用大牌開局很好。
learn-tile-match = 對上 2 個數字
learn-tile-match-text = 把一張牌貼著一條邊放下。這條邊上的兩個數字，在兩張牌上必須相同。
learn-tile-hexagon = 拼成六邊形
learn-tile-hexagon-text = 一個點周圍已有 5 張牌。放下第六張，多得 50 分。
learn-tile-bridge = 搭一座橋
learn-tile-bridge-text = 讓一張牌以一條邊相接，同時尖端碰到另一張牌。搭成一座橋多得 40 分。
learn-tile-draw = 放不下就抽牌
learn-tile-draw-text = 你的牌都放不下。抽一張吧：每抽一張扣 5 分。
learn-tile-out = 你的最後一張牌
learn-tile-out-text = 出掉最後一張牌。如果你最先出完，可得 25 分，再加上其他人手牌的點數總和。

## Tips beside the board

tip-label = 小技巧
tip-dismiss = 隱藏這條小技巧
## The three marks of a first game

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = 這是唯一的走法。
hint-reason-nothing-to-lay = 你的牌都放不下。
hint-reason-swap = 那種顏色的局面更好。
hint-reason-keep = 你的顏色局面更好。
hint-reason-calculated = 往後推算，這一步結果最好。
hint-reason-blocks = 它奪走別人 { $number } 個角。
hint-reason-opens-corners = 它開出 { $number } 個新的角。
hint-reason-large-piece = 趁還有地方，用掉一個大棋子。
hint-reason-contests = 它佔住別人想要的地方。
hint-reason-towards-middle = 它朝中間走。
hint-reason-covers = 它蓋住別人 { $number } 個方格。
hint-reason-shows = 它讓你的顏色多露出 { $number } 個方格。
hint-reason-shuts = 它封住對手可以繼續的 { $number } 個角：{ $cells }。
hint-reason-gave-up = 實際走的那一步放棄了 { $number } 個可以繼續的角：{ $cells }。
hint-reason-own-reach = 它保住 { $number } 個到得了的空格。實際走的那一步只留下 { $than } 個。
hint-reason-rival-reach = 走了它之後，對手到得了 { $number } 個空格。實際走的那一步之後是 { $than } 個。
hint-reason-opens-more = 它開出 { $number } 個新的角。實際走的那一步開出 { $than } 個。
hint-reason-covers-more = 它蓋住別人 { $number } 個方格。實際走的那一步蓋住 { $than } 個。
hint-reason-shows-more = 它讓自己的顏色露出 { $number } 個方格。實際走的那一步露出 { $than } 個。
hint-reason-larger-piece = 它用了更大的棋子：{ $number } 格，而不是 { $than } 格。
hint-reason-keeps-going = 它給你留下更多選擇。
hint-reason-tile = 這張牌得 { $number } 分。
hint-reason-bridge = 它搭成一座橋，多得 { $number } 分。
hint-reason-hexagon = 它拼成一個六邊形，多得 { $number } 分。
hint-reason-opening-triple = 用 3 個相同的數字開局，多得 { $number } 分。
hint-reason-opening-zero = 用 3 個零開局，多得 { $number } 分。
hint-reason-out = 這是你的最後一張牌，多得 { $number } 分。
coach-pick-piece = 選一個棋子。可以旋轉，也可以翻面。
coach-pick-tile = 選一張牌。顏色變淡的牌現在放不下。
coach-put-piece = 把它放到棋盤上。上色處是放得下的地方。
coach-put-tile = 把它放到桌面上。標記處是放得下的地方。
coach-place-piece = 這裡放得下。按「放下」走這一步。
coach-place-tile = 這裡放得下。按「出牌」走這一步。
