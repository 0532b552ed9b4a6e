## Watching games, and the screen for clubs and fairs

watch-featured = 今の注目ゲーム
watch-finished = 終わったばかりのゲーム
watch-none-now = 今は公開ゲームをプレイしている人がいません。
watch-none-fits = 今は条件に合うゲームがありません。
watch-lost = 接続が切れました。再接続しています…
watch-viewers = 観戦者{ $count }人
watch-see-all = { $count ->
    [0] 観戦
   *[other] { $count }ゲームを観戦
  }
watch-join = 参加
watch-speed = 持ち時間
watch-speed-any = すべての持ち時間
watch-speed-clock = 時間制限あり
watch-speed-none = 時間制限なし
watch-speed-days = 1手に数日
watch-rated-only = レート戦のみ

## Following a player from game to game

watch-follow = { $name }をフォロー
watch-following = { $name }をフォロー中
watch-unfollow = フォローをやめる
watch-nothing-yet = { $name }は今、公開ゲームをプレイしていません。次のゲームはここに表示されます。
watch-next-soon = このゲームは終了しました。{ $name }の次のゲームは、ここに表示されます。

## Tournaments that can be joined

watch-tournaments = まもなく始まる大会
watch-all-tournaments = すべての大会
watch-no-tournaments = 今、参加できる大会はありません。

## The screen for clubs and fairs

watch-tv = テレビモード
watch-kind-live = ライブ
watch-kind-replay = リプレイ
watch-kind-computer = コンピューターのゲーム
watch-won = { $names }の勝ち
watch-drawn = 引き分け
watch-play-too = あなたもプレイ
watch-code = このサイトのアドレスのQRコード
watch-full = 全画面
watch-leave-tv = テレビモードを終了

## Sharing a game, and its score sheet on paper

share-embed = 埋め込みコードをコピー
share-animation = アニメーション画像
share-animation-about = ゲーム全体をWebPで
share-sheet = スコアシート
share-sheet-about = 印刷用：ボード、得点、手順
paper-title = スコアシート
paper-print = 印刷
paper-back = 結果に戻る
paper-player = プレイヤー
paper-points = 得点
paper-moves = 手順
