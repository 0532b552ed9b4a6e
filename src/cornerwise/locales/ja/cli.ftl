## The command line: what every command shares. Words in capitals (FILE, GAME) and options (--ply) are typed and stay.

cli-about = ブロックス系のゲームとトリオミノス：ルール、記録、図、プレイ。
cli-commands = コマンド
cli-examples = 例:
cli-version = プログラムのバージョンを表示して終了する
cli-language = システムの言語の代わりに、deやpt-BRなど、この言語を使う
cli-own-games = このPythonファイルが登録するゲームも読み込む
cli-interrupted = 中断されました
# $message says what is wrong, $command is a command to be typed.
cli-see-help = { $message }（`{ $command }`を参照）

## What each command does, in the list of all commands

cli-games = すべてのゲームとオプションを一覧表示する
cli-play = ターミナルでプレイする
cli-serve = ブラウザーとプログラムのためのサーバーを動かす
cli-replay = ファイルのゲームを検査して表示する
cli-analyse = 局面の最善手を表示する
cli-review = ゲームで損の大きかった手を表示する
cli-audit = ゲームの終盤で失った点を数える
cli-draw = 局面をSVGまたはテキストで描く
cli-perft = 決まった手数の後の局面を数える
cli-bench = 速度とサイズを測り、目標と比べる
cli-solve = ソロゲームの解を見つける
cli-gtp = Go Text Protocolでほかのプログラムと通信する
cli-arena = コンピューターのプレイヤーどうしを対戦させる
cli-bot = GTPプログラムにサーバーでプレイさせる
cli-backup = サーバーのすべてのデータをファイルに書き出す
cli-restore = 空のデータベースにバックアップファイルを読み込む
cli-moderate = 通報を確認して対応する
cli-i18n = 翻訳を検査する
cli-puzzles = パズルを作り、証明する
cli-explore = ある局面でどんな手が選ばれたかを調べる

## What is said about arguments, whatever the command

cli-usage = 使い方:
cli-positional-arguments = 位置引数
cli-options = オプション
cli-help = このヘルプを表示して終了する
cli-required = 次の引数が必要です: { $value }
cli-one-required = 引数{ $value }のどれか1つが必要です
cli-unrecognized = 認識できない引数: { $value }
cli-not-with = 引数{ $value }と同時には使えません
cli-ambiguous = あいまいなオプション: { $option }は{ $matches }のどれにも当てはまります
cli-argument = 引数{ $argument_name }: { $message }
cli-invalid-choice = 無効な値: { $value }（{ $choices }から選んでください）
cli-ignored = このオプションに値は指定できませんが、{ $value }が指定されました
cli-expected-one = 引数が1つ必要です
cli-expected-some = 引数が少なくとも1つ必要です
# $count is the number, $value shows it.
cli-expected = { $count ->
   *[other] 引数が{ $value }個必要です
  }
