### The game in the terminal. Lines of a terminal are short: 80 characters, beside the board 36.
### Single capital letters, Enter, Esc and Tab are keys: letters stay as they are, the names of keys as keyboards have them.
### M3, P4 and the like are clauses of the rule book and stay.

## Keys

terminal-key-tab = Tab
terminal-key-enter = Enter
terminal-key-escape = Esc
terminal-key-arrows = ←↑↓→
terminal-key-shift = Shift+{ $key }
terminal-key-characters = 英字、数字

## What keys do, in one line: the key, then one word or two

terminal-do-piece = { $key } ピース
terminal-do-tile = { $key } タイル
terminal-do-move = { $key } 移動
terminal-do-turn = { $key } 回転
terminal-do-flip = { $key } 裏返す
terminal-do-place = { $key } 候補
terminal-do-lay = { $key } 置く
terminal-do-draw = { $key } 引く
terminal-do-pass = { $key } パス
terminal-do-keep = { $key } そのまま
terminal-do-swap = { $key } 交換
terminal-do-hint = { $key } ヒント
terminal-do-undo = { $key } 戻す
terminal-do-save = { $key } 保存
terminal-do-marks = { $key } 印
# Lines between the tiles.
terminal-do-lines = { $key } 線
terminal-do-look = { $key } 見回す
terminal-do-look-at-board = { $key } ボードを見る
terminal-do-show-hand = { $key } 手持ちを表示
terminal-do-new-game = { $key } 新しいゲーム
terminal-do-deal = { $key } 次のラウンドを配る
terminal-do-quit = { $key } 終了
terminal-do-help = { $key } キー一覧
terminal-do-save-and-leave = { $key } 保存して終了
terminal-do-leave = { $key } 終了
terminal-do-stay = { $key } 終了しない
terminal-do-back = { $key } 戻る
terminal-do-close = { $key } 閉じる
terminal-do-choose = { $key } 選ぶ
terminal-do-change = { $key } 変更
terminal-do-go-on = { $key } 続ける
terminal-do-open = { $key } 開く
terminal-do-open-saved = { $key } 保存したゲームを開く
# The language that is spoken now, in its own words.
terminal-do-language = { $key } 言語：{ $language }
terminal-quit-key = { $key }でCornerwiseを終了します。

## What keys do, in the help

terminal-help-pick-piece = トレイでそのキーのピースを選ぶ
terminal-help-next-piece = 置けるピースを次または前へ選ぶ
terminal-help-turn = 右または左に回転する
terminal-help-flip = 裏返す、またはキューブのピースを倒す
terminal-help-place = 置ける場所を次または前へ移動する
terminal-help-lay = 置けるなら置く
terminal-help-hint = ヒントを表示する。もう一度押すと使う
terminal-help-answer = 序盤の選択で、そのままか交換かを選ぶ
terminal-help-undo = ほかの人が考え中でも、自分の最後の手を戻す
terminal-help-save = ゲームを保存する
terminal-help-marks = 色を見なくても区別できるように、色に印をつける
terminal-help-leave = 終了する
terminal-help-pick-tile = 手持ちからそのキーのタイルを選ぶ
terminal-help-next-tile = 置けるタイルを次または前へ選ぶ
terminal-help-step = 次に置ける場所へ移動する、または見回す
terminal-help-turn-tile = その向きで置けるなら回転する
terminal-help-lay-tile = 置く
terminal-help-draw = タイルを引く
terminal-help-pass = ルール上できるならパスする
terminal-help-undo-tile = 自分の最後の手を戻す（タイルを引いたら不可）
terminal-help-lines = 色を見なくても区別できるように、タイルの間に線を引く
terminal-help-board = 平らなボード：ピースは自分の色と角で触れ、辺では触れないように置きます。最初のピースはスタートマス () を覆います。キューブ（1段ずつ表示）：自分の色と面で接し、下にすき間を残さないように置きます。
terminal-help-board-notes = 塗りつぶしのピースは置けます。斜線のピースは置けず、理由が表示されます。色のついたマスは覆えるマス、点は最後に置かれたピースです。灰色のピースは今はどこにも置けません。くすんだマスの上にはキューブがあります。上から見た図では、マスに高さか上限が出ます。
terminal-help-tiles = タイルは1つの辺全体をほかのタイルに合わせて置き、角で接する数字は同じでなければなりません。数字の合計が得点です。すき間の向こうのタイルに触れるブリッジと、1つの点を囲む6枚目のタイルで完成する六角形には、追加の得点があります。置けないか置きたくないときは、タイルを3枚まで引きます。
terminal-help-tiles-notes = タイルは置ける場所にだけ表示されます。点はほかに置ける場所、星は最後に置かれたタイルです。灰色のタイルは今はどこにも置けません。

