## The board of cubes

solid-map = 上から見た図
solid-map-scores = ここに見える色が得点です
solid-turn-left = 視点を左へ回す
solid-turn-right = 視点を右へ回す
solid-zoom-in = 拡大
solid-zoom-fit = 全体を表示
# A square of the base as it is read out; $limit is how high you can build there.
solid-square-free = { $square }、空き、{ $limit }段まで
solid-square-built = { $square }、いちばん上は{ $colour }、{ $limit }段中{ $height }段
solid-square-full = { $square }、いちばん上は{ $colour }、{ $height }段、上限
solid-square-last = { $named }、最後の手
solid-square-held = { $named }、選択中のピースの下
solid-after = この手の後
# How many squares of a colour are seen from above.
solid-seen = { $colour }：上から{ $cells }マス見える
solid-drag = ドラッグして視点を回す
# The highest level that is shown; higher cubes are hidden.
solid-levels = { $level }段目まで
