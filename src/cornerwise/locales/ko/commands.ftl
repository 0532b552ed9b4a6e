## Commands of the terminal: arguments that several of them take

cli-arg-game = duo 같은 게임
cli-arg-option = start=own처럼 게임의 옵션 설정하기. `cornerwise games`로 목록을 봄. 여러 번 쓸 수 있음. heights=@FILE은 높이 맵을 읽음
cli-arg-file = 기록 또는 .blksgf 파일, 표준 입력은 -
cli-arg-ply = N수 뒤의 국면
cli-arg-nth = 파일의 N번째 게임 (1)
cli-arg-marks = 색을 못 봐도 구별되도록 색에 표시하기
cli-arg-level = 실력, 1부터 9까지
cli-arg-nodes = 레벨의 값 대신, 한 수마다 탐색할 국면의 수
cli-arg-time = 한 수마다 쓸 초
cli-arg-evaluator = 국면을 평가하는 것: best, playouts, net, small, guided, 또는 신경망 파일
cli-arg-threads = 쓸 프로세서 스레드의 수
cli-arg-seed = 무작위 선택을 매번 같게 하는 수
cli-arg-memory = 탐색 트리에 쓸 메가바이트
# What an argument does, and what it is where nobody says anything else.
cli-with-default = { $about } ({ $default })

## What is wrong with an argument; $text is what was typed, in quotation marks

cli-no-whole-number = { $text }: { $least }부터 { $most }까지의 정수가 아닙니다
cli-no-pair = { $text }: NAME=VALUE 형식이 아닙니다
cli-no-number = { $text }: 숫자가 아닙니다
cli-no-seconds = { $text }: 초를 나타내는 수가 아닙니다
cli-no-chance = { $text }: 0과 0.5 사이의 수가 아닙니다

## What is wrong with a file or with what was asked of it

cli-no-games = { $folder } 폴더에 게임이 없습니다
cli-no-such-game = { $number }번 게임이 없습니다. 파일에 있는 게임은 { $count }개입니다
cli-no-such-ply = { $ply }번째 수가 없습니다. 이 게임은 { $count }수입니다
cli-one-game-only = { $file }: 파일에 게임이 { $count }개 있습니다. 이 명령에는 1개만 있는 파일이 필요합니다

## Names in tables and lines

cli-seat = 자리 { $seat }
cli-column-move = 수
cli-chance = 우연
# Who won, and how many points everybody has.
cli-outcome = { $count ->
    [0] 승자 없음
   *[other] 자리 { $seats } 승리
  } ({ $points })

## games

cli-games-about = 모든 게임을 자리, 색, 보드, 조각, 옵션과 함께 나열합니다.
cli-games-game = 이 게임만 보여 주기
cli-games-sort = 이것을 기준으로 목록 정렬하기
cli-games-json = 모든 게임의 모든 정보를 JSON으로 출력하기
cli-games-column-game = 게임
cli-games-column-title = 제목
cli-games-column-seats = 자리
cli-games-column-minutes = 분
cli-games-column-age = 나이
cli-games-column-colours = 색
cli-games-column-board = 보드
cli-games-column-pieces = 조각
cli-games-column-option = 옵션
cli-games-column-default = 기본값
cli-games-column-choices = 다른 값
cli-games-column-name = 이름
cli-games-column-about = 정하는 것
# The table of a game whose board has no edge.
cli-games-no-edge = 끝없음
cli-games-cubes = 큐브 { $count }개
cli-games-tiles = 타일 { $count }개
cli-games-copies = { $count } x { $copies }
cli-games-free-text = 아무 텍스트
cli-games-none = 없음
cli-games-given = 내장
cli-games-more = 자리는 0부터 셉니다. `cornerwise games --json`으로 더 볼 수 있습니다.

## play

cli-play-about = 터미널에서 컴퓨터와, 또는 키보드 하나로 다른 사람과 플레이합니다. ?를 누르면 키가 나옵니다.
cli-play-game = duo 같은 게임. 빼면 목록에서 고름
cli-play-seat = 자리 순서대로 누가 플레이하는지: human, 1~9, greedy, random
cli-play-save = 한 수마다 이 파일에 게임 저장하기
cli-play-resume = 기록 또는 .blksgf 파일의 게임 계속하기
cli-play-theme = 색 테마 (dark)
cli-play-seats = 자리:
cli-play-human = 이 키보드를 쓰는 사람
cli-play-levels = 그 레벨의 컴퓨터. 3은 쉽고 9는 가장 강함
# How all levels of the computer are called together: they are typed as numbers.
cli-play-level-range = { $first }~{ $last }
cli-play-greedy = 가장 큰 조각이나 점수가 가장 높은 타일을 놓는 컴퓨터
cli-play-random = 둘 수 있는 아무 수나 두는 컴퓨터
cli-play-usual = 따로 정하지 않으면 사람 한 명이 나머지 모든 자리의 { $opponent } 상대와 겨룹니다.
# $streams are some of stdin, stdout and stderr.
cli-play-redirected = play에는 터미널이 필요합니다. 다음을 리디렉션하지 말고 실행하세요: { $streams }
# $install is a command, here and below.
cli-play-resume-alone = --resume은 게임과 옵션을 파일에서 읽으므로 다른 것을 함께 쓸 수 없습니다
cli-play-needs-game = --option, --seat, --save에는 게임 이름이 필요합니다
cli-play-too-many-seats = { $game }: 자리는 { $asked }개가 아니라 { $seats }개입니다

## serve

