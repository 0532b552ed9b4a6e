### What is wrong, in one line: it may follow a file's name and a colon.
### Words in plain ASCII that people type (names of games, options, fields, commands) are arguments or
### stand in quotation marks within braces, and stay as they are.

## Where something is wrong. $problem is one of the sentences below, or comes from another program in English.

# $where is the name of a game, an option, a field or a file, or the number of a rule.
error-at = { $where }: { $problem }
error-at-move = { $number }번째 수: { $problem }
error-at-ply = 수 { $number }: { $problem }
error-at-character = { $problem } ({ $offset }번째 글자)

## Games and options

# $name and $near are in quotation marks already, as all that people have typed.
error-no-game-but = { $name }: 그런 게임이 없습니다. 혹시 { $near }인가요?
error-no-game = { $name }: 그런 게임이 없습니다. { "`cornerwise games`" }로 모든 게임을 볼 수 있습니다
error-wrong-family = { $wanted ->
    [flat-placing] { $game }: 여기서는 쓸 수 없습니다. 평평한 보드에 조각을 놓는 게임에만 됩니다
    [two-party] { $game }: 여기서는 쓸 수 없습니다. 두 편이 겨루는 게임에만 됩니다
   *[placing] { $game }: 여기서는 쓸 수 없습니다. 조각을 놓는 게임에만 됩니다
  }
error-no-option = { $option }: 그런 옵션이 없습니다 (다음 중에서 고르세요: { $known })
error-no-options = { $option }: 그런 옵션이 없습니다. 이 게임에는 옵션이 없습니다
error-option-value = { $option }: { $value } 값은 쓸 수 없습니다 (다음 중에서 고르세요: { $choices })
error-option-no-text = { $option }: { $value } 값은 쓸 수 없습니다. 텍스트여야 합니다
error-few-colours = 한 명당 { $each }가지를 쓰기에는 색이 모자랍니다
# $edition is typed, such as french.
error-edition-seats = { $edition } 판의 플레이어는 { $seats }명이 아니라 { $fewest }~{ $most }명입니다
error-deals-no-target = 라운드 수가 정해진 매치에는 목표 점수가 없습니다. 둘 중 하나를 고르세요
# $scoring is typed, such as no-points.
error-one-deal = { $scoring } 점수 계산은 { $deals }라운드가 아니라 1라운드용입니다
error-seed = 시드는 정수여야 하는데 { $seed }입니다
error-no-seed = 이 게임에는 무작위가 없으므로 시드를 쓰지 않습니다
error-few-tiles = 타일 { $tiles }개로는 { $hand }개씩 손패 { $seats }벌을 만들 수 없습니다

## Handicaps: the option "without"

error-handicap-form = { "without" } 옵션은 { "blue:I5,W5/red:X5" }처럼 써야 하는데 { $text }입니다
error-handicap-twice = { "without" }에 같은 색이 두 번 있습니다: { $text }
error-handicap-colour = { "without" }: { $colour } 색은 이 게임에 없습니다 (다음 중에서 고르세요: { $known })
error-handicap-piece = { "without" }: { $piece } 조각이 없습니다 (다음 중에서 고르세요: { $known })
error-handicap-copies = { "without" }: { $colour }의 { $piece } 조각은 { $count }개가 아니라 { $copies }개뿐입니다
error-handicap-all = { "without" }: { $colour }에는 조각을 적어도 하나 남겨야 합니다
error-handicap-shared = { "without" }: 모든 플레이어가 조각 한 세트를 함께 쓰므로 핸디캡을 줄 수 없습니다

## Boards of cubes. R4 is the number of a rule.

error-heights-form = { $text }: 높이 맵이 아닙니다. 숫자 줄 사이에 /나 줄 바꿈을 넣어 쓰세요
error-heights-uneven = { $text }: 높이 맵이 아닙니다. 줄의 길이가 서로 다릅니다
error-heights-cubes = { $text }: 높이 맵이 아닙니다. 큐브는 2~{ $most }개여야 하는데 { $cubes }개입니다
error-heights-parts = R4: 높이 맵의 모든 칸은 이어져 있어야 합니다
# $text is the name of a file from here on.
error-heights-long = { $text }: 쓸 수 없습니다. R4: 높이 맵은 { $most }바이트까지입니다
error-heights-no-text = { $text }: 쓸 수 없습니다. R4: 높이 맵은 텍스트 파일이어야 합니다
error-heights-file = { $text }: 쓸 수 없습니다: { $problem }

