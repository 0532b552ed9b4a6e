## Games that run in the browser

menu-online = Continue online
games-here = On this device
games-import = Add games from a file
games-delete = Delete
games-keep = Keep it
local-no-undo = You have no move to undo.
local-declined = The computer wants to keep playing.
local-not-now = You can’t do that right now.
local-unable = This browser can’t run the game by itself. Try a newer browser.
menu-save-online = Save online
alone-from-here = Continue on your own
alone-about = Starts a new game against the computer from this position. It’s saved on this device, and the original game stays as it is.
alone-seat = You play
online-differs = This game is already online and continued differently there. Both are kept: you’ll find the other one in your games.
games-known = Games you already have here: { $count }
