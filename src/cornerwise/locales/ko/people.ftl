## Names

people-name = 내 이름
people-guest = 게스트
people-you = 나

## From one device to another

carry-title = 이 기기에서 계속하기
carry-about = 다른 기기에서 게임 메뉴를 열고 ‘다른 기기에서 계속하기’를 고르세요. 5분 안에 한 번만 쓸 수 있는 코드가 나옵니다.
carry-code = 코드
carry-take = 여기서 계속하기

## Accounts

account-name-about = 테이블에서 다른 사람에게 보이는 이름입니다. 플레이하는 데는 이것만 있으면 됩니다.
account-rename = 이름 바꾸기
account-named = 이름을 바꿨습니다.
account-title = 계정
account-about = 계정이 있으면 모든 기기에서 내 게임을 이어 갈 수 있고 레이팅 게임도 할 수 있습니다. 이메일 주소는 필요 없습니다.
account-make = 가입하기
account-login = 로그인하기
account-recover = 비밀번호를 잊으셨나요?
account-login-name = 사용자 이름
account-password = 비밀번호
account-new-password = 새 비밀번호
account-password-about = 8자 이상이어야 합니다.
account-recovery-code = 복구 코드
account-make-do = 계정 만들기
account-login-do = 로그인하기
account-recover-do = 새 비밀번호 설정하기
account-make-passkey = 비밀번호 없이 패스키로 가입하기
account-login-passkey = 패스키로 로그인하기
account-passkey-declined = 패스키를 쓰지 않아 바뀐 것이 없습니다. 다시 시도할 수 있습니다.
account-passkey-later = 계정은 준비되었지만 아직 패스키가 없습니다. 아래 코드를 저장하세요. 패스키는 나중에 추가할 수 있습니다.
account-passkey-added = 패스키를 추가했습니다.
account-add-passkey = 패스키 추가하기
account-entered = 다시 오신 것을 환영합니다.
account-is = { $login } 계정으로 로그인했습니다.
account-ratings = 내 레이팅
account-no-ratings = 레이팅 게임을 하면 첫 레이팅이 생깁니다.
account-log-out = 로그아웃하기
account-safety = 보안과 데이터
account-sessions = 로그인한 기기
account-session-this = 이 기기
account-session-seen = 마지막 사용: { $date }
account-end-session = { $date }에 마지막으로 쓴 기기에서 로그아웃하기
account-end-others = 다른 모든 기기에서 로그아웃하기
account-others-ended = 다른 모든 기기에서 로그아웃했습니다.
account-old-password = 현재 비밀번호
account-change-password = 비밀번호 바꾸기
account-password-changed = 비밀번호를 바꿨습니다. 다른 모든 기기에서 로그아웃했습니다.
account-export = 내 데이터 내려받기
account-delete = 계정 삭제하기
account-delete-about = 계정과 계정의 데이터를 삭제합니다. 게임은 이름 없이 남습니다.
account-delete-sure = 영구히 삭제하기
codes-title = 복구 코드
codes-about = 비밀번호나 패스키를 잃어버리면 이 코드마다 한 번씩 로그인할 수 있습니다. 다시 표시되지 않으니 안전한 곳에 저장하세요.
codes-kept = 저장했습니다

## API keys

account-programs = API 키
programs-about = 키를 쓰면 직접 만든 프로그램이 내 게임을 지켜보거나 대신 플레이할 수 있습니다.
programs-plays = 읽기와 플레이 가능
programs-reads = 읽기만 가능
programs-revoke = { $label } 키 삭제하기
programs-made = 키가 만들어졌습니다. 다시 표시되지 않으니 지금 복사하세요.
programs-label = 키의 용도
programs-play = 플레이 허용하기
programs-play-about = 끄면 키로 읽기만 할 수 있습니다.
programs-make = 키 만들기

## What can go wrong

error-account-taken = 이미 쓰이는 사용자 이름이거나, 이미 계정이 있습니다. 다른 이름을 쓰거나 로그인하세요.
error-account-wrong = 사용자 이름, 비밀번호 또는 코드가 틀립니다. 확인하고 다시 시도해 주세요.
error-account-missing = 계정이 필요합니다. 먼저 로그인하거나 가입하세요.
error-account-weak = 너무 쉽게 짐작할 수 있는 비밀번호입니다. 다른 비밀번호를 골라 주세요.
error-session-missing = 이 기기에서 로그아웃되었습니다. 게임은 안전합니다. 로그인하면 볼 수 있습니다.
error-request-malformed = 서버가 요청을 이해하지 못했습니다. 바뀐 것은 없으니 페이지를 새로 고치고 다시 시도해 주세요.
error-server-busy = 서버가 혼잡합니다. 잠시 뒤에 다시 시도해 주세요.
error-server-closing = 서버가 다시 시작하는 중입니다. 게임은 안전합니다. 잠시 뒤에 다시 시도해 주세요.
