## Without a connection

offline-title = You’re offline
offline-text = This is the latest version we have. Games against the computer, puzzles, lessons and rules work offline.
offline-match = Your game is safe. It continues as soon as you’re back online.
offline-unseen = You haven’t opened this game on this device yet. It will appear as soon as you’re back online.
offline-meanwhile = Make a design in the meantime
offline-no-server = This needs a server
offline-no-server-text = Online games, accounts and ratings need a server, and this site runs without one. Everything else works.
offline-keep-title = Play offline
offline-kept = Games against the computer, puzzles, lessons and rules work here without a connection.
offline-room = Space used: { $megabytes } MB.
offline-keeping = Downloading: { $percent }%
offline-unkept = Not everything is downloaded to this device yet.
offline-keep = Download everything
open-title = Open a game
open-text = Open a game from a file, or one shared by another app.
shortcut-new = New game
error-client-no-server = This needs a server, and this site runs without one.
