## The games for one

solo-title = 솔로 게임
solo-lead = 혼자 하는 게임입니다. 네 가지 색을 남는 조각 없이 모두 놓으세요. 언제든 멈췄다가 이어서 할 수 있습니다.
solo-about-classic-solo = 20 × 20칸에 조각 84개. 같은 색끼리는 꼭짓점으로만 닿을 수 있습니다. 모두 놓을 수 있을까요?
solo-about-trigon-solo = 삼각형으로 된 육각형에 조각 88개. 같은 색끼리는 꼭짓점으로만 닿을 수 있습니다. 모두 놓을 수 있을까요?
solo-begin = 시작하기
solo-continue = 계속하기
solo-look = 보기
solo-best = 내 최고 기록: { $best }
solo-progress = 진행 상황
solo-placed = 조각 { $total }개 중 { $placed }개
solo-of = { $placed }/{ $total }
solo-left = { $left }개 남음
solo-prospect-yes = 아직 풀 수 있습니다
solo-prospect-no = 더는 풀 수 없습니다
solo-prospect-unknown = 풀 수 있는지 아직 모릅니다
solo-searching = 해답을 찾는 중…
solo-complete = 조각 { $total }개를 모두 놓았습니다
solo-complete-text = 퍼즐을 풀었습니다.
solo-stuck = 더 놓을 수 있는 조각이 없습니다
solo-stuck-text = 몇 수를 되돌리거나 처음부터 다시 하세요.
solo-undo = 되돌리기
solo-hint = 힌트 보기
solo-hint-way = 이 수는 해답의 일부입니다.
solo-restart = 처음부터 다시 하기
solo-restart-sure = 모든 조각을 치우고 처음부터 다시 할까요?
solo-again = 처음부터 다시 하기

## Designs

design-lead = 원하는 조각과 색으로 그림을 만드세요. 규칙은 없습니다. 디자인을 저장하고 공유하세요.
design-mine = 내 디자인
design-new = 새 디자인
design-untitled = 제목 없음
design-name = 이름
design-board-classic = 20 × 20칸, 조각 21개
design-board-duo = 14 × 14칸, 조각 21개
design-board-polyomino-8 = 8 × 8칸, 조각 9개
design-board-polyomino-12 = 12 × 12칸, 조각 9개
design-board-polyomino-hexa = 20 × 20칸, 조각 56개
design-board-trigon = 큰 육각형, 조각 22개
design-board-trigon-3 = 작은 육각형, 조각 22개
design-pieces = { $count ->
    [0] 아직 조각 없음
   *[other] 조각 { $count }개
  }
design-colour = 색
design-first = 색을 고르고 조각을 고르세요.
design-put = 보드에 놓으세요.
design-how = 위의 조각을 몇 번이든 고를 수 있습니다. 보드의 조각을 고르면 옮기거나, 돌리거나, 색을 바꾸거나, 지울 수 있습니다.
design-lifted = 옮기거나, 다른 색을 고르거나, 지우세요.
design-taken = 여기에는 다른 조각이 있습니다
design-remove = 이 조각 지우기
design-clear = 보드 비우기
design-forget = 이 디자인 삭제하기
design-forget-sure = 영구히 삭제할까요?
design-keep = 남겨 두기
design-share = 공유하기
design-link = 링크
design-link-about = 링크에 디자인 전체가 들어 있습니다. 링크를 연 사람은 누구나 사본으로 이어서 만들 수 있습니다.
design-copy = 링크 복사하기
design-send = 보내기
design-files-about = 또는 파일 내려받기:
design-file-png = 그림(PNG)
design-file-svg = 벡터 그림(SVG)
design-file-json = 데이터(JSON)
design-damaged = 이 디자인은 열 수 없습니다
design-damaged-text = 링크가 온전하지 않거나, 이 브라우저에서 디자인이 삭제되었을 수 있습니다.
