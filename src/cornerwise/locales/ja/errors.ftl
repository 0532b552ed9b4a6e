### What is wrong, in one line: it may follow a file's name and a colon.
### Words in plain ASCII that people type (names of games, options, fields, commands) are arguments or
### stand in quotation marks within braces, and stay as they are.

## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

# $where is the name of a game, an option, a field or a file, or the number of a rule.
error-at = { $where }: { $problem }
error-at-move = { $number }手目: { $problem }
error-at-ply = 手{ $number }: { $problem }
error-at-character = { $problem }（{ $offset }文字目）

## Games and options

# $name and $near are in quotation marks already, as all that people have typed.
error-no-game-but = { $name }というゲームはありません。{ $near }のことですか？
error-no-game = { $name }というゲームはありません。{ "`cornerwise games`" }で全ゲームを表示します
error-wrong-family = { $wanted ->
    [flat-placing] { $game }はここでは使えません。平らなボードにピースを置くゲーム専用です
    [two-party] { $game }はここでは使えません。2者が対戦するゲーム専用です
   *[placing] { $game }はここでは使えません。ピースを置くゲーム専用です
  }
error-no-option = オプション{ $option }はありません（次から選んでください: { $known }）
error-no-options = オプション{ $option }はありません。このゲームにはオプションがありません
error-option-value = { $option }を{ $value }にはできません（次から選んでください: { $choices }）
error-option-no-text = { $option }を{ $value }にはできません。テキストでなければなりません
error-few-colours = 1人{ $each }色には色が足りません
# $edition is typed, such as french.
error-edition-seats = { $edition }版のプレイヤーは{ $fewest }～{ $most }人で、{ $seats }人ではできません
error-deals-no-target = ラウンド数の決まった対戦に目標点はありません。どちらか一方を選んでください
# $scoring is typed, such as no-points.
error-one-deal = 得点計算{ $scoring }は1ラウンド用で、{ $deals }ラウンドではできません
error-seed = シードは整数でなければならず、{ $seed }は使えません
error-no-seed = このゲームにはランダムな要素がないので、シードは使いません
error-few-tiles = タイル{ $tiles }枚では、{ $hand }枚ずつ{ $seats }人に配れません

## Handicaps: the option "without"

error-handicap-form = { "without" }は{ "blue:I5,W5/red:X5" }のように書いてください。{ $text }は使えません
error-handicap-twice = { "without" }に同じ色が2回あります: { $text }
error-handicap-colour = { "without" }: { $colour }はこのゲームの色ではありません（次から選んでください: { $known }）
error-handicap-piece = { "without" }: ピース{ $piece }はありません（次から選んでください: { $known }）
error-handicap-copies = { "without" }: { $colour }の{ $piece }は{ $copies }個だけで、{ $count }個はありません
error-handicap-all = { "without" }: { $colour }にはピースを少なくとも1個残してください
error-handicap-shared = { "without" }: 全プレイヤーが1組のピースを共有するので、ハンデはつけられません

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text }は高さマップではありません。数字の行を / か改行で区切って書いてください
error-heights-uneven = { $text }は高さマップではありません。行の長さがそろっていません
error-heights-cubes = { $text }は高さマップではありません。キューブは2～{ $most }個ですが、{ $cubes }個あります
error-heights-parts = R4: 高さマップのマスは、すべてつながっていなければなりません
# $text is the name of a file from here on.
error-heights-long = { $text }は使えません。R4: 高さマップは{ $most }バイトまでです
error-heights-no-text = { $text }は使えません。R4: 高さマップはテキストファイルでなければなりません
error-heights-file = { $text }は使えません: { $problem }

## Moves

