## The frame of every page

nav-main = 主選單
nav-skip = 跳到主要內容
nav-back = 返回
nav-play = 對弈
nav-learn = 學習
nav-puzzles = 謎題
nav-analysis = 分析
nav-watch = 觀戰
nav-players = 玩家
nav-language = 語言
language-search = 搜尋語言
language-none = 找不到這種語言
nav-account = 帳號
sound-off = 聲音：關
sound-quiet = 聲音：小
sound-full = 聲音：大
theme-to-light = 切換到淺色主題
theme-to-dark = 切換到深色主題
close = 關閉
try-again = 再試一次
page-unknown = 找不到頁面
page-unknown-text = 網址可能輸錯了，或者這個頁面已被刪除。
page-unreachable = 沒有網路連線
page-unreachable-text = 無法載入這個頁面。請檢查網路連線，然後再試一次。
error-unexpected = 出了點問題。什麼都沒有改變，請再試一次。
error-client-offline = 連不上伺服器。你的對局都還在，請檢查網路連線，然後再試一次。
