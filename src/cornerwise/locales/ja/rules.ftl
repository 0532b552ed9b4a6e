### The rule book: plain pages on the web, one for every game.

## The pages

rules-title = ルール
rules-page-title = { $game }のルール
rules-lead = すべてのゲームの遊び方を図入りで説明します。
rules-all = すべてのゲーム
rules-play = 今すぐプレイ
rules-tutorial = 遊びながら学ぶ
# Before the list of languages
rules-language = 言語
# Read out before a picture with a tick
rules-allowed = 置ける
# Read out before a picture with a cross
rules-forbidden = 置けない
# Over the list of the numbers that rules have in errors, such as P4
rules-clauses = ルール番号
rules-trade-marks = Blokus、Trigon、Rumis、Triominosは、それぞれの権利者の商標です。ここでは、ゲームがどの公開ルールに従うかを示すためにだけ使っています。Cornerwiseは権利者とは無関係です。

## Families of games, as headings of the list

rules-family-classic = 四角いマス、4人まで
rules-family-duo = 四角いマス、2人
rules-family-trigon = 三角形
rules-family-polyomino = 自由スタート
rules-family-rumis = キューブ
rules-family-triominos = 数字

## Headings of sections

rules-heading-goal = 目的
rules-heading-pieces = ピース
rules-heading-tiles = タイル
rules-heading-setup = 準備
rules-heading-opening = 序盤
rules-heading-start = 最初のピース
rules-heading-turn = 自分の番
rules-heading-contact = ピースのつなげ方
rules-heading-others = ほかの色
rules-heading-strict = 厳密な角
rules-heading-standing = すき間は禁止
rules-heading-limits = 高さの上限
rules-heading-blocked = ピースを置けないとき
rules-heading-draw = タイルを引く
rules-heading-end = ゲームの終了
rules-heading-scoring = 得点計算
rules-heading-ties = 同点
rules-heading-example = 例
rules-heading-players = プレイヤーの人数
rules-heading-options = オプション
rules-heading-tips = コツ

## Goal

rules-goal-left = できるだけ多くのピースをボードに置き、ほかの人の置き場をなくしましょう。最後に残ったピースは減点になります。
rules-goal-pieces = 相手のプレイヤーより多くのピースを置きましょう。
rules-goal-area = 相手のプレイヤーより多くのマスを覆いましょう。
rules-goal-complete = すべての色を1人でプレイします。{ $pieces }個のピースをすべて置きましょう。
rules-goal-seen = 真上から見たとき、できるだけ多くのマスに自分の色が見えるように積みましょう。
rules-goal-points = 数字が合うようにタイルを置き、最も多くの点を取りましょう。

## Board

rules-board-rectangle = ボードは{ $width }×{ $height }マスです。
rules-board-hexagon = ボードは{ $cells }個の三角形でできた六角形で、1辺に{ $side }個ずつ並んでいます。
rules-board-inner = ボードの内側の六角形だけを使います。三角形は{ $cells }個で、1辺に{ $side }個ずつ並んでいます。
rules-board-heights = 土台は{ $squares }マスで、マスごとに積める高さの上限があります。全部でキューブ{ $cubes }個分の場所があります。
rules-board-reconstructed = このボードの寸法は公表されていないようです。ここでは、ボードの形と、プレイヤー1人あたりキューブ{ $each }個分という広さから割り出しました。
rules-board-own = 高さマップは自分で作ります。土台の1マスにつき数字を1つ書き、行の間はスラッシュで区切ります。いちばん奥の行から書き、0はマスがないことを表します。すべてのマスがつながっていて、キューブは{ $most }個以下でなければなりません。
rules-board-table = タイルは、端のないテーブルに置きます。

## Pieces

rules-pieces-own = どの色にも、{ $smallest }～{ $largest }{ $shape ->
    [triangle] 個の三角形でできた
   *[square] マスの
  }ピースが{ $pieces }個あり、形はすべて異なります。合わせて{ $cells }{ $shape ->
    [triangle] 個の三角形
   *[square] マス
  }になります。
