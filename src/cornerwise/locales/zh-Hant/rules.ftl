### The rule book: plain pages on the web, one for every game.

## The pages

rules-title = 規則
rules-page-title = { $game }規則
rules-lead = 每種遊戲的玩法，附有圖示。
rules-all = 全部遊戲
rules-play = 馬上開始
rules-tutorial = 邊玩邊學
# Before the list of languages
rules-language = 語言
# Read out before a picture with a tick
rules-allowed = 允許
# Read out before a picture with a cross
rules-forbidden = 不允許
# Over the list of the numbers that rules have in errors, such as P4
rules-clauses = 規則編號
rules-trade-marks = Blokus、Trigon、Rumis 和 Triominos 是各自擁有者的商標。我們提到它們，只是為了說明某個遊戲遵循哪一套已出版的規則。Cornerwise 與這些擁有者無關。

## Families of games, as headings of the list

rules-family-classic = 方格，最多 4 人
rules-family-duo = 方格，2 人
rules-family-trigon = 三角形
rules-family-polyomino = 自由開局
rules-family-rumis = 立方塊
rules-family-triominos = 數字

## Headings of sections

rules-heading-goal = 目標
rules-heading-pieces = 棋子
rules-heading-tiles = 牌
rules-heading-setup = 準備
rules-heading-opening = 開局
rules-heading-start = 第一個棋子
rules-heading-turn = 你的回合
rules-heading-contact = 棋子必須碰到什麼
rules-heading-others = 其他顏色
rules-heading-strict = 嚴格角對角
rules-heading-standing = 不留空洞
rules-heading-limits = 高度上限
rules-heading-blocked = 放不下棋子時
rules-heading-draw = 抽牌
rules-heading-end = 遊戲結束
rules-heading-scoring = 計分
rules-heading-ties = 同分
rules-heading-example = 範例
rules-heading-players = 玩家人數
rules-heading-options = 選項
rules-heading-tips = 小技巧

## Goal

rules-goal-left = 盡可能把更多自己的棋子放到棋盤上，不留空間給別人。到最後剩下的棋子會扣你的分。
rules-goal-pieces = 比對方玩家放下更多的棋子。
rules-goal-area = 比對方玩家佔住更多的方格。
rules-goal-complete = 所有顏色都由你自己放。放完全部 { $pieces } 個棋子。
rules-goal-seen = 往上疊，讓你的顏色從正上方看去佔住盡可能多的方格。
rules-goal-points = 出牌時讓相接的數字相同，爭取最高分。

## Board

rules-board-rectangle = 棋盤有 { $width } × { $height } 個方格。
rules-board-hexagon = 棋盤是由 { $cells } 個三角形組成的六邊形，每條邊上有 { $side } 個。
rules-board-inner = 只使用棋盤內圈的六邊形：{ $cells } 個三角形，每條邊上有 { $side } 個。
rules-board-heights = 底板有 { $squares } 個方格，每格都有疊高的上限。總共可容納 { $cubes } 個立方塊。
rules-board-reconstructed = 我們沒有找到這個棋盤公開發表的尺寸。這裡的尺寸是根據它的形狀，以及每位玩家 { $each } 個立方塊的容量推算出來的。
rules-board-own = 高度圖由你自己寫：底板的每個方格寫一個數字，列與列之間用斜線隔開。最遠的一列寫在最前面，0 表示那裡沒有方格。所有方格必須相連，最多可容納 { $most } 個立方塊。
rules-board-table = 牌放在沒有邊界的桌面上。

## Pieces

