## Profiles

profile-since = { $date }부터 플레이
profile-you = 다른 사람도 이 페이지를 볼 수 있지만, 비공개 게임은 보이지 않습니다.
profile-settings = 공개 범위 바꾸기
profile-hidden-others = 나에게만 보입니다.
profile-private = 이 플레이어는 레이팅과 게임을 공개하지 않습니다.
profile-unknown = 그런 플레이어가 없습니다
profile-unknown-text = 그 사용자 이름을 쓰는 사람이 없거나 프로필이 비공개입니다.
profile-of = { $name } 님의 프로필 보기

## Ratings

profile-ratings = 레이팅
profile-ratings-about = 물음표는 레이팅이 아직 확실하지 않다는 뜻입니다. ± 뒤의 숫자는 실제와 얼마나 다를 수 있는지 나타냅니다.
profile-no-ratings = 아직 레이팅 게임이 없습니다.
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = 임시
profile-provisional-about = 물음표는 임시 레이팅이라는 뜻입니다. 레이팅 게임을 더 하면 정확해집니다.
# How strong somebody is, compared with the computer.
profile-level = 레벨 { $level } 정도
profile-level-column = 레벨
profile-rated-games = 레이팅 게임 { $count }판
profile-chart = { $game } 레이팅
profile-chart-about = 레이팅 게임을 할 때마다의 레이팅입니다. 띠는 레이팅이 얼마나 다를 수 있는지, 점선은 레벨별로 컴퓨터가 얼마나 강한지 나타냅니다.
profile-chart-table = 표로 보기
profile-chart-level = 레벨 { $level }
profile-date = 날짜
profile-puzzles = 퍼즐
profile-puzzles-solved = { $tried }개 중 { $solved }개 해결

## Results

profile-results = 전적
profile-all-games = 모든 게임
profile-won = 승리
profile-drawn = 무승부
profile-lost = 패배
profile-tally = { $won }승 { $drawn }무 { $lost }패
profile-opponents = 상대별
profile-opponent = 상대
profile-others = 다른 플레이어
profile-colours = 색별
profile-pieces = 자주 쓰는 첫 조각
profile-recent = 최근 게임
profile-ended-won = { $name } 승리, { $ago }
profile-ended-lost = { $name } 패배, { $ago }
profile-ended-drawn = 무승부, { $ago }
profile-ended-played = 끝남, { $ago }
profile-empty-text = 끝난 게임이 여기에 나타납니다.
profile-export = 내 게임 내려받기
profile-export-about = 모든 게임을 파일 하나에 담습니다. 보관하거나 다른 프로그램에서 열 수 있습니다.

## Privacy

privacy-title = 개인 정보 보호
privacy-about = 프로필에는 사용자 이름, 레이팅, 공개 게임이 나옵니다. 다른 사람에게 무엇을 보여 줄지 직접 정할 수 있습니다.
privacy-open = 내 프로필 보기
privacy-profile = 프로필 숨기기
privacy-profile-about = 아무도 내 프로필을 열 수 없고, 플레이어 목록에도 나오지 않습니다.
privacy-ratings = 레이팅 숨기기
privacy-ratings-about = 내 레이팅이 프로필과 플레이어 목록에 나오지 않습니다.
privacy-games = 게임 숨기기
privacy-games-about = 내 게임과 전적이 프로필에 나오지 않고, 게임에 있는 내 이름이 프로필로 이어지지 않습니다.

## Links to profiles on other sites

profile-card = 여기에서 블로커스 계열 게임과 트라이오미노스를 플레이합니다.
profile-card-rated = 최고 레이팅: { $game }, { $rating }

## Refusals

refused-no-such-player = 그런 플레이어가 없습니다
