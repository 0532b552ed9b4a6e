## Without a connection

offline-title = 오프라인입니다
offline-text = 저장된 가장 최근 내용입니다. 컴퓨터와의 게임, 퍼즐, 레슨, 규칙은 오프라인에서도 쓸 수 있습니다.
offline-match = 게임은 안전합니다. 다시 온라인이 되면 바로 이어집니다.
offline-unseen = 이 기기에서 아직 열지 않은 게임입니다. 다시 온라인이 되면 바로 나타납니다.
offline-meanwhile = 그동안 디자인 만들기
offline-no-server = 서버가 필요합니다
offline-no-server-text = 온라인 게임, 계정, 레이팅에는 서버가 필요한데, 이 사이트는 서버 없이 운영됩니다. 나머지는 모두 쓸 수 있습니다.
offline-keep-title = 오프라인으로 플레이하기
offline-kept = 컴퓨터와의 게임, 퍼즐, 레슨, 규칙을 연결 없이 여기서 쓸 수 있습니다.
offline-room = 사용한 공간: { $megabytes } MB
offline-keeping = 내려받는 중: { $percent }%
offline-unkept = 아직 이 기기에 모두 내려받지 않았습니다.
offline-keep = 모두 내려받기
open-title = 게임 열기
open-text = 파일에 있는 게임이나 다른 앱에서 공유한 게임을 엽니다.
shortcut-new = 새 게임
error-client-no-server = 서버가 필요한데, 이 사이트는 서버 없이 운영됩니다.
