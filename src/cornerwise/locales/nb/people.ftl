## Navn

people-name = Navnet ditt
people-guest = Gjest
people-you = Du

## Fra en enhet til en annen

carry-title = Fortsett på denne enheten
carry-about = På den andre enheten åpner du menyen i partiet og velger «Fortsett på en annen enhet». Der vises en kode som virker én gang, innen 5 minutter.
carry-code = Kode
carry-take = Fortsett her

## Kontoer

account-name-about = Dette navnet ser andre ved bordet. Mer trenger du ikke for å spille.
account-rename = Endre navn
account-named = Navnet ditt er endret.
account-title = Konto
account-about = Med en konto følger partiene med deg til alle enheter, og du kan spille rangerte partier. Du trenger ingen e-postadresse.
account-make = Registrer deg
account-login = Logg inn
account-recover = Glemt passordet?
account-login-name = Brukernavn
account-password = Passord
account-new-password = Nytt passord
account-password-about = Minst 8 tegn.
account-recovery-code = Gjenopprettingskode
account-make-do = Opprett konto
account-login-do = Logg inn
account-recover-do = Lagre nytt passord
account-make-passkey = Registrer deg med en tilgangsnøkkel, uten passord
account-login-passkey = Logg inn med en tilgangsnøkkel
account-passkey-declined = Ingen tilgangsnøkkel ble brukt, så ingenting er endret. Du kan prøve igjen.
account-passkey-later = Kontoen din er klar, men har ingen tilgangsnøkkel ennå. Ta vare på kodene nedenfor. Du kan legge til en tilgangsnøkkel senere.
account-passkey-added = Tilgangsnøkkelen er lagt til.
account-add-passkey = Legg til en tilgangsnøkkel
account-entered = Velkommen tilbake.
account-is = Du er logget inn som { $login }.
account-ratings = Ratingen din
account-no-ratings = Spill et rangert parti for å få din første rating.
account-log-out = Logg ut
account-safety = Sikkerhet og data
account-sessions = Hvor du er logget inn
account-session-this = Denne enheten
account-session-seen = Sist brukt: { $date }
account-end-session = Logg ut enheten som sist ble brukt { $date }
account-end-others = Logg ut alle andre steder
account-others-ended = Du er logget ut på alle andre enheter.
account-old-password = Nåværende passord
account-change-password = Endre passord
account-password-changed = Passordet er endret. Du er logget ut på alle andre enheter.
account-export = Last ned dataene dine
account-delete = Slett konto
account-delete-about = Dette sletter kontoen din og dataene i den. Partiene dine blir værende, uten navnet ditt.
account-delete-sure = Slett for godt
codes-title = Gjenopprettingskoder
codes-about = Hvis du mister passordet eller tilgangsnøkkelen, kan du logge inn én gang med hver av disse kodene. De vises ikke igjen, så lagre dem på et trygt sted.
codes-kept = Jeg har lagret dem

## Nøkler for programmer

account-programs = API-nøkler
programs-about = Bruk en nøkkel for å la ditt eget program følge partiene dine eller spille for deg.
programs-plays = kan lese og spille
programs-reads = kan bare lese
programs-revoke = Slett nøkkelen { $label }
programs-made = Her er nøkkelen din. Kopier den nå, for den vises ikke igjen.
programs-label = Hva nøkkelen er til
programs-play = Tillat spilling
programs-play-about = Når dette er av, kan nøkkelen bare lese.
programs-make = Lag nøkkel

## Hva som kan gå galt

error-account-taken = Brukernavnet er tatt, eller du har allerede en konto. Prøv et annet navn, eller logg inn.
error-account-wrong = Feil brukernavn, passord eller kode. Sjekk og prøv igjen.
error-account-missing = Du trenger en konto for dette. Logg inn eller registrer deg først.
error-account-weak = Det passordet er for lett å gjette. Velg et annet.
error-session-missing = Du er logget ut på denne enheten. Partiene dine er trygge: Logg inn for å se dem.
error-request-malformed = Serveren forsto ikke dette. Ingenting er endret: Last siden på nytt og prøv igjen.
error-server-busy = Serveren er opptatt. Prøv igjen om litt.
error-server-closing = Serveren starter på nytt. Partiene dine er trygge: Prøv igjen om litt.
