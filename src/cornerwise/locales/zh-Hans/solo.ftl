## The games for one

solo-title = 单人游戏
solo-lead = 一个人玩的游戏：放四种颜色，直到一块棋子也不剩。随时可以停下，之后再继续。
solo-about-classic-solo = 20 × 20 格，84 块棋子。同色之间只能角对角相碰。你能全部放下吗？
solo-about-trigon-solo = 三角形组成的六边形棋盘，88 块棋子。同色之间只能角对角相碰。你能全部放下吗？
solo-begin = 开始
solo-continue = 继续
solo-look = 查看
solo-best = 你的最好成绩：{ $best }
solo-progress = 进度
solo-placed = 已放 { $placed } 块棋子，共 { $total } 块
solo-of = { $placed } / { $total }
solo-left = 还剩 { $left } 块
solo-prospect-yes = 仍然有解
solo-prospect-no = 已经无解
solo-prospect-unknown = 还不知道是否有解
solo-searching = 正在寻找解法…
solo-complete = { $total } 块棋子全部放下了
solo-complete-text = 你解开了这道谜题。
solo-stuck = 没有棋子放得下了
solo-stuck-text = 退回几步，或者重新开始。
solo-undo = 撤销
solo-hint = 显示提示
solo-hint-way = 这一步能通向一种解法。
solo-restart = 重新开始
solo-restart-sure = 拿掉所有棋子，重新开始吗？
solo-again = 重新开始

## Designs

design-lead = 用任意的棋子和颜色拼图案，没有规则限制。可以保存你的图案，也可以分享。
design-mine = 你的图案
design-new = 新建图案
design-untitled = 未命名
design-name = 名称
design-board-classic = 20 × 20 格，21 块棋子
design-board-duo = 14 × 14 格，21 块棋子
design-board-polyomino-8 = 8 × 8 格，9 块棋子
design-board-polyomino-12 = 12 × 12 格，9 块棋子
design-board-polyomino-hexa = 20 × 20 格，56 块棋子
design-board-trigon = 大六边形，22 块棋子
design-board-trigon-3 = 小六边形，22 块棋子
design-pieces = { $count ->
    [0] 还没有棋子
   *[other] { $count } 块棋子
  }
design-colour = 颜色
design-first = 选一种颜色，再选一块棋子。
design-put = 把它放到棋盘上。
design-how = 在上面选棋子，想选几次都行。点选棋盘上的棋子，可以移动、旋转、换色或移除。
design-lifted = 移动它，换一种颜色，或者移除它。
design-taken = 这里已经有别的棋子
design-remove = 移除这块棋子
design-clear = 清空棋盘
design-forget = 删除这幅图案
design-forget-sure = 永久删除吗？
design-keep = 保留
design-share = 分享
design-link = 链接
design-link-about = 链接里包含整幅图案。打开它的人可以在副本上继续拼。
design-copy = 复制链接
design-send = 发送
design-files-about = 或者下载文件：
design-file-png = 图片（PNG）
design-file-svg = 矢量图（SVG）
design-file-json = 数据（JSON）
design-damaged = 无法打开这幅图案
design-damaged-text = 链接可能不完整，或者图案已从这个浏览器中删除。
