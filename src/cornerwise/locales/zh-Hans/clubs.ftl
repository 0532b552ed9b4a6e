## Clubs: the list, the form, the page of one

clubs-title = 俱乐部
clubs-about = 和你认识的人一起玩，举办自己的锦标赛。
clubs-open = 创建俱乐部
clubs-mine = 你的俱乐部
clubs-all = 全部俱乐部
clubs-search = 按名称或地点搜索
clubs-found = 找到 { $count } 个俱乐部
clubs-none = 没有找到俱乐部
clubs-none-text = 换一个词试试，或者自己创建俱乐部。
clubs-more = 显示更多俱乐部

club-members = { $count } 名成员
club-people = 成员
club-people-more = 显示更多成员
club-unknown = 找不到这个俱乐部
club-role-owner = 所有者
club-role-organiser = 组织者
club-role-member = 成员
club-entry = 加入方式
club-entry-open = 任何人都能加入
club-entry-request = 申请加入
club-entry-invitation = 凭邀请链接加入
club-entry-open-about = 任何有账号的人都能立即成为成员。
club-entry-request-about = 想加入的人提出申请，由组织者决定。
club-entry-invitation-about = 只有持有邀请链接的人能加入。

club-join = 加入俱乐部
club-ask = 申请加入
club-asked = 你已申请加入，等待组织者决定。
club-take-back = 撤回申请
club-invited-only = 新成员需要邀请链接。请向俱乐部的组织者索取。
club-account = 加入俱乐部需要账号。
club-log-in = 登录或注册
club-leave = 退出俱乐部
club-leave-sure = 要退出这个俱乐部吗？
club-stay = 留下

club-tournament = 创建锦标赛
club-running = 进行中的锦标赛
club-next = 接下来的锦标赛
club-past = 过去的锦标赛
club-no-tournaments = 还没有锦标赛
club-no-tournaments-text = 组织者可以创建锦标赛。
club-of = 俱乐部锦标赛：{ $club }
club-who = 谁可以参加
club-who-all = 所有人
club-who-members = 仅限{ $club }的成员
club-members-only = 只有俱乐部成员能参加这个锦标赛。
club-to-club = 查看俱乐部

club-requests = 加入申请
club-accept = 接受{ $name }
club-decline = 拒绝{ $name }
club-manage = 管理{ $name }
club-make-organiser = 设为组织者
club-make-member = 设为普通成员
club-make-owner = 设为所有者
club-make-owner-about = 你会成为组织者。一个俱乐部只有一位所有者。
club-remove = 移出俱乐部

club-invitation = 邀请链接
club-invitation-about = 任何有此链接和账号的人都能加入。
club-invitation-new = 生成新链接
club-invitation-new-about = 旧链接会失效。

club-new = 创建俱乐部
club-edit = 编辑俱乐部
club-name = 名称
club-text = 俱乐部简介
club-place = 地点（选填）
club-language = 语言（选填）
club-create = 创建俱乐部
club-save = 保存
club-delete = 删除俱乐部
club-delete-sure = 要删除这个俱乐部吗？所有人都会受影响。
club-delete-about = 俱乐部的锦标赛会保留，但不再属于任何俱乐部。
club-keep = 保留
