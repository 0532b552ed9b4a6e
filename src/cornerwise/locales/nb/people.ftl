## Navn

people-name = Navnet ditt
people-guest = Gjest
people-you = Du

## Fra en enhet til en annen

carry-title = Fortsett på denne enheten
carry-about = På den andre enheten åpner du partiet og velger å ta med plassen din. Den viser en kode som virker én gang, i fem minutter.
carry-code = Koden
carry-take = Ta plassen min

## Kontoer

account-name-about = Andre ser det ved bordet. Mer trengs ikke for å spille.
account-rename = Endre navnet
account-named = Navnet er endret.
account-title = Konto
account-about = Med en konto har du partiene dine på alle enheter, og du kan spille for rating. Ingen adresse kreves.
account-make = Ny konto
account-login = Logg inn
account-recover = Glemt
account-login-name = Navnet på kontoen
account-password = Passord
account-new-password = Nytt passord
account-password-about = Minst åtte tegn.
account-recovery-code = Gjenopprettingskode
account-make-do = Opprett kontoen
account-login-do = Logg inn
account-recover-do = Sett det nye passordet
account-make-passkey = Opprett den med en tilgangsnøkkel, uten passord
account-login-passkey = Logg inn med en tilgangsnøkkel
account-passkey-declined = Ingen tilgangsnøkkel ble brukt. Ingenting er endret.
account-passkey-later = Kontoen er opprettet, foreløpig uten tilgangsnøkkel. Ta vare på kodene, eller legg til en nøkkel senere.
account-passkey-added = Tilgangsnøkkelen er lagt til.
account-add-passkey = Legg til en tilgangsnøkkel
account-entered = Velkommen tilbake.
account-is = Du er logget inn som { $login }.
account-ratings = Ratingen din
account-no-ratings = Partier som teller for rating, vil vise her hvor godt du spiller.
account-log-out = Logg ut
account-safety = Sikkerhet og data
account-sessions = Hvor du er logget inn
account-session-this = Denne enheten
account-session-seen = Sist brukt: { $date }
account-end-session = Logg ut enheten som sist ble brukt { $date }
account-end-others = Logg ut alle andre steder
account-others-ended = Alle andre enheter er logget ut.
account-old-password = Passord til nå
account-change-password = Endre passordet
account-password-changed = Passordet er endret. Alle andre enheter er logget ut.
account-export = Last ned dataene dine
account-delete = Slett kontoen
account-delete-about = Alt som er kjent om deg, slettes. Spillene blir værende, uten navnet ditt.
account-delete-sure = Slett for godt
codes-title = Gjenopprettingskoder
codes-about = Hver av dem åpner kontoen din én gang, hvis passordet eller tilgangsnøkkelen går tapt. De vises ikke igjen: Ta vare på dem der du pleier å ha slikt.
codes-kept = Jeg har tatt vare på dem

## Nøkler for programmer

account-programs = Nøkler for programmer
programs-about = Et program du har, kan følge partiene dine og spille for deg.
programs-plays = kan se og spille
programs-reads = kan bare se
programs-revoke = Trekk tilbake nøkkelen { $label }
programs-made = Dette er nøkkelen. Den vises ikke igjen.
programs-label = Hva nøkkelen er til
programs-play = Kan spille
programs-play-about = Ellers kan det bare se.
programs-make = Lag en nøkkel

## Hva som kan gå galt

error-account-taken = Det navnet er tatt, eller du har en konto fra før.
error-account-wrong = Det stemmer ikke. Se på det en gang til.
error-account-missing = Det krever en konto.
error-account-weak = Det passordet er et av de første alle prøver. Velg et annet.
error-session-missing = Du er logget ut her. Partiene dine venter på deg.
error-request-too-many = Det var mye på én gang. Vent et øyeblikk.
error-request-malformed = Serveren kunne ikke lese det. Ingenting er endret.
error-server-busy = Serveren har for mye å gjøre akkurat nå. Prøv igjen.
error-server-closing = Serveren starter på nytt. Ingenting er tapt.
