### The rule book: plain pages on the web, one for every game.

## The pages

rules-title = 규칙
rules-page-title = { $game } 규칙
rules-lead = 모든 게임의 방법과 규칙을 그림과 함께 설명합니다.
rules-all = 모든 게임
rules-play = 지금 플레이하기
rules-tutorial = 플레이하며 배우기
# Before the list of languages
rules-language = 언어
# Read out before a picture with a tick
rules-allowed = 놓을 수 있음
# Read out before a picture with a cross
rules-forbidden = 놓을 수 없음
# Over the list of the numbers that rules have in errors, such as P4
rules-clauses = 규칙 번호
rules-trade-marks = Blokus, Trigon, Rumis, Triominos는 각 소유자의 상표입니다. 게임이 어느 공개 규칙을 따르는지 밝히기 위해서만 이름을 씁니다. Cornerwise는 그 소유자들과 관련이 없습니다.

## Families of games, as headings of the list

rules-family-classic = 네모 칸, 최대 4명
rules-family-duo = 네모 칸, 2명
rules-family-trigon = 삼각형
rules-family-polyomino = 자유로운 시작
rules-family-rumis = 큐브
rules-family-triominos = 숫자

## Headings of sections

rules-heading-goal = 목표
rules-heading-pieces = 조각
rules-heading-tiles = 타일
rules-heading-setup = 준비
rules-heading-opening = 시작
rules-heading-start = 첫 조각
rules-heading-turn = 내 차례
rules-heading-contact = 조각이 닿아야 하는 곳
rules-heading-others = 다른 색
rules-heading-strict = 엄격한 꼭짓점
rules-heading-standing = 구멍 금지
rules-heading-limits = 높이 제한
rules-heading-blocked = 조각을 놓을 수 없을 때
rules-heading-draw = 타일 뽑기
rules-heading-end = 게임의 끝
rules-heading-scoring = 점수 계산
rules-heading-ties = 동점
rules-heading-example = 예
rules-heading-players = 플레이어 수
rules-heading-options = 옵션
rules-heading-tips = 팁

## Goal

rules-goal-left = 내 조각을 되도록 많이 보드에 놓고, 다른 사람이 조각을 놓을 자리를 남기지 마세요. 끝에 남은 조각은 감점이 됩니다.
rules-goal-pieces = 다른 플레이어보다 조각을 많이 놓으세요.
rules-goal-area = 다른 플레이어보다 칸을 많이 덮으세요.
rules-goal-complete = 모든 색을 혼자서 둡니다. 조각 { $pieces }개를 모두 놓으세요.
rules-goal-seen = 바로 위에서 볼 때 되도록 많은 칸에 내 색이 보이도록 쌓으세요.
rules-goal-points = 숫자가 맞는 타일을 놓아 점수를 가장 많이 얻으세요.

## Board

rules-board-rectangle = 보드는 { $width } × { $height }칸입니다.
rules-board-hexagon = 보드는 삼각형 { $cells }개로 이루어진 육각형이며, 한 변에 { $side }개씩 있습니다.
rules-board-inner = 보드의 안쪽 육각형만 씁니다. 삼각형은 { $cells }개이고, 한 변에 { $side }개씩 있습니다.
rules-board-heights = 바닥은 { $squares }칸이고, 칸마다 쌓을 수 있는 높이의 제한이 있습니다. 모두 큐브 { $cubes }개가 들어갑니다.
rules-board-reconstructed = 이 보드의 공개된 치수는 알려진 것이 없습니다. 보드의 모양과 플레이어 한 명당 큐브 { $each }개라는 공간에서 계산해 냈습니다.
rules-board-own = 높이 맵은 직접 만듭니다. 바닥의 칸마다 숫자를 하나씩 쓰고, 줄 사이에는 빗금(/)을 넣습니다. 가장 먼 줄부터 쓰며, 0은 칸이 없다는 뜻입니다. 모든 칸은 이어져 있어야 하고, 큐브는 { $most }개까지입니다.
rules-board-table = 타일은 끝이 없는 테이블에 놓습니다.

