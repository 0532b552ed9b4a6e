## Uten forbindelse

offline-title = Du er frakoblet
offline-text = Dette er den siste versjonen vi har. Partier mot datamaskinen, nøtter, leksjoner og regler virker uten nett.
offline-match = Partiet ditt er trygt. Det fortsetter så snart du er på nett igjen.
offline-unseen = Du har ikke åpnet dette partiet på denne enheten ennå. Det vises så snart du er på nett igjen.
offline-meanwhile = Lag et motiv i mellomtiden
offline-no-server = Dette trenger en server
offline-no-server-text = Partier på nett, kontoer og rating trenger en server, og dette nettstedet kjører uten. Alt annet virker.
offline-keep-title = Spill uten nett
offline-kept = Partier mot datamaskinen, nøtter, leksjoner og regler virker her uten nett.
offline-room = Plass brukt: { $megabytes } MB.
offline-keeping = Laster ned: { $percent } %
offline-unkept = Ikke alt er lastet ned til denne enheten ennå.
offline-keep = Last ned alt
open-title = Åpne et parti
open-text = Åpne et parti fra en fil, eller et som en annen app har delt.
shortcut-new = Nytt parti
error-client-no-server = Dette trenger en server, og dette nettstedet kjører uten.