## Moves

# $why is one of the messages that begin with why-, $clause the number of a rule.
error-illegal-move = { $move }: 둘 수 없습니다: { $why } ({ $clause })
error-no-cell = { $board } 보드에 { $text } 자리는 없습니다
error-cell-twice = { $text }: 같은 자리가 두 번 있습니다
error-lays-nothing = { $text }: 조각을 놓지 않습니다
error-no-colour = { $text }: 색이 아닙니다 (다음 중에서 고르세요: { $known })
error-no-such-colour = { $game }: { $colour } 색이 없습니다 (다음 중에서 고르세요: { $known })
error-no-tile = { $text }: 타일이 아닙니다 ({ "0-2-5" }처럼 쓰세요)
error-tile-order = { $text }: 타일이 아닙니다. 숫자가 작아지면 안 됩니다 ({ "0-2-5" }처럼 쓰세요)
error-no-move = { $text }: 수가 아닙니다 ({ "0-2-5@1,0/2" }처럼 쓰세요)
error-opponent = 상대는 레벨, { "random" }, { "self" }, 플레이어, 또는 행동을 고르는 함수여야 하는데 { $given }입니다
error-seat-idle = { $game }: 학습할 플레이어에게 차례가 한 번도 오지 않습니다
error-text-long = 국면은 { $most }자까지이므로 이것은 너무 깁니다: { $text }
# $text is the name of a colour, as it is typed.
error-text-missing = { $count }수 뒤에 { $text } 조각을 놓을 수 있는데, 국면에는 이 색의 조각이 더 없습니다
error-text-twice = { $text }: 두 번 나옵니다
error-text-part = { $text }: 국면에 그런 부분이 없습니다 (다음 중에서 고르세요: { $known })
error-text-points = { $text }: { "120,-5" }처럼 플레이어 { $seats }명 모두의 점수여야 합니다
error-text-deals = { $text }: 이 라운드들로 매치가 이미 끝났을 것입니다
error-text-hidden = 타일 { $text }: 다른 플레이어만 본 타일이라, 이 국면으로 게임을 만들 수 없습니다
# For those who write a game in Python; $promise is in English.
error-promise = { $game }: { $promise } ({ $moves } 뒤)

## Files of games

error-file-long = 파일이 { $most }자를 넘습니다
error-file-empty = 파일이 비어 있습니다
error-file-no-game = 기록(JSON)도 { ".blksgf" } 파일도 아닙니다
error-file-design = 게임이 아니라 디자인입니다. { "`cornerwise draw`" }로 볼 수 있습니다
error-file-several = { $file }: 게임이 { $count }개 있습니다. { "load_games" }로 모두 읽을 수 있습니다
error-file-suffix = { $file }: 게임 파일의 이름은 다음 중 하나로 끝나야 합니다: { $known }
error-explorer-file = { $file }: 오프닝 탐색기 파일이 아닙니다
error-file-json = JSON 파일이 아닙니다: { $problem }
error-field-missing = { $field }: 빠져 있습니다
error-field-twice = { $field }: 두 번 나옵니다
error-field-unknown = { $field }: 그런 필드가 없습니다
error-field-fraction = { $text }: 정수가 아닙니다. 기록에는 정수만 쓸 수 있습니다
# $wanted and $given are one of the following, or stand so in the file.
error-field-type = { $field }: 필요한 것은 { $wanted }, 받은 것은 { $given }입니다
error-type-object = 객체
error-type-list = 목록
error-type-number = 정수
error-type-text = 텍스트
error-type-writable = 서로게이트 쌍의 반쪽이 없는 올바른 유니코드 텍스트
error-type-move = 수의 번호
error-record-version = { "version" }: { $version }만 읽을 수 있는데 { $given }입니다
error-record-players = { "players" }: { $game } 플레이어는 { $seats }명입니다
error-record-comment = { "comments" }: { $number }번째 수가 없습니다
error-record-family = { "variant" }: { $game }: 조각을 놓는 게임이 아닙니다
error-record-not-over = { "result" }: 게임이 끝나지 않았습니다
# $result and $given are results in English, as records have them.
error-record-no-result = { "result" }: 게임이 끝났는데({ $result }) 결과가 없습니다
error-record-result = { "result" }: 게임의 결과는 { $given } 대신 { $result }입니다

