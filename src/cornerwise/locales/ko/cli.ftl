## The command line: what every command shares. Words in capitals (FILE, GAME) and options (--ply) are typed and stay.

cli-about = 블로커스 계열 게임과 트라이오미노스: 규칙, 기록, 그림, 플레이.
cli-commands = 명령
cli-examples = 예:
cli-version = 프로그램 버전을 표시하고 끝내기
cli-language = 시스템 언어 대신 de, pt-BR 같은 이 언어를 쓰기
cli-own-games = 이 Python 파일이 등록하는 게임도 불러오기
cli-interrupted = 중단되었습니다
# $message says what is wrong, $command is a command to be typed.
cli-see-help = { $message } (`{ $command }` 참고)

## What each command does, in the list of all commands

cli-games = 모든 게임과 옵션 나열하기
cli-play = 터미널에서 플레이하기
cli-serve = 브라우저와 프로그램을 위한 서버 실행하기
cli-replay = 파일에 있는 게임을 검사하고 보여 주기
cli-analyse = 국면에서 가장 좋은 수 보여 주기
cli-review = 게임에서 가장 손해가 큰 수 보여 주기
cli-audit = 게임 끝 무렵에 내준 점수 세기
cli-draw = 국면을 SVG나 텍스트로 그리기
cli-perft = 정해진 수 뒤의 국면 세기
cli-bench = 속도와 크기를 재고 목표와 비교하기
cli-solve = 완전한 솔로 게임 찾기
cli-gtp = Go Text Protocol로 다른 프로그램과 통신하기
cli-arena = 컴퓨터 플레이어끼리 겨루게 하기
cli-bot = GTP 프로그램이 서버에서 플레이하게 하기
cli-backup = 서버의 모든 데이터를 파일에 쓰기
cli-restore = 백업 파일로 빈 데이터베이스 채우기
cli-moderate = 신고를 보고 처리하기
cli-i18n = 번역 검사하기
cli-puzzles = 퍼즐을 만들고 증명하기
cli-explore = 국면에서 어떤 수를 두었는지 찾아보기

## What is said about arguments, whatever the command

cli-usage = 사용법:
cli-positional-arguments = 위치 인자
cli-options = 옵션
cli-help = 이 도움말을 표시하고 끝내기
cli-required = 다음 인자가 필요합니다: { $value }
cli-one-required = 다음 인자 중 하나가 필요합니다: { $value }
cli-unrecognized = 알 수 없는 인자: { $value }
cli-not-with = 다음 인자와 함께 쓸 수 없습니다: { $value }
cli-ambiguous = 모호한 옵션: { $option }에 맞는 것이 여럿입니다: { $matches }
cli-argument = 인자 { $argument_name }: { $message }
cli-invalid-choice = 잘못된 선택: { $value } (다음 중에서 고르세요: { $choices })
cli-ignored = 이 옵션은 값을 받지 않는데 { $value }을(를) 받았습니다
cli-expected-one = 인자가 하나 필요합니다
cli-expected-some = 인자가 적어도 하나 필요합니다
# $count is the number, $value shows it.
cli-expected = { $count ->
   *[other] 인자가 { $value }개 필요합니다
  }
