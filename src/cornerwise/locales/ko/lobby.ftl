## The start page

start-hero = 꼭짓점과 꼭짓점을 이어 조각을 놓으세요.
start-play-now = 지금 플레이하기
start-play-now-about = { $game }, 레벨 { $level } 상대
start-games = 게임
sort-by = 정렬
sort-usual = 기본 순서
sort-minutes = 플레이 시간
sort-age = 나이
sort-players = 플레이어 수
start-live = 실시간
start-live-who = { $game }: { $who }
start-sample = 게임 관전하기
start-waiting = 내 차례
start-running = 내 게임
start-all-mine = 내 모든 게임
start-more = 더 보기
start-puzzles = 퍼즐
start-puzzles-about = 최선의 수 하나 찾기
start-designs = 디자인
start-designs-about = 나만의 그림 만들기
start-learn = 배우기
start-learn-about = 레슨과 규칙
start-games-about = 진행 중이거나 끝난 게임

## Ways of playing

mode-computer = 컴퓨터
mode-computer-about = 레벨 9단계
mode-computer-title = 컴퓨터와 대결하기
mode-friends = 친구
mode-friends-about = 링크로 초대
mode-friends-title = 친구 초대하기
mode-anyone = 누구나
mode-anyone-about = 온라인 대결
mode-anyone-title = 상대 찾기
mode-screen = 한 화면
mode-screen-about = 기기 함께 쓰기
mode-screen-title = 한 화면에서 플레이하기
lobby-game = 게임
lobby-kind = 종류
lobby-mode = 상대
lobby-strength = 레벨
lobby-anyone-clock = 같은 제한 시간을 고른 사람과 연결됩니다.
lobby-begin-computer = 플레이하기
lobby-begin-friends = 테이블 열기
lobby-begin-anyone = 상대 찾기
lobby-begin-screen = 플레이하기
lobby-more-choices = 더 많은 옵션
lobby-rules = 규칙

## Clocks

setup-clock = 제한 시간
setup-clock-none = 시간 제한 없음
setup-clock-game = 각자 { $time }
setup-clock-game-increment = { $time } + { $more }
setup-clock-move = 한 수에 { $time }
setup-clock-days = 한 수에 { $time }

## Who plays, and how a match stands

lobby-open-seat = 빈자리
lobby-open-seats = 빈자리 { $count }개
lobby-computer = 컴퓨터, 레벨 { $level }
lobby-computers = { $count ->
    [1] 컴퓨터(레벨 { $level })
   *[other] 컴퓨터 { $count }명(레벨 { $level })
 }
lobby-open-match = 이 게임 열기
lobby-your-turn = 내 차례
lobby-your-turn-left = 내 차례입니다. 남은 시간: { $time }
lobby-their-turn = { $name } 차례
lobby-running = 진행 중
lobby-paused = 일시 중지됨
lobby-awaits-players = { $count ->
    [0] 곧 시작
   *[other] 빈자리 { $count }개
 }
lobby-move-number = { $number }번째 수
lobby-ended-won = 승리, { $ago }
lobby-ended-lost = 패배, { $ago }
lobby-ended-drawn = 무승부, { $ago }
lobby-ended-played = 끝남, { $ago }
lobby-ended-aborted = 취소됨, { $ago }

## Setting a match up

setup-clock-other = 직접 설정
setup-clock-kind = 시간 방식
setup-clock-kind-game = 게임 전체
setup-clock-kind-move = 한 수마다
setup-clock-kind-days = 한 수에 며칠
setup-clock-minutes = 각자 시간(분)
setup-clock-seconds = 한 수에 쓸 시간(초)
setup-clock-days-count = 한 수에 쓸 일수
setup-clock-increment = 한 수마다 더하는 시간(초)
setup-seats = 플레이어
setup-count = 플레이어 수
setup-who = 플레이하는 사람
setup-options = 규칙
setup-table = 테이블 설정
setup-listed = 공개
setup-listed-about = 누구나 이 테이블을 찾아 참가할 수 있습니다. 끄면 링크가 있어야 참가할 수 있습니다.
setup-family = 가족 테이블
setup-family-about = 모두 힌트를 쓸 수 있고 채팅은 없습니다. 핸디캡을 더하면 어린이와 초보도 공평하게 즐길 수 있습니다.
setup-rated = 레이팅 게임
setup-rated-about = 모두 계정이 있어야 하고, 한 사람이 한 자리만 맡습니다.
setup-rated-account = 레이팅 게임을 하려면 로그인하세요. 테이블의 모든 사람에게 계정이 필요합니다.
setup-handicap = 핸디캡
setup-handicap-about = 더 강한 플레이어는 큰 조각 몇 개 없이 시작합니다. 핸디캡이 있는 게임은 레이팅에 반영되지 않습니다.
setup-handicap-count = { $count ->
    [0] 모든 조각
   *[other] 조각 { $count }개 빼기
 }
setup-chat = 채팅
setup-chat-presets = 정해진 문구
setup-chat-free = 자유 입력
setup-chat-off = 끔
setup-clash = 이 옵션들은 함께 쓸 수 없습니다. 하나를 바꿔 주세요.
setup-clash-heights = 이 보드로는 플레이할 수 없습니다. 모든 칸을 잇고 큐브를 2~512개로 맞춰 주세요.
setup-step-rules = 제한 시간과 규칙
# A board of your own for the game with cubes.
heights-about = 높이를 고른 다음 칸을 누르거나 끌어서 칠하세요. 0은 구멍이 됩니다.
heights-board = 내 보드
heights-square = { $square }, 높이 { $height }
heights-columns = 세로줄
heights-columns-count = 세로줄 { $count }개
heights-columns-fewer = 세로줄 빼기
heights-columns-more = 세로줄 더하기
heights-rows = 가로줄
heights-rows-count = 가로줄 { $count }개
heights-rows-fewer = 가로줄 빼기
heights-rows-more = 가로줄 더하기
setup-play = 플레이하기
setup-open = 테이블 열기
setup-rules = { $game } 하는 법
setup-seat-me = { $name }
setup-seat-beside-me = 이 화면의 다른 사람
setup-seat-name = 플레이어 { $number } 이름
setup-seat-open = 다른 사람에게 열어 두기
setup-seat-number = 플레이어 { $seat }
setup-seat-of-colours = 플레이어 { $seat }, { $colours }
setup-seat-with = 플레이어 { $seats }번과 같은 팀

## Inviting and joining

copy = 복사하기
copied = 복사됨
copy-failed = 복사하지 못했습니다. 직접 선택해서 복사해 주세요.
print = 인쇄하기
invite-title = 초대
invite-about = 빈자리가 { $count }개 있습니다. 링크가 있으면 누구나 앉을 수 있습니다.
invite-link = 이 테이블의 링크
invite-copy = 링크 복사하기
invite-share = 공유하기
invite-camera = QR 코드
invite-camera-about = 이 테이블의 링크가 담긴 QR 코드
invite-message = { $game } 한 판 같이 해요.
join-title = { $game } 게임에 참가하기
join-invites = { $name } 님이 { $game } 게임에 초대했습니다
join-rule = 조각은 같은 색의 다른 조각과 꼭짓점이 닿아야 하고, 변은 절대 닿으면 안 됩니다. 보드를 되도록 많이 덮으세요.
join-rule-rumis = 조각은 같은 색의 다른 조각에 닿아야 합니다. 위에서 보이는 내 색의 칸마다 1점을 얻습니다.
join-rule-triominos = 만나는 숫자는 서로 같아야 합니다. 놓은 타일의 숫자가 내 점수가 됩니다.
join-there = 참가한 사람: { $names }
join-nobody = 아직 아무도 참가하지 않았습니다.
join-which = 자리 고르기
join-sit = 이 자리에 앉기
join-watch = 관전하기
join-own = 내 테이블 열기
join-full = 이 테이블은 자리가 찼습니다
join-full-text = { $count ->
    [1] 자리가 찼습니다.
   *[other] { $count }개 자리가 모두 찼습니다.
 } 관전하거나, 같은 규칙으로 내 테이블을 열 수 있습니다.

## Looking for an opponent

search-title = { $count ->
    [1] 상대를 찾는 중
   *[other] 플레이어 { $count }명을 더 찾는 중
  }
search-time = 찾는 중: { $time }
search-usual = 보통 기다리는 시간: 약 { $time }
search-usual-unknown = 얼마나 걸릴지 아직 알 수 없습니다. 최근 이렇게 시작한 게임이 너무 적습니다.
search-nobody = 지금은 게임을 찾는 다른 사람이 없습니다.
search-others = 게임을 찾는 다른 사람 { $count }명:
search-others-game = { $game }: { $count }명
search-meanwhile = 그동안 컴퓨터와 대결하기
search-meanwhile-about = 찾기는 계속됩니다. 누군가 참가하면 알려 드립니다.
search-stop = 찾기 그만두기
search-goes-on = { $game } 상대를 계속 찾는 중
search-back = 찾기 화면 보기
search-found = { $game } 게임을 시작할 수 있습니다. 누군가 참가했습니다.
search-go = 게임으로 가기

## Lists of games

games-title = 내 게임
games-running = 진행 중
games-finished = 끝난 게임
games-remove = 목록에서 빼기
games-remove-back = 누군가 수를 두면 다시 나타납니다.
games-empty = 아직 게임이 없습니다
games-empty-text = 시작하거나 참가한 게임이 여기에 나타납니다. 계정이 없어도 이 기기에 저장됩니다.
games-export = 내 게임 내려받기
games-export-about = 모든 게임을 파일 하나에 담습니다. 보관하거나 다른 프로그램에서 열 수 있습니다.
watch-all = 모든 게임
watch-waiting = 플레이어를 기다리는 중
watch-playing = 진행 중
watch-empty = 지금은 공개된 게임이 없습니다
watch-empty-text = 다른 사람이 참가할 수 있게 공개 테이블을 열어 보세요. 링크로 공유한 게임은 공개되지 않습니다.
watch-open = 테이블 열기

## The best players

players-best = 상위 플레이어: { $game }
players-place = 순위
players-name = 이름
players-rating = 레이팅
players-games = 게임 수
players-empty = 아직 { $game } 레이팅이 있는 사람이 없습니다
players-empty-text = 레이팅 게임을 하고 첫 번째 주인공이 되어 보세요.

## What can go wrong

error-match-bad-plan = 이 옵션들은 함께 쓸 수 없습니다. 하나를 바꿔 주세요.
error-match-seat-taken = 방금 다른 사람이 그 자리에 앉았습니다. 다른 자리를 골라 주세요.
error-match-unknown = 그 테이블을 찾을 수 없습니다. 취소되었을 수 있습니다.
start-what = 1~6명이 즐기는 보드게임 일곱 가지. 차례대로 조각을 놓아 공간을 차지하고, 다른 사람의 자리를 막으세요.
start-free = 컴퓨터, 친구, 온라인의 누구와도 플레이하세요. 무료입니다. 계정이 필요 없고 광고도 없습니다.
start-watch = 관전
start-watch-about = 실시간 게임과 다시 보기
start-tournaments = 대회
start-tournaments-about = 참가하거나 직접 열기
start-players = 플레이어
start-players-about = 레이팅과 순위표
