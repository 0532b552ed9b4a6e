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
