## Friends: people you follow

friends-title = 친구
friends-empty = 아직 팔로우하는 사람이 없습니다. 사용자 이름으로 플레이어를 찾아보세요.
friends-find = 플레이어 찾기
friends-find-do = 찾기
friends-find-about = 사용자 이름이나 그 앞 글자를 입력하세요. 테이블에 보이는 이름과 다를 수 있습니다.
friends-find-none = 아무도 찾지 못했습니다. 사용자 이름의 철자를 확인하세요. 프로필을 비공개로 둔 플레이어는 찾을 수 없습니다.
friends-online = 온라인
friends-offline = 오프라인
# $game is the name of a game.
friends-playing = { $game } 플레이 중
friends-watch = 관전하기
friends-following = 팔로우 중
friends-blocked = 차단함
friends-muted = 메시지 숨김
friends-account = 다른 플레이어를 팔로우하거나 도전하려면 계정이 필요합니다.
friends-sign-up = 로그인하거나 가입하기

## What can be done with a player

person-follow = 팔로우하기
person-unfollow = 팔로우 취소하기
person-challenge = 도전하기
person-more = 더 보기
person-block = 차단하기
person-unblock = 차단 해제하기
person-block-about = 서로 게임 상대로 만나지 않으며, 서로의 도전과 메시지도 받지 않습니다.
person-mute = 메시지 숨기기
person-unmute = 메시지 숨김 해제하기
person-report = 신고하기
# $name is the name of a player.
person-followed = { $name } 님을 팔로우합니다.
person-was-blocked = { $name } 님을 차단했습니다.
person-closed = 도전을 받지 않음

## Challenges

# $name is the name of a player.
challenge-title = { $name } 님에게 도전하기
challenge-game = 게임
challenge-starts = 먼저 시작하는 사람
challenge-starts-random = 무작위
challenge-starts-me = 나
challenge-starts-them = 상대
challenge-others = 다른 자리
challenge-others-open = 다른 사람에게 열어 두기
challenge-others-computer = 컴퓨터
challenge-rated = 레이팅 게임
challenge-rated-about = 결과가 두 사람의 레이팅에 반영됩니다.
challenge-listed = 누구나 관전 가능
challenge-series = 시리즈
challenge-series-0 = 한 판
challenge-series-3 = 3판 2선승
challenge-series-5 = 5판 3선승
challenge-send = 도전 보내기
challenge-sent = { $name } 님에게 도전을 보냈습니다.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } 님의 도전: { $game }
challenge-to = { $name } 님의 답을 기다리는 중: { $game }
challenge-accept = 수락하기
challenge-decline = 거절하기
challenge-withdraw = 취소하기
challenge-list = 도전
challenge-was-declined = { $name } 님이 도전을 거절했습니다.
challenge-was-withdrawn = { $name } 님이 도전을 취소했습니다.
challenge-was-accepted = { $name } 님이 수락했습니다. 게임이 시작되었습니다.
challenge-go = 게임으로 가기
# The title of a push notice.
challenge-notice = 도전을 받았습니다

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = 시리즈 { $one } : { $other }, { $of }판 중 { $game }번째 판
series-over = 시리즈 끝: { $one } : { $other }
series-next = 다음 게임

## Choices about others, in the account

contact-choices = 다른 플레이어
contact-shows-online = 온라인 상태 보여 주기
contact-shows-online-about = 나를 팔로우하는 플레이어가 내가 온라인인지, 어떤 공개 게임을 하는지 볼 수 있습니다.
contact-challenges = 나에게 도전할 수 있는 사람
contact-challenges-everybody = 모두
contact-challenges-followed = 내가 팔로우하는 플레이어
contact-challenges-nobody = 도전받지 않음
contact-free-chat = 자유 입력 채팅
contact-free-chat-about = 이 기능을 똑같이 켠 플레이어와 직접 쓴 글을 주고받습니다. 끄면 채팅에서 정해진 문구만 쓸 수 있습니다.
contact-free-chat-off = 직접 글을 쓰려면 계정에서 자유 입력 채팅을 켜세요.

## Reports

# $name is the name of a player.
report-title = { $name } 님 신고하기
report-reason = 무엇이 문제인가요?
report-reason-abuse = 모욕이나 위협
report-reason-spam = 스팸이나 광고
report-reason-cheating = 부정행위
report-reason-name = 불쾌한 이름
report-reason-other = 기타
report-words = 무슨 일이 있었나요? (선택)
report-send = 신고 보내기

## Mail

mail-challenge-subject = 도전을 받았습니다
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } 님이 { $game } 게임으로 도전해 왔습니다:
