## The start page

start-hero = 角と角をつないで、ピースを置こう。
start-play-now = 今すぐプレイ
start-play-now-about = { $game }、レベル{ $level }と対戦
start-games = ゲーム
sort-by = 並べ替え
sort-usual = 標準
sort-minutes = プレイ時間
sort-age = 対象年齢
sort-players = 人数
start-live = ライブ
start-live-who = { $game }：{ $who }
start-sample = ゲームを観戦
start-waiting = あなたの番
start-running = あなたのゲーム
start-all-mine = あなたの全ゲーム
start-more = もっと見る
start-puzzles = パズル
start-puzzles-about = ただ1つの最善手を探そう
start-designs = デザイン
start-designs-about = 自分だけの絵を作ろう
start-learn = 学ぶ
start-learn-about = レッスンとルール
start-games-about = 進行中と終了済み

## Ways of playing

mode-computer = コンピューター
mode-computer-about = 9つのレベル
mode-computer-title = コンピューターと対戦
mode-friends = 友だち
mode-friends-about = リンクで招待
mode-friends-title = 友だちを招待
mode-anyone = 誰とでも
mode-anyone-about = オンライン対戦
mode-anyone-title = 対戦相手を探す
mode-screen = 同じ画面
mode-screen-about = この端末を一緒に使う
mode-screen-title = 1つの画面で遊ぶ
lobby-game = ゲーム
lobby-kind = 種類
lobby-mode = 対戦相手
lobby-strength = レベル
lobby-anyone-clock = 同じ持ち時間を選んだ人とマッチングします。
lobby-begin-computer = プレイ
lobby-begin-friends = テーブルを開く
lobby-begin-anyone = 対戦相手を探す
lobby-begin-screen = プレイ
lobby-more-choices = その他のオプション
lobby-rules = ルール

## Clocks

setup-clock = 持ち時間
setup-clock-none = 時間制限なし
setup-clock-game = 各{ $time }
setup-clock-game-increment = { $time }+{ $more }
setup-clock-move = 1手{ $time }
setup-clock-days = 1手{ $time }

## Who plays, and how a match stands

lobby-open-seat = 空席
lobby-open-seats = 空席{ $count }
lobby-computer = コンピューター、レベル{ $level }
lobby-computers = { $count ->
    [1] コンピューター（レベル{ $level }）
   *[other] コンピューター{ $count }人（レベル{ $level }）
 }
lobby-open-match = このゲームを開く
lobby-your-turn = あなたの番です
lobby-your-turn-left = あなたの番です。残り時間：{ $time }
lobby-their-turn = { $name }の番
lobby-running = 進行中
lobby-paused = 一時停止中
lobby-awaits-players = { $count ->
    [0] まもなく開始
   *[other] 空席{ $count }
 }
lobby-move-number = { $number }手目
lobby-ended-won = 勝ち（{ $ago }）
lobby-ended-lost = 負け（{ $ago }）
lobby-ended-drawn = 引き分け（{ $ago }）
lobby-ended-played = 終了（{ $ago }）
lobby-ended-aborted = 中止（{ $ago }）

## Setting a match up

setup-clock-other = カスタム
setup-clock-kind = 持ち時間の方式
setup-clock-kind-game = ゲーム全体
setup-clock-kind-move = 1手ごと
setup-clock-kind-days = 1手に数日
setup-clock-minutes = 各自の持ち時間（分）
setup-clock-seconds = 1手の秒数
setup-clock-days-count = 1手の日数
setup-clock-increment = 1手ごとに追加する秒数
setup-seats = プレイヤー
setup-count = プレイヤーの人数
setup-who = プレイする人
setup-options = ルール
setup-table = テーブルの設定
setup-listed = 公開
setup-listed-about = 誰でもこのテーブルを見つけて参加できます。オフにすると、参加にはリンクが必要です。
setup-family = ファミリーテーブル
setup-family-about = 全員がヒントを使え、チャットはありません。子どもや初心者も楽しめるように、ハンデもつけられます。
setup-rated = レート戦
setup-rated-about = 全員にアカウントが必要で、1人1席でプレイします。
setup-rated-account = レート戦をするにはログインしてください。テーブルの全員にアカウントが必要です。
setup-handicap = ハンデ
setup-handicap-about = 強いプレイヤーは、大きなピースをいくつか減らして始めます。ハンデ付きのゲームはレート戦になりません。
setup-handicap-count = { $count ->
    [0] 全ピース
   *[other] ピース{ $count }個抜き
  }
setup-chat = チャット
setup-chat-presets = 定型文
setup-chat-free = 自由入力
setup-chat-off = オフ
setup-clash = このオプションの組み合わせは使えません。どれかを変更してください。
setup-clash-heights = このボードではプレイできません。すべてのマスをつなげて、キューブを2～512個にしてください。
setup-step-rules = 持ち時間とルール
# A board of your own for the game with cubes.
heights-about = 高さを選び、マスをタップするか、なぞってください。0は穴になります。
heights-board = あなたのボード
heights-square = { $square }、高さ{ $height }
heights-columns = 横のマス数
heights-columns-count = 横{ $count }マス
heights-columns-fewer = 横を1マス減らす
heights-columns-more = 横を1マス増やす
heights-rows = 縦のマス数
heights-rows-count = 縦{ $count }マス
heights-rows-fewer = 縦を1マス減らす
heights-rows-more = 縦を1マス増やす
setup-play = プレイ
setup-open = テーブルを開く
setup-rules = { $game }の遊び方
setup-seat-me = { $name }
setup-seat-beside-me = この画面の別の人
setup-seat-name = プレイヤー{ $number }の名前
setup-seat-open = ほかの人に開放
setup-seat-number = プレイヤー{ $seat }
setup-seat-of-colours = プレイヤー{ $seat }、{ $colours }
setup-seat-with = プレイヤー{ $seats }と同じチーム

## Inviting and joining

copy = コピー
copied = コピーしました
copy-failed = コピーできませんでした。選択して手動でコピーしてください。
print = 印刷
invite-title = 招待
invite-about = 空席が{ $count }席あります。リンクを知っている人なら誰でも座れます。
invite-link = このテーブルへのリンク
invite-copy = リンクをコピー
invite-share = 共有
invite-camera = QRコード
invite-camera-about = このテーブルへのリンクのQRコード
invite-message = { $game }で一緒に遊びませんか？
join-title = { $game }に参加
join-invites = { $name }から{ $game }への招待が届いています
join-rule = どのピースも、同じ色の別のピースと角で触れ、辺では触れないように置きます。できるだけ広くボードを覆いましょう。
join-rule-rumis = どのピースも、同じ色の別のピースに接するように置きます。上から見える自分の色のマス1つにつき1点です。
join-rule-triominos = 接する数字は同じでなければなりません。置いたタイルの数字が得点になります。
join-there = 参加中：{ $names }
join-nobody = まだ誰も参加していません。
join-which = 席を選ぶ
join-sit = この席に座る
join-watch = 観戦
join-own = 自分のテーブルを開く
join-full = このテーブルは満席です
join-full-text = { $count ->
    [1] 席は埋まっています。
   *[other] { $count }席すべて埋まっています。
 }観戦するか、同じルールで自分のテーブルを開けます。

## Looking for an opponent

search-title = { $count ->
    [1] 対戦相手を探しています
   *[other] あと{ $count }人のプレイヤーを探しています
  }
search-time = 検索時間：{ $time }
search-usual = ふだんの待ち時間：約{ $time }
search-usual-unknown = 待ち時間はまだわかりません。最近この方法で始まったゲームが少ないためです。
search-nobody = 今はほかにゲームを探している人がいません。
search-others = ほかに{ $count }人がゲームを探しています：
search-others-game = { $game }：{ $count }人
search-meanwhile = その間コンピューターと対戦
search-meanwhile-about = 検索は続きます。誰かが参加したらお知らせします。
search-stop = 検索をやめる
search-goes-on = { $game }の相手を引き続き探しています
search-back = 検索を表示
search-found = { $game }を始められます。対戦相手が参加しました。
search-go = ゲームへ移動

## Lists of games

games-title = あなたのゲーム
games-running = 進行中
games-finished = 終了済み
games-remove = リストから外す
games-remove-back = 誰かがプレイすると、また表示されます。
games-empty = まだゲームがありません
games-empty-text = 始めたゲームや参加したゲームがここに表示されます。アカウントがなくても、この端末に保存されます。
games-export = ゲームをダウンロード
games-export-about = すべてのゲームを1つのファイルにまとめます。保管したり、ほかのプログラムで開いたりできます。
watch-all = すべてのゲーム
watch-waiting = プレイヤー待ち
watch-playing = 進行中
watch-empty = 公開中のゲームはありません
watch-empty-text = 公開テーブルを開くと、ほかの人が参加できます。リンクで共有したゲームは公開されません。
watch-open = テーブルを開く

## The best players

players-best = 上位プレイヤー：{ $game }
players-place = 順位
players-name = 名前
players-rating = レート
players-games = ゲーム数
players-empty = { $game }のレーティングを持つ人はまだいません
players-empty-text = レート戦をして、最初の1人になりましょう。

## What can go wrong

error-match-bad-plan = このオプションの組み合わせは使えません。どれかを変更してください。
error-match-seat-taken = その席はたった今ほかの人が座りました。別の席を選んでください。
error-match-unknown = そのテーブルが見つかりません。中止された可能性があります。
start-what = 1～6人で遊べる7つのボードゲーム。順番にピースを置いて陣地を広げ、相手の置き場をなくしましょう。
start-free = コンピューター、友だち、オンラインの誰とでも遊べます。無料。アカウント不要、広告なし。
start-watch = 観戦
start-watch-about = ライブとリプレイ
start-tournaments = 大会
start-tournaments-about = 参加または主催
start-players = プレイヤー
start-players-about = レーティングとランキング
