## Names

people-name = Ditt namn
people-guest = Gäst
people-you = Du

## From one device to another

carry-title = Fortsätt på den här enheten
carry-about = Öppna partiets meny på din andra enhet och välj ”Fortsätt på en annan enhet”. Då visas en kod som fungerar en gång, inom 5 minuter.
carry-code = Kod
carry-take = Fortsätt här

## Accounts

account-name-about = Andra ser det här namnet vid bordet. Mer behövs inte för att spela.
account-rename = Byt namn
account-named = Ditt namn är ändrat.
account-title = Konto
account-about = Med ett konto följer dina partier med till alla enheter, och du kan spela partier med rating. Ingen e-postadress behövs.
account-make = Skapa konto
account-login = Logga in
account-recover = Glömt lösenordet?
account-login-name = Användarnamn
account-password = Lösenord
account-new-password = Nytt lösenord
account-password-about = Minst 8 tecken.
account-recovery-code = Återställningskod
account-make-do = Skapa konto
account-login-do = Logga in
account-recover-do = Spara nytt lösenord
account-make-passkey = Skapa konto med en passkey, utan lösenord
account-login-passkey = Logga in med passkey
account-passkey-declined = Ingen passkey användes, så inget har ändrats. Du kan försöka igen.
account-passkey-later = Ditt konto är klart, men har ingen passkey än. Spara koderna nedan. Du kan lägga till en passkey senare.
account-passkey-added = Passkey tillagd.
account-add-passkey = Lägg till en passkey
account-entered = Välkommen tillbaka.
account-is = Du är inloggad som { $login }.
account-ratings = Din rating
account-no-ratings = Spela ett parti med rating för att få din första rating.
account-log-out = Logga ut
account-safety = Säkerhet och data
account-sessions = Var du är inloggad
account-session-this = Den här enheten
account-session-seen = Senast använd: { $date }
account-end-session = Logga ut enheten som senast användes { $date }
account-end-others = Logga ut på alla andra enheter
account-others-ended = Du är utloggad på alla andra enheter.
account-old-password = Nuvarande lösenord
account-change-password = Byt lösenord
account-password-changed = Lösenordet är bytt. Du är utloggad på alla andra enheter.
account-export = Ladda ner dina data
account-delete = Ta bort konto
account-delete-about = Det här tar bort ditt konto och dess uppgifter. Dina partier finns kvar, utan ditt namn.
account-delete-sure = Ta bort permanent
codes-title = Återställningskoder
codes-about = Om du blir av med ditt lösenord eller din passkey kan du logga in en gång med var och en av koderna. De visas inte igen, så spara dem på ett säkert ställe.
codes-kept = Jag har sparat dem

## Keys for programs

account-programs = API-nycklar
programs-about = Med en nyckel kan ditt eget program följa dina partier eller spela åt dig.
programs-plays = får läsa och spela
programs-reads = får bara läsa
programs-revoke = Ta bort nyckeln { $label }
programs-made = Här är din nyckel. Kopiera den nu: den visas inte igen.
programs-label = Vad nyckeln är till för
programs-play = Tillåt spel
programs-play-about = Om det är av kan nyckeln bara läsa.
programs-make = Skapa nyckel

## What can go wrong

error-account-taken = Användarnamnet är upptaget, eller så har du redan ett konto. Prova ett annat namn, eller logga in.
error-account-wrong = Fel användarnamn, lösenord eller kod. Kontrollera och försök igen.
error-account-missing = Du behöver ett konto för det här. Logga in eller skapa ett konto först.
error-account-weak = Det lösenordet är för lätt att gissa. Välj ett annat.
error-session-missing = Du har loggats ut på den här enheten. Dina partier är i tryggt förvar: logga in för att se dem.
error-request-malformed = Servern förstod inte det. Inget har ändrats: ladda om sidan och försök igen.
error-server-busy = Servern är upptagen. Försök igen om en stund.
error-server-closing = Servern startar om. Dina partier är i tryggt förvar: försök igen om en stund.