# $why is one of the messages that begin with why-, $clause the number of a rule.
error-illegal-move = { $move }はできません: { $why }（{ $clause }）
error-no-cell = { $board }のボードに{ $text }はありません
error-cell-twice = { $text }には同じ場所が2回あります
error-lays-nothing = { $text }はピースを置きません
error-no-colour = { $text }は色ではありません（次から選んでください: { $known }）
error-no-such-colour = { $game }に色{ $colour }はありません（次から選んでください: { $known }）
error-no-tile = { $text }はタイルではありません（{ "0-2-5" }のように書いてください）
error-tile-order = { $text }はタイルではありません。数字が途中で小さくなってはいけません（{ "0-2-5" }のように書いてください）
error-no-move = { $text }は手ではありません（{ "0-2-5@1,0/2" }のように書いてください）
error-opponent = 相手には、レベル、{ "random" }、{ "self" }、プレイヤー、または手を選ぶ関数を指定します。{ $given }は使えません
error-seat-idle = { $game }: 訓練するプレイヤーに一度も番が回りません
error-text-long = 局面は{ $most }文字までなので、これは長すぎます: { $text }
# $text is the name of a colour, as it is typed.
error-text-missing = { $count }手の後、{ $text }はピースを置けますが、この局面にはその色のピースがこれ以上ありません
error-text-twice = { $text }が2回あります
error-text-part = 局面に{ $text }という部分はありません（次から選んでください: { $known }）
error-text-points = { $text }には、{ "120,-5" }のように、{ $seats }人全員のプレイヤーの得点が必要です
error-text-deals = { $text }: これらのラウンドで対戦は終わっているはずです
error-text-hidden = タイル{ $text }はほかのプレイヤーだけが見たので、この局面からゲームは作れません
# For those who write a game in Python; $promise is in English.
error-promise = { $game }: { $promise }（{ $moves }の後）

## Files of games

error-file-long = ファイルが{ $most }文字を超えています
error-file-empty = ファイルが空です
error-file-no-game = これは記録（JSON）でも{ ".blksgf" }ファイルでもありません
error-file-design = これはゲームではなくデザインです。{ "`cornerwise draw`" }で表示できます
error-file-several = { $file }にはゲームが{ $count }個あります。{ "load_games" }ですべて読み込めます
error-file-suffix = { $file }: ゲームファイルの名前は次のどれかで終わらなければなりません: { $known }
error-explorer-file = { $file }は序盤検索のファイルではありません
error-file-json = これはJSONファイルではありません: { $problem }
error-field-missing = { $field }がありません
error-field-twice = { $field }が2回あります
error-field-unknown = { $field }という項目はありません
error-field-fraction = { $text }は整数ではありません。記録には整数しか使えません
# $wanted and $given are one of the following, or stand so in the file.
error-field-type = { $field }: { $given }ではなく{ $wanted }が必要です
error-type-object = オブジェクト
error-type-list = リスト
error-type-number = 整数
error-type-text = テキスト
error-type-writable = サロゲートペアの片方だけを含まない、正しいUnicodeのテキスト
error-type-move = 手の番号
error-record-version = { "version" }: 読めるのは{ $version }だけで、{ $given }は読めません
error-record-players = { "players" }: { $game }のプレイヤーは{ $seats }人です
error-record-comment = { "comments" }: { $number }手目はありません
error-record-family = { "variant" }: { $game }はピースを置くゲームではありません
error-record-not-over = { "result" }: ゲームは終わっていません
# $result and $given are results in English, as records have them.
error-record-no-result = { "result" }: ゲームは終わって{ $result }ですが、結果が書かれていません
error-record-result = { "result" }: ゲームは終わって{ $result }で、{ $given }ではありません

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = ノードがこの木にありません
error-sgf-charset = 文字コード{ $charset }には対応していません
error-sgf-not-charset = テキストが正しい{ $charset }ではありません
error-sgf-unfinished = ファイルが木の途中で終わっています
error-sgf-no-tree = ファイルにゲーム木がありません
error-sgf-no-node = 木はノードで始まらなければなりません
error-sgf-node-place = ノードは木の中で、変化より前になければなりません
error-sgf-many = ノードが{ $most }個を超えています
error-sgf-close = ここで閉じる木がありません
error-sgf-meaning = 予期しない{ $sign }
error-sgf-property-place = プロパティはノードの中になければなりません
error-sgf-property-twice = ノードに{ $name }が2回あります
error-sgf-no-value = { $name }に値がありません
error-sgf-endless = 値を閉じるかっこがありません
error-sgf-property = プロパティには、英数字の名前と値が必要です。{ $name }にはどちらかがありません
error-sgf-game = 不明なゲーム{ $name }
error-sgf-own = { $name }のゲームにはプロパティ{ $property }が必要です
error-sgf-two-games = ファイルには、ゲームが{ $name }とも{ $game }とも書かれています
error-sgf-setup = { $name }は局面を設定するので、ゲームをルールどおりに再生できません
error-sgf-two-moves = 1つのノードに{ $first }と{ $second }の2手があります
# P11 is the number of a rule.
error-sgf-early = ここでは{ $colour }の手ですが、{ $turn }の番で、置けるピースもあります（P11）
error-sgf-colour = { $game }に色{ $name }はありません

