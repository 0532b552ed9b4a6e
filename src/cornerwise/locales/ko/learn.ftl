## The page of all lessons

learn-title = 배우기
learn-lead = 몇 수를 직접 두면서 규칙을 배워 보세요. 레슨 하나에 2분쯤 걸립니다.
learn-steps = { $count }단계
learn-begin = 시작하기
learn-again = 다시 하기
learn-continue = 계속하기
learn-finished = 완료
learn-rules = 규칙
learn-tips = 팁
learn-play = 지금 플레이하기
learn-all = 모든 레슨

## A lesson

learn-step = { $count }단계 중 { $number }단계
learn-skip = 건너뛰기
learn-back = 뒤로
learn-show = 답 보기
learn-next = 다음
learn-done = 잘했습니다.
learn-colour = 이제 { $colour } 차례입니다.
learn-elsewhere = 규칙에 맞는 수지만, 이 단계에서는 표시된 곳에 놓아 주세요.
learn-over = 이제 규칙을 다 배웠습니다
learn-over-text = 컴퓨터와 한 판 두거나, 규칙에서 자세한 내용을 찾아보세요.
learn-marked = 표시된 곳: { $cells }
learn-loading = 불러오는 중…

## Steps on squares and triangles: a heading and what to do

learn-start-own = 내 구석에서 시작하기
learn-start-own-text = 첫 조각은 내 시작 칸을 덮어야 합니다. 조각을 골라 그곳에 놓으세요.
learn-start-any = 시작 칸 고르기
learn-start-any-text = 첫 조각은 시작 칸을 덮어야 합니다. 조각을 골라 비어 있는 시작 칸에 놓으세요.
learn-corner = 꼭짓점은 닿게, 변은 닿지 않게
learn-corner-text = 새 조각은 반드시 내 조각과 꼭짓점이 닿아야 합니다. 다음 조각을 놓으세요.
learn-side = 내 색과 변이 닿지 않게
learn-side-text = 이 조각은 내 색과 변이 닿아서 여기에 놓을 수 없습니다. 놓을 수 있을 때까지 옮기거나 돌리세요.
learn-others = 다른 색에는 닿아도 됩니다
learn-others-text = 다른 색에는 어떻게 닿아도 됩니다. 다른 색과 변을 나란히 맞대어 조각을 놓으세요.
learn-reach = 넓은 곳으로 가기
learn-reach-text = 조각을 놓으려면 자리가 필요합니다. 큰 조각으로 표시된 칸 중 하나에 닿아 보세요.
learn-gap = 틈으로 빠져나가기
learn-gap-text = 이제 큰 조각은 놓을 수 있는 곳이 줄었습니다. 작은 조각으로 이어 가세요.
learn-last = 마지막 조각
learn-last-text = 자리가 거의 없습니다. 마지막 조각을 놓을 곳을 찾으세요. 그러면 게임이 끝나고 점수를 계산합니다.
learn-pairs = 모양마다 2개씩
learn-pairs-text = 모든 모양이 2개씩 있고, 조각 하나를 놓을 때마다 1점을 얻습니다. 같은 모양을 한 번 더 놓으세요.
learn-turn = 돌리기
learn-turn-text = 삼각형에서는 조각이 6단계로 돌아갑니다. 맞을 때까지 돌려서 놓으세요.
learn-tip = 꼭짓점이 변에 닿아도 됩니다
learn-tip-text = 삼각형에서는 한 점만 닿으면 됩니다. 조각의 꼭짓점이 곧은 변의 중간에 닿도록 놓으세요.
learn-strict = 엄격한 꼭짓점
learn-strict-text = 이 게임은 엄격한 꼭짓점 규칙을 씁니다. 꼭짓점은 다른 꼭짓점에만 닿을 수 있습니다. 조각을 놓을 곳을 찾으세요.

## Steps of the free start

learn-open-first = 아무 데서나 시작하기
learn-open-first-text = 시작 칸이 없습니다. 파란 조각을 아무 곳에나 놓으세요.
learn-open-second = 이제 다른 색
learn-open-second-text = 주황색 첫 조각도 다른 모양으로 직접 놓습니다. 두 색이 똑같이 좋도록 놓으세요. 다른 플레이어가 둘 중 하나를 고릅니다.
learn-choose = 어느 색을 고르시겠어요?
learn-choose-text = 이제 두 번째 플레이어가 되었습니다. 색을 그대로 두거나 서로 바꾸세요.

## Steps with cubes

learn-floor = 바닥에서 시작하기
learn-floor-text = 첫 조각은 바닥 어디에나 놓을 수 있습니다. 조각을 골라 놓으세요.
learn-join = 다른 색에 이어 붙이기
learn-join-text = 이제 노랑입니다. 첫 조각은 바닥에 놓여야 하고, 이미 놓인 조각과 면이 맞닿아야 합니다.
learn-face = 면과 면 맞대기
learn-face-text = 새 조각은 옆이든 위든 반드시 내 색과 면이 맞닿아야 합니다. 여기서는 모서리만 닿아 있습니다. 더 나은 곳을 찾으세요.
learn-hole = 구멍 금지
learn-hole-text = 조각은 공중에 뜰 수 없습니다. 이 조각 아래에는 구멍이 있습니다. 모든 큐브가 무언가의 위에 놓이는 곳에 두세요.
learn-cover = 맨 위 차지하기
learn-cover-text = 위에서 보이는 것만 점수가 됩니다. 다른 색의 칸을 덮으세요.

