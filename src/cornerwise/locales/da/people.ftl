## Names

people-name = Dit navn
people-guest = Gæst
people-you = Dig

## From one device to another

carry-title = Fortsæt på denne enhed
carry-about = Åbn partiet på den anden enhed, og vælg at tage din plads med. Den viser en kode, der virker én gang, i fem minutter.
carry-code = Koden
carry-take = Tag min plads

## Accounts

account-name-about = Andre ser det ved bordet. Der skal ikke mere til for at spille.
account-rename = Skift navn
account-named = Navnet er ændret.
account-title = Konto
account-about = Med en konto er dine partier på alle enheder, og du kan spille med rating. Der spørges ikke om en adresse.
account-make = Ny konto
account-login = Log ind
account-recover = Glemt
account-login-name = Kontoens navn
account-password = Adgangskode
account-new-password = Ny adgangskode
account-password-about = Mindst otte tegn.
account-recovery-code = Gendannelseskode
account-make-do = Opret kontoen
account-login-do = Log ind
account-recover-do = Gem den nye adgangskode
account-make-passkey = Opret med en adgangsnøgle, uden adgangskode
account-login-passkey = Log ind med en adgangsnøgle
account-passkey-declined = Der blev ikke brugt en adgangsnøgle. Intet er ændret.
account-passkey-later = Kontoen er oprettet, endnu uden adgangsnøgle. Gem koderne, eller tilføj en senere.
account-passkey-added = Adgangsnøglen er tilføjet.
account-add-passkey = Tilføj en adgangsnøgle
account-entered = Velkommen tilbage.
account-is = Du er logget ind som { $login }.
account-ratings = Din rating
account-no-ratings = Partier med rating viser her, hvor godt du spiller.
account-log-out = Log ud
account-safety = Sikkerhed og data
account-sessions = Hvor du er logget ind
account-session-this = Denne enhed
account-session-seen = Sidst brugt: { $date }
account-end-session = Log enheden ud, der sidst blev brugt { $date }
account-end-others = Log ud alle andre steder
account-others-ended = Alle andre enheder er logget ud.
account-old-password = Adgangskode indtil nu
account-change-password = Skift adgangskode
account-password-changed = Adgangskoden er skiftet. Alle andre enheder er logget ud.
account-export = Hent dine data
account-delete = Slet kontoen
account-delete-about = Alt, hvad der vides om dig, slettes. Spillene bliver, uden dit navn.
account-delete-sure = Slet for altid
codes-title = Gendannelseskoder
codes-about = Hver kode åbner din konto én gang, hvis adgangskoden eller adgangsnøglen går tabt. De vises ikke igen: Gem dem der, hvor du gemmer den slags.
codes-kept = Jeg har gemt dem

## Keys for programs

account-programs = Nøgler til programmer
programs-about = Dit eget program kan følge dine partier og spille for dig.
programs-plays = må se og spille
programs-reads = må kun se
programs-revoke = Træk nøglen { $label } tilbage
programs-made = Dette er nøglen. Den vises ikke igen.
programs-label = Hvad nøglen er til
programs-play = Må spille
programs-play-about = Ellers kan det kun se med.
programs-make = Opret en nøgle

## What can go wrong

error-account-taken = Navnet er taget, eller du har allerede en konto.
error-account-wrong = Det passer ikke. Se venligst efter igen.
error-account-missing = Det kræver en konto.
error-account-weak = Den adgangskode er en af de første, alle prøver. Vælg en anden.
error-session-missing = Du er logget ud her. Dine partier venter på dig.
error-request-too-many = Det var meget på én gang. Vent venligst lidt.
error-request-malformed = Serveren kunne ikke læse det. Intet er ændret.
error-server-busy = Serveren har for meget at lave lige nu. Prøv venligst igen.
error-server-closing = Serveren genstarter. Intet er gået tabt.
