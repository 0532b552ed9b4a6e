## The command line: what every command shares. Words in capitals (FILE, GAME) and options (--ply) are typed and stay.

cli-about = 格格不入（Blokus）類遊戲和三角骨牌（Triominos）：規則、棋譜、圖片與對弈。
cli-commands = 指令
cli-examples = 範例：
cli-version = 顯示程式版本並結束
cli-language = 使用這種語言（例如 de 或 pt-BR），而不是系統語言
cli-own-games = 同時載入這個 Python 檔案所註冊的遊戲
cli-interrupted = 已中斷
# $message says what is wrong, $command is a command to be typed.
cli-see-help = { $message }（參見 `{ $command }`）

## What each command does, in the list of all commands

cli-games = 列出所有遊戲及其選項
cli-play = 在終端機裡下棋
cli-serve = 執行供瀏覽器和程式使用的伺服器
cli-replay = 檢查並顯示檔案中的對局
cli-analyse = 顯示一個局面的最佳走法
cli-review = 顯示一場對局中損失最大的走法
cli-audit = 統計臨近終局時送掉的分數
cli-draw = 把局面畫成 SVG 或文字
cli-perft = 統計若干步之後的局面數
cli-bench = 測量速度與大小，並與目標比較
cli-solve = 為單人遊戲找出完整解法
cli-gtp = 透過 Go 文字協定（GTP）與其他程式溝通
cli-arena = 讓電腦玩家互相對弈
cli-bot = 讓 GTP 程式在伺服器上對弈
cli-backup = 把伺服器的全部資料寫入檔案
cli-restore = 用備份檔案填入空的資料庫
cli-moderate = 查看檢舉並處理
cli-i18n = 檢查翻譯
cli-puzzles = 製作並驗證謎題
cli-explore = 查詢一個局面裡走過哪些棋

## What is said about arguments, whatever the command

cli-usage = 用法:
cli-positional-arguments = 位置參數
cli-options = 選項
cli-help = 顯示此說明並結束
cli-required = 缺少必需的參數：{ $value }
cli-one-required = 參數 { $value } 中必須給出一個
cli-unrecognized = 無法辨識的參數：{ $value }
cli-not-with = 不能與參數 { $value } 同時使用
cli-ambiguous = 選項有歧義：{ $option } 可能是 { $matches }
cli-argument = 參數 { $argument_name }：{ $message }
cli-invalid-choice = 無效的選擇：{ $value }（可選：{ $choices }）
cli-ignored = 這個選項不帶值，卻給出了 { $value }
cli-expected-one = 需要一個參數
cli-expected-some = 至少需要一個參數
# $count is the number, $value shows it.
cli-expected = { $count ->
   *[other] 需要 { $value } 個參數
  }