## Steps with numbered tiles

learn-tile-first = 첫 타일
learn-tile-first-text = 아무 타일로나 시작하세요. 숫자의 합이 점수가 되므로 큰 수로 시작하면 좋습니다.
learn-tile-match = 숫자 2개 맞추기
learn-tile-match-text = 타일을 변에 맞대어 놓으세요. 그 변의 두 숫자가 양쪽 타일에서 같아야 합니다.
learn-tile-hexagon = 육각형 완성하기
learn-tile-hexagon-text = 한 점 둘레에 타일이 5개 있습니다. 여섯 번째 타일을 놓고 50점을 더 얻으세요.
learn-tile-bridge = 브리지 만들기
learn-tile-bridge-text = 타일을 변 하나로 이으면서 끝 꼭짓점이 다른 타일에 닿게 놓으세요. 브리지는 40점을 더 얻습니다.
learn-tile-draw = 놓을 수 없으면 뽑기
learn-tile-draw-text = 놓을 수 있는 타일이 없습니다. 하나 뽑으세요. 뽑을 때마다 5점을 잃습니다.
learn-tile-out = 마지막 타일
learn-tile-out-text = 마지막 타일을 놓으세요. 가장 먼저 타일을 다 쓰면 25점과 다른 사람들의 손패 값을 모두 얻습니다.

## Tips beside the board

tip-label = 팁
tip-dismiss = 이 팁 숨기기
## The three marks of a first game

## Why a hint is good. $number is how much of it there is

hint-reason-only-move = 둘 수 있는 유일한 수입니다.
hint-reason-nothing-to-lay = 놓을 수 있는 타일이 없습니다.
hint-reason-swap = 그 색이 더 유리합니다.
hint-reason-keep = 지금 색이 더 유리합니다.
hint-reason-calculated = 앞을 내다보면 이 수가 가장 좋습니다.
hint-reason-blocks = 다른 색의 꼭짓점 { $number }개를 빼앗습니다.
hint-reason-opens-corners = 열린 꼭짓점이 { $number }개 새로 생깁니다.
hint-reason-large-piece = 자리가 있을 때 큰 조각을 씁니다.
hint-reason-contests = 다른 사람이 원하는 자리를 차지합니다.
hint-reason-towards-middle = 가운데로 나아갑니다.
hint-reason-covers = 다른 색을 { $number }칸 덮습니다.
hint-reason-shows = 내 색이 보이는 칸이 { $number }칸 늘어납니다.
hint-reason-shuts = 상대가 이어 갈 수 있는 꼭짓점 { $number }개를 막습니다: { $cells }.
hint-reason-gave-up = 실제로 둔 수에서는 이어 갈 수 있는 꼭짓점 { $number }개를 잃었습니다: { $cells }.
hint-reason-own-reach = 닿을 수 있는 칸이 { $number }개 남습니다. 실제로 둔 수에서는 { $than }개였습니다.
hint-reason-rival-reach = 이 수 뒤에 상대가 닿을 수 있는 칸은 { $number }개입니다. 실제로 둔 수 뒤에는 { $than }개였습니다.
hint-reason-opens-more = 열린 꼭짓점이 { $number }개 새로 생깁니다. 실제로 둔 수에서는 { $than }개였습니다.
hint-reason-covers-more = 다른 색을 { $number }칸 덮습니다. 실제로 둔 수에서는 { $than }칸이었습니다.
hint-reason-shows-more = 내 색이 { $number }칸에 보입니다. 실제로 둔 수에서는 { $than }칸이었습니다.
hint-reason-larger-piece = 더 큰 조각을 씁니다(크기 { $than } 대신 { $number }).
hint-reason-keeps-going = 앞으로 둘 수 있는 수를 남겨 둡니다.
hint-reason-tile = 이 타일은 { $number }점입니다.
hint-reason-bridge = 브리지를 만들어 { $number }점을 더 얻습니다.
hint-reason-hexagon = 육각형을 완성해 { $number }점을 더 얻습니다.
hint-reason-opening-triple = 같은 숫자 3개로 시작하면 { $number }점을 더 얻습니다.
hint-reason-opening-zero = 0이 3개인 타일로 시작하면 { $number }점을 더 얻습니다.
hint-reason-out = 마지막 타일이므로 { $number }점을 더 얻습니다.
coach-pick-piece = 조각을 고르세요. 돌리거나 뒤집을 수 있습니다.
coach-pick-tile = 타일을 고르세요. 흐린 것은 놓을 수 없습니다.
coach-put-piece = 보드에 올리세요. 칠해진 곳에 놓을 수 있습니다.
coach-put-tile = 테이블에 올리세요. 표시된 곳에 놓을 수 있습니다.
coach-place-piece = 여기에 놓을 수 있습니다. ‘놓기’를 누르세요.
coach-place-tile = 여기에 놓을 수 있습니다. ‘놓기’를 누르세요.
