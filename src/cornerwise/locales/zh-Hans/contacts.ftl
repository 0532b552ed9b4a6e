## Friends: people you follow

friends-title = 好友
friends-empty = 你还没有关注任何人。输入用户名查找玩家吧。
friends-find = 查找玩家
friends-find-do = 查找
friends-find-about = 输入用户名或开头几个字。它可能与桌上显示的名字不同。
friends-find-none = 没有找到任何人。请检查用户名的拼写。没有公开个人资料的玩家无法找到。
friends-online = 在线
friends-offline = 离线
# $game is the name of a game.
friends-playing = 正在玩{ $game }
friends-watch = 观战
friends-following = 已关注
friends-blocked = 已拉黑
friends-muted = 已屏蔽
friends-account = 关注和挑战其他玩家需要账号。
friends-sign-up = 登录或注册

## What can be done with a player

person-follow = 关注
person-unfollow = 取消关注
person-challenge = 挑战
person-more = 更多
person-block = 拉黑
person-unblock = 取消拉黑
person-block-about = 你们不会再配对，也不会收到对方的挑战和消息。
person-mute = 屏蔽
person-unmute = 取消屏蔽
person-report = 举报
# $name is the name of a player.
person-followed = 你已关注{ $name }。
person-was-blocked = 已拉黑{ $name }。
person-closed = 不接受挑战

## Challenges

# $name is the name of a player.
challenge-title = 挑战{ $name }
challenge-game = 游戏
challenge-starts = 谁先走
challenge-starts-random = 随机
challenge-starts-me = 你
challenge-starts-them = 对手
challenge-others = 其他座位
challenge-others-open = 对他人开放
challenge-others-computer = 电脑
challenge-rated = 排位
challenge-rated-about = 结果计入双方的等级分。
challenge-listed = 任何人都能观战
challenge-series = 系列赛
challenge-series-0 = 一盘
challenge-series-3 = 三局两胜
challenge-series-5 = 五局三胜
challenge-send = 发出挑战
challenge-sent = 已向{ $name }发出挑战。
# $name is the name of a player, $game that of a game.
challenge-from = { $name }向你发起挑战：{ $game }
challenge-to = 等待{ $name }回应：{ $game }
challenge-accept = 接受
challenge-decline = 拒绝
challenge-withdraw = 撤回
challenge-list = 挑战
challenge-was-declined = { $name }拒绝了你的挑战。
challenge-was-withdrawn = { $name }撤回了挑战。
challenge-was-accepted = { $name }接受了。你们的对局已经开始。
challenge-go = 前往对局
# The title of a push notice.
challenge-notice = 有人向你发起挑战

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = 系列赛 { $one } : { $other }，第 { $game } 盘，共 { $of } 盘
series-over = 系列赛结束：{ $one } : { $other }
series-next = 下一盘

## Choices about others, in the account

contact-choices = 其他玩家
contact-shows-online = 显示我的在线状态
contact-shows-online-about = 关注你的玩家能看到你是否在线，以及你正在下哪盘公开对局。
contact-challenges = 谁可以挑战我
contact-challenges-everybody = 所有人
contact-challenges-followed = 我关注的玩家
contact-challenges-nobody = 不允许任何人
contact-free-chat = 自由输入聊天
contact-free-chat-about = 与同样开启此项的玩家用自己的话聊天。关闭时只能使用固定短语。
contact-free-chat-off = 想用自己的话聊天，请在账号里开启自由输入聊天。

## Reports

# $name is the name of a player.
report-title = 举报{ $name }
report-reason = 有什么问题？
report-reason-abuse = 侮辱或威胁
report-reason-spam = 垃圾信息或广告
report-reason-cheating = 作弊
report-reason-name = 冒犯性的名字
report-reason-other = 其他
report-words = 发生了什么？（选填）
report-send = 提交举报

## Mail

mail-challenge-subject = 有人向你发起挑战
# $name is the name of a player, $game that of a game.
mail-challenge = { $name }向你发起挑战，邀你下一盘{ $game }：
