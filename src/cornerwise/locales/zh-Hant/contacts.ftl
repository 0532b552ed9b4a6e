## Friends: people you follow

friends-title = 好友
friends-empty = 你還沒有追蹤任何人。輸入使用者名稱尋找玩家。
friends-find = 尋找玩家
friends-find-do = 尋找
friends-find-about = 輸入使用者名稱或開頭幾個字。它可能與桌上顯示的名字不同。
friends-find-none = 沒有找到任何人。請檢查使用者名稱的拼寫。沒有公開個人檔案的玩家無法找到。
friends-online = 線上
friends-offline = 離線
# $game is the name of a game.
friends-playing = 正在玩{ $game }
friends-watch = 觀戰
friends-following = 追蹤中
friends-blocked = 已封鎖
friends-muted = 已靜音
friends-account = 追蹤和挑戰其他玩家需要帳號。
friends-sign-up = 登入或註冊

## What can be done with a player

person-follow = 追蹤
person-unfollow = 取消追蹤
person-challenge = 挑戰
person-more = 更多
person-block = 封鎖
person-unblock = 解除封鎖
person-block-about = 你們不會再配對，也不會收到對方的挑戰和訊息。
person-mute = 靜音
person-unmute = 解除靜音
person-report = 檢舉
# $name is the name of a player.
person-followed = 你已追蹤{ $name }。
person-was-blocked = 已封鎖{ $name }。
person-closed = 不接受挑戰

## Challenges

# $name is the name of a player.
challenge-title = 挑戰{ $name }
challenge-game = 遊戲
challenge-starts = 誰先走
challenge-starts-random = 隨機
challenge-starts-me = 你
challenge-starts-them = 對手
challenge-others = 其他座位
challenge-others-open = 對他人開放
challenge-others-computer = 電腦
challenge-rated = 積分賽
challenge-rated-about = 結果會計入雙方的積分。
challenge-listed = 任何人都能觀戰
challenge-series = 系列賽
challenge-series-0 = 一場
challenge-series-3 = 三戰兩勝
challenge-series-5 = 五戰三勝
challenge-send = 發出挑戰
challenge-sent = 已向{ $name }發出挑戰。
# $name is the name of a player, $game that of a game.
challenge-from = { $name }向你發起挑戰：{ $game }
challenge-to = 等待{ $name }回應：{ $game }
challenge-accept = 接受
challenge-decline = 拒絕
challenge-withdraw = 撤回
challenge-list = 挑戰
challenge-was-declined = { $name }拒絕了你的挑戰。
challenge-was-withdrawn = { $name }撤回了挑戰。
challenge-was-accepted = { $name }接受了。你們的對局已經開始。
challenge-go = 前往對局
# The title of a push notice.
challenge-notice = 有人向你發起挑戰

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = 系列賽 { $one } : { $other }，第 { $game } 場，共 { $of } 場
series-over = 系列賽結束：{ $one } : { $other }
series-next = 下一場

## Choices about others, in the account

contact-choices = 其他玩家
contact-shows-online = 顯示我的上線狀態
contact-shows-online-about = 追蹤你的玩家能看到你是否在線上，以及你正在下哪一場公開對局。
contact-challenges = 誰可以挑戰我
contact-challenges-everybody = 所有人
contact-challenges-followed = 我追蹤的玩家
contact-challenges-nobody = 不允許任何人
contact-free-chat = 自由輸入聊天
contact-free-chat-about = 與同樣開啟此項的玩家用自己的話聊天。關閉時只能使用固定用語。
contact-free-chat-off = 想用自己的話聊天，請在帳號裡開啟自由輸入聊天。

## Reports

# $name is the name of a player.
report-title = 檢舉{ $name }
report-reason = 有什麼問題？
report-reason-abuse = 侮辱或威脅
report-reason-spam = 垃圾訊息或廣告
report-reason-cheating = 作弊
report-reason-name = 冒犯性的名字
report-reason-other = 其他
report-words = 發生了什麼事？（選填）
report-send = 送出檢舉

## Mail

mail-challenge-subject = 有人向你發起挑戰
# $name is the name of a player, $game that of a game.
mail-challenge = { $name }向你發起挑戰，邀你下一場{ $game }：