## Pieces

rules-pieces-own = 색마다 { $shape ->
    [triangle] 삼각형 { $smallest }~{ $largest }개로
   *[square] { $smallest }~{ $largest }칸으로
  } 된 조각이 { $pieces }개 있으며, 모양이 모두 다릅니다. 모두 합하면 { $shape ->
    [triangle] 삼각형 { $cells }개
   *[square] { $cells }칸
  }입니다.
rules-pieces-copies = 색마다 조각이 { $pieces }개 있습니다. { $smallest }~{ $largest }칸으로 된 모양 { $shapes }가지가 { $copies }개씩 있습니다. 모두 합하면 { $cells }칸입니다.
rules-pieces-shared = 두 플레이어는 한 세트에서 조각을 가져갑니다. { $smallest }~{ $largest }칸으로 된 조각이 { $pieces }개 있으며, 모양이 모두 다릅니다. 한 플레이어가 놓은 조각은 다른 플레이어가 더는 쓸 수 없습니다.
rules-pieces-cubes = 색마다 큐브 { $smallest }~{ $largest }개로 된 조각이 { $pieces }개 있고, 큐브는 모두 { $cells }개입니다. 조각과 그 거울상은 서로 다른 조각입니다. 큐브 하나짜리 조각은 없습니다.
rules-pieces-tiles = 삼각형 타일이 { $tiles }개 있습니다. 타일마다 { $lowest }부터 { $highest }까지의 숫자가 세 개 있습니다. 가장 작은 숫자부터 시계 방향으로 읽으면 숫자가 작아지는 일이 없고, 서로 같은 타일은 없습니다. 타일의 값은 세 숫자의 합입니다.

## Set-up. $colours is a list of colours, such as "blue, yellow, red and green"

rules-setup-order = 색의 순서: { $colours }.
rules-setup-one-each = 플레이어는 { $seats }명이고 한 가지 색씩 씁니다.
rules-setup-two-each = 플레이어는 두 명이고 두 가지 색씩 씁니다. 첫 번째 플레이어의 색: { $first }. 두 번째 플레이어의 색: { $second }.
rules-setup-shared = 플레이어는 세 명이고 한 가지 색씩 씁니다. 네 번째 색({ $colour })은 게임을 시작하는 플레이어부터 차례로 번갈아 놓습니다. 자기 색을 더 놓을 수 없게 되어도 이 색의 차례는 돌아옵니다.
rules-setup-teams = 플레이어 네 명이 두 명씩 두 팀을 이루고, 한 가지 색씩 씁니다. 첫 번째 팀의 색: { $first }. 두 번째 팀의 색: { $second }.
rules-setup-solo = 모든 색을 차례대로 직접 놓습니다.
rules-setup-left-out = 플레이어는 세 명이고 한 가지 색씩 씁니다. 네 번째 색({ $colour })은 쓰지 않습니다.

## First piece

rules-start-own = 각 색의 첫 조각은 자기 색의 시작 칸을 덮어야 합니다: { $points }.
rules-start-any = 각 색의 첫 조각은 아직 비어 있는 시작 칸을 덮어야 합니다: { $points }.
rules-start-free = 각 색의 첫 조각은 보드 어디에나 놓을 수 있습니다.
rules-start-beside = 게임의 첫 조각은 어디에나 놓을 수 있습니다. 다른 색의 첫 조각은 이미 놓인 조각에 닿아야 합니다.
rules-start-opposite = 각 색의 첫 조각은 시작 칸을 덮어야 합니다: { $points }. 내 두 색은 서로 맞은편에서 시작하므로, 다른 플레이어는 내 첫 번째 색의 맞은편 시작 칸을 차지할 수 없습니다.
rules-start-spaced = 각 색의 첫 조각은 시작 칸을 덮어야 합니다: { $points }. 두 색 사이에는 시작 칸 하나를 비워 두어야 합니다.
rules-start-swap = 첫 번째 플레이어는 첫 번째 색의 조각 하나와 두 번째 색의 조각 하나를 차례로 보드의 아무 곳에나 놓습니다. 두 조각은 겹치면 안 되고 모양이 달라야 합니다. 그다음 두 번째 플레이어가 색을 고릅니다. 누구의 색이 되었든 다음은 첫 번째 색({ $colour }) 차례입니다.
rules-start-cubes = 게임의 첫 조각은 바닥 어디에나 놓을 수 있습니다. 다른 색의 첫 조각도 바닥에 놓여야 하고, 이미 놓인 조각과 면이 맞닿아야 합니다.

## Turn

rules-turn-flat = 내 조각 하나를 보드의 빈칸에 놓습니다. 돌려도 되고 뒤집어도 됩니다. 한번 놓은 조각은 옮길 수 없습니다.
rules-turn-cubes = 내 조각 하나를 놓습니다. 어느 방향으로나 돌릴 수 있습니다. 한번 놓은 조각은 옮길 수 없습니다.

## Contact

rules-contact-corner = 새 조각은 같은 색 조각 하나 이상과 꼭짓점이 닿아야 합니다. 같은 색과 변이 닿으면 절대 안 됩니다.
rules-contact-face = 새 조각은 같은 색 조각과 변이 닿아야 합니다. 꼭짓점만 닿아서는 안 됩니다.
rules-contact-triangles = 한 점만 닿아도 됩니다. 꼭짓점이 다른 조각의 곧은 변 중간에 닿아도 됩니다.
rules-contact-strict = 엄격한 꼭짓점에서는 같은 색끼리 꼭짓점이 다른 꼭짓점에만 닿을 수 있고, 곧은 변의 중간에는 닿을 수 없습니다. 이는 새 조각이 같은 색에 닿는 모든 곳에 적용됩니다. 잘못 닿은 곳이 하나라도 있으면 다른 꼭짓점이 바르게 닿아도 둘 수 없는 수입니다.
rules-contact-others = 내 조각은 꼭짓점이든 변이든 다른 색에 어떻게 닿아도 됩니다.
rules-contact-cubes = 새 조각은 옆이든 위든 같은 색 조각과 적어도 한 면이 맞닿아야 합니다. 모서리나 꼭짓점만 닿아서는 안 됩니다. 다른 색은 상관없습니다.
rules-standing = 조각이 차지하는 모든 칸 위에서, 큐브는 바닥이나 이미 놓인 큐브 위에 쌓여야 합니다. 조각 아래에 구멍이 있으면 안 되고, 빈 공간 위로 튀어나와도 안 됩니다.
rules-limits = 바닥 밖이나 칸의 높이 제한 위에는 아무것도 놓을 수 없습니다.

## No place left, and the end

rules-blocked-flat = 조각을 놓을 수 있으면 반드시 놓아야 합니다. 조각을 놓을 수 없는 색은 건너뜁니다. 놓을 자리가 새로 생길 수 없으므로, 그 색은 게임이 끝날 때까지 빠집니다.
rules-blocked-out = 자기 차례에 조각을 놓을 수 없는 색은 게임이 끝날 때까지 빠집니다.
rules-blocked-skip = 조각을 놓을 수 없는 색은 그 차례만 쉽니다. 다른 사람들이 쌓다 보면 놓을 자리가 다시 생길 수 있습니다.
rules-end = 어느 색도 조각을 더 놓을 수 없으면 게임이 끝납니다.
rules-ties = 최고 점수가 여럿이면 모두 함께 이깁니다.

## Scoring. Points below zero are written with a minus sign

rules-scoring-advanced = 남은 조각의 { $shape ->
    [triangle] 삼각형
   *[square] 칸
  } 하나마다 1점을 잃습니다. 조각을 모두 놓으면 { $all }점을 얻고, 가장 작은 조각을 마지막에 놓았다면 { $last }점을 더 얻습니다. 점수가 가장 높은 사람이 이깁니다.
rules-scoring-basic = 남은 조각의 칸을 셉니다. 남은 칸이 가장 적은 사람이 이깁니다. 보너스는 없습니다.
rules-scoring-pieces = 조각을 하나 놓을 때마다 1점을 얻습니다. 점수가 가장 많은 사람이 이깁니다. 보너스는 없습니다.
rules-scoring-area = 덮은 칸마다 1점을 얻습니다. 점수가 가장 많은 사람이 이기고, 점수가 같으면 무승부입니다. 보너스는 없습니다.
rules-scoring-complete = 모든 조각을 보드에 놓으면 이깁니다. 다 놓지 못하면, 놓은 조각의 수로 얼마나 가까이 갔는지 알 수 있습니다.
rules-scoring-seen = 바로 위에서 봅니다. 내 색이 맨 위에 있는 칸마다 1점을 얻습니다. 남은 조각은 크기와 상관없이 하나마다 1점을 잃습니다. 점수가 가장 많은 사람이 이깁니다.
rules-scoring-sum = 플레이어의 점수는 두 색의 합입니다.
rules-scoring-team = 팀의 점수는 두 색의 합입니다.
rules-scoring-shared = 함께 쓰는 색은 누구의 점수도 되지 않습니다.

## Examples: a table with one row for each colour or turn, and pictures

rules-example-finished = 끝난 게임과 그 점수입니다.
rules-example-colour = 색
rules-example-left = 남은 것
rules-example-points = 점수
rules-example-turn = 차례
# $winners is a list of colours
rules-example-winner = 승자: { $winners }.

## Pictures

rules-figure-starts = 시작 칸
rules-figure-pieces = 한 가지 색의 조각
rules-figure-start = 첫 조각이 시작 칸을 덮음
rules-figure-corner = 꼭짓점과 꼭짓점
rules-figure-side = 같은 색과 변이 닿음
rules-figure-apart = 같은 색에 닿지 않음
rules-figure-others = 다른 색과는 변이 닿아도 됨
rules-figure-tip = 꼭짓점이 변의 중간에 닿음
rules-figure-face = 같은 색과 면이 맞닿음
rules-figure-edge = 같은 색과 모서리만 닿음
rules-figure-hole = 아래에 구멍이 있음
rules-figure-match = 변의 두 숫자가 같음
rules-figure-mismatch = 변의 숫자가 다름
rules-figure-bridge = 브리지: { $points }점 추가
rules-figure-hexagon = 육각형: { $points }점 추가
rules-figure-hexagons = 타일 하나로 육각형 두 개: { $points }점 추가

## Number of players

rules-players = { $players }명
rules-players-cubes = { $columns }칸, 큐브 { $cubes }개 공간
rules-players-tiles = 타일 { $tiles }개씩

## Options. The usual choice stands first

