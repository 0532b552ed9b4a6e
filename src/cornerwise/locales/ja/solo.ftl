## The games for one

solo-title = ソロゲーム
solo-lead = 1人用のゲームです。4色のピースをすべて置ききりましょう。いつでも中断して、続きから再開できます。
solo-about-classic-solo = 20×20マスに84個のピース。同じ色どうしは角でしか触れられません。すべて置けるでしょうか？
solo-about-trigon-solo = 三角形でできた六角形に88個のピース。同じ色どうしは角でしか触れられません。すべて置けるでしょうか？
solo-begin = 始める
solo-continue = 続ける
solo-look = 見る
solo-best = 自己ベスト：{ $best }
solo-progress = 進み具合
solo-placed = ピース{ $placed }/{ $total }個
solo-of = { $placed }/{ $total }
solo-left = 残り{ $left }
solo-prospect-yes = まだ解けます
solo-prospect-no = もう解けません
solo-prospect-unknown = 解けるかどうかはまだ不明です
solo-searching = 解を探しています…
solo-complete = { $total }個のピースをすべて置きました
solo-complete-text = パズルを解きました。
solo-stuck = もう置けるピースがありません
solo-stuck-text = 何手か戻すか、最初からやり直してください。
solo-undo = 元に戻す
solo-hint = ヒントを見る
solo-hint-way = この手は解の一部です。
solo-restart = 最初からやり直す
solo-restart-sure = すべてのピースを取り除いて、最初からやり直しますか？
solo-again = 最初からやり直す

## Designs

design-lead = 好きなピースと色で絵を作れます。ルールはありません。デザインを保存して共有しましょう。
design-mine = あなたのデザイン
design-new = 新しいデザイン
design-untitled = 無題
design-name = 名前
design-board-classic = 20×20マス、21ピース
design-board-duo = 14×14マス、21ピース
design-board-polyomino-8 = 8×8マス、9ピース
design-board-polyomino-12 = 12×12マス、9ピース
design-board-polyomino-hexa = 20×20マス、56ピース
design-board-trigon = 大きい六角形、22ピース
design-board-trigon-3 = 小さい六角形、22ピース
design-pieces = { $count ->
    [0] まだピースがありません
   *[other] ピース{ $count }個
  }
design-colour = 色
design-first = 色を選び、ピースを選んでください。
design-put = ボードに置いてください。
design-how = 上のピースを何度でも選べます。ボード上のピースを選ぶと、移動、回転、色の変更、削除ができます。
design-lifted = 動かすか、別の色を選ぶか、削除してください。
design-taken = ここには別のピースがあります
design-remove = このピースを削除
design-clear = ボードを空にする
design-forget = このデザインを削除
design-forget-sure = 完全に削除しますか？
design-keep = 残す
design-share = 共有
design-link = リンク
design-link-about = リンクにはデザイン全体が含まれています。開いた人は、コピーを作って続きを作れます。
design-copy = リンクをコピー
design-send = 送信
design-files-about = またはファイルをダウンロード：
design-file-png = 画像（PNG）
design-file-svg = 図（SVG）
design-file-json = データ（JSON）
design-damaged = このデザインは開けません
design-damaged-text = リンクが途中で切れているか、デザインがこのブラウザーから削除された可能性があります。