## What has to be installed. $install is a command.

error-extra-solve = 解くにはOR-toolsが必要です: { $install }
error-extra-nets = ネットにはonnxruntimeが必要です: { $install }
error-extra-pictures = PNGとWebPの画像にはresvgとPillowが必要です: { $install }
error-extra-cluster = クラスターにはRayが必要です: { $install }

## Puzzles

error-not-solo = { $game }はソロゲームではありません（次から選んでください: { $known }）
solo-no-room = { $colour }に{ $piece }の置き場がありません
solo-no-reach = { $colour }には{ $cells }の広さが必要ですが、届くのは{ $room }だけです
solo-few-cells = 残りのピースには空きが{ $needed }か所必要ですが、{ $free }か所しか残っていません
error-puzzle = これはパズルのファイルではありません
error-puzzle-unproven = パズル{ $id }には別の解があるか、解がありません

## The computer player

error-level = レベルは{ $least }～{ $most }で、{ $given }はありません
error-strength-both = レベルを指定するとノード数と時間も決まります。レベルか、ノード数と時間のどちらかを指定してください
error-no-parameter = パラメーター{ $name }はありません（次から選んでください: { $known }）
# $wanted is one of the next three.
error-value = { $name }は{ $wanted }でなければならず、{ $given }は使えません
error-wants-whole = { $least }～{ $most }の整数
error-wants-seconds = { $most }以下の秒数
error-wants-or = { $wanted }または{ $other }
error-search-nodes = 探索には少なくとも1ノードが必要で、{ $given }ではできません
error-search-time = 探索には0秒より長い時間が必要で、{ $given }ではできません
error-search-memory = 探索には少なくとも{ $least } MiBのメモリーが必要で、{ $given }ではできません
error-search-limits = 探索にはノード数か時間制限が必要です
error-search-tuning = 探索をこのように設定することはできません: { $problem }
error-evaluator = 評価器{ $name }はなく（次から選んでください: { $known }）、その名前のファイルもありません
error-slip = ミスの割合は0～1でなければならず、{ $given }は使えません
error-threads = スレッドは1～{ $most }で、{ $given }にはできません
error-no-net = パッケージに{ $game }のネットはありません
error-nobody-moves = 今は誰にも可能な手がないので、選ぶものがありません
error-net-large = { $file }はネットとしては大きすぎます
error-net-damaged = { $file }はネットではありません: { $problem }
error-net-foreign = { $file }はこのプログラムのネットではありません
error-net-board = { $file }は、{ $game }とは別のボードか別のピースで訓練されています
error-net-shape = { $file }は、{ $game }のネットとは形が違います

## Arenas, in which computer players are rated

# $spec is the entrant as it was typed.
error-entrant = 参加者{ $spec }: { $problem }
error-no-program = プログラム{ $program }はありません
error-programs-play = プログラムがプレイできるのはピースを置くゲームだけで、{ $game }はそうではありません
error-not-one-of = 次から選んでください: { $known }
error-not-called = { $name }は呼び出せません
error-not-pair = { $text }は{ "NAME=VALUE" }の形ではありません
error-value-parts = { $name }は1つの値なので、部分はありません
error-worker-ended = ワーカーがプレイを始める前に止まりました。エラーは上に表示されています
error-no-cluster = { $address }にRayクラスターはありません: { $problem }
error-machines-lost = ゲーム{ $number }: プレイ中に{ $count }台のマシンが失われました
error-arena-entrants = アリーナには少なくとも2人の参加者が必要です
# $name is the same as $spec, in quotation marks.
error-arena-names = { $name }という参加者が2人います。一方に{ "NAME=" }{ $spec }で別の名前をつけてください
error-arena-alone = { $game }は1人用です。アリーナには2人以上のゲームが必要です
error-arena-time = 1手の時間は0より長くなければなりません
error-arena-two = 逐次検定には、ちょうど2人の参加者が必要です
error-arena-plies = { $game }は{ $plies }手のランダムな手の後には必ず終わっています。少なくしてください
error-arena-even = ランダムな手が{ $plies }手で十分に互角な{ $game }の序盤が見つかりません。許容する差を広げてください
error-arena-version = これはバージョン{ $version }のアリーナの設定ではありません
error-arena-settings = 設定が壊れています: { $problem }
error-arena-none = { $folder }: { $file }がないので、このフォルダーにアリーナはありません
error-arena-busy = { $folder }: 別の実行がこのフォルダーを使っています
error-arena-other = { $folder }: このフォルダーは設定の異なる実行のものです。{ $name }は{ $was }でしたが、今は{ $now }です
error-arena-line = { $file }、{ $line }行目: 壊れています（{ $problem }）

## Training and measuring

error-net-part = { $text }は、ゲームでも、{ $most }以下の数を使ったGAME*NUMBERでもありません
error-net-shared = { $first }と{ $second }は違いが大きすぎて、ネットを共有できません
error-window = { $file }は{ $game }のウィンドウではありません: { $problem }
error-holds-no = { $folder }に{ $name }はありません
error-no-training = { $folder }に訓練はありません: { $problem }
error-other-training = { $folder }にあるのは{ $game }ではなく、別のゲームの訓練です
error-unreadable = { $file }を読めません: { $problem }
error-learning = ステップ{ $step }で学習が失敗しました。損失が数値でなくなりました
error-no-figure = 項目{ $name }はありません（次から選んでください: { $known }）

## Environments, for programs that learn to play

error-action-of = ゲーム{ $number }の行動{ $action }
error-action-type = 行動は整数でなければなりません
error-action-range = 行動は0～{ $most }で、{ $given }はありません
error-action-place = 空いている場所{ $place }はありません
error-step-after-end = ゲームは終わっています（{ $clause }）。次の行動の前にリセットしてください
error-not-reset = { $what }の前に{ "reset()" }を呼び出してください
error-rewards = 報酬は{ $known }のどれかでなければならず、{ $given }は使えません
error-illegal-actions = 不正な行動の設定は{ $known }のどれかでなければならず、{ $given }は使えません
error-seat = ここでの{ $game }の席は0～{ $most }で、{ $given }はありません
error-batch-games = ゲームは1～{ $most }個で、{ $given }個にはできません
error-no-observer-parameters = 観測にパラメーターはありません

## Running a server

error-smtp-url = { "smtp" }は、{ $first }や{ $second }のようなURLでなければなりません
error-database-url = データベースは、{ $example }のようなURLでなければなりません
error-database-file = データベースのURLは、{ $example }のようにファイルを指定しなければなりません
error-database-open = データベース{ $file }を開けません: { $problem }
error-no-database = { $name }というデータベースはありません（次から選んでください: { $known }）
error-database-full = データベースが空ではありません。復元するとデータが上書きされます。空のデータベースを選んでください
error-workers-database = SQLiteは1つのプロセスでしか使えないので、複数のワーカーにはPostgreSQLが必要です
error-workers-redis = 複数のワーカーがイベントをやり取りするにはRedisが必要です
error-backup-table = { $file }: バックアップに、このバージョンの知らない表があります
error-backup-version = { $file }: これは別のバージョンのバックアップです。そのバージョンで復元してください
error-backup-damaged = { $file }: これはバックアップではないか、壊れています

