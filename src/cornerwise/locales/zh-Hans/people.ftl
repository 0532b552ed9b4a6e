## Names

people-name = 你的名字
people-guest = 访客
people-you = 你

## From one device to another

carry-title = 在这台设备上继续
carry-about = 在另一台设备上打开对局菜单，选择“在另一台设备上继续”。那里会显示一个代码，5 分钟内有效，只能用一次。
carry-code = 代码
carry-take = 在这里继续

## Accounts

account-name-about = 同桌的人会看到这个名字。有它就能玩。
account-rename = 更改名字
account-named = 名字已更改。
account-title = 账号
account-about = 有了账号，你的对局会跟着你到每台设备，还能下排位对局。不需要邮箱地址。
account-make = 注册
account-login = 登录
account-recover = 忘记密码？
account-login-name = 用户名
account-password = 密码
account-new-password = 新密码
account-password-about = 至少 8 个字符。
account-recovery-code = 恢复码
account-make-do = 创建账号
account-login-do = 登录
account-recover-do = 设置新密码
account-make-passkey = 用通行密钥注册，无需密码
account-login-passkey = 用通行密钥登录
account-passkey-declined = 没有使用通行密钥，所以什么都没有改变。你可以再试一次。
account-passkey-later = 账号已建好，但还没有通行密钥。请保存下面的恢复码，通行密钥可以以后再添加。
account-passkey-added = 通行密钥已添加。
account-add-passkey = 添加通行密钥
account-entered = 欢迎回来。
account-is = 当前账号：{ $login }。
account-ratings = 你的等级分
account-no-ratings = 下完一盘排位对局，就能得到第一个等级分。
account-log-out = 退出登录
account-safety = 安全与数据
account-sessions = 登录的设备
account-session-this = 这台设备
account-session-seen = 上次使用：{ $date }
account-end-session = 退出上次于{ $date }使用的设备
account-end-others = 退出其他所有设备
account-others-ended = 其他所有设备都已退出登录。
account-old-password = 当前密码
account-change-password = 更改密码
account-password-changed = 密码已更改。其他所有设备都已退出登录。
account-export = 下载你的数据
account-delete = 删除账号
account-delete-about = 这会删除你的账号及其数据。你的对局会保留，但不再带有你的名字。
account-delete-sure = 永久删除
codes-title = 恢复码
codes-about = 如果忘记密码或丢失通行密钥，每个恢复码都能让你登录一次。它们不会再次显示，请保存在安全的地方。
codes-kept = 我已保存

## API keys

account-programs = API 密钥
programs-about = 用密钥可以让你自己的程序跟踪你的对局，或替你下棋。
programs-plays = 可以读取和下棋
programs-reads = 只能读取
programs-revoke = 删除密钥“{ $label }”
programs-made = 这是你的密钥。请现在复制：它不会再次显示。
programs-label = 密钥的用途
programs-play = 允许下棋
programs-play-about = 关闭时，密钥只能读取。
programs-make = 创建密钥

## What can go wrong

error-account-taken = 这个用户名已被使用，或者你已经有账号了。请换一个名字，或者登录。
error-account-wrong = 用户名、密码或代码有误。请检查后重试。
error-account-missing = 这需要账号。请先登录或注册。
error-account-weak = 这个密码太容易猜到。请换一个。
error-session-missing = 你在这台设备上已退出登录。你的对局都在，登录后就能看到。
error-request-malformed = 服务器无法识别这个请求。什么都没有改变，请刷新页面后重试。
error-server-busy = 服务器正忙。请稍后再试。
error-server-closing = 服务器正在重启。你的对局都在，请稍后再试。
