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
menu-save-online = Save it online
alone-from-here = Play on alone from here
alone-about = A new game against the computer begins with this position. It stays in this browser, and the game it comes from stays as it is.
alone-seat = You play
online-differs = This game is online already and went on differently there. Both are kept; the other one is among your games.
games-known = Games that were here already: { $count }