## SGF files. A node holds properties, a tree holds nodes.

error-sgf-elsewhere = 이 트리에 없는 노드입니다
error-sgf-charset = { $charset } 문자 집합은 지원하지 않습니다
error-sgf-not-charset = 올바른 { $charset } 텍스트가 아닙니다
error-sgf-unfinished = 파일이 트리 중간에서 끝납니다
error-sgf-no-tree = 파일에 게임 트리가 없습니다
error-sgf-no-node = 트리는 노드로 시작해야 합니다
error-sgf-node-place = 노드는 트리 안에, 변화도 앞에 있어야 합니다
error-sgf-many = 노드가 { $most }개를 넘습니다
error-sgf-close = 여기에 닫을 트리가 없습니다
error-sgf-meaning = 예상하지 못한 { $sign }
error-sgf-property-place = 속성은 노드 안에 있어야 합니다
error-sgf-property-twice = 한 노드에 { $name } 속성이 두 번 나옵니다
error-sgf-no-value = { $name }: 값이 없습니다
error-sgf-endless = 값의 닫는 괄호가 없습니다
error-sgf-property = 속성에는 글자와 숫자로 된 이름과 값이 필요합니다. { $name }: 하나가 없습니다
error-sgf-game = 알 수 없는 게임 { $name }
error-sgf-own = { $name } 게임에는 { $property } 속성이 필요합니다
error-sgf-two-games = 파일에 게임이 두 가지로 적혀 있습니다: { $name }, { $game }
error-sgf-setup = { $name } 속성이 국면을 차려 놓으므로 게임을 규칙대로 다시 둘 수 없습니다
error-sgf-two-moves = 한 노드에 수가 두 개 있습니다: { $first }, { $second }
# P11 is the number of a rule.
error-sgf-early = { $colour }: 여기서 수를 두었지만 { $turn } 차례이고 조각을 놓을 수 있습니다 (P11)
error-sgf-colour = { $game }: { $name } 색이 없습니다

## What has to be installed. $install is a command.

error-extra-solve = 풀려면 OR-tools가 필요합니다: { $install }
error-extra-nets = 신경망에는 onnxruntime이 필요합니다: { $install }
error-extra-pictures = PNG와 WebP 그림에는 resvg와 Pillow가 필요합니다: { $install }
error-extra-cluster = 클러스터에는 Ray가 필요합니다: { $install }

## Puzzles

error-not-solo = { $game }: 솔로 게임이 아닙니다 (다음 중에서 고르세요: { $known })
solo-no-room = { $colour }: { $piece } 조각을 놓을 자리가 없습니다
solo-no-reach = { $colour }: { $cells }만큼의 자리가 필요한데 { $room }에만 닿을 수 있습니다
solo-few-cells = 남은 조각에 빈자리 { $needed }곳이 필요한데 { $free }곳만 남았습니다
error-puzzle = 퍼즐 파일이 아닙니다
error-puzzle-unproven = 퍼즐 { $id }: 다른 해답이 있거나 해답이 없습니다

## The computer player

error-level = 레벨은 { $least }부터 { $most }까지인데 { $given }입니다
error-strength-both = 레벨을 정하면 노드 수와 시간도 정해집니다. 레벨을 지정하거나, 노드 수와 시간을 지정하세요
error-no-parameter = { $name }: 그런 매개변수가 없습니다 (다음 중에서 고르세요: { $known })
# $wanted is one of the next three.
error-value = { $name }: { $given } 값은 쓸 수 없습니다. 필요한 값: { $wanted }
error-wants-whole = { $least }부터 { $most }까지의 정수
error-wants-seconds = { $most } 이하의 초
error-wants-or = { $wanted } 또는 { $other }
error-search-nodes = 탐색에는 노드가 적어도 하나 필요한데 { $given }입니다
error-search-time = 탐색에는 0초보다 긴 시간이 필요한데 { $given }입니다
error-search-memory = 탐색에는 메모리가 적어도 { $least } MiB 필요한데 { $given }입니다
error-search-limits = 탐색에는 노드 수나 시간 제한이 필요합니다
error-search-tuning = 탐색을 이렇게 설정할 수 없습니다: { $problem }
error-evaluator = { $name }: 그런 평가기가 없고(다음 중에서 고르세요: { $known }), 그런 이름의 파일도 없습니다
error-slip = 실수 비율은 0부터 1까지인데 { $given }입니다
error-threads = 스레드는 1~{ $most }개인데 { $given }입니다
error-no-net = 패키지에 { $game } 신경망이 없습니다
error-nobody-moves = 지금은 아무도 둘 수 없어 고를 것이 없습니다
error-net-large = { $file }: 신경망치고는 너무 큽니다
error-net-damaged = { $file }: 신경망이 아닙니다: { $problem }
error-net-foreign = { $file }: 이 프로그램의 신경망이 아닙니다
error-net-board = { $file }: { $game } 게임과는 다른 보드나 다른 조각으로 학습했습니다
error-net-shape = { $file }: { $game } 신경망과 형태가 다릅니다

## Arenas, in which computer players are rated

# $spec is the entrant as it was typed.
error-entrant = 참가자 { $spec }: { $problem }
error-no-program = { $program }: 그런 프로그램이 없습니다
error-programs-play = 프로그램은 조각을 놓는 게임만 둘 수 있는데, { $game } 게임은 그렇지 않습니다
error-not-one-of = 다음 중에서 고르세요: { $known }
error-not-called = { $name }: 호출할 수 없습니다
error-not-pair = { $text }: { "NAME=VALUE" } 형식이 아닙니다
error-value-parts = { $name }: 값이 하나뿐이라 부분이 없습니다
error-worker-ended = 작업자가 두기도 전에 멈췄습니다. 오류는 위에 나와 있습니다
error-no-cluster = { $address }: Ray 클러스터가 없습니다: { $problem }
error-machines-lost = 게임 { $number }: 두는 동안 컴퓨터 { $count }대와 연결이 끊겼습니다
error-arena-entrants = 아레나에는 참가자가 적어도 2명 필요합니다
# $name is the same as $spec, in quotation marks.
error-arena-names = 참가자 둘의 이름이 { $name }입니다. 하나에 { "NAME=" }{ $spec }처럼 다른 이름을 붙이세요
error-arena-alone = { $game }: 혼자 하는 게임입니다. 아레나에는 두 명 이상의 게임이 필요합니다
error-arena-time = 한 수의 시간은 0보다 길어야 합니다
error-arena-two = 순차 검정에는 참가자가 정확히 2명 필요합니다
error-arena-plies = { $game }: 무작위로 { $plies }수를 두면 언제나 끝나 있습니다. 더 적게 쓰세요
error-arena-even = 무작위 { $plies }수로 충분히 대등한 { $game } 시작을 찾지 못했습니다. 더 큰 차이를 허용하세요
error-arena-version = 버전 { $version } 아레나의 설정이 아닙니다
error-arena-settings = 설정이 손상되었습니다: { $problem }
error-arena-none = { $folder }: { $file } 파일이 없으므로 이 폴더에는 아레나가 없습니다
error-arena-busy = { $folder }: 다른 실행이 이 폴더를 쓰고 있습니다
error-arena-other = { $folder }: 설정이 다른 실행의 폴더입니다. { $name }: 이전 { $was }, 지금 { $now }
error-arena-line = { $file }, { $line }행: 손상되었습니다 ({ $problem })

## Training and measuring

error-net-part = { $text }: 게임도 아니고, { $most } 이하의 수를 쓴 GAME*NUMBER도 아닙니다
error-net-shared = { $first }, { $second }: 서로 너무 달라서 신경망을 함께 쓸 수 없습니다
error-window = { $file }: { $game } 윈도가 아닙니다: { $problem }
error-holds-no = { $folder }: { $name } 파일이 없습니다
error-no-training = { $folder }: 학습이 없습니다: { $problem }
error-other-training = { $folder }: { $game } 학습이 아니라 다른 게임의 학습이 있습니다
error-unreadable = { $file }: 읽을 수 없습니다: { $problem }
error-learning = { $step }단계에서 학습이 실패했습니다. 손실이 더는 숫자가 아닙니다
error-no-figure = { $name }: 그런 항목이 없습니다 (다음 중에서 고르세요: { $known })

