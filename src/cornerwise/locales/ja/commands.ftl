## Commands of the terminal: arguments that several of them take

cli-arg-game = duoなどのゲーム
cli-arg-option = start=ownなど、ゲームのオプションを設定する。`cornerwise games`で一覧を表示。繰り返し指定可。heights=@FILEは高さマップを読み込む
cli-arg-file = 記録または.blksgfのファイル。-は標準入力
cli-arg-ply = N手後の局面
cli-arg-nth = ファイルのN番目のゲーム (1)
cli-arg-marks = 色が見えなくても区別できるように、色に印をつける
cli-arg-level = 強さ、1～9
cli-arg-nodes = 1手ごとに探索する局面の数。レベルの値の代わりに使う
cli-arg-time = 1手ごとの秒数
cli-arg-evaluator = 局面を評価するもの: best、playouts、net、small、guided、またはネットのファイル
cli-arg-threads = 使うプロセッサースレッドの数
cli-arg-seed = ランダムな選択を毎回同じにするための数
cli-arg-memory = 探索木に使うメガバイト数
# What an argument does, and what it is where nobody says anything else.
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text }は{ $least }～{ $most }の整数ではありません
cli-no-pair = { $text }はNAME=VALUEの形ではありません
cli-no-number = { $text }は数値ではありません
cli-no-seconds = { $text }は秒数ではありません
cli-no-chance = { $text }は0～0.5の範囲にありません

## What is wrong with a file or with what was asked of it

cli-no-games = フォルダー{ $folder }にゲームがありません
cli-no-such-game = { $number }番目のゲームはありません。ファイルにあるのは{ $count }個です
cli-no-such-ply = { $ply }手目はありません。このゲームは{ $count }手です
cli-one-game-only = { $file }: ファイルにゲームが{ $count }個あります。このコマンドには1個だけのファイルが必要です

## Names in tables and lines

cli-seat = 席{ $seat }
cli-column-move = 手
cli-chance = 偶然
# Who won, and how many points everybody has.
cli-outcome = { $count ->
    [0] 勝者なし
   *[other] 席{ $seats }の勝ち
  } ({ $points })

## games

cli-games-about = すべてのゲームを、席、色、ボード、ピース、オプションとともに一覧表示します。
cli-games-game = このゲームだけを表示する
cli-games-sort = 一覧をこの順に並べる
cli-games-json = すべてのゲームの情報をJSONで出力する
cli-games-column-game = ゲーム
cli-games-column-title = 名称
cli-games-column-seats = 席
cli-games-column-minutes = 分
cli-games-column-age = 年齢
cli-games-column-colours = 色
cli-games-column-board = ボード
cli-games-column-pieces = ピース
cli-games-column-option = オプション
cli-games-column-default = 既定値
cli-games-column-choices = ほかの値
cli-games-column-name = 名前
cli-games-column-about = 決めること
# The table of a game whose board has no edge.
cli-games-no-edge = 端なし
cli-games-cubes = キューブ{ $count }個
cli-games-tiles = タイル{ $count }枚
cli-games-copies = { $count } x { $copies }
cli-games-free-text = 任意のテキスト
cli-games-none = なし
cli-games-given = 組み込み
cli-games-more = 席は0から数えます。詳しくは`cornerwise games --json`で表示します。

## play

cli-play-about = ターミナルで、コンピューターと、または1つのキーボードでほかの人とプレイします。?でキーを表示します。
cli-play-game = duoなどのゲーム。省略すると一覧から選ぶ
cli-play-seat = 席の順に誰がプレイするか: human、1～9、greedy、random
cli-play-save = 1手ごとにこのファイルにゲームを保存する
cli-play-resume = 記録または.blksgfのファイルからゲームを続ける
cli-play-theme = 色のテーマ (dark)
cli-play-seats = 席:
cli-play-human = このキーボードの人
cli-play-levels = そのレベルのコンピューター。3は易しく、9が最強
# How all levels of the computer are called together: they are typed as numbers.
cli-play-level-range = { $first }-{ $last }
cli-play-greedy = 最も大きいピース、または得点の最も高いタイルを置くコンピューター
cli-play-random = 可能な手をランダムに選ぶコンピューター
cli-play-usual = 指定がなければ、1人が{ $opponent }（ほかのすべての席）と対戦します。
# $streams are some of stdin, stdout and stderr.
cli-play-redirected = playにはターミナルが必要です。{ $streams }をリダイレクトせずに実行してください
# $install is a command, here and below.
cli-play-resume-alone = --resumeはゲームとオプションをファイルから読むので、ほかの指定はできません
cli-play-needs-game = --option、--seat、--saveにはゲームの名前が必要です
cli-play-too-many-seats = { $game }の席数は{ $seats }で、{ $asked }ではありません

## serve

cli-serve-about = ブラウザーとプログラムのためのサーバーを、Ctrl-Cで止めるまで動かします。
cli-serve-host = 待ち受けるアドレス (127.0.0.1)
cli-serve-port = 待ち受けるポート。0なら空いているポート (8000)
cli-serve-database = 対戦の保存先 (sqlite:///cornerwise.db)
cli-serve-redis = 複数のプロセスをつなぐRedisサーバー
cli-serve-workers = プロセスの数。2以上にはPostgreSQLが必要 (1)
cli-serve-engines = プロセスごとに同時に行う探索の数
cli-serve-ray = 計算をRayクラスターに送る。例: ray://host:10001
cli-serve-environment = どのオプションも、CORNERWISE_PORT=80のように環境変数でも設定できます。docs/operating.mdを参照してください。
cli-serve-needs = サーバーには{ $package }が必要です: { $install }
cli-serve-ready = Cornerwiseの準備ができました: { $address }

## replay

cli-replay-about = JSONの記録または.blksgfのファイルを再生し、すべての手と結果を検査します。
cli-replay-ply = N手で止める
cli-replay-nth = ファイルのN番目のゲームだけ
cli-replay-verify = 検査だけを行い、ゲームごとに1行を出力する
cli-replay-quiet = 検査だけを行い、何も出力せずに終了コードで知らせる
# $game is the name of a game with its options, as it is typed.
cli-replay-heading = ゲーム{ $number }/{ $count }: { $game }
cli-replay-event = イベント: { $text }
cli-replay-date = 日付: { $text }
cli-replay-players = プレイヤー: { $text }
cli-replay-rests = { $colour }はピースを置けないので飛ばされます
# One line for a game: where it stands, what it is, and how it ended.
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }、ゲーム{ $number }: { $summary }
cli-replay-summary = { $game }、{ $moves }手、{ $state }
cli-replay-unfinished = 未終了、{ $turn }の番

## analyse

cli-analyse-about = ゲームの最後の局面、またはそれより前の局面で、最善手を探索します。
cli-analyse-lines = 表示する手の数 (5)
cli-analyse-nobody = この局面では誰にも可能な手がないので、解析するものがありません。--plyで前の局面を選んでください
cli-analyse-column-visits = 訪問数
cli-analyse-column-then = その後
cli-analyse-searched = { $count }局面、{ $seconds }秒
cli-analyse-exact = { cli-analyse-searched }、最後まで探索

## review

cli-review-about = ゲームのすべての局面を探索し、それぞれの手の価値を表示します。
cli-review-worst = 損の大きい手をいくつ挙げるか ({ $most })
cli-review-json = すべてをJSONで出力する
cli-review-searching = 探索中
cli-review-progress = { $count }手中{ $done }手目
cli-review-cost = { $number }手目: { $turn } { $move }で勝率{ $share }と{ $points }点を失いました。よりよい手: { $better }
cli-review-column-made = 実際の手
cli-review-column-points = 失った点
cli-review-end = 終了

## audit

cli-audit-about = ゲームの終盤を正確に解き、各プレイヤーが何点を失ったかを表示します。
cli-audit-file = 記録または.blksgfのファイル、それらのフォルダー、またはアリーナのフォルダー
cli-audit-nodes = 1手ごとにソルバーが探索してよい局面の数
cli-audit-costly = 点を失った手をいくつ挙げるか (20)
cli-audit-none = これらのゲームはどれも正確には解けません。解けるのは、隠された情報がなく、2人のプレイヤーまたは2つのチームによるゲームだけです
cli-audit-progress = ゲーム{ $done }/{ $count }
# $margin and $kept are the points by which the player would have ended ahead before and after the move.
cli-audit-mistake = { $number }手目、{ $turn } { $move }: リードは{ $margin }から{ $kept }になりました。最善手: { $better }
cli-audit-skipped = 隠された情報がない、2人のプレイヤーまたは2つのチームによるゲームではないため、除いたゲーム: { $count }
cli-audit-column-player = プレイヤー
cli-audit-column-games = ゲーム
cli-audit-column-moves = 解いた手
cli-audit-column-mistakes = ミス
cli-audit-column-points = 失った点
cli-audit-column-mean = 1ゲーム平均

## draw

cli-draw-about = 記録、デザイン、.blksgfのファイル、または何手か進めたゲームを描きます。
cli-draw-source = 記録、デザイン、.blksgfのファイル、標準入力の-、またはゲームの名前
cli-draw-output = 書き込むファイル。省略すると図を出力する
cli-draw-format = ファイルの拡張子による: svg、png、webp（ゲーム全体のアニメーション）。それ以外はテキスト
cli-draw-theme = SVGの色のテーマ (light)
cli-draw-view = キューブを角から、上から、または両方から見せる (both)
cli-draw-turn = キューブを何回90度回転するか (0)
cli-draw-moves = GAMEの最初からの手順
cli-draw-file-only = { $game }はタイルをランダムに引くため、ファイルからしか描けません
# $name is in quotation marks; $problem says that there is no such game either.
cli-draw-no-file = { $name }というファイルはありません。また、{ $problem }
cli-draw-game-only = --movesと--optionはゲームの名前とともに使い、ファイルには使えません
cli-draw-no-ply = --plyはゲームに使い、デザインには使えません

## perft

cli-perft-about = 最初からDEPTH手までのすべての進め方を数え、速度を測ります。
cli-perft-depth = 何手進めるか
cli-perft-divide = 最初の手ごとの数を表示する
cli-perft-make = 最後の手もまとめて数えず、実際に置いて戻す
cli-perft-reference = 読みやすいが遅い、Pythonのルールで数える
cli-perft-seed = 偶然のあるゲームで、どのラウンドから数えるか（既定値0）
cli-perft-progress = 深さ{ $depth }
cli-perft-column-depth = 深さ
cli-perft-column-nodes = ノード
cli-perft-column-seconds = 秒
cli-perft-column-rate = ノード/秒
cli-perft-total = { $game }、深さ{ $depth }: { $count }ノード、{ $seconds }秒、{ $rate }ノード/秒

## bench

cli-bench-about = 1スレッドでの速度とサイズを測り、何回かのうちの最良値を目標と比べます。
cli-bench-names = 測る項目。指定がなければすべて
cli-bench-quick = 回数と時間を減らし、数秒でおおよその値を出す
cli-bench-json = 結果をJSONで出力する
cli-bench-figures = 項目:
# The number to reach; $value begins with a sign for more or less than that.
cli-bench-target = 目標{ $value }
# $ratio is how many times as good as the target.
cli-bench-reached = { $ratio }倍 達成
cli-bench-missed = { $ratio }倍 未達
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }、Python { $python }。1倍を超えれば目標より良い値です。

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = duoのperft 3、start=own、最後の1手はまとめて数える
cli-figure-perft-make = duoのperft 3、start=own、すべての葉を置いて戻す
# $game is the name of a game as it is typed, here and below.
cli-figure-playouts = { $game }の一様ランダムなゲーム、最初から最後まで
cli-figure-playouts-middle = { $game }の一様ランダムなゲーム、よいゲームの{ $ply }手目から最後まで
cli-figure-cubes = キューブのタワー（4席）のランダムなゲーム、最初から最後まで
cli-figure-search = { $game }の最初からの探索のシミュレーション
cli-figure-search-middle = { $game }のよいゲームの{ $ply }手目からの探索のシミュレーション
cli-figure-threads = duoの探索のシミュレーション、2スレッドと1スレッドの比較
cli-figure-deals = triominosのランダムなラウンド（2席）、ボーナス計算あり
cli-figure-sample = 席から見える情報をもとにtriominosの隠された状態を選ぶ、Pythonから呼び出し
# $call is a line of Python.
cli-figure-list-moves = classicのよいゲームの{ $ply }手目でのPythonの{ $call }
cli-figure-first-duo = 新しいインタープリター: インポート、最初のduo、最初の手
cli-figure-first-other = 新しいインタープリター: 同じことを最も遅い別のゲームで
cli-figure-position-bytes = カーネルで最大の局面のメモリー
cli-figure-table-size = カーネルでのclassicの手の表のメモリー
cli-figure-pile = 山にタイル{ $count }枚
cli-figure-moves = { $count }手
cli-unit-leaves = 葉/秒
cli-unit-positions = 局面/秒
cli-unit-games = ゲーム/秒
cli-unit-nodes = ノード/秒
cli-unit-times = 倍
cli-unit-deals = ラウンド/秒
cli-unit-microseconds = マイクロ秒
cli-unit-seconds = 秒
cli-unit-bytes = バイト
cli-unit-mebibytes = MiB

## solve

cli-solve-about = ソロゲームのすべてのピースを置く方法を見つけ、記録として書き出します。
cli-solve-game = classic-soloまたはtrigon-solo
cli-solve-from = 記録または.blksgfのファイルから続ける。-は標準入力
cli-solve-seconds = N秒で止める (300)
cli-solve-seed = 別の探索をするための数 (0)
cli-solve-workers = 証明に使うスレッド（1なら再現可能）
cli-solve-output = 記録を書き込むファイル。省略すると出力する
cli-solve-codes = 終了コード:
cli-solve-code-found = 完全なゲームが見つかった
cli-solve-code-not = 時間内に見つからないか、解がない。最善のゲームは書き出される
cli-solve-code-stopped = Ctrl-Cで止められた。最善のゲームは書き出される
cli-solve-interrupted = 中断されました: { $total }個中{ $placed }個を配置
cli-solve-options-in-file = --fromはオプションをファイルから読むので、ほかの指定はできません
cli-solve-other-game = { $file }: これは{ $wanted }ではなく{ $found }のゲームです
cli-solve-best = 最善 { $placed }/{ $total }
cli-solve-playing = プレイ中
cli-solve-proving = 証明中
cli-solve-found = { $seconds }秒で{ $total }個のピースをすべて置きました
cli-solve-nothing = { $seconds }秒では解が見つかりませんでした。最善のゲームは{ $total }個中{ $placed }個を配置
cli-solve-impossible = すべてのピースを置くことはできません: { $reason }
cli-solve-tried = すべての可能性を試しました

## gtp

cli-gtp-about = 標準入力のGo Text Protocolのコマンドに応答します。
cli-gtp-game = classic-2などのゲーム、または'Blokus Two-Player' (duo) などの.blksgfファイルでの名前
cli-gtp-verbose = 拒否したコマンドを標準エラーに報告する

## arena

