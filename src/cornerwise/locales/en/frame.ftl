## The frame of every page

nav-main = Main
nav-skip = To the content
nav-back = Back
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-watch = Watch
nav-players = Players
nav-language = Language
nav-account = You
sound-off = Sound is off
sound-quiet = Sound is quiet
sound-full = Sound is full
theme-to-light = Light colours
theme-to-dark = Dark colours
close = Close
try-again = Try again
page-unknown = There is no such page
page-unknown-text = The address may be mistyped, or the game has been removed.
page-unreachable = No connection
page-unreachable-text = This page could not be loaded. Nothing is lost.
error-unexpected = That did not work. Nothing has changed.
error-client-offline = The server cannot be reached. Nothing is lost.
