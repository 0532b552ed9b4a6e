## Without a connection

offline-title = 你已離線
offline-text = 這是我們儲存的最新內容。與電腦對弈、謎題、課程和規則離線也能使用。
offline-match = 你的對局不會遺失。恢復連線後就能繼續。
offline-unseen = 你還沒有在這台裝置上開啟過這場對局。恢復連線後它就會出現。
offline-meanwhile = 趁這時候拼個圖案
offline-no-server = 這需要伺服器
offline-no-server-text = 線上對局、帳號和積分需要伺服器，而這個網站沒有伺服器。其他功能都能使用。
offline-keep-title = 離線遊玩
offline-kept = 與電腦對弈、謎題、課程和規則在這裡不需連線。
offline-room = 佔用空間：{ $megabytes } MB。
offline-keeping = 正在下載：{ $percent }%
offline-unkept = 還沒有把全部內容下載到這台裝置。
offline-keep = 下載全部內容
open-title = 開啟對局
open-text = 從檔案開啟對局，或開啟其他應用程式分享來的對局。
shortcut-new = 新對局
error-client-no-server = 這需要伺服器，而這個網站沒有伺服器。
