## Settings

settings-title = Einstellungen
settings-look = Aussehen
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Weniger Bewegung
settings-motion-about = Steine erscheinen an ihrem Platz, statt dorthin zu gleiten.
settings-board = Am Brett
settings-patterns = Muster
settings-patterns-about = Ein Zeichen auf jedem Feld, das die Farben auch ohne ihren Farbton unterscheidet.
settings-corners = Offene Ecken
settings-corners-about = Punkte, wo deine Farbe weitergehen kann.
settings-coordinates = Koordinaten
settings-coordinates-about = Buchstaben und Zahlen um das Brett, wo Platz ist.
settings-confirm = Züge bestätigen
settings-confirm-about = Ein Stein wird erst gesendet, wenn du auf „Legen“ drückst.
settings-tips = Tipps
settings-tips-about = Ein kurzer Rat, wenn er gerade passt.
settings-sound-and-touch = Ton und Vibration
settings-sound = Ton
settings-sound-off = Aus
settings-sound-quiet = Leise
settings-sound-full = Laut
settings-tick = Ticken, wenn die Zeit knapp wird
settings-tick-about = In den letzten zwanzig Sekunden.
settings-vibration = Vibration
settings-vibration-about = Eine kurze, wenn ein Stein einrastet oder gelegt wird, auf Geräten, die das können.
settings-notices = Mitteilungen
settings-push = Wenn du dran bist
settings-push-about = Eine Mitteilung des Systems, auch wenn diese Seite geschlossen ist. Für Partien, die über Tage gehen.
settings-push-denied = Der Browser erlaubt von hier keine Mitteilungen.
settings-kept = In diesem Browser gespeichert.

## About

about-title = Über Cornerwise
about-what = Ein Zuhause für die Eckenspiele: genaue Regeln für jedes Spiel der Familie, ein Computergegner in neun Stufen und Tische für Freunde. Kostenlos, ohne Werbung.
about-names = Blokus, Trigon, Rumis und Triominos sind Marken ihrer Inhaber. Sie stehen hier nur, um zu sagen, welchen veröffentlichten Regeln ein Spiel folgt. Cornerwise ist von diesen Inhabern unabhängig und wird von ihnen nicht unterstützt.
about-privacy = Was gespeichert wird
about-privacy-text = Ein Name, deine Partien und ein Cookie, das sagt, wer du bist. Nichts wird gemessen, nichts geht an andere.
about-programs = Für Programme
about-programs-text = Was diese Seiten können, können auch Programme.
about-api = Wie man mit dem Server spricht
about-licences = Quelltext und Lizenzen
about-source = Cornerwise steht unter der MIT-Lizenz. Es baut auf der Arbeit anderer auf, darunter:
