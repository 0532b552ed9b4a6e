## Games, by their ids. A kind says which of its family a game is.

game-classic = 클래식
game-classic-about = 20 × 20칸에서 4가지 색
game-classic-kind = 4명
game-classic-2 = 2인용 클래식
game-classic-2-about = 한 명이 2가지 색
game-classic-2-kind = 2명
game-classic-3 = 3인용 클래식
game-classic-3-about = 네 번째 색은 모두 함께
game-classic-3-kind = 3명
game-classic-teams = 클래식 팀전
game-classic-teams-about = 파랑과 빨강 대 노랑과 초록
game-classic-teams-kind = 2 대 2
game-classic-solo = 솔로 84
game-classic-solo-about = 조각 84개를 혼자서 모두 놓기
game-classic-solo-kind = 1명
game-duo = 듀오
game-duo-about = 14 × 14에서 빠른 대결
game-duo-kind = 2명
game-junior = 주니어
game-junior-about = 어린이를 위한 쉬운 조각
game-junior-kind = 2명
game-trigon = 트라이곤
game-trigon-about = 육각형 위의 삼각형
game-trigon-kind = 4명
game-trigon-2 = 2인용 트라이곤
game-trigon-2-about = 한 명이 2가지 색
game-trigon-2-kind = 2명
game-trigon-3 = 3인용 트라이곤
game-trigon-3-about = 더 작은 육각형에서 3가지 색
game-trigon-3-kind = 3명
game-trigon-teams = 트라이곤 팀전
game-trigon-teams-about = 파랑과 빨강 대 노랑과 초록
game-trigon-teams-kind = 2 대 2
game-trigon-solo = 솔로 88
game-trigon-solo-about = 조각 88개를 혼자서 모두 놓기
game-trigon-solo-kind = 1명
game-polyomino = 폴리오미노
game-polyomino-about = 아무 데서나 시작하고 색을 고르기
game-polyomino-8 = 폴리오미노 8
game-polyomino-8-about = 한 명당 조각 9개, 몇 분이면 끝
game-polyomino-8-kind = 8 × 8
game-polyomino-12 = 폴리오미노 12
game-polyomino-12-about = 한 명당 조각 9개짜리 2세트
game-polyomino-12-kind = 12 × 12
game-polyomino-14 = 폴리오미노 14
game-polyomino-14-about = 한 명당 조각 21개
game-polyomino-14-kind = 14 × 14
game-polyomino-hexa = 폴리오미노 헥사
game-polyomino-hexa-about = 조각 56개 한 세트를 함께 사용
game-polyomino-hexa-kind = 헥사, 20 × 20
game-rumis = 루미스
game-rumis-about = 쌓아 올려 위에서 보이게 하기
game-rumis-tower = 루미스 타워
game-rumis-tower-about = 좁고, 큐브 8개 높이까지
game-rumis-tower-kind = 타워
game-rumis-corner = 루미스 코너
game-rumis-corner-about = 모퉁이를 도는 40칸
game-rumis-corner-kind = 코너
game-rumis-steps = 루미스 계단
game-rumis-steps-about = 4단 계단을 올라가기
game-rumis-steps-kind = 계단
game-rumis-pyramid = 루미스 피라미드
game-rumis-pyramid-about = 가운데로 갈수록 높게
game-rumis-pyramid-kind = 피라미드
game-rumis-own = 나만의 보드 루미스
game-rumis-own-about = 보드를 직접 만들기
game-rumis-own-kind = 나만의 보드
game-triominos = 트라이오미노스
game-triominos-about = 숫자를 맞추고 타일은 숨기기
game-triominos-kind = 1~6명

## What is told of every game

# $span is a number of them or two with a dash between, $most the larger one.
facts-players = { $most ->
   *[other] { $span }명
  }
facts-minutes = { $span }분
facts-age = { $age }세 이상

## Options of games, by their names, with every value that has a word

