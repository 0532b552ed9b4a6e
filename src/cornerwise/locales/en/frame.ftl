## The frame of every page

nav-main = Main
nav-skip = Skip to content
nav-back = Back
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-analysis = Analysis
nav-watch = Watch
nav-players = Players
nav-language = Language
language-search = Search languages
language-none = No language found
nav-account = Account
sound-off = Sound: off
sound-quiet = Sound: quiet
sound-full = Sound: full
theme-to-light = Switch to light theme
theme-to-dark = Switch to dark theme
close = Close
try-again = Try again
page-unknown = Page not found
page-unknown-text = The address may be mistyped, or the page may have been removed.
page-unreachable = No connection
page-unreachable-text = This page couldn’t be loaded. Check your connection and try again.
error-unexpected = Something went wrong. Nothing has changed: please try again.
error-client-offline = We can’t reach the server. Your games are safe: check your connection and try again.
