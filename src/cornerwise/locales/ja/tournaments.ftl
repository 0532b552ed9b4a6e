## Tournaments: the list, the form, the page of one

nav-tournaments = 大会
tournaments-create = 大会を作成
tournaments-mine = あなたの大会
tournaments-waiting = 参加受付中
tournaments-running = 進行中
tournaments-finished = 終了済み
tournaments-empty = 今は大会がありません
tournaments-empty-text = 大会を作成して、リンクを共有しましょう。リンクを知っている人なら、アカウントがなくても参加できます。

tournament-format-swiss = スイス式
tournament-format-arena = アリーナ
tournament-format-knockout = トーナメント
tournament-format-round-robin = 総当たり
tournament-format-swiss-about = 決まった数の回戦を行います。各回戦では、勝ち点が同じくらいの相手と対戦します。途中で敗退することはありません。
tournament-format-arena-about = 時間切れまで、できるだけ多くのゲームをプレイします。3連勝目からは、勝ちが2倍になります。
tournament-format-knockout-about = 1回負けると敗退です。最後に残ったプレイヤーが優勝します。
tournament-format-round-robin-about = 全員が全員と対戦します。少人数のグループに最適です。

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }。{ $format }。プレイヤー{ $count }人。
tournament-players = プレイヤー{ $count }人
tournament-starts-at = 開始：{ $time }
tournament-starts-with = プレイヤーが{ $count }人集まると開始
tournament-starts-host = 主催者の準備ができたら開始
tournament-round-of = 第{ $round }回戦（全{ $rounds }回戦）
tournament-round = 第{ $round }回戦
tournament-running = 進行中
tournament-finished = 終了
tournament-cancelled = 中止
tournament-cancelled-host = 主催者がこの大会を中止しました。
tournament-cancelled-few = 参加したプレイヤーが足りなかったため、この大会は中止されました。
tournament-cancelled-operator = このサーバーの運営者がこの大会を中止しました。
tournament-cancelled-old = 30日間開始されなかったため、この大会は中止されました。
tournament-time-left = 残り時間：{ $time }
tournament-last-games = 時間切れです。最後のゲームが行われています。
tournament-next-round = 次の回戦まで：{ $time }
tournament-wait-round = この回戦では、まだ{ $count }ゲームが進行中です。
tournament-wait-arena = まもなくマッチングされます。
tournament-unknown = 大会が見つかりません
tournament-started = 開始日時
tournament-unlisted = リンクのみ
tournament-rated = レート戦

## Taking part

tournament-join = 参加
tournament-join-late = 今すぐ参加
tournament-return = 再び参加
tournament-withdraw = 棄権
tournament-withdraw-sure = この大会を棄権しますか？
tournament-withdraw-about = 以後はマッチングされません。進行中のゲームは続きます。
tournament-stay = 参加を続ける
tournament-joined = 参加しています
tournament-withdrawn = 棄権しました
tournament-play = ゲームをプレイ
tournament-your-game = ゲームの準備ができました
tournament-bye-now = 不戦勝です。この回戦は対戦相手がなく、勝ちと同じ勝ち点がもらえます。
tournament-start = 今すぐ開始
tournament-start-needs = 開始するには、少なくとも{ $count }人のプレイヤーが必要です。
tournament-cancel = 大会を中止
tournament-cancel-sure = 大会を中止しますか？（参加者全員が対象です）
tournament-keep = 中止しない
tournament-won = { $name }が優勝しました
tournament-won-several = { $names }が同率1位です
tournament-you-won = あなたが優勝しました！
tournament-your-place = あなたの順位：{ $count }人中{ $place }位
tournament-needs-account = この大会のゲームはレート戦なので、参加するにはアカウントが必要です。
tournament-full = 定員に達しました。観戦はできます。

tournament-call = 大会のゲームの準備ができました：{ $title }
tournament-back = 大会に戻る
tournament-open = 大会を表示

## Standings, games, bracket

tournament-view = 表示
tournament-standings = 順位表
tournament-games = ゲーム
tournament-bracket = 対戦表
tournament-no-standings = まだ誰も参加していません
tournament-no-standings-text = リンクを共有して、プレイヤーを招待しましょう。
tournament-no-games = まだゲームがありません
tournament-no-games-text = 大会が始まると、ここに表示されます。
tournament-place = 順位
tournament-name = 名前
tournament-points = 勝ち点
tournament-played = ゲーム数
tournament-buchholz = ブッフホルツ
tournament-buchholz-about = 対戦相手全員の勝ち点の合計。
tournament-sonneborn-berger = ゾンネボルン・ベルガー
tournament-sonneborn-berger-about = 勝った相手の勝ち点と、引き分けた相手の勝ち点の半分の合計。
tournament-board = 点差
tournament-board-about = 自分のゲームでリードした点差の合計。
tournament-wins = 勝ち
tournament-wins-about = 勝ったゲームの数。
tournament-byes = 不戦勝
tournament-streak = { $count }連勝
tournament-computer = コンピューター、レベル{ $level }
tournament-left = 棄権
tournament-you = あなた
tournament-details = { $name }の詳細
tournament-lines = { $from }～{ $to }／{ $count }
tournament-first-lines = 最初のページ
tournament-earlier-lines = 前のページ
tournament-later-lines = 次のページ
tournament-last-lines = 最後のページ
tournament-my-line = 自分の順位
tournament-earlier-round = 前の回戦
tournament-later-round = 次の回戦
tournament-playing = プレイ中
tournament-bye = 不戦勝
tournament-absent = { $name }は現れませんでした
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] 決勝
    [4] 準決勝
    [8] 準々決勝
   *[other] ベスト{ $left }
}
tournament-profile = プロフィールを表示
tournament-to-come = 未定
tournament-goes-on = { $name }が勝ち上がり

## Sharing

tournament-invite = プレイヤーを招待
tournament-share = 大会を共有
tournament-invite-message = Cornerwiseの大会に参加しませんか？ { $title }
tournament-link = この大会へのリンク
tournament-invite-qr = この大会へのリンクのQRコード
tournament-csv = 順位表の表計算ファイル（CSV）
tournament-json = すべてのデータ（JSON）
tournament-print = 印刷

## Setting one up

tournament-new = 新しい大会
tournament-step-game = ゲーム
tournament-step-format = 形式
tournament-step-clock = 持ち時間
tournament-step-start = 開始とプレイヤー
tournament-title = タイトル
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } { $format }大会
tournament-format = 形式
tournament-tables-note = 1つのテーブルのプレイヤーが{ $count }人の場合、選べるのはスイス式とアリーナです。
tournament-rounds = 回戦数
tournament-rounds-auto = 自動
tournament-rounds-auto-about = 優勝者が1人に決まるだけの回戦を行います。
tournament-times = 同じ相手とのゲーム数
tournament-once = 1回
tournament-twice = 2回
tournament-minutes = 開催時間
tournament-start-how = 開始方法
tournament-start-hand = 準備ができたら
tournament-start-time = 日時を指定
tournament-start-number = 人数が集まったら
tournament-start-when = 日時
tournament-start-count = プレイヤーの人数
tournament-listed = 一覧に表示
tournament-listed-about = 誰でも見つけて参加できます。オフにすると、参加できるのはリンクを知っている人だけです。
tournament-rated-about = ゲームがレーティングに反映されます。参加には全員アカウントが必要です。
tournament-rated-account = レート戦をするには、先にアカウントを作成してください。
tournament-more = その他のオプション
tournament-late = 途中参加
tournament-late-about = 開始後も、参加したり戻ったりできます。
tournament-most = プレイヤーの定員
tournament-pause = 回戦間の休憩
tournament-no-show = 最初の手の制限時間
tournament-no-show-about = この時間内に最初の手をプレイしないプレイヤーは、そのゲームが負けになり、棄権とみなされます。
tournament-engines = コンピュータープレイヤー
tournament-engines-about = コンピューターもほかの参加者と同じように参加します。少なくとも1人は人がプレイする必要があります。
tournament-engine-add = コンピュータープレイヤーを追加
tournament-engine-number = コンピュータープレイヤー{ $number }
tournament-engine-remove = コンピュータープレイヤー{ $number }を削除
tournament-tie-breaks = タイブレーク
tournament-tie-breaks-about = 勝ち点が同じプレイヤーの順位は、上の項目から順に比べて決めます。
tournament-tie-up = 上へ移動：{ $name }
tournament-submit = 大会を作成
