## Names

people-name = 你的名字
people-guest = 訪客
people-you = 你

## From one device to another

carry-title = 在這台裝置上繼續
carry-about = 在另一台裝置上開啟對局選單，選擇「在另一台裝置上繼續」。那裡會顯示一個代碼，5 分鐘內有效，只能用一次。
carry-code = 代碼
carry-take = 在這裡繼續

## Accounts

account-name-about = 同桌的人會看到這個名字。有它就能玩。
account-rename = 更改名字
account-named = 名字已更改。
account-title = 帳號
account-about = 有了帳號，你的對局會跟著你到每台裝置，還能下積分對局。不需要電子郵件地址。
account-make = 註冊
account-login = 登入
account-recover = 忘記密碼？
account-login-name = 使用者名稱
account-password = 密碼
account-new-password = 新密碼
account-password-about = 至少 8 個字元。
account-recovery-code = 復原碼
account-make-do = 建立帳號
account-login-do = 登入
account-recover-do = 設定新密碼
account-make-passkey = 用通行金鑰註冊，無需密碼
account-login-passkey = 用通行金鑰登入
account-passkey-declined = 沒有使用通行金鑰，所以什麼都沒有改變。你可以再試一次。
account-passkey-later = 帳號已建好，但還沒有通行金鑰。請儲存下面的復原碼，通行金鑰可以之後再新增。
account-passkey-added = 通行金鑰已新增。
account-add-passkey = 新增通行金鑰
account-entered = 歡迎回來。
account-is = 你目前以 { $login } 登入。
account-ratings = 你的積分
account-no-ratings = 下完一盤積分對局，就能得到你的第一個積分。
account-log-out = 登出
account-safety = 安全與資料
account-sessions = 登入的裝置
account-session-this = 這台裝置
account-session-seen = 上次使用：{ $date }
account-end-session = 登出上次於{ $date }使用的裝置
account-end-others = 登出其他所有裝置
account-others-ended = 其他所有裝置都已登出。
account-old-password = 目前的密碼
account-change-password = 更改密碼
account-password-changed = 密碼已更改。其他所有裝置都已登出。
account-export = 下載你的資料
account-delete = 刪除帳號
account-delete-about = 這會刪除你的帳號及其資料。你的對局會保留，但不再帶有你的名字。
account-delete-sure = 永久刪除
codes-title = 復原碼
codes-about = 如果忘記密碼或遺失通行金鑰，每個復原碼都能讓你登入一次。它們不會再次顯示，請儲存在安全的地方。
codes-kept = 我已儲存

## API keys

account-programs = API 金鑰
programs-about = 用金鑰可以讓你自己的程式追蹤你的對局，或替你下棋。
programs-plays = 可以讀取和下棋
programs-reads = 只能讀取
programs-revoke = 刪除金鑰「{ $label }」
programs-made = 這是你的金鑰。請現在複製：它不會再次顯示。
programs-label = 金鑰的用途
programs-play = 允許下棋
programs-play-about = 關閉時，金鑰只能讀取。
programs-make = 建立金鑰

## What can go wrong

error-account-taken = 這個使用者名稱已被使用，或者你已經有帳號了。請換一個名字，或者登入。
error-account-wrong = 使用者名稱、密碼或代碼有誤。請檢查後再試一次。
error-account-missing = 這需要帳號。請先登入或註冊。
error-account-weak = 這個密碼太容易猜到。請換一個。
error-session-missing = 你在這台裝置上已登出。你的對局都還在，登入後就能看到。
error-request-malformed = 伺服器無法辨識這個請求。什麼都沒有改變，請重新載入頁面後再試一次。
error-server-busy = 伺服器忙碌中。請稍後再試。
error-server-closing = 伺服器正在重新啟動。你的對局都還在，請稍後再試。