## Environments, for programs that learn to play

error-action-of = 게임 { $number }의 행동 { $action }
error-action-type = 행동은 정수여야 합니다
error-action-range = 행동은 0부터 { $most }까지인데 { $given }입니다
error-action-place = { $place }: 그런 열린 자리가 없습니다
error-step-after-end = 게임이 끝났습니다 ({ $clause }). 다음 행동 전에 초기화하세요
error-not-reset = { $what } 전에 { "reset()" }을 호출하세요
error-rewards = 보상은 다음 중 하나여야 하는데 { $given }입니다: { $known }
error-illegal-actions = 규칙에 어긋나는 행동의 설정은 다음 중 하나여야 하는데 { $given }입니다: { $known }
error-seat = 여기서 { $game } 자리는 0부터 { $most }까지인데 { $given }입니다
error-batch-games = 게임은 1~{ $most }개인데 { $given }입니다
error-no-observer-parameters = 관측에는 매개변수가 없습니다

## Running a server

error-smtp-url = { "smtp" }는 다음과 같은 URL이어야 합니다: { $first }, { $second }
error-database-url = 데이터베이스는 다음과 같은 URL이어야 합니다: { $example }
error-database-file = 데이터베이스 URL에는 다음처럼 파일이 있어야 합니다: { $example }
error-database-open = 데이터베이스 { $file }: 열 수 없습니다: { $problem }
error-no-database = { $name }: 그런 데이터베이스가 없습니다 (다음 중에서 고르세요: { $known })
error-database-full = 데이터베이스가 비어 있지 않습니다. 복원하면 데이터를 덮어쓰게 됩니다. 빈 데이터베이스를 고르세요
error-workers-database = SQLite는 프로세스 하나에서만 쓸 수 있으므로, 작업자가 여럿이면 PostgreSQL이 필요합니다
error-workers-redis = 작업자가 여럿이면 이벤트를 주고받기 위해 Redis가 필요합니다
error-backup-table = { $file }: 백업에 이 버전이 모르는 표가 있습니다
error-backup-version = { $file }: 다른 버전의 백업입니다. 그 버전으로 복원하세요
error-backup-damaged = { $file }: 백업이 아니거나 손상되었습니다

## A program that plays on a server. $said is what the server says, in English.

error-refused = 서버가 거부했습니다: { $said }
error-refused-socket = 서버가 소켓을 거부했습니다. 키를 확인하세요
error-connection = 연결이 끊겼습니다: { $problem }
error-no-free-seat = 그 매치에는 빈자리가 없습니다

## What a server refuses, for those who write programs for it

refused-no-address = 이 주소에는 아무것도 없습니다
refused-http = 요청에 답할 수 없습니다: { $said }
refused-request-long = 요청은 { $most }바이트까지입니다
refused-message-long = 메시지는 { $most }바이트까지입니다
refused-games = 텍스트에는 서로 다른 보드 { $boards }가지의 게임 { $games }개까지 넣을 수 있습니다
refused-takes-long = 시간이나 메모리가 너무 많이 듭니다. 더 작은 것으로 해 보세요
refused-too-many = 이런 요청이 너무 많습니다. { $seconds }초 뒤에 다시 시도하세요
refused-version = 이 서버의 프로토콜은 버전 { $version }입니다
refused-followed = 소켓 하나로 매치를 { $most }개까지 지켜볼 수 있습니다
refused-origin = 이 페이지는 이 서버를 쓸 수 없습니다
refused-host = 이 서버는 그 호스트 이름에 답하지 않습니다
refused-broken = 서버에 문제가 생겼습니다. 다시 시도하세요
refused-storage = 지금은 아무것도 저장할 수 없습니다. 조금 뒤에 다시 시도하세요
refused-closing = 서버가 종료되는 중입니다. 잠시 뒤에 다시 시도하세요
refused-searches = 기다리는 탐색이 너무 많습니다. 잠시 뒤에 다시 시도하세요
refused-no-answer = 컴퓨터가 수를 찾지 못했습니다
refused-other-server = 같은 순간에 바뀐 것이 있습니다. 다시 시도하세요

