## Without a connection

offline-title = 你已离线
offline-text = 这是我们保存的最新内容。与电脑对弈、谜题、课程和规则离线也能用。
offline-match = 你的对局不会丢失。重新联网后就能继续。
offline-unseen = 你还没有在这台设备上打开过这盘对局。重新联网后它就会出现。
offline-meanwhile = 趁这时候拼一幅图案
offline-no-server = 这需要服务器
offline-no-server-text = 在线对局、账号和等级分需要服务器，而这个网站没有服务器。其他功能都能用。
offline-keep-title = 离线游玩
offline-kept = 与电脑对弈、谜题、课程和规则在这里无需联网。
offline-room = 占用空间：{ $megabytes } MB。
offline-keeping = 正在下载：{ $percent }%
offline-unkept = 还没有把全部内容下载到这台设备。
offline-keep = 下载全部内容
open-title = 打开对局
open-text = 从文件打开对局，或打开其他应用分享来的对局。
shortcut-new = 新对局
error-client-no-server = 这需要服务器，而这个网站没有服务器。
