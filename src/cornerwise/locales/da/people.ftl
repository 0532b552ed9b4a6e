## Names

people-name = Dit navn
people-guest = Gæst
people-you = Dig

## From one device to another

carry-title = Fortsæt på denne enhed
carry-about = Åbn partiets menu på din anden enhed, og vælg »Fortsæt på en anden enhed«. Så vises en kode, der virker én gang, inden for 5 minutter.
carry-code = Kode
carry-take = Fortsæt her

## Accounts

account-name-about = Andre ser dette navn ved bordet. Det er alt, hvad du behøver for at spille.
account-rename = Skift navn
account-named = Dit navn er ændret.
account-title = Konto
account-about = Med en konto følger dine partier med på alle enheder, og du kan spille partier med rating. Du behøver ikke en mailadresse.
account-make = Opret konto
account-login = Log ind
account-recover = Glemt adgangskode?
account-login-name = Brugernavn
account-password = Adgangskode
account-new-password = Ny adgangskode
account-password-about = Mindst 8 tegn.
account-recovery-code = Gendannelseskode
account-make-do = Opret konto
account-login-do = Log ind
account-recover-do = Gem ny adgangskode
account-make-passkey = Opret konto med en adgangsnøgle, uden adgangskode
account-login-passkey = Log ind med en adgangsnøgle
account-passkey-declined = Der blev ikke brugt en adgangsnøgle, så intet er ændret. Du kan prøve igen.
account-passkey-later = Din konto er klar, men har ingen adgangsnøgle endnu. Gem koderne nedenfor. Du kan tilføje en adgangsnøgle senere.
account-passkey-added = Adgangsnøgle tilføjet.
account-add-passkey = Tilføj en adgangsnøgle
account-entered = Velkommen tilbage.
account-is = Du er logget ind som { $login }.
account-ratings = Din rating
account-no-ratings = Spil et parti med rating for at få din første rating.
account-log-out = Log ud
account-safety = Sikkerhed og data
account-sessions = Hvor du er logget ind
account-session-this = Denne enhed
account-session-seen = Sidst brugt: { $date }
account-end-session = Log enheden ud, der sidst blev brugt { $date }
account-end-others = Log ud alle andre steder
account-others-ended = Du er logget ud på alle andre enheder.
account-old-password = Nuværende adgangskode
account-change-password = Skift adgangskode
account-password-changed = Adgangskoden er skiftet. Du er logget ud på alle andre enheder.
account-export = Hent dine data
account-delete = Slet konto
account-delete-about = Dette sletter din konto og dens data. Dine partier bliver, uden dit navn.
account-delete-sure = Slet permanent
codes-title = Gendannelseskoder
codes-about = Hvis du mister din adgangskode eller adgangsnøgle, kan du logge ind én gang med hver af disse koder. De vises ikke igen, så gem dem et sikkert sted.
codes-kept = Jeg har gemt dem

## Keys for programs

account-programs = API-nøgler
programs-about = Med en nøgle kan dit eget program følge dine partier eller spille for dig.
programs-plays = må læse og spille
programs-reads = må kun læse
programs-revoke = Slet nøglen { $label }
programs-made = Her er din nøgle. Kopiér den nu: Den vises ikke igen.
programs-label = Hvad nøglen er til
programs-play = Tillad spil
programs-play-about = Hvis det er slået fra, kan nøglen kun læse.
programs-make = Opret nøgle

## What can go wrong

error-account-taken = Brugernavnet er taget, eller du har allerede en konto. Prøv et andet navn, eller log ind.
error-account-wrong = Forkert brugernavn, adgangskode eller kode. Tjek det, og prøv igen.
error-account-missing = Du skal have en konto til dette. Log ind, eller opret en konto først.
error-account-weak = Den adgangskode er for nem at gætte. Vælg en anden.
error-session-missing = Du er logget ud på denne enhed. Dine partier er i god behold: Log ind for at se dem.
error-request-malformed = Serveren forstod det ikke. Intet er ændret: Genindlæs siden, og prøv igen.
error-server-busy = Serveren har travlt. Prøv igen om lidt.
error-server-closing = Serveren genstarter. Dine partier er i god behold: Prøv igen om lidt.
