## Whose turn it is and what can be done

status-loading = 불러오는 중…
status-waiting = 플레이어를 기다리는 중
status-waiting-text = 모든 자리가 차면 게임이 시작됩니다.
status-paused = 일시 중지됨
status-paused-text = 시계가 멈췄습니다.
status-over = 게임 끝
status-your-turn = 내 차례
status-turn-of = { $name } 차례
status-viewing = { $ply ->
    [0] 시작할 때
   *[other] { $ply }번째 수 뒤
  }
status-sending = 보내는 중…
status-planned = 다음 수를 예약했습니다.
status-can-plan = 조각을 골라 다음 수를 예약하세요.
status-plan-hint = 다음에 놓을 곳에 올려 두세요.
status-watching = 관전 중입니다.
opening-both = 두 색의 첫 조각을 놓으세요. 그다음 다른 플레이어가 색을 고릅니다.
opening-choose = 색을 고르세요. 다음은 { $colour } 차례입니다.
opening-take = { $colour } 고르기
handover-title = { $name } 님에게 화면을 넘겨 주세요
handover-show = 내 타일 보기
status-places = 둘 수 있는 수 { $places }가지
status-fits = { $places ->
    [0] 지금은 놓을 곳이 없습니다
   *[other] { $places }곳에 놓을 수 있습니다
  }
status-it-fits = 놓을 수 있습니다
status-does-not-fit = 여기에는 놓을 수 없습니다
status-lost = 다시 연결하는 중…
status-lost-text = 게임은 안전합니다. 시계가 멈췄습니다.
plan-fails = 예약한 수를 더는 둘 수 없습니다. 다른 수를 고르세요.
notice-your-turn = 내 차례
## Said on the board for a moment
# A colour has no place left for any of its pieces.
said-out = { $colour } 조각은 더 놓을 수 없습니다.
said-out-you = 조각을 더 놓을 수 없습니다.
# Somebody scored more in Triominos; $name is a name or “You”.
said-bridge = { $name }: 브리지, +{ $points }
said-hexagon = { $name }: { $count ->
    [1] 육각형
   *[other] 육각형 { $count }개
  }, +{ $points }

## Seats

seat-open = 빈자리
seat-computer = 컴퓨터, 레벨 { $level }
seat-engine = 컴퓨터
seat-level = 레벨 { $level }
seat-number = 플레이어 { $number }
seat-guest = 게스트
seat-me = 나
seat-you = { $name }(나)
seat-replaced = { $name } 님 대신 컴퓨터가 두는 중
seat-gone = 자리를 떠남
seat-chooses = 색을 고르는 중
# Under a name: this player can’t place any more pieces.
seat-out = 놓을 조각 없음
seat-cells = { $cells } 남음
seat-pieces-cells = 조각 { $pieces }개, { $shape ->
    [cube] 큐브 { $cells }개 남음
   *[square] { $cells }칸 남음
  }
seat-tiles = 타일 { $tiles }개
seat-points = { NUMBER($points) }점
seat-reach = { $shape ->
    [cube] 빈 큐브 자리 { $cells }개에 닿음
   *[square] 빈칸 { $cells }칸에 닿음
  }
seat-corners-reach = 열린 꼭짓점 { $corners }개, { $shape ->
    [cube] 빈 큐브 자리 { $cells }개에 닿음
   *[square] 빈칸 { $cells }칸에 닿음
  }
dropped-resigned = 기권
dropped-time = 시간 초과
dropped-left = 게임을 떠남

## Colours

colour-blue = 파랑
colour-yellow = 노랑
colour-red = 빨강
colour-green = 초록
colour-purple = 보라
colour-orange = 주황
# Colours inside a sentence
ink-blue = 파랑
ink-yellow = 노랑
ink-red = 빨강
ink-green = 초록
ink-purple = 보라
ink-orange = 주황

## The board

board-label = { $game } 보드
cell-free = { $cell }, 비어 있음
cell-corner = { $cell }, 비어 있음, 내 꼭짓점
cell-start = { $cell }, 시작 칸
cell-start-of = { $cell }, { $colour } 시작 칸
cell-taken = { $cell }, { $colour }, 조각 { $piece }

## The tray and what is done with a piece

tray-label = 조각
tray-piece = 조각 { $piece }, { $shape ->
    [cube] 큐브 { $cells }개
   *[square] { $cells }칸
  }, { $places ->
    [0] 놓을 곳 없음
   *[other] { $places }곳에 놓을 수 있음
  }, { $key } 키
tray-piece-waiting = 조각 { $piece }, { $shape ->
    [cube] 큐브 { $cells }개
   *[square] { $cells }칸
  }, { $key } 키
piece-cells = 조각 { $piece }, { $shape ->
    [cube] 큐브 { $cells }개
   *[square] { $cells }칸
  }
actions-label = 고른 조각
action-turn = 돌리기
action-flip = 뒤집기
action-next = 다음 자리
action-next-of = { $number }/{ $count }
action-drop = 도로 넣기
action-place = 놓기
action-plan = 수 예약하기
action-sending = 보내는 중…
nudge-label = 조각 옮기기
nudge-up = 위로
nudge-down = 아래로
nudge-left = 왼쪽으로
nudge-right = 오른쪽으로
nudge-up-left = 왼쪽 위로
nudge-up-right = 오른쪽 위로
nudge-down-left = 왼쪽 아래로
nudge-down-right = 오른쪽 아래로
word-keep = 내 색 그대로 두기
word-swap = 색 바꾸기
word-draw = 타일 뽑기
word-pass = 패스하기
type-title = 수 입력하기
type-what-tile = 타일, 놓을 곳이 여럿이면 자리도
type-what = 조각, 그리고 그것이 덮는 { $shape ->
    [cube] 큐브 하나 또는 모든 큐브
   *[square] 칸 하나 또는 모든 칸
  }
type-several = { $count ->
    [1] 맞는 수가 1가지 있습니다. 아래에서 고르세요.
   *[other] 맞는 수가 { $count }가지 있습니다. 하나를 고르세요.
  }
# $reason is one of the reasons in reasons.ftl.
type-illegal = { $cell }에 { $piece }: { $reason }
type-all = { $count ->
    [1] 둘 수 있는 유일한 수
   *[other] 둘 수 있는 수 { $count }가지 모두
  }
type-piece = 조각 { $piece }, { $count }곳

## What screen readers say when a move is made

said-lays = { $name }: { $cell }에 { $piece } 조각을 놓았습니다.
said-lays-you = { $cell }에 { $piece } 조각을 놓았습니다.
said-lays-colour = { $name }: { $cell }에 { $colour } { $piece } 조각을 놓았습니다.
said-lays-colour-you = { $cell }에 { $colour } { $piece } 조각을 놓았습니다.
said-lays-tile = { $name }: { $tile } 타일을 놓았습니다.
said-lays-tile-you = { $tile } 타일을 놓았습니다.
# $word is what was done instead of placing: "Pass", "Draw a tile".
said-word = { $name }: { $word }.
said-points = { $points }점.
said-opened = 새로 열린 꼭짓점 { $count }개: { $cells }.
said-opened-many = 새로 열린 꼭짓점 { $count }개, 예를 들면 { $cells }.
said-opened-none = 새로 열린 꼭짓점이 없습니다.
said-undone = 마지막 수를 되돌렸습니다.

## Clocks and what was agreed

clock-hours = 시간
clock-days = 일
plan-players = { $count }명
plan-clock-game = { $minutes }분 + { $seconds }초
plan-clock-move = 한 수에 { $seconds }초
plan-clock-days = 한 수에 { $days }일
plan-rated = 레이팅 게임
plan-family = 가족 게임

## Moves, hints, chat

tab-moves = 수순
tab-hints = 힌트
tab-chat = 채팅
moves-label = 지금까지 둔 수
moves-none = 아직 둔 수가 없습니다.
moves-steps = 한 수씩 살펴보기
moves-first = 첫 수
moves-back = 이전 수
moves-on = 다음 수
moves-last = 마지막 수
hint-ask = 좋은 수 보기
hint-thinking = 생각하는 중…
hint-move = 이 수를 둬 보세요:
chat-label = 채팅
chat-empty = 아직 메시지가 없습니다.
chat-is-off = 이 테이블은 채팅이 꺼져 있습니다.
chat-write = 메시지 쓰기
chat-send = 보내기
chat-mute = 메시지 숨기기
chat-muted = 이제 이 플레이어의 메시지가 보이지 않습니다.
chat-report = 신고하기
chat-reported = 신고했습니다. 이 서버를 운영하는 사람들이 살펴보겠습니다.
chat-news = 새 메시지 { $count }개
phrase-hello = 안녕하세요
phrase-good-luck = 잘 부탁드려요
phrase-have-fun = 재미있게 해요
phrase-your-turn = 두실 차례예요
phrase-one-moment = 잠시만요
phrase-nice-move = 좋은 수네요
phrase-oops = 이런
phrase-well-played = 잘 두셨어요
phrase-thanks = 고마워요
phrase-good-game = 좋은 게임이었어요
phrase-again = 한 판 더 할까요?
phrase-goodbye = 안녕히 계세요

