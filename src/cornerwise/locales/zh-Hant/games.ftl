## Games, by their ids. A kind says which of its family a game is.

game-classic = 經典
game-classic-about = 4 種顏色，20 × 20 格
game-classic-kind = 4 人
game-classic-2 = 經典雙人
game-classic-2-about = 每人 2 種顏色
game-classic-2-kind = 2 人
game-classic-3 = 經典三人
game-classic-3-about = 第四種顏色由大家共用
game-classic-3-kind = 3 人
game-classic-teams = 經典組隊
game-classic-teams-about = 藍紅對黃綠
game-classic-teams-kind = 2 對 2
game-classic-solo = 八十四
game-classic-solo-about = 一個人放完全部 84 個棋子
game-classic-solo-kind = 1 人
game-duo = 對決
game-duo-about = 14 × 14，速戰速決
game-duo-kind = 2 人
game-junior = 兒童版
game-junior-about = 適合孩子的簡單棋子
game-junior-kind = 2 人
game-trigon = 三角棋
game-trigon-about = 六邊形棋盤上的三角形
game-trigon-kind = 4 人
game-trigon-2 = 三角棋雙人
game-trigon-2-about = 每人 2 種顏色
game-trigon-2-kind = 2 人
game-trigon-3 = 三角棋三人
game-trigon-3-about = 3 種顏色，小一號的六邊形
game-trigon-3-kind = 3 人
game-trigon-teams = 三角棋組隊
game-trigon-teams-about = 藍紅對黃綠
game-trigon-teams-kind = 2 對 2
game-trigon-solo = 八十八
game-trigon-solo-about = 一個人放完全部 88 個棋子
game-trigon-solo-kind = 1 人
game-polyomino = 多連方塊
game-polyomino-about = 任意開局，再選保留或交換
game-polyomino-8 = 多連方塊 8
game-polyomino-8-about = 每人 9 個棋子，幾分鐘一局
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = 多連方塊 12
game-polyomino-12-about = 每人 2 套，每套 9 個棋子
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = 多連方塊 14
game-polyomino-14-about = 每人 21 個棋子
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = 多連方塊六格
game-polyomino-hexa-about = 共用一套 56 個棋子
game-polyomino-hexa-kind = 六格，20 × 20
game-rumis = Rumis
game-rumis-about = 往上疊，讓人從上方看見你
game-rumis-tower = Rumis 高塔
game-rumis-tower-about = 狹窄，最高 8 層立方塊
game-rumis-tower-kind = 高塔
game-rumis-corner = Rumis 轉角
game-rumis-corner-about = 繞著一個角，共 40 格
game-rumis-corner-kind = 轉角
game-rumis-steps = Rumis 階梯
game-rumis-steps-about = 沿著 4 級台階往上疊
game-rumis-steps-kind = 階梯
game-rumis-pyramid = Rumis 金字塔
game-rumis-pyramid-about = 越靠近中間越高
game-rumis-pyramid-kind = 金字塔
game-rumis-own = Rumis 自製棋盤
game-rumis-own-about = 自己設計棋盤
game-rumis-own-kind = 自製
game-triominos = 三角骨牌
game-triominos-about = 數字相接，手牌保密
game-triominos-kind = 1 到 6 人

## What is told of every game

# $span is a number of them or two with a dash between, $most the larger one.
facts-players = { $most ->
   *[other] { $span } 人
  }
facts-minutes = { $span } 分鐘
facts-age = { $age } 歲以上

## Options of games, by their names, with every value that has a word

option-on = 是
option-off = 否
option-start = 第一個棋子
option-start-about = 每種顏色的第一個棋子放在哪裡。
option-start-own = 放在自己的起始格上
option-start-any = 放在任意空著的起始格上
option-start-opposite = 放在自己另一種顏色的對面
option-start-spaced = 彼此隔開一個起始格
option-scoring = 計分方式
option-scoring-about = 分數怎麼算。
option-scoring-advanced = 依剩餘格數，有獎勵分
option-scoring-basic = 依剩餘格數，無獎勵分
option-scoring-pieces = 放下棋子最多者勝
option-scoring-cells = 剩餘格數最少者勝
option-scoring-standard = 標準
option-scoring-children = 兒童計分
option-scoring-no-points = 不計分：先出完牌者勝
option-first = 誰先走
option-first-about = 放第一個棋子的玩家。
option-first-number = { $number ->
    [0] 玩家 1
    [1] 玩家 2
    [2] 玩家 3
   *[3] 玩家 4
 }
option-shared = 共用顏色
option-shared-about = 由所有玩家輪流放的顏色。
option-left-out = 不用的顏色
option-left-out-about = 沒有人使用的顏色。
option-strict-corners = 嚴格角對角
option-strict-corners-about = 角只能碰角，不能碰到直邊的中間。
option-seats = 玩家
option-seats-about = 玩家人數。
option-seats-number = { $number }
option-colours-each = 顏色
option-colours-each-about = 每位玩家的顏色數。有兩種顏色時，只算較好的那一種。
option-colours-each-number = 每人 { $number } 種
option-blocked = 放不下棋子時
option-blocked-about = 輪到某種顏色卻放不下棋子時怎麼辦。
option-blocked-out = 出局
option-blocked-skip = 只跳過這一回合
option-heights = 高度圖
option-heights-about = 逐列寫出高度上限，從最上面一列開始，列與列之間用 / 隔開，例如 2 2 1/2 2 1。
option-without = 讓子
option-without-about = 某種顏色不用的棋子，例如 blue:I5,W5/red:X5。
option-edition = 版本
option-edition-about = 各版本的牌數、抽牌和跳過的規則，以及一局或整場比賽怎樣結束，都有所不同。
option-edition-international = 國際版
option-edition-french = 法國版
option-edition-spanish = 西班牙版
option-edition-portuguese = 葡萄牙版
option-edition-tournament = 錦標賽版
option-target = 目標分
option-target-about = 總分達到目標，整場比賽就結束。最低的幾個目標分適合兒童計分。
option-target-number = { $number } 分
option-deals = 局數
option-deals-about = 玩固定的局數，而不是玩到目標分。兒童計分預設只玩一局，除非另選。
option-deals-number = { $number ->
    [0] 不限局數
   *[other] { $number } 局
 }
option-after-draw = 抽牌之後
option-after-draw-about = 抽牌之後可以馬上出哪張牌。
option-after-draw-drawn = 只能出抽到的那張牌
option-after-draw-any = 任意一張牌
option-time-limit = 回合限時
option-time-limit-about = 時間用完後，你要一直抽牌，直到這一回合結束。需要按步計時的棋鐘。

## How strongly the computer plays

level = { $level } 級，{ $word }
level-1 = 初學
level-2 = 入門
level-3 = 輕鬆
level-4 = 休閒
level-5 = 穩健
level-6 = 熟練
level-7 = 強手
level-8 = 專家
level-9 = 大師
