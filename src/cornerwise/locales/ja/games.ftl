## Games, by their ids. A kind says which of its family a game is.

game-classic = クラシック
game-classic-about = 20×20マスで4色の陣取り
game-classic-kind = 4人
game-classic-2 = クラシック2人用
game-classic-2-about = 1人2色ずつ
game-classic-2-kind = 2人
game-classic-3 = クラシック3人用
game-classic-3-about = 4色目は全員で共有
game-classic-3-kind = 3人
game-classic-teams = クラシック・チーム戦
game-classic-teams-about = 青と赤 対 黄色と緑
game-classic-teams-kind = 2対2
game-classic-solo = ソロ84
game-classic-solo-about = 1人で84個のピースをすべて置く
game-classic-solo-kind = 1人
game-duo = デュオ
game-duo-about = 14×14の短期決戦
game-duo-kind = 2人
game-junior = ジュニア
game-junior-about = 子ども向けのやさしいピース
game-junior-kind = 2人
game-trigon = トライゴン
game-trigon-about = 六角形のボードに三角形のピース
game-trigon-kind = 4人
game-trigon-2 = トライゴン2人用
game-trigon-2-about = 1人2色ずつ
game-trigon-2-kind = 2人
game-trigon-3 = トライゴン3人用
game-trigon-3-about = 少し小さな六角形で3色
game-trigon-3-kind = 3人
game-trigon-teams = トライゴン・チーム戦
game-trigon-teams-about = 青と赤 対 黄色と緑
game-trigon-teams-kind = 2対2
game-trigon-solo = ソロ88
game-trigon-solo-about = 1人で88個のピースをすべて置く
game-trigon-solo-kind = 1人
game-polyomino = ポリオミノ
game-polyomino-about = 好きな場所から始めて、色を選ぶ
game-polyomino-8 = ポリオミノ8
game-polyomino-8-about = 1人9ピース、数分で決着
game-polyomino-8-kind = 8×8
game-polyomino-12 = ポリオミノ12
game-polyomino-12-about = 9ピースのセットを1人2組
game-polyomino-12-kind = 12×12
game-polyomino-14 = ポリオミノ14
game-polyomino-14-about = 1人21ピース
game-polyomino-14-kind = 14×14
game-polyomino-hexa = ポリオミノ・ヘキサ
game-polyomino-hexa-about = 56ピースの1組を2人で共有
game-polyomino-hexa-kind = ヘキサ、20×20
game-rumis = ルミス
game-rumis-about = 積み上げて、上から見える色を競う
game-rumis-tower = ルミス・タワー
game-rumis-tower-about = 細長く、最大でキューブ8個の高さ
game-rumis-tower-kind = タワー
game-rumis-corner = ルミス・コーナー
game-rumis-corner-about = 角を曲がるL字形の40マス
game-rumis-corner-kind = コーナー
game-rumis-steps = ルミス・ステップ
game-rumis-steps-about = 4段の階段をのぼる
game-rumis-steps-kind = ステップ
game-rumis-pyramid = ルミス・ピラミッド
game-rumis-pyramid-about = 中央ほど高く積める
game-rumis-pyramid-kind = ピラミッド
game-rumis-own = ルミス・自作ボード
game-rumis-own-about = 自分でボードを作る
game-rumis-own-kind = 自作
game-triominos = トリオミノス
game-triominos-about = 数字を合わせ、タイルは隠して
game-triominos-kind = 1～6人

## What is told of every game

# $span is a number of them or two with a dash between, $most the larger one.
facts-players = { $most ->
   *[other] { $span }人
  }
facts-minutes = { $span }分
facts-age = { $age }歳以上

## Options of games, by their names, with every value that has a word

option-on = はい
option-off = いいえ
option-start = 最初のピース
option-start-about = 各色の最初のピースを置く場所です。
option-start-own = 自分のスタートマス
option-start-any = 空いているスタートマス
option-start-opposite = もう一方の自分の色の向かい側
option-start-spaced = 1つおきのスタートマス
option-scoring = 得点計算
option-scoring-about = 得点の数え方です。
option-scoring-advanced = 残りマス数、ボーナスあり
option-scoring-basic = 残りマス数、ボーナスなし
option-scoring-pieces = 置いたピースが多い人の勝ち
option-scoring-cells = 残りマス数が少ない人の勝ち
option-scoring-standard = 標準
option-scoring-children = 子ども向けの得点計算
option-scoring-no-points = 点数なし：先にタイルを使い切った人の勝ち
option-first = 最初のプレイヤー
option-first-about = 最初のピースを置くプレイヤーです。
option-first-number = { $number ->
    [0] プレイヤー1
    [1] プレイヤー2
    [2] プレイヤー3
   *[3] プレイヤー4
 }
option-shared = 共有の色
option-shared-about = 全プレイヤーが交代で置く色です。
option-left-out = 使わない色
option-left-out-about = 誰も使わない色です。
option-strict-corners = 厳密な角
option-strict-corners-about = 角が触れてよいのは角だけで、まっすぐな辺の途中には触れられません。
option-seats = 人数
option-seats-about = プレイヤーの人数です。
option-seats-number = { $number }人
option-colours-each = 色の数
option-colours-each-about = プレイヤー1人あたりの色の数です。2色のときは、得点の高いほうの色だけを数えます。
option-colours-each-number = 1人{ $number }色
option-blocked = ピースを置けないとき
option-blocked-about = 自分の番にピースを置けない色をどうするかです。
option-blocked-out = その色は脱落
option-blocked-skip = その番だけ休み
option-heights = 高さマップ
option-heights-about = 高さの上限を上の行から順に書き、行の間は / で区切ります。例：2 2 1/2 2 1
option-without = ハンデ
option-without-about = その色が使わないピースです。例：blue:I5,W5/red:X5
option-edition = 版
option-edition-about = タイルの数、引き方、パスのしかた、ラウンドや対戦の終わり方が版によって異なります。
option-edition-international = 国際版
option-edition-french = フランス版
option-edition-spanish = スペイン版
option-edition-portuguese = ポルトガル版
option-edition-tournament = 大会用
option-target = 目標点
option-target-about = 合計がこの点に達すると対戦が終わります。低い目標点は子ども向けの得点計算用です。
option-target-number = { $number }点
option-deals = ラウンド数
option-deals-about = 目標点の代わりに、決まった数のラウンドを行います。子ども向けの得点計算では、ほかを選ばなければ1ラウンドです。
option-deals-number = { $number ->
    [0] 決めない
   *[other] { $number }ラウンド
 }
option-after-draw = 引いた後
option-after-draw-about = タイルを引いた直後に置けるタイルです。
option-after-draw-drawn = 引いたタイルだけ
option-after-draw-any = どのタイルでも
option-time-limit = 手番の時間制限
option-time-limit-about = 時間が切れると、手番が終わるまでタイルを引くことになります。1手ごとの持ち時間が必要です。

## How strongly the computer plays

level = レベル{ $level }、{ $word }
level-1 = はじめの一歩
level-2 = 初心者
level-3 = のんびり
level-4 = カジュアル
level-5 = 堅実
level-6 = 熟練
level-7 = 強い
level-8 = エキスパート
level-9 = マスター