## Refusals: accounts and keys

# $how is how a program asks for it.
refused-no-session = 세션이 없습니다. 다음으로 시작하세요: { $how }
refused-no-key = 그 키는 없거나 삭제되었습니다
refused-no-such-key = 그런 키가 없습니다
refused-no-such-session = 그런 세션이 없습니다
refused-no-such-puzzle = 그런 퍼즐이 없습니다
refused-session-old = 먼저 다시 로그인하세요
# $scope is typed: read or play.
refused-scope = 이 키에는 { $scope } 권한이 없습니다
refused-person = 키를 쓰는 프로그램이 아니라 플레이어만 할 수 있습니다
refused-account-taken = 이미 쓰이는 사용자 이름이거나, 이미 계정이 있습니다
refused-account-name = 사용자 이름은 보이는 글자 1~24자여야 합니다
refused-password = 사용자 이름이나 비밀번호가 틀립니다
refused-common-password = 너무 흔한 비밀번호입니다. 다른 비밀번호를 고르세요
refused-recovery-code = 이 계정의 복구 코드가 아닙니다
refused-code = 그 코드는 없거나, 이미 쓰였거나, 만료되었습니다
refused-passkey = 그 패스키는 여기서 쓸 수 없습니다. 다른 방법으로 로그인하세요
refused-passkey-account = 패스키는 계정에 속합니다. 먼저 계정을 만드세요
refused-rating = 계정이 있는 플레이어만 레이팅 게임을 할 수 있습니다
refused-subscription = 이 서버는 이 브라우저로 알림을 보낼 수 없습니다
refused-no-mail = 이 서버는 이메일을 보내지 않습니다
refused-mail-failed = 이메일을 보내지 못했습니다. 나중에 다시 시도하세요
refused-account-letters = 사용자 이름에는 라틴 문자와 키릴 문자처럼 서로 다른 문자를 섞어 쓸 수 없습니다

## Refusals: setting up a match

refused-seat-count = 이 옵션에서 { $game } 자리는 { $given }개가 아니라 { $seats }개입니다
refused-levels = 레벨은 { $least }부터 { $most }까지입니다
refused-handicap-twice = 핸디캡은 { "`without`" } 옵션인데 두 번 지정되었습니다
refused-handicap-rated = 핸디캡이 있는 게임은 레이팅 게임이 될 수 없습니다
refused-nobody-plays = 적어도 한 자리는 사람을 위한 자리여야 합니다
refused-clock = 제한 시간은 1초부터 { $most }일까지여야 합니다
refused-increment = 추가 시간은 10분까지이고, 게임 전체에 제한 시간이 있을 때만 됩니다
refused-turn-limit = 차례마다 시간을 제한하려면 한 수마다 제한 시간이 있어야 합니다
refused-waiting-matches = 한 사람이나 한 주소에서 로비에 대기시킬 수 있는 매치는 { $most }개까지입니다. 먼저 하나를 취소하세요

## Refusals: tournaments

refused-no-tournament = 그런 대회가 없습니다
refused-tournament-phase = 이 대회에서는 지금 할 수 없습니다
refused-tournament-full = 이 대회는 찼습니다. { $most }명까지 참가할 수 있습니다. 관전은 할 수 있습니다
refused-tournament-host = 대회 주최자만 할 수 있습니다
refused-tournament-few = 이런 대회에는 플레이어가 적어도 { $least }명 필요합니다
refused-tournament-clock = 대회에는 제한 시간이 필요하고, 아레나에서는 분 단위로 정해야 합니다
refused-tournament-game = 대회는 팀 없이 플레이어 2~{ $most }명이 하는 게임에만 열 수 있습니다
refused-tournament-tables = 플레이어가 2명보다 많은 게임에는 스위스식 대회나 아레나가 필요합니다
refused-tournament-time = 앞으로 1년 안의 시작 시각을 고르세요
refused-tournament-number = 대회가 기다리는 플레이어 수는 참가할 수 있는 수보다 많을 수 없습니다. 더 적은 수를 고르세요
refused-tournament-engines = 대회의 플레이어 중 적어도 한 명은 사람이어야 합니다
refused-no-entrant = 이 번호의 참가자가 없습니다
refused-waiting-tournaments = 시작하지 않은 대회는 { $most }개까지 열어 둘 수 있습니다. 먼저 하나를 시작하거나 취소하세요
refused-in-tournament = 대회 게임에서는 할 수 없습니다

