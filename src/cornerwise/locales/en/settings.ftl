## Settings

settings-title = Settings
settings-look = Look
settings-theme = Colours
settings-theme-system = Like the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Less motion
settings-motion-about = Pieces appear in their places instead of moving there.
settings-board = At the board
settings-patterns = Patterns
settings-patterns-about = A mark on every cell that tells the colours apart without their hue.
settings-corners = Open corners
settings-corners-about = Dots where your colour can go on.
settings-coordinates = Coordinates
settings-coordinates-about = Letters and numbers round the board, where there is room.
settings-confirm = Confirm moves
settings-confirm-about = A piece is sent only when you press Place.
settings-tips = Tips
settings-tips-about = A short piece of advice when it fits the moment.
settings-sound-and-touch = Sound and touch
settings-sound = Sound
settings-sound-off = Off
settings-sound-quiet = Quiet
settings-sound-full = Full
settings-tick = Tick when time is short
settings-tick-about = In the last twenty seconds.
settings-vibration = Vibration
settings-vibration-about = A short one when a piece snaps or is placed, on devices that can.
settings-notices = Notices
settings-push = When it is your turn
settings-push-about = A notice of the system, also while this page is closed. For games that are played over days.
settings-push-denied = The browser does not allow notices from here.
settings-kept = Kept in this browser.

## About

about-title = About
about-what = A home for the corner games: one exact set of rules for every game of the family, an engine at nine levels, and tables for friends. Free, without advertisements.
about-names = Blokus, Trigon, Rumis and Triominos are trade marks of their owners. They appear here only to say which published rules a game follows. Cornerwise is independent of those owners and not endorsed by them.
about-privacy = What is kept
about-privacy-text = A name, your games, and one cookie that says who you are. Nothing is measured, nothing goes to others.
about-programs = For programs
about-programs-text = Whatever these pages do can be done by programs too.
about-api = How to talk to the server
about-licences = Source and licences
about-source = Cornerwise is under the MIT licence. It stands on the work of others, among them:
