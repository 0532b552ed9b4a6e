## The frame of every page

nav-main = 主菜单
nav-skip = 跳到正文
nav-back = 返回
nav-play = 对弈
nav-learn = 学习
nav-puzzles = 谜题
nav-analysis = 分析
nav-watch = 观战
nav-players = 玩家
nav-language = 语言
language-search = 搜索语言
language-none = 找不到这种语言
nav-account = 账号
sound-off = 声音：关
sound-quiet = 声音：小
sound-full = 声音：大
theme-to-light = 切换到浅色主题
theme-to-dark = 切换到深色主题
close = 关闭
try-again = 重试
page-unknown = 找不到页面
page-unknown-text = 网址可能输错了，或者这个页面已被删除。
page-unreachable = 没有网络连接
page-unreachable-text = 无法加载这个页面。请检查网络连接，然后重试。
error-unexpected = 出了点问题。什么都没有改变，请重试。
error-client-offline = 连不上服务器。你的对局都在，请检查网络连接，然后重试。
