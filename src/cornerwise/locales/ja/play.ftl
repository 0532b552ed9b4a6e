## Whose turn it is and what can be done

status-loading = 読み込み中…
status-waiting = プレイヤー待ち
status-waiting-text = すべての席が埋まるとゲームが始まります。
status-paused = 一時停止中
status-paused-text = 時計は止まっています。
status-over = ゲーム終了
status-your-turn = あなたの番です
status-turn-of = { $name }の番
status-viewing = { $ply ->
    [0] 開始時
   *[other] { $ply }手目の後
  }
status-sending = 送信中…
status-planned = 次の手を予約しました。
status-can-plan = ピースを選ぶと、次の手を予約できます。
status-plan-hint = 次に置きたい場所に乗せてください。
status-watching = 観戦中です。
opening-both = 両方の色の最初のピースを置いてください。その後、もう一方のプレイヤーが色を選びます。
opening-choose = 色を選んでください。次は{ $colour }の番です。
opening-take = { $colour }でプレイ
handover-title = { $name }に画面を渡してください
handover-show = 自分のタイルを表示
status-places = 可能な手：{ $places }通り
status-fits = { $places ->
    [0] 今は置ける場所がありません
   *[other] { $places }か所に置けます
  }
status-it-fits = 置けます
status-does-not-fit = ここには置けません
status-lost = 再接続中…
status-lost-text = ゲームは保存されています。時計は止まっています。
plan-fails = 予約した手は置けなくなりました。別の手を選んでください。
notice-your-turn = あなたの番です
## Said on the board for a moment
# A colour has no place left for any of its pieces.
said-out = { $colour }はもうピースを置けません。
said-out-you = あなたはもうピースを置けません。
# Somebody scored more in Triominos; $name is a name or “You”.
said-bridge = { $name }：ブリッジ、+{ $points }
said-hexagon = { $name }：{ $count ->
    [1] 六角形
   *[other] 六角形{ $count }個
  }、+{ $points }

## Seats

seat-open = 空席
seat-computer = コンピューター、レベル{ $level }
seat-engine = コンピューター
seat-level = レベル{ $level }
seat-number = { $number }P
seat-guest = ゲスト
seat-me = あなた
seat-you = { $name }（あなた）
seat-replaced = { $name }の代わりにコンピューターがプレイ中
seat-gone = 退席
seat-chooses = 色を選択中
# Under a name: this player can’t place any more pieces.
seat-out = 置けるピースなし
seat-cells = 残り{ $cells }
seat-pieces-cells = ピース{ $pieces }個、{ $shape ->
    [cube] 残りキューブ{ $cells }個
   *[square] 残り{ $cells }マス
  }
seat-tiles = タイル{ $tiles }枚
seat-points = { NUMBER($points) }点
seat-reach = { $shape ->
    [cube] 空きキューブ{ $cells }個分に届く
   *[square] 空き{ $cells }マスに届く
  }
seat-corners-reach = 空いている角{ $corners }か所、{ $shape ->
    [cube] 空きキューブ{ $cells }個分に届く
   *[square] 空き{ $cells }マスに届く
  }
dropped-resigned = 投了
dropped-time = 時間切れ
dropped-left = 退席

## Colours

colour-blue = 青
colour-yellow = 黄色
colour-red = 赤
colour-green = 緑
colour-purple = 紫
colour-orange = オレンジ
# Colours inside a sentence
ink-blue = 青
ink-yellow = 黄色
ink-red = 赤
ink-green = 緑
ink-purple = 紫
ink-orange = オレンジ

## The board

board-label = { $game }のボード
cell-free = { $cell }、空き
cell-corner = { $cell }、空き、あなたの角
cell-start = { $cell }、スタートマス
cell-start-of = { $cell }、{ $colour }のスタート
cell-taken = { $cell }、{ $colour }、ピース{ $piece }

## The tray and what is done with a piece