## A program that plays on a server. $said is what the server says, in English.

error-refused = サーバーが拒否しました: { $said }
error-refused-socket = サーバーがソケットを拒否しました。キーを確認してください
error-connection = 接続が切れました: { $problem }
error-no-free-seat = その対戦に空席はありません

## What a server refuses, for those who write programs for it

refused-no-address = このアドレスには何もありません
refused-http = リクエストに応答できません: { $said }
refused-request-long = リクエストは{ $most }バイトまでです
refused-message-long = メッセージは{ $most }バイトまでです
refused-games = テキストに入れられるのは、{ $boards }種類のボードの{ $games }ゲームまでです
refused-takes-long = 時間かメモリーがかかりすぎます。もっと小さいもので試してください
refused-too-many = この種のリクエストが多すぎます。{ $seconds }秒後にもう一度お試しください
refused-version = このサーバーのプロトコルはバージョン{ $version }です
refused-followed = 1つのソケットで追える対戦は{ $most }個までです
refused-origin = このページはこのサーバーの使用を許可されていません
refused-host = このサーバーはそのホスト名では応答しません
refused-broken = サーバーで問題が発生しました。もう一度お試しください
refused-storage = 今は何も保存できません。少し待ってから、もう一度お試しください
refused-closing = サーバーを停止しています。少し待ってから、もう一度お試しください
refused-searches = 順番待ちの探索が多すぎます。少し待ってから、もう一度お試しください
refused-no-answer = コンピューターが手を見つけられませんでした
refused-other-server = 同時に変更がありました。もう一度お試しください

## Refusals: accounts and keys

# $how is how a program asks for it.
refused-no-session = セッションがありません。{ $how }で始めてください
refused-no-key = そのキーは存在しないか、削除されています
refused-no-such-key = そのようなキーはお持ちではありません
refused-no-such-session = そのようなセッションはありません
refused-no-such-puzzle = そのようなパズルはありません
refused-session-old = 先にもう一度ログインしてください
# $scope is typed: read or play.
refused-scope = このキーには{ $scope }の権限がありません
refused-person = これができるのはプレイヤー本人だけで、キーを使うプログラムにはできません
refused-account-taken = そのユーザー名は使われているか、すでにアカウントをお持ちです
refused-account-name = ユーザー名は、目に見える1～24文字でなければなりません
refused-password = ユーザー名またはパスワードが違います
refused-common-password = そのパスワードはよく使われるものです。別のパスワードを選んでください
refused-recovery-code = それはこのアカウントのリカバリーコードではありません
refused-code = そのコードは存在しないか、使用済みか、期限切れです
refused-passkey = そのパスキーはここでは使えません。別の方法でログインしてください
refused-passkey-account = パスキーはアカウントに属します。先にアカウントを作成してください
refused-rating = レート戦ができるのは、アカウントを持つプレイヤーだけです
refused-subscription = このサーバーはこのブラウザーに通知を送れません
refused-no-mail = このサーバーはメールを送りません
refused-mail-failed = メールを送れませんでした。後でもう一度お試しください
refused-account-letters = ユーザー名に、ラテン文字とキリル文字のような異なる文字体系を混ぜることはできません

## Refusals: setting up a match

refused-seat-count = このオプションでは{ $game }の席は{ $seats }で、{ $given }ではありません
refused-levels = レベルは{ $least }～{ $most }です
refused-handicap-twice = ハンデはオプション{ "`without`" }で指定しますが、2回指定されています
refused-handicap-rated = ハンデ付きのゲームはレート戦にできません
refused-nobody-plays = 少なくとも1つの席は人のための席でなければなりません
refused-clock = 持ち時間は1秒～{ $most }日でなければなりません
refused-increment = 加算時間は10分までで、ゲーム全体の持ち時間があるときだけ使えます
refused-turn-limit = 手番の時間制限には、1手ごとの持ち時間が必要です
refused-waiting-matches = ロビーで待機できる対戦は、あなたまたはあなたのアドレスにつき{ $most }個までです。先に1つを中止してください

