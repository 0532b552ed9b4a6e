## Clubs: the list, the form, the page of one

clubs-title = 俱樂部
clubs-about = 和你認識的人一起玩，舉辦自己的錦標賽。
clubs-open = 建立俱樂部
clubs-mine = 你的俱樂部
clubs-all = 全部俱樂部
clubs-search = 依名稱或地點搜尋
clubs-found = 找到 { $count } 個俱樂部
clubs-none = 沒有找到俱樂部
clubs-none-text = 換一個詞試試，或者自己建立俱樂部。
clubs-more = 顯示更多俱樂部

club-members = { $count } 名成員
club-people = 成員
club-people-more = 顯示更多成員
club-unknown = 找不到這個俱樂部
club-role-owner = 擁有者
club-role-organiser = 主辦人
club-role-member = 成員
club-entry = 加入方式
club-entry-open = 任何人都能加入
club-entry-request = 申請加入
club-entry-invitation = 憑邀請連結加入
club-entry-open-about = 任何有帳號的人都能立即成為成員。
club-entry-request-about = 想加入的人提出申請，由主辦人決定。
club-entry-invitation-about = 只有擁有邀請連結的人能加入。

club-join = 加入俱樂部
club-ask = 申請加入
club-asked = 你已申請加入，等待主辦人決定。
club-take-back = 撤回申請
club-invited-only = 新成員需要邀請連結。請向俱樂部的主辦人索取。
club-account = 加入俱樂部需要帳號。
club-log-in = 登入或註冊
club-leave = 退出俱樂部
club-leave-sure = 要退出這個俱樂部嗎？
club-stay = 留下

club-tournament = 建立錦標賽
club-running = 進行中的錦標賽
club-next = 接下來的錦標賽
club-past = 過去的錦標賽
club-no-tournaments = 還沒有錦標賽
club-no-tournaments-text = 主辦人可以建立錦標賽。
club-of = 俱樂部錦標賽：{ $club }
club-who = 誰可以參加
club-who-all = 所有人
club-who-members = 僅限{ $club }的成員
club-members-only = 只有俱樂部成員能參加這個錦標賽。
club-to-club = 查看俱樂部

club-requests = 加入申請
club-accept = 接受{ $name }
club-decline = 拒絕{ $name }
club-manage = 管理{ $name }
club-make-organiser = 設為主辦人
club-make-member = 設為一般成員
club-make-owner = 設為擁有者
club-make-owner-about = 你會成為主辦人。一個俱樂部只有一位擁有者。
club-remove = 移出俱樂部

club-invitation = 邀請連結
club-invitation-about = 任何擁有此連結和帳號的人都能加入。
club-invitation-new = 產生新連結
club-invitation-new-about = 舊連結會失效。

club-new = 建立俱樂部
club-edit = 編輯俱樂部
club-name = 名稱
club-text = 俱樂部簡介
club-place = 地點（選填）
club-language = 語言（選填）
club-create = 建立俱樂部
club-save = 儲存
club-delete = 刪除俱樂部
club-delete-sure = 要刪除這個俱樂部嗎？所有人都會受影響。
club-delete-about = 俱樂部的錦標賽會保留，但不再屬於任何俱樂部。
club-keep = 保留