## Refusals: clubs

refused-no-club = 그런 클럽이 없습니다
refused-no-member = 클럽에 그런 이름의 회원이 없습니다
refused-club-account = 클럽에는 계정이 필요합니다. 먼저 로그인하거나 가입하세요
refused-club-name = 클럽 이름에는 글자나 숫자가 적어도 { $least }개 필요합니다
refused-club-letters = 클럽 이름에는 라틴 문자와 키릴 문자처럼 서로 다른 문자를 섞어 쓸 수 없습니다
refused-club-taken = 같은 이름이나 비슷해 보이는 이름의 클럽이 이미 있습니다. 다른 이름을 고르세요
refused-club-members-only = 클럽 회원만 할 수 있습니다
refused-club-organisers = 클럽 운영진만 할 수 있습니다
refused-club-owner = 클럽 소유자만 할 수 있습니다
refused-club-invitation = 이 클럽은 초대로만 가입할 수 있습니다. 운영진에게 링크를 요청하세요
refused-club-full = 이 클럽은 찼습니다. 회원은 { $most }명까지입니다. 다른 클럽을 고르세요
refused-club-too-many = 클럽은 { $most }개까지 가입할 수 있습니다. 먼저 하나에서 탈퇴하세요
refused-club-too-many-owned = 클럽은 { $most }개까지 소유할 수 있습니다. 먼저 하나를 삭제하거나 다른 사람을 소유자로 지정하세요
refused-club-successor = 이 회원은 이미 클럽을 최대치인 { $most }개 소유하고 있습니다. 다른 사람을 고르세요
refused-club-owner-leaves = 클럽에서 탈퇴하기 전에 다른 사람을 소유자로 지정하세요

## Refusals: in a match. Players are counted from 1.

refused-no-match = 그런 매치가 없습니다
refused-phase = { $phase ->
    [waiting] 매치가 시작되지 않았습니다
    [paused] 매치가 일시 중지되었습니다
    [over] 매치가 끝났습니다
   *[playing] 매치가 진행 중입니다
  }
refused-seat-out = 플레이어 { $number }: 게임에서 빠졌습니다
refused-stale = 매치의 현재 이벤트는 { $given }번이 아니라 { $seq }번입니다
refused-no-seat = 여기서는 플레이어 { $number }(으)로 둘 수 없습니다
refused-seat-not-yours = 플레이어 { $number }: 내가 아닙니다
refused-seat-taken = 플레이어 { $number }의 자리가 이미 찼습니다
refused-have-seat = 이미 자리가 있습니다
refused-turn = 내 차례가 아닙니다. 플레이어 { $number }의 차례를 기다리세요
refused-mover-only = 내 차례에만 요청할 수 있습니다
refused-nobody-moves = 지금은 아무도 둘 수 없습니다
refused-computer-plays = 이 자리에서는 컴퓨터가 두고 있습니다
refused-computer-plays-on = 컴퓨터는 계속하고 싶어 합니다
# $proposal is typed, such as undo.
refused-proposal-open = 앞선 제안({ $proposal })에 아직 답이 없습니다. 답하거나 기다리세요
refused-no-proposal = 답할 제안이 없습니다
refused-rematch = 재대결이 이미 시작되었습니다
refused-not-gone = 플레이어 { $number }: 떠나지 않았습니다
refused-no-undo = 되돌릴 수 있는 수가 없습니다
refused-no-hints = 이 테이블은 힌트가 꺼져 있습니다
refused-no-hint-found = 힌트를 찾지 못했습니다. 다시 시도하세요
refused-hidden-hands = 손패를 숨기는 게임은 끝난 뒤에만 JSON으로 저장할 수 있습니다
refused-match-or-record = 매치와 기록 중 하나만 지정하세요
refused-review-early = 매치는 끝난 뒤에만 복기할 수 있습니다
refused-no-picture = 그런 그림이 없습니다

