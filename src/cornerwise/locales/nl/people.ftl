## Names

people-name = Je naam
people-guest = Gast
people-you = Jij

## From one device to another

carry-title = Verder op dit apparaat
carry-about = Open op je andere apparaat het menu van de partij en kies ‘Op ander apparaat verdergaan’. Je krijgt een code die één keer werkt, binnen 5 minuten.
carry-code = Code
carry-take = Hier verdergaan

## Accounts

account-name-about = Anderen zien deze naam aan tafel. Meer heb je niet nodig om te spelen.
account-rename = Naam wijzigen
account-named = Je naam is gewijzigd.
account-title = Account
account-about = Met een account heb je je partijen op elk apparaat en kun je partijen met rating spelen. Een e-mailadres is niet nodig.
account-make = Registreren
account-login = Inloggen
account-recover = Wachtwoord vergeten?
account-login-name = Gebruikersnaam
account-password = Wachtwoord
account-new-password = Nieuw wachtwoord
account-password-about = Minstens 8 tekens.
account-recovery-code = Herstelcode
account-make-do = Account aanmaken
account-login-do = Inloggen
account-recover-do = Nieuw wachtwoord instellen
account-make-passkey = Registreren met een passkey, zonder wachtwoord
account-login-passkey = Inloggen met een passkey
account-passkey-declined = Er is geen passkey gebruikt, dus er is niets veranderd. Je kunt het opnieuw proberen.
account-passkey-later = Je account is klaar, maar heeft nog geen passkey. Bewaar de codes hieronder. Je kunt later een passkey toevoegen.
account-passkey-added = Passkey toegevoegd.
account-add-passkey = Passkey toevoegen
account-entered = Welkom terug.
account-is = Je bent ingelogd als { $login }.
account-ratings = Jouw ratings
account-no-ratings = Speel een partij met rating om je eerste rating te krijgen.
account-log-out = Uitloggen
account-safety = Beveiliging en gegevens
account-sessions = Waar je bent ingelogd
account-session-this = Dit apparaat
account-session-seen = Laatst gebruikt: { $date }
account-end-session = Het apparaat uitloggen dat het laatst is gebruikt op { $date }
account-end-others = Overal elders uitloggen
account-others-ended = Je bent uitgelogd op alle andere apparaten.
account-old-password = Huidig wachtwoord
account-change-password = Wachtwoord wijzigen
account-password-changed = Wachtwoord gewijzigd. Je bent uitgelogd op alle andere apparaten.
account-export = Je gegevens downloaden
account-delete = Account verwijderen
account-delete-about = Dit verwijdert je account en de gegevens ervan. Je partijen blijven, zonder je naam.
account-delete-sure = Definitief verwijderen
codes-title = Herstelcodes
codes-about = Als je je wachtwoord of passkey kwijtraakt, kun je met elk van deze codes één keer inloggen. Ze worden niet nog eens getoond, dus bewaar ze op een veilige plek.
codes-kept = Ik heb ze bewaard

## Keys for programs

account-programs = API-sleutels
programs-about = Met een sleutel kan je eigen programma je partijen volgen of voor je spelen.
programs-plays = mag lezen en spelen
programs-reads = mag alleen lezen
programs-revoke = Sleutel { $label } verwijderen
programs-made = Dit is je sleutel. Kopieer hem nu: hij wordt niet nog eens getoond.
programs-label = Waar de sleutel voor is
programs-play = Spelen toestaan
programs-play-about = Staat dit uit, dan kan de sleutel alleen lezen.
programs-make = Sleutel aanmaken

## What can go wrong

error-account-taken = Die gebruikersnaam is bezet, of je hebt al een account. Probeer een andere naam, of log in.
error-account-wrong = Verkeerde gebruikersnaam, verkeerd wachtwoord of verkeerde code. Controleer het en probeer het opnieuw.
error-account-missing = Hiervoor heb je een account nodig. Log eerst in of registreer je.
error-account-weak = Dat wachtwoord is te makkelijk te raden. Kies een ander.
error-session-missing = Je bent op dit apparaat uitgelogd. Je partijen zijn veilig: log in om ze te zien.
error-request-malformed = De server begreep dat niet. Er is niets veranderd: laad de pagina opnieuw en probeer het nog eens.
error-server-busy = De server heeft het druk. Probeer het zo opnieuw.
error-server-closing = De server start opnieuw op. Je partijen zijn veilig: probeer het zo opnieuw.