cli-arena-about = コンピューターのプレイヤーどうしを、組にしたゲームで対戦させて評価します。
cli-arena-game = プレイするゲーム（`cornerwise games`の一覧から）
cli-arena-player = プレイヤー、2人以上
cli-arena-games = ゲームの最大数 (200)
cli-arena-out = 結果を保存するフォルダー。省略すると表示だけ行う
cli-arena-jobs = 同時に行うゲームの数（プロセッサーごとに1つ）
cli-arena-seed = 別の序盤とランダムな選択のための数 (0)
cli-arena-opening-plies = プレイヤーが引き継ぐまでのランダムな手の数
cli-arena-even = 誰の勝率もこの値を超えない序盤だけを使う
cli-arena-move-timeout = 1手の秒数。超えると負け (60)
cli-arena-sprt = 2人の優劣が検定で決まり次第止める
cli-arena-alpha = ELO1を誤って採択する確率 (0.05)
cli-arena-beta = ELO0を誤って採択する確率 (0.05)
cli-arena-ray = Rayクラスターでプレイする。ADDRESSがなければローカルで
cli-arena-json = 要約をJSONで出力する
cli-arena-show = プレイせずに、フォルダーの結果を表示する
cli-arena-players = プレイヤー:
cli-arena-with-options = この探索オプションを使うコンピューター
cli-arena-gtp = GTPを話すプログラム
cli-arena-python = シードを受け取り、プレイヤーを返すPythonの関数
cli-arena-renamed = これらのどれかに別の名前をつけたもの
cli-arena-again = 止めた実行を続けるには、同じコマンドをもう一度入力してください。docs/arena.mdを参照してください。
cli-arena-goes-on = 中断されました。続けるには同じコマンドをもう一度入力してください
cli-arena-which-game = どのゲームですか？ --game GAME を付けてください。以前の結果を見るには --show FOLDER を付けます
cli-arena-bounds = --sprt: { $elo0 }は{ $elo1 }より小さくなければなりません
# How fast games are played, and how long it takes at that (as hours, minutes and seconds).
cli-arena-pace = { $rate }ゲーム/秒、残り時間: { $left }
# $pace says how fast games are played; $standing lists the players.
cli-arena-progress = { $total }ゲーム中{ $done }、{ $pace }: { $standing }
cli-arena-column-entrant = 参加者
cli-arena-column-elo = Elo
cli-arena-column-error = ±95%
cli-arena-column-games = ゲーム
cli-arena-column-share = 勝率
cli-arena-column-points = 得点
cli-arena-column-seconds = 秒/手
cli-arena-column-longest = 最長
cli-arena-column-faults = 異常
# Two players by name; $elo and $error are numbers, $share is a percentage.
cli-arena-duel = { $first }対{ $second }: { $share }、{ $wins }勝、{ $draws }引き分け、{ $losses }敗。Elo { $elo } ± { $error }
cli-arena-pairs = 組の得点 0、½、1、1½、2: { $counts }
cli-arena-test = SPRT { $elo0 }対{ $elo1 }: { $verdict }、LLR { $llr } ({ $lower }～{ $upper })
cli-arena-verdict-yes = 差は{ $elo1 }以上
cli-arena-verdict-no = 差は{ $elo0 }以下
cli-arena-verdict-open = 未決定
cli-arena-played = { $game }を{ $count }ゲーム

## bot

cli-bot-about = サーバーの席に座り、対戦が終わるまでプログラムに手を選ばせます。
cli-bot-url = http://localhost:8000などのサーバー
cli-bot-token = あなたのAPIキー
cli-bot-match = 自分の席がある、または空席のある対戦
cli-bot-pair = ゲームを探している誰とでも対戦する
cli-bot-timeout = 1手ごとの秒数 (120)
cli-bot-program = プログラムとその引数
cli-bot-key = キーは、スコープreadとplayを指定したPOST /api/tokensで取得します。--tokenの代わりにCORNERWISE_TOKENにも設定できます。
cli-bot-needs = ボットには{ $package }が必要です: { $install }
cli-bot-which = どのプログラムですか？ -- の後に書いてください
cli-bot-failed = プログラムが失敗しました: { $problem }
# $reason is one word of the protocol; $seats and $points are lists of numbers.
cli-bot-over = { $count ->
    [0] 終了 ({ $reason }): 勝者なし、得点 { $points }
   *[other] 終了 ({ $reason }): { $seats }の勝ち、得点 { $points }
  }

## backup and restore

cli-backup-about = サーバーのすべてのデータをファイルに書き出します。別の種類のデータベースにも復元できます。
cli-restore-about = 空のデータベースにバックアップファイルを読み込みます。別の種類のデータベースのものでもかまいません。
cli-backup-database = データベース ({ $default })
cli-backup-done = { $rows }行を{ $file }に書き出しました
cli-restore-done = { $rows }行を{ $file }から読み込みました

## i18n

cli-i18n-about = 翻訳の足りないメッセージや不明なメッセージ、英語のままの文、引数や複数形や用語の誤りを検査します。
cli-i18n-languages = deなどの言語タグ。指定がなければすべて
cli-i18n-unknown = 言語{ $tag }はありません（次から選んでください: { $known }）
cli-i18n-whole = { $languages }言語、{ $messages }メッセージ: 問題はありません

## puzzles

cli-puzzles-about = コンピューターのゲームからパズルを作るか、今あるパズルの解が1つだけであることを確かめます。
cli-puzzles-path = make: 書き込むフォルダー。verify: 付属のパズルの代わりに使うパズルのファイル
cli-puzzles-game = このゲームだけ。複数回指定可
cli-puzzles-count = ゲームごとのパズルの数
cli-puzzles-sample = ゲームごとにランダムに選んだこの数だけを確かめる
cli-puzzles-where = どのフォルダーですか？ makeの後に書いてください
cli-puzzles-made = { $game }のパズル: { $count }
cli-puzzles-proven = 証明したパズル: { $count }、{ $seconds }秒