## Refusals: tournaments

refused-no-tournament = そのような大会はありません
refused-tournament-phase = この大会では、今はできません
refused-tournament-full = この大会は満員です。参加できるのは{ $most }人までです。観戦はできます
refused-tournament-host = これができるのは、大会の主催者だけです
refused-tournament-few = この種類の大会には、少なくとも{ $least }人のプレイヤーが必要です
refused-tournament-clock = 大会には持ち時間が必要で、アリーナでは分単位にしてください
refused-tournament-game = 大会で使えるのは、チーム戦ではない2～{ $most }人のプレイヤー用のゲームです
refused-tournament-tables = 3人以上のプレイヤーのゲームには、スイス式の大会かアリーナが必要です
refused-tournament-time = 開始日時は、今から1年以内で選んでください
refused-tournament-number = 大会の開始に必要な人数は、参加できるプレイヤーの人数を超えられません。もっと少ない人数にしてください
refused-tournament-engines = 大会には、少なくとも1人は人間のプレイヤーが必要です
refused-no-entrant = この番号の参加者はいません
refused-waiting-tournaments = 開始前の大会は{ $most }個までです。先に1つを開始するか中止してください
refused-in-tournament = 大会のゲームではできません

## Refusals: clubs

refused-no-club = そのようなクラブはありません
refused-no-member = その名前の人はクラブにいません
refused-club-account = クラブにはアカウントが必要です。先にログインするか、登録してください
refused-club-name = クラブの名前には、少なくとも{ $least }個の文字または数字が必要です
refused-club-letters = クラブの名前に、ラテン文字とキリル文字のような異なる文字体系を混ぜることはできません
refused-club-taken = この名前、またはよく似た名前のクラブがすでにあります。別の名前を選んでください
refused-club-members-only = これができるのは、クラブのメンバーだけです
refused-club-organisers = これができるのは、クラブの管理者だけです
refused-club-owner = これができるのは、クラブのオーナーだけです
refused-club-invitation = このクラブは招待制です。管理者にリンクをもらってください
refused-club-full = このクラブは満員です。メンバーは{ $most }人までです。別のクラブを選んでください
refused-club-too-many = 参加できるクラブは{ $most }個までです。先に1つを退会してください
refused-club-too-many-owned = オーナーになれるクラブは{ $most }個までです。先に1つを削除するか、ほかの人をオーナーにしてください
refused-club-successor = このメンバーはすでに上限の{ $most }個のクラブのオーナーです。ほかの人を選んでください
refused-club-owner-leaves = クラブを退会する前に、ほかの人をオーナーにしてください

## Refusals: in a match. Players are counted from 1.

refused-no-match = そのような対戦はありません
refused-phase = { $phase ->
    [waiting] 対戦はまだ始まっていません
    [paused] 対戦は一時停止中です
    [over] 対戦は終わっています
   *[playing] 対戦は進行中です
  }