rules-pieces-own = 每種顏色有 { $pieces } 個棋子，大小從 { $smallest } 到 { $largest } 格，形狀各不相同，合計 { $cells } 格。
rules-pieces-copies = 每種顏色有 { $pieces } 個棋子：{ $shapes } 種形狀，每種 { $copies } 個，大小從 { $smallest } 到 { $largest } 格，合計 { $cells } 格。
rules-pieces-shared = 兩位玩家從同一套棋子裡取用：{ $pieces } 個棋子，大小從 { $smallest } 到 { $largest } 格，形狀各不相同。一位玩家放下某個棋子後，另一位就不能再用它了。
rules-pieces-cubes = 每種顏色有 { $pieces } 個棋子，由 { $smallest } 到 { $largest } 個立方塊組成，共 { $cells } 個立方塊。一個棋子和它的鏡像是兩個不同的棋子。沒有只含一個立方塊的棋子。
rules-pieces-tiles = 共有 { $tiles } 張三角形的牌。每張有三個 { $lowest } 到 { $highest } 的數字。從最小的數字起順時針讀，後一個數字不會比前一個小，而且沒有兩張相同的牌。一張牌的點數就是它的數字總和。

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = 各顏色按這個順序走：{ $colours }。
rules-setup-one-each = 共 { $seats } 位玩家，每人一種顏色。
rules-setup-two-each = 兩位玩家，每人兩種顏色。先手玩家執{ $first }，後手玩家執{ $second }。
rules-setup-shared = 三位玩家，每人一種顏色。第四種顏色（{ $colour }）由大家輪流放，從對局的先手玩家開始。即使你自己的顏色已經放不下，輪到你放共用顏色時仍然要放。
rules-setup-teams = 四位玩家分成兩隊，每隊兩人，每人一種顏色。第一隊是{ $first }，第二隊是{ $second }。
rules-setup-solo = 所有顏色都由你按順序放。
rules-setup-left-out = 三位玩家，每人一種顏色。第四種顏色（{ $colour }）留在盒子裡。

## First piece

rules-start-own = 每種顏色的第一個棋子必須蓋住自己的起始格：{ $points }。
rules-start-any = 每種顏色的第一個棋子必須蓋住一個還空著的起始格：{ $points }。
rules-start-free = 每種顏色的第一個棋子可以放在棋盤的任意位置。
rules-start-beside = 整場對局的第一個棋子可以放在任意位置。其他每種顏色的第一個棋子必須碰到已有的一個棋子。
rules-start-opposite = 每種顏色的第一個棋子必須蓋住一個起始格：{ $points }。同一位玩家的兩種顏色從相對的兩格開始，所以對方玩家不能佔用你第一種顏色對面的起始格。
rules-start-spaced = 每種顏色的第一個棋子必須蓋住一個起始格：{ $points }。兩種顏色之間必須空出一個起始格。
rules-start-swap = 先手玩家先放一個第一種顏色的棋子，再放一個第二種顏色的棋子，都可以放在棋盤的任意位置。兩個不能重疊，形狀也必須不同。然後由後手玩家選顏色。接下來由第一種顏色（{ $colour }）走，不論它歸誰。
rules-start-cubes = 整場對局的第一個棋子可以放在底板的任意位置。其他每種顏色的第一個棋子也必須放在底板上，並且必須與已有的一個棋子共用一個面。

## Turn

rules-turn-flat = 把你的一個棋子放在棋盤的空格上。可以旋轉，也可以翻面。放下之後就不能再移動。
rules-turn-cubes = 放下你的一個棋子。可以向任何方向旋轉。放下之後就不能再移動。

## Contact

rules-contact-corner = 每個新棋子都必須用角碰到至少一個同色棋子，而且絕不能與同色棋子邊碰邊。
rules-contact-face = 每個新棋子都必須與一個同色棋子邊碰邊。只碰到角是不夠的。
rules-contact-triangles = 只要有一個點相接就夠了：角也可以碰到另一個棋子直邊的中間。
rules-contact-strict = 在嚴格角對角規則下，你的顏色的角只能碰另一個角，絕不能碰直邊的中間。這適用於新棋子碰到同色棋子的每一處：只要有一處碰錯，這步棋就不合法，即使另一個角碰得正確。
rules-contact-others = 你的棋子可以任意碰到其他顏色，碰角或碰邊都可以。
rules-contact-cubes = 每個新棋子都必須與至少一個同色棋子共用一個面，在它旁邊或在它上面都行。只碰到稜或角是不夠的。其他顏色沒有影響。
rules-standing = 在棋子佔用的每個方格上，它的立方塊必須立在底板上或已有的立方塊上。棋子下面不能有空洞，也不能有任何部分懸空伸出。
rules-limits = 任何部分都不能超出底板，也不能超過所在方格的高度上限。

## No place left, and the end

