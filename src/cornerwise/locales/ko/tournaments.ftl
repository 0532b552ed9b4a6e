## Tournaments: the list, the form, the page of one

nav-tournaments = 대회
tournaments-create = 대회 만들기
tournaments-mine = 내 대회
tournaments-waiting = 참가자 모집 중
tournaments-running = 진행 중
tournaments-finished = 끝난 대회
tournaments-empty = 지금은 대회가 없습니다
tournaments-empty-text = 대회를 만들고 링크를 공유하세요. 링크가 있으면 계정이 있든 없든 누구나 참가할 수 있습니다.

tournament-format-swiss = 스위스식
tournament-format-arena = 아레나
tournament-format-knockout = 토너먼트
tournament-format-round-robin = 풀리그
tournament-format-swiss-about = 정해진 수의 라운드를 치릅니다. 라운드마다 승점이 비슷한 상대와 겨룹니다. 아무도 탈락하지 않습니다.
tournament-format-arena-about = 시간이 다 될 때까지 되도록 많은 게임을 하세요. 3연승째부터는 승리가 두 배로 계산됩니다.
tournament-format-knockout-about = 한 번 지면 탈락합니다. 마지막까지 남은 플레이어가 우승합니다.
tournament-format-round-robin-about = 모두가 다른 모든 사람과 겨룹니다. 적은 인원에 알맞습니다.

# What a link to a tournament shows on other sites: "Duo. Swiss. 12 players."
tournament-card = { $game }. { $format }. 플레이어 { $count }명.
tournament-players = 플레이어 { $count }명
tournament-starts-at = 시작: { $time }
tournament-starts-with = 플레이어 { $count }명이 모이면 시작
tournament-starts-host = 주최자가 준비되면 시작
tournament-round-of = { $rounds }라운드 중 { $round }라운드
tournament-round = { $round }라운드
tournament-running = 진행 중
tournament-finished = 끝남
tournament-cancelled = 취소됨
tournament-cancelled-host = 주최자가 이 대회를 취소했습니다.
tournament-cancelled-few = 참가한 플레이어가 너무 적어 대회가 취소되었습니다.
tournament-cancelled-operator = 이 서버를 운영하는 사람들이 이 대회를 취소했습니다.
tournament-cancelled-old = 30일 동안 시작되지 않아 대회가 취소되었습니다.
tournament-time-left = 남은 시간: { $time }
tournament-last-games = 시간이 다 되었습니다. 마지막 게임이 진행 중입니다.
tournament-next-round = 다음 라운드까지: { $time }
tournament-wait-round = 이번 라운드의 게임 { $count }판이 아직 진행 중입니다.
tournament-wait-arena = 곧 상대가 정해집니다.
tournament-unknown = 대회를 찾을 수 없습니다
tournament-started = 시작 시각
tournament-unlisted = 링크로만
tournament-rated = 레이팅 게임

## Taking part

tournament-join = 참가하기
tournament-join-late = 지금 참가하기
tournament-return = 다시 참가하기
tournament-withdraw = 대회에서 빠지기
tournament-withdraw-sure = 이 대회에서 빠질까요?
tournament-withdraw-about = 이제 상대가 정해지지 않습니다. 진행 중인 게임은 계속됩니다.
tournament-stay = 계속 참가하기
tournament-joined = 참가 중입니다
tournament-withdrawn = 대회에서 빠졌습니다
tournament-play = 내 게임 플레이하기
tournament-your-game = 게임이 준비되었습니다
tournament-bye-now = 부전승입니다. 이번 라운드에는 상대가 없으며, 이긴 것과 같은 승점을 받습니다.
tournament-start = 지금 시작하기
tournament-start-needs = 시작하려면 플레이어가 적어도 { $count }명 필요합니다.
tournament-cancel = 대회 취소하기
tournament-cancel-sure = 대회를 취소할까요? 모든 참가자에게 적용됩니다.
tournament-keep = 그대로 두기
tournament-won = { $name } 님이 대회에서 우승했습니다
tournament-won-several = 공동 우승: { $names }
tournament-you-won = 대회에서 우승했습니다!
tournament-your-place = 내 순위: { $count }명 중 { $place }위
tournament-needs-account = 이 대회의 게임은 레이팅 게임이므로 참가하려면 계정이 필요합니다.
tournament-full = 자리가 모두 찼습니다. 관전은 할 수 있습니다.

tournament-call = 대회 게임이 준비되었습니다: { $title }
tournament-back = 대회로 돌아가기
tournament-open = 대회 보기

## Standings, games, bracket

tournament-view = 보기
tournament-standings = 순위표
tournament-games = 게임
tournament-bracket = 대진표
tournament-no-standings = 아직 아무도 참가하지 않았습니다
tournament-no-standings-text = 링크를 공유해 플레이어를 초대하세요.
tournament-no-games = 아직 게임이 없습니다
tournament-no-games-text = 대회가 시작되면 여기에 나타납니다.
tournament-place = 순위
tournament-name = 이름
tournament-points = 승점
tournament-played = 게임
tournament-buchholz = 부흐홀츠
tournament-buchholz-about = 모든 상대의 승점을 더한 값입니다.
tournament-sonneborn-berger = 존네보른-베르거
tournament-sonneborn-berger-about = 이긴 상대의 승점과, 비긴 상대 승점의 절반을 더한 값입니다.
tournament-board = 점수 차
tournament-board-about = 내 게임에서 앞선 점수를 더한 값입니다.
tournament-wins = 승리
tournament-wins-about = 이긴 게임의 수입니다.
tournament-byes = 부전승
tournament-streak = { $count }연승
tournament-computer = 컴퓨터, 레벨 { $level }
tournament-left = 빠짐
tournament-you = 나
tournament-details = { $name } 자세히 보기
tournament-lines = { $from }~{ $to } / { $count }
tournament-first-lines = 첫 페이지
tournament-earlier-lines = 이전 페이지
tournament-later-lines = 다음 페이지
tournament-last-lines = 마지막 페이지
tournament-my-line = 내 순위
tournament-earlier-round = 이전 라운드
tournament-later-round = 다음 라운드
tournament-playing = 플레이 중
tournament-bye = 부전승
tournament-absent = { $name } 님이 나타나지 않았습니다
# The stage of a knockout, by how many players are left in it.
tournament-stage = { $left ->
    [2] 결승
    [4] 준결승
    [8] 8강
   *[other] { $left }강
}
tournament-profile = 프로필 보기
tournament-to-come = 미정
tournament-goes-on = { $name } 진출

## Sharing

tournament-invite = 플레이어 초대하기
tournament-share = 대회 공유하기
tournament-invite-message = Cornerwise 대회에 함께해요: { $title }
tournament-link = 이 대회의 링크
tournament-invite-qr = 이 대회의 링크가 담긴 QR 코드
tournament-csv = 순위표 스프레드시트(CSV)
tournament-json = 모든 데이터(JSON)
tournament-print = 인쇄하기

## Setting one up

tournament-new = 새 대회
tournament-step-game = 게임
tournament-step-format = 방식
tournament-step-clock = 제한 시간
tournament-step-start = 시작과 플레이어
tournament-title = 제목
# What a tournament is called if nobody names it: "Duo Swiss".
tournament-usual-title = { $game } { $format } 대회
tournament-format = 방식
tournament-tables-note = 한 테이블에 플레이어가 { $count }명이면 스위스식이나 아레나를 고를 수 있습니다.
tournament-rounds = 라운드
tournament-rounds-auto = 자동
tournament-rounds-auto-about = 우승자 한 명을 가리는 데 필요한 만큼 라운드를 치릅니다.
tournament-times = 같은 상대와 하는 게임
tournament-once = 한 판
tournament-twice = 두 판
tournament-minutes = 진행 시간
tournament-start-how = 시작
tournament-start-hand = 내가 준비되면
tournament-start-time = 정한 시각에
tournament-start-number = 플레이어가 모이면
tournament-start-when = 날짜와 시각
tournament-start-count = 플레이어 수
tournament-listed = 목록에 보이기
tournament-listed-about = 누구나 찾아 참가할 수 있습니다. 끄면 링크가 있는 사람만 참가할 수 있습니다.
tournament-rated-about = 게임이 레이팅에 반영됩니다. 참가하려면 모두 계정이 필요합니다.
tournament-rated-account = 레이팅 게임을 하려면 먼저 계정을 만드세요.
tournament-more = 더 많은 옵션
tournament-late = 중간 참가
tournament-late-about = 시작한 뒤에도 참가하거나 돌아올 수 있습니다.
tournament-most = 최대 플레이어 수
tournament-pause = 라운드 사이 휴식
tournament-no-show = 첫 수 제한 시간
tournament-no-show-about = 이 시간 안에 첫 수를 두지 않은 플레이어는 게임에서 지고 대회에서 빠집니다.
tournament-engines = 컴퓨터 플레이어
tournament-engines-about = 컴퓨터도 다른 참가자처럼 참가합니다. 사람이 적어도 한 명은 플레이해야 합니다.
tournament-engine-add = 컴퓨터 플레이어 추가하기
tournament-engine-number = 컴퓨터 플레이어 { $number }
tournament-engine-remove = 컴퓨터 플레이어 { $number } 빼기
tournament-tie-breaks = 동점 처리
tournament-tie-breaks-about = 플레이어의 승점이 같으면 첫 번째 항목으로 정하고, 그래도 같으면 다음 항목으로 정합니다.
tournament-tie-up = 위로 옮기기: { $name }
tournament-submit = 대회 만들기
