## Names

people-name = あなたの名前
people-guest = ゲスト
people-you = あなた

## From one device to another

carry-title = この端末で続ける
carry-about = もう一方の端末でゲームのメニューを開き、「別の端末で続ける」を選んでください。5分以内に1回だけ使えるコードが表示されます。
carry-code = コード
carry-take = ここで続ける

## Accounts

account-name-about = テーブルでほかの人に表示される名前です。プレイに必要なのはこれだけです。
account-rename = 名前を変更
account-named = 名前を変更しました。
account-title = アカウント
account-about = アカウントがあると、どの端末でも自分のゲームを続けられ、レート戦もできます。メールアドレスは不要です。
account-make = 新規登録
account-login = ログイン
account-recover = パスワードを忘れた場合
account-login-name = ユーザー名
account-password = パスワード
account-new-password = 新しいパスワード
account-password-about = 8文字以上で入力してください。
account-recovery-code = リカバリーコード
account-make-do = アカウントを作成
account-login-do = ログイン
account-recover-do = 新しいパスワードを設定
account-make-passkey = パスキーで登録（パスワード不要）
account-login-passkey = パスキーでログイン
account-passkey-declined = パスキーが使われなかったため、何も変更されていません。もう一度お試しください。
account-passkey-later = アカウントはできましたが、パスキーはまだありません。下のコードを保存してください。パスキーは後から追加できます。
account-passkey-added = パスキーを追加しました。
account-add-passkey = パスキーを追加
account-entered = おかえりなさい。
account-is = { $login }としてログインしています。
account-ratings = あなたのレーティング
account-no-ratings = レート戦をすると、最初のレーティングがつきます。
account-log-out = ログアウト
account-safety = セキュリティとデータ
account-sessions = ログイン中の端末
account-session-this = この端末
account-session-seen = 最終利用：{ $date }
account-end-session = 最終利用が{ $date }の端末をログアウト
account-end-others = ほかのすべての端末をログアウト
account-others-ended = ほかのすべての端末からログアウトしました。
account-old-password = 現在のパスワード
account-change-password = パスワードを変更
account-password-changed = パスワードを変更しました。ほかのすべての端末からログアウトしました。
account-export = データをダウンロード
account-delete = アカウントを削除
account-delete-about = アカウントとそのデータを削除します。ゲームは残りますが、あなたの名前は表示されなくなります。
account-delete-sure = 完全に削除
codes-title = リカバリーコード
codes-about = パスワードやパスキーをなくしたとき、それぞれのコードで1回ずつログインできます。二度と表示されないので、安全な場所に保存してください。
codes-kept = 保存しました

## API keys

account-programs = APIキー
programs-about = キーを使うと、自作のプログラムであなたのゲームを追ったり、あなたの代わりにプレイさせたりできます。
programs-plays = 読み取りとプレイが可能
programs-reads = 読み取りのみ
programs-revoke = キー{ $label }を削除
programs-made = キーを作成しました。二度と表示されないので、今コピーしてください。
programs-label = キーの用途
programs-play = プレイを許可
programs-play-about = オフの場合、キーでできるのは読み取りだけです。
programs-make = キーを作成

## What can go wrong

error-account-taken = そのユーザー名は使われているか、すでにアカウントをお持ちです。別の名前を試すか、ログインしてください。
error-account-wrong = ユーザー名、パスワード、またはコードが違います。確認して、もう一度お試しください。
error-account-missing = これにはアカウントが必要です。先にログインするか、登録してください。
error-account-weak = そのパスワードは推測されやすいものです。別のパスワードを選んでください。
error-session-missing = この端末ではログアウトされています。ゲームは保存されています。ログインすると見られます。
error-request-malformed = サーバーが内容を理解できませんでした。何も変更されていません。ページを再読み込みして、もう一度お試しください。
error-server-busy = サーバーが混み合っています。少し待ってから、もう一度お試しください。
error-server-closing = サーバーを再起動しています。ゲームは保存されています。少し待ってから、もう一度お試しください。
