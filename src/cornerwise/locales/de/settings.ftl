## Settings

settings-title = Einstellungen
settings-look = Darstellung
settings-theme = Design
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung reduzieren
settings-motion-about = Steine erscheinen an ihrem Platz, statt dorthin zu gleiten.
settings-pace = Tempo
settings-pace-about = Wie schnell auf dem Brett ein Zug auf den anderen folgt. Bei weniger Bewegung immer sofort.
settings-pace-calm = Ruhig
settings-pace-brisk = Flott
settings-pace-instant = Sofort
settings-board = Brett
settings-patterns = Muster
settings-patterns-about = Ein Muster auf jeder Farbe, damit du sie bei jedem Licht unterscheiden kannst.
settings-corners = Offene Ecken
settings-corners-about = Punkte, wo du als Nächstes anlegen kannst.
settings-coordinates = Koordinaten
settings-coordinates-about = Buchstaben und Zahlen rund um das Brett, wenn Platz ist.
settings-confirm = Züge bestätigen
settings-confirm-about = Ein Stein wird erst gelegt, wenn du auf „Legen“ drückst.
settings-tips = Tipps
settings-tips-about = Kurze Ratschläge während des Spiels.
settings-sound-and-touch = Ton und Vibration
settings-sound = Ton
settings-sound-off = Aus
settings-sound-quiet = Leise
settings-sound-full = Laut
settings-tick = Warnung bei knapper Zeit
settings-tick-about = Ein Ticken in deinen letzten 20 Sekunden.
settings-vibration = Vibration
settings-vibration-about = Wenn ein Stein einrastet oder gelegt wird, falls dein Gerät vibrieren kann.
settings-notices = Benachrichtigungen
settings-push = Benachrichtigen, wenn ich dran bin
settings-push-about = Auch wenn diese Seite geschlossen ist. Gut für Partien, die über Tage gehen.
settings-push-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.
settings-kept = Diese Einstellungen sind in diesem Browser gespeichert.

## About

about-title = Über Cornerwise
about-what = Cornerwise ist ein kostenloses Zuhause für Spiele wie Blokus und für Triominos: genaue Regeln für jedes Spiel, ein Computergegner mit 9 Stufen und Tische für dich und deine Freunde. Ohne Werbung.
about-names = Blokus, Trigon, Rumis und Triominos sind Marken ihrer Inhaber. Wir nennen sie nur, um zu sagen, welchen veröffentlichten Regeln ein Spiel folgt. Cornerwise ist von diesen Inhabern unabhängig und wird von ihnen nicht unterstützt.
about-privacy = Deine Daten
about-privacy-text = Wir speichern deinen Namen, deine Partien und ein Cookie, mit dem du angemeldet bleibst. Wir verfolgen dich nicht und geben nichts an andere weiter.
about-programs = Für Entwickler
about-programs-text = Alles, was du auf dieser Seite tun kannst, kann auch dein Programm.
about-api = API-Dokumentation lesen
about-licences = Quelltext und Lizenzen
about-source = Cornerwise ist quelloffen unter der MIT-Lizenz. Es baut auf der Arbeit anderer auf, darunter:
