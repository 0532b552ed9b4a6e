## Profiles

profile-since = 自{ $date }起在这里对局
profile-you = 别人也能看到这个页面，但看不到你的非公开对局。
profile-settings = 更改别人能看到的内容
profile-hidden-others = 只有你能看到这些。
profile-private = 这位玩家没有公开等级分和对局。
profile-unknown = 没有这位玩家
profile-unknown-text = 没有人用这个用户名，或者对方没有公开个人资料。
profile-of = 查看{ $name }的个人资料

## Ratings

profile-ratings = 等级分
profile-ratings-about = 问号表示等级分还不确定。± 后面的数字表示可能的误差。
profile-no-ratings = 还没有排位对局。
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = 暂定
profile-provisional-about = 问号表示等级分是暂定的。每下一盘排位对局，它就更准确一些。
# How strong somebody is, compared with the computer.
profile-level = 约 { $level } 级
profile-level-column = 等级
profile-rated-games = { $count } 盘排位对局
profile-chart = { $game }的等级分
profile-chart-about = 每盘排位对局之后的等级分。色带表示它可能的误差，虚线表示电脑每个级别的强度。
profile-chart-table = 以表格显示
profile-chart-level = { $level } 级
profile-date = 日期
profile-puzzles = 谜题
profile-puzzles-solved = 解出 { $solved } / { $tried } 道

## Results

profile-results = 战绩
profile-all-games = 全部游戏
profile-won = 胜
profile-drawn = 平
profile-lost = 负
profile-tally = { $won } 胜 { $drawn } 平 { $lost } 负
profile-opponents = 按对手
profile-opponent = 对手
profile-others = 其他玩家
profile-colours = 按颜色
profile-pieces = 最常用的第一块棋子
profile-recent = 最近的对局
profile-ended-won = { $name }获胜，{ $ago }
profile-ended-lost = { $name }落败，{ $ago }
profile-ended-drawn = 平局，{ $ago }
profile-ended-played = { $ago }结束
profile-empty-text = 结束的对局会显示在这里。
profile-export = 下载你的对局
profile-export-about = 把你的所有对局放在一个文件里，用来保存或用其他程序打开。

## Privacy

privacy-title = 隐私
privacy-about = 你的个人资料会显示你的用户名、等级分和公开对局。别人能看到什么，由你决定。
privacy-open = 查看你的个人资料
privacy-profile = 隐藏个人资料
privacy-profile-about = 谁都不能打开你的个人资料，玩家列表里也没有你。
privacy-ratings = 隐藏等级分
privacy-ratings-about = 个人资料和玩家列表里都不显示你的等级分。
privacy-games = 隐藏对局
privacy-games-about = 个人资料里不显示你的对局和战绩，对局里你的名字也不会链接到个人资料。

## Links to profiles on other sites

profile-card = 在这里玩角斗士棋（Blokus）类游戏和三角骨牌（Triominos）。
profile-card-rated = 最高等级分：{ $game }，{ $rating }

## Refusals

refused-no-such-player = 没有这位玩家