## Setting up a game

terminal-person = このキーボードの人
terminal-greedy = コンピューター、欲張り
terminal-random = コンピューター、ランダム
terminal-seat-keys = 席ごとに：Hはここにいる人、1～9はコンピューターのレベル、Gは欲張り、Rはランダム
# $command is typed at a prompt.
terminal-no-saved-game = このフォルダーに保存したゲームはありません。ほかの場所のゲームを開くには：{ $command }
terminal-open = 保存したゲームを続ける
terminal-nobody = { $name }はプレイできません（次から選んでください：{ $known }）

## Who sits there, in a short column and as the name in a sentence

terminal-level = レベル{ $level }
terminal-is-greedy = 欲張り
terminal-is-random = ランダム
terminal-shared = 共有
# A player, and what they play or who that is: Level 3 (Orange), Player 2 (Level 3).
terminal-seat = { $name }（{ $note }）
terminal-column-left = 残り
terminal-column-points = 得点
terminal-column-tiles = タイル
terminal-column-deal = ラウンド
terminal-column-total = 合計
# Of a colour that has no place on this turn, in a column.
terminal-rests = 休み

## Whose turn it is

terminal-your-turn = あなたの番：{ $colour }
terminal-keep-or-swap = そのままか、交換か？
terminal-chooses = { $name }が選んでいます
terminal-answer = K：そのまま{ $first }でプレイ。W：交換して{ $second }でプレイ。次は{ $first }の番です。
terminal-over = ゲーム終了。{ $result }。
terminal-match-over = 対戦終了。{ $result }。
terminal-deal-yours = ラウンド{ $deal }：あなたの番
terminal-deal-turn = ラウンド{ $deal }：{ $name }の番
terminal-deal-over = ラウンド{ $deal }が終了しました
terminal-thinking = { $name }が考えています… { $time }
terminal-seconds = { $seconds }秒
terminal-pass-keyboard = { $name }にキーボードを渡してください。Enterで手持ちのタイルを表示します。

## The piece or the tile in the hand

# $cells are the names of those it would cover.
terminal-fits = { $piece }は置けます：{ $cells }。
terminal-lay-it = Enterで置きます。候補{ $number }/{ $count }。
terminal-misfit = { $piece }は置けません。
terminal-places = { $count ->
    [0] 今はどこにも置けません。
    [1] Nで置ける場所を表示します。
   *[other] Nで置ける{ $count }か所を表示します。
  }
# A reason as a sentence, with the clause of the rule book.
terminal-because = { $why }（{ $clause }）。
terminal-because-so = { $why }。
terminal-tile-held = { $tile }：{ $what }。
terminal-you-drew = { $tile }を引きました。
terminal-stuck-draw = { $cost ->
    [0] 置けるタイルなし：Dでタイルを引きます（M6）。
   *[other] 置けるタイルなし：Dでタイルを引き、{ $cost }点失います（M6）。
  }
terminal-stuck-empty = 置けるタイルがなく、山も空です：Pでパスします（M7）。
terminal-stuck-end = { $cost ->
    [0] 置けるタイルなし：Pで手番を終えます（M6）。
   *[other] 置けるタイルなし：Pで手番を終え、さらに{ $cost }点失います（M6）。
  }
terminal-draw-anyway = { $cost ->
    [0] 置けるタイルがあります。もう一度Dを押すと引きます（M6）。
   *[other] 置けるタイルがあります。もう一度Dを押すと引き、{ $cost }点失います（M6）。
  }
terminal-tile-nowhere = { $tile }は今はどこにも置けません（M4）。
terminal-one-way = ほかの向きでは置けません。
terminal-too-small = ボードはスクロールします。全体を見るには{ $width } x { $height }のウィンドウが必要です。

## What happened

terminal-about = { $game }：{ $about }。
terminal-laid = { $colour }が{ $piece }を置きました。
terminal-laid-at = { $colour }が{ $cells }に{ $piece }を置きました。
terminal-kept = { $name }は色をそのままにして、{ $colours }でプレイします。
terminal-kept-you = 色をそのままにして、{ $colours }でプレイします。
terminal-swapped = { $name }は色を交換して、{ $colours }でプレイします。
terminal-swapped-you = 色を交換して、{ $colours }でプレイします。
terminal-passed = { $name }がパスしました。
terminal-passed-you = パスしました。
terminal-late = { $name }が時間切れになりました。
terminal-late-you = 時間切れになりました。
# $colours is a list of $count colours.
terminal-cannot-place = { $count ->
   *[other] { $colours }はピースを置けないので飛ばされます。
  }
terminal-drew = { $name }がタイルを{ $count }枚引きました。
terminal-drew-you = タイルを{ $count }枚引きました。
terminal-laid-tile = { $points ->
    [0] { $name }が{ $tile }を置きました。
   *[other] { $name }が{ $tile }を置いて{ $points }点。
  }
terminal-laid-tile-you = { $points ->
    [0] { $tile }を置きました。
   *[other] { $tile }を置いて{ $points }点。
  }
terminal-made-bridge = ブリッジになりました。
terminal-made-hexagons = { $count ->
    [1] 六角形が完成しました。
   *[other] 六角形が{ $count }つ完成しました。
  }
terminal-went-out = { $name }がタイルを使い切りました。
terminal-went-out-you = タイルを使い切りました。
terminal-tiles-lie = { $game }：テーブルにタイル{ $count }枚。
terminal-begins = { $name }から始めます。
terminal-begins-you = あなたから始めます。
terminal-best-first = 最もよいタイルを最初に置きます（M13）。
terminal-any-tile = どのタイルでも置けます（M3）。
# $lots is a list of players with the tiles that they drew.
terminal-lots = 最初の人を決めるために引いたタイル（M3）：{ $lots }。
terminal-lot = { $name } { $tile }
terminal-deal-blocked = ラウンド{ $deal }は行き詰まりです。全員がパスしました（M9）。
# $names is a list.
terminal-deal-out = ラウンド{ $deal }：{ $names }がタイルを使い切りました（M8）。
terminal-deal-out-you = ラウンド{ $deal }：あなたがタイルを使い切りました（M8）。
terminal-scored = { $points }点を取りました
terminal-taken-back = { $count }手戻しました。
terminal-undo-none = 戻せる手がありません
terminal-undo-none-in-deal = このラウンドには戻せる手がありません
terminal-undo-deal-over = ラウンドが終わったので、何も戻せません
terminal-undo-draw = その後にタイルを引いています。引いたことは戻せません
terminal-undo-late = その手番で時間が切れたので、戻せません

## Hints

terminal-looking = よい手を探しています… { $time }  Hでここまでの最善手を表示、Escで中止。
terminal-hint = ヒント：印の場所に{ $piece }を置く。
# $move is what one does instead of laying something: Pass.
terminal-hint-word = ヒント：{ $move }。
terminal-hint-take = Hで手に取ります。
terminal-ahead = 勝率{ $share }、約{ $points }点リード。
terminal-behind = 勝率{ $share }、約{ $points }点ビハインド。
terminal-level-so-far = 勝率{ $share }、ほぼ互角。

## Saving and leaving

terminal-unsaved = ゲームは保存されていません。
terminal-save-as = ゲームの保存先
terminal-replace = そのファイルはすでにあります。もう一度Enterを押すと上書きします。
# $command is typed at a prompt.
terminal-saved = 保存しました。続きは：{ $command }
# $error is what the system says.
terminal-not-saved = 保存できませんでした、{ $file }：{ $error }。
