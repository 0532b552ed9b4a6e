## Puzzles: positions with one best move

puzzle-daily = 오늘의 퍼즐
puzzle-done = 완료
puzzle-endless = 퍼즐 풀기
puzzle-endless-about = 실력에 맞는 난이도로 하나씩
puzzle-streak = 연속 풀기
puzzle-streak-about = 점점 어렵게, 처음 틀릴 때까지
puzzle-storm = 스톰
puzzle-storm-about = 3분 동안 최대한 많이
puzzle-any = 모든 종류
puzzle-kind = 종류
puzzle-kind-win = 종반에서 이기기
puzzle-kind-shut = 상대를 막아 버리기
puzzle-kind-save = 마지막 꼭짓점 열어 두기
puzzle-kind-everything = 조각 모두 놓기
puzzle-kind-biggest = 점수가 가장 높은 수 찾기
puzzle-kind-points = 이 손패로 가장 많은 점수 얻기
puzzle-kind-hexagon = 육각형 내주지 않기
# $rating is a number such as 1500.
puzzle-rating = 내 레이팅: { $rating }
puzzle-level = 난이도: { $rating }
puzzle-today = 오늘: { $tried }개 중 { $solved }개 해결
puzzle-solved = 정답
puzzle-missed = 더 좋은 수가 있습니다
# The answer of a rival to a wrong move is shown on the board.
puzzle-reply = 상대가 이렇게 응수할 수 있습니다.
puzzle-right = 맞습니다. 계속하세요.
puzzle-next = 다음 퍼즐
puzzle-solution = 정답 보기
# Hints, one after the other. The piece or tile is in the hand, then a place on the board is marked, then all of it is shown.
puzzle-hint-piece = 이것을 쓰세요.
puzzle-hint-spot = 표시된 곳을 덮습니다.
puzzle-hint-move = 정답은 이렇습니다. 이렇게 놓으세요.
# Why the solution is one.
puzzle-why-win = 이길 수 있는 수는 이것뿐입니다.
puzzle-why-shut = 이 수 뒤에는 상대가 더는 조각을 놓을 수 없습니다.
puzzle-why-save = 다른 수를 두면 다음 조각을 놓을 수 없게 됩니다.
puzzle-why-everything = 이렇게 해야만 조각을 모두 놓을 수 있습니다.
puzzle-why-biggest = 다른 어떤 수보다 점수가 높습니다.
puzzle-why-hexagon = 다른 타일을 놓으면 다음 플레이어가 육각형을 완성할 수 있습니다.
# What a move leads to. $points is a number such as 5 or −3.
puzzle-points-best = 이 수: { $points }점
puzzle-points-second = 그다음으로 좋은 수: { $points }점
# In a streak or a storm.
puzzle-count = 푼 퍼즐: { $count }
puzzle-none = 모두 풀었습니다
puzzle-none-text = 다른 게임이나 다른 종류의 퍼즐을 고르세요.
