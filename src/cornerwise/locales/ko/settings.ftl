## Settings

settings-title = 설정
settings-look = 화면
settings-theme = 테마
settings-theme-system = 시스템
settings-theme-light = 밝게
settings-theme-dark = 어둡게
# What the board is made of.
settings-board-look = 보드 스타일
settings-board-look-paper = 종이
settings-board-look-wood = 나무
settings-board-look-felt = 펠트
settings-board-look-slate = 슬레이트
settings-board-look-contrast = 고대비
# What the pieces are made of.
settings-tile-look = 조각 스타일
settings-tile-look-glass = 유리
settings-tile-look-flat = 단색
settings-tile-look-wood = 나무
settings-tile-look-contrast = 고대비
settings-motion = 움직임 줄이기
settings-motion-about = 조각이 미끄러지지 않고 제자리에 바로 나타납니다.
settings-pace = 진행 속도
settings-pace-about = 보드에서 다음 수로 넘어가는 속도입니다. 움직임을 줄이면 항상 바로 넘어갑니다.
settings-pace-calm = 차분하게
settings-pace-brisk = 빠르게
settings-pace-instant = 바로
settings-board = 보드
settings-patterns = 무늬
settings-patterns-about = 색마다 무늬를 넣습니다. 색을 구별하기 어려울 때 도움이 됩니다.
settings-corners = 열린 꼭짓점
settings-corners-about = 다음에 둘 수 있는 곳에 점을 표시합니다.
settings-coordinates = 좌표
settings-coordinates-about = 자리가 있으면 보드 둘레에 글자와 숫자를 표시합니다.
settings-confirm = 수 확인
settings-confirm-about = ‘놓기’를 눌러야만 조각이 놓입니다.
settings-tips = 팁
settings-tips-about = 플레이하는 동안 짧은 조언을 보여 줍니다.
settings-sound-and-touch = 소리와 진동
settings-sound = 소리
settings-sound-off = 끔
settings-sound-quiet = 작게
settings-sound-full = 크게
settings-tick = 남은 시간 경고
settings-tick-about = 마지막 20초 동안 똑딱 소리가 납니다.
settings-vibration = 진동
settings-vibration-about = 기기가 진동할 수 있으면, 조각이 제자리에 맞거나 놓일 때 진동합니다.
settings-notices = 알림
settings-push = 내 차례가 되면 알림 받기
settings-push-about = 이 페이지를 닫아도 알려 줍니다. 며칠씩 이어지는 게임에 좋습니다.
settings-push-denied = 브라우저가 이 사이트의 알림을 막고 있습니다. 브라우저 설정에서 허용할 수 있습니다.
settings-kept = 이 설정은 이 브라우저에 저장됩니다.

## About

about-title = 소개
about-what = Cornerwise는 블로커스 계열 게임과 트라이오미노스를 무료로 즐기는 곳입니다. 모든 게임의 정확한 규칙, 9단계 레벨의 컴퓨터 상대, 친구와 함께하는 테이블이 있습니다. 광고는 없습니다.
about-names = Blokus, Trigon, Rumis, Triominos는 각 소유자의 상표입니다. 게임이 어느 공개 규칙을 따르는지 밝히기 위해서만 이름을 씁니다. Cornerwise는 그 소유자들과 관련이 없으며, 그들의 보증을 받지 않았습니다.
about-privacy = 내 데이터
about-privacy-text = 이름, 게임, 채팅 메시지, 그리고 로그인을 유지하는 쿠키 하나를 저장합니다. 사용하는 기능에 따라 사용자 이름, 패스키나 비밀번호(읽을 수 없는 형태), 레이팅, 퍼즐 결과, 클럽, 대회, 도전, 팔로우하거나 메시지를 숨기거나 차단한 플레이어, 신고도 저장합니다. 이메일 주소와 브라우저의 알림 주소는 알림을 요청한 경우에만 저장합니다. 다른 사람은 내 공개 게임과, 숨기지 않았다면 내 프로필을 볼 수 있습니다. 추적하지 않으며, 데이터를 팔거나 넘기지 않습니다. 계정에서 데이터를 내려받거나 계정을 삭제할 수 있습니다.
about-programs = 개발자를 위해
about-programs-text = 이 사이트에서 할 수 있는 일은 모두 프로그램으로도 할 수 있습니다.
about-api = API 문서 읽기
about-licences = 소스와 라이선스
about-source = Cornerwise는 MIT 라이선스의 오픈 소스입니다. 다음을 비롯한 여러 작업물 위에 만들어졌습니다:
