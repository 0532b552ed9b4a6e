## Friends: people you follow

friends-title = Friends
friends-empty = You don’t follow anyone yet. Find a player by their username.
friends-find = Find a player
friends-find-do = Find
friends-find-about = Type a username or its first letters. It can be different from the name shown at the table.
friends-find-none = Nobody found. Check the spelling of the username. Players who keep their profile private can’t be found.
friends-online = Online
friends-offline = Offline
# $game is the name of a game.
friends-playing = Playing { $game }
friends-watch = Watch
friends-following = Following
friends-blocked = Blocked
friends-muted = Muted
friends-account = You need an account to follow and challenge other players.
friends-sign-up = Log in or sign up

## What can be done with a player

person-follow = Follow
person-unfollow = Unfollow
person-challenge = Challenge
person-more = More
person-block = Block
person-unblock = Unblock
person-block-about = You won’t be paired with each other, or get each other’s challenges and messages.
person-mute = Mute
person-unmute = Unmute
person-report = Report
# $name is the name of a player.
person-followed = You follow { $name }.
person-was-blocked = { $name } is blocked.
person-closed = Doesn’t accept challenges

## Challenges

# $name is the name of a player.
challenge-title = Challenge { $name }
challenge-game = Game
challenge-starts = Who starts
challenge-starts-random = Random
challenge-starts-me = You
challenge-starts-them = Your opponent
challenge-others = Other seats
challenge-others-open = Open to others
challenge-others-computer = Computer
challenge-rated = Rated
challenge-rated-about = The result counts for both ratings.
challenge-listed = Anyone can watch
challenge-series = Series
challenge-series-0 = One game
challenge-series-3 = Best of 3
challenge-series-5 = Best of 5
challenge-send = Send challenge
challenge-sent = Challenge sent to { $name }.
# $name is the name of a player, $game that of a game.
challenge-from = { $name } challenges you: { $game }
challenge-to = Waiting for { $name }: { $game }
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-list = Challenges
challenge-was-declined = { $name } declined your challenge.
challenge-was-withdrawn = { $name } withdrew the challenge.
challenge-was-accepted = { $name } accepted. Your game has started.
challenge-go = Go to the game
# The title of a push notice.
challenge-notice = You’ve been challenged

## Series of games

# $one and $other are points, such as 1 or 1½.
series-score = Series { $one } : { $other }, game { $game } of { $of }
series-over = Series over: { $one } : { $other }
series-next = Next game

## Choices about others, in the account

contact-choices = Other players
contact-shows-online = Show when I’m online
contact-shows-online-about = Players who follow you see when you’re online and which public game you’re playing.
contact-challenges = Who can challenge me
contact-challenges-everybody = Everyone
contact-challenges-followed = Players I follow
contact-challenges-nobody = Nobody
contact-free-chat = Free text chat
contact-free-chat-about = Chat in your own words with players who have switched this on too. If off, you can only use set phrases.
contact-free-chat-off = Switch on free text chat in your account to write your own words.

## Reports

# $name is the name of a player.
report-title = Report { $name }
report-reason = What’s wrong?
report-reason-abuse = Insults or threats
report-reason-spam = Spam or advertising
report-reason-cheating = Cheating
report-reason-name = Offensive name
report-reason-other = Something else
report-words = What happened? (optional)
report-send = Send report

## Mail

mail-challenge-subject = You’ve been challenged
# $name is the name of a player, $game that of a game.
mail-challenge = { $name } challenges you to a game of { $game }:
