## The board of cubes

solid-map = 从上方看
solid-map-scores = 这里看得见的才得分
solid-turn-left = 视角向左转
solid-turn-right = 视角向右转
solid-zoom-in = 放大
solid-zoom-fit = 显示全部
# A square of the base as it is read out; $limit is how high you can build there.
solid-square-free = { $square }，空格，最高 { $limit } 层
solid-square-built = { $square }，顶上是{ $colour }，第 { $height } 层，最高 { $limit } 层
solid-square-full = { $square }，顶上是{ $colour }，第 { $height } 层，已满
solid-square-last = { $named }，最近一步
solid-square-held = { $named }，在选中的棋子下面
solid-after = 走完这一步后
# How many squares of a colour are seen from above.
solid-seen = { $colour }：从上方可见 { $cells } 格
solid-drag = 拖动可转动视角
# The highest level that is shown; higher cubes are hidden.
solid-levels = 显示到第 { $level } 层
