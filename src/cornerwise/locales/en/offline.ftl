## Without a connection

offline-title = No connection
offline-text = You see what was last known. Games against the computer, puzzles, lessons and rules work without one.
offline-match = Nothing is lost. The game goes on from here as soon as you are back.
offline-unseen = This game was not opened here before. It shows as soon as you are back.
offline-meanwhile = Lay a picture meanwhile
offline-no-server = This needs a server
offline-no-server-text = Playing with people elsewhere, accounts and ratings need a server, and there is none here. Everything else works.
offline-keep-title = Without a connection
offline-kept = Games against the computer, puzzles, lessons and rules work here without a connection.
offline-room = They take { $megabytes } MB.
offline-keeping = Fetching what is needed: { $percent } %
offline-unkept = Not everything that is needed is on this device yet.
offline-keep = Download everything
open-title = Open a game
open-text = A record from a file, or one that another app has shared.
shortcut-new = New game
error-client-no-server = This needs a server, and there is none here.
