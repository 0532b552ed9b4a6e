## Names

people-name = Ditt namn
people-guest = Gäst
people-you = Du

## From one device to another

carry-title = Fortsätt på den här enheten
carry-about = Öppna partiet på den andra enheten och välj att ta med din plats. Den visar en kod som fungerar en gång, i fem minuter.
carry-code = Koden
carry-take = Ta min plats

## Accounts

account-name-about = Andra ser det vid bordet. Mer behövs inte för att spela.
account-rename = Ändra namnet
account-named = Namnet är ändrat.
account-title = Konto
account-about = Med ett konto finns dina partier på alla enheter, och du kan spela med rating. Ingen adress efterfrågas.
account-make = Nytt konto
account-login = Logga in
account-recover = Glömt
account-login-name = Kontots namn
account-password = Lösenord
account-new-password = Nytt lösenord
account-password-about = Minst åtta tecken.
account-recovery-code = Återställningskod
account-make-do = Skapa kontot
account-login-do = Logga in
account-recover-do = Spara det nya lösenordet
account-make-passkey = Skapa med passkey, utan lösenord
account-login-passkey = Logga in med passkey
account-passkey-declined = Ingen passkey användes. Inget har ändrats.
account-passkey-later = Kontot är skapat, än så länge utan passkey. Spara koderna, eller lägg till en senare.
account-passkey-added = Din passkey är tillagd.
account-add-passkey = Lägg till en passkey
account-entered = Välkommen tillbaka.
account-is = Du är inloggad som { $login }.
account-ratings = Din rating
account-no-ratings = Partier med rating visar här hur bra du spelar.
account-log-out = Logga ut
account-safety = Säkerhet och data
account-sessions = Var du är inloggad
account-session-this = Den här enheten
account-session-seen = Senast använd: { $date }
account-end-session = Logga ut enheten som senast användes { $date }
account-end-others = Logga ut överallt annars
account-others-ended = Alla andra enheter är utloggade.
account-old-password = Lösenord hittills
account-change-password = Byt lösenord
account-password-changed = Lösenordet är bytt. Alla andra enheter är utloggade.
account-export = Ladda ner dina data
account-delete = Ta bort kontot
account-delete-about = Allt som är känt om dig tas bort. Spelen finns kvar, utan ditt namn.
account-delete-sure = Ta bort för gott
codes-title = Återställningskoder
codes-about = Varje kod öppnar ditt konto en gång, om lösenordet eller din passkey skulle försvinna. De visas inte igen: förvara dem där du förvarar sådant.
codes-kept = Jag har sparat dem

## Keys for programs

account-programs = Nycklar för program
programs-about = Ett program du har kan följa dina partier och spela åt dig.
programs-plays = får titta och spela
programs-reads = får bara titta
programs-revoke = Återkalla nyckeln { $label }
programs-made = Det här är nyckeln. Den visas inte igen.
programs-label = Vad nyckeln är till för
programs-play = Får spela
programs-play-about = Annars kan det bara titta.
programs-make = Skapa en nyckel

## What can go wrong

error-account-taken = Namnet är upptaget, eller så har du redan ett konto.
error-account-wrong = Det stämmer inte. Titta gärna en gång till.
error-account-missing = Det kräver ett konto.
error-account-weak = Det lösenordet är ett av de första som alla provar. Välj ett annat.
error-session-missing = Du är utloggad här. Dina partier väntar på dig.
error-request-too-many = Det var mycket på en gång. Vänta en stund.
error-request-malformed = Servern kunde inte läsa det. Inget har ändrats.
error-server-busy = Servern har för mycket att göra just nu. Försök gärna igen.
error-server-closing = Servern startar om. Inget är förlorat.
