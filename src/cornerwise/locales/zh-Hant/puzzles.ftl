## Puzzles: positions with one best move

puzzle-daily = 今日謎題
puzzle-done = 已完成
puzzle-endless = 解謎題
puzzle-endless-about = 一題接一題，難度適合你
puzzle-streak = 連對
puzzle-streak-about = 越來越難，直到第一次出錯
puzzle-storm = 風暴
puzzle-storm-about = 3 分鐘內能解幾題算幾題
puzzle-any = 全部類型
puzzle-kind = 類型
puzzle-kind-win = 贏下殘局
puzzle-kind-shut = 把對手封死
puzzle-kind-save = 留住最後的空角
puzzle-kind-everything = 放完所有棋子
puzzle-kind-biggest = 找出得分最多的一步
puzzle-kind-points = 用這手牌得最多分
puzzle-kind-hexagon = 別送出六邊形
# $rating is a number such as 1500.
puzzle-rating = 你的積分：{ $rating }
puzzle-level = 難度：{ $rating }
puzzle-today = 今天：解出 { $solved } / { $tried }
puzzle-solved = 解出來了
puzzle-missed = 還有更好的走法
# The answer of a rival to a wrong move is shown on the board.
puzzle-reply = 對手可以這樣應對。
puzzle-right = 正確。請繼續。
puzzle-next = 下一題
puzzle-solution = 顯示答案
# Hints, one after the other. The piece or tile is in the hand, then a place on the board is marked, then all of it is shown.
puzzle-hint-piece = 用這個。
puzzle-hint-spot = 它蓋住標出的位置。
puzzle-hint-move = 答案在這裡：這樣放。
# Why the solution is one.
puzzle-why-win = 只有這一步能贏。
puzzle-why-shut = 走了它之後，對手再也放不下棋子。
puzzle-why-save = 走別的任何一步，你都再也放不下棋子。
puzzle-why-everything = 只有這樣才能放完你所有的棋子。
puzzle-why-biggest = 它比別的任何一步得分都多。
puzzle-why-hexagon = 出別的任何一張牌，下一位玩家都能拼成六邊形。
# What a move leads to. $points is a number such as 5 or −3.
puzzle-points-best = 這一步：{ $points }
puzzle-points-second = 次佳：{ $points }
# In a streak or a storm.
puzzle-count = 已解出：{ $count }
puzzle-none = 這些你都做完了
puzzle-none-text = 換一種遊戲，或者換一類謎題。
