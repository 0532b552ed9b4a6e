## The result

result-page = 결과
result-open = 게임 진행 중
result-by-resigned = 다른 사람들이 기권했습니다.
result-by-time = 다른 사람들의 시간이 다 되었습니다.
result-by-left = 다른 사람들이 떠났습니다.
result-you-resigned = 기권했습니다.
result-you-time = 내 시간이 다 되었습니다.
result-you-left = 게임을 떠났습니다.
result-by-draw = 플레이어들이 무승부에 합의했습니다.
result-all-placed = { $colour } 조각을 모두 놓았습니다.
result-dropped = { $name }: { $how }
result-solo-done = 모든 조각을 보드에 놓았습니다
result-solo-short = 조각을 모두 놓지는 못했습니다
over-replay = 다시 보기

## The sum of every seat

sum-won = 승리
sum-deal = 라운드 { $deal }
sum-together = 팀 합계
sum-nobody = 함께 쓰는 색
sum-nobody-text = 모두 번갈아 놓았습니다. 점수에는 들어가지 않습니다.
sheet-left = 남은 조각 { $piece }{ $count ->
    [1] {""}
   *[other] , { $count }개
  }
sheet-cells-placed = 덮은 칸: { $count }
sheet-pieces-placed = 놓은 조각: { $count }개
sheet-seen = 위에서 보이는 칸: { $count }
sheet-all-placed = 모든 조각을 놓음
sheet-single-last = 가장 작은 조각을 마지막에 놓음
sheet-tile = 놓은 타일: { $count }개
sheet-bridge = 브리지: { $count }개
sheet-hexagon = 완성한 육각형: { $count }개
sheet-opening-triple = 같은 숫자 3개로 시작
sheet-opening-zero = 0이 3개인 타일로 시작
sheet-out = 마지막 타일을 놓음
sheet-draw = 뽑은 타일: { $count }개
sheet-third-draw = { $count ->
    [1] 세 번째 타일을 뽑고도 놓지 못함
   *[other] 세 번째 타일을 뽑고도 놓지 못함: { $count }번
  }
sheet-hands = 손패에 남은 타일

## The review

review-title = 복기
review-about = 게임을 붙여 넣으세요. 게임이 어떻게 흘러갔는지, 각 수의 가치는 얼마인지, 무엇이 더 나았을지 컴퓨터가 보여 줍니다.
review-progress = { $done ->
    [0] 게임 분석 중…
   *[other] 분석 중: { $total }수 중 { $done }수 완료
  }
