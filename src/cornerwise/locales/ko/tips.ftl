### Tips: on the pages of the rule book, and beside the board while a game is played.

## Placing games

tip-spread = 가운데로 나아가 모든 방향으로 뻗어 나가세요. 시작한 곳 근처에는 조각 몇 개를 놓을 자리밖에 없습니다.
tip-large-first = 큰 조각을 일찍 놓으세요. 차례가 지날수록 놓을 자리가 줄어듭니다.
tip-corners = 꼭짓점을 여러 개 열어 두세요. 하나만 남으면 조각 하나에 게임이 끝날 때까지 막힐 수 있습니다.
tip-escape = 내 영역의 모든 방향에 빠져나갈 길을 남겨 두세요.
tip-shapes = 모양마다 쓸모가 있습니다. 긴 조각은 멀리 닿고, 굽은 조각은 틈을 빠져나가고, 작은 조각은 끝 무렵에 어디에나 들어갑니다.
tip-their-pieces = 다른 사람에게 어떤 조각이 남았는지 살펴보세요. 어떤 틈에 아무것도 들어가지 않으면 나중을 위해 아껴 둘 수 있습니다.
tip-deny-bonus = 조각을 모두 놓으면 보너스를 최대 { $bonus }점 얻습니다. 누군가의 마지막 자리를 막는 것이 내 조각 하나보다 값질 때도 있습니다.
tip-single-last = 가장 작은 조각을 아껴 두세요. 맨 마지막에 놓으면 { $bonus }점을 더 얻습니다.
tip-two-colours = 두 색이 서로 돕게 하세요. 한 색이 길을 열고, 다른 색이 뒤를 막습니다.

## Polyomino, cubes

tip-even-opening = 먼저 둔다면 똑같이 좋은 조각 두 개를 놓으세요. 다른 플레이어가 더 좋은 쪽을 고릅니다.
tip-stay-on-top = 위에서 보이는 것만 점수가 됩니다. 높이 제한 바로 아래나 게임 끝 무렵처럼 아무도 덮을 수 없는 곳에 쌓으세요.

## Triominos

tip-high-tiles = 값이 높은 타일을 일찍 놓으세요. 점수가 더 많고, 손패에 남은 것은 먼저 다 쓴 사람의 점수가 됩니다.
tip-bridge = 브리지를 찾아보세요. 브리지는 타일 자체의 점수에 { $points }점을 더 얻습니다.
tip-hexagon = 한 점을 타일 5개가 둘러싸면 여섯 번째 타일은 { $points }점을 더 얻습니다. 그런 틈을 다른 사람에게 남기지 마세요.
tip-plan-ahead = 타일은 종류마다 하나뿐입니다. 다음 차례에 내가 이어 놓을 수 있는 타일을 놓으세요.
tip-draw-less = 뽑을 때마다 { $cost }점을 잃습니다. 뽑기 전에 테이블을 구석구석 살펴보세요.
