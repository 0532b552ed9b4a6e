## The board of cubes

solid-map = 위에서 본 모습
solid-map-scores = 여기 보이는 것이 점수입니다
solid-turn-left = 시점을 왼쪽으로 돌리기
solid-turn-right = 시점을 오른쪽으로 돌리기
solid-zoom-in = 확대하기
solid-zoom-fit = 모두 보기
# A square of the base as it is read out; $limit is how high you can build there.
solid-square-free = { $square }, 비어 있음, { $limit }층까지
solid-square-built = { $square }, 맨 위는 { $colour }, { $limit }층 중 { $height }층
solid-square-full = { $square }, 맨 위는 { $colour }, { $height }층, 가득 참
solid-square-last = { $named }, 마지막 수
solid-square-held = { $named }, 고른 조각 아래
solid-after = 이 수 뒤
# How many squares of a colour are seen from above.
solid-seen = { $colour }: 위에서 { $cells }칸 보임
solid-drag = 끌어서 시점 돌리기
# The highest level that is shown; higher cubes are hidden.
solid-levels = { $level }층까지
