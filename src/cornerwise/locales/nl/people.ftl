## Names

people-name = Je naam
people-guest = Gast
people-you = Jij

## From one device to another

carry-title = Verder op dit apparaat
carry-about = Open de partij op het andere apparaat en kies ervoor je plaats mee te nemen. Het toont een code die één keer werkt, vijf minuten lang.
carry-code = De code
carry-take = Mijn plaats nemen

## Accounts

account-name-about = Anderen zien hem aan tafel. Meer is niet nodig om te spelen.
account-rename = Naam wijzigen
account-named = De naam is gewijzigd.
account-title = Account
account-about = Met een account staan je partijen op elk apparaat en kun je voor een rating spelen. Er wordt geen adres gevraagd.
account-make = Nieuw account
account-login = Inloggen
account-recover = Vergeten
account-login-name = Naam van het account
account-password = Wachtwoord
account-new-password = Nieuw wachtwoord
account-password-about = Minstens acht tekens.
account-recovery-code = Herstelcode
account-make-do = Account maken
account-login-do = Inloggen
account-recover-do = Nieuw wachtwoord instellen
account-make-passkey = Maken met een passkey, zonder wachtwoord
account-login-passkey = Inloggen met een passkey
account-passkey-declined = Er is geen passkey gebruikt. Er is niets veranderd.
account-passkey-later = Het account is gemaakt, nog zonder passkey. Bewaar de codes, of voeg er later een toe.
account-passkey-added = De passkey is toegevoegd.
account-add-passkey = Passkey toevoegen
account-entered = Welkom terug.
account-is = Je bent ingelogd als { $login }.
account-ratings = Jouw ratings
account-no-ratings = Partijen voor de rating laten hier zien hoe goed je speelt.
account-log-out = Uitloggen
account-safety = Veiligheid en gegevens
account-sessions = Waar je bent ingelogd
account-session-this = Dit apparaat
account-session-seen = Laatst gebruikt: { $date }
account-end-session = Het apparaat uitloggen dat het laatst is gebruikt op { $date }
account-end-others = Overal elders uitloggen
account-others-ended = Alle andere apparaten zijn uitgelogd.
account-old-password = Wachtwoord tot nu toe
account-change-password = Wachtwoord wijzigen
account-password-changed = Het wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.
account-export = Je gegevens downloaden
account-delete = Account verwijderen
account-delete-about = Alles wat over je bekend is, wordt verwijderd. De spellen blijven, zonder je naam.
account-delete-sure = Voorgoed verwijderen
codes-title = Herstelcodes
codes-about = Elke code opent je account één keer, mocht het wachtwoord of de passkey kwijtraken. Ze worden niet nog eens getoond: bewaar ze waar je zulke dingen bewaart.
codes-kept = Ik heb ze bewaard

## Keys for programs

account-programs = Sleutels voor programma’s
programs-about = Een programma van jou kan je partijen volgen en voor je spelen.
programs-plays = mag kijken en spelen
programs-reads = mag alleen kijken
programs-revoke = Sleutel { $label } intrekken
programs-made = Dit is de sleutel. Hij wordt niet nog eens getoond.
programs-label = Waar de sleutel voor is
programs-play = Mag spelen
programs-play-about = Anders kan het alleen kijken.
programs-make = Sleutel maken

## What can go wrong

error-account-taken = Die naam is bezet, of je hebt al een account.
error-account-wrong = Dat klopt niet. Kijk het alsjeblieft nog eens na.
error-account-missing = Daar is een account voor nodig.
error-account-weak = Dat wachtwoord is een van de eerste die iedereen probeert. Kies een ander.
error-session-missing = Je bent hier uitgelogd. Je partijen wachten op je.
error-request-too-many = Dat was veel ineens. Wacht alsjeblieft even.
error-request-malformed = De server kon dat niet lezen. Er is niets veranderd.
error-server-busy = De server heeft het nu te druk. Probeer het alsjeblieft nog eens.
error-server-closing = De server start opnieuw. Er is niets verloren.