## The menu

menu-title = 메뉴
menu-undo = 마지막 수 되돌리기
menu-ask-undo = 무르기 요청하기
menu-pause = 일시 중지하기
menu-ask-pause = 휴식 요청하기
menu-draw = 무승부 제안하기
menu-ask-draw = 무승부 제안하기
menu-abort = 게임 취소하기
menu-ask-abort = 게임 취소 요청하기
menu-resume = 이어서 하기
menu-stand = 테이블 떠나기
menu-resign = 기권하기
menu-resign-sure = 이 게임을 기권할까요?
menu-play-on = 계속 플레이하기
menu-carry = 다른 기기에서 계속하기
menu-keys = 키보드 단축키
menu-rules = 규칙
switch-corners = 열린 꼭짓점 보기
switch-coordinates = 좌표 보기
switch-patterns = 색마다 무늬 보기
switch-confirm = 수마다 확인하기
switch-tips = 팁 보기
carry-text = 다른 기기로 이 QR 코드를 찍거나 그 기기에서 코드를 입력하세요. 5분 안에 한 번만 쓸 수 있습니다.
carry-picture = 이 게임을 다른 기기에서 이어 가는 QR 코드
carry-where = { $address }에서 코드를 입력하세요
keys-title = 키보드 단축키
keys-piece = 조각 고르기
keys-move = 옮기기
keys-turn = 돌리기
keys-flip = 뒤집기
keys-next = 놓을 수 있는 다음 자리로 가기
keys-place = 놓기
keys-back = 한 단계 뒤로 가기
keys-type = 수 입력하기
keys-zen = 보드와 조각만 보기
keys-help = 이 목록 보기

## Asking and answering

proposal-undo = { $name } 님이 무르기를 요청합니다.
proposal-pause = { $name } 님이 휴식을 요청합니다.
proposal-draw = { $name } 님이 무승부를 제안합니다.
proposal-abort = { $name } 님이 게임을 취소하고 싶어 합니다.
proposal-rematch = { $name } 님이 재대결을 원합니다.
proposal-waits = 다른 사람들을 기다리는 중…
answer-yes = 수락하기
proposal-declined = { $name } 님이 거절했습니다.
answer-no = 거절하기
gone-text = { $name } 님이 떠났고 자리는 남아 있습니다. 기다리거나, 컴퓨터에게 맡기거나, { $name } 님의 패배로 처리할 수 있습니다.
gone-wait = 기다리기
gone-engine = 컴퓨터에게 맡기기
gone-result = 패배로 처리하기

## At the table before and after

over-rematch = 재대결하기
over-to-rematch = 재대결로 가기
over-result = 점수
over-review = 복기하기
result-aborted = 게임이 취소되었습니다.
result-draw = 무승부
result-you = 승리했습니다
result-you-by = { $points }점 차로 승리했습니다
result-other = { $name } 승리
result-other-by = { $points }점 차로 { $name } 승리
task-own-start = 조각을 골라 내 시작 칸을 덮으세요.
task-start = 조각을 골라 시작 칸을 덮으세요.
task-anywhere = 조각을 골라 아무 곳에나 놓으세요.
task-corner = 조각을 골라 내 꼭짓점에 닿게 하세요.
task-base = 조각을 골라 바닥에 놓으세요.
task-join = 조각을 골라 바닥의 다른 조각 옆에 놓으세요.
task-face = 조각을 골라 내 색에 면을 맞대어 놓으세요.
seat-note-standing = { $note }, { $standing }
# What has been placed so far, in the place of points that would start far below zero.
seat-placed = { $cells }칸 놓음
seat-placed-short = { $cells } 놓음
# How many squares of a colour are seen from above on a board of cubes.
seat-seen = 위에서 { $cells }칸 보임
seat-seen-short = { $cells } 보임
tray-more = 다른 조각
tray-more-fit = 놓을 수 있는 다른 조각
moves-show = 수순 보기