## explore

cli-explore-about = ある局面でどの手が何回選ばれ、そのゲームがどう終わったかを調べます。
cli-explore-work = show: 局面で選ばれた手を表示。add: 序盤検索のファイルにゲームを追加。build: Cornerwise付属のコンピューターのゲームのファイルを作成。make: コンピューターどうしでゲームを行う。pack: ゲームを小さなファイルに書き出す
cli-explore-path = show、add、build: 序盤検索のファイル。指定がなければコンピューターのゲームのファイル。make、pack: 書き込むフォルダー
cli-explore-source = show: ゲーム、またはゲームのファイル。add: ゲームのファイルまたはフォルダー
cli-explore-count = make: 何ゲーム行うか
cli-explore-nodes = make: 1手ごとに調べる局面の数
cli-explore-one = showには、序盤検索のファイルの後に、ゲームまたはファイルが1つ必要です
cli-explore-nothing = このファイルには、この局面に達したゲームがありません。
cli-explore-added = 追加したゲーム: { $count }
# Columns of a table
cli-explore-column-games = ゲーム
cli-explore-column-won = 勝ち
cli-explore-column-margin = 点差
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = 表示した手: { $moves }のうち{ $shown }。ゲーム: { $games }

## moderate

cli-moderate-about = プレイヤーからの通報を確認し、対応します。動作中のサーバーには数秒で反映されます。
cli-moderate-works = 操作:
cli-moderate-list = 未対応の通報
cli-moderate-show = 1件の通報と、その前後のチャット
cli-moderate-close = 通報をリストから外す
cli-moderate-mute = プレイヤーのチャットを禁止する
cli-moderate-suspend = プレイヤーのゲームを禁止する
cli-moderate-rename = プレイヤーに、本人が変更できない別の名前を付ける
cli-moderate-lift = プレイヤーのミュートと停止をすべて解除する
cli-moderate-log = これまでの対応
cli-moderate-clear-club = リンクで指定したクラブの文章を消し、別の名前を付ける
cli-moderate-close-club = リンクで指定したクラブを閉じる。大会は残る
cli-moderate-rename-tournament = リンクで指定した大会に別のタイトルを付ける
cli-moderate-cancel-tournament = リンクで指定した大会を中止する
cli-moderate-what = 通報の番号、またはプレイヤーのユーザー名（アカウントがなければ、showで表示されるid）
cli-moderate-new-name = rename: 新しい名前
cli-moderate-for = mute、suspend: 12h、7d、4wなどの期間。指定がなければ無期限
cli-moderate-note = 理由。記録に残る
cli-moderate-closed = list: 対応済みの通報
cli-moderate-bad-time = { $time }は、12h、7d、4wのような期間ではありません
cli-moderate-empty = 未対応の通報はありません。
cli-moderate-reporter = 通報者: { $reporter }、id { $id }
cli-moderate-reported = 対象: { $name }、id { $id }
cli-moderate-times = このプレイヤーへの通報: { $count }
cli-moderate-match = 対戦{ $match }、{ $game }
cli-moderate-which-report = どの通報ですか？ 番号を書いてください
cli-moderate-who = どのプレイヤーですか？ ユーザー名を書いてください
cli-moderate-which-name = 新しい名前は何ですか？ ユーザー名の後に書いてください
cli-moderate-nobody = プレイヤー{ $name }はいません
cli-moderate-was-closed = 通報{ $number }を対応済みにしました
cli-moderate-done-until = 完了: { $name }、{ $time }まで
cli-moderate-done-for-good = 完了: { $name }、無期限
cli-moderate-done = 完了: { $name }
cli-moderate-lifted = 解除しました: { $name }
cli-moderate-renamed = プレイヤーの名前は{ $name }になりました
cli-explore-needs-path = 書き込むファイルまたはフォルダーを指定してください
# $command is what to type
cli-explore-not-built = コンピューターのゲームがまだ準備されていません。次を実行してください: { $command }
cli-explore-built = { $file }にあるコンピューターのゲーム: { $count }
cli-explore-packed = { $file }: { $count }ゲーム、{ $size }バイト
