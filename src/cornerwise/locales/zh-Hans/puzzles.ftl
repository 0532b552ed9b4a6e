## Puzzles: positions with one best move

puzzle-daily = 今日谜题
puzzle-done = 已完成
puzzle-endless = 解谜题
puzzle-endless-about = 一题接一题，难度适合你
puzzle-streak = 连对
puzzle-streak-about = 越来越难，直到第一次出错
puzzle-storm = 风暴
puzzle-storm-about = 3 分钟内能解多少解多少
puzzle-any = 全部类型
puzzle-kind = 类型
puzzle-kind-win = 赢下残局
puzzle-kind-shut = 把对手堵死
puzzle-kind-save = 留住最后的空角
puzzle-kind-everything = 放完所有棋子
puzzle-kind-biggest = 找出得分最多的一步
puzzle-kind-points = 用这手牌得最多分
puzzle-kind-hexagon = 别送出六边形
# $rating is a number such as 1500.
puzzle-rating = 你的等级分：{ $rating }
puzzle-level = 难度：{ $rating }
puzzle-today = 今天：解出 { $solved } / { $tried }
puzzle-solved = 解出来了
puzzle-missed = 还有更好的走法
# The answer of a rival to a wrong move is shown on the board.
puzzle-reply = 对手可以这样应对。
puzzle-right = 正确。请继续。
puzzle-next = 下一题
puzzle-solution = 显示答案
# Hints, one after the other. The piece or tile is in the hand, then a place on the board is marked, then all of it is shown.
puzzle-hint-piece = 用这个。
puzzle-hint-spot = 它盖住标出的位置。
puzzle-hint-move = 答案在这里：这样放。
# Why the solution is one.
puzzle-why-win = 只有这一步能赢。
puzzle-why-shut = 走了它之后，对手再也放不下棋子。
puzzle-why-save = 走别的任何一步，你都再也放不下棋子。
puzzle-why-everything = 只有这样才能放完你所有的棋子。
puzzle-why-biggest = 它比别的任何一步得分都多。
puzzle-why-hexagon = 出别的任何一张牌，下一位玩家都能拼成六边形。
# What a move leads to. $points is a number such as 5 or −3.
puzzle-points-best = 这一步：{ $points }
puzzle-points-second = 次优：{ $points }
# In a streak or a storm.
puzzle-count = 已解出：{ $count }
puzzle-none = 这些你都做完了
puzzle-none-text = 换一种游戏，或者换一类谜题。
