## The page of all lessons

learn-title = 学ぶ
learn-lead = 実際に何手かプレイしながらルールを覚えましょう。1つのレッスンは約2分です。
learn-steps = { $count }ステップ
learn-begin = 始める
learn-again = もう一度
learn-continue = 続ける
learn-finished = 完了
learn-rules = ルール
learn-tips = コツ
learn-play = 今すぐプレイ
learn-all = すべてのレッスン

## A lesson

learn-step = ステップ{ $number }/{ $count }
learn-skip = スキップ
learn-back = 戻る
learn-show = 答えを見る
learn-next = 次へ
learn-done = よくできました。
learn-colour = ここからは{ $colour }でプレイします。
learn-elsewhere = その手もルール上は可能ですが、このステップでは印のついた場所に置いてください。
learn-over = ルールを覚えました
learn-over-text = コンピューターと対戦するか、ルールで詳しいところを確かめましょう。
learn-marked = 印のついた場所：{ $cells }
learn-loading = 読み込み中…

## Steps on squares and triangles: a heading and what to do

learn-start-own = 自分の角から始める
learn-start-own-text = 最初のピースは、自分のスタートマスを覆わなければなりません。ピースを選んでそこに置きましょう。
learn-start-any = スタートマスを選ぶ
learn-start-any-text = 最初のピースは、スタートマスを覆わなければなりません。ピースを選んで、空いているスタートマスに置きましょう。
learn-corner = 角でつなぎ、辺では触れない
learn-corner-text = 新しいピースは、必ず自分のピースと角で触れるように置きます。次のピースを置きましょう。
learn-side = 自分の色とは辺で触れない
learn-side-text = このピースは自分の色と辺で触れているので、ここには置けません。置けるところまで動かすか回転しましょう。
learn-others = ほかの色には触れてもよい
learn-others-text = ほかの色には、どのように触れてもかまいません。ほかの色と辺でぴったり並ぶようにピースを置きましょう。
learn-reach = 広い場所を目指す
learn-reach-text = ピースを置くには場所が必要です。大きなピースで、印のついたマスのどれかに届かせましょう。
learn-gap = すき間を通り抜ける
learn-gap-text = 大きなピースを置ける場所は減ってきました。小さなピースで先へ進みましょう。
learn-last = 最後のピース
learn-last-text = もうほとんど場所がありません。最後のピースを置ける場所を見つけましょう。そこでゲームが終わり、得点を計算します。
learn-pairs = 同じ形が2個ずつ
learn-pairs-text = どの形も2個ずつあり、ピースを1個置くごとに1点です。同じ形をもう一度置きましょう。
learn-turn = 回転する
learn-turn-text = 三角形のマスでは、ピースは6段階に回転します。置ける向きまで回転して置きましょう。
learn-tip = 角が辺に触れてもよい
learn-tip-text = 三角形では、1点で触れるだけで十分です。ピースの角が、まっすぐな辺の途中に触れるように置きましょう。
learn-strict = 厳密な角
learn-strict-text = このゲームでは「厳密な角」を使います。自分の色の角は、角にしか触れられません。ピースを置ける場所を見つけましょう。

## Steps of the free start

learn-open-first = どこからでも始められる
learn-open-first-text = スタートマスはありません。青いピースを好きな場所に置きましょう。
learn-open-second = 次はもう一方の色
learn-open-second-text = オレンジの最初のピースも、別の形であなたが置きます。どちらも同じくらい有利になるように置きましょう。もう一方のプレイヤーがどちらかの色を選びます。
learn-choose = どちらの色を選びますか？
learn-choose-text = 今度はあなたが後手のプレイヤーです。色をそのままにするか、交換するかを選びましょう。

## Steps with cubes

learn-floor = 土台から始める
learn-floor-text = 最初のピースは、土台の上ならどこにでも置けます。ピースを選んで置きましょう。
learn-join = ほかの色に接して置く
learn-join-text = 今度は黄色です。最初のピースは土台の上に立ち、すでにあるピースと面で接しなければなりません。
learn-face = 面と面を合わせる
learn-face-text = 新しいピースは、横でも上でもよいので、必ず自分の色と面で接しなければなりません。ここでは辺で触れているだけです。もっとよい場所を探しましょう。
learn-hole = すき間を作らない
learn-hole-text = ピースを浮かせることはできません。このピースの下にはすき間があります。どのキューブも何かの上に乗るように置きましょう。
learn-cover = 上に出る
learn-cover-text = 得点になるのは、上から見える部分だけです。ほかの色のマスの上に重ねましょう。

## Steps with numbered tiles

learn-tile-first = 最初のタイル
learn-tile-first-text = どのタイルから始めてもかまいません。数字の合計が得点になるので、大きい数のタイルがおすすめです。
learn-tile-match = 2つの数字を合わせる
learn-tile-match-text = タイルを辺に合わせて置きましょう。その辺の2つの数字が、両方のタイルで同じでなければなりません。
learn-tile-hexagon = 六角形を完成させる
learn-tile-hexagon-text = 1つの点のまわりにタイルが5枚あります。6枚目を置くと、さらに50点もらえます。
learn-tile-bridge = ブリッジを作る
learn-tile-bridge-text = 1つの辺だけでつなぎ、とがった先が別のタイルに触れるように置きましょう。ブリッジはさらに40点です。
learn-tile-draw = 置けないときは引く
learn-tile-draw-text = 置けるタイルがありません。1枚引きましょう。1枚引くごとに5点失います。
learn-tile-out = 最後のタイル
learn-tile-out-text = 最後のタイルを置きましょう。最初にタイルを使い切ると、25点に加えて、ほかの全員の手持ちのタイルの値がもらえます。

## Tips beside the board

tip-label = コツ
tip-dismiss = このコツを隠す
## The three marks of a first game

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = 可能な手はこれだけです。
hint-reason-nothing-to-lay = 置けるタイルがありません。
hint-reason-swap = そちらの色のほうが有利です。
hint-reason-keep = 今の色のほうが有利です。
hint-reason-calculated = 先を読むと、これが最善です。
hint-reason-blocks = ほかの色から角を{ $number }か所奪います。
hint-reason-opens-corners = 空いている角が新しく{ $number }か所できます。
hint-reason-large-piece = 場所があるうちに大きなピースを使えます。
hint-reason-contests = ほかの人がほしい場所を取れます。
hint-reason-towards-middle = 中央に向かえます。
hint-reason-covers = ほかの色を{ $number }マス覆います。
hint-reason-shows = 自分の色が見えるマスが{ $number }マス増えます。
hint-reason-shuts = 相手が続けられる角を{ $number }か所ふさぎます：{ $cells }。
hint-reason-gave-up = 実際の手では、続けられる角を{ $number }か所失いました：{ $cells }。
hint-reason-own-reach = この手なら{ $number }マスに届きます。実際の手では{ $than }マスでした。
hint-reason-rival-reach = この手なら相手に届くのは{ $number }マスです。実際の手の後では{ $than }マスでした。
hint-reason-opens-more = 空いている角が新しく{ $number }か所できます。実際の手では{ $than }か所でした。
hint-reason-covers-more = ほかの色を{ $number }マス覆います。実際の手では{ $than }マスでした。
hint-reason-shows-more = 自分の色が{ $number }マスに見えます。実際の手では{ $than }マスでした。
hint-reason-larger-piece = より大きなピースを使います（サイズ{ $than }ではなく{ $number }）。
hint-reason-keeps-going = この先の選択肢が残ります。
hint-reason-tile = このタイルは{ $number }点です。
hint-reason-bridge = ブリッジになり、さらに{ $number }点もらえます。
hint-reason-hexagon = 六角形が完成し、さらに{ $number }点もらえます。
hint-reason-opening-triple = 同じ数字3つで始めると、さらに{ $number }点もらえます。
hint-reason-opening-zero = 0が3つのタイルで始めると、さらに{ $number }点もらえます。
hint-reason-out = 最後のタイルなので、さらに{ $number }点もらえます。
coach-pick-piece = ピースを選択。回転や裏返しもできます。
coach-pick-tile = タイルを選択。薄い色のものは置けません。
coach-put-piece = ボードへ。色のついた所に置けます。
coach-put-tile = テーブルへ。印のついた所に置けます。
coach-place-piece = ここに置けます。「置く」で決定します。
coach-place-tile = ここに置けます。「置く」で決定します。