rules-pieces-copies = どの色にもピースが{ $pieces }個あります。{ $smallest }～{ $largest }マスの{ $shapes }種類の形が、{ $copies }個ずつです。合わせて{ $cells }マスになります。
rules-pieces-shared = 2人のプレイヤーは、1つのセットからピースを取ります。{ $smallest }～{ $largest }マスのピースが{ $pieces }個あり、形はすべて異なります。どちらかのプレイヤーが置いたピースは、もう一方はもう使えません。
rules-pieces-cubes = どの色にも、{ $smallest }～{ $largest }個のキューブでできたピースが{ $pieces }個あり、キューブは合わせて{ $cells }個です。ピースとその鏡像は、別々のピースです。キューブ1個だけのピースはありません。
rules-pieces-tiles = 三角形のタイルが{ $tiles }枚あります。どのタイルにも、{ $lowest }～{ $highest }の数字が3つ書かれています。いちばん小さい数字から時計回りに読むと、数字が小さくなることはありません。同じタイルは2枚ありません。タイルの値は、3つの数字の合計です。

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = 色の順番は{ $colours }です。
rules-setup-one-each = プレイヤーは{ $seats }人で、1人1色です。
rules-setup-two-each = プレイヤーは2人で、1人2色です。先手のプレイヤーの色：{ $first }。後手のプレイヤーの色：{ $second }。
rules-setup-shared = プレイヤーは3人で、1人1色です。4つ目の色（{ $colour }）は、ゲームを始めるプレイヤーから順番に、全員が交代で置きます。自分の色がもう置けなくなっても、この色の順番は回ってきます。
rules-setup-teams = 4人のプレイヤーが2人ずつ2つのチームに分かれ、1人1色を使います。1つ目のチームの色：{ $first }。2つ目のチームの色：{ $second }。
rules-setup-solo = すべての色を、順番に自分で置きます。
rules-setup-left-out = プレイヤーは3人で、1人1色です。4つ目の色（{ $colour }）は使いません。

## First piece

rules-start-own = 各色の最初のピースは、その色のスタートマスを覆わなければなりません：{ $points }。
rules-start-any = 各色の最初のピースは、まだ空いているスタートマスを覆わなければなりません：{ $points }。
rules-start-free = 各色の最初のピースは、ボードのどこにでも置けます。
rules-start-beside = ゲームの最初のピースは、どこにでも置けます。ほかの色の最初のピースは、すでに置かれているピースに触れなければなりません。
rules-start-opposite = 各色の最初のピースは、スタートマスを覆わなければなりません：{ $points }。自分の2色は向かい合わせに始めるので、自分の1色目の向かい側のスタートマスを相手のプレイヤーが取ることはできません。
rules-start-spaced = 各色の最初のピースは、スタートマスを覆わなければなりません：{ $points }。2つの色の間には、スタートマスを1つ空けなければなりません。
rules-start-swap = 先手のプレイヤーは、1つ目の色のピースを1個、続いて2つ目の色のピースを1個、ボードの好きな場所に置きます。2つのピースは重ならず、違う形でなければなりません。その後、後手のプレイヤーが色を選びます。次は、どちらのプレイヤーの色になったかにかかわらず、1つ目の色（{ $colour }）の番です。
rules-start-cubes = ゲームの最初のピースは、土台の上ならどこにでも置けます。ほかの色の最初のピースも土台の上に立ち、すでに置かれているピースと面で接しなければなりません。

## Turn

rules-turn-flat = 自分のピースを1個、ボードの空いているマスに置きます。回転しても、裏返してもかまいません。一度置いたピースは動かせません。
rules-turn-cubes = 自分のピースを1個置きます。どの向きにも回転できます。一度置いたピースは動かせません。

## Contact

