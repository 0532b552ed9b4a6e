## Games that run in the browser

menu-online = 在线继续
games-here = 在这台设备上
games-import = 从文件添加对局
games-delete = 删除
games-keep = 保留
local-no-undo = 你没有可以悔的棋。
local-declined = 电脑想继续下。
local-not-now = 现在不能这样做。
local-unable = 这个浏览器无法在本地运行对局。请换一个较新的浏览器。
menu-save-online = 保存到服务器
alone-from-here = 自己接着下
alone-about = 从这个局面开始一盘与电脑的新对局。它保存在这台设备上，原来的对局保持不变。
alone-seat = 你执
online-differs = 这盘对局已经在服务器上，而且那边的走法不同。两盘都会保留：另一盘在“你的对局”里。
games-known = 这里已有的对局：{ $count }