review-progress-text = 그동안 게임을 한 수씩 살펴볼 수 있습니다. 이 페이지를 떠나면 분석이 멈춥니다.
review-quantity = 그래프 내용
review-margins = 점수 차
review-shares = 승률
review-graph = 각 수 뒤의 형세
review-as-table = 표로 보기
review-as-graph = 그래프로 보기
review-table = 각 수 뒤의 형세(표)
review-move = 다음 수
review-before = { $ply }: { $move }
review-end = 끝
review-errors = ±는 오차 범위입니다. 16배 오래 탐색하면 100번 중 95번은 이 범위 안에서 끝납니다. ±가 없는 값은 정확합니다.
review-at = { $ply ->
    [0] 시작할 때
   *[other] { $ply }번째 수 뒤
  }: { $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = 승부처
review-no-turning = 크게 손해 본 수가 없습니다. 모두 잘 두었습니다.
review-lost-margins = 가장 좋은 수에 비해 잃은 점수
review-move-of = { $number }번째 수, { $name }
review-instead = { $move }. 더 좋은 수: { $better }
review-better = 더 좋은 수: { $move }
review-was-best = 컴퓨터도 더 좋은 수를 찾지 못했습니다.
review-choose = 수를 고르면 무엇이 더 좋았을지 볼 수 있습니다.
review-line = 이렇게 이어질 수도 있었습니다
review-line-show = 수순 보기
review-line-one = 수 보기
review-line-hide = 수순 숨기기
review-line-back = 이 수순의 이전 수
review-line-on = 이 수순의 다음 수
review-line-at = { $step }/{ $count }
move-lays = { $cell }에 { $piece }
move-lays-tile = 타일 { $tile }
move-keep = 색 그대로 두기
move-swap = 색 바꾸기
move-draw = 타일 뽑기
move-pass = 패스

## Replay

replay-title = 다시 보기
replay-about = 게임을 붙여 넣고 한 수씩 보세요.
replay-slider = 재생 위치
replay-where = { $ply ->
    [0] 전체 { $count }수의 시작 전
   *[other] { $count }수 중 { $ply }번째 수
  }
replay-short = { $ply }/{ $count }
replay-play = 재생하기
replay-pause = 일시 중지하기
replay-end = 끝으로 가기
replay-speed = 속도
replay-times = { $speed }배
replay-next = 둘 차례

## Games from elsewhere

doors = 게임 열기
door-review = 게임 복기하기
door-replay = 게임 다시 보기
head-back = 뒤로
record-label = .blksgf 또는 JSON 게임
record-open = 열기
record-file = 파일 고르기
record-other = 다른 게임
record-hint = 여기에 파일을 끌어다 놓아도 됩니다. 서버에는 아무것도 저장되지 않습니다.
record-none = 이 텍스트에는 게임이 없습니다. .blksgf나 JSON 파일을 붙여 넣으세요.
record-which = 게임 { $count }개를 찾았습니다. 하나를 고르세요.

## Taking it along

export-title = 공유와 저장
export-share = 공유하기
export-link = 링크 복사하기
export-text = 텍스트로 복사하기
export-blksgf = .blksgf 파일
export-blksgf-text = 다른 프로그램용
export-json = JSON 기록
export-json-text = 모든 내용, 여기서 다시 열 수 있음
export-svg = SVG 그림
export-svg-text = 어떤 크기에서도 선명함
export-png = PNG 그림
export-png-text = 메시지와 웹 페이지용

## The analysis board

analysis-title = 분석 보드
analysis-parts = 표시할 내용
analysis-pieces = 조각
analysis-lines = 가장 좋은 수
analysis-moves = 수순
analysis-no-moves = 어느 쪽의 조각이든 놓아 보세요. 둔 수와 시도한 수순이 모두 여기에 나옵니다.
analysis-searched = { $count }개 국면 탐색
analysis-exact = 게임 끝까지 계산함
analysis-bar = 승률: { $chances }
analysis-bar-empty = 승률
analysis-promote = 이 수순을 주 수순으로 정하기
analysis-remove = 이 수와 그 뒤를 모두 삭제하기
analysis-menu = 더 많은 옵션
analysis-new = 새 분석
analysis-paste = 수순이나 게임 붙여 넣기
analysis-paste-text = 한 줄에 한 수씩, 링크, 또는 .blksgf나 JSON 게임.
analysis-by-moves = 타일은 더미에서 뽑으므로 국면은 수순에서 나옵니다. 여기서 두거나 수순을 붙여 넣으세요.
analysis-saved = 이 기기에 저장됨
analysis-forget = 이 분석 삭제하기
analysis-from-here = 여기서부터 분석하기
arrange-title = 국면 만들기
arrange-ready = 규칙에 맞는 국면입니다.
arrange-broken = 아직 불가능함
arrange-missing = { $colour } 조각이 하나 부족합니다. 색은 순서대로 둡니다.
arrange-turn = 둘 차례
arrange-turn-any = 규칙대로
arrange-turn-other = 이 조각들이면 다음은 다른 색 차례입니다.
editor-moves = { $count ->
    [0] 첫 조각을 놓으세요
   *[other] { $count }수
  }
editor-over = 게임 끝
editor-over-text = 이제 아무도 둘 수 없습니다.
editor-computer = 컴퓨터에게 두게 하기
editor-review = 이 게임 복기하기
editor-found = 가장 좋은 수
editor-value = { $margin } · { $share }%
editor-make = { $letter }번 수 두기
editor-game = 게임
editor-which = 게임 고르기
editor-game-kind = { $game }, { $kind }
editor-begin = 처음부터 다시 하기