rules-contact-corner = 新しいピースは、同じ色のピースの少なくとも1つと角で触れなければなりません。同じ色と辺で触れてはいけません。
rules-contact-face = 新しいピースは、同じ色のピースと辺で触れなければなりません。角で触れるだけでは不十分です。
rules-contact-triangles = 1点で触れるだけで十分です。角が、ほかのピースのまっすぐな辺の途中に触れてもかまいません。
rules-contact-strict = 「厳密な角」では、自分の色どうしの角は、角にしか触れられず、まっすぐな辺の途中には決して触れられません。これは、新しいピースが同じ色に触れるすべての点に当てはまります。誤った触れ方が1か所でもあれば、ほかの角が正しく触れていても、その手は認められません。
rules-contact-others = 自分のピースがほかの色に触れるときは、角でも辺でも、どのように触れてもかまいません。
rules-contact-cubes = 新しいピースは、横でも上でもよいので、同じ色のピースと少なくとも1つの面で接しなければなりません。辺や角で触れるだけでは不十分です。ほかの色は関係ありません。
rules-standing = ピースが使うどのマスの上でも、キューブは土台か、すでにあるキューブの上に積まれなければなりません。ピースの下にすき間があってはならず、何もない空間の上に張り出してもいけません。
rules-limits = 土台の外や、マスの高さの上限を超えるところには、何も置けません。

## No place left, and the end

rules-blocked-flat = ピースを置けるなら、必ず置かなければなりません。ピースを置けない色は飛ばされます。新しい置き場ができることはもうないので、その色はゲームの最後まで置けません。
rules-blocked-out = 自分の番にピースを置けない色は、そこで脱落します。
rules-blocked-skip = ピースを置けない色は、その番だけ休みます。ほかの人が積むことで、また置き場ができることがあります。
rules-end = どの色ももうピースを置けなくなると、ゲームは終了です。
rules-ties = 最高得点が並んだときは、並んだ全員の勝ちです。

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = 残ったピースの{ $shape ->
    [triangle] 三角形1個
   *[square] 1マス
  }ごとに1点を失います。すべてのピースを置くと{ $all }点、さらに最後に置いたのがいちばん小さいピースなら{ $last }点が加わります。最も得点の高い人が勝ちです。
rules-scoring-basic = 残ったピースのマスを数えます。残ったマスが最も少ない人が勝ちです。ボーナスはありません。
rules-scoring-pieces = ピースを1個置くごとに1点です。最も点の多い人が勝ちです。ボーナスはありません。
rules-scoring-area = 覆ったマス1つにつき1点です。最も点の多い人が勝ちで、同点なら引き分けです。ボーナスはありません。
rules-scoring-complete = すべてのピースをボードに置けば勝ちです。置ききれなくても、置いたピースの数で、どこまで近づけたかがわかります。
rules-scoring-seen = 真上から見ます。自分の色がいちばん上に見えるマス1つにつき1点です。残ったピースは、大きさにかかわらず1個につき1点を失います。最も点の多い人が勝ちです。
rules-scoring-sum = プレイヤーの得点は、2つの色の合計です。
rules-scoring-team = チームの得点は、2つの色の合計です。
rules-scoring-shared = 共有の色は、誰の得点にもなりません。

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = 終わったゲームとその得点です。
rules-example-colour = 色
rules-example-left = 残り
rules-example-points = 得点
rules-example-turn = 手番
# $winners is a list of colours
rules-example-winner = 勝者：{ $winners }。

## Pictures

rules-figure-starts = スタートマス
rules-figure-pieces = 1色分のピース
rules-figure-start = 最初のピースがスタートマスを覆う
rules-figure-corner = 角と角
rules-figure-side = 同じ色と辺で触れている
rules-figure-apart = 同じ色に触れていない
rules-figure-others = ほかの色とは辺で触れてもよい
rules-figure-tip = 角が辺の途中に触れている
rules-figure-face = 同じ色と面で接している
rules-figure-edge = 同じ色と辺だけで触れている
rules-figure-hole = 下にすき間がある
rules-figure-match = 辺の2つの数字が同じ
rules-figure-mismatch = 辺の数字が違う
rules-figure-bridge = ブリッジ：さらに{ $points }点
rules-figure-hexagon = 六角形：さらに{ $points }点
rules-figure-hexagons = 1枚のタイルで六角形2つ：さらに{ $points }点

## Number of players

rules-players = { $players }人
rules-players-cubes = { $columns }マス、キューブ{ $cubes }個分
rules-players-tiles = タイル各{ $tiles }枚

## Options. The usual choice stands first

rules-option-start = 最初のピース
rules-option-scoring = 得点計算
rules-option-first = 最初のプレイヤー
rules-option-shared = 共有の色
rules-option-strict-corners = 厳密な角
rules-option-left-out = 使わない色
rules-option-seats = プレイヤーの人数
rules-option-colours-each = プレイヤー1人の色の数
rules-option-blocked = ピースを置けないとき
rules-option-heights = 高さマップ
rules-option-without = ハンデ
rules-option-edition = 版
rules-option-target = 目標点
rules-option-deals = ラウンド数
rules-option-after-draw = 引いた後
rules-option-time-limit = 手番の時間制限
rules-option-usual = 標準
rules-option-none = このゲームにオプションはありません。
rules-choice-first = どのプレイヤーから始めてもかまいません。その後は時計回りに続きます。
rules-choice-shared = 4色のどれでも共有の色にできます。色の順番は変わりません。青が共有なら、やはり青が最初で、ゲームを始めるプレイヤーが置きます。
rules-choice-left-out = 4色のどれでも、使わない色にできます。
rules-choice-seats-cubes = プレイヤーは{ $fewest }～{ $most }人です。人数が少ないと、置けるキューブの数も減り、順番が後の色は使いません。
rules-choice-seats = プレイヤーは{ $fewest }～{ $most }人です。
rules-choice-colours-each = 2人のプレイヤーが、4人用のボードで2色ずつ使えます。得点になるのは、各プレイヤーの得点の高いほうの色だけです。
rules-choice-heights = キューブ{ $most }個以下の高さマップなら何でもかまいません。
rules-choice-without = 一部のピースを使わずにプレイする色を決められます。強さの違うプレイヤーどうしでも、互角に遊べます。使わないピースは減点になりません。残ったピースが減点になるゲームでは、大きなピースが少ないほうが楽になります。それ以外のゲームでは、ピースが少ないほど難しくなります。
rules-choice-target = ラウンドが終わるたびに、合計を目標点と比べます。目標点は{ $usual }点か、{ $fewest }～{ $most }の別の点数です。達した人がいれば、対戦は終了です。
rules-choice-deals = または、合計にかかわらず、{ $fewest }～{ $most }ラウンドの対戦にします。
rules-choice-drawn = タイルを引いた後に置けるのは、今引いたタイルだけです。
rules-choice-any = タイルを引いた後は、手持ちのどのタイルでも置けます。
rules-choice-time-limit = 手番ごとに時間制限があります。時間が切れると、手番が終わるまでタイルを引くことになります。最初のタイルをまだ置いていなければ、手持ちの1枚が自動で置かれます。

## Triominos

rules-tiles-hands = 各プレイヤーは決められた枚数のタイルを取り、ほかの人に見えないようにします。残りのタイルは山にします。見えるのは、自分の手持ちのタイル、テーブル、全員の得点、そしてほかの人と山のタイルの枚数です。
rules-tiles-begin = 各ラウンドの前に、全プレイヤーがタイルを1枚引いて見せます。値が最も大きい人から始めます。並んだプレイヤーはもう一度引きます。それから、すべてのタイルを混ぜて配ります。最初のプレイヤーは好きなタイルを置き、その値の点を得ます。
rules-tiles-lay = タイルを1枚置きます。少なくとも1つの辺全体がテーブルのタイルに接し、その辺の両方の数字が同じでなければなりません。触れるほかのすべての角でも、数字が同じでなければなりません。
rules-tiles-score = タイルを置くと、その値の点になります。さらに、ブリッジは{ $bridge }点、六角形は{ $one }点、1枚のタイルで六角形2つなら{ $two }点、3つなら{ $three }点が加わります。
rules-tiles-bridge = ブリッジとは、1つの辺だけでつながり、3つ目の角が向こう側のタイルに触れるタイルのことです。その角の両隣の2か所は空いていて、その先の3か所のうち少なくとも1か所は埋まっています。1つの点を囲む6枚目のタイルを置くと、六角形が完成します。1枚のタイルで両方を作ることはできません。
rules-tiles-draw = タイルを置けないとき、または置きたくないときは、山から1枚引きます。1枚引くごとに{ $cost }点を失います。引いたタイルはすぐに置けます。1回の手番で引けるのは{ $most }枚までです。それでも置かなければ、さらに{ $more }点、合わせて{ $all }点を失います。
rules-tiles-empty = 山が空のときは、置けるタイルがあれば必ず置かなければなりません。置けなければ、減点なしでパスします。
rules-tiles-out = 手持ちの最後のタイルを置くと、{ $out }点に加えて、ほかの全員の手持ちのタイルの値をもらえます。ただし、全員の手番の回数が同じになるように、その一巡を最後まで行ってから数えます。その一巡の間にほかにもタイルを使い切った人は、{ $out }点だけもらえます。
rules-tiles-blocked = 全プレイヤーが続けてパスすると、ラウンドは行き詰まりになります。手持ちのタイルの値の合計が最も小さい人がラウンドの勝者で、ほかの全員の手持ちの値から自分の手持ちの値を引いた点をもらえます。ほかの人は何も失いません。最も小さい人が複数いれば、それぞれが同じように点をもらえます。
rules-tiles-match = 対戦の終わりに合計が最も高い人が勝ちです。合計が0を下回ることもあります。
rules-tiles-example-sum = タイル1枚
rules-tiles-example-bridge = ブリッジになるタイル
rules-tiles-example-hexagon = 六角形を完成させるタイル
rules-tiles-example-draws = 3枚引いて、タイルを置かなかった
rules-tiles-example-out = 最後のタイル、ほかの人の手持ちの残りは{ $hands }
rules-scoring-standard = 上で説明したとおりの点数です。
rules-scoring-children = 子ども向け：タイル1枚につき{ $tile }点、ブリッジはさらに{ $bridge }点、六角形1つ、2つ、3つはそれぞれさらに{ $one }点、{ $two }点、{ $three }点、最初にタイルを使い切った人は{ $out }点です。点を失うことはありません。複数のラウンドや目標点を選ばなければ、1ラウンドだけ行います。
rules-scoring-no-points = 点数なし：最初にタイルを使い切った人が勝ちです。ラウンドが行き詰まったら、残りのタイルが最も少ない人が勝ちです。
rules-edition-international = 国際版：上で説明したとおりで、プレイヤーは{ $fewest }～{ $most }人です。
rules-edition-french = フランス版：プレイヤーは{ $fewest }～{ $most }人です。誰かがタイルを使い切ると、ラウンドはすぐに終わります。行き詰まったラウンドでは、全員が自分の手持ちのタイルの値を失います。山が空なら、置けるタイルがあってもパスできます。誰かが目標点に達すると対戦はすぐに終わり、そのプレイヤーが勝ちです。
rules-edition-spanish = スペイン版：プレイヤーは{ $fewest }～{ $most }人です。3人と4人のときは、1人あたりのタイルが少なくなります。
rules-edition-portuguese = ポルトガル版：スペイン版と同じですが、3枚引いて失う点は合わせて{ $draws }点です。
rules-edition-tournament = 大会用：最初のプレイヤーを決めるためにタイルを引くことはしません。全員の手持ちの中で最も大きいゾロ目（同じ数字3つのタイル）を最初に置かなければなりません。置くと、さらに{ $triple }点、0が3つのタイルならさらに{ $zero }点もらえます。ゾロ目を持つ人がいなければ、値が最も大きいタイルを持つ人から始めます。
