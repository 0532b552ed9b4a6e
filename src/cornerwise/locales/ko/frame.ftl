## The frame of every page

nav-main = 주 메뉴
nav-skip = 본문으로 건너뛰기
nav-back = 뒤로
nav-play = 플레이
nav-learn = 배우기
nav-puzzles = 퍼즐
nav-analysis = 분석
nav-watch = 관전
nav-players = 플레이어
nav-language = 언어
language-search = 언어 검색
language-none = 언어를 찾을 수 없습니다
nav-account = 계정
sound-off = 소리: 끔
sound-quiet = 소리: 작게
sound-full = 소리: 크게
theme-to-light = 밝은 테마로 바꾸기
theme-to-dark = 어두운 테마로 바꾸기
close = 닫기
try-again = 다시 시도하기
page-unknown = 페이지를 찾을 수 없습니다
page-unknown-text = 주소가 잘못되었거나 페이지가 삭제되었을 수 있습니다.
page-unreachable = 연결되지 않음
page-unreachable-text = 페이지를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.
error-unexpected = 문제가 생겼습니다. 바뀐 것은 없으니 다시 시도해 주세요.
error-client-offline = 서버에 연결할 수 없습니다. 게임은 안전합니다. 연결을 확인하고 다시 시도해 주세요.