rules-option-start = 첫 조각
rules-option-scoring = 점수 계산
rules-option-first = 먼저 시작하는 사람
rules-option-shared = 함께 쓰는 색
rules-option-strict-corners = 엄격한 꼭짓점
rules-option-left-out = 쓰지 않는 색
rules-option-seats = 플레이어 수
rules-option-colours-each = 플레이어당 색의 수
rules-option-blocked = 조각을 놓을 수 없을 때
rules-option-heights = 높이 맵
rules-option-without = 핸디캡
rules-option-edition = 판
rules-option-target = 목표 점수
rules-option-deals = 라운드 수
rules-option-after-draw = 뽑은 뒤
rules-option-time-limit = 차례마다 시간 제한
rules-option-usual = 기본
rules-option-none = 이 게임에는 옵션이 없습니다.
rules-choice-first = 어느 플레이어든 먼저 시작할 수 있습니다. 나머지는 시계 방향으로 이어집니다.
rules-choice-shared = 네 가지 색 중 어느 것이든 함께 쓰는 색이 될 수 있습니다. 색의 순서는 그대로입니다. 파랑을 함께 쓰더라도 파랑이 먼저이고, 게임을 시작하는 플레이어가 놓습니다.
rules-choice-left-out = 네 가지 색 중 어느 것이든 쓰지 않을 수 있습니다.
rules-choice-seats-cubes = 플레이어는 { $fewest }~{ $most }명입니다. 플레이어가 적으면 큐브를 놓을 공간도 줄고, 순서가 뒤인 색은 쓰지 않습니다.
rules-choice-seats = 플레이어는 { $fewest }~{ $most }명입니다.
rules-choice-colours-each = 두 플레이어가 4인용 보드에서 두 가지 색씩 쓸 수 있습니다. 플레이어마다 점수가 높은 색만 셉니다.
rules-choice-heights = 큐브가 { $most }개 이하인 높이 맵이라면 무엇이든 됩니다.
rules-choice-without = 실력이 다른 플레이어도 대등하게 겨루도록, 어떤 색은 조각 몇 개 없이 둘 수 있습니다. 쓰지 않는 조각은 감점되지 않습니다. 남은 조각이 감점되는 게임에서는 큰 조각이 적을수록 유리합니다. 그 밖의 게임에서는 조각이 적을수록 어렵습니다.
rules-choice-target = 라운드가 끝나면 총점을 목표 점수와 비교합니다. 목표는 { $usual }점이거나 { $fewest }~{ $most } 사이의 다른 수입니다. 누군가 목표에 이르렀으면 매치가 끝납니다.
rules-choice-deals = 또는 총점과 상관없이 { $fewest }~{ $most }라운드의 매치를 합니다.
rules-choice-drawn = 뽑은 뒤에는 방금 뽑은 타일만 놓을 수 있습니다.
rules-choice-any = 뽑은 뒤에는 손패의 아무 타일이나 놓을 수 있습니다.
rules-choice-time-limit = 차례마다 시간 제한이 있습니다. 시간이 다 되면 차례가 끝날 때까지 타일을 뽑습니다. 아직 첫 타일을 놓아야 한다면 손패의 타일 하나가 대신 놓입니다.

## Triominos

rules-tiles-hands = 플레이어마다 손패 타일을 가져와 보이지 않게 둡니다. 나머지는 더미가 됩니다. 내 손패, 테이블, 모든 점수, 그리고 다른 사람과 더미의 타일 수를 볼 수 있습니다.
rules-tiles-begin = 라운드마다 시작하기 전에 모든 플레이어가 타일을 하나 뽑아 보여 줍니다. 값이 가장 높은 사람이 시작하고, 값이 같은 플레이어는 다시 뽑습니다. 그런 다음 타일을 모두 섞어 나눕니다. 첫 번째 플레이어는 아무 타일이나 놓고 그 값만큼 점수를 얻습니다.
rules-tiles-lay = 타일 하나를 놓습니다. 적어도 변 하나 전체가 테이블의 타일에 맞닿아야 하고, 그 변의 두 숫자가 모두 같아야 합니다. 닿는 다른 모든 꼭짓점에서도 숫자가 같아야 합니다.
rules-tiles-score = 타일은 그 값만큼 점수가 됩니다. 브리지는 { $bridge }점, 육각형은 { $one }점, 타일 하나로 육각형 두 개를 만들면 { $two }점, 세 개를 만들면 { $three }점을 더 얻습니다.
rules-tiles-bridge = 브리지는 변 하나로만 이어지고 세 번째 꼭짓점이 건너편 타일에 닿는 타일입니다. 그 꼭짓점 양옆의 두 자리는 비어 있고, 그 너머 세 자리 중 적어도 하나는 차 있습니다. 한 점을 둘러싼 여섯 번째 타일은 육각형을 완성합니다. 타일 하나로 둘 다 만들 수는 없습니다.
rules-tiles-draw = 타일을 놓을 수 없거나 놓고 싶지 않으면 더미에서 하나 뽑습니다. 뽑을 때마다 { $cost }점을 잃습니다. 뽑은 타일은 바로 놓을 수 있습니다. 한 차례에 { $most }개까지 뽑을 수 있습니다. 그래도 놓지 않으면 { $more }점을 더 잃어, 모두 { $all }점을 잃습니다.
rules-tiles-empty = 더미가 비었을 때 놓을 수 있는 타일이 있으면 반드시 놓아야 합니다. 놓을 수 없으면 감점 없이 패스합니다.
rules-tiles-out = 손패의 마지막 타일을 놓으면 { $out }점과 다른 모든 손패에 있는 타일의 값을 얻습니다. 그 전에 모두의 차례 수가 같아지도록 그 바퀴를 끝까지 돕니다. 그 바퀴에서 타일을 다 쓴 다른 사람은 { $out }점만 얻습니다.
rules-tiles-blocked = 모든 플레이어가 잇달아 패스하면 라운드가 막힙니다. 손패의 값이 가장 낮은 사람이 라운드를 이기고, 다른 모든 손패의 값에서 자기 손패의 값을 뺀 점수를 얻습니다. 다른 사람은 아무것도 잃지 않습니다. 가장 낮은 손패가 여럿이면 저마다 이렇게 점수를 얻습니다.
rules-tiles-match = 매치가 끝났을 때 총점이 가장 높은 사람이 이깁니다. 총점은 0보다 낮아질 수 있습니다.
rules-tiles-example-sum = 타일 하나
rules-tiles-example-bridge = 브리지를 만드는 타일
rules-tiles-example-hexagon = 육각형을 완성하는 타일
rules-tiles-example-draws = 세 번 뽑고 타일을 놓지 않음
rules-tiles-example-out = 마지막 타일, 다른 손패에 남은 값 { $hands }
rules-scoring-standard = 위에서 설명한 대로 점수를 셉니다.
rules-scoring-children = 어린이용: 타일 하나에 { $tile }점, 브리지는 { $bridge }점 추가, 육각형 한 개, 두 개, 세 개는 { $one }점, { $two }점, { $three }점 추가, 가장 먼저 타일을 다 쓴 사람은 { $out }점입니다. 점수를 잃는 일은 없습니다. 여러 라운드나 목표 점수를 고르지 않으면 한 라운드만 합니다.
rules-scoring-no-points = 점수 없음: 가장 먼저 타일을 다 쓴 사람이 이깁니다. 라운드가 막히면 남은 타일이 가장 적은 사람이 이깁니다.
rules-edition-international = 국제판: 위에서 설명한 대로이며, 플레이어는 { $fewest }~{ $most }명입니다.
rules-edition-french = 프랑스판: 플레이어는 { $fewest }~{ $most }명입니다. 누군가 타일을 다 쓰면 라운드가 바로 끝납니다. 막힌 라운드에서는 모두 자기 손패의 값을 잃습니다. 더미가 비었을 때는 놓을 수 있는 타일이 있어도 패스할 수 있습니다. 한 플레이어가 목표 점수에 이르면 매치가 바로 끝나고, 그 플레이어가 이깁니다.
rules-edition-spanish = 스페인판: 플레이어는 { $fewest }~{ $most }명이고, 세 명이나 네 명일 때는 각자의 타일이 더 적습니다.
rules-edition-portuguese = 포르투갈판: 스페인판과 같지만, 세 번 뽑으면 모두 { $draws }점을 잃습니다.
rules-edition-tournament = 대회용: 누가 시작할지 정하려고 타일을 뽑지 않습니다. 모든 손패에서 같은 숫자 세 개인 타일 중 가장 높은 것을 먼저 놓아야 합니다. 그러면 { $triple }점을 더 얻고, 0이 세 개인 타일이면 { $zero }점을 더 얻습니다. 그런 타일을 가진 사람이 없으면 값이 가장 높은 타일을 가진 사람이 시작합니다.
