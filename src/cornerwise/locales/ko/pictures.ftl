## What stands below a drawn board, and what is read out where a picture is not seen.

picture-game = { $game }, { $moves }수
picture-design = { $game } 보드의 디자인, 조각 { $pieces }개
# $pieces are names of pieces, such as 2xI5 W5.
picture-uses = { $colour }: { $pieces }.
picture-piece = { $piece }, { $colour }
picture-cells = { $shape ->
    [cube] 큐브 { $cells }개
   *[square] { $cells }칸
  }
picture-board = 보드
picture-turn = { $colour } 차례 ({ $name }).
picture-swap = { $name } 선택: 그대로 두기 또는 바꾸기.
# $seats is a list of picture-seat.
picture-over = { $count ->
    [0] 게임 끝. 승자 없음.
   *[other] 게임 끝. 승자: { $names }.
  }
# Such as: Player 1 (Blue and Red).
picture-seat = { $name }({ $colours })
# $scores is a list of picture-score.
picture-points = 점수: { $scores }.
# $name is a colour or a player.
picture-score = { $name } { $points }
# Before the pieces that nobody has of their own.
picture-common = 함께 사용

## Tables of tiles. Players are named as in seat-number.

picture-table = 테이블
picture-tiles = { $game }, 타일 { $tiles }개
picture-tile-due = 곧 타일을 뽑습니다.
picture-seat-turn = { $name } 차례.
picture-match-over = 매치 끝.
picture-match-won = { $count ->
    [0] 매치 끝. 승자 없음.
   *[other] 매치 끝. 승자: { $names }.
  }
# $counts is a list of picture-score and picture-pile.
picture-held = 타일: { $counts }.
picture-pile = 더미 { $tiles }
# Before one's own tiles.
picture-hand = 손패
