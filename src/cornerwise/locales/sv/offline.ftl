## Without a connection

offline-title = Du är offline
offline-text = Det här är den senaste versionen vi har. Partier mot datorn, pussel, lektioner och regler fungerar offline.
offline-match = Ditt parti är i tryggt förvar. Det fortsätter så snart du är online igen.
offline-unseen = Du har inte öppnat det här partiet på den här enheten än. Det visas så snart du är online igen.
offline-meanwhile = Skapa ett motiv under tiden
offline-no-server = Det här kräver en server
offline-no-server-text = Partier online, konton och rating kräver en server, och den här webbplatsen körs utan en. Allt annat fungerar.
offline-keep-title = Spela offline
offline-kept = Partier mot datorn, pussel, lektioner och regler fungerar här utan anslutning.
offline-room = Använt utrymme: { $megabytes } MB.
offline-keeping = Laddar ner: { $percent } %
offline-unkept = Allt är inte nedladdat till den här enheten än.
offline-keep = Ladda ner allt
open-title = Öppna ett parti
open-text = Öppna ett parti från en fil, eller ett som en annan app har delat.
shortcut-new = Nytt parti
error-client-no-server = Det här kräver en server, och den här webbplatsen körs utan en.