tray-label = ピース
tray-piece = ピース{ $piece }、{ $shape ->
    [cube] キューブ{ $cells }個
   *[square] { $cells }マス
  }、{ $places ->
    [0] 置ける場所なし
   *[other] 置ける場所は{ $places }か所
  }、キー{ $key }
tray-piece-waiting = ピース{ $piece }、{ $shape ->
    [cube] キューブ{ $cells }個
   *[square] { $cells }マス
  }、キー{ $key }
piece-cells = ピース{ $piece }、{ $shape ->
    [cube] キューブ{ $cells }個
   *[square] { $cells }マス
  }
actions-label = 選択中のピース
action-turn = 回転
action-flip = 裏返す
action-next = 次の場所
action-next-of = { $number }/{ $count }
action-drop = 戻す
action-place = 置く
action-plan = 手を予約
action-sending = 送信中…
nudge-label = ピースを動かす
nudge-up = 上へ
nudge-down = 下へ
nudge-left = 左へ
nudge-right = 右へ
nudge-up-left = 左上へ
nudge-up-right = 右上へ
nudge-down-left = 左下へ
nudge-down-right = 右下へ
word-keep = 色はそのまま
word-swap = 色を交換
word-draw = タイルを引く
word-pass = パス
type-title = 手を入力
type-what-tile = タイル（置ける場所が複数あれば場所も）
type-what = ピースと、それが覆う{ $shape ->
    [cube] キューブ1つ、または全キューブ
   *[square] マス1つ、または全マス
  }
type-several = { $count ->
    [1] 当てはまる手が1つあります。下で選んでください。
   *[other] 当てはまる手が{ $count }通りあります。1つ選んでください。
  }
# $reason is one of the reasons in reasons.ftl.
type-illegal = { $cell }に{ $piece }：{ $reason }
type-all = { $count ->
    [1] 可能な手は1つだけ
   *[other] 可能な手、全{ $count }通り
  }
type-piece = ピース{ $piece }、{ $count }か所

## What screen readers say when a move is made

said-lays = { $name }が{ $cell }に{ $piece }を置きました。
said-lays-you = { $cell }に{ $piece }を置きました。
said-lays-colour = { $name }が{ $cell }に{ $colour }の{ $piece }を置きました。
said-lays-colour-you = { $cell }に{ $colour }の{ $piece }を置きました。
said-lays-tile = { $name }がタイル{ $tile }を置きました。
said-lays-tile-you = タイル{ $tile }を置きました。
# $word is what was done instead of placing: "Pass", "Draw a tile".
said-word = { $name }：{ $word }。
said-points = { $points }点。
said-opened = 新しく空いた角が{ $count }か所：{ $cells }。
said-opened-many = 新しく空いた角が{ $count }か所、たとえば{ $cells }。
said-opened-none = 新しく空いた角はありません。
said-undone = 最後の手が戻されました。

## Clocks and what was agreed

clock-hours = 時間
clock-days = 日
plan-players = { $count }人
plan-clock-game = { $minutes }分+{ $seconds }秒
plan-clock-move = 1手{ $seconds }秒
plan-clock-days = 1手{ $days }日
plan-rated = レート戦
plan-family = ファミリーゲーム

## Moves, hints, chat

tab-moves = 手順
tab-hints = ヒント
tab-chat = チャット
moves-label = これまでの手順
moves-none = まだ手がありません。
moves-steps = 手順をたどる
moves-first = 最初の手
moves-back = 前の手
moves-on = 次の手
moves-last = 最新の手
hint-ask = おすすめの手を見る
hint-thinking = 考え中…
hint-move = おすすめの手：
chat-label = チャット
chat-empty = まだメッセージがありません。
chat-is-off = このテーブルではチャットはオフです。
chat-write = メッセージを書く
chat-send = 送信
chat-mute = ミュート
chat-muted = このプレイヤーのメッセージは今後表示されません。
chat-report = 通報
chat-reported = 通報しました。このサーバーの運営者が確認します。
chat-news = 新着メッセージ{ $count }件
phrase-hello = こんにちは
phrase-good-luck = よろしくお願いします
phrase-have-fun = 楽しみましょう
phrase-your-turn = あなたの番です
phrase-one-moment = 少し待ってください
phrase-nice-move = いい手ですね
phrase-oops = しまった
phrase-well-played = お見事です
phrase-thanks = ありがとうございます
phrase-good-game = いい勝負でした
phrase-again = もう1回やりますか？
phrase-goodbye = さようなら