## Refusals: talking

refused-no-chat = 이 테이블은 채팅이 꺼져 있습니다
refused-speak = 여기에는 플레이어만 쓸 수 있습니다
refused-presets = 이 테이블에서는 정해진 문구만 쓸 수 있습니다
refused-preset-or-text = 정해진 문구와 텍스트 중 하나만 지정하세요
refused-said-enough = 이 테이블에는 메시지를 더 쓸 수 없습니다
refused-mute = 그 자리에는 메시지를 숨길 사람이 없습니다
refused-no-line = 그런 번호의 메시지가 없습니다
refused-free-chat-off = 먼저 계정에서 자유 입력을 켜세요
refused-nobody-reads = 이 테이블에는 자유 입력을 켠 사람이 더 없습니다. 정해진 문구를 쓰세요
refused-chat-taken = 더는 채팅을 쓸 수 없습니다. 이유는 이 서버를 운영하는 사람들에게 물어보세요
# $date is written as 2026-11-18.
refused-chat-taken-until = { $date }까지 채팅을 쓸 수 없습니다

## Refusals: other people

refused-no-account = 그 사용자 이름을 쓰는 사람이 없습니다. 철자를 확인하세요
refused-contacts-account = 계정이 필요합니다. 먼저 로그인하거나 가입하세요
refused-yourself = 나 말고 다른 사람을 고르세요
refused-contacts-full = 이 목록은 가득 찼습니다({ $most }명까지). 먼저 누군가를 빼세요
refused-follow = 이 플레이어를 팔로우할 수 없습니다
refused-company = 이 게임에는 참가할 수 없습니다. 다른 게임을 고르세요
refused-challenge = 이 플레이어는 회원님의 도전을 받지 않습니다
refused-challenge-open = 이 플레이어가 지난번 도전에 아직 답하지 않았습니다. 기다리거나 먼저 취소하세요
refused-challenges-full = 도전 { $most }개가 답을 기다리고 있습니다. 먼저 하나를 취소하세요
refused-challenge-seats = 한 자리는 내 자리, 한 자리는 상대의 자리여야 합니다
refused-no-challenge = 이 도전은 이미 답을 받았거나, 취소되었거나, 기한이 지났습니다
refused-series-seats = 시리즈는 플레이어가 두 명인 게임에서만 할 수 있습니다
# $lengths is a list of numbers, such as 3, 5.
refused-series-length = 시리즈의 길이는 다음 중 하나입니다: { $lengths }
refused-report-what = 어느 메시지나 어느 플레이어를 신고할지 알려 주세요
refused-report-seat = 그 자리에는 신고할 사람이 없습니다
refused-report-table = 이 테이블의 플레이어만 신고할 수 있습니다
refused-suspended = 계정이 정지되었습니다. 이유는 이 서버를 운영하는 사람들에게 물어보세요
# $date is written as 2026-11-18.
refused-suspended-until = 계정이 { $date }까지 정지되었습니다
refused-name-taken = 이름을 바꿀 수 없습니다. 이유는 이 서버를 운영하는 사람들에게 물어보세요
refused-name-taken-until = { $date }까지 이름을 바꿀 수 없습니다

## The opening explorer

error-packed-games = 오프닝 탐색기를 위한 게임 모음이 아니거나 손상되었습니다
error-being-built = 다른 프로세스가 지금 파일을 만들고 있습니다: { $file }
# $command is what to type
refused-no-engine-games = 이 서버에는 아직 보여 줄 컴퓨터 게임이 없습니다. 서버 운영자가 다음 명령으로 가져올 수 있습니다: { $command }
refused-engine-games-soon = 컴퓨터 게임을 준비하고 있습니다. 몇 분 뒤에 다시 시도해 주세요
error-moderate-no-report = 신고 { $number }번이 없습니다
error-moderate-bad-name = { $name }: 이름으로 쓸 수 없습니다
error-moderate-name-taken = { $name }: 이미 쓰이는 이름입니다
