## Names

people-name = Your name
people-guest = Guest
people-you = You

## From one device to another

carry-title = Continue on this device
carry-about = On the other device, open the game and choose to carry your seat. It shows a code that works once, for five minutes.
carry-code = The code
carry-take = Take my seat

## Accounts

account-name-about = Others see it at the table. Playing needs nothing else.
account-rename = Change the name
account-named = The name is changed.
account-title = Account
account-about = With an account your games are on every device, and you can play for a rating. No address is asked for.
account-make = New account
account-login = Log in
account-recover = Forgotten
account-login-name = Name of the account
account-password = Password
account-new-password = New password
account-password-about = At least eight characters.
account-recovery-code = Recovery code
account-make-do = Create account
account-login-do = Log in
account-recover-do = Set the new password
account-make-passkey = Create it with a passkey, without a password
account-login-passkey = Log in with a passkey
account-passkey-declined = No passkey was used. Nothing has changed.
account-passkey-later = The account is created, but it has no passkey yet. Save the codes, or add a passkey later.
account-passkey-added = The passkey is added.
account-add-passkey = Add a passkey
account-entered = Welcome back.
account-is = You are logged in as { $login }.
account-ratings = Your ratings
account-no-ratings = Games that are set up for the rating will show here how well you play.
account-log-out = Log out
account-safety = Security and data
account-sessions = Where you are logged in
account-session-this = This device
account-session-seen = Last used: { $date }
account-end-session = Log out the device last used { $date }
account-end-others = Log out everywhere else
account-others-ended = All other devices are logged out.
account-old-password = Current password
account-change-password = Change the password
account-password-changed = The password is changed. All other devices are logged out.
account-export = Download your data
account-delete = Delete the account
account-delete-about = All data about you is deleted. Games stay, without your name.
account-delete-sure = Delete permanently
codes-title = Recovery codes
codes-about = Each opens your account once, should the password or the passkey be lost. They are not shown again, so save them in a safe place.
codes-kept = I have kept them

## Keys for programs

account-programs = Keys for programs
programs-about = A program of yours can follow your games and play for you.
programs-plays = may look and play
programs-reads = may look only
programs-revoke = Revoke the key { $label }
programs-made = This is the key. It is not shown again.
programs-label = What the key is for
programs-play = May play
programs-play-about = Otherwise it can only look.
programs-make = Create a key

## What can go wrong

error-account-taken = That name is taken, or you have an account already.
error-account-wrong = That is not correct. Please check it.
error-account-missing = That needs an account.
error-account-weak = That password is too common. Please choose another.
error-session-missing = You are logged out here. Your games wait for you.
error-request-too-many = That was a lot at once. Please wait a moment.
error-request-malformed = The server could not read that. Nothing has changed.
error-server-busy = The server has too much to do just now. Please try again.
error-server-closing = The server is restarting. Nothing is lost.