rules-blocked-flat = 能放棋子就必須放。放不下棋子的顏色會被跳過。不會再有新的地方空出來給它，所以直到終局都算出局。
rules-blocked-out = 輪到某種顏色而它放不下棋子時，它直到終局都算出局。
rules-blocked-skip = 放不下棋子的顏色只跳過這一回合。其他人繼續往上疊，可能又為它空出位置。
rules-end = 當所有顏色都放不下棋子時，遊戲結束。
rules-ties = 如果有幾方同為最佳成績，就並列獲勝。

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = 你剩下的棋子每格扣 1 分。放完所有棋子可得 { $all } 分；如果最後放的是最小的棋子，再得 { $last } 分。分數最高者勝。
rules-scoring-basic = 數一數各自剩下的棋子共有多少方格。剩餘方格最少者勝。沒有獎勵分。
rules-scoring-pieces = 每放下一個棋子得 1 分。分數最高者勝。沒有獎勵分。
rules-scoring-area = 每佔住一個方格得 1 分。分數最高者勝，同分為和局。沒有獎勵分。
rules-scoring-complete = 所有棋子都放上棋盤就算贏。如果沒有做到，已放的棋子數說明你離成功有多近。
rules-scoring-seen = 從正上方往下看：頂上是你的顏色的每個方格得 1 分。剩下的棋子不論大小，每個扣 1 分。分數最高者勝。
rules-scoring-sum = 玩家的得分是兩種顏色的分數之和。
rules-scoring-team = 隊伍的得分是兩種顏色的分數之和。
rules-scoring-shared = 共用顏色不算任何人的分。

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = 一場下完的對局和它的得分。
rules-example-colour = 顏色
rules-example-left = 剩餘
rules-example-points = 分數
rules-example-turn = 回合
# $winners is a list of colours
rules-example-winner = 勝者：{ $winners }。

## Pictures

rules-figure-starts = 各個起始格
rules-figure-pieces = 一種顏色的棋子
rules-figure-start = 第一個棋子蓋住一個起始格
rules-figure-corner = 角對角
rules-figure-side = 與自己的顏色邊碰邊
rules-figure-apart = 沒有碰到自己的顏色
rules-figure-others = 可以與其他顏色邊碰邊
rules-figure-tip = 角碰到一條邊的中間
rules-figure-face = 與自己的顏色共用一個面
rules-figure-edge = 與自己的顏色只共用一條稜
rules-figure-hole = 下面有空洞
rules-figure-match = 邊上的數字都對得上
rules-figure-mismatch = 邊上的數字對不上
rules-figure-bridge = 一座橋：多得 { $points } 分
rules-figure-hexagon = 一個六邊形：多得 { $points } 分
rules-figure-hexagons = 一張牌拼成兩個六邊形：多得 { $points } 分

## Number of players

rules-players = { $players } 人
rules-players-cubes = { $columns } 個方格，可容納 { $cubes } 個立方塊
rules-players-tiles = 每人 { $tiles } 張牌

## Options. The usual choice stands first

rules-option-start = 第一個棋子
rules-option-scoring = 計分方式
rules-option-first = 誰先走
rules-option-shared = 共用顏色
rules-option-strict-corners = 嚴格角對角
rules-option-left-out = 不用的顏色
rules-option-seats = 玩家人數
rules-option-colours-each = 每位玩家的顏色數
rules-option-blocked = 放不下棋子時
rules-option-heights = 高度圖
rules-option-without = 讓子
rules-option-edition = 版本
rules-option-target = 目標分
rules-option-deals = 局數
rules-option-after-draw = 抽牌之後
rules-option-time-limit = 回合限時
rules-option-usual = 預設
rules-option-none = 這種遊戲沒有選項。
rules-choice-first = 任何玩家都可以先走，其他人依順時針方向輪流。
rules-choice-shared = 四種顏色中的任何一種都可以共用。顏色的順序不變：如果共用藍色，仍由藍色先走，由先手玩家來放。
rules-choice-left-out = 四種顏色中的任何一種都可以留在盒子裡。
rules-choice-seats-cubes = { $fewest } 到 { $most } 位玩家。人數越少，可容納的立方塊越少，排在後面的顏色不使用。
rules-choice-seats = { $fewest } 到 { $most } 位玩家。
rules-choice-colours-each = 兩位玩家可以在四人棋盤上每人執兩種顏色。每位玩家只算較好的那種顏色。
rules-choice-heights = 任意高度圖，最多 { $most } 個立方塊。
rules-choice-without = 各顏色可以不用自己的某些棋子，讓強弱不同的玩家勢均力敵。不用的棋子不扣分。如果剩下的棋子會扣分，少幾個大棋子就有好處；否則，棋子越少越難。
rules-choice-target = 一局結束時，把總分與目標分比較：{ $usual } 分，或 { $fewest } 到 { $most } 之間的任意數字。如果有人達到目標分，整場比賽就結束。
rules-choice-deals = 也可以不管總分，玩一場 { $fewest } 到 { $most } 局的比賽。
rules-choice-drawn = 抽牌之後，只能出剛抽到的那張牌。
rules-choice-any = 抽牌之後，可以出手裡的任意一張牌。
rules-choice-time-limit = 每回合有時間限制。時間用完後，你要一直抽牌，直到這一回合結束。如果該由你出第一張牌而你還沒出，系統會替你出一張手裡的牌。

