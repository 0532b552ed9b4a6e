## Watching games, and the screen for clubs and fairs

watch-featured = 지금 주목할 게임
watch-finished = 방금 끝난 게임
watch-none-now = 지금은 공개 게임을 하는 사람이 없습니다.
watch-none-fits = 지금은 이 조건에 맞는 게임이 없습니다.
watch-lost = 연결이 끊겼습니다. 다시 연결하는 중…
watch-viewers = 관전자 { $count }명
watch-see-all = { $count ->
    [0] 관전하기
   *[other] 게임 { $count }판 관전하기
  }
watch-join = 참가하기
watch-speed = 제한 시간
watch-speed-any = 모든 제한 시간
watch-speed-clock = 시간 제한 있음
watch-speed-none = 시간 제한 없음
watch-speed-days = 한 수에 며칠
watch-rated-only = 레이팅 게임만

## Following a player from game to game

watch-follow = { $name } 님 팔로우하기
watch-following = { $name } 님 팔로우 중
watch-unfollow = 팔로우 취소하기
watch-nothing-yet = { $name } 님은 지금 공개 게임을 하고 있지 않습니다. 다음 게임이 여기에 나타납니다.
watch-next-soon = 이 게임은 끝났습니다. { $name } 님의 다음 게임이 여기에 나타납니다.

## Tournaments that can be joined

watch-tournaments = 곧 시작하는 대회
watch-all-tournaments = 모든 대회
watch-no-tournaments = 지금 참가할 수 있는 대회가 없습니다.

## The screen for clubs and fairs

watch-tv = TV 모드
watch-kind-live = 실시간
watch-kind-replay = 다시 보기
watch-kind-computer = 컴퓨터 게임
watch-won = { $names } 승리
watch-drawn = 무승부
watch-play-too = 나도 플레이하기
watch-code = 이 사이트의 주소가 담긴 QR 코드
watch-full = 전체 화면
watch-leave-tv = TV 모드 끝내기

## Sharing a game, and its score sheet on paper

share-embed = 임베드 코드 복사하기
share-animation = 움직이는 그림
share-animation-about = 게임 전체를 WebP로
share-sheet = 기록지
share-sheet-about = 인쇄용: 보드, 점수, 수순
paper-title = 기록지
paper-print = 인쇄하기
paper-back = 결과로 돌아가기
paper-player = 플레이어
paper-points = 점수
paper-moves = 수순
