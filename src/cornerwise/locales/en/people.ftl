## Names

people-name = Your name
people-guest = Guest
people-you = You

## From one device to another

carry-title = Continue on this device
carry-about = On your other device, open the game’s menu and choose “Continue on another device”. It shows a code that works once, within 5 minutes.
carry-code = Code
carry-take = Continue here

## Accounts

account-name-about = Others see this name at the table. It’s all you need to play.
account-rename = Change name
account-named = Your name has been changed.
account-title = Account
account-about = With an account, your games follow you to every device and you can play rated games. You don’t need an email address.
account-make = Sign up
account-login = Log in
account-recover = Forgot password?
account-login-name = Username
account-password = Password
account-new-password = New password
account-password-about = At least 8 characters.
account-recovery-code = Recovery code
account-make-do = Create account
account-login-do = Log in
account-recover-do = Set new password
account-make-passkey = Sign up with a passkey, no password needed
account-login-passkey = Log in with a passkey
account-passkey-declined = No passkey was used, so nothing has changed. You can try again.
account-passkey-later = Your account is ready, but it has no passkey yet. Save the codes below. You can add a passkey later.
account-passkey-added = Passkey added.
account-add-passkey = Add a passkey
account-entered = Welcome back.
account-is = You’re logged in as { $login }.
account-ratings = Your ratings
account-no-ratings = Play a rated game to get your first rating.
account-log-out = Log out
account-safety = Security and data
account-sessions = Where you’re logged in
account-session-this = This device
account-session-seen = Last used: { $date }
account-end-session = Log out the device last used { $date }
account-end-others = Log out everywhere else
account-others-ended = You’re logged out on all other devices.
account-old-password = Current password
account-change-password = Change password
account-password-changed = Password changed. You’re logged out on all other devices.
account-export = Download your data
account-delete = Delete account
account-delete-about = This deletes your account and its data. Your games stay, without your name.
account-delete-sure = Delete it permanently
codes-title = Recovery codes
codes-about = If you lose your password or passkey, each of these codes lets you log in once. They won’t be shown again, so save them somewhere safe.
codes-kept = I’ve saved them

## API keys

account-programs = API keys
programs-about = Use a key to let your own program follow your games or play for you.
programs-plays = can read and play
programs-reads = can only read
programs-revoke = Delete the key { $label }
programs-made = Here is your key. Copy it now: it won’t be shown again.
programs-label = What the key is for
programs-play = Allow playing
programs-play-about = If off, the key can only read.
programs-make = Create key

## What can go wrong

error-account-taken = That username is taken, or you already have an account. Try another name, or log in.
error-account-wrong = Wrong username, password or code. Please check and try again.
error-account-missing = You need an account for this. Log in or sign up first.
error-account-weak = That password is too easy to guess. Please choose another.
error-session-missing = You’ve been logged out on this device. Your games are safe: log in to see them.
error-request-malformed = The server didn’t understand that. Nothing has changed: please reload the page and try again.
error-server-busy = The server is busy. Please try again in a moment.
error-server-closing = The server is restarting. Your games are safe: try again in a moment.
