## Games that run in the browser

menu-online = Online weiterspielen
games-here = Auf diesem Gerät
games-import = Partien aus einer Datei hinzufügen
games-delete = Löschen
games-keep = Behalten
local-no-undo = Du hast keinen Zug, den du zurücknehmen kannst.
local-declined = Der Computer möchte weiterspielen.
local-not-now = Das geht gerade nicht.
local-unable = Dieser Browser kann das Spiel nicht selbst ausführen. Versuch es mit einem neueren Browser.
