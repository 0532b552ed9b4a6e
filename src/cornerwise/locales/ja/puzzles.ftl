## Puzzles: positions with one best move

puzzle-daily = 今日のパズル
puzzle-done = 完了
puzzle-endless = パズルを解く
puzzle-endless-about = 次々と、あなたに合った難易度で
puzzle-streak = 連続正解
puzzle-streak-about = だんだん難しく、最初に間違えるまで
puzzle-storm = ストーム
puzzle-storm-about = 3分間でできるだけ多く
puzzle-any = すべての種類
puzzle-kind = 種類
puzzle-kind-win = 終盤で勝つ
puzzle-kind-shut = 相手を閉じ込める
puzzle-kind-save = 最後の角を空けておく
puzzle-kind-everything = ピースをすべて置く
puzzle-kind-biggest = 最も得点の高い手を探す
puzzle-kind-points = 手持ちのタイルで最も多い点を取る
puzzle-kind-hexagon = 六角形を作らせない
# $rating is a number such as 1500.
puzzle-rating = あなたのレーティング：{ $rating }
puzzle-level = 難易度：{ $rating }
puzzle-today = 今日：{ $tried }問中{ $solved }問正解
puzzle-solved = 正解
puzzle-missed = もっとよい手があります
# The answer of a rival to a wrong move is shown on the board.
puzzle-reply = 相手にこう返されてしまいます。
puzzle-right = そのとおりです。続けてください。
puzzle-next = 次のパズル
puzzle-solution = 解答を見る
# Hints, one after the other. The piece or tile is in the hand, then a place on the board is marked, then all of it is shown.
puzzle-hint-piece = これを使います。
puzzle-hint-spot = 印の場所を覆います。
puzzle-hint-move = 正解はこうです。このように置いてください。
# Why the solution is one.
puzzle-why-win = 勝てる手はこれだけです。
puzzle-why-shut = この後、相手はもうピースを置けません。
puzzle-why-save = ほかの手では、次のピースを置けなくなります。
puzzle-why-everything = ピースをすべて置けるのは、この手だけです。
puzzle-why-biggest = ほかのどの手よりも多くの点になります。
puzzle-why-hexagon = ほかのタイルでは、次のプレイヤーに六角形を完成されてしまいます。
# What a move leads to. $points is a number such as 5 or −3.
puzzle-points-best = この手：{ $points }点
puzzle-points-second = 次善手：{ $points }点
# In a streak or a storm.
puzzle-count = 正解：{ $count }
puzzle-none = すべて解き終わりました
puzzle-none-text = 別のゲームか、別の種類のパズルを選んでください。