cli-serve-about = 브라우저와 프로그램을 위한 서버를 Ctrl-C로 멈출 때까지 실행합니다.
cli-serve-host = 연결을 기다릴 주소 (127.0.0.1)
cli-serve-port = 연결을 기다릴 포트. 0이면 비어 있는 아무 포트 (8000)
cli-serve-database = 매치를 저장하는 곳 (sqlite:///cornerwise.db)
cli-serve-redis = 여러 프로세스를 잇는 Redis 서버
cli-serve-workers = 프로세스의 수. 2개 이상이면 PostgreSQL이 필요함 (1)
cli-serve-engines = 프로세스마다 동시에 하는 탐색의 수
cli-serve-ray = 엔진 작업을 Ray 클러스터로 보내기. 예: ray://host:10001
cli-serve-environment = 모든 옵션은 CORNERWISE_PORT=80처럼 환경 변수로도 정할 수 있습니다. docs/operating.md를 참고하세요.
cli-serve-needs = 서버에는 { $package } 패키지가 필요합니다: { $install }
cli-serve-ready = Cornerwise가 준비되었습니다: { $address }

## replay

cli-replay-about = JSON 기록이나 .blksgf 파일을 다시 두면서 모든 수와 결과를 검사합니다.
cli-replay-ply = N수 뒤에 멈추기
cli-replay-nth = 파일의 N번째 게임만
cli-replay-verify = 검사만 하고 게임마다 한 줄 출력하기
cli-replay-quiet = 검사만 하고 아무것도 출력하지 않으며 종료 코드로 알리기
# $game is the name of a game with its options, as it is typed.
cli-replay-heading = 게임 { $number }/{ $count }: { $game }
cli-replay-event = 행사: { $text }
cli-replay-date = 날짜: { $text }
cli-replay-players = 플레이어: { $text }
cli-replay-rests = { $colour }: 조각을 놓을 수 없어 건너뜁니다
# One line for a game: where it stands, what it is, and how it ended.
cli-replay-line = { $file }: { $summary }
cli-replay-line-of = { $file }, 게임 { $number }: { $summary }
cli-replay-summary = { $game }, { $moves }수, { $state }
cli-replay-unfinished = 끝나지 않음, { $turn } 차례

## analyse

cli-analyse-about = 게임의 마지막 국면이나 그 이전 국면에서 가장 좋은 수를 탐색합니다.
cli-analyse-lines = 보여 줄 수의 개수 (5)
cli-analyse-nobody = 이 국면에서는 아무도 둘 수 없어 분석할 것이 없습니다. --ply로 이전 국면을 고르세요
cli-analyse-column-visits = 방문
cli-analyse-column-then = 그다음
cli-analyse-searched = 국면 { $count }개, { $seconds }초
cli-analyse-exact = { cli-analyse-searched }, 끝까지 탐색함

## review

cli-review-about = 게임의 모든 국면을 탐색하고 각 수의 가치를 보여 줍니다.
cli-review-worst = 나쁜 수를 몇 개 보여 줄지 ({ $most })
cli-review-json = 모두 JSON으로 출력하기
cli-review-searching = 탐색 중
cli-review-progress = { $count }수 중 { $done }번째
cli-review-cost = { $number }번째 수: { $turn } { $move }, 승률 { $share } 및 { $points }점 손해. 더 좋은 수: { $better }
cli-review-column-made = 둔 수
cli-review-column-points = 잃은 점수
cli-review-end = 끝

## audit

cli-audit-about = 게임의 끝 무렵을 정확히 풀어, 각 플레이어가 내준 점수를 보여 줍니다.
cli-audit-file = 기록 또는 .blksgf 파일, 그런 파일이 있는 폴더, 또는 아레나 폴더
cli-audit-nodes = 한 수마다 솔버가 탐색할 수 있는 국면의 수
cli-audit-costly = 점수를 내준 수를 몇 개 보여 줄지 (20)
cli-audit-none = 이 게임들은 모두 정확히 풀 수 없습니다. 숨겨진 것이 없고 두 플레이어나 두 팀이 겨루는 게임만 풀 수 있습니다
cli-audit-progress = 게임 { $done }/{ $count }
# $margin and $kept are the points by which the player would have ended ahead before and after the move.
cli-audit-mistake = { $number }번째 수, { $turn } { $move }: 앞선 점수 { $margin } → { $kept }. 가장 좋은 수: { $better }
cli-audit-skipped = 숨겨진 것 없이 두 플레이어나 두 팀이 겨루는 게임이 아니어서 뺀 게임: { $count }
cli-audit-column-player = 플레이어
cli-audit-column-games = 게임
cli-audit-column-moves = 푼 수
cli-audit-column-mistakes = 실수
cli-audit-column-points = 내준 점수
cli-audit-column-mean = 게임당

## draw

cli-draw-about = 기록, 디자인, .blksgf 파일, 또는 몇 수 둔 게임을 그립니다.
cli-draw-source = 기록, 디자인, .blksgf 파일, 표준 입력 -, 또는 게임 이름
cli-draw-output = 쓸 파일. 빼면 그림을 출력함
cli-draw-format = 파일 확장자에 따름: svg, png, webp(게임 전체를 움직이는 그림으로). 그 밖에는 텍스트
cli-draw-theme = SVG의 색 테마 (light)
cli-draw-view = 큐브를 모퉁이에서, 위에서, 또는 둘 다 보여 주기 (both)
cli-draw-turn = 큐브를 90도씩 돌리는 횟수 (0)
cli-draw-moves = GAME의 처음부터 둔 수
cli-draw-file-only = { $game }: 타일을 무작위로 뽑으므로 파일에서만 그릴 수 있습니다
# $name is in quotation marks; $problem says that there is no such game either.
cli-draw-no-file = { $name }: 그런 파일이 없고, { $problem }
cli-draw-game-only = --moves와 --option은 파일이 아니라 게임 이름과 함께 씁니다
cli-draw-no-ply = --ply는 디자인이 아니라 게임에 씁니다

## perft

cli-perft-about = 처음부터 DEPTH수를 두는 모든 방법을 세고 속도를 잽니다.
cli-perft-depth = 몇 수를 둘지
cli-perft-divide = 첫 수마다 개수 보여 주기
cli-perft-make = 마지막 수도 한꺼번에 세지 않고 두었다가 되돌리기
cli-perft-reference = 읽기 쉽지만 느린 Python 규칙으로 세기
cli-perft-seed = 우연이 있는 게임에서 어느 라운드부터 셀지 (기본값 0)
cli-perft-progress = 깊이 { $depth }
cli-perft-column-depth = 깊이
cli-perft-column-nodes = 노드
cli-perft-column-seconds = 초
cli-perft-column-rate = 노드/초
cli-perft-total = { $game }, 깊이 { $depth }: 노드 { $count }개, { $seconds }초, { $rate }노드/초

## bench

cli-bench-about = 한 스레드에서 속도와 크기를 재고, 여러 번 가운데 가장 좋은 값을 목표와 비교합니다.
cli-bench-names = 잴 항목. 따로 정하지 않으면 모두
cli-bench-quick = 횟수와 시간을 줄여 몇 초 만에 대략의 값을 냄
cli-bench-json = 항목을 JSON으로 출력하기
cli-bench-figures = 항목:
# The number to reach; $value begins with a sign for more or less than that.
cli-bench-target = 목표 { $value }
# $ratio is how many times as good as the target.
cli-bench-reached = { $ratio }배 달성
cli-bench-missed = { $ratio }배 미달
cli-bench-detail = { $about } ({ $detail })
cli-bench-machine = { $processor }, Python { $python }. 1배보다 크면 목표보다 좋습니다.

## The figures of bench: what is measured, and in which units. A ply is one move; to search is to look for good moves.

cli-figure-perft-bulk = start=own인 duo perft 3, 마지막 수는 한꺼번에 셈
cli-figure-perft-make = start=own인 duo perft 3, 모든 잎을 두었다가 되돌림
# $game is the name of a game as it is typed, here and below.
cli-figure-playouts = 처음부터 끝까지 고르게 무작위인 { $game } 게임
cli-figure-playouts-middle = 좋은 게임의 { $ply }번째 수부터 끝까지 고르게 무작위인 { $game } 게임
cli-figure-cubes = 자리가 네 개인 큐브 타워를 처음부터 끝까지 무작위로 둔 게임
cli-figure-search = 처음 국면에서 { $game } 탐색 시뮬레이션
cli-figure-search-middle = 좋은 게임의 { $ply }번째 수에서 { $game } 탐색 시뮬레이션
cli-figure-threads = duo 탐색 시뮬레이션, 스레드 두 개와 한 개의 비교
cli-figure-deals = 자리가 두 개인 triominos의 무작위 라운드, 보너스 계산 포함
cli-figure-sample = 한 자리가 아는 것에서 고른 triominos의 숨은 상태, Python에서 호출
# $call is a line of Python.
cli-figure-list-moves = classic의 좋은 게임 { $ply }번째 수에서 Python의 { $call }
cli-figure-first-duo = 새 인터프리터: 불러오기, 첫 duo 게임, 첫 수
cli-figure-first-other = 새 인터프리터: 가장 느린 다른 게임으로 같은 일
cli-figure-position-bytes = 커널에서 가장 큰 국면의 메모리
cli-figure-table-size = 커널에서 classic의 수 표의 메모리
cli-figure-pile = 더미에 타일 { $count }개
cli-figure-moves = { $count }수
cli-unit-leaves = 잎/초
cli-unit-positions = 국면/초
cli-unit-games = 게임/초
cli-unit-nodes = 노드/초
cli-unit-times = 배
cli-unit-deals = 라운드/초
cli-unit-microseconds = 마이크로초
cli-unit-seconds = 초
cli-unit-bytes = 바이트
cli-unit-mebibytes = MiB

## solve

cli-solve-about = 솔로 게임의 모든 조각을 놓는 방법을 찾아 기록으로 씁니다.
cli-solve-game = classic-solo 또는 trigon-solo
cli-solve-from = 기록 또는 .blksgf 파일에서 이어 하기, 표준 입력은 -
cli-solve-seconds = N초 뒤에 멈추기 (300)
cli-solve-seed = 다르게 탐색하기 위한 수 (0)
cli-solve-workers = 증명에 쓸 스레드 (1이면 다시 해도 같음)
cli-solve-output = 기록을 쓸 파일. 빼면 출력함
cli-solve-codes = 종료 코드:
cli-solve-code-found = 완전한 게임을 찾음
cli-solve-code-not = 시간 안에 찾지 못했거나 해답이 없음. 그래도 가장 좋은 게임을 씀
cli-solve-code-stopped = Ctrl-C로 멈춤. 그래도 가장 좋은 게임을 씀
cli-solve-interrupted = 중단됨: { $total }개 중 { $placed }개 놓음
cli-solve-options-in-file = --from은 옵션을 파일에서 읽으므로 다른 옵션을 함께 쓸 수 없습니다
cli-solve-other-game = { $file }: { $wanted } 게임이 아니라 { $found } 게임입니다
cli-solve-best = 최고 { $placed }/{ $total }
cli-solve-playing = 두는 중
cli-solve-proving = 증명하는 중
cli-solve-found = { $seconds }초 만에 조각 { $total }개를 모두 놓음
cli-solve-nothing = { $seconds }초 안에 해답을 찾지 못했습니다. 가장 좋은 게임은 { $total }개 중 { $placed }개를 놓습니다
cli-solve-impossible = 조각을 모두 놓을 수는 없습니다: { $reason }
cli-solve-tried = 모든 가능성을 시도했습니다

## gtp

cli-gtp-about = 표준 입력으로 들어오는 Go Text Protocol 명령에 답합니다.
cli-gtp-game = classic-2 같은 게임, 또는 'Blokus Two-Player' (duo)처럼 .blksgf 파일에 쓰이는 이름
cli-gtp-verbose = 거부한 명령을 표준 오류로 알리기

## arena

cli-arena-about = 컴퓨터 플레이어끼리 짝을 이룬 게임으로 겨루게 하고 실력을 매깁니다.
cli-arena-game = 둘 게임, `cornerwise games`에 나오는 이름
cli-arena-player = 플레이어, 두 명 이상
cli-arena-games = 게임의 최대 수 (200)
cli-arena-out = 결과를 둘 폴더. 빼면 보여 주기만 함
cli-arena-jobs = 동시에 하는 게임의 수 (프로세서마다 하나)
cli-arena-seed = 다른 시작과 무작위 선택을 위한 수 (0)
cli-arena-opening-plies = 플레이어가 넘겨받기 전의 무작위 수
cli-arena-even = 누구의 승률도 이보다 높지 않은 시작만 쓰기
cli-arena-move-timeout = 한 수에 쓸 초, 넘기면 짐 (60)
cli-arena-sprt = 검정이 둘 중 하나로 결정되면 바로 멈추기
cli-arena-alpha = ELO1을 잘못 받아들일 확률 (0.05)
cli-arena-beta = ELO0을 잘못 받아들일 확률 (0.05)
cli-arena-ray = Ray 클러스터에서 두기. ADDRESS가 없으면 로컬에서
cli-arena-json = 요약을 JSON으로 출력하기
cli-arena-show = 두지 않고 폴더의 결과 보여 주기
cli-arena-players = 플레이어:
cli-arena-with-options = 이 탐색 옵션을 쓰는 컴퓨터
cli-arena-gtp = GTP를 쓰는 프로그램
cli-arena-python = 시드를 받아 플레이어를 돌려주는 Python 함수
cli-arena-renamed = 이 가운데 하나에 다른 이름을 붙인 것
cli-arena-again = 멈춘 실행을 이어 가려면 같은 명령을 다시 입력하세요. docs/arena.md를 참고하세요.
cli-arena-goes-on = 중단되었습니다. 이어 가려면 같은 명령을 다시 입력하세요
cli-arena-which-game = 어느 게임인가요? --game GAME을 붙이거나, 이전 결과를 보려면 --show FOLDER를 붙이세요
cli-arena-bounds = --sprt: { $elo0 } < { $elo1 } 이어야 합니다
# How fast games are played, and how long it takes at that (as hours, minutes and seconds).
cli-arena-pace = { $rate }게임/초, 남은 시간: { $left }
# $pace says how fast games are played; $standing lists the players.
cli-arena-progress = { $total }게임 중 { $done }, { $pace }: { $standing }
cli-arena-column-entrant = 참가자
cli-arena-column-elo = Elo
cli-arena-column-error = ±95%
cli-arena-column-games = 게임
cli-arena-column-share = 승률
cli-arena-column-points = 점수
cli-arena-column-seconds = 초/수
cli-arena-column-longest = 최장
cli-arena-column-faults = 오류
# Two players by name; $elo and $error are numbers, $share is a percentage.
cli-arena-duel = { $first } 대 { $second }: { $share }, { $wins }승 { $draws }무승부 { $losses }패. Elo { $elo } ± { $error }
cli-arena-pairs = 짝의 점수 0, ½, 1, 1½, 2: { $counts }
cli-arena-test = SPRT { $elo0 } 대 { $elo1 }: { $verdict }, LLR { $llr } ({ $lower }~{ $upper })
cli-arena-verdict-yes = 차이가 { $elo1 } 이상
cli-arena-verdict-no = 차이가 { $elo0 } 이하
cli-arena-verdict-open = 결정되지 않음
cli-arena-played = { $game } { $count }게임

## bot

cli-bot-about = 서버의 자리에 앉아 매치가 끝날 때까지 프로그램이 수를 고르게 합니다.
cli-bot-url = http://localhost:8000 같은 서버
cli-bot-token = 내 API 키
cli-bot-match = 내 자리가 있거나 빈자리가 있는 매치
cli-bot-pair = 게임을 찾는 아무나와 두기
cli-bot-timeout = 한 수마다 쓸 초 (120)
cli-bot-program = 프로그램과 그 인자
cli-bot-key = read와 play 범위로 POST /api/tokens를 보내면 키를 받습니다. --token 대신 CORNERWISE_TOKEN에 넣어도 됩니다.
cli-bot-needs = 봇에는 { $package } 패키지가 필요합니다: { $install }
cli-bot-which = 어느 프로그램인가요? -- 뒤에 쓰세요
cli-bot-failed = 프로그램이 실패했습니다: { $problem }
# $reason is one word of the protocol; $seats and $points are lists of numbers.
cli-bot-over = { $count ->
    [0] 끝 ({ $reason }): 승자 없음, 점수 { $points }
   *[other] 끝 ({ $reason }): { $seats } 승리, 점수 { $points }
  }

## backup and restore

cli-backup-about = 서버의 모든 데이터를 파일에 씁니다. 다른 종류의 데이터베이스에도 복원할 수 있습니다.
cli-restore-about = 백업 파일로 빈 데이터베이스를 채웁니다. 다른 종류의 데이터베이스에서 온 것이어도 됩니다.
cli-backup-database = 데이터베이스 ({ $default })
cli-backup-done = { $rows }행을 썼습니다: { $file }
cli-restore-done = { $rows }행을 읽었습니다: { $file }

## i18n

cli-i18n-about = 번역에서 빠지거나 알 수 없는 메시지, 영어로 남은 글, 잘못된 인자나 복수형이나 용어를 검사합니다.
cli-i18n-languages = de 같은 언어 태그. 따로 정하지 않으면 모두
cli-i18n-unknown = { $tag }: 그런 언어가 없습니다 (다음 중에서 고르세요: { $known })
cli-i18n-whole = 언어 { $languages }개, 메시지 { $messages }개: 잘못된 것이 없습니다

## puzzles

cli-puzzles-about = 컴퓨터의 게임으로 퍼즐을 만들거나, 있는 퍼즐의 답이 정확히 하나인지 확인합니다.
cli-puzzles-path = make: 쓸 폴더. verify: 프로그램에 들어 있는 퍼즐 대신 쓸 퍼즐 파일
cli-puzzles-game = 이 게임만. 여러 번 쓸 수 있음
cli-puzzles-count = 게임마다 퍼즐의 수
cli-puzzles-sample = 게임마다 무작위로 고른 이만큼만 확인하기
cli-puzzles-where = 어느 폴더인가요? make 뒤에 쓰세요
cli-puzzles-made = { $game } 퍼즐: { $count }
cli-puzzles-proven = 증명한 퍼즐: { $count }, { $seconds }초

## explore

cli-explore-about = 한 국면에서 어떤 수를 얼마나 자주 두었고 그 게임이 어떻게 끝났는지 찾아봅니다.
cli-explore-work = show: 국면에서 둔 수 보기. add: 탐색기 파일에 게임 넣기. build: Cornerwise에 들어 있는 컴퓨터 게임의 파일 만들기. make: 컴퓨터가 자기 자신과 두게 하기. pack: 게임을 작은 파일로 쓰기
cli-explore-path = show, add, build: 탐색기 파일. 따로 정하지 않으면 컴퓨터 게임의 파일. make, pack: 쓸 폴더
cli-explore-source = show: 게임 또는 게임 파일. add: 게임 파일이나 폴더
cli-explore-count = make: 몇 게임을 할지
cli-explore-nodes = make: 한 수마다 탐색할 국면의 수
cli-explore-one = show에는 탐색기 파일 뒤에 게임이나 파일이 하나 필요합니다
cli-explore-nothing = 이 파일에는 이 국면에 이른 게임이 없습니다.
cli-explore-added = 추가한 게임: { $count }
# Columns of a table
cli-explore-column-games = 게임
cli-explore-column-won = 승리
cli-explore-column-margin = 점수 차
# $shown is the number of moves shown above, $moves the number of all moves
cli-explore-shown = 보여 준 수: { $moves }개 중 { $shown }개. 게임: { $games }

## moderate

cli-moderate-about = 플레이어들의 신고를 보고 처리합니다. 실행 중인 서버에는 몇 초 안에 반영됩니다.
cli-moderate-works = 할 수 있는 일:
cli-moderate-list = 기다리는 신고
cli-moderate-show = 신고 하나와 그 앞뒤의 채팅
cli-moderate-close = 신고를 목록에서 빼기
cli-moderate-mute = 플레이어의 채팅 막기
cli-moderate-suspend = 플레이어의 게임 막기
cli-moderate-rename = 플레이어에게 스스로 바꿀 수 없는 다른 이름을 주기
cli-moderate-lift = 플레이어의 채팅 금지와 정지를 모두 끝내기
cli-moderate-log = 지금까지 처리한 일
cli-moderate-clear-club = 링크로 지정한 클럽의 글을 지우고 다른 이름을 주기
cli-moderate-close-club = 링크로 지정한 클럽 닫기. 대회는 남습니다
cli-moderate-rename-tournament = 링크로 지정한 대회에 다른 제목을 주기
cli-moderate-cancel-tournament = 링크로 지정한 대회 취소하기
cli-moderate-what = 신고 번호 또는 플레이어의 사용자 이름 (계정이 없으면 show가 알려 주는 id)
cli-moderate-new-name = rename: 새 이름
cli-moderate-for = mute, suspend: 12h, 7d, 4w 같은 기간. 따로 정하지 않으면 영구히
cli-moderate-note = 이유. 기록에 남음
cli-moderate-closed = list: 처리를 마친 신고
cli-moderate-bad-time = { $time }: 12h, 7d, 4w 같은 기간이 아닙니다
cli-moderate-empty = 기다리는 신고가 없습니다.
cli-moderate-reporter = 신고한 사람: { $reporter }, id { $id }
cli-moderate-reported = 신고받은 사람: { $name }, id { $id }
cli-moderate-times = 이 플레이어에 대한 신고: { $count }
cli-moderate-match = 매치 { $match }, { $game }
cli-moderate-which-report = 어느 신고인가요? 번호를 쓰세요
cli-moderate-who = 어느 플레이어인가요? 사용자 이름을 쓰세요
cli-moderate-which-name = 새 이름은 무엇인가요? 사용자 이름 뒤에 쓰세요
cli-moderate-nobody = { $name }: 그런 플레이어가 없습니다
cli-moderate-was-closed = 신고 { $number }번을 처리했습니다
cli-moderate-done-until = 완료: { $name }, { $time }까지
cli-moderate-done-for-good = 완료: { $name }, 영구히
cli-moderate-done = 완료: { $name }
cli-moderate-lifted = 조치를 풀었습니다: { $name }
cli-moderate-renamed = 플레이어의 새 이름: { $name }
cli-explore-needs-path = 쓸 파일이나 폴더를 정하세요
# $command is what to type
cli-explore-not-built = 컴퓨터 게임이 아직 준비되지 않았습니다. 다음을 실행하세요: { $command }
cli-explore-built = { $file }에 있는 컴퓨터 게임: { $count }
cli-explore-packed = { $file }: 게임 { $count }판, { $size }바이트