## Triominos

rules-tiles-hands = 每位玩家拿一手牌，不給別人看。其餘的牌組成牌堆。你看得見自己的手牌、桌面、所有人的分數，以及其他人和牌堆各有多少張牌。
rules-tiles-begin = 每局開始前，每位玩家抽一張牌亮出來。點數最大者先走，並列者重抽。然後把所有牌洗勻再發。先手玩家出任意一張牌，得到它的點數。
rules-tiles-lay = 出一張牌。它至少要有一整條邊貼著桌上的一張牌，而且這條邊兩端的數字必須與那張牌上對應的數字相同。它碰到的其他每個角上，數字也必須相同。
rules-tiles-score = 一張牌的得分就是它的點數。橋多得 { $bridge } 分，六邊形多得 { $one } 分，一張牌拼成兩個六邊形多得 { $two } 分，三個多得 { $three } 分。
rules-tiles-bridge = 橋是指一張牌只有一條邊相接，而第三個角碰到對面的一張牌：這個角旁邊的兩處是空的，角後面的三處至少有一處有牌。圍住一個點的第六張牌拼成六邊形。一張牌不能同時做到這兩樣。
rules-tiles-draw = 如果不能或不想出牌，就從牌堆抽一張。每抽一張扣 { $cost } 分。抽到的牌可以馬上出。一回合最多抽 { $most } 張牌。如果仍然沒有出牌，再扣 { $more } 分，合計 { $all } 分。
rules-tiles-empty = 牌堆空了之後，能出牌就必須出。不能出牌就跳過，不扣分。
rules-tiles-out = 出完手裡最後一張牌時，你得 { $out } 分，再加上其他人手裡所有牌的點數。不過要先走完這一輪，讓每個人的回合數相同。同一輪裡其他出完牌的人只得 { $out } 分。
rules-tiles-blocked = 當所有玩家接連跳過時，這一局就封死了。手牌點數最小者贏得這一局，得到其他所有手牌的點數，再減去自己的點數。其他人不扣分。如果有幾手牌同樣最小，每一家都這樣計分。
rules-tiles-match = 整場比賽結束時總分最高者勝。總分可以低於零。
rules-tiles-example-sum = 一張牌
rules-tiles-example-bridge = 搭成一座橋的牌
rules-tiles-example-hexagon = 拼成六邊形的牌
rules-tiles-example-draws = 抽牌三次，沒有出牌
rules-tiles-example-out = 最後一張牌，其他人手裡還剩 { $hands } 點
rules-scoring-standard = 分數如上所述。
rules-scoring-children = 兒童計分：每張牌 { $tile } 分，橋多得 { $bridge } 分，一個、兩個或三個六邊形分別多得 { $one }、{ $two } 或 { $three } 分，最先出完牌的人得 { $out } 分。從不扣分。只玩一局，除非選擇玩幾局或玩到目標分。
rules-scoring-no-points = 不計分：最先出完牌的人獲勝。如果這一局封死，剩下的牌最少者勝。
rules-edition-international = 國際版：如上所述，{ $fewest } 到 { $most } 位玩家。
rules-edition-french = 法國版：{ $fewest } 到 { $most } 位玩家。有人出完牌，這一局立即結束。一局封死時，每個人扣去自己手牌的點數。牌堆空了之後，即使能出牌也可以跳過。有玩家達到目標分，整場比賽立即結束，由這位玩家獲勝。
rules-edition-spanish = 西班牙版：{ $fewest } 到 { $most } 位玩家，三人和四人時每人的牌更少。
rules-edition-portuguese = 葡萄牙版：與西班牙版相同，但抽牌三次合計扣 { $draws } 分。
rules-edition-tournament = 錦標賽版：不靠抽牌決定誰先走。各家手牌裡三個數字相同的牌中，最大的一張必須最先出，多得 { $triple } 分；如果是三個零，則多得 { $zero } 分。如果誰都沒有這樣的牌，由點數最大的牌開局。
