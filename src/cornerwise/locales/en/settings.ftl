## Settings

settings-title = Settings
settings-look = Appearance
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
# What the board is made of.
settings-board-look = Board style
settings-board-look-paper = Paper
settings-board-look-wood = Wood
settings-board-look-felt = Felt
settings-board-look-slate = Slate
settings-board-look-contrast = High contrast
# What the pieces are made of.
settings-tile-look = Piece style
settings-tile-look-glass = Glass
settings-tile-look-flat = Flat
settings-tile-look-wood = Wood
settings-tile-look-contrast = High contrast
settings-motion = Reduce motion
settings-motion-about = Pieces appear in place instead of sliding there.
settings-pace = Pace
settings-pace-about = How quickly one move follows another on the board. With reduced motion, moves appear at once.
settings-pace-calm = Calm
settings-pace-brisk = Brisk
settings-pace-instant = Instant
settings-board = Board
settings-patterns = Patterns
settings-patterns-about = A pattern on each colour. It helps if you have trouble telling colours apart.
settings-corners = Open corners
settings-corners-about = Dots where you can play next.
settings-coordinates = Coordinates
settings-coordinates-about = Letters and numbers around the board, if there’s room.
settings-confirm = Confirm moves
settings-confirm-about = A piece is placed only when you press Place.
settings-tips = Tips
settings-tips-about = Short advice while you play.
settings-sound-and-touch = Sound and vibration
settings-sound = Sound
settings-sound-off = Off
settings-sound-quiet = Quiet
settings-sound-full = Full
settings-tick = Low-time warning
settings-tick-about = A tick in your last 20 seconds.
settings-vibration = Vibration
settings-vibration-about = When a piece snaps into place or is placed, if your device can vibrate.
settings-notices = Notifications
settings-push = Notify me when it’s my turn
settings-push-about = Even when this page is closed. Good for games that last for days.
settings-push-denied = Your browser blocks notifications from this site. You can allow them in its settings.
settings-kept = These settings are saved in this browser.

## About

about-title = About
about-what = Cornerwise is a free home for Blokus-style games and Triominos: exact rules for every game, a computer opponent with 9 levels, and tables for you and your friends. No ads.
about-names = Blokus, Trigon, Rumis and Triominos are trademarks of their owners. We name them only to say which published rules a game follows. Cornerwise is independent of those owners and not endorsed by them.
about-privacy = Your data
about-privacy-text = We store your name, your games and chat messages, and one cookie that keeps you logged in. Depending on what you use, we also store your username, your passkeys or your password (in unreadable form), ratings, puzzle results, clubs, tournaments, challenges, the players you follow, mute or block, and reports. Your email address and your browser’s address for notifications are stored only if you ask for notifications. Others can see your public games and, unless you hide it, your profile. We don’t track you, and we don’t sell or share your data. In your account you can download your data or delete the account.
about-programs = For developers
about-programs-text = Everything you can do on this site, your program can do too.
about-api = Read the API documentation
about-licences = Source and licences
about-source = Cornerwise is open source under the MIT licence. It builds on the work of others, including:
