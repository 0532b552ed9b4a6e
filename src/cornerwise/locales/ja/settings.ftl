## Settings

settings-title = 設定
settings-look = 外観
settings-theme = テーマ
settings-theme-system = システム
settings-theme-light = ライト
settings-theme-dark = ダーク
# What the board is made of.
settings-board-look = ボードの見た目
settings-board-look-paper = 紙
settings-board-look-wood = 木
settings-board-look-felt = フェルト
settings-board-look-slate = スレート
settings-board-look-contrast = 高コントラスト
# What the pieces are made of.
settings-tile-look = ピースの見た目
settings-tile-look-glass = ガラス
settings-tile-look-flat = フラット
settings-tile-look-wood = 木
settings-tile-look-contrast = 高コントラスト
settings-motion = 動きを減らす
settings-motion-about = ピースがすべらずに、その場に現れます。
settings-pace = テンポ
settings-pace-about = ボード上で手が次へ進む速さです。「動きを減らす」がオンのときは、常にすぐ進みます。
settings-pace-calm = ゆっくり
settings-pace-brisk = 速く
settings-pace-instant = 瞬時
settings-board = ボード
settings-patterns = 模様
settings-patterns-about = 色ごとに模様をつけます。色の見分けにくい方に役立ちます。
settings-corners = 空いている角
settings-corners-about = 次に置ける場所に点を表示します。
settings-coordinates = 座標
settings-coordinates-about = 場所があれば、ボードのまわりに文字と数字を表示します。
settings-confirm = 手の確認
settings-confirm-about = 「置く」を押したときにだけピースが置かれます。
settings-tips = コツ
settings-tips-about = プレイ中に短いアドバイスを表示します。
settings-sound-and-touch = 音と振動
settings-sound = 音
settings-sound-off = オフ
settings-sound-quiet = 小さめ
settings-sound-full = 大きめ
settings-tick = 残り時間の警告
settings-tick-about = 最後の20秒でカチカチと鳴ります。
settings-vibration = 振動
settings-vibration-about = 振動できる端末なら、ピースがはまったときや置いたときに振動します。
settings-notices = 通知
settings-push = 自分の番になったら通知
settings-push-about = このページを閉じていても届きます。何日も続くゲームに便利です。
settings-push-denied = ブラウザーがこのサイトの通知をブロックしています。ブラウザーの設定で許可できます。
settings-kept = これらの設定は、このブラウザーに保存されます。

## About

about-title = このサイトについて
about-what = Cornerwiseは、ブロックス系のゲームとトリオミノスを無料で遊べるサイトです。どのゲームも正確なルールで、9つのレベルのコンピューターや友だちと遊べます。広告はありません。
about-names = Blokus、Trigon、Rumis、Triominosは、それぞれの権利者の商標です。ここでは、ゲームがどの公開ルールに従うかを示すためにだけ使っています。Cornerwiseは権利者とは無関係で、承認を受けたものではありません。
about-privacy = あなたのデータ
about-privacy-text = 名前、ゲーム、チャットのメッセージ、ログイン状態を保つための1つのCookieを保存します。使う機能に応じて、ユーザー名、パスキーまたはパスワード（読めない形）、レーティング、パズルの結果、クラブ、大会、対戦の申し込み、フォロー・ミュート・ブロックしたプレイヤー、通報も保存します。メールアドレスと通知用のブラウザーの宛先は、通知を希望した場合だけ保存します。ほかの人は、あなたの公開ゲームと、非公開にしていなければプロフィールを見られます。追跡はせず、データを売ったり渡したりもしません。アカウントのページで、データのダウンロードやアカウントの削除ができます。
about-programs = 開発者の方へ
about-programs-text = このサイトでできることは、すべてプログラムからもできます。
about-api = APIドキュメントを読む
about-licences = ソースとライセンス
about-source = CornerwiseはMITライセンスのオープンソースです。次のような成果に支えられています：
