## The opening explorer: which moves were played in a position, and how those games ended

explorer-title = 오프닝 탐색기
# Which games are looked up: those of the next three messages
explorer-source = 찾아볼 게임
explorer-source-engine = 컴퓨터 게임
explorer-source-server = 공개 게임
explorer-source-mine = 내 게임
explorer-source-engine-text = 컴퓨터가 자기 자신과 둔 게임입니다.
explorer-source-server-text = 이 서버에서 끝난 공개 게임입니다.
explorer-source-mine-text = 이 서버에서 끝난 내 게임입니다.
error-explorer-preparing = 컴퓨터 게임을 아직 준비하고 있습니다. 몇 분 뒤에 여기에 자동으로 나타납니다.
# How many games had the position that is shown
explorer-games = 이 국면에 이른 게임 { $count }판
explorer-moves = 여기서 둔 수
# Columns of the table
explorer-column-move = 수
explorer-column-games = 게임
# The share of wins of whoever made the move
explorer-column-won = 승리
# How many points ahead whoever made the move was at the end, on average
explorer-column-margin = 점수 차
explorer-column-engine = 컴퓨터
explorer-percent = { $share }%
# $move is such as: X5 e8
explorer-play = { $move } 두기
explorer-last = { $move }: 마지막 게임 보기
explorer-none = 여기에는 게임이 없습니다
explorer-none-text = 이 게임들에서는 아무도 이 국면에 이르지 않았습니다. 한 수 뒤로 가거나 다른 게임을 찾아보세요.
explorer-deep = 탐색기에는 모든 게임의 처음 { $count }수가 들어 있습니다.
explorer-none-mine = 이 서버에서 끝난 내 게임 중 이 국면에 이른 것이 없습니다.
explorer-over = 게임이 끝났습니다. 뒤로 가면 어떤 수를 두었는지 볼 수 있습니다.
explorer-engine-on = 분석하기
explorer-more = 가장 자주 둔 수 { $count }개를 보여 줍니다.
explorer-flat-only = 오프닝 탐색기에는 평평한 보드의 게임만 있습니다.
