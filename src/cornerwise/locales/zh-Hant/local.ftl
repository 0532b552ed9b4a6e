## Games that run in the browser

menu-online = 線上繼續
games-here = 在這台裝置上
games-import = 從檔案新增對局
games-delete = 刪除
games-keep = 保留
local-no-undo = 你沒有可以悔的棋。
local-declined = 電腦想繼續下。
local-not-now = 現在不能這樣做。
local-unable = 這個瀏覽器無法在本機執行對局。請換一個較新的瀏覽器。
menu-save-online = 儲存到伺服器
alone-from-here = 自己接著下
alone-about = 從這個局面開始一場與電腦的新對局。它儲存在這台裝置上，原來的對局保持不變。
alone-seat = 你執
online-differs = 這場對局已經在伺服器上，而且那邊的走法不同。兩場都會保留：另一場在「你的對局」裡。
games-known = 這裡已有的對局：{ $count }
