## Settings

settings-title = 設定
settings-look = 外觀
settings-theme = 主題
settings-theme-system = 跟隨系統
settings-theme-light = 淺色
settings-theme-dark = 深色
# What the board is made of.
settings-board-look = 棋盤樣式
settings-board-look-paper = 紙張
settings-board-look-wood = 木紋
settings-board-look-felt = 絨布
settings-board-look-slate = 石板
settings-board-look-contrast = 高對比
# What the pieces are made of.
settings-tile-look = 棋子樣式
settings-tile-look-glass = 玻璃
settings-tile-look-flat = 平面
settings-tile-look-wood = 木紋
settings-tile-look-contrast = 高對比
settings-motion = 減少動畫
settings-motion-about = 棋子直接出現在位置上，不會滑過去。
settings-pace = 節奏
settings-pace-about = 棋盤上每一步之間的快慢。減少動畫時一律立即顯示。
settings-pace-calm = 舒緩
settings-pace-brisk = 輕快
settings-pace-instant = 立即
settings-board = 棋盤
settings-patterns = 花紋
settings-patterns-about = 為每種顏色加上花紋，方便不易分辨顏色的人。
settings-corners = 空角
settings-corners-about = 用圓點標出你接下來可以放的地方。
settings-coordinates = 座標
settings-coordinates-about = 空間足夠時，在棋盤四周顯示字母和數字。
settings-confirm = 確認走棋
settings-confirm-about = 按下「放下」之後，棋子才算放下。
settings-tips = 小技巧
settings-tips-about = 下棋時的簡短建議。
settings-sound-and-touch = 聲音與震動
settings-sound = 聲音
settings-sound-off = 關
settings-sound-quiet = 小
settings-sound-full = 大
settings-tick = 時間不足警告
settings-tick-about = 最後 20 秒發出滴答聲。
settings-vibration = 震動
settings-vibration-about = 棋子吸附到定位或放下時震動（需裝置支援）。
settings-notices = 通知
settings-push = 輪到我時通知我
settings-push-about = 即使這個頁面已關閉也會通知。適合持續數天的對局。
settings-push-denied = 瀏覽器封鎖了本站的通知。你可以在瀏覽器設定裡允許。
settings-kept = 這些設定儲存在這個瀏覽器裡。

## About

about-title = 關於
about-what = Cornerwise 是格格不入（Blokus）類遊戲和三角骨牌（Triominos）的免費園地：每種遊戲都有精確的規則，電腦對手有 9 個等級，還有供你和朋友使用的對局桌。沒有廣告。
about-names = Blokus、Trigon、Rumis 和 Triominos 是各自擁有者的商標。我們提到它們，只是為了說明某個遊戲遵循哪一套已出版的規則。Cornerwise 與這些擁有者無關，也未經他們認可。
about-privacy = 你的資料
about-privacy-text = 我們儲存你的名字、對局和聊天訊息，以及一個讓你保持登入的 Cookie。依你使用的功能，我們還儲存你的使用者名稱、通行金鑰或密碼（以無法讀取的形式）、積分、謎題成績、俱樂部、錦標賽、挑戰、你追蹤、靜音或封鎖的玩家，以及檢舉。只有你要求接收通知時，我們才儲存你的電子郵件地址和瀏覽器的通知地址。別人可以看到你的公開對局；如果你沒有隱藏，也能看到你的個人檔案。我們不追蹤你，也不出售或轉交你的資料。在你的帳號裡，你可以下載自己的資料，也可以刪除帳號。
about-programs = 給開發者
about-programs-text = 你在這個網站上能做的一切，你的程式也能做。
about-api = 閱讀 API 文件
about-licences = 原始碼與授權條款
about-source = Cornerwise 是採用 MIT 授權條款的開放原始碼軟體。它用到了他人的成果，包括：
