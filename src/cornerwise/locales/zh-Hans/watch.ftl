## Watching games, and the screen for clubs and fairs

watch-featured = 当前最精彩的对局
watch-finished = 刚刚结束
watch-none-now = 现在没有人在下公开对局。
watch-none-fits = 现在没有符合筛选条件的对局。
watch-lost = 连接已断开，正在重新连接…
watch-viewers = { $count } 人观战
watch-see-all = { $count ->
    [0] 观战
   *[other] 观看 { $count } 盘对局
  }
watch-join = 加入
watch-speed = 棋钟
watch-speed-any = 任何棋钟
watch-speed-clock = 计时
watch-speed-none = 不计时
watch-speed-days = 每步以天计
watch-rated-only = 仅排位对局

## Following a player from game to game

watch-follow = 关注{ $name }
watch-following = 正在关注{ $name }
watch-unfollow = 停止关注
watch-nothing-yet = { $name }现在没有在下公开对局。下一盘会显示在这里。
watch-next-soon = 这盘对局已结束。{ $name }的下一盘会显示在这里。

## Tournaments that can be joined

watch-tournaments = 即将开始的锦标赛
watch-all-tournaments = 全部锦标赛
watch-no-tournaments = 现在没有可以加入的锦标赛。

## The screen for clubs and fairs

watch-tv = 电视模式
watch-kind-live = 直播
watch-kind-replay = 回放
watch-kind-computer = 电脑对局
watch-won = { $names }获胜
watch-drawn = 平局
watch-play-too = 我也要玩
watch-code = 含有本站地址的二维码
watch-full = 全屏
watch-leave-tv = 退出电视模式

## Sharing a game, and its score sheet on paper

share-embed = 复制嵌入代码
share-animation = 动态图片
share-animation-about = 整盘对局，WebP 格式
share-sheet = 记录纸
share-sheet-about = 可打印：棋盘、得分和走法
paper-title = 记录纸
paper-print = 打印
paper-back = 返回结果
paper-player = 玩家
paper-points = 得分
paper-moves = 棋谱