option-on = 예
option-off = 아니요
option-start = 첫 조각
option-start-about = 각 색이 첫 조각을 놓는 곳입니다.
option-start-own = 자기 색의 시작 칸
option-start-any = 비어 있는 아무 시작 칸
option-start-opposite = 내 다른 색의 맞은편
option-start-spaced = 하나씩 건너뛴 시작 칸
option-scoring = 점수 계산
option-scoring-about = 점수를 세는 방법입니다.
option-scoring-advanced = 남은 칸, 보너스 있음
option-scoring-basic = 남은 칸, 보너스 없음
option-scoring-pieces = 조각을 많이 놓으면 승리
option-scoring-cells = 남은 칸이 적으면 승리
option-scoring-standard = 기본
option-scoring-children = 어린이용 점수 계산
option-scoring-no-points = 점수 없음: 먼저 타일을 다 쓰면 승리
option-first = 먼저 시작하는 사람
option-first-about = 첫 조각을 놓는 플레이어입니다.
option-first-number = { $number ->
    [0] 플레이어 1
    [1] 플레이어 2
    [2] 플레이어 3
   *[3] 플레이어 4
 }
option-shared = 함께 쓰는 색
option-shared-about = 모든 플레이어가 번갈아 놓는 색입니다.
option-left-out = 쓰지 않는 색
option-left-out-about = 아무도 쓰지 않는 색입니다.
option-strict-corners = 엄격한 꼭짓점
option-strict-corners-about = 꼭짓점은 꼭짓점에만 닿을 수 있고, 곧은 변의 중간에는 닿을 수 없습니다.
option-seats = 플레이어 수
option-seats-about = 플레이어 수입니다.
option-seats-number = { $number }명
option-colours-each = 색의 수
option-colours-each-about = 플레이어 한 명이 쓰는 색의 수입니다. 두 가지 색을 쓰면 점수가 높은 색만 셉니다.
option-colours-each-number = 한 명당 { $number }가지
option-blocked = 조각을 놓을 수 없을 때
option-blocked-about = 자기 차례에 조각을 놓을 수 없는 색을 어떻게 할지 정합니다.
option-blocked-out = 게임에서 빠짐
option-blocked-skip = 그 차례만 쉼
option-heights = 높이 맵
option-heights-about = 높이 제한을 맨 윗줄부터 한 줄씩 쓰고, 줄 사이에는 /를 넣습니다. 예: 2 2 1/2 2 1
option-without = 핸디캡
option-without-about = 어떤 색이 쓰지 않을 조각입니다. 예: blue:I5,W5/red:X5
option-edition = 판
option-edition-about = 판에 따라 타일 수, 뽑기와 패스 방법, 라운드나 매치가 끝나는 방법이 다릅니다.
option-edition-international = 국제판
option-edition-french = 프랑스판
option-edition-spanish = 스페인판
option-edition-portuguese = 포르투갈판
option-edition-tournament = 대회용
option-target = 목표 점수
option-target-about = 총점이 여기에 이르면 매치가 끝납니다. 가장 낮은 목표는 어린이용 점수 계산을 위한 것입니다.
option-target-number = { $number }점
option-deals = 라운드 수
option-deals-about = 목표 점수 대신 정해진 수의 라운드를 합니다. 어린이용 점수 계산에서는 따로 고르지 않으면 1라운드입니다.
option-deals-number = { $number ->
    [0] 정하지 않음
   *[other] { $number }라운드
 }
option-after-draw = 뽑은 뒤
option-after-draw-about = 타일을 뽑은 바로 뒤에 놓을 수 있는 타일입니다.
option-after-draw-drawn = 뽑은 타일만
option-after-draw-any = 아무 타일
option-time-limit = 차례마다 시간 제한
option-time-limit-about = 시간이 다 되면 차례가 끝날 때까지 타일을 뽑습니다. 한 수마다 제한 시간이 있어야 합니다.

## How strongly the computer plays

level = 레벨 { $level }, { $word }
level-1 = 첫걸음
level-2 = 초보자
level-3 = 느긋함
level-4 = 캐주얼
level-5 = 탄탄함
level-6 = 능숙함
level-7 = 강함
level-8 = 전문가
level-9 = 마스터
