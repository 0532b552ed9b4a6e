## The board of cubes

solid-map = 從上方看
solid-map-scores = 這裡看得見的才得分
solid-turn-left = 視角向左轉
solid-turn-right = 視角向右轉
solid-zoom-in = 放大
solid-zoom-fit = 顯示全部
# A square of the base as it is read out; $limit is how high you can build there.
solid-square-free = { $square }，空格，最高 { $limit } 層
solid-square-built = { $square }，頂上是{ $colour }，第 { $height } 層，最高 { $limit } 層
solid-square-full = { $square }，頂上是{ $colour }，第 { $height } 層，已滿
solid-square-last = { $named }，最近一步
solid-square-held = { $named }，在選中的棋子下面
solid-after = 走完這一步後
# How many squares of a colour are seen from above.
solid-seen = { $colour }：從上方可見 { $cells } 格
solid-drag = 拖曳可轉動視角
# The highest level that is shown; higher cubes are hidden.
solid-levels = 顯示到第 { $level } 層
