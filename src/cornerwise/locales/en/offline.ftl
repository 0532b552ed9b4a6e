## Without a connection

offline-title = No connection
offline-text = You see what was last known. Designs can be laid without one.
offline-match = Nothing is lost. The game goes on from here as soon as you are back.
offline-unseen = This game was not opened here before. It shows as soon as you are back.
offline-meanwhile = Lay a picture meanwhile
