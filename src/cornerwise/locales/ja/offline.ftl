## Without a connection

offline-title = オフラインです
offline-text = 保存されている最新の内容を表示しています。コンピューターとの対戦、パズル、レッスン、ルールはオフラインでも使えます。
offline-match = ゲームは保存されています。オンラインに戻るとすぐに続けられます。
offline-unseen = このゲームは、この端末ではまだ開いていません。オンラインに戻ると表示されます。
offline-meanwhile = その間にデザインを作る
offline-no-server = サーバーが必要です
offline-no-server-text = オンラインゲーム、アカウント、レーティングにはサーバーが必要ですが、このサイトはサーバーなしで動いています。それ以外はすべて使えます。
offline-keep-title = オフラインで遊ぶ
offline-kept = コンピューターとの対戦、パズル、レッスン、ルールは、接続がなくてもここで使えます。
offline-room = 使用容量：{ $megabytes } MB
offline-keeping = ダウンロード中：{ $percent }%
offline-unkept = まだすべてがこの端末にダウンロードされていません。
offline-keep = すべてダウンロード
open-title = ゲームを開く
open-text = ファイルや、ほかのアプリから共有されたゲームを開きます。
shortcut-new = 新しいゲーム
error-client-no-server = これにはサーバーが必要ですが、このサイトはサーバーなしで動いています。
