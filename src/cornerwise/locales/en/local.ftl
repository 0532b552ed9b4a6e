## Games that run in the browser

menu-online = Continue online
games-here = In this browser
games-import = Add games from a file
games-delete = Delete
games-keep = Keep it
local-no-undo = There is no move of yours that can be taken back.
local-declined = The computer plays on.
local-not-now = That does not work right now.
local-unable = This browser cannot run the game by itself.
