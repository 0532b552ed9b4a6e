## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = 序盤検索
# Which games are looked up: those of the next three messages
explorer-source = 対象のゲーム
explorer-source-engine = コンピューターのゲーム
explorer-source-server = 公開ゲーム
explorer-source-mine = 自分のゲーム
explorer-source-engine-text = コンピューターどうしのゲームです。
explorer-source-server-text = このサーバーで終了した公開ゲームです。
explorer-source-mine-text = このサーバーで終了したあなたのゲームです。
error-explorer-preparing = コンピューターのゲームを準備しています。数分後に、ここに自動で表示されます。
# How many games had the position that is shown
explorer-games = この局面になったゲーム：{ $count }
explorer-moves = ここで選ばれた手
# Columns of the table
explorer-column-move = 手
explorer-column-games = ゲーム
# The share of wins of whoever made the move
explorer-column-won = 勝ち
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = 点差
explorer-column-engine = 評価
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = { $move }をプレイ
explorer-last = { $move }が選ばれた最新のゲーム
explorer-none = 該当するゲームがありません
explorer-none-text = これらのゲームでは、誰もこの局面に達していません。1手戻るか、ほかのゲームを選んでください。
explorer-deep = 序盤検索に入っているのは、各ゲームの最初の{ $count }手です。
explorer-none-mine = このサーバーで終了したあなたのゲームに、この局面に達したものはありません。
explorer-over = ゲームは終了しています。手を戻すと、どの手が選ばれたかを見られます。
explorer-engine-on = 解析する
explorer-more = 最も多く選ばれた{ $count }手を表示しています。
explorer-flat-only = 序盤検索で調べられるのは、平らなボードのゲームだけです。
