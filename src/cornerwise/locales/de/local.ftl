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
menu-save-online = Online speichern
alone-from-here = Allein weiterspielen
alone-about = Beginnt mit dieser Stellung eine neue Partie gegen den Computer. Sie wird auf diesem Gerät gespeichert, und die ursprüngliche Partie bleibt, wie sie ist.
alone-seat = Du spielst
online-differs = Diese Partie ist schon online und ging dort anders weiter. Beide bleiben erhalten; die andere steht bei deinen Partien.
games-known = Partien, die du hier schon hast: { $count }
