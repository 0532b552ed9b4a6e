## Friends: people you follow

friends-title = 友だち
friends-empty = まだ誰もフォローしていません。ユーザー名でプレイヤーを探しましょう。
friends-find = プレイヤーを探す
friends-find-do = 探す
friends-find-about = ユーザー名、またはその最初の数文字を入力してください。テーブルに表示される名前とは違うことがあります。
friends-find-none = 見つかりませんでした。ユーザー名のつづりを確認してください。プロフィールが非公開のプレイヤーは検索できません。
friends-online = オンライン
friends-offline = オフライン
# $game is the name of a game.
friends-playing = { $game }をプレイ中
friends-watch = 観戦
friends-following = フォロー中
friends-blocked = ブロック中
friends-muted = ミュート中
friends-account = ほかのプレイヤーをフォローしたり対戦を申し込んだりするには、アカウントが必要です。
friends-sign-up = ログインまたは新規登録

## What can be done with a player

person-follow = フォロー
person-unfollow = フォローを解除
person-challenge = 対戦を申し込む
person-more = その他
person-block = ブロック
person-unblock = ブロックを解除
person-block-about = お互いにマッチングされなくなり、対戦の申し込みやメッセージも届かなくなります。
person-mute = ミュート
person-unmute = ミュートを解除
person-report = 通報
# $name is the name of a player.
person-followed = { $name }をフォローしました。
person-was-blocked = { $name }をブロックしました。
person-closed = 対戦の申し込みを受け付けていません

## Challenges

# $name is the name of a player.
challenge-title = { $name }に対戦を申し込む
challenge-game = ゲーム
challenge-starts = 最初のプレイヤー
challenge-starts-random = ランダム
challenge-starts-me = あなた
challenge-starts-them = 対戦相手
challenge-others = ほかの席
challenge-others-open = ほかの人に開放
challenge-others-computer = コンピューター
challenge-rated = レート戦
challenge-rated-about = 結果が両者のレーティングに反映されます。
challenge-listed = 誰でも観戦可能
challenge-series = シリーズ
challenge-series-0 = 1回勝負
challenge-series-3 = 3番勝負
challenge-series-5 = 5番勝負
challenge-send = 申し込みを送る
challenge-sent = { $name }に対戦を申し込みました。
# $name is the name of a player, $game that of a game.
challenge-from = { $name }から対戦の申し込み：{ $game }
challenge-to = { $name }の返事待ち：{ $game }
challenge-accept = 承諾
challenge-decline = 断る
challenge-withdraw = 取り消す
challenge-list = 対戦の申し込み
challenge-was-declined = { $name }が対戦の申し込みを断りました。
challenge-was-withdrawn = { $name }が対戦の申し込みを取り消しました。
challenge-was-accepted = { $name }が承諾しました。ゲームが始まりました。
challenge-go = ゲームへ移動
# The title of a push notice.
challenge-notice = 対戦の申し込みが届きました

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = シリーズ：{ $one }対{ $other }、全{ $of }ゲーム中{ $game }ゲーム目
series-over = シリーズ終了：{ $one }対{ $other }
series-next = 次のゲーム

## Choices about others, in the account

contact-choices = ほかのプレイヤー
contact-shows-online = オンライン状態を表示
contact-shows-online-about = あなたをフォローしているプレイヤーに、オンラインかどうかと、プレイ中の公開ゲームが表示されます。
contact-challenges = 自分に対戦を申し込める人
contact-challenges-everybody = 全員
contact-challenges-followed = フォロー中のプレイヤー
contact-challenges-nobody = 誰も申し込めない
contact-free-chat = 自由入力のチャット
contact-free-chat-about = 同じくオンにしているプレイヤーと、自分の言葉でやり取りできます。オフの場合、チャットで使えるのは定型文だけです。
contact-free-chat-off = 自分の言葉で書くには、アカウントで自由入力のチャットをオンにしてください。

## Reports

# $name is the name of a player.
report-title = { $name }を通報
report-reason = どのような問題ですか？
report-reason-abuse = 侮辱や脅迫
report-reason-spam = スパムや宣伝
report-reason-cheating = 不正行為
report-reason-name = 不快な名前
report-reason-other = その他
report-words = 何がありましたか？（任意）
report-send = 通報を送る

## Mail

mail-challenge-subject = 対戦の申し込みが届きました
# $name is the name of a player, $game that of a game.
mail-challenge = { $name }から{ $game }の対戦の申し込みが届きました：
