## Profiles

profile-since = 自{ $date }起在這裡對局
profile-you = 別人也能看到這個頁面，但看不到你的非公開對局。
profile-settings = 更改別人能看到的內容
profile-hidden-others = 只有你能看到這些。
profile-private = 這位玩家沒有公開積分和對局。
profile-unknown = 沒有這位玩家
profile-unknown-text = 沒有人用這個使用者名稱，或者對方沒有公開個人檔案。
profile-of = 查看{ $name }的個人檔案

## Ratings

profile-ratings = 積分
profile-ratings-about = 問號表示積分還不確定。± 後面的數字表示可能的誤差。
profile-no-ratings = 還沒有積分對局。
# A rating and how far it may be off, in points.
profile-rating-settled = { $rating } ± { $points }
# The same while it is uncertain.
profile-rating-provisional = { $rating }? ± { $points }
profile-deviation = ± { $points }
profile-provisional = 暫定
profile-provisional-about = 問號表示積分是暫定的。每下一場積分對局，它就更準確一些。
# How strong somebody is, compared with the computer.
profile-level = 約 { $level } 級
profile-level-column = 等級
profile-rated-games = { $count } 場積分對局
profile-chart = { $game }的積分
profile-chart-about = 每場積分對局之後的積分。色帶表示它可能的誤差，虛線表示電腦每個級別的強度。
profile-chart-table = 以表格顯示
profile-chart-level = { $level } 級
profile-date = 日期
profile-puzzles = 謎題
profile-puzzles-solved = 解出 { $solved } / { $tried } 道

## Results

profile-results = 戰績
profile-all-games = 全部遊戲
profile-won = 勝
profile-drawn = 和
profile-lost = 敗
profile-tally = { $won } 勝 { $drawn } 和 { $lost } 敗
profile-opponents = 依對手
profile-opponent = 對手
profile-others = 其他玩家
profile-colours = 依顏色
profile-pieces = 最常用的第一個棋子
profile-recent = 最近的對局
profile-ended-won = { $name }獲勝，{ $ago }
profile-ended-lost = { $name }落敗，{ $ago }
profile-ended-drawn = 和局，{ $ago }
profile-ended-played = { $ago }結束
profile-empty-text = 結束的對局會顯示在這裡。
profile-export = 下載你的對局
profile-export-about = 把你的所有對局放在一個檔案裡，用來儲存或用其他程式開啟。

## Privacy

privacy-title = 隱私
privacy-about = 你的個人檔案會顯示你的使用者名稱、積分和公開對局。別人能看到什麼，由你決定。
privacy-open = 查看你的個人檔案
privacy-profile = 隱藏個人檔案
privacy-profile-about = 誰都不能開啟你的個人檔案，玩家清單裡也沒有你。
privacy-ratings = 隱藏積分
privacy-ratings-about = 個人檔案和玩家清單裡都不顯示你的積分。
privacy-games = 隱藏對局
privacy-games-about = 個人檔案裡不顯示你的對局和戰績，對局裡你的名字也不會連到個人檔案。

## Links to profiles on other sites

profile-card = 在這裡玩格格不入（Blokus）類遊戲和三角骨牌（Triominos）。
profile-card-rated = 最高積分：{ $game }，{ $rating }

## Refusals

refused-no-such-player = 沒有這位玩家
