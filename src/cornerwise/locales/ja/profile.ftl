## Profiles

profile-since = { $date }からプレイ
profile-you = このページはほかの人にも表示されますが、非公開のゲームは表示されません。
profile-settings = 公開範囲を変更
profile-hidden-others = これはあなただけに表示されています。
profile-private = このプレイヤーはレーティングとゲームを非公開にしています。
profile-unknown = プレイヤーが見つかりません
profile-unknown-text = そのユーザー名の人がいないか、プロフィールが非公開です。
profile-of = { $name }のプロフィールを見る

## Ratings

profile-ratings = レーティング
profile-ratings-about = ?は、レーティングがまだ確定していないことを示します。±の後の数字は、ずれの目安です。
profile-no-ratings = まだレート戦をしていません。
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = 暫定
profile-provisional-about = ?は暫定のしるしです。レート戦を重ねると、より正確になります。
# How strong somebody is, compared with the computer.
profile-level = レベル{ $level }相当
profile-level-column = レベル
profile-rated-games = レート戦{ $count }回
profile-chart = { $game }のレーティング
profile-chart-about = レート戦ごとのレーティングです。帯はそのずれの目安、破線はレベルごとのコンピューターの強さを示します。
profile-chart-table = 表で表示
profile-chart-level = レベル{ $level }
profile-date = 日付
profile-puzzles = パズル
profile-puzzles-solved = { $tried }問中{ $solved }問正解

## Results

profile-results = 成績
profile-all-games = すべてのゲーム
profile-won = 勝ち
profile-drawn = 引き分け
profile-lost = 負け
profile-tally = { $won }勝{ $lost }敗{ $drawn }分
profile-opponents = 対戦相手別
profile-opponent = 対戦相手
profile-others = ほかのプレイヤー
profile-colours = 色別
profile-pieces = よく使う最初のピース
profile-recent = 最近のゲーム
profile-ended-won = { $name }の勝ち（{ $ago }）
profile-ended-lost = { $name }の負け（{ $ago }）
profile-ended-drawn = 引き分け（{ $ago }）
profile-ended-played = 終了（{ $ago }）
profile-empty-text = 終了したゲームがここに表示されます。
profile-export = ゲームをダウンロード
profile-export-about = すべてのゲームを1つのファイルにまとめます。保管したり、ほかのプログラムで開いたりできます。

## Privacy

privacy-title = プライバシー
privacy-about = プロフィールには、ユーザー名、レーティング、公開ゲームが表示されます。ほかの人に何を見せるかは自分で決められます。
privacy-open = 自分のプロフィールを見る
privacy-profile = プロフィールを非公開にする
privacy-profile-about = 誰もあなたのプロフィールを開けず、プレイヤーの一覧にも表示されません。
privacy-ratings = レーティングを非公開にする
privacy-ratings-about = プロフィールにもプレイヤーの一覧にも、あなたのレーティングは表示されません。
privacy-games = ゲームを非公開にする
privacy-games-about = あなたのゲームと成績はプロフィールに表示されず、ゲーム内の名前からプロフィールへ移動することもできません。

## Links to profiles on other sites

profile-card = ここでブロックス系のゲームとトリオミノスをプレイしています。
profile-card-rated = 最高レーティング：{ $game }、{ $rating }

## Refusals

refused-no-such-player = そのようなプレイヤーはいません
