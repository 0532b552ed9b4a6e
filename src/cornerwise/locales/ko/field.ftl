## The table of tiles

field-board = 테이블
field-hand = 내 타일
# A tile in your hand; $count is the number of places where it fits now.
field-hand-tile = { $numbers }, { $count ->
    [0] 놓을 곳 없음
   *[other] { $count }곳에 놓을 수 있음
  }, { $key } 키
field-hand-waiting = { $numbers }
field-points = +{ $points }
# A tile on the table: its numbers at the tip, then clockwise.
field-tile = { $cell }에 { $apex } { $second } { $third }
field-tile-last = { $cell }에 { $apex } { $second } { $third }, 마지막 수
field-place = { $cell }에 놓을 수 있음
field-place-points = { $cell }에 놓을 수 있음, { $points }점
field-place-bridge = { $cell }에 놓으면 브리지, { $points }점
field-place-hexagon = { $cell }에 놓으면 육각형 { $count }개 완성, { $points }점
field-pile = 더미
field-pile-tiles = { $count ->
    [0] 타일 없음
   *[other] 타일 { $count }개
  }
field-mine = 타일 { $tiles }개, 더미에 { $pile }개
field-zoom-in = 확대하기
field-zoom-out = 축소하기
field-fit = 모두 보기

## What can be done with a tile

field-must-draw = 놓을 수 있는 타일이 없습니다. 하나 뽑으세요.
field-must-pass = 놓을 수 있는 타일이 없습니다. 패스해야 합니다.
field-scores = 놓을 수 있음, { $points }점
field-makes-bridge = 브리지가 됨, { $points }점
field-closes-hexagon = 육각형 { $count }개 완성, { $points }점
field-lay = 놓기
field-draw = 뽑기
field-pass = 패스하기
field-pick = 타일을 고르세요. { $tiles }개를 놓을 수 있습니다.