refused-seat-out = プレイヤー{ $number }は脱落しています
refused-stale = 対戦は{ $given }ではなく、イベント{ $seq }まで進んでいます
refused-no-seat = ここではプレイヤー{ $number }としてプレイできません
refused-seat-not-yours = あなたはプレイヤー{ $number }ではありません
refused-seat-taken = プレイヤー{ $number }の席は埋まっています
refused-have-seat = すでに席に座っています
refused-turn = あなたの番ではありません。プレイヤー{ $number }を待ってください
refused-mover-only = 頼めるのは自分の番だけです
refused-nobody-moves = 今は誰にも可能な手がありません
refused-computer-plays = この席ではコンピューターがプレイしています
refused-computer-plays-on = コンピューターは続けたいようです
# $proposal is typed, such as undo.
refused-proposal-open = 前の提案（{ $proposal }）への返事がまだです。返事をするか、待ってください
refused-no-proposal = あなたが返事をする提案はありません
refused-rematch = 再戦はすでに始まっています
refused-not-gone = プレイヤー{ $number }は退席していません
refused-no-undo = 戻せる手がありません
refused-no-hints = このテーブルではヒントはオフです
refused-no-hint-found = ヒントが見つかりませんでした。もう一度お試しください
refused-hidden-hands = 手持ちのタイルを隠すゲームは、終わった後にJSONでだけ保存できます
refused-match-or-record = 対戦か記録のどちらか一方を指定してください
refused-review-early = 対戦をレビューできるのは、終わった後だけです
refused-no-picture = そのような画像はありません

## Refusals: talking

refused-no-chat = このテーブルではチャットはオフです
refused-speak = ここに書けるのはプレイヤーだけです
refused-presets = このテーブルで使えるのは定型文だけです
refused-preset-or-text = 定型文かテキストのどちらか一方を指定してください
refused-said-enough = このテーブルには、これ以上メッセージを書けません
refused-mute = その席には、ミュートできる人がいません
refused-no-line = その番号のメッセージはありません
refused-free-chat-off = 先にアカウントで自由入力をオンにしてください
refused-nobody-reads = このテーブルには、自由入力をオンにしている人がほかにいません。定型文を使ってください
refused-chat-taken = チャットは使えなくなりました。理由はこのサーバーの運営者に尋ねてください
# $date is written as 2026-11-18.
refused-chat-taken-until = { $date }までチャットは使えません

## Refusals: other people

refused-no-account = そのユーザー名の人はいません。つづりを確認してください
refused-contacts-account = これにはアカウントが必要です。先にログインするか、登録してください
refused-yourself = 自分以外の人を選んでください
refused-contacts-full = このリストはいっぱいです（{ $most }人まで）。先に誰かを外してください
refused-follow = このプレイヤーはフォローできません
refused-company = このゲームには参加できません。別のゲームを選んでください
refused-challenge = このプレイヤーは、あなたからの対戦の申し込みを受け付けていません
refused-challenge-open = このプレイヤーは、前回の対戦の申し込みにまだ返事をしていません。待つか、先に取り消してください
refused-challenges-full = { $most }件の対戦の申し込みが返事待ちです。先に1件取り消してください
refused-challenge-seats = 1つの席は自分、もう1つの席は相手のものでなければなりません
refused-no-challenge = この対戦の申し込みは、返事済みか、取り消されたか、期限切れです
refused-series-seats = シリーズは、2人のプレイヤーのゲームでだけ使えます
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = シリーズの長さは次のどれかです：{ $lengths }
refused-report-what = どのメッセージ、またはどのプレイヤーを通報するかを指定してください
refused-report-seat = その席には、通報できる人がいません
refused-report-table = このテーブルを通報できるのは、テーブルのプレイヤーだけです
refused-suspended = あなたのアカウントは停止されています。理由はこのサーバーの運営者に尋ねてください
# $date is written as 2026-11-18.
refused-suspended-until = あなたのアカウントは{ $date }まで停止されています
refused-name-taken = 名前は変更できません。理由はこのサーバーの運営者に尋ねてください
refused-name-taken-until = { $date }まで名前は変更できません

## The opening explorer

error-packed-games = これは序盤検索用のゲーム集ではないか、壊れています
error-being-built = 別のプロセスが今{ $file }を作成しています
# $command is what to type
refused-no-engine-games = このサーバーには、表示できるコンピューターのゲームがまだありません。運営者は次のコマンドで用意できます：{ $command }
refused-engine-games-soon = コンピューターのゲームを準備しています。数分後にもう一度お試しください
error-moderate-no-report = 通報{ $number }はありません
error-moderate-bad-name = { $name }は名前に使えません
error-moderate-name-taken = 名前{ $name }は使われています
