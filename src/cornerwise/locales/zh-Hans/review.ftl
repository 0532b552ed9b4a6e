## The result

result-page = 结果
result-open = 对局进行中
result-by-resigned = 其他人认输。
result-by-time = 其他人超时。
result-by-left = 其他人离开了。
result-you-resigned = 你认输了。
result-you-time = 你超时了。
result-you-left = 你离开了对局。
result-by-draw = 玩家们同意平局。
result-all-placed = { $colour }放完了所有棋子。
result-dropped = { $name } { $how }
result-solo-done = 所有棋子都在棋盘上了
result-solo-short = 没有放完所有棋子
over-replay = 回放

## The sum of every seat

sum-won = 获胜
sum-deal = 第 { $deal } 局
sum-together = 队伍总分
sum-nobody = 共用颜色
sum-nobody-text = 由大家轮流放，不计分。
sheet-left = 剩下棋子 { $piece }{ $count ->
    [1] {""}
   *[other] ，{ $count } 块
  }
sheet-cells-placed = 占了 { $count } 个方格
sheet-pieces-placed = 放下 { $count } 块棋子
sheet-seen = 从上方可见 { $count } 个方格
sheet-all-placed = 放完所有棋子
sheet-single-last = 最后放最小的棋子
sheet-tile = 出了 { $count } 张牌
sheet-bridge = { $count } 座桥
sheet-hexagon = 拼成 { $count } 个六边形
sheet-opening-triple = 用三个相同的数字开局
sheet-opening-zero = 用三个零开局
sheet-out = 出完最后一张牌
sheet-draw = 抽了 { $count } 张牌
sheet-third-draw = { $count ->
    [1] 抽了第三张牌仍未出牌
   *[other] 抽了第三张牌仍未出牌：{ $count } 次
  }
sheet-hands = 各家手里剩下的牌

## The review

review-title = 复盘
review-about = 粘贴一盘对局。电脑会告诉你局势怎样变化、每一步值多少、怎样走更好。
review-progress = { $done ->
    [0] 正在分析对局…
   *[other] 正在分析：已完成 { $done } / { $total } 步
  }
review-progress-text = 你可以先逐步查看对局。离开这个页面，分析就会停止。
review-quantity = 图表显示什么
review-margins = 领先分数
review-shares = 胜率
review-graph = 每一步之后的局势
review-as-table = 以表格显示
review-as-graph = 以图表显示
review-table = 每一步之后的局势（表格）
review-move = 下一步
review-before = { $ply }：{ $move }
review-end = 终局
review-errors = ± 是误差范围：用 16 倍时间搜索，100 次里有 95 次结果落在其中。没有 ± 的数值是精确的。
review-at = { $ply ->
    [0] 开局时
   *[other] { $ply } 步之后
  }：{ $values }
review-value-of = { $name } { $value }
review-percent = { $share }%
review-turning = 转折点
review-no-turning = 没有哪一步损失很大。大家都下得不错。
review-lost-margins = 比最佳走法少得的分数
review-move-of = 第 { $number } 步，{ $name }
review-instead = { $move }。更好：{ $better }
review-better = 更好：{ $move }
review-was-best = 电脑没有找到更好的走法。
review-choose = 选一步，看看怎样走更好。
review-line = 对局本可以这样继续
review-line-show = 显示这些走法
review-line-one = 显示这一步
review-line-hide = 隐藏这些走法
review-line-back = 这些走法的上一步
review-line-on = 这些走法的下一步
review-line-at = { $step } / { $count }
move-lays = { $piece } 放在 { $cell }
move-lays-tile = 牌 { $tile }
move-keep = 保留颜色
move-swap = 交换颜色
move-draw = 抽牌
move-pass = 跳过

## Replay

replay-title = 回放
replay-about = 粘贴一盘对局，一步一步地看。
replay-slider = 对局中的位置
replay-where = { $ply ->
    [0] 第一步之前，共 { $count } 步
   *[other] 第 { $ply } 步，共 { $count } 步
  }
replay-short = { $ply } / { $count }
replay-play = 播放
replay-pause = 暂停
replay-end = 跳到结尾
replay-speed = 速度
replay-times = { $speed } ×
replay-next = 轮到走棋

## Games from elsewhere

doors = 打开对局
door-review = 复盘一盘对局
door-replay = 回放一盘对局
head-back = 返回
record-label = .blksgf 或 JSON 格式的对局
record-open = 打开
record-file = 选择文件
record-other = 另一盘对局
record-hint = 也可以把文件拖到这里。服务器上不会保存任何东西。
record-none = 这段文字里没有对局。请粘贴 .blksgf 或 JSON 文件的内容。
record-which = 找到 { $count } 盘对局。请选一盘。

## Taking it along

export-title = 分享与保存
export-share = 分享
export-link = 复制链接
export-text = 复制为文字
export-blksgf = .blksgf 文件
export-blksgf-text = 用于其他程序
export-json = JSON 记录
export-json-text = 全部内容，可在这里再次打开
export-svg = SVG 图片
export-svg-text = 任意大小都清晰
export-png = PNG 图片
export-png-text = 用于消息和网页

## The analysis board

analysis-title = 分析棋盘
analysis-parts = 显示什么
analysis-pieces = 棋子
analysis-lines = 最佳走法
analysis-moves = 棋谱
analysis-no-moves = 替任意一方放一块棋子。你的走法和试过的每条变化都会列在这里。
analysis-searched = 已搜索 { $count } 个局面
analysis-exact = 已算到终局
analysis-bar = 胜率：{ $chances }
analysis-bar-empty = 胜率
analysis-promote = 设为主变
analysis-remove = 删除这一步及其后的所有走法
analysis-menu = 更多选项
analysis-new = 新建分析
analysis-paste = 粘贴走法或对局
analysis-paste-text = 可以是每行一步的走法、链接，或 .blksgf、JSON 格式的对局。
analysis-by-moves = 牌是从牌堆抽的，所以局面只能由走法得来。在这里走出来，或者粘贴走法。
analysis-saved = 已保存在这台设备上
analysis-forget = 删除这个分析
analysis-from-here = 从这里开始分析
arrange-title = 摆出局面
arrange-ready = 规则允许这个局面。
arrange-broken = 这个局面还不成立
arrange-missing = { $colour }少一块棋子。各颜色按顺序走。
arrange-turn = 轮到
arrange-turn-any = 按规则决定
arrange-turn-other = 按这些棋子，接下来应是另一种颜色。
editor-moves = { $count ->
    [0] 放下第一块棋子
   *[other] { $count } 步
  }
editor-over = 对局结束
editor-over-text = 谁也走不了了。
editor-computer = 让电脑走一步
editor-review = 复盘这盘对局
editor-found = 最佳走法
editor-value = { $margin } · { $share }%
editor-make = 走 { $letter } 这一步
editor-game = 游戏
editor-which = 选择游戏
editor-game-kind = { $game }，{ $kind }
editor-begin = 重新开始