## The menu

menu-title = メニュー
menu-undo = 最後の手を戻す
menu-ask-undo = 待ったをお願いする
menu-pause = 一時停止
menu-ask-pause = 休憩をお願いする
menu-draw = 引き分けを提案
menu-ask-draw = 引き分けを提案
menu-abort = ゲームを中止
menu-ask-abort = ゲームの中止を提案
menu-resume = 再開
menu-stand = テーブルを離れる
menu-resign = 投了
menu-resign-sure = このゲームを投了しますか？
menu-play-on = ゲームを続ける
menu-carry = 別の端末で続ける
menu-keys = キーボードショートカット
menu-rules = ルール
switch-corners = 空いている角を表示
switch-coordinates = 座標を表示
switch-patterns = 各色に模様を表示
switch-confirm = 1手ごとに確認
switch-tips = コツを表示
carry-text = もう一方の端末でこのQRコードを読み取るか、コードを入力してください。5分以内に1回だけ使えます。
carry-picture = このゲームを別の端末で続けるためのQRコード
carry-where = { $address }でコードを入力してください
keys-title = キーボードショートカット
keys-piece = ピースを選ぶ
keys-move = 動かす
keys-turn = 回転する
keys-flip = 裏返す
keys-next = 次に置ける場所へ移動する
keys-place = 置く
keys-back = 1つ前に戻る
keys-type = 手を入力する
keys-zen = ボードとピースだけを表示する
keys-help = この一覧を表示する

## Asking and answering

proposal-undo = { $name }が待ったを求めています。
proposal-pause = { $name }が休憩を求めています。
proposal-draw = { $name }が引き分けを提案しています。
proposal-abort = { $name }がゲームの中止を提案しています。
proposal-rematch = { $name }が再戦を希望しています。
proposal-waits = ほかの人の返事を待っています…
answer-yes = 承諾
proposal-declined = { $name }が断りました。
answer-no = 断る
gone-text = { $name }が退席しましたが、席は残っています。待つか、コンピューターに交代するか、{ $name }の負けにするかを選べます。
gone-wait = 待つ
gone-engine = コンピューターに交代
gone-result = 負けにする

## At the table before and after

over-rematch = 再戦
over-to-rematch = 再戦へ移動
over-result = 得点
over-review = レビュー
result-aborted = ゲームは中止されました。
result-draw = 引き分け
result-you = あなたの勝ち
result-you-by = { $points }点差であなたの勝ち
result-other = { $name }の勝ち
result-other-by = { $points }点差で{ $name }の勝ち
task-own-start = 自分のスタートマスにピースを置いてください。
task-start = スタートマスにピースを置いてください。
task-anywhere = ピースを好きな場所に置いてください。
task-corner = 自分の角に触れるようにピースを置いてください。
task-base = 土台の上にピースを置いてください。
task-join = 土台でほかのピースの隣に置いてください。
task-face = 自分の色の面にピースを合わせてください。
seat-note-standing = { $note }、{ $standing }
# What has been placed so far, in the place of points that would start far below zero.
seat-placed = { $cells }マスを配置
seat-placed-short = 配置{ $cells }
# How many squares of a colour are seen from above on a board of cubes.
seat-seen = 上から{ $cells }マス見える
seat-seen-short = 上面{ $cells }
tray-more = ほかのピース
tray-more-fit = 置けるほかのピース
moves-show = 手順を表示
