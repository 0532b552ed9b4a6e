## Settings

settings-title = 设置
settings-look = 外观
settings-theme = 主题
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
# What the board is made of.
settings-board-look = 棋盘样式
settings-board-look-paper = 纸张
settings-board-look-wood = 木纹
settings-board-look-felt = 绒布
settings-board-look-slate = 石板
settings-board-look-contrast = 高对比度
# What the pieces are made of.
settings-tile-look = 棋子样式
settings-tile-look-glass = 玻璃
settings-tile-look-flat = 平面
settings-tile-look-wood = 木纹
settings-tile-look-contrast = 高对比度
settings-motion = 减少动画
settings-motion-about = 棋子直接出现在位置上，而不是滑过去。
settings-pace = 节奏
settings-pace-about = 棋盘上一步接一步的快慢。减少动画时总是立即显示。
settings-pace-calm = 舒缓
settings-pace-brisk = 轻快
settings-pace-instant = 立即
settings-board = 棋盘
settings-patterns = 花纹
settings-patterns-about = 给每种颜色加上花纹，方便不易分辨颜色的人。
settings-corners = 空角
settings-corners-about = 用圆点标出你接下来可以放的地方。
settings-coordinates = 坐标
settings-coordinates-about = 空间足够时，在棋盘四周显示字母和数字。
settings-confirm = 确认走棋
settings-confirm-about = 按“放下”之后，棋子才算放下。
settings-tips = 小技巧
settings-tips-about = 下棋时的简短建议。
settings-sound-and-touch = 声音与振动
settings-sound = 声音
settings-sound-off = 关
settings-sound-quiet = 小
settings-sound-full = 大
settings-tick = 时间不足警告
settings-tick-about = 最后 20 秒发出滴答声。
settings-vibration = 振动
settings-vibration-about = 棋子吸附到位或放下时振动（需设备支持）。
settings-notices = 通知
settings-push = 轮到我时通知我
settings-push-about = 即使这个页面已关闭也会通知。适合持续数天的对局。
settings-push-denied = 浏览器屏蔽了本站的通知。你可以在浏览器设置里允许。
settings-kept = 这些设置保存在这个浏览器里。

## About

about-title = 关于
about-what = Cornerwise 是角斗士棋（Blokus）类游戏和三角骨牌（Triominos）的免费家园：每种游戏都有精确的规则，电脑对手有 9 个等级，还有供你和朋友使用的对局桌。没有广告。
about-names = Blokus、Trigon、Rumis 和 Triominos 是其各自所有者的商标。我们提到它们，只是为了说明某个游戏遵循哪套已出版的规则。Cornerwise 与这些所有者无关，也未经他们认可。
about-privacy = 你的数据
about-privacy-text = 我们保存你的名字、对局和聊天消息，以及一个让你保持登录的 Cookie。根据你使用的功能，我们还保存你的用户名、通行密钥或密码（以不可读的形式）、等级分、谜题成绩、俱乐部、锦标赛、挑战、你关注、屏蔽或拉黑的玩家，以及举报。只有你要求接收通知时，我们才保存你的邮箱地址和浏览器的通知地址。别人可以看到你的公开对局；如果你没有隐藏，也能看到你的个人资料。我们不跟踪你，也不出售或转交你的数据。在你的账号里，你可以下载自己的数据，也可以删除账号。
about-programs = 致开发者
about-programs-text = 你在这个网站上能做的一切，你的程序也能做。
about-api = 阅读 API 文档
about-licences = 源代码与许可证
about-source = Cornerwise 是采用 MIT 许可证的开源软件。它用到了他人的成果，包括：
