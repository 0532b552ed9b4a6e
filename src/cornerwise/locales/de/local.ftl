## Games that run in the browser

menu-online = Online weiterspielen
games-here = In diesem Browser
games-import = Partien aus einer Datei hinzufügen
games-delete = Löschen
games-keep = Behalten
local-no-undo = Es gibt keinen Zug von dir, der sich zurücknehmen lässt.
local-declined = Der Computer spielt weiter.
local-not-now = Das geht gerade nicht.
local-unable = Dieser Browser kann das Spiel nicht selbst ausführen.
